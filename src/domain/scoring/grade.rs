//! Turns the raw record of one game into each side's points, with the reasons.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::domain::scoring::impossible::Impossible;
use crate::domain::scoring::profile::{Margin, Profile};
use crate::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side};
use crate::domain::scoring::sourced::Sourced;
use crate::domain::scoring::treatment::EndingTreatment;
use crate::domain::source::Source;

/// How one game ended for one of its players.
///
/// The five codes are those of the TCC's result pages (R6979/485, R10947/3, R8696/228).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Grade {
    /// Won by the winning conditions.
    #[serde(rename = "FW")]
    FullWin,
    /// Ahead when time was called.
    #[serde(rename = "MW")]
    ModifiedWin,
    /// Tied.
    #[serde(rename = "TT")]
    TrueTie,
    /// Behind when time was called.
    #[serde(rename = "ML")]
    ModifiedLoss,
    /// Lost by the winning conditions.
    #[serde(rename = "FL")]
    FullLoss,
}

impl Grade {
    /// Every grade, the best first.
    pub const ALL: [Self; 5] =
        [Self::FullWin, Self::ModifiedWin, Self::TrueTie, Self::ModifiedLoss, Self::FullLoss];

    /// The grades of a player who lost.
    pub const LOSSES: [Self; 2] = [Self::ModifiedLoss, Self::FullLoss];

    /// The two-letter code of result sheets.
    pub const fn code(self) -> &'static str {
        match self {
            Self::FullWin => "FW",
            Self::ModifiedWin => "MW",
            Self::TrueTie => "TT",
            Self::ModifiedLoss => "ML",
            Self::FullLoss => "FL",
        }
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// How a margin was calculated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reckoning {
    /// The player's points minus the opponent's, each limited by floor and cap.
    Subtraction,
    /// The winner's points were not higher, so the profile's minimum margin applies.
    LeastMargin,
    /// The profile's margin for a win outside the game, whatever the scores.
    Outside,
    Level,
    BothLose,
}

/// What one side gets for one game, numbers only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The grade for this side.
    pub grade: Grade,
    /// The victory points for this side.
    pub victory_points: i64,
    /// The margin in points, negative for the loser.
    pub differential: i64,
    /// Whether both players sat down to play; false if somebody did not appear.
    pub played: bool,
}

/// What one side gets for one game, with the numbers from which it follows. As text the arithmetic of that side:
/// `full win: 100 − 35 = +65`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arithmetic {
    pub outcome: Outcome,
    /// How the margin was calculated.
    pub reckoning: Reckoning,
    /// The points of this side and the opponent, as written on the slip and used for the margin.
    pub scores: [i64; 2],
    /// The points of this side and the opponent, limited by floor and cap.
    pub limited: [i64; 2],
}

/// What one side gets for one game, with the rules that were applied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GradedGame {
    pub outcome: Outcome,
    pub arithmetic: Arithmetic,
    /// How the game ended.
    pub end: EndReason,
    /// The rules that were applied: what each decided, and its source.
    pub rules: Vec<(GradingPart, Source)>,
}

/// What a rule decides about a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GradingPart {
    /// What the ending of the game means.
    Ending,
    VictoryPoints,
    Differential,
    /// The most that the points may count in the differential.
    Cap,
}

impl GradingPart {
    /// Every part of a grading, in order.
    pub const ALL: [Self; 4] = [Self::Ending, Self::VictoryPoints, Self::Differential, Self::Cap];
}

/// What a recorded game counts for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Graded {
    /// The outcomes for side A and side B.
    Counts(Box<[GradedGame; 2]>),
    /// It does not count, for this reason.
    DoesNotCount(Source),
}

impl Profile {
    /// The victory points of a grade, with their source.
    pub const fn points_of(&self, grade: Grade) -> &Sourced<i64> {
        match grade {
            Grade::FullWin => &self.points.full_win,
            Grade::ModifiedWin => &self.points.modified_win,
            Grade::TrueTie => &self.points.true_tie,
            Grade::ModifiedLoss => &self.points.modified_loss,
            Grade::FullLoss => &self.points.full_loss,
        }
    }

    /// Grades a game for both players and explains the result.
    ///
    /// # Errors
    /// If the rules make the result impossible.
    pub fn grade(&self, result: &GameResult) -> Result<Graded, Impossible> {
        let ending = self.ending(result.end);
        Ok(match self.arithmetic(result)? {
            None => Graded::DoesNotCount(ending.source()),
            Some(sides) => Graded::Counts(Box::new(sides.map(|side| self.explain(side, result.end, ending)))),
        })
    }

    /// Grades a game for side A and side B, numbers only. `None` if it does not count.
    ///
    /// ```
    /// use arbiter::data::scoring_profile;
    /// use arbiter::domain::scoring::grade::Grade;
    /// use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
    ///
    /// let profile = scoring_profile("tcc-1e-2023").unwrap();
    /// let end = EndReason::Complete { winner: Side::A };
    /// let result = GameResult::ended([100, 35], end);
    /// let [winner, loser] = profile.outcomes(&result)?.unwrap();
    /// assert_eq!((winner.grade, winner.differential), (Grade::FullWin, 65));
    /// assert_eq!((loser.grade, loser.differential), (Grade::FullLoss, -65));
    /// # Ok::<(), arbiter::domain::scoring::impossible::Impossible>(())
    /// ```
    ///
    /// # Errors
    /// If the rules make the result impossible.
    pub fn outcomes(&self, result: &GameResult) -> Result<Option<[Outcome; 2]>, Impossible> {
        Ok(self.arithmetic(result)?.map(|sides| sides.map(|side| side.outcome)))
    }

    /// What both sides get for a game, with the arithmetic; `None` if [`Profile::outcomes`] gives none.
    ///
    /// # Errors
    /// If the rules make the result impossible.
    pub fn arithmetic(&self, result: &GameResult) -> Result<Option<[Arithmetic; 2]>, Impossible> {
        self.refuse_impossible(result)?;
        // Only points that count toward winning decide who is ahead (trekcc.org article 3460).
        let [a, b] = result.counting();
        let ahead = match a.cmp(&b) {
            std::cmp::Ordering::Greater => Some(Side::A),
            std::cmp::Ordering::Less => Some(Side::B),
            std::cmp::Ordering::Equal => None,
        };
        let full = (Grade::FullWin, Grade::FullLoss);
        let decided = match (self.ending(result.end).value, named_winner(result.end)) {
            (EndingTreatment::NotCounted, _) => return Ok(None),
            (EndingTreatment::TrueTie, _) => Decided::Level,
            (EndingTreatment::DoubleLoss, _) => Decided::BothLose,
            (EndingTreatment::WinnerTakesFullWin, Some(winner)) => Decided::Won { winner, grades: full },
            (EndingTreatment::OutsideWin, Some(winner)) => Decided::Outside { winner },
            (EndingTreatment::ModifiedWinByScore, _) => ahead.map_or(Decided::Level, |winner| Decided::Won {
                winner,
                grades: (Grade::ModifiedWin, Grade::ModifiedLoss),
            }),
            (EndingTreatment::FullWinByScore, _) => {
                ahead.map_or(Decided::Level, |winner| Decided::Won { winner, grades: full })
            }
            // `validated` refuses these treatments for endings without a winner.
            (EndingTreatment::WinnerTakesFullWin | EndingTreatment::OutsideWin, None) => Decided::Level,
        };
        Ok(Some([Side::A, Side::B].map(|side| self.arithmetic_of(result, side, decided))))
    }

    /// How the profile treats an ending.
    pub const fn ending(&self, end: EndReason) -> &Sourced<EndingTreatment> {
        let endings = &self.endings;
        match end {
            EndReason::Complete { .. } => &endings.complete,
            EndReason::Time => &endings.time,
            EndReason::DeckedOut => &endings.decked_out,
            EndReason::Card { .. } => &endings.card,
            EndReason::CardForfeit { by: Forfeiting::Both } => &endings.card_forfeit_by_both,
            EndReason::CardForfeit { .. } => &endings.card_forfeit_by_one,
            EndReason::Concession { .. } => &endings.concession,
            EndReason::NoShow { .. } => &endings.no_show,
            EndReason::Disqualified { .. } => &endings.disqualified,
            EndReason::BothAbsent => &endings.both_absent,
            EndReason::Void => &endings.void,
        }
    }

    fn arithmetic_of(&self, result: &GameResult, side: Side, decided: Decided) -> Arithmetic {
        let [a, b] = if self.differential.count_points_not_counting_to_win.value {
            result.scores
        } else {
            result.counting()
        };
        let scores = match side {
            Side::A => [a, b],
            Side::B => [b, a],
        };
        // Not `clamp`, which panics if the floor is above the cap: an imported log may pin such a profile.
        let limited = scores.map(|score| score.max(self.differential.floor.value).min(self.cap()));
        let [own, other] = limited;
        let (grade, differential, reckoning) = match decided {
            Decided::Level => (Grade::TrueTie, self.differential.true_tie.value, Reckoning::Level),
            Decided::BothLose => (Grade::FullLoss, self.differential.double_loss.value, Reckoning::BothLose),
            Decided::Outside { winner } => {
                let margin = self.margin(self.differential.outside_win.value);
                let (grade, signed) = if winner == side {
                    (Grade::FullWin, margin)
                } else {
                    (Grade::FullLoss, losing_margin(margin))
                };
                (grade, signed, Reckoning::Outside)
            }
            Decided::Won { winner, grades: (win, loss) } => {
                let least = self.differential.win_without_higher_score.value;
                let won = winner == side;
                let lead = if won { own.saturating_sub(other) } else { other.saturating_sub(own) };
                let (margin, reckoning) =
                    if lead > 0 { (lead, Reckoning::Subtraction) } else { (least, Reckoning::LeastMargin) };
                if won { (win, margin, reckoning) } else { (loss, losing_margin(margin), reckoning) }
            }
        };
        let played = !matches!(result.end, EndReason::NoShow { .. } | EndReason::BothAbsent);
        let victory_points = self.points_of(grade).value;
        let outcome = Outcome { grade, victory_points, differential, played };
        Arithmetic { outcome, reckoning, scores, limited }
    }

    fn explain(&self, side: Arithmetic, end: EndReason, ending: &Sourced<EndingTreatment>) -> GradedGame {
        let differential = &self.differential;
        let margin = match side.reckoning {
            Reckoning::Subtraction => differential.cap.source(),
            Reckoning::LeastMargin => differential.win_without_higher_score.source(),
            Reckoning::Outside => differential.outside_win.source(),
            Reckoning::Level => differential.true_tie.source(),
            Reckoning::BothLose => differential.double_loss.source(),
        };
        let mut rules = vec![
            (GradingPart::Ending, ending.source()),
            (GradingPart::VictoryPoints, self.points_of(side.outcome.grade).source()),
            (GradingPart::Differential, margin),
        ];
        let by_the_cap = match side.reckoning {
            Reckoning::Subtraction => true,
            Reckoning::Outside => differential.outside_win.value == Margin::Cap,
            Reckoning::LeastMargin | Reckoning::Level | Reckoning::BothLose => false,
        };
        if by_the_cap {
            rules.extend(self.source_of_moved_cap().map(|source| (GradingPart::Cap, source)));
        }
        GradedGame { outcome: side.outcome, arithmetic: side, end, rules }
    }
}

/// The margin from the loser's side.
const fn losing_margin(margin: i64) -> i64 {
    margin.saturating_neg()
}

/// Who won, before any numbers.
#[derive(Clone, Copy)]
enum Decided {
    Level,
    BothLose,
    Outside { winner: Side },
    Won { winner: Side, grades: (Grade, Grade) },
}

fn named_winner(end: EndReason) -> Option<Side> {
    match end {
        EndReason::Complete { winner } | EndReason::Card { winner } => Some(winner),
        EndReason::Concession { by } | EndReason::NoShow { by } | EndReason::Disqualified { by } => {
            Some(by.other())
        }
        EndReason::CardForfeit { by: Forfeiting::A } => Some(Side::B),
        EndReason::CardForfeit { by: Forfeiting::B } => Some(Side::A),
        EndReason::CardForfeit { by: Forfeiting::Both }
        | EndReason::Time
        | EndReason::DeckedOut
        | EndReason::BothAbsent
        | EndReason::Void => None,
    }
}
