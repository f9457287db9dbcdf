//! Claiming, passing on, time given back, and what the players see of it, reached by URL.

use crate::support::page_text::{says, silent, words};
use crate::support::scenario::{self, head_judge};
use crate::support::site::fair::{Fair, SLUG, hash, submission};
use crate::support::slug;
use arbiter::app::FormSubmission;
use arbiter::domain::id::{AtTable, DisputeNumber, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    Command, ExtendTime, LodgeAppeal, OpenDispute, PairRound, PublishRound, RecordResult,
};
use arbiter::domain::tournament::dispute::Dispute;
use arbiter::domain::tournament::teller::Teller;
use arbiter::web::cookie::SessionToken;
use chrono::{TimeDelta, Utc};

const PLAYERS: [&str; 4] = ["Kira O'Brien <b>", "Odo", "Quark", "Rom"];
const QUESTION: &str = "Does the blue lamp count?";
const AT: AtTable = AtTable::new(RoundNumber(1), TableNumber(1));

/// Gives a command as if it had been given this many seconds ago.
fn ago(fair: &Fair, seconds: i64, command: Command) {
    let submission = FormSubmission { now: Utc::now() - TimeDelta::seconds(seconds), ..submission() };
    fair.desk().submit(&slug(SLUG), &submission, |_| Ok(command.clone())).unwrap();
}

/// Round 1 has been running for half an hour; table 1 called a judge nearly twelve minutes ago.
fn called() -> Fair {
    let fair = Fair::with_players(&PLAYERS);
    ago(&fair, 1_800, Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    ago(&fair, 1_800, Command::PublishRound(PublishRound {}));
    let (question, facts) = (QUESTION.to_owned(), "There are thirty-one.".to_owned());
    ago(
        &fair,
        690,
        Command::OpenDispute(OpenDispute { at: Some(AT), question, facts, by: Teller::Both, again: false }),
    );
    fair
}

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn dispute(fair: &Fair) -> Dispute {
    fair.here().tournament.dispute(DisputeNumber(1)).unwrap().clone()
}

/// A session that has claimed the seat of a player at table 1.
fn seated(fair: &Fair, seat: usize) -> SessionToken {
    fair.seat(player(fair, AT, seat))
}

fn player(fair: &Fair, at: AtTable, seat: usize) -> u32 {
    fair.here().tournament.round(at.round).unwrap().table(at.table).unwrap().pair.players[seat].0
}

/// This browser opens the private link of a seat too.
fn takes_seat(fair: &Fair, session: &SessionToken, player: u32) {
    let player = arbiter::domain::id::PlayerId(player);
    let link = fair.desk().seat_link(fair.here().id(), player, Utc::now()).unwrap();
    fair.desk().claim_seat(&link, Some(&hash(session)), "test", Utc::now()).unwrap();
}

#[test]
fn a_judge_takes_the_call_with_one_tap_and_everybody_sees_who_is_coming() {
    let fair = called();
    let mine = seated(&fair, 0);
    says(
        &fair.page(&fair.judge, &at("/disputes")),
        &["with no judge, waiting 11 minutes", "1 without a judge"],
    );
    let desk = fair.page(&fair.director, &at("/desk"));
    says(&desk, &["Judge call", "With no judge, waiting 11 minutes.", "Open the call"]);
    let name = |seat| fair.here().name(arbiter::domain::id::PlayerId(player(&fair, AT, seat)));
    says(&desk, &["Table 1, round 1, dispute 1.", &format!("{} against {}.", name(0), name(1))]);
    silent(&desk, &["Take the call"]); // a link only leads there
    says(&fair.page(&mine, &at("/me")), &["A judge is called", "No judge has taken the call yet."]);
    says(&fair.page(&fair.judge, &at("/disputes/1")), &["Unassigned", "Take the call"]);
    silent(&fair.page(&fair.scorekeeper, &at("/disputes/1")), &["Take the call"]);

    let sent = fair.send(&fair.judge, &at("/disputes/1/claim"), &[("seen", "0")]);
    assert_eq!((sent.status, sent.header("location")), (303, &*at("/disputes/1")));
    says(&fair.page(&fair.judge, &at("/disputes/1")), &["You are on it", "Give the ruling"]);
    says(&fair.page(&fair.judge, &at("/disputes/1")), &["called 11 minutes ago"]);
    says(&fair.page(&fair.director, &at("/disputes/1")), &["Judge has been on it", "Take over from Judge"]);
    says(
        &fair.page(&fair.director, &at("/desk")),
        &["In hand", "Judge is on it, called 11 minutes ago", "Judge there"],
    );
    says(&fair.page(&mine, &at("/me")), &["A judge is coming", "Judge took the call"]);
    says(&fair.house.get(&at("/log")).send(), &["A judge took dispute 1 on."]);
}

#[test]
fn two_judges_who_tap_at_once_are_told_about_each_other() {
    let fair = called();
    fair.send(&fair.judge, &at("/disputes/1/claim"), &[("seen", "0")]);
    let late = fair.send(&fair.head_judge, &at("/disputes/1/claim"), &[("seen", "0")]);
    assert_eq!(late.status, 409);
    says(&late, &["Someone else changed this", "Judge has been on it", "Take over from Judge"]);
    assert_eq!(dispute(&fair).claims, 1, "nothing was recorded");
    let over = fair.send(&fair.head_judge, &at("/disputes/1/claim"), &[("seen", "1")]);
    assert_eq!(over.status, 303);
    says(
        &fair.page(&fair.judge, &at("/disputes/1")),
        &["Head Judge has been on it", "Rule instead of Head Judge"],
    );
    says(&fair.house.get(&at("/log")).send(), &["A judge took dispute 1 over from another."]);
}

#[test]
fn a_ruling_by_somebody_else_leaves_a_calm_page_with_what_was_typed() {
    let fair = called();
    let typed = [("alone", "yes"), ("text", "The lamp <b> does not count."), ("seen", "0")];
    fair.send(&fair.head_judge, &at("/disputes/1/claim"), &[("seen", "0")]);
    let came = fair.send(&fair.judge, &at("/disputes/1/rule"), &typed);
    assert_eq!(came.status, 409, "another judge came meanwhile");
    says(&came, &["Someone else changed this", "The lamp <b> does not count.", "Rule instead of Head Judge"]);
    assert!(dispute(&fair).ruling.is_none());
    fair.send(
        &fair.head_judge,
        &at("/disputes/1/rule"),
        &[("alone", "yes"), ("text", "It counts."), ("seen", "1")],
    );
    let late = fair.send(&fair.judge, &at("/disputes/1/rule"), &typed);
    assert_eq!(late.status, 409);
    says(
        &late,
        &["Someone else changed this", "already has a ruling", "It counts.", "The lamp <b> does not count."],
    );
    assert_eq!(dispute(&fair).ruling.unwrap().text, "It counts.");
}

#[test]
fn a_ruling_typed_while_the_dispute_was_reassigned_is_not_lost() {
    let fair = called();
    fair.send(&fair.judge, &at("/disputes/1/escalate"), &[("escalate_why", "a rare card")]);
    let late = fair.send(
        &fair.judge,
        &at("/disputes/1/rule"),
        &[("alone", "yes"), ("text", "It counts."), ("seen", "0")],
    );
    assert_eq!(late.status, 409);
    says(&late, &["was handed to the head judge", "This is what you typed", "It counts."]);
    assert!(dispute(&fair).ruling.is_none());
}

#[test]
fn an_escalated_dispute_waits_for_the_head_judge_and_only_staff_see_the_reason() {
    let fair = called();
    let (mine, reason) = (seated(&fair, 1), "ZZ-a-rare-card");
    let empty = fair.send(&fair.judge, &at("/disputes/1/escalate"), &[("escalate_why", " ")]);
    assert_eq!(empty.status, 422);
    says(&empty, &["Write down the reason."]);
    fair.send(&fair.judge, &at("/disputes/1/claim"), &[("seen", "0")]);
    assert_eq!(fair.send(&fair.judge, &at("/disputes/1/escalate"), &[("escalate_why", reason)]).status, 303);
    says(
        &fair.page(&fair.judge, &at("/disputes/1")),
        &["Escalated", reason, "The head judge or the director rules"],
    );
    silent(&fair.page(&fair.judge, &at("/disputes/1")), &["Take the call", "Give the ruling"]);
    says(
        &fair.page(&fair.director, &at("/desk")),
        &["Escalated", "For the head judge, waiting less than a minute"],
    );
    says(&fair.page(&fair.head_judge, &at("/disputes/1")), &["Take the call", "Give the ruling"]);
    let me = fair.page(&mine, &at("/me"));
    says(&me, &["With the head judge", "It waits for the head judge or the director."]);
    let log = fair.house.get(&at("/log")).send();
    says(&log, &["Dispute 1 went on to the head judge."]);
    for page in [me, log, fair.house.get(&at("")).send()] {
        silent(&page, &[reason]);
    }
    let barred = fair.send(&fair.judge, &at("/disputes/1/claim"), &[("seen", "1")]);
    assert_eq!(barred.status, 422);
    assert_eq!(fair.send(&fair.head_judge, &at("/disputes/1/claim"), &[("seen", "1")]).status, 303);
}

#[test]
fn a_judge_who_plays_does_not_judge_at_their_own_table() {
    let fair = called();
    takes_seat(&fair, &fair.judge, player(&fair, AT, 0));
    let page = fair.page(&fair.judge, &at("/disputes/1"));
    says(&page, &["You sit at the table of dispute 1, so you do not judge it."]);
    silent(&page, &["Take the call", "Give the ruling"]);
    let in_german =
        fair.house.get(&at("/disputes/1")).with("Accept-Language", "de").within(&fair.judge).send();
    says(&in_german, &["Du sitzt am Tisch von Streitfall 1, also entscheidest du ihn nicht."]);
    for (path, fields) in [
        ("/disputes/1/claim", [("seen", "0")].as_slice()),
        ("/disputes/1/rule", &[("alone", "yes"), ("text", "I win."), ("seen", "0")]),
        ("/disputes/1/cite", &[("citation", "sample-rulings-2000/blue-lamp"), ("quote", "The blue lamp")]),
        ("/disputes/1/uncite", &[("off", "00 sample-rulings-2000/blue-lamp"), ("reason", "no")]),
        ("/disputes/1/time", &[("minutes", "9"), ("time_why", "I say so")]),
    ] {
        let sent = fair.send(&fair.judge, &at(path), fields);
        assert_eq!(sent.status, 422, "{path}");
        says(&sent, &["You sit at the table of dispute 1"]);
    }
    assert!(dispute(&fair).ruling.is_none() && dispute(&fair).claim.is_none());

    // Another browser of the same account does not help.
    let account = fair.desk().account_by_name("Judge").unwrap().unwrap();
    let phone = fair.desk().open_session(Some(&account), "phone", Utc::now()).unwrap().parse().unwrap();
    assert_eq!(fair.send(&phone, &at("/disputes/1/claim"), &[("seen", "0")]).status, 422);
    // Nor does the final word help: the director plays at that table too.
    takes_seat(&fair, &fair.director, player(&fair, AT, 1));
    let rule = [("alone", "yes"), ("text", "I win."), ("seen", "0")];
    assert_eq!(fair.send(&fair.director, &at("/disputes/1/rule"), &rule).status, 422);
    fair.give(scenario::it_counts());
    fair.give(Command::LodgeAppeal(LodgeAppeal {
        dispute: DisputeNumber(1),
        text: "No.".to_owned(),
        by: None,
    }));
    let decide = [("outcome", "upheld"), ("word", "I win.")];
    assert_eq!(fair.send(&fair.director, &at("/disputes/1/decide"), &decide).status, 422);
    assert_eq!(fair.send(&fair.head_judge, &at("/disputes/1/decide"), &decide).status, 303, "control");
}

#[test]
fn a_judge_who_plays_at_another_table_may_judge() {
    let fair = called();
    let other = AtTable::new(RoundNumber(1), TableNumber(2));
    takes_seat(&fair, &fair.judge, player(&fair, other, 0));
    assert_eq!(fair.send(&fair.judge, &at("/disputes/1/claim"), &[("seen", "0")]).status, 303);
    assert_eq!(dispute(&fair).claims, 1);
}

#[test]
fn a_claim_sent_twice_counts_once() {
    let fair = called();
    let number = arbiter::app::sessions::random_uuid().unwrap().to_string();
    for _ in 0..2 {
        let fields = [("seen", "0"), ("submission", number.as_str())];
        let sent = fair.house.post(&at("/disputes/1/claim"), &fields).within(&fair.judge).send();
        assert_eq!(sent.status, 303);
    }
    assert_eq!(dispute(&fair).claims, 1);
}

fn rules(fair: &Fair) {
    let sent = fair.send(
        &fair.judge,
        &at("/disputes/1/rule"),
        &[("alone", "yes"), ("text", "It counts."), ("seen", "0")],
    );
    assert_eq!(sent.status, 303);
}

/// How many minutes table 1 has beyond the clock.
fn extra(fair: &Fair) -> i32 {
    fair.here().tournament.round(AT.round).unwrap().table(AT.table).unwrap().extra_minutes()
}

#[test]
fn the_time_a_dispute_took_is_offered_and_every_clock_of_the_table_shows_it() {
    let fair = called();
    let (mine, theirs) =
        (seated(&fair, 0), fair.seat(player(&fair, AtTable::new(AT.round, TableNumber(2)), 0)));
    rules(&fair);
    let page = fair.page(&fair.judge, &at("/disputes/1"));
    says(&page, &["the table’s clock ran 12 minutes", "Leave the clock"]);
    assert!(page.text().contains("name=\"minutes\" inputmode=\"numeric\" autocomplete=\"off\" value=\"12\""));
    silent(&fair.page(&fair.scorekeeper, &at("/disputes/1")), &["Leave the clock"]);
    assert_eq!(extra(&fair), 0, "nothing happens by itself");
    let given = [("minutes", "10"), ("time_why", "the judge was at table 4")];
    assert_eq!(fair.send(&fair.judge, &at("/disputes/1/time"), &given).status, 303);
    assert_eq!(extra(&fair), 10);
    let here = fair.here();
    let round = here.tournament.round(AT.round).unwrap();
    let until = round.ends_at(round.table(AT.table).unwrap()).unwrap();
    let until = arbiter::web::words::clock(&here, until);
    says(
        &fair.page(&mine, &at("/me")),
        &[
            &format!("your table ends at {until}"),
            "10 minutes more than the round",
            "Your table got 10 minutes back: the judge was at table 4",
        ],
    );
    silent(&fair.page(&theirs, &at("/me")), &["10 minutes more", "the judge was at table 4"]);
    says(&fair.house.get(&at("/rounds/1")).send(), &[&format!("until {until}")]);
    says(&fair.house.get(&at("/screen")).send(), &[&format!("Table 1 until {until}")]);
    says(
        &fair.page(&fair.scorekeeper, &at("/rounds/1/staff")),
        &[&format!("Plays until {until}"), "10 minutes more than the round"],
    );
    says(
        &fair.page(&fair.scorekeeper, &at("/rounds/1/tables/1")),
        &[&format!("time is called at {until}"), "10 minutes more than the round"],
    );
    says(&fair.page(&fair.director, &at("/desk")), &[&format!("until {until}")]);
    says(
        &fair.house.get(&at("/log")).send(),
        &["10 minutes given to round 1, table 1 beyond the clock, for dispute 1."],
    );
    let page = fair.page(&fair.judge, &at("/disputes/1"));
    says(&page, &["10 minutes given to the table by Judge"]);
    silent(&page, &["Leave the clock"]);
    let again = fair.send(&fair.judge, &at("/disputes/1/time"), &given);
    assert_eq!((again.status, extra(&fair)), (422, 10), "given once");
}

#[test]
fn the_reason_for_an_extension_is_shown_once_its_dispute_is_decided() {
    let fair = called();
    rules(&fair);
    fair.send(&fair.judge, &at("/disputes/1/time"), &[("minutes", "5"), ("time_why", "ZZ-lamps")]);
    says(&fair.house.get(&at("/log")).send(), &["ZZ-lamps"]);
    fair.give(Command::LodgeAppeal(LodgeAppeal {
        dispute: DisputeNumber(1),
        text: "No.".to_owned(),
        by: None,
    }));
    silent(&fair.house.get(&at("/log")).send(), &["ZZ-lamps"]);
}

#[test]
fn impossible_minutes_are_refused_and_keep_what_was_typed() {
    let fair = called();
    rules(&fair);
    for (minutes, sentence) in [
        ("soon", "Minutes are a whole number, such as 5."),
        ("", "Minutes are a whole number, such as 5."),
        ("0", "0 minutes change nothing."),
        ("400", "Give at most as many as the round has."),
        ("−3", "so 3 cannot be taken back."),
    ] {
        for (who, path, why) in [
            (&fair.judge, "/disputes/1/time", "time_why"),
            (&fair.director, "/rounds/1/tables/1/time", "reason"),
        ] {
            let fields = [("minutes", minutes), (why, "lamps <b>")];
            let sent = fair.send(who, &at(path), &fields);
            assert_eq!(sent.status, 422, "{path} {minutes}");
            says(&sent, &[sentence]);
            let typed = [format!("value=\"{minutes}\""), "value=\"lamps &#60;b&#62;\"".to_owned()];
            assert!(
                typed.iter().all(|typed| sent.text().contains(typed)),
                "{path} {minutes}: {}",
                sent.text()
            );
        }
    }
    assert_eq!(extra(&fair), 0);
}

#[test]
fn the_director_extends_a_table_without_a_dispute_and_takes_it_back() {
    let fair = called();
    let path = at("/rounds/1/tables/1/time");
    let fields = [("minutes", "5"), ("reason", "the lights went out")];
    assert_eq!(fair.send(&fair.judge, &path, &fields).status, 404, "only the director");
    silent(&fair.page(&fair.judge, &at("/rounds/1/tables/1")), &["Give this table more time"]);
    says(&fair.page(&fair.director, &at("/rounds/1/tables/1")), &["Give this table more time"]);
    let sent = fair.send(&fair.director, &path, &fields);
    assert_eq!((sent.status, extra(&fair)), (303, 5));
    says(
        &fair.page(&fair.judge, &at("/rounds/1/tables/1")),
        &["5 minutes given by Ruth O'Brien <b>", "the lights went out"],
    );
    fair.send(&fair.director, &path, &[("minutes", "-5"), ("reason", "wrong table")]);
    assert_eq!(extra(&fair), 0);
    says(&fair.house.get(&at("/log")).send(), &["5 minutes taken back from round 1, table 1."]);
}

#[test]
fn a_table_with_extra_time_is_late_only_after_it() {
    let fair = Fair::with_players(&PLAYERS);
    ago(&fair, 80 * 60, Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    ago(&fair, 80 * 60, Command::PublishRound(PublishRound {}));
    says(&fair.page(&fair.director, &at("/desk")), &["Table 1.", "5 minutes over", "Table 2."]);
    let reason = "a judge was there".into();
    fair.give(Command::ExtendTime(ExtendTime {
        at: AT,
        minutes: 10,
        reason,
        dispute: None,
        judge: head_judge(),
    }));
    let desk = fair.page(&fair.director, &at("/desk"));
    silent(&desk, &["Table 1."]);
    says(&desk, &["Table 2.", "until "]);
}

#[test]
fn a_player_sees_citation_ruling_and_final_word_of_their_own_table_only() {
    let fair = called();
    let other = AtTable::new(RoundNumber(1), TableNumber(2));
    let (mine, theirs) = (seated(&fair, 0), fair.seat(player(&fair, other, 0)));
    crate::support::site::ruled::first(fair.desk());
    let cite = [
        ("citation", "sample-rulings-2000/blue-lamp"),
        ("quote", "The blue lamp counts as one of the thirty lamps on the shelf."),
        ("treatment", "follows"),
        ("on", "2026-05-12"),
        ("confirmation", ""),
    ];
    let cited = fair.send(&fair.judge, &at("/disputes/1/cite"), &cite);
    assert_eq!(cited.status, 303, "{}", words(&cited.text()));
    silent(&fair.page(&mine, &at("/me")), &["one of the thirty lamps"]);
    rules(&fair);
    says(
        &fair.page(&mine, &at("/me")),
        &["Ruled", "one of the thirty lamps", "The ruling follows", "It counts."],
    );
    fair.give(Command::LodgeAppeal(LodgeAppeal {
        dispute: DisputeNumber(1),
        text: "ZZ-no".to_owned(),
        by: None,
    }));
    says(&fair.page(&mine, &at("/me")), &["Under appeal", "ZZ-no"]);
    fair.send(&fair.head_judge, &at("/disputes/1/decide"), &[("outcome", "overturned"), ("word", "ZZ-last")]);
    says(&fair.page(&mine, &at("/me")), &["Final word: the ruling is replaced", "ZZ-last"]);
    silent(&fair.page(&theirs, &at("/me")), &[QUESTION, "It counts.", "ZZ-no", "ZZ-last", "Dispute 1"]);
}

#[test]
fn a_finished_game_is_offered_no_extra_time() {
    let fair = called();
    let end = EndReason::Complete { winner: Side::A };
    let result = GameResult::ended([100, 35], end);
    fair.give(Command::RecordResult(RecordResult { at: AT, result }));
    rules(&fair);
    silent(&fair.page(&fair.judge, &at("/disputes/1")), &["Leave the clock", "Time lost"]);
    silent(&fair.page(&fair.director, &at("/rounds/1/tables/1")), &["Give this table more time"]);
}

#[test]
fn a_judge_whose_role_was_removed_claims_nothing() {
    let fair = called();
    fair.take_away("Judge");
    assert_eq!(fair.send(&fair.judge, &at("/disputes/1/claim"), &[("seen", "0")]).status, 404);
    fair.also_here("Judge", arbiter::domain::tournament::role::Role::Judge);
    assert_eq!(fair.send(&fair.judge, &at("/disputes/1/claim"), &[("seen", "0")]).status, 303, "control");
}
