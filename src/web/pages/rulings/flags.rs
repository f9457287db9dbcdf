//! Decisions that rest on an entry, and decisions that rest on reversed texts.

use chrono::Utc;

use crate::app::Snapshot;
use crate::app::precedents::{CheckedCitation, Doubt, Grounds};
use crate::domain::day::DayFormat;
use crate::domain::id::DisputeNumber;
use crate::domain::rulings::asserted_relation::EntryAddress;
use crate::domain::tournament::dispute::{Dispute, Treatment};
use crate::messages::{Message, say};
use crate::web::error::PageError;
use crate::web::pages::rulings::past::Rests;
use crate::web::pages::rulings::reader::DecisionReader;
use crate::web::site::Site;
use crate::web::urls::Link;
use crate::web::visit::Visit;
use crate::words::citing;

/// Decisions that cite something.
#[derive(Debug, Clone, Default)]
pub struct Flags {
    /// `2 decisions rest on reversed text`: one sentence per fact.
    pub sentences: Vec<String>,
    /// Whether somebody should review them.
    pub doubtful: bool,
    /// The decisions, the newest first.
    pub lines: Vec<Flagged>,
}

/// A decision and what it cites.
#[derive(Debug, Clone)]
pub struct Flagged {
    /// How the decision is cited.
    pub local: String,
    /// The dispute, for those who may see it.
    pub to: Option<Link>,
    /// What happened to the decision.
    pub review: Message,
    /// The text that the decision cites.
    pub rests: Rests,
}

impl Flags {
    /// The decisions that rest on reversed texts.
    pub fn of_library(site: &Site, visit: &Visit) -> Result<Self, PageError> {
        let (grounds, reader) = grounds_and_reader(site, visit)?;
        let found: Vec<&CheckedCitation> = grounds.doubtful().filter(|ground| follows(ground)).collect();
        Ok(Self { doubtful: !found.is_empty(), sentences: doubts(&found), lines: lines(&found, &reader) })
    }

    /// The decisions that cite an entry.
    pub fn on_entry(site: &Site, visit: &Visit, at: &EntryAddress) -> Result<Self, PageError> {
        let (grounds, reader) = grounds_and_reader(site, visit)?;
        let found: Vec<&CheckedCitation> = grounds.on(at).collect();
        let resting: Vec<&CheckedCitation> = found.iter().copied().filter(|ground| follows(ground)).collect();
        let doubtful: Vec<&CheckedCitation> =
            resting.iter().copied().filter(|ground| ground.doubt.is_some()).collect();
        let mut sentences = Vec::new();
        if !resting.is_empty() {
            sentences.push(say("rulings-flags-rest-on-entry").with("n", decisions(&resting)).to_string());
        }
        let other = found.iter().filter(|it| it.attached.treatment != Treatment::Follows).count();
        if other > 0 {
            sentences.push(say("rulings-flags-distinguish").with("n", other).to_string());
        }
        let overturned = found.len() - resting.len() - other;
        if overturned > 0 {
            sentences.push(say("rulings-flags-overturned").with("n", overturned).to_string());
        }
        sentences.extend(doubts(&doubtful));
        Ok(Self { doubtful: !doubtful.is_empty(), sentences, lines: lines(&found, &reader) })
    }
}

/// A decision of one tournament whose grounds were reversed.
pub struct Fallen {
    /// The number of the dispute.
    pub number: DisputeNumber,
    /// Whether it was a text that was reversed, not an earlier decision.
    pub is_text: bool,
    /// What it follows and what happened to that: `1E-SR 2000-10-30, blue lamp ¶1. Deleted by …`.
    pub why: String,
}

/// The decisions of a tournament whose grounds were reversed, each once, in order.
pub fn reversed_decisions(site: &Site, here: &Snapshot) -> Result<Vec<Fallen>, PageError> {
    let cites = |dispute: &Dispute| dispute.is_decided() && dispute.holds_by().next().is_some();
    if !here.tournament.disputes().any(cites) {
        return Ok(Vec::new());
    }
    let grounds = site.desk.grounds(Utc::now().date_naive())?;
    let one = |ground: &CheckedCitation| {
        let doubt = ground.doubt.as_ref()?;
        let why = format!("{}. {}", ground.attached.cited.citation, doubt.words(DayFormat::Words));
        Some(Fallen { number: ground.decision.number, is_text: doubt.is_reversal(), why })
    };
    let mut found: Vec<Fallen> = grounds.fallen_at(here.id()).filter_map(one).collect();
    found.sort_by_key(|one| (one.number, !one.is_text));
    found.dedup_by_key(|one| one.number);
    Ok(found)
}

fn grounds_and_reader(
    site: &Site,
    visit: &Visit,
) -> Result<(std::sync::Arc<Grounds>, DecisionReader), PageError> {
    Ok((site.desk.grounds(Utc::now().date_naive())?, DecisionReader::of(site, visit)?))
}

/// A ruling that distinguishes an entry or departs from it does not rest on it, and an overturned one is not in
/// force.
fn follows(ground: &CheckedCitation) -> bool {
    ground.attached.treatment == Treatment::Follows && ground.decision.rests_on(&ground.attached)
}

fn decisions(grounds: &[&CheckedCitation]) -> usize {
    let mut each: Vec<_> =
        grounds.iter().map(|ground| (ground.decision.tournament, ground.decision.number)).collect();
    each.sort_unstable();
    each.dedup();
    each.len()
}

/// One sentence for reversed texts, one for partly changed ones, one for texts that cannot be checked.
fn doubts(grounds: &[&CheckedCitation]) -> Vec<String> {
    let of = |wanted: fn(&Doubt) -> bool| {
        let is = |ground: &&&CheckedCitation| ground.doubt.as_ref().is_some_and(wanted);
        decisions(&grounds.iter().filter(is).copied().collect::<Vec<_>>())
    };
    let reversed = of(Doubt::is_reversal);
    let changed = of(|it| matches!(it, Doubt::Changed { .. }) && !it.is_reversal());
    let other_words = of(|it| matches!(it, Doubt::TextDiffers | Doubt::Retold));
    let missing = of(|it| matches!(it, Doubt::Missing(_) | Doubt::Undecided));
    let overturned = of(|it| matches!(it, Doubt::Overturned));
    let undermined = of(|it| matches!(it, Doubt::Undermined(_)));
    let parts = [
        (reversed, say("rulings-flags-rest-on-reversed").with("n", reversed)),
        (changed, say("rulings-flags-rest-on-changed").with("n", changed)),
        (other_words, say("rulings-flags-rest-on-other-words").with("n", other_words)),
        (missing, say("rulings-flags-rest-on-missing").with("n", missing)),
        (overturned, say("rulings-flags-rest-on-overturned").with("n", overturned)),
        (undermined, say("rulings-flags-rest-on-undermined").with("n", undermined)),
    ];
    parts.into_iter().filter(|(number, _)| *number > 0).map(|(_, told)| told.to_string()).collect()
}

fn lines(grounds: &[&CheckedCitation], reader: &DecisionReader) -> Vec<Flagged> {
    let line = |ground: &&CheckedCitation| Flagged {
        local: ground.decision.citation.clone(),
        to: reader.dispute(&ground.decision),
        review: citing::review(ground.decision.review),
        rests: Rests::of(ground, reader),
    };
    grounds.iter().map(line).collect()
}
