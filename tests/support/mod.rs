//! Support for integration tests: a real PostgreSQL, a real browser, the real program, the shared folder.
//!
//! One rule for everything that may be absent on a machine: with `CI` set its absence fails the test, elsewhere the
//! test says `skipped: …` and returns. Nothing here knows a rule of the product.
#![allow(dead_code, reason = "every test file compiles this module and uses its own part of it")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test that cannot be set up has to stop at once"
)]

pub mod browser;
pub mod client;
pub mod forms;
pub mod hall;
pub mod histories;
pub mod moves;
pub mod page_text;
pub mod postgres;
pub mod program;
pub mod scenario;
pub mod shared;
pub mod site;
pub mod written;

use std::io::Write;

use arbiter::domain::id::Slug;
use arbiter::domain::tournament::cited::{AttachedCitation, CitedEntry, Ground};

/// The entry that a citation quotes.
///
/// # Panics
/// When it quotes a past decision.
pub fn entry_of(cited: &AttachedCitation) -> &CitedEntry {
    match &cited.ground {
        Ground::Entry(entry) => entry,
        Ground::Decision(_) => panic!("{} is a decision", cited.citation),
    }
}

/// Whether `./check --long` asked for as much as a night gives.
pub fn long() -> bool {
    std::env::var_os("ARBITER_LONG").is_some()
}

/// Answers for something that is not on this machine: `None`, and a line that says what was skipped and why.
///
/// # Panics
/// When `CI` is set, for there nothing may be skipped.
pub fn absent<T>(what: &str, remedy: &str) -> Option<T> {
    let name = std::thread::current().name().unwrap_or("a test").to_owned();
    assert!(
        std::env::var_os("CI").is_none(),
        "{what} is absent, and with CI set nothing is skipped: {remedy}"
    );
    // Not eprintln!: the test runner hides what a passing test prints through the macros.
    let _ = writeln!(std::io::stderr(), "skipped: {name}: {what} is absent: {remedy}");
    None
}

/// A tournament's slug.
///
/// # Panics
/// When the text is no slug.
pub fn slug(text: &str) -> Slug {
    text.parse().unwrap()
}
