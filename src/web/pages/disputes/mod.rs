//! Disputes: facts, law, ruling, appeal.

pub mod all;
pub mod amend;
mod before;
pub mod case;
pub mod court;
pub mod hands;
pub(in crate::web::pages) mod law;
mod notes;
pub mod one;
pub mod open;
pub(in crate::web::pages) mod ruling;
pub mod slip;
pub(in crate::web::pages) mod teller;
pub mod time;
