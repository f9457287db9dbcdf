//! Five hundred players.

use std::sync::atomic::Ordering;

use arbiter::domain::id::{PlayerId, RoundNumber, SubmissionId, TableNumber};
use arbiter::domain::pairing::PairingProof;
use arbiter::domain::pairing::algorithm::Algorithm;
use arbiter::domain::scoring::result::EndReason;
use arbiter::domain::tournament::entry::{Entry, ResultRecorded, RoundClosed, RoundPaired, RoundPublished};
use arbiter::domain::tournament::hash_chain::SealedEntry;
use arbiter::domain::tournament::pairing_reason::PairingReason;
use arbiter::domain::tournament::round::PairedTable;
use chrono::Utc;

use super::told::{at, played, public, says, won};
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::slug;

/// A tournament of this many players after this many rounds, written straight into the log.
fn large(players: u32, rounds: u32, name: impl Fn(u32) -> String) -> Fair {
    let fair = Fair::new();
    let names: Vec<String> = (1..=players).map(name).collect();
    for some in names.chunks(500) {
        fair.desk().register(&slug(SLUG), &submission(), &some.join("\n")).unwrap();
    }
    let mut entries = Vec::new();
    for number in 1..=rounds {
        let round = RoundNumber(number);
        // As in a log of an earlier version, in which there is nothing else.
        let why: PairingReason = serde_json::from_str(&format!("\"both have {number} points\"")).unwrap();
        let tables: Vec<PairedTable> = (0..players / 2)
            .map(|table| {
                // The circle method: everybody meets somebody else in each round.
                let last = players - 1;
                let seat = |at: u32| if at == 0 { players } else { (at + number * 7) % last + 1 };
                let players = [PlayerId(seat(table)), PlayerId(seat(last - table))];
                PairedTable {
                    table: TableNumber(table + 1),
                    players,
                    why: why.clone(),
                    cause: None,
                    place: None,
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
            optimal: PairingProof::Proved,
            algorithm: Algorithm::NEWEST,
        }));
        entries.push(Entry::RoundPublished(RoundPublished {
            round,
            minutes: 75,
            clock_waits: false,
            deadline: None,
        }));
        for table in 1..=players / 2 {
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

/// Puts entries into the log without the rules, as another version of the program may have written them.
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
            hash: arbiter::domain::hash::EntryHash::default(),
        };
        let sealed = sealed.seal_after(&head);
        head.clone_from(&sealed.hash);
        sealed
    };
    let sealed: Vec<SealedEntry> = (here.sequence() + 1..).zip(entries).map(seal).collect();
    crate::support::database::append(fair.desk(), here.id(), number, &sealed);
}

#[test]
fn the_pages_of_five_hundred_players_are_small_and_made_once_from_a_few_reads() {
    let fair = large(512, 9, |number| format!("Player Number {number}"));
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
        let work = || (fair.desk().database_work().reads, fair.house.site.begun.load(Ordering::SeqCst));
        let (reads, _) = work();
        let page = fair.house.get(&at(path)).with("Accept-Encoding", "gzip, br").send();
        let (made, once) = work();
        assert!(made - reads <= 12, "{path}: {} reads, however many play", made - reads);
        fair.house.get(&at(path)).with("Accept-Encoding", "gzip, br").send();
        let plain = fair.house.get(&at(path)).send().body.len();
        assert_eq!(work().1, once, "{path}: it is made once for all");
        println!("{path}: {} reads, {plain} bytes, {} sent", made - reads, page.body.len());
        assert_eq!(page.status, 200, "{path}");
        assert!(page.body.len() < 400_000 && plain < 4_000_000, "{path}");
    }
    assert_eq!(public(&fair, &at("/standings")).matches("<details class=\"why\">").count(), 512);
    says(&public(&fair, &at("/standings/why/1")), &["Why Player Number 1 has place", "Round 9, table"]);
    let older = public(&fair, &at("/log"));
    assert_eq!(older.matches("id=\"line-").count(), 500);
    assert!(older.contains("Older lines"));
    let results = public(&fair, &at("/log?about=results"));
    assert_eq!(results.matches("id=\"line-").count(), 500);
    assert!(
        results.contains(&format!("href=\"{}", at("/log?about=results&#38;before="))),
        "the next keep to results"
    );
}

/// No two are alike, and they are as hard to compress as real names.
fn of_a_person(number: u32) -> String {
    const PARTS: [&str; 16] = [
        "ka", "ri", "mo", "lden", "ster", "va", "thi", "ne", "bro", "quill", "sa", "jun", "erik", "ol", "wy",
        "gard",
    ];
    let part = |at: u32| PARTS[usize::try_from(number.wrapping_mul(2_654_435_761) >> (4 * at) & 15).unwrap()];
    let mut name = format!("{}{}{} {}{}{}", part(7), part(6), part(5), part(4), part(3), part(2));
    for at in [0, name.find(' ').unwrap() + 1] {
        name[at..=at].make_ascii_uppercase();
    }
    format!("{name} {number}")
}

#[test]
fn the_standings_of_two_thousand_players_are_small_on_a_phone() {
    let fair = large(2_000, 4, of_a_person);
    let player = fair.seat(1);
    for page in [fair.house.get(&at("/standings")), fair.house.get(&at("/standings")).within(&player)] {
        let sent = page.with("Accept-Encoding", "gzip").send();
        assert_eq!((sent.status, sent.header("content-encoding")), (200, "gzip"));
        println!("{} bytes, {} sent", sent.unpacked().len(), sent.body.len());
        assert!(
            sent.body.len() <= 60_000,
            "{} bytes sent, while it is compressed only quickly",
            sent.body.len()
        );
        assert_eq!(sent.unpacked().matches("<details class=\"why\">").count(), 2_000);
    }
    let why = public(&fair, &at("/standings/why/1"));
    assert!(
        why.matches("<dt><bdi>Round").count() == 4 && why.len() < 8_000,
        "control: the arithmetic is there"
    );
}
