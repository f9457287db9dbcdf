//! The headings of deck lists, and the part of the deck in which a card is.

use std::collections::BTreeMap;

use crate::deck_lists::{check, each_game, errors, placed};
use arbiter::data::card_table;
use arbiter::domain::card::MatchKind;
use arbiter::domain::deck::{DeckList, Severity, Zone};

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

/// A counted list of four parts, the last of them below this line.
fn above_a_tent(line: &str) -> String {
    format!(
        "Missions\n1 Relief Mission\nSeed deck\n2 Maglock\nDraw deck\n3 Worf\n2 Data\n{line}\n1 Kevin Uxbridge\n1 Amanda Rogers\n"
    )
}

/// The copies in the tent and in the draw deck, and whether a line is said to be a card or a heading.
fn tent_and_draw(text: &str) -> (u32, u32, bool) {
    let report = check("1e-open", text);
    let count = |zone| report.counts.get(&zone).copied().unwrap_or_default();
    let told = report.faults.iter().any(|fault| fault.rule.code() == "card-or-heading");
    (count(Zone::QsTent), count(Zone::DrawDeck), told)
}

#[test]
fn a_part_with_the_name_of_a_card_is_a_heading_whatever_is_around_its_words() {
    for line in [
        "• Q's Tent",
        "- Q's Tent",
        "* Q's Tent",
        "– Q's Tent",
        "○ Q's Tent",
        "“Q's Tent”",
        "`Q's Tent`",
        "🟥 Q's Tent",
        "→ Q's Tent",
        "▼ Q's Tent",
        "✨Q's Tent✨",
        "- [ ] Q's Tent",
        "Q's Tent (see below)",
        "\"Q's Tent\",,",
        "1) Q's Tent",
        "3. Q's Tent",
        "a) Q's Tent",
        "Q's Tent\n--------",
        "Q's Tent:\t2",
        "\"Q's Tent\": 2",
    ] {
        assert_eq!(tent_and_draw(&above_a_tent(line)), (2, 5, false), "{line}");
    }
    for (outer, inner) in [("- ", "  - "), ("* ", "    * "), ("● ", "   ○ ")] {
        let lines = ["3 Worf", "2 Data", "1 Odo"].map(|card| format!("{inner}{card}\n")).concat();
        let tent = ["1 Kevin Uxbridge", "1 Amanda Rogers"].map(|card| format!("{inner}{card}\n")).concat();
        let list = format!("{outer}Draw deck\n{lines}{outer}Q's Tent\n{tent}");
        assert_eq!(tent_and_draw(&list), (2, 6, false), "{outer}");
    }
    let rows = ["1\tKevin Uxbridge", "1\tAmanda Rogers", "2\tOdo", "1\tQuark"]
        .map(|row| format!("{row}\n"))
        .concat();
    let sums = format!("Missions\t1\n1\tRelief Mission\nDraw deck\t5\n3\tWorf\n2\tData\nQ's Tent\t5\n{rows}");
    assert_eq!(tent_and_draw(&sums), (5, 5, false), "with totals like the other headings");
}

#[test]
fn every_side_deck_is_announced_by_its_own_name_or_that_of_its_doorway() {
    for (name, zone) in [
        ("Q's Tent", Zone::QsTent),
        ("Q-Flash", Zone::QContinuum),
        ("Q the Referee", Zone::Referee),
        ("Dyson Sphere Door", Zone::DysonSphere),
        ("Battle Bridge Door", Zone::BattleBridge),
        ("Storage Compartment Door", Zone::Tribble),
    ] {
        for line in ["{}", "{}:", "• {}", "**{}**", "=== {} ===", "“{}”"].map(|mark| mark.replace("{}", name))
        {
            let report = check("1e-open", &above_a_tent(&line));
            assert_eq!(report.counts.get(&zone), Some(&2), "{line}: {:?}", report.other_lines);
        }
        let report = check("1e-open", &above_a_tent(&format!("1 {name}")));
        assert_eq!(report.counts.get(&zone), None, "{name}");
    }
}

#[test]
fn a_number_of_copies_beside_the_name_of_a_part_counts_a_card_and_says_so_if_it_may_count_a_part() {
    for line in ["x2 Q's Tent", "2 Q's Tent", "Q's Tent\t2", "Q's Tent;2", "\"Q's Tent\",2", "Q's Tent (x2)"]
    {
        assert_eq!(tent_and_draw(&above_a_tent(line)), (0, 9, true), "{line}");
    }
    assert_eq!(tent_and_draw(&above_a_tent("13 Q's Tent")), (0, 20, true), "more than anybody plays");
    for line in ["1 Q's Tent", "1x Q's Tent", "Q's Tent (1)", "1\tQ's Tent", "- 1 Q's Tent"] {
        assert_eq!(tent_and_draw(&above_a_tent(line)), (0, 8, false), "{line}");
    }
    assert_eq!(tent_and_draw("Draw deck:\nWorf\n• Q's Tent\nOdo\n"), (0, 3, true), "nothing is counted");
}

#[test]
fn the_number_of_a_line_tells_a_card_in_a_list_that_numbers_its_cards() {
    let numbered = "Draw deck:\n1. Worf\n2. Data\n3. Odo\n4. Q's Tent\n5. Quark\n6. Kevin Uxbridge\n";
    assert_eq!(tent_and_draw(numbered), (0, 6, false));
    let nested = "1. Missions\n1. 1x Relief Mission\n2. Draw deck\n1. 3x Worf\n2. 2x Data\n\
        3. Q's Tent\n1. 1x Kevin Uxbridge\n2. 1x Amanda Rogers\n";
    assert_eq!(tent_and_draw(nested).0, 2, "the headings are numbered, too");
}

#[test]
fn a_remark_behind_the_name_of_a_part_leaves_it_a_heading() {
    for (heading, zone) in [("Missions (mine)", Zone::Missions), ("Draw deck (the good one)", Zone::DrawDeck)]
    {
        let report = check("1e-open", &format!("{heading}\n2 No such card here\n3 Nor this one\n"));
        assert_eq!(report.counts.get(&zone), Some(&5), "{heading}: {:?}", report.other_lines);
    }
    for card in ["Q's Tent (Premiere)", "Q's Tent (foil)", "Data (First Contact)"] {
        let report = check("1e-open", &above_a_tent(card));
        assert!(report.lines.iter().any(|line| line.line == 8), "{card}: {:?}", report.other_lines);
    }
}

#[test]
fn a_card_that_is_commented_out_and_a_tag_that_ends_are_no_headings() {
    for line in
        ["# 2 Q's Tent", "// 1 Q's Tent", "(2 Q's Tent)", "</Q's Tent>", "(Q's Tent...)", "# tent of mine"]
    {
        assert_eq!(tent_and_draw(&above_a_tent(line)), (0, 7, false), "{line}");
    }
    for line in ["<Q's Tent>", "<!-- Q's Tent -->", "(Q's Tent)", "-- Q's Tent (2) --", "# Q's Tent #2"] {
        assert_eq!(tent_and_draw(&above_a_tent(line)), (2, 5, false), "{line}");
    }
}
