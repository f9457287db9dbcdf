//! Pages about people over all tournaments. They read no log.

pub(crate) mod against;
pub(crate) mod asked;
mod counting;
pub(crate) mod fame;
pub(crate) mod list;
pub(crate) mod of_player;
pub(crate) mod own;
pub(crate) mod person;
mod rating_chart;
pub(crate) mod ratings;

use crate::app::person_record::Balance;

/// `12–3–1`: won, lost and tied.
fn balance(of: Balance) -> String {
    format!("{}–{}–{}", of.wins, of.losses, of.ties)
}
