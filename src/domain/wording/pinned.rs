//! Puts what a tournament pins into words: the values of its scoring profile, its deck format, its optional rules.

use std::collections::BTreeSet;

use crate::domain::deck::Format;
use crate::domain::scoring::measure::{Measure, StrengthMode};
use crate::domain::scoring::profile::{AtTime, Margin, Profile};
use crate::domain::scoring::treatment::EndingTreatment;
use crate::domain::scoring::value::{CurrentValue, Value};
use crate::domain::source::{Confidence, Source};
use crate::domain::tournament::optional_rule::OptionalRule;
use crate::domain::wording::numbers::{count, score, signed_number};

/// The name of a value on a page; a test checks that every value has one.
pub fn value_name(key: &str) -> &'static str {
    match key {
        "points.full_win" => "Full win (FW)",
        "points.modified_win" => "Modified win (MW): ahead when time was called",
        "points.true_tie" => "True tie (TT)",
        "points.modified_loss" => "Modified loss (ML)",
        "points.full_loss" => "Full loss (FL)",
        "points.bye" | "differential.bye" => "Bye",
        "points.earned_bye" | "differential.earned_bye" => "Bye won as a prize",
        "points.unplayed" => "Round not played",
        "scores.win_threshold" => "Points that win a game",
        "scores.largest" => "Largest score that a slip may show, up or down",
        "scores.planet_and_space" => "A win takes a planet and a space mission, ticked with it",
        "differential.floor" => "Points below this count as this",
        "differential.cap" => "Points above this count as this (the cap)",
        "differential.cap_follows_win_threshold" => "The points that win a game take the place of the cap",
        "differential.true_tie" => "True tie, both sides",
        "differential.double_loss" => "Loss for both, both sides",
        "differential.outside_win" => "Win from outside the game; the loser gets the opposite",
        "differential.win_without_higher_score" => {
            "Winner who is not ahead in points; the loser gets the opposite"
        }
        "differential.count_points_not_counting_to_win" => {
            "Points that do not count toward winning count here"
        }
        "endings.complete" => "Somebody reached the winning conditions",
        "endings.time" => "Time was called",
        "endings.decked_out" => "The draw decks ran out",
        "endings.card" => "Won by the text of a card",
        "endings.card_forfeit_by_one" => "A card made one player forfeit",
        "endings.card_forfeit_by_both" => "Cards made both players forfeit",
        "endings.concession" => "A player conceded",
        "endings.no_show" => "A player did not appear",
        "endings.disqualified" => "A player was disqualified",
        "endings.both_absent" => "Neither player appeared",
        "endings.void" => "The director took the game out",
        "standings.tie_breakers" => "Order of the tie-breakers",
        "standings.strength_of_schedule" => "Strength of schedule",
        "standings.strength_counts_byes_of_opponents" => "An opponent’s points from byes count in it",
        "standings.strength_counts_no_shows" => "Games to which somebody did not appear count in it",
        "pairing.earned_bye_counts_as_bye" => "A bye won as a prize uses up the turn for a normal one",
        "rounds.minutes" => "Minutes of a round",
        "rounds.extra_turns" => "Turns after the current one when time is called",
        "rounds.at_time" => "When time is called",
        "rounds.suggested" => "Rounds suggested",
        "rounds.least_players" => "Players asked for at least",
        "rounds.least_rounds" => "Games asked for at least",
        _ => NAMELESS,
    }
}

/// The name of a value without one.
pub const NAMELESS: &str = "Value";

/// A value's name outside its section.
pub fn full_name(key: &str) -> String {
    match key.split('.').next() {
        Some("differential") => format!("Differential: {}", value_name(key)),
        Some("points") => format!("Victory points: {}", value_name(key)),
        _ => value_name(key).to_owned(),
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
        CurrentValue::YesNo(yes) => if *yes { "yes" } else { "no" }.to_owned(),
        CurrentValue::Margin(Margin::Cap) => format!("{}, the cap", signed_number(profile.cap())),
        CurrentValue::Margin(Margin::Points(points)) => signed_number(*points),
        CurrentValue::Treatment(treatment) => self::treatment(*treatment).to_owned(),
        CurrentValue::Order(measures) => {
            let names: Vec<String> = measures.iter().map(|measure| order_name(*measure)).collect();
            format!("{}; then the place is shared", names.join(", "))
        }
        CurrentValue::Strength(mode) => strength(*mode).to_owned(),
        CurrentValue::AtTime(what) => at_time(*what).to_owned(),
        CurrentValue::Suggestions(list) => {
            let each = list.iter().map(|entry| format!("{} up to {} players", entry.rounds, entry.players));
            each.collect::<Vec<_>>().join(", ")
        }
    }
}

fn order_name(measure: Measure) -> String {
    measure.name().to_lowercase()
}

/// How the opponents' points are combined, in words.
pub const fn strength(mode: StrengthMode) -> &'static str {
    match mode {
        StrengthMode::Sum => "the sum of the opponents’ victory points",
        StrengthMode::Average => "the average of the opponents’ victory points",
    }
}

/// What happens when time is called, in words.
pub const fn at_time(what: AtTime) -> &'static str {
    match what {
        AtTime::HandsDown => "hands down at once, in the middle of a turn",
        AtTime::FinishTurn => "finish the turn",
        AtTime::OneMoreTurn => "finish the turn, then the other player has one more",
    }
}

/// What happens when time is called under a profile, in words; what nobody read says so.
pub fn at_time_of(profile: &Profile) -> Option<String> {
    let at_time = profile.rounds.at_time.as_ref()?;
    let unread = match at_time.confidence {
        Confidence::Default => " (our default)",
        Confidence::Memory => " (unverified)",
        Confidence::Seen | Confidence::Inferred | Confidence::Organiser => "",
    };
    Some(format!("{}{unread}", self::at_time(at_time.value)))
}

/// The treatment of an ending, in words.
pub const fn treatment(treatment: EndingTreatment) -> &'static str {
    match treatment {
        EndingTreatment::WinnerTakesFullWin => "full win for the winner, the points subtracted",
        EndingTreatment::FullWinByScore => "full win for the higher score; level scores are a true tie",
        EndingTreatment::ModifiedWinByScore => {
            "modified win for the higher score; level scores are a true tie"
        }
        EndingTreatment::OutsideWin => "full win with the margin of a win from outside, whatever the scores",
        EndingTreatment::TrueTie => "a true tie, whatever the scores",
        EndingTreatment::DoubleLoss => "a full loss for both, whatever the scores",
        EndingTreatment::NotCounted => "the game counts for nothing",
    }
}

/// The name of a profile, and how many of its values the tournament's director has set.
pub fn profile_title(profile: &Profile) -> String {
    match profile_changes(profile) {
        Some(changes) => format!("{} ({changes})", profile.name),
        None => profile.name.clone(),
    }
}

/// `tcc-1e-2023, 2 values changed by the director`; `None` if all are as published.
pub fn profile_changes(profile: &Profile) -> Option<String> {
    let changed = profile.set_by_organiser().len();
    let count = count(changed, "value", "values");
    (changed > 0).then(|| format!("{}, {count} changed by the director", profile.id))
}

/// The values set by the director: name, value and source.
pub fn changed_values(profile: &Profile) -> Vec<(String, String, Source)> {
    let values = profile.set_by_organiser();
    let told = |value: &Value| {
        (full_name(value.key), value_in_words(profile, value.key, &value.now), value.source.clone())
    };
    values.iter().map(told).collect()
}

/// The name of a format, and how many of its rules the tournament's director has set.
pub fn format_title(format: &Format) -> String {
    match format_changes(format) {
        Some(changes) => format!("{} ({changes})", format.name),
        None => format.name.clone(),
    }
}

/// `2e-standard, 1 rule changed by the director`; `None` if all are as published.
pub fn format_changes(format: &Format) -> Option<String> {
    let changed = format.set_by_organiser().len();
    let count = count(changed, "rule", "rules");
    if let Some(base) = &format.based_on {
        return Some(format!("the director’s own, made from {base}"));
    }
    (changed > 0).then(|| format!("{}, {count} changed by the director", format.id))
}

/// The optional rules in use, in one line.
pub fn options(options: &BTreeSet<OptionalRule>) -> String {
    let said: Vec<&str> = options.iter().map(|option| option.says()).collect();
    if said.is_empty() { "none".to_owned() } else { said.join(" ") }
}
