//! Citations, pinpoints and ways through the library.

use arbiter::domain::edition::Edition;
use arbiter::domain::rulings::citation::{Citation, CitationError};
use arbiter::domain::rulings::entry::{normalised, text_hash};
use arbiter::domain::rulings::library::Library;
use arbiter::domain::rulings::pinpoint::{NotQuotable, Pinpoint, Verification, verify};

use super::fixtures::*;

const CITATIONS: [(&str, &str); 12] = [
    ("1E-UN [n.d., file 4eb6c82f], Weapons, hand ¶2", "/r/1e-un/n.d.-4eb6c82f/weapons-hand#p2"),
    ("1E-UN n.d., Weapons [n.d., file x], more", "/r/1e-un/n.d./weapons-n-d-file-x-more"),
    ("1E-CR 2000-10-30, seed deck ¶1", "/r/1e-cr/2000-10-30/seed-deck#p1"),
    ("1E-CR 2000-10-30, seed deck", "/r/1e-cr/2000-10-30/seed-deck"),
    ("1E-CR 2000-10-30, changes: seed deck", "/r/1e-cr/2000-10-30/changes~seed-deck"),
    (
        "1E-CR 2000-10-30, Mission II › Built-in Outpost ¶2",
        "/r/1e-cr/2000-10-30/mission-ii.built-in-outpost#p2",
    ),
    ("2E-CR 2011-01-03, attempting missions 3.f", "/r/2e-cr/2011-01-03/attempting-missions.3.f"),
    ("2E-CR 2011-01-03, attempting missions 3.", "/r/2e-cr/2011-01-03/attempting-missions.3"),
    ("1E-FAQ 1995-02-11, PHASED MATTER [2]", "/r/1e-faq/1995-02-11/phased-matter~2"),
    ("1E-GL n.d., DAMAGE MARKERS ¶2", "/r/1e-gl/n.d./damage-markers#p2"),
    ("1E-CR 2000-07-31, Original Series [OS]", "/r/1e-cr/2000-07-31/original-series-os"),
    ("1E-CR 2000-07-31, Big Picture, The", "/r/1e-cr/2000-07-31/big-picture-the"),
];

fn sample() -> Library {
    let mut library = Library::default();
    let (document, entries) = described(WRAPPED, "sample-2001", "1E-CR", Some("2001-01-31"), None);
    library.add(document, entries);
    let (document, entries) = described(BOLD, "sample-2002", "1E-CR", Some("2002-01-31"), None);
    library.add(document, entries);
    let (document, entries) = described(SECOND, "second-2010", "2E-CR", Some("2010-05-04"), None);
    library.add(document, entries);
    library
}

#[test]
fn a_citation_prints_as_it_was_written_and_has_an_address() {
    for (text, path) in CITATIONS {
        let citation: Citation = text.parse().unwrap();
        assert_eq!(citation.to_string(), text);
        assert_eq!(citation.path(), path);
    }
}

#[test]
fn a_bad_citation_says_what_a_good_one_looks_like() {
    let error = "seed deck".parse::<Citation>().unwrap_err();
    assert!(error.to_string().contains("1E-CR 2000-10-30, seed deck"), "{error}");
    assert_eq!(
        "1E-CR 30/10/00, seed deck".parse::<Citation>(),
        Err(CitationError::Date("30/10/00".to_owned()))
    );
    assert!(matches!("XX 2000-10-30, seed deck".parse::<Citation>(), Err(CitationError::Work(_))));
}

#[test]
fn every_entry_is_found_by_its_own_citation_and_address() {
    for library in [Some(sample()), library()].into_iter().flatten() {
        for found in library.entries() {
            let citation = found.citation();
            let again: Citation = citation.to_string().parse().unwrap();
            let back = library.find(&again).unwrap_or_else(|| panic!("{citation} is not found"));
            assert_eq!(back.citation(), citation);
            assert_eq!(
                (back.entry.ordinal, &back.document().stem),
                (found.entry.ordinal, &found.document().stem)
            );
        }
    }
}

#[test]
fn a_citation_ignores_capitals() {
    let library = sample();
    let citation: Citation = "1e-cr 2001-01-31, ANCHORS - weigh".parse().unwrap();
    assert_eq!(library.find(&citation).unwrap().entry.heading, "anchors – weigh");
}

fn pinpoint(library: &Library) -> Pinpoint {
    let citation: Citation = "1E-CR 2001-01-31, anchors – weigh".parse().unwrap();
    Pinpoint::take(library.find(&citation).unwrap(), 1, "weigh  an\nanchor once").unwrap()
}

#[test]
fn a_quotation_is_kept_with_its_context_and_hashes() {
    let pinpoint = pinpoint(&sample());
    assert_eq!(pinpoint.exact, "weigh an anchor once");
    assert_eq!((pinpoint.prefix.as_str(), pinpoint.suffix.len() > 3), ("You may ", true));
    assert_eq!(pinpoint.quote_sha256, text_hash("weigh an anchor once"));
    assert_eq!(pinpoint.citation.to_string(), "1E-CR 2001-01-31, anchors – weigh ¶1");
}

#[test]
fn only_words_of_the_text_can_be_quoted() {
    let library = sample();
    let citation: Citation = "1E-CR 2001-01-31, anchors – weigh".parse().unwrap();
    let found = library.find(&citation).unwrap();
    assert!(matches!(Pinpoint::take(found, 1, "weigh two anchors"), Err(NotQuotable::NotThere { .. })));
    assert!(matches!(Pinpoint::take(found, 1, "  "), Err(NotQuotable::NotThere { .. })));
    assert!(matches!(Pinpoint::take(found, 9, "once"), Err(NotQuotable::NoParagraph { paragraph: 9, .. })));
}

/// The outcome when the first document is this text instead.
fn verified_against(text: &str) -> Verification {
    let pinpoint = pinpoint(&sample());
    let mut library = sample();
    let (document, entries) = described(text, "sample-2001", "1E-CR", Some("2001-01-31"), None);
    library.add(document, entries);
    verify(&pinpoint, &library)
}

#[test]
fn words_are_found_however_they_are_typed_and_frozen_as_printed() {
    let text = "Current Rulings\n1/31/01\n\nCURRENT RULINGS\n\nanchors - An “anchor” — the captain’s own – is 5-6\u{a0}tons.\n\n";
    let (document, entries) = described(text, "typed", "1E-CR", Some("2001-01-31"), None);
    let library = Library::of([(document, entries)]);
    let found = library.entries().find(|found| found.entry.text.contains("captain")).unwrap();
    let stands = found.entry.paragraph(1).unwrap().to_owned();
    for typed in [
        "An \"anchor\" - the captain's own - is 5–6 tons.",
        "An «anchor» -- the captain`s",
        "“anchor” — the captain’s",
    ] {
        let pinpoint = Pinpoint::take(found, 1, typed).unwrap_or_else(|why| panic!("{typed}: {why}"));
        assert!(normalised(&stands).contains(&pinpoint.exact) && pinpoint.exact.contains('’'), "{typed}");
        assert_eq!(pinpoint.quote_sha256, text_hash(&pinpoint.exact));
        assert_eq!(verify(&pinpoint, &library), Verification::Verified, "{typed}");
    }
    for other in ["An \"anchor\" - the captains own", "an \"anchor\""] {
        assert!(Pinpoint::take(found, 1, other).is_err(), "{other}");
    }
}

#[test]
fn a_lost_character_matches_any_character_typed_for_it_and_is_frozen_as_lost() {
    let lost = "The rope\u{fffd}s end \u{fffd} \"wet\u{fffd}\" or dry \u{fffd} holds.";
    let text = format!("Current Rulings\n1/31/01\n\nRULINGS\n\nanchors - {lost}\n\n");
    let (document, entries) = described(&text, "typed", "1E-CR", Some("2001-01-31"), None);
    let library = Library::of([(document, entries)]);
    let found = library.entries().find(|found| found.entry.text.contains("rope")).unwrap();
    for typed in [
        lost,
        "The rope's end - \"wet...\" or dry - holds.",
        "The rope’s end – “wet…” or dry — holds.",
        "The rope s end \"wet \" or dry holds.",
        "The rope's end -- \"wet-\" or dry-holds.",
    ] {
        let pinpoint = Pinpoint::take(found, 1, typed).unwrap_or_else(|why| panic!("{typed}: {why}"));
        assert_eq!(pinpoint.exact, lost, "{typed}");
        assert_eq!(verify(&pinpoint, &library), Verification::Verified, "{typed}");
    }
    let part = Pinpoint::take(found, 1, "- holds").unwrap();
    assert_eq!(part.exact, "\u{fffd} holds");
    for other in ["The ropes end", "The ropexs end", "end wet", "dry never holds"] {
        assert!(Pinpoint::take(found, 1, other).is_err(), "{other}");
    }
}

#[test]
fn a_quotation_is_verified_moved_different_or_without_its_source() {
    let moved =
        WRAPPED.replace("You may weigh an\nanchor once.", "Listen.\n\nYou may weigh an\nanchor once.");
    let other = WRAPPED.replace("anchor once", "anchor twice");
    let gone = WRAPPED.replace("anchors \u{fffd} weigh", "anchors \u{fffd} lift");
    assert_eq!(verified_against(WRAPPED), Verification::Verified);
    assert_eq!(verified_against(&moved), Verification::Moved { paragraph: 2 });
    assert_eq!(verified_against(&other), Verification::TextDiffers);
    assert_eq!(verified_against(&gone), Verification::SourceMissing);
}

#[test]
fn a_quotation_that_was_altered_by_hand_does_not_verify() {
    let library = sample();
    let mut forged = pinpoint(&library);
    forged.exact = "weigh an anchor".to_owned();
    assert_eq!(verify(&forged, &library), Verification::TextDiffers);
    // Other words that are there in full context: only the hash shows it.
    let honest = pinpoint(&library);
    let mut forged = honest.clone();
    let taken = forged.suffix.chars().next().unwrap();
    forged.exact.push(taken);
    forged.suffix.remove(0);
    assert_eq!(verify(&honest, &library), Verification::Verified);
    assert_eq!(verify(&forged, &library), Verification::TextDiffers);
    forged.quote_sha256 = text_hash(&forged.exact);
    assert_eq!(verify(&forged, &library), Verification::Verified, "without the hash nothing would be seen");
}

#[test]
fn references_lead_within_the_document_or_out_of_the_library() {
    let library = sample();
    let found = library.by_heading(Edition::First, "anchors - weigh")[0];
    let references = library.references(found);
    assert_eq!(references[0].targets[0].entry.heading, "counting");
    assert!(references[0].same_document);
    assert!(references[1].targets.is_empty(), "boats – rowing is not in the library");
    let counting = library.by_heading(Edition::First, "counting")[0];
    let from: Vec<&str> =
        library.referring_to(counting).iter().map(|found| found.entry.heading.as_str()).collect();
    assert_eq!(from, ["Abacus", "anchors – weigh", "Marigold"]);
}

#[test]
fn a_sub_entry_answers_to_both_its_names() {
    let library = sample();
    for name in ["Loading", "Boxcar - loading"] {
        assert_eq!(library.by_heading(Edition::First, name)[0].entry.heading, "Loading", "{name}");
    }
    assert!(library.by_heading(Edition::Second, "Loading").is_empty());
    assert_eq!(library.collisions(Edition::Second, "Loading").len(), 1);
}
