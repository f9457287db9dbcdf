//! Card facts: what a title means, in which edition, and where it is legal. Never card text.
//!
//! A [`table::CardTable`] holds one edition. [`matching`] turns what a player wrote into a card,
//! in fixed steps from the exact name down; [`fuzzy_match`] only ever suggests.
pub mod changes;
pub(crate) mod definition;
pub mod facts;
pub(crate) mod fuzzy_match;
pub mod import;
pub mod kind;
pub mod lackey;
pub mod matching;
pub mod particulars;
pub(crate) mod particulars_table;
mod record;
pub mod release;
pub mod row;
mod suggest;
pub mod table;
pub mod text;
pub mod title_folding;
mod titles;

pub use definition::{Card, CardId, Place, Printing, Trait, Uniqueness};
pub use kind::CardType;
pub use matching::{FoundCard, MatchKind, Sought};
pub use particulars::{Particular, Particulars};
pub use particulars_table::ParticularsTable;
pub use table::CardTable;
