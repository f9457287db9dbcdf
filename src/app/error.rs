//! Errors of the desk.

use serde::Serialize;

use crate::app::citations::NotCitable;
use crate::app::store::StoreError;
use crate::app::unfit::{
    NotPersuasive, UnfitAccount, UnfitCards, UnfitDocument, UnfitExport, UnfitFactor, UnfitList, UnfitNames,
    UnfitPassword, UnfitPerson, UnfitRole, UnfitShelf, UnfitTournament,
};
use crate::app::unfit_application::UnfitApplication;
use crate::app::unfit_appointment::UnfitAppointment;
use crate::app::unfit_report::UnfitReport;
use crate::domain::awaited::NotAwaited;
use crate::domain::deck::list::TooLong;
use crate::domain::deck::opened::UnfitPool;
use crate::domain::deck::other_edition::OtherGame;
use crate::domain::id::Slug;
use crate::domain::precedent::shared::UnfitDecisions;
use crate::domain::rulings::log;
use crate::domain::series::refusal::SeriesRefusal;
use crate::domain::tournament::hash_chain::BrokenChain;
use crate::domain::tournament::refusal::Refusal;
use crate::messages::say;
use crate::words::broken_chain::broken_chain;
use crate::words::decisions::unfit_decisions;
use crate::words::deck_refusal::{other_game, too_long, unfit_pool};
use crate::words::library::statement_refusal;
use crate::words::refusal::refusal_without_names;
use crate::words::series_refusal::series_refusal;

/// Why the desk did not do what was asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DeskError {
    /// The rules refuse it; nothing was recorded.
    #[error("{}", refusal_without_names(.0))]
    Refused(#[from] Refusal),
    /// A statement about the library is refused; nothing was recorded.
    #[error("{}", statement_refusal(.0))]
    NotStated(#[from] log::refusal::StatementRefusal),
    /// The rules of a series refuse it; nothing was recorded.
    #[error("{}", series_refusal(.0))]
    NotInSeries(#[from] SeriesRefusal),
    /// The input cannot be used.
    #[error(transparent)]
    Unusable(Unfit),
    /// It would replace something that already exists.
    #[error(transparent)]
    Taken(#[from] ImportConflict),
    /// It does not exist, or this visitor may not see it.
    #[error("{}", say("unfit-desk-not-found"))]
    NotFound,
    /// This form was already sent with other content.
    #[error("{}", say("unfit-desk-sent-differently-nothing-recorded"))]
    SentDifferently {
        /// What was sent first, in words.
        first: String,
        /// What was sent now, in words.
        now: String,
    },
    /// The number of this form was used by somebody else, or for another form.
    #[error("{}", say("unfit-desk-number-used").with("now", .now))]
    NumberUsed {
        /// What was sent now, in words.
        now: String,
    },
    /// The chain of the log is broken, so nothing is added to it.
    #[error("{}", say("unfit-desk-broken").with("why", broken_chain(*.0)))]
    Broken(BrokenChain),
    /// The chain of the log of a series is broken, so nothing is added to it.
    #[error("{}", say("unfit-desk-broken-series").with("why", broken_chain(*.0)))]
    BrokenSeries(BrokenChain),
    /// A log to be imported does not verify.
    #[error("{}", say("unfit-desk-unsound").with("why", .0))]
    Unsound(String),
    /// An entry of the log cannot be read by this version.
    #[error("entry {sequence} of the log cannot be read: {cause}")]
    Unreadable {
        /// The entry's number.
        sequence: i64,
        /// What the parser said.
        cause: String,
    },
    /// Too many attempts to guess a password or a code.
    #[error("{}", say("unfit-desk-wait").with("seconds", .seconds))]
    Wait {
        /// The seconds to wait.
        seconds: u64,
    },
    /// Too many passwords are waiting to be checked.
    #[error("{}", say("unfit-desk-crowded"))]
    Crowded,
    /// The name or the password is wrong; the answer does not say which.
    #[error("{}", say("unfit-desk-sign-in-failed"))]
    SignInFailed,
    /// A link that cannot be used any more.
    #[error("{}", say("unfit-desk-link-spent"))]
    LinkSpent,
    /// What lists show is being made from the logs, as after some updates.
    #[error("{}", say("error-lists-in-the-making").with("done", .done).with("of", .of))]
    ListsInTheMaking {
        /// The tournaments that are done.
        done: usize,
        /// Of how many.
        of: usize,
    },
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Nobody is waiting for the answer any more.
    #[error(transparent)]
    NotAwaited(#[from] NotAwaited),
    /// Something that this program made cannot be serialised.
    #[error("it could not be written: {cause}")]
    Unwritable {
        /// What the serialiser said.
        cause: String,
    },
    /// A built-in table cannot be read.
    #[error("a table of the program cannot be read: {cause}")]
    BuiltIn {
        /// What the parser said.
        cause: String,
    },
    /// The operating system gave no randomness.
    #[error("no randomness to be had: {0}")]
    Randomness(String),
}

impl DeskError {
    /// Whether the database does not contain what was written.
    pub const fn is_damage(&self) -> bool {
        matches!(self, Self::Store(StoreError::Damaged(_)))
    }

    /// This error if it says that a log is damaged or was written by a newer version: other tournaments go on, and a list
    /// of several can name this one.
    ///
    /// # Errors
    /// Every other error. A store that does not answer says nothing about a log.
    pub fn of_damaged_log(self) -> Result<Self, Self> {
        match self {
            Self::Unreadable { .. }
            | Self::Broken(_)
            | Self::BrokenSeries(_)
            | Self::Store(StoreError::Damaged(_)) => Ok(self),
            other => Err(other),
        }
    }
}

/// What a comparison of rows with their log says. A row that cannot be read shows something other than the log, which was
/// read, gives.
///
/// # Errors
/// If the store does not answer.
pub(crate) fn differs_or_is_unreadable(compared: Result<bool, DeskError>) -> Result<bool, DeskError> {
    match compared {
        Err(error) if error.is_damage() => Ok(true),
        compared => compared,
    }
}

/// What an imported tournament would replace.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ImportConflict {
    /// The tournament itself.
    #[error("{}", say("unfit-import-tournament").with("title", .0))]
    Tournament(String),
    /// Another tournament with its slug.
    #[error("{}", say("unfit-import-address").with("slug", .0))]
    Address(Slug),
    /// A tournament with what a report says of its own: the title, and where it is here.
    #[error("{}", say("unfit-import-event").with("title", .0).with("slug", .1))]
    Event(String, Slug),
    /// A tournament that was read from a report on the same event: the title, and where it is here.
    #[error("{}", say("unfit-import-event-of-report").with("title", .0).with("slug", .1))]
    EventOfReport(String, Slug),
    /// The series itself.
    #[error("{}", say("unfit-import-series").with("slug", .0))]
    Series(Slug),
    /// Another series with its slug.
    #[error("{}", say("unfit-import-series-address").with("slug", .0))]
    SeriesAddress(Slug),
    /// People already registered in this installation. At the console it says what to do if they are the same.
    #[error("{}", say("unfit-import-people").with("people", .0.to_string()))]
    People(KnownPeople),
}

/// People of an import whose identifiers are here already.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", match .first {
    Some(name) => say("unfit-import-same-people").with("count", .count).with("name", name),
    None => say("unfit-import-same-people-erased").with("count", .count),
})]
pub struct KnownPeople {
    /// How many people are known here.
    pub count: usize,
    /// The name of the first, if known.
    pub first: Option<String>,
}

/// Why something cannot be used, by kind.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    #[error(transparent)]
    Password(UnfitPassword),
    #[error(transparent)]
    Account(UnfitAccount),
    /// A second factor.
    #[error(transparent)]
    Factor(UnfitFactor),
    /// An invitation or a role.
    #[error(transparent)]
    Role(UnfitRole),
    /// Names of players.
    #[error(transparent)]
    Names(UnfitNames),
    /// An application for a place.
    #[error(transparent)]
    Application(UnfitApplication),
    /// An appointment of opponents, or a contact.
    #[error(transparent)]
    Appointment(UnfitAppointment),
    /// The identity of a player at other tournaments.
    #[error(transparent)]
    Person(UnfitPerson),
    /// A tournament to be created.
    #[error(transparent)]
    Tournament(UnfitTournament),
    /// A deck list that was sent.
    #[error("{}", too_long(*.0))]
    Deck(TooLong),
    /// A pool that was sent.
    #[error("{}", unfit_pool(.0))]
    Pool(UnfitPool),
    /// A deck list of another game.
    #[error("{}", other_game(.0))]
    OtherGame(OtherGame),
    /// A deck list that was submitted.
    #[error(transparent)]
    List(UnfitList),
    /// A card table.
    #[error(transparent)]
    Cards(UnfitCards),
    #[error(transparent)]
    Export(UnfitExport),
    /// A report to be read back.
    #[error(transparent)]
    Report(UnfitReport),
    /// A ruling document.
    #[error(transparent)]
    Document(UnfitDocument),
    /// A file of decisions.
    #[error("{}", unfit_decisions(.0))]
    Decisions(UnfitDecisions),
    /// An entry to be kept.
    #[error(transparent)]
    Shelf(UnfitShelf),
    /// An entry to be cited.
    #[error(transparent)]
    Citation(NotCitable),
    /// A decision to be cited.
    #[error(transparent)]
    Decision(NotPersuasive),
}

macro_rules! unfit {
    ($($name:ident($reason:ty),)+) => {
        $(impl From<$reason> for DeskError {
            fn from(reason: $reason) -> Self {
                Self::Unusable(Unfit::$name(reason))
            }
        })+
    };
}

unfit! {
    Password(UnfitPassword),
    Account(UnfitAccount),
    Factor(UnfitFactor),
    Role(UnfitRole),
    Names(UnfitNames),
    Application(UnfitApplication),
    Appointment(UnfitAppointment),
    Person(UnfitPerson),
    Tournament(UnfitTournament),
    Deck(TooLong),
    Pool(UnfitPool),
    OtherGame(OtherGame),
    List(UnfitList),
    Cards(UnfitCards),
    Export(UnfitExport),
    Report(UnfitReport),
    Document(UnfitDocument),
    Decisions(UnfitDecisions),
    Shelf(UnfitShelf),
    Citation(NotCitable),
    Decision(NotPersuasive),
}

/// A value of this program as JSON.
///
/// # Errors
/// [`DeskError::Unwritable`].
pub(super) fn to_json(value: &impl Serialize) -> Result<String, DeskError> {
    serde_json::to_string(value).map_err(|error| DeskError::Unwritable { cause: error.to_string() })
}
