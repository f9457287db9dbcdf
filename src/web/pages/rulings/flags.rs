//! Decisions that rest on an entry, and decisions that rest on reversed texts.

use chrono::Utc;

use crate::app::Snapshot;
use crate::app::precedents::{CheckedCitation, Doubt, Grounds};
use crate::domain::day::DayFormat;
use crate::domain::id::DisputeNumber;
use crate::domain::tournament::dispute::{Dispute, Treatment};
use crate::web::error::PageError;
use crate::web::pages::rulings::past::Rests;
use crate::web::pages::rulings::reader::DecisionReader;
use crate::web::site::Site;
use crate::web::urls::Link;
use crate::web::visit::Visit;
use crate::web::words::count;

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
    pub review: &'static str,
    /// What it cites.
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
    pub fn on_entry(site: &Site, visit: &Visit, stem: &str, slug: &str) -> Result<Self, PageError> {
        let (grounds, reader) = grounds_and_reader(site, visit)?;
        let found: Vec<&CheckedCitation> = grounds.on(stem, slug).collect();
        let resting: Vec<&CheckedCitation> = found.iter().copied().filter(|ground| follows(ground)).collect();
        let doubtful: Vec<&CheckedCitation> =
            resting.iter().copied().filter(|ground| ground.doubt.is_some()).collect();
        let mut sentences = Vec::new();
        if !resting.is_empty() {
            sentences.push(rest(decisions(&resting), "this entry"));
        }
        let other = found.iter().filter(|it| it.attached.treatment != Treatment::Follows).count();
        if other > 0 {
            let (one, many) = ("citation distinguishes it or departs", "citations distinguish it or depart");
            sentences.push(format!("{} from it.", count(other, one, many)));
        }
        let overturned = found.len() - resting.len() - other;
        if overturned > 0 {
            let (one, many) = ("ruling that followed it was", "rulings that followed it were");
            sentences.push(format!("{} overturned on appeal.", count(overturned, one, many)));
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
        let why = format!("{}. {}", ground.attached.cited.citation, doubt.words(DayFormat::Iso));
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

fn rest(number: usize, on: &str) -> String {
    format!("{} on {on}.", count(number, "decision rests", "decisions rest"))
}

/// One sentence for reversed texts, one for partly changed ones, one for texts that cannot be checked.
fn doubts(grounds: &[&CheckedCitation]) -> Vec<String> {
    let of = |wanted: fn(&Doubt) -> bool| {
        let is = |ground: &&&CheckedCitation| ground.doubt.as_ref().is_some_and(wanted);
        decisions(&grounds.iter().filter(is).copied().collect::<Vec<_>>())
    };
    let parts = [
        (of(Doubt::is_reversal), "reversed text"),
        (of(|it| matches!(it, Doubt::Changed { .. }) && !it.is_reversal()), "text that was changed in part"),
        (
            of(|it| matches!(it, Doubt::TextDiffers | Doubt::Retold)),
            "words that the library holds differently now",
        ),
        (of(|it| matches!(it, Doubt::Missing(_) | Doubt::Undecided)), "text that is not held now"),
        (of(|it| matches!(it, Doubt::Overturned)), "an earlier decision that was overturned"),
        (of(|it| matches!(it, Doubt::Undermined(_))), "an earlier decision whose text was reversed"),
    ];
    parts.into_iter().filter(|(number, _)| *number > 0).map(|(number, on)| rest(number, on)).collect()
}

fn lines(grounds: &[&CheckedCitation], reader: &DecisionReader) -> Vec<Flagged> {
    let line = |ground: &&CheckedCitation| Flagged {
        local: ground.decision.citation.clone(),
        to: reader.dispute(&ground.decision),
        review: ground.decision.review.words(),
        rests: Rests::of(ground, reader),
    };
    grounds.iter().map(line).collect()
}
