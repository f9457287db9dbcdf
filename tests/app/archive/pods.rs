//! A Tribbles tournament with every kind of entry about pods.

use std::collections::BTreeSet;

use crate::support::desk_over;
use crate::support::slug;
use arbiter::app::DatabaseUrl;
use arbiter::app::{Actor, Desk, FormSubmission};
use arbiter::data;
use arbiter::domain::edition::Edition;
use arbiter::domain::id::{AtTable, PlayerId, RoundNumber, SubmissionId, TableNumber, TournamentId};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::pods::score::{PodCounting, PodScore};
use arbiter::domain::scoring::level::TournamentLevel;
use arbiter::domain::tournament::command::{
    ChangePodRules, CloseRound, CloseTournament, Command, CorrectPod, CreatePodTournament, KeepResult,
    PairRound, PublishRound, RecordPod, ReportPod, ReseatPlayers, SeatTopTable, SwapPlayers,
};
use arbiter::domain::tournament::play::PodRules;
use arbiter::domain::tournament::settings::Settings;
use chrono::{DateTime, NaiveDate, TimeDelta};
use uuid::Uuid;

const SLUG: &str = "archive-tribbles";

struct Story {
    desk: Desk,
    acts: u32,
}

/// The story's export and the kinds of entry in it.
pub fn told() -> (String, BTreeSet<String>) {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk_over(&DatabaseUrl::Sqlite(folder.path().join("a.db")));
    let mut story = Story { desk, acts: 0 };
    story.plays();
    let here = story.desk.tournament(&slug(SLUG)).unwrap();
    (
        story.desk.export(&slug(SLUG)).unwrap(),
        here.log.iter().map(|line| line.entry().kind().to_owned()).collect(),
    )
}

impl Story {
    fn submission(&mut self) -> FormSubmission {
        self.acts += 1;
        FormSubmission {
            actor: Actor::operator(),
            submission: SubmissionId::new(Uuid::from_u128(u128::from(self.acts))),
            body: String::new(),
            now: DateTime::from_timestamp(1_790_000_000, 0).unwrap()
                + TimeDelta::minutes(i64::from(self.acts)),
            expects: Vec::new(),
        }
    }

    fn give(&mut self, command: Command) {
        let submission = self.submission();
        self.desk.submit(&slug(SLUG), &submission, |_| Ok(command.clone())).unwrap();
    }

    fn plays(&mut self) {
        let settings = Settings {
            title: "Archive Tribbles".to_owned(),
            place: "Vienna".to_owned(),
            date: NaiveDate::from_ymd_opt(2026, 9, 21).unwrap(),
            time_zone: "Europe/Vienna".to_owned(),
            edition: Edition::Tribbles,
            rounds: 1,
            round_minutes: 60,
            deck_lists_required: false,
            options: [].into(),
            round_days: None,
            planned_cut: None,
            system: PairingSystem::Swiss,
            private: false,
            level: TournamentLevel::Local,
        };
        let profile = data::pod_profile("tribbles-heats").unwrap().clone();
        let creation = Command::CreatePodTournament(CreatePodTournament {
            settings,
            rules: Box::new(PodRules { profile, troubles: true, counting: PodCounting::Rounds }),
            format: data::deck_format("tribbles").cloned().map(Box::new),
            pins: self.desk.pins(Edition::Tribbles).unwrap(),
            pairing_seed: 7,
        });
        let submission = self.submission();
        self.desk.create(TournamentId::new(Uuid::from_u128(2)), &submission, &creation).unwrap();
        let submission = self.submission();
        self.desk
            .register(&slug(SLUG), &submission, "Kira\nOdo\nQuark\nRom\nNog\nLeeta\nDax\nWorf\nEzri")
            .unwrap();
        for (troubles, counting, top_size) in
            [(false, PodCounting::Totals, 4), (true, PodCounting::Rounds, 5)]
        {
            let reason = "as announced".into();
            self.give(Command::ChangePodRules(ChangePodRules { troubles, counting, top_size, reason }));
        }
        self.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        let (one, other) = (self.seat(1, 0), self.seat(2, 0));
        let reason = "brothers".into();
        self.give(Command::SwapPlayers(SwapPlayers { one, other, reason }));
        self.give(Command::PublishRound(PublishRound {}));
        let (one, other, reason) = (self.seat(1, 1), self.seat(2, 1), "a family".into());
        self.give(Command::ReseatPlayers(ReseatPlayers { round: RoundNumber(1), one, other, reason }));
        let at = |table| AtTable::new(RoundNumber(1), TableNumber(table));
        for seat in [0, 1] {
            let player = self.seat(1, seat);
            self.give(Command::ReportPod(ReportPod { at: at(1), player, score: rounds(5, 10_000) }));
        }
        self.give(Command::RecordPod(RecordPod { at: at(1), score: rounds(5, 100) }));
        let reason = "the slip was of another table".into();
        self.give(Command::KeepResult(KeepResult { at: at(1), reason }));
        self.give(Command::RecordPod(RecordPod { at: at(2), score: rounds(4, 1_000) }));
        let (was, score, reason) = (rounds(4, 1_000), rounds(4, 100_000), "a nought too few".into());
        self.give(Command::CorrectPod(CorrectPod { at: at(2), was, score, reason, dispute: None }));
        self.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
        let here = self.desk.tournament(&slug(SLUG)).unwrap();
        let rules = here.setup().unwrap().pods().unwrap();
        let seats = here.tournament.top_table_now(rules, here.tournament.next_seed().unwrap()).unwrap();
        self.give(Command::SeatTopTable(SeatTopTable { seen: seats.players }));
        self.give(Command::PublishRound(PublishRound {}));
        let top = AtTable::new(RoundNumber(2), TableNumber(1));
        self.give(Command::RecordPod(RecordPod { at: top, score: rounds(5, 1_000_000) }));
        self.give(Command::CloseRound(CloseRound { round: RoundNumber(2), over: vec![] }));
        self.give(Command::CloseTournament(CloseTournament {}));
    }

    fn seat(&self, table: u32, seat: usize) -> PlayerId {
        let here = self.desk.tournament(&slug(SLUG)).unwrap();
        let round = here.tournament.rounds().next().unwrap();
        round.pod(TableNumber(table)).unwrap().pod.players[seat]
    }
}

/// Five rounds, each with more than the one before; in each another player goes out.
fn rounds(seats: usize, most: i64) -> PodScore {
    let scored = |round: usize, seat: usize| {
        if seat == round % seats { most * (i64::try_from(round).unwrap() + 1) } else { 0 }
    };
    PodScore::Rounds((0..5).map(|round| (0..seats).map(|seat| scored(round, seat)).collect()).collect())
}
