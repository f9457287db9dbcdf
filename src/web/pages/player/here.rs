//! A player checks in on their own page: “I am here”.

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::domain::tournament::command::{Command, NoteCheckIns};
use crate::messages::Message;
use crate::web::answer::Answer;
use crate::web::error::PageError;
use crate::web::site::Site;
use crate::web::urls;
use crate::web::visit::Visit;
use crate::web::words;

/// The open check-in as one player sees it.
pub struct OwnCheckIn {
    /// `round 1` or `heat 1`.
    pub round: Message,
    pub is_here: bool,
}

/// What the player's page says of it; `None` while none is open, and for players who have dropped.
pub fn own_check_in(here: &Snapshot, player: PlayerId) -> Option<OwnCheckIn> {
    let open = here.tournament.check_in()?;
    here.tournament.player(player).filter(|player| player.is_active())?;
    let round = words::round_name(here, open.round).words();
    Some(OwnCheckIn { round, is_here: open.is_here(player) })
}

/// Checks in. Only staff take it back, so that no phone fills the log.
///
/// # Errors
/// [`PageError::Refused`] when no check-in is open; [`PageError::NotFound`] for everybody without a seat here.
pub fn check_in(site: &Site, visit: &Visit) -> Result<Answer, PageError> {
    let here = visit.here(site)?;
    let player = visit.seat(&here)?;
    visit.give_as(site, &visit.players_submission(player)?, |_| {
        Ok(Command::NoteCheckIns(NoteCheckIns { here: vec![player], gone: Vec::new() }))
    })?;
    Ok(Answer::see_other(&urls::me(here.slug())))
}
