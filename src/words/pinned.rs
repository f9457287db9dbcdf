//! What a tournament pins in words: the values of its scoring profile, its deck format, its optional rules.

use std::collections::BTreeSet;

use crate::data::deck_format;
use crate::domain::deck::Format;
use crate::domain::scoring::measure::StrengthMode;
use crate::domain::scoring::profile::{AtTime, Margin, Profile};
use crate::domain::scoring::treatment::EndingTreatment;
use crate::domain::scoring::value::{CurrentValue, Value};
use crate::domain::scoring::value_key::{ValueKey, ValuePart};
use crate::domain::source::Source;
use crate::domain::tournament::optional_rule::OptionalRule;
use crate::messages::{Message, say};
use crate::words::measure::measure_within;
use crate::words::numbers::{score, signed_number};

/// The name of a value on a page.
pub const fn value_name(key: ValueKey) -> Message {
    match key {
        ValueKey::PointsFullWin => say("profiles-full-win"),
        ValueKey::PointsModifiedWin => say("profiles-modified-win"),
        ValueKey::PointsTrueTie => say("profiles-true-tie"),
        ValueKey::PointsModifiedLoss => say("profiles-modified-loss"),
        ValueKey::PointsFullLoss => say("profiles-full-loss"),
        ValueKey::PointsBye | ValueKey::DifferentialBye => say("profiles-bye"),
        ValueKey::PointsEarnedBye | ValueKey::DifferentialEarnedBye => say("profiles-earned-bye"),
        ValueKey::PointsUnplayed => say("profiles-unplayed"),
        ValueKey::ScoresWinThreshold => say("profiles-win-threshold"),
        ValueKey::ScoresLargest => say("profiles-largest"),
        ValueKey::ScoresPlanetAndSpace => say("profiles-planet-and-space"),
        ValueKey::DifferentialFloor => say("profiles-floor"),
        ValueKey::DifferentialCap => say("profiles-cap"),
        ValueKey::DifferentialCapFollowsWinThreshold => say("profiles-cap-follows"),
        ValueKey::DifferentialTrueTie => say("profiles-margin-true-tie"),
        ValueKey::DifferentialDoubleLoss => say("profiles-margin-double-loss"),
        ValueKey::DifferentialOutsideWin => say("profiles-margin-outside-win"),
        ValueKey::DifferentialWinWithoutHigherScore => say("profiles-margin-not-higher"),
        ValueKey::DifferentialCountPointsNotCountingToWin => say("profiles-not-counting-to-win"),
        ValueKey::EndingsComplete => say("profiles-ending-complete"),
        ValueKey::EndingsTime => say("profiles-ending-time"),
        ValueKey::EndingsDeckedOut => say("profiles-ending-decked-out"),
        ValueKey::EndingsCard => say("profiles-ending-card"),
        ValueKey::EndingsCardForfeitByOne => say("profiles-ending-forfeit-one"),
        ValueKey::EndingsCardForfeitByBoth => say("profiles-ending-forfeit-both"),
        ValueKey::EndingsConcession => say("profiles-ending-concession"),
        ValueKey::EndingsNoShow => say("profiles-ending-no-show"),
        ValueKey::EndingsDisqualified => say("profiles-ending-disqualified"),
        ValueKey::EndingsBothAbsent => say("profiles-ending-both-absent"),
        ValueKey::EndingsVoid => say("profiles-ending-void"),
        ValueKey::EndingsConcessionIsAsked => say("profiles-concession-is-asked"),
        ValueKey::EndingsDeckedOutIsAsked => say("profiles-decked-out-is-asked"),
        ValueKey::StandingsTieBreakers => say("profiles-tie-breakers"),
        ValueKey::StandingsStrengthOfSchedule => say("profiles-strength"),
        ValueKey::StandingsStrengthCountsByesOfOpponents => say("profiles-strength-byes"),
        ValueKey::StandingsStrengthCountsNoShows => say("profiles-strength-no-shows"),
        ValueKey::PairingEarnedByeCountsAsBye => say("profiles-earned-bye-counts"),
        ValueKey::RoundsMinutes => say("profiles-minutes"),
        ValueKey::RoundsExtraTurns => say("profiles-extra-turns"),
        ValueKey::RoundsAtTime => say("profiles-at-time"),
        ValueKey::RoundsSuggested => say("profiles-suggested-rounds"),
        ValueKey::RoundsLeastPlayers => say("profiles-least-players"),
        ValueKey::RoundsLeastRounds => say("profiles-least-rounds"),
    }
}

/// A value's name outside its section.
pub fn full_name(key: ValueKey) -> Message {
    let name = value_name(key);
    match key.part() {
        ValuePart::Differential => say("profiles-of-differential").with("name", name),
        ValuePart::Points => say("profiles-of-points").with("name", name),
        ValuePart::Scores | ValuePart::Endings | ValuePart::Ranking | ValuePart::Byes | ValuePart::Rounds => {
            name
        }
    }
}

pub fn value_in_words(profile: &Profile, key: ValueKey, now: &CurrentValue) -> String {
    // Limits and thresholds are scores; the other values of the differential are margins.
    let limits = [ValueKey::DifferentialFloor, ValueKey::DifferentialCap];
    let margin = key.part() == ValuePart::Differential && !limits.contains(&key);
    match now {
        CurrentValue::Whole(number) if margin => signed_number(*number),
        CurrentValue::Whole(number) => score(*number),
        CurrentValue::YesNo(true) => say("profiles-yes").to_string(),
        CurrentValue::YesNo(false) => say("profiles-no").to_string(),
        CurrentValue::Margin(Margin::Cap) => {
            say("profiles-margin-cap").with("points", signed_number(profile.cap())).to_string()
        }
        CurrentValue::Margin(Margin::Points(points)) => signed_number(*points),
        CurrentValue::Treatment(treatment) => self::treatment(*treatment).to_string(),
        CurrentValue::Order(measures) => {
            let names: Vec<String> = measures.iter().map(|measure| measure_within(*measure)).collect();
            say("profiles-order").with("measures", names.join(", ")).to_string()
        }
        CurrentValue::Strength(mode) => strength(*mode).to_string(),
        CurrentValue::AtTime(what) => at_time(*what).to_string(),
        CurrentValue::Suggestions(list) => {
            let each = list.iter().map(|entry| {
                say("profiles-suggested")
                    .with("rounds", entry.rounds)
                    .with("players", entry.players)
                    .to_string()
            });
            each.collect::<Vec<_>>().join(", ")
        }
    }
}

/// How the opponents' points are combined.
pub const fn strength(mode: StrengthMode) -> Message {
    match mode {
        StrengthMode::Sum => say("profiles-strength-sum"),
        StrengthMode::Average => say("profiles-strength-average"),
    }
}

/// What happens when time is called.
pub const fn at_time(what: AtTime) -> Message {
    match what {
        AtTime::HandsDown => say("profiles-hands-down"),
        AtTime::FinishTurn => say("profiles-finish-turn"),
        AtTime::OneMoreTurn => say("profiles-one-more-turn"),
    }
}

/// What happens when time is called under a profile. Where that was read is told beside the profile's other values.
pub fn at_time_of(profile: &Profile) -> Option<Message> {
    profile.rounds.at_time.as_ref().map(|given| at_time(given.value))
}

/// The treatment of an ending.
pub const fn treatment(treatment: EndingTreatment) -> Message {
    match treatment {
        EndingTreatment::WinnerTakesFullWin => say("profiles-winner-takes-full-win"),
        EndingTreatment::FullWinByScore => say("profiles-full-win-by-score"),
        EndingTreatment::ModifiedWinByScore => say("profiles-modified-win-by-score"),
        EndingTreatment::OutsideWin => say("profiles-outside-win-whatever"),
        EndingTreatment::TrueTie => say("profiles-true-tie-whatever"),
        EndingTreatment::DoubleLoss => say("profiles-double-loss-whatever"),
        EndingTreatment::NotCounted => say("profiles-not-counted"),
    }
}

/// The name of a profile, and how many of its values the tournament's director has set.
pub fn profile_title(profile: &Profile) -> String {
    titled(&profile.name, profile_changes(profile))
}

/// `tcc-1e-2023, 2 values changed by the director`; `None` if all are as published.
pub fn profile_changes(profile: &Profile) -> Option<Message> {
    let changed = profile.set_by_organiser().len();
    (changed > 0).then(|| say("profiles-changes").with("id", &profile.id).with("n", changed))
}

/// The values set by the director: name, value and source.
pub fn changed_values(profile: &Profile) -> Vec<(Message, String, Source)> {
    let values = profile.set_by_organiser();
    let told = |value: &Value| {
        (full_name(value.key), value_in_words(profile, value.key, &value.now), value.source.clone())
    };
    values.iter().map(told).collect()
}

/// The name of a format, and how many of its rules the tournament's director has set.
pub fn format_title(format: &Format) -> String {
    titled(&format.name, format_changes(format))
}

/// `2e-standard, 1 rule changed by the director`; `None` if all are as published.
pub fn format_changes(format: &Format) -> Option<Message> {
    if let Some(base) = &format.based_on {
        let name = deck_format(base).map_or(base, |published| &published.name);
        return Some(say("profiles-own-format").with("base", name));
    }
    let changed = format.set_by_organiser().len();
    (changed > 0).then(|| say("profiles-format-changes").with("id", &format.id).with("n", changed))
}

fn titled(name: &str, changes: Option<Message>) -> String {
    changes.map_or_else(
        || name.to_owned(),
        |changes| say("profiles-title-changed").with("name", name).with("changes", changes).to_string(),
    )
}

/// An optional rule in a sentence.
pub const fn option(option: OptionalRule) -> Message {
    match option {
        OptionalRule::ArtifactsOutOfPlay => say("names-option-artifacts"),
        OptionalRule::ShuttlesCarried => say("names-option-shuttles"),
        OptionalRule::DuplicateMissionsReplaced => say("names-option-missions"),
    }
}

/// The optional rules in use, in one line.
pub fn options(options: &BTreeSet<OptionalRule>) -> String {
    if options.is_empty() {
        return say("names-no-option").to_string();
    }
    options.iter().map(|one| option(*one).to_string()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn a_value_is_told_in_the_readers_language() {
        let profile = &crate::data::scoring_profiles()[0];
        let order = CurrentValue::Order(vec![crate::domain::scoring::measure::Measure::FullWins]);
        let told = || value_in_words(profile, ValueKey::StandingsTieBreakers, &order);
        assert_eq!(told(), "full wins; then the place is shared");
        assert_eq!(Language::German.speak(told), "Volle Siege; dann wird der Rang geteilt");
        let name = full_name(ValueKey::DifferentialBye);
        assert_eq!(name.to_string(), "Differential: Bye");
        assert_eq!(Language::French.speak(|| name.to_string()), "Différentiel\u{a0}: Exempt");
    }
}
