//! Short tournaments, played to the end.

use super::scenario;
use super::site::fair::submission;
use arbiter::app::Desk;
use arbiter::domain::id::{AtTable, PersonId, PlayerId, RoundNumber, Slug, TableNumber, TournamentId};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    CloseRound, CloseTournament, Command, PairRound, PublishRound, RecordResult,
};
use uuid::Uuid;

/// Gives these commands to a tournament.
pub fn give(desk: &Desk, at: &Slug, commands: impl IntoIterator<Item = Command>) {
    for command in commands {
        desk.submit(at, &submission(), |_| Ok(command.clone())).unwrap();
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
    give(
        desk,
        &at,
        [
            Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }),
            Command::PublishRound(PublishRound {}),
        ],
    );
    let tables = desk.tournament(&at).unwrap().tournament.round(RoundNumber(1)).unwrap().tables().len();
    let result = |table: usize| {
        let table = TableNumber(u32::try_from(table).unwrap());
        let at = AtTable::new(RoundNumber(1), table);
        Command::RecordResult(RecordResult { at, result: won([100, 35]) })
    };
    give(desk, &at, (1..=tables).map(result));
    let close = Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] });
    give(desk, &at, [close, Command::CloseTournament(CloseTournament {})]);
    at
}

/// The person who is this player.
pub fn person(desk: &Desk, at: &Slug, player: u32) -> PersonId {
    desk.tournament(at).unwrap().tournament.player(PlayerId(player)).unwrap().person
}
