//! Deck lists and what a format asks of them.
//!
//! [`list`] reads text into lines, [`check`] turns lines into cards and asks the [`mod@format`]'s rules.
//!
//! ```
//! use arbiter::data::{card_table, deck_format};
//! use arbiter::domain::deck::list::DeckList;
//! use arbiter::domain::edition::Edition;
//!
//! let table = card_table(Edition::First);
//! let list = DeckList::read("Missions:\n1 Excavation\n", table);
//! let report = deck_format("1e-open").unwrap().check(&list, table, None);
//! assert!(!report.legal);
//! assert!(report.faults.iter().any(|fault| fault.lines.is_empty() && !fault.citations.is_empty()));
//! ```
mod card_numbers;
mod cells;
pub mod check;
mod comments;
mod counted;
pub mod diff;
pub mod export;
pub mod fault;
pub mod figures;
pub mod finding;
pub mod format;
pub(crate) mod grammar;
pub mod groups;
pub mod heading;
mod heading_line;
mod json;
mod json_copies;
mod json_field;
mod json_keys;
mod json_node;
mod json_object;
mod layout;
mod legality;
pub mod limit;
pub mod line;
pub mod list;
mod marks;
mod markup;
mod number_signs;
pub mod opened;
pub(crate) mod other_edition;
pub mod overrides;
pub mod own_format;
mod part_names;
pub mod quantity;
mod remark;
pub mod reminder;
pub mod repair;
pub mod repeated_key;
mod repeated_key_faults;
pub mod report;
pub(crate) mod resolved_list;
mod row_number;
pub mod rule;
pub(crate) mod rule_check;
mod second_card;
mod set_column;
pub mod severity;
mod stated_number;
mod sums;
mod table_columns;
mod tags;
pub mod usage;
pub mod zone;

pub use diff::{Difference, Differences};
pub use fault::Fault;
pub use format::Format;
pub use list::DeckList;
pub use opened::OpenedPool;
pub use report::DeckReport;
pub use severity::Severity;
pub use zone::Zone;
