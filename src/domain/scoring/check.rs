//! A profile is checked when it is read, so that nothing that scores with it can fail later.

use crate::domain::scoring::measure::Measure;
use crate::domain::scoring::profile::{Margin, Profile};
use crate::domain::scoring::treatment::Treatment;

/// No result is worth more victory points than this; keeps every sum far from the limits of 64 bits.
pub const MOST_POINTS: i64 = 1_000;
/// No profile may accept larger scores than this.
pub const LARGEST_SCORE: i64 = 1_000_000;

/// Why a profile cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ProfileError {
    /// The text is not a profile.
    #[error("this is not a scoring profile: {0}")]
    Unreadable(String),
    /// The identifier is not a short name.
    #[error("the profile's id “{0}” may use only lower-case letters, digits and hyphens")]
    Id(String),
    /// The period ends before it begins.
    #[error("the profile ends before it begins: correct effective_from or effective_to")]
    Period,
    /// A figure lies outside what it can be.
    #[error("{name} is {value}; it must lie between {least} and {most}")]
    Figure {
        /// The key.
        name: &'static str,
        /// The figure found.
        value: i64,
        /// The smallest it can be.
        least: i64,
        /// The largest it can be.
        most: i64,
    },
    /// A better result would be worth less than a worse one.
    #[error("the victory points must not rise from full win to full loss")]
    PointsOrder,
    /// A game that ends so has no winner to give it to.
    #[error("{ending} cannot be treated as {treatment}: such an ending names no winner")]
    NoWinner {
        /// The ending.
        ending: &'static str,
        /// The treatment asked for.
        treatment: Treatment,
    },
    /// A tie-breaker stands twice, or there is none.
    #[error("tie_breakers must name at least one measure, and none twice")]
    TieBreakers,
    /// Suggested rounds are not in rising order.
    #[error("suggested rounds must rise with the number of players")]
    Suggestions,
}

impl Profile {
    /// Checks that the figures fit together.
    ///
    /// # Errors
    /// The first figure that does not.
    pub fn validated(self) -> Result<Self, ProfileError> {
        let slug = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if self.id.is_empty() || !self.id.chars().all(slug) {
            return Err(ProfileError::Id(self.id));
        }
        if self.effective_to.is_some_and(|end| end < self.effective_from) {
            return Err(ProfileError::Period);
        }
        self.check_points()?;
        self.check_margins()?;
        self.check_endings()?;
        self.check_ranking()?;
        Ok(self)
    }

    fn check_points(&self) -> Result<(), ProfileError> {
        let points = &self.points;
        let falling = [
            ("points.full_win", &points.full_win),
            ("points.modified_win", &points.modified_win),
            ("points.true_tie", &points.true_tie),
            ("points.modified_loss", &points.modified_loss),
            ("points.full_loss", &points.full_loss),
        ];
        let others = [
            ("points.bye", &points.bye),
            ("points.earned_bye", &points.earned_bye),
            ("points.unplayed", &points.unplayed),
        ];
        for (name, value) in falling.into_iter().chain(others) {
            within(name, value.value, 0, MOST_POINTS)?;
        }
        if falling.is_sorted_by(|(_, a), (_, b)| a.value >= b.value) {
            Ok(())
        } else {
            Err(ProfileError::PointsOrder)
        }
    }

    fn check_margins(&self) -> Result<(), ProfileError> {
        let differential = &self.differential;
        let largest = self.scores.largest.value;
        within("scores.largest", largest, 1, LARGEST_SCORE)?;
        within("scores.win_threshold", self.scores.win_threshold.value, 1, largest)?;
        within("differential.cap", differential.cap.value, 1, largest)?;
        within("differential.floor", differential.floor.value, -largest, self.cap())?;
        within("differential.true_tie", differential.true_tie.value, -largest, largest)?;
        within("differential.double_loss", differential.double_loss.value, -largest, largest)?;
        within("differential.bye", differential.bye.value, -largest, largest)?;
        within("win_without_higher_score", differential.win_without_higher_score.value, 0, self.cap())?;
        for (name, margin) in [
            ("differential.earned_bye", differential.earned_bye.value),
            ("differential.outside_win", differential.outside_win.value),
        ] {
            if let Margin::Points(points) = margin {
                within(name, points, -largest, largest)?;
            }
        }
        Ok(())
    }

    fn check_endings(&self) -> Result<(), ProfileError> {
        let endings = &self.endings;
        // These endings name no winner, so a treatment that rewards one cannot be carried out.
        let without_winner = [
            ("time", &endings.time),
            ("decked_out", &endings.decked_out),
            ("card_forfeit_by_both", &endings.card_forfeit_by_both),
            ("both_absent", &endings.both_absent),
            ("void", &endings.void),
        ];
        match without_winner.into_iter().find(|(_, treatment)| treatment.value.needs_winner()) {
            Some((ending, treatment)) => Err(ProfileError::NoWinner { ending, treatment: treatment.value }),
            None => Ok(()),
        }
    }

    fn check_ranking(&self) -> Result<(), ProfileError> {
        let measures = &self.standings.tie_breakers.value;
        let twice = |measure: &Measure| measures.iter().filter(|other| *other == measure).count() > 1;
        if measures.is_empty() || measures.iter().any(twice) {
            return Err(ProfileError::TieBreakers);
        }
        within("rounds.minutes", i64::from(self.rounds.minutes.value), 1, 24 * 60)?;
        let list = &self.rounds.suggested.value;
        if list.is_sorted_by(|a, b| a.players < b.players && a.rounds <= b.rounds) {
            Ok(())
        } else {
            Err(ProfileError::Suggestions)
        }
    }
}

fn within(name: &'static str, value: i64, least: i64, most: i64) -> Result<(), ProfileError> {
    if (least..=most).contains(&value) {
        Ok(())
    } else {
        Err(ProfileError::Figure { name, value, least, most })
    }
}
