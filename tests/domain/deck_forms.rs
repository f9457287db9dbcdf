//! Lines and headings in forms that an audit found misread, each tried with many titles: nothing is read as another card,
//! no heading is taken for a card nor a card for a heading, and nothing is dropped without a word.

use arbiter::data::{card_table, deck_format};
use arbiter::domain::card::{MatchKind, Sought};
use arbiter::domain::deck::{DeckList, DeckReport, Zone};
use arbiter::domain::edition::Edition;

fn check(edition: Edition, text: &str) -> DeckReport {
    let table = card_table(edition);
    let format = if edition == Edition::Second { "2e-standard" } else { "1e-open" };
    deck_format(format).unwrap().check(&DeckList::read(text, table), table, None)
}

/// Titles of letters and blanks that name their card exactly and name no release; every `one_in`-th of them.
fn titles(edition: Edition, one_in: usize) -> Vec<&'static str> {
    let table = card_table(edition);
    let plain = |title: &&str| {
        let letters = title.chars().all(|one| one.is_ascii_alphabetic() || one == ' ');
        let found = table.find(title, Sought::Title);
        letters
            && title.len() > 7
            && found.is_some_and(|found| found.how == MatchKind::Exact)
            && !table.releases().iter().any(|release| release.name.eq_ignore_ascii_case(title))
    };
    table.cards().iter().map(|card| card.title.as_str()).filter(plain).step_by(one_in).collect()
}

/// The faults that name a line.
fn told(report: &DeckReport, line: usize) -> Vec<&str> {
    let faults = report.faults.iter().filter(|fault| fault.lines.contains(&line));
    faults.map(|fault| fault.rule.code()).collect()
}

#[test]
fn a_line_that_names_two_cards_is_never_one_of_them_without_a_word() {
    for edition in [Edition::First, Edition::Second] {
        let titles = titles(edition, 60);
        assert!(titles.len() > 10, "{}", titles.len());
        for between in [", ", "; ", "; 2 ", " - 1 ", " | ", " / ", "\t2 ", "\t"] {
            let pairs: Vec<_> = titles.windows(2).filter(|pair| !pair[0].contains(pair[1])).collect();
            let text: String =
                pairs.iter().map(|pair| format!("2 {}{between}{}\n", pair[0], pair[1])).collect();
            let report = check(edition, &format!("Draw deck:\n{text}"));
            for (at, pair) in pairs.iter().enumerate() {
                let read: Vec<_> = report.lines.iter().filter(|line| line.line == at + 2).collect();
                let both = read.len() == 2 && read.iter().all(|line| line.card.is_some());
                let none = read.iter().all(|line| line.card.is_none());
                assert!(both || none && !told(&report, at + 2).is_empty(), "{pair:?}{between:?}: {read:?}");
            }
        }
    }
    for line in ["2 Kevin Uxbridge, Amanda Rogers", "1 Kevin Uxbridge; 2 Amanda Rogers"] {
        let report = check(Edition::First, &format!("Draw deck:\n{line}\n"));
        assert_eq!(report.lines[0].suggestions, ["Kevin Uxbridge", "Amanda Rogers"], "{line}");
    }
}

#[test]
fn a_line_that_names_a_card_twice_or_counts_another_one_is_not_read_as_one() {
    for line in [
        "Kevin Uxbridge, Kevin Uxbridge, Kevin Uxbridge",
        "1 Kevin Uxbridge, 1 Kevin Uxbridge",
        "1 Kevin Uxbridge; 1 Kevin Uxbridge",
        "Kevin Uxbridge | Kevin Uxbridge",
        "Kevin Uxbridge\tKevin Uxbridge",
        "2 Kevin Uxbridge\t2 Kevin Uxbridge",
        "1 Kevin Uxbridge - 1x Kevin Uxbridge (foil)",
        "1 I.K.C. Bortas, 1 I.K.C. Bortas",
        "1 Kevin Uxbridge; 2 Picard",
        "1 Kevin Uxbridge - 2 Palor Toff",
        "2 Kevin Uxbridge, 2x picard",
    ] {
        let report = check(Edition::First, &format!("Draw deck:\n1 Worf\n1 Odo\n{line}\n1 Quark\n"));
        let mut read = report.lines.iter().filter(|read| read.line == 4);
        assert!(read.all(|read| read.card.is_none()), "{line}: {:?}", report.lines);
        assert!(told(&report, 4).contains(&"unknown-card"), "{line}: {:?}", report.faults);
    }
    for line in [
        "2 Kevin Uxbridge - for the win",
        "2 Kevin Uxbridge # 3 left",
        "2 Kevin Uxbridge (foil)",
        "Kevin Uxbridge; 2 copies",
        "Kevin Uxbridge - 2 Stück",
    ] {
        let report = check(Edition::First, &format!("Draw deck:\n{line}\n"));
        let read: Vec<_> = report.lines.iter().map(|line| (line.quantity, line.title.as_deref())).collect();
        assert_eq!(read, [(2, Some("Kevin Uxbridge"))], "{line}");
    }
}

#[test]
fn a_misspelt_title_with_a_comma_is_not_the_card_that_its_end_names() {
    for (edition, line) in [
        (Edition::Second, "2 Dat, Tempted by Flesh"),
        (Edition::Second, "2 Hmwk, Reborn"),
        (Edition::Second, "2 Benjamig Sisko, Vastly Outnumbered"),
        (Edition::Second, "2 Harcourt Fentn Mudd Swindler, Conman, Liar, Rogue"),
        (Edition::Second, "2 Varria (Lavishly Rewacded Aide)"),
        (Edition::Second, "2 Sword of Kahless"),
        (Edition::First, "2 Amanda Rogers (Protemtor)"),
    ] {
        for text in [line.to_owned(), format!("Draw deck:\n{line}")] {
            let report = check(edition, &text);
            assert_eq!(report.lines.len(), 1, "{text}");
            assert_eq!(report.lines[0].card, None, "{text}: {:?}", report.lines[0]);
            assert!(told(&report, text.lines().count()).contains(&"unknown-card"), "{text}");
        }
    }
}

#[test]
fn a_remark_behind_a_title_with_a_second_edition_twin_leaves_the_number_two_alone() {
    for line in
        ["2 Sela (foil)", "[*]2 Sela", "2 Dominion Battleship $0.25", "2 Sela [1R23]", "2 Sela # needed"]
    {
        let report = check(Edition::First, &format!("Draw deck:\n{line}\n"));
        let read: Vec<_> = report.lines.iter().map(|line| (line.quantity, line.title.as_deref())).collect();
        assert!(matches!(read.as_slice(), [(2, Some("Sela" | "Dominion Battleship"))]), "{line}: {read:?}");
    }
}

/// A list of four parts with headings written in some way, and one card in each but the tent.
fn in_parts(heading: impl Fn(&str, u32) -> String) -> String {
    let part = |name: &str, cards: &[(u32, &str)]| {
        let lines: String = cards.iter().map(|(copies, title)| format!("{copies}x {title}\n")).collect();
        format!("{}\n{lines}", heading(name, cards.iter().map(|(copies, _)| copies).sum()))
    };
    [
        part("Missions", &[(2, "Relief Mission")]),
        part("Seed deck", &[(3, "Maglock")]),
        part("Draw deck", &[(4, "Kevin Uxbridge")]),
        part("Q's Tent", &[(1, "Amanda Rogers"), (1, "Red Alert!")]),
    ]
    .concat()
}

fn counts(report: &DeckReport) -> [Option<u32>; 4] {
    [Zone::Missions, Zone::SeedDeck, Zone::DrawDeck, Zone::QsTent]
        .map(|zone| report.counts.get(&zone).copied())
}

/// Ways to write a heading with its count.
const HEADINGS: &[fn(&str, u32) -> String] = &[
    |name, _| format!("[b]{name}[/b]"),
    |name, _| format!("[u]{name}[/u]"),
    |name, cards| format!("[b][u]{name}[/u][/b] ({cards})"),
    |name, cards| format!("[size=150]{name} ({cards})[/size]"),
    |name, _| format!("[color=red][b]{name}:[/b][/color]"),
    |name, cards| format!("[b]{name} ({cards})[/b]\n[list]"),
    |name, _| format!("<b>{name}</b>"),
    |name, _| format!("<u>{name}</u>:"),
    |name, cards| format!("{} ({cards} CARDS)", name.to_uppercase()),
    |name, cards| format!("{name} ({cards} cards total)"),
    |name, cards| format!("{name} - {cards} cards"),
    |name, cards| format!("{name} {cards} cards"),
    |name, cards| format!("{name}: {cards} Cards"),
    |name, cards| if name == "Q's Tent" { format!("{name}:") } else { format!("{name}\t{cards}") },
    |name, cards| format!("{name}_{cards}"),
    |name, cards| format!("{name} ({cards}/{cards})"),
    |name, cards| format!("{name} {cards}/{cards}"),
    |name, _| format!("<{name}>"),
    |name, cards| format!("<{name} ({cards})>"),
    |name, _| format!("<!-- {name} -->"),
    |name, _| format!("({name})"),
    |name, cards| format!("({name}: {cards})"),
    |name, cards| format!("# {name} #{cards}"),
    |name, _| format!("/* {name} */"),
];

#[test]
fn headings_of_forums_and_with_words_beside_their_count_are_headings() {
    for (at, heading) in HEADINGS.iter().enumerate() {
        let report = check(Edition::First, &in_parts(heading));
        assert_eq!(counts(&report), [Some(2), Some(3), Some(4), Some(2)], "{at}: {:?}", report.other_lines);
        let false_alarm = ["unknown-card", "heading-count", "unknown-heading", "card-or-heading"];
        let rules = report.faults.iter().map(|fault| fault.rule.code());
        assert!(
            rules.clone().all(|rule| !false_alarm.contains(&rule)),
            "{at}: {:?}",
            rules.collect::<Vec<_>>()
        );
    }
    for (edition, heading, zone) in [
        (Edition::First, "Seeddeck", Zone::SeedDeck),
        (Edition::First, "Seeded cards", Zone::SeedDeck),
        (Edition::First, "Dilemmas & Other Seeds", Zone::SeedDeck),
        (Edition::First, "1. Missions", Zone::Missions),
        (Edition::First, "Play deck", Zone::DrawDeck),
        (Edition::First, "Out of game", Zone::Outside),
        (Edition::First, "5 Missions", Zone::Missions),
        (Edition::First, "5 Planet Dilemmas", Zone::SeedDeck),
        (Edition::Second, "Dilemmapile", Zone::DilemmaPile),
        (Edition::Second, "Missions & HQ", Zone::Missions),
        (Edition::Second, "Headquarters & Missions", Zone::Missions),
    ] {
        let report = check(edition, &format!("{heading}\n2 No such card here\n3 Nor this one\n"));
        assert_eq!(report.counts.get(&zone), Some(&5), "{heading}: {:?}", report.other_lines);
    }
}

#[test]
fn tags_alone_empty_parts_and_sums_say_nothing() {
    let list = in_parts(|name, _| format!("{name}:"));
    let base = check(Edition::First, &list);
    for line in [
        "[list]",
        "[/list]",
        "[list=1]",
        "[code]",
        "[/code]",
        "[quote=\"Jim\"]",
        "[/size]",
        "[hr]",
        "<br>",
        "<b>",
        "&nbsp;",
        "none",
        "(none)",
        "n/a",
        "keine",
        "46 total",
        "Total: 46",
        "Subtotal 46",
        "Summe: 46",
        "46 cards",
        "TOTAL 46 CARDS",
        "Total cards: 46",
        "Deck size: 96",
    ] {
        for (before, text) in [
            ("Seed deck:", format!("{line}\nSeed deck:")),
            ("4x Kevin Uxbridge", format!("4x Kevin Uxbridge\n{line}")),
        ] {
            let report = check(Edition::First, &list.replace(before, &text));
            assert_eq!((counts(&report), report.faults.len()), (counts(&base), base.faults.len()), "{line}");
        }
    }
    for line in ["Sites: none", "Sites (0): none", "Outside the game: None", "Battle Bridge: keine"] {
        let report = check(Edition::First, &format!("{list}{line}\n"));
        assert_eq!((counts(&report), report.faults.len()), (counts(&base), base.faults.len()), "{line}");
    }
    let sums =
        "SEED CARDS (3)\nMISSIONS (1)\nRelief Mission\nDILEMMAS (2)\nMaglock (2)\nOTHER SEEDS (1)\nHorta\n";
    assert!(check(Edition::First, sums).faults.iter().all(|fault| fault.rule.code() != "heading-count"));
}

#[test]
fn a_line_with_a_count_before_a_title_is_no_heading() {
    for (edition, line) in [
        (Edition::First, "1 Romulan Outposts"),
        (Edition::First, "2 Klingon Ships"),
        (Edition::First, "2 Support Personnel"),
        (Edition::First, "1 Dyson Sphere"),
        (Edition::First, "2 Battle Bridge"),
        (Edition::First, "2x [card]Alliance Outpost[/card]"),
        (Edition::First, "3x [card]Space Seed[/card]"),
        (Edition::First, "13 Q's Tent"),
        (Edition::Second, "3 The Phase [Ref]"),
        (Edition::Second, "2 Borg Ship"),
    ] {
        let report = check(edition, &format!("Draw deck:\n1 Worf\n{line}\n3 Data\n2 Odo\n"));
        let read: Vec<_> = report.lines.iter().filter(|read| read.line == 3).collect();
        assert_eq!(read.len(), 1, "{line}: {:?}", report.other_lines);
        assert!(read[0].card.is_some() || told(&report, 3).contains(&"unknown-card"), "{line}");
    }
    // As many cards below it as it says make it a heading.
    let report = check(Edition::First, "Missions:\n1 Relief Mission\n5 Support Personnel\n3 Data\n2 Odo\n");
    assert_eq!(report.lines.len(), 3);
    let report = check(Edition::First, "Draw deck:\n1 Worf\n5 Q's Tent\n3 Data\n2 Odo\n");
    assert!(report.lines.len() == 4 && told(&report, 3).contains(&"card-or-heading"), "{:?}", report.faults);
    for title in titles(Edition::First, 25) {
        for line in [format!("3 {title}"), format!("3x [card]{title}[/card]"), format!("[*]3x {title}")] {
            let report = check(Edition::First, &format!("Outside:\n{line}\n1 Worf\n2 Data\n"));
            let read = &report.lines[0];
            assert_eq!((read.line, read.quantity, read.title.as_deref()), (2, 3, Some(title)), "{line}");
        }
    }
}

#[test]
fn what_may_be_a_card_is_never_a_remark() {
    let list = |line: &str| format!("Draw deck:\n1 Worf\n2 Odo\n{line}\n1 Quark\n3 Data\n");
    for line in [
        "Event: Masaka Transformations",
        "Name: Kevin Uxbridge",
        "Event: Masaka Transformatons",
        "By Inferno's Lite",
        "Page of Histry",
        "To Nowhere At All",
        "From the Unknown",
    ] {
        let report = check(Edition::First, &list(line));
        let read = report.lines.iter().any(|read| read.line == 4);
        assert!(
            read && (report.lines.len() > 4 && !told(&report, 4).is_empty()),
            "{line}: {:?}",
            report.other_lines
        );
    }
    let typed = "Draw deck:\nInterrupt: Kevin Uxbridge\nEvent: No Such Card\nPersonnel: Worf\n";
    assert!(told(&check(Edition::First, typed), 3).contains(&"unknown-card"));
    for line in
        ["Event: Essen 2024", "Player: Jim Kirk", "Deck name: Borg Cube", "Page 1 of 2", "Thanks for reading"]
    {
        let report = check(Edition::First, &list(line));
        assert!(told(&report, 4).is_empty() && report.lines.len() == 4, "{line}: {:?}", report.faults);
    }
    let report = check(Edition::First, "My deck\nby Max Muster\n\nDraw deck:\n1 Worf\n2 Odo\n3 Data\n");
    assert!(told(&report, 2).is_empty(), "{:?}", report.faults);
}

#[test]
fn a_list_that_begins_with_a_tag_is_read_line_by_line() {
    for (open, close) in [("<b>", "</b>"), ("<i>", "</i>"), ("<font color=red>", "</font>")] {
        let report = check(Edition::First, &in_parts(|name, _| format!("{open}{name}{close}")));
        assert_eq!(counts(&report), [Some(2), Some(3), Some(4), Some(2)], "{open}");
    }
    let dek = "<deck version=\"0.8\">\n<superzone name=\"Deck\">\n\
        <card><name id=\"x\">Kevin Uxbridge</name><set>p</set></card>\n\
        <card><name id=\"x\">Amanda Rogers</name><set>p</set></card>\n</superzone>\n</deck>\n";
    let capitals = dek.replace("card>", "CARD>").replace("superzone", "SUPERZONE").replace("name", "NAME");
    let capitals = capitals.replace("NAME=", "name=");
    let verbatim = dek.replace("Kevin Uxbridge", "<![CDATA[Kevin Uxbridge]]>");
    for text in [dek, &capitals, &verbatim] {
        let report = check(Edition::First, text);
        let read: Vec<_> = report.lines.iter().filter_map(|line| line.title.as_deref()).collect();
        assert_eq!(read, ["Kevin Uxbridge", "Amanda Rogers"], "{text}");
    }
}

#[test]
fn a_sign_that_opens_no_tag_hides_nothing_of_a_page() {
    for remark in ["We <3 this deck", "for x < y and y > z", "<<", "a & b; c"] {
        let page = format!("<p>{remark}</p>\n<p>2 Kevin Uxbridge</p>\n<p>3 Amanda&nbsp;Rogers</p>\n");
        let report = check(Edition::First, &page);
        let known = report.lines.iter().filter(|line| line.card.is_some());
        let read: Vec<_> = known.map(|line| (line.quantity, line.title.as_deref())).collect();
        assert_eq!(read, [(2, Some("Kevin Uxbridge")), (3, Some("Amanda Rogers"))], "{remark}");
    }
}

#[test]
fn a_number_that_is_a_tag_of_its_own_in_a_deck_file_is_that_of_the_copies() {
    let dek = "<deck>\n<section name=\"Draw deck\">\n\
        <card><name>Kevin Uxbridge</name><quantity>3</quantity></card>\n\
        <card><QTY>2</QTY><name>Amanda Rogers</name></card>\n\
        <card><name>Maglock</name></card>\n</section>\n</deck>\n";
    let report = check(Edition::First, dek);
    let read: Vec<_> = report.lines.iter().map(|line| (line.quantity, line.title.as_deref())).collect();
    assert_eq!(read, [(3, Some("Kevin Uxbridge")), (2, Some("Amanda Rogers")), (1, Some("Maglock"))]);
}
