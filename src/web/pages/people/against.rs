//! `/players/{person}/against/{other}`: the games of two people against each other.

use std::sync::Arc;

use askama::Template;

use crate::app::head_to_head::HeadToHead;
use crate::app::person_record::Balance;
use crate::app::summary::Summary;
use crate::domain::id::PersonId;
use crate::messages::{dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::PageQuery;
use crate::web::layout::Layout;
use crate::web::listing;
use crate::web::pages::people::asked::Beside;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

#[derive(Template)]
#[template(path = "people/against.html")]
struct Page {
    layout: Layout,
    names: [String; 2],
    to: [Link; 2],
    facts: Vec<String>,
    rows: Vec<GameBetween>,
    beside: Beside,
}

/// A game of two people, for one of them.
pub struct GameBetween {
    pub title: String,
    pub to: Link,
    pub day: String,
    pub round: u32,
    /// `Won`, `Lost` or `Tied`.
    pub outcome: String,
}

impl GameBetween {
    /// The game in words.
    pub fn of((there, game): &(Arc<Summary>, crate::app::PersonGame)) -> Self {
        Self {
            title: there.title.clone(),
            to: urls::round(&there.slug, game.round),
            day: dates::short_day(there.date),
            round: game.round.0,
            outcome: words::capital(game.outcome.code()),
        }
    }
}

/// The page.
///
/// # Errors
/// [`PageError::NotFound`] unless everybody may see both and they met, and for a page that does not exist.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let both: [PersonId; 2] = [visit.param("person")?, visit.param("other")?];
    let page = listing::page(PageQuery::of(&visit.query).page, usize::MAX)?;
    let HeadToHead { names, balance, games } = site.desk.head_to_head(both, page)?;
    let count = usize::try_from(balance.games()).unwrap_or(usize::MAX);
    if count == 0 {
        return Err(PageError::NotFound);
    }
    let [first, second] = both;
    Answer::page(&Page {
        layout: visit.layout(site),
        facts: facts(&names, balance),
        names,
        to: [urls::person(first), urls::person(second)],
        rows: games.iter().map(GameBetween::of).collect(),
        beside: Beside::of(page, count, |page| urls::head_to_head_page(both, page))?,
    })
}

/// `Kira won 3`, `Odo won 1`, `2 tied`.
fn facts([first, second]: &[String; 2], Balance { wins, losses, ties }: Balance) -> Vec<String> {
    vec![
        say("people-against-won").with("name", first).with("games", wins).into(),
        say("people-against-won").with("name", second).with("games", losses).into(),
        say("people-against-tied").with("games", ties).into(),
    ]
}
