//! A decided dispute, and helpers for reading pages.

use crate::support::scenario::head_judge;
use arbiter::app::citations::{self, CitationRequest};
use arbiter::domain::id::{AtTable, DisputeNumber, RoundNumber, TableNumber};
use arbiter::domain::tournament::command::{
    AttachCitation, Command, DecideAppeal, GiveRuling, LodgeAppeal, OpenDispute,
};
use arbiter::domain::tournament::dispute::{AppealOutcome, Seen, Treatment};
use arbiter::domain::tournament::teller::Teller;

use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::ruled;
pub use crate::support::site::{says, silent};

pub const PLAYERS: [&str; 4] = ["Kira O'Brien <b>", "Odo", "Quark", "Rom"];
pub const QUESTION: &str = "Does the blue lamp count as one of the thirty?";
pub const QUOTE: &str = "The blue lamp counts as one of the thirty lamps on the shelf.";
pub const RULING: &str = "It counts. Kira lights it; Odo does not.";
pub const BLUE: &str = "sample-rulings-2000/blue-lamp";

/// Round 1 under way, the documents in the library, one dispute about table 1, facts told by the player on side A.
pub fn called() -> Fair {
    let fair = Fair::playing(&PLAYERS);
    ruled::first(fair.desk());
    ruled::later(fair.desk());
    open(&fair, QUESTION, "Kira O'Brien counted from thirty-one; O'Brien's opponent did not.");
    fair
}

/// Opens a dispute about table 1.
pub fn open(fair: &Fair, question: &str, facts: &str) {
    let at = Some(AtTable::new(RoundNumber(1), TableNumber(1)));
    let (question, facts) = (question.to_owned(), facts.to_owned());
    fair.give(Command::OpenDispute(OpenDispute {
        at,
        question,
        facts,
        by: Teller::from("#1".to_owned()),
        again: true,
    }));
}

/// Cites an entry on a dispute.
pub fn cite(fair: &Fair, dispute: u32, place: &str, quote: &str, treatment: Treatment) {
    let here = fair.here();
    let settings = &here.tournament.setup().unwrap().settings;
    let wanted = CitationRequest { place, quote, on: settings.date, confirmation: "" };
    let cited = citations::cite(&fair.desk().library().unwrap().library, settings, &wanted).unwrap();
    fair.give(Command::AttachCitation(AttachCitation {
        dispute: DisputeNumber(dispute),
        judge: head_judge(),
        cited: Box::new(cited),
        treatment,
        seen: Seen::default(),
    }));
}

pub fn rule(fair: &Fair, dispute: u32, text: &str) {
    fair.give(Command::GiveRuling(GiveRuling {
        question: None,
        dispute: DisputeNumber(dispute),
        judge: head_judge(),
        seen: Seen::default(),
        text: text.to_owned(),
        without_authority: true,
    }));
}

pub fn appeal(fair: &Fair, dispute: u32, text: &str) {
    fair.give(Command::LodgeAppeal(LodgeAppeal {
        dispute: DisputeNumber(dispute),
        text: text.to_owned(),
        by: None,
    }));
}

pub fn decide(fair: &Fair, dispute: u32, outcome: AppealOutcome, text: &str) {
    fair.give(Command::DecideAppeal(DecideAppeal {
        dispute: DisputeNumber(dispute),
        judge: head_judge(),
        outcome,
        text: text.to_owned(),
        seen: Seen::default(),
    }));
}

/// The dispute ruled upon, following one entry.
pub fn ruled_on() -> Fair {
    let fair = called();
    cite(&fair, 1, BLUE, QUOTE, Treatment::Follows);
    rule(&fair, 1, RULING);
    fair
}

pub fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

/// Opens a page without a session.
pub fn public(fair: &Fair, path: &str) -> Response {
    fair.house.get(path).send()
}
