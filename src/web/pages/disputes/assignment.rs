//! Who is handling a dispute: nobody yet, a judge, or the head judge. Claiming and escalating it.

use chrono::{DateTime, TimeDelta, Utc};

use crate::app::Snapshot;
use crate::domain::id::DisputeNumber;
use crate::domain::tournament::command::{ClaimDispute, Command, EscalateDispute};
use crate::domain::tournament::dispute::{Act, Dispute, Judge, Seen, Stage, Withdrawal};
use crate::domain::tournament::refusal::Refusal;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::DisputeDraftForm;
use crate::web::pages::disputes::acts;
use crate::web::pages::disputes::facts_panel::{at, signature, when_at};
use crate::web::pages::rulings::words::{sentence, shorten};
use crate::web::site::Site;
use crate::web::visit::Visit;
use crate::web::words;
use crate::words::question::question_words;

/// How many characters of a question a list shows.
const SHORT: usize = 60;

/// A waiting dispute in a list.
pub struct Waits {
    /// The badge's class.
    pub kind: &'static str,
    /// The badge's word.
    pub word: Message,
    /// Who is handling it, and how long it has been waiting.
    pub who: String,
    /// What to do about it.
    pub act: Message,
}

/// Who is handling a dispute, on its own page.
pub struct Assignment {
    /// `needs`, `info` or `settled`.
    pub kind: &'static str,
    /// In two or three words.
    pub word: Message,
    /// Who, since when, and what comes next.
    pub sentence: Message,
    /// The reason for the escalation, and who gave it when.
    pub escalated: Option<(String, String)>,
    /// The text of the claim button; `None` if there is nothing to claim.
    pub claim: Option<Message>,
    /// The disputes that could continue in its place.
    pub instead: Vec<(DisputeNumber, String)>,
    /// The text of the ruling button.
    pub rule: Message,
    /// Why this visitor may not judge here, or empty.
    pub why_not: String,
}

/// Claims the dispute.
///
/// # Errors
/// [`PageError::NotFound`] if there is none.
pub fn claim(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    acts::record(site, visit, Act::Claim, |_, dispute, judge| {
        Ok(Command::ClaimDispute(ClaimDispute { dispute, judge, seen: read_seen(visit).claims }))
    })
}

/// Hands the dispute to the head judge.
///
/// # Errors
/// [`PageError::NotFound`] if there is none.
pub fn escalate(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    acts::record(site, visit, Act::Escalate, |_, dispute, judge| {
        let reason = DisputeDraftForm::of(&visit.form).escalate_why.into();
        Ok(Command::EscalateDispute(EscalateDispute { dispute, judge, reason }))
    })
}

/// What the form showed: `2.5.1` means two claims, five changes of facts and citations, and one text of the decision.
/// A form that does not say showed no claim.
pub fn read_seen(visit: &Visit) -> Seen {
    let mut counts = DisputeDraftForm::of(&visit.form).seen.split('.').map(|count| count.parse().ok());
    let mut next = || counts.next().flatten();
    Seen { claims: next().unwrap_or(0), changes: next(), texts: next() }
}

/// The value of that field for the current state; [`read_seen`] reads it.
pub fn seen_now(dispute: &Dispute) -> String {
    format!("{}.{}.{}", dispute.claims, dispute.changes, dispute.texts())
}

/// A waiting dispute in a list.
pub fn waits(here: &Snapshot, dispute: &Dispute, now: DateTime<Utc>) -> Waits {
    let waited = waiting_time(dispute.waits_since().map_or_else(TimeDelta::zero, |since| now - since));
    let claimed = dispute.claim.as_ref().map(|claim| here.actor(&claim.actor));
    match (dispute.stage(), claimed) {
        (Stage::Appealed, _) => Waits {
            kind: "needs",
            word: say("disputes-wait-appeal"),
            who: say("disputes-wait-appealed").with("waited", waited).to_string(),
            act: say("disputes-wait-decide"),
        },
        (_, Some(name)) => {
            let waited = waiting_time(now - dispute.question.at);
            Waits {
                kind: "info",
                word: say("disputes-wait-in-hand"),
                who: say("disputes-wait-claimed").with("name", name).with("waited", waited).to_string(),
                act: say("all-open"),
            }
        }
        (_, None) if dispute.escalated.is_some() => Waits {
            kind: "needs",
            word: say("disputes-wait-escalated"),
            who: say("disputes-wait-for-head-judge").with("waited", waited).to_string(),
            act: say("disputes-wait-open-call"),
        },
        (_, None) => Waits {
            kind: "needs",
            word: say("disputes-wait-judge-call"),
            who: say("disputes-wait-nobody").with("waited", waited).to_string(),
            act: say("disputes-wait-open-call"),
        },
    }
}

/// When the judge was called, for a clock that runs from then.
pub(super) struct Called {
    pub(super) at: String,
    /// The server's time.
    pub(super) now: String,
    /// For a page without scripts.
    pub(super) words: Message,
}

impl Called {
    /// While nobody has ruled. After a day it is no longer a call that somebody runs to.
    pub(super) fn of(dispute: &Dispute, now: DateTime<Utc>) -> Option<Self> {
        let at = dispute.question.at;
        let runs = dispute.stage() == Stage::Open && now - at < TimeDelta::days(1);
        runs.then(|| Self {
            at: words::rfc3339(at),
            now: words::rfc3339(now),
            words: say("disputes-show-called").with("waited", waiting_time(now - at)),
        })
    }
}

fn waiting_time(span: TimeDelta) -> Message {
    match span.num_minutes() {
        minutes if minutes < 1 => say("disputes-wait-less-than-a-minute"),
        minutes => say("disputes-wait-minutes").with("minutes", minutes),
    }
}

impl Assignment {
    /// As recorded in the log, for this visitor.
    pub fn of(here: &Snapshot, dispute: &Dispute, judge: Option<&Judge>) -> Option<Self> {
        let open = dispute.stage() == Stage::Open;
        let judge = judge.filter(|_| dispute.waits());
        let why_not = judge.and_then(|judge| here.tournament.may_judge(dispute.number, judge).err());
        let may = judge.is_some() && why_not.is_none();
        let why_not = why_not.map(|refusal| match refusal {
            // That, by whom and why it was escalated is shown next to this.
            Refusal::Escalated(_) => String::new(),
            other => here.refusal(&other),
        });
        let escalated = dispute.escalated.as_ref().map(|said| (said.text.clone(), signature(here, said)));
        let withdrawn = dispute.stage() == Stage::Withdrawn;
        if !open && !withdrawn && escalated.is_none() && why_not.is_none() {
            return None;
        }
        let mine = dispute.claim.as_ref().is_some_and(|claim| judge.is_some_and(|it| it.id == claim.actor));
        let other = dispute.claim.as_ref().filter(|_| !mine).map(|claim| here.actor(&claim.actor));
        let (kind, word, sentence) = state_sentence(here, dispute, mine);
        let (claim, rule) = match &other {
            None => (say("disputes-assignment-take"), say("disputes-assignment-give")),
            Some(name) => (
                say("disputes-assignment-take-over").with("name", name),
                say("disputes-assignment-rule-instead").with("name", name),
            ),
        };
        Some(Self {
            kind,
            word,
            sentence,
            escalated,
            claim: (open && may && !mine).then_some(claim),
            instead: replacements(here, dispute),
            rule,
            why_not: why_not.unwrap_or_default(),
        })
    }
}

/// The disputes that could continue in place of a withdrawn one, those at its table first.
fn replacements(here: &Snapshot, dispute: &Dispute) -> Vec<(DisputeNumber, String)> {
    let other = |it: &&Dispute| it.number != dispute.number && it.withdrawn.is_none();
    let mut others: Vec<&Dispute> = here.tournament.disputes().filter(other).collect();
    others.sort_by_key(|it| (it.at != dispute.at, std::cmp::Reverse(it.number)));
    let line = |it: &Dispute| format!("{}: {}", it.number, shorten(&question_words(it), SHORT));
    others.into_iter().map(|it| (it.number, line(it))).collect()
}

/// Why a dispute was withdrawn, and which one continues.
pub fn withdrawn(here: &Snapshot, withdrawal: &Withdrawal) -> String {
    withdrawn_words(here, withdrawal).to_string()
}

fn withdrawn_words(here: &Snapshot, withdrawal: &Withdrawal) -> Message {
    let (signed, reason) = (signature(here, &withdrawal.reason), sentence(&withdrawal.reason.text));
    match withdrawal.instead {
        None => say("disputes-assignment-withdrawn-by").with("signed", signed).with("reason", reason),
        Some(other) => say("disputes-assignment-withdrawn-instead")
            .with("signed", signed)
            .with("reason", reason)
            .with("other", other),
    }
}

fn state_sentence(here: &Snapshot, dispute: &Dispute, mine: bool) -> (&'static str, Message, Message) {
    if let Some(withdrawal) = &dispute.withdrawn {
        return ("settled", say("disputes-assignment-withdrawn"), withdrawn_words(here, withdrawal));
    }
    let escalated = || say("disputes-assignment-escalated");
    if dispute.stage() != Stage::Open {
        return ("settled", escalated(), say("disputes-assignment-was-escalated"));
    }
    match &dispute.claim {
        Some(claim) if mine => {
            let told = say("disputes-assignment-you-took-it").with("when", at(here, claim.at));
            ("settled", say("disputes-assignment-yours"), told)
        }
        Some(claim) => {
            let (name, since) = (here.actor(&claim.actor), when_at(here, claim.at));
            let told = if dispute.escalated.is_some() {
                say("disputes-assignment-on-it-escalated").with("name", name).with("since", since)
            } else {
                say("disputes-assignment-on-it-since").with("name", name).with("since", since)
            };
            ("info", say("disputes-assignment-in-hand"), told)
        }
        None if dispute.escalated.is_some() => {
            ("needs", escalated(), say("disputes-assignment-head-judge-rules"))
        }
        None => {
            let since = when_at(here, dispute.question.at);
            let told = say("disputes-assignment-waiting-since").with("since", since);
            ("needs", say("disputes-assignment-unassigned"), told)
        }
    }
}
