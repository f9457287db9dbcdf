//! Somebody with a tournament of their own tries every form there on what other tournaments share with it: their logs
//! and their pages do not change.

use arbiter::domain::id::{PersonId, PlayerId};
use arbiter::domain::tournament::command::{Command, IdentifyPlayers};
use arbiter::domain::tournament::role::Role;
use arbiter::web::cookie::SessionToken;
use arbiter::web::route::{Cache, Method, Route};
use arbiter::web::routes::ROUTES;

use crate::support::site::fair::{Fair, SLUG, submission, warning};
use crate::support::site::{says, silent};
use crate::support::slug;

/// The tournament of the stranger, who has no role at [`SLUG`].
const OWN: &str = "elsewhere";
const NAMES: [&str; 4] = ["Kira Nerys", "Odo", "Quark", "Rom"];

/// Round 1 is played here and Kira was warned. The stranger registered the same names, and all but Odo are known
/// as the same there, as anybody could say before it took consent.
fn fair() -> Fair {
    let fair = Fair::playing(&NAMES);
    fair.give(warning());
    fair.desk().register(&slug(OWN), &submission(), &NAMES.join("\n")).unwrap();
    let same = [1, 3, 4].map(|player| (PlayerId(player), person(&fair, player))).to_vec();
    let command = Command::IdentifyPlayers(IdentifyPlayers { same });
    fair.desk().submit(&slug(OWN), &submission(), |_| Ok(command.clone())).unwrap();
    fair
}

fn person(fair: &Fair, player: u32) -> PersonId {
    fair.here().tournament.player(PlayerId(player)).unwrap().person
}

/// A new session of an account: some forms end the one they are sent with.
fn session(fair: &Fair, name: &str) -> SessionToken {
    let account = fair.desk().account_by_name(name).unwrap().unwrap();
    fair.desk().open_session(Some(&account), "test", chrono::Utc::now()).unwrap().parse().unwrap()
}

/// Everything that the public sees of the tournament here, and the head of its log.
fn seen(fair: &Fair) -> Vec<String> {
    let of_one = |route: &&Route| route.cache == Cache::Public && route.path.starts_with("/t/{tournament}");
    let pages = ROUTES.iter().filter(of_one).map(|route| {
        let path = route.sample().replace("frankfurt-autumn", SLUG);
        format!("{path}\n{}", fair.house.get(&path).send().text())
    });
    std::iter::once(fair.here().head().to_string()).chain(pages).collect()
}

/// What the stranger writes into a field: wherever it can name something of others, it does.
fn value(fair: &Fair, field: &str) -> String {
    match field {
        "same" => format!("2:{}", person(fair, 2)),
        "asked" => format!("{}:{}", fair.here().id(), person(fair, 1)),
        "answer" => "agree".to_owned(),
        "name" => "Cheater McCheatface".to_owned(),
        "names" => "Jadzia".to_owned(),
        "role" => "director".to_owned(),
        "account" => {
            let director = fair.desk().account_by_name("Ruth O'Brien <b>").unwrap().unwrap();
            director.id.to_string()
        }
        _ => "1".to_owned(),
    }
}

fn attack(fair: &Fair, route: &Route) -> u16 {
    let fields: Vec<(&str, String)> =
        route.fields.iter().map(|field| (field.name, value(fair, field.name))).collect();
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    // Not all on one player: who is erased is not renamed any more.
    let player = match route.path.rsplit_once('/') {
        Some((_, "erase")) => "3",
        Some((_, "apart" | "withdraw" | "drop")) => "4",
        _ => "1",
    };
    let path = route.path.replace("{tournament}", OWN).replace("{player}", player);
    let path = Route { path: path.leak(), ..*route }.sample();
    fair.send(&session(fair, "Stranger"), &path, &fields).status
}

/// Every form there is, each after all others.
fn forms() -> impl Iterator<Item = &'static Route> {
    let posts = || ROUTES.iter().filter(|route| route.method == Method::Post);
    posts().rev().chain(posts())
}

#[test]
fn no_form_of_ones_own_tournament_changes_anything_in_another() {
    let fair = fair();
    let before = seen(&fair);
    assert!(before.len() > 8 && before.iter().any(|page| page.contains("Kira Nerys")));
    let mut done = Vec::new();
    for route in forms() {
        let status = attack(&fair, route);
        assert_eq!(seen(&fair), before, "POST {} ({status}) moved the other tournament", route.path);
        if status == 303 {
            done.push(route.path);
        }
    }
    for path in ["/players/{player}/rename", "/players/{player}/erase", "/players/known"] {
        assert!(done.iter().any(|done| done.ends_with(path)), "{path} was refused: {done:?}");
    }
}

#[test]
fn a_persons_name_elsewhere_changes_only_with_the_role_there() {
    let fair = fair();
    let rename = |who: &SessionToken, name: &str| {
        let sent = fair.send(who, &format!("/t/{OWN}/players/1/rename"), &[("name", name)]);
        assert_eq!(sent.status, 303, "{}", sent.text());
    };
    // The control: the same form moves the other log for the operator, and for somebody who directs both.
    let before = seen(&fair);
    rename(&fair.operator, "Kira of Bajor");
    let operated = seen(&fair);
    assert_ne!(operated, before);
    assert!(operated.iter().any(|page| page.contains("Kira of Bajor")));
    fair.also_elsewhere("Ruth O'Brien <b>", Role::Director);
    rename(&fair.director, "Colonel Kira");
    let directed = seen(&fair);
    assert!(directed.iter().any(|page| page.contains("Colonel Kira")));
    // Who directs only their own tournament changes the name there, and says so beforehand.
    let player = format!("/t/{OWN}/players/1");
    says(&fair.page(&fair.stranger, &player), "The player also played at Deep Space Open");
    rename(&fair.stranger, "Cheater McCheatface");
    assert_eq!(seen(&fair), directed);
    says(&fair.page(&fair.stranger, &player), "<h1><bdi>Cheater McCheatface</bdi></h1>");
    silent(&fair.page(&fair.stranger, &player), "The player also played at");
    let erased = fair.send(&fair.stranger, &format!("/t/{OWN}/players/3/erase"), &[]);
    assert_eq!(
        (erased.status, fair.desk().tournament(&slug(OWN)).unwrap().name(PlayerId(3))),
        (303, "Player 3".into())
    );
    assert_eq!(seen(&fair), directed);
    assert_eq!(fair.here().name(PlayerId(3)), "Quark");
    crate::support::all_hold(fair.desk());
}

#[test]
fn penalties_from_another_tournament_are_read_only_with_a_role_there() {
    let fair = fair();
    let warned = "Scouting other tables, Warning (<bdi>Deep Space Open</bdi>, 12 May 2026)";
    let pages = [format!("/t/{OWN}/players/1"), format!("/t/{OWN}/penalties?player=1&kind=scouting")];
    for page in &pages {
        silent(&fair.page(&fair.stranger, page), "Deep Space Open</bdi>, 12 May 2026)");
        says(&fair.page(&fair.operator, page), "Deep Space Open</bdi>, 12 May 2026)");
    }
    says(&fair.page(&fair.operator, &pages[0]), warned);
    fair.also_elsewhere("Judge", Role::Judge);
    says(&fair.page(&fair.judge, &pages[0]), warned);
}
