//! A win in Second Edition takes a planet and a space mission: both are ticked before it is recorded.

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{says, silent};
use arbiter::domain::edition::Edition;
use arbiter::domain::id::{RoundNumber, TableNumber};
use arbiter::domain::tournament::command::{ChangeProfile, ChangeSettings, Command, PairRound, PublishRound};
use arbiter::domain::tournament::settings::Settings;

const PLANET: &str = "The winner has completed a planet mission";
const SPACE: &str = "The winner has completed a space mission";

fn path(rest: &str) -> String {
    format!("/t/{SLUG}{rest}")
}

/// A round of Second Edition.
fn second_edition() -> Fair {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let settings = Settings { edition: Edition::Second, ..fair.here().setup().unwrap().settings.clone() };
    let reason = "the other game".to_owned();
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: reason.clone() }));
    let profile = Box::new(arbiter::data::scoring_profile("tcc-2e-2014").unwrap().clone());
    fair.give(Command::ChangeProfile(ChangeProfile { profile, reason }));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    fair
}

fn has_result(fair: &Fair) -> bool {
    let here = fair.here();
    here.tournament.round(RoundNumber(1)).unwrap().table(TableNumber(1)).unwrap().result.is_some()
}

const WON: [(&str, &str); 4] =
    [("score_a", "100"), ("score_b", "35"), ("end", "complete-a"), ("intent", "record")];

#[test]
fn staff_record_a_win_once_both_missions_are_ticked() {
    let fair = second_edition();
    let send = |more: &[(&str, &str)]| {
        fair.send(&fair.scorekeeper, &path("/rounds/1/tables/1/result"), &[&WON[..], more].concat())
    };
    for ticks in [&[][..], &[("ticked", PLANET)], &[("ticked", SPACE)], &[("ticked", "something else")]] {
        let again = send(ticks);
        assert_eq!(again.status, 422);
        says(&again, PLANET);
        says(&again, "Nothing was recorded: tick both.");
        assert!(!has_result(&fair));
    }
    let look = fair.page(
        &fair.scorekeeper,
        &path("/rounds/1/tables/1?score_a=100&score_b=35&end=complete-a&intent=look"),
    );
    says(&look, SPACE);
    silent(&look, "Nothing was recorded");
    assert_eq!(send(&[("ticked", PLANET), ("ticked", SPACE)]).status, 303);
    assert!(has_result(&fair));
}

#[test]
fn players_tick_both_and_the_opponent_confirms_with_one_press() {
    let fair = second_edition();
    let here = fair.here();
    let players = here.tournament.round(RoundNumber(1)).unwrap().table(TableNumber(1)).unwrap().pair.players;
    let [own, other] = players.map(|player| fair.seat(player.0));
    let report = |who, more: &[(&str, &str)]| {
        fair.send(who, &path("/me/report"), &[&WON[..], &[("round", "1")], more].concat())
    };
    let again = report(&own, &[("ticked", PLANET)]);
    assert_eq!(again.status, 422);
    says(&again, "Nothing was recorded: tick both.");
    assert_eq!(report(&own, &[("ticked", PLANET), ("ticked", SPACE)]).status, 303);
    let page = fair.page(&other, &path("/me"));
    says(&page, "Confirm 35 to 100");
    says(&page, PLANET);
    assert_eq!(report(&other, &[("ticked", PLANET), ("ticked", SPACE)]).status, 303);
    assert!(has_result(&fair));
}

#[test]
fn other_endings_and_first_edition_ask_for_no_ticks() {
    let fair = second_edition();
    let fields = [("score_a", "70"), ("score_b", "35"), ("end", "time"), ("intent", "record")];
    assert_eq!(fair.send(&fair.scorekeeper, &path("/rounds/1/tables/1/result"), &fields).status, 303);
    let first = Fair::playing(&["Kira", "Odo"]);
    let sent = first.send(&first.scorekeeper, &path("/rounds/1/tables/1/result"), &WON);
    assert_eq!(sent.status, 303, "{}", sent.text());
}
