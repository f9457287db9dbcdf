//! Penalties: the list and the form for staff, and a player's record.

pub(crate) mod due;
mod form;
pub(crate) mod index;
pub(crate) mod lines;
