//! Sign-in, one-time links, accounts.

pub(crate) mod account;
mod browser;
pub(crate) mod confirm;
pub(crate) mod factor;
pub(crate) mod join;
pub(crate) mod list;
mod new_account;
pub(crate) mod reset;
pub(crate) mod seat;
pub(crate) mod seat_code;
pub(crate) mod second_step;
pub(crate) mod set_up;
pub(crate) mod sign_in;
pub(super) mod spent;
