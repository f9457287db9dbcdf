//! Where a player without a table is in the cut, in words: the situation, and what comes next.

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::domain::tournament::cut_position::CutPosition;
use crate::domain::tournament::round::Phase;
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::pages::cut::unreadable;
use crate::web::words;

/// Where the player is in the cut; `None` before one has started.
///
/// # Errors
/// If its results make no bracket.
pub(super) fn position(here: &Snapshot, player: PlayerId) -> Result<Option<CutPosition>, PageError> {
    here.tournament.cut_position(player).map_err(|error| unreadable(&error))
}

/// The situation, and what comes next.
pub(super) fn told(here: &Snapshot, position: CutPosition) -> [Message; 2] {
    let place = |place: u32| say("player-cut-place").with("place", place);
    match position {
        CutPosition::PlaysOn { seed } => [plays_on(here, seed), say("player-table-round-closed-next")],
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
