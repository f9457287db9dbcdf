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

/// The outcome.
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
    fn a_draw_is_told_as_on_the_console() {
        for draw in [RandomDraw::Coin {}, RandomDraw::Die { sides: 6 }, RandomDraw::Order { of: 3 }] {
            assert_eq!(name(draw).to_string(), draw.name());
            for drawn in [draw.outcome(1), draw.outcome(2), draw.outcome(3)] {
                assert_eq!(outcome(draw, &drawn), draw.outcome_in_words(&drawn));
            }
        }
        let german = Language::German.speak(|| outcome(RandomDraw::Coin {}, &[1]));
        assert_eq!(german, "Kopf");
    }
}
