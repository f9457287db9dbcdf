//! Card usage: for staff over all lists handed in, for everybody after the end with small numbers hidden.

use askama::Template;

use crate::domain::deck::usage::{Count, FEWEST_LISTS, PublicUsage, Usage};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words::capital;
use crate::words::deck::card_type;

const MOST_ROWS: usize = 500;

#[derive(Template)]
#[template(path = "decks/usage.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    back: (Link, Message),
    facts: Vec<String>,
    /// Why nothing is shown; empty if something is.
    nothing: String,
    public: bool,
    cards: Vec<Row>,
    more: String,
    affiliations: Vec<Row>,
}

/// A card or an affiliation.
struct Row {
    title: String,
    kind: Message,
    lists: String,
    copies: String,
}

/// For staff: exact numbers, over every list handed in.
///
/// # Errors
/// If the store does not answer.
pub fn staff(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let field = here.field();
    let back = (urls::decks(here.slug()), say("decks-usage-all-decks"));
    let mut page = Page::new(site, visit, Tab::Decks, back)?;
    if here.setup()?.format.is_none() || field.len() < FEWEST_LISTS as usize {
        page.nothing = say("decks-usage-from-n-lists").with("n", FEWEST_LISTS).to_string();
        return Answer::page(&page);
    }
    let usage = site.desk.usage(&here, &field, &visit.awaited)?;
    page.facts = vec![say("decks-usage-count-lists").with("n", usage.field.lists).to_string()];
    let row = |title: String, kind, count: Count| Row {
        title,
        kind,
        lists: count.lists.to_string(),
        copies: count.copies.to_string(),
    };
    Answer::page(&page.with(&usage, row))
}

/// For everybody: nothing that gives away a list that is not shown.
///
/// # Errors
/// If the store does not answer.
pub fn public(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let back = (urls::shown_lists(here.slug()), say("decks-usage-deck-lists"));
    let mut page = Page { public: true, ..Page::new(site, visit, Tab::Overview, back)? };
    let field = here.public_field((site.hooks.now)())?;
    if field.len() < FEWEST_LISTS as usize {
        page.nothing = say("decks-usage-after-the-end").with("n", FEWEST_LISTS).to_string();
        return Answer::page(&page);
    }
    let usage = site.desk.usage(&here, &field, &visit.awaited)?;
    page.facts = vec![say("decks-usage-count-lists-counted").with("n", usage.field.lists).to_string()];
    let row = |title: String, kind, count: Count| {
        let told = count.public_usage(usage.field);
        let copies = match told {
            PublicUsage::Exactly(_) => {
                say("decks-usage-about").with("n", count.copies_each().to_string()).to_string()
            }
            PublicUsage::FewerThan(_) | PublicUsage::AtLeast(_) => String::new(),
        };
        Row { title, kind, lists: words(told), copies }
    };
    Answer::page(&page.with(&usage, row))
}

fn words(told: PublicUsage) -> String {
    match told {
        PublicUsage::Exactly(number) => number.to_string(),
        PublicUsage::FewerThan(number) => say("decks-usage-fewer-than").with("n", number).to_string(),
        PublicUsage::AtLeast(number) => say("decks-usage-at-least").with("n", number).to_string(),
    }
}

impl Page {
    fn new(site: &Site, visit: &Visit, tab: Tab, back: (Link, Message)) -> Result<Self, PageError> {
        let here = visit.here(site)?;
        Ok(Self {
            layout: visit.tournament_layout(site, &here),
            tabs: Tabs::of(visit, &here, tab),
            back,
            facts: Vec::new(),
            nothing: String::new(),
            public: false,
            cards: Vec::new(),
            more: String::new(),
            affiliations: Vec::new(),
        })
    }

    /// The rows. For everybody they are in an order that gives nothing away.
    fn with(mut self, usage: &Usage, row: impl Fn(String, Message, Count) -> Row) -> Self {
        let rank = |count: &Count| {
            let told =
                if self.public { count.public_usage(usage.field) } else { PublicUsage::Exactly(count.lists) };
            std::cmp::Reverse(match told {
                PublicUsage::Exactly(number) | PublicUsage::AtLeast(number) => number,
                PublicUsage::FewerThan(_) => 0,
            })
        };
        let mut cards: Vec<_> = usage.cards.iter().collect();
        cards.sort_by(|(one, _, a), (other, _, b)| (rank(a), one).cmp(&(rank(b), other)));
        let mut sides: Vec<_> = usage.affiliations.iter().collect();
        sides.sort_by(|(one, a), (other, b)| (rank(a), one).cmp(&(rank(b), other)));
        let left = cards.len().saturating_sub(MOST_ROWS);
        if left > 0 {
            self.more = say("decks-usage-more-cards").with("n", left).to_string();
        }
        let cards = cards.into_iter().take(MOST_ROWS);
        self.cards = cards.map(|(title, kind, count)| row(title.clone(), card_type(*kind), *count)).collect();
        self.affiliations =
            sides.into_iter().map(|(side, count)| row(capital(side), Message::empty(), *count)).collect();
        self
    }
}
