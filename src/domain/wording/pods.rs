//! Puts pods into words: what they scored, and the rules by which they play.

use crate::domain::pods::profile::PodMeasure;
use crate::domain::pods::score::{PodCounting, PodScore};
use crate::domain::tournament::play::PodRules;
use crate::domain::wording::numbers::grouped;

/// `Kira 638,386, Odo 10,110`; of rounds, each player's sum behind the rounds.
pub fn score_words(names: &[String], score: &PodScore) -> String {
    let totals = score.totals().unwrap_or_default();
    let each = names.iter().zip(&totals).enumerate().map(|(seat, (name, total))| match score {
        PodScore::Totals(_) => format!("{name} {}", grouped(*total)),
        PodScore::Rounds(rounds) => {
            let rounds = rounds.iter().filter_map(|round| round.get(seat)).map(|scored| grouped(*scored));
            format!("{name} {} ({})", grouped(*total), rounds.collect::<Vec<_>>().join(" + "))
        }
    });
    each.collect::<Vec<_>>().join(", ")
}

/// The rules in one line.
pub fn rules(rules: &PodRules) -> String {
    format!("{}, {}, {}", rules.profile.name, troubles(rules.troubles), counting(rules.counting))
}

/// What is played with.
pub const fn troubles(troubles: bool) -> &'static str {
    if troubles { "with Troubles" } else { "without Troubles" }
}

/// What is written down of a game.
pub const fn counting(counting: PodCounting) -> &'static str {
    match counting {
        PodCounting::Totals => "totals only",
        PodCounting::Rounds => "every round written down",
    }
}

/// The name of a measure.
pub const fn measure(measure: PodMeasure) -> &'static str {
    match measure {
        PodMeasure::Total => "Tribbles",
        PodMeasure::PlacePoints => "Place points",
        PodMeasure::PodsWon => "Pods won",
    }
}
