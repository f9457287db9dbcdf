//! Disputes: facts, citations with frozen quotations, ruling, appeal.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

use crate::domain::actor::ActorId;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId};
use crate::domain::tournament::cited::AttachedCitation;
use crate::domain::tournament::teller::Teller;

/// How a ruling treats a citation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum Treatment {
    /// The ruling follows the citation.
    Follows,
    /// The citation covers another case; the ruling says why.
    Distinguishes,
    /// The ruling departs from the citation by the director's final authority.
    DepartsFrom,
}

impl Treatment {
    /// Every treatment, in the order of a form.
    pub const ALL: [Self; 3] = [Self::Follows, Self::Distinguishes, Self::DepartsFrom];

    /// The code in forms and the log.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }
}

/// The result of an appeal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, EnumString)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum AppealOutcome {
    /// The ruling remains in force.
    Upheld,
    /// The final word replaces the ruling.
    Overturned,
}

/// A text, with its author and time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignedText {
    pub text: String,
    /// Whose version of the facts the text is.
    pub whose: Teller,
    /// Who wrote the text down.
    pub actor: ActorId,
    /// When the text was written.
    pub at: DateTime<Utc>,
}

/// A judge's claim of a dispute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    pub actor: ActorId,
    /// When the dispute was claimed.
    pub at: DateTime<Utc>,
}

/// A person who wants to judge, as the desk knows them.
///
/// Nobody judges their own game. The sources name the director's final say (Current Rulings 2000-07-31 and later) and
/// are silent about a judge who plays, so this limit is the project's default.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Judge {
    /// The person's identifier.
    pub id: ActorId,
    /// The seats this person has at the tournament.
    pub seats: Vec<PlayerId>,
    /// Whether this is the head judge or the director.
    pub has_last_word: bool,
    /// Whether this is the director, the only one who may drop disqualified players.
    pub directs: bool,
}

/// How much of a dispute a form showed. Each command says which newer parts must be read before it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Seen {
    /// How many claims it showed.
    pub claims: u32,
    /// How many changes of facts and citations it showed; `None` if the form does not say.
    pub changes: Option<u32>,
    /// How many texts of the decision it showed (see [`Dispute::texts`]); `None` if the form does not say.
    pub texts: Option<u32>,
}

/// What can be done to an open dispute.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Act {
    Claim,
    /// Write down a version of the facts.
    Facts,
    /// Attach a citation.
    Cite,
    /// Remove a citation.
    Uncite,
    /// Give the ruling.
    Rule,
    /// Escalate it to the head judge.
    Escalate,
    /// Withdraw the call.
    Withdraw,
    /// Correct the words of the ruling.
    Reword,
    /// Give its table the time that it took.
    Time,
    /// Record an appeal.
    Appeal,
    /// Decide the appeal.
    Decide,
}

impl Act {
    /// Every act, in the order of a dispute.
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attached {
    /// The frozen citation.
    pub cited: AttachedCitation,
    /// How the ruling treats it.
    pub treatment: Treatment,
    /// When the citation was attached.
    pub at: DateTime<Utc>,
    /// What rests on the citation.
    pub supports: Support,
}

/// What rests on a citation. It follows from when the citation was attached and is not in the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Support {
    /// The ruling, which had not been given yet.
    Ruling,
    /// The final word on the appeal, which was open.
    FinalWord,
    /// Nothing: a ruling cannot rest on what was added later.
    Nothing,
}

/// A correction of the words of a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rewording {
    /// The words before the correction.
    pub before: String,
    /// Why, by whom and when.
    pub reason: SignedText,
}

/// The withdrawal of a call before anybody ruled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Withdrawal {
    /// Why, by whom and when.
    pub reason: SignedText,
    /// The dispute that continues in its place, if any.
    pub instead: Option<DisputeNumber>,
}

/// The state of an appeal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appeal {
    /// The appeal: its grounds, by whom and when.
    pub lodged: SignedText,
    /// The final word, once given.
    pub decided: Option<(AppealOutcome, SignedText)>,
}

/// The state of a dispute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dispute {
    /// Its number in the tournament.
    pub number: DisputeNumber,
    /// The table it concerns, if any.
    pub at: Option<AtTable>,
    /// The question, as the ruling worded it for the record. Before the ruling it is empty if a player called a judge
    /// without words.
    pub question: SignedText,
    /// How it was asked, if it was asked in words and the ruling words it otherwise.
    pub first_asked: Option<String>,
    /// The judge who has claimed it; `None` while it waits for one.
    pub claim: Option<Claim>,
    /// How often it was claimed; a form that takes it over says how many claims it showed.
    pub claims: u32,
    /// Why it was escalated, if it was.
    pub escalated: Option<SignedText>,
    /// Versions of the facts.
    pub facts: Vec<SignedText>,
    /// Citations that were not removed, including those of the final word and later additions.
    pub citations: Vec<Attached>,
    /// How often facts and citations changed; a form that rules says how many changes it showed.
    pub changes: u32,
    /// The ruling in its current wording, once given.
    pub ruling: Option<SignedText>,
    /// The corrections of the ruling's words, oldest first.
    pub rewordings: Vec<Rewording>,
    /// Why the call was withdrawn, if it was.
    pub withdrawn: Option<Withdrawal>,
    /// The appeal, if there is one.
    pub appeal: Option<Appeal>,
    /// Tables whose result was corrected because of it.
    pub effects: Vec<AtTable>,
    /// Whether a player's name was removed after something was written here. That name can no longer be found in these
    /// texts, so nobody elsewhere may read them.
    pub predates_removed_name: bool,
    /// Players whose names were corrected after something was written here: what they were called before may be in these
    /// texts.
    pub renamed_since: BTreeSet<PlayerId>,
}

/// The stage of a dispute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Withdrawn before a ruling.
    Withdrawn,
    /// Waiting for a ruling.
    Open,
    /// Ruled and not appealed.
    Ruled,
    /// Appealed and not decided.
    Appealed,
    /// Decided on appeal.
    Final,
}

impl Dispute {
    /// The current stage.
    pub const fn stage(&self) -> Stage {
        match (&self.ruling, &self.appeal) {
            (None, _) if self.withdrawn.is_some() => Stage::Withdrawn,
            (None, _) => Stage::Open,
            (Some(_), None) => Stage::Ruled,
            (Some(_), Some(Appeal { decided: None, .. })) => Stage::Appealed,
            (Some(_), Some(Appeal { decided: Some(_), .. })) => Stage::Final,
        }
    }

    /// What somebody who opens it now sees.
    pub fn shown_state(&self) -> Seen {
        Seen { claims: self.claims, changes: Some(self.changes), texts: Some(self.texts()) }
    }

    /// How many texts of the decision there are: the ruling, its corrections, the appeal, the final word.
    pub fn texts(&self) -> u32 {
        let decided = self.appeal.as_ref().map_or(0, |appeal| 1 + u32::from(appeal.decided.is_some()));
        let corrections = u32::try_from(self.rewordings.len()).unwrap_or(u32::MAX);
        corrections.saturating_add(u32::from(self.ruling.is_some()) + decided)
    }

    /// When the first and the last of the texts that others read were written.
    pub fn written_between(&self) -> (DateTime<Utc>, DateTime<Utc>) {
        let decided = self.appeal.as_ref().and_then(|appeal| appeal.decided.as_ref());
        let said = self.facts.iter().chain(&self.ruling).chain(decided.map(|(_, said)| said));
        let all = said.map(|said| said.at).chain(self.rewordings.iter().map(|one| one.reason.at));
        all.fold((self.question.at, self.question.at), |(first, last), at| (first.min(at), last.max(at)))
    }

    /// The grounds of the ruling: the citations on which it rests or will rest.
    pub fn grounds(&self) -> impl Iterator<Item = &Attached> {
        self.citations.iter().filter(|held| held.supports == Support::Ruling)
    }

    /// The grounds of the final word: the citations on which it rests or will rest.
    pub fn last_grounds(&self) -> impl Iterator<Item = &Attached> {
        self.citations.iter().filter(|held| held.supports == Support::FinalWord)
    }

    /// Citations added after the ruling, on which nothing rests.
    pub fn later_citations(&self) -> impl Iterator<Item = &Attached> {
        self.citations.iter().filter(|held| held.supports == Support::Nothing)
    }

    /// All citations: those of the ruling, of the final word, and those on which nothing rests.
    pub fn all_cited(&self) -> impl Iterator<Item = &Attached> {
        self.grounds().chain(self.last_grounds()).chain(self.later_citations())
    }

    /// The grounds of the decision in force; those of an overturned ruling do not count.
    pub fn holds_by(&self) -> impl Iterator<Item = &Attached> {
        let overturned = self.outcome() == Some(AppealOutcome::Overturned);
        self.grounds().filter(move |_| !overturned).chain(self.last_grounds())
    }

    /// What a citation attached now would support.
    pub const fn next_support(&self) -> Support {
        match self.stage() {
            Stage::Open | Stage::Withdrawn => Support::Ruling,
            Stage::Appealed => Support::FinalWord,
            Stage::Ruled | Stage::Final => Support::Nothing,
        }
    }

    /// Whether a citation is permanent because something that was said rests on it.
    pub fn is_fixed(&self, held: &Attached) -> bool {
        match held.supports {
            Support::Ruling => self.ruling.is_some(),
            Support::FinalWord => self.stage() == Stage::Final,
            Support::Nothing => false,
        }
    }

    /// Whether a citation cannot be removed: something rests on it, or it was added when nothing could rest on it any
    /// more.
    pub fn stays(&self, held: &Attached) -> bool {
        self.is_fixed(held) || held.supports == Support::Nothing
    }

    /// The result of the appeal, once decided.
    pub fn outcome(&self) -> Option<AppealOutcome> {
        let decided = self.appeal.as_ref()?.decided.as_ref();
        decided.map(|(outcome, _)| *outcome)
    }

    /// Whether the appeal was decided by the judge who gave the ruling.
    pub fn is_own_appeal(&self) -> bool {
        let decided = self.appeal.as_ref().and_then(|appeal| appeal.decided.as_ref());
        let judge = |said: &SignedText| self.ruling.as_ref().is_some_and(|ruling| ruling.actor == said.actor);
        decided.is_some_and(|(_, said)| judge(said))
    }

    /// Whether it has a ruling with no review pending: what everybody may read.
    pub const fn is_decided(&self) -> bool {
        matches!(self.stage(), Stage::Ruled | Stage::Final)
    }

    /// Since when it has been waiting for the next person to act; `None` if nobody has to.
    pub fn waits_since(&self) -> Option<DateTime<Utc>> {
        match (self.stage(), &self.appeal, &self.escalated) {
            (Stage::Open, _, Some(escalated)) => Some(escalated.at),
            (Stage::Open, _, None) => Some(self.question.at),
            (Stage::Appealed, Some(appeal), _) => Some(appeal.lodged.at),
            (Stage::Appealed | Stage::Ruled | Stage::Final | Stage::Withdrawn, _, _) => None,
        }
    }

    /// Whether a judge has claimed it and not ruled yet.
    pub fn is_in_hand(&self) -> bool {
        self.stage() == Stage::Open && self.claim.is_some()
    }

    /// Whether somebody still has to decide.
    pub const fn waits(&self) -> bool {
        matches!(self.stage(), Stage::Open | Stage::Appealed)
    }
}
