//! Deck lists of every layout, sample lists and real ones.
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use arbiter::data::{card_table, deck_format, deck_formats};
use arbiter::domain::card::Match;
use arbiter::domain::deck::{DeckList, DeckReport, Severity, Zone};
use arbiter::domain::edition::Edition;
use proptest::prelude::*;

fn check(format: &str, text: &str) -> DeckReport {
    let format = deck_format(format).unwrap();
    format.check(&DeckList::read(text, card_table(format.edition)), card_table(format.edition), None)
}

fn placed(report: &DeckReport) -> Vec<(usize, u32, Zone, &str)> {
    let line = |line: &arbiter::domain::deck::report::ReportLine| {
        (line.line, line.quantity, line.zone.unwrap(), line.title.clone().unwrap_or_default())
    };
    report.lines.iter().map(line).map(|(at, count, zone, title)| (at, count, zone, &*title.leak())).collect()
}

fn errors(report: &DeckReport) -> Vec<&str> {
    report
        .faults
        .iter()
        .filter(|fault| fault.severity == Severity::Error)
        .map(|fault| fault.rule.as_str())
        .collect()
}

#[test]
fn lackeys_first_part_is_the_draw_deck() {
    let report = check(
        "1e-open",
        "\u{feff}2\tKevin Uxbridge\r\nMissions:\r\n1\tRelief Mission\r\nSeed+Dil:\r\n1\tMaglock\r\nAside:\r\n1\tHorta\r\n",
    );
    assert_eq!(
        placed(&report),
        [
            (1, 2, Zone::DrawDeck, "Kevin Uxbridge"),
            (3, 1, Zone::Missions, "Relief Mission"),
            (5, 1, Zone::SeedDeck, "Maglock"),
            (7, 1, Zone::Aside, "Horta"),
        ]
    );
}

#[test]
fn headings_with_counts_and_every_way_to_write_a_number() {
    let text = "MISSIONS (1)\nRelief Mission\n\nSEED CARDS (5)\nMaglock (2)\nHorta x2\nQ's Tent (1)\n\nQ's TENT (2)\n2x Kevin Uxbridge\n## Draw deck\n- 3 Worf\n4x\tData\nPERSONNEL (2)\nOdo\nx1 Quark\n";
    let report = check("1e-open", text);
    assert_eq!(
        placed(&report),
        [
            (2, 1, Zone::Missions, "Relief Mission"),
            (5, 2, Zone::SeedDeck, "Maglock"),
            (6, 2, Zone::SeedDeck, "Horta"),
            (7, 1, Zone::SeedDeck, "Q's Tent"),
            (10, 2, Zone::QsTent, "Kevin Uxbridge"),
            (12, 3, Zone::DrawDeck, "Worf"),
            (13, 4, Zone::DrawDeck, "Data"),
            (15, 1, Zone::DrawDeck, "Odo"),
            (16, 1, Zone::DrawDeck, "Quark"),
        ]
    );
    assert!(!report.faults.iter().any(|fault| fault.rule == "heading-count"), "{:?}", report.faults);
}

#[test]
fn a_heading_with_count_and_colon_is_a_heading() {
    for heading in
        ["Missions (1):", "Missions: 1", "MISSIONS (1)", "Missions (1 card):", "1 Missions", "Missions: (1)"]
    {
        let report = check("1e-open", &format!("{heading}\nRelief Mission\nDraw deck (1):\nOdo\n"));
        assert_eq!(
            placed(&report),
            [(2, 1, Zone::Missions, "Relief Mission"), (4, 1, Zone::DrawDeck, "Odo")],
            "{heading}"
        );
    }
    let report = check("1e-open", "Missions (1):\nRelief Mission\nHoly cards (4):\nOdo\n");
    let faults: Vec<_> = report
        .faults
        .iter()
        .filter(|fault| fault.rule.contains("heading"))
        .map(|fault| &*fault.rule)
        .collect();
    assert_eq!(faults, ["unknown-heading", "heading-count"]);
}

#[test]
fn a_counted_title_that_names_a_part_too_is_a_card() {
    let report = check("1e-open", "Seed deck:\n2 Q-Flash\n- Q's Tent\n* 1 Q's Tent\n2 Q-FLASH\n");
    let titles: Vec<_> = report.lines.iter().map(|line| line.title.as_deref().unwrap()).collect();
    assert_eq!(titles, ["Q-Flash", "Q's Tent", "Q's Tent", "Q-Flash"]);
    let report = check("2e-standard", "2 Dyson Sphere\nDyson Sphere\nDyson Sphere (2)\n");
    assert_eq!(report.lines.iter().map(|line| line.quantity).collect::<Vec<_>>(), [2, 1, 2]);
    // A denomination without its power is a card that nobody can tell, not the heading of a deck.
    for line in ["10 Tribbles", "1 Tribble", "100000 tribbles"] {
        let report = check("tribbles", &format!("{line}\n"));
        assert_eq!((report.lines.len(), report.lines[0].how), (1, Match::None), "{line}");
        let told = ["unknown-card", "unreadable-quantity"];
        assert!(errors(&report).iter().any(|rule| told.contains(rule)), "{line}");
    }
    assert_eq!(check("tribbles", "35 Tribbles\n35 1 Tribble - Go\n").lines.len(), 1);
}

#[test]
fn a_counted_heading_with_nothing_below_does_not_pass_in_silence() {
    let counted = |text: &str| {
        let report = check("1e-open", text);
        report.faults.iter().filter(|fault| fault.rule == "heading-count").count()
    };
    assert_eq!(counted("Seed deck:\nMaglock\n3 Dilemmas\nMissions:\nRelief Mission\n"), 1);
    assert_eq!(counted("Missions:\nRelief Mission\n10 Tribbles\n"), 1);
    assert_eq!(
        counted(
            "Missions:\nRelief Mission\nSEED CARDS (3)\nDilemmas (2)\nMaglock (2)\nOther seeds (1)\nHorta\n"
        ),
        0
    );
    assert_eq!(counted("3 Dilemmas\n3 Maglock\n"), 0);
}

#[test]
fn the_back_of_a_card_names_the_card() {
    let report = check(
        "1e-open",
        "1\tVintaak Disappearance Site (back)*\n1\tSpacedoor (back)*\n1\tTerok Nor (back)\n",
    );
    let titles: Vec<_> = report.lines.iter().map(|line| line.title.as_deref().unwrap()).collect();
    assert_eq!(titles, ["Vintaak Drydock Station", "Spacedoor", "Terok Nor"]);
}

#[test]
fn every_kind_of_line_end_is_read_alike() {
    let text = "2\tKevin Uxbridge\nMissions:\n1\tRelief Mission\n\nSeed+Dil:\n1\tMaglock\n";
    let report = check("1e-open", text);
    assert_eq!(report.lines.len(), 3);
    for end in ["\r", "\r\n"] {
        assert_eq!(check("1e-open", &text.replace('\n', end)), report, "{end:?}");
    }
}

#[test]
fn a_card_of_unknown_kind_is_counted_in_no_part() {
    let report = check("2e-standard", "0.?004.3,3.~162.2,9.99999.1,5.07056.2\n1\tNo such card at all\n");
    let zones: Vec<_> = report.lines.iter().map(|line| (line.quantity, line.zone)).collect();
    let draw = Some(Zone::DrawDeck);
    assert_eq!(zones, [(3, Some(Zone::DilemmaPile)), (2, draw), (1, None), (2, draw), (1, None)]);
    assert_eq!(report.counts, BTreeMap::from([(Zone::DrawDeck, 4), (Zone::DilemmaPile, 3)]));
    assert_eq!((report.unplaced, report.cards()), (2, 9));
    let said: Vec<_> = report.faults.iter().filter(|fault| fault.rule == "unknown-card").collect();
    assert!(
        said.iter().all(|fault| fault.message.to_lowercase().contains("counted in no part of the deck")),
        "{said:?}"
    );
    // Where the list says the part, the part counts it.
    let report = check("2e-standard", "Draw deck:\n1\tNo such card at all\n");
    assert_eq!((report.counts[&Zone::DrawDeck], report.unplaced), (1, 0));
}

#[test]
fn without_headings_the_type_decides_and_the_report_says_so() {
    let report = check("2e-standard", "1\tHunt Alien\n2\tOutclassed\n1\tBorg Cube\n");
    assert_eq!(
        report.counts,
        BTreeMap::from([(Zone::Missions, 1), (Zone::DrawDeck, 1), (Zone::DilemmaPile, 2)])
    );
    assert!(
        report.faults.iter().any(|fault| fault.rule == "placed-by-type" && fault.severity == Severity::Note)
    );
}

#[test]
fn json_lists_keep_their_line_numbers() {
    let report =
        check("tribbles", "{\n \"cards\": [\"2 100 Tribbles - Rescue\",\n \"9 1 Tribble - Go\"]\n}\n");
    assert_eq!(
        placed(&report),
        [(2, 2, Zone::DrawDeck, "100 Tribbles - Rescue"), (3, 9, Zone::DrawDeck, "1 Tribble - Go")]
    );
    assert_eq!(report.other_lines.len(), 2);
}

#[test]
fn a_denomination_is_no_number_of_copies() {
    let report = check("tribbles", "10 Tribbles - Go\n10000 tribbles Power.Go\n2 10 Tribbles - Go\n");
    assert_eq!(report.counts[&Zone::DrawDeck], 4);
    let report = check("1e-open", "Tribbles:\n10 and 01\n");
    assert_eq!(report.lines[0].title.as_deref(), Some("10 and 01"));
}

#[test]
fn numbers_that_cannot_be_are_faults_of_their_line() {
    for number in ["0", "-1", "251", "99999999999", "999999999999999999999999999999999999999999999999"] {
        let report = check("1e-open", &format!("Missions:\n{number} Relief Mission\n"));
        let fault = report.faults.iter().find(|fault| fault.rule == "unreadable-quantity").unwrap();
        assert_eq!(fault.lines, [2], "{number}");
        assert_eq!(report.lines[0].quantity, 0);
    }
}

#[test]
fn no_card_title_is_taken_for_a_heading() {
    for format in deck_formats() {
        for card in card_table(format.edition).cards() {
            let list =
                DeckList::read(&format!("1\t{}\n{}\n", card.title, card.title), card_table(format.edition));
            assert_eq!(list.cards().count(), 2, "{}", card.title);
        }
    }
}

#[test]
fn rubbish_is_no_legal_deck() {
    let line = "Kevin ".repeat(170_000);
    let json = "{\"cards\":[".to_owned() + &"\"a\",".repeat(100_000) + "\"b\"]}";
    for text in [line, json, "1".repeat(1_000_000)] {
        assert!(!check("1e-open", &text).legal);
    }
}

#[test]
fn near_titles_are_sought_for_sixty_texts_of_a_list_and_for_none_that_is_too_long() {
    // How many texts, and on how many lines.
    let offered = |text: &str| {
        let report = check("1e-open", text);
        let near = report.lines.iter().filter(|line| !line.suggestions.is_empty());
        let lines: Vec<&str> = near.map(|line| line.text.as_str()).collect();
        (lines.iter().collect::<BTreeSet<_>>().len(), lines.len())
    };
    let titles = card_table(Edition::First).cards().iter().map(|card| &card.title);
    let misspelt: Vec<String> =
        titles.filter(|title| title.len() > 15).map(|title| format!("{title}x\n")).collect();
    assert!(misspelt.len() > 500);
    assert_eq!(offered(&misspelt[..5].concat()), (5, 5));
    let (texts, _) = offered(&misspelt.concat());
    assert!((30..=60).contains(&texts), "{texts}");
    assert_eq!(offered(&"Kevn Uxbridge\n".repeat(500)), (1, 500), "a text is looked up once");
    assert_eq!(offered(&"Kevn Uxbridge ".repeat(20)), (0, 0));
}

#[test]
fn the_sample_lists_give_the_expected_reports() {
    for format in deck_formats() {
        for kind in ["legal", "faults"] {
            let path = format!("tests/decks/{}-{kind}", format.id);
            let report = check(&format.id, &std::fs::read_to_string(format!("{path}.txt")).unwrap());
            let expected: DeckReport =
                serde_json::from_str(&std::fs::read_to_string(format!("{path}.json")).unwrap()).unwrap();
            // New cards may join the table without changing what these lists say.
            let expected = DeckReport { card_table: report.card_table.clone(), ..expected };
            assert_eq!(report, expected, "{path}; if the change is meant, write the new report there");
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
    let lists = Path::new("../shared/decks");
    if !lists.exists() {
        return;
    }
    let mut how: BTreeMap<(String, Match), usize> = BTreeMap::new();
    for entry in std::fs::read_dir(lists).unwrap() {
        let path = entry.unwrap().path();
        let file = path.file_name().unwrap().to_string_lossy().into_owned();
        let format = match &file {
            name if name.ends_with(".csv") => continue,
            name if name.contains("2e") => "2e-standard",
            name if name.contains("tribbles") => "tribbles",
            _ => "1e-open",
        };
        let text = arbiter::cli::input::read(&path).unwrap().text;
        let report = check(format, &text);
        for line in &report.lines {
            *how.entry((format.to_owned(), line.how)).or_default() += 1;
            let excused = unmatched_by_nature(&file, &line.text);
            assert!(line.how != Match::None || excused, "{file}:{} {}", line.line, line.text);
        }
        if file.starts_with("trekcc") {
            assert!(report.legal && report.lines.iter().all(|line| line.how == Match::Exact));
        }
        if file.starts_with("lackey") {
            assert!(report.legal, "{file}: {:?}", report.faults);
        }
    }
    assert!(!how.is_empty(), "no list was read");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn reading_never_panics_and_loses_no_line(text in "([ -~\t\r\néï“”\\{\\[\"]{0,40}\n){0,12}") {
        for format in deck_formats() {
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
