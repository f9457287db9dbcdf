//! The player's own games so far, newest first, with place and points.

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::scoring::standings::{StandingsLine, standings};
use crate::domain::scoring::tally::Did;
use crate::messages::say;
use crate::web::error::PageError;
use crate::web::words;

/// One round of the player.
pub struct PlayedGame {
    pub round: String,
    /// The opponent, or what happened instead.
    pub whom: String,
    pub score: String,
    pub outcome: String,
    pub points: String,
}

/// The player's line in the standings; `None` before there is one.
///
/// # Errors
/// Before the tournament is set up.
pub fn line(here: &Snapshot, player: PlayerId) -> Result<Option<StandingsLine>, PageError> {
    let profile = here.profile()?;
    let computed =
        standings(profile, &here.tournament.history()).map_err(|error| PageError::failed(&error))?;
    Ok(computed.lines.into_iter().find(|line| line.tally.player == player))
}

/// The rounds of a line.
///
/// # Errors
/// Before the tournament is set up.
pub fn games(here: &Snapshot, player: PlayerId, line: &StandingsLine) -> Result<Vec<PlayedGame>, PageError> {
    let profile = here.profile()?;
    let rounds = (1..).map(RoundNumber).zip(line.tally.rounds.iter());
    let mut games: Vec<PlayedGame> = rounds
        .map(|(round, did)| {
            let (points, margin) = profile.points_and_margin(did);
            let (whom, outcome) = match did {
                Did::Game { opponent, outcome, .. } => {
                    (here.name(*opponent), format!("{} {}", outcome.grade, words::signed_number(margin)))
                }
                Did::Void { opponent } => {
                    (here.name(*opponent), say("player-games-does-not-count").to_string())
                }
                Did::Open { opponent } => (here.name(*opponent), say("player-games-no-result").to_string()),
                Did::Bye => (say("player-games-bye").to_string(), unless_zero(margin)),
                Did::EarnedBye => (say("player-games-earned-bye").to_string(), unless_zero(margin)),
                Did::Unplayed => (say("player-games-not-played").to_string(), String::new()),
            };
            let open = matches!(did, Did::Open { .. });
            let points = if open { "–".to_owned() } else { points.to_string() };
            PlayedGame { round: round.to_string(), whom, score: score(here, player, round), outcome, points }
        })
        .collect();
    games.reverse();
    Ok(games)
}

fn unless_zero(margin: i64) -> String {
    if margin == 0 { String::new() } else { words::signed_number(margin) }
}

/// The player's points and the opponent's; empty without a result.
fn score(here: &Snapshot, player: PlayerId, round: RoundNumber) -> String {
    let table = here.tournament.round(round).and_then(|round| round.table_of(player));
    let told = table.and_then(|table| Some((table.side_of(player)?, table.result.as_ref()?.result.scores)));
    told.map_or_else(String::new, |(seat, scores)| {
        format!("{} : {}", words::score(seat.of(scores)), words::score(seat.other().of(scores)))
    })
}
