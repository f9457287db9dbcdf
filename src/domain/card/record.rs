//! Records of tables with a header row, by the names of their columns.

use std::collections::HashMap;

use crate::domain::card::row::{CardFault, UnreadableCards};

/// One record by column name.
pub(crate) struct CsvRecord<'a> {
    columns: &'a HashMap<String, usize>,
    /// How many cells the header has.
    width: usize,
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

    /// Whether it is cut short, or has more cells than the header.
    pub(crate) fn of_other_length(&self) -> Option<CardFault> {
        let (cells, columns) = (self.cells.len(), self.width);
        (cells != columns).then_some(CardFault::OtherLength { cells, columns })
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
    let width = headers.len();
    let columns: HashMap<String, usize> =
        headers.iter().enumerate().map(|(at, name)| (name.trim().to_owned(), at)).collect();
    let mut lines = LineCounter { text, at: 0, line: 1 };
    for cells in reader.records() {
        let cells = cells.map_err(|why| not_a_record(lines.line_of(why.position()), &why))?;
        let line = lines.line_of(cells.position());
        take(&CsvRecord { columns: &columns, width, cells, line })?;
    }
    Ok(())
}

/// Counts the lines of a text up to its records. The reader's own count is too low by one where lines end in CR LF,
/// because its record begins between the two, and by the number of blank lines that it skipped.
struct LineCounter<'t> {
    text: &'t str,
    /// Up to this byte the lines are counted.
    at: usize,
    line: usize,
}

impl LineCounter<'_> {
    /// The line of a record, from 1; records are asked for in their order.
    fn line_of(&mut self, position: Option<&csv::Position>) -> usize {
        let said = position.and_then(|position| usize::try_from(position.byte()).ok()).unwrap_or(self.at);
        let bytes = self.text.as_bytes();
        let blank = bytes.iter().skip(said).take_while(|byte| matches!(byte, b'\r' | b'\n')).count();
        let begins = said.saturating_add(blank);
        let passed = bytes.get(self.at..begins).unwrap_or_default();
        self.line += passed.iter().filter(|byte| **byte == b'\n').count();
        self.at = begins.max(self.at);
        self.line
    }
}

fn not_a_record(line: usize, why: &csv::Error) -> UnreadableCards {
    UnreadableCards::at(line, CardFault::NotARecord(why.to_string()))
}
