//! Why the system of pairing refuses a command, in words.

use crate::domain::pairing::system::PairingSystem;
use crate::domain::pairing::timetable::LARGEST_ROUND_ROBIN;
use crate::domain::tournament::system_refusal::SystemRefusal;
use crate::messages::{Message, say};
use crate::words::bracket_error::unplayable_cut;

/// Why the system of pairing refuses a command.
pub fn system_refusal(it: &SystemRefusal) -> Message {
    match it {
        SystemRefusal::Begun => say("refusal-system-begun"),
        SystemRefusal::SeedFirst => say("refusal-system-seed-first"),
        SystemRefusal::NoBracket { active } => say("refusal-system-no-bracket").with("active", active),
        SystemRefusal::NotTheOrder => say("refusal-system-not-the-order"),
        SystemRefusal::OrderFromStandings => say("refusal-system-order-from-standings"),
        SystemRefusal::Unplayable(why) => unplayable_cut(*why),
        SystemRefusal::OtherElimination { system } => {
            say("refusal-system-other-elimination").with("system", system_name(*system))
        }
        SystemRefusal::NobodySitsOut => say("refusal-system-nobody-sits-out"),
        SystemRefusal::PairsAreFixed => say("refusal-system-pairs-are-fixed"),
        SystemRefusal::EverybodyMeets => say("refusal-system-everybody-meets"),
        SystemRefusal::NumbersStay => say("refusal-system-numbers-stay"),
        SystemRefusal::NoFreeNumber => say("refusal-system-no-free-number"),
        SystemRefusal::OneFreeNumber => say("refusal-system-one-free-number"),
        SystemRefusal::MeetsAnother { round } => say("refusal-system-meets-another").with("round", round),
        SystemRefusal::Over { rounds } => say("refusal-system-over").with("rounds", rounds),
        SystemRefusal::NoTimetable => say("refusal-system-no-timetable"),
        SystemRefusal::OtherDeadlines { rounds } => {
            say("refusal-system-other-deadlines").with("rounds", rounds)
        }
        SystemRefusal::TooMany { active } => {
            say("refusal-system-too-many").with("active", active).with("most", LARGEST_ROUND_ROBIN)
        }
    }
}

/// A system of pairing within a sentence.
const fn system_name(it: PairingSystem) -> Message {
    match it {
        PairingSystem::Swiss => say("refusal-system-name-swiss"),
        PairingSystem::RoundRobin => say("refusal-system-name-round-robin"),
        PairingSystem::SingleElimination => say("refusal-system-name-single-elimination"),
        PairingSystem::DoubleElimination => say("refusal-system-name-double-elimination"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::bracket::cut::UnplayableCut;
    use crate::domain::id::RoundNumber;

    #[test]
    fn a_system_refuses_as_at_the_console() {
        for it in [
            SystemRefusal::Begun,
            SystemRefusal::SeedFirst,
            SystemRefusal::NoBracket { active: 12 },
            SystemRefusal::NotTheOrder,
            SystemRefusal::OrderFromStandings,
            SystemRefusal::Unplayable(UnplayableCut::TooSmall),
            SystemRefusal::OtherElimination { system: PairingSystem::Swiss },
            SystemRefusal::OtherElimination { system: PairingSystem::RoundRobin },
            SystemRefusal::OtherElimination { system: PairingSystem::SingleElimination },
            SystemRefusal::OtherElimination { system: PairingSystem::DoubleElimination },
            SystemRefusal::NobodySitsOut,
            SystemRefusal::PairsAreFixed,
            SystemRefusal::EverybodyMeets,
            SystemRefusal::NumbersStay,
            SystemRefusal::NoFreeNumber,
            SystemRefusal::OneFreeNumber,
            SystemRefusal::MeetsAnother { round: RoundNumber(3) },
            SystemRefusal::Over { rounds: 12 },
            SystemRefusal::NoTimetable,
            SystemRefusal::OtherDeadlines { rounds: 12 },
            SystemRefusal::TooMany { active: 12 },
        ] {
            assert_eq!(system_refusal(&it).to_string(), it.to_string());
        }
    }
}
