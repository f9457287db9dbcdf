//! What both Current Rulings of 2000 have in common: introduction, list of changes, rulings in alphabetical order.

use super::draft::{Draft, Remainder, SetAside, Sheet};
use super::heading;
use super::source::{self, Join, Line};
use crate::domain::rulings::entry::EntryKind;

/// The section of the document that contains a block.
enum Part {
    Introduction,
    Changes(String),
    Rulings(String),
}

/// A raw heading and the byte of the joined block at which its text begins.
pub(super) type Title = (String, usize);

/// What differs between the two copies.
pub(super) struct Dialect {
    /// Whether stars are bold and italic marks.
    pub(super) marked: bool,
    /// Finds the heading of a sub-entry in a block; the second argument is the joined text.
    pub(super) sub_heading: fn(&[Line<'_>], &str) -> Option<Title>,
}

/// Reads the document block by block.
pub(super) fn split(lines: &[Line<'_>], dialect: &Dialect) -> Sheet {
    let mut sheet = Sheet { marked: dialect.marked, ..Sheet::default() };
    let mut part = Part::Introduction;
    for block in source::blocks(lines) {
        if let Some(title) = source::capitals(block) {
            sheet.headings.extend(block.first().map(|line| (line.number, title.clone())));
            part = if title.contains("CHANGES") { Part::Changes(title) } else { Part::Rulings(title) };
        } else if source::is_colophon(block) {
            remain(&mut sheet, block, SetAside::Rights);
        } else {
            match &part {
                Part::Introduction => introduction(&mut sheet, block),
                Part::Changes(title) => change(&mut sheet, block, title),
                Part::Rulings(title) => ruling(&mut sheet, block, title, dialect),
            }
        }
    }
    demote_out_of_order(&mut sheet.drafts);
    sheet
}

fn introduction(sheet: &mut Sheet, block: &[Line<'_>]) {
    if sheet.drafts.is_empty() {
        let title = block.first().map_or(String::new(), |line| heading::clean(line.text));
        sheet.drafts.push(Draft::new(title, EntryKind::FrontMatter, None));
    }
    follow(sheet, block);
}

/// One item of the list of changes, a name that refers to another document, or the words around the list.
fn change(sheet: &mut Sheet, block: &[Line<'_>], section: &str) {
    let (text, starts) = heading::join_lines(block);
    let (starred, rest) = heading::star(&text);
    let offset = text.len() - rest.len();
    let bare = block.len() == 1 && !text.ends_with(':') && text.split_whitespace().count() <= 5;
    if let Some((title, body)) = heading::before_colon(rest) {
        push(sheet, title, EntryKind::SummaryOfChange, section, starred);
        let pieces = heading::pieces_after(block, &starts, offset + body);
        if let Some(draft) = sheet.drafts.last_mut() {
            draft.pieces.extend(pieces);
        }
        second_in_paragraph(sheet, section);
    } else if bare {
        push(sheet, text.trim_end_matches('.'), EntryKind::SummaryOfChange, section, false);
        for line in block {
            sheet.follow(line.number, "", Join::Paragraph);
        }
    } else {
        remain(sheet, block, SetAside::AroundChanges);
    }
}

/// A bold heading in the middle of the last paragraph begins another item.
fn second_in_paragraph(sheet: &mut Sheet, section: &str) {
    while let Some(piece) = sheet.drafts.last_mut().and_then(|draft| draft.pieces.last_mut()) {
        let Some((before, title, after)) = bold_heading(&piece.text) else { return };
        let (line, title, after) = (piece.line, title.to_owned(), after.to_owned());
        piece.text = before.to_owned();
        push(sheet, &title, EntryKind::SummaryOfChange, section, false);
        sheet.follow(line, &after, Join::Paragraph);
    }
}

fn bold_heading(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once(". **")?;
    let (title, after) = rest.split_once(":**")?;
    let end = before.len() + 1;
    (!title.contains('*')).then(|| text.get(..end).map(|before| (before, title, after.trim_start())))?
}

fn ruling(sheet: &mut Sheet, block: &[Line<'_>], section: &str, dialect: &Dialect) {
    let (text, starts) = heading::join_lines(block);
    if let Some((title, body)) = (dialect.sub_heading)(block, &text) {
        let parent = sheet.drafts.iter().rposition(|draft| draft.level == 1);
        push(sheet, &title, EntryKind::Ruling, section, false);
        if let Some(draft) = sheet.drafts.last_mut() {
            draft.level = 2;
            draft.parent = parent;
            draft.pieces.extend(heading::pieces_after(block, &starts, body));
        }
        return;
    }
    let (starred, rest) = heading::star(&text);
    let offset = text.len() - rest.len();
    match heading::before_dash(rest) {
        Some((title, body)) if is_flush(block) => {
            push(sheet, title, EntryKind::Ruling, section, starred);
            if let Some(draft) = sheet.drafts.last_mut() {
                draft.pieces.extend(heading::pieces_after(block, &starts, offset + body));
            }
        }
        _ if sheet.drafts.last().is_some_and(|draft| draft.kind == EntryKind::Ruling) => follow(sheet, block),
        _ => remain(sheet, block, SetAside::BeforeHeadings),
    }
}

fn is_flush(block: &[Line<'_>]) -> bool {
    block
        .first()
        .is_some_and(|line| !line.text.starts_with(char::is_whitespace) && !line.text.starts_with("- "))
}

fn push(sheet: &mut Sheet, title: &str, kind: EntryKind, section: &str, starred: bool) {
    let mut draft = Draft::new(heading::clean(title), kind, Some(section));
    draft.starred = starred;
    sheet.drafts.push(draft);
}

/// Adds a block to the last entry: as a new paragraph, unless the page broke in mid-sentence.
pub(super) fn follow(sheet: &mut Sheet, block: &[Line<'_>]) {
    let begins_small = block.first().is_some_and(|line| line.text.starts_with(char::is_lowercase));
    let (_, starts) = heading::join_lines(block);
    let mut pieces = heading::pieces_after(block, &starts, 0);
    if let (Some(draft), Some(piece)) = (sheet.drafts.last(), pieces.first_mut()) {
        let open = !draft.tail().ends_with(['.', ':', '?', '!', '"', ')', '”', ';']);
        if open && begins_small {
            piece.join = Join::Wrap;
        }
    }
    if let Some(draft) = sheet.drafts.last_mut() {
        draft.pieces.extend(pieces);
    }
}

/// Sets a block aside.
pub(super) fn remain(sheet: &mut Sheet, block: &[Line<'_>], why: SetAside) {
    if let (Some(first), Some(last)) = (block.first(), block.last()) {
        sheet.remainder.push(Remainder { line_start: first.number, line_end: last.number, why });
    }
}

/// The documents sort their entries alphabetically. A heading that fits neither the one before nor the one after,
/// while those two are in order, is a heading within the entry before it. A starred heading is always an entry of its
/// own.
fn demote_out_of_order(drafts: &mut [Draft]) {
    let initials: Vec<(usize, char)> = drafts
        .iter()
        .enumerate()
        .filter(|(_, draft)| draft.level == 1 && draft.kind == EntryKind::Ruling)
        .filter_map(|(index, draft)| Some((index, initial(&draft.heading)?)))
        .collect();
    let mut before: Option<(usize, char)> = None;
    for (at, (index, own)) in initials.iter().enumerate() {
        let next = initials.get(at + 1).map(|(_, next)| *next);
        let (Some((parent, first)), Some(last), Some(draft)) = (before, next, drafts.get_mut(*index)) else {
            before = Some((*index, *own));
            continue;
        };
        if first <= last && !(first..=last).contains(own) && !draft.starred {
            draft.level = 2;
            draft.parent = Some(parent);
        } else {
            before = Some((*index, *own));
        }
    }
}

fn initial(heading: &str) -> Option<char> {
    heading.chars().find(|c| c.is_alphanumeric()).map(|c| c.to_ascii_lowercase())
}
