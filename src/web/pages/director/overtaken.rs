//! Shown if somebody else changed the same settings after the form was opened: both versions next to each other.

use crate::app::Snapshot;
use crate::app::log_lines::RecordedChange;
use crate::domain::tournament::pinned_part::PinnedPart;
use crate::messages::say;
use crate::web::words;

/// The current values next to those typed on an older page.
pub(super) struct Overtaken {
    pub(super) changed: String,
    pub(super) rows: Vec<Row>,
}

pub(super) struct Row {
    pub(super) name: String,
    pub(super) now: String,
    pub(super) typed: String,
    pub(super) differs: bool,
}

pub(super) fn row(name: &str, now: &str, typed: &str) -> Row {
    let owned = str::to_owned;
    Row { name: owned(name), now: owned(now), typed: owned(typed), differs: now != typed }
}

/// The deck format that is pinned next to the one that was typed or chosen, by their names.
pub(super) fn of_format(here: &Snapshot, now: &str, typed: &str) -> Overtaken {
    let name = say("director-create-deck-format").to_string();
    Overtaken { changed: last_change(here, &[PinnedPart::Format]), rows: vec![row(&name, now, typed)] }
}

/// Who last made such a change, when and why.
pub(super) fn last_change(here: &Snapshot, of: &[PinnedPart]) -> String {
    here.last_change(of).map_or_else(String::new, |RecordedChange { actor, at, reason }| {
        say("director-settings-overtaken-changed")
            .with("by", here.actor(actor))
            .with("at", words::moment(here, at))
            .with("reason", reason)
            .into()
    })
}
