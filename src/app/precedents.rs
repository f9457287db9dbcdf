//! Past decisions of all tournaments of this installation, and whether the text that they rest on still stands.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use chrono::NaiveDate;

use crate::app::citing;
use crate::app::desk::{Desk, lock};
use crate::app::error::DeskError;
use crate::app::library::Shelf;
use crate::app::persuading::{self, Now};
use crate::app::snapshot::Snapshot;
use crate::data;
use crate::domain::edition::Edition;
use crate::domain::hash::sha256;
use crate::domain::id::{PlayerId, TournamentId};
use crate::domain::precedent::anonymise::Mask;
use crate::domain::precedent::index::{Index, Titles};
use crate::domain::precedent::{Decision, Place};
use crate::domain::rulings::pinpoint::Verification;
use crate::domain::rulings::standing::Status;
use crate::domain::rulings::status::standing;
use crate::domain::tournament::dispute::{Attached, Cited, Dispute, Treatment};

/// What a tournament decided, at one head of its log and one state of the names.
#[derive(Debug)]
struct Read {
    sequence: i64,
    names: u64,
    decisions: Vec<Arc<Decision>>,
}

/// What is kept between two questions.
#[derive(Debug, Default)]
pub(crate) struct Kept {
    each: HashMap<TournamentId, Read>,
    index: Option<(String, Arc<Index>)>,
    grounds: Option<(String, Arc<Grounds>)>,
}

/// What became of the text that a decision cites.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Trouble {
    /// A later entry deletes it.
    Deleted,
    /// A later entry replaces it.
    Superseded,
    /// A later entry changes part of it.
    PartlySuperseded,
    /// The library holds the entry with other words.
    TextDiffers,
    /// The library does not hold the entry, or nothing is decided there now.
    Missing,
    /// The decision that is followed was overturned on appeal.
    Overturned,
    /// The decision that is followed rests on reversed text itself.
    Undermined,
}

impl Trouble {
    /// Whether the text was reversed: replaced or deleted.
    pub const fn is_reversal(self) -> bool {
        matches!(self, Self::Deleted | Self::Superseded)
    }

    /// Whether what was followed no longer stands: reversed text, or an earlier decision that fell.
    pub const fn is_fall(self) -> bool {
        self.is_reversal() || matches!(self, Self::Overturned | Self::Undermined)
    }
}

/// One citation of one decision, held against the library of today.
#[derive(Debug, Clone)]
pub struct Ground {
    /// The decision.
    pub decision: Arc<Decision>,
    /// What it cites.
    pub attached: Attached,
    /// Where it stands, while it is held.
    pub stands: Option<Stands>,
    /// What is wrong with it, and one sentence about it.
    pub trouble: Option<(Trouble, String)>,
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
pub struct Grounds(Vec<Ground>);

impl Grounds {
    /// All of them, those of the newest decision first.
    pub fn all(&self) -> &[Ground] {
        &self.0
    }

    /// Those of one decision.
    pub fn of<'a>(&'a self, decision: &'a Decision) -> impl Iterator<Item = &'a Ground> {
        let same =
            |other: &Decision| (other.tournament, other.number) == (decision.tournament, decision.number);
        self.0.iter().filter(move |ground| same(&ground.decision))
    }

    /// Those of one tournament on which a decision rests, and which fell since they were cited.
    pub fn fallen_at(&self, tournament: TournamentId) -> impl Iterator<Item = &Ground> {
        self.0.iter().filter(move |ground| ground.decision.tournament == tournament && ground.fell())
    }

    /// Those whose text no longer stands as it was cited.
    pub fn troubled(&self) -> impl Iterator<Item = &Ground> {
        self.0.iter().filter(|ground| ground.trouble.is_some())
    }

    /// Those that cite an entry.
    pub fn on<'a>(&'a self, stem: &'a str, slug: &'a str) -> impl Iterator<Item = &'a Ground> {
        let here = move |place: &Stands| matches!(place, Stands::Entry(document, entry) if document == stem && entry == slug);
        self.0.iter().filter(move |ground| ground.stands.as_ref().is_some_and(here))
    }

    /// Those that cite a decision.
    pub fn citing<'a>(&'a self, decision: &'a Decision) -> impl Iterator<Item = &'a Ground> {
        let cites = |ground: &&Ground| {
            ground.attached.cited.precedent.is_some_and(|precedent| decision.is(&precedent))
        };
        self.0.iter().filter(cites)
    }
}

impl Desk {
    /// The decisions of all tournaments, prepared for searching. Only what has grown since the last question is read;
    /// a tournament that cannot be read has none.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn precedents(&self) -> Result<Arc<Index>, DeskError> {
        self.precedents_with_stamp().map(|(_, index)| index)
    }

    fn precedents_with_stamp(&self) -> Result<(String, Arc<Index>), DeskError> {
        let heads = self.store.heads()?;
        let names = self.names_version();
        let stamp = sha256(format!("{names} {heads:?}"));
        let mut kept = lock(&self.precedents);
        if let Some((known, index)) = &kept.index
            && *known == stamp
        {
            return Ok((stamp, Arc::clone(index)));
        }
        self.read_grown(&mut kept.each, &heads, names)?;
        let decisions = kept.each.values().flat_map(|read| read.decisions.iter().map(Arc::clone)).collect();
        let index = Arc::new(Index::of(decisions, titles()));
        kept.index = Some((stamp.clone(), Arc::clone(&index)));
        Ok((stamp, index))
    }

    fn read_grown(
        &self,
        each: &mut HashMap<TournamentId, Read>,
        heads: &[(TournamentId, i64)],
        names: u64,
    ) -> Result<(), DeskError> {
        let grown = |(id, sequence): &&(TournamentId, i64)| {
            each.get(id).is_none_or(|read| read.sequence != *sequence || read.names != names)
        };
        let wanted: HashMap<TournamentId, i64> = heads.iter().filter(grown).copied().collect();
        each.retain(|id, _| heads.iter().any(|(known, _)| known == id));
        if wanted.is_empty() {
            return Ok(());
        }
        for row in self.store.tournaments()? {
            let Some(sequence) = wanted.get(&row.id).copied() else { continue };
            let decisions = match self.tournament(&row.slug) {
                Ok(here) => self.decisions(&here)?,
                Err(DeskError::Store(cause)) if cause.is_outage() => return Err(cause.into()),
                Err(_) => Vec::new(),
            };
            each.insert(row.id, Read { sequence, names, decisions });
        }
        Ok(())
    }

    /// What a tournament decided, told without names.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn decisions(&self, here: &Snapshot) -> Result<Vec<Arc<Decision>>, DeskError> {
        let Some(setup) = here.tournament.setup() else { return Ok(Vec::new()) };
        let decided: Vec<&Dispute> =
            here.tournament.disputes().iter().filter(|dispute| dispute.is_decided()).collect();
        if decided.is_empty() {
            return Ok(Vec::new());
        }
        let staff: Vec<String> = self.staff_of(here.id())?.into_iter().map(|helper| helper.name).collect();
        let players: Vec<(PlayerId, String)> =
            here.tournament.players().map(|player| (player.id, here.name(player.id))).collect();
        // A name that was erased cannot be found in a text any more, so the facts stay where they were told.
        let erased = here.tournament.players().any(|player| !here.names.contains_key(&player.person));
        let head = here.head();
        let place =
            Place { tournament: here.id(), slug: here.slug(), settings: &setup.settings, head: &head };
        let told = decided.into_iter().filter_map(|dispute| {
            let mut mask = Mask::of(&players, &staff, &seated(here, dispute));
            let mut decision = Decision::of(place, dispute, &mut mask)?;
            if erased {
                decision.told.facts.clear();
            }
            Some(decision)
        });
        Ok(told.map(Arc::new).collect())
    }

    /// Every citation of every decision, held against the library as it is and against the law of `today`.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub fn grounds(&self, today: NaiveDate) -> Result<Arc<Grounds>, DeskError> {
        let shelf = self.library()?;
        let (stamp, index) = self.precedents_with_stamp()?;
        let stamp = format!("{stamp} {} {today}", shelf.version);
        if let Some((known, grounds)) = &lock(&self.precedents).grounds
            && *known == stamp
        {
            return Ok(Arc::clone(grounds));
        }
        let each = index.decisions.iter().flat_map(|decision| {
            decision.cited.iter().map(|attached| ground(&shelf, &index, decision, attached, today))
        });
        let texts = Grounds(each.collect());
        // What a decision rests on has to be known before it can be said of one that follows it.
        let each = texts.0.iter().map(|ground| Ground { trouble: ground.shaken(&texts), ..ground.clone() });
        let grounds = Arc::new(Grounds(each.collect()));
        lock(&self.precedents).grounds = Some((stamp, Arc::clone(&grounds)));
        Ok(grounds)
    }
}

/// The players of the table that a dispute is about.
pub fn seated(here: &Snapshot, dispute: &Dispute) -> Vec<PlayerId> {
    let table = dispute.at.and_then(|at| here.tournament.round(at.round)?.table(at.table));
    table.map_or_else(Vec::new, |table| table.pair.players.to_vec())
}

/// The titles of all cards of all editions.
fn titles() -> &'static Titles {
    static TITLES: LazyLock<Titles> = LazyLock::new(|| {
        let editions = [Edition::First, Edition::Second, Edition::Tribbles].into_iter();
        Titles::of(
            editions
                .flat_map(|edition| data::card_table(edition).cards().iter().map(|card| card.title.as_str())),
        )
    });
    &TITLES
}

impl Ground {
    /// Whether the decision follows it and holds, and it no longer stands. What was known when it was cited is no news.
    fn fell(&self) -> bool {
        let since =
            |(trouble, _): &(Trouble, String)| trouble.is_fall() && !knew(&self.attached.cited, *trouble);
        self.attached.treatment == Treatment::Follows
            && self.decision.rests_on(&self.attached)
            && self.trouble.as_ref().is_some_and(since)
    }

    /// What is wrong with it, once it is known what is wrong with the texts.
    fn shaken(&self, texts: &Grounds) -> Option<(Trouble, String)> {
        let undermined = || match &self.stands {
            Some(Stands::Decision(earlier)) => {
                persuading::guard(earlier, texts).map(|why| (Trouble::Undermined, why))
            }
            _ => None,
        };
        self.trouble.clone().or_else(undermined)
    }
}

fn ground(
    shelf: &Shelf,
    index: &Index,
    decision: &Arc<Decision>,
    attached: &Attached,
    today: NaiveDate,
) -> Ground {
    let (stands, trouble) = match persuading::now(index, &attached.cited) {
        Some(now) => followed(now),
        None => {
            let held = citing::held(&attached.cited, &shelf.library);
            let place = held.map(|it| Stands::Entry(it.document().stem.clone(), it.citation().slug()));
            (place, trouble(shelf, decision, attached, today))
        }
    };
    Ground { decision: Arc::clone(decision), attached: attached.clone(), stands, trouble }
}

/// An earlier decision, and what became of it.
fn followed(now: Now) -> (Option<Stands>, Option<(Trouble, String)>) {
    let said = |trouble, sentence: &str| Some((trouble, sentence.to_owned()));
    match now {
        Now::Stands(earlier) => (Some(Stands::Decision(earlier)), None),
        Now::OtherWords(earlier) => {
            (Some(Stands::Decision(earlier)), said(Trouble::TextDiffers, "It is told with other words now."))
        }
        Now::Overturned(earlier) => {
            (Some(Stands::Decision(earlier)), said(Trouble::Overturned, "It was overturned on appeal since."))
        }
        Now::NotHeld => {
            (None, said(Trouble::Missing, "It is under appeal, or its tournament is not held here now."))
        }
    }
}

fn trouble(
    shelf: &Shelf,
    decision: &Decision,
    attached: &Attached,
    today: NaiveDate,
) -> Option<(Trouble, String)> {
    let cited = &attached.cited;
    if citing::held(cited, &shelf.library).is_none() {
        let sentence = format!("“{}” is not in the library now.", cited.document);
        return Some((Trouble::Missing, sentence));
    }
    if let Some((trouble, why)) = changed(shelf, decision.edition, cited, today) {
        let already = if knew(cited, trouble) { " It was so when it was cited." } else { "" };
        return Some((trouble, format!("{why}{already}")));
    }
    match citing::check(cited, &shelf.library).outcome {
        Verification::Verified | Verification::Moved { .. } | Verification::Elsewhere { .. } => None,
        Verification::TextDiffers => {
            Some((Trouble::TextDiffers, "The entry no longer holds the words that were quoted.".to_owned()))
        }
        Verification::SourceMissing => {
            Some((Trouble::Missing, format!("“{}” is not in the library now.", cited.document)))
        }
    }
}

/// What later text did to a text that is cited, where that is still held: a word, and why.
fn changed(shelf: &Shelf, edition: Edition, cited: &Cited, today: NaiveDate) -> Option<(Trouble, String)> {
    let found = citing::held(cited, &shelf.library)?;
    let now = standing(found, edition, today, &shelf.library);
    let trouble = match now.status {
        Status::Deleted => Trouble::Deleted,
        Status::Superseded => Trouble::Superseded,
        Status::PartlySuperseded => Trouble::PartlySuperseded,
        _ => return None,
    };
    Some((trouble, sentence(&now.reason)))
}

/// The same, unless it was so when the text was cited.
pub fn changed_since(
    shelf: &Shelf,
    edition: Edition,
    cited: &Cited,
    today: NaiveDate,
) -> Option<(Trouble, String)> {
    changed(shelf, edition, cited, today).filter(|(trouble, _)| cited.is_text() && !knew(cited, *trouble))
}

fn knew(cited: &Cited, trouble: Trouble) -> bool {
    let status = match trouble {
        Trouble::Deleted => Status::Deleted,
        Trouble::Superseded => Status::Superseded,
        Trouble::PartlySuperseded => Status::PartlySuperseded,
        Trouble::TextDiffers | Trouble::Missing | Trouble::Overturned | Trouble::Undermined => return false,
    };
    cited.status == status.code()
}

fn sentence(clause: &str) -> String {
    let mut signs = clause.trim().trim_end_matches('.').chars();
    signs.next().map_or_else(String::new, |first| format!("{}{}.", first.to_uppercase(), signs.as_str()))
}
