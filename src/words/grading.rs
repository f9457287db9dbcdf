//! What a game counts for in words: the arithmetic of one side, and the rules that were applied.

use crate::domain::scoring::grade::{Arithmetic, GradedGame, GradingPart, Reckoning};
use crate::domain::scoring::result::{EndReason, Forfeiting};
use crate::messages::{Message, say};
use crate::words::numbers::score;
use crate::words::result::grade;

/// One sentence with the arithmetic of a side.
pub fn why(game: &GradedGame) -> Message {
    say("grading-why").with("cause", cause(game.end)).with("arithmetic", arithmetic(&game.arithmetic))
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

fn arithmetic(it: &Arithmetic) -> Message {
    let (grade, differential) = (grade(it.outcome.grade), it.outcome.differential);
    let [own, other] = it.scores.map(score);
    let [own_limited, other_limited] = it.limited.map(score);
    let margin = if differential < 0 { score(differential) } else { format!("+{differential}") };
    match it.reckoning {
        Reckoning::Subtraction => subtraction(it, grade, margin),
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
            .with("margin", score(differential)),
        Reckoning::BothLose => {
            say("grading-both-lose").with("grade", grade).with("margin", score(differential))
        }
    }
}

/// The points of this side less those of the opponent; of what limits change, the greater number first.
fn subtraction(it: &Arithmetic, grade: Message, margin: String) -> Message {
    let ([own, other], [own_limited, other_limited]) = (it.scores, it.limited);
    let (first, second) = (score(own_limited), score(other_limited));
    if it.scores == it.limited {
        return say("grading-subtraction")
            .with("grade", grade)
            .with("first", first)
            .with("second", second)
            .with("margin", margin);
    }
    let is_ahead = it.outcome.differential > 0;
    let (more, less) = if is_ahead { (own, other) } else { (other, own) };
    let (more_limited, less_limited) =
        if is_ahead { (own_limited, other_limited) } else { (other_limited, own_limited) };
    say("grading-subtraction-limited")
        .with("grade", grade)
        .with("more", score(more))
        .with("less", score(less))
        .with("more-limited", score(more_limited))
        .with("less-limited", score(less_limited))
        .with("first", first)
        .with("second", second)
        .with("margin", margin)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::scoring::grade::Graded;
    use crate::domain::scoring::result::{GameResult, Side};
    use crate::messages::Language;

    #[test]
    fn a_grading_is_told_as_on_the_console() {
        let won = |winner| EndReason::Complete { winner };
        let results = [
            GameResult::ended([100, 35], won(Side::A)),
            GameResult::ended([130, -5], won(Side::A)),
            GameResult::ended([35, 100], won(Side::B)),
            GameResult::ended([100, 110], won(Side::A)),
            GameResult::ended([80, 35], EndReason::Time),
            GameResult::ended([80, 80], EndReason::Time),
            GameResult::ended([80, 35], EndReason::DeckedOut),
            GameResult::ended([20, 80], EndReason::Card { winner: Side::A }),
            GameResult::ended([20, 80], EndReason::CardForfeit { by: Forfeiting::A }),
            GameResult::ended([20, 80], EndReason::CardForfeit { by: Forfeiting::Both }),
            GameResult::ended([20, 80], EndReason::Concession { by: Side::B }),
            GameResult::ended([0, 0], EndReason::NoShow { by: Side::B }),
            GameResult::ended([0, 0], EndReason::Disqualified { by: Side::B }),
            GameResult::ended([0, 0], EndReason::BothAbsent),
        ];
        let mut told = 0;
        for profile in crate::data::scoring_profiles() {
            for result in &results {
                let Ok(Graded::Counts(sides)) = profile.grade(result) else { continue };
                for side in sides.iter() {
                    assert_eq!(why(side).to_string(), side.why(), "{}", profile.id);
                    told += 1;
                }
            }
        }
        assert!(told > 50, "{told}");
        for one in GradingPart::ALL {
            assert_eq!(part(one).to_string(), one.words());
        }
    }

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
    }
}
