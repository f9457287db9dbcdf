//! Refuses results that the rules make impossible, before they are counted.
//!
//! Only what cannot have happened is refused. Not refused, on purpose:
//! - two scores above the threshold: Q's Planet allows it (SXL Tourn/Solok_3a.htm);
//! - a loser above the winner: Modern can ask a player for 40 points more (trekcc.org article 1735);
//! - time or decking with somebody above the threshold: Second Edition also needs a planet and a space mission
//!   (rulebooks v3, v4), Modern up to 140 points;
//! - points written for a player who did not appear: the treatment ignores them.

use crate::domain::scoring::profile::Profile;
use crate::domain::scoring::result::{EndReason, GameResult, Side, WonMissions};
use crate::domain::scoring::sourced::Sourced;
use crate::domain::source::Confidence;

/// A mission that a win takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mission {
    Planet,
    Space,
}

/// Why a result is impossible, in words a director can act on.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// Nobody wins by the winning conditions below the threshold.
    BelowThreshold {
        /// The winner's points that count toward winning.
        counting: i64,
        /// Points that win a game.
        threshold: i64,
        /// The source of the threshold.
        citation: String,
    },
    /// A typing mistake.
    Absurd {
        /// The score written.
        score: i64,
        /// The largest accepted.
        largest: i64,
    },
    /// Partial points cannot be negative.
    NegativePart {
        /// The partial points written.
        points: i64,
    },
    /// A win takes both missions, and one of them is not ticked.
    Unticked {
        missing: Mission,
        /// The source of the rule.
        citation: String,
    },
    /// The rules leave open what this ending counts, and nobody has asked the director.
    NotAsked {
        /// The rule that leaves it open.
        citation: String,
    },
    /// Missions are ticked with a win by the winning conditions, and only where the profile asks for them.
    NotToTick,
}

impl Impossible {
    /// The rule that makes it impossible, as its source is cited; `None` if no rule is needed.
    pub fn citation(&self) -> Option<&str> {
        match self {
            Self::BelowThreshold { citation, .. }
            | Self::Unticked { citation, .. }
            | Self::NotAsked { citation } => Some(citation.as_str()).filter(|citation| !citation.is_empty()),
            Self::Absurd { .. } | Self::NegativePart { .. } | Self::NotToTick => None,
        }
    }
}

impl Profile {
    /// Where the rule comes from that a win takes a planet and a space mission; `None` if it does not.
    pub fn asks_missions(&self) -> Option<&Sourced<bool>> {
        self.scores.planet_and_space.as_ref().filter(|asked| asked.value)
    }

    /// What has to be ticked with a result that ended like this.
    pub fn missions_of(&self, end: EndReason) -> WonMissions {
        let complete = matches!(end, EndReason::Complete { .. });
        if complete && self.asks_missions().is_some() { WonMissions::BOTH } else { WonMissions::NONE }
    }

    /// Why the director is asked what a game counts that ended like this; `None` if nobody need ask, as once the director
    /// has set it.
    pub fn asks_director(&self, end: EndReason) -> Option<&Sourced<bool>> {
        let endings = &self.endings;
        let asked = match end {
            EndReason::Concession { .. } => endings.concession_is_asked.as_ref(),
            EndReason::DeckedOut => endings.decked_out_is_asked.as_ref(),
            EndReason::Complete { .. }
            | EndReason::Time
            | EndReason::Card { .. }
            | EndReason::CardForfeit { .. }
            | EndReason::NoShow { .. }
            | EndReason::Disqualified { .. }
            | EndReason::BothAbsent
            | EndReason::Void => None,
        };
        let is_set = self.ending(end).confidence == Confidence::Organiser;
        asked.filter(|asked| asked.value && !is_set)
    }

    /// The result with everything ticked that its ending asks for.
    #[must_use]
    pub fn with_ticks(&self, result: GameResult) -> GameResult {
        let asked = self.asks_director(result.end).is_some();
        GameResult { missions: self.missions_of(result.end), asked, ..result }
    }

    /// Refuses a result with other ticks than its ending asks for. It is asked when a result comes in, and not when it is
    /// counted: a result that was recorded before the profile asked keeps its points.
    ///
    /// ```
    /// use arbiter::data::scoring_profile;
    /// use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
    ///
    /// let second = scoring_profile("tcc-2e-2014").unwrap();
    /// let won = GameResult::ended([100, 35], EndReason::Complete { winner: Side::A });
    /// assert!(second.refuse_other_ticks(&won).is_err());
    /// assert!(second.refuse_other_ticks(&second.with_ticks(won)).is_ok());
    /// assert!(scoring_profile("tcc-1e-2023").unwrap().refuse_other_ticks(&won).is_ok());
    /// ```
    ///
    /// # Errors
    /// What is missing, or ticked without being asked for.
    pub fn refuse_other_ticks(&self, result: &GameResult) -> Result<(), Impossible> {
        // A tick that is no longer needed does no harm: the director may have set what it counts meanwhile.
        if let Some(asked) = self.asks_director(result.end).filter(|_| !result.asked) {
            return Err(Impossible::NotAsked { citation: asked.citation.clone() });
        }
        let (asked, ticked) = (self.missions_of(result.end), result.missions);
        let missing = match asked {
            WonMissions { planet: true, .. } if !ticked.planet => Mission::Planet,
            WonMissions { space: true, .. } if !ticked.space => Mission::Space,
            _ if asked == ticked => return Ok(()),
            _ => return Err(Impossible::NotToTick),
        };
        let citation = self.asks_missions().map(|asked| asked.citation.clone()).unwrap_or_default();
        Err(Impossible::Unticked { missing, citation })
    }

    /// Refuses a result that is impossible under this profile.
    ///
    /// ```
    /// use arbiter::data::scoring_profile;
    /// use arbiter::domain::scoring::impossible::Impossible;
    /// use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
    ///
    /// let profile = scoring_profile("tcc-1e-2023").unwrap();
    /// let end = EndReason::Complete { winner: Side::A };
    /// let early = GameResult::ended([95, 35], end);
    /// let refused = profile.refuse_impossible(&early);
    /// assert!(refused.unwrap_err().to_string().contains("95"));
    /// ```
    ///
    /// # Errors
    /// The first reason that makes it impossible.
    pub fn refuse_impossible(&self, result: &GameResult) -> Result<(), Impossible> {
        let largest = self.scores.largest.value;
        for score in result.scores.into_iter().chain(result.not_counting) {
            if score.unsigned_abs() > largest.unsigned_abs() {
                return Err(Impossible::Absurd { score, largest });
            }
        }
        if let Some(points) = result.not_counting.into_iter().find(|points| *points < 0) {
            return Err(Impossible::NegativePart { points });
        }
        match result.end {
            EndReason::Complete { winner } => self.refuse_early_win(result, winner),
            EndReason::Time
            | EndReason::DeckedOut
            | EndReason::Card { .. }
            | EndReason::CardForfeit { .. }
            | EndReason::Concession { .. }
            | EndReason::NoShow { .. }
            | EndReason::Disqualified { .. }
            | EndReason::BothAbsent
            | EndReason::Void => Ok(()),
        }
    }

    // Both editions are won at the threshold at the earliest: First Edition rules since 1994, Second Edition
    // rulebooks v3 and v4. Points that do not count toward winning do not help (trekcc.org article 3460).
    fn refuse_early_win(&self, result: &GameResult, winner: Side) -> Result<(), Impossible> {
        let threshold = self.scores.win_threshold.value;
        let counting = winner.of(result.counting());
        if counting >= threshold {
            return Ok(());
        }
        let citation = self.scores.win_threshold.citation.clone();
        Err(Impossible::BelowThreshold { counting, threshold, citation })
    }
}
