//! What a game counts for in words: the arithmetic of one side, and the rules that were applied.

use crate::domain::scoring::grade::{Arithmetic, GradedGame, GradingPart, Reckoning};
use crate::domain::scoring::result::{EndReason, Forfeiting};
use crate::messages::{Message, say};
use crate::words::numbers::score;
use crate::words::result::grade;

in_english! {
    GradedGame: why,
    Arithmetic: |it| arithmetic(it, |number| number.to_string()),
}

/// One sentence with the arithmetic of a side.
pub fn why(game: &GradedGame) -> Message {
    say("grading-why").with("cause", cause(game.end)).with("arithmetic", arithmetic(&game.arithmetic, score))
}

/// What one of the rules decided.
pub const fn part(part: GradingPart) -> Message {
    match part {
        GradingPart::Ending => say("grading-part-ending"),
        GradingPart::VictoryPoints => say("grading-part-victory-points"),
        GradingPart::Differential => say("grading-part-differential"),
        GradingPart::Cap => say("grading-part-cap"),
    }
}

const fn cause(end: EndReason) -> Message {
    match end {
        EndReason::Complete { .. } => say("grading-cause-complete"),
        EndReason::Time => say("grading-cause-time"),
        EndReason::DeckedOut => say("grading-cause-decked-out"),
        EndReason::Card { .. } => say("grading-cause-card"),
        EndReason::CardForfeit { by: Forfeiting::Both } => say("grading-cause-forfeit-both"),
        EndReason::CardForfeit { by: Forfeiting::A | Forfeiting::B } => say("grading-cause-forfeit"),
        EndReason::Concession { .. } => say("grading-cause-conceded"),
        EndReason::NoShow { .. } => say("grading-cause-no-show"),
        EndReason::Disqualified { .. } => say("grading-cause-disqualified"),
        EndReason::BothAbsent => say("grading-cause-both-absent"),
        EndReason::Void => say("grading-cause-void"),
    }
}

/// The arithmetic of a side, its numbers written by `number`.
fn arithmetic(it: &Arithmetic, number: fn(i64) -> String) -> Message {
    let (grade, differential) = (grade(it.outcome.grade), it.outcome.differential);
    let [own, other] = it.scores.map(number);
    let [own_limited, other_limited] = it.limited.map(number);
    let margin = if differential < 0 { number(differential) } else { format!("+{differential}") };
    match it.reckoning {
        Reckoning::Subtraction if it.scores == it.limited => say("grading-subtraction")
            .with("grade", grade)
            .with("first", own)
            .with("second", other)
            .with("margin", margin),
        Reckoning::Subtraction => {
            // The greater number first.
            let is_ahead = differential > 0;
            let (more, less) = if is_ahead { (own, other) } else { (other, own) };
            let (more_limited, less_limited) =
                if is_ahead { (&own_limited, &other_limited) } else { (&other_limited, &own_limited) };
            say("grading-subtraction-limited")
                .with("grade", grade)
                .with("more", more)
                .with("less", less)
                .with("more-limited", more_limited)
                .with("less-limited", less_limited)
                .with("first", &own_limited)
                .with("second", &other_limited)
                .with("margin", margin)
        }
        Reckoning::LeastMargin => say("grading-least-margin")
            .with("grade", grade)
            .with("own", own)
            .with("other", other)
            .with("own-limited", own_limited)
            .with("other-limited", other_limited)
            .with("margin", margin),
        Reckoning::Outside => say("grading-outside").with("grade", grade).with("margin", margin),
        Reckoning::Level => say("grading-level")
            .with("grade", grade)
            .with("own", own)
            .with("other", other)
            .with("margin", number(differential)),
        Reckoning::BothLose => {
            say("grading-both-lose").with("grade", grade).with("margin", number(differential))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::scoring::grade::Graded;
    use crate::domain::scoring::result::{GameResult, Side};
    use crate::messages::Language;

    #[test]
    fn a_grading_is_told_in_the_readers_language() {
        let profile = crate::data::scoring_profile("tcc-1e-2023").unwrap();
        let result = GameResult::ended([130, -5], EndReason::Complete { winner: Side::A });
        let Ok(Graded::Counts(sides)) = profile.grade(&result) else { panic!("it counts") };
        let german = Language::German.speak(|| why(&sides[0]).to_string());
        assert_eq!(
            german,
            "Die Siegbedingungen waren erfüllt; voller Sieg: 130 und −5 Punkte zählen als 100 und 0, 100 − 0 = +100"
        );
        let other = &sides[1];
        assert_eq!(
            other.to_string(),
            "The winning conditions were met; full loss: 130 and −5 points count as 100 and 0, 0 − 100 = −100"
        );
        assert_eq!(
            other.arithmetic.to_string(),
            "full loss: 130 and -5 points count as 100 and 0, 0 − 100 = -100",
            "in JSON a number has the minus of a number"
        );
    }
}
