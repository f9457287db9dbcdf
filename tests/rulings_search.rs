//! What the search finds, measured on disputes in a director's hurried words.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has to stop at once")]

#[path = "support/mod.rs"]
mod support;

use arbiter::data;
use arbiter::domain::edition::Edition;
use arbiter::domain::rulings::document::KnownDocuments;
use arbiter::domain::rulings::library::Library;
use arbiter::domain::rulings::search::{Answer, Blind, Index, Query};
use arbiter::domain::rulings::split::split;
use chrono::NaiveDate;
use serde::Deserialize;
use support::shared;

#[derive(Deserialize)]
struct Case {
    question: String,
    edition: Edition,
    on: NaiveDate,
    /// Any of these is right; none when nothing decides it.
    expect: Vec<Place>,
    tempting: Vec<Place>,
    held_out: bool,
}

#[derive(Deserialize, Debug)]
struct Place {
    document: String,
    heading: String,
}

struct Held {
    library: Library,
    index: Index,
}

fn titles() -> impl Iterator<Item = (Edition, &'static str)> {
    [Edition::First, Edition::Second, Edition::Tribbles].into_iter().flat_map(|edition| {
        data::card_table(edition).cards().iter().map(move |card| (edition, card.title.as_str()))
    })
}

/// The five documents, from the shared folder.
fn held() -> Option<Held> {
    let folder = shared::folder()?;
    let known = KnownDocuments::parse(data::RULING_DOCUMENTS).unwrap();
    let mut library = Library::default();
    for file in std::fs::read_dir(folder.join("rulings")).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let text = String::from_utf8(bytes.clone()).unwrap();
        let document = known.recognise(&bytes, &text).unwrap();
        let entries = split(&text, document.format, &document.pages).entries;
        library.add(document, entries);
    }
    let index = Index::of(&library, titles(), data::ruling_aliases());
    Some(Held { library, index })
}

impl Held {
    /// How many results are of another game or were issued later, by the dates alone: what the search may never do.
    fn wrong(&self, case: &Case, answer: &Answer) -> u32 {
        let wrong = answer.results.iter().filter(|hit| {
            let found = self.library.document(&hit.document).unwrap();
            let document = &found.document;
            let entry = found.entries.iter().find(|entry| entry.line_start == hit.line_start).unwrap();
            let before = document.baseline.as_ref().and_then(|baseline| baseline.until);
            let late = document.issued.is_some_and(|issued| issued > case.on)
                && (entry.starred || !document.star_rule || before.is_some_and(|before| case.on <= before));
            document.edition != case.edition || late
        });
        u32::try_from(wrong.count()).unwrap()
    }

    fn ask(&self, case: &Case, blind: Blind) -> Answer {
        let query = Query { text: case.question.clone(), edition: case.edition, on: case.on, limit: 5 };
        self.index.search_blind(&self.library, &query, blind)
    }
}

fn cases() -> Vec<Case> {
    serde_json::from_str(include_str!("cases/disputes.json")).unwrap()
}

/// Where in the results one of these places stands, from 1.
fn rank(answer: &Answer, places: &[Place]) -> Option<usize> {
    let is = |document: &str, heading: &str| {
        places.iter().any(|place| place.document == document && place.heading == heading)
    };
    answer.results.iter().position(|hit| is(&hit.document, &hit.heading)).map(|at| at + 1)
}

#[derive(Default, Debug)]
struct Figures {
    decided: u32,
    first: u32,
    third: u32,
    denied: u32,
    tempted: u32,
    wrong_status: u32,
    results: u32,
    open: u32,
    open_right: u32,
}

fn measure(held: &Held, cases: &[&Case], blind: Blind) -> Figures {
    let mut figures = Figures::default();
    for case in cases {
        let answer = held.ask(case, blind);

        if case.expect.is_empty() {
            figures.open += 1;
            figures.open_right += u32::from(!answer.decides);
            println!(
                "OPEN {:.2} {:.1} {}",
                answer.cover,
                answer.results.first().map_or(0.0, |h| h.score),
                case.question
            );
            if answer.decides {
                println!(
                    "DECIDES {:.2} {} -> {:?}",
                    answer.cover,
                    case.question,
                    answer.results.iter().map(|h| &h.heading).collect::<Vec<_>>()
                );
            }
            continue;
        }
        let place = rank(&answer, &case.expect);
        figures.results += u32::try_from(answer.results.len()).unwrap();
        figures.wrong_status += held.wrong(case, &answer);
        figures.decided += 1;
        figures.first += u32::from(place == Some(1));
        figures.third += u32::from(place.is_some_and(|place| place <= 3));
        figures.denied += u32::from(!answer.decides);
        let tempted = rank(&answer, &case.tempting);
        figures.tempted += u32::from(tempted.is_some_and(|wrong| place.is_none_or(|right| wrong < right)));
        if place != Some(1) || !answer.decides {
            let short =
                |document: &str| document.replace("current-rulings-", "").chars().take(6).collect::<String>();
            let got: Vec<String> = answer
                .results
                .iter()
                .take(4)
                .map(|hit| format!("{} {} {:.1}", short(&hit.document), hit.heading, hit.score))
                .collect();
            println!(
                "{place:?} {} {:.2}| {} {} | {:?} | {}",
                answer.decides,
                answer.cover,
                case.question,
                case.on,
                case.expect.first().map(|p| format!("{} {}", short(&p.document), p.heading)),
                got.join("; ")
            );
        }
    }
    figures
}

#[test]
fn figures() {
    let Some(held) = held() else { return };
    let cases = cases();
    let (out, tune): (Vec<&Case>, Vec<&Case>) = cases.iter().partition(|case| case.held_out);
    println!("tune {:?}", measure(&held, &tune, Blind::Nothing));
    if std::env::var_os("HELD").is_some() {
        println!("held {:?}", measure(&held, &out, Blind::Nothing));
    }
}
