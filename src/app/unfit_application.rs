//! Why an application for a place is not taken or settled, each reason as a value.

use crate::messages::say;

/// How many applications wait at one tournament; nobody who wants to play sends more.
pub const MOST_WAITING: i64 = 1_000;
/// The longest list sent with an application, in characters.
pub const LONGEST_LIST: usize = 20_000;
/// The longest word to a player who is declined, in characters.
pub const LONGEST_WORD: usize = 500;

/// Why an application for a place is not taken or settled.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitApplication {
    /// The application came too late.
    #[error("{}", say("unfit-application-closed"))]
    Closed,
    /// Too many applications wait.
    #[error("{}", say("unfit-application-crowded").with("most", MOST_WAITING))]
    Crowded,
    /// No name was typed.
    #[error("{}", say("unfit-application-no-name"))]
    NoName,
    /// The name cannot be shown.
    #[error("{}", say("unfit-application-name").with("most", .0))]
    Name(usize),
    /// The list is too long.
    #[error("{}", say("unfit-application-long-list").with("length", .0).with("most", LONGEST_LIST))]
    LongList(usize),
    /// The word to the player is too long.
    #[error("{}", say("unfit-application-long-word").with("length", .0).with("most", LONGEST_WORD))]
    LongWord(usize),
    /// No application was chosen.
    #[error("{}", say("unfit-application-nobody"))]
    Nobody,
    /// Nobody waits, or no place is free.
    #[error("{}", say("unfit-application-nobody-fits"))]
    NobodyFits,
    /// More are chosen than there are places.
    #[error("{}", say("unfit-application-no-places").with("ticked", .ticked).with("free", .free))]
    NoPlaces {
        /// How many applications were chosen.
        ticked: usize,
        /// How many places are free.
        free: usize,
    },
    /// Somebody else settled the application first, or its player took it back.
    #[error("{}", say("unfit-application-meanwhile"))]
    Meanwhile,
    /// The player cannot change it any more.
    #[error("{}", say("unfit-application-settled"))]
    Settled,
}
