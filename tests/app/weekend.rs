//! A championship weekend: First Edition on Friday, Second Edition on Saturday and Sunday, Tribbles on Sunday evening.
//! One pool of players, six staff, told through commands.

use std::collections::BTreeSet;

use arbiter::app::finish::final_ranking;
use arbiter::app::{Account, Actor, DatabaseUrl, Desk, FormSubmission, Grant, Snapshot};
use arbiter::data;
use arbiter::domain::actor::ActorId;
use arbiter::domain::awaited::Awaited;
use arbiter::domain::bracket::cut::{BestOf, Cut, Size};
use arbiter::domain::edition::Edition;
use arbiter::domain::hash::ListHash;
use arbiter::domain::id::{
    AccountId, AtTable, DisputeNumber, PersonId, PlayerId, RoundNumber, Slug, SubmissionId, TournamentId,
};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::pods::score::{PodCounting, PodScore};
use arbiter::domain::scoring::level::TournamentLevel;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::scoring::standings::{StandingsLine, standings};
use arbiter::domain::tournament::command::{
    CheckDeck, ClaimDispute, CloseRound, CloseTournament, Command, CreatePodTournament, CreateTournament,
    DecideAppeal, DropPlayer, ExtendTime, GiveRuling, LodgeAppeal, OpenDispute, PairRound, PublishRound,
    RecordPod, RecordResult, SeatTopTable, StartCut,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::dispute::{AppealOutcome, Judge, Seen};
use arbiter::domain::tournament::play::PodRules;
use arbiter::domain::tournament::role::Role;
use arbiter::domain::tournament::round::Phase;
use arbiter::domain::tournament::settings::Settings;
use arbiter::domain::tournament::teller::Teller;
use chrono::{DateTime, Days, NaiveDate, TimeDelta, Utc};
use tempfile::TempDir;
use uuid::Uuid;

use crate::support::scenario::POOL;
use crate::support::{database, desk_over};

/// The staff of all three tournaments: their names and roles.
const STAFF: [(&str, Role); 6] = [
    ("Ruth", Role::Director),
    ("Hal", Role::HeadJudge),
    ("Jo", Role::Judge),
    ("Jay", Role::Judge),
    ("Sam", Role::Scorekeeper),
    ("Dee", Role::DeckChecker),
];
const DIRECTOR: usize = 0;
const HEAD_JUDGE: usize = 1;
const JUDGE: usize = 2;
const SECOND_JUDGE: usize = 3;
const SCOREKEEPER: usize = 4;
const DECK_CHECKER: usize = 5;

/// The three tournaments: their numbers, and the days after Friday on which they begin.
const FIRST: (u128, u64) = (1, 0);
const SECOND: (u128, u64) = (2, 1);
const TRIBBLES: (u128, u64) = (3, 2);

struct Weekend {
    desk: Desk,
    sent: u128,
    clock: DateTime<Utc>,
    _folder: TempDir,
}

fn account(number: usize) -> AccountId {
    AccountId::new(Uuid::from_u128(100 + number as u128))
}

fn friday() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 9, 18).unwrap()
}

impl Weekend {
    fn begins() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let desk = desk_over(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
        Self { desk, sent: 0, clock: friday().and_hms_opt(8, 0, 0).unwrap().and_utc(), _folder: folder }
    }

    fn hires_staff(&self) {
        for (number, (name, _)) in STAFF.into_iter().enumerate() {
            let one = Account {
                id: account(number),
                sign_in_name: name.to_lowercase(),
                display_name: name.to_owned(),
                password_phc: None,
                is_operator: false,
                disabled: false,
                created_at: self.clock,
                rights: Default::default(),
            };
            database::enter(&self.desk, &one, &[]);
        }
    }

    /// Everybody gets their role at a tournament.
    fn gives_roles(&self, tournament: TournamentId) {
        let staff = (0..).zip(STAFF);
        let grants = staff.map(|(number, (_, role))| Grant {
            tournament,
            account: account(number),
            role,
            granted_at: self.clock,
        });
        database::give(&self.desk, &grants.collect::<Vec<_>>());
    }

    fn form(&mut self, who: usize) -> FormSubmission {
        self.sent += 1;
        self.clock += TimeDelta::seconds(40);
        FormSubmission {
            actor: Actor { id: ActorId::Account(account(who)), role: STAFF[who].1 },
            submission: SubmissionId::new(Uuid::from_u128(self.sent)),
            body: String::new(),
            now: self.clock,
            expects: Vec::new(),
        }
    }

    fn gives(&mut self, who: usize, at: &Slug, command: Command) {
        let form = self.form(who);
        self.desk.submit(at, &form, |_| Ok(command.clone())).unwrap();
    }

    fn here(&self, at: &Slug) -> std::sync::Arc<Snapshot> {
        self.desk.tournament(at).unwrap()
    }

    /// Sets a tournament up and registers the pool; who is known from an earlier one is the same person.
    fn sets_up(&mut self, (id, day): (u128, u64), command: impl FnOnce(Settings, &Desk) -> Command) -> Slug {
        let edition = [Edition::First, Edition::Second, Edition::Tribbles][id as usize - 1];
        let date = friday() + Days::new(day);
        self.clock = self.clock.max(date.and_hms_opt(8, 0, 0).unwrap().and_utc());
        let settings = Settings {
            title: format!("Championship {}", edition.name()),
            place: "Frankfurt".to_owned(),
            date,
            time_zone: "Europe/Berlin".to_owned(),
            edition,
            rounds: [5, 8, 3][id as usize - 1],
            round_minutes: 75,
            deck_lists_required: false,
            options: [].into(),
            round_days: None,
            planned_cut: None,
            system: PairingSystem::Swiss,
            private: false,
            level: TournamentLevel::Local,
        };
        let creation = command(settings, &self.desk);
        let form = self.form(DIRECTOR);
        let id = TournamentId::new(Uuid::from_u128(id));
        let slug = self.desk.create(id, &form, &creation).unwrap();
        self.gives_roles(id);
        let form = self.form(DIRECTOR);
        self.desk.register(&slug, &form, &POOL.join("\n")).unwrap();
        let known: Vec<(PlayerId, PersonId)> = self
            .desk
            .namesakes(&self.here(&slug))
            .unwrap()
            .listed
            .into_iter()
            .map(|one| (one.player, one.person))
            .collect();
        if !known.is_empty() {
            let form = self.form(DIRECTOR);
            assert!(self.desk.say_same(&slug, &form, &known).unwrap(), "the director directs there, too");
        }
        slug
    }

    fn plays_a_round(&mut self, at: &Slug) -> RoundNumber {
        let number = self.opens_a_round(at);
        self.finishes(at, number);
        number
    }

    /// Pairs and publishes the next round.
    fn opens_a_round(&mut self, at: &Slug) -> RoundNumber {
        if self.here(at).tournament.rounds().next_back().is_none_or(|round| round.phase() == Phase::Closed) {
            self.gives(DIRECTOR, at, Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        }
        self.gives(DIRECTOR, at, Command::PublishRound(PublishRound {}));
        self.here(at).tournament.rounds().next_back().unwrap().number
    }

    fn first_table(&self, at: &Slug, round: RoundNumber) -> AtTable {
        let here = self.here(at);
        let table = here.tournament.round(round).unwrap().tables().next().unwrap().pair.table;
        AtTable::new(round, table)
    }

    /// Records what is missing of a round, then closes it.
    fn finishes(&mut self, at: &Slug, number: RoundNumber) {
        self.clock += TimeDelta::minutes(60);
        loop {
            let here = self.here(at);
            let round = here.tournament.round(number).unwrap();
            let Some(table) = round.missing().next() else { break };
            let profile = here.tournament.setup().unwrap().profile().unwrap();
            let result = profile.with_ticks(game(table.pair.players, table.pair.table.to_string().as_str()));
            let at_table = AtTable::new(number, table.pair.table);
            self.gives(SCOREKEEPER, at, Command::RecordResult(RecordResult { at: at_table, result }));
        }
        let here = self.here(at);
        for pod in here.tournament.round(number).unwrap().pods() {
            let totals = pod.pod.players.iter().map(|player| i64::from(100 - player.0) * 1_000);
            let score = PodScore::Totals(totals.collect());
            let at_table = AtTable::new(number, pod.table());
            self.gives(SCOREKEEPER, at, Command::RecordPod(RecordPod { at: at_table, score }));
        }
        self.gives(DIRECTOR, at, Command::CloseRound(CloseRound { round: number, over: vec![] }));
    }

    fn swiss(&self, at: &Slug) -> Vec<StandingsLine> {
        let here = self.here(at);
        let profile = here.tournament.setup().unwrap().profile().unwrap();
        standings(profile, &here.tournament.history()).unwrap().lines
    }

    /// Plays the cut to its end.
    fn cuts_to(&mut self, at: &Slug, size: u32, best_of: BestOf) {
        let size = Size::try_from(size).unwrap();
        let cut = Cut { best_of, ..Cut::to(size) };
        let here = self.here(at);
        let setup = here.tournament.setup().unwrap();
        let seeding = here.tournament.seeding(setup, cut, here.tournament.next_seed().unwrap()).unwrap();
        let start = StartCut { cut, minutes: 90, decks: CutDecks::Same, seen: seeding.seeds, given: None };
        self.gives(DIRECTOR, at, Command::StartCut(start));
        let before = self.swiss(at);
        for _ in 0..size.stages() {
            self.plays_a_round(at);
            assert_eq!(self.swiss(at), before, "no match of the cut moves a figure of the Swiss");
        }
    }

    fn ends(&mut self, at: &Slug) -> Vec<(u32, String)> {
        self.gives(DIRECTOR, at, Command::CloseTournament(CloseTournament {}));
        let ranked = final_ranking(&self.here(at)).unwrap();
        ranked.into_iter().map(|one| (one.place, one.name)).collect()
    }

    fn rules_on_a_call(&mut self, at: &Slug, table: AtTable) {
        let question = "May I look through my discard pile?".to_owned();
        let (at_table, by) = (Some(table), Teller::Both);
        let open = OpenDispute { at: at_table, question, facts: "Both agree.".to_owned(), by, again: false };
        self.gives(SCOREKEEPER, at, Command::OpenDispute(open));
        let dispute = DisputeNumber(1);
        let id = ActorId::Account(account(JUDGE));
        let judge = Judge { id, seats: vec![], has_last_word: false, directs: false };
        self.gives(JUDGE, at, Command::ClaimDispute(ClaimDispute { dispute, judge: judge.clone(), seen: 0 }));
        let (seen, text) = (Seen { claims: 1, ..Seen::default() }, "Yes, at any time.".to_owned());
        let ruling = GiveRuling { dispute, judge, seen, text, question: None, without_authority: true };
        self.gives(JUDGE, at, Command::GiveRuling(ruling));
    }

    /// A player appeals, and the head judge has the last word.
    fn decides_the_appeal(&mut self, at: &Slug, table: AtTable) {
        let here = self.here(at);
        let [player, _] =
            here.tournament.round(table.round).unwrap().table(table.table).unwrap().pair.players;
        let (dispute, text) = (DisputeNumber(1), "It takes too long.".to_owned());
        let appeal = LodgeAppeal { dispute, by: Some(player), text };
        self.gives(SCOREKEEPER, at, Command::LodgeAppeal(appeal));
        let id = ActorId::Account(account(HEAD_JUDGE));
        let judge = Judge { id, seats: vec![], has_last_word: true, directs: false };
        let (outcome, text, seen) =
            (AppealOutcome::Upheld, "Yes, within a minute.".to_owned(), Seen::default());
        let decision = DecideAppeal { dispute, judge, outcome, text, seen };
        self.gives(HEAD_JUDGE, at, Command::DecideAppeal(decision));
    }

    /// The deck checker enters a list that came on paper, and compares the deck with it.
    fn checks_a_deck(&mut self, at: &Slug) {
        let (player, form) = (PlayerId(1), self.form(DECK_CHECKER));
        let list = data::DEMO_DECK;
        self.desk.submit_deck(at, &form, player, list, None, &Awaited::always()).unwrap();
        let (sha256, found) = (ListHash::of(list), "Counted twice.".to_owned());
        let check = CheckDeck { player, sha256, agrees: true, found };
        self.gives(DECK_CHECKER, at, Command::CheckDeck(check));
    }

    /// The second judge gives a table the time that a question took.
    fn gives_time(&mut self, at: &Slug, table: AtTable) {
        let id = ActorId::Account(account(SECOND_JUDGE));
        let judge = Judge { id, seats: vec![], has_last_word: false, directs: false };
        let reason = "They waited for a judge".into();
        let extension = ExtendTime { at: table, minutes: 5, reason, dispute: None, judge };
        self.gives(SECOND_JUDGE, at, Command::ExtendTime(extension));
    }
}

/// Who registered earlier is stronger, and wins by as much as they are apart; neighbours play until time. In a match of
/// three games the second goes to the weaker.
fn game([a, b]: [PlayerId; 2], table: &str) -> GameResult {
    let stronger = if (a < b) == table.ends_with(".2") { Side::B } else { Side::A };
    let near = a.0.abs_diff(b.0) < 2 && !table.contains('.');
    let lost = 95 - 5 * i64::from(a.0.abs_diff(b.0));
    let (won, end) =
        if near { (95, EndReason::Time) } else { (100, EndReason::Complete { winner: stronger }) };
    GameResult::ended(stronger.of([[won, lost.min(won - 5)], [lost.min(won - 5), won]]), end)
}

fn duels(settings: Settings, desk: &Desk, [profile, format]: [&str; 2]) -> Command {
    let pins = desk.pins(settings.edition).unwrap();
    let profile = Box::new(data::scoring_profile(profile).unwrap().clone());
    let format = Some(Box::new(data::deck_format(format).unwrap().clone()));
    Command::CreateTournament(CreateTournament { settings, profile, format, pins, pairing_seed: 18 })
}

fn rematches(here: &Snapshot) -> usize {
    let mut met = BTreeSet::new();
    let swiss = here.tournament.history();
    let games = swiss.rounds.iter().flat_map(|round| &round.games);
    games.filter(|game| !met.insert(BTreeSet::from(game.players))).count()
}

#[test]
fn a_championship_weekend_of_three_tournaments_is_played_by_one_pool_of_players() {
    let mut weekend = Weekend::begins();
    weekend.hires_staff();

    // Friday: five rounds and the best four. A deck is checked, a judge rules on a call in the third round, the head judge
    // decides the appeal, and Morn has to leave.
    let first = weekend.sets_up(FIRST, |settings, desk| duels(settings, desk, ["tcc-1e-2023", "1e-open"]));
    weekend.checks_a_deck(&first);
    for round in 1..=5 {
        if round == 3 {
            let number = weekend.opens_a_round(&first);
            let table = weekend.first_table(&first, number);
            weekend.rules_on_a_call(&first, table);
            weekend.decides_the_appeal(&first, table);
            weekend.finishes(&first, number);
            let morn = DropPlayer { player: PlayerId(15), reason: "The last train".into() };
            weekend.gives(DIRECTOR, &first, Command::DropPlayer(morn));
        } else {
            weekend.plays_a_round(&first);
        }
    }
    weekend.cuts_to(&first, 4, BestOf::One);
    let ranked = weekend.ends(&first);
    assert_eq!(ranked.len(), 18);
    assert_eq!(ranked[0], (1, "Kira Nerys".to_owned()), "who wins every game wins the tournament");
    assert_eq!(rematches(&weekend.here(&first)), 0);

    // Saturday and Sunday: eight rounds, then the best sixteen in matches of three games.
    let second =
        weekend.sets_up(SECOND, |settings, desk| duels(settings, desk, ["tcc-2e-2014", "2e-standard"]));
    for _ in 1..=8 {
        let number = weekend.opens_a_round(&second);
        let table = weekend.first_table(&second, number);
        weekend.gives_time(&second, table);
        weekend.finishes(&second, number);
    }
    weekend.clock = (friday() + Days::new(2)).and_hms_opt(8, 0, 0).unwrap().and_utc();
    weekend.cuts_to(&second, 16, BestOf::Three);
    let here = weekend.here(&second);
    let stages: Vec<usize> = here.tournament.stages().map(|stage| stage.tables().count()).collect();
    assert_eq!(stages, [24, 12, 6, 3], "each match takes three games, since the second goes to the weaker");
    let days: BTreeSet<NaiveDate> = here.log.iter().map(|line| line.sealed.at.date_naive()).collect();
    assert!(days.len() >= 2, "{days:?}");
    assert_eq!(weekend.ends(&second)[0], (1, "Kira Nerys".to_owned()));
    assert_eq!(rematches(&weekend.here(&second)), 0, "18 players can meet new opponents for eight rounds");

    // Sunday evening: three heats of Tribbles and a top table.
    let tribbles = weekend.sets_up(TRIBBLES, |settings, desk| {
        let profile = data::pod_profile("tribbles-heats").unwrap().clone();
        let pins = desk.pins(Edition::Tribbles).unwrap();
        let rules = Box::new(PodRules { profile, troubles: false, counting: PodCounting::Totals });
        Command::CreatePodTournament(CreatePodTournament {
            settings,
            rules,
            format: None,
            pins,
            pairing_seed: 18,
        })
    });
    for _ in 1..=3 {
        let heat = weekend.plays_a_round(&tribbles);
        let here = weekend.here(&tribbles);
        let sizes: Vec<usize> =
            here.tournament.round(heat).unwrap().pods().map(|pod| pod.pod.players.len()).collect();
        assert!(sizes.iter().all(|size| (4..=8).contains(size)), "{sizes:?}");
        assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1, "{sizes:?}");
        assert_eq!(sizes.iter().sum::<usize>(), 18);
    }
    let here = weekend.here(&tribbles);
    let rules = here.tournament.setup().unwrap().pods().unwrap();
    let seats = here.tournament.top_table_now(rules, here.tournament.next_seed().unwrap()).unwrap();
    weekend.gives(DIRECTOR, &tribbles, Command::SeatTopTable(SeatTopTable { seen: seats.players }));
    weekend.plays_a_round(&tribbles);
    assert_eq!(weekend.ends(&tribbles)[0], (1, "Kira Nerys".to_owned()));

    let staff = weekend.desk.staff_of(weekend.here(&second).id()).unwrap();
    assert_eq!(
        staff.iter().map(|one| one.role).collect::<BTreeSet<_>>(),
        BTreeSet::from(STAFF.map(|(_, role)| role))
    );

    // One pool: everybody is one person, and every log proves itself, here and on another machine.
    let all = [&first, &second, &tribbles].map(|slug| weekend.here(slug));
    let acted: BTreeSet<&str> =
        all.iter().flat_map(|here| here.sealed_entries().map(|line| line.actor.as_str())).collect();
    for (number, (name, _)) in STAFF.into_iter().enumerate() {
        let id = ActorId::Account(account(number)).to_string();
        assert!(acted.contains(id.as_str()), "{name} did nothing");
    }
    let people: BTreeSet<PersonId> =
        all.iter().flat_map(|here| here.tournament.players().map(|player| player.person)).collect();
    assert_eq!(people.len(), POOL.len());
    assert_eq!(all[0].tournament.disputes().len(), 1);
    let verified = weekend.desk.verify(None).unwrap();
    assert_eq!(verified.len(), 3);
    assert!(verified.iter().all(|one| one.problems.is_empty()), "{verified:?}");
    for slug in [&first, &second, &tribbles] {
        let export = weekend.desk.export(slug).unwrap();
        // Another machine each: people from outside are not taken for people who are there.
        let elsewhere = Weekend::begins();
        elsewhere.desk.import(&export).unwrap();
        assert_eq!(elsewhere.desk.export(slug).unwrap(), export, "an export is imported to the byte");
    }
}
