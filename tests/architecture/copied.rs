//! The ruling documents and the cards belong to others: facts may be copied, their prose may not.

use super::tree;
use crate::support::shared;
use std::collections::HashSet;

/// This many equal words in a row, apart from case and punctuation, are not coincidence.
const SHINGLE: usize = 12;

/// A table cell of more words than this is prose, not a fact.
const CELL: usize = 24;

fn words(text: &str) -> Vec<String> {
    let words = text.split(|it: char| !it.is_alphanumeric()).filter(|it| !it.is_empty());
    words.map(str::to_lowercase).collect()
}

fn shingles(text: &str) -> HashSet<Vec<String>> {
    words(text).windows(SHINGLE).map(<[String]>::to_vec).collect()
}

/// The first passage of the text that is in one of the documents, if any.
fn copied(text: &str, documents: &HashSet<Vec<String>>) -> Option<String> {
    words(text).windows(SHINGLE).find(|it| documents.contains(*it)).map(|it| it.join(" "))
}

/// What a table of cards, its cells separated by tabs, should not contain: a cell of prose.
fn prose(table: &str) -> Vec<String> {
    let cells =
        (1..).zip(table.lines()).flat_map(|(line, text)| text.split('\t').map(move |cell| (line, cell)));
    let too_long = cells.filter(|(_, cell)| cell.split_whitespace().count() > CELL);
    too_long.map(|(line, cell)| format!("line {line}: {cell}")).collect()
}

#[test]
fn no_passage_of_the_ruling_documents_is_in_the_repository() {
    let Some(folder) = shared::folder() else { return };
    let mut documents = HashSet::new();
    for document in std::fs::read_dir(folder.join("rulings")).unwrap() {
        let bytes = std::fs::read(document.unwrap().path()).unwrap();
        documents.extend(shingles(&String::from_utf8_lossy(&bytes)));
    }
    assert!(documents.len() > 10_000, "the documents were read");
    let mut found = Vec::new();
    for (path, text) in tree::texts("") {
        found.extend(copied(&text, &documents).map(|it| format!("{path} holds: {it}")));
    }
    assert!(found.is_empty(), "these passages belong to others:\n{}", found.join("\n"));
}

#[test]
fn the_card_tables_hold_facts_and_no_card_text() {
    let mut found = Vec::new();
    let mut cells = 0;
    for (path, table) in tree::texts("data/cards") {
        cells += table.matches('\t').count();
        found.extend(prose(&table).into_iter().map(|it| format!("{path}, {it}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(cells > 50_000, "the tables were read: {cells} cells");
}

#[test]
fn a_copied_passage_and_a_card_text_are_seen() {
    let passage = "a table made by this test of twelve words or so, in a row, to be found again";
    let documents = shingles(passage);
    let quoted = format!("// {}", passage.to_uppercase().replace(' ', "\n//  "));
    assert!(copied(&quoted, &documents).is_some());
    assert!(copied("a table made by this test of twelve words, and then on its own", &documents).is_none());
    assert_eq!(prose(&format!("card\tOne\t35\ncard\tTwo\t{}", "word ".repeat(30))).len(), 1);
    assert!(prose("card\tOne\t35\ncard\tTwo, with a comma\t40").is_empty());
}
