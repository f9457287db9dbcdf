//! Entries that nobody can have decided are refused in a log from elsewhere.

use crate::support::reason;
use crate::support::scenario::{End, Scenario};
use arbiter::domain::id::{AtTable, RoundNumber, TableNumber};
use arbiter::domain::pods::score::PodScore;
use arbiter::domain::scoring::result::{EndReason, GameResult, WonMissions};
use arbiter::domain::tournament::command::{
    CloseTournament, Command, EraseName, KeepResult, PublishRound, RecordPod, ReopenTournament, SwapPlayers,
};
use arbiter::domain::tournament::entry::{
    Entry, PairingsChanged, PlayerDropped, PlayerReinstated, PodContradicted, PodCorrected, PodReported,
    ResultContradicted, ResultCorrected, ResultKept, ResultRecorded, ResultReported, RoundClosed,
    TimeExtended, TournamentClosed, TournamentReopened,
};

const FOUR: [&str; 4] = ["Kira", "Odo", "Quark", "Nog"];
const ONE: RoundNumber = RoundNumber(1);

/// Why this entry cannot be next.
fn follows(told: &Scenario, entry: &Entry) -> Result<(), String> {
    told.tournament.can_follow(entry).map_err(|why| why.to_string())
}

#[test]
fn a_correction_of_a_result_that_is_not_the_recorded_one_is_detected() {
    let told = Scenario::with_players(FOUR).starts_round();
    let (AtTable { round, table }, _) = told.place("Kira");
    let [stands, other] = [40, 30].map(|points| told.result("Kira", 100, points, End::Complete));
    let corrects = |told: &Scenario, was: GameResult, result: GameResult| {
        let reason = reason("misread");
        let entry = ResultCorrected { round, table, was, result, reason, dispute: None };
        follows(told, &Entry::ResultCorrected(entry))
    };
    let refused = Err(format!(
        "it corrects a result at table {} of round {round} that is not the recorded one",
        table.table()
    ));
    assert_eq!(corrects(&told, stands, other), refused, "nothing is recorded there");
    let told = told.records("Kira", 100, 40, End::Complete).goes();
    assert_eq!(corrects(&told, other, stands), refused);
    assert_eq!(corrects(&told, stands, other), Ok(()), "the control");
}

#[test]
fn a_correction_of_a_score_that_is_not_the_recorded_one_is_detected() {
    let told = Scenario::in_pods().registers(FOUR).starts_round();
    let at = AtTable::new(ONE, TableNumber(1));
    let [stands, other] = [[90, 8, 0, 0], [80, 8, 0, 0]].map(|totals| PodScore::Totals(totals.to_vec()));
    let corrects = |told: &Scenario, was: &PodScore, score: &PodScore| {
        let (was, score, reason) = (was.clone(), score.clone(), reason("misread"));
        let AtTable { round, table } = at;
        let entry = PodCorrected { round, table, was, score, reason, dispute: None };
        follows(told, &Entry::PodCorrected(entry))
    };
    let refused = Err("it corrects a result at table 1 of round 1 that is not the recorded one".to_owned());
    assert_eq!(corrects(&told, &stands, &other), refused, "nothing is recorded there");
    let told = told.give(Command::RecordPod(RecordPod { at, score: stands.clone() })).goes();
    assert_eq!(corrects(&told, &other, &stands), refused);
    assert_eq!(corrects(&told, &stands, &other), Ok(()), "the control");
}

#[test]
fn a_result_that_cannot_be_or_lacks_what_is_ticked_with_it_is_detected() {
    let told = Scenario::new("tcc-2e-2014").registers(FOUR).starts_round();
    let (AtTable { round, table }, _) = told.place("Kira");
    let [sound, other] = [40, 30].map(|points| told.result("Kira", 100, points, End::Complete));
    let bare = GameResult { missions: WonMissions::NONE, ..other };
    let half = GameResult { missions: WonMissions { planet: true, space: false }, ..other };
    let early = told.result("Kira", 90, 30, End::Complete);
    let unasked = GameResult::ended([50, 50], EndReason::DeckedOut);
    let records = |result| follows(&told, &Entry::ResultRecorded(ResultRecorded { round, table, result }));
    let corrected = told.clone().records("Kira", 100, 40, End::Complete).goes();
    let corrects = |result| {
        let (was, reason) = (sound, reason("misread"));
        let entry = ResultCorrected { round, table, was, result, reason, dispute: None };
        follows(&corrected, &Entry::ResultCorrected(entry))
    };
    assert_eq!([records(sound), corrects(other)], [Ok(()), Ok(())], "the control");
    assert_eq!(records(GameResult { asked: true, ..unasked }), Ok(()), "the control");
    for wrong in [bare, half, early, unasked] {
        for refused in [records(wrong), corrects(wrong)] {
            assert!(refused.is_err_and(|why| why.starts_with("its result cannot be: ")), "{wrong:?}");
        }
    }
    // A profile of a log from before that asks for nothing.
    let older = Scenario::with_players(FOUR).starts_round();
    let (AtTable { round, table }, _) = older.place("Kira");
    let result = older.result("Kira", 100, 30, End::Complete);
    let recorded = Entry::ResultRecorded(ResultRecorded { round, table, result });
    assert_eq!((result.missions, follows(&older, &recorded)), (WonMissions::NONE, Ok(())));
}

#[test]
fn a_report_or_more_time_where_nobody_is_playing_is_detected() {
    let publish = || Command::PublishRound(PublishRound {});
    let more = |at: AtTable| {
        let reason = reason("a long call");
        Entry::TimeExtended(TimeExtended { at, minutes: 5, reason, dispute: None })
    };
    let draft = Scenario::with_players(FOUR).pairs().goes();
    let told = draft.clone().give(publish()).goes();
    let (at @ AtTable { round, table }, _) = told.place("Kira");
    let (player, result) = (told.player("Kira"), told.result("Kira", 100, 40, End::Complete));
    let reports = Entry::ResultReported(ResultReported { round, table, player, result });
    let played = told.clone().records("Kira", 100, 40, End::Complete).goes();
    let closed = told.clone().plays_the_rest().closes().goes();
    let refused = |at: AtTable| -> Result<(), String> {
        let table = at.table.table();
        Err(format!("it is about a game at table {table} of round 1, where nobody is playing"))
    };
    for entry in [&reports, &more(at)] {
        assert_eq!(follows(&told, entry), Ok(()), "the control");
        for told in [&draft, &played, &closed] {
            assert_eq!(follows(told, entry), refused(at));
        }
    }
    let draft = Scenario::in_pods().registers(FOUR).pairs().goes();
    let told = draft.clone().give(publish()).goes();
    let (at, score) = (AtTable::new(ONE, TableNumber(1)), PodScore::Totals(vec![90, 8, 0, 0]));
    let (round, table, player) = (at.round, at.table, told.player("Kira"));
    let reports = Entry::PodReported(PodReported { round, table, player, score: score.clone() });
    let played = told.clone().give(Command::RecordPod(RecordPod { at, score })).goes();
    let closed = played.clone().closes().goes();
    for entry in [&reports, &more(at)] {
        assert_eq!(follows(&told, entry), Ok(()), "the control");
        for told in [&draft, &played, &closed] {
            assert_eq!(follows(told, entry), refused(at));
        }
    }
}

#[test]
fn what_contradicts_nothing_and_a_result_kept_against_nothing_are_detected() {
    let keep = |at| Command::KeepResult(KeepResult { at, reason: "as on the slip".into() });
    let [nothing, none] = [
        "it contradicts a result at table 1 of round 1, where none is recorded",
        "it keeps the result at table 1 of round 1, which nothing contradicts",
    ]
    .map(|words| Err::<(), String>(words.to_owned()));
    let at @ AtTable { round, table } = AtTable::new(ONE, TableNumber(1));
    let keeps = Entry::ResultKept(ResultKept { round, table, reason: reason("as on the slip") });
    let judge = |[open, played, doubted]: [&Scenario; 3], contradicts: &Entry| {
        assert_eq!(follows(open, contradicts), nothing);
        assert_eq!([open, played].map(|told| follows(told, &keeps)), [none.clone(), none.clone()]);
        assert_eq!(follows(played, contradicts), Ok(()), "the control");
        assert_eq!(follows(doubted, &keeps), Ok(()), "the control");
        assert_eq!(follows(&doubted.clone().give(keep(at)).goes(), &keeps), none, "once");
    };
    let open = Scenario::with_players(FOUR).starts_round();
    let first = open.tournament.round(ONE).unwrap().table(table).unwrap().pair.players[0];
    let first = open.name(first).to_owned();
    let offered = open.result(&first, 100, 30, End::Complete);
    let played = open.clone().records(&first, 100, 40, End::Complete).goes();
    let doubted = played.clone().records(&first, 100, 30, End::Complete).goes();
    let contradicts = Entry::ResultContradicted(ResultContradicted { round, table, offered });
    judge([&open, &played, &doubted], &contradicts);
    let open = Scenario::in_pods().registers(FOUR).starts_round();
    let [score, offered] = [[90, 8, 0, 0], [80, 8, 0, 0]].map(|totals| PodScore::Totals(totals.to_vec()));
    let played = open.clone().give(Command::RecordPod(RecordPod { at, score })).goes();
    let other = RecordPod { at, score: offered.clone() };
    let doubted = played.clone().give(Command::RecordPod(other)).goes();
    let contradicts = Entry::PodContradicted(PodContradicted { round, table, offered });
    judge([&open, &played, &doubted], &contradicts);
}

#[test]
fn a_round_that_closes_without_a_result_is_detected() {
    let closes = Entry::RoundClosed(RoundClosed { round: ONE, over: vec![] });
    let missing = Err("it closes round 1, where a result is missing".to_owned());
    let told = Scenario::with_players(FOUR).starts_round().records("Kira", 100, 40, End::Complete).goes();
    assert_eq!(follows(&told, &closes), missing);
    assert_eq!(follows(&told.plays_the_rest(), &closes), Ok(()), "the control");
    let told = Scenario::in_pods().registers(FOUR).starts_round();
    assert_eq!(follows(&told, &closes), missing);
    let (at, score) = (AtTable::new(ONE, TableNumber(1)), PodScore::Totals(vec![90, 8, 0, 0]));
    let told = told.give(Command::RecordPod(RecordPod { at, score })).goes();
    assert_eq!(follows(&told, &closes), Ok(()), "the control");
}

#[test]
fn what_comes_after_the_end_and_an_end_out_of_turn_are_detected() {
    let ends = Entry::TournamentClosed(TournamentClosed {});
    let reopens = Entry::TournamentReopened(TournamentReopened { reason: reason("a slip was found") });
    let told = Scenario::with_players(FOUR).plays_a_round().drops("Nog").goes();
    let player = told.player("Nog");
    let (from_round, games) = (RoundNumber(2), Vec::new());
    let returns = Entry::PlayerReinstated(PlayerReinstated { player, from_round, games, seed: None });
    let open = told.clone().starts_round();
    assert_eq!(follows(&open, &ends), Err("it ends the tournament, and round 2 is not closed".to_owned()));
    assert_eq!(follows(&told, &reopens), Err("it reopens the tournament, which is not over".to_owned()));
    for possible in [&ends, &returns] {
        assert_eq!(follows(&told, possible), Ok(()), "the control");
    }
    let over = told.give(Command::CloseTournament(CloseTournament {})).goes();
    let after = Err("it comes after the end of the tournament".to_owned());
    for late in [&ends, &returns] {
        assert_eq!(follows(&over, late), after);
    }
    assert_eq!(follows(&over, &reopens), Ok(()), "the control");
    let erased = over.clone().give(Command::EraseName(EraseName { player })).goes();
    let newest = &erased.log.last().unwrap().entry;
    assert_eq!(follows(&over, newest), Ok(()), "names are corrected after the end, too");
    let reopen = ReopenTournament { reason: "a slip was found".into() };
    let again = over.give(Command::ReopenTournament(reopen)).goes();
    for possible in [&ends, &returns] {
        assert_eq!(follows(&again, possible), Ok(()), "the control");
    }
}

#[test]
fn a_draft_changed_to_other_players_or_with_reasons_of_others_is_detected() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Nog", "Rom"]).plays_a_round().pairs().goes();
    let seats: Vec<_> =
        told.tournament.rounds().next_back().unwrap().tables().map(|it| it.pair.clone()).collect();
    let (one, other, reason) = (seats[0].players[0], seats[1].players[0], "they share a car".into());
    let swapped = told.clone().give(Command::SwapPlayers(SwapPlayers { one, other, reason })).goes();
    let Entry::PairingsChanged(changed) = &swapped.log.last().unwrap().entry else { unreachable!() };
    let forged = |change: &dyn Fn(&mut PairingsChanged)| {
        let mut entry = changed.clone();
        change(&mut entry);
        follows(&told, &Entry::PairingsChanged(entry))
    };
    assert_eq!(forged(&|_| {}), Ok(()), "the control");
    let sentences_alone =
        |it: &mut PairingsChanged| it.tables.iter_mut().for_each(|table| table.cause = None);
    assert_eq!(forged(&sentences_alone), Ok(()), "as logs of earlier versions have it");
    let refused = "it seats other players in round 2 than its draft did, or gives reasons that are not those of the draft";
    let cause = &seats[0].cause;
    assert!(cause.is_some());
    for wrong in [
        forged(&|it| drop(it.tables.pop())),
        forged(&|it| it.bye = None),
        forged(&|it| it.tables[0].cause.clone_from(cause)),
    ] {
        assert_eq!(wrong, Err(refused.to_owned()));
    }
}

#[test]
fn a_player_who_leaves_after_another_round_than_the_newest_is_detected() {
    let told = Scenario::with_players(FOUR).plays_a_round().plays_a_round().pairs().goes();
    let player = told.player("Nog");
    let leaves = |round: u32| {
        let after_round = RoundNumber(round);
        follows(&told, &Entry::PlayerDropped(PlayerDropped { player, after_round, reason: None }))
    };
    for round in [0, 1, 3, u32::MAX] {
        let refused = format!("it lets player 4 leave after round {round}, and round 2 was published last");
        assert_eq!(leaves(round), Err(refused));
    }
    assert_eq!(leaves(2), Ok(()), "the control: who is disqualified leaves from a draft, too");
}
