//! The rules, which are data, each with its source.

pub(crate) mod figures;
pub(crate) mod format;
pub(crate) mod profile;
pub(crate) mod sourced;
pub(crate) mod sources;
