//! The rules as data, each with its source.

pub mod format;
pub mod profile;
