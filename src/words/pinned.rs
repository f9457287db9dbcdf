//! What a tournament pins in words: the values of its scoring profile, its deck format, its optional rules.

use std::collections::BTreeSet;

use crate::domain::deck::Format;
use crate::domain::scoring::measure::StrengthMode;
use crate::domain::scoring::profile::{AtTime, Margin, Profile};
use crate::domain::scoring::treatment::EndingTreatment;
use crate::domain::scoring::value::{CurrentValue, Value};
use crate::domain::source::{Confidence, Source};
use crate::domain::tournament::optional_rule::OptionalRule;
use crate::messages::{Message, say};
use crate::words::measure::measure_within;
use crate::words::numbers::{score, signed_number};

/// The name of a value without one.
pub const NAMELESS: Message = say("profiles-nameless");

/// The name of a value on a page; a test checks that every value has one.
pub fn value_name(key: &str) -> Message {
    match key {
        "points.full_win" => say("profiles-full-win"),
        "points.modified_win" => say("profiles-modified-win"),
        "points.true_tie" => say("profiles-true-tie"),
        "points.modified_loss" => say("profiles-modified-loss"),
        "points.full_loss" => say("profiles-full-loss"),
        "points.bye" | "differential.bye" => say("profiles-bye"),
        "points.earned_bye" | "differential.earned_bye" => say("profiles-earned-bye"),
        "points.unplayed" => say("profiles-unplayed"),
        "scores.win_threshold" => say("profiles-win-threshold"),
        "scores.largest" => say("profiles-largest"),
        "scores.planet_and_space" => say("profiles-planet-and-space"),
        "differential.floor" => say("profiles-floor"),
        "differential.cap" => say("profiles-cap"),
        "differential.cap_follows_win_threshold" => say("profiles-cap-follows"),
        "differential.true_tie" => say("profiles-margin-true-tie"),
        "differential.double_loss" => say("profiles-margin-double-loss"),
        "differential.outside_win" => say("profiles-margin-outside-win"),
        "differential.win_without_higher_score" => say("profiles-margin-not-higher"),
        "differential.count_points_not_counting_to_win" => say("profiles-not-counting-to-win"),
        "endings.complete" => say("profiles-ending-complete"),
        "endings.time" => say("profiles-ending-time"),
        "endings.decked_out" => say("profiles-ending-decked-out"),
        "endings.card" => say("profiles-ending-card"),
        "endings.card_forfeit_by_one" => say("profiles-ending-forfeit-one"),
        "endings.card_forfeit_by_both" => say("profiles-ending-forfeit-both"),
        "endings.concession" => say("profiles-ending-concession"),
        "endings.no_show" => say("profiles-ending-no-show"),
        "endings.disqualified" => say("profiles-ending-disqualified"),
        "endings.both_absent" => say("profiles-ending-both-absent"),
        "endings.void" => say("profiles-ending-void"),
        "standings.tie_breakers" => say("profiles-tie-breakers"),
        "standings.strength_of_schedule" => say("profiles-strength"),
        "standings.strength_counts_byes_of_opponents" => say("profiles-strength-byes"),
        "standings.strength_counts_no_shows" => say("profiles-strength-no-shows"),
        "pairing.earned_bye_counts_as_bye" => say("profiles-earned-bye-counts"),
        "rounds.minutes" => say("profiles-minutes"),
        "rounds.extra_turns" => say("profiles-extra-turns"),
        "rounds.at_time" => say("profiles-at-time"),
        "rounds.suggested" => say("profiles-suggested-rounds"),
        "rounds.least_players" => say("profiles-least-players"),
        "rounds.least_rounds" => say("profiles-least-rounds"),
        _ => NAMELESS,
    }
}

/// A value's name outside its section.
pub fn full_name(key: &str) -> Message {
    match key.split('.').next() {
        Some("differential") => say("profiles-of-differential").with("name", value_name(key)),
        Some("points") => say("profiles-of-points").with("name", value_name(key)),
        _ => value_name(key),
    }
}

/// A value in words.
pub fn value_in_words(profile: &Profile, key: &str, now: &CurrentValue) -> String {
    // Limits and thresholds are scores; the other values of the differential are margins.
    let margin =
        key.starts_with("differential.") && !matches!(key, "differential.floor" | "differential.cap");
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

/// What happens when time is called under a profile; what nobody read says so.
pub fn at_time_of(profile: &Profile) -> Option<Message> {
    let at_time = profile.rounds.at_time.as_ref()?;
    let what = self::at_time(at_time.value);
    Some(match at_time.confidence {
        Confidence::Default => say("profiles-at-time-default").with("what", what),
        Confidence::Memory => say("profiles-at-time-unverified").with("what", what),
        Confidence::Seen | Confidence::Inferred | Confidence::Organiser => what,
    })
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
        return Some(say("profiles-own-format").with("base", base));
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
        let told = || value_in_words(profile, "standings.tie_breakers", &order);
        assert_eq!(told(), "full wins; then the place is shared");
        assert_eq!(Language::German.speak(told), "Volle Siege; dann wird der Rang geteilt");
        let name = full_name("differential.bye");
        assert_eq!(name.to_string(), "Differential: Bye");
        assert_eq!(Language::French.speak(|| name.to_string()), "Différentiel\u{a0}: Exempt");
    }
}
