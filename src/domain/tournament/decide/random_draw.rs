//! Random draws: the seed comes in, the outcome follows from it.

use crate::domain::id::{AtTable, DisputeNumber};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::decide::{Decision, LONGEST_REASON, text, within};
use crate::domain::tournament::entry::{ChanceTaken, Entry};
use crate::domain::tournament::random_draw::RandomDraw;
use crate::domain::tournament::refusal::Refusal;

impl Tournament {
    pub(super) fn take_chance(
        &self,
        what: RandomDraw,
        seed: u64,
        purpose: &str,
        at: Option<AtTable>,
        dispute: Option<DisputeNumber>,
    ) -> Decision {
        if !what.is_possible() {
            return Err(Refusal::NoSuchDraw);
        }
        if let Some(at) = at {
            self.seated(at)?;
        }
        if let Some(dispute) = dispute {
            self.known_dispute(dispute)?;
        }
        let purpose = within("purpose", &text("purpose", purpose)?, LONGEST_REASON)?;
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
