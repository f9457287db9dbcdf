//! A judge's own shelf: kept, bounded, private, and beside the dispute.

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{Response, ruled, says, silent};
use arbiter::domain::edition::Edition;
use arbiter::domain::id::{AtTable, RoundNumber, TableNumber};
use arbiter::domain::tournament::command::{Command, OpenDispute};
use arbiter::domain::tournament::role::Role;
use arbiter::domain::tournament::teller::Teller;
use arbiter::web::cookie::SessionToken;
use std::fmt::Write as _;

const BLUE: &str = "sample-rulings-2000/blue-lamp";
const KETTLE: &str = "sample-rulings-2000/kettle";
const SHELF: &str = "/rulings/shelf";

fn keep(fair: &Fair, who: &SessionToken, entry: &str) -> Response {
    fair.send(who, SHELF, &[("entry", entry)])
}

/// Round 1 under way, documents of both games, a dispute that the search answers with nothing.
fn with_dispute() -> Fair {
    let fair = Fair::playing(&["Kira", "Odo"]);
    ruled::first(fair.desk());
    ruled::second(fair.desk());
    let at = Some(AtTable::new(RoundNumber(1), TableNumber(1)));
    let (question, facts) = ("Zebras?".to_owned(), String::new());
    fair.give(Command::OpenDispute(OpenDispute { at, question, facts, by: Teller::default(), again: false }));
    fair
}

#[test]
fn an_entry_is_kept_with_one_press_and_taken_off_with_another() {
    let fair = with_dispute();
    says(&fair.page(&fair.judge, SHELF), "Nothing is kept yet.");
    let page = fair.page(&fair.judge, &format!("/rulings/{BLUE}"));
    says(&page, "Keep on your shelf");
    silent(&fair.house.get(&format!("/rulings/{BLUE}")).send(), "your shelf");
    for _ in 0..2 {
        let kept = keep(&fair, &fair.judge, BLUE);
        assert_eq!((kept.status, kept.header("location")), (303, &*format!("/rulings/{BLUE}")));
    }
    says(&fair.page(&fair.judge, &format!("/rulings/{BLUE}")), "Take it off your shelf");
    let shelf = fair.page(&fair.judge, SHELF);
    says(&shelf, "1E-SR 2000-10-30, blue lamp</a>");
    says(&shelf, "1 of 60 entries");
    silent(&shelf, "Opened lately");
    let off = fair.send(&fair.judge, "/rulings/shelf/off", &[("entry", BLUE), ("back", "shelf")]);
    assert_eq!((off.status, off.header("location")), (303, SHELF));
    let shelf = fair.page(&fair.judge, SHELF);
    says(&shelf, "0 of 60 entries");
    says(&shelf, "Opened lately");
}

#[test]
fn while_ruling_the_shelf_is_one_press_away_and_cites_with_the_next() {
    let fair = with_dispute();
    keep(&fair, &fair.judge, KETTLE);
    keep(&fair, &fair.judge, "second-sample/blue-lamp");
    fair.page(&fair.judge, &format!("/rulings/{BLUE}"));
    let case = format!("/t/{SLUG}/disputes/1");
    let page = fair.page(&fair.judge, &case);
    says(&page, "href=\"#shelf-h\">Go to your shelf</a>");
    says(&page, "1E-SR 2000-10-30, kettle</a>");
    says(&page, "opened lately");
    silent(&page, "2E-SR"); // another game
    let text = page.text();
    let what = text.split("name=\"rule_on\" value=\"").filter_map(|part| part.split('"').next());
    let what: Vec<&str> = what.filter(|what| what.starts_with(KETTLE)).collect();
    assert_eq!(what, [format!("{KETTLE} A kettle may be filled once each turn. See blue lamp.")]);
    assert_eq!(fair.send(&fair.judge, &format!("{case}/cite"), &[("rule_on", what[0])]).status, 303);
    // Of two paragraphs the judge chooses the words.
    says(&page, &format!("name=\"cite\" value=\"{BLUE}\">Quote its words"));
    // Somebody who may not cite has no use for it; what is opened for quoting has been opened.
    silent(&fair.page(&fair.scorekeeper, &case), "shelf-h");
    let other = fair.page(&fair.head_judge, &format!("{case}?cite={BLUE}"));
    says(&other, "Attach 1E-SR 2000-10-30, blue lamp</h2>");
    says(&fair.page(&fair.head_judge, SHELF), "1E-SR 2000-10-30, blue lamp</a>");
}

#[test]
fn nobody_sees_or_changes_the_shelf_of_somebody_else() {
    let fair = with_dispute();
    keep(&fair, &fair.judge, KETTLE);
    fair.page(&fair.judge, &format!("/rulings/{BLUE}"));
    for who in [&fair.operator, &fair.director, &fair.head_judge, &fair.stranger] {
        let page = fair.page(who, SHELF);
        says(&page, "Nothing is kept yet.");
        silent(&page, "kettle");
        silent(&page, "blue lamp");
        assert_eq!(fair.send(who, "/rulings/shelf/off", &[("entry", KETTLE)]).status, 303);
    }
    says(&fair.page(&fair.judge, SHELF), "1E-SR 2000-10-30, kettle</a>");
    let seat = fair.seat(1);
    assert_eq!(fair.page(&seat, SHELF).status, 404);
    assert_eq!(keep(&fair, &seat, KETTLE).status, 404);
    assert_eq!(fair.house.get(SHELF).send().header("location"), "/sign-in?next=/rulings/shelf");
}

#[test]
fn rubbish_is_no_entry_and_ten_thousand_entries_do_not_fit() {
    let fair = with_dispute();
    for rubbish in
        ["", "/", "a", "//evil.example/x", "sample-rulings-2000/", "x, y", "\u{202e}/\u{0}", "local/a/1"]
    {
        let sent = keep(&fair, &fair.judge, rubbish);
        assert!((400..500).contains(&sent.status), "{rubbish:?}: {}", sent.status);
    }
    assert_eq!(keep(&fair, &fair.judge, &"x".repeat(401)).status, 404);
    let off = fair.send(&fair.judge, "/rulings/shelf/off", &[("entry", "//evil.example/x")]);
    assert_eq!((off.status, off.header("location")), (303, "/"));
    let mut text = "Sample of Many\n\n".to_owned();
    for number in 0..10_000 {
        writeln!(text, "lamp {} - The lamp is lit.\n", words(number)).unwrap();
    }
    ruled::import(
        fair.desk(),
        "many.txt",
        &text,
        Edition::First,
        "SM",
        chrono::NaiveDate::from_ymd_opt(2000, 1, 1),
    );
    let held = fair.desk().library().unwrap().library.document("many").unwrap().entries.len();
    assert!(held >= 10_000, "{held}");
    let account = fair.desk().account_by_name("Judge").unwrap().unwrap().id;
    let mut refused = 0;
    for number in 0..10_000 {
        let place = format!("many/lamp-{}", words(number));
        refused += usize::from(fair.desk().keep_entry(account, &place, chrono::Utc::now()).is_err());
    }
    assert_eq!(fair.desk().shelf(account).unwrap().kept.len(), 60);
    assert!(refused >= 9_940);
    let sent = keep(&fair, &fair.judge, KETTLE);
    assert_eq!(sent.status, 422);
    says(&sent, "Your shelf holds 60 entries already. Take one off it, then keep this one.");
    // The page of a dispute shows ten of them.
    let page = fair.page(&fair.judge, &format!("/t/{SLUG}/disputes/1"));
    assert_eq!(page.text().matches(">kept</span>").count(), 10);
}

/// A number as letters: headings have no digits.
fn words(number: usize) -> String {
    number.to_string().bytes().map(|digit| char::from(digit - b'0' + b'a')).collect()
}

#[test]
fn an_entry_that_the_library_lost_stays_on_the_shelf_until_it_is_taken_off() {
    let fair = with_dispute();
    keep(&fair, &fair.judge, "sample-rulings-2000/moons-gate");
    ruled::changed(fair.desk());
    keep(&fair, &fair.judge, BLUE);
    let page = fair.page(&fair.judge, SHELF);
    says(&page, "2 of 60 entries");
    // The later copy has other addresses, and the earlier ones lead on.
    says(&page, "blue lamp</a>");
    assert_eq!(fair.page(&fair.judge, &format!("/t/{SLUG}/disputes/1")).status, 200);
}

#[test]
fn what_is_cited_at_another_tournament_today_is_offered_here() {
    let fair = with_dispute();
    fair.also_elsewhere("Judge", Role::Judge);
    let elsewhere = "/t/elsewhere/disputes";
    let opened = fair.send(&fair.judge, &format!("{elsewhere}/open"), &[("question", "Which lamp?")]);
    assert_eq!(opened.status, 303, "{}", opened.text());
    let quote = "The blue lamp counts as one of the thirty lamps on the shelf.";
    let rule_on = format!("{BLUE} {quote}");
    let case = format!("/t/{SLUG}/disputes/1");
    assert_eq!(fair.send(&fair.judge, &format!("{elsewhere}/1/cite"), &[("rule_on", &rule_on)]).status, 303);
    silent(&fair.page(&fair.judge, &case), "Cited here today");
    assert_eq!(fair.send(&fair.judge, &format!("{elsewhere}/1/rule"), &[("text", "It counts.")]).status, 303);
    let page = fair.page(&fair.judge, &case);
    says(&page, "Cited here today");
    says(&page, &format!("name=\"rule_on\" value=\"{rule_on}\""));
}
