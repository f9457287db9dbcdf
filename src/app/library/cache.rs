//! The library that a desk keeps in memory.

use super::known::ReadLibrary;
use super::newest::NewestState;
use super::snapshot::LibrarySnapshot;

/// The library of a desk.
pub type LibraryCache = NewestState<LibrarySnapshot, ReadLibrary>;

/// The most text of all ruling documents, in bytes. With its entries and its index, a document takes about ten times as
/// much memory. The documents of thirty years are less than a tenth of the limit.
pub const MOST_RULING_TEXT: usize = 32 * 1024 * 1024;
