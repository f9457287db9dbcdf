//! Why input cannot be used, each reason as a value. Its text is the sentence on a page.

use crate::app::json_fault::JsonFault;
use crate::app::text::NotText;
use crate::domain::card::row::UnreadableCards;
use crate::domain::edition::Edition;
use crate::domain::id::{PlayerId, Slug};
use crate::domain::tournament::role::Role;
use crate::domain::tournament::undo_refusal::MOST_UNDOINGS;
use crate::messages::{Message, say};
use crate::words::cards::unreadable_cards;
use crate::words::people::role;

/// Why a password may not be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfitPassword {
    /// The password contains a NUL.
    #[error("{}", say("unfit-password-nul"))]
    Nul,
    /// It is too long to hash.
    #[error("{}", say("unfit-password-too-long"))]
    TooLong,
    #[error("{}", say("unfit-password-too-short"))]
    TooShort,
    /// It is on the list of the most common ones.
    #[error("{}", say("unfit-password-common"))]
    Common,
    /// It consists of words that belong to the account or the installation.
    #[error("{}", say("unfit-password-made-of-names"))]
    MadeOfNames,
}

/// Why an account is not created or changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfitAccount {
    /// The current password is wrong.
    #[error("{}", say("unfit-account-wrong-password"))]
    WrongPassword,
    /// Another account has the sign-in name.
    #[error("{}", say("unfit-account-name-taken"))]
    NameTaken,
    /// The sign-in name is empty.
    #[error("{}", say("unfit-account-no-name"))]
    NoName,
    /// The sign-in name is too long.
    #[error("{}", say("unfit-account-long-name"))]
    LongName,
    /// The sign-in name contains an invisible character.
    #[error("{}", say("unfit-account-unseen-name"))]
    UnseenName,
    /// The name that others see is empty.
    #[error("{}", say("unfit-account-no-shown-name"))]
    NoShownName,
    /// Another account is called that, was so until lately, or has a name that looks like it.
    #[error("{}", say("unfit-account-name-of-another"))]
    NameOfAnother,
    /// The name is the word for a role.
    #[error("{}", say("unfit-account-name-of-role"))]
    NameOfRole,
    /// It is the account of the only operator who can sign in.
    #[error("{}", say("unfit-account-last-operator"))]
    LastOperator,
}

/// Why a second factor is not accepted or changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfitFactor {
    /// The code is wrong or was already used.
    #[error("{}", say("unfit-factor-code"))]
    Code,
    /// During set-up: the app shows another code.
    #[error("{}", say("unfit-factor-first-code"))]
    FirstCode,
    /// The second factor is already on.
    #[error("{}", say("unfit-factor-on"))]
    On,
    #[error("{}", say("unfit-factor-off"))]
    Off,
}

/// Why a role is not given or removed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitRole {
    /// Nobody can be invited to this role.
    #[error("{}", say("unfit-role-not-given").with("role", role(*.0)))]
    NotGiven(Role),
    /// The invitation no longer exists.
    #[error("{}", say("unfit-role-invitation-gone"))]
    InvitationGone,
    /// A tournament needs a director.
    #[error("{}", say("unfit-role-only-director").with("name", .name))]
    OnlyDirector {
        /// The director's name.
        name: String,
    },
    /// A tournament needs a director, and one's own account is its only one.
    #[error("{}", say("unfit-role-directs-alone").with("tournament", .title))]
    DirectsAlone {
        /// The tournament's title.
        title: String,
    },
}

/// Why names are not registered or changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfitNames {
    /// Some names already exist, and the form does not say what to do about them.
    #[error("{}", say("unfit-names-doubles"))]
    Doubles,
    /// The list contains names twice, none of which exists here, and the form does not say what to do about them.
    #[error("{}", say("unfit-names-twice"))]
    Twice,
    /// Too many to register at once.
    #[error("{}", say("unfit-names-too-many").with("count", .count).with("most", .most))]
    TooMany {
        /// How many names were typed.
        count: usize,
        /// The most names allowed.
        most: usize,
    },
    /// No name was typed.
    #[error("{}", say("unfit-names-empty"))]
    Empty,
    /// A line is too long for a name.
    #[error("{}", say("unfit-names-too-long").with("line", .line).with("most", .most))]
    TooLong {
        line: usize,
        /// The longest name, in characters.
        most: usize,
    },
    /// A line contains an invisible character.
    #[error("{}", say("unfit-names-unseen").with("line", .0))]
    Unseen(usize),
    /// A line piles up accents.
    #[error("{}", say("unfit-names-piled").with("line", .0))]
    Piled(usize),
    /// The name was erased and cannot be restored.
    #[error("{}", say("unfit-names-erased").with("player", .0))]
    Erased(PlayerId),
}

/// Why a player's identity at other tournaments is not recorded. Tournaments and players are given by name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitPerson {
    /// The form's list is out of date.
    #[error("{}", say("unfit-person-unknown"))]
    Unknown,
    /// Other directors decide who played there.
    #[error("{}", say("unfit-person-not-ours").with("tournament", .0))]
    NotOurs(String),
    /// Somebody else recorded it first.
    #[error("{}", say("unfit-person-said-meanwhile").with("name", .0))]
    SaidMeanwhile(String),
    /// There is no identification to undo.
    #[error("{}", say("unfit-person-not-elsewhere").with("name", .0))]
    NotElsewhere(String),
    /// Two people of one name played at the same tournament.
    #[error("{}", say("unfit-person-two").with("name", .name).with("both", .both))]
    Two {
        name: String,
        /// The tournament at which both played.
        both: String,
    },
    /// They would also be merged at other directors' tournaments.
    #[error("{}", say("unfit-person-two-elsewhere").with("name", .name).with("first", .first).with("second", .second).with("others", .others))]
    TwoElsewhere {
        name: String,
        /// The tournament of the first.
        first: String,
        /// The tournament of the second.
        second: String,
        /// The other directors' tournaments.
        others: String,
    },
    /// Too many requests are waiting for an answer.
    #[error("{}", say("unfit-person-too-many-questions").with("count", .0))]
    TooManyQuestions(i64),
}

/// Why a tournament is not created.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfitTournament {
    /// Every slug for the title is taken.
    #[error("{}", say("unfit-tournament-title"))]
    Title,
}

/// What is wrong with a submitted list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListFault {
    /// It does not match the hash in the log.
    Changed,
    /// The text of the list is missing.
    Gone,
}

/// A submitted list that cannot be shown, with the beginning of its hash.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", match .fault {
    ListFault::Changed => say("unfit-list-changed").with("short", .short),
    ListFault::Gone => say("unfit-list-gone").with("short", .short),
})]
pub struct UnfitList {
    /// What is wrong with it.
    pub fault: ListFault,
    /// The first digits of its hash in the log.
    pub short: String,
}

/// Why lists cannot be checked with a card table. Versions are shortened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitCards {
    /// It belongs to another game.
    #[error("{}", say("unfit-cards-other-game").with("lists", .lists.name()).with("table", .table.name()))]
    OtherGame {
        /// The game of the lists.
        lists: Edition,
        /// The game of the table.
        table: Edition,
    },
    /// This installation does not have it.
    #[error("{}", say("unfit-cards-missing").with("version", .0))]
    Missing(String),
    /// The stored table is not valid.
    #[error("{}", say("unfit-cards-unreadable").with("version", .version).with("cause", unreadable_cards(.cause)))]
    Unreadable { version: String, cause: UnreadableCards },
    /// The content of the stored table does not give its version.
    #[error("{}", say("unfit-cards-unreadable").with("version", .0).with("cause", say("unfit-cards-changed")))]
    Changed(String),
    /// Others import at the same time.
    #[error("{}", say("unfit-cards-overtaken"))]
    Overtaken,
}

/// Why a tournament cannot be exported or imported.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitExport {
    /// A list in the log is damaged or missing.
    #[error("{}", say("unfit-export-list").with("problem", .0.to_string()))]
    List(ListProblem),
    /// It is far too large.
    #[error("{}", say("unfit-export-too-large"))]
    TooLarge,
    /// It is neither an export nor a report that is read back.
    #[error("{}", say("unfit-export-other-file"))]
    OtherFile,
    /// The export has no log.
    #[error("{}", say("unfit-export-no-log"))]
    NoLog,
    /// The end of the export is missing.
    #[error("{}", say("unfit-export-cut-off").with("why", .0.to_string()))]
    CutOff(CutOff),
    /// A line is not valid.
    #[error("{}", say("unfit-export-line").with("line", .line).with("why", .why.to_string()))]
    Line {
        line: usize,
        /// Why the line is not valid.
        why: UnfitLine,
    },
}

/// An export whose end is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{}", say("unfit-export-shorter").with("stated", .stated).with("lines", .lines))]
pub struct CutOff {
    /// How many lines are there.
    pub lines: usize,
    /// How many the first line states.
    pub stated: usize,
}

/// A deck list that cannot be exported, and that `arbiter verify` reports.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", match .fault {
    ListFault::Changed => say("unfit-export-list-changed").with("short", .short).with("player", .player).with("slug", .slug),
    ListFault::Gone => say("unfit-export-list-gone").with("short", .short).with("player", .player).with("slug", .slug),
})]
pub struct ListProblem {
    /// What is wrong with the list.
    pub fault: ListFault,
    /// The first digits of its hash.
    pub short: String,
    /// The name of the player.
    pub player: String,
    pub slug: Slug,
}

/// Why a line of an export is not valid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitLine {
    /// The first line is not the tournament.
    #[error("{}", say("unfit-line-not-the-tournament"))]
    NotTheTournament,
    /// The tournament's slug is not valid.
    #[error("{}", say("unfit-line-address"))]
    Address,
    /// There is a second tournament.
    #[error("{}", say("unfit-line-second-tournament"))]
    SecondTournament,
    /// The first line is not the series, or another one is.
    #[error("{}", say("unfit-line-not-the-series"))]
    NotTheSeries,
    /// A deck list is not in the log.
    #[error("{}", say("unfit-line-list-hash"))]
    ListHash,
    /// No log undoes and redoes as often.
    #[error("{}", say("unfit-line-too-many-undoings").with("most", MOST_UNDOINGS))]
    TooManyUndoings,
    /// It is not valid JSON of this form.
    #[error(transparent)]
    Json(#[from] JsonFault),
}

/// Why a ruling document is not read or stored.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitDocument {
    /// It has not been described.
    #[error("{}", say("unfit-document-unknown").with("name", .0))]
    Unknown(String),
    /// The program does not recognise it, and somebody who is not an operator wants to store it.
    #[error("{}", say("unfit-document-operators-only"))]
    OperatorsOnly,
    /// It is too long for somebody who is not an operator.
    #[error("{}", say("unfit-document-too-long"))]
    TooLong,
    /// A file cannot be used.
    #[error("{}", say("unfit-document-file").with("name", .name).with("why", .why.to_string()))]
    File {
        name: String,
        /// Why it cannot be used.
        why: UnfitFile,
    },
    /// A stored document cannot be read.
    #[error("{}", say("unfit-document-stored").with("stem", .stem).with("cause", .cause))]
    Stored {
        stem: String,
        /// What the parser said.
        cause: String,
    },
    /// Not the name of a series.
    #[error(transparent)]
    Series(#[from] crate::domain::rulings::document::NotAWork),
}

/// A file that holds its text in another form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    Pdf,
    /// Such as one of Word.
    Packed,
    OldWord,
    Rtf,
}

impl FileKind {
    const fn says(self) -> Message {
        match self {
            Self::Pdf => say("unfit-file-kind-pdf"),
            Self::Packed => say("unfit-file-kind-packed"),
            Self::OldWord => say("unfit-file-kind-old-word"),
            Self::Rtf => say("unfit-file-kind-rtf"),
        }
    }
}

/// Why a file is not imported as a ruling document.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitFile {
    #[error(transparent)]
    NotText(#[from] NotText),
    /// It is a file of another kind: which one.
    #[error("{}", say("unfit-file-no-text").with("kind", .0.says()))]
    NoText(FileKind),
    /// The file is blank.
    #[error("{}", say("unfit-file-empty"))]
    Empty,
    /// The series and the edition contradict each other.
    #[error("{}", say("unfit-file-other-game").with("work", .work).with("edition", .edition.name()))]
    OtherGame { work: String, edition: Edition },
    /// The library has reached its limit on text.
    #[error("{}", say("unfit-file-library-full").with("taken", .taken).with("most", .most))]
    LibraryFull {
        /// The bytes of text in the library.
        taken: usize,
        /// The most that it may contain.
        most: usize,
    },
    /// The document has no name.
    #[error("{}", say("unfit-file-nameless"))]
    Nameless,
    /// The previous document is newer.
    #[error("{}", say("unfit-file-older-than-before").with("previous", .previous.to_string()).with("issued", .issued.to_string()))]
    OlderThanBefore {
        /// The previous document's date.
        previous: chrono::NaiveDate,
        /// This document's date.
        issued: chrono::NaiveDate,
    },
}

/// The word to type to follow a decision whose grounds were reversed, in the reader's language.
pub const fn reversed_word() -> Message {
    say("unfit-decision-reversed-word")
}

/// Why a decision was not cited.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotPersuasive {
    /// There is no decision there, or not yet.
    #[error("{}", say("unfit-decision-not-held"))]
    NotHeld,
    /// It is the dispute itself.
    #[error("{}", say("unfit-decision-itself").with("decision", .0))]
    Itself(String),
    /// It belongs to another game.
    #[error("{}", say("unfit-decision-other-game").with("decision", .0).with("edition", .1.name()))]
    OtherGame(String, Edition),
    /// No words were given.
    #[error("{}", say("unfit-decision-no-quote").with("decision", .0))]
    NoQuote(String),
    /// The words are not those in force.
    #[error("{}", say("unfit-decision-other-words").with("decision", .0))]
    OtherWords(String),
    /// The words are not in the final word, which is in force.
    #[error("{}", say("unfit-decision-other-words-of-final-word").with("decision", .0))]
    OtherFinalWords(String),
    /// It rests on a reversed text, and this was not confirmed.
    #[error("{}", say("unfit-decision-unconfirmed").with("why", .0).with("word", reversed_word()))]
    Unconfirmed(String),
}

/// How many entries of ruling documents an account keeps at hand.
pub const MOST_ON_SHELF: usize = 60;

/// Why an entry is not kept on a shelf.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfitShelf {
    /// The shelf is full.
    #[error("{}", say("unfit-shelf-full").with("most", MOST_ON_SHELF))]
    Full,
}
