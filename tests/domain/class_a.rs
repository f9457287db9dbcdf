//! The rules of the five documents that a list or a slip alone can prove, one by one: each is caught by the deck desk or
//! by the scoring profile where it is broken, and not where it is kept. Numbers as in the project's rule notes.
use arbiter::data;
use arbiter::domain::deck::{DeckList, DeckReport, Fault, Severity, Zone};
use arbiter::domain::edition::Edition;
use arbiter::domain::scoring::grade::Grade;
use arbiter::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side};

const LEGAL: &str = include_str!("../decks/1e-open-legal.txt");

fn checked(list: &str) -> DeckReport {
    let format = data::deck_format("1e-open").unwrap();
    let table = data::card_table(format.edition);
    format.check(&DeckList::read(list, table), table, None)
}

fn with(cards: &[(&str, &str)]) -> DeckReport {
    let added = cards.iter().map(|(heading, card)| format!("{heading}:\n{card}\n"));
    checked(&format!("{LEGAL}\n{}", added.collect::<String>()))
}

fn breaks(report: &DeckReport, rule: &str) -> bool {
    report.faults.iter().any(|fault| fault.rule.code() == rule)
}

#[test]
fn each_rule_of_deck_building_finds_its_fault_and_passes_a_list_that_keeps_it() {
    let plain = checked(LEGAL);
    assert!(plain.legal);
    for (number, rule, broken, kept) in [
        ("D1", "missions-at-home", &[("Seed deck", "1 Excavation")][..], &[("Seed deck", "1 Darmok")][..]),
        ("D1", "seed-deck-at-most", &[("Seed deck", "31 Darmok")], &[("Sites", "1 Commander's Office")]),
        ("D1", "sites-only", &[("Sites", "1 Darmok")], &[("Sites", "1 Commander's Office")]),
        ("D4", "missions-one-location", &[("Missions", "2 Excavation")], &[("Missions", "1 Excavation")]),
        (
            "D6",
            "missions-second",
            &[("Missions", "1 Excavation\n1 Excavation II")],
            &[("Missions", "1 Excavation II")],
        ),
        ("D7", "missions-double-sided", &[("Missions", "1 Excavation II")], &[("Missions", "1 Excavation")]),
        (
            "D9",
            "borg-facilities",
            &[("Draw deck", "1 Two of Nineteen\n1 Romulan Outpost")],
            &[("Draw deck", "1 Romulan Outpost")],
        ),
        (
            "D9",
            "borg-facilities",
            &[("Draw deck", "1 Two of Nineteen"), ("Missions", "1 Excavation II")],
            &[("Missions", "1 Excavation II")],
        ),
        ("D12", "tribble-at-home", &[("Draw deck", "1 1 Tribble - Go")], &[("Tribble", "1 1 Tribble - Go")]),
        ("S22", "banned", &[("Draw deck", "1 Raise the Stakes")], &[("Draw deck", "1 Mr. Homn")]),
    ] {
        assert!(!breaks(&plain, rule), "{number} in the legal list");
        let report = with(broken);
        assert!(breaks(&report, rule), "{number}: {:?}", report.faults);
        let report = with(kept);
        assert!(!breaks(&report, rule), "{number} where it is kept: {:?}", report.faults);
    }
}

#[test]
fn a_side_deck_needs_the_card_that_opens_it_among_the_counted_seeds() {
    for (number, rule, cards, opener) in [
        ("D11", "tribble-opener", "Tribble:\n9 1 Tribble - Go\n", "Storage Compartment Door"),
        ("D14", "q-continuum-opener", "Q-Continuum:\n1 Aldebaran Serpent\n", "Q-Flash"),
    ] {
        assert!(breaks(&checked(cards), rule), "{number}");
        assert!(
            breaks(&checked(&format!("{cards}Draw deck:\n1 {opener}\n")), rule),
            "{number}: not counted there"
        );
        let kept = checked(&format!("{cards}Seed deck:\n1 {opener}\n"));
        assert!(!breaks(&kept, rule), "{number}");
        assert_eq!(kept.counts[&Zone::SeedDeck], 1, "{number}: it is one of the 30, what it opens is not");
    }
}

#[test]
fn what_the_documents_allow_is_not_a_fault() {
    for (number, added) in [
        ("D10: an outpost of an affiliation that is not in the deck", ("Draw deck", "1 Romulan Outpost")),
        ("D20: several copies of a unique personnel", ("Draw deck", "4 Benjamin Sisko")),
    ] {
        assert!(with(&[added]).legal, "{number}: {:?}", with(&[added]).faults);
    }
    // D11: any number and duplicates inside, none of them counted among the 30.
    let tribbles = with(&[("Tribble", "40 1 Tribble - Go")]);
    assert!(!breaks(&tribbles, "seed-deck-at-most") && !breaks(&tribbles, "tribble-only"));
}

#[test]
fn a_card_of_the_tribbles_game_is_named_as_one_with_its_rule() {
    let table = data::card_table(Edition::First);
    let tribbles = data::card_table(Edition::Tribbles).cards().iter();
    let foreign: Vec<&str> = tribbles
        .map(|card| card.title.as_str())
        .filter(|title| title.contains("Tribble") && table.cards_titled(title).next().is_none())
        .collect();
    assert!(foreign.len() > 100, "{}", foreign.len());
    for title in foreign {
        for line in [format!("1 {title}"), title.to_owned(), format!("2x {title}")] {
            let report = with(&[("Draw deck", &line)]);
            let fault = report.faults.iter().find(|fault| fault.rule.code() == "tribbles-game");
            let fault = fault.unwrap_or_else(|| panic!("D13: {line}: {:?}", report.faults));
            assert_eq!(fault.citations, ["1E-CR 2000-10-30, tribble"], "{line}");
            assert!(
                fault.finding.to_string().contains("may not be used") && !report.legal,
                "{line}: {}",
                fault.finding
            );
            let advised = |fault: &Fault| {
                fault.rule.code() == "unknown-card" && fault.finding.to_string().contains(title)
            };
            assert!(!report.faults.iter().any(advised), "no wrong advice: {:?}", report.faults);
        }
    }
    // This game has a card of its own by that title, and a typing mistake still finds it.
    assert!(!breaks(&with(&[("Tribble", "1 10,000 Tribbles - Rescue")]), "tribbles-game"));
    let slip = with(&[("Tribble", "1 10,000 Tribbles - Rescu")]);
    assert!(
        slip.faults
            .iter()
            .any(|fault| fault.finding.to_string().contains("Is it 10,000 Tribbles - Rescue, or")),
        "{:?}",
        slip.faults
    );
    // Before the ruling it is a title that this game does not have, and nothing else is advised.
    let day = "2000-08-12".parse().unwrap();
    let list = DeckList::read("Draw deck:\n1 10,000 Tribbles - Reverse\n", table);
    let report = data::deck_format("1e-open").unwrap().check(&list, table, Some(day));
    let fault = report.faults.iter().find(|fault| fault.rule.code() == "unknown-card").unwrap();
    assert!(
        fault.finding.to_string().contains("A card of the Tribbles game")
            && !fault.finding.to_string().contains("Rescue"),
        "{}",
        fault.finding
    );
    assert!(!breaks(&report, "tribbles-game"));
}

#[test]
fn a_borg_deck_has_no_facility_of_another_affiliation_whether_declared_or_detected() {
    let weight = |list: &str| -> Vec<(Severity, String)> {
        let faults = checked(list).faults.into_iter().filter(|fault| fault.rule.code() == "borg-facilities");
        faults.map(|fault| (fault.severity, fault.finding.to_string())).collect()
    };
    let crew = "Draw deck:\n1 Two of Nineteen\n1 Borg Cube\n";
    let outpost = "Seed deck:\n1 Federation Outpost\n";
    let [(severity, message)] = &weight(&format!("{crew}{outpost}"))[..] else { panic!("one fault") };
    assert_eq!(*severity, Severity::Error, "D9: {message}");
    assert!(message.contains("all its personnel and ships are Borg"), "{message}");
    assert!(!checked(&format!("{crew}{outpost}")).legal);
    assert_eq!(weight(crew), [], "without a facility");
    assert_eq!(weight(&format!("{crew}Seed deck:\n1 Borg Outpost\n")), [], "a Borg one");
    // Others among the crew: no list can prove it, so the report mentions it, and the player may say it.
    let mixed = format!("{crew}1 Benjamin Sisko\n{outpost}");
    let [(severity, message)] = &weight(&mixed)[..] else { panic!("one note") };
    assert_eq!(*severity, Severity::Note, "{message}");
    assert!(message.contains("“Affiliation: Borg”"), "{message}");
    for said in ["Affiliation: Borg", "# affiliations: Klingon, Borg", "// Affiliation: BORG"] {
        let [(severity, message)] = &weight(&format!("{said}\n{mixed}"))[..] else { panic!("one fault") };
        assert_eq!(*severity, Severity::Error, "{said}: {message}");
        assert!(message.contains("the list says so"), "{said}: {message}");
    }
    let [(severity, _)] = &weight(&format!("Affiliation: Klingon\n{mixed}"))[..] else { panic!("one note") };
    assert_eq!(*severity, Severity::Note);
    assert_eq!(weight(&format!("1 Benjamin Sisko\n{outpost}")), []);
    // The card facts do not say whether a Mission II can have an outpost: a human looks.
    let [(severity, message)] = &weight(&format!("{crew}Missions:\n1 Excavation II\n"))[..] else {
        panic!("one")
    };
    assert_eq!(*severity, Severity::Warning, "{message}");
}

#[test]
fn printed_titles_that_an_erratum_changed_are_still_read() {
    let format = data::deck_format("2e-standard").unwrap();
    let table = data::card_table(format.edition);
    for written in ["Charles Tucker, III, Standing In", "T'Pol, Non-believer", "Kressari Rendezvous"] {
        let report = format.check(&DeckList::read(&format!("Draw deck:\n1 {written}\n"), table), table, None);
        assert!(report.lines[0].card.is_some(), "D24: {written}");
    }
}

/// What a game that ended like this counts for both.
fn outcomes(profile: &str, scores: [i64; 2], end: EndReason) -> [(Grade, i64, i64); 2] {
    let result = GameResult::ended(scores, end);
    let outcomes = data::scoring_profile(profile).unwrap().outcomes(&result).unwrap().unwrap();
    outcomes.map(|one| (one.grade, one.victory_points, one.differential))
}

#[test]
fn each_rule_of_scoring_has_its_effect() {
    let period = "decipher-1e-1998";
    // S4: lost to Writ of Accountability, whatever the score on the table.
    let by = |by| EndReason::CardForfeit { by };
    assert_eq!(
        outcomes(period, [90, 5], by(Forfeiting::A)),
        [(Grade::FullLoss, 0, -100), (Grade::FullWin, 2, 100)]
    );
    // S5: both forfeit.
    let [one, other] = outcomes(period, [90, 5], by(Forfeiting::Both));
    assert_eq!((one.0, one), (Grade::TrueTie, other));
    // The ruling is of the First Edition and was never withdrawn, so the TCC's profiles follow it too; what is no
    // forfeit by a card stays a loss for both.
    for profile in ["tcc-1e-2014", "tcc-1e-2023"] {
        let profile_of = data::scoring_profile(profile).unwrap();
        assert_eq!(
            outcomes(profile, [90, 5], by(Forfeiting::Both)),
            [(Grade::TrueTie, 2, 0); 2],
            "{profile}"
        );
        let cited = &profile_of.endings.card_forfeit_by_both.citation;
        assert!(cited.contains("tournament scoring – forfeited games"), "{profile}: {cited}");
        assert_eq!(
            outcomes(profile, [0, 0], EndReason::BothAbsent),
            [(Grade::FullLoss, 0, 0); 2],
            "{profile}"
        );
    }
    assert_eq!(outcomes("tcc-2e-2014", [90, 5], by(Forfeiting::Both)), [(Grade::FullLoss, 0, 0); 2]);
    // S3: out of cards, the higher score wins, and equal scores tie.
    let [won, lost] = outcomes(period, [40, 35], EndReason::DeckedOut);
    assert_eq!((won.0, lost.0), (Grade::FullWin, Grade::FullLoss));
    assert_eq!(outcomes(period, [40, 40], EndReason::DeckedOut)[0].0, Grade::TrueTie);
    // S2: a card may end the game below 100 points.
    let card = EndReason::Card { winner: Side::B };
    assert_eq!(outcomes("decipher-2e-2002", [60, 30], card)[1].0, Grade::FullWin);
}
