//! Disputes: facts, law, ruling, appeal.

pub mod all;
mod before;
mod case;
mod law;
pub mod one;
pub mod open;
mod ruling;
pub mod slip;
mod teller;
