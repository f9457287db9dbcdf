//! The page of a card, and how cards are found.

use crate::support::page_text::words;
use crate::support::site::fair::Fair;
use crate::support::site::ruled;
use crate::support::site::{says, silent};
use arbiter::domain::edition::Edition;
use arbiter::domain::tournament::command::{Command, OpenDispute};
use arbiter::domain::tournament::teller::Teller;

const CARD: &str = "/cards/1E/kevin-uxbridge";
const OLD: &str = "Old Rulings\n\nKevin Uxbridge - It nullifies one lamp.\n\nred lamp - Not even KEVIN UXBRIDGE puts it out.\n\ngreen lamp - Kevin Uxbridges are many.\n";
const NEW: &str = "New Rulings\n\nKevin Uxbridge - It nullifies two lamps.\n\n";

fn issue(fair: &Fair, name: &str, text: &str, year: i32) {
    let on = chrono::NaiveDate::from_ymd_opt(year, 3, 1);
    ruled::import(fair.desk(), name, text, Edition::First, "SR", on);
}

#[test]
fn everybody_reads_all_entries_about_a_card_and_those_in_force_come_first() {
    let fair = Fair::new();
    issue(&fair, "old.txt", OLD, 1999);
    issue(&fair, "new.txt", NEW, 2000);
    let page = fair.house.get(CARD).send();
    assert_eq!(page.status, 200);
    for part in
        ["<h1><bdi>Kevin Uxbridge</bdi></h1>", "<dt>Type</dt>", "Premiere", "1994-11", "First Edition, Open"]
    {
        says(&page, part);
    }
    let text = page.text();
    let place = |words: &str| text.find(words).unwrap_or_else(|| panic!("{words} is missing: {text}"));
    assert!(place("1E-SR 2000-03-01, Kevin Uxbridge") < place("1E-SR 1999-03-01, Kevin Uxbridge"));
    assert!(place("status in-force") < place("1E-SR 1999-03-01, Kevin Uxbridge"));
    says(&page, "1E-SR 1999-03-01, red lamp");
    silent(&page, "green lamp");
    silent(&page, "card-text");
    // On an earlier day the older one is in force, and the card may not have been out.
    let early = fair.house.get(&format!("{CARD}?on=1999-06-01")).send();
    says(&early, "status not-yet");
    says(&fair.house.get(&format!("{CARD}?on=1990-01-01")).send(), "Not legal");
    let wrong = fair.house.get(&format!("{CARD}?on=soon")).send();
    assert_eq!(wrong.status, 422);
    says(&wrong, "Write the date as year-month-day");
    // Strangers, players of other tournaments and staff read the same.
    for who in [&fair.stranger, &fair.judge, &fair.seat(1)] {
        says(&fair.page(who, CARD), "1E-SR 1999-03-01, red lamp");
    }
}

#[test]
fn what_is_printed_on_a_card_is_named_in_the_readers_language() {
    let fair = Fair::new();
    let read = |card: &str, language: &str| {
        words(&fair.house.get(&format!("/cards/1E/{card}")).with("Accept-Language", language).send().text())
    };
    for (card, language, named) in [
        ("aldara", "en", ["Ship class Galor Class", "Staffing Cmd, Stf"]),
        ("aldara", "de", ["Schiffsklasse Galor Class", "Besatzung Cmd, Stf"]),
        ("aldara", "fr", ["Classe de vaisseau Galor Class", "Équipage requis Cmd, Stf"]),
        ("crystalline-entity", "en", ["Type Dilemma, space or planet", "Dilemma"]),
        ("crystalline-entity", "de", ["Weltraum oder Planet", "Typ "]),
        ("crystalline-entity", "fr", ["espace ou planète", "Type "]),
    ] {
        let page = read(card, language);
        for part in named {
            assert!(page.contains(part), "{card} in {language} without “{part}”: {page}");
        }
    }
}

#[test]
fn an_address_without_a_card_says_so_and_offers_near_titles() {
    let fair = Fair::new();
    let near = fair.house.get("/cards/1E/kevin-uxbrige").send();
    assert_eq!(near.status, 404);
    says(&near, "No card of First Edition has the address “kevin-uxbrige”.");
    says(&near, &format!("href=\"{CARD}\""));
    let game = fair.house.get("/cards/9E/kevin-uxbridge").send();
    assert_eq!(game.status, 404);
    says(&game, "There is no game “9E” here. The games are 1E, 2E and TR.");
    says(&game, &format!("href=\"{CARD}\""));
    let far = fair.house.get("/cards/TR/qqqqqqqq-zzzz").send();
    assert_eq!(far.status, 404);
    says(&far, "Search for its title below.");
    for path in ["/cards/1E/Kevin%3Cb%3E", "/cards/1E/../../etc", "/cards/1E%2F/x"] {
        assert_eq!(fair.house.get(path).send().status, 404, "{path}");
    }
    let other = fair.house.get("/cards/1e/kevin-uxbridge").send();
    assert_eq!(other.status, 303, "one address for each card");
}

#[test]
fn a_card_is_found_by_the_beginnings_of_its_words() {
    let fair = Fair::new();
    says(&fair.house.get("/cards").send(), "Title, or the beginnings of its words");
    says(&fair.house.get("/cards?q=kev+ux").send(), &format!("href=\"{CARD}\""));
    says(&fair.house.get("/cards?q=K%C3%A9vin+UXBRIDGE!").send(), &format!("href=\"{CARD}\""));
    let none = fair.house.get("/cards?q=%3Cb%3Eqqqqqq").send();
    says(&none, "There is no similar title.");
    silent(&none, "<b>qqqqqq");
    let long = fair.house.get(&format!("/cards?q={}", "lamp+".repeat(80))).send();
    assert_eq!(long.status, 422);
    says(&long, "No title is that long.");
}

#[test]
fn what_names_a_card_is_bounded() {
    let fair = Fair::new();
    let mut text = "Many Rulings\n\n".to_owned();
    for number in 0..200 {
        text.push_str(&format!("tin lamp {number} - Kevin Uxbridge puts out tin lamp {number}.\n\n"));
    }
    issue(&fair, "many.txt", &text, 2001);
    let page = fair.house.get(CARD).send();
    assert_eq!(page.text().matches("1E-SR 2001-03-01, tin lamp").count(), 60);
    says(&page, " more. <a href=\"/rulings\">Search the rulings</a>");
}

#[test]
fn a_dispute_a_search_and_a_decision_lead_to_the_card_and_back() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom"]);
    let link = format!("href=\"{CARD}\"");
    says(&fair.house.get("/rulings/search?q=may+kevin+uxbridge+nullify+it&edition=1E").send(), &link);
    let question = "May Kevin Uxbridge nullify it?".to_owned();
    fair.give(Command::OpenDispute(OpenDispute {
        at: None,
        question,
        facts: "Odo told of zebras.".to_owned(),
        by: Teller::Staff,
        again: false,
    }));
    let case = "/t/deep-space-open/disputes/1";
    says(&fair.page(&fair.judge, case), &link);
    silent(&fair.house.get(CARD).send(), "May Kevin Uxbridge nullify it?");
    assert_eq!(
        fair.send(&fair.judge, &format!("{case}/rule"), &[("alone", "yes"), ("text", "It may.")]).status,
        303
    );
    let page = fair.house.get(CARD).send();
    says(&page, "May Kevin Uxbridge nullify it?");
    says(&page, &format!("href=\"{case}/slip\""));
    silent(&page, "zebras");
    silent(&page, &format!("href=\"{case}\""));
    assert!(
        !words(&fair.house.get("/cards/1E/the-traveler-transcendence").send().text()).contains("nullify it?")
    );
}
