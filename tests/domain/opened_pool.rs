//! Sealed and draft: a deck holds what its player opened, and nothing else.
use arbiter::data::{card_table, deck_format};
use arbiter::domain::awaited::Awaited;
use arbiter::domain::deck::opened::UnfitPool;
use arbiter::domain::deck::rule::Demand;
use arbiter::domain::deck::{DeckList, Fault, Format, OpenedPool, Severity};
use assert_cmd::Command;

/// What the pool's rule finds in a deck of this format.
fn found(format: &Format, deck: &str, pool: Option<&str>) -> Vec<Fault> {
    let (table, all) = (card_table(format.edition), Awaited::always());
    let pool = pool.map(|pool| OpenedPool::of(&DeckList::read(pool, table), table, &all));
    let report = format.check_while(&DeckList::read(deck, table), table, None, pool.as_ref(), &all).unwrap();
    report.faults.into_iter().filter(|fault| fault.rule.code() == "from-pool").collect()
}

fn sealed() -> &'static Format {
    deck_format("sealed").unwrap()
}

#[test]
fn a_card_that_was_not_opened_and_one_copy_too_many_are_named_with_their_lines() {
    let deck = "Draw deck:\n1 Worf\n2 Odo\n1 Quark\nSeed deck:\n1 Odo\n2 Maglock\n";
    let faults = found(sealed(), deck, Some("1 Worf\n2 Odo\n1 Quark\n"));
    let told: Vec<(String, &[usize])> =
        faults.iter().map(|fault| (fault.finding.to_string(), fault.lines.as_slice())).collect();
    assert_eq!(
        told,
        [
            (
                "Not in the player’s pool: Maglock. Take it out, or check that the pool is complete."
                    .to_owned(),
                [7].as_slice()
            ),
            ("Odo: 3 in the deck, 2 in the player’s pool. Take 1 out.".to_owned(), [3, 6].as_slice()),
        ]
    );
    assert!(faults.iter().all(|fault| fault.severity == Severity::Error && !fault.citations.is_empty()));
    assert_eq!(found(sealed(), deck, Some("1 Worf\n3 Odo\n1 Quark\n2 Maglock\n")), []);
}

#[test]
fn copies_are_counted_over_all_lines_and_parts_of_the_pool() {
    let deck = "Draw deck:\n4 Odo\n";
    let pool = "Missions:\n1 Relief Mission\nDraw deck:\n1 Odo\n2x Odo\nAside:\n1 Odo\n";
    assert_eq!(found(sealed(), deck, Some(pool)), []);
    // What the deck's list sets aside is not in the deck.
    assert_eq!(found(sealed(), "Draw deck:\n1 Odo\nAside:\n3 Worf\n", Some("1 Odo\n")), []);
}

#[test]
fn without_a_pool_nobody_says_that_the_deck_is_legal() {
    let [fault] = found(sealed(), "Draw deck:\n1 Odo\n", None).try_into().unwrap();
    assert_eq!(fault.severity, Severity::Error);
    assert!(fault.finding.to_string().contains("Register the pool first."), "{}", fault.finding);
    let open = deck_format("1e-open").unwrap();
    assert_eq!(found(open, "Draw deck:\n1 Odo\n", None), [], "other formats ask for none");
}

#[test]
fn a_line_of_the_pool_that_names_no_card_is_pointed_out_and_makes_no_deck_illegal() {
    let [fault] = found(sealed(), "Draw deck:\n1 Odo\n", Some("1 Odo\n1 Red Allert!\n")).try_into().unwrap();
    assert_eq!(fault.severity, Severity::Warning);
    assert!(
        fault
            .finding
            .to_string()
            .contains("line 2, “1 Red Allert!” (similar titles: Red Alert!, Reed Alert!)"),
        "{}",
        fault.finding
    );
}

#[test]
fn a_draft_of_the_second_edition_has_no_limit_of_three_copies_and_titles_may_be_free() {
    let mut format = deck_format("2e-draft").unwrap().clone();
    let deck = "Draw deck:\n5 M'vil\n2 Life Support\n";
    assert!(format.rules.iter().all(|rule| rule.id != "copies-at-most"));
    assert_eq!(found(&format, deck, Some("5 M'vil\n")).len(), 1);
    for rule in &mut format.rules {
        if let Demand::FromPool { free } = &mut rule.demand {
            free.push("life support".to_owned());
        }
    }
    assert_eq!(found(&format, deck, Some("5 M'vil\n")), []);
}

#[test]
fn a_pool_that_cannot_be_used_says_why() {
    let all = Awaited::always();
    let of = |format: &str, text: &str| {
        let format = deck_format(format).unwrap();
        OpenedPool::of_sent(text, format, card_table(format.edition), &all)
            .map(|pool| pool.map(|pool| pool.cards()))
    };
    assert_eq!(of("sealed", " \n"), Ok(None));
    assert_eq!(of("sealed", "2 Odo\n1 Worf\n"), Ok(Some(3)));
    assert_eq!(of("sealed", "what is this\n"), Err(UnfitPool::NoCards));
    assert!(matches!(of("1e-open", "1 Odo\n"), Err(UnfitPool::NotAsked(_))));
    assert!(matches!(of("sealed", &"1 Odo\n".repeat(9_000)), Err(UnfitPool::TooLong(_))));
}

#[test]
fn a_format_is_without_rules_that_its_base_has_and_never_without_others() {
    let file = include_str!("../../data/formats/sealed.toml");
    let open = deck_format("1e-open").unwrap().clone();
    assert!(Format::parse(file, std::slice::from_ref(&open)).is_ok());
    assert!(Format::parse(&file.replace("released-lately", "released-latly"), &[open]).is_err());
}

#[test]
fn the_console_checks_a_deck_against_a_pool() {
    let arbiter = |arguments: &[&str], stdin: &str| {
        let mut command = Command::cargo_bin("arbiter").unwrap();
        command.args(["deck", "check", "--format"]).args(arguments).write_stdin(stdin.to_owned()).assert()
    };
    let pool = ["--pool", "tests/decks/sealed-pool.txt"];
    arbiter(&["sealed", pool[0], pool[1], "tests/decks/sealed-legal.txt"], "").code(0);
    let told = arbiter(&["sealed", pool[0], pool[1], "-"], "Draw deck:\n1 Odo\n").code(1);
    let told = String::from_utf8(told.get_output().stdout.clone()).unwrap();
    assert!(told.contains("Not in the player’s pool: Odo.") && told.contains("[from-pool]"), "{told}");
    arbiter(&["sealed", "tests/decks/sealed-legal.txt"], "").code(1);
    arbiter(&["sealed", "--pool", "-", "-"], "1 Odo\n").code(2);
    arbiter(&["sealed", "--pool", "no such file", "-"], "1 Odo\n").code(2);
    let told = arbiter(&["1e-open", pool[0], pool[1], "tests/decks/1e-open-legal.txt"], "").code(2);
    let told = String::from_utf8(told.get_output().stderr.clone()).unwrap();
    assert!(told.contains("First Edition, Open checks no pool."), "{told}");
}

#[test]
fn a_deck_with_the_wrong_pool_names_a_dozen_cards_and_every_line() {
    let deck = include_str!("../decks/1e-open-legal.txt");
    let [fault] = found(sealed(), deck, Some("1 Kevin Uxbridge\n")).try_into().unwrap();
    assert!(
        fault.finding.to_string().contains(", and ")
            && fault.finding.to_string().contains(" more. Take them out"),
        "{}",
        fault.finding
    );
    assert!(
        fault.finding.to_string().matches(", ").count() < 14
            && fault.lines.len() > 60
            && fault.cards.len() > 60
    );
}
