//! Disputes: facts, citations with frozen quotations, ruling, appeal.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::domain::actor::ActorId;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId};
use crate::domain::tournament::cited::Cited;
use crate::domain::tournament::teller::Teller;

/// How a ruling treats a citation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Treatment {
    /// The ruling follows it.
    Follows,
    /// It covers another case; the ruling says why.
    Distinguishes,
    /// The director's final authority departs from it.
    DepartsFrom,
}

impl Treatment {
    /// Every treatment, in the order of a form.
    pub const ALL: [Self; 3] = [Self::Follows, Self::Distinguishes, Self::DepartsFrom];

    /// The code in forms and the log.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Follows => "follows",
            Self::Distinguishes => "distinguishes",
            Self::DepartsFrom => "departs-from",
        }
    }

    /// The words on a page.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Follows => "follows",
            Self::Distinguishes => "distinguishes",
            Self::DepartsFrom => "departs from",
        }
    }

    /// The words behind `would`.
    pub const fn would(self) -> &'static str {
        match self {
            Self::Follows => "follow",
            Self::Distinguishes => "distinguish",
            Self::DepartsFrom => "depart from",
        }
    }
}

/// What became of an appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AppealOutcome {
    /// The ruling stands.
    Upheld,
    /// The ruling is replaced by the final word.
    Overturned,
}

/// A text with who wrote it and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// What was said.
    pub text: String,
    /// Whose version it is.
    pub whose: Teller,
    /// Who wrote it down.
    pub actor: ActorId,
    /// When.
    pub at: DateTime<Utc>,
}

/// A judge who took a dispute on, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// Who.
    pub actor: ActorId,
    /// When.
    pub at: DateTime<Utc>,
}

/// Somebody who wants to judge, as the desk knows them.
///
/// Nobody judges the own game. The sources name the director's final say (Current Rulings 2000-07-31 and later) and
/// are silent about a judge who plays, so that this bar is the project's default.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Judge {
    /// Who.
    pub id: ActorId,
    /// The seats that this person holds at the tournament.
    pub seats: Vec<PlayerId>,
    /// Whether this is the head judge or the director.
    pub has_last_word: bool,
    /// Whether this is the director, who alone takes players out.
    pub directs: bool,
}

/// How much of a dispute a form saw: what came meanwhile is looked at before anything is ruled.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Seen {
    /// How many claims.
    pub claims: u32,
    /// How many changes of facts and citations; `None` if the form does not say.
    pub changes: Option<u32>,
}

/// What is done about a dispute once it is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Act {
    /// Take the call on.
    Claim,
    /// Write a version of the facts down.
    Facts,
    /// Attach a citation.
    Cite,
    /// Take a citation off.
    Uncite,
    /// Give the ruling.
    Rule,
    /// Hand it to the head judge.
    Escalate,
    /// Take the call back.
    Withdraw,
    /// Correct the words of the ruling.
    Reword,
    /// Give its table the time that it took.
    Time,
    /// Note an appeal.
    Appeal,
    /// Have the final word on the appeal.
    Decide,
}

impl Act {
    /// Every act.
    pub const ALL: [Self; 11] = [
        Self::Claim,
        Self::Facts,
        Self::Cite,
        Self::Uncite,
        Self::Rule,
        Self::Escalate,
        Self::Withdraw,
        Self::Reword,
        Self::Time,
        Self::Appeal,
        Self::Decide,
    ];
}

/// A citation on a dispute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attached {
    /// The frozen citation.
    pub cited: Cited,
    /// How the ruling treats it.
    pub treatment: Treatment,
    /// When it was attached.
    pub at: DateTime<Utc>,
    /// What rests on it.
    pub supports: Support,
}

/// What rests on a citation: it follows from when it was attached, and stands in no log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Support {
    /// The ruling, which was not given yet.
    Ruling,
    /// The final word on the appeal, which was open.
    FinalWord,
    /// No word: a ruling cannot rest on what was added later.
    Nothing,
}

/// Words of a ruling that were put right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rewording {
    /// The words that stood until then.
    pub before: String,
    /// Why, by whom and when.
    pub reason: Said,
}

/// A call that was taken back before anybody ruled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Withdrawal {
    /// Why, by whom and when.
    pub reason: Said,
    /// The dispute that goes on in its place, where there is one.
    pub instead: Option<DisputeNumber>,
}

/// The state of an appeal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appeal {
    /// What was appealed and why.
    pub lodged: Said,
    /// The final word, once given.
    pub decided: Option<(AppealOutcome, Said)>,
}

/// A dispute as the log tells it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dispute {
    /// Its number.
    pub number: DisputeNumber,
    /// The table it is about.
    pub at: Option<AtTable>,
    /// The question.
    pub question: Said,
    /// The judge who is on it; none while it waits for somebody.
    pub claim: Option<Claim>,
    /// How often it was claimed: a form that takes it over says how many of these it saw.
    pub claims: u32,
    /// Why it went to the head judge, if it did.
    pub escalated: Option<Said>,
    /// Versions of the facts.
    pub facts: Vec<Said>,
    /// Citations that stand, those of the final word and those that were added later too.
    pub citations: Vec<Attached>,
    /// How often facts and citations changed: a form that rules says how many of these changes it saw.
    pub changes: u32,
    /// The ruling, once given, as it is worded now.
    pub ruling: Option<Said>,
    /// How the ruling was put right, the first time first.
    pub rewordings: Vec<Rewording>,
    /// Why it was withdrawn, if it was.
    pub withdrawn: Option<Withdrawal>,
    /// The appeal, if there is one.
    pub appeal: Option<Appeal>,
    /// Tables whose result was corrected because of it.
    pub effects: Vec<AtTable>,
}

/// Where a dispute stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Taken back before anybody ruled.
    Withdrawn,
    /// Nobody has ruled yet.
    Open,
    /// Ruled, and not appealed.
    Ruled,
    /// Appealed, and not decided.
    Appealed,
    /// The final word is given.
    Final,
}

impl Dispute {
    /// Where the dispute stands.
    pub const fn stage(&self) -> Stage {
        match (&self.ruling, &self.appeal) {
            (None, _) if self.withdrawn.is_some() => Stage::Withdrawn,
            (None, _) => Stage::Open,
            (Some(_), None) => Stage::Ruled,
            (Some(_), Some(Appeal { decided: None, .. })) => Stage::Appealed,
            (Some(_), Some(Appeal { decided: Some(_), .. })) => Stage::Final,
        }
    }

    /// What somebody who looks at it now has seen.
    pub const fn seen(&self) -> Seen {
        Seen { claims: self.claims, changes: Some(self.changes) }
    }

    /// The citations that the ruling rests on, or will rest on.
    pub fn grounds(&self) -> impl Iterator<Item = &Attached> {
        self.citations.iter().filter(|held| held.supports == Support::Ruling)
    }

    /// The citations that the final word on the appeal rests on, or will rest on.
    pub fn last_grounds(&self) -> impl Iterator<Item = &Attached> {
        self.citations.iter().filter(|held| held.supports == Support::FinalWord)
    }

    /// The citations that were added after the ruling, and that nothing rests on.
    pub fn added(&self) -> impl Iterator<Item = &Attached> {
        self.citations.iter().filter(|held| held.supports == Support::Nothing)
    }

    /// All citations: those of the ruling, of the final word, and those that nothing rests on.
    pub fn all_cited(&self) -> impl Iterator<Item = &Attached> {
        self.grounds().chain(self.last_grounds()).chain(self.added())
    }

    /// The citations that the decision rests on as it holds: not those of a ruling that was overturned.
    pub fn holds_by(&self) -> impl Iterator<Item = &Attached> {
        let overturned = self.outcome() == Some(AppealOutcome::Overturned);
        self.grounds().filter(move |_| !overturned).chain(self.last_grounds())
    }

    /// What a citation that is attached now is a ground of.
    pub const fn next_support(&self) -> Support {
        match self.stage() {
            Stage::Open | Stage::Withdrawn => Support::Ruling,
            Stage::Appealed => Support::FinalWord,
            Stage::Ruled | Stage::Final => Support::Nothing,
        }
    }

    /// Whether a citation stays, whatever is asked: something that was said rests on it.
    pub fn is_fixed(&self, held: &Attached) -> bool {
        match held.supports {
            Support::Ruling => self.ruling.is_some(),
            Support::FinalWord => self.stage() == Stage::Final,
            Support::Nothing => false,
        }
    }

    /// Whether a citation cannot be taken off: it is fixed, or was added when nothing could rest on it any more.
    pub fn stays(&self, held: &Attached) -> bool {
        self.is_fixed(held) || held.supports == Support::Nothing
    }

    /// What became of the appeal, once it is decided.
    pub fn outcome(&self) -> Option<AppealOutcome> {
        let decided = self.appeal.as_ref()?.decided.as_ref();
        decided.map(|(outcome, _)| *outcome)
    }

    /// Whether the appeal was decided by the judge who had given the ruling.
    pub fn is_own_appeal(&self) -> bool {
        let decided = self.appeal.as_ref().and_then(|appeal| appeal.decided.as_ref());
        let judge = |said: &Said| self.ruling.as_ref().is_some_and(|ruling| ruling.actor == said.actor);
        decided.is_some_and(|(_, said)| judge(said))
    }

    /// Whether a ruling stands that nobody has to look at again: what everybody may read.
    pub const fn is_decided(&self) -> bool {
        matches!(self.stage(), Stage::Ruled | Stage::Final)
    }

    /// Since when it waits for the person who has to act next; none once nobody has to.
    pub fn waits_since(&self) -> Option<DateTime<Utc>> {
        match (self.stage(), &self.appeal, &self.escalated) {
            (Stage::Open, _, Some(escalated)) => Some(escalated.at),
            (Stage::Open, _, None) => Some(self.question.at),
            (Stage::Appealed, Some(appeal), _) => Some(appeal.lodged.at),
            (Stage::Appealed | Stage::Ruled | Stage::Final | Stage::Withdrawn, _, _) => None,
        }
    }

    /// Whether a judge is on it who has not ruled yet.
    pub fn is_in_hand(&self) -> bool {
        self.stage() == Stage::Open && self.claim.is_some()
    }

    /// Whether somebody still has to decide.
    pub const fn waits(&self) -> bool {
        matches!(self.stage(), Stage::Open | Stage::Appealed)
    }
}
