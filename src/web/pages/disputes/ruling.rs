//! The ruling, its effect on the result, and the appeal.

use crate::app::Snapshot;
use crate::app::staff::StaffMember;
use crate::domain::actor::ActorId;
use crate::domain::id::AtTable;
use crate::domain::tournament::dispute::{Act, AppealOutcome, Attached, Dispute, Judge, Rewording, Stage};
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::pages::disputes::facts_panel::{signature, table};
use crate::web::pages::disputes::may::May;
use crate::web::pages::disputes::named_tellers;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::words;

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
    pub rests: Message,
    /// How many the final word rests on, or would rest on now.
    pub last_rests: Message,
    /// Corrections made because of it.
    pub effects: Vec<(String, Link)>,
    /// Where to correct the table's result because of it.
    pub correct: Option<Link>,
    /// The appeal, who appeals, and who noted it when.
    pub appeal: Option<(String, String)>,
    /// Whether the final word replaced it.
    pub overturned: bool,
    /// The outcome, the final word, and who gave it when.
    pub last: Option<(Message, String, String)>,
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
                (lodged.text.clone(), named_tellers::appellant_line(here, lodged, &said(lodged)))
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
        let by = say("disputes-ruling-corrected-by").with("signed", who).with("reason", &reason.text);
        (one.before.clone(), by.to_string())
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
        return Ok(own_appeal().to_string());
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
    let any_of = |names: &[String]| {
        let mut names = names.iter().cloned();
        let first = names.next().unwrap_or_default();
        names.fold(first, |one, other| {
            say("disputes-ruling-or").with("one", one).with("other", other).to_string()
        })
    };
    Ok(match names.as_slice() {
        [] => say("disputes-ruling-own-nobody-else"),
        names => say("disputes-ruling-own-others").with("names", any_of(names)),
    }
    .to_string())
}

/// Shown for an appeal decided by the judge who had given the ruling.
pub const fn own_appeal() -> Message {
    say("disputes-ruling-own-appeal")
}

/// The badge of a dispute: its class and text.
pub fn state(dispute: &Dispute) -> (&'static str, Message) {
    match (dispute.stage(), dispute.outcome()) {
        (Stage::Withdrawn, _) => ("plain", say("disputes-state-withdrawn")),
        (Stage::Open, _) if dispute.claim.is_some() => ("info", say("disputes-state-in-hand")),
        (Stage::Open, _) if dispute.escalated.is_some() => ("needs", say("disputes-state-escalated")),
        (Stage::Open, _) => ("needs", say("disputes-state-judge-call")),
        (Stage::Ruled, _) => ("settled", say("disputes-state-ruled")),
        (Stage::Appealed, _) => ("needs", say("disputes-state-appealed")),
        (Stage::Final, Some(AppealOutcome::Overturned)) => ("conflict", say("disputes-state-overturned")),
        (Stage::Final, _) => ("settled", say("disputes-state-upheld")),
    }
}

/// What a text of the record of a dispute is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepKind {
    /// The ruling; an overturned one says so.
    Ruling {
        /// Whether the final word replaced it.
        overturned: bool,
    },
    /// The words that it had at first.
    FirstWorded,
    /// Words that it had later.
    ThenWorded,
    Appeal,
    /// The final word.
    Last(AppealOutcome),
}

impl StepKind {
    /// The ruling on this dispute.
    pub fn ruling(dispute: &Dispute) -> Self {
        Self::Ruling { overturned: dispute.outcome() == Some(AppealOutcome::Overturned) }
    }

    /// An earlier wording, by its number from 0.
    pub const fn worded(at: usize) -> Self {
        if at == 0 { Self::FirstWorded } else { Self::ThenWorded }
    }

    pub const fn heading(self) -> Message {
        match self {
            Self::Ruling { overturned: false } => say("disputes-step-ruling"),
            Self::Ruling { overturned: true } => say("disputes-step-ruling-overturned"),
            Self::FirstWorded => say("disputes-step-first-worded"),
            Self::ThenWorded => say("disputes-step-then-worded"),
            Self::Appeal => say("disputes-step-appeal"),
            Self::Last(AppealOutcome::Upheld) => say("disputes-step-upheld"),
            Self::Last(AppealOutcome::Overturned) => say("disputes-step-replaced"),
        }
    }

    /// Whether it is no longer in force: earlier words, or a ruling that was overturned.
    pub const fn is_past(self) -> bool {
        matches!(self, Self::FirstWorded | Self::ThenWorded | Self::Ruling { overturned: true })
    }

    /// Whether it decides: a ruling or a final word.
    pub const fn decides(self) -> bool {
        matches!(self, Self::Ruling { .. } | Self::Last(_))
    }
}

/// What a ruling rests on.
pub fn rests(dispute: &Dispute) -> Message {
    count_in_words(dispute.grounds())
}

/// What the decision in force rests on: the final word if it replaced the ruling.
pub fn holds_by(dispute: &Dispute) -> String {
    count_in_words(dispute.holds_by()).to_string()
}

/// What the final word rests on, or would rest on now.
pub fn last_rests(dispute: &Dispute) -> Message {
    let own = count_in_words(dispute.last_grounds());
    let has_own = dispute.last_grounds().next().is_some();
    match (dispute.outcome(), has_own) {
        (Some(AppealOutcome::Upheld), false) => say("disputes-rests-same"),
        (Some(AppealOutcome::Upheld), true) => say("disputes-rests-beside").with("own", own),
        (Some(AppealOutcome::Overturned) | None, false) => say("disputes-rests-none-own"),
        (Some(AppealOutcome::Overturned) | None, true) => own,
    }
}

fn count_in_words<'a>(held: impl Iterator<Item = &'a Attached>) -> Message {
    let (texts, earlier): (Vec<_>, Vec<_>) = held.partition(|held| held.cited.ground.is_authority());
    match (texts.len(), earlier.len()) {
        (0, 0) => say("disputes-rests-none"),
        (citations, 0) => say("disputes-rests-citations").with("citations", citations),
        (0, decisions) => say("disputes-rests-decisions").with("decisions", decisions),
        (citations, decisions) => {
            say("disputes-rests-both").with("citations", citations).with("decisions", decisions)
        }
    }
}

const fn outcome_words(outcome: AppealOutcome) -> Message {
    match outcome {
        AppealOutcome::Upheld => say("disputes-outcome-upheld"),
        AppealOutcome::Overturned => say("disputes-outcome-overturned"),
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
    let table = here.tournament.round(at.round).and_then(|round| round.table(at.table));
    let corrected = table.and_then(|table| {
        let [a, b] = table.pair.players.map(|player| here.name(player));
        let was = table.corrections.iter().find(|one| one.dispute == Some(dispute.number))?;
        let now = table.result.as_ref()?;
        let names = [a.as_str(), b.as_str()];
        let (was, now) = (words::result(&was.was.result, names), words::result(&now.result, names));
        Some(
            say("disputes-ruling-effect-line")
                .with("round", at.round)
                .with("table", at.table)
                .with("was", was)
                .with("now", now),
        )
    });
    let place = || say("disputes-place-table").with("round", at.round).with("table", at.table);
    corrected.unwrap_or_else(place).to_string()
}
