//! The rulings library.

pub mod attempt;
pub mod beside;
pub mod compare;
pub mod document;
mod earlier;
pub mod entry;
pub(in crate::web::pages) mod flags;
pub mod import;
pub mod library;
mod outline;
pub mod past;
pub mod precedents;
pub mod reader;
pub mod relate;
pub mod search;
pub mod split;
pub mod words;
