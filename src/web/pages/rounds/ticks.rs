//! The missions that are ticked with a win, where the profile says that a win takes them.

use crate::app::Snapshot;
use crate::domain::scoring::result::{EndReason, GameResult, WonMissions};
use crate::messages::{Message, say};
use crate::web::result_form::{PLANET, SPACE};

/// One box of a result form.
pub struct Tick {
    /// The value of the box.
    pub value: &'static str,
    pub words: Message,
    pub ticked: bool,
}

/// The boxes for a result: none if its ending, or the profile, asks for nothing.
pub fn ticks(here: &Snapshot, result: &GameResult) -> Vec<Tick> {
    if asked(here, result.end) == WonMissions::NONE { Vec::new() } else { boxes(result.missions) }
}

/// The boxes of a slip on which the ending is still to be chosen.
pub fn ticks_of_slip(here: &Snapshot, ticked: WonMissions) -> Vec<Tick> {
    let asks = here.profile().is_ok_and(|profile| profile.asks_missions().is_some());
    if asks { boxes(ticked) } else { Vec::new() }
}

/// Whether something is asked for that is not ticked.
pub fn is_unticked(here: &Snapshot, result: &GameResult) -> bool {
    let asked = asked(here, result.end);
    asked != WonMissions::NONE && result.missions != asked
}

/// The result as it is recorded once everything is ticked, for a preview of what it counts.
pub fn as_ticked(here: &Snapshot, result: GameResult) -> GameResult {
    here.profile().map_or(result, |profile| profile.with_ticks(result))
}

fn asked(here: &Snapshot, end: EndReason) -> WonMissions {
    here.profile().map_or(WonMissions::NONE, |profile| profile.missions_of(end))
}

fn boxes(ticked: WonMissions) -> Vec<Tick> {
    let tick = |value, words, ticked| Tick { value, words, ticked };
    vec![
        tick(PLANET, say("rounds-ticks-planet"), ticked.planet),
        tick(SPACE, say("rounds-ticks-space"), ticked.space),
    ]
}
