//! Suggests values for the import form from a document's name and first lines. A person decides.

use std::path::Path;

use chrono::NaiveDate;

use crate::domain::rulings::document::WorkKey;
use crate::domain::rulings::format::DocumentFormat;
use crate::domain::rulings::split::Split;

/// Suggested values. A person decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Guess {
    /// The name of its file without the ending.
    pub stem: String,
    /// Its series; `None` if the layout does not tell.
    pub work: Option<WorkKey>,
    pub title: String,
    /// A date in its name or first lines.
    pub issued: Option<NaiveDate>,
    /// Whether it marks entries with a star.
    pub star_rule: bool,
}

/// The longest document name in a URL.
pub(super) const LONGEST_NAME: usize = 80;

/// Names below `/rulings` that are pages, not documents. A test compares them with the route table.
pub const RESERVED: [&str; 15] = [
    "compare",
    "correct",
    "correct-back",
    "crib",
    "import",
    "mission-attempt",
    "precedents",
    "questions",
    "relate",
    "relate-back",
    "relate-confirm",
    "report",
    "search",
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
    crate::domain::rulings::citation::slug(&stem)
}

pub(super) fn guess(name: &str, text: &str, split: &Split) -> Guess {
    let stem = stem_of(name);
    let work = match split.format {
        DocumentFormat::Faq1995 => Some("1E-FAQ"),
        DocumentFormat::SecondEdition2011 => Some("2E-CR"),
        DocumentFormat::Wrapped2000 | DocumentFormat::Bold2000 => Some("1E-CR"),
        DocumentFormat::GlossaryRunOn => Some("1E-GL"),
        DocumentFormat::Generic => series_named(name, text),
    };
    let first: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).take(12).collect();
    let title = first.first().map_or_else(|| stem.clone(), |line| line.chars().take(80).collect());
    let issued = std::iter::once(name).chain(first.iter().copied()).find_map(date_in);
    let star_rule = split.entries.iter().any(|entry| entry.starred);
    Guess { stem, work: work.and_then(|work| work.parse().ok()), title, issued, star_rule }
}

/// The series of a document of unknown layout, if its name or first lines say which game it belongs to.
fn series_named(name: &str, text: &str) -> Option<&'static str> {
    let first: Vec<&str> = text.lines().take(30).collect();
    let said =
        format!(" {} ", crate::domain::rulings::citation::slug(&format!("{name} {}", first.join(" "))));
    let said = said.replace('-', " ");
    let says = |marks: &[&str]| marks.iter().any(|mark| said.contains(&format!(" {mark} ")));
    match (says(&["first edition", "1e", "decipher"]), says(&["second edition", "2e"])) {
        (true, false) => Some("1E-CR"),
        (false, true) => Some("2E-CR"),
        _ => None,
    }
}

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];

/// A date such as `2000-07-31` or `July 31, 2000`.
fn date_in(line: &str) -> Option<NaiveDate> {
    let words: Vec<String> = line
        .split(|character: char| !character.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    words.windows(3).find_map(|three| {
        let [first, second, third] = three else { return None };
        if first.len() == 4 {
            let month = second.parse().ok().filter(|_| second.len() == 2)?;
            return NaiveDate::from_ymd_opt(first.parse().ok()?, month, third.parse().ok()?);
        }
        let month = (1..).zip(MONTHS).find(|(_, name)| name == first)?.0;
        let year = third.parse().ok().filter(|_| third.len() == 4)?;
        NaiveDate::from_ymd_opt(year, month, second.parse().ok()?)
    })
}
