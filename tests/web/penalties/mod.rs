//! The pages of penalties, reached by URL: issued with earlier ones in view, withdrawn, seen by whom.

mod disqualifying;
mod issuing;
mod reporting;

use crate::public::told::finish;
use crate::support::page_text::{says, silent, words};
use crate::support::site::fair::{Fair, SLUG, hash, submission, warning};
use crate::support::site::{House, config};
use crate::support::{database, desk_over, slug};
use arbiter::app::DatabaseUrl;
use arbiter::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    CloseTournament, Command, CorrectResult, IssuePenalty, OpenDispute, PairRound, PublishRound,
    RecordResult, RegisterPlayers, WithdrawPenalty,
};
use arbiter::domain::tournament::dispute::Judge;
use arbiter::domain::tournament::penalty::PenaltyLevel;
use arbiter::domain::tournament::role::Role;
use arbiter::domain::tournament::teller::Teller;
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;
use chrono::Utc;

const PLAYERS: [&str; 4] = ["Kira O'Brien <b>", "Odo", "Quark", "Rom"];

const REASON: &str = "ZZ-asked about <b>every</b> card";

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn slip<'a>(player: &'a str, level: &'a str, reason: &'a str) -> [(&'a str, &'a str); 6] {
    [
        ("player", player),
        ("kind", "deck-mismatch"),
        ("level", level),
        ("round", "1"),
        ("dispute", ""),
        ("reason", reason),
    ]
}

fn issue(fair: &Fair, player: u32, level: &str) {
    let sent = fair.send(&fair.judge, &at("/penalties"), &slip(&player.to_string(), level, REASON));
    assert_eq!((sent.status, sent.header("location")), (303, &*at("/penalties")), "{}", words(&sent.text()));
}

/// The number of the player in seat A of table 1, and of the opponent.
fn pair(fair: &Fair) -> [u32; 2] {
    let here = fair.here();
    here.tournament.round(RoundNumber(1)).unwrap().table(TableNumber(1)).unwrap().pair.players.map(|it| it.0)
}

fn count(fair: &Fair) -> usize {
    fair.here().tournament.penalties().len()
}

/// The fields of a disqualification in this round.
fn out<'a>(player: &'a str, round: &'a str) -> [(&'a str, &'a str); 6] {
    let mut fields = slip(player, "disqualification", REASON);
    fields[3].1 = round;
    fields
}

fn records(fair: &Fair, table: u32, scores: [i64; 2]) {
    let winner = if scores[0] > scores[1] { Side::A } else { Side::B };
    let end = EndReason::Complete { winner };
    let result = GameResult::ended(scores, end);
    fair.give(Command::RecordResult(RecordResult {
        at: AtTable::new(RoundNumber(1), TableNumber(table)),
        result,
    }));
}
