//! A round robin from page to page: chosen in the settings, drawn as a draft, published for everybody, and followed.

use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG};
use arbiter::domain::id::{AtTable, PlayerId, RoundNumber};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    ChangeSettings, CloseRound, Command, DropPlayer, PairRound, PublishRound, RecordResult,
};
use arbiter::domain::tournament::settings::Settings;
use arbiter::web::cookie::SessionToken;
use arbiter::web::routes::ROUTES;

const FIVE: [&str; 5] = ["Kira", "Odo", "Quark <i>", "Nog", "Rom"];

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn has(page: &Response, wanted: &str) {
    let text = page.text();
    assert!(text.contains(wanted), "{wanted:?} is not in: {text}");
}

fn has_not(page: &Response, unwanted: &str) {
    assert!(!page.text().contains(unwanted), "{unwanted:?} is in: {}", page.text());
}

/// A fair whose players all meet.
fn round_robin(names: &[&str]) -> Fair {
    let fair = Fair::with_players(names);
    let settings = fair.here().setup().unwrap().settings.clone();
    let settings = Settings { system: PairingSystem::RoundRobin, ..settings };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "few players".into() }));
    fair
}

fn pair(fair: &Fair) -> RoundNumber {
    let round = fair.here().tournament.next_round();
    let number = round.to_string();
    let answer = fair.send(&fair.director, &at("/pair"), &[("round", &number)]);
    assert_eq!(answer.status, 303, "{}", answer.text());
    round
}

fn publish(fair: &Fair) {
    fair.give(Command::PublishRound(PublishRound {}));
}

/// Side A wins wherever nothing is recorded, and the round is closed.
fn play(fair: &Fair) {
    let here = fair.here();
    let round = here.tournament.rounds().next_back().unwrap();
    for table in round.missing().map(|table| table.pair.table) {
        let end = EndReason::Complete { winner: Side::A };
        let result = GameResult::ended([100, 40], end);
        fair.give(Command::RecordResult(RecordResult { at: AtTable::new(round.number, table), result }));
    }
    fair.give(Command::CloseRound(CloseRound { round: round.number, over: vec![] }));
}

#[test]
fn a_director_chooses_a_round_robin_and_it_stays_once_a_round_is_paired() {
    let fair = Fair::with_players(&FIVE);
    let page = fair.page(&fair.director, &at("/settings"));
    has(&page, "Who meets whom");
    let text = page.text();
    let was = text.split("name=\"was\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let was = was.replace("&quot;", "\"").replace("&#34;", "\"");
    let sent = |system: &str, was: &str| {
        let fields = [
            ("title", "Lyon Open"),
            ("place", "Lyon"),
            ("date", "2026-05-12"),
            ("time_zone", "Europe/Paris"),
            ("rounds", "3"),
            ("round_minutes", "75"),
            ("deck_lists_required", "yes"),
            ("reason", "few players"),
            ("system", system),
            ("was", was),
        ];
        fair.send(&fair.director, &at("/settings"), &fields)
    };
    has(&sent("ladder", &was), "Choose who meets whom: Swiss, round robin, single or double elimination.");
    let answer = sent("round-robin", &was);
    assert_eq!(answer.status, 303, "{}", answer.text());
    assert!(fair.here().tournament.is_round_robin());
    has(&fair.page(&fair.director, &at("")), "5, Round robin, 75 minutes each");
    pair(&fair);
    let now = serde_json::to_string(&fair.here().setup().unwrap().settings).unwrap();
    let refused = sent("swiss", &now);
    assert_eq!(refused.status, 422);
    has(&refused, "Play has begun, so the system stays.");
}

#[test]
fn the_desk_says_at_once_that_more_have_registered_than_a_timetable_takes() {
    let names: Vec<String> = (1..=33).map(|number| format!("Player {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let fair = round_robin(&names);
    let desk = fair.page(&fair.director, &at("/desk"));
    has(&desk, "A round robin has at most 32 players");
    has_not(&desk, "33 players can be paired");
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(33), reason: "".into() }));
    has(&fair.page(&fair.director, &at("/desk")), "32 players can be paired");
}

#[test]
fn what_the_timetable_settles_is_not_offered_and_said_instead() {
    let swiss = Fair::with_players(&FIVE);
    let fair = round_robin(&FIVE);
    for (path, form, why) in [
        ("/fixed-tables", "Fix the table", "The timetable of a round robin numbers its tables"),
        ("/apart", "Keep them apart", "Everybody meets everybody in a round robin"),
    ] {
        let page = fair.page(&fair.director, &at(path));
        has(&page, why);
        has_not(&page, form);
        let page = swiss.page(&swiss.director, &at(path));
        has(&page, form);
        has_not(&page, why);
    }
}

#[test]
fn the_timetable_is_staff_knowledge_until_its_first_round_is_published() {
    let fair = round_robin(&FIVE);
    let prepare = fair.page(&fair.director, &at("/pair"));
    has(&prepare, "everybody meets everybody once");
    has_not(&prepare, "Mark absences");
    has_not(&prepare, "Keep players apart");
    pair(&fair);
    let draft = fair.page(&fair.director, &at("/rounds/1/staff"));
    has(&draft, "Everybody sees it once round 1 is published.");
    has(&draft, "Round 5");
    has(&draft, "numbers 2 and 5");
    has_not(&draft, "Swap two players");
    has_not(&draft, "data-swap");
    let strangers = [fair.scorekeeper.clone(), fair.seat(1), fair.seat_elsewhere(), fair.stranger.clone()];
    for stranger in &strangers {
        assert_eq!(fair.page(stranger, &at("/timetable")).status, 404);
        has_not(&fair.page(stranger, &at("")), "Timetable");
    }
    assert_eq!(fair.house.get(&at("/timetable")).send().status, 404);
    publish(&fair);
    for stranger in &strangers {
        let page = fair.page(stranger, &at("/timetable"));
        has(&page, "Everybody meets everybody once");
        has(&page, "class=\"timetable\" data-find=");
        has(&page, "Quark &#60;i&#62;");
        has_not(&page, "Quark <i>");
        has(&page, "Bye: <bdi>");
    }
    has(&fair.page(&fair.scorekeeper, &at("/rounds/1")), "--algorithm circle round-1.json");
    has_not(&fair.page(&fair.scorekeeper, &at("/rounds/1")), "Best pairing");
}

#[test]
fn a_swiss_tournament_has_no_timetable() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    assert_eq!(fair.page(&fair.director, &at("/timetable")).status, 404);
}

#[test]
fn a_round_robin_is_played_to_its_end_with_a_player_who_leaves_and_one_who_comes_late() {
    let fair = round_robin(&FIVE);
    pair(&fair);
    publish(&fair);
    play(&fair);
    has(&fair.page(&fair.director, &at("/desk")), "1 of 5 rounds played.");
    has(&fair.page(&fair.director, &at("/timetable")), "100 : 40");
    fair.register("Leeta");
    let full = fair.send(&fair.director, &at("/players"), &[("names", "Garak")]);
    assert_eq!(full.status, 422);
    has(&full, "The timetable has no free number, so nobody else can enter.");
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(2), reason: "".into() }));
    for _ in 2..=5 {
        pair(&fair);
        publish(&fair);
        has(&fair.page(&fair.scorekeeper, &at("/timetable")), "Odo has left");
        play(&fair);
    }
    let over = fair.page(&fair.director, &at("/pair"));
    has(&over, "Everybody has met everybody: round 5 was the last of the timetable.");
    has_not(&over, "Register players</a>");
    let desk = fair.page(&fair.director, &at("/desk"));
    has(&desk, "All 5 rounds are played.");
    has(&desk, "Start a cut");
    has_not(&desk, "Pair round 6");
    has(&fair.page(&fair.scorekeeper, &at("/standings")), "Leeta");
}

#[test]
fn tables_of_a_round_robin_do_not_change_but_a_late_player_meets_the_bye() {
    let fair = round_robin(&FIVE);
    pair(&fair);
    publish(&fair);
    let repair = fair.page(&fair.director, &at("/rounds/1/repair"));
    has(&repair, "The timetable says who meets whom");
    has_not(&repair, "Swap two players");
    let forged = [("one", "1"), ("other", "2"), ("reason", "a wish")];
    let refused = fair.send(&fair.director, &at("/rounds/1/repair/exchange"), &forged);
    assert_eq!(refused.status, 422);
    has(&refused, "so players do not change tables");
    let sits_out = fair.send(&fair.director, &at("/pair"), &[("round", "2"), ("absent", "1")]);
    assert_ne!(sits_out.status, 303);
    fair.register("Leeta");
    let late = [("player", "6"), ("reason", "the train")];
    let answer = fair.send(&fair.director, &at("/rounds/1/repair/late"), &late);
    assert_eq!(answer.status, 303, "{}", answer.text());
    let here = fair.here();
    let round = here.tournament.rounds().next_back().unwrap();
    assert_eq!((round.tables().len(), round.bye.is_none()), (3, true));
}

/// The rounds of the timetable on its page.
fn sections(fair: &Fair) -> Vec<String> {
    let text = fair.page(&fair.scorekeeper, &at("/timetable")).text();
    text.split("<table class=\"rows\">")
        .skip(1)
        .map(|section| section.split("</table>").next().unwrap().to_owned())
        .collect()
}

#[test]
fn a_published_round_stays_in_the_timetable_and_the_crosstable_as_it_was_played() {
    let fair = round_robin(&FIVE);
    pair(&fair);
    publish(&fair);
    play(&fair);
    let before = sections(&fair);
    assert!(before[0].contains("Bye: ") && before[0].contains("100 : 40"), "{}", before[0]);
    fair.register("Leeta");
    let after = sections(&fair);
    assert_eq!(after[0], before[0], "it is over");
    for section in &after[1..] {
        assert!(section.contains("Leeta") && !section.contains("Bye: "), "{section}");
    }
    for _ in 2..=5 {
        pair(&fair);
        publish(&fair);
        play(&fair);
    }
    let page = fair.page(&fair.scorekeeper, &at("/crosstable")).text();
    assert_eq!(page.matches("class=\"cross-open\"").count(), 0, "nothing is to come");
    assert_eq!(page.matches("<span class=\"cross-score\">bye</span>").count(), 1);
    assert_eq!(sections(&fair)[0], before[0]);
}

#[test]
fn a_player_who_comes_after_the_last_round_was_published_plays_where_they_are_seated() {
    let fair = league();
    assert_eq!(publish_all(&fair, &fair.director.clone(), 7).status, 303);
    let before = sections(&fair);
    has(
        &fair.page(&fair.director, &at("/players")),
        "Seat a late player against the bye of each round in play",
    );
    fair.register("Leeta");
    assert_eq!(sections(&fair), before, "nobody has seated Leeta yet");
    has(&fair.page(&fair.director, &at("/players")), "No game yet: seat them against the bye");
    for path in ["", "/players", "/log"] {
        has_not(&fair.page(&fair.director, &at(path)), "rom round 6");
    }
    let late = [("player", "6"), ("reason", "the train")];
    assert_eq!(fair.send(&fair.director, &at("/rounds/2/repair/late"), &late).status, 303);
    has_not(&fair.page(&fair.director, &at("/players")), "No game yet");
    has(&fair.page(&fair.director, &at("/players")), "Plays from round 2");
    let after = sections(&fair);
    assert!(after[1].contains("Leeta") && !after[1].contains("Bye: "), "{}", after[1]);
    let table =
        fair.here().tournament.round(RoundNumber(2)).unwrap().table_of(PlayerId(6)).unwrap().pair.table;
    let row = after[1].split("<tr>").find(|row| row.contains("Leeta")).unwrap();
    assert!(row.contains(&format!("table-no\">{table}</td>")), "as on the page of the round: {row}");
    for other in [0, 2, 3, 4] {
        assert_eq!(after[other], before[other]);
    }
}

#[test]
fn nobody_but_the_director_pairs_a_round_robin() {
    let fair = round_robin(&FIVE);
    let others = [fair.scorekeeper.clone(), fair.seat(1), fair.stranger.clone()];
    for other in &others {
        let answer = fair.send(other, &at("/pair"), &[("round", "1")]);
        assert_eq!(answer.status, 404, "{}", answer.text());
    }
    assert!(fair.here().tournament.timetable().is_none());
    pair(&fair);
    let asked = Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] });
    assert!(fair.here().tournament.decide(&asked).is_err(), "one draft at a time");
}

#[test]
fn a_round_of_the_timetable_can_be_paired_again_by_anybody() {
    let fair = round_robin(&["Kira", "Odo", "Quark", "Nog", "Rom"]);
    for _ in 0..2 {
        pair(&fair);
        publish(&fair);
        play(&fair);
    }
    fair.register("Leeta");
    pair(&fair);
    publish(&fair);
    for number in 1..=3 {
        let text = fair.house.get(&at(&format!("/rounds/{number}/history"))).send().text();
        let told = arbiter::cli::history::parse(&text).unwrap();
        let names: Vec<String> = told.drawn.iter().map(|player| told.name(*player)).collect();
        assert_eq!(names.len(), if number == 1 { 0 } else { 5 }, "{text}");
        assert!(!names.contains(&"Leeta".to_owned()), "who came late was not drawn");
    }
}

/// A league with seven days a round, whose first round is a draft.
fn league() -> Fair {
    let fair = round_robin(&FIVE);
    let settings = Settings { round_days: Some(7), ..fair.here().setup().unwrap().settings.clone() };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "a league".into() }));
    pair(&fair);
    fair
}

/// Presses “Publish all” on the draft, with a deadline in some days.
fn publish_all(fair: &Fair, who: &SessionToken, days: u64) -> Response {
    let day = chrono::Utc::now().date_naive() + chrono::Days::new(days);
    publish_all_until(fair, who, &format!("{day}T20:00"))
}

fn publish_all_until(fair: &Fair, who: &SessionToken, deadline: &str) -> Response {
    let draft = fair.page(&fair.director, &at("/rounds/1/staff")).text();
    let seen = draft.split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let fields = [("seen", &*seen), ("deadline", deadline), ("clock", "all")];
    fair.send(who, &at("/rounds/1/publish"), &fields)
}

/// The first two deadlines are sixty days and an hour apart: in Santiago clocks are put back between them.
#[test]
fn rounds_of_sixty_days_are_published_at_once_over_the_end_of_summer_time() {
    let now = "2026-01-15T12:00:00Z".parse().unwrap();
    let fair = Fair::timed(ROUTES, &[], move || now);
    fair.register("Kira\nOdo\nQuark\nNog");
    let settings = fair.here().setup().unwrap().settings.clone();
    let (system, time_zone) = (PairingSystem::RoundRobin, "America/Santiago".to_owned());
    let settings = Settings { system, round_days: Some(60), time_zone, ..settings };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "a league".into() }));
    pair(&fair);
    has(&fair.page(&fair.director, &at("/rounds/1/staff")), "value=\"2026-03-16T23:59\"");
    let far = publish_all_until(&fair, &fair.director, "2026-03-17T00:00");
    assert_eq!(far.status, 422);
    has(&far, "at most 60 days");
    assert_eq!(publish_all_until(&fair, &fair.director, "2026-03-16T23:59").status, 303);
    let here = fair.here();
    let rounds = here.tournament.rounds();
    let deadlines = rounds.map(|round| round.clock.as_ref().unwrap().deadline.unwrap().to_rfc3339());
    let deadlines: Vec<String> = deadlines.collect();
    let days = ["2026-03-17T02:59:00+00:00", "2026-05-16T03:59:00+00:00", "2026-07-15T03:59:00+00:00"];
    assert_eq!(deadlines, days);
}

#[test]
fn a_director_publishes_all_rounds_at_once_and_everybody_sees_them_with_their_deadlines() {
    let fair = league();
    has(&fair.page(&fair.director, &at("/rounds/1/staff")), "Publish all 5 rounds");
    for stranger in [fair.scorekeeper.clone(), fair.seat(1), fair.seat_elsewhere(), fair.stranger.clone()] {
        assert_eq!(publish_all(&fair, &stranger, 7).status, 404);
    }
    let far = publish_all(&fair, &fair.director.clone(), 70);
    assert_eq!(far.status, 422);
    has(&far, "at most 60 days");
    assert_eq!(fair.here().tournament.rounds().len(), 1, "nothing half-written");
    assert_eq!(publish_all(&fair, &fair.director.clone(), 7).status, 303);
    let here = fair.here();
    assert_eq!(here.tournament.rounds().filter(|round| round.is_published()).count(), 5);
    let hours = here.tournament.rounds().map(|round| {
        let deadline = round.clock.as_ref().unwrap().deadline.unwrap();
        deadline.with_timezone(&chrono_tz::Europe::Paris).format("%H:%M").to_string()
    });
    assert!(hours.into_iter().all(|hour| hour == "20:00"), "the same hour, whatever the clocks do");
    for round in 1..=5 {
        has(&fair.page(&fair.scorekeeper, &at(&format!("/rounds/{round}"))), "Round");
    }
    // The overview and the desk show the round that comes first.
    has(&fair.page(&fair.scorekeeper, &at("")), "Round 1 of 5");
    has(&fair.page(&fair.director, &at("/desk")), "Round 1");
    let player = here.tournament.round(RoundNumber(1)).unwrap().tables().next().unwrap().pair.players[0];
    let page = fair.page(&fair.seat(player.0), &at("/me"));
    has(&page, "round 1 of 5");
    has(&page, "Agree when to play");
}

#[test]
fn the_crosstable_shows_every_game_and_the_round_of_those_to_come() {
    let fair = league();
    let strangers = [fair.scorekeeper.clone(), fair.seat(1), fair.seat_elsewhere(), fair.stranger.clone()];
    for stranger in &strangers {
        assert_eq!(fair.page(stranger, &at("/crosstable")).status, 404, "a draft is for staff");
    }
    assert_eq!(publish_all(&fair, &fair.director.clone(), 7).status, 303);
    for stranger in &strangers {
        let page = fair.page(stranger, &at("/crosstable"));
        has(&page, "Everybody against everybody");
        has(&page, "class=\"cross-scroll\" data-find=");
        has(&page, "Quark &#60;i&#62;");
        assert_eq!(page.text().matches("class=\"cross-own\"").count(), 5);
        assert_eq!(page.text().matches("class=\"cross-open\"").count(), 20, "each game twice");
    }
    let here = fair.here();
    for table in here.tournament.round(RoundNumber(1)).unwrap().missing().map(|table| table.pair.table) {
        let end = EndReason::Complete { winner: Side::A };
        let result = GameResult::ended([100, 40], end);
        fair.give(Command::RecordResult(RecordResult { at: AtTable::new(RoundNumber(1), table), result }));
    }
    let page = fair.page(&fair.scorekeeper, &at("/crosstable"));
    assert_eq!(page.text().matches("100 : 40").count(), 2);
    assert_eq!(page.text().matches("40 : 100").count(), 2);
    has(&fair.page(&fair.scorekeeper, &at("/timetable")), "/crosstable");
    let swiss = Fair::playing(&["Kira", "Odo"]);
    assert_eq!(swiss.page(&swiss.director, &at("/crosstable")).status, 404);
}
