//! The lines of an export: writing them, and reading them back without a database.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::app::error::{DeskError, to_json};
use crate::app::export_length::StatedLength;
use crate::app::snapshot::{Logged, Snapshot};
use crate::app::store::TournamentRow;
use crate::app::unfit::{CutOff, UnfitExport, UnfitLine};
use crate::app::verify::{Verified, check};
use crate::app::{foreign, json_fault};
use crate::domain::awaited::Awaited;
use crate::domain::hash::{EntryHash, ListHash};
use crate::domain::id::{PersonId, Slug, TournamentId};
use crate::domain::tournament::hash_chain::SealedEntry;
use crate::domain::tournament::undo_refusal::MOST_UNDOINGS;

/// One line of an export.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "kebab-case", deny_unknown_fields)]
enum Line {
    /// The first line. Exports of the first versions state neither the number of lines nor the newest entry's hash.
    Tournament {
        version: u32,
        id: TournamentId,
        slug: String,
        created_at: DateTime<Utc>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lines: Option<usize>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        head: Option<EntryHash>,
    },
    /// A person's name; persons whose name was erased have no line.
    Person { id: PersonId, name: String },
    /// The private text of a deck list, which the log identifies by its hash.
    Deck { sha256: ListHash, text: String },
    /// A line of the log.
    Entry(SealedEntry),
}

const VERSION: u32 = 1;

/// An export that was read; nothing of it is stored.
pub(super) struct ExportFile {
    pub snapshot: Snapshot,
    /// The names, as their lines give them.
    pub people: Vec<(PersonId, String)>,
    /// The texts of deck lists that match their hash.
    pub decks: BTreeMap<ListHash, String>,
    /// The lines of deck lists that do not.
    damaged: Vec<usize>,
    order: LineOrder,
    /// How many lines the file has.
    lines: usize,
    stated: StatedLength,
}

impl ExportFile {
    /// The tournament that the first line names.
    ///
    /// # Errors
    /// If the file is too large for an export, or does not begin like one.
    pub fn tournament(text: &str) -> Result<TournamentRow, DeskError> {
        first_line(text).map(|(row, _)| row)
    }

    /// Reads all lines.
    ///
    /// # Errors
    /// The first line that does not belong to an export, or an entry that this version does not know.
    pub fn read(text: &str) -> Result<Self, DeskError> {
        let (row, stated) = first_line(text)?;
        let (snapshot, people, decks) = (Snapshot::unread(row), Vec::new(), BTreeMap::new());
        let (damaged, order) = (Vec::new(), LineOrder::default());
        let mut file = Self { snapshot, people, decks, damaged, order, lines: 1, stated };
        for (number, line) in (1..).zip(text.lines()).skip(1) {
            file.lines = number;
            match read(number, line)? {
                Line::Tournament { .. } => return Err(unfit(number, UnfitLine::SecondTournament)),
                Line::Person { id, name } => {
                    file.order.name(number, id);
                    file.people.push((id, name));
                }
                Line::Deck { sha256, text } => {
                    file.order.list(number, &sha256);
                    if ListHash::of(&text) == sha256 {
                        drop(file.decks.insert(sha256, text));
                    } else {
                        file.damaged.push(number);
                    }
                }
                Line::Entry(entry) => {
                    file.order.part(number, LineOrder::ENTRIES);
                    file.tell(number, entry)?;
                }
            }
        }
        if file.snapshot.log.is_empty() {
            return Err(file.cut_off().map_or(UnfitExport::NoLog, UnfitExport::CutOff).into());
        }
        file.snapshot.names = file.people.iter().cloned().collect();
        Ok(file)
    }

    /// Applies an entry. Each undoing replays the log, so one more than there can be is refused before that.
    fn tell(&mut self, number: usize, entry: SealedEntry) -> Result<(), DeskError> {
        let line = Logged::try_from(entry)?;
        let undoings = self.snapshot.tournament.chronicle().undoings();
        if line.entry().is_undoing() && undoings >= MOST_UNDOINGS {
            return Err(unfit(number, UnfitLine::TooManyUndoings));
        }
        self.snapshot.push(line);
        Ok(())
    }

    /// The first deck list whose text does not match its hash.
    pub fn spoilt_list(&self) -> Option<UnfitExport> {
        self.damaged.first().map(|line| UnfitExport::Line { line: *line, why: UnfitLine::ListHash })
    }

    /// Whether its end is missing, after a whole line. If the chain is broken, more than the end is wrong.
    pub fn cut_off(&self) -> Option<CutOff> {
        let is_chained = self.snapshot.broken.is_none();
        is_chained.then(|| self.stated.cut_off(self.lines, self.newest())).flatten()
    }

    fn newest(&self) -> Option<&SealedEntry> {
        self.snapshot.sealed_entries().last()
    }

    /// Checks what `verify` checks, and the limits of the pages.
    ///
    /// # Errors
    /// Like [`check`].
    pub fn check(&self) -> Result<Verified, DeskError> {
        let damaged = self.damaged.iter().map(|line| format!("line {line}: {}", UnfitLine::ListHash));
        let mut problems: Vec<String> =
            damaged.chain(foreign::problems(&self.snapshot, &self.people)).collect();
        problems.extend(self.order.problems());
        if self.snapshot.broken.is_none() {
            problems.extend(self.stated.problem(self.lines, self.newest()));
            problems.extend(self.of_no_entry());
        }
        check(&self.snapshot, problems, |sha256| Ok(self.decks.get(sha256).cloned()))
    }

    /// Names and deck lists of which no entry speaks. Stored, they would be where nobody could erase them.
    fn of_no_entry(&self) -> Vec<String> {
        let named = self.snapshot.named_since(0).unwrap_or_default();
        let lists: BTreeSet<ListHash> = self.snapshot.lists().into_iter().map(|(_, sha256)| sha256).collect();
        let names = self.people.iter().filter(|(person, _)| !named.contains(person));
        let names = names.map(|(person, _)| format!("the name of person {person} belongs to no entry"));
        let decks = self.decks.keys().filter(|sha256| !lists.contains(*sha256));
        let decks = decks.map(|sha256| format!("the deck list {} belongs to no entry", sha256.short()));
        names.chain(decks).collect()
    }
}

/// How far the reading of the lines has come. Names come first, then deck lists, then entries; names and lists are in the
/// order in which they are written, so that one tournament has one export.
#[derive(Debug, Default)]
struct LineOrder {
    rank: u8,
    person: Option<PersonId>,
    sha256: Option<ListHash>,
    /// The first line that belongs before the one ahead of it.
    moved: Option<usize>,
    /// The first name that is out of order, or there twice.
    names: Option<usize>,
    /// The first such deck list.
    lists: Option<usize>,
}

impl LineOrder {
    const NAMES: u8 = 0;
    const LISTS: u8 = 1;
    const ENTRIES: u8 = 2;

    fn part(&mut self, line: usize, rank: u8) {
        if rank < self.rank {
            self.moved = self.moved.or(Some(line));
        }
        self.rank = rank;
    }

    fn name(&mut self, line: usize, id: PersonId) {
        self.part(line, Self::NAMES);
        if self.person.replace(id).is_some_and(|before| before >= id) {
            self.names = self.names.or(Some(line));
        }
    }

    fn list(&mut self, line: usize, sha256: &ListHash) {
        self.part(line, Self::LISTS);
        if self.sha256.replace(sha256.clone()).is_some_and(|before| before >= *sha256) {
            self.lists = self.lists.or(Some(line));
        }
    }

    fn problems(&self) -> Vec<String> {
        let moved = "names come first, then deck lists, then entries; a line was moved";
        let names = "the names are not in the order of their id; lines were moved or doubled";
        let lists = "the deck lists are not in the order of their sha256; lines were moved or doubled";
        let each = [(self.moved, moved), (self.names, names), (self.lists, lists)];
        each.into_iter().filter_map(|(line, what)| Some(format!("line {}: {what}", line?))).collect()
    }
}

/// A tournament as JSON Lines.
///
/// # Errors
/// [`DeskError::NotAwaited`]; [`DeskError::Unwritable`] when a line is not JSON.
pub(super) fn written_whole(
    here: &Snapshot,
    lists: &BTreeMap<ListHash, String>,
    awaited: &Awaited,
) -> Result<String, DeskError> {
    let row = &here.row;
    let (id, created_at) = (row.id, row.created_at);
    let lines = Some(1 + here.names.iter().count() + lists.len() + here.log.len());
    let (slug, head) = (row.slug.to_string(), Some(here.head()));
    let first = Line::Tournament { version: VERSION, id, slug, created_at, lines, head };
    let people = here.names.iter().map(|(id, name)| Line::Person { id: *id, name: name.clone() });
    let lists = lists.iter().map(|(sha256, text)| Line::Deck { sha256: sha256.clone(), text: text.clone() });
    let entries = here.sealed_entries().cloned().map(Line::Entry);
    std::iter::once(first)
        .chain(people)
        .chain(lists)
        .chain(entries)
        .map(|line| awaited.check().map_err(DeskError::from).and_then(|()| write_line(&line)))
        .collect()
}

/// The tournament that the first line names, and how long it says the file is.
fn first_line(text: &str) -> Result<(TournamentRow, StatedLength), DeskError> {
    if text.len() > foreign::LARGEST {
        return Err(UnfitExport::TooLarge.into());
    }
    let first = text.lines().next().map(|line| read(1, line)).transpose()?;
    let Some(Line::Tournament { version: VERSION, id, slug, created_at, lines, head }) = first else {
        return Err(unfit(1, UnfitLine::NotTheTournament));
    };
    let slug: Slug = slug.parse().map_err(|_| unfit(1, UnfitLine::Address))?;
    Ok((TournamentRow { id, slug, created_at }, StatedLength { lines, head }))
}

fn write_line(line: &Line) -> Result<String, DeskError> {
    Ok(to_json(line)? + "\n")
}

fn read(line: usize, text: &str) -> Result<Line, DeskError> {
    json_fault::read(text.trim_start()).map_err(|why| unfit(line, why.into()))
}

fn unfit(line: usize, why: UnfitLine) -> DeskError {
    UnfitExport::Line { line, why }.into()
}
