//! `/calendar.ics` and `/feed.atom`: what is to come, and what is new. Made for the address by which they are asked for,
//! so they are not cached for everybody.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Display;

use askama::Template;
use chrono::Datelike as _;
use icalendar::{Calendar, Component, Event, EventLike};

use crate::app::summary::Summary;
use crate::domain::id::PersonId;
use crate::domain::tournament::settings::YEARS;
use crate::messages::{dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::listing::{StateInList, player_count};
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::web::words;
use crate::web::xml;

/// Tournaments in the calendar, the latest days first.
const MOST_DAYS: usize = 200;

/// Who made the calendar, for programs that read it.
const PRODUCT: &str = "-//Arbiter//Tournaments//EN";

/// Entries of the feed, newest first.
const MOST_NEWS: usize = 50;

/// The days of all tournaments that everybody may see.
///
/// # Errors
/// If the store cannot be read.
pub fn calendar(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let mut calendar = Calendar::empty();
    for property in [("VERSION", "2.0"), ("PRODID", PRODUCT), ("CALSCALE", "GREGORIAN")] {
        calendar.append_property(property);
    }
    calendar.name(&title(site));
    let summaries = site.desk.summaries()?;
    // An older log may have a year that no calendar can read.
    let dated = summaries.public.iter().filter(|one| YEARS.contains(&one.date.year()));
    for one in dated.take(MOST_DAYS) {
        let address = format!("{}{}", visit.origin, urls::tournament(&one.slug));
        let mut event = Event::new();
        event
            .uid(&one.id.to_string())
            // By these, programs that read it again see that it was changed.
            .timestamp(one.revised)
            .last_modified(one.revised)
            .sequence(one.revision)
            .summary(&one.title)
            .starts(one.date)
            // The day after the last one: the end of an event is not part of it.
            .ends(one.last_day.succ_opt().unwrap_or(one.last_day))
            .location(&one.place)
            .description(&format!("{}, {}\n{address}", one.edition(), player_count(one)))
            .url(&address);
        calendar.push(event.done());
    }
    Ok(Answer::bytes("text/calendar; charset=utf-8", calendar.done().to_string()))
}

#[derive(Template)]
#[template(path = "open_data/feed.xml", escape = "html")]
pub struct Feed {
    pub title: String,
    /// The name of the site; who did something is named in the entries.
    pub author: String,
    /// What identifies it; readers keep it by its address.
    pub id: String,
    /// The page that it is about.
    pub home: String,
    /// The feed's own address.
    pub itself: String,
    pub updated: String,
    pub entries: Vec<FeedEntry>,
}

/// An entry of a feed. Its summary is plain text.
pub struct FeedEntry {
    /// See [`lasting`].
    pub id: String,
    pub title: String,
    pub address: String,
    pub published: String,
    pub updated: String,
    pub summary: String,
}

impl Feed {
    /// The feed as an answer.
    pub fn answer(&self) -> Result<Answer, PageError> {
        Ok(Answer::bytes("application/atom+xml; charset=utf-8", self.written()?))
    }

    fn written(&self) -> Result<String, PageError> {
        Ok(xml::readable(self.render().map_err(|error| PageError::failed(&error))?))
    }
}

/// What identifies an entry for ever. Its address does not: one laptop is asked by several, and readers would get everything
/// again under the next one.
pub fn lasting(id: impl Display) -> String {
    format!("urn:uuid:{id}")
}

/// Tournaments announced and tournaments finished, newest first.
///
/// # Errors
/// If the store cannot be read.
pub fn feed(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let mut all = site.desk.summaries()?.public.clone();
    all.sort_by_key(|one| Reverse(one.revised));
    let names = site.desk.names_of_winners(all.iter().take(MOST_NEWS))?;
    let entries = all.iter().take(MOST_NEWS).map(|one| news(site, &visit.origin, one, &names)).collect();
    let updated =
        all.first().map_or_else(|| "1970-01-01T00:00:00Z".to_owned(), |one| words::rfc3339(one.revised));
    let home = format!("{}{}", visit.origin, urls::home());
    let itself = format!("{}{}", visit.origin, urls::feed());
    let author = site.config.name().to_owned();
    Feed { title: title(site), author, id: home.clone(), home, itself, updated, entries }.answer()
}

/// What the calendar and the feed are called among others: with the name of the site, if it has one of its own.
fn title(site: &Site) -> String {
    let title = say("public-feed-title");
    match &site.config.site_name {
        Some(name) => format!("{title} · {name}"),
        None => title.to_string(),
    }
}

fn news(site: &Site, origin: &str, one: &Summary, names: &BTreeMap<PersonId, String>) -> FeedEntry {
    let state = StateInList::of(&site.desk, one, names);
    let address = format!("{origin}{}", urls::tournament(&one.slug));
    let day = dates::day(one.date);
    let place = if one.place.is_empty() { String::new() } else { format!(", {}", one.place) };
    FeedEntry {
        id: lasting(one.id),
        title: match state.won {
            Some(won) => format!("{}: {won}", one.title),
            None => one.title.clone(),
        },
        published: words::rfc3339(one.created),
        updated: words::rfc3339(one.revised),
        summary: format!("{day}{place}. {}, {}, {}.", one.edition(), player_count(one), state.words),
        address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_older_log_says_does_not_make_a_feed_unreadable() {
        let feed = Feed {
            title: "Zeta\u{fffe}T".to_owned(),
            author: "Lyon".to_owned(),
            id: "urn:1".to_owned(),
            home: "/".to_owned(),
            itself: "/feed.atom".to_owned(),
            updated: "2026-05-12T00:00:00Z".to_owned(),
            entries: vec![FeedEntry {
                id: "urn:2".to_owned(),
                title: "Is it\u{1b}[2J ok?".to_owned(),
                address: "/t/zeta".to_owned(),
                published: "2026-05-12T00:00:00Z".to_owned(),
                updated: "2026-05-12T00:00:00Z".to_owned(),
                summary: "One\u{b}\nTwo\u{ffff}".to_owned(),
            }],
        };
        let written = feed.written().unwrap();
        for words in ["<title>ZetaT</title>", "<title>Is it[2J ok?</title>", "<summary>One\nTwo</summary>"] {
            assert!(written.contains(words), "{words} in {written}");
        }
    }
}
