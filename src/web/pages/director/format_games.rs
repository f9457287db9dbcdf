//! What deck formats say of the games themselves, beside the form that sets a tournament up.

use crate::data;
use crate::messages::{Message, say};
use crate::web::pages::rules::sourced::{RulesOnDay, ShownSource};

/// One number that a tournament begins with when it is set up with a format.
pub(super) struct FormatSays {
    pub(super) format: &'static str,
    pub(super) words: Message,
    pub(super) source: ShownSource,
}

/// The points and minutes of all formats that have their own.
pub(super) fn all(law: &RulesOnDay) -> Vec<FormatSays> {
    let mut told = Vec::new();
    for games in data::format_games() {
        let Some(format) = data::deck_format(&games.format) else { continue };
        let mut tell = |words: Message, source: ShownSource| {
            told.push(FormatSays { format: &format.name, words, source });
        };
        if let Some(points) = &games.win_threshold {
            tell(
                say("director-create-format-points").with("points", points.value),
                law.source(&points.source()),
            );
        }
        if let Some(minutes) = &games.minutes {
            tell(
                say("director-create-format-minutes").with("minutes", minutes.value),
                law.source(&minutes.source()),
            );
        }
    }
    told
}
