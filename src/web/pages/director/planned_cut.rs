//! What the announcement of a cut lacks, and what follows from it after the last round.

use crate::app::Snapshot;
use crate::domain::bracket::seeding::TooFew;
use crate::domain::pairing::system::PairingSystem;
use crate::domain::tournament::round::Phase;
use crate::messages::{Message, say};
use crate::web::urls::{self, Link};

/// From the round before the last on, players see what they need for the cut: it needs a size, and one for which enough
/// players are left, which is said as soon as a round is published. After the last round the next step says it.
pub(super) fn lacks(here: &Snapshot) -> Option<Message> {
    let newest = here.tournament.published_rounds().next_back()?;
    let planned = here.tournament.planned_rounds();
    if newest.number.0 >= planned && newest.phase() == Phase::Closed {
        return None;
    }
    match here.tournament.too_few_for_the_cut() {
        Some(TooFew { size, left }) => {
            Some(say("director-todo-too-few-for-the-cut").with("size", size.players()).with("left", left))
        }
        None => {
            let is_late = newest.number.0.saturating_add(1) >= planned;
            (is_late && has_no_size(here)).then(|| say("director-todo-name-a-cut"))
        }
    }
}

/// Whether a cut can come, and none is announced.
fn has_no_size(here: &Snapshot) -> bool {
    let Some(setup) = here.tournament.setup().filter(|setup| setup.pods().is_none()) else { return false };
    let settings = &setup.settings;
    let can_come = settings.system == PairingSystem::Swiss && here.tournament.cut().is_none();
    can_come && settings.planned_cut.is_none()
}

/// After the last round, the announced cut, or the largest that those who are left fill: its page, and the words that lead
/// there.
pub(super) fn to_start(here: &Snapshot) -> Option<(Link, Message)> {
    let announced = here.tournament.setup()?.settings.planned_cut?;
    let size = here.tournament.announced_or_filled_cut()?;
    let word = match size == announced {
        true => say("cut-start-start").with("size", size.players()),
        false => say("director-next-start-smaller-cut").with("size", size.players()),
    };
    Some((urls::cut_of(here.slug(), size.players()), word))
}

/// That too few players are left for the announced cut, and what can be done.
pub(super) fn too_large(why: TooFew) -> Message {
    say("director-next-cut-too-large").with("size", why.size.players()).with("left", why.left)
}
