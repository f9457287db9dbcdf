//! Five hundred players.

use arbiter::app::store::{Private, Submission};
use arbiter::domain::id::{PlayerId, RoundNumber, SubmissionId, TableNumber};
use arbiter::domain::scoring::result::EndReason;
use arbiter::domain::tournament::entry::{Entry, ResultRecorded, RoundClosed, RoundPaired, RoundPublished};
use arbiter::domain::tournament::hash_chain::SealedEntry;
use arbiter::domain::tournament::round::PairedTable;
use chrono::Utc;

use super::told::{at, played, public, won};
use crate::support::site::fair::{Fair, SLUG, deed};

/// A tournament of 512 players after nine rounds, written straight into the log.
fn large() -> Fair {
    let fair = Fair::new();
    let names: Vec<String> = (1..=512).map(|number| format!("Player Number {number}")).collect();
    fair.desk().register(SLUG, &deed(), &names.join("\n")).unwrap();
    let mut entries = Vec::new();
    for number in 1..=9_u32 {
        let round = RoundNumber(number);
        let tables: Vec<PairedTable> = (0..256)
            .map(|table| {
                // The circle method: everybody meets somebody else in each round.
                let seat = |at: u32| if at == 0 { 512 } else { (at + number * 7) % 511 + 1 };
                let players = [PlayerId(seat(table)), PlayerId(seat(511 - table))];
                PairedTable {
                    table: TableNumber(table + 1),
                    players,
                    why: format!("both have {number} points"),
                }
            })
            .collect();
        let missing = Vec::new;
        entries.push(Entry::RoundPaired(RoundPaired {
            round,
            seed: 7,
            tables,
            bye: None,
            earned_byes: missing(),
            absent: missing(),
            rematches: 0,
            float: "0".to_owned(),
            optimal: "proved".to_owned(),
        }));
        entries.push(Entry::RoundPublished(RoundPublished { round, minutes: 75 }));
        for table in 1..=256 {
            let score = i64::from((table * 37 + number * 11) % 100);
            let result =
                if table % 3 == 0 { played([score, 60], EndReason::Time) } else { won([100, score]) };
            entries.push(Entry::ResultRecorded(ResultRecorded { round, table: TableNumber(table), result }));
        }
        entries.push(Entry::RoundClosed(RoundClosed { round, over: vec![] }));
    }
    append(&fair, entries);
    fair
}

/// Puts entries into the log past the rules, as another version of the program may have written them.
pub fn append(fair: &Fair, entries: Vec<Entry>) {
    let here = fair.here();
    let (mut head, number) = (here.head(), SubmissionId::new(arbiter::app::sessions::random_uuid().unwrap()));
    let at = Utc::now();
    let at = chrono::DateTime::from_timestamp_millis(at.timestamp_millis()).unwrap();
    let seal = |(sequence, entry): (i64, Entry)| {
        let sealed = SealedEntry {
            sequence,
            at,
            actor: "operator".to_owned(),
            role: "operator".to_owned(),
            submission: number,
            kind: entry.kind().to_owned(),
            payload: serde_json::to_string(&entry).unwrap(),
            hash: String::new(),
        };
        let sealed = sealed.sealed(&head);
        head.clone_from(&sealed.hash);
        sealed
    };
    let sealed = (here.sequence() + 1..).zip(entries).map(seal).collect();
    let submission = Submission {
        id: number,
        body_sha256: String::new(),
        body: String::new(),
        answer: "recorded".to_owned(),
    };
    fair.desk()
        .store()
        .append(here.id(), here.sequence(), sealed, submission, Private::default())
        .unwrap()
        .wait()
        .unwrap();
}

#[test]
fn the_pages_of_five_hundred_players_are_quick_and_small_enough() {
    let fair = large();
    fair.here();
    for path in [
        "/standings",
        "/rounds/9",
        "/log",
        "",
        "/screen",
        "/print/standings",
        "/print/names/9",
        "/rounds/9/history",
    ] {
        let began = std::time::Instant::now();
        let page = fair.house.get(&at(path)).with("Accept-Encoding", "gzip, br").send();
        let first = began.elapsed();
        let began = std::time::Instant::now();
        fair.house.get(&at(path)).with("Accept-Encoding", "gzip, br").send();
        let plain = fair.house.get(&at(path)).send().body.len();
        println!(
            "{path}: {first:?} made, {:?} kept, {plain} bytes, {} sent",
            began.elapsed(),
            page.body.len()
        );
        assert_eq!(page.status, 200, "{path}");
        assert!(page.body.len() < 400_000 && plain < 4_000_000, "{path}");
        assert!(first.as_secs() < 20, "{path}: a debug build on a busy machine");
    }
    assert_eq!(public(&fair, &at("/standings")).matches("<details class=\"why\">").count(), 512);
    let older = public(&fair, &at("/log"));
    assert_eq!(older.matches("id=\"line-").count(), 500);
    assert!(older.contains("Older lines"));
}
