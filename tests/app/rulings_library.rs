//! The rulings library at the desk and on the command line: importing, describing, corrected copies, nothing half
//! done.

use std::sync::Arc;

use crate::support::{entry_of, shared};
use arbiter::app::citing;
use arbiter::app::library::{ImportOutcome, LibrarySnapshot};
use arbiter::app::passwords::{Cost, Passwords};
use arbiter::app::store::{DatabaseUrl, Store};
use arbiter::app::{Desk, DeskError};
use arbiter::domain::awaited::Awaited;
use arbiter::domain::edition::Edition;
use arbiter::domain::rulings::asserted_relation::EntryAddress;
use arbiter::domain::rulings::document::Description;
use arbiter::domain::rulings::entry::EntryKind;
use arbiter::domain::rulings::log::imported::entry_looks;
use arbiter::domain::rulings::log::refusal::StatementRefusal;
use arbiter::domain::rulings::log::statement::{CorrectionRequest, Provenance, Statement};
use arbiter::domain::rulings::pinpoint::Verification;
use arbiter::domain::rulings::search::Query;
use arbiter::domain::tournament::cited::AttachedCitation;
use arbiter::domain::tournament::settings::Settings;
use assert_cmd::Command;
use chrono::{DateTime, Utc};
use diesel::Connection as _;
use diesel::connection::SimpleConnection as _;
use serde_json::Value;
use tempfile::TempDir;
use uuid::Uuid;

const HARBOUR: &str = "Harbour rules\n\nRULINGS\n\n* lantern - A lantern costs no oil.\n\n* jetty - One boat lies at a jetty.\n";

fn now(minute: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_778_570_000 + 60 * minute, 0).unwrap()
}

fn desk(folder: &TempDir) -> Desk {
    let url = DatabaseUrl::Sqlite(folder.path().join("arbiter.db"));
    Desk::new(Store::open(&url).unwrap(), Passwords::new(Cost::Weakest).unwrap())
}

fn said(stem: &str, issued: &str) -> Description {
    Description {
        stem: stem.to_owned(),
        work: "1E-CR".parse().unwrap(),
        edition: Edition::First,
        title: "Harbour rules".to_owned(),
        publisher: None,
        issued: Some(issued.parse().unwrap()),
        previous_on: None,
        star_rule: true,
    }
}

fn import(desk: &Desk, text: &str, described: Description, minute: i64) -> Result<ImportOutcome, DeskError> {
    let bytes = text.as_bytes().to_vec();
    let form = Uuid::from_u128(1 << 64 | u128::from(minute.unsigned_abs()));
    let stored = Provenance {
        by: "account:kira".to_owned(),
        ..Provenance::of_operator(now(minute), form.to_string())
    };
    let seen = desk
        .preview_document("harbour.txt", bytes.clone(), None, &Awaited::always())
        .map(|preview| preview.seen);
    desk.import_document(
        "harbour.txt",
        bytes,
        Some(described),
        &seen.unwrap_or_default(),
        &stored,
        &Awaited::always(),
    )
    .map(|imported| imported.outcome)
}

/// The documents whose text may be cited.
fn with_text(rulings: &LibrarySnapshot) -> Vec<&str> {
    let held = rulings.library.documents().filter(|held| held.text_held);
    held.map(|held| held.document.stem.as_str()).collect()
}

fn first_quote(desk: &Desk, text: &str) -> String {
    let rulings = desk.library().unwrap();
    let on = "2001-02-03".parse().unwrap();
    let query = Query { text: text.to_owned(), edition: Edition::First, on, limit: 3 };
    rulings
        .index()
        .search(&rulings.library, &query)
        .results
        .first()
        .map_or_else(String::new, |hit| hit.quote.clone())
}

/// The rulings of one day on lanterns and on a jetty of its own.
fn of_day(day: i64) -> (String, Description) {
    let text = format!("{HARBOUR}\n* jetty {day} - {day} boats lie at jetty {day}.\n");
    (text, said(&format!("harbour-{day}"), &format!("2001-01-{day:02}")))
}

#[test]
fn a_new_document_costs_what_it_contains_and_not_what_all_contain() {
    let folder = tempfile::tempdir().unwrap();
    let here = desk(&folder);
    for day in 1..=6 {
        let (text, said) = of_day(day);
        import(&here, &text, said, day).unwrap();
    }
    here.library().unwrap().index();
    let (text, said) = of_day(7);
    import(&here, &text, said, 7).unwrap();
    let shelf = here.library().unwrap();
    assert_eq!((shelf.split, shelf.index().documents_read()), (1, 1));
    // A correction splits its own document again and no other.
    let held = shelf.imported.iter().find(|held| held.document.stem == "harbour-3").unwrap();
    let unchanged = shelf.imported.iter().find(|held| held.document.stem == "harbour-4").unwrap();
    let entry = held.entries.iter().find(|entry| entry.heading == "lantern").unwrap();
    let at = EntryAddress { stem: "harbour-3".to_owned(), slug: "lantern".to_owned() };
    let (change, seen) = (CorrectionRequest::SetStar(false), entry_looks(&held.entries, entry));
    here.state(&Statement::Correct { at, change, seen }, &saying(9)).unwrap();
    let after = here.library().unwrap();
    assert_eq!((after.split, after.index().documents_read()), (0, 1));
    let same = after.imported.iter().find(|held| held.document.stem == "harbour-4").unwrap();
    assert!(Arc::ptr_eq(&same.entries, &unchanged.entries));
    // The control: another process reads everything, and finds the same.
    let other = desk(&folder);
    let whole = other.library().unwrap();
    assert_eq!(whole.split, 7);
    assert!(whole.index().documents_read() >= 7);
    assert_eq!((&whole.imported, &whole.library), (&after.imported, &after.library));
    for text in ["lantern oil", "how many boats lie at jetty 5", "jetty"] {
        assert_eq!(first_quote(&other, text), first_quote(&here, text), "{text}");
        assert!(!first_quote(&here, text).is_empty(), "{text}");
    }
}

#[test]
fn the_library_is_bounded_in_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let ((first, of_first), (second, of_second)) = (of_day(1), of_day(2));
    let roomy = first.len() + second.len();
    let here = desk(&folder).holding_rulings(roomy - 1);
    import(&here, &first, of_first, 1).unwrap();
    let refused = import(&here, &second, of_second.clone(), 2).unwrap_err().to_string();
    assert!(refused.contains(&format!("{} of the {} bytes", first.len(), roomy - 1)), "{refused}");
    assert_eq!(here.library().unwrap().imported.len(), 1, "nothing was stored");
    // The same again is no second copy.
    let (first, of_first) = of_day(1);
    assert_eq!(import(&here, &first, of_first, 3).unwrap(), ImportOutcome::AlreadyHeld);
    // The control: with one byte more there is room.
    let here = here.holding_rulings(roomy);
    assert_eq!(import(&here, &second, of_second, 4).unwrap(), ImportOutcome::Stored);
}

#[test]
fn a_described_document_is_stored_and_found_and_the_same_again_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let empty = desk.library().unwrap();
    assert!(empty.imported.is_empty());
    assert_eq!(import(&desk, HARBOUR, said("harbour", "2001-01-31"), 0).unwrap(), ImportOutcome::Stored);
    assert_eq!(import(&desk, HARBOUR, said("harbour", "2001-01-31"), 1).unwrap(), ImportOutcome::AlreadyHeld);
    let rulings = desk.library().unwrap();
    assert_ne!(rulings.version, empty.version);
    assert!(Arc::ptr_eq(&rulings, &desk.library().unwrap()), "kept as long as nothing changes");
    let [held] = rulings.imported.as_slice() else { panic!("{:?}", rulings.imported) };
    assert_eq!((held.document.stem.as_str(), held.by.as_str(), held.at), ("harbour", "account:kira", now(0)));
    assert_eq!(&*held.text, HARBOUR);
    assert!(first_quote(&desk, "lantern oil").contains("costs no oil"));
}

#[test]
fn what_another_process_imports_is_seen() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (desk(&folder), desk(&folder));
    assert_eq!(first_quote(&one, "lantern oil"), "");
    import(&other, HARBOUR, said("harbour", "2001-01-31"), 0).unwrap();
    assert!(first_quote(&one, "lantern oil").contains("costs no oil"));
}

#[test]
fn another_copy_of_the_same_issue_is_kept_beside_and_cited_from_then_on() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    import(&desk, HARBOUR, said("harbour", "2001-01-31"), 0).unwrap();
    let corrected = HARBOUR.replace("costs no oil", "costs some oil");
    let outcome = import(&desk, &corrected, said("harbour", "2001-01-31"), 1).unwrap();
    assert!(matches!(&outcome, ImportOutcome::Corrects { stem, .. } if stem == "harbour"), "{outcome:?}");
    let rulings = desk.library().unwrap();
    assert_eq!(rulings.imported.len(), 2);
    assert_eq!(with_text(&rulings), ["harbour"]);
    let replaced: Vec<_> = rulings.imported.iter().filter_map(|held| held.replaced_by.clone()).collect();
    assert_eq!(replaced.len(), 1);
    assert!(rulings.imported.with_bytes(&replaced[0]).unwrap().text.contains("some oil"));
    assert!(first_quote(&desk, "lantern oil").contains("some oil"));
}

#[test]
fn another_issue_of_the_same_name_gets_a_name_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    import(&desk, HARBOUR, said("harbour", "2001-01-31"), 0).unwrap();
    let later = HARBOUR.replace("lantern", "torch");
    assert_eq!(import(&desk, &later, said("harbour", "2001-03-31"), 1).unwrap(), ImportOutcome::Stored);
    let rulings = desk.library().unwrap();
    assert_eq!(with_text(&rulings), ["harbour", "harbour-2"]);
}

#[test]
fn undated_documents_of_one_series_are_cited_apart_and_old_citations_lead_to_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let undated = |stem: &str| Description { issued: None, ..said(stem, "2001-01-31") };
    import(&desk, HARBOUR, undated("quay"), 0).unwrap();
    let of = |text: &str| {
        let rulings = desk.library().unwrap();
        let found = rulings.library.entries().find(|found| found.entry.text.contains(text)).unwrap();
        let citation = found.citation();
        let again = rulings.library.find(&citation.to_string().parse().unwrap()).unwrap();
        assert!(again.entry.text.contains(text), "{citation} names one text and is read back");
        citation.to_string()
    };
    let first = of("costs no oil");
    assert_eq!(first, "1E-CR n.d., lantern");
    let other = HARBOUR.replace("costs no oil", "costs much oil").replace("jetty", "wharf");
    // By name it would sort before the first one.
    import(&desk, &other, undated("anchorage"), 1).unwrap();
    assert_eq!(of("costs no oil"), first);
    let digits = arbiter::domain::hash::sha256(other.as_bytes());
    let second = format!("1E-CR [n.d., file {}], lantern", &digits[..8]);
    assert_eq!(of("costs much oil"), second);
    let finds = |citation: &str| {
        let rulings = desk.library().unwrap();
        rulings.library.find(&citation.parse().unwrap()).map(|found| found.entry.text.clone()).unwrap()
    };
    assert!(finds("1E-CR n.d., lantern").contains("no oil"));
    assert!(finds("1E-CR n.d., wharf").contains("One boat"), "only the second holds it");
    // A corrected copy has its own digits; the old ones lead to it.
    import(&desk, &other.replace("One boat", "Two boats"), undated("anchorage"), 2).unwrap();
    assert_ne!(of("costs much oil"), second);
    assert!(finds(&second.replace("lantern", "wharf")).contains("Two boats"));
    // A date for the first one gives its old citations to nobody else.
    date(&desk, "quay", "2001-01-31", "n.d.", 2).unwrap();
    assert_eq!(of("costs no oil"), "1E-CR 2001-01-31, lantern");
    assert!(finds("1E-CR n.d., lantern").contains("no oil"));
    assert!(of("costs much oil").contains("[n.d., file "));
}

#[test]
fn a_wrong_date_is_put_right_by_importing_again() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    import(&desk, HARBOUR, said("harbour", "2011-01-31"), 0).unwrap();
    assert_eq!(first_quote(&desk, "lantern oil"), "", "issued later than the tournament");
    let anew = import(&desk, HARBOUR, said("harbour", "2001-01-31"), 1).unwrap();
    let changed = "the date is 2001-01-31 (before: 2011-01-31)".to_owned();
    assert_eq!(anew, ImportOutcome::DescribedAnew(vec![changed]));
    assert!(first_quote(&desk, "lantern oil").contains("costs no oil"));
    let rulings = desk.library().unwrap();
    assert_eq!(rulings.imported[0].document.issued, Some("2001-01-31".parse().unwrap()));
    let cited_before = "1E-CR 2011-01-31, lantern".parse().unwrap();
    assert!(rulings.library.find(&cited_before).is_some(), "given out while the date was wrong");
    // A document with that date comes first.
    import(&desk, &HARBOUR.replace("no oil", "much oil"), said("later", "2011-01-31"), 2).unwrap();
    let rulings = desk.library().unwrap();
    assert!(rulings.library.find(&cited_before).unwrap().entry.text.contains("much oil"));
}

#[test]
fn what_cannot_be_used_is_refused_in_a_sentence_and_nothing_is_stored() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let other_game = Description { edition: Edition::Second, ..said("harbour", "2001-01-31") };
    let before = Description { previous_on: said("x", "2002-01-01").issued, ..said("harbour", "2001-01-31") };
    let cases: [(&[u8], Option<Description>, &str); 6] = [
        (HARBOUR.as_bytes(), None, "Say its series"),
        (b"  \n", Some(said("harbour", "2001-01-31")), "holds no text"),
        (b"RULINGS\0", Some(said("harbour", "2001-01-31")), "NUL"),
        (b"caf\x81", Some(said("harbour", "2001-01-31")), "neither UTF-8"),
        (HARBOUR.as_bytes(), Some(other_game), "does not belong"),
        (HARBOUR.as_bytes(), Some(before), "cannot have been issued"),
    ];
    for (bytes, described, words) in cases {
        let error = desk
            .import_document("x.txt", bytes.to_vec(), described, "", &saying(1), &Awaited::always())
            .unwrap_err();
        assert!(error.to_string().contains(words), "{error}");
    }
    assert!(desk.library().unwrap().imported.is_empty());
}

#[test]
fn a_preview_stores_nothing_and_guesses_what_it_can() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let text =
        "Lamps of the First Edition\nJanuary 31, 2001\n\nRULINGS\n\nlamp - It shines \u{2013} always.\n";
    let windows = text.replace('\u{2013}', "-").into_bytes();
    let mut windows = windows;
    windows.extend(b"oil \x96 It burns.\n");
    let preview = desk.preview_document("Lamps 2001.txt", windows, None, &Awaited::always()).unwrap();
    assert!(preview.document.is_none() && preview.outcome.is_none() && !preview.recognised);
    assert_eq!(preview.guess.issued, Some("2001-01-31".parse().unwrap()));
    assert_eq!(preview.guess.stem, "lamps-2001");
    assert_eq!(preview.guess.work.map(|work| work.to_string()).as_deref(), Some("1E-CR"));
    assert!(preview.note.unwrap().contains("Windows-1252"));
    assert!(desk.library().unwrap().imported.is_empty());
}

/// A quotation taken from the harbour rules.
fn quoted(desk: &Desk) -> AttachedCitation {
    let on = "2001-02-03".parse().unwrap();
    let wanted = citing::CitationRequest {
        place: "harbour/lantern",
        quote: "A lantern costs no oil.",
        on,
        confirmation: "",
    };
    let settings = Settings {
        title: "Harbour cup".to_owned(),
        place: String::new(),
        date: on,
        time_zone: "UTC".to_owned(),
        edition: Edition::First,
        rounds: 3,
        round_minutes: 60,
        deck_lists_required: false,
        options: Default::default(),
    };
    citing::cite(&desk.library().unwrap().library, &settings, &wanted).unwrap()
}

#[test]
fn a_quotation_frozen_from_a_copy_is_checked_in_the_copy_that_took_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    import(&desk, HARBOUR, said("harbour", "2001-01-31"), 0).unwrap();
    let cited = quoted(&desk);
    import(&desk, &HARBOUR.replace("One boat", "Two boats"), said("reposted", "2001-01-31"), 1).unwrap();
    let rulings = desk.library().unwrap();
    let held = citing::quoted_entry(&cited, entry_of(&cited), &rulings.library).unwrap();
    assert_eq!(held.document().stem, "reposted");
    let check = citing::check(&cited, entry_of(&cited), &rulings.library);
    assert_eq!((check.outcome, check.same_file), (Verification::Verified, false));
}

/// What an operator says, in a form of its own.
fn saying(number: u128) -> Provenance {
    Provenance {
        by: format!("account:{}", Uuid::from_u128(1)),
        is_operator: true,
        at: now(9),
        submission: Uuid::from_u128(number).to_string(),
        reason: "So it is printed.".to_owned(),
    }
}

fn correct(desk: &Desk, slug: &str, change: CorrectionRequest, number: u128) -> Result<(), DeskError> {
    let rulings = desk.library().unwrap();
    let at = EntryAddress { stem: "harbour".to_owned(), slug: slug.to_owned() };
    let found = at.find(&rulings.library).unwrap();
    let seen = entry_looks(&found.held.entries, found.entry);
    desk.state(&Statement::Correct { at, change, seen }, &saying(number))
}

fn cite(desk: &Desk, document: &str, copy: &str, seen: &str, number: u128) -> Result<(), DeskError> {
    let (document, copy, seen) = (document.to_owned(), copy.to_owned(), seen.to_owned());
    desk.state(&Statement::Cite { document, copy, seen }, &saying(number))
}

fn date(desk: &Desk, document: &str, issued: &str, seen: &str, number: u128) -> Result<(), DeskError> {
    let (document, issued, seen) = (document.to_owned(), issued.parse().unwrap(), seen.to_owned());
    desk.state(&Statement::Date { document, issued, seen }, &saying(number))
}

fn withdraw(desk: &Desk, statement: i64, number: u128) -> Result<(), DeskError> {
    desk.state(&Statement::Withdraw { number: statement }, &saying(number))
}

#[test]
fn words_that_a_cut_puts_into_another_entry_have_moved_there() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let text = HARBOUR.replace("lantern - A", "lantern - Hang it up.\n\nA");
    import(&desk, &text, said("harbour", "2001-01-31"), 0).unwrap();
    let cited = quoted(&desk);
    let check = |desk: &Desk| citing::check(&cited, entry_of(&cited), &desk.library().unwrap().library);
    assert_eq!(check(&desk).outcome, Verification::Verified);
    let cut = CorrectionRequest::Cut { line: 7, heading: "oil".to_owned() };
    correct(&desk, "lantern", cut, 2).unwrap();
    let rulings = desk.library().unwrap();
    let found = citing::moved_to(&cited, entry_of(&cited), check(&desk), &rulings.library).unwrap();
    assert_eq!(found.citation().to_string(), "1E-CR 2001-01-31, oil");
    assert_eq!(check(&desk).outcome, Verification::Elsewhere { ordinal: found.entry.ordinal, paragraph: 1 });
    assert!(found.entry.starred, "what is cut from a starred entry is starred");
    // Words that are gone completely are not found in another entry.
    import(&desk, &text.replace("costs no oil", "costs oil"), said("harbour", "2001-01-31"), 1).unwrap();
    assert_eq!(check(&desk).outcome, Verification::TextDiffers);
}

#[test]
fn a_star_is_set_and_taken_away_by_a_person() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    import(&desk, HARBOUR, said("harbour", "2001-01-31"), 0).unwrap();
    let starred = || {
        let rulings = desk.library().unwrap();
        let cited = "1E-CR 2001-01-31, jetty".parse().unwrap();
        rulings.library.find(&cited).unwrap().entry.starred
    };
    correct(&desk, "jetty", CorrectionRequest::SetStar(false), 2).unwrap();
    assert!(!starred());
    let again = correct(&desk, "jetty", CorrectionRequest::SetStar(false), 3).unwrap_err();
    assert!(again.to_string().contains("already"), "{again}");
    correct(&desk, "jetty", CorrectionRequest::SetStar(true), 4).unwrap();
    assert!(starred());
    withdraw(&desk, 2, 5).unwrap();
    withdraw(&desk, 1, 6).unwrap();
    assert!(starred());
}

#[test]
fn what_would_change_nothing_or_could_not_be_cited_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    import(&desk, HARBOUR, said("harbour", "2001-01-31"), 0).unwrap();
    let cases = [
        (CorrectionRequest::Rename("jetty".to_owned()), "reads so already"),
        (CorrectionRequest::SetKind(EntryKind::Ruling), "of that kind already"),
        (CorrectionRequest::Rename("jetty ¶3".to_owned()), "“jetty ¶3”"),
        (CorrectionRequest::Rename("jetty [2]".to_owned()), "read otherwise"),
        (CorrectionRequest::Rename("pier › jetty".to_owned()), "read otherwise"),
        (CorrectionRequest::Rename("changes: jetty".to_owned()), "read otherwise"),
        (CorrectionRequest::Cut { line: 7, heading: "boats 3.".to_owned() }, "read otherwise"),
    ];
    for (number, (change, words)) in (2..).zip(cases) {
        let why = correct(&desk, "jetty", change, number).unwrap_err().to_string();
        assert!(why.contains(words), "{why}");
    }
    assert!(desk.store().statements().unwrap().is_empty());
    for (number, heading) in (20..).zip(["jetty [OS]", "jetty, the", "Mr. J.'s jetty – left"]) {
        correct(&desk, "jetty", CorrectionRequest::Rename(heading.to_owned()), number).unwrap();
    }
}

/// What a quotation taken from the harbour rules proves after the stored file was changed so.
fn checked_after(change: &str) -> (citing::QuotationCheck, Option<String>) {
    let folder = tempfile::tempdir().unwrap();
    let cited = {
        let desk = desk(&folder);
        import(&desk, HARBOUR, said("harbour", "2001-01-31"), 0).unwrap();
        quoted(&desk)
    };
    let path = folder.path().join("arbiter.db");
    let mut database = diesel::SqliteConnection::establish(&path.display().to_string()).unwrap();
    database.batch_execute(change).unwrap();
    let rulings = desk(&folder).library().unwrap();
    let note = rulings.imported.first().and_then(|held| held.note.clone());
    (citing::check(&cited, entry_of(&cited), &rulings.library), note)
}

#[test]
fn a_stored_byte_that_changed_is_seen_at_every_quotation() {
    // One character for another of the same length, in the stored file.
    let byte = |from: &str, to: &str| {
        format!(
            "UPDATE ruling_documents SET bytes = CAST(replace(CAST(bytes AS TEXT), '{from}', '{to}') AS BLOB)"
        )
    };
    let (check, note) = checked_after("SELECT 1");
    assert_eq!((check.outcome, check.same_file, note), (Verification::Verified, true, None));
    // A byte outside the quotation: the words are still there, but this is not the file that was cited.
    let (check, note) = checked_after(&byte("One boat", "Two boat"));
    assert_eq!((check.outcome, check.same_file), (Verification::Verified, false));
    assert!(note.unwrap().contains("changed or damaged after it was imported"));
    let (check, _) = checked_after(&byte("costs no oil", "costs mo oil"));
    assert_eq!((check.outcome, check.same_file), (Verification::TextDiffers, false));
    let (check, _) = checked_after(&byte("lantern - A", "lantern - Pay.\n\nA"));
    assert_eq!((check.outcome, check.same_file), (Verification::Moved { paragraph: 2 }, false));
    let (check, _) = checked_after(&byte("* lantern -", "* lamp -"));
    assert_eq!((check.outcome, check.same_file), (Verification::SourceMissing, false));
}

fn arbiter(folder: &TempDir) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command.current_dir(folder.path()).env_remove("ARBITER_DATABASE_URL").arg("rulings");
    command
}

fn printed(command: &mut Command, code: i32) -> String {
    String::from_utf8(command.assert().code(code).get_output().stdout.clone()).unwrap()
}

fn complained(command: &mut Command) -> String {
    String::from_utf8(command.assert().code(2).get_output().stderr.clone()).unwrap()
}

fn write(folder: &TempDir, name: &str, text: &str) {
    std::fs::write(folder.path().join(name), text).unwrap();
}

#[test]
fn the_command_line_imports_lists_and_searches() {
    let folder = tempfile::tempdir().unwrap();
    write(&folder, "1e-harbour.txt", HARBOUR);
    let out = printed(arbiter(&folder).args(["import", "--issued", "2001-01-31", "1e-harbour.txt"]), 0);
    assert!(out.contains("1E-CR 2001-01-31, Harbour rules, is stored."), "{out}");
    let out = printed(arbiter(&folder).args(["import", "--issued", "2001-01-31", "1e-harbour.txt"]), 0);
    assert!(out.contains("held already"), "{out}");
    let list: Value = serde_json::from_str(&printed(arbiter(&folder).args(["list", "--json"]), 0)).unwrap();
    assert_eq!(list["documents"][0]["document"], "1e-harbour");
    assert_eq!(list["documents"][0]["issued"], "2001-01-31");
    assert!(printed(arbiter(&folder).arg("list"), 0).contains("1E-CR 2001-01-31"));

    let search = ["search", "--edition", "1E", "--on", "2001-02-03", "--json", "does a lantern cost oil"];
    let answer: Value = serde_json::from_str(&printed(arbiter(&folder).args(search), 0)).unwrap();
    assert_eq!(
        (answer["query"].as_str(), answer["edition"].as_str()),
        (Some("does a lantern cost oil"), Some("1E"))
    );
    assert_eq!((answer["on"].as_str(), answer["decides"].as_bool()), (Some("2001-02-03"), Some(true)));
    let hit = &answer["results"][0];
    assert_eq!(hit["citation"], "1E-CR 2001-01-31, lantern");
    for key in ["document", "heading", "line_start", "status", "reason", "quote", "score"] {
        assert!(!hit[key].is_null(), "{key} in {hit}");
    }
    let early = ["search", "--edition", "1E", "--on", "2001-01-03", "--json", "does a lantern cost oil"];
    let answer: Value = serde_json::from_str(&printed(arbiter(&folder).args(early), 1)).unwrap();
    assert_eq!(answer["decides"], false);
    let results = answer["results"].as_array().unwrap();
    assert!(results.iter().all(|hit| hit["text_held"] == false && hit["quote"] == ""), "{results:?}");
    assert_eq!(answer["also"][0]["status"], "not-yet");
    let none =
        printed(arbiter(&folder).args(["search", "--edition", "1E", "--on", "2001-02-03", "sleeves"]), 1);
    assert!(none.starts_with("Nothing that is held decides this"), "{none}");
}

#[test]
fn the_same_bytes_again_change_nothing_that_no_option_says() {
    let folder = tempfile::tempdir().unwrap();
    write(&folder, "1e-harbour.txt", HARBOUR);
    let import =
        |options: &[&str]| printed(arbiter(&folder).arg("import").args(options).arg("1e-harbour.txt"), 0);
    let listed = || {
        let list = printed(arbiter(&folder).args(["list", "--json"]), 0);
        let list: Value = serde_json::from_str(&list).unwrap();
        let one = &list["documents"][0];
        let word = |key: &str| one[key].as_str().unwrap().to_owned();
        [word("title"), word("issued"), word("previous_on"), word("work")]
    };
    import(&["--issued", "2001-06-30", "--title", "Quay rules", "--previous", "2001-03-26"]);
    let before = ["Quay rules", "2001-06-30", "2001-03-26", "1E-CR"];
    assert_eq!(listed(), before);
    for options in [&[][..], &["--issued", "2001-06-30"]] {
        let out = import(options);
        assert!(out.contains("held already, line for line; nothing was changed"), "{out}");
        assert_eq!(listed(), before);
    }
    let out = import(&["--title", "Harbour rules"]);
    assert!(out.contains("the title is “Harbour rules” (before: “Quay rules”)."), "{out}");
    assert_eq!(listed(), ["Harbour rules", "2001-06-30", "2001-03-26", "1E-CR"]);
}

#[test]
fn a_file_in_utf_16_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let wide = |mark: &[u8], big: bool| -> Vec<u8> {
        let units = HARBOUR.encode_utf16();
        let bytes = units.flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() });
        mark.iter().copied().chain(bytes).collect()
    };
    for (mark, big) in [(&[0xff, 0xfe][..], false), (&[0xfe, 0xff], true), (&[], false), (&[], true)] {
        std::fs::write(folder.path().join("wide.txt"), wide(mark, big)).unwrap();
        let out = arbiter(&folder).args(["split", "wide.txt"]).output().unwrap();
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        assert!(out.status.success() && said.contains("read as UTF-16"), "{said}");
        assert!(String::from_utf8_lossy(&out.stdout).contains("lantern"));
    }
}

#[test]
fn an_option_that_contradicts_a_known_document_is_said_to_be_unused() {
    let Some(shared) = shared::folder() else { return };
    let folder = tempfile::tempdir().unwrap();
    let file = shared.join("rulings/current-rulings-2000-07-31.txt");
    let import = |day: &str| printed(arbiter(&folder).args(["import", "--issued", day]).arg(&file), 0);
    let out = import("1999-01-01");
    assert!(out.contains("--issued 1999-01-01 was not used") && out.contains("2000-07-31."), "{out}");
    assert!(!import("2000-07-31").contains("was not used"));
}

#[test]
fn the_library_is_taken_away_as_a_folder_that_proves_itself() {
    let folder = tempfile::tempdir().unwrap();
    write(&folder, "1e-harbour.txt", HARBOUR);
    printed(arbiter(&folder).args(["import", "--issued", "2001-01-31", "1e-harbour.txt"]), 0);
    let out = printed(arbiter(&folder).args(["export", "library"]), 0);
    assert!(out.contains("9 files in library"), "{out}");
    let read = |name: &str| std::fs::read(folder.path().join("library").join(name)).unwrap();
    let sums = String::from_utf8(read("SHA256SUMS")).unwrap();
    assert_eq!(sums.lines().count(), 8);
    for line in sums.lines() {
        let (sum, name) = line.split_once("  ").unwrap();
        assert_eq!(arbiter::domain::hash::sha256(read(name)), sum, "{name}");
        if let Some(document) = name.strip_prefix("documents/") {
            assert_eq!(document, format!("{sum}.txt"));
            assert_eq!(read(name), HARBOUR.as_bytes(), "byte for byte as it was imported");
        }
    }
    // Each text is complete, with the hash that a citation of it contains.
    let entries = String::from_utf8(read("entries.jsonl")).unwrap();
    let entries: Vec<Value> = entries.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let lantern = entries.iter().find(|one| one["citation"] == "1E-CR 2001-01-31, lantern").unwrap();
    let text = lantern["entry"]["text"].as_str().unwrap();
    assert!(text.contains("oil"), "{text}");
    assert_eq!(lantern["entry"]["text_sha256"], arbiter::domain::rulings::entry::text_sha256(text));
    assert!(
        String::from_utf8(read("entries.csv"))
            .unwrap()
            .contains("\"1E-CR 2001-01-31, lantern\",1e-harbour,lantern")
    );
    assert!(
        String::from_utf8(read("relations.csv")).unwrap().starts_with("from,does,scope,to,basis,reason\n")
    );
    assert!(String::from_utf8(read("rulings.md")).unwrap().contains("\n## lantern"));
    // An existing folder is never written into.
    let twice = complained(arbiter(&folder).args(["export", "library"]));
    assert!(twice.contains("is there already"), "{twice}");
    assert!(!folder.path().join("library.unfinished").exists());
}

#[test]
fn without_a_database_the_summaries_answer() {
    let folder = tempfile::tempdir().unwrap();
    let search = ["search", "--edition", "1E", "--on", "2000-08-05", "--json", "two tribble cards same turn"];
    let answer: Value = serde_json::from_str(&printed(arbiter(&folder).args(search), 0)).unwrap();
    let hit = &answer["results"][0];
    assert_eq!((hit["heading"].as_str(), hit["text_held"].as_bool()), (Some("Tribble"), Some(false)));
    assert_ne!(hit["summary"], "");
    assert!(!folder.path().join("arbiter.db").exists(), "looking creates nothing");
}

#[test]
fn what_the_command_line_cannot_use_is_two_and_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    assert!(complained(arbiter(&folder).arg("list")).contains("there is no such database"));
    assert!(!folder.path().join("arbiter.db").exists(), "looking creates nothing");
    write(&folder, "harbour.txt", HARBOUR);
    write(&folder, "plain.txt", "Some notes\n\nlamp - It shines.\n");
    for (arguments, words) in [
        (vec!["import", "harbour.txt"], "--issued"),
        (vec!["import", "--issued", "2001-01-31", "plain.txt"], "--work"),
        (vec!["import", "--issued", "yesterday", "harbour.txt"], "yesterday"),
        (vec!["import", "nowhere.txt"], "nowhere.txt"),
        (vec!["import"], "required"),
        (vec!["search", "--edition", "3E", "--on", "2001-02-03", "x"], "3E"),
        (vec!["search", "--edition", "1E", "--on", "2001-02-03", " "], "empty"),
    ] {
        let said = complained(arbiter(&folder).args(&arguments));
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
}

#[test]
fn of_several_files_all_are_imported_or_none() {
    let folder = tempfile::tempdir().unwrap();
    write(&folder, "1e-harbour.txt", HARBOUR);
    std::fs::write(folder.path().join("broken.txt"), b"caf\x81").unwrap();
    complained(arbiter(&folder).args(["import", "--issued", "2001-01-31", "1e-harbour.txt", "broken.txt"]));
    assert!(printed(arbiter(&folder).arg("list"), 0).starts_with("No documents"));
}

#[test]
fn an_operator_says_that_a_repost_is_cited_and_takes_it_back() {
    let Some(shared) = shared::folder() else { return };
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let name = "current-rulings-2000-07-31";
    let text = std::fs::read_to_string(shared.join(format!("rulings/{name}.txt"))).unwrap();
    import(&desk, &text, said(name, "2000-07-31"), 0).unwrap();
    let copy = text.replace("Cytherians", "Citherians");
    import(&desk, &copy, said(name, "2000-07-31"), 1).unwrap();
    let hash = |text: &str| arbiter::domain::hash::sha256(text.as_bytes());
    let cited = || {
        let rulings = desk.library().unwrap();
        let cited = rulings.imported.iter().find(|held| held.replaced_by.is_none()).unwrap();
        let address = rulings.library.entry(name, "tribble");
        assert!(address.is_some(), "the old addresses hold whichever is cited");
        (cited.document.stem.clone(), cited.stored_sha256.clone())
    };
    assert_eq!(cited(), (name.to_owned(), hash(&text)));
    let refused = cite(&desk, name, "0", &hash(&text), 2).unwrap_err();
    assert!(refused.to_string().contains("no copy of this issue"), "{refused}");
    let stale = cite(&desk, name, &hash(&copy), "0", 3);
    assert!(matches!(stale, Err(DeskError::NotStated(StatementRefusal::Overtaken))), "{stale:?}");
    for _ in 0..2 {
        cite(&desk, name, &hash(&copy), &hash(&text), 4).unwrap();
    }
    assert_eq!(cited(), (format!("{name}-2"), hash(&copy)));
    // A later copy is kept next to it and replaces nothing.
    let later = text.replace("Cytherians", "Sytherians");
    let outcome = import(&desk, &later, said(name, "2000-07-31"), 3).unwrap();
    assert!(matches!(outcome, ImportOutcome::StandsBehind { .. }), "{outcome:?}");
    assert_eq!(cited().1, hash(&copy));
    // Back, by another choice or by taking this one back.
    cite(&desk, &format!("{name}-2"), &hash(&text), &hash(&copy), 5).unwrap();
    assert_eq!(cited().1, hash(&text));
    withdraw(&desk, 2, 6).unwrap();
    assert_eq!(cited().1, hash(&copy));
    withdraw(&desk, 1, 7).unwrap();
    assert_eq!(cited().1, hash(&text));
}

#[test]
fn the_known_documents_are_known_and_a_changed_copy_never_takes_the_place_of_one() {
    let Some(shared) = shared::folder() else { return };
    let folder = tempfile::tempdir().unwrap();
    let mut files: Vec<_> =
        std::fs::read_dir(shared.join("rulings")).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let out = printed(arbiter(&folder).arg("import").args(&files), 0);
    assert_eq!(out.matches(" is stored.").count(), 5, "{out}");
    assert!(!out.contains("NOT ACCOUNTED"), "{out}");
    let name = "current-rulings-2000-07-31.txt";
    let text = std::fs::read_to_string(shared.join("rulings").join(name)).unwrap();
    write(&folder, name, &text.replace("Cytherians", "Citherians"));
    let out = printed(arbiter(&folder).args(["import", "--issued", "2000-07-31", name]), 0);
    assert!(out.contains("is stored, but not cited"), "{out}");
    let list: Value = serde_json::from_str(&printed(arbiter(&folder).args(["list", "--json"]), 0)).unwrap();
    let documents = list["documents"].as_array().unwrap();
    assert_eq!(documents.len(), 6);
    let replaced: Vec<&Value> =
        documents.iter().filter(|document| !document["replaced_by"].is_null()).collect();
    assert_eq!(replaced.len(), 1);
    assert_eq!(replaced[0]["document"], "current-rulings-2000-07-31-2", "the copy that nobody recognises");
    let url = DatabaseUrl::Sqlite(folder.path().join("arbiter.db"));
    let desk = Desk::new(Store::open(&url).unwrap(), Passwords::new(Cost::Weakest).unwrap());
    let rulings = desk.library().unwrap();
    let texts: Vec<_> = rulings.library.entries().map(|found| found.entry.heading.clone()).collect();
    assert!(texts.iter().any(|heading| heading == "Cytherians"));
    assert!(!texts.iter().any(|heading| heading == "Citherians"), "not a word of it is authority");
}

#[test]
fn a_recognised_document_takes_the_place_of_a_copy_that_came_before_it() {
    let Some(shared) = shared::folder() else { return };
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let name = "current-rulings-2000-07-31";
    let text = std::fs::read_to_string(shared.join(format!("rulings/{name}.txt"))).unwrap();
    let copy = text.replace("Cytherians", "Citherians");
    assert_eq!(import(&desk, &copy, said(name, "2000-07-31"), 0).unwrap(), ImportOutcome::Stored);
    let outcome = import(&desk, &text, said(name, "2000-07-31"), 1).unwrap();
    assert!(matches!(outcome, ImportOutcome::Corrects { .. }), "{outcome:?}");
    // Nor does a later copy replace it again.
    let later = text.replace("Cytherians", "Sytherians");
    let outcome = import(&desk, &later, said(name, "2000-07-31"), 2).unwrap();
    assert!(matches!(&outcome, ImportOutcome::StandsBehind { stem, .. } if stem == name), "{outcome:?}");
    let rulings = desk.library().unwrap();
    let cited: Vec<bool> = rulings
        .imported
        .iter()
        .filter(|held| held.replaced_by.is_none())
        .map(|held| held.recognised)
        .collect();
    assert_eq!((rulings.imported.len(), cited), (3, vec![true]));
}
