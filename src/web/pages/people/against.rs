//! `/players/{person}/against/{other}`: the games of two people against each other.

use std::sync::Arc;

use askama::Template;

use crate::app::head_to_head::HeadToHead;
use crate::app::person_record::Balance;
use crate::app::summary::Summary;
use crate::app::{PersonOutcome, PodTogether};
use crate::domain::id::PersonId;
use crate::messages::{Message, dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::PageQuery;
use crate::web::layout::Layout;
use crate::web::listing;
use crate::web::pages::people::asked::Beside;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "people/against.html")]
struct Page {
    layout: Layout,
    names: [String; 2],
    to: [Link; 2],
    facts: Vec<String>,
    rows: Vec<GameBetween>,
    pods: Vec<PodBetween>,
    beside: Beside,
}

/// What the address asks for: two people who met.
pub struct BetweenTwo {
    pub both: [PersonId; 2],
    pub between: HeadToHead,
    /// The page of the games and pods.
    pub page: usize,
    /// How many rows the longer list has in all.
    pub count: usize,
}

impl BetweenTwo {
    /// # Errors
    /// [`PageError::NotFound`] unless everybody may see both and they met.
    pub fn of(site: &Site, visit: &Visit) -> Result<Self, PageError> {
        let both: [PersonId; 2] = [visit.param("person")?, visit.param("other")?];
        let page = listing::page(PageQuery::of(&visit.query).page, usize::MAX)?;
        let between = site.desk.head_to_head(both, page)?;
        let count = between.balance.games().max(between.pods.games());
        if count == 0 {
            return Err(PageError::NotFound);
        }
        Ok(Self { both, between, page, count: usize::try_from(count).unwrap_or(usize::MAX) })
    }
}

/// A pod of two people.
struct PodBetween {
    title: String,
    to: Link,
    day: String,
    round: u32,
    outcome: Message,
}

impl PodBetween {
    fn of((there, pod): &(Arc<Summary>, PodTogether)) -> Self {
        Self {
            title: there.title.clone(),
            to: urls::round(&there.slug, pod.round),
            day: dates::short_day(there.date),
            round: pod.round.0,
            outcome: match pod.outcome {
                PersonOutcome::Won => say("people-against-more"),
                PersonOutcome::Lost => say("people-against-fewer"),
                PersonOutcome::Tied => say("people-against-as-many"),
            },
        }
    }
}

/// A game of two people, for one of them.
pub struct GameBetween {
    pub title: String,
    pub to: Link,
    pub day: String,
    pub round: u32,
    pub outcome: Message,
}

impl GameBetween {
    /// The game in words.
    pub fn of((there, game): &(Arc<Summary>, crate::app::PersonGame)) -> Self {
        Self {
            title: there.title.clone(),
            to: urls::round(&there.slug, game.round),
            day: dates::short_day(there.date),
            round: game.round.0,
            outcome: match game.outcome {
                PersonOutcome::Won => say("people-against-won-it"),
                PersonOutcome::Lost => say("people-against-lost-it"),
                PersonOutcome::Tied => say("people-against-tied-it"),
            },
        }
    }
}

/// # Errors
/// [`PageError::NotFound`] unless everybody may see both and they met, and for a page that does not exist.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let BetweenTwo { both, between, page, count } = BetweenTwo::of(site, visit)?;
    let HeadToHead { names, balance, games, pods, in_pods } = between;
    let [first, second] = both;
    Answer::page(&Page {
        layout: visit.layout(site),
        facts: facts(&names, balance, pods),
        names,
        to: [urls::person(first), urls::person(second)],
        rows: games.iter().map(GameBetween::of).collect(),
        pods: in_pods.iter().map(PodBetween::of).collect(),
        beside: Beside::of(page, count, |page| urls::head_to_head_page(both, page))?,
    })
}

/// `Kira won 3`, `Odo won 1`, `2 tied`, and the same of pods, if there are any.
fn facts([first, second]: &[String; 2], games: Balance, pods: Balance) -> Vec<String> {
    let mut facts = Vec::new();
    if games.games() > 0 {
        let Balance { wins, losses, ties } = games;
        facts.push(say("people-against-won").with("name", first).with("games", wins).into());
        facts.push(say("people-against-won").with("name", second).with("games", losses).into());
        facts.push(say("people-against-tied").with("games", ties).into());
    }
    if pods.games() > 0 {
        let Balance { wins, losses, ties } = pods;
        facts.push(say("people-against-had-more").with("name", first).with("pods", wins).into());
        facts.push(say("people-against-had-more").with("name", second).with("pods", losses).into());
        facts.push(say("people-against-level-in").with("pods", ties).into());
    }
    facts
}
