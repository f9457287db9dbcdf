//! Deck lists that everybody sees: chosen by the director, agreed to by each player, and nothing of them before.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use arbiter::app::DatabaseUrl;
use arbiter::domain::awaited::Awaited;
use arbiter::domain::id::{PlayerId, Slug};
use arbiter::domain::tournament::command::{
    ChangePublication, CloseTournament, Command, HideTournament, PublishRound, ReopenTournament,
};
use arbiter::domain::tournament::publication::{Lists, Publication};
use arbiter::web::cookie::SessionToken;
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;
use chrono::{DateTime, TimeDelta, Utc};

use crate::public::told::{at, finish, html, pair, public, says, words};
use crate::support::database::run;
use crate::support::played::played;
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::site::{House, config};
use crate::support::{desk_over, slug};

const LEGAL: &str = include_str!("../decks/1e-open-legal.txt");
/// No card has this title: if it appears, somebody saw what a player wrote.
const MARKER: &str = "ZZ-Kira-7f3c";
/// A card of the list.
const CARD: &str = "Thomas McClure";

fn chosen(lists: Lists) -> Publication {
    Publication { lists, ..Publication::default() }
}

fn publishes(fair: &Fair, publication: Publication) {
    fair.give(Command::ChangePublication(ChangePublication { publication }));
}

/// The players hand in the same list with a line of their own; those with a yes agree.
fn hand_in(fair: &Fair, answers: &[bool]) {
    for (player, agrees) in (1..).zip(answers) {
        let text = format!("{LEGAL}\nDraw deck:\n1 {MARKER} {player}\n");
        let mut fields = vec![("list", text.as_str()), ("intent", "submit")];
        if *agrees {
            fields.push(("agrees", "yes"));
        }
        let sent = fair.send(&fair.seat(player), &at("/me/deck"), &fields);
        assert_eq!(sent.status, 303, "{}", words(&sent.text()));
    }
}

fn begin(fair: &Fair) {
    pair(fair, &[], &[]);
    fair.give(Command::PublishRound(PublishRound {}));
}

fn end(fair: &Fair) {
    finish(fair, 1);
    fair.give(Command::CloseTournament(CloseTournament {}));
}

const NAMES: [&str; 4] = ["Kira Nerys", "O'Brien <b>", "Odo", "Quark"];

/// Every address at which something of a list could be read by everybody.
fn pages() -> Vec<String> {
    let own = |player: u32| [at(&format!("/lists/{player}")), at(&format!("/lists/{player}/file?to=plain"))];
    let shared = ["", "/lists", "/log", "/standings"].map(at);
    shared.into_iter().chain((1..=4).flat_map(own)).collect()
}

#[track_caller]
fn nothing_leaks(fair: &Fair, when: &str) {
    let mut callers =
        vec![None, Some(fair.seat(2)), Some(fair.stranger.clone()), Some(fair.scorekeeper.clone())];
    for caller in callers.drain(..) {
        for path in pages() {
            let page = fair.house.get(&path);
            let page = match &caller {
                Some(session) => page.within(session).send(),
                None => page.send(),
            };
            let text = page.text();
            assert!(!text.contains(CARD) && !text.contains(MARKER), "{when}: {path} shows a list");
            assert!(page.status == 200 || page.status == 404, "{when}: {path} {}", page.status);
        }
    }
}

#[test]
fn a_list_is_seen_by_everybody_after_the_end_and_only_if_its_player_agreed() {
    let fair = Fair::with_players(&NAMES);
    assert!(LEGAL.contains(CARD), "the control");
    publishes(&fair, chosen(Lists::All));
    hand_in(&fair, &[true, true, false, false]);
    nothing_leaks(&fair, "before the first round");
    begin(&fair);
    nothing_leaks(&fair, "while they play");
    end(&fair);
    let lists = public(&fair, &at("/lists"));
    says(
        &lists,
        &["Kira Nerys", "O'Brien <b>", "Everybody sees every list after the end, if the player agrees."],
    );
    assert!(!words(&lists).contains("Quark"), "who did not agree is not listed");
    let page = public(&fair, &at("/lists/1"));
    says(&page, &["Deck of Kira Nerys", CARD, "One line names no card and is not shown."]);
    for path in pages() {
        assert!(!fair.house.get(&path).send().text().contains(MARKER), "{path} shows what a player wrote");
    }
    for private in ["/lists/3", "/lists/4", "/lists/9", "/lists/3/file?to=csv"] {
        assert_eq!(fair.house.get(&at(private)).send().status, 404, "{private}");
    }
}

#[test]
fn withdrawn_consent_takes_the_list_off_all_pages() {
    let fair = Fair::with_players(&NAMES);
    publishes(&fair, chosen(Lists::All));
    hand_in(&fair, &[true, true, true, true]);
    begin(&fair);
    end(&fair);
    let kira = fair.seat(1);
    assert!(public(&fair, &at("/lists/1")).contains(CARD), "the control");
    says(&fair.page(&kira, &at("/me/deck")).text(), &["Everybody sees this list."]);
    let sent = fair.send(&kira, &at("/me/deck/consent"), &[("agrees", "no")]);
    assert_eq!(sent.status, 303);
    assert_eq!(fair.house.get(&at("/lists/1")).send().status, 404);
    assert!(!words(&public(&fair, &at("/lists"))).contains("Kira Nerys"));
    says(&fair.page(&kira, &at("/me/deck")).text(), &["Not everybody may see this list. It stays private."]);
    // Staff write down what a player told them; a stranger and another player cannot.
    for session in [&fair.stranger, &fair.seat(3), &fair.scorekeeper] {
        let sent = fair.send(session, &at("/decks/2/consent"), &[("agrees", "no")]);
        assert_eq!(sent.status, 404);
    }
    assert_eq!(fair.house.get(&at("/lists/2")).send().status, 200, "the control");
    fair.send(&fair.checker, &at("/decks/2/consent"), &[("agrees", "no")]);
    assert_eq!(fair.house.get(&at("/lists/2")).send().status, 404);
    // Erasing a player takes the list away.
    assert_eq!(fair.house.get(&at("/lists/3")).send().status, 200, "the control");
    fair.desk()
        .erase(&slug(SLUG), &crate::support::site::fair::submission(), arbiter::domain::id::PlayerId(3))
        .unwrap();
    assert_eq!(fair.house.get(&at("/lists/3")).send().status, 404);
    let said = fair.here().tournament.player(arbiter::domain::id::PlayerId(3)).unwrap().consent;
    assert!(said.is_none(), "what was agreed went with the name");
}

#[test]
fn the_page_of_a_card_names_only_lists_that_everybody_sees() {
    let card = "/cards/1E/thomas-mcclure";
    let fair = Fair::with_players(&NAMES);
    publishes(&fair, chosen(Lists::All));
    hand_in(&fair, &[true, true, false, false]);
    let nobodys = "No public deck list has it.";
    says(&public(&fair, card), &[CARD, nobodys]);
    begin(&fair);
    says(&public(&fair, card), &[nobodys]);
    end(&fair);
    let page = public(&fair, card);
    says(&page, &["Kira Nerys", "O'Brien <b>"]);
    assert!(page.contains(&format!("href=\"{}\"", at("/lists/1"))) && !words(&page).contains("Quark"));
    assert!(public(&fair, &at("/lists/1")).contains(&format!("href=\"{card}\"")), "and back");
    assert!(words(&public(&fair, "/cards/1E/kevin-uxbridge")).contains(nobodys), "a card that nobody played");
    // After a start it reads no log, neither of a tournament that shows lists nor of one that shows none.
    let other = played(fair.desk(), 7, "Dukat\nDamar");
    let started = desk_over(&DatabaseUrl::Sqlite(fair.database()));
    let house = House::of(Site::new(ROUTES, config(&[]), started).unwrap());
    says(&house.get(card).send().text(), &["Kira Nerys"]);
    let is_read = |slug: &Slug| house.site.desk.cached_tournament(slug).is_some();
    assert_eq!((is_read(&slug(SLUG)), is_read(&other)), (false, false));
    assert_eq!(house.site.desk.logs_read_for_lists(), 0);
    assert_eq!(house.get(&at("/lists/1")).send().status, 200);
    assert!(is_read(&slug(SLUG)), "the control: the page of a list reads it");
    assert!(fair.desk().verify(None).unwrap().iter().all(|one| one.holds() && !one.lists_differ));
    // It is what the rows say: they are compared, and made again.
    run(fair.desk(), "DELETE FROM list_cards WHERE player = 1");
    let page = words(&public(&fair, card));
    assert!(!page.contains("Kira Nerys") && page.contains("O'Brien <b>"), "{page}");
    assert!(fair.desk().verify(None).unwrap().iter().any(|one| one.lists_differ), "what is missing is found");
    fair.desk().rebuild(None).unwrap();
    says(&public(&fair, card), &["Kira Nerys", "O'Brien <b>"]);
    fair.send(&fair.seat(1), &at("/me/deck/consent"), &[("agrees", "no")]);
    assert!(!words(&public(&fair, card)).contains("Kira Nerys"), "taken back");
    says(&public(&fair, card), &["O'Brien <b>"]);
    assert!(fair.desk().verify(None).unwrap().iter().all(|one| !one.lists_differ));
    let reason = "A list was missing.".into();
    fair.give(Command::ReopenTournament(ReopenTournament { reason }));
    says(&public(&fair, card), &[nobodys]);
    fair.give(Command::CloseTournament(CloseTournament {}));
    says(&public(&fair, card), &["O'Brien <b>"]);
    let reason = "A test.".into();
    fair.give(Command::HideTournament(HideTournament { reason }));
    says(&public(&fair, card), &[nobodys]);
}

#[test]
fn the_page_of_a_card_names_lists_that_are_shown_while_rounds_are_played_from_their_time_on() {
    let card = "/cards/1E/thomas-mcclure";
    let clock = Arc::new(AtomicI64::new(0));
    let start = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
    let of = Arc::clone(&clock);
    let fair = Fair::timed(ROUTES, &[], move || start + TimeDelta::seconds(of.load(Ordering::Relaxed)));
    fair.register(&NAMES.join("\n"));
    let from = Some(start + TimeDelta::seconds(60));
    publishes(&fair, Publication { at: from, before_end: true, ..chosen(Lists::All) });
    hand_in(&fair, &[true, false, true, false]);
    clock.store(60, Ordering::Relaxed);
    let leads = |card: &str| {
        let page = public(&fair, card);
        [1, 2, 3].map(|player| page.contains(&format!("href=\"{}\"", at(&format!("/lists/{player}")))))
    };
    assert_eq!(leads(card), [false; 3], "not before the lists are locked");
    begin(&fair);
    assert_eq!(leads(card), [true, false, true]);
    clock.store(59, Ordering::Relaxed);
    assert_eq!(leads(card), [false; 3], "not before the time");
    assert!(fair.desk().verify(None).unwrap().iter().all(|one| !one.lists_differ));
    // Staff hand in another list while lists are shown.
    let text = format!("{LEGAL}\nDraw deck:\n1 Kevin Uxbridge\n");
    let (player, awaited) = (PlayerId(2), Awaited::always());
    fair.desk().submit_deck(&slug(SLUG), &submission(), player, &text, Some(true), &awaited).unwrap();
    assert_eq!(leads("/cards/1E/kevin-uxbridge"), [false; 3], "not before the time");
    clock.store(60, Ordering::Relaxed);
    assert_eq!(leads("/cards/1E/kevin-uxbridge"), [false, true, false]);
    assert_eq!(leads(card), [true; 3]);
}

#[test]
fn what_the_winner_played_is_on_the_page_of_the_tournament() {
    let fair = Fair::with_players(&NAMES);
    publishes(&fair, chosen(Lists::Winner));
    hand_in(&fair, &[true, true, true, true]);
    begin(&fair);
    assert!(!words(&public(&fair, &at(""))).contains("What they played"));
    end(&fair);
    let here = fair.here();
    let winners = here.shown_lists(Utc::now()).unwrap();
    assert!(!winners.is_empty() && winners.len() < 4);
    let page = public(&fair, &at(""));
    for winner in &winners {
        says(&page, &["What they played", &format!("{} won with this deck", here.name(winner.player))]);
        says(&page, &["Missions", "Gravesworld"]);
    }
    let others = (1..=4).filter(|player| winners.iter().all(|winner| winner.player.0 != *player));
    for other in others {
        assert_eq!(fair.house.get(&at(&format!("/lists/{other}"))).send().status, 404, "only the winner’s");
    }
}

#[test]
fn cached_pages_change_at_the_instant_from_which_lists_are_shown() {
    let clock = Arc::new(AtomicI64::new(0));
    let start = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
    let of = Arc::clone(&clock);
    let fair = Fair::timed(ROUTES, &[], move || start + TimeDelta::seconds(of.load(Ordering::Relaxed)));
    fair.register(&NAMES.join("\n"));
    publishes(&fair, Publication { at: Some(start + TimeDelta::seconds(60)), ..chosen(Lists::All) });
    hand_in(&fair, &[true, true, true, true]);
    begin(&fair);
    end(&fair);
    let seen = || words(&public(&fair, &at(""))).contains("What they played");
    assert!(!seen());
    clock.store(59, Ordering::Relaxed);
    assert!(!seen());
    assert_eq!(fair.house.get(&at("/lists/1")).send().status, 404);
    clock.store(60, Ordering::Relaxed);
    // A head is trusted for a moment; something written anywhere ends that, and nothing was written here.
    let head = fair.here().head();
    fair.begin(3, "Another one");
    assert!(seen(), "the earlier page is still kept");
    assert_eq!(fair.here().head(), head, "the log did not change");
    assert_eq!(fair.house.get(&at("/lists/1")).send().status, 200);
}

#[test]
fn the_record_of_a_player_leads_to_a_list_as_long_as_everybody_sees_it() {
    let clock = Arc::new(AtomicI64::new(0));
    let start = DateTime::from_timestamp(1_800_000_000, 0).unwrap();
    let of = Arc::clone(&clock);
    let fair = Fair::timed(ROUTES, &[], move || start + TimeDelta::seconds(of.load(Ordering::Relaxed)));
    fair.register(&NAMES.join("\n"));
    publishes(&fair, Publication { at: Some(start + TimeDelta::seconds(60)), ..chosen(Lists::All) });
    hand_in(&fair, &[true, false, true, true]);
    let here = fair.here();
    let leads = || {
        let leads = |player: u32| {
            let person = here.tournament.player(arbiter::domain::id::PlayerId(player)).unwrap().person;
            let list = at(&format!("/lists/{player}"));
            let page = public(&fair, &format!("/players/{person}")).contains(&format!("href=\"{list}\""));
            let data = public(&fair, &format!("/api/v1/people/{person}")).contains(&format!("\"{list}\""));
            assert_eq!(page, data, "player {player}");
            page
        };
        [1, 2, 3, 4].map(leads)
    };
    begin(&fair);
    clock.store(60, Ordering::Relaxed);
    assert_eq!(leads(), [false; 4], "not before the end");
    clock.store(59, Ordering::Relaxed);
    end(&fair);
    assert_eq!(leads(), [false; 4], "not before the time");
    clock.store(60, Ordering::Relaxed);
    assert_eq!(leads(), [true, false, true, true]);
    assert_eq!(fair.send(&fair.seat(1), &at("/me/deck/consent"), &[("agrees", "no")]).status, 303);
    assert_eq!(leads(), [false, false, true, true]);
    assert!(fair.desk().verify(None).unwrap().iter().all(|one| !one.lists_differ));
}

#[test]
fn a_shared_list_has_a_link_preview_and_can_be_downloaded() {
    let fair = Fair::with_players(&NAMES);
    publishes(&fair, chosen(Lists::All));
    hand_in(&fair, &[true, true, true, true]);
    begin(&fair);
    end(&fair);
    let page = public(&fair, &at("/lists/2"));
    let name = html("O'Brien <b>");
    assert!(
        page.contains(&format!("<meta property=\"og:title\" content=\"Deck of {name}, Deep Space Open\">"))
    );
    assert!(page.contains(&format!("content=\"The deck that {name} played at Deep Space Open, place ")));
    assert!(page.contains(&format!("<code id=\"address\">/t/{SLUG}/lists/2</code>")));
    for (to, holds) in [("lackey", CARD), ("dek", "<deck"), ("plain", CARD), ("csv", CARD), ("json", CARD)] {
        let file = fair.house.get(&at(&format!("/lists/2/file?to={to}"))).send();
        assert_eq!(file.status, 200, "{to}");
        assert!(file.text().contains(holds), "{to}: {}", file.text());
        assert!(file.header("content-disposition").contains("attachment"), "{to}");
    }
    assert_eq!(fair.house.get(&at("/lists/2/file?to=exe")).send().status, 404);
}

#[test]
fn the_directors_choice_is_shown_to_players_where_they_hand_in() {
    let fair = Fair::with_players(&NAMES);
    let kira = fair.seat(1);
    assert!(!words(&fair.page(&kira, &at("/me/deck")).text()).contains("Everybody may see"));
    let choose = |fields: &[(&str, &str)]| fair.send(&fair.director, &at("/settings/lists"), fields);
    let early = choose(&[("lists", "winner"), ("at", "2026-05-12T18:00"), ("before_end", "yes")]);
    assert_eq!(early.status, 422);
    says(&early.text(), &["Before the end there is no winner."]);
    assert!(early.text().contains("value=\"2026-05-12T18:00\""), "what was typed is still there");
    assert_eq!(choose(&[("lists", "all"), ("at", "tomorrow")]).status, 422);
    assert_eq!(choose(&[("lists", "everything")]).status, 422);
    assert_eq!(choose(&[("lists", "all"), ("at", "+262142-12-31T23:59")]).status, 422);
    let sent = choose(&[("lists", "all"), ("at", "2026-05-12T18:00"), ("before_end", "yes")]);
    assert_eq!(sent.status, 303);
    let plan = "Everybody sees every list from 12 May 2026, 18:00 CEST on, even while rounds are still being \
                played, if the player agrees.";
    says(&fair.page(&kira, &at("/me/deck")).text(), &[plan, "Opponents see it, too"]);
    says(&fair.page(&fair.director, &at("/settings")).text(), &[plan]);
    says(&public(&fair, &at("")), &[plan]);
    // Staff who hand in for a player say what the player answered.
    let list = [("list", LEGAL), ("intent", "submit")];
    let sent = fair.send(&fair.checker, &at("/decks/1/submit"), &list);
    assert_eq!(sent.status, 422);
    says(&sent.text(), &["Ask Kira Nerys whether everybody may see the list"]);
    let sent = fair.send(&fair.checker, &at("/decks/1/submit"), &[list[0], list[1], ("agrees", "no")]);
    assert_eq!(sent.status, 303);
    says(&fair.page(&kira, &at("/me/deck")).text(), &["Not everybody may see it"]);
    let log = public(&fair, &at("/log"));
    says(&log, &["Answer recorded: may everybody see the deck list of Kira Nerys?"]);
}

/// trekcc.org asks the director what everybody played, and lists that nobody else may see count there, too.
#[test]
fn the_directors_own_report_says_what_everybody_played_and_only_once_it_is_over() {
    let fair = Fair::with_players(&NAMES);
    publishes(&fair, chosen(Lists::All));
    hand_in(&fair, &[true, false, false]);
    begin(&fair);
    let own = |who: &SessionToken, form: &str| fair.page(who, &at(&format!("/report/results/{form}")));
    let (forms, link) =
        (["trekcc.txt", "results.csv", "bbcode.txt", "results.json"], "/report/results/trekcc.txt");
    for form in forms {
        let before = own(&fair.director, form);
        assert_eq!(before.status, 200, "{form}");
        assert!(!before.text().to_lowercase().contains("affiliation"), "before the end: {form}");
    }
    assert!(!fair.page(&fair.director, &at("/report")).text().contains(link));
    end(&fair);
    let told = || -> Vec<String> {
        let text = own(&fair.director, "trekcc.txt").text();
        let (_, after) = text.split_once("\nPersonnel by affiliation\n").unwrap_or_else(|| panic!("{text}"));
        after.lines().take_while(|line| !line.is_empty()).map(str::to_owned).collect()
    };
    let all = told();
    assert_eq!(all.len(), 3, "all who handed in a list: {all:?}");
    let whole: serde_json::Value = serde_json::from_str(&own(&fair.director, "results.json").text()).unwrap();
    assert_eq!(whole["affiliations"].as_array().unwrap().len(), 3);
    let report = fair.page(&fair.director, &at("/report")).text();
    let (_, fold) = report.split_once("<summary>Files</summary>").unwrap();
    assert!(fold.split("</details>").next().unwrap().contains(link), "all of them in one fold");
    // Nobody else reads it, or more than the lists that everybody sees.
    assert!(!fair.page(&fair.judge, &at("/report")).text().contains(link));
    for who in [&fair.judge, &fair.checker, &fair.stranger, &fair.seat(2)] {
        assert_eq!(own(who, "trekcc.txt").status, 404);
    }
    for form in forms {
        let seen = fair.page(&fair.director, &at(&format!("/results/{form}"))).text();
        assert_eq!(seen, public(&fair, &at(&format!("/results/{form}"))), "{form}");
    }
    assert!(public(&fair, &at("/results/trekcc.txt")).contains(&all[0]), "the control: she agreed");
    assert!(!public(&fair, &at("/results/trekcc.txt")).contains(&all[1]));
    // Whose name was erased is left out.
    fair.send(&fair.director, &at("/players/2/erase"), &[]);
    assert_eq!(told(), [all[0].as_str(), &all[2]]);
}

/// trekcc.org's form asks for it. Of the other players nothing is said, and it moves no result when it is read back.
#[test]
fn the_report_says_what_those_played_whose_lists_everybody_sees() {
    let fair = Fair::with_players(&NAMES);
    publishes(&fair, chosen(Lists::All));
    hand_in(&fair, &[true, false, false, false]);
    begin(&fair);
    let report = |form: &str| public(&fair, &at(&format!("/results/{form}")));
    for form in ["trekcc.txt", "results.csv", "bbcode.txt", "results.json"] {
        assert!(!report(form).to_lowercase().contains("affiliation"), "before the end: {form}");
    }
    end(&fair);
    let text = report("trekcc.txt");
    let (_, after) = text.split_once("\nPersonnel by affiliation\n").unwrap_or_else(|| panic!("{text}"));
    let told: Vec<&str> = after.lines().take_while(|line| !line.is_empty()).collect();
    let [line] = told[..] else { panic!("only one player agreed: {told:?}") };
    let played = line.strip_prefix("1. Kira Nerys: ").unwrap();
    let figures: Vec<u32> =
        played.split(", ").map(|one| one.rsplit_once(' ').unwrap().1.parse().unwrap()).collect();
    assert!(figures.is_sorted_by(|a, b| a >= b) && figures[0] > 0, "{played}");
    let sheet = report("results.csv");
    assert!(sheet.lines().next().unwrap().ends_with(",corrected,personnel by affiliation"), "{sheet}");
    assert_eq!(sheet.matches(played).count(), 1, "one round, one line of hers: {sheet}");
    assert!(report("bbcode.txt").contains(&format!("[*][b]Kira Nerys[/b]: {played}")));
    let whole: serde_json::Value = serde_json::from_str(&report("results.json")).unwrap();
    assert_eq!(whole["affiliations"].as_array().unwrap().len(), 1);
    assert_eq!(whole["affiliations"][0]["affiliations"][0]["personnel"], figures[0]);
    let folder = tempfile::tempdir().unwrap();
    let other = arbiter::app::DatabaseUrl::Sqlite(folder.path().join("other.db"));
    let other = crate::support::desk_over(&other);
    other.import_from(&text, arbiter::app::export::People::Strangers, Utc::now()).unwrap();
    // So is a report of an earlier version, and any other heading there is refused.
    let headed = |heading: &str| {
        let text = text.replace("\nPersonnel by affiliation\n", &format!("\n{heading}\n"));
        let url = arbiter::app::DatabaseUrl::Sqlite(folder.path().join(format!("{heading}.db")));
        let desk = crate::support::desk_over(&url);
        desk.import_from(&text, arbiter::app::export::People::Strangers, Utc::now()).is_ok()
    };
    assert_eq!(["Affiliations", "Headquarters"].map(headed), [true, false]);
    // Withdrawn consent takes it away again.
    let withdrawn = [("agrees", "no")];
    assert_eq!(fair.send(&fair.seat(1), &at("/me/deck/consent"), &withdrawn).status, 303);
    assert!(!report("trekcc.txt").contains("Personnel by affiliation"));
}
