//! The picture of a tournament that has ended, as chats ask for it.

use std::sync::atomic::Ordering;

use arbiter::domain::id::PlayerId;
use arbiter::domain::tournament::command::{CloseTournament, Command, HideTournament};
use arbiter::web::hall_addresses::HallAddresses;

use super::told::{NINE, at, finish, html, public};
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::site::{Response, config};
use crate::support::slug;

const SITE: &str = "https://arbiter.example";
const PICTURE: &str = "/picture.png";

/// A tournament that has ended after its first round, at a site that everybody can open.
fn ended(names: &[&str]) -> Fair {
    ended_at(&["--public-origin", SITE], names)
}

fn ended_at(line: &[&str], names: &[&str]) -> Fair {
    let fair = Fair::playing(names);
    let own = ["192.168.1.20".parse().unwrap()];
    let addresses = HallAddresses::of(&config(line), "0.0.0.0:8080".parse().unwrap(), &own);
    fair.house.site.hall_addresses.set(addresses).unwrap();
    finish(&fair, 1);
    fair.give(Command::CloseTournament(CloseTournament {}));
    fair
}

fn picture(fair: &Fair) -> Response {
    fair.house.get(&at(PICTURE)).send()
}

/// Width and height as the file says them.
fn size(png: &[u8]) -> (u32, u32) {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"), "{:?}", &png[..png.len().min(20)]);
    let number = |from: usize| u32::from_be_bytes(png[from..from + 4].try_into().unwrap());
    (number(16), number(20))
}

/// What a tag in the head of the page says.
fn told(page: &str, property: &str) -> Option<String> {
    let (_, rest) = page.split_once(&format!("<meta property=\"{property}\" content=\""))?;
    Some(rest.split_once('"')?.0.to_owned())
}

#[test]
fn a_chat_finds_a_picture_of_the_size_that_the_page_names() {
    let fair = ended(&NINE);
    let page = public(&fair, &at(""));
    let address = told(&page, "og:image").unwrap();
    assert_eq!(address, format!("{SITE}/t/{SLUG}/picture.png"));
    let answer = fair.house.get(address.strip_prefix(SITE).unwrap()).send();
    assert_eq!((answer.status, answer.header("content-type")), (200, "image/png"));
    assert_eq!(size(&answer.body), (1200, 630));
    let named = ["og:image:width", "og:image:height"].map(|property| told(&page, property).unwrap());
    assert_eq!(named, ["1200", "630"]);
    assert!(page.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"));
    let alt = told(&page, "og:image:alt").unwrap();
    assert!(alt.starts_with("Deep Space Open. Won by ") && alt.contains(". 1 "), "{alt}");
    assert!(page.contains(&format!("<a href=\"{}\">picture to share</a>", at(PICTURE))));
}

#[test]
fn before_the_end_and_where_no_chat_can_open_the_site_no_page_names_a_picture() {
    let fair = Fair::playing(&NINE);
    assert_eq!(picture(&fair).status, 404);
    assert!(!public(&fair, &at("")).contains("picture.png"), "neither tag nor link");
    finish(&fair, 1);
    fair.give(Command::CloseTournament(CloseTournament {}));
    assert_eq!(picture(&fair).status, 200);
    let page = public(&fair, &at(""));
    assert!(page.contains("picture to share") && told(&page, "og:image").is_none(), "{page}");
    let page = public(&ended_at(&[], &NINE), &at(""));
    assert!(page.contains("picture to share"), "{page}");
    assert!(!page.contains("192.168.1.20"), "nor does a page tell the addresses of the hall");
}

#[test]
fn hostile_names_make_a_picture_like_any_other() {
    let names = [
        "</text><image href=\"file:///etc/passwd\"/><text>",
        "&lt;&amp;&#x0;]]>",
        "'\"><svg onload='x'>",
        "Kira אבגד דהו",
        "漢字かな交じり文",
        "K\u{301}\u{302}\u{303}\u{304}ira",
    ];
    let fair = ended(&names);
    let answer = picture(&fair);
    assert_eq!((answer.status, size(&answer.body)), (200, (1200, 630)));
    let alt = told(&public(&fair, &at("")), "og:image:alt").unwrap();
    for name in &names[..3] {
        assert!(alt.contains(&html(name)) && !alt.contains('<'), "{alt}");
    }
    // The longest name there may be, of the widest letters.
    let long = "W".repeat(60);
    let wide = ended(&[long.as_str(), "Odo"]);
    assert_eq!(size(&picture(&wide).body), (1200, 630));
}

#[test]
fn a_picture_is_drawn_once_for_all_until_the_log_grows() {
    let fair = ended(&NINE);
    let drawn = || fair.house.site.begun.load(Ordering::SeqCst);
    let before = drawn();
    let first = picture(&fair);
    assert_eq!(drawn(), before + 1);
    for _ in 0..20 {
        assert_eq!(picture(&fair).body, first.body);
    }
    for theme in ["light", "dark"] {
        let asked = fair.house.get(&at(PICTURE)).with("Cookie", &format!("arbiter-theme={theme}")).send();
        assert_eq!(asked.body, first.body, "in every theme");
    }
    let asked = fair.house.get(&at(PICTURE)).with("Accept-Encoding", "gzip, br").send();
    assert_eq!((&asked.body, asked.header("content-encoding")), (&first.body, ""), "as it is");
    let known = fair.house.get(&at(PICTURE)).with("If-None-Match", first.header("etag")).send();
    assert_eq!((known.status, known.body.len()), (304, 0));
    // Programs add parameters, which must not make it drawn again.
    for number in 0..5 {
        let asked = fair.house.get(&at(&format!("{PICTURE}?v={number}"))).send();
        assert_eq!((asked.status, asked.header("location")), (303, at(PICTURE).as_str()));
    }
    assert_eq!(drawn(), before + 1, "one for all of them");
    let everybody: Vec<PlayerId> = fair.here().tournament.players().map(|player| player.id).collect();
    for player in everybody {
        fair.desk().erase(&slug(SLUG), &submission(), player).unwrap();
    }
    let without = picture(&fair);
    assert_eq!(without.status, 200);
    assert_ne!(without.body, first.body, "erased names are gone from it at once");
    assert_eq!(drawn(), before + 2);
}

#[test]
fn the_picture_of_a_hidden_tournament_is_there_for_its_own_people_alone() {
    let fair = ended(&NINE);
    let (seat, elsewhere) = (fair.seat(1), fair.seat_elsewhere());
    assert_eq!(picture(&fair).status, 200);
    fair.give(Command::HideTournament(HideTournament { reason: "It was a test.".into() }));
    for path in [at(""), at(PICTURE), at(&format!("{PICTURE}?v=1"))] {
        assert_eq!(fair.house.get(&path).send().status, 404, "{path}");
        assert_eq!(fair.page(&fair.stranger, &path).status, 404, "{path}");
        assert_eq!(fair.page(&elsewhere, &path).status, 404, "{path}");
    }
    for who in [&fair.director, &seat, &fair.operator] {
        assert_eq!(fair.page(who, &at(PICTURE)).status, 200);
    }
}

#[test]
fn another_site_may_show_the_picture_and_nothing_else() {
    let fair = ended(&NINE);
    let policy = |path: &str| fair.house.get(path).send().header("cross-origin-resource-policy").to_owned();
    assert_eq!(policy(&at(PICTURE)), "cross-origin");
    let signed_in = fair.page(&fair.director, &at(PICTURE));
    assert_eq!(
        signed_in.header("cross-origin-resource-policy"),
        "same-origin",
        "nobody shows what only they see"
    );
    assert!(picture(&fair).header("content-security-policy").contains("frame-ancestors 'none'"));
    for path in ["", "/standings", "/charts", "/overlay", "/results/results.json"] {
        assert_eq!(policy(&at(path)), "same-origin", "{path}");
    }
    fair.give(Command::HideTournament(HideTournament { reason: "It was a test.".into() }));
    assert_eq!(policy(&at(PICTURE)), "same-origin", "nor does the header tell of one that is hidden");
}

#[test]
fn the_picture_speaks_the_language_of_the_one_who_asks() {
    let fair = ended(&NINE);
    let in_german = fair.house.get(&at(PICTURE)).with("Accept-Language", "de").send();
    assert_eq!(size(&in_german.body), (1200, 630));
    assert_ne!(in_german.body, picture(&fair).body);
}
