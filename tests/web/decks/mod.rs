//! Deck lists by URL: checked by anyone, handed in by players, private until they are read on record.

mod card_tables;
mod checks;
mod handing_in;
mod pools;
mod privacy;
mod public_check;
mod reading;

use crate::support::database;
use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::slug;
use arbiter::app::DatabaseUrl;
use arbiter::app::card_import::{Gathered, Looked};
use arbiter::app::{Desk, DeskError};
use arbiter::domain::awaited::Awaited;
use arbiter::domain::card::import;
use arbiter::domain::deck::rule::Demand;
use arbiter::domain::deck::{Format, Zone};
use arbiter::domain::edition::Edition;
use arbiter::domain::hash::{CardTableVersion, LibraryVersion};
use arbiter::domain::id::{PlayerId, TournamentId};
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::{
    ChangeFormat, Command, CreateTournament, PairRound, PublishRound,
};
use arbiter::domain::tournament::settings::Pins;
use arbiter::web::cookie::SessionToken;
use arbiter::web::route::Method;
use arbiter::web::routes::ROUTES;
use chrono::Utc;
use uuid::Uuid;

const LEGAL: &str = include_str!("../../decks/1e-open-legal.txt");

const FAULTS: &str = include_str!("../../decks/1e-open-faults.txt");

/// No card has this title: if it appears, somebody saw a private list.
const MARKER: &str = "ZZ-Kira-7f3c";

fn marked() -> String {
    format!("{LEGAL}\nDraw deck:\n1 {MARKER}\n")
}

fn decks() -> String {
    format!("/t/{SLUG}/decks")
}

fn own() -> String {
    format!("/t/{SLUG}/me/deck")
}

fn fair() -> Fair {
    Fair::with_players(&["Kira Nerys", "O'Brien <b>", "Odo"])
}

/// Kira has handed in a list with the marker.
fn handed_in() -> (Fair, SessionToken) {
    let fair = fair();
    let kira = fair.seat(1);
    let sent = fair.send(&kira, &own(), &[("list", &marked()), ("intent", "submit")]);
    assert_eq!((sent.status, sent.header("location")), (303, own().as_str()));
    (fair, kira)
}

fn check(fair: &Fair, format: &str, on: &str, list: &str) -> Response {
    fair.house.post("/deck-check", &[("format", format), ("on", on), ("list", list)]).send()
}

/// The text of the page for a reader, in one line.
fn words(page: &Response) -> String {
    let html = page.text();
    let mut words = String::new();
    let mut inside = false;
    for character in html.chars() {
        match character {
            '<' => inside = true,
            '>' => inside = false,
            character if !inside => words.push(character),
            _ => {}
        }
    }
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn has(page: &Response, wanted: &str) {
    assert!(words(page).contains(wanted), "“{wanted}” is missing in: {}", words(page));
}

fn lacks(page: &Response, unwanted: &str) {
    assert!(!page.text().contains(unwanted), "“{unwanted}” is in: {}", words(page));
}

fn database(fair: &Fair) -> Vec<u8> {
    let DatabaseUrl::Sqlite(path) = fair.desk().database() else { panic!("these tests run on SQLite") };
    let beside = |end: &str| std::fs::read(format!("{}{end}", path.display())).unwrap_or_default();
    [beside(""), beside("-wal")].concat()
}

fn stands_in(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

fn version(fair: &Fair) -> String {
    fair.here().tournament.player(PlayerId(1)).unwrap().deck.clone().unwrap().sha256.to_string()
}

/// How many tables of this version are kept that nobody imported.
fn kept(desk: &arbiter::app::Desk, version: &str) -> i64 {
    database::count(
        desk,
        format!("card_tables WHERE NOT imported AND version = {}", database::quoted(version)),
    )
}
