//! Randomness that anybody can reproduce: every draw follows from the seed.

use uuid::Uuid;

use crate::domain::hash::{add_field, digest};

/// A repeatable source of draws: SHA-256 over a label, the seed and a counter.
#[derive(Debug, Clone)]
pub struct RandomSource {
    begun: Vec<u8>,
    draws: u64,
    /// What else identifiers depend on; empty if nothing.
    named_by: String,
}

impl RandomSource {
    /// The draws for one thing, such as one tournament.
    pub fn of(seed: u64, what: &str, number: u64) -> Self {
        let mut begun =
            [b"arbiter-simulate/1".as_slice(), &seed.to_be_bytes(), &number.to_be_bytes()].concat();
        add_field(&mut begun, what);
        Self { begun, draws: 0, named_by: String::new() }
    }

    /// These draws, with identifiers that differ as soon as this text does.
    #[must_use]
    pub fn naming_by(self, text: String) -> Self {
        Self { named_by: text, ..self }
    }

    fn block(&mut self) -> [u8; 32] {
        self.draws += 1;
        digest([self.begun.as_slice(), &self.draws.to_be_bytes()].concat())
    }

    /// A number from 0 up to `sides`, without it; 0 if there are none. Each is equally likely up to one part in 2³².
    pub fn below(&mut self, sides: u64) -> u64 {
        let block = self.block();
        let number = block.iter().take(8).fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
        number.checked_rem(sides).unwrap_or_default()
    }

    /// True this many times in a thousand.
    pub fn often(&mut self, mille: u64) -> bool {
        self.below(1_000) < mille
    }

    /// Draws the first `count` of a list.
    pub fn shuffle<T>(&mut self, list: &mut [T], count: usize) {
        for at in 0..list.len().min(count) {
            let left = u64::try_from(list.len() - at).unwrap_or(1);
            list.swap(at, at + usize::try_from(self.below(left)).unwrap_or_default());
        }
    }

    pub fn uuid(&mut self) -> Uuid {
        let drawn = self.block();
        let named = [drawn.as_slice(), self.named_by.as_bytes()].concat();
        let block = if self.named_by.is_empty() { drawn } else { digest(named) };
        let [bytes @ .., _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = block;
        uuid::Builder::from_random_bytes(bytes).into_uuid()
    }
}

#[cfg(test)]
mod tests {
    use super::RandomSource;

    #[test]
    fn draws_repeat_themselves_and_differ_by_seed_thing_and_number() {
        let draws = |seed, what, number| {
            let mut chance = RandomSource::of(seed, what, number);
            [chance.below(u64::MAX), chance.below(u64::MAX)]
        };
        assert_eq!(draws(1, "a", 1), draws(1, "a", 1));
        let first = draws(1, "a", 1);
        assert_ne!(first[0], first[1]);
        for other in [draws(2, "a", 1), draws(1, "b", 1), draws(1, "a", 2)] {
            assert_ne!(first, other);
        }
        let mut list: Vec<u32> = (0..100).collect();
        RandomSource::of(1, "a", 1).shuffle(&mut list, 100);
        assert!(!list.is_sorted());
        list.sort_unstable();
        assert_eq!(list, (0..100).collect::<Vec<_>>());
        assert_eq!(RandomSource::of(1, "a", 1).below(0), 0);
    }

    #[test]
    fn identifiers_differ_by_the_text_that_names_them_and_draws_do_not() {
        let drawn = |text: &str| {
            let mut chance = RandomSource::of(1, "a", 1).naming_by(text.to_owned());
            (chance.uuid(), chance.uuid(), chance.below(u64::MAX))
        };
        let (first, second, number) = drawn("1E");
        assert_eq!(drawn("1E"), (first, second, number));
        for text in ["2E", ""] {
            let other = drawn(text);
            assert!(other.0 != first && other.1 != second && other.2 == number, "“{text}”");
        }
    }
}
