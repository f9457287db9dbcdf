//! The rulings library at the desk and on the command line: importing, describing, corrected copies, nothing half
//! done.

mod console;
mod correcting;
mod importing;

use crate::support::{entry_of, shared};
use arbiter::app::DatabaseUrl;
use arbiter::app::citations;
use arbiter::app::library::{ImportOutcome, LibrarySnapshot};
use arbiter::app::{Desk, DeskError};
use arbiter::domain::awaited::Awaited;
use arbiter::domain::edition::Edition;
use arbiter::domain::hash::DocumentHash;
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::rulings::asserted_relation::EntryAddress;
use arbiter::domain::rulings::document::Description;
use arbiter::domain::rulings::entry::EntryKind;
use arbiter::domain::rulings::log::fingerprint::Fingerprint;
use arbiter::domain::rulings::log::imported::entry_looks;
use arbiter::domain::rulings::log::refusal::StatementRefusal;
use arbiter::domain::rulings::log::statement::{CorrectionRequest, Provenance, Question, Statement};
use arbiter::domain::rulings::pinpoint::Verification;
use arbiter::domain::rulings::search::Query;
use arbiter::domain::scoring::level::TournamentLevel;
use arbiter::domain::tournament::cited::AttachedCitation;
use arbiter::domain::tournament::settings::Settings;
use assert_cmd::Command;
use chrono::{DateTime, Utc};
use diesel::Connection as _;
use diesel::connection::SimpleConnection as _;
use serde_json::Value;
use std::sync::Arc;
use tempfile::TempDir;
use uuid::Uuid;

const HARBOUR: &str = "Harbour rules\n\nRULINGS\n\n* lantern - A lantern costs no oil.\n\n* jetty - One boat lies at a jetty.\n";

fn now(minute: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_778_570_000 + 60 * minute, 0).unwrap()
}

fn desk(folder: &TempDir) -> Desk {
    let url = DatabaseUrl::Sqlite(folder.path().join("arbiter.db"));
    crate::support::desk_over(&url)
}

fn said(stem: &str, issued: &str) -> Description {
    Description {
        stem: stem.to_owned(),
        work: "1E-CR".parse().unwrap(),
        edition: Edition::First,
        title: "Harbour rules".to_owned(),
        publisher: None,
        issued: Some(issued.parse().unwrap()),
        previous_on: None,
        star_rule: true,
    }
}

fn import(desk: &Desk, text: &str, described: Description, minute: i64) -> Result<ImportOutcome, DeskError> {
    let bytes = text.as_bytes().to_vec();
    let form = Uuid::from_u128(1 << 64 | u128::from(minute.unsigned_abs()));
    let stored =
        Provenance { by: "account:kira".into(), ..Provenance::of_operator(now(minute), form.to_string()) };
    let seen = desk
        .preview_document("harbour.txt", bytes.clone(), None, &Awaited::always())
        .map(|preview| preview.seen);
    desk.import_document(
        "harbour.txt",
        bytes,
        Some(described),
        &seen.unwrap_or_default(),
        &stored,
        &Awaited::always(),
    )
    .map(|imported| imported.outcome)
}

/// A quotation taken from the harbour rules.
fn quoted(desk: &Desk) -> AttachedCitation {
    let on = "2001-02-03".parse().unwrap();
    let wanted = citations::CitationRequest {
        place: "harbour/lantern",
        quote: "A lantern costs no oil.",
        on,
        confirmation: "",
    };
    let settings = Settings {
        title: "Harbour cup".to_owned(),
        place: String::new(),
        date: on,
        time_zone: "UTC".to_owned(),
        edition: Edition::First,
        rounds: 3,
        round_minutes: 60,
        deck_lists_required: false,
        options: Default::default(),
        round_days: None,
        planned_cut: None,
        system: PairingSystem::Swiss,
        private: false,
        level: TournamentLevel::Local,
    };
    citations::cite(&desk.library().unwrap().library, &settings, &wanted).unwrap()
}

/// What an operator says, in a form of its own.
fn saying(number: u128) -> Provenance {
    Provenance {
        by: format!("account:{}", Uuid::from_u128(1)).into(),
        is_operator: true,
        at: now(9),
        submission: Uuid::from_u128(number).to_string(),
        reason: "So it is printed.".into(),
    }
}

fn cite(
    desk: &Desk,
    document: &str,
    copy: &DocumentHash,
    seen: &DocumentHash,
    number: u128,
) -> Result<(), DeskError> {
    let (document, copy, seen) = (document.to_owned(), copy.clone(), Fingerprint::stated(seen.as_str()));
    desk.state(&Statement::Cite { document, copy, seen }, &saying(number))
}

fn date(desk: &Desk, document: &str, issued: &str, seen: &str, number: u128) -> Result<(), DeskError> {
    let (document, issued, seen) = (document.to_owned(), issued.parse().unwrap(), Fingerprint::stated(seen));
    desk.state(&Statement::Date { document, issued, seen }, &saying(number))
}

fn arbiter(folder: &TempDir) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.current_dir(folder.path()).env_remove("ARBITER_DATABASE_URL").arg("rulings");
    command
}

fn printed(command: &mut Command, code: i32) -> String {
    String::from_utf8(command.assert().code(code).get_output().stdout.clone()).unwrap()
}
