//! Why nothing in the library decides a question.

use crate::domain::day::DayFormat;
use crate::domain::rulings::search::{Closest, Undecided};
use crate::domain::rulings::standing::Status;
use crate::messages::say;
use crate::words::standing::day;

/// The reason in sentences.
pub fn undecided(undecided: Undecided, days: DayFormat) -> String {
    let shown = match undecided.fits {
        Closest::NoDocument => return say("law-undecided-no-document").to_string(),
        Closest::Nothing => say("law-undecided-nothing"),
        Closest::NotCitable => say("law-undecided-not-citable"),
        Closest::Shown => say("law-undecided-shown"),
        Closest::Speaks => say("law-undecided-speaks"),
    };
    let other = match undecided.also {
        Some(Status::OtherEdition) => Some(say("law-undecided-other-game")),
        Some(Status::NotYet) => Some(say("law-undecided-later")),
        _ => None,
    };
    let first =
        say("law-undecided").with("game", undecided.edition.name()).with("on", day(undecided.on, days));
    let sentences = [Some(first), other, Some(shown)].into_iter().flatten();
    sentences.map(|sentence| sentence.to_string()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::edition::Edition;

    #[test]
    fn what_nothing_decides_is_told_as_at_the_console() {
        let on = "2000-10-30".parse().unwrap();
        for also in [None, Some(Status::OtherEdition), Some(Status::NotYet), Some(Status::Deleted)] {
            for fits in
                [Closest::NoDocument, Closest::Nothing, Closest::NotCitable, Closest::Shown, Closest::Speaks]
            {
                let told = Undecided { edition: Edition::First, on, also, fits };
                for days in [DayFormat::Iso, DayFormat::Words] {
                    assert_eq!(undecided(told, days), told.words(days));
                }
            }
        }
    }
}
