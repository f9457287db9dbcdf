//! Puts undoing and redoing into words.

use crate::app::log_lines::LogReader;
use crate::app::log_lines::wording::{EntryInWords, LogWording, because};
use crate::domain::tournament::act_span::ActSpan;
use crate::domain::tournament::entry::topic::ReasonReaders;
use crate::domain::tournament::entry::{ActRedone, ActUndone, Entry};
use crate::messages::{Message, say};

impl LogWording<'_> {
    pub(super) fn undone(&self, it: &ActUndone) -> EntryInWords {
        let (span, act) = (it.span(), self.act(it.span()));
        self.of_act(span, lines_undone(span, act), &it.reason)
    }

    pub(super) fn redone(&self, it: &ActRedone) -> EntryInWords {
        let (span, act) = (it.span(), self.act(it.span()));
        self.of_act(span, lines_redone(span, act), &it.reason)
    }

    /// An act in the words of its own first line.
    fn act(&self, span: ActSpan) -> Message {
        let names_seats = self.names_seats && !self.here.is_seated_again_since(span.first);
        let wording = LogWording { names_seats, ..*self };
        let first = span.numbers().find_map(|number| self.here.chronicle().entry(number));
        first.map_or(Message::empty(), |it| wording.words_of(&it.entry).what)
    }

    /// The reason is shown to those who may read the act itself.
    fn of_act(&self, span: ActSpan, what: Message, reason: &str) -> EntryInWords {
        let mut entries = span.numbers().filter_map(|number| self.here.chronicle().entry(number));
        let is_public = entries.all(|it| self.is_public(&it.entry));
        because(what, if is_public { reason } else { "" })
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

fn lines_undone(span: ActSpan, act: Message) -> Message {
    if span.first == span.last {
        return say("log-undone-line").with("line", span.first).with("act", act);
    }
    say("log-undone-lines").with("first", span.first).with("last", span.last).with("act", act)
}

fn lines_redone(span: ActSpan, act: Message) -> Message {
    if span.first == span.last {
        return say("log-redone-line").with("line", span.first).with("act", act);
    }
    say("log-redone-lines").with("first", span.first).with("last", span.last).with("act", act)
}
