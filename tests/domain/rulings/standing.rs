//! The standing of an entry on a date.

use arbiter::data;
use arbiter::domain::edition::Edition;
use arbiter::domain::rulings::citation::Citation;
use arbiter::domain::rulings::document::{Baseline, KnownDocuments, NotBefore};
use arbiter::domain::rulings::entry::EntryKind;
use arbiter::domain::rulings::library::Library;
use arbiter::domain::rulings::relation::{NamedWork, Relation, RelationEffect, Scope};
use arbiter::domain::rulings::standing::{Done, Extent, Status};

use super::fixtures::*;

/// Two documents under a star rule: January 2001 (the one before: December 2000) upon a handbook of October 2000, and
/// January 2002 upon a handbook of June 2001 that took in the first. A third has no date.
fn sample() -> Library {
    let (mut first, entries) = described(WRAPPED, "first", "1E-CR", Some("2001-01-31"), Some("2000-12-20"));
    first.baseline = baseline("2000-10-31", &["1E-CR"]);
    let mut library = Library::of([(first, entries)]);
    let text =
        BOLD.replace("boats – See **Classic Lamp**.", "boats – Replace the text on boats: none floats.");
    let (mut second, entries) = described(&text, "second", "1E-CR", Some("2002-01-31"), Some("2001-12-20"));
    second.baseline = baseline("2001-06-30", &["1E-CR"]);
    library.add(second, entries);
    let text = RUN_ON.replace("WICK- See lamp oil.", "COUNTING - Count. BOATS - Boats.");
    let (fragment, entries) = described(&text, "fragment", "1E-GL", None, None);
    library.add(fragment, entries);
    let (questions, entries) = described(QUESTIONS, "questions", "1E-FAQ", Some("1999-01-01"), None);
    library.add(questions, entries);
    library
}

fn ask(library: &Library, citation: &str, on: &str) -> Told {
    let citation: Citation = citation.parse().unwrap();
    let found = library.find(&citation).unwrap_or_else(|| panic!("{citation}"));
    standing(found, Edition::First, date(on), library)
}

fn status(citation: &str, on: &str) -> Status {
    ask(&sample(), citation, on).status
}

#[test]
fn a_starred_entry_starts_on_the_date_of_its_document() {
    let anchors = "1E-CR 2001-01-31, anchors – weigh";
    assert_eq!(status(anchors, "2001-01-30"), Status::NotYet);
    let standing = ask(&sample(), anchors, "2001-01-31");
    assert_eq!(standing.status, Status::InForce);
    assert_eq!(standing.reason, "starred in the document of 2001-01-31");
}

#[test]
fn an_introduction_has_no_star_and_its_status_does_not_mention_one() {
    let standing = ask(&sample(), "1E-CR 2001-01-31, Sample Card Game", "2001-01-31");
    assert_eq!(
        (standing.status, standing.reason.as_str()),
        (Status::InForce, "in the document of 2001-01-31")
    );
    let text = WRAPPED.replace("counting - Count", "* counting - Count").replace("anchors:", "counting:");
    let (announcing, entries) = described(&text, "first", "1E-CR", Some("2001-01-31"), Some("2000-12-20"));
    let library = Library::of([(announcing, entries)]);
    let standing = ask(&library, "1E-CR 2001-01-31, changes: counting", "2001-01-31");
    assert_eq!(standing.reason, "announces an entry that is starred in the document of 2001-01-31");
}

#[test]
fn an_item_without_a_star_is_older_where_its_list_has_stars() {
    let text = BOLD.replace("boats – See **Classic Lamp**.", "* **boats** – Boats float well.");
    let status = |text: &str, item: &str| {
        let second = described(text, "second", "1E-CR", Some("2002-01-31"), Some("2001-12-20"));
        ask(&Library::of([second]), &format!("1E-CR 2002-01-31, {item}"), "2002-01-01")
    };
    let older = status(&text, "changes: boats");
    assert_eq!(older.status, Status::InForce);
    assert!(older.reason.contains("printed without a star, so issued by 2001-12-20"), "{}", older.reason);
    for new in ["boats", "changes: Classic Lamp"] {
        assert_eq!(status(&text, new).status, Status::NotYet, "{new}");
    }
    // The control: a list without stars says nothing of its own, so an item is as new as what it announces.
    let bare = text.replace("* **Classic Lamp:** It shines.", "Classic Lamp: It shines.");
    assert_eq!(status(&bare, "changes: boats").status, Status::NotYet);
}

#[test]
fn what_a_later_document_repeats_is_not_said_to_be_left_out() {
    let text = "Sample\n\nanchors - Drop one.\n\nboats - A boat floats.\n\nropes - Long.\n";
    let later = "Sample\n\nanchors - Drop one.\n\nboats - A boat sinks.\n";
    let library = Library::of([
        described(text, "first", "1E-CR", Some("2001-01-31"), None),
        described(later, "second", "1E-CR", Some("2002-01-31"), None),
    ]);
    for (heading, words) in [
        ("anchors", "; 1E-CR 2002-01-31, anchors repeats it word for word"),
        ("boats", "; a later entry under this heading, 1E-CR 2002-01-31, boats, speaks of it too; read both"),
        ("ropes", "; a later document of the series is held and has no entry under this heading"),
    ] {
        let citation = format!("1E-CR 2001-01-31, {heading}");
        let standing = ask(&library, &citation, "2002-02-01");
        assert_eq!(standing.status, Status::CarriedForward);
        assert_eq!(standing.reason, format!("in the document of 2001-01-31{words}"));
        assert_eq!(ask(&library, &citation, "2001-02-01").status, Status::InForce);
    }
}

#[test]
fn an_entry_without_a_star_is_older_than_its_document() {
    let boats = "1E-CR 2001-01-31, boats";
    assert_eq!(status(boats, "2000-10-31"), Status::NotYet);
    assert_eq!(status(boats, "2000-11-15"), Status::Window);
    assert_eq!(status(boats, "2000-12-20"), Status::InForce);
}

#[test]
fn within_the_month_in_which_a_handbook_appeared_nobody_knows() {
    let (mut first, entries) = described(WRAPPED, "first", "1E-CR", Some("2001-01-31"), Some("2000-12-20"));
    first.baseline = baseline("2000-10-31", &["1E-CR"])
        .map(|baseline| Baseline { from: Some(date("2000-10-01")), ..baseline });
    let library = Library::of([(first, entries)]);
    let boats = "1E-CR 2001-01-31, boats";
    assert_eq!(ask(&library, boats, "2000-10-01").status, Status::NotYet);
    let standing = ask(&library, boats, "2000-10-15");
    assert_eq!(standing.status, Status::Window);
    assert!(standing.reason.contains("issued after 2000-10-01 and by 2000-12-20"), "{}", standing.reason);
    // Where the last day alone is known, that is the bound.
    assert_eq!(status(boats, "2000-10-15"), Status::NotYet);
}

#[test]
fn without_the_star_rule_every_entry_starts_with_its_document() {
    let (document, entries) = described(WRAPPED, "first", "1E-CR", Some("2001-01-31"), None);
    let library = Library::of([(document, entries)]);
    assert_eq!(ask(&library, "1E-CR 2001-01-31, boats", "2000-12-25").status, Status::NotYet);
}

#[test]
fn a_sub_entry_starts_with_its_entry() {
    assert_eq!(status("1E-CR 2001-01-31, Boxcar › Loading", "2001-01-30"), Status::NotYet);
    assert_eq!(status("1E-CR 2001-01-31, boats › Many oars", "2001-01-30"), Status::InForce);
}

#[test]
fn an_entry_taken_into_a_handbook_that_is_not_in_the_library_is_carried_forward() {
    let anchors = "1E-CR 2001-01-31, counting";
    assert_eq!(status(anchors, "2001-06-30"), Status::InForce);
    let standing = ask(&sample(), anchors, "2001-07-01");
    assert_eq!(standing.status, Status::CarriedForward);
    assert!(
        standing.reason.contains("Handbook 2, which is not held, as 1E-CR 2002-01-31 says"),
        "{}",
        standing.reason
    );
}

#[test]
fn without_the_later_document_nothing_is_carried_forward() {
    let (mut first, entries) = described(WRAPPED, "first", "1E-CR", Some("2001-01-31"), Some("2000-12-20"));
    first.baseline = baseline("2000-10-31", &["1E-CR"]);
    let library = Library::of([(first, entries)]);
    let standing = ask(&library, "1E-CR 2001-01-31, counting", "2001-07-01");
    assert_eq!(standing.status, Status::InForce);
    assert!(standing.reason.ends_with("no newer document of the series is held"), "{}", standing.reason);
}

#[test]
fn a_later_entry_that_replaces_words_makes_it_partly_superseded_from_its_start() {
    let boats = "1E-CR 2001-01-31, boats";
    assert_eq!(status(boats, "2001-06-30"), Status::InForce);
    assert_eq!(status(boats, "2001-12-19"), Status::Window);
    assert_eq!(status(boats, "2001-12-20"), Status::PartlySuperseded);
}

#[test]
fn an_entry_without_a_date_is_undated_until_something_dated_touches_it() {
    assert_eq!(status("1E-GL n.d., COUNTING", "2001-07-01"), Status::Undated);
    assert_eq!(status("1E-GL n.d., BOATS", "2001-06-30"), Status::Undated);
    assert_eq!(status("1E-GL n.d., BOATS", "2001-07-01"), Status::Window);
    assert_eq!(status("1E-GL n.d., BOATS", "2002-07-01"), Status::PartlySuperseded);
}

#[test]
fn an_entry_of_unknown_age_is_no_older_than_what_it_rests_on() {
    let floor = |checked| {
        Some(NotBefore {
            day: date("2000-11-20"),
            because: "boats were invented then".to_owned(),
            source: "a dictionary".to_owned(),
            checked,
        })
    };
    let (mut open, entries) = described(WRAPPED, "first", "1E-CR", Some("2001-01-31"), Some("2000-12-20"));
    open.not_before = floor(true);
    let mut library = Library::of([(open, entries)]);
    let (mut undated, entries) = described(RUN_ON, "fragment", "1E-GL", None, None);
    undated.not_before = floor(false);
    library.add(undated, entries);
    let (boats, anchors, wick) =
        ("1E-CR 2001-01-31, boats", "1E-CR 2001-01-31, anchors – weigh", "1E-GL n.d., [no heading]");
    for (citation, on, status, reason) in [
        (
            boats,
            "2000-11-19",
            Status::NotYet,
            "Sample is no older than 2000-11-20: boats were invented then; 2000-11-19 lies before that",
        ),
        (
            boats,
            "2000-11-20",
            Status::Window,
            "printed without a star, so it was issued before 2000-12-20; 2000-11-20 lies in between; it is no older than 2000-11-20: boats were invented then",
        ),
        (boats, "2000-12-20", Status::InForce, "printed without a star, so issued by 2000-12-20"),
        (anchors, "2000-11-19", Status::NotYet, "issued on 2001-01-31, later than 2000-11-19"),
        (
            wick,
            "2000-11-19",
            Status::NotYet,
            "Sample is by general knowledge no older than 2000-11-20: boats were invented then; 2000-11-19 lies before that",
        ),
        (
            wick,
            "2000-11-20",
            Status::Undated,
            "Sample bears no date, so nothing shows that it applied on 2000-11-20; it is by general knowledge no older than 2000-11-20: boats were invented then",
        ),
    ] {
        let standing = ask(&library, citation, on);
        assert_eq!((standing.status, standing.reason.as_str()), (status, reason), "{citation} on {on}");
    }
}

#[test]
fn the_floors_of_the_known_documents_are_the_releases_that_they_name() {
    let known = KnownDocuments::parse(data::RULING_DOCUMENTS).unwrap();
    let floors: Vec<_> = known.iter().filter_map(|known| Some((known, known.not_before.clone()?))).collect();
    assert_eq!(floors.len(), 2);
    for (known, floor) in floors {
        let release = if known.edition == Edition::First { "The Dominion" } else { "Second Edition" };
        let table = data::card_table(known.edition);
        let found = table.releases().iter().find(|found| found.name == release).unwrap();
        assert_eq!(found.first_day(), Some(floor.day), "{}", known.stem);
        assert!(floor.because.contains(release) && floor.source.contains(release), "{floor:?}");
        if known.edition == Edition::First {
            let outline = data::RULING_OUTLINES.iter().find(|(stem, _)| *stem == known.stem).unwrap().1;
            for title in ["Empok Nor", "Engage Cloak", "Fair Play", "Friendly Fire"] {
                assert!(floor.because.contains(title) && outline.contains(&title.to_uppercase()), "{title}");
                let card = table.cards().iter().find(|card| card.title == title).unwrap();
                let first = card.printings.first().unwrap();
                assert_eq!(first.release, found.code, "{title}");
            }
        }
    }
}

#[test]
fn a_glossary_entry_is_deleted_or_superseded_by_the_words_of_a_later_one() {
    for (words, expected) in [
        ("This Glossary entry has been deleted.", Status::Deleted),
        ("This Glossary entry has been deleted and replaced: Sink.", Status::Superseded),
        ("A boat sinks.", Status::Undated),
    ] {
        let text = BOLD.replace("boats – See **Classic Lamp**.", &format!("boats – {words}"));
        let (second, entries) = described(&text, "second", "1E-CR", Some("2002-01-31"), Some("2001-12-20"));
        let mut library = Library::of([(second, entries)]);
        let text = RUN_ON.replace("WICK- See lamp oil.", "BOATS - Boats.");
        let (fragment, entries) = described(&text, "fragment", "1E-GL", None, None);
        library.add(fragment, entries);
        assert_eq!(ask(&library, "1E-GL n.d., BOATS", "2002-07-01").status, expected, "{words}");
    }
}

#[test]
fn this_entry_is_the_one_under_the_same_heading_in_an_earlier_document_of_the_series() {
    for (words, expected) in [
        ("This entry is deleted.", Status::Deleted),
        ("This entry has been deleted. See harbour.", Status::Deleted),
        ("A boat sinks. (This ruling is deleted.)", Status::Deleted),
        ("Deleted.", Status::Deleted),
        ("(This replaces the earlier entry.) A boat sinks.", Status::Superseded),
        ("This replaces all earlier entries on boats.", Status::Superseded),
        ("This replaces all previous rulings on this subject: a boat sinks.", Status::Superseded),
        ("This entry is deleted and replaced: A boat sinks.", Status::Superseded),
        // The controls: a part of the entry, something else under its heading, and no entry at all.
        ("The second sentence of this entry is deleted.", Status::PartlySuperseded),
        ("The example in this entry is deleted.", Status::PartlySuperseded),
        ("This replaces all earlier entries on oars.", Status::PartlySuperseded),
        ("This replaces the earlier ruling about oars.", Status::PartlySuperseded),
        ("This entry now covers boats, and its picture has been deleted.", Status::PartlySuperseded),
        ("This replaces the earlier picture of an entry on the card.", Status::PartlySuperseded),
        ("A boat that is deleted from the deck sinks.", Status::CarriedForward),
    ] {
        let text = format!("Sample\n\nboats - {words}\n\nharbour - Moor here.\n");
        let of = |stem: &str, work: &str| {
            described("Sample\n\nboats - A boat floats.\n", stem, work, Some("2001-01-31"), None)
        };
        let later = described(&text, "later", "1E-CR", Some("2002-01-31"), None);
        let library = Library::of([of("first", "1E-CR"), of("answers", "1E-FAQ"), later]);
        let standing = ask(&library, "1E-CR 2001-01-31, boats", "2002-01-31");
        assert_eq!(standing.status, expected, "{words} {}", standing.reason);
        // It comes into force on a day, and says nothing for certain about another series.
        let before = ask(&library, "1E-CR 2001-01-31, boats", "2002-01-30");
        assert_eq!(before.status, Status::InForce, "{words} {}", before.reason);
        let other = ask(&library, "1E-FAQ 2001-01-31, boats", "2002-01-31");
        assert!(other.status.is_authority(), "{words} {}", other.reason);
        if expected == Status::Deleted {
            let says = "it says that it deletes “boats” in the earlier documents of its series; read both";
            assert!(other.reason.contains(says), "{words} {}", other.reason);
        }
    }
}

#[test]
fn what_is_otherwise_now_changes_a_text_that_is_not_held() {
    let said = |words: &str| -> Vec<Relation> {
        let text = BOLD.replace("boats – See **Classic Lamp**.", &format!("boats – {words}"));
        let (_, entries) = described(&text, "second", "1E-CR", Some("2002-01-31"), None);
        let boats =
            entries.into_iter().find(|entry| entry.heading == "boats" && entry.kind == EntryKind::Ruling);
        boats.unwrap().relations
    };
    for words in [
        "You are no longer required to row a boat.",
        "This interrupt may now nullify a boat.",
        "A boat floats. The rest of the entry does not change.",
    ] {
        let amends = Relation {
            does: RelationEffect::Amends,
            scope: Scope::Part,
            source: NamedWork::Unnamed,
            heading: "boats".to_owned(),
            paragraph: 1,
        };
        assert_eq!(said(words), [amends], "{words}");
    }
    // The control: what ends for a card ends no rule.
    assert!(said("A boat that is no longer in play sinks.").is_empty());
}

#[test]
fn a_glossary_entry_is_deleted_whether_or_not_its_glossary_has_a_date() {
    let text = BOLD.replace("boats – See **Classic Lamp**.", "boats – This Glossary entry has been deleted.");
    let entry = RUN_ON.replace("WICK- See lamp oil.", "BOATS - Boats.");
    for (work, issued, expected) in [
        ("1E-GL", "1999-02-15", Status::Deleted),
        // A later glossary is not the one that was meant.
        ("1E-GL", "2002-03-01", Status::InForce),
        // What went into the glossary is not the entry itself; what the rulings spoke of earlier is another text.
        ("1E-FAQ", "1999-02-15", Status::PartlySuperseded),
        ("1E-RB", "1999-02-15", Status::InForce),
    ] {
        let second = described(&text, "second", "1E-CR", Some("2002-01-31"), Some("2001-12-20"));
        let first = described(&entry, "first", work, Some(issued), None);
        let library = Library::of([second, first]);
        let standing = ask(&library, &format!("{work} {issued}, BOATS"), "2002-07-01");
        assert_eq!(standing.status, expected, "{work} of {issued}: {}", standing.reason);
    }
}

#[test]
fn a_glossary_that_a_person_dated_goes_into_the_newer_issue_and_says_who_dated_it() {
    let library = |renews: &str| {
        let (mut second, entries) = described(WRAPPED, "second", "1E-CR", Some("2002-01-31"), None);
        second.baseline = baseline("2001-06-30", &[])
            .map(|ground| Baseline { renews: vec![renews.parse().unwrap()], ..ground });
        let (mut first, of_first) = described(RUN_ON, "first", "1E-GL", Some("1999-02-15"), None);
        first.dated_because = Some("A letter says so.".to_owned());
        Library::of([(second, entries), (first, of_first)])
    };
    let floor = "1E-GL 1999-02-15, FLOOR, LEVEL OF";
    for (renews, on, status, reason) in [
        ("1E-GL", "1999-02-14", Status::NotYet, "issued on 1999-02-15, later than 1999-02-14"),
        (
            "1E-GL",
            "2001-06-30",
            Status::InForce,
            "in the document of 1999-02-15; no newer document of the series is held",
        ),
        (
            "1E-GL",
            "2001-07-01",
            Status::CarriedForward,
            "followed by Handbook 2, a newer issue that 1E-CR 2002-01-31 names and that is not held; nothing held shows that it changed",
        ),
        (
            "1E-RB",
            "2001-07-01",
            Status::InForce,
            "in the document of 1999-02-15; no newer document of the series is held",
        ),
    ] {
        let standing = ask(&library(renews), floor, on);
        let reason = format!("{reason}; dated 1999-02-15 by a person: A letter says so");
        assert_eq!((standing.status, standing.reason), (status, reason));
    }
}

#[test]
fn a_heading_alone_changes_nothing_and_is_still_named() {
    for (words, status, says) in [
        (
            "A boat sinks.",
            Status::InForce,
            "a later entry under this heading, 1E-CR 2002-01-31, boats, speaks of it too; read both",
        ),
        (
            "Replace the text on boats: none floats.",
            Status::PartlySuperseded,
            "in part changed by 1E-CR 2002-01-31, boats; it says that it replaces “boats” in the earlier rules; read both",
        ),
        (
            "The first sentence of this Glossary entry has been deleted.",
            Status::PartlySuperseded,
            "it says that it deletes a part of “boats” in the Glossary; read both",
        ),
        ("The Glossary entry on oars is reversed.", Status::InForce, "speaks of it too; read both"),
        ("This card has errata.", Status::InForce, "speaks of it too; read both"),
    ] {
        let text = BOLD.replace("boats – See **Classic Lamp**.", &format!("boats – {words}"));
        let second = described(&text, "second", "1E-CR", Some("2002-01-31"), Some("2001-12-20"));
        let first = described("Sample\n\nBOATS - Boats.\n", "first", "1E-FAQ", Some("1999-01-01"), None);
        let library = Library::of([second, first]);
        let standing = ask(&library, "1E-FAQ 1999-01-01, BOATS", "2002-07-01");
        assert_eq!(standing.status, status, "{words} {}", standing.reason);
        assert!(standing.reason.contains(says), "{words} {}", standing.reason);
    }
}

#[test]
fn another_edition_never_decides() {
    let library = sample();
    let citation: Citation = "1E-CR 2001-01-31, boats".parse().unwrap();
    let standing = standing(library.find(&citation).unwrap(), Edition::Second, date("2001-01-31"), &library);
    assert_eq!(standing.status, Status::OtherEdition);
    assert_eq!(standing.reason, "rules on First Edition; the tournament plays Second Edition");
    assert!(!standing.status.is_authority());
}

#[test]
fn pointers_and_open_questions_decide_nothing() {
    assert_eq!(status("1E-CR 2001-01-31, Abacus", "2001-01-31"), Status::CrossReference);
    assert_eq!(status("1E-CR 2002-01-31, changes: lamp oil", "2002-01-31"), Status::CrossReference);
    assert_eq!(status("1E-FAQ 1999-01-01, KNIVES", "2000-01-01"), Status::Unanswered);
    assert_eq!(status("1E-FAQ 1999-01-01, OVENS, WHERE?", "2000-01-01"), Status::InForce);
}

#[test]
fn a_reference_without_a_target_says_so() {
    let (document, mut entries) = described(WRAPPED, "first", "1E-CR", Some("2001-01-31"), None);
    let boats = entries.iter_mut().find(|entry| entry.heading == "boats").unwrap();
    boats.kind = arbiter::domain::rulings::entry::EntryKind::CrossReferenceOnly;
    let library = Library::of([(document, entries)]);
    let reason = ask(&library, "1E-CR 2001-01-31, boats", "2001-01-31").reason;
    assert_eq!(reason, "only refers to another text, and the document does not say which");
    let reason = ask(&library, "1E-CR 2001-01-31, Abacus", "2001-01-31").reason;
    assert_eq!(reason, "only refers to counting");
}

#[test]
fn the_real_documents_have_the_standing_that_they_claim() {
    let Some(library) = library() else { return };
    for (citation, on, expected) in [
        ("1E-CR 2000-07-31, Cytherians", "2000-08-05", Status::InForce),
        ("1E-CR 2000-07-31, Cytherians", "2000-07-30", Status::NotYet),
        ("1E-CR 2000-07-31, Cytherians", "2000-10-30", Status::CarriedForward),
        ("1E-CR 2000-07-31, Hail", "2000-07-01", Status::InForce),
        ("1E-CR 2000-07-31, Hail", "2000-01-15", Status::Window),
        ("1E-CR 2000-07-31, Hail", "1999-10-15", Status::Window),
        ("1E-CR 2000-07-31, Hail", "1999-10-01", Status::NotYet),
        ("1E-CR 2000-10-30, Cargo Bay", "2000-08-15", Status::Window),
        ("1E-CR 2000-07-31, Calandra", "2000-08-05", Status::CrossReference),
        ("1E-CR 2000-10-30, seed deck", "2000-10-29", Status::NotYet),
        ("1E-CR 2000-10-30, seed deck", "2000-10-30", Status::InForce),
        ("1E-CR 2000-10-30, Cargo Bay", "2000-10-01", Status::InForce),
        ("1E-CR 2000-10-30, Cargo Bay", "2000-09-10", Status::Window),
        ("1E-FAQ 1995-02-11, EXHAUSTED DECK", "1996-05-01", Status::InForce),
        ("1E-FAQ 1995-02-11, EXHAUSTED DECK", "2000-08-05", Status::CarriedForward),
        ("1E-FAQ 1995-02-11, PHASED MATTER [2]", "2000-08-05", Status::PartlySuperseded),
        ("1E-FAQ 1995-02-11, GENETRONIC REPLICATOR", "2000-10-30", Status::CarriedForward),
        ("1E-FAQ 1995-02-11, SUPERNOVA", "2000-10-30", Status::CarriedForward),
        ("1E-FAQ 1995-02-11, HORGA'HN", "2000-10-30", Status::CarriedForward),
        ("1E-FAQ 1995-02-11, HORGA'HN [2]", "2000-10-30", Status::CarriedForward),
        ("1E-CR 2000-07-31, capturing", "2000-10-30", Status::PartlySuperseded),
        ("1E-FAQ 1995-02-11, INTER-SHIP BEAMING", "1996-05-01", Status::Unanswered),
        ("1E-GL n.d., END TRANSMISSION", "2000-08-05", Status::Deleted),
        ("1E-CR 1999-08-30, DRONES", "2000-08-05", Status::CarriedForward),
        ("1E-CR 1999-08-30, DRONES", "1999-09-05", Status::InForce),
        ("1E-CR 1999-08-30, DRONES", "1999-07-26", Status::InForce),
        ("1E-CR 1999-08-30, DRONES", "1999-07-25", Status::Window),
        ("1E-CR 1999-08-30, EMPOK NOR", "1999-08-29", Status::NotYet),
        ("1E-GL n.d., DRONES", "2012-08-05", Status::CarriedForward),
        ("1E-GL n.d., DRONES", "1996-05-01", Status::NotYet),
        ("1E-GL n.d., END TRANSMISSION", "1996-05-01", Status::NotYet),
        ("2E-CR 2011-01-03, attempting missions 3.f", "2011-02-01", Status::OtherEdition),
    ] {
        let standing = ask(&library, citation, on);
        assert_eq!(standing.status, expected, "{citation} on {on}: {}", standing.reason);
    }
}

#[test]
fn what_is_narrowed_or_changed_elsewhere_still_applies() {
    let unprinted = Done::Unprinted;
    for (done, paragraph, unsettled) in [
        (Done::Deleted, Some(1), true),
        (Done::DeletedAndReplaced, None, true),
        (Done::ChangedInPart, Some(1), true),
        (unprinted(RelationEffect::Reverses, Extent::Part), Some(1), true),
        (unprinted(RelationEffect::Replaces, Extent::Whole), None, true),
        (unprinted(RelationEffect::Narrows, Extent::Part), Some(1), false),
        (unprinted(RelationEffect::AddsTo, Extent::Part), None, false),
        (unprinted(RelationEffect::Deletes, Extent::Paragraph(2)), Some(2), true),
        (unprinted(RelationEffect::Deletes, Extent::Paragraph(2)), None, true),
        (unprinted(RelationEffect::Deletes, Extent::Paragraph(2)), Some(1), false),
        (unprinted(RelationEffect::Narrows, Extent::Paragraph(2)), Some(2), false),
    ] {
        assert_eq!(done.unsettles(paragraph), unsettled, "{done:?} {paragraph:?}");
    }
}
