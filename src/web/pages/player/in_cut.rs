//! Where a player is in the cut, in words: the situation, and what comes next.

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::domain::tournament::cut_position::CutPosition;
use crate::domain::tournament::round::Phase;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::pages::cut::unreadable;
use crate::web::pages::player::place::PlayerAtTable;
use crate::web::words;

/// Where the player is in the cut; `None` before one has started.
///
/// # Errors
/// If its results make no bracket.
pub(super) fn position(here: &Snapshot, player: PlayerId) -> Result<Option<CutPosition>, PageError> {
    here.tournament.cut_position(player).map_err(|error| unreadable(&error))
}

/// The situation of a player without a table, and what comes next.
///
/// # Errors
/// If the results make no bracket.
pub(super) fn told(
    here: &Snapshot,
    player: PlayerId,
    position: CutPosition,
) -> Result<[Message; 2], PageError> {
    Ok(match position {
        CutPosition::PlaysOn { .. } if plays_for_third(here, player)? => for_third(),
        CutPosition::PlaysOn { seed } => [plays_on(here, seed), say("player-table-round-closed-next")],
        CutPosition::Finished { .. }
        | CutPosition::KnockedOut { .. }
        | CutPosition::Reserve { .. }
        | CutPosition::NotIn { .. } => so_far(position),
    })
}

/// What the matches so far have made of a player.
fn so_far(position: CutPosition) -> [Message; 2] {
    let place = |place: u32| say("player-cut-place").with("place", place);
    match position {
        CutPosition::PlaysOn { .. } => [say("player-cut-goes-on"), say("player-table-round-closed-next")],
        CutPosition::Finished { place: own } => [say("player-cut-finished"), place(own)],
        CutPosition::KnockedOut { place: own } => {
            [say("player-cut-out"), own.map_or_else(|| say("player-cut-place-later"), place)]
        }
        CutPosition::Reserve { number } => {
            [say("player-cut-reserve").with("number", number), say("player-cut-reserve-next")]
        }
        CutPosition::NotIn { place: own } => [say("player-cut-not-in"), place(own)],
    }
}

fn plays_on(here: &Snapshot, seed: u32) -> Message {
    let stage = here.tournament.shown_round().filter(|round| round.stage().is_some());
    match stage {
        Some(round) if round.phase() == Phase::Playing => {
            say("player-cut-no-match").with("round", words::round_name(here, round.number).with_article())
        }
        Some(_) => say("player-cut-plays-on").with("seed", seed),
        None if here.tournament.is_bracket() => say("player-cut-in-bracket").with("seed", seed),
        None => say("player-cut-in").with("seed", seed),
    }
}

fn for_third() -> [Message; 2] {
    [say("player-cut-for-third"), say("player-table-round-closed-next")]
}

/// Whether a player who plays on has lost in single elimination: then only the match for third place is left.
fn plays_for_third(here: &Snapshot, player: PlayerId) -> Result<bool, PageError> {
    let bracket = here.tournament.bracket().map_err(|error| unreadable(&error))?;
    let single = bracket.filter(|bracket| bracket.cut.elimination.is_single());
    Ok(single.is_some_and(|single| single.stages.iter().flatten().any(|one| one.loser() == Some(player))))
}

/// What the match of a game with a result came to for the player, and what comes next; `None` outside a bracket.
///
/// # Errors
/// If the results make no bracket.
pub(super) fn after_game(place: PlayerAtTable<'_>) -> Result<Option<[Message; 2]>, PageError> {
    let (here, player, at) = (place.here, place.player(), place.at());
    if place.round.stage().is_none() {
        return Ok(None);
    }
    let winners = here.tournament.cut_winners();
    let Some(winner) = winners.get(&(at.round, at.table.table())) else {
        return Ok(Some([say("player-cut-undecided"), say("player-cut-undecided-next")]));
    };
    let Some(position) = position(here, player)? else { return Ok(None) };
    Ok(Some(match position {
        CutPosition::PlaysOn { .. } if plays_for_third(here, player)? => for_third(),
        CutPosition::PlaysOn { .. } if *winner != player => {
            [say("player-cut-lost-and-on"), say("player-table-round-closed-next")]
        }
        CutPosition::PlaysOn { .. }
        | CutPosition::Finished { .. }
        | CutPosition::KnockedOut { .. }
        | CutPosition::Reserve { .. }
        | CutPosition::NotIn { .. } => so_far(position),
    }))
}

/// Which match this is, if it is for third place, and which game of a match of three, with the games that each has won.
///
/// # Errors
/// If the results make no bracket.
pub(super) fn which_game(place: PlayerAtTable<'_>) -> Result<Vec<Message>, PageError> {
    let mut told: Vec<Message> = words::third_place(place.table).into_iter().collect();
    let bracket = place.here.tournament.bracket().map_err(|error| unreadable(&error))?;
    let Some((bracket, stage)) = bracket.zip(place.round.stage()) else { return Ok(told) };
    if bracket.cut.best_of.wins() < 2 {
        return Ok(told);
    }
    let player = place.player();
    let mut matches = bracket.stage(stage).iter();
    if let Some(one) = matches.find(|one| one.players.contains(&player)) {
        let ([first, _], [a, b]) = (one.players, one.wins);
        let [own, other] = if first == player { [a, b] } else { [b, a] };
        told.push(
            say("player-table-game")
                .with("game", place.table.pair.table.game())
                .with("own", own)
                .with("other", other),
        );
    }
    Ok(told)
}
