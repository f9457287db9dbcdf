//! The summaries of all tournaments as they are in memory.

use std::cmp::Reverse;
use std::sync::Arc;

use crate::app::error::DeskError;
use crate::app::store::LogsMark;
use crate::app::summary::Summary;
use crate::domain::id::{Slug, TournamentId};
use crate::messages::{Message, say};

/// The summaries of an installation.
#[derive(Debug, Default)]
pub struct Summaries {
    /// The newest first.
    pub all: Vec<Arc<Summary>>,
    /// Those that everybody may see, the newest day first.
    pub public: Vec<Arc<Summary>>,
    /// Those whose summary is missing and whose log cannot be read.
    pub unreadable: Vec<UnreadableTournament>,
}

/// The summaries, with what tells whether they are still the newest.
#[derive(Debug, Clone)]
pub struct ListedState {
    pub mark: LogsMark,
    /// How often what is known about damage had changed.
    pub findings: u64,
    /// How often summaries of an older version had been made again.
    pub renewals: u64,
    pub summaries: Arc<Summaries>,
}

impl Summaries {
    pub(super) fn of(mut all: Vec<Arc<Summary>>, unreadable: Vec<UnreadableTournament>) -> Self {
        all.sort_by(|a, b| b.created.cmp(&a.created).then_with(|| a.slug.cmp(&b.slug)));
        let mut public: Vec<_> = all.iter().filter(|one| !one.hidden).map(Arc::clone).collect();
        public.sort_by_key(|one| Reverse(one.date));
        Self { all, public, unreadable }
    }
}

/// A tournament whose log cannot be read.
#[derive(Debug, Clone)]
pub struct UnreadableTournament {
    pub id: TournamentId,
    pub slug: Slug,
    /// Whether everybody may know of it, as far as can be told.
    pub is_public: bool,
    /// Why it cannot be read.
    pub cause: DeskError,
}

impl UnreadableTournament {
    /// What everybody may know: which tournament, what is wrong, and how to find out more.
    pub fn sentence(&self) -> Message {
        let what = if let DeskError::Unreadable { sequence, .. } = &self.cause {
            say("integrity-entry-damaged").with("sequence", sequence)
        } else {
            say("integrity-log-damaged")
        };
        say("integrity-cannot-be-read").with("slug", &self.slug).with("what", what)
    }
}
