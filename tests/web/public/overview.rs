//! The front page and the overview of a tournament.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use arbiter::app::{Decided, NameChange};
use arbiter::domain::id::{PlayerId, RoundNumber};
use arbiter::domain::tournament::command::{
    CloseRound, CloseTournament, Command, EraseName, HideTournament, PairRound, PublishRound, RecordResult,
    SetClock,
};
use arbiter::domain::tournament::round_clock::ClockChange;
use arbiter::web::routes::ROUTES;
use chrono::{DateTime, TimeDelta, Utc};
use diesel::Connection as _;
use diesel::connection::SimpleConnection as _;

use super::told::{NINE, at, finish, html, pair, public, record, round, says, table, won};
use crate::support::program::wait_for;
use crate::support::site::fair::{Fair, submission};
use crate::support::slug;

#[test]
fn an_empty_list_says_how_to_begin() {
    let house =
        crate::support::site::House::of(crate::support::site::site(arbiter::web::routes::ROUTES, &[]));
    let page = house.get("/").send();
    assert_eq!(page.status, 200);
    says(&page.text(), &["No tournaments yet.", "A director signs in and sets one up.", "Sign in"]);
    assert!(!page.text().contains("href=\"/new\""), "nobody without an account can begin one");
    let new_for = |who| house.get("/").by(who).send().text().contains("href=\"/new\"");
    assert!(new_for(crate::support::site::Who::Operator));
    assert!(!new_for(crate::support::site::Who::Director), "an account without the right");
}

#[test]
fn one_log_that_cannot_be_read_does_not_hide_the_other_tournaments() {
    let fair = Fair::on_its_day();
    let path = fair.database().display().to_string();
    let spoil = "DROP TRIGGER match_log_refuses_update;
        UPDATE match_log SET payload = 'x' WHERE tournament IN (SELECT id FROM tournaments WHERE slug = 'elsewhere')";
    diesel::SqliteConnection::establish(&path).unwrap().batch_execute(spoil).unwrap();
    // As the program does at its start and every hour.
    fair.desk().examine().unwrap();
    for page in [fair.house.get("/").send(), fair.page(&fair.director, "/"), fair.page(&fair.operator, "/")] {
        assert_eq!(page.status, 200);
        let broken = "“elsewhere” cannot be read: entry 1 of its log is damaged";
        says(&page.text(), &["Deep Space Open", broken, "arbiter verify elsewhere"]);
    }
    assert_eq!(fair.page(&fair.director, "/new").status, 200, "a new tournament can be set up");
    assert_eq!(fair.page(&fair.director, "/t/deep-space-open/desk").status, 200);
    for page in ["", "/standings", "/log", "/rounds/1", "/desk", "/settings"] {
        let page = fair.page(&fair.operator, &format!("/t/elsewhere{page}"));
        assert_eq!(page.status, 503);
        let words = ["Entry 1 of this tournament’s log is damaged", "“arbiter verify”", "“arbiter restore”"];
        says(&page.text(), &words);
        assert!(!page.text().contains("our fault"), "{}", page.text());
    }
    let sent = fair.send(&fair.operator, "/t/elsewhere/close", &[]);
    assert_eq!(sent.status, 503, "and a form says so too");
    says(&sent.text(), &["Nothing is recorded here until this is mended"]);
    let listed = fair.desk().tournaments().unwrap();
    assert_eq!((listed.readable.len(), listed.unreadable.len()), (1, 1));
    let verified = fair.desk().verify(Some(&slug("elsewhere"))).unwrap();
    assert!(!verified[0].holds(), "and verify says so too");
}

#[test]
fn the_front_page_has_fifty_of_a_kind_and_reads_no_log() {
    let fair = Fair::on_its_day();
    for number in 3..=120 {
        fair.begin(number, &format!("Event {number:03}"));
    }
    let first = public(&fair, "/");
    assert_eq!(first.matches("class=\"c-main\"").count(), 50);
    assert!(first.contains("href=\"/tournaments\""), "the others are one tap away");
    assert_eq!(fair.desk().logs_read_for_lists(), 0, "no list reads a log");
    let older = ["/tournaments", "/tournaments?page=2", "/tournaments?page=3"];
    let pages = older.map(|path| public(&fair, path)).concat();
    for number in 3..=120 {
        assert_eq!(pages.matches(&format!(">Event {number:03}<")).count(), 1, "{number}");
    }
    fair.register("Kira\nOdo");
    says(&public(&fair, "/tournaments?q=deep+space"), &["2 players"]);
    assert_eq!(fair.desk().logs_read_for_lists(), 0, "nor that of one that grew");
    let nowhere = ["?page=0", "?page=4", "?page=x", "?page=99999999999999999999", "?year=next", "?game=3E"];
    for path in nowhere {
        assert_eq!(fair.house.get(&format!("/tournaments{path}")).send().status, 404, "{path}");
    }
}

/// Twenty years leave more plans that nobody ever began than the front page has lines.
#[test]
fn plans_of_days_that_are_over_take_no_line_of_what_is_to_come() {
    let hours = Arc::new(AtomicI64::new(0));
    let (of, start) = (Arc::clone(&hours), "2026-12-04T08:00:00Z".parse::<DateTime<Utc>>().unwrap());
    let fair = Fair::timed(ROUTES, &[], move || start + TimeDelta::hours(of.load(Ordering::Relaxed)));
    for number in 3..=55 {
        fair.plan(number, &format!("Given Up {number:03}"), "2020-01-05");
    }
    let only_old = public(&fair, "/");
    assert!(!only_old.contains("id=\"come-h\"") && !only_old.contains("Given Up"), "{only_old}");
    assert!(!only_old.contains("No tournaments yet.") && only_old.contains("href=\"/tournaments\""));
    fair.plan(56, "Saturday Open", "2026-12-05");
    fair.plan(57, "Friday Open", "2026-12-04");
    let page = public(&fair, "/");
    let (_, to_come) = page.split_once("id=\"come-h\"").unwrap();
    let at = |title: &str| to_come.find(title).unwrap_or_else(|| panic!("{title} is missing: {to_come}"));
    assert!(at("Friday Open") < at("Saturday Open"), "the next one first");
    assert!(!page.contains("Given Up") && page.contains("href=\"/tournaments\""));
    says(&public(&fair, "/tournaments?q=given+up"), &["53 tournaments"]);
    // It is still that Friday at the date line.
    hours.store(27, Ordering::Relaxed);
    says(&public(&fair, "/"), &["Friday Open"]);
    // Nothing is written when a day ends, and the kept page changes nevertheless.
    hours.store(28, Ordering::Relaxed);
    wait_for(|| match public(&fair, "/").contains("Friday Open") {
        true => Err("Friday is over, and its plan is still to come".to_owned()),
        false => Ok(()),
    });
    says(&public(&fair, "/"), &["Saturday Open"]);
}

#[test]
fn tournaments_are_found_by_words_year_and_game() {
    let fair = Fair::new();
    for number in 3..=60 {
        fair.begin(number, &format!("Élan für alle {number:03}"));
    }
    let found = |query: &str| public(&fair, &format!("/tournaments?{query}"));
    for sought in ["q=elan+017", "q=fuer+017", "q=fur+elan+017"] {
        says(&found(sought), &["1 tournament", "Élan für alle 017"]);
    }
    says(&found("q=lyon&year=2026&game=1E"), &["60 tournaments", "Page 1 of 2", "Older"]);
    assert!(
        found("q=elan&game=1E").contains("/tournaments?q=elan&#38;game=1E&#38;page=2"),
        "the search goes on"
    );
    says(&found("q=elan&page=2"), &["Page 2 of 2", "Newer"]);
    for none in ["q=nobody", "game=TR", "year=1999", "q=open+nobody", "q=fuehr"] {
        says(&found(none), &["0 tournaments", "No tournament fits."]);
    }
    let for_programs = |query: &str| {
        let list = public(&fair, &format!("/api/v1/tournaments?{query}"));
        let list: serde_json::Value = serde_json::from_str(&list).unwrap();
        list["tournaments"].as_array().unwrap().len()
    };
    assert_eq!(["q=elan+017", "year=2026&game=1E", "year=1999"].map(for_programs), [1, 60, 0]);
    assert!(found("q=%3Cb%3E").contains("value=\"&#60;b&#62;\""), "what was typed is there again");
    let long = fair.house.get(&format!("/tournaments?q={}", "x".repeat(101))).send();
    assert_eq!(long.status, 422);
    says(&long.text(), &["100 characters at most"]);
    fair.give(Command::HideTournament(HideTournament { reason: "It was a test.".into() }));
    says(&found("q=deep"), &["0 tournaments"]);
}

#[test]
fn tournaments_are_found_by_place_and_the_next_page_keeps_it() {
    let fair = Fair::new();
    for number in 3..=60 {
        fair.begin(number, &format!("Vienna {number:03}"));
    }
    let found = |query: &str| public(&fair, &format!("/tournaments?{query}"));
    let lyon = found("place=LYON");
    says(&lyon, &["60 tournaments", "Page 1 of 2"]);
    assert!(lyon.contains("/tournaments?place=LYON&#38;page=2"), "the next page is of the same place");
    assert!(lyon.contains("name=\"place\" type=\"search\" maxlength=\"100\" value=\"LYON\""));
    says(&found("place=lyon&page=2"), &["Page 2 of 2", "Newer"]);
    says(&found("place=lyon&q=017"), &["1 tournament", "Vienna 017"]);
    says(&found("place=vienna"), &["0 tournaments"]);
    says(&found("q=vienna+017"), &["1 tournament"]);
    let long = fair.house.get(&format!("/tournaments?place={}", "x".repeat(101))).send();
    assert_eq!(long.status, 422);
    assert!(long.text().contains("id=\"place-e\""), "the field says what is wrong with it");
}

#[test]
fn the_front_page_names_the_last_twenty_that_ended() {
    let fair = Fair::new();
    for number in 3..=24 {
        fair.begin(number, &format!("Event {number:03}"));
        let event = slug(&format!("event-{number:03}"));
        fair.desk().register(&event, &submission(), "Kira\nOdo").unwrap();
        for command in [
            Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }),
            Command::PublishRound(PublishRound {}),
            Command::RecordResult(RecordResult { at: table(1, 1), result: won([100, 35]) }),
            Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }),
            Command::CloseTournament(CloseTournament {}),
        ] {
            fair.desk().submit(&event, &submission(), |_| Ok(command.clone())).unwrap();
        }
    }
    let page = public(&fair, "/");
    let ended = page.split("id=\"over-h\"").nth(1).unwrap();
    assert_eq!(ended.matches("class=\"c-main\"").count(), 20);
    says(&page, &["All tournaments", "Won by Odo"]);
    let erase = Command::EraseName(EraseName { player: PlayerId(2) });
    let newest = slug("event-024");
    let odo = fair.desk().tournament(&newest).unwrap().tournament.player(PlayerId(2)).unwrap().person;
    let decided = || Ok(Decided::with_names(erase.clone(), vec![NameChange::Erase(odo)]));
    fair.desk().submit(&newest, &submission(), |_| decided()).unwrap();
    assert_eq!(public(&fair, "/").matches("Won by Odo").count(), 19, "an erased name is gone at once");
    assert_eq!(public(&fair, "/").matches("Won by Player 2").count(), 1);
}

#[test]
fn the_front_page_says_what_each_tournament_is_and_how_far_it_is() {
    let fair = Fair::on_its_day();
    fair.register(&NINE.join("\n"));
    let page = public(&fair, "/");
    says(
        &page,
        &[
            "To come",
            "Deep Space Open",
            "12 May 2026",
            "Lyon",
            "First Edition, Open",
            "9 players",
            "Registration",
        ],
    );
    assert!(!page.contains("href=\"/new\""));
    let shared = |words: &str| format!("<meta property=\"og:description\" content=\"{words}\">");
    let before = "12 May 2026, Lyon, 9 players, Registration";
    assert!(public(&fair, &at("")).contains(&shared(before)), "a chat shows where and when it is");
    pair(&fair, &[], &[]);
    says(&public(&fair, "/"), &["Registration"]);
    fair.give(Command::PublishRound(PublishRound {}));
    let ends = fair.here().tournament.round(RoundNumber(1)).unwrap().clock.as_ref().unwrap().ends().unwrap();
    let until = ends.with_timezone(&chrono_tz::Europe::Paris).format("until %H:%M on ").to_string();
    says(&public(&fair, "/"), &["Under way", "Round 1 of 3 being played", &until, "(Europe/Paris)"]);
    let pause = SetClock { round: RoundNumber(1), change: ClockChange::Paused, seen: 0 };
    fair.give(Command::SetClock(pause));
    assert!(!public(&fair, "/").contains("(Europe/Paris)"), "a clock that stands still has no end");
    assert!(!public(&fair, &at("/screen")).contains("class=\"best\""), "pairings are on the wall meanwhile");
    finish(&fair, 1);
    says(&public(&fair, "/"), &["Round 1 of 3 closed"]);
    let wall = public(&fair, &at("/screen"));
    says(&wall, &["Standings after round 1", "1 FW · 4 points"]);
    assert_eq!(
        wall.matches("<bdi class=\"name\">").count(),
        8,
        "the best eight, and no old pairings: {wall}"
    );
    assert!(!wall.contains("class=\"seats"), "{wall}");
    fair.give(Command::CloseTournament(CloseTournament {}));
    let winner = first_in_standings(&fair);
    says(&public(&fair, "/"), &["Finished", &format!("Won by {winner}")]);
    for page in ["", "/screen"] {
        let page = public(&fair, &at(page));
        says(&page, &[&format!("Won by {winner}")]);
        assert_eq!(page.matches("<bdi class=\"name\">").count(), 8, "the best eight of nine: {page}");
    }
    assert!(public(&fair, &at("")).contains("og:description\" content=\"Won by "), "and afterwards who won");
    let desk = fair.page(&fair.director, &at("/desk")).text();
    says(&desk, &[&format!("Won by {winner}. Closed on ")]);
    assert!(!desk.contains("/print/slips/"), "what is over needs no slips");
    let signed_in = fair.page(&fair.director, "/").text();
    assert!(signed_in.contains("href=\"/new\""));
}

/// The name on the first line of the standings page.
fn first_in_standings(fair: &Fair) -> String {
    let page = public(fair, &at("/standings"));
    let after = page.split("<bdi class=\"name\">").nth(1).unwrap();
    after.split('<').next().unwrap().to_owned()
}

#[test]
fn a_closed_round_is_no_exception_and_has_no_badge() {
    let fair = Fair::playing(&NINE);
    assert!(public(&fair, &at("")).contains("<span class=\"badge info\">Playing</span>"));
    finish(&fair, 1);
    let page = public(&fair, &at(""));
    assert!(page.contains("<span class=\"note\">Closed</span>"), "{page}");
}

#[test]
fn the_overview_names_the_pinned_rules_and_the_players() {
    let fair = Fair::playing(&NINE);
    let page = public(&fair, &at(""));
    let head = fair.here().head_code().to_string();
    says(
        &page,
        &[
            "Tuesday 12 May 2026",
            "Lyon",
            "First Edition, Open",
            "The Continuing Committee, First Edition, from May 2023",
            "Europe/Paris",
            "Round 1 of 3 is being played",
            "0 of 4 results are in",
            "O'Brien <b>",
            "Kira Nerys (1)",
            "Kira Nerys (8)",
            &head,
        ],
    );
    assert!(
        page.contains("href=\"/rules/scoring/tcc-1e-2023\"")
            && page.contains("href=\"/rules/decks/1e-open\"")
    );
    assert!(
        page.contains("data-ends=") && !page.contains("data-now"),
        "a kept page does not know how late it is"
    );
    assert!(!page.contains("O'Brien <b>"), "names are escaped");
    assert!(!page.contains("copied for this tournament"), "said where the copy differs alone");
    let bye = round(&fair, 1).bye.unwrap().player;
    says(&page, &[&format!("Bye: {}", fair.here().name(bye))]);
}

#[test]
fn the_overview_says_who_leads_and_where_everybody_sits() {
    let fair = Fair::playing(&NINE);
    let page = public(&fair, &at(""));
    let [one, _] = round(&fair, 1).tables().nth(2).unwrap().pair.players;
    let seat = |number: u32| {
        format!("{}</bdi> <span class=\"note\">table {number}</span>", html(&fair.here().name(one)))
    };
    assert!(page.contains(&seat(3)), "found by name, with the table: {page}");
    assert!(!page.contains("leading-h"), "nobody leads before the first result");
    record(&fair, table(1, 1), won([100, 35]));
    let page = public(&fair, &at(""));
    let (before, leading) = page.split_once("id=\"leading-h\"").expect("who leads");
    assert!(!before.contains("id=\"rounds-h\""), "before the rounds");
    says(leading, &["Standings with round 1 so far", "1 FW · 4 points"]);
    assert_eq!(page.matches("<bdi class=\"name\">").count(), 8, "{page}");
    finish(&fair, 1);
    let page = public(&fair, &at(""));
    says(&page, &["Standings after round 1"]);
    assert!(!page.contains(&seat(3)), "nobody sits anywhere between the rounds");
}
