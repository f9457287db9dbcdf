//! Every rule of the formats, with a list that passes and one that fails.
use std::collections::BTreeSet;

use arbiter::data::{card_table, deck_format, deck_formats};
use arbiter::domain::deck::{DeckList, Format, Severity, Zone};
use arbiter::domain::source::Confidence;
use assert_cmd::Command;

/// The rules that speak about a list.
fn spoken(format: &str, text: &str, on: Option<&str>) -> BTreeSet<String> {
    let format = deck_format(format).unwrap();
    let on = on.map(|day| day.parse().unwrap());
    let report =
        format.check(&DeckList::read(text, card_table(format.edition)), card_table(format.edition), on);
    report.faults.into_iter().map(|fault| fault.rule.into()).collect()
}

/// Rule, a list that keeps it, a list that breaks it.
const FIRST: &[(&str, &str, &str)] = &[
    ("missions-exactly", "Missions:\n6 Survey Mission\n", "Missions:\n5 Survey Mission\n"),
    ("missions-only", "Missions:\n1 Relief Mission\n", "Missions:\n1 Maglock\n"),
    ("missions-at-home", "Missions:\n1 Relief Mission\n", "Seed deck:\n1 Relief Mission\n"),
    (
        "missions-second",
        "Missions:\n2 Excavation\n1 Relief Mission II\n",
        "Missions:\n1 Excavation\n1 Excavation II\n",
    ),
    ("missions-one-location", "Missions:\n1 Secret Salvage\n", "Missions:\n2 Secret Salvage\n"),
    ("missions-double-sided", "Missions:\n1 Excavation\n", "Missions:\n1 Excavation II\n"),
    ("seed-deck-at-most", "Seed deck:\n30 Maglock\n", "Seed deck:\n31 Maglock\n"),
    ("seed-deck-usually", "Seed deck:\n30 Maglock\n", "Seed deck:\n29 Maglock\n"),
    ("sites-only", "Sites:\n1 Ops\n", "Sites:\n1 Maglock\n"),
    ("draw-deck-at-least", "Draw deck:\n30 Worf\n", "Draw deck:\n29 Worf\n"),
    ("draw-deck-dilemmas", "Seed deck:\n1 Maglock\n", "Draw deck:\n1 Maglock\n"),
    ("qs-tent-at-most", "QsTent:\n13 Worf\n", "QsTent:\n14 Worf\n"),
    ("qs-tent-different", "QsTent:\n1 Worf\n1 Data\n", "QsTent:\n1 Worf\n1 Worf\n"),
    (
        "qs-tent-opener",
        "QsTent:\n1 Worf\nSeed+Dil:\n1 Q's Tent\n",
        "QsTent:\n1 Worf\nDraw deck:\n1 Q's Tent\n",
    ),
    ("referee-at-most", "Ref:\n13 Maglock\n", "Ref:\n14 Maglock\n"),
    ("referee-only", "Ref:\n1 Intermix Ratio\n", "Ref:\n1 Worf\n"),
    ("referee-different", "Ref:\n1 Worf\n", "Ref:\n2 Worf\n"),
    ("referee-opener", "Ref:\n1 Worf\nSeed deck:\n1 Q the Referee\n", "Ref:\n1 Worf\n"),
    ("battle-bridge-only", "Tactics:\n9 Phaser Banks\n", "Tactics:\n1 Worf\n"),
    (
        "battle-bridge-opener",
        "Tactics:\n1 Phaser Banks\nSeed deck:\n1 Battle Bridge Door\n",
        "Tactics:\n1 Phaser Banks\n",
    ),
    ("q-continuum-only", "Flash:\n1 Jealous Amanda\n", "Flash:\n1 Worf\n"),
    ("q-continuum-opener", "Flash:\n1 Worf\nSeed deck:\n1 Q-Flash\n", "Flash:\n1 Worf\n"),
    ("tribble-only", "Tribbles:\n5 1 Tribble - Go\n1 ... on the Bridge\n", "Tribbles:\n1 Worf\n"),
    ("tribble-at-home", "Tribbles:\n1x 1 Tribble - Go\n", "Draw deck:\n1x ... on the Bridge\n"),
    ("tribble-at-home", "Tribbles:\n1x 1 Tribble - Go\n", "QsTent:\n1x 1 Tribble - Go\n"),
    ("tribbles-game", "Tribbles:\n1 10,000 Tribbles - Rescue\n", "Tribbles:\n1 10,000 Tribbles - Reverse\n"),
    (
        "tribble-opener",
        "Tribbles:\n1x 1 Tribble - Go\nSeed deck:\nStorage Compartment Door\n",
        "Tribbles:\n1x 1 Tribble - Go\n",
    ),
    ("dyson-sphere-at-most", "Dyson:\n13 Maglock\n", "Dyson:\n14 Maglock\n"),
    ("dyson-sphere-only", "Dyson:\n1 Maglock\n", "Dyson:\n1 Worf\n"),
    ("dyson-sphere-opener", "Dyson:\n1 Maglock\nDraw deck:\n1 Dyson Sphere Door\n", "Dyson:\n1 Maglock\n"),
    ("banned", "Draw deck:\n1 Worf\n", "Draw deck:\n1 Raise the Stakes\n"),
    ("missions-at-home", "QsTent:\n1 Q's Planet\n", "QsTent:\n1 Relief Mission\n"),
    ("tactic-at-home", "Tactics:\n1 Phaser Banks\n", "Draw deck:\n1 Phaser Banks\n"),
    ("q-at-home", "Flash:\n1 Jealous Amanda\n", "Draw deck:\n1 Jealous Amanda\n"),
    ("q-at-home", "QsTent:\n1 Q's Planet\n", "QsTent:\n1 Jealous Amanda\n"),
    ("q-continuum-only", "Flash:\n1 Q's Planet\n", "Flash:\n1 Relief Mission\n"),
    ("draw-deck-sites", "Sites:\n1 Ops\n", "Draw deck:\n1 Ops\n"),
    (
        "auxiliary-control-at-least",
        "Seed deck:\n1 Battle Bridge Door\nTactics:\n5 Phaser Banks\n",
        "Seed deck:\n1 Battle Bridge Door: Auxiliary Control\nTactics:\n5 Phaser Banks\n",
    ),
    (
        "auxiliary-control-different",
        "Seed deck:\n1 Battle Bridge Door: Auxiliary Control\nTactics:\n1 Phaser Banks\n",
        "Seed deck:\n1 Battle Bridge Door: Auxiliary Control\nTactics:\n2 Phaser Banks\n",
    ),
    (
        "civil-war-closes",
        "Seed deck:\n1 Q's Tent: Civil War\n",
        "Seed deck:\n1 Q's Tent: Civil War\nFlash:\n1 Jealous Amanda\n",
    ),
    ("outside-fetched", "Outside:\n1 Worf\nDraw deck:\n1 Temporal Benefactor\n", "Outside:\n1 Worf\n"),
    ("second-edition-cards", "Draw deck:\n1 Worf\n", "Draw deck:\n1 B'omar Stipulations 2E\n"),
    (
        "borg-facilities",
        "Seed deck:\nFederation Outpost\n",
        "Seed deck:\nFederation Outpost\nDraw deck:\nTwo of Nineteen\nBorg Queen\n",
    ),
];

const SECOND: &[(&str, &str, &str)] = &[
    ("missions-exactly", "Missions:\n5 Hunt Alien\n", "Missions:\n4 Hunt Alien\n"),
    ("missions-only", "Missions:\n1 Hunt Alien\n", "Missions:\n1 Outclassed\n"),
    ("missions-at-home", "Missions:\n1 Hunt Alien\n", "Draw deck:\n1 Akusei Belt Hunt Alien\n"),
    (
        "missions-different",
        "Missions:\n1 Hunt Alien\n",
        "Missions:\n1 Hunt Alien\n1 Akusei Belt Hunt Alien\n",
    ),
    ("draw-deck-at-least", "Draw deck:\n35 Borg Cube\n", "Draw deck:\n34 Borg Cube\n"),
    ("dilemma-pile-at-least", "Dilemmas:\n20 Outclassed\n", "Dilemmas:\n19 Outclassed\n"),
    ("dilemma-pile-only", "Dilemmas:\n1 Outclassed\n", "Dilemmas:\n1 Borg Cube\n"),
    ("dilemmas-at-home", "Dilemmas:\n1 Outclassed\n", "Draw deck:\n1 Outclassed\n"),
    (
        "copies-at-most",
        "Draw deck:\n2 Borg Cube\n1 Borg Cube\n",
        "Draw deck:\n3 Borg Cube\n1 Borg Cube *VP\n",
    ),
    (
        "copies-at-most",
        "Draw deck:\n3 Jean-Luc Picard Argo Pilot\n3 William T. Riker Number One\n",
        "Draw deck:\n2 Jean-Luc Picard Argo Pilot\n2 Jean-Luc Picard Battleship Captain\n",
    ),
    ("copies-at-most", "Dilemmas:\n6 Infestation\n", "Dilemmas:\n6 Outclassed\n"),
    (
        "missions-no-headquarters",
        "Missions:\n1 Hunt Alien\n1 Caretaker's Array Protect Ocampa\n3 Earth Humanity's Home\n",
        "Missions:\n1 Hunt Alien\n4 Earth Humanity's Home\n",
    ),
    ("missions-headquarters", "Missions:\n1 Caretaker's Array Protect Ocampa\n", "Missions:\n1 Hunt Alien\n"),
    ("copies-by-text", "Draw deck:\n1 Tapestry\n", "Draw deck:\n2 Tapestry\n"),
    ("zones", "Draw deck:\n1 Borg Cube\n", "Sites:\n1 Borg Cube\n"),
];

#[test]
fn what_a_format_says_of_one_card_is_what_it_says_of_it_in_a_deck() {
    let on = chrono::NaiveDate::from_ymd_opt(2026, 5, 12).unwrap();
    let (mut legal, mut not) = (0, 0);
    for format in arbiter::data::deck_formats() {
        let table = arbiter::data::card_table(format.edition);
        for card in table.cards().iter().step_by(97) {
            let Some(printing) = card.printings.iter().find(|printing| !printing.name.is_empty()) else {
                continue;
            };
            let against = format.forbidding_rules(card, table, on);
            let list = DeckList::read(&format!("1 {}\n", printing.name), table);
            let report = format.check(&list, table, Some(on));
            let same = report.lines.first().and_then(|line| line.card.as_ref()) == Some(&card.id);
            if !same {
                continue;
            }
            for (rule, severity) in &against {
                let fault = report.faults.iter().find(|fault| fault.rule.code() == rule.id);
                assert_eq!(
                    fault.map(|fault| fault.severity),
                    Some(*severity),
                    "{} {}",
                    format.id,
                    card.title
                );
            }
            legal += u32::from(against.is_empty());
            not += u32::from(!against.is_empty());
        }
    }
    assert!(legal > 50 && not > 50, "{legal} {not}");
}

#[test]
fn every_rule_passes_what_it_should_and_catches_what_it_should() {
    for (format, cases) in [("1e-open", FIRST), ("2e-standard", SECOND)] {
        for (rule, keeps, breaks) in cases {
            assert!(!spoken(format, keeps, None).contains(*rule), "{rule} speaks against {keeps:?}");
            assert!(spoken(format, breaks, None).contains(*rule), "{rule} is silent about {breaks:?}");
        }
    }
}

#[test]
fn fewer_than_thirty_seed_cards_are_pointed_out_but_legal() {
    for id in ["1e-open", "1e-modern", "1e-traditional"] {
        let format = deck_format(id).unwrap();
        let table = card_table(format.edition);
        let report = format.check(&DeckList::read("Seed deck:\n12 Maglock\n", table), table, None);
        let fault = report.faults.iter().find(|fault| fault.rule.code() == "seed-deck-usually").unwrap();
        assert_eq!(fault.severity, Severity::Warning, "{id}");
        assert_eq!(fault.confidence, Some(Confidence::Seen), "{id}");
        assert_eq!(
            fault.finding.to_string(),
            "Seed deck: 12 cards, fewer than 30. That is allowed; check that none is missing."
        );
        let limit = format.limits(None)[&Zone::SeedDeck];
        assert_eq!((limit.least, limit.most), (0, Some(30)), "the bar asks for no more than the rules do");
    }
}

#[test]
fn card_pools_follow_the_tokens_of_any_printing() {
    assert!(spoken("1e-modern", "Draw deck:\nRed Alert!\n", None).contains("pool"));
    assert!(!spoken("1e-open", "Draw deck:\nRed Alert!\n", None).contains("pool"));
    assert!(spoken("1e-traditional", "Draw deck:\nCelebratory Toast\n", None).contains("pool"));
    assert!(!spoken("1e-modern", "Draw deck:\nKlingon Death Yell\n", None).contains("pool"));
}

#[test]
fn an_outpost_of_an_absent_affiliation_is_no_fault() {
    let rules = spoken(
        "1e-open",
        "Seed deck:\nRomulan Outpost\nDraw deck:\n30 Worf\nMissions:\n6 Survey Mission\n",
        None,
    );
    assert!(
        rules.iter().all(|rule| {
            ["missions-one-location", "alternate-universe", "seed-deck-usually", "several-versions"]
                .contains(&rule.as_str())
        }),
        "{rules:?}"
    );
}

#[test]
fn dates_suspend_rules_and_point_out_later_cards() {
    assert!(spoken("1e-open", "Draw deck:\nHerbert\n", Some("1995-01-01")).contains("released"));
    assert!(!spoken("1e-open", "Draw deck:\nWorf\n", Some("1995-01-01")).contains("released"));
    assert!(!spoken("1e-open", "Draw deck:\nHerbert\n", None).contains("released"));
    assert!(spoken("1e-modern", "Draw deck:\nWorf\n", Some("2016-03-07")).contains("alpha-quadrant-mission"));
    assert!(
        !spoken("1e-modern", "Draw deck:\nWorf\n", Some("2016-03-06")).contains("alpha-quadrant-mission")
    );
}

#[test]
fn future_cards_are_refused_and_those_with_an_uncertain_date_only_pointed_out() {
    let check = |list: &str, on: &str| {
        let format = deck_format("1e-open").unwrap();
        let table = card_table(format.edition);
        format.check(&DeckList::read(list, table), table, Some(on.parse().unwrap()))
    };
    let severity = |list: &str, on: &str, rule: &str| {
        check(list, on).faults.into_iter().find(|fault| fault.rule.code() == rule).map(|fault| fault.severity)
    };
    assert_eq!(severity("Draw deck:\nHerbert\n", "1995-01-01", "released"), Some(Severity::Error));
    // Premiere is dated to its month only.
    assert_eq!(severity("Draw deck:\nAlbert Einstein\n", "1994-10-25", "released"), Some(Severity::Warning));
    assert_eq!(severity("Draw deck:\nAlbert Einstein\n", "1994-08-01", "released"), Some(Severity::Error));
    // A set whose day is known, legal a week later.
    let table = card_table(arbiter::domain::edition::Edition::First);
    let new = table.cards().iter().find(|card| {
        card.printings.len() == 1
            && card.printings[0].release == "tnz"
            && card.printings[0].name == card.title
    });
    let list = format!("Draw deck:\n{}\n", new.unwrap().title);
    assert_eq!(severity(&list, "2020-04-02", "released"), Some(Severity::Error));
    assert_eq!(severity(&list, "2020-04-03", "released"), None);
    assert_eq!(severity(&list, "2020-04-09", "released-lately"), Some(Severity::Error));
    assert_eq!(severity(&list, "2020-04-10", "released-lately"), None);
    // A ban holds from its day.
    assert_eq!(severity("Draw deck:\nRaise the Stakes\n", "1995-02-11", "banned"), None);
    assert_eq!(
        severity("Draw deck:\nRaise the Stakes\n", "1995-02-11", "stakes-agreed"),
        Some(Severity::Warning)
    );
    assert_eq!(severity("Draw deck:\nRaise the Stakes\n", "2000-05-20", "banned"), Some(Severity::Error));
    assert!(spoken("1e-modern", "Draw deck:\nWorf\n", Some("1994-12-01")).contains("format-of-another-day"));
    assert!(!spoken("1e-modern", "Draw deck:\nWorf\n", Some("2024-12-01")).contains("format-of-another-day"));
    // The X-List was dropped on the last day of 2017.
    let x_list =
        |day| spoken("1e-x-list-2008", "Draw deck:\nWorf\n", Some(day)).contains("format-of-another-day");
    assert_eq!(["2017-12-30", "2017-12-31"].map(x_list), [false, true]);
}

#[test]
fn the_x_list_forbids_its_own_titles_and_no_other_second_edition_card() {
    let on_the_list = |list: &str| {
        let spoken = spoken("1e-x-list-2008", list, Some("2008-08-11"));
        assert!(spoken.contains("x-list-in-part"), "the whole list was not read");
        assert!(!spoken.contains("second-edition-cards"), "{spoken:?}");
        ["x-list", "x-list-standard-orbit"].map(|rule| spoken.contains(rule))
    };
    assert_eq!(on_the_list("Draw deck:\nClear Ultimatum 2E\n"), [false, false]);
    assert_eq!(on_the_list("Draw deck:\nQuantum Incursions\n"), [true, false]);
    assert_eq!(on_the_list("Draw deck:\nStandard Orbit 2E\n"), [false, true]);
    assert!(spoken("1e-open", "Draw deck:\nClear Ultimatum 2E\n", None).contains("second-edition-cards"));
}

#[test]
fn a_ban_whose_day_was_not_read_is_pointed_out_in_its_year() {
    let bans = |day| {
        let spoken = spoken("1e-otf", "Draw deck:\nSpace\n", Some(day));
        ["banned-space-2013", "banned-space"].map(|rule| spoken.contains(rule))
    };
    assert_eq!(bans("2012-12-31"), [false, false]);
    assert_eq!(["2013-01-01", "2013-12-30"].map(bans), [[true, false]; 2]);
    assert_eq!(["2013-12-31", "2018-07-01"].map(bans), [[false, true]; 2]);
}

#[test]
fn every_citation_of_a_format_opens_an_entry_or_a_source_of_our_own() {
    let sources = arbiter::data::outside_sources();
    let works = ["1E-CR ", "1E-FAQ ", "2E-CR ", "1E-GL "];
    for format in deck_formats() {
        for rule in &format.rules {
            for citation in &rule.citations {
                let entry = works.iter().any(|work| citation.starts_with(work));
                let named = arbiter::domain::outside_source::first_source(citation, sources);
                assert!(entry || named.is_some_and(|(at, ..)| at == 0), "{}: {citation}", format.id);
            }
        }
    }
    for source in sources {
        let cited = deck_formats().iter().flat_map(|format| &format.rules).flat_map(|rule| &rule.citations);
        let used =
            cited.into_iter().any(|citation| source.name.iter().any(|name| citation.contains(name.as_str())));
        assert!(used, "nothing cites {}", source.id);
    }
}

#[test]
fn a_release_event_drops_the_waiting_days() {
    let open = deck_format("1e-open").unwrap();
    let wanted = arbiter::domain::deck::overrides::WantedRule {
        rule: "released-lately".to_owned(),
        severity: Severity::Error,
        figure: Some(0),
    };
    let set = open.with_rules(&[wanted], "the release event", Some(open)).unwrap();
    let rule = set.rules.iter().find(|rule| rule.id == "released-lately").unwrap();
    assert_eq!(rule.says, "A card may be played 0 days after its release.");
}

#[test]
fn every_rule_names_its_source_and_a_pinned_format_reads_back() {
    for format in deck_formats() {
        assert!(format.rules.iter().all(|rule| !rule.citations.is_empty() && !rule.says.is_empty()));
        let pinned = serde_json::to_string(format).unwrap();
        assert_eq!(&serde_json::from_str::<Format>(&pinned).unwrap(), format);
    }
}

#[test]
fn a_typing_mistake_in_a_format_file_is_an_error() {
    let file = include_str!("../../data/formats/tribbles.toml");
    assert!(Format::parse(&file.replace("cards = 35", "card = 35"), &[]).is_err());
    assert!(Format::parse(&file.replace("no-troubles", "zones"), &[]).is_err());
    assert!(Format::parse(include_str!("../../data/formats/1e-modern.toml"), &[]).is_err());
}

fn arbiter(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    command.args(arguments);
    command
}

#[test]
fn exit_codes_distinguish_legal_illegal_and_unusable() {
    arbiter(&["deck", "check", "--format", "tribbles", "tests/decks/tribbles-legal.txt"]).assert().code(0);
    arbiter(&["deck", "check", "--format", "tribbles", "tests/decks/tribbles-faults.txt"]).assert().code(1);
    arbiter(&["deck", "check", "--format", "none", "-"]).assert().code(2);
    arbiter(&["deck", "check", "--format", "tribbles", "no such file"]).assert().code(2);
    arbiter(&["deck", "check", "--format", "tribbles", "-"]).write_stdin("a\0b").assert().code(2);
    arbiter(&["cards", "find", "--edition", "1E", "Kevin Uxbridge"]).assert().code(0);
    arbiter(&["cards", "find", "--edition", "1E", "Kevin Uxbrdge"]).assert().code(1);
}

#[test]
fn the_json_has_the_documented_keys() {
    let check = arbiter(&["deck", "check", "--json", "--format", "1e-open", "-"])
        .write_stdin("2x Kevin Uxbridge\n1 Red Allert!\n")
        .assert();
    let report: serde_json::Value = serde_json::from_slice(&check.get_output().stdout).unwrap();
    let line = |at: usize, key: &str| report.pointer(&format!("/lines/{at}/{key}")).cloned().unwrap();
    assert_eq!(line(0, "match"), "exact");
    assert_eq!(line(0, "card"), "kevin-uxbridge");
    assert_eq!((line(0, "quantity"), line(0, "zone")), (2.into(), "draw_deck".into()));
    assert_eq!(line(1, "match"), "none");
    assert!(line(1, "card").is_null());
    assert_eq!(line(1, "suggestions/0"), "Red Alert!");
    assert_eq!(report.pointer("/edition").unwrap(), "1E");
    assert!(report.pointer("/faults/0/citations").unwrap().is_array());
    // What no check can prove is shown beside it, on the days on which it applies.
    let called = |on: &str| {
        let list = "Missions:\n1 Excavation II\n";
        let line = ["deck", "check", "--json", "--format", "1e-open", "--on", on, "-"];
        let check = arbiter(&line).write_stdin(list).assert();
        let report: serde_json::Value = serde_json::from_slice(&check.get_output().stdout).unwrap();
        report["reminders"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["reminder"].to_string())
            .collect::<Vec<_>>()
    };
    assert!(
        called("2001-01-01").contains(&"\"double-sided-missions\"".to_owned()),
        "{:?}",
        called("2001-01-01")
    );
    assert!(called("2000-01-01").is_empty(), "{:?}", called("2000-01-01"));
    let formats = arbiter(&["deck", "formats", "--json"]).assert().code(0);
    let formats: serde_json::Value = serde_json::from_slice(&formats.get_output().stdout).unwrap();
    assert_eq!(formats.as_array().unwrap().len(), deck_formats().len());
}

/// A title, and each day on which it was put on the ban list or taken off it: before, on it, from then on.
const BANNED_BY_DAY: [(&str, &str, [&str; 2]); 8] = [
    ("All Threes", "banned-early", ["2010-07-01", ""]),
    ("Relics of the Chase", "banned-relics", ["2010-07-01", "2012-06-11"]),
    ("Horga'hn", "banned-horgahn", ["2012-06-11", ""]),
    ("Time Travel Pod", "banned-time-travel-pod", ["2012-06-11", ""]),
    ("Space", "banned-space", ["2013-12-31", "2018-07-02"]),
    ("IDIC: Power of the High Command", "banned-high-command", ["2018-07-02", "2019-09-09"]),
    ("Memory Wipe", "banned-ceti-eel", ["2019-07-01", ""]),
    ("The Ultimate User", "banned-final-frontier", ["2022-11-07", ""]),
];

#[test]
fn modern_points_out_what_otf_once_banned_and_calls_it_legal() {
    let format = deck_format("1e-modern").unwrap();
    let table = card_table(format.edition);
    for title in [
        "Ceti Eel",
        "Horga'hn",
        "IDIC: Wisdom of Surak",
        "Memory Wipe",
        "The Final Frontier",
        "The Ultimate User",
    ] {
        let list = DeckList::read(&format!("Seed deck:\n1 {title}\n"), table);
        let severity = |day: &str| {
            let report = format.check(&list, table, Some(day.parse().unwrap()));
            let told = report.faults.into_iter().find(|fault| fault.rule.code() == "once-banned");
            told.map(|fault| fault.severity)
        };
        assert_eq!(severity("2023-05-01"), Some(Severity::Warning), "{title}");
        assert!(!spoken("1e-modern", &format!("Seed deck:\n1 {title}\n"), None).contains("pool"), "{title}");
    }
    assert!(!spoken("1e-modern", "Seed deck:\n1 Maglock\n", None).contains("once-banned"));
}

#[test]
fn otf_bans_each_title_on_the_days_that_were_read() {
    for (title, rule, [from, until]) in BANNED_BY_DAY {
        let list = format!("Seed deck:\n1 {title}\n");
        let banned = |day: &str| spoken("1e-otf", &list, Some(day)).contains(rule);
        let before = |day: &str| day.parse::<chrono::NaiveDate>().unwrap().pred_opt().unwrap().to_string();
        assert!(banned(from) && !banned(&before(from)), "{title} from {from}");
        match until {
            "" => assert!(banned("2023-04-30"), "{title} to the end"),
            until => assert!(banned(&before(until)) && !banned(until), "{title} until {until}"),
        }
    }
}
