//! Verifies the logs of series: the chain, whether each entry is possible at its place, and whether what was counted is
//! what the match log gave at that head.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::series::record::count;
use crate::app::series::snapshot::SeriesSnapshot;
use crate::app::snapshot::Snapshot;
use crate::app::store::StoreError;
use crate::domain::hash::EntryHash;
use crate::domain::id::{Slug, SubmissionId, TournamentId};
use crate::domain::series::Series;
use crate::domain::series::entry::CountedTournament;

/// What a check of one series found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct VerifiedSeries {
    /// The series' address.
    pub series: Slug,
    pub entries: usize,
    /// The hash of the newest entry.
    pub head: EntryHash,
    pub tournaments: usize,
    /// Notes that are not problems, such as a tournament that is not here.
    pub notes: Vec<String>,
    /// What is wrong; empty if the log verifies.
    pub problems: Vec<String>,
}

impl VerifiedSeries {
    /// Whether nothing is wrong with the series.
    pub fn holds(&self) -> bool {
        self.problems.is_empty()
    }

    /// The problems in one sentence.
    pub fn summary(&self) -> String {
        self.problems.join("; ")
    }
}

impl Desk {
    /// Checks the logs of all series. Each match log is read once, however many series count it.
    ///
    /// # Errors
    /// If the store cannot be read at all.
    pub fn verify_series(&self) -> Result<Vec<VerifiedSeries>, DeskError> {
        let mut all = Vec::new();
        let mut wanted: BTreeMap<TournamentId, Vec<(usize, CountedTournament)>> = BTreeMap::new();
        for row in self.store.all_series()? {
            let slug = row.slug.clone();
            let stored = match self.store.series_log(row.id) {
                Ok(stored) => stored,
                Err(StoreError::Damaged(cause)) => {
                    all.push(unreadable(slug, &format!("the log cannot be read: {cause}")));
                    continue;
                }
                Err(error) => return Err(error.into()),
            };
            match SeriesSnapshot::of(row, stored.into_iter().map(|one| one.sealed).collect()) {
                Ok(here) => {
                    for one in here.series.tournaments() {
                        let of = wanted.entry(one.counted.tournament).or_default();
                        of.push((all.len(), one.counted.clone()));
                    }
                    all.push(check(&here));
                }
                Err(error) => all.push(unreadable(slug, &error.to_string())),
            }
        }
        for (tournament, mut counted) in wanted {
            counted.sort_by_key(|(_, one)| one.head.sequence);
            let found = self.verify_counted(tournament, &counted)?;
            for ((series, one), found) in counted.iter().zip(found) {
                let Some(of) = all.get_mut(*series) else { continue };
                found.tell(one, of);
            }
        }
        Ok(all)
    }

    /// Compares what series count of a tournament with its match log; the earliest head first.
    fn verify_counted(
        &self,
        tournament: TournamentId,
        counted: &[(usize, CountedTournament)],
    ) -> Result<Vec<Compared>, DeskError> {
        let each = |found| vec![found; counted.len()];
        let Some(row) = self.store.tournament(tournament)? else { return Ok(each(Compared::NotHere)) };
        let log = match self.store.log_since(row.id, 0) {
            Ok(log) => log,
            Err(StoreError::Damaged(_)) => return Ok(each(Compared::Unreadable)),
            Err(error) => return Err(error.into()),
        };
        let mut there = Snapshot::unread(row);
        let (mut log, mut found) = (log.into_iter().peekable(), Vec::new());
        let mut is_readable = true;
        for (_, one) in counted {
            let until = one.head.sequence;
            let next: Vec<_> = std::iter::from_fn(|| log.next_if(|entry| entry.sequence <= until)).collect();
            is_readable = is_readable && there.extend(next).is_ok();
            found.push(match is_readable {
                false => Compared::Unreadable,
                true if !is_as_counted(&there, one)? => Compared::Differs,
                true if there.broken.is_some() => Compared::Damaged,
                true => Compared::Agrees,
            });
        }
        Ok(found)
    }
}

/// What a comparison of a counted tournament with its match log found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Compared {
    Agrees,
    Differs,
    NotHere,
    Unreadable,
    /// The places are those that were counted, and the log they come from was changed.
    Damaged,
}

impl Compared {
    fn tell(self, counted: &CountedTournament, of: &mut VerifiedSeries) {
        let (title, sequence) = (&counted.title, counted.head.sequence);
        match self {
            Self::Agrees => {}
            Self::Differs => of.problems.push(format!(
                "“{title}” was counted after its entry {sequence}, and its log does not give these places there"
            )),
            Self::NotHere => {
                of.notes.push(format!("“{title}” is not here, so its places are not compared"));
            }
            Self::Unreadable => {
                of.notes.push(format!("“{title}” cannot be read, so its places are not compared"));
            }
            Self::Damaged => {
                of.notes.push(format!("the log of “{title}” was damaged, so it proves no places"));
            }
        }
    }
}

fn is_as_counted(there: &Snapshot, counted: &CountedTournament) -> Result<bool, DeskError> {
    let now = match count(there) {
        Ok(now) => now,
        // Before its first entry.
        Err(DeskError::NotFound) => return Ok(false),
        Err(error) => return Err(error),
    };
    // An earlier version counted no teams.
    let are_teams = counted.teams.is_empty() || counted.teams == now.teams;
    Ok(are_teams
        && (&now.head, now.day, &now.title, &now.results)
            == (&counted.head, counted.day, &counted.title, &counted.results))
}

fn unreadable(series: Slug, why: &str) -> VerifiedSeries {
    VerifiedSeries {
        series,
        entries: 0,
        head: EntryHash::default(),
        tournaments: 0,
        notes: Vec::new(),
        problems: vec![why.to_owned()],
    }
}

/// Checks a log alone, either one of this store or one to be imported.
pub(super) fn check(here: &SeriesSnapshot) -> VerifiedSeries {
    let mut problems: Vec<String> = here.broken.iter().map(ToString::to_string).collect();
    if here.log.is_empty() {
        problems.push("the log is empty".to_owned());
    }
    let mut told = Series::default();
    let mut forms: BTreeMap<SubmissionId, i64> = BTreeMap::new();
    for line in &here.log {
        let (sequence, kind) = (line.sealed.sequence, line.entry.kind());
        // The store keeps one entry of each form.
        if let Some(first) = forms.insert(line.sealed.submission, sequence) {
            problems.push(format!("entry {sequence} is of the same form as entry {first}"));
        }
        if let Some(counted) = line.counted().filter(|counted| counted.head.sequence < 1) {
            let at = counted.head.sequence;
            problems.push(format!(
                "entry {sequence} counts a tournament at its entry {at}, and a log begins with 1"
            ));
        }
        if kind != line.sealed.kind {
            problems.push(format!("entry {sequence} says {} but holds {kind}", line.sealed.kind));
        }
        if let Err(why) = told.can_follow(&line.entry) {
            problems.push(format!("entry {sequence} ({kind}) does not fit there: {why}"));
        }
        told.apply(sequence, &line.entry);
    }
    VerifiedSeries {
        series: here.slug().clone(),
        entries: here.log.len(),
        head: here.head(),
        tournaments: here.series.tournaments().len(),
        notes: Vec::new(),
        problems,
    }
}
