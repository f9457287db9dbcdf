//! An operator decides what an account may do beyond its tournaments.

use std::path::Path;

use arbiter::app::DatabaseUrl;
use arbiter::app::sessions::random_uuid;
use arbiter::domain::id::PlayerId;
use arbiter::domain::tournament::command::{Command, PairRound, PublishRound};
use arbiter::domain::tournament::entry::Entry;
use arbiter::domain::tournament::role::Role;
use arbiter::web::cookie::SessionToken;
use arbiter::web::hall_addresses::HallAddresses;
use arbiter::web::hall_start::HallStart;
use arbiter::web::route::{Method, Who};
use arbiter::web::routes::ROUTES;
use chrono::Utc;
use diesel::connection::SimpleConnection;
use diesel::{Connection, SqliteConnection};

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{Response, says, silent};

const NEW: &str = "/new";

fn rights(fair: &Fair, name: &str) -> String {
    let account = fair.desk().account_by_name(name).unwrap().unwrap();
    format!("/accounts/{}/rights", account.id)
}

/// The program as it is reached from the hall: `own` are the addresses of the machine.
fn reached(own: &[&str]) -> Fair {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let bound = if own.is_empty() { "127.0.0.1:8080" } else { "0.0.0.0:8080" };
    let own: Vec<std::net::IpAddr> = own.iter().map(|ip| ip.parse().unwrap()).collect();
    let site = &fair.house.site;
    site.hall_addresses.set(HallAddresses::of(&site.config, bound.parse().unwrap(), &own)).unwrap();
    fair
}

#[test]
fn slips_and_the_desk_show_phones_the_way_where_there_is_one() {
    let playing = |own: &[&str]| {
        let fair = reached(own);
        fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        fair.give(Command::PublishRound(PublishRound {}));
        let page = |path: &str| fair.page(&fair.operator, &at(path)).text();
        [page("/print/slips/1"), page("/desk")]
    };
    let host = "http://192.168.1.20:8080";
    let [slips, desk] = playing(&["192.168.1.20"]);
    assert!(
        slips.contains(&format!("{host}/seat<")) && !slips.contains(&format!("{host}/t/")),
        "the long address is in the QR code alone: {slips}"
    );
    assert_eq!(slips.matches("class=\"qr\"").count(), 1, "one on each slip");
    assert!(
        desk.contains(&format!("{host}/t/deep-space-open<")) && desk.contains("class=\"qr scan\""),
        "{desk}"
    );
    let [slips, desk] = playing(&[]);
    assert!(!slips.contains("class=\"qr\"") && !slips.contains("Report by phone"), "no phone can open it");
    assert!(!desk.contains("class=\"qr") && desk.contains("No phone can open this site"), "{desk}");
    assert!(desk.contains("--listen 0.0.0.0:8080 --plain-http-lan"), "{desk}");
}

#[test]
fn where_no_phone_reaches_the_site_pages_name_this_program_with_its_database() {
    let fair = reached(&[]);
    let database = DatabaseUrl::Sqlite("/data/club night.db".into());
    let start = HallStart::of(Path::new("/opt/arbiter"), Some(&database), 8931);
    fair.house.site.hall_start.set(start).unwrap();
    let pages = |session: &SessionToken| {
        let links = fair.send(session, &at("/players/links"), &[("all", "yes")]);
        [fair.page(session, &at("/desk")).text(), links.text()]
    };
    // Only operators read where they are.
    for page in pages(&fair.director).into_iter().chain([fair.page(&fair.judge, &at("/desk")).text()]) {
        assert!(page.contains("No phone can open") && page.contains("Ask the operator"), "{page}");
        assert!(!page.contains("/opt/arbiter") && !page.contains("club night"), "{page}");
    }
    for page in pages(&fair.operator) {
        let (_, command) = page.split_once("<code>/opt/arbiter serve --database ").expect("the command");
        let command = command.split("</code>").next().unwrap();
        assert!(command.contains("sqlite:/data/club night.db") && command != "sqlite:/data/club night.db");
        assert!(command.ends_with(" --listen 0.0.0.0:8931 --plain-http-lan"), "{command}");
    }
}

#[test]
fn links_for_players_hold_an_address_that_their_phones_can_open() {
    let sheet = |fair: &Fair| fair.send(&fair.director, &at("/players/links"), &[("all", "yes")]).text();
    let hall = sheet(&reached(&["127.0.0.1", "192.168.1.20"]));
    assert_eq!(hall.matches("http://192.168.1.20:8080/seat/").count(), 2, "{hall}");
    assert!(!hall.contains("No phone can open these links"), "{hall}");
    let wall = |fair: &Fair| fair.house.get(&at("/screen")).send().text();
    let shown = wall(&reached(&["192.168.1.20"]));
    assert!(shown.contains("192.168.1.20:8080<") && shown.contains("class=\"qr\""), "{shown}");
    assert!(!wall(&reached(&[])).contains("class=\"qr\""), "no phone can open it");
    let alone = sheet(&reached(&[]));
    assert!(alone.contains("No phone can open these links") && alone.contains("not-on-paper"), "{alone}");
    let print_first = "Print or save it before you leave.";
    assert!(hall.contains(print_first) && !alone.contains(print_first), "{alone}");
    let unknown = sheet(&Fair::with_players(&["Kira", "Odo"]));
    assert!(!unknown.contains("No phone can open"), "control: nothing is said where nothing is known");
}

#[test]
fn an_invited_account_creates_no_tournament_until_an_operator_allows_it() {
    let fair = Fair::new();
    // Not even as the director of one: it was invited.
    fair.also_elsewhere("Scorekeeper", Role::Director);
    let may = |who: &SessionToken| {
        let offered = fair.page(who, "/").text().contains(NEW);
        assert_eq!(fair.page(who, "/account").text().contains(NEW), offered);
        let (shown, sent) = (fair.page(who, NEW).status, fair.send(who, NEW, &[]).status);
        assert_eq!((shown, sent == 404), (if offered { 200 } else { 404 }, !offered), "{sent}");
        offered
    };
    assert!(!may(&fair.scorekeeper) && may(&fair.operator));
    let page = fair.page(&fair.operator, "/accounts");
    says(&page, "Opens tournaments");
    let form = rights(&fair, "Scorekeeper");
    assert_eq!(
        fair.send(&fair.scorekeeper, &form, &[("open", "yes")]).status,
        404,
        "nobody helps themselves"
    );
    assert_eq!(fair.send(&fair.operator, &form, &[("open", "yes")]).status, 303);
    assert!(may(&fair.scorekeeper) && !may(&fair.checker));
    assert_eq!(fair.send(&fair.operator, &form, &[]).status, 303);
    assert!(!may(&fair.scorekeeper));
    // Or everybody.
    assert_eq!(fair.send(&fair.director, "/accounts/opening", &[("everybody", "yes")]).status, 404);
    assert_eq!(fair.send(&fair.operator, "/accounts/opening", &[("everybody", "yes")]).status, 303);
    assert!(may(&fair.scorekeeper) && may(&fair.checker));
    assert_eq!(fair.send(&fair.operator, "/accounts/opening", &[]).status, 303);
    assert!(!may(&fair.checker));
    silent(&fair.page(&fair.scorekeeper, "/"), "Set up a tournament");
}

/// The addresses of links on a page, in their order.
fn links(page: &Response, kind: &str) -> Vec<String> {
    let html = page.text();
    let code = |rest: &str| rest.chars().take_while(char::is_ascii_hexdigit).collect::<String>();
    html.split(&format!("/{kind}/")).skip(1).map(code).collect()
}

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

/// Invites a director and gives the link.
fn invitation(fair: &Fair, who: &SessionToken, number: &str) -> Response {
    let form = [("role", "director"), ("submission", number)];
    fair.house.post(&at("/staff/invite"), &form).within(who).send()
}

#[test]
fn an_invitation_ends_with_the_role_of_its_author() {
    let cases = ["removed", "disabled", "removed and back", "disabled and back", "no operator any more"];
    for (how, works) in cases.map(|how| (how, false)).into_iter().chain([("", true)]) {
        let fair = Fair::new();
        let director = fair.desk().account_by_name("Ruth O'Brien <b>").unwrap().unwrap().id;
        let number = random_uuid().unwrap().to_string();
        let by_operator = how == "no operator any more";
        let issuer = if by_operator { fair.account("Second", None) } else { fair.director.clone() };
        let code = links(&invitation(&fair, &issuer, &number), "join").remove(0);
        let name = if by_operator { "Second" } else { "Ruth O&#39;Brien &#60;b&#62;" };
        says(&fair.page(&fair.operator, &at("/settings")), &format!("Invited as director by {name}"));
        match how {
            "removed" => fair.take_away("Ruth O'Brien <b>"),
            "no operator any more" => {
                let mut conn = SqliteConnection::establish(fair.database().to_str().unwrap()).unwrap();
                let query = "PRAGMA busy_timeout = 5000; \
                             UPDATE accounts SET is_operator = FALSE WHERE sign_in_name = 'Second'";
                conn.batch_execute(query).unwrap();
            }
            "disabled" => fair.desk().set_disabled(director, true).unwrap(),
            "disabled and back" => {
                fair.desk().set_disabled(director, true).unwrap();
                fair.desk().set_disabled(director, false).unwrap();
            }
            "removed and back" => {
                fair.take_away("Ruth O'Brien <b>");
                fair.also_here("Ruth O'Brien <b>", Role::Director);
            }
            _ => {}
        }
        let listed = fair.page(&fair.operator, &at("/settings")).text().contains("Invited as director");
        assert_eq!(listed, works, "{how}");
        // Neither its author nor anybody else gets in with it.
        let taken = fair.send(&fair.stranger, &format!("/join/{code}/accept"), &[]);
        assert_eq!((taken.status == 303, taken.status == 404), (works, !works), "{how}: {}", taken.status);
        assert_eq!(fair.page(&fair.stranger, &at("/desk")).status, if works { 200 } else { 404 }, "{how}");
    }
}

#[test]
fn an_invitation_is_withdrawn_only_by_a_director_of_its_tournament() {
    let fair = Fair::new();
    let number = random_uuid().unwrap().to_string();
    let code = links(&invitation(&fair, &fair.director, &number), "join").remove(0);
    let page = fair.page(&fair.director, &at("/settings"));
    says(&page, "Take the invitation back");
    silent(&page, &code);
    let html = page.text();
    let hash = html.split("name=\"invitation\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let back = |who, tournament: &str| {
        let form = [("invitation", hash)];
        fair.send(who, &format!("/t/{tournament}/staff/uninvite"), &form).status
    };
    assert_eq!((back(&fair.judge, SLUG), back(&fair.stranger, SLUG)), (404, 404));
    assert_eq!(back(&fair.stranger, "elsewhere"), 422, "it is none of theirs");
    assert_eq!(fair.house.get(&format!("/join/{code}")).send().status, 200, "and works still");
    assert_eq!((back(&fair.director, SLUG), back(&fair.director, SLUG)), (303, 422));
    assert_eq!(fair.house.get(&format!("/join/{code}")).send().status, 404);
    silent(&fair.page(&fair.director, &at("/settings")), "Invited as director");
    // Sending the form again does not bring it back.
    assert_eq!(links(&invitation(&fair, &fair.director, &number), "join"), Vec::<String>::new());
    assert_eq!(fair.send(&fair.stranger, &format!("/join/{code}/accept"), &[]).status, 404);
}

#[test]
fn issuing_a_private_link_is_an_entry_without_the_link() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark"]);
    let number = random_uuid().unwrap().to_string();
    let give = |path: &str, number: &str| {
        fair.house.post(&at(path), &[("submission", number)]).within(&fair.director).send()
    };
    let one = links(&give("/players/2/link", &number), "seat").remove(0);
    assert_eq!(links(&give("/players/2/link", &number), "seat").remove(0), one, "sent twice, one link");
    let sheet = links(&give("/players/links", &random_uuid().unwrap().to_string()), "seat");
    assert_eq!(sheet.len(), 3);
    let here = fair.here();
    let given: Vec<_> = here
        .log
        .iter()
        .filter_map(|line| match line.entry() {
            Entry::SeatLinksGiven(given) => Some((line.actor.clone(), given.players.clone())),
            _ => None,
        })
        .collect();
    let director = fair.desk().account_by_name("Ruth O'Brien <b>").unwrap().unwrap().id;
    let by = format!("account:{director}");
    let all = [1, 2, 3].map(PlayerId).to_vec();
    assert_eq!(given, [(by.clone(), vec![PlayerId(2)]), (by, all)]);
    let secret = |text: &str| sheet.iter().chain([&one]).any(|link| text.contains(link));
    assert!(here.log.iter().all(|line| !secret(&line.payload)));
    let log = fair.house.get(&at("/log")).send();
    says(&log, "A private link was given out for Odo.");
    says(&log, "Private links were given out for 3 players.");
    assert!(!secret(&log.text()));
    // The newest lines on the overview are news: who registered, and no paperwork.
    let overview = fair.house.get(&at("")).send();
    says(&overview, "registered");
    silent(&overview, "given out");
    crate::support::all_hold(fair.desk());
}

#[test]
fn new_links_for_everybody_end_all_earlier_ones() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let claimed = fair.seat(1);
    assert_eq!(fair.page(&claimed, &at("/me")).status, 200);
    says(&fair.page(&fair.director, &at("/players")), "Make new links for everybody");
    let sheet =
        |fields: &[(&str, &str)]| links(&fair.send(&fair.director, &at("/players/links"), fields), "seat");
    assert_eq!(sheet(&[]).len(), 1, "the control: who claimed a seat keeps it");
    assert_eq!(fair.page(&claimed, &at("/me")).status, 200);
    let new = sheet(&[("all", "yes")]);
    assert_eq!(new.len(), 2);
    assert_ne!(fair.page(&claimed, &at("/me")).status, 200);
    let (seat, _) = fair.desk().claim_seat(&new[0], None, "test", Utc::now()).unwrap();
    assert_eq!(seat.player, PlayerId(1));
}

#[test]
fn an_operator_hides_a_tournament_and_shows_it_again_and_nothing_is_lost() {
    let fair = Fair::on_its_day();
    fair.register("Kira\nOdo");
    let (seat, elsewhere) = (fair.seat(1), fair.seat_elsewhere());
    let public: Vec<_> = ROUTES
        .iter()
        .filter(|route| route.method == Method::Get && route.who == Who::Anyone)
        .map(|route| route.sample().replace("frankfurt-autumn", SLUG))
        .filter(|path| path.starts_with("/t/"))
        .collect();
    let open = |path: &String| fair.house.get(path).send().status == 200;
    let before: Vec<bool> = public.iter().map(open).collect();
    assert!(before.iter().filter(|open| **open).count() > 3, "{before:?}");
    let home = |who: Option<&SessionToken>| {
        let page = fair.house.get("/");
        who.map_or_else(|| fair.house.get("/").send(), |who| page.within(who).send())
    };
    says(&home(None), "Deep Space Open");
    assert_eq!(fair.send(&fair.director, &at("/hide"), &[("reason", "mine")]).status, 404);
    assert_eq!(fair.send(&fair.operator, &at("/hide"), &[("reason", "")]).status, 422);
    assert_eq!(fair.send(&fair.operator, &at("/hide"), &[("reason", "It was a test.")]).status, 303);
    // Off every list, and its pages are there only for its own people.
    silent(&home(None), "Deep Space Open");
    silent(&home(Some(&fair.stranger)), "Deep Space Open");
    says(&home(Some(&fair.operator)), "Hidden");
    for path in &public {
        assert_eq!(fair.house.get(path).send().status, 404, "{path}");
        for who in [&fair.stranger, &elsewhere] {
            assert_eq!(fair.page(who, path).status, 404, "{path}");
        }
    }
    for who in [&fair.director, &fair.checker, &seat, &fair.operator] {
        assert_eq!(fair.page(who, &at("")).status, 200);
    }
    says(&fair.page(&fair.director, &at("/log")), "Tournament hidden from the lists.");
    let log = fair.here().sequence();
    assert_eq!(fair.send(&fair.operator, &at("/show"), &[]).status, 303);
    assert_eq!(fair.here().sequence(), log + 1, "another entry, nothing deleted");
    assert_eq!(public.iter().map(open).collect::<Vec<_>>(), before);
    says(&home(None), "Deep Space Open");
}
