//! The command line, run as a process.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test stops where it fails"
)]

mod cards;
mod closed_pipe;
mod data;
mod score_pair;
#[path = "../support/mod.rs"]
mod support;
