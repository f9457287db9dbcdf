//! What a checked list shows beside its faults: the facts of each card, charts, a sheet to print, and what changed.

use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG};
use arbiter::domain::id::PlayerId;

const FIRST: &str = include_str!("../decks/1e-open-legal.txt");
const SECOND: &str = include_str!("../decks/2e-standard-legal.txt");

fn check(fair: &Fair, format: &str, list: &str, more: &[(&str, &str)]) -> Response {
    let form = [&[("format", format), ("on", ""), ("list", list)], more].concat();
    let page = fair.house.post("/deck-check", &form).send();
    assert_eq!(page.status, 200, "{}", page.text());
    page
}

#[track_caller]
fn has(page: &Response, html: &str) {
    assert!(page.text().contains(html), "{html} is missing in {}", page.text());
}

#[track_caller]
fn lacks(page: &Response, html: &str) {
    assert!(!page.text().contains(html), "{html} is in {}", page.text());
}

/// The titles of a list.
fn titles(list: &str) -> impl Iterator<Item = &str> {
    list.lines().filter_map(|line| {
        line.trim_start_matches(|character: char| character.is_ascii_digit()).strip_prefix(['\t', ' '])
    })
}

fn escaped(text: &str) -> String {
    text.replace('&', "&#38;").replace('"', "&#34;").replace('\'', "&#39;")
}

#[test]
fn a_title_opens_to_the_facts_of_its_card_without_a_script() {
    let fair = Fair::new();
    let page = check(&fair, "2e-standard", "1 Jean-Luc Picard Starship Captain\n1 no such card\n", &[]);
    has(&page, "<summary><bdi>Jean-Luc Picard Starship Captain</bdi></summary>");
    for fact in ["<dt>Type</dt><dd>Personnel</dd>", "<dt>Cost</dt>", "<dt>Skills</dt>", "<dt>Icons</dt>"] {
        has(&page, fact);
    }
    has(&page, "<dt>Integrity, cunning, strength</dt>");
    assert_eq!(page.text().matches("class=\"card-facts\"").count(), 1, "an unread line has no facts");
    let mission = check(&fair, "1e-open", "Missions:\n1 Excavation\n", &[]);
    has(&mission, "<dt>Points</dt><dd>25</dd>");
    has(&mission, "<dd>Mission, planet</dd>");
}

fn plugin(text: &str) -> String {
    format!(
        "Name\tSet\tImageFile\tRelease\tType\tUniqueness\tIcons\tText\n\
         Zarquon Bomb\tTrad_Modern_Open\t\tpremiere\tEvent\t\t[Zq]\t{text}\n"
    )
}

/// Card text belongs to others: it is in no file of ours, and is shown if somebody imported the plugin, to those who
/// sign in.
#[test]
fn the_text_of_a_card_comes_from_the_imported_plugin_and_is_for_those_who_sign_in() {
    let fair = Fair::with_players(&["Kira Nerys"]);
    let import = |text: &str| {
        let text = plugin(text);
        let form = [("text", text.as_str()), ("name", "Physical.txt"), ("intent", "store")];
        assert_eq!(fair.send(&fair.operator, "/cards/import", &form).status, 303);
    };
    let form = [("format", "1e-open"), ("list", "Draw deck:\n1 Zarquon Bomb\n")];
    import("Words made for a test.");
    let anyone = check(&fair, "1e-open", form[1].1, &[]);
    has(&anyone, "<dt>Icons</dt><dd>Zq</dd>");
    lacks(&anyone, "Words made for a test.");
    lacks(&anyone, "Physical.txt");
    let signed_in = || fair.send(&fair.operator, "/deck-check", &form);
    has(&signed_in(), "<p class=\"card-text\"><bdi>Words made for a test.</bdi></p>");
    has(&signed_in(), "those of the plugin imported here (LackeyCCG plugin file: Physical.txt)");
    let kira = fair.seat(1);
    lacks(&fair.send(&kira, "/deck-check", &form), "Words made for a test.");
    // The table stays the same, its text is new.
    import("Other words.");
    has(&signed_in(), "Other words.");
    assert!(fair.desk().holdings().unwrap().hold());
    // Undone, the earlier text is there, and then none.
    let undo = || {
        let last = fair.desk().card_imports().unwrap().into_iter().find(|table| table.imported).unwrap();
        let form = [("version", last.version.as_str())];
        assert_eq!(fair.send(&fair.operator, "/cards/undo", &form).status, 303);
    };
    undo();
    lacks(&signed_in(), "words");
    let table = arbiter::data::card_table(arbiter::domain::edition::Edition::First);
    assert!(!table.to_text().contains("Zarquon"));
}

#[test]
fn charts_say_their_numbers_in_words_beside_the_bars_and_as_a_table() {
    let fair = Fair::new();
    let page = check(&fair, "2e-standard", SECOND, &[]);
    has(&page, "<summary>Charts</summary>");
    for title in [
        "Draw deck by cost",
        "Draw deck by type",
        "Personnel and ships by affiliation",
        "Icons",
        "Dilemmas by place",
        "Dilemma pile by cost",
        "Missions on the spaceline",
    ] {
        has(&page, &format!("<figcaption>{title}</figcaption>"));
        has(&page, &format!("role=\"img\" aria-label=\"{title}. "));
    }
    let html = page.text();
    let svgs = html.matches("<svg class=\"chart").count();
    assert_eq!((svgs, html.matches("As a table").count()), (7, 7));
    assert_eq!(
        html.matches("<rect ").count(),
        html.matches("<text class=\"of\"").count(),
        "a number beside each bar"
    );
    let first = check(&fair, "1e-open", FIRST, &[]);
    for title in ["Seed deck by type", "Personnel by classification", "Missions on the spaceline"] {
        has(&first, &format!("<figcaption>{title}</figcaption>"));
    }
    lacks(&check(&fair, "1e-open", "no such card", &[]), "<summary>Charts</summary>");
}

#[test]
fn anyone_prints_a_registration_sheet_with_lines_for_name_and_event() {
    let fair = Fair::new();
    let page = check(&fair, "1e-open", FIRST, &[("export", "sheet")]);
    for line in ["Player", "Player number", "Event", "Deck title"] {
        has(&page, &format!("<dt>{line}</dt><dd><bdi></bdi></dd>"));
    }
    has(&page, "<dt>Format</dt><dd><bdi>First Edition, Open</bdi></dd>");
    for title in titles(FIRST) {
        has(&page, &format!("<bdi>{}</bdi>", escaped(title)));
    }
    for part in ["Missions", "Seed deck", "Draw deck"] {
        has(&page, &format!("<h2>{part} <span class=\"num\">"));
    }
    has(&page, "signed, player");
    has(&page, "Checked with Arbiter: legal");
    // Copies of a card on two lines are one row, and what is not read is there as it was written.
    let two =
        check(&fair, "1e-open", "Seed deck:\n1 Horta\nno such thing\n2 Horta\n", &[("export", "sheet")]);
    has(&two, "<span class=\"num\">3</span><bdi>Horta</bdi>");
    has(&two, "<bdi>no such thing</bdi>");
}

#[test]
fn a_player_and_staff_print_the_list_handed_in_and_staff_only_on_record() {
    let fair = Fair::with_players(&["Kira Nerys", "Odo"]);
    let (kira, odo) = (fair.seat(1), fair.seat(2));
    let own = format!("/t/{SLUG}/me/deck");
    assert_eq!(fair.page(&kira, &format!("{own}/sheet")).status, 404, "nothing is handed in yet");
    fair.send(&kira, &own, &[("list", FIRST), ("intent", "submit")]);
    has(&fair.page(&kira, &own), &format!("href=\"{own}/sheet\""));
    let sheet = fair.page(&kira, &format!("{own}/sheet"));
    has(&sheet, "<dt>Player</dt><dd><bdi>Kira Nerys</bdi></dd>");
    has(&sheet, "List handed in: SHA-256");
    for title in titles(FIRST) {
        has(&sheet, &format!("<bdi>{}</bdi>", escaped(title)));
    }
    assert_eq!(fair.page(&odo, &format!("{own}/sheet")).status, 404, "players see only their own lists");
    let turns = || fair.here().deck_turns(PlayerId(1)).len();
    let before = turns();
    let read = fair.send(&fair.checker, &format!("/t/{SLUG}/decks/1/read"), &[("intent", "sheet")]);
    has(&read, "<dt>Player</dt><dd><bdi>Kira Nerys</bdi></dd>");
    has(&read, "signed, deck checker");
    assert_eq!(turns(), before + 1, "the log says that it was read");
}

#[test]
fn a_player_sees_what_changed_between_the_lists_handed_in() {
    let fair = Fair::with_players(&["Kira Nerys"]);
    let kira = fair.seat(1);
    let own = format!("/t/{SLUG}/me/deck");
    let hand_in = |list: &str| {
        assert_eq!(fair.send(&kira, &own, &[("list", list), ("intent", "submit")]).status, 303);
        fair.page(&kira, &own)
    };
    lacks(&hand_in("Seed deck:\n1 Darmok\n2 Horta\n"), "What you changed");
    let page = hand_in("Seed deck:\n3 Horta\nDraw deck:\n2 Mr. Homn\n");
    assert_eq!(page.text().matches("What you changed on").count(), 1);
    for line in ["Taken out: 1 Darmok", "Horta: 2 before, 3 now", "Added: 2 Mr. Homn"] {
        has(&page, &format!("<li><bdi>{line}</bdi></li>"));
    }
    let text_only = hand_in("Seed deck:\n1 Horta\n2 horta\nDraw deck:\n2 Mr. Homn\n");
    assert_eq!(text_only.text().matches("What you changed on").count(), 2);
    has(&text_only, "The same cards in the same parts; only the text differs.");
    // A deck checker's page does not show them before the list is read.
    lacks(&fair.page(&fair.checker, &format!("/t/{SLUG}/decks/1")), "Darmok");
}

/// A10 of the review: a title that several cards share is asked about once, and the choice is recorded.
#[test]
fn a_title_of_several_cards_is_asked_once_and_the_choice_changes_the_lines() {
    let fair = Fair::new();
    let list = "Draw deck:\n1 Data\n1 Kevin Uxbridge\nQ's Tent:\n1 Data\n1 Worf\n";
    let page = check(&fair, "1e-open", list, &[]);
    has(&page, "2 titles are those of several cards");
    has(&page, "read as <bdi>Data (Premiere)</bdi>");
    has(&page, "name=\"take\" value=\"2.0+5.0:Data (First Contact)\"");
    lacks(&page, "exist in several versions");
    let other = check(&fair, "1e-open", list, &[("take", "2.0+5.0:Data (First Contact)")]);
    has(&other, "2 lines were changed");
    has(
        &other,
        "Draw deck:\n1 Data (First Contact)\n1 Kevin Uxbridge\nQ&#39;s Tent:\n1 Data (First Contact)\n1 Worf\n",
    );
    has(&other, "1 title is that of several cards");
    let kept = check(&fair, "1e-open", list, &[("take", "2.0+5.0:Data (Premiere)")]);
    has(&kept, "1 Data (Premiere)\n");
    has(&kept, "1 title is that of several cards");
    let all = check(&fair, "1e-open", list, &[("fix", "versions")]);
    has(&all, "1 Data (Premiere)\n1 Kevin Uxbridge\nQ&#39;s Tent:\n1 Data (Premiere)\n1 Worf (Premiere)\n");
    lacks(&all, "several cards");
}
