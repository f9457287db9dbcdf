//! `/t/{tournament}/me`: the player's own page, readable at arm's length.

use askama::Template;
use chrono::Utc;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, Slug};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::messages::{Message, say};
use crate::web::pages::penalties::lines::{self, PenaltyLine};
use crate::web::pages::player::appointment::Meeting;
use crate::web::pages::player::games::{self, PlayedGame};
use crate::web::pages::player::here::{self, OwnCheckIn};
use crate::web::pages::player::leave::Leaving;
use crate::web::pages::player::met::{self, MetBefore};
use crate::web::pages::player::news::{self, NewDecision, OpenCall};
use crate::web::pages::player::own_deck::{OwnDeck, own_deck};
use crate::web::pages::player::place::PlayerAtTable;
use crate::web::pages::player::prospects::{self, CutPanel};
use crate::web::pages::player::rulings::{self, RefusedAppeal, Ruling};
use crate::web::pages::player::table::{self, TablePanel};
use crate::web::pages::remember::{self, Remember};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

pub use crate::web::pages::player::report::{form as report_form, send as report};

#[derive(Template)]
#[template(path = "player/me.html")]
pub(super) struct Me {
    layout: Layout,
    tabs: Tabs,
    slug: Slug,
    name: String,
    facts: Vec<Message>,
    now: TablePanel,
    /// Whether there is a table to which a judge can come.
    can_call: bool,
    /// The open call there, if any.
    called: Option<OpenCall>,
    news: Vec<NewDecision>,
    met: Option<MetBefore>,
    /// How to meet the opponent, in a round with a deadline.
    meeting: Option<Meeting>,
    prospects: Option<CutPanel>,
    games: Vec<PlayedGame>,
    /// The charts with the player's own line.
    charts: Link,
    deck: Option<OwnDeck>,
    rulings: Vec<Ruling>,
    penalties: Vec<PenaltyLine>,
    check_in: Option<OwnCheckIn>,
    leaving: Leaving,
    remember: Vec<Remember>,
}

/// The page.
///
/// # Errors
/// [`PageError::NotFound`] for everybody without a seat here.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    Answer::page(&Me::of(site, visit, &here, player, &None)?)
}

impl Me {
    /// The page, with an appeal that was not recorded.
    pub(super) fn of(
        site: &Site,
        visit: &Visit,
        here: &Snapshot,
        player: PlayerId,
        refused: &RefusedAppeal<'_>,
    ) -> Result<Self, PageError> {
        let line = games::line(here, player)?;
        let played = line.as_ref().filter(|line| !line.tally.rounds.is_empty());
        Ok(Self {
            layout: visit.layout(site),
            tabs: Tabs::of(visit, here, Tab::Mine),
            slug: here.slug().clone(),
            name: here.name(player),
            facts: played.map(|line| facts(here, line)).transpose()?.unwrap_or_default(),
            now: table::table_panel(here, player, Utc::now(), visit.zone(here))?,
            can_call: super::call::place(here, player).is_some(),
            called: news::open_call(here, player),
            news: news::news(here, player),
            met: met::met_before(site, here, player)?,
            meeting: Meeting::of(site, visit, here, player)?,
            prospects: prospects::panel(here, player)?,
            charts: urls::charts_with(here.slug(), player),
            games: played.map(|line| games::games(here, player, line)).transpose()?.unwrap_or_default(),
            deck: own_deck(here, player)?,
            rulings: rulings::rulings(here, player, refused),
            penalties: lines::of_player(here, player),
            check_in: here::own_check_in(here, player),
            leaving: Leaving::of(visit, here, player),
            remember: remember(site, here, player)?,
        })
    }
}

/// Reminders while a game is played.
fn remember(site: &Site, here: &Snapshot, player: PlayerId) -> Result<Vec<Remember>, PageError> {
    let playing = PlayerAtTable::playing(here, player).filter(|place| place.table.result.is_none());
    let opponent = playing.map(|place| place.side.other().of(place.table.pair.players));
    opponent.map_or_else(|| Ok(Vec::new()), |opponent| remember::at_table(site, here, player, opponent))
}

/// The rounds up to the one in play.
fn rounds_so_far(here: &Snapshot, line: &crate::domain::scoring::standings::StandingsLine) -> usize {
    let shown = here.tournament.shown_round().and_then(|round| usize::try_from(round.number.0).ok());
    line.tally.rounds.len().min(shown.unwrap_or_default())
}

fn facts(
    here: &Snapshot,
    line: &crate::domain::scoring::standings::StandingsLine,
) -> Result<Vec<Message>, PageError> {
    Ok(vec![
        say("player-me-round-of")
            .with("round", rounds_so_far(here, line))
            .with("rounds", here.tournament.planned_rounds()),
        if here.tournament.has_results() {
            say("player-me-place").with("place", line.place)
        } else {
            say("player-me-no-results")
        },
        say("player-me-points").with("points", line.tally.victory_points),
    ])
}
