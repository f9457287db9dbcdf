//! Why a file of decisions is not taken.

use crate::domain::precedent::shared::{MOST_IN_FILE, UnfitDecisions};
use crate::domain::precedent::shared_decision::{LONGEST_NAME, LONGEST_TEXT, LineFault, MOST_CITED};
use crate::messages::{Message, say};

in_english! {
    UnfitDecisions: unfit_decisions,
    LineFault: line_fault,
}

/// Why a file of decisions is not taken.
pub fn unfit_decisions(why: &UnfitDecisions) -> Message {
    match why {
        UnfitDecisions::NotOne => say("library-decisions-not-one"),
        UnfitDecisions::Newer(format) => say("library-decisions-newer").with("format", *format),
        UnfitDecisions::Altered(line) => say("library-decisions-altered").with("line", *line),
        UnfitDecisions::Incomplete { said, found } => {
            say("library-decisions-incomplete").with("said", *said).with("found", *found)
        }
        UnfitDecisions::TooMany(count) => {
            say("library-decisions-too-many").with("count", *count).with("most", MOST_IN_FILE)
        }
        UnfitDecisions::Line { line, fault } => {
            say("library-decisions-line").with("line", *line).with("fault", line_fault(fault))
        }
        UnfitDecisions::Own => say("library-decisions-own"),
        UnfitDecisions::Full { most, held } => {
            say("library-decisions-full").with("most", *most).with("held", *held)
        }
    }
}

fn line_fault(fault: &LineFault) -> Message {
    match fault {
        LineFault::Unread(cause) => say("library-decision-unread").with("cause", cause),
        LineFault::Origin => say("library-decision-origin"),
        LineFault::Written => say("library-decision-written"),
        LineFault::LongName => say("library-decision-long-name").with("most", LONGEST_NAME),
        LineFault::LongText => say("library-decision-long-text").with("most", LONGEST_TEXT),
        LineFault::ManyCited => say("library-decision-many-cited").with("most", MOST_CITED),
        LineFault::Unseen => say("library-decision-unseen"),
        LineFault::Empty => say("library-decision-empty"),
        LineFault::Year => say("library-decision-year"),
        LineFault::Settled => say("library-decision-settled"),
        LineFault::Number => say("library-decision-number"),
        LineFault::Review => say("library-decision-review"),
        LineFault::Twice => say("library-decision-twice"),
    }
}
