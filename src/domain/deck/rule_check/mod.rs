//! Checks a deck against one rule and tells a tired director what is wrong and what to do.

mod allowed;
mod borg;
mod copies;
mod missions;
mod opened;
mod parts;
mod released;
mod sizes;

use chrono::NaiveDate;

use crate::domain::card::{Card, CardTable, Trait};
use crate::domain::deck::fault::{Fault, FaultRule};
use crate::domain::deck::finding::{CardTitles, DeckFinding};
use crate::domain::deck::opened::OpenedPool;
use crate::domain::deck::resolved_list::{PlacedCard, PlacedDeck};
use crate::domain::deck::rule::{Demand, Rule};
use crate::domain::deck::zone::Zone;

/// A rule with the deck that it checks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Case<'a> {
    pub rule: &'a Rule,
    pub deck: &'a PlacedDeck<'a>,
    pub table: &'a CardTable,
    pub on: Option<NaiveDate>,
    /// What the player opened or drafted, if that is registered.
    pub pool: Option<&'a OpenedPool>,
}

impl<'a> Case<'a> {
    /// Every breach of the rule.
    pub(crate) fn faults(&self) -> Vec<Fault> {
        let holds = |titles: &[String]| self.deck.holds(titles);
        if (!self.rule.when.is_empty() && !holds(&self.rule.when)) || holds(&self.rule.unless) {
            return Vec::new();
        }
        self.breaches()
    }

    fn breaches(&self) -> Vec<Fault> {
        match &self.rule.demand {
            Demand::Exactly { zone, cards } => self.count(*zone, *cards, *cards),
            Demand::AtMost { zone, cards } => self.count(*zone, 0, *cards),
            Demand::AtLeast { zone, cards, only_if_used } => {
                if *only_if_used && self.deck.count(*zone) == 0 {
                    Vec::new()
                } else {
                    self.count(*zone, *cards, u32::MAX)
                }
            }
            Demand::Usually { zone, cards } => self.fewer(*zone, *cards),
            Demand::OnlyTypes { zone, types } => self.only_types(*zone, types),
            Demand::OnlyWith { zone, fact } => self.only_with(*zone, *fact),
            Demand::OnlyAtHome { types, home } => self.only_at_home(types, home),
            Demand::NotIn { types, zones } => self.not_in(types, zones),
            Demand::OnlyZones { zones } => self.unused_zones(zones),
            Demand::AllDifferent { zone } => self.copies(&[*zone], 1),
            Demand::AtMostCopies { zones, copies, by_title: false, except } => {
                self.copies_but(zones, *copies, except)
            }
            Demand::AtMostCopies { zones, copies, by_title: true, except } => {
                self.copies_of_title(zones, *copies, except)
            }
            Demand::TotalAtLeast { zones, cards } => self.total(zones, *cards),
            Demand::OnePerDeck => self.one_per_deck(),
            Demand::UniqueLocations { pairs } => self.unique_locations(*pairs),
            Demand::MissionsOf { sort, cards } => self.missions_of(*sort, *cards),
            Demand::NeedsOpener { zone, also, stands_in, opener } => {
                self.needs_opener(*zone, also, stands_in, opener)
            }
            Demand::Pool { tokens, name } => self.pool(tokens, name),
            Demand::OnlySets { sets, .. } => self.other_sets(sets),
            Demand::FromPool { free } => self.beyond_the_pool(free),
            Demand::Banned { titles } => self.banned_cards(titles),
            Demand::NotTitles { titles, because } => self.not_titles(titles, because),
            Demand::Remember { zone, remember } => self.remember(*zone, remember),
            Demand::NotWith { fact, because } => self.every(
                |card| card.is(*fact),
                |titles| DeckFinding::Because { titles, because: because.clone() },
            ),
            Demand::Mentions { fact, remember, unless } => self.mentions(*fact, remember, unless),
            Demand::NotOfTribbles { .. } => self.of_tribbles(),
            Demand::BorgFacilities => self.borg_facilities(),
            Demand::ReleasedByThen { days: 0 } => self.released_by_then(),
            Demand::ReleasedByThen { days } => self.released_lately(*days),
        }
    }

    fn fault(&self, zone: Option<Zone>, finding: DeckFinding, placed: &[&PlacedCard<'_>]) -> Fault {
        let mut lines: Vec<usize> = placed.iter().map(|card| card.line).collect();
        lines.sort_unstable();
        lines.dedup();
        Fault {
            rule: FaultRule::Format(self.rule.id.clone()),
            severity: self.rule.severity,
            zone,
            finding,
            lines,
            cards: CardTitles::of(placed).0,
            citations: self.rule.citations.clone(),
            confidence: Some(self.rule.confidence),
        }
    }

    /// One fault for all known cards to which this applies.
    fn every(
        &self,
        holds: impl Fn(&Card) -> bool,
        finding: impl Fn(CardTitles) -> DeckFinding,
    ) -> Vec<Fault> {
        let placed: Vec<&PlacedCard<'_>> =
            self.deck.known_cards().filter(|(_, card, _)| holds(card)).map(|(placed, ..)| placed).collect();
        self.when_any(None, &placed, finding)
    }

    fn when_any(
        &self,
        zone: Option<Zone>,
        placed: &[&PlacedCard<'_>],
        finding: impl Fn(CardTitles) -> DeckFinding,
    ) -> Vec<Fault> {
        if placed.is_empty() {
            return Vec::new();
        }
        vec![self.fault(zone, finding(CardTitles::of(placed)), placed)]
    }

    fn remember(&self, zone: Option<Zone>, remember: &str) -> Vec<Fault> {
        let placed: Vec<_> = zone.into_iter().flat_map(|zone| self.deck.zone(zone)).collect();
        if zone.is_some() && placed.is_empty() {
            return Vec::new();
        }
        let mut fault = self.fault(zone, DeckFinding::Remember(remember.to_owned()), &placed);
        fault.cards.clear();
        vec![fault]
    }

    fn mentions(&self, fact: Trait, remember: &str, unless: &[String]) -> Vec<Fault> {
        if self.deck.known_cards().any(|(_, card, _)| unless.contains(&card.title)) {
            return Vec::new();
        }
        self.every(
            |card| card.is(fact),
            |titles| DeckFinding::Mentions { titles, remember: remember.to_owned() },
        )
    }
}

impl CardTitles {
    pub(super) fn of(placed: &[&PlacedCard<'_>]) -> Self {
        let mut titles: Vec<String> = Vec::new();
        for placed in placed {
            let title = placed.card().map_or(placed.text.as_str(), |card| card.title.as_str());
            if !titles.iter().any(|known| known == title) {
                titles.push(title.to_owned());
            }
        }
        Self(titles)
    }
}
