//! What a director sees whose form was opened before somebody else changed the same thing: both versions, side by side.

use crate::app::Snapshot;
use crate::domain::tournament::entry::Entry;
use crate::web::words;

/// Said when the settings are no longer those that the form was opened with.
pub(super) const OVERTAKEN: &str = "The settings were changed after you opened this page, so yours were not recorded. Both stand \
                                    below, and what you typed is still in the form. Send it again to let it count, or leave the \
                                    page.";

/// What stands now beside what was typed on an older page.
pub(super) struct Overtaken {
    pub(super) changed: String,
    pub(super) rows: Vec<Row>,
}

pub(super) struct Row {
    pub(super) name: String,
    pub(super) stands: String,
    pub(super) typed: String,
    pub(super) differs: bool,
}

pub(super) fn row(name: &str, stands: &str, typed: &str) -> Row {
    let owned = str::to_owned;
    Row { name: owned(name), stands: owned(stands), typed: owned(typed), differs: stands != typed }
}

/// Who made a change of this sort last, when and why.
pub(super) fn last_change(here: &Snapshot, why: impl Fn(&Entry) -> Option<String>) -> String {
    let changes = here.log.iter().filter_map(|line| Some((line, why(line.entry())?)));
    changes.last().map_or_else(String::new, |(sealed, reason)| {
        let who = here.actor(&sealed.actor);
        format!("Changed by {who}, {}. Reason: {reason}", words::moment(here, sealed.at))
    })
}
