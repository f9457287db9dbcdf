//! What the program knows of a document without its text: where each entry is, what it is, its hash, what it decides
//! in our own words, and how players ask about it. A table of facts; the text comes with an import.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::domain::hash::TextHash;
use crate::domain::rulings::entry::{EntryKind, RulingEntry, Segment};
use crate::domain::rulings::relation::Relation;

/// The longest digest or question, in characters.
pub const LONGEST_DIGEST: usize = 200;

/// Separates the parts of a list.
const AND: &str = " | ";

/// Why a table is not an outline.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct NotAnOutline {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}

/// A line of the table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    ordinal: u32,
    level: u8,
    parent: Option<u32>,
    kind: EntryKind,
    heading: String,
    occurrence: u32,
    section: Option<String>,
    number: Option<String>,
    starred: bool,
    answered: bool,
    /// `12-14 | 20-22`.
    lines: String,
    see_also: String,
    /// `replaces whole glossary 1: cumulative`.
    relations: String,
    text_sha256: TextHash,
    digest: String,
    /// Questions, separated by `|`.
    asked: String,
}

/// Writes the table of these entries.
///
/// # Errors
/// If an entry cannot be written; never for entries from a splitter.
pub fn write(entries: &[RulingEntry]) -> Result<String, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for entry in entries {
        writer.serialize(row(entry))?;
    }
    let bytes = writer.into_inner().map_err(|error| csv::Error::from(error.into_error()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Reads a table: entries without their text.
///
/// # Errors
/// The line that cannot be read, and why.
pub fn read(table: &str) -> Result<Vec<RulingEntry>, NotAnOutline> {
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    (2..)
        .zip(reader.deserialize::<Row>())
        .map(|(line, row)| {
            let row = row.map_err(|error| NotAnOutline { line, why: error.to_string() })?;
            entry(row).map_err(|why| NotAnOutline { line, why })
        })
        .collect()
}

/// Whether an entry decides anything that a digest could summarise.
pub const fn wants_digest(entry: &RulingEntry) -> bool {
    !matches!(entry.kind, EntryKind::CrossReferenceOnly | EntryKind::FrontMatter)
}

/// Whether anybody would ask what the entry decides.
pub const fn wants_asking(entry: &RulingEntry) -> bool {
    matches!(entry.kind, EntryKind::Ruling | EntryKind::Faq | EntryKind::Erratum | EntryKind::TimingStep)
}

/// Gives newly split entries the digest and the questions that were written for the same text.
pub fn attach(entries: &mut [RulingEntry], outline: &[RulingEntry]) {
    let written: HashMap<(&str, &str), &RulingEntry> =
        outline.iter().map(|entry| ((entry.text_sha256.as_str(), name(entry)), entry)).collect();
    for entry in entries {
        let known = written.get(&(entry.text_sha256.as_str(), name(entry))).copied();
        if let Some(known) = known {
            entry.digest.clone_from(&known.digest);
            entry.asked.clone_from(&known.asked);
        }
    }
}

/// The heading; a step goes by its number, because the rest is its text.
fn name(entry: &RulingEntry) -> &str {
    entry.number.as_deref().unwrap_or(&entry.heading)
}

fn row(entry: &RulingEntry) -> Row {
    let lines = entry.segments.iter().map(|lines| format!("{}-{}", lines.line_start, lines.line_end));
    Row {
        ordinal: entry.ordinal,
        level: entry.level,
        parent: entry.parent,
        kind: entry.kind,
        heading: name(entry).to_owned(),
        occurrence: entry.occurrence,
        section: entry.section.clone(),
        number: entry.number.clone(),
        starred: entry.starred,
        answered: entry.answered,
        lines: lines.collect::<Vec<_>>().join(AND),
        see_also: entry.see_also.join(AND),
        relations: entry.relations.iter().map(relation_line).collect::<Vec<_>>().join(AND),
        text_sha256: entry.text_sha256.clone(),
        digest: entry.digest.clone(),
        asked: entry.asked.join(AND),
    }
}

fn entry(row: Row) -> Result<RulingEntry, String> {
    let segments =
        list(&row.lines).map(segment).collect::<Option<Vec<_>>>().ok_or("the lines are no numbers")?;
    let first = *segments.first().ok_or("the entry has no line")?;
    let relations =
        list(&row.relations).map(relation).collect::<Option<Vec<_>>>().ok_or("a relation cannot be read")?;
    if row.digest.chars().count() > LONGEST_DIGEST {
        return Err(format!("the digest has more than {LONGEST_DIGEST} characters"));
    }
    if let Some(long) = list(&row.asked).find(|asked| asked.chars().count() > LONGEST_DIGEST) {
        return Err(format!("the question “{long}” has more than {LONGEST_DIGEST} characters"));
    }
    Ok(RulingEntry {
        ordinal: row.ordinal,
        level: row.level,
        parent: row.parent,
        heading: row.heading,
        occurrence: row.occurrence,
        kind: row.kind,
        section: row.section,
        number: row.number,
        starred: row.starred,
        line_start: first.line_start,
        line_end: first.line_end,
        segments,
        see_also: list(&row.see_also).map(str::to_owned).collect(),
        text: String::new(),
        text_sha256: row.text_sha256,
        damage: Vec::new(),
        answered: row.answered,
        relations,
        digest: row.digest,
        asked: list(&row.asked).map(str::to_owned).collect(),
    })
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(AND).filter(|part| !part.is_empty())
}

fn segment(text: &str) -> Option<Segment> {
    let (start, end) = text.split_once('-')?;
    Some(Segment { line_start: start.parse().ok()?, line_end: end.parse().ok()? })
}

fn relation_line(relation: &Relation) -> String {
    let Relation { does, scope, source, heading, paragraph } = relation;
    format!("{} {} {} {paragraph}: {heading}", does.into_str(), scope.into_str(), source.into_str())
}

fn relation(text: &str) -> Option<Relation> {
    let (facts, heading) = text.split_once(": ")?;
    let mut facts = facts.split(' ');
    Some(Relation {
        does: facts.next()?.parse().ok()?,
        scope: facts.next()?.parse().ok()?,
        source: facts.next()?.parse().ok()?,
        paragraph: facts.next()?.parse().ok()?,
        heading: heading.to_owned(),
    })
}
