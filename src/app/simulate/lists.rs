//! A handful of deck lists that simulated players hand in.

use crate::app::desk::Desk;
use crate::app::error::DeskError;
use crate::app::simulate::plan::{FIRST_DAY, LAST_DAY};
use crate::app::simulate::random_source::RandomSource;
use crate::data;
use crate::domain::card::CardTable;
use crate::domain::card::definition::Card;
use crate::domain::card::kind::CardType;
use crate::domain::deck::Format;
use crate::domain::deck::list::DeckList;
use crate::domain::deck::severity::Severity;
use crate::domain::edition::Edition;
use crate::domain::hash::ListHash;

/// How many different lists there are.
const LISTS: u64 = 12;

/// A list that was legal on every day of the simulation.
pub struct List {
    pub text: String,
    /// The hash by which the log names it.
    pub sha256: ListHash,
    /// The cards in it.
    pub cards: u32,
}

/// The lists of one game, and the format that allows them.
pub struct GameLists {
    pub format: &'static Format,
    pub all: Vec<List>,
}

impl GameLists {
    /// Draws the lists from old cards, so that every simulated day allows them.
    ///
    /// # Errors
    /// If the card table cannot be read, or the format is not there.
    pub fn of(desk: &Desk, edition: Edition, seed: u64) -> Result<Self, DeskError> {
        let id = match edition {
            Edition::First => "1e-open",
            Edition::Second => "2e-standard",
            Edition::Tribbles => "tribbles",
        };
        let format = data::deck_format(id).ok_or(DeskError::NotFound)?;
        let table = desk.newest_card_table(edition)?;
        let drawn =
            (0..LISTS).map(|number| draw_list(&table, edition, &mut RandomSource::of(seed, "list", number)));
        let legal = drawn.filter_map(|text| legal(text, format, &table).transpose());
        Ok(Self { format, all: legal.collect::<Result<_, DeskError>>()? })
    }
}

/// The list with its figures; `None` if some day forbids it.
fn legal(text: String, format: &Format, table: &CardTable) -> Result<Option<List>, DeskError> {
    let list = DeckList::read_sent(&text, table)?;
    let reports = [FIRST_DAY, LAST_DAY].map(|day| format.check(&list, table, Some(day)));
    if reports.iter().any(|report| report.count(Severity::Error) > 0) {
        return Ok(None);
    }
    let cards = reports.first().map_or(0, |report| report.cards());
    Ok(Some(List { sha256: ListHash::of(&text), cards, text }))
}

fn draw_list(table: &CardTable, edition: Edition, chance: &mut RandomSource) -> String {
    let (missions, dilemmas, draws, pile) = match edition {
        Edition::First => (6, 30, 30, "Seed+Dil"),
        Edition::Second | Edition::Tribbles => (5, 20, 35, "Dilemmas"),
    };
    let old = |card: &&Card| table.first_release(card).is_some_and(|(day, _)| day < FIRST_DAY);
    let mut some = |kind: CardType, count: usize| {
        let fits = |card: &&Card| card.kind == kind && !(kind == CardType::Mission && card.place.is_none());
        let mut all: Vec<String> =
            table.cards().iter().filter(old).filter(fits).map(|card| table.one_card(card)).collect();
        chance.shuffle(&mut all, count);
        all.truncate(count);
        all.iter().map(|title| format!("1\t{title}\n")).collect::<String>()
    };
    if edition == Edition::Tribbles {
        return some(CardType::Tribble, 40);
    }
    let (draws, missions) = (some(CardType::Personnel, draws), some(CardType::Mission, missions));
    format!("{draws}Missions:\n{missions}{pile}:\n{}", some(CardType::Dilemma, dilemmas))
}
