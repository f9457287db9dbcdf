//! Titles that contain the words of a text, for somebody who remembers half of a title. Offered, never applied.

use crate::domain::card::definition::Card;
use crate::domain::card::fold::LONGEST;
use crate::domain::card::table::CardTable;

impl CardTable {
    /// Up to `most` titles in which every word of the text begins a word: first those that begin with the text, then
    /// those with the most whole words, then the shortest.
    pub fn titles_with(&self, text: &str, most: usize) -> Vec<&str> {
        let wanted = self.folded(text);
        if wanted.is_empty() || text.len() > LONGEST {
            return Vec::new();
        }
        let mut found: Vec<_> = self.cards().iter().filter_map(|card| self.ranked(card, &wanted)).collect();
        found.sort_unstable();
        found.dedup();
        found.into_iter().take(most).map(|(_, title)| title).collect()
    }

    fn ranked<'t>(&self, card: &'t Card, wanted: &str) -> Option<((bool, usize, usize), &'t str)> {
        let title = self.folded(&card.title);
        let begins = |word: &str| title.split(' ').any(|other| other.starts_with(word));
        if !wanted.split(' ').all(begins) {
            return None;
        }
        let parts = wanted.split(' ').filter(|word| !title.split(' ').any(|other| other == *word)).count();
        Some(((!title.starts_with(wanted), parts, title.len()), card.title.as_str()))
    }
}
