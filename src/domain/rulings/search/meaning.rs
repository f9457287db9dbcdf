//! What a question means, as a direction. Words that questions of the same entries use point the same way, so two
//! questions may be alike without a word in common.
#![expect(clippy::float_arithmetic, reason = "these figures rank texts, not people")]

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// How many numbers a direction has.
const SIZE: usize = 48;

/// The directions of words, as `tools/meanings.py` learned them from the known questions.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Meanings(HashMap<String, [i8; SIZE]>);

/// The direction of a question: there are many known ones, and whole numbers take half the memory.
#[derive(Debug, Clone)]
pub(super) struct Sense {
    /// The sum of what its words mean.
    sums: Arc<[i32; SIZE]>,
    length: f64,
}

impl Meanings {
    /// Reads lines of the form `word numbers`, the numbers in hexadecimal.
    ///
    /// # Errors
    /// If a line does not have that form; the error says which.
    pub fn parse(text: &str) -> Result<Self, String> {
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let read = |line: &str| {
            let (word, numbers) = line.split_once(' ')?;
            Some((word.to_owned(), numbers_of(numbers)?))
        };
        lines
            .map(|line| read(line).ok_or_else(|| format!("not understood: {line}")))
            .collect::<Result<_, _>>()
            .map(Self)
    }

    /// The direction of a question with these words; `None` if none of them is known.
    pub fn sense<'a>(&self, words: impl IntoIterator<Item = &'a str>) -> Option<Sense> {
        let words: HashSet<&str> = words.into_iter().collect();
        let mut sum = [0_i32; SIZE];
        for numbers in words.into_iter().filter_map(|word| self.0.get(word)) {
            for (sum, number) in sum.iter_mut().zip(numbers) {
                *sum += i32::from(*number);
            }
        }
        let length = sum.iter().map(|number| f64::from(*number).powi(2)).sum::<f64>().sqrt();
        (length > 0.0).then(|| Sense { sums: Arc::new(sum), length })
    }
}

impl Sense {
    /// How alike two questions are: 1 if they have the same direction, 0 if they have nothing to do with each other.
    pub fn likeness(&self, other: &Self) -> f64 {
        let products =
            self.sums.iter().zip(other.sums.iter()).map(|(one, other)| f64::from(*one) * f64::from(*other));
        products.sum::<f64>() / (self.length * other.length)
    }
}

fn numbers_of(text: &str) -> Option<[i8; SIZE]> {
    let number = |at: usize| u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok().map(u8::cast_signed);
    let numbers: Vec<i8> = (0..SIZE).map_while(number).collect();
    numbers.try_into().ok().filter(|_| text.len() == 2 * SIZE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(numbers: [u8; 2]) -> String {
        format!("{:02x}{:02x}{}", numbers[0], numbers[1], "00".repeat(SIZE - 2))
    }

    #[test]
    fn questions_are_alike_by_the_directions_of_their_words() {
        let text =
            format!("lamp {}\nlight {}\noil {}\n", written([64, 0]), written([100, 10]), written([0, 255]));
        let meanings = Meanings::parse(&text).unwrap();
        let of = |words: &[&str]| meanings.sense(words.iter().copied()).unwrap();
        assert!(of(&["lamp"]).likeness(&of(&["light"])) > 0.9);
        assert!(of(&["lamp"]).likeness(&of(&["oil"])).abs() < 0.01);
        assert!(of(&["oil"]).likeness(&of(&["light"])) < 0.0, "255 is -1");
        assert!((of(&["lamp", "lamp", "unheard"]).likeness(&of(&["lamp"])) - 1.0).abs() < 1e-9);
        assert!(meanings.sense(["unheard"]).is_none());
    }

    #[test]
    fn a_line_that_is_too_short_is_named() {
        assert_eq!(Meanings::parse("lamp 00ff\n").unwrap_err(), "not understood: lamp 00ff");
    }

    /// After questions were added, `tools/meanings.py` writes the list again.
    #[test]
    fn nearly_every_word_of_the_known_questions_has_a_direction() {
        use crate::data;
        use crate::domain::rulings::outline;
        use crate::domain::rulings::search::nicknames::resolve_nicknames;
        use crate::domain::rulings::search::stemmer::is_stop;
        let aliases = data::ruling_aliases();
        let (mut all, mut known) = (0_u32, 0_u32);
        for (_, table) in data::RULING_OUTLINES {
            for question in outline::read(table).unwrap().iter().flat_map(|entry| &entry.asked) {
                for word in resolve_nicknames(question, aliases).iter().filter(|word| !is_stop(word)) {
                    all += 1;
                    known += u32::from(aliases.sense([word.as_str()]).is_some());
                }
            }
        }
        assert!(all > 40_000 && known * 100 >= all * 96, "{known} of {all}: run tools/meanings.py");
    }
}
