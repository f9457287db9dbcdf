//! What a newer card table changes: shown before anybody relies on it.

use std::collections::{BTreeMap, HashSet};

use chrono::NaiveDate;
use serde::Serialize;

use crate::domain::card::definition::Printing;
use crate::domain::card::row::SourceRow;
use crate::domain::card::table::CardTable;

/// An import is doubted if a format loses more than one in this many of its known legal titles.
const ONE_OF: usize = 100;
/// A file with this percentage of the known printings counts as complete, and may be older as a whole.
const WHOLE: usize = 75;

/// The size of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct TableSize {
    pub cards: usize,
    pub printings: usize,
}

impl TableSize {
    /// The size of one table.
    pub fn of(table: &CardTable) -> Self {
        Self { cards: table.cards().len(), printings: table.printings() }
    }

    /// The size of two tables together.
    const fn with(self, other: Self) -> Self {
        Self { cards: self.cards + other.cards, printings: self.printings + other.printings }
    }
}

/// The pool of one format: its id and the tokens of which a card needs one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pool {
    /// The format's id.
    pub format: String,
    pub tokens: Vec<String>,
}

/// What changes from one table to another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Changes {
    /// The table before.
    pub before: TableSize,
    /// The table after.
    pub after: TableSize,
    /// Cards that were not known.
    pub new: usize,
    /// Titles whose card type changed.
    pub retyped: Vec<String>,
    /// How many cards are no longer legal, by format.
    pub lost: BTreeMap<String, usize>,
    /// How many known cards became legal, by format.
    pub gained: BTreeMap<String, usize>,
    /// Why somebody should look before this is stored; empty if nothing is strange.
    pub doubts: Vec<ImportDoubt>,
}

/// What is strange about an import. Said by `words::cards`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ImportDoubt {
    /// Many cards would no longer be legal in a format.
    Lost {
        lost: usize,
        /// How many were legal before.
        held: usize,
        /// The format's id.
        format: String,
    },
    /// It holds most of the known printings, none of the newest release, and no new one.
    Older {
        /// The day of the newest release in it.
        newest: NaiveDate,
        /// That of the table.
        held: NaiveDate,
    },
}

/// As its sentence, for programs.
impl Serialize for ImportDoubt {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl Changes {
    /// From a table to the one that rows make of it.
    pub fn between(before: &CardTable, after: &CardTable, rows: &[SourceRow], pools: &[Pool]) -> Self {
        let known = || before.cards().iter().filter_map(|card| Some((card, after.by_id(&card.id)?)));
        let mut changes = Self {
            before: TableSize::of(before),
            after: TableSize::of(after),
            new: after.cards().iter().filter(|card| before.by_id(&card.id).is_none()).count(),
            retyped: known()
                .filter(|(old, new)| old.kind != new.kind)
                .map(|(old, _)| old.title.clone())
                .collect(),
            lost: BTreeMap::new(),
            gained: BTreeMap::new(),
            doubts: Vec::new(),
        };
        for pool in pools {
            let legal = |card: &super::Card| pool.tokens.iter().any(|token| card.has_token(token));
            let held = before.cards().iter().filter(|card| legal(card)).count();
            let lost = known().filter(|(old, new)| legal(old) && !legal(new)).count();
            let gained = known().filter(|(old, new)| !legal(old) && legal(new)).count();
            if lost * ONE_OF > held {
                changes.doubts.push(ImportDoubt::Lost { lost, held, format: pool.format.clone() });
            }
            changes.lost.insert(pool.format.clone(), lost);
            changes.gained.insert(pool.format.clone(), gained);
        }
        changes.doubts.extend(older(before, rows));
        changes
    }

    /// What one import changes in the tables of several editions. Each format belongs to one of them.
    pub fn together<'c>(all: impl IntoIterator<Item = &'c Self>) -> Self {
        let none = TableSize { cards: 0, printings: 0 };
        let mut whole = Self {
            before: none,
            after: none,
            new: 0,
            retyped: Vec::new(),
            lost: BTreeMap::new(),
            gained: BTreeMap::new(),
            doubts: Vec::new(),
        };
        for changes in all {
            let Self { before, after, new, retyped, lost, gained, doubts } = changes.clone();
            whole.before = whole.before.with(before);
            whole.after = whole.after.with(after);
            whole.new += new;
            whole.retyped.extend(retyped);
            whole.lost.extend(lost);
            whole.gained.extend(gained);
            whole.doubts.extend(doubts);
        }
        whole
    }
}

/// A warning if the rows are from an older file: with most of the known printings, none of the newest release, and no
/// release that the table does not know.
///
/// A release that the table knows may have no day, as those of the Second Edition cards in First Edition: it tells
/// nothing about the age of a file.
fn older(before: &CardTable, rows: &[SourceRow]) -> Option<ImportDoubt> {
    let printings = || {
        rows.iter().filter_map(|row| match row {
            SourceRow::Printing { printing, .. } => Some(printing),
            SourceRow::Renamed { .. } => None,
        })
    };
    let held = || before.cards().iter().flat_map(|card| &card.printings);
    let dated = before.releases().iter().map(|release| release.code.as_str());
    let releases: HashSet<&str> = dated.chain(held().map(|printing| printing.release.as_str())).collect();
    let day = |release: &str| before.index.days.get(release).map(|(day, _)| *day);
    let is_new = |release: &str| !release.is_empty() && !releases.contains(release);
    let strange = printings().any(|printing| is_new(&printing.release));
    let known = printings().filter(|printing| before.index.names.contains_key(&printing.name)).count();
    let newest: NaiveDate = printings().filter_map(|printing| day(release_of(before, printing))).max()?;
    let held: NaiveDate = held().filter_map(|printing| day(&printing.release)).max()?;
    (!strange && known * 100 >= before.printings() * WHOLE && newest < held)
        .then_some(ImportDoubt::Older { newest, held })
}

/// The release of a printing. Where a source does not say it, such as the plugin of Second Edition, that of the printing
/// that the table knows by this name; empty if there is none.
fn release_of<'p>(before: &'p CardTable, printing: &'p Printing) -> &'p str {
    if !printing.release.is_empty() {
        return &printing.release;
    }
    let place = before.index.names.get(&printing.name);
    let named = place.and_then(|(at, which)| before.card(*at)?.printings.get(*which));
    named.map_or("", |known| known.release.as_str())
}
