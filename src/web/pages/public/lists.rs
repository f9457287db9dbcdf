//! `/t/{tournament}/lists`: the deck lists that everybody sees, each on a page of its own with an address to share.

use std::collections::BTreeMap;

use askama::Template;

use crate::app::Snapshot;
use crate::app::published::ShownList;
use crate::domain::card::CardTable;
use crate::domain::deck::Zone;
use crate::domain::deck::export::Export;
use crate::domain::deck::groups::CardGroup;
use crate::domain::id::{PlayerId, Slug};
use crate::domain::tournament::published::Published;
use crate::messages::{dates, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::ExportQuery;
use crate::web::layout::Layout;
use crate::web::pages::cards;
use crate::web::pages::decks::consent;
use crate::web::pages::public::state;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::words::deck::{card_type, zone, zone_title};

#[derive(Template)]
#[template(path = "public/lists.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    plan: String,
    /// Whether the time has come.
    shown: bool,
    rows: Vec<Row>,
    usage: Link,
}

/// One list in the table.
struct Row {
    place: String,
    name: String,
    to: Link,
}

#[derive(Template)]
#[template(path = "public/list.html")]
struct OneList {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    player: PlayerId,
    name: String,
    facts: Vec<String>,
    /// For the previews that chats show.
    about: String,
    address: String,
    groups: Vec<ListedCards>,
    left_out: String,
}

/// Cards of one part and type.
pub struct ListedCards {
    /// `Draw deck: personnel`.
    pub heading: String,
    /// Copies of all of them.
    pub count: u32,
    /// Copies and titles, each with its page.
    pub cards: Vec<(u32, String, Link)>,
}

/// What a winner played, in short.
pub struct WinningDeck {
    pub name: String,
    /// The whole list.
    pub to: Link,
    /// The titles of the missions.
    pub missions: String,
    /// `draw deck 45, dilemma pile 20`.
    pub parts: String,
}

/// All lists that everybody sees.
///
/// # Errors
/// If the log cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let mut lists = shown_lists(site, &here)?;
    if !state::is_over(&here) {
        lists.sort_by_key(|list| here.name(list.player).to_lowercase());
    }
    let row = |list: &Published| Row {
        place: list.place.map_or_else(|| "–".to_owned(), |place| place.to_string()),
        name: here.name(list.player),
        to: urls::shown_list(here.slug(), list.player),
    };
    Answer::page(&Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Overview),
        plan: consent::plan(&here),
        shown: here.tournament.shows_lists((site.hooks.now)()),
        rows: lists.iter().map(row).collect(),
        usage: urls::shown_usage(here.slug()),
    })
}

/// # Errors
/// [`PageError::NotFound`] for a list that not everybody sees.
pub fn show_list(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let list = find(site, visit, &here)?;
    let opened = site.desk.shown_list(&here, list.player)?;
    let (name, title) = (here.name(list.player), here.title());
    let place = list.place.map(|place| say("public-list-place").with("place", place).to_string());
    let settings = &here.setup()?.settings;
    let table = site.desk.newest_card_table(settings.edition)?;
    let facts = [Some(dates::day(settings.date)), place];
    let cards = opened.groups.iter().map(CardGroup::count).sum::<u32>();
    let cards = say("public-list-count-cards").with("n", cards).to_string();
    let about = match list.place {
        Some(place) => say("public-list-about-place")
            .with("name", &name)
            .with("title", title)
            .with("place", place)
            .with("cards", &cards),
        None => say("public-list-about").with("name", &name).with("title", title).with("cards", &cards),
    };
    let origin = site.config.public_origin.as_ref().map_or("", |origin| origin.as_str());
    let format = here.setup()?.format.as_ref().map(|format| format.name.clone());
    Answer::page(&OneList {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Overview),
        slug: here.slug().clone(),
        player: list.player,
        facts: facts.into_iter().flatten().chain(format).chain([cards]).collect(),
        about: about.to_string(),
        address: format!("{origin}{}", urls::shown_list(here.slug(), list.player)),
        groups: opened.groups.iter().map(|group| ListedCards::of(group, &table)).collect(),
        left_out: left_out(&opened),
        name,
    })
}

/// One list as a file for another program.
///
/// # Errors
/// Like [`show_list`].
pub fn file(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let list = find(site, visit, &here)?;
    let export: Export = ExportQuery::of(&visit.query).to.parse().map_err(|_| PageError::NotFound)?;
    let opened = site.desk.shown_list(&here, list.player)?;
    let file = export
        .write(&opened.report)
        .ok_or_else(|| PageError::bad_request(say("public-list-dek-too-many")))?;
    let name = format!("{}-{}.{}", here.slug(), list.player, export.ending());
    Ok(Answer::file(&name, "text/plain; charset=utf-8", file))
}

/// What the winners played; empty before everybody sees it.
///
/// # Errors
/// If the store does not answer.
pub fn winners(site: &Site, here: &Snapshot) -> Result<Vec<WinningDeck>, PageError> {
    let won = shown_lists(site, here)?.into_iter().filter(|list| list.place == Some(1));
    won.map(|list| {
        let opened = site.desk.shown_list(here, list.player)?;
        Ok(WinningDeck {
            name: here.name(list.player),
            to: urls::shown_list(here.slug(), list.player),
            missions: opened.titles(Zone::Missions).join(", "),
            parts: parts(&opened),
        })
    })
    .collect()
}

/// Copies of each part but the missions.
fn parts(opened: &ShownList) -> String {
    let mut parts: BTreeMap<Zone, u32> = BTreeMap::new();
    for group in opened.groups.iter().filter(|group| group.zone != Zone::Missions) {
        *parts.entry(group.zone).or_default() += group.count();
    }
    parts.iter().map(|(part, count)| format!("{} {count}", zone(*part))).collect::<Vec<_>>().join(", ")
}

fn shown_lists(site: &Site, here: &Snapshot) -> Result<Vec<Published>, PageError> {
    here.shown_lists((site.hooks.now)()).map_err(PageError::from)
}

/// The list in the path, if everybody sees it.
fn find(site: &Site, visit: &Visit, here: &Snapshot) -> Result<Published, PageError> {
    let player: PlayerId = visit.param("player")?;
    shown_lists(site, here)?.into_iter().find(|list| list.player == player).ok_or(PageError::NotFound)
}

fn left_out(opened: &ShownList) -> String {
    match opened.left_out {
        0 => String::new(),
        some => say("public-list-left-out").with("n", some).to_string(),
    }
}

impl ListedCards {
    /// A group with its heading; the table leads to the pages of its cards.
    pub fn of(group: &CardGroup, table: &CardTable) -> Self {
        let zone = zone_title(group.zone);
        let heading = match group.kind {
            Some(kind) if !kind.is_mission() => format!("{zone}: {}", card_type(kind)),
            Some(_) | None => zone,
        };
        let page = |title: &str| cards::of_title(table, title);
        let cards = group.cards.iter().map(|(copies, title)| (*copies, title.clone(), page(title))).collect();
        Self { heading, count: group.count(), cards }
    }
}
