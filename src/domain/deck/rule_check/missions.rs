//! Which missions a deck has.

use std::collections::BTreeMap;

use super::Case;
use crate::domain::card::{Card, Place, Trait, Uniqueness};
use crate::domain::deck::fault::Fault;
use crate::domain::deck::finding::{CardTitles, DeckFinding};
use crate::domain::deck::resolved_list::PlacedCard;
use crate::domain::deck::rule::{MissionSort, Pairs};
use crate::domain::deck::zone::Zone;

impl Case<'_> {
    pub(super) fn unique_locations(&self, pairs: Pairs) -> Vec<Fault> {
        let mut places: BTreeMap<(String, bool), Vec<&PlacedCard<'_>>> = BTreeMap::new();
        for placed in self.deck.zone(Zone::Missions) {
            let mission = placed.card().filter(|card| card.kind.is_mission());
            if let Some(card) = mission.filter(|card| card.uniqueness != Uniqueness::Universal) {
                let side = pairs == Pairs::Alike && card.is(Trait::DoubleSided);
                places.entry((card.location_key(), side)).or_default().push(placed);
            }
        }
        let double = |placed: &&PlacedCard<'_>| placed.card().is_some_and(|card| card.is(Trait::DoubleSided));
        let both = |placed: &[&PlacedCard<'_>]| placed.iter().any(double) && !placed.iter().all(double);
        let copies = |placed: &[&PlacedCard<'_>]| {
            placed.iter().fold(0_u32, |sum, card| sum.saturating_add(card.copies()))
        };
        places
            .into_values()
            .filter(|placed| copies(placed) > 1 && (pairs != Pairs::DoubleSided || both(placed)))
            .map(|placed| {
                let finding = DeckFinding::SameLocation { titles: CardTitles::of(&placed), pairs };
                self.fault(Some(Zone::Missions), finding, &placed)
            })
            .collect()
    }

    pub(super) fn missions_of(&self, sort: MissionSort, least: u32) -> Vec<Fault> {
        let fits = |card: &Card| match sort {
            MissionSort::Planet => matches!(card.place, Some(Place::Planet | Place::Either | Place::Both)),
            MissionSort::Space => matches!(card.place, Some(Place::Space | Place::Either | Place::Both)),
            MissionSort::Headquarters => card.place == Some(Place::Headquarters),
            MissionSort::NoHeadquarters => card.place != Some(Place::Headquarters),
            MissionSort::AlphaQuadrant => card.quadrant == "alpha",
        };
        let missions = |of: &dyn Fn(&PlacedCard<'_>) -> bool| {
            let missions = self.deck.zone(Zone::Missions).filter(|placed| of(placed));
            missions.fold(0_u32, |sum, placed| sum.saturating_add(placed.copies()))
        };
        let found = missions(&|placed| placed.card().is_some_and(fits));
        // A line that names no card has its own fault, and may be the mission that is missing here.
        if missions(&|placed| placed.card().is_none_or(fits)) >= least {
            return Vec::new();
        }
        let finding = DeckFinding::MissingMissions { says: self.rule.says.clone(), sort, least, found };
        vec![self.fault(Some(Zone::Missions), finding, &[])]
    }
}
