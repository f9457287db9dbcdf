//! Why the clock or the deadline of a round is not changed, in words.

use crate::domain::tournament::round_clock::{ClockRefusal, LONGEST_DAYS};
use crate::messages::{Message, say};

/// Why the clock or the deadline of a round is not changed.
pub fn clock_refusal(it: &ClockRefusal) -> Message {
    match it {
        ClockRefusal::NotStarted(round) => say("refusal-clock-not-started").with("round", round),
        ClockRefusal::Paused(round) => say("refusal-clock-paused").with("round", round),
        ClockRefusal::Meanwhile { round, now, seen } => {
            say("refusal-clock-meanwhile").with("round", round).with("now", now).with("seen", seen)
        }
        ClockRefusal::NoMinutes => say("refusal-clock-no-minutes"),
        ClockRefusal::NotGiven { round, given, minutes } => {
            say("refusal-clock-not-given").with("round", round).with("given", given).with("minutes", minutes)
        }
        ClockRefusal::TooMany { minutes, total, most } => {
            say("refusal-clock-too-many").with("minutes", minutes).with("total", total).with("most", most)
        }
        ClockRefusal::HasDeadline(round) => say("refusal-clock-has-deadline").with("round", round),
        ClockRefusal::HasClock(round) => say("refusal-clock-has-clock").with("round", round),
        ClockRefusal::DeadlineMoved(round) => say("refusal-clock-deadline-moved").with("round", round),
        ClockRefusal::DeadlineOver => say("refusal-clock-deadline-over"),
        ClockRefusal::DeadlineFar => say("refusal-clock-deadline-far").with("most", LONGEST_DAYS),
        ClockRefusal::NeedsDeadline => say("refusal-clock-needs-deadline"),
        ClockRefusal::NeedsClock => say("refusal-clock-needs-clock"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::id::RoundNumber;

    #[test]
    fn a_clock_is_not_changed_for_the_same_reasons_as_at_the_console() {
        for it in [
            ClockRefusal::NotStarted(RoundNumber(3)),
            ClockRefusal::Paused(RoundNumber(3)),
            ClockRefusal::Meanwhile { round: RoundNumber(3), now: 12, seen: 12 },
            ClockRefusal::NoMinutes,
            ClockRefusal::NotGiven { round: RoundNumber(3), given: 12, minutes: 12 },
            ClockRefusal::TooMany { minutes: 12, total: 12, most: 12 },
            ClockRefusal::HasDeadline(RoundNumber(3)),
            ClockRefusal::HasClock(RoundNumber(3)),
            ClockRefusal::DeadlineMoved(RoundNumber(3)),
            ClockRefusal::DeadlineOver,
            ClockRefusal::DeadlineFar,
            ClockRefusal::NeedsDeadline,
            ClockRefusal::NeedsClock,
        ] {
            assert_eq!(clock_refusal(&it).to_string(), it.to_string());
        }
    }
}
