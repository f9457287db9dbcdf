//! A player's own pages: their table, report, deck, calls and rulings. Nobody else's.

pub(crate) mod appointment;
pub(crate) mod call;
pub(crate) mod deck;
mod games;
pub(crate) mod here;
mod in_cut;
pub(crate) mod leave;
pub(crate) mod me;
mod met;
mod news;
mod open_games;
pub(in crate::web) mod own_deck;
mod place;
mod prospects;
mod report;
pub(in crate::web) mod rulings;
pub(in crate::web) mod table;

pub(in crate::web::pages) use rulings::concerns;
