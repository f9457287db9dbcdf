//! The texts of deck lists are stored next to the log, which contains their hashes.

use crate::support::{database, slug};
use arbiter::app::deck_turns::ListStep;
use arbiter::app::decks::{ListFault, ListState};
use arbiter::app::{Desk, DeskError};
use arbiter::domain::awaited::Awaited;
use arbiter::domain::card::CardId;
use arbiter::domain::edition::Edition;
use arbiter::domain::hash::ListHash;
use arbiter::domain::id::{PlayerId, RoundNumber};
use arbiter::domain::tournament::command::{
    ChangePublication, CloseRound, CloseTournament, Command, StateDeckConsent,
};
use arbiter::domain::tournament::publication::{Lists, Publication};
use chrono::Utc;

use super::base::{House, LIST, SLUG, id, submission};

const KIRA: PlayerId = PlayerId(1);

fn words(refused: Result<impl std::fmt::Debug, DeskError>) -> String {
    match refused {
        Err(error @ DeskError::Unusable(_)) => error.to_string(),
        other => panic!("{other:?}"),
    }
}

fn short() -> String {
    arbiter::domain::hash::sha256(LIST).get(..12).unwrap().to_owned()
}

fn standing(desk: &Desk) -> ListState {
    desk.deck_standing(&desk.tournament(&slug(SLUG)).unwrap(), KIRA).unwrap()
}

#[test]
fn a_changed_list_is_shown_to_nobody_and_every_reading_says_so() {
    let house = House::playing();
    let entries = house.log().len();
    assert_eq!(standing(&house.desk), ListState::AsJudged);
    assert!(house.desk.deck(&slug(SLUG), KIRA).unwrap().is_some(), "the control");
    assert!(house.desk.export(&slug(SLUG)).unwrap().contains("\"line\":\"deck\""));
    house.sql("UPDATE deck_texts SET text = '6 Data'");
    let told = format!("The text of this list ({}…) was changed in the database", short());
    assert!(words(house.desk.deck(&slug(SLUG), KIRA)).starts_with(&told));
    assert!(words(house.desk.read_deck(&slug(SLUG), &submission(20, "read"), KIRA)).starts_with(&told));
    assert_eq!(house.log().len(), entries, "nobody has read anything");
    assert_eq!(standing(&house.desk), ListState::Faulty(ListFault::Changed));
    let export = words(house.desk.export(&slug(SLUG)));
    assert!(
        export.contains("Nothing was exported") && export.contains("of Kira at “deep-space-open”"),
        "{export}"
    );
}

#[test]
fn a_missing_list_is_reported_and_comes_back_when_it_is_handed_in_again() {
    let house = House::playing();
    house.sql("DELETE FROM deck_texts");
    let told = format!("The text of this list ({}…) is no longer here", short());
    assert!(words(house.desk.deck(&slug(SLUG), KIRA)).starts_with(&told));
    assert!(words(house.desk.read_deck(&slug(SLUG), &submission(20, "read"), KIRA)).starts_with(&told));
    assert_eq!(standing(&house.desk), ListState::Faulty(ListFault::Gone));
    words(house.desk.export(&slug(SLUG)));
    assert_eq!(house.problems().len(), 1);
    house
        .desk
        .submit_deck(&slug(SLUG), &submission(21, "again"), KIRA, LIST, None, &Awaited::always())
        .unwrap();
    assert_eq!((house.problems(), standing(&house.desk)), (Vec::new(), ListState::AsJudged));
}

#[test]
fn verify_names_tournament_player_and_list_and_no_backup_is_made() {
    let house = House::playing();
    assert_eq!(house.run(&["verify"]).0, 0, "the control");
    for (spoil, what) in [
        ("UPDATE deck_texts SET text = '6 Data'", "its text was changed in the database"),
        ("DELETE FROM deck_texts", "its text is not in the database"),
    ] {
        house.sql(spoil);
        let told = format!("the deck list {}… of Kira at “deep-space-open”: {what}", short());
        let (code, said) = house.run(&["verify"]);
        assert_eq!(code, 1, "{said}");
        assert!(said.contains("DOES NOT VERIFY") && said.contains(&told), "{said}");
        let backup = house.path("backup.db");
        let (code, said) = house.run(&["backup", backup.to_str().unwrap()]);
        assert_eq!(code, 1, "{said}");
        assert!(said.contains(&told) && !backup.exists(), "{said}");
    }
}

#[test]
fn a_list_before_the_last_that_was_changed_is_not_compared_and_the_last_is_still_read() {
    let house = House::playing();
    let newer = format!("{LIST}\n");
    house
        .desk
        .submit_deck(&slug(SLUG), &submission(20, "newer"), KIRA, &newer, None, &Awaited::always())
        .unwrap();
    let opened = house.desk.read_deck(&slug(SLUG), &submission(21, "read"), KIRA).unwrap();
    assert!(opened.before.is_some() && opened.before_fault.is_none(), "the control");
    house.sql(&format!("UPDATE deck_texts SET text = '6 Data' WHERE sha256 LIKE '{}%'", short()));
    let opened = house.desk.read_deck(&slug(SLUG), &submission(22, "read"), KIRA).unwrap();
    assert_eq!((opened.text.as_str(), opened.before), (newer.as_str(), None));
    let fault = opened.before_fault.unwrap().to_string();
    assert!(fault.contains("was changed in the database"), "{fault}");
    let here = house.desk.tournament(&slug(SLUG)).unwrap();
    assert_eq!(here.deck_turns(KIRA).last().map(|turn| turn.what.clone()), Some(ListStep::Read));
}

#[test]
fn a_lost_list_is_on_no_page_of_a_card_until_its_text_is_there_again() {
    let house = House::playing();
    let publication = Publication { lists: Lists::All, ..Publication::default() };
    let ends = [
        Command::ChangePublication(ChangePublication { publication }),
        Command::StateDeckConsent(StateDeckConsent { player: KIRA, agrees: true }),
        Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }),
        Command::CloseTournament(CloseTournament {}),
    ];
    for (number, command) in (30..).zip(ends) {
        house.give(number, &number.to_string(), command).unwrap();
    }
    house.sql("DELETE FROM deck_texts");
    let desk = house.anew();
    let named = || {
        let card = CardId("thomas-mcclure".to_owned());
        desk.played_in(&card, Edition::First, Utc::now(), &Awaited::always()).unwrap().lists.len()
    };
    assert_eq!(named(), 0);
    database::put_list(&house.desk, id(), &ListHash::of(LIST), LIST);
    assert_eq!(named(), 0, "no entry marks it");
    desk.examine().unwrap();
    assert_eq!(named(), 1, "the examination tries it again");
    assert!(!desk.verify(None).unwrap()[0].lists_differ);
}
