//! Deck lists.

pub mod check;
pub mod desk;
pub mod held;
pub mod one;
pub(crate) mod shown;
pub(crate) mod story;
