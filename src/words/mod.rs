//! The values of the rules in words, in the reader's language.
//!
//! `domain` holds values; these modules say them by messages, for the desk, the pages and the console alike.

pub mod apart_refusal;
pub mod bracket_error;
pub mod clock_refusal;
pub mod impossible;
pub mod numbers;
pub mod pairing_error;
pub mod player_refusal;
pub mod pod_refusal;
pub mod ranking;
pub mod refusal;
pub mod result;
pub mod round_name;
pub mod series_refusal;
pub mod settings_error;
pub mod system_refusal;
pub mod undo_refusal;
