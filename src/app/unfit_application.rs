//! Why an application for a place is not taken or settled, each reason as a value.

/// How many applications wait at one tournament; more are sent by nobody who wants to play.
pub const MOST_WAITING: i64 = 1_000;
/// The longest list sent with an application, in characters.
pub const LONGEST_LIST: usize = 20_000;
/// The longest word to a player who is declined, in characters.
pub const LONGEST_WORD: usize = 500;

/// Why an application for a place is not taken or settled.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitApplication {
    /// It came too late.
    #[error("The sign-up is closed, so nothing was sent. Ask the director whether there is still a place.")]
    Closed,
    /// Too many wait.
    #[error("{MOST_WAITING} players wait already, so nothing was sent. Ask the director.")]
    Crowded,
    /// No name was typed.
    #[error("Type your name.")]
    NoName,
    /// The name cannot be shown.
    #[error("Type your name in at most {0} letters that can all be seen, with at most four accents on each.")]
    Name(usize),
    /// The list is too long.
    #[error("The list has {0} characters; at most {LONGEST_LIST} fit.")]
    LongList(usize),
    /// The word to the player is too long.
    #[error("The word to the player has {0} characters; at most {LONGEST_WORD} fit.")]
    LongWord(usize),
    /// No application was chosen.
    #[error("Nobody is ticked. Tick the players first.")]
    Nobody,
    /// Nobody waits, or no place is free.
    #[error("No place is free, or nobody waits. Give the tournament more places first, or decline players.")]
    NobodyFits,
    /// More are chosen than there are places.
    #[error(
        "More players are ticked than places are free: {ticked} and {free}. Untick some, or give the tournament more places."
    )]
    NoPlaces {
        /// How many were chosen.
        ticked: usize,
        /// How many places are free.
        free: usize,
    },
    /// Somebody else was faster.
    #[error(
        "Somebody else settled one of these applications meanwhile, or its player took it back, so nothing was recorded. \
         Look at the list again."
    )]
    Meanwhile,
    /// The player cannot change it any more.
    #[error("Your application does not wait any more, so nothing was changed. Look at it again.")]
    Settled,
}
