//! Pages that everybody may see. Visitors without a session get cached copies, so nothing here is personal.

pub(crate) mod arithmetic;
pub(crate) mod home;
pub(crate) mod lists;
pub(crate) mod log;
pub(crate) mod print;
pub(crate) mod rerun;
pub(crate) mod round;
pub(crate) mod screen;
pub(crate) mod standings;
pub(crate) mod state;
pub(crate) mod tournament;
pub(crate) mod why;

use crate::app::Snapshot;
use crate::domain::id::RoundNumber;
use crate::domain::tournament::round::Round;
use crate::web::error::PageError;
use crate::web::layout::Layout;
use crate::web::site::Site;
use crate::web::visit::Visit;

/// The layout for a page of this tournament, with the log's head.
pub fn framed(site: &Site, visit: &Visit, here: &Snapshot) -> Layout {
    let mut layout = visit.layout(site);
    layout.head = Some(here.head_code());
    layout
}

/// A round that everybody may see: to the public, a draft does not exist.
///
/// # Errors
/// [`PageError::NotFound`].
pub fn published(here: &Snapshot, number: RoundNumber) -> Result<&Round, PageError> {
    here.tournament.round(number).filter(|round| is_published(round)).ok_or(PageError::NotFound)
}

/// The newest round that everybody may see.
pub fn newest(here: &Snapshot) -> Option<&Round> {
    here.tournament.rounds().rfind(|round| is_published(round))
}

/// Whether everybody may see the round.
pub const fn is_published(round: &Round) -> bool {
    round.clock.is_some()
}
