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
    let reason = "the other game";
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: reason.into() }));
    let profile = Box::new(arbiter::data::scoring_profile("tcc-2e-2014").unwrap().clone());
    fair.give(Command::ChangeProfile(ChangeProfile { profile, reason: reason.into() }));
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
    for ticks in [&[][..], &[("ticked", "planet")], &[("ticked", "space")], &[("ticked", "something else")]] {
        let again = send(ticks);
        assert_eq!(again.status, 422);
        says(&again, PLANET);
        // where the scripts look for what they say in the row
        says(&again, "<p class=\"error\">Nothing was recorded: tick both.");
        assert!(!has_result(&fair));
    }
    let look = fair.page(
        &fair.scorekeeper,
        &path("/rounds/1/tables/1?score_a=100&score_b=35&end=complete-a&intent=look"),
    );
    says(&look, SPACE);
    silent(&look, "Nothing was recorded");
    assert_eq!(send(&[("ticked", "planet"), ("ticked", "space")]).status, 303);
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
    let again = report(&own, &[("ticked", "planet")]);
    assert_eq!(again.status, 422);
    says(&again, "Nothing was recorded: tick both.");
    assert_eq!(report(&own, &[("ticked", "planet"), ("ticked", "space")]).status, 303);
    let page = fair.page(&other, &path("/me"));
    says(&page, "Confirm 35 to 100");
    says(&page, "a planet and a space mission completed");
    assert_eq!(report(&other, &[("ticked", "planet"), ("ticked", "space")]).status, 303);
    assert!(has_result(&fair));
}

/// The ticks of a page's form, each with whether it is set.
fn boxes(text: &str) -> Vec<(&str, bool)> {
    let each = text.split("name=\"ticked\" value=\"").skip(1);
    each.map(|rest| (rest.split('"').next().unwrap(), rest.split('>').next().unwrap().contains("checked")))
        .collect()
}

#[test]
fn the_log_the_open_data_and_a_correction_tell_and_ask_for_both() {
    let fair = second_edition();
    let table = path("/rounds/1/tables/1");
    let sent = fair.send(
        &fair.scorekeeper,
        &format!("{table}/result"),
        &[&WON[..], &[("ticked", "planet"), ("ticked", "space")]].concat(),
    );
    assert_eq!(sent.status, 303);
    let told = "100, ";
    let log = fair.page(&fair.director, &path("/log"));
    says(&log, told);
    says(&log, "a planet and a space mission completed");
    says(&fair.page(&fair.scorekeeper, &table), "a planet and a space mission completed");
    let open = fair.house.get(&format!("/api/v1/tournaments/{SLUG}/rounds/1")).send().text();
    assert!(open.contains(r#""missions":{"planet":true,"space":true}"#), "{open}");
    let export = fair.desk().export(&crate::support::slug(SLUG)).unwrap();
    assert!(export.contains(r#"\"missions\":{\"planet\":true,\"space\":true}"#));
    // A correction shows the current ticks, and is refused without them.
    let correct = format!("{table}/correct");
    let form = fair.page(&fair.director, &correct).text();
    assert_eq!(boxes(&form), [("planet", true), ("space", true), ("asked", false)]);
    let was = form.split("name=\"was\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let was = was.replace("&quot;", "\"").replace("&#34;", "\"");
    let fields = |ticks: &[&'static str], intent: &'static str| {
        let mut fields =
            vec![("was", was.clone()), ("score_a", "100".to_owned()), ("score_b", "30".to_owned())];
        fields.extend([("end", "complete-a".to_owned()), ("reason", "misread".to_owned())]);
        fields.extend(ticks.iter().map(|tick| ("ticked", (*tick).to_owned())));
        fields.push(("intent", intent.to_owned()));
        fields
    };
    let send = |ticks: &[&'static str], intent: &'static str| {
        let fields = fields(ticks, intent);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        fair.send(&fair.director, &correct, &fields)
    };
    for intent in ["look", "record"] {
        let refused = send(&["planet"], intent);
        assert_eq!(refused.status, 422);
        says(&refused, "a space mission");
        assert_eq!(
            boxes(&refused.text()),
            [("planet", true), ("space", false), ("asked", false)],
            "what was ticked is kept"
        );
    }
    says(&send(&["planet", "space"], "look"), "What this changes");
    assert_eq!(send(&["planet", "space"], "record").status, 303);
    says(&fair.page(&fair.director, &path("/log")), "Before: ");
}

#[test]
fn a_report_is_taken_over_with_its_ticks() {
    let fair = second_edition();
    let here = fair.here();
    let players = here.tournament.round(RoundNumber(1)).unwrap().table(TableNumber(1)).unwrap().pair.players;
    let ticked = [&WON[..], &[("round", "1"), ("ticked", "planet"), ("ticked", "space")]].concat();
    assert_eq!(fair.send(&fair.seat(players[0].0), &path("/me/report"), &ticked).status, 303);
    let page = fair.page(&fair.scorekeeper, &path("/rounds/1/tables/1")).text();
    let form = page.split("Record what").next().unwrap();
    assert_eq!(boxes(form).iter().map(|(name, _)| *name).collect::<Vec<_>>(), ["planet", "space"]);
}

#[test]
fn other_ticks_than_the_page_offers_record_nothing() {
    let fair = second_edition();
    for odd in [
        &[("ticked", "planet"), ("ticked", "planet")][..],
        &[("ticked", "Planet"), ("ticked", "space")],
        &[("ticked", "planet space")],
    ] {
        let sent =
            fair.send(&fair.scorekeeper, &path("/rounds/1/tables/1/result"), &[&WON[..], odd].concat());
        assert_eq!(sent.status, 422, "{odd:?}");
    }
    assert!(!has_result(&fair));
    // Where nobody asks, ticks are not part of a result.
    let first = Fair::playing(&["Kira", "Odo"]);
    let ticked = [&WON[..], &[("ticked", "planet")]].concat();
    let refused = first.send(&first.scorekeeper, &path("/rounds/1/tables/1/result"), &ticked);
    assert_eq!(refused.status, 422);
    says(&refused, "no missions are ticked with this result");
    assert!(!has_result(&first));
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

#[test]
fn the_printed_slip_has_both_boxes_where_a_win_takes_both() {
    let printed = |fair: &Fair| fair.page(&fair.director, &path("/print/slips/1"));
    let both = "Winner’s missions: <span class=\"box\">planet</span><span class=\"box\">space</span>";
    says(&printed(&second_edition()), both);
    silent(&printed(&Fair::playing(&["Kira", "Odo"])), "Winner’s missions:");
}
