//! The cards of a checked list in groups: by part and type to read them, by part alone to compare cards with them.

use std::collections::BTreeMap;

use crate::domain::card::CardTable;
use crate::domain::card::kind::CardType;
use crate::domain::deck::{DeckReport, Zone};

/// Cards of one part, or of one type in it, in the order of their titles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardGroup {
    pub zone: Zone,
    /// The type; `None` if the group is the whole part.
    pub kind: Option<CardType>,
    /// Copies and titles.
    pub cards: Vec<(u32, String)>,
}

impl CardGroup {
    /// Copies of all its cards.
    pub fn count(&self) -> u32 {
        self.cards.iter().fold(0, |sum, (copies, _)| sum.saturating_add(*copies))
    }
}

/// Groups by part and type; what is set aside is not part of the deck.
pub fn by_type(report: &DeckReport, table: &CardTable) -> Vec<CardGroup> {
    grouped(report, |id| table.by_id(id).map(|card| card.kind))
}

/// Groups by part alone.
pub fn by_part(report: &DeckReport) -> Vec<CardGroup> {
    grouped(report, |_| None)
}

fn grouped(
    report: &DeckReport,
    kind: impl Fn(&crate::domain::card::CardId) -> Option<CardType>,
) -> Vec<CardGroup> {
    /// Copies by title; in lower case first, so that they are in order for people.
    type Copies = BTreeMap<(String, String), u32>;
    let mut groups: BTreeMap<(Zone, Option<CardType>), Copies> = BTreeMap::new();
    for line in report.lines.iter().filter(|line| line.quantity > 0 && line.zone != Some(Zone::Aside)) {
        let Some((card, title)) = line.card.as_ref().zip(line.printing.as_ref().or(line.title.as_ref()))
        else {
            continue;
        };
        let group = groups.entry((line.zone.unwrap_or(Zone::DrawDeck), kind(card))).or_default();
        let copies = group.entry((title.to_lowercase(), title.clone())).or_default();
        *copies = copies.saturating_add(line.quantity);
    }
    let cards = |cards: Copies| cards.into_iter().map(|((_, title), copies)| (copies, title)).collect();
    groups.into_iter().map(|((zone, kind), of)| CardGroup { zone, kind, cards: cards(of) }).collect()
}
