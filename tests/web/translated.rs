//! A reader of German or French meets no English on a page, except what is quoted: that says so by `lang="en"`.

use std::collections::{BTreeMap, BTreeSet};

use arbiter::data;
use arbiter::domain::edition::Edition;
use arbiter::domain::id::{AtTable, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{Command, OpenDispute, RecordResult};
use arbiter::domain::tournament::teller::Teller;
use arbiter::web::route::{Method, Route};
use arbiter::web::routes::ROUTES;

use crate::support::page_text::unescaped;
use crate::support::site::fair::{Fair, SLUG, warning};

/// Words that no German or French sentence has.
const ENGLISH: [&str; 24] = [
    "the",
    "of",
    "and",
    "is",
    "are",
    "with",
    "for",
    "not",
    "this",
    "that",
    "you",
    "your",
    "has",
    "have",
    "be",
    "by",
    "from",
    "were",
    "been",
    "its",
    "nobody",
    "everybody",
    "their",
    "which",
];

/// Titles that pages say within sentences and in lists: of this tournament, rules, cards and time zones.
fn names() -> Vec<String> {
    let profiles = data::scoring_profiles().iter().map(|one| one.name.clone());
    let titles = profiles.chain(data::deck_formats().iter().map(|one| one.name.clone()));
    let titles = titles.chain(data::pod_profiles().iter().map(|one| one.name.clone()));
    let zones = chrono_tz::TZ_VARIANTS.iter().map(|zone| zone.name().to_owned());
    let editions = [Edition::First, Edition::Second, Edition::Tribbles];
    let cards = editions.into_iter().flat_map(|edition| data::card_table(edition).cards());
    let cards = cards.map(|card| card.title.clone()).filter(|title| has_english(title));
    zones.chain(titles).chain(cards).chain(["Deep Space Open".to_owned()]).collect()
}

/// The texts of a page that are not marked as English, one for each run between two tags.
fn texts(html: &str) -> Vec<String> {
    let (mut found, mut english, mut open) = (Vec::new(), None, Vec::new());
    let body = html.split_once("<body").map_or(html, |(_, body)| body);
    for part in body.split('<').skip(1) {
        let Some((tag, text)) = part.split_once('>') else { continue };
        let name = tag.split([' ', '\n', '/']).next().unwrap_or_default();
        if let Some(closed) = tag.strip_prefix('/') {
            while let Some(last) = open.pop() {
                if english == Some(open.len()) {
                    english = None;
                }
                if last == closed {
                    break;
                }
            }
        } else if !["br", "hr", "img", "input", "link", "meta", "wbr", "col", "source"].contains(&name)
            && !tag.ends_with('/')
        {
            if english.is_none() && tag.contains("lang=\"en\"") {
                english = Some(open.len());
            }
            open.push(name.to_owned());
        }
        let skipped = open.iter().any(|one| one == "script" || one == "style" || one == "svg");
        if english.is_none() && !skipped && !text.trim().is_empty() {
            found.push(unescaped(text.trim()));
        }
    }
    found
}

/// Whether one of the words is English.
fn has_english(text: &str) -> bool {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '\'' && letter != '’')
        .any(|word| ENGLISH.contains(&word.to_lowercase().as_str()))
}

/// The texts in which English words are.
fn english(html: &str, names: &[String]) -> Vec<String> {
    let without = |text: &str| names.iter().fold(text.to_owned(), |text, name| text.replace(name, ""));
    texts(html).into_iter().filter(|text| has_english(text) && has_english(&without(text))).collect()
}

/// Variables without a value, with what is around them: a page shows their names.
fn unfilled(html: &str) -> Vec<String> {
    let after = html.split("{$").skip(1);
    after.map(|rest| format!("{{${}", rest.chars().take(40).collect::<String>())).collect()
}

/// A tournament in its first round with something of everything.
fn hall() -> Fair {
    let fair = Fair::playing(&["Kira", "Odo", "Nog", "Rom", "Jadzia", "Worf"]);
    fair.give(warning());
    let at = AtTable::new(RoundNumber(1), TableNumber(1));
    let result = GameResult::ended([100, 35], EndReason::Complete { winner: Side::A });
    fair.give(Command::RecordResult(RecordResult { at, result }));
    let elsewhere = AtTable::new(RoundNumber(1), TableNumber(2));
    let facts = "Nog: Der Zug lief noch.".to_owned();
    let by = Teller::Unsaid;
    let question = "Zählt der Punkt?".to_owned();
    fair.give(Command::OpenDispute(OpenDispute { at: Some(elsewhere), question, facts, by, again: false }));
    fair
}

#[test]
fn no_page_in_german_or_french_holds_an_english_sentence() {
    let (fair, names) = (hall(), names());
    let seat = fair.seat(1);
    let people = [Some(&fair.director), Some(&fair.head_judge), Some(&fair.operator), Some(&seat), None];
    let mut left: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut pages = 0;
    let is_page = |route: &&Route| route.method == Method::Get && !route.path.starts_with("/api/");
    for route in ROUTES.iter().filter(is_page) {
        let path = route.sample().replace("frankfurt-autumn", SLUG);
        for language in ["de", "fr"] {
            for person in people {
                let asked = fair.house.get(&path).with("Accept-Language", language);
                let page = match person {
                    Some(session) => asked.within(session).send(),
                    None => asked.send(),
                };
                if !page.header("content-type").starts_with("text/html") {
                    continue;
                }
                pages += usize::from(page.status == 200);
                let mut found = english(&page.text(), &names);
                found.extend(unfilled(&page.text()));
                if !found.is_empty() {
                    left.entry(route.path.to_owned()).or_default().extend(found);
                }
            }
        }
    }
    assert!(pages > 200, "{pages}");
    let list: Vec<String> = left
        .iter()
        .map(|(path, texts)| {
            format!("{path}\n    {}", texts.iter().cloned().collect::<Vec<_>>().join("\n    "))
        })
        .collect();
    assert!(left.is_empty(), "{pages} pages, English or an empty variable on:\n{}", list.join("\n"));
}

#[test]
fn english_is_seen_unless_it_is_marked() {
    let page = "<html lang=\"de\"><body><p>Der Turnierleiter <b>of the</b> Turnier<br> and<p lang=\"en\">The <i>first</i> is.</p><p>Es is</p>";
    assert_eq!(english(page, &[]), ["of the", "and", "Es is"]);
    assert_eq!(unfilled("<p title=\"{$round} zeigen\">Runde 1</p>"), ["{$round} zeigen\">Runde 1</p>"]);
    assert!(english("<body><p>Die Runde</p><script>if (the) {}</script>", &[]).is_empty());
}
