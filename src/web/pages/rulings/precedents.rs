//! `/rulings/precedents`: past decisions of this installation's tournaments.

use askama::Template;
use chrono::Utc;

use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::WordsQuery;
use crate::web::layout::Layout;
use crate::web::pages::rulings::past::{Past, PastElsewhere};
use crate::web::pages::rulings::reader::DecisionReader;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

/// The most decisions on the page.
const MOST: usize = 20;

#[derive(Template)]
#[template(path = "rulings/precedents.html")]
struct Page {
    layout: Layout,
    q: String,
    fault: Message,
    summary: String,
    none_yet: bool,
    is_staff: bool,
    past: Vec<Past>,
    /// Decisions of other installations.
    elsewhere: Vec<PastElsewhere>,
}

/// What was searched for, or the newest.
///
/// # Errors
/// If the store cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let reader = DecisionReader::of(site, visit)?;
    let index = site.desk.precedents()?;
    let grounds = site.desk.grounds(Utc::now().date_naive())?;
    let q = WordsQuery::of(&visit.query).q;
    let sound = q.chars().count() <= WordsQuery::LONGEST.q;
    let all = index.len();
    let found: Vec<_> = match q {
        _ if !sound => Vec::new(),
        "" => index.newest().take(MOST).copied().collect(),
        q if reader.is_staff() => index.search_told(q, MOST, &visit.awaited)?,
        q => index.search(q, MOST, &visit.awaited)?,
    };
    let found = site.desk.decisions_told(&found)?;
    let others = site.desk.decisions_elsewhere()?;
    let elsewhere: Vec<_> = match q {
        _ if !sound => Vec::new(),
        "" => others.decisions.iter().take(MOST).collect(),
        q => others.search(q, MOST, &visit.awaited)?,
    };
    let page = Page {
        layout: visit.layout(site),
        elsewhere: elsewhere.into_iter().map(PastElsewhere::of).collect(),
        q: q.to_owned(),
        fault: if sound { Message::empty() } else { say("rulings-precedents-too-long") },
        summary: summary(q, found.len(), all),
        none_yet: all == 0,
        is_staff: reader.is_staff(),
        past: found.iter().map(|decision| Past::of(decision, &grounds, &reader)).collect(),
    };
    if sound { Answer::page(&page) } else { Answer::refusal(&page) }
}

fn summary(q: &str, found: usize, all: usize) -> String {
    let told = match (q, found) {
        (_, 0) => say("rulings-precedents-none-fits"),
        ("", some) if some == all => say("rulings-precedents-all").with("n", all),
        ("", some) => say("rulings-precedents-newest").with("some", some).with("all", all),
        (_, some) => say("rulings-precedents-fit").with("n", some),
    };
    told.to_string()
}
