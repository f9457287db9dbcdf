//! The terms of a sign-up, in words.

use crate::domain::tournament::sign_up::SignUp;
use crate::messages::{Message, dates, say};

/// Until when, how many places, and whether a list may be sent along; the log is read in every time zone.
pub fn terms(terms: &SignUp) -> Message {
    let until = dates::moment_in_utc(&terms.until);
    let places = match terms.most {
        None => say("names-sign-up-no-limit"),
        Some(most) => say("names-sign-up-places").with("n", most),
    };
    say("names-sign-up").with("with-deck", terms.asks_deck).with("until", until).with("places", places)
}
