//! A tournament from its set-up to the drafts and rounds, with the words that the director reads.

use std::collections::BTreeSet;

use super::EIGHT;
use crate::support::scenario::{End, Scenario, creation, settings};
use arbiter::domain::id::{PlayerId, RoundNumber};
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::{
    ChangeSettings, CloseTournament, Command, DiscardPairings, PairRound, PublishRound, SwapPlayers,
};
use arbiter::domain::tournament::settings::Settings;

#[test]
fn a_tournament_is_set_up_once() {
    Scenario::with_players(EIGHT)
        .give(creation("tcc-1e-2023"))
        .is_refused("This tournament is already set up.");
}

#[test]
fn nothing_happens_before_set_up() {
    let refused = Tournament::default().decide(&Command::CloseTournament(CloseTournament {}));
    assert_eq!(refused.unwrap_err().to_string(), "This tournament is not set up yet. Create it first.");
}

#[test]
fn a_tournament_needs_a_title_that_players_find() {
    let mut nameless = settings();
    nameless.title = "  ".to_owned();
    Scenario::with_players(EIGHT)
        .give(Command::ChangeSettings(ChangeSettings { settings: nameless, reason: "typo".into() }))
        .is_refused("Give the tournament a title, so that players find it.");
}

#[test]
fn as_many_rounds_as_are_published_stay_planned() {
    let planning = |rounds: u32| {
        let settings = Settings { rounds, ..settings() };
        Command::ChangeSettings(ChangeSettings { settings, reason: "it gets late".into() })
    };
    let told = Scenario::with_players(EIGHT).plays_a_round().give(planning(1)).goes();
    let told = told.give(planning(2)).goes().starts_round().plays_the_rest().closes().goes();
    let told = told.give(planning(1)).is_refused("Round 2 is published, so plan at least 2 rounds.");
    // A draft is seen by nobody yet.
    let told = told.pairs().goes().give(planning(3)).goes().give(planning(2)).goes();
    // A round more than planned changes no plan, and the other settings can still change.
    let told = told.give(Command::PublishRound(PublishRound {})).goes();
    let renamed = Settings { rounds: 2, title: "Deep Space Open II".to_owned(), ..settings() };
    let told = told
        .give(Command::ChangeSettings(ChangeSettings { settings: renamed, reason: "typo".into() }))
        .goes();
    told.give(planning(1)).is_refused("Round 3 is published, so plan at least 3 rounds.");
}

#[test]
fn everyone_is_seated_once_in_every_round_and_nobody_meets_twice() {
    let mut told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak"]);
    for _ in 0..3 {
        told = told.plays_a_round();
    }
    let mut met = BTreeSet::new();
    for round in told.tournament.rounds() {
        let mut seated: Vec<PlayerId> = round.tables().flat_map(|table| table.pair.players).collect();
        seated.extend(round.bye.iter().map(|bye| bye.player));
        seated.sort_unstable();
        assert_eq!(seated, (1..=7).map(PlayerId).collect::<Vec<_>>(), "round {}", round.number);
        for table in round.tables() {
            let mut pair = table.pair.players;
            pair.sort_unstable();
            assert!(met.insert(pair), "{pair:?} meet twice");
        }
    }
    let byes: BTreeSet<_> =
        told.tournament.rounds().flat_map(|round| &round.bye).map(|bye| bye.player).collect();
    assert_eq!(byes.len(), 3, "nobody has a second bye");
}

#[test]
fn replaying_the_log_gives_the_tournament() {
    let told = Scenario::with_players(EIGHT).plays_a_round().starts_round().drops("Rom");
    assert_eq!(Tournament::replay(&told.log), told.tournament);
    let cut = &told.log[..told.log.len() - 1];
    assert_ne!(Tournament::replay(cut), told.tournament, "a lost entry is a different tournament");
}

#[test]
fn the_same_log_is_paired_the_same_way_again() {
    let pairs = || Scenario::with_players(EIGHT).plays_a_round().pairs().goes().log;
    assert_eq!(pairs(), pairs());
}

#[test]
fn a_round_waits_for_the_one_before() {
    Scenario::with_players(["Kira", "Odo"]).starts_round().pairs().is_refused(
        "Round 1 is still being played: no result yet from table 1. Close it before pairing the next.",
    );
}

#[test]
fn a_round_needs_two_players() {
    Scenario::with_players(["Kira"]).pairs().is_refused(
        "A round needs at least two players, and 1 can be paired now. Register or reinstate players first.",
    );
}

#[test]
fn a_round_needs_a_pair_and_not_only_byes() {
    let three = Scenario::with_players(["Kira", "Odo", "Quark"]);
    let with_byes = |byes: &[u32]| {
        let earned_byes = byes.iter().copied().map(PlayerId).collect();
        three.clone().give(Command::PairRound(PairRound { absent: vec![], earned_byes }))
    };
    with_byes(&[2, 3]).is_refused(
        "A round needs at least two players, and 1 can be paired now. Register or reinstate players first.",
    );
    assert!(with_byes(&[3]).goes().tournament.draft().is_some(), "two of them play");
}

#[test]
fn a_draft_is_not_played_before_it_is_published() {
    let told = Scenario::with_players(["Kira", "Odo"]).pairs().goes();
    assert!(told.tournament.history().rounds.is_empty(), "a draft counts for nothing");
    told.records("Kira", 100, 35, End::Complete)
        .is_refused("Round 1 is not published yet. Publish the pairings before recording results.");
}

#[test]
fn a_discarded_draft_is_paired_again_and_stays_in_the_log() {
    let told = Scenario::with_players(EIGHT).pairs().goes();
    let first = told.tournament.rounds().next().unwrap().seed;
    let told = told
        .give(Command::DiscardPairings(DiscardPairings { reason: "Nog came in at the door".into() }))
        .goes()
        .pairs()
        .goes();
    assert_ne!(told.tournament.rounds().next().unwrap().seed, first, "another draft is another draw");
    let kinds: Vec<_> = told.log.iter().map(|line| line.entry.kind()).collect();
    assert!(kinds.ends_with(&["round-paired", "pairings-discarded", "round-paired"]));
}

#[test]
fn a_player_registered_while_a_draft_waits_is_paired_once_it_is_discarded() {
    let told =
        Scenario::with_players(["Kira", "Odo", "Quark", "Nog"]).pairs().goes().registers(["Leeta", "Rom"]);
    let from_round = |told: &Scenario| told.tournament.player(told.player("Leeta")).unwrap().from_round;
    assert_eq!(from_round(&told), RoundNumber(2), "the draft goes on without them");
    let discard = Command::DiscardPairings(DiscardPairings { reason: "two came in at the door".into() });
    let told = told.give(discard.clone()).goes();
    assert_eq!(from_round(&told), RoundNumber(1));
    let again = told.pairs().goes();
    let round = again.tournament.rounds().next().unwrap();
    assert!(["Leeta", "Rom"].iter().all(|name| round.involves(again.player(name))));
    assert_eq!(Tournament::replay(&again.log), again.tournament);
    // A player who registers between two drafts is in the field as before, and one who came to an earlier round stays there.
    let told = again.give(discard.clone()).goes().registers(["Ziyal"]).pairs().goes();
    assert_eq!(told.tournament.player(told.player("Ziyal")).unwrap().from_round, RoundNumber(1));
    let told = told.give(Command::PublishRound(PublishRound {})).goes().registers(["Damar"]);
    let told = told.plays_the_rest().closes().goes().pairs().goes().give(discard).goes();
    assert_eq!(told.tournament.player(told.player("Damar")).unwrap().from_round, RoundNumber(2));
}

#[test]
fn the_director_swaps_two_players_of_a_draft() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]).pairs().goes();
    let bye = told.tournament.rounds().next().unwrap().bye.as_ref().unwrap().player;
    let seated = told.tournament.rounds().next().unwrap().tables().next().unwrap().pair.players[0];
    let reason = "brothers travelled together".into();
    let told = told.give(Command::SwapPlayers(SwapPlayers { one: bye, other: seated, reason })).goes();
    let round = told.tournament.rounds().next().unwrap();
    assert_eq!(round.bye.as_ref().unwrap().player, seated);
    assert_eq!(round.tables().next().unwrap().pair.players[0], bye);
    assert_eq!(round.changed_by_hand.as_deref(), Some("brothers travelled together"));
}
