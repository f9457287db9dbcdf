//! What decided a place in the final ranking, in words.

use crate::domain::bracket::elimination::StageName;
use crate::domain::bracket::ranking::{By, TieOrder};
use crate::domain::tournament::cut::RoundName;
use crate::messages::{Message, say};
use crate::words::round_name::RoundWords;

in_english! {
    By: decided_by,
    StageName: |it| stage(*it),
}

/// What decided a place.
pub fn decided_by(it: &By) -> Message {
    match it {
        By::Final => say("names-by-final"),
        By::ThirdPlace => say("names-by-third-place"),
        By::OutIn(name, TieOrder::Swiss) => say("names-by-then-swiss").with("stage", stage(*name)),
        By::OutIn(name, TieOrder::Shared) => stage(*name),
        By::StillIn(TieOrder::Swiss) => say("names-by-still-in-then-swiss"),
        By::StillIn(TieOrder::Shared) => say("names-by-still-in"),
        By::Swiss => say("names-by-swiss"),
    }
}

/// The last table of pods, which decides the first places.
pub const fn by_top_table() -> Message {
    say("names-by-top-table")
}

fn stage(name: StageName) -> Message {
    RoundWords::of(RoundName::of_named_stage(name)).words()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn what_decided_a_place_is_told_in_the_readers_language_and_in_files_in_english() {
        let by = By::OutIn(StageName::Single(1), TieOrder::Swiss);
        let german = Language::German.speak(|| (decided_by(&by).to_string(), by.to_string()));
        assert_eq!(german.0, "Halbfinale, dann Schweizer System");
        assert_eq!(german.1, "semi-final, then Swiss");
    }
}
