//! What both Current Rulings of 2000 have in common: introduction, list of changes, rulings in alphabetical order.

use super::draft::{Draft, Remainder, SetAside, SplitDraft};
use super::heading;
use super::source::{self, Join, Line, Piece};
use crate::domain::awaited::Awaited;
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
pub(super) fn split(lines: &[Line<'_>], dialect: &Dialect, awaited: &Awaited) -> SplitDraft {
    let mut split_draft = SplitDraft { marked: dialect.marked, ..SplitDraft::default() };
    let mut part = Part::Introduction;
    for block in awaited.each(source::blocks(lines)) {
        if let Some(title) = source::capitals(block) {
            split_draft.headings.extend(block.first().map(|line| (line.number, title.clone())));
            part = if title.contains("CHANGES") { Part::Changes(title) } else { Part::Rulings(title) };
        } else if source::is_colophon(block) {
            remain(&mut split_draft, block, SetAside::Rights);
        } else {
            match &part {
                Part::Introduction => introduction(&mut split_draft, block),
                Part::Changes(title) => change(&mut split_draft, block, title),
                Part::Rulings(title) => ruling(&mut split_draft, block, title, dialect),
            }
        }
    }
    demote_out_of_order(&mut split_draft.drafts);
    split_draft
}

fn introduction(split_draft: &mut SplitDraft, block: &[Line<'_>]) {
    if split_draft.drafts.is_empty() {
        let title = block.first().map_or(String::new(), |line| heading::clean(line.text));
        split_draft.drafts.push(Draft::new(title, EntryKind::FrontMatter, None));
    }
    follow(split_draft, block);
}

/// One item of the list of changes, a name that refers to another document, or the words around the list.
fn change(split_draft: &mut SplitDraft, block: &[Line<'_>], section: &str) {
    let (text, starts) = heading::join_lines(block);
    let (starred, rest) = heading::star(&text);
    let offset = text.len() - rest.len();
    let bare = block.len() == 1 && !text.ends_with(':') && text.split_whitespace().count() <= 5;
    if let Some((title, body)) = heading::before_colon(rest) {
        push(split_draft, title, EntryKind::SummaryOfChange, section, starred);
        let pieces = heading::pieces_after(block, &starts, offset + body);
        if let Some(draft) = split_draft.drafts.last_mut() {
            draft.pieces.extend(pieces);
        }
        second_in_paragraph(split_draft, section);
    } else if bare {
        push(split_draft, text.trim_end_matches('.'), EntryKind::SummaryOfChange, section, false);
        for line in block {
            split_draft.follow(line.number, "", Join::Paragraph);
        }
    } else {
        remain(split_draft, block, SetAside::AroundChanges);
    }
}

/// A bold heading in the middle of the last paragraph begins another item.
fn second_in_paragraph(split_draft: &mut SplitDraft, section: &str) {
    let last = split_draft.drafts.last_mut().and_then(|draft| draft.pieces.pop());
    let Some(Piece { line, text, mut join }) = last else { return };
    let mut rest = text.as_str();
    while let Some((before, title, after)) = bold_heading(rest) {
        split_draft.follow(line, before, join);
        push(split_draft, title, EntryKind::SummaryOfChange, section, false);
        (rest, join) = (after, Join::Paragraph);
    }
    split_draft.follow(line, rest, join);
}

/// A longer run between bold marks is no heading.
const LONGEST_BOLD: usize = 200;

fn bold_heading(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once(". **")?;
    let (title, after) = rest.split_once(":**")?;
    let end = before.len() + 1;
    (!title.contains('*') && title.len() <= LONGEST_BOLD)
        .then(|| text.get(..end).map(|before| (before, title, after.trim_start())))?
}

fn ruling(split_draft: &mut SplitDraft, block: &[Line<'_>], section: &str, dialect: &Dialect) {
    let (text, starts) = heading::join_lines(block);
    if let Some((title, body)) = (dialect.sub_heading)(block, &text) {
        let parent = split_draft.last_of_level(1);
        push(split_draft, &title, EntryKind::Ruling, section, false);
        if let Some(draft) = split_draft.drafts.last_mut() {
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
            push(split_draft, title, EntryKind::Ruling, section, starred);
            if let Some(draft) = split_draft.drafts.last_mut() {
                draft.pieces.extend(heading::pieces_after(block, &starts, offset + body));
            }
        }
        _ if split_draft.drafts.last().is_some_and(|draft| draft.kind == EntryKind::Ruling) => {
            follow(split_draft, block)
        }
        _ => remain(split_draft, block, SetAside::BeforeHeadings),
    }
}

fn is_flush(block: &[Line<'_>]) -> bool {
    block
        .first()
        .is_some_and(|line| !line.text.starts_with(char::is_whitespace) && !line.text.starts_with("- "))
}

fn push(split_draft: &mut SplitDraft, title: &str, kind: EntryKind, section: &str, starred: bool) {
    let mut draft = Draft::new(heading::clean(title), kind, Some(section));
    draft.starred = starred;
    split_draft.drafts.push(draft);
}

/// Adds a block to the last entry: as a new paragraph, unless the page broke in mid-sentence.
pub(super) fn follow(split_draft: &mut SplitDraft, block: &[Line<'_>]) {
    let begins_small = block.first().is_some_and(|line| line.text.starts_with(char::is_lowercase));
    let (_, starts) = heading::join_lines(block);
    let mut pieces = heading::pieces_after(block, &starts, 0);
    if let (Some(draft), Some(piece)) = (split_draft.drafts.last(), pieces.first_mut()) {
        let open = !draft.tail().ends_with(['.', ':', '?', '!', '"', ')', '”', ';']);
        if open && begins_small {
            piece.join = Join::Wrap;
        }
    }
    if let Some(draft) = split_draft.drafts.last_mut() {
        draft.pieces.extend(pieces);
    }
}

/// Sets a block aside.
pub(super) fn remain(split_draft: &mut SplitDraft, block: &[Line<'_>], why: SetAside) {
    if let (Some(first), Some(last)) = (block.first(), block.last()) {
        split_draft.remainder.push(Remainder { line_start: first.number, line_end: last.number, why });
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
