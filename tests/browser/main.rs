//! A tournament from the first link to the last page, in a real browser against the real program.
//!
//! Every page that is opened on the way is looked at as well: see `person::Person::look`.
#![allow(
    clippy::needless_pass_by_value,
    clippy::print_stdout,
    clippy::significant_drop_tightening,
    clippy::struct_excessive_bools,
    clippy::too_many_lines,
    clippy::unused_self,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "tests may"
)]

mod alerts;
mod answers;
mod axe;
mod bracket;
mod clock;
mod court;
mod entry;
mod find;
mod folds;
mod gallery;
mod help_pictures;
mod installation;
mod keyboard;
mod measures;
mod menu;
mod new_tournament;
mod news;
mod offline;
mod pages;
mod paper;
mod people;
mod person;
mod pods;
mod seats;
mod sheet;
mod steps;
mod stranger;
#[path = "../support/mod.rs"]
mod support;
mod swap;
mod unsent;
mod wall;
mod weekend;

use crate::support::browser::Screen;
use crate::support::program::Program;
use person::Person;
use steps::{Fair, TOURNAMENT};

#[actix_web::test]
async fn a_first_tournament_on_a_laptop() {
    a_first_tournament(Screen::Laptop, true).await;
}

#[actix_web::test]
async fn a_first_tournament_on_a_phone() {
    a_first_tournament(Screen::Phone, true).await;
}

#[actix_web::test]
async fn a_first_tournament_without_scripts() {
    a_first_tournament(Screen::Laptop, false).await;
}

/// The director uses the device asked for; the player has a phone.
async fn a_first_tournament(screen: Screen, scripts: bool) {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, screen, scripts).await else { return };

    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    fair.the_director_sets_the_tournament_up().await;
    fair.the_director_registers_the_players().await;
    fair.ada_claims_her_seat().await;
    fair.ada_hands_in_her_deck_list().await;

    fair.the_director_pairs_and_publishes(1).await;
    let mine = fair.ada_reports_that_she_won().await;
    fair.the_director_records_what_ada_reported(1, mine).await;
    fair.the_director_records_that_nobody_came(1, 3 - mine).await;

    fair.the_director_opens_a_dispute(1, mine).await;
    fair.the_director_imports_a_ruling_document().await;
    fair.the_director_cites_it_and_rules().await;
    fair.the_ruling_changes_the_result().await;
    fair.the_director_closes_round(1).await;

    fair.the_director_pairs_and_publishes(2).await;
    for table in [1, 2] {
        fair.the_director_records_a_win(2, table).await;
    }
    fair.the_director_closes_round(2).await;
    fair.the_director_closes_the_tournament().await;
    fair.a_visitor_sees_the_final_standings().await;
}

#[actix_web::test]
async fn a_form_sent_twice_counts_once_and_two_tabs_never_overwrite_each_other() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;

    // Twice in a row, faster than the page can change.
    let before = fair.lines_of_the_log().await;
    fair.the_director_writes_a_slip(1, 1, "100", "35").await;
    director.press_twice("Record result").await;
    director.sees("Round 1").await;
    assert_eq!(fair.lines_of_the_log().await, before + 1, "a double click records one result");

    // Back to a form that was sent already, and once more.
    director.open(&format!("/t/{TOURNAMENT}/disputes/open?round=1&table=1")).await;
    director.fill("Question", "May it be so?").await;
    director.press("Open the dispute").await;
    director.back().await;
    director.fill("Question", "May it be so?").await;
    director.press("Open the dispute").await;
    director.sees("May it be so?").await;
    director.open(&format!("/t/{TOURNAMENT}/disputes")).await;
    assert!(!director.text().await.contains("Dispute 2"), "going back and sending again opens no second one");

    // Two tabs on one table, filled before either was sent.
    fair.the_director_writes_a_slip(1, 2, "100", "35").await;
    let first = director.window().await;
    director.open_a_second_tab().await;
    fair.the_director_writes_a_slip(1, 2, "40", "100").await;
    director.press("Record result").await;
    director.turn_to(first).await;
    director.press("Record result").await;
    director.sees("Table 2 has 2 results").await;
    director.sees("Keep this result").await;
    director.sees("Correct to this result").await;
}

#[actix_web::test]
async fn what_is_typed_on_a_dispute_is_there_again_after_leaving_and_coming_back() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    let (ruling, again) =
        ("The ruling, as told to the players", "What you typed before is back in its boxes.");
    fair.the_director_opens_a_dispute(1, 1).await;
    fair.the_director_imports_a_ruling_document().await;
    let case = format!("/t/{TOURNAMENT}/disputes/1");
    director.open(&case).await;

    // A link, and back.
    director.fill(ruling, "Half a ruling").await;
    director.press("Disputes").await;
    director.back().await;
    assert_eq!(director.value(ruling).await, "Half a ruling");
    director.open(&case).await;
    director.sees(again).await;
    assert_eq!(director.value(ruling).await, "Half a ruling");

    // A page that answered the form, a link, and back: nobody is asked to send anything again.
    director.press("Insert into the ruling: What must I reveal?").await;
    let noted = director.value(ruling).await;
    assert!(noted.starts_with("Half a ruling\n\n") && noted.len() > 40, "{noted}");
    director.press("Disputes").await;
    director.back().await;
    assert_eq!(director.value(ruling).await, noted);
    director.fill("Search the rulings", "blue lamp").await;
    director.press("Search").await;
    director.press("Quote other words").await;
    director.fill("The words to quote", "The blue lamp counts").await;
    director.press("Disputes").await;
    director.back().await;
    director.sees("Attach 1E-HR 2001-05-04, blue lamp").await;
    assert_eq!(director.value("The words to quote").await, "The blue lamp counts");
    assert_eq!(director.value(ruling).await, noted);

    // The words to quote are those of their entry: another one begins with its own.
    director.open(&format!("{case}?cite=harbour/kettle")).await;
    director.sees("Attach 1E-HR 2001-05-04, kettle").await;
    assert!(director.value("The words to quote").await.starts_with("A kettle may be filled"));
    assert_eq!(director.value(ruling).await, noted);
    director.open(&format!("{case}?cite=harbour/blue-lamp")).await;
    director.fill("The words to quote", "The blue lamp counts").await;

    // The colours.
    director.spoil("document.querySelector('footer button[value=night]').click()").await;
    director.wait_for("html[data-theme=night]").await;
    assert_eq!(director.value(ruling).await, noted);

    // Recorded is recorded: nothing of it comes back. Each page is looked at on two phones on the way.
    director.press("Attach the citation").await;
    assert_eq!(director.value(ruling).await, noted);
    director.press("Give the ruling").await;
    director.sees("It rests on 1 citation.").await;
    director.open(&case).await;
    assert!(!director.text().await.contains(again));
    director.press("Disputes").await;
    director.back().await;
    assert!(!director.text().await.contains(again));

    // An appeal with a ground of each kind, at full width because it is not the tournament's day.
    let attach = async |quote: &str| {
        director.fill("Search the rulings", "blue lamp").await;
        director.press("Search").await;
        director.press("Quote other words").await;
        director.fill("The words to quote", quote).await;
        director.press("Attach the citation").await;
    };
    director.open(&case).await;
    attach("It stays lit until the bell rings.").await;
    director.sees("Added after the ruling").await;
    director.press("Note an appeal").await;
    director.fill("On what ground", "It was not lit.").await;
    director.press("Note the appeal").await;
    attach("counts as one of the thirty lamps").await;
    director.sees("Ground of the final word").await;
    director.press("Take a citation off").await;
    director.sees("blue lamp ¶1: “counts as one of the thirty lamps”").await;
}

#[actix_web::test]
async fn without_scripts_going_back_shows_the_page_with_what_was_typed() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, false).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    fair.the_director_opens_a_dispute(1, 1).await;
    director.fill("The ruling, as told to the players", "Half a ruling").await;
    director.press("Insert into the ruling: What must I reveal?").await;
    director.press("Disputes").await;
    // The browser asks whether to send the form again. It may: a preview records nothing.
    let before = fair.lines_of_the_log().await;
    director.back_and_sent_again().await;
    assert!(director.value("The ruling, as told to the players").await.starts_with("Half a ruling\n\n"));
    assert_eq!(fair.lines_of_the_log().await, before);
}

#[actix_web::test]
async fn after_cite_this_and_rule_the_cursor_is_behind_the_words_of_the_ruling() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    fair.the_director_opens_a_dispute(1, 1).await;
    fair.the_director_imports_a_ruling_document().await;
    director.open(&format!("/t/{TOURNAMENT}/disputes/1")).await;
    assert_ne!(director.focus().await, "text");
    director.press("Cite this and rule").await;
    assert_eq!(director.focus().await, "text");
    director.keys(" So says the harbour.").await;
    let ruling = director.value("The ruling, as told to the players").await;
    assert!(ruling.starts_with("The blue lamp") && ruling.ends_with(" So says the harbour."), "{ruling}");
    director.press("Give the ruling").await;
    director.sees("So says the harbour.").await;
}

#[actix_web::test]
async fn a_result_is_recorded_with_the_keyboard_alone() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;

    director.open(&format!("/t/{TOURNAMENT}/rounds/1/tables/1")).await;
    director.keys("100").await; // the focus is in the first score
    director.tab_to("score_b").await;
    director.keys("35").await;
    director.tab_to("end").await;
    director.keys(" ").await;
    director.tab_to("look").await;
    director.keys("\u{e007}").await; // Enter
    director.sees("This will be recorded").await;
    assert_eq!(director.focus().await, "record", "the next key is Enter again");
    director.keys("\u{e007}").await;
    director.sees("Correct result").await;
}

#[actix_web::test]
async fn a_file_fills_the_box_and_nothing_is_sent_before_it_was_read() {
    let program = Program::serve();
    let Some(visitor) = Person::new(&program, Screen::Phone, true).await else { return };
    visitor.open("/deck-check").await;
    for (name, bytes, wanted) in [
        ("utf-8.txt", "1 Kirok’s Café".as_bytes().to_vec(), "1 Kirok’s Café"),
        ("windows.txt", b"1 Kirok\x92s Caf\xe9".to_vec(), "1 Kirok’s Café"),
        ("notepad.txt", b"\xff\xfe1\0 \0D\0a\0t\0a\0".to_vec(), "1 Data"),
    ] {
        visitor.choose_file("From a file", name, &bytes).await;
        visitor.sees("Its text is in the box below.").await;
        assert_eq!(visitor.value("The list").await, wanted, "{name}");
    }
    visitor.choose_file("From a file", "deck.o8d", b"PK\x03\x04\0\0").await;
    visitor.sees("“deck.o8d” was not read. It is not plain text.").await;
    assert_eq!(visitor.value("The list").await, "1 Data", "what stood there stays");
    visitor.press("Check the deck").await;
    visitor.sees("The deck is not legal").await;

    // Without scripts nobody can read the file, so nobody is offered to choose one.
    let Some(plain) = Person::new(&program, Screen::Phone, false).await else { return };
    plain.open("/deck-check").await;
    assert!(!plain.text().await.contains("From a file"));
}

/// A script that adds an element with words to the page.
fn words(tag: &str, then: &str) -> String {
    format!(
        "const p = document.createElement('{tag}'); p.textContent = 'Words'; {then}; \
         document.querySelector('main').append(p)"
    )
}

#[actix_web::test]
async fn the_control_the_checks_of_pages_find_each_fault() {
    let program = Program::serve();
    let Some(visitor) = Person::new(&program, Screen::Phone, true).await else { return };
    for (spoiled, wanted) in [
        ("document.querySelector('main').append(document.createElement('h1'))", "2 first headings"),
        ("document.title = '· Arbiter'", "no title"),
        (
            "document.querySelector('main').append(document.createElement('input'))",
            "a control without a name",
        ),
        (
            "const a = document.createElement('p'); a.id = 'list'; document.body.append(a)",
            "the id list twice",
        ),
        (&words("p", "p.style.color = '#999'; p.style.backgroundColor = '#fff'"), "a contrast of 2.8"),
        (&words("h4", ""), "a heading of level 4"),
        (&words("li", ""), "an item of no list"),
        (&words("p", "p.setAttribute('aria-labelledby', 'nowhere')"), "aria-labelledby leads nowhere"),
        (
            "document.body.append('x'); const p = document.createElement('p'); p.textContent = 'x'; document.body.append(p)",
            "words outside",
        ),
        (
            "const a = document.createElement('a'); a.href = '/'; document.querySelector('main').append(a)",
            "a link without",
        ),
        (
            "for (const at of [1, 2]) { const a = document.createElement('section'); a.ariaLabel = 'Part'; document.querySelector('main').append(a) }",
            "two regions of one name",
        ),
    ] {
        visitor.open("/deck-check").await;
        visitor.spoil(spoiled).await;
        let faults = visitor.faults().await;
        assert!(faults.len() == 1 && faults[0].starts_with(wanted), "{faults:?}");
    }
    visitor.open("/deck-check").await;
    visitor
        .spoil("const wide = document.createElement('div'); wide.style.minWidth = '2000px'; wide.style.height = '1px'; document.body.append(wide)")
        .await;
    visitor.spoil("setTimeout(() => { throw new Error('spoiled') }); return new Promise((done) => setTimeout(done, 50))").await;
    let (overflow, complaints) = visitor.measures().await;
    assert!(overflow > 500, "{overflow}");
    assert!(complaints.iter().any(|line| line.contains("spoiled")), "{complaints:?}");
}

/// The first 40 cards of a legal list, every second of the first 32 with a letter twice.
fn misspelt() -> String {
    let list = include_str!("../decks/1e-open-legal.txt");
    let mut cards = 0;
    let line = |line: &str| {
        let counted = line.starts_with(|character: char| character.is_ascii_digit());
        cards += usize::from(counted);
        let wrong = counted && cards <= 32 && cards.is_multiple_of(2);
        let half = line.len() / 2;
        let at = line[half..].find(char::is_alphabetic).map_or(half, |more| half + more);
        let letter = line.get(at..=at).filter(|_| wrong).unwrap_or_default();
        (cards <= 40).then(|| format!("{}{letter}{}\n", &line[..at], &line[at..]))
    };
    list.lines().map_while(line).collect()
}

#[actix_web::test]
async fn sixteen_misspelt_lines_are_fixed_by_taps_on_four_screens_of_a_phone() {
    let program = Program::serve();
    for scripts in [true, false] {
        let Some(visitor) = Person::new(&program, Screen::Phone, scripts).await else { return };
        visitor.open("/deck-check").await;
        visitor.fill("The list", &misspelt()).await;
        visitor.press("Check the deck").await;
        visitor.sees("16 lines name no card").await;
        let length = visitor.length().await;
        // The foot of every page, where the theme and the language are chosen, comes after all of it.
        assert!(length <= 4 * 844 + 100, "{length} pixels");
        visitor.press("Use “").await;
        visitor.sees("now says").await;
        visitor.sees("15 lines name no card").await;
        visitor.press("Take all first suggestions").await;
        visitor.sees("What will change").await;
        visitor.press("Leave them as they are").await;
        visitor.sees("15 lines name no card").await;
        visitor.press("Take all first suggestions").await;
        visitor.press("Change these 15 lines").await;
        visitor.sees("15 lines were changed").await;
        assert!(!visitor.text().await.contains("name no card"));
        // A line is opened by its number, and written otherwise.
        visitor.tap("button.line-no[value='2']").await;
        visitor.fill("What it says", "1 Nothing of the kind").await;
        visitor.press("Change the line").await;
        visitor.sees("Line 2 was changed.").await;
        visitor.sees("1 line names no card").await;
    }
}

/// The facts of a card, the charts and the choice among the cards of one title open without scripts, by touch and by
/// keyboard, in a target that a thumb hits.
#[actix_web::test]
async fn a_card_and_the_charts_open_by_touch_and_with_the_keyboard() {
    let program = Program::serve();
    for (screen, scripts) in [(Screen::Phone, false), (Screen::Laptop, true)] {
        let Some(visitor) = Person::new(&program, screen, scripts).await else { return };
        visitor.open("/deck-check").await;
        visitor.fill("The list", "Missions:\n1 Excavation\nDraw deck:\n1 Albert Einstein\n1 Data\n").await;
        visitor.press("Check the deck").await;
        visitor.sees("1 title is that of several cards").await;
        assert!(!visitor.words_of(".list-lines").await.contains("SCIENCE"), "closed at first");
        if scripts {
            visitor.spoil("document.querySelector('#l4 .card-facts summary').focus()").await;
            visitor.keys("\u{E007}").await;
        } else {
            visitor.tap("#l4 .card-facts summary").await;
        }
        assert!(visitor.words_of("#l4").await.contains("SCIENCE"));
        let (overflow, complaints) = visitor.measures().await;
        assert!(overflow <= 0 && complaints.is_empty(), "{overflow} {complaints:?}");
        visitor.press("Charts").await;
        visitor.sees("Missions on the spaceline").await;
        // The bar with the verdict stays at the top of the screen, over what is scrolled below it.
        visitor.spoil("window.scrollTo(0, 0)").await;
        visitor.press("1 title is that of several cards").await;
        visitor.press("Use “Data (First Contact)”").await;
        visitor.sees("Line 5 now says “1 Data (First Contact)”.").await;
    }
}

const SLOW_ANSWERS: &str = "const real = window.fetch; window.fetch = async (to, how) => {
    const answer = await real(to, how);
    if (how?.method === 'POST') await new Promise((done) => setTimeout(done, 1500));
    return answer;
}";

/// Fails once the page that was marked is another one.
const LOADED_AGAIN: &str = "if (!window.loadedOnce) throw new Error('the page was loaded again')";

/// Every result of a round without leaving its page: seven keys each, and the round's page is loaded once.
#[actix_web::test]
async fn results_are_entered_in_the_table_with_the_keyboard() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    let enter = "\u{e007}";
    let before = fair.lines_of_the_log().await;
    director.open(&format!("/t/{TOURNAMENT}/rounds/1/staff")).await;
    director.spoil("window.loadedOnce = true").await;
    // A number leads to its table, wherever the focus is.
    let mut pressed = 0;
    for keys in ["1", enter, "100", enter, "35", enter] {
        director.keys(keys).await;
        pressed += keys.chars().count();
    }
    director.waits_for_words("#table-1", "100 : 35").await;
    assert!(pressed <= 10, "{pressed} keys: twenty tables take at most two hundred");
    // The next open table has the focus; that time was called is chosen by a letter. From here on the page hears of each
    // change by its stream before the answer to its own form arrives.
    assert_eq!(director.focus().await, "score_a");
    director.spoil(SLOW_ANSWERS).await;
    director.keys("20").await;
    director.keys(enter).await;
    director.keys("20").await;
    director.keys("t").await;
    director.keys(enter).await;
    director.waits_for_words("#table-2", "20 : 20").await;
    // A slip of the finger: one key brings back what was typed.
    director.keys("u").await;
    director.waits_for_words("#table-2", "Playing").await;
    director.waits_for_typed("#table-2 [name=score_b]", "20").await;
    for keys in ["30", enter, enter] {
        director.keys(keys).await;
    }
    director.waits_for_words("#table-2", "30 : 20").await;
    director.spoil(LOADED_AGAIN).await;
    // The page of the log is made at most once a second.
    tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
    assert_eq!(fair.lines_of_the_log().await, before + 4);
}

#[actix_web::test]
async fn enter_in_the_ending_records_and_goes_on_to_the_next_open_table() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    let [enter, tab] = ["\u{e007}", "\u{e004}"];
    director.open(&format!("/t/{TOURNAMENT}/rounds/1/staff")).await;
    for keys in ["1", enter, "100", enter] {
        director.keys(keys).await;
    }
    // A score is missing: it is asked for, and nothing is sent.
    director.keys(tab).await;
    assert_eq!(director.focus().await, "end");
    director.keys(enter).await;
    director.waits_for_words("#table-1 [data-said]", "Enter whole numbers").await;
    assert_eq!(director.focus().await, "score_b");
    for keys in ["35", tab, enter] {
        director.keys(keys).await;
    }
    director.waits_for_words("#table-1", "100 : 35").await;
    let next = "return document.activeElement === document.querySelector('#table-2 [name=score_a]')";
    director.waits_for_script(next).await;
}

/// A page that is only open hears of a result from the program, without being loaded again.
#[actix_web::test]
async fn a_page_that_is_open_shows_what_others_record() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let Some(visitor) = Person::new(&program, Screen::Phone, true).await else { return };
    visitor.open(&format!("/t/{TOURNAMENT}/rounds/1")).await;
    visitor.spoil("window.loadedOnce = true").await;
    visitor.polls_no_more().await;
    fair.the_director_writes_a_slip(1, 1, "100", "35").await;
    fair.director.press("Record result").await;
    visitor.waits_for_words("main", "100").await;
    visitor.spoil("if (!window.loadedOnce) throw new Error('the page was loaded again')").await;
}

#[actix_web::test]
async fn a_page_whose_stream_does_not_come_through_asks_for_news() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let Some(visitor) = Person::new(&program, Screen::Phone, true).await else { return };
    visitor.gets_no_streams().await;
    visitor.open(&format!("/t/{TOURNAMENT}/rounds/1")).await;
    fair.the_director_writes_a_slip(1, 1, "100", "35").await;
    fair.director.press("Record result").await;
    visitor.waits_for_words("main", "100").await;
    assert_eq!(
        visitor.says("return [String(window.shutOut)]").await,
        ["1"],
        "it has tried, and has no stream"
    );
}

/// A page for everybody is made once a second at most. Only a crowd waits for that; a few ask at once, and once more.
#[actix_web::test]
async fn a_page_for_everybody_is_asked_for_at_once_unless_a_crowd_follows() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Laptop, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let Some(visitor) = Person::new(&program, Screen::Laptop, true).await else { return };
    visitor.hears_only_what_is_told().await;
    visitor.open(&format!("/t/{TOURNAMENT}/rounds/1")).await;
    visitor.waits_for_script("return window.told !== undefined && window.later.length > 0").await;
    let asked =
        "return [String(window.asked), ...window.later.map((after) => after === 1100 ? 'again' : 'pause')]";
    visitor.spoil("window.asked = 0; window.later = []; told('changed', '7-new')").await;
    assert_eq!(visitor.says(asked).await, ["1", "again"]);
    // The control: in a crowd, the pause that began when the page was opened is for this, too.
    visitor.spoil("told('crowd', '200'); told('changed', '8-new')").await;
    assert_eq!(visitor.says(asked).await, ["1", "again"]);
    visitor.spoil("told('changed', '9-new')").await;
    visitor.waits_for_script("return window.asked === 2").await;

    visitor.open(&format!("/t/{TOURNAMENT}/screen")).await;
    visitor.spoil("told('changed', document.body.dataset.shown)").await;
    visitor.spoil("window.asked = 0; told('crowd', '200'); told('changed', '8-new')").await;
    visitor.waits_for_script("return window.asked === 1 && window.later.includes(1100)").await;
}
