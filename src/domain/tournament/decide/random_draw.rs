//! Random draws: the seed is an argument, and the outcome follows from it.

use crate::domain::tournament::Tournament;
use crate::domain::tournament::command::TakeChance;
use crate::domain::tournament::decide::{Decision, limit_text, text};
use crate::domain::tournament::entry::{ChanceTaken, Entry};
use crate::domain::tournament::refusal::{Refusal, TextKind};
use crate::domain::tournament::text_limits::LONGEST_REASON;

impl Tournament {
    pub(super) fn take_chance(&self, asked: &TakeChance) -> Decision {
        let TakeChance { what, seed, ref purpose, at, dispute } = *asked;
        if !what.is_possible() {
            return Err(Refusal::NoSuchDraw);
        }
        if let Some(at) = at {
            self.played_at(at)?;
        }
        if let Some(dispute) = dispute {
            self.known_dispute(dispute)?;
        }
        let purpose = limit_text(TextKind::Purpose, &text(TextKind::Purpose, purpose)?, LONGEST_REASON)?;
        Ok(vec![Entry::ChanceTaken(ChanceTaken {
            what,
            outcome: what.outcome(seed),
            seed,
            purpose,
            at,
            dispute,
        })])
    }
}
