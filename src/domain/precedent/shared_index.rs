//! Decisions of other installations, found again by the cards, headings and words they share with a question. They are
//! kept apart from the decisions of this installation: nothing that rules, counts or cites looks here.

use std::cmp::Reverse;
use std::collections::HashMap;

use chrono::{DateTime, Utc};

use crate::domain::awaited::{Awaited, NotAwaited};
use crate::domain::precedent::index::{TermIndex, Titles, shared_terms};
use crate::domain::precedent::shared_decision::SharedDecision;

/// A decision of another installation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecisionElsewhere {
    /// The address of the installation, as its file said.
    pub origin: String,
    /// When the file was written, as it said.
    pub written: DateTime<Utc>,
    /// When it was imported here.
    pub imported: DateTime<Utc>,
    /// The decision as its file says it.
    pub decision: SharedDecision,
}

/// All of them, prepared for searching.
#[derive(Debug, Default)]
pub struct SharedIndex {
    /// The decisions, newest first.
    pub decisions: Vec<DecisionElsewhere>,
    terms: TermIndex,
}

impl SharedIndex {
    /// Prepares decisions for searching; `titles` are those of all cards.
    pub fn of(mut decisions: Vec<DecisionElsewhere>, titles: &Titles) -> Self {
        let key = |one: &DecisionElsewhere| (one.decision.day, one.decision.settled, one.decision.place());
        decisions.sort_by_key(|one| Reverse(key(one)));
        let terms =
            TermIndex::of(decisions.iter().map(|one| (shared_terms(&one.decision, titles), HashMap::new())));
        Self { decisions, terms }
    }

    /// Up to `most` decisions that share something with the question, best first.
    ///
    /// # Errors
    /// [`NotAwaited`] when nobody waits any more.
    pub fn search(
        &self,
        text: &str,
        most: usize,
        awaited: &Awaited,
    ) -> Result<Vec<&DecisionElsewhere>, NotAwaited> {
        let mut found = self.terms.search(text, false, (self.decisions.len(), &|_| true), awaited)?;
        // They are listed newest first, so the newer of two equal matches comes first.
        found.sort_unstable_by_key(|(at, score)| (Reverse(*score), *at));
        let found =
            found.into_iter().take(most).filter_map(|(at, _)| self.decisions.get(usize::try_from(at).ok()?));
        Ok(found.collect())
    }
}
