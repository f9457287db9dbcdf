//! Every JSON answer that the route table offers, compared with its page: each row with its figures, in the same order. A
//! JSON address without a comparison fails, and so does a section of a page that the answer says nothing of.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::page_text::words;
use crate::support::played::{give, heats, person, play, played, won};
use crate::support::scenario;
use crate::support::site::fair::{Fair, SLUG, submission};
use arbiter::app::Desk;
use arbiter::domain::bracket::cut::{Cut, Size};
use arbiter::domain::id::{AtTable, GroupNumber, PersonId, PlayerId, RoundNumber, Slug, TournamentId};
use arbiter::domain::tournament::command::{
    CloseRound, CloseTournament, Command, KeepApart, NameTeam, PairRound, PublishRound, RecordResult,
    StartCut,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::web::urls;
use chrono::NaiveDate;
use serde_json::Value;
use uuid::Uuid;

/// What a page has to say of a row: what it is called, and then its figures, all near that.
type Said = Vec<String>;

/// An address for programs, its page, and what of the answer the page has to say.
struct Pair {
    data: String,
    page: String,
    says: fn(&Value) -> Vec<Said>,
}

/// What the answer says of a section of its page.
enum Part {
    /// The part of this name has every name and every figure of its table.
    Figures(&'static str),
    /// The parts of these names have them together, and none of them is empty.
    Together(&'static [&'static str]),
    /// It has a part of this name.
    Named(&'static str),
    /// It is not data: a search, the rules, what was corrected, the newest lines of the log.
    Apart,
}

use Part::{Apart, Figures, Named, Together};

/// The sections of the page of an address for programs.
fn parts(address: &str) -> &'static [(&'static str, Part)] {
    match address {
        urls::api_tournaments::PATH => &[("find", Apart), ("found", Figures("tournaments"))],
        urls::api_tournament::PATH => &[
            ("finish", Named("ranking")),
            ("rounds", Named("rounds")),
            ("players", Named("players")),
            ("about", Named("profile")),
            ("played", Apart),
            ("latest", Apart),
            ("rulings", Apart),
        ],
        urls::api_standings::PATH | urls::api_standings_after::PATH => {
            &[("standings", Named("lines")), ("sources", Apart)]
        }
        urls::api_teams::PATH => &[("teams", Named("teams")), ("rules", Apart)],
        urls::api_round::PATH => &[("tables", Named("tables")), ("corrections", Apart), ("why", Apart)],
        urls::api_people::PATH => &[("find", Apart), ("found", Figures("people"))],
        urls::api_person::PATH => &[
            ("played", Figures("played")),
            ("met", Together(&["met", "met_in_pods"])),
            ("ratings", Figures("ratings")),
            ("years", Figures("years")),
        ],
        urls::api_head_to_head::PATH => &[("games", Figures("played")), ("pods", Figures("in_pods"))],
        urls::api_all_series::PATH => &[("series", Named("series"))],
        urls::api_series::PATH => &[
            ("standings", Named("standings")),
            ("teams", Figures("teams")),
            ("tournaments", Named("tournaments")),
            ("rules", Named("rules")),
        ],
        urls::api_ratings::PATH => &[("ratings", Figures("ranking")), ("rules", Apart)],
        urls::api_hall_of_fame::PATH => &[
            ("won", Figures("tournaments_won")),
            ("games", Figures("games_won")),
            ("played", Figures("tournaments_played")),
            ("figures", Named("years")),
        ],
        other => panic!("the sections of the page of {other} are not listed"),
    }
}

/// Each section of a page, by the name of its heading.
fn sections(page: &str) -> impl Iterator<Item = (&str, &str)> {
    page.split("<section ").skip(1).map(|section| {
        let named = section.split_once("aria-labelledby=\"").and_then(|(_, name)| name.split_once("-h\""));
        (named.map_or("", |(name, _)| name), section.split("</section>").next().unwrap())
    })
}

/// What a page shows and the answer lacks.
fn lacking(page: &str, address: &str, data: &Value) -> Vec<String> {
    let lacks = |(name, section): (&str, &str)| match parts(address)
        .iter()
        .find(|(known, _)| *known == name)
        .map(|(_, part)| part)
    {
        None => vec![format!("the section “{name}”")],
        Some(Apart) => Vec::new(),
        Some(Named(part) | Figures(part)) if is_empty(&data[*part]) => {
            vec![format!("{part}, for the section “{name}”")]
        }
        Some(Together(parts)) => {
            let empty: Vec<String> = parts
                .iter()
                .filter(|part| is_empty(&data[**part]))
                .map(|part| format!("{part}, for the section “{name}”"))
                .collect();
            let said: String = parts.iter().map(|part| data[*part].to_string()).collect();
            if empty.is_empty() { unsaid(section, &said) } else { empty }
        }
        Some(Named(_)) => Vec::new(),
        Some(Figures(part)) => unsaid(section, &data[*part].to_string()),
    };
    sections(page).flat_map(lacks).collect()
}

fn is_empty(part: &Value) -> bool {
    match part {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(all) => all.is_empty(),
        Value::Bool(_) | Value::Number(_) | Value::Object(_) => false,
    }
}

/// The names and the figures in the cells of a table that are nowhere in a text.
fn unsaid(section: &str, said: &str) -> Vec<String> {
    let known = numbers(said);
    let cells = section.split("<td").skip(1).map(|cell| cell.split("</td>").next().unwrap());
    let lacks = |cell: &str| {
        let text = words(&format!("<td{cell}"));
        let name = cell.contains("c-main") && cell.contains("<bdi>") && !said.contains(&text);
        let figure = !numbers(&text).is_subset(&known);
        (name || figure).then_some(text)
    };
    cells.filter_map(lacks).collect()
}

fn numbers(text: &str) -> BTreeSet<u64> {
    text.split(|it: char| !it.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// Characters before a name in which its place may be written, and after it for its other figures.
const BEFORE: usize = 60;
const AFTER: usize = 160;

/// Whether a page says each of these rows, one after the other.
fn compare(page: &str, rows: &[Said]) -> Result<(), String> {
    let text: Vec<char> = page.chars().collect();
    let mut from = 0;
    for row in rows {
        let (name, figures) = row.split_first().unwrap();
        let name_chars: Vec<char> = name.chars().collect();
        // A name may come before its row, in a heading or a note: the first place with all figures near it counts.
        let is_there = |at: &usize| {
            if text[*at..].starts_with(&name_chars) {
                let near: String = text
                    [at.saturating_sub(BEFORE)..(at + name_chars.len() + AFTER).min(text.len())]
                    .iter()
                    .collect();
                return figures.iter().all(|figure| stands_alone(&near, figure));
            }
            false
        };
        let found = (from..text.len()).find(is_there);
        from = found.ok_or_else(|| format!("{row:?} is not said after character {from} of: {page}"))? + 1;
    }
    Ok(())
}

/// Whether a text holds a figure that is not part of a longer number.
fn stands_alone(text: &str, figure: &str) -> bool {
    text.match_indices(figure).any(|(at, _)| {
        let digit = |it: Option<char>| it.is_some_and(|it| it.is_ascii_digit());
        let begins = figure.starts_with(|it: char| it.is_ascii_digit());
        let ends = figure.ends_with(|it: char| it.is_ascii_digit());
        let goes_on = |end: bool, next: Option<char>| end && digit(next);
        let (before, after) = (text[..at].chars().next_back(), text[at + figure.len()..].chars().next());
        ![(begins, before), (ends, after)].into_iter().any(|(end, next)| goes_on(end, next))
    })
}

fn text(of: &Value) -> String {
    match of {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

fn list<'v>(of: &'v Value, name: &str) -> impl Iterator<Item = &'v Value> {
    of[name].as_array().unwrap_or_else(|| panic!("no list {name} in {of}")).iter()
}

fn rows(of: &Value, name: &str, figures: &[&str]) -> Vec<Said> {
    list(of, name).map(|row| figures.iter().map(|figure| text(&row[figure])).collect()).collect()
}

/// A day as pages write it.
fn day(of: &Value, format: &str) -> String {
    let day: NaiveDate = of.as_str().unwrap().parse().unwrap();
    day.format(format).to_string()
}

fn balance(of: &Value) -> String {
    format!("{}–{}–{}", of["wins"], of["losses"], of["ties"])
}

fn tournaments(of: &Value) -> Vec<Said> {
    list(of, "tournaments")
        .map(|one| vec![text(&one["title"]), format!("{} players", one["players"])])
        .collect()
}

fn tournament(of: &Value) -> Vec<Said> {
    let mut said = vec![vec![text(&of["title"])]];
    said.extend(list(of, "ranking").take(3).map(|one| vec![text(&one["name"])]));
    said.extend(
        list(of, "rounds")
            .map(|one| vec![text(&one["name"]), format!("{} of {}", one["results"], one["tables"])]),
    );
    said
}

fn standings(of: &Value) -> Vec<Said> {
    rows(of, "lines", &["name", "place", "victory_points"])
}

fn teams(of: &Value) -> Vec<Said> {
    let mut said = Vec::new();
    for team in list(of, "teams") {
        let places: Vec<String> = list(team, "counted").map(|one| text(&one["place"])).collect();
        let sum = format!("= {}", team["sum_of_places"]);
        said.push(vec![text(&team["name"]), text(&team["place"]), places.join(" + "), sum]);
        let members = list(team, "counted").chain(list(team, "others"));
        said.extend(members.map(|one| vec![text(&one["name"]), format!("({})", one["place"])]));
    }
    said
}

fn round(of: &Value) -> Vec<Said> {
    let mut said = Vec::new();
    for table in list(of, "tables") {
        for side in list(table, "sides") {
            said.push(vec![text(&side["name"]), text(&side["score"]), text(&side["grade"])]);
        }
    }
    said
}

fn people(of: &Value) -> Vec<Said> {
    list(of, "people")
        .map(|one| vec![text(&one["name"]), text(&one["tournaments"]), day(&one["last"], "%-d %b %Y")])
        .collect()
}

fn one_person(of: &Value) -> Vec<Said> {
    let mut said = vec![vec![text(&of["name"]), format!("{} tournaments", of["tournaments"])]];
    said.extend(list(of, "played").map(|one| {
        // The page has pods in place of games, as Tribbles has.
        let pods = format!("pods: {}, first in {}", one["pods"]["pods"], one["pods"]["first"]);
        let played = if one["pods"]["pods"] == 0 { balance(&one["games"]) } else { pods };
        vec![text(&one["title"]), day(&one["date"], "%-d %b %Y"), text(&one["place"]), played]
    }));
    for met in ["met", "met_in_pods"] {
        said.extend(list(of, met).map(|one| vec![text(&one["name"]), balance(&one["games"])]));
    }
    said.extend(list(of, "ratings").map(|one| {
        let what = format!("{} {}", text(&one["name"]), text(&one["method"]));
        vec![what, format!("{} games", one["rated_games"]), text(&one["rating"])]
    }));
    said
}

fn head_to_head(of: &Value) -> Vec<Said> {
    let [one, other] = [0_usize, 1].map(|number| text(&of["people"][number]["name"]));
    let (games, pods) = (&of["games"], &of["pods"]);
    let mut said = vec![
        vec![one.clone(), format!("{one} won {}", games["wins"]), format!("{} tied", games["ties"])],
        vec![format!("{other} won {}", games["losses"])],
        vec![format!("{one} had more in {}", pods["wins"]), format!("as many in {}", pods["ties"])],
        vec![format!("{other} had more in {}", pods["losses"])],
    ];
    for (met, what) in [("played", "round"), ("in_pods", "heat")] {
        said.extend(list(of, met).map(|one| {
            let round = format!("{what} {}", one["round"]);
            vec![text(&one["title"]), day(&one["date"], "%-d %b %Y"), round]
        }));
    }
    said
}

fn all_series(of: &Value) -> Vec<Said> {
    list(of, "series")
        .map(|one| vec![text(&one["title"]), format!("{} tournaments", one["tournaments"])])
        .collect()
}

fn one_series(of: &Value) -> Vec<Said> {
    let mut said =
        vec![vec![text(&of["title"]), format!("{} players", of["players"])], vec![text(&of["about"])]];
    said.extend(rows(of, "standings", &["name", "place", "points"]));
    said.extend(
        list(of, "tournaments")
            .map(|one| vec![text(&one["title"]), day(&one["date"], "%-d %b %Y"), text(&one["players"])]),
    );
    said.push(vec![text(&of["rules"])]);
    said
}

fn ratings(of: &Value) -> Vec<Said> {
    let mut said = vec![vec![text(&of["rated"]["name"]), text(&of["method"])]];
    said.extend(list(of, "ranking").map(|one| {
        let games = format!("{} games", one["rated_games"]);
        vec![
            text(&one["name"]),
            text(&one["place"]),
            games,
            day(&one["last"], "%-d %b %Y"),
            text(&one["rating"]),
        ]
    }));
    said
}

fn fame(of: &Value) -> Vec<Said> {
    let mut said = vec![vec![
        format!("{} finished tournaments", of["tournaments"]),
        format!("{} players", of["players"]),
        format!("{} games", of["games"]),
        if of["pods"] == 0 { String::new() } else { format!("{} pods", of["pods"]) },
    ]];
    for laurel in ["tournaments_won", "games_won", "tournaments_played"] {
        said.extend(rows(of, laurel, &["name", "place", "count"]));
    }
    said
}

/// A finished tournament of two teams.
fn of_teams(desk: &Desk) -> Slug {
    let creation = scenario::creation("tcc-1e-2023");
    let at = desk.create(TournamentId::new(Uuid::from_u128(74)), &submission(), &creation).unwrap();
    desk.register(&at, &submission(), "Ezri\nWorf\nKeiko\nMolly\nShakaar\nWinn\nGarak").unwrap();
    for (number, (name, players)) in (1..).zip([("Station", &[1, 2, 3][..]), ("Outpost", &[4, 5, 6, 7][..])])
    {
        let players = players.iter().copied().map(PlayerId).collect();
        let apart = KeepApart { players, through: None, reason: "one team".into() };
        let named = NameTeam { group: GroupNumber(number), name: name.to_owned() };
        give(desk, &at, [Command::KeepApart(apart), Command::NameTeam(named)]);
    }
    play(desk, &at);
    at
}

/// Three tournaments with people in common, a series of them, one of teams, and Tribbles with the same people a year
/// before: two of them who met everywhere.
fn community() -> (Fair, [Slug; 2], [PersonId; 2]) {
    let fair = Fair::new();
    let desk = fair.desk();
    let names = "Kira Nerys\nOdo\nQuark\nRom\nNog";
    let all: Vec<Slug> = (70..73).map(|number| played(desk, number, names)).collect();
    let same = [1, 2, 3, 4, 5].map(|player| (PlayerId(player), person(desk, &all[0], player)));
    let tribbles = heats(desk, 73, names, 2025);
    for at in all[1..].iter().chain([&tribbles]) {
        desk.say_same(at, &submission(), &same).unwrap();
    }
    for (title, series) in [("A slug", "a-slug"), ("Another season", "another-season")] {
        let begun = [("title", title), ("rules", "place-and-attendance"), ("about", "Three evenings.")];
        assert_eq!(fair.send(&fair.director, "/new-series", &begun).status, 303);
        for at in &all[..2] {
            let count = [("tournament", at.as_str()), ("intent", "count")];
            assert_eq!(
                fair.send(&fair.director, &format!("/series/{series}/tournaments"), &count).status,
                303
            );
        }
    }
    let teams = of_teams(desk);
    desk.newest_ratings().unwrap();
    // Player 1 has the bye everywhere; this is whom player 2 met in games.
    let there = desk.tournament(&all[0]).unwrap();
    let mut tables = there.tournament.round(RoundNumber(1)).unwrap().tables();
    let pair =
        tables.find_map(|table| table.pair.players.contains(&PlayerId(2)).then_some(table.pair.players));
    let opponent = pair.unwrap().into_iter().find(|player| *player != PlayerId(2)).unwrap();
    let both = [2, opponent.0].map(|player| person(desk, &all[0], player));
    (fair, [all[0].clone(), teams], both)
}

fn pairs([at, of_teams]: &[Slug; 2], [odo, opponent]: [PersonId; 2]) -> BTreeMap<&'static str, Vec<Pair>> {
    let api = |path: &str| format!("/api/v1{path}");
    let pair = |data: String, page: String, says| Pair { data, page, says };
    let same = |path: &str, says| vec![pair(api(path), path.to_owned(), says)];
    let here = |path: &str, says| {
        vec![pair(api(&format!("/tournaments/{at}{path}")), format!("/t/{at}{path}"), says)]
    };
    let with = |path: &str, queries: &[&str], says: fn(&Value) -> Vec<Said>| -> Vec<Pair> {
        let each = queries.iter();
        each.map(|query| pair(api(&format!("{path}{query}")), format!("{path}{query}"), says)).collect()
    };
    BTreeMap::from([
        (
            urls::api_tournaments::PATH,
            with("/tournaments", &["", "?game=1E", "?year=2026&place=lyon"], tournaments),
        ),
        (urls::api_tournament::PATH, here("", tournament)),
        (urls::api_standings::PATH, here("/standings", standings)),
        (urls::api_standings_after::PATH, here("/standings/1", standings)),
        (urls::api_round::PATH, here("/rounds/1", round)),
        (
            urls::api_teams::PATH,
            vec![pair(api(&format!("/tournaments/{of_teams}/teams")), format!("/t/{of_teams}/teams"), teams)],
        ),
        (urls::api_people::PATH, vec![pair(api("/people"), "/players".to_owned(), people)]),
        (
            urls::api_person::PATH,
            vec![pair(api(&format!("/people/{odo}")), format!("/players/{odo}"), one_person)],
        ),
        (
            urls::api_head_to_head::PATH,
            [[odo, opponent], [opponent, odo]]
                .map(|[one, other]| format!("{one}/against/{other}"))
                .map(|of| pair(api(&format!("/people/{of}")), format!("/players/{of}"), head_to_head))
                .into(),
        ),
        (urls::api_all_series::PATH, same("/series", all_series)),
        (urls::api_series::PATH, same("/series/a-slug", one_series)),
        (
            urls::api_ratings::PATH,
            with(
                "/ratings",
                &["", "?game=1E&kind=built&by=tcc", "?by=glicko", "?game=TR&by=glicko"],
                ratings,
            ),
        ),
        (urls::api_hall_of_fame::PATH, with("/hall-of-fame", &["", "?year=2026"], fame)),
    ])
}

/// An answer with every figure another one.
fn changed(of: &Value) -> Value {
    match of {
        Value::Number(number) => (number.as_i64().unwrap() + 7_001).into(),
        Value::Array(all) => all.iter().map(changed).collect(),
        Value::Object(all) => all.iter().map(|(name, one)| (name.clone(), changed(one))).collect(),
        other => other.clone(),
    }
}

#[test]
fn every_json_answer_says_what_its_page_says() {
    let (fair, there, both) = community();
    let at = &there[0];
    let json = |path: &str| -> Value {
        let answer = fair.house.get(path).send();
        assert_eq!(answer.status, 200, "{path}");
        serde_json::from_str(&answer.text()).unwrap()
    };
    let (pairs, mut ordered) = (pairs(&there, both), 0);
    let each = pairs.iter().flat_map(|(address, all)| all.iter().map(move |pair| (*address, pair)));
    for (address, Pair { data, page, says }) in each {
        let (data, shown) = (json(data), fair.house.get(page).send());
        assert_eq!(shown.status, 200, "{page}");
        let html = shown.text();
        assert_eq!(lacking(&html, address, &data), [""; 0], "{page} shows what the answer lacks: {data}");
        assert!(!lacking(&html, address, &Value::Null).is_empty(), "{page}: an empty answer goes unnoticed");
        let shown = words(&html);
        let wanted = says(&data);
        assert!(wanted.len() > 1, "{page} has rows: {data}");
        compare(&shown, &wanted).unwrap_or_else(|why| panic!("{page}: {why}"));
        assert!(compare(&shown, &says(&changed(&data))).is_err(), "{page}: other figures go unnoticed");
        let names: BTreeSet<&String> = wanted.iter().filter_map(|row| row.first()).collect();
        if names.len() == wanted.len() {
            let backwards: Vec<Said> = wanted.iter().rev().cloned().collect();
            assert!(compare(&shown, &backwards).is_err(), "{page}: another order goes unnoticed");
            ordered += 1;
        }
    }
    assert!(ordered > 4, "only {ordered} orders were compared");
    // Each address of the description is compared here, or is another form of what is.
    let description = json("/openapi.json");
    let described: BTreeSet<&str> = description["paths"]
        .as_object()
        .unwrap()
        .iter()
        .filter(|(_, one)| one["get"]["responses"]["200"]["content"].get("application/json").is_some())
        .map(|(path, _)| path.as_str())
        .collect();
    let report = urls::results::PATH;
    let compared: BTreeSet<&str> = pairs.keys().copied().chain([report]).collect();
    assert_eq!(described, compared);
    let whole = json(&format!("/t/{at}/results/results.json"));
    for (part, address) in [("tournament", ""), ("standings", "/standings")] {
        assert_eq!(whole[part], json(&format!("/api/v1/tournaments/{at}{address}")), "{part} of the report");
    }
    assert_eq!(whole["rounds"][0], json(&format!("/api/v1/tournaments/{at}/rounds/1")));
    // Each player leads to the same person as the link on the page of that place.
    let mut led = 0;
    for player in list(&whole["tournament"], "players") {
        let page = fair.house.get(&format!("/t/{at}/standings/why/{}", player["player"])).send().text();
        let link = format!("/t/{at}/who/{}", player["player"]);
        assert!(page.contains(&format!("href=\"{link}\"")), "{link}: {page}");
        let [page, data] = [link.as_str(), player["person"].as_str().unwrap()].map(|way| {
            let answer = fair.house.get(way).send();
            assert_eq!(answer.status, 303, "{way}");
            answer.header("location").rsplit('/').next().unwrap().to_owned()
        });
        assert_eq!(page, data);
        assert_eq!(json(&format!("/api/v1/people/{data}"))["name"], player["name"]);
        led += 1;
    }
    assert_eq!(led, 5);
}

/// The points that the games of a report give each player, by number.
fn sums(rounds: &Value) -> BTreeMap<u64, i64> {
    let mut sums = BTreeMap::new();
    for round in rounds.as_array().unwrap() {
        for side in list(round, "tables").flat_map(|table| list(table, "sides")) {
            let points = side["victory_points"].as_i64().unwrap_or(0);
            *sums.entry(side["player"].as_u64().unwrap()).or_default() += points;
        }
    }
    sums
}

#[test]
fn the_points_of_all_games_are_those_of_the_standings_also_after_a_cut() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom"]);
    let play = || {
        let open = fair.here().tournament.rounds().next_back().unwrap().clone();
        for table in open.tables() {
            let at = AtTable::new(open.number, table.pair.table);
            fair.give(Command::RecordResult(RecordResult { at, result: won([100, 40]) }));
        }
        fair.give(Command::CloseRound(CloseRound { round: open.number, over: vec![] }));
    };
    let pair = || {
        fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        fair.give(Command::PublishRound(PublishRound {}));
        play();
    };
    pair();
    pair();
    let (here, cut) = (fair.here(), Cut::to(Size::ALL[0]));
    let seed = here.tournament.next_seed().unwrap();
    let seen = here.tournament.seeding(here.setup().unwrap(), cut, seed).unwrap().seeds;
    fair.give(Command::StartCut(StartCut { cut, minutes: 60, decks: CutDecks::Same, seen, given: None }));
    pair();
    fair.give(Command::CloseTournament(CloseTournament {}));

    let results = |form: &str| fair.house.get(&format!("/t/{SLUG}/results/{form}")).send().text();
    let whole: Value = serde_json::from_str(&results("results.json")).unwrap();
    let lines: BTreeMap<u64, i64> = list(&whole["standings"], "lines")
        .map(|line| (line["player"].as_u64().unwrap(), line["victory_points"].as_i64().unwrap()))
        .collect();
    assert_eq!(sums(&whole["rounds"]), lines);
    let last = &whole["rounds"][2];
    assert_eq!(last["stage"], 1);
    let side = &last["tables"][0]["sides"][0];
    assert_eq!(
        (&side["victory_points"], &side["score"], &side["grade"]),
        (&Value::Null, &100.into(), &"FW".into())
    );
    let csv = results("results.csv");
    let mut sheet = csv::Reader::from_reader(csv.as_bytes());
    let mut by_row: BTreeMap<u64, i64> = BTreeMap::new();
    for row in sheet.records().map(Result::unwrap) {
        *by_row.entry(row[2].parse().unwrap()).or_default() += row[7].parse::<i64>().unwrap_or(0);
    }
    assert_eq!(by_row, lines, "{csv}");
}

#[test]
fn a_comparison_sees_what_only_the_page_shows() {
    let (fair, _, [odo, _]) = community();
    let page = fair.house.get(&format!("/players/{odo}")).send().text();
    let whole: Value =
        serde_json::from_str(&fair.house.get(&format!("/api/v1/people/{odo}")).send().text()).unwrap();
    assert_eq!(lacking(&page, urls::api_person::PATH, &whole), [""; 0], "the control");
    for (part, section) in [
        ("played", "played"),
        ("met", "met"),
        ("met_in_pods", "met"),
        ("ratings", "ratings"),
        ("years", "years"),
    ] {
        let mut less = whole.clone();
        less.as_object_mut().unwrap().remove(part).unwrap();
        let lacks = lacking(&page, urls::api_person::PATH, &less);
        assert_eq!(lacks, [format!("{part}, for the section “{section}”")]);
    }
    let mut other = whole.clone();
    for rating in other["ratings"].as_array_mut().unwrap() {
        rating["rating"] = 7_001.into();
        rating["over_time"] = Value::Null;
    }
    assert!(!lacking(&page, urls::api_person::PATH, &other).is_empty(), "another rating");
    let mut other = whole;
    for list in ["met", "met_in_pods"] {
        for met in other[list].as_array_mut().unwrap() {
            met["name"] = "Nobody".into();
        }
    }
    assert!(!lacking(&page, urls::api_person::PATH, &other).is_empty(), "another name");
    let more = format!("{page}<section aria-labelledby=\"new-h\"></section>");
    let lacks = lacking(&more, urls::api_person::PATH, &serde_json::json!({}));
    assert!(lacks.contains(&"the section “new”".to_owned()), "{lacks:?}");
}

#[test]
fn a_comparison_sees_a_missing_row_a_wrong_figure_and_another_order() {
    let page = "Place Player Points 1 Kira 12 points 2 Odo 9 points";
    let row = |name: &str, figure: &str| vec![name.to_owned(), figure.to_owned()];
    assert_eq!(compare(page, &[row("Kira", "12"), row("Odo", "9")]), Ok(()), "the control");
    for wrong in [vec![row("Kira", "12"), row("Quark", "9")], vec![row("Kira", "1"), row("Odo", "99")]] {
        assert!(compare(page, &wrong).is_err(), "{wrong:?}");
    }
    assert!(compare(page, &[row("Odo", "9"), row("Kira", "12")]).is_err());
    assert!(compare(page, &[row("Kira", "2 points")]).is_err(), "a part of a number is no number");
}
