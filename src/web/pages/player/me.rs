//! `/t/{tournament}/me`: the player's own page, readable at arm's length.

use askama::Template;
use chrono::Utc;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, Slug};
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::penalties::lines::{self, PenaltyLine};
use crate::web::pages::player::appointment::Meeting;
use crate::web::pages::player::games::{self, PlayedGame};
use crate::web::pages::player::here::{self, OwnCheckIn};
use crate::web::pages::player::leave::Leaving;
use crate::web::pages::player::met::{self, MetBefore};
use crate::web::pages::player::news::{self, NewDecision, OpenCall};
use crate::web::pages::player::open_games::{self, OpenGame};
use crate::web::pages::player::own_deck::{OwnDeck, own_deck};
use crate::web::pages::player::place::{GameLinks, PlayerAtTable, asked_round};
use crate::web::pages::player::prospects::{self, CutPanel};
use crate::web::pages::player::rulings::{self, RefusedAppeal, Ruling};
use crate::web::pages::player::table::{self, TablePanel};
use crate::web::pages::public::finish::{BestPlace, finishers, won_and_best};
use crate::web::pages::public::state;
use crate::web::pages::remember::{self, Remember};
use crate::web::pages::tabs::{Tab, Tabs};
use crate::web::site::Site;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;
use crate::web::words;

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
    /// Once it is over: who won, and the best.
    won: Option<String>,
    best: Vec<BestPlace>,
    /// Where things are done about the game that is shown.
    links: GameLinks,
    /// Other games that can be chosen.
    others: Vec<OpenGame>,
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
    /// Where everybody's places are: the standings, or the bracket if that is all that is played.
    places: (Link, Message),
    /// The charts with the player's own line.
    charts: Link,
    deck: Option<OwnDeck>,
    rulings: Vec<Ruling>,
    penalties: Vec<PenaltyLine>,
    check_in: Option<OwnCheckIn>,
    leaving: Leaving,
    remember: Vec<Remember>,
}

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
        let asked = asked_round(visit);
        let shown = PlayerAtTable::chosen(here, player, asked);
        let playing = PlayerAtTable::playing(here, player, asked);
        let ranking = finishers(here)?;
        let now = table::table_panel(here, player, playing, &ranking, (Utc::now(), visit.zone(here)))?;
        let (won, best) = won_and_best(ranking);
        let played = line.as_ref().filter(|line| !line.tally.rounds.is_empty());
        Ok(Self {
            layout: visit.layout(site),
            tabs: Tabs::of(visit, here, Tab::Mine),
            slug: here.slug().clone(),
            name: here.name(player),
            facts: played.map(|line| facts(here, line, playing)).transpose()?.unwrap_or_default(),
            now,
            won,
            best,
            links: playing.map_or_else(|| GameLinks::of_now(here.slug()), |place| place.links()),
            others: open_games::others(visit, here, player, playing),
            can_call: super::call::place(here, player, asked).is_some(),
            called: shown.and_then(news::open_call),
            news: news::news(here, player),
            met: playing.map_or(Ok(None), |place| met::met_before(site, place))?,
            meeting: Meeting::of(site, visit, here, player, asked)?,
            prospects: prospects::panel(here, player)?,
            places: if here.tournament.is_bracket() {
                (urls::bracket(here.slug()), say("all-bracket"))
            } else {
                (urls::standings(here.slug()), say("all-standings"))
            },
            charts: urls::charts_with(here.slug(), player),
            games: line.as_ref().map_or_else(|| Ok(Vec::new()), |line| games::games(here, player, line))?,
            deck: own_deck(here, player)?,
            rulings: rulings::rulings(here, player, refused),
            penalties: lines::of_player(here, player),
            check_in: here::own_check_in(here, player),
            leaving: Leaving::of(visit, here, player),
            remember: playing.map_or_else(|| Ok(Vec::new()), |place| remember(site, place))?,
        })
    }
}

/// Reminders while a game is played.
fn remember(site: &Site, place: PlayerAtTable<'_>) -> Result<Vec<Remember>, PageError> {
    if place.table.result.is_some() {
        return Ok(Vec::new());
    }
    let opponent = place.side.other().of(place.table.pair.players);
    remember::at_table(site, place.here, place.player(), opponent)
}

/// The rounds up to the one in play.
fn rounds_so_far(here: &Snapshot, line: &crate::domain::scoring::standings::StandingsLine) -> usize {
    let shown = here.tournament.shown_round().and_then(|round| usize::try_from(round.number.0).ok());
    line.tally.rounds.len().min(shown.unwrap_or_default())
}

/// Where the tournament is: its round, a stage of the cut, or the end.
fn time(
    here: &Snapshot,
    line: &crate::domain::scoring::standings::StandingsLine,
    playing: Option<PlayerAtTable<'_>>,
) -> Message {
    if playing.is_some_and(|place| place.table.pair.is_for_third_place()) {
        return say("names-by-third-place");
    }
    let stage = here.tournament.shown_round().filter(|round| round.stage().is_some());
    if state::is_over(here) {
        return say("player-me-is-over");
    }
    stage.map_or_else(
        || {
            say("player-me-round-of")
                .with("round", rounds_so_far(here, line))
                .with("rounds", here.tournament.planned_rounds())
        },
        |round| words::round_name(here, round.number).words(),
    )
}

fn facts(
    here: &Snapshot,
    line: &crate::domain::scoring::standings::StandingsLine,
    playing: Option<PlayerAtTable<'_>>,
) -> Result<Vec<Message>, PageError> {
    Ok(vec![
        time(here, line, playing),
        match (here.tournament.has_results(), here.tournament.cut()) {
            (false, _) => say("player-me-no-results"),
            (true, None) => say("player-me-place").with("place", line.place),
            (true, Some(_)) => say("player-me-place-before-cut").with("place", line.place),
        },
        say("player-me-points").with("points", line.tally.victory_points),
    ])
}
