//! What is printed: charts are read on white paper, and a sheet has nothing that paper cannot do.

use crate::measures::NOTHING;
use crate::pages::{demo_tournament, sign_in_to_the_demo};
use crate::person::Person;
use crate::support::browser::Screen;
use crate::support::program::Program;

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

/// What breaks across pages and is still a grid, whose rows would keep their heights and be printed over.
const GRIDS: &str = "
    const broken = [...document.querySelectorAll('.page, .panel, .log')];
    return broken.filter((it) => getComputedStyle(it).display === 'grid').map((it) => it.className);";

/// Points of a game that take more than one line.
const POINTS: &str = "
    const lines = (cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map((it) => Math.round(it.top))).size;
    };
    return [...document.querySelectorAll('td.c-fit.num')].filter((it) => lines(it) > 1).map((it) => it.innerText);";

#[actix_web::test]
async fn the_help_for_players_is_one_sheet() {
    let program = Program::demo();
    let Some(reader) = Person::new(&program, Screen::Laptop, true).await else { return };
    reader.open("/help/players").await;
    assert_eq!(reader.prints(210.0, 297.0, 12.0).await, 1);
}

#[actix_web::test]
async fn what_breaks_across_pages_is_no_grid_and_points_are_one_line() {
    let program = Program::demo();
    let Some(reader) = Person::new(&program, Screen::Laptop, true).await else { return };
    let tournament = demo_tournament(&program);
    for path in ["log", "rounds/1", "standings"] {
        reader.open(&format!("{tournament}/{path}")).await;
        assert_ne!(reader.says(GRIDS).await, NOTHING, "the control: on the screen {path} has some");
        reader.lays_out_on_paper(Some(186.0)).await;
        assert_eq!(reader.says(GRIDS).await, NOTHING, "{path}");
        assert_eq!(reader.says(POINTS).await, NOTHING, "{path}");
        reader.lays_out_on_paper(None).await;
    }
}

/// The lines of folds that a reader sees and cannot open on paper.
const CLOSED: &str = "
    const lines = [...document.querySelectorAll('main summary')].filter((one) => one.checkVisibility());
    return lines.map((one) => one.innerText);";
/// Whether each table below a chart is there.
const BELOW: &str = "
    return [...document.querySelectorAll('.charts figure table')].map((one) => String(one.checkVisibility()));";
/// What parts a table of the report from its head.
const PARTED: &str = "
    const isGrid = getComputedStyle(document.querySelector('.report')).display === 'grid';
    const tables = [...document.querySelectorAll('.report table')];
    const loose = tables.filter((one) => getComputedStyle(one).breakInside !== 'avoid');
    return isGrid || loose.length ? ['a table ends a page with its head'] : [];";

#[actix_web::test]
async fn paper_has_no_closed_fold_and_below_each_chart_its_table() {
    let program = Program::demo();
    let Some(director) = Person::new(&program, Screen::Laptop, true).await else { return };
    sign_in_to_the_demo(&director, &program).await;
    let tournament = demo_tournament(&program);
    for path in ["rounds/3", "players", "charts"] {
        director.open(&format!("{tournament}/{path}")).await;
        assert_ne!(director.says(CLOSED).await, NOTHING, "the control: on the screen {path} has some");
        director.lays_out_on_paper(Some(186.0)).await;
        assert_eq!(director.says(CLOSED).await, NOTHING, "{path}");
        director.lays_out_on_paper(None).await;
    }
    let on_screen = director.says(BELOW).await;
    assert!(on_screen.len() > 2 && on_screen.iter().all(|shown| shown == "false"), "{on_screen:?}");
    director.lays_out_on_paper(Some(186.0)).await;
    assert!(director.says(BELOW).await.iter().all(|shown| shown == "true"));
    director.lays_out_on_paper(None).await;

    director.open(&format!("{tournament}/report")).await;
    assert_ne!(director.says(PARTED).await, NOTHING, "the control");
    director.lays_out_on_paper(Some(186.0)).await;
    assert_eq!(director.says(PARTED).await, NOTHING);
}
