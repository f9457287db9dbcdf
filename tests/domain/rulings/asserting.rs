//! What people assert that one entry does to another.

use arbiter::data;
use arbiter::domain::edition::Edition;
use arbiter::domain::rulings::assertable::{NotRelatable, suggestions};
use arbiter::domain::rulings::asserted_relation::{Asserted, Assertion, EntryAddress, Reach, Target};
use arbiter::domain::rulings::inferred_relation::Readings;
use arbiter::domain::rulings::library::{Library, LibraryEntry};
use arbiter::domain::rulings::relation::{NamedWork, RelationEffect, Scope};
use arbiter::domain::rulings::search::{Aliases, CardName, Query, SearchIndex};
use arbiter::domain::rulings::standing::Status;
use chrono::DateTime;

use super::fixtures::*;
use crate::support::reason;

const EARLIER: &str = "Sample\n\nanchors - Drop one.\n\nboats - A boat floats.\n";
const LATER: &str =
    "Sample\n\n* anchors - Drop two.\n\n* harbour - Moor here. No boat floats.\n\nboats - Boats.\n";

fn library() -> Library {
    Library::of([
        described(EARLIER, "earlier", "1E-CR", Some("2001-01-31"), None),
        described(LATER, "later", "1E-CR", Some("2002-01-31"), Some("2001-12-20")),
        described(LATER, "loose", "1E-GL", None, None),
        described(LATER, "other", "2E-CR", Some("2002-01-31"), None),
    ])
}

fn place(place: &str) -> EntryAddress {
    let (stem, slug) = place.split_once('/').unwrap();
    EntryAddress { stem: stem.to_owned(), slug: slug.to_owned() }
}

fn assertion(from: &str, does: RelationEffect, scope: Scope, to: &str) -> Assertion {
    Assertion { from: place(from), does, scope, to: Target::Entry(place(to)), paragraph: None }
}

fn asserted(number: i64, assertion: Assertion) -> Asserted {
    let at = DateTime::from_timestamp(1_100_000_000, 0).unwrap();
    Asserted {
        number,
        at,
        by: "account:kira".into(),
        reason: Some(reason("It says so.")),
        assertion,
        reach: Reach::Everybody,
    }
}

fn found<'a>(library: &'a Library, at: &str) -> LibraryEntry<'a> {
    place(at).find(library).unwrap()
}

fn ask(library: &Library, on: &str) -> Told {
    standing(found(library, "earlier/boats"), Edition::First, date(on), library)
}

#[test]
fn an_assertion_changes_the_status_from_the_day_it_applies() {
    for (does, scope, status, words) in [
        (RelationEffect::Replaces, Scope::Whole, Status::Superseded, "replaced by 1E-CR 2002-01-31, harbour"),
        (RelationEffect::Reverses, Scope::Whole, Status::Superseded, "reversed by"),
        (RelationEffect::Deletes, Scope::Whole, Status::Deleted, "deleted by"),
        (RelationEffect::Deletes, Scope::Part, Status::PartlySuperseded, "in part deleted by"),
        (RelationEffect::Narrows, Scope::Whole, Status::PartlySuperseded, "in part narrowed by"),
        (RelationEffect::Confirms, Scope::Whole, Status::CarriedForward, "a later entry under this heading"),
    ] {
        let mut library = library();
        library.take_assertions(vec![asserted(1, assertion("later/harbour", does, scope, "earlier/boats"))]);
        let later = ask(&library, "2002-03-01");
        assert_eq!(later.status, status, "{does:?}: {}", later.reason);
        assert!(later.reason.contains(words), "{}", later.reason);
        assert!(!later.reason.contains("kira"), "no person's name is frozen into a log");
        assert_eq!(ask(&library, "2001-06-01").status, Status::InForce, "{does:?} before it applies");
    }
    assert_eq!(ask(&library(), "2002-03-01").status, Status::CarriedForward, "the control");
}

#[test]
fn while_it_is_unknown_whether_the_later_entry_applied_so_is_its_effect() {
    let text = LATER.replace("* harbour", "harbour");
    for (scope, words) in [(Scope::Whole, ""), (Scope::Part, "in part ")] {
        let mut library = Library::of([
            described(EARLIER, "earlier", "1E-CR", Some("2001-01-31"), None),
            described(&text, "later", "1E-CR", Some("2002-01-31"), Some("2001-12-20")),
            described(LATER, "loose", "1E-GL", None, None),
        ]);
        let does = |to| assertion("later/harbour", RelationEffect::Reverses, scope, to);
        library.take_assertions(vec![asserted(1, does("earlier/boats")), asserted(2, does("loose/boats"))]);
        let told = ask(&library, "2001-06-01");
        assert_eq!(told.status, Status::Window);
        let reason = format!(
            "perhaps already {words}reversed by 1E-CR 2002-01-31, harbour, printed without a star, so it was \
             issued after 2001-01-30 and by 2001-12-20; 2001-06-01 lies in between; as a person asserted"
        );
        assert!(told.reason.starts_with(&reason), "{}", told.reason);
        assert_ne!(ask(&library, "2001-12-20").status, Status::Window);
        let loose = found(&library, "loose/boats");
        let undated = standing(loose, Edition::First, date("2001-06-01"), &library);
        assert_eq!(undated.status, Status::Window);
        assert!(undated.reason.contains("; the text itself bears no date"), "{}", undated.reason);
        // A certain effect on the whole outweighs a possible effect on a part, and not a possible effect on the whole.
        let mut both = library.clone();
        both.take_assertions(vec![
            asserted(1, assertion("loose/harbour", RelationEffect::Narrows, Scope::Part, "earlier/boats")),
            asserted(2, does("earlier/boats")),
        ]);
        let status = if scope == Scope::Whole { Status::Window } else { Status::PartlySuperseded };
        assert_eq!(ask(&both, "2001-06-01").status, status);
    }
}

#[test]
fn while_the_paragraph_that_is_quoted_was_perhaps_replaced_its_entry_decides_nothing() {
    let earlier = "RULINGS\n\n* boats - A boat carries only the following:\n\n- sailors with a ticket; and\n\n\
        - horses of the harbour master.\n\n* kettle - A kettle boils.\n\n";
    let later = "Sample\n\n* anchors - Drop two.\n\nharbour - Moor here.\n";
    for (paragraph, may_decide) in [(2, true), (3, false)] {
        let mut library = Library::of([
            described(earlier, "earlier", "1E-CR", Some("2001-01-31"), None),
            described(later, "later", "1E-CR", Some("2002-01-31"), Some("2001-12-20")),
        ]);
        let replaces = assertion("later/harbour", RelationEffect::Replaces, Scope::Part, "earlier/boats");
        library.take_assertions(vec![asserted(1, Assertion { paragraph: Some(paragraph), ..replaces })]);
        let index = SearchIndex::of(&library, Vec::<CardName<'_>>::new(), &Aliases::default());
        // The words are those of the line that introduces the list; an item is quoted.
        let text = "which of the following does a boat carry: horses".to_owned();
        let query = Query { text, edition: Edition::First, on: date("2001-06-01"), limit: 5 };
        let answer = index.search(&library, &query);
        let first = &answer.results[0];
        assert_eq!((first.heading.as_str(), first.status), ("boats", Status::Window), "{answer:?}");
        assert!(first.quote.contains("horses"), "{answer:?}");
        assert_eq!(answer.may_decide, may_decide, "{paragraph}: {answer:?}");
    }
}

#[test]
fn an_earlier_entry_never_changes_a_later_one() {
    let mut library = library();
    for does in [RelationEffect::Replaces, RelationEffect::Narrows] {
        // It was asserted while the other had no date.
        library.take_assertions(vec![asserted(
            1,
            assertion("earlier/boats", does, Scope::Whole, "later/boats"),
        )]);
        let standing = standing(found(&library, "later/boats"), Edition::First, date("2002-03-01"), &library);
        assert_eq!(standing.status, Status::InForce, "{}", standing.reason);
    }
}

#[test]
fn the_strongest_of_several_assertions_counts_and_says_who_what_and_when() {
    let mut library = library();
    library.take_assertions(vec![
        asserted(1, assertion("later/harbour", RelationEffect::Deletes, Scope::Whole, "earlier/boats")),
        asserted(2, assertion("later/anchors", RelationEffect::AddsTo, Scope::Part, "earlier/boats")),
    ]);
    let standing = ask(&library, "2002-03-01");
    assert_eq!(standing.status, Status::Deleted);
    assert!(
        standing.reason.ends_with("as a person asserted on 2004-11-09: It says so"),
        "{}",
        standing.reason
    );
}

#[test]
fn a_weaker_assertion_takes_nothing_from_what_is_printed_or_read() {
    let later = "Sample\n\n* boats - This Glossary entry has been deleted.\n\nharbour - Moor here.\n";
    let readings = "[[reading]]\nlater = \"1E-CR 2002-01-31, harbour\"\ndoes = \"reverses\"\nscope = \"whole\"\n\
                    earlier = \"1E-CR 2001-01-31, anchors\"\nreason = \"No.\"\nconfidence = \"seen\"\n";
    let mut library = Library::of([
        described(EARLIER, "earlier", "1E-CR", Some("2001-01-31"), None),
        described(later, "later", "1E-CR", Some("2002-01-31"), Some("2001-12-20")),
        described(EARLIER, "loose", "1E-GL", None, None),
    ]);
    library.take_readings(&Readings::parse(readings).unwrap());
    let ask = |library: &Library, at: &str| {
        let standing = standing(found(library, at), Edition::First, date("2002-03-01"), library);
        (standing.status, standing.reason)
    };
    for (at, status, words) in [
        ("loose/boats", Status::Deleted, "deleted by 1E-CR 2002-01-31, boats"),
        ("earlier/anchors", Status::Superseded, "reversed by 1E-CR 2002-01-31, harbour; not printed"),
    ] {
        let narrows = assertion("later/harbour", RelationEffect::Narrows, Scope::Part, at);
        library.take_assertions(vec![asserted(1, narrows)]);
        let (is, reason) = ask(&library, at);
        assert_eq!(is, status, "{reason}");
        assert!(reason.starts_with(words), "{reason}");
        // Of equal strength, what is asserted comes first.
        let deletes = assertion("later/harbour", RelationEffect::Deletes, Scope::Whole, at);
        library.take_assertions(vec![asserted(1, deletes)]);
        let (is, reason) = ask(&library, at);
        assert_eq!(is, Status::Deleted);
        assert!(reason.starts_with("deleted by 1E-CR 2002-01-31, harbour, as a person asserted"), "{reason}");
    }
}

#[test]
fn what_is_done_to_a_whole_entry_is_done_to_its_parts() {
    let deleted = WRAPPED.replace("boats - A boat floats.", "boats - This Glossary entry has been deleted.");
    let readings = |scope: &str| {
        format!(
            "[[reading]]\nlater = \"1E-CR 2002-01-31, counting\"\ndoes = \"reverses\"\nscope = \"{scope}\"\n\
             earlier = \"1E-CR 2001-01-31, boats\"\nreason = \"No.\"\nconfidence = \"seen\"\n"
        )
    };
    let of = |later: &str| {
        Library::of([
            described(WRAPPED, "earlier", "1E-CR", Some("2001-01-31"), None),
            described(WRAPPED, "glossary", "1E-GL", Some("2001-01-31"), None),
            described(later, "later", "1E-CR", Some("2002-01-31"), None),
        ])
    };
    let (mut library, deleting) = (of(WRAPPED), of(&deleted));
    let ask = |library: &Library, stem: &str| {
        let part = found(library, &format!("{stem}/boats.many-oars"));
        standing(part, Edition::First, date("2002-03-01"), library)
    };
    let is = |standing: &Told, status, words: &str| {
        assert_eq!(standing.status, status, "{}", standing.reason);
        assert!(standing.reason.starts_with(words), "{}", standing.reason);
    };
    assert_eq!(ask(&library, "earlier").status, Status::CarriedForward, "the control");
    let printed = |work| format!("deleted by 1E-CR 2002-01-31, boats with all of {work} 2001-01-31, boats");
    is(&ask(&deleting, "glossary"), Status::Deleted, &printed("1E-GL"));
    // What is deleted from the Glossary came into it from the Current Rulings.
    is(&ask(&deleting, "earlier"), Status::Deleted, &printed("1E-CR"));
    let read = "reversed by 1E-CR 2002-01-31, counting with all of 1E-CR 2001-01-31, boats; not printed";
    library.take_readings(&Readings::parse(&readings("whole")).unwrap());
    is(&ask(&library, "earlier"), Status::Superseded, read);
    library.take_readings(&Readings::parse(&readings("part")).unwrap());
    assert_eq!(ask(&library, "earlier").status, Status::CarriedForward, "which part is not said");
    let replaces = assertion("later/counting", RelationEffect::Replaces, Scope::Whole, "earlier/boats");
    library.take_assertions(vec![asserted(1, replaces.clone())]);
    let said =
        "replaced by 1E-CR 2002-01-31, counting with all of 1E-CR 2001-01-31, boats, as a person asserted";
    is(&ask(&library, "earlier"), Status::Superseded, said);
    // Unless somebody says that it leaves the part unchanged.
    let leaves = assertion("later/counting", RelationEffect::Leaves, Scope::Whole, "earlier/boats.many-oars");
    library.take_assertions(vec![asserted(1, replaces), asserted(2, leaves)]);
    assert_eq!(ask(&library, "earlier").status, Status::CarriedForward);
}

#[test]
fn an_undated_entry_never_replaces_another_entirely() {
    let mut library = library();
    library.take_assertions(vec![asserted(
        1,
        assertion("loose/harbour", RelationEffect::Replaces, Scope::Whole, "earlier/boats"),
    )]);
    let standing = ask(&library, "2002-03-01");
    assert_eq!(standing.status, Status::PartlySuperseded);
    let words =
        "by 1E-GL n.d., harbour, whose date is not known, so it may not have applied yet on 2002-03-01;";
    assert!(standing.reason.contains(words), "{}", standing.reason);
}

#[test]
fn a_suggestion_has_no_effect() {
    let library = library();
    let suggested = suggestions(found(&library, "later/anchors"), &library, data::ruling_renames());
    let places: Vec<_> = suggested.iter().map(|one| one.to.citation().to_string()).collect();
    assert_eq!(places, ["1E-GL n.d., anchors", "1E-CR 2001-01-31, anchors"]);
    assert_eq!(suggested[0].does, RelationEffect::Amends);
    let standing = standing(found(&library, "earlier/anchors"), Edition::First, date("2002-03-01"), &library);
    assert_eq!(standing.status, Status::CarriedForward, "{}", standing.reason);
    // Neither entries without a star nor what is already asserted are suggested.
    assert!(suggestions(found(&library, "later/boats"), &library, data::ruling_renames()).is_empty());
    let mut library = library;
    library.take_assertions(vec![asserted(
        1,
        assertion("later/anchors", RelationEffect::Amends, Scope::Part, "earlier/anchors"),
    )]);
    let left = suggestions(found(&library, "later/anchors"), &library, data::ruling_renames());
    assert_eq!(left.len(), 1);
}

#[test]
fn nonsense_cannot_be_asserted() {
    let mut library = library();
    let check = |library: &Library, from, to| {
        assertion(from, RelationEffect::Replaces, Scope::Whole, to).check(library).err()
    };
    assert_eq!(check(&library, "later/boats", "earlier/boats"), None);
    assert_eq!(check(&library, "later/boats", "earlier/ships"), Some(NotRelatable::NotHeld));
    assert_eq!(check(&library, "later/ships", "earlier/boats"), Some(NotRelatable::NotHeld));
    assert_eq!(check(&library, "other/boats", "earlier/boats"), Some(NotRelatable::OtherEdition));
    assert_eq!(check(&library, "later/boats", "later/boats"), Some(NotRelatable::Itself));
    assert_eq!(check(&library, "earlier/boats", "later/boats"), Some(NotRelatable::Later));
    library.take_assertions(vec![asserted(
        1,
        assertion("later/boats", RelationEffect::Replaces, Scope::Whole, "earlier/boats"),
    )]);
    assert_eq!(check(&library, "later/boats", "earlier/boats"), Some(NotRelatable::Known));
    let named = Target::Named { source: NamedWork::Glossary, heading: "boats".to_owned() };
    let of_named =
        Assertion { to: named, ..assertion("later/boats", RelationEffect::Deletes, Scope::Whole, "x/y") };
    assert_eq!(of_named.check(&library), Ok(()));
}

#[test]
fn no_entry_changes_what_it_is_changed_by() {
    let mut library = Library::of([
        described(WRAPPED, "earlier", "1E-CR", Some("2001-01-31"), None),
        described(LATER, "loose", "1E-GL", None, None),
        described(LATER, "later", "1E-CR", Some("2002-01-31"), None),
    ]);
    let part = |from, does, to| assertion(from, does, Scope::Part, to);
    let whole = |from, to| assertion(from, RelationEffect::Replaces, Scope::Whole, to);
    let check = |library: &Library, one: Assertion| one.check(library).map_err(|why| why.to_string());
    let anchors = "earlier/anchors-weigh";
    library.take_assertions(vec![
        asserted(1, part(anchors, RelationEffect::Amends, "earlier/boats.many-oars")),
        asserted(2, whole("earlier/counting", anchors)),
        asserted(3, part("loose/harbour", RelationEffect::Confirms, "later/boats")),
    ]);
    let back = "An entry cannot change what changes it: 1E-CR 2001-01-31, anchors – weigh is replaced by 1E-CR \
                2001-01-31, counting.";
    let told = check(&library, whole(anchors, "earlier/counting")).unwrap_err();
    assert!(told.starts_with(back), "{told}");
    // Through others, and through the part of a whole.
    let told = check(&library, part("earlier/boats.many-oars", RelationEffect::Narrows, "earlier/counting"))
        .unwrap_err();
    let through = "› Many oars is in part amended by 1E-CR 2001-01-31, anchors – weigh, which is replaced by 1E-CR \
                   2001-01-31, counting.";
    assert!(told.contains(through), "{told}");
    library
        .take_assertions(vec![asserted(1, part("earlier/boats.many-oars", RelationEffect::Amends, anchors))]);
    assert!(check(&library, whole(anchors, "earlier/boats")).is_err(), "a part of it changes this one");
    library.take_assertions(vec![asserted(1, whole(anchors, "earlier/boats"))]);
    assert!(check(&library, part("earlier/boats.many-oars", RelationEffect::Amends, anchors)).is_err());
    // A relation that only confirms or explains completes no circle, nor does another entry.
    assert_eq!(check(&library, part("earlier/boats.many-oars", RelationEffect::Confirms, anchors)), Ok(()));
    assert_eq!(check(&library, part("earlier/boats", RelationEffect::Amends, "earlier/counting")), Ok(()));
    library
        .take_assertions(vec![asserted(3, part("loose/harbour", RelationEffect::Confirms, "loose/boats"))]);
    assert_eq!(check(&library, part("loose/boats", RelationEffect::Amends, "loose/harbour")), Ok(()));
}

#[test]
fn a_printed_relation_can_complete_a_circle_too() {
    let later = "Sample\n\n* boats - This Glossary entry has been deleted.\n";
    let library = Library::of([
        described(EARLIER, "loose", "1E-GL", None, None),
        described(later, "later", "1E-CR", Some("2002-01-31"), Some("2001-12-20")),
    ]);
    let replaces = assertion("loose/boats", RelationEffect::Replaces, Scope::Whole, "later/boats");
    assert!(matches!(replaces.check(&library), Err(NotRelatable::Circle(_))));
    let other = assertion("loose/anchors", RelationEffect::Replaces, Scope::Whole, "later/boats");
    assert_eq!(other.check(&library), Ok(()));
}

#[test]
fn a_named_paragraph_is_kept_and_shown() {
    let text = EARLIER.replace("A boat floats.", "A boat floats.\n\nA second paragraph.");
    let mut library = Library::of([
        described(&text, "earlier", "1E-CR", Some("2001-01-31"), None),
        described(LATER, "later", "1E-CR", Some("2002-01-31"), None),
    ]);
    let of = |paragraph, does| Assertion {
        paragraph: Some(paragraph),
        ..assertion("later/harbour", does, Scope::Part, "earlier/boats")
    };
    library.take_assertions(vec![asserted(1, of(2, RelationEffect::Replaces))]);
    let standing = ask(&library, "2002-03-01");
    assert_eq!(standing.status, Status::PartlySuperseded);
    let words = "in part (¶2) replaced by 1E-CR 2002-01-31, harbour, as a person asserted";
    assert!(standing.reason.starts_with(words), "{}", standing.reason);
    assert_eq!(of(2, RelationEffect::Replaces).check(&library), Err(NotRelatable::Known));
    assert_eq!(
        of(1, RelationEffect::Replaces).check(&library),
        Ok(()),
        "another paragraph is another statement"
    );
    assert_eq!(of(3, RelationEffect::Replaces).check(&library), Err(NotRelatable::NoParagraph(3)));
    assert_eq!(of(1, RelationEffect::Leaves).check(&library), Err(NotRelatable::LeftWhole));
}

#[test]
fn an_erratum_can_be_asserted_only_of_a_card() {
    let library = library();
    let of = |to| Assertion { to, ..assertion("later/boats", RelationEffect::Erratum, Scope::Part, "x/y") };
    let named = |source| Target::Named { source, heading: "Long Boat".to_owned() };
    assert_eq!(of(named(NamedWork::Card)).check(&library), Ok(()));
    assert_eq!(of(named(NamedWork::Glossary)).check(&library), Err(NotRelatable::NoCard));
    assert_eq!(of(Target::Entry(place("earlier/boats"))).check(&library), Err(NotRelatable::NoCard));
}

#[test]
fn assertions_from_before_paragraphs_were_kept_can_be_read() {
    let stored = r#"{"from":{"stem":"later","slug":"boats"},"does":"replaces","scope":"whole",
        "to":{"held":"entry","stem":"earlier","slug":"boats"}}"#;
    let read: Assertion = serde_json::from_str(stored).unwrap();
    assert_eq!(read, assertion("later/boats", RelationEffect::Replaces, Scope::Whole, "earlier/boats"));
    assert!(!serde_json::to_string(&read).unwrap().contains("paragraph"), "written as it was");
}

#[test]
fn every_assertion_can_be_read_back() {
    let named = Target::Named { source: NamedWork::Glossary, heading: "boats".to_owned() };
    for to in [named, Target::Entry(place("earlier/boats"))] {
        for does in RelationEffect::ASSERTED {
            let (from, scope, to) = (place("later/boats"), Scope::Part, to.clone());
            let one = Assertion { from, does, scope, to, paragraph: Some(2) };
            let json = serde_json::to_string(&one).unwrap();
            assert_eq!(serde_json::from_str::<Assertion>(&json).unwrap(), one, "{json}");
        }
    }
}
