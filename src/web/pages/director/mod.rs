//! The director's pages.

pub(crate) mod apart;
pub(crate) mod check_in;
pub(in crate::web::pages) mod choices;
pub(crate) mod columns;
pub(crate) mod create;
mod deadline;
pub(crate) mod deck_rules;
pub(crate) mod desk;
mod effect;
pub(crate) mod fixed_tables;
pub(super) mod form;
mod format_games;
mod next;
mod order_readings;
mod overtaken;
pub(crate) mod own_format;
pub(crate) mod people;
mod pinned;
pub(crate) mod player;
pub(crate) mod players;
mod pods;
pub(crate) mod publication;
pub(in crate::web::pages) mod rating_lines;
pub(crate) mod ratings;
pub(crate) mod seats;
pub(crate) mod settings;
mod sought_player;
mod sought_settings;
pub(crate) mod staff;
mod tables;
mod todo;
pub(crate) mod undo;
pub mod values;
pub(crate) mod webhooks;

pub(in crate::web::pages) use next::{DeskStep, close_and_pair, step};
pub(in crate::web::pages) use sought_player::sought_player;
