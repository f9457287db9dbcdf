//! `/t/{tournament}/decks`: who has handed in a list, and which lists need attention.

use askama::Template;

use crate::app::Snapshot;
use crate::app::decks::ListState;
use crate::domain::id::Slug;
use crate::domain::tournament::Player;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::decks::story::ListBadge;
use crate::web::pages::director::shown_players::{Lacking, ShownPlayers};
use crate::web::pages::rounds::shown_tables::TableFilter;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words::clock;

#[derive(Template)]
#[template(path = "decks/desk.html")]
struct Decks {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    format: Option<String>,
    card_table: String,
    handed_in: usize,
    expected: usize,
    faulty: usize,
    accepted: usize,
    missing: usize,
    /// Whether players can change their lists.
    open_until: Message,
    /// Other choices of players.
    filter: Option<TableFilter>,
    rows: Vec<Row>,
}

struct Row {
    name: String,
    to: Link,
    when: String,
    cards: String,
    state: ListBadge,
    gone: bool,
    lacking: Lacking,
}

/// The deck desk. It shows what the log says; the content of a list is not shown here.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let setup = here.setup()?;
    let required = setup.settings.deck_lists_required;
    let active = || here.tournament.players().filter(|player| player.is_active());
    let decks = || active().filter_map(|player| player.deck.as_ref());
    let standings = site.desk.deck_standings(&here)?;
    let mut rows: Vec<Row> = Vec::new();
    for player in here.tournament.players() {
        let standing = standings.get(&player.id).copied().unwrap_or(ListState::AsJudged);
        let lacking = Lacking::of(player, required, true).with_list(player, standing);
        rows.push(row(&here, player, ListBadge::of(player, setup, standing), lacking));
    }
    let shown = ShownPlayers::of(visit);
    let lacking: Vec<Lacking> = rows.iter().map(|row| row.lacking).collect();
    let filter = shown.filter(&lacking, |one| urls::shown_decks(here.slug(), one.code()));
    rows.retain(|row| shown.has(row.lacking));
    rows.sort_by(|a, b| {
        (a.gone, a.state.rank, a.name.to_lowercase()).cmp(&(b.gone, b.state.rank, b.name.to_lowercase()))
    });
    let layout = visit.tournament_layout(site, &here);
    Answer::page(&Decks {
        layout,
        tabs: Tabs::of(visit, &here, Tab::Decks),
        slug: here.slug().clone(),
        format: setup.format.as_ref().map(|format| format.name.clone()),
        card_table: setup.pins.card_table.short().to_owned(),
        handed_in: decks().count(),
        expected: active().count(),
        faulty: decks().filter(|deck| !deck.is_settled()).count(),
        accepted: decks().filter(|deck| deck.accepted.is_some() && deck.errors > 0).count(),
        missing: if required { active().count() - decks().count() } else { 0 },
        open_until: open_until(&here),
        filter,
        rows,
    })
}

/// Whether players can change their lists, and until when.
fn open_until(here: &Snapshot) -> Message {
    if here.tournament.decks_change_between_games() {
        say("decks-desk-lists-change-between-games")
    } else if !here.tournament.decks_are_locked() {
        say("decks-desk-players-can-change-their-lists")
    } else if here.tournament.cut_waits_for_decks() {
        say("decks-desk-cut-takes-lists")
    } else {
        say("decks-desk-play-has-begun-players-can")
    }
}

fn row(here: &Snapshot, player: &Player, state: ListBadge, lacking: Lacking) -> Row {
    let deck = player.deck.as_ref();
    Row {
        name: here.name(player.id),
        to: urls::deck(here.slug(), player.id),
        when: deck.map_or_else(String::new, |deck| clock(here, deck.at)),
        cards: deck.map_or_else(String::new, |deck| deck.cards.to_string()),
        state,
        gone: !player.is_active(),
        lacking,
    }
}
