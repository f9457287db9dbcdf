//! What the program knows of documents that nobody has imported.

use std::collections::{BTreeSet, HashSet};

use crate::support::shared;
use arbiter::data;
use arbiter::domain::edition::Edition;
use arbiter::domain::rulings::citation::slug;
use arbiter::domain::rulings::document::KnownDocuments;
use arbiter::domain::rulings::format::DocumentFormat;
use arbiter::domain::rulings::outline::{self, LONGEST_DIGEST};
use arbiter::domain::rulings::split::split;

use super::fixtures::{BOLD, RUN_ON, WRAPPED};

#[test]
fn an_outline_keeps_all_but_the_text() {
    for (text, format) in [
        (WRAPPED, DocumentFormat::Wrapped2000),
        (BOLD, DocumentFormat::Bold2000),
        (RUN_ON, DocumentFormat::GlossaryRunOn),
    ] {
        let mut entries = split(text, format, &[]).entries;
        entries[0].digest = "Lamps, \"lit\"; in short | and sweet.".to_owned();
        let read = outline::read(&outline::write(&entries).unwrap()).unwrap();
        assert_eq!(read.len(), entries.len());
        for (mut entry, outlined) in entries.into_iter().zip(read) {
            assert_eq!(outlined.says_something(), !entry.text.is_empty());
            entry.text.clear();
            entry.damage.clear();
            assert_eq!(outlined, entry);
        }
    }
}

#[test]
fn a_digest_goes_to_the_entry_with_the_same_text_and_to_no_other() {
    let mut told = split(WRAPPED, DocumentFormat::Wrapped2000, &[]).entries;
    for entry in &mut told {
        entry.digest = format!("About {}.", entry.heading);
    }
    let heading =
        told.iter().find(|entry| entry.says_something() && entry.level == 1).unwrap().heading.clone();
    let changed = WRAPPED.replacen("The ", "Every ", 1);
    assert_ne!(changed, WRAPPED);
    let mut entries = split(&changed, DocumentFormat::Wrapped2000, &[]).entries;
    outline::attach(&mut entries, &told);
    let (same, other): (Vec<_>, Vec<_>) =
        entries.iter().partition(|entry| told.iter().any(|old| old.text_sha256 == entry.text_sha256));
    let told = |entry: &&arbiter::domain::rulings::entry::RulingEntry| {
        entry.digest == format!("About {}.", entry.heading)
    };
    assert!(!same.is_empty() && same.iter().all(told), "{heading}");
    assert!(!other.is_empty() && other.iter().all(|entry| entry.digest.is_empty()), "{other:?}");
}

#[test]
fn a_malformed_outline_names_its_line() {
    let entries = split(WRAPPED, DocumentFormat::Wrapped2000, &[]).entries;
    let table = outline::write(&entries).unwrap();
    let long = outline::read(&table.replacen('\n', &format!("{}\n", "x".repeat(3)), 1)).unwrap_err();
    assert_eq!(long.line, 2, "{long}");
    let mut entries = entries;
    entries[1].digest = "x".repeat(LONGEST_DIGEST + 1);
    let refused = outline::read(&outline::write(&entries).unwrap()).unwrap_err();
    assert_eq!(refused.to_string(), "line 3: the digest has more than 200 characters");
}

#[test]
fn every_entry_that_decides_something_is_digested() {
    let mut digests = 0;
    for (stem, table) in data::RULING_OUTLINES {
        for entry in outline::read(table).unwrap().iter().filter(|entry| outline::wants_digest(entry)) {
            assert!(!entry.digest.is_empty(), "{stem}, {}", entry.heading);
            assert!(
                entry.digest.ends_with(['.', '?', '!', ')', '"']),
                "{stem}, {}: {}",
                entry.heading,
                entry.digest
            );
            digests += 1;
        }
    }
    assert_eq!(digests, 618);
}

#[test]
fn every_entry_that_rules_is_asked_about_in_many_ways() {
    let mut rules = 0;
    for (stem, table) in data::RULING_OUTLINES {
        for entry in outline::read(table).unwrap().iter().filter(|entry| outline::wants_asking(entry)) {
            let heading = &entry.heading;
            assert!((5..=50).contains(&entry.asked.len()), "{stem}, {heading}: {}", entry.asked.len());
            let distinct: BTreeSet<&String> = entry.asked.iter().collect();
            assert_eq!(distinct.len(), entry.asked.len(), "{stem}, {heading}");
            for asked in &entry.asked {
                let words = asked.split_whitespace().count();
                assert!((3..=24).contains(&words) && asked.is_ascii(), "{stem}, {heading}: {asked}");
            }
            rules += 1;
        }
    }
    assert!(rules > 400, "{rules}");
}

/// The questions of the review that were put under an entry that does not decide them are listed as unanswered there.
#[test]
fn no_entry_both_answers_a_question_and_leaves_it_open() {
    let known = KnownDocuments::parse(data::RULING_DOCUMENTS).unwrap();
    let mut answered: HashSet<(Edition, String, String)> = HashSet::new();
    for document in known.iter() {
        let table = data::RULING_OUTLINES.iter().find(|(stem, _)| *stem == document.stem).unwrap().1;
        for entry in outline::read(table).unwrap() {
            let of = slug(&entry.heading);
            answered.extend(entry.asked.into_iter().map(|asked| (document.edition, of.clone(), asked)));
        }
    }
    let beside = include_str!("../../../data/rulings/beside.txt");
    let mut open = 0;
    for line in beside.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (of, questions) = line.split_once(" = ").unwrap();
        let (edition, heading) = of.split_once(' ').unwrap();
        let edition: Edition = edition.parse().unwrap();
        for question in questions.split(" | ") {
            let both = (edition, slug(heading), question.to_owned());
            assert!(!answered.contains(&both), "{of}: {question}");
            open += 1;
        }
    }
    assert!(open > 3_000, "{open}");
}

/// Without the documents a summary is all that a judge reads.
#[test]
fn a_summary_has_what_a_judge_needs_of_its_entry() {
    for (heading, needed) in [("Tribble side deck", "30/30"), ("Built-in Wormhole", "Space-Time Portal")] {
        let entries = data::RULING_OUTLINES.iter().flat_map(|(_, table)| outline::read(table).unwrap());
        let digests: Vec<String> =
            entries.filter(|entry| entry.heading == heading).map(|entry| entry.digest).collect();
        assert!(digests.iter().any(|digest| digest.contains(needed)), "{heading}: {digests:?}");
    }
}

#[test]
fn no_question_is_copied_from_a_document() {
    let Some(folder) = shared::folder() else { return };
    let words = |text: &str| -> Vec<String> {
        let plain: String = text.chars().map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
        plain.to_lowercase().split_whitespace().map(str::to_owned).collect()
    };
    let mut questions = 0;
    for (stem, table) in data::RULING_OUTLINES {
        let text = std::fs::read_to_string(folder.join("rulings").join(format!("{stem}.txt"))).unwrap();
        let text = words(&text);
        let runs: HashSet<&[String]> = text.windows(8).collect();
        let copied = |asked: &[String]| asked.windows(8).any(|run| runs.contains(run));
        assert!(copied(&text[100..110]), "the control: {stem}");
        for entry in outline::read(table).unwrap() {
            for asked in &entry.asked {
                assert!(!copied(&words(asked)), "{stem}, {}: {asked}", entry.heading);
                questions += 1;
            }
        }
    }
    assert!(questions > 1_000, "{questions}");
}

#[test]
fn the_outlines_are_those_of_the_documents() {
    let Some(folder) = shared::folder() else { return };
    let known = KnownDocuments::parse(data::RULING_DOCUMENTS).unwrap();
    assert_eq!(known.iter().count(), data::RULING_OUTLINES.len());
    for document in known.iter() {
        let text =
            std::fs::read_to_string(folder.join("rulings").join(format!("{}.txt", document.stem))).unwrap();
        let mut entries = split(&text, document.format, &document.pages).entries;
        let table = data::RULING_OUTLINES.iter().find(|(stem, _)| *stem == document.stem).unwrap().1;
        outline::attach(&mut entries, &outline::read(table).unwrap());
        assert!(
            outline::write(&entries).unwrap() == table,
            "data/rulings/outlines is not what `arbiter rulings outline` makes of {}",
            document.stem
        );
    }
}
