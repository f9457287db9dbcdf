//! The rulings library.

mod address;
pub(crate) mod attempt;
pub(crate) mod beside;
pub(crate) mod compare;
pub(crate) mod crib;
pub(crate) mod decision_feed;
pub(crate) mod decision_file;
pub(crate) mod document;
mod earlier;
pub(crate) mod entry;
pub(in crate::web::pages) mod flags;
pub(crate) mod import;
pub(crate) mod library;
mod outline;
pub(crate) mod past;
pub(crate) mod precedents;
pub(crate) mod queue;
pub(crate) mod reader;
pub(crate) mod relate;
pub(crate) mod search;
pub(crate) mod shelf;
pub(crate) mod split;
pub(crate) mod timeline;
pub(crate) mod words;
