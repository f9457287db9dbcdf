//! Disputes.

pub mod all;
pub mod one;
pub mod open;
