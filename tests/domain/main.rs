//! The rules: whole tournaments in order, scoring, pairing, decks and rulings. No database, no page.
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

mod all_rounds;
mod awaited;
mod bracket;
mod card_table;
mod check_in;
mod class_a;
mod cut;
mod deck_facts;
mod deck_formats;
mod deck_forms;
mod deck_fuzz;
mod deck_headings;
mod deck_json;
mod deck_lists;
mod deck_numbers;
mod deck_repair;
mod deck_review;
mod deck_samples;
mod deck_shapes;
mod double_elimination;
mod elimination;
mod judging;
mod missions;
mod opened_pool;
mod own_format;
mod pairing;
mod pairing_exact;
mod penalties;
mod pods;
mod prospects;
mod published;
mod round_robin;
mod rulings;
mod scoring;
mod search;
mod series;
mod sharing;
mod sign_up;
mod standings;
#[path = "../support/mod.rs"]
mod support;
mod tournament;
mod tribbles;
mod undo;
mod undo_kinds;
mod usage;
mod what_if;
