//! Why nothing in the library decides a question.

use crate::domain::day::DayFormat;
use crate::domain::rulings::search::{Closest, Undecided};
use crate::domain::rulings::standing::Status;
use crate::messages::{Message, say};
use crate::words::sentences;
use crate::words::standing::day;

in_english! { Undecided: |it| undecided(*it, DayFormat::Iso) }

/// The reason in sentences.
pub fn undecided(undecided: Undecided, days: DayFormat) -> Message {
    let shown = match undecided.fits {
        Closest::NoDocument => return say("law-undecided-no-document"),
        Closest::Nothing => say("law-undecided-nothing"),
        Closest::NotCitable => say("law-undecided-not-citable"),
        Closest::Shown => say("law-undecided-shown"),
        Closest::Speaks => say("law-undecided-speaks"),
        Closest::Doubtful => say("law-undecided-doubtful"),
        Closest::AnotherCard => say("law-undecided-another-card"),
    };
    let other = match undecided.also {
        Some(Status::OtherEdition) => Some(say("law-undecided-other-game")),
        Some(Status::NotYet) => Some(say("law-undecided-later")),
        Some(
            Status::InForce
            | Status::CarriedForward
            | Status::Window
            | Status::PartlySuperseded
            | Status::Undated
            | Status::Unanswered
            | Status::Superseded
            | Status::Deleted
            | Status::CrossReference,
        )
        | None => None,
    };
    let first =
        say("law-undecided").with("game", undecided.edition.name()).with("on", day(undecided.on, days));
    sentences(first, other.into_iter().chain([shown]))
}
