//! Whether a deck holds only what its player opened or drafted.

use super::{Case, Titles};
use crate::domain::card::fold::fold_title;
use crate::domain::deck::fault::{Fault, Severity};
use crate::domain::deck::resolved_list::PlacedCard;
use crate::domain::deck::zone::Zone;

impl<'a> Case<'a> {
    /// Cards that are not in the pool are one fault; each card with too many copies is one.
    pub(super) fn beyond_the_pool(&self, free: &[String]) -> Vec<Fault> {
        let Some(pool) = self.pool else {
            let message = "No pool is given, so nobody can say whether the player opened these cards. Register the pool first.";
            return vec![self.fault(None, message.to_owned(), &[])];
        };
        let free: Vec<String> = free.iter().map(|title| fold_title(title)).collect();
        let (mut missing, mut faults) = (Vec::new(), Vec::new());
        for placed in self.counted_by(Zone::ALL, &[], |card| self.table.one_card(card)).into_values() {
            let Some(card) = placed.first().and_then(|placed| placed.card()) else { continue };
            if free.contains(&fold_title(&card.title)) {
                continue;
            }
            match pool.copies(card, self.table) {
                0 => missing.extend(placed),
                held => faults.extend(self.more_than_opened(&placed, held)),
            }
        }
        missing.sort_by_key(|placed| placed.line);
        let mut all = self.when_any(None, &missing, |titles| {
            let titles = &titles.shortened();
            format!(
                "Not in the player’s pool: {titles}. Take {} out, or look whether the pool is complete.",
                titles.them()
            )
        });
        all.extend(faults);
        // What the pool does not say makes no deck illegal by itself.
        all.extend(pool.words().map(|words| {
            let fault = self.fault(None, words, &[]);
            Fault { severity: fault.severity.max(Severity::Warning), ..fault }
        }));
        all
    }

    fn more_than_opened(&self, placed: &[&PlacedCard<'a>], held: u32) -> Option<Fault> {
        let found = placed.iter().fold(0_u32, |sum, card| sum.saturating_add(card.copies()));
        let more = found.checked_sub(held).filter(|more| *more > 0)?;
        let message = format!(
            "{}: {found} in the deck, {held} in the player’s pool. Take {more} out.",
            Titles::of(placed)
        );
        Some(self.fault(None, message, placed))
    }
}
