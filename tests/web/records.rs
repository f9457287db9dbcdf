//! The pages about people: what everybody reads, what only the player does, and the same for programs.

use crate::support::page_text::spaced;
use crate::support::played::{give, missed, person, played};
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::site::{says, silent};
use crate::support::slug;
use arbiter::domain::id::{PersonId, PlayerId};
use arbiter::domain::tournament::command::{Command, HideTournament, PairRound, PublishRound};
use arbiter::domain::tournament::role::Role;
use arbiter::web::cookie::SessionToken;
use arbiter::web::route::{Rate, Route};
use arbiter::web::routes::ROUTES;
use serde_json::Value;

/// Kira played at a tournament that is over and is registered here, as player 1.
struct Known {
    fair: Fair,
    before: arbiter::domain::id::Slug,
    kira: PersonId,
}

fn known() -> Known {
    let fair = Fair::with_players(&["Kira Nerys", "Odo"]);
    let before = played(fair.desk(), 77, "Kira Nerys\nOdo\nQuark\nRom");
    let kira = fair.desk().tournament(&before).unwrap().tournament.player(PlayerId(1)).unwrap().person;
    fair.desk().say_same(&slug(SLUG), &submission(), &[(PlayerId(1), kira)]).unwrap();
    Known { fair, before, kira }
}

impl Known {
    fn public(&self) -> String {
        format!("/players/{}", self.kira)
    }

    fn api(&self) -> Value {
        let answer = self.fair.house.get(&format!("/api/v1/people/{}", self.kira)).send();
        assert_eq!(answer.status, 200);
        serde_json::from_str(&answer.text()).unwrap()
    }

    fn choose(&self, who: &SessionToken, visibility: &str) -> u16 {
        self.fair.send(who, &own(), &[("visibility", visibility)]).status
    }
}

fn own() -> String {
    format!("/t/{SLUG}/me/record")
}

#[test]
fn a_player_finds_their_own_history_from_the_first_page() {
    let known = known();
    let house = &known.fair.house;
    says(&house.get("/").send(), "<a href=\"/players\">All players</a>");
    let found = house.get("/players?q=NERYS").send();
    says(&found, &format!("href=\"{}\"", known.public()));
    silent(&found, "Quark");
    let page = house.get(&known.public()).send();
    for words in ["<h1><bdi>Kira Nerys</bdi></h1>", "2 tournaments", "Deep Space Open", "Opponents"] {
        says(&page, words);
    }
    says(&page, &format!("href=\"/t/{}\"", known.before));
    silent(&page, "How others find you");
    says(&page, "Ask a director of one of these tournaments, or the operator of this site.");

    let phone = known.fair.seat(1);
    says(&known.fair.page(&phone, &format!("/t/{SLUG}/me")), &format!("href=\"{}\"", own()));
    let mine = known.fair.page(&phone, &own());
    says(&mine, "How others find you");
    says(&mine, "As others see it");
}

#[test]
fn the_answer_for_programs_is_what_the_page_shows() {
    let known = known();
    let (page, api) = (spaced(&known.fair.house.get(&known.public()).send().text()), known.api());
    assert_eq!(api["name"], "Kira Nerys");
    let shown = |number: &Value, words: &str| {
        assert!(page.contains(&format!("{number} {words}")), "{number} {words}: {page}");
    };
    let balance = |games: &Value| format!("{}–{}–{}", games["wins"], games["losses"], games["ties"]);
    shown(&api["tournaments"], "tournaments");
    shown(&api["games"]["wins"], "won");
    shown(&api["games"]["losses"], "lost");
    shown(&api["games"]["ties"], "tied");
    let played = api["played"].as_array().unwrap();
    assert_eq!(played.len(), 2);
    for one in played {
        assert!(page.contains(one["title"].as_str().unwrap()));
        if let Some(place) = one["place"].as_u64() {
            assert!(page.contains(&format!("place {place} of {}", one["players"])));
            assert!(page.contains(&balance(&one["games"])));
        }
    }
    let met = api["met"].as_array().unwrap();
    assert_eq!((met.len(), &api["opponents"]), (1, &Value::from(1)));
    for one in met {
        assert!(page.contains(one["name"].as_str().unwrap()) && page.contains(&balance(&one["games"])));
    }
    assert_eq!((&api["next"], &api["next_opponents"]), (&Value::Null, &Value::Null));
}

#[test]
fn a_record_says_which_of_its_games_nobody_played() {
    let fair = Fair::new();
    let ada = person(fair.desk(), &missed(fair.desk(), 78, "Ada\nLeo"), 1);
    let zoe = person(fair.desk(), &played(fair.desk(), 79, "Zoe\nMax"), 1);
    let words = "1 game of this record was not played because somebody did not come.";
    let page = |who: PersonId| fair.house.get(&format!("/players/{who}")).send();
    says(&page(ada), words);
    silent(&page(zoe), "was not played");
    let answer = |who: PersonId| fair.house.get(&format!("/api/v1/people/{who}")).send().text();
    let unplayed = |who: PersonId| serde_json::from_str::<Value>(&answer(who)).unwrap()["unplayed"].clone();
    assert_eq!((unplayed(ada), unplayed(zoe)), (1.into(), 0.into()));
}

#[test]
fn a_player_of_a_tournament_leads_to_the_person_only_while_shown_by_name() {
    let known = known();
    let (house, before) = (&known.fair.house, &known.before);
    let who = |player: u32| house.get(&format!("/t/{before}/who/{player}")).send();
    let link = format!("href=\"/t/{before}/who/1\"");
    let why = || house.get(&format!("/t/{before}/standings/why/1")).send();
    says(&why(), &link);
    let is_led = || {
        let led = who(1);
        assert_eq!((led.status, led.header("location")), (303, known.public().as_str()));
    };
    is_led();
    assert_eq!(who(99).status, 404);
    // Said at another tournament of the same person, and true at once.
    let phone = known.fair.seat(1);
    for wish in ["initials", "hidden"] {
        assert_eq!(known.choose(&phone, wish), 303);
        let hidden = who(1);
        assert_eq!(hidden.status, 404, "{wish}");
        silent(&hidden, &known.kira.to_string());
        assert_eq!(known.choose(&phone, "name"), 303);
        is_led();
    }
    known.fair.desk().erase(before, &submission(), PlayerId(1)).unwrap();
    assert_eq!(who(1).status, 404);
    silent(&why(), &link);
}

/// What programs read of a tournament is kept for everybody, too, so it has the same way to a person.
#[test]
fn a_program_gets_from_a_player_to_the_person_only_while_shown_by_name() {
    let known = known();
    let (house, before) = (&known.fair.house, &known.before);
    let address = format!("/api/v1/tournaments/{before}");
    let read = |path: &str| house.get(path).send();
    let ways = || -> Vec<Value> {
        let of: Value = serde_json::from_str(&read(&address).text()).unwrap();
        of["players"].as_array().unwrap().iter().map(|one| one["person"].clone()).collect()
    };
    let kept = ways();
    assert_eq!(kept.len(), 4);
    let [kira, odo] = [0, 1].map(|at: usize| kept[at].as_str().unwrap().to_owned());
    assert_eq!(kira, format!("{address}/players/1/person"));
    let leads = || {
        let led = read(&kira);
        let to = format!("/api/v1/people/{}", known.kira);
        assert_eq!((led.status, led.header("location")), (303, to.as_str()));
        assert_eq!(read(&to).status, 200);
    };
    leads();
    let phone = known.fair.seat(1);
    for wish in ["initials", "hidden"] {
        assert_eq!(known.choose(&phone, wish), 303);
        let none = read(&kira);
        assert_eq!(none.status, 404, "{wish}");
        silent(&none, &known.kira.to_string());
        // The same whatever somebody chose: the kept answer says nothing of that, and no identifier of a person.
        assert_eq!(ways(), kept, "{wish}");
        silent(&read(&address), &known.kira.to_string());
        assert_eq!(read(&odo).status, 303, "{wish}: the control");
        assert_eq!(known.choose(&phone, "name"), 303);
        leads();
    }
    assert_eq!(read(&format!("{address}/players/99/person")).status, 404);
    known.fair.desk().erase(before, &submission(), PlayerId(1)).unwrap();
    assert_eq!((ways()[0].clone(), read(&kira).status), (Value::Null, 404));
    let hide = Command::HideTournament(HideTournament { reason: "A test.".into() });
    give(known.fair.desk(), before, [hide]);
    assert_eq!(read(&odo).status, 404);
}

#[test]
fn only_the_seat_says_how_the_player_is_found() {
    let known = known();
    let fair = &known.fair;
    let nobodys = fair.account("No Role", None);
    let elsewhere = fair.seat_elsewhere();
    for who in [&fair.operator, &fair.director, &fair.judge, &fair.stranger, &nobodys, &elsewhere] {
        assert_eq!(fair.page(who, &own()).status, 404);
        assert_eq!(known.choose(who, "hidden"), 404);
    }
    // Another player's seat speaks for that player only.
    assert_eq!(known.choose(&fair.seat(2), "hidden"), 303);
    assert_eq!(fair.house.get(&known.public()).send().status, 200);

    let phone = fair.seat(1);
    assert_eq!(known.choose(&phone, "everywhere"), 400);
    assert_eq!(known.choose(&phone, "initials"), 303);
    let page = fair.house.get(&known.public()).send();
    says(&page, "<bdi>K. N.</bdi>");
    silent(&page, "Kira");
    let list = fair.house.get("/players").send();
    silent(&list, "Kira");
    says(&list, &format!("href=\"{}\"><bdi>K. N.</bdi>", known.public()));
    silent(&fair.house.get("/players?q=kira").send(), "K. N.");
    says(&fair.house.get("/api/v1/people?q=k.").send(), "\"K. N.\"");

    assert_eq!(known.choose(&phone, "hidden"), 303);
    let operates = fair.account("Second", Some(Role::Director));
    for who in [&fair.operator, &operates, &nobodys, &phone] {
        for path in [known.public(), format!("/api/v1/people/{}", known.kira)] {
            assert_eq!(fair.page(who, &path).status, 404, "{path}");
        }
        silent(&fair.page(who, "/players?q=kira"), &known.public());
    }
    says(&fair.page(&phone, &own()), "Deep Space Open");
    assert_eq!(known.choose(&phone, "name"), 303);
    assert_eq!(fair.house.get(&known.public()).send().status, 200, "the control");
}

/// A director who hands out the links of their own tournament cannot show somebody who hid elsewhere.
#[test]
fn a_seat_at_another_tournament_never_shows_more() {
    let known = known();
    let there = known.fair.desk().tournament(&known.before).unwrap().id();
    let (here, before) = (known.fair.seat(1), known.fair.seat_at(there, 1));
    let path = format!("/t/{}/me/record", known.before);
    assert_eq!(known.fair.send(&before, &path, &[("visibility", "hidden")]).status, 303);
    assert_eq!(known.choose(&here, "name"), 303);
    assert_eq!(known.fair.house.get(&known.public()).send().status, 404);
    says(&known.fair.page(&here, &own()), "At another tournament you chose to be shown less");
}

#[test]
fn an_erased_player_and_a_hidden_tournament_are_on_no_page() {
    let known = known();
    let house = &known.fair.house;
    let hide = Command::HideTournament(HideTournament { reason: "A test.".into() });
    give(known.fair.desk(), &known.before, [hide]);
    let page = house.get(&known.public()).send();
    silent(&page, known.before.as_str());
    silent(&page, "Quark");
    silent(&house.get("/players?q=quark").send(), "<bdi>Quark");
    known.fair.desk().erase(&slug(SLUG), &submission(), PlayerId(1)).unwrap();
    assert_eq!(house.get(&known.public()).send().status, 404);
    silent(&house.get("/players?q=kira").send(), "Kira Nerys");
    assert_eq!(known.fair.page(&known.fair.seat(1), &own()).status, 200, "nobody else reads it");
}

#[test]
fn two_people_have_a_page_of_their_games_and_those_who_never_met_have_none() {
    let known = known();
    let house = &known.fair.house;
    let api = known.api();
    let other = api["met"][0]["id"].as_str().unwrap();
    let page = house.get(&format!("{}/against/{other}", known.public())).send();
    assert_eq!(page.status, 200);
    says(&page, "<caption class=\"vh\">Games, the newest first");
    let german =
        house.get(&format!("{}/against/{other}", known.public())).with("Accept-Language", "de").send().text();
    let told = |words: [&str; 3]| words.iter().any(|word| german.contains(&format!("\">{word}</td>")));
    assert!(told(["Gewonnen", "Verloren", "Unentschieden"]) && !told(["Won", "Lost", "Tied"]), "{german}");
    let there = known.fair.desk().tournament(&known.before).unwrap();
    let never = there.tournament.players().map(|player| player.person.to_string());
    let never: Vec<_> = never.filter(|person| person != other).collect();
    for person in never {
        assert_eq!(house.get(&format!("{}/against/{person}", known.public())).send().status, 404);
    }
    known.choose(&known.fair.seat(1), "hidden");
    assert_eq!(house.get(&format!("{}/against/{other}", known.public())).send().status, 404);
    assert_eq!(house.get(&format!("/players/{other}/against/{}", known.kira)).send().status, 404);
}

#[test]
fn strange_addresses_are_refused_in_words_and_nothing_breaks() {
    let known = known();
    let house = &known.fair.house;
    let long = "x".repeat(101);
    for (path, status) in [
        ("/players?page=2".to_owned(), 404),
        ("/players?page=0".to_owned(), 404),
        ("/players?page=99999999999999999999".to_owned(), 404),
        ("/players?page=18446744073709551615".to_owned(), 404),
        (format!("/players?q={long}"), 422),
        (format!("/api/v1/people?q={long}"), 422),
        (format!("/api/v1/people?q={}", "x".repeat(100)), 200),
        ("/players?q=%25".to_owned(), 200),
        ("/players/00000000-0000-4000-8000-000000000001".to_owned(), 404),
        ("/players/kira".to_owned(), 404),
        (format!("{}?page=2", known.public()), 404),
        (format!("{}?opponents=2", known.public()), 404),
        (format!("{}?opponents=x", known.public()), 404),
    ] {
        assert_eq!(house.get(&path).send().status, status, "{path}");
    }
    says(&house.get(&format!("/api/v1/people?q={long}")).send(), "100 characters at most");
}

/// Somebody who asks ten thousand times waits for the limit of a search, and each answer costs the same few statements.
#[test]
fn each_request_reads_the_same_few_rows_and_no_log() {
    let known = known();
    let (house, desk) = (&known.fair.house, known.fair.desk());
    let paths = ["/players".to_owned(), known.public(), format!("/api/v1/people/{}", known.kira)];
    for path in &paths {
        let fits = |route: &&Route| route.sample().matches('/').count() == path.matches('/').count();
        let people = |route: &&Route| route.path.starts_with("/players") || route.path.contains("/people");
        let rows = ROUTES.iter().filter(people).filter(fits);
        assert!(rows.clone().count() > 0 && rows.clone().all(|route| route.rate == Rate::Search), "{path}");
        house.get(path).send();
        let (reads, logs) = (desk.database_work().reads, desk.logs_read_for_lists());
        for _ in 0..200 {
            assert_eq!(house.get(path).send().status, 200);
        }
        let each = (desk.database_work().reads - reads) / 200;
        assert!((1..=8).contains(&each), "{path}: {each}");
        assert_eq!(desk.logs_read_for_lists(), logs);
    }
}

#[test]
fn a_player_sees_at_the_table_what_they_played_against_this_opponent() {
    let fair = Fair::with_players(&["Kira Nerys", "Odo"]);
    let before = played(fair.desk(), 77, "Kira Nerys\nOdo");
    let there = fair.desk().tournament(&before).unwrap();
    let same = [1, 2].map(|player| {
        let player = PlayerId(player);
        (player, there.tournament.player(player).unwrap().person)
    });
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    let phones = [fair.seat(1), fair.seat(2)];
    let me = format!("/t/{SLUG}/me");
    silent(&fair.page(&phones[0], &me), "You met before");
    let reads = || {
        let first = fair.desk().database_work().reads;
        fair.page(&phones[0], &me);
        fair.desk().database_work().reads - first
    };
    let strangers = reads();
    fair.desk().say_same(&slug(SLUG), &submission(), &same).unwrap();
    let pages = phones.each_ref().map(|phone| fair.page(phone, &me).text());
    let won = pages.iter().filter(|page| page.contains("You won 1, lost 0 and tied 0.")).count();
    let lost = pages.iter().filter(|page| page.contains("You won 0, lost 1 and tied 0.")).count();
    assert_eq!((won, lost), (1, 1), "{}", pages[0]);
    let known = reads();
    assert!(known <= strangers + 2, "{known} instead of {strangers}");
}

/// What the director is offered while typing is what everybody may read.
#[test]
fn known_names_are_offered_to_the_director_and_hidden_ones_to_nobody() {
    let known = known();
    let players = known.fair.page(&known.fair.director, &format!("/t/{SLUG}/players"));
    says(&players, "data-known=\"/api/v1/people\"");
    let names = |q: &str| {
        let answer = known.fair.page(&known.fair.director, &format!("/api/v1/people?q={q}"));
        assert_eq!(answer.status, 200);
        let list: Value = serde_json::from_str(&answer.text()).unwrap();
        let people = list["people"].as_array().unwrap().clone();
        people.iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(names("ner+kir"), ["Kira Nerys"]);
    let listed = spaced(&known.fair.house.get("/players").send().text());
    assert!(names("").iter().all(|name| listed.contains(name)) && !names("").is_empty());
    known.choose(&known.fair.seat(1), "hidden");
    assert!(names("kira").iter().all(|name| name != "Kira Nerys"));
    assert_eq!(known.fair.house.get("/api/v1/people?page=2").send().status, 404);
}
