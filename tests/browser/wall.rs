//! The projector: what is on it fills the wall.

use std::cell::Cell;

use arbiter::app::DatabaseUrl;
use arbiter::domain::id::{AtTable, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{CloseRound, CloseTournament, Command, RecordResult};

use crate::clock::CHIME;
use crate::measures::NOTHING;
use crate::person::Person;
use crate::support::browser::Screen;
use crate::support::program::Program;
use crate::support::{desk_over, hall};

/// What keeps the projector from filling the wall, in sentences.
pub const WALL: &str = "
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
/// Whether the script has made the letters larger.
pub const LARGER: &str = "return parseFloat(document.querySelector('.seats, .best').style.fontSize) > 100";

/// The code of the log, where the wall has one.
const PROOF: &str =
    "return [...document.querySelectorAll('.screen-foot .code')].map((code) => code.innerText)";

/// The words of the winner's heading that go on in another line.
const BROKEN: &str = "
    const heading = document.querySelector('.finish h2');
    const words = heading.textContent.split(' ').map((word) => {
        const one = document.createElement('span');
        one.textContent = word;
        return one;
    });
    heading.replaceChildren(...words.flatMap((one) => [one, ' ']));
    return words.filter((one) => one.getClientRects().length > 1).map((one) => one.textContent);";

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
    assert_eq!(wall.says(PROOF).await, NOTHING, "between the rounds the hall reads no code");
    assert_eq!(wall.says(CHIME).await, ["false"], "no clock, no chime");
    assert_eq!(wall.says(WALL).await, NOTHING);
    // In one script: a copy of the page may replace it between two.
    let control = format!("document.querySelector('.best').style.fontSize = '600%'; {WALL}");
    assert!(!wall.says(&control).await.is_empty(), "the control");

    give(Command::CloseTournament(CloseTournament {}));
    wall.open(&screen).await;
    wall.sees("Won by").await;
    wall.waits_for_script(LARGER).await;
    assert_eq!(wall.says(PROOF).await.len(), 1, "the final standings name the log that proves them");
    assert_eq!(wall.says(CHIME).await, ["false"]);
    assert_eq!(wall.says(best).await, ["8"]);
    assert_eq!(wall.says(WALL).await, NOTHING);
    // A lower wall.
    wall.narrows_to(1280).await;
    wall.open(&screen).await;
    wall.waits_for_script(LARGER).await;
    assert_eq!(wall.says(WALL).await, NOTHING);
    // On a phone no word of the heading is broken.
    wall.narrows_to(390).await;
    wall.open(&screen).await;
    wall.spoil("document.querySelector('.finish h2').textContent = 'Won by Ada Lindqvist'").await;
    assert_eq!(wall.says(BROKEN).await, NOTHING);
    let narrow = "document.querySelector('.finish h2').style.cssText = 'width: 5ch; overflow-wrap: anywhere'";
    wall.spoil(narrow).await;
    assert_eq!(wall.says(BROKEN).await, ["Lindqvist"], "the control");
}

/// The names on the wall that are cut, in the words of who reads them.
const CUT: &str = "
    const names = [...document.querySelectorAll('.seats .name')];
    const cut = (name) => name.scrollWidth > name.clientWidth || getComputedStyle(name).textOverflow === 'ellipsis';
    return names.length ? names.filter(cut).map((name) => name.innerText) : ['no names'];";

#[actix_web::test]
async fn a_long_name_takes_another_line_on_the_wall_and_is_not_cut() {
    let program = Program::serve();
    let Some(wall) = Person::new(&program, Screen::Laptop, true).await else { return };
    let desk = desk_over(&DatabaseUrl::Sqlite(program.folder().join("arbiter.db")));
    let at = hall::playing(&desk, "Hall Open", 16);
    wall.open(&format!("/t/{at}/screen")).await;
    let long = "document.querySelector('.seats .name > bdi').textContent = 'Adamantina Maximiliana Lichtenberg-Czernohorsky'";
    let long = format!("{long}; dispatchEvent(new Event('resize'));");
    assert_eq!(wall.says(&format!("{long} {CUT}")).await, NOTHING);
    let control = "document.querySelector('.seats .name').style.cssText = 'white-space: nowrap; width: 4ch';";
    assert_eq!(wall.says(&format!("{long} {control} {CUT}")).await.len(), 1, "the control");
}

/// How much of the wall its head takes, if that is too much.
const HIGH_HEAD: &str = "
    const { height } = document.querySelector('.screen-top').getBoundingClientRect();
    return height > innerHeight / 3 ? [`${height} of ${innerHeight}`] : [];";

#[actix_web::test]
async fn a_long_title_leaves_the_wall_to_the_pairings() {
    let program = Program::serve();
    let Some(wall) = Person::new(&program, Screen::Laptop, true).await else { return };
    let desk = desk_over(&DatabaseUrl::Sqlite(program.folder().join("arbiter.db")));
    let at = hall::playing(&desk, "Das große Herbstturnier der Vereinigten Spielgemeinschaften Nord", 16);
    wall.open(&format!("/t/{at}/screen")).await;
    // What the wall shows where phones reach the site.
    let phones = "document.querySelector('.screen-code')?.remove(); \
        document.querySelector('.screen-top .head').insertAdjacentHTML('afterend', \
        '<div class=screen-code><svg class=qr viewBox=\"0 0 37 37\"></svg>\
         <p>On your phone<br><span class=code>http://192.168.178.20:8080</span></p></div>')";
    assert_eq!(wall.says(&format!("{phones}; {HIGH_HEAD}")).await, NOTHING);
    let control = "document.querySelector('.screen-code').style.width = '4rem';";
    assert_eq!(wall.says(&format!("{phones}; {control} {HIGH_HEAD}")).await.len(), 1, "the control");
}
