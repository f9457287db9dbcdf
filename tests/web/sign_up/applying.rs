//! What a player sends, what comes back, and who else sees it.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use super::{applies, applies_with, at, nobody_sends, number, open, receipt, registered, settles, ticks};
use crate::support::scenario::win_in_round_1;
use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{says, silent};
use arbiter::data;
use arbiter::domain::id::{PlayerId, RoundNumber};
use arbiter::domain::tournament::command::{
    ChangeFormat, ChangeSettings, ChangeSignUp, CloseRound, CloseTournament, Command, HideTournament,
    PairRound, PublishRound, ReopenTournament, WithdrawRegistration,
};
use arbiter::domain::tournament::settings::Settings;
use arbiter::domain::tournament::sign_up::SignUp;
use arbiter::web::routes::ROUTES;
use chrono::{DateTime, TimeDelta, Utc};

#[test]
fn nothing_that_is_sent_is_public_before_it_is_accepted() {
    let fair = open(None, &["Kira"]);
    let to = applies(&fair, "Gul <b>Dukat</b>");
    let decline = |word: &str| {
        let tick = ticks(&fair, &["Gul &#60;b&#62;Dukat&#60;/b&#62;"]).remove(0);
        let fields = [("application", tick.as_str()), ("word", word), ("intent", "decline")];
        fair.send(&fair.director, &at("/applications"), &fields)
    };
    let seat = fair.seat(1);
    for path in ["", "/log", "/sign-up", "/standings", "/print/names"] {
        for who in [None, Some(&seat), Some(&fair.judge), Some(&fair.scorekeeper)] {
            let asked = fair.house.get(&at(path));
            let page = who.map_or_else(|| fair.house.get(&at(path)).send(), |who| asked.within(who).send());
            silent(&page, "Dukat");
        }
    }
    for who in [&seat, &fair.head_judge, &fair.judge, &fair.stranger] {
        assert_eq!(fair.page(who, &at("/applications")).status, 404);
        assert_eq!(settles(&fair, who, &[], "fit").status, 404);
        let close = fair.send(who, &at("/applications/terms"), &[("intent", "close")]);
        assert_eq!(close.status, 404);
    }
    for path in [at("/sign-up"), to.clone()] {
        let page = receipt(&fair, &path);
        assert_eq!(
            (page.header("cache-control"), page.header("referrer-policy")),
            ("no-store", "same-origin")
        );
    }
    // Nobody reads a receipt by guessing, or at another tournament.
    assert_eq!(receipt(&fair, &at(&format!("/sign-up/{}", "0".repeat(64)))).status, 404);
    assert_eq!(receipt(&fair, &to.replace(SLUG, "elsewhere")).status, 404);
    // What the director says is read by the player alone, and both are escaped.
    assert_eq!(decline("full <i>house</i>").status, 303);
    says(&receipt(&fair, &to), "full &#60;i&#62;house");
    silent(&fair.page(&fair.director, &at("/applications")), "<b>Dukat");
    silent(&fair.house.get(&at("/log")).send(), "house");
    assert_eq!(registered(&fair), ["Kira"]);
    fair.give(Command::HideTournament(HideTournament { reason: "spam".into() }));
    assert_eq!(receipt(&fair, &at("/sign-up")).status, 404);
    assert_eq!(receipt(&fair, &to).status, 404);
    assert_eq!(nobody_sends(&fair, &at("/sign-up"), &[("name", "Rom")]).status, 404);
}

#[test]
fn a_double_click_applies_once_and_other_words_under_its_number_are_refused() {
    let fair = open(None, &[]);
    let number = number();
    let sends = |name: &str| {
        let fields = [("name", name), ("list", ""), ("submission", number.as_str())];
        fair.house.post(&at("/sign-up"), &fields).send()
    };
    let first = sends("Kira");
    for _ in 0..50 {
        let again = sends("  Kira ");
        assert_eq!((again.status, again.header("location")), (303, first.header("location")));
    }
    assert_eq!(sends("Odo").status, 409);
    says(&fair.page(&fair.director, &at("/applications")), "1 player on the list");
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    assert_eq!(sends("Kira").header("location"), first.header("location"), "after it was accepted, too");
    assert_eq!(registered(&fair), ["Kira"]);
    let nil = "00000000-0000-0000-0000-000000000000";
    for number in ["", nil, "x"] {
        let sent = fair.house.post(&at("/sign-up"), &[("name", "Rom"), ("submission", number)]).send();
        assert_eq!(sent.status, 400, "{number}");
    }
    // The receipt cannot be derived from what the database holds, nor from another form's number.
    assert_ne!(applies(&fair, "Kira"), first.header("location"));
}

#[test]
fn names_and_lists_that_cannot_be_used_come_back_with_everything_typed() {
    let fair = open(None, &[]);
    let long = "x".repeat(61);
    for name in [
        "",
        "  ",
        "Od\u{202e}o",
        "Ki\u{200b}ra",
        "\u{1b}[31mKira",
        "Ki\u{7f}ra",
        "\u{feff}",
        long.as_str(),
        "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
    ] {
        let list = "1 Some Unreadable Card";
        let sent = nobody_sends(&fair, &at("/sign-up"), &[("name", name), ("list", list)]);
        assert_eq!(sent.status, 422, "{name}");
        says(&sent, list);
        says(&sent, "Type your name");
    }
    let broken = nobody_sends(&fair, &at("/sign-up"), &[("name", "Ki\0ra")]);
    assert_eq!(broken.status, 400, "no keyboard types it");
    let endless = "x".repeat(20_001);
    let sent = nobody_sends(&fair, &at("/sign-up"), &[("name", "Kira"), ("list", &endless)]);
    assert_eq!(sent.status, 422);
    says(&sent, "The list has 20001 characters; at most 20000 fit.");
    says(&sent, "value=\"Kira\"");
    applies(&fair, "Jake\r\n Sisko");
    says(&fair.page(&fair.director, &at("/applications")), "<bdi>Jake Sisko</bdi>");
    // Control: the same name and a shorter list go in, however faulty the list is.
    let to = applies_with(&fair, "Kira", "1 Some Unreadable Card");
    says(&receipt(&fair, &to), "fault");
    // A list for a tournament that asks for none is dropped.
    fair.requires_no_lists();
    let none = ChangeFormat { format: None, reason: "a relaxed day".into() };
    fair.give(Command::ChangeFormat(none));
    let to = applies_with(&fair, "Odo", data::DEMO_DECK);
    silent(&receipt(&fair, &to), "Your deck list");
    silent(&receipt(&fair, &at("/sign-up")), "deck list along");
}

#[test]
fn an_application_is_taken_back_for_good() {
    let fair = open(None, &[]);
    let (kira, odo) = (applies(&fair, "Kira"), applies(&fair, "Odo"));
    says(&receipt(&fair, &odo), "You are 2nd on the list.");
    assert_eq!(nobody_sends(&fair, &format!("{kira}/withdraw"), &[]).status, 303);
    assert_eq!(receipt(&fair, &kira).status, 404);
    assert_eq!(nobody_sends(&fair, &format!("{kira}/withdraw"), &[]).status, 404);
    says(&receipt(&fair, &odo), "You are 1st on the list.");
    silent(&fair.page(&fair.director, &at("/applications")), "Kira");
}

#[test]
fn the_same_name_is_told_to_the_director_and_not_to_the_sender() {
    let fair = open(None, &["Kira Nerys"]);
    let known = applies(&fair, "nerys KIRA");
    let other = applies(&fair, "Odo");
    let [known, other] = [&known, &other].map(|to| receipt(&fair, to).text());
    assert_eq!(known.matches("<p>").count(), other.matches("<p>").count());
    assert!(!known.contains("Same name") && !known.contains("already"));
    says(&fair.page(&fair.director, &at("/applications")), "Same name as player 1");
    applies(&fair, "Odo");
    says(&fair.page(&fair.director, &at("/applications")), "Twice on this list");
}

#[test]
fn the_last_moment_ends_the_sign_up_on_every_page() {
    let seconds = Arc::new(AtomicI64::new(0));
    let clock = Arc::clone(&seconds);
    let start: DateTime<Utc> = "2026-05-01T08:00:00Z".parse().unwrap();
    let fair = Fair::timed(ROUTES, &[], move || start + TimeDelta::seconds(clock.load(Ordering::Relaxed)));
    let terms = SignUp { until: start + TimeDelta::seconds(60), most: None, asks_deck: false };
    fair.give(Command::ChangeSignUp(ChangeSignUp { terms }));
    says(&fair.house.get(&at("")).send(), "Sign-up open until 1 May 2026, 10:01 CEST");
    // The script adds the same moment where the reader is.
    let read_by_script = "datetime=\"2026-05-01T08:01:00Z\">";
    for (who, path) in [(None, ""), (None, "/sign-up"), (Some(&fair.director), "/applications")] {
        let page = who.map_or_else(|| fair.house.get(&at(path)).send(), |who| fair.page(who, &at(path)));
        says(&page, "<time data-deadline data-zone=\"");
        says(&page, read_by_script);
    }
    let number = number();
    let sends = |name: &str, number: &str| {
        fair.house.post(&at("/sign-up"), &[("name", name), ("submission", number)]).send()
    };
    seconds.store(59, Ordering::Relaxed);
    assert_eq!(sends("Kira", &number).status, 303);
    seconds.store(60, Ordering::Relaxed);
    assert_eq!(sends("Kira", &number).status, 303, "the second half of a double click");
    let late = sends("Odo", &self::number());
    assert_eq!(late.status, 422);
    says(&late, "The sign-up is closed, so nothing was sent.");
    // The overview is kept for everybody, and still knows the moment.
    std::thread::sleep(std::time::Duration::from_millis(1_100));
    silent(&fair.house.get(&at("")).send(), "Sign-up open");
    // Who waits can still be accepted.
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    assert_eq!(registered(&fair), ["Kira"]);
}

/// A round of two, so that the tournament can be closed.
fn plays_a_round(fair: &Fair) {
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    fair.give(win_in_round_1(1, 40));
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
}

#[test]
fn the_end_deletes_the_applications_and_the_receipt_still_finds_the_seat() {
    let fair = open(None, &[]);
    let receipts = ["Kira", "Odo"].map(|name| applies(&fair, name));
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    let late = applies(&fair, "Nog");
    plays_a_round(&fair);
    says(&receipt(&fair, &late), "on the list");
    fair.give(Command::CloseTournament(CloseTournament {}));
    assert_eq!(receipt(&fair, &late).status, 404);
    let code = receipts[0].rsplit('/').next().unwrap();
    let after = receipt(&fair, &receipts[0]);
    assert_eq!((after.status, after.header("location")), (303, format!("/seat/{code}").as_str()));
    assert!(fair.desk().applications(&fair.here()).unwrap().is_empty());
    assert_eq!(nobody_sends(&fair, &at("/sign-up"), &[("name", "Rom")]).status, 422);
}

/// Who comes late is not told to hand in a list that nobody can hand in any more.
#[test]
fn who_applies_once_play_has_begun_reads_from_which_round_they_play_and_who_takes_a_list() {
    let fair = open(None, &["Kira", "Odo"]);
    silent(&fair.house.get(&at("/sign-up")).send(), "Play has begun");
    let early = applies(&fair, "Nog");
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    says(&receipt(&fair, &early), "report results and hand in your deck list.");
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    let page = fair.house.get(&at("/sign-up")).send();
    says(&page, "Play has begun");
    says(&page, "you play from round 2.");
    let late = applies(&fair, "Rom");
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    let told = receipt(&fair, &late);
    silent(&told, "hand in your deck list");
    says(&told, "deck lists are locked");
}

#[test]
fn the_same_form_with_another_name_leads_to_the_receipt_of_the_first() {
    let fair = open(None, &[]);
    let number = number();
    let sends = |name: &str, number: &str| {
        fair.house.post(&at("/sign-up"), &[("name", name), ("submission", number)]).send()
    };
    let first = sends("Kira", &number).header("location").to_owned();
    let again = sends("Odo", &number);
    assert_eq!(again.status, 409);
    says(&again, "You sent this form before, with other words");
    says(&again, &format!("href=\"{first}\">Open the receipt"));
    says(&again, "value=\"Odo\"");
    silent(&again, "Kira");
    // The form is a new one: a parent signs up the second child with it.
    let fresh = again.text().split_once("name=\"submission\" value=\"").unwrap().1[..36].to_owned();
    assert_ne!(fresh, number);
    assert_eq!(sends("Odo", &fresh).status, 303);
    says(&fair.page(&fair.director, &at("/applications")), "2 players on the list");
}

#[test]
fn a_form_sent_again_after_the_end_leads_to_the_seat_that_it_became() {
    let fair = open(None, &[]);
    let number = number();
    let sends =
        || fair.house.post(&at("/sign-up"), &[("name", "Kira"), ("submission", number.as_str())]).send();
    let first = sends().header("location").to_owned();
    applies(&fair, "Odo");
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    plays_a_round(&fair);
    fair.give(Command::CloseTournament(CloseTournament {}));
    fair.give(Command::ReopenTournament(ReopenTournament { reason: "a slip".into() }));
    let again = sends();
    assert_eq!((again.status, again.header("location")), (303, first.as_str()));
    assert_eq!(receipt(&fair, &first).status, 303, "to the seat");
    // Nothing waits that could not be accepted.
    silent(&fair.page(&fair.director, &at("/applications")), "Kira");
    applies(&fair, "Nog");
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    assert_eq!(registered(&fair), ["Kira", "Odo", "Nog"]);
}

#[test]
fn a_declined_player_deletes_what_is_left_and_a_withdrawn_one_is_told() {
    let fair = open(None, &[]);
    let [kira, odo] = ["Kira", "Odo"].map(|name| applies(&fair, name));
    assert_eq!(settles(&fair, &fair.director, &ticks(&fair, &["Kira"]), "decline").status, 303);
    says(&receipt(&fair, &kira), "Delete the application");
    assert_eq!(nobody_sends(&fair, &format!("{kira}/withdraw"), &[]).status, 303);
    assert_eq!(receipt(&fair, &kira).status, 404);
    silent(&fair.page(&fair.director, &at("/applications")), "Kira");
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    assert_eq!(nobody_sends(&fair, &format!("{odo}/withdraw"), &[]).status, 422, "a player is in");
    fair.give(Command::WithdrawRegistration(WithdrawRegistration { player: PlayerId(1) }));
    let told = receipt(&fair, &odo);
    says(&told, "You have no place");
    says(&told, "has since withdrawn your registration");
    silent(&told, "Go to your seat");
}

#[test]
fn where_rounds_take_days_an_application_may_say_how_its_player_is_reached() {
    let fair = open(None, &[]);
    let sends = |name: &str, contact: &str| {
        let fields = [("name", name), ("list", ""), ("contact", contact)];
        nobody_sends(&fair, &at("/sign-up"), &fields)
    };
    let form = || fair.house.get(&at("/sign-up")).send();
    silent(&form(), "name=\"contact\"");
    assert_eq!(sends("Odo", "odo@ds9").status, 303, "nobody asked");
    let settings = Settings { round_days: Some(7), ..fair.here().setup().unwrap().settings.clone() };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "we play online".into() }));
    says(&form(), "name=\"contact\"");
    let long = sends("Kira", &"x".repeat(101));
    assert_eq!(long.status, 422);
    says(&long, "id=\"contact-e\"");
    assert_eq!(sends("Kira", "  kira#1701   on Discord ").status, 303);
    assert_eq!(sends("Quark", "").status, 303, "nobody has to say it");
    silent(&fair.house.get(&at("")).send(), "kira#1701");
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    assert_eq!(registered(&fair), ["Odo", "Kira", "Quark"]);
    let here = fair.here();
    let contacts = [1, 2, 3].map(|player| fair.desk().contact(&here, PlayerId(player)).unwrap());
    assert_eq!(contacts, ["", "kira#1701 on Discord", ""]);
    for page in ["", "/log", "/applications", "/players"] {
        silent(&fair.page(&fair.director, &at(page)), "kira#1701");
    }
}

/// Players of this tournament are asked how they are reached.
fn takes_days(fair: &Fair, days: Option<u32>) {
    let settings = Settings { round_days: days, ..fair.here().setup().unwrap().settings.clone() };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "how we play".into() }));
}

#[test]
fn who_waits_sees_and_corrects_how_they_are_reached_and_keeps_the_place() {
    let fair = open(None, &[]);
    let early = applies(&fair, "Nog");
    silent(&receipt(&fair, &early), "name=\"contact\"");
    takes_days(&fair, Some(7));
    let fields = [("name", "Kira"), ("list", "1 Some Unreadable Card"), ("contact", "kira#1710")];
    let to = nobody_sends(&fair, &at("/sign-up"), &fields).header("location").to_owned();
    applies(&fair, "Odo");
    let corrects = |typed: &str| nobody_sends(&fair, &format!("{to}/contact"), &[("contact", typed)]);
    says(&receipt(&fair, &to), "value=\"kira#1710\"");
    says(&receipt(&fair, &early), "name=\"contact\"");
    let corrected = corrects("  kira#1701   on Discord ");
    assert_eq!((corrected.status, corrected.header("location")), (303, to.as_str()));
    says(&receipt(&fair, &to), "value=\"kira#1701 on Discord\"");
    says(&receipt(&fair, &to), "You are 2nd on the list.");
    let long = "x".repeat(101);
    for (typed, why) in [
        (long.as_str(), "Your contact has 101 characters; at most 100 fit."),
        ("kira\u{202e}moc.live", "characters that cannot be seen"),
    ] {
        let refused = corrects(typed);
        assert_eq!(refused.status, 422);
        says(&refused, why);
        says(&refused, "1 Some Unreadable Card");
    }
    // A list that is refused does not empty the other field.
    let endless = "x".repeat(20_001);
    let refused = nobody_sends(&fair, &format!("{to}/list"), &[("list", &endless)]);
    assert_eq!(refused.status, 422);
    says(&refused, "value=\"kira#1701 on Discord\"");
    // Where nobody is asked any more it can still be deleted.
    takes_days(&fair, None);
    says(&receipt(&fair, &to), "value=\"kira#1701 on Discord\"");
    assert_eq!(corrects("").status, 303);
    silent(&receipt(&fair, &to), "name=\"contact\"");
    takes_days(&fair, Some(7));
    assert_eq!(corrects("kira#1701").status, 303);
    for page in ["", "/log", "/applications", "/sign-up"] {
        silent(&fair.page(&fair.director, &at(page)), "kira#1701");
    }
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    assert_eq!(corrects("late").status, 422, "a player is in");
    let reached = [1, 2].map(|player| fair.desk().contact(&fair.here(), PlayerId(player)).unwrap());
    assert_eq!(reached, ["", "kira#1701"]);
    silent(&receipt(&fair, &to), "kira#1701");
}

#[test]
fn a_receipt_says_that_the_contact_is_deleted_too() {
    let fair = open(None, &[]);
    takes_days(&fair, Some(7));
    let fields = [("name", "Kira"), ("list", ""), ("contact", "kira#1701")];
    let to = nobody_sends(&fair, &at("/sign-up"), &fields).header("location").to_owned();
    says(&receipt(&fair, &to), "with the list and the contact if you sent them");
    assert_eq!(settles(&fair, &fair.director, &ticks(&fair, &["Kira"]), "decline").status, 303);
    says(&receipt(&fair, &to), "with the list and the contact if you sent them");
    assert_eq!(nobody_sends(&fair, &format!("{to}/contact"), &[("contact", "late")]).status, 422);
    assert_eq!(nobody_sends(&fair, &format!("{to}/withdraw"), &[]).status, 303);
    assert_eq!(nobody_sends(&fair, &format!("{to}/contact"), &[("contact", "late")]).status, 404);
    assert!(fair.desk().applications(&fair.here()).unwrap().is_empty());
}
