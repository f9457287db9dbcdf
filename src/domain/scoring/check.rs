//! Validates a scoring profile when it is read, from a file or from an imported log, so that it scores sensibly.

use crate::domain::scoring::measure::Measure;
use crate::domain::scoring::profile::{Margin, Profile};
use crate::domain::scoring::treatment::EndingTreatment;
use crate::domain::scoring::value_key::ValueKey;

/// The most victory points for one result; keeps every sum far from the limits of 64 bits.
pub const MOST_POINTS: i64 = 1_000;
/// The largest score that any profile may accept.
pub const LARGEST_SCORE: i64 = 1_000_000;
/// The most extra turns after time is called.
const MOST_TURNS: i64 = 20;
/// The most rounds of a tournament.
const MOST_ROUNDS: i64 = 20;
/// The most players of a tournament.
const MOST_PLAYERS: i64 = 10_000;

/// Why a profile cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProfileError {
    /// The text is not a profile.
    #[error("this is not a scoring profile: {0}")]
    Unreadable(String),
    /// The identifier is not a valid short name.
    #[error("the profile's id “{0}” may use only lower-case letters, digits and hyphens")]
    Id(String),
    /// The period ends before it begins.
    #[error("the profile ends before it begins: correct effective_from or effective_to")]
    Period,
    /// A value is outside its range.
    #[error("{name} is {value}; it must lie between {least} and {most}")]
    Figure {
        /// The value's key.
        name: ValueKey,
        /// The value found.
        value: i64,
        /// The smallest allowed.
        least: i64,
        /// The largest allowed.
        most: i64,
    },
    /// A better result would count less than a worse one.
    #[error("the victory points must not rise from full win to full loss: {better} counts less than {worse}")]
    PointsOrder {
        /// The key of the better result.
        better: ValueKey,
        /// The key of the worse result.
        worse: ValueKey,
    },
    /// This ending has no winner to reward.
    #[error("{ending} cannot be treated as {treatment}: such an ending names no winner")]
    NoWinner {
        ending: ValueKey,
        /// The treatment asked for.
        treatment: EndingTreatment,
    },
    /// A tie-breaker appears twice, or there is none.
    #[error("tie_breakers must name at least one measure, and none twice")]
    TieBreakers,
    /// Suggested rounds are not in rising order, or there are none.
    #[error("suggested rounds must rise with the number of players, and name at least one number")]
    Suggestions,
}

/// The endings without a winner: a treatment that rewards a winner is impossible for them.
pub const WITHOUT_WINNER: [ValueKey; 5] = [
    ValueKey::EndingsTime,
    ValueKey::EndingsDeckedOut,
    ValueKey::EndingsCardForfeitByBoth,
    ValueKey::EndingsBothAbsent,
    ValueKey::EndingsVoid,
];

impl Profile {
    /// Reads a profile file and checks it.
    ///
    /// # Errors
    /// If a key is missing, misspelt or unknown, or when the values contradict each other.
    pub fn from_toml(text: &str) -> Result<Self, ProfileError> {
        let profile: Self =
            toml::from_str(text).map_err(|error| ProfileError::Unreadable(error.to_string()))?;
        profile.validated()
    }

    /// Checks that the values fit together.
    ///
    /// # Errors
    /// The first value that does not.
    pub fn validated(self) -> Result<Self, ProfileError> {
        self.check()?;
        Ok(self)
    }

    /// Checks a profile as [`Profile::validated`] does, without taking it: for one pinned in a log.
    ///
    /// # Errors
    /// The first value that does not fit.
    pub fn check(&self) -> Result<(), ProfileError> {
        let slug = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if self.id.is_empty() || !self.id.chars().all(slug) {
            return Err(ProfileError::Id(self.id.clone()));
        }
        if self.effective_to.is_some_and(|end| end < self.effective_from) {
            return Err(ProfileError::Period);
        }
        self.faults().into_iter().next().map_or(Ok(()), Err)
    }

    /// Every value that does not fit, for a form that shows all problems at once.
    pub fn faults(&self) -> Vec<ProfileError> {
        let mut faults = self.faults_of_points();
        faults.extend(self.faults_of_margins());
        faults.extend(self.faults_of_endings());
        faults.extend(self.faults_of_standings());
        faults.extend(self.faults_of_rounds());
        faults
    }

    fn faults_of_points(&self) -> Vec<ProfileError> {
        let points = &self.points;
        let falling = [
            (ValueKey::PointsFullWin, &points.full_win),
            (ValueKey::PointsModifiedWin, &points.modified_win),
            (ValueKey::PointsTrueTie, &points.true_tie),
            (ValueKey::PointsModifiedLoss, &points.modified_loss),
            (ValueKey::PointsFullLoss, &points.full_loss),
        ];
        let others = [
            (ValueKey::PointsBye, &points.bye),
            (ValueKey::PointsEarnedBye, &points.earned_bye),
            (ValueKey::PointsUnplayed, &points.unplayed),
        ];
        let all = falling.into_iter().chain(others);
        let mut faults: Vec<_> =
            all.filter_map(|(name, value)| out_of_range(name, value.value, 0, MOST_POINTS)).collect();
        let pairs = falling.iter().zip(falling.iter().skip(1));
        let rising = pairs.filter(|((_, better), (_, worse))| better.value < worse.value);
        faults.extend(rising.map(|(&(better, _), &(worse, _))| ProfileError::PointsOrder { better, worse }));
        faults
    }

    fn faults_of_margins(&self) -> Vec<ProfileError> {
        let differential = &self.differential;
        // Clamped to its own limits, because the limits of other values follow from it.
        let largest = self.scores.largest.value.clamp(1, LARGEST_SCORE);
        let cap = self.cap();
        let mut faults = vec![
            out_of_range(ValueKey::ScoresLargest, self.scores.largest.value, 1, LARGEST_SCORE),
            out_of_range(ValueKey::ScoresWinThreshold, self.scores.win_threshold.value, 1, largest),
            out_of_range(ValueKey::DifferentialCap, differential.cap.value, 1, largest),
            out_of_range(ValueKey::DifferentialFloor, differential.floor.value, -largest, cap),
            out_of_range(ValueKey::DifferentialTrueTie, differential.true_tie.value, -largest, largest),
            out_of_range(ValueKey::DifferentialDoubleLoss, differential.double_loss.value, -largest, largest),
            out_of_range(ValueKey::DifferentialBye, differential.bye.value, -largest, largest),
            out_of_range(
                ValueKey::DifferentialWinWithoutHigherScore,
                differential.win_without_higher_score.value,
                0,
                cap,
            ),
        ];
        for (name, margin) in [
            (ValueKey::DifferentialEarnedBye, differential.earned_bye.value),
            (ValueKey::DifferentialOutsideWin, differential.outside_win.value),
        ] {
            if let Margin::Points(points) = margin {
                faults.push(out_of_range(name, points, -largest, largest));
            }
        }
        faults.into_iter().flatten().collect()
    }

    fn faults_of_endings(&self) -> Vec<ProfileError> {
        let endings = &self.endings;
        let treatments = [
            &endings.time,
            &endings.decked_out,
            &endings.card_forfeit_by_both,
            &endings.both_absent,
            &endings.void,
        ];
        let pairs = WITHOUT_WINNER.into_iter().zip(treatments);
        let rewarding = pairs.filter(|(_, treatment)| treatment.value.needs_winner());
        rewarding
            .map(|(ending, treatment)| ProfileError::NoWinner { ending, treatment: treatment.value })
            .collect()
    }

    fn faults_of_standings(&self) -> Vec<ProfileError> {
        let measures = &self.standings.tie_breakers.value;
        let twice = |measure: &Measure| measures.iter().filter(|other| *other == measure).count() > 1;
        if measures.is_empty() || measures.iter().any(twice) {
            return vec![ProfileError::TieBreakers];
        }
        Vec::new()
    }

    fn faults_of_rounds(&self) -> Vec<ProfileError> {
        let rounds = &self.rounds;
        let whole = |name, value: u32, least, most| out_of_range(name, i64::from(value), least, most);
        let mut faults = vec![
            // The same limits as for a tournament's clock.
            whole(ValueKey::RoundsMinutes, rounds.minutes.value, 5, 600),
            whole(ValueKey::RoundsExtraTurns, rounds.extra_turns.value, 0, MOST_TURNS),
        ];
        if let Some(least) = &rounds.least_players {
            faults.push(whole(ValueKey::RoundsLeastPlayers, least.value, 1, MOST_PLAYERS));
        }
        if let Some(least) = &rounds.least_rounds {
            faults.push(whole(ValueKey::RoundsLeastRounds, least.value, 1, MOST_ROUNDS));
        }
        let list = &rounds.suggested.value;
        let playable = list.iter().all(|entry| {
            (1..=MOST_ROUNDS).contains(&i64::from(entry.rounds)) && i64::from(entry.players) <= MOST_PLAYERS
        });
        if list.is_empty()
            || !playable
            || !list.is_sorted_by(|a, b| a.players < b.players && a.rounds <= b.rounds)
        {
            faults.push(Some(ProfileError::Suggestions));
        }
        faults.into_iter().flatten().collect()
    }
}

fn out_of_range(name: ValueKey, value: i64, least: i64, most: i64) -> Option<ProfileError> {
    let fits = (least..=most).contains(&value);
    (!fits).then_some(ProfileError::Figure { name, value, least, most })
}
