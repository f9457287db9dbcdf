//! What a person played at all tournaments, for the pages about people. Reads no log.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chrono::{DateTime, Datelike as _, NaiveDate, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::store::{Appearance, Met, PersonOutcome, PodCount, SatTogether, SeatClaim, Visibility};
use crate::app::summary::Summary;
use crate::domain::id::{PersonId, PlayerId, TournamentId};

/// Tournaments, opponents or games on one page.
pub const ROWS: usize = 50;

/// Games won, lost and tied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Balance {
    pub wins: u32,
    pub losses: u32,
    pub ties: u32,
}

/// A person over all tournaments that everybody may see.
#[derive(Debug)]
pub struct PersonRecord {
    pub person: PersonId,
    /// As everybody may read it.
    pub name: String,
    /// Games at tournaments that are over.
    pub balance: Balance,
    /// How many of them were not played, because somebody did not come: nobody met an opponent, and nobody is rated.
    pub unplayed: u32,
    /// Each year, the newest first.
    pub years: Vec<YearOfPerson>,
    pub tournaments: usize,
    /// How many of them the person won.
    pub won: usize,
    /// A page of the tournaments, the newest day first.
    pub played: Vec<PlayedTournament>,
    /// Opponents in all who may be named.
    pub opponents: usize,
    /// A page of them, the one met last first.
    pub met: Vec<Opponent>,
    /// Games against opponents who are not named.
    pub unnamed: Balance,
    /// Pods of heats at tournaments that are over.
    pub pods: PodCount,
    /// Players in the same pods, in all who may be named.
    pub pod_opponents: usize,
    /// A page of them, the one met last first: more tribbles are won, fewer are lost.
    pub met_in_pods: Vec<Opponent>,
    /// Meetings in pods with players who are not named.
    pub unnamed_in_pods: Balance,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct YearOfPerson {
    pub year: i32,
    pub tournaments: u32,
    pub won: u32,
    pub balance: Balance,
    pub pods: PodCount,
}

/// A tournament of a person.
#[derive(Debug)]
pub struct PlayedTournament {
    pub there: Arc<Summary>,
    pub player: PlayerId,
    /// The place, once it is over.
    pub place: Option<u32>,
    pub balance: Balance,
    pub pods: PodCount,
    /// Whether everybody sees the deck list now.
    pub shows_list: bool,
    /// Whether its log is damaged, so that nothing of this can be trusted.
    pub is_damaged: bool,
}

/// Somebody whom a person met.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opponent {
    pub person: PersonId,
    /// As everybody may read it.
    pub name: String,
    /// For the person whose opponent it is.
    pub balance: Balance,
    /// The last day.
    pub last: NaiveDate,
}

/// The pages that are asked for, from 1.
#[derive(Debug, Clone, Copy)]
pub struct RecordPages {
    pub tournaments: usize,
    pub opponents: usize,
}

impl Balance {
    pub(super) fn of(outcomes: impl IntoIterator<Item = (PersonOutcome, u32)>) -> Self {
        let mut all = Self::default();
        for (outcome, games) in outcomes {
            all.add(outcome, games);
        }
        all
    }

    const fn add(&mut self, outcome: PersonOutcome, games: u32) {
        match outcome {
            PersonOutcome::Won => self.wins += games,
            PersonOutcome::Lost => self.losses += games,
            PersonOutcome::Tied => self.ties += games,
        }
    }

    const fn of_appearance(one: &Appearance) -> Self {
        Self { wins: one.wins, losses: one.losses, ties: one.ties }
    }

    const fn plus(self, other: Self) -> Self {
        Self {
            wins: self.wins + other.wins,
            losses: self.losses + other.losses,
            ties: self.ties + other.ties,
        }
    }

    const fn minus(self, other: Self) -> Self {
        Self {
            wins: self.wins.saturating_sub(other.wins),
            losses: self.losses.saturating_sub(other.losses),
            ties: self.ties.saturating_sub(other.ties),
        }
    }

    /// How many games these are.
    pub const fn games(self) -> u32 {
        self.wins + self.losses + self.ties
    }
}

impl Desk {
    /// What everybody may read of a person. The statements do not grow with the number of tournaments.
    ///
    /// # Errors
    /// [`DeskError::NotFound`] for somebody who is not named, wants to be hidden, or played nowhere that everybody may
    /// see.
    pub fn person_record(
        &self,
        person: PersonId,
        pages: RecordPages,
        now: DateTime<Utc>,
    ) -> Result<PersonRecord, DeskError> {
        self.complete_summaries()?;
        let names = self.store.names(&[person])?;
        let wish = self.wish_of(person)?;
        let name = names.get(&person).and_then(|name| shown_name(name, wish)).ok_or(DeskError::NotFound)?;
        let record = self.record((person, name), pages, now)?;
        if record.tournaments == 0 { Err(DeskError::NotFound) } else { Ok(record) }
    }

    /// The record of somebody with this name, as they see it themselves, even if nobody else may; and how they want to be
    /// shown.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn own_record(
        &self,
        (person, name): (PersonId, String),
        pages: RecordPages,
        now: DateTime<Utc>,
    ) -> Result<(PersonRecord, Visibility), DeskError> {
        self.complete_summaries()?;
        Ok((self.record((person, name), pages, now)?, self.wish_of(person)?))
    }

    /// Whether everybody may read the name of a person on the pages about people: it is here, and the person wants neither
    /// to be hidden nor to be shown by initials.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn is_shown_by_name(&self, person: PersonId) -> Result<bool, DeskError> {
        Ok(self.wish_of(person)? == Visibility::Name && self.store.names(&[person])?.contains_key(&person))
    }

    /// How somebody wants to be shown: the strictest of what they said at all tournaments.
    pub(super) fn wish_of(&self, person: PersonId) -> Result<Visibility, DeskError> {
        Ok(self.store.visibilities_of(&[person])?.remove(&person).unwrap_or_default())
    }

    /// How the player of a seat wants to be shown on the pages about people.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn visibility(&self, tournament: TournamentId, player: PlayerId) -> Result<Visibility, DeskError> {
        Ok(self.store.visibility(SeatClaim { tournament, player })?)
    }

    /// Sets it. It stays with the player, and of several seats of one person the strictest counts.
    ///
    /// # Errors
    /// If the store cannot write.
    pub fn choose_visibility(
        &self,
        tournament: TournamentId,
        player: PlayerId,
        wish: Visibility,
        now: DateTime<Utc>,
    ) -> Result<(), DeskError> {
        Ok(self.store.put_visibility(SeatClaim { tournament, player }, wish, now)?)
    }

    fn record(
        &self,
        (person, name): (PersonId, String),
        pages: RecordPages,
        now: DateTime<Utc>,
    ) -> Result<PersonRecord, DeskError> {
        let all = self.store.played_by(person)?;
        let (met, outcomes, pods) = self.store.met_by(person)?;
        let pod_outcomes: Vec<(PersonOutcome, u32)> = pods.met.iter().map(|one| (one.outcome, 1)).collect();
        let together = pods.met.into_iter().filter_map(|one| {
            let SatTogether { other: opponent, name, outcome, day: last } = one;
            Some(Met { opponent, name: name?, outcome, games: 1, last })
        });
        let together: Vec<Met> = together.collect();
        // Of everybody else the page shows nothing, so their wishes are not read.
        let others: BTreeSet<PersonId> = met.iter().chain(&together).map(|one| one.opponent).collect();
        let wishes = self.store.visibilities_of(&Vec::from_iter(others))?;
        let (met, in_pods) = (opponents(met, &wishes), opponents(together, &wishes));
        let named = |of: &[Opponent]| of.iter().fold(Balance::default(), |all, one| all.plus(one.balance));
        let balance =
            all.iter().fold(Balance::default(), |sum, (.., one)| sum.plus(Balance::of_appearance(one)));
        let played_out = Balance::of(outcomes);
        let on_page = part(&all, pages.tournaments);
        let at = self.summaries_by_id(on_page.iter().map(|(at, ..)| *at))?;
        let played = on_page.iter().filter_map(|(id, _, one)| {
            let there = at.get(id)?;
            Some(PlayedTournament {
                there: Arc::clone(there),
                is_damaged: self.damage(&there.slug).is_some(),
                player: one.player,
                place: one.place,
                balance: Balance::of_appearance(one),
                pods: pods.sat.get(id).copied().unwrap_or_default(),
                shows_list: one.list_from.is_some_and(|from| from <= now),
            })
        });
        Ok(PersonRecord {
            person,
            name,
            balance,
            unplayed: balance.games().saturating_sub(played_out.games()),
            years: years(&all, &pods.sat),
            tournaments: all.len(),
            won: all.iter().filter(|(.., one)| one.place == Some(1)).count(),
            played: played.collect(),
            opponents: met.len(),
            met: part(&met, pages.opponents).to_vec(),
            unnamed: played_out.minus(named(&met)),
            pods: pods.sat.values().fold(PodCount::default(), |sum, one| sum.plus(*one)),
            pod_opponents: in_pods.len(),
            met_in_pods: part(&in_pods, pages.opponents).to_vec(),
            unnamed_in_pods: Balance::of(pod_outcomes).minus(named(&in_pods)),
        })
    }

    pub(super) fn summaries_by_id(
        &self,
        ids: impl Iterator<Item = TournamentId>,
    ) -> Result<BTreeMap<TournamentId, Arc<Summary>>, DeskError> {
        let known = self.summaries_of(&ids.collect::<Vec<_>>())?;
        Ok(known.into_iter().map(|one| (one.id, one)).collect())
    }
}

/// A page of all; none beyond the last.
pub(super) fn part<T>(all: &[T], page: usize) -> &[T] {
    all.chunks(ROWS).nth(page.saturating_sub(1)).unwrap_or_default()
}

pub(super) fn sql(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Those who may be named, the one met last first.
fn opponents(met: Vec<Met>, wishes: &BTreeMap<PersonId, Visibility>) -> Vec<Opponent> {
    let mut found: BTreeMap<PersonId, Opponent> = BTreeMap::new();
    for one in met {
        let person = one.opponent;
        let Some(name) = shown_name(&one.name, wishes.get(&person).copied().unwrap_or_default()) else {
            continue;
        };
        let known = found.entry(person).or_insert(Opponent {
            person,
            name,
            balance: Balance::default(),
            last: one.last,
        });
        known.last = known.last.max(one.last);
        known.balance.add(one.outcome, one.games);
    }
    let mut found: Vec<_> = found.into_values().collect();
    // Not sorted by name: the order would reveal more of a name than its initials.
    found.sort_by_key(|one| (std::cmp::Reverse((one.last, one.balance.games())), one.person));
    found
}

/// Appearances by year, the newest first, with the pods at these tournaments.
fn years(
    all: &[(TournamentId, NaiveDate, Appearance)],
    pods: &BTreeMap<TournamentId, PodCount>,
) -> Vec<YearOfPerson> {
    let same = |one: &(TournamentId, NaiveDate, Appearance),
                other: &(TournamentId, NaiveDate, Appearance)| {
        one.1.year() == other.1.year()
    };
    let year = |of: &[(TournamentId, NaiveDate, Appearance)]| {
        let won = of.iter().filter(|(.., one)| one.place == Some(1)).count();
        Some(YearOfPerson {
            year: of.first()?.1.year(),
            tournaments: u32::try_from(of.len()).unwrap_or(u32::MAX),
            won: u32::try_from(won).unwrap_or(u32::MAX),
            balance: of
                .iter()
                .fold(Balance::default(), |sum, (.., one)| sum.plus(Balance::of_appearance(one))),
            pods: of
                .iter()
                .filter_map(|(at, ..)| pods.get(at))
                .fold(PodCount::default(), |sum, one| sum.plus(*one)),
        })
    };
    all.chunk_by(same).filter_map(year).collect()
}

/// A name as everybody may read it; `None` for somebody who is hidden.
pub(super) fn shown_name(name: &str, wish: Visibility) -> Option<String> {
    match wish {
        Visibility::Name => Some(name.to_owned()),
        Visibility::Initials => Some(initials(name)),
        Visibility::Hidden => None,
    }
}

/// `K. N.` for Kira Nerys.
fn initials(name: &str) -> String {
    let first = |word: &str| word.chars().next().map(|letter| format!("{}.", letter.to_uppercase()));
    name.split_whitespace().filter_map(first).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    fn person(number: u128) -> PersonId {
        PersonId::new(Uuid::from_u128(number))
    }

    fn met(number: u128, outcome: PersonOutcome, day: u32) -> Met {
        let last = NaiveDate::from_ymd_opt(2026, 5, day).unwrap();
        Met { opponent: person(number), name: "Kira Nerys".to_owned(), outcome, games: 2, last }
    }

    #[test]
    fn initials_tell_only_the_first_letter_of_each_word() {
        assert_eq!(initials("Kira Nerys"), "K. N.");
        assert_eq!(initials("  émile  o'brien"), "É. O.");
    }

    #[test]
    fn opponents_are_counted_once_and_the_hidden_are_left_out() {
        let all = vec![
            met(1, PersonOutcome::Won, 1),
            met(1, PersonOutcome::Tied, 9),
            met(2, PersonOutcome::Lost, 20),
            met(3, PersonOutcome::Lost, 3),
        ];
        let wishes = BTreeMap::from([(person(2), Visibility::Hidden), (person(3), Visibility::Initials)]);
        let shown = opponents(all, &wishes);
        assert_eq!(shown.iter().map(|one| one.person).collect::<Vec<_>>(), [person(1), person(3)]);
        assert_eq!(shown[0].balance, Balance { wins: 2, losses: 0, ties: 2 });
        assert_eq!(shown[1].name, "K. N.");
    }
}
