//! A series: tournaments that count together, such as a season. It has a log of its own, chained like a match log:
//! a command is decided on the state, recorded as an entry, and the state is the fold of the entries.

mod apply;
pub mod command;
mod decide;
pub mod entry;
pub mod refusal;
pub mod rules;
pub mod standings;

pub use apply::{CountedInSeries, Series};
