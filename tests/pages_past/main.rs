//! What was decided: the ruling on a sheet, past decisions, what they rest on, the reports, the mission attempt.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests may")]

mod attempt;
mod flags;
mod persuasive;
mod precedents;
mod reports;
mod slip;
#[path = "../support/mod.rs"]
mod support;
mod told;
#[path = "../web/mod.rs"]
mod web;
