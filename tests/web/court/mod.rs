//! The single form of a dispute's page: whichever button is pressed, nothing typed in other boxes is lost, and none
//! of it is recorded. Nothing here runs a script; tests/browser has those.

mod final_word;
mod typed;

use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::site::ruled;
use crate::support::site::{Response, says, silent};
use crate::support::slug;
use arbiter::app::FormSubmission;
use arbiter::domain::id::{AtTable, DisputeNumber, RoundNumber, TableNumber};
use arbiter::domain::tournament::command::{Command, LodgeAppeal, OpenDispute, PairRound, PublishRound};
use arbiter::domain::tournament::dispute::{Dispute, Stage};
use arbiter::domain::tournament::teller::Teller;
use arbiter::web::cookie::SessionToken;
use chrono::{TimeDelta, Utc};

const PLAYERS: [&str; 4] = ["Kira O'Brien <b>", "Odo", "Quark", "Rom"];

const QUESTION: &str = "Does the blue lamp count as one of the thirty?";

const BLUE: &str = "sample-rulings-2000/blue-lamp";

const QUOTE: &str = "The blue lamp counts as one of the thirty lamps on the shelf.";

const TABLE: AtTable = AtTable::new(RoundNumber(1), TableNumber(1));

/// Round 1 half an hour old, a document in the library, one call at table 1 from nearly twelve minutes ago.
fn with_open_dispute() -> Fair {
    let fair = Fair::with_players(&PLAYERS);
    ruled::first(fair.desk());
    ago(&fair, 1_800, Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    ago(&fair, 1_800, Command::PublishRound(PublishRound {}));
    let (question, facts) = (QUESTION.to_owned(), "There are thirty-one.".to_owned());
    ago(
        &fair,
        690,
        Command::OpenDispute(OpenDispute {
            at: Some(TABLE),
            question,
            facts,
            by: Teller::from("#1".to_owned()),
            again: true,
        }),
    );
    fair
}

fn ago(fair: &Fair, seconds: i64, command: Command) {
    let submission = FormSubmission { now: Utc::now() - TimeDelta::seconds(seconds), ..submission() };
    fair.desk().submit(&slug(SLUG), &submission, |_| Ok(command.clone())).unwrap();
}

/// A tournament with a dispute on which the judge has ruled.
fn ruled_on() -> Fair {
    let fair = with_open_dispute();
    assert_eq!(
        fair.send(&fair.judge, &case("/rule"), &[("alone", "yes"), ("text", "It counts.")]).status,
        303
    );
    fair
}

/// A tournament with a dispute whose ruling is under appeal.
fn appealed() -> Fair {
    let fair = ruled_on();
    fair.give(Command::LodgeAppeal(LodgeAppeal {
        dispute: DisputeNumber(1),
        text: "No.".to_owned(),
        by: None,
    }));
    fair
}

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn case(path: &str) -> String {
    at(&format!("/disputes/1{path}"))
}

fn dispute(fair: &Fair) -> Dispute {
    fair.here().tournament.dispute(DisputeNumber(1)).unwrap().clone()
}
