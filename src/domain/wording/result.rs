//! Puts the ending of a game and the result of an appeal into words.

use crate::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side, WonMissions};
use crate::domain::tournament::dispute::AppealOutcome;
use crate::domain::wording::numbers::score;

/// How a game ended, with the names of the players at side A and side B.
pub fn ending(end: EndReason, [a, b]: [&str; 2]) -> String {
    let name = |side: Side| side.of([a, b]);
    match end {
        EndReason::Complete { winner } => format!("{} won", name(winner)),
        EndReason::Time => "time was called".to_owned(),
        EndReason::DeckedOut => "the draw decks ran out".to_owned(),
        EndReason::Card { winner } => format!("{} won by a card’s effect", name(winner)),
        EndReason::CardForfeit { by: Forfeiting::A } => format!("{a} lost by a card’s forfeit"),
        EndReason::CardForfeit { by: Forfeiting::B } => format!("{b} lost by a card’s forfeit"),
        EndReason::CardForfeit { by: Forfeiting::Both } => "both lost by a card’s forfeit".to_owned(),
        EndReason::Concession { by } => format!("{} conceded", name(by)),
        EndReason::NoShow { by } => format!("{} did not appear", name(by)),
        EndReason::Disqualified { by } => format!("{} was disqualified", name(by)),
        EndReason::BothAbsent => "neither player appeared".to_owned(),
        EndReason::Void => "the game does not count".to_owned(),
    }
}

/// A result in a few words, with its ending if that is unusual: `Kira 100, Odo 35`, or `Kira 80, Odo 35 (time was
/// called)`.
pub fn result(result: &GameResult, names: [&str; 2]) -> String {
    let ([a, b], [first, second]) = (names, result.scores);
    let scores = format!("{a} {}, {b} {}", score(first), score(second));
    if ends_as_usual(result) { scores } else { format!("{scores} ({})", ending(result.end, names)) }
}

/// Whether the player with more points won, so that the points say how the game ended.
pub const fn ends_as_usual(result: &GameResult) -> bool {
    let [first, second] = result.scores;
    match result.end {
        EndReason::Complete { winner: Side::A } => first > second,
        EndReason::Complete { winner: Side::B } => second > first,
        _ => false,
    }
}

/// What was ticked with a win, if anything was.
pub const fn missions(ticked: WonMissions) -> Option<&'static str> {
    match (ticked.planet, ticked.space) {
        (true, true) => Some("a planet and a space mission completed"),
        (true, false) => Some("a planet mission completed"),
        (false, true) => Some("a space mission completed"),
        (false, false) => None,
    }
}

/// The result of an appeal.
pub const fn appeal(outcome: AppealOutcome) -> &'static str {
    match outcome {
        AppealOutcome::Upheld => "Upheld on appeal",
        AppealOutcome::Overturned => "Overturned on appeal",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_names_its_ending_only_where_it_is_not_the_usual_one() {
        let told = |scores, end| result(&GameResult::ended(scores, end), ["Kira", "Odo"]);
        let won = |winner| EndReason::Complete { winner };
        assert_eq!(told([100, 35], won(Side::A)), "Kira 100, Odo 35");
        assert_eq!(told([-5, 100], won(Side::B)), "Kira −5, Odo 100");
        let behind = told([100, 35], won(Side::B));
        assert_eq!(behind, "Kira 100, Odo 35 (Odo won)");
        assert_eq!(told([80, 35], EndReason::Time), "Kira 80, Odo 35 (time was called)");
    }
}
