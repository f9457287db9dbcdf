//! What is ticked with a result: the missions of a win, where the profile says that a win takes them, and that the director
//! was asked, where it says that nobody can know what an ending counts.

use crate::app::Snapshot;
use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::{EndReason, GameResult, Side, WonMissions};
use crate::messages::{Message, say};
use crate::web::result_form::{ASKED, PLANET, SPACE};

/// One box of a result form.
pub struct Tick {
    /// The value of the box.
    pub value: &'static str,
    pub words: Message,
    pub ticked: bool,
}

/// The boxes of a form.
#[derive(Default)]
pub struct Ticks {
    /// The two missions; empty if the ending, or the profile, asks for none.
    pub missions: Vec<Tick>,
    /// That the director was asked.
    pub asked: Option<Tick>,
}

impl Ticks {
    /// The boxes for a result.
    pub fn of(here: &Snapshot, result: &GameResult) -> Self {
        let Ok(profile) = here.profile() else { return Self::default() };
        let missions = profile.missions_of(result.end) != WonMissions::NONE;
        let asked = profile.asks_director(result.end).is_some();
        Self {
            missions: if missions { boxes(result.missions) } else { Vec::new() },
            asked: asked.then(|| box_of(ASKED, say("rounds-ticks-asked"), result.asked)),
        }
    }

    /// The boxes of a slip on which the ending is still to be chosen.
    pub fn of_slip(here: &Snapshot, missions: WonMissions, asked: bool) -> Self {
        let Ok(profile) = here.profile() else { return Self::default() };
        Self {
            missions: if profile.asks_missions().is_some() { boxes(missions) } else { Vec::new() },
            asked: asks_anywhere(profile).then(|| box_of(ASKED, say("rounds-ticks-asked-if"), asked)),
        }
    }
}

/// Whether something is asked for that is not ticked.
pub fn is_unticked(here: &Snapshot, result: &GameResult) -> bool {
    let asked = as_ticked(here, *result);
    let missions = asked.missions != WonMissions::NONE && result.missions != asked.missions;
    missions || (asked.asked && !result.asked)
}

/// The result as it is recorded once everything is ticked, for a preview of what it counts.
pub fn as_ticked(here: &Snapshot, result: GameResult) -> GameResult {
    here.profile().map_or(result, |profile| profile.with_ticks(result))
}

/// Without its ticks: on the page that asks for them they are boxes, not hidden fields.
pub const fn unticked(result: GameResult) -> GameResult {
    GameResult { missions: WonMissions::NONE, asked: false, ..result }
}

fn asks_anywhere(profile: &Profile) -> bool {
    let endings = [EndReason::Concession { by: Side::A }, EndReason::DeckedOut];
    endings.into_iter().any(|end| profile.asks_director(end).is_some())
}

fn boxes(ticked: WonMissions) -> Vec<Tick> {
    vec![
        box_of(PLANET, say("rounds-ticks-planet"), ticked.planet),
        box_of(SPACE, say("rounds-ticks-space"), ticked.space),
    ]
}

const fn box_of(value: &'static str, words: Message, ticked: bool) -> Tick {
    Tick { value, words, ticked }
}
