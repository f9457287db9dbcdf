//! The settings of a tournament in words.

use crate::domain::pairing::system::PairingSystem;
use crate::domain::tournament::settings::Settings;
use crate::messages::dates;
use crate::messages::{Message, say};
use crate::web::forms::TournamentForm;
use crate::web::words;
use crate::words::measure::{level, system};

/// The settings in words, each with its field in the form.
pub(super) fn settings_in_words(settings: &Settings) -> [(&'static str, Message, String); 14] {
    let names = TournamentForm::NAMES;
    let cut = settings.planned_cut.map_or_else(
        || say("director-settings-no-cut"),
        |size| say("director-settings-the-best").with("players", size.players()),
    );
    let lists = if settings.deck_lists_required {
        say("director-settings-required")
    } else {
        say("director-settings-not-required")
    };
    [
        (names.title, say("all-title"), settings.title.clone()),
        (names.place, say("director-fields-venue"), settings.place.clone()),
        (names.date, say("all-day"), dates::day(settings.date)),
        (names.time_zone, say("all-time-zone"), settings.time_zone.clone()),
        (names.edition, say("all-edition"), settings.edition.name().to_owned()),
        (names.system, say("director-system-who-meets-whom"), system(settings.system).to_string()),
        (names.rounds, say("all-rounds"), rounds(settings)),
        (names.round_minutes, say("all-minutes-a-round"), settings.round_minutes.to_string()),
        (
            names.round_days,
            say("all-days-a-round"),
            settings
                .round_days
                .map_or_else(|| say("director-settings-by-the-clock").into(), |days| days.to_string()),
        ),
        (names.planned_cut, say("all-cut"), cut.into()),
        (names.deck_lists_required, say("all-deck-lists"), lists.into()),
        (names.option, say("director-settings-optional-rules"), words::options(&settings.options)),
        (names.level, say("all-level-of-the-tournament"), level(settings.level).to_string()),
        (names.private, say("director-settings-who-sees-it"), who_sees_it(settings).into()),
    ]
}

/// The rounds in words: a round robin has as many as its players need.
fn rounds(settings: &Settings) -> String {
    match settings.system {
        PairingSystem::Swiss => settings.rounds.to_string(),
        PairingSystem::RoundRobin | PairingSystem::SingleElimination | PairingSystem::DoubleElimination => {
            say("director-settings-as-many").into()
        }
    }
}

/// Who sees the tournament.
const fn who_sees_it(settings: &Settings) -> Message {
    if settings.private {
        say("director-settings-staff-and-players")
    } else {
        say("director-settings-everybody")
    }
}
