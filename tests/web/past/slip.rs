//! The ruling on a sheet.

use super::told::{
    PLAYERS, QUESTION, QUOTE, RULING, appeal, at, called, decide, public, rule, ruled_on, says, silent,
};
use crate::support::site::fair::Fair;
use crate::support::site::ruled;
use arbiter::domain::rulings::entry::text_hash;
use arbiter::domain::tournament::dispute::AppealOutcome;
use arbiter::web::hall_addresses::HallAddresses;

const SLIP: &str = "/disputes/1/slip";

#[test]
fn the_sheet_says_all_that_the_ruling_rests_on() {
    let fair = ruled_on();
    let sheet = fair.page(&fair.judge, &at(SLIP));
    assert_eq!(sheet.status, 200);
    for words in [
        QUESTION,
        RULING,
        QUOTE,
        "<bdi>Deep Space Open</bdi>. <bdi>Lyon, 12 May 2026",
        "round 1, table 1",
        "Local 2026-05-12 Lyon R1 #1",
        "The ruling follows <a href=\"/rulings/sample-rulings-2000/blue-lamp?on=2026-05-12\">1E-SR 2000-10-30, blue lamp",
        "Kira O&#39;Brien &#60;b&#62;</bdi>:</strong> <bdi>Kira O&#39;Brien counted from thirty-one",
        "Rulings in force on 12 May 2026:",
        text_hash(QUOTE).short(),
        &fair.here().head_code().to_string(),
        "<svg class=\"qr\" viewBox=\"0 0 ",
    ] {
        says(&sheet, words);
    }
    let address = format!("http://{}{}", fair.house.address, at(SLIP));
    says(&sheet, &address);
    let code = arbiter::web::qr::Qr::of(&address).unwrap();
    says(&sheet, &format!("<path d=\"{}\"/>", code.path));
}

#[test]
fn a_sheet_that_no_phone_can_open_has_no_code_and_says_so() {
    let fair = ruled_on();
    fair.house.site.hall_addresses.set(HallAddresses::default()).unwrap();
    let sheet = fair.page(&fair.judge, &at(SLIP));
    says(&sheet, "The program serves only this computer");
    silent(&sheet, "<svg class=\"qr\"");
}

#[test]
fn the_sheet_warns_of_damaged_and_undated_text() {
    let fair = called();
    let text = "Loose Sheet\n\nmoon\u{fffd}s gate - The moon\u{fffd}s gate opens at noon.\n";
    ruled::import(fair.desk(), "loose.txt", text, arbiter::domain::edition::Edition::First, "LS", None);
    let treatment = arbiter::domain::tournament::dispute::Treatment::Distinguishes;
    super::told::cite(&fair, 1, "loose/moons-gate", "The moon\u{fffd}s gate opens at noon.", treatment);
    rule(&fair, 1, RULING);
    let sheet = fair.page(&fair.judge, &at(SLIP));
    says(&sheet, "<strong>Caution.</strong> The document bears no date");
    says(&sheet, "a character was lost");
    says(&sheet, "The ruling distinguishes");
    silent(&fair_page(&ruled_on()), "Caution.");
}

fn fair_page(fair: &Fair) -> crate::support::site::Response {
    fair.page(&fair.judge, &at(SLIP))
}

#[test]
fn there_is_no_sheet_before_there_is_a_ruling() {
    let fair = called();
    for session in [&fair.judge, &fair.operator, &fair.seat(1)] {
        assert_eq!(fair.page(session, &at(SLIP)).status, 404);
        assert_eq!(fair.page(session, &at("/disputes/9/slip")).status, 404);
    }
    silent(&fair.page(&fair.judge, &at("/disputes/1")), SLIP);
}

#[test]
fn while_an_appeal_waits_only_staff_and_the_two_players_read_the_ruling() {
    let fair = ruled_on();
    appeal(&fair, 1, "Odo asks for another pair of eyes.");
    let seats: Vec<_> = (1..=4).map(|player| fair.seat(player)).collect();
    let seated = fair.here().tournament.rounds().next().unwrap().tables().next().unwrap().pair.players;
    for (number, seat) in (1..).zip(&seats) {
        let own = seated.iter().any(|player| player.0 == number);
        let page = fair.page(seat, &at(SLIP));
        assert_eq!(page.status, if own { 200 } else { 404 }, "player {number}");
        if own {
            says(&page, "Odo asks for another pair of eyes.");
            says(&page, "counted from thirty-one");
        }
    }
    assert_eq!(fair.page(&fair.scorekeeper, &at(SLIP)).status, 200);
    assert_eq!(fair.page(&fair.stranger, &at(SLIP)).status, 404);
    assert_eq!(public(&fair, &at(SLIP)).status, 404);
}

#[test]
fn everybody_reads_what_the_public_log_says_and_no_more() {
    let fair = ruled_on();
    for page in [public(&fair, &at(SLIP)), fair.page(&fair.stranger, &at(SLIP))] {
        assert_eq!(page.status, 200);
        says(&page, RULING);
        says(&page, "The facts are not public. Staff and the two players read them.");
        silent(&page, "counted from thirty-one");
    }
    appeal(&fair, 1, "Odo asks for another pair of eyes.");
    decide(&fair, 1, AppealOutcome::Overturned, "It does not count after all.");
    let page = public(&fair, &at(SLIP));
    says(&page, "The ruling was appealed.");
    silent(&page, "another pair of eyes");
    says(&page, "Final word: the ruling is replaced");
    says(&page, "It does not count after all.");
    says(&page, PLAYERS[3]);
}

#[test]
fn the_dispute_and_the_player_page_link_to_the_sheet() {
    let fair = ruled_on();
    let link = format!("href=\"{}\"", at(SLIP));
    says(&fair.page(&fair.judge, &at("/disputes/1")), &link);
    let seated = fair.here().tournament.rounds().next().unwrap().tables().next().unwrap().pair.players;
    says(&fair.page(&fair.seat(seated[0].0), &at("/me")), &link);
}

#[test]
fn a_sheet_without_the_players_names_says_the_same_and_names_nobody() {
    let fair = ruled_on();
    appeal(&fair, 1, "Odo asks for another pair of eyes.");
    let nameless = format!("{}?names=no", at(SLIP));
    // While the appeal waits nothing is published, so there is no such sheet.
    silent(&fair.page(&fair.judge, &at(SLIP)), "Without the players");
    decide(&fair, 1, AppealOutcome::Overturned, "Kira is wrong, and it does not count.");
    says(&fair.page(&fair.judge, &at(SLIP)), &format!("href=\"{nameless}\""));
    for page in [fair.page(&fair.judge, &nameless), public(&fair, &nameless)] {
        assert_eq!(page.status, 200);
        for words in [QUESTION, QUOTE, "It counts.", "it does not count.", "With the players’ names"] {
            says(&page, words);
        }
        for words in ["Kira", "Odo", "another pair of eyes"] {
            silent(&page, words);
        }
    }
    says(&fair.page(&fair.judge, &nameless), "counted from thirty-one");
    silent(&public(&fair, &nameless), "counted from thirty-one");
}
