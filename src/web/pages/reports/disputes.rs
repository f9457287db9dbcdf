//! Statistics of a tournament's disputes, and the entries on which rulings rest.

use chrono::TimeDelta;

use crate::app::Snapshot;
use crate::domain::precedent::statistics::Used;
use crate::domain::tournament::dispute::{AppealOutcome, Dispute};
use crate::web::pages::disputes::{index, ruling};

/// A dispute in one line.
pub struct DisputeLine {
    pub number: String,
    pub place: String,
    pub question: String,
    pub took: String,
    pub rests: String,
    pub state: &'static str,
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
        question: dispute.question.text.clone(),
        took: took(dispute).map_or_else(|| "no ruling".to_owned(), minutes),
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
        return "no ruling".to_owned();
    }
    match dispute.later_citations().count() {
        0 => ruling::holds_by(dispute),
        later => format!("{}; {later} added after the ruling", ruling::holds_by(dispute)),
    }
}

fn minutes(time: TimeDelta) -> String {
    match time.num_minutes() {
        0 => "under a minute".to_owned(),
        1 => "1 minute".to_owned(),
        many => format!("{many} minutes"),
    }
}

fn state(dispute: &Dispute) -> &'static str {
    let Some(appeal) = &dispute.appeal else {
        if dispute.withdrawn.is_some() {
            return "withdrawn";
        }
        return if dispute.ruling.is_some() { "not appealed" } else { "not ruled upon" };
    };
    match &appeal.decided {
        None => "appeal not decided",
        Some((AppealOutcome::Upheld, _)) => "upheld on appeal",
        Some((AppealOutcome::Overturned, _)) => "overturned on appeal",
    }
}
