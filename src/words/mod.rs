//! The values of the rules in words, in the reader's language.
//!
//! `domain` holds values; these modules say them by messages, for the desk, the pages and the console alike.

pub mod apart_refusal;
pub mod bracket_error;
pub mod broken_chain;
pub mod citing;
pub mod clock_refusal;
pub mod decisions;
pub mod deck;
pub mod deck_refusal;
pub mod deck_rule;
pub mod draw;
pub mod finding;
pub mod grading;
pub mod impossible;
pub mod library;
pub mod measure;
pub mod numbers;
pub mod pairing_error;
pub mod pairing_reason;
pub mod penalty;
pub mod people;
pub mod pinned;
pub mod player_refusal;
pub mod pod_refusal;
pub mod pods;
pub mod publication;
pub mod quoted;
pub mod ranking;
pub mod refusal;
pub mod relation;
pub mod result;
pub mod round_name;
pub mod series_refusal;
pub mod series_rules;
pub mod settings_error;
pub mod sign_up;
pub mod source;
pub mod standing;
pub mod system_refusal;
pub mod undecided;
pub mod undo_refusal;
