//! Imports several files of cards as one: what the import would change, in words for both the console and the page, and
//! how to withdraw it.

use chrono::{DateTime, Utc};
use serde::Serialize;

use crate::app::cards::{KeptCards, unreadable, with_own_cards};
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::retry::attempts;
use crate::app::store::{self, CardTableRow};
use crate::app::unfit::UnfitCards;
use crate::data;
use crate::domain::card::changes::{Changes, Pool};
use crate::domain::card::import;
use crate::domain::card::row::{CardFault, SourceRow, UnreadableCards};
use crate::domain::card::{CardTable, ParticularsTable};
use crate::domain::deck::Format;
use crate::domain::deck::rule::Demand;
use crate::domain::edition::Edition;
use crate::domain::hash::CardTableVersion;
use crate::messages::{Message, say};
use crate::words::cards::{card_fault, doubt_about};

/// All files of one edition, as one import.
#[derive(Debug)]
pub struct Gathered {
    pub edition: Edition,
    /// A note that names the files.
    pub note: String,
    pub rows: Vec<SourceRow>,
    /// Lines that cannot be used.
    pub left_out: Vec<LeftOut>,
}

/// A line that was left out.
#[derive(Debug, Clone, Serialize)]
pub struct LeftOut {
    pub file: String,
    /// The line in it, from 1.
    pub line: usize,
    pub why: CardFault,
}

/// What an import would change in the newest table of one edition.
#[derive(Debug)]
pub struct Looked {
    pub edition: Edition,
    /// A note that names the files.
    pub note: String,
    /// Lines that cannot be used.
    pub left_out: Vec<LeftOut>,
    /// The newest table.
    pub before: KeptCards,
    /// The table that new tournaments pin once it is stored.
    pub after: CardTable,
    pub changes: Changes,
    /// Everything known about the cards beyond the table, once it is stored.
    pub particulars: ParticularsTable,
    /// Whether the files add to what was known about a card.
    pub tells_more: bool,
}

impl Looked {
    /// Whether the files change anything.
    pub fn is_news(&self) -> bool {
        self.before.version() != self.after.version() || self.tells_more
    }
}

/// What happened to an import.
#[derive(Debug)]
pub struct ImportedCards {
    /// Whether it was refused: something about it is doubtful, and nobody said to store it anyway.
    pub refused: bool,
    /// What it changes, by edition.
    pub looked: Vec<Looked>,
}

/// How many lines and titles are named one by one; the rest are only counted.
const NAMED: usize = 20;

/// Reads files, each with its name, and groups them by edition.
///
/// # Errors
/// The index of the first unreadable file, from 0, and why it cannot be read.
pub fn gather_files(files: &[(String, String)]) -> Result<Vec<Gathered>, (usize, UnreadableCards)> {
    let mut all: Vec<Gathered> = Vec::new();
    for (at, (name, text)) in files.iter().enumerate() {
        let import = import::read(text).map_err(|why| (at, why))?;
        let what = format!("{}: {name}", import.kind);
        let left_out = import.left_out.into_iter();
        let left_out = left_out.map(|at| LeftOut { file: name.clone(), line: at.line, why: at.why });
        match all.iter_mut().find(|known| known.edition == import.edition) {
            Some(known) => {
                known.note = format!("{}; {what}", known.note);
                known.rows.extend(import.rows);
                known.left_out.extend(left_out);
            }
            None => all.push(Gathered {
                edition: import.edition,
                note: what,
                rows: import.rows,
                left_out: left_out.collect(),
            }),
        }
    }
    Ok(all)
}

/// What an import changes, a sentence each.
pub fn sentences(changes: &Changes, left_out: &[LeftOut], texts: usize) -> Vec<String> {
    let left = |line: &LeftOut| {
        say("import-cards-left-out")
            .with("file", &line.file)
            .with("line", line.line)
            .with("why", card_fault(&line.why))
    };
    let mut said: Vec<Message> = left_out.iter().take(NAMED).map(left).collect();
    if left_out.len() > NAMED {
        said.push(say("import-cards-left-out-more").with("lines", left_out.len() - NAMED));
    }
    said.extend(
        changes.doubts.iter().map(|doubt| say("import-cards-look").with("doubt", doubt_about(doubt))),
    );
    said.push(
        say("import-cards-changes")
            .with("cards", changes.before.cards)
            .with("printings", changes.before.printings)
            .with("cards-now", changes.after.cards)
            .with("printings-now", changes.after.printings)
            .with("new", changes.new)
            .with("retyped", changes.retyped.len()),
    );
    if !changes.retyped.is_empty() {
        let named: Vec<&str> = changes.retyped.iter().take(NAMED).map(String::as_str).collect();
        let titles = named.join(", ");
        said.push(match changes.retyped.len() - named.len() {
            0 => say("import-cards-retyped").with("titles", titles),
            more => say("import-cards-retyped-more").with("titles", titles).with("more", more),
        });
    }
    for (format, lost) in &changes.lost {
        let gained = changes.gained.get(format).copied().unwrap_or_default();
        if *lost > 0 || gained > 0 {
            said.push(
                say("import-cards-legal").with("format", format).with("gained", gained).with("lost", *lost),
            );
        }
    }
    if texts > 0 {
        said.push(say("import-cards-texts").with("texts", texts));
    }
    said.into_iter().map(|sentence| sentence.to_string()).collect()
}

/// The pools of the formats of an edition.
fn pools(edition: Edition) -> Vec<Pool> {
    let of = |format: &Format| {
        format.rules.iter().find_map(|rule| {
            let Demand::Pool { tokens, .. } = &rule.demand else { return None };
            Some(Pool { format: format.id.clone(), tokens: tokens.clone() })
        })
    };
    data::deck_formats().iter().filter(|format| format.edition == edition).filter_map(of).collect()
}

impl Desk {
    /// What an import would change in the newest tables. Stores nothing.
    ///
    /// # Errors
    /// If the store does not answer or an imported table cannot be read.
    pub fn look_at_cards(&self, imports: &[Gathered]) -> Result<Vec<Looked>, DeskError> {
        let look = |one: &Gathered| {
            let before = self.newest_card_table(one.edition)?;
            let after = with_own_cards(&before.merged(one.rows.clone()))?;
            let changes = Changes::between(&before, &after, &one.rows, &pools(one.edition));
            let known = self.imported_particulars(one.edition)?.map(|(known, _)| known);
            let particulars = ParticularsTable::compile(&after, &one.rows, known.as_deref())
                .map_err(|why| unreadable(before.version(), why))?;
            let known = known.as_deref().map(ParticularsTable::to_text);
            Ok(Looked {
                edition: one.edition,
                note: one.note.clone(),
                left_out: one.left_out.clone(),
                before,
                after,
                changes,
                tells_more: !particulars.is_empty() && known != Some(particulars.to_text()),
                particulars,
            })
        };
        imports.iter().map(look).collect()
    }

    /// Adds the rows of an import to the newest tables and stores the results as the newest, all or none. Tournaments
    /// keep the tables they pinned. A doubtful import is stored only if `all_the_same` is set.
    ///
    /// # Errors
    /// If the store cannot write, or every attempt loses a race with another import.
    pub fn import_cards(
        &self,
        imports: &[Gathered],
        all_the_same: bool,
        now: DateTime<Utc>,
    ) -> Result<ImportedCards, DeskError> {
        let imported = attempts(|| -> Result<Option<ImportedCards>, DeskError> {
            let looked = self.look_at_cards(imports)?;
            if !all_the_same && looked.iter().any(|one| !one.changes.doubts.is_empty()) {
                return Ok(Some(ImportedCards { refused: true, looked }));
            }
            let latest = self.card_imports()?;
            let tables: Option<Vec<_>> = looked
                .iter()
                .filter(|one| one.is_news())
                .map(|one| table_to_store(&latest, one, now))
                .collect();
            if let Some(tables) = tables
                && self.store.import_card_tables(tables)?
            {
                return Ok(Some(ImportedCards { refused: false, looked }));
            }
            Ok(None)
        })?;
        imported.ok_or_else(|| UnfitCards::Overtaken.into())
    }

    /// All card tables, the newest first, each with whether it is an import in force.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn card_imports(&self) -> Result<Vec<CardTableRow>, DeskError> {
        Ok(self.store.card_tables()?)
    }

    /// Withdraws the last import, for all editions that it changed; tournaments that pinned its tables keep them.
    /// `seen` is the newest version as the user saw it. Returns nothing if nothing was imported.
    ///
    /// # Errors
    /// If something else was imported since, or the store cannot write.
    pub fn undo_card_import(&self, seen: Option<&CardTableVersion>) -> Result<Vec<CardTableRow>, DeskError> {
        let tables: Vec<CardTableRow> =
            self.card_imports()?.into_iter().filter(|table| table.imported).collect();
        let Some(last) = tables.first().cloned() else { return Ok(Vec::new()) };
        let versions: Vec<CardTableVersion> = tables
            .iter()
            .take_while(|table| table.imported_at == last.imported_at)
            .map(|table| table.version.clone())
            .collect();
        let other = seen.is_some_and(|seen| *seen != last.version);
        if other || !self.store.withdraw_card_tables(&versions)? {
            return Err(UnfitCards::Overtaken.into());
        }
        let mut undone: Vec<CardTableRow> = Vec::new();
        for table in tables.into_iter().filter(|table| versions.contains(&table.version)) {
            if undone.iter().all(|known| known.edition != table.edition) {
                undone.push(table);
            }
        }
        Ok(undone)
    }
}

/// The table to store, and the version of the import it was based on; `None` if something else was imported since.
fn table_to_store(
    latest: &[CardTableRow],
    looked: &Looked,
    now: DateTime<Utc>,
) -> Option<(store::StoredCardTable, Option<CardTableVersion>)> {
    let last = latest.iter().find(|table| table.imported && table.edition == looked.edition);
    let version = last.map(|table| table.version.clone());
    let own = data::card_table(looked.edition).version();
    let table = store::StoredCardTable {
        version: looked.after.version().clone(),
        edition: looked.edition,
        bytes: looked.after.to_text().into_bytes(),
        imported_at: now,
        note: looked.note.clone(),
        imported: true,
        particulars: if looked.particulars.is_empty() {
            Vec::new()
        } else {
            looked.particulars.to_text().as_bytes().to_vec()
        },
    };
    (version.as_ref().unwrap_or(own) == looked.before.version()).then_some((table, version))
}
