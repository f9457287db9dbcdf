//! Disputes: opened, told, cited, ruled, appealed.

use crate::domain::id::DisputeNumber;
use crate::domain::tournament::Tournament;
use crate::domain::tournament::decide::{Decision, reason, text, within};
use crate::domain::tournament::dispute::{AppealOutcome, Cited, Dispute, Stage, Treatment};
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
        let number = self.disputes.last().map_or(1, |last| last.number.0 + 1);
        let dispute = DisputeNumber(number);
        let question = within("question", &text("question", question)?, LONGEST_QUESTION)?;
        let mut entries = vec![Entry::DisputeOpened { dispute, at, question }];
        if !facts.trim().is_empty() {
            entries.push(facts_stated(dispute, by, facts)?);
        }
        Ok(entries)
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
        if self.known_dispute(number)?.ruling.is_some() {
            return Err(Refusal::AlreadyRuled(number));
        }
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
