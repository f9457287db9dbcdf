//! Files of cards as one import: what it would change, in words too, the same for the console and the page; and taking
//! it back.

use chrono::{DateTime, Utc};
use serde::Serialize;

use crate::app::cards::{KeptCards, unreadable, with_own_cards};
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::store::{self, CardTableRow};
use crate::app::unfit::UnfitCards;
use crate::data;
use crate::domain::card::changes::{Changes, Pool};
use crate::domain::card::import;
use crate::domain::card::row::{SourceRow, UnreadableCards};
use crate::domain::card::{CardTable, ParticularsTable};
use crate::domain::deck::Format;
use crate::domain::deck::rule::Demand;
use crate::domain::edition::Edition;

/// All files of one edition, as one import.
#[derive(Debug)]
pub struct Gathered {
    pub edition: Edition,
    /// What the files are.
    pub note: String,
    pub rows: Vec<SourceRow>,
    /// What cannot be used.
    pub left_out: Vec<LeftOut>,
}

/// A line that was left out.
#[derive(Debug, Clone, Serialize)]
pub struct LeftOut {
    pub file: String,
    /// The line in it, from 1.
    pub line: usize,
    pub why: String,
}

/// What an import makes of the newest table of one edition.
#[derive(Debug)]
pub struct Looked {
    pub edition: Edition,
    /// What the files are.
    pub note: String,
    /// What cannot be used.
    pub left_out: Vec<LeftOut>,
    /// The newest table.
    pub before: KeptCards,
    /// The table that new tournaments pin once it is stored.
    pub after: CardTable,
    pub changes: Changes,
    /// What is told of cards once it is stored.
    pub particulars: ParticularsTable,
    /// Whether it tells of a card what was not known.
    pub tells_more: bool,
}

impl Looked {
    /// Whether the files told anything new.
    pub fn is_news(&self) -> bool {
        self.before.version() != self.after.version() || self.tells_more
    }
}

/// What became of an import.
#[derive(Debug)]
pub struct ImportedCards {
    /// Whether it was refused, because something about it is doubtful and nobody said to store it all the same.
    pub refused: bool,
    /// What it changes, by edition.
    pub looked: Vec<Looked>,
}

/// Lines and titles named one by one; more are counted.
const NAMED: usize = 20;
/// Each lost attempt means that another import won.
const ATTEMPTS: usize = 16;

/// Reads files, each with its name, and puts those of one edition together.
///
/// # Errors
/// Which file is the first that cannot be read, from 0, and why.
pub fn gathered(files: &[(String, String)]) -> Result<Vec<Gathered>, (usize, UnreadableCards)> {
    let mut all: Vec<Gathered> = Vec::new();
    for (at, (name, text)) in files.iter().enumerate() {
        let import = import::read(text).map_err(|why| (at, why))?;
        let what = format!("{}: {name}", import.what);
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
    let mut said: Vec<String> = left_out
        .iter()
        .take(NAMED)
        .map(|line| format!("Left out: {}, line {}: {}.", line.file, line.line, line.why))
        .collect();
    if left_out.len() > NAMED {
        said.push(format!("Left out: {} more lines.", left_out.len() - NAMED));
    }
    said.extend(changes.doubts.iter().map(|doubt| format!("Look: {doubt}")));
    said.push(format!(
        "From {} cards in {} printings to {} in {}: {} new, {} changed their type.",
        changes.before.cards,
        changes.before.printings,
        changes.after.cards,
        changes.after.printings,
        changes.new,
        changes.retyped.len()
    ));
    if !changes.retyped.is_empty() {
        let named: Vec<&str> = changes.retyped.iter().take(NAMED).map(String::as_str).collect();
        let more = match changes.retyped.len() - named.len() {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        said.push(format!("Another type: {}{more}.", named.join(", ")));
    }
    for (format, lost) in &changes.lost {
        let gained = changes.gained.get(format).copied().unwrap_or_default();
        if *lost > 0 || gained > 0 {
            said.push(format!("{format}: {gained} became legal, {lost} are no longer."));
        }
    }
    if texts > 0 {
        said.push(format!(
            "The text of {texts} cards is kept in this installation only; people who sign in see it beside a list."
        ));
    }
    said
}

/// The pools of the formats of an edition.
fn pools(edition: Edition) -> Vec<Pool> {
    let of = |format: &Format| {
        format.rules.iter().find_map(|rule| match &rule.demand {
            Demand::Pool { tokens, .. } => Some(Pool { format: format.id.clone(), tokens: tokens.clone() }),
            _ => None,
        })
    };
    data::deck_formats().iter().filter(|format| format.edition == edition).filter_map(of).collect()
}

impl Desk {
    /// What an import would make of the newest tables. Nothing is kept.
    ///
    /// # Errors
    /// When the store does not answer or an imported table cannot be read.
    pub fn look_at_cards(&self, imports: &[Gathered]) -> Result<Vec<Looked>, DeskError> {
        let look = |one: &Gathered| {
            let before = self.newest_card_table(one.edition)?;
            let after = with_own_cards(&before.merged(one.rows.clone()))?;
            let changes = Changes::between(&before, &after, &one.rows, &pools(one.edition));
            let known = self.imported_particulars(one.edition)?.map(|(known, _)| known);
            let particulars = ParticularsTable::compiled(&after, &one.rows, known.as_deref())
                .map_err(|why| unreadable(before.version(), &why.to_string()))?;
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

    /// Adds the rows of an import to the newest tables and keeps the results as the newest, all of them or none.
    /// Tournaments keep the tables they pinned. What is doubtful is only stored `all_the_same`.
    ///
    /// # Errors
    /// When the store cannot write, or others import without end.
    pub fn import_cards(
        &self,
        imports: &[Gathered],
        all_the_same: bool,
        now: DateTime<Utc>,
    ) -> Result<ImportedCards, DeskError> {
        for _ in 0..ATTEMPTS {
            let looked = self.look_at_cards(imports)?;
            if !all_the_same && looked.iter().any(|one| !one.changes.doubts.is_empty()) {
                return Ok(ImportedCards { refused: true, looked });
            }
            let latest = self.card_imports()?;
            let tables: Option<Vec<_>> =
                looked.iter().filter(|one| one.is_news()).map(|one| over(&latest, one, now)).collect();
            if let Some(tables) = tables
                && self.store.import_card_tables(tables)?
            {
                return Ok(ImportedCards { refused: false, looked });
            }
        }
        Err(UnfitCards::Overtaken.into())
    }

    /// All card tables, the newest first, each with whether it is an import in force.
    ///
    /// # Errors
    /// When the store does not answer.
    pub fn card_imports(&self) -> Result<Vec<CardTableRow>, DeskError> {
        Ok(self.store.card_tables()?)
    }

    /// Takes the last import back, for all editions that it changed; what pinned its tables keeps them. `seen` is the
    /// version that was the last when somebody decided on it. Empty where nothing was imported.
    ///
    /// # Errors
    /// When another import came since, or the store cannot write.
    pub fn undo_card_import(&self, seen: Option<&str>) -> Result<Vec<CardTableRow>, DeskError> {
        let tables: Vec<CardTableRow> =
            self.card_imports()?.into_iter().filter(|table| table.imported).collect();
        let Some(last) = tables.first().cloned() else { return Ok(Vec::new()) };
        let versions: Vec<String> = tables
            .iter()
            .take_while(|table| table.imported_at == last.imported_at)
            .map(|table| table.version.clone())
            .collect();
        let other = seen.is_some_and(|seen| seen != last.version);
        if other || !self.store.withdraw_card_tables(versions.clone())? {
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

/// The table to store, and the version of the import that it was made over; `None` where another import came meanwhile.
fn over(
    latest: &[CardTableRow],
    looked: &Looked,
    now: DateTime<Utc>,
) -> Option<(store::StoredCardTable, Option<String>)> {
    let last = latest.iter().find(|table| table.imported && table.edition == looked.edition);
    let version = last.map(|table| table.version.clone());
    let own = data::card_table(looked.edition).version();
    let table = store::StoredCardTable {
        version: looked.after.version().to_owned(),
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
    (version.as_deref().unwrap_or(own) == looked.before.version()).then_some((table, version))
}
