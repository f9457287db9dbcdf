//! The store keeps its promises, the same ones on SQLite and on PostgreSQL.
#[macro_use]
mod base;

mod access;
mod backup;
mod library;
mod log;
mod opening;
mod people;
