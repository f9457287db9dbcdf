//! Whose place, points or differential would change: shown before a correction, an undo, the end of unfinished games, or
//! other values of a profile. In pods it is the place, the tribbles or the place points.

use crate::app::Snapshot;
use crate::domain::id::PlayerId;
use crate::domain::tournament::what_if::Shift;
use crate::domain::tournament::what_if_pods::PodShift;
use crate::messages::{Message, say};
use crate::web::urls::{self, Link};
use crate::web::words;
use crate::words::numbers::grouped;

/// The most players listed one by one.
const MOST: usize = 40;

/// The players whose place or figures change.
pub(super) struct Moves {
    /// What the two figures beside the place are.
    pub(super) first: Message,
    pub(super) second: Message,
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
    /// The points; in pods the tribbles.
    pub(super) first: String,
    /// The differential; in pods the place points.
    pub(super) second: String,
}

/// Place, victory points and differential of a line in the standings.
pub(super) type StandingFigures = (u32, i64, i64);

impl Default for Moves {
    fn default() -> Self {
        Self { first: say("all-victory-points"), second: say("all-differential"), lines: Vec::new(), more: 0 }
    }
}

impl Moves {
    pub(super) fn of(here: &Snapshot, shifts: &[Shift]) -> Self {
        let own: Vec<&Shift> = shifts.iter().filter(|shift| shift.is_own()).collect();
        let line = |shift: &&Shift| {
            let ([place, then_place], [points, then_points]) = (shift.place, shift.victory_points);
            let [margin, then_margin] = shift.differential;
            let was = Some((place, points, margin));
            Moved::of(here, shift.player, was, (then_place, then_points, then_margin))
        };
        let (lines, more) = (own.iter().take(MOST).map(line).collect(), own.len().saturating_sub(MOST));
        Self { lines, more, ..Self::default() }
    }

    /// The players in pods whose place or figures change.
    pub(super) fn of_pods(here: &Snapshot, shifts: &[PodShift]) -> Self {
        let line = |shift: &PodShift| {
            let place = |place: Option<u32>| place.map_or_else(|| "–".to_owned(), |place| place.to_string());
            let (places, totals) = (shift.place.map(place), shift.total.map(grouped));
            Moved {
                name: here.name(shift.player),
                to: urls::player(here.slug(), shift.player),
                place: change(places),
                first: change(totals),
                second: change(shift.place_points.map(|points| points.to_string())),
            }
        };
        Self {
            first: say("all-tribbles"),
            second: say("all-place-points"),
            lines: shifts.iter().take(MOST).map(line).collect(),
            more: shifts.len().saturating_sub(MOST),
        }
    }
}

impl Moved {
    /// A player's line; `was` is `None` if there was none before.
    pub(super) fn of(
        here: &Snapshot,
        player: PlayerId,
        was: Option<StandingFigures>,
        now: StandingFigures,
    ) -> Self {
        let told =
            |of: fn(StandingFigures) -> String| was.map_or_else(|| of(now), |was| change([of(was), of(now)]));
        Self {
            name: here.name(player),
            to: urls::player(here.slug(), player),
            place: told(|(place, ..)| place.to_string()),
            first: told(|(_, points, _)| words::score(points)),
            second: told(|(.., margin)| words::signed_number(margin)),
        }
    }
}

/// `3 → 5`, or the figure alone if it stays.
fn change([was, is]: [String; 2]) -> String {
    if was == is { is } else { format!("{was} → {is}") }
}
