//! The store keeps its promises, the same ones on SQLite and on PostgreSQL.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test that cannot go on may stop")]

#[path = "store/base.rs"]
#[macro_use]
mod base;
mod support;

#[path = "store/access.rs"]
mod access;
#[path = "store/backup.rs"]
mod backup;
#[path = "store/library.rs"]
mod library;
#[path = "store/log.rs"]
mod log;
#[path = "store/opening.rs"]
mod opening;
#[path = "store/people.rs"]
mod people;

use support::postgres;
