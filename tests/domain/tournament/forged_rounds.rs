//! Rounds, cuts and heats that nobody can have drawn are refused in a log from elsewhere.

use crate::support::reason;
use crate::support::scenario::{POOL, Scenario};
use arbiter::domain::bracket::cut::{Cut, Size};
use arbiter::domain::hash::ListHash;
use arbiter::domain::id::{
    AtTable, DisputeNumber, EntryNumber, GroupNumber, PlayerId, RoundNumber, TableNumber,
};
use arbiter::domain::pairing::algorithm::Algorithm;
use arbiter::domain::pods::score::PodScore;
use arbiter::domain::reason::Reason;
use arbiter::domain::tournament::Stamped;
use arbiter::domain::tournament::command::{
    Command, NoteCheckIns, OpenCheckIn, RecordPod, SeatTopTable, StartCut,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::entry::{
    ActUndone, CheckInOpened, CutStarted, DeckSubmitted, Entry, FactsStated, HeatPaired, PlayersCheckedIn,
    PlayersKeptApart, RoundPaired, TopTableSeated,
};
use arbiter::domain::tournament::teller::Teller;

const FOUR: [&str; 4] = ["Kira", "Odo", "Quark", "Nog"];
const SEVEN: [&str; 7] = ["Kira", "Odo", "Quark", "Nog", "Rom", "Leeta", "Garak"];
const ONE: RoundNumber = RoundNumber(1);
const TWO: RoundNumber = RoundNumber(2);

/// Why this entry cannot be next, by everything that a verification asks.
fn follows(told: &Scenario, entry: &Entry) -> Result<(), String> {
    let fits = told.tournament.can_follow(entry).and_then(|()| told.tournament.gives_true_reasons(entry));
    fits.map_err(|why| why.to_string())
}

fn newest(told: &Scenario) -> EntryNumber {
    EntryNumber(u32::try_from(told.log.len()).unwrap())
}

fn undoes(told: &Scenario, line: EntryNumber) -> Result<(), String> {
    let (first, last, reason) = (line, line, reason("forged"));
    follows(told, &Entry::ActUndone(ActUndone { first, last, reason }))
}

fn paired(told: &Scenario) -> RoundPaired {
    let drawn = told.clone().pairs().goes();
    let Entry::RoundPaired(it) = &drawn.log.last().unwrap().entry else { panic!("a round") };
    it.clone()
}

/// The entry as versions wrote it that kept the sentence alone.
fn sentences_alone(it: &RoundPaired) -> RoundPaired {
    let mut it = it.clone();
    it.tables.iter_mut().for_each(|table| table.cause = None);
    it.bye.iter_mut().for_each(|bye| bye.cause = None);
    it
}

#[test]
fn a_round_or_a_cut_that_begins_while_a_round_is_open_is_detected() {
    let open = Scenario::with_players(FOUR).starts_round().plays_the_rest();
    let closed = open.clone().closes().goes();
    let closing = newest(&closed);
    let draft = closed.clone().pairs().goes();
    let paired = &draft.log.last().unwrap().entry;
    let refused = Err("it begins a round or a cut while round 1 is open".to_owned());
    assert_eq!(follows(&closed, paired), Ok(()), "the control");
    assert_eq!(follows(&open, paired), refused);
    let cut = Entry::CutStarted(cut_of(&closed));
    assert_eq!(follows(&closed, &cut), Ok(()), "the control");
    assert_eq!(follows(&open, &cut), refused);
    assert!(undoes(&draft, closing).is_err(), "nor is a closing undone below a later round");
    let (first, last, reason) = (closing, newest(&draft), reason("forged"));
    let both = Entry::ActUndone(ActUndone { first, last, reason });
    assert_eq!(follows(&draft, &both), Ok(()), "the control");
    assert_eq!(undoes(&closed, closing), Ok(()), "the control");
}

#[test]
fn a_heat_that_begins_while_one_is_open_is_detected() {
    let open = in_one_pod();
    let closed = open.clone().closes().goes();
    let next = closed.clone().pairs().goes();
    let next = &next.log.last().unwrap().entry;
    assert_eq!(follows(&closed, next), Ok(()), "the control");
    assert_eq!(follows(&open, next), Err("it begins a round or a cut while round 1 is open".to_owned()));
}

#[test]
fn a_round_that_leaves_a_player_out_or_seats_one_who_cannot_play_is_detected() {
    let told = Scenario::with_players(SEVEN).plays_a_round();
    let drawn = paired(&told);
    let refused =
        Err("round 2 leaves out a player who can play in it and is not absent, or gives a place to one \
                       who cannot"
            .to_owned());
    for sound in [drawn.clone(), sentences_alone(&drawn)] {
        let forged = |change: &dyn Fn(&mut RoundPaired)| {
            let mut entry = sound.clone();
            change(&mut entry);
            follows(&told, &Entry::RoundPaired(entry))
        };
        assert_eq!(forged(&|_| {}), Ok(()), "the control");
        for wrong in [
            forged(&|it| it.bye = None),
            forged(&|it| drop(it.tables.pop())),
            forged(&|it| it.absent = vec![it.tables[0].players[0]]),
        ] {
            assert_eq!(wrong, refused);
        }
    }
    let gone = told.drops("Odo").goes();
    assert_eq!(follows(&gone, &Entry::RoundPaired(sentences_alone(&drawn))), refused);
    assert_eq!(follows(&gone, &Entry::RoundPaired(paired(&gone))), Ok(()), "the control");
}

#[test]
fn a_round_whose_figures_pairs_or_tables_do_not_follow_is_detected_without_reasons_too() {
    let told = Scenario::with_players(SEVEN).plays_a_round().plays_a_round();
    let first = told.log.iter().find_map(|line| match &line.entry {
        Entry::RoundPaired(it) => Some(it.clone()),
        _ => None,
    });
    let (first, drawn) = (first.unwrap(), paired(&told));
    let sound = sentences_alone(&drawn);
    let forged = |change: &dyn Fn(&mut RoundPaired)| {
        let mut entry = sound.clone();
        change(&mut entry);
        follows(&told, &Entry::RoundPaired(entry))
    };
    assert_eq!(forged(&|_| {}), Ok(()), "the control");
    let figures = "it gives other reasons or figures for the pairs of round 3 than the log before it";
    let again = |it: &mut RoundPaired| {
        it.tables.clone_from(&sentences_alone(&first).tables);
        it.bye.clone_from(&sentences_alone(&first).bye);
    };
    for wrong in [forged(&|it| it.rematches = 9), forged(&|it| it.float = "77".to_owned()), forged(&again)] {
        assert_eq!(wrong, Err(figures.to_owned()));
    }
    let order = "the tables of round 3 are not in the order of their numbers and of the points";
    assert_eq!(forged(&|it| it.tables.reverse()), Err(order.to_owned()));
    let turns = |it: &mut RoundPaired| it.tables[0].players.reverse();
    let otherwise = "its algorithm pairs round 3 otherwise with this seed";
    assert_eq!(forged(&turns), Err(otherwise.to_owned()));
    let of_older = |it: &mut RoundPaired| {
        turns(it);
        it.algorithm = Algorithm::ScoreGroups;
    };
    assert_eq!(forged(&of_older), Ok(()), "rounds of older algorithms are not paired again");
}

/// The entry that starts a cut to two now.
fn cut_of(told: &Scenario) -> CutStarted {
    let (setup, seed) = (told.tournament.setup().unwrap(), told.tournament.next_seed().unwrap());
    let cut = Cut::to(Size::try_from(2_u32).unwrap());
    let seen = told.tournament.seeding(setup, cut, seed).unwrap().seeds;
    let start = StartCut { cut, minutes: 60, decks: CutDecks::Same, seen, given: None };
    let started = told.clone().give(Command::StartCut(start)).goes();
    let Entry::CutStarted(it) = &started.log.last().unwrap().entry else { panic!("a cut") };
    it.clone()
}

#[test]
fn a_cut_after_another_round_or_with_another_draw_is_detected() {
    let told = Scenario::with_players(FOUR).plays_a_round();
    let sound = cut_of(&told);
    let forged = |change: &dyn Fn(&mut CutStarted)| {
        let mut entry = sound.clone();
        change(&mut entry);
        follows(&told, &Entry::CutStarted(entry))
    };
    assert_eq!(forged(&|_| {}), Ok(()), "the control");
    for after in [0, 2] {
        let refused = format!("its cut comes after round {after}, and round 1 was the last");
        assert_eq!(forged(&|it| it.after = RoundNumber(after)), Err(refused));
    }
    let drawn = "it gives others who shared a place or were drawn than the standings do";
    assert_eq!(forged(&|it| it.drawn.push(vec![PlayerId(1), PlayerId(2)])), Err(drawn.to_owned()));
}

/// Four players whose only pod has a score.
fn in_one_pod() -> Scenario {
    let (at, score) = (AtTable::new(ONE, TableNumber(1)), PodScore::Totals(vec![90, 8, 1, 0]));
    let told = Scenario::in_pods().registers(FOUR).starts_round();
    told.give(Command::RecordPod(RecordPod { at, score })).goes()
}

#[test]
fn a_heat_of_other_players_sizes_or_figures_is_detected() {
    let names: [&str; 14] = POOL[..14].try_into().unwrap();
    let told = Scenario::in_pods().registers(names);
    let drawn = told.clone().pairs().goes();
    let Entry::HeatPaired(sound) = &drawn.log.last().unwrap().entry else { panic!("a heat") };
    let forged = |told: &Scenario, change: &dyn Fn(&mut HeatPaired)| {
        let mut entry = sound.clone();
        change(&mut entry);
        follows(told, &Entry::HeatPaired(entry))
    };
    assert_eq!(forged(&told, &|_| {}), Ok(()), "the control");
    let pool =
        Err("round 1 leaves out a player who can play in it and is not absent, or gives a place to one who \
                    cannot"
            .to_owned());
    assert_eq!(forged(&told, &|it| it.pods[0].players.truncate(4)), pool);
    assert_eq!(forged(&told, &|it| it.absent = vec![it.pods[0].players[0]]), pool);
    assert_eq!(forged(&told.clone().drops("Odo").goes(), &|_| {}), pool);
    let moves = |it: &mut HeatPaired| {
        let player = it.pods[1].players.pop().unwrap();
        it.pods[0].players.push(player);
    };
    let sizes = "heat 1 has pods of other sizes than its number of players gives";
    assert_eq!(forged(&told, &moves), Err(sizes.to_owned()));
    let figures = "it gives other reasons or figures for the pairs of round 1 than the log before it";
    for wrong in [forged(&told, &|it| it.proved = false), forged(&told, &|it| it.together = 1)] {
        assert_eq!(wrong, Err(figures.to_owned()));
    }
}

#[test]
fn a_top_table_with_another_draw_or_other_winners_is_detected() {
    let told = in_one_pod().closes().goes();
    let rules = told.tournament.setup().unwrap().pods().unwrap();
    let seen = told.tournament.top_table_now(rules, told.tournament.next_seed().unwrap()).unwrap().players;
    let seated = told.clone().give(Command::SeatTopTable(SeatTopTable { seen })).goes();
    let Entry::TopTableSeated(sound) = &seated.log.last().unwrap().entry else { panic!("a top table") };
    let forged = |change: &dyn Fn(&mut TopTableSeated)| {
        let mut entry = sound.clone();
        change(&mut entry);
        follows(&told, &Entry::TopTableSeated(entry))
    };
    assert_eq!(forged(&|_| {}), Ok(()), "the control");
    let refused = Err("it gives others who shared a place or were drawn than the standings do".to_owned());
    assert_eq!(forged(&|it| it.winners += 1), refused);
    assert_eq!(forged(&|it| it.drawn = !it.drawn), refused);
}

#[test]
fn players_kept_apart_are_two_at_least_and_each_is_named_once() {
    let told = Scenario::with_players(FOUR);
    let keeps = |players: &[u32]| {
        let players = players.iter().copied().map(PlayerId).collect();
        let (group, through, reason) = (GroupNumber(1), None, reason("one team"));
        follows(&told, &Entry::PlayersKeptApart(PlayersKeptApart { group, players, through, reason }))
    };
    let refused = Err("it keeps apart fewer than two players, or names one of them twice".to_owned());
    for players in [&[1][..], &[1, 1], &[1, 2, 1], &[]] {
        assert_eq!(keeps(players), refused);
    }
    assert_eq!(keeps(&[1, 2]), Ok(()), "the control");
}

#[test]
fn a_check_in_for_a_later_round_or_of_somebody_here_and_gone_is_detected() {
    let told = Scenario::with_players(FOUR);
    let opens = |round| follows(&told, &Entry::CheckInOpened(CheckInOpened { round }));
    let refused = Err("it opens the check-in for round 2, and round 1 is the one to come".to_owned());
    assert_eq!(opens(TWO), refused);
    assert_eq!(opens(ONE), Ok(()), "the control");
    let told = told.give(Command::OpenCheckIn(OpenCheckIn {})).goes();
    let notes = |gone: &[PlayerId]| {
        let (round, here, gone) = (ONE, vec![PlayerId(1)], gone.to_vec());
        follows(&told, &Entry::PlayersCheckedIn(PlayersCheckedIn { round, here, gone }))
    };
    let refused = Err("it says of player 1 both that they are here and that they are not".to_owned());
    assert_eq!(notes(&[PlayerId(1)]), refused);
    assert_eq!(notes(&[PlayerId(2)]), Ok(()), "the control");
    let refused = Err("it checks nobody in or out, or names somebody twice".to_owned());
    assert_eq!(notes(&[PlayerId(2), PlayerId(2)]), refused);
    let nobody = PlayersCheckedIn { round: ONE, here: Vec::new(), gone: Vec::new() };
    assert_eq!(follows(&told, &Entry::PlayersCheckedIn(nobody)), refused);
}

#[test]
fn a_check_in_for_a_cut_or_a_top_table_is_detected() {
    let told = Scenario::with_players(FOUR).plays_a_round();
    let opens = Entry::CheckInOpened(CheckInOpened { round: TWO });
    let mut cut = told.clone();
    let (at, actor, entry) = (told.log[0].at, told.log[0].actor.clone(), Entry::CutStarted(cut_of(&told)));
    cut.tournament.apply(&Stamped { at, actor, entry });
    let heat = in_one_pod().closes().goes();
    let (rules, seed) = (heat.tournament.setup().unwrap().pods().unwrap(), heat.tournament.next_seed());
    let seen = heat.tournament.top_table_now(rules, seed.unwrap()).unwrap().players;
    let seated = heat.clone().give(Command::SeatTopTable(SeatTopTable { seen })).goes();
    let refused =
        Err("it opens a check-in where a cut, a top table or a timetable says who plays".to_owned());
    for (before, after) in [(&told, &cut), (&heat, &seated)] {
        assert_eq!(follows(before, &opens), Ok(()), "the control");
        assert_eq!(follows(after, &opens), refused);
    }
}

#[test]
fn a_list_that_is_legal_with_errors_and_facts_without_words_are_detected() {
    let told = Scenario::with_players(FOUR).starts_round().disputes("Kira", "Does it count?").goes();
    let submits = |legal: bool, errors: u32| {
        let sha256 = ListHash::of("a list");
        let list = DeckSubmitted { player: PlayerId(1), sha256, legal, errors, cards: 66 };
        follows(&told, &Entry::DeckSubmitted(list))
    };
    let refused = Err("it calls the list of player 1 legal with errors, or not legal without any".to_owned());
    assert_eq!([submits(true, 7), submits(false, 0)], [refused.clone(), refused]);
    assert_eq!([submits(true, 0), submits(false, 7)], [Ok(()), Ok(())], "the control");
    let states = |text: &str| {
        let (dispute, by, text) = (DisputeNumber(1), Teller::Unsaid, text.to_owned());
        follows(&told, &Entry::FactsStated(FactsStated { dispute, by, text }))
    };
    assert_eq!(states(" "), Err("it states facts without a word".to_owned()));
    assert_eq!(states("It was played."), Ok(()), "the control");
}

#[test]
fn an_undoing_without_a_reason_or_of_a_tick_behind_a_pairing_is_detected() {
    let told = Scenario::with_players(FOUR).give(Command::OpenCheckIn(OpenCheckIn {})).goes();
    let (here, gone) = (vec![PlayerId(1), PlayerId(2)], Vec::new());
    let ticked = told.give(Command::NoteCheckIns(NoteCheckIns { here, gone })).goes();
    let tick = newest(&ticked);
    let blank: Reason = serde_json::from_str("\"\"").unwrap();
    let nameless = Entry::ActUndone(ActUndone { first: tick, last: tick, reason: blank });
    assert_eq!(follows(&ticked, &nameless), Err("it undoes or redoes entries without a reason".to_owned()));
    assert_eq!(undoes(&ticked, tick), Ok(()), "the control");
    let refused =
        format!("it undoes or redoes entries {tick} to {tick}, and the others could not be there then");
    assert_eq!(undoes(&ticked.pairs().goes(), tick), Err(refused));
}
