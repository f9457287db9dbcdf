//! What is printed on cards, and what a list is made of.

use arbiter::data::{card_particulars, card_table, deck_format};
use arbiter::domain::card::{CardId, CardTable, Particular, ParticularsTable, import};
use arbiter::domain::deck::DeckList;
use arbiter::domain::deck::figures::{Figure, FigureKind, figures};
use arbiter::domain::deck::zone::Zone;
use arbiter::domain::edition::Edition;
use arbiter::messages::Language;
use arbiter::words::figures::{mission_place, note, row_name, title};

fn known(edition: Edition, title: &str, particular: Particular) -> &'static str {
    let card = card_table(edition).cards_titled(title).next().unwrap();
    card_particulars(edition).of(&card.id).get(particular)
}

#[test]
fn the_particulars_of_a_card_are_known_and_hold_no_text() {
    let of = |title, particular| known(Edition::First, title, particular);
    assert_eq!(of("Albert Einstein", Particular::Class), "SCIENCE");
    assert_eq!(of("Albert Einstein", Particular::Attributes), "9/11/2");
    assert_eq!(of("Excavation", Particular::Points), "25");
    let of = |title, particular| known(Edition::Second, title, particular);
    assert_eq!(of("Weyoun Instrument of the Founders", Particular::Cost), "3");
    assert_eq!(of("Weyoun Instrument of the Founders", Particular::Icons), "Cmd");
    assert_eq!(known(Edition::Tribbles, "1 Tribble - Go", Particular::Powers), "Go");
    for edition in [Edition::First, Edition::Second, Edition::Tribbles] {
        let (table, particulars) = (card_table(edition), card_particulars(edition));
        assert_eq!(particulars.texts(), 0, "card text is others'");
        let told = table.cards().iter().filter(|card| {
            let of = particulars.of(&card.id);
            Particular::ALL.iter().any(|one| !of.get(*one).is_empty())
        });
        assert!(told.count() * 10 >= table.cards().len() * 8, "{edition}");
    }
    assert_eq!(card_particulars(Edition::First).of(&CardId("none".into())).get(Particular::Cost), "");
}

const PLUGIN: &str = "Name\tSet\tImageFile\tRelease\tType\tUniqueness\tAffil\tClass\tInt/Rng\tCun/Wpn\tStr/Shd\tIcons\tStaff\tText\n\
    Zarquon\tOpen\t\tpremiere\tPersonnel\tY\tFederation\tOFFICER\t5\t6\t7\t[AU][Cmd]\t\tsome words\n\
    U.S.S. Zarquon\tOpen\t\tpremiere\tShip\tY\tFederation\tGalor Class\t8\t8\t\t\t[Cmd][Stf]\tother words\n\
    Kevin Uxbridge\tOpen\t\tpremiere\tInterrupt\t\t\t\t\t\t\t\t\tthird words\n";

fn told(table: &CardTable, particulars: &ParticularsTable, title: &str, which: Particular) -> String {
    particulars.of(&table.cards_titled(title).next().unwrap().id).get(which).to_owned()
}

#[test]
fn a_plugin_gives_particulars_and_card_text_beside_the_table() {
    let rows = import::read(PLUGIN).unwrap().rows;
    let table = card_table(Edition::First).merged(rows.clone());
    let first = ParticularsTable::compile(&table, &rows, None).unwrap();
    let of = |title, which| told(&table, &first, title, which);
    assert_eq!(of("Zarquon", Particular::Class), "OFFICER");
    assert_eq!(of("Zarquon", Particular::Attributes), "5/6/7");
    assert_eq!(of("Zarquon", Particular::Icons), "AU|Cmd");
    assert_eq!(of("U.S.S. Zarquon", Particular::ShipClass), "Galor Class");
    assert_eq!(of("U.S.S. Zarquon", Particular::Attributes), "8/8/");
    assert_eq!(of("Kevin Uxbridge", Particular::Text), "third words");
    assert_eq!((first.texts(), first.len()), (3, 3));
    assert!(!table.to_text().contains("third words"), "the pinned table judges and tells no text");
    // Another file changes what it names and keeps the rest; what was changed since is not read.
    let rows = import::read(&PLUGIN.replace("third", "newer").replace("some words", "")).unwrap().rows;
    let second = ParticularsTable::compile(&table, &rows, Some(&first)).unwrap();
    assert_eq!(told(&table, &second, "Kevin Uxbridge", Particular::Text), "newer words");
    assert_eq!(told(&table, &second, "Zarquon", Particular::Text), "some words");
    assert_eq!(ParticularsTable::parse(second.to_text().to_owned()).unwrap().to_text(), second.to_text());
    for wrong in [String::new(), "x\ty\n".to_owned(), second.to_text().replace("newer", "never")] {
        assert!(ParticularsTable::parse(wrong).is_err());
    }
}

fn counted(format: &str, list: &str) -> Vec<Figure> {
    let format = deck_format(format).unwrap();
    let table = card_table(format.edition);
    let report = format.check(&DeckList::read(list, table), table, None);
    let told = card_particulars(format.edition);
    figures(&report, table, |card, which| told.of(card).get(which))
}

/// The rows of one figure, in short.
fn rows(all: &[Figure], wanted: &str) -> Vec<String> {
    let figure = all
        .iter()
        .find(|figure| title(figure.kind).to_string() == wanted)
        .unwrap_or_else(|| panic!("{wanted}: {all:?}"));
    figure
        .rows
        .iter()
        .filter(|row| row.number > 0)
        .map(|row| format!("{} {}", row_name(row), row.number))
        .collect()
}

#[test]
fn figures_count_copies_in_the_parts_that_are_played() {
    let all = counted(
        "2e-standard",
        "Missions:\n1 Mouth of the Wormhole Terok Nor\nDilemma pile:\n2 A Living Death\n1 Aggressive Behavior\n\
         Draw deck:\n3 Weyoun Instrument of the Founders\n2 A Chance for Glory\n1 Simmons\nAside:\n9 Simmons\n",
    );
    assert_eq!(rows(&all, "Draw deck by cost"), ["2 1", "3 5"]);
    assert_eq!(rows(&all, "Draw deck by type"), ["Personnel 4", "Event 2"]);
    assert_eq!(rows(&all, "Personnel and ships by affiliation"), ["Dominion 3", "Federation 1"]);
    assert_eq!(rows(&all, "Dilemmas by place"), ["Planet 2", "Space 1"]);
    assert_eq!(rows(&all, "Icons"), ["Cmd 3", "Fut 1", "Stf 1"]);
    let figure = |kind| all.iter().find(|figure| figure.kind == kind).unwrap();
    let curve = figure(FigureKind::Costs(Zone::DrawDeck));
    assert_eq!(
        (curve.rows.len(), curve.kind.is_curve()),
        (8, true),
        "costs that are not there have their place"
    );
    let average = || note(curve.note.unwrap()).to_string();
    assert_eq!(average(), "Average cost 2.8, of 6 cards with a cost.");
    assert_eq!(Language::German.speak(average), "Durchschnittliche Kosten 2,8, bei 6 Karten mit Kosten.");
    let missions = figure(FigureKind::Missions);
    let place = || mission_place(missions.rows[0].place.as_ref().unwrap());
    assert_eq!(place(), "headquarters, alpha, span 1");
    assert_eq!(Language::French.speak(place), "quartier général, alpha, portée 1");
    let first = counted(
        "1e-open",
        "Missions:\n1 Excavation\nSeed deck:\n2 Archer\nDraw deck:\n1 Albert Einstein\n4 Zzz\n",
    );
    assert_eq!(rows(&first, "Seed deck by type"), ["Dilemma 2"]);
    assert_eq!(rows(&first, "Personnel by classification"), ["SCIENCE 1"]);
    assert_eq!(rows(&first, "Missions on the spaceline"), ["Excavation 25"]);
    let tribbles = counted("tribbles", "2 1 Tribble - Go\n1 10 Tribbles - Skip\n");
    assert_eq!(rows(&tribbles, "Cards by denomination"), ["1 2", "10 1"]);
    assert!(counted("1e-open", "nothing\n").is_empty());
    assert!(
        counted("1e-open", "Seed deck:\n99999999999 Archer\n4294967295 Horta\n4294967295 Horta\n").len() < 9
    );
}
