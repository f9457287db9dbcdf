//! Doors: signing in, links that let somebody in, accounts.

pub mod account;
pub mod accounts;
mod browser;
pub mod join;
mod new_account;
pub mod reset;
pub mod seat;
pub mod set_up;
pub mod sign_in;
mod spent;
