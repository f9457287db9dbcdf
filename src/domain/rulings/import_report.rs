//! What the import of a document found, so that a person can judge it.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::domain::rulings::entry::{Damage, EntryKind, RulingEntry, Segment};
use crate::domain::rulings::split::{Remainder, SectionHeading, Split};

/// The report on one document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// Lines of the file.
    pub lines: u32,
    /// Lines that are not blank.
    pub lines_with_text: u32,
    /// Entries of each kind.
    pub kinds: BTreeMap<EntryKind, u32>,
    /// How many of them are steps and sub-entries.
    pub below_level_one: u32,
    /// Entries marked as new.
    pub starred: u32,
    /// Headings that occur more than once, with their number.
    pub repeated: Vec<(String, u32)>,
    /// Headings of entries put together from several parts, with the parts.
    pub joined: Vec<(String, Vec<Segment>)>,
    /// Questions without an answer.
    pub unanswered: Vec<String>,
    /// Lost characters, in entries and elsewhere.
    pub lost_characters: u32,
    /// Lost characters, by the most likely original.
    pub likely_signs: BTreeMap<String, u32>,
    /// Gaps that lost icons left.
    pub lost_icons: u32,
    /// Other damage to entries: scrambled tables, doubled lines, missing headings.
    pub other_damage: u32,
    /// Headings of sections.
    pub headings: Vec<SectionHeading>,
    /// Lines outside any entry, and why.
    pub remainder: Vec<Remainder>,
    /// Lines read as text that look like the beginning of an entry.
    #[serde(default)]
    pub doubtful: Vec<u32>,
    /// Lines read as introduction, which nobody can find or cite as a ruling.
    #[serde(default)]
    pub introduction: u32,
    /// Lines that nothing accounts for. Any such line is a bug in the splitter.
    pub uncovered: Vec<u32>,
}

impl Report {
    /// Whether most of the document was read as introduction, which happens if no headings are recognised.
    pub const fn is_mostly_introduction(&self) -> bool {
        self.introduction > 5 && self.introduction.saturating_mul(2) > self.lines_with_text
    }

    /// The number of entries of all kinds.
    pub fn entries(&self) -> u32 {
        self.kinds.values().sum()
    }
}

/// Compares a split with its text.
pub fn report(text: &str, split: &Split) -> Report {
    let count = |claim: &dyn Fn(&&RulingEntry) -> bool| number(split.entries.iter().filter(claim).count());
    let damage: Vec<&Damage> = split.entries.iter().flat_map(|entry| &entry.damage).collect();
    let mut kinds = BTreeMap::new();
    for entry in &split.entries {
        *kinds.entry(entry.kind).or_insert(0) += 1;
    }
    Report {
        lines: number(text.lines().count()),
        lines_with_text: number(text.lines().filter(|line| !line.trim().is_empty()).count()),
        kinds,
        below_level_one: count(&|entry| entry.level > 1),
        starred: count(&|entry| entry.starred),
        repeated: repeated_headings(split),
        joined: split
            .entries
            .iter()
            .filter(|entry| entry.segments.len() > 1)
            .map(|entry| (entry.heading.clone(), entry.segments.clone()))
            .collect(),
        unanswered: split
            .entries
            .iter()
            .filter(|entry| !entry.answered)
            .map(|entry| entry.heading.clone())
            .collect(),
        lost_characters: number(text.chars().filter(|character| *character == '\u{fffd}').count()),
        likely_signs: likely_signs(&damage),
        lost_icons: number(damage.iter().filter(|damage| matches!(damage, Damage::LostIcon { .. })).count()),
        other_damage: number(damage.iter().filter(|damage| is_other(damage)).count()),
        headings: split.headings.clone(),
        remainder: split.remainder.clone(),
        doubtful: split.doubtful.clone(),
        introduction: number(introduction(text, split)),
        uncovered: uncovered_lines(text, split),
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn introduction(text: &str, split: &Split) -> usize {
    let front = split.entries.iter().filter(|entry| entry.kind == EntryKind::FrontMatter);
    let held: BTreeSet<u32> =
        front.flat_map(|entry| &entry.segments).flat_map(|part| part.line_start..=part.line_end).collect();
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    lines.filter(|(number, _)| held.contains(number)).count()
}

fn is_other(damage: &Damage) -> bool {
    matches!(
        damage,
        Damage::ScrambledTable { .. }
            | Damage::DoubledLine { .. }
            | Damage::HeadingMissing { .. }
            | Damage::BrokenOff { .. }
    )
}

fn likely_signs(damage: &[&Damage]) -> BTreeMap<String, u32> {
    let mut signs = BTreeMap::new();
    for damage in damage {
        if let Damage::LostCharacter { sign, .. } = damage {
            *signs.entry(sign.clone()).or_insert(0) += 1;
        }
    }
    signs
}

fn repeated_headings(split: &Split) -> Vec<(String, u32)> {
    let last: BTreeMap<(bool, &str), u32> = split
        .entries
        .iter()
        .filter(|entry| entry.level == 1)
        .map(|entry| ((entry.kind == EntryKind::SummaryOfChange, entry.heading.as_str()), entry.occurrence))
        .collect();
    last.into_iter()
        .filter(|(_, occurrence)| *occurrence > 1)
        .map(|((_, heading), occurrence)| (heading.to_owned(), occurrence))
        .collect()
}

/// Lines with text that are neither in an entry, nor a heading, nor in the remainder.
fn uncovered_lines(text: &str, split: &Split) -> Vec<u32> {
    let entries = split.entries.iter().flat_map(|entry| &entry.segments).map(|s| (s.line_start, s.line_end));
    let remainder = split.remainder.iter().map(|part| (part.line_start, part.line_end));
    let covered: BTreeSet<u32> = entries
        .chain(remainder)
        .flat_map(|(from, to)| from..=to)
        .chain(split.headings.iter().map(|heading| heading.line))
        .collect();
    (1..)
        .zip(text.lines())
        .filter(|(number, line)| !line.trim().is_empty() && !covered.contains(number))
        .map(|(number, _)| number)
        .collect()
}
