//! The pages of disputes, reached by URL: opened, discussed, cited, ruled, appealed.

mod citing;
mod opening;
mod ruling;

use crate::public::told::finish;
use crate::support::scenario::{self, head_judge};
use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::ruled;
use crate::support::site::{says, silent};
use crate::support::{entry_of, shared};
use arbiter::app::sessions::random_uuid;
use arbiter::domain::id::{AtTable, DisputeNumber, RoundNumber, SubmissionId, TableNumber};
use arbiter::domain::rulings::entry::text_hash;
use arbiter::domain::rulings::standing::Status;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    AttachCitation, CloseTournament, Command, CorrectResult, OpenDispute, RecordResult,
};
use arbiter::domain::tournament::dispute::{Dispute, Stage};
use arbiter::domain::tournament::teller::Teller;

const PLAYERS: [&str; 4] = ["Kira O'Brien <b>", "Odo", "Quark", "Rom"];

const QUESTION: &str = "Does the blue lamp count as one of the thirty?";

const QUOTE: &str = "The blue lamp counts as one of the thirty lamps on the shelf.";

const BLUE: &str = "sample-rulings-2000/blue-lamp";

/// Round 1 under way, three documents in the library, one dispute about table 1.
fn with_open_dispute() -> Fair {
    let fair = bare();
    ruled::first(fair.desk());
    ruled::second(fair.desk());
    ruled::later(fair.desk());
    fair
}

/// A tournament with an open dispute and an empty library.
fn bare() -> Fair {
    let fair = Fair::playing(&PLAYERS);
    let at = Some(AtTable::new(RoundNumber(1), TableNumber(1)));
    let (question, facts) = (QUESTION.to_owned(), "There are thirty-one.".to_owned());
    fair.give(Command::OpenDispute(OpenDispute {
        at,
        question,
        facts,
        by: Teller::from("#1".to_owned()),
        again: false,
    }));
    fair
}

fn at(path: &str) -> String {
    format!("/t/{SLUG}/disputes{path}")
}

fn dispute(fair: &Fair) -> Dispute {
    fair.here().tournament.dispute(DisputeNumber(1)).unwrap().clone()
}

fn cite<'a>(place: &'a str, quote: &'a str, confirmation: &'a str) -> [(&'a str, &'a str); 5] {
    [
        ("citation", place),
        ("quote", quote),
        ("treatment", "follows"),
        ("on", "2026-05-12"),
        ("confirmation", confirmation),
    ]
}
