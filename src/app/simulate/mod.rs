//! Plays whole tournaments by chance, through the commands of the program: for tests, benches, rehearsals and archives.
//!
//! Everything follows from the seed: people, strengths, results, times and identifiers. The same wish gives the same
//! bytes on any machine.
mod chance;
mod event;
mod lists;

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::export;
use crate::app::simulate::chance::Chance;
use crate::app::simulate::event::Event;
use crate::app::simulate::lists::Lists;
use crate::app::snapshot::Snapshot;
use crate::data;
use crate::domain::awaited::Awaited;
use crate::domain::edition::Edition;
use crate::domain::id::PersonId;
use crate::domain::scoring::profile::Profile;
use crate::domain::tournament::settings::Pins;

/// What the addresses of simulated tournaments begin with.
pub const ADDRESS: &str = "simulated-";

/// The last day on which a simulated tournament is played.
const LAST_DAY: NaiveDate = match NaiveDate::from_ymd_opt(2026, 10, 31) {
    Some(day) => day,
    None => NaiveDate::MAX,
};
/// The first such day: an archive goes back about twenty years.
const FIRST_DAY: NaiveDate = match NaiveDate::from_ymd_opt(2007, 9, 1) {
    Some(day) => day,
    None => NaiveDate::MAX,
};

/// What to simulate.
#[derive(Debug, Clone, Copy)]
pub struct Wish {
    /// The game.
    pub edition: Edition,
    /// Players of each tournament, those who come late included.
    pub players: u32,
    /// Rounds of each tournament.
    pub rounds: u32,
    /// How many tournaments.
    pub tournaments: u32,
    /// People from whom the players are drawn.
    pub people: u32,
    /// Everything follows from it.
    pub seed: u64,
}

/// Why a wish cannot be simulated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    /// A number outside what can be played.
    #[error("{name} is {value}; choose {least} to {most}")]
    Number {
        /// Which number.
        name: &'static str,
        /// The number.
        value: u32,
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
    /// More players than people.
    #[error("{players} players cannot be drawn from {people} people; choose more people")]
    TooFewPeople {
        /// Players asked for.
        players: u32,
        /// People asked for.
        people: u32,
    },
    /// Tribbles is played in pods, which the match log does not have yet.
    #[error("tournaments of Tribbles cannot be run yet; choose 1E or 2E")]
    Tribbles,
}

/// A simulated tournament.
#[derive(Debug, Clone)]
pub struct Simulated {
    pub(super) here: Snapshot,
    pub(super) decks: BTreeMap<String, String>,
}

impl Simulated {
    /// Its address.
    pub fn slug(&self) -> &str {
        self.here.slug().as_str()
    }

    /// How many entries its log has.
    pub fn entries(&self) -> usize {
        self.here.log.len()
    }

    /// The tournament as an export.
    ///
    /// # Errors
    /// When it cannot be written as JSON.
    pub fn export(&self) -> Result<String, DeskError> {
        export::written_whole(&self.here, &self.decks, &Awaited::always())
    }
}

/// Plays tournaments one after the other.
pub struct Simulation {
    wish: Wish,
    pins: Pins,
    lists: Lists,
    done: u32,
}

impl Simulation {
    /// Prepares a simulation whose tournaments pin what this desk would pin today.
    ///
    /// # Errors
    /// [`Unplayable`] inside; or when the store does not answer.
    pub fn over(desk: &Desk, wish: Wish) -> Result<Result<Self, Unplayable>, DeskError> {
        if let Err(unplayable) = wish.check() {
            return Ok(Err(unplayable));
        }
        let pins = desk.pins(wish.edition)?;
        let lists = Lists::of(desk, wish.edition, wish.seed)?;
        Ok(Ok(Self { wish, pins, lists, done: 0 }))
    }

    fn play(&self, number: u32) -> Result<Simulated, DeskError> {
        let mut chance = Chance::of(self.wish.seed, "tournament", u64::from(number));
        // A few tournaments come a week apart; an archive is spread over its years.
        let count = i64::from(self.wish.tournaments.max(1));
        let back = i64::from(self.wish.tournaments.saturating_sub(number));
        let date =
            LAST_DAY - TimeDelta::days(back * (7 * count).min((LAST_DAY - FIRST_DAY).num_days()) / count);
        let start: DateTime<Utc> = date.and_hms_opt(9, 0, 0).unwrap_or_default().and_utc();
        let people = self.drawn(&mut chance);
        let profile = self.wish.profile(date).ok_or(DeskError::NotFound)?;
        let event =
            Event::begin(self.wish, number, start, chance, (profile, self.pins.clone(), &self.lists))?;
        event.play(&people, &self.lists)
    }

    /// The players of a tournament, in the order in which they register.
    fn drawn(&self, chance: &mut Chance) -> Vec<Person> {
        let mut numbers: Vec<u32> = (0..self.wish.people).collect();
        let count = usize::try_from(self.wish.players).unwrap_or(usize::MAX);
        chance.shuffle(&mut numbers, count);
        numbers.into_iter().take(count).map(|number| Person::of(self.wish.seed, number)).collect()
    }
}

impl Iterator for Simulation {
    type Item = Result<Simulated, DeskError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.done >= self.wish.tournaments {
            return None;
        }
        self.done += 1;
        Some(self.play(self.done))
    }
}

impl Wish {
    fn check(&self) -> Result<(), Unplayable> {
        let within = |name, value, least, most| {
            let fits = (least..=most).contains(&value);
            if fits { Ok(()) } else { Err(Unplayable::Number { name, value, least, most }) }
        };
        within("--players", self.players, 2, 2_000)?;
        within("--rounds", self.rounds, 1, 20)?;
        within("--tournaments", self.tournaments, 1, 1_000_000)?;
        within("--people", self.people, 2, 1_000_000)?;
        if self.players > self.people {
            return Err(Unplayable::TooFewPeople { players: self.players, people: self.people });
        }
        if self.edition == Edition::Tribbles { Err(Unplayable::Tribbles) } else { Ok(()) }
    }

    /// The profile in force on a day; before the first one, that one.
    fn profile(&self, on: NaiveDate) -> Option<&'static Profile> {
        let all = || data::scoring_profiles().iter().filter(|profile| profile.edition == self.edition);
        let begun = all().filter(|profile| profile.effective_from <= on);
        begun
            .max_by_key(|profile| profile.effective_from)
            .or_else(|| all().min_by_key(|one| one.effective_from))
    }
}

/// Invented first names.
const FIRST: [&str; 40] = [
    "Ada", "Bruno", "Chiara", "Dmitri", "Elif", "Farid", "Greta", "Hugo", "Inês", "Jonas", "Kaya", "Léo",
    "Mira", "Noah", "Oksana", "Pavel", "Quentin", "Rosa", "Sven", "Tereza", "Ulla", "Viktor", "Wanda",
    "Xavier", "Yara", "Zoë", "Anouk", "Ben", "Carla", "Dario", "Esther", "Finn", "Hanna", "Ivo", "Jana",
    "Karim", "Lotte", "Milan", "Nora", "Oskar",
];
/// Invented family names.
const LAST: [&str; 50] = [
    "Lindqvist",
    "Keller",
    "Romano",
    "Sokolov",
    "Demir",
    "Haddad",
    "Jansen",
    "Martins",
    "Duarte",
    "Weber",
    "Yılmaz",
    "Fontaine",
    "Novák",
    "O'Brien",
    "Bondar",
    "Dvořák",
    "Silva",
    "Visser",
    "Horvat",
    "Lindgren",
    "Bauer",
    "Costa",
    "Dubois",
    "Eriksen",
    "Farkas",
    "Garcia",
    "Hansen",
    "Ivanova",
    "Jokinen",
    "Kowalski",
    "Laurent",
    "Moreau",
    "Nielsen",
    "Olsen",
    "Petrov",
    "Quinn",
    "Richter",
    "Santos",
    "Tanaka",
    "Ulrich",
    "Varga",
    "Wagner",
    "Young",
    "Zimmer",
    "Andersen",
    "Brandt",
    "Castro",
    "Delgado",
    "Ebner",
    "Fischer",
];

/// Somebody who plays in simulated tournaments.
struct Person {
    id: PersonId,
    name: String,
    /// From 0 to 999; nobody sees it.
    strength: u64,
}

impl Person {
    /// The person with this number.
    fn of(seed: u64, number: u32) -> Self {
        let mut chance = Chance::of(seed, "person", u64::from(number));
        let at = usize::try_from(number).unwrap_or(usize::MAX);
        let first = FIRST.get(at % FIRST.len()).copied().unwrap_or_default();
        let last = LAST.get(at / FIRST.len() % LAST.len()).copied().unwrap_or_default();
        // Beyond two thousand, people are told apart by a number.
        let name = match at / (FIRST.len() * LAST.len()) {
            0 => format!("{first} {last}"),
            more => format!("{first} {last} {}", more + 1),
        };
        Self { id: PersonId::new(chance.uuid()), name, strength: chance.below(1_000) }
    }
}

impl Desk {
    /// Whether every tournament held is a simulated one.
    ///
    /// # Errors
    /// When the store does not answer.
    pub fn holds_only_simulated(&self) -> Result<bool, DeskError> {
        Ok(self.store.tournaments()?.iter().all(|row| row.slug.starts_with(ADDRESS)))
    }

    /// Stores a simulated tournament as if it had been imported. It was made by the rules, so it is not verified
    /// again.
    ///
    /// # Errors
    /// [`Taken`](crate::app::error::Taken) when it is already there; or when the store cannot write.
    pub fn take_in(&self, simulated: Simulated) -> Result<(), DeskError> {
        let Simulated { here, decks } = simulated;
        let people = here.names.iter().map(|(id, name)| (*id, name.clone())).collect();
        self.store_whole(here, people, decks)
    }
}
