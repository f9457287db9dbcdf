//! Records of tables with a header row, by the names of their columns.

use std::collections::HashMap;

use crate::domain::card::row::{CardFault, UnreadableCards};

/// One record by column name.
pub(crate) struct CsvRecord<'a> {
    columns: &'a HashMap<String, usize>,
    cells: csv::StringRecord,
    line: usize,
}

impl CsvRecord<'_> {
    pub(crate) fn cell(&self, column: &str) -> &str {
        self.columns.get(column).and_then(|at| self.cells.get(*at)).unwrap_or_default().trim()
    }

    pub(crate) fn claims(&self, column: &str) -> bool {
        self.cell(column) == "true"
    }

    pub(crate) const fn wrong(&self, why: CardFault) -> UnreadableCards {
        UnreadableCards::at(self.line, why)
    }
}

/// Reads a table with a header row and hands each record to `take`.
///
/// # Errors
/// A line that is not a record, or the first that `take` cannot use.
pub(crate) fn records(
    text: &str,
    delimiter: u8,
    quoting: bool,
    mut take: impl FnMut(&CsvRecord<'_>) -> Result<(), UnreadableCards>,
) -> Result<(), UnreadableCards> {
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter)
        .quoting(quoting)
        .flexible(true)
        .from_reader(text.as_bytes());
    let headers = reader.headers().map_err(|why| not_a_record(1, &why))?;
    let columns: HashMap<String, usize> =
        headers.iter().enumerate().map(|(at, name)| (name.trim().to_owned(), at)).collect();
    for cells in reader.records() {
        let cells = cells.map_err(|why| {
            let line = why.position().map_or(0, |at| usize::try_from(at.line()).unwrap_or(usize::MAX));
            not_a_record(line, &why)
        })?;
        let line = cells.position().map_or(0, |at| usize::try_from(at.line()).unwrap_or(usize::MAX));
        take(&CsvRecord { columns: &columns, cells, line })?;
    }
    Ok(())
}

fn not_a_record(line: usize, why: &csv::Error) -> UnreadableCards {
    UnreadableCards::at(line, CardFault::NotARecord(why.to_string()))
}
