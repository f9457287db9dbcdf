//! Deck lists.

pub mod check;
pub mod desk;
pub mod one;
