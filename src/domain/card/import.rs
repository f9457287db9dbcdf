//! Reads a file of cards of any kind: a plugin file or a table of the project's own.

use crate::domain::card::facts;
use crate::domain::card::lackey;
use crate::domain::card::row::{SourceRow, UnreadableCards};
use crate::domain::card::text;
use crate::domain::edition::Edition;

/// What a file of cards brings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Import {
    /// The edition, as the file tells it.
    pub edition: Edition,
    pub kind: CardFileKind,
    /// The imported rows, for [`crate::domain::card::table::CardTable::merged`].
    pub rows: Vec<SourceRow>,
    /// Lines that were left out because they cannot be used, each with the reason.
    pub left_out: Vec<UnreadableCards>,
}

/// A kind of file of cards. As plain text it is in English, as the note of an import keeps it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardFileKind {
    /// A file of the `LackeyCCG` plugin, or gemp's CSV.
    Plugin,
    /// One of the project's fact tables.
    Facts,
    /// A compact table.
    Table,
}

/// Reads a `LackeyCCG` plugin file, gemp's CSV, a compact table or one of the project's fact tables.
///
/// # Errors
/// If the kind is not known, a line is not a row of a table, or no row at all can be used.
pub fn read(text: &str) -> Result<Import, UnreadableCards> {
    let header = text.lines().next().unwrap_or_default();
    if header.starts_with(text::MARK) {
        let (contents, left_out) = text::read_usable(text)?;
        return Ok(compact(contents, left_out));
    }
    if header.starts_with("printing_id,") {
        let edition = if header.contains("denomination") {
            Edition::Tribbles
        } else if header.contains("full_title") {
            Edition::Second
        } else {
            Edition::First
        };
        let file = facts::cards(edition, text)?;
        let kind = CardFileKind::Facts;
        return Ok(Import { edition, kind, rows: file.rows, left_out: file.left_out });
    }
    let file = lackey::read(text)?;
    Ok(Import { edition: file.edition, kind: CardFileKind::Plugin, rows: file.rows, left_out: file.left_out })
}

fn compact(contents: text::Contents, left_out: Vec<UnreadableCards>) -> Import {
    let mut rows: Vec<SourceRow> =
        contents.aliases.into_iter().map(|(old, new)| SourceRow::Renamed { old, new }).collect();
    for mut card in contents.cards {
        for printing in std::mem::take(&mut card.printings) {
            let particulars = String::new();
            rows.push(SourceRow::Printing { card: Box::new(card.clone()), printing, particulars });
        }
    }
    Import { edition: contents.edition, kind: CardFileKind::Table, rows, left_out }
}
