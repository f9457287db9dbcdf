//! One line of what needs attention now.

use crate::app::Snapshot;
use crate::domain::id::AtTable;
use crate::messages::{Message, say};
use crate::web::urls::Link;
use crate::web::words;

/// Something that is waiting for a person.
pub(super) struct Item {
    /// The badge's class and text.
    pub(super) kind: &'static str,
    pub(super) word: String,
    /// The subject and the problem.
    pub(super) about: String,
    pub(super) matter: String,
    /// Where to solve it, for people who may.
    pub(super) link: Option<(Link, String)>,
}

/// `Round 2, table 1.`, or with the name of the stage.
pub(super) fn at_table(here: &Snapshot, at: AtTable) -> Message {
    let round = words::round_name(here, at.round).title();
    say("director-todo-at-table").with("round", round).with("table", at.table)
}

/// Whether an item needs an action or is only information.
pub(super) fn is_urgent(item: &&Item) -> bool {
    !matches!(item.kind, "plain" | "info")
}
