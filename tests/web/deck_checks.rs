//! Deck checks: drawn without the players knowing, printed on record, their outcomes in the log. And card usage.

use arbiter::domain::awaited::Awaited;
use arbiter::domain::id::PlayerId;
use arbiter::domain::tournament::command::{
    ChangePublication, CloseTournament, Command, PublishRound, ReadDeck,
};
use arbiter::domain::tournament::publication::{Lists, Publication};
use chrono::Utc;

use crate::public::told::{at, finish, pair, public, says, words};
use crate::support::site::fair::{Fair, SLUG, hash, submission};
use crate::support::slug;

const LEGAL: &str = include_str!("../decks/1e-open-legal.txt");
const NAMES: [&str; 10] =
    ["Kira Nerys", "Odo", "Quark", "Rom", "Nog", "Jadzia Dax", "O'Brien <b>", "Leeta", "Morn", "Garak"];

/// Everybody hands in a list with a line of their own; those with a yes agree to show it.
fn hand_in(fair: &Fair, player: u32, more: &str, agrees: bool) {
    let text = format!("{LEGAL}\nDraw deck:\n{more}\n1 No Card {player}\n");
    let agreed = if agrees { "yes" } else { "no" };
    let fields = [("list", text.as_str()), ("intent", "submit"), ("agrees", agreed)];
    let sent = fair.send(&fair.checker, &at(&format!("/decks/{player}/submit")), &fields);
    assert_eq!(sent.status, 303, "{}", words(&sent.text()));
}

fn with_lists(names: &[&str]) -> Fair {
    let fair = Fair::with_players(names);
    for player in (1..).take(names.len()) {
        hand_in(&fair, player, "", false);
    }
    pair(&fair, &[], &[]);
    fair.give(Command::PublishRound(PublishRound {}));
    fair
}

fn drawn(fair: &Fair) -> Vec<u32> {
    let here = fair.here();
    here.tournament
        .deck_checks()
        .drawn
        .iter()
        .flat_map(|draw| &draw.picks)
        .map(|pick| pick.player.0)
        .collect()
}

fn draws(fair: &Fair, count: &str) -> u16 {
    fair.send(&fair.checker, &at("/decks/checks"), &[("count", count), ("near", "0"), ("top", "8")]).status
}

fn checks(fair: &Fair, player: u32, fields: [(&str, &str); 2]) {
    let version =
        fair.here().tournament.player(PlayerId(player)).unwrap().deck.as_ref().unwrap().sha256.clone();
    let fields = [("version", version.as_str()), fields[0], fields[1]];
    let sent = fair.send(&fair.checker, &at(&format!("/decks/{player}/check")), &fields);
    assert_eq!(sent.status, 303, "{}", words(&sent.text()));
}

#[test]
fn players_are_drawn_once_and_learn_of_it_only_by_the_check() {
    let fair = with_lists(&NAMES[..6]);
    let seats: Vec<_> = (1..=6).map(|player| fair.seat(player)).collect();
    let pages = ["/me", "/me/deck", "/log", "", "/lists"].map(at);
    let seen = |of: &arbiter::web::cookie::SessionToken, page: &str| {
        let text = words(&fair.page(of, page).text());
        // Clocks advance, and the head code at the foot changes with every entry.
        let text = text.split("Log checksum").next().unwrap().to_owned();
        text.replace(|character: char| character.is_ascii_digit(), "#")
    };
    let before: Vec<String> =
        seats.iter().flat_map(|seat| pages.iter().take(2).map(|page| seen(seat, page))).collect();
    assert_eq!(draws(&fair, "2"), 303);
    let first = drawn(&fair);
    assert_eq!(first.len(), 2);
    let after: Vec<String> =
        seats.iter().flat_map(|seat| pages.iter().take(2).map(|page| seen(seat, page))).collect();
    assert!(before == after, "a player’s own pages do not change");
    let draw = fair.here().tournament.deck_checks().drawn[0].clone();
    for page in &pages {
        let text = public(&fair, page.trim_end_matches("/me/deck").trim_end_matches("/me"));
        assert!(!text.contains(&draw.seed.to_string()), "with the seed they could draw at home");
    }
    let log = public(&fair, &at("/log"));
    says(&log, &["Deck checks drawn for round 1."]);
    let page = fair.page(&fair.checker, &at("/decks/checks")).text();
    let named = |player: u32| fair.here().name(PlayerId(player));
    says(
        &page,
        &[&named(first[0]), &named(first[1]), "at random", "To be checked", "0 players checked", "6 not yet"],
    );
    assert!(page.contains(&draw.seed.to_string()), "staff can draw it again");
    // Drawn again, others come.
    assert_eq!(draws(&fair, "9"), 303);
    let mut all = drawn(&fair);
    all.sort_unstable();
    assert_eq!(all, [1, 2, 3, 4, 5, 6]);
    assert_eq!(draws(&fair, "1"), 422);
    assert_eq!(draws(&fair, "many"), 422);
    // The check itself is shown.
    checks(&fair, first[0], [("intent", "agrees"), ("found", "")]);
    let own = fair.page(&seats[first[0] as usize - 1], &at("/me")).text();
    says(&own, &["Your deck was checked in round 1: it agrees with your list."]);
    let page = fair.page(&fair.checker, &at("/decks/checks")).text();
    says(&page, &["1 player checked", "5 not yet", "Agrees", "Checker, "]);
}

#[test]
fn a_check_is_undone_by_who_made_it_and_by_the_director_until_the_deck_is_checked_again() {
    let fair = with_lists(&NAMES[..2]);
    checks(&fair, 1, [("intent", "agrees"), ("found", "")]);
    let path = at(&format!("/log/{}/undo", fair.here().sequence()));
    let undo = [("intent", "undo"), ("reason", "it was the deck of Odo")];
    says(&fair.page(&fair.checker, &at("/desk")).text(), &["Last act:"]);
    assert!(fair.page(&fair.director, &at("/log")).text().contains(&path));
    says(&fair.page(&fair.checker, &path).text(), &["The deck of Kira Nerys has not been checked."]);
    assert_eq!(fair.send(&fair.judge, &path, &undo).status, 422, "somebody else's");
    // The page is open while the deck is checked once more.
    checks(&fair, 1, [("intent", "agrees"), ("found", "the sleeves are new")]);
    let stale = fair.send(&fair.checker, &path, &undo);
    assert_eq!(stale.status, 422);
    says(&stale.text(), &["stays, because later acts rest on it"]);
    let second = at(&format!("/log/{}/undo", fair.here().sequence()));
    for path in [second, path] {
        assert_eq!(fair.send(&fair.checker, &path, &undo).status, 303);
    }
    assert!(fair.here().tournament.deck_checks().made.is_empty());
    let page = fair.page(&fair.checker, &at("/decks/checks")).text();
    says(&page, &["0 players checked", "2 not yet"]);
    // What was found, and why it counts no more, is between the player and staff.
    let log = public(&fair, &at("/log"));
    assert!(!log.contains("the deck of Odo") && !log.contains("sleeves"));
}

#[test]
fn a_list_handed_in_for_another_player_is_undone_until_somebody_reads_it() {
    let fair = Fair::with_players(&NAMES[..2]);
    let hand_in = |player: u32, more: &str| {
        let text = format!("{LEGAL}\nDraw deck:\n1 No Card {player}{more}\n");
        let fields = [("list", text.as_str()), ("intent", "submit")];
        let sent = fair.send(&fair.checker, &at(&format!("/decks/{player}/submit")), &fields);
        assert_eq!(sent.status, 303, "{}", words(&sent.text()));
        at(&format!("/log/{}/undo", fair.here().sequence()))
    };
    let list =
        || fair.here().tournament.player(PlayerId(1)).unwrap().deck.as_ref().map(|it| it.sha256.clone());
    let undo = [("intent", "undo"), ("reason", "that was the list of Odo")];
    let first = hand_in(1, "");
    let before = list();
    let second = hand_in(1, "2");
    says(&fair.page(&fair.checker, &at("/desk")).text(), &["Last act:"]);
    says(&fair.page(&fair.checker, &second).text(), &["Another list of Kira Nerys counts."]);
    assert_eq!(fair.send(&fair.judge, &second, &undo).status, 422, "somebody else's");
    assert_eq!(fair.send(&fair.checker, &second, &undo).status, 303);
    assert_eq!(list(), before);
    assert!(!public(&fair, &at("/log")).contains("the list of Odo"), "why is for staff");
    let page = fair.page(&fair.director, &first).text();
    says(&page, &["Kira Nerys has handed in no list."]);
    // The director opens the list while the page waits.
    fair.give(Command::ReadDeck(ReadDeck { player: PlayerId(1) }));
    let stale = fair.send(&fair.director, &first, &undo);
    assert_eq!(stale.status, 422);
    says(&stale.text(), &["stays, because later acts rest on it"]);
    assert_eq!(list(), before);
}

#[test]
fn sheets_are_printed_by_part_and_alphabet_and_reading_them_is_on_record() {
    let fair = with_lists(&NAMES[..6]);
    assert_eq!(fair.send(&fair.checker, &at("/decks/checks/sheets"), &[]).status, 422, "nobody is drawn");
    draws(&fair, "2");
    let picked = drawn(&fair);
    let sheets = fair.send(&fair.checker, &at("/decks/checks/sheets"), &[]);
    assert_eq!(sheets.status, 200);
    let text = words(&sheets.text());
    for player in &picked {
        assert!(text.contains(&fair.here().name(PlayerId(*player))));
        assert!(text.contains(&format!("1 No Card {player}")) || text.contains(&format!("No Card {player}")));
        let own = words(&fair.page(&fair.seat(*player), &at("/me")).text());
        assert!(own.contains("Your list was read by Checker"), "{own}");
    }
    let place = |card: &str| text.find(card).unwrap();
    assert!(place("Missions: 6") < place("Draw deck: 32"));
    assert!(place("Benjamin Sisko") < place("Mr. Homn") && place("Mr. Homn") < place("Thomas McClure"));
    assert!(sheets.text().contains("class=\"sheet-tick\""));
    let reads = |fair: &Fair| {
        let here = fair.here();
        here.log.iter().filter(|line| line.entry().kind() == "deck-read").count()
    };
    assert_eq!(reads(&fair), 2);
    // Once checked, a list is not read again.
    checks(&fair, picked[0], [("intent", "agrees"), ("found", "")]);
    fair.send(&fair.checker, &at("/decks/checks/sheets"), &[]);
    assert_eq!(reads(&fair), 3);
}

#[test]
fn a_deck_that_differs_leads_to_a_penalty_with_what_was_found() {
    let fair = with_lists(&NAMES[..4]);
    checks(&fair, 1, [("intent", "differs"), ("found", "One Darmok too many.")]);
    let page = fair.page(&fair.head_judge, &at("/decks/1")).text();
    let link = at("/penalties?player=1&#38;kind=deck-mismatch");
    assert!(page.contains(&format!("href=\"{link}\"")), "{page}");
    let form = fair.page(&fair.head_judge, &at("/penalties?player=1&kind=deck-mismatch")).text();
    says(&form, &["Deck differs from its list"]);
    assert!(form.contains("One Darmok too many."));
    let other = fair.page(&fair.head_judge, &at("/penalties?player=2&kind=deck-mismatch")).text();
    assert!(!other.contains("One Darmok too many."), "the control");
    says(&fair.page(&fair.checker, &at("/decks/checks")).text(), &["Differs"]);
}

#[test]
fn staff_who_play_do_not_see_whether_they_are_drawn() {
    let fair = with_lists(&NAMES[..6]);
    draws(&fair, "6");
    let link = fair.desk().seat_link(fair.here().id(), PlayerId(3), Utc::now()).unwrap();
    let before = fair.page(&fair.checker, &at("/decks/checks")).text();
    says(&before, &["Quark at table", "6 players drawn"].map(|text| text.split(" at").next().unwrap()));
    fair.desk().claim_seat(&link, Some(&hash(&fair.checker)), "test", Utc::now()).unwrap();
    let page = fair.page(&fair.checker, &at("/decks/checks")).text();
    says(&page, &["Whether you are drawn yourself is not shown to you."]);
    let drawn = words(&page).split("Checked").next().unwrap().to_owned();
    assert!(!drawn.contains("Quark"), "{drawn}");
    assert!(!page.contains(&fair.here().tournament.deck_checks().drawn[0].seed.to_string()));
}

// Card usage ------------------------------------------------------------------------------------

/// Ten lists; only the ninth has an Amarie.
fn usage(agree: u32) -> Fair {
    let fair = Fair::with_players(&NAMES);
    let publication = Publication { lists: Lists::All, ..Publication::default() };
    fair.give(Command::ChangePublication(ChangePublication { publication }));
    for player in 1..=10 {
        hand_in(&fair, player, if player == 9 { "2 Amarie" } else { "" }, player <= agree);
    }
    pair(&fair, &[], &[]);
    fair.give(Command::PublishRound(PublishRound {}));
    fair
}

fn ends(fair: &Fair) {
    finish(fair, 1);
    fair.give(Command::CloseTournament(CloseTournament {}));
}

#[test]
fn staff_count_all_lists_and_everybody_only_after_the_end_with_small_numbers_hidden() {
    let fair = usage(2);
    let staff = fair.page(&fair.checker, &at("/decks/cards")).text();
    says(&staff, &["10 lists", "Amarie personnel 2 1", "Thomas McClure personnel 20 10"]);
    says(&public(&fair, &at("/lists/cards")), &["Nothing is counted yet."]);
    ends(&fair);
    let page = public(&fair, &at("/lists/cards"));
    says(
        &page,
        &["10 lists counted", "Amarie personnel fewer than 3", "Thomas McClure personnel at least 8"],
    );
    says(&page, &["Affiliations", "Lists with personnel of"]);
    // One more agrees: seven that are not shown are too few to hide each other.
    let consent = fair.send(&fair.seat(3), &at("/me/deck/consent"), &[("agrees", "yes")]);
    assert_eq!(consent.status, 303);
    says(&public(&fair, &at("/lists/cards")), &["Nothing is counted yet."]);
}

#[test]
fn fewer_than_three_lists_are_counted_for_nobody() {
    let fair = with_lists(&NAMES[..7]);
    says(&fair.page(&fair.checker, &at("/decks/cards")).text(), &["Once there are 8 lists"]);
}

#[test]
fn each_list_is_read_once_for_counting() {
    let fair = usage(0);
    let reads = || {
        let awaited = Awaited::for_looks(1_000);
        let here = fair.here();
        let usage = fair.desk().usage(&here, &here.field(), &awaited).unwrap();
        assert_eq!(usage.field.lists, 10);
        awaited.looks()
    };
    assert_eq!(reads(), 10);
    assert_eq!(reads(), 0, "what was counted is kept");
    hand_in(&fair, 4, "1 Amarie", false);
    assert_eq!(reads(), 1, "only the new list is read");
    let here = fair.here();
    hand_in(&fair, 5, "1 Amarie", false);
    let gone = Awaited::for_looks(0);
    assert!(fair.desk().usage(&fair.here(), &fair.here().field(), &gone).is_err(), "nobody waits");
    assert!(fair.desk().usage(&here, &here.field(), &gone).is_ok(), "what is kept needs nobody");
    assert!(fair.desk().erase(&slug(SLUG), &submission(), PlayerId(4)).is_ok());
    assert_eq!(fair.here().field().len(), 10, "an erased player’s list is counted, without a name");
}
