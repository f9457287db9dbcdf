//! The pages, reached by URL over a real socket.
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
    clippy::float_arithmetic,
    reason = "a test stops where it fails, and says what it measured"
)]

mod all_day;
mod apart;
mod appointments;
mod bidi;
mod brought_ratings;
mod cards_page;
mod cases;
mod chance;
mod check_in;
mod citations;
mod clock;
mod columns;
mod compared;
mod court;
mod crowd;
mod cut;
mod damage;
mod deadlines;
mod decision_feed;
mod decision_files;
mod deck_checks;
mod deck_page;
mod decks;
mod director;
mod disputes;
mod elimination;
mod entry;
mod erased_account;
mod factor;
mod fame;
mod fixed_tables;
mod foreign;
mod form_reads;
mod forms;
mod foundation;
mod fresh;
mod fuzz;
mod help;
mod hostile_series;
mod installation;
mod judging;
mod languages;
mod league;
mod leave;
mod look;
mod missions;
mod namesakes;
mod own_name;
mod own_shelf;
mod page_cache;
mod past;
mod penalties;
mod people;
mod permissions;
mod player;
mod pod_appointments;
mod private_tournament;
mod prospects;
mod public;
mod published;
mod ratings;
mod reads;
mod records;
mod refused_words;
mod reminders;
mod rights;
mod round_clock;
mod round_robin;
mod rounds;
mod row_entry;
mod rulings;
mod security;
mod series;
mod shared_address;
mod sign_up;
mod signing_in;
#[path = "../support/mod.rs"]
mod support;
mod teams;
mod timeline;
mod translated;
mod tribbles;
mod undo;
mod unsent;
mod values;
mod webhooks;
