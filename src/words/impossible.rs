//! Why a result cannot have happened, in words.

use crate::domain::scoring::impossible::{Impossible, Mission};
use crate::domain::scoring::tally::HistoryError;
use crate::messages::{Message, say};

/// Why a result cannot have happened: a clause, without a full stop.
pub fn impossible(it: &Impossible) -> Message {
    match it {
        Impossible::BelowThreshold { counting, threshold, citation } => say("impossible-below-threshold")
            .with("counting", counting)
            .with("threshold", threshold)
            .with("citation", citation),
        Impossible::Absurd { score, largest } => {
            say("impossible-absurd").with("score", score.to_string()).with("largest", largest)
        }
        Impossible::NegativePart { points } => say("impossible-negative-part").with("points", points),
        Impossible::Unticked { missing, citation } => {
            say("impossible-unticked").with("missing", mission(*missing)).with("citation", citation)
        }
        Impossible::NotToTick => say("impossible-not-to-tick"),
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::id::{PlayerId, RoundNumber, TableNumber};

    #[test]
    fn an_impossible_result_is_explained_as_at_the_console() {
        for it in [
            Impossible::BelowThreshold { counting: 12, threshold: 12, citation: "Z".to_owned() },
            Impossible::Absurd { score: 12, largest: 12 },
            Impossible::NegativePart { points: 12 },
            Impossible::Unticked { missing: Mission::Planet, citation: "Z".to_owned() },
            Impossible::Unticked { missing: Mission::Space, citation: "Z".to_owned() },
            Impossible::NotToTick,
        ] {
            assert_eq!(impossible(&it).to_string(), it.to_string());
        }
        for it in [
            HistoryError::Impossible {
                round: RoundNumber(3),
                table: TableNumber(4),
                why: Impossible::NotToTick,
            },
            HistoryError::Unknown { round: RoundNumber(3), player: PlayerId(7) },
            HistoryError::Twice { round: RoundNumber(3), player: PlayerId(7) },
            HistoryError::EnteredTwice { player: PlayerId(7) },
        ] {
            assert_eq!(history_error(&it).to_string(), it.to_string());
        }
    }
}
