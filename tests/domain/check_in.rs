//! Players check in, and only those who are here are paired.

use crate::support::scenario::Scenario;
use arbiter::domain::id::{EntryNumber, PlayerId, RoundNumber};
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{
    CloseCheckIn, Command, DiscardPairings, NoteCheckIns, OpenCheckIn, PairWhoIsHere, PublishRound, UndoAct,
    Undoer,
};
use arbiter::domain::tournament::entry::Entry;

const SIX: [&str; 6] = ["Kira", "Odo", "Quark", "Nog", "Leeta", "Rom"];

fn opens(told: Scenario) -> Scenario {
    told.give(Command::OpenCheckIn(OpenCheckIn {}))
}

fn notes(told: Scenario, here: &[&str], gone: &[&str]) -> Scenario {
    let [here, gone] = [here, gone].map(|names| names.iter().map(|name| told.player(name)).collect());
    told.give(Command::NoteCheckIns(NoteCheckIns { here, gone }))
}

fn pairs_who_is_here(told: Scenario, drops: &[&str]) -> Scenario {
    let drop = drops.iter().map(|name| told.player(name)).collect();
    told.give(Command::PairWhoIsHere(PairWhoIsHere { drop }))
}

fn plays(told: &Scenario, name: &str) -> bool {
    told.tournament.rounds().next_back().unwrap().involves(told.player(name))
}

#[test]
fn only_who_is_here_is_paired_and_nobody_is_dropped_unsaid() {
    let told = opens(Scenario::with_players(SIX)).goes();
    let told = notes(told, &["Kira", "Odo", "Quark"], &[]).goes();
    let waits: Vec<&str> = told.tournament.not_checked_in().map(|player| told.name(player.id)).collect();
    assert_eq!(waits, ["Nog", "Leeta", "Rom"]);
    // Quark is to be dropped and has come meanwhile: who is here is paired.
    let told = pairs_who_is_here(told, &["Rom", "Quark"]).goes();
    assert_eq!(SIX.map(|name| plays(&told, name)), [true, true, true, false, false, false]);
    let round = told.tournament.rounds().next().unwrap();
    assert_eq!(round.absent, [told.player("Nog"), told.player("Leeta")]);
    let active = |name: &str| told.tournament.player(told.player(name)).unwrap().is_active();
    assert_eq!(SIX.map(active), [true, true, true, true, true, false]);
    assert_eq!(Tournament::replay(&told.log), told.tournament);
    // Who came late is paired from the next round on, without another check-in.
    let told = told.give(Command::PublishRound(PublishRound {})).goes().plays_the_rest().closes().goes();
    let told = told.starts_round();
    assert!(plays(&told, "Nog") && plays(&told, "Leeta") && !plays(&told, "Rom"));
}

#[test]
fn a_tick_counts_once_and_is_taken_back_by_nobody_who_did_not_see_it() {
    let told = opens(Scenario::with_players(SIX)).goes();
    opens(told.clone()).adds_nothing();
    let told = notes(told, &["Kira", "Kira", "Odo"], &[]).goes();
    notes(told.clone(), &["Kira"], &[]).adds_nothing();
    notes(told.clone(), &[], &["Quark"]).adds_nothing();
    notes(told.clone(), &["Kira"], &["Kira"]).adds_nothing();
    let told = notes(told, &["Nog"], &["Odo"]).goes();
    let Some(Entry::PlayersCheckedIn(it)) = told.log.last().map(|line| &line.entry) else { panic!() };
    assert_eq!((it.round, it.here.len(), it.gone.len()), (RoundNumber(1), 1, 1));
    let here = |name: &str| told.tournament.check_in().unwrap().is_here(told.player(name));
    assert_eq!(SIX.map(here), [true, false, false, true, false, false]);
}

#[test]
fn what_cannot_be_checked_in_is_refused_with_the_way_on() {
    let closed = "No check-in is open for the round to come, so nothing was recorded. The director opens it.";
    let told = Scenario::with_players(SIX);
    notes(told.clone(), &["Kira"], &[]).is_refused(closed);
    pairs_who_is_here(told.clone(), &[]).is_refused(closed);
    told.clone().give(Command::CloseCheckIn(CloseCheckIn {})).adds_nothing();
    let told = opens(told).goes();
    let stranger = PlayerId(99);
    let unknown = "Nobody has number 99 in this tournament. Check the number on the player list.";
    for (here, gone) in [(vec![stranger], vec![]), (vec![], vec![stranger])] {
        told.clone().give(Command::NoteCheckIns(NoteCheckIns { here, gone })).is_refused(unknown);
    }
    told.clone().give(Command::PairWhoIsHere(PairWhoIsHere { drop: vec![stranger] })).is_refused(unknown);
    pairs_who_is_here(told.clone(), &[]).is_refused(
        "A round needs at least two players, and 0 can be paired now. Register or reinstate players first.",
    );
    let gone = told.clone().drops("Rom").goes();
    notes(gone, &["Rom"], &[]).is_refused("Rom has already dropped. Reinstate the player to pair again.");
    let ended = told.give(Command::CloseCheckIn(CloseCheckIn {})).goes();
    notes(ended.clone(), &["Kira"], &[]).is_refused(closed);
    assert_eq!(ended.starts_round().tournament.rounds().next().unwrap().tables().len(), 3);
}

#[test]
fn a_check_in_is_for_one_round_and_comes_back_with_it() {
    let told = notes(opens(Scenario::with_players(SIX)).goes(), &["Kira", "Odo"], &[]).goes();
    let draft = pairs_who_is_here(told, &[]).goes();
    // A draft keeps it: a player who arrives now is paired once the draft is discarded.
    let late = notes(draft.clone(), &["Nog", "Rom"], &[]).goes();
    let again = late.give(Command::DiscardPairings(DiscardPairings { reason: "two came".into() })).goes();
    assert!(plays(&pairs_who_is_here(again, &[]).goes(), "Nog"));
    let published = draft.clone().give(Command::PublishRound(PublishRound {})).goes();
    assert!(published.tournament.check_in().is_none());
    let number = EntryNumber(u32::try_from(published.log.len()).unwrap());
    let span = ActSpan { first: number, last: number };
    let by = Undoer { id: arbiter::domain::actor::ActorId::Operator, directs: true };
    let undo = Command::UndoAct(UndoAct { span, by, reason: "too early".into() });
    let back = published.clone().give(undo).goes();
    assert_eq!(back.tournament.state(), draft.tournament.state());
    // The next one begins with nobody.
    let next = opens(published.plays_the_rest()).goes();
    assert_eq!(next.tournament.check_in().unwrap().round, RoundNumber(2));
    assert_eq!(next.tournament.not_checked_in().count(), 6);
}

#[test]
fn a_director_who_opens_no_check_in_notices_nothing() {
    let told = Scenario::with_players(SIX).starts_round();
    assert_eq!(told.tournament.not_checked_in().count(), 0);
    assert!(told.tournament.rounds().next().unwrap().absent.is_empty());
}

#[test]
fn heats_are_seated_with_who_is_here_and_nobody_checks_in_for_the_top_table() {
    let told = Scenario::in_pods().registers(["A", "B", "C", "D", "E", "F", "G", "H", "I"]);
    let told = opens(told).goes();
    let told = notes(told, &["A", "B", "C", "D"], &[]).goes();
    let told = pairs_who_is_here(told, &["I"]).goes();
    let seated: usize =
        told.tournament.rounds().next().unwrap().pods().map(|pod| pod.pod.players.len()).sum();
    assert_eq!(seated, 4);
}
