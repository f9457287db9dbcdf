//! The rulings library.

pub mod document;
pub mod entry;
pub mod import;
pub mod library;
mod outline;
pub mod search;
pub mod words;
