//! Card usage over a field: counted correctly, and revealing nothing of a list that is not shown.

use std::collections::{BTreeMap, BTreeSet};

use arbiter::data::{card_table, deck_format};
use arbiter::domain::deck::DeckList;
use arbiter::domain::deck::usage::{Count, Positions, PublicUsage, Usage};
use arbiter::domain::edition::Edition;

#[test]
fn no_number_reveals_what_fewer_than_three_hidden_lists_hold() {
    let mut exact = 0;
    // Of eight hidden lists or more, as many as hold a card, with each number of lists shown.
    for of in 8..=20_u32 {
        for shown in 0..=6_u32 {
            let mut fits: BTreeMap<String, BTreeSet<u32>> = BTreeMap::new();
            for hidden in 0..=of {
                let count = Count { lists: shown + hidden, shown, copies: 0 };
                let told = count.public_usage(Count { lists: 6 + of, shown: 6, copies: 0 });
                if let PublicUsage::Exactly(number) = told {
                    assert_eq!(number, shown + hidden);
                    assert!(hidden >= 3 && of - hidden >= 3, "{hidden} of {of} is published");
                    exact += 1;
                }
                fits.entry(format!("{told:?}")).or_default().insert(hidden);
            }
            for (told, fits) in fits {
                assert!(
                    told.starts_with("Exactly") || fits.len() >= 3,
                    "{told} leaves only {fits:?} of {of}"
                );
            }
        }
    }
    assert!(exact > 0);
}

#[test]
fn no_published_number_is_false() {
    for of in [0, 8, 9, 30_u32] {
        for (shown, hidden) in (0..=9).flat_map(|shown| (0..=of).map(move |hidden| (shown, hidden))) {
            let lists = shown + hidden;
            match (Count { lists, shown, copies: 0 }).public_usage(Count {
                lists: 9 + of,
                shown: 9,
                copies: 0,
            }) {
                PublicUsage::Exactly(number) => assert_eq!(number, lists),
                PublicUsage::FewerThan(number) => assert!(lists < number),
                PublicUsage::AtLeast(number) => assert!(lists >= number),
            }
        }
    }
}

#[test]
fn cards_are_counted_once_a_list_with_all_their_copies() {
    let table = card_table(Edition::First);
    let format = deck_format("1e-open").unwrap();
    let positions = Positions::of(table);
    let held = |text: &str| positions.list_counts(&format.check(&DeckList::read(text, table), table, None));
    let one = held("Draw deck:\n2 Darmok\n1 Darmok\n1 Mr. Homn\n1 No Such Card\n");
    let other = held("Draw deck:\n1 Darmok\n");
    let usage = Usage::of([(&one, true), (&other, false)], table);
    assert_eq!(usage.field, Count { lists: 2, shown: 1, copies: 5 });
    let of =
        |wanted: &str| usage.cards.iter().find(|(title, _, _)| title == wanted).map(|(_, _, count)| *count);
    let darmok = of("Darmok").unwrap();
    assert_eq!(darmok, Count { lists: 2, shown: 1, copies: 4 });
    assert_eq!(darmok.copies_each(), 2);
    assert_eq!(of("Mr. Homn").unwrap().lists, 1);
    assert_eq!(usage.cards.len(), 2, "a line that names no card is no card");
    assert!(!usage.affiliations.is_empty(), "the table knows whose side personnel are on");
}
