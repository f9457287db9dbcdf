//! The feed of decisions: a private address for staff, renewed, taken away, and nothing for strangers.

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{Response, ruled, says, silent};
use arbiter::domain::id::{AtTable, RoundNumber, TableNumber};
use arbiter::domain::tournament::command::{Command, OpenDispute};
use arbiter::domain::tournament::role::Role;
use arbiter::domain::tournament::teller::Teller;
use arbiter::web::cookie::SessionToken;

const FEED: &str = "/rulings/feed";
const KIRA: &str = "Kira <b>";

/// One decision, with facts that name a player.
fn with_decision() -> Fair {
    let fair = Fair::playing(&[KIRA, "Odo"]);
    ruled::first(fair.desk());
    let at = Some(AtTable::new(RoundNumber(1), TableNumber(1)));
    let (question, facts) = ("May Odo look & tell?".to_owned(), "Odo looked.".to_owned());
    fair.give(Command::OpenDispute(OpenDispute { at, question, facts, by: Teller::default(), again: false }));
    let rule_on = "sample-rulings-2000/kettle A kettle may be filled once each turn. See blue lamp.";
    let case = format!("/t/{SLUG}/disputes/1");
    assert_eq!(fair.send(&fair.judge, &format!("{case}/cite"), &[("rule_on", rule_on)]).status, 303);
    assert_eq!(fair.send(&fair.judge, &format!("{case}/rule"), &[("text", "Odo may <not>.")]).status, 303);
    fair
}

/// Makes an address and returns its path.
fn make(fair: &Fair, who: &SessionToken) -> String {
    let made = fair.send(who, FEED, &[]);
    says(&made, "it is shown only once");
    let text = made.text();
    let (_, rest) = text.split_once("id=\"address\" value=\"").unwrap();
    let address = rest.split('"').next().unwrap();
    address[address.find(FEED).unwrap()..].to_owned()
}

fn stranger(fair: &Fair, path: &str) -> Response {
    fair.house.get(path).send()
}

#[test]
fn a_reader_without_a_session_gets_decisions_with_facts_and_without_names() {
    let fair = with_decision();
    says(&fair.page(&fair.judge, "/rulings/precedents"), "href=\"/rulings/feed\">Feed of decisions</a>");
    silent(&stranger(&fair, "/rulings/precedents"), "Feed of decisions");
    says(&fair.page(&fair.judge, FEED), "You have no address.");
    let path = make(&fair, &fair.judge);
    let feed = stranger(&fair, &path);
    assert_eq!((feed.status, feed.header("content-type")), (200, "application/atom+xml; charset=utf-8"));
    assert_eq!(feed.header("cache-control"), "no-store");
    let text = feed.text();
    assert_eq!(text.matches("<entry>").count(), 1);
    for part in [
        "Local 2026-05-12 Lyon R1 #1: May ",
        " look &#38; tell?",
        "Ruling: ",
        " may &#60;not&#62;.",
        "Follows 1E-SR 2000-10-30, kettle",
        "looked.",
        "Not appealed",
        "#dispute-1</id>",
        &format!("/t/{SLUG}/disputes/1\"/>"),
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    silent(&feed, "Odo");
    silent(&feed, "Kira");
    // The secret is nowhere but in the feed itself, and on no page a second time.
    let secret = path.rsplit('/').next().unwrap();
    assert_eq!(text.matches(secret).count(), 1);
    let again = fair.page(&fair.judge, FEED);
    says(&again, "You have had an address since");
    silent(&again, secret);
}

#[test]
fn a_decision_comes_again_when_the_final_word_replaces_it() {
    let fair = with_decision();
    let path = make(&fair, &fair.head_judge);
    let updated = |page: &Response| {
        let text = page.text();
        text.split("<updated>").nth(2).unwrap().split('<').next().unwrap().to_owned()
    };
    let before = updated(&stranger(&fair, &path));
    let case = format!("/t/{SLUG}/disputes/1");
    assert_eq!(fair.send(&fair.judge, &format!("{case}/appeal"), &[("appeal", "No.")]).status, 303);
    assert_eq!(stranger(&fair, &path).text().matches("<entry>").count(), 0, "nothing is decided now");
    let word = [("outcome", "overturned"), ("word", "He may."), ("alone", "yes")];
    assert_eq!(fair.send(&fair.head_judge, &format!("{case}/decide"), &word).status, 303);
    let after = stranger(&fair, &path);
    says(&after, "Final word: He may.");
    says(&after, "Overturned on appeal");
    assert!(updated(&after) >= before);
}

#[test]
fn an_address_ends_with_the_next_one_and_when_it_is_taken_away() {
    let fair = with_decision();
    let first = make(&fair, &fair.judge);
    let second = make(&fair, &fair.judge);
    let other = make(&fair, &fair.head_judge);
    assert_eq!(stranger(&fair, &first).status, 404);
    assert_eq!(stranger(&fair, &second).status, 200);
    assert_eq!(fair.send(&fair.judge, "/rulings/feed/off", &[]).status, 303);
    assert_eq!(stranger(&fair, &second).status, 404);
    assert_eq!(stranger(&fair, &other).status, 200, "somebody else's stays");
}

#[test]
fn an_address_ends_with_the_account_with_its_roles_and_with_its_password() {
    let fair = with_decision();
    let [judge, checker, head] = [&fair.judge, &fair.checker, &fair.head_judge].map(|who| make(&fair, who));
    let account = |name: &str| fair.desk().account_by_name(name).unwrap().unwrap().id;
    assert_eq!(stranger(&fair, &judge).status, 200);
    fair.take_away("Judge");
    assert_eq!(stranger(&fair, &judge).status, 404);
    fair.also_here("Judge", Role::Judge);
    assert_eq!(stranger(&fair, &judge).status, 200);
    let disable = format!("/accounts/{}/disable", account("Checker"));
    assert_eq!(fair.send(&fair.operator, &disable, &[]).status, 303);
    assert_eq!(stranger(&fair, &checker).status, 404);
    let now = chrono::Utc::now();
    let code = fair.desk().reset_code(account("Head Judge"), now).unwrap();
    fair.desk().choose_password(&code, "a phrase that nobody guesses", now).unwrap();
    assert_eq!(stranger(&fair, &head).status, 404);
}

#[test]
fn strangers_players_and_guesses_get_nothing() {
    let fair = with_decision();
    make(&fair, &fair.judge);
    for code in ["0".repeat(64), "f".repeat(64), "x".repeat(64), "off".to_owned(), "a".repeat(63)] {
        let page = stranger(&fair, &format!("{FEED}/{code}"));
        assert_eq!(page.status, 404, "{code}");
        silent(&page, "<feed");
    }
    assert_eq!(fair.page(&fair.seat(1), FEED).status, 404);
    fair.take_away("Scorekeeper");
    assert_eq!(fair.page(&fair.scorekeeper, FEED).status, 404, "an account without a role");
    assert_eq!(fair.send(&fair.scorekeeper, FEED, &[]).status, 404);
    assert_eq!(stranger(&fair, FEED).header("location"), "/sign-in?next=/rulings/feed");
}
