//! Why an act is not undone or redone, in words a director can act on.

use crate::domain::id::EntryNumber;

/// How often something can be undone or redone at one tournament. Each time, its log is replayed from the beginning.
pub const MOST_UNDOINGS: usize = 200;

/// How many lines a sentence names.
pub const NAMED: usize = 8;

/// Why an entry is never undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Staying {
    /// Nothing is left without it.
    Beginning,
    /// The number and the private link of a player belong to one person.
    Registered,
    /// The name may be gone.
    Unregistered,
    /// Names are outside the log.
    Name,
    /// A link that was shown stays shown.
    Link,
    /// Everybody may have seen the list.
    List,
    /// It says what somebody saw, or what the machine did.
    Witnessed,
    /// Otherwise somebody could draw until they like the outcome.
    Drawn,
    /// Lists may have been read by everybody.
    Shown,
    /// A ruling counts the changes that its judge had seen, and an undone one would count them backwards. Others may cite
    /// it.
    Dispute,
    /// A penalty is withdrawn with a reason that its player reads, and other tournaments may have counted it.
    Penalty,
    /// With this end, cards were counted in the lists for everybody.
    Counted,
    /// The operator hides and shows.
    Hidden,
    /// An undoing is taken back by redoing.
    Undoing,
}

/// Why an act is not undone or redone.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UndoRefusal {
    /// There is no such entry.
    NoSuchLine(EntryNumber),
    /// It can never be undone.
    Stays(EntryNumber, Staying),
    /// Somebody else was faster.
    UndoneAlready(EntryNumber),
    /// The entry was not undone, so it counts.
    NotUndone(EntryNumber),
    /// It is somebody else's act.
    NotYours(EntryNumber),
    /// It changed what only directors change, and who did it may direct no longer.
    ForDirectors(EntryNumber),
    /// Later entries depend on it.
    RestsOn {
        line: EntryNumber,
        /// What rests on it, oldest first.
        rests: Vec<EntryNumber>,
        /// Which of these are never undone.
        for_good: Vec<EntryNumber>,
        /// Whether the act paired what is a draft now, which can be discarded whatever rests on it.
        is_a_draft: bool,
    },
    /// Later entries were decided without it.
    DoneWithout {
        line: EntryNumber,
        /// What was decided since, oldest first.
        since: Vec<EntryNumber>,
    },
    /// What it depended on has changed.
    GroundsChanged {
        line: EntryNumber,
        /// What counted then and does not now, or the other way round.
        changed: Vec<EntryNumber>,
    },
    /// Nobody needs that many.
    TooMany,
}

impl UndoRefusal {
    /// The entries that are in the way.
    pub fn in_the_way(&self) -> &[EntryNumber] {
        match self {
            Self::RestsOn { rests, .. } => rests,
            Self::DoneWithout { since, .. } => since,
            Self::GroundsChanged { changed, .. } => changed,
            Self::NoSuchLine(_)
            | Self::Stays(..)
            | Self::UndoneAlready(_)
            | Self::NotUndone(_)
            | Self::NotYours(_)
            | Self::ForDirectors(_)
            | Self::TooMany => &[],
        }
    }
}
