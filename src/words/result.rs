//! Results, endings and grades in words.

use crate::domain::scoring::grade::{Grade, Outcome};
use crate::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side, WonMissions};
use crate::messages::{Message, say};
use crate::words::numbers::{score, signed_number};

/// The choice of a form for a game that was not finished in time. What a form refuses names the choice by this label.
pub const fn time_was_called() -> Message {
    say("rounds-tables-time-was-called")
}

/// How a game ended, with the names of the players at side A and side B.
pub fn ending(end: EndReason, names: [&str; 2]) -> String {
    let [a, b] = names;
    let name = |side: Side| side.of(names);
    match end {
        EndReason::Complete { winner } => say("rounds-ending-won").with("name", name(winner)),
        EndReason::Time => say("rounds-ending-time"),
        EndReason::DeckedOut => say("rounds-ending-decked-out"),
        EndReason::Card { winner } => say("rounds-ending-card").with("name", name(winner)),
        EndReason::CardForfeit { by: Forfeiting::A } => say("rounds-ending-card-forfeit").with("name", a),
        EndReason::CardForfeit { by: Forfeiting::B } => say("rounds-ending-card-forfeit").with("name", b),
        EndReason::CardForfeit { by: Forfeiting::Both } => say("rounds-ending-card-forfeit-both"),
        EndReason::Concession { by } => say("rounds-ending-conceded").with("name", name(by)),
        EndReason::NoShow { by } => say("rounds-ending-no-show").with("name", name(by)),
        EndReason::Disqualified { by } => say("rounds-ending-disqualified").with("name", name(by)),
        EndReason::BothAbsent => say("rounds-ending-both-absent"),
        EndReason::Void => say("rounds-ending-void"),
    }
    .to_string()
}

/// How a game ended, told to the player on side `you`.
pub fn ending_for(you: Side, end: EndReason, opponent: &str) -> String {
    let own_forfeit = match you {
        Side::A => Forfeiting::A,
        Side::B => Forfeiting::B,
    };
    let own = match end {
        EndReason::Complete { winner } => (winner == you).then(|| say("rounds-ending-you-won")),
        EndReason::Card { winner } => (winner == you).then(|| say("rounds-ending-you-card")),
        EndReason::CardForfeit { by } => (by == own_forfeit).then(|| say("rounds-ending-you-card-forfeit")),
        EndReason::Concession { by } => (by == you).then(|| say("rounds-ending-you-conceded")),
        EndReason::NoShow { by } => (by == you).then(|| say("rounds-ending-you-no-show")),
        EndReason::Disqualified { by } => (by == you).then(|| say("rounds-ending-you-disqualified")),
        EndReason::Time | EndReason::DeckedOut | EndReason::BothAbsent | EndReason::Void => None,
    };
    // The name of the other side is the only one that is said.
    own.map_or_else(|| ending(end, [opponent, opponent]), |told| told.to_string())
}

/// A result in a few words, with its ending if that is unusual: `Kira 100, Odo 35`, or `Kira 80, Odo 35 (time was
/// called)`.
pub fn result(result: &GameResult, names: [&str; 2]) -> String {
    let ([a, b], [first, second]) = (names, result.scores);
    let scores = format!("{a} {}, {b} {}", score(first), score(second));
    if ends_as_usual(result) { scores } else { format!("{scores} ({})", ending(result.end, names)) }
}

/// Whether the player with more points won, so that the points say how the game ended.
const fn ends_as_usual(result: &GameResult) -> bool {
    let [first, second] = result.scores;
    match result.end {
        EndReason::Complete { winner: Side::A } => first > second,
        EndReason::Complete { winner: Side::B } => second > first,
        EndReason::Time
        | EndReason::DeckedOut
        | EndReason::Card { .. }
        | EndReason::CardForfeit { .. }
        | EndReason::Concession { .. }
        | EndReason::NoShow { .. }
        | EndReason::Disqualified { .. }
        | EndReason::BothAbsent
        | EndReason::Void => false,
    }
}

/// What was ticked with a win, if anything was.
pub const fn missions(ticked: WonMissions) -> Option<Message> {
    match (ticked.planet, ticked.space) {
        (true, true) => Some(say("rounds-missions-both")),
        (true, false) => Some(say("rounds-missions-planet")),
        (false, true) => Some(say("rounds-missions-space")),
        (false, false) => None,
    }
}

/// What a game is for a side where victory points are said apart or count for nothing, such as `FW +90`.
pub fn graded(outcome: &Outcome) -> String {
    format!("{} {}", outcome.grade.code(), signed_number(outcome.differential))
}

/// A grade within a sentence, such as `full win`.
pub const fn grade(grade: Grade) -> Message {
    match grade {
        Grade::FullWin => say("rounds-grade-full-win"),
        Grade::ModifiedWin => say("rounds-grade-modified-win"),
        Grade::TrueTie => say("rounds-grade-true-tie"),
        Grade::ModifiedLoss => say("rounds-grade-modified-loss"),
        Grade::FullLoss => say("rounds-grade-full-loss"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn a_result_names_its_ending_only_where_it_is_not_the_usual_one() {
        let told = |scores, end| result(&GameResult::ended(scores, end), ["Kira", "Odo"]);
        let won = |winner| EndReason::Complete { winner };
        assert_eq!(told([100, 35], won(Side::A)), "Kira 100, Odo 35");
        assert_eq!(told([-5, 100], won(Side::B)), "Kira −5, Odo 100");
        let behind = told([100, 35], won(Side::B));
        assert_eq!(behind, "Kira 100, Odo 35 (Odo won)");
        assert_eq!(told([80, 35], EndReason::Time), "Kira 80, Odo 35 (time was called)");
        let german = Language::German.speak(|| told([80, 35], EndReason::Time));
        assert_eq!(german, "Kira 80, Odo 35 (die Zeit war um)");
    }

    #[test]
    fn a_player_is_told_how_their_own_game_ended() {
        let told = |you, end| ending_for(you, end, "Odo");
        let (out, won) = (|by| EndReason::Disqualified { by }, |winner| EndReason::Complete { winner });
        assert_eq!(told(Side::A, out(Side::A)), "you lost by a penalty");
        assert_eq!(told(Side::A, out(Side::B)), "Odo lost by a penalty");
        assert_eq!(told(Side::B, out(Side::B)), "you lost by a penalty");
        assert_eq!(told(Side::B, won(Side::B)), "you won");
        assert_eq!(told(Side::B, won(Side::A)), "Odo won");
        let both = EndReason::CardForfeit { by: Forfeiting::Both };
        assert_eq!(told(Side::A, both), "both lost by a card’s forfeit");
    }
}
