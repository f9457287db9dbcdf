//! The terms of a sign-up, in words.

use crate::domain::tournament::sign_up::SignUp;
use crate::domain::wording::numbers::count;

/// Until when, how many places, and whether a list may be sent along; the log is read in every time zone.
pub fn terms(terms: &SignUp) -> String {
    let places = terms.most.and_then(|most| usize::try_from(most).ok());
    let places =
        places.map_or_else(|| "no limit of places".to_owned(), |most| count(most, "place", "places"));
    let deck = if terms.asks_deck { ", with a deck list if the player has one" } else { "" };
    format!("until {}, {places}{deck}.", terms.until.format("%-d %B %Y, %H:%M UTC"))
}
