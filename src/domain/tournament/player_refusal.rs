//! Why a command about one player is refused.

use crate::domain::id::{AtTable, DisputeNumber, GroupNumber, PenaltyNumber, RoundNumber, TableNumber};

/// Why a command about one player is refused. The caller supplies the player's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerRefusal {
    /// Somebody is registered twice; the player is the one who is already here.
    AlreadyRegistered,
    /// Two people for one player.
    TwoPersons,
    /// The player left the tournament before.
    AlreadyDropped,
    /// The player has not dropped.
    NotDropped,
    /// This penalty has to be withdrawn first.
    Disqualified(PenaltyNumber),
    /// It is too late to withdraw a registration.
    PlayHasBegun,
    /// A forfeited game needs a round.
    ForfeitWithoutRound,
    /// There is no game to forfeit in this round.
    NoGameToForfeit(RoundNumber),
    /// A registration with a penalty cannot be withdrawn.
    PenaltyOnRecord,
    /// The draft of this round seats the player.
    SeatedInDraft(RoundNumber),
    /// The draft of this round says that the player is away.
    AwayInDraft(RoundNumber),
    /// The player has a place in the cut.
    InTheCut,
    /// The player wants to leave, and the next round is paired already.
    PairedMeanwhile(RoundNumber),
    /// The player is to be absent and to get an earned bye.
    BothMarks,
    /// No deck was submitted.
    NoDeck,
    /// Another list was submitted in the meantime.
    ListChanged,
    /// Lists are locked once play has begun.
    DecksLocked,
    /// A sealed deck changes between games only.
    PlaysNow,
    /// Once play has begun, players hand in no list with faults.
    FaultyList,
    /// Pools are locked once play has begun.
    PoolLocked,
    /// Staff registered the pool.
    PoolOfStaff,
    /// Staff hand a list in and do not say whether everybody may see it.
    ConsentUnsaid,
    /// The draft of this round does not seat the player.
    NotInDraft(RoundNumber),
    /// The player has no table and no bye in this round.
    NotInRound(RoundNumber),
    /// The player has a place in this round.
    InRound(RoundNumber),
    /// The player does not sit at this table.
    NotAtTable(AtTable),
    /// A penalty forfeits the game at this table, and its result does not show it.
    ForfeitUnrecorded(PenaltyNumber, AtTable),
    /// A disqualification is waiting for the director.
    DisqualificationWaits(PenaltyNumber),
    /// The draft of this round seats a disqualified player.
    DisqualifiedInDraft(RoundNumber),
    /// The draft of this round seats a player who has dropped.
    DroppedInDraft(RoundNumber),
    /// Nobody judges their own game.
    OwnPenalty,
    /// The director named this player as the one who goes on from this table.
    GoesOn(AtTable),
    /// The player left, and the opponent at this table is still here.
    LeftTheMatch(AtTable),
    /// The final is decided.
    WonTheCut,
    /// Another player has this table as a fixed one.
    TableIsTheirs(TableNumber),
    /// The player is in another team, this group.
    InTeam(GroupNumber),
    /// The player sits anywhere.
    NoFixedTable,
    /// A rating beyond the highest.
    NoSuchRating { highest: u32 },
    /// Two ratings for one player.
    TwoRatings,
    /// The dispute is about another table.
    AboutOthers(DisputeNumber, AtTable),
}
