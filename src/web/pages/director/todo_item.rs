//! One line of what needs attention now.

use crate::web::urls::Link;

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

/// Whether an item needs an action or is only information.
pub(super) fn is_urgent(item: &&Item) -> bool {
    !matches!(item.kind, "plain" | "info")
}
