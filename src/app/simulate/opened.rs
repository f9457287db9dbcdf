//! What simulated players open or draft, with the decks that are built from it.

use crate::app::error::DeskError;
use crate::app::simulate::lists::{DeckShape, List, draw_cards, judged, legal};
use crate::app::simulate::random_source::RandomSource;
use crate::domain::awaited::Awaited;
use crate::domain::card::CardTable;
use crate::domain::card::kind::CardType;
use crate::domain::deck::{Format, OpenedPool};
use crate::domain::hash::ListHash;

/// What a player opens or drafts.
pub struct SimulatedPool {
    pub(super) text: String,
    pub(super) sha256: ListHash,
    pub(super) cards: u32,
    /// A legal deck.
    pub(super) deck: List,
    /// Another one, for a change between games.
    pub(super) other: Option<List>,
    /// One with a card that is not in the pool.
    pub(super) borrowed: Option<List>,
}

impl SimulatedPool {
    /// Draws a pool half as large again as a deck; `None` if no legal deck comes of it.
    ///
    /// # Errors
    /// If its text cannot be read as a list.
    pub(super) fn draw(
        format: &Format,
        table: &CardTable,
        chance: &mut RandomSource,
    ) -> Result<Option<Self>, DeskError> {
        let shape = DeckShape::of(format.edition);
        let mut some = |kind, count| draw_cards(table, kind, count, chance);
        let mut draws = some(CardType::Personnel, shape.draws + shape.draws / 2 + 1);
        let missions = some(CardType::Mission, shape.missions);
        let dilemmas = some(CardType::Dilemma, shape.dilemmas + shape.dilemmas / 2);
        let from_elsewhere = draws.pop();
        let text = shape.written([&draws, &missions, &dilemmas]);
        let Some(pool) = OpenedPool::of_sent(&text, format, table, &Awaited::always())? else {
            return Ok(None);
        };
        let pile = first(&dilemmas, shape.dilemmas);
        let deck = shape.written([first(&draws, shape.draws), &missions, pile]);
        let Some(deck) = legal(deck, format, table, Some(&pool))? else { return Ok(None) };
        let other: [&[String]; 3] = [last(&draws, shape.draws), &missions, last(&dilemmas, shape.dilemmas)];
        let other = legal(shape.written(other), format, table, Some(&pool))?;
        let mut most = first(&draws, shape.draws.saturating_sub(1)).to_vec();
        most.extend(from_elsewhere);
        let borrowed = judged(shape.written([&most, &missions, pile]), format, table, Some(&pool))?;
        let borrowed = borrowed.filter(|list| list.errors > 0);
        Ok(Some(Self { sha256: ListHash::of(&text), cards: pool.cards(), text, deck, other, borrowed }))
    }
}

fn first(cards: &[String], count: usize) -> &[String] {
    cards.get(..count).unwrap_or(cards)
}

fn last(cards: &[String], count: usize) -> &[String] {
    cards.get(cards.len().saturating_sub(count)..).unwrap_or(cards)
}
