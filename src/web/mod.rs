//! THE PAGES. Actix and Askama stay inside.
//!
//! | room | what stands there |
//! |---|---|
//! | [`routes`] | every page and form there is, one line each |
//! | [`route`], [`param`] | what a line can say, and how an address finds its line |
//! | [`pipeline`] | one visit from the socket to the answer, the same steps for every line |
//! | [`guard`] | what the door checks: headers, origin, token, rate, body, address |
//! | [`visit`], [`here`], [`fields`], [`faults`] | what a page is given |
//! | [`callers`], [`permits`], [`waiting`] | as whom a request counts, how much is done at once and for how long |
//! | [`answer`], [`error`], [`reply`] | what a page gives back, and how it is sent |
//! | [`page_cache`], [`heads`], [`listing`], [`rendered`], [`holes`], [`mask`], [`compress`] | how one page is made for many, and kept |
//! | [`result_form`] | the one form that staff and players both send |
//! | [`frame`], [`words`], [`labels`], [`outage`], [`urls`], [`asset`], [`cookie`], [`qr`] | what pages share |
//! | [`site`], [`hooks`], [`server`] | what the pages stand on |
//! | [`pages`] | the pages |
pub mod answer;
pub(crate) mod asset;
pub(crate) mod callers;
pub(crate) mod compress;
pub mod cookie;
pub mod error;
pub(crate) mod faults;
pub(crate) mod fields;
pub mod forms;
pub(crate) mod frame;
pub mod guard;
pub(crate) mod heads;
pub(crate) mod here;
pub(crate) mod holes;
pub(crate) mod hooks;
pub(crate) mod labels;
pub(crate) mod listing;
pub mod mask;
pub(crate) mod outage;
pub(crate) mod page_cache;
pub mod pages;
pub mod param;
pub mod permits;
pub(crate) mod pipeline;
pub mod qr;
pub mod refused;
pub(crate) mod rendered;
pub(crate) mod reply;
pub(crate) mod result_form;
pub mod route;
pub mod routes;
pub mod server;
pub mod site;
pub mod urls;
pub mod visit;
pub(crate) mod waiting;
pub mod words;
