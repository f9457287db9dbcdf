//! Random draws in words.

use crate::domain::tournament::random_draw::RandomDraw;
use crate::messages::{Message, say};

/// What is drawn.
pub fn name(draw: RandomDraw) -> Message {
    match draw {
        RandomDraw::Coin {} => say("names-coin"),
        RandomDraw::Die { sides } => say("names-die").with("sides", sides),
        RandomDraw::Order { of } => say("names-order").with("of", of),
    }
}

pub fn outcome(draw: RandomDraw, outcome: &[u32]) -> String {
    match (draw, outcome) {
        (RandomDraw::Coin {}, [1]) => say("names-heads").to_string(),
        (RandomDraw::Coin {}, _) => say("names-tails").to_string(),
        (RandomDraw::Die { .. } | RandomDraw::Order { .. }, numbers) => {
            numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn a_coin_has_two_sides_and_a_die_its_numbers() {
        let coin = |drawn: &[u32]| outcome(RandomDraw::Coin {}, drawn);
        assert_eq!((coin(&[1]), coin(&[2])), ("heads".to_owned(), "tails".to_owned()));
        assert_eq!(outcome(RandomDraw::Order { of: 3 }, &[2, 1, 3]), "2, 1, 3");
        assert_eq!(Language::German.speak(|| coin(&[1])), "Kopf");
    }
}
