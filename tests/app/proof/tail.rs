//! A log whose end was cut off still has a valid chain. The acknowledgements reveal it.

use crate::support::slug;
use arbiter::app::DeskError;
use arbiter::domain::tournament::hash_chain::{BrokenChain, SealedEntry};

use super::base::{House, SLUG, id, submission, win};

fn cut(house: &House, last: i64) {
    house.sql(&format!("DELETE FROM match_log WHERE sequence > {last}"));
}

#[test]
fn a_cut_off_end_is_reported_and_nothing_is_appended_to_what_is_left() {
    let house = House::playing();
    let ends = i64::try_from(house.log().len()).unwrap();
    assert_eq!(house.problems(), [""; 0], "the control");
    cut(&house, ends - 2);
    let told =
        format!("the log ends at entry {}, but entry {ends} was acknowledged: its end was cut off", ends - 2);
    assert_eq!(house.problems(), [told.as_str()]);
    let (code, said) = house.run(&["verify"]);
    assert!(code == 1 && said.contains(&told), "{said}");
    let desk = house.anew();
    assert_eq!(
        desk.tournament(&slug(SLUG)).unwrap().broken,
        Some(BrokenChain::Cut { ends: ends - 2, answered: ends }),
        "every page says so"
    );
    let refused = desk.submit(&slug(SLUG), &submission(30, "x"), |_| Ok(win(1, 35)));
    assert!(matches!(refused, Err(DeskError::Broken(BrokenChain::Cut { .. }))), "{refused:?}");
    let backup = house.path("backup.db");
    assert_eq!(house.run(&["backup", backup.to_str().unwrap()]).0, 1);
}

#[test]
fn a_log_without_any_entry_is_reported_too() {
    let house = House::playing();
    cut(&house, 0);
    assert!(house.problems().iter().any(|problem| problem.contains("its end was cut off")));
}

#[test]
fn other_entries_in_place_of_acknowledged_ones_are_reported() {
    let house = House::playing();
    let log = house.log();
    let last = log.last().unwrap();
    let ends = last.sequence;
    cut(&house, ends - 1);
    // Another end, rightly chained, as a program without the check would write it.
    let other = SealedEntry { submission: submission(40, "").submission, ..last.clone() };
    let other = other.seal_after(&log[log.len() - 2].hash);
    house.sql(&format!(
        "INSERT INTO match_log VALUES ('{}', {ends}, {}, '{}', '{}', '{}', '{}', '{}', '{}')",
        id(),
        other.at.timestamp_millis(),
        other.actor,
        other.role,
        other.submission,
        other.kind,
        other.payload,
        other.hash
    ));
    assert_eq!(
        house.problems(),
        [format!("entry {ends} is not the one that was acknowledged with that number")]
    );
    house.sql(&format!("DELETE FROM submissions WHERE last_sequence = {ends}"));
    assert_eq!(house.problems(), [""; 0], "if the answer is removed too, only a head code shows it");
}
