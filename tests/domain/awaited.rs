//! Work that nobody is waiting for stops: counted in checks, not in time.

use arbiter::data::{card_table, deck_format, scoring_profile};
use arbiter::domain::awaited::Awaited;
use arbiter::domain::deck::list::DeckList;
use arbiter::domain::edition::Edition;
use arbiter::domain::pairing::algorithm::Algorithm;
use arbiter::domain::pairing::field::Field;
use arbiter::domain::pairing::obstacle::Obstacle;
use arbiter::domain::pairing::swiss::pair_while;
use arbiter::domain::rulings::compare::{Renames, compare, compare_within};
use arbiter::domain::rulings::format::DocumentFormat;
use arbiter::domain::rulings::library::Library;
use arbiter::domain::rulings::search::{Aliases, CardName, Query, SearchIndex};
use arbiter::domain::rulings::split::split_while;

use super::rulings::fixtures::described;
use super::support::histories::{asked, played, players, round, win};

/// However much work is left, it checks no more often than this after the asker has left.
const TAIL: u64 = 4;

/// Does the work to the end, and then for somebody who leaves halfway.
#[track_caller]
fn stops<T, E>(work: impl Fn(&Awaited) -> Result<T, E>) {
    let whole = Awaited::for_looks(u64::MAX);
    assert!(work(&whole).is_ok());
    assert!(whole.looks() >= 100, "it looks only {} times in all", whole.looks());
    let leaves = Awaited::for_looks(whole.looks() / 2);
    assert!(work(&leaves).is_err(), "it is answered although nobody waits");
    let after = leaves.looks() - whole.looks() / 2;
    assert!((1..=TAIL).contains(&after), "{after} steps were done after the asker had left");
}

fn rulings(word: &str) -> String {
    let entry = |n: u32| format!("lamp {n} - The {word} lamp {n} shines.\n\n");
    format!("Sample\n\n{}", (0..300).map(entry).collect::<String>())
}

fn library() -> Library {
    Library::of([
        described(&rulings("blue"), "earlier", "1E-CR", Some("2001-01-31"), None),
        described(&rulings("red"), "later", "1E-CR", Some("2002-01-31"), None),
    ])
}

#[test]
fn a_deck_check_stops_halfway_through_its_lines() {
    let table = card_table(Edition::First);
    let text = "1 Baryon Buildup\n1 Nobody Knows This\n".repeat(400);
    let list = DeckList::read(&text, table);
    let format = deck_format("1e-open").unwrap();
    stops(|awaited| format.check_while(&list, table, None, None, awaited));
}

#[test]
fn pairing_a_round_stops() {
    // Late in a long tournament nothing but the exact search finds the best pairing.
    let history = played(96, 12, 3);
    let request = asked(&history, 13, Algorithm::NEWEST);
    stops(|awaited| pair_while(scoring_profile("tcc-1e-2023").unwrap(), &request, awaited));
}

#[test]
fn the_search_for_the_reason_of_a_rematch_stops() {
    let mut history = players(4);
    for [a, b, c, d] in [[1, 2, 3, 4], [1, 3, 2, 4], [1, 4, 2, 3]] {
        history.rounds.push(round(vec![win(1, a, b, 10), win(2, c, d, 10)]));
    }
    let request = asked(&history, 1, Algorithm::NEWEST);
    let field = Field::gather(scoring_profile("tcc-1e-2023").unwrap(), &request).unwrap();
    let (whole, leaves) = (Awaited::for_looks(u64::MAX), Awaited::for_looks(1));
    assert!(Obstacle::find(&field, &whole).is_some());
    Obstacle::find(&field, &leaves);
    assert_eq!((whole.looks(), leaves.looks()), (4, 2), "one matching for each player");
}

#[test]
fn comparing_two_documents_stops() {
    let library = library();
    let held = |stem| library.document(stem).unwrap();
    let renames = Renames::parse("").unwrap();
    stops(|awaited| compare(held("earlier"), held("later"), &renames, awaited).map(drop));
}

#[test]
fn a_search_stops_halfway_through_its_candidates() {
    let library = library();
    let index = SearchIndex::of(&library, [] as [CardName<'_>; 0], &Aliases::parse("").unwrap());
    // On a day before both: none of them answers, so that all are looked at.
    let (text, edition) = ("lamp that shines".to_owned(), Edition::First);
    let query = Query { text, edition, on: "2000-05-01".parse().unwrap(), limit: 5 };
    stops(|awaited| index.search_while(&library, &query, awaited));
}

#[test]
fn splitting_a_document_stops() {
    let text = rulings("blue");
    stops(|awaited| split_while(&text, DocumentFormat::of(&text), &[], awaited));
}

#[test]
fn two_documents_made_to_be_slow_are_compared_up_to_a_limit_of_words() {
    let many = |word: &str| {
        let text = format!("{} shines.\n", format!("{word} ").repeat(9)).repeat(20);
        let entry = |n: u32| format!("lamp {n} - The {word} lamp shines.\n\n{text}\n");
        format!("Sample\n\n{}", (0..9).map(entry).collect::<String>())
    };
    let library = Library::of([
        described(&many("blue"), "earlier", "1E-CR", Some("2001-01-31"), None),
        described(&many("red"), "later", "1E-CR", Some("2002-01-31"), None),
    ]);
    let held = |stem| library.document(stem).unwrap();
    let renames = Renames::parse("").unwrap();
    let found =
        compare_within(held("earlier"), held("later"), &renames, &Awaited::always(), 200_000).unwrap();
    let compared = found.changed.iter().filter(|changed| changed.paragraphs.is_some()).count();
    assert_eq!((found.changed.len(), compared), (9, 4), "some 42,000 pairs of words each, 200,000 in all");
}
