//! A head code from a printed sheet, checked against the log: `arbiter verify SLUG --head CODE`.

use crate::support::slug;
use arbiter::domain::tournament::hash_chain::SealedEntry;
use arbiter::domain::tournament::head::{HeadCheck, HeadCode};

use super::base::{House, SLUG, id, win};

fn code(log: &[SealedEntry], entry: usize, digits: usize) -> String {
    format!("{entry}-{}", log[entry - 1].hash.as_str().get(..digits).unwrap())
}

#[test]
fn a_code_that_was_printed_is_found_however_it_is_typed() {
    let house = House::playing();
    let log = house.log();
    for digits in [8, 20, 64] {
        for entry in 1..=log.len() {
            let printed = code(&log, entry, digits).to_uppercase().replace('-', " - ");
            let parsed: HeadCode = printed.parse().unwrap();
            assert_eq!(parsed.is_held(id(), &log), HeadCheck::Yes { later: log.len() - entry });
        }
    }
    let printed = house.desk.tournament(&slug(SLUG)).unwrap().head_code().to_string();
    let (exit, said) = house.run(&["verify", SLUG, "--head", &format!(" {} ", printed.to_uppercase())]);
    assert_eq!(exit, 0, "{said}");
    assert!(said.contains("it is the newest entry"), "{said}");
    house.give(30, "again", win(1, 45)).unwrap();
    let (exit, said) = house.run(&["verify", SLUG, "--head", &printed]);
    assert!(exit == 0 && said.contains("1 entry was added since"), "{said}");
}

#[test]
fn a_rewritten_log_verifies_but_does_not_contain_the_code() {
    let house = House::playing();
    let log = house.log();
    let (printed, short) = (code(&log, log.len(), 20), code(&log, log.len(), 8));
    // The last result changed, and everything chained again: what the owner of a machine can do.
    let mut last = log.last().unwrap().clone();
    last.payload = last.payload.replace("100,40", "40,100").replace("\"winner\":\"a\"", "\"winner\":\"b\"");
    let rewritten = last.clone().seal_after(&log[log.len() - 2].hash);
    assert_ne!(rewritten.hash, log.last().unwrap().hash);
    house.sql(&format!(
        "UPDATE match_log SET payload = '{}', hash = '{}' WHERE sequence = {}",
        rewritten.payload, rewritten.hash, rewritten.sequence
    ));
    assert_eq!(house.problems(), [""; 0], "by itself it shows nothing");
    let (exit, said) = house.run(&["verify", SLUG]);
    assert!(exit == 1 && said.contains("is not the one that was recorded"), "what was noted beside: {said}");
    std::fs::remove_file(house.path("arbiter.db.heads")).unwrap();
    assert_eq!(house.run(&["verify", SLUG]).0, 0, "which the owner of a machine can remove");
    for printed in [printed, short] {
        let (exit, said) = house.run(&["verify", SLUG, "--head", &printed]);
        assert_eq!(exit, 1, "{said}");
        assert!(said.contains(": verified;") && said.contains("has another hash"), "{said}");
    }
    let (exit, said) = house.run(&["verify", SLUG, "--head", &code(&log, log.len() - 1, 20)]);
    assert_eq!(exit, 0, "what stood before the change is as it was: {said}");
}

#[test]
fn a_code_after_the_end_or_after_a_break_is_not_found() {
    let house = House::playing();
    let log = house.log();
    let beyond = format!("{}-{}", log.len() + 1, "0123abcd");
    let (exit, said) = house.run(&["verify", SLUG, "--head", &beyond]);
    assert!(exit == 1 && said.contains(&format!("it ends at entry {}", log.len())), "{said}");
    house.sql("UPDATE match_log SET actor = 'somebody' WHERE sequence = 4");
    let parsed: HeadCode = code(&log, log.len(), 20).parse().unwrap();
    assert_eq!(parsed.is_held(id(), &house.log()), HeadCheck::Unproved);
    let before: HeadCode = code(&log, 3, 20).parse().unwrap();
    assert_eq!(before.is_held(id(), &house.log()), HeadCheck::Yes { later: log.len() - 3 });
}

#[test]
fn a_malformed_code_is_unusable_and_json_agrees_with_the_text() {
    let house = House::playing();
    for line in [
        &["verify", SLUG, "--head", "41"][..],
        &["verify", SLUG, "--head", "41-0123abc"],
        &["verify", SLUG, "--head", "41-0123abcz"],
        &["verify", SLUG, "--head", "0-0123abcd"],
        &["verify", "--head", "41-0123abcd"],
        &["verify", "elsewhere", "--head", "41-0123abcd"],
    ] {
        let (exit, said) = house.run(line);
        assert_eq!(exit, 2, "{line:?}: {said}");
    }
    let log = house.log();
    for (code, holds) in [(code(&log, 3, 20), true), ("3-00000000".to_owned(), false)] {
        let (exit, said) = house.run(&["verify", SLUG, "--json", "--head", &code]);
        assert_eq!(exit, i32::from(!holds), "{said}");
        let json: serde_json::Value = serde_json::from_str(&said).unwrap();
        assert_eq!((&json["verified"], &json["head"]["holds"]), (&true.into(), &holds.into()));
        let told = json["head"]["code"].as_str().unwrap();
        assert_eq!(told.replace('-', ""), code.replace('-', ""), "in groups, as on the sheets");
        let short = json["head"]["worth"].as_str().unwrap().contains("a computer can try");
        assert_eq!(short, !holds, "eight digits are reported as too few");
    }
    let json: serde_json::Value = serde_json::from_str(&house.run(&["verify", "--json"]).1).unwrap();
    assert!(json.get("head").is_none());
}
