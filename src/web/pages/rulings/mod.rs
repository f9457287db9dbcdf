//! The rulings library.

pub mod compare;
pub mod document;
pub mod entry;
pub mod import;
pub mod library;
pub mod search;
pub mod split;
pub mod words;
