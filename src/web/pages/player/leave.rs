//! `/t/{tournament}/me/leave`: a player leaves the tournament, after a look at what that means.

use askama::Template;

use crate::app::Snapshot;
use crate::domain::id::{PlayerId, Slug};
use crate::domain::tournament::command::{Command, LeaveTournament};
use crate::domain::tournament::cut_position::CutPosition;
use crate::domain::tournament::way_back::GamesLeft;
use crate::messages::{Message, say};
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::pages::player::in_cut;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;

#[derive(Template)]
#[template(path = "player/leave.html")]
struct Page {
    layout: Layout,
    slug: Slug,
    title: String,
    /// What becomes of the games that the player still has.
    games: Option<Message>,
    /// What they take no part in any more.
    ends: Message,
    /// What stays theirs after leaving.
    keeps: Message,
    /// Why the player cannot leave now; empty if they can.
    blocked: String,
}

/// What leaving means, and the button.
///
/// # Errors
/// [`PageError::NotFound`] for everybody without a seat here.
pub fn show(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    if Leaving::of(visit, &here, player) != Leaving::Offered {
        return Ok(Answer::see_other(&urls::me(here.slug())));
    }
    let blocked = here.tournament.decide(&command(player)).err();
    Answer::page(&page(site, visit, blocked.map_or_else(String::new, |why| here.refusal(&why)))?)
}

/// # Errors
/// Like [`Visit::give`].
pub fn leave(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    Answer::redirect_or_refuse(
        visit.give_as(site, &visit.players_submission(player)?, |_| Ok(command(player))),
        &urls::me(here.slug()),
        |why| Answer::refusal(&page(site, visit, why.to_string())?),
    )
}

/// What a player's page says about leaving.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaving {
    /// They take part and may leave.
    Offered,
    /// They have left by themselves, and the tournament goes on.
    Left,
    /// The staff have dropped or disqualified them, and the tournament goes on.
    Dropped,
    /// Nothing: the tournament is over.
    Over,
}

impl Leaving {
    /// As things are for this player.
    pub fn of(visit: &Visit, here: &Snapshot, player: PlayerId) -> Self {
        match here.tournament.player(player) {
            Some(player) if visit.offers(here, urls::leave::PATH) => {
                match (player.is_active(), player.left_alone) {
                    (true, _) => Self::Offered,
                    (false, true) => Self::Left,
                    (false, false) => Self::Dropped,
                }
            }
            _ => Self::Over,
        }
    }

    /// What a player reads who is out and still sees a table; `None` for those who take part, and once all is over.
    pub fn told(self) -> Option<[Message; 2]> {
        match self {
            Self::Left => Some([say("all-you-left"), say("all-you-are-not-paired-any")]),
            Self::Dropped => Some([say("player-leave-dropped"), say("all-you-are-not-paired-any")]),
            Self::Offered | Self::Over => None,
        }
    }
}

const fn command(player: PlayerId) -> Command {
    Command::LeaveTournament(LeaveTournament { player })
}

fn page(site: &Site, visit: &Visit, blocked: String) -> Result<Page, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    Ok(Page {
        layout: visit.layout(site),
        slug: here.slug().clone(),
        title: here.title(),
        games: games(&here, player),
        ends: ends(&here, player)?,
        keeps: if here.tournament.is_bracket() {
            say("player-leave-keep-results")
        } else {
            say("player-leave-keep-points")
        },
        blocked,
    })
}

/// What ends for the player. Nobody who is out of the cut is paired anyway.
fn ends(here: &Snapshot, player: PlayerId) -> Result<Message, PageError> {
    Ok(match in_cut::position(here, player)? {
        None if here.tournament.is_bracket() => say("player-leave-not-in-bracket"),
        None => say("player-leave-not-paired"),
        Some(CutPosition::PlaysOn { .. }) => match here.tournament.games_left(player) {
            GamesLeft::Nothing => say("player-leave-opponent-wins"),
            GamesLeft::Match { .. } | GamesLeft::Reserve(_) | GamesLeft::Open(_) | GamesLeft::NoShows(_) => {
                say("player-leave-no-stage")
            }
        },
        Some(CutPosition::Reserve { .. }) => say("player-leave-no-reserve"),
        Some(CutPosition::Finished { .. } | CutPosition::KnockedOut { .. } | CutPosition::NotIn { .. }) => {
            say("player-leave-no-match")
        }
    })
}

fn games(here: &Snapshot, player: PlayerId) -> Option<Message> {
    match here.tournament.games_left(player) {
        GamesLeft::Nothing => None,
        GamesLeft::Open(at) => Some(say("player-leave-open-game").with("table", at.table)),
        GamesLeft::Match { at, opponent } => {
            Some(say("player-leave-match").with("table", at.table).with("opponent", here.name(opponent)))
        }
        GamesLeft::Reserve(reserve) => Some(say("player-leave-reserve").with("reserve", here.name(reserve))),
        GamesLeft::NoShows(games) => Some(say("player-leave-no-shows").with("games", games)),
    }
}
