//! Whether the best entry answers what was asked.
#![expect(clippy::float_arithmetic, reason = "these figures rank texts, not people")]

use serde::{Deserialize, Serialize};

use crate::domain::rulings::search::ranking::Candidate;
use crate::domain::rulings::standing::Status;

/// What the library says to a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The first entry answers it.
    Decides,
    /// Entries speak of the cards or of the matter; none answers what is asked.
    Speaks,
    /// Nothing held speaks of it.
    #[default]
    Nothing,
    /// Nothing was asked: the text is a heading or the title of a card.
    LookUp,
}

/// An answer decides from this evidence on. The curve stands in docs/law.md.
pub const DECIDES: f64 = 0.0;
/// What speaks of less of the question is not about it.
const ABOUT_IT: f64 = 0.4;
/// Of a question that says nothing but the heading so much is still about it.
const LEAST: f64 = 0.05;
/// What answers, but not yet or not at all, fits at least so well beside what may be cited: then that decides nothing.
const AS_WELL: f64 = 1.15;
/// A larger lead over the next entry says no more.
const LEAD: f64 = 4.0;
/// A longer question says no more.
const LONG: f64 = 6.0;

/// The best entry that may be cited, and what stands beside it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Best {
    /// How it fits.
    pub candidate: Candidate,
    /// What it is worth on the day.
    pub status: Status,
    /// How far the next entry on another subject is behind it.
    pub margin: Option<f64>,
    /// How much is asked, in words as rare as can be.
    pub asked: f64,
    /// The same without titles and talk.
    pub beside_titles: f64,
    /// How many matters are asked about that entries seldom treat.
    pub matters: usize,
    /// How well what is not in force yet, or has no answer, fits beside it.
    pub later: f64,
    /// The same of what rules on another game.
    pub other_game: f64,
}

impl Best {
    pub fn verdict(&self) -> Verdict {
        let Self { status, later, .. } = *self;
        // What nobody knows to have applied decides nothing, however well it fits.
        let possible = status != Status::Window && later < AS_WELL;
        match self.candidate.cover {
            _ if possible && self.evidence() >= DECIDES => Verdict::Decides,
            cover if cover >= ABOUT_IT => Verdict::Speaks,
            _ => Verdict::Nothing,
        }
    }

    /// How much speaks for this being the answer: how well the words fit, how far ahead it is, how well what is asked fits
    /// it and no other entry, how much of what is asked about its subject it speaks of; and against it, that a matter is
    /// asked about which entries seldom treat, or what it is known not to answer. Fitted on one half of the cases.
    pub fn evidence(&self) -> f64 {
        let Candidate { score, aspect, cover, named, beside, asked, .. } = self.candidate;
        let about_it = (cover - named) / (1.0 - named).max(LEAST);
        let matters = f64::from(u32::try_from(self.matters.min(3)).unwrap_or(3));
        let untreated = if matters > 0.0 { 1.0 - asked } else { 0.0 };
        1.7 * score.ln_1p()
            + 0.4 * self.margin.unwrap_or(LEAD).min(LEAD)
            + 1.65 * aspect
            + 1.68 * about_it
            + 0.26 * self.asked.min(LONG)
            + 0.23 * self.beside_titles.min(LONG)
            - 1.02 * matters
            - 0.72 * untreated
            - 2.45 * beside
            - 1.04 * (self.other_game.min(2.0) - 1.0).max(0.0)
            - 5.5
    }
}
