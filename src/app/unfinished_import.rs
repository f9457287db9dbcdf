//! An import of several exports that stopped before the end: what was left of it, and the people whom it brought.

use std::collections::BTreeSet;

use crate::domain::hash::sha256;
use crate::domain::id::PersonId;

/// What is remembered until the rest is sent.
#[derive(Debug)]
pub(crate) struct UnfinishedImport {
    /// The SHA-256 of the text that was left.
    rest: String,
    brought: BTreeSet<PersonId>,
}

impl UnfinishedImport {
    /// One that stopped before this text.
    pub(crate) fn before(rest: &str, brought: BTreeSet<PersonId>) -> Self {
        Self { rest: hash(rest), brought }
    }

    /// The people whom it brought, if the text is what was left; they are the same people in it.
    pub(crate) fn brought_before(self, text: &str) -> Option<BTreeSet<PersonId>> {
        (hash(text) == self.rest).then_some(self.brought)
    }
}

/// A browser sends other ends of lines than it was given.
fn hash(text: &str) -> String {
    sha256(text.trim().replace('\r', ""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    #[test]
    fn only_what_was_left_goes_on_however_a_browser_ends_its_lines() {
        let people = || BTreeSet::from([PersonId::new(Uuid::from_u128(1))]);
        let stopped = || UnfinishedImport::before("{\"a\":1}\n{\"b\":2}", people());
        assert_eq!(stopped().brought_before("{\"a\":1}\r\n{\"b\":2}\r\n"), Some(people()));
        assert_eq!(stopped().brought_before("{\"b\":2}"), None);
        assert_eq!(stopped().brought_before(""), None);
    }
}
