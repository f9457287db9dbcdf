//! Decodes uploaded or named bytes: UTF-8, UTF-16, or Windows-1252 if that works.

use crate::domain::text_note::TextNote;
use crate::messages::say;

/// The largest text in bytes; a bigger file is a mistake.
pub const LIMIT: u64 = 16 * 1024 * 1024;

/// A text, with a note on how it was decoded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text {
    /// The text, without a byte order mark.
    pub text: String,
    /// The bytes as they came.
    pub bytes: Vec<u8>,
    /// How it was read if it was not UTF-8.
    pub note: Option<TextNote>,
}

/// Why bytes are not text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotText {
    /// More bytes than any text that is read here.
    #[error("{}", say("unfit-text-too-large").with("most", LIMIT / 1024 / 1024))]
    TooLarge,
    /// Invalid UTF-16.
    #[error("{}", say("unfit-text-damaged-utf16"))]
    DamagedUtf16,
    /// A NUL byte, in this line at this character, both from 1.
    #[error("{}", say("unfit-text-nul").with("line", .line).with("column", .column))]
    Nul { line: usize, column: usize },
    /// An unknown encoding.
    #[error("{}", say("unfit-text-encoding"))]
    Encoding,
}

/// Decodes bytes as text.
///
/// # Errors
/// [`NotText`].
pub fn decode(bytes: Vec<u8>) -> Result<Text, NotText> {
    if bytes.len() as u64 > LIMIT {
        return Err(NotText::TooLarge);
    }
    if let Some(encoding) = wide(&bytes) {
        let (text, broken) = encoding.decode_with_bom_removal(&bytes);
        if broken || text.contains('\0') {
            return Err(NotText::DamagedUtf16);
        }
        let note = Some(TextNote::Utf16);
        return Ok(Text { text: text.into_owned(), note, bytes });
    }
    if let Some(at) = bytes.iter().position(|byte| *byte == 0) {
        return Err(nul_at(bytes.get(..at).unwrap_or_default()));
    }
    match std::str::from_utf8(&bytes) {
        Ok(text) => {
            Ok(Text { text: text.strip_prefix('\u{feff}').unwrap_or(text).to_owned(), note: None, bytes })
        }
        Err(_) => {
            let (text, broken) = encoding_rs::WINDOWS_1252.decode_without_bom_handling(&bytes);
            if broken || text.chars().any(|c| ('\u{80}'..='\u{9f}').contains(&c)) {
                return Err(NotText::Encoding);
            }
            Ok(Text { text: text.into_owned(), note: Some(TextNote::Windows1252), bytes })
        }
    }
}

/// A NUL after these bytes.
fn nul_at(before: &[u8]) -> NotText {
    let line = before.split(|byte| *byte == b'\n').count();
    let begun = before.rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
    NotText::Nul { line, column: String::from_utf8_lossy(begun).chars().count() + 1 }
}

/// UTF-16, recognised by its byte order mark or by NULs in nearly every second byte.
fn wide(bytes: &[u8]) -> Option<&'static encoding_rs::Encoding> {
    if !bytes.len().is_multiple_of(2) {
        return None;
    }
    let nul = |first: usize| bytes.iter().skip(first).step_by(2).filter(|byte| **byte == 0).count();
    let most =
        |first: usize| bytes.len() >= 8 && nul(first) * 10 >= bytes.len() / 2 * 8 && nul(1 - first) == 0;
    match bytes {
        [0xff, 0xfe, ..] => Some(encoding_rs::UTF_16LE),
        [0xfe, 0xff, ..] => Some(encoding_rs::UTF_16BE),
        _ if most(1) => Some(encoding_rs::UTF_16LE),
        _ if most(0) => Some(encoding_rs::UTF_16BE),
        _ => None,
    }
}
