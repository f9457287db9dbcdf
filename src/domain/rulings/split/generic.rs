//! Any other text: `Topic – The …`, `Topic: The …`, parts under a line of capitals.

use super::current;
use super::draft::{Draft, Sheet};
use super::heading;
use super::source::{self, Line};
use crate::domain::rulings::entry::Kind;

/// Reads a document of unknown form, as far as it shows headings.
pub(super) fn split(lines: &[Line<'_>]) -> Sheet {
    let mut sheet = Sheet::default();
    let mut section = None;
    for block in source::blocks(lines) {
        if let Some(title) = source::capitals(block) {
            sheet.headings.extend(block.first().map(|line| (line.number, title.clone())));
            section = Some(title);
        } else if source::is_colophon(block) {
            current::remain(&mut sheet, block, "notice of rights");
        } else {
            paragraph(&mut sheet, block, section.as_deref());
        }
    }
    sheet
}

fn paragraph(sheet: &mut Sheet, block: &[Line<'_>], section: Option<&str>) {
    let (text, starts) = heading::joined(block);
    let (starred, rest) = heading::star(&text);
    let offset = text.len() - rest.len();
    let bullet = block.first().is_some_and(|line| heading::is_bullet(line.text));
    let found = heading::before_dash(rest).or_else(|| heading::before_colon(rest)).filter(|_| !bullet);
    if let Some((title, body)) = found {
        let mut draft = Draft::new(heading::clean(title), Kind::Ruling, section);
        draft.starred = starred;
        draft.pieces = heading::after(block, &starts, offset + body);
        sheet.drafts.push(draft);
        return;
    }
    if sheet.drafts.is_empty() {
        let title = block.first().map_or(String::new(), |line| heading::clean(line.text));
        sheet.drafts.push(Draft::new(title, Kind::FrontMatter, section));
    }
    current::follow(sheet, block);
}
