//! An item of a list of changes that is older than its entry speaks for it until that entry applies.

use super::answers::described;
use super::*;
use crate::rulings::fixtures::baseline;
use arbiter::domain::rulings::search::{Aliases, Hit, Verdict};
use arbiter::domain::rulings::standing::Status;

const NEW: &str = "Current Rulings\n1/31/01\n\nHow to read this.\n\n\nSIGNIFICANT RULINGS CHANGES AND CLARIFICATIONS\n\n\
ferry: Nobody is obliged to board the ferry.\n\n\
* kettle: A kettle whistles.\n\n\nRULINGS\n\n\
* ferry - Nobody is obliged to board the ferry. Its bell is rung at noon.\n\n\
* kettle - A kettle whistles.\n";
const OLD: &str =
    "RULINGS\n\n* ferry - Every passenger has to board the ferry.\n\n* lantern - A lantern is bright.\n";
const QUESTION: &str = "am i obliged to board the ferry";

fn with(new: &str) -> Held {
    let (mut document, entries) = described(new, "new", "1E-CR", "2001-01-31");
    document.previous_on = Some("2000-12-20".parse().unwrap());
    document.baseline = baseline("2000-10-31", &[]);
    let library = Library::of([described(OLD, "old", "1E-FAQ", "1995-02-11"), (document, entries)]);
    let index = SearchIndex::of(&library, std::iter::empty::<CardName<'_>>(), &Aliases::default());
    Held::of(library, index)
}

fn cited(hits: &[Hit]) -> Vec<String> {
    hits.iter().map(|hit| hit.citation.to_string()).collect()
}

const ITEM: &str = "1E-CR 2001-01-31, changes: ferry";
const RULING: &str = "1E-CR 2001-01-31, ferry";

#[test]
fn an_item_answers_from_its_own_day_until_the_day_of_its_entry() {
    let held = with(NEW);
    for (on, first, status, may_decide) in [
        ("2000-11-15", ITEM, Status::Window, false),
        ("2000-12-20", ITEM, Status::InForce, true),
        ("2001-01-30", ITEM, Status::InForce, true),
        ("2001-01-31", RULING, Status::InForce, true),
    ] {
        let answer = ask(&held, Edition::First, on, QUESTION);
        let best = &answer.results[0];
        assert_eq!((best.citation.to_string().as_str(), best.status), (first, status), "{on}: {answer:?}");
        assert_eq!(answer.may_decide, may_decide, "{on}: {answer:?}");
        let ruling = answer.also.iter().find(|hit| hit.citation.to_string() == RULING);
        assert!(ruling.is_none_or(|ruling| best.tells_of(ruling)), "{on}: {answer:?}");
    }
    let before = ask(&held, Edition::First, "2000-10-31", QUESTION);
    let all = [cited(&before.results), cited(&before.also)].concat();
    assert!(!all.contains(&ITEM.to_owned()), "{all:?}");
}

#[test]
fn an_item_with_a_star_never_answers_and_no_item_changes_an_answer_once_its_entry_applies() {
    let starred = with(&NEW.replace("\nferry: ", "\n* ferry: "));
    let early = ask(&starred, Edition::First, "2001-01-30", QUESTION);
    assert_eq!(early.results[0].document, "old", "the control: {early:?}");
    let held = with(NEW);
    for question in [QUESTION, "ferry", "does a kettle whistle", "is a lantern bright"] {
        for on in ["2001-01-31", "2001-06-01", "1999-01-01"] {
            let answers = [&held, &starred].map(|held| ask(held, Edition::First, on, question));
            assert_eq!(answers[0], answers[1], "{question} on {on}");
        }
    }
}

#[test]
fn a_heading_typed_alone_shows_the_item_first_and_then_what_is_older() {
    let held = with(NEW);
    let answer = ask(&held, Edition::First, "2001-01-15", "ferry");
    assert_eq!(answer.verdict, Verdict::LookUp);
    assert_eq!(cited(&answer.results), [ITEM, "1E-FAQ 1995-02-11, ferry"], "{answer:?}");
    assert_eq!(cited(&answer.also), [RULING], "{answer:?}");
    let later = ask(&held, Edition::First, "2001-02-15", "ferry");
    assert_eq!(cited(&later.results), [RULING, "1E-FAQ 1995-02-11, ferry"], "{later:?}");
}

#[test]
fn between_the_two_days_the_item_of_the_october_list_answers_and_not_the_answer_of_1995() {
    let held = outlines();
    let item = "1E-CR 2000-10-30, changes: Alien Parasites";
    for (on, first) in [("2000-10-25", item), ("2000-11-15", "1E-CR 2000-10-30, Alien Parasites")] {
        let looked_up = ask(&held, Edition::First, on, "Alien Parasites");
        assert_eq!(looked_up.results[0].citation.to_string(), first, "{looked_up:?}");
    }
    for (question, heading) in [
        ("Must my opponent take control of my Away Team after Alien Parasites?", "Alien Parasites"),
        ("captured by Ilon Tandro, which crew gets the captive", "capturing"),
    ] {
        let answer = ask(&held, Edition::First, "2000-10-25", question);
        let item = format!("1E-CR 2000-10-30, changes: {heading}");
        assert_eq!(answer.results[0].citation.to_string(), item, "{question}: {answer:?}");
        assert!(answer.may_decide, "{question}: {answer:?}");
    }
}
