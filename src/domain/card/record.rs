//! Records of tables with a header row, by the names of their columns.

use std::collections::HashMap;

use crate::domain::card::row::{CardFault, UnreadableCards};

/// One record by column name.
pub(crate) struct CsvRecord<'a> {
    columns: &'a HashMap<String, usize>,
    /// How many cells the header has.
    width: usize,
    cells: &'a csv::StringRecord,
    line: usize,
}

impl CsvRecord<'_> {
    pub(crate) fn cell(&self, column: &str) -> &str {
        self.columns.get(column).and_then(|at| self.cells.get(*at)).unwrap_or_default().trim()
    }

    pub(crate) fn claims(&self, column: &str) -> bool {
        self.cell(column) == "true"
    }

    /// Whether all its cells are empty.
    pub(crate) fn is_blank(&self) -> bool {
        self.cells.iter().all(|cell| cell.trim().is_empty())
    }

    /// Whether it is cut short, has more cells than the header, or holds another row in a cell, as when the quote of the
    /// last one is never closed. A cell may hold a line break.
    pub(crate) fn damage(&self) -> Option<CardFault> {
        let (cells, columns) = (self.cells.len(), self.width);
        if cells != columns {
            return Some(CardFault::OtherLength { cells, columns });
        }
        let is_row = |line: &str| line.split(',').count() >= columns;
        let swallows = |cell: &str| cell.contains('\n') && cell.lines().any(is_row);
        self.cells.iter().any(swallows).then_some(CardFault::SwallowedRow)
    }

    pub(crate) const fn wrong(&self, why: CardFault) -> UnreadableCards {
        UnreadableCards::at(self.line, why)
    }
}

/// How the records of a table are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RecordForm {
    /// Between tabs, without quotes.
    Tabs,
    /// Between commas, with quotes.
    Commas,
    /// Between commas, each row as long as the header: where a quote is never closed, only its own line is damaged.
    EvenCommas,
}

impl RecordForm {
    fn reader(self, text: &str, has_headers: bool) -> csv::Reader<&[u8]> {
        let (delimiter, quoting) = match self {
            Self::Tabs => (b'\t', false),
            Self::Commas | Self::EvenCommas => (b',', true),
        };
        csv::ReaderBuilder::new()
            .delimiter(delimiter)
            .quoting(quoting)
            .flexible(true)
            .has_headers(has_headers)
            .from_reader(text.as_bytes())
    }
}

/// How often the length of a table is read again behind quotes that are never closed. Lines that each open one would be
/// read as often as there are lines.
const MOST_READ: usize = 16;

/// Reads a table with a header row and hands each record to `take`.
///
/// # Errors
/// A line that is not a record, or the first that `take` cannot use.
pub(crate) fn records(
    text: &str,
    form: RecordForm,
    mut take: impl FnMut(&CsvRecord<'_>) -> Result<(), UnreadableCards>,
) -> Result<(), UnreadableCards> {
    let mut reader = form.reader(text, true);
    let headers = reader.headers().map_err(|why| not_a_record(1, &why))?;
    let width = headers.len();
    let columns: HashMap<String, usize> =
        headers.iter().enumerate().map(|(at, name)| (name.trim().to_owned(), at)).collect();
    let mut lines = LineCounter { text, at: 0, line: 1 };
    let mut cells = csv::StringRecord::new();
    // Where this reader began, and how many bytes may still be read twice.
    let (mut begun, mut twice) = (0_usize, text.len().saturating_mul(MOST_READ));
    loop {
        let read = reader.read_record(&mut cells);
        let is_there =
            read.map_err(|why| not_a_record(lines.line_of(why.position().map(|at| begun + byte(at))), &why))?;
        if !is_there {
            return Ok(());
        }
        let line = lines.line_of(cells.position().map(|at| begun + byte(at)));
        let record = CsvRecord { columns: &columns, width, cells: &cells, line };
        take(&record)?;
        let is_damaged = form == RecordForm::EvenCommas && record.damage().is_some();
        let (next, end) = (lines.next_line(), begun + byte(reader.position()));
        let passed = end.saturating_sub(next);
        if is_damaged && (1..=twice).contains(&passed) {
            (begun, twice) = (next, twice - passed);
            reader = form.reader(text.get(begun..).unwrap_or_default(), false);
        }
    }
}

fn byte(position: &csv::Position) -> usize {
    usize::try_from(position.byte()).unwrap_or_default()
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
    /// The line of a record, from 1, by the byte at which its reader says that it begins; records are asked for in their
    /// order.
    fn line_of(&mut self, said: Option<usize>) -> usize {
        let said = said.unwrap_or(self.at);
        let bytes = self.text.as_bytes();
        let blank = bytes.iter().skip(said).take_while(|byte| matches!(byte, b'\r' | b'\n')).count();
        let begins = said.saturating_add(blank);
        let passed = bytes.get(self.at..begins).unwrap_or_default();
        self.line += passed.iter().filter(|byte| **byte == b'\n').count();
        self.at = begins.max(self.at);
        self.line
    }

    /// The byte at which the line after this one begins.
    fn next_line(&self) -> usize {
        let rest = self.text.get(self.at..).unwrap_or_default();
        rest.find('\n').map_or(self.text.len(), |end| self.at + end + 1)
    }
}

fn not_a_record(line: usize, why: &csv::Error) -> UnreadableCards {
    UnreadableCards::at(line, CardFault::NotARecord(why.to_string()))
}
