//! Who may state what about the library.

use std::sync::Arc;

use arbiter::domain::edition::Edition;
use arbiter::domain::hash::{DocumentHash, FormHash};
use arbiter::domain::rulings::asserted_relation::EntryAddress;
use arbiter::domain::rulings::import_report::report;
use arbiter::domain::rulings::library::Library;
use arbiter::domain::rulings::log::apply::Log;
use arbiter::domain::rulings::log::decide::{Helping, LibraryState};
use arbiter::domain::rulings::log::fingerprint::Fingerprint;
use arbiter::domain::rulings::log::imported::{ImportedDocument, Imports, document_looks};
use arbiter::domain::rulings::log::refusal::{LONGEST_REASON, StatementRefusal};
use arbiter::domain::rulings::log::statement::{
    CorrectionRequest, LibraryRecord, Provenance, Question, Stated, Statement,
};
use arbiter::domain::rulings::split::split;
use chrono::DateTime;

use super::fixtures::*;

const TEXT: &str = "Sample\n\nanchors - Drop one.\n";

/// An account, an operator or not.
fn says(is_operator: bool) -> Provenance {
    let at = DateTime::from_timestamp(1_100_000_000, 0).unwrap();
    let operator = Provenance::of_operator(at, "1".to_owned());
    let by = "account:6f1c1b1e-0a5e-4c7e-9a57-0d6f6f0c6a01".into();
    Provenance { by, is_operator, reason: "It is printed so.".into(), ..operator }
}

/// The sample in the library, as a document that the program knows or does not.
fn held(recognised: bool) -> Imports {
    let (document, entries) = described(TEXT, "sample", "1E-CR", Some("2001-01-31"), None);
    Imports(vec![ImportedDocument {
        base: document.clone(),
        stored_sha256: document.sha256.clone(),
        entries: Arc::new(entries),
        corrections: Vec::new(),
        former: Default::default(),
        text: TEXT.into(),
        note: None,
        recognised,
        report: report(TEXT, &split(TEXT, document.format, &[])),
        at: DateTime::from_timestamp(1_000_000_000, 0).unwrap(),
        by: "operator".into(),
        replaced_by: None,
        document,
    }])
}

/// What the rules say to a statement by such a person.
fn refusal(
    imports: &Imports,
    statement: &Statement,
    is_operator: bool,
    asserts: bool,
) -> Option<StatementRefusal> {
    let (log, library, helping) = (Log::default(), Library::default(), Helping::new());
    let state = LibraryState { log: &log, library: &library, imports, helping: &helping, asserts };
    state.decide(statement, &says(is_operator)).err()
}

fn question() -> Statement {
    Statement::Ask(Question {
        words: "Who may drop it?".to_owned(),
        edition: "1E".parse().unwrap(),
        day: date("2002-01-31"),
    })
}

fn changes_of_a_document() -> Vec<Statement> {
    let (stem, hash) = ("sample".to_owned(), DocumentHash::of(b"another copy"));
    let at = EntryAddress { stem: stem.clone(), slug: "anchors".to_owned() };
    vec![
        Statement::Correct { at, change: CorrectionRequest::SetStar(true), seen: Fingerprint::default() },
        Statement::Date { document: stem.clone(), issued: date("2001-01-31"), seen: Fingerprint::default() },
        Statement::Cite { document: stem, copy: hash.clone(), seen: Fingerprint::stated(hash.as_str()) },
    ]
}

#[test]
fn only_an_operator_corrects_dates_and_chooses_documents() {
    for statement in changes_of_a_document() {
        let [account, operator] = [false, true].map(|it| refusal(&held(true), &statement, it, true));
        assert_eq!(account, Some(StatementRefusal::NotTheOperator), "{statement:?}");
        assert_ne!(operator, Some(StatementRefusal::NotTheOperator), "{statement:?}");
    }
}

#[test]
fn only_an_operator_describes_a_document_that_the_program_does_not_recognise() {
    let describes = |recognised, is_operator| {
        let imports = held(recognised);
        let description = Box::new(imports[0].base.clone());
        let statement = Statement::Describe { description, seen: document_looks(imports.first()) };
        refusal(&imports, &statement, is_operator, false)
    };
    assert_eq!(describes(false, false), Some(StatementRefusal::NotTheOperator));
    assert_eq!(describes(false, true), None);
    assert_eq!(describes(true, false), None, "nobody has to be believed");
}

#[test]
fn an_account_states_relations_and_questions_only_with_an_operators_leave() {
    for statement in [
        question(),
        Statement::Settle { number: 1 },
        Statement::Confirm { number: 1 },
        Statement::Withdraw { number: 1 },
    ] {
        let said = |is_operator, asserts| refusal(&held(true), &statement, is_operator, asserts);
        assert_eq!(said(false, false), Some(StatementRefusal::MayNotAssert), "{statement:?}");
        for others in [said(false, true), said(true, false)] {
            assert_ne!(others, Some(StatementRefusal::MayNotAssert), "{statement:?}");
        }
    }
}

#[test]
fn every_statement_but_a_question_or_a_description_needs_a_reason_that_fits() {
    let said = |statement: &Statement, reason: &str| {
        let (imports, log, library, helping) =
            (held(true), Log::default(), Library::default(), Helping::new());
        let (log, library, imports, helping) = (&log, &library, &imports, &helping);
        let state = LibraryState { log, library, imports, helping, asserts: true };
        state.decide(statement, &Provenance { reason: reason.into(), ..says(true) })
    };
    let settles = Statement::Settle { number: 1 };
    let (length, long) = (LONGEST_REASON + 1, "x".repeat(LONGEST_REASON + 1));
    for (reason, refused) in [
        ("  ", StatementRefusal::NoReason),
        (long.as_str(), StatementRefusal::ReasonTooLong { length }),
        (&long[1..], StatementRefusal::NoStatement),
    ] {
        assert_eq!(said(&settles, reason), Err(refused));
    }
    for statement in changes_of_a_document() {
        assert_eq!(said(&statement, ""), Err(StatementRefusal::NoReason), "{statement:?}");
    }
    assert_eq!(said(&question(), "").unwrap().reason, None);
}

#[test]
fn a_question_is_kept_once_until_it_is_settled() {
    let asked =
        Question { words: "Who may drop it?".to_owned(), edition: Edition::First, day: date("2002-01-31") };
    let line = |number, record| Stated {
        number,
        document: None,
        at: DateTime::from_timestamp(1_100_000_000, 0).unwrap(),
        by: "account:6f1c1b1e-0a5e-4c7e-9a57-0d6f6f0c6a02".into(),
        reason: None,
        submission: number.to_string(),
        asked_sha256: FormHash::default(),
        record,
    };
    let kept = line(1, LibraryRecord::Question(asked.clone()));
    let said = |lines: Vec<Stated>, question: &Question| {
        let (log, library, helping) = (Log::of(lines), Library::default(), Helping::new());
        let imports = held(true);
        let state = LibraryState {
            log: &log,
            library: &library,
            imports: &imports,
            helping: &helping,
            asserts: true,
        };
        state.decide(&Statement::Ask(question.clone()), &says(false)).err()
    };
    assert_eq!(said(Vec::new(), &asked), None);
    assert_eq!(said(vec![kept.clone()], &asked), Some(StatementRefusal::AlreadyAsked));
    for other in [
        Question { words: "Who may weigh it?".to_owned(), ..asked.clone() },
        Question { edition: Edition::Second, ..asked.clone() },
        Question { day: date("2002-02-01"), ..asked.clone() },
    ] {
        assert_eq!(said(vec![kept.clone()], &other), None, "{other:?}");
    }
    let settled = line(2, LibraryRecord::Settlement(1));
    assert_eq!(said(vec![kept, settled], &asked), None, "it may be asked again");
}
