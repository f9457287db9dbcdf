//! Recomputes everything from the logs, and compares what is stored next to them: deck lists, and acknowledged
//! entries.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chrono::{DateTime, Utc};
use serde::Serialize;

use crate::app::decks::verify_text;
use crate::app::desk::Desk;
use crate::app::error::{DeskError, differs_or_is_unreadable};
use crate::app::snapshot::Snapshot;
use crate::app::store::{Answered, StoreError, TournamentRow};
use crate::domain::hash::{EntryHash, ListHash};
use crate::domain::id::{PlayerId, Slug, SubmissionId};
use crate::domain::pods::ranking::PodLine;
use crate::domain::scoring::standings::{StandingsLine, standings};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::clock_jump::Jump;
use crate::domain::tournament::hash_chain::BrokenChain;
use crate::domain::tournament::head::{HeadCheck, HeadCode};
use crate::domain::tournament::play::Play;
use crate::domain::tournament::random_draw::Drawn;

/// What a check of one tournament found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Verified {
    /// The tournament's address.
    pub tournament: Slug,
    /// How many entries its log has.
    pub entries: usize,
    /// The hash of the newest entry.
    pub head: EntryHash,
    /// How many players ever entered.
    pub players: usize,
    /// How many rounds were paired.
    pub rounds: usize,
    /// Places and victory points, recomputed; best first.
    pub standings: Vec<RecomputedPlace>,
    /// Notes that are not problems, such as a clock that jumped.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// Whether lists show something other than the log gives. No log is wrong then, and the rows can be rebuilt.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub lists_differ: bool,
    /// What is wrong; empty if the log verifies.
    pub problems: Vec<String>,
}

/// Rows of what lists show that belong to no tournament: no log gives them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StrayRows {
    /// The table of the database.
    pub table: &'static str,
    pub rows: i64,
}

/// One line of the recomputed standings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RecomputedPlace {
    /// The place, shared where all tie-breakers are equal.
    pub place: u32,
    /// The player's number.
    pub player: PlayerId,
    /// The victory points; `None` in pods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub victory_points: Option<i64>,
    /// The tribbles of all heats; `None` in games of two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tribbles: Option<i128>,
}

impl RecomputedPlace {
    const fn of(line: &StandingsLine) -> Self {
        let victory_points = Some(line.tally.victory_points);
        Self { place: line.place, player: line.tally.player, victory_points, tribbles: None }
    }

    const fn of_pods(line: &PodLine) -> Self {
        let tribbles = Some(line.tally.total);
        Self { place: line.place, player: line.tally.player, victory_points: None, tribbles }
    }
}

impl Verified {
    /// The problems in one sentence; of many, only the first.
    pub fn summary(&self) -> String {
        const MOST: usize = 5;
        let mut told: Vec<&str> =
            self.problems.iter().take(MOST).map(|problem| problem.trim_end_matches('.')).collect();
        let rest = self.problems.len().saturating_sub(MOST);
        let rest = format!("and {rest} more");
        if self.problems.len() > MOST {
            told.push(&rest);
        }
        told.join("; ")
    }

    /// Whether nothing is wrong with the tournament.
    pub fn holds(&self) -> bool {
        self.problems.is_empty()
    }
}

impl Desk {
    /// Checks one tournament, or all.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], or when the store cannot be read at all.
    pub fn verify(&self, slug: Option<&Slug>) -> Result<Vec<Verified>, DeskError> {
        self.verify_rows(slug, true)
    }

    /// Checks one tournament, or all; the cards of the deck lists that everybody sees are read again only if that is
    /// asked.
    pub(crate) fn verify_rows(
        &self,
        slug: Option<&Slug>,
        also_cards: bool,
    ) -> Result<Vec<Verified>, DeskError> {
        let rows = match slug {
            Some(slug) => vec![self.store.by_slug(slug)?.ok_or(DeskError::NotFound)?],
            None => self.store.tournaments()?,
        };
        let all = rows.len();
        (1..)
            .zip(rows)
            .map(|(number, row)| {
                // The answers first, so that anything appended in between is in the log read after them.
                let answered = self.store.answered_submissions(row.id)?;
                let (snapshot, unreadable) = self.read_all(row)?;
                let mut problems: Vec<String> = unreadable.into_iter().collect();
                problems.extend(missing_acknowledged(&snapshot, &answered));
                problems.extend(answered.iter().filter(|one| !one.is_as_sent).map(changed_answer));
                let lists = |sha256: &ListHash| Ok(self.store.deck_text(snapshot.id(), sha256)?);
                let lists_differ = problems.is_empty() && self.lists_differ(&snapshot, also_cards)?;
                let verified = Verified { lists_differ, ..check(&snapshot, problems, lists)? };
                self.progress.tell(number, all);
                Ok(verified)
            })
            .collect()
    }

    /// What the tables beside the logs hold of no tournament.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn stray_rows(&self) -> Result<Vec<StrayRows>, DeskError> {
        let found = self.store.stray_rows()?.into_iter();
        Ok(found.map(|(table, rows)| StrayRows { table, rows }).collect())
    }

    /// Whether what lists show of this log differs from what it gives. Rows that are out of date differ in nothing:
    /// they are rebuilt when somebody asks for them. A row that is missing or cannot be read differs: its log was read, and
    /// gives one.
    fn lists_differ(&self, here: &Snapshot, also_cards: bool) -> Result<bool, DeskError> {
        differs_or_is_unreadable(self.readable_lists_differ(here, also_cards))
    }

    fn readable_lists_differ(&self, here: &Snapshot, also_cards: bool) -> Result<bool, DeskError> {
        let Some(made) = here.read_model()? else { return Ok(false) };
        if self.stored_decisions_differ(here)? || self.seen_lists_differ(here, also_cards)? {
            return Ok(true);
        }
        // Every way in which entries come writes a row; after an update it is of another version, and still there.
        let Some(kept) = self.store.read_model(here.id())? else { return Ok(true) };
        let is_of_this =
            (&kept.summary.head, kept.summary.version) == (&made.summary.head, made.summary.version);
        Ok(is_of_this && kept != made)
    }

    /// Whether a tournament's log contains the entry of a head code.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], or when the store cannot be read at all.
    pub fn holds_head(&self, slug: &Slug, code: &HeadCode) -> Result<HeadCheck, DeskError> {
        let row = self.store.by_slug(slug)?.ok_or(DeskError::NotFound)?;
        let (snapshot, _) = self.read_all(row)?;
        Ok(code.is_held(snapshot.id(), snapshot.sealed_entries()))
    }

    /// A whole log with its names, and why the rest of it could not be read.
    pub(super) fn read_all(&self, row: TournamentRow) -> Result<(Snapshot, Option<String>), DeskError> {
        let mut snapshot = Snapshot::unread(row);
        let unreadable = match self.store.log_since(snapshot.id(), 0) {
            Ok(log) => snapshot.extend(log).err().map(|error| error.to_string()),
            Err(StoreError::Damaged(cause)) => Some(format!("the log cannot be read: {cause}")),
            Err(error) => return Err(error.into()),
        };
        snapshot.names = self.names_after(&snapshot, 0, &[])?;
        Ok((snapshot, unreadable))
    }
}

/// Checks a log, either one of this store or one to be imported. `lists` returns the texts of deck lists by hash.
///
/// # Errors
/// If a list cannot be looked up.
pub(crate) fn check(
    snapshot: &Snapshot,
    mut problems: Vec<String>,
    lists: impl Fn(&ListHash) -> Result<Option<String>, DeskError>,
) -> Result<Verified, DeskError> {
    let tournament = &snapshot.tournament;
    problems.extend(snapshot.broken.iter().map(ToString::to_string));
    if snapshot.log.is_empty() {
        problems.push("the log is empty".to_owned());
    }
    problems.extend(replay_problems(snapshot));
    problems.extend((1..).zip(tournament.draws()).filter_map(forged_draw));
    problems.extend(damaged_lists(snapshot, lists)?);
    let standings = match tournament.setup().map(|setup| &setup.play) {
        Some(Play::Duels(profile)) => match standings(profile, &tournament.history()) {
            Ok(standings) => {
                let ranked = tournament.ranking(&standings);
                let why = ranked.err().map(|error| format!("the final ranking cannot be computed: {error}"));
                problems.extend(why);
                standings.lines.iter().map(RecomputedPlace::of).collect()
            }
            Err(error) => {
                problems.push(format!("the standings cannot be computed: {error}"));
                Vec::new()
            }
        },
        Some(Play::Pods(_)) => tournament.pod_standings().iter().map(RecomputedPlace::of_pods).collect(),
        None => Vec::new(),
    };
    Ok(Verified {
        tournament: snapshot.slug().clone(),
        entries: snapshot.log.len(),
        head: snapshot.head(),
        players: tournament.players().len(),
        rounds: tournament.rounds().len(),
        standings,
        notes: snapshot.clock_jumps().iter().map(clock_jump).collect(),
        lists_differ: false,
        problems,
    })
}

/// Replays the log and notes each entry that is impossible at its place.
fn replay_problems(snapshot: &Snapshot) -> Vec<String> {
    let mut told = Tournament::default();
    let mut problems = Vec::new();
    for line in &snapshot.log {
        let (sequence, kind) = (line.sequence, line.entry().kind());
        if kind != line.kind {
            problems.push(format!("entry {sequence} says {} but holds {kind}", line.kind));
        }
        let fits = told.can_follow(line.entry()).and_then(|()| told.gives_true_reasons(line.entry()));
        if let Err(why) = fits {
            problems.push(format!("entry {sequence} ({kind}) does not fit there: {why}"));
        }
        told.append(Arc::clone(&line.stamped));
    }
    problems
}

/// Acknowledged entries that are not in the log any more: its end was cut off, or other entries have replaced them.
///
/// An entry without a submission is not a problem: of an imported tournament only the log is known.
fn missing_acknowledged(snapshot: &Snapshot, answered: &[Answered]) -> Vec<String> {
    let ends = snapshot.sequence();
    let last = answered.iter().map(|one| one.last).max().unwrap_or(0);
    if let Some(cut) = BrokenChain::cut(ends, last) {
        return vec![cut.to_string()];
    }
    let of: BTreeMap<i64, SubmissionId> =
        snapshot.log.iter().map(|entry| (entry.sequence, entry.submission)).collect();
    let replaced = answered.iter().flat_map(|one| {
        let replaced = |at: &i64| of.get(at).is_some_and(|sent| *sent != one.submission);
        (one.first..=one.last).filter(replaced)
    });
    let replaced: BTreeSet<i64> = replaced.collect();
    let told = |at: i64| format!("entry {at} is not the one that was acknowledged with that number");
    replaced.into_iter().map(told).collect()
}

fn clock_jump(jump: &Jump) -> String {
    let Jump { sequence, from, to } = jump;
    let time = |at: &DateTime<Utc>| at.format("%-d %B %Y, %H:%M UTC").to_string();
    let direction = jump.direction();
    format!("the clock was put {direction} before entry {sequence}, from {} to {}", time(from), time(to))
}

/// A form that would not be recognised if it were sent again.
fn changed_answer(sent: &Answered) -> String {
    format!("the form behind entry {} does not give its hash any more", sent.first)
}

/// Every list in the log whose text is missing or does not match its hash.
fn damaged_lists(
    snapshot: &Snapshot,
    lists: impl Fn(&ListHash) -> Result<Option<String>, DeskError>,
) -> Result<Vec<String>, DeskError> {
    let mut problems = Vec::new();
    for (player, sha256) in snapshot.lists() {
        if let Err(fault) = verify_text(lists(&sha256)?, &sha256) {
            problems.push(fault.problem(snapshot, player, &sha256).to_string());
        }
    }
    Ok(problems)
}

/// A random draw whose outcome does not follow from its seed.
fn forged_draw((number, taken): (usize, &Drawn)) -> Option<String> {
    (!taken.follows()).then(|| format!("draw {number} does not follow from its seed {}", taken.seed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::tournament::random_draw::RandomDraw;

    #[test]
    fn a_draw_that_does_not_follow_from_its_seed_is_a_problem() {
        let taken = |outcome: Vec<u32>| Drawn {
            what: RandomDraw::Die { sides: 6 },
            outcome,
            seed: 7,
            purpose: "which card".to_owned(),
            table: None,
            dispute: None,
            actor: crate::domain::actor::ActorId::Operator,
            at: chrono::DateTime::UNIX_EPOCH,
        };
        assert_eq!(forged_draw((1, &taken(vec![3]))), None);
        let problem = "draw 2 does not follow from its seed 7".to_owned();
        assert_eq!(forged_draw((2, &taken(vec![6]))), Some(problem));
    }
}
