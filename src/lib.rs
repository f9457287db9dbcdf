//! Arbiter: the judge's desk and match log for Star Trek CCG tournaments.
//!
//! | room | what it holds |
//! |---|---|
//! | [`domain`] | the rules: pure, no input or output |
//! | [`app`] | the desk: joins rules and store |
//! | `app::store` | the log, which `app` alone sees: SQLite or PostgreSQL |
//! | [`messages`] | the words of the message files, in the reader's language |
//! | [`words`] | the values of the rules, said by messages |
//! | [`web`] | the pages |
//! | [`cli`] | the command line |
//! | [`data`], [`config`] | what comes with the program, and what can be set |
//!
//! `web` and `cli` call `app`, `app` calls `domain`, `words` and `store`, `words` calls `messages` and `domain`, `store`
//! knows only identifiers, sealed entries and library statements of `domain`, and `domain` names none of them. What its
//! values are in words is in `words`, also as plain text ([`Display`](std::fmt::Display)), so `domain` is not built
//! without it. Only an error about a text or a file that cannot be read, such as [`NotASlug`](domain::id::NotASlug),
//! brings its own sentence.
// Without this feature one of the two kinds of connection remains.
#![cfg_attr(not(feature = "postgres"), allow(irrefutable_let_patterns))]
#![deny(clippy::print_stdout, clippy::print_stderr)]

pub mod app;
pub mod cli;
pub mod config;
pub mod data;
pub mod domain;
pub mod messages;
pub mod web;
pub mod words;

// Templates say `crate::say(…)`, and mark what stays English with `crate::english(…)`.
pub(crate) use messages::{english, say};
