//! The only writer of standard output and standard error. A reader that has closed the pipe (`arbiter … | head`) is
//! not an error.
//!
//! A terminal obeys control characters, so none from typed text or files ever reaches it.

use std::borrow::Cow;
use std::fmt::Display;
use std::io::{BufWriter, ErrorKind, IsTerminal, Write};

use serde::Serialize;

use crate::cli::answer::Unusable;
use crate::cli::progress;
use crate::domain::unseen::{hides, is_unseen};

/// Writes a text for people to standard output.
///
/// # Errors
/// If standard output cannot be written for a reason other than a closed pipe, such as a full disk.
pub fn text(text: &str) -> Result<(), Unusable> {
    bytes(&printable(text))
}

/// Writes a document for programs to standard output, byte for byte.
///
/// # Errors
/// Like [`text`].
pub fn document(document: &str) -> Result<(), Unusable> {
    if std::io::stdout().is_terminal() { text(document) } else { bytes(document) }
}

/// The text with control and invisible characters replaced.
fn printable(text: &str) -> Cow<'_, str> {
    if !hides(text) {
        return Cow::Borrowed(text);
    }
    let safe = |character: char| match character {
        '\n' | '\r' | '\t' => character,
        _ if is_unseen(character) => '\u{fffd}',
        _ => character,
    };
    Cow::Owned(text.chars().map(safe).collect())
}

fn bytes(text: &str) -> Result<(), Unusable> {
    let write = || {
        let mut out = std::io::stdout().lock();
        out.write_all(text.as_bytes()).and_then(|()| out.flush())
    };
    forgive_closed_pipe(progress::beside(&std::io::stdout(), write))
}

/// A closed pipe is not an error.
fn forgive_closed_pipe(written: std::io::Result<()>) -> Result<(), Unusable> {
    match written {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Unusable::about("standard output", error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Writes a line to standard output.
///
/// # Errors
/// Like [`text`].
pub fn line(line: impl Display) -> Result<(), Unusable> {
    text(&format!("{line}\n"))
}

/// Writes one JSON document on a line of its own.
///
/// # Errors
/// Like [`text`].
pub fn json(value: &impl Serialize) -> Result<(), Unusable> {
    if std::io::stdout().is_terminal() {
        let text = serde_json::to_string(value).map_err(|error| Unusable::about("JSON", error))?;
        return self::text(&(text + "\n"));
    }
    // Written while it is produced: the standings of a large event are longer as text than in memory.
    let mut out = BufWriter::with_capacity(1 << 16, std::io::stdout().lock());
    let written = serde_json::to_writer(&mut out, value).map_err(std::io::Error::from);
    forgive_closed_pipe(written.and_then(|()| out.write_all(b"\n")).and_then(|()| out.flush()))
}

/// Writes one JSON document on indented lines.
///
/// # Errors
/// Like [`text`].
pub fn indented_json(value: &impl Serialize) -> Result<(), Unusable> {
    let text = serde_json::to_string_pretty(value).map_err(|error| Unusable::about("JSON", error))?;
    document(&(text + "\n"))
}

/// Writes a line to standard error. If that fails, nothing can be reported.
pub fn note(line: impl Display) {
    let line = line.to_string();
    let _ =
        progress::beside(&std::io::stderr(), || writeln!(std::io::stderr().lock(), "{}", printable(&line)));
}

#[cfg(test)]
mod tests {
    use super::printable;

    #[test]
    fn no_control_character_reaches_a_terminal() {
        let title = "Lyon \u{1b}[31mOpen\u{9b}2J\u{7}\u{202e}";
        let shown = printable(title);
        assert_eq!(shown, "Lyon \u{fffd}[31mOpen\u{fffd}2J\u{fffd}\u{fffd}");
        assert_eq!(printable("two\nlines\tand a tab, Zoë\n"), "two\nlines\tand a tab, Zoë\n");
    }
}
