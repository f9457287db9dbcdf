//! What a text that names no card may mean: offered to people, never applied.

use std::collections::HashSet;

use crate::domain::card::definition::Card;
use crate::domain::card::fuzzy_match::Nearness;
use crate::domain::card::table::CardTable;
use crate::domain::card::title_folding::{LONGEST, fold_title, undecorated};

/// How many titles are offered.
const OFFERED: usize = 3;
/// How many versions of one name are offered.
const VERSIONS: usize = 8;
/// The least similarity at which a title is offered.
const MEANT: f64 = 0.7;

impl CardTable {
    /// Titles near a text that names no card, nearest first.
    ///
    /// It searches titles, missions by name or place, old titles, and 2E names without subtitle, of which the versions
    /// are offered.
    pub fn suggest(&self, text: &str) -> Vec<&str> {
        if text.len() > LONGEST {
            return Vec::new();
        }
        let near = self.nearness();
        let cut = text.trim_end().ends_with(['…']) || text.trim_end().ends_with("...");
        let wanted = self.folded(undecorated(text.trim_end_matches(['.', '…'])).title);
        let mut offer = Offer { table: self, titles: Vec::new() };
        offer.add(near.exactly(&wanted), VERSIONS);
        if !offer.titles.is_empty() && !cut {
            return offer.titles;
        }
        if cut && wanted.len() > 3 {
            near.beginning(&wanted).into_iter().for_each(|(_, cards)| offer.add(cards, OFFERED));
        }
        for article in ["the", "a", "an"] {
            offer.add(near.exactly(&format!("{article} {wanted}")), OFFERED);
        }
        for telling in [true, false] {
            if offer.titles.is_empty() {
                near.nearest(&wanted, telling).into_iter().for_each(|(_, cards)| offer.add(cards, OFFERED));
            }
        }
        let read = legible(&wanted);
        if offer.titles.is_empty() && read != wanted {
            offer.add(near.exactly(&read), OFFERED);
            near.nearest(&read, true).into_iter().for_each(|(_, cards)| offer.add(cards, OFFERED));
        }
        let bare = without_numbers(&wanted);
        if offer.titles.is_empty() && bare != wanted {
            offer.add(near.exactly(bare), OFFERED);
            near.nearest(bare, true).into_iter().for_each(|(_, cards)| offer.add(cards, OFFERED));
        }
        if offer.titles.is_empty() && wanted.len() > 7 {
            near.beginning(&wanted).into_iter().for_each(|(_, cards)| offer.add(cards, OFFERED));
        }
        if offer.titles.is_empty() {
            longest_title_in(near, &wanted, &mut offer);
        }
        offer.titles
    }

    /// Whether a text of which only a part names this card may mean another one: a longer title that begins alike, one
    /// close to the whole text, or another version of the same title.
    pub fn may_mean_another(&self, whole: &str, card: &Card) -> bool {
        let near = self.nearness();
        let (whole, title) = (self.folded(whole), self.folded(&card.title));
        if whole == title {
            return false;
        }
        let left = whole.strip_prefix(&title).unwrap_or(&whole).trim();
        let longer = near.beginning(&format!("{title} "));
        let alike = |writing: &str| {
            let rest = writing.strip_prefix(&title).unwrap_or_default().trim_start().chars().next();
            rest.is_some() && rest == left.chars().next()
        };
        let other = |cards: &[usize]| {
            !cards.iter().any(|at| self.card(*at).is_some_and(|other| other.title == card.title))
        };
        longer.iter().any(|(writing, cards)| alike(writing) && other(cards))
            || near.nearest(&whole, false).iter().any(|(likeness, cards)| *likeness >= MEANT && other(cards))
            || self.names_a_version(left, card)
    }

    /// Whether the words name another version of a card's title by its release.
    fn names_a_version(&self, words: &str, card: &Card) -> bool {
        let others = self.cards_titled(&card.title).filter(|other| other.id != card.id);
        let releases: HashSet<&str> =
            others.flat_map(|other| &other.printings).map(|printing| printing.release.as_str()).collect();
        let named = self.releases().iter().filter(|release| releases.contains(release.code.as_str()));
        let said: Vec<&str> = words.split(' ').collect();
        named.into_iter().any(|release| {
            let name = fold_title(&release.name);
            words.contains(&name)
                || said.contains(&fold_title(&release.code).as_str())
                || name.split(' ').any(|word| word.len() > 4 && said.contains(&word))
        })
    }
}

/// The longest title that is in the text, word for word.
fn longest_title_in<'t>(near: &'t Nearness, wanted: &str, offer: &mut Offer<'t>) {
    let words: Vec<&str> = wanted.split(' ').take(20).collect();
    for length in (1..words.len()).rev() {
        for run in words.windows(length) {
            let run = run.join(" ");
            if run.len() > 3 {
                offer.add(near.exactly(&run), OFFERED);
            }
        }
        if !offer.titles.is_empty() {
            return;
        }
    }
}

/// The titles offered, each once.
struct Offer<'t> {
    table: &'t CardTable,
    titles: Vec<&'t str>,
}

impl Offer<'_> {
    fn add(&mut self, cards: &[usize], most: usize) {
        for card in cards.iter().filter_map(|at| self.table.card(*at)) {
            if self.titles.len() < most && !self.titles.contains(&card.title.as_str()) {
                self.titles.push(&card.title);
            }
        }
    }
}

/// Without the words with digits at both ends, which may be left over from a table or a code.
fn without_numbers(folded: &str) -> &str {
    let numbered = |word: &str| word.bytes().any(|byte| byte.is_ascii_digit());
    let mut rest = folded;
    while let Some((_, behind)) = rest.split_once(' ').filter(|(word, _)| numbered(word)) {
        rest = behind;
    }
    while let Some((before, _)) = rest.rsplit_once(' ').filter(|(_, word)| numbered(word)) {
        rest = before;
    }
    rest
}

/// Digits that a scanner read instead of letters, in words that contain both: `0do`, `Ke1ko`.
fn legible(folded: &str) -> String {
    let words = folded.split(' ').map(|word| {
        let letters = word.chars().any(|character| character.is_ascii_alphabetic());
        let digits = word.chars().any(|character| character.is_ascii_digit());
        if letters && digits {
            word.replace('0', "o").replace('1', "l").replace('5', "s")
        } else {
            word.to_owned()
        }
    });
    words.collect::<Vec<_>>().join(" ")
}
