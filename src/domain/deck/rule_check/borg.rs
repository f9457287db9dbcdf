//! What a player of Borg may not bring.

use super::Case;
use crate::domain::card::{Card, CardType, Trait};
use crate::domain::deck::fault::{Fault, Severity};

impl Case<'_> {
    pub(super) fn borg_facilities(&self) -> Vec<Fault> {
        let Some(plays) = self.plays_borg() else { return Vec::new() };
        let mut faults = self.every(
            |card| card.kind == CardType::Facility && !is_borg(card),
            |titles| match plays {
                Borg::Plays(why) => format!("{titles}: a Borg player may not include a facility that is not Borg, and this player is one: {why}. Take {} out.", titles.them()),
                Borg::May => format!("{titles}: a Borg player may not include a facility that is not Borg. If this player plays Borg, take {} out; a line “Affiliation: Borg” in the list lets it be checked.", titles.them()),
            },
        );
        // The card facts do not say which side of a Mission II has an outpost, so somebody has to look.
        let mut missions = self.every(
            |card| card.is(Trait::DoubleSided),
            |titles| match plays {
                Borg::Plays(why) => format!("{titles}: a Borg player may not include a Mission II with a built-in outpost that is not Borg either, and this player is one: {why}. Look at both sides, and take {} out where there is one.", titles.them()),
                Borg::May => format!("{titles}: a Borg player may not include a Mission II with a built-in outpost that is not Borg either. If this player plays Borg, look at both sides."),
            },
        );
        for fault in &mut missions {
            fault.severity = fault.severity.max(Severity::Warning);
        }
        faults.append(&mut missions);
        if matches!(plays, Borg::May) {
            for fault in &mut faults {
                fault.severity = Severity::Note;
            }
        }
        faults
    }

    /// Whether the player plays Borg: the list says so, or nobody and no ship in it is anything else. Who brings Borg
    /// personnel among others may play Borg; no list can prove it.
    fn plays_borg(&self) -> Option<Borg> {
        if self.deck.says_borg {
            return Some(Borg::Plays("the list says so"));
        }
        let crew = |card: &&Card| matches!(card.kind, CardType::Personnel | CardType::Ship);
        let mut crew = self.deck.known_cards().map(|(_, card, _)| card).filter(crew).peekable();
        crew.peek()?;
        let (borg, others): (Vec<&Card>, Vec<&Card>) = crew.partition(|card| is_borg(card));
        match (borg.iter().any(|card| card.kind == CardType::Personnel), others.is_empty()) {
            (true, true) => Some(Borg::Plays("all its personnel and ships are Borg")),
            (true, false) => Some(Borg::May),
            (false, _) => None,
        }
    }
}

/// Whether a player plays Borg.
#[derive(Debug, Clone, Copy)]
enum Borg {
    /// Yes, for this reason.
    Plays(&'static str),
    /// Perhaps.
    May,
}

fn is_borg(card: &Card) -> bool {
    card.affiliations.iter().any(|affiliation| affiliation == "borg")
}
