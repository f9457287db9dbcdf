//! An entry on one card decides nothing about another: it may speak of the matter.

use super::answers::described;
use super::*;
use arbiter::domain::card::title_folding::fold_title;
use arbiter::domain::rulings::entry::EntryKind;
use arbiter::domain::rulings::search::{Blind, Verdict};

const TITLES: [&str; 7] = [
    "Moonstone",
    "Storm Glass",
    "Beacon",
    "Dawn",
    "Wandering Lamplighter",
    "Harbour Bell",
    "Keeper of the Old Light",
];
/// A question on a card that no entry names.
const ASKED: &str = "is Wandering Lamplighter unique";
const ON_ONE: &str = "* Moonstone - This lantern is now unique.";

/// The heading of the first result, and whether it may decide, in a library of this entry and two on nothing of the sort.
fn first(entry: &str, question: &str, blind: Blind) -> (String, bool) {
    let text =
        format!("RULINGS\n\n{entry}\n\n* kettle - A kettle boils.\n\n* ferry - The ferry sails at dawn.\n");
    let library = Library::of([described(&text, "lights", "1E-CR", "2001-01-31")]);
    let index =
        SearchIndex::of(&library, TITLES.map(|title| (Edition::First, title)), data::ruling_aliases());
    let on = "2001-02-03".parse().unwrap();
    let query = Query { text: question.to_owned(), edition: Edition::First, on, limit: 5 };
    let answer = index.blind_to(blind).search(&library, &query);
    assert!(answer.may_decide || !answer.decides, "{answer:?}");
    assert_ne!(answer.verdict, Verdict::LookUp, "{question}");
    (answer.results[0].heading.clone(), answer.may_decide)
}

#[test]
fn an_entry_on_one_card_may_not_decide_a_question_on_another() {
    for question in
        [ASKED, "is Keeper of the Old Light unique", "does Harbour Bell make Wandering Lamplighter unique"]
    {
        assert_eq!(first(ON_ONE, question, Blind::Nothing), ("Moonstone".to_owned(), false), "{question}");
        let control = first(ON_ONE, question, Blind::AnotherCard);
        assert_eq!(control, ("Moonstone".to_owned(), true), "the control: {question}");
    }
}

#[test]
fn an_entry_that_is_on_the_card_too_or_on_no_single_card_may_decide() {
    for (entry, question, why) in [
        (ON_ONE, "is Moonstone unique", "it is the card"),
        (ON_ONE, "is Moonstone unique beside Wandering Lamplighter", "it is one of two that are named"),
        (ON_ONE, "is a lantern unique", "no card is named"),
        (
            "* Moonstone - This lantern is now unique, as Wandering Lamplighter is.",
            ASKED,
            "the entry mentions the card",
        ),
        (
            "* Storm Glass - It is unique.",
            "is the glass unique beside Wandering Lamplighter",
            "half a title is said",
        ),
        ("* beacon - A beacon is unique.", ASKED, "a term of the rules, though a title too"),
        ("* lanterns - A lantern is unique.", ASKED, "a rule"),
        ("* Moonstone and Storm Glass - Each of them is unique.", ASKED, "an entry on several cards"),
        (
            "* Moonstone - A lantern of brass is unique and bright.",
            "is a lantern of brass unique and bright at dawn",
            "a title that is a plain word",
        ),
    ] {
        let (heading, may_decide) = first(entry, question, Blind::Nothing);
        assert!(entry.contains(&heading), "{question}: {heading}");
        assert!(may_decide, "{why}: {entry} {question}");
    }
}

/// How many titles of each game are asked about.
const SAMPLE: usize = 30;

/// Titles of three words or more that no document of the game contains.
fn unnamed(held: &Held, edition: Edition) -> Vec<&'static str> {
    let own = held.library.documents().filter(|one| one.document.edition == edition);
    let mut said = String::new();
    for entry in own.flat_map(|one| one.entries.iter()) {
        for text in [&entry.heading, &entry.text, &entry.digest].into_iter().chain(&entry.asked) {
            said += &fold_title(text);
            said += " | ";
        }
    }
    let titles = data::card_table(edition).cards().iter().map(|card| card.title.as_str());
    let chosen = titles.filter(|title| {
        let folded = fold_title(title);
        let folded = folded.strip_prefix("the ").unwrap_or(&folded);
        folded.split(' ').count() >= 3 && !said.contains(folded)
    });
    chosen.collect()
}

/// Whether the first result decides, although it is on one card.
fn decided_by_a_card(held: &Held, edition: Edition, answer: &SearchResults) -> bool {
    let Some(hit) = answer.results.first().filter(|_| answer.decides) else { return false };
    let heading = hit.of.as_ref().unwrap_or(&hit.heading);
    let titled = || {
        let mut cards = data::card_table(edition).cards().iter();
        cards.any(|card| fold_title(&card.title) == fold_title(heading))
    };
    let erratum = held.library.find(&hit.citation).unwrap().entry.kind == EntryKind::Erratum;
    erratum || (heading.starts_with(char::is_uppercase) && titled())
}

#[test]
fn no_entry_on_another_card_decides_questions_on_cards_that_no_document_names() {
    let Some(held) = held() else { return };
    let mut without = 0;
    for (edition, on, more) in [
        (Edition::First, "2000-11-15", &["Shore Leave", "Lure of the Nexus"][..]),
        (
            Edition::Second,
            "2011-06-01",
            &["Black Operation", "Urgency", "Conscription", "For Cardassia!"][..],
        ),
    ] {
        let unnamed = unnamed(held, edition);
        let sample = unnamed.iter().step_by(unnamed.len() / SAMPLE).take(SAMPLE).chain(more);
        for (at, title) in sample.enumerate() {
            let other = unnamed[(7 * at + 3) % unnamed.len()];
            for text in [
                format!("is {title} unique"),
                format!("when can I play {title}"),
                format!("is {title} persistent"),
                format!("does {title} cancel {other}"),
            ] {
                let query = Query { text, edition, on: on.parse().unwrap(), limit: 5 };
                let answer = held.search(&query, Blind::Nothing);
                assert!(!decided_by_a_card(held, edition, &answer), "{}: {answer:?}", query.text);
                assert!((0.0..=1.0).contains(&answer.cover), "{}: {}", query.text, answer.cover);
                let blind = held.search(&query, Blind::AnotherCard);
                without += usize::from(decided_by_a_card(held, edition, &blind));
            }
        }
    }
    assert!(without >= 40, "the control: {without}");
}
