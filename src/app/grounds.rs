//! What past decisions rest on, and what casts doubt on it.

use std::collections::HashMap;
use std::sync::Arc;

use crate::domain::day::DayFormat;
use crate::domain::id::TournamentId;
use crate::domain::precedent::Decision;
use crate::domain::precedent::index::Index;
use crate::domain::rulings::standing::{Standing, Status};
use crate::domain::tournament::dispute::{Attached, Treatment};

/// What a tournament decided, at one head of its log.
#[derive(Debug)]
pub(super) struct Read {
    pub(super) sequence: i64,
    pub(super) decisions: Vec<Arc<Decision>>,
}

/// What is kept between two questions.
#[derive(Debug, Default)]
pub(crate) struct PrecedentCache {
    pub(super) each: HashMap<TournamentId, Read>,
    pub(super) index: Option<(String, Arc<Index>)>,
    pub(super) grounds: Option<(String, Arc<Grounds>)>,
}

/// What casts doubt on a citation since it was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doubt {
    /// A later entry deletes it, replaces it or changes part of it.
    Changed {
        /// Its standing today.
        now: Box<Standing>,
        /// Whether it had that status when it was cited.
        known: bool,
    },
    /// The library holds the entry with other words.
    TextDiffers,
    /// The library does not hold the document of this name, or not the entry.
    Missing(String),
    /// The decision is told with other words.
    Retold,
    /// The decision is under appeal, or its tournament is not held.
    Undecided,
    /// The decision was overturned on appeal.
    Overturned,
    /// The decision rests on reversed text itself, as the sentence says.
    Undermined(String),
}

impl Doubt {
    /// Whether the text was reversed: replaced or deleted.
    pub fn is_reversal(&self) -> bool {
        matches!(self, Self::Changed { now, .. } if matches!(now.status, Status::Deleted | Status::Superseded))
    }

    /// Whether what was followed no longer stands, and did when it was cited: what was known then is no news.
    fn is_fall(&self) -> bool {
        match self {
            Self::Changed { known, .. } => self.is_reversal() && !*known,
            Self::Overturned | Self::Undermined(_) => true,
            Self::TextDiffers | Self::Missing(_) | Self::Retold | Self::Undecided => false,
        }
    }

    /// The doubt as a sentence or two.
    pub fn words(&self, days: DayFormat) -> String {
        match self {
            Self::Changed { now, known } => {
                let already = if *known { " It was so when it was cited." } else { "" };
                format!("{}{already}", now.reason.sentence(days))
            }
            Self::TextDiffers => "The entry no longer holds the words that were quoted.".to_owned(),
            Self::Missing(document) => format!("“{document}” is not in the library now."),
            Self::Retold => "It is told with other words now.".to_owned(),
            Self::Undecided => "It is under appeal, or its tournament is not held here now.".to_owned(),
            Self::Overturned => "It was overturned on appeal since.".to_owned(),
            Self::Undermined(why) => why.clone(),
        }
    }
}

/// One citation of one decision, held against the library of today.
#[derive(Debug, Clone)]
pub struct CheckedCitation {
    /// The decision.
    pub decision: Arc<Decision>,
    /// What it cites.
    pub attached: Attached,
    /// Where it stands, while it is held.
    pub stands: Option<Stands>,
    /// What casts doubt on it.
    pub doubt: Option<Doubt>,
}

/// Where a citation stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stands {
    /// In a document: its stem, and the address of the entry.
    Entry(String, String),
    /// In an earlier decision.
    Decision(Arc<Decision>),
}

/// Every citation of every decision, held against the library of one day.
#[derive(Debug, Default)]
pub struct Grounds(Vec<CheckedCitation>);

impl Grounds {
    /// All citations, those of the newest decision first.
    pub(super) const fn of_all(all: Vec<CheckedCitation>) -> Self {
        Self(all)
    }

    /// All of them, those of the newest decision first.
    pub fn all(&self) -> &[CheckedCitation] {
        &self.0
    }

    /// Those of one decision.
    pub fn of<'a>(&'a self, decision: &'a Decision) -> impl Iterator<Item = &'a CheckedCitation> {
        self.0.iter().filter(move |ground| decision.is(ground.decision.tournament, ground.decision.number))
    }

    /// Those of one tournament on which a decision rests, and which fell since they were cited.
    pub fn fallen_at(&self, tournament: TournamentId) -> impl Iterator<Item = &CheckedCitation> {
        self.0.iter().filter(move |ground| ground.decision.tournament == tournament && ground.fell())
    }

    /// Those whose text no longer stands as it was cited.
    pub fn doubtful(&self) -> impl Iterator<Item = &CheckedCitation> {
        self.0.iter().filter(|ground| ground.doubt.is_some())
    }

    /// Those that cite an entry.
    pub fn on<'a>(&'a self, stem: &'a str, slug: &'a str) -> impl Iterator<Item = &'a CheckedCitation> {
        let here = move |place: &Stands| matches!(place, Stands::Entry(document, entry) if document == stem && entry == slug);
        self.0.iter().filter(move |ground| ground.stands.as_ref().is_some_and(here))
    }

    /// Those that cite a decision.
    pub fn citing<'a>(&'a self, decision: &'a Decision) -> impl Iterator<Item = &'a CheckedCitation> {
        let cites = |ground: &&CheckedCitation| {
            ground.attached.cited.precedent().is_some_and(|it| decision.is(it.tournament, it.number))
        };
        self.0.iter().filter(cites)
    }
}

impl CheckedCitation {
    /// Whether the decision follows it and holds, and it no longer stands as it did when it was cited.
    fn fell(&self) -> bool {
        self.attached.treatment == Treatment::Follows
            && self.decision.rests_on(&self.attached)
            && self.doubt.as_ref().is_some_and(Doubt::is_fall)
    }
}
