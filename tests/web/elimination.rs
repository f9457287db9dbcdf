//! Single elimination from page to page: seeds by lot or by rating, the bracket for everybody, and its end.

use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG};
use arbiter::domain::id::AtTable;
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    ChangeSettings, CloseRound, Command, PairRound, PublishRound, RecordResult,
};
use arbiter::domain::tournament::settings::Settings;
use arbiter::words::round_name::RoundWords;

const FIVE: [&str; 5] = ["Kira", "Odo", "Quark <i>", "Nog", "Rom"];

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn has(page: &Response, wanted: &str) {
    let text = page.text();
    assert!(text.contains(wanted), "{wanted:?} is not in: {text}");
}

fn value(page: &Response, name: &str) -> String {
    let text = page.text();
    let from = text.split(&format!("name=\"{name}\" value=\"")).nth(1).expect(name);
    from.split('"').next().unwrap().to_owned()
}

fn bracket_of(names: &[&str]) -> Fair {
    let fair = Fair::with_players(names);
    let settings = fair.here().setup().unwrap().settings.clone();
    let settings = Settings { system: PairingSystem::SingleElimination, ..settings };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "one evening".into() }));
    fair
}

fn start(fair: &Fair, page: &Response, more: &[(&str, &str)]) -> Response {
    let (size, seen, minutes) = (value(page, "size"), value(page, "seen"), value(page, "minutes"));
    let fields =
        [("size", &*size), ("seen", &*seen), ("minutes", &*minutes), ("best_of", "1"), ("bracket", "fixed")];
    fair.send(&fair.director, &at("/cut"), &[&fields, more].concat())
}

#[test]
fn a_director_draws_a_bracket_for_everybody_and_plays_it_to_its_end() {
    let fair = bracket_of(&FIVE);
    has(&fair.page(&fair.director, &at("/desk")), "Set the seeds");
    has(&fair.page(&fair.seat(1), &at("/me")), "The bracket is not drawn yet.");
    let leave = fair.page(&fair.seat(1), &at("/me/leave"));
    has(&leave, "You get no place in the bracket.");
    assert!(!leave.text().contains("in the standings"), "an elimination has none: {}", leave.text());
    has(&fair.page(&fair.director, &at("")), "3, Single elimination, 75 minutes each");
    let led = fair.page(&fair.director, &at("/pair"));
    assert_eq!((led.status, led.header("location")), (303, &*at("/cut")));
    let sheet = fair.page(&fair.scorekeeper, &at("/standings.csv"));
    assert_eq!(sheet.text().lines().count(), 1, "no place yet: {}", sheet.text());
    let page = fair.page(&fair.director, &at("/cut"));
    has(&page, "Seeds 1 to 3 have no opponent in the first stage and go on.");
    has(&page, "Quark &#60;i&#62;");
    assert_eq!(start(&fair, &page, &[]).status, 303);
    has(&fair.page(&fair.scorekeeper, &at("/bracket")), "No opponent");
    has(&fair.page(&fair.scorekeeper, &at("/bracket")), "The seeds were drawn.");
    let best = fair.seat(fair.here().tournament.cut().unwrap().seeds[0].0);
    has(&fair.page(&best, &at("/me")), "You are in the bracket, as seed 1.");
    for stage in 0..3 {
        fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        fair.give(Command::PublishRound(PublishRound {}));
        if stage == 0 {
            // Nothing leads to standings, which no stage makes.
            has(&fair.page(&fair.scorekeeper, &at("/standings")), "the bracket gives the places");
            let overview = fair.page(&fair.scorekeeper, &at(""));
            has(&overview, "See the bracket");
            assert!(!overview.text().contains(&at("/standings")), "{}", overview.text());
            has(&fair.page(&best, &at("/me")), "You have no match in the quarter-final and go on.");
        }
        let here = fair.here();
        let round = here.tournament.rounds().next_back().unwrap();
        for table in round.missing().map(|table| table.pair.table) {
            let end = EndReason::Complete { winner: Side::A };
            let result = GameResult::ended([100, 40], end);
            fair.give(Command::RecordResult(RecordResult { at: AtTable::new(round.number, table), result }));
        }
        fair.give(Command::CloseRound(CloseRound { round: round.number, over: vec![] }));
    }
    has(&fair.page(&fair.director, &at("/desk")), "The final is played.");
    has(&fair.page(&fair.director, &at("/report")), "3 of 3 played");
    has(&fair.page(&fair.scorekeeper, &at("/results/bbcode.txt")), "[b]No places yet[/b]");
    // Who won the first match and lost the next gains half of k for it; the rating of a new player never falls.
    let typed = [("ratings", "Kira: 1500"), ("level", "decipher 16")];
    has(&fair.send(&fair.director, &at("/report/ratings"), &typed), "+8");
    let bracket = fair.page(&fair.scorekeeper, &at("/bracket"));
    has(&bracket, "Nothing separates players out in the same stage, so they share a place.");
    assert!(!bracket.text().contains("Swiss"), "{}", bracket.text());
    // The places as a sheet, as the page has them.
    let file = at("/standings.csv");
    has(&bracket, &format!("href=\"{file}\""));
    let sheet = fair.page(&fair.scorekeeper, &file).text();
    let lines: Vec<&str> = sheet.lines().collect();
    assert_eq!((lines.len(), lines[0]), (6, "place,player,name,decided by"), "{sheet}");
    let out = [",final", ",final", ",semi-final", ",semi-final", ",quarter-final"];
    for (line, (place, by)) in lines[1..].iter().zip(["1,", "2,", "3,", "3,", "5,"].into_iter().zip(out)) {
        assert!(line.starts_with(place) && line.ends_with(by), "{sheet}");
    }
}

#[test]
fn ratings_give_the_seeds_and_their_source_is_kept() {
    let fair = bracket_of(&FIVE);
    let of = |ratings: [&str; 5]| {
        let pairs =
            (1..).zip(ratings).map(|(player, rating): (u32, _)| format!("player={player}&rating={rating}"));
        fair.page(&fair.director, &at(&format!("/cut?{}", pairs.collect::<Vec<_>>().join("&"))))
    };
    has(&of(["1600", "x", "", "", ""]), "The rating of Odo is “x”. Write a whole number, such as 1642.");
    let page = of(["1600", "1700", "1500", "1900", "1800"]);
    assert_eq!(value(&page, "seen"), "4 5 2 1 3");
    let nameless = start(&fair, &page, &[("ordered", "yes"), ("given", " ")]);
    assert_eq!(nameless.status, 422);
    has(&nameless, "Write where the order comes from.");
    assert_eq!(value(&nameless, "seen"), "4 5 2 1 3", "the order is kept");
    assert_eq!(start(&fair, &page, &[("ordered", "yes"), ("given", "ratings of Sunday")]).status, 303);
    has(&fair.page(&fair.scorekeeper, &at("/bracket")), "The director gave the seeds: ratings of Sunday");
    has(&fair.page(&fair.scorekeeper, &at("/log")), "The director gave this order: ratings of Sunday");
}

#[test]
fn nobody_but_the_director_draws_the_bracket() {
    let fair = bracket_of(&FIVE);
    let page = fair.page(&fair.director, &at("/cut"));
    let (size, seen) = (value(&page, "size"), value(&page, "seen"));
    let fields =
        [("size", &*size), ("seen", &*seen), ("minutes", "60"), ("best_of", "1"), ("bracket", "fixed")];
    let strangers = [fair.scorekeeper.clone(), fair.seat(1), fair.seat_elsewhere(), fair.stranger.clone()];
    for stranger in &strangers {
        let answer = fair.send(stranger, &at("/cut"), &fields);
        assert_eq!(answer.status, 404, "{}", answer.text());
    }
    let forged = [("seen", "1 1 1 1 1"), ("ordered", "yes"), ("given", "me")];
    let fields = [("size", "8"), ("minutes", "60"), ("best_of", "1"), ("bracket", "fixed")];
    let refused = fair.send(&fair.director, &at("/cut"), &[&fields[..], &forged].concat());
    assert_eq!(refused.status, 422);
    assert!(fair.here().tournament.cut().is_none());
}

#[test]
fn a_bracket_that_fits_nobody_says_why_and_offers_no_start() {
    let six = bracket_of(&["Kira", "Odo", "Quark", "Nog", "Rom", "Leeta"]);
    has(
        &six.page(&six.director, &at("/cut")),
        "Seeds 1 and 2 have no opponent in the first stage and go on.",
    );
    let two = bracket_of(&["Kira", "Odo"]);
    assert!(two.page(&two.director, &at("/cut")).text().contains("name=\"seen\""), "a final of two");
    let settings = two.here().setup().unwrap().settings.clone();
    let settings = Settings { system: PairingSystem::DoubleElimination, ..settings };
    two.give(Command::ChangeSettings(ChangeSettings { settings, reason: "everybody loses twice".into() }));
    let page = two.page(&two.director, &at("/cut"));
    has(&page, "Double elimination needs at least 3 players.");
    assert!(!page.text().contains("name=\"seen\""), "the start would be refused");
    let step = |fair: &Fair, words: &str, next: &str, to: &str| {
        let desk = fair.page(&fair.director, &at("/desk"));
        has(&desk, words);
        let html = desk.text();
        assert!(!html.contains("Set the seeds"), "the page behind would only say what is missing: {html}");
        let (_, button) = html.split_once("class=\"btn primary\"").expect("a next step");
        let button = button.split("</a>").next().unwrap();
        assert!(button.ends_with(next) && button.contains(&format!("href=\"{}\"", at(to))), "{button}");
    };
    step(&two, "Double elimination needs at least 3 players.", "Register players", "/players");
    let one = bracket_of(&["Kira"]);
    step(&one, "at least 2 and at most 32 players, and one is registered.", "Register players", "/players");

    let names: Vec<String> = (1..=33).map(|number| format!("Player {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let many = bracket_of(&names);
    let page = many.page(&many.director, &at("/cut"));
    has(&page, "A bracket has at most 32 players, and 33 are registered.");
    assert!(!page.text().contains("register more"), "there are too many already");
    step(&many, "A bracket has at most 32 players, and 33 are registered.", "Settings", "/settings");
}

#[test]
fn double_elimination_is_drawn_with_both_sides_and_played_to_its_end() {
    let fair = Fair::with_players(&FIVE);
    let settings = fair.here().setup().unwrap().settings.clone();
    let settings = Settings { system: PairingSystem::DoubleElimination, ..settings };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "one evening".into() }));
    has(&fair.page(&fair.director, &at("")), "6, Double elimination, 75 minutes each");
    let page = fair.page(&fair.director, &at("/cut"));
    has(&page, "a player who loses two matches is out");
    has(&page, "No source about this game describes double elimination.");
    assert!(!page.text().contains("Play for third place"));
    let wrong = start(&fair, &page, &[("elimination", "single")]);
    has(&wrong, "This tournament is played in double elimination.");
    let other = start(&fair, &page, &[("elimination", "triple")]);
    assert_eq!(other.status, 422);
    has(&other, "Choose one of these.");
    assert_eq!(start(&fair, &page, &[("elimination", "double")]).status, 303);
    let bracket = fair.page(&fair.scorekeeper, &at("/bracket"));
    for words in [
        "Nobody here has lost",
        "Everybody here has lost once",
        "No opponent",
        "Second final",
        "Only if the final is won by the player who lost once",
        "Two lost matches put a player out.",
    ] {
        has(&bracket, words);
    }
    has(&fair.page(&fair.scorekeeper, &at("/log")), "Bracket of 5 players, double elimination.");
    let mut names = Vec::new();
    // The player who lost once wins the final, so a second one is played.
    for stage in 1..=7 {
        fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        fair.give(Command::PublishRound(PublishRound {}));
        let here = fair.here();
        let round = here.tournament.rounds().next_back().unwrap();
        has(
            &fair.page(&fair.scorekeeper, &at(&format!("/rounds/{stage}"))),
            &RoundWords::of(here.tournament.round_name(round.number)).title().to_string(),
        );
        names.push(RoundWords::of(here.tournament.round_name(round.number)).title().to_string());
        for table in round.missing().map(|table| table.pair.table) {
            let (winner, scores) = if stage == 6 { (Side::B, [40, 100]) } else { (Side::A, [100, 40]) };
            let result = GameResult::ended(scores, EndReason::Complete { winner });
            fair.give(Command::RecordResult(RecordResult { at: AtTable::new(round.number, table), result }));
        }
        fair.give(Command::CloseRound(CloseRound { round: round.number, over: vec![] }));
    }
    assert_eq!(names[4..], ["Stage 5", "Final", "Second final"]);
    has(&fair.page(&fair.director, &at("/desk")), "The final is played.");
    let wall = fair.page(&fair.scorekeeper, &at("/bracket/screen"));
    has(&wall, "Everybody here has lost once");
    assert!(!wall.text().contains("Log checksum"), "the hall reads no code before the end");
}
