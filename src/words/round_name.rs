//! What the rounds of a tournament are called.

use crate::domain::bracket::elimination::DoubleStage;
use crate::domain::tournament::cut::RoundName;
use crate::messages::{Message, say};

in_english! { RoundName: |it| RoundWords::of(*it).words() }

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

    /// As the subject with which a sentence begins: `Round 3`, `The semi-final`.
    pub fn subject(&self) -> Message {
        match self.0 {
            RoundName::TopTable => say("rounds-subject-top-table"),
            RoundName::Stage(0) | RoundName::DoubleStage(DoubleStage::Final) => say("rounds-subject-final"),
            RoundName::Stage(1) => say("rounds-subject-semi-final"),
            RoundName::Stage(2) => say("rounds-subject-quarter-final"),
            RoundName::Stage(left) => say("rounds-subject-round-of").with("players", players_left(left)),
            RoundName::DoubleStage(DoubleStage::SecondFinal) => say("rounds-subject-second-final"),
            RoundName::Swiss(_) | RoundName::Heat(_) | RoundName::DoubleStage(DoubleStage::Early(_)) => {
                self.title()
            }
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

/// How many players are in a stage that `left` stages follow.
fn players_left(left: u32) -> u32 {
    2_u32.saturating_pow(left.saturating_add(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn a_name_of_a_round_is_told_in_the_readers_language_with_its_article() {
        let told = |name| RoundWords::of(name).with_article().to_string();
        assert_eq!(told(RoundName::Stage(3)), "the round of 16");
        assert_eq!(told(RoundName::DoubleStage(DoubleStage::Early(3))), "stage 3");
        assert_eq!(Language::German.speak(|| told(RoundName::Stage(1))), "das Halbfinale");
        let begins = |name| RoundWords::of(name).subject().to_string();
        assert_eq!(begins(RoundName::Stage(3)), "The round of 16");
        assert_eq!(begins(RoundName::DoubleStage(DoubleStage::Early(3))), "Stage 3");
        assert_eq!(Language::German.speak(|| begins(RoundName::TopTable)), "Der Finaltisch");
    }
}
