//! Why the system of pairing refuses a command, in words a director can act on.

use crate::domain::bracket::cut::UnplayableCut;
use crate::domain::id::RoundNumber;
use crate::domain::pairing::system::PairingSystem;
use crate::domain::pairing::timetable::LARGEST_ROUND_ROBIN;

/// Why the system of pairing refuses a command.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SystemRefusal {
    /// The rounds that are paired belong to the system.
    #[error(
        "Play has begun, so the system stays. Discard the draft of round 1 or take the bracket back, then choose another \
         system."
    )]
    Begun,
    /// A bracket begins with its seeds.
    #[error("A bracket for everybody begins with its seeds. Set them first, then pair the first stage.")]
    SeedFirst,
    /// A bracket has at most 32 places.
    #[error(
        "A bracket has at least 2 and at most 32 players, and {active} are registered. Choose another system in the \
         settings, or register more."
    )]
    NoBracket {
        /// How many take part.
        active: usize,
    },
    /// The order names other players than those who are here.
    #[error(
        "The order does not name everybody who plays exactly once. Look at the players again, then send it."
    )]
    NotTheOrder,
    /// The standings give the seeds.
    #[error("The standings give the seeds of a cut. Only a bracket for everybody takes an order of yours.")]
    OrderFromStandings,
    /// The choices do not go together.
    #[error(transparent)]
    Unplayable(#[from] UnplayableCut),
    /// The settings say how many lost matches put a player out.
    #[error(
        "This tournament is played in {}. Choose that for its bracket, or change the settings first.",
        .system.name().to_lowercase()
    )]
    OtherElimination { system: PairingSystem },
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
    /// The timetable numbers the tables.
    #[error("The timetable of a round robin numbers its tables, so none can be fixed.")]
    NumbersStay,
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
    /// Only a timetable knows the rounds to come.
    #[error("Only the rounds of a round robin can be published all at once. Publish this round alone.")]
    NoTimetable,
    /// Each round needs a deadline.
    #[error("There are {rounds} rounds to publish, and each needs a deadline. Look at the draft again.")]
    OtherDeadlines {
        /// The rounds from the draft on.
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
