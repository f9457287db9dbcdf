//! The disputes that were decided, as everybody reads them.

use crate::domain::tournament::dispute::{Attached, Dispute, Support};
use crate::messages::say;
use crate::words::citing::{appeal, treatment};
use crate::words::question::question_words;

/// A decided dispute, without the facts told to the judges.
pub struct DecidedDispute {
    /// `Dispute 3, round 2, table 4`.
    pub title: String,
    /// The question to the judges.
    pub question: String,
    /// The decision in words.
    pub ruling: String,
    /// The citations, each with its treatment, or that it was added later.
    pub citations: Vec<String>,
}

/// A dispute for everybody; `None` while it waits for a decision.
pub fn decided_dispute(dispute: &Dispute) -> Option<DecidedDispute> {
    let ruling = dispute.ruling.as_ref().filter(|_| dispute.is_decided())?;
    let last = dispute.appeal.as_ref().and_then(|appeal| appeal.decided.as_ref());
    let ruling = match last {
        None => ruling.text.clone(),
        Some((outcome, said)) => {
            format!("{} {}: {}", ruling.text, appeal(*outcome), said.text)
        }
    };
    let citation = |attached: &Attached| {
        let (cited, treatment) = (attached.cited.citation.to_string(), treatment(attached.treatment));
        let told = match attached.supports {
            Support::Nothing => say("public-tournament-added-after").with("citation", cited),
            Support::FinalWord => {
                say("public-tournament-final-word").with("treatment", treatment).with("citation", cited)
            }
            Support::Ruling => {
                say("public-tournament-this-ruling").with("treatment", treatment).with("citation", cited)
            }
        };
        told.to_string()
    };
    let title = match dispute.at {
        Some(at) => say("public-tournament-dispute-at")
            .with("number", dispute.number)
            .with("round", at.round)
            .with("table", at.table),
        None => say("public-tournament-dispute").with("number", dispute.number),
    };
    Some(DecidedDispute {
        title: title.to_string(),
        question: question_words(dispute),
        ruling,
        citations: dispute.all_cited().map(citation).collect(),
    })
}
