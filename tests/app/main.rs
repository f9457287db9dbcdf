//! The desk and the log: both databases, exports, proofs of the log, crashes, the rulings library.
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

mod archive;
mod card_import;
mod clock;
mod crash;
mod demo;
mod desk;
mod faults;
mod followers;
mod large_archive;
mod lists;
mod log_properties;
mod logged;
mod memory;
mod moving;
mod operating;
mod outage;
mod partitions;
mod pooler;
mod power;
mod processes;
mod proof;
mod ratings;
mod read_back;
mod records;
mod replica;
mod rulings_library;
mod series;
mod shown_lists;
mod siege;
#[path = "../support/mod.rs"]
mod support;
mod updated_lists;
mod webhooks;
mod weekend;
mod writers;
