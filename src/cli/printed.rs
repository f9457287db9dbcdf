//! Prints answers; a reader that has gone away is no error worth a panic.

use std::io::{ErrorKind, Write};

use serde::Serialize;

use crate::cli::answer::Unusable;

/// Prints text on standard output.
///
/// # Errors
/// When standard output cannot be written.
pub fn text(text: &str) -> Result<(), Unusable> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Unusable::about("standard output", error)),
        _ => Ok(()),
    }
}

/// Prints one JSON document on standard output.
///
/// # Errors
/// When standard output cannot be written.
pub fn json(value: &impl Serialize) -> Result<(), Unusable> {
    let mut document = serde_json::to_string_pretty(value).map_err(|error| Unusable::about("JSON", error))?;
    document.push('\n');
    text(&document)
}
