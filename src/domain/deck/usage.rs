//! Which cards the lists of a field contain, and how much of that everybody may know.
//!
//! A list that is not shown must not follow from the numbers: not from a small number, and not from the difference
//! between the whole field and the lists that are shown.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::domain::card::CardTable;
use crate::domain::card::kind::CardType;
use crate::domain::deck::{DeckReport, Zone};

/// The fewest lists that are counted together: fewer would tell what single players brought.
pub const FEWEST_LISTS: u32 = 8;

/// The fewest lists that are distinguished from none, and from all.
const FEWEST_TOLD: u32 = 3;

/// The cards of one list: each card once, by its position in the card table, with its copies.
pub type ListCounts = Vec<(u32, u32)>;

/// Finds cards by their position in a table.
#[derive(Debug)]
pub struct Positions<'a>(HashMap<&'a str, u32>);

impl<'a> Positions<'a> {
    /// The positions of a table's cards.
    pub fn of(table: &'a CardTable) -> Self {
        Self((0..).zip(table.cards()).map(|(at, card)| (card.id.0.as_str(), at)).collect())
    }

    /// The cards of a checked list, without those set aside.
    pub fn list_counts(&self, report: &DeckReport) -> ListCounts {
        let mut held: BTreeMap<u32, u32> = BTreeMap::new();
        for line in report.lines.iter().filter(|line| line.quantity > 0 && line.zone != Some(Zone::Aside)) {
            if let Some(at) = line.card.as_ref().and_then(|card| self.0.get(card.0.as_str())) {
                let copies = held.entry(*at).or_default();
                *copies = copies.saturating_add(line.quantity);
            }
        }
        held.into_iter().collect()
    }
}

/// How many lists hold something.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Count {
    /// How many lists hold the card.
    pub lists: u32,
    /// Those of them that everybody sees.
    pub shown: u32,
    /// Copies in all of them.
    pub copies: u32,
}

/// What the lists of a field hold.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Usage {
    /// How many lists there are, and how many of them everybody sees.
    pub field: Count,
    /// Each card with its title and type, those in most lists first.
    pub cards: Vec<(String, CardType, Count)>,
    /// Each affiliation of personnel, likewise.
    pub affiliations: Vec<(String, Count)>,
}

/// What everybody may know of a number of lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PublicUsage {
    /// The number itself.
    Exactly(u32),
    /// Only that it is small.
    FewerThan(u32),
    /// Only that it is not smaller.
    AtLeast(u32),
}

impl Count {
    fn add(&mut self, copies: u32, is_shown: bool) {
        self.lists += 1;
        self.shown += u32::from(is_shown);
        self.copies = self.copies.saturating_add(copies);
    }

    /// What everybody may know of it in a field. Hidden lists are distinguished only if at
    /// least three of them hold it and at least three do not.
    pub const fn public_usage(self, field: Self) -> PublicUsage {
        let (hidden, of) = (self.lists.saturating_sub(self.shown), field.lists.saturating_sub(field.shown));
        if of == 0 {
            return if self.lists < FEWEST_TOLD {
                PublicUsage::FewerThan(FEWEST_TOLD)
            } else {
                PublicUsage::Exactly(self.lists)
            };
        }
        if hidden < FEWEST_TOLD {
            return if self.shown == 0 {
                PublicUsage::FewerThan(FEWEST_TOLD)
            } else {
                PublicUsage::AtLeast(self.shown)
            };
        }
        if of.saturating_sub(hidden) < FEWEST_TOLD {
            return PublicUsage::AtLeast(self.shown + of + 1 - FEWEST_TOLD);
        }
        PublicUsage::Exactly(self.lists)
    }

    /// Copies in a list that holds it, on average, to the nearest whole number.
    pub const fn copies_each(self) -> u32 {
        match self
            .copies
            .saturating_mul(2)
            .saturating_add(self.lists)
            .checked_div(self.lists.saturating_mul(2))
        {
            Some(each) => each,
            None => 0,
        }
    }
}

impl Usage {
    /// Counts lists; with each, whether everybody sees it.
    pub fn of<'a>(lists: impl IntoIterator<Item = (&'a ListCounts, bool)>, table: &CardTable) -> Self {
        let mut field = Count::default();
        let mut cards: BTreeMap<u32, Count> = BTreeMap::new();
        let mut affiliations: BTreeMap<&str, Count> = BTreeMap::new();
        let card = |at: u32| usize::try_from(at).ok().and_then(|at| table.cards().get(at));
        for (held, is_shown) in lists {
            let copies = held.iter().fold(0, |sum: u32, (_, copies)| sum.saturating_add(*copies));
            field.add(copies, is_shown);
            let mut of_list: BTreeMap<&str, u32> = BTreeMap::new();
            for (at, copies) in held {
                cards.entry(*at).or_default().add(*copies, is_shown);
                let personnel = card(*at).filter(|card| card.kind == CardType::Personnel);
                let sides: BTreeSet<&str> =
                    personnel.iter().flat_map(|card| &card.affiliations).map(String::as_str).collect();
                for side in sides {
                    let of_side = of_list.entry(side).or_default();
                    *of_side = of_side.saturating_add(*copies);
                }
            }
            for (side, copies) in of_list {
                affiliations.entry(side).or_default().add(copies, is_shown);
            }
        }
        let titled = |(at, count)| card(at).map(|card| (card.title.clone(), card.kind, count));
        let mut cards: Vec<_> = cards.into_iter().filter_map(titled).collect();
        cards.sort_by(|(one, _, a), (other, _, b)| (b.lists, b.copies, one).cmp(&(a.lists, a.copies, other)));
        let mut affiliations: Vec<_> =
            affiliations.into_iter().map(|(side, count)| (side.to_owned(), count)).collect();
        affiliations.sort_by(|(one, a), (other, b)| (b.lists, one).cmp(&(a.lists, other)));
        Self { field, cards, affiliations }
    }
}
