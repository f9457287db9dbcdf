//! The cards that a player of a sealed or draft tournament opened or drafted. The deck is built from them.

use std::collections::HashMap;

use crate::domain::awaited::Awaited;
use crate::domain::card::{Card, CardTable};
use crate::domain::deck::finding::{UnreadLine, UnreadPool, WhyUnread};
use crate::domain::deck::format::Format;
use crate::domain::deck::list::{DeckList, TooLong};
use crate::domain::deck::resolved_list::{PlacedCard, PlacedDeck};

/// How many lines of a pool one sentence names.
const NAMED: usize = 6;

/// A player's pool, read from a list. Cards that the list sets aside belong to it, too: they may be played next time.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OpenedPool {
    /// Copies of each card, by what copies of it share ([`CardTable::one_card`]).
    copies: HashMap<String, u32>,
    cards: u32,
    unread: Vec<UnreadLine>,
}

/// Why a pool that somebody sent is not read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnfitPool {
    /// Decks of this format are built from any cards.
    NotAsked(String),
    /// No line names a card.
    NoCards,
    TooLong(#[from] TooLong),
}

impl OpenedPool {
    /// Reads a pool that somebody sent for a check under a format; none if the text is empty.
    ///
    /// # Errors
    /// If the format asks for none, the text is far too long or no line names a card.
    pub fn of_sent(
        text: &str,
        format: &Format,
        table: &CardTable,
        awaited: &Awaited,
    ) -> Result<Option<Self>, UnfitPool> {
        if text.trim().is_empty() {
            return Ok(None);
        }
        if format.pool_rule().is_none() {
            return Err(UnfitPool::NotAsked(format.name.clone()));
        }
        let pool = Self::of(&DeckList::read_sent(text, table)?, table, awaited);
        if pool.cards == 0 { Err(UnfitPool::NoCards) } else { Ok(Some(pool)) }
    }

    /// Reads a pool while somebody waits for it. The list is one of the table's game.
    pub fn of(list: &DeckList, table: &CardTable, awaited: &Awaited) -> Self {
        let mut pool = Self::default();
        for placed in PlacedDeck::of(list, table, awaited).cards {
            match (&placed.quantity, placed.card()) {
                (Ok(copies), Some(card)) => {
                    let held = pool.copies.entry(table.one_card(card)).or_default();
                    *held = held.saturating_add(*copies);
                    pool.cards = pool.cards.saturating_add(*copies);
                }
                _ => pool.unread.push(UnreadLine {
                    line: placed.line,
                    why: unread(&placed),
                    text: placed.text,
                }),
            }
        }
        pool
    }

    /// Copies of a card in the pool.
    pub fn copies(&self, card: &Card, table: &CardTable) -> u32 {
        self.copies.get(&table.one_card(card)).copied().unwrap_or(0)
    }

    /// Cards in the pool, copies counted.
    pub const fn cards(&self) -> u32 {
        self.cards
    }

    /// The lines that count nothing.
    pub fn unread(&self) -> &[UnreadLine] {
        &self.unread
    }

    /// What to mend in the pool; `None` if every line was read.
    pub fn unread_pool(&self) -> Option<UnreadPool> {
        let lines: Vec<UnreadLine> = self.unread.iter().take(NAMED).cloned().collect();
        let more = self.unread.len().saturating_sub(lines.len());
        (!lines.is_empty()).then_some(UnreadPool { lines, more })
    }
}

fn unread(placed: &PlacedCard<'_>) -> WhyUnread {
    match (&placed.quantity, placed.reason, placed.suggestions.as_slice()) {
        (Err(why), ..) => WhyUnread::Quantity(why.clone()),
        (_, Some(reason), _) => WhyUnread::Unknown(reason),
        (_, None, []) => WhyUnread::NoTitle,
        (_, None, near) => WhyUnread::Near(near.iter().map(|title| (*title).to_owned()).collect()),
    }
}
