//! Pages that everybody may see. Visitors without a session get cached copies, so nothing here is personal.

pub(crate) mod arithmetic;
pub(crate) mod boards;
pub(crate) mod crosstable;
mod decided;
pub(crate) mod finish;
pub(crate) mod home;
pub(crate) mod leading;
pub(crate) mod lists;
pub(crate) mod log;
mod log_choice;
pub(crate) mod overlay;
pub(crate) mod picture;
pub(crate) mod print;
pub(crate) mod rerun;
pub(crate) mod round;
pub(crate) mod screen;
pub(crate) mod slip_order;
pub(crate) mod standings;
pub(crate) mod state;
pub(crate) mod teams;
pub(crate) mod timetable;
pub(crate) mod tournament;
pub(crate) mod tournaments;
pub(crate) mod why;

use crate::app::Snapshot;
use crate::domain::id::{RoundNumber, Slug};
use crate::domain::tournament::round::Round;
use crate::web::error::PageError;
use crate::web::urls::{self, Link};
use crate::web::visit::Visit;

/// A round that everybody may see: to the public, a draft does not exist.
///
/// # Errors
/// [`PageError::NotFound`].
pub fn published_round(here: &Snapshot, number: RoundNumber) -> Result<&Round, PageError> {
    here.tournament.round(number).filter(|round| round.is_published()).ok_or(PageError::NotFound)
}

/// The first round in play, otherwise the newest that everybody may see.
pub fn newest(here: &Snapshot) -> Option<&Round> {
    here.tournament.shown_round()
}

/// Those of the rounds that everybody may see, to choose from: the number of each, and where it is unless it is the one
/// that is shown.
pub fn round_choices<'r>(
    rounds: impl Iterator<Item = &'r Round>,
    shown: Option<RoundNumber>,
    to: impl Fn(RoundNumber) -> Link,
) -> Vec<(u32, Option<Link>)> {
    let numbers = rounds.filter(|round| round.is_published()).map(|round| round.number);
    numbers.map(|number| (number.0, (shown != Some(number)).then(|| to(number)))).collect()
}

/// For staff, where a round is worked on and its slips are printed.
pub fn for_staff(visit: &Visit, slug: &Slug, number: RoundNumber) -> Option<[Link; 2]> {
    visit.is_staff().then(|| [urls::round_staff(slug, number), urls::print_slips(slug, number)])
}
