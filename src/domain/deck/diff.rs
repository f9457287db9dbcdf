//! Where two lists of one deck differ: the list handed in and the deck found at a deck check, or two lists handed in one
//! after the other.

use std::collections::BTreeMap;

use crate::domain::deck::report::DeckReport;
use crate::domain::deck::zone::Zone;

/// What keeps counted sites and free sites apart: the ruling, and the code that forbade any change of a deck before.
pub const TWO_PARTS: [&str; 2] = [
    "1E-CR 2000-10-30, seed deck",
    "Decipher tournament code (Tourn_Code), art. 3: no change between the parts of a deck",
];

/// A card with more or fewer copies than before.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Difference {
    /// The part of the deck; `None` if nothing tells.
    pub zone: Option<Zone>,
    /// The card's title, or the line as written where no card was found.
    pub title: String,
    /// Copies in the first list.
    pub before: u32,
    /// Copies in the second.
    pub after: u32,
}

/// What changed in a deck between two lists.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Differences {
    /// Card by card and part by part, in order of the parts.
    pub cards: Vec<Difference>,
    /// Sites that changed from the counted part of the seed deck to the free one, or back: an illegal change to the deck
    /// (1E Current Rulings of 30 October 2000, seed deck), even where the same cards are there.
    pub moved_sites: Vec<String>,
}

impl Differences {
    /// Whether the lists hold the same cards in the same parts.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }
}

impl DeckReport {
    /// What differs in `after`. Order, spelling and printing do not matter; the part a card is in does.
    pub fn differences(&self, after: &Self) -> Differences {
        let (before, after) = (self.copies(), after.copies());
        let mut cards: Vec<Difference> = Vec::new();
        for (key, title) in before.keys().chain(after.keys()).map(|key| (key, &key.1)) {
            let [was, is] = [&before, &after].map(|copies| copies.get(key).copied().unwrap_or(0));
            if was != is {
                cards.push(Difference { zone: key.0, title: title.clone(), before: was, after: is });
            }
        }
        cards.sort();
        cards.dedup();
        let moved_sites = moved_titles(&cards);
        Differences { cards, moved_sites }
    }

    fn copies(&self) -> BTreeMap<(Option<Zone>, String), u32> {
        let mut copies = BTreeMap::new();
        for line in &self.lines {
            let title = line.title.as_ref().unwrap_or(&line.text).clone();
            let there: &mut u32 = copies.entry((line.zone, title)).or_default();
            *there = there.saturating_add(line.quantity);
        }
        copies
    }
}

/// Titles with fewer copies in one of the two parts that hold sites and more in the other.
fn moved_titles(cards: &[Difference]) -> Vec<String> {
    let change = |title: &str, zone: Zone| {
        let card = cards.iter().find(|card| card.zone == Some(zone) && card.title == title)?;
        Some(i64::from(card.after) - i64::from(card.before))
    };
    let free = cards.iter().filter(|card| card.zone == Some(Zone::Sites));
    let crossed = |card: &&Difference| {
        let counted = change(&card.title, Zone::SeedDeck).unwrap_or(0);
        counted.signum() * change(&card.title, Zone::Sites).unwrap_or(0).signum() == -1
    };
    free.filter(crossed).map(|card| card.title.clone()).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test stops where it fails")]

    use super::*;
    use crate::data;
    use crate::domain::deck::DeckList;

    fn report(list: &str) -> DeckReport {
        let format = data::deck_format("1e-open").unwrap();
        let table = data::card_table(format.edition);
        format.check(&DeckList::read(list, table), table, None)
    }

    fn between(before: &str, after: &str) -> Differences {
        report(before).differences(&report(after))
    }

    #[test]
    fn order_spelling_and_split_lines_are_no_difference() {
        let found =
            between("Draw deck:\n3 Mr. Homn\n1 Darmok\n", "Draw deck:\n1 darmok\n2x Mr. Homn\n1 Mr. Homn\n");
        assert!(found.is_empty(), "{found:?}");
    }

    #[test]
    fn a_card_more_a_card_less_and_a_card_in_another_part_are_told() {
        let found = between(
            "Seed deck:\n1 Darmok\nDraw deck:\n3 Mr. Homn\nno such card\n",
            "Draw deck:\n2 Mr. Homn\n1 Darmok\nno such card\n",
        );
        let told: Vec<(Option<Zone>, &str, u32, u32)> = found
            .cards
            .iter()
            .map(|card| (card.zone, card.title.as_str(), card.before, card.after))
            .collect();
        assert_eq!(
            told,
            [
                (Some(Zone::SeedDeck), "Darmok", 1, 0),
                (Some(Zone::DrawDeck), "Darmok", 0, 1),
                (Some(Zone::DrawDeck), "Mr. Homn", 3, 2),
            ]
        );
        assert!(found.moved_sites.is_empty());
    }

    #[test]
    fn a_site_that_changes_from_one_part_to_the_other_is_an_illegal_change() {
        let free = "Seed deck:\n1 Darmok\nSites:\n2 Commander's Office\n";
        let counted = "Seed deck:\n1 Darmok\n1 Commander's Office\nSites:\n1 Commander's Office\n";
        assert_eq!(between(free, counted).moved_sites, ["Commander's Office"]);
        assert_eq!(between(counted, free).moved_sites, ["Commander's Office"]);
        // Another card beside it is a change of the deck, not a site that moved.
        let more = "Seed deck:\n2 Darmok\nSites:\n3 Commander's Office\n";
        let found = between(free, more);
        assert_eq!(found.cards.len(), 2);
        assert!(found.moved_sites.is_empty(), "{found:?}");
    }
}
