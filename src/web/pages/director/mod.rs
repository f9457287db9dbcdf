//! The director's pages.

mod choices;
pub mod create;
pub mod deck_rules;
pub mod desk;
mod effect;
mod form;
mod next;
mod overtaken;
pub mod people;
mod pinned;
pub mod player;
pub mod players;
pub mod seats;
pub mod settings;
pub mod staff;
mod tables;
mod todo;
pub mod values;
