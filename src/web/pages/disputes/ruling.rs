//! The ruling, its effect on the result, and the appeal.

use crate::app::Snapshot;
use crate::domain::tournament::dispute::{AppealOutcome, Dispute, Stage};
use crate::domain::tournament::entry::AtTable;
use crate::web::link::{self, Link};
use crate::web::pages::disputes::case::{signed, table};
use crate::web::site::Site;
use crate::web::words;

/// What a person may do here.
#[derive(Debug, Clone, Copy)]
pub struct May {
    /// Write facts and appeals down: the tournament is open.
    pub note: bool,
    /// Cite and rule.
    pub rule: bool,
    /// Decide appeals.
    pub decide: bool,
    /// Correct results.
    pub score: bool,
}

/// The decision on a dispute.
pub struct Verdict {
    /// `open`, `ruled`, `appealed`, `final`.
    pub stage: &'static str,
    /// The ruling and who gave it when.
    pub given: Option<(String, String)>,
    /// How many citations it rests on, in words.
    pub rests: String,
    /// Corrections made because of it.
    pub effects: Vec<(String, Link)>,
    /// Where the table's result is corrected because of it.
    pub correct: Option<Link>,
    /// The appeal and who noted it when.
    pub appeal: Option<(String, String)>,
    /// The outcome, the final word and who gave it when.
    pub last: Option<(&'static str, String, String)>,
}

impl Verdict {
    /// The decision as the log has it.
    pub fn of(site: &Site, here: &Snapshot, dispute: &Dispute, may: May) -> Self {
        let said = |said| signed(site, here, said);
        let appeal = dispute.appeal.as_ref();
        let decided = appeal.and_then(|appeal| appeal.decided.as_ref());
        Self {
            stage: code(dispute.stage()),
            given: dispute.ruling.as_ref().map(|ruling| (ruling.text.clone(), said(ruling))),
            rests: rests(dispute),
            effects: effects(here, dispute, may),
            correct: correct(here, dispute).filter(|_| may.score),
            appeal: appeal.map(|appeal| (appeal.lodged.text.clone(), said(&appeal.lodged))),
            last: decided.map(|(outcome, word)| (outcome_words(*outcome), word.text.clone(), said(word))),
        }
    }
}

/// The word for a stage.
pub const fn code(stage: Stage) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::Ruled => "ruled",
        Stage::Appealed => "appealed",
        Stage::Final => "final",
    }
}

/// What a ruling rests on.
pub fn rests(dispute: &Dispute) -> String {
    match dispute.citations.len() {
        0 => "no citation".to_owned(),
        number => words::count(number, "citation", "citations"),
    }
}

const fn outcome_words(outcome: AppealOutcome) -> &'static str {
    match outcome {
        AppealOutcome::Upheld => "The ruling is upheld",
        AppealOutcome::Overturned => "The ruling is overturned",
    }
}

/// A result can be corrected once there is one.
fn correct(here: &Snapshot, dispute: &Dispute) -> Option<Link> {
    let at = dispute.at?;
    table(here, dispute)?.result.as_ref()?;
    Some(link::correct_by(here.slug(), at.round, at.table, dispute.number))
}

fn effects(here: &Snapshot, dispute: &Dispute, may: May) -> Vec<(String, Link)> {
    let mut places = dispute.effects.clone();
    places.dedup();
    places
        .into_iter()
        .map(|at| {
            let to = if may.score {
                link::table(here.slug(), at.round, at.table)
            } else {
                link::round(here.slug(), at.round)
            };
            (effect(here, dispute, at), to)
        })
        .collect()
}

fn effect(here: &Snapshot, dispute: &Dispute, at: AtTable) -> String {
    let place = format!("Round {}, table {}", at.round, at.table);
    let table = here.tournament.round(at.round).and_then(|round| round.table(at.table));
    let corrected = table.and_then(|table| {
        let [a, b] = table.pair.players.map(|player| here.name(player));
        let was = table.corrections.iter().find(|one| one.dispute == Some(dispute.number))?;
        let now = table.result.as_ref()?;
        let names = [a.as_str(), b.as_str()];
        let (was, now) = (words::result(&was.was.result, names), words::result(&now.result, names));
        Some(format!("{place}: corrected from {was}; now {now}"))
    });
    corrected.unwrap_or(place)
}
