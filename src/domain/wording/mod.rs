//! Puts facts of the rules into words for pages: numbers, results, profiles and formats, quotations.

pub(crate) mod nobody;
pub(crate) mod numbers;
pub(crate) mod pinned;
pub(crate) mod pods;
pub(crate) mod publication;
pub(crate) mod quoted;
pub(crate) mod result;
pub(crate) mod series_rules;
pub(crate) mod sign_up;
