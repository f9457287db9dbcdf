//! The cut: after the Swiss rounds the best play on in single or double elimination.
//!
//! The Swiss standings never change through it. [`seeding`] says who is in, [`stages`] who plays whom next, and
//! [`ranking`] puts the bracket before the Swiss. Sizes seen at real events: 2, 8 and 16 (`domain/more-sources.md`,
//! section 1a); no source gives a table of sizes by number of players, so the director chooses.
pub mod cut;
pub mod double;
pub mod elimination;
pub mod matches;
pub(crate) mod practice;
pub mod prospects;
pub mod ranking;
pub mod recorded;
pub mod score;
pub mod seeding;
pub mod stages;
