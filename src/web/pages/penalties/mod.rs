//! Penalties: the list and the form for staff, and what stands on a player's record.

pub mod all;
mod form;
pub mod told;
