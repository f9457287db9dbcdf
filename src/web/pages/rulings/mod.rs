//! The rulings library.

pub mod attempt;
pub mod document;
pub mod entry;
mod flags;
pub mod import;
pub mod library;
mod outline;
pub mod past;
pub mod precedents;
pub mod reader;
pub mod search;
pub mod words;
