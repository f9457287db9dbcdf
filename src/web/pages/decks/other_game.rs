//! A list of another game: one finding, nothing to correct, and where the format may be chosen the way to the right one.

use crate::data;
use crate::domain::deck::DeckReport;
use crate::messages::{Message, say};
use crate::web::fields::Fields;
use crate::web::forms::CheckForm;

/// The button that checks a list by a format of its own game.
pub struct CheckAs {
    /// The id of the format.
    pub format: String,
    /// The words on the button.
    pub words: Message,
}

impl CheckAs {
    /// For a list of another game than that of the format by which it was checked.
    pub fn of(report: &DeckReport) -> Option<Self> {
        let game = report.looks_like()?;
        let format = data::deck_formats().iter().find(|format| format.edition == game)?;
        let words = say("decks-report-check-as").with("looks", game.name());
        Some(Self { format: format.id.clone(), words })
    }
}

/// What the button means: the form with its format in place of the chosen one.
pub fn with_pressed_format(form: &Fields) -> Fields {
    let (names, pressed) = (CheckForm::NAMES, CheckForm::of(form).check_as);
    if pressed.is_empty() {
        return form.clone();
    }
    let others = form.pairs().filter(|(name, _)| *name != names.format && *name != names.check_as);
    others.chain([(names.format, pressed)]).collect()
}
