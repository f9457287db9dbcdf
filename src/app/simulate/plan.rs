//! What somebody wants simulated.

use chrono::{Datelike, NaiveDate};

use crate::data;
use crate::domain::bracket::cut::Size;
use crate::domain::bracket::elimination::Elimination;
use crate::domain::edition::Edition;
use crate::domain::pairing::system::PairingSystem;
use crate::domain::pods::score::PodCounting;
use crate::domain::scoring::profile::Profile;
use crate::domain::tournament::play::{Play, PodRules};
use crate::domain::tournament::round_clock::LONGEST_DAYS;

/// The prefix of simulated tournaments' addresses.
pub const ADDRESS: &str = "simulated-";

/// The last day on which a simulated tournament is played.
pub const LAST_DAY: NaiveDate = match NaiveDate::from_ymd_opt(2026, 10, 31) {
    Some(day) => day,
    None => NaiveDate::MAX,
};
/// The first such day: an archive goes back about twenty years.
pub const FIRST_DAY: NaiveDate = match NaiveDate::from_ymd_opt(2007, 9, 1) {
    Some(day) => day,
    None => NaiveDate::MAX,
};

/// What to simulate.
#[derive(Debug, Clone, Copy)]
pub struct SimulationPlan {
    pub edition: Edition,
    /// Players of each tournament, including late arrivals.
    pub players: u32,
    /// Rounds of each tournament.
    pub rounds: u32,
    /// How many players are in the cut after the rounds; fewer if fewer remain. `None` for no cut.
    pub cut: Option<Size>,
    /// How many lost matches of the cut put a player out; one where fewer than four remain.
    pub elimination: Elimination,
    /// How many players have won a bye for the first round.
    pub earned_byes: u32,
    /// How many players always sit at one table.
    pub fixed_tables: u32,
    /// Who meets whom; all systems but Swiss have as many rounds as they need.
    pub system: PairingSystem,
    /// The days of each round, for weekly play; `None` by the clock.
    pub round_days: Option<u32>,
    /// Whether decks are built from what the players open or draft; `None` if from any cards.
    pub pools: Option<PoolKind>,
    /// Whether players sign up by themselves, for fewer places than there are players.
    pub sign_up: bool,
    /// Whether players check in before each round.
    pub check_in: bool,
    /// How many tournaments are simulated.
    pub tournaments: u32,
    /// People from whom the players are drawn.
    pub people: u32,
    /// The seed of all randomness.
    pub seed: u64,
}

/// How players come to the cards from which they build their decks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PoolKind {
    Sealed,
    Draft,
}

impl PoolKind {
    /// Both kinds of pools.
    pub const ALL: [Self; 2] = [Self::Sealed, Self::Draft];

    /// The name in arguments and addresses.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Sealed => "sealed",
            Self::Draft => "draft",
        }
    }

    /// The kind with this name.
    pub fn of(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

/// Why a plan cannot be simulated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    /// A number outside what can be played.
    #[error("{name} is {value}; choose {least} to {most}")]
    Number { name: &'static str, value: u32, least: u32, most: u32 },
    /// More players than people.
    #[error("{players} players cannot be drawn from {people} people; choose more people")]
    TooFewPeople {
        /// Players asked for.
        players: u32,
        /// People asked for.
        people: u32,
    },
    /// Pods end with a top table.
    #[error("Tribbles has no cut: the top table follows the heats by itself; leave --cut out")]
    NoCutInPods,
    /// Pods have heats.
    #[error("Tribbles is played in heats of pods; leave --system out")]
    NoSystemInPods,
    /// A bracket for everybody is its own cut.
    #[error("elimination is one bracket for everybody; leave --cut out")]
    NoCutInBracket,
    /// Tribbles has no format with pools.
    #[error("Tribbles is played with constructed decks; leave --pools out")]
    NoPoolsInPods,
    /// Timetables and brackets say who plays.
    #[error("players check in only for Swiss rounds and for heats; leave --check-in out")]
    NoCheckInBySystem,
    /// Nothing says which bracket.
    #[error("--elimination is about a cut after rounds; name its size with --cut, or leave it out")]
    NoCutToEliminate,
    /// A cut to two is one match.
    #[error("a cut in double elimination has at least 4 players; choose a larger --cut")]
    CutTooSmall,
    /// Pods, timetables and brackets have none, and those who check in are paired.
    #[error("byes are earned for Swiss rounds of games of two without a check-in; leave --earned-byes out")]
    NoEarnedByes,
    /// The timetable numbers the tables.
    #[error("a round robin numbers its tables by the timetable; leave --fixed-tables out")]
    NoFixedTables,
}

impl SimulationPlan {
    /// Whether it can be played.
    ///
    /// # Errors
    /// The first number that cannot.
    pub fn check(&self) -> Result<(), Unplayable> {
        let of_pods = self.edition == Edition::Tribbles;
        let (least, most) = match self.system {
            PairingSystem::Swiss => (if of_pods { 4 } else { 2 }, 2_000),
            PairingSystem::RoundRobin | PairingSystem::SingleElimination => (2, 32),
            PairingSystem::DoubleElimination => (3, 32),
        };
        within("--players", self.players, least, most)?;
        if let Some(days) = self.round_days {
            within("--days", days, 1, LONGEST_DAYS)?;
        }
        within("--rounds", self.rounds, 1, 20)?;
        within("--tournaments", self.tournaments, 1, 1_000_000)?;
        within("--people", self.people, 2, 1_000_000)?;
        if self.players > self.people {
            return Err(Unplayable::TooFewPeople { players: self.players, people: self.people });
        }
        if of_pods && self.pools.is_some() {
            return Err(Unplayable::NoPoolsInPods);
        }
        if self.check_in && self.system != PairingSystem::Swiss {
            return Err(Unplayable::NoCheckInBySystem);
        }
        match (self.cut, self.system) {
            (Some(_), _) if of_pods => Err(Unplayable::NoCutInPods),
            (Some(_), system) if system.is_bracket() => Err(Unplayable::NoCutInBracket),
            (_, system) if of_pods && system != PairingSystem::Swiss => Err(Unplayable::NoSystemInPods),
            (Some(_) | None, _) => self.check_wishes(),
        }
    }

    /// Whether the cut can be played as the plan says, and byes and tables can be given.
    fn check_wishes(&self) -> Result<(), Unplayable> {
        let swiss = self.system == PairingSystem::Swiss && self.edition != Edition::Tribbles;
        if self.earned_byes > 0 && (!swiss || self.check_in) {
            return Err(Unplayable::NoEarnedByes);
        }
        if self.fixed_tables > 0 && self.system == PairingSystem::RoundRobin {
            return Err(Unplayable::NoFixedTables);
        }
        within("--earned-byes", self.earned_byes, 0, self.players.saturating_sub(2))?;
        within("--fixed-tables", self.fixed_tables, 0, self.players)?;
        match self.cut {
            _ if self.elimination.is_single() => Ok(()),
            None => Err(Unplayable::NoCutToEliminate),
            Some(size) if size.stages() < 2 => Err(Unplayable::CutTooSmall),
            Some(_) => Ok(()),
        }
    }

    /// What is drawn, so that tournaments with pools are others than those without.
    pub(super) fn kind(&self) -> &'static str {
        self.pools.map_or("tournament", PoolKind::code)
    }

    /// The whole plan as a text, which differs as soon as any part of the plan does.
    pub(super) fn told(&self) -> String {
        let Self {
            edition,
            players,
            rounds,
            cut,
            elimination,
            earned_byes,
            fixed_tables,
            system,
            round_days,
            pools,
            sign_up,
            check_in,
            tournaments,
            people,
            seed,
        } = *self;
        let number = |number: Option<u32>| number.map_or_else(String::new, |number| number.to_string());
        [
            edition.code().to_owned(),
            players.to_string(),
            rounds.to_string(),
            number(cut.map(u32::from)),
            elimination.code().to_owned(),
            earned_byes.to_string(),
            fixed_tables.to_string(),
            system.code().to_owned(),
            number(round_days),
            pools.map_or("", PoolKind::code).to_owned(),
            sign_up.to_string(),
            check_in.to_string(),
            tournaments.to_string(),
            people.to_string(),
            seed.to_string(),
        ]
        .join("/")
    }

    /// The deck format of its tournaments.
    pub(super) const fn format(&self) -> &'static str {
        match (self.edition, self.pools) {
            (Edition::First, None) => "1e-open",
            (Edition::First, Some(PoolKind::Sealed)) => "sealed",
            (Edition::First, Some(PoolKind::Draft)) => "draft",
            (Edition::Second, None) => "2e-standard",
            (Edition::Second, Some(PoolKind::Sealed)) => "2e-sealed",
            (Edition::Second, Some(PoolKind::Draft)) => "2e-draft",
            (Edition::Tribbles, None | Some(_)) => "tribbles",
        }
    }

    /// How its tournaments are played on a day.
    pub fn play(&self, on: NaiveDate) -> Option<Play> {
        match self.edition {
            Edition::First | Edition::Second => {
                self.profile(on).cloned().map(|profile| Play::Duels(Box::new(profile)))
            }
            Edition::Tribbles => {
                let profile = data::pod_profiles().first()?.clone();
                // By the day, so that an archive holds every kind.
                let troubles = on.ordinal().is_multiple_of(3);
                let counting =
                    if on.ordinal().is_multiple_of(2) { PodCounting::Rounds } else { PodCounting::Totals };
                let rules = PodRules { profile, troubles, counting };
                Some(Play::Pods(Box::new(rules)))
            }
        }
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

/// Whether a number can be played.
fn within(name: &'static str, value: u32, least: u32, most: u32) -> Result<(), Unplayable> {
    let fits = (least..=most).contains(&value);
    if fits { Ok(()) } else { Err(Unplayable::Number { name, value, least, most }) }
}
