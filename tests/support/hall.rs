//! A hall with a published round and a scorekeeper who is signed in, for tests of the running program.
#![allow(dead_code, reason = "every test file compiles this module and uses its own part of it")]

use arbiter::app::{Account, Actor, DatabaseUrl, Desk, FormSubmission, Grant};
use arbiter::domain::edition::Edition;
use arbiter::domain::hash::{CardTableVersion, LibraryVersion};
use arbiter::domain::id::{AccountId, Slug, SubmissionId, TournamentId};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::scoring::level::TournamentLevel;
use arbiter::domain::tournament::command::{Command, CreateTournament, PairRound, PublishRound};
use arbiter::domain::tournament::role::Role;
use arbiter::domain::tournament::settings::{Pins, Settings};
use chrono::Utc;
use uuid::Uuid;

use crate::support::client::{Client, Page};

pub const SLUG: &str = "hall-open";
pub const TABLES: u32 = 40;

/// A tournament of this title and as many players with its first round published; its address.
pub fn playing(desk: &Desk, title: &str, players: u32) -> Slug {
    started(desk, title, players, Edition::First, "tcc-1e-2023")
}

/// A tournament in Second Edition with its first round published, where a win takes a planet and a space mission.
pub fn playing_second_edition(desk: &Desk, title: &str, players: u32) -> Slug {
    started(desk, title, players, Edition::Second, "tcc-2e-2014")
}

fn started(desk: &Desk, title: &str, players: u32, edition: Edition, profile: &str) -> Slug {
    let command = Command::CreateTournament(CreateTournament {
        settings: Settings {
            title: title.to_owned(),
            place: String::new(),
            date: Utc::now().date_naive(),
            time_zone: "UTC".to_owned(),
            edition,
            rounds: 3,
            round_minutes: 75,
            deck_lists_required: false,
            options: Default::default(),
            round_days: None,
            planned_cut: None,
            system: PairingSystem::Swiss,
            private: false,
            level: TournamentLevel::Local,
        },
        profile: Box::new(arbiter::data::scoring_profile(profile).unwrap().clone()),
        format: None,
        pins: Pins { card_table: CardTableVersion::default(), rulings_library: LibraryVersion::default() },
        pairing_seed: 7,
    });
    let slug = desk.create(tournament(), &submission(1), &command).unwrap();
    let names: Vec<String> = (1..=players).map(|number| format!("Player Number {number}")).collect();
    desk.register(&slug, &submission(2), &names.join("\n")).unwrap();
    let pair = Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] });
    for (number, command) in [(3, pair), (4, Command::PublishRound(PublishRound {}))] {
        desk.submit(&slug, &submission(number), |_| Ok(command.clone())).unwrap();
    }
    slug
}

fn tournament() -> TournamentId {
    TournamentId::new(Uuid::from_u128(1))
}

/// A database with a published round, and a scorekeeper's session.
pub fn prepared(url: &DatabaseUrl) -> Client {
    let desk = crate::support::desk_over(url);
    let now = Utc::now();
    assert_eq!(playing(&desk, "Hall Open", TABLES * 2), SLUG);
    let account = Account {
        id: AccountId::new(Uuid::from_u128(9)),
        sign_in_name: "nog".to_owned(),
        display_name: "Nog".to_owned(),
        password_phc: None,
        is_operator: false,
        disabled: false,
        created_at: now,
        rights: Default::default(),
    };
    let grant =
        Grant { tournament: tournament(), account: account.id, role: Role::Scorekeeper, granted_at: now };
    crate::support::database::enter(&desk, &account, &[grant]);
    let mut client = Client::new("");
    client.session = Some(desk.open_session(Some(&account), "test", now).unwrap().parse().unwrap());
    client
}

/// A submission by the operator.
pub fn submission(number: u128) -> FormSubmission {
    FormSubmission {
        actor: Actor::operator(),
        submission: SubmissionId::new(Uuid::from_u128(number)),
        body: String::new(),
        now: Utc::now(),
        expects: Vec::new(),
    }
}

/// Sends the result of a table; an error when no answer came.
pub fn send(client: &mut Client, table: u32) -> std::io::Result<Page> {
    let path = format!("/t/{SLUG}/rounds/1/tables/{table}/result");
    let number = Uuid::from_u128(1_000 + u128::from(table)).to_string();
    let loser = (table % 20).to_string();
    let slip = [
        ("score_a", "100"),
        ("score_b", loser.as_str()),
        ("end", "complete"),
        ("by", "a"),
        ("intent", "record"),
        ("submission", number.as_str()),
    ];
    client.post(&path, &slip)
}
