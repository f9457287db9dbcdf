//! A past decision for people who were not there: no names, its review, its citations.

use crate::app::precedents::{CheckedCitation, CitedPlace, Doubt, Grounds};
use crate::domain::day::DayFormat;
use crate::domain::precedent::shared_decision::SharedGround;
use crate::domain::precedent::shared_index::DecisionElsewhere;
use crate::domain::precedent::{Decision, Review};
use crate::domain::rulings::standing::Status;
use crate::domain::tournament::dispute::Treatment;
use crate::messages::{Message, say};
use crate::web::pages::rulings::reader::DecisionReader;
use crate::web::pages::rulings::words::{self as law, Attaching, Badge};
use crate::web::urls::{self, EntryKey, Link};
use crate::words::citing::{treatment, treats};

/// A past decision.
pub struct Past {
    /// How it is cited, such as `Local 2026-05-12 Lyon R3 #4`.
    pub citation: String,
    /// The line to copy into a ruling.
    pub line: String,
    /// The dispute, for those who may see it.
    pub to: Option<Link>,
    /// The ruling on its printable sheet, which everybody may read once it is decided.
    pub slip: Link,
    /// Tournament, day, game.
    pub place: String,
    pub question: String,
    /// The versions of the facts; empty for people who may not read them.
    pub facts: Vec<(String, String)>,
    pub ruling: String,
    /// The final word.
    pub last: Option<String>,
    /// The class and words of the review.
    pub review: (&'static str, Message),
    /// Whether the final word replaced the ruling.
    pub overturned: bool,
    /// What the decision rests on.
    pub cited: Vec<Rests>,
    /// Citations added after the ruling.
    pub added: Vec<String>,
    /// The later decisions that cite it: `followed by Local 2026-06-20 Oslo #1`.
    pub looked_to: Vec<String>,
    /// How to attach it to a dispute; only on a dispute's page.
    pub attach: Option<Attaching>,
}

/// A decision of another installation: read with its origin, and never attached.
pub struct PastElsewhere {
    pub citation: String,
    /// Whence it came, by whose word, and since when it is here.
    pub origin: String,
    /// Tournament, day, game.
    pub place: String,
    pub question: String,
    pub ruling: String,
    /// The final word.
    pub last: Option<String>,
    /// The class and words of the review.
    pub review: (&'static str, Message),
    /// What it rests on, a line each.
    pub cited: Vec<String>,
}

impl PastElsewhere {
    /// A decision as everybody reads it.
    pub fn of(one: &DecisionElsewhere) -> Self {
        let told = &one.decision;
        let ground = |ground: &SharedGround| format!("{} {}", treatment(ground.treatment), ground.citation);
        Self {
            citation: told.citation.clone(),
            origin: say("rulings-past-from")
                .with("origin", &one.origin)
                .with("written", law::day(one.written.date_naive()))
                .with("imported", law::day(one.imported.date_naive()))
                .to_string(),
            place: format!("{}, {}, {}", told.title, law::day(told.day), told.edition.name()),
            question: told.question.clone(),
            ruling: told.ruling.clone(),
            last: told.last.clone(),
            review: review(told.review),
            cited: told.cited.iter().map(ground).collect(),
        }
    }
}

/// A citation of a past decision.
#[derive(Debug, Clone)]
pub struct Rests {
    /// `follows`, `the final word follows`.
    pub treatment: Message,
    /// The citation of the text or decision.
    pub citation: String,
    /// The entry, if it is in the library.
    pub to: Option<Link>,
    /// What happened to the text since, and why.
    pub doubt: Option<(Badge, String)>,
}

impl Past {
    /// A decision for this reader; the facts are for staff only.
    pub fn of(decision: &Decision, grounds: &Grounds, reader: &DecisionReader) -> Self {
        let told = &decision.told;
        let facts = if reader.is_staff() { told.facts.iter().map(version).collect() } else { Vec::new() };
        Self {
            citation: decision.citation.clone(),
            line: decision.line(),
            to: reader.dispute(decision),
            slip: urls::ruling_slip(&decision.slug, decision.number),
            place: format!("{}, {}, {}", decision.title, law::day(decision.day), decision.edition.name()),
            question: told.question.clone(),
            facts,
            ruling: told.ruling.clone(),
            last: told.last.clone(),
            review: review(decision.review),
            overturned: decision.review == Review::Overturned,
            cited: grounds.of(decision).map(|ground| Rests::of(ground, reader)).collect(),
            looked_to: looked_to(grounds, decision),
            added: decision.added.iter().map(|later| later.cited.citation.clone()).collect(),
            attach: None,
        }
    }
}

/// The later decisions that cite a decision, a line each.
fn looked_to(grounds: &Grounds, decision: &Decision) -> Vec<String> {
    let line = |ground: &CheckedCitation| {
        let later = &ground.decision.citation;
        match ground.attached.treatment {
            Treatment::Follows => say("rulings-past-followed").with("later", later),
            Treatment::Distinguishes => say("rulings-past-distinguished").with("later", later),
            Treatment::DepartsFrom => say("rulings-past-departed").with("later", later),
        }
        .to_string()
    };
    grounds.citing(decision).map(line).collect()
}

impl Rests {
    /// A citation, with what happened to its text.
    pub fn of(ground: &CheckedCitation, reader: &DecisionReader) -> Self {
        let cited = &ground.attached.cited;
        let to = ground.place.as_ref().and_then(|place| match place {
            CitedPlace::Entry(at) => Some(urls::entry(&at.stem, EntryKey(&at.slug))),
            CitedPlace::Decision(earlier) => reader.dispute(earlier),
        });
        Self {
            treatment: treats(&ground.decision, &ground.attached),
            citation: cited.citation.clone(),
            to,
            doubt: ground.doubt.as_ref().map(|doubt| (badge(doubt), doubt.words(DayFormat::Words))),
        }
    }
}

fn version((whose, text): &(String, String)) -> (String, String) {
    let whose = match whose.as_str() {
        "" => say("rulings-past-nobody-told").to_string(),
        other => law::sentence(other).trim_end_matches('.').to_owned(),
    };
    (whose, text.clone())
}

const fn review(review: Review) -> (&'static str, Message) {
    match review {
        Review::NotAppealed => ("plain", say("rulings-past-not-appealed")),
        Review::Upheld => ("settled", say("rulings-past-upheld")),
        Review::Overturned => ("conflict", say("rulings-past-overturned")),
    }
}

/// What happened to a text, in the colours of a standing.
pub fn badge(doubt: &Doubt) -> Badge {
    let (code, word) = match doubt {
        Doubt::Changed { now, .. } => match now.status {
            Status::Deleted => ("deleted", say("rulings-doubt-deleted-since")),
            Status::PartlySuperseded => ("partly-superseded", say("rulings-status-partly-superseded")),
            Status::InForce
            | Status::CarriedForward
            | Status::Window
            | Status::Undated
            | Status::Unanswered
            | Status::NotYet
            | Status::Superseded
            | Status::OtherEdition
            | Status::CrossReference => ("superseded", say("rulings-status-superseded")),
        },
        Doubt::TextDiffers | Doubt::Retold => ("superseded", say("rulings-doubt-text-differs")),
        Doubt::Missing(_) | Doubt::Undecided => ("not-yet", say("rulings-doubt-not-held-now")),
        Doubt::Overturned => ("superseded", say("rulings-doubt-overturned")),
        Doubt::Undermined(_) => ("superseded", say("rulings-doubt-its-text-reversed")),
    };
    Badge { code: code.to_owned(), word: word.to_string() }
}
