//! Why the system of pairing refuses a command, in words.

use crate::domain::pairing::timetable::LARGEST_ROUND_ROBIN;
use crate::domain::tournament::system_refusal::{Redraw, SystemRefusal};
use crate::messages::{Message, say};
use crate::words::bracket_error::unplayable_cut;
use crate::words::measure::system_within;
use crate::words::sentences;

in_english! { SystemRefusal: system_refusal }

/// Why the system of pairing refuses a command.
pub fn system_refusal(it: &SystemRefusal) -> Message {
    match it {
        SystemRefusal::Begun => say("refusal-system-begun"),
        SystemRefusal::RoundsPublished { newest } => {
            say("refusal-system-rounds-published").with("rounds", newest)
        }
        SystemRefusal::SeedFirst => say("refusal-system-seed-first"),
        // Up to 32 there is a place for everybody, except for somebody alone.
        SystemRefusal::NoBracket { active } if *active > 1 => {
            say("refusal-system-bracket-full").with("active", active)
        }
        SystemRefusal::NoBracket { active } => say("refusal-system-no-bracket").with("active", active),
        SystemRefusal::NotTheOrder => say("refusal-system-not-the-order"),
        SystemRefusal::OrderFromStandings => say("refusal-system-order-from-standings"),
        SystemRefusal::Unplayable(why) => unplayable_cut(*why),
        SystemRefusal::OtherElimination { system } => {
            say("refusal-system-other-elimination").with("system", system_within(*system))
        }
        SystemRefusal::NobodySitsOut => say("refusal-system-nobody-sits-out"),
        SystemRefusal::PairsAreFixed => say("refusal-system-pairs-are-fixed"),
        SystemRefusal::EverybodyMeets => say("refusal-system-everybody-meets"),
        SystemRefusal::NumbersStay => say("refusal-system-numbers-stay"),
        SystemRefusal::NoFreeNumber(redraw) => with_redraw(say("refusal-system-no-free-number"), *redraw),
        SystemRefusal::OneFreeNumber(redraw) => with_redraw(say("refusal-system-one-free-number"), *redraw),
        SystemRefusal::NoGameLeft => say("refusal-system-no-game-left"),
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

/// The refusal, and how more players can enter after all.
fn with_redraw(refusal: Message, redraw: Redraw) -> Message {
    let how = match redraw {
        Redraw::Draft => Some(say("refusal-system-redraw-draft")),
        Redraw::Publication => Some(say("refusal-system-redraw-publication")),
        Redraw::Never => None,
    };
    sentences(refusal, how)
}
