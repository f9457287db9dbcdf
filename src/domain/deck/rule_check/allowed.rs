//! Which cards a format allows at all.

use super::Case;
use crate::domain::card::title_folding::fold_title;
use crate::domain::card::{Card, Trait};
use crate::domain::deck::fault::Fault;
use crate::domain::deck::finding::DeckFinding;
use crate::domain::deck::resolved_list::{PlacedCard, Unknown};
use crate::domain::deck::zone::Zone;

impl<'a> Case<'a> {
    pub(super) fn pool(&self, tokens: &[String], name: &str) -> Vec<Fault> {
        let outside = |card: &Card| !tokens.iter().any(|token| card.has_token(token));
        // 2E cards and banned ones have their own rules and their own sentence.
        let own_rule = wholly_banned;
        let placed: Vec<&PlacedCard<'a>> = self
            .deck
            .known_cards()
            .filter(|(_, card, _)| outside(card) && !own_rule(card))
            .map(|(placed, ..)| placed)
            .collect();
        self.when_any(None, &placed, |titles| {
            let others = placed.iter().filter_map(|placed| self.other_version(placed.card()?, tokens));
            DeckFinding::OutsidePool {
                name: name.to_owned(),
                titles,
                others: others.map(str::to_owned).collect(),
            }
        })
    }

    /// Another card of the same title that is legal, by its plugin name.
    fn other_version(&self, card: &Card, tokens: &[String]) -> Option<&'a str> {
        let same = self.table.cards_titled(&card.title).filter(|other| other.id != card.id);
        same.into_iter()
            .find(|other| tokens.iter().any(|token| other.has_token(token)))
            .and_then(|other| other.printings.first())
            .map(|printing| printing.name.as_str())
    }

    pub(super) fn banned_cards(&self, banned: &[String]) -> Vec<Fault> {
        let banned: Vec<String> = banned.iter().map(|title| fold_title(title)).collect();
        self.every(
            |card| {
                banned.contains(&fold_title(&card.title))
                    || (wholly_banned(card) && !card.is(Trait::SecondEdition))
            },
            DeckFinding::Banned,
        )
    }

    pub(super) fn not_titles(&self, titles: &[String], because: &str) -> Vec<Fault> {
        let listed: Vec<String> = titles.iter().map(|title| fold_title(title)).collect();
        self.every(
            |card| listed.contains(&fold_title(&card.title)),
            |titles| DeckFinding::Because { titles, because: because.to_owned() },
        )
    }

    pub(super) fn of_tribbles(&self) -> Vec<Fault> {
        let all = self.deck.cards.iter();
        let placed: Vec<&PlacedCard<'_>> = all
            .filter(|placed| placed.reason == Some(Unknown::OfTribbles) && placed.zone != Some(Zone::Aside))
            .collect();
        self.when_any(None, &placed, DeckFinding::OfTribbles)
    }
}

/// Whether the source bans every printing.
fn wholly_banned(card: &Card) -> bool {
    card.printings.iter().all(|printing| printing.tokens().any(|token| token == "ban"))
}
