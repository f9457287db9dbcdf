//! Which part of the deck a card may be in.

use std::collections::BTreeMap;

use super::{Case, Titles, cards};
use crate::domain::card::{Card, CardType, Trait};
use crate::domain::deck::fault::Fault;
use crate::domain::deck::resolved_list::PlacedCard;
use crate::domain::deck::zone::Zone;
use crate::domain::letters::capital;

impl Case<'_> {
    pub(super) fn only_types(&self, zone: Zone, types: &[CardType]) -> Vec<Fault> {
        let names: Vec<&str> = types.iter().map(|kind| kind.name()).collect();
        self.misplaced_cards(zone, |card| types.contains(&card.kind), &names.join(", "))
    }

    pub(super) fn only_with(&self, zone: Zone, fact: Trait) -> Vec<Fault> {
        self.misplaced_cards(zone, |card| card.is(fact), fact_name(fact))
    }

    pub(super) fn only_at_home(&self, types: &[CardType], home: &[Zone]) -> Vec<Fault> {
        let is_beside = |zone| matches!(zone, Zone::Outside | Zone::Aside);
        self.cards_away(types, |zone| home.contains(&zone) || is_beside(zone), home)
    }

    pub(super) fn not_in(&self, types: &[CardType], zones: &[Zone]) -> Vec<Fault> {
        self.cards_away(types, |zone| !zones.contains(&zone), &[])
    }

    fn misplaced_cards(&self, zone: Zone, belongs: impl Fn(&Card) -> bool, wanted: &str) -> Vec<Fault> {
        let placed: Vec<_> =
            self.deck.zone(zone).filter(|placed| placed.card().is_some_and(|card| !belongs(card))).collect();
        self.when_any(Some(zone), &placed, |titles| {
            format!(
                "{}: only {wanted} here. Move {titles} to another part or take {} out.",
                capital(zone.name()),
                titles.them()
            )
        })
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
                let titles = Titles::of(&placed);
                let them = titles.them();
                let next = home.first().map_or_else(
                    || format!("may not be in this part. Move {them} to another part or take {them} out."),
                    |home| format!("may only be in the {home}. Move {them} there or take {them} out."),
                );
                let message = format!("{}: {titles} {next}", capital(zone.name()));
                self.fault(Some(zone), message, &placed)
            })
            .collect()
    }

    pub(super) fn unused_zones(&self, zones: &[Zone]) -> Vec<Fault> {
        let strange = Zone::ALL.iter().filter(|zone| !zones.contains(zone) && **zone != Zone::Aside);
        strange
            .filter(|zone| self.deck.count(**zone) > 0)
            .map(|zone| {
                let message = format!(
                    "This format has no part called “{zone}”, but {} are there. Move them, or check that the format is the right one.",
                    cards(self.deck.count(*zone))
                );
                let placed: Vec<_> = self.deck.zone(*zone).collect();
                self.fault(Some(*zone), message, &placed)
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
        let places: Vec<&str> = stands_in.iter().map(|zone| zone.name()).collect();
        let message = match doors.first().zip(stand.first()) {
            Some((door, stands)) => format!(
                "{} holds cards, but {opener} is in {} (line {}). Move it to the {}.",
                capital(zone.name()),
                stands,
                door.line,
                places.join(" or ")
            ),
            None => format!(
                "{} holds cards, but nothing opens it. Add {opener} to the {}, or take the side deck out.",
                capital(zone.name()),
                places.join(" or ")
            ),
        };
        let placed: Vec<_> = self.deck.zone(zone).collect();
        let mut fault = self.fault(Some(zone), message, if doors.is_empty() { &placed } else { &doors });
        if doors.is_empty() {
            fault.cards.clear();
        }
        vec![fault]
    }
}

const fn fact_name(fact: Trait) -> &'static str {
    match fact {
        Trait::Referee => "[Ref] cards",
        Trait::AlternateUniverse => "[AU] cards",
        Trait::DoubleSided => "double-sided missions",
        Trait::SecondEdition => "Second Edition cards",
        Trait::OnePerDeck => "cards limited to one in a deck",
        Trait::HallOfFame => "Hall of Fame cards",
        Trait::NotForDecks => "cards that are no part of a deck",
        Trait::NameInferred => "cards whose subtitle is inferred",
    }
}
