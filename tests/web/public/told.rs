//! What the tests of public pages share: reading a page, and a tournament to read.

use std::collections::BTreeMap;

use arbiter::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side};
use arbiter::domain::tournament::command::{
    CloseRound, Command, CorrectResult, DiscardPairings, DropPlayer, PairRound, PublishRound, RecordResult,
    ReinstatePlayer, SwapPlayers,
};
use arbiter::domain::tournament::round::Round;

use crate::support::page_text::contains;
pub use crate::support::page_text::words;
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::slug;

pub const NINE: [&str; 9] =
    ["Kira Nerys", "Odo", "Quark", "Rom", "Nog", "Jadzia Dax", "O'Brien <b>", "Kira Nerys", "Leeta"];

/// An address below the tournament.
pub fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

/// The page as a visitor without a session sees it.
pub fn public(fair: &Fair, path: &str) -> String {
    let page = fair.house.get(path).send();
    assert_eq!(page.status, 200, "{path}");
    page.text()
}

/// A text as a template writes it.
pub fn html(text: &str) -> String {
    text.replace('&', "&#38;")
        .replace('<', "&#60;")
        .replace('>', "&#62;")
        .replace('"', "&#34;")
        .replace('\'', "&#39;")
}

#[track_caller]
pub fn says(page: &str, wanted: &[&str]) {
    contains(&words(page), wanted);
}

pub fn played(scores: [i64; 2], end: EndReason) -> GameResult {
    GameResult::ended(scores, end)
}

pub fn won(scores: [i64; 2]) -> GameResult {
    let winner = if scores[0] > scores[1] { Side::A } else { Side::B };
    played(scores, EndReason::Complete { winner })
}

pub fn round(fair: &Fair, number: u32) -> Round {
    fair.here().tournament.round(RoundNumber(number)).unwrap().clone()
}

pub fn table(round: u32, table: u32) -> AtTable {
    AtTable::new(RoundNumber(round), TableNumber(table))
}

pub fn record(fair: &Fair, at: AtTable, result: GameResult) {
    let result = fair.here().profile().unwrap().with_ticks(result);
    fair.give(Command::RecordResult(RecordResult { at, result }));
}

pub fn pair(fair: &Fair, absent: &[u32], earned: &[u32]) {
    let ids = |numbers: &[u32]| numbers.iter().copied().map(PlayerId).collect();
    fair.give(Command::PairRound(PairRound { absent: ids(absent), earned_byes: ids(earned) }));
}

/// Lets seat A win every open table of the newest round, and closes it.
pub fn finish(fair: &Fair, number: u32) {
    let open: Vec<u32> = round(fair, number).missing().map(|open| open.pair.table.0).collect();
    for one in open {
        record(fair, table(number, one), won([100, 10 * i64::from(one)]));
    }
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(number), over: vec![] }));
}

/// Three rounds with nearly everything that can happen: a correction after the next round was paired, somebody who
/// left, came late, came back, was absent, used a prize bye; a draft discarded, another changed by hand.
pub fn eventful() -> Fair {
    let fair = Fair::playing(&NINE);
    record(&fair, table(1, 1), won([100, 35]));
    record(&fair, table(1, 2), played([55, 55], EndReason::Time));
    record(&fair, table(1, 3), played([0, 20], EndReason::Concession { by: Side::A }));
    record(&fair, table(1, 4), played([70, 40], EndReason::Time));
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(4), reason: "last train".into() }));
    fair.desk().register(&slug(SLUG), &submission(), "Ezri\nMorn").unwrap();
    pair(&fair, &[9], &[2]);
    fair.give(Command::DiscardPairings(DiscardPairings { reason: "somebody arrived".into() }));
    pair(&fair, &[9], &[2]);
    fair.give(Command::PublishRound(PublishRound {}));
    let was = won([100, 35]);
    let corrected = Command::CorrectResult(CorrectResult {
        at: table(1, 1),
        was,
        result: won([100, 45]),
        reason: "slip misread".into(),
        dispute: None,
    });
    record(&fair, table(2, 1), played([5, 5], EndReason::CardForfeit { by: Forfeiting::Both }));
    fair.give(corrected);
    finish(&fair, 2);
    fair.give(Command::ReinstatePlayer(ReinstatePlayer { player: PlayerId(4) }));
    pair(&fair, &[], &[]);
    let draft = round(&fair, 3);
    let (one, other) =
        (draft.tables().next().unwrap().pair.players[0], draft.tables().nth(1).unwrap().pair.players[1]);
    fair.give(Command::SwapPlayers(SwapPlayers { one, other, reason: "they came in one car".into() }));
    fair.give(Command::PublishRound(PublishRound {}));
    fair
}

pub fn public_json(fair: &Fair, number: u32) -> String {
    fair.house.get(&at(&format!("/rounds/{number}/history"))).send().text()
}

/// All pages that need no session, as the route table has them, for this tournament and these rounds.
pub fn crawl(fair: &Fair, rounds: &[u32]) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    let profile = "tcc-1e-2023";
    for route in
        arbiter::web::routes::ROUTES.iter().filter(|route| route.cache == arbiter::web::route::Cache::Public)
    {
        for number in rounds {
            let path = route.path.replace("{tournament}", SLUG).replace("{round}", &number.to_string());
            let path =
                path.replace("{round_file}", &format!("{number}.csv")).replace("{results}", "results.json");
            let path = path.replace("{profile}", profile).replace("{format}", "1e-open");
            let page = fair.house.get(&path).send();
            assert!([200, 404].contains(&page.status), "{path}: {}", page.status);
            all.insert(path, page.text());
        }
    }
    assert!(all.len() > 12, "the route table was read");
    all
}
