//! A heat in play is repaired.

use crate::support::reason;
use crate::support::scenario::Scenario;
use arbiter::domain::id::{AtTable, EntryNumber, GroupNumber, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::pods::score::{PodCounting, PodScore};
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{
    CloseRound, Command, KeepApart, LetMeet, PairRound, PublishRound, RecordPod, ReinstatePlayer, ReportPod,
    ReseatPlayers, SeatLatePlayer, SeatPodsAgain, SeatTopTable,
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
        "Every pod of heat 1 is full, or something was reported there. Register the player; they play from the next heat \
         on.",
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

fn sizes(told: &Scenario) -> Vec<usize> {
    told.tournament.round(ONE).unwrap().pods().map(|pod| pod.pod.players.len()).collect()
}

/// Nine players in pods of 5 and 4, and one of the four who dropped.
fn five_and_three() -> (Scenario, PlayerId) {
    let told = Scenario::in_pods().registers(NINE).starts_round();
    assert_eq!(sizes(&told), [5, 4]);
    let gone = pod(&told, 2)[1];
    (leaves(told, gone), gone)
}

fn leaves(told: Scenario, player: PlayerId) -> Scenario {
    let name = told.name(player).to_owned();
    told.drops(&name).goes()
}

/// The place of the one who left is taken, and the log says the same again.
fn takes_the_place(after: &Scenario, player: PlayerId, gone: PlayerId) {
    assert_eq!(pod(after, 2)[1], player);
    assert_eq!(after.tournament.round(ONE).unwrap().absent, [gone]);
    assert_eq!(Tournament::replay(&after.log), after.tournament);
}

#[test]
fn a_player_from_a_larger_pod_takes_the_place_of_one_who_left() {
    let (told, gone) = five_and_three();
    let (first, second) = (pod(&told, 1), pod(&told, 2));
    for (one, other) in [(first[2], gone), (gone, first[2])] {
        let after = reseats(&told, one, other).goes();
        takes_the_place(&after, first[2], gone);
        assert_eq!(sizes(&after), [4, 4]);
        let name = told.name(gone);
        reseats(&after, first[0], gone)
            .is_refused(&format!("{name} has already dropped. Reinstate the player to pair again."));
    }
    reseats(&told, second[0], gone).is_refused("Both sit at table 2. Choose players of two pods.");
    // The control: two who are still here change pods, and everybody keeps a seat.
    let swapped = reseats(&told, first[0], second[0]).goes();
    assert_eq!((sizes(&swapped), pod(&swapped, 2)[1]), (vec![5, 4], gone));
    // The drop stays, because the place was taken.
    let number = EntryNumber(u32::try_from(told.log.len()).unwrap());
    let span = ActSpan { first: number, last: number };
    assert_eq!(told.tournament.can_undo(span), Ok(()), "the control");
    let after = reseats(&told, first[2], gone).goes();
    assert!(matches!(after.tournament.can_undo(span), Err(UndoRefusal::RestsOn { .. })));
    // A pod in which something was reported keeps its players.
    let begun = reseats(&records(told, 2).goes(), first[2], gone).last.unwrap_err().to_string();
    assert!(begun.starts_with("Table 2 of round 1 has "), "{begun}");
}

#[test]
fn nobody_takes_a_place_if_too_few_stay_or_the_sizes_would_differ_by_two() {
    let eight = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir"];
    let told = Scenario::in_pods().registers(eight).starts_round();
    let (one, gone) = (pod(&told, 1)[0], pod(&told, 2)[0]);
    reseats(&leaves(told, gone), one, gone).is_refused(
        "Table 1 would then have 3 players, but a pod needs 4. Choose a player from a larger pod.",
    );
    let told = Scenario::in_pods().registers(NINE).registers(["Ezri", "Worf"]).starts_round();
    assert_eq!(sizes(&told), [6, 5]);
    let (gone, one) = (pod(&told, 1)[0], pod(&told, 2)[0]);
    reseats(&leaves(told.clone(), gone), one, gone).is_refused(
        "Table 2 would then have 4 players and table 1 would have 6, but the sizes of pods differ by one at most. \
         Choose a player from a larger pod, or seat these pods again.",
    );
    // The control: the other way round they stay level.
    let (one, gone) = (pod(&told, 1)[0], pod(&told, 2)[0]);
    assert_eq!(sizes(&reseats(&leaves(told, gone), one, gone).goes()), [5, 5]);
}

#[test]
fn a_late_player_takes_the_place_of_one_who_left() {
    let (told, gone) = five_and_three();
    let first = pod(&told, 1);
    let told = told.registers(["Ezri", "Worf"]);
    let ezri = told.player("Ezri");
    for after in [seats_late(&told, "Ezri"), reseats(&told, ezri, gone), reseats(&told, gone, ezri)] {
        let after = after.goes();
        takes_the_place(&after, ezri, gone);
        assert_eq!(sizes(&after), [5, 4]);
        assert_eq!(after.tournament.player(ezri).unwrap().from_round, ONE);
        // The next one has an additional seat, and so has the one who comes back.
        assert_eq!(sizes(&seats_late(&after, "Worf").goes()), [5, 5]);
        let name = after.name(gone).to_owned();
        let back = after.give(Command::ReinstatePlayer(ReinstatePlayer { player: gone })).goes();
        let back = seats_late(&back, &name).goes();
        assert!(pod(&back, 2).contains(&gone) && back.tournament.round(ONE).unwrap().absent.is_empty());
    }
    // Nobody loses a seat to a late player while they are here.
    assert!(reseats(&told, ezri, first[0]).last.is_err());
}

#[test]
fn pods_are_seated_again_without_those_who_left() {
    let (told, gone) = five_and_three();
    let tables = [TableNumber(1), TableNumber(2)];
    let again = told.tournament.pods_seated_again(ONE, &tables).unwrap();
    let after = seats_again(&told, SeatPodsAgain { pods: again.pods.clone(), ..seating() }).goes();
    assert_eq!(sizes(&after), [4, 4]);
    assert!(!tables.iter().any(|table| pod(&after, table.0).contains(&gone)));
    assert_eq!(after.tournament.round(ONE).unwrap().absent, [gone]);
    assert_eq!(Tournament::replay(&after.log), after.tournament);
    // What was looked at while she was here is not recorded, nor are other sizes.
    let others = "Other players sit at these tables of round 1 now. Look at the tables again and choose them once more.";
    let here = Scenario::in_pods().registers(NINE).starts_round();
    let before = here.tournament.pods_seated_again(ONE, &tables).unwrap().pods;
    assert_eq!(before.iter().map(|pod| pod.players.len()).collect::<Vec<_>>(), [5, 4], "the control");
    seats_again(&told, SeatPodsAgain { pods: before, ..seating() }).is_refused(others);
    let mut uneven = again.pods.clone();
    let moved = uneven[0].players.pop().unwrap();
    uneven[1].players.push(moved);
    seats_again(&told, SeatPodsAgain { pods: uneven, ..seating() }).is_refused(others);
    // One pod alone is seated again only to leave somebody out, and never with fewer than a pod needs.
    let why = |told: &Scenario, table: u32| {
        told.tournament.pods_seated_again(ONE, &[TableNumber(table)]).unwrap_err().to_string()
    };
    assert_eq!(
        why(&told, 2),
        "Pods at these tables need 4 players in all, but only 3 are left there. Choose another table as well, or leave \
         the pods as they are. While nothing is reported in the heat, you can also take its publication back and seat \
         it again."
    );
    let two = "Choose two tables or more: the players of one table have nobody else to meet.";
    assert_eq!((why(&told, 1), why(&here, 1)), (two.to_owned(), two.to_owned()));
    let gone = pod(&here, 1)[0];
    let told = leaves(here, gone);
    let alone = told.tournament.pods_seated_again(ONE, &tables[..1]).unwrap().pods;
    let after = seats_again(&told, SeatPodsAgain { pods: alone, ..seating() }).goes();
    assert_eq!((sizes(&after), pod(&after, 1).contains(&gone)), (vec![4, 4], false));
}

#[test]
fn a_late_player_joins_no_pod_that_would_have_two_more_than_one_with_a_report() {
    let eight = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir"];
    let fresh = Scenario::in_pods().registers(eight).starts_round();
    let told = records(fresh.clone(), 1).goes().registers(["Ezri", "Worf"]);
    let one = seats_late(&told, "Ezri").goes();
    assert_eq!(sizes(&one), [4, 5]);
    seats_late(&one, "Worf").is_refused(
        "Table 1 has the fewest players in heat 1 and keeps them, because something was reported there. With one more at \
         another table, the sizes of the pods would differ by two. Register the player; they play from the next heat on.",
    );
    assert_eq!(one.tournament.player(one.player("Worf")).unwrap().from_round, RoundNumber(2));
    // The control: before the score, both find a seat.
    let both = seats_late(&fresh.clone().registers(["Ezri", "Worf"]), "Ezri").goes();
    assert_eq!(sizes(&seats_late(&both, "Worf").goes()), [5, 5]);
    // Who left after playing counts in the size of that pod.
    let gone = pod(&fresh, 1)[0];
    let played = leaves(records(fresh, 1).goes(), gone).registers(["Ezri"]);
    assert_eq!(sizes(&seats_late(&played, "Ezri").goes()), [4, 5]);
}

#[test]
fn a_log_whose_pods_leave_out_somebody_who_is_here_is_detected() {
    let (told, gone) = five_and_three();
    let (first, second) = (pod(&told, 1), pod(&told, 2));
    let entry = reseats(&told, first[4], gone).goes().log.pop().unwrap().entry;
    assert_eq!(told.tournament.can_follow(&entry), Ok(()), "the control");
    let Entry::PodsReseated(PodsReseated { mut pods, .. }) = entry else { panic!("another entry") };
    for player in &mut pods[1].players {
        *player = if *player == second[0] { gone } else { *player };
    }
    let forged = Entry::PodsReseated(PodsReseated { round: ONE, pods, reason: reason("forged") });
    assert_eq!(
        told.tournament.can_follow(&forged).unwrap_err().to_string(),
        "it seats other players in heat 1 than were there"
    );
}
