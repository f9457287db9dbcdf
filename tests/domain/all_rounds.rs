//! All rounds of a round robin published at once, each with its deadline, for weekly play.

use arbiter::domain::id::{AtTable, EntryNumber, PlayerId, RoundNumber};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{
    ChangeSettings, CloseRound, CloseTournament, Command, CorrectResult, IssuePenalty, MoveDeadline,
    PublishAllRounds, RecordResult, RedoAct, ReinstatePlayer, SeatLatePlayer, UndoAct, Undoer,
};
use arbiter::domain::tournament::dispute::Judge;
use arbiter::domain::tournament::penalty::PenaltyLevel;
use arbiter::domain::tournament::round::Phase;
use arbiter::domain::tournament::settings::Settings;
use arbiter::domain::tournament::way_back::{GamesLeft, TimetableBack, WayBack};
use chrono::{DateTime, TimeDelta, Utc};

use crate::support::scenario::{Scenario, settings};

fn day(days: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_778_570_000, 0).unwrap() + TimeDelta::days(days)
}

/// A league of these players with seven days a round.
fn league<const N: usize>(names: [&str; N], system: PairingSystem) -> Scenario {
    let settings = Settings { system, round_days: Some(7), ..settings() };
    let change = ChangeSettings { settings, reason: "a league".into() };
    Scenario::with_players(names).give(Command::ChangeSettings(change)).goes()
}

fn all(deadlines: impl IntoIterator<Item = i64>) -> Command {
    let deadlines = deadlines.into_iter().map(day).collect();
    Command::PublishAllRounds(PublishAllRounds { deadlines, now: day(0) })
}

/// Five players, whose five rounds are published together.
fn published() -> Scenario {
    let league = league(["Kira", "Odo", "Quark", "Rom", "Nog"], PairingSystem::RoundRobin);
    league.pairs().goes().give(all([7, 14, 21, 28, 35])).goes()
}

fn records(told: Scenario, round: u32, winner: Side) -> Scenario {
    let open: Vec<AtTable> = told
        .tournament
        .round(RoundNumber(round))
        .unwrap()
        .missing()
        .map(|table| AtTable::new(RoundNumber(round), table.pair.table))
        .collect();
    open.into_iter().fold(told, |told, at| {
        let end = EndReason::Complete { winner };
        let result = GameResult::ended(winner.of([[100, 40], [40, 100]]), end);
        told.give(Command::RecordResult(RecordResult { at, result })).goes()
    })
}

fn closes(told: Scenario, round: u32) -> Scenario {
    told.give(Command::CloseRound(CloseRound { round: RoundNumber(round), over: vec![] }))
}

#[test]
fn every_round_is_the_one_of_the_timetable_and_has_its_own_deadline() {
    let told = published();
    let timetable = told.tournament.timetable().unwrap().clone();
    assert_eq!(told.tournament.rounds().count(), 5);
    for (round, nth) in told.tournament.rounds().zip(1..) {
        assert_eq!(round.phase(), Phase::Playing);
        assert_eq!(round.clock.as_ref().unwrap().deadline, Some(day(nth * 7)));
        let tables: Vec<[PlayerId; 2]> = round.tables().map(|table| table.pair.players).collect();
        let wanted = timetable.round(round.number).unwrap();
        assert_eq!((tables, round.bye.as_ref().map(|bye| bye.player)), (wanted.tables, wanted.bye));
    }
    assert_eq!(told.tournament.current_round().unwrap().number, RoundNumber(1));
    assert_eq!(Tournament::replay(&told.log), told.tournament);
}

#[test]
fn a_deadline_far_away_is_moved_both_ways_and_its_days_count_from_the_round_before() {
    const SIX: [&str; 6] = ["Kira", "Odo", "Quark", "Rom", "Nog", "Ezri"];
    let far = "A round lasts at most 60 days: from now, or in a round robin from the deadline of the round before. \
         Choose an earlier deadline.";
    let moved = |round: u32, seen: i64, to: i64| {
        let round = RoundNumber(round);
        Command::MoveDeadline(MoveDeadline { round, seen: day(seen), to: day(to), now: day(1) })
    };
    let drafted = league(SIX, PairingSystem::RoundRobin).pairs().goes();
    let told = drafted.give(all([14, 28, 42, 56, 70])).goes();
    let told = told.give(moved(5, 70, 71)).goes().give(moved(5, 71, 69)).goes();
    let told = told.give(moved(5, 69, 56 + 61)).is_refused(far).give(moved(5, 69, 56 + 60)).goes();
    // The first round has none before it.
    let told = told.give(moved(1, 14, 62)).is_refused(far).give(moved(1, 14, 61)).goes();
    // Round 4 is to be played at once: round 5 may come earlier than it was, and not later.
    let told = told.give(moved(4, 56, 3)).goes();
    let told = told.give(moved(5, 116, 117)).is_refused(far).give(moved(5, 116, 80)).goes();
    let deadline = told.tournament.round(RoundNumber(5)).unwrap().clock.as_ref().unwrap().deadline;
    assert_eq!(deadline, Some(day(80)));
    assert_eq!(Tournament::replay(&told.log), told.tournament);
}

#[test]
fn rounds_are_played_and_closed_in_any_order_and_the_end_waits_for_all() {
    let mut told = published();
    told = closes(records(told, 3, Side::A), 3).goes();
    assert_eq!(told.tournament.current_round().unwrap().number, RoundNumber(1));
    told = closes(records(told, 1, Side::B), 1).goes();
    assert_eq!(told.tournament.current_round().unwrap().number, RoundNumber(2));
    let early = told.tournament.decide(&Command::CloseTournament(CloseTournament {}));
    assert!(early.is_err(), "three rounds are open");
    assert!(told.tournament.may_pair().is_err());
    for round in [5, 4, 2] {
        told = closes(records(told, round, Side::A), round).goes();
    }
    assert_eq!(told.tournament.current_round().unwrap().number, RoundNumber(5));
    told.give(Command::CloseTournament(CloseTournament {})).goes();
}

#[test]
fn the_standings_are_those_of_the_same_rounds_published_one_by_one() {
    let mut together = published();
    let mut one_by_one =
        league(["Kira", "Odo", "Quark", "Rom", "Nog"], PairingSystem::RoundRobin).pairs().goes();
    for round in 1..=5 {
        let winner = if round % 2 == 0 { Side::A } else { Side::B };
        together = closes(records(together, round, winner), round).goes();
        if round > 1 {
            one_by_one = one_by_one.pairs().goes();
        }
        let deadline = arbiter::domain::tournament::command::PublishWithDeadline {
            deadline: day(i64::from(round) * 7),
            now: day(0),
        };
        one_by_one = one_by_one.give(Command::PublishWithDeadline(deadline)).goes();
        one_by_one = closes(records(one_by_one, round, winner), round).goes();
    }
    assert_eq!(together.standings(), one_by_one.standings());
}

#[test]
fn a_player_who_leaves_does_not_appear_at_any_open_table_where_nothing_is_recorded() {
    let told = closes(records(published(), 1, Side::A), 1).goes();
    let before = told.tournament.state();
    let entries = told.log.len();
    let nog = told.player("Nog");
    let told = told.drops("Nog").goes();
    let games: Vec<_> =
        told.tournament.rounds().skip(1).filter_map(|round| round.table_of(nog)).cloned().collect();
    assert!(games.len() >= 3);
    for table in &games {
        let end = table.result.as_ref().unwrap().result.end;
        assert_eq!(end, EndReason::NoShow { by: table.side_of(nog).unwrap() });
    }
    // The whole act can be taken back, and leaves nothing.
    let number = |at: usize| EntryNumber(u32::try_from(at).unwrap());
    let span = ActSpan { first: number(entries + 1), last: number(told.log.len()) };
    let by = Undoer { id: "account:nog".into(), directs: true };
    let undo = UndoAct { span, by, reason: "he comes back".into() };
    let told = told.give(Command::UndoAct(undo)).goes();
    assert_eq!(told.tournament.state(), before);
}

/// The games of a player that have no result.
fn open_games(told: &Scenario, player: PlayerId) -> Vec<AtTable> {
    let tables = told.tournament.rounds().filter_map(|round| Some((round.number, round.table_of(player)?)));
    let open = tables.filter(|(_, table)| table.result.is_none());
    open.map(|(round, table)| AtTable::new(round, table.pair.table)).collect()
}

fn comes_back(told: &Scenario, player: PlayerId) -> Scenario {
    told.clone().give(Command::ReinstatePlayer(ReinstatePlayer { player })).goes()
}

fn end_at(told: &Scenario, at: AtTable) -> Option<EndReason> {
    let table = told.tournament.round(at.round).unwrap().table(at.table).unwrap();
    table.result.as_ref().map(|recorded| recorded.result.end)
}

fn finds(from: Option<RoundNumber>, games: &[AtTable], stay: &[AtTable]) -> WayBack {
    WayBack::Timetable(TimetableBack { from, games: games.to_vec(), stay: stay.to_vec() })
}

fn is_sound(told: &Scenario) {
    assert_eq!(Tournament::replay(&told.log), told.tournament);
    for (at, line) in told.log.iter().enumerate() {
        assert_eq!(Tournament::replay(&told.log[..at]).can_follow(&line.entry), Ok(()));
    }
}

#[test]
fn a_player_who_comes_back_plays_the_games_of_open_rounds_after_all() {
    let told = closes(records(published(), 1, Side::A), 1).goes();
    let nog = told.player("Nog");
    let games = open_games(&told, nog);
    assert!(games.len() >= 3, "{games:?}");
    assert_eq!(told.tournament.games_left(nog), GamesLeft::NoShows(games.len()));
    let left = told.clone().drops("Nog").goes();
    assert!(open_games(&left, nog).is_empty());
    assert_eq!(left.tournament.way_back(nog), finds(Some(games[0].round), &games, &[]));
    let back = comes_back(&left, nog);
    assert_eq!(back.tournament.state(), told.tournament.state());
    is_sound(&back);
    // Taking it back makes no-shows of them again.
    let number = EntryNumber(u32::try_from(back.log.len()).unwrap());
    let span = ActSpan { first: number, last: number };
    let by = Undoer { id: "account:nog".into(), directs: true };
    let undo = UndoAct { span, by, reason: "it was another Nog".into() };
    let undone = back.give(Command::UndoAct(undo)).goes();
    assert_eq!(undone.tournament.state(), left.tournament.state());
}

#[test]
fn a_no_show_of_a_closed_round_or_one_that_was_corrected_or_came_before_the_leaving_stays() {
    let told = closes(records(published(), 1, Side::A), 1).goes();
    let nog = told.player("Nog");
    let games = open_games(&told, nog);
    let left = told.clone().drops("Nog").goes();
    let first = games[0].round.0;
    let later = closes(records(left.clone(), first, Side::A), first).goes();
    assert_eq!(later.tournament.way_back(nog), finds(Some(games[1].round), &games[1..], &games[..1]));
    let back = comes_back(&later, nog);
    assert_eq!(open_games(&back, nog), games[1..]);
    assert_eq!(end_at(&back, games[0]), end_at(&left, games[0]));
    is_sound(&back);
    // Somebody said something else of the last one.
    let (at, last) = (games[games.len() - 1], games.len() - 1);
    let table = left.tournament.round(at.round).unwrap().table(at.table).unwrap();
    let was = table.result.as_ref().unwrap().result;
    let (result, reason) = (GameResult::ended([0, 0], EndReason::BothAbsent), "nobody came".into());
    let correct = CorrectResult { at, was, result, reason, dispute: None };
    let corrected = left.give(Command::CorrectResult(correct)).goes();
    assert_eq!(
        corrected.tournament.way_back(nog),
        finds(Some(games[0].round), &games[..last], &games[last..])
    );
    // The control: a no-show from before he left is a result like any other.
    let table = told.tournament.round(games[0].round).unwrap().table(games[0].table).unwrap();
    let end = EndReason::NoShow { by: table.side_of(nog).unwrap() };
    let missed = RecordResult { at: games[0], result: GameResult::ended([0, 0], end) };
    let left = told.give(Command::RecordResult(missed)).goes().drops("Nog").goes();
    assert_eq!(left.tournament.way_back(nog), finds(Some(games[1].round), &games[1..], &[]));
    assert_eq!(end_at(&comes_back(&left, nog), games[0]), Some(end));
}

#[test]
fn of_two_who_left_the_one_who_is_still_away_does_not_appear() {
    let told = published();
    let [nog, odo] = ["Nog", "Odo"].map(|name| told.player(name));
    let meet = open_games(&told, nog).into_iter().find(|at| open_games(&told, odo).contains(at)).unwrap();
    let side = told.tournament.round(meet.round).unwrap().table(meet.table).unwrap().side_of(nog).unwrap();
    let left = told.clone().drops("Nog").goes().drops("Odo").goes();
    assert_eq!(end_at(&left, meet), Some(EndReason::NoShow { by: side }));
    let one = comes_back(&left, nog);
    assert_eq!(end_at(&one, meet), Some(EndReason::NoShow { by: side.other() }));
    let both = comes_back(&one, odo);
    assert_eq!(both.tournament.state(), told.tournament.state());
    is_sound(&both);
}

#[test]
fn a_player_who_left_stays_away_while_an_opponent_who_came_back_has_their_no_show() {
    let number = |told: &Scenario| u32::try_from(told.log.len()).unwrap();
    let away = published().drops("Nog").goes();
    let left = away.clone().drops("Odo").goes();
    let span = ActSpan { first: EntryNumber(number(&away) + 1), last: EntryNumber(number(&left)) };
    let undoes = |told: &Scenario| {
        let by = Undoer { id: "account:nog".into(), directs: true };
        told.clone().give(Command::UndoAct(UndoAct { span, by, reason: "it was another Odo".into() })).last
    };
    assert!(undoes(&left).is_ok(), "the control: nobody came back");
    let [nog, odo] = ["Nog", "Odo"].map(|name| left.player(name));
    // Odo comes back by being reinstated, and that game is open again.
    let back = comes_back(&left, nog);
    assert!(undoes(&back).is_err(), "as if Odo had never left, the game would still be a no-show");
    assert_eq!(open_games(&comes_back(&back, odo), odo), open_games(&published(), odo));
}

#[test]
fn the_first_of_two_who_left_is_not_taken_back_alone_because_their_game_would_stay_open() {
    let number = |told: &Scenario| u32::try_from(told.log.len()).unwrap();
    let act = |before: &Scenario, after: &Scenario| ActSpan {
        first: EntryNumber(number(before) + 1),
        last: EntryNumber(number(after)),
    };
    let by = || Undoer { id: "account:nog".into(), directs: true };
    let undoes = |told: &Scenario, span| {
        let reason = "it was another player".into();
        told.clone().give(Command::UndoAct(UndoAct { span, by: by(), reason }))
    };
    let redoes = |told: &Scenario, span| {
        let reason = "they left after all".into();
        told.clone().give(Command::RedoAct(RedoAct { span, by: by(), reason }))
    };
    let told = published();
    let away = told.clone().drops("Nog").goes();
    let left = away.clone().drops("Odo").goes();
    let (first, second) = (act(&told, &away), act(&away, &left));
    let rests = |on: ActSpan, later: ActSpan| {
        let (on, later) = (on.first.0, later.first.0);
        format!(
            "Line {on} stays, because later acts rest on it: line {later}. Undo those first, the newest before the others."
        )
    };
    undoes(&left, first).is_refused(&rests(first, second));
    // The newest first, and in their order again.
    let neither = undoes(&undoes(&left, second).goes(), first).goes();
    assert_eq!(neither.tournament.state(), told.tournament.state());
    assert!(redoes(&neither, second).last.is_err(), "without the first it would leave their game open");
    let both = redoes(&redoes(&neither, first).goes(), second).goes();
    assert_eq!(both.tournament.state(), left.tournament.state());
    // Any other result of theirs is no different: the drop found the game played.
    let [nog, odo] = ["Nog", "Odo"].map(|name| told.player(name));
    let at = open_games(&told, nog).into_iter().find(|at| open_games(&told, odo).contains(at)).unwrap();
    let result = GameResult::ended([100, 40], EndReason::Complete { winner: Side::A });
    let played = told.clone().give(Command::RecordResult(RecordResult { at, result })).goes();
    let left = played.clone().drops("Odo").goes();
    let (game, drop) = (act(&told, &played), act(&played, &left));
    undoes(&left, game).is_refused(&rests(game, drop));
    // A result of others has nothing to do with it.
    let free = told.tournament.rounds().find(|round| round.has_bye(odo)).unwrap().number;
    let others = records(told, free.0, Side::A);
    let left = others.clone().drops("Odo").goes();
    let newest = EntryNumber(number(&others));
    undoes(&left, ActSpan { first: newest, last: newest }).goes();
}

#[test]
fn a_disqualified_player_does_not_appear_at_open_tables_but_that_of_the_forfeited_game() {
    let told = closes(records(published(), 1, Side::A), 1).goes();
    let nog = told.player("Nog");
    let open = |told: &Scenario| -> Vec<RoundNumber> {
        let rounds = told.tournament.rounds();
        let open = rounds.filter(|round| round.table_of(nog).is_some_and(|table| table.result.is_none()));
        open.map(|round| round.number).collect()
    };
    let rounds = open(&told);
    assert!(rounds.len() >= 3, "{rounds:?}");
    let issue = Command::IssuePenalty(IssuePenalty {
        player: nog,
        judge: Judge { directs: true, ..Judge::default() },
        kind: "conduct".to_owned(),
        level: PenaltyLevel::Disqualification,
        round: Some(rounds[0]),
        reason: "insulted everybody".into(),
        dispute: None,
        others: false,
    });
    let told = told.give(issue).goes();
    assert_eq!(open(&told), rounds[..1]);
    assert_eq!(told.tournament.owed_forfeits().count(), 1);
    assert_eq!(Tournament::replay(&told.log), told.tournament);
}

#[test]
fn publishing_all_rounds_is_undone_as_one_act_until_something_is_reported() {
    let league = league(["Kira", "Odo", "Quark", "Rom"], PairingSystem::RoundRobin);
    let draft = league.pairs().goes();
    let before = draft.tournament.state();
    let entries = draft.log.len();
    let told = draft.give(all([7, 14, 21])).goes();
    let number = |at: usize| EntryNumber(u32::try_from(at).unwrap());
    let span = ActSpan { first: number(entries + 1), last: number(told.log.len()) };
    let by = Undoer { id: "account:nog".into(), directs: true };
    let undo = || Command::UndoAct(UndoAct { span, by: by.clone(), reason: "too early".into() });
    let undone = told.clone().give(undo()).goes();
    assert_eq!(undone.tournament.state(), before);
    let played = records(told, 2, Side::A);
    assert!(played.tournament.decide(&undo()).is_err(), "a result rests on it");
}

#[test]
fn a_late_player_takes_the_place_of_the_bye_in_each_round_that_is_open() {
    let mut told = published().registers(["Leeta"]);
    let late = told.player("Leeta");
    for round in 1..=5 {
        let reason = "came late".into();
        let seat = SeatLatePlayer { round: RoundNumber(round), player: late, reason };
        told = told.give(Command::SeatLatePlayer(seat)).goes();
    }
    assert!(told.tournament.rounds().all(|round| round.table_of(late).is_some() && round.bye.is_none()));
}

#[test]
fn what_is_not_a_timetable_or_lacks_a_deadline_is_refused() {
    let swiss = league(["Kira", "Odo", "Quark", "Rom"], PairingSystem::Swiss).pairs().goes();
    swiss.give(all([7])).is_refused(
        "Only the rounds of a round robin can be published all at once. Publish this round alone.",
    );
    let draft = league(["Kira", "Odo", "Quark", "Rom"], PairingSystem::RoundRobin).pairs().goes();
    let few = "There are 3 rounds to publish, and each needs a deadline. Look at the draft again.";
    let draft = draft.give(all([7, 14])).is_refused(few).give(all([7, 14, 21, 28])).is_refused(few);
    // One before the other, one too far after it.
    assert!(draft.tournament.decide(&all([14, 7, 21])).is_err());
    assert!(draft.tournament.decide(&all([7, 14, 75])).is_err());
    let by_the_clock = Settings { system: PairingSystem::RoundRobin, ..settings() };
    let change = ChangeSettings { settings: by_the_clock, reason: "in the hall".into() };
    let draft = draft.give(Command::ChangeSettings(change)).goes();
    assert!(draft.tournament.decide(&all([7, 14, 21])).is_err(), "rounds have a clock");
}
