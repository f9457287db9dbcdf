//! `/t/{tournament}/players/links`: private links for everybody who has not claimed a seat, on one sheet to cut.

use std::collections::{BTreeMap, BTreeSet};

use askama::Template;

use crate::app::Snapshot;
use crate::app::seat_code::SeatCode;
use crate::app::security::SecurityEvent;
use crate::domain::id::PlayerId;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::SeatLinksForm;
use crate::web::pages::director::players;
use crate::web::pages::public::print::{self, Sheet};
use crate::web::qr::Qr;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "print/links.html")]
struct Page {
    sheet: Sheet,
    /// Whether no phone can open these links, because only this machine is served.
    out_of_reach: bool,
    /// What to do so that phones can.
    start_for_phones: Message,
    /// Where the short codes are typed.
    short: String,
    rows: Vec<Row>,
}

/// One player's strip.
struct Row {
    number: PlayerId,
    name: String,
    address: String,
    code: String,
    qr: Option<Qr>,
}

/// Makes links for players without a claimed seat, or for everybody, and shows them once: only this answer contains
/// them. The same form sent again shows the same links, except those replaced since.
///
/// # Errors
/// Like [`crate::app::Desk::seat_links_once`].
pub fn sheet(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let claimed = if visit.form.has(SeatLinksForm::NAMES.all, "yes") {
        BTreeSet::new()
    } else {
        site.desk.claimed_seats(here.id())?
    };
    let players = playing(&here, &claimed);
    let wanted: Vec<PlayerId> = players.iter().map(|(player, _)| *player).collect();
    let links = site.desk.seat_links_once(here.slug(), &wanted, &visit.form_submission()?);
    let links: BTreeMap<PlayerId, String> =
        links.map_err(|error| visit.page_error(site, error))?.into_iter().collect();
    let (origin, out_of_reach) = site.origin_for_others(visit);
    let rows: Vec<Row> = players
        .into_iter()
        .filter_map(|(player, name)| Some(row(&origin, player, name, links.get(&player)?)))
        .collect();
    if rows.is_empty() {
        return players::refusal_page(site, visit, NOBODY.into());
    }
    visit.note(SecurityEvent::SeatLinksGiven, None);
    let back = (urls::players(here.slug()), say("director-seats-the-players").into());
    let sheet =
        print::sheet(site, &here, visit, say("director-seats-private-links").into(), String::new(), back)?;
    let short = format!("{origin}{}", urls::seat_code());
    Answer::page(&Page { sheet, out_of_reach, start_for_phones: site.start_for_phones(visit), short, rows })
}

const NOBODY: Message = say("director-seats-nobody");

fn row(origin: &str, number: PlayerId, name: String, link: &str) -> Row {
    let address = format!("{origin}{}", urls::seat(link));
    Row { number, name, qr: Qr::of(&address), code: SeatCode::of_link(link).in_groups(), address }
}

/// Players without a claimed seat, by name.
fn playing(here: &Snapshot, claimed: &BTreeSet<PlayerId>) -> Vec<(PlayerId, String)> {
    let mut open = here.display_names().alphabetical();
    open.retain(|(player, _)| {
        !claimed.contains(player) && here.tournament.player(*player).is_some_and(|it| it.is_active())
    });
    open
}
