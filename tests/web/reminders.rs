//! What no check can prove is shown where it helps: to the people it concerns, and to nobody else.

use std::collections::BTreeSet;

use crate::support::scenario::{head_judge, it_counts, settings};
use crate::support::shared;
use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::ruled;
use arbiter::data;
use arbiter::domain::card::title_folding::fold_title;
use arbiter::domain::deck::reminder::{Reminder, ReminderPlace};
use arbiter::domain::edition::Edition;
use arbiter::domain::id::{AtTable, DisputeNumber, RoundNumber, TableNumber};
use arbiter::domain::rulings::log::fingerprint::Fingerprint;
use arbiter::domain::rulings::log::statement::Provenance;
use arbiter::domain::scoring::result::{EndReason, Side};
use arbiter::domain::source::Confidence;
use arbiter::domain::tournament::command::{
    ChangeProfile, ChangeSettings, Command, ExtendTime, OpenDispute, PairRound, PublishRound,
};
use arbiter::domain::tournament::optional_rule::OptionalRule;
use arbiter::domain::tournament::settings::Settings;
use arbiter::domain::tournament::teller::Teller;
use arbiter::messages::say;
use arbiter::web::cookie::SessionToken;
use arbiter::words::pinned::option;

const LEGAL: &str = include_str!("../decks/1e-open-legal.txt");
const TELLS: &str = "uses double-sided missions.";
const OWN: &str = "You use double-sided missions:";

/// The legal list with another copy of a card under this heading.
fn with(heading: &str, card: &str) -> String {
    format!("{LEGAL}\n{heading}:\n1\t{card}\n")
}

fn playing(lists: &[(u32, &str)], names: &[&str]) -> Fair {
    let fair = Fair::with_players(names);
    for (player, list) in lists {
        let sent = fair.send(&fair.seat(*player), &at("/me/deck"), &[("list", list), ("intent", "submit")]);
        assert_eq!(sent.status, 303, "{}", sent.text());
    }
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    fair
}

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn page(fair: &Fair, who: &SessionToken, path: &str) -> String {
    let page = fair.page(who, &at(path));
    assert_eq!(page.status, 200, "{path}: {}", page.text());
    page.text()
}

fn checked(format: &str, on: &str, list: &str) -> Response {
    let house =
        crate::support::site::House::of(crate::support::site::site(arbiter::web::routes::ROUTES, &[]));
    house.post("/deck-check", &[("format", format), ("on", on), ("list", list)]).send()
}

#[test]
fn every_reminder_names_cards_that_exist_and_a_place_that_shows_it() {
    let mut ids = BTreeSet::new();
    for Reminder { id, edition, at, says, tells, when, citations, .. } in data::reminders() {
        assert!(ids.insert(id), "{id} is there twice");
        assert!(!at.is_empty() && !citations.is_empty() && say(says).to_string().ends_with('.'), "{id}");
        let table = data::card_table(*edition);
        for title in when.iter().flat_map(|when| when.titles()) {
            assert!(
                table.cards().iter().any(|card| fold_title(&card.title) == fold_title(title)),
                "{id}: {title}"
            );
        }
        assert!(tells.is_none() || when.is_some(), "{id}: it concerns nobody’s deck");
        let told = tells.as_ref().map(|tells| say(tells).with("player", "Kira").to_string());
        assert!(told.is_none_or(|told| told.contains("Kira")), "{id}");
        assert!(
            when.is_none() != at.contains(&ReminderPlace::Deck),
            "{id}: what every game needs is no matter of decks"
        );
        let asks = at.iter().any(|place| {
            matches!(place, ReminderPlace::Complete | ReminderPlace::DeckedOut | ReminderPlace::Conceded)
        });
        assert!(!asks || when.is_none(), "{id}: who records a result knows no deck");
    }
    assert!(ids.len() >= 35, "{}", ids.len());
}

#[test]
fn what_two_cards_do_together_is_said_only_of_a_list_with_both() {
    let list = |cards: &str| checked("1e-open", "", &with("Seed deck", cards)).text();
    let combo = "You have a dilemma of two parts";
    let both = list("Ancient Computer & Microvirus\n1\tMicrovirus");
    assert!(both.contains(combo) && both.contains("1E-CR 2000-10-30, combo dilemma"), "{both}");
    for one in ["Ancient Computer & Microvirus", "Microvirus", "Ancient Computer & Microvirus\n1\tNagilum"] {
        assert!(!list(one).contains(combo), "{one}");
    }
    let twice = "You have a dilemma or an artifact more than once";
    assert!(list("Microvirus\n1\tMicrovirus").contains(twice));
    assert!(!list("Microvirus\n1\tNagilum").contains(twice));
}

#[test]
fn staff_are_reminded_of_what_no_slip_proves_and_draws_cite_their_rule() {
    let fair = playing(&[], &["Kira", "Odo"]);
    let table = page(&fair, &fair.scorekeeper, "/rounds/1/tables/1");
    for words in
        ["the opponent may inspect a cloaked ship that moves", "until both have", "play them one by one"]
    {
        assert!(table.contains(words), "{words}");
    }
    let own = page(&fair, &fair.seat(1), "/me");
    assert!(own.contains("play them one by one") && !own.contains("cloaked ship that moves"), "{own}");
    for shown in [&table, &own] {
        assert!(shown.contains("<details class=\"fold\"><summary>To remember</summary>"), "{shown}");
    }
    let draws = page(&fair, &fair.judge, "/chance");
    assert!(
        draws.contains("as Edo Vessel does") && draws.contains("1E-CR 2000-10-30, Edo Vessel"),
        "{draws}"
    );
    assert!(!table.contains("as Edo Vessel does"));
}

#[test]
fn a_checked_list_shows_the_reminders_of_its_cards_and_no_others() {
    let plain = checked("1e-open", "", LEGAL).text();
    let facing = checked("1e-open", "", &with("Missions", "Excavation II")).text();
    assert!(facing.contains(OWN) && facing.contains("1E-CR 2000-10-30, Mission II"), "{facing}");
    assert!(!plain.contains(OWN));
    let stakes = checked("1e-open", "", &with("Draw deck", "Raise the Stakes")).text();
    assert!(
        stakes.contains("the opponent agrees or forfeits at once") && !plain.contains("forfeits at once")
    );
    // A banned card does not concern the director; before the ban it was.
    let asked = "Ask the director before you bring it";
    let allowed = checked("1e-open", "2000-05-02", &with("Draw deck", "Raise the Stakes")).text();
    assert!(!stakes.contains(asked) && allowed.contains(asked), "{allowed}");
    // The rules of the day: before the document there was nothing to be reminded of.
    let earlier = checked("1e-open", "2000-10-29", &with("Missions", "Excavation II")).text();
    assert!(!earlier.contains(OWN), "{earlier}");
    let second = "Draw deck:\n1 Captain on the Bridge\n1 T'Pol Dutiful Commander\n";
    let second = checked("2e-standard", "", second).text();
    assert!(second.contains("Captain on the Bridge is unique by erratum"), "{second}");
    assert!(second.contains("the Integrity is 3"));
    // What a mission requires now is shown without the document, too.
    for (card, requires) in [
        ("Sector 97 Explore Black Cluster", "requires Astrometrics"),
        ("Parsion III Feldomite Rush", "requires Engineer"),
        ("Tarod IX Investigate Massacre", "requires Diplomacy"),
    ] {
        let text = checked("2e-standard", "", &format!("Missions:\n1 {card}\n")).text();
        assert!(text.contains(requires), "{card}: {text}");
    }
    assert!(!second.contains("Klingon Tea Ceremony"));
}

#[test]
fn the_opponent_and_nobody_else_is_told_what_the_rule_demands() {
    let facing = with("Missions", "Excavation II");
    let fair = playing(&[(1, &facing)], &["Kira", "Odo", "Quark", "Rom"]);
    let here = fair.here();
    let round = here.tournament.rounds().next_back().unwrap();
    let table = round.table_of(arbiter::domain::id::PlayerId(1)).unwrap();
    let opponent = table.pair.players.into_iter().find(|player| player.0 != 1).unwrap().0;
    for player in 1..=4 {
        let text = page(&fair, &fair.seat(player), "/me");
        assert_eq!(text.contains(OWN), player == 1, "player {player}");
        assert_eq!(text.contains(&format!("Kira {TELLS}")), player == opponent, "player {player}");
        assert!(text.contains("one location with one mission fewer"), "every game of this edition");
    }
    for other in round.tables() {
        let path = format!("/rounds/1/tables/{}", other.pair.table);
        let text = page(&fair, &fair.scorekeeper, &path);
        assert_eq!(text.contains(TELLS), other.pair.table == table.pair.table, "{path}");
        assert!(
            text.contains("placed on a personnel already in play"),
            "what to ask when two endings are claimed"
        );
        assert!(!text.contains(OWN), "the rest of the list stays private");
    }
    let slips = page(&fair, &fair.director, "/print/slips/1");
    assert_eq!(slips.matches(TELLS).count(), 1, "one slip of two says so");
    // Nobody else hears it.
    for path in ["", "/rounds/1", "/log", "/print/pairings/1"] {
        assert!(!fair.house.get(&at(path)).send().text().contains(TELLS), "{path}");
    }
    assert!(!page(&fair, &fair.judge, "/desk").contains(TELLS));
}

#[test]
fn optional_rules_are_chosen_logged_and_printed() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let says = option(OptionalRule::ArtifactsOutOfPlay).to_string();
    let says = says.as_str();
    let fields = |option: &'static str, was: String| {
        vec![
            ("title", "Deep Space Open".to_owned()),
            ("place", "Lyon".to_owned()),
            ("date", "2026-05-12".to_owned()),
            ("time_zone", "Europe/Paris".to_owned()),
            ("rounds", "3".to_owned()),
            ("round_minutes", "75".to_owned()),
            ("reason", "as announced".to_owned()),
            ("option", option.to_owned()),
            ("was", was),
        ]
    };
    let was = serde_json::to_string(&fair.here().setup().unwrap().settings).unwrap();
    assert!(!was.contains("option"), "a log without optional rules stays as it was: {was}");
    let form = page(&fair, &fair.director, "/settings");
    assert!(form.contains("value=\"shuttles-carried\""), "{form}");
    let fields = fields("artifacts-out-of-play", was);
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(fair.send(&fair.director, &at("/settings"), &fields).status, 303);
    assert_eq!(
        fair.here().setup().unwrap().settings.options,
        BTreeSet::from([OptionalRule::ArtifactsOutOfPlay])
    );
    let form = page(&fair, &fair.director, "/settings");
    assert!(form.contains("value=\"artifacts-out-of-play\" checked"), "{form}");
    let overview = fair.house.get(&at("")).send().text();
    assert!(overview.contains(says) && overview.contains(OptionalRule::ArtifactsOutOfPlay.citation()));
    assert!(!overview.contains(&option(OptionalRule::ShuttlesCarried).to_string()));
    assert!(
        fair.house.get(&at("/log")).send().text().contains(says.trim_end_matches('.')),
        "and stands in the log"
    );
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    assert!(page(&fair, &fair.seat(1), "/me").contains(says));
    assert!(page(&fair, &fair.director, "/print/slips/1").contains(says));
}

#[test]
fn optional_rules_of_the_first_edition_are_refused_in_another_game() {
    let fair = Fair::new();
    let mut settings = fair.here().setup().unwrap().settings.clone();
    settings.options = [OptionalRule::ShuttlesCarried].into();
    assert!(settings.check().is_ok());
    settings.edition = Edition::Second;
    assert!(settings.check().unwrap_err().to_string().contains("Choose none of them for another game"));
}

#[test]
fn a_citation_opens_where_the_library_has_it() {
    let Some(bytes) = shared::bytes("rulings/current-rulings-2000-10-30.txt") else { return };
    let fair = playing(&[(1, &with("Missions", "Excavation II"))], &["Kira", "Odo"]);
    let to = "href=\"/rulings/current-rulings-2000-10-30/mission-ii?on=2026-05-12\"";
    fair.desk()
        .import_document(
            "current-rulings-2000-10-30.txt",
            bytes,
            None,
            &Fingerprint::default(),
            &Provenance::of_operator(chrono::Utc::now(), "1".to_owned()),
            &arbiter::domain::awaited::Awaited::always(),
        )
        .unwrap();
    for player in [1, 2] {
        assert!(page(&fair, &fair.seat(player), "/me").contains(to), "player {player}");
    }
    assert_eq!(
        fair.house.get("/rulings/current-rulings-2000-10-30/mission-ii?on=2026-05-12").send().status,
        200
    );
    let list = [("list", LEGAL), ("intent", "look")];
    let own = fair.send(
        &fair.director,
        &at("/decks/1/submit"),
        &[("list", &with("Missions", "Excavation II")), list[1]],
    );
    assert!(
        own.text().contains("/rulings/current-rulings-2000-10-30/mission-ii"),
        "citations of faults open too"
    );
}

#[test]
fn an_optional_rule_removes_the_reminder_of_the_rule_it_replaces() {
    let shared = "one location with one mission fewer";
    for option in [None, Some(OptionalRule::ShuttlesCarried), Some(OptionalRule::DuplicateMissionsReplaced)] {
        let fair = Fair::with_players(&["Kira", "Odo"]);
        let mut settings = fair.here().setup().unwrap().settings.clone();
        settings.options = option.into_iter().collect();
        if option.is_some() {
            fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "as announced".into() }));
        }
        fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        fair.give(Command::PublishRound(PublishRound {}));
        let replaced = option == Some(OptionalRule::DuplicateMissionsReplaced);
        for (who, path) in [(fair.seat(1), "/me"), (fair.scorekeeper.clone(), "/rounds/1/tables/1")] {
            let text = page(&fair, &who, path);
            assert_eq!(text.contains(shared), !replaced, "{option:?}, {path}: {text}");
            assert_eq!(text.contains("they agree on another one"), replaced, "{option:?}, {path}");
        }
    }
}

#[test]
fn a_slip_says_where_to_read_its_optional_rules() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let mut settings = fair.here().setup().unwrap().settings.clone();
    settings.options = OptionalRule::ALL.into_iter().collect();
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "as announced".into() }));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    let slips = page(&fair, &fair.director, "/print/slips/1");
    for option in OptionalRule::ALL {
        let line =
            format!("Optional rule: {} ({})", arbiter::words::pinned::option(option), option.citation());
        assert!(slips.contains(&line), "{line}: {slips}");
    }
}

/// What the check of this ending says, for staff and for a player.
fn before_recording(fair: &Fair, end: &str) -> [String; 2] {
    let here = fair.here();
    let seated = here.tournament.rounds().next().unwrap().tables().next().unwrap().pair.players[0];
    let scores = if end == "decked-out" { ["40", "35"] } else { ["100", "35"] };
    let look =
        format!("/rounds/1/tables/1?score_a={}&score_b={}&end={end}&intent=look", scores[0], scores[1]);
    let slip =
        [("score_a", scores[0]), ("score_b", scores[1]), ("end", end), ("round", "1"), ("intent", "look")];
    let phone = fair.send(&fair.seat(seated.0), &at("/me/report"), &slip);
    [page(fair, &fair.scorekeeper, &look), phone.text()]
}

#[test]
fn wherever_a_profile_wants_the_director_asked_a_reminder_says_why() {
    let mut told = 0;
    for profile in data::scoring_profiles() {
        let settings = Settings { edition: profile.edition, date: profile.effective_from, ..settings() };
        for end in [EndReason::DeckedOut, EndReason::Concession { by: Side::A }] {
            let Some(spot) = ReminderPlace::of_ending(end).filter(|_| profile.asks_director(end).is_some())
            else {
                continue;
            };
            let says = |reminder: &Reminder| reminder.applies_at(&settings, spot);
            assert!(data::reminders().iter().any(says), "{}: {end:?}", profile.id);
            told += 1;
        }
    }
    assert_eq!(told, 7, "six profiles ask about draw decks, one about a concession");
}

#[test]
fn the_ending_that_a_rule_speaks_of_is_asked_about_before_it_is_recorded() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    for page in before_recording(&fair, "decked-out") {
        assert!(page.contains("Ask first"), "{page}");
        assert!(page.contains("Did both draw decks run out?"));
        assert!(page.contains("1E-FAQ 1995-02-11, EXHAUSTED DECK"));
    }
    for page in before_recording(&fair, "complete-a") {
        assert!(!page.contains("Ask first"), "in First Edition points alone win: {page}");
    }
}

#[test]
fn a_concession_is_asked_about_from_the_day_of_a_rule_that_was_not_read_until_the_director_says_what_it_counts()
 {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let question = "How a concession counts changed on 1 May 2023";
    for page in before_recording(&fair, "concession-b") {
        assert!(page.contains("Ask first") && page.contains(question), "{page}");
        assert!(page.contains("Organized play news 2023-05-01"));
    }
    // Nobody records it without the answer: neither staff nor a player, and with it both do.
    let here = fair.here();
    let seated = here.tournament.rounds().next().unwrap().tables().next().unwrap().pair.players[0];
    let slip = [("score_a", "100"), ("score_b", "35"), ("end", "concession-b"), ("intent", "record")];
    let report = [&slip[..], &[("round", "1")]].concat();
    let lacks = "Nothing was recorded: ask the director what this game counts, then tick it.";
    let phone = fair.seat(seated.0);
    let both = [
        fair.send(&phone, &at("/me/report"), &report),
        fair.send(&fair.scorekeeper, &at("/rounds/1/tables/1/result"), &slip),
    ];
    for refused in both {
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains(lacks) && refused.text().contains("value=\"asked\" required"));
    }
    // A correction to it asks as well.
    let recorded = [("score_a", "100"), ("score_b", "35"), ("end", "complete-a"), ("intent", "record")];
    assert_eq!(fair.send(&fair.scorekeeper, &at("/rounds/1/tables/1/result"), &recorded).status, 303);
    let form = page(&fair, &fair.director, "/rounds/1/tables/1/correct");
    let was = form.split("name=\"was\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let was = was.replace("&quot;", "\"").replace("&#34;", "\"");
    let corrected =
        [("was", &*was), ("score_a", "100"), ("score_b", "35"), ("end", "concession-b"), ("intent", "look")];
    let look = fair.send(&fair.director, &at("/rounds/1/tables/1/correct"), &corrected).text();
    assert!(look.contains("the director has not been asked what such a game counts"), "{look}");
    let ticked = [&corrected[..], &[("ticked", "asked")]].concat();
    let look = fair.send(&fair.director, &at("/rounds/1/tables/1/correct"), &ticked).text();
    assert!(look.contains(question), "{look}");
    // With the tick both forms go through.
    let asked_first = Fair::playing(&["Kira", "Odo"]);
    let seated = asked_first.here().tournament.rounds().next().unwrap().tables().next().unwrap().pair.players;
    let tick = ("ticked", "asked");
    for player in seated {
        let own = [&report[..], &[tick]].concat();
        let sent = asked_first.send(&asked_first.seat(player.0), &at("/me/report"), &own);
        assert_eq!(sent.status, 303, "{}", sent.text());
    }
    let recorded = asked_first.here().tournament.rounds().next().unwrap().tables().next().unwrap().clone();
    assert!(recorded.result.unwrap().result.asked, "two reports agree, and the log says that somebody asked");
    let staff = [&slip[..], &[tick]].concat();
    let again = asked_first.send(&asked_first.scorekeeper, &at("/rounds/1/tables/1/result"), &staff);
    assert_eq!(again.status, 303, "the same once more");
    // The director has decided: nobody asks any more.
    let decided = Fair::playing(&["Kira", "Odo"]);
    let own = decided.here().profile().unwrap().clone();
    let set =
        own.with_values([("endings.concession", "winner-takes-full-win")], "as announced", None).unwrap();
    let reason = "as announced".into();
    decided.give(Command::ChangeProfile(ChangeProfile { profile: Box::new(set), reason }));
    for page in before_recording(&decided, "concession-b") {
        assert!(!page.contains("Ask first"), "{page}");
    }
    let asked = |edition, place, on: &str| {
        let applies = |one: &&Reminder| one.applies(edition, place, on.parse().ok());
        data::reminders().iter().filter(applies).count()
    };
    assert_eq!(asked(Edition::First, ReminderPlace::Conceded, "2023-05-01"), 1);
    assert_eq!(asked(Edition::First, ReminderPlace::Conceded, "2023-04-30"), 0, "that rule was read");
    assert_eq!(asked(Edition::Second, ReminderPlace::Conceded, "2026-05-12"), 0);
    assert_eq!(asked(Edition::Second, ReminderPlace::DeckedOut, "2026-05-12"), 1);
    assert_eq!(asked(Edition::First, ReminderPlace::DeckedOut, "2014-10-09"), 0);
}

#[test]
fn an_erratum_shows_what_its_entry_says_where_the_text_is_held() {
    let text = "Sample of Errata\n\nERRATA\n\nT'Pol, Dutiful Commander – Erratum:\n\nA sample integrity of three.\n\n";
    let list = "Draw deck:\n1 T'Pol Dutiful Commander\n";
    let fair = Fair::new();
    let check = |on: &str| {
        fair.house.post("/deck-check", &[("format", "2e-standard"), ("on", on), ("list", list)]).send().text()
    };
    let without = check("2012-05-12");
    assert!(without.contains("by erratum the Integrity is 3"), "{without}");
    assert!(!without.contains("A sample integrity"));
    let day = chrono::NaiveDate::from_ymd_opt(2011, 1, 3);
    ruled::import(fair.desk(), "errata.txt", text, Edition::Second, "CR", day);
    let with = check("2012-05-12");
    assert!(with.contains("<figcaption>2E-CR 2011-01-03, T&#39;Pol, Dutiful Commander"), "{with}");
    assert!(with.contains("A sample integrity of three."));
    assert!(!check("2010-05-12").contains("A sample integrity"), "before its day nothing is said of it");
}

#[test]
fn a_title_that_an_erratum_gives_to_one_of_several_cards_is_asked_about() {
    let list = "Draw deck:\n1 T'Pol\n1 Charles Tucker III Standing In\n";
    let page = checked("2e-standard", "2012-05-12", list).text();
    assert!(page.contains("T&#39;Pol Non-believer"), "{page}");
    assert!(page.contains("T&#39;Pol Dutiful Commander"), "several cards have that title: {page}");
}

#[test]
fn a_win_in_second_edition_is_asked_about_from_the_day_of_its_rule() {
    let asked = |year, month, day| {
        let on = chrono::NaiveDate::from_ymd_opt(year, month, day);
        let applies = |one: &&Reminder| one.applies(Edition::Second, ReminderPlace::Complete, on);
        data::reminders().iter().filter(applies).map(|one| one.id.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(asked(2011, 1, 3), ["winning-the-game"]);
    assert!(asked(2011, 1, 2).is_empty());
}

#[test]
fn more_time_for_a_table_shows_its_source_of_the_day_and_how_well_that_is_known() {
    let known = |edition, on: &str| {
        let applies = |one: &&Reminder| one.applies(edition, ReminderPlace::Time, on.parse().ok());
        data::reminders().iter().filter(applies).map(|one| one.confidence).collect::<Vec<_>>()
    };
    for (edition, on, confidence) in [
        (Edition::First, "2000-05-19", Confidence::Default),
        (Edition::First, "2000-05-20", Confidence::Seen),
        (Edition::First, "2007-12-31", Confidence::Seen),
        (Edition::First, "2008-01-01", Confidence::Default),
        (Edition::First, "2014-03-09", Confidence::Default),
        (Edition::First, "2014-03-10", Confidence::Inferred),
        (Edition::Second, "2014-03-09", Confidence::Default),
        (Edition::Second, "2014-03-10", Confidence::Inferred),
        (Edition::Tribbles, "2026-05-12", Confidence::Default),
    ] {
        assert_eq!(known(edition, on), [confidence], "{edition:?} on {on}");
    }
    let fair = playing(&[], &["Kira", "Odo"]);
    let shown = |page: &str| {
        let panel = page.split("id=\"time-h\"").nth(1).unwrap_or_default();
        let panel = panel.split("</section>").next().unwrap_or_default();
        let Some((open, panel)) = panel.split_once("By which rule") else { return false };
        !open.contains("special reasons")
            && panel.contains("give a game extra time for special reasons")
            && panel.contains("articleID=1302")
            && panel.contains("<span class=\"mark inferred\">inferred</span>")
    };
    let path = "/rounds/1/tables/1";
    assert!(shown(&page(&fair, &fair.director, path)));
    assert!(!page(&fair, &fair.scorekeeper, path).contains("time-h"), "nothing to give, and nothing given");
    let at = AtTable::new(RoundNumber(1), TableNumber(1));
    let (question, facts) = ("Does it count?".to_owned(), String::new());
    let called = OpenDispute { at: Some(at), question, facts, by: Teller::Unsaid, again: false };
    fair.give(Command::OpenDispute(called));
    fair.give(it_counts());
    let (reason, dispute, judge) = ("a long look".into(), Some(DisputeNumber(1)), head_judge());
    fair.give(Command::ExtendTime(ExtendTime { at, minutes: 5, reason, dispute, judge }));
    assert!(shown(&page(&fair, &fair.director, "/disputes/1")));
}
