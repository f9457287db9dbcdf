//! Players apply for a place by themselves, and a director accepts them.

pub(crate) mod apply;
pub(crate) mod list;
pub(crate) mod receipt;
pub(crate) mod terms;

use crate::app::{CheckedList, Snapshot};
use crate::domain::tournament::sign_up::SignUp;
use crate::web::words::{self, count};

/// `6 of 24 places are taken`, or how many play if there is no limit.
pub fn places(here: &Snapshot, terms: &SignUp) -> String {
    let taken = here.tournament.places_taken();
    match terms.most {
        Some(most) => format!(
            "{taken} of {} taken",
            count(usize::try_from(most).unwrap_or(usize::MAX), "place", "places")
        ),
        None => count(taken, "player is in", "players are in"),
    }
}

/// `open until 12 May 2026, 18:00 CEST`.
pub fn open_until(here: &Snapshot, terms: &SignUp) -> String {
    format!("open until {}", words::moment(here, terms.until))
}

/// The badge of a list that came with an application: its colour and words.
pub fn list_badge(checked: Option<CheckedList>) -> (&'static str, String) {
    let size = |number: u32| usize::try_from(number).unwrap_or(usize::MAX);
    match checked {
        None => ("plain", "No list".to_owned()),
        Some(CheckedList { errors: 0, cards }) => {
            ("settled", format!("{}, no faults", count(size(cards), "card", "cards")))
        }
        Some(CheckedList { errors, cards }) => (
            "needs",
            format!("{}, {}", count(size(cards), "card", "cards"), count(size(errors), "fault", "faults")),
        ),
    }
}
