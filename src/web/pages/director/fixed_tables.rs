//! `/t/{tournament}/fixed-tables`: players who always sit at one table.

use askama::Template;

use crate::domain::id::{PlayerId, Slug, TableNumber};
use crate::domain::reason::Reason;
use crate::domain::tournament::command::{Command, CommandKind, FixTable, FreeTable};
use crate::domain::tournament::fixed_table::{FixedTable, HIGHEST_TABLE};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::faults::Faults;
use crate::web::fields::Fields;
use crate::web::forms::{FixTableForm, FreeTableForm};
use crate::web::layout::Layout;
use crate::web::offers::Offers;
use crate::web::pages::director::sought_player;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::refused::FormError;
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "director/fixed_tables.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    offers: Offers,
    /// Why this tournament takes none, whatever is typed; `None` if it does.
    takes_none: Option<String>,
    /// Whether games of two are played here; otherwise pods.
    duels: bool,
    fixed: Vec<ShownTable>,
    form: Fields,
    faults: Faults,
    refused: String,
}

struct ShownTable {
    player: PlayerId,
    name: String,
    to: Link,
    table: TableNumber,
    reason: Reason,
}

/// The fixed tables, and the form for another one.
///
/// # Errors
/// If the tournament cannot be read.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    Answer::page(&page(site, visit)?)
}

/// Fixes a table for a player.
///
/// # Errors
/// Like [`Visit::give`].
pub fn fix(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let mut faults = Faults::default();
    let typed = FixTableForm::of(&visit.form);
    let player = sought_player(&here, typed.player.trim());
    let player = player.map_err(|why| faults.add(FixTableForm::NAMES.player, why));
    let table: Option<TableNumber> = faults.read(&visit.form, FixTableForm::NAMES.table, number_fault());
    let (Ok(player), Some(table)) = (player, table) else {
        return Answer::refusal(&refill(site, visit, faults, String::new())?);
    };
    let reason = typed.reason.into();
    let command = Command::FixTable(FixTable { player, table, reason });
    answer(site, visit, visit.give(site, |_| Ok(command.clone())))
}

/// Which numbers a table can have.
fn number_fault() -> Message {
    say("director-fixed-tables-number").with("highest", HIGHEST_TABLE)
}

/// Lets a player sit anywhere again.
///
/// # Errors
/// Like [`Visit::give`].
pub fn free(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let player = FreeTableForm::of(&visit.form).player.parse().map_err(|_| FormError::FixedTable)?;
    answer(site, visit, visit.give(site, |_| Ok(Command::FreeTable(FreeTable { player }))))
}

fn answer<T>(site: &Site, visit: &Visit, given: Result<T, PageError>) -> Result<Answer, PageError> {
    Answer::redirect_or_refuse(given, &urls::fixed_tables(&visit.tournament()?), |why| {
        Answer::refusal(&refill(site, visit, Faults::default(), why.to_string())?)
    })
}

fn refill(site: &Site, visit: &Visit, faults: Faults, refused: String) -> Result<Page, PageError> {
    Ok(Page { form: visit.form.clone(), faults, refused, ..page(site, visit)? })
}

fn page(site: &Site, visit: &Visit) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let shown = |fixed: &FixedTable| ShownTable {
        player: fixed.player,
        name: here.name(fixed.player),
        to: urls::player(here.slug(), fixed.player),
        table: fixed.table,
        reason: fixed.reason.clone(),
    };
    Ok(Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Players),
        slug: here.slug().clone(),
        offers: visit.all_offers(&here),
        takes_none: here.tournament.takes(CommandKind::FixTable).err().map(|why| here.refusal(&why)),
        duels: !here.tournament.is_in_pods(),
        fixed: here.tournament.fixed_tables().map(shown).collect(),
        form: Fields::default(),
        faults: Faults::default(),
        refused: String::new(),
    })
}
