//! The check for everyone.

use super::*;

#[test]
fn anyone_checks_a_list_and_is_told_in_one_sentence_whether_it_is_legal() {
    let fair = Fair::new();
    let form = fair.house.get("/deck-check").send();
    assert_eq!(form.status, 200);
    has(&form, "No sign-in. Nothing is kept.");
    let legal = check(&fair, "1e-open", "", LEGAL);
    assert_eq!(legal.status, 200);
    has(&legal, "The deck is legal");
    let faulty = check(&fair, "1e-open", "2026-05-12", FAULTS);
    assert_eq!(faulty.status, 200, "a list with faults is a report, not an error");
    has(&faulty, "The deck is not legal");
    has(&faulty, "First Edition, Open on 12 May 2026");
}

#[test]
fn a_fault_names_its_lines_its_source_and_how_sure_that_is() {
    let fair = Fair::new();
    let page = check(&fair, "1e-open", "2026-05-12", FAULTS);
    let html = page.text();
    has(&page, "2 lines name no card");
    has(&page, "1 Red Allert!Use “Red Alert!”");
    assert!(html.contains("<li id=\"l21\" class=\"unread\">"), "the line is marked");
    assert!(html.contains("not read</span>"), "with a word, not by colour alone");
    has(&page, "1E-CR 2000-10-30, seed deck");
    assert!(html.contains("<span class=\"mark seen\">verified</span>"));
    let (fault, note) = (html.find(">Fault</span>").unwrap(), html.find(">Note</span>"));
    assert!(note.is_none_or(|note| fault < note), "what must change comes first");
    assert!(html.contains("\n1\tRed Allert!\n"), "the suggestion is offered, the typed text is as it was");
}

/// What corrects lines: suggestions for them, or cards of one title to choose from.
const CORRECTS: [&str; 2] = ["id=\"fix-h\"", "id=\"which-h\""];

#[test]
fn a_list_of_another_game_has_that_finding_alone_and_a_button_that_checks_it_as_what_it_is() {
    let fair = Fair::new();
    let cards = arbiter::data::card_table(Edition::Second).cards().iter().take(20);
    let list: String = cards.map(|card| format!("1 {}\n", card.title)).collect();
    let plain = |line: &&str| line.chars().all(|it| it.is_ascii_alphanumeric() || it == ' ');
    let first = list.lines().find(plain).unwrap();
    let button = "name=\"check_as\" value=\"2e-standard\">Check as Second Edition</button>";
    let page = check(&fair, "1e-open", "2026-05-12", &list);
    has(&page, "This looks like a Second Edition list: 20 of 20 lines");
    assert!(page.text().contains(button), "{}", page.text());
    let folded = page.text().contains("<details class=\"fold\"><summary>All its lines</summary>");
    assert!(folded, "no line of it says anything");
    for part in CORRECTS {
        lacks(&page, part);
    }
    let pressed =
        [("format", "1e-open"), ("on", "2026-05-12"), ("list", list.as_str()), ("check_as", "2e-standard")];
    let page = fair.house.post("/deck-check", &pressed).send();
    assert_eq!(page.status, 200);
    lacks(&page, "This looks like");
    let html = page.text();
    assert!(html.contains("value=\"2e-standard\" selected"), "the format is chosen from now on: {html}");
    assert!(html.contains("value=\"2026-05-12\"") && html.contains(first), "nothing typed is lost: {html}");

    // A player's format is that of the tournament, and nothing is offered either.
    let fair = super::fair();
    let looked = fair.send(&fair.seat(1), &own(), &[("list", &list), ("intent", "look")]);
    has(&looked, "This looks like a Second Edition list: 20 of 20 lines");
    for part in CORRECTS.into_iter().chain(["check_as"]) {
        lacks(&looked, part);
    }
    // The control: a list of the right game with two lines that name no card.
    let own_game = check(&fair, "1e-open", "", FAULTS);
    assert!(own_game.text().contains(CORRECTS[0]));
    lacks(&own_game, "check_as");
}

#[test]
fn every_part_is_counted_against_its_limit() {
    let fair = Fair::new();
    let html = check(&fair, "1e-open", "", "Missions:\n7 Gravesworld\nSeed deck:\n2 Red Alert!\n").text();
    assert!(html.contains("aria-label=\"Missions: 7, exactly 6\""), "{html}");
    assert!(html.contains("1 too many"), "{html}");
    assert!(html.contains("aria-label=\"Seed deck: 2, at most 30\""), "{html}");
    assert!(html.contains("aria-label=\"Draw deck: 0, at least 30\""), "a missing part is counted: {html}");
    assert!(html.contains("30 missing"), "{html}");
}

#[test]
fn what_is_wrong_with_the_form_is_said_beside_its_field_and_nothing_typed_is_lost() {
    let fair = Fair::new();
    let page = check(&fair, "3e-none", "yesterday", MARKER);
    assert_eq!(page.status, 422);
    has(&page, "Choose one of the formats.");
    has(&page, "Write the day as 2026-11-21, or leave it empty for today.");
    has(&page, MARKER);
    assert!(page.text().contains("value=\"yesterday\""));
    let empty = check(&fair, "1e-open", "", "  \n ");
    assert_eq!(empty.status, 422);
    has(&empty, "Paste the deck list here first.");
}

#[test]
fn rubbish_gets_a_report_and_does_no_harm() {
    let fair = Fair::new();
    let html =
        check(&fair, "1e-open", "", "1 <script>alert(1)</script>\n\u{1b}[2J\u{202e}\n{\"cards\":[").text();
    assert!(!html.contains("<script>alert"), "{html}");
    assert!(html.contains("The deck is not legal"));
    let lines = "a\n".repeat(100_000);
    let long = check(&fair, "1e-open", "", &lines[..100_000]);
    assert_eq!(long.status, 422);
    has(&long, "This has 50000 lines, and no deck list has more than 2000");
    let headings = "Missions:\n1 x\n".repeat(1_000);
    let long = check(&fair, "1e-open", "", &headings);
    assert_eq!(long.status, 200);
    has(&long, "not shown here. A deck list is much shorter");
    assert!(long.body.len() < 1_000_000, "{} bytes are no page", long.body.len());
    let too_long = check(&fair, "1e-open", "", &"a".repeat(600 * 1024));
    assert_eq!(too_long.status, 413);
}

#[test]
fn the_public_check_stores_nothing() {
    let fair = fair();
    assert_eq!(check(&fair, "1e-open", "", &marked()).status, 200);
    assert!(!stands_in(&database(&fair), MARKER), "the list was written down");
    fair.send(&fair.seat(1), &own(), &[("list", &marked()), ("intent", "submit")]);
    assert!(stands_in(&database(&fair), MARKER), "the search above would have found it");
}

#[test]
fn a_sealed_deck_is_checked_against_the_pool_beside_it() {
    let fair = Fair::new();
    let ask = |format: &str, pool: &str| {
        let form = [("format", format), ("pool", pool), ("list", "Draw deck:\n1 Odo\n2 Worf\n")];
        fair.house.post("/deck-check", &form).send()
    };
    let page = ask("sealed", "1 Odo\n1 Worf\n");
    assert_eq!(page.status, 200);
    has(&page, "Worf: 2 in the deck, 1 in the player’s pool. Take 1 out.");
    lacks(&page, "Not in the player’s pool");
    assert!(page.text().contains("\n1 Odo\n1 Worf\n"), "the pool is there to try again");
    has(&ask("sealed", ""), "Register the pool first.");
    let page = ask("1e-open", "1 Odo\n");
    assert_eq!(page.status, 422);
    has(&page, "First Edition, Open checks no pool.");
    assert!(page.text().contains("<textarea class=\"deck\" id=\"pool\""));
    let body = serde_json::json!({"format": "sealed", "pool": "1 Worf\n", "list": "1 Odo\n"}).to_string();
    let ask = fair.house.ask("POST", "/api/v1/deck-check").with("Content-Type", "application/json");
    assert!(ask.body(body).send().text().contains("Not in the player’s pool: Odo."));
}

#[test]
fn a_program_that_sends_a_field_twice_is_told_which() {
    let fair = Fair::new();
    let ask = fair.house.ask("POST", "/api/v1/deck-check").with("Content-Type", "application/json");
    let body = r#"{"format": "1e-open", "list": "1 Odo\n", "list": "1 Worf\n"}"#;
    let refused = ask.body(body.to_owned()).send();
    assert_eq!(refused.status, 400, "{}", refused.text());
    assert!(refused.text().contains("The field “list” came more than once."), "{}", refused.text());
}
