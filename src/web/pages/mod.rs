//! The pages, one module each.

pub(crate) mod accounts;
pub mod assets;
pub(crate) mod backups;
pub(crate) mod cards;
pub(crate) mod chance;
pub(crate) mod cut;
pub(crate) mod decks;
pub mod director;
pub mod display;
pub(crate) mod disputes;
pub mod health;
pub(crate) mod help;
pub(crate) mod open_data;
pub(crate) mod penalties;
pub(crate) mod people;
pub(crate) mod player;
pub(crate) mod pods;
pub(crate) mod public;
pub(crate) mod remember;
pub(crate) mod reports;
pub(crate) mod rounds;
pub(crate) mod rules;
pub(crate) mod rulings;
pub(crate) mod security_txt;
pub(crate) mod sign_up;
pub(crate) mod tabs;
