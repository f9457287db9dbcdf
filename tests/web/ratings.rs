//! The preview of ratings.

use crate::support::site::fair::Fair;
use crate::support::site::{Response, says, silent};
use arbiter::domain::id::{AtTable, RoundNumber, TableNumber};
use arbiter::domain::scoring::level::TournamentLevel;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{ChangeSettings, Command, PairRound, PublishRound, RecordResult};
use arbiter::domain::tournament::settings::Settings;

const PAGE: &str = "/t/deep-space-open/report/ratings";

fn preview(fair: &Fair, ratings: &str, level: &str) -> Response {
    fair.send(&fair.director, PAGE, &[("ratings", ratings), ("level", level)])
}

fn played() -> Fair {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    let at = AtTable::new(RoundNumber(1), TableNumber(1));
    let kira =
        fair.here().tournament.round(at.round).unwrap().table(at.table).unwrap().pair.players[0].0 == 1;
    let winner = if kira { Side::A } else { Side::B };
    let scores = if kira { [100, 40] } else { [40, 100] };
    let result = GameResult::ended(scores, EndReason::Complete { winner });
    fair.give(Command::RecordResult(RecordResult { at, result }));
    fair
}

#[test]
fn the_games_change_the_ratings_that_the_director_types() {
    let fair = played();
    says(&fair.page(&fair.director, PAGE), "Kira: 1500");
    let log = fair.here().log.len();
    let page = preview(&fair, "Kira: 1700\nOdo: 1900\n", "decipher 16");
    assert_eq!(page.status, 200);
    for words in ["1712", "+12", "1888", "Decipher: Level 1, k 16", "a rating below 1600 never falls"] {
        says(&page, words);
    }
    says(&preview(&fair, "Kira: 1700", "tcc 28"), "The Continuing Committee");
    says(&preview(&fair, "Kira: 1700", "tcc 32"), "to June 2014: 2, Regional or National, k 32");
    assert_eq!(fair.here().log.len(), log, "nothing is recorded");
}

#[test]
fn the_level_in_the_settings_is_chosen_already() {
    let fair = played();
    let chosen = |code: &str| {
        says(&fair.page(&fair.director, PAGE), &format!("<option value=\"{code}\" selected"));
    };
    chosen("tcc 16");
    for (level, day, code) in [
        (TournamentLevel::Regional, "2026-05-12", "tcc 28"),
        (TournamentLevel::Regional, "2014-06-03", "tcc 32"),
        (TournamentLevel::Local, "2014-06-03", "tcc 16"),
    ] {
        let settings = fair.here().setup().unwrap().settings.clone();
        let settings = Settings { level, date: day.parse().unwrap(), ..settings };
        fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "as announced".into() }));
        chosen(code);
    }
    // What the director chooses instead stays.
    says(&preview(&fair, "Kira: 1700", "decipher 32"), "<option value=\"decipher 32\" selected");
}

#[test]
fn lines_that_cannot_be_read_are_named_and_kept() {
    let fair = played();
    let typed = "Kira\nWeyoun: 1500\nOdo: many\nOdo: 1500\nOdo: 1501\nOdo: 99999 <b>";
    let page = preview(&fair, typed, "elo");
    assert_eq!(page.status, 422);
    for words in [
        "Nobody here is called “Weyoun”.",
        "Write the rating of Odo after a colon, from 0 to 9999.",
        "Odo has two lines. Take one of them out.",
        "Choose a level.",
        "99999 &#60;b&#62;",
    ] {
        says(&page, words);
    }
    silent(&page, "After this tournament");
    for other in [&fair.stranger, &fair.judge] {
        assert_eq!(fair.send(other, PAGE, &[("ratings", ""), ("level", "decipher 16")]).status, 404);
    }
}
