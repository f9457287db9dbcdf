//! Staff read a list only on record.

use super::*;

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
fn nobody_reads_a_list_that_was_not_handed_in() {
    let fair = fair();
    let refused = fair.send(&fair.checker, &format!("{}/2/read", decks()), &[]);
    assert_eq!(refused.status, 422);
    has(&refused, "O&#39;Brien &#60;b&#62; has not handed in a deck list yet.");
    let page = fair.page(&fair.checker, &format!("{}/2", decks()));
    has(&page, "Hand in a list");
    lacks(&page, "Read the list");
}

#[test]
fn a_faulty_list_is_accepted_with_a_reason_and_only_as_it_was_seen() {
    let (fair, kira) = handed_in();
    let path = format!("{}/1/accept", decks());
    let version =
        || fair.here().tournament.player(PlayerId(1)).unwrap().deck.clone().unwrap().sha256.to_string();
    let first = version();
    let without = fair.send(&fair.checker, &path, &[("reason", ""), ("version", &first)]);
    assert_eq!(without.status, 422);
    has(&without, "The list has faults, so write down why it is accepted. Staff and the player read it");
    has(&without, "The staff have not read this list yet.");
    fair.send(&kira, &own(), &[("list", FAULTS), ("intent", "submit")]);
    let late = fair.send(&fair.checker, &path, &[("reason", "a proxy"), ("version", &first)]);
    assert_eq!(late.status, 422);
    has(&late, "Kira Nerys has another list now. Nothing was recorded. Look at that list before you go on.");
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

#[test]
fn the_page_of_a_deck_leads_to_the_next_player_without_a_list() {
    let (fair, _) = handed_in();
    let next = |player: u32| {
        let page = fair.page(&fair.checker, &format!("{}/{player}", decks())).text();
        let at = page.find("Next without a list: ")?;
        let before = &page[..at];
        Some(before[before.rfind("href=\"").unwrap() + 6..].split('"').next().unwrap().to_owned())
    };
    let to = |player: u32| Some(format!("{}/{player}", decks()));
    assert_eq!((next(1), next(2), next(3)), (to(2), to(3), to(2)), "in order, and then from the first");
    for player in [2, 3] {
        let form = [("list", LEGAL), ("intent", "submit")];
        assert_eq!(fair.send(&fair.checker, &format!("{}/{player}/submit", decks()), &form).status, 303);
    }
    assert_eq!(next(2), None, "nobody is left");
}
