//! Suggests values for the import form from a document's name and first lines. A person decides.

use std::path::Path;

use chrono::NaiveDate;

use super::printed_date::date_in;
use crate::data;
use crate::domain::edition::Edition;
use crate::domain::rulings::citation::slug;
use crate::domain::rulings::document::WorkKey;
use crate::domain::rulings::format::DocumentFormat;
use crate::domain::rulings::split::Split;
use crate::messages::say;

/// Suggested values. A person decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guess {
    /// The name of its file without the ending.
    pub stem: String,
    /// The game it rules on; `None` if neither its words nor its headings tell.
    pub edition: Option<Edition>,
    /// The short name of its series, such as `CR`.
    pub series: &'static str,
    pub title: String,
    /// A date in its name, first lines or last lines.
    pub issued: Option<NaiveDate>,
    /// Whether it marks entries with a star.
    pub star_rule: bool,
    /// What each suggestion follows from, a sentence each.
    pub reasons: Vec<String>,
}

impl Guess {
    /// Its series with its game, if both are suggested.
    pub fn work(&self) -> Option<WorkKey> {
        format!("{}-{}", self.edition?, self.series).parse().ok()
    }
}

/// The longest document name in a URL.
pub(super) const LONGEST_NAME: usize = 80;

/// Names below `/rulings` that are pages, not documents. A test compares them with the route table.
pub const RESERVED: [&str; 18] = [
    "compare",
    "correct",
    "correct-back",
    "crib",
    "decisions",
    "feed",
    "import",
    "mission-attempt",
    "precedents",
    "questions",
    "relate",
    "relate-back",
    "relate-confirm",
    "report",
    "search",
    "shelf",
    "suggestions",
    "timeline",
];

/// Whether a URL with this name leads to another page.
pub(super) fn is_reserved(stem: &str) -> bool {
    RESERVED.contains(&stem)
}

/// The name of a file without folder and extension, in characters that a URL may contain.
pub fn stem_of(name: &str) -> String {
    let stem =
        Path::new(name).file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    slug(&stem)
}

/// The lines at the beginning and at the end that say what a document is.
const FIRST: usize = 30;
const LAST: usize = 6;

/// Words that name a series, as slugs, and its short name.
const SERIES: [(&str, &str); 8] = [
    ("current-rulings", "CR"),
    ("glossary", "GL"),
    ("frequently-asked", "FAQ"),
    ("questions-and-answers", "FAQ"),
    ("faq", "FAQ"),
    ("rulebook", "RB"),
    ("rule-book", "RB"),
    ("house-rules", "HR"),
];

pub(super) fn guess(name: &str, text: &str, split: &Split) -> Guess {
    let stem = stem_of(name);
    let lines: Vec<(usize, &str)> =
        (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty()).collect();
    let first = lines.get(..FIRST.min(lines.len())).unwrap_or_default();
    let mut reasons = Vec::new();
    let edition = edition_of(name, first, split, &mut reasons);
    let series = series_of(name, first, split, &mut reasons);
    let issued = issued_on(name, &lines, &mut reasons);
    let plain =
        |line: &str| line.trim_matches(['#', '*', '=', '_', ' ']).chars().take(80).collect::<String>();
    let title = first.iter().map(|(_, line)| plain(line)).find(|title| !title.is_empty());
    let star_rule = split.entries.iter().any(|entry| entry.starred);
    Guess { title: title.unwrap_or_else(|| stem.clone()), stem, edition, series, issued, star_rule, reasons }
}

/// The game: by the layout, by words such as “Second Edition”, or by headings that are titles of its cards.
fn edition_of(
    name: &str,
    first: &[(usize, &str)],
    split: &Split,
    reasons: &mut Vec<String>,
) -> Option<Edition> {
    let words: Vec<&str> = first.iter().map(|(_, line)| *line).collect();
    let said = format!("-{}-", slug(&format!("{name} {}", words.join(" "))));
    let says = |marks: &[&str]| marks.iter().any(|mark| said.contains(&format!("-{mark}-")));
    let by_words = match (says(&["first-edition", "1e"]), says(&["second-edition", "2e"])) {
        (true, false) => Some(Edition::First),
        (false, true) => Some(Edition::Second),
        _ => None,
    };
    if let Some(edition) = by_words {
        reasons.push(say("import-guess-game").with("game", edition.name()).to_string());
        return Some(edition);
    }
    match split.format {
        DocumentFormat::SecondEdition2011 => return Some(Edition::Second),
        DocumentFormat::Generic if says(&["decipher"]) => return Some(Edition::First),
        DocumentFormat::Generic => {}
        DocumentFormat::Faq1995
        | DocumentFormat::Wrapped2000
        | DocumentFormat::Bold2000
        | DocumentFormat::GlossaryRunOn => return Some(Edition::First),
    }
    let titles = |edition: Edition| {
        let table = data::card_table(edition);
        split.entries.iter().filter(|entry| table.cards_titled(&entry.heading).next().is_some()).count()
    };
    let (ones, twos) = (titles(Edition::First), titles(Edition::Second));
    let (edition, most, least) =
        if ones > twos { (Edition::First, ones, twos) } else { (Edition::Second, twos, ones) };
    if most < 2 || most < 2 * least {
        return None;
    }
    let told = say("import-guess-game-by-headings").with("headings", most).with("game", edition.name());
    reasons.push(told.to_string());
    Some(edition)
}

/// The series: by words such as “Glossary”, or by the layout.
fn series_of(name: &str, first: &[(usize, &str)], split: &Split, reasons: &mut Vec<String>) -> &'static str {
    let by_layout = match split.format {
        DocumentFormat::Faq1995 => Some("FAQ"),
        DocumentFormat::GlossaryRunOn => Some("GL"),
        DocumentFormat::SecondEdition2011 | DocumentFormat::Wrapped2000 | DocumentFormat::Bold2000 => {
            Some("CR")
        }
        DocumentFormat::Generic => None,
    };
    if let Some(series) = by_layout {
        return series;
    }
    // The title and what is right below it; text further down names other documents.
    let head = first.iter().take(3).map(|(_, line)| *line);
    let said: Vec<String> =
        std::iter::once(name).chain(head).map(|line| format!("-{}-", slug(line))).collect();
    let named = said
        .iter()
        .find_map(|line| SERIES.iter().find(|(word, _)| line.contains(&format!("-{word}-"))).copied());
    if let Some((word, _)) = named {
        reasons.push(say("import-guess-series").with("word", word.replace('-', " ")).to_string());
    }
    named.map_or("CR", |(_, series)| series)
}

/// The date: in the name, then in the first lines, then in the last ones.
fn issued_on(name: &str, lines: &[(usize, &str)], reasons: &mut Vec<String>) -> Option<NaiveDate> {
    if let Some(date) = date_in(name) {
        reasons.push(say("import-guess-date-in-name").to_string());
        return Some(date);
    }
    let last = lines.get(lines.len().saturating_sub(LAST).max(FIRST.min(lines.len()))..).unwrap_or_default();
    let (number, line, date) = lines
        .iter()
        .take(FIRST)
        .chain(last)
        .find_map(|(number, line)| Some((number, line, date_in(line)?)))?;
    let line: String = line.chars().take(60).collect();
    reasons.push(say("import-guess-date-in-line").with("line", *number).with("text", line).to_string());
    Some(date)
}
