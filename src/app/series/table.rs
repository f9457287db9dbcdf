//! The standings of a series with names, and what became of its tournaments since they were counted.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::person_record::{ROWS, shown_name};
use crate::app::series::cache::PeopleNow;
use crate::app::series::joined::SeriesPeople;
use crate::app::series::record::results;
use crate::app::series::snapshot::SeriesSnapshot;
use crate::app::store::StoredSummary;
use crate::app::summary::Summary;
use crate::domain::id::{AccountId, PersonId, TournamentId};
use crate::domain::series::CountedInSeries;
use crate::domain::series::entry::SeriesResult;
use crate::domain::series::standings::{SeriesLine, SeriesTeamLine};

/// A part of the standings of a series, and its tournaments.
#[derive(Debug)]
pub struct SeriesTable {
    pub lines: Vec<NamedSeriesLine>,
    /// How many players the standings have in all.
    pub players: usize,
    /// In the order of their places, and not only a part of them.
    pub teams: Vec<NamedSeriesTeam>,
    /// The earliest day first.
    pub tournaments: Vec<SeriesTournament>,
}

/// A team in the table of teams.
#[derive(Debug)]
pub struct NamedSeriesTeam {
    /// `None` if an operator hid the tournament that called it so last.
    pub name: Option<String>,
    pub line: SeriesTeamLine,
}

/// A player in the standings.
#[derive(Debug)]
pub struct NamedSeriesLine {
    /// As everybody may read it; `None` for somebody who is hidden or whose name was erased.
    pub name: Option<String>,
    /// Who the player is now: another person than the line says if staff joined the two since.
    pub now: PersonId,
    pub line: SeriesLine,
}

/// A tournament that counts.
#[derive(Debug)]
pub struct SeriesTournament {
    pub counted: CountedInSeries,
    /// As lists show it; `None` if it is not here or not everybody may see it.
    pub there: Option<Arc<Summary>>,
    pub since: SinceCounted,
}

/// What became of a tournament since it was counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SinceCounted {
    /// Nothing was recorded there.
    Same,
    /// Something was recorded, and the places are the same.
    SamePlaces,
    /// Who has another place now, no longer has one, or had none; and who is another person now.
    OtherPlaces(Vec<MovedPerson>),
    /// It is no longer over.
    Reopened,
    /// This installation does not have it.
    NotHere,
}

/// A person with the place that counts and the place now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MovedPerson {
    /// Who it is now.
    pub person: PersonId,
    pub counted: Option<u32>,
    pub now: Option<u32>,
    /// Whether the place counts for somebody else: staff corrected since who this is.
    pub is_corrected: bool,
}

impl MovedPerson {
    /// Whether it is not only the person who changed.
    pub fn has_other_place(&self) -> bool {
        self.counted != self.now
    }
}

impl NamedSeriesLine {
    /// A line, with the name of somebody among these people.
    fn of(line: &SeriesLine, person: PersonId, people: &SeriesPeople) -> Self {
        Self { name: people.name(person).cloned(), now: people.now(person), line: line.clone() }
    }
}

impl SeriesTournament {
    /// Its title when it was counted; `None` if an operator hid it since.
    pub fn public_title(&self) -> Option<&str> {
        let is_hidden = self.there.is_none() && self.since != SinceCounted::NotHere;
        (!is_hidden).then_some(self.counted.counted.title.as_str())
    }
}

impl SinceCounted {
    /// Whether the standings would change if it were counted again.
    pub const fn matters(&self) -> bool {
        matches!(self, Self::OtherPlaces(_) | Self::Reopened)
    }

    /// Whether it can be counted again as it is now: it is over, and something was recorded there.
    pub const fn can_count_again(&self) -> bool {
        matches!(self, Self::OtherPlaces(_) | Self::SamePlaces)
    }
}

impl Desk {
    /// The standings of a series as everybody may read them. Reads no match log unless a player has no name any more, or no
    /// place where one counts.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn series_table(&self, here: &SeriesSnapshot) -> Result<SeriesTable, DeskError> {
        self.table_with(here, &self.standings_of(here)?, None)
    }

    /// A page of the standings, empty after the last one, with the tournaments.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn series_table_page(&self, here: &SeriesSnapshot, page: usize) -> Result<SeriesTable, DeskError> {
        self.table_with(here, &self.standings_of(here)?, Some(page))
    }

    /// Somebody in the standings, with the tournaments; nobody else's line. Somebody who was joined to another since, and has
    /// no place any more, is that person.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] for somebody who is not in the standings, or if the store cannot be read.
    pub fn series_line(
        &self,
        here: &SeriesSnapshot,
        person: PersonId,
    ) -> Result<(NamedSeriesLine, Vec<SeriesTournament>), DeskError> {
        let (standings, people) = (self.standings_of(here)?, self.people_of_series(here, &[person])?);
        let of = |person: PersonId| standings.iter().find(|line| line.person == person);
        let line = of(person).or_else(|| of(people.now(person))).ok_or(DeskError::NotFound)?;
        Ok((NamedSeriesLine::of(line, person, &people), self.series_tournaments(here)?))
    }

    /// A page of these standings, or all of them.
    fn table_with(
        &self,
        here: &SeriesSnapshot,
        standings: &[SeriesLine],
        page: Option<usize>,
    ) -> Result<SeriesTable, DeskError> {
        let lines = match page {
            Some(page) => standings.chunks(ROWS).nth(page.saturating_sub(1)).unwrap_or_default(),
            None => standings,
        };
        let people: Vec<PersonId> = lines.iter().map(|line| line.person).collect();
        let people = self.people_of_series(here, &people)?;
        let named = lines.iter().map(|line| NamedSeriesLine::of(line, line.person, &people));
        let players = standings.len();
        let (lines, tournaments) = (named.collect(), self.series_tournaments(here)?);
        Ok(SeriesTable { lines, players, teams: named_teams(here, &tournaments), tournaments })
    }

    /// The tournaments that count, the earliest day first, and what became of each since.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn series_tournaments(&self, here: &SeriesSnapshot) -> Result<Vec<SeriesTournament>, DeskError> {
        self.complete_summaries()?;
        let counted = here.series.tournaments();
        let ids: Vec<TournamentId> = counted.iter().map(|one| one.counted.tournament).collect();
        let now: BTreeMap<TournamentId, StoredSummary> =
            self.store.summaries(Some(&ids))?.into_iter().collect();
        let there = self.summaries_by_id(ids.into_iter().filter(|id| now.contains_key(id)))?;
        let shown = |one: &CountedInSeries| {
            there.get(&one.counted.tournament).filter(|summary| !summary.hidden).map(Arc::clone)
        };
        let all = counted.into_iter().map(|one| {
            let since = self.since_counted(one, now.get(&one.counted.tournament))?;
            Ok(SeriesTournament { there: shown(one), since, counted: one.clone() })
        });
        all.collect()
    }

    fn since_counted(
        &self,
        one: &CountedInSeries,
        now: Option<&StoredSummary>,
    ) -> Result<SinceCounted, DeskError> {
        let Some(now) = now else { return Ok(SinceCounted::NotHere) };
        if now.head.hash == one.counted.head.hash {
            return Ok(SinceCounted::Same);
        }
        let Some(model) = self.store.read_model(one.counted.tournament)? else {
            return Ok(SinceCounted::NotHere);
        };
        let places = results(&model.appearances);
        Ok(if places.is_empty() {
            SinceCounted::Reopened
        } else if places == one.counted.results {
            SinceCounted::SamePlaces
        } else {
            let there: BTreeSet<PersonId> = places.iter().map(|place| place.person).collect();
            let counted = one.counted.results.iter().map(|result| result.person);
            let gone: Vec<PersonId> = counted.filter(|person| !there.contains(person)).collect();
            let who = if gone.is_empty() { PeopleNow::new() } else { self.people_now(&one.counted, &gone)? };
            SinceCounted::OtherPlaces(moved_people(&one.counted.results, &places, &who))
        })
    }

    /// The names of these people as everybody may read them; those whom nobody may name are missing.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn public_names(&self, people: &[PersonId]) -> Result<BTreeMap<PersonId, String>, DeskError> {
        let (wishes, names) = (self.store.visibilities_of(people)?, self.store.names(people)?);
        let shown = names.into_iter().filter_map(|(person, name)| {
            let wish = wishes.get(&person).copied().unwrap_or_default();
            Some((person, shown_name(&name, wish)?))
        });
        Ok(shown.collect())
    }

    /// Which of these tournaments strangers do not see. Reads no log.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn hidden_among(
        &self,
        tournaments: impl IntoIterator<Item = TournamentId>,
    ) -> Result<BTreeSet<TournamentId>, DeskError> {
        let mut hidden = BTreeSet::new();
        for id in tournaments {
            if self.store.is_hidden(id)? {
                hidden.insert(id);
            }
        }
        Ok(hidden)
    }

    /// The names of these accounts; an account that left has none.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn names_of_accounts(
        &self,
        accounts: impl IntoIterator<Item = AccountId>,
    ) -> Result<BTreeMap<AccountId, String>, DeskError> {
        Ok(self.store.display_names(&accounts.into_iter().collect())?)
    }
}

fn named_teams(here: &SeriesSnapshot, tournaments: &[SeriesTournament]) -> Vec<NamedSeriesTeam> {
    let hidden = tournaments.iter().filter(|one| one.public_title().is_none());
    let hidden: BTreeSet<TournamentId> = hidden.map(|one| one.counted.counted.tournament).collect();
    let named = here.series.team_standings().into_iter().map(|line| {
        let is_shown = line.results.last().is_some_and(|last| !hidden.contains(&last.tournament));
        NamedSeriesTeam { name: is_shown.then(|| line.name.clone()), line }
    });
    named.collect()
}

/// Who has another place now, or is somebody else; `who` are those without a place, as staff say now.
fn moved_people(counted: &[SeriesResult], now: &[SeriesResult], who: &PeopleNow) -> Vec<MovedPerson> {
    let is_now = |person: PersonId| who.get(&person).copied().flatten().unwrap_or(person);
    let before: BTreeMap<PersonId, u32> = counted.iter().map(|one| (is_now(one.person), one.place)).collect();
    let after: BTreeMap<PersonId, u32> = now.iter().map(|one| (one.person, one.place)).collect();
    let corrected = counted.iter().map(|one| one.person).filter(|person| is_now(*person) != *person);
    let corrected: BTreeSet<PersonId> = corrected.map(is_now).collect();
    let mut people: Vec<PersonId> = before.keys().chain(after.keys()).copied().collect();
    people.sort_unstable();
    people.dedup();
    let each = people.into_iter().map(|person| MovedPerson {
        person,
        counted: before.get(&person).copied(),
        now: after.get(&person).copied(),
        is_corrected: corrected.contains(&person),
    });
    each.filter(|one| one.has_other_place() || one.is_corrected).collect()
}
