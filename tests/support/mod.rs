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

pub mod absent;
pub mod authenticator;
pub mod browser;
pub mod client;
pub mod database;
pub mod exports;
pub mod forms;
pub mod hall;
pub mod histories;
pub mod moves;
pub mod page_text;
pub mod played;
pub mod postgres;
pub mod program;
pub mod proxy;
pub mod scenario;
pub mod shared;
pub mod site;
pub mod written;

pub use absent::absent;

use arbiter::app::passwords::{Cost, Passwords};
use arbiter::app::{DatabaseUrl, Desk};
use arbiter::domain::id::Slug;
use arbiter::domain::reason::{Reason, TypedReason};
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

/// A tournament's slug.
///
/// # Panics
/// When the text is not a slug.
pub fn slug(text: &str) -> Slug {
    text.parse().unwrap()
}

/// A reason, as a log holds it.
///
/// # Panics
/// When the text is blank.
pub fn reason(text: &str) -> Reason {
    TypedReason::from(text).read(usize::MAX).unwrap().unwrap()
}

/// A desk over a database, which hashes passwords quickly.
///
/// # Panics
/// When it cannot be opened.
pub fn desk_over(url: &DatabaseUrl) -> Desk {
    Desk::open(url, Passwords::new(Cost::Weakest).unwrap()).unwrap()
}

/// Every log in the database verifies, and there is one.
#[track_caller]
pub fn all_hold(desk: &Desk) {
    let found = desk.verify(None).unwrap();
    assert!(!found.is_empty() && found.iter().all(|one| one.holds()), "{found:?}");
}
