//! Why one bracket for everybody cannot be played by those who are registered.

use crate::app::Snapshot;
use crate::domain::bracket::cut::{Cut, Size};
use crate::domain::bracket::elimination::Elimination;
use crate::domain::tournament::system_refusal::SystemRefusal;
use crate::messages::say;
use crate::words::system_refusal::system_refusal;

/// Why there is none for this many players under the system of the tournament; `None` if there is one.
pub(in crate::web::pages) fn no_bracket(here: &Snapshot) -> Option<String> {
    let active = here.tournament.places_taken();
    match Size::holding(active) {
        Some(size) => too_few(here, size),
        None => Some(system_refusal(&SystemRefusal::NoBracket { active }).to_string()),
    }
}

/// That the system of the tournament has no bracket of this size.
pub(super) fn too_few(here: &Snapshot, size: Size) -> Option<String> {
    let system = here.tournament.setup()?.settings.system;
    let plays =
        |one: Elimination| system.takes(one) && Cut { elimination: one, ..Cut::to(size) }.check().is_ok();
    let is_played = Elimination::ALL.into_iter().any(plays);
    (!is_played).then(|| say("cut-start-three-players").to_string())
}
