//! Why the system of pairing refuses a command, in words a director can act on.

use crate::domain::bracket::cut::UnplayableCut;
use crate::domain::id::RoundNumber;
use crate::domain::pairing::system::PairingSystem;

/// How a timetable can be drawn again for more players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Redraw {
    /// Its first round is a draft that can be discarded.
    Draft,
    /// Its first round is published, and nothing is reported in it.
    Publication,
    /// Not at all: it is played.
    Never,
}

/// Why the system of pairing refuses a command.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SystemRefusal {
    /// The rounds that are paired belong to the system.
    Begun,
    /// As many rounds as are published stay planned.
    RoundsPublished {
        /// The newest published round.
        newest: RoundNumber,
    },
    /// A bracket begins with its seeds.
    SeedFirst,
    /// A bracket has at most 32 places.
    NoBracket {
        /// How many players take part.
        active: usize,
    },
    /// The order names other players than those who are here.
    NotTheOrder,
    /// The standings give the seeds.
    OrderFromStandings,
    /// The choices do not go together.
    Unplayable(#[from] UnplayableCut),
    /// The settings say how many lost matches put a player out.
    OtherElimination { system: PairingSystem },
    /// Everybody meets everybody.
    NobodySitsOut,
    /// The timetable pairs the rounds.
    PairsAreFixed,
    /// Nobody can be kept apart.
    EverybodyMeets,
    /// The timetable numbers the tables.
    NumbersStay,
    /// There is no place in the timetable.
    NoFreeNumber(Redraw),
    /// There is one place in the timetable.
    OneFreeNumber(Redraw),
    /// Every round is paired, and nobody has a bye that a late player could play against.
    NoGameLeft,
    /// A late player meets the player who is free.
    MeetsAnother { round: RoundNumber },
    /// The last round of the timetable is played.
    Over {
        /// The rounds of the timetable.
        rounds: u32,
    },
    /// Only a timetable knows the rounds to come.
    NoTimetable,
    /// Each round needs a deadline.
    OtherDeadlines {
        /// The rounds from the draft on.
        rounds: u32,
    },
    /// More players than a timetable takes.
    TooMany {
        /// How many players take part.
        active: usize,
    },
}
