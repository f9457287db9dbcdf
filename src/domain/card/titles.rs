//! Titles that contain the words of a text, for somebody who remembers half of a title. Offered, never applied.

use crate::domain::card::definition::Card;
use crate::domain::card::table::CardTable;
use crate::domain::card::title_folding::{LONGEST, fold_title};

/// How many words of a text are looked at for titles.
const NAMING: usize = 96;
/// The longest title that is found in a text, in words.
const LONGEST_TITLE: usize = 10;
/// The shortest single word that is taken for a title, in letters.
const SHORTEST: usize = 5;

impl CardTable {
    /// Up to `most` titles in which every word of the text begins a word: first those that begin with the text, then
    /// those with the most whole words, then the shortest.
    pub fn titles_with(&self, text: &str, most: usize) -> Vec<&str> {
        let wanted = self.folded(text);
        if wanted.is_empty() || text.len() > LONGEST {
            return Vec::new();
        }
        let mut found: Vec<_> =
            self.cards().iter().filter_map(|card| self.rank_title(card, &wanted)).collect();
        found.sort_unstable();
        found.dedup();
        found.into_iter().take(most).map(|(_, title)| title).collect()
    }

    /// Up to `most` titles that a text names whole, each once, in the order of the text. A longer title hides those
    /// within it, and single short words are not titles.
    pub fn named_in(&self, text: &str, most: usize) -> Vec<&str> {
        let folded = fold_title(text);
        let said: Vec<&str> = folded.split(' ').take(NAMING).collect();
        let (mut found, mut at): (Vec<&str>, usize) = (Vec::new(), 0);
        while at < said.len() && found.len() < most {
            let runs =
                (1..=LONGEST_TITLE).rev().filter_map(|length| Some((length, said.get(at..at + length)?)));
            let named = runs.filter_map(|(length, run)| {
                let run = run.join(" ");
                let places = self.index.folded.get(&run).filter(|_| length > 1 || run.len() >= SHORTEST)?;
                Some((length, self.card(*places.first()?)?))
            });
            match { named }.next() {
                Some((length, card)) => {
                    if !found.contains(&card.title.as_str()) {
                        found.push(&card.title);
                    }
                    at += length;
                }
                None => at += 1,
            }
        }
        found
    }

    fn rank_title<'t>(&self, card: &'t Card, wanted: &str) -> Option<((bool, usize, usize), &'t str)> {
        let title = self.folded(&card.title);
        let begins = |word: &str| title.split(' ').any(|other| other.starts_with(word));
        if !wanted.split(' ').all(begins) {
            return None;
        }
        let parts = wanted.split(' ').filter(|word| !title.split(' ').any(|other| other == *word)).count();
        Some(((!title.starts_with(wanted), parts, title.len()), card.title.as_str()))
    }
}
