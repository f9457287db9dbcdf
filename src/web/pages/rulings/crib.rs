//! `/rulings/crib`: the entries that decisions of this installation cite most, on a sheet to print and take along.

use askama::Template;

use crate::domain::day::DayFormat;
use crate::domain::precedent::statistics;
use crate::domain::rulings::citation::Citation;
use crate::domain::rulings::status::standing;
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::rulings::words::{Badge, day, summary};
use crate::web::site::Site;
use crate::web::urls::{self, EntryKey, Link};
use crate::web::visit::Visit;
use crate::words::standing::reason_sentence;

/// How many entries a sheet has.
const MOST: usize = 20;

#[derive(Template)]
#[template(path = "rulings/crib.html")]
struct Page {
    layout: Layout,
    day: String,
    lines: Vec<Line>,
}

/// One entry.
struct Line {
    citation: String,
    /// Its page, if it is in the library.
    to: Option<Link>,
    /// Its status today, and why.
    standing: Option<(Badge, String)>,
    /// How often it was cited.
    times: String,
    /// The words that the newest decision quoted.
    quote: String,
    /// What it decides, in our own words, if that was written.
    summary: String,
}

/// The sheet. The decisions are public, and so is what they quote.
///
/// # Errors
/// If the store does not answer.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let today = (site.hooks.now)().date_naive();
    let (grounds, rulings) = (site.desk.grounds(today)?, site.desk.library()?);
    let used = statistics::used_entries(grounds.citing_decisions());
    // A decision is not an entry, and is not on the sheet.
    let quoted = |citation: &str| {
        let cited = grounds.citing_decisions().flat_map(|decision| &decision.cited).map(|held| &held.cited);
        let entries = cited.filter(|cited| cited.ground.entry().is_some());
        let of = |whole: &str| {
            let read: Result<Citation, _> = whole.parse();
            read.is_ok_and(|read| read.without_paragraph().to_string() == citation)
        };
        entries.into_iter().find(|cited| of(&cited.citation)).map(|cited| cited.quote.clone())
    };
    let line = |used: statistics::Used| {
        let quote = quoted(&used.citation)?;
        let read: Option<Citation> = used.citation.parse().ok();
        let found = read.and_then(|citation| rulings.library.find(&citation));
        let standing = found.map(|found| standing(found, found.document().edition, today, &rulings.library));
        Some(Line {
            to: found.map(|found| urls::entry(&found.document().stem, EntryKey(&found.citation().slug()))),
            standing: standing
                .map(|it| (Badge::of(it.status), reason_sentence(&it.reason, DayFormat::Words))),
            times: say("rulings-count-decisions").with("n", used.cited).to_string(),
            summary: found.map_or_else(String::new, |found| summary(found.entry)),
            citation: used.citation,
            quote,
        })
    };
    let lines = used.into_iter().filter_map(line).take(MOST).collect();
    Answer::page(&Page { layout: visit.layout(site), day: day(today), lines })
}
