//! A database of the version before is moved into partitions at the start: exports are the same bytes, every log verifies,
//! and processes go on telling each other.

use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::sql_types::BigInt;
use diesel::{Connection, PgConnection, RunQueryDsl};

use crate::support::hall::{SLUG, prepared, send};
use crate::support::program::{Program, wait_for};
use crate::support::{desk_over, postgres, slug};

const BACK: &str = include_str!("../../migrations/postgres/2026-11-25-000313_partitions/down.sql");
/// Later steps, each of which made tables in partitions, or changed one.
const LATER: [&str; 5] = [
    include_str!("../../migrations/postgres/2026-11-29-000463_everybody_who_acted/down.sql"),
    include_str!("../../migrations/postgres/2026-11-29-000460_shown_lists/down.sql"),
    include_str!("../../migrations/postgres/2026-11-28-000452_pod_places/down.sql"),
    include_str!("../../migrations/postgres/2026-11-28-000450_penalties/down.sql"),
    include_str!("../../migrations/postgres/2026-11-27-000440_decisions/down.sql"),
];
const STEPS: &str = "'20261125000313', '20261127000440', '20261128000450', '20261128000452', '20261129000453', \
                     '20261129000460', '20261129000463'";

fn partitioned(conn: &mut PgConnection) -> i64 {
    sql::<BigInt>("SELECT count(*) FROM pg_partitioned_table").get_result(conn).unwrap()
}

#[test]
fn an_older_database_is_moved_and_verifies() {
    let Some(url) = postgres::url() else { return };
    let client = prepared(&url.parse().unwrap());
    let program = Program::serve_on(&url);
    let mut writer = client.moved_to(&program.url());
    for table in 1..=3 {
        assert_eq!(send(&mut writer, table).unwrap().status, 303);
    }
    program.kill();
    let export = || desk_over(&url.parse().unwrap()).export(&slug(SLUG)).unwrap();
    let before = export();
    let mut conn = PgConnection::establish(&url).unwrap();
    assert_eq!(partitioned(&mut conn), 11);
    conn.batch_execute(&format!(
        "BEGIN; {} {BACK} DELETE FROM __diesel_schema_migrations WHERE version IN ({STEPS}); COMMIT",
        LATER.concat()
    ))
    .unwrap();
    assert_eq!(partitioned(&mut conn), 0, "as the version before left it");
    let programs = [Program::serve_on(&url), Program::serve_on(&url)];
    assert_eq!(partitioned(&mut conn), 11);
    assert_eq!(export(), before, "the same bytes");
    let round = format!("/t/{SLUG}/rounds/1");
    let mut there = client.moved_to(&programs[1].url());
    assert!(there.get(&round).unwrap().text.contains("3 of 40 results"));
    assert_eq!(send(&mut client.moved_to(&programs[0].url()), 4).unwrap().status, 303);
    wait_for(|| match there.get(&round).unwrap().text.contains("4 of 40 results") {
        true => Ok(()),
        false => Err("the other process was not told".to_owned()),
    });
    let desk = desk_over(&url.parse().unwrap());
    crate::support::all_hold(&desk);
}
