//! Why a result cannot have happened, in words.

use crate::domain::scoring::impossible::{Impossible, Mission};
use crate::domain::scoring::tally::HistoryError;
use crate::messages::{Message, say};
use crate::words::result::time_was_called;

in_english! {
    Impossible: impossible,
    Mission: |it| mission(*it),
    HistoryError: history_error,
}

/// Why a result cannot have happened: a clause, without a full stop.
pub fn impossible(it: &Impossible) -> Message {
    match it {
        Impossible::BelowThreshold { counting, threshold, .. } => {
            say("impossible-below-threshold").with("counting", counting).with("threshold", threshold)
        }
        Impossible::Absurd { score, largest } => {
            say("impossible-absurd").with("score", score.to_string()).with("largest", largest)
        }
        Impossible::NegativePart { points } => say("impossible-negative-part").with("points", points),
        Impossible::Unticked { missing, .. } => say("impossible-unticked").with("missing", mission(*missing)),
        Impossible::NotAsked { .. } => say("impossible-not-asked"),
        Impossible::NotToTick => say("impossible-not-to-tick"),
    }
}

/// Why the result of a form cannot have happened, and what to do on that form: two sentences.
pub fn impossible_and_fix(it: &Impossible) -> Message {
    let fix = match it {
        Impossible::BelowThreshold { .. } => {
            say("impossible-below-threshold-fix").with("time", time_was_called())
        }
        Impossible::Absurd { .. } => say("impossible-absurd-fix"),
        Impossible::NegativePart { .. } => say("impossible-negative-part-fix"),
        Impossible::Unticked { .. } => say("impossible-unticked-fix"),
        Impossible::NotAsked { .. } => say("impossible-not-asked-fix"),
        Impossible::NotToTick => say("impossible-not-to-tick-fix"),
    };
    say("impossible-and-fix").with("what", impossible(it)).with("fix", fix)
}

const fn mission(it: Mission) -> Message {
    match it {
        Mission::Planet => say("impossible-planet-mission"),
        Mission::Space => say("impossible-space-mission"),
    }
}

/// Why a history cannot be scored.
pub fn history_error(it: &HistoryError) -> Message {
    match it {
        HistoryError::Impossible { round, table, why } => {
            say("history-impossible").with("round", round).with("table", table).with("why", impossible(why))
        }
        HistoryError::Unknown { round, player } => {
            say("history-unknown").with("round", round).with("player", player)
        }
        HistoryError::Twice { round, player } => {
            say("history-twice").with("round", round).with("player", player)
        }
        HistoryError::EnteredTwice { player } => say("history-entered-twice").with("player", player),
    }
}
