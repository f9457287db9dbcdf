//! Whole deck lists: samples with their reports, real ones, odd ones, and any text at all.

use std::collections::{BTreeMap, BTreeSet};

use crate::deck_lists::{check, each_game, errors};
use crate::support::shared;
use arbiter::data::{card_table, deck_formats};
use arbiter::domain::awaited::Awaited;
use arbiter::domain::card::MatchKind;
use arbiter::domain::deck::{DeckList, OpenedPool};
use proptest::prelude::*;

#[test]
fn the_sample_lists_give_the_expected_reports() {
    for format in deck_formats() {
        for kind in ["legal", "faults"] {
            let path = format!("tests/decks/{}-{kind}", format.id);
            let text = std::fs::read_to_string(format!("{path}.txt")).unwrap();
            let report = match format.pool_rule() {
                None => check(&format.id, &text),
                Some(_) => {
                    let (table, all) = (card_table(format.edition), Awaited::always());
                    let pool =
                        std::fs::read_to_string(format!("tests/decks/{}-pool.txt", format.id)).unwrap();
                    let pool = OpenedPool::of(&DeckList::read(&pool, table), table, &all);
                    format.check_while(&DeckList::read(&text, table), table, None, Some(&pool), &all).unwrap()
                }
            };
            if std::env::var_os("WRITE_EXPECTED").is_some() {
                let text = serde_json::to_string_pretty(&report).unwrap() + "\n";
                std::fs::write(format!("{path}.json"), text).unwrap();
            }
            let mut expected: serde_json::Value =
                serde_json::from_str(&std::fs::read_to_string(format!("{path}.json")).unwrap()).unwrap();
            // New cards may join the table without changing what these lists say.
            expected["card_table"] = report.card_table.as_str().into();
            assert!(
                serde_json::to_value(&report).unwrap() == expected,
                "{path}: the report changed; if that is meant, see docs/adding.md"
            );
            assert_eq!(report.legal, kind == "legal", "{path}");
        }
    }
}

/// Lines of real lists that no table can match: an id list, a prose typo, a promo number.
fn unmatched_by_nature(file: &str, text: &str) -> bool {
    file.starts_with("netstccg")
        || text.starts_with("Expose Cover Supply")
        || text.starts_with("They are")
        || text.starts_with("0.?")
}

#[test]
fn every_line_of_the_real_lists_names_its_card() {
    let Some(shared) = shared::folder() else { return };
    let mut how: BTreeMap<(String, MatchKind), usize> = BTreeMap::new();
    for entry in std::fs::read_dir(shared.join("decks")).unwrap() {
        let path = entry.unwrap().path();
        let file = path.file_name().unwrap().to_string_lossy().into_owned();
        let format = match &file {
            name if name.ends_with(".csv") => continue,
            name if name.contains("2e") => "2e-standard",
            name if name.contains("tribbles") => "tribbles",
            _ => "1e-open",
        };
        let text = String::from_utf8_lossy(&std::fs::read(&path).unwrap()).into_owned();
        let report = check(format, &text);
        for line in &report.lines {
            *how.entry((format.to_owned(), line.how)).or_default() += 1;
            let excused = unmatched_by_nature(&file, &line.text);
            assert!(line.how != MatchKind::None || excused, "{file}:{} {}", line.line, line.text);
        }
        if file.starts_with("trekcc") {
            assert!(report.legal && report.lines.iter().all(|line| line.how == MatchKind::Exact));
        }
        if file.starts_with("lackey") {
            assert!(report.legal, "{file}: {:?}", report.faults);
        }
    }
    assert!(!how.is_empty(), "no list was read");
}

#[test]
fn the_corpus_of_odd_lists_is_read_without_panic_and_no_line_of_it_is_lost() {
    let mut read = 0;
    for entry in std::fs::read_dir("tests/corpus/decks").unwrap() {
        let path = entry.unwrap().path();
        let text = String::from_utf8_lossy(&std::fs::read(&path).unwrap()).into_owned();
        for format in each_game() {
            let table = card_table(format.edition);
            let list = DeckList::read(&text, table);
            let lines: BTreeSet<usize> = list.lines.iter().map(|line| line.line).collect();
            let unseen = ['\u{200b}', '\u{200d}', '\u{ad}', '\u{feff}', '\u{202e}', '\u{2066}', '\u{2069}'];
            let even = text.replace("\r\n", "\n").replace('\r', "\n").replace(unseen, "");
            let written = even.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
            for (at, line) in written {
                assert!(lines.contains(&(at + 1)), "{}: line {} “{line}” is lost", path.display(), at + 1);
            }
            let report = format.check(&list, table, None);
            assert_eq!(report.legal, errors(&report).is_empty());
        }
        read += 1;
    }
    assert!(read >= 25, "{read}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn reading_never_panics_and_loses_no_line(text in "([ -~\t\r\néï“”\\{\\[\"]{0,40}\n){0,12}") {
        for format in each_game() {
            let list = DeckList::read(&text, card_table(format.edition));
            let mut read: Vec<usize> = list.lines.iter().map(|line| line.line).collect();
            read.dedup();
            let even = text.replace("\r\n", "\n").replace('\r', "\n");
            let written: Vec<usize> = even
                .lines()
                .enumerate()
                .filter(|(_, line)| !line.trim().is_empty())
                .map(|(at, _)| at + 1)
                .collect();
            prop_assert_eq!(&read, &written);
            let report = format.check(&list, card_table(format.edition), None);
            prop_assert_eq!(report.legal, errors(&report).is_empty());
        }
    }

    #[test]
    fn every_card_is_read_back_from_every_layout(at in 0_usize..4000, copies in 1_u32..=250, layout in 0_usize..5) {
        let card = &card_table(arbiter::domain::edition::Edition::Second).cards()[at % 3706];
        let line = match layout {
            0 => format!("{copies}\t{}", card.title),
            1 => format!("{copies}x {}", card.title),
            2 => format!("{copies} {}", card.title),
            3 => format!("{} ({copies})", card.title),
            _ => format!("{} x{copies}", card.title),
        };
        let report = check("2e-standard", &line);
        prop_assert_eq!(report.lines[0].quantity, copies);
        prop_assert_eq!(report.lines[0].title.as_deref(), Some(card.title.as_str()));
    }
}
