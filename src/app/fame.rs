//! What everybody won, by year.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::app::background::BackgroundState;
use crate::app::error::DeskError;
use crate::app::store::PersonTotals;
use crate::domain::id::PersonId;

/// What everybody won.
#[derive(Debug, Default)]
pub struct Fame {
    /// The state of the finished tournaments from which it follows.
    pub(super) state: u64,
    pub years: BTreeMap<i32, Arc<YearOfFame>>,
    pub all_time: Arc<YearOfFame>,
}

/// A year of the community.
#[derive(Debug, Clone, Default)]
pub struct YearOfFame {
    /// Finished tournaments.
    pub tournaments: usize,
    /// Finished tournaments in each month, January first.
    pub months: [u32; 12],
    /// Games to which both came.
    pub games: u32,
    /// Pods of heats, of Tribbles.
    pub pods: u32,
    pub people: BTreeMap<PersonId, PersonTotals>,
    /// Differs whenever the tournaments of the year, or the entries in their logs, differ.
    pub(super) mark: u64,
}

/// What is counted in the hall of fame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Laurel {
    TournamentsWon,
    GamesWon,
    TournamentsPlayed,
}

/// The hall of fame of a desk.
pub type FameCache = BackgroundState<Fame, DeskError>;

impl Laurel {
    /// In the order of the page.
    pub const ALL: [Self; 3] = [Self::TournamentsWon, Self::GamesWon, Self::TournamentsPlayed];

    const fn of(self, totals: PersonTotals) -> u32 {
        match self {
            Self::TournamentsWon => totals.won,
            Self::GamesWon => totals.games_won,
            Self::TournamentsPlayed => totals.played,
        }
    }
}

impl Fame {
    /// These years, and all of them together.
    pub(super) fn of(state: u64, years: BTreeMap<i32, Arc<YearOfFame>>) -> Self {
        let mut all_time = YearOfFame::default();
        for year in years.values() {
            all_time.tournaments += year.tournaments;
            all_time.games += year.games;
            all_time.pods += year.pods;
            for (person, totals) in &year.people {
                all_time.people.entry(*person).or_default().add(*totals);
            }
        }
        Self { state, years, all_time: Arc::new(all_time) }
    }
}

impl YearOfFame {
    /// The `most` people with the highest counts of something; people who have none of it are left out.
    pub fn best(&self, laurel: Laurel, most: usize) -> Vec<(PersonId, u32)> {
        let counts = self.people.iter().map(|(person, totals)| (*person, laurel.of(*totals)));
        let mut best: Vec<(PersonId, u32)> = counts.filter(|(_, count)| *count > 0).collect();
        best.sort_by_key(|(person, count)| (Reverse(*count), *person));
        best.truncate(most);
        best
    }
}
