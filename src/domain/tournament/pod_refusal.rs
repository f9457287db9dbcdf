//! Why a command about pods is refused, in words a director can act on.

use crate::domain::id::{RoundNumber, TableNumber};
use crate::domain::pods::profile::PodProfileError;
use crate::domain::pods::ranking::TooFewForAPod;
use crate::domain::pods::score::ImpossiblePodScore;

/// Why a command about pods is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PodRefusal {
    /// The command is about games of two.
    OfDuels,
    /// The command is about pods.
    OfPods,
    /// Only Tribbles is played in pods.
    OtherGame,
    /// A pod cannot be forfeited.
    NoForfeit,
    /// The profile cannot be used.
    Profile(#[from] PodProfileError),
    /// Too few players for a pod.
    TooFew(TooFewForAPod),
    /// Nobody has a bye where everybody sits in a pod.
    NoByes,
    /// Nothing follows the top table.
    TopTableSeated,
    /// The top table follows heats.
    NoHeatYet,
    /// The standings moved since the director looked.
    SeatsChanged,
    /// The top table has as many players as a pod.
    TopTableSize { least: u32, most: u32 },
    /// The heats say who sits at the top table, so a player comes in only when it is seated again.
    TopTableStays,
    /// Players change pods only in the heat being played.
    HeatNotPlayed { round: RoundNumber },
    /// Both sit in this pod.
    SamePod { table: TableNumber },
    /// Every pod is full, or something was reported there.
    NoRoom { round: RoundNumber },
    /// The pod at this table has the fewest players and takes nobody, so one more elsewhere would be one too many.
    NoEvenRoom { round: RoundNumber, table: TableNumber },
    /// Then too few would be left at this table.
    TooFewStay {
        table: TableNumber,
        /// How many would be left.
        players: usize,
        /// How many a pod needs.
        least: u32,
    },
    /// Then the sizes of two pods would differ by more than one.
    Uneven {
        /// The table of the smaller pod.
        small: TableNumber,
        /// How many would play there.
        fewer: usize,
        /// The table of the larger pod.
        large: TableNumber,
        /// How many would play there.
        more: usize,
    },
    /// Too few players are left for the pods that are to be seated again.
    TooFewAgain {
        /// How many have not left.
        left: usize,
        /// How many that many pods need.
        needed: usize,
    },
    /// The top table is seated by the standings.
    TopTableIsFixed,
    /// The top table rests on this result.
    TopTableRestsOnIt,
    /// It is too late to change how pods play.
    ScoredAlready { round: RoundNumber, table: TableNumber },
    /// A score cannot have happened.
    Impossible {
        table: TableNumber,
        /// The violated rule.
        why: ImpossiblePodScore,
    },
    /// The round has no such pod.
    NoSuchPod { round: RoundNumber, table: TableNumber },
}
