//! The values of the rules in words, in the reader's language.
//!
//! `domain` holds values; these modules say them by messages, for the desk, the pages and the console alike.

pub mod broken_chain;
pub mod decisions;
pub mod deck;
pub mod deck_refusal;
pub mod deck_rule;
pub mod finding;
pub mod library;
pub mod numbers;
pub mod relation;
pub mod result;
pub mod round_name;
pub mod standing;
pub mod undecided;
