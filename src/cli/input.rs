//! Reads a `FILE` argument: a path, or `-` for standard input; UTF-8, or Windows-1252 when that works.

use std::io::Read;
use std::path::Path;

use chrono::NaiveDate;

pub use crate::app::text::{LIMIT, Text, decode};
use crate::cli::answer::Unusable;

/// Reads the file named on the command line.
///
/// # Errors
/// If it cannot be opened, is too large, holds NUL bytes, or is neither UTF-8 nor Windows-1252.
pub fn read(path: &Path) -> Result<Text, Unusable> {
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        std::io::stdin().lock().take(LIMIT + 1).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(LIMIT + 1).read_to_end(&mut bytes))
    };
    let name = name(path);
    read.map_err(|error| Unusable::about(&name, error))?;
    decode(bytes).map_err(|why| Unusable::about(&name, why))
}

/// What messages call the input: `-` is standard input.
pub fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
}

/// Reads a day that was typed as an argument.
///
/// # Errors
/// A sentence that names the form.
pub fn day(text: &str) -> Result<NaiveDate, String> {
    text.parse().map_err(|_| "write a day of the calendar as YYYY-MM-DD, such as 2000-08-05".to_owned())
}
