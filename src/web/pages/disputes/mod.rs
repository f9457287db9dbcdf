//! Disputes: facts, law, ruling, appeal.

pub mod all;
pub mod case;
pub mod hands;
mod law;
pub mod one;
pub mod open;
mod ruling;
mod teller;
pub mod time;
