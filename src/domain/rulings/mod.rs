//! Ruling documents: their entries, how to cite them, and what they were worth on a date.
pub mod assertion;
pub mod citation;
pub mod compare;
pub mod correction;
pub mod document;
mod effect;
pub mod entry;
pub mod library;
pub mod named;
pub mod outline;
pub mod pinpoint;
pub mod reading;
pub mod relation;
pub mod report;
pub mod search;
pub mod split;
mod start;
pub mod status;
