//! Whether a deck holds only what its player opened or drafted.

use super::Case;
use crate::domain::card::title_folding::fold_title;
use crate::domain::deck::fault::Fault;
use crate::domain::deck::finding::{CardTitles, DeckFinding};
use crate::domain::deck::resolved_list::PlacedCard;
use crate::domain::deck::severity::Severity;
use crate::domain::deck::zone::Zone;

/// How many titles one sentence names: a deck with a wrong pool has none of its cards there.
const NAMED: usize = 12;

impl<'a> Case<'a> {
    /// Cards that are not in the pool are one fault; each card with too many copies is one.
    pub(super) fn beyond_the_pool(&self, free: &[String]) -> Vec<Fault> {
        let Some(pool) = self.pool else {
            return vec![self.fault(None, DeckFinding::NoPool, &[])];
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
        let mut all = self.when_any(None, &missing, |CardTitles(mut titles)| {
            let more = titles.len().saturating_sub(NAMED);
            titles.truncate(NAMED);
            DeckFinding::NotOpened { titles: CardTitles(titles), more }
        });
        all.extend(faults);
        // What the pool does not say makes no deck illegal by itself.
        all.extend(pool.unread_pool().map(|unread| {
            let fault = self.fault(None, DeckFinding::UnreadPool(unread), &[]);
            Fault { severity: fault.severity.max(Severity::Warning), ..fault }
        }));
        all
    }

    fn more_than_opened(&self, placed: &[&PlacedCard<'a>], held: u32) -> Option<Fault> {
        let found = placed.iter().fold(0_u32, |sum, card| sum.saturating_add(card.copies()));
        let finding = DeckFinding::MoreThanOpened { titles: CardTitles::of(placed), found, held };
        (found > held).then(|| self.fault(None, finding, placed))
    }
}
