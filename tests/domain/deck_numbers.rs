//! The numbers in deck lists: of copies, of lines, of a card in its set, and those in titles.

use std::collections::BTreeSet;

use crate::deck_lists::{check, each_game, errors, placed};
use arbiter::data::card_table;
use arbiter::domain::card::{MatchKind, Sought};
use arbiter::domain::deck::{DeckReport, Zone};
use arbiter::domain::edition::Edition;

/// The copies of each card line.
fn copies(report: &DeckReport) -> Vec<u32> {
    report.lines.iter().map(|line| line.quantity).collect()
}

/// The lines of which the report says that they may mean another number.
fn of_other_numbers(report: &DeckReport) -> &[usize] {
    let told = report.faults.iter().find(|fault| fault.rule.code() == "other-number");
    told.map_or(&[][..], |fault| fault.lines.as_slice())
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
fn an_index_in_front_of_the_number_of_copies_counts_the_lines() {
    let cards = [
        ("Kevin Uxbridge", 2),
        ("Amanda Rogers", 1),
        ("Spacedoor", 2),
        ("Horga'hn", 1),
        ("Maglock", 3),
        ("Horta", 1),
        ("Red Alert!", 2),
        ("Masaka Transformations", 1),
    ];
    let ways: [fn(usize, &str, u32) -> String; 5] = [
        |at, title, number| format!("{at}\t{number}\t{title}"),
        |at, title, number| format!("{at} {number} {title}"),
        |at, title, number| format!("{at:03} {number}x {title}"),
        |at, title, number| format!("{at}\t{title}\t{number}"),
        |at, title, number| format!("{at}/ {number}x {title}"),
    ];
    for (which, way) in ways.iter().enumerate() {
        let lines = cards.iter().zip(1..).map(|((title, number), at)| way(at, title, *number) + "\n");
        let report = check("1e-open", &format!("Draw deck:\n{}", lines.collect::<String>()));
        assert_eq!(copies(&report), cards.map(|(_, number)| number), "{which}: {:?}", report.lines);
        assert!(of_other_numbers(&report).is_empty(), "{which}: {:?}", report.faults);
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
fn numbers_in_other_signs_and_in_words_are_those_of_the_copies() {
    for way in [
        "② {}",
        "❷ {}",
        "{} ②",
        "{} ×②",
        "⒉ {}",
        "⑵ {}",
        "🄃 {}",
        "２ {}",
        "{} (２)",
        "{} (𝟐)",
        "2\u{fe0f}\u{20e3} {}",
        "{} (II)",
        "{} (2mal)",
        "{} (2fach)",
        "{} (twice)",
        "{} (a pair)",
        "{} (n=2)",
        "{} (2/2)",
    ] {
        let report = check("1e-open", &format!("Draw deck:\n{}\n", way.replace("{}", "Kevin Uxbridge")));
        let read: Vec<_> = report.lines.iter().map(|line| (line.quantity, line.title.as_deref())).collect();
        assert_eq!(read, [(2, Some("Kevin Uxbridge"))], "{way}: {:?}", report.faults);
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
fn the_column_of_copies_is_chosen_by_the_words_of_its_name_and_by_what_it_holds() {
    for text in [
        "Owned,In deck,Card\n4,3,Kevin Uxbridge\n4,2,Horta\n",
        "Have,Use,Card\n4,3,Kevin Uxbridge\n4,2,Horta\n",
        "Copies owned,Copies in deck,Name\n4,3,Kevin Uxbridge\n4,2,Horta\n",
        "Card\tCost\tIn deck\nKevin Uxbridge\t4\t3\nHorta\t4\t2\n",
        "Name,Cost,Quantity (deck)\nKevin Uxbridge,4,3\nHorta,4,2\n",
        "Card,Own,Deck\nKevin Uxbridge,4,3\nHorta,4,2\n",
        "Name,Total,Deck\nKevin Uxbridge,4,3\nHorta,4,2\n",
        "Deck,Owned,Qty,Card\nDraw deck,4,3,Kevin Uxbridge\nDraw deck,4,2,Horta\n",
        "Card,Number of copies,Level\nKevin Uxbridge,3,4\nHorta,2,4\n",
        "Card #,Card,Needed\n7,Kevin Uxbridge,3\n8,Horta,2\n",
        "\tCard\tUsed\n7\tKevin Uxbridge\t3\n8\tHorta\t2\n",
        "Name,Qty,Used\nKevin Uxbridge,3,yes\nHorta,2,no\n",
    ] {
        let report = check("1e-open", text);
        assert_eq!(copies(&report), [3, 2], "{text}");
        assert!(of_other_numbers(&report).is_empty(), "{text}: {:?}", report.faults);
    }
    let report = check("1e-open", "Name,Span,Points\nRelief Mission,4,35\nExcavation,3,30\n");
    assert!(copies(&report) == [1, 1] && of_other_numbers(&report).is_empty(), "{:?}", report.faults);
}

#[test]
fn a_column_that_may_count_copies_is_never_read_or_left_out_without_a_word() {
    for (text, read, told) in [
        ("Have,Card\n3,Kevin Uxbridge\n2,Horta\n", [3, 2], &[2, 3][..]),
        ("Card,Level\nKevin Uxbridge,3\nHorta,2\n", [1, 1], &[2, 3][..]),
        ("Qty,Deck,Card\n3,2,Kevin Uxbridge\n2,2,Horta\n", [3, 2], &[2][..]),
        ("Used,Needed,Card\n3,3,Kevin Uxbridge\n2,1,Horta\n", [3, 2], &[3][..]),
    ] {
        let report = check("1e-open", text);
        assert_eq!((copies(&report).as_slice(), of_other_numbers(&report)), (&read[..], told), "{text}");
    }
    let empty = "Card,Own,Deck\nKevin Uxbridge,4,3\nHorta,4,\nMaglock,1,1\n";
    assert!(errors(&check("1e-open", empty)).contains(&"unreadable-quantity"), "none in the deck");
    for line in ["Name, Borg in use", "Name; Max Muster"] {
        let report = check("1e-open", &format!("{line}\n1 Worf\n3 Odo\n"));
        assert!(report.lines.iter().any(|read| (read.line, read.quantity) == (3, 3)), "{line}");
    }
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
