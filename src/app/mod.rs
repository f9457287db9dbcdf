//! THE DESK. Joins the rules and the store, and is the only caller of both.

pub(crate) mod accounts;
pub(crate) mod backup;
pub(crate) mod budget;
pub mod card_import;
pub mod card_particulars;
mod card_table_cache;
pub(crate) mod cards;
pub mod citing;
pub mod clock;
pub(crate) mod consents;
pub(crate) mod create_tournament;
pub mod deck_check;
pub mod decks;
pub(crate) mod demo;
pub(crate) mod desk;
pub(crate) mod display_names;
pub(crate) mod duplicate_names;
pub(crate) mod error;
pub(crate) mod examine;
pub mod export;
pub(crate) mod foreign;
pub(crate) mod grounds;
pub(crate) mod heads;
pub(crate) mod health;
pub(crate) mod integrity;
pub(crate) mod json_fault;
pub(crate) mod keeping;
pub mod library;
pub(crate) mod links;
mod locked;
pub(crate) mod log_lines;
pub(crate) mod names;
pub mod one_time;
pub mod passwords;
pub(crate) mod people;
pub(crate) mod persuading;
pub(crate) mod precedents;
pub(crate) mod published;
pub(crate) mod reminders;
pub(crate) mod rights;
pub(crate) mod rulings;
pub(crate) mod seats;
pub(crate) mod second_factor;
pub(crate) mod security;
pub mod sessions;
pub mod simulate;
pub(crate) mod snapshot;
pub(crate) mod staff;
pub mod store;
pub(crate) mod text;
pub(crate) mod throttle;
pub(crate) mod tournament_cache;
pub(crate) mod unfit;
pub(crate) mod usage;
mod usage_cache;
pub(crate) mod verify;
pub(crate) mod watch;

pub use desk::{Actor, Decided, Desk, FormSubmission, SubmissionOutcome};
pub use display_names::DisplayNames;
pub use error::DeskError;
pub use snapshot::Snapshot;
pub use store::{
    Account, CardTableRow, Code, CodeKind, DatabaseUrl, Grant, NamesakeConsent, Rights, SeatClaim, Session,
    StoreError, TokenHash, Trouble, fold,
};
