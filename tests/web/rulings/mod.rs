//! The library's pages, reached by URL: shown, searched, read, imported.

mod asserting;
mod correcting;
mod importing;
mod pasting;
mod reading;
mod suggesting;

use crate::support::database::statements;
use crate::support::shared;
use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::ruled;
use crate::support::site::{Response, says, silent};
use crate::support::slug;
use arbiter::app::Rights;
use arbiter::domain::edition::Edition;
use arbiter::domain::rulings::asserted_relation::EntryAddress;
use arbiter::web::cookie::SessionToken;
use arbiter::web::urls;

fn library() -> Fair {
    let fair = Fair::new();
    ruled::first(fair.desk());
    ruled::second(fair.desk());
    fair
}

/// Says what is missing with the page beside it.
fn stored(fair: &Fair) -> Vec<String> {
    fair.desk().library().unwrap().imported.iter().map(|held| held.document.stem.clone()).collect()
}

/// Two issues of a series, and a document of the other game.
fn two_issues() -> Fair {
    let fair = library();
    let text = ruled::CHANGED.replace("moon", "sun").replace("* blue", "kite - Fly it.\n\n* blue");
    ruled::import(fair.desk(), "sample-rulings-2001.txt", &text, Edition::First, "SR", day(2001, 1, 31));
    fair
}

fn day(year: i32, month: u32, day: u32) -> Option<chrono::NaiveDate> {
    chrono::NaiveDate::from_ymd_opt(year, month, day)
}

fn pasted() -> String {
    ruled::FIRST.replace('\n', "\r\n")
}

/// The corrected repost of the sample rulings, under another file name.
fn repost(fair: &Fair) {
    let text = ruled::CHANGED.replace("* blue", "samovar - A kettle by another name.\n\n* blue");
    ruled::import(fair.desk(), "reposted.txt", &text, Edition::First, "SR", day(2000, 10, 30));
}

/// What the form at this address says was seen.
fn seen(fair: &Fair, path: &str) -> String {
    seen_in(&fair.page(&fair.operator, path))
}

fn seen_in(page: &Response) -> String {
    let form = page.text();
    let (_, rest) = form.split_once("name=\"seen\" value=\"").expect("a form");
    rest.split_once('"').unwrap().0.to_owned()
}

/// Opens a form and sends it.
fn correct(fair: &Fair, path: &str, fields: &[(&str, &str)]) -> Response {
    let seen = seen(fair, path);
    fair.send(&fair.operator, path, &[fields, &[("seen", seen.as_str())]].concat())
}

fn stored_title(fair: &Fair) -> String {
    fair.desk().library().unwrap().imported[0].document.title.clone()
}

const RELATE: &str = "/rulings/relate/sample-rulings-2001/kettle";

/// Opens the form and sends it.
fn relate(fair: &Fair, session: &SessionToken, fields: &[(&str, &str)]) -> Response {
    let seen = seen(fair, RELATE);
    fair.send(session, RELATE, &[fields, &[("seen", seen.as_str())]].concat())
}
