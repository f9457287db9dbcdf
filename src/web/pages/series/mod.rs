//! The pages of series. They read no match log.

pub(crate) mod create;
pub(crate) mod list;
pub(crate) mod log;
pub(crate) mod run;
pub(crate) mod show;
pub(crate) mod why;

use crate::app::series::table::SinceCounted;
use crate::messages::{Message, say};

/// What a player is called who is hidden or whose name was erased.
const UNNAMED: Message = say("series-unnamed");

/// What became of a tournament since it was counted; empty if nothing did.
fn change_in_words(since: &SinceCounted) -> String {
    match since {
        SinceCounted::Same => String::new(),
        SinceCounted::SamePlaces => say("series-changed-same-places").into(),
        SinceCounted::OtherPlaces(moved) => match moved.iter().filter(|one| one.has_other_place()).count() {
            0 => say("series-changed-people").with("players", moved.len()).into(),
            players => say("series-changed-other-places").with("players", players).into(),
        },
        SinceCounted::Reopened => say("series-reopened-since").into(),
        SinceCounted::NotHere => say("series-log-not-here").into(),
    }
}
