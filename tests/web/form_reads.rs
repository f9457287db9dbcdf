//! How often each form reads the store. Every row of the route table that takes a form is sent here, or is on a list that
//! says what it needs; those that read more than three times are on another list, with the reason.

use std::collections::BTreeMap;

use arbiter::app::TokenHash;
use arbiter::app::sessions::random_uuid;
use arbiter::domain::tournament::command::{ChangePublication, Command, PairRound, PublishRound};
use arbiter::domain::tournament::publication::{Lists, Publication};
use arbiter::web::cookie::SessionToken;
use arbiter::web::route::{Method, RouteMatch};
use arbiter::web::routes::ROUTES;

use crate::support::forms::{Button, forms};
use crate::support::played::{person, played};
use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG};

/// Who came, what is new in the log, and one thing more.
const MOST: u64 = 3;

const SIX: [&str; 6] = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta"];
const SLIP: [(&str, &str); 4] =
    [("score_a", "100"), ("score_b", "35"), ("end", "complete-a"), ("intent", "record")];
const LEGAL: &str = include_str!("../decks/1e-open-legal.txt");
const FAULTS: &str = include_str!("../decks/1e-open-faults.txt");
const SERIES: &str = "/series/season-2026";

/// Rows that read more often, and why.
const MORE: [(&str, &str); 17] = [
    ("/account/name", "reads what the account was called before the names of everybody"),
    ("/account/password", "a new password is compared with the titles of all tournaments"),
    ("/rulings/feed", "shows the new address once, on its page"),
    ("/series/{series}/tournaments", "reads the tournament, and the log of the series again before it grows"),
    ("/series/{series}/bonus", "reads the log of the series again before it grows"),
    ("/series/{series}/directors", "reads the log of the series again before it grows"),
    ("/series/{series}/describe", "reads the log of the series again before it grows"),
    ("/series/{series}/end", "reads the log of the series again before it grows"),
    (
        "/t/{tournament}/players/{player}/withdraw",
        "asks where else the person played, for the name may go with the registration",
    ),
    ("/t/{tournament}/players/{player}/rename", "asks where else the person played, and writes there, too"),
    ("/t/{tournament}/players/{player}/erase", "asks where else the person played, and writes there, too"),
    ("/t/{tournament}/decks/checks/sheets", "reads each list, before its entry in the log and after it"),
    ("/t/{tournament}/decks/{player}/read", "reads the list, before its entry in the log and after it"),
    ("/t/{tournament}/sign-up", "reads the secret that receipts are made of, and whether it came before"),
    ("/t/{tournament}/staff/invite", "reads the link again: a form sent twice shows the first one"),
    ("/t/{tournament}/players/links", "looks for the link of each player"),
    ("/t/{tournament}/players/{player}/link", "looks for the link, and shows the page of the player"),
];

/// Rows that are not sent here, and what they need.
const NOT_SENT: [(&[&str], &str); 16] = [
    (
        &[
            "/sign-in/code",
            "/account/second-factor/confirm",
            "/account/second-factor/off",
            "/account/second-factor/codes",
            "/accounts/{account}/second-factor-off",
        ],
        "a second factor, with the code of an app",
    ),
    (
        &[
            "/set-up/{code}",
            "/join/{code}",
            "/join/{code}/accept",
            "/reset/{code}",
            "/seat",
            "/seat/{code}",
            "/t/{tournament}/sign-up/{code}/withdraw",
            "/t/{tournament}/sign-up/{code}/list",
            "/t/{tournament}/sign-up/{code}/contact",
        ],
        "a link or a code that only its receiver has, and often a new account",
    ),
    (&["/confirm"], "another form, which it sends on and which is counted by itself"),
    (
        &[
            "/import",
            "/backups",
            "/backups/download",
            "/cards/import",
            "/cards/undo",
            "/rulings/import",
            "/rulings/import/store",
            "/rulings/decisions",
            "/rulings/decisions/remove",
        ],
        "a file, which is read or written whole",
    ),
    (
        &[
            "/rulings/suggestions",
            "/rulings/shelf",
            "/rulings/shelf/off",
            "/rulings/correct/{document}",
            "/rulings/correct-back/{document}",
            "/rulings/correct/{document}/{entry}",
            "/rulings/relate/{document}/{entry}",
            "/rulings/relate-back/{document}/{entry}",
            "/rulings/relate-confirm/{document}/{entry}",
            "/rulings/questions",
            "/rulings/questions/settled",
            "/t/{tournament}/disputes/{dispute}/look",
            "/t/{tournament}/disputes/{dispute}/cite",
            "/t/{tournament}/disputes/{dispute}/uncite",
        ],
        "a rulings library, which is read again as soon as it grows",
    ),
    (&["/deck-check", "/api/v1/deck-check"], "no tournament: the newest cards, and the rulings library"),
    (&["/new"], "a tournament of its own, which nobody has in memory"),
    (
        &[
            "/t/{tournament}/me/pool",
            "/t/{tournament}/decks/{player}/pool",
            "/t/{tournament}/decks/{player}/check",
        ],
        "a format with pools, or a deck that was checked by hand",
    ),
    (&["/t/{tournament}/me/appointment", "/t/{tournament}/me/contact"], "a round with a deadline"),
    (&["/t/{tournament}/settings/pods", "/t/{tournament}/top-table"], "pods"),
    (
        &[
            "/t/{tournament}/settings/format",
            "/t/{tournament}/settings/values",
            "/t/{tournament}/settings/rules",
            "/t/{tournament}/settings/own-format",
            "/t/{tournament}/report/ratings",
        ],
        "a change that is looked at first, with its effect on every list or result",
    ),
    (
        &[
            "/t/{tournament}/webhooks",
            "/t/{tournament}/webhooks/{code}/remove",
            "/t/{tournament}/webhooks/{code}/retry",
        ],
        "a service that hears of the log",
    ),
    (
        &[
            "/t/{tournament}/players/columns",
            "/t/{tournament}/players/known",
            "/t/{tournament}/players/consent",
            "/t/{tournament}/players/{player}/apart",
            "/t/{tournament}/applications",
        ],
        "people from a spreadsheet, from other tournaments or from a list of applications",
    ),
    (
        &["/t/{tournament}/rounds/{round}/repair/late", "/t/{tournament}/rounds/{round}/unfinished"],
        "a player who came late, or games without an end",
    ),
    (
        &[
            "/t/{tournament}/cut",
            "/t/{tournament}/cut/withdraw",
            "/t/{tournament}/cut/pair",
            "/t/{tournament}/rounds/{round}/tables/{table}/game",
            "/t/{tournament}/rounds/{round}/tables/{table}/settle",
        ],
        "a cut",
    ),
    (
        &["/t/{tournament}/disputes/{dispute}/time", "/t/{tournament}/penalties/{penalty}/confirm"],
        "a call that took minutes, or a disqualification",
    ),
];

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

/// The most reads of each row, and the forms that were not accepted.
#[derive(Default)]
struct Counted {
    reads: BTreeMap<&'static str, u64>,
    refused: Vec<String>,
}

/// Somebody's forms at one tournament.
struct Scene {
    fair: Fair,
    counted: Counted,
}

impl Scene {
    fn of(fair: Fair) -> Self {
        Self { fair, counted: Counted::default() }
    }

    /// Sends a form from somebody who has seen the tournament, and counts: it is in memory, as in a round it always is.
    fn send(&mut self, who: Option<&SessionToken>, path: &str, fields: &[(&str, &str)]) -> Response {
        let number = random_uuid().unwrap().to_string();
        let own = fields.iter().copied().filter(|(name, _)| *name != "submission");
        let all: Vec<(&str, &str)> = own.chain([("submission", number.as_str())]).collect();
        let shown = format!("/t/{SLUG}");
        match who {
            Some(who) => self.fair.page(who, &shown),
            None => self.fair.house.get(&shown).send(),
        };
        let before = self.fair.desk().database_work().reads;
        let ask = self.fair.house.post(path, &all);
        let answer = match who {
            Some(who) => ask.within(who).send(),
            None => ask.send(),
        };
        let reads = self.fair.desk().database_work().reads - before;
        let RouteMatch::Route(row, _) = self.fair.house.site.routes.find(Method::Post, path) else {
            panic!("no form is sent to {path}")
        };
        if [200, 303].contains(&answer.status) {
            let most = self.counted.reads.entry(row.path).or_default();
            *most = reads.max(*most);
        } else {
            let page: String = answer.text().chars().filter(|it| *it != '\n').take(2_000).collect();
            self.counted.refused.push(format!("{path} {fields:?}: {} {page}", answer.status));
        }
        answer
    }

    /// Sends several forms of the tournament, one after the other.
    fn all(&mut self, who: &SessionToken, sent: &[(&str, &[(&str, &str)])]) {
        for (path, fields) in sent {
            self.send(Some(who), &at(path), fields);
        }
    }

    /// Sends the form of a page whose address ends like this, as it is but for what is typed.
    fn press(&mut self, who: &SessionToken, page: &str, end: &str, typed: &[(&str, &str)]) {
        let shown = self.fair.page(who, &at(page));
        let found = forms(&shown.text());
        let form = found.iter().find(|form| form.action.split('#').next().unwrap_or_default().ends_with(end));
        let Some(form) = form else {
            let all: Vec<&str> = found.iter().map(|form| form.action.as_str()).collect();
            return self.counted.refused.push(format!("{page} ({}) has {all:?}, not {end}", shown.status));
        };
        let (action, kept) = form.untouched(form.buttons.first().unwrap_or(&Button::default()));
        let kept = kept.iter().filter(|(name, _)| typed.iter().all(|(other, _)| name != other));
        let fields: Vec<(&str, &str)> =
            kept.map(|(name, value)| (name.as_str(), value.as_str())).chain(typed.iter().copied()).collect();
        self.send(Some(who), action.split('#').next().unwrap_or_default(), &fields);
    }

    /// The number of an account.
    fn account(&self, name: &str) -> String {
        self.fair.desk().account_by_name(name).unwrap().unwrap().id.to_string()
    }
}

/// Names are entered, the field is prepared, and the first round is paired.
fn entry() -> Counted {
    let mut scene = Scene::of(Fair::with_players(&SIX));
    let (director, scorekeeper) = (scene.fair.director.clone(), scene.fair.scorekeeper.clone());
    let apart = [("players", "Odo\n3"), ("through", ""), ("reason", "a team")];
    let ticks = [("was", ""), ("here", "1"), ("here", "2"), ("here", "3"), ("here", "4"), ("intent", "save")];
    scene.all(
        &director,
        &[
            ("/players", &[("names", "Ezri")]),
            ("/players/1/rename", &[("name", "Kira Nerys")]),
            ("/players/2/link", &[]),
            ("/players/links", &[("all", "yes")]),
            ("/players/6/withdraw", &[]),
            ("/players/5/drop", &[("reason", "ill")]),
            ("/players/5/reinstate", &[]),
            ("/players/5/erase", &[]),
            ("/apart", &apart),
            ("/apart/name", &[("group", "1"), ("team", "The Station")]),
            ("/apart/meet", &[("group", "1")]),
            ("/fixed-tables", &[("player", "Odo"), ("table", "2"), ("reason", "a wheelchair")]),
            ("/fixed-tables/free", &[("player", "2")]),
            ("/ratings", &[("ratings", "Odo: 1512")]),
            (
                "/applications/terms",
                &[("until", "2190-05-11T20:00"), ("most", "9"), ("asks_deck", "yes"), ("intent", "open")],
            ),
            ("/check-in/open", &[]),
            ("/check-in/close", &[]),
            ("/check-in/open", &[]),
        ],
    );
    scene.send(None, &at("/sign-up"), &[("name", "Morn"), ("list", "")]);
    // After the new links for everybody.
    let kira = scene.fair.seat(1);
    scene.all(&kira, &[("/me/here", &[])]);
    scene.all(&scorekeeper, &[("/check-in", &ticks)]);
    scene.all(&director, &[("/pair/here", &[("round", "1"), ("drop", "5")])]);
    let here = scene.fair.here();
    let tables = here.tournament.draft().into_iter().flat_map(|draft| draft.tables());
    let seated: Vec<String> = tables.map(|table| table.pair.players[0].to_string()).collect();
    let [one, other] = seated.as_slice() else { return scene.counted };
    let swap = [("one", one.as_str()), ("other", other.as_str()), ("reason", "one household")];
    scene.press(&director, "/rounds/1/staff", "/rounds/1/swap", &swap);
    scene.all(&director, &[("/rounds/1/discard", &[("reason", "somebody came")])]);
    scene.all(&director, &[("/pair", &[("round", "1")])]);
    scene.press(&director, "/rounds/1/staff", "/rounds/1/publish", &[]);
    scene.press(&director, "/rounds/1/staff", "/rounds/1/clock", &[]);
    scene.counted
}

/// A director changes the settings and chooses who helps.
fn settings() -> Counted {
    let mut scene = Scene::of(Fair::with_players(&SIX));
    let director = scene.fair.director.clone();
    scene.press(
        &director,
        "/settings",
        "/settings",
        &[("place", "Lyon, upstairs"), ("reason", "too many for one room")],
    );
    scene.press(
        &director,
        "/settings",
        "/settings/profile",
        &[("profile", "tcc-1e-2014"), ("reason", "older")],
    );
    scene
        .all(&director, &[("/settings/lists", &[("lists", "all")]), ("/staff/invite", &[("role", "judge")])]);
    scene.press(&director, "/settings", "/staff/uninvite", &[]);
    let judge = scene.account("Judge");
    scene.all(&director, &[("/staff/remove", &[("account", &judge), ("role", "judge")])]);
    scene.counted
}

/// A round is played.
fn round() -> Counted {
    let mut scene = Scene::of(Fair::playing(&SIX));
    let (director, judge) = (scene.fair.director.clone(), scene.fair.judge.clone());
    let (scorekeeper, operator) = (scene.fair.scorekeeper.clone(), scene.fair.operator.clone());
    let here = scene.fair.here();
    let tables: Vec<_> = here.tournament.rounds().next().unwrap().tables().collect();
    let seated: Vec<_> = tables.iter().map(|table| table.pair.players).collect();
    let (one, other) = (seated[0][0].to_string(), seated[1][0].to_string());
    let exchange = [("one", one.as_str()), ("other", other.as_str()), ("reason", "one household")];
    scene.press(&director, "/rounds/1/repair", "/rounds/1/repair/exchange", &exchange);
    let phone = scene.fair.seat(seated[2][0].0);
    let again = [("table", "1"), ("table", "2"), ("intent", "look")];
    scene.all(&director, &[("/rounds/1/repair/again", &again)]);
    for name in ["Ezri", "Morn"] {
        scene.fair.register(name);
    }
    let look = [("late_one", "Ezri"), ("late_other", "Morn"), ("intent", "look")];
    let meet = [("seat", "4:7:8"), ("reason", "one shuttle"), ("intent", "record")];
    scene.all(&director, &[("/rounds/1/repair/late-pair", &look), ("/rounds/1/repair/late-pair", &meet)]);
    scene.all(&director, &[("/rounds/1/tables/2/time", &[("minutes", "5"), ("reason", "A call")])]);
    let offence = [("player", "2"), ("kind", "scouting"), ("level", "warning"), ("reason", "Looked over.")];
    scene.all(
        &judge,
        &[
            ("/penalties", &offence),
            ("/penalties/1/withdraw", &[("reason", "it was somebody else")]),
            ("/chance", &[("what", "coin"), ("purpose", "who begins")]),
        ],
    );
    // A result is undone, contradicted, kept and corrected.
    scene.all(&scorekeeper, &[("/rounds/1/tables/1/result", &SLIP)]);
    let line = scene.fair.here().sequence();
    let undo = [("intent", "undo"), ("reason", "wrong table")];
    scene.all(&scorekeeper, &[(format!("/log/{line}/undo").as_str(), &undo)]);
    scene.all(&scorekeeper, &[("/rounds/1/tables/1/result", &SLIP)]);
    let differs = [("score_a", "35"), ("score_b", "100"), ("end", "complete-b"), ("intent", "record")];
    assert_eq!(scene.fair.send(&judge, &at("/rounds/1/tables/1/result"), &differs).status, 409);
    let table = "/rounds/1/tables/1";
    scene.press(&scorekeeper, table, "/rounds/1/tables/1/keep", &[("reason", "both signed it")]);
    let mended = [
        ("score_a", "100"),
        ("score_b", "40"),
        ("end", "complete-a"),
        ("reason", "added up again"),
        ("intent", "record"),
    ];
    scene.press(&scorekeeper, "/rounds/1/tables/1/correct", "/rounds/1/tables/1/correct", &mended);
    let report = [&SLIP[..], &[("round", "1")]].concat();
    scene.all(&phone, &[("/me/report", &report), ("/me/record", &[("visibility", "hidden")])]);
    for table in [2, 3, 4] {
        scene.all(&scorekeeper, &[(format!("/rounds/1/tables/{table}/result").as_str(), &SLIP)]);
    }
    scene.all(&director, &[("/rounds/1/close", &[])]);
    scene.all(&phone, &[("/me/leave", &[])]);
    scene.all(&director, &[("/close", &[]), ("/reopen", &[("reason", "too early")]), ("/export", &[])]);
    scene.all(&operator, &[("/hide", &[("reason", "asked for")]), ("/show", &[])]);
    scene.counted
}

/// A round is played, and each form is the first that its sender sends.
fn first_acts() -> Counted {
    let mut scene = Scene::of(Fair::playing(&SIX));
    let (director, scorekeeper) = (scene.fair.director.clone(), scene.fair.scorekeeper.clone());
    let head_judge = scene.fair.head_judge.clone();
    let here = scene.fair.here();
    let seated: Vec<_> =
        here.tournament.rounds().next().unwrap().tables().map(|table| table.pair.players).collect();
    let (phone, caller) = (scene.fair.seat(seated[0][0].0), scene.fair.seat(seated[1][0].0));
    let report = [&SLIP[..], &[("round", "1")]].concat();
    let offence = [("player", "2"), ("kind", "scouting"), ("level", "warning"), ("reason", "Looked over.")];
    scene.all(&phone, &[("/me/report", &report)]);
    scene.all(&caller, &[("/me/call", &[("round", "1"), ("question", "May I look?")])]);
    scene.all(&scorekeeper, &[("/rounds/1/tables/3/result", &SLIP)]);
    scene.all(&director, &[("/rounds/1/tables/2/time", &[("minutes", "5"), ("reason", "A call")])]);
    scene.all(&head_judge, &[("/penalties", &offence)]);
    scene.counted
}

/// Judges are called, rule, and one ruling is appealed.
fn disputes() -> Counted {
    let mut scene = Scene::of(Fair::playing(&SIX));
    let (judge, head_judge) = (scene.fair.judge.clone(), scene.fair.head_judge.clone());
    let (director, scorekeeper) = (scene.fair.director.clone(), scene.fair.scorekeeper.clone());
    let here = scene.fair.here();
    let seated = here.tournament.rounds().next().unwrap().tables().next().unwrap().pair.players;
    let phone = scene.fair.seat(seated[0].0);
    let call = [("round", "1"), ("question", "May I look?")];
    scene.all(
        &phone,
        &[
            ("/me/call", &call),
            ("/me/withdraw", &[("dispute", "1"), ("reason", "we agree")]),
            ("/me/call", &call),
        ],
    );
    let rules = [("alone", "yes"), ("text", "It counts.")];
    scene.all(&judge, &[("/disputes/2/claim", &[("seen", "0.0.0")]), ("/disputes/2/rule", &rules)]);
    scene.all(&phone, &[("/me/appeal", &[("dispute", "2"), ("text", "It does not.")])]);
    scene.all(&head_judge, &[("/disputes/2/decide", &[("outcome", "upheld"), ("word", "It stands.")])]);
    let opened = |table| [("round", "1"), ("table", table), ("question", "Does it count?"), ("by", "")];
    scene.all(
        &judge,
        &[
            ("/disputes/open", &opened("2")),
            ("/disputes/3/claim", &[("seen", "0.0.0")]),
            ("/disputes/3/facts", &[("facts", "He looked."), ("seen", "1.0.0")]),
            ("/disputes/3/rule", &rules),
            ("/disputes/3/reword", &[("reword", "It counts!"), ("reword_why", "a slip")]),
        ],
    );
    scene.all(&scorekeeper, &[("/disputes/3/appeal", &[("appeal", "Odo appeals.")])]);
    scene.all(&director, &[("/disputes/3/decide", &[("outcome", "upheld"), ("word", "It stands.")])]);
    scene.all(
        &judge,
        &[
            ("/disputes/open", &opened("3")),
            ("/disputes/4/claim", &[("seen", "0.0.0")]),
            ("/disputes/4/escalate", &[("escalate_why", "a rare card")]),
        ],
    );
    scene.all(
        &head_judge,
        &[("/disputes/4/withdraw", &[("withdraw_why", "called twice"), ("seen", "1.0.0")])],
    );
    scene.counted
}

/// Lists are handed in, also a second time, and read by staff.
fn decks() -> Counted {
    let mut scene = Scene::of(Fair::with_players(&SIX));
    let lists = Publication { lists: Lists::All, ..Publication::default() };
    scene.fair.give(Command::ChangePublication(ChangePublication { publication: lists }));
    let (kira, checker) = (scene.fair.seat(1), scene.fair.checker.clone());
    let list =
        |text: &'static str, agrees: &'static str| [("list", text), ("intent", "submit"), ("agrees", agrees)];
    scene.all(
        &kira,
        &[
            ("/me/deck", &list(FAULTS, "yes")),
            ("/me/deck", &list(LEGAL, "yes")),
            ("/me/deck/consent", &[("agrees", "no")]),
        ],
    );
    scene.all(
        &checker,
        &[
            ("/decks/2/submit", &list(LEGAL, "no")),
            ("/decks/2/submit", &list(FAULTS, "no")),
            ("/decks/2/consent", &[("agrees", "yes")]),
        ],
    );
    scene.press(&checker, "/decks/2", "/decks/2/accept", &[("reason", "a printing error")]);
    scene.fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    scene.fair.give(Command::PublishRound(PublishRound {}));
    let drawn = [("count", "1"), ("near", "0"), ("top", "8")];
    scene.all(&checker, &[("/decks/checks", &drawn), ("/decks/checks/sheets", &[]), ("/decks/1/read", &[])]);
    scene.counted
}

/// People sign in and out, and the operator looks after accounts.
fn doors() -> Counted {
    let mut scene = Scene::of(Fair::new());
    let (operator, judge) = (scene.fair.operator.clone(), scene.fair.judge.clone());
    let sign_in = [("name", "Judge"), ("password", "correct horse")];
    let mut sent = |who: Option<&SessionToken>, path: &str, fields: &[(&str, &str)]| {
        scene.send(who, path, fields);
    };
    sent(None, "/display", &[("theme", "night"), ("next", "/")]);
    sent(None, "/display/language", &[("language", "de"), ("next", "/")]);
    sent(None, "/display/zone", &[("time_zone", "Europe/Paris")]);
    sent(None, "/sign-in", &sign_in);
    let second = scene.fair.confirmed("Judge", None);
    let mut sent = |who: &SessionToken, path: &str, fields: &[(&str, &str)]| {
        scene.send(Some(who), path, fields);
    };
    let hash = TokenHash::of(second.secret());
    sent(&judge, "/account/sessions/end", &[("session", hash.as_str())]);
    sent(&judge, "/account/sign-out-everywhere", &[]);
    sent(&judge, "/account/second-factor", &[]);
    sent(&judge, "/account/name", &[("display_name", "Worf, son of Mogh")]);
    sent(&judge, "/rulings/feed", &[]);
    sent(&judge, "/rulings/feed/off", &[]);
    let new =
        [("password", "correct horse"), ("new_password", "brand new horse"), ("repeated", "brand new horse")];
    sent(&judge, "/account/password", &new);
    let scorekeeper = scene.fair.scorekeeper.clone();
    scene.send(Some(&scorekeeper), "/sign-out", &[]);
    let checker = scene.account("Checker");
    for act in ["reset", "disable", "enable", "rights"] {
        scene.send(Some(&operator), &format!("/accounts/{checker}/{act}"), &[]);
    }
    scene.send(Some(&operator), "/accounts/opening", &[("everybody", "yes")]);
    for act in ["disable", "erase"] {
        scene.send(Some(&operator), &format!("/accounts/{checker}/{act}"), &[]);
    }
    let head_judge = scene.fair.head_judge.clone();
    scene.send(Some(&head_judge), "/account/erase", &[("sure", "yes")]);
    scene.counted
}

/// A series begins, counts a tournament and ends.
fn series() -> Counted {
    let mut scene = Scene::of(Fair::new());
    let (director, operator) = (scene.fair.director.clone(), scene.fair.operator.clone());
    let spring = played(scene.fair.desk(), 77, "Kira Nerys\nOdo\nQuark\nRom");
    let kira = person(scene.fair.desk(), &spring, 1).to_string();
    let address = format!("https://arbiter.example/t/{spring}/standings");
    let stranger = scene.account("Stranger");
    let begun = [("title", "Season 2026"), ("about", "Three evenings."), ("rules", "place-and-attendance")];
    scene.send(Some(&director), "/new-series", &begun);
    let mut runs = |who: &SessionToken, path: &str, fields: &[(&str, &str)]| {
        scene.send(Some(who), &format!("{SERIES}/{path}"), fields);
    };
    runs(&director, "tournaments", &[("tournament", &address), ("intent", "count")]);
    let bonus = [("person", kira.as_str()), ("points", "3"), ("reason", "she helped"), ("intent", "give")];
    runs(&director, "bonus", &bonus);
    runs(&operator, "directors", &[("account", &stranger), ("intent", "name")]);
    runs(&director, "describe", &[("title", "Season 2026"), ("about", "Four evenings.")]);
    runs(&director, "end", &[("reason", "the last evening is played"), ("intent", "close")]);
    scene.counted
}

/// What is wrong with the lists, given the rows and the reads that were counted.
fn faults(
    rows: &[&str],
    reads: &BTreeMap<&str, u64>,
    more: &[(&str, &str)],
    not_sent: &[(&[&str], &str)],
) -> Vec<String> {
    let mut faults = Vec::new();
    let excused: Vec<&str> = not_sent.iter().flat_map(|(rows, _)| *rows).copied().collect();
    for row in rows {
        let (may_read_more, is_excused) = (more.iter().any(|(path, _)| path == row), excused.contains(row));
        match reads.get(row) {
            None if !is_excused => faults.push(format!("{row} is not sent: send it, or say what it needs")),
            None if may_read_more => {
                faults.push(format!("{row} is not sent and on the list of those that read more"))
            }
            Some(_) if is_excused => {
                faults.push(format!("{row} is sent: take it off the list of the others"))
            }
            Some(reads) if *reads > MOST && !may_read_more => {
                faults.push(format!("{row} reads {reads} times: mend it, or say why"));
            }
            Some(reads) if *reads <= MOST && may_read_more => {
                faults
                    .push(format!("{row} reads {reads} times: take it off the list of those that read more"));
            }
            None | Some(_) => {}
        }
    }
    let listed = more.iter().map(|(path, _)| *path).chain(excused);
    faults.extend(listed.filter(|path| !rows.contains(path)).map(|path| format!("{path} takes no form")));
    faults
}

#[test]
fn every_form_reads_the_store_at_most_three_times_or_says_why_not() {
    let scenes = [entry, settings, round, first_acts, disputes, decks, doors, series];
    let (mut reads, mut wrong): (BTreeMap<&str, u64>, Vec<String>) = Default::default();
    for Counted { reads: counted, refused } in scenes.map(|scene| scene()) {
        wrong.extend(refused);
        for (row, most) in counted {
            let known = reads.entry(row).or_default();
            *known = most.max(*known);
        }
    }
    assert!(reads.len() > 70, "{} rows were sent:\n{}", reads.len(), wrong.join("\n"));
    let rows: Vec<&str> =
        ROUTES.iter().filter(|row| row.method == Method::Post).map(|row| row.path).collect();
    wrong.extend(faults(&rows, &reads, &MORE, &NOT_SENT));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_control_that_reads_for_itself_is_counted() {
    let fair = Fair::playing(&SIX);
    let before = fair.desk().database_work().reads;
    let token = fair.scorekeeper.secret();
    for _ in 0..=MOST {
        assert!(fair.desk().visitor(token, chrono::Utc::now()).unwrap().is_some());
    }
    assert_eq!(fair.desk().database_work().reads - before, MOST + 1, "the visitor is found in one read");
}

#[test]
fn a_row_that_reads_more_and_a_stale_line_of_either_list_are_seen() {
    let reads = BTreeMap::from([("/few", 3), ("/many", 4)]);
    let found = |rows: &[&str], more: &[(&str, &str)], not_sent: &[(&[&str], &str)]| {
        faults(rows, &reads, more, not_sent).len()
    };
    let rows = ["/few", "/many", "/other"];
    let many: &[(&str, &str)] = &[("/many", "why")];
    let other: &[(&[&str], &str)] = &[(&["/other"], "a file")];
    assert_eq!(found(&rows, many, other), 0);
    assert_eq!(found(&rows, &[], other), 1, "it reads more");
    assert_eq!(found(&rows, &[("/many", "why"), ("/few", "why")], other), 1, "it no longer does");
    assert_eq!(found(&rows, many, &[]), 1, "it is not sent");
    assert_eq!(found(&rows, many, &[(&["/other", "/few"], "a file")]), 1, "it is sent");
    assert_eq!(found(&rows[..2], many, other), 1, "it is no longer in the table");
    assert_eq!(found(&rows, &[("/many", "why"), ("/gone", "why")], other), 1);
}
