//! The lines of an export: writing them, and reading them back without a database.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::app::error::DeskError;
use crate::app::snapshot::Snapshot;
use crate::app::store::TournamentRow;
use crate::app::unfit::{UnfitExport, UnfitLine};
use crate::app::verify::{Verified, check};
use crate::app::{foreign, json_fault};
use crate::domain::awaited::Awaited;
use crate::domain::hash::ListHash;
use crate::domain::id::{PersonId, Slug, TournamentId};
use crate::domain::tournament::hash_chain::SealedEntry;

/// One line of an export.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "kebab-case", deny_unknown_fields)]
enum Line {
    /// The first line.
    Tournament { version: u32, id: TournamentId, slug: String, created_at: DateTime<Utc> },
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
    /// The deck lists that give their hash.
    pub decks: BTreeMap<ListHash, String>,
    /// The lines of deck lists that do not.
    damaged: Vec<usize>,
}

impl ExportFile {
    /// The tournament that the first line names.
    ///
    /// # Errors
    /// If the file is too large for an export, or does not begin like one.
    pub fn tournament(text: &str) -> Result<TournamentRow, DeskError> {
        if text.len() > foreign::LARGEST {
            return Err(UnfitExport::TooLarge.into());
        }
        let first = text.lines().next().map(|line| read(1, line)).transpose()?;
        let Some(Line::Tournament { version: VERSION, id, slug, created_at }) = first else {
            return Err(unfit(1, UnfitLine::NotTheTournament));
        };
        let slug: Slug = slug.parse().map_err(|_| unfit(1, UnfitLine::Address))?;
        Ok(TournamentRow { id, slug, created_at })
    }

    /// Reads all lines.
    ///
    /// # Errors
    /// The first line that is none of an export, or an entry that this version does not know.
    pub fn read(text: &str) -> Result<Self, DeskError> {
        let snapshot = Snapshot::unread(Self::tournament(text)?);
        let mut file = Self { snapshot, people: Vec::new(), decks: BTreeMap::new(), damaged: Vec::new() };
        for (number, line) in (1..).zip(text.lines()).skip(1) {
            match read(number, line)? {
                Line::Tournament { .. } => return Err(unfit(number, UnfitLine::SecondTournament)),
                Line::Person { id, name } => file.people.push((id, name)),
                Line::Deck { sha256, text } if ListHash::of(&text) == sha256 => {
                    drop(file.decks.insert(sha256, text));
                }
                Line::Deck { .. } => file.damaged.push(number),
                Line::Entry(entry) => file.snapshot.extend(vec![entry])?,
            }
        }
        if file.snapshot.log.is_empty() {
            return Err(UnfitExport::NoLog.into());
        }
        file.snapshot.names = file.people.iter().cloned().collect();
        Ok(file)
    }

    /// The first deck list that does not give its hash.
    pub fn spoilt_list(&self) -> Option<UnfitExport> {
        self.damaged.first().map(|line| UnfitExport::Line { line: *line, why: UnfitLine::ListHash })
    }

    /// Checks what `verify` checks, and the limits of the pages.
    ///
    /// # Errors
    /// Like [`check`].
    pub fn check(&self) -> Result<Verified, DeskError> {
        let damaged = self.damaged.iter().map(|line| format!("line {line}: {}", UnfitLine::ListHash));
        let problems = damaged.chain(foreign::problems(&self.snapshot, &self.people)).collect();
        check(&self.snapshot, problems, |sha256| Ok(self.decks.get(sha256).cloned()))
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
    let first = Line::Tournament { version: VERSION, id, slug: row.slug.to_string(), created_at };
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

fn write_line(line: &Line) -> Result<String, DeskError> {
    let text = serde_json::to_string(line);
    text.map(|text| text + "\n").map_err(|error| DeskError::Unwritable { cause: error.to_string() })
}

fn read(line: usize, text: &str) -> Result<Line, DeskError> {
    json_fault::read(text.trim_start()).map_err(|why| unfit(line, why.into()))
}

fn unfit(line: usize, why: UnfitLine) -> DeskError {
    UnfitExport::Line { line, why }.into()
}
