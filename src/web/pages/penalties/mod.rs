//! Penalties: the list and the form for staff, and what stands on a player's record.

pub mod all;
pub mod due;
mod form;
pub mod told;
