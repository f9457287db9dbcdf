//! Facts of the rules in the words of a page: numbers, results, profiles and formats, quotations.

pub mod numbers;
pub mod pinned;
pub mod quoted;
pub mod result;
