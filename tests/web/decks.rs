//! Deck lists by URL: checked by anyone, handed in by players, private until they are read on record.

use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::slug;
use arbiter::app::card_import::{Gathered, Looked};
use arbiter::app::store::DatabaseUrl;
use arbiter::app::{Desk, DeskError};
use arbiter::domain::awaited::Awaited;
use arbiter::domain::card::import;
use arbiter::domain::deck::rule::Demand;
use arbiter::domain::deck::{Format, Zone};
use arbiter::domain::edition::Edition;
use arbiter::domain::id::{PlayerId, TournamentId};
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::{
    ChangeFormat, Command, CreateTournament, PairRound, PublishRound,
};
use arbiter::domain::tournament::settings::Pins;
use arbiter::web::cookie::SessionToken;
use arbiter::web::route::Method;
use arbiter::web::routes::ROUTES;
use chrono::Utc;
use uuid::Uuid;

const LEGAL: &str = include_str!("../decks/1e-open-legal.txt");
const FAULTS: &str = include_str!("../decks/1e-open-faults.txt");
/// No card has this title: where it is read, somebody saw a private list.
const MARKER: &str = "ZZ-Kira-7f3c";

fn marked() -> String {
    format!("{LEGAL}\nDraw deck:\n1 {MARKER}\n")
}

fn decks() -> String {
    format!("/t/{SLUG}/decks")
}

fn own() -> String {
    format!("/t/{SLUG}/me/deck")
}

fn fair() -> Fair {
    Fair::with_players(&["Kira Nerys", "O'Brien <b>", "Odo"])
}

/// Kira has handed in a list with the marker.
fn handed_in() -> (Fair, SessionToken) {
    let fair = fair();
    let kira = fair.seat(1);
    let sent = fair.send(&kira, &own(), &[("list", &marked()), ("intent", "submit")]);
    assert_eq!((sent.status, sent.header("location")), (303, own().as_str()));
    (fair, kira)
}

fn check(fair: &Fair, format: &str, on: &str, list: &str) -> Response {
    fair.house.post("/deck-check", &[("format", format), ("on", on), ("list", list)]).send()
}

/// The text of the page for a reader, in one line.
fn words(page: &Response) -> String {
    let html = page.text();
    let mut words = String::new();
    let mut inside = false;
    for sign in html.chars() {
        match sign {
            '<' => inside = true,
            '>' => inside = false,
            sign if !inside => words.push(sign),
            _ => {}
        }
    }
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn has(page: &Response, wanted: &str) {
    assert!(words(page).contains(wanted), "“{wanted}” is missing in: {}", words(page));
}

fn lacks(page: &Response, unwanted: &str) {
    assert!(!page.text().contains(unwanted), "“{unwanted}” stands in: {}", words(page));
}

fn database(fair: &Fair) -> Vec<u8> {
    let DatabaseUrl::Sqlite(path) = fair.desk().store().url() else { panic!("these tests run on SQLite") };
    let beside = |end: &str| std::fs::read(format!("{}{end}", path.display())).unwrap_or_default();
    [beside(""), beside("-wal")].concat()
}

fn stands_in(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

// The check for everyone ----------------------------------------------------------------------

#[test]
fn anyone_checks_a_list_and_hears_in_one_sentence_whether_it_is_legal() {
    let fair = Fair::new();
    let form = fair.house.get("/deck-check").send();
    assert_eq!(form.status, 200);
    has(&form, "No sign-in. Nothing is kept.");
    let legal = check(&fair, "1e-open", "", LEGAL);
    assert_eq!(legal.status, 200);
    has(&legal, "The deck is legal");
    let faulty = check(&fair, "1e-open", "2026-05-12", FAULTS);
    assert_eq!(faulty.status, 200, "a list with faults is a report, not an error");
    has(&faulty, "The deck is not legal");
    has(&faulty, "First Edition, Open on 12 May 2026");
}

#[test]
fn a_fault_names_its_lines_its_source_and_how_sure_that_is() {
    let fair = Fair::new();
    let page = check(&fair, "1e-open", "2026-05-12", FAULTS);
    let html = page.text();
    has(&page, "2 lines name no card");
    has(&page, "1 Red Allert!Use “Red Alert!”");
    assert!(html.contains("<li id=\"l21\" class=\"unread\">"), "the line is marked");
    assert!(html.contains("not read</span>"), "with a word, not by colour alone");
    has(&page, "1E-CR 2000-10-30, seed deck");
    assert!(html.contains("<span class=\"mark seen\">source read</span>"));
    let (fault, note) = (html.find(">Fault</span>").unwrap(), html.find(">Note</span>"));
    assert!(note.is_none_or(|note| fault < note), "what must change stands first");
    assert!(html.contains("\n1\tRed Allert!\n"), "the suggestion is offered, the typed text is as it was");
}

#[test]
fn every_part_is_counted_against_its_limit() {
    let fair = Fair::new();
    let html = check(&fair, "1e-open", "", "Missions:\n7 Gravesworld\nSeed deck:\n2 Red Alert!\n").text();
    assert!(html.contains("aria-label=\"Missions: 7, exactly 6\""), "{html}");
    assert!(html.contains("1 too many"), "{html}");
    assert!(html.contains("aria-label=\"Seed deck: 2, at most 30\""), "{html}");
    assert!(html.contains("aria-label=\"Draw deck: 0, at least 30\""), "a missing part is counted: {html}");
    assert!(html.contains("30 missing"), "{html}");
}

#[test]
fn what_is_wrong_with_the_form_is_said_beside_its_field_and_nothing_typed_is_lost() {
    let fair = Fair::new();
    let page = check(&fair, "3e-none", "yesterday", MARKER);
    assert_eq!(page.status, 422);
    has(&page, "Choose one of the formats.");
    has(&page, "Write the day as 2026-11-21, or leave it empty for today.");
    has(&page, MARKER);
    assert!(page.text().contains("value=\"yesterday\""));
    let empty = check(&fair, "1e-open", "", "  \n ");
    assert_eq!(empty.status, 422);
    has(&empty, "Paste the deck list here first.");
}

#[test]
fn rubbish_is_a_report_and_stays_harmless() {
    let fair = Fair::new();
    let html =
        check(&fair, "1e-open", "", "1 <script>alert(1)</script>\n\u{1b}[2J\u{202e}\n{\"cards\":[").text();
    assert!(!html.contains("<script>alert"), "{html}");
    assert!(html.contains("The deck is not legal"));
    let lines = "a\n".repeat(100_000);
    let long = check(&fair, "1e-open", "", &lines[..100_000]);
    assert_eq!(long.status, 422);
    has(&long, "This has 50000 lines, and no deck list has more than 2000");
    let headings = "Missions:\n1 x\n".repeat(1_000);
    let long = check(&fair, "1e-open", "", &headings);
    assert_eq!(long.status, 200);
    has(&long, "more not shown here. A deck list is much shorter");
    assert!(long.body.len() < 1_000_000, "{} bytes are no page", long.body.len());
    let too_long = check(&fair, "1e-open", "", &"a".repeat(600 * 1024));
    assert_eq!(too_long.status, 413);
}

#[test]
fn the_check_for_everyone_keeps_nothing() {
    let fair = fair();
    assert_eq!(check(&fair, "1e-open", "", &marked()).status, 200);
    assert!(!stands_in(&database(&fair), MARKER), "the list was written down");
    fair.send(&fair.seat(1), &own(), &[("list", &marked()), ("intent", "submit")]);
    assert!(stands_in(&database(&fair), MARKER), "the search above would have found it");
}

// The player's own list -----------------------------------------------------------------------

#[test]
fn a_player_looks_first_and_hands_in_then() {
    let fair = fair();
    let kira = fair.seat(1);
    let blank = fair.page(&kira, &own());
    has(&blank, "Hand in your list");
    has(&blank, "Missing");
    let looked = fair.send(&kira, &own(), &[("list", FAULTS), ("intent", "look")]);
    assert_eq!(looked.status, 200);
    has(&looked, "This list was only checked. Nothing is handed in");
    has(&looked, "1 Red Allert!");
    assert_eq!(fair.here().tournament.player(PlayerId(1)).unwrap().deck, None);
    assert!(!stands_in(&database(&fair), "Red Allert!"));
    let sent = fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]);
    assert_eq!(sent.status, 303);
    let page = fair.page(&kira, &own());
    has(&page, "Your list is in and has no faults. Nothing is left for you to do.");
    has(&page, "Mr. Homn");
    has(&page, "Handed in: ");
}

#[test]
fn a_list_sent_twice_counts_once_and_an_empty_one_not_at_all() {
    let fair = fair();
    let kira = fair.seat(1);
    let number = Uuid::from_u128(77).to_string();
    let form = [("list", LEGAL), ("intent", "submit"), ("submission", number.as_str())];
    for _ in 0..2 {
        assert_eq!(fair.house.post(&own(), &form).within(&kira).send().status, 303);
    }
    assert_eq!(fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]).status, 303);
    assert_eq!(fair.here().deck_turns(PlayerId(1)).len(), 1, "told once");
    let here = fair.here().id();
    let sent = fair.desk().store().find_submission(here, number.parse().unwrap()).unwrap().unwrap();
    assert!(sent.submission.body.contains("SHA-256") && !sent.submission.body.contains("Homn"), "{sent:?}");
    let other = [("list", FAULTS), ("intent", "submit"), ("submission", number.as_str())];
    let conflict = fair.house.post(&own(), &other).within(&kira).send();
    assert_eq!(conflict.status, 409, "the same form with another list");
    let empty = fair.send(&kira, &own(), &[("list", " "), ("intent", "submit")]);
    assert_eq!(empty.status, 422);
    has(&empty, "Paste your deck list here first.");
}

#[test]
fn the_hash_is_that_of_the_players_own_file() {
    let fair = fair();
    let kira = fair.seat(1);
    let as_browsers_send_it = LEGAL.replace('\n', "\r\n");
    fair.send(&kira, &own(), &[("list", &as_browsers_send_it), ("intent", "submit")]);
    let deck = fair.here().tournament.player(PlayerId(1)).unwrap().deck.clone().unwrap();
    assert_eq!(deck.sha256, arbiter::domain::hash::ListHash::of(LEGAL));
    assert_eq!((deck.errors, deck.cards), (0, 97));
}

#[test]
fn a_player_cannot_change_the_list_once_play_has_begun_but_staff_can() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let kira = fair.seat(1);
    has(&fair.page(&kira, &own()), "Play has begun, so deck lists are locked.");
    let refused = fair.send(&kira, &own(), &[("list", &marked()), ("intent", "submit")]);
    assert_eq!(refused.status, 422);
    assert!(refused.text().contains("role=\"alert\""));
    has(&refused, "can hand in a changed list with Kira present.");
    has(&refused, MARKER);
    assert!(!stands_in(&database(&fair), MARKER), "a refused list is not kept");
    let staff = fair.send(
        &fair.checker,
        &format!("{}/1/submit", decks()),
        &[("list", &marked()), ("intent", "submit")],
    );
    assert_eq!(staff.status, 303);
    assert!(fair.here().tournament.player(PlayerId(1)).unwrap().deck.is_some());
}

#[test]
fn a_judge_who_plays_is_a_player_at_the_own_table() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let link = fair.desk().seat_link(TournamentId::new(Uuid::from_u128(1)), PlayerId(1), Utc::now()).unwrap();
    let hash = crate::support::site::fair::hash(&fair.director);
    fair.desk().claim_seat(&link, Some(&hash), "test", Utc::now()).unwrap();
    let refused = fair.send(&fair.director, &own(), &[("list", LEGAL), ("intent", "submit")]);
    assert_eq!(refused.status, 422, "the director's own list is locked like everybody's");
}

// The deck desk -------------------------------------------------------------------------------

#[test]
fn the_desk_tells_who_is_missing_faulty_and_fine() {
    let (fair, _) = handed_in();
    let submit = |player: u32, list: &str| {
        let path = format!("{}/{player}/submit", decks());
        assert_eq!(fair.send(&fair.checker, &path, &[("list", list), ("intent", "submit")]).status, 303);
    };
    submit(2, LEGAL);
    let page = fair.page(&fair.checker, &decks());
    has(&page, "2 of 3 handed in");
    has(&page, "1 with faults");
    has(&page, "1 missing");
    let told = words(&page);
    let at = |name: &str| told.find(name).unwrap();
    assert!(at("Kira Nerys") < at("Odo") && at("Odo") < at("O&#39;Brien"), "who needs you first: {told}");
    assert!(!page.text().contains("O'Brien <b>"));
    assert!(page.text().contains("No faults") && page.text().contains("1 fault"));
    assert!(page.text().contains(&format!("href=\"{}/3\"", decks())));
}

#[test]
fn deck_lists_are_nobody_elses_business() {
    let (fair, kira) = handed_in();
    let odo = fair.seat(3);
    for session in [&fair.judge, &fair.scorekeeper, &fair.stranger, &kira, &odo] {
        assert_eq!(fair.page(session, &decks()).status, 404);
        assert_eq!(fair.page(session, &format!("{}/1", decks())).status, 404);
        let forms = [("read", vec![]), ("submit", vec![("list", "x")]), ("accept", vec![("reason", "x")])];
        for (form, fields) in forms {
            assert_eq!(fair.send(session, &format!("{}/1/{form}", decks()), &fields).status, 404, "{form}");
        }
    }
    for session in [&fair.operator, &fair.director, &fair.head_judge, &fair.checker] {
        assert_eq!(fair.page(session, &format!("{}/1", decks())).status, 200);
    }
    let before = fair.here().sequence();
    assert_eq!(fair.page(&fair.checker, &format!("{}/99", decks())).status, 404);
    assert_eq!(fair.here().sequence(), before, "looking records nothing");
}

#[test]
fn staff_read_a_list_only_on_record() {
    let (fair, kira) = handed_in();
    let page = format!("{}/1", decks());
    let before = fair.page(&fair.checker, &page);
    has(&before, "The list is private");
    lacks(&before, MARKER);
    lacks(&before, "Homn");
    let read = fair.send(&fair.checker, &format!("{page}/read"), &[]);
    assert_eq!(read.status, 200);
    has(&read, MARKER);
    assert!(read.header("cache-control").contains("no-store"), "{:?}", read.headers);
    let last = fair.here().deck_turns(PlayerId(1)).pop().unwrap();
    assert_eq!(last.what, arbiter::app::deck_turns::ListStep::Read);
    lacks(&fair.page(&fair.checker, &page), MARKER);
    let own = fair.page(&kira, &own());
    has(&own, "Read");
    has(&own, "Checker");
}

#[test]
fn a_reading_sent_again_is_logged_once_and_shows_no_list_that_it_did_not_log() {
    let (fair, kira) = handed_in();
    let number = Uuid::from_u128(78).to_string();
    let path = format!("{}/1/read", decks());
    let read =
        |session: &SessionToken| fair.house.post(&path, &[("submission", &number)]).within(session).send();
    has(&read(&fair.checker), MARKER);
    has(&read(&fair.checker), MARKER);
    assert_eq!(fair.here().deck_turns(PlayerId(1)).len(), 2, "handed in, read");
    assert_eq!(read(&fair.head_judge).status, 404, "the log names somebody else for this reading");
    let newer = marked().replace(MARKER, "ZZ-newer");
    fair.send(&kira, &own(), &[("list", &newer), ("intent", "submit")]);
    let again = read(&fair.checker);
    has(&again, MARKER);
    lacks(&again, "ZZ-newer");
    has(&fair.send(&fair.checker, &path, &[]), "ZZ-newer");
}

#[test]
fn a_list_changed_in_the_database_is_shown_to_nobody_and_every_page_says_so() {
    use diesel::Connection as _;
    use diesel::connection::SimpleConnection as _;
    let (fair, kira) = handed_in();
    let mut conn = diesel::SqliteConnection::establish(fair.database().to_str().unwrap()).unwrap();
    conn.batch_execute("DROP TRIGGER deck_texts_refuses_update; UPDATE deck_texts SET text = '6 ZZ-false';")
        .unwrap();
    let page = format!("{}/1", decks());
    let told = "was changed in the database after it was handed in";
    has(&fair.page(&fair.checker, &decks()), "List changed");
    has(&fair.page(&fair.checker, &page), told);
    let read = fair.send(&fair.checker, &format!("{page}/read"), &[]);
    assert_eq!(read.status, 422);
    has(&read, told);
    let own = fair.page(&kira, &own());
    has(&own, told);
    has(&own, "Tell the director, and keep your own copy of the list at hand.");
    for page in [&read, &own, &fair.page(&fair.checker, &page)] {
        lacks(page, "ZZ-false");
    }
    let export = fair.send(&fair.director, &format!("/t/{SLUG}/export"), &[]);
    assert_eq!(export.status, 422);
    has(&export, "Nothing was exported, because nobody could import it");
    assert_eq!(
        fair.here().deck_turns(PlayerId(1)).len(),
        1,
        "handed in; nobody read it, and no file was taken away"
    );
}

#[test]
fn nobody_reads_what_was_not_handed_in() {
    let fair = fair();
    let refused = fair.send(&fair.checker, &format!("{}/2/read", decks()), &[]);
    assert_eq!(refused.status, 422);
    has(&refused, "O&#39;Brien &#60;b&#62; has not handed in a deck list yet.");
    let page = fair.page(&fair.checker, &format!("{}/2", decks()));
    has(&page, "Hand in a list");
    lacks(&page, "Read the list");
}

#[test]
fn a_faulty_list_is_accepted_with_a_reason_and_only_the_one_that_was_seen() {
    let (fair, kira) = handed_in();
    let path = format!("{}/1/accept", decks());
    let version =
        || fair.here().tournament.player(PlayerId(1)).unwrap().deck.clone().unwrap().sha256.to_string();
    let first = version();
    let without = fair.send(&fair.checker, &path, &[("reason", ""), ("version", &first)]);
    assert_eq!(without.status, 422);
    has(&without, "The list has faults, so write down why it is accepted. Staff and the player read it");
    has(&without, "Nobody of the staff has read this list.");
    fair.send(&kira, &own(), &[("list", FAULTS), ("intent", "submit")]);
    let late = fair.send(&fair.checker, &path, &[("reason", "a proxy"), ("version", &first)]);
    assert_eq!(late.status, 422);
    has(&late, "The player’s list was changed while this page was open, so nothing was accepted.");
    assert!(late.text().contains("value=\"a proxy\""), "what was typed is still there");
    assert_eq!(
        fair.send(&fair.checker, &path, &[("reason", "a proxy"), ("version", &version())]).status,
        303
    );
    let page = fair.page(&fair.checker, &format!("{}/1", decks()));
    has(&page, "Reason: a proxy");
    has(&page, "Accepted");
    lacks(&page, "Accept the list");
    has(&fair.page(&kira, &own()), "Your list was accepted with its faults.");
}

#[test]
fn staff_look_at_a_list_without_handing_it_in() {
    let fair = fair();
    let path = format!("{}/3/submit", decks());
    let looked = fair.send(&fair.director, &path, &[("list", &marked()), ("intent", "look")]);
    assert_eq!(looked.status, 200);
    has(&looked, "This list was only checked. Nothing is handed in yet.");
    assert!(!stands_in(&database(&fair), MARKER));
    let empty = fair.send(&fair.director, &path, &[("list", ""), ("intent", "submit")]);
    assert_eq!(empty.status, 422);
    has(&empty, "Paste the deck list here first.");
}

// The cards held against the list ----------------------------------------------------------------

fn check_of(player: u32) -> String {
    format!("{}/{player}/check", decks())
}

fn version(fair: &Fair) -> String {
    fair.here().tournament.player(PlayerId(1)).unwrap().deck.clone().unwrap().sha256.to_string()
}

#[test]
fn a_deck_held_against_its_list_is_on_record_and_what_differed_stays_with_staff_and_player() {
    let (fair, kira) = handed_in();
    let version = version(&fair);
    let said = |intent: &str, found: &str| {
        let sent = [("version", version.as_str()), ("found", found), ("intent", intent)];
        fair.send(&fair.checker, &check_of(1), &sent)
    };
    let silent = said("differs", " ");
    assert_eq!(silent.status, 422);
    has(&silent, "The description of what differs is empty.");
    assert_eq!(said("differs", "One Darmok too many").status, 303);
    let page = fair.page(&fair.checker, &format!("{}/1", decks()));
    has(&page, "Cards differ");
    has(&page, "Compared with the cards: they differ");
    has(&page, "One Darmok too many");
    lacks(&page, "Issue a penalty");
    has(&fair.page(&fair.head_judge, &format!("{}/1", decks())), "The cards differed. Issue a penalty");
    has(&fair.page(&kira, &own()), "One Darmok too many");
    let log = fair.house.get(&format!("/t/{SLUG}/log")).send();
    has(&log, "Deck of Kira Nerys compared with its list.");
    lacks(&log, "One Darmok too many");
    lacks(&log, "differs");
    // Put right and checked again.
    assert_eq!(said("agrees", "").status, 303);
    let page = fair.page(&fair.checker, &format!("{}/1", decks()));
    has(&page, "the cards agreed with it");
    lacks(&page, "Cards differ");
}

#[test]
fn a_check_against_a_list_that_was_replaced_meanwhile_is_refused_with_what_was_typed() {
    let (fair, kira) = handed_in();
    let version = version(&fair);
    fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]);
    let sent = [("version", version.as_str()), ("found", "Nog counted 61"), ("intent", "differs")];
    let page = fair.send(&fair.checker, &check_of(1), &sent);
    assert_eq!(page.status, 422);
    has(&page, "Kira Nerys has another list now.");
    has(&page, "Nog counted 61");
    assert_eq!(fair.here().log.last().unwrap().kind, "deck-submitted");
    // A deck of which there is no list cannot be held against one.
    let none = fair.send(&fair.checker, &check_of(3), &[("intent", "agrees")]);
    assert_eq!(none.status, 422);
    has(&none, "Odo has not handed in a deck list yet.");
}

#[test]
fn a_second_list_is_compared_card_by_card_and_the_reading_is_on_record() {
    let (fair, _) = handed_in();
    let version = version(&fair);
    let compared = |found: &str| {
        let sent = [("version", version.as_str()), ("as_found", found), ("intent", "compare")];
        fair.send(&fair.checker, &check_of(1), &sent)
    };
    has(&compared(&marked()), "Both lists hold the same cards in the same parts.");
    assert_eq!(fair.here().log.last().unwrap().kind, "deck-read");
    let page = compared(LEGAL);
    assert_eq!(page.status, 200);
    has(&page, &format!("1 {MARKER} (draw deck): 1 in the list, 0 found"));
    has(&page, "Nothing is recorded yet.");
    let html = page.text();
    let typed = html.split("id=\"found\"").nth(1).unwrap().split("</textarea>").next().unwrap();
    assert!(typed.contains(MARKER), "what was found is ready to be recorded: {typed}");
    // What was typed before stays, and what is there already does not come twice.
    let found = format!("Sleeves are worn\n1 {MARKER} (draw deck): 1 in the list, 0 found\n");
    let sent = [("version", version.as_str()), ("as_found", LEGAL), ("found", &found), ("intent", "compare")];
    let html = fair.send(&fair.checker, &check_of(1), &sent).text();
    let typed = html.split("id=\"found\"").nth(1).unwrap().split("</textarea>").next().unwrap();
    assert!(typed.contains("Sleeves are worn"), "{typed}");
    assert_eq!(typed.matches(MARKER).count(), 1, "{typed}");
    assert_eq!(compared(" ").status, 422);
    let (checks, foreign) = (fair.here().sequence(), [("intent", "compare"), ("as_found", "1 Darmok")]);
    assert_eq!(fair.send(&fair.scorekeeper, &check_of(1), &foreign).status, 404);
    assert_eq!(fair.here().sequence(), checks);
}

#[test]
fn a_site_found_in_the_other_part_is_named_with_its_rule_in_the_notice_and_in_what_is_recorded() {
    let fair = fair();
    let list = |sites: &str| format!("{LEGAL}\n{sites}");
    let (free, counted) = ("Sites:\n1 Commander's Office\n", "Seed deck:\n1 Commander's Office\n");
    fair.send(&fair.seat(1), &own(), &[("list", &list(free)), ("intent", "submit")]);
    let version = version(&fair);
    let found = list(counted);
    let sent = [("version", version.as_str()), ("as_found", &found), ("intent", "compare")];
    let html = fair.send(&fair.checker, &check_of(1), &sent).text();
    let link = "<a href=\"/rulings/current-rulings-2000-10-30/seed-deck?on=2026-05-12\">1E-CR 2000-10-30, seed deck</a>";
    let notice =
        html.split("The lists differ").nth(1).unwrap().split("Nothing is recorded yet").next().unwrap();
    assert!(notice.contains("an illegal change to the deck") && notice.contains(link), "{notice}");
    let typed = html.split("id=\"found\"").nth(1).unwrap().split("</textarea>").next().unwrap();
    assert!(typed.contains("an illegal change to the deck. (1E-CR 2000-10-30, seed deck"), "{typed}");
}

#[test]
fn a_site_moved_between_the_two_parts_is_named_as_an_illegal_change() {
    let fair = fair();
    let kira = fair.seat(1);
    let list = |sites: &str| format!("{LEGAL}\n{sites}");
    let (free, counted) = ("Sites:\n1 Commander's Office\n", "Seed deck:\n1 Commander's Office\n");
    for sites in [free, counted] {
        fair.send(&kira, &own(), &[("list", &list(sites)), ("intent", "submit")]);
    }
    let page = fair.send(&fair.checker, &format!("{}/1/read", decks()), &[]);
    has(&page, "Changed since the list before it");
    has(&page, "(sites): 1 before, 0 now");
    has(&page, "changed between the counted part of the seed deck and the free sites: an illegal change");
    has(&page, "1E-CR 2000-10-30, seed deck");
    // Without the move there is nothing to say.
    let other = format!("{}\n// the same cards", list(counted));
    fair.send(&kira, &own(), &[("list", &other), ("intent", "submit")]);
    lacks(&fair.send(&fair.checker, &format!("{}/1/read", decks()), &[]), "Changed since");
}

#[test]
fn a_list_is_checked_anew_after_the_format_was_changed() {
    let (fair, _) = handed_in();
    let page = format!("{}/1", decks());
    lacks(&fair.page(&fair.checker, &page), "Check again");
    let mut stricter = arbiter::data::deck_format("1e-open").unwrap().clone();
    let change = |format: &Format| {
        let format = Some(Box::new(format.clone()));
        fair.give(Command::ChangeFormat(ChangeFormat { format, reason: "as announced".to_owned() }));
    };
    change(&stricter);
    lacks(&fair.page(&fair.checker, &page), "Check again");
    let rule = stricter.rules.iter_mut().find(|rule| rule.id == "draw-deck-at-least").unwrap();
    rule.demand = Demand::AtLeast { zone: Zone::DrawDeck, cards: 90, only_if_used: false };
    change(&stricter);
    has(&fair.page(&fair.checker, &page), "it would be judged otherwise now");
    has(&fair.page(&fair.checker, &decks()), "Check again");
    fair.send(&fair.checker, &format!("{page}/submit"), &[("list", &marked()), ("intent", "submit")]);
    assert!(fair.here().tournament.player(PlayerId(1)).unwrap().deck.as_ref().unwrap().errors == 2);
    lacks(&fair.page(&fair.checker, &page), "Check again");
    fair.give(Command::ChangeFormat(ChangeFormat { format: None, reason: "for fun".to_owned() }));
    has(&fair.page(&fair.checker, &decks()), "This tournament does not check decks.");
    assert_eq!(fair.page(&fair.seat(1), &own()).status, 200);
}

// Privacy ------------------------------------------------------------------------------------

/// Every page there is, at this tournament, for this session; those that hold the marker.
fn leaks(fair: &Fair, session: Option<&SessionToken>) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for route in ROUTES.iter().filter(|route| route.method == Method::Get) {
        let mut path = route.path.replace("{tournament}", SLUG);
        for name in
            ["round", "table", "player", "dispute", "format", "profile", "document", "entry", "account"]
        {
            let value = match name {
                "format" => "1e-open",
                "profile" => "tcc-1e-2023",
                name => arbiter::web::param::sample(name),
            };
            path = path.replace(&format!("{{{name}}}"), value);
        }
        if !path.contains('{') {
            pages.push(path);
        }
    }
    assert!(pages.len() > 40, "{pages:?}");
    pages.retain(|path| {
        let asked = fair.house.get(path);
        let page = match session {
            Some(session) => asked.within(session).send(),
            None => asked.send(),
        };
        stands_in(&page.body, MARKER) || page.headers.values().any(|value| value.contains(MARKER))
    });
    pages
}

#[test]
fn a_private_list_is_on_no_page_of_anybody_else() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark"]);
    let (kira, odo) = (fair.seat(1), fair.seat(2));
    fair.send(&kira, &own(), &[("list", &marked()), ("intent", "submit")]);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    let staff = [&fair.head_judge, &fair.judge, &fair.scorekeeper, &fair.checker, &fair.stranger, &odo];
    let nowhere = |when: &str| {
        for session in staff {
            assert_eq!(leaks(&fair, Some(session)), Vec::<String>::new(), "{when}");
        }
        assert_eq!(leaks(&fair, None), Vec::<String>::new(), "{when}");
        // The file of the whole tournament is a form, so that the log says who took it away.
        for session in [&fair.director, &fair.operator] {
            assert_eq!(leaks(&fair, Some(session)), Vec::<String>::new(), "{when}");
        }
        let log = fair.here().log.iter().map(|line| line.payload.clone()).collect::<String>();
        assert!(!log.contains(MARKER), "{when}");
    };
    nowhere("before it was read");
    let path = format!("{}/1/read", decks());
    for session in [&fair.judge, &fair.scorekeeper, &fair.stranger, &odo, &kira] {
        assert!(!stands_in(&fair.send(session, &path, &[]).body, MARKER));
    }
    assert!(stands_in(&fair.send(&fair.checker, &path, &[]).body, MARKER), "a checker reads it, on record");
    nowhere("after it was read");
    assert_eq!(
        leaks(&fair, Some(&kira)),
        [own(), format!("{}/sheet", own())],
        "the walk finds what is there to be found"
    );
    let taken = fair.send(&fair.director, &format!("/t/{SLUG}/export"), &[]);
    assert!(stands_in(&taken.body, MARKER), "an export is whole");
    has(&fair.page(&kira, &own()), "Taken away in a file of the whole tournament");
}

// Card tables --------------------------------------------------------------------------------

/// The program's own cards and one that it does not know.
fn new_card() -> import::Import {
    let text = arbiter::data::card_table(Edition::First).to_text();
    let mut lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.contains("\tMr. Homn\t")).unwrap();
    let card = lines[at].replace("Mr. Homn", MARKER).replace("mr-homn", "zz-kira");
    let printing = lines[at + 1];
    lines.splice(at..at, [card.as_str(), printing]);
    import::read(&(lines.join("\n") + "\n")).unwrap()
}

fn import_new_card(desk: &Desk) -> Looked {
    let one = Gathered {
        edition: Edition::First,
        note: "a test".to_owned(),
        rows: new_card().rows,
        left_out: Vec::new(),
    };
    desk.import_cards(&[one], false, Utc::now()).unwrap().looked.remove(0)
}

#[test]
fn a_tournament_is_judged_by_the_table_it_pinned() {
    let (fair, _) = handed_in();
    let desk = fair.desk();
    let embedded = arbiter::data::card_table(Edition::First);
    assert_eq!(desk.newest_card_table(Edition::First).unwrap().version(), embedded.version());
    let done = import_new_card(desk);
    assert!(done.is_news());
    let newest = desk.newest_card_table(Edition::First).unwrap();
    assert_eq!(newest.version(), done.after.version());
    assert_eq!(newest.cards().len(), embedded.cards().len() + 1);
    let again = import_new_card(desk);
    assert!(!again.is_news(), "an import of what is known changes nothing");
    let imported = |table: &arbiter::app::store::CardTableRow| table.imported;
    assert_eq!(desk.store().card_tables().unwrap().into_iter().filter(imported).count(), 1);
    assert!(
        !desk.check_deck(&slug(SLUG), &marked(), &Awaited::always()).unwrap().legal,
        "the older tournament keeps its table"
    );
    has(&check(&fair, "1e-open", "", &marked()), "The deck is legal");

    let pinned = |card_table: &str| {
        let mut command = creation();
        if let Command::CreateTournament(CreateTournament { pins, .. }) = &mut command {
            *pins = Pins { card_table: card_table.to_owned(), rulings_library: String::new() };
        }
        let id = TournamentId::new(arbiter::app::sessions::random_uuid().unwrap());
        desk.create(id, &submission(), &command).unwrap()
    };
    let newer = pinned(newest.version());
    assert!(
        desk.check_deck(&newer, &marked(), &Awaited::always()).unwrap().legal,
        "the newer tournament knows the card"
    );
    let lost = pinned(&"0".repeat(64));
    let Err(DeskError::Unusable(why)) = desk.check_deck(&lost, LEGAL, &Awaited::always()) else {
        panic!("nothing to judge by")
    };
    assert!(
        why.to_string()
            .starts_with("The card table that judges this tournament (version 000000000000) is not"),
        "{why}"
    );
}

/// A desk on which a tournament pinned a table that came with another version of the program.
#[test]
fn a_table_of_an_earlier_program_goes_on_judging_and_is_never_the_newest() {
    let fair = Fair::new();
    let desk = fair.desk();
    let embedded = arbiter::data::card_table(Edition::First);
    let kept = desk.store().card_tables().unwrap();
    assert!(kept.iter().any(|table| table.version == embedded.version() && !table.imported), "{kept:?}");

    // What the table of an earlier version was: the store has it, the program does not.
    let earlier = embedded.merged(new_card().rows);
    let row = |version: &str, text: String, imported| arbiter::app::store::StoredCardTable {
        version: version.to_owned(),
        edition: Edition::First,
        bytes: text.into_bytes(),
        imported_at: Utc::now(),
        note: "came with an earlier Arbiter".to_owned(),
        imported,
        particulars: Vec::new(),
    };
    desk.store().put_card_table(row(earlier.version(), earlier.to_text(), false)).unwrap();
    let mut command = creation();
    if let Command::CreateTournament(CreateTournament { pins, .. }) = &mut command {
        earlier.version().clone_into(&mut pins.card_table);
    }
    let id = TournamentId::new(arbiter::app::sessions::random_uuid().unwrap());
    let old = desk.create(id, &submission(), &command).unwrap();
    assert!(
        desk.check_deck(&old, &marked(), &Awaited::always()).unwrap().legal,
        "its own table knows the card"
    );
    assert!(
        !desk.check_deck(&slug(SLUG), &marked(), &Awaited::always()).unwrap().legal,
        "the other tournament has its own too"
    );
    let newest = || desk.newest_card_table(Edition::First).unwrap().version().to_owned();
    assert_eq!(newest(), embedded.version(), "a kept table outranks nothing");
    let done = import_new_card(desk);
    assert_eq!((done.after.version(), newest()), (earlier.version(), earlier.version().to_owned()));
    let again = import_new_card(desk);
    assert!(!again.is_news());
}

#[test]
fn the_tournament_of_an_export_has_its_table_kept_where_it_is_taken_in() {
    let fair = Fair::new();
    let export = fair.desk().export(&slug(SLUG)).unwrap();
    let url = arbiter::app::store::DatabaseUrl::Sqlite(fair.database().with_extension("elsewhere"));
    let passwords = arbiter::app::passwords::Passwords::new(arbiter::app::passwords::Cost::Weakest).unwrap();
    let elsewhere = arbiter::app::Desk::new(arbiter::app::store::Store::open(&url).unwrap(), passwords);
    assert_eq!(elsewhere.store().card_tables().unwrap(), []);
    elsewhere.import(&export).unwrap();
    let version = arbiter::data::card_table(Edition::First).version();
    let kept = elsewhere.store().card_table(version).unwrap().expect("the pinned table");
    assert!(!kept.imported);
    assert_eq!(
        arbiter::domain::card::CardTable::parse(&String::from_utf8(kept.bytes).unwrap()).unwrap().version(),
        version
    );
    assert_eq!(elsewhere.export(&slug(SLUG)).unwrap(), export);
}

fn creation() -> Command {
    let fair = Fair::new();
    let here = fair.here();
    let setup = Tournament::setup(&here.tournament).unwrap().clone();
    Command::CreateTournament(CreateTournament {
        settings: setup.settings.clone(),
        profile: Box::new(setup.profile().unwrap().clone()),
        format: setup.format.map(Box::new),
        pins: setup.pins,
        pairing_seed: 7,
    })
}

/// A LackeyCCG file of the First Edition with these cards.
fn plugin(names: &[&str]) -> String {
    let row = |name: &&str| format!("{name}\tTrad_Modern_Open\t\tpremiere\tEvent\t\n");
    format!("Name\tSet\tImageFile\tRelease\tType\tUniqueness\n{}", names.iter().map(row).collect::<String>())
}

#[test]
fn programs_check_a_list_as_the_console_does_and_are_told_what_is_missing() {
    let fair = fair();
    let send = |body: &str| {
        let ask = fair.house.ask("POST", "/api/v1/deck-check").with("Content-Type", "application/json");
        ask.body(body.to_owned()).send()
    };
    let body =
        serde_json::json!({"format": "1e-open", "on": "2001-01-01", "list": "1 Red Allert!\n"}).to_string();
    let answer = send(&body);
    assert_eq!(answer.status, 200, "{}", answer.text());
    let report: serde_json::Value = serde_json::from_str(&answer.text()).unwrap();
    assert_eq!(report["lines"][0]["suggestions"][0], "Red Alert!");
    assert_eq!(report["legal"], false);
    let wrong = [
        "{\"format\":\"none\",\"list\":\"x\"}",
        "{\"format\":\"1e-open\"}",
        "[1]",
        "{",
        "{\"format\":1}",
        "{\"role\":\"x\"}",
    ];
    for body in wrong {
        assert_eq!(send(body).status / 100, 4, "{body}");
    }
    let form = fair.house.ask("POST", "/api/v1/deck-check").body("format=1e-open&list=x".to_owned());
    assert_eq!(form.with("Content-Type", "application/x-www-form-urlencoded").send().status, 415);
}

/// What programs send needs no token, so it must do nothing that somebody could be made to send.
#[test]
fn what_takes_json_is_for_everybody_and_is_not_kept() {
    for route in ROUTES.iter().filter(|route| route.json) {
        assert_eq!(route.who, arbiter::web::route::Who::Anyone, "{}", route.path);
        assert_eq!(route.cache, arbiter::web::route::Cache::NoStore, "{}", route.path);
    }
}

#[test]
fn an_operator_imports_cards_in_the_browser_sees_what_changes_and_takes_it_back() {
    let fair = fair();
    let page = fair.page(&fair.operator, "/cards/import");
    has(&page, "the tables that come with the program are used");
    let (first, second) = (plugin(&["Zarquon Bomb"]), plugin(&["Yarquon Bomb"]));
    let send = |intent: &str| {
        let form = [("text", first.as_str()), ("second", second.as_str()), ("intent", intent)];
        fair.send(&fair.operator, "/cards/import", &form)
    };
    let looked = send("look");
    assert_eq!(looked.status, 200);
    has(&looked, "2 new");
    has(&looked, "Nothing is stored yet");
    let list = || check(&fair, "1e-open", "", "1 Zarquon Bomb\n1 Yarquon Bomb\n");
    has(&list(), "2 lines name no card");
    assert_eq!(send("store").status, 303);
    lacks(&list(), "name no card");
    has(&list(), "imported on");
    let last =
        || fair.desk().card_imports().unwrap().into_iter().find(|table| table.imported).unwrap().version;
    let seen = last();
    // Somebody else imports meanwhile: what was seen is not the last any more, and nothing is taken back.
    let third = plugin(&["Xarquon Bomb"]);
    let form = [("text", third.as_str()), ("intent", "store")];
    assert_eq!(fair.send(&fair.operator, "/cards/import", &form).status, 303);
    let undo = |version: &str| fair.send(&fair.operator, "/cards/undo", &[("version", version)]);
    let late = undo(&seen);
    assert_eq!(late.status, 409);
    has(&late, "Other cards were imported or taken back meanwhile");
    assert_eq!(undo(&last()).status, 303);
    assert_eq!(last(), seen);
    assert_eq!(undo(&seen).status, 303);
    has(&list(), "2 lines name no card");
}

#[test]
fn a_file_that_breaks_a_format_is_stored_only_when_told_so_and_rubbish_never() {
    let fair = fair();
    let send = |fields: &[(&str, &str)]| fair.send(&fair.operator, "/cards/import", fields);
    let table = arbiter::data::card_table(Edition::First);
    let modern = table.cards().iter().filter(|card| card.kind.code() == "event" && card.has_token("Modern"));
    let rows: String =
        modern.map(|card| format!("{}\tOpen\t\t\tEvent\t\n", card.printings[0].name)).collect();
    let old = format!("{}{rows}", plugin(&[]));
    let refused = send(&[("text", &old), ("intent", "store")]);
    assert_eq!(refused.status, 422);
    has(&refused, "would no longer be");
    has(&refused, "tick this box to store it as it is");
    assert!(refused.text().contains(&rows[..20]), "nothing typed is lost");
    let none = || !fair.desk().card_imports().unwrap().iter().any(|table| table.imported);
    assert!(none(), "nothing was stored");
    let rubbish = format!("{}{}", plugin(&[]), "Warquon\tOpen\t\t\tHolo-thing\t\n".repeat(10_000));
    for text in [rubbish.as_str(), "no plugin", "Name\tSet\n\u{1}\u{2}", "<html>", &"x\t".repeat(50_000)] {
        let answer = send(&[("text", text), ("intent", "store")]);
        assert_eq!(answer.status, 422, "{}", &text[..9]);
        has(&answer, "This was not read");
    }
    assert_eq!(send(&[("intent", "store")]).status, 422);
    assert!(none());
    assert_eq!(send(&[("text", &old), ("intent", "store"), ("all_the_same", "yes")]).status, 303);
    assert!(!none());
}

#[test]
fn of_two_imports_at_once_neither_is_lost() {
    let fair = fair();
    let names: Vec<String> = (0..6).map(|n| format!("Quarquon {n}")).collect();
    std::thread::scope(|scope| {
        for name in &names {
            let desk = fair.desk();
            scope.spawn(move || {
                let files = [("a.txt".to_owned(), plugin(&[name]))];
                let imports = arbiter::app::card_import::gathered(&files).unwrap();
                assert!(!desk.import_cards(&imports, false, Utc::now()).unwrap().refused);
            });
        }
    });
    let table = fair.desk().newest_card_table(Edition::First).unwrap();
    for name in &names {
        assert!(table.find(name, arbiter::domain::card::Sought::Anything).is_some(), "{name}");
    }
}
