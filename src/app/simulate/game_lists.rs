//! The lists and pools from which simulated players take theirs.

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::simulate::lists::{List, draw_list, legal};
use crate::app::simulate::opened::SimulatedPool;
use crate::app::simulate::plan::SimulationPlan;
use crate::app::simulate::random_source::RandomSource;
use crate::data;
use crate::domain::deck::Format;

/// How many different lists there are.
const LISTS: u64 = 12;

/// How many different pools there are.
const POOLS: u64 = 32;

/// The lists of one game, and the format that allows them.
pub struct GameLists {
    pub format: &'static Format,
    pub all: Vec<List>,
    /// What players open or draft; empty where decks are built from any cards.
    pub pools: Vec<SimulatedPool>,
}

impl GameLists {
    /// Draws the lists from old cards, so that every simulated day allows them.
    ///
    /// # Errors
    /// If the card table cannot be read, or the format is not there.
    pub fn of(desk: &Desk, wish: &SimulationPlan) -> Result<Self, DeskError> {
        let format = data::deck_format(wish.format()).ok_or(DeskError::NotFound)?;
        let table = desk.newest_card_table(wish.edition)?;
        let chance = |what, number| RandomSource::of(wish.seed, what, number);
        if wish.pools.is_some() {
            let drawn =
                (0..POOLS).map(|number| SimulatedPool::draw(format, &table, &mut chance("pool", number)));
            let pools = drawn.filter_map(Result::transpose).collect::<Result<_, DeskError>>()?;
            return Ok(Self { format, all: Vec::new(), pools });
        }
        let drawn = (0..LISTS).map(|number| draw_list(&table, wish.edition, &mut chance("list", number)));
        let legal = drawn.filter_map(|text| legal(text, format, &table, None).transpose());
        Ok(Self { format, all: legal.collect::<Result<_, DeskError>>()?, pools: Vec::new() })
    }
}
