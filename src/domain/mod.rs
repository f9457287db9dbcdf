//! THE RULES. No input or output, no clock, no randomness.

pub mod actor;
pub mod awaited;
pub mod bracket;
pub mod card;
pub mod day;
pub mod deck;
pub mod edition;
pub mod hash;
pub mod id;
pub(crate) mod json_text;
pub(crate) mod left_out;
pub mod letters;
pub mod note;
pub mod outside_source;
pub mod pairing;
pub mod pods;
pub mod precedent;
pub mod reason;
pub mod rulings;
pub mod scoring;
pub mod series;
pub mod source;
pub mod teams;
pub mod text_note;
pub mod tournament;
pub(crate) mod unseen;
