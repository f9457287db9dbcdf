//! What people played, for the pages about them. Nothing here reads a log, and tournaments that an operator hid are left
//! out.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use diesel::dsl::{count_star, exists, max, sql};
use diesel::prelude::*;
use diesel::sql_types::{Nullable, Text};

use super::Store;
use super::columns::{number, parsed};
use super::connection::AnyConnection;
use super::error::StoreError;
#[cfg(feature = "postgres")]
use super::name_folding::found_in_postgres;
use super::name_folding::found_in_sqlite;
use super::pod_meetings::{PodTogether, PodsOfPerson, pods_at, pods_between, pods_of};
use super::read_models::{Appearance, AppearanceRow, GameRow, PersonGame, PersonOutcome};
use super::schema::{appearances, games, people, summaries, visibilities};
use super::visibilities::Visibility;
use crate::domain::id::{PersonId, TournamentId};

/// What a person won in some days.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PersonTotals {
    /// Tournaments with a place.
    pub played: u32,
    /// Tournaments won.
    pub won: u32,
    pub games_won: u32,
}

impl PersonTotals {
    /// Adds what the same person won elsewhere.
    pub const fn add(&mut self, other: Self) {
        self.played += other.played;
        self.won += other.won;
        self.games_won += other.games_won;
    }
}

/// How many words of a search are looked for one by one; the others are looked for in their order.
const WORDS: usize = 4;

/// What somebody is called, folded, and as it is.
const FOLDED: &str = "people.folded";
const NAME: &str = "people.name";

/// Somebody in the list of people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedPerson {
    pub person: PersonId,
    pub name: String,
}

/// How many games two people played with one outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Met {
    pub opponent: PersonId,
    /// The opponent's name, not erased.
    pub name: String,
    /// What it was for the person asked about.
    pub outcome: PersonOutcome,
    pub games: u32,
    /// The last day.
    pub last: NaiveDate,
}

/// Everybody who said, at some seat, that they want to be shown by initials or not at all.
macro_rules! shy {
    () => {{
        // Joined with "", the tournament of a shy person is in no index: SQLite begins with the few seats that are shy, and
        // not with all that there are.
        let seat = appearances::tournament.eq(visibilities::tournament.concat(""));
        let seat = seat.and(appearances::player.eq(visibilities::player));
        visibilities::table.inner_join(appearances::table.on(seat)).select(appearances::person)
    }};
}

/// Everybody with a name who plays or played at a tournament that everybody may see.
macro_rules! seen {
    () => {{
        // Few tournaments are hidden, so they are looked up once and not for each person.
        let hidden = summaries::table.filter(summaries::hidden).select(summaries::tournament);
        let shown = appearances::table
            .filter(appearances::person.eq(people::id))
            .filter(appearances::tournament.ne_all(hidden));
        people::table.filter(people::name.is_not_null()).filter(exists(shown))
    }};
}

/// Those of them who said nothing against their name, with these words in a column of it.
macro_rules! listed {
    ($column:expr, $patterns:expr) => {{
        let [first, second, third, last] = $patterns;
        // Few people are shy, so they are looked up once and not for each person.
        seen!()
            .filter($column.like(first))
            .filter($column.like(second))
            .filter($column.like(third))
            .filter($column.like(last))
            .filter(people::id.ne_all(shy!()))
    }};
}

/// Games at tournaments that everybody may see.
macro_rules! shown_games {
    () => {
        games::table
            .inner_join(summaries::table.on(summaries::tournament.eq(games::tournament)))
            .filter(summaries::hidden.eq(false))
    };
}

impl Store {
    /// Part of the people in the list, by name, with their number in all. `words` are folded for searching.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn listed_people(
        &self,
        words: &str,
        (skip, most): (i64, i64),
    ) -> Result<(Vec<ListedPerson>, u32), StoreError> {
        let patterns = patterns(words);
        let sought = || patterns.each_ref().map(String::as_str);
        let (rows, count) = self.read(|conn| {
            let column = match conn {
                AnyConnection::Sqlite(_) => found_in_sqlite(FOLDED, NAME),
                #[cfg(feature = "postgres")]
                AnyConnection::Postgres(_) => found_in_postgres(FOLDED, NAME),
            };
            // Without words everybody is found, however they are spelled.
            let column = if words.is_empty() { FOLDED.to_owned() } else { column };
            let rows: Vec<(String, Option<String>)> = listed!(sql::<Nullable<Text>>(&column), sought())
                .order((people::folded, people::id))
                .select((people::id, people::name))
                .limit(most)
                .offset(skip)
                .load(conn)?;
            let count: i64 = listed!(sql::<Nullable<Text>>(&column), sought()).count().get_result(conn)?;
            Ok((rows, count))
        })?;
        Ok((listed_rows(rows)?, number(count)?))
    }

    /// Everybody in the list, by name.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn all_listed_people(&self) -> Result<Vec<PersonId>, StoreError> {
        let patterns = patterns("");
        let people: Vec<String> = self.read(|conn| {
            let all = listed!(people::folded, patterns.each_ref().map(String::as_str));
            Ok(all.order((people::folded, people::id)).select(people::id).load(conn)?)
        })?;
        people.iter().map(|person| parsed(person)).collect()
    }

    /// Those of these people who are in the list, by name.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn listed_among(&self, those: &[PersonId]) -> Result<Vec<ListedPerson>, StoreError> {
        let (patterns, keys) = (patterns(""), those.iter().map(ToString::to_string).collect::<Vec<_>>());
        let rows: Vec<(String, Option<String>)> = self.read(|conn| {
            let all = listed!(people::folded, patterns.each_ref().map(String::as_str));
            Ok(all
                .filter(people::id.eq_any(&keys))
                .order((people::folded, people::id))
                .select((people::id, people::name))
                .load(conn)?)
        })?;
        listed_rows(rows)
    }

    /// How many people there are, listed or not.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn number_of_people(&self) -> Result<i64, StoreError> {
        self.read(|conn| Ok(people::table.count().get_result(conn)?))
    }

    /// Everybody who wants to be in the list by initials, with the name as it is: nobody outside may read or search it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn people_by_initials(&self) -> Result<Vec<ListedPerson>, StoreError> {
        let rows: Vec<(String, Option<String>)> = self.read(|conn| {
            let hidden = shy!().filter(visibilities::visibility.eq(Visibility::Hidden.code()));
            Ok(seen!()
                .filter(people::id.eq_any(shy!()))
                .filter(people::id.ne_all(hidden))
                .select((people::id, people::name))
                .load(conn)?)
        })?;
        listed_rows(rows)
    }

    /// The tournaments at which each of these people appears, hidden ones too. The index holds all of it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn tournaments_of(&self, people: &[PersonId]) -> Result<Vec<(PersonId, TournamentId)>, StoreError> {
        let keys: Vec<String> = people.iter().map(ToString::to_string).collect();
        let rows: Vec<(String, String)> = self.read(|conn| {
            Ok(appearances::table
                .filter(appearances::person.eq_any(&keys))
                .select((appearances::person, appearances::tournament))
                .distinct()
                .load(conn)?)
        })?;
        rows.iter().map(|(person, tournament)| Ok((parsed(person)?, parsed(tournament)?))).collect()
    }

    /// What everybody won at these finished tournaments, and how many games and pods of heats were played.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn totals_of(
        &self,
        finished: &[TournamentId],
    ) -> Result<(BTreeMap<PersonId, PersonTotals>, [u32; 2]), StoreError> {
        type Counts = Vec<(String, i64)>;
        let keys: Vec<String> = finished.iter().map(ToString::to_string).collect();
        let (played, won, games_won, sides, pods): (Counts, Counts, Counts, i64, u32) =
            self.read(|conn| {
                let placed = || {
                    appearances::table
                        .filter(appearances::tournament.eq_any(&keys))
                        .filter(appearances::place.is_not_null())
                };
                let games = || games::table.filter(games::tournament.eq_any(&keys));
                Ok((
                    placed()
                        .group_by(appearances::person)
                        .select((appearances::person, count_star()))
                        .load(conn)?,
                    placed()
                        .filter(appearances::place.eq(1))
                        .group_by(appearances::person)
                        .select((appearances::person, count_star()))
                        .load(conn)?,
                    games()
                        .filter(games::outcome.eq(PersonOutcome::Won.code()))
                        .group_by(games::person)
                        .select((games::person, count_star()))
                        .load(conn)?,
                    games().count().get_result(conn)?,
                    pods_at(&keys, conn)?,
                ))
            })?;
        let mut people: BTreeMap<PersonId, PersonTotals> = BTreeMap::new();
        for (person, count) in played {
            people.entry(parsed(&person)?).or_default().played = number(count)?;
        }
        for (person, count) in won {
            people.entry(parsed(&person)?).or_default().won = number(count)?;
        }
        for (person, count) in games_won {
            people.entry(parsed(&person)?).or_default().games_won = number(count)?;
        }
        Ok((people, [number(sides / 2)?, pods]))
    }

    /// All appearances of a person, each with its day, the newest day first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn played_by(
        &self,
        person: PersonId,
    ) -> Result<Vec<(TournamentId, NaiveDate, Appearance)>, StoreError> {
        let key = person.to_string();
        let rows: Vec<(AppearanceRow, String)> = self.read(|conn| {
            Ok(appearances::table
                .inner_join(summaries::table.on(summaries::tournament.eq(appearances::tournament)))
                .filter(summaries::hidden.eq(false))
                .filter(appearances::person.eq(&key))
                .order((summaries::day.desc(), appearances::tournament))
                .select((appearances::all_columns, summaries::day))
                .load(conn)?)
        })?;
        let read =
            rows.into_iter().map(|(row, day)| row.read().and_then(|(at, one)| Ok((at, parsed(&day)?, one))));
        read.collect()
    }

    /// Whom a person with a name met, with a line for each opponent and outcome; how many games there were in all,
    /// with each outcome; and the same of pods.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn met_by(&self, person: PersonId) -> Result<(Vec<Met>, OutcomeCounts, PodsOfPerson), StoreError> {
        let key = person.to_string();
        let (rows, all, pods): (Vec<MetRow>, Vec<OutcomeRow>, PodsOfPerson) = self.read(|conn| {
            let named = shown_games!()
                .inner_join(people::table.on(people::id.eq(games::opponent)))
                .filter(games::person.eq(&key))
                .filter(people::name.is_not_null())
                .group_by((games::opponent, games::outcome, people::name))
                .select((games::opponent, people::name, games::outcome, count_star(), max(summaries::day)));
            let all = shown_games!().filter(games::person.eq(&key)).group_by(games::outcome);
            let all = all.select((games::outcome, count_star()));
            Ok((named.load(conn)?, all.load(conn)?, pods_of(person, conn)?))
        })?;
        let met: Result<Vec<_>, StoreError> = rows.into_iter().filter_map(met).collect();
        let all =
            all.into_iter().map(|(outcome, games)| Ok((PersonOutcome::of_code(&outcome)?, number(games)?)));
        Ok((met?, all.collect::<Result<_, StoreError>>()?, pods))
    }

    /// The pods in which two people sat, the newest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn pods_between(&self, both: [PersonId; 2]) -> Result<Vec<(TournamentId, PodTogether)>, StoreError> {
        self.read(|conn| pods_between(both, conn))
    }

    /// The games of a person against another, each with its day, the newest first, and how many there are with each
    /// outcome.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn games_between(
        &self,
        [person, other]: [PersonId; 2],
        (skip, most): (i64, i64),
    ) -> Result<Between, StoreError> {
        let [person, other] = [person.to_string(), other.to_string()];
        let (rows, all): (Vec<DatedGameRow>, Vec<OutcomeRow>) = self.read(|conn| {
            let between =
                || shown_games!().filter(games::person.eq(&person)).filter(games::opponent.eq(&other));
            let newest = between().order((summaries::day.desc(), games::tournament, games::round.desc()));
            let newest = newest.select((games::all_columns, summaries::day)).limit(most).offset(skip);
            let all = between().group_by(games::outcome).select((games::outcome, count_star()));
            Ok((newest.load(conn)?, all.load(conn)?))
        })?;
        let read =
            rows.into_iter().map(|(row, day)| row.read().and_then(|(at, one)| Ok((at, parsed(&day)?, one))));
        let all =
            all.into_iter().map(|(outcome, games)| Ok((PersonOutcome::of_code(&outcome)?, number(games)?)));
        Ok((read.collect::<Result<_, StoreError>>()?, all.collect::<Result<_, StoreError>>()?))
    }
}

fn listed_rows(rows: Vec<(String, Option<String>)>) -> Result<Vec<ListedPerson>, StoreError> {
    let named = rows.into_iter().filter_map(|(person, name)| Some((person, name?)));
    named.map(|(person, name)| Ok(ListedPerson { person: parsed(&person)?, name })).collect()
}

/// How many games had each outcome.
pub type OutcomeCounts = Vec<(PersonOutcome, u32)>;

/// Games with their tournament and day, and the number of all with each outcome.
pub type Between = (Vec<(TournamentId, NaiveDate, PersonGame)>, OutcomeCounts);

type OutcomeRow = (String, i64);

type DatedGameRow = (GameRow, String);

type MetRow = (String, Option<String>, String, i64, Option<String>);

fn met((opponent, name, outcome, games, last): MetRow) -> Option<Result<Met, StoreError>> {
    let (name, last) = (name?, last?);
    let read = || {
        let (opponent, outcome) = (parsed(&opponent)?, PersonOutcome::of_code(&outcome)?);
        Ok(Met { opponent, name, outcome, games: number(games)?, last: parsed(&last)? })
    };
    Some(read())
}

/// The patterns of a folded name with these words. A sign that means something in a pattern becomes one that no name has.
fn patterns(words: &str) -> [String; WORDS] {
    let plain = words.replace(['%', '_', '\\'], "\u{1}");
    let mut words = plain.split_whitespace();
    let mut all = [(); WORDS - 1].map(|()| format!("%{}%", words.next().unwrap_or_default())).to_vec();
    all.push(format!("%{}%", words.collect::<Vec<_>>().join("%")));
    all.try_into().unwrap_or_default()
}
