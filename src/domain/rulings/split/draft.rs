//! An entry while it is being read, and the step that finishes it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::damage::LostCharacters;
use super::source::{Join, Line, Piece};
use super::{damage, printed, reference};
use crate::domain::awaited::Awaited;
use crate::domain::rulings::citation::slug;
use crate::domain::rulings::entry::{Damage, EntryKind, RulingEntry, Segment, text_hash};

/// Lines outside any entry or heading, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remainder {
    /// The first line, from 1.
    pub line_start: u32,
    /// The last line.
    pub line_end: u32,
    /// Why the lines belong to no entry.
    pub why: SetAside,
}

/// Why lines belong to no entry. In files it is a phrase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum SetAside {
    /// Who holds the rights, and who wrote it.
    #[serde(rename = "notice of rights")]
    Rights,
    #[serde(rename = "words around the list of changes")]
    AroundChanges,
    #[serde(rename = "text before the first heading")]
    BeforeHeadings,
    #[serde(rename = "text before the first question")]
    BeforeQuestions,
    /// A line of dashes or the like.
    #[serde(rename = "a drawn line")]
    DrawnLine,
}

/// An entry being read.
#[derive(Debug, Clone)]
pub(super) struct Draft {
    pub(super) heading: String,
    pub(super) level: u8,
    /// Index of the parent among the drafts.
    pub(super) parent: Option<usize>,
    pub(super) kind: EntryKind,
    pub(super) section: Option<String>,
    pub(super) number: Option<String>,
    pub(super) starred: bool,
    pub(super) pieces: Vec<Piece>,
    pub(super) damage: Vec<Damage>,
    /// Its number under its heading, once assigned.
    pub(super) occurrence: Option<u32>,
    /// Whether a person set its kind.
    pub(super) kind_is_said: bool,
    /// Whether a person merged it with another.
    pub(super) merged: bool,
}

impl Draft {
    pub(super) fn new(heading: impl Into<String>, kind: EntryKind, section: Option<&str>) -> Self {
        Self {
            heading: heading.into(),
            level: 1,
            parent: None,
            kind,
            section: section.map(str::to_owned),
            number: None,
            starred: false,
            pieces: Vec::new(),
            damage: Vec::new(),
            occurrence: None,
            kind_is_said: false,
            merged: false,
        }
    }

    pub(super) fn push(&mut self, line: u32, text: &str, join: Join) {
        self.pieces.push(Piece { line, text: text.to_owned(), join });
    }

    /// The text so far, to see how it ends.
    pub(super) fn tail(&self) -> &str {
        self.pieces
            .iter()
            .rev()
            .map(|piece| piece.text.trim_end())
            .find(|text| !text.is_empty())
            .unwrap_or("")
    }
}

/// What a splitter produces.
#[derive(Debug, Clone, Default)]
pub(super) struct SplitDraft {
    pub(super) drafts: Vec<Draft>,
    /// Headings of sections of the document.
    pub(super) headings: Vec<(u32, String)>,
    pub(super) remainder: Vec<Remainder>,
    /// Lines read as text that look like the beginning of an entry.
    pub(super) doubtful: Vec<u32>,
    /// Whether stars are bold and italic marks of the copy.
    pub(super) marked: bool,
    /// Whether the copy lost icons and left gaps.
    pub(super) gaps: bool,
    /// The highest number assigned under each heading. None is assigned twice, so that an address never changes its
    /// entry.
    pub(super) given: BTreeMap<(bool, Option<usize>, String), u32>,
    /// What [`SplitDraft::last_of_level`] found so far.
    pub(super) levels: LastOfLevels,
}

/// Looks for the answer among the pieces of the last entry, and reads no piece twice.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct AnswerSought {
    /// How many entries there were.
    entries: usize,
    /// How many pieces at the beginning of the last one are no answer.
    without: usize,
}

impl AnswerSought {
    pub(super) fn is_found(&mut self, drafts: &[Draft]) -> bool {
        if self.entries != drafts.len() {
            *self = Self { entries: drafts.len(), without: 0 };
        }
        let pieces = drafts.last().map_or(&[][..], |draft| draft.pieces.as_slice());
        let new = pieces.iter().skip(self.without);
        self.without += new.take_while(|piece| !is_answer(&piece.text)).count();
        self.without < pieces.len()
    }
}

/// The last entry of each level, so that none is sought backwards through all others.
#[derive(Debug, Clone, Default)]
pub(super) struct LastOfLevels {
    /// How many entries were looked at.
    seen: usize,
    last: BTreeMap<u8, usize>,
}

impl SplitDraft {
    /// The index of the last draft of a level. The level of a draft does not change once this was asked.
    pub(super) fn last_of_level(&mut self, level: u8) -> Option<usize> {
        let LastOfLevels { seen, last } = &mut self.levels;
        last.extend(self.drafts.iter().enumerate().skip(*seen).map(|(index, draft)| (draft.level, index)));
        *seen = self.drafts.len();
        last.get(&level).copied()
    }

    /// Adds a line to the last entry, or to the remainder if there is none.
    pub(super) fn follow(&mut self, line: u32, text: &str, join: Join) {
        match self.drafts.last_mut() {
            Some(draft) => draft.push(line, text, join),
            None => {
                let why = SetAside::BeforeHeadings;
                self.remainder.push(Remainder { line_start: line, line_end: line, why });
            }
        }
    }
}

/// Finishes the drafts: file order, numbers, text, references, damage. Each entry comes with the index of its draft.
/// Stops early when nobody is waiting for the result any more.
pub(super) fn finish(
    split_draft: &mut SplitDraft,
    source: &[Line<'_>],
    awaited: &Awaited,
) -> Vec<(usize, RulingEntry)> {
    let first = |draft: &Draft| draft.pieces.first().map_or(0, |piece| piece.line);
    let mut order: Vec<(usize, u32)> = split_draft
        .drafts
        .iter()
        .enumerate()
        .filter(|(_, draft)| !draft.merged)
        .map(|(index, draft)| (index, first(draft)))
        .collect();
    order.sort_by_key(|(_, line)| *line);
    let ordinals: BTreeMap<usize, u32> = (1..).zip(&order).map(|(n, (index, _))| (*index, n)).collect();
    let (marked, gaps) = (split_draft.marked, split_draft.gaps);
    let mut lost = LostCharacters::of(source);
    let mut entries = Vec::with_capacity(order.len());
    for (index, _) in order {
        if awaited.check().is_err() {
            break;
        }
        let occurrence = occurrence(split_draft, index);
        let Some((draft, ordinal)) = split_draft.drafts.get(index).zip(ordinals.get(&index)) else {
            continue;
        };
        let parent = draft.parent.and_then(|index| ordinals.get(&index).copied());
        let mut entry = entry(draft.clone(), (*ordinal, parent, occurrence), marked, source, &mut lost);
        if gaps {
            entry.damage.extend(damage::lost_icons(&entry.segments, source));
        }
        entries.push((index, entry));
    }
    entries
}

/// The number of a draft under its heading: the one it has, or the next free one.
fn occurrence(split_draft: &mut SplitDraft, index: usize) -> u32 {
    let Some(draft) = split_draft.drafts.get_mut(index) else { return 1 };
    let key = (draft.kind == EntryKind::SummaryOfChange, draft.parent, slug(&draft.heading));
    let given = split_draft.given.entry(key).or_insert(0);
    let number = draft.occurrence.unwrap_or(*given + 1);
    draft.occurrence = Some(number);
    *given = number.max(*given);
    number
}

fn entry(
    draft: Draft,
    (ordinal, parent, occurrence): (u32, Option<u32>, u32),
    marked: bool,
    source: &[Line<'_>],
    lost: &mut LostCharacters,
) -> RulingEntry {
    let segments = segments(&draft.pieces, source);
    let text = text(&draft.pieces, marked);
    let first = segments.first().copied().unwrap_or(Segment { line_start: 1, line_end: 1 });
    let kind = match draft.kind {
        EntryKind::Ruling if !draft.kind_is_said && reference::is_only_reference(&text) => {
            EntryKind::CrossReferenceOnly
        }
        kind => kind,
    };
    let answered = kind != EntryKind::Faq || draft.pieces.iter().any(|piece| is_answer(&piece.text));
    let see_also = if kind == EntryKind::Faq { Vec::new() } else { reference::see_also(&text) };
    let mut damage = draft.damage;
    damage.extend(segments.iter().skip(1).map(|segment| Damage::SplitByPages { line: segment.line_start }));
    damage.extend(lost.in_segments(&segments));
    let last = segments.last().map_or(first.line_end, |segment| segment.line_end);
    damage.extend(damage::broken_off(&draft.heading, &text, first.line_start, last));
    let mut entry = RulingEntry {
        ordinal,
        level: draft.level,
        parent,
        heading: draft.heading,
        occurrence,
        kind,
        section: draft.section,
        number: draft.number,
        starred: draft.starred,
        line_start: first.line_start,
        line_end: first.line_end,
        segments,
        see_also,
        text_sha256: text_hash(&text),
        text,
        damage,
        answered,
        relations: Vec::new(),
        digest: String::new(),
        asked: Vec::new(),
    };
    entry.relations = printed::relations(&entry);
    entry
}

/// Whether a paragraph is marked as an answer.
pub(super) fn is_answer(text: &str) -> bool {
    let text = text.trim_start();
    text.strip_prefix("- ").unwrap_or(text).starts_with("A:")
}

/// Lines in reading order, joined if only blank lines separate them.
fn segments(pieces: &[Piece], source: &[Line<'_>]) -> Vec<Segment> {
    let mut segments: Vec<Segment> = Vec::new();
    for piece in pieces {
        match segments.last_mut() {
            Some(last) if last.line_end <= piece.line && only_blank(source, last.line_end, piece.line) => {
                last.line_end = piece.line;
            }
            _ => segments.push(Segment { line_start: piece.line, line_end: piece.line }),
        }
    }
    segments
}

fn only_blank(source: &[Line<'_>], after: u32, before: u32) -> bool {
    let skip = usize::try_from(after).unwrap_or(usize::MAX);
    source.iter().skip(skip).take_while(|line| line.number < before).all(|line| line.is_blank())
}

fn text(pieces: &[Piece], marked: bool) -> String {
    let mut text = String::new();
    for piece in pieces {
        let plain = if marked { piece.text.replace('*', "") } else { piece.text.clone() };
        let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        if plain.is_empty() {
            continue;
        }
        if !text.is_empty() {
            match piece.join {
                Join::Paragraph => text.push_str("\n\n"),
                Join::Wrap if ends_in_hyphen(&text) && plain.starts_with(char::is_alphabetic) => {}
                Join::Wrap => text.push(' '),
            }
        }
        text.push_str(&plain);
    }
    text
}

/// A word broken at its own hyphen: `Non-` at the end of a line, `Aligned` on the next.
fn ends_in_hyphen(text: &str) -> bool {
    let mut ending = text.chars().rev();
    ending.next() == Some('-') && ending.next().is_some_and(char::is_alphanumeric)
}
