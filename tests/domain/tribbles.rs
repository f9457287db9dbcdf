//! Tribbles in order: heats of pods, what players and staff report, the top table, the end.

use crate::support::scenario::{Scenario, creation_in_pods, settings};
use arbiter::domain::actor::ActorId;
use arbiter::domain::edition::Edition;
use arbiter::domain::id::{AtTable, EntryNumber, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::pods::ranking::PodLine;
use arbiter::domain::pods::score::{PodCounting, PodScore};
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{
    ChangeProfile, ChangeSettings, CloseTournament, Command, CorrectPod, DiscardPairings, ExtendTime,
    IssuePenalty, KeepResult, OpenDispute, PairRound, PublishRound, RecordPod, RecordResult, RedoAct,
    RegisterPlayers, ReinstatePlayer, ReportPod, SeatTopTable, SettleUnfinishedPods, StartCut, SwapPlayers,
    UndoAct, Undoer,
};
use arbiter::domain::tournament::dispute::Judge;
use arbiter::domain::tournament::entry::{Entry, HeatPaired};
use arbiter::domain::tournament::penalty::PenaltyLevel;
use arbiter::domain::tournament::round::RoundKind;

const NINE: [&str; 9] = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir", "Dax"];

/// The last command was refused with these words in the sentence.
trait Refuses {
    fn refuses(self, words: &str) -> Self;
}

impl Refuses for Scenario {
    fn refuses(self, words: &str) -> Self {
        let sentence = self.last.as_ref().unwrap_err().to_string();
        assert!(sentence.contains(words), "{words:?} is not in {sentence:?}");
        self
    }
}

fn at(round: u32, table: u32) -> AtTable {
    AtTable::new(RoundNumber(round), TableNumber(table))
}

fn totals(all: &[i64]) -> PodScore {
    PodScore::Totals(all.to_vec())
}

fn newest(told: &Scenario) -> &arbiter::domain::tournament::round::Round {
    told.tournament.rounds().next_back().unwrap()
}

fn seats(told: &Scenario, table: u32) -> Vec<PlayerId> {
    newest(told).pod(TableNumber(table)).unwrap().pod.players.clone()
}

fn sizes(told: &Scenario) -> Vec<usize> {
    newest(told).pods().map(|pod| pod.pod.players.len()).collect()
}

fn pairs(told: Scenario) -> Scenario {
    told.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }))
}

fn begins(told: Scenario) -> Scenario {
    pairs(told).goes().give(Command::PublishRound(PublishRound {})).goes()
}

fn records(told: Scenario, table: u32, score: PodScore) -> Scenario {
    let at = AtTable::new(newest(&told).number, TableNumber(table));
    told.give(Command::RecordPod(RecordPod { at, score }))
}

fn reports(told: Scenario, table: u32, seat: usize, score: PodScore) -> Scenario {
    let (at, player) = (AtTable::new(newest(&told).number, TableNumber(table)), seats(&told, table)[seat]);
    told.give(Command::ReportPod(ReportPod { at, player, score }))
}

/// A total for every player by name, in the order of the seats.
fn by_name(told: &Scenario, table: u32, points_of: impl Fn(&str) -> i64) -> PodScore {
    totals(&seats(told, table).into_iter().map(|player| points_of(told.name(player))).collect::<Vec<_>>())
}

fn plays_a_heat(told: Scenario, points_of: impl Fn(&str) -> i64) -> Scenario {
    let mut told = begins(told);
    for table in 1..=u32::try_from(sizes(&told).len()).unwrap() {
        let score = by_name(&told, table, &points_of);
        told = records(told, table, score).goes();
    }
    told.closes().goes()
}

fn seats_top(told: Scenario) -> Scenario {
    let seen = top_seats(&told);
    told.give(Command::SeatTopTable(SeatTopTable { seen }))
}

fn top_seats(told: &Scenario) -> Vec<PlayerId> {
    let rules = told.tournament.setup().unwrap().pods().unwrap();
    told.tournament.top_table_now(rules, told.tournament.next_seed().unwrap()).unwrap().players
}

fn places(told: &Scenario) -> Vec<(u32, String)> {
    let lines = told.tournament.pod_standings().into_iter();
    lines.map(|line| (line.place, told.name(line.tally.player).to_owned())).collect()
}

/// The later the name in the list, the less.
fn points_of(name: &str) -> i64 {
    1_000_000 - 1_000 * i64::try_from(NINE.iter().position(|other| *other == name).unwrap()).unwrap()
}

#[test]
fn nine_players_play_two_heats_and_the_top_table_and_the_last_pod_ranks_first() {
    let told = plays_a_heat(plays_a_heat(Scenario::in_pods().registers(NINE), points_of), points_of);
    let heats = told.tournament.heats();
    assert_eq!(heats.heats.iter().map(|heat| heat.pods.len()).collect::<Vec<_>>(), [2, 2]);
    let line = told.tournament.pod_standings().remove(0);
    assert_eq!((told.name(line.tally.player), line.place, line.tally.total), ("Kira", 1, 2_000_000));
    let before: Vec<_> = told.tournament.pod_standings().into_iter().map(|line| line.tally).collect();

    let told = seats_top(told).goes();
    assert_eq!(newest(&told).kind, RoundKind::TopTable);
    assert_eq!(told.tournament.round_name(RoundNumber(3)).to_string(), "top table");
    let seated = seats(&told, 1);
    assert_eq!(seated.len(), 4);
    let told = told.give(Command::PublishRound(PublishRound {})).goes();
    // The last at the top table wins it.
    let told = records(told, 1, totals(&[0, 1, 2, 3])).goes().closes().goes();
    let after: Vec<_> = told.tournament.pod_standings();
    assert_eq!(after[0].tally.player, seated[3], "the top table decides, whatever the heats gave");
    assert_eq!(after[0].at_top, Some(3));
    let mut heats: Vec<_> = after.iter().map(|line| line.tally.clone()).collect();
    heats.sort_by_key(|tally| before.iter().position(|other| other.player == tally.player));
    assert_eq!(heats, before, "no figure of a heat moves through it");

    let told = pairs(told).refuses("The top table is seated, and nothing follows it.");
    let more = Command::RegisterPlayers(RegisterPlayers {
        persons: vec![arbiter::domain::id::PersonId::new(uuid::Uuid::from_u128(99))],
    });
    let told = told.give(more).refuses("The top table is seated");
    let told = told.give(Command::CloseTournament(CloseTournament {})).goes();
    assert_eq!(Tournament::replay(&told.log), told.tournament);
}

#[test]
fn pods_are_of_four_to_eight_and_their_sizes_differ_by_one_at_most() {
    let three = Scenario::in_pods().registers(["Kira", "Odo", "Quark"]);
    pairs(three.clone()).refuses("A pod needs 4 players, and 3 can be seated now.");
    let told = pairs(three.registers(["Rom"])).goes();
    assert_eq!(sizes(&told), [4]);
    let told = told.give(Command::DiscardPairings(DiscardPairings { reason: "more came".into() })).goes();
    let told = pairs(told.registers(["Nog", "Leeta", "Garak"])).goes();
    assert_eq!(sizes(&told), [7]);
    let told = told.give(Command::DiscardPairings(DiscardPairings { reason: "more came".into() })).goes();
    let told = told.registers(["Bashir", "Dax", "Worf", "Miles", "Ezri", "Jake"]);
    assert_eq!(sizes(&pairs(told.clone()).goes()), [5, 4, 4]);
    let (away, nobody) = (vec![PlayerId(1), PlayerId(2)], vec![]);
    let told = told.give(Command::PairRound(PairRound { absent: away.clone(), earned_byes: nobody })).goes();
    assert_eq!((sizes(&told), &newest(&told).absent), (vec![6, 5], &away));
    assert!(newest(&told).pods().all(|pod| away.iter().all(|player| pod.seat(*player).is_none())));
    let entry = told.last.as_ref().unwrap().first().unwrap();
    let Entry::HeatPaired(heat) = entry else { panic!("{entry:?}") };
    assert_eq!((heat.algorithm.name(), heat.repeats, heat.proved), ("fewest-repeats", 0, true));
    let told = told.give(Command::DiscardPairings(DiscardPairings { reason: "all are here".into() })).goes();
    told.give(Command::PairRound(PairRound { absent: vec![], earned_byes: away })).refuses("no byes in pods");
}

#[test]
fn two_phones_that_agree_make_a_result_and_two_that_differ_wait_for_staff() {
    let told = begins(Scenario::in_pods().registers(NINE));
    let (good, bad) = (totals(&[5, 4, 3, 2, 1]), totals(&[50, 4, 3, 2, 1]));
    let told = reports(told, 1, 0, good.clone()).goes();
    assert!(newest(&told).pod(TableNumber(1)).unwrap().result.is_none(), "one phone decides nothing");
    reports(told.clone(), 1, 0, good.clone()).adds_nothing();
    let agreed = reports(told.clone(), 1, 1, good.clone()).goes();
    assert_eq!(newest(&agreed).pod(TableNumber(1)).unwrap().result.as_ref().unwrap().score, good);
    reports(agreed.clone(), 1, 2, good.clone()).adds_nothing();
    reports(agreed, 1, 2, bad.clone()).refuses("already has a result");

    let told = reports(told, 1, 1, bad.clone()).goes();
    let pod = newest(&told).pod(TableNumber(1)).unwrap();
    assert!(pod.in_conflict() && pod.result.is_none());
    // A third phone on one side does not overrule the second: a person decides.
    let told = reports(told, 1, 2, good.clone()).goes();
    assert!(newest(&told).pod(TableNumber(1)).unwrap().in_conflict());
    told.clone().closes().refuses("contradicting results at table 1");
    // Until they agree among themselves.
    let settled = reports(told.clone(), 1, 1, good.clone()).goes();
    assert!(newest(&settled).pod(TableNumber(1)).unwrap().result.is_some());
    let told = records(told, 1, good.clone()).goes();
    assert!(!newest(&told).pod(TableNumber(1)).unwrap().in_conflict());

    let told = records(told, 1, bad.clone()).goes();
    assert!(newest(&told).pod(TableNumber(1)).unwrap().in_conflict(), "nothing is overwritten");
    records(told.clone(), 1, bad).adds_nothing();
    let told =
        told.give(Command::KeepResult(KeepResult { at: at(1, 1), reason: "another slip".into() })).goes();
    assert!(!newest(&told).pod(TableNumber(1)).unwrap().in_conflict());
    told.give(Command::KeepResult(KeepResult { at: at(1, 1), reason: "again".into() }))
        .refuses("Nothing contradicts");
}

#[test]
fn a_score_is_one_number_for_each_player_and_fits_64_bits() {
    let told = begins(Scenario::in_pods().registers(["Kira", "Odo", "Quark", "Rom"]));
    let of = |score| records(told.clone(), 1, score);
    of(totals(&[1, 2, 3])).refuses("one number for each of the 4 players");
    of(totals(&[1, 2, 3, -4])).refuses("Nobody scores less than 0");
    of(PodScore::Rounds(vec![vec![0; 4]; 5])).refuses("writes down totals only");
    let told = of(totals(&[i64::MAX, i64::MAX, 0, 638_386])).goes();
    assert_eq!(told.tournament.pod_standings()[0].tally.total, i128::from(i64::MAX));
    told.clone()
        .give(Command::ReportPod(ReportPod { at: at(1, 1), player: PlayerId(9), score: totals(&[0; 4]) }))
        .refuses("does not sit at table 1");
    told.give(Command::RecordPod(RecordPod { at: at(1, 7), score: totals(&[0; 4]) }))
        .refuses("no pod at table 7");

    let Command::CreatePodTournament(mut created) = creation_in_pods() else { unreachable!() };
    created.rules.counting = PodCounting::Rounds;
    let told =
        Scenario::set_up_by(Command::CreatePodTournament(created)).registers(["Kira", "Odo", "Quark", "Rom"]);
    let told = begins(told);
    let of = |score| records(told.clone(), 1, score);
    of(totals(&[1; 4])).refuses("every round of a game");
    of(PodScore::Rounds(vec![vec![1; 4]; 4])).refuses("A game has 5 rounds");
    of(PodScore::Rounds(vec![vec![1; 4], vec![1; 3], vec![1; 4], vec![1; 4], vec![1; 4]]))
        .refuses("each of the 4");
    of(PodScore::Rounds(vec![vec![i64::MAX, 0, 0, 0]; 5]))
        .refuses("A total is larger than 9223372036854775807");
    let told = of(PodScore::Rounds(vec![vec![10, 0, 0, 1]; 5])).goes();
    assert_eq!(told.tournament.pod_standings()[0].tally.total, 50);
}

#[test]
fn a_pod_that_time_ended_scores_what_it_has_and_says_so_even_after_a_correction() {
    let told = begins(Scenario::in_pods().registers(NINE));
    let settles = |told: &Scenario, scores: Vec<(u32, PodScore)>| {
        let scores = scores.into_iter().map(|(table, score)| (TableNumber(table), score)).collect();
        let round = RoundNumber(1);
        told.clone().give(Command::SettleUnfinishedPods(SettleUnfinishedPods { round, scores }))
    };
    let nothing = "Choose for at least one table of round 1 what its game counts, and for each table once.";
    settles(&told, vec![]).is_refused(nothing);
    let (five, four) = (totals(&[500, 40, 3, 0, 0]), totals(&[90, 8, 0, 0]));
    settles(&told, vec![(2, four.clone()), (2, four.clone())]).is_refused(nothing);
    assert!(settles(&told, vec![(1, five.clone()), (2, five.clone())]).last.is_err(), "all or none");
    let played = records(told, 1, five.clone()).goes();
    settles(&played, vec![(1, five), (2, four.clone())])
        .is_refused("Table 1 of round 1 already has a result. Ask the director to correct it.");
    let settled = settles(&played, vec![(2, four.clone())]).goes();
    let unfinished = |told: &Scenario| newest(told).pods().map(|pod| pod.is_unfinished()).collect::<Vec<_>>();
    assert_eq!(unfinished(&settled), [false, true]);
    assert_eq!(newest(&settled).open_pods().count(), 0, "it counts like any other score");
    let (was, score, reason) = (four, totals(&[80, 8, 0, 0]), "misread".into());
    let corrected = CorrectPod { at: at(1, 2), was, score, reason, dispute: None };
    let corrected = settled.give(Command::CorrectPod(corrected)).goes();
    assert_eq!(unfinished(&corrected), [false, true]);
    assert_eq!(Tournament::replay(&corrected.log), corrected.tournament);
}

#[test]
fn the_preview_of_scores_matches_what_recording_them_does() {
    let told = begins(plays_a_heat(Scenario::in_pods().registers(NINE), points_of));
    // The best of the first heat are the worst of the second.
    let score = |table| (TableNumber(table), by_name(&told, table, |name| 4_000_000 - 4 * points_of(name)));
    let scores = vec![score(1), score(2)];
    let foretold = told.tournament.what_if_scored(RoundNumber(2), &scores);
    let before = told.tournament.pod_standings();
    let settled = SettleUnfinishedPods { round: RoundNumber(2), scores };
    let told = told.give(Command::SettleUnfinishedPods(settled)).goes();
    let after = told.tournament.pod_standings();
    let places: Vec<_> = foretold.iter().map(|shift| (shift.player, shift.place[1].unwrap())).collect();
    assert_eq!(places, after.iter().map(|line| (line.tally.player, line.place)).collect::<Vec<_>>());
    for shift in &foretold {
        let of =
            |lines: &[PodLine]| lines.iter().find(|line| line.tally.player == shift.player).cloned().unwrap();
        let (was, is) = (of(&before), of(&after));
        assert_eq!(shift.place, [Some(was.place), Some(is.place)]);
        assert_eq!(shift.total, [was.tally.total, is.tally.total]);
        assert_eq!(shift.place_points, [was.tally.place_points(), is.tally.place_points()]);
    }
    assert!(foretold.iter().any(|shift| shift.place[0] != shift.place[1]), "somebody moves");
    assert!(told.tournament.what_if_scored(RoundNumber(2), &[]).is_empty(), "nothing typed, nobody moves");
    let duels = Scenario::with_players(["Kira", "Odo"]).starts_round();
    assert!(duels.tournament.what_if_scored(RoundNumber(1), &[]).is_empty());
}

#[test]
fn a_correction_keeps_both_scores_and_changes_no_top_table_that_can_be_seated_again() {
    let told = plays_a_heat(Scenario::in_pods().registers(NINE), points_of);
    let correct = |told: &Scenario, table: u32, score: PodScore, was: PodScore| {
        let (at, reason) = (at(1, table), "misread".into());
        told.clone().give(Command::CorrectPod(CorrectPod { at, was, score, reason, dispute: None }))
    };
    let heat = |told: &Scenario, table: u32| {
        told.tournament.round(RoundNumber(1)).unwrap().pod(TableNumber(table)).unwrap().clone()
    };
    let was = heat(&told, 2).result.unwrap().score;
    correct(&told, 2, was.clone(), totals(&[0; 4])).refuses("was changed while this page was open");
    correct(&told, 2, was.clone(), was.clone()).refuses("already like that");
    let least = PodScore::Totals(was.totals().unwrap().iter().map(|total| total / 1_000).collect());
    let corrected = correct(&told, 2, least.clone(), was.clone()).goes();
    assert_eq!(heat(&corrected, 2).corrections[0].was.score, was);

    let told = seats_top(told).goes();
    // Without a winner of that pod, another player of the first would sit there.
    correct(&told, 2, totals(&[0; 4]), was.clone()).refuses("already seated from this result");
    // The same players would sit there.
    let same: Vec<i64> = was.totals().unwrap().iter().map(|total| total + 1).collect();
    correct(&told, 2, PodScore::Totals(same), was.clone()).goes();
    // Published it can still be taken back; once it has begun, the total is corrected and its players stay.
    let told = told.give(Command::PublishRound(PublishRound {})).goes();
    correct(&told, 2, totals(&[0; 4]), was.clone()).refuses("already seated from this result");
    let tens = by_name(&told, 1, |_| 10);
    let told = records(told, 1, tens).goes();
    assert_eq!(told.tournament.corrected_top_table(), None, "the control");
    for told in [told.clone(), told.closes().goes()] {
        let corrected = correct(&told, 2, totals(&[0; 4]), was.clone()).goes();
        assert_eq!(heat(&corrected, 2).result.unwrap().score, totals(&[0; 4]));
        assert_eq!(seats(&corrected, 1), seats(&told, 1));
        let other = corrected.tournament.corrected_top_table().unwrap();
        assert!(!other.miss.is_empty() && other.miss.iter().all(|player| seats(&told, 1).contains(player)));
        assert!(other.enter.iter().all(|player| !seats(&told, 1).contains(player)));
        assert_eq!(Tournament::replay(&corrected.log), corrected.tournament);
    }
}

#[test]
fn who_comes_back_after_the_top_table_began_is_no_correction() {
    let told = plays_a_heat(Scenario::in_pods().registers(NINE), points_of);
    let player = told.player("Kira");
    assert!(top_seats(&told).contains(&player), "the control: her total would seat her there");
    let told = seats_top(told.drops("Kira").goes()).goes();
    let told = told.give(Command::PublishRound(PublishRound {})).goes();
    let tens = by_name(&told, 1, |_| 10);
    let told = records(told, 1, tens).goes();
    let told = told.give(Command::ReinstatePlayer(ReinstatePlayer { player })).goes();
    assert!(told.tournament.player(player).unwrap().is_active());
    assert_eq!(told.tournament.corrected_top_table(), None);
}

#[test]
fn the_top_table_is_not_redone_once_a_total_of_a_heat_was_corrected() {
    let seated = seats_top(plays_a_heat(Scenario::in_pods().registers(NINE), points_of)).goes();
    let number = EntryNumber(u32::try_from(seated.log.len()).unwrap());
    let span = ActSpan { first: number, last: number };
    let by = || Undoer { id: ActorId::Operator, directs: true };
    let redo = || Command::RedoAct(RedoAct { span, by: by(), reason: "it was right".into() });
    let undo = Command::UndoAct(UndoAct { span, by: by(), reason: "too early".into() });
    let undone = seated.clone().give(undo).goes();
    let heat = undone.tournament.round(RoundNumber(1)).unwrap();
    let was = heat.pod(TableNumber(2)).unwrap().result.as_ref().unwrap().score.clone();
    let (at, score, reason) = (at(1, 2), totals(&[0; 4]), "misread".into());
    let correct = Command::CorrectPod(CorrectPod { at, was, score, reason, dispute: None });
    undone.clone().give(correct).goes().give(redo()).refuses("without it");
    let control = undone.give(redo()).goes();
    assert_eq!(control.tournament.state(), seated.tournament.state());
}

#[test]
fn who_leaves_a_published_top_table_is_named_until_something_is_reported_there() {
    let told = seats_top(plays_a_heat(Scenario::in_pods().registers(NINE), points_of)).goes();
    let told = told.give(Command::PublishRound(PublishRound {})).goes();
    assert_eq!(told.tournament.left_top_table(), None, "the control");
    let (gone, tens) = (seats(&told, 1)[0], by_name(&told, 1, |_| 10));
    let name = told.name(gone).to_owned();
    let told = told.drops(&name).goes();
    let left = told.tournament.left_top_table().unwrap();
    assert_eq!((left.miss, left.enter.len()), (vec![gone], 1));
    assert_eq!(told.tournament.corrected_top_table(), None);
    let told = records(told, 1, tens).goes();
    assert_eq!(told.tournament.left_top_table(), None);
    assert_eq!(told.tournament.corrected_top_table(), None, "nothing was corrected");
}

#[test]
fn the_director_swaps_players_of_a_draft_but_never_those_of_the_top_table() {
    let told = pairs(Scenario::in_pods().registers(NINE)).goes();
    let (one, other) = (seats(&told, 1)[0], seats(&told, 2)[0]);
    let swap = |told: Scenario, one, other, reason: &str| {
        told.give(Command::SwapPlayers(SwapPlayers { one, other, reason: reason.into() }))
    };
    swap(told.clone(), one, one, "why").refuses("two different players");
    swap(told.clone(), one, PlayerId(77), "why").refuses("not in the draft");
    swap(told.clone(), one, other, "").refuses("Write down the reason");
    let told = swap(told, one, other, "brothers").goes();
    assert_eq!((seats(&told, 1)[0], seats(&told, 2)[0]), (other, one));
    assert_eq!(newest(&told).changed_by_hand.as_deref(), Some("brothers"));
    told.clone().drops("Kira").refuses("is seated in the draft");

    let told = told.give(Command::DiscardPairings(DiscardPairings { reason: "again".into() })).goes();
    let told = plays_a_heat(told, points_of);
    let told =
        told.give(Command::SeatTopTable(SeatTopTable { seen: vec![PlayerId(1)] })).refuses("has changed");
    let told = seats_top(told).goes();
    let top = seats(&told, 1);
    swap(told, top[0], top[1], "why").refuses("The heats say who sits at the top table");
}

#[test]
fn a_heat_that_is_still_played_is_called_a_heat() {
    let told = begins(Scenario::in_pods().registers(NINE)).closes().refuses("Heat 1 cannot close yet: ");
    pairs(told).refuses("Heat 1 is still being played: ");
}

#[test]
fn a_player_who_drops_between_heats_is_no_longer_seated_and_keeps_the_total() {
    let told = plays_a_heat(Scenario::in_pods().registers(NINE), points_of).drops("Kira").goes();
    let told = begins(told);
    assert_eq!(sizes(&told), [4, 4]);
    assert!(newest(&told).pod_of(told.player("Kira")).is_none());
    assert_eq!(places(&told)[0], (1, "Kira".to_owned()));
    assert!(
        !top_seats(&told).contains(&told.player("Kira")),
        "nor is there a place for them at the top table"
    );
}

#[test]
fn the_top_table_follows_a_heat_and_only_the_recorded_draw_breaks_its_ties() {
    let told = Scenario::in_pods().registers(NINE);
    told.clone()
        .give(Command::SeatTopTable(SeatTopTable { seen: vec![] }))
        .refuses("No heat has been played yet");
    let told = plays_a_heat(told, |_| 7);
    let told = seats_top(told).goes();
    let Entry::TopTableSeated(seated) = told.last.as_ref().unwrap().first().unwrap() else { panic!() };
    assert!(seated.drawn, "everybody is level");
    assert_eq!((seated.pod.players.len(), seated.reserves.len(), seated.winners), (8, 1, 8));
    let again = told.clone().give(Command::DiscardPairings(DiscardPairings { reason: "x".into() })).goes();
    pairs(again).goes();
}

#[test]
fn commands_of_games_of_two_are_refused_in_pods_and_the_other_way_round() {
    let told = plays_a_heat(Scenario::in_pods().registers(NINE), points_of);
    let profile = Box::new(arbiter::data::scoring_profile("tcc-1e-2023").unwrap().clone());
    let of_two = "played in pods, and that is for games of two players";
    told.clone().give(Command::ChangeProfile(ChangeProfile { profile, reason: "x".into() })).refuses(of_two);
    let cut = arbiter::domain::bracket::cut::Cut::to(arbiter::domain::bracket::cut::Size::ALL[0]);
    let decks = arbiter::domain::tournament::cut::CutDecks::Same;
    told.clone()
        .give(Command::StartCut(StartCut { cut, minutes: 60, decks, seen: vec![], given: None }))
        .refuses(of_two);
    let duel = Scenario::with_players(["Kira", "Odo"]).starts_round();
    let result = duel.result("Kira", 100, 0, crate::support::scenario::End::Complete);
    told.clone().give(Command::RecordResult(RecordResult { at: at(1, 1), result })).refuses("no table 1");
    let other = Command::ChangeSettings(ChangeSettings { settings: settings(), reason: "x".into() });
    told.clone().give(other).refuses("Only Tribbles is played in pods");
    let issued = IssuePenalty {
        player: PlayerId(1),
        judge: Judge::default(),
        kind: "conduct".to_owned(),
        level: PenaltyLevel::Forfeit,
        round: Some(RoundNumber(1)),
        reason: "x".into(),
        dispute: None,
        others: false,
    };
    told.give(Command::IssuePenalty(issued)).refuses("Nobody forfeits a pod");

    let in_pods = "played in games of two, and that is for pods";
    duel.clone().give(Command::SeatTopTable(SeatTopTable { seen: vec![] })).refuses(in_pods);
    duel.give(Command::RecordPod(RecordPod { at: at(1, 1), score: totals(&[0, 0]) })).refuses(in_pods);
    let Command::CreatePodTournament(mut created) = creation_in_pods() else { unreachable!() };
    created.settings.edition = Edition::First;
    let refused = Tournament::default().decide(&Command::CreatePodTournament(created.clone()));
    assert!(refused.unwrap_err().to_string().contains("Only Tribbles"));
    created.settings.edition = Edition::Tribbles;
    created.rules.profile.pods.most.value = 5;
    let refused = Tournament::default().decide(&Command::CreatePodTournament(created));
    assert!(refused.unwrap_err().to_string().contains("so that any number can be seated"));
}

#[test]
fn a_pod_gets_time_and_a_judge_who_sits_there_does_not_rule() {
    let told = begins(Scenario::in_pods().registers(NINE));
    let judge = |seats| Judge { id: "account:nog".into(), seats, has_last_word: true, directs: true };
    let time = ExtendTime {
        at: at(1, 2),
        minutes: 10,
        reason: "a call".into(),
        dispute: None,
        judge: judge(vec![]),
    };
    let told = told.give(Command::ExtendTime(time.clone())).goes();
    let round = newest(&told);
    let ends = |table| round.pod_ends_at(round.pod(TableNumber(table)).unwrap()).unwrap();
    assert_eq!((ends(2) - ends(1)).num_minutes(), 10);
    told.clone().give(Command::ExtendTime(ExtendTime { at: at(1, 9), ..time })).refuses("has no table 9");
    let asked = OpenDispute {
        at: Some(at(1, 2)),
        question: "Who went out?".to_owned(),
        facts: String::new(),
        by: String::new().into(),
        again: false,
    };
    let told = told.give(Command::OpenDispute(asked)).goes();
    let beside = seats(&told, 2)[3];
    let rules = |seats| {
        let (dispute, seen) = (arbiter::domain::id::DisputeNumber(1), Default::default());
        let (judge, text) = (judge(seats), "Rom.".to_owned());
        Command::GiveRuling(arbiter::domain::tournament::command::GiveRuling {
            question: None,
            dispute,
            judge,
            seen,
            text,
            without_authority: true,
        })
    };
    told.clone().give(rules(vec![beside])).refuses("You sit at the table of dispute 1");
    told.clone().give(rules(vec![seats(&told, 1)[0]])).goes();
}

#[test]
fn a_log_with_an_impossible_pod_is_detected() {
    let told = plays_a_heat(Scenario::in_pods().registers(NINE), points_of);
    let here = Tournament::replay(&told.log);
    let heat = told.log.iter().find_map(|line| match &line.entry {
        Entry::HeatPaired(it) => Some(it.clone()),
        _ => None,
    });
    let mut next = heat.unwrap();
    next.round = RoundNumber(2);
    next.seed = here.next_seed().unwrap();
    // The same pods again.
    let pairs: usize = next.pods.iter().map(|pod| pod.players.len() * (pod.players.len() - 1) / 2).sum();
    next.repeats = u32::try_from(pairs).unwrap();
    assert_eq!(here.can_follow(&Entry::HeatPaired(next.clone())), Ok(()));
    assert_eq!(here.gives_true_reasons(&Entry::HeatPaired(next.clone())), Ok(()));
    let faulty = |change: &dyn Fn(&mut HeatPaired)| {
        let mut heat = next.clone();
        change(&mut heat);
        here.can_follow(&Entry::HeatPaired(heat)).unwrap_err().to_string()
    };
    assert!(faulty(&|heat| heat.round = RoundNumber(5)).contains("round 2 is the next"));
    assert!(faulty(&|heat| heat.seed += 1).contains("does not follow from the number drawn at set-up"));
    let never = Entry::HeatPaired(HeatPaired { repeats: 0, ..next.clone() });
    assert_eq!(here.can_follow(&never), Ok(()), "an undoing does not reckon who met");
    let refused = here.gives_true_reasons(&never).unwrap_err().to_string();
    assert!(refused.contains("it gives other reasons or figures"));
    assert!(faulty(&|heat| heat.pods[0].players.truncate(3)).contains("3 players, which no pod can have"));
    assert!(faulty(&|heat| heat.pods[1].table = TableNumber(1)).contains("has table 1 twice"));
    assert!(faulty(&|heat| heat.pods[1].players[0] = heat.pods[0].players[0]).contains("twice"));
    assert!(faulty(&|heat| heat.pods[0].players[0] = PlayerId(99)).contains("player 99, which is not there"));
    let open = begins(Scenario::in_pods().registers(NINE)).tournament;
    let recorded = |score| {
        let (round, table) = (RoundNumber(1), TableNumber(1));
        open.can_follow(&Entry::PodRecorded(arbiter::domain::tournament::entry::PodRecorded {
            round,
            table,
            score,
            unfinished: false,
        }))
    };
    assert_eq!(recorded(totals(&[1; 5])), Ok(()));
    assert!(recorded(totals(&[1; 4])).unwrap_err().to_string().contains("not one of that pod"));
    let duel = Scenario::with_players(["Kira", "Odo"]);
    assert!(
        duel.tournament
            .can_follow(&Entry::HeatPaired(next))
            .unwrap_err()
            .to_string()
            .contains("games of two")
    );
    let duel = duel.starts_round();
    let paired = duel.log.iter().find(|line| matches!(line.entry, Entry::RoundPaired(_))).unwrap();
    let early = Scenario::in_pods().registers(["Kira", "Odo"]);
    assert!(
        early.tournament.can_follow(&paired.entry).unwrap_err().to_string().contains("where pods are played")
    );
}
