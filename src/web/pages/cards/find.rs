//! `/cards`: finds cards by parts of their titles; also what is shown where no card is.

use actix_web::http::StatusCode;
use askama::Template;

use crate::domain::edition::Edition;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::TitleQuery;
use crate::web::layout::Layout;
use crate::web::pages::rulings::words::EDITIONS;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::deck::card_type;

/// The most titles of one game.
const MOST: usize = 20;

#[derive(Template)]
#[template(path = "cards/find.html")]
struct Page {
    layout: Layout,
    q: String,
    /// Why the address names no card; otherwise empty.
    missing: String,
    /// What is wrong with the words; otherwise empty.
    fault: Message,
    found: Vec<Found>,
}

/// The cards of one game.
struct Found {
    game: &'static str,
    cards: Vec<(String, Message, Link)>,
}

/// Cards whose titles contain the words.
///
/// # Errors
/// If the store does not answer.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let q = TitleQuery::of(&visit.query).q;
    if q.len() > TitleQuery::LONGEST.q {
        let fault = say("cards-find-too-long");
        return Answer::refusal(&page(site, visit, q, String::new(), fault, &[])?);
    }
    Answer::page(&page(site, visit, q, String::new(), Message::empty(), &EDITIONS)?)
}

/// The address names no game.
///
/// # Errors
/// If the store does not answer.
pub fn no_game(site: &Site, visit: &Visit, game: &str, id: &str) -> Result<Answer, PageError> {
    let missing = say("cards-find-no-such-game").with("game", game).to_string();
    absent(site, visit, missing, id, &EDITIONS)
}

/// The address names no card of the game.
///
/// # Errors
/// If the store does not answer.
pub fn no_card(site: &Site, visit: &Visit, edition: Edition, id: &str) -> Result<Answer, PageError> {
    let missing = say("cards-find-no-such-address").with("game", edition.name()).with("id", id).to_string();
    absent(site, visit, missing, id, &[edition])
}

fn absent(
    site: &Site,
    visit: &Visit,
    missing: String,
    id: &str,
    editions: &[Edition],
) -> Result<Answer, PageError> {
    let words = id.strip_prefix("2e-").or_else(|| id.strip_prefix("tr-")).unwrap_or(id).replace('-', " ");
    Answer::html(StatusCode::NOT_FOUND, &page(site, visit, &words, missing, Message::empty(), editions)?)
}

fn page(
    site: &Site,
    visit: &Visit,
    q: &str,
    missing: String,
    fault: Message,
    editions: &[Edition],
) -> Result<Page, PageError> {
    let mut found = Vec::new();
    for edition in editions.iter().filter(|_| !q.is_empty()) {
        visit.awaited.check()?;
        let table = site.desk.newest_card_table(*edition)?;
        let mut titles = table.titles_with(q, MOST);
        if titles.is_empty() {
            titles = table.suggest(q);
        }
        let cards = titles.iter().flat_map(|title| table.cards_titled(title));
        let cards: Vec<_> = cards
            .take(MOST)
            .map(|card| (card.title.clone(), card_type(card.kind), urls::card(*edition, &card.id.0)))
            .collect();
        if !cards.is_empty() {
            found.push(Found { game: edition.name(), cards });
        }
    }
    Ok(Page { layout: visit.layout(site), q: q.to_owned(), missing, fault, found })
}
