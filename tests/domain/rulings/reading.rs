//! Inferred relations: what later entries do to earlier ones without saying so.

use std::collections::BTreeSet;

use arbiter::app::library::LibrarySnapshot;
use arbiter::data;
use arbiter::domain::edition::Edition;
use arbiter::domain::rulings::assertable::{Hint, suggestions};
use arbiter::domain::rulings::asserted_relation::{Asserted, Assertion, EntryAddress, Reach, Target};
use arbiter::domain::rulings::citation::Citation;
use arbiter::domain::rulings::entry::EntryKind;
use arbiter::domain::rulings::inferred_relation::Readings;
use arbiter::domain::rulings::library::{Library, LibraryEntry};
use arbiter::domain::rulings::relation::{RelationEffect, Scope};
use arbiter::domain::rulings::standing::Status;

use super::fixtures::*;
use crate::support::reason;

fn found<'a>(library: &'a Library, cited: &str) -> LibraryEntry<'a> {
    let citation: Citation = cited.parse().unwrap();
    library.find(&citation).unwrap_or_else(|| panic!("{cited} is not in the library"))
}

fn ask(library: &Library, cited: &str, on: &str) -> Told {
    standing(found(library, cited), Edition::First, date(on), library)
}

#[test]
fn every_reading_names_two_rulings_of_one_game_and_can_be_asserted() {
    let library = LibrarySnapshot::empty().unwrap().library;
    let mut pairs = BTreeSet::new();
    for reading in data::ruling_readings().iter() {
        let (later, earlier) = (found(&library, &reading.later), found(&library, &reading.earlier));
        for entry in [later, earlier] {
            let rules = matches!(entry.entry.kind, EntryKind::Ruling | EntryKind::Faq);
            assert!(rules, "{}: {:?}", entry.citation(), entry.entry.kind);
        }
        let assertion = Assertion {
            from: EntryAddress::of(later),
            does: reading.does,
            scope: reading.scope,
            to: Target::Entry(EntryAddress::of(earlier)),
            paragraph: None,
        };
        assert_eq!(assertion.check(&library), Ok(()), "{} and {}", reading.later, reading.earlier);
        let length = reading.reason.chars().count();
        assert!((20..=200).contains(&length), "{}: {length}", reading.reason);
        let pair = (reading.later.as_str(), reading.earlier.as_str(), reading.does.to_string());
        assert!(pairs.insert(pair), "{} and {} are there twice", reading.later, reading.earlier);
    }
    assert!(pairs.len() > 60, "{}", pairs.len());
}

#[test]
fn a_plain_reading_changes_the_status_from_the_day_of_the_later_entry() {
    let rulings = LibrarySnapshot::empty().unwrap();
    let cited = "1E-FAQ 1995-02-11, CLOAKING and STAFFING";
    assert_eq!(ask(&rulings.library, cited, "1995-06-01").status, Status::InForce);
    let then = ask(&rulings.library, cited, "2000-08-05");
    assert_eq!(then.status, Status::Superseded);
    let words =
        "reversed by 1E-CR 2000-07-31, cloaking device; not printed, read from the two texts: FAQ: somebody";
    assert!(then.reason.starts_with(words), "{}", then.reason);
    let part = ask(&rulings.library, "1E-FAQ 1995-02-11, DUPLICATE MISSIONS", "2000-08-05");
    assert_eq!(part.status, Status::PartlySuperseded);
    assert!(
        part.reason.starts_with("in part replaced by 1E-CR 2000-07-31, mission phase"),
        "{}",
        part.reason
    );
    // Without the readings nothing in the library says so.
    let mut silent = rulings.library;
    silent.take_readings(&Readings::default());
    assert_eq!(ask(&silent, cited, "2000-08-05").status, Status::CarriedForward);
}

#[test]
fn a_plain_reading_of_an_entry_without_a_star_is_open_between_two_days() {
    let library = LibrarySnapshot::empty().unwrap().library;
    let lifeforms = "1E-FAQ 1995-02-11, ARTIFICIAL LIFEFORMS (DATA, EXOCOMPS, etc.)";
    for (cited, on, status) in [
        (lifeforms, "1999-10-01", Status::InForce),
        (lifeforms, "1999-12-01", Status::Window),
        (lifeforms, "2000-06-26", Status::PartlySuperseded),
        ("1E-FAQ 1995-02-11, EXOCOMPS AND ANDROIDS", "1999-12-01", Status::Window),
        ("1E-CR 1999-08-30, END TRANSMISSION", "1999-12-01", Status::Window),
        // The later entry is starred, so it started on the day of its document.
        ("1E-FAQ 1995-02-11, CLOAKING and STAFFING", "1999-12-01", Status::CarriedForward),
        ("1E-FAQ 1995-02-11, CLOAKING and STAFFING", "2000-07-30", Status::CarriedForward),
    ] {
        let standing = ask(&library, cited, on);
        assert_eq!(standing.status, status, "{cited} on {on}: {}", standing.reason);
    }
    let armbands = "1E-FAQ 1995-02-11, EMERGENCY TRANSPORTER ARMBANDS DURING DILEMMAS";
    let reason = ask(&library, armbands, "1999-09-15").reason;
    let words = "EMERGENCY TRANSPORTER ARMBANDS; not printed, read from the two texts:";
    assert!(reason.contains("1E-CR 1999-08-30") && reason.contains(words), "{reason}");
}

#[test]
fn a_person_may_say_that_a_plain_reading_is_wrong() {
    let mut library = LibrarySnapshot::empty().unwrap().library;
    let cited = "1E-FAQ 1995-02-11, CLOAKING and STAFFING";
    let reading = data::ruling_readings().iter().find(|reading| reading.earlier == cited).unwrap();
    let place = |citation: &str| EntryAddress::of(found(&library, citation));
    let (from, to) = (place(&reading.later), Target::Entry(place(cited)));
    let leaves = Assertion { from, does: RelationEffect::Leaves, scope: Scope::Whole, to, paragraph: None };
    assert_eq!(ask(&library, cited, "2000-08-05").status, Status::Superseded, "the control");
    let (at, by, reason) =
        ("2004-11-09T10:00:00Z".parse().unwrap(), String::new().into(), Some(reason("Another case")));
    library.take_assertions(vec![Asserted {
        number: 1,
        at,
        by,
        reason,
        assertion: leaves,
        reach: Reach::Everybody,
    }]);
    assert_eq!(ask(&library, cited, "2000-08-05").status, Status::CarriedForward);
}

#[test]
fn a_text_without_the_part_that_was_deleted_is_left_unchanged() {
    let mut library = LibrarySnapshot::empty().unwrap().library;
    // The address from before the page was dated still leads there.
    let then = ask(&library, "1E-GL n.d., FACILITIES", "2000-10-30");
    assert_eq!(then.status, Status::CarriedForward, "{}", then.reason);
    let words = "; 1E-CR 2000-07-31, facilities, under this heading, leaves it unchanged, as read from the two texts:";
    assert!(then.reason.contains(words), "{}", then.reason);
    // Without the reading the printed words count.
    library.take_readings(&Readings::default());
    let then = ask(&library, "1E-GL n.d., FACILITIES", "2000-10-30");
    assert_eq!(then.status, Status::PartlySuperseded, "{}", then.reason);
}

#[test]
fn a_reading_that_is_not_plain_is_only_suggested() {
    let library = LibrarySnapshot::empty().unwrap().library;
    let cited = "1E-FAQ 1995-02-11, Q DILEMMA – REARRANGING";
    let reading = data::ruling_readings().iter().find(|reading| reading.earlier == cited).unwrap();
    assert!(!reading.is_plain());
    assert!(!ask(&library, cited, "2000-08-05").reason.contains("read from the two texts"));
    let later = found(&library, &reading.later);
    let offered = suggestions(later, &library, data::ruling_renames());
    let offered = offered.iter().find(|one| one.to.citation().to_string() == cited).unwrap();
    assert!(
        matches!(&offered.why, Hint::Read(words) if reading.reason.starts_with(words)),
        "{}",
        offered.why
    );
}

#[test]
fn what_both_texts_plainly_say_changes_the_earlier_status_from_its_day_on() {
    let library = LibrarySnapshot::empty().unwrap().library;
    let faq = |heading: &str| format!("1E-FAQ 1995-02-11, {heading}");
    let armbands = faq("EMERGENCY TRANSPORTER ARMBANDS DURING DILEMMAS");
    for (cited, before, after, status) in [
        (faq("TARELLIAN PLAGUE SHIP"), "1999-10-15", "2000-08-05", Status::PartlySuperseded),
        (faq("ALIEN PARASITES"), "2000-07-31", "2000-10-30", Status::PartlySuperseded),
        (faq("TSIOLKOVSKY INFECTION [2]"), "1999-10-15", "2000-08-05", Status::PartlySuperseded),
        (faq("PLASMA FIRE"), "1995-06-01", "1999-10-15", Status::PartlySuperseded),
        (armbands, "1999-08-29", "2000-08-05", Status::Superseded),
    ] {
        let (then, now) = (ask(&library, &cited, before), ask(&library, &cited, after));
        assert_ne!(then.status, status, "{cited}: {}", then.reason);
        assert_eq!(now.status, status, "{cited}: {}", now.reason);
        let mut silent = LibrarySnapshot::empty().unwrap().library;
        silent.take_readings(&Readings::default());
        assert_ne!(ask(&silent, &cited, after).status, status, "the control: {cited}");
    }
}

#[test]
fn before_a_starred_entry_applies_its_older_item_in_the_list_changes_what_the_entry_changes() {
    let library = LibrarySnapshot::empty().unwrap().library;
    let (item, ruling) = ("1E-CR 2000-10-30, changes: Alien Parasites", "1E-CR 2000-10-30, Alien Parasites");
    for (on, status, by) in [
        ("2000-07-31", Status::CarriedForward, None),
        ("2000-09-10", Status::Window, Some(item)),
        ("2000-09-25", Status::PartlySuperseded, Some(item)),
        ("2000-10-29", Status::PartlySuperseded, Some(item)),
        ("2000-10-30", Status::PartlySuperseded, Some(ruling)),
    ] {
        let then = ask(&library, "1E-FAQ 1995-02-11, ALIEN PARASITES", on);
        assert_eq!(then.status, status, "{on}: {}", then.reason);
        assert!(by.is_none_or(|by| then.reason.contains(by)), "{on}: {}", then.reason);
    }
    let beside = |on: &str| ask(&library, "1E-CR 2000-07-31, capturing", on).reason;
    assert!(
        beside("2000-10-15").contains("1E-CR 2000-10-30, changes: capturing"),
        "{}",
        beside("2000-10-15")
    );
    assert!(beside("2000-10-30").contains("1E-CR 2000-10-30, capturing"), "{}", beside("2000-10-30"));
}

#[test]
fn a_later_reference_under_the_same_heading_asks_to_read_what_it_leads_to() {
    let library = LibrarySnapshot::empty().unwrap().library;
    let cited = "1E-CR 2000-07-31, Phased Matter";
    let both = "under this heading, 1E-CR 2000-10-30, Phased Matter, refers to 1E-CR 2000-10-30, Thine Own Self; \
                read both";
    let told = ask(&library, cited, "2000-11-11");
    assert!(told.reason.contains(both), "{}", told.reason);
    let before = ask(&library, cited, "2000-08-05");
    assert!(!before.reason.contains("read both"), "the control: {}", before.reason);
}
