//! Promise 5: a page may stay open all day. Its form is saved, or comes back filled in after signing in: fourteen
//! hours later, after a restart of the program, and if the round was closed in the meantime.

use arbiter::app::DatabaseUrl;
use arbiter::app::sessions::random_uuid;
use arbiter::domain::id::{RoundNumber, TableNumber};
use arbiter::domain::tournament::command::{CloseRound, Command, OpenDispute};
use arbiter::domain::tournament::teller::Teller;
use arbiter::web::cookie::SessionToken;
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;
use chrono::{TimeDelta, Utc};

use crate::support::database::last_seen;
use crate::support::forms::{Sent, forms};
use crate::support::site::fair::{Fair, SLUG, hash};
use crate::support::site::{House, Response, says, silent, token_in};

const NAMES: [&str; 4] = ["Kira", "Odo", "Quark", "Nog"];
const SLIP: [(&str, &str); 4] =
    [("score_a", "100"), ("score_b", "35"), ("end", "complete-a"), ("intent", "record")];

/// A form that somebody has typed into, and what of it a person would miss.
struct Typed {
    who: &'static str,
    path: String,
    fields: Vec<(&'static str, &'static str)>,
    words: &'static [&'static str],
}

fn typed() -> Vec<Typed> {
    let form = |who, path: &str, fields: &[(&'static str, &'static str)], words| Typed {
        who,
        path: format!("/t/{SLUG}/{path}"),
        fields: fields.to_vec(),
        words,
    };
    vec![
        form("Scorekeeper", "rounds/1/tables/1/result", &SLIP, &["100", "35"]),
        form(
            "Judge",
            "penalties",
            &[
                ("player", "1"),
                ("kind", "conduct"),
                ("level", "note"),
                ("round", "1"),
                ("reason", "ZZ shouted"),
            ],
            &["ZZ shouted"],
        ),
        form(
            "Judge",
            "disputes/1/rule",
            &[("alone", "yes"), ("seen", "0.0"), ("text", "ZZ it counts")],
            &["ZZ it counts"],
        ),
        form(
            "Scorekeeper",
            "disputes/open",
            &[("question", "ZZ may I"), ("facts", "ZZ drew")],
            &["ZZ may I", "ZZ drew"],
        ),
        form("Ruth O'Brien <b>", "players", &[("names", "ZZ Leeta\r\nZZ Rom")], &["ZZ Leeta", "ZZ Rom"]),
        form("Ruth O'Brien <b>", "players/2/drop", &[("reason", "ZZ had to leave")], &["ZZ had to leave"]),
    ]
}

fn session<'a>(fair: &'a Fair, who: &str) -> &'a SessionToken {
    match who {
        "Scorekeeper" => &fair.scorekeeper,
        "Judge" => &fair.judge,
        _ => &fair.director,
    }
}

fn playing() -> Fair {
    let fair = Fair::playing(&NAMES);
    let (question, facts, by) = ("Does it count?".to_owned(), String::new(), Teller::Unsaid);
    fair.give(Command::OpenDispute(OpenDispute { at: None, question, facts, by, again: false }));
    fair
}

/// Fourteen hours and a quarter in which nobody looked at anything with this session.
fn the_day_passes(fair: &Fair, session: &SessionToken) {
    let then = Utc::now() - TimeDelta::minutes(14 * 60 + 15);
    // As it was noted then: the session lasts fourteen hours from there.
    last_seen(fair.desk(), &hash(session), then);
}

/// The program restarted on the same database.
fn restarted(fair: &Fair) -> House {
    let desk = crate::support::desk_over(&DatabaseUrl::Sqlite(fair.database()));
    House::of(Site::new(ROUTES, crate::support::site::config(&[]), desk).unwrap())
}

/// Sends a form as the old page would, with the token of its session.
fn sends(house: &House, who: &SessionToken, path: &str, fields: &[(&str, &str)]) -> Response {
    house.post(path, fields).within(who).send()
}

/// Signs in, in a second window of the same browser.
fn signs_in(house: &House, name: &str) -> SessionToken {
    let answer = house.post("/sign-in", &[("name", name), ("password", "correct horse")]).send();
    assert_eq!(answer.status, 303, "{}", answer.text());
    let cookie = answer.cookies.iter().find_map(|line| line.strip_prefix("arbiter=")).unwrap();
    cookie.split(';').next().unwrap().parse().unwrap()
}

/// Presses “Send this” on an error page, with exactly what is in its form.
fn presses(house: &House, page: &Response, who: &SessionToken) -> Response {
    let text = page.text();
    let form = forms(&text)
        .into_iter()
        .find(|form| form.buttons.len() == 1 && !form.fields.is_empty() && !form.action.contains("/display"));
    let form = form.unwrap_or_else(|| panic!("nothing to send again: {text}"));
    let (action, mut sent): (String, Sent) = form.untouched(&form.buttons[0]);
    if let Some(token) = token_in(&text) {
        sent.push(("csrf".to_owned(), token));
    }
    let fields: Vec<(&str, &str)> =
        sent.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    house.post(&action, &fields).within(who).without_token().send()
}

#[test]
fn a_form_that_was_open_for_fourteen_hours_comes_back_filled_in_and_is_saved_once_after_signing_in() {
    for anew in [false, true] {
        for Typed { who, path, fields, words } in typed() {
            let fair = playing();
            let old = session(&fair, who);
            the_day_passes(&fair, old);
            let other = anew.then(|| restarted(&fair));
            let house = other.as_ref().unwrap_or(&fair.house);
            let number = random_uuid().unwrap().to_string();
            let all = [fields.as_slice(), &[("submission", &number)]].concat();
            let before = fair.here().log.len();
            let refused = sends(house, old, &path, &all);
            assert_eq!(refused.status, 403, "{path}: {}", refused.text());
            says(&refused, "you are signed out");
            words.iter().for_each(|word| says(&refused, word));
            assert_eq!(fair.here().log.len(), before, "{path}: nothing is recorded for nobody");
            let new = signs_in(house, who);
            // Somebody else may have seen the page: it is shown once more before it counts.
            let shown = presses(house, &refused, &new);
            assert_eq!(shown.status, 403, "{path}: {}", shown.text());
            words.iter().for_each(|word| says(&shown, word));
            let saved = presses(house, &shown, &new);
            // A dispute was opened by another number of the form's page: its answer is the page itself.
            assert!(
                saved.status == 303 || path.ends_with("/rule"),
                "{path}: {} {}",
                saved.status,
                saved.text()
            );
            if saved.status == 303 {
                let after = fair.here().log.len();
                assert!(after > before, "{path}");
                assert_eq!(presses(house, &shown, &new).status, 303, "{path}: pressed twice");
                assert_eq!(fair.here().log.len(), after, "{path}: it counts once");
            } else {
                words.iter().for_each(|word| says(&saved, word));
            }
        }
    }
}

#[test]
fn the_control_within_fourteen_hours_the_same_form_is_saved_at_once() {
    for anew in [false, true] {
        let fair = playing();
        let then = Utc::now() - TimeDelta::minutes(13 * 60 + 45);
        last_seen(fair.desk(), &hash(&fair.scorekeeper), then);
        let other = anew.then(|| restarted(&fair));
        let house = other.as_ref().unwrap_or(&fair.house);
        let number = random_uuid().unwrap().to_string();
        let path = format!("/t/{SLUG}/rounds/1/tables/1/result");
        let all = [SLIP.as_slice(), &[("submission", &number)]].concat();
        assert_eq!(sends(house, &fair.scorekeeper, &path, &all).status, 303, "a restart signs nobody out");
    }
}

#[test]
fn a_slip_for_a_round_closed_in_the_meantime_comes_back_with_the_recorded_result_and_what_was_typed() {
    let fair = playing();
    let number = random_uuid().unwrap().to_string();
    let path = format!("/t/{SLUG}/rounds/1/tables/1/result");
    let typed = [("score_a", "100"), ("score_b", "77"), ("end", "complete-a"), ("intent", "record")];
    let late = [typed.as_slice(), &[("submission", &number)]].concat();
    // Meanwhile others record both tables and close the round.
    for table in 1..=2 {
        let path = format!("/t/{SLUG}/rounds/1/tables/{table}/result");
        assert_eq!(fair.send(&fair.judge, &path, &SLIP).status, 303);
    }
    let over = fair.here().tournament.disputes().map(|dispute| dispute.number).collect();
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over }));
    the_day_passes(&fair, &fair.scorekeeper);
    let refused = sends(&fair.house, &fair.scorekeeper, &path, &late);
    says(&refused, "77");
    let new = signs_in(&fair.house, "Scorekeeper");
    let shown = presses(&fair.house, &refused, &new);
    let stands = || {
        let here = fair.here();
        let table = here.tournament.round(RoundNumber(1)).unwrap().table(TableNumber(1)).unwrap();
        table.result.as_ref().unwrap().result
    };
    let before = stands();
    let answer = presses(&fair.house, &shown, &new);
    assert!([409, 422].contains(&answer.status), "{}: {}", answer.status, answer.text());
    says(&answer, "77");
    silent(&answer, "Something broke");
    assert_eq!(stands(), before, "the recorded result is not overwritten");
}
