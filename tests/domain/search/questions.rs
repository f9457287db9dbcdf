//! The questions that the search is measured with, and what counts as a right answer.

use super::*;
use arbiter::domain::rulings::document::Baseline;
use arbiter::domain::rulings::search::{Blind, Hit, Query, SearchResults};
use chrono::NaiveDate;
use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct Case {
    pub(super) question: String,
    pub(super) edition: Edition,
    pub(super) on: NaiveDate,
    /// Any of these is right; none when nothing decides it.
    pub(super) expect: Vec<Place>,
    pub(super) tempting: Vec<Place>,
    /// No ranking was tuned on it: of the second and third reader's, those whose number had an odd SHA-256, and all of
    /// the fourth's.
    pub(super) held_out: bool,
    /// Who wrote it without having seen the search; `None` if the author of the search wrote it.
    pub(super) from: Option<Reader>,
}

/// Somebody who read the documents and wrote questions before anything was asked.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reader {
    #[serde(rename = "second reader")]
    Second,
    #[serde(rename = "third reader")]
    Third,
    #[serde(rename = "fourth reader")]
    Fourth,
}

impl Case {
    pub(super) fn is_second(&self) -> bool {
        self.from == Some(Reader::Second)
    }

    pub(super) fn is_third(&self) -> bool {
        self.from == Some(Reader::Third)
    }

    pub(super) fn is_fourth(&self) -> bool {
        self.from == Some(Reader::Fourth)
    }
}

#[derive(Deserialize, Debug)]
pub(super) struct Place {
    pub(super) document: String,
    pub(super) heading: String,
}

impl Held {
    /// How many results are of another game or were issued later, by the dates alone: what the search may never do.
    pub(super) fn wrong(&self, case: &Case, answer: &SearchResults) -> usize {
        let wrong = answer.results.iter().filter(|hit| {
            let found = self.library.document(&hit.document).unwrap();
            let document = &found.document;
            let entry = found.entries.iter().find(|entry| entry.line_start == hit.line_start).unwrap();
            let before = document.baseline.as_ref().and_then(Baseline::since);
            let impossible = document.not_before.as_ref().is_some_and(|floor| case.on < floor.day);
            let late = document.issued.is_some_and(|issued| issued > case.on)
                && (entry.starred || !document.star_rule || before.is_some_and(|before| case.on <= before));
            document.edition != case.edition || late || impossible
        });
        wrong.count()
    }

    pub(super) fn ask(&self, case: &Case, blind: Blind) -> SearchResults {
        let query = Query { text: case.question.clone(), edition: case.edition, on: case.on, limit: 5 };
        self.search(&query, blind)
    }
}

pub(super) fn cases() -> Vec<Case> {
    let cases: Vec<Case> = serde_json::from_str(include_str!("../../cases/disputes.json")).unwrap();
    assert!(!cases.is_empty(), "no case was read");
    cases
}

pub(super) const DOCUMENTS: [&str; 5] = [
    "faq-1995-02-11",
    "current-rulings-2000-07-31",
    "current-rulings-2000-10-30",
    "glossary-fragment-undated",
    "2e-current-rulings-2011-01-03",
];

/// The rank of one of these places in the results, from 1.
pub(super) fn rank(answer: &SearchResults, places: &[Place]) -> Option<usize> {
    let is = |document: &str, heading: &str| {
        places.iter().any(|place| place.document == document && place.heading == heading)
    };
    let named = |hit: &Hit| {
        is(&hit.document, &hit.heading) || hit.of.as_ref().is_some_and(|of| is(&hit.document, of))
    };
    answer.results.iter().position(named).map(|at| at + 1)
}

/// The outcome, in questions.
#[derive(Default, Debug)]
pub(super) struct Figures {
    /// Questions that an entry decides.
    pub(super) decided: usize,
    /// The right entry came first, among the first three, or before it stood one that tempts.
    pub(super) first: usize,
    pub(super) third: usize,
    pub(super) tempted: usize,
    /// It was said that nothing decides it.
    pub(super) denied: usize,
    /// Entries put forward as authority, and those of another game or a later day among them.
    pub(super) results: usize,
    pub(super) wrong: usize,
    /// The right entry was found, and it was said that nothing decides; a wrong one came first and was put forward.
    pub(super) disowned: usize,
    pub(super) wrongly: usize,
    /// Questions that nothing decides, and those of which it was said.
    pub(super) open: usize,
    pub(super) open_right: usize,
}

/// Every case with its answer.
pub(super) fn answered<'a>(held: &Held, cases: &'a [Case], blind: Blind) -> Vec<(&'a Case, SearchResults)> {
    cases.iter().map(|case| (case, held.ask(case, blind))).collect()
}

pub(super) fn measure(
    held: &Held,
    answered: &[(&Case, SearchResults)],
    of: impl Fn(&Case) -> bool,
) -> Figures {
    let mut figures = Figures::default();
    for (case, answer) in answered.iter().filter(|(case, _)| of(case)) {
        if case.expect.is_empty() {
            figures.open += 1;
            figures.open_right += usize::from(!answer.decides);
            continue;
        }
        let place = rank(answer, &case.expect);
        let tempting = rank(answer, &case.tempting);
        figures.decided += 1;
        figures.first += usize::from(place == Some(1));
        figures.third += usize::from(place.is_some_and(|place| place <= 3));
        figures.tempted += usize::from(tempting.is_some_and(|wrong| place.is_none_or(|right| wrong < right)));
        figures.denied += usize::from(!answer.decides);
        figures.disowned += usize::from(!answer.decides && place.is_some_and(|place| place <= 3));
        figures.wrongly += usize::from(answer.decides && place != Some(1));
        figures.results += answer.results.len();
        figures.wrong += held.wrong(case, answer);
    }
    println!("{figures:?}");
    figures
}

/// In percent.
pub(super) fn percent(part: usize, whole: usize) -> usize {
    part * 100 / whole
}

/// The questions of a fifth reader, written before the ranking was read: class, half, and the case.
pub(super) fn law() -> Vec<(String, bool, Case)> {
    listed(include_str!("../../cases/law.tsv"))
}

/// The questions of a sixth reader, near in topic, written before the ranking was asked; a third is held back.
pub(super) fn near() -> Vec<(String, bool, Case)> {
    listed(include_str!("../../cases/near.tsv"))
}

fn listed(text: &str) -> Vec<(String, bool, Case)> {
    let stem = |code: &str| match code {
        "F" => DOCUMENTS[0],
        "J" => DOCUMENTS[1],
        "O" => DOCUMENTS[2],
        "G" => DOCUMENTS[3],
        _ => DOCUMENTS[4],
    };
    let place = |text: &str| {
        let (code, heading) = text.split_once(':').unwrap();
        Place { document: stem(code).to_owned(), heading: heading.to_owned() }
    };
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            let [class, half, edition, on, expect, question] = fields[..] else { panic!("{line}") };
            let case = Case {
                question: question.to_owned(),
                edition: edition.parse().unwrap(),
                on: on.parse().unwrap(),
                expect: expect.split(';').filter(|place| !place.is_empty()).map(place).collect(),
                tempting: Vec::new(),
                held_out: half == "held",
                from: None,
            };
            (class.to_owned(), half == "held", case)
        })
        .collect()
}

#[test]
fn the_cases_are_spread_over_the_documents_and_expect_existing_headings() {
    let cases = cases();
    assert!(cases.len() >= 300 && cases.iter().filter(|case| case.held_out).count() >= 100);
    assert!(cases.iter().filter(|case| case.is_second()).count() >= 180);
    assert!(cases.iter().filter(|case| case.is_third()).count() >= 220);
    assert!(cases.iter().filter(|case| case.is_fourth()).count() >= 130);
    for stem in DOCUMENTS {
        let of_it = cases.iter().flat_map(|case| &case.expect).filter(|place| place.document == stem);
        assert!(of_it.count() >= 6, "{stem}");
    }
    let Some(held) = held() else { return };
    for place in cases.iter().flat_map(|case| case.expect.iter().chain(&case.tempting)) {
        let document = held.library.document(&place.document).unwrap();
        assert!(document.entries.iter().any(|entry| entry.heading == place.heading), "{place:?}");
    }
}

#[test]
fn the_fifth_readers_questions_are_as_hard_as_those_of_a_table() {
    let law = law();
    let count = |of: &dyn Fn(&(String, bool, Case)) -> bool| law.iter().filter(|case| of(case)).count();
    let later: NaiveDate = "2001-01-01".parse().unwrap();
    assert!(law.len() >= 400);
    assert!(count(&|(class, ..)| class.contains('c')) >= 60, "a card that no document names");
    assert!(count(&|(.., case)| case.edition == Edition::First && case.on >= later) >= 40);
    let open = count(&|(.., case)| case.expect.is_empty());
    assert!(count(&|(class, ..)| class.starts_with('n')) * 2 >= open, "near in topic");
    let held = count(&|(_, held, _)| *held);
    assert!(held * 2 + 6 >= law.len() && held * 2 <= law.len(), "half are held back: {held}");
    let Some(library) = self::held() else { return };
    for place in law.iter().flat_map(|(.., case)| &case.expect) {
        let document = library.library.document(&place.document).unwrap();
        assert!(document.entries.iter().any(|entry| entry.heading == place.heading), "{place:?}");
    }
}

#[test]
fn the_sixth_readers_questions_are_near_in_topic_and_a_third_is_held_back() {
    let near = near();
    let count = |of: &dyn Fn(&(String, bool, Case)) -> bool| near.iter().filter(|case| of(case)).count();
    assert!(near.len() >= 60);
    assert!(count(&|(.., case)| case.expect.is_empty()) * 4 >= near.len());
    assert!(count(&|(_, held, _)| *held) * 3 + 3 >= near.len());
    let Some(library) = self::held() else { return };
    for place in near.iter().flat_map(|(.., case)| &case.expect) {
        let document = library.library.document(&place.document).unwrap();
        let named = |entry: &RulingEntry| entry.heading == place.heading;
        assert!(document.entries.iter().any(named), "{place:?}");
    }
}
