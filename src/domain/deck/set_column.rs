//! Rows with the set before the title: `2<tab>Call to Arms<tab>Keevan`. Some sets have the name of a card.

use crate::domain::card::CardTable;
use crate::domain::card::matching::Sought;
use crate::domain::card::title_folding::fold_title;
use crate::domain::deck::line::{CardLine, card_line};

/// Reads a line as a card. In a row it is the card behind the name of a set that has it.
pub(super) fn card_in_row(text: &str, table: &CardTable) -> CardLine {
    let card = card_line(text);
    match title_behind_set(text, &card.title, table) {
        Some(title) => CardLine { title: title.to_owned(), ..card },
        None => card,
    }
}

fn title_behind_set<'r>(row: &'r str, first: &str, table: &CardTable) -> Option<&'r str> {
    let mut cells = row.split('\t').map(str::trim).skip_while(|cell| *cell != first);
    cells.next()?;
    let mut behind = cells.filter(|cell| cell.chars().any(char::is_alphabetic)).peekable();
    behind.peek()?;
    let name = fold_title(first);
    let set = table.releases().iter().find(|release| fold_title(&release.name) == name)?;
    behind.find(|cell| {
        let found = table.find(cell, Sought::Anything);
        found.is_some_and(|found| found.card.printings.iter().any(|printing| printing.release == set.code))
    })
}
