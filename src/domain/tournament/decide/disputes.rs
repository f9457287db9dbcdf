//! Disputes: opened, claimed, escalated, told, cited, ruled, appealed.

use crate::domain::id::DisputeNumber;
use crate::domain::tournament::Tournament;
use crate::domain::tournament::decide::{Decision, reason, text, within};
use crate::domain::tournament::dispute::{AppealOutcome, Cited, Dispute, Judge, Stage, Treatment};
use crate::domain::tournament::entry::{AtTable, Entry};
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::settings::LONGEST_NAME;

/// The longest question, in characters: it is a heading on several pages.
const LONGEST_QUESTION: usize = 300;

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
        let mut entries = vec![Entry::DisputeOpened { dispute, at, question }];
        if !facts.trim().is_empty() {
            entries.push(facts_stated(dispute, by, facts)?);
        }
        Ok(entries)
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

    /// As [`Tournament::may_judge`], for a form that saw so many claims: a judge who came meanwhile is not passed over.
    ///
    /// # Errors
    /// [`Refusal::ClaimedMeanwhile`] too.
    pub fn may_rule(&self, number: DisputeNumber, judge: &Judge, seen: u32) -> Result<(), Refusal> {
        self.may_judge(number, judge)?;
        let dispute = self.known_dispute(number)?;
        let own = dispute.claim.as_ref().is_some_and(|claim| claim.actor == judge.id);
        if dispute.claims != seen && !own {
            return Err(Refusal::ClaimedMeanwhile(number));
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
        Ok(vec![Entry::DisputeClaimed { dispute: number, instead_of: before }])
    }

    pub(super) fn escalate_dispute(&self, number: DisputeNumber, why: &str) -> Decision {
        if self.undecided(number)?.escalated.is_some() {
            return Err(Refusal::AlreadyEscalated(number));
        }
        Ok(vec![Entry::DisputeEscalated { dispute: number, reason: reason(why)? }])
    }

    fn undecided(&self, number: DisputeNumber) -> Result<&Dispute, Refusal> {
        let dispute = self.known_dispute(number)?;
        if dispute.ruling.is_some() { Err(Refusal::AlreadyRuled(number)) } else { Ok(dispute) }
    }

    pub(super) fn state_facts(&self, number: DisputeNumber, by: &str, facts: &str) -> Decision {
        self.known_dispute(number)?;
        Ok(vec![facts_stated(number, by, facts)?])
    }

    pub(super) fn attach_citation(
        &self,
        number: DisputeNumber,
        cited: &Cited,
        treatment: Treatment,
    ) -> Decision {
        let dispute = self.known_dispute(number)?;
        if dispute
            .citations
            .iter()
            .any(|held| held.cited.citation == cited.citation && held.cited.quote == cited.quote)
        {
            return Err(Refusal::AlreadyCited(cited.citation.clone()));
        }
        Ok(vec![Entry::CitationAttached { dispute: number, cited: Box::new(cited.clone()), treatment }])
    }

    pub(super) fn remove_citation(
        &self,
        number: DisputeNumber,
        citation: &str,
        quote_sha256: &str,
        why: &str,
    ) -> Decision {
        let dispute = self.known_dispute(number)?;
        if !dispute.citations.iter().any(|held| held.cited.is(citation, Some(quote_sha256))) {
            return Err(Refusal::NotCited(citation.to_owned()));
        }
        Ok(vec![Entry::CitationRemoved {
            dispute: number,
            citation: citation.to_owned(),
            quote_sha256: Some(quote_sha256.to_owned()),
            reason: reason(why)?,
        }])
    }

    pub(super) fn give_ruling(&self, number: DisputeNumber, ruling: &str) -> Decision {
        self.undecided(number)?;
        Ok(vec![Entry::RulingGiven { dispute: number, text: text("ruling", ruling)? }])
    }

    pub(super) fn lodge_appeal(&self, number: DisputeNumber, appeal: &str) -> Decision {
        match self.known_dispute(number)?.stage() {
            Stage::Open => Err(Refusal::NotRuled(number)),
            Stage::Appealed | Stage::Final => Err(Refusal::AlreadyAppealed(number)),
            Stage::Ruled => Ok(vec![Entry::AppealLodged { dispute: number, text: text("appeal", appeal)? }]),
        }
    }

    pub(super) fn decide_appeal(
        &self,
        number: DisputeNumber,
        outcome: AppealOutcome,
        word: &str,
    ) -> Decision {
        match self.known_dispute(number)?.stage() {
            Stage::Appealed => {
                Ok(vec![Entry::AppealDecided { dispute: number, outcome, text: text("final word", word)? }])
            }
            Stage::Open | Stage::Ruled | Stage::Final => Err(Refusal::NoAppeal(number)),
        }
    }
}

fn facts_stated(dispute: DisputeNumber, by: &str, facts: &str) -> Result<Entry, Refusal> {
    Ok(Entry::FactsStated { dispute, by: within("teller", by, LONGEST_NAME)?, text: text("facts", facts)? })
}
