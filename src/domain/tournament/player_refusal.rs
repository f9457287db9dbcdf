//! Why a command about one player is refused.

use crate::domain::id::{AtTable, DisputeNumber, GroupNumber, PenaltyNumber, RoundNumber, TableNumber};

/// Why a command about one player is refused. The caller supplies the player's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerRefusal {
    /// The same person twice; the player is the one who is already here.
    AlreadyRegistered,
    /// Two persons for one player.
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
    /// The player wants to leave, and the next round is paired already.
    PairedMeanwhile(RoundNumber),
    /// No deck was submitted.
    NoDeck,
    /// Another list was submitted in the meantime.
    ListChanged,
    /// Lists are locked once play has begun.
    DecksLocked,
    /// A sealed deck changes between games only.
    PlaysNow,
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
    /// The final is decided.
    WonTheCut,
    /// Another player has this table as a fixed one.
    TableIsTheirs(TableNumber),
    /// The player is in another team, this group.
    InTeam(GroupNumber),
    /// The player sits anywhere.
    NoFixedTable,
    /// The dispute is about another table.
    AboutOthers(DisputeNumber, AtTable),
}

impl PlayerRefusal {
    /// The sentence; `who` is the player's name, or `#7`.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind")]
    pub fn sentence(self, who: &str) -> String {
        match self {
            Self::AlreadyRegistered => format!("{who} is already registered in this tournament."),
            Self::TwoPersons => format!("{who} cannot be two persons. Tick one of them."),
            Self::AlreadyDropped => format!("{who} has already dropped. Reinstate the player to pair again."),
            Self::NotDropped => format!("{who} has not dropped and is paired as usual."),
            Self::Disqualified(penalty) => format!(
                "{who} is disqualified by penalty {penalty}. Withdraw that penalty first, then reinstate the player."
            ),
            Self::PlayHasBegun => format!(
                "Play has begun, so the registration of {who} stays on record. Drop the player instead."
            ),
            Self::ForfeitWithoutRound => format!(
                "A forfeited game is one of a round, and none is named. Choose the round whose game {who} loses, or \
                 another level."
            ),
            Self::NoGameToForfeit(round) => format!(
                "{who} has no game in round {round}, so none can be forfeited there. Choose the round of the game, or \
                 another level."
            ),
            Self::PenaltyOnRecord => {
                format!("{who} has a penalty on record, so the registration stays. Drop the player instead.")
            }
            Self::SeatedInDraft(round) => format!(
                "{who} is seated in the draft of round {round}. Publish the round or discard the draft first."
            ),
            Self::PairedMeanwhile(round) => format!(
                "Round {round} is being paired, and {who} has a place in it. Tell the director now, or leave once the \
                 round is published."
            ),
            Self::NoDeck => format!("{who} has not handed in a deck list yet."),
            Self::ListChanged => format!(
                "{who} has another list now. Open the deck again and check it against that one; nothing was recorded."
            ),
            Self::DecksLocked => format!(
                "Play has begun, so deck lists are locked. A director or deck checker can hand in a changed list with \
                 {who} present."
            ),
            Self::PlaysNow => format!(
                "{who} is playing. The deck can change as soon as the result of this game is recorded."
            ),
            Self::PoolLocked => format!(
                "Play has begun, so pools are locked. A director or deck checker can register a corrected pool with \
                 {who} present."
            ),
            Self::PoolOfStaff => format!(
                "Staff registered the pool of {who}, so only staff can correct it. Go to a director or deck checker."
            ),
            Self::ConsentUnsaid => format!(
                "Ask {who} whether everybody may see the list, and say what you heard. Nothing was handed in."
            ),
            Self::NotInDraft(round) => format!("{who} is not in the draft of round {round}."),
            Self::NotInRound(round) => format!("{who} has neither a table nor the bye in round {round}."),
            Self::InRound(round) => format!("{who} has a place in round {round} already."),
            Self::NotAtTable(AtTable { round, table }) => format!(
                "{who} does not sit at table {table} in round {round}. Report the result of your own table."
            ),
            Self::ForfeitUnrecorded(penalty, AtTable { round, table }) => format!(
                "Penalty {penalty} takes the game of {who} in round {round}, table {table}, and its result does not \
                 say so. Record that first, or withdraw the penalty."
            ),
            Self::DisqualificationWaits(penalty) => format!(
                "The disqualification of {who} (penalty {penalty}) waits for the director. Confirm it or withdraw it \
                 first."
            ),
            Self::DisqualifiedInDraft(round) => format!(
                "{who} is disqualified and has a place in the draft of round {round}. Discard the draft and pair again."
            ),
            Self::DroppedInDraft(round) => format!(
                "{who} has dropped and has a place in the draft of round {round}. Discard the draft and pair again, or \
                 reinstate the player first."
            ),
            Self::WonTheCut => {
                format!("{who} has won the final: nothing is left to pair. Close the tournament.")
            }
            Self::TableIsTheirs(table) => format!(
                "Table {table} is fixed for {who}. Choose another table, or let {who} sit anywhere first."
            ),
            Self::InTeam(group) => {
                format!(
                    "{who} is in the team of group {group} and counts for one team. Take its name away first."
                )
            }
            Self::AboutOthers(dispute, AtTable { round, table }) => format!(
                "Dispute {dispute} is about round {round}, table {table}, where {who} does not sit. Choose the dispute \
                 of {who}, or none; or say that you mean it anyway."
            ),
            Self::NoFixedTable => format!("{who} has no fixed table any more. Load the page again."),
            Self::OwnPenalty => format!(
                "You are {who} or sit at the same table, so you neither issue nor withdraw this penalty. Another \
                 judge has to."
            ),
        }
    }
}
