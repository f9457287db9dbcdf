//! Cites a past decision as persuasive grounds: freezes its words, without names, and later compares them with the
//! decision.

use std::sync::Arc;

use crate::app::citations::{CitationTarget, is_same_word};
use crate::app::error::DeskError;
use crate::app::grounds::{Doubt, Grounds};
use crate::app::snapshot::Snapshot;
use crate::app::unfit::{NotPersuasive, reversed_word};
use crate::domain::hash::TextHash;
use crate::domain::id::{DisputeNumber, Slug};
use crate::domain::precedent::{Decision, Review};
use crate::domain::tournament::cited::{AttachedCitation, CitedDecision, Ground, Precedent};
use crate::domain::tournament::dispute::Treatment;
use crate::messages::{Message, say};

/// What a judge wants to cite.
#[derive(Debug, Clone, Copy)]
pub struct PrecedentRequest<'a> {
    /// The words to quote.
    pub quote: &'a str,
    /// The word typed to follow a decision whose own grounds were reversed.
    pub confirmation: &'a str,
}

/// What happened to a decision since it was cited.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SinceCited {
    /// It still says what was quoted.
    Stands(Arc<Decision>),
    /// The words of the decision have changed.
    OtherWords(Arc<Decision>),
    /// The final word replaced what was quoted.
    Overturned(Arc<Decision>),
    /// It is under appeal, or its tournament is missing.
    NotHeld,
}

/// The place of a decision, as a form sends it.
pub fn place(decision: &Decision) -> String {
    CitationTarget::Decision(&format!("{}/{}", decision.slug, decision.number)).to_string()
}

/// The tournament and the dispute that a place names, such as `lyon-autumn-open/4`.
pub fn read_place(place: &str) -> Option<(Slug, DisputeNumber)> {
    let (slug, number) = place.split_once('/')?;
    Some((slug.parse().ok()?, number.parse().ok()?))
}

/// Why a decision is only persuasive, as logs keep it.
const fn reason(decision: &Decision) -> &'static str {
    match decision.review {
        Review::NotAppealed => "the ruling was not appealed",
        Review::Upheld => "the ruling was upheld on appeal",
        Review::Overturned => "the ruling was overturned on appeal, and the final word is quoted",
    }
}

/// Why a decision is only persuasive, in the reader's language.
pub const fn why_persuasive(decision: &Decision) -> Message {
    match decision.review {
        Review::NotAppealed => say("law-persuades-not-appealed"),
        Review::Upheld => say("law-persuades-upheld"),
        Review::Overturned => say("law-persuades-overturned"),
    }
}

/// The citation of a text that a decision follows and that has been reversed since.
pub fn reversed_text(decision: &Decision, grounds: &Grounds) -> Option<String> {
    let reversed = grounds.of(decision).find(|ground| {
        let gone = ground.doubt.as_ref().is_some_and(Doubt::is_reversal);
        gone && ground.attached.treatment == Treatment::Follows && decision.rests_on(&ground.attached)
    })?;
    Some(reversed.attached.cited.citation.clone())
}

/// What has to be confirmed before a decision is cited: that the text it follows has been reversed since.
pub fn guard(decision: &Decision, grounds: &Grounds) -> Option<String> {
    let reversed = reversed_text(decision, grounds)?;
    Some(say("unfit-decision-reversed").with("citation", reversed).to_string())
}

/// Freezes the words of a decision for a dispute of this tournament.
///
/// # Errors
/// If nothing is decided there or only in another game, it is the dispute itself, the words are not those in force,
/// or the text it follows was reversed and the confirmation does not say so.
pub fn cite(
    decision: Option<&Decision>,
    grounds: &Grounds,
    here: (&Snapshot, DisputeNumber),
    wanted: &PrecedentRequest<'_>,
) -> Result<AttachedCitation, DeskError> {
    let (here, dispute) = here;
    let settings = &here.setup()?.settings;
    let decision = decision.ok_or(NotPersuasive::NotHeld)?;
    let citation = decision.citation.clone();
    if decision.is(here.id(), dispute) {
        return Err(NotPersuasive::Itself(citation).into());
    }
    if decision.edition != settings.edition {
        return Err(NotPersuasive::OtherGame(citation, decision.edition).into());
    }
    let quote = wanted.quote.trim();
    if quote.is_empty() {
        return Err(NotPersuasive::NoQuote(citation).into());
    }
    let quote = find_quote(decision.holding(), quote).ok_or_else(|| match decision.review {
        Review::Overturned => NotPersuasive::OtherFinalWords(citation.clone()),
        Review::NotAppealed | Review::Upheld => NotPersuasive::OtherWords(citation.clone()),
    })?;
    if let Some(why) = guard(decision, grounds).filter(|_| !is_confirmed(wanted.confirmation)) {
        return Err(NotPersuasive::Unconfirmed(why).into());
    }
    Ok(AttachedCitation {
        citation,
        heading: decision.told.question.clone(),
        quote_sha256: TextHash::of(&quote),
        quote,
        on: settings.date,
        reason: reason(decision).to_owned(),
        ground: Ground::Decision(CitedDecision {
            precedent: decision.precedent(),
            slug: decision.slug.to_string(),
            head: decision.head.clone(),
            told_sha256: TextHash::of(decision.text()),
        }),
    })
}

fn is_confirmed(typed: &str) -> bool {
    is_same_word(&reversed_word().to_string(), typed)
}

/// The words as the decision has them: browsers change line ends, and copying changes spaces.
fn find_quote(holding: &str, quote: &str) -> Option<String> {
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (holding, quote) = (plain(holding), plain(quote));
    holding.contains(&quote).then_some(quote)
}

/// Compares the words frozen from a decision with what it says now, if it is among these.
pub fn compare_quote(held: &[Arc<Decision>], quote: &str, precedent: Precedent) -> SinceCited {
    let decision = held.iter().find(|decision| decision.is(precedent.tournament, precedent.number));
    let Some(decision) = decision.map(Arc::clone) else { return SinceCited::NotHeld };
    if decision.review == Review::Overturned && !precedent.overturned {
        SinceCited::Overturned(decision)
    } else if find_quote(decision.holding(), quote).is_some() {
        SinceCited::Stands(decision)
    } else {
        SinceCited::OtherWords(decision)
    }
}
