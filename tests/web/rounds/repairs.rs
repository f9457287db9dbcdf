//! Tables of the round being played change on a page of their own.

use super::*;
use crate::support::scenario::win_in_round_1;
use crate::support::site::{says as has, silent};
use arbiter::domain::tournament::command::{DropPlayer, KeepApart};

const FIVE: [&str; 5] = ["Kira", "Odo", "Quark", "Rom", "Nog"];

fn playing(names: &[&str]) -> Fair {
    let fair = Fair::with_players(names);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    fair
}

#[test]
fn two_players_change_tables_and_everybody_sees_why() {
    let fair = playing(&FOUR);
    let round = fair.page(&fair.director, &at("/rounds/1/staff"));
    has(&round, &format!("href=\"{}\">Change tables</a>", at("/rounds/1/repair")));
    let (one, other) = (table(&fair, 1).pair.players[0], table(&fair, 2).pair.players[0]);
    let exchange = |reason: &str| {
        let (one, other) = (one.to_string(), other.to_string());
        let fields = [("one", one.as_str()), ("other", other.as_str()), ("reason", reason)];
        fair.send(&fair.director, &at("/rounds/1/repair/exchange"), &fields)
    };
    let refused = exchange(" ");
    assert_eq!(refused.status, 422);
    says(&refused, "Write down the reason.");
    for (field, player) in [("one", one), ("other", other)] {
        let typed = format!("name=\"{field}\" list=\"seated\" autocomplete=\"off\" value=\"{player}\"");
        has(&refused, &typed); // what was typed is still there
    }
    goes_to(&exchange("wrong <chairs>"), &at("/rounds/1/staff"));
    assert_eq!((table(&fair, 1).pair.players[0], table(&fair, 2).pair.players[0]), (other, one));
    let log = fair.house.get(&at("/log")).send();
    says(&log, "Round 1 changed by hand while it was played; table 1: ");
    has(&log, "wrong &#60;chairs&#62;");
    let round = fair.house.get(&at("/rounds/1")).send();
    has(&round, "Changed by hand: wrong &#60;chairs&#62;");
    // The round is marked like one whose draft was changed.
    says(&round, "Changed by hand wrong <chairs>");
    says(&round, "These figures are those of the pairing before it was changed.");
    says(&round, "The command gives the pairing before it was changed by hand.");
    for fields in
        [[("one", ""), ("other", "1")], [("one", "x"), ("other", "1")], [("one", "99"), ("other", "1")]]
    {
        let fields = with(&fields, &[("reason", "why")]);
        let sent = fair.send(&fair.director, &at("/rounds/1/repair/exchange"), &fields);
        assert_eq!(sent.status, 422, "{fields:?}");
    }
}

#[test]
fn two_players_change_places_by_their_names_on_the_page_of_the_round() {
    let fair = playing(&FOUR);
    let staff = at("/rounds/1/staff");
    let page = fair.page(&fair.director, &staff);
    has(&page, &format!("<form method=\"post\" action=\"{}\"", at("/rounds/1/repair/exchange")));
    has(&page, "<input id=\"one\" name=\"one\" list=\"seated\"");
    assert_eq!(
        page.text().matches(", table 1</option>").count(),
        2,
        "both players of the table are proposed"
    );
    silent(&fair.page(&fair.scorekeeper, &staff), "repair/exchange");
    let (one, other) = (table(&fair, 1).pair.players[0], table(&fair, 2).pair.players[0]);
    let names = [one, other].map(|player| fair.here().name(player).to_lowercase());
    let exchange = |one: &str, other: &str| {
        let fields = [("one", one), ("other", other), ("reason", "the chairs")];
        fair.send(&fair.director, &at("/rounds/1/repair/exchange"), &fields)
    };
    // Letters that several names have, and a name that nobody has, are explained beside their field.
    let refused = exchange("o", "Morn");
    assert_eq!(refused.status, 422);
    says(&refused, "Morn");
    has(&refused, "id=\"one-e\"");
    has(&refused, "id=\"other-e\"");
    goes_to(&exchange(&names[0], &names[1]), &staff);
    assert_eq!((table(&fair, 1).pair.players[0], table(&fair, 2).pair.players[0]), (other, one));
    // Once a single table is open nobody can change places.
    fair.give(win_in_round_1(1, 40));
    silent(&fair.page(&fair.director, &staff), "repair/exchange");
}

#[test]
fn only_the_names_of_those_who_can_change_places_are_tapped_for_a_swap() {
    let fair = playing(&["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak"]);
    let staff = at("/rounds/1/staff");
    let tapped = |who| fair.page(who, &staff).text().matches(" data-swap=\"").count();
    assert_eq!(tapped(&fair.director), 7, "three tables and the bye");
    assert_eq!(tapped(&fair.scorekeeper), 0);
    fair.give(win_in_round_1(1, 40));
    assert_eq!(tapped(&fair.director), 5);
    let [one, other] = table(&fair, 1).pair.players;
    let page = fair.page(&fair.director, &staff);
    for gone in [one, other] {
        silent(&page, &format!(" data-swap=\"{gone}\""));
    }
    has(&page, "aria-describedby=\"why-swap-h\"");
    silent(&page, "choice before publication"); // players read why they move
}

#[test]
fn a_result_that_comes_in_meanwhile_keeps_its_players() {
    let fair = playing(&FOUR);
    let page = fair.page(&fair.director, &at("/rounds/1/repair"));
    assert_eq!(
        page.text().matches(", table 1</option>").count(),
        2,
        "both players, in the list of both fields"
    );
    let players = [table(&fair, 1).pair.players[0], table(&fair, 2).pair.players[0]].map(|it| it.to_string());
    fair.give(win_in_round_1(1, 40));
    let fields = [("one", players[0].as_str()), ("other", players[1].as_str()), ("reason", "why")];
    let refused = fair.send(&fair.director, &at("/rounds/1/repair/exchange"), &fields);
    assert_eq!(refused.status, 422);
    says(&refused, "Table 1 of round 1 has a result, so its players stay.");
    says(&refused, "Fewer than two tables are open");
    let page = fair.page(&fair.director, &at("/rounds/1/repair"));
    silent(&page, ", table 1</option>");
}

#[test]
fn a_late_player_is_seated_against_the_bye() {
    let fair = playing(&FIVE);
    says(&fair.page(&fair.director, &at("/rounds/1/repair")), "Everybody has a place.");
    fair.register("Garak");
    let late = fair.page(&fair.director, &at("/rounds/1/repair"));
    says(&late, "Garak");
    let garak = fair.here().tournament.players().last().unwrap().id.to_string();
    let fields = |player: &str| [("player", player.to_owned()), ("reason", "his train".to_owned())];
    let send = |player: &str| {
        let fields = fields(player);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        fair.send(&fair.director, &at("/rounds/1/repair/late"), &fields)
    };
    let refused = send("");
    assert_eq!(refused.status, 422);
    says(&refused, "Choose the player.");
    has(&refused, "value=\"his train\"");
    goes_to(&send(&garak), &at("/rounds/1/staff"));
    let seated = fair.here().tournament.rounds().next().unwrap().table(TableNumber(3)).unwrap().pair.clone();
    assert_eq!(seated.players[1].to_string(), garak);
    says(&send(&garak), "Garak has a place in round 1 already.");
    let page = fair.page(&fair.director, &at("/rounds/1/repair"));
    says(&page, "Nobody has the bye, so a late player has no opponent in this round.");
}

/// Looks at the table at which these two would meet.
fn looks_at_pair(fair: &Fair, round: u32, one: &str, other: &str) -> Response {
    let fields = [("late_one", one), ("late_other", other), ("intent", "look")];
    fair.send(&fair.director, &at(&format!("/rounds/{round}/repair/late-pair")), &fields)
}

/// Seats two players as a page showed them.
fn seats_pair(fair: &Fair, [seat, seen]: [&str; 2], reason: &str) -> Response {
    let fields = [("seat", seat), ("seen", seen), ("reason", reason), ("intent", "record")];
    fair.send(&fair.director, &at("/rounds/1/repair/late-pair"), &fields)
}

#[test]
fn two_late_players_are_looked_at_first_and_then_meet_at_a_new_table() {
    let fair = playing(&FOUR);
    let offered = || fair.page(&fair.director, &at("/rounds/1/repair"));
    fair.register("Garak");
    says(&offered(), "With two late players you can seat them against each other here.");
    silent(&offered(), "late-pair");
    fair.register("Ziyal");
    has(&offered(), &format!("action=\"{}\"", at("/rounds/1/repair/late-pair")));
    has(&offered(), "<input id=\"late_one\" name=\"late_one\" list=\"latecomers\"");
    has(&offered(), "<option>Garak</option>");
    let before = entries(&fair);
    for (one, other) in [("Garak", ""), ("Morn", "Garak"), ("Garak", "Garak"), ("Kira", "Garak")] {
        let refused = looks_at_pair(&fair, 1, one, other);
        assert_eq!(refused.status, 422, "{one} and {other}");
        has(&refused, &format!("value=\"{one}\"")); // what was typed is still there
        silent(&refused, "name=\"seat\"");
    }
    has(&looks_at_pair(&fair, 1, "Garak", "Morn"), "id=\"late_other-e\"");
    says(&looks_at_pair(&fair, 1, "Kira", "Garak"), "Kira has a place in round 1 already.");
    let looked = looks_at_pair(&fair, 1, "gar", "ziyal");
    assert_eq!(looked.status, 200);
    says(&looked, "These two would play. Nothing is changed yet.");
    says(&looked, "Table 3: Garak and Ziyal");
    says_not(&looked, "kept apart");
    assert_eq!(entries(&fair), before, "nothing is changed yet");
    let (seat, seen) = (hidden(&looked, "seat"), hidden(&looked, "seen"));
    let refused = seats_pair(&fair, [&seat, &seen], " ");
    assert_eq!(refused.status, 422);
    says(&refused, "Write down the reason.");
    assert_eq!(hidden(&refused, "seat"), seat, "nobody has to choose them again");
    assert_eq!(seats_pair(&fair, ["3:5", &seen], "why").status, 422);
    goes_to(&seats_pair(&fair, [&seat, &seen], "one <shuttle>"), &at("/rounds/1/staff"));
    let late = [5, 6].map(PlayerId);
    assert_eq!(table(&fair, 3).pair.players, late);
    says(&seats_pair(&fair, [&seat, ""], "one <shuttle>"), "Garak has a place in round 1 already.");
    let sent = fair.send(&fair.scorekeeper, &at("/rounds/1/repair/late-pair"), &[("late_one", "Garak")]);
    assert_eq!(sent.status, 404);
}

#[test]
fn what_was_typed_for_two_late_players_stays_until_they_are_seated() {
    let fair = playing(&FOUR);
    for name in ["Garak", "Ziyal"] {
        fair.register(name);
    }
    let look = |other| {
        let fields =
            [("late_one", "gar"), ("late_other", other), ("reason", "one <shuttle>"), ("intent", "look")];
        fair.send(&fair.director, &at("/rounds/1/repair/late-pair"), &fields)
    };
    let typed = "name=\"reason\" value=\"one &#60;shuttle&#62;\"";
    let refused = look("Morn");
    assert_eq!(refused.status, 422);
    has(&refused, typed);
    let looked = look("Ziyal");
    assert_eq!(looked.text().matches(typed).count(), 2, "where they are seated, and where others are chosen");
    let (seat, seen) = (hidden(&looked, "seat"), hidden(&looked, "seen"));
    // Without a reason it is refused, and the names are still there.
    let refused = seats_pair(&fair, [&seat, &seen], " ");
    assert_eq!(refused.status, 422);
    for name in ["Garak", "Ziyal"] {
        has(&refused, &format!("autocomplete=\"off\" value=\"{name}\""));
    }
    // Where they can meet no more, the reason stays, too.
    goes_to(&seats_pair(&fair, [&seat, &seen], "one <shuttle>"), &at("/rounds/1/staff"));
    for name in ["Morn", "Leeta"] {
        fair.register(name);
    }
    let refused = seats_pair(&fair, [&seat, &seen], "one <shuttle>");
    has(&refused, typed);
    has(&refused, "value=\"Garak\"");
}

#[test]
fn everybody_learns_that_two_late_players_meet() {
    let fair = playing(&FOUR);
    for name in ["Garak", "Ziyal"] {
        fair.register(name);
    }
    let looked = looks_at_pair(&fair, 1, "Garak", "Ziyal");
    let (seat, seen) = (hidden(&looked, "seat"), hidden(&looked, "seen"));
    goes_to(&seats_pair(&fair, [&seat, &seen], "one <shuttle>"), &at("/rounds/1/staff"));
    says(&fair.house.get(&at("/log")).send(), "Round 1 changed by hand while it was played; table 3: ");
    has(&fair.house.get(&at("/rounds/1")).send(), "Changed by hand: one &#60;shuttle&#62;");
    has(&fair.page(&fair.scorekeeper, &at("/print/slips/1")), "Ziyal");
    has(&fair.page(&fair.scorekeeper, &at("/rounds/1/staff")), "data-part=\"table-3\"");
    let about = |player: u32| fair.page(&fair.director, &at(&format!("/players/{player}")));
    says(&about(5), "Round 1 changed by hand: table 3 against Ziyal");
    says(&about(6), "Round 1 changed by hand: table 3 against Garak");
    for player in 1..=4 {
        says_not(&about(player), "Round 1 changed by hand");
    }
    has(&fair.page(&fair.seat(5), &at("/me")), "Ziyal");
}

#[test]
fn a_table_of_two_late_players_that_was_shown_before_a_swap_is_seated_by_nobody() {
    let fair = playing(&FIVE);
    for name in ["Garak", "Ziyal"] {
        fair.register(name);
    }
    let bye = fair.here().tournament.rounds().next().unwrap().bye.clone();
    let players = [6, 7].map(PlayerId).to_vec();
    fair.give(Command::KeepApart(KeepApart { players, through: None, reason: "one household".into() }));
    let looked = looks_at_pair(&fair, 1, "Garak", "Ziyal");
    says(&looked, "These two are kept apart.");
    let (seat, seen) = (hidden(&looked, "seat"), hidden(&looked, "seen"));
    let [one, other] = [1, 2].map(|number| table(&fair, number).pair.players[0].to_string());
    let swap = [("one", one.as_str()), ("other", other.as_str()), ("reason", "wrong chairs")];
    goes_to(&fair.send(&fair.director, &at("/rounds/1/repair/exchange"), &swap), &at("/rounds/1/staff"));
    let late = seats_pair(&fair, [&seat, &seen], "one shuttle");
    assert_eq!(late.status, 409, "{}", late.text());
    says(&late, "Someone else changed who sits where while this page was open, so no player was moved.");
    says(&late, "Table 3: Garak and Ziyal");
    has(&late, "value=\"one shuttle\"");
    let seen = hidden(&late, "seen");
    goes_to(&seats_pair(&fair, [&seat, &seen], "one shuttle"), &at("/rounds/1/staff"));
    assert_eq!(fair.here().tournament.rounds().next().unwrap().bye, bye);
}

#[test]
fn the_page_says_in_which_round_two_late_players_met() {
    let fair = playing(&FOUR);
    records(&fair, 1, [100, 35]);
    records(&fair, 2, [100, 35]);
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    let away = table(&fair, 1).pair.players;
    fair.give(Command::PairRound(PairRound { absent: away.to_vec(), earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    let [one, other] = away.map(|player| player.to_string());
    says(&looks_at_pair(&fair, 2, &one, &other), "They already met in round 1.");
}

#[test]
fn a_late_player_takes_the_place_of_an_absent_one() {
    let fair = playing(&FOUR);
    silent(&fair.page(&fair.director, &at("/rounds/1/repair")), "without a place");
    fair.register("Garak");
    let page = fair.page(&fair.director, &at("/rounds/1/repair"));
    has(&page, ">Garak, without a place</option>");
    says(&page, "The other is then absent from this round");
    let ([gone, stays], garak) =
        (table(&fair, 1).pair.players, fair.here().tournament.players().last().unwrap().id);
    let (one, other) = (gone.to_string(), garak.to_string());
    let fields = [("one", one.as_str()), ("other", other.as_str()), ("reason", "no train")];
    goes_to(&fair.send(&fair.director, &at("/rounds/1/repair/exchange"), &fields), &at("/rounds/1/staff"));
    assert_eq!(table(&fair, 1).pair.players, [garak, stays]);
    assert_eq!(fair.here().tournament.rounds().next().unwrap().absent, [gone]);
    // The log beside each of the three says what became of their place; the fourth sat elsewhere.
    let about = |player: PlayerId| fair.page(&fair.director, &at(&format!("/players/{player}")));
    let [elsewhere, _] = table(&fair, 2).pair.players;
    says(&about(gone), "Round 1 changed by hand: no table.");
    for player in [stays, garak] {
        says(&about(player), "Round 1 changed by hand: table 1 against ");
    }
    says_not(&about(elsewhere), "Round 1 changed by hand");
}

#[test]
fn the_player_with_the_bye_takes_the_place_of_one_who_left() {
    let fair = playing(&FIVE);
    let bye = fair.here().tournament.rounds().next().unwrap().bye.clone().unwrap().player;
    let [gone, stays] = table(&fair, 1).pair.players;
    let repair = || fair.page(&fair.director, &at("/rounds/1/repair"));
    says(&repair(), "then takes their place by a swap, and nobody has the bye any more.");
    silent(&repair(), "table 1, dropped");
    fair.give(Command::DropPlayer(DropPlayer { player: gone, reason: "".into() }));
    has(&repair(), ", table 1, dropped</option>");
    let (one, other) = (bye.to_string(), gone.to_string());
    let fields = [("one", one.as_str()), ("other", other.as_str()), ("reason", "left without a word")];
    goes_to(&fair.send(&fair.director, &at("/rounds/1/repair/exchange"), &fields), &at("/rounds/1/staff"));
    assert_eq!(table(&fair, 1).pair.players, [bye, stays]);
    let round = fair.here().tournament.rounds().next().unwrap().clone();
    assert_eq!((round.bye, round.absent), (None, vec![gone]));
    silent(&repair(), "then takes their place by a swap");
    let about = |player: PlayerId| fair.page(&fair.director, &at(&format!("/players/{player}")));
    says(&about(gone), "Round 1 changed by hand: no table.");
    says(&about(bye), "Round 1 changed by hand: table 1 against ");
}

#[test]
fn only_a_player_who_had_a_place_is_told_of_losing_it() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta"]);
    let away = fair.here().tournament.players().last().unwrap().id;
    fair.give(Command::PairRound(PairRound { absent: vec![away], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    fair.register("Garak");
    let garak = fair.here().tournament.players().last().unwrap().id;
    let had_bye = fair.here().tournament.rounds().next().unwrap().bye.clone().unwrap().player;
    let takes_the_place = |of: PlayerId, player: PlayerId| {
        let (one, other) = (of.to_string(), player.to_string());
        let fields = [("one", one.as_str()), ("other", other.as_str()), ("reason", "no train")];
        goes_to(
            &fair.send(&fair.director, &at("/rounds/1/repair/exchange"), &fields),
            &at("/rounds/1/staff"),
        );
    };
    takes_the_place(had_bye, garak);
    let told = |player: PlayerId| {
        let page = words(&fair.page(&fair.director, &at(&format!("/players/{player}"))));
        page.matches("Round 1 changed by hand: no table.").count()
    };
    assert_eq!([had_bye, garak, away].map(told), [1, 0, 0], "one was absent from the start");
    // Who has lost the place loses nothing by the next change, and may get it back.
    let [gone, _] = table(&fair, 1).pair.players;
    takes_the_place(gone, away);
    assert_eq!([had_bye, gone, garak, away].map(told), [1, 1, 0, 0]);
    takes_the_place(away, gone);
    assert_eq!([had_bye, gone, garak, away].map(told), [1, 1, 0, 1]);
}

#[test]
fn a_late_player_is_offered_no_place_while_all_are_taken_by_results() {
    let fair = playing(&FOUR);
    for name in ["Garak", "Ziyal", "Morn"] {
        fair.register(name);
    }
    let offered = || fair.page(&fair.director, &at("/rounds/1/repair"));
    fair.give(win_in_round_1(1, 40));
    has(&offered(), ">Garak, without a place</option>");
    fair.give(win_in_round_1(2, 40));
    silent(&offered(), "without a place");
    silent(&offered(), "repair/exchange");
    says(&offered(), "Fewer than two tables are open, so nobody can change places.");
}

#[test]
fn a_round_that_is_not_being_played_offers_no_change() {
    let fair = Fair::with_players(&FOUR);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    says(&fair.page(&fair.director, &at("/rounds/1/repair")), "Nothing can change here.");
    fair.give(Command::PublishRound(PublishRound {}));
    // Who may not does not learn of the page, nor change anything with it.
    silent(&fair.page(&fair.scorekeeper, &at("/rounds/1/staff")), "Change tables");
    let sent = fair.send(&fair.scorekeeper, &at("/rounds/1/repair/exchange"), &[("one", "1")]);
    assert_eq!(sent.status, 404);
}

#[test]
fn chosen_tables_are_looked_at_first_and_then_paired_again() {
    let fair = playing(&["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta"]);
    let again = at("/rounds/1/repair/again");
    let before = [1, 2, 3].map(|number| table(&fair, number).pair.players);
    let looked = fair.send(&fair.director, &again, &[("table", "1"), ("table", "2"), ("intent", "look")]);
    assert_eq!(looked.status, 200);
    says(&looked, "These pairs would play. Nothing is changed yet.");
    assert_eq!(looked.text().matches(" checked").count(), 2, "the choice is still there");
    assert_eq!([1, 2, 3].map(|number| table(&fair, number).pair.players), before);
    let html = looked.text();
    let seats: Vec<&str> =
        html.split("name=\"seat\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    let record = |reason: &str| {
        let fields = [("seat", seats[0]), ("seat", seats[1]), ("reason", reason), ("intent", "record")];
        fair.send(&fair.director, &again, &fields)
    };
    says(&record(" "), "Write down the reason.");
    goes_to(&record("one <household>"), &at("/rounds/1/staff"));
    assert!(table(&fair, 1).pair.players != before[0] && table(&fair, 2).pair.players != before[1]);
    assert_eq!(table(&fair, 3).pair.players, before[2]);
    has(&fair.house.get(&at("/rounds/1")).send(), "Changed by hand: one &#60;household&#62;");
    // Nothing, rubbish, one table, and a table with a result.
    fair.give(win_in_round_1(3, 40));
    for fields in [
        &[("intent", "look")][..],
        &[("table", "1"), ("intent", "look")],
        &[("table", "x"), ("table", "99"), ("intent", "look")],
        &[("table", "1"), ("table", "3"), ("intent", "look")],
        &[("seat", "1:2"), ("intent", "record"), ("reason", "why")],
        &[("seat", "1:1:1"), ("seat", "2:1:1"), ("intent", "record"), ("reason", "why")],
        &[("intent", "record"), ("reason", "why")],
    ] {
        assert_eq!(fair.send(&fair.director, &again, fields).status, 422, "{fields:?}");
    }
    let scorekeeper =
        fair.send(&fair.scorekeeper, &again, &[("table", "1"), ("table", "2"), ("intent", "look")]);
    assert_eq!(scorekeeper.status, 404);
}

#[test]
fn a_result_for_players_who_changed_tables_meanwhile_is_recorded_for_nobody_else() {
    let fair = playing(&FOUR);
    let seated = hidden(&fair.page(&fair.scorekeeper, &table_at(1, "")), "seated");
    has(&fair.page(&fair.scorekeeper, &at("/rounds/1/staff")), &format!("data-seated=\"{seated}\""));
    let slip = with(&SLIP, &[("seated", &seated)]);
    assert_eq!(hidden(&look(&fair, &fair.scorekeeper, 1, &slip), "seated"), seated);
    let sent = fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&slip, &[("intent", "look")]));
    has(&fair.page(&fair.scorekeeper, sent.header("location")), &format!("value=\"{seated}\""));
    let [[one, stays], [other, _]] = [1, 2].map(|number| table(&fair, number).pair.players);
    let phone = fair.seat(stays.0);
    assert_eq!(hidden(&fair.page(&phone, &at("/me/report")), "seated"), seated);
    let (one, other) = (one.to_string(), other.to_string());
    let fields = [("one", one.as_str()), ("other", other.as_str()), ("reason", "wrong chairs")];
    goes_to(&fair.send(&fair.director, &at("/rounds/1/repair/exchange"), &fields), &at("/rounds/1/staff"));
    let report = [("round", "1"), ("intent", "record")];
    for refused in [
        look(&fair, &fair.scorekeeper, 1, &slip),
        fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&slip, &[("intent", "record")])),
        fair.send(&phone, &at("/me/report"), &with(&slip, &report)),
    ] {
        assert_eq!(refused.status, 409, "{}", refused.text());
        says(&refused, "players have changed tables since: table 1 now has ");
        has(&refused, "value=\"35\"");
        assert_ne!(hidden(&refused, "seated"), seated, "the form is for those who sit there now");
    }
    assert!(!table(&fair, 1).is_begun(), "nothing was recorded");
    let seated = hidden(&fair.page(&fair.scorekeeper, &table_at(1, "")), "seated");
    let slip = with(&SLIP, &[("seated", &seated), ("intent", "record")]);
    goes_to(&fair.send(&fair.scorekeeper, &table_at(1, "/result"), &slip), &at("/rounds/1/staff#table-1"));
}

#[test]
fn a_refused_result_shows_each_score_beside_the_player_for_whom_it_was_typed() {
    let fair = playing(&FOUR);
    let [[one, leaves], [other, _]] = [1, 2].map(|number| table(&fair, number).pair.players);
    let seated = hidden(&fair.page(&fair.scorekeeper, &table_at(1, "")), "seated");
    let [first, second] = [one, leaves].map(|player| fair.seat(player.0));
    let swap = |one: PlayerId, other: PlayerId| {
        let (one, other) = (one.to_string(), other.to_string());
        let fields = [("one", one.as_str()), ("other", other.as_str()), ("reason", "wrong chairs")];
        goes_to(
            &fair.send(&fair.director, &at("/rounds/1/repair/exchange"), &fields),
            &at("/rounds/1/staff"),
        );
    };
    // The first player is on the other seat of table 1 now, and the second one at table 2.
    swap(one, other);
    swap(one, leaves);
    assert_eq!(table(&fair, 1).pair.players, [other, one]);
    let slip = with(&SLIP, &[("seated", &seated)]);
    let value = |page: &Response, name: &str| {
        let text = page.text();
        let field = text.split(&format!("name=\"{name}\" value=\"")).nth(1).unwrap();
        field.split('"').next().unwrap().to_owned()
    };
    let sent = fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&slip, &[("intent", "record")]));
    for refused in [look(&fair, &fair.scorekeeper, 1, &slip), sent] {
        assert_eq!(refused.status, 409, "{}", refused.text());
        assert_eq!([value(&refused, "score_a"), value(&refused, "score_b")], ["", "100"]);
        has(&refused, "value=\"complete-b\" checked");
        let typed = format!("For players who sit elsewhere now you typed: {} 35.", fair.here().name(leaves));
        says(&refused, &typed);
    }
    let report = with(&slip, &[("round", "1"), ("intent", "record")]);
    for (phone, scores) in [(first, ["", "100"]), (second, ["35", ""])] {
        let refused = fair.send(&phone, &at("/me/report"), &report);
        assert_eq!(refused.status, 409, "{}", refused.text());
        assert_eq!([value(&refused, "score_a"), value(&refused, "score_b")], scores);
    }
    assert!(!table(&fair, 1).is_begun() && !table(&fair, 2).is_begun(), "nothing was recorded");
}

/// What an open page of the round fetches when it hears of a change.
#[test]
fn the_rows_of_a_fetched_round_have_the_new_seats_and_take_a_result_for_them() {
    let fair = playing(&FOUR);
    let staff = at("/rounds/1/staff");
    let page = fair.page(&fair.scorekeeper, &staff);
    has(&page, &format!("data-live=\"{staff}\""));
    let seats = |page: &Response| -> Vec<String> {
        let text = page.text();
        let rows = text.split("data-part=\"table-").skip(1).map(|row| row.split("data-seated=\"").nth(1));
        rows.map(|row| row.unwrap().split('"').next().unwrap().to_owned()).collect()
    };
    let now =
        || [1, 2].map(|number| table(&fair, number).pair.players.map(|player| player.to_string()).join(" "));
    let before = seats(&page);
    assert_eq!(before, now());
    let [one, other] = [1, 2].map(|number| table(&fair, number).pair.players[0].to_string());
    let fields = [("one", one.as_str()), ("other", other.as_str()), ("reason", "wrong chairs")];
    goes_to(&fair.send(&fair.director, &at("/rounds/1/repair/exchange"), &fields), &staff);
    let after = seats(&fair.page(&fair.scorekeeper, &staff));
    assert_eq!(after, now());
    assert!(after.iter().zip(&before).all(|(after, before)| after != before), "both tables changed");
    // An old row is refused with the current seats, for which it is sent again.
    let records = |seated: &str| {
        let slip = with(&SLIP, &[("seated", seated), ("intent", "record")]);
        fair.send(&fair.scorekeeper, &table_at(1, "/result"), &slip)
    };
    let refused = records(&before[0]);
    assert_eq!(refused.status, 409, "{}", refused.text());
    assert_eq!(hidden(&refused, "seated"), after[0]);
    goes_to(&records(&after[0]), &at("/rounds/1/staff#table-1"));
}

#[test]
fn the_same_swap_by_two_people_does_not_cancel_itself() {
    let fair = playing(&FOUR);
    let seen = hidden(&fair.page(&fair.director, &at("/rounds/1/repair")), "seen");
    let firsts = || [1, 2].map(|number| table(&fair, number).pair.players[0]);
    let [one, other] = firsts();
    let (first, second) = (one.to_string(), other.to_string());
    let both = [("one", first.as_str()), ("other", second.as_str()), ("reason", "wrong chairs")];
    let swap = |seen: &str| {
        fair.send(&fair.director, &at("/rounds/1/repair/exchange"), &with(&both, &[("seen", seen)]))
    };
    goes_to(&swap(&seen), &at("/rounds/1/staff"));
    let late = swap(&seen);
    assert_eq!(late.status, 409, "{}", late.text());
    says(&late, "Someone else changed who sits where while this page was open, so no player was moved.");
    has(&late, "value=\"wrong chairs\"");
    assert_eq!(firsts(), [other, one]);
    // Somebody who has seen it may still swap them back.
    goes_to(&swap(&hidden(&late, "seen")), &at("/rounds/1/staff"));
    assert_eq!(firsts(), [one, other]);
}

#[test]
fn a_preview_of_before_a_swap_is_recorded_by_nobody() {
    let fair = playing(&["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta"]);
    let again = at("/rounds/1/repair/again");
    let looked = fair.send(&fair.director, &again, &[("table", "1"), ("table", "2"), ("intent", "look")]);
    let html = looked.text();
    let form = html.split("<form").find(|form| form.contains("name=\"seat\"")).unwrap();
    let seen = form.split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let seats: Vec<&str> =
        form.split("name=\"seat\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    // Two players of the tables that were looked at change places: the same people still sit there.
    let [one, other] = [1, 2].map(|number| table(&fair, number).pair.players[0].to_string());
    let swap = [("one", one.as_str()), ("other", other.as_str()), ("reason", "wrong chairs")];
    goes_to(&fair.send(&fair.director, &at("/rounds/1/repair/exchange"), &swap), &at("/rounds/1/staff"));
    let now = || [1, 2, 3].map(|number| table(&fair, number).pair.players);
    let before = now();
    let record = |seen: &str| {
        let fields = [("seat", seats[0]), ("seat", seats[1]), ("reason", "one household")];
        fair.send(&fair.director, &again, &with(&fields, &[("seen", seen), ("intent", "record")]))
    };
    let late = record(seen);
    assert_eq!(late.status, 409, "{}", late.text());
    says(&late, "Someone else changed who sits where while this page was open, so no player was moved.");
    assert_eq!(now(), before);
    assert_eq!(record(&hidden(&late, "seen")).status, 303, "who has seen it may still pair them so");
}
