//! A player's own pages.

pub mod call;
pub mod deck;
pub mod me;
