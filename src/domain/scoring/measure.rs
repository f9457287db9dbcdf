//! The measures that separate tied players. A profile lists them in its order.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::domain::id::{PlayerId, RoundNumber};
use crate::domain::scoring::fraction::Fraction;

/// One tie-breaker; a higher value is better, except for the two that count losses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// Points for results and byes.
    VictoryPoints,
    /// Victory points of the opponents played, once for each meeting.
    StrengthOfSchedule,
    /// Sum of the margins.
    Differential,
    /// Victory points from the games the tied players had against each other.
    ///
    /// It applies only if every two of them met, all equally often; otherwise a player could gain by having met more
    /// of the others. Each tied player then has one number, and the order stays consistent.
    HeadToHead,
    /// Strength of schedule of the opponents played, once for each meeting.
    ///
    /// Always from the sums of points; where the profile averages, it is divided by all the meetings behind it.
    OpponentsStrength,
    /// Full wins; a bye does not count.
    FullWins,
    /// Full and modified losses, the fewer the better. Whether modified ones count was not read (A545): this is one reading,
    /// and [`Measure::FewestFullLosses`] the other.
    FewestLosses,
    /// Full losses alone, the fewer the better.
    FewestFullLosses,
    ModifiedWins,
    /// Victory points after each round, added up: early wins count more often.
    CumulativeVictoryPoints,
    /// The player's rating, typed in by the director.
    ///
    /// It applies only if everybody who is tied has one.
    Rating,
}

impl Measure {
    /// Every measure, in the order in which a page offers them.
    pub const ALL: [Self; 11] = [
        Self::VictoryPoints,
        Self::StrengthOfSchedule,
        Self::Differential,
        Self::HeadToHead,
        Self::OpponentsStrength,
        Self::FullWins,
        Self::FewestLosses,
        Self::FewestFullLosses,
        Self::ModifiedWins,
        Self::CumulativeVictoryPoints,
        Self::Rating,
    ];

    /// The name in profile files and JSON.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }

    /// The measure of this name in profile files and JSON.
    pub fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|measure| measure.code() == code)
    }
}

/// How the opponents' points are combined.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum StrengthMode {
    /// Added up; can be checked by hand.
    Sum,
    /// Divided by the number of meetings, so that a bye costs nothing.
    Average,
}

impl StrengthMode {
    /// Both modes, in the order in which a page offers them.
    pub const ALL: [Self; 2] = [Self::Sum, Self::Average];

    /// The name in profile files.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }
}

/// Where one term comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TermOrigin {
    /// A game against this player.
    Game(PlayerId),
    /// A normal bye.
    Bye,
    EarnedBye,
    /// A round not played.
    Unplayed,
    /// The player's own victory points after the round.
    Standing,
}

/// One term of a measure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Term {
    /// The round it comes from.
    pub round: RoundNumber,
    /// The game or bye it comes from.
    pub origin: TermOrigin,
    /// What the term adds to the measure.
    pub value: i64,
}

/// One measure of one player, with its arithmetic.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Measured {
    pub measure: Measure,
    /// Its value; `None` if it does not apply, as head-to-head between players who are not tied.
    pub value: Option<Fraction>,
    /// The terms, in order of rounds.
    pub terms: Vec<Term>,
    /// The divisor of an average; `None` for a sum.
    pub divided_by: Option<u32>,
}

impl Measured {
    /// The arithmetic in one line, such as `9 = Odo 4 + Quark 3 + Rom 2`; `name` gives a player's name.
    pub fn arithmetic(&self, name: impl Fn(PlayerId) -> String) -> String {
        let Some(value) = self.value else {
            return "does not apply".to_owned();
        };
        let terms: Vec<String> = self
            .terms
            .iter()
            .map(|term| match term.origin {
                TermOrigin::Game(player) => format!("{} {}", name(player), term.value),
                TermOrigin::Bye => format!("bye {}", term.value),
                TermOrigin::EarnedBye => format!("earned bye {}", term.value),
                TermOrigin::Unplayed => format!("not played {}", term.value),
                TermOrigin::Standing => term.value.to_string(),
            })
            .collect();
        match (terms.is_empty(), self.divided_by) {
            (true, _) => value.to_string(),
            (false, None) => format!("{value} = {}", terms.join(" + ")),
            (false, Some(parts)) => format!("{value} = ({}) / {parts}", terms.join(" + ")),
        }
    }
}
