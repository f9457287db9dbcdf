//! Plays whole tournaments at random, through the commands of the program: for tests, benches, rehearsals and archives.
//!
//! Everything follows from the seed: people, strengths, results and times. Identifiers of tournaments and of what is
//! submitted follow from the whole plan, so those of two plans can be kept together. The same plan gives the same bytes
//! on any machine.
mod check_in;
mod endings;
mod event;
mod game_lists;
mod last_acts;
mod lists;
mod mishaps;
mod opened;
mod people;
mod plan;
mod pods;
mod pools;
mod random_source;
mod sign_up;
mod systems;

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::export_file;
use crate::app::simulate::event::SimulatedTournament;
use crate::app::simulate::game_lists::GameLists;
use crate::app::simulate::people::SimulatedPerson;
use crate::app::simulate::plan::{ADDRESS, FIRST_DAY, LAST_DAY};
pub use crate::app::simulate::plan::{PoolKind, SimulationPlan, Unplayable};
use crate::app::simulate::random_source::RandomSource;
use crate::app::snapshot::Snapshot;
use crate::domain::awaited::Awaited;
use crate::domain::hash::ListHash;
use crate::domain::id::Slug;
use crate::domain::tournament::settings::Pins;

/// A simulated tournament.
#[derive(Debug, Clone)]
pub struct Simulated {
    here: Snapshot,
    decks: BTreeMap<ListHash, String>,
}

impl Simulated {
    pub const fn slug(&self) -> &Slug {
        self.here.slug()
    }

    /// How many entries its log has.
    pub fn entries(&self) -> usize {
        self.here.log.len()
    }

    /// The tournament as an export.
    ///
    /// # Errors
    /// If it cannot be written as JSON.
    pub fn export(&self) -> Result<String, DeskError> {
        export_file::written_whole(&self.here, &self.decks, &Awaited::always())
    }
}

/// Plays one tournament after another.
pub struct Simulation {
    wish: SimulationPlan,
    pins: Pins,
    lists: GameLists,
    done: u32,
}

impl Simulation {
    /// Prepares a simulation whose tournaments pin what this desk would pin today.
    ///
    /// # Errors
    /// [`Unplayable`] inside; or when the store does not answer.
    pub fn prepare(desk: &Desk, wish: SimulationPlan) -> Result<Result<Self, Unplayable>, DeskError> {
        if let Err(unplayable) = wish.check() {
            return Ok(Err(unplayable));
        }
        let pins = desk.pins(wish.edition)?;
        let lists = GameLists::of(desk, &wish)?;
        Ok(Ok(Self { wish, pins, lists, done: 0 }))
    }

    fn play(&self, number: u32) -> Result<Simulated, DeskError> {
        // Two plans with one seed are two tournaments, and both may be imported into one database.
        let chance = RandomSource::of(self.wish.seed, self.wish.kind(), u64::from(number));
        let mut chance = chance.naming_by(self.wish.told());
        // A few tournaments are a week apart; an archive is spread over its years.
        let count = i64::from(self.wish.tournaments.max(1));
        let back = i64::from(self.wish.tournaments.saturating_sub(number));
        let date =
            LAST_DAY - TimeDelta::days(back * (7 * count).min((LAST_DAY - FIRST_DAY).num_days()) / count);
        let start: DateTime<Utc> = date.and_hms_opt(9, 0, 0).unwrap_or_default().and_utc();
        let people = self.draw_players(&mut chance);
        let play = self.wish.play(date).ok_or(DeskError::NotFound)?;
        let event = SimulatedTournament::begin(
            self.wish,
            number,
            start,
            chance,
            (play, self.pins.clone(), &self.lists),
        )?;
        let (here, decks) = event.play(&people, &self.lists)?;
        Ok(Simulated { here, decks })
    }

    /// The players of a tournament, in the order in which they register.
    fn draw_players(&self, chance: &mut RandomSource) -> Vec<SimulatedPerson> {
        let mut numbers: Vec<u32> = (0..self.wish.people).collect();
        let count = usize::try_from(self.wish.players).unwrap_or(usize::MAX);
        chance.shuffle(&mut numbers, count);
        numbers.into_iter().take(count).map(|number| SimulatedPerson::of(self.wish.seed, number)).collect()
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

impl Desk {
    /// Whether every stored tournament is a simulated one.
    ///
    /// # Errors
    /// If the store does not answer.
    pub fn holds_only_simulated(&self) -> Result<bool, DeskError> {
        Ok(self.store.tournaments()?.iter().all(|row| row.slug.starts_with(ADDRESS)))
    }

    /// Stores a simulated tournament as if it had been imported. It was made by the rules, so it is not verified
    /// again.
    ///
    /// # Errors
    /// [`DeskError::Taken`] when it is already there; or when the store cannot write.
    pub fn take_in(&self, simulated: Simulated) -> Result<(), DeskError> {
        let Simulated { here, decks } = simulated;
        let people = here.names.iter().map(|(id, name)| (*id, name.clone())).collect();
        self.store_whole(here, people, decks)
    }
}
