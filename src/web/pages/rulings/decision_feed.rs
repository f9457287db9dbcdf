//! `/rulings/feed`: new decisions for the staff of tournaments, at an address that each of them keeps to themselves.

use std::cmp::Reverse;

use askama::Template;
use chrono::{DateTime, Utc};

use crate::app::precedents::Grounds;
use crate::domain::id::AccountId;
use crate::domain::precedent::Decision;
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::open_data::feeds::{Feed, FeedEntry, lasting};
use crate::web::pages::rulings::past::Past;
use crate::web::pages::rulings::reader::DecisionReader;
use crate::web::pages::rulings::words::day;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::web::words;

/// Decisions in the feed, those settled last first.
const MOST: usize = 50;

#[derive(Template)]
#[template(path = "rulings/feed.html")]
struct Page {
    layout: Layout,
    /// When their address was made, if they have one.
    since: Option<String>,
    /// The new address, which is shown once; empty otherwise.
    address: String,
}

/// Whether the visitor has an address.
///
/// # Errors
/// [`PageError::NotFound`] for an account that helps at no tournament.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    page(site, visit, String::new())
}

/// Makes an address, or a new one in place of the one they had.
///
/// # Errors
/// As [`show`].
pub fn make(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (_, account) = reader(site, visit)?;
    let secret = site.desk.make_feed_address(account, Utc::now())?;
    page(site, visit, format!("{}{}", visit.origin, urls::decision_feed(&secret)))
}

/// Takes their address away.
///
/// # Errors
/// As [`show`].
pub fn end(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let (_, account) = reader(site, visit)?;
    site.desk.end_feed_address(account)?;
    Ok(Answer::see_other(&urls::feed_address()))
}

/// The feed, for everybody who knows an address that counts.
///
/// # Errors
/// [`PageError::NotFound`] for any other address.
pub fn feed(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let secret: String = visit.param("code")?;
    let account = site.desk.feed_reader(&secret)?.ok_or(PageError::NotFound)?;
    let reader = DecisionReader::of_account(site, &account)?;
    if !reader.is_staff() {
        return Err(PageError::NotFound);
    }
    let (index, grounds) = (site.desk.precedents()?, site.desk.grounds(Utc::now().date_naive())?);
    let mut newest: Vec<_> = index.newest().copied().collect();
    newest.sort_by_key(|decision| Reverse(decision.settled));
    newest.truncate(MOST);
    let newest = site.desk.decisions_told(&newest)?;
    let updated = newest.first().map_or(DateTime::UNIX_EPOCH, |decision| decision.settled);
    let entries = newest.iter().map(|decision| news(&visit.origin, decision, &grounds, &reader)).collect();
    let address = |to: urls::Link| format!("{}{to}", visit.origin);
    Feed {
        title: say("rulings-decision-feed-title").to_string(),
        author: site.config.name().to_owned(),
        // The address itself is a secret, so that it cannot be what identifies the feed.
        id: address(urls::precedents()),
        home: address(urls::precedents()),
        itself: address(urls::decision_feed(&secret)),
        updated: words::rfc3339(updated),
        entries,
    }
    .answer()
}

fn news(origin: &str, decision: &Decision, grounds: &Grounds, reader: &DecisionReader) -> FeedEntry {
    let past = Past::of(decision, grounds, reader);
    let slip = format!("{origin}{}", past.slip);
    let mut lines = vec![format!("{}. {}.", past.place, past.review.1)];
    lines.extend(past.facts.iter().map(|(whose, text)| format!("{whose}: {text}")));
    lines.push(say("rulings-decision-feed-ruling").with("text", &past.ruling).to_string());
    lines.extend(
        past.last.iter().map(|last| say("rulings-decision-feed-final-word").with("text", last).to_string()),
    );
    lines.extend(
        past.cited
            .iter()
            .map(|rests| format!("{} {}", words::capital(&rests.treatment.to_string()), rests.citation)),
    );
    FeedEntry {
        title: format!("{}: {}", past.citation, past.question),
        address: past.to.map_or(slip, |to| format!("{origin}{to}")),
        id: format!("{}#dispute-{}", lasting(decision.tournament), decision.number),
        published: words::rfc3339(decision.ruled),
        updated: words::rfc3339(decision.settled),
        summary: lines.join("\n"),
    }
}

fn reader(site: &Site, visit: &Visit) -> Result<(DecisionReader, AccountId), PageError> {
    let account = visit.viewer.account.as_ref().ok_or(PageError::NotFound)?;
    let reader = DecisionReader::of(site, visit)?;
    if reader.is_staff() { Ok((reader, account.id)) } else { Err(PageError::NotFound) }
}

fn page(site: &Site, visit: &Visit, address: String) -> Result<Answer, PageError> {
    let (_, account) = reader(site, visit)?;
    let since = site.desk.feed_address_since(account)?;
    Answer::page(&Page {
        layout: visit.layout(site),
        since: since.map(|since| day(since.date_naive())),
        address,
    })
}
