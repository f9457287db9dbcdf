//! What people are called: by their role, or because they cannot be named.

use crate::domain::tournament::role::Role;
use crate::messages::{Message, say};

in_english! { Role: |it| role(*it) }

/// An account that is not here any more.
pub const fn who_left() -> Message {
    say("names-who-left")
}

/// A role within a sentence.
pub const fn role(role: Role) -> Message {
    match role {
        Role::Operator => say("names-operator"),
        Role::Director => say("names-director"),
        Role::HeadJudge => say("names-head-judge"),
        Role::Judge => say("names-judge"),
        Role::Scorekeeper => say("names-scorekeeper"),
        Role::DeckChecker => say("names-deck-checker"),
        Role::Player => say("names-player"),
    }
}
