//! A championship weekend in the browser: a director sets up three tournaments for one pool of players, and pairs,
//! publishes and closes every round of them. A scorekeeper writes the results beside it.

use std::cell::Cell;

use arbiter::app::finish::final_ranking;
use arbiter::app::{Actor, DatabaseUrl, Desk, FormSubmission};
use arbiter::domain::id::{AtTable, PlayerId, Slug, SubmissionId};
use arbiter::domain::pods::score::PodScore;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{Command, RecordPod, RecordResult};
use arbiter::domain::tournament::role::Role;
use arbiter::domain::tournament::round::Phase;
use chrono::Utc;
use uuid::Uuid;

use crate::person::Person;
use crate::steps::Fair;
use crate::support::browser::Screen;
use crate::support::program::Program;
use crate::support::scenario::POOL;
use crate::support::{desk_over, long, slug};

struct Weekend {
    director: Person,
    desk: Desk,
    sent: Cell<u128>,
}

#[actix_web::test]
async fn a_championship_weekend_is_run_from_the_browser() {
    if !long() {
        return; // `./check --long`: some two hundred pages, each at three widths
    }
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    let desk = desk_over(&DatabaseUrl::Sqlite(program.folder().join("arbiter.db")));
    let weekend = Weekend { director: fair.director, desk, sent: Cell::new(1) };

    let first = weekend.sets_up("First Edition", "5", "4").await;
    weekend.plays(&first, 5).await;
    weekend.cuts_to(&first, "One game").await;
    weekend.ends(&first).await;

    let second = weekend.sets_up("Second Edition", "8", "16").await;
    weekend.plays(&second, 8).await;
    weekend.cuts_to(&second, "Best of three games").await;
    weekend.ends(&second).await;

    let tribbles = weekend.sets_up("Tribbles", "3", "").await;
    weekend.plays(&tribbles, 3).await;
    weekend.director.open(&format!("/t/{tribbles}/top-table")).await;
    weekend.director.press("Seat the top table").await;
    weekend.plays(&tribbles, 4).await;
    weekend.ends(&tribbles).await;
    let verified = weekend.desk.verify(None).unwrap();
    assert!(verified.len() == 3 && verified.iter().all(|one| one.problems.is_empty()), "{verified:?}");
}

impl Weekend {
    async fn sets_up(&self, game: &str, rounds: &str, cut: &str) -> Slug {
        let director = &self.director;
        director.open("/new").await;
        director.fill("Title", &format!("Championship {game}")).await;
        director.fill("Place", "Bergen").await;
        director.press("More settings").await;
        director.fill("Time zone", "Europe/Oslo").await;
        director.choose(game).await;
        let [format, profile] = match game {
            "First Edition" => ["1e-open", "tcc-1e-2023"],
            "Second Edition" => ["2e-standard", "tcc-2e-2014"],
            _ => ["tribbles", "tribbles-heats"],
        };
        director.fill("Deck format", format).await;
        director.fill("Scoring profile", profile).await;
        director.fill("Rounds", rounds).await;
        if !cut.is_empty() {
            director.fill("Cut", cut).await;
        }
        director.press("Set up the tournament").await;
        director.sees("Register players").await;
        let at = slug(&format!("championship-{}", game.to_lowercase().replace(' ', "-")));
        director.open(&format!("/t/{at}/players")).await;
        director.fill("Names", &POOL.join("\n")).await;
        director.press("Register these players").await;
        director.sees("18 registered").await;
        at
    }

    /// Plays rounds until this many are closed.
    async fn plays(&self, at: &Slug, rounds: u32) {
        let closed = |desk: &Desk| {
            let here = desk.tournament(at).unwrap();
            here.tournament.rounds().filter(|round| round.phase() == Phase::Closed).count()
        };
        while closed(&self.desk) < rounds as usize {
            self.takes_the_next_step(at, &format!("/t/{at}/pair"), "Pair ").await;
        }
    }

    /// Starts the planned cut and plays it to its end.
    async fn cuts_to(&self, at: &Slug, matches: &str) {
        let cut = format!("/t/{at}/cut");
        self.director.open(&cut).await;
        self.director.choose(matches).await;
        self.director.press("Start the cut").await;
        let stages = self.desk.tournament(at).unwrap().tournament.cut().unwrap().cut.size.stages();
        let closed = |desk: &Desk| {
            let here = desk.tournament(at).unwrap();
            here.tournament.stages().filter(|stage| stage.phase() == Phase::Closed).count()
        };
        while closed(&self.desk) < stages as usize {
            self.takes_the_next_step(at, &cut, "Pair ").await;
        }
    }

    /// Publishes a draft, closes a round that is played, or pairs the next.
    async fn takes_the_next_step(&self, at: &Slug, pairing: &str, pair: &str) {
        let here = self.desk.tournament(at).unwrap();
        let newest = here.tournament.rounds().next_back().filter(|round| round.phase() != Phase::Closed);
        let Some(round) = newest else {
            self.director.open(pairing).await;
            return self.director.press(pair).await;
        };
        let staff = format!("/t/{at}/rounds/{}/staff", round.number);
        if round.phase() == Phase::Draft {
            self.director.open(&staff).await;
            return self.director.press("Publish").await;
        }
        // A match of three games asks for the next one once the last is recorded.
        loop {
            let now = self.desk.tournament(at).unwrap();
            let Some(table) = now.tournament.round(round.number).unwrap().missing().next() else { break };
            let [a, b] = table.pair.players;
            let end = EndReason::Complete { winner: if a < b { Side::A } else { Side::B } };
            let scores = if a < b { [100, 40] } else { [40, 100] };
            let profile = now.tournament.setup().unwrap().profile().unwrap();
            let result = profile.with_ticks(GameResult::ended(scores, end));
            let at_table = AtTable::new(round.number, table.pair.table);
            self.record(at, Command::RecordResult(RecordResult { at: at_table, result }));
        }
        for pod in round.pods().filter(|pod| pod.result.is_none()) {
            let total = |player: &PlayerId| i64::from(100 - player.0) * 1_000;
            let score = PodScore::Totals(pod.pod.players.iter().map(total).collect());
            self.record(
                at,
                Command::RecordPod(RecordPod { at: AtTable::new(round.number, pod.table()), score }),
            );
        }
        self.director.open(&staff).await;
        self.director.press("Close ").await;
    }

    fn record(&self, at: &Slug, command: Command) {
        let number = self.sent.replace(self.sent.get() + 1);
        let sent = FormSubmission {
            actor: Actor { id: "operator".into(), role: Role::Operator },
            submission: SubmissionId::new(Uuid::from_u128(number)),
            body: format!("slip {number}"),
            now: Utc::now(),
            expects: Vec::new(),
        };
        self.desk.submit(at, &sent, |_| Ok(command.clone())).unwrap();
    }

    /// Closes the tournament, and everybody sees who won.
    async fn ends(&self, at: &Slug) {
        self.director.open(&format!("/t/{at}/desk")).await;
        self.director.press("Close the tournament").await;
        let here = self.desk.tournament(at).unwrap();
        assert!(here.tournament.closed_at().is_some());
        assert_eq!(final_ranking(&here).unwrap()[0].name, "Kira Nerys", "who wins every game wins");
        self.director.open(&format!("/t/{at}")).await;
        self.director.sees("Kira Nerys").await;
    }
}
