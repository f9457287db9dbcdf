//! The state of a series: the fold of its log.

use std::collections::{BTreeMap, BTreeSet};

use crate::domain::id::{AccountId, PersonId, TournamentId};
use crate::domain::series::entry::{BonusGiven, CountedTournament, SeriesClosed, SeriesCreated, SeriesEntry};
use crate::domain::series::rules::SeriesRules;

/// A series after the entries of its log.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Series {
    title: String,
    about: String,
    rules: Option<SeriesRules>,
    directors: BTreeSet<AccountId>,
    counted: BTreeMap<TournamentId, CountedInSeries>,
    bonuses: BTreeMap<i64, BonusGiven>,
    closed: bool,
    entries: usize,
    recorded_places: usize,
}

/// A tournament that counts, with the number of the entry that says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountedInSeries {
    pub number: i64,
    pub counted: CountedTournament,
}

impl Series {
    /// Applies the entry with this number.
    pub fn apply(&mut self, number: i64, entry: &SeriesEntry) {
        self.entries += 1;
        match entry {
            SeriesEntry::SeriesCreated(it) => self.begin(it),
            SeriesEntry::SeriesDescribed(it) => self.describe(&it.title, &it.about),
            SeriesEntry::DirectorNamed(it) => self.directors.extend([it.account]),
            SeriesEntry::DirectorRemoved(it) => self.directors.retain(|one| *one != it.account),
            SeriesEntry::TournamentCounted(it) => self.put_counted(number, it),
            SeriesEntry::TournamentRemoved(it) => self.counted.retain(|one, _| *one != it.tournament),
            SeriesEntry::BonusGiven(it) => self.bonuses.extend([(number, it.clone())]),
            SeriesEntry::BonusWithdrawn(it) => self.bonuses.retain(|one, _| *one != it.number),
            SeriesEntry::SeriesClosed(SeriesClosed {}) => self.closed = true,
            SeriesEntry::SeriesReopened(_) => self.closed = false,
        }
    }

    fn begin(&mut self, it: &SeriesCreated) {
        self.describe(&it.title, &it.about);
        self.rules = Some((*it.rules).clone());
        self.directors.extend(it.director);
    }

    fn put_counted(&mut self, number: i64, it: &CountedTournament) {
        self.recorded_places += it.results.len();
        self.counted.insert(it.tournament, CountedInSeries { number, counted: it.clone() });
    }

    fn describe(&mut self, title: &str, about: &str) {
        title.clone_into(&mut self.title);
        about.clone_into(&mut self.about);
    }

    /// Its title; empty before its first entry.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// What its directors say about it; may be empty.
    pub fn about(&self) -> &str {
        &self.about
    }

    /// Its rules; `None` before its first entry.
    pub const fn rules(&self) -> Option<&SeriesRules> {
        self.rules.as_ref()
    }

    /// Who runs it, beside the operator.
    pub const fn directors(&self) -> &BTreeSet<AccountId> {
        &self.directors
    }

    /// Whether the standings are final.
    pub const fn is_closed(&self) -> bool {
        self.closed
    }

    /// How many entries its log has.
    pub const fn entries(&self) -> usize {
        self.entries
    }

    /// How many places all entries that count tournaments have together.
    pub const fn recorded_places(&self) -> usize {
        self.recorded_places
    }

    /// A tournament that counts.
    pub fn counted(&self, tournament: TournamentId) -> Option<&CountedInSeries> {
        self.counted.get(&tournament)
    }

    /// The tournaments that count, the earliest day first.
    pub fn tournaments(&self) -> Vec<&CountedInSeries> {
        let mut all: Vec<_> = self.counted.values().collect();
        all.sort_by_key(|one| (one.counted.day, one.counted.tournament));
        all
    }

    /// The bonuses that count, by their numbers in the log.
    pub const fn bonuses(&self) -> &BTreeMap<i64, BonusGiven> {
        &self.bonuses
    }

    /// Those with a bonus who have no place at a tournament that counts.
    pub fn bonuses_without_place(&self) -> BTreeSet<PersonId> {
        if self.bonuses.is_empty() {
            return BTreeSet::new();
        }
        let (people, with_bonus) = (self.people(), self.bonuses.values().map(|bonus| bonus.person));
        with_bonus.filter(|person| !people.contains(person)).collect()
    }

    /// Everybody who has a place at a tournament that counts.
    pub fn people(&self) -> BTreeSet<PersonId> {
        self.counted.values().flat_map(|one| one.counted.results.iter().map(|it| it.person)).collect()
    }
}
