//! The terms of a sign-up, in words.

use chrono_tz::Tz;

use crate::domain::tournament::sign_up::SignUp;
use crate::messages::{Message, dates, say};

/// Until when, how many places, and whether a list may be sent along, in the time zone of the tournament.
pub fn terms(terms: &SignUp, zone: Tz) -> Message {
    let until = dates::moment_in(terms.until, &zone);
    let places = match terms.most {
        None => say("names-sign-up-no-limit"),
        Some(most) => say("names-sign-up-places").with("n", most),
    };
    say("names-sign-up").with("with-deck", terms.asks_deck).with("until", until).with("places", places)
}
