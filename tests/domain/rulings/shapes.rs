//! Each form of document, on made-up text.

use arbiter::domain::hash::sha256;
use arbiter::domain::rulings::entry::{Damage, EntryKind, Segment};
use arbiter::domain::rulings::format::DocumentFormat;
use arbiter::domain::rulings::import_report::report;
use arbiter::domain::rulings::split::split;

use super::fixtures::*;

#[test]
fn a_format_is_recognised_by_its_marks() {
    let forms =
        [WRAPPED, BOLD, SECOND, QUESTIONS, RUN_ON, "Just a note.\n\nNothing more."].map(DocumentFormat::of);
    assert_eq!(
        forms,
        [
            DocumentFormat::Wrapped2000,
            DocumentFormat::Bold2000,
            DocumentFormat::SecondEdition2011,
            DocumentFormat::Faq1995,
            DocumentFormat::GlossaryRunOn,
            DocumentFormat::Generic
        ]
    );
}

#[test]
fn wrapped_rulings_have_stars_dashes_and_indented_parts() {
    assert_eq!(
        outline(&wrapped()),
        [
            "1 1-6 Sample Card Game (front-matter)",
            "1 12-13 anchors (summary-of-change)",
            "1 15-15 Queen's Tea (summary-of-change)",
            "1 19-19 Abacus (cross-reference-only)",
            "1 21-24 *anchors – weigh (ruling)",
            "1 26-26 boats (ruling)",
            "2 28-29 Many oars (ruling)",
            "1 31-33 *Boxcar (ruling)",
            "2 35-35 Loading (ruling)",
            "1 37-40 counting (ruling)",
            "1 42-42 Marigold (cross-reference-only)",
            "1 44-45 topic – quoted (ruling)",
        ]
    );
}

#[test]
fn wrapped_lines_are_joined_and_paragraphs_kept() {
    let split = wrapped();
    let anchors = entry(&split, "anchors – weigh");
    let paragraphs: Vec<&str> = anchors.paragraphs().collect();
    assert_eq!(
        paragraphs,
        [
            "You may weigh an anchor once. See counting, boats \u{fffd} rowing.",
            "A second paragraph on anchors."
        ]
    );
    assert_eq!(anchors.see_also, ["counting", "boats – rowing"]);
    assert_eq!(entry(&split, "counting").text, "Count like this:\n\n* one, then two; or\n\n* three.");
}

#[test]
fn a_lost_symbol_is_named_when_its_context_shows_it() {
    let split = wrapped();
    let damage = &entry(&split, "Queen's Tea").damage;
    assert_eq!(*damage, [Damage::LostCharacter { line: 15, column: 6, sign: "’".to_owned(), certain: true }]);
    assert!(entry(&split, "boats").damage.is_empty(), "a whole text has no damage");
}

#[test]
fn text_that_breaks_off_is_named_with_its_line() {
    let text = WRAPPED.replace("Abacus - See counting.", "Abacus - Count (with\nbeads, not stones").replace(
        "boats - A boat floats.",
        "boats - A boat floats. See Big Lake., Long River.\n\noars - A boat is rowed with\n\nsail, the - A sail",
    );
    let split = split(&text, DocumentFormat::Wrapped2000, &[]);
    let broken: Vec<_> = split
        .entries
        .iter()
        .filter(|entry| entry.damage.iter().any(|damage| matches!(damage, Damage::BrokenOff { .. })))
        .map(|entry| (entry.heading.as_str(), entry.line_end))
        .collect();
    assert_eq!(broken, [("Abacus", 20), ("oars", 29)]);
    let torn = arbiter::domain::rulings::split::split(
        &BOLD.replace("lamp oil", "The"),
        DocumentFormat::Bold2000,
        &[],
    );
    assert_eq!(entry(&torn, "The").damage, [Damage::BrokenOff { line: 19 }]);
    assert_eq!(entry(&split, "boats").see_also, ["Big Lake", "Long River"]);
    assert_eq!(
        split.entries.iter().map(|entry| entry.text_sha256.to_string()).collect::<Vec<_>>(),
        split.entries.iter().map(|entry| sha256(entry.text.as_bytes())).collect::<Vec<_>>(),
    );
}

#[test]
fn bold_rulings_hold_two_changes_in_one_paragraph_and_names_from_elsewhere() {
    assert_eq!(
        outline(&split(BOLD, DocumentFormat::Bold2000, &[])),
        [
            "1 1-5 Sample Card Game (front-matter)",
            "1 11-11 Anchors (summary-of-change)",
            "1 11-11 boats (summary-of-change)",
            "1 13-13 *Classic Lamp (summary-of-change)",
            "1 17-17 2 Lamps (summary-of-change)",
            "1 19-19 lamp oil (summary-of-change)",
            "1 23-23 *anchors – weigh (ruling)",
            "1 25-25 boats (cross-reference-only)",
            "1 27-29 Classic Lamp (ruling)",
            "2 31-31 Built-in Wick (ruling)",
            "1 33-33 *\"dim\" (cross-reference-only)",
        ]
    );
}

#[test]
fn a_sentence_broken_by_a_page_is_whole_again_and_bold_marks_are_gone() {
    let split = split(BOLD, DocumentFormat::Bold2000, &[]);
    assert_eq!(entry(&split, "Classic Lamp").text, "It shines upon a personnel near it, and only there.");
    assert_eq!(entry(&split, "\"dim\"").see_also, ["Classic Lamp", "boats"]);
}

#[test]
fn second_edition_rulings_have_steps_errata_and_a_title_in_the_middle() {
    let split = split(SECOND, DocumentFormat::SecondEdition2011, &[]);
    assert_eq!(
        outline(&split),
        [
            "1 5-5 baking (ruling)",
            "2 7-7 1. Make the dough (timing-step)",
            "3 8-8 1.a (timing-step)",
            "3 9-9 1.b (timing-step)",
            "2 10-10 2. Bake (timing-step)",
            "3 11-11 2.a (timing-step)",
            "1 13-15 Sample Rulings Document (4 May 2010) (front-matter)",
            "1 17-19 *bread / rolls (ruling)",
            "1 23-25 Mr. B. Baker, Early Riser (erratum)",
            "1 27-29 *Oven (erratum)",
        ]
    );
    let step = entry(&split, "2.a");
    assert_eq!((step.number.as_deref(), step.parent), (Some("2.a"), Some(5)));
}

#[test]
fn pages_out_of_order_are_read_in_order() {
    let split = split(QUESTIONS, DocumentFormat::Faq1995, &QUESTIONS_PAGES);
    assert_eq!(
        outline(&split),
        [
            "1 1-4 Questions about the sample game (front-matter)",
            "1 8-12 LOAVES (faq)",
            "1 13-13 OVENS, WHERE? (faq)",
            "1 15-15 LOAVES AND A KNIFE (faq)",
            "1 17-17 KNIVES (faq)",
            "1 25-26 DO ROLLS ROLL? (faq)",
        ]
    );
    let loaves = entry(&split, "LOAVES");
    assert_eq!(
        loaves.text,
        "Can I bake a round loaf?\n\nA: Yes. Bake it as long as the oven holds, and no longer."
    );
    assert_eq!(
        loaves.segments,
        [Segment { line_start: 8, line_end: 12 }, Segment { line_start: 21, line_end: 21 }]
    );
    assert!(loaves.damage.contains(&Damage::SplitByPages { line: 21 }));
}

#[test]
fn without_the_order_of_pages_the_answer_stays_torn() {
    let split = split(QUESTIONS, DocumentFormat::Faq1995, &[]);
    assert_eq!(entry(&split, "LOAVES").segments.len(), 1);
    assert!(!entry(&split, "LOAVES").text.contains("no longer"));
}

#[test]
fn a_question_without_an_answer_says_so() {
    let split = split(QUESTIONS, DocumentFormat::Faq1995, &QUESTIONS_PAGES);
    assert!(!entry(&split, "KNIVES").answered);
    assert!(entry(&split, "OVENS, WHERE?").answered, "an answer may follow on the same line");
    assert_eq!(entry(&split, "LOAVES AND A KNIFE").text, "I cut a loaf. Is that fine?");
    assert_eq!(entry(&split, "DO ROLLS ROLL?").section.as_deref(), Some("2. ROLLS"));
    assert_eq!(entry(&split, "LOAVES").section.as_deref(), Some("1. BREAD – 1.1 CRUST"));
}

#[test]
fn run_on_text_has_headings_in_the_middle_of_lines() {
    let split = split(RUN_ON, DocumentFormat::GlossaryRunOn, &[]);
    assert_eq!(
        outline(&split),
        [
            "1 1-1 [no heading] (ruling)",
            "1 1-2 LAMP OIL (ruling)",
            "2 2-3 Filling (ruling)",
            "1 3-3 WICK (cross-reference-only)",
            "1 3-4 *TABLE 7 (ruling)",
            "1 4-7 \"DIM LIGHT\" (ruling)",
            "2 7-8 Built From Wooden Boards (ruling)",
            "1 8-9 FLOOR, LEVEL OF (ruling)",
        ]
    );
    assert_eq!(entry(&split, "FLOOR, LEVEL OF").text, "The floor is level at 50% - 60 boards.");
    assert_eq!(entry(&split, "[no heading]").damage, [Damage::HeadingMissing { line: 1 }]);
}

#[test]
fn any_other_text_is_read_as_far_as_it_shows_headings() {
    let text = "A note\n\nWords.\n\nPARTS AND THINGS\n\nLamp: It shines.\n\nMore of it.\n";
    let split = split(text, DocumentFormat::of(text), &[]);
    assert_eq!(outline(&split), ["1 1-3 A note (front-matter)", "1 7-9 Lamp (ruling)"]);
    assert!(split.entries.iter().all(|entry| entry.kind != EntryKind::Faq));
}

#[test]
fn the_report_names_a_line_that_no_entry_accounts_for() {
    let mut split = wrapped();
    assert_eq!(report(WRAPPED, &split).uncovered, Vec::<u32>::new());
    split.entries.retain(|entry| entry.heading != "boats");
    assert_eq!(report(WRAPPED, &split).uncovered, [26]);
}
