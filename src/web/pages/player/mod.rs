//! A player's own pages: the own table, report, deck, calls and rulings. Nobody else's.

pub mod call;
pub mod deck;
mod games;
pub mod me;
mod news;
mod own_deck;
mod place;
mod report;
mod rulings;
mod table;

pub(in crate::web::pages) use rulings::concerns;
