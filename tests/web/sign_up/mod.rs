//! Players apply for a place by a public page, and a director accepts them.

mod applying;
mod lists;
mod settling;

use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG};
use arbiter::domain::id::SubmissionId;
use arbiter::domain::tournament::command::{ChangeSignUp, Command};
use arbiter::domain::tournament::sign_up::SignUp;
use arbiter::web::cookie::SessionToken;
use chrono::{DateTime, Utc};

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn terms(most: Option<u32>) -> Command {
    let terms = SignUp { until: far(), most, asks_deck: true };
    Command::ChangeSignUp(ChangeSignUp { terms })
}

/// A last moment that no test sees.
fn far() -> DateTime<Utc> {
    "2190-05-11T18:00:00Z".parse().unwrap()
}

/// A sign-up with this many places, and these players registered.
fn open(most: Option<u32>, players: &[&str]) -> Fair {
    let fair = if players.is_empty() { Fair::new() } else { Fair::with_players(players) };
    fair.give(terms(most));
    fair
}

fn number() -> String {
    SubmissionId::new(arbiter::app::sessions::random_uuid().unwrap()).to_string()
}

/// Sends a form without any session.
fn nobody_sends(fair: &Fair, path: &str, fields: &[(&str, &str)]) -> Response {
    let number = number();
    let mut all = fields.to_vec();
    all.push(("submission", &number));
    fair.house.post(path, &all).send()
}

/// Applies and returns the address of the receipt.
fn applies(fair: &Fair, name: &str) -> String {
    applies_with(fair, name, "")
}

fn applies_with(fair: &Fair, name: &str, list: &str) -> String {
    let sent = nobody_sends(fair, &at("/sign-up"), &[("name", name), ("list", list)]);
    assert_eq!(sent.status, 303, "{}", sent.text());
    sent.header("location").to_owned()
}

fn receipt(fair: &Fair, to: &str) -> Response {
    fair.house.get(to).send()
}

/// The values of the boxes beside these names on the director’s page.
fn ticks(fair: &Fair, names: &[&str]) -> Vec<String> {
    let page = fair.page(&fair.director, &at("/applications")).text();
    let value = |name: &&str| {
        let (before, _) = page.split_once(&format!("<bdi>{name}</bdi>")).expect("on the list");
        let (_, box_) = before.rsplit_once("name=\"application\" value=\"").unwrap();
        box_.split_once('"').unwrap().0.to_owned()
    };
    names.iter().map(value).collect()
}

fn settles(fair: &Fair, who: &SessionToken, ticks: &[String], intent: &str) -> Response {
    let mut fields: Vec<(&str, &str)> = ticks.iter().map(|id| ("application", id.as_str())).collect();
    fields.push(("intent", intent));
    fair.send(who, &at("/applications"), &fields)
}

fn registered(fair: &Fair) -> Vec<String> {
    let here = fair.here();
    here.tournament.players().map(|player| here.name(player.id)).collect()
}
