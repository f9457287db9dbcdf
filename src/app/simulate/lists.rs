//! Deck lists drawn from old cards, with what their check says.

use crate::app::error::DeskError;
use crate::app::simulate::plan::{FIRST_DAY, LAST_DAY};
use crate::app::simulate::random_source::RandomSource;
use crate::domain::awaited::Awaited;
use crate::domain::card::CardTable;
use crate::domain::card::definition::Card;
use crate::domain::card::kind::CardType;
use crate::domain::deck::list::DeckList;
use crate::domain::deck::severity::Severity;
use crate::domain::deck::{Format, OpenedPool};
use crate::domain::edition::Edition;
use crate::domain::hash::ListHash;

/// A list that was judged alike on every day of the simulation.
pub struct List {
    pub text: String,
    /// The hash by which the log names it.
    pub sha256: ListHash,
    pub cards: u32,
    /// The errors that the check found.
    pub errors: u32,
}

/// The list with its figures; `None` if some day forbids it.
pub(super) fn legal(
    text: String,
    format: &Format,
    table: &CardTable,
    pool: Option<&OpenedPool>,
) -> Result<Option<List>, DeskError> {
    Ok(judged(text, format, table, pool)?.filter(|list| list.errors == 0))
}

/// The list with its figures; `None` if they differ from day to day.
pub(super) fn judged(
    text: String,
    format: &Format,
    table: &CardTable,
    pool: Option<&OpenedPool>,
) -> Result<Option<List>, DeskError> {
    let list = DeckList::read_sent(&text, table)?;
    let awaited = Awaited::always();
    let first = format.check_while(&list, table, Some(FIRST_DAY), pool, &awaited)?;
    let last = format.check_while(&list, table, Some(LAST_DAY), pool, &awaited)?;
    let (errors, cards) = (first.count(Severity::Error), first.cards());
    if errors != last.count(Severity::Error) {
        return Ok(None);
    }
    let errors = u32::try_from(errors).unwrap_or(u32::MAX);
    Ok(Some(List { sha256: ListHash::of(&text), cards, errors, text }))
}

/// How many cards a deck has of each kind, and what the part with the dilemmas is called.
pub(super) struct DeckShape {
    pub(super) missions: usize,
    pub(super) dilemmas: usize,
    pub(super) draws: usize,
    pub(super) pile: &'static str,
}

impl DeckShape {
    pub(super) const fn of(edition: Edition) -> Self {
        match edition {
            Edition::First => Self { missions: 6, dilemmas: 30, draws: 30, pile: "Seed+Dil" },
            Edition::Second | Edition::Tribbles => {
                Self { missions: 5, dilemmas: 20, draws: 35, pile: "Dilemmas" }
            }
        }
    }

    /// One copy of each of these cards, as a list: cards to draw, missions, dilemmas.
    pub(super) fn written(&self, [draws, missions, dilemmas]: [&[String]; 3]) -> String {
        let (draws, missions, dilemmas) = (copies(draws), copies(missions), copies(dilemmas));
        format!("{draws}Missions:\n{missions}{}:\n{dilemmas}", self.pile)
    }
}

/// The titles of this many old cards of a kind.
pub(super) fn draw_cards(
    table: &CardTable,
    kind: CardType,
    count: usize,
    chance: &mut RandomSource,
) -> Vec<String> {
    let old = |card: &&Card| table.first_release(card).is_some_and(|(day, _)| day < FIRST_DAY);
    let fits = |card: &&Card| card.kind == kind && !(kind == CardType::Mission && card.place.is_none());
    let mut all: Vec<String> =
        table.cards().iter().filter(old).filter(fits).map(|card| table.one_card(card)).collect();
    chance.shuffle(&mut all, count);
    all.truncate(count);
    all
}

fn copies(titles: &[String]) -> String {
    titles.iter().map(|title| format!("1\t{title}\n")).collect()
}

/// A list of cards drawn at random, as a text.
pub(super) fn draw_list(table: &CardTable, edition: Edition, chance: &mut RandomSource) -> String {
    let mut some = |kind: CardType, count: usize| draw_cards(table, kind, count, chance);
    if edition == Edition::Tribbles {
        return copies(&some(CardType::Tribble, 40));
    }
    let shape = DeckShape::of(edition);
    let (draws, missions) = (some(CardType::Personnel, shape.draws), some(CardType::Mission, shape.missions));
    shape.written([&draws, &missions, &some(CardType::Dilemma, shape.dilemmas)])
}
