//! What the stylesheet promises, measured in the demo: rows, the wall, and paper.

use std::cell::Cell;

use arbiter::app::DatabaseUrl;
use arbiter::domain::id::{AtTable, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{CloseRound, CloseTournament, Command, RecordResult};

use crate::pages::{demo_tournament, sign_in_to_the_demo};
use crate::person::Person;
use crate::support::browser::Screen;
use crate::support::program::Program;
use crate::support::{desk_over, hall};

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

/// What keeps the projector from filling the wall, in sentences.
const WALL: &str = "
    const list = document.querySelector('.seats, .best').getBoundingClientRect();
    const foot = document.querySelector('.foot').getBoundingClientRect();
    const lines = [...document.querySelectorAll(':is(.seats, .best) li')].map((line) => line.getBoundingClientRect());
    const names = [...document.querySelectorAll(':is(.seats, .best) .name')];
    const page = document.documentElement;
    return Object.entries({
        'it has to be scrolled': page.scrollHeight > innerHeight,
        'its foot is not at the foot of the wall': innerHeight - foot.bottom > 1,
        'a column is empty': page.clientWidth - Math.max(...lines.map((line) => line.right)) > page.clientWidth * 0.05,
        'half of it is empty': list.height < (foot.top - list.top) / 2,
        'a name is cut': names.some((name) => name.scrollWidth > name.clientWidth),
    }).filter(([_, holds]) => holds).map(([what]) => what);";
const LARGER: &str = "return parseFloat(document.querySelector('.seats, .best').style.fontSize) > 100";

/// What of the charts cannot be read on white paper, in sentences.
const CHARTS: &str = "
    const wide = document.documentElement.clientWidth;
    const charts = [...document.querySelectorAll('svg.chart')];
    const faults = charts.length > 2 ? [] : ['too few charts'];
    const isLight = (drawn) => {
        const [red, green, blue] = getComputedStyle(drawn).fill.match(/[0-9.]+/g).map(Number);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 110;
    };
    for (const chart of charts) {
        const scale = chart.getBoundingClientRect().width / chart.viewBox.baseVal.width;
        for (const text of chart.querySelectorAll('text')) {
            const { left, right } = text.getBoundingClientRect();
            if (left < -1 || right > wide + 1) faults.push(`beyond the paper: ${text.textContent}`);
            if (parseFloat(getComputedStyle(text).fontSize) * scale < 9) faults.push(`too small: ${text.textContent}`);
            if (isLight(text)) faults.push(`too pale: ${text.textContent}`);
        }
        if ([...chart.querySelectorAll('rect, .dot')].some(isLight)) faults.push('bars too pale');
    }
    return faults;";

const NOTHING: [String; 0] = [];

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
    director.spoil("document.querySelector('.seats').style.fontSize = '200%'").await;
    assert!(!director.says(WALL).await.is_empty(), "the control");
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
    const beyond = table.getBoundingClientRect().right - table.closest('.panel').getBoundingClientRect().right;
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
    director.spoil("document.querySelector('.row-entry select').style.width = '60rem'").await;
    assert_eq!(director.says(BEYOND_ITS_PANEL).await.len(), 1, "the control");
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

#[actix_web::test]
async fn between_the_rounds_and_at_the_end_the_best_fill_the_wall() {
    let program = Program::serve();
    let Some(wall) = Person::new(&program, Screen::Laptop, true).await else { return };
    let desk = desk_over(&DatabaseUrl::Sqlite(program.folder().join("arbiter.db")));
    let at = hall::playing(&desk, "Hall Open", 16);
    let number = Cell::new(10);
    let give = |command: Command| {
        number.set(number.get() + 1);
        desk.submit(&at, &hall::submission(number.get()), |_| Ok(command.clone())).unwrap();
    };
    for table in 1..=8 {
        let end = EndReason::Complete { winner: Side::A };
        let result = GameResult::ended([100, 10 * i64::from(table)], end);
        let at = AtTable::new(RoundNumber(1), TableNumber(table));
        give(Command::RecordResult(RecordResult { at, result }));
    }
    give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    let screen = format!("/t/{at}/screen");
    let best = "return [String(document.querySelectorAll('.best li').length)]";

    wall.open(&screen).await;
    wall.waits_for_words("h1", "Standings after round 1").await;
    wall.waits_for_script(LARGER).await;
    assert_eq!(wall.says(best).await, ["8"]);
    assert_eq!(wall.says(WALL).await, NOTHING);
    wall.spoil("document.querySelector('.best').style.fontSize = '600%'").await;
    assert!(!wall.says(WALL).await.is_empty(), "the control");

    give(Command::CloseTournament(CloseTournament {}));
    wall.open(&screen).await;
    wall.sees("Won by").await;
    wall.waits_for_script(LARGER).await;
    assert_eq!(wall.says(best).await, ["8"]);
    assert_eq!(wall.says(WALL).await, NOTHING);
    // A lower wall, where the choice of a chime below takes a part of the height.
    wall.narrows_to(1280).await;
    wall.open(&screen).await;
    wall.waits_for_script(LARGER).await;
    assert_eq!(wall.says(WALL).await, NOTHING);
}

#[actix_web::test]
async fn charts_are_read_on_paper_and_links_that_no_phone_can_open_are_not_printed() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    let tournament = demo_tournament(&program);
    director.open(&format!("{tournament}/charts")).await;
    // in the dark, paper is white all the same
    director.spoil("document.documentElement.dataset.theme = 'night'").await;
    director.lays_out_on_paper(Some(186.0)).await;
    assert_eq!(director.says(CHARTS).await, NOTHING);
    director.spoil("document.querySelector('svg.chart text').style.fill = '#ccc'").await;
    assert_eq!(director.says(CHARTS).await.len(), 1, "the control");
    director.lays_out_on_paper(None).await;

    director.open(&format!("{tournament}/players")).await;
    director.press("Make a sheet with all private links").await;
    director.sees("No phone can open these links").await;
    let shown = "return [...document.querySelectorAll('.seat-card')].filter((card) => card.checkVisibility())\
                 .map((card) => card.innerText)";
    assert!(director.says(shown).await.len() > 10, "on the screen");
    director.lays_out_on_paper(Some(186.0)).await;
    assert_eq!(director.says(shown).await, NOTHING);
}

#[actix_web::test]
async fn a_new_tournament_offers_what_its_edition_has_and_folds_the_rest() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    director.open("/new").await;
    let length = director.length().await;
    assert!(length < 1_600, "{length}: with everything open it is longer than two windows");
    director.press("More settings").await;
    // What only Tribbles has, and what only First Edition has.
    let offered = "return [...document.querySelectorAll('fieldset[data-editions]')]\
                   .map((part) => String(part.checkVisibility()))";
    let told = "return [document.getElementById('scored-by').textContent]";
    for (game, format, profile, shown) in [
        ("Second Edition", "2e-standard", "Second Edition, from October 2014", ["false", "false"]),
        ("Tribbles", "tribbles", "Tribbles, heats and a top table", ["true", "false"]),
        ("First Edition", "1e-open", "First Edition, from May 2023", ["false", "true"]),
    ] {
        director.choose(game).await;
        assert_eq!(director.value("Deck format").await, format);
        assert_eq!(director.value("Scoring profile").await, "by-day");
        let told = director.says(told).await.concat();
        assert!(told.ends_with(&format!("{profile}”, the profile in force on that day.")), "{game}: {told}");
        assert_eq!(director.says(offered).await, shown, "{game}");
    }
    // A choice of the same edition stays, and no format at all is one of every edition.
    director.select("Deck format", "1e-modern").await;
    director.choose("First Edition").await;
    assert_eq!(director.value("Deck format").await, "1e-modern");
    director.select("Deck format", "none").await;
    director.select("Scoring profile", "tcc-1e-2014").await;
    director.choose("Second Edition").await;
    assert_eq!(director.value("Deck format").await, "none");
    assert_eq!(director.value("Scoring profile").await, "by-day", "the other was of First Edition");
}

#[actix_web::test]
async fn a_new_tournament_says_while_its_day_is_typed_by_which_profile_it_will_be_scored() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    director.open("/new").await;
    director.press("More settings").await;
    director.choose("First Edition").await;
    let typed = |day: &str| {
        format!(
            "const day = document.getElementById('date'); day.value = '{day}'; \
             day.dispatchEvent(new Event('input', {{ bubbles: true }})); \
             return [document.getElementById('scored-by').textContent]"
        )
    };
    let [of_2010, of_2014, of_2023] = ["2010 to March 2014", "October 2014 to April 2023", "from May 2023"]
        .map(|years| format!("“The Continuing Committee, First Edition, {years}”"));
    let unknown = format!(
        "No profile is known for that day. Scored by {of_2023}: compare its values with the rules that you play by."
    );
    let in_force = |profile: &str| format!("Scored by {profile}, the profile in force on that day.");
    let rule = "Scored by the profile in force on that day, unless you choose another under “More settings”.";
    for (day, said) in [
        ("2010-04-07", unknown),
        ("2010-04-08", in_force(&of_2010)),
        ("2023-04-30", in_force(&of_2014)),
        ("2023-05-01", in_force(&of_2023)),
        ("0202-05-01", rule.to_owned()),
        ("", rule.to_owned()),
    ] {
        assert_eq!(director.says(&typed(day)).await, [said], "{day}");
    }
    // The person's own choice stays, and is said with the day.
    director.select("Scoring profile", "tcc-1e-2014").await;
    let chosen = format!("Scored by {of_2014}, which you chose.");
    let of_other_day = format!("{chosen} It does not apply on that day.");
    assert_eq!(director.says(&typed("2016-01-30")).await, [chosen]);
    assert_eq!(director.says(&typed("2026-01-30")).await, [of_other_day]);
    assert_eq!(director.value("Scoring profile").await, "tcc-1e-2014");
}
