//! What is asked about players.

use crate::domain::id::{
    DisputeNumber, GroupNumber, PenaltyNumber, PersonId, PlayerId, RoundNumber, TableNumber,
};
use crate::domain::reason::TypedReason;
use crate::domain::tournament::dispute::Judge;
use crate::domain::tournament::payload::commands;
use crate::domain::tournament::penalty::PenaltyLevel;
use crate::domain::tournament::player_rating::PlayerRating;
use crate::domain::tournament::sign_up::SignUp;

commands! {
    /// Enter players, in this order.
    RegisterPlayers {
        /// The persons to register.
        pub persons: Vec<PersonId>,
    }

    /// Open, change or close the sign-up of players.
    ChangeSignUp {
        /// The terms from now on.
        pub terms: SignUp,
    }

    /// Withdraw a registration before play begins.
    WithdrawRegistration {
        /// The player whose registration is withdrawn.
        pub player: PlayerId,
    }

    /// Correct which players are the same person across tournaments.
    IdentifyPlayers {
        /// Players, each with their person.
        pub same: Vec<(PlayerId, PersonId)>,
    }

    /// Note that a player's name was corrected.
    RenamePlayer {
        /// The player whose name was corrected.
        pub player: PlayerId,
    }

    /// Note that a player's name is erased.
    EraseName {
        /// The player whose name is erased.
        pub player: PlayerId,
    }

    /// Drop a player.
    DropPlayer {
        /// The player who leaves.
        pub player: PlayerId,
        /// The reason given; may be empty.
        pub reason: TypedReason,
    }

    /// Leave the tournament, as the player says on their own page.
    LeaveTournament {
        /// The player who leaves.
        pub player: PlayerId,
    }

    /// Bring a dropped player back.
    ReinstatePlayer {
        /// The player who returns.
        pub player: PlayerId,
    }

    /// Let players check in for the round to come.
    OpenCheckIn {}

    /// End the check-in: everybody is paired again.
    CloseCheckIn {}

    /// Note who is here for the round to come, and who is not after all.
    NoteCheckIns {
        /// Players who are here.
        pub here: Vec<PlayerId>,
        /// Players whose check-in is taken back.
        pub gone: Vec<PlayerId>,
    }

    /// Pair the next round as a draft with those who have checked in.
    PairWhoIsHere {
        /// Players who leave the tournament unless they have checked in; the others are absent from this round alone.
        pub drop: Vec<PlayerId>,
    }

    /// Keep players apart in the rounds to come.
    KeepApart {
        /// The players; at least two.
        pub players: Vec<PlayerId>,
        /// The last round for which it counts; `None` for all.
        pub through: Option<RoundNumber>,
        /// The reason, for staff.
        pub reason: TypedReason,
    }

    /// Let players meet who were kept apart.
    LetMeet {
        pub group: GroupNumber,
    }

    /// Give a group that is kept apart a public name as a team.
    NameTeam {
        pub group: GroupNumber,
        /// The name; empty to take it away.
        pub name: String,
    }

    /// Let a player sit at one table in the rounds to come.
    FixTable {
        pub player: PlayerId,
        pub table: TableNumber,
        /// The reason, for staff.
        pub reason: TypedReason,
    }

    /// Let a player with a fixed table sit anywhere again.
    FreeTable {
        pub player: PlayerId,
    }

    /// Write down the ratings that players bring to the tournament. Players who are not named keep theirs.
    RatePlayers {
        pub ratings: Vec<PlayerRating>,
    }

    /// Note that private seat links were given out.
    GiveSeatLinks {
        /// The players who get links.
        pub players: Vec<PlayerId>,
    }

    /// Issue a penalty.
    IssuePenalty {
        /// The player who is penalised.
        pub player: PlayerId,
        /// The judge who issues it.
        pub judge: Judge,
        /// The code of its kind.
        pub kind: String,
        pub level: PenaltyLevel,
        /// The round it belongs to, if any.
        pub round: Option<RoundNumber>,
        pub reason: TypedReason,
        /// The dispute that led to it.
        pub dispute: Option<DisputeNumber>,
        /// Whether it is known that the player does not sit at the table of that dispute.
        pub others: bool,
    }

    /// Confirm a disqualification that waits for the director, which drops the player.
    ConfirmDisqualification {
        /// The penalty's number.
        pub number: PenaltyNumber,
        /// The director who confirms it.
        pub judge: Judge,
    }

    /// Withdraw a penalty.
    WithdrawPenalty {
        /// The penalty's number.
        pub number: PenaltyNumber,
        /// The judge who withdraws it.
        pub judge: Judge,
        /// The reason given.
        pub reason: TypedReason,
    }
}
