//! What happened to the players.

use crate::domain::id::{
    AtTable, DisputeNumber, GroupNumber, PenaltyNumber, PersonId, PlayerId, RoundNumber, TableNumber,
};
use crate::domain::left_out::present;
use crate::domain::reason::{Reason, reason_or_empty};
use crate::domain::tournament::payload::entries;
use crate::domain::tournament::penalty::PenaltyLevel;
use crate::domain::tournament::player_rating::PlayerRating;
use crate::domain::tournament::sign_up::SignUp;

entries! {
    /// The director opened, changed or closed the sign-up of players.
    SignUpChanged {
        /// The terms from now on.
        pub terms: SignUp,
    }

    /// A player entered.
    PlayerRegistered {
        /// The number assigned.
        pub player: PlayerId,
        /// The person behind the player.
        pub person: PersonId,
        /// The first round played; later than 1 for a late entry.
        pub from_round: RoundNumber,
    }

    /// Staff corrected which person a player is: one known from another tournament, or nobody known.
    PlayerIdentified {
        pub player: PlayerId,
        /// The person from now on.
        pub person: PersonId,
    }

    /// The name of a player was corrected. Names are kept outside the log, which only says that one changed.
    PlayerRenamed {
        /// The player whose name was corrected.
        pub player: PlayerId,
    }

    /// The name of a player was erased for good.
    NameErased {
        /// The player whose name was erased.
        pub player: PlayerId,
    }

    /// A registration was withdrawn before play began. The player disappears, and the number is not assigned again. In older
    /// logs it may be that of a seed of a bracket, who has left then.
    RegistrationWithdrawn {
        /// The player whose registration was withdrawn.
        pub player: PlayerId,
    }

    /// A player dropped and is not paired any more.
    PlayerDropped {
        /// The player who left.
        pub player: PlayerId,
        /// The last round in which the player takes part; 0 if none was paired.
        pub after_round: RoundNumber,
        /// The reason, if given.
        #[serde(with = "reason_or_empty")]
        pub reason: Option<Reason>,
    }

    /// A player who had dropped came back.
    PlayerReinstated {
        /// The player who returned.
        pub player: PlayerId,
        /// The first round played after returning; 0 if no pairing is to come, as in a cut. Older logs name the next round
        /// there, too.
        pub from_round: RoundNumber,
        /// Their no-shows in rounds of a timetable that no longer count, because the games can still be played. Older logs
        /// have none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub games: Vec<AtTable>,
        /// The seed of the cut that they take over again from the reserve who has it. Older logs have none.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
        pub seed: Option<u32>,
    }

    /// Players can check in for the round to come.
    CheckInOpened {
        /// The round for which they check in.
        pub round: RoundNumber,
    }

    /// The check-in ended before its round was published, and everybody is paired again.
    CheckInClosed {
        /// The round for which players checked in.
        pub round: RoundNumber,
    }

    /// Players are here for the round to come, or are not after all.
    PlayersCheckedIn {
        /// The round to come.
        pub round: RoundNumber,
        /// The players who are here.
        pub here: Vec<PlayerId>,
        /// Whose check-in was taken back.
        pub gone: Vec<PlayerId>,
    }

    /// Players are kept apart in the rounds to come.
    PlayersKeptApart {
        /// The number of the group.
        pub group: GroupNumber,
        /// The players, in order.
        pub players: Vec<PlayerId>,
        /// The last round for which it counts; `None` for all.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
        pub through: Option<RoundNumber>,
        /// The reason, for staff.
        pub reason: Reason,
    }

    /// Players who were kept apart may meet.
    PlayersLetMeet {
        pub group: GroupNumber,
    }

    /// A group that is kept apart has a public name as a team, another one, or none any more.
    TeamNamed {
        pub group: GroupNumber,
        /// The name; `None` if it is not a team any more.
        pub name: Option<String>,
    }

    /// A player has a fixed table in the rounds to come.
    TableFixed {
        pub player: PlayerId,
        pub table: TableNumber,
        /// The reason, for staff.
        pub reason: Reason,
    }

    /// A player has no fixed table any more.
    TableFreed {
        pub player: PlayerId,
    }

    /// Ratings that players brought were written down or corrected, for profiles that rank by them.
    PlayersRated {
        /// The players with their ratings from now on, in the order of their numbers.
        pub ratings: Vec<PlayerRating>,
    }

    /// Private seat links were given out; the links themselves are not recorded.
    SeatLinksGiven {
        /// The players who got links.
        pub players: Vec<PlayerId>,
    }

    /// A player received a penalty.
    PenaltyIssued {
        /// Its number in the tournament.
        pub number: PenaltyNumber,
        /// The player who was penalised.
        pub player: PlayerId,
        /// The code of its kind.
        pub kind: String,
        pub level: PenaltyLevel,
        /// The round it belongs to; `None` before the first.
        pub round: Option<RoundNumber>,
        pub reason: Reason,
        /// The dispute that led to it, if any.
        pub dispute: Option<DisputeNumber>,
    }

    /// A penalty was withdrawn; it stays in the record as withdrawn.
    PenaltyWithdrawn {
        /// The penalty's number.
        pub number: PenaltyNumber,
        /// The reason given.
        pub reason: Reason,
    }
}
