//! Reports: on one tournament for its staff, and on the rulings of the whole installation.

pub(crate) mod closing;
mod disputes;
mod games;
mod penalties;
pub(crate) mod ratings;
pub(crate) mod rulings;
