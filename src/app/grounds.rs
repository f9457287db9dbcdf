//! The grounds of past decisions, and what casts doubt on them.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use crate::app::store::{ElsewhereStamp, LogsMark};
use crate::domain::day::DayFormat;
use crate::domain::id::TournamentId;
use crate::domain::precedent::Decision;
use crate::domain::precedent::index::PrecedentIndex;
use crate::domain::precedent::shared_index::SharedIndex;
use crate::domain::rulings::asserted_relation::EntryAddress;
use crate::domain::rulings::standing::{Standing, Status};
use crate::domain::tournament::dispute::{Attached, Treatment};
use crate::messages::say;
use crate::words::standing::reason_sentence;

/// The decisions of a tournament at one head of its log: so that the index changes only when they differ.
#[derive(Debug)]
pub(super) struct Read {
    pub(super) sequence: i64,
    /// The hash of what they say.
    pub(super) told: String,
    /// Those that cite anything, without their words.
    pub(super) citing: Vec<Arc<Decision>>,
}

/// What is cached between two requests. The words of the decisions are in their rows.
#[derive(Debug, Default)]
pub(crate) struct PrecedentCache {
    pub(super) each: HashMap<TournamentId, Read>,
    /// The tournaments whose rows were made again.
    pub(super) made_again: BTreeSet<TournamentId>,
    /// The number of the newest member of staff whose name they hide.
    pub(super) staff: i64,
    /// How far the logs had grown when they were read; `None` before the first time.
    pub(super) mark: Option<LogsMark>,
    pub(super) index: Arc<PrecedentIndex>,
    /// How often the index has changed.
    pub(super) changes: u64,
    pub(super) grounds: Option<(String, Arc<Grounds>)>,
    /// The decisions of other installations.
    pub(super) elsewhere: Option<(ElsewhereStamp, Arc<SharedIndex>)>,
}

/// What has cast doubt on a citation since it was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doubt {
    /// A later entry deletes, replaces or changes part of it.
    Changed {
        /// The standing of the cited entry now.
        now: Box<Standing>,
        /// Whether it already had that status when it was cited.
        known: bool,
    },
    /// The entry's words in the library have changed.
    TextDiffers,
    /// The library lacks the document of this name, or its entry.
    Missing(String),
    /// The decision's words have changed.
    Retold,
    /// The decision is under appeal, or its tournament is missing.
    Undecided,
    /// The decision was overturned on appeal.
    Overturned,
    /// The decision itself follows a text with this citation, which was reversed.
    Undermined(String),
}

impl Doubt {
    /// Whether the cited text was reversed: replaced or deleted.
    pub fn is_reversal(&self) -> bool {
        matches!(self, Self::Changed { now, .. } if matches!(now.status, Status::Deleted | Status::Superseded))
    }

    /// Whether a text that was followed has been reversed since; a reversal known at the time does not count.
    fn is_fall(&self) -> bool {
        match self {
            Self::Changed { known, .. } => self.is_reversal() && !*known,
            Self::Overturned | Self::Undermined(_) => true,
            Self::TextDiffers | Self::Missing(_) | Self::Retold | Self::Undecided => false,
        }
    }

    /// The doubt in a sentence or two.
    pub fn words(&self, days: DayFormat) -> String {
        match self {
            Self::Changed { now, known: false } => return reason_sentence(&now.reason, days),
            Self::Changed { now, known: true } => {
                say("law-doubt-known").with("reason", reason_sentence(&now.reason, days))
            }
            Self::TextDiffers => say("law-doubt-text-differs"),
            Self::Missing(document) => say("law-doubt-missing").with("document", document),
            Self::Retold => say("law-doubt-retold"),
            Self::Undecided => say("law-doubt-undecided"),
            Self::Overturned => say("law-doubt-overturned"),
            Self::Undermined(reversed) => say("unfit-decision-reversed").with("citation", reversed),
        }
        .to_string()
    }
}

/// One citation of one decision, compared with the current library.
#[derive(Debug, Clone)]
pub struct CheckedCitation {
    /// The decision, without its words.
    pub decision: Arc<Decision>,
    /// The citation as it was attached.
    pub attached: Attached,
    /// The cited text, if it is still here.
    pub place: Option<CitedPlace>,
    /// What casts doubt on it, if anything.
    pub doubt: Option<Doubt>,
}

/// Where a cited text is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CitedPlace {
    /// In a document, at this address.
    Entry(EntryAddress),
    /// In an earlier decision, here without its words.
    Decision(Arc<Decision>),
}

/// Every citation of every decision, compared with the library of one day.
#[derive(Debug, Default)]
pub struct Grounds {
    all: Vec<CheckedCitation>,
    citing: Vec<Arc<Decision>>,
}

impl Grounds {
    /// All citations, the newest decision's first, and the decisions that they are of.
    pub(super) const fn of_all(all: Vec<CheckedCitation>, citing: Vec<Arc<Decision>>) -> Self {
        Self { all, citing }
    }

    /// All of them, the newest decision's first.
    pub fn citations(&self) -> &[CheckedCitation] {
        &self.all
    }

    /// The decisions that cite anything, without their words, the newest first.
    pub fn citing_decisions(&self) -> impl Iterator<Item = &Decision> {
        self.citing.iter().map(AsRef::as_ref)
    }

    /// The citations of one decision.
    pub fn of<'a>(&'a self, decision: &'a Decision) -> impl Iterator<Item = &'a CheckedCitation> {
        self.all.iter().filter(move |ground| decision.is(ground.decision.tournament, ground.decision.number))
    }

    /// The grounds of one tournament's decisions that were reversed after they were cited.
    pub fn fallen_at(&self, tournament: TournamentId) -> impl Iterator<Item = &CheckedCitation> {
        self.all.iter().filter(move |ground| ground.decision.tournament == tournament && ground.fell())
    }

    /// The citations whose text has changed since.
    pub fn doubtful(&self) -> impl Iterator<Item = &CheckedCitation> {
        self.all.iter().filter(|ground| ground.doubt.is_some())
    }

    /// The citations of an entry.
    pub fn on<'a>(&'a self, at: &'a EntryAddress) -> impl Iterator<Item = &'a CheckedCitation> {
        let here = move |place: &CitedPlace| matches!(place, CitedPlace::Entry(cited) if cited == at);
        self.all.iter().filter(move |ground| ground.place.as_ref().is_some_and(here))
    }

    /// The citations of a decision.
    pub fn citing<'a>(&'a self, decision: &'a Decision) -> impl Iterator<Item = &'a CheckedCitation> {
        let cites = |ground: &&CheckedCitation| {
            ground.attached.cited.precedent().is_some_and(|it| decision.is(it.tournament, it.number))
        };
        self.all.iter().filter(cites)
    }
}

impl CheckedCitation {
    /// Whether the decision in force follows it, and it was reversed after it was cited.
    fn fell(&self) -> bool {
        self.attached.treatment == Treatment::Follows
            && self.decision.rests_on(&self.attached)
            && self.doubt.as_ref().is_some_and(Doubt::is_fall)
    }
}
