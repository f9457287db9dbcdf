//! Doors: signing in, links that let somebody in, accounts.

pub mod account;
pub mod accounts;
pub mod join;
pub mod reset;
pub mod seat;
pub mod set_up;
pub mod sign_in;
