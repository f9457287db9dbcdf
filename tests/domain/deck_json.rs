//! Deck lists as JSON and XML, in the shapes that builders, spreadsheets and people write: each value is a card with its
//! number or a line that was not understood, and what says nothing of a card is no fault.

use std::fmt::Write as _;

use crate::deck_lists::check;
use crate::deck_shapes::Dice;
use arbiter::data::card_table;
use arbiter::domain::deck::report::OtherLineReason;
use arbiter::domain::deck::{DeckList, DeckReport, Zone};
use arbiter::domain::edition::Edition;

/// Cards with their copies, the texts that were not understood, and the names above cards that are not known.
#[derive(Debug, Default, PartialEq, Eq)]
struct Read {
    cards: Vec<(String, u32)>,
    unread: Vec<String>,
    headings: Vec<String>,
}

fn read(report: &DeckReport) -> Read {
    let mut read = Read::default();
    for line in &report.lines {
        match &line.title {
            Some(title) if line.quantity > 0 => read.cards.push((title.clone(), line.quantity)),
            Some(_) | None => {
                let told = |rule: &str| matches!(rule, "unknown-card" | "unreadable-quantity");
                let mut faults = report.faults.iter().filter(|fault| fault.lines.contains(&line.line));
                assert!(faults.any(|fault| told(fault.rule.code())), "no fault says it: {line:?}");
                assert!(!report.legal);
                read.unread.push(line.text.clone());
            }
        }
    }
    let unknown = report.other_lines.iter().filter(|line| line.reason == OtherLineReason::UnknownHeading);
    read.headings = unknown.map(|line| line.text.clone()).collect();
    read
}

/// A text, the cards in it, what is not understood, and unknown names above cards.
type Shape = (&'static str, &'static [(&'static str, u32)], &'static [&'static str], &'static [&'static str]);

const SHAPES: &[Shape] = &[
    // Titles with their numbers.
    (r#"{"draw": {"Kurn": 3}}"#, &[("Kurn", 3)], &[], &[]),
    (r#"{"draw": {"Kurn": "4"}}"#, &[("Kurn", 4)], &[], &[]),
    (r#"{"draw": {"Kurn": "4x"}}"#, &[("Kurn", 4)], &[], &[]),
    (r#"{"draw": {"Kurn": 2.0}}"#, &[("Kurn", 2)], &[], &[]),
    (r#"{"draw": {"Kurn": true}}"#, &[("Kurn", 1)], &[], &[]),
    (r#"{"draw": {"Kurn": false}}"#, &[], &["Kurn"], &[]),
    (r#"{"draw": {"Kurn": null}}"#, &[], &["Kurn"], &[]),
    (r#"{"draw": {"Kurn": "lots"}}"#, &[], &["Kurn"], &[]),
    (r#"{"draw": {"Kurn": [4, "Premiere"]}}"#, &[("Kurn", 4)], &[], &[]),
    (r#"{"draw": {"Kurn": {"qty": 2, "set": "Premiere"}}}"#, &[("Kurn", 2)], &[], &[]),
    (r#"{"draw": {"Kurn": [{"qty": 2}, {"qty": 1}]}}"#, &[("Kurn", 2), ("Kurn", 1)], &[], &[]),
    (r#"{"draw": {"Kurn": {"set": "Premiere"}}}"#, &[("Kurn", 1)], &[], &[]),
    (r#"{"Kurn": 3, "No Such Card": 2}"#, &[("Kurn", 3)], &["No Such Card"], &[]),
    (r#"{"name": "My deck", "Kurn": 3, "No Such Card": 2}"#, &[("Kurn", 3)], &["No Such Card"], &[]),
    (r#"{"data": {"deck": {"draw": {"Data": 2, "Lore": 1}}}}"#, &[("Data", 2), ("Lore", 1)], &[], &[]),
    // Numbers with their titles.
    (r#"{"draw": {"4": "Kurn"}}"#, &[("Kurn", 4)], &[], &[]),
    (r#"{"draw": {"2": ["Kurn", "Horta"]}}"#, &[("Kurn", 2), ("Horta", 2)], &[], &[]),
    (r#"{"0": "4 Kurn", "1": "Horta"}"#, &[("Kurn", 4), ("Horta", 1)], &[], &[]),
    (
        r#"{"1": "Kurn", "2": "Horta", "3": "Maglock", "4": "Spacedoor", "5": "Red Alert!"}"#,
        &[("Kurn", 1), ("Horta", 1), ("Maglock", 1), ("Spacedoor", 1), ("Red Alert!", 1)],
        &[],
        &[],
    ),
    (r#"{"0": {"title": "Kurn", "qty": 2}}"#, &[("Kurn", 2)], &[], &[]),
    // Names that are not known.
    (r#"{"Other": "4 Kurn"}"#, &[("Kurn", 4)], &[], &[]),
    (r#"{"slot1": "Kurn"}"#, &[("Kurn", 1)], &[], &[]),
    (r#"{"Other": {"Kurn": 4}}"#, &[("Kurn", 4)], &[], &["Other"]),
    (r#"{"My gang": ["4 Kurn"]}"#, &[("Kurn", 4)], &[], &["My gang"]),
    (r#"{"motto": "Today is a good day"}"#, &[], &["Today is a good day"], &[]),
    // Objects.
    (r#"{"cards": [{"Name": "Kurn", "Count": 2}]}"#, &[("Kurn", 2)], &[], &[]),
    (r#"{"cards": [{"cardName": "Kurn", "qty": "2"}]}"#, &[("Kurn", 2)], &[], &[]),
    (r#"{"cards": [{"text": "Kurn", "amount": 2}]}"#, &[("Kurn", 2)], &[], &[]),
    (r#"{"cards": [{"label": "Kurn", "COPIES": 2}]}"#, &[("Kurn", 2)], &[], &[]),
    (r#"{"cards": [{"Card Title": "Kurn", "Number of copies": 2}]}"#, &[("Kurn", 2)], &[], &[]),
    (r#"{"cards": [{"key": "Kurn", "value": 3}]}"#, &[("Kurn", 3)], &[], &[]),
    (r#"{"cards": [{"weird": "Kurn", "qty": 2}]}"#, &[("Kurn", 2)], &[], &[]),
    (r#"{"cards": [{"$t": "4 Kurn"}]}"#, &[("Kurn", 4)], &[], &[]),
    (
        r#"{"feed": {"entry": [{"gsx$title": {"$t": "Kurn"}, "gsx$quantity": {"$t": "3"}}]}}"#,
        &[("Kurn", 3)],
        &[],
        &[],
    ),
    (r##"{"cards": [{"#text": "Kurn", "@qty": "2"}]}"##, &[("Kurn", 2)], &[], &[]),
    (r#"{"cards": [{"card": {"title": "Kurn"}, "quantity": 4}]}"#, &[("Kurn", 4)], &[], &[]),
    (r#"{"cards": [{"count": 3, "data": {"name": "Kurn", "type": "Personnel"}}]}"#, &[("Kurn", 3)], &[], &[]),
    (r#"{"cards": [{"c": {"title": "No Such Card"}, "n": 4}]}"#, &[], &["No Such Card"], &[]),
    (
        r#"{"cards": [{"name": "Kurn", "quantity": 2, "set": {"name": "Premiere"}, "icons": ["x"], "cunning": 6}]}"#,
        &[("Kurn", 2)],
        &[],
        &[],
    ),
    (r#"{"cards": [{"title": "Kurn", "qty": 2, "replaces": "Horta"}]}"#, &[("Kurn", 2)], &["Horta"], &[]),
    (r#"{"cards": [{"title": "Kurn", "qty": null}]}"#, &[], &["Kurn"], &[]),
    (r#"{"cards": ["4 Kurn", {"qty": 4}]}"#, &[("Kurn", 4)], &["{\"qty\": 4}"], &[]),
    (r#"{"cards": ["4 Kurn", {"foo": 2}]}"#, &[("Kurn", 4)], &["foo"], &[]),
    (r#"{"cards": [{"quantity": 2, "name": {"en": "Kurn"}}]}"#, &[("Kurn", 1)], &[], &["quantity: 2"]),
    // Lists.
    (r#"{"draw": ["4 Kurn", {}, [], ""]}"#, &[("Kurn", 4)], &["{}", "[]"], &[]),
    (r#"{"draw": ["Kurn", null, true, 7]}"#, &[("Kurn", 1)], &["null", "true", "7"], &[]),
    (r#"{"draw": ["4 Kurn", 5]}"#, &[("Kurn", 4)], &["5"], &[]),
    (r#"{"draw": ["Kurn", 4, "Horta", 3]}"#, &[("Kurn", 4), ("Horta", 3)], &[], &[]),
    (r#"[["4", "Kurn"]]"#, &[("Kurn", 4)], &[], &[]),
    (r#"[[4, "Kurn", "Premiere"]]"#, &[("Kurn", 4)], &[], &[]),
    (r#"[["Kurn", 4]]"#, &[("Kurn", 4)], &[], &[]),
    (r#"[["Kurn", "First Contact", 3]]"#, &[("Kurn", 3)], &[], &[]),
    (r#"[["No Such Card", 4]]"#, &[], &["No Such Card"], &[]),
    (
        r#"[["Qty", "Card", "Set", "Number"], [4, "Kurn", "Premiere", 154], ["", "", "", ""]]"#,
        &[("Kurn", 4)],
        &[],
        &[],
    ),
    (
        r#"["Missions:", "Survey Mission", "Draw deck:", "4 Kurn"]"#,
        &[("Survey Mission", 1), ("Kurn", 4)],
        &[],
        &[],
    ),
    // Whole decks.
    (
        r#"{"name": "My deck", "author": "Jim", "date": "2026-01-01", "format": "open", "description": "Beware", "id": 17,
            "version": "1.2", "image_url": "http://x", "notes": ["fun"], "tags": ["blue"], "isPublic": true, "ownerId": 3,
            "meta": {"rating": 4}, "draw": ["4 Kurn"]}"#,
        &[("Kurn", 4)],
        &[],
        &[],
    ),
    (r#"{"deck": {"name": "My deck", "draw": ["4 Kurn"]}}"#, &[("Kurn", 4)], &[], &[]),
    (r#"{"metadata": {"author": "Jim", "draw": ["4 Kurn"]}}"#, &[("Kurn", 4)], &[], &[]),
    (r#"{"counts": {"draw": 30, "seed": 30}, "draw": ["4 Kurn"]}"#, &[("Kurn", 4)], &[], &[]),
    (
        r#"[{"name": "Missions", "cards": ["Survey Mission"]}, {"name": "Q's Tent", "cards": ["4 Kurn"]}]"#,
        &[("Survey Mission", 1), ("Kurn", 4)],
        &[],
        &[],
    ),
    (r#"[{"section": "draw", "count": 2, "cards": [{"name": "Kurn", "qty": 2}]}]"#, &[("Kurn", 2)], &[], &[]),
    (
        r#"{"list": "Missions:\n1 Survey Mission\nDraw deck:\n4 Kurn\n"}"#,
        &[("Survey Mission", 1), ("Kurn", 4)],
        &[],
        &[],
    ),
    (r#"{"draw": "4 Kurn\n3 Horta"}"#, &[("Kurn", 4), ("Horta", 3)], &[], &[]),
    (
        r#"{"ObjectStates": [{"Name": "Deck", "Nickname": "Draw deck", "DeckIDs": [7], "ContainedObjects": [
            {"Name": "Card", "Nickname": "Kurn", "CardID": 7}, {"Name": "Card", "Nickname": "", "CardID": 8}]},
            {"Name": "Table", "Nickname": "", "Transform": {"posX": 1}}]}"#,
        &[("Kurn", 1)],
        &["CardID: 8"],
        &[],
    ),
];

#[test]
fn each_value_of_a_json_list_is_a_card_with_its_number_or_shown() {
    for (text, cards, unread, headings) in SHAPES {
        let report = check("1e-open", text);
        let expected = Read {
            cards: cards.iter().map(|(title, copies)| ((*title).to_owned(), *copies)).collect(),
            unread: unread.iter().map(|text| (*text).to_owned()).collect(),
            headings: headings.iter().map(|text| (*text).to_owned()).collect(),
        };
        assert_eq!(read(&report), expected, "{text}");
    }
}

#[test]
fn cards_of_a_json_list_are_in_the_part_that_it_names() {
    let text = r#"{"missions": ["Survey Mission"], "seed": {"Horta": 2}, "draw": [{"card": "Kurn", "qty": 3}],
        "Q's Tent": {"Spacedoor": 1}, "cards": [{"name": "Maglock", "qty": 2, "zone": "seed"}]}"#;
    let report = check("1e-open", text);
    let parts: Vec<(&str, Option<Zone>)> =
        report.lines.iter().map(|line| (line.text.as_str(), line.zone)).collect();
    let expected = [
        ("Survey Mission", Some(Zone::Missions)),
        ("Horta", Some(Zone::SeedDeck)),
        ("Kurn", Some(Zone::DrawDeck)),
        ("Spacedoor", Some(Zone::QsTent)),
        ("Maglock", Some(Zone::SeedDeck)),
    ];
    assert_eq!(parts, expected);
}

#[test]
fn a_key_twice_is_refused_by_its_name_and_both_lists_are_read() {
    for (text, cards) in [
        ("{\"draw\": [\"4 Kurn\"],\n\"draw\": [\"3 Horta\"]}", vec![("Kurn", 4), ("Horta", 3)]),
        ("{\"draw\": {\"Kurn\": 2,\n\"Kurn\": 1}}", vec![("Kurn", 2), ("Kurn", 1)]),
    ] {
        let report = check("1e-open", text);
        let cards: Vec<(String, u32)> = cards.into_iter().map(|(title, n)| (title.to_owned(), n)).collect();
        assert_eq!(read(&report).cards, cards, "{text}");
        let fault = report.faults.iter().find(|fault| fault.rule.code() == "repeated-key").unwrap();
        assert_eq!(fault.lines, [2], "{text}");
        assert!(fault.finding.to_string().contains("appears twice") && !report.legal, "{}", fault.finding);
    }
    let report = check("1e-open", "{\"cards\": [{\"title\": \"Kurn\",\n\"title\": \"Horta\", \"qty\": 2}]}");
    let Read { cards, unread, .. } = read(&report);
    assert_eq!((cards, unread), (vec![("Kurn".to_owned(), 2)], vec!["Horta".to_owned()]));
    let told = report.faults.iter().find(|fault| fault.rule.code() == "repeated-key").unwrap();
    assert!(told.finding.to_string().contains("“title”"), "{}", told.finding);
    let once = check("1e-open", r#"{"draw": [{"title": "Kurn"}, {"title": "Horta"}]}"#);
    assert!(once.faults.iter().all(|fault| fault.rule.code() != "repeated-key"), "the control");
}

/// Titles that no part of a deck is called by.
const TITLES: [&str; 7] =
    ["Kurn", "Horta", "Maglock", "Kevin Uxbridge", "Red Alert!", "Spacedoor", "Survey Mission"];

/// Keys that hold cards, say something of one, or are not known.
const KEYS: [&str; 18] = [
    "draw", "Other", "stuff", "cards", "card", "title", "name", "qty", "value", "text", "label", "zone", "4",
    "key", "data", "slot1", "quantity", "section",
];

fn title(dice: &mut Dice, named: &mut Vec<&'static str>) -> &'static str {
    let title = TITLES[dice.throw(TITLES.len())];
    named.push(title);
    title
}

/// Writes some JSON value, and notes each title in it.
fn add_value(dice: &mut Dice, depth: usize, text: &mut String, named: &mut Vec<&'static str>) {
    match dice.throw(if depth == 0 { 4 } else { 8 }) {
        0 => write!(text, "\"{}\"", title(dice, named)).unwrap(),
        1 => write!(text, "\"{} {}\"", 1 + dice.throw(4), title(dice, named)).unwrap(),
        2 => write!(text, "{}", dice.throw(5)).unwrap(),
        3 => text.push_str(["null", "true", "{}"][dice.throw(3)]),
        4 | 5 => {
            text.push('[');
            for at in 0..dice.throw(5) {
                text.push_str(if at > 0 { ", " } else { "" });
                add_value(dice, depth - 1, text, named);
            }
            text.push(']');
        }
        _ => {
            text.push('{');
            for at in 0..1 + dice.throw(4) {
                text.push_str(if at > 0 { ", " } else { "" });
                if dice.throw(4) == 0 {
                    write!(text, "\"{}\": {}", title(dice, named), dice.throw(4)).unwrap();
                    continue;
                }
                write!(text, "\"{}\": ", KEYS[dice.throw(KEYS.len())]).unwrap();
                add_value(dice, depth - 1, text, named);
            }
            text.push('}');
        }
    }
}

#[test]
fn every_text_of_a_json_list_that_names_a_card_is_counted_or_shown() {
    let mut dice = Dice::new(17);
    let mut seen = 0;
    for _ in 0..3_000 {
        let (mut text, mut named) = (String::from("{\"draw\": "), Vec::new());
        add_value(&mut dice, 4, &mut text, &mut named);
        text.push('}');
        let report = check("1e-open", &text);
        for title in &named {
            let card = report.lines.iter().any(|line| line.text.contains(title));
            let other = report
                .other_lines
                .iter()
                .any(|line| line.reason == OtherLineReason::UnknownHeading && line.text.contains(title));
            assert!(card || other, "{title} is lost in {text}");
        }
        seen += named.len();
    }
    assert!(seen > 3_000, "{seen}");
}

#[test]
fn a_value_far_too_long_for_a_deck_is_shown_as_not_understood() {
    let texts = "\"a\", ".repeat(50_000);
    for text in [
        format!("{{\"draw\": [\"4 Kurn\", {texts}\"Horta\"]}}"),
        format!("{{\"cards\": [{{\"title\": \"Kurn\", \"replaces\": [{texts}\"Horta\"]}}]}}"),
    ] {
        let list = DeckList::read(&text, card_table(Edition::First));
        let shown = |title: &str| list.lines.iter().any(|line| line.text.contains(title));
        assert!(shown("Kurn") && shown("Horta") && list.lines.len() > 1_000);
    }
    let values = format!("[\"4 Kurn\", {}null]", "null, ".repeat(50_000));
    let list = DeckList::read(&values, card_table(Edition::First));
    let last = list.cards().last().map(|(_, card)| card.quantity.is_err());
    assert_eq!((list.lines.len(), last), (50_002, Some(true)), "values that are no texts count, too");
}

#[test]
fn a_card_within_very_many_objects_is_counted() {
    let (open, close) = ("{\"qty\": 2, \"card\": ".repeat(100), "}".repeat(100));
    let text = format!("{open}{{\"title\": \"Kurn\"}}{close}");
    let list = DeckList::read(&text, card_table(Edition::First));
    let cards: Vec<_> = list.cards().map(|(_, card)| (card.title.as_str(), card.quantity.clone())).collect();
    assert_eq!(cards, [("Kurn", Ok(2))]);
}

#[test]
fn a_card_of_an_xml_file_without_a_title_or_under_another_tag_is_shown() {
    for (text, cards, unread) in [
        (r#"<deck><section name="Draw deck"><card Qty="3" Name="Kurn"/></section></deck>"#, 1, 0),
        (r#"<deck><section name="Draw deck"><card qty="3" title="Kurn"/></section></deck>"#, 1, 0),
        (r#"<deck><section name="Draw deck"><card><title>Kurn</title></card></section></deck>"#, 1, 0),
        (
            r#"<deck><section name="Draw deck"><card qty="3" id="7"/><card qty="1">Kurn</card></section></deck>"#,
            1,
            1,
        ),
        (
            r#"<deck><section name="Draw deck"><card><name>Kurn</name><name>Horta</name></card></section></deck>"#,
            1,
            1,
        ),
        (
            r#"<deck><section name="Draw deck"><card qty="1">Kurn</card><entry>Horta</entry></section></deck>"#,
            1,
            1,
        ),
        (
            r#"<deck><section name="Draw deck"><card qty="1">Kurn</card><x name="Horta"/></section></deck>"#,
            1,
            1,
        ),
        (
            r#"<deck><notes>Fun</notes><section name="Draw deck"><card qty="1">Kurn</card></section></deck>"#,
            1,
            0,
        ),
    ] {
        let Read { cards: found, unread: shown, .. } = read(&check("1e-open", text));
        assert_eq!((found.len(), shown.len()), (cards, unread), "{text}: {found:?} {shown:?}");
    }
}
