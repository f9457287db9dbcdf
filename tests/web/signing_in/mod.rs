//! Sign-in, one-time links, accounts.

mod codes;
mod links;
mod passwords;

use crate::support::site::fair::{Fair, SLUG, hash};
use crate::support::site::{House, Response};
use crate::support::slug;
use crate::support::written::written;
use arbiter::app::DatabaseUrl;
use arbiter::app::passwords::{Cost, Passwords};
use arbiter::app::{Desk, Snapshot};
use arbiter::domain::id::{AccountId, PlayerId, TournamentId};
use arbiter::domain::tournament::command::{ChangeSettings, Command};
use arbiter::domain::tournament::role::Role;
use arbiter::web::cookie::SessionToken;
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;
use chrono::Utc;
use uuid::Uuid;

const NEVER: &str = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";

/// The session that an answer puts into the browser.
fn session(answer: &Response) -> SessionToken {
    let cookie = answer.header("set-cookie");
    let token = cookie.split_once('=').unwrap().1.split(';').next().unwrap();
    token.parse().unwrap_or_else(|_| panic!("no session in {cookie:?}"))
}

fn sign_in(house: &House, name: &str, password: &str, next: &str) -> Response {
    house.post("/sign-in", &[("name", name), ("password", password), ("next", next)]).send()
}

/// An invitation's fields.
fn person<'a>(name: &'a str, password: &'a str, repeated: &'a str) -> [(&'a str, &'a str); 4] {
    [("name", name), ("display_name", "Kira O'Brien <b>"), ("password", password), ("repeated", repeated)]
}

fn account(fair: &Fair, name: &str) -> AccountId {
    fair.desk().account_by_name(name).unwrap().unwrap().id
}

fn text(here: &Snapshot) -> String {
    here.log.iter().map(|line| format!("{} {}", line.actor, line.payload)).collect()
}
