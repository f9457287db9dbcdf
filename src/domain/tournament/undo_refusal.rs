//! Why an act is not undone or redone, in words a director can act on.

use crate::domain::id::EntryNumber;
use crate::domain::wording::numbers::list;

/// How often something can be undone or redone at one tournament. Each time, its log is told again from the beginning.
pub const MOST_UNDOINGS: usize = 200;

/// How many lines a sentence names.
pub const NAMED: usize = 8;

/// Why an entry is never undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Staying {
    /// Nothing is left without it.
    #[error("the tournament begins with it. Change the settings, or ask the operator to hide the tournament")]
    Beginning,
    /// Players may have read the terms and signed up.
    #[error("players may have signed up under these terms. Change the sign-up on its own page")]
    SignUp,
    /// The number and the private link of a player belong to one person.
    #[error(
        "a number is given to one player only. Take the registration back on the player’s page, or drop the player"
    )]
    Registered,
    /// The name may be gone.
    #[error("the name may be erased by now. Register the player again")]
    Unregistered,
    /// Names are outside the log.
    #[error("names are kept apart from the log. Correct the name on the player’s page")]
    Name,
    /// A link that was shown stays shown.
    #[error("the links were shown already. Make a new link on the player’s page: it ends the old one")]
    Link,
    /// Ticks are changed where they are made.
    #[error("a check-in is changed on its own page. Tick or untick the players there, or close the check-in")]
    CheckIn,
    /// Lists have versions.
    #[error("every version of a list is kept. Hand the right list in again")]
    List,
    /// A deck was compared with its list.
    #[error("it says what somebody found in a deck. Check the deck again")]
    Check,
    /// It says what somebody saw, or what the machine did.
    #[error("it says what happened outside the log, and that stays so")]
    Witnessed,
    /// Else somebody could draw until they like it.
    #[error(
        "a random draw stays, or it could be drawn until it suits somebody. Draw again, for everybody to see"
    )]
    Drawn,
    /// Lists may have been read by everybody.
    #[error("lists may have been seen by now. Choose again who sees the lists")]
    Shown,
    /// A dispute is a record of its own, and others may cite it.
    #[error("the record of a dispute stays. Withdraw the call, correct the wording, or appeal")]
    Dispute,
    /// A penalty is withdrawn with a reason.
    #[error("the record of a penalty stays. Withdraw the penalty with a reason, or issue it again")]
    Penalty,
    /// A closed tournament is reopened.
    #[error("the end of a tournament stays on record. Reopen the tournament, or close it again")]
    Ended,
    /// The operator hides and shows.
    #[error("the operator hides a tournament and shows it again")]
    Hidden,
    /// An undoing is taken back by redoing.
    #[error("it only undoes or redoes other lines. Go to those lines")]
    Undoing,
}

/// Why an act is not undone or redone.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UndoRefusal {
    /// There is no such entry.
    #[error("The log has no line {0}. Go to the log and choose a line there.")]
    NoSuchLine(EntryNumber),
    /// It can never be undone.
    #[error("Line {0} is not undone: {1}.")]
    Stays(EntryNumber, Staying),
    /// Somebody else was faster.
    #[error("Line {0} is undone already. Nothing of yours was recorded; the log says who did it and why.")]
    UndoneAlready(EntryNumber),
    /// It counts.
    #[error("Line {0} counts as it is, so there is nothing to redo.")]
    NotUndone(EntryNumber),
    /// It is somebody else's act.
    #[error(
        "Somebody else recorded line {0}. You undo what you recorded yourself; the director undoes the rest."
    )]
    NotYours(EntryNumber),
    /// Later entries were decided upon it.
    #[error("Line {line} stays, because later acts rest on it: {}. {}", lines(.rests), first(.for_good))]
    RestsOn {
        line: EntryNumber,
        /// What rests on it, oldest first.
        rests: Vec<EntryNumber>,
        /// Which of these are never undone.
        for_good: Vec<EntryNumber>,
    },
    /// Later entries were decided without it.
    #[error("Line {line} stays undone, because later acts were recorded without it: {}. Undo those first, the newest before the others.", lines(.since))]
    DoneWithout {
        line: EntryNumber,
        /// What was decided since, oldest first.
        since: Vec<EntryNumber>,
    },
    /// What it was decided upon has changed.
    #[error("Line {line} stays undone, because it rests on what was undone or redone since: {}. Bring that back first.", lines(.changed))]
    GroundsChanged {
        line: EntryNumber,
        /// What counted then and does not now, or the other way round.
        changed: Vec<EntryNumber>,
    },
    /// Nobody needs that many.
    #[error(
        "{MOST_UNDOINGS} acts were undone or redone at this tournament, and that is the most. Correct this one in its own way: every page has one."
    )]
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
            | Self::TooMany => &[],
        }
    }
}

/// What to do first.
fn first(for_good: &[EntryNumber]) -> String {
    if for_good.is_empty() {
        return "Undo those first, the newest before the others.".to_owned();
    }
    let never = if for_good.len() == 1 { "is never undone" } else { "are never undone" };
    format!("Of these, {} {never}: correct what is wrong in its own way.", lines(for_good))
}

/// `lines 4, 5 and 9`; of many, the first few.
fn lines(numbers: &[EntryNumber]) -> String {
    let mut named: Vec<String> = numbers.iter().take(NAMED).map(ToString::to_string).collect();
    if numbers.len() > NAMED {
        named.push(format!("{} more", numbers.len() - NAMED));
    }
    let word = if numbers.len() == 1 { "line" } else { "lines" };
    format!("{word} {}", list(&named))
}
