//! The values of a profile under the names in its file: what each is now, and how a tournament's director changes
//! one.

use crate::domain::scoring::check::ProfileError;
use crate::domain::scoring::measure::{Measure, StrengthMode};
use crate::domain::scoring::profile::{
    AtTime, Byes, Differential, Endings, Margin, Points, Profile, Ranking, Rounds, Scores, SuggestedRounds,
};
use crate::domain::scoring::sourced::Sourced;
use crate::domain::scoring::treatment::EndingTreatment;
use crate::domain::scoring::value_key::{ValueKey, every_value};
use crate::domain::source::{Confidence, Source};

/// Points that win a game. A format may set it even though the profile's number comes from its source: trekcc.org
/// articleID=1426 names Slipstream, won at 50 points, with the cap at 50 too.
const WIN_THRESHOLD: ValueKey = ValueKey::ScoresWinThreshold;

/// One value of a profile, with its source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Value {
    pub key: ValueKey,
    /// The value as it is now.
    pub now: CurrentValue,
    /// Where the value comes from.
    pub source: Source,
}

/// The current value, by type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CurrentValue {
    Whole(i64),
    /// Yes or no.
    YesNo(bool),
    /// A number or the cap.
    Margin(Margin),
    /// The treatment of an ending.
    Treatment(EndingTreatment),
    /// The order of the tie-breakers.
    Order(Vec<Measure>),
    /// Sum or average.
    Strength(StrengthMode),
    /// What happens when time is called.
    AtTime(AtTime),
    /// Rounds for numbers of players.
    Suggestions(Vec<SuggestedRounds>),
}

/// Why values cannot be set as asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ValueError {
    /// The profile has no value of this name.
    #[error("the profile has no value “{0}”")]
    Unknown(String),
    /// The text is not a value of this type.
    #[error("{key} cannot be “{written}”")]
    Unreadable { key: ValueKey, written: String },
    /// The value was read in its source, so the director cannot change it.
    #[error("{0} was read in its source")]
    Seen(ValueKey),
    /// The values do not fit together.
    #[error(transparent)]
    Unfit(#[from] ProfileError),
}

impl Value {
    /// Whether a tournament's director may set it. A value read in its source is fixed, except the points that win a
    /// game, which the format of a tournament may set.
    pub fn is_open(&self) -> bool {
        self.source.confidence != Confidence::Seen || self.key == WIN_THRESHOLD
    }
}

impl CurrentValue {
    /// The value as a form sends it; [`CurrentValue::read`] reads it back.
    pub fn form_value(&self) -> String {
        match self {
            Self::Whole(number) | Self::Margin(Margin::Points(number)) => number.to_string(),
            Self::YesNo(yes) => if *yes { "yes" } else { "no" }.to_owned(),
            Self::Margin(Margin::Cap) => "cap".to_owned(),
            Self::Treatment(treatment) => treatment.code().to_owned(),
            Self::Order(order) => order.iter().map(|measure| measure.code()).collect::<Vec<_>>().join(","),
            Self::Strength(mode) => mode.code().to_owned(),
            Self::AtTime(what) => what.code().to_owned(),
            Self::Suggestions(list) => {
                let each = list.iter().map(|entry| format!("{}: {}", entry.players, entry.rounds));
                each.collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// Parses another value of the same type; `None` if the text is not one.
    pub fn read(&self, text: &str) -> Option<Self> {
        let text = text.trim();
        match self {
            Self::Whole(_) => parse_integer(text).map(Self::Whole),
            Self::YesNo(_) => match text {
                "yes" => Some(Self::YesNo(true)),
                "no" => Some(Self::YesNo(false)),
                _ => None,
            },
            Self::Margin(_) if text.eq_ignore_ascii_case("cap") => Some(Self::Margin(Margin::Cap)),
            Self::Margin(_) => parse_integer(text).map(|points| Self::Margin(Margin::Points(points))),
            Self::Treatment(_) => {
                EndingTreatment::ALL.into_iter().find(|one| one.code() == text).map(Self::Treatment)
            }
            Self::Order(_) => {
                let measure = |code: &str| Measure::of_code(code.trim());
                let codes = text.split(',').filter(|code| !code.trim().is_empty());
                codes.map(measure).collect::<Option<_>>().map(Self::Order)
            }
            Self::Strength(_) => {
                StrengthMode::ALL.into_iter().find(|one| one.code() == text).map(Self::Strength)
            }
            Self::AtTime(_) => AtTime::ALL.into_iter().find(|one| one.code() == text).map(Self::AtTime),
            Self::Suggestions(_) => {
                let parts = text.split(',').filter(|part| !part.trim().is_empty());
                parts.map(suggestion).collect::<Option<_>>().map(Self::Suggestions)
            }
        }
    }
}

/// An integer, with either minus sign.
fn parse_integer(text: &str) -> Option<i64> {
    text.replace('−', "-").parse().ok()
}

/// `8: 3`: up to 8 players, 3 rounds.
fn suggestion(text: &str) -> Option<SuggestedRounds> {
    let (players, rounds) = text.split_once(':')?;
    Some(SuggestedRounds { players: players.trim().parse().ok()?, rounds: rounds.trim().parse().ok()? })
}

impl Profile {
    /// Every value, in the order of a profile's file.
    pub fn values(&self) -> Vec<Value> {
        let value = |(key, held): (ValueKey, &dyn Held)| Value { key, now: held.now(), source: held.from() };
        held_values(self).into_iter().map(value).collect()
    }

    /// The values that the director of the tournament has set.
    pub fn set_by_organiser(&self) -> Vec<Value> {
        let mut values = self.values();
        values.retain(|value| value.source.confidence == Confidence::Organiser);
        values
    }

    /// This profile with these values, by key, set by a tournament's director for this reason. Values that do not
    /// change keep their source; values that return to those of `own`, the published profile, get its source back.
    ///
    /// ```
    /// use arbiter::data::scoring_profile;
    ///
    /// let published = scoring_profile("tcc-1e-2023").unwrap();
    /// let slipstream = published.with_values([("scores.win_threshold", "50")], "Slipstream", None).unwrap();
    /// assert_eq!(slipstream.scores.win_threshold.value, 50);
    /// assert_eq!(slipstream.set_by_organiser().len(), 1);
    /// ```
    ///
    /// # Errors
    /// Every value that cannot be set.
    pub fn with_values<'a>(
        &self,
        written: impl IntoIterator<Item = (&'a str, &'a str)>,
        reason: &str,
        own: Option<&Self>,
    ) -> Result<Self, Vec<ValueError>> {
        let own = own.map(Self::values).unwrap_or_default();
        let mut changed = self.clone();
        let mut errors = Vec::new();
        for (key, text) in written {
            if let Err(error) = changed.set(key, text, reason, &own) {
                errors.push(error);
            }
        }
        errors.extend(changed.faults().into_iter().map(ValueError::Unfit));
        if errors.is_empty() { Ok(changed) } else { Err(errors) }
    }

    fn set(&mut self, key: &str, text: &str, reason: &str, own: &[Value]) -> Result<(), ValueError> {
        let Some((key, held)) = held_mut(self).into_iter().find(|(known, _)| known.code() == key) else {
            return Err(ValueError::Unknown(key.to_owned()));
        };
        let unreadable = || ValueError::Unreadable { key, written: text.trim().to_owned() };
        let value = Value { key, now: held.now(), source: held.from() };
        let now = value.now.read(text).ok_or_else(unreadable)?;
        if now == value.now {
            return Ok(());
        }
        if !value.is_open() {
            return Err(ValueError::Seen(key));
        }
        let published = own.iter().find(|other| other.key == key && other.now == now);
        let source = published.map_or_else(
            || Source { citation: reason.trim().to_owned(), confidence: Confidence::Organiser },
            |other| other.source.clone(),
        );
        if held.set(now, source) { Ok(()) } else { Err(unreadable()) }
    }
}

/// A value inside a profile, of any type.
trait Held {
    fn now(&self) -> CurrentValue;
    fn from(&self) -> Source;
    /// Replaces the value and its source; false if the type does not fit.
    fn set(&mut self, now: CurrentValue, source: Source) -> bool;
}

/// A type that a profile can contain.
trait Figure: Sized {
    fn now(&self) -> CurrentValue;
    fn of(now: CurrentValue) -> Option<Self>;
}

impl<T: Figure> Held for Sourced<T> {
    fn now(&self) -> CurrentValue {
        self.value.now()
    }

    fn from(&self) -> Source {
        self.source()
    }

    fn set(&mut self, now: CurrentValue, source: Source) -> bool {
        let Some(value) = T::of(now) else { return false };
        *self = Self { value, citation: source.citation, confidence: source.confidence };
        true
    }
}

macro_rules! figures {
    ($($type:ty: $sort:ident;)+) => {
        $(impl Figure for $type {
            fn now(&self) -> CurrentValue {
                CurrentValue::$sort(self.clone().into())
            }

            fn of(now: CurrentValue) -> Option<Self> {
                match now {
                    CurrentValue::$sort(value) => Self::try_from(value).ok(),
                    _ => None,
                }
            }
        })+
    };
}

figures! {
    i64: Whole;
    u32: Whole;
    bool: YesNo;
    Margin: Margin;
    EndingTreatment: Treatment;
    Vec<Measure>: Order;
    StrengthMode: Strength;
    AtTime: AtTime;
    Vec<SuggestedRounds>: Suggestions;
}

/// Destructures a profile field by field, so that a new field does not compile until it is listed here.
macro_rules! taken_apart {
    ($profile:ident, $held:ty; $($part:ident: $shape:ident {
        $($name:ident $key:ident),+ $(; $($perhaps:ident $perhaps_key:ident),+)?
    })+) => {{
        let mut all: Vec<(ValueKey, $held)> = Vec::new();
        let Profile { id: _, name: _, edition: _, effective_from: _, effective_to: _, $($part),+ } = $profile;
        $(
            let $shape { $($name,)+ $($($perhaps,)+)? } = $part;
            $(all.push((ValueKey::$key, $name as $held));)+
            $($(if let Some(value) = $perhaps {
                all.push((ValueKey::$perhaps_key, value as $held));
            })+)?
        )+
        all
    }};
}

fn held_values(profile: &Profile) -> Vec<(ValueKey, &dyn Held)> {
    every_value!(taken_apart, profile, &dyn Held;)
}

fn held_mut(profile: &mut Profile) -> Vec<(ValueKey, &mut dyn Held)> {
    every_value!(taken_apart, profile, &mut dyn Held;)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn profile() -> Profile {
        crate::data::scoring_profile("tcc-1e-2023").unwrap().clone()
    }

    fn now(profile: &Profile, key: ValueKey) -> Value {
        profile.values().into_iter().find(|value| value.key == key).unwrap()
    }

    #[test]
    fn every_value_of_every_profile_reads_back_as_it_is_written() {
        for profile in crate::data::scoring_profiles() {
            let values = profile.values();
            let json = serde_json::to_string(profile).unwrap();
            assert_eq!(values.len(), json.matches("\"citation\"").count(), "{}", profile.id);
            for value in values {
                let back = value.now.read(&value.now.form_value());
                assert_eq!(back, Some(value.now), "{} of {}", value.key, profile.id);
            }
        }
    }

    #[test]
    fn a_value_is_set_with_the_reason_as_its_source_and_finds_back_to_its_own() {
        let own = profile();
        let set = own.with_values([("points.bye", "3"), ("points.full_win", "4")], " as announced ", None);
        let set = set.unwrap();
        let bye = now(&set, ValueKey::PointsBye);
        assert_eq!(bye.now, CurrentValue::Whole(3));
        assert_eq!(
            (bye.source.citation.as_str(), bye.source.confidence),
            ("as announced", Confidence::Organiser)
        );
        assert_eq!(set.set_by_organiser(), [bye], "what stood already is not the director’s");
        let back = set.with_values([("points.bye", "4")], "a mistake", Some(&own)).unwrap();
        assert_eq!(back, own);
    }

    #[test]
    fn what_was_read_in_its_source_is_not_the_directors_to_set() {
        let refused = profile().with_values([("differential.cap", "90")], "why not", None);
        assert_eq!(refused, Err(vec![ValueError::Seen(ValueKey::DifferentialCap)]));
        assert!(profile().with_values([("differential.cap", "100")], "as it is", None).is_ok());
    }

    #[test]
    fn the_points_that_win_a_game_are_the_formats_to_set_and_the_cap_follows() {
        let second = crate::data::scoring_profile("tcc-2e-2014").unwrap();
        assert_eq!(now(second, WIN_THRESHOLD).source.confidence, Confidence::Seen);
        let slipstream =
            second.with_values([(WIN_THRESHOLD.code(), "50")], "Slipstream", Some(second)).unwrap();
        assert_eq!((slipstream.cap(), slipstream.set_by_organiser().len()), (50, 1));
        assert_eq!(
            slipstream.with_values([(WIN_THRESHOLD.code(), "100")], "no", Some(second)),
            Ok(second.clone())
        );
    }

    #[test]
    fn everything_impossible_is_told_at_once() {
        let refused = profile().with_values(
            [
                ("points.modified_win", "5"),
                ("points.bye", "-1"),
                ("points.unplayed", "two"),
                ("rounds.minutes", "75"),
                ("rounds.extra_turns", "-3"),
                ("endings.time", "outside-win"),
                ("standings.tie_breakers", "differential,differential"),
                ("rounds.suggested", "8: 3, 8: 4"),
                ("standings.nothing", "1"),
            ],
            "why",
            None,
        );
        let errors = refused.unwrap_err();
        let order =
            ProfileError::PointsOrder { better: ValueKey::PointsFullWin, worse: ValueKey::PointsModifiedWin };
        for expected in [
            ValueError::Unfit(order),
            ValueError::Unreadable { key: ValueKey::PointsUnplayed, written: "two".to_owned() },
            ValueError::Unreadable { key: ValueKey::RoundsExtraTurns, written: "-3".to_owned() },
            ValueError::Unfit(ProfileError::TieBreakers),
            ValueError::Unfit(ProfileError::Suggestions),
            ValueError::Unknown("standings.nothing".to_owned()),
        ] {
            assert!(errors.contains(&expected), "{expected} is not among {errors:?}");
        }
        assert_eq!(errors.len(), 8, "{errors:?}");
    }
}
