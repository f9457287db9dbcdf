//! What happened at a table: raw scores and how the game ended. Points are calculated from it, never stored.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// One of the two sides of a table, in the order in which the pairing names its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The first-named player.
    A,
    /// The second-named player.
    B,
}

impl Side {
    /// The opponent's side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// The value that belongs to this side.
    pub const fn of<T: Copy>(self, [a, b]: [T; 2]) -> T {
        match self {
            Self::A => a,
            Self::B => b,
        }
    }
}

/// Who forfeited because of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forfeiting {
    /// Only the player at side A.
    A,
    /// Only the player at side B.
    B,
    Both,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(tag = "reason", rename_all = "kebab-case", from = "WrittenEnd")]
#[strum(serialize_all = "kebab-case")]
pub enum EndReason {
    /// A player met the winning conditions.
    Complete {
        /// Who met the winning conditions.
        winner: Side,
    },
    /// Time was called.
    Time,
    /// The draw decks ran out.
    DeckedOut,
    /// Won or lost because of a card.
    Card {
        /// Who won by the card.
        winner: Side,
    },
    /// Lost by a forfeit from a card.
    CardForfeit { by: Forfeiting },
    /// A player conceded.
    Concession { by: Side },
    /// A player did not appear.
    NoShow {
        /// Who did not appear.
        by: Side,
    },
    /// A player lost the game by a penalty, a forfeit or a disqualification. Words name neither: who plays on after a forfeit
    /// was not disqualified.
    Disqualified {
        /// Who was disqualified.
        by: Side,
    },
    /// Neither player appeared.
    BothAbsent,
    /// The game does not count.
    Void,
}

/// An ending as it is read. Each has a list of fields, be it an empty one: of a variant without any, the derived reader
/// passes over whatever else is written there.
#[derive(Deserialize)]
#[serde(tag = "reason", rename_all = "kebab-case", deny_unknown_fields)]
enum WrittenEnd {
    Complete { winner: Side },
    Time {},
    DeckedOut {},
    Card { winner: Side },
    CardForfeit { by: Forfeiting },
    Concession { by: Side },
    NoShow { by: Side },
    Disqualified { by: Side },
    BothAbsent {},
    Void {},
}

impl From<WrittenEnd> for EndReason {
    fn from(written: WrittenEnd) -> Self {
        match written {
            WrittenEnd::Complete { winner } => Self::Complete { winner },
            WrittenEnd::Time {} => Self::Time,
            WrittenEnd::DeckedOut {} => Self::DeckedOut,
            WrittenEnd::Card { winner } => Self::Card { winner },
            WrittenEnd::CardForfeit { by } => Self::CardForfeit { by },
            WrittenEnd::Concession { by } => Self::Concession { by },
            WrittenEnd::NoShow { by } => Self::NoShow { by },
            WrittenEnd::Disqualified { by } => Self::Disqualified { by },
            WrittenEnd::BothAbsent {} => Self::BothAbsent,
            WrittenEnd::Void {} => Self::Void,
        }
    }
}

impl EndReason {
    /// Whether two players have met if their game ended like this, so that pairing them again is a rematch.
    ///
    /// They have not after a void game, which does not count, or if one or both did not appear: no game was played,
    /// and strength of schedule leaves it out for the same reason (rule notes, section 2: “opponents actually
    /// played”). About pairing itself the sources are silent, so this is the project's default.
    pub const fn is_meeting(self) -> bool {
        match self {
            Self::Void | Self::NoShow { .. } | Self::BothAbsent => false,
            Self::Complete { .. }
            | Self::Time
            | Self::DeckedOut
            | Self::Card { .. }
            | Self::CardForfeit { .. }
            | Self::Concession { .. }
            | Self::Disqualified { .. } => true,
        }
    }
}

/// The missions that the winner had completed, ticked with a win under a profile that asks for both.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WonMissions {
    /// A planet mission.
    pub planet: bool,
    /// A space mission.
    pub space: bool,
}

impl WonMissions {
    /// One of each, which is what a win in Second Edition takes.
    pub const BOTH: Self = Self { planet: true, space: true };
    /// Nothing was asked, or nothing ticked.
    pub const NONE: Self = Self { planet: false, space: false };

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
    fn is_none(&self) -> bool {
        *self == Self::NONE
    }
}

/// The raw record of one game, as written on the slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameResult {
    /// Final points of side A and side B, as scored in the game; they may be negative.
    pub scores: [i64; 2],
    /// The part of `scores` that did not count toward winning (such as points cut by Intermix Ratio).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub not_counting: [i64; 2],
    /// How the game ended.
    pub end: EndReason,
    /// Who took the first turn, if recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub went_first: Option<Side>,
    /// What was ticked with a win by the winning conditions. Results of older logs have none.
    #[serde(default, skip_serializing_if = "WonMissions::is_none")]
    pub missions: WonMissions,
    /// Whether the director has said what it counts, where the profile wants that asked. Results of older logs do not say so.
    #[serde(default, skip_serializing_if = "is_not")]
    pub asked: bool,
}

impl GameResult {
    /// A game with these final points that ended like this; nothing else is noted.
    pub const fn ended(scores: [i64; 2], end: EndReason) -> Self {
        Self {
            scores,
            not_counting: [0, 0],
            end,
            went_first: None,
            missions: WonMissions::NONE,
            asked: false,
        }
    }

    /// Whether both say the same about the game. That the director was asked is no claim about it: a tick alone makes no
    /// other result.
    pub fn says_the_same(&self, other: &Self) -> bool {
        Self { asked: other.asked, ..*self } == *other
    }

    /// The final points of both sides that count toward winning.
    pub const fn counting(&self) -> [i64; 2] {
        let ([a, b], [not_a, not_b]) = (self.scores, self.not_counting);
        [a.saturating_sub(not_a), b.saturating_sub(not_b)]
    }

    /// The player recorded as meeting the winning conditions with fewer counting points: possible, but usually a
    /// mistake.
    pub const fn won_from_behind(&self) -> Option<Side> {
        let [a, b] = self.counting();
        let lead = a.saturating_sub(b);
        let EndReason::Complete { winner } = self.end else { return None };
        let behind = match winner {
            Side::A => lead < 0,
            Side::B => lead > 0,
        };
        if behind { Some(winner) } else { None }
    }
}

fn is_zero(points: &[i64; 2]) -> bool {
    *points == [0, 0]
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
const fn is_not(claim: &bool) -> bool {
    !*claim
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ending_is_read_as_it_is_written_and_with_nothing_beside_it() {
        for (end, written) in [
            (EndReason::Complete { winner: Side::B }, r#"{"reason":"complete","winner":"b"}"#),
            (EndReason::Time, r#"{"reason":"time"}"#),
            (EndReason::DeckedOut, r#"{"reason":"decked-out"}"#),
            (EndReason::Card { winner: Side::A }, r#"{"reason":"card","winner":"a"}"#),
            (EndReason::CardForfeit { by: Forfeiting::Both }, r#"{"reason":"card-forfeit","by":"both"}"#),
            (EndReason::Concession { by: Side::A }, r#"{"reason":"concession","by":"a"}"#),
            (EndReason::NoShow { by: Side::B }, r#"{"reason":"no-show","by":"b"}"#),
            (EndReason::Disqualified { by: Side::A }, r#"{"reason":"disqualified","by":"a"}"#),
            (EndReason::BothAbsent, r#"{"reason":"both-absent"}"#),
            (EndReason::Void, r#"{"reason":"void"}"#),
        ] {
            assert_eq!(serde_json::to_string(&end).unwrap(), written);
            assert_eq!(serde_json::from_str::<EndReason>(written).unwrap(), end);
            let more = written.replace('}', r#","loser":"a"}"#);
            let refused = serde_json::from_str::<EndReason>(&more).unwrap_err();
            assert!(refused.to_string().starts_with("unknown field `loser`"), "{more}: {refused}");
        }
    }
}
