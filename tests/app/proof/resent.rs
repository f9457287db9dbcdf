//! A form that was sent to one machine and is sent again to the next, after an export and an import.

use crate::support::database::texts;
use crate::support::slug;
use arbiter::app::{Desk, SubmissionOutcome};
use arbiter::domain::tournament::command::{Command, DropPlayer};

use super::base::{House, SLUG, submission, win};

/// The submissions that were answered, each with its entries and its answer.
fn answered(desk: &Desk) -> Vec<String> {
    let query = "SELECT submission || ' ' || first_sequence || ' ' || last_sequence || ' ' || answer FROM submissions \
                 ORDER BY first_sequence, submission";
    texts(desk, query)
}

#[test]
fn every_submission_in_an_export_is_known_after_import_and_counts_once() {
    let house = House::playing();
    assert_eq!(house.give(20, "45", win(1, 45)).unwrap(), SubmissionOutcome::Contradicts);
    let elsewhere = house.elsewhere("elsewhere.db");
    elsewhere.import(&house.desk.export(&slug(SLUG)).unwrap()).unwrap();
    assert_eq!(answered(&elsewhere), answered(&house.desk));
    let before = elsewhere.tournament(&slug(SLUG)).unwrap().log.clone();
    let drop =
        Command::DropPlayer(DropPlayer { player: arbiter::domain::id::PlayerId(2), reason: "".into() });
    for number in 4..=7 {
        // Whatever it says now: only its number is known here, and it was answered already.
        let again = elsewhere.submit(&slug(SLUG), &submission(number, "again"), |_| Ok(drop.clone()));
        assert_eq!(again.unwrap(), SubmissionOutcome::Recorded, "{number}");
    }
    let again = elsewhere.submit(&slug(SLUG), &submission(20, "45"), |_| Ok(win(1, 45)));
    assert_eq!(again.unwrap(), SubmissionOutcome::Contradicts, "the first answer");
    assert_eq!(
        elsewhere.register(&slug(SLUG), &submission(2, "x"), "Nog").unwrap(),
        SubmissionOutcome::Recorded
    );
    assert_eq!(elsewhere.tournament(&slug(SLUG)).unwrap().log, before, "nothing was recorded twice");
    // The control: a new number is a new submission.
    elsewhere.submit(&slug(SLUG), &submission(40, "drop"), |_| Ok(drop.clone())).unwrap();
    assert_eq!(elsewhere.tournament(&slug(SLUG)).unwrap().log.len(), before.len() + 1);
}

#[test]
fn submissions_are_still_known_after_a_second_import_elsewhere() {
    let house = House::playing();
    let [first, second] = ["first.db", "second.db"].map(|name| house.elsewhere(name));
    first.import(&house.desk.export(&slug(SLUG)).unwrap()).unwrap();
    second.import(&first.export(&slug(SLUG)).unwrap()).unwrap();
    assert_eq!(answered(&second), answered(&house.desk));
    assert!(second.verify(None).unwrap()[0].holds());
}

#[test]
fn a_submission_changed_in_the_database_is_named_and_stops_the_backup() {
    let house = House::playing();
    assert_eq!(house.problems(), [""; 0], "the control");
    house.sql("UPDATE submissions SET body = body || '!' WHERE first_sequence = 6");
    assert_eq!(house.problems(), ["the form behind entry 6 does not give its hash any more"]);
    assert_eq!(house.run(&["backup", house.path("friday.db").to_str().unwrap()]).0, 1);
}
