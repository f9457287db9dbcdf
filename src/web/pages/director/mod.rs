//! The director's pages.

mod choices;
pub mod create;
pub mod desk;
mod form;
mod latest;
mod next;
pub mod people;
mod pinned;
pub mod player;
pub mod players;
pub mod settings;
pub mod staff;
mod tables;
mod todo;
