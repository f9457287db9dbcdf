//! Pages are cached while they are current, and contain nothing personal.

use arbiter::domain::id::PlayerId;

use super::told::{NINE, at, crawl, eventful, public, record, says, table, won};
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::slug;

#[test]
fn a_page_is_sent_once_until_the_log_grows() {
    let fair = Fair::playing(&NINE);
    for path in ["", "/rounds/1", "/standings", "/log", "/screen", "/print/names/1"].map(at) {
        let first = fair.house.get(&path).send();
        let tag = first.header("etag").to_owned();
        assert!(!tag.is_empty(), "{path}");
        assert_eq!(first.header("cache-control"), "private, no-cache");
        let second = fair.house.get(&path).with("If-None-Match", &tag).send();
        assert_eq!((second.status, second.body.len()), (304, 0), "{path}");
    }
    let tag = fair.house.get(&at("/rounds/1")).send().header("etag").to_owned();
    record(&fair, table(1, 1), won([100, 35]));
    let third = fair.house.get(&at("/rounds/1")).with("If-None-Match", &tag).send();
    assert_eq!(third.status, 200);
    says(&third.text(), &["100 : 35", "1 of 4 results are in"]);
}

#[test]
fn cached_pages_contain_nothing_about_one_visitor() {
    let fair = eventful();
    let director = fair.page(&fair.director, &at("/standings"));
    says(&director.text(), &["Ruth O'Brien <b>", "Desk"]);
    assert_eq!(director.header("cache-control"), "private, no-cache");
    let slips = at("/print/slips/3");
    assert!(fair.page(&fair.director, &at("/rounds/3")).text().contains(&slips));
    assert!(!fair.page(&fair.seat(1), &at("/rounds/3")).text().contains(&slips));
    for (path, page) in crawl(&fair, &[1, 3]) {
        assert!(!page.contains("Ruth"), "{path}");
        assert!(!page.contains("name=\"csrf\"") && !page.contains("name=\"submission\""), "{path}");
        assert!(
            !page.contains(&at("/desk")) && !page.contains(&at("/settings")) && !page.contains(&slips),
            "{path}: no tab of staff"
        );
    }
}

#[test]
fn an_erased_name_is_gone_from_every_page_at_once() {
    let fair = eventful();
    let paths = [
        "",
        "/rounds/1",
        "/rounds/2",
        "/standings",
        "/log",
        "/screen",
        "/print/names/3",
        "/rounds/3/history",
    ];
    let seen: Vec<&str> =
        paths.into_iter().filter(|path| public(&fair, &at(path)).contains("Jadzia")).collect();
    assert_eq!(seen, paths, "control: the name stood on all of them");
    fair.desk().rename(&slug(SLUG), &submission(), PlayerId(6), "Curzon").unwrap();
    says(&public(&fair, &at("/standings")), &["Curzon"]);
    fair.desk().erase(&slug(SLUG), &submission(), PlayerId(6)).unwrap();
    for path in paths {
        let page = public(&fair, &at(path));
        assert!(page.contains("Player 6") && !page.contains("Jadzia") && !page.contains("Curzon"), "{path}");
    }
}
