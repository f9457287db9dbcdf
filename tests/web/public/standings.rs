//! The standings and their arithmetic.

use arbiter::domain::id::{PlayerId, RoundNumber};
use arbiter::domain::scoring::result::EndReason;
use arbiter::domain::tournament::command::{ChangeProfile, CloseRound, Command, DropPlayer};
use arbiter::domain::tournament::entry::{Entry, ProfileChanged};

use super::large::append;
use super::told::{at, eventful, played, public, record, round, says, table, won, words};
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::{reason, slug};

#[test]
fn each_line_of_the_standings_opens_its_whole_arithmetic() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom", "Nog"]);
    says(
        &public(&fair, &at("/standings")),
        &["Standings with round 1 so far", "0 of 2 results are in and count here"],
    );
    record(&fair, table(1, 1), won([100, 35]));
    record(&fair, table(1, 2), played([70, 40], EndReason::Time));
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    let page = public(&fair, &at("/standings"));
    let here = fair.here();
    let name =
        |at: usize, seat: usize| here.name(round(&fair, 1).tables().nth(at).unwrap().pair.players[seat]);
    let bye = here.name(round(&fair, 1).bye.unwrap().player);
    let best = name(0, 0);
    says(
        &page,
        &[
            "Standings after round 1",
            &format!("Why {best} is here"),
            "1 FW",
            "1 ML",
            "1 bye",
            "inferred",
            "unverified",
            "articleID=1302, OPG 4.1, 10 Mar 2014, for places 3 and 4, whose order can be read either way",
            "general knowledge: the TCC keeps strength of schedule; its formula was not read",
        ],
    );
    assert!(words(&page).contains(&bye));
    assert!(page.contains("id=\"by-strength-of-schedule\""));
    assert!(page.contains("data-label=\"diff.\">0</td>"), "a phone shows no heads of columns");
    let whys = fair.house.whys(&fair.house.get(&at("/standings")).send()).text();
    says(
        &whys,
        &[
            &format!("Why {best} has place 1"),
            "Nobody is placed higher.",
            &format!(
                "Round 1, table 1: {} The winning conditions were met; full win: 100 − 35 = +65. 4 points",
                name(0, 1)
            ),
            "Time was called; modified win: 70 − 40 = +30. 3 points",
            "full loss: 35 − 100 = −65. 0 points",
            "Round 1: bye 4 points, differential 0",
            "Victory points 4 (bye) = 4",
            &format!("Strength of schedule 3 ({}) = 3", name(1, 0)),
            "Differential −65 = −65",
            &format!("Behind {best} by differential: 0 to +65."),
        ],
    );
    assert!(whys.contains(&format!("href=\"{}#by-strength-of-schedule\"", at("/standings"))));
}

#[test]
fn a_chat_shows_what_a_shared_page_is_about() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom"]);
    let about = |path: &str| {
        let page = public(&fair, &at(path));
        let tag = "<meta property=\"og:description\" content=\"";
        page.split_once(tag).expect(path).1.split_once('"').unwrap().0.to_owned()
    };
    let before = about("/standings");
    assert!(before.contains("2026"), "when and where it is: {before}");
    assert_eq!(about("/rounds/1"), before);
    record(&fair, table(1, 1), won([100, 40]));
    let best = fair.here().name(round(&fair, 1).tables().next().unwrap().pair.players[0]);
    assert!(about("/standings").starts_with(&format!("1. {best}, 2. ")), "{}", about("/standings"));
}

#[test]
fn players_whom_nothing_separates_share_a_place_and_the_next_is_left_out() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom"]);
    record(&fair, table(1, 1), won([100, 40]));
    record(&fair, table(1, 2), won([100, 40]));
    let page = public(&fair, &at("/standings"));
    let places: Vec<&str> = page.split("<td class=\"c-lead num\">").skip(1).map(|cell| &cell[..1]).collect();
    assert_eq!(places, ["1", "1", "3", "3"]);
    says(&fair.house.whys(&fair.house.get(&at("/standings")).send()).text(), &["level in everything."]);
}

#[test]
fn the_arithmetic_of_a_line_is_for_its_round_and_its_player() {
    let fair = eventful();
    let first = public(&fair, &at("/standings/1/why/1"));
    let now = public(&fair, &at("/standings/why/1"));
    assert!(first.contains("Round 1") && !first.contains("<dt><bdi>Round 2"), "{first}");
    assert!(now.contains("<dt><bdi>Round 2"));
    for path in ["/standings/why/99", "/standings/1/why/99", "/standings/9/why/1", "/standings/why/0"] {
        assert_eq!(fair.house.get(&at(path)).send().status, 404, "{path}");
    }
}

#[test]
fn the_standings_after_a_round_ignore_what_came_later() {
    let fair = eventful();
    let first = public(&fair, &at("/standings/1"));
    says(&first, &["Standings after round 1"]);
    assert!(!words(&first).contains("Ezri"), "she came in round 2");
    says(&public(&fair, &at("/standings")), &["Standings with round 3 so far", "Ezri", "1 earned bye"]);
    for path in ["/standings/0", "/standings/4", "/standings/99999999999"] {
        assert_eq!(fair.house.get(&at(path)).send().status, 404, "{path}");
    }
}

#[test]
fn a_result_that_does_not_fit_a_changed_profile_is_named_instead_of_the_standings() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    record(&fair, table(1, 1), won([100, 35]));
    let pinned = fair.here().setup().unwrap().profile().unwrap().clone();
    let profile = pinned.with_values([("scores.win_threshold", "140")], "played to 140", None).unwrap();
    let (profile, why) = (Box::new(profile), "played to 140");
    let refused = fair.desk().submit(&slug(SLUG), &submission(), |_| {
        Ok(Command::ChangeProfile(ChangeProfile { profile: profile.clone(), reason: why.into() }))
    });
    assert!(refused.is_err(), "nobody comes there by a form");
    append(&fair, vec![Entry::ProfileChanged(ProfileChanged { profile, reason: reason(why) })]);
    for path in ["/standings", "/print/standings"] {
        says(&public(&fair, &at(path)), &["The standings cannot be computed. Round 1, table 1:"]);
    }
    says(&public(&fair, &at("/standings")), &["The director can correct the result"]);
    says(&public(&fair, &at("/rounds/1")), &["cannot be scored", "Round 1"]);
    says(&public(&fair, &at("")), &["it differs from what is shown in the rules now"]);
}

#[test]
fn dropped_players_are_marked_with_the_round() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom"]);
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(4), reason: "".into() }));
    for path in ["", "/standings"] {
        says(&public(&fair, &at(path)), &["left after round 1"]);
    }
}
