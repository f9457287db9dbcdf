//! What corrections since the start of a cut would have made of its seeds, in words.

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::domain::tournament::cut_order::OtherSeeds;
use crate::messages::{Message, say};
use crate::web::words;

/// How these standings would seed the cut.
pub(in crate::web::pages) fn sentence(here: &Snapshot, other: &OtherSeeds) -> Message {
    let names = |players: &[PlayerId]| {
        words::list(&players.iter().map(|player| here.name(*player)).collect::<Vec<String>>())
    };
    match (other.enter.is_empty(), other.moves_seeds) {
        (false, _) => {
            say("cut-seeds-other-players").with("enter", names(&other.enter)).with("miss", names(&other.miss))
        }
        (true, true) => say("cut-seeds-other-order"),
        (true, false) => say("cut-seeds-other-reserves"),
    }
}

/// What can be done about it.
pub(in crate::web::pages) fn advice(here: &Snapshot) -> Message {
    if here.tournament.cut_has_begun() { say("cut-seeds-stay") } else { say("cut-seeds-take-back") }
}

/// Both, for the staff.
pub(in crate::web::pages) fn told(here: &Snapshot, other: &OtherSeeds) -> String {
    format!("{} {}", sentence(here, other), advice(here))
}

/// How the standings would seed the cut now; `None` once its first match is recorded, and it cannot be taken back any
/// more.
pub(in crate::web::pages) fn in_time(here: &Snapshot) -> Option<OtherSeeds> {
    if here.tournament.cut_has_begun() {
        return None;
    }
    // Results that cannot be scored are named on the page of the bracket.
    here.tournament.other_seeds(None).ok().flatten()
}
