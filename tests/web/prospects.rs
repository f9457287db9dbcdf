//! A cut that was announced, and what a player still needs for it.

use crate::support::site::fair::Fair;
use crate::support::site::{says, silent};
use arbiter::domain::bracket::cut::Size;
use arbiter::domain::id::{AtTable, PlayerId, RoundNumber};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    ChangeSettings, CloseRound, Command, DropPlayer, PairRound, PublishAllRounds, RecordResult,
};
use arbiter::domain::tournament::settings::Settings;
use chrono::{TimeDelta, Utc};

const ME: &str = "/t/deep-space-open/me";
const SETTINGS: &str = "/t/deep-space-open/settings";

/// The settings form as the page opens it, with these fields instead.
fn sends(fair: &Fair, changed: &[(&str, &str)]) -> crate::support::site::Response {
    let settings = fair.here().setup().unwrap().settings.clone();
    let was = serde_json::to_string(&settings).unwrap();
    let (date, rounds) = (settings.date.to_string(), settings.rounds.to_string());
    let mut form = vec![
        ("title", settings.title.as_str()),
        ("place", settings.place.as_str()),
        ("date", date.as_str()),
        ("time_zone", settings.time_zone.as_str()),
        ("rounds", rounds.as_str()),
        ("round_minutes", "75"),
        ("deck_lists_required", "yes"),
        ("reason", "as announced"),
        ("was", was.as_str()),
    ];
    form.retain(|(name, _)| changed.iter().all(|(other, _)| other != name));
    form.extend(changed);
    fair.send(&fair.director, SETTINGS, &form)
}

#[test]
fn an_announced_cut_is_in_the_settings_on_the_overview_and_in_the_form_that_starts_it() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom", "Nog"]);
    for typed in ["5", "64", "best four"] {
        let refused = sends(&fair, &[("planned_cut", typed)]);
        assert_eq!(refused.status, 422);
        says(&refused, "A cut has 2, 4, 8, 16 or 32 players.");
        assert!(refused.text().contains(&format!("value=\"{typed}\"")), "what was typed is still there");
    }
    assert_eq!(fair.here().setup().unwrap().settings.planned_cut, None);
    assert_eq!(sends(&fair, &[("planned_cut", "4")]).status, 303);
    assert_eq!(fair.here().setup().unwrap().settings.planned_cut, Some(Size::try_from(4).unwrap()));
    says(&fair.page(&fair.stranger, "/t/deep-space-open"), "then the best 4 play on");
    let page = fair.page(&fair.director, "/t/deep-space-open/cut");
    says(&page, "Nog");
    assert_eq!(sends(&fair, &[("planned_cut", "")]).status, 303);
    assert_eq!(fair.here().setup().unwrap().settings.planned_cut, None);
}

#[test]
fn a_player_sees_what_the_cut_takes_from_the_round_before_the_last() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom"]);
    let me = fair.seat(1);
    let announce = |rounds: u32, players: Option<u32>| {
        let mut settings = fair.here().setup().unwrap().settings.clone();
        settings.rounds = rounds;
        settings.planned_cut = players.map(|players| Size::try_from(players).unwrap());
        let reason = "as announced".into();
        fair.give(Command::ChangeSettings(ChangeSettings { settings, reason }));
    };
    let desk = || fair.page(&fair.director, "/t/deep-space-open/desk");
    announce(1, None);
    silent(&fair.page(&me, ME), "play on after round");
    let missing =
        "No cut is announced. If there will be one, name its size, so that players see what they need.";
    says(&desk(), missing);
    silent(&fair.page(&fair.judge, "/t/deep-space-open/desk"), missing);
    announce(3, None);
    silent(&desk(), missing);
    announce(3, Some(2));
    silent(&fair.page(&me, ME), "play on after round");
    announce(2, Some(2));
    silent(&desk(), missing);
    let before = fair.page(&me, ME);
    says(&before, "The best 2 play on after round 2.");
    silent(&before, "Full win:");
    announce(1, Some(2));
    let last = fair.page(&me, ME);
    says(&last, "Full win: 4 points");
    says(&last, "others decide");
    // In the last round a cut to four of four is certain, and who left needs nothing any more.
    announce(1, Some(4));
    let all = fair.page(&me, ME);
    says(&all, "you play on");
    silent(&all, "<span class=\"badge info\">others decide</span>");
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(1), reason: "".into() }));
    silent(&fair.page(&me, ME), "play on after round");
}

/// Eight were announced, and six came.
#[test]
fn nobody_is_promised_a_place_in_a_cut_for_which_too_few_players_are_left() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom", "Nog", "Ezri"]);
    let me = fair.seat(1);
    let announce = |size: u32| {
        let settings = fair.here().setup().unwrap().settings.clone();
        let settings = Settings { rounds: 1, planned_cut: Size::try_from(size).ok(), ..settings };
        let reason = "as announced".into();
        fair.give(Command::ChangeSettings(ChangeSettings { settings, reason }));
    };
    let desk = || fair.page(&fair.director, "/t/deep-space-open/desk");
    let hint = "A cut to 8 is announced, and 6 players are left. Announce a smaller one";
    announce(4);
    silent(&desk(), "is announced, and");
    says(&fair.page(&me, ME), "Full win:");
    announce(8);
    says(&desk(), hint);
    silent(&fair.page(&fair.judge, "/t/deep-space-open/desk"), hint);
    let page = fair.page(&me, ME);
    says(&page, "A cut to 8 was announced, and 6 players are left. The director will say how many play on.");
    for promise in ["you play on", "Full win:", "By points alone"] {
        silent(&page, promise);
    }
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(1), reason: "".into() }));
    silent(&fair.page(&me, ME), "was announced");
}

/// The tap that comes first does not end what every phone has announced.
#[test]
fn after_the_last_round_an_announced_cut_comes_before_the_close() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom", "Nog", "Ezri"]);
    let settings = fair.here().setup().unwrap().settings.clone();
    let settings = Settings { rounds: 1, planned_cut: Size::try_from(4).ok(), ..settings };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "as announced".into() }));
    let here = fair.here();
    for table in here.tournament.round(RoundNumber(1)).unwrap().missing() {
        let end = EndReason::Complete { winner: Side::A };
        let (at, result) =
            (AtTable::new(RoundNumber(1), table.pair.table), GameResult::ended([100, 40], end));
        fair.give(Command::RecordResult(RecordResult { at, result }));
    }
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    let page = |path: &str| fair.page(&fair.director, &format!("/t/deep-space-open{path}"));
    let first = |size: u32, words: &str| {
        let to = format!("<a class=\"btn primary\" href=\"/t/deep-space-open/cut?size={size}\">{words}</a>");
        for path in ["/desk", "/rounds/1/staff"] {
            says(&page(path), &to);
        }
        let desk = page("/desk");
        assert_eq!(desk.text().matches("btn primary").count(), 1, "one first step");
        says(&desk, "Close the tournament without a cut");
        says(&page("/cut"), &format!("Start the cut to {size}"));
    };
    first(4, "Start the cut to 4");
    silent(&page("/desk"), "is announced, and");
    let leaves = |player: u32| {
        fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(player), reason: "".into() }));
    };
    (1..=3).for_each(leaves);
    says(
        &page("/desk"),
        "A cut to 4 is announced, and 3 players are left. Start a smaller one, or close the tournament.",
    );
    silent(&page("/desk"), "Announce a smaller one");
    first(2, "Start a cut to 2");
    // One player makes no cut.
    (4..=5).for_each(leaves);
    let desk = page("/desk");
    says(&desk, "A cut to 4 is announced, and 1 player is left.");
    says(&desk, "Close the tournament</button>");
    silent(&desk, "without a cut");
}

/// The five rounds of a round robin are published at once, and players play them in any order.
#[test]
fn in_a_league_a_player_sees_it_once_two_rounds_are_unfinished() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom", "Nog", "Ezri"]);
    let me = fair.seat(1);
    let settings = fair.here().setup().unwrap().settings.clone();
    let (system, planned_cut) = (PairingSystem::RoundRobin, Some(Size::try_from(2).unwrap()));
    let settings = Settings { system, planned_cut, round_days: Some(7), ..settings };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "a league".into() }));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let now = Utc::now();
    let deadlines = (1..=5).map(|round| now + TimeDelta::days(7 * round)).collect();
    fair.give(Command::PublishAllRounds(PublishAllRounds { deadlines, now }));
    let plays = |round: u32| {
        let round = RoundNumber(round);
        let here = fair.here();
        for table in here.tournament.round(round).unwrap().missing() {
            let end = EndReason::Complete { winner: Side::A };
            let (at, result) = (AtTable::new(round, table.pair.table), GameResult::ended([100, 40], end));
            fair.give(Command::RecordResult(RecordResult { at, result }));
        }
    };
    for round in [5, 1] {
        plays(round);
        silent(&fair.page(&me, ME), "play on after round");
    }
    plays(3);
    let before = fair.page(&me, ME);
    says(&before, "The best 2 play on after round 5.");
    says(&before, "While two rounds are unfinished");
    silent(&before, "Full win:");
    plays(4);
    says(&fair.page(&me, ME), "Full win:");
}
