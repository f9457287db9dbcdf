//! The cells of a line that may be a row of a table.

use crate::domain::deck::quantity::is_number;

/// The cells of a line that may be one of a table; none if nothing separates them.
pub(super) fn row(text: &str) -> Vec<String> {
    let delimiter = ['\t', ';', '|', ','].into_iter().find(|character| text.contains(*character));
    delimiter.map(|delimiter| split(text, delimiter)).unwrap_or_default()
}

/// Whether a line tells a spreadsheet what separates the cells: `sep=;`.
pub(super) fn names_separator(line: &str) -> bool {
    let line = line.trim().trim_matches('"');
    line.len() <= "sep=,".len() && line.to_ascii_lowercase().starts_with("sep=")
}

/// The cells of one line of a table; a quoted cell may contain the separator.
pub(super) fn split(line: &str, delimiter: char) -> Vec<String> {
    let Ok(delimiter) = u8::try_from(u32::from(delimiter)) else { return Vec::new() };
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(delimiter)
        .has_headers(false)
        .flexible(true)
        .from_reader(line.as_bytes());
    let row = reader.records().next().and_then(Result::ok);
    row.map(|row| row.iter().map(|cell| cell.trim().to_owned()).collect()).unwrap_or_default()
}

/// The first cell that is a number, and the cells that may be titles; none if no cell is a number.
pub(super) fn numbered_cells(cells: &[String]) -> Option<(String, Vec<String>)> {
    let bare = |cell: &str| cell.trim_matches(['x', 'X', '×', ' ', '(', ')', '*']).to_owned();
    let number = cells.iter().map(|cell| bare(cell)).find(|cell| cell.len() <= 3 && is_number(cell))?;
    let titles = cells.iter().filter(|cell| cell.len() > 1 && !is_number(&bare(cell)));
    Some((number, titles.cloned().collect()))
}
