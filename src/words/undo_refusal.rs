//! Why an act is not undone or redone, in words.

use crate::domain::id::EntryNumber;
use crate::domain::tournament::undo_refusal::{MOST_UNDOINGS, NAMED, Staying, UndoRefusal};
use crate::messages::{Message, say};
use crate::words::numbers::list;

in_english! {
    UndoRefusal: undo_refusal,
    Staying: |it| staying(*it),
}

/// Why an act is not undone or redone.
pub fn undo_refusal(it: &UndoRefusal) -> Message {
    match it {
        UndoRefusal::NoSuchLine(line) => say("refusal-undo-no-such-line").with("line", line),
        UndoRefusal::Stays(line, why) => {
            say("refusal-undo-stays").with("line", line).with("why", staying(*why))
        }
        UndoRefusal::UndoneAlready(line) => say("refusal-undo-undone-already").with("line", line),
        UndoRefusal::NotUndone(line) => say("refusal-undo-not-undone").with("line", line),
        UndoRefusal::NotYours(line) => say("refusal-undo-not-yours").with("line", line),
        UndoRefusal::ForDirectors(line) => say("refusal-undo-for-directors").with("line", line),
        UndoRefusal::RestsOn { line, rests, for_good, .. } if for_good.is_empty() => {
            say("refusal-undo-rests-on").with("line", line).with("lines", lines(rests))
        }
        UndoRefusal::RestsOn { line, rests, is_a_draft: true, .. } => {
            say("refusal-undo-rests-on-discard").with("line", line).with("lines", lines(rests))
        }
        UndoRefusal::RestsOn { line, rests, for_good, .. } => say("refusal-undo-rests-on-for-good")
            .with("line", line)
            .with("lines", lines(rests))
            .with("never", lines(for_good))
            .with("number", for_good.len()),
        UndoRefusal::DoneWithout { line, since } => {
            say("refusal-undo-done-without").with("line", line).with("lines", lines(since))
        }
        UndoRefusal::GroundsChanged { line, changed } => {
            say("refusal-undo-grounds-changed").with("line", line).with("lines", lines(changed))
        }
        UndoRefusal::TooMany => say("refusal-undo-too-many").with("most", MOST_UNDOINGS),
    }
}

/// Why an entry is never undone: a clause, without a full stop.
pub const fn staying(it: Staying) -> Message {
    match it {
        Staying::Beginning => say("refusal-stays-beginning"),
        Staying::Registered => say("refusal-stays-registered"),
        Staying::Unregistered => say("refusal-stays-unregistered"),
        Staying::Name => say("refusal-stays-name"),
        Staying::Link => say("refusal-stays-link"),
        Staying::List => say("refusal-stays-list"),
        Staying::Witnessed => say("refusal-stays-witnessed"),
        Staying::Drawn => say("refusal-stays-drawn"),
        Staying::Shown => say("refusal-stays-shown"),
        Staying::Dispute => say("refusal-stays-dispute"),
        Staying::Penalty => say("refusal-stays-penalty"),
        Staying::Counted => say("refusal-stays-counted"),
        Staying::Hidden => say("refusal-stays-hidden"),
        Staying::Undoing => say("refusal-stays-undoing"),
    }
}

/// `lines 4, 5 and 9`; of many, the first few.
fn lines(numbers: &[EntryNumber]) -> Message {
    let mut named: Vec<String> = numbers.iter().take(NAMED).map(ToString::to_string).collect();
    if numbers.len() > NAMED {
        named.push(say("refusal-undo-more").with("number", numbers.len() - NAMED).to_string());
    }
    say("refusal-undo-lines").with("number", numbers.len()).with("lines", list(&named))
}
