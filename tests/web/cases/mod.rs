//! What a judge does in a hurry and what remains of it, reached by URL: drafts, fixed grounds, corrected words,
//! withdrawn calls, simultaneous changes. Nothing here runs a script.

mod calls;
mod desk;
mod grounds;
mod rule;

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::ruled;
use crate::support::site::{Response, says, silent};
use arbiter::data;
use arbiter::domain::id::{AtTable, DisputeNumber, RoundNumber, TableNumber};
use arbiter::domain::note::NotePlace;
use arbiter::domain::rulings::citation::Citation;
use arbiter::domain::rulings::entry::text_hash;
use arbiter::domain::tournament::command::{
    CloseRound, CloseTournament, Command, CorrectResult, LodgeAppeal, OpenDispute, RecordResult,
};
use arbiter::domain::tournament::dispute::{Dispute, Stage};
use arbiter::domain::tournament::teller::Teller;
use arbiter::web::cookie::SessionToken;

const PLAYERS: [&str; 4] = ["Kira O'Brien <b>", "Odo", "Quark", "Rom"];

const QUESTION: &str = "Does the blue lamp count as one of the thirty?";

const QUOTE: &str = "The blue lamp counts as one of the thirty lamps on the shelf.";

const BLUE: &str = "sample-rulings-2000/blue-lamp";

const CITATION: &str = "1E-SR 2000-10-30, blue lamp ¶1";

const DRAFT: &str = "It counts, and this is not done yet.";

const TABLE: AtTable = AtTable::new(RoundNumber(1), TableNumber(1));

const ME: &str = "/t/deep-space-open/me";

const CALL: &str = "/t/deep-space-open/me/call";

/// Round 1 under way, two documents in the library, one call at table 1.
fn with_open_dispute() -> Fair {
    let fair = Fair::playing(&PLAYERS);
    ruled::first(fair.desk());
    ruled::later(fair.desk());
    opens(&fair, QUESTION, "There are thirty-one zebras.");
    fair
}

fn opens(fair: &Fair, question: &str, facts: &str) {
    let (question, facts) = (question.to_owned(), facts.to_owned());
    fair.give(Command::OpenDispute(OpenDispute {
        at: Some(TABLE),
        question,
        facts,
        by: Teller::from("#1".to_owned()),
        again: true,
    }));
}

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn case(path: &str) -> String {
    at(&format!("/disputes/1{path}"))
}

fn dispute(fair: &Fair, number: u32) -> Dispute {
    fair.here().tournament.dispute(DisputeNumber(number)).unwrap().clone()
}

/// The session of the player at table 1.
fn seated(fair: &Fair, seat: usize) -> SessionToken {
    fair.seat(fair.here().tournament.rounds().next().unwrap().tables().next().unwrap().pair.players[seat].0)
}

fn cites(fair: &Fair, who: &SessionToken, quote: &str) -> Response {
    fair.send(who, &case("/cite"), &[("citation", BLUE), ("quote", quote), ("treatment", "follows")])
}

fn rules(fair: &Fair, text: &str) {
    assert_eq!(fair.send(&fair.judge, &case("/rule"), &[("alone", "yes"), ("text", text)]).status, 303);
}

/// The log, the slip and the overview as everybody reads them.
fn public(fair: &Fair) -> [Response; 3] {
    [at("/log"), case("/slip"), at("")].map(|path| fair.house.get(&path).send())
}
