//! On PostgreSQL the tables that grow with the number of tournaments are partitioned by it, and nothing else changes.

use diesel::dsl::sql;
use diesel::sql_types::{Array, Text};
use diesel::{Connection, PgConnection, RunQueryDsl};

use super::base::{Place, append, submission, tournament};
use crate::app::store::{DatabaseUrl, TableUpdate, migrate};

const PARTITIONED: [&str; 11] = [
    "appearances",
    "decisions",
    "deck_texts",
    "games",
    "list_cards",
    "match_log",
    "penalties",
    "pod_places",
    "shown_lists",
    "submissions",
    "summaries",
];

/// Small tables beside the logs, most of them emptied when a tournament ends, and those that are looked up by a secret or
/// by an account.
const WHOLE: [&str; 15] = [
    "applications",
    "appointments",
    "codes",
    "contacts",
    "decisions_elsewhere",
    "erased_staff",
    "erasures",
    "grants",
    "lists_to_read",
    "pod_times",
    "seat_sessions",
    "seat_tokens",
    "staff_history",
    "visibilities",
    "webhooks",
];

fn ask(place: &Place, query: &str) -> Vec<String> {
    let DatabaseUrl::Postgres(url) = &place.url else { panic!("only PostgreSQL has partitions") };
    let query = format!(
        "SELECT coalesce(array_agg(name::text ORDER BY name), '{{}}') FROM ({query}) AS found (name)"
    );
    sql::<Array<Text>>(&query).get_result(&mut PgConnection::establish(url).unwrap()).unwrap()
}

fn partitioned(place: &Place) -> Vec<String> {
    ask(
        place,
        "SELECT relname FROM pg_class WHERE relkind = 'p' AND relnamespace = current_schema()::regnamespace",
    )
}

#[test]
fn what_grows_with_the_tournaments_is_partitioned_and_each_of_its_keys_begins_with_one() {
    let Some(place) = Place::postgres() else { return };
    drop(place.open());
    assert_eq!(partitioned(&place), PARTITIONED);
    let by = "SELECT pg_get_partkeydef(partrelid) FROM pg_partitioned_table GROUP BY 1";
    assert_eq!(ask(&place, by), ["HASH (tournament)"]);
    let sixteen = "SELECT inhparent::regclass::text FROM pg_inherits i JOIN pg_partitioned_table p ON p.partrelid = inhparent \
                   GROUP BY inhparent HAVING count(*) = 16";
    assert_eq!(ask(&place, sixteen), PARTITIONED);
    let other_keys = "SELECT i.indexrelid::regclass FROM pg_index i JOIN pg_partitioned_table p ON p.partrelid = \
                      i.indrelid JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0] WHERE \
                      i.indisunique AND a.attname <> 'tournament'";
    assert_eq!(ask(&place, other_keys), [""; 0]);
    // A new table of tournaments has to decide for itself.
    let whole = "SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid WHERE c.relkind = 'r' AND NOT \
                 c.relispartition AND a.attname = 'tournament' AND c.relnamespace = current_schema()::regnamespace";
    assert_eq!(ask(&place, whole), WHOLE);
}

#[test]
fn a_partition_refuses_what_the_whole_table_refuses() {
    let Some(place) = Place::postgres() else { return };
    let store = place.open();
    let id = tournament(&store, "spring");
    let rows = "SELECT tableoid::regclass FROM match_log";
    let [part] = <[String; 1]>::try_from(ask(&place, rows)).unwrap();
    for logged in ["match_log", "submissions", "deck_texts"] {
        for number in 0..16 {
            let part = format!("{logged}_{number}");
            let refused = place.sql(&format!("TRUNCATE {part}")).unwrap_err().to_string();
            assert!(refused.contains("only ever added to"), "{part}: {refused}");
        }
        assert!(place.sql(&format!("TRUNCATE {logged}")).is_err());
    }
    for change in ["DELETE FROM", "UPDATE ONLY"] {
        for table in [part.as_str(), "match_log"] {
            let table =
                if change == "UPDATE ONLY" { format!("{part} SET sequence = 2") } else { table.to_owned() };
            assert!(place.sql(&format!("{change} {table}")).is_err(), "{change} {table}");
        }
    }
    let moved = "UPDATE match_log SET tournament = 'another'";
    assert!(place.sql(moved).is_err(), "nor does a row move to another partition");
    assert_eq!(store.log_since(id, 0).unwrap().len(), 1);
    // The control: what can be computed again may be emptied, and a row without a tournament is refused.
    place.sql("TRUNCATE games_3; DELETE FROM games; DELETE FROM games_5").unwrap();
    let stray = "INSERT INTO deck_texts VALUES ('nowhere', 'a', 'b')";
    assert!(place.sql(stray).unwrap_err().to_string().contains("foreign key"));
}

#[test]
fn an_older_database_is_moved_into_partitions_without_losing_a_row() {
    let Some(place) = Place::postgres() else { return };
    let store = place.open();
    let ids: Vec<_> = (0..40).map(|number| tournament(&store, &format!("open-{number}"))).collect();
    for id in &ids {
        append(&store, *id, &submission()).unwrap();
    }
    let logs = || {
        let store = place.open();
        ids.iter()
            .map(|id| (store.log_since(*id, 0).unwrap(), store.answered_submissions(*id).unwrap()))
            .collect::<Vec<_>>()
    };
    let before = logs();
    let used = ask(&place, "SELECT DISTINCT tableoid::regclass FROM match_log");
    assert!(used.len() > 8, "they are spread: {used:?}");
    while !partitioned(&place).is_empty() {
        migrate::revert_last(&place.url).unwrap();
    }
    // As the version before left it: append-only tables, each in one piece.
    assert!(place.sql("DELETE FROM match_log").is_err() && place.sql("TRUNCATE submissions").is_err());
    assert_eq!(ask(&place, "SELECT relname FROM pg_class WHERE relname LIKE '%former%'"), [""; 0]);
    let updated = place.open();
    assert_eq!(*updated.update(), TableUpdate::NotCopied);
    assert_eq!(logs(), before);
    assert_eq!(partitioned(&place), PARTITIONED);
    for id in &ids {
        append(&updated, *id, &submission()).unwrap();
    }
    // A process of the version before that is still running goes on, too.
    append(&store, ids[0], &submission()).unwrap();
    assert_eq!(updated.log_since(ids[0], 0).unwrap().len(), 4);
}

#[test]
fn a_move_that_takes_longer_than_a_statement_may_is_not_cut_off() {
    let Some(place) = Place::postgres() else { return };
    drop(place.open());
    migrate::revert_last(&place.url).unwrap();
    let DatabaseUrl::Postgres(url) = &place.url else { panic!() };
    let limit =
        |conn: &mut PgConnection| sql::<Text>("SHOW statement_timeout").get_result::<String>(conn).unwrap();
    let mut conn =
        crate::app::store::connection::open(&place.url, crate::app::store::purpose::Purpose::Write).unwrap();
    let crate::app::store::connection::AnyConnection::Postgres(server) = &mut conn else { panic!("{url}") };
    assert_eq!(limit(server), "10s");
    // The row that says that a change was made is written with the limit that was in force.
    place
        .sql(
            "CREATE TABLE limits (found TEXT); CREATE FUNCTION note_limit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
             INSERT INTO limits VALUES (current_setting('statement_timeout')); RETURN NEW; END $$; CREATE TRIGGER noting \
             BEFORE INSERT ON __diesel_schema_migrations FOR EACH ROW EXECUTE FUNCTION note_limit()",
        )
        .unwrap();
    migrate::bring_up(&mut conn, &place.url).unwrap();
    assert_eq!(ask(&place, "SELECT DISTINCT found FROM limits"), ["0"]);
    let crate::app::store::connection::AnyConnection::Postgres(server) = &mut conn else { panic!("{url}") };
    assert_eq!(limit(server), "10s", "and it is in force again");
}
