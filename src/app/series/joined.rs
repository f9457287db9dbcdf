//! Who the people of a series are now. Its log keeps the identifiers that it counted; staff may have joined somebody to
//! another person since, and then the name, the wish and a bonus are those of that person.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::series::cache::PeopleNow;
use crate::app::series::snapshot::{LoggedInSeries, SeriesSnapshot};
use crate::app::snapshot::Snapshot;
use crate::domain::id::{PersonId, PlayerId, TournamentId};
use crate::domain::series::entry::CountedTournament;
use crate::domain::series::standings::SeriesLine;
use crate::domain::tournament::entry::{About, Naming};

/// Some people of a series.
#[derive(Debug, Default)]
pub struct SeriesPeople {
    /// Whom somebody was joined to since they were counted.
    joined: BTreeMap<PersonId, PersonId>,
    /// As everybody may read them, by their current identifiers.
    names: BTreeMap<PersonId, String>,
}

impl SeriesPeople {
    /// The identifier under which somebody counts now.
    pub fn now(&self, person: PersonId) -> PersonId {
        self.joined.get(&person).copied().unwrap_or(person)
    }

    /// The name as everybody may read it; `None` for somebody who is hidden or whose name was erased.
    pub fn name(&self, person: PersonId) -> Option<&String> {
        self.names.get(&self.now(person))
    }
}

impl Desk {
    /// Who these people of a series are now. Reads a match log only for somebody who has no name any more.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn people_of_series(
        &self,
        here: &SeriesSnapshot,
        people: &[PersonId],
    ) -> Result<SeriesPeople, DeskError> {
        let mut names = self.public_names(people)?;
        let unnamed = people.iter().copied().filter(|person| !names.contains_key(person));
        let joined = self.joined_since(here, unnamed.collect())?;
        let now: Vec<PersonId> = joined.values().copied().collect();
        names.extend(self.public_names(&now)?);
        Ok(SeriesPeople { joined, names })
    }

    /// The standings, best first. A bonus of somebody who has no place any more goes with them to the person whom they were
    /// joined to.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(super) fn standings_of<'a>(
        &self,
        here: &'a SeriesSnapshot,
    ) -> Result<Cow<'a, [SeriesLine]>, DeskError> {
        let joined = self.joined_since(here, here.series.bonuses_without_place())?;
        Ok(if joined.is_empty() {
            Cow::Borrowed(here.standings())
        } else {
            Cow::Owned(here.series.standings_with(&joined))
        })
    }

    /// Whom these people were joined to, of those who have no name any more. Somebody whose name was erased on request is
    /// still the same person at the tournament, and joined to nobody.
    fn joined_since(
        &self,
        here: &SeriesSnapshot,
        people: BTreeSet<PersonId>,
    ) -> Result<BTreeMap<PersonId, PersonId>, DeskError> {
        let (mut left, mut joined) = (people, BTreeMap::new());
        if left.is_empty() {
            return Ok(joined);
        }
        for named in self.store.names(&left.iter().copied().collect::<Vec<_>>())?.keys() {
            left.remove(named);
        }
        for counted in here.log.iter().rev().filter_map(LoggedInSeries::counted) {
            let sought = counted.results.iter().map(|result| result.person);
            let sought: Vec<PersonId> = sought.filter(|person| left.contains(person)).collect();
            if sought.is_empty() {
                continue;
            }
            for (person, now) in self.people_now(counted, &sought)? {
                let Some(now) = now else { continue };
                left.remove(&person);
                joined.extend(Some((person, now)).filter(|_| now != person));
            }
        }
        Ok(joined)
    }

    /// Who these people of a tournament that counts are now. While nothing is recorded there, its log is read once for them.
    pub(super) fn people_now(
        &self,
        counted: &CountedTournament,
        sought: &[PersonId],
    ) -> Result<PeopleNow, DeskError> {
        let at = (counted.tournament, counted.head.sequence);
        let Some(head) = self.store.head(counted.tournament)? else { return Ok(PeopleNow::new()) };
        if let Some(known) = self.series.people_now(at, &head.hash, sought) {
            return Ok(known);
        }
        let Some(there) = self.log_of_counted(counted.tournament)? else { return Ok(PeopleNow::new()) };
        let then = people_at(&there, counted.head.sequence);
        let now = |person: &PersonId| {
            let player = then.get(person)?;
            // Somebody who is no player any more is joined to nobody.
            Some(there.tournament.player(*player).map_or(*person, |player| player.person))
        };
        let now: PeopleNow = sought.iter().map(|person| (*person, now(person))).collect();
        self.series.keep_people(at, head.hash, now.clone());
        Ok(now)
    }

    /// The newest state of a tournament that was counted; `None` if it is not here or cannot be read.
    fn log_of_counted(&self, tournament: TournamentId) -> Result<Option<Arc<Snapshot>>, DeskError> {
        let Some(slug) = self.slug_of(tournament)? else { return Ok(None) };
        match self.tournament(&slug) {
            Ok(there) => Ok(Some(there)),
            Err(error) => error.of_damaged_log().map(|_| None),
        }
    }
}

/// Which player each person was after the entry with this number.
fn people_at(there: &Snapshot, sequence: i64) -> BTreeMap<PersonId, PlayerId> {
    let mut people: BTreeMap<PlayerId, PersonId> = BTreeMap::new();
    for line in there.log.iter().take_while(|line| line.sequence <= sequence) {
        let entry = line.entry();
        if let Some(Naming::Person(person)) = entry.naming()
            && let About::Player(player) = entry.about()
        {
            people.insert(player, person);
        }
    }
    people.into_iter().map(|(player, person)| (person, player)).collect()
}
