//! THE DESK. Joins the rules and the store, and is the only caller of both.

pub mod accounts;
pub mod alike;
pub mod backup;
pub mod budget;
pub mod cards;
pub mod citing;
pub mod consents;
pub mod decks;
pub mod demo;
pub mod desk;
pub mod display_names;
pub mod error;
pub mod examine;
pub mod export;
pub mod foreign;
pub mod founding;
pub mod heads;
pub mod health;
pub mod holdings;
pub mod keeping;
pub mod library;
pub mod links;
mod locked;
pub mod log_lines;
pub mod names;
pub mod passwords;
pub mod people;
pub mod persuading;
pub mod precedents;
pub mod reminders;
pub mod rights;
pub mod rulings;
pub mod seats;
pub mod sessions;
pub mod snapshot;
pub mod staff;
pub mod store;
pub mod text;
pub mod throttle;
pub mod tournament_cache;
pub mod verify;
pub mod watch;

pub use desk::{Actor, Decided, Deed, Desk, Receipt};
pub use display_names::DisplayNames;
pub use error::DeskError;
pub use snapshot::Snapshot;
pub use store::{
    Account, Code, CodeKind, Consent, DatabaseUrl, Grant, Rights, Seat, Session, StoreError, TokenHash,
    Trouble, fold,
};
