//! Titles similar to a text that names no card. Offered to people, never applied.
//!
//! Trigrams give a short list, and the normalized Damerau distance orders it.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use crate::domain::card::title_folding::telling_words;
use crate::domain::letters::trigrams;

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
            for gram in trigrams("  ", folded) {
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
        let (words, numbers) = (telling_words(wanted), digits(wanted));
        let agree = |writing: &str| match telling {
            true => telling_words(writing) == words,
            false => digits(writing) == numbers,
        };
        let mut near: Vec<(f64, &str, &[usize])> = self
            .short_list(wanted)
            .into_iter()
            .filter_map(|place| self.known.get(place))
            .map(|(writing, cards)| {
                (strsim::normalized_damerau_levenshtein(wanted, writing), writing.as_str(), cards.as_slice())
            })
            .filter(|(likeness, writing, _)| {
                *likeness >= LIKE_ENOUGH
                    || wanted.len() > 2 && strsim::damerau_levenshtein(wanted, writing) == 1
            })
            .filter(|(_, writing, _)| agree(writing))
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
        // A count for each spelling is far quicker than a map of those that share something: most of them do.
        let (mut shared, mut sharing) = (vec![0_u32; self.known.len()], Vec::new());
        for place in trigrams("  ", wanted).iter().filter_map(|gram| self.grams.get(gram)).flatten() {
            let Some(count) = shared.get_mut(*place) else { continue };
            if *count == 0 {
                sharing.push(*place);
            }
            *count += 1;
        }
        let most_first = |place: &usize| (Reverse(shared.get(*place).copied()), *place);
        if sharing.len() > SHORT_LIST {
            sharing.select_nth_unstable_by_key(SHORT_LIST, most_first);
            sharing.truncate(SHORT_LIST);
        }
        sharing.sort_unstable_by_key(most_first);
        if wanted.len() <= SHORT {
            let listed: HashSet<usize> = sharing.iter().copied().collect();
            sharing.extend(self.short.iter().filter(|place| !listed.contains(place)));
        }
        sharing
    }
}

fn digits(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).collect()
}
