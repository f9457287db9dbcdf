//! Rounds at the desk: pairing, drafts, results, contradictions, corrections. Sent by URL, judged by the page and the
//! log.

mod corrections;
mod drafts;
mod repairs;
mod results;
mod shown;

use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG};
use arbiter::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    AcceptDeck, CloseRound, CloseTournament, Command, CorrectResult, OpenDispute, PairRound, PublishRound,
    RecordResult, ReportResult, SubmitDeck, SwapPlayers,
};
use arbiter::domain::tournament::round::{Phase, Table};
use arbiter::domain::tournament::teller::Teller;
use arbiter::web::cookie::SessionToken;

const FOUR: [&str; 4] = ["Kira", "Odo", "Miles O'Brien <b>", "Nog"];

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn table_at(number: u32, rest: &str) -> String {
    at(&format!("/rounds/1/tables/{number}{rest}"))
}

fn result(scores: [i64; 2], end: EndReason) -> GameResult {
    GameResult::ended(scores, end)
}

/// A slip on which seat A won 100 to 35.
const SLIP: [(&str, &str); 3] = [("score_a", "100"), ("score_b", "35"), ("end", "complete-a")];

/// A slip of the same table on which seat B won.
const OTHER: [(&str, &str); 4] = [("score_a", "35"), ("score_b", "100"), ("end", "complete"), ("by", "b")];

fn with<'a>(slip: &[(&'a str, &'a str)], more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    [slip, more].concat()
}

/// The value of a hidden field, as a browser would send it.
fn hidden(page: &Response, name: &str) -> String {
    let text = page.text();
    let start =
        text.find(&format!("name=\"{name}\" value=\"")).unwrap_or_else(|| panic!("no {name}: {text}"));
    let value = text[start..].split("value=\"").nth(1).unwrap().split('"').next().unwrap();
    value.replace("&#34;", "\"").replace("&quot;", "\"").replace("&#38;", "&").replace("&amp;", "&")
}

/// The page without tags, spaces folded: what a person reads.
fn words(page: &Response) -> String {
    let text = page.text();
    let main = text.split("<main").nth(1).unwrap_or(&text).to_owned();
    let plain: String = main
        .split('<')
        .map(|part| part.split_once('>').map_or("", |(_, text)| text))
        .collect::<Vec<_>>()
        .join(" ");
    plain
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .replace("&#39;", "'")
        .replace("&#60;", "<")
        .replace("&#62;", ">")
}

#[track_caller]
fn says(page: &Response, wanted: &str) {
    let words = words(page);
    assert!(words.contains(wanted), "{wanted:?} is not in: {words}");
}

#[track_caller]
fn says_not(page: &Response, unwanted: &str) {
    let words = words(page);
    assert!(!words.contains(unwanted), "{unwanted:?} is in: {words}");
}

fn goes_to(answer: &Response, to: &str) {
    assert_eq!((answer.status, answer.header("location")), (303, to), "{}", answer.text());
}

fn entries(fair: &Fair) -> usize {
    fair.here().log.len()
}

fn table(fair: &Fair, number: u32) -> Table {
    fair.here().tournament.rounds().next().unwrap().table(TableNumber(number)).unwrap().clone()
}

fn names(fair: &Fair, number: u32) -> [String; 2] {
    table(fair, number).pair.players.map(|player| fair.here().name(player))
}

fn records(fair: &Fair, number: u32, scores: [i64; 2]) {
    let winner = if scores[0] > scores[1] { Side::A } else { Side::B };
    fair.give(Command::RecordResult(RecordResult {
        at: AtTable::new(RoundNumber(1), TableNumber(number)),
        result: result(scores, EndReason::Complete { winner }),
    }));
}

/// Previews a slip: the address of a form that is only previewed.
fn look(fair: &Fair, who: &SessionToken, number: u32, slip: &[(&str, &str)]) -> Response {
    let fields: Vec<String> =
        slip.iter().map(|(name, value)| format!("&{name}={}", arbiter::web::urls::escaped(value))).collect();
    fair.page(who, &table_at(number, &format!("?intent=look{}", fields.concat())))
}
