//! Writes an answer to standard output without failing when the reader has gone.

use std::io::{ErrorKind, Write};

use crate::cli::answer::Unusable;

/// Prints the text. A closed pipe (`arbiter score … | head`) is no error: the reader has seen enough.
///
/// # Errors
/// When standard output cannot be written for another reason, such as a full disk.
pub fn print(text: &str) -> Result<(), Unusable> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Unusable::about("standard output", error)),
        Ok(()) | Err(_) => Ok(()),
    }
}
