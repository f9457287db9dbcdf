//! The director's pages.

pub mod create;
pub mod desk;
pub mod players;
pub mod settings;
pub mod staff;
