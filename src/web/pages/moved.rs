//! Whose place, points or differential would change: shown before a correction, an undo, the end of unfinished games, or
//! other values of a profile.

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::domain::tournament::what_if::Shift;
use crate::web::urls::{self, Link};
use crate::web::words;

/// The most players listed one by one.
const MOST: usize = 40;

/// The players whose place, points or differential change.
#[derive(Default)]
pub(super) struct Moves {
    pub(super) lines: Vec<Moved>,
    /// How many more there are.
    pub(super) more: usize,
}

/// What changes for one player.
pub(super) struct Moved {
    pub(super) name: String,
    pub(super) to: Link,
    /// `3 → 5`, as are the others.
    pub(super) place: String,
    pub(super) points: String,
    pub(super) differential: String,
}

/// Place, victory points and differential of a line in the standings.
pub(super) type Figures = (u32, i64, i64);

impl Moves {
    pub(super) fn of(here: &Snapshot, shifts: &[Shift]) -> Self {
        let own: Vec<&Shift> = shifts.iter().filter(|shift| shift.is_own()).collect();
        let line = |shift: &&Shift| {
            let ([place, then_place], [points, then_points]) = (shift.place, shift.victory_points);
            let [margin, then_margin] = shift.differential;
            let was = Some((place, points, margin));
            Moved::of(here, shift.player, was, (then_place, then_points, then_margin))
        };
        Self { lines: own.iter().take(MOST).map(line).collect(), more: own.len().saturating_sub(MOST) }
    }
}

impl Moved {
    /// A player's line; `was` is `None` if there was none before.
    pub(super) fn of(here: &Snapshot, player: PlayerId, was: Option<Figures>, now: Figures) -> Self {
        let told = |of: fn(Figures) -> String| match was.map(of) {
            Some(was) if was == of(now) => was,
            Some(was) => format!("{was} → {}", of(now)),
            None => of(now),
        };
        Self {
            name: here.name(player),
            to: urls::player(here.slug(), player),
            place: told(|(place, ..)| place.to_string()),
            points: told(|(_, points, _)| words::score(points)),
            differential: told(|(.., margin)| words::signed_number(margin)),
        }
    }
}
