//! `/t/{tournament}/charts`: the tournament in pictures. `?player=7` adds the line of one player.

use askama::Template;

use crate::domain::id::PlayerId;
use crate::messages::Message;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::forms::ChartsQuery;
use crate::web::layout::Layout;
use crate::web::pages::charts::bars::{Chart, charts};
use crate::web::pages::charts::figures::DrawnFigures;
use crate::web::pages::charts::places::{self, PlacesChart};
use crate::web::pages::public::state;
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "charts/tournament.html")]
struct Page {
    layout: Layout,
    tabs: Tabs,
    facts: Vec<String>,
    places: Option<PlacesChart>,
    charts: Vec<Chart>,
    /// Why the affiliations are missing among them.
    not_drawn: Option<Message>,
}

/// The page. A player who is not here has no line.
///
/// # Errors
/// If the store does not answer.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let own: Option<PlayerId> = ChartsQuery::of(&visit.query).player.parse().ok();
    let places = places::chart(&here, own)?;
    let DrawnFigures { all, not_drawn } = DrawnFigures::of(site, visit, &here)?;
    Answer::page(&Page {
        layout: visit.tournament_layout(site, &here),
        tabs: Tabs::of(visit, &here, Tab::Standings),
        facts: state::facts(&here, &here.setup()?.settings),
        places,
        charts: charts(all),
        not_drawn,
    })
}
