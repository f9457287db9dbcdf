//! Registration, names, drops and links.

use super::*;

#[test]
fn pasted_lines_register_players_once_however_often_the_form_is_sent() {
    let fair = Fair::new();
    says(&fair.page(&fair.director, &path("/players")), "Nobody is registered yet.");
    let number = number();
    let names = [("names", "Kira Nerys\r\n\r\n  O'Brien   <b> \r\nOdo")];
    for _ in 0..2 {
        let sent = resend(&fair, &fair.director, &path("/players"), &names, &number);
        assert_eq!((sent.status, sent.header("location")), (303, path("/players").as_str()));
    }
    let page = fair.page(&fair.director, &path("/players"));
    says(&page, "3 registered");
    says(&page, "O'Brien <b>");
    assert!(!page.text().contains("<b>"), "names are escaped");
    assert_eq!(fair.here().tournament.players().count(), 3);
    let mut log = fair.here().log.iter().map(|entry| entry.payload.clone()).collect::<String>();
    log.push_str(&crate::support::database::submitted(fair.desk(), &number));
    assert!(!log.contains("Kira"), "no name gets into the log or beside it");
}

#[test]
fn a_faulty_line_is_named_and_nobody_is_registered() {
    let fair = Fair::new();
    let long = format!("Kira\nOdo\n{}", "x".repeat(61));
    let refused = fair.send(&fair.director, &path("/players"), &[("names", &long)]);
    assert_eq!(refused.status, 422);
    says(&refused, "Line 3 has more than 60 characters.");
    assert!(refused.text().contains(">\nKira\nOdo\n"), "the lines are still there");
    let empty = fair.send(&fair.director, &path("/players"), &[("names", " \n ")]);
    assert_eq!(empty.status, 422);
    says(&empty, "No names yet.");
    assert_eq!(fair.here().tournament.players().count(), 0);
}

#[test]
fn two_players_of_one_name_are_shown_with_their_numbers_to_staff() {
    let fair = Fair::playing(&["Kira", "Odo", "Kira", "Rom"]);
    for page in ["/desk", "/rounds/1/staff", "/players", "/players/3"] {
        says(&fair.page(&fair.director, &path(page)), "Kira (3)");
        assert!(!plain(&fair.page(&fair.director, &path(page))).contains("Odo (2)"));
    }
}

#[test]
fn look_alike_names_are_registered_and_pointed_out() {
    let fair = Fair::with_players(&["Jean-Luc Picard", "William Riker", "PICARD, Jean Luc"]);
    let page = fair.page(&fair.scorekeeper, &path("/players"));
    says(&page, "Names that look alike");
    says(&page, "Jean-Luc Picard (1) and PICARD, Jean Luc (3).");
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(3), reason: "".into() }));
    let page = fair.page(&fair.scorekeeper, &path("/players"));
    assert!(!plain(&page).contains("look alike"), "one of them dropped");
}

#[test]
fn a_name_in_letters_of_another_script_that_look_like_ours_is_asked_about() {
    let fair = Fair::with_players(&["Anna Petrova"]);
    let cyrillic = "\u{410}nn\u{430} Petr\u{43e}va";
    let register = |names: &str| fair.send(&fair.director, &path("/players"), &[("names", names)]).status;
    assert_eq!((register(cyrillic), fair.here().tournament.players().count()), (422, 1));
    assert_eq!(
        register("\u{410}\u{43d}\u{43d}\u{430} \u{41f}\u{435}\u{442}\u{440}\u{43e}\u{432}\u{430}"),
        303,
        "the control: a name of its own"
    );
}

#[test]
fn the_list_shows_record_deck_and_seat() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark"]);
    fair.give(Command::RecordResult(RecordResult { at: at(1, 1), result: result(100, 40) }));
    fair.give(Command::SubmitDeck(SubmitDeck {
        player: PlayerId(1),
        sha256: arbiter::domain::hash::ListHash::of("a list"),
        errors: 1,
        cards: 61,
        by_staff: true,
        agrees: None,
    }));
    fair.seat(1);
    fair.desk().seat_link(fair.here().id(), PlayerId(2), Utc::now()).unwrap();
    let page = fair.page(&fair.judge, &path("/players"));
    for words in ["1 FW", "1 FL", "1 bye", "Faulty", "Missing", "Claimed", "Link given"] {
        says(&page, words);
    }
    assert!(!page.text().contains("name=\"names\""), "a judge registers nobody");
    // Only the faulty and the missing lists need somebody.
    let rows = page.text();
    let rows = rows.split("registered-h\"").last().unwrap();
    assert_eq!(rows.matches("class=\"badge").count(), 3, "{rows}");
    assert_eq!(rows.matches("class=\"badge needs\"").count(), 3);
    for usual in [">Plays<", "No link", "No faults"] {
        assert!(!rows.contains(usual), "the usual is not said: {usual}");
    }
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(3), reason: "last train".into() }));
    let dropped = fair.page(&fair.judge, &path("/players")).text();
    assert!(dropped.contains("<span class=\"note\">Dropped after round 1</span>"), "{dropped}");
}

#[test]
fn a_player_drops_with_a_reason_and_comes_back() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark"]);
    let one = path("/players/2");
    let drop = format!("{one}/drop");
    assert_eq!(fair.send(&fair.director, &drop, &[("reason", "train at <five>")]).status, 303);
    let page = fair.page(&fair.director, &one);
    says(&page, "Dropped before round 1");
    says(&page, "Reason: train at <five>");
    let again = fair.send(&fair.director, &drop, &[("reason", "again")]);
    assert_eq!(again.status, 422);
    says(&again, "Odo has already dropped.");
    assert_eq!(fair.send(&fair.director, &format!("{one}/reinstate"), &[]).status, 303);
    says(&fair.page(&fair.director, &one), "Odo came back, from round 1.");
    assert!(fair.here().tournament.player(PlayerId(2)).unwrap().is_active());
    pair(&fair);
    let seated = fair.send(&fair.director, &drop, &[("reason", "too late")]);
    assert_eq!(seated.status, 422);
    says(&seated, "Odo is seated in the draft of round 1.");
    assert!(seated.text().contains("value=\"too late\""));
    for path in [path("/players/99"), path("/players/0")] {
        assert_eq!(fair.page(&fair.director, &path).status, 404);
    }
}

#[test]
fn a_name_is_corrected_and_erased_for_good() {
    let fair = Fair::with_players(&["Kria", "Odo"]);
    let one = path("/players/1");
    let rename = |name: &str| fair.send(&fair.director, &format!("{one}/rename"), &[("name", name)]);
    assert_eq!(rename("   ").status, 422);
    assert_eq!(rename("Kira <Nerys>").status, 303);
    says(&fair.page(&fair.director, &one), "Kira <Nerys>");
    assert!(fair.here().log.iter().all(|entry| !entry.payload.contains("Kira")));
    says(&fair.house.get(&path("/log")).send(), "The name of player 1 was corrected: now Kira <Nerys>.");

    says(&fair.page(&fair.director, &one), "Nobody can undo this.");
    for _ in 0..2 {
        assert_eq!(fair.send(&fair.director, &format!("{one}/erase"), &[]).status, 303);
    }
    says(&fair.house.get(&path("/log")).send(), "The name of player 1 was erased for good.");
    let erased = |kind: &str| fair.here().log.iter().filter(|entry| entry.kind == kind).count();
    assert_eq!((erased("player-renamed"), erased("name-erased")), (1, 1));
    let page = fair.page(&fair.director, &one);
    says(&page, "Player 1");
    assert!(!page.text().contains("Kira"));
    let late = rename("Kira");
    assert_eq!(late.status, 422);
    says(&late, "The name of player 1 was erased for good.");
}

#[test]
fn a_private_link_is_shown_once_and_a_form_sent_twice_does_not_take_the_seat_away() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let form = path("/players/1/link");
    let number = number();
    let code = shown_link(&resend(&fair, &fair.director, &form, &[], &number), "/seat/");
    fair.desk().claim_seat(&code, None, "test", Utc::now()).unwrap();
    let again = resend(&fair, &fair.director, &form, &[], &number);
    assert_eq!(shown_link(&again, "/seat/"), code);
    let claimed = || fair.desk().claimed_seats(fair.here().id()).unwrap();
    assert!(claimed().contains(&PlayerId(1)), "the browser that opened the link still has the seat");
    says(&fair.page(&fair.director, &path("/players/1")), "A browser has opened the private link.");

    // The control: a new form makes a new link, and the old one ends.
    let newer = shown_link(&fair.send(&fair.director, &form, &[]), "/seat/");
    assert_ne!(newer, code);
    assert!(claimed().is_empty());
    assert!(fair.desk().seat_of_link(&code).unwrap().is_none());
    let old = resend(&fair, &fair.director, &form, &[], &number);
    assert_eq!(old.status, 422);
    says(&old, "was replaced by a newer one");
    assert!(fair.desk().seat_of_link(&newer).unwrap().is_some(), "the newer one works");
    assert_eq!(fair.send(&fair.director, &path("/players/9/link"), &[]).status, 404);
}

#[test]
fn one_players_page_shows_what_the_log_says_about_them_and_nobody_else() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom"]);
    fair.give(Command::RecordResult(RecordResult { at: at(1, 1), result: result(100, 40) }));
    let here = fair.here();
    let table = here.tournament.round(RoundNumber(1)).unwrap().table(TableNumber(1)).unwrap();
    let seated = table.pair.players;
    let apart = (1..=4).map(PlayerId).find(|player| !seated.contains(player)).unwrap();
    says(&fair.page(&fair.judge, &path(&format!("/players/{}", seated[0]))), "Recorded round 1, table 1");
    let other = fair.page(&fair.judge, &path(&format!("/players/{apart}")));
    assert!(!plain(&other).contains("Recorded"));
    says(&other, "registered, from round 1.");
    says(&other, "Round 1 paired: table 2 against");
}

#[test]
fn the_players_and_the_decks_are_chosen_by_what_they_lack() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark"]);
    fair.seat(3);
    let (errors, cards, by_staff, agrees) = (2, 61, true, None);
    let sha256 = arbiter::domain::hash::ListHash::of("a list");
    let player = PlayerId(2);
    fair.give(Command::SubmitDeck(SubmitDeck { player, sha256, errors, cards, by_staff, agrees }));
    let shown = |page: &str| {
        let html = fair.page(&fair.director, &path(page)).text();
        ["Kira", "Odo", "Quark"].map(|name| html.contains(&format!("title=\"{name}\"")))
    };
    for (page, wanted) in [
        ("/players", [true, true, true]),
        ("/players?show=missing", [true, false, true]),
        ("/players?show=faulty", [false, true, false]),
        ("/players?show=unclaimed", [true, true, false]),
        ("/players?show=x", [true, true, true]),
        ("/decks", [true, true, true]),
        ("/decks?show=missing", [true, false, true]),
        ("/decks?show=faulty", [false, true, false]),
    ] {
        assert_eq!(shown(page), wanted, "{page}");
    }
    let players = fair.page(&fair.director, &path("/players?show=missing"));
    for words in ["List missing: 2", "Faulty list: 1", "Seat not claimed: 2"] {
        says(&players, words);
    }
    let here = format!("href=\"{}\" aria-current=\"true\"", path("/players?show=missing"));
    assert!(players.text().contains(&here), "{}", players.text());
    silent(&fair.page(&fair.director, &path("/decks")), "Seat not claimed");
    // Somebody who has dropped out needs neither.
    fair.give(Command::DropPlayer(DropPlayer { player, reason: "".into() }));
    says(&fair.page(&fair.director, &path("/decks?show=faulty")), "There is no such player.");
}
