//! Opponents of a round with a deadline agree when they play. They and the staff see it, and nobody else.

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{Response, says, silent};
use crate::support::slug;
use arbiter::domain::actor::ActorId;
use arbiter::domain::id::{AtTable, EntryNumber, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{
    ChangeSettings, CloseRound, CloseTournament, Command, DropPlayer, PairRound, PublishAllRounds,
    PublishWithDeadline, RecordResult, ReopenTournament, ReseatPlayers, UndoAct, Undoer,
};
use arbiter::domain::tournament::settings::Settings;
use arbiter::web::cookie::SessionToken;
use chrono::{Days, TimeDelta, Utc};

const HANDLE: &str = "kira#1701 on Discord";

fn path(rest: &str) -> String {
    format!("/t/{SLUG}{rest}")
}

/// Two tables of a round with a deadline in seven days.
fn online() -> Fair {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom"]);
    let settings = Settings { round_days: Some(7), ..fair.here().setup().unwrap().settings.clone() };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "we play online".into() }));
    publish(&fair);
    fair
}

fn publish(fair: &Fair) {
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let now = Utc::now();
    fair.give(Command::PublishWithDeadline(PublishWithDeadline { deadline: now + TimeDelta::days(7), now }));
}

fn pair(fair: &Fair, round: u32, table: u32) -> [PlayerId; 2] {
    let here = fair.here();
    here.tournament.round(RoundNumber(round)).unwrap().table(TableNumber(table)).unwrap().pair.players
}

/// The seats of the players of table 1, then of table 2.
fn seats(fair: &Fair) -> [SessionToken; 4] {
    let ([a, b], [c, d]) = (pair(fair, 1, 1), pair(fair, 1, 2));
    [a, b, c, d].map(|player| fair.seat(player.0))
}

fn in_days(days: u64) -> String {
    Utc::now().date_naive().checked_add_days(Days::new(days)).unwrap().format("%Y-%m-%dT19:07").to_string()
}

fn agree(fair: &Fair, who: &SessionToken, at: &str, seen: &str) -> Response {
    fair.send(who, &path("/me/appointment"), &[("at", at), ("seen", seen), ("intent", "agree")])
}

fn contact(fair: &Fair, who: &SessionToken, typed: &str) -> Response {
    fair.send(who, &path("/me/contact"), &[("contact", typed)])
}

/// The time that the page of this player holds, as its form sends it back.
fn seen(fair: &Fair, who: &SessionToken) -> String {
    let page = fair.page(who, &path("/me/appointment")).text();
    page.split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap().replace("&#43;", "+")
}

fn closes(fair: &Fair, round: u32) {
    for table in 1..=2 {
        let at = AtTable::new(RoundNumber(round), TableNumber(table));
        let end = EndReason::Complete { winner: Side::A };
        let result = GameResult::ended([100, 40], end);
        fair.give(Command::RecordResult(RecordResult { at, result }));
    }
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(round), over: vec![] }));
}

#[test]
fn either_player_writes_it_down_and_both_and_the_staff_read_it() {
    let fair = online();
    let [a, b, ..] = seats(&fair);
    says(&fair.page(&a, &path("/me")), "Agree when to play");
    let to = agree(&fair, &a, &in_days(3), "");
    assert_eq!((to.status, to.header("location")), (303, &*path("/me")));
    let day = Utc::now().date_naive().checked_add_days(Days::new(3)).unwrap();
    let shown = format!("{} at 19:07, Europe/Paris", day.format("%A %-d %B %Y"));
    for page in ["/me", "/me/appointment"] {
        says(&fair.page(&a, &path(page)), &shown);
        says(&fair.page(&b, &path(page)), &shown);
    }
    says(&fair.page(&fair.scorekeeper, &path("/rounds/1/tables/1")), &shown);
    says(&fair.page(&fair.director, &path("/desk")), "agreed for 19:07 on ");
    // The other one changes it, and takes it back.
    let known = seen(&fair, &b);
    assert_eq!(agree(&fair, &b, &in_days(4), &known).status, 303);
    let known = seen(&fair, &a);
    let cancel = [("at", ""), ("seen", known.as_str()), ("intent", "cancel")];
    assert_eq!(fair.send(&a, &path("/me/appointment"), &cancel).status, 303);
    silent(&fair.page(&b, &path("/me")), "<dt>Agreed</dt>");
    assert_eq!(fair.send(&a, &path("/me/appointment"), &cancel).status, 303, "twice is once");
}

#[test]
fn nobody_else_reads_a_word_of_it() {
    let fair = online();
    let [a, b, c, d] = seats(&fair);
    contact(&fair, &a, HANDLE);
    agree(&fair, &a, &in_days(3), "");
    says(&fair.page(&b, &path("/me")), HANDLE);
    says(&fair.page(&fair.judge, &path("/rounds/1/tables/1")), HANDLE);
    silent(&fair.page(&a, &path("/me")), HANDLE);
    let elsewhere = fair.seat_elsewhere();
    let day = Utc::now().date_naive().checked_add_days(Days::new(3)).unwrap();
    let needles = [HANDLE.to_owned(), day.to_string(), day.format("%-d %B").to_string()];
    let tells = |text: &str| needles.iter().any(|needle| text.contains(needle));
    assert!(tells(&fair.page(&b, &path("/me")).text()), "the control");
    let pages = [
        "",
        "/me",
        "/me/appointment",
        "/rounds/1",
        "/rounds/1.txt",
        "/rounds/1.csv",
        "/standings",
        "/log",
        "/screen",
        "/rounds/1/tables/1",
        "/rounds/1/tables/2",
        "/desk",
        "/players",
    ];
    for who in [&c, &d, &elsewhere, &fair.stranger, &fair.checker] {
        for page in pages {
            let page = fair.page(who, &path(page)).text();
            assert!(!tells(&page), "{page}");
        }
    }
    for api in ["", "/rounds/1", "/standings"] {
        let open = fair.house.get(&format!("/api/v1/tournaments/{SLUG}{api}")).send().text();
        assert!(!tells(&open), "{open}");
    }
    let export = fair.desk().export(&slug(SLUG)).unwrap();
    assert!(!tells(&export), "outside the log");
    // A player of another table writes about their own game only, and strangers about none.
    assert_eq!(agree(&fair, &c, &in_days(5), "").status, 303);
    assert!(seen(&fair, &a).contains("T1"), "the first appointment is as it was");
    for who in [&fair.stranger, &fair.director, &elsewhere] {
        assert_eq!(agree(&fair, who, &in_days(5), "").status, 404);
        assert_eq!(contact(&fair, who, "x").status, 404);
    }
}

#[test]
fn a_former_opponent_reads_it_no_more() {
    let fair = online();
    let [a, b, c, _] = seats(&fair);
    contact(&fair, &a, HANDLE);
    agree(&fair, &a, &in_days(3), "");
    // Two players change tables in the round being played.
    let ([one, _], [other, _]) = (pair(&fair, 1, 1), pair(&fair, 1, 2));
    let reason = "they sit wrong".into();
    fair.give(Command::ReseatPlayers(ReseatPlayers { round: RoundNumber(1), one, other, reason }));
    silent(&fair.page(&b, &path("/me")), HANDLE);
    silent(&fair.page(&b, &path("/me/appointment")), HANDLE);
    silent(&fair.page(&c, &path("/me")), "<dt>Agreed</dt>");
    let now = fair.page(&fair.seat(pair(&fair, 1, 2)[1].0), &path("/me"));
    says(&now, HANDLE);
    silent(&now, "<dt>Agreed</dt>");
    closes(&fair, 1);
    for seat in 1..=4 {
        silent(&fair.page(&fair.seat(seat), &path("/me")), HANDLE);
    }
    let a = fair.seat(one.0); // the links given out above took the place of the first
    says(&fair.page(&a, &path("/me/appointment")), "No game to agree on");
    assert_eq!(agree(&fair, &a, &in_days(3), "").status, 422);
    // Kept for the next opponent.
    publish(&fair);
    let [x, y] =
        [1, 2].map(|table| pair(&fair, 2, table)).into_iter().find(|pair| pair.contains(&one)).unwrap();
    let next = if x == one { y } else { x };
    says(&fair.page(&fair.seat(next.0), &path("/me")), HANDLE);
}

#[test]
fn two_who_write_at_once_do_not_overwrite_each_other() {
    let fair = online();
    let [a, b, ..] = seats(&fair);
    assert_eq!(agree(&fair, &a, &in_days(3), "").status, 303);
    let late = agree(&fair, &b, &in_days(4), "");
    assert_eq!(late.status, 422);
    says(&late, "The appointment changed in the meantime, by your opponent or by you elsewhere");
    assert!(late.text().contains(&in_days(4)), "what was typed is kept");
    // Both meant the same.
    assert_eq!(agree(&fair, &b, &in_days(3), "").status, 303);
}

#[test]
fn a_time_that_is_over_too_far_or_no_time_is_refused_and_nothing_is_written() {
    let fair = online();
    let [a, ..] = seats(&fair);
    for (at, why) in [
        ("2020-01-01T19:07", "This time has already passed"),
        (in_days(80).as_str(), "Choose a day in the next 60 days"),
        ("", "Write when you play, as day and time"),
        ("<b>", "as day and time"),
    ] {
        let refused = agree(&fair, &a, at, "");
        assert_eq!(refused.status, 422, "{at}");
        says(&refused, why);
    }
    assert_eq!(seen(&fair, &a), "");
    // After the deadline it is only remarked: the director may move that.
    agree(&fair, &a, &in_days(9), "");
    for page in ["/me/appointment", "/me"] {
        says(&fair.page(&a, &path(page)), "After the deadline");
    }
    says(&fair.page(&a, &path("/me")), "Ask the director for more time, or agree on an earlier day.");
    says(&fair.page(&fair.director, &path("/desk")), ", after the deadline");
    let known = seen(&fair, &a);
    assert_eq!(agree(&fair, &a, &in_days(3), &known).status, 303);
    silent(&fair.page(&a, &path("/me")), "After the deadline");
    silent(&fair.page(&fair.director, &path("/desk")), ", after the deadline");
}

/// Five rounds of fourteen days, all published at once.
#[test]
fn a_game_is_agreed_on_until_the_deadline_of_its_own_round_however_far_that_is() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom", "Nog", "Ezri"]);
    let settings = fair.here().setup().unwrap().settings.clone();
    let settings = Settings { system: PairingSystem::RoundRobin, round_days: Some(14), ..settings };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "a league".into() }));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let now = Utc::now();
    let deadlines = (1..=5).map(|round| now + TimeDelta::days(14 * round)).collect();
    fair.give(Command::PublishAllRounds(PublishAllRounds { deadlines, now }));
    let seat = fair.seat(pair(&fair, 5, 1)[0].0);
    let agree_in = |round: &str, at: &str| {
        let fields = [("at", at), ("seen", ""), ("intent", "agree"), ("round", round)];
        fair.send(&seat, &path("/me/appointment"), &fields)
    };
    for (round, days) in [("1", 65), ("4", 65), ("5", 75)] {
        let refused = agree_in(round, &in_days(days));
        assert_eq!(refused.status, 422, "round {round}, {days} days");
        says(&refused, "Choose a day in the next 60 days, or one before the deadline.");
    }
    assert_eq!(agree_in("5", &in_days(65)).status, 303);
}

#[test]
fn a_contact_is_text_that_can_be_seen_and_of_at_most_a_hundred_characters() {
    let fair = online();
    let [a, b, ..] = seats(&fair);
    let long = "x".repeat(10_000);
    for (typed, why) in [
        (long.as_str(), "Your contact has 10000 characters; at most 100 fit."),
        ("kira\u{7}", "characters that cannot be seen"),
        ("kira\u{202e}moc.live", "characters that cannot be seen"),
        ("\u{200b}", "characters that cannot be seen"),
    ] {
        let refused = contact(&fair, &a, typed);
        assert_eq!(refused.status, 422, "{typed:?}");
        says(&refused, why);
    }
    silent(&fair.page(&b, &path("/me")), "<dt>Contact</dt>");
    assert_eq!(contact(&fair, &a, "<script>alert(1)</script>").status, 303);
    let page = fair.page(&b, &path("/me")).text();
    assert!(!page.contains("<script>alert") && page.contains("alert(1)"));
    // Ten thousand times is one row; the last one counts, and an empty one deletes it.
    for number in 0..50 {
        contact(&fair, &a, &format!("kira {number}"));
    }
    says(&fair.page(&b, &path("/me")), "kira 49");
    assert_eq!(contact(&fair, &a, "").status, 303);
    silent(&fair.page(&b, &path("/me")), "<dt>Contact</dt>");
}

#[test]
fn a_contact_goes_with_the_name_and_with_the_end() {
    let fair = online();
    let [a, b, c, d] = seats(&fair);
    contact(&fair, &a, HANDLE);
    contact(&fair, &c, "quark at the bar");
    agree(&fair, &c, &in_days(3), "");
    let player = pair(&fair, 1, 1)[0];
    let sent = crate::support::site::fair::submission();
    fair.desk().erase(&slug(SLUG), &sent, player).unwrap();
    silent(&fair.page(&b, &path("/me")), "kira#1701");
    silent(&fair.page(&fair.director, &path("/rounds/1/tables/1")), "kira#1701");
    says(&fair.page(&d, &path("/me")), "quark at the bar");
    closes(&fair, 1);
    fair.give(Command::CloseTournament(CloseTournament {}));
    assert!(!fair.page(&c, &path("/me/appointment")).text().contains("quark at the bar"));
    let refused = contact(&fair, &c, "quark again");
    assert_eq!(refused.status, 422);
    says(&refused, "The tournament is closed");
}

#[test]
fn an_end_that_counts_again_deletes_what_was_told_since() {
    let fair = online();
    let player = pair(&fair, 1, 2)[0];
    closes(&fair, 1);
    fair.give(Command::CloseTournament(CloseTournament {}));
    fair.give(Command::ReopenTournament(ReopenTournament { reason: "a slip".into() }));
    let reopening = EntryNumber(u32::try_from(fair.here().sequence()).unwrap());
    fair.desk().change_contact(&fair.here(), player, HANDLE).unwrap();
    let reached = || fair.desk().contact(&fair.here(), player).unwrap();
    assert_eq!(reached(), HANDLE);
    let by = Undoer { id: ActorId::Operator, directs: true };
    let span = ActSpan { first: reopening, last: reopening };
    fair.give(Command::UndoAct(UndoAct { span, by, reason: "it was right".into() }));
    assert!(fair.here().tournament.closed_at().is_some());
    assert_eq!(reached(), "");
}

#[test]
fn without_a_deadline_there_is_nothing_to_agree_on() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let seat = fair.seat(1);
    silent(&fair.page(&seat, &path("/me")), "Agree when to play");
    assert_eq!(agree(&fair, &seat, &in_days(3), "").status, 422);
    // Nor for somebody with the bye.
    let fair = online();
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(4), reason: "train".into() }));
    closes(&fair, 1);
    publish(&fair);
    let bye = fair.here().tournament.round(RoundNumber(2)).unwrap().bye.as_ref().unwrap().player;
    says(&fair.page(&fair.seat(bye.0), &path("/me/appointment")), "No game to agree on");
}
