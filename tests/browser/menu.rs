//! On a phone the site and the tournament have one row each. The rest is one press away, without scripts too.

use crate::steps::{Fair, TOURNAMENT};
use crate::support::browser::Screen;
use crate::support::program::Program;

/// What takes more than one row, and links that are neither in a row nor in an open menu, in sentences.
const ROWS: &str = "
    const high = [...document.querySelectorAll('header.top, nav.tabs')].filter((e) => e.getBoundingClientRect().height > 60);
    return high.map((e) => `${e.className} takes ${e.getBoundingClientRect().height} pixels`);";

/// The links that can be pressed in a part of the page.
const LINKS: &str = "return [...document.querySelectorAll(arguments[0])].filter((e) => e.checkVisibility()).map((e) => \
    e.innerText.trim().split(/\\s/)[0]);";

#[actix_web::test]
async fn a_phone_shows_one_row_of_navigation_and_the_rest_at_a_press() {
    for scripts in [true, false] {
        let program = Program::serve();
        let Some(fair) = Fair::of(&program, Screen::Phone, scripts).await else { return };
        fair.round_1_is_being_played(&program).await;
        let director = &fair.director;
        for page in ["/desk", "/rounds/1/staff", "/players"] {
            director.open(&format!("/t/{TOURNAMENT}{page}")).await;
            assert_eq!(director.says(ROWS).await, Vec::<String>::new(), "{page}");
        }
        director.open(&format!("/t/{TOURNAMENT}/desk")).await;
        assert_eq!(director.says_of(LINKS, ".tabs a").await, ["Desk", "Overview", "Round"]);
        director.press("More").await;
        let all = ["Desk", "Overview", "Round", "Standings", "Players", "Disputes", "Settings", "Log"];
        let shown = director.says_of(LINKS, ".tabs a").await;
        assert!(all.iter().all(|word| shown.iter().any(|link| link == word)), "{shown:?}");
        director.keys("\u{e00c}").await; // Escape
        assert_eq!(director.says_of(LINKS, ".tabs a").await.len(), 3, "scripts: {scripts}");

        assert!(director.says_of(LINKS, ".top-nav a").await.is_empty());
        director.press_anywhere("Menu").await;
        assert_eq!(director.says_of(LINKS, ".top-nav a").await, ["Tournaments", "Check", "Rulings", "Help"]);
        director.keys("\u{e00c}").await;
        // The button says which of the hidden pages this is.
        director.open(&format!("/t/{TOURNAMENT}/players")).await;
        assert!(director.words_of(".tabs .menu-button").await.contains("Players"));
    }
}

/// The smallest phones have one row, too: of the tabs those that matter least there are in the menu instead.
#[actix_web::test]
async fn the_smallest_phone_has_fewer_tabs_in_the_row_and_more_in_the_menu() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Phone, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    let director = &fair.director;
    let rows: [(&str, &[&str]); 4] = [
        ("/desk", &["Desk", "Round"]),
        ("/rounds/1/staff", &["Desk", "Round"]),
        ("", &["Desk", "Overview"]),
        ("/settings", &["Desk"]), // the button says where this is
    ];
    for (page, row) in rows {
        director.open(&format!("/t/{TOURNAMENT}{page}")).await;
        director.narrows_to(320).await;
        let high = director.says(ROWS).await;
        assert!(high.iter().all(|line| !line.starts_with("tabs")), "{page}: {high:?}");
        assert_eq!(director.says_of(LINKS, ".tabs a").await, row, "{page}");
    }
    director.open(&format!("/t/{TOURNAMENT}/desk")).await;
    director.narrows_to(320).await;
    director.press("More").await;
    let shown = director.says_of(LINKS, ".tabs a").await;
    for word in ["Desk", "Overview", "Round", "Standings", "Players", "Disputes", "Settings", "Log"] {
        assert_eq!(shown.iter().filter(|link| *link == word).count(), 1, "{word}: {shown:?}");
    }
    director.keys("\u{e00c}").await; // Escape
    // The control: a laptop has each of them once as well.
    director.narrows_to(Screen::Laptop.width()).await;
    assert_eq!(director.says_of(LINKS, ".tabs a").await.len(), shown.len());
}
