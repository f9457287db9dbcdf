//! The store keeps its promises, the same ones on SQLite and on PostgreSQL.
#![allow(
    clippy::significant_drop_tightening,
    clippy::too_many_lines,
    reason = "a test stops where it fails, and says what it measured"
)]

#[path = "../../../../tests/support/absent.rs"]
mod absent;
#[macro_use]
mod base;
#[path = "../../../../tests/support/postgres.rs"]
#[allow(dead_code, reason = "shared with the tests of the whole program, which use more of it")]
mod postgres;

mod access;
mod account_names;
mod applications;
mod appointments;
mod backup;
mod library;
mod log;
mod opening;
mod partitions;
mod people;
mod pod_times;
mod read_models;
mod shelf;
mod shown_lists;

use absent::absent;
