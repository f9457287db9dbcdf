//! The values of the rules in words, in the reader's language.
//!
//! `domain` holds values; these modules say them by messages, for the desk, the pages and the console alike.

pub mod citing;
pub mod draw;
pub mod grading;
pub mod measure;
pub mod numbers;
pub mod pairing_reason;
pub mod penalty;
pub mod people;
pub mod pinned;
pub mod pods;
pub mod publication;
pub mod quoted;
pub mod ranking;
pub mod reminder;
pub mod result;
pub mod round_name;
pub mod series_rules;
pub mod sign_up;
pub mod source;
