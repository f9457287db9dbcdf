//! How many copies of a card a deck has.

use std::collections::BTreeMap;

use super::Case;
use crate::domain::card::{Card, Trait};
use crate::domain::deck::fault::Fault;
use crate::domain::deck::finding::{CardTitles, CountedCard, DeckFinding};
use crate::domain::deck::resolved_list::PlacedCard;
use crate::domain::deck::severity::Severity;
use crate::domain::deck::zone::Zone;

impl<'a> Case<'a> {
    pub(super) fn copies(&self, zones: &[Zone], most: u32) -> Vec<Fault> {
        self.copies_but(zones, most, &[])
    }

    pub(super) fn copies_but(&self, zones: &[Zone], most: u32, except: &[String]) -> Vec<Fault> {
        self.counted_by(zones, except, |card| self.table.one_card(card))
            .into_values()
            .filter_map(|placed| {
                self.too_many(zones, &placed, most, CountedCard::Card(CardTitles::of(&placed)), false)
            })
            .collect()
    }

    /// Copies by title, regardless of subtitle. If the division of a title is our inference, the fault is a warning.
    pub(super) fn copies_of_title(&self, zones: &[Zone], most: u32, except: &[String]) -> Vec<Fault> {
        let title = |placed: &'a PlacedCard<'a>| Some(self.table.title_of(placed.card()?));
        self.counted_by(zones, except, |card| self.table.one_title(card))
            .into_values()
            .filter_map(|placed| {
                let first = title(placed.first()?)?;
                let titles = CardTitles::of(&placed);
                let several = titles.0.len() > 1;
                let card = match several {
                    true => CountedCard::Title(first.title.to_owned()),
                    false => CountedCard::Card(titles),
                };
                let told = placed.iter().copied().filter_map(title).all(|title| title.told);
                let guessed = several && !told && self.too_many_alike(&placed, most).is_none();
                let mut fault = self.too_many(zones, &placed, most, card, guessed)?;
                if guessed {
                    fault.severity = fault.severity.max(Severity::Warning);
                }
                Some(fault)
            })
            .collect()
    }

    /// A card with too many copies of its own, regardless of title.
    fn too_many_alike(&self, placed: &[&PlacedCard<'_>], most: u32) -> Option<String> {
        let mut counts: BTreeMap<String, u32> = BTreeMap::new();
        for placed in placed {
            let count = counts.entry(self.table.one_card(placed.card()?)).or_default();
            *count = count.saturating_add(placed.copies());
        }
        counts.into_iter().find(|(_, count)| *count > most).map(|(card, _)| card)
    }

    pub(super) fn counted_by(
        &self,
        zones: &[Zone],
        except: &[String],
        key: impl Fn(&Card) -> String,
    ) -> BTreeMap<String, Vec<&'a PlacedCard<'a>>> {
        let mut cards: BTreeMap<String, Vec<&PlacedCard<'_>>> = BTreeMap::new();
        for (placed, card, _) in self.deck.known_cards().filter(|(.., zone)| zones.contains(zone)) {
            if !except.contains(&card.title) {
                cards.entry(key(card)).or_default().push(placed);
            }
        }
        cards
    }

    fn too_many(
        &self,
        zones: &[Zone],
        placed: &[&PlacedCard<'_>],
        most: u32,
        card: CountedCard,
        guessed: bool,
    ) -> Option<Fault> {
        let only = if let [zone] = zones { Some(*zone) } else { None };
        let found = placed.iter().fold(0_u32, |sum, card| sum.saturating_add(card.copies()));
        (found > most).then(|| {
            let zones = zones.to_vec();
            self.fault(only, DeckFinding::TooManyCopies { card, zones, found, most, guessed }, placed)
        })
    }

    pub(super) fn one_per_deck(&self) -> Vec<Fault> {
        let mut cards: BTreeMap<&str, Vec<&PlacedCard<'_>>> = BTreeMap::new();
        for (placed, card, _) in self.deck.known_cards().filter(|(_, card, _)| card.is(Trait::OnePerDeck)) {
            cards.entry(&card.title).or_default().push(placed);
        }
        cards
            .into_iter()
            .filter_map(|(title, placed)| {
                let found = placed.iter().fold(0_u32, |sum, card| sum.saturating_add(card.copies()));
                let title = title.to_owned();
                (found > 1).then(|| self.fault(None, DeckFinding::OnePerDeck { title, found }, &placed))
            })
            .collect()
    }
}
