//! Cuts in order: who plays on, matches of one and of three games, reserves, and what stays as it was.

use crate::support::reason;
use crate::support::scenario::{End, Scenario, head_judge};
use arbiter::domain::actor::ActorId;
use arbiter::domain::bracket::cut::{BestOf, Cut, Size};
use arbiter::domain::bracket::elimination::Elimination;
use arbiter::domain::bracket::seeding::{CutLine, Separation};
use arbiter::domain::id::{AtTable, DisputeNumber, EntryNumber, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::scoring::standings::standings;
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{
    AddGame, ChangeProfile, CloseTournament, Command, CorrectResult, DiscardPairings, ExtendTime,
    IssuePenalty, PairRound, PublishRound, RecordResult, RedoAct, ReinstatePlayer, SettleMatch, StartCut,
    SubmitDeck, SwapPlayers, UndoAct, Undoer, WithdrawCut, WithdrawDispute,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::dispute::{Act, Judge, Seen};
use arbiter::domain::tournament::entry::{
    CutStarted, Entry, GameWithdrawn, MatchSettled, PlayerReinstated, ResultCorrected,
};
use arbiter::domain::tournament::penalty::PenaltyLevel;
use arbiter::domain::tournament::player_refusal::PlayerRefusal;
use arbiter::domain::tournament::refusal::Refusal;
use arbiter::domain::tournament::stage_step::StageStep;
use arbiter::domain::tournament::undo_refusal::UndoRefusal;
use arbiter::domain::tournament::walk_over::{DesertedMatch, WalkOver, WalkOverStep};
use arbiter::domain::tournament::way_back::{GamesLeft, WayBack};

use proptest::prelude::*;

const TEN: [&str; 10] = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir", "Dax", "Worf"];

fn cut(size: u32, best_of: BestOf) -> Cut {
    let size = Size::try_from(size).unwrap();
    Cut { best_of, ..Cut::to(size) }
}

/// Ten players after three rounds.
fn swiss() -> Scenario {
    Scenario::with_players(TEN).plays_a_round().plays_a_round().plays_a_round()
}

fn starts(told: Scenario, cut: Cut) -> Scenario {
    let setup = told.tournament.setup().unwrap();
    let seed = told.tournament.next_seed().unwrap();
    let seen = told.tournament.seeding(setup, cut, seed).map(|it| it.seeds).unwrap_or_default();
    told.give(Command::StartCut(StartCut { cut, minutes: 90, decks: CutDecks::Same, seen, given: None }))
}

fn seeds(told: &Scenario) -> Vec<String> {
    told.tournament.cut().unwrap().seeds.iter().map(|player| told.name(*player).to_owned()).collect()
}

/// The matches of the newest round, in order, by seed.
fn pairs(told: &Scenario) -> Vec<[u32; 2]> {
    let started = told.tournament.cut().unwrap();
    let round = told.tournament.rounds().next_back().unwrap();
    round.tables().map(|table| table.pair.players.map(|player| started.seed_of(player).unwrap())).collect()
}

fn at(round: u32, table: TableNumber) -> AtTable {
    AtTable::new(RoundNumber(round), table)
}

fn ranking(told: &Scenario) -> Vec<(u32, String)> {
    let setup = told.tournament.setup().unwrap();
    let standings =
        arbiter::domain::scoring::standings::standings(setup.profile().unwrap(), &told.tournament.history())
            .unwrap();
    let ranked = told.tournament.ranking(&standings).unwrap();
    ranked.into_iter().map(|one| (one.place, told.name(one.player).to_owned())).collect()
}

#[test]
fn the_best_eight_play_on_and_the_swiss_standings_stay_as_they_were() {
    let told = swiss();
    let before = told.standings();
    let best: Vec<String> =
        before.iter().take(8).map(|line| told.name(line.tally.player).to_owned()).collect();
    let mut told = starts(told, cut(8, BestOf::One)).goes();
    assert_eq!(seeds(&told), best);
    assert_eq!(told.tournament.cut().unwrap().reserves.len(), 2);
    let names = ["quarter-final", "semi-final", "final"];
    let meetings: [&[[u32; 2]]; 3] = [&[[1, 8], [4, 5], [2, 7], [3, 6]], &[[1, 4], [2, 3]], &[[1, 2]]];
    for (stage, meets) in meetings.iter().enumerate() {
        told = told.starts_round();
        assert_eq!(pairs(&told), **meets);
        let round = told.tournament.rounds().next_back().unwrap();
        assert_eq!(told.tournament.round_name(round.number).to_string(), names[stage]);
        assert_eq!(
            round.clock.as_ref().unwrap().minutes,
            90,
            "the clock of the cut, not that of the Swiss rounds"
        );
        told = told.plays_the_rest().closes().goes();
        assert_eq!(told.standings(), before, "no match of the cut moves a figure of the Swiss");
    }
    let ranked = ranking(&told);
    assert_eq!(ranked.iter().map(|(place, _)| *place).collect::<Vec<_>>(), (1..=10).collect::<Vec<_>>());
    assert_eq!(ranked[0].1, best[0]);
    assert_eq!(ranked[1].1, best[1]);
    let winner = best[0].clone();
    told.clone()
        .pairs()
        .is_refused(&format!("{winner} has won the final: nothing is left to pair. Close the tournament."));
    told.give(Command::CloseTournament(CloseTournament {})).goes();
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn no_result_of_a_bracket_moves_a_figure_of_the_swiss(
        (size, best_of) in (prop::sample::select(vec![2, 4, 8]), prop::bool::ANY),
        results in prop::collection::vec((0_i64..40, 0_u8..6, prop::bool::ANY), 40),
    ) {
        let best_of = if best_of { BestOf::Three } else { BestOf::One };
        let mut told = starts(swiss(), cut(size, best_of)).goes();
        let before = told.standings();
        for (points, ending, a_wins) in results {
            let now = told.tournament.rounds().next_back().unwrap();
            let Some(open) = now.missing().next().map(|table| AtTable::new(now.number, table.pair.table)) else {
                let closed = told.clone().closes();
                let Ok(_) = closed.last else { break };
                let paired = closed.pairs();
                let Ok(_) = paired.last else { break };
                told = paired.give(Command::PublishRound(PublishRound {})).goes();
                continue;
            };
            let winner = if a_wins { Side::A } else { Side::B };
            let end = match ending {
                0 => EndReason::Time,
                1 => EndReason::Concession { by: winner.other() },
                2 => EndReason::NoShow { by: winner.other() },
                3 => EndReason::Card { winner },
                _ => EndReason::Complete { winner },
            };
            let result =
                told.with_ticks(GameResult::ended(winner.of([[100, points], [points, 100]]), end));
            told = told.give(Command::RecordResult(RecordResult { at: open, result })).goes();
            prop_assert_eq!(told.standings(), before.clone());
            let better = GameResult { scores: winner.of([[105, points], [points, 105]]), ..result };
            let reason = "misread".into();
            let correction = CorrectResult { at: open, was: result, result: better, reason, dispute: None };
            told = told.give(Command::CorrectResult(correction));
            prop_assert_eq!(told.standings(), before.clone());
        }
    }
}

#[test]
fn the_swiss_leader_who_loses_the_first_match_is_ranked_behind_all_who_won() {
    let mut told = starts(swiss(), cut(4, BestOf::One)).goes().starts_round();
    let [first, second, third, fourth] = <[String; 4]>::try_from(seeds(&told)).unwrap();
    told =
        told.records(&fourth, 100, 40, End::Complete).goes().records(&second, 100, 40, End::Complete).goes();
    told =
        told.closes().goes().starts_round().records(&fourth, 100, 99, End::Complete).goes().closes().goes();
    let ranked: Vec<String> = ranking(&told).into_iter().map(|(_, name)| name).take(4).collect();
    assert_eq!(ranked, [fourth, second, first.clone(), third]);
    assert_eq!(told.stands(&first).0, 1, "the Swiss stays");
}

#[test]
fn a_match_of_three_games_goes_on_until_somebody_has_won_two() {
    let told = starts(swiss(), cut(2, BestOf::Three)).goes().starts_round();
    let [one, other] = <[String; 2]>::try_from(seeds(&told)).unwrap();
    let told = told.records(&one, 100, 40, End::Complete).goes();
    let tables = |told: &Scenario| {
        let round = told.tournament.rounds().next_back().unwrap();
        round.tables().map(|table| table.pair.table.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(tables(&told), ["1", "1.2"]);
    told.clone().closes().is_refused("The final cannot close yet: no result yet from table 1.2.");
    let told = told.records(&other, 100, 40, End::Complete).goes();
    assert_eq!(tables(&told), ["1", "1.2", "1.3"]);
    let told = told.records(&other, 100, 90, End::Complete).goes();
    assert_eq!(tables(&told), ["1", "1.2", "1.3"], "two wins are enough");
    let told = told.closes().goes();
    assert_eq!(ranking(&told)[0].1, other);
}

#[test]
fn a_match_is_under_way_from_its_first_game_until_somebody_has_won_it() {
    let under_way = |told: &Scenario| {
        let round = told.tournament.rounds().next_back().unwrap();
        told.tournament.matches_under_way(round)
    };
    let game = |number| TableNumber(1).of_game(number);
    let told = starts(swiss(), cut(2, BestOf::Three)).goes().starts_round();
    assert!(under_way(&told).is_empty(), "nothing is recorded");
    let result = GameResult::ended([100, 40], EndReason::Complete { winner: Side::A });
    let record = |game| Command::RecordResult(RecordResult { at: at(4, game), result });
    let told = told.give(record(game(1))).goes();
    assert_eq!(under_way(&told), [[TableNumber(1), game(2)]]);
    let winner = told.tournament.rounds().next_back().unwrap().tables().next().unwrap().pair.players[0];
    let reason = "the hall closes".into();
    let settled = SettleMatch { at: at(4, TableNumber(1)), winner, instead: None, reason };
    assert!(under_way(&told.clone().give(Command::SettleMatch(settled)).goes()).is_empty());
    assert!(under_way(&told.give(record(game(2))).goes()).is_empty(), "two wins decide");
}

#[test]
fn the_line_of_the_start_stays_when_a_reserve_moves_up() {
    let told = starts(swiss(), cut(4, BestOf::One)).goes();
    let started = told.tournament.cut().unwrap();
    let line = started.line.unwrap();
    assert_eq!(line, [started.seeds[3], started.reserves[0]]);
    let last = told.name(line[0]).to_owned();
    let moved = told.drops(&last).goes();
    let started = moved.tournament.cut().unwrap();
    assert_eq!(started.seeds[3], line[1], "the first reserve moved up");
    assert_eq!(started.line, Some(line));
    let setup = moved.tournament.setup().unwrap();
    let table = standings(setup.profile().unwrap(), &moved.tournament.history()).unwrap();
    let shown = CutLine::between(&table, line[0], line[1]).unwrap();
    assert_eq!([shown.last_in, shown.first_out], line);
    assert_eq!(CutLine::between(&table, line[1], line[0]).is_some(), shown.by == Separation::Draw);
}

#[test]
fn a_match_is_not_settled_while_a_judge_is_called_to_its_open_game_and_the_dispute_stays_its_players() {
    let told = starts(swiss(), cut(2, BestOf::Three)).goes().starts_round();
    let [one, _] = <[String; 2]>::try_from(seeds(&told)).unwrap();
    let told = told.records(&one, 100, 40, End::Complete).goes().disputes(&one, "Does it count?").goes();
    let game = told.tournament.disputes().next().unwrap().at.unwrap();
    assert_eq!(game, at(4, TableNumber(1).of_game(2)));
    let (winner, reason) = (told.player(&one), "the hall closes".into());
    let settle =
        Command::SettleMatch(SettleMatch { at: at(4, TableNumber(1)), winner, instead: None, reason });
    let told = told
        .give(settle.clone())
        .is_refused("Dispute 1 still waits for a decision. Rule on it first.")
        .rules(1, "It counts.")
        .goes()
        .give(settle)
        .goes();
    let round = told.tournament.round(game.round).unwrap();
    assert!(round.table(game.table).is_none(), "the game is not played");
    assert!(round.players_of_match(game.table).unwrap().contains(&winner));
    let beside = Judge { seats: vec![winner], ..head_judge() };
    let refused = told.tournament.may(Act::Cite, DisputeNumber(1), &beside);
    assert_eq!(refused.unwrap_err(), Refusal::OwnTable(DisputeNumber(1)), "nobody judges their own match");
    let elsewhere = told.name(told.tournament.cut().unwrap().reserves[0]).to_owned();
    let about = told.tournament.about_player(DisputeNumber(1), told.player(&elsewhere));
    assert_eq!(about, Err(PlayerRefusal::AboutOthers(DisputeNumber(1), game).of(told.player(&elsewhere))));
}

#[test]
fn two_straight_wins_end_a_match_of_three() {
    let told = starts(swiss(), cut(2, BestOf::Three)).goes().starts_round();
    let [one, _] = <[String; 2]>::try_from(seeds(&told)).unwrap();
    let told = told.records(&one, 100, 40, End::Complete).goes().records(&one, 100, 40, End::Complete).goes();
    assert_eq!(told.tournament.rounds().next_back().unwrap().tables().len(), 2);
    let told = told.give(Command::AddGame(AddGame { at: at(4, TableNumber(1)) }));
    told.is_refused("The match at table 1 is decided. Correct a result of it if the wrong player goes on.")
        .closes()
        .goes();
}

#[test]
fn a_tie_decides_nothing_and_the_director_orders_a_replay_or_names_who_goes_on() {
    let told = starts(swiss(), cut(2, BestOf::One)).goes().starts_round();
    let [one, other] = <[String; 2]>::try_from(seeds(&told)).unwrap();
    let told = told.records(&one, 60, 60, End::Time).goes();
    let told = told.closes().is_refused("The final cannot close yet: no winner yet at table 1.");
    let winner = told.player(&other);
    let settle = |reason: &str| {
        let (at, reason) = (at(4, TableNumber(1)), reason.into());
        Command::SettleMatch(SettleMatch { at, winner, instead: None, reason })
    };
    let open = starts(swiss(), cut(2, BestOf::One)).goes().starts_round();
    open.give(settle("it is late")).is_refused("The game at table 1 has no result yet. Record it first.");
    let again = told.clone().give(Command::AddGame(AddGame { at: at(4, TableNumber(1)) })).goes();
    again
        .clone()
        .give(Command::AddGame(AddGame { at: at(4, TableNumber(1)) }))
        .is_refused("The game at table 1.2 has no result yet. Record it first.");
    let again = again.records(&one, 100, 40, End::Complete).goes().closes().goes();
    assert_eq!(ranking(&again)[0].1, one);
    told.clone().give(settle("  ")).is_refused("Write down the reason. Everyone can read it in the log.");
    let told = told.give(settle("more cards left")).goes().give(settle("twice")).adds_nothing();
    let told = told.closes().goes();
    assert_eq!(ranking(&told)[0].1, other);
}

#[test]
fn the_next_step_of_a_stage_is_said_once_for_every_page() {
    let step = |told: &Scenario| told.tournament.stage_step().map(|(round, step)| (round.number, step));
    let final_round = |step| Some((RoundNumber(4), step));
    let told = starts(swiss(), cut(2, BestOf::One)).goes();
    assert_eq!(step(&told), None, "no stage is paired");
    let told = told.pairs().goes();
    assert_eq!(step(&told), final_round(StageStep::Publish));
    let told = told.give(Command::PublishRound(PublishRound {})).goes();
    assert_eq!(step(&told), final_round(StageStep::Record));
    let [one, _] = <[String; 2]>::try_from(seeds(&told)).unwrap();
    let tied = told.records(&one, 60, 60, End::Time).goes();
    assert_eq!(step(&tied), final_round(StageStep::Settle(vec![TableNumber(1)])));
    let (at, winner, reason) = (at(4, TableNumber(1)), tied.player(&one), "more cards left".into());
    let named = tied.give(Command::SettleMatch(SettleMatch { at, winner, instead: None, reason })).goes();
    assert_eq!(step(&named), final_round(StageStep::Close));
    assert_eq!(step(&named.closes().goes()), None, "it is closed");
}

#[test]
fn another_winner_is_named_only_by_a_director_who_has_seen_the_first_word() {
    let told = starts(swiss(), cut(2, BestOf::One)).goes().starts_round();
    let [one, other] = <[String; 2]>::try_from(seeds(&told)).unwrap();
    let told = told.records(&one, 60, 60, End::Time).goes();
    let settle = |name: &str, instead: Option<&str>| {
        let (at, winner, reason) = (at(4, TableNumber(1)), told.player(name), "more cards left".into());
        let instead = instead.map(|name| told.player(name));
        Command::SettleMatch(SettleMatch { at, winner, instead, reason })
    };
    let first = told.clone().give(settle(&one, None)).goes();
    let word = first.log.len();
    let first = first.give(settle(&one, None)).adds_nothing();
    for unseen in [None, Some(other.as_str())] {
        first.clone().give(settle(&other, unseen)).is_refused(&format!(
            "The match at table 1 of round 4 is settled already: {one} goes on. If another player should, name them on \
             the page of the cut."
        ));
    }
    let round = |told: &Scenario| told.tournament.rounds().next_back().unwrap().clone();
    let named = |told: &Scenario| told.tournament.named_winners(&round(told));
    assert_eq!(named(&first), [(TableNumber(1), told.player(&one))]);
    let second = first.clone().give(settle(&other, Some(one.as_str()))).goes();
    assert_eq!(named(&second), [(TableNumber(1), told.player(&other))]);
    undoes(second.clone(), word).is_refused(&format!(
        "Line {word} stays, because later acts rest on it: line {}. Undo those first, the newest before the others.",
        word + 1
    ));
    let back = undoes(second.clone(), word + 1).goes();
    assert_eq!(back.tournament.state(), first.tournament.state(), "the first word counts again");
    for (at, line) in second.log.iter().enumerate() {
        assert_eq!(Tournament::replay(&second.log[..at]).can_follow(&line.entry), Ok(()));
    }
    // The end of the stage changes nothing about it, as long as nothing is paired from it.
    let closed = second.closes().goes();
    assert_eq!(ranking(&closed)[0].1, other);
    let third = closed.give(settle(&one, Some(other.as_str()))).goes();
    assert_eq!(ranking(&third)[0].1, one);
}

#[test]
fn a_named_winner_is_undone_whatever_goes_on_at_the_other_tables() {
    let told = starts(swiss(), cut(4, BestOf::Three)).goes().starts_round();
    let [one, other, ..] = <[String; 4]>::try_from(seeds(&told)).unwrap();
    let told =
        told.records(&one, 100, 40, End::Complete).goes().records(&other, 100, 40, End::Complete).goes();
    let names = |told: &Scenario, name: &str, table: u32| {
        let (winner, reason) = (told.player(name), "the hall closes".into());
        Command::SettleMatch(SettleMatch { at: at(4, TableNumber(table)), winner, instead: None, reason })
    };
    let before = told.log.len();
    let named = told.clone().give(names(&told, &one, 1)).goes();
    let line = |number: usize| EntryNumber(u32::try_from(number).unwrap());
    let span = ActSpan { first: line(before + 1), last: line(named.log.len()) };
    let undo = |directs| {
        let by = Undoer { id: "account:nog".into(), directs };
        Command::UndoAct(UndoAct { span, by, reason: "the wrong player".into() })
    };
    named.clone().give(undo(false)).is_refused(&format!(
        "Line {} is an act of the director: only a director undoes or redoes it.",
        span.first
    ));
    // Another table plays its second game, comes to its third, and has a winner without it.
    let on = named.records(&other, 60, 60, End::Time).goes();
    let on = on.clone().give(names(&on, &other, 2)).goes();
    let back = on.clone().give(undo(true)).goes();
    let mut rest = on.log.clone();
    rest.drain(before..before + 2);
    assert_eq!(back.tournament.state(), Tournament::replay(&rest).state());
    let round = back.tournament.rounds().next_back().unwrap();
    let open = [[TableNumber(1), TableNumber(1).of_game(2)]];
    assert_eq!(back.tournament.matches_under_way(round), open, "and the other word stays");
    // The end of the stage rests on every winner.
    let closed = on.closes().goes();
    let end = closed.log.len();
    closed.give(undo(true)).is_refused(&format!(
        "Line {} stays, because later acts rest on it: line {end}. Undo those first, the newest before the others.",
        span.first
    ));
}

#[test]
fn nobody_plays_for_third_place_in_a_cut_to_two_and_older_logs_that_say_so_are_read() {
    let third = |size| Cut { third_place: true, ..cut(size, BestOf::One) };
    starts(swiss(), third(2)).is_refused(
        "In a cut to 2 no semi-final is played, so no match decides third place. Leave it out, or choose a larger cut.",
    );
    starts(swiss(), third(4)).goes();
    let told = starts(swiss(), cut(2, BestOf::One)).goes();
    let Some(Entry::CutStarted(started)) = told.log.last().map(|line| line.entry.clone()) else {
        panic!("no cut")
    };
    let older = Entry::CutStarted(CutStarted { cut: third(2), ..started.clone() });
    assert_eq!(swiss().tournament.can_follow(&older), Ok(()));
    // The control: what nobody could ever start.
    let never = Cut { elimination: Elimination::Double, ..third(2) };
    let forged = Entry::CutStarted(CutStarted { cut: never, ..started });
    assert!(swiss().tournament.can_follow(&forged).is_err());
    assert_eq!([third(2), third(4)].map(|cut| cut.plays_for_third()), [false, true]);
}

#[test]
fn a_reserve_moves_up_until_the_match_has_a_game() {
    let told = starts(swiss(), cut(8, BestOf::One)).goes();
    let before = seeds(&told);
    let reserve = told.name(told.tournament.cut().unwrap().reserves[0]).to_owned();
    // Before the pairing, in the draft and after its publication alike.
    for steps in 0..3 {
        let mut told = told.clone();
        if steps > 0 {
            told = told.pairs().goes();
        }
        if steps > 1 {
            told = told.give(Command::PublishRound(PublishRound {})).goes();
        }
        let told = told.drops(&before[2]).goes();
        let mut now = before.clone();
        now[2].clone_from(&reserve);
        assert_eq!(seeds(&told), now);
        let told = if steps == 0 { told.starts_round() } else { told };
        let told = if steps == 1 { told.give(Command::PublishRound(PublishRound {})).goes() } else { told };
        assert_eq!(pairs(&told), [[1, 8], [4, 5], [2, 7], [3, 6]]);
        assert_eq!(told.place(&reserve).0.table, TableNumber(4));
    }
    let told = told.starts_round().records(&before[2], 100, 40, End::Complete).goes();
    let told = told.drops(&before[5]).goes();
    assert_eq!(seeds(&told), before, "the match has begun: nobody moves up");
}

fn comes_back(told: &Scenario, player: PlayerId) -> Scenario {
    told.clone().give(Command::ReinstatePlayer(ReinstatePlayer { player })).goes()
}

#[test]
fn a_seed_who_comes_back_before_the_match_has_the_seed_again() {
    let told = starts(swiss(), cut(8, BestOf::One)).goes();
    let started = told.tournament.cut().unwrap().clone();
    let (first, [reserve, next]) = (started.seeds[0], [started.reserves[0], started.reserves[1]]);
    let [name, reserve_name] = [first, reserve].map(|player| told.name(player).to_owned());
    for told in [told.clone(), told.clone().pairs().goes(), told.clone().starts_round()] {
        let before = told.tournament.state();
        assert_eq!(told.tournament.games_left(first), GamesLeft::Reserve(reserve));
        let left = told.drops(&name).goes();
        assert_eq!(left.tournament.way_back(first), WayBack::SeedBack { seed: 1, from: reserve });
        let back = comes_back(&left, first);
        assert_eq!(back.tournament.state(), before);
        // The reserve left as well, and the next one has the place.
        let both = left.drops(&reserve_name).goes();
        assert_eq!(both.tournament.way_back(first), WayBack::SeedBack { seed: 1, from: next });
        assert_eq!(both.tournament.way_back(reserve), WayBack::SeedBack { seed: 1, from: next });
        let back = comes_back(&both, first);
        assert_eq!(back.tournament.way_back(reserve), WayBack::Reserve);
        let all = comes_back(&back, reserve);
        assert_eq!(all.tournament.state(), before);
        assert_eq!(Tournament::replay(&all.log), all.tournament);
        for (at, line) in all.log.iter().enumerate() {
            assert_eq!(Tournament::replay(&all.log[..at]).can_follow(&line.entry), Ok(()));
        }
    }
}

#[test]
fn a_seed_who_comes_back_too_late_or_was_never_in_has_no_seat() {
    let told = starts(swiss(), cut(8, BestOf::One)).goes().starts_round();
    let started = told.tournament.cut().unwrap().clone();
    let (first, reserve) = (started.seeds[0], started.reserves[0]);
    let [name, reserve_name] = [first, reserve].map(|player| told.name(player).to_owned());
    let open = told.clone().drops(&name).goes();
    let played = open.clone().records(&reserve_name, 100, 40, End::Complete).goes();
    assert_eq!(played.tournament.way_back(first), WayBack::SeedTaken { seed: 1, by: reserve });
    let back = comes_back(&played, first);
    assert_eq!(seeds(&back), seeds(&played));
    assert!(!back.tournament.cut().unwrap().reserves.contains(&first));
    // A log that says otherwise is forged; before the match it is not.
    let (from_round, games) = (RoundNumber(5), Vec::new());
    let claims =
        Entry::PlayerReinstated(PlayerReinstated { player: first, from_round, games, seed: Some(1) });
    assert!(played.tournament.can_follow(&claims).is_err());
    assert_eq!(open.tournament.can_follow(&claims), Ok(()), "the control");
    assert!(told.tournament.can_follow(&claims).is_err(), "nobody moved up");
    // Who lost keeps the seed, and who left before the cut is in none.
    let loser = told.clone().records(&name, 0, 0, End::NoShow).goes().drops(&name).goes();
    assert_eq!(loser.tournament.way_back(first), WayBack::SeedKept(1));
    let nine = swiss().drops("Worf").goes();
    let worf = nine.player("Worf");
    assert_eq!(nine.tournament.way_back(worf), WayBack::Paired(RoundNumber(4)), "the control");
    assert_eq!(starts(nine, cut(8, BestOf::One)).goes().tournament.way_back(worf), WayBack::NothingLeft);
}

#[test]
fn no_seat_changes_hands_while_a_dispute_is_about_its_match() {
    let told = starts(swiss(), cut(8, BestOf::One)).goes().starts_round();
    let started = told.tournament.cut().unwrap().clone();
    let (first, reserve) = (started.seeds[0], started.reserves[0]);
    let [name, reserve_name] = [first, reserve].map(|player| told.name(player).to_owned());
    let called = told.clone().disputes(&name, "May the crew beam up?").goes();
    assert_eq!(
        called.tournament.games_left(first),
        GamesLeft::Match { at: called.place(&name).0, opponent: started.seeds[7] }
    );
    let left = called.clone().drops(&name).goes();
    assert_eq!(seeds(&left), seeds(&told), "the dispute is between those who sit there");
    assert_eq!(left.tournament.way_back(first), WayBack::SeedKept(1));
    // Other matches are not concerned.
    assert_eq!(called.tournament.games_left(started.seeds[1]), GamesLeft::Reserve(reserve));
    // A call that is withdrawn was about nothing, and stays withdrawn while a reserve plays.
    let withdrawal = WithdrawDispute {
        dispute: DisputeNumber(1),
        judge: head_judge(),
        reason: "they agreed".into(),
        instead: None,
        seen: Seen::default(),
    };
    let withdrawn = called.give(Command::WithdrawDispute(withdrawal)).goes();
    let replaced = withdrawn.clone().drops(&name).goes();
    assert_eq!(seeds(&replaced)[0], reserve_name);
    let [withdrawal, move_up] = [withdrawn.log.len(), replaced.log.len()];
    undoes(replaced, withdrawal).is_refused(&format!(
        "Line {withdrawal} stays, because later acts rest on it: line {move_up}. Undo those first, the newest before the others."
    ));
    // The seed comes back while a dispute is about the match of the reserve.
    let called = told.drops(&name).goes().disputes(&reserve_name, "Who begins?").goes();
    assert_eq!(called.tournament.way_back(first), WayBack::SeedTaken { seed: 1, by: reserve });
    assert_eq!(seeds(&comes_back(&called, first)), seeds(&called));
    // Earlier versions gave the seed back, and their logs stay possible.
    let (from_round, games) = (RoundNumber(5), Vec::new());
    let claims =
        Entry::PlayerReinstated(PlayerReinstated { player: first, from_round, games, seed: Some(1) });
    assert_eq!(called.tournament.can_follow(&claims), Ok(()));
}

#[test]
fn a_correction_after_the_directors_word_calls_for_no_further_game() {
    let told = starts(swiss(), cut(2, BestOf::Three)).goes().starts_round();
    let [one, other] = <[String; 2]>::try_from(seeds(&told)).unwrap();
    let (was, result) = (told.result(&one, 60, 60, End::Time), told.result(&other, 100, 40, End::Complete));
    let told = told.records(&one, 100, 40, End::Complete).goes().records(&one, 60, 60, End::Time).goes();
    let tables = |told: &Scenario| told.tournament.rounds().next_back().unwrap().tables().len();
    assert_eq!(tables(&told), 3);
    let (winner, table) = (told.player(&one), at(4, TableNumber(1)));
    let reason = "the hall closes".into();
    let told =
        told.give(Command::SettleMatch(SettleMatch { at: table, winner, instead: None, reason })).goes();
    let (at, reason) = (at(4, TableNumber(1).of_game(2)), "read wrongly".into());
    let told =
        told.give(Command::CorrectResult(CorrectResult { at, was, result, reason, dispute: None })).goes();
    assert_eq!(tables(&told), 2, "one game each, and the director's word stays");
    assert_eq!(ranking(&told.closes().goes())[0].1, one);
}

#[test]
fn nobody_moves_up_between_two_games_of_a_match() {
    let told = starts(swiss(), cut(2, BestOf::Three)).goes().starts_round();
    let before = seeds(&told);
    let told = told.records(&before[0], 100, 40, End::Complete).goes();
    for player in &before {
        assert_eq!(seeds(&told.clone().drops(player).goes()), before, "the match has begun");
    }
}

#[test]
fn a_player_who_leaves_in_the_middle_of_a_match_does_not_go_on() {
    let told = starts(swiss(), cut(2, BestOf::Three)).goes().starts_round();
    let [one, other] = <[String; 2]>::try_from(seeds(&told)).unwrap();
    let told = told.records(&one, 100, 40, End::Complete).goes();
    assert!(told.tournament.walk_overs().is_empty(), "both are here");
    let first = at(4, TableNumber(1));
    let settles = |told: &Scenario, name: &str| {
        let (winner, reason) = (told.player(name), "the other is gone".into());
        Command::SettleMatch(SettleMatch { at: first, winner, instead: None, reason })
    };
    // The control: as long as both are here, either may be named.
    told.clone().give(settles(&told, &one)).goes();
    let at_the_head = |told: &Scenario| ranking(told)[0].1.clone();
    assert_eq!(at_the_head(&told), one, "in the order of the Swiss");
    let told = told.drops(&one).goes();
    assert_eq!(at_the_head(&told), other, "who has left wins no match any more");
    let [left, goes_on] = [&one, &other].map(|name| told.player(name));
    let waits = WalkOver { at: first, left, goes_on, step: WalkOverStep::Name };
    assert_eq!(told.tournament.walk_overs(), [waits]);
    told.clone().give(settles(&told, &one)).is_refused(&format!(
        "{one} has left the tournament, so the opponent at table 1 of round 4 goes on. Name the opponent, or reinstate \
         {one} first."
    ));
    let back = Command::ReinstatePlayer(ReinstatePlayer { player: left });
    let back = told.clone().give(back).goes();
    back.clone().give(settles(&back, &one)).goes();
    let settled = told.clone().give(settles(&told, &other)).goes();
    assert!(settled.tournament.walk_overs().is_empty());
    assert_eq!(ranking(&settled.closes().goes())[0].1, other);
    // If both have left, either can be named.
    let told = told.drops(&other).goes();
    assert!(told.tournament.walk_overs().is_empty());
    let players = told.tournament.round(first.round).unwrap().table(first.table).unwrap().pair.players;
    let deserted = DesertedMatch { at: first, players, step: WalkOverStep::Name };
    assert_eq!(told.tournament.deserted_matches(), [deserted]);
    told.clone().give(settles(&told, &one)).goes();
}

#[test]
fn the_desk_knows_a_walk_over_before_the_match_begins() {
    let four = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).plays_a_round();
    let told = starts(four, cut(4, BestOf::One)).goes().starts_round().drops("Kira").goes();
    let steps = |told: &Scenario| -> Vec<WalkOverStep> {
        told.tournament.walk_overs().into_iter().map(|one| one.step).collect()
    };
    assert_eq!(steps(&told), [WalkOverStep::Record]);
    let told = told.records("Kira", 0, 0, End::NoShow).goes();
    assert!(steps(&told).is_empty());
    let told = told.plays_the_rest().closes().goes();
    let [finalist, _] = told.tournament.bracket().unwrap().unwrap().stage(2)[0].players;
    let name = told.name(finalist).to_owned();
    assert_eq!(steps(&told.drops(&name).goes().pairs().goes()), [WalkOverStep::Publish]);
}

#[test]
fn without_a_reserve_a_player_leaves_as_in_any_round() {
    let four = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).plays_a_round();
    let told = starts(four, cut(4, BestOf::One)).goes().pairs().goes();
    told.clone()
        .drops("Kira")
        .is_refused("Kira is seated in the draft of round 2. Publish the round or discard the draft first.");
    let told = told.give(Command::PublishRound(PublishRound {})).goes();
    let told = told.drops("Kira").goes().records("Kira", 0, 0, End::NoShow).goes();
    let told = told.plays_the_rest().closes().goes().starts_round();
    assert!(!pairs(&told).is_empty());
}

#[test]
fn a_reserve_takes_the_place_of_a_disqualified_player_unless_it_happened_in_the_cut() {
    let told = starts(swiss(), cut(8, BestOf::One)).goes();
    let before = seeds(&told);
    let reserve = told.name(told.tournament.cut().unwrap().reserves[0]).to_owned();
    let disqualifies = |told: &Scenario, round: Option<u32>| {
        let (player, judge) = (told.player(&before[2]), Judge { directs: true, ..Judge::default() });
        let (kind, reason) = ("conduct".to_owned(), "threw a chair".into());
        let (level, round) = (PenaltyLevel::Disqualification, round.map(RoundNumber));
        let (dispute, others) = (None, false);
        Command::IssuePenalty(IssuePenalty { player, judge, kind, level, round, reason, dispute, others })
    };
    let mut replaced = before.clone();
    replaced[2].clone_from(&reserve);
    let evening = told.clone().give(disqualifies(&told, Some(1))).goes();
    assert_eq!(seeds(&evening), replaced);
    let published = told.starts_round();
    assert_eq!(seeds(&published.clone().give(disqualifies(&published, None)).goes()), replaced);
    // At the table the opponent wins: a person records the forfeited game.
    let at_table = published.clone().give(disqualifies(&published, Some(4))).goes();
    assert_eq!(seeds(&at_table), before);
    assert_eq!(at_table.tournament.owed_forfeits().count(), 1);
}

#[test]
fn a_stage_is_published_with_a_player_who_was_disqualified_and_the_opponent_walks_over() {
    let four = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).plays_a_round();
    let told = starts(four, cut(4, BestOf::One)).goes().pairs().goes();
    let disqualifies = |directs| {
        let (player, judge) = (told.player("Kira"), Judge { directs, ..Judge::default() });
        let (kind, reason) = ("conduct".to_owned(), "threw a chair".into());
        let level = PenaltyLevel::Disqualification;
        Command::IssuePenalty(IssuePenalty {
            player,
            judge,
            kind,
            level,
            round: None,
            reason,
            dispute: None,
            others: false,
        })
    };
    let publish = Command::PublishRound(PublishRound {});
    told.clone().give(disqualifies(false)).goes().give(publish.clone()).is_refused(
        "The disqualification of Kira (penalty 1) waits for the director. Confirm it or withdraw it first.",
    );
    let told = told.clone().give(disqualifies(true)).goes().give(publish).goes();
    told.records("Kira", 0, 0, End::NoShow).goes().plays_the_rest().closes().goes().starts_round();
}

#[test]
fn a_player_who_dropped_before_is_not_in_the_cut() {
    let told = swiss();
    let leader = told.name(told.standings()[0].tally.player).to_owned();
    let told = starts(told.drops(&leader).goes(), cut(8, BestOf::One)).goes();
    assert!(!seeds(&told).contains(&leader));
    assert_eq!(seeds(&told).len(), 8);
}

#[test]
fn a_cut_can_be_undone_until_something_is_recorded_and_leaves_nothing_behind() {
    let told = swiss();
    let before = told.tournament.clone();
    let told = starts(told, cut(4, BestOf::One)).goes().starts_round();
    let back = Command::WithdrawCut(WithdrawCut { reason: "top 8 was announced".into() });
    let undone = told.clone().give(back.clone()).goes();
    assert_eq!(undone.tournament.state(), before.state());
    starts(undone, cut(8, BestOf::One)).goes();
    told.plays_the_rest().give(back).is_refused(
        "A game of the cut is already recorded, so it cannot be taken back. Correct the result instead.",
    );
}

#[test]
fn the_start_of_a_cut_is_not_redone_once_a_seed_has_left_and_a_new_one_seats_the_reserve() {
    let started = starts(swiss(), cut(4, BestOf::One)).goes();
    let (line, best) = (started.log.len(), seeds(&started)[0].clone());
    let reserve = started.name(started.tournament.cut().unwrap().reserves[0]).to_owned();
    let undone = undoes(started.clone(), line).goes();
    let left = redoes(undone.clone().drops(&best).goes(), line);
    assert!(matches!(left.last, Err(Refusal::Undo(UndoRefusal::DoneWithout { .. }))), "{:?}", left.last);
    let again = starts(left, cut(4, BestOf::One)).goes();
    assert!(seeds(&again).contains(&reserve) && !seeds(&again).contains(&best));
    // The controls: nobody left, or only somebody who would wait as a reserve.
    assert_eq!(redoes(undone.clone(), line).goes().tournament.state(), started.tournament.state());
    redoes(undone.drops(&reserve).goes(), line).goes();
    // Who left while the bracket was there has left it again.
    let four = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).plays_a_round();
    let four = starts(four, cut(4, BestOf::One)).goes();
    let (line, left) = (four.log.len(), four.drops("Kira").goes());
    let again = redoes(undoes(left.clone(), line).goes(), line).goes();
    assert_eq!(again.tournament.state(), left.tournament.state());
}

#[test]
fn who_left_a_stage_that_was_taken_back_is_not_paired_again() {
    let told = starts(swiss(), cut(8, BestOf::One)).goes().starts_round();
    let leader = seeds(&told)[0].clone();
    let player = told.player(&leader);
    let back = Command::WithdrawCut(WithdrawCut { reason: "one more round first".into() });
    let told = told.drops(&leader).goes().give(back).goes();
    let left = |told: &Scenario| told.tournament.player(player).unwrap().dropped_after;
    assert_eq!(left(&told), Some(RoundNumber(4)), "the control: the first stage had this number");
    let paired = told.clone().pairs().goes();
    assert_eq!(told.tournament.can_follow(&paired.log.last().unwrap().entry), Ok(()));
    let discard = Command::DiscardPairings(DiscardPairings { reason: "a table too many".into() });
    let discarded = paired.clone().give(discard).goes();
    assert_eq!(left(&discarded), Some(RoundNumber(4)), "as older logs are read");
    for told in [paired, discarded.pairs().goes()] {
        let told = told.give(Command::PublishRound(PublishRound {})).goes();
        let round = told.tournament.round(RoundNumber(4)).unwrap();
        assert!(!round.involves(player));
        assert_eq!(round.absent, [player]);
        assert_eq!(Tournament::replay(&told.log), told.tournament);
    }
}

#[test]
fn a_correction_does_not_change_who_plays_in_a_stage_that_is_paired() {
    let told = starts(swiss(), cut(4, BestOf::One)).goes().starts_round();
    let [first, _, _, fourth] = <[String; 4]>::try_from(seeds(&told)).unwrap();
    let told = told.records(&first, 100, 40, End::Complete).goes().plays_the_rest();
    let (was, result) =
        (told.result(&first, 100, 40, End::Complete), told.result(&fourth, 100, 40, End::Complete));
    let (higher, correct) = (told.result(&first, 100, 45, End::Complete), |was, result| {
        let (reason, dispute) = ("read wrongly".into(), None);
        Command::CorrectResult(CorrectResult { at: at(4, TableNumber(1)), was, result, reason, dispute })
    });
    let told = told.closes().goes();
    let turned = told.clone().give(correct(was, result)).goes().starts_round();
    assert!(turned.tournament.rounds().next_back().unwrap().table_of(told.player(&fourth)).is_some());
    let told = told.pairs().goes();
    told.clone().give(correct(was, result)).is_refused(
        "The next stage is already paired from this result, and another player would go on. Discard its draft first. If it \
         is published and nothing is reported in it, take its publication back before that.",
    );
    told.clone().give(correct(was, higher)).goes();
    let published = told.clone().give(Command::PublishRound(PublishRound {})).goes();
    published.clone().give(correct(was, result)).is_refused(
        "The next stage is already paired from this result, and another player would go on. Discard its draft first. If it \
         is published and nothing is reported in it, take its publication back before that.",
    );
    let line = published.log.len();
    let told = undoes(published, line).goes();
    let discard = Command::DiscardPairings(DiscardPairings { reason: "wrong winner".into() });
    let told = told.give(discard).goes().give(correct(was, result)).goes().starts_round();
    assert!(told.tournament.rounds().next_back().unwrap().table_of(told.player(&fourth)).is_some());
}

#[test]
fn a_corrected_game_adds_the_next_one_or_makes_it_unnecessary() {
    let told = starts(swiss(), cut(2, BestOf::Three)).goes().starts_round();
    let [one, other] = <[String; 2]>::try_from(seeds(&told)).unwrap();
    let (wins, loses) =
        (told.result(&one, 100, 40, End::Complete), told.result(&other, 100, 40, End::Complete));
    let correct = |game, was, result| {
        let (at, reason) = (at(4, TableNumber(1).of_game(game)), "read wrongly".into());
        Command::CorrectResult(CorrectResult { at, was, result, reason, dispute: None })
    };
    let told = told.records(&one, 100, 40, End::Complete).goes().records(&one, 100, 40, End::Complete).goes();
    let longer = told.clone().give(correct(2, wins, loses)).goes();
    assert_eq!(longer.tournament.rounds().next_back().unwrap().tables().len(), 3);
    longer.clone().closes().is_refused("The final cannot close yet: no result yet from table 1.3.");
    let shorter = longer.give(correct(2, loses, wins)).goes();
    assert_eq!(shorter.tournament.rounds().next_back().unwrap().tables().len(), 2, "the third is not played");
    shorter.closes().goes();
}

#[test]
fn a_win_corrected_to_a_tie_after_the_close_is_settled_before_the_next_stage() {
    let told = starts(swiss(), cut(4, BestOf::One)).goes().starts_round();
    let [first, _, _, fourth] = <[String; 4]>::try_from(seeds(&told)).unwrap();
    let told = told.records(&first, 100, 40, End::Complete).goes().plays_the_rest();
    let (was, result) = (told.result(&first, 100, 40, End::Complete), told.result(&first, 60, 60, End::Time));
    let told = told.closes().goes();
    let (at, reason) = (at(4, TableNumber(1)), "time was up".into());
    let told =
        told.give(Command::CorrectResult(CorrectResult { at, was, result, reason, dispute: None })).goes();
    told.clone().pairs().is_refused(
        "Round 4 is closed, and by its results as they are now nobody has won the match at table 1. Name who goes on, \
         or correct a result.",
    );
    let (winner, reason) = (told.player(&fourth), "more missions solved".into());
    let settle = Command::SettleMatch(SettleMatch { at, winner, instead: None, reason });
    let told = told.give(settle.clone()).goes().pairs().goes();
    assert!(told.tournament.rounds().next_back().unwrap().table_of(winner).is_some());
    let Command::SettleMatch(settle) = settle else { unreachable!() };
    let other = SettleMatch { winner: told.player(&first), ..settle };
    told.give(Command::SettleMatch(other)).is_refused(
        "The next stage is already paired from this result, and another player would go on. Discard its draft first. If it \
         is published and nothing is reported in it, take its publication back before that.",
    );
}

/// The profile under which games that ran out of time have no winner.
fn time_is_a_tie(told: &Scenario) -> Command {
    let values = [("endings.time", "true-tie")];
    let profile = told.tournament.setup().unwrap().profile().unwrap().with_values(values, "announced", None);
    let profile = Box::new(profile.unwrap());
    Command::ChangeProfile(ChangeProfile { profile, reason: "announced".into() })
}

#[test]
fn another_profile_never_changes_who_goes_on_from_a_stage_that_is_over() {
    let told = starts(swiss(), cut(4, BestOf::One)).goes().starts_round();
    let [first, ..] = <[String; 4]>::try_from(seeds(&told)).unwrap();
    let told = told.records(&first, 40, 30, End::Time).goes().plays_the_rest();
    let change = time_is_a_tie(&told);
    let open = told.clone().give(change.clone()).goes();
    open.closes().is_refused("The semi-final cannot close yet: no winner yet at table 1.");
    let closed = told.closes().goes();
    let paired = closed.clone().starts_round();
    for over in [closed, paired] {
        let told = over.give(change.clone()).is_refused(
            "Under this profile another player would go on from round 4, table 1, or nobody, and that round is over. \
             Keep the values that decide this match.",
        );
        assert!(told.tournament.bracket().is_ok());
    }
}

/// Undoes one line.
fn undoes(told: Scenario, line: usize) -> Scenario {
    let line = EntryNumber(u32::try_from(line).unwrap());
    let by = Undoer { id: ActorId::Operator, directs: true };
    let (span, reason) = (ActSpan { first: line, last: line }, "a slip".into());
    told.give(Command::UndoAct(UndoAct { span, by, reason }))
}

#[test]
fn undoing_a_profile_never_leaves_a_stage_that_is_over_without_a_winner() {
    let stays = |line: usize, later: usize| {
        format!(
            "Line {line} stays, because later acts rest on it: line {later}. Undo those first, the newest before the \
             others."
        )
    };
    // As the profile was, nobody had won the match.
    let told = starts(swiss(), cut(2, BestOf::One)).goes();
    let told = told.clone().give(time_is_a_tie(&told)).goes().starts_round();
    let [one, _] = <[String; 2]>::try_from(seeds(&told)).unwrap();
    let told = told.records(&one, 40, 30, End::Time).goes();
    let changed = Box::new(arbiter::data::scoring_profile("tcc-1e-2023").unwrap().clone());
    let change =
        Command::ChangeProfile(ChangeProfile { profile: changed, reason: "as in the sources".into() });
    let told = told.give(change).goes();
    let change = told.log.len();
    undoes(told.clone(), change).goes();
    let closed = told.closes().goes();
    let close = closed.log.len();
    let closed = undoes(closed, change).is_refused(&stays(change, close));
    assert!(closed.tournament.bracket().is_ok());
    // In the order that the sentence gives, it works.
    undoes(undoes(closed, close).goes(), change).goes();
    // A settlement rests on what the profile left undecided.
    let told = starts(swiss(), cut(2, BestOf::One)).goes().starts_round();
    let [one, _] = <[String; 2]>::try_from(seeds(&told)).unwrap();
    let told = told.records(&one, 40, 30, End::Time).goes();
    let told = told.clone().give(time_is_a_tie(&told)).goes();
    let (change, winner, reason) = (told.log.len(), told.player(&one), "more missions".into());
    let settle = SettleMatch { at: at(4, TableNumber(1)), winner, instead: None, reason };
    let settled = told.give(Command::SettleMatch(settle)).goes();
    let settle = settled.log.len();
    undoes(settled, change).is_refused(&stays(change, settle));
    // A Swiss round closes under any profile.
    let told = Scenario::with_players(TEN).starts_round().plays_the_rest();
    let told = told.clone().give(time_is_a_tie(&told)).goes();
    let change = told.log.len();
    undoes(told.closes().goes(), change).goes();
}

/// Redoes one line.
fn redoes(told: Scenario, line: usize) -> Scenario {
    let line = EntryNumber(u32::try_from(line).unwrap());
    let by = Undoer { id: ActorId::Operator, directs: true };
    let (span, reason) = (ActSpan { first: line, last: line }, "it was right".into());
    told.give(Command::RedoAct(RedoAct { span, by, reason }))
}

/// A final whose draft rests on a semi-final that `first` has won, and two corrections of that game: one lets `fourth` go
/// on, the other nobody else.
fn drafted_final() -> (Scenario, [String; 2], [Command; 2]) {
    let told = starts(swiss(), cut(4, BestOf::One)).goes().starts_round();
    let [first, _, _, fourth] = <[String; 4]>::try_from(seeds(&told)).unwrap();
    let told = told.records(&first, 100, 40, End::Complete).goes().plays_the_rest();
    let was = told.result(&first, 100, 40, End::Complete);
    let others = [told.result(&fourth, 100, 40, End::Complete), told.result(&first, 100, 45, End::Complete)];
    let corrections = others.map(|result| {
        let (at, reason) = (at(4, TableNumber(1)), "read wrongly".into());
        Command::CorrectResult(CorrectResult { at, was, result, reason, dispute: None })
    });
    (told.closes().goes().pairs().goes(), [first, fourth], corrections)
}

#[test]
fn a_discarded_draft_comes_back_only_with_players_who_won() {
    let (drafted, [first, fourth], [turns, keeps]) = drafted_final();
    let discard = Command::DiscardPairings(DiscardPairings { reason: "wrong table".into() });
    let discarded = drafted.clone().give(discard).goes();
    let discard = discarded.log.len();
    let turned = discarded.clone().give(turns).goes();
    let correction = turned.log.len();
    let refused = undoes(turned.clone(), discard).is_refused(&format!(
        "Line {discard} stays, because later acts rest on it: line {correction}. Undo those first, the newest before \
         the others."
    ));
    let paired = refused.pairs().goes();
    assert!(paired.tournament.rounds().next_back().unwrap().table_of(paired.player(&fourth)).is_some());
    // In the order that the sentence gives, it works, and then the correction stays undone.
    let back = undoes(undoes(turned, correction).goes(), discard).goes();
    assert_eq!(back.tournament.state(), drafted.tournament.state());
    let back = redoes(back, correction).is_refused(&format!(
        "Line {correction} stays undone, because it rests on what was undone or redone since: line {discard}. Bring \
         that back first."
    ));
    redoes(redoes(back, discard).goes(), correction).goes();
    // A correction that leaves the winner leaves the draft as it was.
    let kept = undoes(discarded.give(keeps).goes(), discard).goes();
    let last = kept.tournament.rounds().next_back().unwrap();
    assert!(last.table_of(kept.player(&first)).is_some());
    assert!(kept.tournament.bracket().is_ok());
}

#[test]
fn an_undone_draft_of_a_stage_is_redone_only_with_players_who_won() {
    let (drafted, [first, _], [turns, keeps]) = drafted_final();
    let draft = drafted.log.len();
    let undone = undoes(drafted.clone(), draft).goes();
    let turned = undone.clone().give(turns).goes();
    let correction = turned.log.len();
    let refused = redoes(turned, draft).is_refused(&format!(
        "Line {draft} stays undone, because later acts were recorded without it: line {correction}. Undo those first, \
         the newest before the others."
    ));
    let back = redoes(undoes(refused, correction).goes(), draft).goes();
    assert_eq!(back.tournament.state(), drafted.tournament.state());
    let back = redoes(back, correction).is_refused(&format!(
        "Line {correction} stays undone, because it rests on what was undone or redone since: line {draft}. Bring that \
         back first."
    ));
    assert!(back.tournament.bracket().is_ok());
    let kept = redoes(undone.give(keeps).goes(), draft).goes();
    let last = kept.tournament.rounds().next_back().unwrap();
    assert!(last.table_of(kept.player(&first)).is_some());
    assert!(kept.tournament.bracket().is_ok());
}

#[test]
fn a_log_in_which_a_correction_changes_who_plays_in_a_paired_stage_is_detected() {
    let (drafted, _, corrections) = drafted_final();
    let fits = |told: &Scenario, asked: &Command| {
        let Command::CorrectResult(it) = asked else { unreachable!() };
        let AtTable { round, table } = it.at;
        let (was, result, reason) = (it.was, it.result, reason("read wrongly"));
        let entry = ResultCorrected { round, table, was, result, reason, dispute: None };
        told.tournament.can_follow(&Entry::ResultCorrected(entry)).is_ok()
    };
    assert_eq!(corrections.clone().map(|asked| fits(&drafted, &asked)), [false, true]);
    let discard = Command::DiscardPairings(DiscardPairings { reason: "wrong winner".into() });
    let discarded = drafted.give(discard).goes();
    assert_eq!(corrections.map(|asked| fits(&discarded, &asked)), [true, true], "the control");
}

#[test]
fn a_player_of_the_cut_hands_in_another_deck_only_if_the_director_lets_them_and_before_it_begins() {
    let list = |told: &Scenario, name: &str, text: &str| {
        let (player, sha256) = (told.player(name), arbiter::domain::hash::ListHash::of(text));
        Command::SubmitDeck(SubmitDeck {
            player,
            sha256,
            errors: 0,
            cards: 60,
            by_staff: false,
            agrees: None,
        })
    };
    for decks in [CutDecks::New, CutDecks::Same] {
        let told = swiss();
        let (cut, seed) = (cut(4, BestOf::One), told.tournament.next_seed().unwrap());
        let seen = told.tournament.seeding(told.tournament.setup().unwrap(), cut, seed).unwrap().seeds;
        let told =
            told.give(Command::StartCut(StartCut { cut, minutes: 90, decks, seen, given: None })).goes();
        let (seeded, out) =
            (seeds(&told)[0].clone(), told.name(told.tournament.cut().unwrap().reserves[0]).to_owned());
        let may = |told: &Scenario, name: &str| told.tournament.decide(&list(told, name, "new list")).is_ok();
        assert_eq!(may(&told, &seeded), decks == CutDecks::New);
        assert!(!may(&told, &out), "a reserve is not in");
        let told = told.pairs().goes();
        assert_eq!(may(&told, &seeded), decks == CutDecks::New, "a draft locks nothing");
        let told = told.give(Command::PublishRound(PublishRound {})).goes();
        assert!(!may(&told, &seeded), "play has begun");
    }
}

#[test]
fn time_given_to_a_match_counts_for_its_next_game() {
    let told = starts(swiss(), cut(2, BestOf::Three)).goes().starts_round();
    let [one, _] = <[String; 2]>::try_from(seeds(&told)).unwrap();
    let (at, reason) = (at(4, TableNumber(1)), "a judge took long".into());
    let extend = ExtendTime { at, minutes: 10, reason, dispute: None, judge: head_judge() };
    let told = told.give(Command::ExtendTime(extend)).goes().records(&one, 100, 40, End::Complete).goes();
    let round = told.tournament.rounds().next_back().unwrap();
    let minutes: Vec<i32> = round.tables().map(|table| table.extra_minutes()).collect();
    assert_eq!(minutes, [10, 10]);
}

#[test]
fn commands_of_swiss_rounds_are_refused_in_the_cut() {
    let told = swiss();
    let size = cut(16, BestOf::One);
    starts(told.clone(), size)
        .is_refused("A cut to 16 needs 16 players, and 10 are left. Choose a smaller cut.");
    let stale = StartCut {
        cut: cut(4, BestOf::One),
        minutes: 90,
        decks: CutDecks::Same,
        seen: vec![PlayerId(1)],
        given: None,
    };
    told.clone().give(Command::StartCut(stale)).is_refused(
        "The seeds have changed since you opened the page. Look at them again, then start the cut.",
    );
    let open = told.clone().starts_round();
    assert!(starts(open, cut(4, BestOf::One)).tournament.cut().is_none(), "a round is being played");
    told.clone()
        .give(Command::AddGame(AddGame { at: at(1, TableNumber(1)) }))
        .is_refused("Table 1 of round 1 is not a match of the cut.");
    let told = starts(told, cut(4, BestOf::One)).goes();
    starts(told.clone(), cut(4, BestOf::One)).is_refused(
        "The bracket has started: only its players play on. Take it back first if that was a mistake.",
    );
    let away = PairRound { absent: vec![PlayerId(1)], earned_byes: vec![] };
    told.clone().give(Command::PairRound(away)).is_refused(
        "Nobody sits out in the cut. Drop a player who has left, or record a walk-over for the opponent.",
    );
    told.clone()
        .give(Command::CloseTournament(CloseTournament {}))
        .is_refused("The cut is not over: the semi-final has no winner yet. Play it, or name who goes on.");
    let told = told.pairs().goes();
    let swap = SwapPlayers { one: PlayerId(1), other: PlayerId(2), reason: "friends".into() };
    told.give(Command::SwapPlayers(swap)).is_refused(
        "The bracket says who meets in the cut. Discard the draft and correct a result, or drop a player.",
    );
}

#[test]
fn a_log_with_an_impossible_game_or_settlement_in_the_cut_is_detected() {
    let told = starts(swiss(), cut(4, BestOf::Three)).goes().starts_round();
    let [one, ..] = <[String; 4]>::try_from(seeds(&told)).unwrap();
    let told = told.records(&one, 100, 40, End::Complete).goes();
    let game = |table: u32, game| TableNumber(table).of_game(game);
    let withdrawn = |told: &Scenario, round, table| {
        let entry = Entry::GameWithdrawn(GameWithdrawn { round: RoundNumber(round), table });
        told.tournament.can_follow(&entry).is_ok()
    };
    assert!(withdrawn(&told, 4, game(1, 2)), "the control");
    for (round, table) in
        [(1, game(1, 1)), (4, game(1, 1)), (4, game(2, 1)), (4, game(2, 2)), (4, game(1, 3))]
    {
        assert!(!withdrawn(&told, round, table), "round {round}, table {table}");
    }
    let settled = |told: &Scenario, round| {
        let round = RoundNumber(round);
        let winner = told.tournament.round(round).unwrap().table(game(1, 1)).unwrap().pair.players[0];
        let entry = MatchSettled { round, table: game(1, 1), winner, reason: reason("forged") };
        told.tournament.can_follow(&Entry::MatchSettled(entry)).is_ok()
    };
    assert!(settled(&told, 4), "the control");
    assert!(!settled(&told, 1), "no match of the cut");
    let told = told.plays_the_rest().plays_the_rest().closes().goes();
    assert!(!settled(&told, 4), "its games have decided it");
    let (at, was) = (at(4, game(1, 2)), told.result(&one, 100, 40, End::Complete));
    let (result, reason) = (told.result(&one, 60, 60, End::Time), "read wrongly".into());
    let correction = CorrectResult { at, was, result, reason, dispute: None };
    let open = told.clone().give(Command::CorrectResult(correction)).goes();
    assert!(settled(&open, 4), "the control: nothing is paired from it, and a correction left it open");
    assert!(!settled(&told.pairs().goes(), 4), "the final is paired");
}

#[test]
fn the_log_of_a_cut_replays_to_the_same_tournament() {
    let told = starts(swiss(), cut(4, BestOf::Three)).goes().starts_round().plays_the_rest().plays_the_rest();
    let told = told.closes().goes().starts_round();
    let texts: Vec<String> =
        told.log.iter().map(|line| serde_json::to_string(&line.entry).unwrap()).collect();
    assert!(texts.iter().any(|text| text.contains(r#""table":"1.2""#)), "a game is written as people say it");
    let read = told.log.iter().zip(&texts).map(|(line, text)| arbiter::domain::tournament::Stamped {
        entry: serde_json::from_str(text).unwrap(),
        ..line.clone()
    });
    assert_eq!(Tournament::replay(&read.collect::<Vec<_>>()), told.tournament);
    for (at, line) in told.log.iter().enumerate() {
        assert_eq!(Tournament::replay(&told.log[..at]).can_follow(&line.entry), Ok(()));
    }
}
