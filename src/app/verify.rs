//! Recomputes everything from the logs alone.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::snapshot::Snapshot;
use crate::domain::id::PlayerId;
use crate::domain::scoring::standings::{Line, standings};
use crate::domain::tournament::chance::Taken;
use crate::domain::tournament::round::Round;

/// What a check of one tournament found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Verified {
    /// The tournament's address.
    pub tournament: String,
    /// How many entries its log has.
    pub entries: usize,
    /// The hash of the newest entry.
    pub head: String,
    /// How many players ever entered.
    pub players: usize,
    /// How many rounds were paired.
    pub rounds: usize,
    /// Places and victory points, recomputed; the best first.
    pub standings: Vec<Placed>,
    /// What does not fit; empty when the log proves itself.
    pub problems: Vec<String>,
}

/// One line of the recomputed standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Placed {
    /// The place, shared where all tie-breakers are equal.
    pub place: u32,
    /// The player's number.
    pub player: PlayerId,
    /// The victory points.
    pub victory_points: i64,
}

impl Placed {
    const fn of(line: &Line) -> Self {
        Self { place: line.place, player: line.tally.player, victory_points: line.tally.victory_points }
    }
}

impl Verified {
    /// Whether nothing was found.
    pub fn holds(&self) -> bool {
        self.problems.is_empty()
    }
}

impl Desk {
    /// Checks one tournament, or all.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], or when the store cannot be read at all.
    pub fn verify(&self, slug: Option<&str>) -> Result<Vec<Verified>, DeskError> {
        let rows = match slug {
            Some(slug) => vec![self.store.by_slug(slug)?.ok_or(DeskError::NotFound)?],
            None => self.store.tournaments()?,
        };
        rows.into_iter()
            .map(|row| {
                let tail = self.store.log_since(row.id, 0)?;
                let mut snapshot = Snapshot::unread(row);
                let unreadable = snapshot.extend(tail).err().map(|error| error.to_string());
                Ok(check(&snapshot, unreadable))
            })
            .collect()
    }
}

fn check(snapshot: &Snapshot, unreadable: Option<String>) -> Verified {
    let tournament = &snapshot.tournament;
    let mut problems: Vec<String> = unreadable.into_iter().collect();
    problems.extend(snapshot.broken.iter().map(ToString::to_string));
    if snapshot.log.is_empty() {
        problems.push("the log is empty".to_owned());
    }
    problems.extend(snapshot.log.iter().filter_map(mislabelled));
    problems.extend(tournament.rounds().iter().flat_map(seated_once));
    problems.extend((1..).zip(tournament.chances()).filter_map(loaded));
    let standings = match tournament.setup().map(|setup| standings(&setup.profile, &tournament.history())) {
        Some(Ok(standings)) => standings.lines.iter().map(Placed::of).collect(),
        Some(Err(error)) => {
            problems.push(format!("the standings cannot be computed: {error}"));
            Vec::new()
        }
        None => Vec::new(),
    };
    Verified {
        tournament: snapshot.slug().to_owned(),
        entries: snapshot.log.len(),
        head: snapshot.head(),
        players: tournament.players().count(),
        rounds: tournament.rounds().len(),
        standings,
        problems,
    }
}

fn mislabelled(sealed: &crate::domain::tournament::seal::SealedEntry) -> Option<String> {
    let kind = crate::app::snapshot::open(sealed).ok()?.entry.kind();
    (kind != sealed.kind).then(|| format!("entry {} says {} but holds {kind}", sealed.sequence, sealed.kind))
}

/// A throw whose outcome is not what its seed gives.
fn loaded((number, taken): (usize, &Taken)) -> Option<String> {
    (!taken.follows()).then(|| format!("throw {number} does not follow from its seed {}", taken.seed))
}

fn seated_once(round: &Round) -> Vec<String> {
    let seats = round.tables.iter().flat_map(|table| table.pair.players);
    let aside = round.bye.iter().map(|bye| bye.player).chain(round.earned_byes.iter().copied());
    let mut seen = BTreeSet::new();
    seats
        .chain(aside)
        .filter(|player| !seen.insert(*player))
        .map(|player| format!("round {} seats player {player} twice", round.number))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::tournament::chance::Throw;

    #[test]
    fn a_throw_that_does_not_follow_from_its_seed_is_a_problem() {
        let taken = |outcome: Vec<u32>| Taken {
            what: Throw::Die { sides: 6 },
            outcome,
            seed: 7,
            purpose: "which card".to_owned(),
            table: None,
            dispute: None,
            actor: "operator".to_owned(),
            at: chrono::DateTime::UNIX_EPOCH,
        };
        assert_eq!(loaded((1, &taken(vec![3]))), None);
        let problem = "throw 2 does not follow from its seed 7".to_owned();
        assert_eq!(loaded((2, &taken(vec![6]))), Some(problem));
    }
}
