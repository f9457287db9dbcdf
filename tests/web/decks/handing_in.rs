//! A player hands a list in.

use super::*;

#[test]
fn a_player_looks_first_and_hands_in_then() {
    let fair = fair();
    let kira = fair.seat(1);
    let blank = fair.page(&kira, &own());
    has(&blank, "Hand in your list");
    has(&blank, "Missing");
    let looked = fair.send(&kira, &own(), &[("list", FAULTS), ("intent", "look")]);
    assert_eq!(looked.status, 200);
    has(&looked, "This list was only checked. Nothing is handed in");
    has(&looked, "1 Red Allert!");
    let legal = fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "look")]);
    let folded = legal.text().contains("<details class=\"fold\"><summary>All its lines</summary>");
    assert!(folded, "a player's own list is long on a phone");
    assert_eq!(fair.here().tournament.player(PlayerId(1)).unwrap().deck, None);
    assert!(!stands_in(&database(&fair), "Red Allert!"));
    let sent = fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]);
    assert_eq!(sent.status, 303);
    let page = fair.page(&kira, &own());
    has(&page, "Your list is in and has no faults. Nothing is left for you to do.");
    has(&page, "Mr. Homn");
    has(&page, "Handed in: ");
}

#[test]
fn a_list_sent_twice_counts_once_and_an_empty_one_not_at_all() {
    let fair = fair();
    let kira = fair.seat(1);
    let number = Uuid::from_u128(77).to_string();
    let form = [("list", LEGAL), ("intent", "submit"), ("submission", number.as_str())];
    for _ in 0..2 {
        assert_eq!(fair.house.post(&own(), &form).within(&kira).send().status, 303);
    }
    assert_eq!(fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]).status, 303);
    assert_eq!(fair.here().deck_turns(PlayerId(1)).len(), 1, "recorded once");
    let sent = database::submitted(fair.desk(), &number);
    assert!(sent.contains("SHA-256") && !sent.contains("Homn"), "{sent}");
    let other = [("list", FAULTS), ("intent", "submit"), ("submission", number.as_str())];
    let conflict = fair.house.post(&own(), &other).within(&kira).send();
    assert_eq!(conflict.status, 409, "the same form with another list");
    let empty = fair.send(&kira, &own(), &[("list", " "), ("intent", "submit")]);
    assert_eq!(empty.status, 422);
    has(&empty, "Paste your deck list here first.");
}

#[test]
fn the_hash_is_the_one_of_the_players_file() {
    let fair = fair();
    let kira = fair.seat(1);
    let as_browsers_send_it = LEGAL.replace('\n', "\r\n");
    fair.send(&kira, &own(), &[("list", &as_browsers_send_it), ("intent", "submit")]);
    let deck = fair.here().tournament.player(PlayerId(1)).unwrap().deck.clone().unwrap();
    assert_eq!(deck.sha256, arbiter::domain::hash::ListHash::of(LEGAL));
    assert_eq!((deck.errors, deck.cards), (0, 97));
}

#[test]
fn the_whole_log_names_a_list_by_its_hash_and_a_part_of_it_does_not() {
    let fair = fair();
    let kira = fair.seat(1);
    fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]);
    let tournament = own().replace("/me/deck", "");
    let hash = arbiter::domain::hash::ListHash::of(LEGAL).as_str()[..8].to_owned();
    has(&fair.page(&kira, &format!("{tournament}/log")), &format!("handed in, SHA-256 {hash}."));
    let of_player = fair.page(&fair.director, &format!("{tournament}/players/1"));
    has(&of_player, "Kira Nerys handed in.");
    lacks(&of_player, &hash);
}

#[test]
fn a_player_cannot_change_the_list_once_play_has_begun_but_staff_can() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let kira = fair.seat(1);
    let page = fair.page(&kira, &own());
    has(
        &page,
        "Play has begun, so deck lists are locked. We don’t have yours: go to a director or deck checker",
    );
    lacks(&page, "Your list is locked");
    let refused = fair.send(&kira, &own(), &[("list", &marked()), ("intent", "submit")]);
    assert_eq!(refused.status, 422);
    assert!(refused.text().contains("role=\"alert\""));
    has(&refused, "can hand in a changed list with Kira present.");
    has(&refused, MARKER);
    assert!(!stands_in(&database(&fair), MARKER), "a refused list is not kept");
    let staff = fair.send(
        &fair.checker,
        &format!("{}/1/submit", decks()),
        &[("list", &marked()), ("intent", "submit")],
    );
    assert_eq!(staff.status, 303);
    assert!(fair.here().tournament.player(PlayerId(1)).unwrap().deck.is_some());
}

#[test]
fn a_judge_who_plays_is_a_player_at_their_own_table() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let link = fair.desk().seat_link(TournamentId::new(Uuid::from_u128(1)), PlayerId(1), Utc::now()).unwrap();
    let hash = crate::support::site::fair::hash(&fair.director);
    fair.desk().claim_seat(&link, Some(&hash), "test", Utc::now()).unwrap();
    let refused = fair.send(&fair.director, &own(), &[("list", LEGAL), ("intent", "submit")]);
    assert_eq!(refused.status, 422, "the director's own list is locked like everybody's");
}

#[test]
fn the_desk_says_whose_list_is_missing_faulty_or_fine() {
    let (fair, _) = handed_in();
    let submit = |player: u32, list: &str| {
        let path = format!("{}/{player}/submit", decks());
        assert_eq!(fair.send(&fair.checker, &path, &[("list", list), ("intent", "submit")]).status, 303);
    };
    submit(2, LEGAL);
    let page = fair.page(&fair.checker, &decks());
    has(&page, "2 of 3 handed in");
    has(&page, "1 with faults");
    has(&page, "1 missing");
    let told = words(&page);
    let at = |name: &str| told.find(name).unwrap();
    assert!(at("Kira Nerys") < at("Odo") && at("Odo") < at("O&#39;Brien"), "who needs you first: {told}");
    assert!(!page.text().contains("O'Brien <b>"));
    assert!(page.text().contains("No faults") && page.text().contains("1 fault"));
    let quiet = "<span class=\"note\">No faults</span>";
    assert!(page.text().contains(quiet), "a list without faults is no exception");
    assert!(page.text().contains(&format!("href=\"{}/3\"", decks())));
}

#[test]
fn nobody_else_sees_a_deck_list() {
    let (fair, kira) = handed_in();
    let odo = fair.seat(3);
    for session in [&fair.judge, &fair.scorekeeper, &fair.stranger, &kira, &odo] {
        assert_eq!(fair.page(session, &decks()).status, 404);
        assert_eq!(fair.page(session, &format!("{}/1", decks())).status, 404);
        let forms = [("read", vec![]), ("submit", vec![("list", "x")]), ("accept", vec![("reason", "x")])];
        for (form, fields) in forms {
            assert_eq!(fair.send(session, &format!("{}/1/{form}", decks()), &fields).status, 404, "{form}");
        }
    }
    for session in [&fair.operator, &fair.director, &fair.head_judge, &fair.checker] {
        assert_eq!(fair.page(session, &format!("{}/1", decks())).status, 200);
    }
    let before = fair.here().sequence();
    assert_eq!(fair.page(&fair.checker, &format!("{}/99", decks())).status, 404);
    assert_eq!(fair.here().sequence(), before, "looking records nothing");
}
