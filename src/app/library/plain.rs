//! The text of a document as it was copied or saved: a web page, pages of a PDF file, or plain text.

use super::import::same_document;
use super::known_documents;
use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::text::decode;
use crate::app::unfit::{FileKind, UnfitDocument, UnfitFile};
use crate::domain::awaited::Awaited;
use crate::domain::hash::DocumentHash;
use crate::domain::rulings::plain::{PlainChange, plain};

/// A document as it would be imported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlainDocument {
    /// Its bytes: those that came, unless something was changed.
    pub bytes: Vec<u8>,
    /// What was changed in its text.
    pub changes: Vec<PlainChange>,
}

impl Desk {
    /// The text of a web page or of pages. A document that the program knows, or that is in the library, stays as it is.
    ///
    /// # Errors
    /// A sentence if the bytes are not text; [`DeskError::NotAwaited`].
    pub fn plain_document(
        &self,
        name: &str,
        bytes: Vec<u8>,
        awaited: &Awaited,
    ) -> Result<PlainDocument, DeskError> {
        let unfit = |why: UnfitFile| UnfitDocument::File { name: name.to_owned(), why };
        if let Some(kind) = file_kind(&bytes) {
            return Err(unfit(UnfitFile::NoText(kind)).into());
        }
        let source = decode(bytes).map_err(|why| unfit(why.into()))?;
        let known = known_documents()?.recognise(&source.bytes, &source.text).is_some();
        let sha256 = DocumentHash::of(&source.bytes);
        let library = self.newest_library()?;
        if known || same_document(&library, &sha256, &source.text).is_some() {
            return Ok(PlainDocument { bytes: source.bytes, changes: Vec::new() });
        }
        let plain = plain(&source.text, awaited)?;
        if plain.text.trim().is_empty() {
            return Err(unfit(UnfitFile::Empty).into());
        }
        let bytes = if plain.changes.is_empty() { source.bytes } else { plain.text.into_bytes() };
        Ok(PlainDocument { bytes, changes: plain.changes })
    }
}

/// What a file is that holds its text in another form; `None` for text.
pub fn file_kind(bytes: &[u8]) -> Option<FileKind> {
    let kinds: [(&[u8], FileKind); 4] = [
        (b"%PDF-", FileKind::Pdf),
        (b"PK\x03\x04", FileKind::Packed),
        (b"\xd0\xcf\x11\xe0", FileKind::OldWord),
        (b"{\\rtf", FileKind::Rtf),
    ];
    kinds.into_iter().find(|(mark, _)| bytes.starts_with(mark)).map(|(_, kind)| kind)
}
