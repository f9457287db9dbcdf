//! The rulings library.

pub mod beside;
pub mod compare;
pub mod document;
pub mod entry;
pub mod import;
pub mod library;
pub mod relate;
pub mod search;
pub mod split;
pub mod words;
