//! Arbiter: the judge's desk and match log for Star Trek CCG tournaments.
//!
//! | room | what it holds |
//! |---|---|
//! | [`domain`] | the rules: pure, no input or output |
//! | [`app`] | the desk: joins rules and store |
//! | `app::store` | the log, which `app` alone sees: SQLite or PostgreSQL |
//! | [`web`] | the pages |
//! | [`cli`] | the command line |
//! | [`data`], [`config`] | what comes with the program, and what can be set |
//!
//! `web` and `cli` call `app`, `app` calls `domain` and `store`, `store` knows only identifiers, sealed entries and
//! library statements of `domain`, and `domain` depends on none of them.
// Without this feature one of the two kinds of connection remains.
#![cfg_attr(not(feature = "postgres"), allow(irrefutable_let_patterns))]
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod app;
pub mod cli;
pub mod config;
pub mod data;
pub mod domain;
pub mod web;

// Templates say `crate::say(…)`.
pub(crate) use web::messages::say;
