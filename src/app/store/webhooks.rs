//! The addresses that hear of each new entry of a tournament, and how far each has heard.

use chrono::{DateTime, Utc};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::Bool;

use super::Store;
use super::columns::{each, parsed, time};
use super::error::{StoreError, unless_missing};
use super::schema::webhooks;
use super::turns::Turn;
use crate::domain::id::TournamentId;

/// An address that hears of each new entry of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Webhook {
    /// 64 hexadecimal digits.
    pub id: String,
    pub tournament: TournamentId,
    pub address: String,
    /// What signs each message; 64 hexadecimal digits.
    pub secret: String,
    pub made_at: DateTime<Utc>,
    /// The first entry of which it has not heard.
    pub next_sequence: i64,
    /// When it is tried next, or until when a process tries it now.
    pub next_try: DateTime<Utc>,
    /// How often in a row it failed.
    pub failures: u32,
    /// Why the newest failed delivery failed.
    pub last_failure: Option<DeliveryFault>,
    /// Whether it failed so often that nothing more is sent.
    pub given_up: bool,
}

/// Why an address was not added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WebhookNotAdded {
    /// This one, as it was written then, hears of the tournament: each entry would arrive there twice.
    Known(String),
    /// The tournament has as many as it may have.
    Full,
}

/// Why a letter did not arrive. Nothing of the answer is kept but its status, so nobody reads through this program what
/// only it may read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeliveryFault {
    /// The receiver answered something other than yes.
    Status(u16),
    /// The name leads into the network in which Arbiter runs.
    Private,
    /// Nobody knows the name.
    Unknown,
    TooSlow,
    /// The receiver's certificate is not accepted.
    Certificate,
    /// No connection was made.
    Unreachable,
    /// Another version of the program noted it in its own words.
    Unsaid,
}

impl DeliveryFault {
    /// The code in rows.
    fn code(self) -> String {
        match self {
            Self::Status(status) => return format!("status-{status}"),
            Self::Private => "private",
            Self::Unknown => "unknown",
            Self::TooSlow => "too-slow",
            Self::Certificate => "certificate",
            Self::Unreachable => "unreachable",
            Self::Unsaid => "unsaid",
        }
        .to_owned()
    }

    fn of_code(code: &str) -> Self {
        let status = code.strip_prefix("status-").and_then(|status| status.parse().ok()).map(Self::Status);
        let named = [Self::Private, Self::Unknown, Self::TooSlow, Self::Certificate, Self::Unreachable];
        status.or_else(|| named.into_iter().find(|fault| fault.code() == code)).unwrap_or(Self::Unsaid)
    }
}

#[derive(Queryable, Insertable, Clone)]
#[diesel(table_name = webhooks)]
pub(super) struct Row {
    id: String,
    tournament: String,
    address: String,
    secret: String,
    made_at_ms: i64,
    next_sequence: i64,
    next_try_at_ms: i64,
    failures: i64,
    last_failure: Option<String>,
    given_up: bool,
}

impl From<&Webhook> for Row {
    fn from(hook: &Webhook) -> Self {
        Self {
            id: hook.id.clone(),
            tournament: hook.tournament.to_string(),
            address: hook.address.clone(),
            secret: hook.secret.clone(),
            made_at_ms: hook.made_at.timestamp_millis(),
            next_sequence: hook.next_sequence,
            next_try_at_ms: hook.next_try.timestamp_millis(),
            failures: hook.failures.into(),
            last_failure: hook.last_failure.map(DeliveryFault::code),
            given_up: hook.given_up,
        }
    }
}

impl TryFrom<Row> for Webhook {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        Ok(Self {
            tournament: parsed(&row.tournament)?,
            made_at: time(row.made_at_ms)?,
            next_try: time(row.next_try_at_ms)?,
            failures: u32::try_from(row.failures)
                .map_err(|_| StoreError::unreadable("a count", row.failures))?,
            id: row.id,
            address: row.address,
            secret: row.secret,
            next_sequence: row.next_sequence,
            last_failure: row.last_failure.as_deref().map(DeliveryFault::of_code),
            given_up: row.given_up,
        })
    }
}

impl Store {
    /// Adds an address, unless the tournament has it, or `most` already.
    ///
    /// # Errors
    /// `NotFound` when the tournament does not exist.
    pub fn add_webhook(
        &self,
        hook: &Webhook,
        most: usize,
        is_same: fn(&str, &str) -> bool,
    ) -> Result<Result<(), WebhookNotAdded>, StoreError> {
        let row = Row::from(hook);
        self.write_in(Turn::Log(hook.tournament), move |conn| {
            let of_tournament = webhooks::table.filter(webhooks::tournament.eq(&row.tournament));
            let there: Vec<String> = of_tournament.select(webhooks::address).load(conn)?;
            if let Some(known) = there.iter().find(|known| is_same(known, &row.address)) {
                return Ok(Err(WebhookNotAdded::Known(known.clone())));
            }
            if there.len() >= most {
                return Ok(Err(WebhookNotAdded::Full));
            }
            let added = diesel::insert_into(webhooks::table).values(&row).execute(conn);
            unless_missing(added, "tournament").map(|_| Ok(()))
        })
    }

    /// The addresses of a tournament, the oldest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn webhooks(&self, tournament: TournamentId) -> Result<Vec<Webhook>, StoreError> {
        let key = tournament.to_string();
        let rows: Vec<Row> = self.read(|conn| {
            let rows = webhooks::table.filter(webhooks::tournament.eq(&key));
            Ok(rows.order((webhooks::made_at_ms, webhooks::id)).load(conn)?)
        })?;
        each(rows)
    }

    /// Removes an address of a tournament; false if it has no such address.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn remove_webhook(&self, tournament: TournamentId, id: &str) -> Result<bool, StoreError> {
        let (key, id) = (tournament.to_string(), id.to_owned());
        self.write_in(Turn::Log(tournament), move |conn| {
            let there = webhooks::table.find(&id).filter(webhooks::tournament.eq(&key));
            Ok(diesel::delete(there).execute(conn)? > 0)
        })
    }

    /// The addresses that have not heard of every entry and may be tried now, those that wait longest first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub fn due_webhooks(&self, now: DateTime<Utc>, most: i64) -> Result<Vec<Webhook>, StoreError> {
        let newest = "next_sequence <= (SELECT max(sequence) FROM match_log WHERE match_log.tournament = \
                      webhooks.tournament)";
        let rows: Vec<Row> = self.read(|conn| {
            let rows = webhooks::table
                .filter(webhooks::given_up.eq(false))
                .filter(webhooks::next_try_at_ms.le(now.timestamp_millis()))
                .filter(sql::<Bool>(newest));
            Ok(rows.order((webhooks::next_try_at_ms, webhooks::id)).limit(most).load(conn)?)
        })?;
        each(rows)
    }

    /// Reserves an address for this process until a time; false if another process was faster.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn claim_webhook(&self, hook: &Webhook, until: DateTime<Utc>) -> Result<bool, StoreError> {
        let seen = Row::from(hook);
        let until = until.timestamp_millis();
        self.write_in(Turn::Log(hook.tournament), move |conn| {
            let as_seen = webhooks::table
                .find(&seen.id)
                .filter(webhooks::next_try_at_ms.eq(seen.next_try_at_ms))
                .filter(webhooks::next_sequence.eq(seen.next_sequence));
            Ok(diesel::update(as_seen).set(webhooks::next_try_at_ms.eq(until)).execute(conn)? > 0)
        })
    }

    /// Lets an address that failed be tried at once, and counts its failures from there. How far it has heard stays, even if
    /// a letter arrives at this moment. False if the tournament has no such address.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn retry_webhook(
        &self,
        tournament: TournamentId,
        id: &str,
        now: DateTime<Utc>,
    ) -> Result<bool, StoreError> {
        let (key, id, now) = (tournament.to_string(), id.to_owned(), now.timestamp_millis());
        self.write_in(Turn::Log(tournament), move |conn| {
            let there = || webhooks::table.find(&id).filter(webhooks::tournament.eq(&key));
            let found: i64 = there().count().get_result(conn)?;
            diesel::update(there().filter(webhooks::failures.gt(0)))
                .set((
                    webhooks::failures.eq(0),
                    webhooks::given_up.eq(false),
                    webhooks::next_try_at_ms.eq(now),
                ))
                .execute(conn)?;
            Ok(found > 0)
        })
    }

    /// Writes down how far an address has heard and how it went; nothing if it was removed meanwhile.
    ///
    /// # Errors
    /// If it could not be saved.
    pub fn note_webhook(&self, hook: &Webhook) -> Result<(), StoreError> {
        let row = Row::from(hook);
        self.write_in(Turn::Log(hook.tournament), move |conn| {
            diesel::update(webhooks::table.find(&row.id))
                .set((
                    webhooks::next_sequence.eq(row.next_sequence),
                    webhooks::next_try_at_ms.eq(row.next_try_at_ms),
                    webhooks::failures.eq(row.failures),
                    webhooks::last_failure.eq(&row.last_failure),
                    webhooks::given_up.eq(row.given_up),
                ))
                .execute(conn)?;
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_stored_as_a_code_and_older_words_are_no_fault_of_ours() {
        for fault in [
            DeliveryFault::Status(503),
            DeliveryFault::Private,
            DeliveryFault::Unknown,
            DeliveryFault::TooSlow,
            DeliveryFault::Certificate,
            DeliveryFault::Unreachable,
            DeliveryFault::Unsaid,
        ] {
            assert_eq!(DeliveryFault::of_code(&fault.code()), fault);
        }
        for other in ["", "status-", "status-70000", "it answered with status 503"] {
            assert_eq!(DeliveryFault::of_code(other), DeliveryFault::Unsaid, "{other}");
        }
    }
}
