//! Puts undoing and redoing into words.

use crate::app::log_lines::LogReader;
use crate::app::log_lines::teller::{EntryInWords, LogTeller, because};
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::entry::Entry;
use crate::domain::tournament::entry::topic::ReasonReaders;

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
        match entry.reason_readers() {
            ReasonReaders::Everybody => true,
            ReasonReaders::Staff => self.to == LogReader::Staff,
            ReasonReaders::OfRound(round) => self.may_see(round),
            ReasonReaders::OfDispute(dispute) => self.is_told(dispute),
        }
    }
}
