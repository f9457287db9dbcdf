//! How long an export is and which entry is its last, as its first line states: otherwise one that was cut off after a
//! whole line would pass for the export of a shorter log. Exports of the first versions state neither.

use crate::app::unfit::CutOff;
use crate::domain::hash::EntryHash;
use crate::domain::tournament::hash_chain::SealedEntry;

/// What the first line of an export states.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct StatedLength {
    /// How many lines the file has, the first one included.
    pub lines: Option<usize>,
    /// The hash of the newest entry.
    pub head: Option<EntryHash>,
}

impl StatedLength {
    /// Whether the end of the file is missing. `lines` are those that are there, `newest` is the last entry among them.
    pub fn cut_off(&self, lines: usize, newest: Option<&SealedEntry>) -> Option<CutOff> {
        let stated = self.lines?;
        // If its newest entry is there, what the file lacks is not its end.
        let is_whole = self.head.is_some() && self.head.as_ref() == newest.map(|entry| &entry.hash);
        (lines < stated && !is_whole).then_some(CutOff { lines, stated })
    }

    /// How the file differs from what its first line states, given that its chain is unbroken.
    pub fn problem(&self, lines: usize, newest: Option<&SealedEntry>) -> Option<String> {
        if let Some(missing) = self.cut_off(lines, newest) {
            return Some(missing.to_string());
        }
        if self.head.as_ref().is_some_and(|stated| Some(stated) != newest.map(|entry| &entry.hash)) {
            return Some("the newest entry is not the one that line 1 names".to_owned());
        }
        let stated = self.lines.filter(|stated| *stated != lines)?;
        Some(format!(
            "line 1 says that the file has {stated} lines, and it has {lines}: the line of a name or a deck list was added \
             or removed"
        ))
    }
}
