//! The endings that a result form offers, each with its player: one tap says how it ended and by whom.

use crate::domain::scoring::result::{EndReason, Forfeiting, Side};
use crate::web::fields::Fields;
use crate::web::forms::ResultForm;
use crate::web::words;
use crate::words::result::time_was_called;

/// The few most common endings, and the others.
#[derive(Debug, Clone)]
pub struct EndingChoices {
    /// Somebody won, or time was called.
    pub few: Vec<Ending>,
    /// Everything else.
    pub more: Vec<Ending>,
}

/// An ending to choose.
#[derive(Debug, Clone)]
pub struct Ending {
    /// The form's value.
    pub value: String,
    pub words: String,
    /// Whether the ending is selected.
    pub chosen: bool,
}

impl EndingChoices {
    /// The endings with these names, and the selected one.
    pub fn of(form: &Fields, names: [&str; 2]) -> Self {
        let chosen = choice(form);
        let offer = |end: EndReason| {
            let value = ResultForm::choice_of(end);
            Ending { chosen: value == chosen, value, words: label(end, names) }
        };
        Self { few: few().map(offer).to_vec(), more: more().map(offer).collect() }
    }

    /// Whether one of the rarer endings is selected.
    pub fn is_rare(&self) -> bool {
        self.more.iter().any(|ending| ending.chosen)
    }
}

/// Somebody won, or time was called.
pub(super) fn few() -> [EndReason; 3] {
    let won = |winner| EndReason::Complete { winner };
    [won(Side::A), won(Side::B), EndReason::Time]
}

fn more() -> impl Iterator<Item = EndReason> {
    let seats = [Side::A, Side::B];
    let forfeiting = [Forfeiting::A, Forfeiting::B, Forfeiting::Both];
    std::iter::once(EndReason::DeckedOut)
        .chain(seats.map(|by| EndReason::Concession { by }))
        .chain(seats.map(|by| EndReason::NoShow { by }))
        .chain([EndReason::BothAbsent])
        .chain(seats.map(|winner| EndReason::Card { winner }))
        .chain(forfeiting.map(|by| EndReason::CardForfeit { by }))
        .chain(seats.map(|by| EndReason::Disqualified { by }))
        .chain([EndReason::Void])
}

fn label(end: EndReason, names: [&str; 2]) -> String {
    let words = match end {
        EndReason::Complete { .. } => return words::ending(end, names),
        EndReason::Time => return time_was_called().to_string(),
        end => words::ending(end, names),
    };
    // A name keeps its spelling; a sentence begins with a capital.
    if names.iter().any(|name| words.starts_with(name)) { words } else { words::capital(&words) }
}

/// The ending in a form, in one field or in two.
fn choice(form: &Fields) -> String {
    let ResultForm { end, by, .. } = ResultForm::of(form);
    match (end, by) {
        (end, "") => end.to_owned(),
        (end, by) => format!("{end}-{by}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ending_a_result_can_have_is_offered_once() {
        let all: Vec<EndReason> = few().into_iter().chain(more()).collect();
        assert_eq!(all.len(), 17);
        for (at, end) in all.iter().enumerate() {
            assert!(!all.iter().take(at).any(|earlier| earlier == end), "{end:?}");
        }
    }

    #[test]
    fn what_a_form_says_is_chosen_in_one_field_or_in_two() {
        for form in [[("end", "concession-b"), ("by", "")], [("end", "concession"), ("by", "b")]] {
            let endings = EndingChoices::of(&form.into_iter().collect(), ["Kira", "Odo"]);
            let chosen: Vec<&str> = endings
                .few
                .iter()
                .chain(&endings.more)
                .filter(|ending| ending.chosen)
                .map(|ending| ending.words.as_str())
                .collect();
            assert_eq!(chosen, ["Odo conceded"]);
            assert!(endings.is_rare());
        }
        let endings = EndingChoices::of(&Fields::default(), ["the Dominion", "Odo"]);
        let words: Vec<&str> = endings.few.iter().map(|ending| ending.words.as_str()).collect();
        assert_eq!(words, ["the Dominion won", "Odo won", "Time was called"]);
        assert!(endings.more.iter().any(|ending| ending.words == "The draw decks ran out"));
        assert!(endings.more.iter().any(|ending| ending.words == "the Dominion conceded"));
    }
}
