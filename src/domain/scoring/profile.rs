//! A scoring profile: the value of each result, and how tied players are separated. All of it is data.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::domain::day::applies_on;
use crate::domain::edition::Edition;
use crate::domain::scoring::measure::{Measure, StrengthMode};
use crate::domain::scoring::sourced::Sourced;
use crate::domain::scoring::treatment::EndingTreatment;
use crate::domain::source::{Confidence, Source};

/// How one organiser scored one edition in one period. A file in `data/scoring` contains exactly this.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// Short name used on the command line and pinned in the log, such as `tcc-1e-2014`.
    pub id: String,
    /// The name on a page.
    pub name: String,
    /// The game that the profile scores.
    pub edition: Edition,
    /// First day on which it applied.
    pub effective_from: NaiveDate,
    /// Last day on which it applied; `None` if it still does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effective_to: Option<NaiveDate>,
    /// Victory points for each result.
    pub points: Points,
    /// The points that win a game, and what may be written on a slip.
    pub scores: Scores,
    /// How the margin of a game is calculated.
    pub differential: Differential,
    /// What each way of ending a game is treated as.
    pub endings: Endings,
    /// How tied players are separated.
    pub standings: Ranking,
    /// How byes are assigned.
    pub pairing: Byes,
    /// Length of a round and of the tournament.
    pub rounds: Rounds,
}

/// Victory points for each result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// Full win (FW).
    pub full_win: Sourced<i64>,
    /// Modified win (MW): ahead when time was called.
    pub modified_win: Sourced<i64>,
    /// True tie (TT).
    pub true_tie: Sourced<i64>,
    /// Modified loss (ML).
    pub modified_loss: Sourced<i64>,
    /// Full loss (FL).
    pub full_loss: Sourced<i64>,
    /// A normal bye.
    pub bye: Sourced<i64>,
    /// A bye won as a prize.
    pub earned_bye: Sourced<i64>,
    /// A round not played: entered late, dropped, or absent.
    pub unplayed: Sourced<i64>,
}

/// The points that win a game, and what may be written on a slip.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scores {
    /// Points that win a game; a format such as Slipstream may set another.
    pub win_threshold: Sourced<i64>,
    /// The largest score on a slip, positive or negative; anything beyond it is a typing mistake.
    pub largest: Sourced<i64>,
    /// Whether a win by the winning conditions also takes a planet and a space mission, which are ticked with it;
    /// profiles of older logs do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub planet_and_space: Option<Sourced<bool>>,
}

/// How the margin of a game is calculated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Differential {
    /// Fewer points than this count as this many.
    pub floor: Sourced<i64>,
    /// More points than this count as this many; also the margin of an outside win.
    pub cap: Sourced<i64>,
    /// Whether the win threshold replaces `cap`.
    pub cap_follows_win_threshold: Sourced<bool>,
    /// Both sides of a true tie.
    pub true_tie: Sourced<i64>,
    /// Both sides of a double loss.
    pub double_loss: Sourced<i64>,
    /// A normal bye.
    pub bye: Sourced<i64>,
    pub earned_bye: Sourced<Margin>,
    /// A win from outside the game; the loser gets the opposite.
    pub outside_win: Sourced<Margin>,
    /// A winner whose score is not higher than the loser's after floor and cap; the loser gets the opposite.
    pub win_without_higher_score: Sourced<i64>,
    /// Whether points that do not count toward winning count for the margin.
    pub count_points_not_counting_to_win: Sourced<bool>,
}

/// A margin that is either a number or the cap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Margin {
    /// Equal to the cap.
    Cap,
    /// A margin of this many points.
    Points(i64),
}

/// What each way of ending a game is treated as.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Endings {
    /// Somebody met the winning conditions.
    pub complete: Sourced<EndingTreatment>,
    /// Time was called.
    pub time: Sourced<EndingTreatment>,
    /// The draw decks ran out.
    pub decked_out: Sourced<EndingTreatment>,
    /// Won by the text of a card.
    pub card: Sourced<EndingTreatment>,
    /// One player lost by a forfeit from a card.
    pub card_forfeit_by_one: Sourced<EndingTreatment>,
    /// Both players did.
    pub card_forfeit_by_both: Sourced<EndingTreatment>,
    /// A player conceded.
    pub concession: Sourced<EndingTreatment>,
    /// A player did not appear.
    pub no_show: Sourced<EndingTreatment>,
    /// A player was disqualified.
    pub disqualified: Sourced<EndingTreatment>,
    /// Neither player appeared.
    pub both_absent: Sourced<EndingTreatment>,
    /// The director voided the game.
    pub void: Sourced<EndingTreatment>,
    /// Whether the director is asked what a concession counts; profiles of older logs do not say so, and ask nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub concession_is_asked: Option<Sourced<bool>>,
    /// Whether the director is asked what a draw deck that ran out counts; profiles of older logs do not say so, and
    /// ask nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decked_out_is_asked: Option<Sourced<bool>>,
}

/// How tied players are separated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ranking {
    /// Applied in this order; the first that differs decides, and players tied in all of them share a place.
    pub tie_breakers: Sourced<Vec<Measure>>,
    /// Sum or average of the opponents' victory points.
    pub strength_of_schedule: Sourced<StrengthMode>,
    /// Whether an opponent's bye points count in it.
    pub strength_counts_byes_of_opponents: Sourced<bool>,
    /// Whether a game counts to which somebody did not appear.
    pub strength_counts_no_shows: Sourced<bool>,
}

/// How byes are assigned.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Byes {
    /// Whether an earned bye counts as a player's normal one.
    pub earned_bye_counts_as_bye: Sourced<bool>,
}

/// Length of a round and of the tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rounds {
    /// Minutes for one round.
    pub minutes: Sourced<u32>,
    /// Turns played after the current one when time is called.
    pub extra_turns: Sourced<u32>,
    /// What happens at a table when time is called; profiles of older logs do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_time: Option<Sourced<AtTime>>,
    /// Rounds suggested for a number of players, smallest first.
    pub suggested: Sourced<Vec<SuggestedRounds>>,
    /// The organiser's minimum number of players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least_players: Option<Sourced<u32>>,
    /// The organiser's minimum number of games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least_rounds: Option<Sourced<u32>>,
}

/// What happens at a table when time is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
pub enum AtTime {
    /// Everything ends at once, in the middle of a turn.
    HandsDown,
    /// The turn in progress is finished.
    FinishTurn,
    /// The turn in progress is finished, and the other player has one more.
    OneMoreTurn,
}

impl AtTime {
    /// All of them, in the order in which a page offers them.
    pub const ALL: [Self; 3] = [Self::HandsDown, Self::FinishTurn, Self::OneMoreTurn];

    /// The name in profile files.
    pub const fn code(self) -> &'static str {
        self.into_str()
    }
}

/// Rounds for up to this many players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuggestedRounds {
    /// Up to this many players.
    pub players: u32,
    /// How many rounds are suggested.
    pub rounds: u32,
}

/// The profile by which an edition was scored on a day, the newest of those in force; `None` if none is known.
pub fn in_force(profiles: &[Profile], edition: Edition, day: NaiveDate) -> Option<&Profile> {
    let of_day = |one: &&Profile| applies_on(day, one.effective_from, one.effective_to);
    let of_day = profiles.iter().filter(|one| one.edition == edition).filter(of_day);
    of_day.max_by_key(|one| one.effective_from)
}

impl Profile {
    /// The largest margin of a game, in points.
    pub const fn cap(&self) -> i64 {
        if self.differential.cap_follows_win_threshold.value {
            self.scores.win_threshold.value
        } else {
            self.differential.cap.value
        }
    }

    /// A margin in points.
    pub const fn margin(&self, margin: Margin) -> i64 {
        match margin {
            Margin::Cap => self.cap(),
            Margin::Points(points) => points,
        }
    }

    /// Rounds suggested for a number of players; beyond the list, its last entry.
    ///
    /// ```
    /// let profile = arbiter::data::scoring_profile("tcc-1e-2023").unwrap();
    /// assert!(profile.suggested_rounds(8) <= profile.suggested_rounds(32));
    /// ```
    pub fn suggested_rounds(&self, players: u32) -> u32 {
        let list = &self.rounds.suggested.value;
        list.iter().find(|entry| players <= entry.players).or(list.last()).map_or(0, |entry| entry.rounds)
    }

    /// The source of a tie-breaker.
    pub fn source_of(&self, measure: Measure) -> Source {
        match measure {
            Measure::StrengthOfSchedule | Measure::OpponentsStrength => self.source_of_strength(),
            Measure::VictoryPoints
            | Measure::Differential
            | Measure::HeadToHead
            | Measure::FullWins
            | Measure::FewestLosses
            | Measure::FewestFullLosses
            | Measure::ModifiedWins
            | Measure::CumulativeVictoryPoints
            | Measure::Rating => self.standings.tie_breakers.source(),
        }
    }

    /// A value set by the director comes first, so that a reader does not miss it.
    fn source_of_strength(&self) -> Source {
        let standings = &self.standings;
        let parts = [
            standings.strength_of_schedule.source(),
            standings.strength_counts_byes_of_opponents.source(),
            standings.strength_counts_no_shows.source(),
        ];
        let set = parts.into_iter().find(|source| source.confidence == Confidence::Organiser);
        set.unwrap_or_else(|| standings.strength_of_schedule.source())
    }

    /// The source of a win threshold that the director set, if the cap follows it.
    pub(crate) fn source_of_moved_cap(&self) -> Option<Source> {
        let follows = self.differential.cap_follows_win_threshold.value;
        let threshold = &self.scores.win_threshold;
        (follows && threshold.confidence == Confidence::Organiser).then(|| threshold.source())
    }
}
