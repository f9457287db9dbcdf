//! Disputes: facts, law, ruling, appeal.

pub mod all;
mod case;
mod law;
pub mod one;
pub mod open;
mod ruling;
mod teller;
