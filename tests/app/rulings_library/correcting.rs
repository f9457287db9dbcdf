//! What people correct, and what that changes.

use super::*;

fn correct(desk: &Desk, slug: &str, change: CorrectionRequest, number: u128) -> Result<(), DeskError> {
    let rulings = desk.library().unwrap();
    let at = EntryAddress { stem: "harbour".to_owned(), slug: slug.to_owned() };
    let found = at.find(&rulings.library).unwrap();
    let seen = entry_looks(&found.held.entries, found.entry);
    desk.state(&Statement::Correct { at, change, seen }, &saying(number))
}

fn withdraw(desk: &Desk, statement: i64, number: u128) -> Result<(), DeskError> {
    desk.state(&Statement::Withdraw { number: statement }, &saying(number))
}

#[test]
fn words_that_a_split_puts_into_another_entry_have_moved_there() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let text = HARBOUR.replace("lantern - A", "lantern - Hang it up.\n\nA");
    import(&desk, &text, said("harbour", "2001-01-31"), 0).unwrap();
    let cited = quoted(&desk);
    let check = |desk: &Desk| citations::check(&cited, entry_of(&cited), &desk.library().unwrap().library);
    assert_eq!(check(&desk).outcome, Verification::Verified);
    let cut = CorrectionRequest::Cut { line: 7, heading: "oil".to_owned() };
    correct(&desk, "lantern", cut, 2).unwrap();
    let rulings = desk.library().unwrap();
    let found = citations::moved_to(&cited, entry_of(&cited), check(&desk), &rulings.library).unwrap();
    assert_eq!(found.citation().to_string(), "1E-CR 2001-01-31, oil");
    assert_eq!(check(&desk).outcome, Verification::Elsewhere { ordinal: found.entry.ordinal, paragraph: 1 });
    assert!(found.entry.starred, "what is cut from a starred entry is starred");
    // Words that are gone completely are not found in another entry.
    import(&desk, &text.replace("costs no oil", "costs oil"), said("harbour", "2001-01-31"), 1).unwrap();
    assert_eq!(check(&desk).outcome, Verification::TextDiffers);
}

#[test]
fn a_person_adds_and_removes_a_star() {
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
fn a_correction_that_changes_nothing_or_cannot_be_cited_is_refused() {
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
        (CorrectionRequest::Rename("j".repeat(121)), "at most 120 characters"),
        (CorrectionRequest::Cut { line: 7, heading: "b".repeat(121) }, "at most 120 characters"),
    ];
    for (number, (change, words)) in (2..).zip(cases) {
        let why = correct(&desk, "jetty", change, number).unwrap_err().to_string();
        assert!(why.contains(words), "{why}");
    }
    assert_eq!(crate::support::database::statements(&desk), 0);
    for (number, heading) in (20..).zip(["jetty [OS]", "jetty, the", "Mr. J.'s jetty – left"]) {
        correct(&desk, "jetty", CorrectionRequest::Rename(heading.to_owned()), number).unwrap();
    }
}

/// What a quotation taken from the harbour rules proves after the stored file was changed so.
fn checked_after(change: &str) -> (citations::QuotationCheck, Option<String>) {
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
    let note = rulings.imported.first().and_then(|held| held.note).map(|note| note.to_string());
    (citations::check(&cited, entry_of(&cited), &rulings.library), note)
}

#[test]
fn a_changed_stored_byte_is_noticed_at_every_quotation() {
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

#[test]
fn an_operator_makes_a_repost_the_cited_copy_and_takes_it_back() {
    let Some(shared) = shared::folder() else { return };
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let name = "current-rulings-2000-07-31";
    let text = std::fs::read_to_string(shared.join(format!("rulings/{name}.txt"))).unwrap();
    import(&desk, &text, said(name, "2000-07-31"), 0).unwrap();
    let copy = text.replace("Cytherians", "Citherians");
    import(&desk, &copy, said(name, "2000-07-31"), 1).unwrap();
    let hash = |text: &str| DocumentHash::of(text);
    let cited = || {
        let rulings = desk.library().unwrap();
        let cited = rulings.imported.iter().find(|held| held.replaced_by.is_none()).unwrap();
        let old = EntryAddress { stem: name.to_owned(), slug: "tribble".to_owned() };
        let address = rulings.library.entry(&old);
        assert!(address.is_some(), "the old addresses hold whichever is cited");
        (cited.document.stem.clone(), cited.stored_sha256.clone())
    };
    assert_eq!(cited(), (name.to_owned(), hash(&text)));
    let refused = cite(&desk, name, &DocumentHash::stated("0"), &hash(&text), 2).unwrap_err();
    assert!(refused.to_string().contains("no copy of this issue"), "{refused}");
    let stale = cite(&desk, name, &hash(&copy), &DocumentHash::stated("0"), 3);
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
fn statements_that_many_make_at_once_are_all_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    std::thread::scope(|scope| {
        for number in 1..=32_u32 {
            let desk = &desk;
            scope.spawn(move || {
                let words = format!("How many boats lie at jetty {number}?");
                let question = Question { words, edition: Edition::First, day: now(0).date_naive() };
                desk.state(&Statement::Ask(question), &saying(u128::from(number))).unwrap();
            });
        }
    });
    let log = desk.library_log().unwrap();
    assert_eq!((log.newest, log.open.len()), (32, 32));
}
