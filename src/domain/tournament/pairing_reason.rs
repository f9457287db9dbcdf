//! Why two players were paired, or why a player has the bye, frozen in the log.

use serde::{Deserialize, Serialize};

use crate::domain::bracket::double::MatchPart;
use crate::domain::id::PlayerId;
use crate::domain::left_out::present;
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::pairing::obstacle::Obstacle;
use crate::domain::pairing::timetable::Timetable;
use crate::domain::pairing::{Bye, PairedRound, Pairing, SwissReason};
use crate::domain::reason::Reason;

/// Prefix of the director's reason for a pairing made by hand.
const BY_HAND: &str = "Changed by hand: ";

/// Why a pairing was made, as a sentence for people who read the log itself: the algorithm's words with players as `#7`, or
/// a person's words, unchanged. Pages say the cause beside it; only logs of earlier versions have nothing but the sentence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PairingReason(String);

impl PairingReason {
    /// Why two players meet.
    pub fn of_pair(why: &WhyPaired<'_>) -> Self {
        Self(why.to_string())
    }

    /// Why a player has the bye.
    pub fn of_bye(cause: &ByeCause) -> Self {
        Self(cause.to_string())
    }

    /// The words of the director who changed it.
    pub fn by_hand(reason: &str) -> Self {
        Self(format!("{BY_HAND}{reason}"))
    }

    /// What the director wrote, if it was made by hand: for logs of earlier versions.
    pub fn given(&self) -> Option<&str> {
        self.0.strip_prefix(BY_HAND)
    }

    /// As the log holds it.
    pub fn written(&self) -> &str {
        &self.0
    }

    /// In words, with the names of the players: for logs of earlier versions.
    pub fn words(&self, name: impl Fn(PlayerId) -> String) -> String {
        if self.0.starts_with(BY_HAND) {
            return self.0.clone();
        }
        let mut parts = self.0.split('#');
        let mut named = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let digits = part.len() - part.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let (number, rest) = part.split_at(digits);
            match number.parse() {
                Ok(number) => named.push_str(&name(PlayerId(number))),
                Err(_) => named.extend(["#", number]),
            }
            named.push_str(rest);
        }
        named
    }
}

/// Why two players meet, as a value that each language can say. The players and the table are those of the pair. Logs of
/// earlier versions hold the sentence alone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum PairingCause {
    /// A pair of a Swiss round.
    Swiss {
        /// What the pairing weighed.
        reason: SwissReason,
        /// Why a rematch was unavoidable, as far as it was found.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
        obstacle: Option<Box<Obstacle>>,
    },
    /// In a round robin: their numbers of the timetable.
    Timetable([u32; 2]),
    /// A match of a bracket.
    Bracket { part: MatchPart, seeds: [u32; 2] },
    /// A director seated them, for this reason.
    ByHand(Reason),
}

impl PairingCause {
    /// That two players meet by a timetable; `None` if one of them has no number.
    pub fn of_timetable(timetable: &Timetable, players: [PlayerId; 2]) -> Option<Self> {
        let [a, b] = players.map(|player| number_in(timetable, player));
        a.zip(b).map(|(a, b)| Self::Timetable([a, b]))
    }

    /// Why two players meet in a Swiss round.
    pub fn of_swiss(round: &PairedRound, pairing: &Pairing) -> Self {
        let obstacle = round.obstacle.clone().filter(|_| !pairing.reason.met_in.is_empty());
        Self::Swiss { reason: pairing.reason.clone(), obstacle: obstacle.map(Box::new) }
    }
}

/// Two players and why they meet. As plain text, it is the sentence of the log, with players as `#7`.
#[derive(Debug, Clone, Copy)]
pub struct WhyPaired<'a> {
    /// The players at side A and side B.
    pub players: [PlayerId; 2],
    pub cause: &'a PairingCause,
    /// How their round was paired.
    pub algorithm: Algorithm,
}

/// Why a player has the bye, as a value that each language can say. As plain text, it is the sentence of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum ByeCause {
    /// A bye of a Swiss round.
    Swiss {
        /// The player's victory points before this round.
        points: i64,
        /// Byes the player had before.
        former: u32,
        /// Occupied score groups below the player's own.
        groups_below: u32,
    },
    /// In a round robin: the player's number of the timetable.
    Timetable(u32),
    /// A director gave it, for this reason.
    ByHand(Reason),
}

impl ByeCause {
    /// That a player meets nobody by a timetable; `None` without a number.
    pub fn of_timetable(timetable: &Timetable, player: PlayerId) -> Option<Self> {
        number_in(timetable, player).map(Self::Timetable)
    }

    /// Why a player has the bye of a Swiss round.
    pub const fn of_swiss(bye: &Bye) -> Self {
        Self::Swiss { points: bye.points, former: bye.former, groups_below: bye.groups_below }
    }
}

fn number_in(timetable: &Timetable, player: PlayerId) -> Option<u32> {
    timetable.number_of(player).and_then(|number| u32::try_from(number).ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::id::RoundNumber;
    use crate::domain::reason::TypedReason;

    #[test]
    fn names_are_put_into_the_words_of_the_pairing_alone() {
        let name = |player: PlayerId| format!("player {player}");
        let floats = PairingReason("#7 floats down".to_owned());
        assert_eq!(floats.words(name), "player 7 floats down");
        assert_eq!(PairingReason::by_hand("#7 asked").words(name), "Changed by hand: #7 asked");
    }

    #[test]
    fn a_cause_is_written_in_few_signs_and_read_back() {
        let typed = TypedReason::from("They share a car.").read(500).unwrap();
        let met = |rounds: &[u32]| SwissReason {
            points: [6, 4],
            met_in: rounds.iter().copied().map(RoundNumber).collect(),
            not_kept_apart: false,
            never: false,
            fixed: None,
        };
        let groups = vec![vec![PlayerId(1)], vec![PlayerId(4)]];
        let obstacle = Obstacle { groups, helpers: Vec::new(), bye_helps: false };
        let obstacle = Some(Box::new(obstacle));
        for (cause, written) in [
            (
                PairingCause::Swiss { reason: met(&[]), obstacle: None },
                r#"{"swiss":{"reason":{"points":[6,4]}}}"#,
            ),
            (
                PairingCause::Swiss { reason: met(&[2]), obstacle },
                r#"{"swiss":{"reason":{"points":[6,4],"met_in":[2]},"obstacle":{"groups":[[1],[4]]}}}"#,
            ),
            (PairingCause::Timetable([3, 8]), r#"{"timetable":[3,8]}"#),
            (
                PairingCause::Bracket { part: MatchPart::ThirdPlace, seeds: [1, 4] },
                r#"{"bracket":{"part":"third-place","seeds":[1,4]}}"#,
            ),
            (PairingCause::ByHand(typed.unwrap()), r#"{"by-hand":"They share a car."}"#),
        ] {
            assert_eq!(serde_json::to_string(&cause).unwrap(), written);
            assert_eq!(serde_json::from_str::<PairingCause>(written).unwrap(), cause);
        }
        let unknown = r#"{"swiss":{"reason":{"points":[6,4],"mood":1}}}"#;
        let empty = r#"{"swiss":{"reason":{"points":[6,4]},"obstacle":null}}"#;
        for wrong in [unknown, empty] {
            assert!(serde_json::from_str::<PairingCause>(wrong).is_err(), "{wrong}");
        }
    }
}
