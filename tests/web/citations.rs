//! Citations in the built-in rules: each that names a ruling document opens, and none is cited as something it was
//! not yet.

use std::path::{Path, PathBuf};

use crate::support::site::fair::{Fair, SLUG};
use arbiter::app::library::LibrarySnapshot;
use arbiter::data;
use arbiter::domain::deck::DeckList;
use arbiter::domain::deck::diff::TWO_PARTS;
use arbiter::domain::rulings::source_parser::{self, TextPart};
use arbiter::domain::rulings::status::standing;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{ChangeProfile, Command};
use arbiter::domain::tournament::optional_rule::OptionalRule;
use chrono::NaiveDate;

/// How the five documents are named, in citations and otherwise.
const NAMES: [&str; 11] = [
    "1e-cr",
    "1e-faq",
    "1e-gl",
    "2e-cr",
    "faq 1995",
    "faq95",
    "current rulings",
    "glossary fragment",
    "cr0700",
    "cr1000",
    "tcc2e",
];

/// What a source says besides the entries that open, and how many do.
fn beside(source: &str, rulings: &LibrarySnapshot) -> (String, usize) {
    let (mut words, mut entries) = (String::new(), 0);
    for part in source_parser::parts(source, &rulings.library) {
        match part {
            TextPart::Words(there) => words.push_str(there),
            TextPart::Entry(..) => entries += 1,
        }
    }
    (words, entries)
}

/// The documents that a source names without leading to an entry of theirs.
fn dead(source: &str, rulings: &LibrarySnapshot) -> Vec<&'static str> {
    let words = beside(source, rulings).0.to_lowercase();
    NAMES.into_iter().filter(|name| words.contains(name)).collect()
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            found.push(path);
        }
    }
}

/// Every text under `citation`, `citations`, `later` or `earlier`, however deep.
fn sources(value: &toml::Value, under: bool, found: &mut Vec<String>) {
    match value {
        toml::Value::String(text) if under => found.push(text.clone()),
        toml::Value::Array(all) => all.iter().for_each(|one| sources(one, under, found)),
        toml::Value::Table(all) => {
            for (key, one) in all {
                sources(one, matches!(key.as_str(), "citation" | "citations" | "later" | "earlier"), found);
            }
        }
        _ => {}
    }
}

#[test]
fn every_citation_of_the_five_documents_in_the_data_opens() {
    let rulings = LibrarySnapshot::empty().unwrap();
    let mut all = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("data"), &mut all);
    let (mut opened, mut read) = (0, 0);
    for path in all {
        let value: toml::Value = toml::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let mut found = Vec::new();
        sources(&value, false, &mut found);
        for source in found {
            assert_eq!(dead(&source, &rulings), [""; 0], "{}: “{source}” opens nothing", path.display());
            opened += beside(&source, &rulings).1;
            read += 1;
        }
    }
    let [two_parts, before] = TWO_PARTS;
    for source in OptionalRule::ALL.map(OptionalRule::citation).into_iter().chain([two_parts]) {
        assert_eq!(dead(source, &rulings), [""; 0], "{source}");
        assert_eq!(beside(source, &rulings).1, 1, "{source}");
    }
    assert_eq!(dead(before, &rulings), [""; 0]);
    assert!(read > 450 && opened > 200, "{read} sources with {opened} citations");
}

#[test]
fn a_citation_is_found_in_the_words_around_it() {
    let rulings = LibrarySnapshot::empty().unwrap();
    let told = |source: &str| -> Vec<String> {
        let parts = source_parser::parts(source, &rulings.library).into_iter();
        parts
            .map(|part| match part {
                TextPart::Words(words) => words.to_owned(),
                TextPart::Entry(words, found) => format!("[{words} = {}]", found.citation().slug()),
            })
            .collect()
    };
    assert_eq!(told("sources silent"), ["sources silent"]);
    assert_eq!(
        told("by analogy with 1E-CR 2000-07-31, tournament scoring - forfeited games: 2 (+100)"),
        [
            "by analogy with ",
            "[1E-CR 2000-07-31, tournament scoring - forfeited games = tournament-scoring-forfeited-games]",
            ": 2 (+100)"
        ]
    );
    // Headings hold commas and colons, and one heading begins as another.
    assert_eq!(
        told("2E-CR 2011-01-03, T'Pol, Non-believer"),
        ["[2E-CR 2011-01-03, T'Pol, Non-believer = tpol-non-believer]"]
    );
    assert_eq!(
        told("1E-CR 2000-07-31, HQ: Ferengi Credit Exchange; 1E-CR 2000-07-31, Tribbles"),
        [
            "[1E-CR 2000-07-31, HQ: Ferengi Credit Exchange = hq-ferengi-credit-exchange]",
            "; 1E-CR 2000-07-31, Tribbles"
        ]
    );
    // Nothing is found in half a word, and what is not in the library is still named.
    assert_eq!(dead("FAQ 1995-02-11 l.159-163: the higher score wins", &rulings), ["faq 1995"]);
    assert_eq!(dead("1E-CR 2000-07-31, no such heading", &rulings), ["1e-cr"]);
}

fn text(fair: &Fair, path: &str) -> String {
    let page = fair.page(&fair.director, &format!("/t/{SLUG}{path}"));
    page.text()
}

/// The link of a citation on the pages of the tournament of the tests.
fn opens(citation: &str, to: &str) -> String {
    format!("<a href=\"/rulings/{to}?on=2026-05-12\">{citation}</a>")
}

#[test]
fn the_rule_behind_a_result_opens_for_each_way_to_end_a_game() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let forfeits = opens(
        "1E-CR 2000-07-31, tournament scoring – forfeited games",
        "current-rulings-2000-07-31/tournament-scoring-forfeited-games",
    );
    for (end, link) in [
        ("decked-out", opens("1E-FAQ 1995-02-11, ENDING THE GAME", "faq-1995-02-11/ending-the-game")),
        ("card-forfeit-a", forfeits.clone()),
        ("card-forfeit-both", forfeits),
    ] {
        let page = text(&fair, &format!("/rounds/1/tables/1?intent=look&score_a=40&score_b=35&end={end}"));
        assert!(page.contains("By which rule") && page.contains(&link), "{end}: {page}");
    }
}

/// The refusal is two sentences; its rule is behind the fold.
fn is_cited_in_the_fold(page: &str, link: &str) {
    let (_, alert) = page.split_once("role=\"alert\"").unwrap();
    let (sentence, fold) = alert.split_once("<details class=\"source\">").unwrap();
    assert!(
        sentence.contains("win needs 120 points that count; the winner has 100. Fix the score,"),
        "{page}"
    );
    assert!(sentence.contains("“Time was called”") && !sentence.contains(link), "{page}");
    let (fold, _) = fold.split_once("</details>").unwrap();
    assert!(fold.contains("By which rule") && fold.contains(link), "{page}");
}

#[test]
fn an_impossible_result_names_its_rule_and_the_rule_opens() {
    let result = GameResult::ended([80, 0], EndReason::Complete { winner: Side::A });
    for profile in ["tcc-2e-2014", "decipher-2e-2002"] {
        let refused = data::scoring_profile(profile).unwrap().grade(&result).unwrap_err();
        let cited = refused.citation().unwrap();
        assert!(cited.contains("2E-CR 2011-01-03, winning the game"), "{profile}: {cited}");
        // The sentence is for people in a hurry.
        assert!(!refused.to_string().contains("2E-CR"), "{profile}: {refused}");
    }
    // On the page of the table, whatever its threshold rests on.
    let fair = Fair::playing(&["Kira", "Odo"]);
    let setup = fair.here().setup().unwrap().clone();
    let profile = setup
        .profile()
        .unwrap()
        .with_values([("scores.win_threshold", "120")], "1E-CR 2000-07-31, points", None)
        .unwrap();
    fair.give(Command::ChangeProfile(ChangeProfile { profile: Box::new(profile), reason: "a test".into() }));
    let link = opens("1E-CR 2000-07-31, points", "current-rulings-2000-07-31/points");
    let look = text(&fair, "/rounds/1/tables/1?intent=look&score_a=100&score_b=35&end=complete-a");
    is_cited_in_the_fold(&look, &link);
    let form =
        [("round", "1"), ("score_a", "100"), ("score_b", "35"), ("end", "complete-a"), ("intent", "look")];
    let path = format!("/t/{SLUG}/me/report");
    let report = fair.send(&fair.seat(1), &path, &form).text();
    is_cited_in_the_fold(&report, &link);
}

#[test]
fn sources_open_wherever_a_rule_is_shown() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let mission = opens("1E-CR 2000-07-31, mission phase", "current-rulings-2000-07-31/mission-phase");
    let ending = opens("1E-FAQ 1995-02-11, ENDING THE GAME", "faq-1995-02-11/ending-the-game");
    let house = opens("1E-FAQ 1995-02-11, SHUTTLECRAFT", "faq-1995-02-11/shuttlecraft");
    for (path, link) in [
        ("/settings", &mission),
        ("/settings", &ending),
        ("/settings", &house),
        ("/settings/rules", &mission),
        ("/settings/values", &ending),
    ] {
        let page = text(&fair, path);
        assert!(page.contains(link), "{path}: {page}");
    }
    let public = |path: &str| fair.house.get(path).send().text();
    let second = public("/rules/decks/2e-standard");
    let winning = "<a href=\"/rulings/2e-current-rulings-2011-01-03/winning-the-game\">2E-CR 2011-01-03, winning the game</a>";
    assert!(second.contains(winning), "{second}");
    let article = "<a href=\"/rules/sources#trekcc-355\">trekcc.org article 355</a>";
    assert!(second.contains(article), "{second}");
    assert!(public("/rules/sources").contains("id=\"trekcc-355\""), "the page of sources has the place");
    let profile = public("/rules/scoring/tcc-2e-2014");
    assert!(
        profile.contains("href=\"/rulings/2e-current-rulings-2011-01-03/winning-the-game\""),
        "{profile}"
    );
}

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

/// Days on both sides of each document and of what it says of its own past.
const DAYS: [&str; 15] = [
    "1995-01-01",
    "1995-02-10",
    "1995-02-11",
    "1998-05-01",
    "1999-10-31",
    "2000-06-25",
    "2000-06-26",
    "2000-07-30",
    "2000-07-31",
    "2000-08-12",
    "2000-09-25",
    "2000-10-29",
    "2000-10-30",
    "2011-01-03",
    "2026-05-12",
];

/// What a page puts beside a rule on a day, after looking that nothing in it is cited as what it was not.
fn honest(what: &str, sources: &[&str], on: NaiveDate, rulings: &LibrarySnapshot) -> source_parser::OnDay {
    let told = source_parser::on_day(sources.iter().copied(), Some(on), &rulings.library);
    assert!(!told.said.is_empty(), "{what} on {on} cites nothing");
    for said in &told.said {
        let excused = said.starts_with("stated only later, in ") || said.starts_with("no longer in force: ");
        for part in source_parser::parts(said, &rulings.library) {
            let TextPart::Entry(words, found) = part else { continue };
            let standing = standing(found, found.document().edition, on, &rulings.library);
            assert!(
                excused || standing.status.is_authority(),
                "{what} on {on} cites {words}: {}",
                standing.reason
            );
        }
    }
    told
}

#[test]
fn no_rule_cites_an_entry_that_was_not_in_force_on_the_day() {
    let rulings = LibrarySnapshot::empty().unwrap();
    let mut carried = std::collections::BTreeSet::new();
    for on in DAYS.map(day) {
        for format in data::deck_formats() {
            for rule in format.rules.iter().filter(|rule| rule.acts(Some(on))) {
                let sources: Vec<&str> = rule.citations.iter().map(String::as_str).collect();
                if honest(&rule.id, &sources, on, &rulings).carried_back && format.id == "1e-open" {
                    carried.insert((on.to_string(), rule.id.as_str()));
                }
            }
        }
        for one in data::reminders() {
            let in_force =
                one.from.is_none_or(|from| from <= on) && one.until.is_none_or(|until| on <= until);
            if in_force {
                let sources: Vec<&str> = one.citations.iter().map(String::as_str).collect();
                assert!(!honest(&one.id, &sources, on, &rulings).carried_back, "{} on {on}", one.id);
            }
        }
        for note in data::notes().iter().filter(|note| note.from <= on) {
            let sources: Vec<&str> = note.citations.iter().map(String::as_str).collect();
            assert!(!honest(&note.id, &sources, on, &rulings).carried_back, "{} on {on}", note.id);
        }
        for profile in data::scoring_profiles() {
            for value in profile.values() {
                honest(value.key.code(), &[&value.source.citation], on, &rulings);
            }
        }
    }
    // What is enforced before a document says so: how the parts of a deck are counted. Nothing else is applied earlier.
    let on = |day: &str| -> Vec<&str> {
        carried.iter().filter(|(on, _)| on == day).map(|(_, rule)| *rule).collect()
    };
    assert_eq!(on("2000-10-30"), [""; 0]);
    assert_eq!(on("2000-10-29"), ["missions-at-home", "missions-exactly", "missions-only", "sites-only"]);
    assert!(!on("1998-05-01").iter().any(|rule| rule.contains("tribble") || rule.contains("borg")));
}

#[test]
fn a_deck_check_uses_and_cites_the_rules_of_the_day() {
    let house =
        crate::support::site::House::of(crate::support::site::site(arbiter::web::routes::ROUTES, &[]));
    let checked = |on: &str, list: &str| {
        let sent = house.post("/deck-check", &[("format", "1e-open"), ("on", on), ("list", list)]).send();
        sent.text()
    };
    let seeds = "Seed deck:\n31 Darmok\n";
    let (october, july) = ("1E-CR 2000-10-30, seed deck", "1E-CR 2000-07-31, Tribble side deck");
    let found = |page: &str| -> String {
        let fault = page.split("Seed deck: 31 cards").nth(1).unwrap().split("</li>").next().unwrap();
        fault.to_owned()
    };
    let then = found(&checked("2000-08-12", seeds));
    assert!(then.contains(july) && !then.contains(october), "{then}");
    assert!(then.contains("tribble-side-deck?on=2000-08-12"), "{then}");
    assert!(found(&checked("2000-10-30", seeds)).contains(october));
    let early = found(&checked("1999-05-01", seeds));
    assert!(early.contains(">Code of conduct 1998</a>, article 1; stated only later, in <a"), "{early}");
    assert!(early.contains("inferred") && !early.contains("verified"), "{early}");
    // A Mission II and its original, the notice of double-sided missions, Tribbles outside their side deck, Borg:
    // rules from the day of their document.
    let new = "Missions:\n1 Excavation\n1 Excavation II\nDraw deck:\n1 Two of Nineteen\n1 Romulan Outpost\n";
    for (on, acts) in [("2000-10-29", false), ("2000-10-30", true)] {
        let page = checked(on, new);
        for words in
            ["is the place of its original", "may see whether such a card is on top", "a Borg player may not"]
        {
            assert_eq!(page.contains(words), acts, "{on}: {words}: {page}");
        }
    }
    let tribbles = "Draw deck:\n1 1 Tribble - Go\n";
    for (on, acts) in [("2000-07-30", false), ("2000-07-31", true)] {
        assert_eq!(checked(on, tribbles).contains("may only be in the"), acts, "{on}");
    }
    // One mission twice has its own rule, of every day.
    assert!(checked("1996-01-01", "Missions:\n2 Excavation\n").contains("DUPLICATE MISSIONS"));
}

#[test]
fn the_command_line_cites_the_rules_of_the_day_too() {
    let rulings = LibrarySnapshot::empty().unwrap();
    let format = data::deck_format("1e-open").unwrap();
    let table = data::card_table(format.edition);
    let list = DeckList::read("Missions:\n1 Darmok\n", table);
    let report = |on: &str| {
        let report = format.check(&list, table, Some(day(on))).cited_on(Some(day(on)), &rulings.library);
        report.faults.into_iter().find(|fault| fault.rule.code() == "missions-only").unwrap().citations
    };
    assert_eq!(report("2000-10-30"), ["1E-CR 2000-10-30, seed deck"]);
    assert_eq!(report("2000-08-12"), ["by custom", "stated only later, in 1E-CR 2000-10-30, seed deck"]);
}
