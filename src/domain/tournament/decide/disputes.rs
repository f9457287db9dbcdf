//! Disputes: opened, claimed, escalated, told, cited, ruled, appealed.

use crate::domain::id::{DisputeNumber, PlayerId};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::cited::Cited;
use crate::domain::tournament::decide::{Decision, reason, reason_for, text, within};
use crate::domain::tournament::dispute::{
    AppealOutcome, Attached, Dispute, Judge, Seen, Stage, Support, Treatment,
};
use crate::domain::tournament::entry::{
    AppealDecided, AppealLodged, AtTable, CitationAttached, CitationRemoved, DisputeClaimed,
    DisputeEscalated, DisputeOpened, DisputeWithdrawn, Entry, FactsStated, RulingGiven, RulingReworded,
};
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::settings::LONGEST_NAME;

/// The longest question, in characters: it is a heading on several pages.
const LONGEST_QUESTION: usize = 300;
/// Who reads why a dispute went to the head judge.
const STAFF: &str = "Staff read it, the players do not.";
/// Who reads why a call was withdrawn.
const STAFF_AND_PLAYERS: &str = "Staff and the two players read it.";

impl Tournament {
    pub(super) fn known_dispute(&self, number: DisputeNumber) -> Result<&Dispute, Refusal> {
        self.dispute(number).ok_or(Refusal::NoSuchDispute(number))
    }

    pub(super) fn open_dispute(
        &self,
        at: Option<AtTable>,
        question: &str,
        facts: &str,
        by: &str,
    ) -> Decision {
        if let Some(place) = at {
            self.seated(place)?;
        }
        let number = self.disputes.last().map_or(1, |last| last.number.0.saturating_add(1));
        let dispute = DisputeNumber(number);
        let question = within("question", &text("question", question)?, LONGEST_QUESTION)?;
        let mut entries = vec![Entry::DisputeOpened(DisputeOpened { dispute, at, question })];
        if !facts.trim().is_empty() {
            entries.push(facts_stated(dispute, by, facts)?);
        }
        Ok(entries)
    }

    /// The call at a table that waits for its ruling.
    pub fn call_at(&self, at: AtTable) -> Option<&Dispute> {
        self.disputes.iter().find(|dispute| dispute.at == Some(at) && dispute.stage() == Stage::Open)
    }

    /// Whether a judge can be called to a table: once for one question, unless somebody says that it is about
    /// something else.
    ///
    /// # Errors
    /// [`Refusal::CalledAlready`].
    pub fn may_call(&self, at: Option<AtTable>, again: bool) -> Result<(), Refusal> {
        match at.and_then(|at| self.call_at(at)).filter(|_| !again) {
            Some(call) => Err(Refusal::CalledAlready(call.number)),
            None => Ok(()),
        }
    }

    /// Whether this judge may claim or rule on a dispute: not at the own table, and an escalated one only with the
    /// last word.
    ///
    /// # Errors
    /// [`Refusal::OwnTable`], [`Refusal::Escalated`] or [`Refusal::NoSuchDispute`].
    pub fn may_judge(&self, number: DisputeNumber, judge: &Judge) -> Result<(), Refusal> {
        let dispute = self.known_dispute(number)?;
        let table = dispute.at.and_then(|at| self.round(at.round)?.table(at.table));
        if table.is_some_and(|table| judge.seats.iter().any(|seat| table.seat(*seat).is_some())) {
            return Err(Refusal::OwnTable(number));
        }
        if dispute.escalated.is_some() && !judge.has_last_word {
            return Err(Refusal::Escalated(number));
        }
        Ok(())
    }

    /// As [`Tournament::may_judge`], for a form that saw so much: a judge who came meanwhile is not passed over, and
    /// facts and citations that came meanwhile are read first.
    ///
    /// # Errors
    /// [`Refusal::ClaimedMeanwhile`] and [`Refusal::ChangedBeforeRuling`] too.
    pub fn may_rule(
        &self,
        number: DisputeNumber,
        judge: &Judge,
        seen: impl Into<Seen>,
    ) -> Result<(), Refusal> {
        self.may_judge(number, judge)?;
        let (dispute, seen) = (self.known_dispute(number)?, seen.into());
        let own = dispute.claim.as_ref().is_some_and(|claim| claim.actor == judge.id);
        if dispute.claims != seen.claims && !own {
            return Err(Refusal::ClaimedMeanwhile(number));
        }
        if seen.changes.is_some_and(|changes| changes != dispute.changes) {
            return Err(Refusal::ChangedBeforeRuling(number));
        }
        Ok(())
    }

    pub(super) fn claim_dispute(&self, number: DisputeNumber, judge: &Judge, seen: u32) -> Decision {
        let dispute = self.undecided(number)?;
        self.may_rule(number, judge, seen)?;
        let before = dispute.claim.as_ref().map(|claim| claim.actor.clone());
        if before.as_ref() == Some(&judge.id) {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::DisputeClaimed(DisputeClaimed { dispute: number, instead_of: before })])
    }

    pub(super) fn escalate_dispute(&self, number: DisputeNumber, why: &str) -> Decision {
        if self.undecided(number)?.escalated.is_some() {
            return Err(Refusal::AlreadyEscalated(number));
        }
        Ok(vec![Entry::DisputeEscalated(DisputeEscalated {
            dispute: number,
            reason: reason_for(STAFF, why)?,
        })])
    }

    fn undecided(&self, number: DisputeNumber) -> Result<&Dispute, Refusal> {
        let dispute = self.standing(number)?;
        if dispute.ruling.is_some() { Err(Refusal::AlreadyRuled(number)) } else { Ok(dispute) }
    }

    /// A dispute that was not withdrawn.
    fn standing(&self, number: DisputeNumber) -> Result<&Dispute, Refusal> {
        let dispute = self.known_dispute(number)?;
        if dispute.withdrawn.is_some() { Err(Refusal::Withdrawn(number)) } else { Ok(dispute) }
    }

    /// A call is taken back by a judge, or by the player who made it.
    pub(super) fn withdraw_dispute(
        &self,
        number: DisputeNumber,
        judge: &Judge,
        why: &str,
        instead: Option<DisputeNumber>,
    ) -> Decision {
        let dispute = self.undecided(number)?;
        if dispute.question.actor != judge.id {
            self.may_judge(number, judge)?;
        }
        if let Some(instead) = instead {
            let other = self.known_dispute(instead)?;
            if instead == number || other.withdrawn.is_some() {
                return Err(Refusal::NotInstead { dispute: number, instead });
            }
        }
        Ok(vec![Entry::DisputeWithdrawn(DisputeWithdrawn {
            dispute: number,
            reason: reason_for(STAFF_AND_PLAYERS, why)?,
            instead,
        })])
    }

    /// The words of a ruling are put right by whoever gave it, or by somebody with the last word, until an appeal is
    /// decided.
    pub(super) fn reword_ruling(
        &self,
        number: DisputeNumber,
        judge: &Judge,
        words: &str,
        why: &str,
    ) -> Decision {
        let dispute = self.known_dispute(number)?;
        let ruling = dispute.ruling.as_ref().ok_or(Refusal::NoWords(number))?;
        if dispute.stage() == Stage::Final {
            return Err(Refusal::Decided(number));
        }
        self.may_judge(number, &Judge { has_last_word: true, ..judge.clone() })?;
        if ruling.actor != judge.id && !judge.has_last_word {
            return Err(Refusal::OthersRuling(number));
        }
        let text = text("ruling", words)?;
        if text == ruling.text {
            return Err(Refusal::SameWords(number));
        }
        Ok(vec![Entry::RulingReworded(RulingReworded { dispute: number, text, reason: reason(why)? })])
    }

    pub(super) fn state_facts(&self, number: DisputeNumber, by: &str, facts: &str) -> Decision {
        self.standing(number)?;
        Ok(vec![facts_stated(number, by, facts)?])
    }

    pub(super) fn attach_citation(
        &self,
        number: DisputeNumber,
        cited: &Cited,
        treatment: Treatment,
    ) -> Decision {
        let dispute = self.standing(number)?;
        if dispute.stage() == Stage::Final {
            return Err(Refusal::Decided(number));
        }
        // The final word may rest on what the ruling cited, and treat it otherwise.
        let next = dispute.next_support();
        let beside = |held: &&Attached| held.supports == next || next != Support::FinalWord;
        if dispute
            .citations
            .iter()
            .filter(beside)
            .any(|held| held.cited.citation == cited.citation && held.cited.quote == cited.quote)
        {
            return Err(Refusal::AlreadyCited(cited.citation.clone()));
        }
        Ok(vec![Entry::CitationAttached(CitationAttached {
            dispute: number,
            cited: Box::new(cited.clone()),
            treatment,
        })])
    }

    pub(super) fn remove_citation(
        &self,
        number: DisputeNumber,
        citation: &str,
        quote_sha256: &str,
        why: &str,
    ) -> Decision {
        let dispute = self.standing(number)?;
        let stage = dispute.stage();
        if matches!(stage, Stage::Ruled | Stage::Final) {
            return Err(Refusal::GroundsStand(number));
        }
        let is = |held: &&Attached| held.cited.is(citation, Some(quote_sha256));
        match dispute.citations.iter().filter(is).map(|held| held.supports).collect::<Vec<_>>() {
            found if found.is_empty() => return Err(Refusal::NotCited(citation.to_owned())),
            found if stage == Stage::Appealed && !found.contains(&Support::FinalWord) => {
                return Err(Refusal::GroundsStand(number));
            }
            _ => {}
        }
        Ok(vec![Entry::CitationRemoved(CitationRemoved {
            dispute: number,
            citation: citation.to_owned(),
            quote_sha256: Some(quote_sha256.to_owned()),
            reason: reason(why)?,
        })])
    }

    pub(super) fn give_ruling(&self, number: DisputeNumber, ruling: &str) -> Decision {
        self.undecided(number)?;
        Ok(vec![Entry::RulingGiven(RulingGiven { dispute: number, text: text("ruling", ruling)? })])
    }

    pub(super) fn lodge_appeal(&self, number: DisputeNumber, by: Option<PlayerId>, appeal: &str) -> Decision {
        if let Some(player) = by {
            self.known(player)?;
        }
        match self.known_dispute(number)?.stage() {
            Stage::Open | Stage::Withdrawn => Err(Refusal::NotRuled(number)),
            Stage::Appealed | Stage::Final => Err(Refusal::AlreadyAppealed(number)),
            Stage::Ruled => Ok(vec![Entry::AppealLodged(AppealLodged {
                dispute: number,
                by,
                text: text("appeal", appeal)?,
            })]),
        }
    }

    pub(super) fn decide_appeal(
        &self,
        number: DisputeNumber,
        outcome: AppealOutcome,
        word: &str,
    ) -> Decision {
        match self.known_dispute(number)?.stage() {
            Stage::Appealed => Ok(vec![Entry::AppealDecided(AppealDecided {
                dispute: number,
                outcome,
                text: text("final word", word)?,
            })]),
            Stage::Open | Stage::Withdrawn | Stage::Ruled | Stage::Final => Err(Refusal::NoAppeal(number)),
        }
    }
}

fn facts_stated(dispute: DisputeNumber, by: &str, facts: &str) -> Result<Entry, Refusal> {
    Ok(Entry::FactsStated(FactsStated {
        dispute,
        by: within("teller", by, LONGEST_NAME)?,
        text: text("facts", facts)?,
    }))
}
