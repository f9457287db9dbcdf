//! By which a device knows whose unsent forms it keeps.

use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG};
use arbiter::web::cookie::SessionToken;

/// The marks of the reader, as the page states them.
fn marks(page: &Response) -> Vec<String> {
    let html = page.text();
    let marks = html.split_once("data-who=\"").and_then(|(_, rest)| Some(rest.split_once('"')?.0));
    marks.unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

#[test]
fn signing_in_again_gives_the_same_mark_and_every_account_and_seat_another() {
    let fair = Fair::playing(&["Kira Nerys", "Odo"]);
    let of = |session: &SessionToken| marks(&fair.page(session, "/account"));
    let director = of(&fair.director);
    let again = fair.confirmed("Ruth O'Brien <b>", None);
    assert_eq!(director.len(), 1);
    assert_eq!(of(&again), director, "of another session of the same account");
    let (kira, odo) = (of(&fair.seat(1)), of(&fair.seat(2)));
    assert_eq!(of(&fair.seat(1)), kira, "of another browser with the same seat");
    let mut all = [director, of(&fair.judge), kira, odo].concat();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 4);
}

#[test]
fn a_page_made_for_everybody_carries_no_mark() {
    let fair = Fair::playing(&["Kira Nerys", "Odo"]);
    for path in [format!("/t/{SLUG}/rounds/1"), "/".to_owned()] {
        assert_eq!(marks(&fair.page(&fair.director, &path)), Vec::<String>::new(), "{path}");
    }
    assert_eq!(marks(&fair.house.get("/account").send()), Vec::<String>::new(), "without a session");
    // It says whether anybody is known, so that a device forgets the pages of a session that is over.
    for path in [format!("/t/{SLUG}/rounds/1"), "/".to_owned()] {
        assert!(fair.page(&fair.director, &path).text().contains("<body data-who=\"\""), "{path}");
        assert!(fair.page(&fair.seat(1), &path).text().contains("<body data-who=\"\""), "{path}");
        assert!(!fair.house.get(&path).send().text().contains("data-who"), "{path}");
    }
}
