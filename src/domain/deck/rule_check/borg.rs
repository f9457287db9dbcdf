//! What a player of Borg may not bring.

use super::Case;
use crate::domain::card::{Card, CardType, Trait};
use crate::domain::deck::fault::Fault;
use crate::domain::deck::finding::{Borg, DeckFinding};
use crate::domain::deck::severity::Severity;

impl Case<'_> {
    pub(super) fn borg_facilities(&self) -> Vec<Fault> {
        let Some(borg) = self.plays_borg() else { return Vec::new() };
        let mut faults = self.every(
            |card| card.kind == CardType::Facility && !is_borg(card),
            |titles| DeckFinding::BorgFacilities { titles, borg },
        );
        // The card facts do not say which side of a Mission II has an outpost, so somebody has to look.
        let mut missions = self
            .every(|card| card.is(Trait::DoubleSided), |titles| DeckFinding::BorgMissions { titles, borg });
        for fault in &mut missions {
            fault.severity = fault.severity.max(Severity::Warning);
        }
        faults.append(&mut missions);
        if borg == Borg::Perhaps {
            for fault in &mut faults {
                fault.severity = Severity::Note;
            }
        }
        faults
    }

    /// Whether the player plays Borg: the list says so, or nobody and no ship in it is anything else. A player
    /// with Borg personnel among others may play Borg; no list can prove it.
    fn plays_borg(&self) -> Option<Borg> {
        if self.deck.says_borg {
            return Some(Borg::Said);
        }
        let crew = |card: &&Card| matches!(card.kind, CardType::Personnel | CardType::Ship);
        let mut crew = self.deck.known_cards().map(|(_, card, _)| card).filter(crew).peekable();
        crew.peek()?;
        let (borg, others): (Vec<&Card>, Vec<&Card>) = crew.partition(|card| is_borg(card));
        match (borg.iter().any(|card| card.kind == CardType::Personnel), others.is_empty()) {
            (true, true) => Some(Borg::All),
            (true, false) => Some(Borg::Perhaps),
            (false, _) => None,
        }
    }
}

fn is_borg(card: &Card) -> bool {
    card.affiliations.iter().any(|affiliation| affiliation == "borg")
}
