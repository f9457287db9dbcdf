//! What decided a place of the final ranking, in words.

use crate::domain::bracket::elimination::StageName;
use crate::domain::bracket::ranking::{By, TieOrder};
use crate::domain::tournament::cut::RoundName;
use crate::messages::{Message, say};
use crate::words::round_name::RoundWords;

/// What decided a place: `final`, `semi-final, then Swiss`.
pub fn decided_by(it: &By) -> Message {
    match it {
        By::Final => say("cut-decided-final"),
        By::ThirdPlace => say("cut-decided-third-place"),
        By::OutIn(out_in, TieOrder::Swiss) => {
            say("cut-decided-stage-then-swiss").with("stage", stage(*out_in))
        }
        By::OutIn(out_in, TieOrder::Shared) => stage(*out_in),
        By::StillIn(TieOrder::Swiss) => say("cut-decided-still-in-then-swiss"),
        By::StillIn(TieOrder::Shared) => say("cut-decided-still-in"),
        By::Swiss => say("cut-decided-swiss"),
    }
}

/// A stage within a sentence, without an article.
fn stage(it: StageName) -> Message {
    let name = match it {
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
    fn what_decided_a_place_is_told_as_in_json() {
        let semi_final = StageName::Single(1);
        for it in [
            By::Final,
            By::ThirdPlace,
            By::OutIn(semi_final, TieOrder::Swiss),
            By::OutIn(semi_final, TieOrder::Shared),
            By::OutIn(StageName::Single(3), TieOrder::Swiss),
            By::OutIn(StageName::Double(DoubleStage::Early(3)), TieOrder::Shared),
            By::OutIn(StageName::Double(DoubleStage::SecondFinal), TieOrder::Swiss),
            By::StillIn(TieOrder::Swiss),
            By::StillIn(TieOrder::Shared),
            By::Swiss,
        ] {
            assert_eq!(decided_by(&it).to_string(), it.words());
        }
        let german =
            Language::German.speak(|| decided_by(&By::OutIn(semi_final, TieOrder::Swiss)).to_string());
        assert_eq!(german, "Halbfinale, dann Rangliste");
    }
}
