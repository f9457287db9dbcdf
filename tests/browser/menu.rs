//! On a phone the site and the tournament have one row each. The rest is one press away, without scripts too.

use crate::person::Person;
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

/// The tabs of this page take one row on phones of each width, in each language.
pub async fn tabs_take_one_row(person: &Person, page: &str) {
    for language in ["en", "de", "fr"] {
        person.speaks(language).await;
        person.open(page).await;
        for width in [320, 360, 375, 390] {
            person.narrows_to(width).await;
            let high = person.says(ROWS).await;
            let tabs: Vec<&String> = high.iter().filter(|line| line.starts_with("tabs")).collect();
            assert!(tabs.is_empty(), "{page} at {width} pixels in {language}: {tabs:?}");
        }
    }
}

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
        let all =
            ["Desk", "Overview", "Round", "Standings", "Players", "Disputes", "Penalties", "Settings", "Log"];
        let shown = director.says_of(LINKS, ".tabs a").await;
        assert!(all.iter().all(|word| shown.iter().any(|link| link == word)), "{shown:?}");
        director.keys("\u{e00c}").await; // Escape
        assert_eq!(director.says_of(LINKS, ".tabs a").await.len(), 3, "scripts: {scripts}");

        assert!(director.says_of(LINKS, ".top-nav a").await.is_empty());
        assert_eq!(director.says_of(LINKS, "header.top > .top-help").await, ["?"], "help needs no menu");
        director.press_anywhere("Menu").await;
        assert_eq!(director.says_of(LINKS, ".top-nav a").await, ["Tournaments", "Check", "Rulings"]);
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
    for word in
        ["Desk", "Overview", "Round", "Standings", "Players", "Disputes", "Penalties", "Settings", "Log"]
    {
        assert_eq!(shown.iter().filter(|link| *link == word).count(), 1, "{word}: {shown:?}");
    }
    director.keys("\u{e00c}").await; // Escape
    // The control: a laptop has each of them once as well.
    director.narrows_to(Screen::Laptop.width()).await;
    assert_eq!(director.says_of(LINKS, ".tabs a").await.len(), shown.len());
}

/// A player's five tabs are one row, too: all of them where they fit, and on the smallest phone two in a menu.
#[actix_web::test]
async fn a_player_has_one_row_of_tabs_in_each_language_and_loses_none() {
    let program = Program::serve();
    let Some(fair) = Fair::of(&program, Screen::Phone, true).await else { return };
    fair.round_1_is_being_played(&program).await;
    fair.director.open(&format!("/t/{TOURNAMENT}/players")).await;
    fair.ada_claims_her_seat().await;
    let player = &fair.player;
    for page in ["/me", "/standings"] {
        tabs_take_one_row(player, &format!("/t/{TOURNAMENT}{page}")).await;
    }
    for language in ["en", "de", "fr"] {
        player.speaks(language).await;
        player.open(&format!("/t/{TOURNAMENT}/me")).await;
        let all = player.says_of(LINKS, ".tabs a").await;
        assert_eq!(all.len(), 5, "{language}: {all:?}");
        assert!(
            player.says_of(LINKS, ".tabs .menu-button").await.is_empty(),
            "{language}: no button is needed"
        );
        player.narrows_to(320).await;
        assert_eq!(player.says_of(LINKS, ".tabs a").await.len(), 3, "{language}");
        player.tap_unchecked(".tabs .menu-button").await;
        let shown = player.says_of(LINKS, ".tabs a").await;
        assert_eq!(shown.len(), 5, "{language}: {shown:?}");
        assert!(all.iter().all(|word| shown.contains(word)), "{language}: {shown:?}");
        player.keys("\u{e00c}").await; // Escape
        assert_eq!(player.says_of(LINKS, ".tabs a").await.len(), 3, "{language}");
    }
}
