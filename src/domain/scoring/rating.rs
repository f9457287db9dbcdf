//! Ratings: what each game changes, by the formula of a rating system. All of it is data, and nothing here is recorded.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::Deserialize;

use crate::domain::id::PlayerId;
use crate::domain::scoring::grade::Grade;
use crate::domain::scoring::level::TournamentLevel;
use crate::domain::scoring::sourced::Sourced;

/// One as a fixed-point number.
const ONE: u128 = 1_000_000_000_000_000;
/// The 400th root of 10, times [`ONE`]. With these digits every stake is rounded as it would be exactly, for each
/// whole difference up to [`FARTHEST`] and each k in `data/ratings.toml`.
const ROOT: u128 = 1_005_773_063_001_738;
/// Ratings that differ by more than this are treated as if they differed by this much: the stake is the same.
const FARTHEST: u64 = 1_200;

/// How games change ratings. `data/ratings.toml` contains a list of these.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatingSystem {
    pub id: String,
    /// The name on a page.
    pub name: String,
    /// The rating of a player without one.
    pub start: Sourced<i64>,
    /// A rating below this never falls.
    pub never_falls_below: Sourced<i64>,
    /// The least that a player stakes.
    pub least_stake: Sourced<i64>,
    /// Whether a modified win gives half of a full one, rounded down.
    pub modified_win_halves: Sourced<bool>,
    /// What a tie gives each player.
    pub true_tie: Sourced<TieGain>,
    /// The k of each level, the most that a game moves.
    pub levels: Sourced<Vec<RatingLevel>>,
}

/// What a tie gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TieGain {
    Nothing,
    /// Half of k, less the stake.
    HalfOfK,
}

/// What a bye gives, or a game to which somebody did not come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UnplayedGain {
    /// A game that nobody played is not rated.
    Nothing,
}

/// A level of tournaments, as one formula has it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatingLevel {
    pub name: String,
    pub k: i64,
    /// The levels whose tournaments count at this one.
    pub of: Vec<TournamentLevel>,
    /// The first day on which they did, if there is one.
    #[serde(default)]
    pub from: Option<NaiveDate>,
    /// The last day on which they did, if there is one.
    #[serde(default)]
    pub until: Option<NaiveDate>,
}

impl RatingLevel {
    /// Whether a tournament of this level counts at it on a day.
    fn is_for(&self, level: TournamentLevel, day: NaiveDate) -> bool {
        self.of.contains(&level)
            && self.from.is_none_or(|first| first <= day)
            && self.until.is_none_or(|last| day <= last)
    }
}

/// A game that is rated, with the grade of each player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatedGame<P = PlayerId> {
    pub players: [P; 2],
    pub grades: [Grade; 2],
}

/// What a tournament does to the rating of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingChange {
    pub before: i64,
    pub after: i64,
    /// How many games were rated.
    pub games: u32,
}

/// What is rated apart, and how, over all tournaments of an installation.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatingTerms {
    /// The names of what is rated apart in each game: built decks, and decks from what was opened.
    pub kinds: Sourced<[String; 2]>,
    /// The level of a tournament whose settings name none.
    pub level: Sourced<TournamentLevel>,
    /// The rating of a player without one, by Glicko-2.
    pub glicko_start: Sourced<i64>,
    /// Whether pods are rated: a player who scored more in one has won against everybody who scored less.
    pub pods: Sourced<bool>,
    /// What becomes of games that nobody played.
    pub unplayed: Sourced<UnplayedGain>,
    /// Whether the games of a bracket are rated that is all that is played. Those of a cut never are.
    pub brackets: Sourced<bool>,
}

/// Everything in `data/ratings.toml`: the formulas, and what is rated apart.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatingFile {
    pub system: Vec<RatingSystem>,
    pub terms: RatingTerms,
}

/// Reads `data/ratings.toml`.
///
/// # Errors
/// If a key is missing, misspelt or unknown.
pub fn parse(text: &str) -> Result<RatingFile, toml::de::Error> {
    toml::from_str(text)
}

impl RatingSystem {
    /// What a player stakes against an opponent: k divided by 10^(d/400) + 1, where d is the opponent's rating less
    /// the player's, rounded to a whole number.
    ///
    /// ```
    /// use arbiter::data::rating_systems;
    ///
    /// let decipher = &rating_systems()[0];
    /// assert_eq!(decipher.stake(1700, 1900, 16), 4);
    /// assert_eq!(decipher.stake(1900, 1700, 16), 12);
    /// assert_eq!(decipher.stake(1500, 3000, 16), 2, "never less than 2");
    /// ```
    pub fn stake(&self, own: i64, opponents: i64, k: i64) -> i64 {
        let power = power_of_root(own.abs_diff(opponents).min(FARTHEST));
        let part = if opponents < own { power } else { ONE };
        let (k, whole) = (u128::from(k.unsigned_abs()), power + ONE);
        let stake = i64::try_from((2 * k * part + whole) / (2 * whole)).unwrap_or(i64::MAX);
        stake.max(self.least_stake.value)
    }

    /// What a game changes for a player.
    ///
    /// ```
    /// use arbiter::data::rating_systems;
    /// use arbiter::domain::scoring::grade::Grade;
    ///
    /// // The example of the source: 1700 against 1900 at level 1.
    /// let decipher = &rating_systems()[0];
    /// let change = |grade| decipher.change(1700, 1900, 16, grade);
    /// assert_eq!(Grade::ALL.map(change), [12, 6, 0, -4, -4]);
    /// ```
    pub fn change(&self, own: i64, opponents: i64, k: i64, grade: Grade) -> i64 {
        let stake = self.stake(own, opponents, k);
        let gain = k.saturating_sub(stake);
        let change = match (grade, self.true_tie.value) {
            (Grade::FullWin, _) => gain,
            (Grade::ModifiedWin, _) if self.modified_win_halves.value => gain / 2,
            (Grade::ModifiedWin, _) => gain,
            (Grade::TrueTie, TieGain::Nothing) => 0,
            (Grade::TrueTie, TieGain::HalfOfK) => (k / 2).saturating_sub(stake),
            (Grade::ModifiedLoss | Grade::FullLoss, _) => -stake,
        };
        if own < self.never_falls_below.value { change.max(0) } else { change }
    }

    /// The level of this formula at which a tournament of this level counts on a day, if it has one.
    ///
    /// ```
    /// use arbiter::data::rating_systems;
    /// use arbiter::domain::scoring::level::TournamentLevel;
    ///
    /// let committee = &rating_systems()[1];
    /// let k = |day: &str| committee.level(TournamentLevel::Regional, day.parse().unwrap()).map(|it| it.k);
    /// assert_eq!(k("2014-06-03"), Some(32));
    /// assert_eq!(k("2014-06-04"), Some(28), "five levels in place of four");
    /// ```
    pub fn level(&self, level: TournamentLevel, day: NaiveDate) -> Option<&RatingLevel> {
        self.levels.value.iter().find(|one| one.is_for(level, day))
    }

    /// The most that a game moves at a tournament of this level on a day; 0 if the formula has no level for it.
    pub fn k_of(&self, level: TournamentLevel, day: NaiveDate) -> i64 {
        self.level(level, day).map_or(0, |level| level.k)
    }

    /// Everybody's rating after these games, one after another. Players without a rating begin with [`Self::start`].
    pub fn after<P: Ord + Copy>(
        &self,
        k: i64,
        before: &BTreeMap<P, i64>,
        games: impl IntoIterator<Item = RatedGame<P>>,
    ) -> BTreeMap<P, RatingChange> {
        let mut all = BTreeMap::new();
        for RatedGame { players, grades } in games {
            let now = players.map(|player| {
                let before = before.get(&player).copied().unwrap_or(self.start.value);
                all.get(&player).copied().unwrap_or(RatingChange { before, after: before, games: 0 })
            });
            let [a, b] = now.map(|change| change.after);
            let changes = [(a, b), (b, a)];
            for (((player, line), (own, other)), grade) in
                players.into_iter().zip(now).zip(changes).zip(grades)
            {
                let after = own.saturating_add(self.change(own, other, k, grade));
                all.insert(player, RatingChange { after, games: line.games.saturating_add(1), ..line });
            }
        }
        all
    }
}

/// 10^(difference/400), times [`ONE`].
fn power_of_root(difference: u64) -> u128 {
    let times = |a: u128, b: u128| (a * b + ONE / 2) / ONE;
    let (mut power, mut factor, mut left) = (ONE, ROOT, difference);
    while left > 0 {
        if left % 2 == 1 {
            power = times(power, factor);
        }
        factor = times(factor, factor);
        left /= 2;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{self, rating_systems};

    fn decipher() -> &'static RatingSystem {
        rating_systems().iter().find(|system| system.id == "decipher").unwrap()
    }

    #[test]
    fn stakes_are_what_the_formula_gives() {
        // Reckoned with sixty digits by another program: k, the opponent's rating less the player's, the stake.
        let known = [
            (16, 0, 8),
            (28, 0, 14),
            (40, 0, 20),
            (52, 0, 26),
            (64, 0, 32),
            (16, 400, 2),
            (64, 400, 6),
            (64, -400, 58),
            (64, 1200, 2),
            (64, -1200, 64),
            (48, 100, 17),
            (48, -100, 31),
            (32, 191, 8),
        ];
        for (k, difference, stake) in known {
            assert_eq!(decipher().stake(2000, 2000 + difference, k), stake, "k {k}, {difference}");
        }
    }

    #[test]
    fn the_stakes_of_both_players_make_k_unless_the_least_stake_counts() {
        for difference in -1_300..=1_300 {
            let (a, b) = (
                decipher().stake(2_000, 2_000 + difference, 64),
                decipher().stake(2_000 + difference, 2_000, 64),
            );
            assert!((64..=66).contains(&(a + b)), "{difference}: {a} and {b}");
            let farther = decipher().stake(2_000, 2_001 + difference, 64);
            assert!(farther <= a, "a stronger opponent costs no more: {difference}");
        }
    }

    #[test]
    fn a_rating_below_the_floor_never_falls_and_huge_ratings_do_no_harm() {
        for grade in Grade::LOSSES {
            assert_eq!(decipher().change(1_599, 1_000, 64, grade), 0);
            assert!(decipher().change(1_600, 1_000, 64, grade) < 0);
        }
        for (own, other) in [(i64::MIN, i64::MAX), (i64::MAX, i64::MIN), (0, i64::MAX)] {
            for grade in Grade::ALL {
                assert!(decipher().change(own, other, 64, grade).abs() <= 64);
            }
        }
    }

    #[test]
    fn each_formula_has_one_level_for_each_tournament_on_each_day() {
        let days: [NaiveDate; 4] =
            ["1994-01-01", "2014-06-03", "2014-06-04", "2026-11-30"].map(|day| day.parse().unwrap());
        for system in rating_systems() {
            for (level, day) in TournamentLevel::ALL.into_iter().flat_map(|it| days.map(|day| (it, day))) {
                let found = system.levels.value.iter().filter(|one| one.is_for(level, day));
                assert_eq!(found.count(), 1, "{}: {level:?} on {day}", system.id);
            }
        }
        assert_eq!(
            data::rating_terms().level.value,
            TournamentLevel::default(),
            "what the settings leave out"
        );
        let k =
            |system: &RatingSystem, day: NaiveDate| TournamentLevel::ALL.map(|level| system.k_of(level, day));
        let [.., four, five, _] = days;
        for day in [four, five] {
            assert_eq!(k(decipher(), day), [16, 32, 32, 48, 64]);
        }
        let committee = rating_systems().iter().find(|system| system.id == "tcc").unwrap();
        assert_eq!(k(committee, four), [16, 32, 32, 48, 64], "as Decipher had them");
        assert_eq!(k(committee, five), [16, 28, 40, 52, 64]);
    }

    #[test]
    fn games_count_one_after_another() {
        let [kira, odo, quark] = [1, 2, 3].map(PlayerId);
        let won = |a, b| RatedGame { players: [a, b], grades: [Grade::FullWin, Grade::FullLoss] };
        let before = BTreeMap::from([(kira, 1_700), (odo, 1_900)]);
        let after = decipher().after(16, &before, [won(kira, odo), won(kira, quark)]);
        // 1700 beats 1900: +12 and -12. Then 1712 beats 1500, who starts there and does not fall: +4.
        assert_eq!(after[&kira], RatingChange { before: 1_700, after: 1_716, games: 2 });
        assert_eq!(after[&odo], RatingChange { before: 1_900, after: 1_888, games: 1 });
        assert_eq!(after[&quark], RatingChange { before: 1_500, after: 1_500, games: 1 });
    }
}
