//! Pods in words: what they scored, and the rules by which they play.

use crate::domain::pods::profile::PodMeasure;
use crate::domain::pods::score::{PodCounting, PodScore};
use crate::domain::tournament::play::PodRules;
use crate::messages::{Message, say};
use crate::words::measure::within_sentence;
use crate::words::numbers::grouped;

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

/// `638,386 tribbles`, and `1 tribble`.
pub fn tribbles(total: impl Into<i128>) -> Message {
    let total: i128 = total.into();
    // What no message counts exactly is no single tribble either.
    let n = i64::try_from(total).unwrap_or(i64::MAX);
    say("pods-tribbles").with("n", n).with("total", grouped(total))
}

/// The rules in one line.
pub fn rules(rules: &PodRules) -> String {
    format!("{}, {}, {}", rules.profile.name, troubles(rules.troubles), counting(rules.counting))
}

/// Whether pods play with troubles, in words.
pub const fn troubles(troubles: bool) -> Message {
    if troubles { say("names-with-troubles") } else { say("names-without-troubles") }
}

/// What is written down of a game.
pub const fn counting(counting: PodCounting) -> Message {
    match counting {
        PodCounting::Totals => say("names-totals-only"),
        PodCounting::Rounds => say("names-every-round"),
    }
}

/// The name of a measure.
pub const fn measure(measure: PodMeasure) -> Message {
    match measure {
        PodMeasure::Total => say("names-pod-total"),
        PodMeasure::PlacePoints => say("names-pod-place-points"),
        PodMeasure::PodsWon => say("names-pods-won"),
    }
}

/// The name of a measure within a sentence.
pub fn measure_within(measure: PodMeasure) -> String {
    within_sentence(&self::measure(measure))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn a_large_score_has_the_groups_of_its_reader() {
        let (names, score) = (["Kira".to_owned(), "Odo".to_owned()], PodScore::Totals(vec![638_386, 20]));
        let told = || score_words(&names, &score);
        assert_eq!(told(), "Kira 638,386, Odo 20");
        assert_eq!(Language::German.speak(told), "Kira 638.386, Odo 20");
    }

    #[test]
    fn one_tribble_is_no_tribbles() {
        let told = || [0, 1, 638_386].map(|total: i64| tribbles(total).to_string());
        assert_eq!(told(), ["0 tribbles", "1 tribble", "638,386 tribbles"]);
        assert_eq!(Language::French.speak(told)[..2], ["0 tribble", "1 tribble"]);
        assert_eq!(tribbles(i128::MAX).to_string(), format!("{} tribbles", grouped(i128::MAX)));
    }
}
