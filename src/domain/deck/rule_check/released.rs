//! Which cards were out on the day of play, and which are in a set.

use chrono::Days;

use super::Case;
use crate::domain::card::Card;
use crate::domain::deck::fault::Fault;
use crate::domain::deck::finding::DeckFinding;
use crate::domain::deck::severity::Severity;

impl Case<'_> {
    /// Cards that were not out on the day. Where the date of a release is only known roughly and the day is near, a
    /// director decides.
    pub(super) fn released_by_then(&self) -> Vec<Fault> {
        let Some(on) = self.on else { return Vec::new() };
        let later = |card: &Card| self.table.first_release(card).filter(|(day, _)| *day > on);
        let surely = |card: &Card| {
            later(card).is_some_and(|(day, release)| {
                release.is_to_the_day() || (!release.may_be_earlier() && (day - on).num_days() > SURELY_LATER)
            })
        };
        let mut faults = self.every(surely, |titles| DeckFinding::NotOut { on, titles });
        let mut soft = self.every(
            |card| later(card).is_some() && !surely(card),
            |titles| DeckFinding::PerhapsNotOut { on, titles },
        );
        for fault in &mut soft {
            fault.severity = fault.severity.max(Severity::Warning);
        }
        faults.append(&mut soft);
        faults
    }

    /// Cards without a printing in these sets.
    pub(super) fn other_sets(&self, sets: &[String]) -> Vec<Fault> {
        let because = "not in a set that this tournament plays with".to_owned();
        self.every(
            |card| !card.printings.iter().any(|printing| sets.contains(&printing.release)),
            |titles| DeckFinding::Because { titles, because: because.clone() },
        )
    }

    /// Cards that were out, but not long enough.
    pub(super) fn released_lately(&self, days: u32) -> Vec<Fault> {
        let Some(on) = self.on else { return Vec::new() };
        let legal_from = |card: &Card| {
            let (day, release) = self.table.first_release(card)?;
            let legal = day.checked_add_days(Days::new(u64::from(days)))?;
            (release.is_to_the_day() && day <= on && on < legal).then_some(legal)
        };
        let all_legal_from = self.deck.known_cards().filter_map(|(_, card, _)| legal_from(card)).max();
        self.every(
            |card| legal_from(card).is_some(),
            |titles| DeckFinding::OutTooShort { days, on, titles, legal_from: all_legal_from },
        )
    }
}

/// A release that is later by more days than this was later, even where only its month is known.
const SURELY_LATER: i64 = 60;
