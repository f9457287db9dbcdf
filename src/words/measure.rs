//! What separates players, who meets whom, and how much games move ratings, in words.

use crate::domain::pairing::system::PairingSystem;
use crate::domain::scoring::level::TournamentLevel;
use crate::domain::scoring::measure::Measure;
use crate::messages::{Language, Message, say};

in_english! { Measure: |it| measure(*it) }

/// What a measure is called.
pub const fn measure(measure: Measure) -> Message {
    match measure {
        Measure::VictoryPoints => say("names-measure-victory-points"),
        Measure::StrengthOfSchedule => say("names-measure-strength-of-schedule"),
        Measure::Differential => say("names-measure-differential"),
        Measure::HeadToHead => say("names-measure-head-to-head"),
        Measure::OpponentsStrength => say("names-measure-opponents-strength"),
        Measure::FullWins => say("names-measure-full-wins"),
        Measure::FewestLosses => say("names-measure-fewest-losses"),
        Measure::FewestFullLosses => say("names-measure-fewest-full-losses"),
        Measure::ModifiedWins => say("names-measure-modified-wins"),
        Measure::CumulativeVictoryPoints => say("names-measure-cumulative"),
        Measure::Rating => say("names-measure-rating"),
    }
}

/// What a measure is called within a sentence; German nouns keep their capital.
pub fn measure_within(measure: Measure) -> String {
    within_sentence(&self::measure(measure))
}

/// A name within a sentence; German nouns keep their capital.
pub(super) fn within_sentence(name: &Message) -> String {
    let name = name.to_string();
    match Language::spoken() {
        Language::German => name,
        Language::English | Language::French => name.to_lowercase(),
    }
}

/// What a pairing system is called.
pub const fn system(system: PairingSystem) -> Message {
    match system {
        PairingSystem::Swiss => say("names-system-swiss"),
        PairingSystem::RoundRobin => say("names-system-round-robin"),
        PairingSystem::SingleElimination => say("names-system-single-elimination"),
        PairingSystem::DoubleElimination => say("names-system-double-elimination"),
    }
}

/// The number and the name of a level.
pub const fn level(level: TournamentLevel) -> Message {
    match level {
        TournamentLevel::Local => say("names-level-local"),
        TournamentLevel::Regional => say("names-level-regional"),
        TournamentLevel::National => say("names-level-national"),
        TournamentLevel::Continental => say("names-level-continental"),
        TournamentLevel::Worlds => say("names-level-worlds"),
    }
}

/// What a pairing system is called within a sentence.
pub(super) fn system_within(system: PairingSystem) -> String {
    within_sentence(&self::system(system))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_german_noun_keeps_its_capital_within_a_sentence() {
        let told = || measure_within(Measure::FullWins);
        assert_eq!(told(), "full wins");
        assert_eq!(Language::German.speak(told), "Volle Siege");
        assert_eq!(Language::French.speak(told), "victoires pleines");
    }
}
