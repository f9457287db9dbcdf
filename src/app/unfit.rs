//! Why input cannot be used, each reason as a value. Its text is the sentence on a page.

use crate::app::json_fault::JsonFault;
use crate::app::text::NotText;
use crate::domain::edition::Edition;
use crate::domain::id::{PlayerId, Slug};
use crate::domain::tournament::role::Role;

/// Why a password may not be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfitPassword {
    /// It contains a NUL.
    #[error("A password cannot hold a NUL character. Choose another one.")]
    Nul,
    /// It is too long to hash.
    #[error("The password is longer than 512 bytes. Choose a shorter one.")]
    TooLong,
    /// It is too short.
    #[error("The password needs at least 8 characters. Choose a longer one.")]
    TooShort,
    /// It is on the list of the most common ones.
    #[error("That password is among the first that anybody tries. Choose another one.")]
    Common,
    /// It consists of words that belong to the account or the installation.
    #[error(
        "That password is made of your own name or of words that belong here, which anybody tries first; the titles \
         of the tournaments are among them. Choose another one."
    )]
    MadeOfNames,
}

/// Why an account is not created or changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfitAccount {
    /// The current password is wrong.
    #[error("The present password is not right. Type it again.")]
    WrongPassword,
    /// Another account has the sign-in name.
    #[error("Somebody signs in with that name already. Choose another one.")]
    NameTaken,
    /// The sign-in name is empty.
    #[error("The name is empty. Type the name to sign in with.")]
    NoName,
    /// The sign-in name is too long.
    #[error("The name has more than 60 characters. Choose a shorter one.")]
    LongName,
    /// The sign-in name contains an invisible character.
    #[error(
        "The name holds a character that cannot be seen, or piles of accents. Type it again instead of copying it."
    )]
    UnseenName,
}

/// Why a second factor is not accepted or changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfitFactor {
    /// The code is wrong or was already used.
    #[error(
        "The code is not right, or was used already. Wait for the next one in your app, or type a recovery code."
    )]
    Code,
    /// During set-up: the app shows another code.
    #[error(
        "This is not the code that the app shows now. Look whether the clock of the device is right, and type the \
         next code."
    )]
    FirstCode,
    /// It is already on.
    #[error("The second factor is on already. Turn it off first, and on again.")]
    On,
    /// It is off.
    #[error("Your account has no second factor. Turn it on first.")]
    Off,
}

/// Why a role is not given or removed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitRole {
    /// Nobody can be invited to this role.
    #[error("The role “{0}” is not given by invitation.")]
    NotGiven(Role),
    /// The invitation no longer exists.
    #[error("This invitation was taken or has ended already.")]
    InvitationGone,
    /// A tournament needs a director.
    #[error("{name} is the only director of this tournament. Invite another director first.")]
    OnlyDirector {
        /// The director's name.
        name: String,
    },
}

/// Why names are not registered or changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfitNames {
    /// Some names already exist, and the form does not say what to do about them.
    #[error(
        "Some of these names are here already, so nobody was registered. Say below what is to become of them."
    )]
    Doubles,
    /// Too many to register at once.
    #[error("{count} names at once are too many. Enter at most {most} and then the others.")]
    TooMany {
        /// How many were typed.
        count: usize,
        /// The most allowed.
        most: usize,
    },
    /// The tournament would have too many players.
    #[error("A tournament has at most {most} players. Open another one for the others.")]
    Full {
        /// The most allowed.
        most: usize,
    },
    /// No name was typed.
    #[error("The name is empty. Type the player's name.")]
    Empty,
    /// A line is too long for a name.
    #[error("Line {line} has more than {most} characters. Type one name on each line.")]
    TooLong {
        line: usize,
        /// The longest name, in characters.
        most: usize,
    },
    /// A line contains an invisible character.
    #[error("Line {0} holds a character that cannot be seen. Type the name again instead of copying it.")]
    Unseen(usize),
    /// A line piles up accents.
    #[error("Line {0} piles accents on a letter. Type the name with at most four on each.")]
    Piled(usize),
    /// The name was erased and cannot be restored.
    #[error("The name of player {0} was erased for good.")]
    Erased(PlayerId),
}

/// Why a player's identity at other tournaments is not recorded. Tournaments and players are given by name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitPerson {
    /// The form's list is out of date.
    #[error(
        "One of them is no longer known under the same name from another tournament, so nothing was recorded. Look at \
         the players again."
    )]
    Unknown,
    /// Other directors decide who played there.
    #[error(
        "Who played at {0} is for the directors there to say, so nothing was recorded. Ask them on the page of the \
         players."
    )]
    NotOurs(String),
    /// Somebody else recorded it first.
    #[error("Somebody else said meanwhile who {0} is. Look at the player again.")]
    SaidMeanwhile(String),
    /// There is no identification to undo.
    #[error("{0} is not known from any other tournament.")]
    NotElsewhere(String),
    /// Two people of one name played at the same tournament.
    #[error(
        "Two players called {name} entered {both}, so they are two people, and nothing was recorded. Tick one of them."
    )]
    Two {
        name: String,
        /// The tournament at which both played.
        both: String,
    },
    /// They would also be merged at other directors' tournaments.
    #[error(
        "So far {name} is two people: at {first} and at {second}. That they are one has to be said at {others} too, \
         where you are not the director: ask the operator to tick both here. Nothing was recorded; until then tick one \
         of them."
    )]
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
    #[error(
        "You asked other directors {0} questions that wait for an answer, so nothing more was asked and nothing was \
         recorded. Wait for their answers, or ask the operator."
    )]
    TooManyQuestions(i64),
}

/// Why a tournament is not created.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfitTournament {
    /// Every slug for the title is taken.
    #[error("Too many tournaments have this title. Choose another one.")]
    Title,
}

/// What is wrong with a submitted list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ListFault {
    /// It does not match the hash in the log.
    Changed,
    /// It is missing.
    Gone,
}

/// A submitted list that cannot be shown, with the beginning of its hash.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", match .fault {
    ListFault::Changed => format!(
        "The text of this list ({short}…) was changed in the database after it was handed in: it does not give the hash \
         that the log keeps, so it is not shown. Restore a backup; until then ask the player for the list."
    ),
    ListFault::Gone => format!(
        "The text of this list ({short}…) is no longer here; the log keeps only its hash. Restore a backup, or ask the \
         player to hand the same list in again."
    ),
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
    #[error(
        "The lists here are {}, but the tournament’s card table is of {}. Choose a deck format of the tournament’s own game in \
         the settings.", .lists.name(), .table.name()
    )]
    OtherGame {
        /// The game of the lists.
        lists: Edition,
        /// The game of the table.
        table: Edition,
    },
    /// This installation does not have it.
    #[error(
        "The card table that judges this tournament (version {0}) is not in this installation, so lists cannot be \
         checked here. Restore a backup of the installation that ran the tournament."
    )]
    Missing(String),
    /// The stored table is not valid.
    #[error(
        "The imported card table {version} cannot be read: {cause}. Import the cards again with `arbiter cards import`."
    )]
    Unreadable {
        version: String,
        /// What the parser said.
        cause: String,
    },
    /// Others import at the same time.
    #[error(
        "Other cards were imported or taken back meanwhile. Nothing was changed. Look at what is here now, and try again."
    )]
    Overtaken,
}

/// Why a tournament cannot be exported or imported.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitExport {
    /// A list in the log is damaged or missing.
    #[error("Nothing was exported, because nobody could import it: {0}. Nothing was changed.")]
    List(ListProblem),
    /// It is far too large.
    #[error("The export is larger than any tournament. Nothing was imported.")]
    TooLarge,
    /// It has no log.
    #[error("The export holds no log; nothing was imported.")]
    NoLog,
    /// Its end is missing.
    #[error("The end of the export is missing: {0}. Copy or download it again. Nothing was imported.")]
    CutOff(CutOff),
    /// A line is not valid.
    #[error("Line {line} of the export cannot be used: {why}. Nothing was imported.")]
    Line {
        line: usize,
        /// Why it is not.
        why: UnfitLine,
    },
}

/// An export whose end is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("line 1 says that the file has {stated} lines, but it ends after line {lines}")]
pub struct CutOff {
    /// How many lines are there.
    pub lines: usize,
    /// How many the first line states.
    pub stated: usize,
}

/// A deck list that cannot be exported, and that `arbiter verify` reports.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the deck list {short}… of {player} at “{slug}”: {}; restore a backup", match .fault {
    ListFault::Changed => "its text was changed in the database and does not give its hash",
    ListFault::Gone => "its text is not in the database",
})]
pub struct ListProblem {
    /// What is wrong.
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
    #[error("an export begins with the tournament, written by version 1")]
    NotTheTournament,
    /// The tournament's slug is not valid.
    #[error("the address may use only lower-case letters, digits and hyphens, 80 at most")]
    Address,
    /// There is a second tournament.
    #[error("a second tournament begins here")]
    SecondTournament,
    /// The first line is not the series, or another one is.
    #[error("the export of a series begins with the series, written by version 1, and holds only its log")]
    NotTheSeries,
    /// A deck list is not in the log.
    #[error("the deck list does not give its hash")]
    ListHash,
    /// It is not valid JSON of this form.
    #[error(transparent)]
    Json(#[from] JsonFault),
}

/// Why a ruling document is not read or stored.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitDocument {
    /// It has not been described.
    #[error(
        "{0} is not a document that the program knows. Say its series, its edition and the date on which it was issued; \
         nothing was stored."
    )]
    Unknown(String),
    /// The program does not recognise it, and somebody who is not an operator wants to store it.
    #[error(
        "The program does not know this document. What is stored here is cited at every tournament of this \
         installation, so only an operator stores it. Ask an operator to import it: on this page, or with “arbiter \
         rulings import”."
    )]
    OperatorsOnly,
    /// It is too long for somebody who is not an operator.
    #[error("This is longer than 1 MB. Ask an operator to import it.")]
    TooLong,
    /// A file cannot be used.
    #[error("{name}: {why}")]
    File {
        name: String,
        /// Why it cannot be used.
        why: UnfitFile,
    },
    /// A stored document cannot be read.
    #[error("the document “{stem}”: {cause}")]
    Stored {
        stem: String,
        /// What the parser said.
        cause: String,
    },
    /// Not the name of a series.
    #[error(transparent)]
    Series(#[from] crate::domain::rulings::document::NotAWork),
}

/// Why a file is not imported as a ruling document.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitFile {
    /// It is not text.
    #[error(transparent)]
    NotText(#[from] NotText),
    /// It is a file of another kind: which one.
    #[error("is {0}, not text. Open it, select everything, copy it, and paste it as text")]
    NoText(&'static str),
    /// It is blank.
    #[error("holds no text; nothing to import")]
    Empty,
    /// The series and the edition contradict each other.
    #[error("the series {work} does not belong to {}", .edition.name())]
    OtherGame { work: String, edition: Edition },
    /// The library has reached its limit on text.
    #[error(
        "the documents here already hold {taken} of the {most} bytes of text for which there is room; import it as \
         part of a shorter collection"
    )]
    LibraryFull {
        /// The bytes of text in the library.
        taken: usize,
        /// The most that it may contain.
        most: usize,
    },
    /// It has no name.
    #[error("a document has a name and a title; give both")]
    Nameless,
    /// The previous document is newer.
    #[error("the document before it cannot have been issued on {previous}, for this one is of {issued}")]
    OlderThanBefore {
        /// The previous document's date.
        previous: chrono::NaiveDate,
        /// This document's date.
        issued: chrono::NaiveDate,
    },
}

/// The word to type to follow a decision whose grounds were reversed.
pub const REVERSED: &str = "reversed";

/// Why a decision was not cited.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotPersuasive {
    /// There is no decision there, or not yet.
    #[error(
        "There is no decision there now: it may be under appeal. Search the past decisions again and attach what is found."
    )]
    NotHeld,
    /// It is the dispute itself.
    #[error("{0} is this dispute itself, and a ruling cannot rest on itself.")]
    Itself(String),
    /// It belongs to another game.
    #[error("{0} was decided for the {edition}, which has rules of its own.", edition = .1.name())]
    OtherGame(String, Edition),
    /// No words were given.
    #[error("Quote the words of {0} that the ruling looks to.")]
    NoQuote(String),
    /// The words are not those in force.
    #[error("These words are not in the {1} of {0}. Copy them exactly, without leaving any out.")]
    OtherWords(String, &'static str),
    /// It rests on a reversed text, and this was not confirmed.
    #[error("{0} To attach it anyway, type “{REVERSED}” as the confirmation.")]
    Unconfirmed(String),
}

/// How many entries of ruling documents an account keeps at hand.
pub const MOST_ON_SHELF: usize = 60;

/// Why an entry is not kept on a shelf.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnfitShelf {
    /// The shelf is full.
    #[error("Your shelf holds {MOST_ON_SHELF} entries already. Take one off it, then keep this one.")]
    Full,
}
