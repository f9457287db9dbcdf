//! The card tables and how titles are matched.

use std::path::Path;

use crate::support::shared;
use arbiter::data::card_table;
use arbiter::domain::card::changes::{Changes, ImportDoubt};
use arbiter::domain::card::row::SourceRow;
use arbiter::domain::card::{CardTable, MatchKind, Sought, import};
use arbiter::domain::edition::Edition;

fn matched(edition: Edition, text: &str) -> (MatchKind, &'static str) {
    let found = card_table(edition).find(text, Sought::Anything);
    found.map_or((MatchKind::None, ""), |found| (found.how, found.card.title.as_str()))
}

#[test]
fn the_exact_name_wins_and_punctuation_tells_cards_apart() {
    for title in ["Khan", "Khan!", "Red Alert!", "Reed Alert!", "34th Rule of Acquisition", "Microvirus"] {
        assert_eq!(matched(Edition::First, title), (MatchKind::Exact, title));
    }
    assert_eq!(matched(Edition::First, "khan!"), (MatchKind::Folded, "Khan!"));
    assert_eq!(matched(Edition::First, "khan"), (MatchKind::Folded, "Khan"));
}

#[test]
fn decoration_comes_off_but_never_a_version() {
    let table = card_table(Edition::First);
    let first_contact = table.find("Beverly Crusher (First Contact)", Sought::Title).unwrap();
    let premiere = table.find("Beverly Crusher", Sought::Title).unwrap();
    assert_ne!(first_contact.card.id, premiere.card.id);
    assert_eq!(matched(Edition::First, "Beverly Crusher (No Such Set)").0, MatchKind::None);
    assert_eq!(
        matched(Edition::First, "Relief Mission (K/R, Geology OR Physics)"),
        (MatchKind::Decoration, "Relief Mission")
    );
    assert_eq!(matched(Edition::First, "Lt. (j.g.) Picard"), (MatchKind::Exact, "Lt. (j.g.) Picard"));
    assert_eq!(matched(Edition::First, "Excavation II (back)"), (MatchKind::Decoration, "Excavation II"));
}

/// Titles with a subtitle, each divided: those of Second Edition that say so, and those of First Edition of which the
/// first part is another card's title.
fn subtitled(edition: Edition) -> Vec<(&'static str, &'static str, &'static str)> {
    let table = card_table(edition);
    let divide = |title: &'static str, name: &'static str| {
        let (base, subtitle) = match (name, title.split_once(": ").or_else(|| title.split_once(" - "))) {
            ("", Some((base, subtitle))) => (base, subtitle),
            ("", None) => return None,
            (name, _) => (name, title.strip_prefix(name)?.trim()),
        };
        let own = !name.is_empty() || table.cards_titled(base).next().is_some();
        (own && edition != Edition::Tribbles).then_some((title, base, subtitle))
    };
    table.cards().iter().filter_map(|card| divide(&card.title, &card.name)).collect()
}

#[test]
fn a_subtitle_in_parentheses_is_a_part_of_the_title_and_never_a_remark() {
    for edition in [Edition::First, Edition::Second] {
        let (table, subtitled) = (card_table(edition), subtitled(edition));
        assert!(subtitled.len() >= 20, "{}", subtitled.len());
        for (title, base, subtitle) in subtitled {
            for form in [
                format!("{base} ({subtitle})"),
                format!("{base}: {subtitle}"),
                format!("{base}, {subtitle}"),
                format!("{base} - {subtitle}"),
                format!("{base} {subtitle}"),
                format!("{base} ({subtitle}) *F*"),
                format!("{} ({})", base.to_lowercase(), subtitle.to_uppercase()),
            ] {
                let found = table.find(&form, Sought::Title).map(|found| found.card.title.as_str());
                assert_eq!(found, Some(title), "{form}");
            }
            let misspelt: String = subtitle.chars().take(1).chain(subtitle.chars().skip(2)).collect();
            for form in [format!("{base} ({misspelt})"), format!("{base} ({misspelt}) (foil)")] {
                let found = table.find(&form, Sought::Title).map(|found| found.card.title.as_str());
                assert!(found != Some(base) || base == title || subtitle.len() < 4, "{form}");
            }
        }
    }
    let first = card_table(Edition::First);
    let text = "Amanda Rogers (Protemtor)";
    assert_eq!(matched(Edition::First, text).0, MatchKind::None, "{text}");
    assert_eq!(first.suggest(text).first(), Some(&"Amanda Rogers: Protector"));
    for remark in ["foil", "promo", "good", "1R23", "not mine", "12 R", "Holodeck Adventures"] {
        let text = format!("Amanda Rogers ({remark})");
        assert_eq!(matched(Edition::First, &text), (MatchKind::Decoration, "Amanda Rogers"), "{text}");
    }
    for number in ["4", "x4", "4x", "3 copies", "3, foil", "two", "3) (foil", "foil) (3"] {
        assert_eq!(
            matched(Edition::First, &format!("Amanda Rogers ({number})")).0,
            MatchKind::None,
            "{number}"
        );
    }
}

#[test]
fn the_end_of_a_title_names_no_mission_where_it_is_another_card_without_its_article_or_subtitle() {
    for text in ["Sword of Kahless", "Varria", "Varria (Lavishly Rewacded Aide)"] {
        assert_eq!(matched(Edition::Second, text).0, MatchKind::None, "{text}");
    }
}

#[test]
fn typography_folds() {
    assert_eq!(
        matched(Edition::First, "Kivas Fajo: Collector"),
        (MatchKind::Folded, "Kivas Fajo - Collector")
    );
    assert_eq!(matched(Edition::First, "Q’s Tent"), (MatchKind::Folded, "Q's Tent"));
    assert_eq!(
        matched(Edition::Second, "Charles Tucker, III, Standing In"),
        (MatchKind::Folded, "Charles Tucker III Standing In")
    );
    assert_eq!(matched(Edition::Second, "Worf, Son of Mogh"), (MatchKind::Folded, "Worf Son of Mogh"));
    assert_eq!(
        matched(Edition::Tribbles, "10000 tribbles Power.Go"),
        (MatchKind::Folded, "10,000 Tribbles - Go")
    );
}

#[test]
fn renamed_cards_are_found_under_both_titles() {
    assert_eq!(matched(Edition::First, "Rogue Borg"), (MatchKind::Alias, "Rogue Borg Mercenaries"));
    assert_eq!(matched(Edition::First, "Rogue Borg Mercenaries").0, MatchKind::Exact);
    assert_eq!(matched(Edition::First, "I.K.S. Vorn"), (MatchKind::Alias, "I.K.C. Vorn"));
    assert_eq!(matched(Edition::First, "I.K.C. Vorn").0, MatchKind::Exact);
    assert_eq!(
        matched(Edition::Second, "Transport Crash Survivor").1,
        "Alpha 5 Approach Transport Crash Survivor"
    );
}

#[test]
fn a_mission_of_the_second_edition_needs_no_location() {
    assert_eq!(matched(Edition::Second, "Hunt Alien"), (MatchKind::Location, "Akusei Belt Hunt Alien"));
    assert_eq!(matched(Edition::Second, "Caretaker's Array").0, MatchKind::Location);
    assert_eq!(matched(Edition::Second, "Provoke Interstellar Incident").0, MatchKind::Location);
    // Several missions share this location: nobody but the player can say which is meant.
    assert_eq!(matched(Edition::Second, "Bajor").0, MatchKind::None);
}

#[test]
fn a_near_miss_is_offered_and_never_applied() {
    let first = card_table(Edition::First);
    for (text, offered) in [("Red Allert!", "Red Alert!"), ("Expose Cover Supply", "Expose Covert Supply")] {
        assert_eq!(matched(Edition::First, text).0, MatchKind::None);
        assert_eq!(first.suggest(text).first(), Some(&offered));
    }
    assert!(first.suggest("36th Rule of Acquisition").is_empty());
    assert!(!first.suggest("Weyoun 7").contains(&"Weyoun 6"));
    assert!(first.suggest(&"x".repeat(1_000_000)).is_empty());
}

#[test]
fn half_a_title_finds_the_titles_that_hold_it() {
    let first = card_table(Edition::First);
    assert_eq!(matched(Edition::First, "Kevin").0, MatchKind::None);
    assert_eq!(first.titles_with("Kevin", 6).first(), Some(&"Kevin Uxbridge"));
    assert_eq!(first.titles_with("uxbridge KEV", 6).first(), Some(&"Kevin Uxbridge"), "in any order");
    assert!(first.titles_with("evin", 6).is_empty(), "a word is found from its beginning");
    assert_eq!(first.titles_with("the", 6).len(), 6);
    for nothing in ["", "  ", "!", "qwertz", &"x".repeat(1_000_000)] {
        assert!(first.titles_with(nothing, 6).is_empty());
    }
}

#[test]
fn a_table_is_the_same_after_writing_and_reading() {
    for edition in [Edition::First, Edition::Second, Edition::Tribbles] {
        let table = card_table(edition);
        let again = CardTable::parse(&table.to_text()).unwrap();
        assert_eq!(again.version(), table.version());
        assert_eq!(again.cards(), table.cards());
    }
}

#[test]
fn the_tables_have_the_known_size() {
    assert_eq!(card_table(Edition::First).printings(), 6281 - 25, "backs are no cards");
    assert_eq!(card_table(Edition::Second).printings(), 4652);
    assert_eq!(card_table(Edition::Tribbles).printings(), 277);
}

#[test]
fn every_title_finds_its_own_card() {
    for edition in [Edition::First, Edition::Second, Edition::Tribbles] {
        let table = card_table(edition);
        for card in table.cards() {
            for printing in &card.printings {
                let found = table.find(&printing.name, Sought::Title).unwrap();
                assert_eq!(found.how, MatchKind::Exact);
                assert_eq!(found.card.title, card.title);
            }
        }
    }
}

#[test]
fn a_mission_ii_counts_as_the_location_of_its_original() {
    let (table, mut pairs) = (card_table(Edition::First), 0);
    for card in table.cards().iter().filter(|card| card.kind.is_mission() && card.title.ends_with(" II")) {
        let original = table.find(card.title.trim_end_matches(" II"), Sought::Mission);
        if let Some(original) = original {
            assert_eq!(original.card.location_key(), card.location_key(), "{}", card.title);
            pairs += 1;
        }
    }
    assert!(pairs > 0);
}

const PLUGIN: &str = "Name\tSet\tImageFile\tRelease\tInfo\tProperty\tUniqueness\tType\tMission/ Dilemma Type\tAffil\tClass\tQuadrant\tIcons\tText\n\
Kevin Uxbridge *VP\tTrad_Open\timg\tVP\t999 VP\tTNG\t\tInterrupt\t\t\t\t\t\tsome text\n\
A Card Nobody Knows\tOpen\timg\tnew\t1 R\tTNG\tY\tPersonnel\t\tFederation\tOFFICER\t\t[AU]\tsome text\n\
Old Name\trenamed\trenamed\tnew\tR\t\t\tPersonnel\t\t\t\t\t\tRenamed to A Card Nobody Knows\n";

#[test]
fn a_newer_plugin_file_extends_the_table() {
    let import = import::read(PLUGIN).unwrap();
    assert_eq!(import.edition, Edition::First);
    let table = card_table(Edition::First).merged(import.rows);
    assert_eq!(table.find("A Card Nobody Knows", Sought::Title).unwrap().how, MatchKind::Exact);
    assert_eq!(table.find("Old Name", Sought::Title).unwrap().how, MatchKind::Alias);
    assert_eq!(table.find("Kevin Uxbridge *VP", Sought::Title).unwrap().card.title, "Kevin Uxbridge");
    assert_ne!(table.version(), card_table(Edition::First).version());
    assert!(!table.to_text().contains("some text"), "no card text enters a table");
}

#[test]
fn a_plugin_file_that_cannot_be_used_names_its_line() {
    let wrong = PLUGIN.replace("\tPersonnel\t\tFederation", "\tPersonel\t\tFederation");
    let left_out = import::read(&wrong).unwrap().left_out;
    let why = left_out[0].to_string();
    assert!(why.starts_with("line 3:") && why.contains("A Card Nobody Knows"), "{why}");
    assert_eq!(left_out.len(), 1, "the other rows are taken");
    assert!(import::read("rubbish").unwrap_err().to_string().starts_with("line 1:"));
}

#[test]
fn a_row_of_a_plugin_without_a_title_is_left_out_and_an_empty_one_is_no_row() {
    for (row, why) in [
        ("\tOpen\timg\tnew\t1 R\tTNG\tY\tEvent", "line 5: the column Name is empty"),
        ("*\tOpen\timg\tnew\t1 R\tTNG\tY\tEvent", "line 5: a card needs an id and a title"),
    ] {
        let file = import::read(&format!("{PLUGIN}{row}\n\t\t\t\n")).unwrap();
        let said: Vec<String> = file.left_out.iter().map(ToString::to_string).collect();
        assert_eq!((said, file.rows.len()), (vec![why.to_owned()], 3));
    }
}

const FACTS: &str = "printing_id,card_id,edition,title,lackey_name,face,card_type,release_code,set_field\n\
1e-a,a-personnel,1E,A Card Nobody Knows,A Card Nobody Knows,front,personnel,premiere,Open\n\
1e-b,b-gizmo,1E,Half a Card,Half a Card,front,gizmo,premiere,Open\n\
1e-c,c-event,1E,Another Nobody Knows,Another Nobody Knows,front,event,premiere,Open\n";

#[test]
fn a_table_of_facts_leaves_out_a_row_of_an_unknown_kind_and_takes_the_rest() {
    let whole = import::read(&FACTS.replace("gizmo", "ship")).unwrap();
    assert_eq!((whole.rows.len(), whole.left_out.len()), (3, 0), "every row is of a known kind");
    for text in [FACTS.to_owned(), FACTS.replace('\n', "\r\n")] {
        let file = import::read(&text).unwrap();
        assert_eq!((file.rows.len(), file.left_out.len()), (2, 1), "the other rows are taken");
        let why = file.left_out[0].to_string();
        assert!(why.starts_with("line 3: “gizmo”") && why.contains("Half a Card"), "{why}");
    }
    let none: String = FACTS
        .lines()
        .filter(|line| !line.starts_with("1e-a") && !line.starts_with("1e-c"))
        .map(|line| format!("{line}\n"))
        .collect();
    assert!(import::read(&none).unwrap_err().to_string().starts_with("line 2: “gizmo”"));
}

#[test]
fn a_bad_row_of_a_table_is_left_out_with_its_line_and_the_rest_is_taken() {
    let (head, rest) = FACTS.split_once('\n').unwrap();
    let good = rest.lines().next().unwrap();
    for (row, why) in [
        ("1e-b,,1E,Half a Card,Half a Card,front,event,premiere,Open", "the column card_id is empty"),
        ("1e-b,b-event,1E, ,Half a Card,front,event,premiere,Open", "the column title is empty"),
        ("1e-b,b-event,1E,Half a Card,,front,event,premiere,Open", "the column lackey_name is empty"),
        ("1e-b,b-mission,1E,,Half a Card,back,mission,premiere,Open", "the column title is empty"),
        ("1e-b,b-event,1E,Half a Card,Half a Card,front,event", "9 columns, and this row 7"),
        ("1e-b,b-event,1E,Half, a Card,Half a Card,front,event,premiere,Open", "and this row 10"),
        ("1e-b,b-event,1E,Half a Card,Half a Card,front,,premiere,Open", "no card type"),
    ] {
        let file = import::read(&format!("{head}\n{good}\n{row}\n{good}\n")).unwrap();
        assert_eq!(file.rows.len(), 2, "the other rows are taken: {row}");
        let [left_out] = file.left_out.as_slice() else { panic!("{row}: {:?}", file.left_out) };
        let said = left_out.to_string();
        assert!(said.starts_with("line 3: ") && said.contains(why), "{said}");
    }
    let none =
        format!("{head}\n1e-b,,1E,a,a,front,event,premiere,Open\n1e-c,,1E,c,c,front,event,premiere,Open\n");
    assert!(import::read(&none).unwrap_err().to_string().starts_with("line 2: "), "surely another file");
}

#[test]
fn a_quote_that_is_never_closed_damages_its_own_row_alone() {
    let (head, rest) = FACTS.split_once('\n').unwrap();
    let good = rest.lines().next().unwrap();
    let cut = "1e-b,b-event,1E,\"Half, a Ca";
    let quoted = "1e-c,c-event,1E,\"Half, a Card\",\"Half, a Card\",front,event,premiere,Open";
    for end in ["\n", "\r\n"] {
        let text =
            [head, good, cut, good, quoted, "", cut, good, cut].map(|line| format!("{line}{end}")).concat();
        let file = import::read(&text).unwrap();
        let lines: Vec<usize> = file.left_out.iter().map(|one| one.line).collect();
        assert_eq!((file.rows.len(), lines), (4, vec![3, 7, 9]), "{text}");
    }
    // In the last cell, so that the row has as many cells as the header.
    let last = cut.replace("\"Half, a Ca", "Half a Card,Half a Card,front,event,premiere,\"Open");
    let last = last.as_str();
    let text = [head, good, last, good, good, last, good].join("\n");
    let file = import::read(&text).unwrap();
    let said: Vec<String> = file.left_out.iter().map(ToString::to_string).collect();
    let why = |line| format!("line {line}: a cell holds the next row, too: close its quotation mark");
    assert_eq!((file.rows.len(), said), (4, [3, 6].map(why).to_vec()), "{text}");
}

#[test]
fn lines_that_each_open_a_quote_to_the_end_are_not_all_read_again() {
    let (head, rest) = FACTS.split_once('\n').unwrap();
    let good = rest.lines().next().unwrap();
    let file = import::read(&format!("{head}\n{good}\n{}", "x\",\"y\n".repeat(2_000))).unwrap();
    assert_eq!(file.rows.len(), 1);
    assert!((2..100).contains(&file.left_out.len()), "{}", file.left_out.len());
}

#[test]
fn a_number_of_a_table_is_read_as_it_is_printed_and_words_are_none() {
    let (head, rest) = FACTS.split_once('\n').unwrap();
    let good = rest.lines().next().unwrap();
    let left_out = |cell: &str| {
        let text = format!("{head},points\n{good},\n{good},{cell}\n");
        import::read(&text).unwrap().left_out.into_iter().map(|one| one.to_string()).collect::<Vec<_>>()
    };
    for printed in ["7", "-25", "5+X", "8-X", "+/-10", "5 or -5", "20*", "*", "15Z", "NO", "Q", "4+x", "8+8"]
    {
        assert!(left_out(printed).is_empty(), "{printed}");
    }
    for word in ["many", "12 points", "1O", "#REF!"] {
        assert_eq!(left_out(word), [format!("line 3: “{word}” in the column points is not a number")]);
    }
}

#[test]
fn a_compact_table_leaves_out_a_card_with_its_printings_and_only_a_whole_one_is_kept() {
    let table = "arbiter-cards\t1\tTR\n\
                 card\ta\tOne\ttribble\tnone\n\t\tVP\tTR\n\
                 card\t\tTwo\ttribble\tnone\n\t\tVP\tTR\n\
                 card\tc\tThree\ttribble\tnone\n\t\tVP\tTR\n";
    let file = import::read(table).unwrap();
    assert_eq!(file.rows.len(), 2);
    let said: Vec<String> = file.left_out.iter().map(ToString::to_string).collect();
    assert_eq!(said, ["line 4: a card needs an id and a title", "line 5: its card is left out, too"]);
    assert!(CardTable::parse(table).is_err());
    let none = table.replace("\ta\t", "\t\t").replace("\tc\t", "\t\t");
    assert!(import::read(&none).unwrap_err().to_string().starts_with("line 2: "));
}

#[test]
fn a_printing_of_which_only_the_title_is_known_stays_in_the_table() {
    let facts = FACTS.replace("premiere,Open", ",").replace("gizmo", "event");
    let table = card_table(Edition::First).merged(import::read(&facts).unwrap().rows);
    let again = CardTable::parse(&table.to_text()).unwrap();
    assert_eq!((again.cards(), again.version()), (table.cards(), table.version()));
    let found = again.find("A Card Nobody Knows", Sought::Title).unwrap();
    assert_eq!(found.card.printings.len(), 1);
    let rows = |table: &CardTable| import::read(&table.to_text()).unwrap().rows.len();
    assert_eq!(rows(&table), rows(card_table(Edition::First)) + 3);
}

/// The release that a row names.
fn release(row: &SourceRow) -> &str {
    match row {
        SourceRow::Printing { printing, .. } => &printing.release,
        SourceRow::Renamed { .. } => "",
    }
}

/// The row with another release.
fn of_release(row: &SourceRow, release: &str) -> SourceRow {
    let mut row = row.clone();
    if let SourceRow::Printing { printing, .. } = &mut row {
        release.clone_into(&mut printing.release);
    }
    row
}

#[test]
fn an_older_file_is_doubted_in_every_game_and_one_with_a_new_release_is_not() {
    for edition in [Edition::First, Edition::Second, Edition::Tribbles] {
        let table = card_table(edition);
        let rows = import::read(&table.to_text()).unwrap().rows;
        let day =
            |row: &SourceRow| table.releases().iter().find(|known| known.code == release(row))?.first_day();
        let newest = rows.iter().filter_map(day).max().unwrap();
        let older: Vec<SourceRow> = rows.iter().filter(|row| day(row) < Some(newest)).cloned().collect();
        let doubts =
            |rows: &[SourceRow]| Changes::between(table, &table.merged(rows.to_vec()), rows, &[]).doubts;
        let is_older = |rows: &[SourceRow]| match doubts(rows).as_slice() {
            [ImportDoubt::Older { held, .. }] => *held == newest,
            _ => false,
        };
        assert!(is_older(&older), "{edition}: {:?}", doubts(&older));
        assert!(doubts(&rows).is_empty(), "{edition}: the same file again");
        let unnamed: Vec<SourceRow> = older.iter().map(|row| of_release(row, "")).collect();
        assert!(is_older(&unnamed), "{edition}: the names of the cards tell their releases");
        let mut newer = older.clone();
        let last = newer.last().map(|row| of_release(row, "a release of next year")).unwrap();
        newer.push(last);
        assert!(doubts(&newer).is_empty(), "{edition}: it lacks the newest release, and has a newer one");
    }
    // Those of Second Edition cards have no day in First Edition, and are known all the same.
    let table = card_table(Edition::First);
    let undated = |code: &str| table.releases().iter().all(|release| release.code != code);
    let printings = table.cards().iter().flat_map(|card| &card.printings);
    assert!(printings.filter(|printing| undated(&printing.release)).count() > 100);
}

#[test]
fn lines_are_counted_as_an_editor_counts_them() {
    let line = |text: &str| import::read(text).unwrap().left_out[0].line;
    let wrong = PLUGIN.replace("\tPersonnel\t\tFederation", "\tPersonel\t\tFederation");
    assert_eq!(line(&wrong), 3);
    assert_eq!(line(&wrong.replace('\n', "\r\n")), 3, "with the line ends of Windows");
    assert_eq!(line(&wrong.replace("\nA Card", "\n\n\nA Card")), 5, "blank lines count");
    assert_eq!(line(&wrong.replace("\nA Card", "\r\n\r\nA Card")), 4);
    // A cell may hold a line break.
    let facts = FACTS.replace("A Card Nobody Knows,front", "\"A Card\nNobody Knows\",front");
    assert_eq!(line(&facts), 4);
}

#[test]
fn the_comma_separated_copy_from_gemp_reads_the_same() {
    let commas: String = PLUGIN.replace('\t', ",");
    assert_eq!(import::read(&commas).unwrap().rows, import::read(PLUGIN).unwrap().rows);
}

#[test]
fn the_tables_are_what_the_facts_compile_to() {
    let Some(shared) = shared::folder() else { return };
    let to = tempfile::tempdir().unwrap();
    assert_cmd::Command::cargo_bin("arbiter")
        .unwrap()
        .args(["cards", "compile", "--from"])
        .arg(shared.join("cards"))
        .arg("--to")
        .arg(to.path())
        .assert()
        .success();
    for name in [
        "1e.tsv",
        "2e.tsv",
        "tribbles.tsv",
        "1e-particulars.tsv",
        "2e-particulars.tsv",
        "tribbles-particulars.tsv",
    ] {
        let compiled = std::fs::read(to.path().join(name)).unwrap();
        assert!(
            compiled == std::fs::read(Path::new("data/cards").join(name)).unwrap(),
            "{name} is not compiled"
        );
    }
}
