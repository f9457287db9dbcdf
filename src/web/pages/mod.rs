//! The pages, one module each.

pub mod assets;
pub mod backups;
pub mod chance;
pub mod decks;
pub mod director;
pub mod display;
pub mod disputes;
pub mod doors;
pub mod health;
pub mod penalties;
pub mod player;
pub mod public;
pub mod remember;
pub mod reports;
pub mod rounds;
pub mod rules;
pub mod rulings;
pub mod tabs;
