//! Which part of the deck a card may be in.

use std::collections::BTreeMap;

use super::Case;
use crate::domain::card::{Card, CardType, Trait};
use crate::domain::deck::fault::Fault;
use crate::domain::deck::finding::{CardTitles, DeckFinding};
use crate::domain::deck::resolved_list::PlacedCard;
use crate::domain::deck::zone::Zone;

impl Case<'_> {
    pub(super) fn only_types(&self, zone: Zone, types: &[CardType]) -> Vec<Fault> {
        self.misplaced_cards(
            zone,
            |card| types.contains(&card.kind),
            |titles| DeckFinding::OtherTypes { zone, types: types.to_vec(), titles },
        )
    }

    pub(super) fn only_with(&self, zone: Zone, fact: Trait) -> Vec<Fault> {
        self.misplaced_cards(
            zone,
            |card| card.is(fact),
            |titles| DeckFinding::WithoutFact { zone, fact, titles },
        )
    }

    pub(super) fn only_at_home(&self, types: &[CardType], home: &[Zone]) -> Vec<Fault> {
        let is_beside = |zone| matches!(zone, Zone::Outside | Zone::Aside);
        self.cards_away(types, |zone| home.contains(&zone) || is_beside(zone), home)
    }

    pub(super) fn not_in(&self, types: &[CardType], zones: &[Zone]) -> Vec<Fault> {
        self.cards_away(types, |zone| !zones.contains(&zone), &[])
    }

    fn misplaced_cards(
        &self,
        zone: Zone,
        belongs: impl Fn(&Card) -> bool,
        finding: impl Fn(CardTitles) -> DeckFinding,
    ) -> Vec<Fault> {
        let placed: Vec<_> =
            self.deck.zone(zone).filter(|placed| placed.card().is_some_and(|card| !belongs(card))).collect();
        self.when_any(Some(zone), &placed, finding)
    }

    fn cards_away(&self, types: &[CardType], allowed: impl Fn(Zone) -> bool, home: &[Zone]) -> Vec<Fault> {
        let mut by_zone: BTreeMap<Zone, Vec<&PlacedCard<'_>>> = BTreeMap::new();
        for (placed, card, zone) in self.deck.known_cards() {
            if types.contains(&card.kind) && !allowed(zone) {
                by_zone.entry(zone).or_default().push(placed);
            }
        }
        by_zone
            .into_iter()
            .map(|(zone, placed)| {
                let titles = CardTitles::of(&placed);
                let finding = match home.first() {
                    None => DeckFinding::NotInPart { zone, titles },
                    Some(home) => DeckFinding::OnlyAtHome { zone, titles, home: *home },
                };
                self.fault(Some(zone), finding, &placed)
            })
            .collect()
    }

    pub(super) fn unused_zones(&self, zones: &[Zone]) -> Vec<Fault> {
        let strange = Zone::ALL.iter().filter(|zone| !zones.contains(zone) && **zone != Zone::Aside);
        strange
            .filter(|zone| self.deck.count(**zone) > 0)
            .map(|zone| {
                let finding = DeckFinding::NoSuchPart { zone: *zone, cards: self.deck.count(*zone) };
                let placed: Vec<_> = self.deck.zone(*zone).collect();
                self.fault(Some(*zone), finding, &placed)
            })
            .collect()
    }

    pub(super) fn needs_opener(
        &self,
        zone: Zone,
        also: &[String],
        stands_in: &[Zone],
        opener: &str,
    ) -> Vec<Fault> {
        if self.deck.count(zone) == 0 {
            return Vec::new();
        }
        let opens = |card: &Card| card.opens == Some(zone) || also.contains(&card.title);
        let (doors, stand): (Vec<_>, Vec<Zone>) = self
            .deck
            .known_cards()
            .filter(|(_, card, _)| opens(card))
            .map(|(placed, _, zone)| (placed, zone))
            .unzip();
        if stand.iter().any(|zone| stands_in.contains(zone)) {
            return Vec::new();
        }
        let (opener, places) = (opener.to_owned(), stands_in.to_vec());
        let finding = match doors.first().zip(stand.first()) {
            Some((door, stands)) => {
                DeckFinding::OpenerElsewhere { zone, opener, stands: *stands, line: door.line, places }
            }
            None => DeckFinding::NoOpener { zone, opener, places },
        };
        let placed: Vec<_> = self.deck.zone(zone).collect();
        let mut fault = self.fault(Some(zone), finding, if doors.is_empty() { &placed } else { &doors });
        if doors.is_empty() {
            fault.cards.clear();
        }
        vec![fault]
    }
}
