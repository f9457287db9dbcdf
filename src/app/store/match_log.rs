//! The match log: entries are appended, and nothing else ever happens to it.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;
use serde::Deserialize;

use super::account_names;
#[cfg(feature = "postgres")]
use super::at_once::AtOnce;
use super::columns::{each, parsed, time};
use super::connection::{self, AnyConnection};
use super::error::{StoreError, unless_missing, unless_taken};
use super::log_rows::{EntryRow, SubmissionRow, newest};
use super::many_rows::insert_rows;
use super::news::News;
use super::noted::{NewestEntry, NotedHead, NotedLog};
use super::people::NameChange;
use super::read_models::ReadModelChange;
use super::schema::{match_log, submissions, summaries, tournaments};
use super::seats::SeatClaim;
use super::staff_numbers;
use super::submission::{StoredSubmission, Submission};
use super::turns::Turn;
use super::writer::Notice;
use super::{Store, applications, appointments, decisions, decks, grants, people, pod_times, shown_lists};
use crate::domain::hash::{EntryHash, FormHash, ListHash};
use crate::domain::id::{AccountId, PlayerId, SubmissionId, TournamentId};
use crate::domain::tournament::entry::LogKind;
use crate::domain::tournament::hash_chain::SealedEntry;

/// The condition of the index on rulings, written out so that the index is used.
pub(super) const IS_RULING: &str = "kind = 'ruling-given'";

/// The newest part of a log, and what has changed in the names of accounts.
#[derive(Debug, Clone)]
pub struct LogTail {
    pub entries: Vec<SealedEntry>,
    /// The number of the newest change of an account’s name.
    pub renames: i64,
    /// The accounts whose names were changed since those in memory were read.
    pub renamed: BTreeSet<AccountId>,
}

/// Entries that were acknowledged to somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answered {
    /// The submission that caused them.
    pub submission: SubmissionId,
    /// The first entry.
    pub first: i64,
    pub last: i64,
    /// Whether the stored form still matches its hash.
    pub is_as_sent: bool,
}

/// The part of an entry that says whether a tournament is private.
#[derive(Deserialize)]
struct SettingsOfEntry {
    settings: PrivateOrNot,
}

#[derive(Deserialize)]
struct PrivateOrNot {
    #[serde(default)]
    private: bool,
}

/// Data written with entries but never inside them, so that it can stay private or be erased.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Private {
    pub names: Vec<NameChange>,
    /// Deck lists, each preceded by its hash.
    pub lists: Vec<(ListHash, String)>,
    /// Applications that are accepted, each with the number of the new player. How they are reached goes from the
    /// application to the contacts.
    pub accepted: Vec<(String, PlayerId)>,
    /// Players who leave or whose names go, and whom nobody has to reach any more.
    pub contacts_gone: Vec<PlayerId>,
    /// What changes in the lists.
    pub lists_show: ReadModelChange,
    /// Whether the deck lists that everybody sees are to be read from the log once more.
    pub marks_lists: bool,
    /// Whether somebody acts with an account that is not in the log yet.
    pub is_first_act: bool,
    /// Whether the tournament is over from now on, even if no entry of its end is among them: an end may count again.
    pub ends: bool,
}

impl Store {
    /// Whether a tournament is hidden from strangers, by an operator or by its director. Replays nothing, so it works
    /// even if the log is unreadable; if nobody knows, it is.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn is_hidden(&self, tournament: TournamentId) -> Result<bool, StoreError> {
        let key = tournament.to_string();
        let (hidden, shown): (&str, &str) =
            (LogKind::TournamentHidden.into(), LogKind::TournamentShown.into());
        let newest = self.read(|conn| Ok(newest_kind(conn, &key, &[hidden, shown])?))?;
        if newest.as_deref() == Some(hidden) {
            return Ok(true);
        }
        let listed: Option<bool> = self.read(|conn| {
            let row = summaries::table.filter(summaries::tournament.eq(&key)).select(summaries::hidden);
            Ok(row.first(conn).optional()?)
        })?;
        listed.map_or_else(|| self.is_private(&key), Ok)
    }

    /// Whether the newest settings in a log keep it private, for one that no list shows.
    fn is_private(&self, tournament: &str) -> Result<bool, StoreError> {
        let kinds: [&str; 3] =
            [LogKind::TournamentCreated, LogKind::PodTournamentCreated, LogKind::SettingsChanged]
                .map(Into::into);
        let newest: Option<String> = self.read(|conn| {
            Ok(match_log::table
                .filter(match_log::tournament.eq(tournament))
                .filter(match_log::kind.eq_any(kinds))
                .order(match_log::sequence.desc())
                .select(match_log::payload)
                .first(conn)
                .optional()?)
        })?;
        let read = |payload: String| serde_json::from_str::<SettingsOfEntry>(&payload).ok();
        Ok(newest.is_some_and(|payload| read(payload).is_none_or(|entry| entry.settings.private)))
    }

    /// The tournaments in which somebody ruled on a dispute, and how far their logs have grown: of these, or of all.
    /// Looks into no other log.
    ///
    /// # Errors
    /// If the database does not answer, or a row cannot be read.
    pub fn heads_with_rulings(
        &self,
        of: Option<&[TournamentId]>,
    ) -> Result<BTreeMap<TournamentId, i64>, StoreError> {
        let is_ruling = diesel::dsl::sql::<diesel::sql_types::Bool>(IS_RULING);
        let of: Option<Vec<String>> = of.map(|of| of.iter().map(ToString::to_string).collect());
        let rows: Vec<(String, Option<i64>)> = self.read(|conn| {
            let end = match_log::table
                .filter(match_log::tournament.eq(tournaments::id))
                .select(max(match_log::sequence))
                .single_value();
            let ruled = match_log::table.filter(is_ruling.clone()).select(match_log::tournament);
            let those = tournaments::table.select((tournaments::id, end));
            Ok(match &of {
                None => those.filter(tournaments::id.eq_any(ruled)).load(conn)?,
                Some(of) => {
                    let ruled = ruled.filter(match_log::tournament.eq_any(of));
                    those.filter(tournaments::id.eq_any(ruled)).load(conn)?
                }
            })
        })?;
        rows.into_iter().map(|(key, head)| Ok((parsed(&key)?, head.unwrap_or(0)))).collect()
    }

    /// Appends entries to a tournament's log if they continue its chain, with the names and lists that belong to
    /// them: both or nothing. With the end of the tournament its applications, appointments and contacts are forgotten. Queues them and does not
    /// wait: the writer's thread calls `tell` with the outcome after the commit, and drops it uncalled if the writer
    /// stops first.
    ///
    /// The primary key (tournament, sequence) is the lock: of two writers who both saw entry 41, only one can write
    /// entry 42. The other gets [`StoreError::Stale`], and nothing of theirs is stored.
    ///
    /// # Errors
    /// `Misnumbered` when the entries do not follow `after`. As the outcome: `Duplicate` with the first answer when the
    /// submission already exists, whatever `after` is; `Stale`, also when an accepted application no longer waits;
    /// `NotFound` for an unknown tournament, or for the name of an unknown or erased person.
    pub fn append(
        &self,
        tournament: TournamentId,
        after: i64,
        entries: Vec<SealedEntry>,
        submission: Submission,
        private: Private,
        tell: impl FnOnce(Result<(), StoreError>) + Send + 'static,
    ) -> Result<(), StoreError> {
        let last = entries.last().map_or(after, |entry| entry.sequence);
        let addition = Addition::new(tournament, after, entries, submission)?;
        let Private { names, lists, accepted, contacts_gone, lists_show, marks_lists, is_first_act, ends } =
            private;
        let lists: Vec<_> =
            lists.iter().map(|(sha256, text)| decks::Row::new(tournament, sha256, text)).collect();
        let ends = ends || addition.has(LogKind::TournamentClosed);
        let erases = addition.has(LogKind::NameErased)
            || names.iter().any(|change| matches!(change, NameChange::Erase(_)));
        let at = addition.at();
        let news = if names.is_empty() { News::Written } else { News::Identities };
        let notice = Notice { news, noted: addition.newest() };
        let work = move |conn: &mut AnyConnection| {
            addition.append(conn)?;
            lists_show.write(tournament, conn)?;
            if marks_lists {
                shown_lists::mark(tournament, last, conn)?;
            }
            lists.iter().try_for_each(|list| list.upsert(conn))?;
            for (id, player) in &accepted {
                applications::accept(conn, SeatClaim { tournament, player: *player }, id, at)?;
            }
            for player in &contacts_gone {
                appointments::write_contact(conn, SeatClaim { tournament, player: *player }, "")?;
            }
            if ends {
                applications::forget(conn, tournament)?;
                appointments::forget(conn, tournament)?;
                pod_times::forget(conn, tournament)?;
            }
            if erases {
                decisions::forget(conn, tournament)?;
            }
            if !names.is_empty() {
                connection::take_turn(conn, Turn::Names)?;
            }
            people::change(&names, conn)?;
            // Last, in the order of the turns.
            if is_first_act { addition.remember_acting(conn) } else { Ok(()) }
        };
        self.writer()?.hand_in(Turn::Log(tournament), notice, work, tell)
    }

    /// The entries after number `after`, in order; 0 for the whole log.
    ///
    /// # Errors
    /// If the database does not answer, or an entry cannot be read.
    pub fn log_since(&self, tournament: TournamentId, after: i64) -> Result<Vec<SealedEntry>, StoreError> {
        let key = tournament.to_string();
        let rows: Vec<EntryRow> = self.read(|conn| {
            Ok(match_log::table
                .filter(match_log::tournament.eq(&key))
                .filter(match_log::sequence.gt(after))
                .order(match_log::sequence)
                .load(conn)?)
        })?;
        each(rows)
    }

    /// The entries after number `after`, and the accounts whose names were changed after the change `known`; nobody for
    /// a whole log, of which no names are known.
    ///
    /// # Errors
    /// Like [`Store::log_since`].
    pub fn log_and_renames_since(
        &self,
        tournament: TournamentId,
        after: i64,
        known: i64,
    ) -> Result<LogTail, StoreError> {
        let key = tournament.to_string();
        let (rows, renames, renamed): (Vec<EntryRow>, i64, Vec<String>) = self.read(|conn| {
            // Read first: a name that changes in between is noticed the next time.
            let renames = staff_numbers::newest_rename(conn)?;
            let is_renamed = after > 0 && renames > known;
            let renamed = if is_renamed { account_names::renamed_since(conn, known)? } else { Vec::new() };
            let rows = match_log::table
                .filter(match_log::tournament.eq(&key))
                .filter(match_log::sequence.gt(after))
                .order(match_log::sequence)
                .load(conn)?;
            Ok((rows, renames, renamed))
        })?;
        let renamed = renamed.iter().map(|account| parsed(account)).collect::<Result<_, _>>()?;
        Ok(LogTail { entries: each(rows)?, renames, renamed })
    }

    /// The newest entry of a tournament, and the number of the person who joined its staff last, or acted there for the
    /// first time, or changed their name, or whose account was erased.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn head_and_staff(&self, tournament: TournamentId) -> Result<(Option<NewestEntry>, i64), StoreError> {
        let key = tournament.to_string();
        self.read(|conn| {
            let staff = grants::newest_at(conn, &key)?;
            Ok((newest(conn, &key)?, staff))
        })
    }

    /// The number of the newest change of an account’s name; 0 before the first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn renames(&self) -> Result<i64, StoreError> {
        self.read(staff_numbers::newest_rename)
    }

    /// The newest entry, or `None` for a tournament without any.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn head(&self, tournament: TournamentId) -> Result<Option<NewestEntry>, StoreError> {
        let key = tournament.to_string();
        self.read(|conn| newest(conn, &key))
    }

    /// The entry with this number; `None` if the log is shorter.
    ///
    /// # Errors
    /// If the database does not answer, or the entry cannot be read.
    pub fn entry(&self, tournament: TournamentId, sequence: i64) -> Result<Option<SealedEntry>, StoreError> {
        let key = tournament.to_string();
        let row: Option<EntryRow> =
            self.read(|conn| Ok(match_log::table.find((&key, sequence)).first(conn).optional()?))?;
        row.map(SealedEntry::try_from).transpose()
    }

    /// How far every log has grown, for processes that share a PostgreSQL database.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn heads(&self) -> Result<Vec<(TournamentId, i64)>, StoreError> {
        // The end of each log by its key; grouping would read every entry.
        let end = match_log::table
            .filter(match_log::tournament.eq(tournaments::id))
            .select(max(match_log::sequence))
            .single_value();
        let rows: Vec<(String, Option<i64>)> = self.read(|conn| {
            Ok(tournaments::table.order(tournaments::id).select((tournaments::id, end)).load(conn)?)
        })?;
        rows.into_iter().map(|(key, head)| Ok((parsed(&key)?, head.unwrap_or(0)))).collect()
    }

    /// The entries that acknowledged each submission.
    ///
    /// # Errors
    /// If the database does not answer, or a submission cannot be read.
    pub fn answered_submissions(&self, tournament: TournamentId) -> Result<Vec<Answered>, StoreError> {
        let key = tournament.to_string();
        let rows: Vec<SubmissionRow> = self.read(|conn| {
            Ok(submissions::table
                .filter(submissions::tournament.eq(&key))
                .order(submissions::first_sequence)
                .load(conn)?)
        })?;
        rows.into_iter()
            .map(|row| {
                let is_as_sent = match row.body_sha256.as_str() {
                    // Of an imported submission only the number is known.
                    "" => row.body.is_empty(),
                    stated => FormHash::of(&row.body).as_str() == stated,
                };
                let (first, last) = (row.first_sequence, row.last_sequence);
                Ok(Answered { submission: parsed(&row.submission)?, first, last, is_as_sent })
            })
            .collect()
    }

    /// The newest acknowledged entry; 0 if there is none.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn last_answered(&self, tournament: TournamentId) -> Result<i64, StoreError> {
        let key = tournament.to_string();
        self.read(|conn| {
            let last: Option<i64> = submissions::table
                .filter(submissions::tournament.eq(&key))
                .select(max(submissions::last_sequence))
                .first(conn)?;
            Ok(last.unwrap_or(0))
        })
    }

    /// The answer to a submission, if it has arrived before.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn find_submission(
        &self,
        tournament: TournamentId,
        submission: SubmissionId,
    ) -> Result<Option<StoredSubmission>, StoreError> {
        let (tournament, submission) = (tournament.to_string(), submission.to_string());
        self.read(|conn| find(conn, &tournament, &submission))
    }
}

/// Whether a tournament has begun, with a published round, and is not closed. Replays nothing.
///
/// # Errors
/// If an undoing cannot be read: nobody knows then.
pub(super) fn is_being_played(conn: &mut AnyConnection, tournament: &str) -> Result<bool, StoreError> {
    let (closed, reopened, published): (&str, &str, &str) = (
        LogKind::TournamentClosed.into(),
        LogKind::TournamentReopened.into(),
        LogKind::RoundPublished.into(),
    );
    let undoings = undoings(conn, tournament)?;
    let steps: Vec<(i64, String)> = match_log::table
        .filter(match_log::tournament.eq(tournament))
        .filter(match_log::kind.eq_any([closed, reopened, published]))
        .order(match_log::sequence.desc())
        .select((match_log::sequence, match_log::kind))
        .load(conn)?;
    let newest = steps.into_iter().find(|(number, _)| counts(*number, &undoings));
    Ok(newest.is_some_and(|(_, kind)| kind != closed))
}

/// Entries that were undone or redone.
#[derive(Deserialize)]
struct SpanOfEntry {
    first: i64,
    last: i64,
}

/// What was undone and redone in a log, in order: whether it was undone, and which entries it was.
fn undoings(conn: &mut AnyConnection, tournament: &str) -> Result<Vec<(bool, SpanOfEntry)>, StoreError> {
    let (undone, redone): (&str, &str) = (LogKind::ActUndone.into(), LogKind::ActRedone.into());
    let rows: Vec<(String, String)> = match_log::table
        .filter(match_log::tournament.eq(tournament))
        .filter(match_log::kind.eq_any([undone, redone]))
        .order(match_log::sequence)
        .select((match_log::kind, match_log::payload))
        .load(conn)?;
    let read = |(kind, payload): (String, String)| -> Result<(bool, SpanOfEntry), StoreError> {
        let span = serde_json::from_str(&payload).map_err(|error| StoreError::unreadable(&payload, error))?;
        Ok((kind == undone, span))
    };
    rows.into_iter().map(read).collect()
}

/// Whether an entry counts after all these.
fn counts(number: i64, undoings: &[(bool, SpanOfEntry)]) -> bool {
    let last = undoings.iter().rfind(|(_, span)| (span.first..=span.last).contains(&number));
    last.is_none_or(|(is_undone, _)| !is_undone)
}

/// Which of these kinds the newest entry of them has.
fn newest_kind(conn: &mut AnyConnection, tournament: &str, kinds: &[&str]) -> QueryResult<Option<String>> {
    match_log::table
        .filter(match_log::tournament.eq(tournament))
        .filter(match_log::kind.eq_any(kinds))
        .order(match_log::sequence.desc())
        .select(match_log::kind)
        .first(conn)
        .optional()
}

fn find(
    conn: &mut AnyConnection,
    tournament: &str,
    submission: &str,
) -> Result<Option<StoredSubmission>, StoreError> {
    let row: Option<SubmissionRow> =
        submissions::table.find((tournament, submission)).first(conn).optional()?;
    row.map(StoredSubmission::try_from).transpose()
}

/// Entries and the submissions behind them, ready to be written.
pub(super) struct Addition {
    tournament: String,
    after: i64,
    first: Option<SealedEntry>,
    noted: Option<NotedHead>,
    entries: Vec<EntryRow>,
    submissions: Vec<SubmissionRow>,
}

impl Addition {
    pub(super) fn new(
        tournament: TournamentId,
        after: i64,
        entries: Vec<SealedEntry>,
        submission: Submission,
    ) -> Result<Self, StoreError> {
        let first_sequence = after.saturating_add(1);
        let last_sequence = entries.last().map_or(after, |entry| entry.sequence);
        let stored = StoredSubmission { submission, first_sequence, last_sequence };
        Self::of_many(tournament, after, entries, vec![stored])
    }

    /// The part of a log caused by several submissions.
    pub(super) fn of_many(
        tournament: TournamentId,
        after: i64,
        entries: Vec<SealedEntry>,
        submissions: Vec<StoredSubmission>,
    ) -> Result<Self, StoreError> {
        let log = NotedLog::Tournament(tournament);
        let (noted, tournament) =
            (entries.last().map(|last| NotedHead::of(log, last)), tournament.to_string());
        let numbers = after.saturating_add(1)..=i64::MAX;
        if numbers.zip(&entries).any(|(wanted, entry)| entry.sequence != wanted) {
            return Err(StoreError::Misnumbered);
        }
        let submissions = submissions.into_iter().map(|one| SubmissionRow::new(&tournament, one)).collect();
        let first = entries.first().cloned();
        let entries = entries.into_iter().map(|entry| EntryRow::new(&tournament, entry)).collect();
        Ok(Self { tournament, after, first, noted, entries, submissions })
    }

    /// The newest entry of the log once these are added.
    pub(super) fn newest(&self) -> Option<NotedHead> {
        self.noted.clone()
    }

    /// Whether there is one of this kind among them.
    fn has(&self, kind: LogKind) -> bool {
        let kind: &str = kind.into();
        self.entries.iter().any(|entry| entry.kind == kind)
    }

    /// Counts who acts in them with an account among those who ever had a role there.
    pub(super) fn remember_acting(&self, conn: &mut AnyConnection) -> Result<(), StoreError> {
        let acting = self.entries.iter().filter_map(|entry| entry.actor.strip_prefix("account:"));
        grants::remember_acting(conn, &self.tournament, &acting.collect())
    }

    /// When the entries were decided.
    fn at(&self) -> DateTime<Utc> {
        self.first.as_ref().map_or(DateTime::UNIX_EPOCH, |first| first.at)
    }

    /// Whether these entries continue a log that ends there. The number alone is not enough: the entries on which they
    /// were decided may have failed and been replaced.
    fn follows(&self, head: &NewestEntry) -> bool {
        self.first.as_ref().is_some_and(|first| first.expected_hash(&head.hash) == first.hash)
    }

    pub(super) fn append(&self, conn: &mut AnyConnection) -> Result<(), StoreError> {
        #[cfg(feature = "postgres")]
        if let AnyConnection::Postgres(server) = conn
            && let ([entry], [sent]) = (self.entries.as_slice(), self.submissions.as_slice())
        {
            let added = AtOnce { entry, sent, after: self.after }.add(server);
            let added = unless_missing(added, "tournament")?;
            if !added.is_new {
                let stored = find(conn, &self.tournament, &sent.submission)?;
                return Err(
                    stored.map_or(StoreError::Stale, |stored| StoreError::Duplicate(Box::new(stored)))
                );
            }
            let follows = added.is_added && added.head.as_ref().is_none_or(|head| self.follows(head));
            return if follows { Ok(()) } else { Err(StoreError::Stale) };
        }
        // The submission first: a form sent twice gets its answer, not "out of date".
        for sent in &self.submissions {
            if let Some(stored) = find(conn, &self.tournament, &sent.submission)? {
                return Err(StoreError::Duplicate(Box::new(stored)));
            }
        }
        let head = newest(conn, &self.tournament)?;
        let ends = head.as_ref().map_or(0, |head| head.sequence);
        if ends != self.after || !head.is_none_or(|head| self.follows(&head)) {
            return Err(StoreError::Stale);
        }
        for sent in &self.submissions {
            let added = diesel::insert_into(submissions::table).values(sent).execute(conn);
            unless_missing(added, "tournament")?;
        }
        // Writers take turns, so this cannot happen; if it did, the key would catch it.
        unless_taken(insert_rows!(match_log::table, self.entries, conn), || StoreError::Stale)
    }
}

impl EntryRow {
    /// An entry of the log with this key.
    pub(super) fn new(tournament: &str, entry: SealedEntry) -> Self {
        Self {
            tournament: tournament.to_owned(),
            sequence: entry.sequence,
            at_ms: entry.at.timestamp_millis(),
            actor: entry.actor,
            role: entry.role,
            submission: entry.submission.to_string(),
            kind: entry.kind,
            payload: entry.payload,
            hash: entry.hash.to_string(),
        }
    }
}

impl TryFrom<EntryRow> for SealedEntry {
    type Error = StoreError;

    fn try_from(row: EntryRow) -> Result<Self, StoreError> {
        let at: DateTime<Utc> = time(row.at_ms)?;
        Ok(Self {
            sequence: row.sequence,
            at,
            actor: row.actor,
            role: row.role,
            submission: parsed(&row.submission)?,
            kind: row.kind,
            payload: row.payload,
            hash: EntryHash::stated(row.hash),
        })
    }
}

impl SubmissionRow {
    fn new(tournament: &str, stored: StoredSubmission) -> Self {
        let StoredSubmission { submission, first_sequence, last_sequence } = stored;
        Self {
            tournament: tournament.to_owned(),
            submission: submission.id.to_string(),
            body_sha256: submission.body_sha256.to_string(),
            body: submission.body,
            first_sequence,
            last_sequence,
            answer: submission.answer,
        }
    }
}

impl TryFrom<SubmissionRow> for StoredSubmission {
    type Error = StoreError;

    fn try_from(row: SubmissionRow) -> Result<Self, StoreError> {
        Ok(Self {
            submission: Submission {
                id: parsed(&row.submission)?,
                body_sha256: FormHash::stated(row.body_sha256),
                body: row.body,
                answer: row.answer,
            },
            first_sequence: row.first_sequence,
            last_sequence: row.last_sequence,
        })
    }
}
