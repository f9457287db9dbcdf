//! Disputes: facts, law, ruling, appeal.

pub(crate) mod acts;
pub(crate) mod assignment;
mod attaching;
pub(in crate::web::pages) mod citations_panel;
mod cited_here;
pub(crate) mod citing;
pub(crate) mod correct;
pub(crate) mod draft;
pub(crate) mod extra_time;
pub(crate) mod facts_panel;
pub(crate) mod index;
mod may;
pub(in crate::web::pages) mod named_tellers;
mod notes;
pub(crate) mod open;
mod precedents_panel;
pub(in crate::web::pages) mod ruling;
pub(crate) mod ruling_sheet;
mod shelf_panel;
pub(crate) mod show;
