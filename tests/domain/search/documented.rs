//! The figures in `docs/law.md` are those that are measured. `WRITE_EXPECTED=1` writes them again.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::measured::headings_typed_alone;
use super::questions::*;
use super::*;
use arbiter::domain::rulings::document::DateBasis;
use arbiter::domain::rulings::library::LibraryEntry;
use arbiter::domain::rulings::search::{Blind, DECIDES, Verdict};
use arbiter::domain::rulings::standing::Status;
use arbiter::domain::rulings::status;
use chrono::NaiveDate;

/// The thresholds of the curve, from the one in use.
const BESIDE: [f64; 7] = [-1.0, -0.5, -0.25, 0.0, 0.25, 0.5, 1.0];

type Answered<'a> = Vec<(&'a Case, SearchResults)>;

/// In percent, rounded.
fn rounded(part: usize, whole: usize) -> String {
    format!("{} %", (part * 200 + whole) / (2 * whole))
}

fn row(name: &str, columns: impl IntoIterator<Item = String>) -> String {
    let columns: Vec<String> = columns.into_iter().collect();
    format!("| {name} | {} |\n", columns.join(" | "))
}

fn main_table(held: &Held, halves: &[&Answered<'_>]) -> String {
    let all: Vec<Figures> = halves.iter().map(|half| measure(held, half, |_| true)).collect();
    let of = |part: fn(&Figures) -> usize, whole: fn(&Figures) -> usize| {
        all.iter().map(move |figures| rounded(part(figures), whole(figures))).collect::<Vec<_>>()
    };
    let decided = |figures: &Figures| figures.decided;
    let head = ["law.tsv", "disputes.json", "near.tsv"];
    let head = head.map(|of| [format!("{of}, held back"), format!("{of}, tuned on")]).concat();
    row("the five documents imported", head)
        + "|---|---|---|---|---|---|---|\n"
        + &row("right entry first", of(|one| one.first, decided))
        + &row("right entry among three", of(|one| one.third, decided))
        + &row("correctly “nothing decides”", of(|one| one.open_right, |one| one.open))
        + &row("disowned: the right entry found, and “nothing decides”", of(|one| one.disowned, decided))
        + &row("wrongly put forward: “decides”, and a wrong entry first", of(|one| one.wrongly, decided))
        + &row(
            "impossible authority: another game, or a later day",
            all.iter().map(|one| one.wrong.to_string()),
        )
}

#[expect(clippy::float_arithmetic, reason = "thresholds beside the one in force")]
fn curve(held: &Held, halves: &[&Answered<'_>; 2]) -> String {
    let head = ["disowned", "wrongly put forward", "correctly nothing"];
    let heads = ["law.tsv", "disputes.json"].map(|of| head.map(|name| format!("{of}: {name}")));
    let mut text = row("threshold", heads.concat()) + "|---|---|---|---|---|---|---|\n";
    for beside in BESIDE {
        let threshold = DECIDES + beside;
        let columns = halves.map(|half| {
            let decides = |answer: &SearchResults| {
                answer.verdict != Verdict::LookUp && answer.may_decide && answer.evidence >= threshold
            };
            let again: Answered<'_> = half
                .iter()
                .map(|(case, answer)| (*case, SearchResults { decides: decides(answer), ..answer.clone() }))
                .collect();
            let figures = measure(held, &again, |_| true);
            [
                rounded(figures.disowned, figures.decided),
                rounded(figures.wrongly, figures.decided),
                rounded(figures.open_right, figures.open),
            ]
        });
        let sign = |text: String| if beside == 0.0 { format!("**{text}**") } else { text };
        text += &row(&sign(format!("{threshold:.2}")), columns.concat().into_iter().map(sign));
    }
    text
}

/// The page of which the date was found later, and days on which its entries change.
const PAGE: &str = "glossary-fragment-undated";
const DAYS: [&str; 6] = ["1999-08-29", "1999-08-30", "2000-06-26", "2000-07-31", "2000-10-30", "2012-09-15"];

/// How many entries of the page have which status, references left out.
fn statuses(library: &Library, on: NaiveDate) -> String {
    let held = library.document(PAGE).unwrap();
    let mut counts: BTreeMap<Status, usize> = BTreeMap::new();
    for entry in held.entries.iter() {
        let found = LibraryEntry { held, entry };
        *counts.entry(status::standing(found, Edition::First, on, library).status).or_default() += 1;
    }
    counts.remove(&Status::CrossReference);
    let told: Vec<String> = counts.iter().map(|(status, count)| format!("{count} {status}")).collect();
    told.join(", ")
}

/// The page as it was described before its date was found, and as it is now, among the other four documents.
fn before_and_after(held: &Held) -> String {
    let known = held.library.document(PAGE).unwrap();
    let undated = Document {
        work: "1E-GL".parse().unwrap(),
        issued: None,
        date_basis: DateBasis::Unknown,
        dated_because: None,
        previous_on: None,
        star_rule: false,
        baseline: None,
        cited_as: Vec::new(),
        ..known.document.clone()
    };
    let mut before = held.library.clone();
    before.add(undated, Vec::clone(&known.entries));
    let heads = ["before: a glossary without a date", "after: Current Rulings of 1999-08-30"];
    let mut text = row("the page from D to F, on", heads.map(str::to_owned)) + "|---|---|---|\n";
    for day in DAYS {
        let on: NaiveDate = day.parse().unwrap();
        text += &row(day, [statuses(&before, on), statuses(&held.library, on)]);
    }
    text
}

fn document() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/law.md")
}

/// The lines from the one that begins so to the next blank one.
fn part<'a>(text: &'a str, begins: &str) -> &'a str {
    let from = text.find(begins).unwrap_or_else(|| panic!("docs/law.md has no {begins}"));
    let length = text[from..].find("\n\n").map_or(text.len() - from, |end| end + 1);
    &text[from..from + length]
}

#[test]
fn the_document_has_the_figures_that_are_measured() {
    let Some(held) = held() else { return };
    let (law, near, disputes) = (law(), near(), cases());
    let ask = |chosen: Vec<&'static Case>| -> Answered<'static> {
        chosen.into_iter().map(|case| (case, held.ask(case, Blind::Nothing))).collect()
    };
    let (law, near): (&'static [(String, bool, Case)], &'static [_]) = (Vec::leak(law), Vec::leak(near));
    let disputes: &'static [Case] = Vec::leak(disputes);
    let of = |listed: &'static [(String, bool, Case)], back: bool| {
        ask(listed.iter().filter(|(_, one, _)| *one == back).map(|(.., case)| case).collect())
    };
    let of_disputes = |back: bool| ask(disputes.iter().filter(|case| case.held_out == back).collect());
    let of_disputes = [of_disputes(true), of_disputes(false)];
    let [back, open] = of_disputes;
    let halves = [of(law, true), of(law, false), back, open, of(near, true), of(near, false)];
    let (all, first) = headings_typed_alone(held);
    let headings =
        format!("Headings typed alone ({all}): {} shown first, and never “nothing”.\n", rounded(first, all));
    let mut text = fs::read_to_string(document()).unwrap();
    let measured = [
        ("| the five documents imported |", main_table(held, &halves.each_ref())),
        ("| threshold |", curve(held, &[&halves[0], &halves[2]])),
        ("Headings typed alone", headings),
        ("| the page from D to F, on |", before_and_after(held)),
    ];
    if std::env::var_os("WRITE_EXPECTED").is_some() {
        for (begins, new) in &measured {
            text = text.replace(&part(&text, begins).to_owned(), new);
        }
        fs::write(document(), &text).unwrap();
    }
    for (begins, new) in &measured {
        assert_eq!(part(&text, begins), new, "write it again with WRITE_EXPECTED=1");
    }
}
