//! Lines changed by taps, and lists written for other programs.

use arbiter::data::{card_table, deck_format};
use arbiter::domain::awaited::Awaited;
use arbiter::domain::card::Sought;
use arbiter::domain::deck::export::Export;
use arbiter::domain::deck::repair::{Repair, first_suggestions, line_of, repair_lines, with_line};
use arbiter::domain::deck::report::ReportLine;
use arbiter::domain::deck::{DeckList, DeckReport, Zone};
use arbiter::domain::edition::Edition;

fn check(format: &str, text: &str) -> DeckReport {
    let format = deck_format(format).unwrap();
    format.check(&DeckList::read(text, card_table(format.edition)), card_table(format.edition), None)
}

fn take(text: &str, line: usize, nth: usize, title: &str) -> String {
    let repair = Repair { line, nth, title: title.to_owned() };
    repair_lines(text, card_table(Edition::First), &[repair], &Awaited::always()).0
}

#[test]
fn a_suggestion_changes_its_line_and_nothing_else() {
    for (written, wanted) in [
        ("Seed deck:\n2x Red Allert! // mine\n1 Horta\n", "Seed deck:\n2x Red Alert! // mine\n1 Horta\n"),
        ("Seed deck:\r\n2\tRed Allert!\r\n1 Horta\r\n", "Seed deck:\n2\tRed Alert!\n1 Horta\n"),
        ("Seed deck:\n  - Red Allert! (2)\n", "Seed deck:\n  - Red Alert! (2)\n"),
        ("{\"seed deck\": [\n\"2 Red Allert!\"]}", "{\"seed deck\": [\n\"2 Red Alert!\"]}"),
        ("Seed deck:\nRed Allert!", "Seed deck:\nRed Alert!"),
    ] {
        assert_eq!(take(written, 2, 0, "Red Alert!"), wanted);
        let lines = check("1e-open", wanted).lines;
        assert!(!lines.is_empty() && lines.iter().all(|line| line.card.is_some()), "{wanted}");
    }
}

#[test]
fn a_line_that_would_not_be_read_as_the_chosen_card_is_left_alone() {
    let text = "Seed deck:\n2 Red Allert!\n1 Horta\n";
    for (line, nth, title) in [
        (2, 0, "No Such Card"),
        (9, 0, "Red Alert!"),
        (2, 7, "Red Alert!"),
        (1, 0, "Red Alert!"),
        (0, 0, "Horta"),
        (2, 0, ""),
    ] {
        assert_eq!(take(text, line, nth, title), text, "{line} {nth} {title}");
    }
}

#[test]
fn all_first_suggestions_together_do_what_each_does_alone() {
    let table = card_table(Edition::First);
    let text = include_str!("../decks/1e-open-faults.txt").replace("Horta", "Hortta").replace("Odo", "Oddo");
    let first = first_suggestions(&text, table, &Awaited::always());
    let (together, changed) = repair_lines(&text, table, &first, &Awaited::always());
    assert!(!first.is_empty() && changed.len() == first.len(), "{first:?} {changed:?}");
    let one_by_one = first.iter().fold(text.clone(), |text, one| {
        repair_lines(&text, table, std::slice::from_ref(one), &Awaited::always()).0
    });
    assert_eq!(together, one_by_one);
    assert_eq!(text.lines().count(), together.lines().count());
    let touched: Vec<usize> = changed.iter().map(|one| one.line).collect();
    for (at, (before, after)) in text.lines().zip(together.lines()).enumerate() {
        assert!(before == after || touched.contains(&(at + 1)), "line {}: {before} {after}", at + 1);
    }
    let left = check("1e-open", &together);
    assert!(left.lines.iter().all(|line| line.card.is_some() || line.suggestions.is_empty()));
}

#[test]
fn a_line_is_rewritten_or_removed() {
    let text = "a\r\nb\r\nc";
    assert_eq!(with_line(text, 2, Some("B\nand more")), "a\nB and more\nc");
    assert_eq!(with_line(text, 2, None), "a\nc");
    assert_eq!(with_line(text, 9, Some("x")), "a\nb\nc");
    assert_eq!((line_of(text, 2).as_deref(), line_of(text, 0), line_of(text, 4)), (Some("b"), None, None));
}

/// What a list says: copies, part and card of each line, sorted.
fn said(report: &DeckReport) -> Vec<(Zone, String, u32)> {
    let of = |line: &ReportLine| {
        // What names no card is written in the way of each file.
        let card = line.card.as_ref().map_or_else(|| "no card".to_owned(), ToString::to_string);
        (line.zone.unwrap_or(Zone::DrawDeck), card, line.quantity)
    };
    let mut all: Vec<_> = report.lines.iter().map(of).collect();
    all.sort();
    all
}

#[test]
fn an_exported_list_is_read_back_with_the_same_cards_copies_and_parts() {
    let mut lists = 0;
    for name in std::fs::read_dir("tests/decks").unwrap() {
        let path = name.unwrap().path();
        let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
        let Some(format) =
            stem.strip_suffix("-legal").filter(|_| path.extension().is_some_and(|end| end == "txt"))
        else {
            continue;
        };
        lists += 1;
        let report = check(format, &std::fs::read_to_string(&path).unwrap());
        for export in Export::ALL {
            let written = export.write(&report).unwrap();
            let again = check(format, &written);
            match export {
                Export::Dek => assert_eq!(summed(&again), summed(&report), "{stem} {export:?}"),
                _ => assert_eq!(said(&again), said(&report), "{stem} {export:?}\n{written}"),
            }
        }
    }
    assert!(lists > 10, "{lists} lists were read");
}

/// The copies of each card in each part, added up: a `.dek` names each copy by itself.
fn summed(report: &DeckReport) -> std::collections::BTreeMap<(Zone, String), u32> {
    let mut all = std::collections::BTreeMap::new();
    for (zone, card, number) in said(report) {
        *all.entry((zone, card)).or_default() += number;
    }
    all
}

#[test]
fn every_part_is_read_back_from_every_export_and_huge_numbers_write_no_huge_file() {
    let horta = card_table(Edition::First).find("Horta", Sought::Anything).unwrap().card.title.clone();
    let mut report = check("1e-open", &format!("Seed deck:\n1 {horta}\n"));
    for zone in Zone::ALL.iter().filter(|zone| **zone != Zone::DilemmaPile) {
        report.lines[0].zone = Some(*zone);
        for export in Export::ALL {
            let again = check("1e-open", &export.write(&report).unwrap());
            assert_eq!(again.lines[0].zone, Some(*zone), "{export:?}");
        }
    }
    report.counts.insert(Zone::SeedDeck, 2_001);
    assert_eq!(Export::Dek.write(&report), None);
}

/// What trekcc.org gives is what is written for its import: the same parts in the same order, the same names in them.
#[test]
fn the_text_for_trekcc_is_written_in_its_own_form() {
    let parts = |text: &str| {
        let mut parts: Vec<(String, std::collections::BTreeMap<String, u32>)> =
            vec![(String::new(), std::collections::BTreeMap::new())];
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            match line.split_once('\t') {
                Some((number, title)) => {
                    let cards = &mut parts.last_mut().unwrap().1;
                    *cards.entry(title.to_owned()).or_default() += number.parse::<u32>().unwrap();
                }
                None => parts.push((line.to_owned(), std::collections::BTreeMap::new())),
            }
        }
        parts
    };
    let list = "3\tBorg Cube\n1\tSimmons\nDilemmas:\n2\tOutclassed\nMissions:\n1\tAkusei Belt Hunt Alien\n";
    assert_eq!(Export::Trekcc.write(&check("2e-standard", list)).unwrap(), list);
    let empty = "1\tBorg Cube\nDilemmas:\nMissions:\n1\tAkusei Belt Hunt Alien\n";
    assert_eq!(Export::Trekcc.write(&check("2e-standard", empty)).unwrap(), empty, "empty parts are named");
    if let Some(real) = crate::support::shared::text("decks/trekcc-2e-worlds2026-54535.txt") {
        let written = Export::Trekcc.write(&check("2e-standard", &real)).unwrap();
        assert_eq!(parts(&written), parts(&real));
    }
}
