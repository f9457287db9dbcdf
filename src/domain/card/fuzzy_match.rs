//! Titles similar to a text that names no card. Offered to people, never applied.
//!
//! Trigrams draw a short list, the normalized Damerau distance orders it.

use std::collections::{HashMap, HashSet};

use crate::domain::card::fold::telling_words;

/// How many of the trigram list are compared letter by letter.
const SHORT_LIST: usize = 60;
/// Below this similarity nothing is offered, unless only one letter differs.
const LIKE_ENOUGH: f64 = 0.7;
/// Up to this length trigrams say too little, and all spellings of similar length are compared.
const SHORT: usize = 9;

/// The spellings of cards, by their trigrams.
#[derive(Debug)]
pub(crate) struct Nearness {
    /// Folded spellings in order, each with the places of its cards.
    known: Vec<(String, Vec<usize>)>,
    grams: HashMap<[char; 3], Vec<usize>>,
    /// Spellings of at most [`SHORT`] letters and one more.
    short: Vec<usize>,
}

impl Nearness {
    /// From folded spellings and the places of their cards.
    pub(crate) fn of(writings: impl Iterator<Item = (String, usize)>) -> Self {
        let mut places: HashMap<String, Vec<usize>> = HashMap::new();
        for (folded, at) in writings.filter(|(folded, _)| !folded.is_empty()) {
            let cards = places.entry(folded).or_default();
            if !cards.contains(&at) {
                cards.push(at);
            }
        }
        let mut known: Vec<(String, Vec<usize>)> = places.into_iter().collect();
        known.sort_unstable();
        let mut grams: HashMap<[char; 3], Vec<usize>> = HashMap::new();
        for (place, (folded, _)) in known.iter().enumerate() {
            for gram in self::grams(folded) {
                grams.entry(gram).or_default().push(place);
            }
        }
        let is_short = |(_, (folded, _)): &(usize, &(String, Vec<usize>))| folded.len() <= SHORT + 1;
        let short = known.iter().enumerate().filter(is_short).map(|(place, _)| place).collect();
        Self { known, grams, short }
    }

    /// The places of the cards whose spellings are closest to a folded text, closest first, with the similarity.
    ///
    /// With `telling` set, numbers, roman numerals and single letters must agree; otherwise the digits alone.
    pub(crate) fn nearest(&self, wanted: &str, telling: bool) -> Vec<(f64, &[usize])> {
        let agree = |writing: &str| {
            if telling {
                telling_words(writing) == telling_words(wanted)
            } else {
                digits(writing) == digits(wanted)
            }
        };
        let mut near: Vec<(f64, &str, &[usize])> = self
            .short_list(wanted)
            .into_iter()
            .filter_map(|place| self.known.get(place))
            .filter(|(writing, _)| agree(writing))
            .map(|(writing, cards)| {
                (strsim::normalized_damerau_levenshtein(wanted, writing), writing.as_str(), cards.as_slice())
            })
            .filter(|(likeness, writing, _)| {
                *likeness >= LIKE_ENOUGH
                    || wanted.len() > 2 && strsim::damerau_levenshtein(wanted, writing) == 1
            })
            .collect();
        near.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(b.1)));
        near.into_iter().map(|(likeness, _, cards)| (likeness, cards)).collect()
    }

    /// The cards whose spellings begin with a folded text, the shortest first.
    pub(crate) fn beginning(&self, start: &str) -> Vec<(&str, &[usize])> {
        let from = self.known.partition_point(|(writing, _)| writing.as_str() < start);
        let rest = self.known.get(from..).unwrap_or_default().iter();
        let mut found: Vec<(&str, &[usize])> = rest
            .take_while(|(writing, _)| writing.starts_with(start))
            .map(|(writing, cards)| (writing.as_str(), cards.as_slice()))
            .collect();
        found.sort_by_key(|(writing, _)| writing.len());
        found
    }

    /// The cards with this spelling.
    pub(crate) fn exactly(&self, folded: &str) -> &[usize] {
        let found = self.known.binary_search_by(|(writing, _)| writing.as_str().cmp(folded));
        found.ok().and_then(|at| self.known.get(at)).map_or(&[], |(_, cards)| cards)
    }

    fn short_list(&self, wanted: &str) -> Vec<usize> {
        let mut shared: HashMap<usize, usize> = HashMap::new();
        for gram in grams(wanted) {
            for place in self.grams.get(&gram).into_iter().flatten() {
                *shared.entry(*place).or_default() += 1;
            }
        }
        let mut places: Vec<(usize, usize)> = shared.into_iter().collect();
        places.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
        let mut places: Vec<usize> = places.into_iter().take(SHORT_LIST).map(|(place, _)| place).collect();
        if wanted.len() <= SHORT {
            let listed: HashSet<usize> = places.iter().copied().collect();
            places.extend(self.short.iter().filter(|place| !listed.contains(place)));
        }
        places
    }
}

fn digits(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).collect()
}

fn grams(folded: &str) -> HashSet<[char; 3]> {
    let characters: Vec<char> = "  ".chars().chain(folded.chars()).chain(" ".chars()).collect();
    characters.windows(3).filter_map(|window| window.try_into().ok()).collect()
}
