//! Deck lists and what a format asks of them.
//!
//! [`list`] reads text into lines, [`check`] turns lines into cards and asks the [`mod@format`]'s rules.
pub mod check;
pub mod demand;
pub mod difference;
pub mod fault;
pub mod format;
pub mod heading;
pub mod json;
pub mod limit;
pub mod list;
pub mod placed;
pub mod quantity;
pub mod reminder;
pub mod report;
pub mod rule;
pub mod set;
pub mod zone;

pub use difference::{Difference, Differences};
pub use fault::{Fault, Severity};
pub use format::Format;
pub use list::DeckList;
pub use report::DeckReport;
pub use zone::Zone;
