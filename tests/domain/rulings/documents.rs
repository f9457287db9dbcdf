//! The five real documents, if they are present. Only facts about them are written here.

use std::collections::BTreeMap;

use arbiter::domain::hash::sha256;
use arbiter::domain::rulings::document::KnownDocuments;
use arbiter::domain::rulings::entry::{Damage, EntryKind, RulingEntry, Segment};
use arbiter::domain::rulings::format::DocumentFormat;
use arbiter::domain::rulings::import_report::report;
use arbiter::domain::rulings::split::{Split, split};

use super::fixtures::*;

fn kinds(split: &Split) -> Vec<(EntryKind, usize)> {
    let mut kinds = BTreeMap::new();
    for entry in &split.entries {
        *kinds.entry(entry.kind).or_insert(0) += 1;
    }
    kinds.into_iter().collect()
}

fn starred(split: &Split) -> usize {
    split.entries.iter().filter(|entry| entry.starred).count()
}

#[test]
fn every_document_gives_so_many_entries_of_each_kind() {
    let expected = [
        (STEMS[0], vec![(EntryKind::Faq, 193), (EntryKind::FrontMatter, 1)], 0),
        (
            STEMS[1],
            vec![
                (EntryKind::Ruling, 148),
                (EntryKind::SummaryOfChange, 34),
                (EntryKind::CrossReferenceOnly, 22),
                (EntryKind::FrontMatter, 1),
            ],
            52,
        ),
        (STEMS[2], vec![(EntryKind::Ruling, 31), (EntryKind::CrossReferenceOnly, 6)], 2),
        (
            STEMS[3],
            vec![
                (EntryKind::Ruling, 68),
                (EntryKind::SummaryOfChange, 28),
                (EntryKind::CrossReferenceOnly, 12),
                (EntryKind::FrontMatter, 1),
            ],
            51,
        ),
        (
            STEMS[4],
            vec![
                (EntryKind::Ruling, 13),
                (EntryKind::Erratum, 76),
                (EntryKind::TimingStep, 27),
                (EntryKind::FrontMatter, 1),
            ],
            2,
        ),
    ];
    for (stem, counts, stars) in expected {
        let Some((_, split, _)) = real(stem) else { return };
        assert_eq!(kinds(&split), counts, "{stem}");
        assert_eq!(starred(&split), stars, "{stem}");
    }
}

#[test]
fn every_line_of_every_document_is_accounted_for() {
    for stem in STEMS {
        let Some((_, split, text)) = real(stem) else { return };
        assert_eq!(report(&text, &split).uncovered, Vec::<u32>::new(), "{stem}");
    }
}

#[test]
fn the_marks_give_the_recorded_format() {
    for stem in STEMS {
        let Some((document, _, text)) = real(stem) else { return };
        assert_eq!(DocumentFormat::of(&text), document.format, "{stem}");
    }
}

#[test]
fn only_text_between_the_parts_is_left_over() {
    let expected = [0, 2, 0, 3, 0];
    for (stem, count) in STEMS.into_iter().zip(expected) {
        let Some((_, split, _)) = real(stem) else { return };
        assert_eq!(split.remainder.len(), count, "{stem}: {:?}", split.remainder);
    }
}

#[test]
fn five_answers_torn_by_the_scan_are_joined() {
    let Some((_, split, _)) = real(STEMS[0]) else { return };
    let torn: Vec<(&str, Vec<(u32, u32)>)> = split
        .entries
        .iter()
        .filter(|entry| entry.segments.len() > 1)
        .map(|entry| {
            let lines =
                entry.segments.iter().map(|Segment { line_start, line_end }| (*line_start, *line_end));
            (entry.heading.as_str(), lines.collect())
        })
        .collect();
    assert_eq!(
        torn,
        [
            ("RED SHIRTS", vec![(277, 277), (471, 471)]),
            ("PHASED MATTER", vec![(579, 581), (372, 372)]),
            ("HOLO-PROJECTION FROM AN OUTPOST", vec![(693, 693), (853, 853)]),
            ("EXOCOMPS CUMULATIVE?", vec![(849, 851), (978, 978)]),
            ("HIDING YOUR CLOAKED SHIPS BY SHUFFLING", vec![(974, 976), (749, 749)]),
        ]
    );
    assert!(split.entries.iter().filter(|entry| entry.segments.len() > 1).all(|entry| entry.answered));
    assert!(entry(&split, "HOLO-PROJECTION FROM AN OUTPOST").text.starts_with("Can Holo-Projectors be "));
}

#[test]
fn the_torn_answers_stay_torn_without_the_order_of_pages() {
    let Some((document, _, text)) = real(STEMS[0]) else { return };
    let split = split(&text, document.format, &[]);
    assert_eq!(split.entries.iter().filter(|entry| entry.segments.len() > 1).count(), 0);
}

#[test]
fn sections_follow_the_order_of_reading() {
    let Some((_, split, _)) = real(STEMS[0]) else { return };
    let section = |line: u32| {
        let entry = split.entries.iter().find(|entry| entry.line_start == line).unwrap();
        entry.section.clone().unwrap()
    };
    assert_eq!(section(279), "6. EVENTS – 6.2 PARTICULAR EVENTS");
    assert_eq!(section(374), "5. DILEMMAS – 5.5 PARTICULAR DILEMMAS");
    assert_eq!(section(751), "17. CLOAKING");
    assert_eq!(section(855), "11. HOLOGRAPHIC RE-CREATIONS");
    assert_eq!(section(980), "19. CUMULATIVE EFFECTS");
    assert_eq!(section(986), "20. CARD COMBINATIONS");
}

#[test]
fn eight_questions_share_their_heading_with_another() {
    let Some((_, split, text)) = real(STEMS[0]) else { return };
    let repeated: Vec<String> =
        report(&text, &split).repeated.into_iter().map(|(heading, _)| heading).collect();
    assert_eq!(
        repeated,
        [
            "BORG SHIP",
            "GAPS IN NORMAL SPACE",
            "HORGA'HN",
            "MENTHAR BOOBY TRAP",
            "PHASED MATTER",
            "STATIC WARP BUBBLE",
            "TSIOLKOVSKY INFECTION",
            "WORMHOLES"
        ]
    );
}

#[test]
fn two_questions_have_no_answer() {
    let Some((_, split, text)) = real(STEMS[0]) else { return };
    assert_eq!(report(&text, &split).unanswered, ["EXOCOMP REPAIRS ON A MOVING SHIP", "INTER-SHIP BEAMING"]);
}

#[test]
fn the_ruined_table_and_the_doubled_line_are_damage() {
    let Some((_, split, _)) = real(STEMS[0]) else { return };
    let table = &entry(&split, "SHIELDS ENHANCERS and CUMULATIVE").damage;
    assert_eq!(table.len(), 7);
    assert!(table.iter().all(|damage| matches!(damage, Damage::ScrambledTable { line: 835..=841 })));
    assert_eq!(entry(&split, "EQUIPMENT and TREATIES").damage, [Damage::DoubledLine { line: 589 }]);
}

#[test]
fn what_breaks_off_in_the_middle_is_damage() {
    let broken = |stem: &str| {
        let (_, split, _) = real(stem)?;
        let marks = |entry: &RulingEntry| {
            entry
                .damage
                .iter()
                .filter_map(|damage| match damage {
                    Damage::BrokenOff { line } => Some(*line),
                    _ => None,
                })
                .collect::<Vec<_>>()
        };
        Some(split.entries.iter().flat_map(marks).collect::<Vec<_>>())
    };
    for (stem, lines) in STEMS.into_iter().zip([&[][..], &[], &[152], &[77], &[]]) {
        let Some(found) = broken(stem) else { return };
        assert_eq!(found, lines, "{stem}");
    }
}

#[test]
fn a_list_of_references_goes_on_behind_a_stray_full_stop() {
    let Some((_, split, _)) = real(STEMS[2]) else { return };
    let missions = split.entries.iter().find(|entry| entry.holds(187)).unwrap();
    assert_eq!(missions.see_also, ["Subjugate Planet", "Crystalline Entity"]);
}

#[test]
fn the_printed_hash_is_that_of_the_printed_text() {
    for stem in STEMS {
        let Some((_, split, _)) = real(stem) else { return };
        for entry in &split.entries {
            assert_eq!(
                entry.text_sha256.as_str(),
                sha256(entry.text.as_bytes()),
                "{stem} {}",
                entry.line_start
            );
        }
    }
}

#[test]
fn the_lost_characters_replace_four_symbols() {
    let Some((_, split, text)) = real(STEMS[1]) else { return };
    let report = report(&text, &split);
    let characters: Vec<(&str, u32)> =
        report.likely_signs.iter().map(|(character, count)| (character.as_str(), *count)).collect();
    assert_eq!(report.lost_characters, 130);
    assert_eq!(characters, [("–", 105), ("’", 21), ("…", 2), ("−", 2)]);
}

#[test]
fn lost_icons_left_gaps_in_the_errata() {
    let Some((_, split, text)) = real(STEMS[4]) else { return };
    assert_eq!(report(&text, &split).lost_icons, 31);
    let Some((_, split, text)) = real(STEMS[1]) else { return };
    assert_eq!(report(&text, &split).lost_icons, 0, "two spaces mean nothing elsewhere");
}

#[test]
fn paragraphs_that_look_like_headings_are_not_headings() {
    let Some((_, split, _)) = real(STEMS[1]) else { return };
    let tribble = split.entries.iter().find(|entry| entry.line_start == 1208).unwrap();
    assert_eq!((tribble.heading.as_str(), tribble.line_end), ("Tribble", 1242));
    let marouk = split.entries.iter().find(|entry| entry.line_start == 734).unwrap();
    assert_eq!((marouk.heading.as_str(), marouk.kind), ("Marouk", EntryKind::CrossReferenceOnly));
}

#[test]
fn sub_entries_belong_to_their_entry() {
    let expected = [
        (
            STEMS[1],
            vec![
                (245, "battle"),
                (651, "holographic personnel and equipment"),
                (853, "personas"),
                (987, "scouting locations"),
                (1062, "skills"),
            ],
        ),
        (
            STEMS[2],
            vec![
                (29, "DAMAGE MARKERS"),
                (34, "DAMAGE MARKERS"),
                (39, "DAMAGE MARKERS"),
                (47, "DAMAGE MARKERS"),
                (118, "DOWNLOADING"),
                (153, "DOWNLOADING"),
                (168, "DOWNLOADING"),
                (171, "DOWNLOADING"),
            ],
        ),
        (STEMS[3], vec![(228, "Mission II"), (236, "Mission II")]),
    ];
    for (stem, parts) in expected {
        let Some((_, split, _)) = real(stem) else { return };
        let found: Vec<(u32, &str)> = split
            .entries
            .iter()
            .filter(|entry| entry.level == 2)
            .map(|entry| {
                let parent =
                    split.entries.iter().find(|parent| Some(parent.ordinal) == entry.parent).unwrap();
                (entry.line_start, parent.heading.as_str())
            })
            .collect();
        assert_eq!(found, parts, "{stem}");
    }
}

#[test]
fn another_line_ending_is_the_same_document_but_another_word_is_not() {
    let Some((document, _, text)) = real(STEMS[3]) else { return };
    let known = KnownDocuments::parse(arbiter::data::RULING_DOCUMENTS).unwrap();
    let dos = text.replace('\n', "\r\n") + "\r\n";
    let again = known.recognise(dos.as_bytes(), &dos).unwrap();
    assert_eq!(again.stem, document.stem);
    assert_ne!(again.sha256, document.sha256);
    assert!(known.recognise(b"x", &text.replacen("seed deck", "feed deck", 1)).is_none());
}
