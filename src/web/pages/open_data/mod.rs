//! What programs read: JSON, CSV, a calendar and a news feed, all as public as the pages.

pub(crate) mod api;
pub(crate) mod fame;
pub(crate) mod feeds;
pub(crate) mod files;
pub(crate) mod openapi;
pub(crate) mod series;
