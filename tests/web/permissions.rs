//! Every route for every kind of visitor: who gets in is what `tests/permissions.csv` says, row by row.

use std::collections::BTreeMap;

use crate::support::site::fair::{Fair, SLUG};
use actix_web::http::StatusCode;
use arbiter::web::answer::Answer;
use arbiter::web::cookie::SessionToken;
use arbiter::web::error::PageError;
use arbiter::web::route::{Method, Route};
use arbiter::web::routes::ROUTES;
use arbiter::web::site::Site;
use arbiter::web::visit::Visit;

/// The people in the order of the file's columns.
const PEOPLE: [&str; 10] = [
    "nobody",
    "operator",
    "director",
    "head-judge",
    "judge",
    "scorekeeper",
    "deck-checker",
    "director-elsewhere",
    "player",
    "player-elsewhere",
];

fn reached(_: &Site, _: &Visit) -> Result<Answer, PageError> {
    Ok(Answer::text(StatusCode::OK, "reached"))
}

/// The real table with the same function behind every line.
fn routes() -> &'static [Route] {
    let routes = ROUTES.iter().map(|route| Route { handler: reached, ..*route });
    routes.collect::<Vec<_>>().leak()
}

fn method(route: &Route) -> &'static str {
    match route.method {
        Method::Get => "GET",
        Method::Post => "POST",
    }
}

/// An address of the route at the tournament of the fair.
fn address(route: &Route) -> String {
    route.sample().replace("frankfurt-autumn", SLUG)
}

struct People {
    fair: Fair,
    player: SessionToken,
    player_elsewhere: SessionToken,
}

impl People {
    fn new() -> Self {
        let fair = Fair::over(routes());
        fair.register("Kira\nOdo");
        let (player, player_elsewhere) = (fair.seat(1), fair.seat_elsewhere());
        // Nobody must be rate-limited: everybody requests every route.
        Self { fair, player, player_elsewhere }
    }

    fn session(&self, name: &str) -> Option<&SessionToken> {
        let fair = &self.fair;
        Some(match name {
            "operator" => &fair.operator,
            "director" => &fair.director,
            "head-judge" => &fair.head_judge,
            "judge" => &fair.judge,
            "scorekeeper" => &fair.scorekeeper,
            "deck-checker" => &fair.checker,
            "director-elsewhere" => &fair.stranger,
            "player" => &self.player,
            "player-elsewhere" => &self.player_elsewhere,
            _ => return None,
        })
    }

    /// Whether this person reaches the function behind the route.
    fn gets_in(&self, route: &Route, name: &str) -> bool {
        let path = address(route);
        let request = match route.method {
            Method::Get => self.fair.house.get(&path),
            Method::Post if route.json => {
                let ask = self.fair.house.ask("POST", &path).without_token();
                ask.with("Content-Type", "application/json").body("{}".into())
            }
            Method::Post => self.fair.house.post(&path, &[]),
        };
        let response = match self.session(name) {
            Some(session) => request.within(session).send(),
            None => request.send(),
        };
        let got_in = response.status == 200 && response.text() == "reached";
        let sent_away = match (name, route.method) {
            ("nobody", Method::Get) => response.status == 303,
            ("nobody", Method::Post) => response.status == 403,
            _ => response.status == 404,
        };
        assert!(got_in || sent_away, "{} {path} by {name}: {}", method(route), response.status);
        got_in
    }
}

/// The file as a table: method and path, then who gets in.
fn expected() -> BTreeMap<(String, String), Vec<bool>> {
    let text = include_str!("../permissions.csv");
    let mut lines = text.lines();
    assert_eq!(lines.next().unwrap(), format!("method,path,{}", PEOPLE.join(",")));
    lines
        .map(|line| {
            let mut cells = line.split(',');
            let key = (cells.next().unwrap().to_owned(), cells.next().unwrap().to_owned());
            (key, cells.map(|cell| cell == "yes").collect())
        })
        .collect()
}

#[test]
fn everybody_gets_in_exactly_where_the_file_says() {
    let people = People::new();
    let mut expected = expected();
    let mut found = String::new();
    let mut wrong = Vec::new();
    for route in routes() {
        let allowed: Vec<bool> = PEOPLE.iter().map(|name| people.gets_in(route, name)).collect();
        let cells: Vec<&str> = allowed.iter().map(|allowed| if *allowed { "yes" } else { "no" }).collect();
        found.push_str(&format!("{},{},{}\n", method(route), route.path, cells.join(",")));
        let key = (method(route).to_owned(), route.path.to_owned());
        if expected.remove(&key).as_ref() != Some(&allowed) {
            wrong.push(key);
        }
    }
    assert!(
        wrong.is_empty() && expected.is_empty(),
        "tests/permissions.csv differs at {wrong:?}, and has lines of no route: {expected:?}. Found:\n{found}"
    );
}

#[test]
fn a_removed_role_is_gone_at_the_next_request() {
    let people = People::new();
    let route = routes().iter().find(|route| route.path == "/t/{tournament}/desk").expect("the desk");
    assert!(people.gets_in(route, "scorekeeper"), "before");
    people.fair.take_away("Scorekeeper");
    assert!(!people.gets_in(route, "scorekeeper"), "after");
}
