//! Matches of the cut that somebody has left, in words for the staff.

use crate::app::Snapshot;
use crate::domain::tournament::walk_over::{DesertedMatch, WalkOver};
use crate::messages::{Message, say};

/// One player has left, so the other one wins.
pub(in crate::web::pages) fn walk_over(here: &Snapshot, one: &WalkOver) -> Message {
    say("director-todo-walk-over").with("left", here.name(one.left)).with("opponent", here.name(one.goes_on))
}

/// Both players have left, so the director names who goes on.
pub(in crate::web::pages) fn deserted(here: &Snapshot, one: &DesertedMatch) -> Message {
    let [a, b] = one.players.map(|player| here.name(player));
    say("director-todo-both-left").with("one", a).with("other", b)
}
