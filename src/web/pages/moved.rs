//! Whose place, points or differential another result would change: shown before a correction, an undo, or the end of
//! unfinished games.

use crate::app::Snapshot;
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

impl Moves {
    pub(super) fn of(here: &Snapshot, shifts: &[Shift]) -> Self {
        let own: Vec<&Shift> = shifts.iter().filter(|shift| shift.is_own()).collect();
        let lines = own.iter().take(MOST).map(|shift| Moved::of(here, shift)).collect();
        Self { lines, more: own.len().saturating_sub(MOST) }
    }
}

impl Moved {
    fn of(here: &Snapshot, shift: &Shift) -> Self {
        let [points, then_points] = shift.victory_points;
        let [margin, then_margin] = shift.differential;
        Self {
            name: here.name(shift.player),
            to: urls::player(here.slug(), shift.player),
            place: from_to(shift.place.map(|place| place.to_string())),
            points: from_to([words::score(points), words::score(then_points)]),
            differential: from_to([words::signed_number(margin), words::signed_number(then_margin)]),
        }
    }
}

fn from_to([was, is]: [String; 2]) -> String {
    if was == is { is } else { format!("{was} → {is}") }
}
