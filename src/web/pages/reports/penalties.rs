//! The penalties of a tournament: counted for all readers of the report, by name for its staff.

use std::collections::BTreeMap;

use crate::app::{DisplayNames, Snapshot};
use crate::domain::tournament::penalty::{Penalty, PenaltyLevel};
use crate::messages::say;
use crate::words::penalty as kind_words;

/// The levels that occur, and for each kind that occurs the number in force at each level. Names nobody.
pub fn counts(here: &Snapshot) -> (Vec<String>, Vec<(String, Vec<usize>)>) {
    let stand = || here.tournament.penalties().iter().filter(|penalty| penalty.is_in_force());
    let levels: Vec<PenaltyLevel> = PenaltyLevel::ALL
        .into_iter()
        .filter(|level| stand().any(|penalty| penalty.level == *level))
        .collect();
    let mut kinds: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for penalty in stand() {
        let row = kinds.entry(kind_words::kind(&penalty.kind)).or_insert_with(|| vec![0; levels.len()]);
        let column = levels.iter().position(|level| *level == penalty.level);
        if let Some(count) = column.and_then(|at| row.get_mut(at)) {
            *count += 1;
        }
    }
    let levels = levels.iter().map(|level| kind_words::level(*level).to_string()).collect();
    (levels, kinds.into_iter().collect())
}

/// How many penalties were withdrawn.
pub fn withdrawn(here: &Snapshot) -> usize {
    here.tournament.penalties().iter().filter(|penalty| !penalty.is_in_force()).count()
}

/// Every penalty with its player, oldest first, including withdrawn ones.
pub fn penalty_lines(here: &Snapshot, names: &DisplayNames) -> Vec<String> {
    here.tournament.penalties().iter().map(|penalty| line(penalty, names)).collect()
}

fn line(penalty: &Penalty, names: &DisplayNames) -> String {
    let round = penalty.round.map_or_else(
        || say("reports-penalties-no-round"),
        |round| say("people-against-round").with("round", round),
    );
    let place = match penalty.dispute {
        Some(number) => say("reports-penalties-with-dispute").with("round", round).with("dispute", number),
        None => round,
    };
    let line = say("reports-penalties-line")
        .with("number", penalty.number.to_string())
        .with("place", place)
        .with("name", names.name(penalty.player))
        .with("kind", kind_words::kind(&penalty.kind))
        .with("level", kind_words::level(penalty.level))
        .with("reason", &penalty.reason);
    match &penalty.withdrawn {
        Some(said) => say("reports-penalties-withdrawn").with("penalty", line).with("why", &said.text).into(),
        None => line.into(),
    }
}
