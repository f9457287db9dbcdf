//! A tournament in progress in its own database, and ways to damage it behind the program's back.

use crate::support::exports::stated_again;
use crate::support::slug;
use std::path::{Path, PathBuf};
use std::process::Command as Process;

pub use crate::support::scenario::win_in_round_1 as win;
use arbiter::app::DatabaseUrl;
use arbiter::app::{Actor, Desk, DeskError, FormSubmission, SubmissionOutcome};
use arbiter::domain::awaited::Awaited;
use arbiter::domain::edition::Edition;
use arbiter::domain::id::{PlayerId, SubmissionId, TournamentId};
use arbiter::domain::tournament::command::{Command, CreateTournament, PairRound, PublishRound};
use arbiter::domain::tournament::hash_chain::{SealedEntry, genesis};
use arbiter::domain::tournament::role::Role;
use chrono::{DateTime, Utc};
use diesel::connection::SimpleConnection;
use diesel::{Connection, SqliteConnection};
use serde_json::Value;
use tempfile::TempDir;
use uuid::Uuid;

pub const SLUG: &str = "deep-space-open";
pub const LIST: &str = include_str!("../../decks/1e-open-legal.txt");

/// A desk over a database in a folder of its own.
pub struct House {
    pub desk: Desk,
    pub folder: TempDir,
}

pub fn id() -> TournamentId {
    TournamentId::new(Uuid::from_u128(1))
}

pub fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_778_570_000, 0).unwrap()
}

pub fn submission(number: u128, body: &str) -> FormSubmission {
    FormSubmission {
        actor: Actor { id: "account:nog".into(), role: Role::Director },
        submission: SubmissionId::new(Uuid::from_u128(number)),
        body: body.to_owned(),
        now: now(),
        expects: Vec::new(),
    }
}

pub fn desk_on(database: &Path) -> Desk {
    crate::support::desk_over(&DatabaseUrl::Sqlite(database.to_owned()))
}

impl House {
    /// Four players, Kira's list, round 1 published, a result at each of the two tables.
    pub fn playing() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let desk = desk_on(&folder.path().join("arbiter.db"));
        let mut creation = crate::support::scenario::creation("tcc-1e-2023");
        if let Command::CreateTournament(CreateTournament { pins, .. }) = &mut creation {
            // A table that the program has, so that lists can be judged.
            arbiter::data::card_table(Edition::First).version().clone_into(&mut pins.card_table);
        }
        assert_eq!(desk.create(id(), &submission(1, "create"), &creation).unwrap().as_str(), SLUG);
        desk.register(&slug(SLUG), &submission(2, "register"), "Kira\nOdo\nQuark\nRom").unwrap();
        let house = Self { desk, folder };
        house
            .desk
            .submit_deck(&slug(SLUG), &submission(3, "deck"), PlayerId(1), LIST, None, &Awaited::always())
            .unwrap();
        let pair = Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] });
        for (number, command) in
            (4..).zip([pair, Command::PublishRound(PublishRound {}), win(1, 35), win(2, 40)])
        {
            house.give(number, &number.to_string(), command).unwrap();
        }
        house
    }

    pub fn give(&self, number: u128, body: &str, command: Command) -> Result<SubmissionOutcome, DeskError> {
        self.desk.submit(&slug(SLUG), &submission(number, body), |_| Ok(command.clone()))
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// An empty desk elsewhere.
    pub fn elsewhere(&self, name: &str) -> Desk {
        desk_on(&self.path(name))
    }

    pub fn log(&self) -> Vec<SealedEntry> {
        self.anew().tournament(&slug(SLUG)).unwrap().sealed_entries().cloned().collect()
    }

    /// A desk that has read nothing yet, as after a restart.
    pub fn anew(&self) -> Desk {
        crate::support::desk_over(self.desk.database())
    }

    pub fn problems(&self) -> Vec<String> {
        self.desk.verify(Some(&slug(SLUG))).unwrap().remove(0).problems
    }

    /// Runs SQL behind the program's back, without the triggers that protect what it changes.
    pub fn sql(&self, query: &str) {
        unprotect(&self.path("arbiter.db"));
        crate::support::database::run(&self.desk, query);
    }

    /// What the program says on this database, and its exit code.
    pub fn run(&self, line: &[&str]) -> (i32, String) {
        let mut command = Process::new(env!("CARGO_BIN_EXE_arbiter"));
        command.env_remove("ARBITER_DATABASE_URL").args(line);
        command.arg("--database").arg(format!("sqlite:{}", self.path("arbiter.db").display()));
        let output = command.output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.code().unwrap(), String::from_utf8(said).unwrap())
    }
}

/// Takes the triggers away that protect the log and what belongs to it.
pub fn unprotect(file: &Path) {
    let mut conn = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
    let tables = ["match_log", "submissions", "deck_texts"];
    let drops = tables.map(|table| {
        format!(
            "DROP TRIGGER IF EXISTS {table}_refuses_update; DROP TRIGGER IF EXISTS {table}_refuses_delete;"
        )
    });
    conn.batch_execute(&format!("PRAGMA busy_timeout = 5000; {}", drops.concat())).unwrap();
}

/// An export with something changed in it, chained again so that every hash is right.
pub fn forged(export: &str, change: impl FnOnce(&mut Vec<Value>)) -> String {
    let mut lines: Vec<Value> = export.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    change(&mut lines);
    let mut head = genesis(id());
    let mut sequence = 0;
    for line in lines.iter_mut().filter(|line| line["line"] == "entry") {
        sequence += 1;
        line.as_object_mut().unwrap().remove("line");
        line["sequence"] = sequence.into();
        let sealed = serde_json::from_value::<SealedEntry>(line.clone()).unwrap().seal_after(&head);
        head.clone_from(&sealed.hash);
        *line = serde_json::to_value(sealed).unwrap();
        line["line"] = "entry".into();
    }
    stated_again(&mut lines);
    lines.iter().map(|line| line.to_string() + "\n").collect()
}

/// Changes the payload of the first entry of a kind.
pub fn payload(lines: &mut [Value], kind: &str, change: impl FnOnce(&mut Value)) {
    let line = lines.iter_mut().find(|line| line["kind"] == kind).unwrap();
    let mut payload: Value = serde_json::from_str(line["payload"].as_str().unwrap()).unwrap();
    change(&mut payload);
    line["payload"] = payload.to_string().into();
}
