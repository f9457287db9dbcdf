//! A heat in play is repaired.

use crate::support::reason;
use crate::support::scenario::Scenario;
use arbiter::domain::id::{AtTable, EntryNumber, GroupNumber, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::pods::score::{PodCounting, PodScore};
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{
    CloseRound, Command, KeepApart, LetMeet, PairRound, PublishRound, RecordPod, ReportPod, ReseatPlayers,
    SeatLatePlayer, SeatPodsAgain, SeatTopTable,
};
use arbiter::domain::tournament::entry::{Entry, PodRulesChanged, PodsChanged, PodsReseated};
use arbiter::domain::tournament::undo_refusal::UndoRefusal;

const NINE: [&str; 9] = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir", "Jake"];
const ONE: RoundNumber = RoundNumber(1);

fn pod(told: &Scenario, table: u32) -> Vec<PlayerId> {
    told.tournament.round(ONE).unwrap().pod(TableNumber(table)).unwrap().pod.players.clone()
}

fn reseats(told: &Scenario, one: PlayerId, other: PlayerId) -> Scenario {
    let reason = "a family".into();
    told.clone().give(Command::ReseatPlayers(ReseatPlayers { round: ONE, one, other, reason }))
}

fn seats_late(told: &Scenario, name: &str) -> Scenario {
    let (player, reason) = (told.player(name), "was stuck in traffic".into());
    told.clone().give(Command::SeatLatePlayer(SeatLatePlayer { round: ONE, player, reason }))
}

fn totals(table: u32, seats: usize) -> (AtTable, PodScore) {
    let scores = (0..seats).map(|seat| if seat == 0 { 100 } else { 0 });
    (AtTable::new(ONE, TableNumber(table)), PodScore::Totals(scores.collect()))
}

fn records(told: Scenario, table: u32) -> Scenario {
    let seats = pod(&told, table).len();
    let (at, score) = totals(table, seats);
    told.give(Command::RecordPod(RecordPod { at, score }))
}

#[test]
fn two_players_change_pods_and_the_score_counts_for_those_who_sit_there_now() {
    let told = Scenario::in_pods().registers(NINE).starts_round();
    let (first, second) = (pod(&told, 1), pod(&told, 2));
    let after = reseats(&told, first[0], second[2]).goes();
    assert_eq!(pod(&after, 1)[0], second[2], "each has the seat of the other");
    assert_eq!(pod(&after, 2)[2], first[0]);
    assert_eq!(pod(&after, 1)[1..], first[1..]);
    let scored = records(after.clone(), 1).goes();
    let heats = scored.tournament.heats();
    assert_eq!(heats.heats[0].pods[0].players[0], second[2]);
    reseats(&after, first[0], second[1]).is_refused("Both sit at table 2. Choose players of two pods.");
    reseats(&after, first[0], first[0]).is_refused("Choose two different players to exchange.");
    reseats(&after, first[0], PlayerId(99))
        .is_refused("Nobody has number 99 in this tournament. Check the number on the player list.");
}

#[test]
fn a_pod_in_which_something_was_reported_keeps_its_players() {
    let told = Scenario::in_pods().registers(NINE).starts_round();
    let (first, second) = (pod(&told, 1), pod(&told, 2));
    let (at, score) = totals(1, first.len());
    let reported = told.clone().give(Command::ReportPod(ReportPod { at, player: first[1], score })).goes();
    for told in [&reported, &records(told.clone(), 1).goes()] {
        let refused = reseats(told, first[0], second[0]);
        let sentence = refused.last.as_ref().unwrap_err().to_string();
        assert!(sentence.starts_with("Table 1 of round 1 has "), "{sentence}");
    }
    let over = records(records(told, 1).goes(), 2).goes();
    let over = over.give(Command::CloseRound(CloseRound { round: ONE, over: vec![] })).goes();
    reseats(&over, first[0], second[0]).is_refused(
        "Players change pods only in the heat being played, and heat 1 is not. Open the newest heat.",
    );
}

#[test]
fn a_late_player_joins_the_smallest_pod_that_has_not_begun() {
    let told = Scenario::in_pods()
        .registers(NINE)
        .give(Command::PairRound(PairRound { absent: vec![PlayerId(9)], earned_byes: vec![] }))
        .goes()
        .give(Command::PublishRound(PublishRound {}))
        .goes();
    assert_eq!([pod(&told, 1).len(), pod(&told, 2).len()], [4, 4]);
    let begun = records(told.clone(), 1).goes();
    let after = seats_late(&begun, "Jake").goes();
    assert_eq!(pod(&after, 2)[4], PlayerId(9), "table 1 has begun");
    assert!(after.tournament.round(ONE).unwrap().absent.is_empty());
    seats_late(&after, "Jake").is_refused("Jake has a place in round 1 already.");
    // Somebody who registers after the publication plays from this heat on.
    let mut full = told.registers(["Ezri"]).goes();
    assert_eq!(full.tournament.player(full.player("Ezri")).unwrap().from_round, RoundNumber(2));
    full = seats_late(&full, "Ezri").goes();
    assert_eq!(full.tournament.player(full.player("Ezri")).unwrap().from_round, ONE);
    assert_eq!([pod(&full, 1).len(), pod(&full, 2).len()], [5, 4]);
    for name in ["Dax", "Worf", "Miles", "Keiko", "Molly", "Tora", "Jadzia"] {
        full = full.registers([name]).goes();
        full = seats_late(&full, name).goes();
    }
    assert_eq!([pod(&full, 1).len(), pod(&full, 2).len()], [8, 8]);
    seats_late(&full, "Jake").is_refused(
        "Every pod of heat 1 is full or has a score. Register the player; they play from the next heat on.",
    );
}

fn keeps_apart(told: &Scenario, players: Vec<PlayerId>) -> Scenario {
    let reason = "a family".into();
    told.clone().give(Command::KeepApart(KeepApart { players, through: None, reason })).goes()
}

#[test]
fn a_late_player_joins_a_pod_as_small_without_anybody_they_are_kept_apart_from() {
    let late = PlayerId(9);
    let told = Scenario::in_pods()
        .registers(NINE)
        .give(Command::PairRound(PairRound { absent: vec![late], earned_byes: vec![] }))
        .goes()
        .give(Command::PublishRound(PublishRound {}))
        .goes();
    let (first, second) = (pod(&told, 1), pod(&told, 2));
    let free = seats_late(&told, "Jake").goes();
    assert!(pod(&free, 1).contains(&late), "without a group the lowest table takes the player");
    let family = keeps_apart(&told, vec![first[0], late]);
    let apart = seats_late(&family, "Jake").goes();
    assert!(pod(&apart, 2).contains(&late));
    assert_eq!(Tournament::replay(&apart.log), apart.tournament);
    // A log may hold the other choice: it was written before, or somebody swapped players.
    assert_eq!(family.tournament.can_follow(&free.log.last().unwrap().entry), Ok(()));
    // Where every pod as small has one, the one with fewer of them takes the player, then the lowest table.
    let both = keeps_apart(&family, vec![first[1], second[0], late]);
    assert!(pod(&seats_late(&both, "Jake").goes(), 2).contains(&late), "one there, two at table 1");
    let level = keeps_apart(&both, vec![second[1], late]);
    assert!(pod(&seats_late(&level, "Jake").goes(), 1).contains(&late));
    // A larger pod never does, nor one that has begun.
    let larger = seats_late(&told.registers(["Ezri"]).goes(), "Ezri").goes();
    assert_eq!([pod(&larger, 1).len(), pod(&larger, 2).len()], [5, 4]);
    let larger = keeps_apart(&larger, vec![second[0], late]);
    assert!(pod(&seats_late(&larger, "Jake").goes(), 2).contains(&late));
    let begun = seats_late(&records(family, 2).goes(), "Jake").goes();
    assert!(pod(&begun, 1).contains(&late), "table 2 has begun");
}

/// The command that seats pods of round 1 again, all but the pods.
fn seating() -> SeatPodsAgain {
    SeatPodsAgain { round: ONE, pods: Vec::new(), reason: "two clubs".into() }
}

fn seats_again(told: &Scenario, seating: SeatPodsAgain) -> Scenario {
    told.clone().give(Command::SeatPodsAgain(seating))
}

#[test]
fn chosen_pods_are_seated_again_and_all_others_stay() {
    let told = Scenario::in_pods().registers(NINE).goes().registers(["Ezri", "Worf", "Miles"]).starts_round();
    let tables = [TableNumber(1), TableNumber(3)];
    let again = told.tournament.pods_seated_again(ONE, &tables).unwrap();
    assert_eq!((again.repeats, again.together), (0, 0));
    assert_eq!(told.tournament.pods_seated_again(ONE, &[tables[1], tables[0], tables[1]]), Ok(again.clone()));
    let after = seats_again(&told, SeatPodsAgain { pods: again.pods.clone(), ..seating() }).goes();
    assert_eq!(pod(&after, 2), pod(&told, 2));
    for table in [1, 3] {
        let (before, now) = (pod(&told, table), pod(&after, table));
        let stay = now.iter().filter(|player| before.contains(*player)).count();
        assert_eq!((now.len(), stay), (4, 2), "as few as can be sit together as before");
    }
    assert_eq!(Tournament::replay(&after.log), after.tournament);
    let twice = seats_again(&after, SeatPodsAgain { pods: again.pods.clone(), ..seating() }).goes();
    assert_eq!(twice.log.len(), after.log.len(), "sent twice, it changes nothing more");
    // Whom the director keeps apart sits apart.
    let first = pod(&told, 1);
    let apart =
        keeps_apart(&told, vec![first[0], first[1]]).tournament.pods_seated_again(ONE, &tables).unwrap();
    let together = |players: &[PlayerId]| players.contains(&first[0]) && players.contains(&first[1]);
    assert!(!apart.pods.iter().any(|pod| together(&pod.players)));
}

#[test]
fn pods_are_seated_again_only_as_they_were_seen_and_before_anything_is_reported() {
    let told = Scenario::in_pods().registers(NINE).goes().registers(["Ezri", "Worf", "Miles"]).starts_round();
    let tables = [TableNumber(1), TableNumber(3)];
    let again = told.tournament.pods_seated_again(ONE, &tables).unwrap().pods;
    let others = "Other players sit at these tables of round 1 now. Look at the tables again and choose them once more.";
    let mut other = again.clone();
    other[0].players[0] = pod(&told, 2)[0];
    seats_again(&told, SeatPodsAgain { pods: other, ..seating() }).is_refused(others);
    let mut larger = again.clone();
    let moved = larger[0].players.pop().unwrap();
    larger[1].players.push(moved);
    seats_again(&told, SeatPodsAgain { pods: larger, ..seating() }).is_refused(others);
    seats_again(&told, SeatPodsAgain { pods: again[..1].to_vec(), ..seating() })
        .is_refused("Choose two tables or more: the players of one table have nobody else to meet.");
    let twice = vec![again[0].clone(), again[0].clone()];
    assert!(seats_again(&told, SeatPodsAgain { pods: twice, ..seating() }).last.is_err());
    let begun = records(told, 3).goes();
    let sentence =
        seats_again(&begun, SeatPodsAgain { pods: again, ..seating() }).last.unwrap_err().to_string();
    assert!(sentence.starts_with("Table 3 of round 1 has "), "{sentence}");
    assert!(begun.tournament.pods_seated_again(ONE, &tables).is_err());
}

#[test]
fn the_seat_of_a_late_player_rests_on_who_is_kept_apart() {
    let told = Scenario::in_pods()
        .registers(NINE)
        .give(Command::PairRound(PairRound { absent: vec![PlayerId(9)], earned_byes: vec![] }))
        .goes()
        .give(Command::PublishRound(PublishRound {}))
        .goes();
    let family = keeps_apart(&told, vec![pod(&told, 1)[0], PlayerId(9)]);
    let number = EntryNumber(u32::try_from(family.log.len()).unwrap());
    let span = ActSpan { first: number, last: number };
    assert_eq!(family.tournament.can_undo(span), Ok(()));
    let seated = seats_late(&family, "Jake").goes();
    assert!(matches!(seated.tournament.can_undo(span), Err(UndoRefusal::RestsOn { .. })));
}

#[test]
fn a_log_whose_pods_lose_somebody_or_change_at_the_top_table_is_detected() {
    let told = Scenario::in_pods()
        .registers(NINE)
        .give(Command::PairRound(PairRound { absent: vec![PlayerId(9)], earned_byes: vec![] }))
        .goes();
    let seated = |told: &Scenario| {
        let heat = told.tournament.rounds().next_back().unwrap();
        heat.pods().map(|pod| pod.pod.clone()).collect::<Vec<_>>()
    };
    let fails = |told: &Scenario, entry: Entry| told.tournament.can_follow(&entry).unwrap_err().to_string();
    let changed = |round, pods| Entry::PodsChanged(PodsChanged { round, pods, reason: reason("forged") });
    let reseated = |pods| Entry::PodsReseated(PodsReseated { round: ONE, pods, reason: reason("forged") });
    let mut other = seated(&told);
    other[0].players[0] = PlayerId(9);
    let others = "it seats other players in heat 1 than were there";
    assert_eq!(told.tournament.can_follow(&changed(ONE, seated(&told))), Ok(()), "the control");
    assert_eq!(fails(&told, changed(ONE, other.clone())), others);
    let told = told.give(Command::PublishRound(PublishRound {})).goes();
    assert_eq!(fails(&told, reseated(other.clone())), others);
    let mut late = seated(&told);
    late[0].players.push(PlayerId(9));
    assert_eq!(told.tournament.can_follow(&reseated(late)), Ok(()), "the control: somebody is late");
    let told = records(records(told, 1).goes(), 2).goes();
    let told = told.give(Command::CloseRound(CloseRound { round: ONE, over: vec![] })).goes();
    let rules = |top_size| {
        let reason = reason("forged");
        let (troubles, counting) = (false, PodCounting::Totals);
        let top_size = Some(top_size);
        Entry::PodRulesChanged(PodRulesChanged {
            troubles,
            counting,
            plays_as_before: true,
            top_size,
            reason,
        })
    };
    assert_eq!(fails(&told, rules(99)), "it lets 99 play at the top table, which no pod can hold");
    assert_eq!(told.tournament.can_follow(&rules(5)), Ok(()), "the control");
    let setup = told.tournament.setup().unwrap().pods().unwrap().clone();
    let seen = told.tournament.top_table_now(&setup, told.tournament.next_seed().unwrap()).unwrap().players;
    let top = told.give(Command::SeatTopTable(SeatTopTable { seen })).goes();
    let words = "it seats the top table without a heat, changes it, or plays on after it";
    assert_eq!(fails(&top, changed(RoundNumber(2), seated(&top))), words);
}

#[test]
fn pairs_of_a_heat_are_counted_as_they_sit_after_a_change_by_hand() {
    let told = Scenario::in_pods().registers(NINE).starts_round();
    let seated = told.tournament.round(ONE).unwrap();
    assert_eq!((seated.together, seated.rematches, &seated.changed_by_hand), (0, 0, &None));
    // Two who are kept apart from now on are brought together by hand.
    let (first, second) = (pod(&told, 1), pod(&told, 2));
    let told = keeps_apart(&told, vec![first[0], second[1]]);
    let told = reseats(&told, first[0], second[0]).goes();
    let round = told.tournament.round(ONE).unwrap();
    assert_eq!(told.tournament.pairs_together(round), [1, 0]);
    assert_eq!((round.together, round.rematches), (0, 0), "a replay counts nothing: this is what was drawn");
    assert_eq!(round.changed_by_hand.as_deref(), Some("a family"));
    assert_eq!(Tournament::replay(&told.log), told.tournament);
    // They may meet later, and sat together when they were to be kept apart.
    let meet = told.clone().give(Command::LetMeet(LetMeet { group: GroupNumber(1) })).goes();
    assert_eq!(meet.tournament.pairs_together(meet.tournament.round(ONE).unwrap()), [1, 0]);

    let over = records(records(told, 1).goes(), 2).goes();
    let over = over.give(Command::CloseRound(CloseRound { round: ONE, over: vec![] })).goes();
    let told = over.starts_round();
    let two = RoundNumber(2);
    let again = |told: &Scenario| {
        let [before, now] = [ONE, two].map(|number| told.tournament.round(number).unwrap());
        let pods = now.pods().map(|pod| pod.pod.players.clone());
        let pairs = pods.flat_map(|pod| {
            pod.clone().into_iter().flat_map(move |a| pod.clone().into_iter().map(move |b| (a, b)))
        });
        let met = |a, b| before.pod_of(a).is_some_and(|pod| pod.seat(b).is_some());
        u32::try_from(pairs.filter(|(a, b)| a < b && met(*a, *b)).count()).unwrap()
    };
    let seated = told.tournament.round(two).unwrap().clone();
    assert_eq!(seated.rematches, again(&told), "the control: the heat as it was seated");
    let [one, others] = [0, 1].map(|nth| seated.pods().nth(nth).unwrap().pod.players.clone());
    let mut counted = Vec::new();
    for other in others {
        let (one, reason) = (one[0], "a family".into());
        let swap = Command::ReseatPlayers(ReseatPlayers { round: two, one, other, reason });
        let after = told.clone().give(swap).goes();
        let [_, pairs] = after.tournament.pairs_together(after.tournament.round(two).unwrap());
        counted.push(pairs);
        assert_eq!(counted.last(), Some(&again(&after)));
    }
    assert!(counted.iter().any(|pairs| *pairs > seated.rematches), "{counted:?}");
}
