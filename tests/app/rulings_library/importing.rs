//! Documents are imported, described and cited.

use super::*;

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
fn a_new_document_costs_work_for_itself_and_not_for_all() {
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
    // Importing the same again adds no second copy.
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
    assert_eq!(
        (held.document.stem.as_str(), held.by.clone(), held.at),
        ("harbour", "account:kira".into(), now(0))
    );
    assert_eq!(&*held.text, HARBOUR);
    assert!(first_quote(&desk, "lantern oil").contains("costs no oil"));
}

#[test]
fn an_import_by_another_process_is_seen() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (desk(&folder), desk(&folder));
    assert_eq!(first_quote(&one, "lantern oil"), "");
    import(&other, HARBOUR, said("harbour", "2001-01-31"), 0).unwrap();
    assert!(first_quote(&one, "lantern oil").contains("costs no oil"));
}

#[test]
fn another_copy_of_the_same_issue_is_kept_as_well_and_cited_from_then_on() {
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
fn a_wrong_date_is_corrected_by_importing_again() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    import(&desk, HARBOUR, said("harbour", "2011-01-31"), 0).unwrap();
    assert_eq!(first_quote(&desk, "lantern oil"), "", "issued later than the tournament");
    let again = import(&desk, HARBOUR, said("harbour", "2001-01-31"), 1).unwrap();
    let changed = "the date is 2001-01-31 (before: 2011-01-31)".to_owned();
    assert_eq!(again, ImportOutcome::DescribedAgain(vec![changed]));
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
fn an_unusable_file_is_refused_in_a_sentence_and_nothing_is_stored() {
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
            .import_document(
                "x.txt",
                bytes.to_vec(),
                described,
                &Fingerprint::default(),
                &saying(1),
                &Awaited::always(),
            )
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
    assert_eq!(preview.guess.work().map(|work| work.to_string()).as_deref(), Some("1E-CR"));
    assert!(preview.note.unwrap().to_string().contains("Windows-1252"));
    assert!(desk.library().unwrap().imported.is_empty());
}

#[test]
fn a_quotation_frozen_from_a_copy_is_checked_in_the_copy_that_took_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    import(&desk, HARBOUR, said("harbour", "2001-01-31"), 0).unwrap();
    let cited = quoted(&desk);
    import(&desk, &HARBOUR.replace("One boat", "Two boats"), said("reposted", "2001-01-31"), 1).unwrap();
    let rulings = desk.library().unwrap();
    let held = citations::quoted_entry(&cited, entry_of(&cited), &rulings.library).unwrap();
    assert_eq!(held.document().stem, "reposted");
    let check = citations::check(&cited, entry_of(&cited), &rulings.library);
    assert_eq!((check.outcome, check.same_file), (Verification::Verified, false));
}
