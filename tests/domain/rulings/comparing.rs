//! Two documents compared.

use arbiter::data;
use arbiter::domain::awaited::Awaited;
use arbiter::domain::rulings::compare::{Comparison, NotComparable, Renames, Run, compare, difference};
use arbiter::domain::rulings::library::{Library, LibraryEntry};

use super::fixtures::*;

const EARLIER: &str = "\
Sample

anchors - You may drop an anchor once.

The rope is long.

boats \u{fffd} oars - A boat floats on the captain\u{fffd}s water.

kettle - Boil it.

kettle - Keep it warm.

once each lap - Only once.

harbour - Moor here.

";

const LATER: &str = "\
Sample

Anchors - You may drop two anchors once.

The rope is long.

boats – oars - A boat floats on the captain’s water.

kettle - Keep it warm.

kettle - Boil it slowly.

once per lap - Only once.

pier - Walk here.

";

fn renames() -> Renames {
    Renames::parse(
        "[[rename]]\nedition = \"1E\"\nearlier = \"once each lap\"\nlater = \"once per lap\"\nseen = \"made up\"",
    )
    .unwrap()
}

fn library(from: &str, to: &str) -> Library {
    Library::of([
        described(from, "earlier", "1E-CR", Some("2001-01-31"), None),
        described(to, "later", "1E-CR", Some("2002-01-31"), None),
        described(to, "other-game", "2E-CR", Some("2002-01-31"), None),
    ])
}

fn compared<'a>(library: &'a Library, renames: &Renames) -> Comparison<'a> {
    compare(
        library.document("earlier").unwrap(),
        library.document("later").unwrap(),
        renames,
        &Awaited::always(),
    )
    .unwrap()
}

fn headings(found: &[LibraryEntry<'_>]) -> Vec<String> {
    found.iter().map(|found| found.entry.heading.clone()).collect()
}

#[test]
fn every_entry_is_new_changed_gone_or_unchanged() {
    let library = library(EARLIER, LATER);
    let found = compared(&library, &renames());
    assert_eq!(headings(&found.new), ["pier"]);
    assert_eq!(headings(&found.gone), ["harbour"]);
    let changed: Vec<_> = found.changed.iter().map(|it| it.pair.to.entry.heading.as_str()).collect();
    assert_eq!(changed, ["Anchors", "kettle"]);
    let unchanged: Vec<_> = found.unchanged.iter().map(|it| it.from.entry.text.as_str()).collect();
    assert_eq!(
        unchanged,
        ["A boat floats on the captain\u{fffd}s water.", "Keep it warm.", "Only once."],
        "a lost sign is no change, and of two entries under one heading those alike belong together"
    );
}

#[test]
fn only_the_paragraphs_that_differ_are_compared_word_by_word() {
    let library = library(EARLIER, LATER);
    let found = compared(&library, &renames());
    let paragraphs = found.changed[0].paragraphs.as_ref().unwrap();
    assert_eq!(paragraphs.len(), 1, "the rope is as long as it was");
    assert_eq!(paragraphs[0].number, Some(1));
    assert_eq!(
        paragraphs[0].runs,
        [
            Run::Kept("You may drop".to_owned()),
            Run::Taken("an anchor".to_owned()),
            Run::Added("two anchors".to_owned()),
            Run::Kept("once.".to_owned()),
        ]
    );
}

#[test]
fn an_entry_that_was_renamed_is_one_entry_only_because_the_list_says_so() {
    let library = library(EARLIER, LATER);
    let found = compared(&library, &renames());
    let renamed: Vec<_> =
        found.unchanged.iter().filter(|it| it.renamed).map(|it| it.to.entry.heading.as_str()).collect();
    assert_eq!(renamed, ["once per lap"]);
    let without = compared(&library, &Renames::default());
    assert_eq!(headings(&without.new), ["once per lap", "pier"]);
    assert_eq!(headings(&without.gone), ["once each lap", "harbour"]);
}

#[test]
fn an_entry_moved_into_a_handbook_is_not_simply_gone() {
    let (earlier, entries) = described(EARLIER, "earlier", "1E-CR", Some("2001-01-31"), None);
    let mut library = Library::of([(earlier, entries)]);
    let (mut later, entries) = described(LATER, "later", "1E-CR", Some("2002-01-31"), None);
    library.add(later.clone(), entries.clone());
    assert_eq!(compared(&library, &renames()).taken_in, None);
    later.baseline = baseline("2001-06-30", &["1E-CR"]);
    library.add(later, entries);
    assert_eq!(
        compared(&library, &renames()).taken_in.map(|one| one.to_string()).as_deref(),
        Some("taken into Handbook 2, which is not held, as 1E-CR 2002-01-31 says")
    );
}

#[test]
fn documents_of_two_games_and_one_document_twice_are_not_compared() {
    let library = library(EARLIER, LATER);
    let held = |stem| library.document(stem).unwrap();
    let refused = compare(held("earlier"), held("other-game"), &renames(), &Awaited::always()).unwrap_err();
    assert!(refused.to_string().contains("rules on First Edition"), "{refused}");
    assert_eq!(
        compare(held("later"), held("later"), &renames(), &Awaited::always()).unwrap_err(),
        NotComparable::Same
    );
}

#[test]
fn other_paragraph_breaks_change_nothing_and_very_long_texts_are_not_compared() {
    assert_eq!(difference("a b\n\nc d", "a b c d"), Some(Vec::new()));
    assert_eq!(difference("a � b", "a — b"), Some(Vec::new()));
    assert_ne!(difference("a � b", "a and b"), Some(Vec::new()), "a hole is one sign");
    let long = "word ".repeat(5_001);
    assert_eq!(difference(&long, "word"), None);
    let gone = difference("a b\n\nc d", "a b").unwrap();
    assert_eq!((gone.len(), gone[0].number), (1, None));
}

#[test]
fn a_text_that_was_rewritten_is_shown_old_and_then_new() {
    let told = difference(
        "You begin a run with two ropes.\n\nTie a knot.",
        "You may not end it while a ship sinks.",
    )
    .unwrap();
    let numbers: Vec<_> = told.iter().map(|paragraph| (paragraph.number, paragraph.runs.len())).collect();
    assert_eq!(numbers, [(None, 1), (None, 1), (Some(1), 1)]);
    let longer =
        difference("You begin a run.", "You begin a run. Then you wait for ever and a day or two.").unwrap();
    assert_eq!(longer[0].runs.len(), 2, "what is only added to is not rewritten");
}

#[test]
fn the_known_renames_name_headings_of_the_real_documents() {
    assert!(data::ruling_renames().iter().count() > 0);
    let Some(library) = super::fixtures::library() else { return };
    for rename in data::ruling_renames().iter() {
        for heading in [&rename.earlier, &rename.later] {
            assert!(!library.by_heading(rename.edition, heading).is_empty(), "{heading}");
        }
    }
}

#[test]
fn the_two_issues_of_2000_are_told_apart() {
    let Some(library) = super::fixtures::library() else { return };
    let held = |stem| library.document(stem).unwrap();
    let (july, october) = (held("current-rulings-2000-07-31"), held("current-rulings-2000-10-30"));
    let found = compare(july, october, data::ruling_renames(), &Awaited::always()).unwrap();
    assert!(headings(&found.new).contains(&"seed deck".to_owned()));
    assert!(headings(&found.gone).contains(&"Cytherians".to_owned()));
    let changed: Vec<_> = found
        .changed
        .iter()
        .map(|it| (it.pair.from.entry.heading.as_str(), it.pair.to.entry.heading.as_str()))
        .collect();
    assert!(changed.contains(&("dilemmas – resolution – targets", "dilemma resolution")));
    assert!(changed.contains(&("doorway", "doorway")));
    assert_eq!(found.unchanged[0].from.entry.heading, "return to hand");
    assert!(found.taken_in.unwrap().into.contains("version 1.7 of August 2000"));
}
