//! What is specific to PostgreSQL: its settings and its locks.

use diesel::connection::{AnsiTransactionManager, SimpleConnection};
use diesel::dsl::sql;
use diesel::sql_types::Text;
use diesel::{Connection, ConnectionResult, PgConnection, QueryResult, RunQueryDsl};

use super::error::StoreError;
use super::purpose::Purpose;
use super::turns::Turn;
use super::url::DatabaseUrl;
use crate::domain::hash::sha256;

/// Shared by everybody who writes; exclusive for those who change the tables or fill them from a backup.
const ALL: i64 = 1_095_909_460;

/// Opens a connection to a server.
///
/// # Errors
/// If it cannot be reached.
pub fn open(url: &str) -> ConnectionResult<PgConnection> {
    PgConnection::establish(&patient(url))
}

/// Applies the settings that safety depends on.
///
/// # Errors
/// If the server does not answer, or answers in words that [`StoreError`] does not know.
pub fn set_up(conn: &mut PgConnection, purpose: Purpose) -> Result<(), StoreError> {
    speak_english(conn)?;
    conn.batch_execute(
        "SET client_min_messages = warning; SET statement_timeout = '10s'; \
         SET default_transaction_isolation = 'read committed'; \
         SELECT set_config('synchronous_commit', 'on', false) \
          WHERE current_setting('synchronous_commit') = 'off'",
    )?;
    if purpose.is_reading() {
        conn.batch_execute("SET default_transaction_read_only = on")?;
    }
    Ok(())
}

/// Has the server write its errors in English: diesel passes on their text but not their codes. If this role may not
/// choose the language, the server must write English already.
fn speak_english(conn: &mut PgConnection) -> Result<(), StoreError> {
    if conn.batch_execute("SET lc_messages = 'C'").is_ok() {
        return Ok(());
    }
    let asked = conn.batch_execute("SELECT 1 / 0").err();
    if asked.is_some_and(|error| error.to_string().contains("division by zero")) {
        return Ok(());
    }
    let found = sql::<Text>("SELECT current_setting('lc_messages')").get_result(conn)?;
    Err(StoreError::WrongSetting { name: "lc_messages".to_owned(), found, wanted: "C".to_owned() })
}

/// Refuses a database that cannot keep every letter of a name, or does not know what a letter is.
///
/// # Errors
/// [`StoreError::NotUtf8`], and if the server does not answer.
pub fn assert_utf8(conn: &mut PgConnection, url: &DatabaseUrl) -> Result<(), StoreError> {
    let found: String = sql::<Text>("SELECT current_setting('server_encoding')").get_result(conn)?;
    if found == "UTF8" { Ok(()) } else { Err(StoreError::NotUtf8 { place: url.to_string(), found }) }
}

/// Gives up on an unreachable server after five seconds, and on one that went silent after about half a minute,
/// unless the URL says otherwise.
fn patient(url: &str) -> String {
    let usual = [
        ("connect_timeout=", "5"),
        ("keepalives_idle=", "10"),
        ("keepalives_interval=", "5"),
        ("keepalives_count=", "3"),
        ("tcp_user_timeout=", "30000"),
    ];
    let mut url = url.to_owned();
    for (name, value) in usual {
        if !url.contains(name) {
            let joint = if url.contains('?') { '&' } else { '?' };
            url = format!("{url}{joint}{name}{value}");
        }
    }
    url
}

/// Begins a transaction that takes this turn, or all of them. After a failure the connection must be dropped.
///
/// # Errors
/// If others keep the turn for too long.
pub fn begin(conn: &mut PgConnection, turn: Option<Turn>) -> QueryResult<()> {
    let turn = match turn {
        None => format!("BEGIN; SELECT pg_advisory_xact_lock({ALL})"),
        Some(turn) => {
            let key = key(turn);
            format!("BEGIN; SELECT pg_advisory_xact_lock_shared({ALL}); SELECT pg_advisory_xact_lock({key})")
        }
    };
    AnsiTransactionManager::begin_transaction_sql(conn, &turn)
}

/// Takes another turn until the transaction ends.
///
/// # Errors
/// If others keep it for too long.
pub fn take_turn(conn: &mut PgConnection, turn: Turn) -> QueryResult<()> {
    conn.batch_execute(&format!("SELECT pg_advisory_xact_lock({})", key(turn)))
}

/// The number of its advisory lock. If two turns had the same number, they would only wait for each other.
fn key(turn: Turn) -> i64 {
    let name = match turn {
        Turn::Log(tournament) => format!("arbiter log {tournament}"),
        Turn::Library => "arbiter library".to_owned(),
        Turn::Names => "arbiter names".to_owned(),
        Turn::House => "arbiter house".to_owned(),
    };
    let digits = sha256(name);
    let number = digits.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok());
    number.unwrap_or_default().cast_signed()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::id::TournamentId;
    use uuid::Uuid;

    #[test]
    fn what_the_address_says_of_patience_stays() {
        let url = patient("postgres://h/db?connect_timeout=60");
        assert!(url.starts_with("postgres://h/db?connect_timeout=60&keepalives_idle=10&"), "{url}");
        assert_eq!(url.matches("connect_timeout").count(), 1);
        assert!(patient("postgres://h/db").starts_with("postgres://h/db?connect_timeout=5&"));
    }

    #[test]
    fn every_turn_has_a_lock_of_its_own() {
        let log = |number| Turn::Log(TournamentId::new(Uuid::from_u128(number)));
        let turns = [log(1), log(2), Turn::Library, Turn::Names, Turn::House];
        let mut keys: Vec<i64> = turns.iter().map(|turn| key(*turn)).collect();
        keys.push(ALL);
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), 6);
        assert!(turns.is_sorted(), "the order in which they are taken");
    }
}
