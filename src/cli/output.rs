//! Writes JSON to standard output.

use std::io::Write;

use serde::Serialize;

use crate::cli::answer::Unusable;

/// Writes one JSON document on a line of its own.
///
/// # Errors
/// When standard output is closed.
pub fn json(value: &impl Serialize) -> Result<(), Unusable> {
    let text = serde_json::to_string(value).map_err(|error| Unusable(error.to_string()))?;
    text_out(&(text + "\n"))
}

/// Writes a text as it is.
///
/// # Errors
/// When standard output is closed.
pub fn text_out(text: &str) -> Result<(), Unusable> {
    std::io::stdout()
        .lock()
        .write_all(text.as_bytes())
        .map_err(|error| Unusable::about("standard output", error))
}
