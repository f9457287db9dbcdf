//! The pages that everyone may see, by URL.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests may")]

mod kept;
mod large;
mod log;
mod overview;
mod private;
mod rerun;
mod rounds;
mod rules;
mod sheets;
mod standings;
mod told;
#[path = "../web/mod.rs"]
mod web;
