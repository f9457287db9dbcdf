//! Cards that a line names by their numbers: `0.03001.2,0.11001.2` of Unicomplex, `"1e-p|1538"` of net-stccg.

use crate::domain::deck::line::{CardLine, Content, ListLine};
use crate::domain::deck::quantity::{copies, is_count};

/// The cards of a line that names them by number, each as a line.
pub(super) fn cards_by_number(line: usize, text: &str) -> Vec<ListLine> {
    let cards = numbers(text).into_iter();
    cards.map(|(id, card)| ListLine::new(line, id, Content::Card(card))).collect()
}

/// The cards of a line that names them by number: `0.03001.2,0.11001.2` or `"1e-p|1538", "1e-p|72",`.
fn numbers(text: &str) -> Vec<(&str, CardLine)> {
    let text = text.split_once("//").map_or(text, |(before, _)| before);
    let parts: Vec<&str> = text.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
    let cards: Option<Vec<_>> = parts.iter().map(|part| Some((*part, numbered_line(part)?))).collect();
    cards.unwrap_or_default()
}

fn numbered_line(part: &str) -> Option<CardLine> {
    let line = |id: &str, number| CardLine {
        quantity: copies(number),
        title: id.to_owned(),
        whole: None,
        zone: None,
        counted: true,
        other: None,
    };
    if let Some((id, count)) = part.rsplit_once('.')
        && let Some((kind, number)) = id.split_once('.')
        && is_count(kind)
        && is_count(count)
        && (3..=6).contains(&number.len())
        && !number.contains(' ')
    {
        return Some(line(id, Some(count)));
    }
    let quoted = part.strip_prefix('"')?.strip_suffix('"')?;
    let (set, number) = quoted.split_once('|')?;
    (is_count(number) && !set.contains(' ')).then(|| line(quoted, None))
}
