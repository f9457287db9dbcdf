//! An end that was cut off leaves a chain that holds. What was acknowledged tells of it.

use arbiter::app::DeskError;
use arbiter::domain::tournament::command::Command;
use arbiter::domain::tournament::seal::BrokenChain;

use crate::base::{House, SLUG, win};

fn cut(house: &House, last: i64) {
    house.sql(&format!("DELETE FROM match_log WHERE sequence > {last}"));
}

#[test]
fn an_end_that_was_cut_off_is_told_and_nothing_is_added_to_the_stump() {
    let house = House::playing();
    let ends = i64::try_from(house.log().len()).unwrap();
    assert_eq!(house.problems(), [""; 0], "the control");
    cut(&house, ends - 2);
    let told =
        format!("the log ends at entry {}, but entry {ends} was acknowledged: its end was cut off", ends - 2);
    assert_eq!(house.problems(), [told.clone()]);
    let (code, said) = house.run(&["verify"]);
    assert!(code == 1 && said.contains(&told), "{said}");
    let desk = house.anew();
    assert_eq!(
        desk.tournament(SLUG).unwrap().broken,
        Some(BrokenChain::Cut { ends: ends - 2, answered: ends }),
        "every page says so"
    );
    let refused = desk.submit(SLUG, &crate::base::deed(30, "x"), |_| Ok(win(1, 35)));
    assert!(matches!(refused, Err(DeskError::Broken(BrokenChain::Cut { .. }))), "{refused:?}");
    let backup = house.path("backup.db");
    assert_eq!(house.run(&["backup", backup.to_str().unwrap()]).0, 1);
}

#[test]
fn a_log_without_any_entry_is_told_too() {
    let house = House::playing();
    cut(&house, 0);
    assert!(house.problems().iter().any(|problem| problem.contains("its end was cut off")));
}

#[test]
fn other_entries_in_the_place_of_acknowledged_ones_are_told() {
    let house = House::playing();
    let whole = house.log();
    let ends = i64::try_from(whole.len()).unwrap();
    cut(&house, ends - 1);
    // Another end, rightly chained, as a program without the check would write it.
    let other = House::playing();
    other.sql(&format!("DELETE FROM match_log WHERE sequence > {}", ends - 1));
    other.sql(&format!("DELETE FROM submissions WHERE last_sequence > {}", ends - 1));
    let again = other.anew();
    let drop = Command::DropPlayer { player: arbiter::domain::id::PlayerId(2), reason: String::new() };
    again.submit(SLUG, &crate::base::deed(40, "drop"), |_| Ok(drop.clone())).unwrap();
    assert_eq!(other.problems(), [""; 0], "whoever takes the answers away too is found by a head code only");
    let database = other.path("arbiter.db");
    drop_wal(&other);
    house.sql(&format!(
        "ATTACH '{}' AS other; \
         INSERT INTO match_log SELECT * FROM other.match_log WHERE sequence = {ends}; \
         INSERT INTO submissions SELECT * FROM other.submissions WHERE last_sequence = {ends};",
        database.display()
    ));
    let told = format!("entry {ends} is not the one that was acknowledged with that number");
    assert!(house.problems().contains(&told), "{:?}", house.problems());
}

/// Ends the write-ahead log of a house, so that another connection sees all of it in one file.
fn drop_wal(house: &House) {
    house.sql("PRAGMA wal_checkpoint(TRUNCATE);");
}
