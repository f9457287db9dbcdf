//! Rounds at the desk: pairing, drafts, results, contradictions, corrections. Sent by URL, judged by the page and the
//! log.

use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG};
use arbiter::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    AcceptDeck, CloseRound, CloseTournament, Command, CorrectResult, OpenDispute, PairRound, PublishRound,
    RecordResult, ReportResult, SubmitDeck, SwapPlayers,
};
use arbiter::domain::tournament::round::{Phase, Table};
use arbiter::domain::tournament::teller::Teller;
use arbiter::web::cookie::SessionToken;

const FOUR: [&str; 4] = ["Kira", "Odo", "Miles O'Brien <b>", "Nog"];

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn table_at(number: u32, rest: &str) -> String {
    at(&format!("/rounds/1/tables/{number}{rest}"))
}

fn result(scores: [i64; 2], end: EndReason) -> GameResult {
    GameResult { scores, not_counting: [0, 0], end, went_first: None }
}

/// A slip on which seat A won 100 to 35.
const SLIP: [(&str, &str); 3] = [("score_a", "100"), ("score_b", "35"), ("end", "complete-a")];
/// A slip of the same table on which seat B won.
const OTHER: [(&str, &str); 4] = [("score_a", "35"), ("score_b", "100"), ("end", "complete"), ("by", "b")];

fn with<'a>(slip: &[(&'a str, &'a str)], more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    [slip, more].concat()
}

/// The value of a hidden field, as a browser would send it.
fn hidden(page: &Response, name: &str) -> String {
    let text = page.text();
    let start =
        text.find(&format!("name=\"{name}\" value=\"")).unwrap_or_else(|| panic!("no {name}: {text}"));
    let value = text[start..].split("value=\"").nth(1).unwrap().split('"').next().unwrap();
    value.replace("&#34;", "\"").replace("&quot;", "\"").replace("&#38;", "&").replace("&amp;", "&")
}

/// The page without tags, spaces folded: what a person reads.
fn words(page: &Response) -> String {
    let text = page.text();
    let main = text.split("<main").nth(1).unwrap_or(&text).to_owned();
    let plain: String = main
        .split('<')
        .map(|part| part.split_once('>').map_or("", |(_, text)| text))
        .collect::<Vec<_>>()
        .join(" ");
    plain
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
        .replace("&#39;", "'")
        .replace("&#60;", "<")
        .replace("&#62;", ">")
}

#[track_caller]
fn says(page: &Response, wanted: &str) {
    let words = words(page);
    assert!(words.contains(wanted), "{wanted:?} is not in: {words}");
}

#[track_caller]
fn says_not(page: &Response, unwanted: &str) {
    let words = words(page);
    assert!(!words.contains(unwanted), "{unwanted:?} is in: {words}");
}

fn goes_to(answer: &Response, to: &str) {
    assert_eq!((answer.status, answer.header("location")), (303, to), "{}", answer.text());
}

fn entries(fair: &Fair) -> usize {
    fair.here().log.len()
}

fn table(fair: &Fair, number: u32) -> Table {
    fair.here().tournament.rounds().next().unwrap().table(TableNumber(number)).unwrap().clone()
}

fn names(fair: &Fair, number: u32) -> [String; 2] {
    table(fair, number).pair.players.map(|player| fair.here().name(player))
}

fn records(fair: &Fair, number: u32, scores: [i64; 2]) {
    let winner = if scores[0] > scores[1] { Side::A } else { Side::B };
    fair.give(Command::RecordResult(RecordResult {
        at: AtTable::new(RoundNumber(1), TableNumber(number)),
        result: result(scores, EndReason::Complete { winner }),
    }));
}

/// Looks at a slip: the address of a form that is only looked at.
fn look(fair: &Fair, who: &SessionToken, number: u32, slip: &[(&str, &str)]) -> Response {
    let fields: Vec<String> =
        slip.iter().map(|(name, value)| format!("&{name}={}", arbiter::web::urls::escaped(value))).collect();
    fair.page(who, &table_at(number, &format!("?intent=look{}", fields.concat())))
}

/// A session of another scorekeeper.
fn second_scorekeeper(fair: &Fair) -> SessionToken {
    fair.judge.clone()
}

#[test]
fn the_pair_page_says_who_is_paired_and_what_is_missing_without_blocking() {
    let fair = Fair::with_players(&["Kira", "Odo", "Miles O'Brien <b>", "Nog", "Quark"]);
    let page = fair.page(&fair.director, &at("/pair"));
    assert_eq!(page.status, 200);
    says(&page, "5 players: 2 tables and one bye");
    says(&page, "5 players have handed in no deck list: Kira, Odo, Miles O'Brien <b>, Nog and Quark.");
    says(&page, "The round can be paired all the same.");
    says(&page, "Pair round 1");
    assert!(!page.text().contains("O'Brien <b>"), "names are escaped");

    let sent =
        fair.send(&fair.director, &at("/pair"), &[("round", "1"), ("absent", "5"), ("earned_bye", "4")]);
    goes_to(&sent, &at("/rounds/1/staff"));
    let draft = fair.here().tournament.rounds().next().unwrap().clone();
    assert_eq!((draft.absent, draft.earned_byes), (vec![PlayerId(5)], vec![PlayerId(4)]));
    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    for words in [
        "Round 1: draft pairings",
        "Away this round Quark",
        "Earned bye Nog",
        "Publish round 1",
        "no rematch",
    ] {
        says(&page, words);
    }
    goes_to(&fair.page(&fair.director, &at("/pair")), &at("/rounds/1/staff"));
}

#[test]
fn a_deck_list_with_faults_is_named_until_somebody_accepts_it() {
    let fair = Fair::with_players(&FOUR);
    for (player, errors) in [(1, 0), (2, 3), (3, 0), (4, 1)] {
        let (player, sha256) = (PlayerId(player), arbiter::domain::hash::ListHash::of(player.to_string()));
        fair.give(Command::SubmitDeck(SubmitDeck {
            player,
            sha256,
            errors,
            cards: 60,
            by_staff: false,
            agrees: None,
        }));
    }
    fair.give(Command::AcceptDeck(AcceptDeck {
        player: PlayerId(4),
        reason: "put right at the table".to_owned(),
    }));
    let page = fair.page(&fair.director, &at("/pair"));
    says(&page, "1 deck list has faults that nobody accepted: Odo.");
    says(&page, "Publishing the first round locks the lists.");
    says_not(&page, "no deck list");
    fair.give(Command::AcceptDeck(AcceptDeck { player: PlayerId(2), reason: "a printing error".to_owned() }));
    says_not(&fair.page(&fair.director, &at("/pair")), "Deck lists are not complete");
}

#[test]
fn after_the_end_nothing_is_offered_that_would_be_refused() {
    let fair = Fair::playing(&FOUR);
    records(&fair, 1, [100, 40]);
    records(&fair, 2, [100, 40]);
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    says(&fair.page(&fair.director, &at("/rounds/1/staff")), "Correct result");
    let was = hidden(&fair.page(&fair.director, &table_at(1, "/correct")), "was");
    fair.give(Command::CloseTournament(CloseTournament {}));
    for path in ["/rounds/1/staff", "/rounds/1/tables/1"] {
        let page = fair.page(&fair.director, &at(path));
        assert_eq!(page.status, 200);
        says_not(&page, "Correct result");
        says_not(&page, "Pair round 2");
    }
    says(&fair.page(&fair.director, &at("/pair")), "The tournament is closed and its standings are final.");
    let late = [("was", was.as_str()), ("reason", "Found a slip"), ("intent", "record")];
    let refused = fair.send(&fair.director, &table_at(1, "/correct"), &with(&OTHER, &late));
    assert_eq!(refused.status, 422);
    says(&refused, "Reopen it with a reason to change anything.");
    assert!(refused.text().contains("value=\"Found a slip\""));
}

#[test]
fn a_player_cannot_be_away_and_have_an_earned_bye() {
    let fair = Fair::with_players(&FOUR);
    let sent =
        fair.send(&fair.director, &at("/pair"), &[("round", "1"), ("absent", "3"), ("earned_bye", "3")]);
    assert_eq!(sent.status, 422);
    says(&sent, "Miles O'Brien <b> is marked as away and for an earned bye.");
    assert_eq!(sent.text().matches(" checked").count(), 2, "both marks are still there");
    assert!(fair.here().tournament.rounds().len() == 0);
    for rubbish in ["99", "kira", "-1"] {
        let sent = fair.send(&fair.director, &at("/pair"), &[("round", "1"), ("absent", rubbish)]);
        assert!(matches!(sent.status, 400 | 422), "{rubbish}: {}", sent.status);
    }
    assert!(fair.here().tournament.rounds().len() == 0);
}

#[test]
fn pairing_twice_makes_one_draft() {
    let fair = Fair::with_players(&FOUR);
    let number = "11111111-2222-4333-8444-555555555555";
    let send = || {
        let fields = [("round", "1"), ("submission", number)];
        fair.house.post(&at("/pair"), &fields).within(&fair.director).send()
    };
    goes_to(&send(), &at("/rounds/1/staff"));
    let after_one = entries(&fair);
    goes_to(&send(), &at("/rounds/1/staff"));
    // Another tab that was open before.
    let late = fair.send(&fair.director, &at("/pair"), &[("round", "1")]);
    assert_eq!(late.status, 409);
    says(&late, "Round 1 is not the next round any more");
    assert_eq!(entries(&fair), after_one);
}

#[test]
fn the_pair_page_waits_for_the_last_round() {
    let fair = Fair::playing(&FOUR);
    records(&fair, 1, [100, 40]);
    let page = fair.page(&fair.director, &at("/pair"));
    says(
        &page,
        "Round 1 is still being played: no result yet from table 2. Close it before pairing the next.",
    );
    says(&page, "Go to round 1");
    assert!(!page.text().contains("<button class=\"btn primary"), "no button that could only be refused");
    let nobody = Fair::new();
    says(
        &nobody.page(&nobody.director, &at("/pair")),
        "A round needs at least two players, and 0 can be paired now",
    );
}

#[test]
fn a_draft_is_changed_by_hand_with_a_reason() {
    let fair = Fair::with_players(&FOUR);
    goes_to(&fair.send(&fair.director, &at("/pair"), &[("round", "1")]), &at("/rounds/1/staff"));
    let before = table(&fair, 1).pair.players;
    let (one, other) = (before[0].to_string(), table(&fair, 2).pair.players[0].to_string());
    let swap = |reason: &str| {
        let fields = [("one", one.as_str()), ("other", other.as_str()), ("reason", reason)];
        fair.send(&fair.director, &at("/rounds/1/swap"), &fields)
    };
    let refused = swap(" ");
    assert_eq!(refused.status, 422);
    says(&refused, "Write down the reason.");
    assert!(refused.text().contains("role=\"alert\""));
    assert_eq!(refused.text().matches(" selected").count(), 2, "the choice is still there");
    assert_eq!(table(&fair, 1).pair.players, before);

    goes_to(&swap("Same <club>"), &at("/rounds/1/staff"));
    assert_eq!(table(&fair, 1).pair.players[0].to_string(), other);
    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    says(&page, "Changed by hand: Same <club>");
    assert!(!page.text().contains("<club>"), "reasons are escaped");

    for fields in
        [[("one", ""), ("other", "1")], [("one", "x"), ("other", "1")], [("one", "99"), ("other", "1")]]
    {
        let sent = fair.send(&fair.director, &at("/rounds/1/swap"), &with(&fields, &[("reason", "why")]));
        assert_eq!(sent.status, 422, "{fields:?}");
    }
}

#[test]
fn a_draft_is_discarded_with_a_reason_and_paired_again() {
    let fair = Fair::with_players(&FOUR);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let seed = fair.here().tournament.rounds().next().unwrap().seed;
    assert_eq!(fair.send(&fair.director, &at("/rounds/1/discard"), &[("reason", "")]).status, 422);
    goes_to(
        &fair.send(&fair.director, &at("/rounds/1/discard"), &[("reason", "Quark came late")]),
        &at("/pair"),
    );
    assert!(fair.here().tournament.rounds().len() == 0);
    goes_to(&fair.send(&fair.director, &at("/pair"), &[("round", "1")]), &at("/rounds/1/staff"));
    assert_ne!(fair.here().tournament.rounds().next().unwrap().seed, seed);
}

#[test]
fn only_the_draft_that_was_looked_at_is_published() {
    let fair = Fair::with_players(&FOUR);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let seen = hidden(&fair.page(&fair.director, &at("/rounds/1/staff")), "seen");
    let (one, other) = (table(&fair, 1).pair.players[0], table(&fair, 2).pair.players[0]);
    fair.give(Command::SwapPlayers(SwapPlayers { one, other, reason: "same club".to_owned() }));
    let publish = |seen: &str| fair.send(&fair.director, &at("/rounds/1/publish"), &[("seen", seen)]);
    for stale in [seen.as_str(), "", "rubbish"] {
        let refused = publish(stale);
        assert_eq!(refused.status, 422, "{stale}");
        says(&refused, "The draft was changed while this page was open");
    }
    assert_eq!(fair.here().tournament.rounds().next().unwrap().phase(), Phase::Draft);

    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    says(&page, "starts the clock with 75 minutes. It also locks the deck lists.");
    let seen = hidden(&page, "seen");
    goes_to(&publish(&seen), &at("/rounds/1/staff"));
    assert_eq!(fair.here().tournament.rounds().next().unwrap().phase(), Phase::Playing);
    let entries_then = entries(&fair);
    goes_to(&publish(&seen), &at("/rounds/1/staff"));
    assert_eq!(entries(&fair), entries_then, "published is published");
    // The forms of the draft change nothing any more.
    for (form, fields) in [
        ("swap", vec![("one", "1"), ("other", "2"), ("reason", "late")]),
        ("discard", vec![("reason", "late")]),
    ] {
        let sent = fair.send(&fair.director, &at(&format!("/rounds/1/{form}")), &fields);
        assert_eq!(sent.status, 409, "{form}");
        says(&sent, "Round 1 is no draft any more");
    }
    assert_eq!(entries(&fair), entries_then);
}

#[test]
fn a_form_of_an_old_draft_does_not_touch_a_newer_one() {
    let fair = Fair::playing(&FOUR);
    records(&fair, 1, [100, 40]);
    records(&fair, 2, [100, 40]);
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let sent = fair.send(&fair.director, &at("/rounds/1/discard"), &[("reason", "late")]);
    assert_eq!(sent.status, 409);
    assert_eq!(fair.here().tournament.rounds().len(), 2, "the draft of round 2 is still there");
    // The control: the same form at the draft's own address.
    goes_to(&fair.send(&fair.director, &at("/rounds/2/discard"), &[("reason", "late")]), &at("/pair"));
    assert_eq!(fair.here().tournament.rounds().len(), 1);
}

#[test]
fn a_pair_form_of_an_earlier_round_pairs_nothing() {
    let fair = Fair::playing(&FOUR);
    records(&fair, 1, [100, 40]);
    records(&fair, 2, [100, 40]);
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    let stale = [("round", "1"), ("absent", "1"), ("absent", "2")];
    let sent = fair.send(&fair.director, &at("/pair"), &stale);
    assert_eq!(sent.status, 409);
    says(&sent, "Round 1 is not the next round any more");
    assert_eq!(fair.here().tournament.rounds().len(), 1);
    goes_to(&fair.send(&fair.director, &at("/pair"), &[("round", "2")]), &at("/rounds/2/staff"));
}

#[test]
fn a_rematch_in_a_draft_is_named_with_its_round() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    records(&fair, 1, [100, 40]);
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let page = fair.page(&fair.director, &at("/rounds/2/staff"));
    for words in
        ["1 rematch", "Rematch met in round 1", "could not be avoided", "proved to be the best pairing"]
    {
        says(&page, words);
    }
}

#[test]
fn each_role_finds_what_is_its_own() {
    let fair = Fair::with_players(&FOUR);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let player = fair.seat(1);
    let status = |who: &SessionToken, path: &str| fair.page(who, &at(path)).status;
    for staff in [&fair.head_judge, &fair.judge, &fair.scorekeeper, &fair.checker] {
        let page = fair.page(staff, &at("/rounds/1/staff"));
        assert_eq!(page.status, 200);
        says_not(&page, "Publish round 1");
        assert_eq!(status(staff, "/pair"), 404);
        for form in ["/pair", "/rounds/1/publish", "/rounds/1/swap", "/rounds/1/discard", "/rounds/1/close"] {
            assert_eq!(fair.send(staff, &at(form), &[]).status, 404, "{form}");
        }
    }
    for outsider in [&player, &fair.stranger] {
        assert_eq!(status(outsider, "/rounds/1/staff"), 404);
        assert_eq!(status(outsider, "/rounds/1/tables/1"), 404);
    }
    assert_eq!(status(&fair.scorekeeper, "/rounds/1/tables/1"), 404, "a draft has no tables to record at");
    fair.give(Command::PublishRound(PublishRound {}));
    for (who, sees) in [
        (&fair.judge, 200),
        (&fair.scorekeeper, 200),
        (&fair.checker, 404),
        (&player, 404),
        (&fair.stranger, 404),
    ] {
        assert_eq!(status(who, "/rounds/1/tables/1"), sees);
    }
    let before = entries(&fair);
    for who in [&fair.checker, &player, &fair.stranger] {
        let sent = fair.send(who, &table_at(1, "/result"), &with(&SLIP, &[("intent", "record")]));
        assert_eq!(sent.status, 404);
    }
    assert_eq!(entries(&fair), before);
    says_not(&fair.page(&fair.checker, &at("/rounds/1/staff")), "Record result");
    says(&fair.page(&fair.scorekeeper, &at("/rounds/1/staff")), "Record result");
}

#[test]
fn there_is_no_page_for_a_table_that_does_not_exist() {
    let fair = Fair::playing(&FOUR);
    for path in [
        "/rounds/2/staff",
        "/rounds/2/tables/1",
        "/rounds/1/tables/3",
        "/rounds/1/tables/0",
        "/rounds/1/tables/x",
        "/rounds/1/tables/3/correct",
    ] {
        assert_eq!(fair.page(&fair.director, &at(path)).status, 404, "{path}");
    }
    for path in [
        "/rounds/1/tables/3/result",
        "/rounds/2/tables/1/result",
        "/rounds/1/tables/3/keep",
        "/rounds/2/close",
    ] {
        let fields: &[_] = if path.ends_with("result") { &SLIP } else { &[] };
        assert_eq!(fair.send(&fair.director, &at(path), fields).status, 404, "{path}");
    }
    assert_eq!(fair.page(&fair.director, "/t/nowhere/rounds/1/staff").status, 404);
}

#[test]
fn what_a_result_is_worth_is_shown_before_it_is_recorded() {
    let fair = Fair::playing(&FOUR);
    let [a, b] = names(&fair, 1);
    let page = fair.page(&fair.scorekeeper, &table_at(1, ""));
    says(&page, &a);
    says(&page, &b);
    let before = entries(&fair);
    let looked = look(&fair, &fair.scorekeeper, 1, &SLIP);
    assert_eq!(looked.status, 200);
    let look = looked;
    says(&look, "FW +65");
    says(&look, "FL −65");
    says(&look, "100 − 35 = +65");
    says(&look, "the victory points:");
    says(&look, &format!("Record result: {a} wins, 100 to 35"));
    // A form that does not say “record” leads to the page that looks: going back is no second sending.
    let sent = fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&SLIP, &[("intent", "look")]));
    goes_to(&sent, &table_at(1, "?intent=look&score_a=100&score_b=35&end=complete&by=a"));
    assert_eq!(hidden(&look, "score_b"), "35");
    assert_eq!(entries(&fair), before, "a look records nothing");

    let sent = fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&SLIP, &[("intent", "record")]));
    goes_to(&sent, &at("/rounds/1/staff#table-1"));
    assert_eq!(table(&fair, 1).result.unwrap().result.scores, [100, 35]);
    let page = fair.page(&fair.scorekeeper, &at("/rounds/1/staff"));
    says(&page, "1 of 2 results in");
    says(&page, "100 : 35");
    says(&page, "FW +65 / FL −65");
    assert!(page.text().contains("id=\"table-1\""));
}

#[test]
fn every_kind_of_slip_can_be_recorded() {
    let fair = Fair::playing(&FOUR);
    let slip = [
        ("score_a", "30"),
        ("minus_a", "yes"),
        ("score_b", "105"),
        ("not_counting_b", "15"),
        ("end", "card-forfeit"),
        ("by", "both"),
        ("went_first", "b"),
    ];
    let look_at = |number, slip: &[(&str, &str)]| look(&fair, &fair.judge, number, slip);
    let look = look_at(1, &slip);
    says(&look, "15 points of");
    assert!(
        look.text().contains("<details class=\"fold\" open>"),
        "what was chosen in the fold is not hidden"
    );
    let sent = fair.send(&fair.judge, &table_at(1, "/result"), &with(&slip, &[("intent", "record")]));
    assert_eq!(sent.status, 303);
    let recorded = table(&fair, 1).result.unwrap().result;
    assert_eq!(
        (recorded.scores, recorded.not_counting, recorded.went_first),
        ([-30, 105], [0, 15], Some(Side::B))
    );
    says(&look_at(2, &[("end", "void")]), "the game does not count");
}

#[test]
fn a_slip_that_cannot_be_counts_for_nothing_and_stays_as_typed() {
    let fair = Fair::playing(&FOUR);
    let before = entries(&fair);
    for intent in ["look", "record", "rubbish", ""] {
        let slip =
            [("score_a", "70"), ("score_b", "35"), ("end", "complete"), ("by", "a"), ("went_first", "b")];
        let sent = fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&slip, &[("intent", intent)]));
        let sent = if intent == "record" { sent } else { look(&fair, &fair.scorekeeper, 1, &slip) };
        assert_eq!(sent.status, 422, "{intent}");
        says(&sent, "Table 1: the winner stands at 70 points that count, and a game is won at 100");
        assert!(sent.text().contains("role=\"alert\""));
        for typed in [
            "value=\"70\"",
            "value=\"35\"",
            "name=\"end\" value=\"complete-a\" checked",
            "name=\"went_first\" value=\"b\" checked",
        ] {
            assert!(sent.text().contains(typed), "{typed}");
        }
    }
    for (slip, sentence) in [
        (vec![("score_a", "<b>"), ("score_b", "35"), ("end", "time")], "Scores are whole numbers"),
        (vec![("score_a", ""), ("score_b", "35"), ("end", "time")], "Write the score"),
        (vec![("score_a", "1"), ("score_b", "35")], "Choose how the game ended."),
        (vec![("score_a", "100"), ("score_b", "35"), ("end", "complete")], "Choose who won."),
    ] {
        let sent =
            fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&slip, &[("intent", "record")]));
        assert_eq!(sent.status, 422);
        says(&sent, sentence);
        assert!(sent.text().contains("value=\"35\"") && !sent.text().contains("value=\"<b>\""));
        assert!(sent.text().contains("aria-invalid=\"true\"") || sentence.starts_with("Choose"));
    }
    assert_eq!(entries(&fair), before);
}

#[test]
fn one_slip_sent_twice_is_one_entry() {
    let fair = Fair::playing(&FOUR);
    let number = "11111111-2222-4333-8444-555555555555";
    let before = entries(&fair);
    let twice = |slip: &[(&str, &str)]| {
        let fields = with(slip, &[("intent", "record"), ("submission", number)]);
        fair.house.post(&table_at(1, "/result"), &fields).within(&fair.scorekeeper).send()
    };
    goes_to(&twice(&SLIP), &at("/rounds/1/staff#table-1"));
    goes_to(&twice(&SLIP), &at("/rounds/1/staff#table-1"));
    assert_eq!(entries(&fair), before + 1);
    // The same result on another form, by somebody else: nothing new, and no quarrel.
    let same = with(&SLIP, &[("intent", "record")]);
    goes_to(
        &fair.send(&second_scorekeeper(&fair), &table_at(1, "/result"), &same),
        &at("/rounds/1/staff#table-1"),
    );
    assert_eq!(entries(&fair), before + 1);
    // The same form with another content is refused: the number counts, not luck.
    assert_eq!(twice(&OTHER).status, 409);
    assert_eq!(entries(&fair), before + 1);
}

#[test]
fn two_scorekeepers_who_disagree_see_both_results_with_both_names() {
    let fair = Fair::playing(&FOUR);
    let record = |who: &SessionToken, slip: &[(&str, &str)]| {
        fair.send(who, &table_at(1, "/result"), &with(slip, &[("intent", "record")]))
    };
    goes_to(&record(&fair.scorekeeper, &SLIP), &at("/rounds/1/staff#table-1"));
    let [a, b] = names(&fair, 1);
    let clash = record(&fair.judge, &OTHER);
    assert_eq!(clash.status, 409);
    says(&clash, &format!("Table 1 already has a result: {a} 100, {b} 35, recorded by Scorekeeper at"));
    says(&clash, &format!("Against it stands: {a} 35, {b} 100 by Judge at"));
    for words in ["Keep this result", "Correct to this result", "FW +65", "FL −65"] {
        says(&clash, words);
    }
    assert_eq!(table(&fair, 1).result.unwrap().result.scores, [100, 35], "nothing was overwritten");
    let round = fair.page(&fair.director, &at("/rounds/1/staff"));
    says(&round, "Two results");
    says(&round, "Two results contradict each other at table 1.");
    assert_eq!(record(&fair.judge, &OTHER).status, 409, "said again, it is shown again");
    assert_eq!(table(&fair, 1).contradictions.len(), 1, "and noted once");

    let page = fair.page(&fair.scorekeeper, &table_at(1, ""));
    let seen = hidden(&page, "seen");
    let keep = |reason: &str, seen: &str| {
        fair.send(&fair.scorekeeper, &table_at(1, "/keep"), &[("reason", reason), ("seen", seen)])
    };
    let refused = keep("", &seen);
    assert_eq!(refused.status, 422);
    says(&refused, "Write down the reason.");
    // A third result arrives: what was previewed is not all there is.
    let third = [("score_a", "100"), ("score_b", "30"), ("end", "complete"), ("by", "a")];
    assert_eq!(record(&fair.head_judge, &third).status, 409);
    let refused = keep("Signed <slip>", &seen);
    assert_eq!(refused.status, 422);
    says(&refused, "Another result came in");
    assert!(refused.text().contains("Signed &#60;slip&#62;"), "the reason is still there");
    assert_eq!(table(&fair, 1).contradictions.len(), 2);
    goes_to(&keep("Both signed it", &hidden(&refused, "seen")), &at("/rounds/1/staff#table-1"));
    assert_eq!(table(&fair, 1).contradictions.len(), 0);
    assert_eq!(keep("Again", &seen).status, 422, "nothing is left to settle");
}

#[test]
fn a_contradiction_is_settled_by_correcting_to_the_other_result() {
    let fair = Fair::playing(&FOUR);
    fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&SLIP, &[("intent", "record")]));
    let clash = fair.send(&fair.judge, &table_at(1, "/result"), &with(&OTHER, &[("intent", "record")]));
    let was = hidden(&clash, "was");
    let correct = |more: &[(&str, &str)]| {
        let fields = with(&with(&OTHER, &[("was", was.as_str())]), more);
        fair.send(&fair.judge, &table_at(1, "/correct"), &fields)
    };
    let look = correct(&[("intent", "look"), ("reason", "")]);
    assert_eq!(look.status, 200);
    says(&look, "What this changes");
    assert_eq!(correct(&[("intent", "record"), ("reason", " ")]).status, 422);
    goes_to(
        &correct(&[("intent", "record"), ("reason", "Seats were mixed up")]),
        &at("/rounds/1/staff#table-1"),
    );
    let table = table(&fair, 1);
    assert_eq!((table.result.unwrap().result.scores, table.contradictions.len()), ([35, 100], 0));
}

#[test]
fn what_players_reported_is_recorded_with_one_tap() {
    let fair = Fair::playing(&FOUR);
    let place = AtTable::new(RoundNumber(1), TableNumber(1));
    let [one, other] = table(&fair, 1).pair.players;
    let told = |scores, winner| result(scores, EndReason::Complete { winner });
    fair.give(Command::ReportResult(ReportResult {
        at: place,
        player: one,
        result: told([100, 35], Side::A),
    }));
    let [a, b] = names(&fair, 1);
    says(&fair.page(&fair.scorekeeper, &at("/rounds/1/staff")), &format!("{a} reported 100 : 35 at"));
    fair.give(Command::ReportResult(ReportResult {
        at: place,
        player: other,
        result: told([30, 100], Side::B),
    }));
    let round = fair.page(&fair.scorekeeper, &at("/rounds/1/staff"));
    says(&round, "Conflict");
    assert!(
        round.text().find("id=\"table-1\"") < round.text().find("id=\"table-2\""),
        "conflicts stand first"
    );
    let page = fair.page(&fair.scorekeeper, &table_at(1, ""));
    for words in [
        format!("{a} reported"),
        format!("{b} reported"),
        format!("Record what {a} reported: {a} wins, 100 to 35"),
    ] {
        says(&page, &words);
    }
    // The first of the one-tap forms: what the player in seat A said.
    let form: Vec<(String, String)> = ["score_a", "score_b", "end", "by"]
        .into_iter()
        .map(|name| (name.to_owned(), hidden(&page, name)))
        .collect();
    let fields: Vec<(&str, &str)> =
        form.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let sent = fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&fields, &[("intent", "record")]));
    goes_to(&sent, &at("/rounds/1/staff#table-1"));
    assert_eq!(table(&fair, 1).result.unwrap().result, told([100, 35], Side::A));
    says_not(&fair.page(&fair.scorekeeper, &at("/rounds/1/staff")), "reported 100");
}

#[test]
fn a_round_closes_when_everything_is_in_and_names_what_is_missing_before() {
    let fair = Fair::playing(&FOUR);
    let close = || fair.send(&fair.director, &at("/rounds/1/close"), &[]);
    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    says(&page, "No result yet from tables 1 and 2.");
    assert!(!page.text().contains("/rounds/1/close"), "no button that could only be refused");
    let refused = close();
    assert_eq!(refused.status, 422);
    says(&refused, "Not closed Round 1 cannot close yet: no result yet from tables 1, 2.");
    records(&fair, 1, [100, 40]);
    records(&fair, 2, [40, 100]);
    says(&fair.page(&fair.director, &at("/rounds/1/staff")), "All results are in");
    says_not(&fair.page(&fair.judge, &at("/rounds/1/staff")), "Close round 1");
    goes_to(&close(), &at("/rounds/1/staff"));
    let then = entries(&fair);
    goes_to(&close(), &at("/rounds/1/staff"));
    assert_eq!(entries(&fair), then);
    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    for words in ["closed at", "Pair round 2", "Correct result of table 1"] {
        says(&page, words);
    }
    says_not(&fair.page(&fair.scorekeeper, &at("/rounds/1/staff")), "Pair round 2");
}

#[test]
fn a_correction_shows_whom_it_moves_before_it_is_recorded() {
    let fair = Fair::playing(&FOUR);
    records(&fair, 1, [100, 40]);
    records(&fair, 2, [100, 40]);
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let form = fair.page(&fair.scorekeeper, &table_at(1, "/correct"));
    assert_eq!(form.status, 200);
    for typed in ["value=\"100\"", "value=\"40\"", "name=\"end\" value=\"complete-a\" checked"] {
        assert!(form.text().contains(typed), "{typed} is filled in");
    }
    let was = hidden(&form, "was");
    let send = |slip: &[(&str, &str)], more: &[(&str, &str)]| {
        let fields = with(&with(slip, &[("was", was.as_str())]), more);
        fair.send(&fair.scorekeeper, &table_at(1, "/correct"), &fields)
    };
    let before = entries(&fair);
    let look = send(&OTHER, &[("intent", "look"), ("reason", "Slip <misread>")]);
    assert_eq!(look.status, 200);
    let [a, b] = names(&fair, 1);
    says(&look, &format!("{b} 3 → 1 0 → 4 −60 → +65"));
    says(&look, &format!("{a} 1 → 4 4 → 0 +60 → −65"));
    says(&look, "Round 2 is a draft that was paired with the result as it stands.");
    assert!(look.text().contains("Slip &#60;misread&#62;"), "the reason is still there");
    assert_eq!(entries(&fair), before, "a look records nothing");

    let refused = send(&OTHER, &[("intent", "record"), ("reason", "")]);
    assert_eq!(refused.status, 422);
    says(&refused, "A correction needs its reason.");
    assert!(refused.text().contains("value=\"35\""), "what was typed is still there");
    let same = [("score_a", "100"), ("score_b", "40"), ("end", "complete"), ("by", "a")];
    let refused = send(&same, &[("intent", "look"), ("reason", "x")]);
    assert_eq!(refused.status, 422);
    says(&refused, "Table 1 of round 1 is already like that. Nothing was changed.");
    assert_eq!(send(&OTHER, &[("intent", "record"), ("reason", "x"), ("dispute", "7")]).status, 422);
    assert_eq!(entries(&fair), before);

    goes_to(
        &send(&OTHER, &[("intent", "record"), ("reason", "Slip misread")]),
        &at("/rounds/1/staff#table-1"),
    );
    assert_eq!(table(&fair, 1).result.unwrap().result.scores, [35, 100]);
    let page = fair.page(&fair.scorekeeper, &table_at(1, ""));
    says(&page, "Corrected: Slip misread");
    says(&fair.page(&fair.scorekeeper, &at("/rounds/1/staff")), "Corrected");
}

#[test]
fn a_correction_that_is_out_of_date_is_refused_and_says_what_changed() {
    let fair = Fair::playing(&FOUR);
    records(&fair, 1, [100, 40]);
    let was = hidden(&fair.page(&fair.scorekeeper, &table_at(1, "/correct")), "was");
    let other = result([100, 50], EndReason::Complete { winner: Side::A });
    fair.give(Command::CorrectResult(CorrectResult {
        at: AtTable::new(RoundNumber(1), TableNumber(1)),
        was: table(&fair, 1).result.unwrap().result,
        result: other,
        reason: "added up again".to_owned(),
        dispute: None,
    }));
    let send = |was: &str, intent: &str| {
        let fields = with(&OTHER, &[("was", was), ("reason", "Seats mixed up"), ("intent", intent)]);
        fair.send(&fair.scorekeeper, &table_at(1, "/correct"), &fields)
    };
    for intent in ["look", "record"] {
        let stale = send(&was, intent);
        assert_eq!(stale.status, 409, "{intent}");
        let [a, b] = names(&fair, 1);
        says(&stale, "was changed while this page was open");
        says(&stale, &format!("When you opened this form: {a} 100, {b} 40"));
        says(&stale, &format!("Now: {a} 100, {b} 50"));
        assert!(stale.text().contains("value=\"Seats mixed up\""), "what was typed is still there");
        assert_eq!(table(&fair, 1).result.unwrap().result, other, "nothing was overwritten");
        if intent == "record" {
            // Having read that, the same person may go on.
            goes_to(&send(&hidden(&stale, "was"), "record"), &at("/rounds/1/staff#table-1"));
        }
    }
    assert_eq!(table(&fair, 1).result.unwrap().result.scores, [35, 100]);
    for rubbish in ["", "{}", "{\"scores\":[1,2]", "[]"] {
        assert_eq!(send(rubbish, "record").status, 400, "{rubbish}");
    }
}

#[test]
fn a_correction_names_the_dispute_behind_it() {
    let fair = Fair::playing(&FOUR);
    let place = AtTable::new(RoundNumber(1), TableNumber(1));
    records(&fair, 1, [100, 40]);
    for (at, question) in [(None, "Elsewhere"), (Some(place), "Who <won>")] {
        let (question, facts, by) = (question.to_owned(), String::new(), String::new());
        fair.give(Command::OpenDispute(OpenDispute { at, question, facts, by: by.into() }));
    }
    let page = fair.page(&fair.judge, &table_at(1, "/correct?dispute=2"));
    assert!(
        page.text().contains("<option value=\"2\" selected>2: Who &#60;won&#62;</option>"),
        "{}",
        page.text()
    );
    assert!(
        page.text().find("2: Who") < page.text().find("1: Elsewhere"),
        "this table's disputes stand first"
    );
    let was = hidden(&page, "was");
    let fields = [("was", was.as_str()), ("reason", "As ruled"), ("intent", "record"), ("dispute", "2")];
    goes_to(
        &fair.send(&fair.judge, &table_at(1, "/correct"), &with(&OTHER, &fields)),
        &at("/rounds/1/staff#table-1"),
    );
    assert_eq!(table(&fair, 1).corrections[0].dispute.unwrap().0, 2);
    goes_to(&fair.page(&fair.judge, &table_at(2, "/correct")), &table_at(2, ""));
}

#[test]
fn a_report_that_says_otherwise_is_asked_about_and_cannot_be_taken_for_the_slip() {
    let fair = Fair::playing(&FOUR);
    let place = AtTable::new(RoundNumber(1), TableNumber(1));
    let [one, _] = table(&fair, 1).pair.players;
    let said = result([35, 100], EndReason::Complete { winner: Side::B });
    fair.give(Command::ReportResult(ReportResult { at: place, player: one, result: said }));
    let [a, b] = names(&fair, 1);
    let page = look(&fair, &fair.scorekeeper, 1, &SLIP);
    says(&page, &format!("{a} reported otherwise: {a} 35, {b} 100. Ask at the table which is right."));
    let html = page.text();
    assert_eq!(html.matches("value=\"record\"").count(), 1, "one button records: {html}");
    says(&page, &format!("Record result: {a} wins, 100 to 35"));
    let instead = table_at(1, "?intent=look&#38;score_a=35&#38;score_b=100&#38;end=complete&#38;by=b");
    assert!(html.contains(&format!("href=\"{instead}\"")), "{html}");
    // The same as reported asks nothing.
    says_not(&look(&fair, &fair.scorekeeper, 1, &OTHER), "otherwise");
    says(&look(&fair, &fair.scorekeeper, 1, &OTHER), "Says the same");
    // Recorded all the same, it is flagged until somebody corrected it.
    records(&fair, 1, [100, 35]);
    records(&fair, 2, [100, 35]);
    for path in ["/rounds/1/staff", "/rounds/1/tables/1"] {
        let flagged = format!("{a} reported {a} 35, {b} 100; recorded is {a} 100, {b} 35.");
        says(&fair.page(&fair.director, &at(path)), &flagged);
    }
    says(&fair.page(&fair.director, &at("/desk")), "Check and close round 1");
}

#[test]
fn a_win_with_fewer_points_is_asked_about_before_and_after_it_is_recorded() {
    let fair = Fair::playing(&FOUR);
    let [_, b] = names(&fair, 1);
    let behind = [("score_a", "135"), ("score_b", "100"), ("end", "complete"), ("by", "b")];
    let sentence = format!("{b} is said to have met the winning conditions with fewer points (135 : 100).");
    says(&look(&fair, &fair.scorekeeper, 1, &behind), &sentence);
    // Points that do not count explain it.
    let counted = with(&behind, &[("not_counting_a", "40")]);
    says_not(&look(&fair, &fair.scorekeeper, 1, &counted), "fewer points");
    let sent = fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&behind, &[("intent", "record")]));
    assert_eq!(sent.status, 303, "it is asked, not forbidden");
    records(&fair, 2, [100, 35]);
    says(&fair.page(&fair.director, &at("/rounds/1/staff")), &format!("Table 1: {sentence}"));
    assert_eq!(fair.send(&fair.director, &at("/rounds/1/close"), &[]).status, 303);
}

#[test]
fn a_round_with_an_open_dispute_is_closed_by_a_tick_that_names_it() {
    let fair = Fair::playing(&FOUR);
    let dispute = |table: u32| {
        Command::OpenDispute(OpenDispute {
            at: Some(AtTable::new(RoundNumber(1), TableNumber(table))),
            question: "Is <b> a card?".to_owned(),
            facts: String::new(),
            by: Teller::Unsaid,
        })
    };
    fair.give(dispute(2));
    records(&fair, 1, [100, 40]);
    records(&fair, 2, [40, 100]);
    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    says(&page, "Dispute 1 about table 2 of round 1 is not decided: Is <b> a card?");
    says(&page, "Close over 1 open dispute (1)");
    let over = hidden_tick(&page);
    let close = |over: &str| fair.send(&fair.director, &at("/rounds/1/close"), &[("over", over)]);
    assert_eq!(fair.send(&fair.director, &at("/rounds/1/close"), &[]).status, 422);
    // Another one came while the page was open.
    fair.give(dispute(1));
    let refused = close(&over);
    assert_eq!(refused.status, 422);
    says(&refused, "Dispute 2 about round 1 is not decided.");
    goes_to(&close(&hidden_tick(&refused)), &at("/rounds/1/staff"));
    let public = fair.house.get(&at("/log")).send();
    assert!(public.text().contains("disputes 1 and 2 not decided yet"), "{}", public.text());
}

/// What the tick of the close sends.
fn hidden_tick(page: &Response) -> String {
    page.text().split("name=\"over\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}
