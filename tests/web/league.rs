//! A league whose rounds are all published: its games are played in any order, and each by its two players alone.

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{Response, says, silent};
use arbiter::domain::id::{AtTable, PlayerId, RoundNumber};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    ChangeSettings, CloseRound, Command, PairRound, PublishAllRounds, RecordResult,
};
use arbiter::domain::tournament::round::Table;
use arbiter::domain::tournament::settings::Settings;
use arbiter::web::cookie::SessionToken;
use chrono::{Days, TimeDelta, Utc};

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

/// Five players and five rounds, a week for each, all of them published.
fn league() -> Fair {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom", "Nog"]);
    let settings = fair.here().setup().unwrap().settings.clone();
    let settings = Settings { system: PairingSystem::RoundRobin, round_days: Some(7), ..settings };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "a league".into() }));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let now = Utc::now();
    let deadlines = (1..=5).map(|week| now + TimeDelta::days(7 * week)).collect();
    fair.give(Command::PublishAllRounds(PublishAllRounds { deadlines, now }));
    fair
}

/// The table of a player in a round; `None` with the bye.
fn table(fair: &Fair, round: u32, player: u32) -> Option<Table> {
    fair.here().tournament.round(RoundNumber(round)).unwrap().table_of(PlayerId(player)).cloned()
}

/// The rounds in which a player has a table.
fn rounds_of(fair: &Fair, player: u32) -> Vec<u32> {
    (1..=5).filter(|round| table(fair, *round, player).is_some()).collect()
}

fn opponent(fair: &Fair, round: u32, player: u32) -> u32 {
    let players = table(fair, round, player).unwrap().pair.players;
    players.into_iter().find(|other| other.0 != player).unwrap().0
}

/// Side A won, as a form of this round says it.
fn report(fair: &Fair, who: &SessionToken, round: &str, loser: &str) -> Response {
    let fields = [
        ("round", round),
        ("score_a", "100"),
        ("score_b", loser),
        ("end", "complete-a"),
        ("intent", "record"),
    ];
    fair.send(who, &at("/me/report"), &fields)
}

fn entries(fair: &Fair) -> i64 {
    fair.here().sequence()
}

/// How many results each round has.
fn results(fair: &Fair) -> Vec<usize> {
    fair.here().tournament.rounds().map(|round| round.count_results().0).collect()
}

#[test]
fn a_player_chooses_a_later_game_and_the_opponent_confirms_it() {
    let fair = league();
    let rounds = rounds_of(&fair, 1);
    let (first, later) = (rounds[0], rounds[2]);
    let other = opponent(&fair, later, 1);
    let [own, theirs] = [1, other].map(|player| fair.seat(player));
    let name = |player: u32| fair.here().name(PlayerId(player));
    let page = fair.page(&own, &at("/me"));
    says(&page, "Your other open games");
    says(&page, &format!("/me?round={later}\""));
    silent(&page, &format!("/me?round={first}\" title"));
    let page = fair.page(&own, &at(&format!("/me?round={later}")));
    says(&page, &name(other));
    says(&page, &format!("/me/report?round={later}\""));
    says(&page, &format!("/me/appointment?round={later}\""));
    says(&page, &format!("/me?round={first}\" title"));
    let form = fair.page(&own, &at(&format!("/me/report?round={later}")));
    says(&form, &format!("name=\"round\" value=\"{later}\""));
    let sent = report(&fair, &own, &later.to_string(), "35");
    assert_eq!((sent.status, sent.header("location")), (303, &*at(&format!("/me?round={later}"))));
    says(&fair.page(&own, &at(&format!("/me?round={later}"))), "Waiting for ");
    // The opponent, whose first open game is another one, is told.
    let theirs_first = rounds_of(&fair, other)[0];
    assert_ne!(theirs_first, later, "the control");
    says(&fair.page(&theirs, &at("/me")), "Waits for you");
    let page = fair.page(&theirs, &at(&format!("/me?round={later}")));
    says(&page, "Confirm the result");
    assert_eq!(report(&fair, &theirs, &later.to_string(), "35").status, 303);
    let mut expected = vec![0; 5];
    expected[later as usize - 1] = 1;
    assert_eq!(results(&fair), expected);
    says(&fair.page(&own, &at(&format!("/me?round={later}"))), "Result recorded");
    silent(&fair.page(&own, &at("/me")), &format!("/me?round={later}\" title"));
    // The director records another later game, and the first round can still be played and closed.
    let free = if rounds_of(&fair, 2).contains(&5) { 2 } else { 3 };
    let at_last = table(&fair, 5, free).unwrap().pair.table;
    let won = GameResult::ended([100, 40], EndReason::Complete { winner: Side::A });
    let look = fair.page(&fair.director, &at(&format!("/rounds/5/tables/{at_last}")));
    assert_eq!(look.status, 200);
    fair.give(Command::RecordResult(RecordResult { at: AtTable::new(RoundNumber(5), at_last), result: won }));
    assert_eq!(results(&fair)[4], 1);
}

#[test]
fn the_round_tab_counts_the_contradictions_of_all_rounds_in_play() {
    let fair = league();
    let rounds = rounds_of(&fair, 1);
    let tab = |words: &str| {
        let desk = fair.page(&fair.director, &at("/desk"));
        let text = desk.text();
        let tabs = text.split("class=\"tabs\"").nth(1).unwrap().split("</nav>").next().unwrap();
        let tabs = tabs.replace(" data-icon=\"round\"", "");
        assert!(tabs.contains(words), "{words}: {tabs}");
    };
    tab("/rounds/1/staff\">Round</a>");
    for (round, seen) in [(rounds[3], 1), (rounds[1], 2)] {
        for (player, loser) in [(1, "35"), (opponent(&fair, round, 1), "40")] {
            let sent = report(&fair, &fair.seat(player), &round.to_string(), loser);
            assert_eq!(sent.status, 303, "{round} {player}");
        }
        // It leads to the first round that has one.
        tab(&format!("/rounds/{round}/staff\">Round <span class=\"count needs\">{seen}</span></a>"));
    }
}

#[test]
fn nobody_reports_a_game_of_others_and_a_stale_form_counts_for_no_other_round() {
    let fair = league();
    let bye = (1..=5).find(|player| table(&fair, 1, *player).is_none()).unwrap();
    let (own, elsewhere) = (fair.seat(bye), fair.seat_elsewhere());
    let before = entries(&fair);
    // A round without a table of one's own, one that is not there, and no round at all.
    for (round, status) in [("1", 409), ("99", 409), ("0", 409), ("4294967296", 400), ("", 400), ("x", 400)] {
        assert_eq!(report(&fair, &own, round, "35").status, status, "{round}");
    }
    for who in [&elsewhere, &fair.stranger, &fair.director] {
        assert_eq!(report(&fair, who, "1", "35").status, 404);
        assert_eq!(fair.page(who, &at("/me?round=1")).status, 404);
    }
    assert_eq!(entries(&fair), before);
    // Addresses that name no game of the player show the current one.
    for odd in ["1", "99", "x", "-1", "%00", "1%20OR%201"] {
        let page = fair.page(&own, &at(&format!("/me?round={odd}")));
        assert!([200, 400].contains(&page.status), "{odd}: {}", page.status);
        if page.status == 200 {
            says(&page, &format!("/me/report?round={}\"", rounds_of(&fair, bye)[0]));
        }
    }
    // A form that was open while its round was closed.
    let player = table(&fair, 1, if bye == 1 { 2 } else { 1 }).unwrap().pair.players[0].0;
    let seat = fair.seat(player);
    for seated in fair.here().tournament.round(RoundNumber(1)).unwrap().tables() {
        let won = GameResult::ended([100, 40], EndReason::Complete { winner: Side::A });
        let to = AtTable::new(RoundNumber(1), seated.pair.table);
        fair.give(Command::RecordResult(RecordResult { at: to, result: won }));
    }
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    let before = entries(&fair);
    let stale = report(&fair, &seat, "1", "35");
    assert_eq!(stale.status, 409);
    says(&stale, "Nothing was reported");
    assert_eq!(entries(&fair), before);
}

#[test]
fn the_same_report_again_and_again_adds_nothing_and_changing_it_has_an_end() {
    let fair = league();
    let own = fair.seat(1);
    let round = rounds_of(&fair, 1)[1].to_string();
    assert_eq!(report(&fair, &own, &round, "35").status, 303);
    let once = entries(&fair);
    for _ in 0..50 {
        assert_eq!(report(&fair, &own, &round, "35").status, 303);
    }
    assert_eq!(entries(&fair), once);
    let mut refused = 0;
    for turn in 0..250 {
        let sent = report(&fair, &own, &round, if turn % 2 == 0 { "40" } else { "45" });
        refused += usize::from(sent.status != 303);
    }
    assert!(refused >= 50, "{refused}");
    assert!(entries(&fair) <= once + 200);
    // Everybody else still reports.
    let other = fair.seat(opponent(&fair, rounds_of(&fair, 1)[0], 1));
    assert_eq!(report(&fair, &other, &rounds_of(&fair, 1)[0].to_string(), "35").status, 303);
}

#[test]
fn two_opponents_agree_on_each_game_of_theirs_and_see_the_contact_of_that_opponent() {
    let fair = league();
    let rounds = rounds_of(&fair, 1);
    let [first, later] = [rounds[0], rounds[2]];
    let [own, near, far] =
        [1, opponent(&fair, first, 1), opponent(&fair, later, 1)].map(|player| fair.seat(player));
    for (who, contact) in [(&near, "near@example"), (&far, "far@example")] {
        assert_eq!(fair.send(who, &at("/me/contact"), &[("contact", contact)]).status, 303);
    }
    let shown = fair.page(&own, &at("/me"));
    says(&shown, "near@example");
    silent(&shown, "far@example");
    let chosen = fair.page(&own, &at(&format!("/me/appointment?round={later}")));
    says(&chosen, "far@example");
    silent(&chosen, "near@example");
    let day = Utc::now().date_naive().checked_add_days(Days::new(3)).unwrap().format("%Y-%m-%dT19:07");
    let agree = |who: &SessionToken, round: &str| {
        let fields = [("at", &*day.to_string()), ("seen", ""), ("round", round), ("intent", "agree")];
        fair.send(who, &at("/me/appointment"), &fields)
    };
    let to = agree(&own, &later.to_string());
    assert_eq!((to.status, to.header("location")), (303, &*at(&format!("/me?round={later}"))));
    says(&fair.page(&far, &at(&format!("/me?round={later}"))), "19:07");
    silent(&fair.page(&own, &at("/me")), "<dt>Agreed</dt>");
    silent(&fair.page(&near, &at(&format!("/me?round={first}"))), "<dt>Agreed</dt>");
    // Not about a round in which one has no table, nor one that is not there.
    let bye = (1..=5).find(|round| table(&fair, *round, 1).is_none()).unwrap();
    for round in [bye.to_string(), "99".to_owned()] {
        assert_eq!(agree(&own, &round).status, 422, "{round}");
    }
    for who in [fair.seat_elsewhere(), fair.stranger.clone()] {
        assert_eq!(agree(&who, &later.to_string()).status, 404);
    }
}

#[test]
fn a_judge_comes_to_the_game_that_the_player_chose() {
    let fair = league();
    let rounds = rounds_of(&fair, 1);
    let own = fair.seat(1);
    let call = |round: u32| {
        let fields = [("round", &*round.to_string()), ("question", "Which of the two decides?")];
        fair.send(&own, &at("/me/call"), &fields)
    };
    says(&fair.page(&own, &at("/me/call")), &format!("Round {}, table", rounds[0]));
    says(
        &fair.page(&own, &at(&format!("/me/call?round={}", rounds[1]))),
        &format!("Round {}, table", rounds[1]),
    );
    assert_eq!(call(rounds[1]).status, 303);
    let here = fair.here();
    let asked = here.tournament.disputes().next().unwrap().at.unwrap();
    assert_eq!(asked.round, RoundNumber(rounds[1]));
    says(&fair.page(&own, &at(&format!("/me?round={}", rounds[1]))), "A judge has been called");
    let bye = (1..=5).find(|round| table(&fair, *round, 1).is_none()).unwrap();
    assert_eq!(call(bye).status, 409);
}

#[test]
fn the_desk_reminds_of_the_deadline_that_comes_next_and_of_those_that_passed() {
    let fair = league();
    let desk = fair.page(&fair.director, &at("/desk"));
    says(&desk, "Round 1: 2 of 2 without a result");
    silent(&desk, "Round 2: 2 of 2 without a result");
    for seated in fair.here().tournament.round(RoundNumber(1)).unwrap().tables() {
        let won = GameResult::ended([100, 40], EndReason::Complete { winner: Side::A });
        let to = AtTable::new(RoundNumber(1), seated.pair.table);
        fair.give(Command::RecordResult(RecordResult { at: to, result: won }));
    }
    let desk = fair.page(&fair.director, &at("/desk"));
    silent(&desk, "Round 1: ");
    says(&desk, "Round 2: 2 of 2 without a result");
}

#[test]
fn a_player_who_leaves_and_comes_back_finds_the_games_of_open_rounds_again() {
    let fair = league();
    let seat = fair.seat(5);
    let games = rounds_of(&fair, 5);
    let before = fair.here().tournament.state();
    says(
        &fair.page(&seat, &at("/me/leave")),
        &format!("Your {} open games count as no-shows at once.", games.len()),
    );
    assert_eq!(fair.send(&seat, &at("/me/leave"), &[]).status, 303);
    let page = fair.page(&fair.director, &at("/players/5"));
    says(&page, &format!("Plays on by the timetable, from round {}.", games[0]));
    says(&page, "No longer no-shows, and to be played: round");
    silent(&page, "Still no-shows");
    assert_eq!(fair.send(&fair.director, &at("/players/5/reinstate"), &[]).status, 303);
    assert_eq!(fair.here().tournament.state(), before);
    says(&fair.page(&fair.director, &at("/log")), "No longer no-shows: round");
}

#[test]
fn a_no_show_of_a_closed_round_stays_and_the_page_says_which_to_correct() {
    let fair = league();
    let first = rounds_of(&fair, 5)[0];
    let seat = fair.seat(5);
    assert_eq!(fair.send(&seat, &at("/me/leave"), &[]).status, 303);
    let round = RoundNumber(first);
    let open: Vec<AtTable> = fair
        .here()
        .tournament
        .round(round)
        .unwrap()
        .missing()
        .map(|table| AtTable::new(round, table.pair.table))
        .collect();
    for at in open {
        let result = GameResult::ended([100, 40], EndReason::Complete { winner: Side::A });
        fair.give(Command::RecordResult(RecordResult { at, result }));
    }
    fair.give(Command::CloseRound(CloseRound { round, over: vec![] }));
    let page = fair.page(&fair.director, &at("/players/5"));
    let number = table(&fair, first, 5).unwrap().pair.table;
    let stays = "Still no-shows, because the round is closed or something else was recorded: round";
    says(&page, &format!("{stays} {first}, table {number}. If such a game was played, correct its result."));
    assert_eq!(fair.send(&fair.director, &at("/players/5/reinstate"), &[]).status, 303);
    assert!(table(&fair, first, 5).unwrap().result.is_some());
    assert!(rounds_of(&fair, 5)[1..].iter().all(|round| table(&fair, *round, 5).unwrap().result.is_none()));
}
