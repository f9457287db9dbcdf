//! Pages speak the reader's language: which one, for how long, and that nobody gets a page in somebody else's.

use std::collections::BTreeSet;

use arbiter::messages::{Language, dates, say};
use arbiter::web::routes::ROUTES;
use chrono::NaiveDate;

use crate::support::page_text::{contains, words};
use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{House, Response, site};

/// The language that a page says it is in, and one of its words.
fn language(page: &Response) -> (String, bool) {
    let text = page.text();
    let code = text.split_once("<html lang=\"").and_then(|(_, rest)| rest.split_once('"')).unwrap().0;
    (code.to_owned(), text.contains("Sprache:"))
}

#[test]
fn a_page_is_in_the_best_language_that_the_browser_asks_for() {
    let house = House::of(site(ROUTES, &[]));
    for (wanted, code) in [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("fr-CA", "fr"),
        ("en-US,en;q=0.9,de;q=0.8", "en"),
        ("it,nl;q=0.9,fr;q=0.2", "fr"),
        ("it", "en"),
        ("de;q=0.1, fr;q=0.7", "fr"),
        ("DE", "de"),
        ("*", "en"),
        ("", "en"),
        (";;;q=,,de=\"", "en"),
    ] {
        let page = house.get("/display").with("Accept-Language", wanted).send();
        assert_eq!((page.status, language(&page)), (200, (code.to_owned(), code == "de")), "{wanted:?}");
    }
    assert_eq!(language(&house.get("/display").send()).0, "en", "a browser that says nothing");
    // A page of errors, too, before anything else is known.
    let error = house.get("/nothing").with("Accept-Language", "de").send();
    assert_eq!((error.status, language(&error).0.as_str()), (404, "de"));
}

#[test]
fn the_chosen_language_counts_more_than_that_of_the_browser_until_it_is_forgotten() {
    let house = House::of(site(ROUTES, &[]));
    let chosen = house.post("/display/language", &[("language", "fr"), ("next", "/rulings")]).send();
    assert_eq!((chosen.status, chosen.header("location")), (303, "/rulings"));
    assert!(
        chosen.header("set-cookie").starts_with("arbiter-language=fr; "),
        "{}",
        chosen.header("set-cookie")
    );
    let page =
        house.get("/display").with("Accept-Language", "de").with("Cookie", "arbiter-language=fr").send();
    assert_eq!(language(&page).0, "fr");
    let forgotten = house.post("/display/language", &[("language", ""), ("next", "/display")]).send();
    assert!(forgotten.header("set-cookie").contains("Max-Age=0"), "{}", forgotten.header("set-cookie"));
    let rubbish = house
        .post("/display/language", &[("language", "tlh"), ("next", "/display")])
        .with("Accept-Language", "de")
        .send();
    assert_eq!(rubbish.status, 422);
    assert!(rubbish.text().contains("Wähle eine der drei Sprachen."), "{}", rubbish.text());
    assert!(rubbish.header("set-cookie").is_empty());
    let planted = house.get("/display").with("Cookie", "arbiter-language=tlh").send();
    assert_eq!((planted.status, language(&planted).0.as_str()), (200, "en"));
}

#[test]
fn a_kept_page_is_kept_for_each_language() {
    let house = House::of(site(ROUTES, &[]));
    let ask = |wanted: &str| house.get("/").with("Accept-Language", wanted).send();
    let mut tags = BTreeSet::new();
    for (wanted, code) in [("en", "en"), ("de", "de"), ("fr", "fr"), ("de", "de"), ("en", "en")] {
        let page = ask(wanted);
        assert_eq!(language(&page).0, code, "somebody else's page");
        assert!(page.header("vary").contains("Accept-Language"), "{}", page.header("vary"));
        tags.insert(page.header("etag").to_owned());
    }
    assert_eq!(tags.len(), 3, "one page a language: {tags:?}");
    // Any number of other languages share the English page.
    for wanted in 0..50 {
        tags.insert(ask(&format!("x{wanted}")).header("etag").to_owned());
    }
    assert_eq!(tags.len(), 3);
}

#[test]
fn the_log_is_told_in_the_language_of_its_reader_and_is_the_same_for_all() {
    let names = ["Kira", "Odo", "Quark"];
    let fair = Fair::playing(&names);
    let told = |wanted: &str, path: &str| {
        let page = fair.house.get(&format!("/t/{SLUG}{path}")).with("Accept-Language", wanted).send();
        words(&page.text())
    };
    let german = told("de", "/log");
    contains(
        &german,
        &["Runde 1 veröffentlicht,", "Kira ist registriert, ab Runde 1.", "Turnier angelegt: "],
    );
    let french = told("fr", "/log");
    contains(&french, &["Ronde 1 publiée,", "Inscription de Kira, à partir de la ronde 1."]);
    for english in ["registered", "published", "paired with", "set up", "frozen", "operator"] {
        assert!(!german.contains(english) && !french.contains(english), "{english}");
    }
    contains(&told("en", "/log"), &["Round 1 published,", "Kira registered, from round 1."]);
    // What a German visitor causes is written down as if an English one had.
    let told = |fair: &Fair| fair.here().sealed_entries().map(|it| it.payload.clone()).collect::<Vec<_>>();
    let of_nobody =
        |fair: &Fair| told(fair).into_iter().filter(|it| !it.contains("person\"")).collect::<Vec<_>>();
    let other = Language::German.speak(|| Fair::playing(&names));
    assert!(of_nobody(&fair).len() == 3 && of_nobody(&other) == of_nobody(&fair));
}

#[test]
fn a_message_chooses_its_plural_and_escapes_what_it_is_told_in_a_page_alone() {
    let text = say("all-time-on-day").with("time", "<b>").with("day", "a & b");
    assert_eq!(text.to_string(), "<b> on a & b");
    let mut page = String::new();
    askama::FastWritable::write_into(&text, &mut page, askama::NO_VALUES).unwrap();
    assert_eq!(page, "&#60;b&#62; on a &#38; b");
    let nested = say("all-time-on-day").with("time", &text).with("day", 3);
    assert_eq!(nested.to_string(), "<b> on a & b on 3");
}

#[test]
fn days_are_written_as_the_reader_writes_them_and_a_panic_changes_nobodys_language() {
    let day = NaiveDate::from_ymd_opt(2026, 5, 13).unwrap();
    let written = |language: Language| language.speak(|| dates::day_of_week(day));
    assert_eq!(written(Language::English), "Wednesday 13 May 2026");
    assert_eq!(written(Language::German), "Mittwoch, 13. Mai 2026");
    assert_eq!(written(Language::French), "mercredi 13 mai 2026");
    assert_eq!(Language::spoken(), Language::English);
    let broken = std::panic::catch_unwind(|| Language::German.speak(|| panic!("a page breaks")));
    assert!(broken.is_err());
    assert_eq!(Language::spoken(), Language::English, "the thread answers somebody else next");
}

#[test]
fn the_reason_of_a_pairing_is_said_in_the_readers_language() {
    let fair = Fair::playing(&["Kira", "Odo", "Nog"]);
    let said = |path: &str, wanted: &str, language: &str| {
        let page = fair.house.get(path).with("Accept-Language", language).within(&fair.director).send();
        assert!(words(&page.text()).contains(wanted), "{language}: {}", words(&page.text()));
    };
    let round = format!("/t/{SLUG}/rounds/1");
    for (language, table, bye) in [
        ("en", "both have 0 points", "0 points, the lowest score group; no bye before"),
        ("de", "beide haben 0 Punkte", "0 Punkte, die niedrigste Punktgruppe; bisher kein Freilos"),
        ("fr", "les deux ont 0 point", "0 point, le groupe de points le plus bas"),
    ] {
        said(&round, table, language);
        said(&round, bye, language);
    }
    // The log holds the value beside the sentence, which stays English for everybody.
    let export = fair.desk().export(&crate::support::slug(SLUG)).unwrap();
    assert!(
        export.contains(r#"both have 0 points\",\"cause\":{\"swiss\":{\"reason\":{\"points\":[0,0]}}}"#),
        "{export}"
    );
    assert!(!export.contains("beide haben"), "{export}");
}

#[test]
fn files_of_data_are_the_same_in_every_language() {
    let fair = Fair::playing(&["Kira", "Odo", "Nog"]);
    let erase = fair.send(&fair.director, &format!("/t/{SLUG}/players/1/erase"), &[]);
    let name = format!("/t/{SLUG}/players/1");
    let page = |language: &str| {
        let page = fair.house.get(&name).with("Accept-Language", language).within(&fair.director).send();
        words(&page.text())
    };
    assert!(page("en").contains("Player 1") && page("de").contains("Spieler 1"), "{}", erase.text());
    for path in [
        "standings.csv",
        "teams.csv",
        "rounds/1.csv",
        "rounds/1.txt",
        "rounds/1/history",
        "results/trekcc.txt",
        "results/results.csv",
        "results/bbcode.txt",
        "results/results.json",
    ] {
        let path = format!("/t/{SLUG}/{path}");
        let file = |language: &str| fair.house.get(&path).with("Accept-Language", language).send();
        let (english, german) = (file("en"), file("de"));
        assert_eq!((english.status, german.text()), (200, english.text()), "{path}");
        assert!(!german.text().contains("Spieler"), "{path}");
    }
}
