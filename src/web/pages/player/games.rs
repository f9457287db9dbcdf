//! The player's own games so far, newest first, with place and points.

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::scoring::standings::{StandingsLine, standings};
use crate::domain::scoring::tally::Did;
use crate::domain::tournament::round::{Round, Table};
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::words;

/// One round of the player.
pub struct PlayedGame {
    /// The number of a round; empty for a game of the cut.
    pub round: String,
    /// The stage of the cut, and which game of the match.
    pub stage: Option<Message>,
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
            let table = here.tournament.round(round).and_then(|round| round.table_of(player));
            let score = table.map(|table| score(table, player)).unwrap_or_default();
            PlayedGame { round: round.to_string(), stage: None, whom, score, outcome, points }
        })
        .collect();
    games.extend(games_of_cut(here, player));
    games.reverse();
    Ok(games)
}

/// The games of the cut, which count for no standing, in their order.
fn games_of_cut(here: &Snapshot, player: PlayerId) -> Vec<PlayedGame> {
    let stages = here.tournament.stages().filter(|round| round.is_published());
    let seated = stages.flat_map(|round| round.tables().map(move |table| (round, table)));
    seated.filter_map(|(round, table)| game_of_cut(here, player, round, table)).collect()
}

fn game_of_cut(here: &Snapshot, player: PlayerId, round: &Round, table: &Table) -> Option<PlayedGame> {
    let (side, number) = (table.side_of(player)?, table.pair.table);
    let title = words::third_place(table).unwrap_or_else(|| words::round_name(here, round.number).title());
    let played = table.result.as_ref().and_then(|it| here.profile().ok()?.outcomes(&it.result).ok()?);
    let graded = played.map(|both| {
        let outcome = side.of(both);
        format!("{} {}", outcome.grade, words::signed_number(outcome.differential))
    });
    let last = round.games_at(number.table()).last().is_some_and(|game| game.pair.table == number);
    let settled = here.tournament.settlement_at(round.number, number.table()).filter(|_| last);
    let named = settled.map(|settled| {
        let word = if settled.winner == player {
            say("player-games-won-by-decision")
        } else {
            say("player-games-lost-by-decision")
        };
        word.to_string()
    });
    let told: Vec<String> = graded.into_iter().chain(named).collect();
    Some(PlayedGame {
        round: String::new(),
        stage: Some(match number.game() {
            1 => title,
            game => say("player-games-stage").with("stage", title).with("game", game),
        }),
        whom: here.name(side.other().of(table.pair.players)),
        score: score(table, player),
        outcome: if table.result.is_none() {
            say("player-games-no-result").to_string()
        } else {
            told.join(", ")
        },
        points: String::new(),
    })
}

fn unless_zero(margin: i64) -> String {
    if margin == 0 { String::new() } else { words::signed_number(margin) }
}

/// The player's points and the opponent's; empty without a result.
fn score(table: &Table, player: PlayerId) -> String {
    let told = table.side_of(player).zip(table.result.as_ref().map(|recorded| recorded.result.scores));
    told.map_or_else(String::new, |(seat, scores)| {
        format!("{} : {}", words::score(seat.of(scores)), words::score(seat.other().of(scores)))
    })
}
