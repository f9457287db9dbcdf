//! The database behind the program's back: for what no page, no console command and no desk does.

use std::fmt::Display;

use arbiter::app::{Account, DatabaseUrl, Desk, Grant, TokenHash, fold_name};
use arbiter::domain::card::CardTable;
use arbiter::domain::hash::{ListHash, hex};
use arbiter::domain::id::{AccountId, PersonId, SubmissionId, TournamentId};
use arbiter::domain::tournament::hash_chain::SealedEntry;
use chrono::{DateTime, TimeDelta, Utc};
use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::sql_types::{BigInt, Text};
use diesel::{Connection, PgConnection, RunQueryDsl, SqliteConnection};

/// Runs SQL on the desk's database. What the desk keeps in memory it does not hear of.
pub fn run(desk: &Desk, query: &str) {
    match desk.database() {
        DatabaseUrl::Sqlite(_) => sqlite(desk).batch_execute(query),
        DatabaseUrl::Postgres(_) => postgres(desk).batch_execute(query),
    }
    .unwrap_or_else(|error| panic!("{query}: {error}"));
}

/// The number that `SELECT …` finds.
pub fn number(desk: &Desk, query: &str) -> i64 {
    match desk.database() {
        DatabaseUrl::Sqlite(_) => sql::<BigInt>(query).get_result(&mut sqlite(desk)),
        DatabaseUrl::Postgres(_) => sql::<BigInt>(query).get_result(&mut postgres(desk)),
    }
    .unwrap_or_else(|error| panic!("{query}: {error}"))
}

/// How many rows there are, as in `accounts` or `people WHERE erased`.
pub fn count(desk: &Desk, of: impl Display) -> i64 {
    number(desk, &format!("SELECT COUNT(*) FROM {of}"))
}

/// The texts that `SELECT …` finds.
pub fn texts(desk: &Desk, query: &str) -> Vec<String> {
    match desk.database() {
        DatabaseUrl::Sqlite(_) => sql::<Text>(query).load(&mut sqlite(desk)),
        DatabaseUrl::Postgres(_) => sql::<Text>(query).load(&mut postgres(desk)),
    }
    .unwrap_or_else(|error| panic!("{query}: {error}"))
}

/// A text as SQL writes it.
pub fn quoted(text: impl Display) -> String {
    format!("'{}'", text.to_string().replace('\'', "''"))
}

/// Adds an account with its roles, without a password as no page can.
pub fn enter(desk: &Desk, account: &Account, grants: &[Grant]) {
    let row = [
        quoted(account.id),
        quoted(&account.sign_in_name),
        quoted(fold_name(&account.sign_in_name)),
        quoted(&account.display_name),
        account.password_phc.as_ref().map_or_else(|| "NULL".to_owned(), quoted),
        account.is_operator.to_string(),
        account.disabled.to_string(),
        account.created_at.timestamp_millis().to_string(),
        account.rights.open.to_string(),
        account.rights.assert.to_string(),
    ];
    let account = format!(
        "INSERT INTO accounts (id, sign_in_name, folded_name, display_name, password_phc, is_operator, disabled, \
         created_at_ms, may_open, may_assert) VALUES ({});",
        row.join(", ")
    );
    run(desk, &format!("BEGIN; {account} {} COMMIT;", rows_of(grants)));
}

/// Gives roles, as an invitation does.
pub fn give(desk: &Desk, grants: &[Grant]) {
    run(desk, &format!("BEGIN; {} COMMIT;", rows_of(grants)));
}

fn rows_of(grants: &[Grant]) -> String {
    let rows = grants.iter().map(|grant| {
        let (tournament, account) = (quoted(grant.tournament), quoted(grant.account));
        let (role, at) = (quoted(grant.role.code()), grant.granted_at.timestamp_millis());
        format!(
            "INSERT INTO grants (tournament, account, role, granted_at_ms) VALUES ({tournament}, {account}, {role}, {at}); \
             INSERT INTO staff_history (number, tournament, account) \
             SELECT (SELECT COALESCE(MAX(number), 0) + 1 FROM (SELECT number FROM staff_history UNION ALL \
             SELECT number FROM erased_staff UNION ALL SELECT number FROM former_account_names) AS given), \
             {tournament}, {account} \
             WHERE NOT EXISTS (SELECT 1 FROM staff_history \
             WHERE tournament = {tournament} AND account = {account});"
        )
    });
    rows.collect()
}

/// The secret of an account's second factor.
pub fn factor_secret(desk: &Desk, account: AccountId) -> String {
    texts(desk, &format!("SELECT secret FROM second_factors WHERE account = {}", quoted(account))).remove(0)
}

/// What a submission said, as it is kept.
pub fn submitted(desk: &Desk, number: &str) -> String {
    texts(desk, &format!("SELECT body FROM submissions WHERE submission = {}", quoted(number))).remove(0)
}

/// How many people are known by this name, whatever its case.
pub fn people_named(desk: &Desk, name: &str) -> i64 {
    count(desk, format!("people WHERE folded = {}", quoted(fold_name(name))))
}

fn sqlite(desk: &Desk) -> SqliteConnection {
    let DatabaseUrl::Sqlite(path) = desk.database() else { unreachable!("asked before") };
    let mut connection = SqliteConnection::establish(path.to_str().unwrap()).unwrap();
    connection.batch_execute("PRAGMA busy_timeout = 5000").unwrap();
    connection
}

fn postgres(desk: &Desk) -> PgConnection {
    let DatabaseUrl::Postgres(url) = desk.database() else { unreachable!("asked before") };
    PgConnection::establish(url).unwrap()
}

/// Adds a deck list without checking it.
pub fn put_list(desk: &Desk, tournament: TournamentId, list: &ListHash, text: &str) {
    let row = [quoted(tournament), quoted(list), quoted(text)].join(", ");
    run(desk, &format!("INSERT INTO deck_texts (tournament, sha256, text) VALUES ({row})"));
}

/// As if a session had last been seen at a time, from which it lasts fourteen hours.
pub fn last_seen(desk: &Desk, session: &TokenHash, then: DateTime<Utc>) {
    let until = then + TimeDelta::hours(14);
    run(
        desk,
        &format!(
            "UPDATE sessions SET last_seen_ms = {}, expires_at_ms = {} WHERE token_sha256 = {}",
            then.timestamp_millis(),
            until.timestamp_millis(),
            quoted(session.as_str()),
        ),
    );
}

/// As if the user of a session had last proved their identity at a time, or never.
pub fn confirmed(desk: &Desk, session: &TokenHash, at: Option<DateTime<Utc>>) {
    let at = at.map_or_else(|| "NULL".to_owned(), |at| at.timestamp_millis().to_string());
    let whose = quoted(session.as_str());
    run(desk, &format!("UPDATE sessions SET confirmed_at_ms = {at} WHERE token_sha256 = {whose}"));
}

/// Adds a card table under this version, whether or not it is its own.
pub fn put_card_table(desk: &Desk, table: &CardTable, version: &str, note: &str, imported: bool) {
    let row = [
        quoted(version),
        quoted(table.edition().code()),
        format!("X'{}'", hex(table.to_text().as_bytes())),
        Utc::now().timestamp_millis().to_string(),
        quoted(note),
        imported.to_string(),
        "(SELECT COALESCE(MAX(place), 0) + 1 FROM card_tables)".to_owned(),
    ];
    run(
        desk,
        &format!(
            "INSERT INTO card_tables (version, edition, bytes, imported_at_ms, note, imported, place) VALUES ({})",
            row.join(", ")
        ),
    );
}

/// The card tables of this version, as text.
pub fn card_table_texts(desk: &Desk, version: &str) -> Vec<String> {
    texts(desk, &format!("SELECT CAST(bytes AS TEXT) FROM card_tables WHERE version = {}", quoted(version)))
}

/// How many statements there are about the library.
pub fn statements(desk: &Desk) -> i64 {
    count(desk, "library_log")
}

/// Adds a person who plays nowhere.
pub fn add_person(desk: &Desk, person: PersonId, name: &str, at: DateTime<Utc>) {
    let row =
        [quoted(person), quoted(name), quoted(fold_name(name)), at.timestamp_millis().to_string()].join(", ");
    run(desk, &format!("INSERT INTO people (id, name, folded, created_at_ms, erased) VALUES ({row}, FALSE)"));
}

/// Puts sealed entries at the end of a log past the rules, as another version of the program may have written them, all
/// sent with this number.
pub fn append(desk: &Desk, tournament: TournamentId, number: SubmissionId, entries: &[SealedEntry]) {
    let (Some(first), Some(last)) = (entries.first(), entries.last()) else { return };
    let (tournament, number) = (quoted(tournament), quoted(number));
    let row = |entry: &SealedEntry| {
        let row = [
            tournament.clone(),
            entry.sequence.to_string(),
            entry.at.timestamp_millis().to_string(),
            quoted(&entry.actor),
            quoted(&entry.role),
            quoted(entry.submission),
            quoted(&entry.kind),
            quoted(&entry.payload),
            quoted(&entry.hash),
        ];
        format!("({})", row.join(", "))
    };
    let mut queries = String::from("BEGIN;");
    for some in entries.chunks(500) {
        let rows: Vec<String> = some.iter().map(row).collect();
        queries += &format!(
            "INSERT INTO match_log (tournament, sequence, at_ms, actor, role, submission, kind, payload, hash) \
             VALUES {};",
            rows.join(", ")
        );
    }
    queries += &format!(
        "INSERT INTO submissions (tournament, submission, body_sha256, body, first_sequence, last_sequence, answer) \
         VALUES ({tournament}, {number}, '', '', {}, {}, 'recorded'); COMMIT;",
        first.sequence, last.sequence
    );
    run(desk, &queries);
}
