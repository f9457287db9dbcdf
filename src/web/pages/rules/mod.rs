//! The rules as data, each with its source.

pub mod figures;
pub mod format;
pub mod profile;
pub mod sourced;
