//! Why a command about pods is refused, in words a director can act on.

use crate::domain::id::{RoundNumber, TableNumber};
use crate::domain::pods::profile::PodProfileError;
use crate::domain::pods::ranking::TooFewForAPod;
use crate::domain::pods::score::ImpossiblePodScore;

/// Why a command about pods is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PodRefusal {
    /// The command is about games of two.
    #[error("This tournament is played in pods, and that is for games of two players.")]
    OfDuels,
    /// The command is about pods.
    #[error("This tournament is played in games of two, and that is for pods.")]
    OfPods,
    /// Only Tribbles is played in pods.
    #[error("Only Tribbles is played in pods. Create another tournament for another game.")]
    OtherGame,
    /// A pod cannot be forfeited.
    #[error("Nobody forfeits a pod: the others play on. Record 0 for the player, or choose another level.")]
    NoForfeit,
    /// The profile cannot be used.
    #[error("These rules cannot be used: {0}.")]
    Profile(#[from] PodProfileError),
    /// Too few players for a pod.
    #[error(
        "A pod needs {} players, and {} can be seated now. Wait for more, or play another game.",
        .0.least,
        .0.left
    )]
    TooFew(TooFewForAPod),
    /// Nobody has a bye where everybody sits in a pod.
    #[error("There are no byes in pods: everybody who is here is seated. Untick the bye.")]
    NoByes,
    /// Nothing follows the top table.
    #[error("The top table is seated, and nothing follows it. Discard its draft if that was a mistake.")]
    TopTableSeated,
    /// The top table follows heats.
    #[error("No heat has been played yet, so nobody has won a place at the top table.")]
    NoHeatYet,
    /// The standings moved since the director looked.
    #[error("The top table has changed since you opened the page. Look at it again, then seat it.")]
    SeatsChanged,
    /// The top table is seated by the standings.
    #[error(
        "The heats say who sits at the top table. Discard the draft and drop a player, or correct a result."
    )]
    TopTableIsFixed,
    /// The top table rests on this result.
    #[error(
        "The top table is already seated from this result, and others would sit there. Discard its draft first; once it \
         is published, its players stay."
    )]
    TopTableRestsOnIt,
    /// It is too late to change how pods play.
    #[error(
        "Table {table} of heat {round} has a score or a report, so the counting and the Troubles stay. Nothing was \
         changed; single scores can be corrected."
    )]
    ScoredAlready { round: RoundNumber, table: TableNumber },
    /// A score cannot have happened.
    #[error("Table {table}: {why}")]
    Impossible {
        table: TableNumber,
        /// The violated rule.
        why: ImpossiblePodScore,
    },
    /// The round has no such pod.
    #[error("Round {round} has no pod at table {table}. Check the number on the slip.")]
    NoSuchPod { round: RoundNumber, table: TableNumber },
}
