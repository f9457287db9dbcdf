//! Tribbles: heats of pods and the top table, for everybody, for players and for staff.
//!
//! The addresses are those of games of two: [`either`] asks once how the tournament is played.

mod appointment;
pub(crate) mod either;
mod heat;
pub(in crate::web) mod me;
mod paper;
mod repair;
mod report;
mod score_form;
mod staff;
pub(in crate::web::pages) mod standings;
mod table;
pub(crate) mod top;
mod unfinished;

use crate::app::DisplayNames;
use crate::domain::id::PlayerId;
use crate::domain::pods::heats::Pod;
use crate::domain::tournament::pod_table::PodTable;
use crate::words::numbers::grouped;

/// A player of a pod as pages show one.
pub(super) struct PodSeat {
    pub(super) player: PlayerId,
    pub(super) name: String,
    /// The total; empty before.
    pub(super) total: String,
    /// The place in the pod; empty before.
    pub(super) place: String,
    pub(super) won: bool,
}

/// The players of a pod in the order of their seats.
pub(super) fn seats(names: &DisplayNames, pod: &PodTable) -> Vec<PodSeat> {
    let places = Pod::places(&pod.to_pod());
    let seat = |player: &PlayerId| {
        let scored = places.iter().find(|(other, ..)| other == player);
        PodSeat {
            player: *player,
            name: names.name(*player),
            total: scored.map(|(_, total, _)| grouped(*total)).unwrap_or_default(),
            place: scored.map(|(.., place)| place.to_string()).unwrap_or_default(),
            won: scored.is_some_and(|(_, total, place)| *place == 1 && *total > 0),
        }
    };
    pod.pod.players.iter().map(seat).collect()
}
