//! The architecture, kept by tests: who may name whom, what a template may contain, what may not be copied in.
//!
//! Each rule is a pure function over text, tried on a bad sample as well as on the repository: a rule that cannot fail
//! is not a rule.
#![allow(
    clippy::needless_pass_by_value,
    clippy::significant_drop_tightening,
    clippy::struct_excessive_bools,
    clippy::too_many_lines,
    clippy::unused_self,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test stops where it fails"
)]

mod arms;
mod circles;
mod copied;
mod dependencies;
mod documented;
mod found;
mod kept_forms;
mod measured;
mod messages;
mod migrations;
mod names;
mod offers;
mod places;
mod promises;
mod prose;
mod release;
mod rooms;
mod secrets;
#[path = "../support/mod.rs"]
mod support;
mod support_works;
mod swallowed;
mod templates;
mod tree;
mod wording;
