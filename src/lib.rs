//! Arbiter: the judge's desk and match log for Star Trek CCG tournaments.
//!
//! | room | what stands there |
//! |---|---|
//! | [`domain`] | the rules: pure, no input or output |
//! | [`app`] | the desk: joins rules and store |
//! | [`app::store`] | the log: SQLite or PostgreSQL |
//! | [`web`] | the pages |
//! | [`cli`] | the command line |
//! | [`data`], [`config`] | what comes with the program, and what can be set |
//!
//! `web` and `cli` call `app`, `app` calls `domain` and `store`, `store` knows of `domain` only
//! identifiers and sealed entries, and `domain` knows nobody.
#![warn(missing_docs)]
// Of the two kinds of connection one is left then.
#![cfg_attr(not(feature = "postgres"), allow(irrefutable_let_patterns))]
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod app;
pub mod cli;
pub mod config;
pub mod data;
pub mod domain;
pub mod web;
