//! What the announcement of a cut lacks.

use crate::app::Snapshot;
use crate::domain::bracket::seeding::TooFew;
use crate::domain::pairing::system::PairingSystem;
use crate::domain::tournament::round::{Phase, Round};
use crate::messages::{Message, say};

/// From the round before the last on, players see what they need for the cut: it needs a size, and one for which enough
/// players are left, which is said as soon as a round is published.
pub(super) fn lacks(here: &Snapshot) -> Option<Message> {
    let newest = here.tournament.published_rounds().next_back()?;
    match here.tournament.too_few_for_the_cut() {
        Some(TooFew { size, left }) => {
            Some(say("director-todo-too-few-for-the-cut").with("size", size.players()).with("left", left))
        }
        None => has_no_size(here, newest).then(|| say("director-todo-name-a-cut")),
    }
}

/// Whether no cut is announced, until the last round is over.
fn has_no_size(here: &Snapshot, newest: &Round) -> bool {
    let Some(setup) = here.tournament.setup().filter(|setup| setup.pods().is_none()) else { return false };
    let settings = &setup.settings;
    let can_come = settings.system == PairingSystem::Swiss && here.tournament.cut().is_none();
    let planned = here.tournament.planned_rounds();
    let is_late = newest.number.0.saturating_add(1) >= planned;
    let is_over = newest.number.0 >= planned && newest.phase() == Phase::Closed;
    can_come && settings.planned_cut.is_none() && is_late && !is_over
}
