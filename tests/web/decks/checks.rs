//! A deck is compared with its list.

use super::*;

fn check_of(player: u32) -> String {
    format!("{}/{player}/check", decks())
}

#[test]
fn a_deck_check_is_on_record_and_only_staff_and_the_player_see_what_differed() {
    let (fair, kira) = handed_in();
    let version = version(&fair);
    let said = |intent: &str, found: &str| {
        let sent = [("version", version.as_str()), ("found", found), ("intent", intent)];
        fair.send(&fair.checker, &check_of(1), &sent)
    };
    let silent = said("differs", " ");
    assert_eq!(silent.status, 422);
    has(&silent, "The description of what differs is empty.");
    lacks(&silent, MARKER);
    assert_eq!(fair.here().log.last().unwrap().kind, "deck-submitted", "a list that is closed stays closed");
    assert_eq!(said("differs", "One Darmok too many").status, 303);
    let page = fair.page(&fair.checker, &format!("{}/1", decks()));
    has(&page, "Cards differ");
    has(&page, "Compared with the cards: they differ");
    has(&page, "One Darmok too many");
    lacks(&page, "Issue a penalty");
    has(&fair.page(&fair.head_judge, &format!("{}/1", decks())), "The cards differed. Issue a penalty");
    has(&fair.page(&kira, &own()), "One Darmok too many");
    let log = fair.house.get(&format!("/t/{SLUG}/log")).send();
    has(&log, "Deck of Kira Nerys compared with its list.");
    lacks(&log, "One Darmok too many");
    lacks(&log, "differs");
    // Corrected and checked again.
    assert_eq!(said("agrees", "").status, 303);
    let page = fair.page(&fair.checker, &format!("{}/1", decks()));
    has(&page, "the cards agreed with it");
    lacks(&page, "Cards differ");
}

#[test]
fn a_check_against_a_list_replaced_meanwhile_is_refused_and_keeps_what_was_typed() {
    let (fair, kira) = handed_in();
    let version = version(&fair);
    fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]);
    let sent = [("version", version.as_str()), ("found", "Nog counted 61"), ("intent", "differs")];
    let page = fair.send(&fair.checker, &check_of(1), &sent);
    assert_eq!(page.status, 422);
    has(&page, "Kira Nerys has another list now.");
    has(&page, "Nog counted 61");
    assert_eq!(fair.here().log.last().unwrap().kind, "deck-submitted");
    // A deck of which there is no list cannot be compared with one.
    let none = fair.send(&fair.checker, &check_of(3), &[("intent", "agrees")]);
    assert_eq!(none.status, 422);
    has(&none, "Odo has not handed in a deck list yet.");
}

#[test]
fn a_list_that_is_open_stays_open_when_the_check_is_refused() {
    let (fair, kira) = handed_in();
    let read = fair.send(&fair.checker, &format!("{}/1/read", decks()), &[]);
    assert!(read.text().contains(MARKER), "control: it is open");
    let version = version(&fair);
    let sent =
        [("version", version.as_str()), ("found", " "), ("as_found", "60 cards"), ("intent", "differs")];
    let page = fair.send(&fair.checker, &check_of(1), &sent);
    assert_eq!(page.status, 422);
    has(&page, "The description of what differs is empty.");
    assert!(page.text().contains(MARKER) && page.text().contains("60 cards"), "{}", page.text());
    assert_eq!(fair.here().log.last().unwrap().kind, "deck-read", "and that is on record");
    lacks(&fair.send(&fair.head_judge, &check_of(1), &sent), MARKER);
    // A newer list was read by nobody.
    fair.send(&kira, &own(), &[("list", &format!("{}\n// again", marked())), ("intent", "submit")]);
    lacks(&fair.send(&fair.checker, &check_of(1), &sent), MARKER);
}

#[test]
fn the_form_of_a_check_is_folded_until_it_answers() {
    const FORM: &str = "><summary>Check the physical deck</summary>";
    let (fair, _) = handed_in();
    let version = version(&fair);
    let shut = |page: &Response| page.text().contains(&format!("<details class=\"fold\"{FORM}"));
    let open = |page: &Response| page.text().contains(&format!("<details class=\"fold\" open{FORM}"));
    let one = format!("{}/1", decks());
    let sends = |intent: &str, found: &str| {
        let sent = [("version", version.as_str()), ("found", ""), ("as_found", found), ("intent", intent)];
        fair.send(&fair.checker, &check_of(1), &sent)
    };
    assert!(shut(&fair.page(&fair.checker, &one)), "what there is comes first");
    // Refused: nobody says what differs, or there is nothing to compare with; while the list is private.
    for intent in ["differs", "compare"] {
        let refused = sends(intent, "");
        assert_eq!(refused.status, 422, "{intent}");
        assert!(open(&refused), "{intent}: {}", refused.text());
    }
    assert!(open(&sends("compare", LEGAL)), "what was found is to be recorded");
    // The same with the list open, and the list alone leaves it folded.
    assert!(shut(&fair.send(&fair.checker, &format!("{one}/read"), &[])));
    assert!(open(&sends("differs", "")));
    assert_eq!(sends("agrees", "").status, 303);
    assert!(shut(&fair.page(&fair.checker, &one)));
}

#[test]
fn a_check_without_a_button_records_nothing() {
    let (fair, _) = handed_in();
    let version = version(&fair);
    let entries = fair.here().sequence();
    for intent in ["", "unlike"] {
        let sent = [("version", version.as_str()), ("found", "One Darmok too many"), ("intent", intent)];
        let answer = fair.send(&fair.checker, &check_of(1), &sent);
        assert_eq!(answer.status, 400, "{intent}");
        has(&answer, "The form does not say what to do.");
    }
    assert_eq!(fair.here().sequence(), entries, "neither of them says whether the cards agree");
}

#[test]
fn a_second_list_is_compared_card_by_card_and_the_reading_is_on_record() {
    let (fair, _) = handed_in();
    let version = version(&fair);
    let compared = |found: &str| {
        let sent = [("version", version.as_str()), ("as_found", found), ("intent", "compare")];
        fair.send(&fair.checker, &check_of(1), &sent)
    };
    has(&compared(&marked()), "Both lists hold the same cards in the same parts.");
    assert_eq!(fair.here().log.last().unwrap().kind, "deck-read");
    let page = compared(LEGAL);
    assert_eq!(page.status, 200);
    has(&page, &format!("1 {MARKER} (draw deck): 1 in the list, 0 found"));
    has(&page, "Nothing is recorded yet.");
    let html = page.text();
    let typed = html.split("id=\"found\"").nth(1).unwrap().split("</textarea>").next().unwrap();
    assert!(typed.contains(MARKER), "what was found is ready to be recorded: {typed}");
    // What was typed before stays, and what is there already does not come twice.
    let found = format!("Sleeves are worn\n1 {MARKER} (draw deck): 1 in the list, 0 found\n");
    let sent = [("version", version.as_str()), ("as_found", LEGAL), ("found", &found), ("intent", "compare")];
    let html = fair.send(&fair.checker, &check_of(1), &sent).text();
    let typed = html.split("id=\"found\"").nth(1).unwrap().split("</textarea>").next().unwrap();
    assert!(typed.contains("Sleeves are worn"), "{typed}");
    assert_eq!(typed.matches(MARKER).count(), 1, "{typed}");
    assert_eq!(compared(" ").status, 422);
    let (checks, foreign) = (fair.here().sequence(), [("intent", "compare"), ("as_found", "1 Darmok")]);
    assert_eq!(fair.send(&fair.scorekeeper, &check_of(1), &foreign).status, 404);
    assert_eq!(fair.here().sequence(), checks);
}

#[test]
fn a_site_found_in_the_other_part_is_named_with_its_rule_in_the_notice_and_in_what_is_recorded() {
    let fair = fair();
    let list = |sites: &str| format!("{LEGAL}\n{sites}");
    let (free, counted) = ("Sites:\n1 Commander's Office\n", "Seed deck:\n1 Commander's Office\n");
    fair.send(&fair.seat(1), &own(), &[("list", &list(free)), ("intent", "submit")]);
    let version = version(&fair);
    let found = list(counted);
    let sent = [("version", version.as_str()), ("as_found", &found), ("intent", "compare")];
    let html = fair.send(&fair.checker, &check_of(1), &sent).text();
    let link = "<a href=\"/rulings/current-rulings-2000-10-30/seed-deck?on=2026-05-12\">1E-CR 2000-10-30, seed deck</a>";
    let notice =
        html.split("The lists differ").nth(1).unwrap().split("Nothing is recorded yet").next().unwrap();
    assert!(notice.contains("an illegal change to the deck") && notice.contains(link), "{notice}");
    let typed = html.split("id=\"found\"").nth(1).unwrap().split("</textarea>").next().unwrap();
    assert!(typed.contains("an illegal change to the deck. (1E-CR 2000-10-30, seed deck"), "{typed}");
}

#[test]
fn a_site_moved_between_the_two_parts_is_named_as_an_illegal_change() {
    let fair = fair();
    let kira = fair.seat(1);
    let list = |sites: &str| format!("{LEGAL}\n{sites}");
    let (free, counted) = ("Sites:\n1 Commander's Office\n", "Seed deck:\n1 Commander's Office\n");
    for sites in [free, counted] {
        fair.send(&kira, &own(), &[("list", &list(sites)), ("intent", "submit")]);
    }
    let page = fair.send(&fair.checker, &format!("{}/1/read", decks()), &[]);
    has(&page, "Changed since the list before it");
    has(&page, "(sites): 1 before, 0 now");
    has(&page, "changed between the counted part of the seed deck and the free sites: an illegal change");
    has(&page, "1E-CR 2000-10-30, seed deck");
    // Without the move there is nothing to say.
    let other = format!("{}\n// the same cards", list(counted));
    fair.send(&kira, &own(), &[("list", &other), ("intent", "submit")]);
    lacks(&fair.send(&fair.checker, &format!("{}/1/read", decks()), &[]), "Changed since");
}

#[test]
fn a_list_is_checked_again_after_the_format_changed() {
    let (fair, _) = handed_in();
    let page = format!("{}/1", decks());
    lacks(&fair.page(&fair.checker, &page), "Check again");
    let mut stricter = arbiter::data::deck_format("1e-open").unwrap().clone();
    let change = |format: &Format| {
        let format = Some(Box::new(format.clone()));
        fair.give(Command::ChangeFormat(ChangeFormat { format, reason: "as announced".into() }));
    };
    change(&stricter);
    lacks(&fair.page(&fair.checker, &page), "Check again");
    let rule = stricter.rules.iter_mut().find(|rule| rule.id == "draw-deck-at-least").unwrap();
    rule.demand = Demand::AtLeast { zone: Zone::DrawDeck, cards: 90, only_if_used: false };
    change(&stricter);
    has(&fair.page(&fair.checker, &page), "so its check is out of date");
    has(&fair.page(&fair.checker, &decks()), "Check again");
    fair.send(&fair.checker, &format!("{page}/submit"), &[("list", &marked()), ("intent", "submit")]);
    assert!(fair.here().tournament.player(PlayerId(1)).unwrap().deck.as_ref().unwrap().errors == 2);
    lacks(&fair.page(&fair.checker, &page), "Check again");
    fair.requires_no_lists();
    fair.give(Command::ChangeFormat(ChangeFormat { format: None, reason: "for fun".into() }));
    has(&fair.page(&fair.checker, &decks()), "This tournament does not check decks.");
    assert_eq!(fair.page(&fair.seat(1), &own()).status, 200);
}
