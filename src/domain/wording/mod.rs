//! Facts of the rules in the words of a page: numbers, results, profiles and formats, quotations.

pub(crate) mod numbers;
pub(crate) mod pinned;
pub(crate) mod quoted;
pub(crate) mod result;
