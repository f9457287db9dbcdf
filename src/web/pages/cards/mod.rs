//! Cards: a page for each, how to find them, and newer tables.

pub(crate) mod find;
pub(crate) mod import;
pub(crate) mod show;

use crate::domain::card::CardTable;
use crate::web::urls::{self, Link};

/// Where a title leads: to its card, or to the choice where several share it.
pub fn of_title(table: &CardTable, title: &str) -> Link {
    let mut cards = table.cards_titled(title);
    match (cards.next(), cards.next()) {
        (Some(card), None) => urls::card(table.edition(), &card.id.0),
        _ => urls::cards_like(title),
    }
}

/// The cards that a text names, with their pages.
pub fn named_in(table: &CardTable, text: &str) -> Vec<(String, Link)> {
    table.named_in(text, MOST).into_iter().map(|title| (title.to_owned(), of_title(table, title))).collect()
}

/// The most cards that are linked from one text.
const MOST: usize = 6;
