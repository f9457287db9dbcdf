//! Ruling documents: their entries, how to cite them, and what they were worth on a date.
mod amendments;
pub mod asserted_relation;
pub mod citation;
pub mod compare;
pub mod correction;
pub mod document;
mod effective_date;
pub mod entry;
pub mod import_report;
pub mod inferred_relation;
pub mod library;
pub mod outline;
pub mod pinpoint;
pub mod relation;
pub mod search;
pub mod source_parser;
pub mod split;
pub mod status;
