//! Disputes: facts, law, ruling, appeal.

pub mod all;
mod before;
pub mod case;
pub mod hands;
mod law;
pub mod one;
pub mod open;
mod ruling;
pub mod slip;
mod teller;
pub mod time;
