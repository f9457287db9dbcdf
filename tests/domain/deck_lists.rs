//! Deck lists of every layout, sample lists and real ones.
use std::collections::{BTreeMap, BTreeSet};

use crate::support::shared;
use arbiter::data::{card_table, deck_format, deck_formats};
use arbiter::domain::awaited::Awaited;
use arbiter::domain::card::{MatchKind, Sought};
use arbiter::domain::deck::{DeckList, DeckReport, Format, OpenedPool, Severity, Zone};
use arbiter::domain::edition::Edition;
use proptest::prelude::*;

fn check(format: &str, text: &str) -> DeckReport {
    let format = deck_format(format).unwrap();
    format.check(&DeckList::read(text, card_table(format.edition)), card_table(format.edition), None)
}

/// One format of each game: how a list is read depends on the game alone.
fn each_game() -> [&'static Format; 3] {
    ["1e-open", "2e-standard", "tribbles"].map(|id| deck_format(id).unwrap())
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
        .map(|fault| fault.rule.code())
        .collect()
}

#[test]
fn the_first_part_of_a_lackey_list_is_the_draw_deck() {
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
    assert!(!report.faults.iter().any(|fault| fault.rule.code() == "heading-count"), "{:?}", report.faults);
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
        .filter(|fault| fault.rule.code().contains("heading"))
        .map(|fault| fault.rule.code())
        .collect();
    assert_eq!(faults, ["unknown-heading", "heading-count"]);
}

#[test]
fn a_counted_title_that_is_also_a_part_name_is_a_card() {
    let report = check("1e-open", "Seed deck:\n2 Q-Flash\n- Q's Tent\n* 1 Q's Tent\n2 Q-FLASH\n");
    let titles: Vec<_> = report.lines.iter().map(|line| line.title.as_deref().unwrap()).collect();
    assert_eq!(titles, ["Q-Flash", "Q's Tent", "Q's Tent", "Q-Flash"]);
    let report = check("2e-standard", "2 Dyson Sphere\nDyson Sphere\nDyson Sphere (2)\n");
    assert_eq!(report.lines.iter().map(|line| line.quantity).collect::<Vec<_>>(), [2, 1, 2]);
    // A denomination without its power is a card that nobody can tell, not the heading of a deck.
    for line in ["10 Tribbles", "1 Tribble", "100000 tribbles"] {
        let report = check("tribbles", &format!("{line}\n"));
        assert_eq!((report.lines.len(), report.lines[0].how), (1, MatchKind::None), "{line}");
        let told = ["unknown-card", "unreadable-quantity"];
        assert!(errors(&report).iter().any(|rule| told.contains(rule)), "{line}");
    }
    assert_eq!(check("tribbles", "35 Tribbles\n35 1 Tribble - Go\n").lines.len(), 1);
}

#[test]
fn a_counted_heading_with_nothing_below_it_is_reported() {
    let counted = |text: &str| {
        let report = check("1e-open", text);
        report.faults.iter().filter(|fault| fault.rule.code() == "heading-count").count()
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
    let divided = "Horta\nDilemmas (2)\nMaglock (2)\nOther seeds (1)\nSpacedoor\n";
    assert_eq!(counted(&format!("SEED CARDS (4)\n{divided}")), 0, "its own cards and its divisions");
    assert_eq!(counted(&format!("SEED CARDS (5)\n{divided}")), 1);
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
fn every_kind_of_line_ending_is_read_alike() {
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
    let said: Vec<_> = report.faults.iter().filter(|fault| fault.rule.code() == "unknown-card").collect();
    assert!(
        said.iter().all(|fault| fault
            .finding
            .to_string()
            .to_lowercase()
            .contains("counted in no part of the deck")),
        "{said:?}"
    );
    // If the list names the part, the card counts there.
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
        report
            .faults
            .iter()
            .any(|fault| fault.rule.code() == "placed-by-type" && fault.severity == Severity::Note)
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
fn a_denomination_is_not_a_number_of_copies() {
    let report = check("tribbles", "10 Tribbles - Go\n10000 tribbles Power.Go\n2 10 Tribbles - Go\n");
    assert_eq!(report.counts[&Zone::DrawDeck], 4);
    let report = check("1e-open", "Tribbles:\n10 and 01\n");
    assert_eq!(report.lines[0].title.as_deref(), Some("10 and 01"));
}

#[test]
fn impossible_numbers_are_faults_of_their_line() {
    for number in ["0", "-1", "251", "99999999999", "999999999999999999999999999999999999999999999999"] {
        let report = check("1e-open", &format!("Missions:\n{number} Relief Mission\n"));
        let fault = report.faults.iter().find(|fault| fault.rule.code() == "unreadable-quantity").unwrap();
        assert_eq!(fault.lines, [2], "{number}");
        assert_eq!(report.lines[0].quantity, 0);
    }
}

#[test]
fn no_card_title_is_taken_for_a_heading() {
    for format in each_game() {
        for card in card_table(format.edition).cards() {
            let list =
                DeckList::read(&format!("1\t{}\n{}\n", card.title, card.title), card_table(format.edition));
            assert_eq!(list.cards().count(), 2, "{}", card.title);
        }
    }
}

#[test]
fn a_bare_part_name_in_a_counted_list_is_a_heading_and_elsewhere_it_is_reported() {
    let tent = "1 Worf\n1 Data\nMissions:\n1 Relief Mission\nSeed+Dil:\n1 Maglock\n";
    for name in ["Q's Tent", "Q’s Tent", "Qs Tent", "Q-Flash"] {
        let report = check("1e-open", &format!("{tent}{name}\n1 Kevin Uxbridge\n"));
        let zone = if name == "Q-Flash" { Zone::QContinuum } else { Zone::QsTent };
        assert_eq!(report.counts.get(&zone), Some(&1), "{name}: {:?}", report.counts);
        let report = check("1e-open", &format!("{tent}{name}\n"));
        assert_eq!(report.counts[&Zone::SeedDeck], 2, "{name}");
        assert!(
            report.faults.iter().any(|fault| fault.rule.code() == "card-or-heading" && fault.lines == [7]),
            "{name}"
        );
    }
}

#[test]
fn titles_with_several_versions_are_noted_once_and_a_cut_off_title_is_never_matched() {
    let report = check("1e-open", "Draw deck:\n1 Data\n1 Worf\n1 Data (First Contact)\n");
    let notes: Vec<_> =
        report.faults.iter().filter(|fault| fault.rule.code() == "several-versions").collect();
    assert_eq!(notes.len(), 1);
    assert_eq!(notes[0].lines, [2, 3]);
    assert!(report.lines[0].versions.contains(&"Data (First Contact)".to_owned()), "{:?}", report.lines[0]);
    for cut in ["Female's Love Interest…", "Female's Love Interest...", "Q's Tent…"] {
        let report = check("1e-open", &format!("1 {cut}\n"));
        assert_eq!(report.lines[0].card, None, "{cut}");
        assert!(!report.lines[0].suggestions.is_empty(), "{cut}");
    }
    // What continues as a longer title does is not a comment.
    for near in ["1 Q's Tent - CW", "1 Q's Tent - Cvil War", "1 Data - the First Contact one"] {
        assert_eq!(check("1e-open", near).lines[0].card, None, "{near}");
    }
    let told = check("1e-open", "1 Data - First Contact").lines[0].card.clone();
    assert_eq!(told.unwrap().0, "data-fc", "the version that the line names");
}

#[test]
fn near_titles_are_offered_for_missions_places_old_titles_and_names_without_subtitle() {
    let offered = |format: &str, text: &str| check(format, text).lines[0].suggestions.clone();
    assert!(offered("2e-standard", "1 Humnt Alien").iter().any(|title| title.ends_with("Hunt Alien")));
    let picards = offered("2e-standard", "1 Jean-Luc Picard");
    assert!(
        picards.len() > 3 && picards.iter().all(|title| title.starts_with("Jean-Luc Picard ")),
        "{picards:?}"
    );
    assert!(
        offered("2e-standard", "1 Jean-Luc Picrad").iter().any(|title| title.starts_with("Jean-Luc Picard "))
    );
    assert_eq!(offered("1e-open", "1 Kevn Uxbridge 17")[0], "Kevin Uxbridge");
    assert_eq!(offered("1e-open", "1 Big Picture")[0], "The Big Picture");
}

#[test]
fn unknown_lines_are_one_fault_and_a_list_of_another_game_one_sentence() {
    let report = check("1e-open", "Draw deck:\n1 Red Allert!\n1 Kevn Uxbridge\n");
    let unknown: Vec<_> = report.faults.iter().filter(|fault| fault.rule.code() == "unknown-card").collect();
    assert_eq!((unknown.len(), unknown[0].lines.as_slice()), (1, &[2, 3][..]));
    assert!(
        unknown[0].finding.to_string().contains("Red Alert!")
            && unknown[0].finding.to_string().contains("Kevin Uxbridge")
    );
    let text = include_str!("../decks/2e-standard-legal.txt");
    let others = [card_table(Edition::Second), card_table(Edition::Tribbles)];
    let report = check("1e-open", text).or_of_another(text, others);
    assert_eq!(report.faults.len(), 1, "{:?}", report.faults);
    assert!(report.of_another_edition().is_some() && !report.legal);
    let text = include_str!("../decks/1e-open-faults.txt");
    assert!(check("1e-open", text).or_of_another(text, others).of_another_edition().is_none());
}

#[test]
fn cards_that_a_file_calls_missions_are_missions_even_among_its_seeds() {
    let text = r#"{"seed": [{"title": "Relief Mission", "quantity": 1, "type": "Mission"}, {"title": "Maglock", "quantity": 2, "type": "Dilemma"}], "draw": [{"title": "Worf", "quantity": 1, "type": "Personnel"}]}"#;
    let report = check("1e-open", text);
    assert_eq!((report.counts[&Zone::Missions], report.counts[&Zone::SeedDeck]), (1, 2));
}

#[test]
fn the_number_beside_a_title_in_a_json_file_is_that_of_its_copies() {
    for card in [
        r#"["Kevin Uxbridge", 3]"#,
        r#"[3, "Kevin Uxbridge"]"#,
        r#"{"name": "Kevin Uxbridge", "copies": 3}"#,
        r#"{"title": "Kevin Uxbridge", "amount": "3"}"#,
        r#"{"card": "Kevin Uxbridge", "count": 3.0}"#,
    ] {
        let report = check("1e-open", &format!("{{\"cards\": [{card}, \"2 Horta\"]}}"));
        assert_eq!(copies(&report), [3, 2], "{card}");
        assert!(of_other_numbers(&report).is_empty(), "{card}: {:?}", report.faults);
    }
    let report = check("1e-open", r#"{"cards": [{"name": "Kevin Uxbridge", "number": 3}]}"#);
    assert_eq!((copies(&report), of_other_numbers(&report)), (vec![1], &[1][..]));
}

#[test]
fn gemp_lists_are_read_by_card_number() {
    let report = check("1e-open", "MISSIONS|101_154,101_155|SEED_DECK|101_010|DRAW_DECK|101_195,101_195");
    assert!(report.lines.iter().all(|line| line.how == MatchKind::Id), "{:?}", report.lines);
    assert_eq!((report.counts[&Zone::Missions], report.counts[&Zone::DrawDeck]), (2, 2));
}

#[test]
fn a_whole_deck_by_number_on_one_long_line_is_read() {
    for cards in [20, 120, 400] {
        let report = check("2e-standard", &"0.03001.2,".repeat(cards));
        let copies = u32::try_from(2 * cards).unwrap();
        assert_eq!((report.lines.len(), report.counts[&Zone::DilemmaPile]), (cards, copies));
    }
}

#[test]
fn headings_of_many_wordings_are_known() {
    for (edition, headings) in [
        (
            "1e-open",
            &[
                ("Mission Deck", Zone::Missions),
                ("Missions 6", Zone::Missions),
                ("Missions - 6", Zone::Missions),
                ("Missionen", Zone::Missions),
                ("Seed Phase", Zone::SeedDeck),
                ("Planet Dilemmas", Zone::SeedDeck),
                ("Space Dilemmas (12)", Zone::SeedDeck),
                ("Dilemmas & Artifacts", Zone::SeedDeck),
                ("Mainboard", Zone::DrawDeck),
                ("Library", Zone::DrawDeck),
                ("Crew", Zone::DrawDeck),
                ("Non-Aligned Personnel", Zone::DrawDeck),
                ("Side Deck: Q's Tent", Zone::QsTent),
                ("Q-Tent", Zone::QsTent),
                ("Tent (13)", Zone::QsTent),
                ("Battle Bridge Door:", Zone::BattleBridge),
                ("Sideboard", Zone::Aside),
                ("Zugstapel", Zone::DrawDeck),
                ("Pioche", Zone::DrawDeck),
                ("Dilemmas (10)", Zone::SeedDeck),
                ("Personal", Zone::DrawDeck),
                ("Vaisseaux", Zone::DrawDeck),
            ][..],
        ),
        (
            "2e-standard",
            &[
                ("Dual Dilemmas", Zone::DilemmaPile),
                ("Dilemmastapel", Zone::DilemmaPile),
                ("Pile de dilemmes", Zone::DilemmaPile),
                ("Planet Missions", Zone::Missions),
                ("Hauptquartier", Zone::Missions),
            ][..],
        ),
    ] {
        for (heading, zone) in headings {
            let report = check(edition, &format!("{heading}\n2 No such card here\n3 Nor this one\n"));
            assert_eq!(
                report.counts.get(zone),
                Some(&5),
                "{heading}: {:?} {:?}",
                report.counts,
                report.other_lines
            );
        }
    }
}

#[test]
fn rubbish_is_not_a_legal_deck() {
    let line = "Kevin ".repeat(170_000);
    let json = "{\"cards\":[".to_owned() + &"\"a\",".repeat(100_000) + "\"b\"]}";
    let signs = "<p>".to_owned() + &"&".repeat(1_000_000);
    let blanks = format!("<p>{}{}x", " ".repeat(1_000_000), "\n".repeat(5_000));
    for text in [line, json, "1".repeat(1_000_000), signs, blanks] {
        assert!(!check("1e-open", &text).legal);
    }
}

#[test]
fn near_titles_are_searched_for_two_hundred_lines_at_most_and_for_no_overlong_line() {
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
    assert!((100..=200).contains(&texts), "{texts}");
    assert_eq!(offered(&"Kevn Uxbridge\n".repeat(500)), (1, 500), "a text is looked up once");
    assert_eq!(offered(&"Kevn Uxbridge ".repeat(20)), (0, 0));
}

/// The copies of each card line.
fn copies(report: &DeckReport) -> Vec<u32> {
    report.lines.iter().map(|line| line.quantity).collect()
}

#[test]
fn a_remark_does_not_make_the_number_of_a_line_a_number_of_copies() {
    for remark in [" [foil]", " # for the win", " - 2", " (foil)", " [1R23]", " – for the win"] {
        let titles = ["Kevin Uxbridge", "Amanda Rogers", "Spacedoor", "Masaka Transformations", "Horga'hn"];
        let lines: String =
            titles.iter().zip(1..).map(|(title, at)| format!("{at}. {title}{remark}\n")).collect();
        let report = check("1e-open", &format!("Draw deck:\n{lines}"));
        let counted = if remark == " - 2" { 2 } else { 1 };
        assert_eq!(copies(&report), [counted; 5], "{remark}: {:?}", report.faults);
    }
}

#[test]
fn numbers_in_front_of_titles_are_line_numbers_only_if_they_run() {
    let cards = ["Kevin Uxbridge", "Amanda Rogers", "Spacedoor", "Horga'hn", "Maglock", "Horta"];
    for (before, behind) in [("(", ")"), ("", "."), ("", ")"), ("", ".)"), ("", ":"), ("> (", ")")] {
        let list = |numbers: [u32; 6]| -> String {
            let lines = cards.iter().zip(numbers);
            lines.map(|(card, number)| format!("{before}{number}{behind} {card}\n")).collect()
        };
        for numbers in [[1, 1, 2, 1, 1, 2], [1, 2, 1, 2, 1, 2], [2, 1, 1, 1, 3, 1], [1, 1, 1, 1, 1, 1]] {
            let report = check("1e-open", &format!("Draw deck:\n{}", list(numbers)));
            assert_eq!(copies(&report), numbers, "{before}{behind}");
        }
        let report = check("1e-open", &format!("Draw deck:\n{}", list([1, 2, 3, 4, 5, 6])));
        assert_eq!(copies(&report), [1; 6], "{before}{behind}");
    }
}

#[test]
fn line_numbers_in_two_columns_are_no_copies() {
    let list = "1. Kevin Uxbridge      4. Spacedoor\n2. Amanda Rogers       5. Maglock\n3. Horga'hn            6. Horta\n";
    let report = check("1e-open", list);
    assert_eq!(copies(&report), [1; 6], "{:?}", report.lines);
}

#[test]
fn two_columns_lose_no_card_whichever_side_of_its_title_a_number_is_on() {
    let behind = "Kevin Uxbridge    2      Spacedoor    1\nAmanda Rogers     3      Maglock      4\nHorga'hn          2\n";
    let before = "2\tKevin Uxbridge\t3\tAmanda Rogers\n1\tSpacedoor\t4\tMaglock\n\t\t2\tHorga'hn\n";
    for list in [
        behind.to_owned(),
        behind.replace("    ", "\t"),
        behind.replace(" 3 ", " 3x "),
        before.to_owned(),
        before.replace('\t', "    "),
    ] {
        let report = check("1e-open", &list);
        let mut read: Vec<_> =
            report.lines.iter().map(|line| (line.title.as_deref(), line.quantity)).collect();
        read.sort_unstable();
        let meant =
            [("Amanda Rogers", 3), ("Horga'hn", 2), ("Kevin Uxbridge", 2), ("Maglock", 4), ("Spacedoor", 1)];
        assert_eq!(read, meant.map(|(title, number)| (Some(title), number)), "{list}");
    }
    let parts = "Missions\t\tDraw deck\t\n1\tRelief Mission\t2\tKevin Uxbridge\n\t\t3\tAmanda Rogers\n";
    let zones: Vec<_> =
        placed(&check("1e-open", parts)).into_iter().map(|(_, copies, zone, _)| (copies, zone)).collect();
    assert_eq!(zones, [(1, Zone::Missions), (2, Zone::DrawDeck), (3, Zone::DrawDeck)]);
}

#[test]
fn titles_that_begin_or_end_with_an_x_keep_it_and_their_number() {
    for format in each_game() {
        let table = card_table(format.edition);
        let has_x = |title: &str| title.starts_with(['x', 'X']) || title.ends_with(['x', 'X']);
        let plain = |title: &str| {
            let found = table.find(title, Sought::Title);
            found.is_some_and(|found| found.how == MatchKind::Exact && found.card.title == title)
        };
        let titles = table.cards().iter().map(|card| card.title.as_str());
        for title in titles.filter(|title| has_x(title) && plain(title)) {
            for line in [
                format!("{title} - 3"),
                format!("{title}: 3"),
                format!("{title}, 3"),
                format!("{title}; 3"),
                format!("{title} = 3"),
                format!("{title} – 3"),
                format!("{title} | 3"),
                format!("{title} x3"),
                format!("{title} - x3"),
                format!("{title} - 3 copies"),
                format!("3: {title}"),
                format!("3*{title}"),
                format!("3x{title}"),
                format!("3 - {title}"),
            ] {
                let report = check(&format.id, &format!("Draw deck:\n{line}\n"));
                let read: Vec<_> =
                    report.lines.iter().map(|line| (line.quantity, line.title.as_deref())).collect();
                assert_eq!(read, [(3, Some(title))], "{line}");
            }
        }
    }
}

/// The lines of which the report says that they may mean another number.
fn of_other_numbers(report: &DeckReport) -> &[usize] {
    let told = report.faults.iter().find(|fault| fault.rule.code() == "other-number");
    told.map_or(&[][..], |fault| fault.lines.as_slice())
}

#[test]
fn a_number_beside_a_title_that_begins_with_a_number_is_that_of_the_copies() {
    for (format, title) in [
        ("tribbles", "1 Tribble - Bonus"),
        ("tribbles", "10 Tribbles - Go"),
        ("1e-open", "10 and 01"),
        ("1e-open", "1962 Roger Maris Baseball Card"),
    ] {
        for written in ["(4)", "(x4)", "x4", "- 4", "(4 copies)"] {
            let report = check(format, &format!("Draw deck:\n{title} {written}\n{title}\n2 {title}\n"));
            assert_eq!(copies(&report), [4, 1, 2], "{title} {written}: {:?}", report.lines);
            assert!(of_other_numbers(&report).is_empty(), "{title} {written}: {:?}", report.faults);
        }
    }
}

#[test]
fn a_line_that_may_mean_another_number_of_copies_is_reported_once() {
    // What each line is read as, and whether another number may be meant.
    for (line, read, doubtful) in [
        ("2 Kevin Uxbridge", 2, false),
        ("2 Kevin Uxbridge (3)", 2, true),
        ("2 of 3 Kevin Uxbridge", 2, true),
        ("3 (2) Kevin Uxbridge", 3, true),
        ("3,154,Kevin Uxbridge", 3, false),
        ("Kevin Uxbridge 12 R", 1, true),
        ("3 Kevin Uxbridge 12 R", 3, false),
        ("3 Kevin Uxbridge $0.50", 3, false),
        ("12. 3x Kevin Uxbridge", 3, false),
        ("154\tKevin Uxbridge\t3", 3, false),
        ("Kevin Uxbridge\t154\t3", 3, false),
        ("12\tKevin Uxbridge\t3", 12, true),
        ("154,Kevin Uxbridge", 154, true),
    ] {
        let report = check("1e-open", &format!("Draw deck:\n{line}\n"));
        assert_eq!(copies(&report), [read], "{line}");
        assert_eq!(of_other_numbers(&report), if doubtful { &[2][..] } else { &[] }, "{line}");
    }
    let report = check("1e-open", "Draw deck:\n1. Kevin Uxbridge\n2. Amanda Rogers\n3. Spacedoor\n");
    assert_eq!((copies(&report), of_other_numbers(&report)), (vec![1, 1, 1], &[3, 4][..]));
    let report = check("1e-open", "C-5 Nebula\n");
    assert!(copies(&report) == [1] && of_other_numbers(&report).is_empty(), "{:?}", report.faults);
    for line in ["3.5 Kevin Uxbridge", "2-3 Kevin Uxbridge", "1+1 Kevin Uxbridge"] {
        let report = check("1e-open", &format!("Draw deck:\n{line}\n"));
        let told = of_other_numbers(&report) == [2] || errors(&report).contains(&"unknown-card");
        assert!(told, "{line}: {:?}", report.lines);
    }
}

#[test]
fn what_a_mission_asks_for_behind_its_title_is_no_number_of_copies() {
    for asked in ["(K/R, Geology x3 OR Physics)", "[needs Geology x4]"] {
        for number in ["", "2 "] {
            let report = check("1e-open", &format!("Missions:\n{number}Relief Mission {asked}\n"));
            let meant = if number.is_empty() { 1 } else { 2 };
            let read: Vec<_> =
                report.lines.iter().map(|line| (line.quantity, line.title.as_deref())).collect();
            assert_eq!(read, [(meant, Some("Relief Mission"))], "{number}{asked}: {:?}", report.faults);
        }
    }
}

#[test]
fn the_number_of_a_card_in_its_set_or_of_a_row_is_no_number_of_copies() {
    for text in [
        "Name,Set,Number,Quantity\nKevin Uxbridge,Premiere,154,3\nHorta,Premiere,7,2\n",
        "No,Name,Qty\n7,Kevin Uxbridge,3\n8,Horta,2\n",
        "Number;Card;Copies\n7;Kevin Uxbridge;3\n8;Horta;2\n",
        "Num\tCard\tAmount\tZone\n7\tKevin Uxbridge\t3\tDraw deck\n8\tHorta\t2\tDraw deck\n",
        "#,Title,Count\n1,Kevin Uxbridge,3\n2,Horta,2\n",
        "#,Title\n3,Kevin Uxbridge\n2,Horta\n",
        "x,Title\n3,Kevin Uxbridge\n2,Horta\n",
        "Number,Title\n3,Kevin Uxbridge\n2,Horta\n",
        "Qty,Title,Set\n3,Kevin Uxbridge [foil],Premiere\n2,Horta (1R23),Premiere\n",
    ] {
        let report = check("1e-open", text);
        assert_eq!(copies(&report), [3, 2], "{text}");
        assert!(of_other_numbers(&report).is_empty(), "{text}");
    }
    let running = "#,Title\n1,Kevin Uxbridge\n2,Horta\n3,Maglock\n4,Spacedoor\n5,Amanda Rogers\n";
    assert_eq!(copies(&check("1e-open", running)), [1; 5]);
    let in_set = "Name,Set,Number\nKevin Uxbridge,Premiere,154\nHorta,Premiere,7\n";
    assert_eq!(copies(&check("1e-open", in_set)), [1; 2]);
    let report = check("1e-open", "Name,Set,Number\nKevin Uxbridge,Premiere,3\n");
    assert_eq!((copies(&report), of_other_numbers(&report)), (vec![3], &[2][..]));
}

#[test]
fn sums_parts_and_rulers_among_the_rows_of_a_table_are_no_cards() {
    let text =
        "Card;Qty\nMissions;2\nRelief Mission;2\nDraw deck (4);\nKevin Uxbridge;3\nQ's Tent;1\nSumme;6\n";
    let report = check("1e-open", text);
    let (missions, draw) = (Zone::Missions, Zone::DrawDeck);
    assert_eq!(
        placed(&report),
        [(3, 2, missions, "Relief Mission"), (5, 3, draw, "Kevin Uxbridge"), (6, 1, draw, "Q's Tent")]
    );
    let rules: Vec<_> = report.faults.iter().map(|fault| fault.rule.code()).collect();
    assert!(!rules.contains(&"unknown-card") && !rules.contains(&"heading-count"), "{rules:?}");
    assert_eq!(copies(&check("1e-open", "#,Title\n3,Kevin Uxbridge\n2,Horta\n66,Total\n")), [3, 2]);
    let report = check("1e-open", "| Qty | Card |\n|---:|:---|\n| 3 | Kevin Uxbridge |\n");
    assert!(
        copies(&report) == [3] && !errors(&report).contains(&"unreadable-quantity"),
        "{:?}",
        report.faults
    );
}

#[test]
fn a_set_with_the_name_of_a_card_is_not_that_card_before_one_of_its_own() {
    for row in [
        "2\tCall to Arms\tElim Garak Plain, Simple Tailor",
        "Call to Arms\t2\tElim Garak Plain, Simple Tailor",
        "2x\tElim Garak Plain, Simple Tailor\tCall to Arms",
    ] {
        let report = check("2e-standard", &format!("Draw deck:\n{row}\n2\tCall to Arms\tEvent\n"));
        let read: Vec<_> = report.lines.iter().map(|line| (line.quantity, line.title.as_deref())).collect();
        let meant = [(2, Some("Elim Garak Plain, Simple Tailor")), (2, Some("Call to Arms"))];
        assert_eq!(read, meant, "{row}");
    }
}

#[test]
fn two_copies_are_not_taken_for_a_card_that_works_in_both_games() {
    let table = card_table(Edition::First);
    // Titles behind which another card has `2E`.
    let others: BTreeSet<&str> =
        table.cards().iter().filter_map(|card| Some(card.title.split_once(" 2E")?.0)).collect();
    let twins = table.cards().iter().filter(|card| {
        let plain = table.find(&card.title, Sought::Title).is_some_and(|found| found.card.id == card.id);
        plain && others.contains(card.title.as_str())
    });
    let (mut lines, mut titles) = (String::from("Draw deck:\n"), Vec::new());
    for card in twins {
        for line in [format!("2 {} [foil]", card.title), format!("[*]2 {}", card.title)] {
            lines.push_str(&format!("{line}\n"));
            titles.push(card.title.as_str());
        }
    }
    let report = check("1e-open", &lines);
    let right = titles.iter().zip(2..).filter(|(title, at)| {
        let read = report.lines.iter().find(|line| line.line == *at);
        read.is_some_and(|line| line.quantity == 2 && line.title.as_deref() == Some(**title))
    });
    let right = right.count();
    assert!(titles.len() > 20 && right * 10 >= titles.len() * 9, "{right} of {}", titles.len());
}

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
            let unseen = ['\u{200b}', '\u{200d}', '\u{ad}', '\u{feff}'];
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
