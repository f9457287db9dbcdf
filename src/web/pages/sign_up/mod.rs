//! Players apply for a place by themselves, and a director accepts them.

pub(crate) mod apply;
pub(crate) mod list;
pub(crate) mod receipt;
pub(crate) mod terms;

use crate::app::{CheckedList, Snapshot};
use crate::domain::tournament::sign_up::SignUp;
use crate::messages::say;
use crate::web::shown_clock::ShownDeadline;
use crate::web::words;

/// `6 of 24 places are taken`, or how many play if there is no limit.
pub fn places(here: &Snapshot, terms: &SignUp) -> String {
    let taken = here.tournament.places_taken();
    match terms.most {
        Some(most) => say("sign-up-places-taken").with("taken", taken).with("places", most).into(),
        None => say("sign-up-players-are-in").with("players", taken).into(),
    }
}

/// Until when players sign up.
pub struct OpenUntil {
    /// `open until 12 May 2026, 18:00 CEST`.
    pub words: String,
    /// The moment for the script, which adds the reader's own time.
    pub deadline: ShownDeadline,
}

impl OpenUntil {
    /// The end of sign-up by these terms.
    pub fn of(here: &Snapshot, terms: &SignUp) -> Self {
        let zone = here.tournament.zone().to_string();
        Self {
            words: say("sign-up-open-until").with("until", words::moment(here, terms.until)).into(),
            deadline: ShownDeadline { at: words::rfc3339(terms.until), zone },
        }
    }
}

/// The badge of a list that came with an application: its colour and words.
pub fn list_badge(checked: Option<CheckedList>) -> (&'static str, String) {
    match checked {
        None => ("plain", say("sign-up-no-list").into()),
        Some(CheckedList { errors: 0, cards }) => {
            ("settled", say("sign-up-list-without-faults").with("cards", cards).into())
        }
        Some(CheckedList { errors, cards }) => {
            let faults = say("sign-up-faults").with("faults", errors);
            ("needs", say("sign-up-list-with-faults").with("cards", cards).with("faults", faults).into())
        }
    }
}
