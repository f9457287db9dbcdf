//! Deck lists of every layout, and what a report says of their titles. The other tests of lists use what is first here.

use std::collections::{BTreeMap, BTreeSet};

use arbiter::data::{card_table, deck_format};
use arbiter::domain::card::MatchKind;
use arbiter::domain::deck::{DeckList, DeckReport, Format, Severity, Zone};
use arbiter::domain::edition::Edition;

pub fn check(format: &str, text: &str) -> DeckReport {
    let format = deck_format(format).unwrap();
    format.check(&DeckList::read(text, card_table(format.edition)), card_table(format.edition), None)
}

/// One format of each game: how a list is read depends on the game alone.
pub fn each_game() -> [&'static Format; 3] {
    ["1e-open", "2e-standard", "tribbles"].map(|id| deck_format(id).unwrap())
}

pub fn placed(report: &DeckReport) -> Vec<(usize, u32, Zone, &str)> {
    let line = |line: &arbiter::domain::deck::report::ReportLine| {
        (line.line, line.quantity, line.zone.unwrap(), line.title.clone().unwrap_or_default())
    };
    report.lines.iter().map(line).map(|(at, count, zone, title)| (at, count, zone, &*title.leak())).collect()
}

pub fn errors(report: &DeckReport) -> Vec<&str> {
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
fn marks_of_direction_and_other_apostrophes_change_nothing() {
    let text = "Missions:\n1 Relief Mission\nQ's Tent:\n2 Kevin Uxbridge\n1 Q's Planet\n";
    let report = check("1e-open", text);
    for (mark, written) in [("1 ", "\u{200e}1 "), ("2 ", "\u{202a}2\u{202c} "), ("'", "′"), ("'", "ʼ")] {
        let read = check("1e-open", &text.replace(mark, written));
        assert_eq!(placed(&read), placed(&report), "{written:?}");
    }
    let table = "sep=;\nQty;Card\n2;Kevin Uxbridge\n";
    assert_eq!(placed(&check("1e-open", table)), [(3, 2, Zone::DrawDeck, "Kevin Uxbridge")]);
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
