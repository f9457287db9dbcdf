//! What the stylesheet promises, measured in the demo: rows, panels, and what a finger hits.

use chrono::{TimeDelta, Utc};

use crate::pages::{demo_tournament, sign_in_to_the_demo};
use crate::person::Person;
use crate::steps::{Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::Program;
use crate::wall::{LARGER, WALL};

/// The rows of tables that are higher than one line with a control of a mouse, in sentences, and that there are none.
const HIGH: &str = "
    const rows = [...document.querySelectorAll('table.rows tbody tr')].filter((row) => row.checkVisibility());
    const high = rows.filter((row) => row.getBoundingClientRect().height > 40);
    if (rows.length === 0) return ['no rows'];
    return high.map((row) => `${row.getBoundingClientRect().height}: ${row.innerText.slice(0, 40)}`);";

/// The panels of the desk that lie over each other, in sentences.
const OVERLAPPING: &str = "
    const panels = [...document.querySelectorAll('.desk > *')].filter((panel) => panel.checkVisibility());
    const boxes = panels.map((panel) => [panel.id || panel.className, panel.getBoundingClientRect()]);
    const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    if (boxes.length < 4) return ['too few panels'];
    return boxes.flatMap(([one, box], at) =>
        boxes.slice(at + 1).filter(([_, other]) => !apart(box, other)).map(([other]) => `${one} and ${other}`));";

/// What `says` finds where nothing is wrong.
pub const NOTHING: [String; 0] = [];

/// The states of rows that are not at the end of the first line.
const STRAY: &str = "
    const states = [...document.querySelectorAll('.rows .c-end .badge')];
    return states.filter((one) => one.getBoundingClientRect().left < innerWidth / 2).map((one) => one.innerText)";

#[actix_web::test]
async fn on_a_phone_the_state_of_a_dispute_is_beside_its_question() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Phone, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    for language in ["en", "fr", "de"] {
        director.speaks(language).await;
        director.open(&format!("{}/disputes", demo_tournament(&program))).await;
        assert_eq!(director.says(STRAY).await, NOTHING, "{language}");
    }
    let narrow = "for (const one of document.querySelectorAll('.rows')) one.classList.remove('wide-end'); \
        for (const one of document.querySelectorAll('.badge')) one.classList.remove('wraps')";
    director.spoil(narrow).await;
    assert_ne!(director.says(STRAY).await, NOTHING, "the control");
}

/// The rows that leave room free between a name and what is at the end of its line, and that there are no rows.
const FREE: &str = "
    const rows = [...document.querySelectorAll('.rows tbody tr:has(.c-end)')].filter((row) => row.checkVisibility());
    const far = rows.filter((row) => {
        const [name, end] = [row.querySelector('.c-main, .c-half'), row.querySelector('.c-end > *')];
        return end && end.getBoundingClientRect().left - name.getBoundingClientRect().right > 24;
    });
    return rows.length ? far.map((row) => row.innerText.slice(0, 40)) : ['no rows'];";

#[actix_web::test]
async fn on_a_phone_a_name_has_the_room_that_the_state_beside_it_leaves() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Phone, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    for page in ["rounds/3", "rounds/3/staff", "disputes", "decks"] {
        director.open(&format!("{}/{page}", demo_tournament(&program))).await;
        for width in [320, 390, 640] {
            director.narrows_to(width).await;
            assert_eq!(director.says(FREE).await, NOTHING, "{page}, {width}");
        }
    }
    director.narrows_to(390).await;
    director.spoil("document.querySelector('.rows .c-end').style.marginInlineStart = '2rem'").await;
    assert_eq!(director.says(FREE).await.len(), 1, "the control");
}

#[actix_web::test]
async fn the_overview_fits_a_phone_while_a_sign_up_is_open() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Phone, true).await else { return };
    let director = &fair.director;
    fair.the_director_makes_an_account(&program.link("/set-up/")).await;
    fair.the_director_sets_the_tournament_up().await;
    director.open(&format!("/t/{TOURNAMENT}/applications")).await;
    let tomorrow = (Utc::now() + TimeDelta::days(1)).format("%Y-%m-%dT18:00").to_string();
    director.fill("Open until", &tomorrow).await;
    director.press("Open the sign-up").await;
    director.sees("Close it now").await;
    for language in ["en", "fr", "de"] {
        director.speaks(language).await;
        director.open(&format!("/t/{TOURNAMENT}")).await;
        assert_eq!(director.measures().await.0, 0, "{language}");
    }
    director.spoil("document.querySelector('.notice-word time').style.whiteSpace = 'nowrap'").await;
    assert_ne!(director.measures().await.0, 0, "the control");
}

#[actix_web::test]
async fn tables_are_dense_on_a_laptop_and_the_projector_fills_the_wall() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    let tournament = demo_tournament(&program);
    for page in ["players", "decks", "standings", "rounds/3", "rounds/3/staff"] {
        director.open(&format!("{tournament}/{page}")).await;
        assert_eq!(director.says(HIGH).await, NOTHING, "{page}");
    }
    // The control.
    director.spoil("document.querySelector('.rows tbody td').style.height = '5rem'").await;
    assert_eq!(director.says(HIGH).await.len(), 1);

    director.open(&format!("{tournament}/screen")).await;
    director.waits_for_script(LARGER).await;
    assert_eq!(director.says(WALL).await, NOTHING);
    let control = format!("document.querySelector('.seats').style.fontSize = '200%'; {WALL}");
    assert!(!director.says(&control).await.is_empty(), "the control");
}

/// Where the first table of the staff's round page begins, if that is not in the first half of a phone's screen.
const LOW: &str = "
    const { top } = document.querySelector('table.rows tbody tr').getBoundingClientRect();
    return top + scrollY < 422 ? [] : [`the first table begins at ${top + scrollY}`];";

#[actix_web::test]
async fn the_first_table_of_a_round_is_on_the_first_screen_of_a_phone() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Phone, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    director.open(&format!("{}/rounds/3/staff", demo_tournament(&program))).await;
    assert_eq!(director.says(LOW).await, NOTHING);
    director.spoil("document.querySelector('.clock-buttons').style.height = '12rem'").await;
    assert_eq!(director.says(LOW).await.len(), 1, "the control");
}

/// The rows that the tabs take, if that is more than one.
const ROWS_OF_TABS: &str = "
    const tabs = [...document.querySelectorAll('.tabs a')].filter((tab) => tab.checkVisibility());
    const rows = new Set(tabs.map((tab) => Math.round(tab.getBoundingClientRect().top)));
    return tabs.length > 8 && rows.size === 1 ? [] : [`${tabs.length} tabs in ${rows.size} rows`];";
/// Where the first table of the staff's round page begins, if the tables have less than half of a laptop's window.
const LOW_ON_A_LAPTOP: &str = "
    const { top } = document.querySelector('table.rows tbody tr').getBoundingClientRect();
    return top + scrollY < 450 ? [] : [`the first table begins at ${top + scrollY}`];";

/// A table that is wider than the panel around it.
const BEYOND_ITS_PANEL: &str = "
    const table = document.querySelector('table.rows');
    const right = (part) => part.getBoundingClientRect().right;
    const parts = [table, ...table.querySelectorAll('.row-entry > *')];
    const beyond = Math.max(...parts.map(right)) - right(table.closest('.panel'));
    return beyond <= 0 ? [] : [`the table is ${beyond} wider than its panel`];";

/// What the bar above the tables has below its first line, in sentences.
const SECOND_LINE: &str = "
    const parts = [...document.querySelectorAll('.staff-round > .panel-head > :not(h2)')];
    const [first, ...others] = parts.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
    if (others.length < 3) return ['too few parts'];
    return others.filter((box) => box.top >= first.bottom).map((box) => `a part at ${box.top}, below ${first.bottom}`);";

#[actix_web::test]
async fn on_a_laptop_the_tabs_are_one_row_in_every_language_and_the_tables_begin_above_the_middle() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    let staff = format!("{}/rounds/3/staff", demo_tournament(&program));
    for language in ["en", "fr", "de"] {
        director.speaks(language).await;
        director.open(&staff).await;
        for width in [1024, 1100, 1280, 1366] {
            director.narrows_to(width).await;
            assert_eq!(director.says(ROWS_OF_TABS).await, NOTHING, "{language}, {width}");
            assert_eq!(director.says(LOW_ON_A_LAPTOP).await, NOTHING, "{language}, {width}");
            assert_eq!(director.says(BEYOND_ITS_PANEL).await, NOTHING, "{language}, {width}");
            assert_eq!(director.says(SECOND_LINE).await, NOTHING, "{language}, {width}");
        }
    }
    director.spoil("document.querySelector('.staff-round .taps .btn').style.width = '60rem'").await;
    assert_ne!(director.says(SECOND_LINE).await, NOTHING, "the control");
    director.spoil("document.querySelector('.tabs a').style.width = '40rem'").await;
    assert_eq!(director.says(ROWS_OF_TABS).await.len(), 1, "the control");
    director.spoil("document.querySelector('.clock-buttons').style.height = '20rem'").await;
    assert_eq!(director.says(LOW_ON_A_LAPTOP).await.len(), 1, "the control");
    director
        .spoil("document.querySelector('.row-entry select').style.cssText = 'flex: none; width: 60rem'")
        .await;
    assert_eq!(director.says(BEYOND_ITS_PANEL).await.len(), 1, "the control");
}

/// Where the columns of the round begin, and how high its first open row is.
const COLUMNS: &str = "
    const row = document.querySelector('tr[data-ready]');
    const left = [...row.cells].map((cell) => String(Math.round(cell.getBoundingClientRect().left)));
    return [...left, String(row.offsetHeight)];";
/// Every recorded result but those of open rows is gone, as before the first of a round.
const NONE_RECORDED: &str =
    "document.querySelectorAll('tbody tr:not([data-ready])').forEach((row) => row.remove())";

#[actix_web::test]
async fn no_result_of_a_round_moves_its_columns_and_a_tablet_shows_many_open_rows() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    director.open(&format!("{}/rounds/3/staff", demo_tournament(&program))).await;
    let widths = [768, 1024, 1280];
    let mut before = Vec::new();
    for width in widths {
        director.narrows_to(width).await;
        before.push(director.says(COLUMNS).await);
    }
    let height: u32 = before[0].last().unwrap().parse().unwrap();
    assert!(height <= 120, "{height} pixels on a tablet");
    director.spoil(NONE_RECORDED).await;
    for (width, before) in widths.into_iter().zip(before) {
        director.narrows_to(width).await;
        assert_eq!(director.says(COLUMNS).await, before, "at {width} pixels");
    }
    // The control: columns as wide as what is in them.
    director.spoil("document.querySelector('.by-table').style.tableLayout = 'auto'").await;
    let auto = director.says(COLUMNS).await;
    director.spoil("document.querySelector('tr[data-ready] .c-end').textContent = '100 : 35 points'").await;
    assert_ne!(director.says(COLUMNS).await, auto);
}

/// A round that goes on after midnight, as the overview tells it.
const OVER_MIDNIGHT: &str = "
    const hours = document.querySelector('table.rows .c-hours');
    hours.textContent = '29 November 2026, 23:34 to 30 November 2026, 00:49';";

#[actix_web::test]
async fn the_times_of_a_round_over_midnight_fit_their_table() {
    let program = Program::demo();
    let Some(visitor) = Person::new(&program, Screen::Laptop, true).await else { return };
    let overview = demo_tournament(&program);
    visitor.open(&overview).await;
    for language in ["en", "de", "fr"] {
        visitor.speaks(language).await;
        visitor.open(&overview).await;
        visitor.spoil(OVER_MIDNIGHT).await;
        for width in [720, 1024, 1366] {
            visitor.narrows_to(width).await;
            assert_eq!(visitor.says(BEYOND_ITS_PANEL).await, NOTHING, "{language}, {width}");
        }
    }
    visitor.spoil("document.querySelector('.c-hours').style.whiteSpace = 'nowrap'").await;
    visitor.narrows_to(1024).await;
    assert_eq!(visitor.says(BEYOND_ITS_PANEL).await.len(), 1, "the control");
}

#[actix_web::test]
async fn no_panel_of_the_desk_lies_over_another_however_wide_the_screen_is() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    director.open(&format!("{}/desk", demo_tournament(&program))).await;
    for width in [704, 1000, 1280] {
        director.narrows_to(width).await;
        assert_eq!(director.says(OVERLAPPING).await, NOTHING, "at {width} pixels");
    }
    director.spoil("document.querySelector('#tables').style.marginTop = '-5rem'").await;
    assert_ne!(director.says(OVERLAPPING).await, NOTHING, "the control");
}

/// A judge is called about a table that has its result.
const CALLED: &str = "
    const end = document.querySelector('#tables .c-end:has(.badge.needs)');
    end.insertAdjacentHTML('afterbegin', '<span class=outcome>100 : 80</span> ');";

#[actix_web::test]
async fn a_call_about_a_table_with_a_result_fits_the_tables_of_the_desk() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    let desk = format!("{}/desk", demo_tournament(&program));
    for language in ["en", "de", "fr"] {
        director.speaks(language).await;
        director.open(&desk).await;
        director.spoil(CALLED).await;
        for width in [720, 1024, 1100, 1280, 1366] {
            director.narrows_to(width).await;
            assert_eq!(director.says(BEYOND_ITS_PANEL).await, NOTHING, "{language}, {width}");
        }
    }
    director.spoil("document.querySelector('#tables .c-end').style.minWidth = '60rem'").await;
    assert_eq!(director.says(BEYOND_ITS_PANEL).await.len(), 1, "the control");
}

/// The first names of the desk's tables that are broken, and its list of the latest if its head is.
const BROKEN_ON_THE_DESK: &str = "
    const names = [...document.querySelectorAll('#tables .name > bdi')].slice(0, 2);
    names[0].textContent = 'Jürgen Großschädl';
    names[1].textContent = 'Łukasz Wiśniewski';
    const parts = [...names.map((name) => name.parentElement), document.querySelector('#latest .panel-head')];
    return parts.filter((part) => part.getBoundingClientRect().height > 42).map((part) => part.innerText);";

#[actix_web::test]
async fn on_a_laptop_the_desk_breaks_no_common_name_and_no_head() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    for language in ["en", "de", "fr"] {
        director.speaks(language).await;
        director.open(&format!("{}/desk", demo_tournament(&program))).await;
        assert_eq!(director.says(BROKEN_ON_THE_DESK).await, NOTHING, "{language}");
    }
    let narrow = "document.querySelector('#tables .c-end').style.minWidth = '14rem'; \
        document.querySelector('#latest .panel-head').append('Rapport du tournoi, et le journal')";
    director.spoil(narrow).await;
    assert_eq!(director.says(BROKEN_ON_THE_DESK).await.len(), 3, "the control");
}

/// The buttons of the tables whose words are in two lines, and that there are none.
const BROKEN_BUTTONS: &str = "
    const buttons = [...document.querySelectorAll('.by-table .c-fit .btn[data-icon=record]')];
    if (buttons.length === 0) return ['no buttons'];
    const lines = (one) => {
        const words = document.createRange();
        words.selectNodeContents(one.firstChild);
        return words.getClientRects().length;
    };
    return buttons.filter((one) => lines(one) > 1).map((one) => one.innerText);";

#[actix_web::test]
async fn without_scripts_the_way_to_a_result_keeps_its_words_together() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, false).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    for language in ["en", "fr", "de"] {
        director.speaks(language).await;
        director.open(&format!("{}/rounds/3/staff", demo_tournament(&program))).await;
        for width in [820, 1024, 1280] {
            director.narrows_to(width).await;
            assert_eq!(director.says(BROKEN_BUTTONS).await, NOTHING, "{language}, {width}");
            assert_eq!(director.says(BEYOND_ITS_PANEL).await, NOTHING, "{language}, {width}");
        }
    }
    let narrow = "[...document.querySelectorAll('.by-table .c-fit .btn[data-icon=record]')].at(-1).style.cssText = \
        'white-space: normal; width: 6rem'";
    director.spoil(narrow).await;
    assert_eq!(director.says(BROKEN_BUTTONS).await.len(), 1, "the control");
}

/// What a window between a phone and a laptop spoils, in sentences.
const MIDDLE: &str = include_str!("middle.js");
/// The fullest pages of names and of acts beside them; `~` is the tournament.
const FULL: [&str; 9] = [
    "/",
    "~/rounds/3",
    "~/standings",
    "~/rounds/3/staff",
    "~/desk",
    "~/players",
    "~/decks",
    "~/disputes",
    "~/settings",
];
/// Gives the first people of each table names of forty letters and of sixty with spaces, and says of how many.
const LONG_NAMES: &str = "
    const names = [...document.querySelectorAll('tbody :is(bdi.name, .name > bdi)')].slice(0, 4);
    const long = ['Wolfeschlegelsteinhausenbergerdorffsohnx', 'Maria Antonia Josefina de la Santisima Trinidad y Echevarria'];
    for (const [at, name] of names.entries()) name.textContent = long[at % 2];
    return [String(names.length)];";

#[actix_web::test]
async fn between_a_phone_and_a_laptop_nothing_is_cut_or_broken_or_too_wide() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    let tournament = demo_tournament(&program);
    let opened = |page: &str| page.replace('~', &tournament);
    for language in ["de", "en"] {
        director.speaks(language).await;
        for page in FULL {
            director.open(&opened(page)).await;
            for width in [720, 820, 1000, 1100] {
                director.narrows_to(width).await;
                assert_eq!(director.says(MIDDLE).await, NOTHING, "{page}, {language}, {width}");
            }
        }
    }
    for &page in &FULL[1..5] {
        director.open(&opened(page)).await;
        assert_eq!(director.says(LONG_NAMES).await, ["4"], "{page}");
        for width in [720, 1000] {
            director.narrows_to(width).await;
            assert_eq!(director.says(MIDDLE).await, NOTHING, "long names on {page}, {width}");
        }
    }
    // The controls.
    for (css, wanted) in [
        ("width: 4ch; overflow: hidden; text-overflow: ellipsis; white-space: nowrap", "cut:"),
        ("width: 4ch", "a broken word"),
        ("position: relative; left: 8rem; top: 0.25rem", "lies over this"),
        ("width: 200rem", "pixels too wide"),
    ] {
        director.open(&opened("~/rounds/3")).await;
        director.narrows_to(720).await;
        director.spoil(&format!("document.querySelector('tbody .name').style.cssText = '{css}'")).await;
        let found = director.says(MIDDLE).await;
        assert!(found.iter().any(|line| line.contains(wanted)), "{wanted}: {found:?}");
    }
}

/// The codes of log lines that are broken into two lines, or on a laptop are not beside who wrote the line.
const CODES: &str = "
    const codes = [...document.querySelectorAll('.log-code')];
    if (codes.length < 20) return ['too few codes'];
    const low = (code) => code.getBoundingClientRect().bottom - code.parentElement.getBoundingClientRect().top;
    const under = (code) => innerWidth > 700 && low(code) > 30;
    const high = codes.filter((code) => code.getBoundingClientRect().height > 24 || under(code));
    return high.map((code) => code.innerText);";

#[actix_web::test]
async fn a_code_of_the_log_is_one_line() {
    let program = Program::demo();
    for screen in Screen::BOTH {
        let Some(visitor) = Person::new(&program, screen, true).await else { return };
        visitor.open(&format!("{}/log", demo_tournament(&program))).await;
        assert_eq!(visitor.says(CODES).await, NOTHING);
        let breaks = "document.querySelector('.log-code').style = 'white-space: normal; width: 6ch'";
        visitor.spoil(breaks).await;
        assert_eq!(visitor.says(CODES).await.len(), 1, "the control");
    }
}

/// Where the act that the settings are for is, if a person has to scroll to it.
const ACT: &str = "
    scrollTo(0, 0);
    const { bottom } = document.querySelector('.stays .btn').getBoundingClientRect();
    return bottom <= innerHeight ? [] : [`the act ends at ${bottom} of ${innerHeight}`];";

#[actix_web::test]
async fn the_act_of_a_long_form_is_in_reach_from_its_first_line() {
    let program = Program::demo();
    for screen in Screen::BOTH {
        let Some(director) = Person::new(&program, screen, true).await else { return };
        sign_in_to_the_demo(&director, &program).await;
        director.open(&format!("{}/settings", demo_tournament(&program))).await;
        assert_eq!(director.says(ACT).await, NOTHING);
        director.spoil("document.querySelector('.stays').style.position = 'static'").await;
        assert_eq!(director.says(ACT).await.len(), 1, "the control");
    }
}

/// What a finger would miss in tables and above the heading, in sentences.
const SMALL: &str = "
    const named = '.rows a.name, .head-over a, .panel-head > a, .panel-foot > a';
    const links = [...document.querySelectorAll(named)].filter((link) => link.checkVisibility());
    if (links.length === 0) return ['no links'];
    const small = links.filter((link) => link.getBoundingClientRect().height < 44);
    return small.map((link) => `${link.getBoundingClientRect().height}: ${link.innerText}`);";
/// Words of tables that are broken within, in sentences: their longest word is wider than their cell.
const BROKEN: &str = "
    const cells = [...document.querySelectorAll('.report .scroll :is(th, td)')];
    if (cells.length === 0) return ['no cells'];
    const breaks = (cell) => getComputedStyle(cell).overflowWrap !== 'normal' || cell.scrollWidth > cell.clientWidth;
    return cells.filter(breaks).map((cell) => cell.innerText);";

#[actix_web::test]
async fn a_finger_hits_the_names_and_no_word_of_the_report_is_broken() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Phone, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    let tournament = demo_tournament(&program);
    for page in ["players", "decks", "rounds/3/staff", "desk#tables"] {
        director.open(&format!("{tournament}/{page}")).await;
        assert_eq!(director.says(SMALL).await, NOTHING, "{page}");
    }
    director.spoil("document.querySelector('.rows a.name').style.padding = '0'").await;
    assert_eq!(director.says(SMALL).await.len(), 1, "the control");
    director.open(&format!("{tournament}/report")).await;
    assert_eq!(director.says(BROKEN).await, NOTHING);
    director.spoil("document.querySelector('.report .scroll td').style.overflowWrap = 'anywhere'").await;
    assert_eq!(director.says(BROKEN).await.len(), 1, "the control");
}

/// The choices of a form in which a word of a long name is broken, once each has one.
const BROKEN_CHOICES: &str = "
    const names = [...document.querySelectorAll('.choice.large bdi')];
    if (names.length < 2) return ['too few choices'];
    const lines = (text, from, to) => {
        const range = document.createRange();
        range.setStart(text, from);
        range.setEnd(text, to);
        return new Set([...range.getClientRects()].map((it) => Math.round(it.top))).size;
    };
    const breaks = (name) => {
        name.textContent = 'Maximiliane Lichtenberger won';
        return lines(name.firstChild, 0, 11) > 1 || lines(name.firstChild, 12, 25) > 1;
    };
    return names.filter(breaks).map((name) => name.closest('label').innerText);";

#[actix_web::test]
async fn on_a_phone_a_choice_takes_a_line_of_its_own_before_a_name_in_it_is_broken() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Phone, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    director.open(&format!("{}/rounds/3/tables/3", demo_tournament(&program))).await;
    assert_eq!(director.says(BROKEN_CHOICES).await, NOTHING);
    director.spoil("document.querySelector('.choice.large').style.maxWidth = '7rem'").await;
    assert_eq!(director.says(BROKEN_CHOICES).await.len(), 1, "the control");
}
