//! Card facts: what a title means, in which edition, and where it is legal. Never card text.
//!
//! A [`table::CardTable`] holds one edition. [`matching`] turns what a player wrote into a card,
//! in fixed steps from the exact name down; [`nearness`] only ever suggests.
pub mod facts;
pub mod fold;
pub mod import;
pub mod kind;
pub mod lackey;
pub mod logical;
pub mod matching;
pub mod nearness;
pub mod release;
pub mod row;
pub mod table;
pub mod text;
mod titles;

pub use kind::CardType;
pub use logical::{Card, CardId, Place, Printing, Trait, Uniqueness};
pub use matching::{Found, Match, Sought};
pub use table::CardTable;
