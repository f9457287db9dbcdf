//! Why the clock or the deadline of a round is not changed, in words.

use crate::domain::tournament::round_clock::{ClockRefusal, LONGEST_DAYS};
use crate::messages::{Message, say};

in_english! { ClockRefusal: clock_refusal }

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
