//! The short code of a seat, typed by a player without a camera, and by somebody who has none.

use std::net::{IpAddr, Ipv4Addr};

use super::*;
use arbiter::app::DeskError;
use arbiter::app::seat_code::SeatCode;
use arbiter::app::sessions::SignInBrowser;
use chrono::{DateTime, TimeDelta};

const HERE: TournamentId = TournamentId::new(Uuid::from_u128(1));

/// A link of this player, and its code as it is printed.
fn given(fair: &Fair, player: u32) -> (String, String) {
    let link = fair.desk().seat_link(HERE, PlayerId(player), Utc::now()).unwrap();
    let code = SeatCode::of_link(&link).in_groups();
    (link, code)
}

fn types(fair: &Fair, code: &str) -> Response {
    fair.house.post("/seat", &[("code", code)]).send()
}

/// A code typed at this address, at this moment.
fn tries(fair: &Fair, code: &str, address: u32, now: DateTime<Utc>) -> Result<(), DeskError> {
    let address = IpAddr::V4(Ipv4Addr::from(address));
    let from = SignInBrowser { agent: "", address, household: address, browser: None };
    fair.desk().claim_seat_by_code(code, None, &from, now).map(drop)
}

/// A code that no seat has.
fn wrong(number: u32) -> String {
    SeatCode::of_link(&format!("never given {number}")).in_groups()
}

#[test]
fn the_sheet_prints_a_code_for_each_player_and_typing_it_opens_their_seat() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let sheet = fair.send(&fair.director, &format!("/t/{SLUG}/players/links"), &[]).text();
    let codes: Vec<&str> =
        sheet.split("seat-code code\">").skip(1).map(|rest| rest.split('<').next().unwrap()).collect();
    assert_eq!(codes.len(), 2, "{sheet}");
    assert!(sheet.contains("/seat</span>"), "and where to type it");
    let form = fair.house.get("/seat").send();
    assert!(form.status == 200 && form.text().contains("Ten letters and digits"));
    let typed = codes[0].to_lowercase().replace('-', " ");
    let claimed = types(&fair, &typed);
    assert_eq!((claimed.status, claimed.header("location")), (303, "/t/deep-space-open/me"));
    assert!(fair.page(&session(&claimed), "/t/deep-space-open/me").text().contains("Kira"));
    // On a second device, too, like the link.
    assert_eq!(types(&fair, codes[0]).status, 303);
    // With what the database has not yet moved into its file.
    let files = std::fs::read_dir(fair.database().parent().unwrap()).unwrap();
    let file: Vec<u8> =
        files.flat_map(|file| std::fs::read(file.unwrap().path()).unwrap_or_default()).collect();
    let holds =
        |words: &str| file.windows(words.len()).any(|part| part.eq_ignore_ascii_case(words.as_bytes()));
    assert!(holds("Deep Space Open"), "the control");
    for code in codes {
        assert!(!holds(code) && !holds(&code.replace('-', "")), "a code is in the database");
    }
}

#[test]
fn a_browser_that_holds_another_seat_is_asked_before_it_gives_that_one_up() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let (browser, (_, odo)) = (fair.seat(1), given(&fair, 2));
    let held = || {
        fair.desk().seats_of(&hash(&browser)).unwrap().iter().map(|seat| seat.player.0).collect::<Vec<_>>()
    };
    let asked = fair.send(&browser, "/seat", &[("code", &odo)]);
    assert_eq!((asked.status, held()), (422, vec![1]), "nothing is given up before the answer");
    let page = asked.text();
    for words in [
        "Are you <bdi>Odo</bdi>?",
        "this browser holds the seat of <bdi>Kira</bdi>",
        "name=\"instead\" value=\"yes\"",
    ] {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert_eq!(fair.send(&browser, "/seat", &[("code", &wrong(1))]).status, 422);
    assert_eq!(fair.send(&browser, "/seat", &[("code", &odo), ("instead", "yes")]).status, 303);
    assert_eq!(held(), [2]);
    assert_eq!(
        fair.send(&browser, "/seat", &[("code", &odo)]).status,
        303,
        "its own seat is not asked about"
    );
}

#[test]
fn a_code_ends_with_its_link_and_a_wrong_one_says_what_to_do() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let (_, old) = given(&fair, 1);
    let kira = session(&types(&fair, &old));
    let (_, new) = given(&fair, 1);
    assert_ne!(
        fair.page(&kira, "/t/deep-space-open/me").status,
        200,
        "who used the old one has lost the seat"
    );
    for code in [old.as_str(), &wrong(1), "", "7KQ4M", "<b>", &"9".repeat(40)] {
        let refused = types(&fair, code);
        assert_eq!((refused.status, refused.header("set-cookie")), (422, ""), "{code}");
        let text = refused.text();
        assert!(text.contains("No seat has this code. It has ten letters and digits."), "{code}");
        assert!(text.contains(&format!("value=\"{}\"", code.replace('<', "&#60;").replace('>', "&#62;"))));
    }
    assert_eq!(types(&fair, &new).status, 303);
}

#[test]
fn neither_a_code_nor_what_is_stored_of_it_is_a_link() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let (link, code) = given(&fair, 1);
    let stored = SeatCode::of_link(&link).hash();
    for guess in [code.as_str(), &code.replace('-', ""), stored.as_str(), &stored.as_str()[1..]] {
        assert_eq!(fair.house.get(&format!("/seat/{guess}")).send().status, 404, "{guess}");
    }
    assert_eq!(fair.house.get(&format!("/seat/{link}")).send().status, 200, "the control");
}

#[test]
fn somebody_who_guesses_codes_is_slowed_and_nobody_else_is() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let (_, code) = given(&fair, 1);
    let start = Utc::now();
    let second = |number: u32| start + TimeDelta::seconds(i64::from(number));
    // One guess a second, for almost three hours.
    let looked_at = |address: &dyn Fn(u32) -> u32| {
        let spent = |number: &u32| {
            matches!(
                tries(&fair, &wrong(*number), address(*number), second(*number)),
                Err(DeskError::LinkSpent)
            )
        };
        (0..10_000).filter(spent).count()
    };
    assert_eq!(looked_at(&|_| 1), 200 + 9_999 / 10, "two hundred, and one for each ten seconds");
    let end = second(9_999);
    let waits =
        |code: &str, address, now| matches!(tries(&fair, code, address, now), Err(DeskError::Wait { .. }));
    assert!(waits(&wrong(10_001), 1, end));
    assert!(tries(&fair, &code, 1, end).is_ok(), "who types a right one in the same hall goes on");
    assert!(tries(&fair, &code, 2, end).is_ok(), "and everybody elsewhere");
    // Even beyond that not all are looked at: five thousand, and a hundred a second.
    for number in 0..5_000 {
        assert!(waits(&wrong(number), 1, end), "{number}");
    }
    assert!(waits(&code, 1, end), "not even the right one");
    assert!(tries(&fair, &code, 2, end).is_ok());
    assert!(tries(&fair, &code, 1, second(10_000)).is_ok());
    // What cannot be a code costs nothing, and neither does a right one.
    for _ in 0..500 {
        assert!(matches!(tries(&fair, "7KQ4M", 3, end), Err(DeskError::LinkSpent)));
        assert!(tries(&fair, &code, 3, end).is_ok());
    }
    // The control: where each guess comes from another address, nothing holds it up but the length of a code.
    assert_eq!(looked_at(&|number| 1_000 + number), 10_000);
}

#[test]
fn a_hostile_browser_waits_with_a_sentence() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let (_, code) = given(&fair, 1);
    let answers: Vec<u16> = (0..240).map(|number| types(&fair, &wrong(number)).status).collect();
    assert_eq!((answers.first(), answers.last()), (Some(&422), Some(&429)), "{answers:?}");
    assert_eq!(types(&fair, &code).status, 303, "the control");
    let waits = types(&fair, &wrong(240));
    assert!(waits.status == 429 && waits.text().contains("The private link on your card works at once."));
    assert!(!waits.header("retry-after").is_empty());
}
