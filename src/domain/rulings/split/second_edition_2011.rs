//! Second Edition rulings (3 January 2011): topics before a dash, a timing table of three levels, errata by card.

use super::current;
use super::draft::{Draft, SplitDraft};
use super::heading;
use super::source::{self, Join, Line};
use crate::domain::awaited::Awaited;
use crate::domain::rulings::entry::EntryKind;

/// The text after the dash of an erratum.
const ERRATUM: &str = "Erratum:";

/// Splits a document of this layout.
pub(super) fn split(lines: &[Line<'_>], awaited: &Awaited) -> SplitDraft {
    let mut split_draft = SplitDraft { marked: true, gaps: true, ..SplitDraft::default() };
    let mut section = None;
    for block in awaited.each(source::blocks(lines)) {
        if let Some(title) = source::capitals(block) {
            split_draft.headings.extend(block.first().map(|line| (line.number, title.clone())));
            section = Some(title);
        } else if is_document_title(block) {
            let title = block.first().map_or(String::new(), |line| heading::clean(line.text));
            split_draft.drafts.push(Draft::new(title, EntryKind::FrontMatter, section.as_deref()));
            current::follow(&mut split_draft, block);
        } else if block.first().is_some_and(|line| step(line.text).is_some()) {
            steps(&mut split_draft, block, section.as_deref());
        } else {
            paragraph(&mut split_draft, block, section.as_deref());
        }
    }
    split_draft
}

/// The title with its date in brackets, which in this document follows the first entries.
fn is_document_title(block: &[Line<'_>]) -> bool {
    let [line] = block else { return false };
    let text = line.text.trim();
    text.contains("Document (") && text.ends_with(')')
}

fn paragraph(split_draft: &mut SplitDraft, block: &[Line<'_>], section: Option<&str>) {
    let (text, starts) = heading::join_lines(block);
    let (starred, rest) = heading::star(&text);
    let offset = text.len() - rest.len();
    let Some((title, mut body)) = heading::before_dash(rest).filter(|(title, _)| is_dashed(rest, title))
    else {
        if split_draft.drafts.is_empty() {
            let title = block.first().map_or(String::new(), |line| heading::clean(line.text));
            split_draft.drafts.push(Draft::new(title, EntryKind::FrontMatter, section));
        }
        current::follow(split_draft, block);
        return;
    };
    let erratum = rest.get(body..).is_some_and(|text| text.starts_with(ERRATUM));
    if erratum {
        body += ERRATUM.len();
    }
    let mut draft = Draft::new(
        heading::clean(title),
        if erratum { EntryKind::Erratum } else { EntryKind::Ruling },
        section,
    );
    draft.starred = starred;
    draft.pieces = heading::pieces_after(block, &starts, offset + body);
    split_draft.drafts.push(draft);
}

/// Only the long dash ends a topic here; `Order - Stop …` is card text.
fn is_dashed(text: &str, title: &str) -> bool {
    text.get(title.len()..).is_some_and(|rest| rest.trim_start().starts_with('–'))
}

/// A numbered step: its number or letter, and the byte at which its words begin.
fn step(line: &str) -> Option<(&str, usize)> {
    let text = line.trim_start();
    let inner = text.strip_prefix("- ").filter(|_| text.len() < line.len()).unwrap_or(text);
    let (mark, rest) = inner.split_once(". ")?;
    let letter =
        inner.len() < text.len() && mark.len() == 1 && mark.starts_with(|c: char| c.is_ascii_lowercase());
    let figure = inner.len() == text.len() && mark.len() <= 2 && mark.chars().all(|c| c.is_ascii_digit());
    ((letter || figure) && !mark.is_empty()).then(|| (mark, line.len() - rest.len()))
}

fn steps(split_draft: &mut SplitDraft, block: &[Line<'_>], section: Option<&str>) {
    let top = split_draft.last_of_level(1);
    for line in block {
        let Some((mark, body)) = step(line.text) else {
            split_draft.follow(line.number, line.text, Join::Wrap);
            continue;
        };
        let words = line.text.get(body..).unwrap_or("").trim();
        let number = split_draft.last_of_level(2);
        let lettered = mark.starts_with(|c: char| c.is_ascii_lowercase());
        let draft = match number.filter(|_| lettered) {
            Some(parent) => {
                let figure =
                    split_draft.drafts.get(parent).and_then(|draft| draft.number.clone()).unwrap_or_default();
                let number = format!("{figure}.{mark}");
                step_draft(number.clone(), number, 3, Some(parent), section)
            }
            None => {
                step_draft(format!("{mark}. {}", heading::clean(words)), mark.to_owned(), 2, top, section)
            }
        };
        split_draft.drafts.push(draft);
        split_draft.follow(line.number, words, Join::Paragraph);
    }
}

fn step_draft(
    title: String,
    number: String,
    level: u8,
    parent: Option<usize>,
    section: Option<&str>,
) -> Draft {
    let mut draft = Draft::new(title, EntryKind::TimingStep, section);
    draft.level = level;
    draft.parent = parent;
    draft.number = Some(number);
    draft
}
