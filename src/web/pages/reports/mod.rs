//! Reports: on one tournament for its staff, and on the rulings of the whole installation.

pub mod closing;
mod disputes;
mod games;
mod penalties;
pub mod rulings;
