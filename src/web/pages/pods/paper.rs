//! Pods on paper: by table for the wall, slips with a row for each player, the standings.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, RoundNumber, TableNumber};
use crate::domain::pods::score::PodCounting;
use crate::domain::tournament::pod_table::PodTable;
use crate::messages::say;
use crate::web::answer::Answer;
use crate::web::damaged;
use crate::web::error::PageError;
use crate::web::pages::pods::standings::{PodTotals, ShownPodLine};
use crate::web::pages::public::print::{Sheet, round_sheet, sheet};
use crate::web::pages::public::published_round;
use crate::web::pages::public::slip_order::SlipOrder;
use crate::web::phone_code::PhoneCodes;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

/// A table and the names at it.
type SeatedNames = (TableNumber, Vec<String>);

#[derive(Template)]
#[template(path = "pods/print_tables.html")]
struct PodsByTable {
    sheet: Sheet,
    rows: Vec<SeatedNames>,
}

#[derive(Template)]
#[template(path = "pods/print_standings.html")]
struct PodRankingSheet {
    sheet: Sheet,
    note: Option<String>,
    lines: Vec<ShownPodLine>,
    top: bool,
}

#[derive(Template)]
#[template(path = "pods/slips.html")]
struct PodSlips {
    sheet: Sheet,
    draft: bool,
    /// The slips on sheets; `None` is a place left blank.
    stack: Vec<Vec<Option<SeatedNames>>>,
    order: SlipOrder,
    /// The boxes of a row: one for each round of a game and one for the total, or the total alone.
    boxes: Vec<String>,
    troubles: bool,
    /// Where a phone reports the result; `None` if no phone reaches this site.
    phones: Option<PhoneCodes>,
}

/// Pods by table.
///
/// # Errors
/// [`PageError::NotFound`] before they are published.
pub fn tables(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let round = published_round(&here, visit.param("round")?)?;
    let sheet = round_sheet(site, &here, visit, round, &say("pods-paper-by-table").to_string())?;
    Answer::page(&PodsByTable { sheet, rows: with_names(&here, round.pods()) })
}

/// # Errors
/// [`PageError::Damaged`] where the log is damaged.
pub fn standings(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    damaged::refuse_sheet(site, visit)?;
    let standings = PodTotals::of(&here, None)?;
    let back = (urls::standings(here.slug()), say("pods-paper-back-standings").to_string());
    let sheet = sheet(site, &here, visit, standings.title(&here), String::new(), back)?;
    let (note, lines, top) = (standings.note(), standings.shown_lines(&here, None), standings.has_top());
    Answer::page(&PodRankingSheet { sheet, note, lines, top })
}

/// Result slips, for staff; also for a draft, so that they are ready when it is published.
///
/// # Errors
/// [`PageError::NotFound`] before the heat is seated.
pub fn slips(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let number: RoundNumber = visit.param("round")?;
    let round = here.tournament.round(number).ok_or(PageError::NotFound)?;
    let mut sheet = round_sheet(site, &here, visit, round, &say("pods-paper-slips").to_string())?;
    sheet.back = urls::round_staff(here.slug(), number);
    let rules = here.pod_rules()?;
    let rounds = match rules.counting {
        PodCounting::Totals => 0,
        PodCounting::Rounds => rules.profile.game.rounds.value,
    };
    let boxes = (1..=rounds).map(|round| round.to_string()).chain([say("pods-paper-total").to_string()]);
    let order = SlipOrder::of(visit, urls::print_slips(here.slug(), number))?;
    let pods = round.pods().filter(|pod| !order.open || pod.result.is_none());
    let stack = order.sheets(with_names(&here, pods));
    Answer::page(&PodSlips {
        sheet,
        draft: round.clock.is_none(),
        stack,
        order,
        boxes: boxes.collect(),
        troubles: rules.troubles,
        phones: PhoneCodes::of(site, visit, &here),
    })
}

/// The pods with the names at each.
fn with_names<'a>(here: &Snapshot, pods: impl Iterator<Item = &'a PodTable>) -> Vec<SeatedNames> {
    let names = here.display_names();
    let at = |player: &PlayerId| names.name(*player);
    pods.map(|pod| (pod.table(), pod.pod.players.iter().map(at).collect())).collect()
}
