//! Statistics of a tournament's disputes, and the entries on which rulings rest.

use chrono::TimeDelta;

use crate::app::Snapshot;
use crate::domain::precedent::statistics::Used;
use crate::domain::tournament::dispute::{AppealOutcome, Dispute};
use crate::messages::{Message, say};
use crate::web::pages::disputes::{index, ruling};
use crate::words::question::question_words;

/// A dispute in one line.
pub struct DisputeLine {
    pub number: String,
    pub place: String,
    pub question: String,
    pub took: String,
    pub rests: String,
    pub state: Message,
}

/// An entry and how often it was cited.
pub struct CitationCount {
    pub citation: String,
    pub cited: usize,
    pub follows: usize,
    pub overturned: usize,
}

impl From<Used> for CitationCount {
    fn from(used: Used) -> Self {
        Self {
            citation: used.citation,
            cited: used.cited,
            follows: used.follows,
            overturned: used.overturned,
        }
    }
}

/// Every dispute, in order.
pub fn dispute_lines(here: &Snapshot) -> Vec<DisputeLine> {
    let line = |dispute: &Dispute| DisputeLine {
        number: dispute.number.to_string(),
        place: index::place(dispute),
        question: question_words(dispute),
        took: took(dispute).map_or_else(|| say("reports-closing-no-ruling").into(), minutes),
        rests: rests(dispute),
        state: state(dispute),
    };
    here.tournament.disputes().map(line).collect()
}

/// The median time from call to ruling; `None` without rulings.
pub fn typical(here: &Snapshot) -> Option<String> {
    let mut times: Vec<TimeDelta> = here.tournament.disputes().filter_map(took).collect();
    times.sort_unstable();
    times.get(times.len() / 2).map(|time| minutes(*time))
}

/// From the call to the ruling.
fn took(dispute: &Dispute) -> Option<TimeDelta> {
    dispute.ruling.as_ref().map(|ruling| ruling.at - dispute.question.at)
}

/// What the ruling rests on, and what was added after it.
fn rests(dispute: &Dispute) -> String {
    if dispute.withdrawn.is_some() {
        return say("reports-closing-no-ruling").into();
    }
    match dispute.later_citations().count() {
        0 => ruling::holds_by(dispute),
        later => say("reports-closing-added-later")
            .with("grounds", ruling::holds_by(dispute).to_string())
            .with("later", later)
            .into(),
    }
}

fn minutes(time: TimeDelta) -> String {
    match time.num_minutes() {
        0 => say("reports-closing-under-a-minute"),
        many => say("reports-closing-number-of-minutes").with("minutes", many),
    }
    .into()
}

fn state(dispute: &Dispute) -> Message {
    let Some(appeal) = &dispute.appeal else {
        if dispute.withdrawn.is_some() {
            return say("reports-closing-state-withdrawn");
        }
        return match dispute.ruling {
            Some(_) => say("reports-closing-not-appealed"),
            None => say("reports-closing-not-ruled-upon"),
        };
    };
    match &appeal.decided {
        None => say("reports-closing-appeal-not-decided"),
        Some((AppealOutcome::Upheld, _)) => say("reports-closing-upheld"),
        Some((AppealOutcome::Overturned, _)) => say("reports-closing-overturned"),
    }
}
