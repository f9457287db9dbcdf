//! A real tournament with real accounts, for tests of pages: everybody has a session of their own.

use std::time::Duration;

use arbiter::app::{Account, Actor, DatabaseUrl, Desk, FormSubmission, Grant, Rights, TokenHash};
use arbiter::domain::edition::Edition;
use arbiter::domain::hash::LibraryVersion;
use arbiter::domain::id::{AccountId, PlayerId, Slug, SubmissionId, TournamentId};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::scoring::level::TournamentLevel;
use arbiter::domain::tournament::command::{
    ChangeSettings, Command, CreateTournament, IssuePenalty, PairRound, PublishRound,
};
use arbiter::domain::tournament::dispute::Judge;
use arbiter::domain::tournament::penalty::PenaltyLevel;
use arbiter::domain::tournament::role::Role;
use arbiter::domain::tournament::settings::{Pins, Settings};
use arbiter::web::cookie::SessionToken;
use arbiter::web::permits::{PermitLimits, Permits};
use arbiter::web::route::Route;
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use tempfile::TempDir;
use uuid::Uuid;

use super::House;
use crate::support::database;

/// The tournament of the tests: `/t/deep-space-open`, First Edition, 12 May 2026, three rounds.
pub const SLUG: &str = "deep-space-open";

fn address() -> Slug {
    SLUG.parse().unwrap()
}

/// A served tournament with its people.
pub struct Fair {
    pub house: House,
    pub operator: SessionToken,
    pub director: SessionToken,
    pub head_judge: SessionToken,
    pub judge: SessionToken,
    pub scorekeeper: SessionToken,
    pub checker: SessionToken,
    /// Directs another tournament, not this one.
    pub stranger: SessionToken,
    folder: TempDir,
}

impl Fair {
    /// Set up, nobody registered.
    pub fn new() -> Self {
        Self::over(ROUTES)
    }

    /// Set up, with other functions behind the routes.
    pub fn over(routes: &'static [Route]) -> Self {
        Self::started(routes, &[])
    }

    /// Set up, with these arguments of the command line.
    pub fn started(routes: &'static [Route], line: &[&str]) -> Self {
        Self::timed(routes, line, Utc::now)
    }

    /// Set up, with a clock of the test's own for what is shown from a time on.
    pub fn timed(
        routes: &'static [Route],
        line: &[&str],
        now: impl Fn() -> DateTime<Utc> + Send + Sync + 'static,
    ) -> Self {
        Self::limited(routes, line, now, PermitLimits::default())
    }

    /// Set up, with no time for a second export in one form.
    pub fn importing_one_by_one() -> Self {
        let limits = PermitLimits { importing: Duration::ZERO, ..PermitLimits::default() };
        Self::limited(ROUTES, &[], Utc::now, limits)
    }

    fn limited(
        routes: &'static [Route],
        line: &[&str],
        now: impl Fn() -> DateTime<Utc> + Send + Sync + 'static,
        limits: PermitLimits,
    ) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let url = DatabaseUrl::Sqlite(folder.path().join("arbiter.db"));
        let desk = crate::support::desk_over(&url);
        let (here, elsewhere) = (id(1), id(2));
        create(&desk, here, "Deep Space Open");
        create(&desk, elsewhere, "Elsewhere");
        let person = |name: &str, grant: Option<(TournamentId, Role)>| enter(&desk, name, grant);
        let operator = person("Operator", None);
        let director = person("Ruth O'Brien <b>", Some((here, Role::Director)));
        let head_judge = person("Head Judge", Some((here, Role::HeadJudge)));
        let judge = person("Judge", Some((here, Role::Judge)));
        let scorekeeper = person("Scorekeeper", Some((here, Role::Scorekeeper)));
        let checker = person("Checker", Some((here, Role::DeckChecker)));
        let stranger = person("Stranger", Some((elsewhere, Role::Director)));
        let mut site = Site::new(routes, super::config(line), desk).unwrap();
        // A test asks more often than anybody may; the limits have tests of their own.
        site.hooks.now = Box::new(now);
        site.guards.off.push(arbiter::web::guard::Guard::Rate);
        // Nor is a test answered otherwise on a busy machine.
        let minute = Duration::from_secs(60);
        let limits = PermitLimits { patience: minute, longest: minute, silence: minute, ..limits };
        site.permits = Permits::new(limits);
        let house = House::of(site);
        Self { house, operator, director, head_judge, judge, scorekeeper, checker, stranger, folder }
    }

    /// Set up, in the morning of its day: until then it is to come, afterwards it never began.
    pub fn on_its_day() -> Self {
        Self::timed(ROUTES, &[], || "2026-05-12T07:00:00Z".parse().unwrap())
    }

    /// With these players registered, numbered from 1.
    pub fn with_players(names: &[&str]) -> Self {
        let fair = Self::new();
        fair.register(&names.join("\n"));
        fair
    }

    /// Registers the names, one on each line.
    pub fn register(&self, names: &str) {
        self.desk().register(&address(), &submission(), names).unwrap();
    }

    /// Gives somebody a role at the other tournament too.
    pub fn also_elsewhere(&self, name: &str, role: Role) {
        self.invited(id(2), name, role);
    }

    /// Gives somebody one more role here.
    pub fn also_here(&self, name: &str, role: Role) {
        self.invited(id(1), name, role);
    }

    fn invited(&self, tournament: TournamentId, name: &str, role: Role) {
        let account = self.desk().account_by_name(name).unwrap().unwrap().id;
        let code = self.desk().invite(tournament, role, Utc::now()).unwrap();
        self.desk().accept(&code, account, Utc::now()).unwrap();
    }

    /// Takes every role at the tournament away from somebody. Where a director goes, the operator directs.
    pub fn take_away(&self, name: &str) {
        let account = self.desk().account_by_name(name).unwrap().unwrap().id;
        let mut roles = self.desk().grants_of(account).unwrap();
        roles.retain(|grant| grant.tournament == id(1));
        if roles.iter().any(|grant| grant.role == Role::Director) {
            self.also_here("Operator", Role::Director);
        }
        for grant in roles {
            self.desk().remove_role(id(1), account, grant.role).unwrap();
        }
    }

    /// With these players, and round 1 paired and published.
    pub fn playing(names: &[&str]) -> Self {
        let fair = Self::with_players(names);
        fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        fair.give(Command::PublishRound(PublishRound {}));
        fair
    }

    /// The file of the database, for what no page can do.
    pub fn database(&self) -> std::path::PathBuf {
        self.folder.path().join("arbiter.db")
    }

    /// The desk behind the pages.
    pub fn desk(&self) -> &Desk {
        &self.house.site.desk
    }

    /// Gives a command, bypassing the pages.
    pub fn give(&self, command: Command) {
        self.desk().submit(&address(), &submission(), |_| Ok(command.clone())).unwrap();
    }

    /// The tournament's current state.
    pub fn here(&self) -> std::sync::Arc<arbiter::app::Snapshot> {
        self.desk().tournament(&address()).unwrap()
    }

    /// The session of a new account: of a helper with a role here, or of an operator.
    pub fn account(&self, name: &str, role: Option<Role>) -> SessionToken {
        enter(self.desk(), name, role.map(|role| (id(1), role)))
    }

    /// A session whose user proved their identity that long ago; never, if it is `None`.
    pub fn confirmed(&self, name: &str, ago: Option<TimeDelta>) -> SessionToken {
        let account = self.desk().account_by_name(name).unwrap().unwrap();
        let now = Utc::now();
        let token = self.desk().open_session(Some(&account), "test", now).unwrap().parse().unwrap();
        database::confirmed(self.desk(), &hash(&token), ago.map(|ago| now - ago));
        token
    }

    /// A session that has claimed a player's seat.
    pub fn seat(&self, player: u32) -> SessionToken {
        self.seat_at(id(1), player)
    }

    /// A session that has claimed a seat at the other tournament.
    pub fn seat_elsewhere(&self) -> SessionToken {
        self.seat_at(id(2), 1)
    }

    /// A session that has claimed a seat at any tournament.
    pub fn seat_at(&self, tournament: TournamentId, player: u32) -> SessionToken {
        let link = self.desk().seat_link(tournament, PlayerId(player), Utc::now()).unwrap();
        let (_, opened) = self.desk().claim_seat(&link, None, "test", Utc::now()).unwrap();
        opened.unwrap().parse().unwrap()
    }

    /// Deck lists are not required any more, so that the format may go.
    pub fn requires_no_lists(&self) {
        let settings = self.here().setup().unwrap().settings.clone();
        let settings = Settings { deck_lists_required: false, ..settings };
        self.give(Command::ChangeSettings(ChangeSettings { settings, reason: "a relaxed day".into() }));
    }

    /// Sets up one more tournament; the first two are there already.
    pub fn begin(&self, number: u128, title: &str) {
        create(self.desk(), id(number), title);
    }

    /// Sets up one more tournament, on this day.
    pub fn plan(&self, number: u128, title: &str, date: &str) {
        create_on(self.desk(), id(number), title, date.parse().unwrap());
    }

    /// Opens a page within a session.
    pub fn page(&self, session: &SessionToken, path: &str) -> super::Response {
        self.house.get(path).within(session).send()
    }

    /// Sends a form within a session, with a new number.
    pub fn send(&self, session: &SessionToken, path: &str, fields: &[(&str, &str)]) -> super::Response {
        let number = SubmissionId::new(arbiter::app::sessions::random_uuid().unwrap()).to_string();
        let mut all = fields.to_vec();
        all.push(("submission", &number));
        self.house.post(path, &all).within(session).send()
    }
}

/// The first player gets a warning for looking at another table.
pub fn warning() -> Command {
    Command::IssuePenalty(IssuePenalty {
        player: PlayerId(1),
        judge: Judge::default(),
        kind: "scouting".to_owned(),
        level: PenaltyLevel::Warning,
        round: None,
        reason: "looked at another table".into(),
        dispute: None,
        others: false,
    })
}

/// A submission of nobody in particular, with its own number.
pub fn submission() -> FormSubmission {
    FormSubmission {
        actor: Actor::operator(),
        submission: SubmissionId::new(arbiter::app::sessions::random_uuid().unwrap()),
        body: String::new(),
        now: Utc::now(),
        expects: Vec::new(),
    }
}

fn id(number: u128) -> TournamentId {
    TournamentId::new(Uuid::from_u128(number))
}

fn create(desk: &Desk, id: TournamentId, title: &str) {
    create_on(desk, id, title, NaiveDate::from_ymd_opt(2026, 5, 12).unwrap());
}

fn create_on(desk: &Desk, id: TournamentId, title: &str, date: NaiveDate) {
    let settings = Settings {
        title: title.to_owned(),
        place: "Lyon".to_owned(),
        date,
        time_zone: "Europe/Paris".to_owned(),
        edition: Edition::First,
        rounds: 3,
        round_minutes: 75,
        deck_lists_required: true,
        options: Default::default(),
        round_days: None,
        planned_cut: None,
        system: PairingSystem::Swiss,
        private: false,
        level: TournamentLevel::Local,
    };
    let command = Command::CreateTournament(CreateTournament {
        settings,
        profile: Box::new(arbiter::data::scoring_profile("tcc-1e-2023").unwrap().clone()),
        format: Some(Box::new(arbiter::data::deck_format("1e-open").unwrap().clone())),
        pins: Pins {
            card_table: arbiter::data::card_table(Edition::First).version().clone(),
            rulings_library: LibraryVersion::default(),
        },
        pairing_seed: 7,
    });
    desk.create(id, &submission(), &command).unwrap();
}

fn enter(desk: &Desk, name: &str, grant: Option<(TournamentId, Role)>) -> SessionToken {
    let now = Utc::now();
    let account = Account {
        id: AccountId::new(arbiter::app::sessions::random_uuid().unwrap()),
        sign_in_name: name.to_owned(),
        display_name: name.to_owned(),
        password_phc: Some(desk.passwords().hash("correct horse").unwrap()),
        is_operator: grant.is_none(),
        disabled: false,
        created_at: now,
        // As an operator grants them: directors create tournaments, and those who rule assert relations.
        rights: Rights {
            open: grant.is_some_and(|(_, role)| role == Role::Director),
            assert: grant
                .is_some_and(|(_, role)| [Role::Director, Role::HeadJudge, Role::Judge].contains(&role)),
        },
    };
    let grant =
        grant.map(|(tournament, role)| Grant { tournament, account: account.id, role, granted_at: now });
    database::enter(desk, &account, grant.as_slice());
    desk.open_session(Some(&account), "test", now).unwrap().parse().unwrap()
}

/// The hash under which the store keeps a session.
pub fn hash(session: &SessionToken) -> TokenHash {
    TokenHash::of(session.secret())
}
