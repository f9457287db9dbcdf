//! `/rulings/report`: what the rulings of all tournaments rest on, for those who run tournaments here.

use askama::Template;

use crate::domain::edition::Edition;
use crate::domain::precedent::{Review, tally};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::frame::Frame;
use crate::web::link::{self, Link};
use crate::web::pages::reports::disputes::Cited;
use crate::web::pages::rulings::reader::Reader;
use crate::web::site::Site;
use crate::web::visit::Visit;
use crate::web::words::count;

/// So many entries stand in a table.
const MOST: usize = 25;

#[derive(Template)]
#[template(path = "reports/rulings.html")]
struct Page {
    frame: Frame,
    facts: Vec<String>,
    cited: Vec<Cited>,
    overturned: Vec<Cited>,
    gaps: Vec<(String, Option<Link>, String)>,
    letter: String,
}

/// The report, without names.
///
/// # Errors
/// [`PageError::NotFound`] for an account that helps at no tournament.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let reader = Reader::of(site, visit)?;
    if !reader.is_staff() {
        return Err(PageError::NotFound);
    }
    let index = site.desk.precedents()?;
    let each = || index.decisions.iter().map(AsRef::as_ref);
    let used = tally::used(each());
    let gaps = tally::gaps(each());
    let mut overturned: Vec<_> = used.iter().filter(|used| used.overturned > 0).cloned().collect();
    overturned.sort_by_key(|used| std::cmp::Reverse(used.overturned));
    let first = |used: Vec<tally::Used>| used.into_iter().take(MOST).map(Cited::from).collect();
    let number = |review| each().filter(|decision| decision.review == review).count();
    let games: Vec<Edition> = gaps.iter().map(|gap| gap.edition).collect();
    Answer::page(&Page {
        frame: visit.frame(site),
        facts: vec![
            count(index.decisions.len(), "decision", "decisions"),
            format!("{} upheld", number(Review::Upheld)),
            format!("{} overturned", number(Review::Overturned)),
            format!("{} without a citation", gaps.len()),
        ],
        cited: first(used),
        overturned: first(overturned),
        letter: if gaps.is_empty() {
            String::new()
        } else {
            tally::letter(&gaps, "the tournaments of this installation", &held(site, &games)?)
        },
        gaps: gaps
            .iter()
            .map(|gap| (gap.citation.clone(), reader.dispute(gap), gap.told.question.clone()))
            .collect(),
    })
}

/// The documents held of these games, as citations name them.
pub fn held(site: &Site, games: &[Edition]) -> Result<Vec<String>, PageError> {
    let shelf = site.desk.library()?;
    let asked =
        shelf.library.documents().filter(|held| held.text_held && games.contains(&held.document.edition));
    let documents = asked.map(|held| {
        let document = &held.document;
        let date = document.issued.map_or_else(|| "n.d.".to_owned(), |date| date.to_string());
        format!("{} {date}", document.work)
    });
    Ok(documents.collect())
}
