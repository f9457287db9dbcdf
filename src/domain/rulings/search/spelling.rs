//! Corrects misspelled words to the nearest word of a heading or card title.

use std::collections::HashMap;

use crate::domain::letters::trigrams;
use crate::domain::rulings::search::stemmer::is_stop;

/// Words of headings and titles, by the letter groups in them.
#[derive(Debug, Clone, Default)]
pub(super) struct Spelling {
    words: Vec<String>,
    grams: HashMap<[char; 3], Vec<usize>>,
}

/// Correct words that no document contains, although each is close to one that a document does.
const RIGHT: [&str; 12] = [
    "clock", "judge", "penalty", "playoff", "proxy", "round", "sleev", "stall", "table", "timer", "warn",
    "watch",
];

impl Spelling {
    pub(super) fn of(words: impl IntoIterator<Item = String>) -> Self {
        let mut spelling = Self::default();
        for word in words {
            if word.len() < 4 || is_stop(&word) || word.bytes().any(|byte| byte.is_ascii_digit()) {
                continue;
            }
            for gram in trigrams(" ", &word) {
                spelling.grams.entry(gram).or_default().push(spelling.words.len());
            }
            spelling.words.push(word);
        }
        spelling
    }

    /// The other words that have at least half of their letter groups in common with this one, in alphabetical order.
    pub(super) fn alike(&self, typed: &str) -> Vec<&str> {
        if typed.len() < 4 || typed.len() > 30 {
            return Vec::new();
        }
        let own = trigrams(" ", typed);
        let mut shared: HashMap<usize, usize> = HashMap::new();
        for place in own.iter().filter_map(|gram| self.grams.get(gram)).flatten() {
            *shared.entry(*place).or_default() += 1;
        }
        let is_alike =
            |word: &str, shared: usize| word != typed && 4 * shared >= own.len() + trigrams(" ", word).len();
        let alike = shared.into_iter().filter_map(|(place, shared)| {
            self.words.get(place).map(String::as_str).filter(|word| is_alike(word, shared))
        });
        let mut alike: Vec<&str> = alike.collect();
        alike.sort_unstable();
        alike.dedup();
        alike
    }

    /// The word most likely meant; `None` if nothing is close.
    pub(super) fn likely_word(&self, typed: &str) -> Option<&str> {
        if typed.len() < 4 || typed.len() > 30 || RIGHT.contains(&typed) {
            return None;
        }
        let mut shared: HashMap<usize, usize> = HashMap::new();
        for place in trigrams(" ", typed).iter().filter_map(|gram| self.grams.get(gram)).flatten() {
            *shared.entry(*place).or_default() += 1;
        }
        shared
            .into_keys()
            .filter_map(|place| self.words.get(place))
            .filter_map(|word| distance(typed, word).map(|distance| (distance, word)))
            .min()
            .map(|(_, word)| word.as_str())
    }
}

/// How many letters are wrong; `None` if too many for a word of this length.
fn distance(typed: &str, word: &str) -> Option<usize> {
    let length = typed.len().min(word.len());
    let first = typed.chars().next() == word.chars().next();
    let allowed = match length {
        0..=3 => 0,
        // In a short word, another letter usually makes another word; a missing or doubled one rarely does.
        4..=5 if typed.len() == word.len() && !is_anagram(typed, word) => 0,
        4..=7 => 1,
        8..=10 => 2,
        _ => 3,
    };
    // Cheap tests first: of the words that share some letters, few come near.
    let apart = typed.chars().count().abs_diff(word.chars().count());
    if apart > allowed || !(first || length > 6) {
        return None;
    }
    let distance = strsim::damerau_levenshtein(typed, word);
    (distance <= allowed).then_some(distance)
}

fn is_anagram(typed: &str, word: &str) -> bool {
    let sorted = |text: &str| {
        let mut letters: Vec<char> = text.chars().collect();
        letters.sort_unstable();
        letters
    };
    sorted(typed) == sorted(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelled_word_is_understood_and_another_word_is_not() {
        let listed = ["cytherian", "cloak", "wormhol", "tribbl", "telepathic", "phas", "vessel"];
        let spelling = Spelling::of(listed.map(str::to_owned));
        for (typed, meant) in
            [("cythrian", "cytherian"), ("wormol", "wormhol"), ("tribel", "tribbl"), ("vesel", "vessel")]
        {
            assert_eq!(spelling.likely_word(typed), Some(meant), "{typed}");
        }
        assert_eq!(spelling.alike("tribbling"), ["tribbl"]);
        assert_eq!(spelling.alike("tribbl"), Vec::<&str>::new());
        for other in ["clock", "block", "sleev", "phat", "cat", "telephone"] {
            assert_eq!(spelling.likely_word(other), None, "{other}");
        }
    }
}
