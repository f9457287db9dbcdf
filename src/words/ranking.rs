//! What decided a place in the final ranking, in words.

use crate::domain::bracket::elimination::StageName;
use crate::domain::bracket::ranking::{By, TieOrder};
use crate::domain::tournament::cut::RoundName;
use crate::messages::{Message, say};
use crate::words::round_name::RoundWords;

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
    let name = match name {
        StageName::Single(left) => RoundName::Stage(left),
        StageName::Double(stage) => RoundName::DoubleStage(stage),
    };
    RoundWords::of(name).words()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::bracket::elimination::DoubleStage;
    use crate::messages::Language;

    #[test]
    fn what_decided_a_place_is_told_as_in_files() {
        let stages = [
            StageName::Single(1),
            StageName::Single(4),
            StageName::Double(DoubleStage::Early(3)),
            StageName::Double(DoubleStage::SecondFinal),
        ];
        let out = stages
            .into_iter()
            .flat_map(|one| [TieOrder::Swiss, TieOrder::Shared].map(|tie| By::OutIn(one, tie)));
        let others = [
            By::Final,
            By::ThirdPlace,
            By::StillIn(TieOrder::Swiss),
            By::StillIn(TieOrder::Shared),
            By::Swiss,
        ];
        for one in out.chain(others) {
            assert_eq!(decided_by(&one).to_string(), one.words());
        }
        let german = Language::German
            .speak(|| decided_by(&By::OutIn(StageName::Single(1), TieOrder::Swiss)).to_string());
        assert_eq!(german, "Halbfinale, dann Schweizer System");
    }
}
