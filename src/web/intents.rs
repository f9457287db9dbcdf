//! What the buttons and choices of forms send, for forms that have several; most as `intent`.

use strum::EnumString;

use crate::messages::{Message, say};
use crate::web::fields::Fields;

/// The answer to a form that was sent without any of its own buttons.
pub const MISSING: Message = say("form-without-intent");

macro_rules! intents {
    ($($(#[$doc:meta])* $intent:ident $(in $field:literal)? { $($(#[$button:meta])* $variant:ident),+ })+) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString)]
            #[strum(serialize_all = "kebab-case")]
            pub enum $intent {
                $($(#[$button])* $variant,)+
            }

            impl $intent {
                /// The button that was pressed; `None` if no button of this form was.
                pub fn of(form: &Fields) -> Option<Self> {
                    form.text(intents!(@field $($field)?)).parse().ok()
                }
            }
        )+
    };
    (@field) => { "intent" };
    (@field $field:literal) => { $field };
}

intents! {
    /// The buttons of a result.
    ResultIntent {
        /// Shows what it counts for.
        Look,
        Record,
        /// Goes back to what was typed.
        Change
    }
    /// The buttons of a round that can be closed.
    CloseIntent {
        /// Pairs the next round as well, with everybody.
        Pair
    }
    /// The buttons of unfinished games.
    UnfinishedIntent {
        /// Shows what the choices give.
        Look,
        /// Records what was shown.
        Record
    }
    /// The buttons of tables that are paired again, and of two late players who meet.
    AgainIntent {
        /// Shows the new pairs.
        Look,
        /// Seats those that were shown.
        Record
    }
    /// The buttons of a tournament in a series.
    CountIntent {
        /// Counts it for the first time.
        Count,
        /// Counts it again as it is now.
        Again,
        /// Takes it out.
        Remove
    }
    /// The buttons of a bonus in a series.
    BonusIntent {
        Give,
        Withdraw
    }
    /// The buttons of a director of a series.
    SeriesDirectorIntent {
        Name,
        Remove
    }
    /// The buttons of the end of a series.
    EndIntent {
        Close,
        Reopen
    }
    /// The buttons of an appointment.
    AppointmentIntent {
        /// Writes the time down.
        Agree,
        /// Takes it back.
        Cancel
    }
    /// The buttons of a deck list.
    ListIntent {
        /// Checks the list without handing it in.
        Look,
        /// Hands it in.
        Submit,
        /// Changes the line that is open.
        Line,
        /// Removes the open line.
        Without
    }
    /// The buttons of a private list.
    ReadIntent {
        /// Opens it as a sheet to print.
        Sheet
    }
    /// The buttons of a deck check.
    DeckCheckIntent {
        /// Compares the list with one typed from the actual cards.
        Compare,
        /// The cards agree with the list.
        Agrees,
        Differs
    }
    /// The buttons of an import of cards.
    CardsIntent {
        /// Shows what it changes.
        Look,
        Store
    }
    /// The buttons of a file of decisions.
    DecisionsIntent {
        /// Shows what it has.
        Look,
        Store
    }
    /// The buttons of an act in the log.
    UndoIntent {
        Undo,
        /// Makes what was undone count again.
        Redo
    }
    /// The buttons of names from a spreadsheet.
    ColumnsIntent {
        /// Shows the names as they would be registered.
        Look,
        Register
    }
    /// The buttons of the list of applications.
    ApplicationsIntent {
        /// Accepts the ticked.
        Accept,
        /// Accepts the first, as many as there are places.
        Fit,
        /// Declines the ticked.
        Decline,
        /// Declines everybody who waits.
        DeclineAll,
        /// Puts the ticked back on the list.
        Back,
        /// Deletes the ticked.
        Delete,
        /// Deletes everything declined.
        DeleteAll,
        /// Hands in the lists of accepted players.
        Lists
    }
    /// The buttons of the terms of a sign-up.
    SignUpIntent {
        /// Opens it, or changes its terms.
        Open,
        Close
    }
    /// The buttons of a check-in.
    CheckInIntent {
        /// Records the ticks that were changed.
        Save,
        /// Ticks everybody.
        All,
        /// Unticks everybody.
        Nobody
    }
    /// The buttons of the clock of a round.
    ClockAct in "act" {
        Start,
        Pause,
        Resume,
        /// Moves the deadline.
        Move
    }
    /// How a draft is published, if not at once with its clock.
    PublishChoice in "clock" {
        /// With all later rounds of the timetable.
        All,
        /// Without the clock, which starts later.
        Later
    }
    /// The buttons that mend a deck list.
    MendIntent in "fix" {
        /// Shows what the first suggestions would change.
        First,
        /// Takes the first suggestion everywhere.
        All,
        /// Writes the versions as they were read.
        Versions
    }
    /// What is drawn.
    DrawChoice in "what" {
        Coin,
        Die,
        Order
    }
    /// What to correct in how a document was split.
    SplitAct in "act" {
        Merge,
        Cut,
        Rename,
        Kind,
        Star
    }
    /// The answer to another tournament's question.
    ConsentChoice in "answer" {
        Agree,
        Decline
    }
    /// Whether a player lets everybody see the list.
    ConsentToShow in "agrees" {
        Yes,
        No
    }
    /// How settings were saved.
    SavedAs in "saved" {
        Yes,
        /// Nothing was different.
        Same
    }
    /// The buttons of the values of a profile.
    ValuesIntent {
        /// Shows what they change.
        Look,
        Record
    }
}
