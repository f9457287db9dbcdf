//! What lists show of tournaments and of people, beside the logs from which it is computed. It is written with the
//! entries, and a row that is not of the newest entry counts as missing: nothing true exists only here.

use std::ops::RangeInclusive;

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;

use super::columns::{number, parsed, time};
use super::connection::AnyConnection;
use super::error::StoreError;
use super::log_rows;
use super::many_rows::{AT_ONCE, insert_rows};
use super::news::News;
use super::noted::NewestEntry;
use super::schema::{appearances, games, match_log as log, penalties, people, pod_places, summaries};
use super::turns::Turn;
use super::{Store, Writing};
use crate::domain::hash::EntryHash;
use crate::domain::id::{PenaltyNumber, PersonId, PlayerId, RoundNumber, TableNumber, TournamentId};
use crate::domain::scoring::grade::Grade;
use crate::domain::tournament::penalty::PenaltyLevel;

/// Players with their names, unless erased.
pub type NamedPlayers = Vec<(PlayerId, Option<String>)>;

/// The summary of a tournament as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredSummary {
    /// The entry after which it was computed.
    pub head: NewestEntry,
    /// The version of the computation.
    pub version: i64,
    /// Whether an operator hid the tournament.
    pub hidden: bool,
    /// The rest, as JSON.
    pub summary: String,
    /// The day of the tournament.
    pub day: NaiveDate,
}

/// A person at a tournament. Place and games are only known once it is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Appearance {
    pub player: PlayerId,
    pub person: PersonId,
    /// The place in the final ranking.
    pub place: Option<u32>,
    pub wins: u32,
    pub losses: u32,
    pub ties: u32,
    /// From when everybody sees the deck list, if it is shown.
    pub list_from: Option<DateTime<Utc>>,
}

/// What a game was for one of the two who played it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PersonOutcome {
    Won,
    Lost,
    Tied,
}

/// A game of one person against another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct PersonGame {
    pub round: RoundNumber,
    pub table: TableNumber,
    pub player: PlayerId,
    pub person: PersonId,
    pub opponent: PersonId,
    pub outcome: PersonOutcome,
    /// How it counts for ratings; `None` for a game that is not rated, such as one of the cut.
    pub grade: Option<Grade>,
}

/// The place of one person in a pod of a heat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct PodPlace {
    pub round: RoundNumber,
    pub table: TableNumber,
    pub player: PlayerId,
    pub person: PersonId,
    /// 1 for the most tribbles; players who are level share a place.
    pub place: u32,
}

/// A penalty in force, of one person. Its reason is in the log alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonPenalty {
    pub number: PenaltyNumber,
    pub player: PlayerId,
    pub person: PersonId,
    /// The code of its kind.
    pub kind: String,
    pub level: PenaltyLevel,
}

/// All that lists show of one tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadModel {
    pub summary: StoredSummary,
    /// In order of the players.
    pub appearances: Vec<Appearance>,
    /// In order of rounds, tables and players.
    pub games: Vec<PersonGame>,
    /// Those in force, in order of their numbers.
    pub penalties: Vec<PersonPenalty>,
    /// In order of rounds, tables and players.
    pub pods: Vec<PodPlace>,
}

/// What entries change of it. The default writes nothing, so that the rows are out of date.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReadModelChange {
    summary: Option<StoredSummary>,
    /// The entry on which it was decided; `None` replaces whatever is there.
    after: Option<EntryHash>,
    gone: Vec<PlayerId>,
    changed: Vec<Appearance>,
    games: Option<Vec<PersonGame>>,
    penalties: Option<Vec<PersonPenalty>>,
    pods: Option<Vec<PodPlace>>,
}

impl ReadModelChange {
    /// Everything, in place of whatever is there.
    pub fn replacing_all(all: ReadModel) -> Self {
        let ReadModel { summary, appearances, games, penalties, pods } = all;
        Self {
            summary: Some(summary),
            after: None,
            gone: Vec::new(),
            changed: appearances,
            games: Some(games),
            penalties: Some(penalties),
            pods: Some(pods),
        }
    }

    /// Nothing but the summary and, if they differ, the penalties, after the entry with this hash.
    pub fn summary(before: EntryHash, summary: StoredSummary, penalties: Option<Vec<PersonPenalty>>) -> Self {
        Self { summary: Some(summary), after: Some(before), penalties, ..Self::default() }
    }

    /// What differs between two states of one tournament.
    pub fn between(before: &ReadModel, after: ReadModel) -> Self {
        let ReadModel { summary, appearances, games, penalties, pods } = after;
        let is_in = |player| appearances.binary_search_by_key(&player, |one| one.player).is_ok();
        let gone = before.appearances.iter().map(|one| one.player).filter(|player| !is_in(*player)).collect();
        let changed = appearances.into_iter().filter(|one| before.appearances.binary_search(one).is_err());
        Self {
            summary: Some(summary),
            after: Some(before.summary.head.hash.clone()),
            gone,
            changed: changed.collect(),
            games: (games != before.games).then_some(games),
            penalties: (penalties != before.penalties).then_some(penalties),
            pods: (pods != before.pods).then_some(pods),
        }
    }

    /// Writes it in the caller's transaction. Rows that were out of date stay so.
    pub(super) fn write(&self, tournament: TournamentId, conn: &mut AnyConnection) -> Result<(), StoreError> {
        let Some(summary) = &self.summary else { return Ok(()) };
        let key = tournament.to_string();
        let row = SummaryRow::of(&key, summary);
        if let Some(after) = &self.after {
            if !row.replace(after, conn)? {
                return Ok(());
            }
        } else {
            diesel::delete(summaries::table.filter(summaries::tournament.eq(&key))).execute(conn)?;
            diesel::delete(appearances::table.filter(appearances::tournament.eq(&key))).execute(conn)?;
            diesel::insert_into(summaries::table).values(&row).execute(conn)?;
        }
        self.write_people(&key, conn)
    }

    fn write_people(&self, key: &str, conn: &mut AnyConnection) -> Result<(), StoreError> {
        let replaced = self.changed.iter().map(|one| one.player).filter(|_| self.after.is_some());
        let numbers: Vec<i64> = self.gone.iter().copied().chain(replaced).map(|it| it.0.into()).collect();
        for numbers in numbers.chunks(AT_ONCE) {
            let rows = appearances::table.filter(appearances::tournament.eq(key));
            diesel::delete(rows.filter(appearances::player.eq_any(numbers))).execute(conn)?;
        }
        let rows: Vec<_> = self.changed.iter().map(|one| AppearanceRow::of(key, one)).collect();
        insert_rows!(appearances::table, rows, conn)?;
        if let Some(played) = &self.games {
            diesel::delete(games::table.filter(games::tournament.eq(key))).execute(conn)?;
            let rows: Vec<_> = played.iter().map(|one| GameRow::of(key, one)).collect();
            insert_rows!(games::table, rows, conn)?;
        }
        if let Some(issued) = &self.penalties {
            diesel::delete(penalties::table.filter(penalties::tournament.eq(key))).execute(conn)?;
            let rows: Vec<_> = issued.iter().map(|one| PenaltyRow::of(key, one)).collect();
            insert_rows!(penalties::table, rows, conn)?;
        }
        if let Some(pods) = &self.pods {
            diesel::delete(pod_places::table.filter(pod_places::tournament.eq(key))).execute(conn)?;
            let rows: Vec<_> = pods.iter().map(|one| PodPlaceRow::of(key, one)).collect();
            insert_rows!(pod_places::table, rows, conn)?;
        }
        Ok(())
    }
}

impl Store {
    /// Replaces what lists show of a tournament, unless its log has grown meanwhile. Queues it and does not wait.
    ///
    /// # Errors
    /// If the store accepts no writes.
    pub fn put_read_model(
        &self,
        tournament: TournamentId,
        model: ReadModel,
    ) -> Result<Writing<()>, StoreError> {
        let head = model.summary.head.clone();
        let change = ReadModelChange::replacing_all(model);
        self.hand_in(Turn::Log(tournament), News::Written, None, move |conn| {
            match log_rows::newest(conn, &tournament.to_string())? {
                Some(newest) if newest == head => change.write(tournament, conn),
                _ => Ok(()),
            }
        })
    }

    /// The summaries of these tournaments, without those that are not of an entry in the log; or all that are stored.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn summaries(
        &self,
        of: Option<&[TournamentId]>,
    ) -> Result<Vec<(TournamentId, StoredSummary)>, StoreError> {
        let proved = || {
            let head = log::tournament.eq(summaries::tournament).and(log::sequence.eq(summaries::sequence));
            let joined = summaries::table.inner_join(log::table.on(head.and(log::hash.eq(summaries::hash))));
            joined.select(summaries::all_columns)
        };
        let rows: Vec<SummaryRow> = match of {
            // Checking each log would take a second for 20,000 tournaments.
            None => self.read(|conn| Ok(summaries::table.load(conn)?))?,
            Some(ids) => {
                let keys: Vec<String> = ids.iter().map(ToString::to_string).collect();
                let mut rows = Vec::new();
                for keys in keys.chunks(AT_ONCE) {
                    rows.extend(self.read(|conn| {
                        Ok(proved().filter(summaries::tournament.eq_any(keys)).load::<SummaryRow>(conn)?)
                    })?);
                }
                rows
            }
        };
        rows.into_iter().map(SummaryRow::read).collect()
    }

    /// All that lists show of a tournament, as it is stored.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn read_model(&self, tournament: TournamentId) -> Result<Option<ReadModel>, StoreError> {
        let key = tournament.to_string();
        let (summary, appeared, played, issued, seated) = self.read(|conn| {
            let summary: Option<SummaryRow> = summaries::table.find(&key).first(conn).optional()?;
            let appeared = appearances::table.filter(appearances::tournament.eq(&key));
            let appeared: Vec<AppearanceRow> = appeared.order(appearances::player).load(conn)?;
            let played: Vec<GameRow> = games::table.filter(games::tournament.eq(&key)).load(conn)?;
            let issued = penalties::table.filter(penalties::tournament.eq(&key));
            let issued: Vec<PenaltyRow> = issued.order(penalties::number).load(conn)?;
            let seated = pod_places::table.filter(pod_places::tournament.eq(&key));
            let seated: Vec<PodPlaceRow> = seated.load(conn)?;
            Ok((summary, appeared, played, issued, seated))
        })?;
        let Some(summary) = summary else { return Ok(None) };
        let appearances: Result<Vec<_>, StoreError> =
            appeared.into_iter().map(|row| Ok(row.read()?.1)).collect();
        let games: Result<Vec<_>, StoreError> = played.into_iter().map(|row| Ok(row.read()?.1)).collect();
        let mut games = games?;
        games.sort_unstable();
        let penalties: Result<Vec<_>, StoreError> = issued.into_iter().map(|row| Ok(row.read()?.1)).collect();
        let summary = summary.read()?.1;
        let pods: Result<Vec<_>, StoreError> = seated.into_iter().map(|row| Ok(row.read()?.1)).collect();
        let mut pods = pods?;
        pods.sort_unstable();
        Ok(Some(ReadModel { summary, appearances: appearances?, games, penalties: penalties?, pods }))
    }

    /// The penalties in force of a person, those of each tournament in order of their numbers.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn penalties_of(&self, person: PersonId) -> Result<Vec<(TournamentId, PersonPenalty)>, StoreError> {
        let key = person.to_string();
        let rows: Vec<PenaltyRow> = self.read(|conn| {
            let of_person = penalties::table.filter(penalties::person.eq(&key));
            Ok(of_person.order((penalties::tournament, penalties::number)).load(conn)?)
        })?;
        rows.into_iter().map(PenaltyRow::read).collect()
    }

    /// Everybody registered at a tournament, with the name unless it was erased; `None` if the rows are not of the newest
    /// entry, or none of these versions wrote them.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn names_at(
        &self,
        tournament: TournamentId,
        versions: &RangeInclusive<i64>,
    ) -> Result<Option<NamedPlayers>, StoreError> {
        let key = tournament.to_string();
        let rows: Option<Vec<(i64, Option<String>)>> = self.read(|conn| {
            let known: Option<(i64, String, i64)> = summaries::table
                .find(&key)
                .select((summaries::sequence, summaries::hash, summaries::version))
                .first(conn)
                .optional()?;
            let newest = log_rows::newest(conn, &key)?;
            let known = known.filter(|(.., version)| versions.contains(version));
            let known = known.map(|(sequence, hash, _)| (sequence, hash));
            let newest = newest.map(|head| (head.sequence, head.hash.to_string()));
            if known.is_none() || known != newest {
                return Ok(None);
            }
            let named = appearances::table
                .inner_join(people::table.on(people::id.eq(appearances::person)))
                .filter(appearances::tournament.eq(&key))
                .select((appearances::player, people::name));
            Ok(Some(named.load(conn)?))
        })?;
        let read = |(player, name): (i64, Option<String>)| -> Result<_, StoreError> {
            Ok((PlayerId(number(player)?), name))
        };
        rows.map(|rows| rows.into_iter().map(read).collect()).transpose()
    }

    /// The games of these tournaments that are rated, both sides of each.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn rated_games(&self, of: &[TournamentId]) -> Result<Vec<(TournamentId, PersonGame)>, StoreError> {
        let keys: Vec<String> = of.iter().map(ToString::to_string).collect();
        let rows: Vec<GameRow> = self.read(|conn| {
            Ok(games::table.filter(games::tournament.eq_any(&keys)).filter(games::grade.ne("")).load(conn)?)
        })?;
        rows.into_iter().map(GameRow::read).collect()
    }

    /// The places in the pods of these tournaments that are rated.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn rated_pods(&self, of: &[TournamentId]) -> Result<Vec<(TournamentId, PodPlace)>, StoreError> {
        let keys: Vec<String> = of.iter().map(ToString::to_string).collect();
        let rows: Vec<PodPlaceRow> = self
            .read(|conn| Ok(pod_places::table.filter(pod_places::tournament.eq_any(&keys)).load(conn)?))?;
        rows.into_iter().map(PodPlaceRow::read).collect()
    }

    /// Where these people play and played.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn appearances_of(&self, people: &[PersonId]) -> Result<Vec<(TournamentId, Appearance)>, StoreError> {
        let keys: Vec<String> = people.iter().map(ToString::to_string).collect();
        let mut found = Vec::new();
        for keys in keys.chunks(AT_ONCE) {
            let rows: Vec<AppearanceRow> = self
                .read(|conn| Ok(appearances::table.filter(appearances::person.eq_any(keys)).load(conn)?))?;
            for row in rows {
                found.push(row.read()?);
            }
        }
        Ok(found)
    }
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = summaries)]
#[diesel(treat_none_as_default_value = false)]
pub(super) struct SummaryRow {
    tournament: String,
    sequence: i64,
    hash: String,
    version: i64,
    hidden: bool,
    summary: String,
    day: String,
}

impl SummaryRow {
    fn of(tournament: &str, summary: &StoredSummary) -> Self {
        Self {
            tournament: tournament.to_owned(),
            sequence: summary.head.sequence,
            hash: summary.head.hash.to_string(),
            version: summary.version,
            hidden: summary.hidden,
            summary: summary.summary.clone(),
            day: summary.day.to_string(),
        }
    }

    /// Replaces the row of the entry with this hash; false if there is none.
    fn replace(&self, after: &EntryHash, conn: &mut AnyConnection) -> QueryResult<bool> {
        let known = summaries::table.filter(summaries::tournament.eq(&self.tournament));
        let known = known.filter(summaries::hash.eq(after.as_str()));
        let known = known.filter(summaries::version.eq(self.version));
        match conn {
            // An update would be compiled again for each result.
            AnyConnection::Sqlite(conn) => {
                let is_known = diesel::delete(known).execute(conn)? > 0;
                if is_known {
                    diesel::insert_into(summaries::table).values(self).execute(conn)?;
                }
                Ok(is_known)
            }
            #[cfg(feature = "postgres")]
            AnyConnection::Postgres(conn) => {
                let columns = (
                    summaries::sequence.eq(self.sequence),
                    summaries::hash.eq(&self.hash),
                    summaries::hidden.eq(self.hidden),
                    summaries::summary.eq(&self.summary),
                    summaries::day.eq(&self.day),
                );
                Ok(diesel::update(known).set(columns).execute(conn)? > 0)
            }
        }
    }

    fn read(self) -> Result<(TournamentId, StoredSummary), StoreError> {
        let Self { tournament, sequence, hash, version, hidden, summary, day } = self;
        let head = NewestEntry { sequence, hash: EntryHash::stated(hash) };
        let day = parsed(&day)?;
        Ok((parsed(&tournament)?, StoredSummary { head, version, hidden, summary, day }))
    }
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = appearances)]
#[diesel(treat_none_as_default_value = false)]
pub(super) struct AppearanceRow {
    tournament: String,
    player: i64,
    person: String,
    place: Option<i64>,
    wins: i64,
    losses: i64,
    ties: i64,
    list_from_ms: Option<i64>,
}

impl AppearanceRow {
    fn of(tournament: &str, one: &Appearance) -> Self {
        Self {
            tournament: tournament.to_owned(),
            player: one.player.0.into(),
            person: one.person.to_string(),
            place: one.place.map(i64::from),
            wins: one.wins.into(),
            losses: one.losses.into(),
            ties: one.ties.into(),
            list_from_ms: one.list_from.map(|at| at.timestamp_millis()),
        }
    }

    pub(super) fn read(self) -> Result<(TournamentId, Appearance), StoreError> {
        let one = Appearance {
            player: PlayerId(number(self.player)?),
            person: parsed(&self.person)?,
            place: self.place.map(number).transpose()?,
            wins: number(self.wins)?,
            losses: number(self.losses)?,
            ties: number(self.ties)?,
            list_from: self.list_from_ms.map(time).transpose()?,
        };
        Ok((parsed(&self.tournament)?, one))
    }
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = games)]
#[diesel(treat_none_as_default_value = false)]
pub(super) struct GameRow {
    tournament: String,
    round: i64,
    place: String,
    player: i64,
    person: String,
    opponent: String,
    outcome: String,
    grade: String,
}

impl GameRow {
    fn of(tournament: &str, one: &PersonGame) -> Self {
        Self {
            tournament: tournament.to_owned(),
            round: one.round.0.into(),
            place: one.table.to_string(),
            player: one.player.0.into(),
            person: one.person.to_string(),
            opponent: one.opponent.to_string(),
            outcome: one.outcome.code().to_owned(),
            grade: one.grade.map_or("", Grade::code).to_owned(),
        }
    }

    pub(super) fn read(self) -> Result<(TournamentId, PersonGame), StoreError> {
        let one = PersonGame {
            round: RoundNumber(number(self.round)?),
            table: parsed(&self.place)?,
            player: PlayerId(number(self.player)?),
            person: parsed(&self.person)?,
            opponent: parsed(&self.opponent)?,
            outcome: PersonOutcome::of_code(&self.outcome)?,
            grade: Grade::ALL.into_iter().find(|grade| grade.code() == self.grade),
        };
        Ok((parsed(&self.tournament)?, one))
    }
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = penalties)]
#[diesel(treat_none_as_default_value = false)]
pub(super) struct PenaltyRow {
    tournament: String,
    number: i64,
    player: i64,
    person: String,
    kind: String,
    level: String,
}

impl PenaltyRow {
    fn of(tournament: &str, one: &PersonPenalty) -> Self {
        Self {
            tournament: tournament.to_owned(),
            number: one.number.0.into(),
            player: one.player.0.into(),
            person: one.person.to_string(),
            kind: one.kind.clone(),
            level: one.level.code().to_owned(),
        }
    }

    fn read(self) -> Result<(TournamentId, PersonPenalty), StoreError> {
        let one = PersonPenalty {
            number: PenaltyNumber(number(self.number)?),
            player: PlayerId(number(self.player)?),
            person: parsed(&self.person)?,
            kind: self.kind,
            level: parsed::<PenaltyLevel>(&self.level)?,
        };
        Ok((parsed(&self.tournament)?, one))
    }
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = pod_places)]
#[diesel(treat_none_as_default_value = false)]
pub(super) struct PodPlaceRow {
    tournament: String,
    round: i64,
    pod: String,
    player: i64,
    person: String,
    place: i64,
}

impl PodPlaceRow {
    fn of(tournament: &str, one: &PodPlace) -> Self {
        Self {
            tournament: tournament.to_owned(),
            round: one.round.0.into(),
            pod: one.table.to_string(),
            player: one.player.0.into(),
            person: one.person.to_string(),
            place: one.place.into(),
        }
    }

    pub(super) fn read(self) -> Result<(TournamentId, PodPlace), StoreError> {
        let one = PodPlace {
            round: RoundNumber(number(self.round)?),
            table: parsed(&self.pod)?,
            player: PlayerId(number(self.player)?),
            person: parsed(&self.person)?,
            place: number(self.place)?,
        };
        Ok((parsed(&self.tournament)?, one))
    }
}

impl PersonOutcome {
    const ALL: [Self; 3] = [Self::Won, Self::Lost, Self::Tied];

    /// The code for rows and programs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Tied => "tied",
        }
    }

    pub(super) fn of_code(code: &str) -> Result<Self, StoreError> {
        let found = Self::ALL.into_iter().find(|one| one.code() == code);
        found.ok_or_else(|| StoreError::unreadable(code, "no outcome of a game"))
    }
}
