//! The only writer of standard output and standard error. A reader that has gone away (`arbiter … | head`) is no error.

use std::fmt::Display;
use std::io::{ErrorKind, Write};

use serde::Serialize;

use crate::cli::answer::Unusable;

/// Writes a text to standard output as it is.
///
/// # Errors
/// When standard output cannot be written for another reason than a closed pipe, such as a full disk.
pub fn text(text: &str) -> Result<(), Unusable> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Unusable::about("standard output", error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Writes a line to standard output.
///
/// # Errors
/// As [`text`].
pub fn line(line: impl Display) -> Result<(), Unusable> {
    text(&format!("{line}\n"))
}

/// Writes one JSON document on a line of its own.
///
/// # Errors
/// As [`text`].
pub fn json(value: &impl Serialize) -> Result<(), Unusable> {
    line(serde_json::to_string(value).map_err(|error| Unusable::about("JSON", error))?)
}

/// Writes one JSON document on indented lines.
///
/// # Errors
/// As [`text`].
pub fn indented_json(value: &impl Serialize) -> Result<(), Unusable> {
    line(serde_json::to_string_pretty(value).map_err(|error| Unusable::about("JSON", error))?)
}

/// Writes a line to standard error. Nobody is left to tell when that fails.
pub fn note(line: impl Display) {
    let _ = writeln!(std::io::stderr().lock(), "{line}");
}
