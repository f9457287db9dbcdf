//! Rounds: drafts, results, corrections.

pub mod correct;
pub mod draft;
pub mod result;
pub mod staff;
