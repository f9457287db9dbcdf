//! The list of what was published: read as a whole, and compared with what the outlines already describe.

use std::collections::BTreeSet;

use arbiter::data;
use arbiter::domain::rulings::document::KnownDocuments;
use arbiter::domain::rulings::published;

#[test]
fn the_list_is_read_in_order_and_every_issue_says_where_it_was_seen() {
    let all = data::published_rules();
    let issues: Vec<_> = all.iter().flat_map(|series| &series.issues).collect();
    assert!(issues.len() >= 55, "{} issues", issues.len());
    for series in all {
        let days: Vec<_> = series.issues.iter().filter_map(|issue| issue.last_day()).collect();
        assert!(days.is_sorted(), "{} is not in order", series.name);
        let mut seen = BTreeSet::new();
        for issue in &series.issues {
            assert!(!issue.seen.is_empty() && !issue.title.is_empty(), "{issue:?}");
            assert!(seen.insert((&issue.title, issue.day(), issue.when())), "{issue:?} is there twice");
        }
    }
}

#[test]
fn what_the_program_recognises_by_its_content_is_not_listed_a_second_time() {
    let known = KnownDocuments::parse(data::RULING_DOCUMENTS).unwrap();
    for document in known.iter() {
        let series =
            data::published_rules().iter().filter(|series| series.work.as_ref() == Some(&document.work));
        let days: Vec<_> = series.flat_map(|series| &series.issues).map(|issue| issue.last_day()).collect();
        assert!(!days.is_empty(), "no series is cited as {}", document.work);
        assert!(!days.contains(&document.issued), "{} is listed twice", document.stem);
    }
}

#[test]
fn a_word_that_the_list_does_not_know_is_refused_with_its_line() {
    let series =
        "[[series]]\nname = \"Rules\"\nlaw = true\n[[series.issue]]\ntitle = \"One\"\nseen = \"here\"\n";
    assert_eq!(published::parse(series).unwrap().len(), 1);
    let refused = published::parse(&format!("{series}dated = \"1999\"\n")).unwrap_err().to_string();
    assert!(refused.contains("line 7") && refused.contains("dated"), "{refused}");
}
