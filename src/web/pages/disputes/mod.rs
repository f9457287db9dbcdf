//! Disputes: facts, law, ruling, appeal.

pub mod assignment;
pub(in crate::web::pages) mod citations_panel;
pub mod correct;
pub mod draft;
pub mod facts_panel;
pub mod index;
mod notes;
pub mod open;
mod precedents_panel;
pub(in crate::web::pages) mod ruling;
pub mod ruling_sheet;
pub mod show;
pub(in crate::web::pages) mod teller;
pub mod time;
