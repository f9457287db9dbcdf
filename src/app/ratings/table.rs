//! Everybody's ratings, by what is rated apart and by how they are computed.

use std::collections::BTreeMap;

use skillratings::glicko2::Glicko2Rating;

use crate::app::background::BackgroundState;
use crate::app::error::DeskError;
use crate::app::ratings::glicko;
use crate::data;
use crate::domain::edition::Edition;
use crate::domain::id::PersonId;
use crate::domain::scoring::rating::RatingSystem;
use crate::domain::scoring::rating_history::{RatedTournament, RatingHistories, RatingStep, RunningRatings};
use crate::messages::{Message, say};

/// A player with fewer rated games is not ranked: our default.
pub const FEWEST_GAMES: u32 = 3;

/// A chart draws the ratings of a person after this many tournaments, the newest: our default.
pub const DRAWN: usize = 50;

/// What is rated apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct RatingPool {
    pub game: Edition,
    /// Whether decks are built from what was opened, as in sealed and draft.
    pub opened: bool,
}

/// How ratings are computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RatingMethod {
    /// The formula of this number in `data/ratings.toml`.
    Formula(usize),
    Glicko,
}

/// The ratings of one moment, by pool and method.
#[derive(Debug, Default)]
pub struct Ratings {
    /// The state of the finished tournaments from which they follow.
    pub(super) state: u64,
    pub(super) histories: BTreeMap<(RatingPool, RatingMethod), RatingHistories>,
}

/// The ratings of a desk.
pub type RatingCache = BackgroundState<Ratings, DeskError>;

impl RatingMethod {
    /// Every method, in the order of the pages.
    pub fn all() -> Vec<Self> {
        (0..data::rating_systems().len()).map(Self::Formula).chain([Self::Glicko]).collect()
    }

    /// The name on a page.
    pub fn name(self) -> &'static str {
        match self {
            Self::Formula(number) => data::rating_systems().get(number).map_or("", |system| &system.name),
            Self::Glicko => "Glicko-2",
        }
    }

    /// The code in an address.
    pub fn code(self) -> &'static str {
        match self {
            Self::Formula(number) => data::rating_systems().get(number).map_or("", |system| &system.id),
            Self::Glicko => "glicko",
        }
    }

    /// Whether a page draws these ratings over time. Of all others it shows only the newest.
    pub fn is_drawn(self, pool: RatingPool) -> bool {
        pool.methods().first() == Some(&self)
    }

    /// How many steps of each person a page shows.
    pub fn steps_shown(self, pool: RatingPool) -> usize {
        if self.is_drawn(pool) { DRAWN } else { 1 }
    }

    /// No tournament yet; of each person the newest `most` steps are kept.
    pub fn begin(self, most: usize) -> RatedSoFar {
        match self {
            Self::Formula(number) => {
                RatedSoFar::Formula(data::rating_systems().get(number), RunningRatings::keeping(most))
            }
            Self::Glicko => RatedSoFar::Glicko(RunningRatings::keeping(most)),
        }
    }

    /// Everybody's newest `most` ratings after these tournaments, which are in order.
    pub fn histories(self, tournaments: &[RatedTournament], most: usize) -> RatingHistories {
        let mut rated = self.begin(most);
        tournaments.iter().for_each(|one| rated.add(one));
        rated.into_histories()
    }
}

/// Ratings by one method while tournaments are added in their order.
#[derive(Debug)]
pub enum RatedSoFar {
    Formula(Option<&'static RatingSystem>, RunningRatings<i64>),
    Glicko(RunningRatings<Glicko2Rating>),
}

impl RatedSoFar {
    /// Adds a tournament, which comes after those before it in their order.
    pub fn add(&mut self, one: &RatedTournament) {
        match self {
            Self::Formula(Some(system), running) => system.add(running, one),
            Self::Formula(None, _) => {}
            Self::Glicko(running) => glicko::add(running, one),
        }
    }

    /// Ends the computation and gives what each person's ratings were, tournament by tournament.
    pub fn into_histories(self) -> RatingHistories {
        match self {
            Self::Formula(_, running) => running.into_histories(),
            Self::Glicko(running) => running.into_histories(),
        }
    }
}

/// What is rated apart: decks built at home, and decks of what was opened.
pub const fn rated_apart(opened: bool) -> Message {
    if opened { say("names-pool-opened") } else { say("names-pool-built") }
}

impl RatingPool {
    /// How it is rated, in the order of the pages. The formulas are for games of two, so pods have none.
    pub fn methods(self) -> Vec<RatingMethod> {
        match self.game {
            Edition::First | Edition::Second => RatingMethod::all(),
            Edition::Tribbles => vec![RatingMethod::Glicko],
        }
    }

    /// This method, or the first if it is not rated so.
    pub fn method_like(self, method: RatingMethod) -> RatingMethod {
        let methods = self.methods();
        if methods.contains(&method) { method } else { methods.first().copied().unwrap_or(method) }
    }

    /// The code of the kind of decks in an address.
    pub const fn kind_code(self) -> &'static str {
        if self.opened { "opened" } else { "built" }
    }

    /// `Second Edition, sealed and draft`, for other programs.
    pub fn name(self) -> String {
        let [built, opened] = &data::rating_terms().kinds.value;
        format!("{}, {}", self.game.name(), if self.opened { opened } else { built })
    }

    /// The pool's name in the reader's language.
    pub fn says(self) -> Message {
        say("names-pool").with("game", self.game.name()).with("kind", rated_apart(self.opened))
    }
}

impl Ratings {
    /// What is rated: every pool with a rated game.
    pub fn pools(&self) -> Vec<RatingPool> {
        let mut pools: Vec<RatingPool> = self.histories.keys().map(|(pool, _)| *pool).collect();
        pools.dedup();
        pools
    }

    /// The ratings of a person after the newest tournaments that a page shows, by pool and method.
    pub fn of_person(&self, person: PersonId) -> Vec<(RatingPool, RatingMethod, &[RatingStep])> {
        let found = self
            .histories
            .iter()
            .filter_map(|((pool, method), all)| Some((*pool, *method, all.get(&person)?.as_slice())));
        found.collect()
    }

    /// The newest rating of everybody with enough rated games, the highest first.
    pub fn ranking(&self, pool: RatingPool, method: RatingMethod) -> Vec<(PersonId, RatingStep)> {
        let all = self.histories.get(&(pool, method)).into_iter().flatten();
        let newest = all.filter_map(|(person, steps)| Some((*person, *steps.last()?)));
        let mut ranked: Vec<_> = newest.filter(|(_, step)| step.games >= FEWEST_GAMES).collect();
        ranked.sort_by_key(|(person, step)| (std::cmp::Reverse(step.rating()), *person));
        ranked
    }
}
