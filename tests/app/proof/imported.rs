//! An imported log is accepted completely if everything in it verifies, and otherwise not at all.

use std::path::Path;

use crate::support::exports::unstated;
use crate::support::{database, slug};
use arbiter::app::export::People;
use arbiter::app::{Desk, DeskError, StoreError};
use arbiter::domain::hash::ListHash;
use serde_json::Value;

use super::base::{House, SLUG, forged, id, now, payload};

type Change = fn(&mut Vec<Value>);

/// Logs with a valid chain that this program cannot have written, with the expected complaint.
const FORGERIES: [(&str, Change); 18] = [
    ("differential.floor is 1000; it must lie between", |lines| {
        payload(lines, "tournament-created", |it| {
            it["profile"]["differential"]["floor"]["value"] = 1000.into()
        });
    }),
    ("points.full_win is 9223372036854775807", |lines| {
        payload(lines, "tournament-created", |it| {
            it["profile"]["points"]["full_win"]["value"] = i64::MAX.into();
        });
    }),
    ("tie_breakers must name at least one measure", |lines| {
        payload(lines, "tournament-created", |it| {
            it["profile"]["standings"]["tie_breakers"]["value"] = Value::Array(Vec::new());
        });
    }),
    ("A round of 4294967295 minutes cannot be played", |lines| {
        payload(lines, "tournament-created", |it| it["settings"]["round_minutes"] = u32::MAX.into());
    }),
    ("A round of 4294967294 minutes cannot be played", |lines| {
        payload(lines, "round-published", |it| it["minutes"] = (u32::MAX - 1).into());
    }),
    ("has two rules called", |lines| {
        payload(lines, "tournament-created", |it| {
            let rules = it["format"]["rule"].as_array_mut().unwrap();
            rules.push(rules[0].clone());
        });
    }),
    ("round 1 seats player 1 twice", |lines| {
        payload(lines, "round-paired", |it| it["tables"][0]["players"] = serde_json::json!([1, 1]));
    }),
    ("it names player 99, which is not there", |lines| {
        payload(lines, "round-paired", |it| it["tables"][0]["players"][0] = 99.into());
    }),
    ("round 1 has table 1 twice", |lines| {
        payload(lines, "round-paired", |it| it["tables"][1]["table"] = 1.into());
    }),
    ("it brings round 7 where round 1 is the next", |lines| {
        payload(lines, "round-paired", |it| it["round"] = 7.into());
    }),
    ("it brings player 4294967295 where player 1 is the next", |lines| {
        payload(lines, "player-registered", |it| it["player"] = u32::MAX.into());
    }),
    ("it names table 9, which is not there", |lines| {
        payload(lines, "result-recorded", |it| it["table"] = 9.into());
    }),
    ("a score of -9223372036854775808 lies outside", |lines| {
        payload(lines, "result-recorded", |it| it["result"]["scores"][1] = i64::MIN.into());
    }),
    ("it takes the registration of player 1 back, and play had begun", |lines| {
        let line = lines.iter_mut().find(|line| line["kind"] == "result-recorded").unwrap();
        line["kind"] = "registration-withdrawn".into();
        line["payload"] = r#"{"entry":"registration-withdrawn","player":1}"#.into();
    }),
    ("it sets the tournament up a second time", |lines| {
        let created = lines.iter().find(|line| line["kind"] == "tournament-created").unwrap().clone();
        lines.push(created);
    }),
    ("it comes before the tournament was set up", |lines| {
        let at = lines.iter().position(|line| line["kind"] == "tournament-created").unwrap();
        lines.swap(at, at + 1);
    }),
    ("its text is not in the database", |lines| lines.retain(|line| line["line"] != "deck")),
    ("says result-recorded but holds round-published", |lines| {
        let line = lines.iter_mut().find(|line| line["kind"] == "round-published").unwrap();
        line["kind"] = "result-recorded".into();
    }),
];

/// Logs that verify but exceed what any page records, with the expected complaint.
const BEYOND: [(&str, Change); 20] = [
    ("it has 4100 players; at most 4096 are taken in", |lines| {
        let registered = |line: &&Value| line["kind"] == "player-registered";
        let at = lines.iter().rposition(|line| registered(&line)).unwrap();
        let (first, last) = (lines.iter().filter(registered).count() + 1, lines[at].clone());
        let more = (first..=4_100).map(|player| {
            let mut line = vec![last.clone()];
            payload(&mut line, "player-registered", |it| {
                it["player"] = player.into();
                it["person"] = uuid::Uuid::from_u128(player as u128).to_string().into();
            });
            line.remove(0)
        });
        lines.splice(at + 1..at + 1, more);
    }),
    ("entry 1 was made in an unknown role", |lines| entry(lines, 1)["role"] = "emperor".into()),
    ("entry 2 was made in an unknown role", |lines| entry(lines, 2)["role"] = "".into()),
    ("entry 2 does not say who made it", |lines| entry(lines, 2)["actor"] = "system\u{1b}[31m".into()),
    ("entry 2 does not say who made it", |lines| {
        entry(lines, 2)["actor"] = "account:me, the director".into()
    }),
    ("entry 2 does not say who made it", |lines| entry(lines, 2)["actor"] = "player:07".into()),
    ("entry 2 has a time that no clock shows", |lines| entry(lines, 2)["at"] = "9999-01-01T00:00:00Z".into()),
    ("entry 2 has a time that no clock shows", |lines| {
        entry(lines, 2)["at"] = "-0001-01-01T00:00:00Z".into()
    }),
    ("created in a year that no clock shows", |lines| {
        lines[0]["created_at"] = "+262142-01-01T00:00:00Z".into()
    }),
    ("names a time zone that there is not", |lines| {
        payload(lines, "tournament-created", |it| it["settings"]["time_zone"] = "Mars/Olympus".into());
    }),
    ("The title holds a control character", |lines| {
        payload(lines, "tournament-created", |it| it["settings"]["title"] = "Lyon\u{1b}[2J".into());
    }),
    ("pairs a round without any table", |lines| {
        payload(lines, "round-paired", |it| it["tables"] = Value::Array(Vec::new()));
    }),
    ("holds a text of more than 100000 characters", |lines| {
        payload(lines, "tournament-created", |it| {
            it["format"]["name"] = "x".repeat(5_000_000).into();
        });
    }),
    ("has a list or a number where this program writes an object or a word", |lines| {
        payload(lines, "result-recorded", |it| {
            let winner = it["result"]["end"]["winner"].take();
            it["result"]["end"] = serde_json::json!(["complete", winner]);
        });
    }),
    ("has a list or a number where this program writes an object or a word", |lines| {
        payload(lines, "result-recorded", |it| it["result"]["end"]["reason"] = 0.into());
    }),
    ("name 1 has 100000 characters", |lines| person(lines)["name"] = "x".repeat(100_000).into()),
    ("name 1 holds a character that cannot be seen", |lines| person(lines)["name"] = "Kira\nOdo".into()),
    ("name 1 holds a character that cannot be seen", |lines| person(lines)["name"] = "Kira\u{202e}".into()),
    ("name 1 is empty", |lines| person(lines)["name"] = " ".into()),
    ("“-” is no address", |lines| lines[0]["slug"] = "-".into()),
];

fn entry(lines: &mut [Value], sequence: i64) -> &mut Value {
    lines.iter_mut().find(|line| line["sequence"] == sequence).unwrap()
}

fn person(lines: &mut [Value]) -> &mut Value {
    lines.iter_mut().find(|line| line["line"] == "person").unwrap()
}

#[test]
fn a_log_beyond_the_limits_of_the_pages_is_not_imported() {
    let house = House::playing();
    let export = house.desk.export(&slug(SLUG)).unwrap();
    let elsewhere = house.elsewhere("elsewhere.db");
    for (words, change) in BEYOND {
        match elsewhere.import(&forged(&export, change)) {
            Err(error @ DeskError::Unsound(_)) => {
                assert!(error.to_string().contains(words), "{words}: {error}")
            }
            other => panic!("{words}: {other:?}"),
        }
        assert_empty(&elsewhere);
    }
}

#[test]
fn a_file_larger_than_any_tournament_is_not_even_read() {
    let house = House::playing();
    let export = house.desk.export(&slug(SLUG)).unwrap();
    let elsewhere = house.elsewhere("elsewhere.db");
    let refused = elsewhere.import(&(export.clone() + &" ".repeat(128 << 20))).unwrap_err();
    assert!(refused.to_string().contains("larger than any tournament"), "{refused}");
    assert_empty(&elsewhere);
    assert!(elsewhere.import(&export).is_ok(), "the control");
}

#[test]
fn an_imported_tournament_claims_nobody_here_unless_the_operator_says_they_are_the_same_people() {
    let house = House::playing();
    let export = house.desk.export(&slug(SLUG)).unwrap();
    let elsewhere = house.elsewhere("elsewhere.db");
    let person: arbiter::domain::id::PersonId = {
        let lines: Vec<Value> = export.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let found = lines.iter().find(|line| line["line"] == "person").unwrap();
        serde_json::from_value(found["id"].clone()).unwrap()
    };
    database::add_person(&elsewhere, person, "Somebody Local", now());
    let refused = elsewhere.import(&export).unwrap_err();
    assert!(matches!(refused, DeskError::Taken(_)), "{refused:?}");
    assert!(refused.to_string().contains("such as Somebody Local"), "{refused}");
    assert_eq!(database::count(&elsewhere, "tournaments"), 0, "nothing half-stored");
    assert_eq!(elsewhere.import_from(&export, People::Same, now()).unwrap().slug.as_str(), SLUG);
}

#[test]
fn a_log_whose_clock_went_back_is_reported_and_still_imported() {
    let house = House::playing();
    let export = house.desk.export(&slug(SLUG)).unwrap();
    let notes = |name: &str, change: Change| {
        let elsewhere = house.elsewhere(name);
        elsewhere.import_from(&forged(&export, change), People::Strangers, now()).unwrap().notes
    };
    let back = notes("back.db", |lines| entry(lines, 3)["at"] = "1970-01-01T00:00:00Z".into());
    assert!(back[0].contains("went back once while this log was written, first at entry 3"), "{back:?}");
    let ahead = notes("ahead.db", |lines| lines.last_mut().unwrap()["at"] = "2100-01-01T00:00:00Z".into());
    assert!(ahead[0].contains("1 entry has a time in the future"), "{ahead:?}");
}

fn assert_empty(desk: &Desk) {
    assert_eq!(database::count(desk, "tournaments"), 0);
    assert_eq!(database::people_named(desk, "Kira"), 0, "nothing half-stored");
}

#[test]
fn a_log_that_verifies_but_cannot_have_happened_is_not_imported() {
    let house = House::playing();
    let export = house.desk.export(&slug(SLUG)).unwrap();
    let elsewhere = house.elsewhere("elsewhere.db");
    for (words, change) in FORGERIES {
        match elsewhere.import(&forged(&export, change)) {
            Err(error @ DeskError::Unsound(_)) => {
                let said = error.to_string();
                assert!(said.starts_with("The export does not verify, so nothing was imported: "), "{said}");
                assert!(said.contains(words), "{words}: {said}");
            }
            other => panic!("{words}: {other:?}"),
        }
        assert_empty(&elsewhere);
    }
    let untouched = forged(&export, |_| {});
    assert_eq!(
        elsewhere.import(&untouched).unwrap().as_str(),
        SLUG,
        "the control: chained anew and nothing else"
    );
}

#[test]
fn an_impossible_log_in_the_database_is_reported_and_nothing_panics() {
    let house = House::playing();
    let export = house.desk.export(&slug(SLUG)).unwrap();
    for (at, (words, change)) in FORGERIES.into_iter().enumerate() {
        let name = format!("{at}.db");
        house.elsewhere(&name).import(&export).unwrap();
        put_forged(&house.path(&name), &forged(&export, change));
        let desk = house.elsewhere(&name);
        let found = desk.verify(None).unwrap().remove(0);
        assert!(
            found.problems.iter().any(|problem| problem.contains(words)),
            "{words}: {:?}",
            found.problems
        );
        let refused = desk.back_up(&house.path(&format!("{at}.backup")), now());
        assert!(matches!(refused, Err(StoreError::Unverified(_))), "{words}: {refused:?}");
        // As the pages do.
        let here = desk.tournament(&slug(SLUG)).unwrap();
        let setup = here.setup().unwrap();
        let _ = arbiter::domain::scoring::standings::standings(
            setup.profile().unwrap(),
            &here.tournament.history(),
        );
        for round in here.tournament.rounds() {
            for table in round.tables() {
                let _ = round.ends_at(table);
            }
        }
    }
}

/// Puts the log and the lists of this export in place of those in the database, without a question.
fn put_forged(file: &Path, export: &str) {
    let desk = super::base::desk_on(file);
    let lines: Vec<Value> = export.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let entry = |line: &Value| {
        let mut line = line.clone();
        line.as_object_mut().unwrap().remove("line");
        serde_json::from_value(line).unwrap()
    };
    let of = |kind: &'static str| lines.iter().filter(move |line| line["line"] == kind);
    super::base::unprotect(file);
    database::run(&desk, "DELETE FROM submissions; DELETE FROM match_log; DELETE FROM deck_texts");
    for list in of("deck") {
        let hash = ListHash::stated(list["sha256"].as_str().unwrap());
        database::put_list(&desk, id(), &hash, list["text"].as_str().unwrap());
    }
    let entries: Vec<_> = of("entry").map(entry).collect();
    database::append(&desk, id(), super::base::submission(1, "").submission, &entries);
}

#[test]
fn an_export_that_was_cut_off_after_a_whole_line_is_not_imported() {
    let house = House::playing();
    let export = house.desk.export(&slug(SLUG)).unwrap();
    let lines: Vec<&str> = export.lines().collect();
    let elsewhere = house.elsewhere("elsewhere.db");
    let first = |count: usize| lines[..count].join("\n") + "\n";
    for count in 1..lines.len() {
        let refused = elsewhere.import(&first(count)).unwrap_err().to_string();
        let stated =
            format!("line 1 says that the file has {} lines, but it ends after line {count}", lines.len());
        assert!(refused.contains(&stated) && refused.contains("download it again"), "{count}: {refused}");
        assert_empty(&elsewhere);
    }
    // Neither a name nor an entry may be missing, or be there once more.
    let person = lines.iter().position(|line| line.contains("\"line\":\"person\"")).unwrap();
    let without = [&lines[..person], &lines[person + 1..]].concat().join("\n");
    let twice = [&lines[..=person], &lines[person..]].concat().join("\n");
    let mut exchanged: Value = serde_json::from_str(lines[0]).unwrap();
    exchanged["head"] = "0".repeat(64).into();
    let exchanged = exchanged.to_string();
    let other_head = [&[exchanged.as_str()], &lines[1..]].concat().join("\n");
    for (damaged, words) in [
        (without, "the line of a name or a deck list was added or removed"),
        (twice, "the line of a name or a deck list was added or removed"),
        (other_head, "the newest entry is not the one that line 1 names"),
    ] {
        let refused = elsewhere.import(&damaged).unwrap_err().to_string();
        assert!(refused.contains(words), "{refused}");
        assert_empty(&elsewhere);
    }
    // The control: an export of the first versions does not say how long it is.
    let older = unstated(&export);
    assert!(house.elsewhere("cut.db").import(&unstated(&first(lines.len() - 1))).is_ok());
    assert_eq!(elsewhere.import(&older).unwrap().as_str(), SLUG);
    assert_eq!(elsewhere.export(&slug(SLUG)).unwrap(), export, "and it says it from now on");
}

#[test]
fn an_export_at_an_address_that_no_page_has_is_not_imported() {
    let house = House::playing();
    let export = house.desk.export(&slug(SLUG)).unwrap();
    let elsewhere = house.elsewhere("elsewhere.db");
    let longest = "a".repeat(80);
    let longer = "a".repeat(81);
    for slug in ["", "../../x<script>", "Deep-Space", "deep space", "déjà-vu", longer.as_str()] {
        let refused = elsewhere.import(&forged(&export, |lines| lines[0]["slug"] = slug.into())).unwrap_err();
        assert!(
            refused.to_string().contains("the address may use only lower-case letters"),
            "{slug}: {refused}"
        );
        assert_empty(&elsewhere);
    }
    let taken = elsewhere.import(&forged(&export, |lines| lines[0]["slug"] = longest.as_str().into()));
    assert_eq!(taken.unwrap().as_str(), longest);
}

#[test]
fn the_command_line_says_why_and_that_nothing_was_imported() {
    let house = House::playing();
    let forged = forged(&house.desk.export(&slug(SLUG)).unwrap(), FORGERIES[0].1);
    let file = house.path("forged.jsonl");
    std::fs::write(&file, forged).unwrap();
    for suffix in ["", "-wal", "-shm", ".heads"] {
        std::fs::remove_file(house.path(&format!("arbiter.db{suffix}"))).unwrap();
    }
    drop(house.elsewhere("arbiter.db"));
    let (code, said) = house.run(&["tournament", "import", file.to_str().unwrap()]);
    assert_eq!(code, 1, "{said}");
    assert!(said.contains("nothing was imported: entry 1 (tournament-created) does not fit there"), "{said}");
    assert_eq!(house.run(&["verify"]).0, 0);
}
