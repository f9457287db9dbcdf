//! Ruling documents, card tables, settings.

use crate::app::store::{DatabaseUrl, RulingDocument, Store, StoreError, StoreOutcome, StoredCardTable};
use crate::domain::edition::Edition;
use crate::domain::hash::{CardTableVersion, DocumentHash, FormHash};
use crate::domain::reason::TypedReason;
use crate::domain::rulings::asserted_relation::{Assertion, EntryAddress as Address, Target};
use crate::domain::rulings::correction::Correction;
use crate::domain::rulings::document::{Description, Document};
use crate::domain::rulings::log::apply::{CorrectionOutcome, Log};
use crate::domain::rulings::log::statement::{LibraryRecord, Question, Stated};
use crate::domain::rulings::relation::{NamedWork, RelationEffect, Scope};

use super::base::{Place, minutes, now};

on_both! {
    a_document_is_held_once
    the_library_s_log_keeps_every_kind_of_record
    of_two_lines_with_one_number_or_one_form_the_first_counts
    what_changes_the_library_changes_its_stamp
    a_statement_that_was_changed_or_removed_is_named
    statements_refuse_to_be_changed
    what_was_said_before_there_was_one_log_is_read_as_it_was
    card_tables_are_kept_by_version
    the_tables_of_an_import_are_kept_together_and_only_over_what_they_were_made_of
    a_statement_that_fails_in_the_middle_of_an_import_leaves_the_old_tables
    what_an_import_tells_of_cards_is_kept_with_its_table
    a_table_kept_for_a_tournament_is_never_the_newest
    settings_are_the_same_for_all
}

fn document(sha256: &str) -> RulingDocument {
    RulingDocument {
        sha256: DocumentHash::stated(sha256),
        stem: format!("current-rulings-{sha256}"),
        bytes: vec![0, 1, 0xff, b'\'', 0x80],
        meta: "{\"edition\":\"1E\"}".into(),
        imported_at: now(),
        imported_by: "operator".into(),
    }
}

fn a_document_is_held_once(place: &Place) {
    let store = place.open();
    assert_eq!(store.put_document(document("b")).unwrap(), StoreOutcome::Stored);
    assert_eq!(store.put_document(document("a")).unwrap(), StoreOutcome::Stored);
    let renamed = RulingDocument { stem: "other".into(), ..document("a") };
    assert_eq!(store.put_document(renamed).unwrap(), StoreOutcome::AlreadyHeld);
    assert_eq!(store.documents().unwrap(), [document("a"), document("b")]);
    assert_eq!(store.document(&DocumentHash::stated("a")).unwrap(), Some(document("a")));
    assert_eq!(store.document(&DocumentHash::stated("c")).unwrap(), None);
}

fn make_statement(number: i64, submission: &str, record: LibraryRecord) -> Stated {
    let document = match record {
        LibraryRecord::Correction(_)
        | LibraryRecord::Relation(_)
        | LibraryRecord::Proposal(_)
        | LibraryRecord::Confirmation(_)
        | LibraryRecord::Withdrawal(_)
        | LibraryRecord::Description(_) => Some(DocumentHash::stated("a")),
        LibraryRecord::Question(_) | LibraryRecord::Settlement(_) => None,
    };
    let reason = if matches!(record, LibraryRecord::Question(_)) { "" } else { "The scan broke the line." };
    Stated {
        number,
        document,
        at: now(),
        by: "account:kira".into(),
        reason: TypedReason::from(reason).read(400).unwrap(),
        submission: submission.into(),
        asked_sha256: FormHash::stated("0".repeat(64)),
        record,
    }
}

fn date_record() -> LibraryRecord {
    LibraryRecord::Correction(Correction::Date { issued: "2001-01-31".parse().unwrap() })
}

fn question_record() -> LibraryRecord {
    let day = "2011-03-05".parse().unwrap();
    LibraryRecord::Question(Question {
        words: "May \u{201c}it\u{201d} rain\n'now'?".into(),
        edition: Edition::Second,
        day,
    })
}

fn the_library_s_log_keeps_every_kind_of_record(place: &Place) {
    let store = place.open();
    store.put_document(document("a")).unwrap();
    let from = Address { stem: "harbour".into(), slug: "jetty".into() };
    let assertion = Assertion {
        to: Target::Named { source: NamedWork::Card, heading: "Wormhole".into() },
        does: RelationEffect::Erratum,
        scope: Scope::Part,
        paragraph: None,
        from,
    };
    let records = [
        date_record(),
        LibraryRecord::Correction(Correction::Cite { copy: DocumentHash::stated("b") }),
        LibraryRecord::Relation(assertion.clone()),
        LibraryRecord::Proposal(assertion),
        LibraryRecord::Confirmation(4),
        LibraryRecord::Withdrawal(1),
        LibraryRecord::Description(Box::new(described_document("Harbour rules"))),
        question_record(),
        LibraryRecord::Settlement(6),
    ];
    let lines =
        (1..).zip(records).map(|(number, record)| make_statement(number, &number.to_string(), record));
    let lines: Vec<Stated> = lines.collect();
    for line in &lines {
        store.state(line).unwrap();
    }
    assert_eq!(store.statements().unwrap(), lines);
}

fn of_two_lines_with_one_number_or_one_form_the_first_counts(place: &Place) {
    let store = place.open();
    assert!(store.state(&make_statement(1, "one", date_record())).is_err(), "there is no such document");
    store.put_document(document("a")).unwrap();
    store.state(&make_statement(1, "one", date_record())).unwrap();
    assert_eq!(store.state(&make_statement(1, "two", question_record())), Err(StoreError::Stale));
    assert_eq!(store.state(&make_statement(2, "one", question_record())), Err(StoreError::Stale));
    assert_eq!(store.statements().unwrap(), [make_statement(1, "one", date_record())]);
}

fn what_changes_the_library_changes_its_stamp(place: &Place) {
    let store = place.open();
    store.put_document(document("a")).unwrap();
    let mut before = store.library_stamp().unwrap();
    for (number, record, changes) in [
        (1, date_record(), true),
        (2, question_record(), false),
        (3, LibraryRecord::Settlement(2), false),
        (4, LibraryRecord::Description(Box::new(described_document("Harbour rules"))), true),
        (5, LibraryRecord::Withdrawal(1), true),
    ] {
        store.state(&make_statement(number, &number.to_string(), record.clone())).unwrap();
        let after = store.library_stamp().unwrap();
        assert_eq!(after != before, changes, "{record:?}");
        before = after;
    }
    assert_eq!(before, ["a", "a 1", "statement 5"]);
}

fn a_statement_that_was_changed_or_removed_is_named(place: &Place) {
    let store = place.open();
    store.put_document(document("a")).unwrap();
    for number in 1..=4 {
        store.state(&make_statement(number, &number.to_string(), question_record())).unwrap();
    }
    assert_eq!(store.statements_verified(), Ok((4, 0, vec![])));
    let triggers = match place.url {
        crate::app::store::DatabaseUrl::Sqlite(_) => {
            "DROP TRIGGER library_log_refuses_update; DROP TRIGGER library_log_refuses_delete"
        }
        crate::app::store::DatabaseUrl::Postgres(_) => {
            "DROP TRIGGER library_log_refuses_change ON library_log"
        }
    };
    place.sql(triggers).unwrap();
    place.sql("UPDATE library_log SET reason = 'another' WHERE number = 2").unwrap();
    assert_eq!(store.statements_verified(), Ok((4, 0, vec![2])));
    place.sql("DELETE FROM library_log WHERE number = 3").unwrap();
    assert_eq!(store.statements_verified(), Ok((3, 0, vec![2, 4])));
    // Lines of an earlier version have no hash and prove nothing; the next line is chained nevertheless.
    place.sql("UPDATE library_log SET hash = ''").unwrap();
    store.state(&make_statement(9, "9", question_record())).unwrap();
    assert_eq!(store.statements_verified(), Ok((4, 3, vec![])));
}

fn statements_refuse_to_be_changed(place: &Place) {
    let store = place.open();
    store.put_document(document("a")).unwrap();
    store.state(&make_statement(1, "one", date_record())).unwrap();
    for query in ["UPDATE library_log SET reason = ''", "DELETE FROM library_log"] {
        assert!(place.sql(query).is_err(), "{query}");
    }
    assert_eq!(store.statements().unwrap().len(), 1);
}

fn described_document(title: &str) -> Document {
    Document::described(
        b"text",
        "text",
        Description {
            stem: "harbour".into(),
            work: "1E-CR".parse().unwrap(),
            edition: Edition::First,
            title: title.into(),
            publisher: None,
            issued: None,
            previous_on: None,
            star_rule: false,
        },
    )
}

/// The tables of an installation before there was one log, with what people said in them.
const YESTERDAY: &str = "
INSERT INTO ruling_statements VALUES
(1, 'a', 'split', NULL, 1000, 'account:kira', 'Printed.', '{\"does\":\"date\",\"issued\":\"2001-01-31\"}', 'form 1'),
(2, 'a', 'relation', NULL, 2000, 'account:odo', 'So.',
    '{\"from\":{\"stem\":\"harbour\",\"slug\":\"jetty\"},\"does\":\"erratum\",\"scope\":\"part\",\"to\":{\"held\":\"named\",\"source\":\"card\",\"heading\":\"Wormhole\"}}',
    'form 2'),
(3, 'a', 'withdrawal', 1, 3000, 'account:kira', 'A slip.', '', 'form 3');
INSERT INTO ruling_corrections VALUES ('a', 1, 1500, 'operator', '$FIRST'), ('a', 2, 1200, 'operator', '$SECOND');
INSERT INTO ruling_questions VALUES
(1, NULL, '2E', '2011-03-05', 4000, 'account:odo', 'May \u{201c}it\u{201d} rain
''now''?', 'form 2'),
(2, NULL, '1E', '2001-01-31', 5000, 'account:odo', 'Who pays?', 'form 4'),
(3, 1, '2E', '2011-03-05', 6000, 'account:kira', 'The committee ruled.', 'form 5');
";

/// Reverts the migration that merged the logs into one, after those that build on it.
fn before_there_was_one_log(place: &Place) {
    let kind = if matches!(place.url, DatabaseUrl::Sqlite(_)) { "sqlite" } else { "postgres" };
    for (number, name) in [("000031", "library_chain"), ("000030", "no_replacing"), ("000010", "library_log")]
    {
        let down = std::fs::read_to_string(format!("migrations/{kind}/2026-11-22-{number}_{name}/down.sql"));
        place.sql(&down.unwrap()).unwrap();
        let version = format!("20261122{number}");
        place.sql(&format!("DELETE FROM __diesel_schema_migrations WHERE version = '{version}'")).unwrap();
    }
}

fn what_was_said_before_there_was_one_log_is_read_as_it_was(place: &Place) {
    place.open().put_document(document("a")).unwrap();
    before_there_was_one_log(place);
    let json = |title| serde_json::to_string(&described_document(title)).unwrap();
    place.sql(&YESTERDAY.replace("$FIRST", &json("One")).replace("$SECOND", &json("Two"))).unwrap();
    let store = place.open();
    let lines = store.statements().unwrap();
    let log = Log::of(lines.clone());
    assert_eq!(log.newest, 8);
    let [date] = log.corrections.as_slice() else { panic!("{log:?}") };
    assert_eq!((date.number, date.document.as_str(), date.reason.as_deref()), (1, "a", Some("Printed.")));
    assert_eq!(date.correction, Correction::Date { issued: "2001-01-31".parse().unwrap() });
    let CorrectionOutcome::TakenBack(back) = &date.outcome else { panic!("{date:?}") };
    assert_eq!(
        (back.by.to_string().as_str(), back.reason.as_deref(), back.at.timestamp()),
        ("account:kira", Some("A slip."), 3)
    );
    let [(document, relation)] = log.asserted_relations().collect::<Vec<_>>()[..] else { panic!("{log:?}") };
    assert_eq!(
        (document.as_str(), relation.number, relation.by.to_string().as_str()),
        ("a", 2, "account:odo")
    );
    assert_eq!(relation.assertion.does, RelationEffect::Erratum);
    let a = DocumentHash::stated("a");
    let titles: Vec<_> = log.descriptions_of(&a).map(|known| known.title.as_str()).collect();
    assert_eq!(titles, ["One", "Two"], "in the order in which they were given, whatever the clock said");
    let [open] = log.open.as_slice() else { panic!("{log:?}") };
    assert_eq!(
        (open.question.words.as_str(), open.question.edition, open.number),
        ("Who pays?", Edition::First, 7)
    );
    assert!(
        matches!(&lines[5].record, LibraryRecord::Question(_)) && lines[5].record == question_record(),
        "{:?}",
        lines[5]
    );
    assert_eq!(
        (&lines[7].record, lines[7].reason.as_deref()),
        (&LibraryRecord::Settlement(6), Some("The committee ruled."))
    );
    assert_eq!(store.library_stamp().unwrap(), ["a", "a 1", "a 2", "statement 3"], "its version is the same");
    drop(store);
    // Back again, and forward again.
    before_there_was_one_log(place);
    let again = place.open().statements().unwrap();
    let records = |lines: &[Stated]| lines.iter().map(|line| line.record.clone()).collect::<Vec<_>>();
    assert_eq!(Log::of(again.clone()).open[0].question, open.question);
    assert_eq!(records(&again)[..5], records(&lines)[..5]);
}

/// A version of a card table that is no hash.
fn stated(version: &str) -> CardTableVersion {
    CardTableVersion::stated(version)
}

fn card_tables_are_kept_by_version(place: &Place) {
    let store = place.open();
    let table = |version: &str, edition, minute| StoredCardTable {
        version: stated(version),
        edition,
        bytes: version.as_bytes().repeat(1_000),
        imported_at: minutes(minute),
        note: "from a file".into(),
        imported: true,
        particulars: Vec::new(),
    };
    for one in
        // The order of the imports decides, not the clock.
        [
            table("old", Edition::First, 3),
            table("one", Edition::First, 2),
            table("two", Edition::Second, 2),
        ]
    {
        assert_eq!(store.put_card_table(one).unwrap(), StoreOutcome::Stored);
    }
    assert_eq!(store.put_card_table(table("one", Edition::First, 9)).unwrap(), StoreOutcome::AlreadyHeld);
    assert_eq!(latest(&store, Edition::First), Some(table("one", Edition::First, 2)));
    assert_eq!(latest(&store, Edition::Tribbles), None);
    assert_eq!(store.card_table(&stated("old")).unwrap(), Some(table("old", Edition::First, 3)));
    let versions: Vec<_> = store.card_tables().unwrap().into_iter().map(|row| row.version).collect();
    assert_eq!(versions, ["two", "one", "old"].map(stated));
    // An earlier table that is imported again becomes the newest; once withdrawn, the one before it is the newest.
    assert_eq!(store.put_card_table(table("old", Edition::First, 1)).unwrap(), StoreOutcome::Stored);
    assert_eq!(latest(&store, Edition::First), Some(table("old", Edition::First, 1)));
    let back = |version: &str| store.withdraw_card_tables(&[stated(version)]).unwrap();
    assert!(!back("one"), "it is not the last");
    assert!(back("old"));
    assert!(!back("old"), "once");
    assert_eq!(latest(&store, Edition::First), Some(table("one", Edition::First, 2)));
    assert!(store.card_table(&stated("old")).unwrap().is_some(), "what pinned it still finds it");
}

fn the_tables_of_an_import_are_kept_together_and_only_over_what_they_were_made_of(place: &Place) {
    let store = place.open();
    let table = |version: &str, edition| StoredCardTable {
        version: stated(version),
        edition,
        bytes: version.into(),
        imported_at: minutes(1),
        note: format!("the table {version}"),
        imported: true,
        particulars: Vec::new(),
    };
    let import = |first: (&str, Option<&str>), second: (&str, Option<&str>)| {
        let over = |of: Option<&str>| of.map(stated);
        let tables = vec![
            (table(first.0, Edition::First), over(first.1)),
            (table(second.0, Edition::Second), over(second.1)),
        ];
        store.import_card_tables(tables).unwrap()
    };
    assert!(import(("a1", None), ("a2", None)));
    assert!(!import(("b1", Some("a1")), ("b2", None)), "another import of the second game came first");
    assert!(store.card_table(&stated("b1")).unwrap().is_none(), "half an import is none");
    assert!(import(("b1", Some("a1")), ("b2", Some("a2"))));
    assert_eq!(latest(&store, Edition::First).unwrap().version, stated("b1"));
    assert!(store.withdraw_card_tables(&[stated("b1"), stated("b2")]).unwrap());
    assert_eq!(latest(&store, Edition::First).unwrap().version, stated("a1"));
    assert_eq!(latest(&store, Edition::Second).unwrap().version, stated("a2"));
}

fn a_statement_that_fails_in_the_middle_of_an_import_leaves_the_old_tables(place: &Place) {
    let store = place.open();
    let table = |version: &str, edition, note: &str| StoredCardTable {
        version: stated(version),
        edition,
        bytes: version.into(),
        imported_at: minutes(1),
        note: note.into(),
        imported: true,
        particulars: version.into(),
    };
    let import = |first: &str, second: &str, last_note: &str, over: [Option<&str>; 2]| {
        let [one, two] = over.map(|over| over.map(stated));
        store.import_card_tables(vec![
            (table(first, Edition::First, first), one),
            (table(second, Edition::Second, last_note), two),
        ])
    };
    assert!(import("a1", "a2", "a2", [None, None]).unwrap());
    // The second table cannot be written; the first one was.
    place.sql("CREATE UNIQUE INDEX no_note_twice ON card_tables (note)").unwrap();
    assert!(import("b1", "b2", "a2", [Some("a1"), Some("a2")]).is_err());
    assert!(store.card_table(&stated("b1")).unwrap().is_none(), "half an import is none");
    assert_eq!(latest(&store, Edition::First).unwrap().version, stated("a1"));
    assert_eq!(latest(&store, Edition::Second).unwrap().version, stated("a2"));
    place.sql("DROP INDEX no_note_twice").unwrap();
    assert!(import("b1", "b2", "a2", [Some("a1"), Some("a2")]).unwrap());
    assert_eq!(latest(&store, Edition::First).unwrap().version, stated("b1"));
}

fn what_an_import_tells_of_cards_is_kept_with_its_table(place: &Place) {
    let store = place.open();
    let import = |version: &str, over: Option<&str>, told: &str| {
        let table = StoredCardTable {
            version: stated(version),
            edition: Edition::First,
            bytes: version.into(),
            imported_at: minutes(1),
            note: version.into(),
            imported: true,
            particulars: told.into(),
        };
        assert!(store.import_card_tables(vec![(table, over.map(stated))]).unwrap());
    };
    let told = || {
        let (version, _, _) = store.with_particulars(Edition::First).unwrap()?;
        let table = store.card_table(&version).unwrap().unwrap();
        Some((version, String::from_utf8(table.particulars).unwrap()))
    };
    let is = |version: &str, told: &str| Some((stated(version), told.to_owned()));
    assert_eq!(told(), None);
    import("a", None, "");
    assert_eq!(told(), None, "an import that tells nothing");
    import("a", Some("a"), "one");
    assert_eq!(told(), is("a", "one"), "the same table, and what it tells is new");
    import("b", Some("a"), "");
    assert_eq!(told(), is("a", "one"));
    import("c", Some("b"), "two");
    assert_eq!(told(), is("c", "two"));
    assert_eq!(store.with_particulars(Edition::Second).unwrap(), None);
    assert!(store.withdraw_card_tables(&[stated("c")]).unwrap());
    assert_eq!(told(), is("a", "one"), "taken back");
}

/// The card table imported last for a game.
fn latest(store: &Store, edition: Edition) -> Option<StoredCardTable> {
    let newest = store.card_tables().unwrap().into_iter().find(|row| row.edition == edition && row.imported);
    newest.map(|row| store.card_table(&row.version).unwrap().unwrap())
}

fn a_table_kept_for_a_tournament_is_never_the_newest(place: &Place) {
    let store = place.open();
    let table = |version: &str, minute, imported| StoredCardTable {
        version: stated(version),
        edition: Edition::First,
        bytes: version.into(),
        imported_at: minutes(minute),
        note: "a table".into(),
        imported,
        particulars: Vec::new(),
    };
    store.put_card_table(table("kept", 5, false)).unwrap();
    assert_eq!(latest(&store, Edition::First), None);
    store.put_card_table(table("brought", 2, true)).unwrap();
    assert_eq!(latest(&store, Edition::First), Some(table("brought", 2, true)));
    assert_eq!(store.put_card_table(table("brought", 9, false)).unwrap(), StoreOutcome::AlreadyHeld);
    assert_eq!(
        store.card_table(&stated("brought")).unwrap(),
        Some(table("brought", 2, true)),
        "still imported"
    );
    // Importing exactly this table makes it the newest.
    assert_eq!(store.put_card_table(table("kept", 7, true)).unwrap(), StoreOutcome::Stored);
    assert_eq!(latest(&store, Edition::First), Some(table("kept", 7, true)));
    assert_eq!(store.card_tables().unwrap().len(), 2);
}

fn settings_are_the_same_for_all(place: &Place) {
    let store = place.open();
    assert_eq!(store.setting("key").unwrap(), None);
    let given: Vec<String> = std::thread::scope(|scope| {
        let askers: Vec<_> = (0..8)
            .map(|n| {
                let store = &store;
                scope.spawn(move || store.setting_or("key", &n.to_string()).unwrap())
            })
            .collect();
        askers.into_iter().map(|asker| asker.join().unwrap()).collect()
    });
    assert!(given.iter().all(|one| *one == given[0]), "{given:?}");
    store.put_setting("key", "new").unwrap();
    assert_eq!(store.setting_or("key", "newer").unwrap(), "new");
}
