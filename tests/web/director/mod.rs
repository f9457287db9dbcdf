//! The director's pages: setting up, the desk, settings, staff and players, by URL through a real server.

mod creating;
mod desk;
mod players;
mod roles;
mod settings;
mod staff;

use crate::support::page_text::spaced;
use crate::support::site::fair::{Fair, SLUG, hash, submission};
use crate::support::site::{Response, silent};
use crate::support::slug;
use arbiter::app::Rights;
use arbiter::app::sessions::random_uuid;
use arbiter::app::{Desk, FormSubmission};
use arbiter::domain::id::{AccountId, AtTable, DisputeNumber, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    CloseRound, Command, DropPlayer, OpenDispute, PairRound, PublishRound, RecordResult, SubmitDeck,
};
use arbiter::domain::tournament::entry::Entry;
use arbiter::domain::tournament::role::Role;
use arbiter::domain::tournament::teller::Teller;
use arbiter::web::cookie::SessionToken;
use chrono::{TimeDelta, Utc};

fn number() -> String {
    random_uuid().unwrap().to_string()
}

/// Sends a form with this number.
fn resend(fair: &Fair, who: &SessionToken, path: &str, fields: &[(&str, &str)], number: &str) -> Response {
    let mut all = fields.to_vec();
    all.push(("submission", number));
    fair.house.post(path, &all).within(who).send()
}

fn path(rest: &str) -> String {
    format!("/t/{SLUG}{rest}")
}

fn account(desk: &Desk, name: &str) -> AccountId {
    desk.account_by_name(name).unwrap().unwrap().id
}

/// The text of a page without its markup, for sentences.
fn plain(response: &Response) -> String {
    spaced(&response.text())
}

fn says(response: &Response, words: &str) {
    let text = plain(response);
    assert!(text.contains(words), "“{words}” is not in: {text}");
}

fn result(a: i64, b: i64) -> GameResult {
    let end = EndReason::Complete { winner: if a > b { Side::A } else { Side::B } };
    GameResult::ended([a, b], end)
}

fn at(round: u32, table: u32) -> AtTable {
    AtTable::new(RoundNumber(round), TableNumber(table))
}

fn pair(fair: &Fair) {
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
}

const SETTINGS: [(&str, &str); 8] = [
    ("title", "Deep Space Open"),
    ("place", "Lyon, upstairs"),
    ("date", "2026-05-12"),
    ("time_zone", "Europe/Paris"),
    ("rounds", "5"),
    ("round_minutes", "75"),
    ("deck_lists_required", "yes"),
    ("reason", "twenty players came"),
];

/// The settings as a page that is opened now sends them back.
fn opened(fair: &Fair) -> String {
    serde_json::to_string(&fair.here().setup().unwrap().settings).unwrap()
}

/// The link that a page shows once.
fn shown_link(response: &Response, kind: &str) -> String {
    let html = response.text();
    let start = html.find("id=\"address\" value=\"").expect("an address") + "id=\"address\" value=\"".len();
    let address: String = html[start..].chars().take_while(|c| *c != '"').collect();
    let (origin, code) = address.split_once(kind).expect("the kind of link");
    assert!(origin.starts_with("http://127.0.0.1:"), "{origin} is this site");
    code.to_owned()
}
