//! The ruling, its effect on the result, and the appeal.

use std::collections::BTreeSet;

use crate::app::Snapshot;
use crate::app::staff::StaffMember;
use crate::domain::actor::ActorId;
use crate::domain::id::AtTable;
use crate::domain::tournament::dispute::{Act, AppealOutcome, Attached, Dispute, Judge, Rewording, Stage};
use crate::web::error::PageError;
use crate::web::pages::disputes::facts_panel::{signature, table};
use crate::web::pages::disputes::teller;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::words;

/// What the visitor may do here.
#[derive(Debug, Clone)]
pub struct May {
    /// The acts that are possible now.
    pub acts: BTreeSet<Act>,
    /// Whether they may judge this dispute at all.
    pub judges: bool,
    /// Whether they may correct results.
    pub scores: bool,
}

/// The decision on a dispute.
pub struct ShownDecision {
    /// The stage of the dispute.
    pub stage: Stage,
    /// How the question was asked, if the ruling words it otherwise.
    pub first_asked: Option<String>,
    /// The ruling, and who gave it when.
    pub given: Option<(String, String)>,
    /// Earlier wordings, and who corrected them when and why; oldest first.
    pub before: Vec<(String, String)>,
    /// How many citations it rests on, in words.
    pub rests: String,
    /// How many the final word rests on, or would rest on now.
    pub last_rests: String,
    /// Corrections made because of it.
    pub effects: Vec<(String, Link)>,
    /// Where to correct the table's result because of it.
    pub correct: Option<Link>,
    /// The appeal, who appeals, and who noted it when.
    pub appeal: Option<(String, String)>,
    /// Whether the final word replaced it.
    pub overturned: bool,
    /// The outcome, the final word, and who gave it when.
    pub last: Option<(&'static str, String, String)>,
    /// A note if somebody decides an appeal of their own ruling, or has done so; otherwise empty.
    pub own: String,
}

impl ShownDecision {
    /// The decision as recorded in the log.
    pub fn of(
        site: &Site,
        here: &Snapshot,
        dispute: &Dispute,
        may: &May,
        judge: Option<&Judge>,
    ) -> Result<Self, PageError> {
        let said = |said| signature(here, said);
        let appeal = dispute.appeal.as_ref();
        let decided = appeal.and_then(|appeal| appeal.decided.as_ref());
        Ok(Self {
            stage: dispute.stage(),
            first_asked: dispute.first_asked.clone(),
            given: dispute.ruling.as_ref().map(|ruling| (ruling.text.clone(), said(ruling))),
            before: earlier_wordings(here, dispute),
            rests: rests(dispute),
            last_rests: last_rests(dispute),
            own: own_appeal_notice(site, here, dispute, judge.filter(|_| may.acts.contains(&Act::Decide)))?,
            effects: effects(here, dispute, may),
            correct: correct(here, dispute).filter(|_| may.scores),
            appeal: appeal.map(|appeal| {
                let lodged = &appeal.lodged;
                (lodged.text.clone(), teller::appellant_line(here, lodged, &said(lodged)))
            }),
            overturned: dispute.outcome() == Some(AppealOutcome::Overturned),
            last: decided.map(|(outcome, word)| (outcome_words(*outcome), word.text.clone(), said(word))),
        })
    }
}

/// Earlier wordings of a ruling, and who corrected them, when and why.
pub fn earlier_wordings(here: &Snapshot, dispute: &Dispute) -> Vec<(String, String)> {
    let told = |one: &Rewording| {
        let (reason, who) = (&one.reason, signature(here, &one.reason));
        (one.before.clone(), format!("Corrected by {who}. Reason: {}", reason.text))
    };
    dispute.rewordings.iter().map(told).collect()
}

/// It is allowed, because often nobody else is there; but the page says so, and who else could decide. The judge is
/// somebody who may decide the appeal.
fn own_appeal_notice(
    site: &Site,
    here: &Snapshot,
    dispute: &Dispute,
    judge: Option<&Judge>,
) -> Result<String, PageError> {
    if dispute.is_own_appeal() {
        return Ok(OWN_APPEAL.to_owned());
    }
    let ruled = dispute.ruling.as_ref().map(|ruling| &ruling.actor);
    let Some(judge) = judge.filter(|judge| ruled == Some(&judge.id)) else {
        return Ok(String::new());
    };
    let last_word = |helper: &StaffMember| helper.role.has_last_word();
    let other = |helper: &StaffMember| judge.id != ActorId::Account(helper.account) && !helper.disabled;
    let mut names: Vec<String> = Vec::new();
    for helper in site.desk.staff_of(here.id())?.into_iter().filter(last_word).filter(other) {
        if !names.contains(&helper.name) {
            names.push(helper.name);
        }
    }
    let others = match names.as_slice() {
        [] => "Nobody else here has the last word, so you may; the decision will say so.".to_owned(),
        names => format!(
            "{} could decide it instead of you. If you decide it yourself, the decision will say so.",
            names.join(" or ")
        ),
    };
    Ok(format!("The ruling that is appealed is your own. {others}"))
}

/// Shown for an appeal decided by the judge who had given the ruling.
pub const OWN_APPEAL: &str = "It was decided by the judge who had given the ruling.";

/// The badge of a dispute: its class and text.
pub fn state(dispute: &Dispute) -> (&'static str, &'static str) {
    match (dispute.stage(), dispute.outcome()) {
        (Stage::Withdrawn, _) => ("plain", "Withdrawn"),
        (Stage::Open, _) if dispute.claim.is_some() => ("info", "In hand"),
        (Stage::Open, _) if dispute.escalated.is_some() => ("needs", "Escalated"),
        (Stage::Open, _) => ("needs", "Judge call"),
        (Stage::Ruled, _) => ("settled", "Ruled"),
        (Stage::Appealed, _) => ("needs", "Under appeal"),
        (Stage::Final, Some(AppealOutcome::Overturned)) => ("conflict", "Overturned on appeal"),
        (Stage::Final, _) => ("settled", "Upheld on appeal"),
    }
}

/// The heading of a ruling; an overturned one says so.
pub fn heading(dispute: &Dispute) -> &'static str {
    if dispute.outcome() == Some(AppealOutcome::Overturned) {
        "Ruling, overturned on appeal"
    } else {
        "Ruling"
    }
}

/// What a ruling rests on.
pub fn rests(dispute: &Dispute) -> String {
    count_in_words(dispute.grounds())
}

/// What the decision in force rests on: the final word if it replaced the ruling.
pub fn holds_by(dispute: &Dispute) -> String {
    count_in_words(dispute.holds_by())
}

/// What the final word rests on, or would rest on now.
pub fn last_rests(dispute: &Dispute) -> String {
    let own = count_in_words(dispute.last_grounds());
    match (dispute.last_grounds().count(), dispute.outcome()) {
        (0, Some(AppealOutcome::Upheld)) => "what the ruling rests on".to_owned(),
        (_, Some(AppealOutcome::Upheld)) => format!("{own}, beside what the ruling rests on"),
        (0, _) => "no citation of its own".to_owned(),
        _ => own,
    }
}

fn count_in_words<'a>(held: impl Iterator<Item = &'a Attached>) -> String {
    let (texts, earlier): (Vec<_>, Vec<_>) = held.partition(|held| held.cited.ground.is_authority());
    let number = texts.len();
    let texts = words::count(number, "citation", "citations");
    let persuasive = words::count(earlier.len(), "earlier decision", "earlier decisions");
    match (number, earlier.len()) {
        (0, 0) => "no citation".to_owned(),
        (_, 0) => texts,
        (0, _) => format!("no text, and looks to {persuasive}"),
        _ => format!("{texts}, and looks to {persuasive}"),
    }
}

const fn outcome_words(outcome: AppealOutcome) -> &'static str {
    match outcome {
        AppealOutcome::Upheld => "The ruling is upheld",
        AppealOutcome::Overturned => "The ruling is overturned",
    }
}

/// A result can be corrected only if there is one.
fn correct(here: &Snapshot, dispute: &Dispute) -> Option<Link> {
    let at = dispute.at?;
    table(here, dispute)?.result.as_ref()?;
    Some(urls::correct_by(here.slug(), at.round, at.table, dispute.number))
}

fn effects(here: &Snapshot, dispute: &Dispute, may: &May) -> Vec<(String, Link)> {
    let mut places = dispute.effects.clone();
    places.dedup();
    places
        .into_iter()
        .map(|at| {
            let to = if may.scores {
                urls::table(here.slug(), at.round, at.table)
            } else {
                urls::round(here.slug(), at.round)
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
