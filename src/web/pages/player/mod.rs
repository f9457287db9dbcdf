//! A player's own pages: their table, report, deck, calls and rulings. Nobody else's.

pub(crate) mod call;
pub(crate) mod deck;
mod games;
pub(crate) mod me;
mod news;
mod own_deck;
mod place;
mod report;
mod rulings;
mod table;

pub(in crate::web::pages) use rulings::concerns;
