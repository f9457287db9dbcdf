//! A round in play is repaired.

use super::EIGHT;
use crate::support::reason;
use crate::support::scenario::{End, Scenario};
use arbiter::domain::awaited::Awaited;
use arbiter::domain::id::{PlayerId, RoundNumber, TableNumber};
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::{
    Command, FixTable, KeepApart, PairRound, PairTablesAgain, PublishRound, ReseatPlayers, SeatLatePair,
    SeatLatePlayer,
};
use arbiter::domain::tournament::entry::{Entry, TablesReseated};
use arbiter::domain::tournament::refusal::Refusal;
use arbiter::domain::tournament::round::{ByeGiven, ByeMove, PairedTable, Round};

const ONE: RoundNumber = RoundNumber(1);

fn reseats(told: &Scenario, one: PlayerId, other: PlayerId) -> Scenario {
    let reason = "sat down at the wrong tables".into();
    told.clone().give(Command::ReseatPlayers(ReseatPlayers { round: ONE, one, other, reason }))
}

fn seats_late(told: &Scenario, name: &str) -> Scenario {
    let (player, reason) = (told.player(name), "was stuck in traffic".into());
    told.clone().give(Command::SeatLatePlayer(SeatLatePlayer { round: ONE, player, reason }))
}

fn seats_pair(told: &Scenario, players: [PlayerId; 2]) -> Scenario {
    let reason = "one shuttle".into();
    told.clone().give(Command::SeatLatePair(SeatLatePair { round: ONE, players, reason }))
}

fn round(told: &Scenario) -> &Round {
    told.tournament.round(ONE).unwrap()
}

fn pair(told: &Scenario, table: u32) -> [PlayerId; 2] {
    round(told).table(TableNumber(table)).unwrap().pair.players
}

#[test]
fn two_players_change_tables_and_every_other_table_stays() {
    let told = Scenario::with_players(EIGHT).starts_round();
    let ([a, b], [c, d]) = (pair(&told, 1), pair(&told, 3));
    let name = told.name(pair(&told, 2)[0]).to_owned();
    let told = told.records(&name, 100, 20, End::Complete);
    let others = |told: &Scenario| -> Vec<_> {
        round(told).tables().filter(|it| ![1, 3].contains(&it.pair.table.table())).cloned().collect()
    };
    let before = others(&told);
    assert_eq!(round(&told).changed_by_hand, None);
    let after = reseats(&told, a, d).goes();
    assert_eq!(round(&after).changed_by_hand.as_deref(), Some("sat down at the wrong tables"));
    assert_eq!((pair(&after, 1), pair(&after, 3)), ([d, b], [c, a]));
    assert_eq!(others(&after), before, "with the result that table 2 has");
    let why = &round(&after).table(TableNumber(1)).unwrap().pair.why;
    assert_eq!(why.words(|_| String::new()), "Changed by hand: sat down at the wrong tables");
    // The games count for those who play them now.
    let name = after.name(d).to_owned();
    let after = after.records(&name, 100, 40, End::Complete);
    assert_eq!(after.stands(&name).1, 4);
}

#[test]
fn a_player_changes_places_with_the_bye() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]).starts_round();
    let (bye, seated) = (round(&told).bye.as_ref().unwrap().player, pair(&told, 2)[1]);
    let after = reseats(&told, bye, seated).goes();
    assert_eq!(round(&after).bye.as_ref().unwrap().player, seated);
    assert_eq!(pair(&after, 2)[1], bye);
    assert_eq!(pair(&after, 1), pair(&told, 1));
}

#[test]
fn a_late_player_meets_the_one_with_the_bye() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]).starts_round();
    let bye = round(&told).bye.as_ref().unwrap().player;
    let told = told.registers(["Garak"]);
    let garak = told.player("Garak");
    assert_eq!(told.tournament.player(garak).unwrap().from_round, RoundNumber(2));
    let after = seats_late(&told, "Garak").goes();
    assert_eq!(pair(&after, 3), [bye, garak]);
    assert_eq!(round(&after).changed_by_hand.as_deref(), Some("was stuck in traffic"));
    assert_eq!(round(&after).bye, None);
    assert_eq!(after.tournament.player(garak).unwrap().from_round, ONE);
    let after = after.records("Garak", 100, 0, End::Complete).plays_the_rest().closes();
    assert_eq!(after.stands("Garak").1, 4, "no round is missed");
    seats_late(&after, "Garak").is_refused(
        "Players change tables only in the Swiss round being played, and round 1 is not. Open the newest round.",
    );
    // There is one bye.
    let told = told.registers(["Ziyal"]);
    seats_late(&seats_late(&told, "Garak").goes(), "Ziyal").is_refused(
        "Nobody has the bye in round 1, so there is no opponent. The player is paired from the next round on.",
    );
    seats_late(&told, "Kira").is_refused("Kira has a place in round 1 already.");
}

#[test]
fn a_late_player_takes_the_place_of_an_absent_one_before_anything_is_reported() {
    let told = Scenario::with_players(EIGHT).starts_round();
    let [a, b] = pair(&told, 2);
    let name = told.name(a).to_owned();
    let late = told.registers(["Ziyal"]);
    let ziyal = late.player("Ziyal");
    let after = reseats(&late, a, ziyal).goes();
    assert_eq!(pair(&after, 2), [ziyal, b]);
    assert_eq!(round(&after).absent, [a]);
    assert_eq!(after.tournament.player(ziyal).unwrap().from_round, ONE);
    assert_eq!(Tournament::replay(&after.log), after.tournament);
    assert_eq!(pair(&reseats(&late, ziyal, a).goes(), 2), [ziyal, b], "in either order");
    // The other one comes after all.
    let back = reseats(&after, ziyal, a).goes();
    assert_eq!((pair(&back, 2), round(&back).absent.as_slice()), ([a, b], &[ziyal][..]));
    // Who left already makes room, too.
    let gone = late.clone().drops(&name);
    assert_eq!(pair(&reseats(&gone, a, ziyal).goes(), 2), [ziyal, b]);
    reseats(&late.records(&name, 100, 20, End::Complete), a, ziyal).is_refused(
        "Table 2 of round 1 has a result, so its players stay. Choose players of tables where nothing was reported.",
    );
    let five = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]).starts_round();
    let bye = round(&five).bye.as_ref().unwrap().player;
    let five = five.registers(["Ziyal"]);
    let after = reseats(&five, bye, five.player("Ziyal")).goes();
    assert_eq!(round(&after).bye.as_ref().unwrap().player, five.player("Ziyal"));
    assert_eq!(round(&after).absent, [bye]);
    assert_eq!(after.tournament.player(five.player("Ziyal")).unwrap().from_round, ONE);
}

#[test]
fn the_player_with_the_bye_takes_the_place_of_one_who_left() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]).starts_round();
    let (bye, [gone, stays]) = (round(&told).bye.as_ref().unwrap().player, pair(&told, 2));
    let [has_bye, left] = [bye, gone].map(|player| told.name(player).to_owned());
    // Somebody who is still here gets the bye in exchange.
    assert_eq!(round(&reseats(&told, bye, gone).goes()).bye.as_ref().unwrap().player, gone);
    let dropped = told.drops(&left).goes();
    for after in [reseats(&dropped, bye, gone), reseats(&dropped, gone, bye)] {
        let after = after.goes();
        assert_eq!(pair(&after, 2), [bye, stays]);
        assert_eq!(round(&after).bye, None);
        assert_eq!(round(&after).absent, [gone]);
        assert_eq!(Tournament::replay(&after.log), after.tournament);
        assert_eq!(dropped.tournament.can_follow(&after.log.last().unwrap().entry), Ok(()));
        let played = after.records(&has_bye, 100, 0, End::Complete).plays_the_rest().closes().goes();
        assert_eq!(played.stands(&has_bye).1, 4, "the points of the game, and none of a bye");
        assert_eq!(played.stands(&left).1, 0);
    }
    let already = |name: &str| format!("{name} has already dropped. Reinstate the player to pair again.");
    reseats(&dropped, gone, pair(&dropped, 1)[0]).is_refused(&already(&left));
    let both = dropped.clone().drops(&has_bye).goes();
    for refused in [reseats(&both, bye, gone), reseats(&both, gone, bye)] {
        refused.is_refused(&already(&has_bye));
    }
    let name = dropped.name(stays).to_owned();
    reseats(&dropped.records(&name, 100, 20, End::Complete), bye, gone).is_refused(
        "Table 2 of round 1 has a result, so its players stay. Choose players of tables where nothing was reported.",
    );
}

#[test]
fn a_log_that_ends_the_bye_otherwise_than_at_the_place_of_one_who_left_is_detected() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]).starts_round();
    let told = told.registers(["Garak"]);
    let (bye, [a, b], [c, d]) = (round(&told).bye.as_ref().unwrap().player, pair(&told, 1), pair(&told, 2));
    let garak = told.player("Garak");
    let dropped = told.clone().drops(told.name(a)).goes();
    let both = dropped.clone().drops(told.name(bye)).goes();
    let seats = |table, players| vec![PairedTable::by_hand(TableNumber(table), players, &reason("forged"))];
    let follows = |told: &Scenario, tables| {
        let reason = reason("forged");
        let entry = TablesReseated { round: ONE, tables, bye: ByeMove::Ends, reason };
        told.tournament.can_follow(&Entry::TablesReseated(entry)).is_ok()
    };
    assert!(follows(&dropped, seats(1, [bye, b])), "the control");
    for (what, told, tables) in [
        ("nobody left", &told, seats(1, [bye, b])),
        ("the place of one who is here", &dropped, seats(2, [bye, d])),
        ("the other seat", &dropped, seats(1, [b, bye])),
        ("another opponent", &dropped, seats(1, [bye, a])),
        ("a late player", &dropped, seats(1, [garak, b])),
        ("a change of another table", &dropped, [seats(1, [bye, b]), seats(2, [d, c])].concat()),
        ("nowhere", &dropped, vec![]),
        ("one who left, too", &both, seats(1, [bye, b])),
        ("nowhere, as one who left", &both, vec![]),
    ] {
        assert!(!follows(told, tables), "{what}");
    }
}

#[test]
fn two_late_players_meet_at_a_new_table() {
    let told = Scenario::with_players(EIGHT).starts_round();
    let before: Vec<_> = round(&told).tables().cloned().collect();
    let told = told.registers(["Ziyal", "Morn"]);
    let late = ["Ziyal", "Morn"].map(|name| told.player(name));
    assert_eq!(told.tournament.table_for_late_pair(ONE, late), Ok(TableNumber(5)));
    let after = seats_pair(&told, late).goes();
    assert_eq!(pair(&after, 5), late);
    assert_eq!(round(&after).tables().take(4).cloned().collect::<Vec<_>>(), before);
    assert_eq!((round(&after).bye.as_ref(), round(&after).absent.len()), (None, 0));
    assert_eq!(round(&after).changed_by_hand.as_deref(), Some("one shuttle"));
    let why = &round(&after).table(TableNumber(5)).unwrap().pair.why;
    assert_eq!(why.words(|_| String::new()), "Changed by hand: one shuttle");
    assert_eq!(late.map(|player| after.tournament.player(player).unwrap().from_round), [ONE, ONE]);
    assert_eq!(Tournament::replay(&after.log), after.tournament);
    let after = after.records("Ziyal", 100, 0, End::Complete).plays_the_rest().closes().goes();
    assert_eq!(after.stands("Ziyal").1, 4, "no round is missed");
    // Everybody is paired in the next round.
    let next = after.starts_round();
    assert_eq!(next.tournament.rounds().last().unwrap().tables().len(), 5);
}

#[test]
fn two_late_players_leave_the_bye_and_the_fixed_tables_as_they_are() {
    let five = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]);
    let (player, table, reason) = (five.player("Odo"), TableNumber(8), "a wheelchair".into());
    let told = five.give(Command::FixTable(FixTable { player, table, reason })).goes().starts_round();
    let (bye, odo) = (round(&told).bye.clone(), round(&told).table_of(player).cloned());
    assert!(bye.is_some());
    let told = told.registers(["Garak", "Ziyal"]);
    let late = ["Garak", "Ziyal"].map(|name| told.player(name));
    let after = seats_pair(&told, late).goes();
    assert_eq!((&round(&after).bye, round(&after).table_of(player).cloned()), (&bye, odo));
    let free = if bye.is_some_and(|bye| bye.player == player) { 3 } else { 2 };
    assert_eq!(pair(&after, free), late);
}

#[test]
fn a_player_who_was_absent_comes_after_all_and_meets_a_late_one() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark"]);
    let absent = told.player("Quark");
    let draft = told.give(Command::PairRound(PairRound { absent: vec![absent], earned_byes: vec![] })).goes();
    let told = draft.give(Command::PublishRound(PublishRound {})).goes().registers(["Ziyal"]);
    let after = seats_pair(&told, [absent, told.player("Ziyal")]).goes();
    assert_eq!((pair(&after, 2), round(&after).absent.len()), ([absent, after.player("Ziyal")], 0));
}

#[test]
fn two_late_players_who_are_kept_apart_meet_if_the_director_says_so() {
    let told = Scenario::with_players(EIGHT).starts_round().registers(["Ziyal", "Morn"]);
    let late = ["Ziyal", "Morn"].map(|name| told.player(name));
    let keep = KeepApart { players: late.to_vec(), through: None, reason: "one household".into() };
    let told = told.give(Command::KeepApart(keep)).goes();
    assert!(told.tournament.kept_apart_from(late[0], ONE).contains(&late[1]));
    assert_eq!(pair(&seats_pair(&told, late).goes(), 5), late);
}

#[test]
fn a_late_pair_has_no_place_yet_and_can_play() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]).starts_round();
    let (bye, [seated, _]) = (round(&told).bye.as_ref().unwrap().player, pair(&told, 1));
    let told = told.registers(["Garak", "Ziyal"]);
    let [garak, ziyal] = ["Garak", "Ziyal"].map(|name| told.player(name));
    seats_pair(&told, [garak, garak]).is_refused("Choose two different players to meet each other.");
    for placed in [bye, seated] {
        let refusal = format!("{} has a place in round 1 already.", told.name(placed));
        seats_pair(&told, [garak, placed]).is_refused(&refusal);
        seats_pair(&told, [placed, garak]).is_refused(&refusal);
    }
    seats_pair(&told.clone().drops("Ziyal").goes(), [garak, ziyal])
        .is_refused("Ziyal has already dropped. Reinstate the player to pair again.");
    let players = [garak, ziyal];
    told.clone()
        .give(Command::SeatLatePair(SeatLatePair { round: ONE, players, reason: " ".into() }))
        .is_refused("Write down the reason. Everyone can read it in the log.");
    let seated = seats_pair(&told, players).goes();
    seats_pair(&seated, players).is_refused("Garak has a place in round 1 already.");
    let over = told.plays_the_rest().closes().goes();
    let not_in_play = "Players change tables only in the Swiss round being played, and round 1 is not. Open the newest round.";
    seats_pair(&over, players).is_refused(not_in_play);
    let draft = Scenario::with_players(EIGHT).pairs().goes();
    seats_pair(&draft, [PlayerId(1), PlayerId(2)]).is_refused(not_in_play);
}

#[test]
fn a_log_that_leaves_somebody_out_of_a_round_in_play_is_detected() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]).starts_round();
    let told = told.registers(["Garak", "Ziyal", "Morn"]);
    let (bye, [a, b]) = (round(&told).bye.as_ref().unwrap().player, pair(&told, 1));
    let [garak, ziyal, morn] = ["Garak", "Ziyal", "Morn"].map(|name| told.player(name));
    let seats = |table, players| vec![PairedTable::by_hand(TableNumber(table), players, &reason("forged"))];
    let goes = |player| ByeMove::Goes(ByeGiven::by_hand(player, &reason("forged")));
    let follows = |tables, bye| {
        let reason = reason("forged");
        let entry = Entry::TablesReseated(TablesReseated { round: ONE, tables, bye, reason });
        told.tournament.can_follow(&entry).map_err(|why| why.to_string())
    };
    for (tables, move_of_bye) in [
        (seats(1, [garak, b]), ByeMove::Stays),
        (vec![], goes(garak)),
        (seats(1, [bye, b]), goes(a)),
        (seats(3, [bye, garak]), ByeMove::Ends),
        (seats(3, [garak, ziyal]), ByeMove::Stays),
    ] {
        assert_eq!(follows(tables, move_of_bye), Ok(()), "the control");
    }
    for (what, tables, move_of_bye) in [
        ("two push out a table", seats(1, [garak, ziyal]), ByeMove::Stays),
        ("two push out the bye", seats(3, [garak, ziyal]), ByeMove::Ends),
        ("two and the bye once more", seats(3, [garak, ziyal]), goes(bye)),
        ("two at two tables", [seats(1, [garak, b]), seats(3, [a, ziyal])].concat(), ByeMove::Stays),
        ("two and a change", [seats(3, [garak, ziyal]), seats(1, [b, a])].concat(), ByeMove::Stays),
        ("three", [seats(3, [garak, ziyal]), seats(4, [bye, morn])].concat(), ByeMove::Ends),
        ("two in two places", seats(1, [garak, b]), goes(ziyal)),
        ("one for two", seats(1, [garak, b]), ByeMove::Ends),
        ("nobody for one", seats(1, [bye, b]), ByeMove::Ends),
        ("nobody has the bye", vec![], ByeMove::Ends),
    ] {
        let why = follows(tables, move_of_bye).unwrap_err();
        assert!(why.starts_with("it leaves players of round 1 without a place"), "{what}: {why}");
    }
    for (what, tables) in [
        ("one alone", seats(3, [garak, garak])),
        ("one with somebody who has a table", seats(3, [garak, a])),
        ("one with the bye, which stays", seats(3, [garak, bye])),
        ("two at a table that is not the next", seats(4, [garak, ziyal])),
        ("two at a table each", [seats(3, [garak, garak]), seats(4, [ziyal, ziyal])].concat()),
    ] {
        assert!(follows(tables, ByeMove::Stays).is_err(), "{what}");
    }
}

#[test]
fn tables_where_something_happened_keep_their_players() {
    let told = Scenario::with_players(EIGHT).starts_round();
    let ([a, b], [c, _]) = (pair(&told, 1), pair(&told, 2));
    let name = told.name(a).to_owned();
    reseats(&told.clone().records(&name, 100, 20, End::Complete), a, c).is_refused(
        "Table 1 of round 1 has a result, so its players stay. Choose players of tables where nothing was reported.",
    );
    reseats(&told.clone().disputes(&name, "who began?"), c, a).is_refused(
        "Table 1 of round 1 has a dispute, so its players stay. Choose players of tables where nothing was reported.",
    );
    reseats(&told, a, a).is_refused("Choose two different players to exchange.");
    reseats(&told, a, b).is_refused("These two meet at table 1 already. Choose players of two tables.");
    let left = told.clone().drops(&name);
    reseats(&left, a, c)
        .is_refused(&format!("{name} has already dropped. Reinstate the player to pair again."));
    let late = told.clone().registers(["Ziyal"]);
    let two = late.registers(["Morn"]);
    reseats(&two, two.player("Ziyal"), two.player("Morn"))
        .is_refused("Ziyal has neither a table nor the bye in round 1.");
    let reason = "".into();
    told.clone()
        .give(Command::ReseatPlayers(ReseatPlayers { round: ONE, one: a, other: c, reason }))
        .is_refused("Write down the reason. Everyone can read it in the log.");
    let draft = Scenario::with_players(EIGHT).pairs().goes();
    reseats(&draft, PlayerId(1), PlayerId(2)).is_refused(
        "Players change tables only in the Swiss round being played, and round 1 is not. Open the newest round.",
    );
}

fn pairs_again(told: &Scenario, tables: &[(TableNumber, [PlayerId; 2])]) -> Scenario {
    let (tables, reason) = (tables.to_vec(), "one household".into());
    told.clone().give(Command::PairTablesAgain(PairTablesAgain { round: ONE, tables, reason }))
}

fn paired_again(told: &Scenario, tables: &[u32]) -> Result<Vec<(TableNumber, [PlayerId; 2])>, Refusal> {
    let tables: Vec<TableNumber> = tables.iter().map(|table| TableNumber(*table)).collect();
    told.tournament.tables_paired_again(ONE, &tables, &Awaited::always())
}

#[test]
fn chosen_tables_are_paired_again_and_all_others_stay() {
    let told = Scenario::with_players(EIGHT).starts_round();
    let before: Vec<_> = [1, 2, 3].map(|table| pair(&told, table)).to_vec();
    let fourth = round(&told).table(TableNumber(4)).unwrap().clone();
    let new = paired_again(&told, &[1, 2, 3]).unwrap();
    assert_eq!(
        paired_again(&told, &[3, 1, 2, 1]).as_ref(),
        Ok(&new),
        "the order of the choice changes nothing"
    );
    let meets = |[a, b]: [PlayerId; 2]| before.iter().any(|pair| pair.contains(&a) && pair.contains(&b));
    assert_eq!(new.len(), 3, "{new:?}");
    assert!(new.iter().all(|(_, players)| !meets(*players)), "nobody meets the same opponent: {new:?}");
    let after = pairs_again(&told, &new).goes();
    for (table, players) in &new {
        assert_eq!(pair(&after, table.table()), *players);
        let why = &round(&after).table(*table).unwrap().pair.why;
        assert_eq!(why.words(|_| String::new()), "Changed by hand: one household");
    }
    assert_eq!(round(&after).table(TableNumber(4)), Some(&fourth));
    pairs_again(&after, &new).adds_nothing();
    // Other players sit there by now than an older page showed.
    let stale = [(TableNumber(1), before[0]), (TableNumber(2), before[1])];
    pairs_again(&after, &stale).is_refused(
        "Other players sit at these tables of round 1 now. Look at the tables again and choose them once more.",
    );
    pairs_again(&told, &new[..1])
        .is_refused("Choose two tables or more: the players of one table have nobody else to meet.");
    let twice = pairs_again(&told, &[new[0], new[0]]);
    twice.is_refused("Round 1 has no table 1. Check the number on the slip.");
}

#[test]
fn a_table_with_a_result_is_not_paired_again() {
    let told = Scenario::with_players(EIGHT).starts_round();
    let ([a, b], [c, d]) = (pair(&told, 1), pair(&told, 2));
    let name = told.name(a).to_owned();
    let told = told.records(&name, 100, 20, End::Complete);
    pairs_again(&told, &[(TableNumber(1), [a, d]), (TableNumber(2), [c, b])]).is_refused(
        "Table 1 of round 1 has a result, so its players stay. Choose players of tables where nothing was reported.",
    );
    assert!(matches!(paired_again(&told, &[1, 2]), Err(Refusal::TableBegun { .. })));
    assert!(matches!(paired_again(&told, &[9, 2]), Err(Refusal::NoSuchTable { .. })));
}

fn keeps_apart(told: Scenario, players: [PlayerId; 2]) -> Scenario {
    let (players, reason) = (players.to_vec(), "one team".into());
    told.give(Command::KeepApart(KeepApart { players, through: None, reason })).goes()
}

#[test]
fn tables_stay_as_they_are_if_every_other_pairing_has_two_who_are_kept_apart() {
    let told = Scenario::with_players(EIGHT).starts_round();
    let ([a, b], [c, d]) = (pair(&told, 1), pair(&told, 2));
    let told = keeps_apart(keeps_apart(told, [a, c]), [a, d]);
    let new = paired_again(&told, &[1, 2]).unwrap();
    assert!(new.iter().any(|(_, pair)| pair.contains(&a) && pair.contains(&b)), "{new:?}");
}

#[test]
fn players_who_are_kept_apart_do_not_meet_when_tables_are_paired_again() {
    let told = Scenario::with_players(EIGHT).starts_round();
    let ([a, b], [c, _]) = (pair(&told, 1), pair(&told, 2));
    let told = keeps_apart(told, [a, c]);
    let new = paired_again(&told, &[1, 2]).unwrap();
    assert_eq!(new.len(), 2, "{new:?}");
    assert!(new.iter().all(|(_, pair)| !(pair.contains(&a) && pair.contains(&c))), "{new:?}");
    assert!(new.iter().all(|(_, pair)| !(pair.contains(&a) && pair.contains(&b))), "{new:?}");
}
