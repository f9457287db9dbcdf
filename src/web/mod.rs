//! THE PAGES. Actix and Askama stay inside.
//!
//! | module | what it holds |
//! |---|---|
//! | [`routes`] | every page and form, one line each |
//! | [`route`], [`param`] | what a row of the route table can say, and how a URL finds its row |
//! | [`pipeline`] | one visit from the socket to the answer, the same steps for every route |
//! | [`guard`] | the checks of the pipeline: headers, origin, token, rate, body, address |
//! | [`visit`], [`tournament_context`], [`offers`], [`fields`], [`faults`] | what a page function gets |
//! | [`callers`], [`recent_browsers`], [`connections`], [`permits`], [`waiting`] | whom a request counts for, how many run at once and for how long |
//! | [`answer`], [`error`], [`damaged`], [`reply`] | what a page function returns, and how it is sent |
//! | [`page_cache`], [`heads`], [`listing`], [`rendered`], [`holes`], [`mask`], [`compress`] | rendering and caching |
//! | [`result_form`] | the form that both staff and players send |
//! | [`layout`], [`words`], [`labels`], [`intents`], [`outage`], [`urls`], [`asset`], [`script_words`], [`cookie`], [`qr`], [`phone_code`], [`picture`], [`hall_addresses`] | what pages share |
//! | [`site`], [`hooks`], [`server`], [`metrics`] | what the pages run on, and what is counted about them |
//! | [`pages`] | the pages |
pub mod answer;
pub(crate) mod asset;
pub(crate) mod bell;
pub(crate) mod callers;
pub(crate) mod compress;
pub(crate) mod connections;
pub mod cookie;
pub(crate) mod damaged;
pub mod error;
pub(crate) mod faults;
pub(crate) mod fields;
pub(crate) mod file_stream;
pub(crate) mod followers;
pub mod forms;
pub mod guard;
pub mod hall_addresses;
pub mod hall_start;
pub(crate) mod heads;
pub(crate) mod help;
pub(crate) mod holes;
pub(crate) mod hooks;
pub(crate) mod intents;
pub(crate) mod labels;
pub(crate) mod layout;
pub(crate) mod listing;
pub mod mask;
mod metrics;
pub(crate) mod offers;
pub(crate) mod outage;
pub(crate) mod page_cache;
pub mod pages;
pub mod param;
pub mod permits;
pub(crate) mod phone_code;
pub(crate) mod picture;
pub(crate) mod pipeline;
pub mod qr;
pub(crate) mod recent_browsers;
pub mod refused;
pub(crate) mod rendered;
pub(crate) mod reply;
pub(crate) mod result_form;
pub mod route;
pub mod routes;
pub(crate) mod script_words;
pub(crate) mod series_context;
pub mod server;
pub(crate) mod shown_clock;
pub mod site;
mod socket;
pub(crate) mod tournament_context;
pub mod urls;
pub mod visit;
pub(crate) mod waiting;
pub mod words;
pub(crate) mod xml;
