//! Short tournaments, played to the end.

use super::scenario;
use super::site::fair::submission;
use arbiter::app::Desk;
use arbiter::app::simulate::SimulationPlan;
use arbiter::domain::bracket::elimination::Elimination;
use arbiter::domain::edition::Edition;
use arbiter::domain::id::{AtTable, PersonId, PlayerId, RoundNumber, Slug, TableNumber, TournamentId};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::pods::score::PodScore;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    CloseRound, CloseTournament, Command, PairRound, PublishRound, RecordPod, RecordResult, SeatTopTable,
};
use chrono::NaiveDate;
use uuid::Uuid;

/// Gives these commands to a tournament.
pub fn give(desk: &Desk, at: &Slug, commands: impl IntoIterator<Item = Command>) {
    for command in commands {
        desk.submit(at, &submission(), |_| Ok(command.clone())).unwrap();
    }
}

/// What to simulate: four tournaments of eight players, in three Swiss rounds.
pub const fn plain_plan() -> SimulationPlan {
    SimulationPlan {
        edition: Edition::First,
        players: 8,
        rounds: 3,
        cut: None,
        elimination: Elimination::Single,
        earned_byes: 0,
        fixed_tables: 0,
        system: PairingSystem::Swiss,
        round_days: None,
        pools: None,
        sign_up: false,
        check_in: false,
        tournaments: 4,
        people: 60,
        seed: 1,
    }
}

/// A complete game.
pub fn won(scores: [i64; 2]) -> GameResult {
    let winner = if scores[0] > scores[1] { Side::A } else { Side::B };
    GameResult::ended(scores, EndReason::Complete { winner })
}

/// A tournament of these players, played in one round and closed.
pub fn played(desk: &Desk, number: u128, names: &str) -> Slug {
    let creation = scenario::creation("tcc-1e-2023");
    let at = desk.create(TournamentId::new(Uuid::from_u128(number)), &submission(), &creation).unwrap();
    desk.register(&at, &submission(), names).unwrap();
    play(desk, &at);
    at
}

/// A tournament of one round in which, at each table, one of the two did not come.
pub fn missed(desk: &Desk, number: u128, names: &str) -> Slug {
    let creation = scenario::creation("tcc-1e-2023");
    let at = desk.create(TournamentId::new(Uuid::from_u128(number)), &submission(), &creation).unwrap();
    desk.register(&at, &submission(), names).unwrap();
    play_so(desk, &at, GameResult::ended([0, 0], EndReason::NoShow { by: Side::B }));
    at
}

/// Plays a tournament in one round, and closes it.
pub fn play(desk: &Desk, at: &Slug) {
    play_so(desk, at, won([100, 35]));
}

/// Plays a tournament in one round with this result at each table, and closes it.
fn play_so(desk: &Desk, at: &Slug, result: GameResult) {
    give(
        desk,
        at,
        [
            Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }),
            Command::PublishRound(PublishRound {}),
        ],
    );
    let tables = desk.tournament(at).unwrap().tournament.round(RoundNumber(1)).unwrap().tables().len();
    let record = |table: usize| {
        let table = TableNumber(u32::try_from(table).unwrap());
        let at = AtTable::new(RoundNumber(1), table);
        Command::RecordResult(RecordResult { at, result })
    };
    give(desk, at, (1..=tables).map(record));
    let close = Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] });
    give(desk, at, [close, Command::CloseTournament(CloseTournament {})]);
}

/// Records what everybody at the only table of a round has scored, from player 1 on, and closes the round.
fn scores(desk: &Desk, at: &Slug, round: RoundNumber, totals: [i64; 5]) {
    let here = desk.tournament(at).unwrap();
    let pod = here.tournament.round(round).unwrap().pods().next().unwrap();
    let total = |player: &PlayerId| totals[usize::try_from(player.0).unwrap() - 1];
    let score = PodScore::Totals(pod.pod.players.iter().map(total).collect());
    let at_table = AtTable::new(round, pod.table());
    let record = Command::RecordPod(RecordPod { at: at_table, score });
    give(desk, at, [record, Command::CloseRound(CloseRound { round, over: vec![] })]);
}

/// A tournament of Tribbles with these four or five players, in May of a year: three heats at one table, in which players
/// 3 and 4 are level, then a top table in which everything is the other way round.
pub fn heats(desk: &Desk, number: u128, names: &str, year: i32) -> Slug {
    let Command::CreatePodTournament(mut created) = scenario::creation_in_pods() else { unreachable!() };
    created.settings.date = NaiveDate::from_ymd_opt(year, 5, 12).unwrap();
    let creation = Command::CreatePodTournament(created);
    let at = desk.create(TournamentId::new(Uuid::from_u128(number)), &submission(), &creation).unwrap();
    desk.register(&at, &submission(), names).unwrap();
    for round in 1..=3 {
        let pair = Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] });
        give(desk, &at, [pair, Command::PublishRound(PublishRound {})]);
        scores(desk, &at, RoundNumber(round), [638_386, 10_110, 1_101, 1_101, 5]);
    }
    let here = desk.tournament(&at).unwrap();
    let rules = here.setup().unwrap().pods().unwrap();
    let seats = here.tournament.top_table_now(rules, here.tournament.next_seed().unwrap()).unwrap();
    let seat = Command::SeatTopTable(SeatTopTable { seen: seats.players });
    give(desk, &at, [seat, Command::PublishRound(PublishRound {})]);
    scores(desk, &at, RoundNumber(4), [0, 1, 2, 3, 4]);
    give(desk, &at, [Command::CloseTournament(CloseTournament {})]);
    at
}

/// The person who is this player.
pub fn person(desk: &Desk, at: &Slug, player: u32) -> PersonId {
    desk.tournament(at).unwrap().tournament.player(PlayerId(player)).unwrap().person
}
