//! Why the system of pairing refuses a command, in words a director can act on.

use crate::domain::id::RoundNumber;
use crate::domain::pairing::timetable::LARGEST_ROUND_ROBIN;

/// Why the system of pairing refuses a command.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SystemRefusal {
    /// The rounds that are paired belong to the system.
    #[error(
        "Round 1 is paired, so the system stays. While it is a draft, discard it first, then choose another system."
    )]
    Begun,
    /// Everybody meets everybody.
    #[error(
        "Nobody sits out in a round robin, because everybody meets everybody. Drop a player who has left, or record a \
         no-show at their table."
    )]
    NobodySitsOut,
    /// The timetable pairs the rounds.
    #[error(
        "The timetable says who meets whom in a round robin, so players do not change tables. To draw another one, \
         discard round 1 while it is a draft."
    )]
    PairsAreFixed,
    /// Nobody can be kept apart.
    #[error("Everybody meets everybody in a round robin, so nobody can be kept apart.")]
    EverybodyMeets,
    /// There is no place in the timetable.
    #[error(
        "The timetable has no free number, so nobody else can enter. While round 1 is a draft, discard it, register \
         everybody and pair it again."
    )]
    NoFreeNumber,
    /// There is one place in the timetable.
    #[error(
        "The timetable has one free number, so one player can still enter. While round 1 is a draft, discard it, register \
         everybody and pair it again."
    )]
    OneFreeNumber,
    /// A late player meets the player who is free.
    #[error(
        "By the timetable this player meets somebody else in round {round}, so they start in the next round."
    )]
    MeetsAnother { round: RoundNumber },
    /// The last round of the timetable is played.
    #[error(
        "Everybody has met everybody: round {rounds} was the last of the timetable. Start a cut, or close the tournament."
    )]
    Over {
        /// The rounds of the timetable.
        rounds: u32,
    },
    /// More players than a timetable takes.
    #[error(
        "A round robin has at most {LARGEST_ROUND_ROBIN} players, and {active} are registered. Choose Swiss in the settings."
    )]
    TooMany {
        /// How many take part.
        active: usize,
    },
}
