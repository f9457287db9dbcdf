//! Puts undoing and redoing into words.

use crate::app::log_lines::LogReader;
use crate::app::log_lines::teller::{EntryInWords, LogTeller, because};
use crate::domain::id::RoundNumber;
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::entry::Entry;

impl LogTeller<'_> {
    /// What was undone or redone, in the words of its own first line. Its reason is shown to those who may read the act
    /// itself.
    pub(super) fn undoing(&self, done: &str, span: ActSpan, reason: &str) -> EntryInWords {
        let lines = if span.first == span.last {
            format!("line {}", span.first)
        } else {
            format!("lines {} to {}", span.first, span.last)
        };
        let entries = || span.numbers().filter_map(|number| self.here.chronicle().entry(number));
        let names_seats = self.names_seats && !self.here.is_seated_again_since(span.first);
        let teller = LogTeller { names_seats, ..*self };
        let act = entries().next().map_or_else(String::new, |it| teller.tell(&it.entry).what);
        let is_public = entries().all(|it| self.is_public(&it.entry));
        because(format!("{done}, {lines}: {act}"), if is_public { reason } else { "" })
    }

    /// Whether this reader may know why an act was undone.
    fn is_public(&self, entry: &Entry) -> bool {
        if self.to == LogReader::Staff {
            return true;
        }
        if let Entry::DeckAccepted(_) = entry {
            return false;
        }
        if let Entry::DisputeClaimed(_) | Entry::DisputeEscalated(_) | Entry::DisputeWithdrawn(_) = entry {
            return false;
        }
        if let Entry::TimeExtended(it) = entry {
            return self.is_told(it.dispute);
        }
        seated_round(entry).is_none_or(|round| self.may_see(round))
    }
}

/// The round that an entry pairs, publishes or discards.
fn seated_round(entry: &Entry) -> Option<RoundNumber> {
    if let Entry::RoundPaired(it) = entry {
        return Some(it.round);
    }
    if let Entry::PairingsChanged(it) = entry {
        return Some(it.round);
    }
    if let Entry::PairingsDiscarded(it) = entry {
        return Some(it.round);
    }
    if let Entry::HeatPaired(it) = entry {
        return Some(it.round);
    }
    if let Entry::PodsChanged(it) = entry {
        return Some(it.round);
    }
    if let Entry::TopTableSeated(it) = entry {
        return Some(it.round);
    }
    if let Entry::StagePaired(it) = entry {
        return Some(it.round);
    }
    if let Entry::RoundPublished(it) = entry {
        return Some(it.round);
    }
    None
}
