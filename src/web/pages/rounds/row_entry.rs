//! What the row of a table without a result takes: two scores, and one of the endings that need no other page.

use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::{EndReason, WonMissions};
use crate::web::forms::ResultForm;
use crate::web::pages::rounds::endings;
use crate::web::result_form::{PLANET, SPACE};
use crate::words::result::time_was_called;

/// The form that a script puts into each open row.
pub(super) struct RowEntry {
    /// The points that win a game.
    pub(super) win: i64,
    /// Each of them can be recorded from the row; every other ending is chosen on the page of the table.
    pub(super) endings: Vec<RowEnding>,
}

/// An ending to choose in a row.
pub(super) struct RowEnding {
    /// The form's value.
    pub(super) value: String,
    /// What choosing it ticks, with spaces between; empty if nothing is asked. The points alone do not say it.
    pub(super) ticks: String,
    /// Empty for a win: the script names the winner.
    pub(super) words: String,
}

impl RowEntry {
    /// What a row takes under this profile.
    pub(super) fn of(profile: &Profile) -> Self {
        let offered = endings::few().into_iter().filter(|end| profile.asks_director(*end).is_none());
        Self {
            win: profile.scores.win_threshold.value,
            endings: offered.map(|end| RowEnding::of(profile, end)).collect(),
        }
    }
}

impl RowEnding {
    fn of(profile: &Profile, end: EndReason) -> Self {
        let time = time_was_called();
        Self {
            value: ResultForm::choice_of(end),
            ticks: ticks(profile.missions_of(end)),
            words: if end == EndReason::Time { time.to_string() } else { String::new() },
        }
    }
}

fn ticks(missions: WonMissions) -> String {
    let WonMissions { planet, space } = missions;
    let asked = [(PLANET, planet), (SPACE, space)].into_iter().filter(|(_, asked)| *asked);
    let names: Vec<&str> = asked.map(|(name, _)| name).collect();
    names.join(" ")
}
