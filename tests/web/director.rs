//! The director's pages: setting up, the desk, settings, staff and players, by URL through a real server.

use crate::support::page_text::spaced;
use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::slug;
use arbiter::app::Rights;
use arbiter::app::sessions::random_uuid;
use arbiter::app::store::TokenHash;
use arbiter::app::{Desk, FormSubmission};
use arbiter::domain::id::{AccountId, AtTable, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    CloseRound, Command, DropPlayer, OpenDispute, PairRound, PublishRound, RecordResult, SubmitDeck,
};
use arbiter::domain::tournament::entry::Entry;
use arbiter::domain::tournament::role::Role;
use arbiter::domain::tournament::teller::Teller;
use arbiter::web::cookie::SessionToken;
use chrono::{TimeDelta, Utc};

/// A complete form for `/new`.
const NEW: [(&str, &str); 10] = [
    ("title", "O'Brien <b> Cup"),
    ("place", "Quark's"),
    ("date", "2026-12-05"),
    ("time_zone", "europe/paris"),
    ("edition", "1E"),
    ("format", "1e-open"),
    ("profile", "tcc-1e-2023"),
    ("rounds", "4"),
    ("round_minutes", ""),
    ("deck_lists_required", "yes"),
];

fn new_with<'a>(changes: &[(&'static str, &'a str)]) -> Vec<(&'static str, &'a str)> {
    NEW.iter()
        .map(|(name, value)| {
            let changed = changes.iter().find(|(changed, _)| changed == name);
            (*name, changed.map_or(*value, |(_, value)| *value))
        })
        .collect()
}

fn number() -> String {
    random_uuid().unwrap().to_string()
}

/// Sends a form with this number.
fn resend(fair: &Fair, who: &SessionToken, path: &str, fields: &[(&str, &str)], number: &str) -> Response {
    let mut all = fields.to_vec();
    all.push(("submission", number));
    fair.house.post(path, &all).within(who).send()
}

fn path(rest: &str) -> String {
    format!("/t/{SLUG}{rest}")
}

fn account(desk: &Desk, name: &str) -> AccountId {
    desk.store().account_by_name(name).unwrap().unwrap().id
}

fn tournaments(fair: &Fair) -> usize {
    fair.desk().tournaments().unwrap().readable.len()
}

/// The text of a page without its marks, for sentences.
fn plain(response: &Response) -> String {
    spaced(&response.text())
}

fn says(response: &Response, words: &str) {
    let text = plain(response);
    assert!(text.contains(words), "“{words}” is not in: {text}");
}

fn result(a: i64, b: i64) -> GameResult {
    let end = EndReason::Complete { winner: if a > b { Side::A } else { Side::B } };
    GameResult { scores: [a, b], not_counting: [0, 0], end, went_first: None }
}

fn at(round: u32, table: u32) -> AtTable {
    AtTable::new(RoundNumber(round), TableNumber(table))
}

/// Publishes the draft as if it had been done this many minutes ago.
fn publish_ago(fair: &Fair, minutes: i64) {
    let then = FormSubmission { now: Utc::now() - TimeDelta::minutes(minutes), ..submission() };
    fair.desk().submit(&slug(SLUG), &then, |_| Ok(Command::PublishRound(PublishRound {}))).unwrap();
}

fn pair(fair: &Fair) {
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
}

// ---- setting up -------------------------------------------------------------------------------

#[test]
fn whoever_has_an_account_creates_a_tournament_and_directs_it() {
    let fair = Fair::new();
    let form = fair.page(&fair.stranger, "/new");
    assert_eq!(form.status, 200);
    for words in ["Deck format", "Scoring profile", "To be confirmed", "Rounds for players"] {
        says(&form, words);
    }
    let text = form.text();
    assert!(text.contains("href=\"/rules/scoring/tcc-1e-2023\""), "each profile leads to its sources");
    assert!(text.contains("<option>Europe/Paris</option>"));
    for label in ["First Edition", "Second Edition", "Tribbles"] {
        assert!(text.contains(&format!("<span>{label}</span>")), "{label} is the label of its button");
    }
    assert!(text.contains("<optgroup label=\"Tribbles\">"));
    assert!(!text.contains("cannot be run yet"), "every game with decks is run");
    let list = [("format", "tribbles"), ("list", "1 Live Long and Tribble")];
    let checked = fair.send(&fair.stranger, "/deck-check", &list);
    assert_eq!(checked.status, 200, "and that is true");
    says(&checked, "Counted by the rules of Tribbles");

    let sent = fair.send(&fair.stranger, "/new", &NEW);
    assert_eq!((sent.status, sent.header("location")), (303, "/t/o-brien-b-cup/desk"));
    let desk = fair.page(&fair.stranger, "/t/o-brien-b-cup/desk");
    assert_eq!(desk.status, 200);
    says(&desk, "O'Brien <b> Cup");
    assert!(!desk.text().contains("<b> Cup"), "the title is escaped");
    assert_eq!(fair.page(&fair.director, "/t/o-brien-b-cup/desk").status, 404, "others have no part in it");

    let here = fair.desk().tournament(&slug("o-brien-b-cup")).unwrap();
    let setup = here.setup().unwrap();
    assert_eq!(setup.settings.time_zone, "Europe/Paris");
    assert_eq!(setup.settings.round_minutes, setup.profile().unwrap().rounds.minutes.value);
    assert!(setup.settings.deck_lists_required);
    assert_eq!(setup.pins.card_table, arbiter::data::card_table(setup.settings.edition).version());
    assert_eq!(setup.pins.rulings_library.len(), 64);
    assert_ne!(setup.pairing_seed, 0);
    assert_eq!(here.log[0].role, "director");
}

#[test]
fn a_form_sent_twice_at_once_creates_one_tournament_and_both_end_at_its_desk() {
    let fair = Fair::new();
    let (before, number) = (tournaments(&fair), number());
    let answers: Vec<Response> = std::thread::scope(|scope| {
        let send = || resend(&fair, &fair.stranger, "/new", &NEW, &number);
        let running: Vec<_> = (0..4).map(|_| scope.spawn(send)).collect();
        running.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    for answer in &answers {
        assert_eq!((answer.status, answer.header("location")), (303, "/t/o-brien-b-cup/desk"));
    }
    assert_eq!(tournaments(&fair), before + 1);
    // The control: a form with a number of its own is another tournament, with another address.
    let other = fair.send(&fair.stranger, "/new", &NEW);
    assert_eq!(other.header("location"), "/t/o-brien-b-cup-2/desk");
}

#[test]
fn the_same_number_with_other_content_creates_nothing() {
    let fair = Fair::new();
    let number = number();
    resend(&fair, &fair.stranger, "/new", &NEW, &number);
    let before = tournaments(&fair);
    let changed = new_with(&[("title", "Another Cup")]);
    let sent = resend(&fair, &fair.stranger, "/new", &changed, &number);
    assert_eq!((sent.status, tournaments(&fair)), (409, before));
    says(&sent, "already sent once with other content");
}

#[test]
fn the_number_of_somebody_elses_form_gives_no_part_in_their_tournament() {
    let fair = Fair::new();
    let number = number();
    let judge = account(fair.desk(), "Judge");
    fair.desk().set_rights(judge, Rights { open: true, assert: false }).unwrap();
    resend(&fair, &fair.stranger, "/new", &NEW, &number);
    let sent = resend(&fair, &fair.judge, "/new", &NEW, &number);
    assert_eq!(sent.header("location"), "/t/o-brien-b-cup-2/desk", "it made one of its own");
    assert_eq!(fair.page(&fair.judge, "/t/o-brien-b-cup/desk").status, 404);
}

#[test]
fn a_director_who_was_removed_does_not_come_back_by_sending_the_first_form_again() {
    let fair = Fair::new();
    let number = number();
    resend(&fair, &fair.stranger, "/new", &NEW, &number);
    let id = fair.desk().tournament(&slug("o-brien-b-cup")).unwrap().id();
    let code = fair.desk().invite(id, Role::Director, Utc::now()).unwrap();
    fair.desk().accept(&code, account(fair.desk(), "Judge"), Utc::now()).unwrap();
    fair.desk().remove_role(id, account(fair.desk(), "Stranger"), Role::Director).unwrap();
    let again = resend(&fair, &fair.stranger, "/new", &NEW, &number);
    assert_eq!(again.status, 303);
    assert_eq!(fair.page(&fair.stranger, "/t/o-brien-b-cup/desk").status, 404);
}

#[test]
fn format_and_profile_of_another_edition_are_refused_and_nothing_typed_is_lost() {
    let fair = Fair::new();
    let before = tournaments(&fair);
    for (field, value, sentence) in [
        ("format", "2e-standard", "is a format of Second Edition, and this tournament plays First Edition."),
        ("profile", "tcc-2e-2014", "scores Second Edition, and this tournament plays First Edition."),
        ("format", "nonsense", "Choose a deck format"),
        ("profile", "", "Choose a scoring profile."),
        ("format", "none", "Without a deck format no list can be handed in."),
    ] {
        let sent = fair.send(&fair.stranger, "/new", &new_with(&[(field, value)]));
        assert_eq!(sent.status, 422, "{field} {value}");
        says(&sent, sentence);
        let text = sent.text();
        assert!(text.contains("value=\"O&#39;Brien &#60;b&#62; Cup\""), "the title is still there");
        assert!(text.contains("value=\"Quark&#39;s\"") && text.contains("value=\"europe/paris\""));
        assert!(text.contains("role=\"alert\""));
        if value.contains("2e") {
            assert!(
                text.contains(&format!("<option value=\"{value}\" selected>")),
                "the choice is still there"
            );
        }
    }
    assert_eq!(tournaments(&fair), before);
}

#[test]
fn every_fault_of_the_form_is_told_at_once() {
    let fair = Fair::new();
    let rubbish = new_with(&[
        ("title", "   "),
        ("date", "2026-02-31"),
        ("time_zone", "Mars/Olympus"),
        ("edition", "3E"),
        ("rounds", "many"),
        ("round_minutes", "-5"),
    ]);
    let sent = fair.send(&fair.stranger, "/new", &rubbish);
    assert_eq!(sent.status, 422);
    for sentence in [
        "Give the tournament a title",
        "Write the day as year, month, day",
        "No time zone has this name.",
        "Choose the edition that is played.",
        "Rounds are a whole number from 1 to 20.",
        "Minutes are a whole number from 5 to 600.",
    ] {
        says(&sent, sentence);
    }
    for (field, value, sentence) in [
        ("rounds", "21", "21 rounds cannot be played."),
        ("round_minutes", "4", "A round of 4 minutes cannot be played."),
    ] {
        let sent = fair.send(&fair.stranger, "/new", &new_with(&[(field, value)]));
        assert_eq!(sent.status, 422);
        says(&sent, sentence);
    }
}

#[test]
fn without_an_account_nothing_is_created() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let seat = fair.seat(1);
    assert_eq!(fair.house.get("/new").send().header("location"), "/sign-in?next=/new");
    assert_eq!(fair.page(&seat, "/new").status, 404);
    let before = tournaments(&fair);
    assert_eq!(fair.send(&seat, "/new", &NEW).status, 404);
    assert_eq!(tournaments(&fair), before);
}

// ---- the desk ---------------------------------------------------------------------------------

#[test]
fn the_most_urgent_stands_first_and_each_line_leads_to_its_solution() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta"]);
    pair(&fair);
    publish_ago(&fair, 79);
    fair.give(Command::RecordResult(RecordResult { at: at(1, 1), result: result(100, 40) }));
    fair.give(Command::RecordResult(RecordResult { at: at(1, 1), result: result(40, 100) }));
    fair.give(Command::OpenDispute(OpenDispute {
        at: Some(at(1, 2)),
        question: "May <i>Tribbles</i> seed?".to_owned(),
        facts: String::new(),
        by: Teller::Unsaid,
    }));
    fair.give(Command::SubmitDeck(SubmitDeck {
        player: PlayerId(1),
        sha256: arbiter::domain::hash::ListHash::of("a list"),
        errors: 2,
        cards: 61,
        by_staff: true,
        agrees: None,
    }));
    let page = fair.page(&fair.director, &path("/desk"));
    assert_eq!(page.status, 200);
    let text = plain(&page);
    let place = |words: &str| text.find(words).unwrap_or_else(|| panic!("“{words}” is not in: {text}"));
    let order = [
        place("Round 1, table 1."),
        place("May <i>Tribbles</i> seed?"),
        place("4 minutes over."),
        place("2 faults found"),
        place("5 players have not handed in a deck list"),
        place("6 players have not opened a private link."),
    ];
    assert!(order.is_sorted(), "{order:?}: {text}");
    let html = page.text();
    assert!(!html.contains("<i>Tribbles"));
    for link in ["rounds/1/tables/1", "rounds/1/tables/2", "disputes/1", "decks/1", "decks", "players"] {
        assert!(html.contains(&format!("href=\"/t/{SLUG}/{link}\"")), "{link}");
    }
    // Why the round cannot close is said, and no button pretends that it could.
    says(&page, "Not yet");
    assert!(!html.contains("rounds/1/close"));
}

#[test]
fn nothing_is_late_before_time_is_called() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    pair(&fair);
    publish_ago(&fair, 70);
    let page = fair.page(&fair.director, &path("/desk"));
    assert!(!plain(&page).contains("No result"));
    says(&page, "4 min left");
    says(&page, "Playing");
}

#[test]
fn helpers_see_the_links_that_they_may_follow_and_no_others() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    pair(&fair);
    publish_ago(&fair, 90);
    let table = format!("href=\"/t/{SLUG}/rounds/1/tables/1\"");
    let deck = format!("href=\"/t/{SLUG}/decks/1\"");
    for (who, may_score, may_check) in [
        (&fair.director, true, true),
        (&fair.head_judge, true, true),
        (&fair.judge, true, false),
        (&fair.scorekeeper, true, false),
        (&fair.checker, false, true),
    ] {
        let html = fair.page(who, &path("/desk")).text();
        assert_eq!((html.contains(&table), html.contains(&deck)), (may_score, may_check));
    }
    let judge = fair.page(&fair.judge, &path("/desk")).text();
    assert!(!judge.contains("#whole-h"), "the export is the director's");
    assert!(fair.page(&fair.director, &path("/desk")).text().contains("/settings#whole-h\""));
    let form = format!("action=\"{}\"", path("/export"));
    assert!(fair.page(&fair.director, &path("/settings")).text().contains(&form));
}

#[test]
fn the_desk_offers_the_one_step_that_comes_next() {
    let fair = Fair::new();
    let step = |words: &str| {
        let page = fair.page(&fair.director, &path("/desk"));
        says(&page, words);
        let html = page.text();
        assert_eq!(html.matches("btn primary").count(), 1, "one primary button at “{words}”");
    };
    step("Register players");
    fair.desk().register(&slug(SLUG), &submission(), "Kira\nOdo").unwrap();
    for round in 1..=3 {
        step(&format!("Pair round {round}"));
        pair(&fair);
        step(&format!("Look at the draft of round {round}"));
        fair.give(Command::PublishRound(PublishRound {}));
        let page = fair.page(&fair.director, &path("/desk"));
        assert!(!page.text().contains("btn primary"), "nothing to do while they play");
        fair.give(Command::RecordResult(RecordResult { at: at(round, 1), result: result(100, 40) }));
        step(&format!("Close round {round}"));
        says(&fair.page(&fair.director, &path("/desk")), "100 : 40");
        fair.give(Command::CloseRound(CloseRound { round: RoundNumber(round), over: vec![] }));
    }
    step("Close the tournament");
    let judge = fair.page(&fair.judge, &path("/desk"));
    assert!(!judge.text().contains("btn primary"), "the step is the director's");
}

#[test]
fn closing_is_refused_with_the_reason_and_a_closed_tournament_reopens_only_with_one() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let refused = fair.send(&fair.director, &path("/close"), &[]);
    assert_eq!(refused.status, 422);
    says(&refused, "Round 1 is still being played");
    fair.give(Command::RecordResult(RecordResult { at: at(1, 1), result: result(100, 40) }));
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    says(&fair.page(&fair.director, &path("/desk")), "Close the tournament early");
    let number = number();
    for _ in 0..2 {
        let closed = resend(&fair, &fair.director, &path("/close"), &[], &number);
        assert_eq!((closed.status, closed.header("location")), (303, path("/desk").as_str()));
    }
    says(&fair.page(&fair.director, &path("/desk")), "The standings are final.");
    let refused = fair.send(&fair.director, &path("/reopen"), &[("reason", "  ")]);
    assert_eq!(refused.status, 422);
    says(&refused, "Write down the reason.");
    let opened = fair.send(&fair.director, &path("/reopen"), &[("reason", "a slip <turned> up")]);
    assert_eq!(opened.status, 303);
    assert!(fair.here().tournament.closed().is_none());
    says(&fair.page(&fair.director, &path("/desk")), "Reason: a slip <turned> up");
}

#[test]
fn the_director_takes_the_tournament_away_as_a_file_and_a_judge_does_not() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let entries = fair.here().sequence();
    let file = fair.send(&fair.director, &path("/export"), &[]);
    assert_eq!(file.status, 200);
    assert_eq!(file.header("content-disposition"), format!("attachment; filename=\"{SLUG}.jsonl\""));
    assert_eq!(file.header("cache-control"), "no-store");
    assert_eq!(file.text(), fair.desk().export(&slug(SLUG)).unwrap());
    assert_eq!(fair.send(&fair.judge, &path("/export"), &[]).status, 404);
    // It holds the private lists, so it is on record: once, and after the end too.
    assert_eq!(fair.here().sequence(), entries + 1);
    says(
        &fair.house.get(&path("/log")).send(),
        "The whole tournament was taken away as a file, deck lists included.",
    );
    assert!(file.text().contains("tournament-exported"), "the file tells of itself");
}

// ---- settings ---------------------------------------------------------------------------------

const SETTINGS: [(&str, &str); 8] = [
    ("title", "Deep Space Open"),
    ("place", "Lyon, upstairs"),
    ("date", "2026-05-12"),
    ("time_zone", "Europe/Paris"),
    ("rounds", "5"),
    ("round_minutes", "75"),
    ("deck_lists_required", "yes"),
    ("reason", "twenty players came"),
];

/// The settings as a page that is opened now sends them back.
fn opened(fair: &Fair) -> String {
    serde_json::to_string(&fair.here().setup().unwrap().settings).unwrap()
}

#[test]
fn settings_change_with_a_reason_and_not_without() {
    let fair = Fair::new();
    let was = opened(&fair);
    let settings = [&SETTINGS[..], &[("was", was.as_str())]].concat();
    let mut bare = settings.clone();
    bare[7].1 = "";
    let refused = fair.send(&fair.director, &path("/settings"), &bare);
    assert_eq!(refused.status, 422);
    says(&refused, "Write down the reason.");
    assert!(refused.text().contains("value=\"Lyon, upstairs\""), "what was typed is still there");
    assert_eq!(fair.here().setup().unwrap().settings.rounds, 3);

    let number = number();
    for _ in 0..2 {
        assert_eq!(resend(&fair, &fair.director, &path("/settings"), &settings, &number).status, 303);
    }
    let here = fair.here();
    assert_eq!((here.setup().unwrap().settings.rounds, here.log.len()), (5, 2));
    says(&fair.page(&fair.director, &path("/desk")), "Reason: twenty players came");
}

#[test]
fn settings_changed_by_somebody_else_meanwhile_are_never_overwritten_unseen() {
    let fair = Fair::new();
    // Two directors open the page; the form sends back what the page contained.
    let was = opened(&fair);
    let page = fair.page(&fair.director, &path("/settings")).text();
    assert!(page.contains(&format!("name=\"was\" value=\"{}\"", was.replace('"', "&#34;"))), "{page}");
    let first = [&SETTINGS[..], &[("was", was.as_str())]].concat();
    let mut second = first.clone();
    (second[1].1, second[4].1, second[7].1) = ("Lyon, <cellar>", "7", "more players");
    let number = number();
    assert_eq!(resend(&fair, &fair.director, &path("/settings"), &first, &number).status, 303);
    let late = fair.send(&fair.operator, &path("/settings"), &second);
    assert_eq!(late.status, 409);
    says(&late, "The settings were changed after you opened this page, so yours were not recorded.");
    says(&late, "Reason: twenty players came");
    let text = late.text();
    for words in [
        "Lyon, upstairs</td>",
        "Lyon, &#60;cellar&#62; <span",
        "value=\"Lyon, &#60;cellar&#62;\"",
        "value=\"more players\"",
    ] {
        assert!(text.contains(words), "{words} is missing: {text}");
    }
    assert_eq!(text.matches("differs</span>").count(), 2, "place and rounds: {text}");
    assert_eq!((fair.here().setup().unwrap().settings.rounds, fair.here().log.len()), (5, 2));
    // The first sending again is the first sending, not a conflict with itself.
    assert_eq!(resend(&fair, &fair.director, &path("/settings"), &first, &number).status, 303);
    // Without word of what was seen nothing counts.
    assert_eq!(fair.send(&fair.director, &path("/settings"), &SETTINGS).status, 409);
    // Having seen both, the second director may insist.
    let now = opened(&fair);
    assert!(text.contains(&format!("name=\"was\" value=\"{}\"", now.replace('"', "&#34;"))));
    second[8].1 = &now;
    assert_eq!(fair.send(&fair.operator, &path("/settings"), &second).status, 303);
    assert_eq!(fair.here().setup().unwrap().settings.rounds, 7);
}

#[test]
fn faulty_settings_are_told_beside_their_fields() {
    let fair = Fair::new();
    let mut faulty = SETTINGS;
    faulty[3].1 = "Bajor";
    faulty[4].1 = "99";
    let refused = fair.send(&fair.director, &path("/settings"), &faulty);
    assert_eq!(refused.status, 422);
    says(&refused, "No time zone has this name.");
    says(&refused, "99 rounds cannot be played.");
    assert!(refused.text().contains("value=\"Bajor\""));
    assert_eq!(fair.here().log.len(), 1);
}

#[test]
fn what_is_pinned_is_shown_with_source_and_certainty() {
    let fair = Fair::new();
    let page = fair.page(&fair.judge, &path("/settings"));
    let here = fair.here();
    let setup = here.setup().unwrap();
    says(&page, &setup.profile().unwrap().name);
    says(&page, &setup.profile().unwrap().differential.floor.citation);
    says(&page, "Victory points: full win");
    says(&page, "Ending: no show");
    says(&page, "source read");
    says(&page, "from memory");
    says(&page, &setup.format.as_ref().unwrap().rules[0].says);
    says(&page, &setup.pins.card_table);
    says(&page, &setup.pairing_seed.to_string());
    let json = serde_json::to_string(setup.profile().unwrap()).unwrap();
    assert_eq!(
        page.text().matches("Victory points: ").count()
            + page.text().matches("Scores: ").count()
            + page.text().matches("Differential: ").count()
            + page.text().matches("Ending: ").count()
            + page.text().matches("Standings: ").count()
            + page.text().matches("Pairing: ").count()
            + page.text().matches("Rounds: ").count(),
        json.matches("\"citation\"").count(),
        "every value of the profile is shown"
    );
    assert!(!page.text().contains("name=\"reason\""), "a judge changes nothing here");
}

#[test]
fn profile_and_format_change_with_a_reason_within_the_edition() {
    let fair = Fair::new();
    let change = |place: &str, fields: &[(&str, &str)]| {
        let was = pinned(&fair, &path(place));
        let fields = [fields, &[("was", was.as_str())]].concat();
        fair.send(&fair.director, &path(place), &fields)
    };
    let refused = change("/settings/profile", &[("profile", "tcc-2e-2014"), ("reason", "why not")]);
    assert_eq!(refused.status, 422);
    says(&refused, "Choose a profile of that edition.");
    assert!(refused.text().contains("value=\"why not\""));
    assert_eq!(change("/settings/profile", &[("profile", "tcc-1e-2014"), ("reason", "")]).status, 422);
    let same = change("/settings/profile", &[("profile", "tcc-1e-2023"), ("reason", "again")]);
    assert_eq!(same.status, 422);
    says(&same, "is the profile already");
    assert_eq!(fair.here().log.len(), 1, "nothing so far");
    assert_eq!(
        change("/settings/profile", &[("profile", "tcc-1e-2014"), ("reason", "old cards")]).status,
        303
    );
    assert_eq!(fair.here().setup().unwrap().profile().unwrap().id, "tcc-1e-2014");

    let refused = change("/settings/format", &[("format", "none"), ("reason", "sealed")]);
    says(&refused, "Deck lists are required");
    let refused = change("/settings/format", &[("format", "tribbles"), ("reason", "fun")]);
    says(&refused, "Choose a format of that edition.");
    assert_eq!(
        change("/settings/format", &[("format", "1e-modern"), ("reason", "as announced")]).status,
        303
    );
    assert_eq!(fair.here().setup().unwrap().format.as_ref().unwrap().id, "1e-modern");
    says(&fair.page(&fair.director, &path("/settings")), "First Edition, Modern");
}

#[test]
fn a_profile_or_format_pinned_by_somebody_else_meanwhile_is_never_replaced_unseen() {
    let fair = Fair::new();
    for (place, first, second, names, reason) in [
        (
            "/settings/profile",
            ("profile", "tcc-1e-2014"),
            ("profile", "decipher-1e-1998"),
            ["2014", "1998"],
            "older cards",
        ),
        (
            "/settings/format",
            ("format", "1e-modern"),
            ("format", "1e-traditional"),
            ["First Edition, Modern", "First Edition, Traditional"],
            "older game",
        ),
    ] {
        let was = pinned(&fair, &path(place));
        let send = |who, choice, was: &str| {
            fair.send(who, &path(place), &[choice, ("reason", reason), ("was", was)])
        };
        assert_eq!(send(&fair.director, first, &was).status, 303);
        let before = fair.here().log.len();
        let late = send(&fair.operator, second, &was);
        assert_eq!(late.status, 409, "{}", late.text());
        says(&late, "so yours were not recorded");
        says(&late, "Two versions of the settings");
        for words in names {
            says(&late, words);
        }
        says(&late, &format!("Reason: {reason}"));
        assert!(late.text().contains(&format!("<option value=\"{}\" selected>", second.1)), "still chosen");
        assert_eq!(fair.here().log.len(), before);
        assert_eq!(
            send(&fair.operator, second, "").status,
            409,
            "without word of what was seen nothing counts"
        );
        let now = pinned(&fair, &path(place));
        assert!(late.text().contains(&format!("name=\"was\" value=\"{now}\"")), "both were seen now");
        assert_eq!(send(&fair.operator, second, &now).status, 303);
    }
    let here = fair.here();
    let setup = here.setup().unwrap();
    assert_eq!(
        (setup.profile().unwrap().id.as_str(), setup.format.as_ref().unwrap().id.as_str()),
        ("decipher-1e-1998", "1e-traditional")
    );
}

/// The mark of what is pinned, as the form at this address is opened with it.
fn pinned(fair: &Fair, form: &str) -> String {
    let page = fair.page(&fair.director, &path("/settings")).text();
    let (_, form) = page.split_once(&format!("action=\"{form}\"")).expect("the form");
    let (_, value) = form.split_once("name=\"was\" value=\"").expect("the mark");
    value.chars().take_while(|sign| *sign != '"').collect()
}

// ---- staff ------------------------------------------------------------------------------------

/// The link that a page shows once.
fn shown_link(response: &Response, kind: &str) -> String {
    let html = response.text();
    let start = html.find("id=\"address\" value=\"").expect("an address") + "id=\"address\" value=\"".len();
    let address: String = html[start..].chars().take_while(|c| *c != '"').collect();
    let (origin, code) = address.split_once(kind).expect("the kind of link");
    assert!(origin.starts_with("http://127.0.0.1:"), "{origin} is this site");
    code.to_owned()
}

#[test]
fn an_invitation_is_shown_once_and_a_form_sent_twice_makes_one() {
    let fair = Fair::new();
    let number = number();
    let invite = |number: &str| {
        let sent = resend(&fair, &fair.director, &path("/staff/invite"), &[("role", "judge")], number);
        assert_eq!((sent.status, sent.header("cache-control")), (200, "no-store"));
        shown_link(&sent, "/join/")
    };
    let code = invite(&number);
    assert_eq!(invite(&number), code, "the same link, not a second one");
    let id = fair.here().id();
    assert_eq!(fair.desk().store().codes_for(id, Utc::now()).unwrap().len(), 1);
    says(
        &fair.page(&fair.judge, &path("/settings")),
        "Invited as judge by Ruth O'Brien <b>, and not come yet.",
    );
    let other = invite(&self::number());
    assert_ne!(other, code, "another form makes another link");
    let settings = fair.page(&fair.director, &path("/settings")).text();
    assert!(!settings.contains(&code), "no page shows it again");

    let stranger = account(fair.desk(), "Stranger");
    assert_eq!(fair.page(&fair.stranger, &path("/desk")).status, 404);
    fair.desk().accept(&code, stranger, Utc::now()).unwrap();
    assert_eq!(fair.page(&fair.stranger, &path("/desk")).status, 200);
    assert!(fair.desk().accept(&code, stranger, Utc::now()).is_err(), "it works once");
    let late = resend(&fair, &fair.director, &path("/staff/invite"), &[("role", "judge")], &number);
    assert_eq!(late.status, 422);
    says(&late, "This link has been used");
}

#[test]
fn the_same_invitation_form_does_not_give_another_role() {
    let fair = Fair::new();
    let number = number();
    let send = |role: &str| resend(&fair, &fair.director, &path("/staff/invite"), &[("role", role)], &number);
    assert_eq!(send("judge").status, 200);
    assert_eq!(send("director").status, 409);
    for rubbish in ["operator", "player", "captain", ""] {
        assert_eq!(fair.send(&fair.director, &path("/staff/invite"), &[("role", rubbish)]).status, 422);
    }
}

#[test]
fn a_link_cannot_be_worked_out_from_the_form_alone() {
    let fair = Fair::new();
    let number = number();
    let sent = resend(&fair, &fair.director, &path("/staff/invite"), &[("role", "judge")], &number);
    let code = shown_link(&sent, "/join/");
    let other = Fair::new();
    let sent = resend(&other, &other.director, &path("/staff/invite"), &[("role", "judge")], &number);
    assert_ne!(shown_link(&sent, "/join/"), code, "the key of the installation goes into it");
    let sent = resend(&fair, &fair.operator, &path("/staff/invite"), &[("role", "judge")], &number);
    assert_ne!(shown_link(&sent, "/join/"), code, "and who sends");
}

#[test]
fn a_role_that_is_removed_ends_at_once() {
    let fair = Fair::new();
    let judge = account(fair.desk(), "Judge").to_string();
    assert_eq!(fair.page(&fair.judge, &path("/desk")).status, 200, "with the role the desk opens");
    let remove = [("account", judge.as_str()), ("role", "judge")];
    let number = number();
    for _ in 0..2 {
        assert_eq!(resend(&fair, &fair.director, &path("/staff/remove"), &remove, &number).status, 303);
    }
    assert_eq!(fair.page(&fair.judge, &path("/desk")).status, 404);
    assert_eq!(fair.page(&fair.judge, &path("")).status, fair.house.get(&path("")).send().status);
    assert_eq!(fair.page(&fair.scorekeeper, &path("/desk")).status, 200, "others keep theirs");
}

#[test]
fn the_last_director_stays() {
    let fair = Fair::new();
    let ruth = account(fair.desk(), "Ruth O'Brien <b>");
    let remove = |who: &SessionToken| {
        fair.send(who, &path("/staff/remove"), &[("account", &ruth.to_string()), ("role", "director")])
    };
    for who in [&fair.director, &fair.operator] {
        let refused = remove(who);
        assert_eq!(refused.status, 422);
        says(&refused, "Ruth O'Brien <b> is the only director of this tournament.");
        assert!(!refused.text().contains("<b> is the only"));
    }
    let id = fair.here().id();
    let code = fair.desk().invite(id, Role::Director, Utc::now()).unwrap();
    let stranger = account(fair.desk(), "Stranger");
    fair.desk().accept(&code, stranger, Utc::now()).unwrap();
    fair.desk().store().set_disabled(stranger, true).unwrap();
    assert_eq!(remove(&fair.director).status, 422, "a disabled account directs nothing");
    fair.desk().store().set_disabled(stranger, false).unwrap();
    let gone = remove(&fair.director);
    assert_eq!((gone.status, gone.header("location")), (303, path("").as_str()));
    assert_eq!(fair.page(&fair.director, &path("/settings")).status, 404);
}

#[test]
fn two_directors_who_remove_each_other_at_once_leave_one() {
    let fair = Fair::new();
    let id = fair.here().id();
    let ruth = account(fair.desk(), "Ruth O'Brien <b>");
    let stranger = account(fair.desk(), "Stranger");
    let code = fair.desk().invite(id, Role::Director, Utc::now()).unwrap();
    fair.desk().accept(&code, stranger, Utc::now()).unwrap();
    std::thread::scope(|scope| {
        scope.spawn(|| fair.desk().remove_role(id, ruth, Role::Director).is_ok());
        scope.spawn(|| fair.desk().remove_role(id, stranger, Role::Director).is_ok());
    });
    let staff = fair.desk().staff_of(id).unwrap();
    assert_eq!(staff.iter().filter(|helper| helper.role == Role::Director).count(), 1);
}

// ---- players ----------------------------------------------------------------------------------

#[test]
fn pasted_lines_register_players_once_however_often_the_form_is_sent() {
    let fair = Fair::new();
    says(&fair.page(&fair.director, &path("/players")), "Nobody is registered yet.");
    let number = number();
    let names = [("names", "Kira Nerys\r\n\r\n  O'Brien   <b> \r\nOdo")];
    for _ in 0..2 {
        let sent = resend(&fair, &fair.director, &path("/players"), &names, &number);
        assert_eq!((sent.status, sent.header("location")), (303, path("/players").as_str()));
    }
    let page = fair.page(&fair.director, &path("/players"));
    says(&page, "3 registered");
    says(&page, "O'Brien <b>");
    assert!(!page.text().contains("<b>"), "names are escaped");
    assert_eq!(fair.here().tournament.players().count(), 3);
    let mut log = fair.here().log.iter().map(|entry| entry.payload.clone()).collect::<String>();
    log.push_str(
        &fair
            .desk()
            .store()
            .find_submission(fair.here().id(), number.parse().unwrap())
            .unwrap()
            .unwrap()
            .submission
            .body,
    );
    assert!(!log.contains("Kira"), "no name gets into the log or beside it");
}

#[test]
fn a_faulty_line_is_named_and_nobody_is_registered() {
    let fair = Fair::new();
    let long = format!("Kira\nOdo\n{}", "x".repeat(61));
    let refused = fair.send(&fair.director, &path("/players"), &[("names", &long)]);
    assert_eq!(refused.status, 422);
    says(&refused, "Line 3 has more than 60 characters.");
    assert!(refused.text().contains(">\nKira\nOdo\n"), "the lines are still there");
    let empty = fair.send(&fair.director, &path("/players"), &[("names", " \n ")]);
    assert_eq!(empty.status, 422);
    says(&empty, "Nobody to register.");
    assert_eq!(fair.here().tournament.players().count(), 0);
}

#[test]
fn two_players_of_one_name_carry_their_numbers_wherever_staff_meet_them() {
    let fair = Fair::playing(&["Kira", "Odo", "Kira", "Rom"]);
    for page in ["/desk", "/rounds/1/staff", "/players", "/players/3"] {
        says(&fair.page(&fair.director, &path(page)), "Kira (3)");
        assert!(!plain(&fair.page(&fair.director, &path(page))).contains("Odo (2)"));
    }
}

#[test]
fn look_alikes_are_registered_and_pointed_out() {
    let fair = Fair::with_players(&["Jean-Luc Picard", "William Riker", "PICARD, Jean Luc"]);
    let page = fair.page(&fair.scorekeeper, &path("/players"));
    says(&page, "Names that look alike");
    says(&page, "Jean-Luc Picard (1) and PICARD, Jean Luc (3).");
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(3), reason: String::new() }));
    let page = fair.page(&fair.scorekeeper, &path("/players"));
    assert!(!plain(&page).contains("look alike"), "one of them dropped");
}

#[test]
fn a_name_in_letters_of_another_script_that_look_like_ours_is_asked_about() {
    let fair = Fair::with_players(&["Anna Petrova"]);
    let cyrillic = "\u{410}nn\u{430} Petr\u{43e}va";
    let register = |names: &str| fair.send(&fair.director, &path("/players"), &[("names", names)]).status;
    assert_eq!((register(cyrillic), fair.here().tournament.players().count()), (422, 1));
    assert_eq!(
        register("\u{410}\u{43d}\u{43d}\u{430} \u{41f}\u{435}\u{442}\u{440}\u{43e}\u{432}\u{430}"),
        303,
        "the control: a name of its own"
    );
}

#[test]
fn the_list_tells_record_deck_and_seat() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark"]);
    fair.give(Command::RecordResult(RecordResult { at: at(1, 1), result: result(100, 40) }));
    fair.give(Command::SubmitDeck(SubmitDeck {
        player: PlayerId(1),
        sha256: arbiter::domain::hash::ListHash::of("a list"),
        errors: 1,
        cards: 61,
        by_staff: true,
        agrees: None,
    }));
    fair.seat(1);
    fair.desk().seat_link(fair.here().id(), PlayerId(2), Utc::now()).unwrap();
    let page = fair.page(&fair.judge, &path("/players"));
    for words in ["1 FW", "1 FL", "1 bye", "Faulty", "Missing", "Claimed", "Link given", "No link"] {
        says(&page, words);
    }
    assert!(!page.text().contains("name=\"names\""), "a judge registers nobody");
}

#[test]
fn a_player_drops_with_a_reason_and_comes_back() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark"]);
    let one = path("/players/2");
    let drop = format!("{one}/drop");
    assert_eq!(fair.send(&fair.director, &drop, &[("reason", "train at <five>")]).status, 303);
    let page = fair.page(&fair.director, &one);
    says(&page, "Dropped before round 1");
    says(&page, "Reason: train at <five>");
    let again = fair.send(&fair.director, &drop, &[("reason", "again")]);
    assert_eq!(again.status, 422);
    says(&again, "Odo has already dropped.");
    assert_eq!(fair.send(&fair.director, &format!("{one}/reinstate"), &[]).status, 303);
    says(&fair.page(&fair.director, &one), "Odo came back, from round 1.");
    assert!(fair.here().tournament.player(PlayerId(2)).unwrap().is_active());
    pair(&fair);
    let seated = fair.send(&fair.director, &drop, &[("reason", "too late")]);
    assert_eq!(seated.status, 422);
    says(&seated, "Odo is seated in the draft of round 1.");
    assert!(seated.text().contains("value=\"too late\""));
    for path in [path("/players/99"), path("/players/0")] {
        assert_eq!(fair.page(&fair.director, &path).status, 404);
    }
}

#[test]
fn a_name_is_put_right_and_erased_for_good() {
    let fair = Fair::with_players(&["Kria", "Odo"]);
    let one = path("/players/1");
    let rename = |name: &str| fair.send(&fair.director, &format!("{one}/rename"), &[("name", name)]);
    assert_eq!(rename("   ").status, 422);
    assert_eq!(rename("Kira <Nerys>").status, 303);
    says(&fair.page(&fair.director, &one), "Kira <Nerys>");
    assert!(fair.here().log.iter().all(|entry| !entry.payload.contains("Kira")));
    says(&fair.house.get(&path("/log")).send(), "The name of player 1 was corrected: now Kira <Nerys>.");

    says(&fair.page(&fair.director, &one), "Nobody can undo this.");
    for _ in 0..2 {
        assert_eq!(fair.send(&fair.director, &format!("{one}/erase"), &[]).status, 303);
    }
    says(&fair.house.get(&path("/log")).send(), "The name of player 1 was erased for good.");
    let erased = |kind: &str| fair.here().log.iter().filter(|entry| entry.kind == kind).count();
    assert_eq!((erased("player-renamed"), erased("name-erased")), (1, 1));
    let page = fair.page(&fair.director, &one);
    says(&page, "Player 1");
    assert!(!page.text().contains("Kira"));
    let late = rename("Kira");
    assert_eq!(late.status, 422);
    says(&late, "The name of player 1 was erased for good.");
}

#[test]
fn a_private_link_is_shown_once_and_a_form_sent_twice_does_not_take_the_seat_away() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let form = path("/players/1/link");
    let number = number();
    let code = shown_link(&resend(&fair, &fair.director, &form, &[], &number), "/seat/");
    fair.desk().claim_seat(&code, None, "test", Utc::now()).unwrap();
    let again = resend(&fair, &fair.director, &form, &[], &number);
    assert_eq!(shown_link(&again, "/seat/"), code);
    let claimed = || fair.desk().store().claimed_seats(fair.here().id()).unwrap();
    assert!(claimed().contains(&PlayerId(1)), "whoever opened the link still has the seat");
    says(&fair.page(&fair.director, &path("/players/1")), "A browser has opened the private link.");

    // The control: a new form makes a new link, and the old one ends.
    let newer = shown_link(&fair.send(&fair.director, &form, &[]), "/seat/");
    assert_ne!(newer, code);
    assert!(claimed().is_empty());
    assert!(fair.desk().store().seat_by_token(&TokenHash::of(&code)).unwrap().is_none());
    let old = resend(&fair, &fair.director, &form, &[], &number);
    assert_eq!(old.status, 422);
    says(&old, "was replaced by a newer one");
    assert!(
        fair.desk().store().seat_by_token(&TokenHash::of(&newer)).unwrap().is_some(),
        "the newer one works"
    );
    assert_eq!(fair.send(&fair.director, &path("/players/9/link"), &[]).status, 404);
}

#[test]
fn one_players_page_tells_what_the_log_says_about_them_and_nobody_else() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom"]);
    fair.give(Command::RecordResult(RecordResult { at: at(1, 1), result: result(100, 40) }));
    let here = fair.here();
    let table = here.tournament.round(RoundNumber(1)).unwrap().table(TableNumber(1)).unwrap();
    let seated = table.pair.players;
    let apart = (1..=4).map(PlayerId).find(|player| !seated.contains(player)).unwrap();
    says(&fair.page(&fair.judge, &path(&format!("/players/{}", seated[0]))), "Recorded round 1, table 1");
    let other = fair.page(&fair.judge, &path(&format!("/players/{apart}")));
    assert!(!plain(&other).contains("Recorded"));
    says(&other, "registered, from round 1.");
    says(&other, "Round 1 paired: table 2 against");
}

// ---- who may ----------------------------------------------------------------------------------

/// What each role gets: pages that staff open, and forms that only directors send.
#[test]
fn staff_look_and_only_directors_change() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let seat = fair.seat(1);
    let pages = ["/desk", "/settings", "/players", "/players/1"];
    let staff =
        [&fair.operator, &fair.director, &fair.head_judge, &fair.judge, &fair.scorekeeper, &fair.checker];
    for page in pages {
        for who in staff {
            assert_eq!(fair.page(who, &path(page)).status, 200, "{page}");
        }
        for who in [&fair.stranger, &seat] {
            assert_eq!(fair.page(who, &path(page)).status, 404, "{page}");
        }
        assert_eq!(fair.house.get(&path(page)).send().status, 303, "{page} asks to sign in");
    }
    let was = opened(&fair);
    let settings = [&SETTINGS[..], &[("was", was.as_str())]].concat();
    let forms: [(&str, &[(&str, &str)]); 12] = [
        ("/close", &[]),
        ("/reopen", &[("reason", "x")]),
        ("/settings", &settings),
        ("/settings/profile", &[("profile", "tcc-1e-2014"), ("reason", "x")]),
        ("/settings/format", &[("format", "1e-modern"), ("reason", "x")]),
        ("/staff/invite", &[("role", "judge")]),
        ("/players", &[("names", "Intruder")]),
        ("/players/1/drop", &[("reason", "x")]),
        ("/players/1/reinstate", &[]),
        ("/players/1/rename", &[("name", "Intruder")]),
        ("/players/1/erase", &[]),
        ("/players/1/link", &[]),
    ];
    let before = (fair.here().log.len(), fair.here().name(PlayerId(1)));
    for (form, fields) in forms {
        for who in [&fair.head_judge, &fair.judge, &fair.scorekeeper, &fair.checker, &fair.stranger, &seat] {
            assert_eq!(fair.send(who, &path(form), fields).status, 404, "{form}");
        }
    }
    assert_eq!((fair.here().log.len(), fair.here().name(PlayerId(1))), before, "nothing happened");
    // The control: the same forms do something for a director and for an operator.
    for who in [&fair.director, &fair.operator] {
        for (form, fields) in forms {
            let status = fair.send(who, &path(form), fields).status;
            assert!([200, 303, 409, 422].contains(&status), "{form} gives {status}");
        }
    }
    assert!(fair.here().log.iter().any(|line| matches!(line.entry(), Entry::SettingsChanged(_))));
}
