//! What the rounds of a tournament are called.

use crate::domain::bracket::elimination::DoubleStage;
use crate::domain::tournament::cut::RoundName;
use crate::messages::{Message, say};

/// What a round is called.
#[derive(Debug, Clone, Copy)]
pub struct RoundWords(RoundName);

impl RoundWords {
    /// What this round is called.
    pub const fn of(name: RoundName) -> Self {
        Self(name)
    }

    /// As at the start of a line: `Round 3`, `Semi-final`.
    pub fn title(&self) -> Message {
        match self.0 {
            RoundName::Swiss(number) => say("rounds-title-round").with("number", number),
            RoundName::Heat(number) => say("rounds-title-heat").with("number", number),
            RoundName::TopTable => say("rounds-title-top-table"),
            RoundName::Stage(0) | RoundName::DoubleStage(DoubleStage::Final) => say("rounds-title-final"),
            RoundName::Stage(1) => say("rounds-title-semi-final"),
            RoundName::Stage(2) => say("rounds-title-quarter-final"),
            RoundName::Stage(left) => say("rounds-title-round-of").with("players", players_left(left)),
            RoundName::DoubleStage(DoubleStage::Early(stage)) => {
                say("rounds-title-stage").with("number", stage)
            }
            RoundName::DoubleStage(DoubleStage::SecondFinal) => say("rounds-title-second-final"),
        }
    }

    /// As within a sentence: `round 3`, `semi-final`.
    pub fn words(&self) -> Message {
        match self.0 {
            RoundName::Swiss(number) => say("rounds-name-round").with("number", number),
            RoundName::Heat(number) => say("rounds-name-heat").with("number", number),
            RoundName::TopTable => say("rounds-name-top-table"),
            RoundName::Stage(0) | RoundName::DoubleStage(DoubleStage::Final) => say("rounds-name-final"),
            RoundName::Stage(1) => say("rounds-name-semi-final"),
            RoundName::Stage(2) => say("rounds-name-quarter-final"),
            RoundName::Stage(left) => say("rounds-name-round-of").with("players", players_left(left)),
            RoundName::DoubleStage(DoubleStage::Early(stage)) => {
                say("rounds-name-stage").with("number", stage)
            }
            RoundName::DoubleStage(DoubleStage::SecondFinal) => say("rounds-name-second-final"),
        }
    }

    /// With the article that it needs within a sentence: `round 3`, `heat 1`, `the semi-final`.
    pub fn with_article(&self) -> Message {
        match self.0 {
            RoundName::TopTable => say("rounds-the-top-table"),
            RoundName::Stage(0) | RoundName::DoubleStage(DoubleStage::Final) => say("rounds-the-final"),
            RoundName::Stage(1) => say("rounds-the-semi-final"),
            RoundName::Stage(2) => say("rounds-the-quarter-final"),
            RoundName::Stage(left) => say("rounds-the-round-of").with("players", players_left(left)),
            RoundName::DoubleStage(DoubleStage::SecondFinal) => say("rounds-the-second-final"),
            RoundName::Swiss(_) | RoundName::Heat(_) | RoundName::DoubleStage(DoubleStage::Early(_)) => {
                self.words()
            }
        }
    }
}

/// How many players are in a stage with so many after it.
fn players_left(left: u32) -> u32 {
    2_u32.saturating_pow(left.saturating_add(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::id::RoundNumber;
    use crate::messages::Language;

    #[test]
    fn every_name_of_a_round_is_as_in_the_log() {
        let early = DoubleStage::Early(3);
        let names = [
            RoundName::Swiss(RoundNumber(3)),
            RoundName::Heat(RoundNumber(1)),
            RoundName::TopTable,
            RoundName::Stage(0),
            RoundName::Stage(1),
            RoundName::Stage(2),
            RoundName::Stage(3),
            RoundName::DoubleStage(early),
            RoundName::DoubleStage(DoubleStage::Final),
            RoundName::DoubleStage(DoubleStage::SecondFinal),
        ];
        for name in names {
            let told = RoundWords::of(name);
            assert_eq!(told.title().to_string(), name.title());
            assert_eq!(told.words().to_string(), name.words());
            assert_eq!(told.with_article().to_string(), name.with_article());
        }
        let semi_final = RoundWords::of(RoundName::Stage(1));
        assert_eq!(Language::German.speak(|| semi_final.with_article().to_string()), "das Halbfinale");
    }
}
