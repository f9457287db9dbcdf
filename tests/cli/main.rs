//! The command line, run as a process.
#![allow(
    clippy::needless_pass_by_value,
    clippy::significant_drop_tightening,
    clippy::struct_excessive_bools,
    clippy::too_many_lines,
    clippy::unused_self,
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test stops where it fails, and says what it measured"
)]

mod cards;
mod closed_pipe;
mod cut_pods;
mod data;
mod decisions;
mod doctor;
mod fuzz;
mod fuzz_words;
mod independent;
mod progress;
mod score_pair;
mod series;
mod simulate;
#[path = "../support/mod.rs"]
mod support;
