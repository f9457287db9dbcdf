//! A tournament that its director keeps private, and a new one that begins like an earlier one.

use arbiter::domain::id::{PersonId, PlayerId, Slug};
use arbiter::domain::tournament::command::{ChangeSettings, Command, HideTournament};
use arbiter::domain::tournament::role::Role;
use arbiter::domain::tournament::settings::Settings;
use arbiter::web::cookie::SessionToken;
use arbiter::web::route::{Cache, Method, Route};
use arbiter::web::routes::ROUTES;
use diesel::Connection as _;
use diesel::connection::SimpleConnection as _;

use crate::support::page_text::unescaped;
use crate::support::played::{give, played};
use crate::support::site::fair::{Fair, SLUG, submission, warning};
use crate::support::site::{Response, says, silent};
use crate::support::slug;

/// What nobody else may read: title, address and a name.
const SECRETS: [&str; 3] = ["Deep Space Open", SLUG, "Jadzia Dax"];

/// What every page of a damaged tournament says.
const DAMAGED: &str = "The log of this tournament is damaged";

/// Places where tournaments and people are looked for by words.
const SEARCHES: [&str; 7] = [
    "/tournaments?q=deep+space",
    "/tournaments?year=2026",
    "/players?q=jadzia",
    "/api/v1/people?q=jadzia",
    "/api/v1/tournaments",
    "/rulings/precedents?q=deep+space",
    "/cards?q=deep+space",
];

/// What a field of a form holds.
fn typed_in(page: &str, name: &str) -> String {
    let at = page.find(&format!(" name=\"{name}\"")).unwrap_or_else(|| panic!("no field {name}: {page}"));
    let tag = &page[page[..at].rfind('<').unwrap()..];
    let tag = &tag[..tag.find('>').unwrap()];
    let value = tag.split_once(" value=\"").and_then(|(_, rest)| rest.split('"').next());
    unescaped(value.unwrap_or_default())
}

fn choose(fair: &Fair, private: bool) {
    choose_at(fair, &slug(SLUG), private);
}

fn choose_at(fair: &Fair, at: &Slug, private: bool) {
    let there = fair.desk().tournament(at).unwrap();
    let settings = Settings { private, ..there.setup().unwrap().settings.clone() };
    give(fair.desk(), at, [Command::ChangeSettings(ChangeSettings { settings, reason: "not yet".into() })]);
}

fn ask(fair: &Fair, session: Option<&SessionToken>, path: &str) -> (u16, String) {
    let asked = fair.house.get(path);
    let answer = session.map_or(fair.house.get(path), |session| asked.within(session)).send();
    (answer.status, answer.text())
}

/// What is said of the tournament to somebody, on every page and at every address for programs that there is; pages of
/// their own account may repeat what they typed, and these people typed nothing.
fn told(fair: &Fair, session: Option<&SessionToken>) -> Vec<String> {
    let gets = ROUTES.iter().filter(|route| route.method == Method::Get);
    let person = fair.here().tournament.players().next().unwrap().person.to_string();
    let nobody = arbiter::web::param::sample("person");
    let paths =
        gets.map(|route: &Route| route.sample().replace("frankfurt-autumn", SLUG).replace(nobody, &person));
    let searches = SEARCHES.map(str::to_owned);
    let mut said = Vec::new();
    for path in paths.chain(searches).chain([format!("/t/{SLUG}/overlay?table=1")]) {
        let (status, text) = ask(fair, session, &path);
        // The answer for an address that does not exist repeats that address, whatever it is.
        let text = text.replace(path.split('?').next().unwrap(), "");
        if path.starts_with(&format!("/t/{SLUG}")) {
            let unknown = ask(fair, session, &path.replacen(SLUG, "nowhere", 1)).0;
            said.extend((status != unknown).then(|| format!("{path} is {status} and not {unknown}")));
        }
        let secret = SECRETS.iter().find(|secret| text.contains(**secret));
        said.extend(secret.map(|secret| format!("{path} says {secret}")));
    }
    said
}

fn hall() -> Fair {
    let fair = Fair::playing(&["Jadzia Dax", "Odo", "Quark", "Rom"]);
    fair.give(crate::support::scenario::win_in_round_1(1, 40));
    fair
}

#[test]
fn nothing_of_a_private_tournament_is_said_to_anybody_else() {
    let fair = hall();
    let elsewhere = fair.seat_elsewhere();
    let roleless = fair.account("Gul Dukat", Some(Role::Judge));
    fair.take_away("Gul Dukat");
    // Nobody, who directs another tournament, who plays at another, and an account without any role.
    let strangers = [None, Some(&fair.stranger), Some(&elsewhere), Some(&roleless)];
    for session in strangers {
        assert!(told(&fair, session).len() > 20, "control: everybody reads it before");
    }
    choose(&fair, true);
    for session in strangers {
        assert_eq!(told(&fair, session), Vec::<String>::new());
    }
    let player = fair.seat(1);
    for session in [&fair.director, &fair.judge, &fair.operator, &player] {
        let page = fair.page(session, &format!("/t/{SLUG}"));
        says(&page, "Only its staff, its players and operators see this tournament.");
    }
    choose(&fair, false);
    silent(&fair.house.get(&format!("/t/{SLUG}")).send(), "Only its staff");
    assert!(told(&fair, None).len() > 20, "shown again");
}

/// What somebody reads at the addresses of the tournament that everybody may ask for: where an answer may be kept by
/// their browser, and by the worker of their device, and where it may not.
fn kept_and_not(fair: &Fair, session: &SessionToken) -> [Vec<String>; 2] {
    let is_public = |route: &&Route| {
        route.cache == Cache::Public && route.path.split('/').any(|part| part == "{tournament}")
    };
    let paths = ROUTES.iter().filter(is_public).map(|route| route.sample().replace("frankfurt-autumn", SLUG));
    let (mut kept, mut not) = (Vec::new(), Vec::new());
    for path in paths {
        let answer = fair.page(session, &path);
        let keeping = answer.header("cache-control");
        match answer.status {
            200 if keeping == "no-store" => not.push(path),
            200 => kept.push(path),
            _ => assert_eq!(keeping, "no-store", "{path}"),
        }
    }
    [kept, not]
}

#[test]
fn no_device_keeps_what_only_the_people_of_a_private_tournament_may_read() {
    let fair = hall();
    let player = fair.seat(1);
    let people = [&fair.director, &fair.judge, &fair.operator, &player];
    let before = people.map(|session| kept_and_not(&fair, session));
    let at = |path: &str| format!("/t/{SLUG}{path}");
    for page in ["", "/rounds/1", "/standings", "/log", "/head", "/screen", "/print/names/1"].map(at) {
        assert!(before.iter().all(|[kept, _]| kept.contains(&page)), "control: {page}");
    }
    let hide = Command::HideTournament(HideTournament { reason: "A test.".into() });
    choose(&fair, true);
    for is_hidden_too in [false, true] {
        if is_hidden_too {
            fair.give(hide.clone());
            choose(&fair, false);
        }
        for (session, before) in people.iter().zip(&before) {
            let [kept, not] = kept_and_not(&fair, session);
            assert_eq!(kept, Vec::<String>::new());
            assert_eq!(not.len(), before.iter().map(Vec::len).sum::<usize>(), "they read all that they read");
        }
        // Operators find it on the front page, and nobody else does.
        let home = people.map(|session| fair.page(session, "/").header("cache-control").to_owned());
        assert_eq!(home, ["private, no-cache", "private, no-cache", "no-store", "private, no-cache"]);
    }
}

/// A page that was made for everybody a moment ago is given to nobody else, and one made for its people is not shared.
#[test]
fn a_page_from_before_is_not_given_to_strangers_when_a_tournament_becomes_private() {
    let fair = hall();
    let paths = ["", "/standings", "/rounds/1", "/log"].map(|path| format!("/t/{SLUG}{path}"));
    let asked = || paths.each_ref().map(|path| ask(&fair, None, path).0);
    assert_eq!(asked(), [200; 4], "control");
    // The page cache hears of it at once, so that nobody gets one of these for another second.
    let ended = fair.desk().pages_ended();
    choose(&fair, true);
    assert_eq!(fair.desk().pages_ended(), ended + 1);
    for path in &paths {
        assert_eq!(fair.page(&fair.director, path).status, 200, "{path}");
    }
    assert_eq!(asked(), [404; 4]);
    assert_eq!(fair.house.site.page_cache.being_made(), 0);
    choose(&fair, false);
    assert_eq!(
        (asked(), fair.desk().pages_ended()),
        ([200; 4], ended + 1),
        "nothing ends when it is shown again"
    );
}

#[test]
fn an_operator_finds_a_private_tournament_before_the_finished_ones_until_it_is_over() {
    let fair = hall();
    let [one, other] = [91, 92].map(|number| played(fair.desk(), number, "Morn\nBrunt"));
    choose(&fair, true);
    give(fair.desk(), &other, [Command::HideTournament(HideTournament { reason: "A test.".into() })]);
    let page = ask(&fair, Some(&fair.operator), "/").1;
    let at = |words: &str| page.find(words).unwrap_or_else(|| panic!("{words}: {page}"));
    let line = |slug: &str| format!("href=\"/t/{slug}\"");
    let order = [
        ">Hidden<".to_owned(),
        line(SLUG),
        ">Finished<".to_owned(),
        line(one.as_str()),
        ">Hidden, finished<".to_owned(),
        line(other.as_str()),
    ];
    let places: Vec<usize> = order.iter().map(|words| at(words)).collect();
    assert!(places.is_sorted(), "{places:?}: {page}");
    let stranger = ask(&fair, None, "/").1;
    assert!(stranger.contains(&line(one.as_str())) && !stranger.contains(">Hidden"), "{stranger}");
}

/// Damage is no way to learn of it either.
#[test]
fn a_private_tournament_whose_log_cannot_be_read_is_named_to_nobody_else() {
    let fair = Fair::new();
    let elsewhere = slug("elsewhere");
    // Through another process, so that this one has to read what was spoilt.
    let other = crate::support::desk_over(fair.desk().database());
    let there = other.tournament(&elsewhere).unwrap();
    let settings = Settings { private: true, ..there.setup().unwrap().settings.clone() };
    let reason = "among friends".into();
    give(&other, &elsewhere, [Command::ChangeSettings(ChangeSettings { settings, reason })]);
    let spoil = "PRAGMA busy_timeout = 5000; DROP TRIGGER match_log_refuses_update;
        UPDATE match_log SET payload = 'x' WHERE tournament IN
        (SELECT id FROM tournaments WHERE slug = 'elsewhere')";
    let database = fair.database().display().to_string();
    diesel::SqliteConnection::establish(&database).unwrap().batch_execute(spoil).unwrap();
    fair.desk().examine().unwrap();
    says(&fair.page(&fair.operator, "/"), "“elsewhere” cannot be read");
    // The “stranger” of this house directs that tournament.
    for session in [None, Some(&fair.judge), Some(&fair.director)] {
        for list in ["/", "/tournaments", "/healthz", "/feed.atom"] {
            let text = ask(&fair, session, list).1;
            assert!(!text.contains("elsewhere"), "{list}: {text}");
        }
        for route in
            ROUTES.iter().filter(|route| route.method == Method::Get && route.path.starts_with("/t/"))
        {
            let path = route.sample();
            let [(there, text), (nowhere, _)] = ["elsewhere", "nowhere"]
                .map(|slug| ask(&fair, session, &path.replace("frankfurt-autumn", slug)));
            assert_eq!(there, nowhere, "{path}");
            assert!(!text.contains(DAMAGED), "{path}: {text}");
        }
    }
    // The control: an operator and its director read what is wrong.
    for session in [&fair.operator, &fair.stranger] {
        let page = fair.page(session, "/t/elsewhere");
        assert_eq!(page.status, 503);
        says(&page, DAMAGED);
    }
}

#[test]
fn a_tournament_that_begins_private_is_on_no_list_before_its_director_shows_it() {
    let fair = Fair::on_its_day();
    let form = [
        ("title", "Vulcan Open"),
        ("place", "ShiKahr"),
        ("date", "2026-12-05"),
        ("time_zone", "Europe/Paris"),
        ("edition", "1E"),
        ("format", "1e-open"),
        ("profile", "tcc-1e-2023"),
        ("rounds", "4"),
        ("private", "yes"),
    ];
    let sent = fair.send(&fair.stranger, "/new", &form);
    assert_eq!(sent.header("location"), "/t/vulcan-open/desk");
    let lists = ["/", "/tournaments", "/feed.atom", "/calendar.ics", "/api/v1/tournaments"];
    let listed = || lists.map(|path| fair.house.get(path).send().text().contains("Vulcan Open"));
    assert_eq!(listed(), [false; 5]);
    assert_eq!(fair.house.get("/t/vulcan-open").send().status, 404);
    let settings = fair.page(&fair.stranger, "/t/vulcan-open/settings").text();
    let was = typed_in(&settings, "was");
    let mut open: Vec<(&str, &str)> = form[..4].to_vec();
    open.extend([
        ("rounds", "4"),
        ("round_minutes", "75"),
        ("reason", "all is ready"),
        ("was", was.as_str()),
    ]);
    assert_eq!(fair.send(&fair.stranger, "/t/vulcan-open/settings", &open).status, 303);
    assert_eq!(listed(), [true; 5]);
    let log = fair.house.get("/t/vulcan-open/log").send();
    says(&log, "only its staff and its players see it");
}

/// What an operator hid stays hidden, whatever its director wants; and an undone change counts no more.
#[test]
fn a_director_cannot_show_what_an_operator_hid() {
    let fair = hall();
    let hide = fair.send(&fair.operator, &format!("/t/{SLUG}/hide"), &[("reason", "spam")]);
    assert_eq!(hide.status, 303);
    choose(&fair, true);
    choose(&fair, false);
    assert_eq!(fair.house.get(&format!("/t/{SLUG}")).send().status, 404);
    choose(&fair, true);
    assert_eq!(fair.send(&fair.operator, &format!("/t/{SLUG}/show"), &[]).status, 303);
    assert_eq!(fair.house.get(&format!("/t/{SLUG}")).send().status, 404, "it stays private");
    choose(&fair, false);
    assert_eq!(fair.house.get(&format!("/t/{SLUG}")).send().status, 200);
    let line = fair.here().log.len();
    let undo = [("intent", "undo"), ("reason", "too early")];
    assert_eq!(fair.send(&fair.director, &format!("/t/{SLUG}/log/{line}/undo"), &undo).status, 303);
    assert_eq!(fair.house.get(&format!("/t/{SLUG}")).send().status, 404, "private again");
}

#[test]
fn a_new_tournament_begins_like_an_earlier_one() {
    let fair = hall();
    let earlier = played(fair.desk(), 77, "Kira\nOdo");
    let like = |who: &SessionToken, slug: &Slug| fair.page(who, &format!("/new?like={slug}")).text();
    let usual = fair.page(&fair.director, "/new").text();
    let filled = like(&fair.director, &slug(SLUG));
    assert_eq!(typed_in(&filled, "title"), "Deep Space Open");
    assert_eq!(typed_in(&filled, "place"), "Lyon");
    assert_eq!(typed_in(&filled, "round_minutes"), "75");
    assert_eq!(typed_in(&filled, "date"), typed_in(&usual, "date"), "on another day");
    assert!(filled.contains("value=\"by-day\" selected") && filled.contains("value=\"1e-open\" selected"));
    assert_eq!(typed_in(&like(&fair.stranger, &earlier), "title"), "Deep Space Open");
    let settings = fair.page(&fair.director, &format!("/t/{SLUG}/settings"));
    says(&settings, &format!("href=\"/new?like={SLUG}\""));
    choose(&fair, true);
    assert_eq!(typed_in(&like(&fair.director, &slug(SLUG)), "title"), "Deep Space Open");
    assert_eq!(typed_in(&like(&fair.operator, &slug(SLUG)), "title"), "Deep Space Open");
    for nothing in [SLUG, "nowhere", "..%2F", ""] {
        let page = fair.page(&fair.stranger, &format!("/new?like={nothing}"));
        assert_eq!((page.status, typed_in(&page.text(), "title")), (200, String::new()), "{nothing}");
    }
}

#[test]
fn tribbles_are_copied_with_how_they_are_counted() {
    let fair = crate::tribbles::after_one_heat();
    let page = fair.page(&fair.operator, "/new?like=tribble-trouble").text();
    assert!(page.contains("value=\"TR\" checked") || page.contains("value=\"TR\"\n    checked"), "{page}");
    assert!(page.contains("value=\"tribbles-heats\" selected"), "{page}");
}

/// A third tournament. Jadzia plays there and at the one elsewhere; the operator said that she is one person.
const FRIENDS: &str = "gamma-club";
const FRIENDS_TITLE: &str = "Gamma Club";
const OTHER: &str = "elsewhere";

fn person_at(fair: &Fair, at: &str, player: u32) -> PersonId {
    let there = fair.desk().tournament(&slug(at)).unwrap();
    there.tournament.player(PlayerId(player)).unwrap().person
}

/// A tournament among friends, private from now on.
fn among_friends(fair: &Fair) -> PersonId {
    fair.begin(3, FRIENDS_TITLE);
    for at in [OTHER, FRIENDS] {
        fair.desk().register(&slug(at), &submission(), "Jadzia Dax").unwrap();
    }
    let jadzia = person_at(fair, OTHER, 1);
    assert!(fair.desk().say_same(&slug(FRIENDS), &submission(), &[(PlayerId(1), jadzia)]).unwrap());
    choose_at(fair, &slug(FRIENDS), true);
    jadzia
}

/// Lets somebody help at the tournament among friends.
fn befriend(fair: &Fair, name: &str, role: Role) {
    let account = fair.desk().account_by_name(name).unwrap().unwrap().id;
    let there = fair.desk().tournament(&slug(FRIENDS)).unwrap().id();
    let code = fair.desk().invite(there, role, chrono::Utc::now()).unwrap();
    fair.desk().accept(&code, account, chrono::Utc::now()).unwrap();
}

fn says_same(fair: &Fair, who: &SessionToken, player: u32, person: PersonId) -> Response {
    let same = format!("{player}:{person}");
    fair.send(who, &format!("/t/{SLUG}/players/known"), &[("same", &same)])
}

/// The directors of another tournament agree.
fn agree(fair: &Fair, (who, at): (&SessionToken, &str), person: PersonId) {
    let asked = format!("{}:{person}", fair.here().id());
    let form = [("asked", asked.as_str()), ("answer", "agree")];
    let agreed = fair.send(who, &format!("/t/{at}/players/consent"), &form);
    assert_eq!(agreed.status, 303, "{}", agreed.text());
}

#[test]
fn a_person_whom_no_page_offered_tells_of_no_tournament() {
    let fair = Fair::with_players(&["Odo", "Quark", "Jadzia Dax"]);
    let jadzia = among_friends(&fair);
    let entries = fair.here().sequence();
    let refused = says_same(&fair, &fair.director, 2, jadzia);
    assert_eq!(refused.status, 422);
    says(&refused, "no longer known under the same name");
    silent(&refused, FRIENDS_TITLE);
    silent(&refused, "Only the directors of");
    assert_eq!(fair.here().sequence(), entries);
    // The control: with a player of that name there is something to ask.
    assert_eq!(says_same(&fair, &fair.director, 3, jadzia).status, 303);
    let page = fair.page(&fair.director, &format!("/t/{SLUG}/players"));
    says(&page, "its director was asked and has not answered yet");
    silent(&page, FRIENDS_TITLE);
    assert_eq!(fair.here().sequence(), entries);
}

#[test]
fn a_private_tournament_is_not_asked_who_plays_elsewhere() {
    let fair = Fair::with_players(&["Odo", "Quark", "Jadzia Dax"]);
    let jadzia = among_friends(&fair);
    assert_eq!(says_same(&fair, &fair.director, 3, jadzia).status, 303);
    agree(&fair, (&fair.stranger, OTHER), jadzia);
    assert_eq!(says_same(&fair, &fair.director, 3, jadzia).status, 303);
    assert_eq!(person_at(&fair, SLUG, 3), jadzia, "the only question is answered");
    let consents = |at: &str| {
        let there = fair.desk().tournament(&slug(at)).unwrap();
        let all = fair.desk().consents_of(&there).unwrap();
        all.iter().filter(|one| [one.asked, one.asking].contains(&fair.here().id())).count()
    };
    assert_eq!([consents(FRIENDS), consents(OTHER)], [0, 2]);
    let path = format!("/t/{SLUG}/players/3");
    for staff in [&fair.director, &fair.judge] {
        let page = fair.page(staff, &path);
        silent(&page, FRIENDS_TITLE);
        silent(&page, FRIENDS);
        says(&page, "<bdi>Elsewhere</bdi></a>, 12 May 2026");
    }
    let why = "The player also played at Elsewhere and another tournament, where you are not the director.";
    says(&fair.page(&fair.director, &path), why);
    // The controls: an operator, and somebody who helps at both.
    befriend(&fair, "Judge", Role::Judge);
    for staff in [&fair.operator, &fair.judge] {
        says(&fair.page(staff, &path), "<bdi>Gamma Club</bdi></a>, 12 May 2026");
    }
}

#[test]
fn why_two_records_are_not_joined_names_no_private_tournament() {
    let fair = Fair::with_players(&["Jadzia Dax"]);
    let jadzia = among_friends(&fair);
    fair.begin(4, "Bajor Cup");
    fair.desk().register(&slug("bajor-cup"), &submission(), "Jadzia Dax").unwrap();
    let second = person_at(&fair, "bajor-cup", 1);
    assert_eq!(says_same(&fair, &fair.operator, 1, jadzia).status, 303);
    assert_eq!(says_same(&fair, &fair.director, 1, second).status, 303);
    agree(&fair, (&fair.operator, "bajor-cup"), second);
    let refused = || says_same(&fair, &fair.director, 1, second);
    assert_eq!(refused().status, 422);
    says(&refused(), "is two people: at Elsewhere and another tournament and at Bajor Cup.");
    silent(&refused(), FRIENDS_TITLE);
    // The control: to somebody who helps there it is named.
    befriend(&fair, "Ruth O'Brien <b>", Role::Judge);
    says(&refused(), FRIENDS_TITLE);
}

#[test]
fn penalties_at_a_private_tournament_are_read_by_its_own_staff() {
    let fair = Fair::with_players(&["Jadzia Dax"]);
    let jadzia = among_friends(&fair);
    give(fair.desk(), &slug(FRIENDS), [warning()]);
    choose_at(&fair, &slug(FRIENDS), false);
    assert_eq!(says_same(&fair, &fair.operator, 1, jadzia).status, 303);
    let path = format!("/t/{SLUG}/players/1");
    let told = "Warning (<bdi>Gamma Club</bdi>, 12 May 2026)";
    says(&fair.page(&fair.judge, &path), told);
    choose_at(&fair, &slug(FRIENDS), true);
    let form = format!("/t/{SLUG}/penalties?player=1&kind=scouting");
    for path in [&path, &form] {
        silent(&fair.page(&fair.judge, path), FRIENDS_TITLE);
        silent(&fair.page(&fair.judge, path), "At other tournaments");
    }
    // The control: somebody who helps at both.
    befriend(&fair, "Judge", Role::Judge);
    for path in [&path, &form] {
        says(&fair.page(&fair.judge, path), told);
    }
}

#[test]
fn a_private_tournament_asks_without_its_title() {
    let fair = Fair::with_players(&["Jadzia Dax"]);
    fair.desk().register(&slug(OTHER), &submission(), "Jadzia Dax").unwrap();
    let jadzia = person_at(&fair, OTHER, 1);
    let untitled = "directors elsewhere are asked without its title";
    let own = || fair.page(&fair.director, &format!("/t/{SLUG}/players"));
    silent(&own(), untitled);
    choose(&fair, true);
    says(&own(), untitled);
    assert_eq!(says_same(&fair, &fair.director, 1, jadzia).status, 303);
    let theirs = |page: &str| fair.page(&fair.stranger, &format!("/t/{OTHER}/{page}"));
    let question =
        "A private tournament has a player of this name: is it <a href=\"/t/elsewhere/players/1\">";
    says(&theirs("players"), question);
    says(&theirs("desk"), "A private tournament.");
    let is_silent = || {
        for page in ["players", "desk"] {
            silent(&theirs(page), "Deep Space Open");
            silent(&theirs(page), SLUG);
        }
    };
    is_silent();
    agree(&fair, (&fair.stranger, OTHER), jadzia);
    says(&theirs("players"), "A private tournament has a player of this name: it is");
    is_silent();
    assert_eq!(says_same(&fair, &fair.director, 1, jadzia).status, 303);
    assert_eq!(person_at(&fair, SLUG, 1), jadzia);
    silent(&theirs("players/1"), "Deep Space Open");
    // The control: once everybody sees it, it is named.
    choose(&fair, false);
    says(&theirs("players/1"), "Deep Space Open");
}
