//! What people type is isolated from the words around it: in `<bdi>`, or in an element whose direction follows its
//! content. A name in Hebrew or Arabic, or one made to look like it, reorders nothing but itself.

use std::collections::{BTreeMap, BTreeSet};

use arbiter::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    ClaimDispute, Command, CorrectResult, DropPlayer, ExtendTime, GiveRuling, IssuePenalty, LodgeAppeal,
    OpenDispute, RecordResult, StateFacts,
};
use arbiter::domain::tournament::dispute::{Judge, Seen};
use arbiter::domain::tournament::penalty::PenaltyLevel;
use arbiter::domain::tournament::teller::Teller;
use arbiter::web::routes::ROUTES;

use crate::support::site::fair::{Fair, SLUG};

/// Prefix of everything typed here; no page contains it by itself. The second letter is Hebrew and would reorder
/// lines.
const MARK: &str = "Zא";

/// Elements that isolate their direction.
const APART: [&str; 5] = ["bdi", "textarea", "option", "input", "title"];
/// Elements that never close.
const VOID: [&str; 9] = ["input", "br", "hr", "img", "meta", "link", "wbr", "source", "col"];
/// Blocks with a single text are isolated if they say so.
const OWN_DIRECTION: &str = "dir=\"auto\"";

/// Where the mark is outside everything that isolates it: the elements around it and the words before.
fn outside(page: &str) -> Vec<String> {
    let mut open: Vec<(String, bool)> = Vec::new();
    let mut found = Vec::new();
    for part in page.split('<').skip(1) {
        let Some((tag, text)) = part.split_once('>') else { continue };
        let name =
            tag.trim_start_matches('/').split([' ', '\n', '/']).next().unwrap_or_default().to_lowercase();
        if tag.starts_with('!') {
            continue;
        }
        if tag.starts_with('/') {
            if let Some(at) = open.iter().rposition(|(open, _)| *open == name) {
                open.truncate(at);
            }
        } else if !VOID.contains(&name.as_str()) && !tag.ends_with('/') {
            let apart = APART.contains(&name.as_str()) || tag.contains(OWN_DIRECTION) || name == "script";
            open.push((name, apart));
        }
        if text.contains(MARK) && !open.iter().any(|(_, apart)| *apart) {
            let around: Vec<&str> = open.iter().map(|(name, _)| name.as_str()).collect();
            found.push(format!("{}: {}", around.join(" "), text.trim().chars().take(90).collect::<String>()));
        }
    }
    found
}

/// A tournament in which everything that can be typed begins with the mark.
fn fair() -> Fair {
    let mark = |what: &str| format!("{MARK} {what}");
    let names: Vec<String> = (1..=7).map(|number| mark(&format!("player {number}"))).collect();
    let fair = Fair::playing(&names.iter().map(String::as_str).collect::<Vec<_>>());
    fair.also_elsewhere("Ruth O'Brien <b>", arbiter::domain::tournament::role::Role::Director);
    let mut settings = fair.here().setup().unwrap().settings.clone();
    (settings.title, settings.place) = (mark("title"), mark("place"));
    let change = arbiter::domain::tournament::command::ChangeSettings {
        settings,
        reason: mark("reason of settings").into(),
    };
    fair.give(Command::ChangeSettings(change));
    let at = |table| AtTable::new(RoundNumber(1), TableNumber(table));
    let won = |scores: [i64; 2]| GameResult::ended(scores, EndReason::Complete { winner: Side::A });
    for table in 1..=2 {
        fair.give(Command::RecordResult(RecordResult { at: at(table), result: won([100, 35]) }));
    }
    let (was, result, reason) = (won([100, 35]), won([100, 45]), mark("reason of correction").into());
    fair.give(Command::CorrectResult(CorrectResult { at: at(1), was, result, reason, dispute: None }));
    let judge = Judge { directs: true, ..Judge::default() };
    for (number, table) in [(1, 1), (2, 2), (3, 3)] {
        let (question, facts, by) = (mark("question"), mark("facts"), Teller::from(mark("who told it")));
        fair.give(Command::OpenDispute(OpenDispute {
            at: Some(at(table)),
            question,
            facts,
            by,
            again: false,
        }));
        let dispute = DisputeNumber(number);
        if number < 3 {
            fair.give(Command::ClaimDispute(ClaimDispute { dispute, judge: judge.clone(), seen: 0 }));
            fair.give(Command::StateFacts(StateFacts {
                dispute,
                by: Teller::from(mark("teller")),
                text: mark("facts again"),
            }));
            let here = fair.here();
            let seen: Seen = here.tournament.dispute(dispute).unwrap().shown_state();
            let text = mark("ruling");
            fair.give(Command::GiveRuling(GiveRuling {
                question: None,
                dispute,
                judge: judge.clone(),
                seen,
                text,
                without_authority: true,
            }));
        }
        if number == 2 {
            fair.give(Command::LodgeAppeal(LodgeAppeal {
                dispute,
                text: mark("ground"),
                by: Some(PlayerId(1)),
            }));
        }
    }
    for level in [PenaltyLevel::Note, PenaltyLevel::Warning] {
        fair.give(Command::IssuePenalty(IssuePenalty {
            player: PlayerId(1),
            judge: judge.clone(),
            kind: "conduct".to_owned(),
            level,
            round: Some(RoundNumber(1)),
            reason: mark("reason of penalty").into(),
            dispute: None,
            others: false,
        }));
    }
    let (minutes, reason) = (3, mark("reason of time").into());
    let dispute = None;
    fair.give(Command::ExtendTime(ExtendTime { at: at(3), minutes, reason, dispute, judge }));
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(7), reason: mark("reason of drop").into() }));
    fair
}

#[test]
fn what_people_type_is_isolated_on_every_page() {
    let fair = fair();
    let seat = fair.seat(1);
    let people = [Some(&fair.director), Some(&fair.operator), Some(&seat), None];
    let mut outside_at: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut shown = BTreeSet::new();
    for route in ROUTES.iter().filter(|route| route.method == arbiter::web::route::Method::Get) {
        let sample = route.sample().replace("frankfurt-autumn", SLUG);
        let path = [
            "rounds/",
            "tables/",
            "players/",
            "disputes/",
            "decks/",
            "pairings/",
            "names/",
            "slips/",
            "why/",
        ]
        .iter()
        .fold(sample, |path, part| numbered(&path, part));
        for who in people {
            let page = match who {
                Some(session) => fair.page(session, &path),
                None => fair.house.get(&path).send(),
            };
            let text = page.unpacked();
            if page.status == 200
                && page.header("content-type").starts_with("text/html")
                && text.contains(MARK)
            {
                shown.insert(route.path);
                outside_at.entry(route.path.to_owned()).or_default().extend(outside(&text));
            }
        }
    }
    outside_at.retain(|_, places| !places.is_empty());
    let all: Vec<String> = outside_at
        .iter()
        .flat_map(|(path, places)| places.iter().map(move |place| format!("{path}: {place}")))
        .collect();
    assert!(all.is_empty(), "{} places:\n{}", all.len(), all.join("\n"));
    assert!(shown.len() >= 30, "only {} pages show it: {shown:?}", shown.len());
}

/// The path with number 1 after this part, whatever number is there.
fn numbered(path: &str, part: &str) -> String {
    let Some((before, rest)) = path.split_once(part) else { return path.to_owned() };
    let end = rest.find(|character: char| !character.is_ascii_digit()).unwrap_or(rest.len());
    if end == 0 { path.to_owned() } else { format!("{before}{part}1{}", &rest[end..]) }
}

#[test]
fn the_control_a_name_without_isolation_is_found_and_an_isolated_one_is_not() {
    assert_eq!(outside(&format!("<p>{MARK} a</p>")).len(), 1);
    assert_eq!(outside(&format!("<p><bdi>x</bdi> and {MARK} a</p>")).len(), 1);
    assert_eq!(outside(&format!("<p><br>by {MARK} a</p>")).len(), 1);
    for apart in [
        format!("<p><bdi>{MARK} a</bdi></p>"),
        format!("<p dir=\"auto\">by {MARK} a</p>"),
        format!("<p>b <a href=\"{MARK}\"><bdi>{MARK}</bdi></a></p>"),
        format!("<title>{MARK}</title><textarea>\n{MARK}</textarea><option>{MARK}</option>"),
    ] {
        assert_eq!(outside(&apart), [] as [String; 0], "{apart}");
    }
}
