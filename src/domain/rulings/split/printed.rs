//! Reads what an entry explicitly says it does to earlier text.
//!
//! The documents use a few fixed phrases, such as “has been deleted and replaced” or “Add the following”. What an
//! entry changes without saying so is not found here; a person may assert it.

use crate::domain::rulings::entry::{Entry, Kind};
use crate::domain::rulings::relation::{Relation, Scope, Source, Treatment};

/// A printed phrase and its meaning.
struct Phrase {
    words: &'static str,
    does: Treatment,
    /// Whether it must begin the sentence.
    first: bool,
    /// Whether it concerns one provision, whatever else the sentence says.
    part: bool,
}

const fn inside(words: &'static str, does: Treatment) -> Phrase {
    Phrase { words, does, first: false, part: false }
}

const fn first(words: &'static str, does: Treatment) -> Phrase {
    Phrase { words, does, first: true, part: false }
}

const fn partly(words: &'static str, does: Treatment) -> Phrase {
    Phrase { words, does, first: false, part: true }
}

/// The phrases of the five documents; the first that a sentence contains counts.
const PHRASES: [Phrase; 22] = [
    inside("deleted and replaced", Treatment::Replaces),
    inside("this replaces the existing", Treatment::Replaces),
    first("replace the ", Treatment::Replaces),
    inside("been deleted", Treatment::Deletes),
    first("delete ", Treatment::Deletes),
    inside("this eliminates the existing", Treatment::Deletes),
    inside("is reversed", Treatment::Reverses),
    inside("been reversed", Treatment::Reverses),
    inside("this reverses", Treatment::Reverses),
    inside("reversing two glossary", Treatment::Reverses),
    partly("no longer be played between dilemmas as described in the glossary", Treatment::Reverses),
    partly("are not discarded, as ", Treatment::Reverses),
    inside(" has revised game text", Treatment::Erratum),
    inside(" has errata", Treatment::Erratum),
    inside(" has a clarification", Treatment::Erratum),
    inside("clarified and expanded", Treatment::Clarifies),
    inside("been revised", Treatment::Amends),
    partly("in the rulebook now reads", Treatment::Amends),
    inside("are revised as follows", Treatment::Amends),
    inside("been modified", Treatment::Amends),
    inside("correction to the glossary", Treatment::Amends),
    first("add t", Treatment::AddsTo),
];

/// Words that name a part of a text.
const PARTS: [&str; 9] =
    ["sentence", "paragraph", "section", "bullet", "point", "line of", " list", "step", "definition"];

/// How far before a phrase its subject is sought, in bytes.
const SUBJECT: usize = 160;

/// What an entry says it does to earlier text.
pub(super) fn relations(entry: &Entry) -> Vec<Relation> {
    let mut relations = Vec::new();
    match entry.kind {
        Kind::Erratum => relations.push(Relation {
            does: Treatment::Erratum,
            scope: Scope::Part,
            source: Source::Card,
            heading: entry.heading.clone(),
            paragraph: 0,
        }),
        Kind::Ruling | Kind::SummaryOfChange => {
            for (paragraph, text) in (1..).zip(entry.paragraphs()) {
                for relation in in_paragraph(entry, paragraph, text) {
                    if !relations.contains(&relation) {
                        relations.push(relation);
                    }
                }
            }
        }
        _ => {}
    }
    relations
}

fn in_paragraph(entry: &Entry, paragraph: u32, text: &str) -> Vec<Relation> {
    let lower = text.to_ascii_lowercase();
    let mut found: Vec<(usize, Relation)> = Vec::new();
    for phrase in &PHRASES {
        let places = lower.match_indices(phrase.words).map(|(at, _)| at);
        for at in places.filter(|at| !phrase.first || begins_sentence(&lower, *at)) {
            // A longer phrase, earlier in the list, already matched here.
            if !found.iter().any(|(other, _)| other.abs_diff(at) < phrase.words.len()) {
                found.push((at, relation(entry, paragraph, text, at, phrase)));
            }
        }
    }
    found.sort_by_key(|(at, _)| *at);
    found.into_iter().map(|(_, relation)| relation).collect()
}

fn relation(entry: &Entry, paragraph: u32, text: &str, at: usize, phrase: &Phrase) -> Relation {
    let sentence = around(text, at, phrase.first);
    let lower = sentence.to_ascii_lowercase();
    let source = if phrase.does == Treatment::Erratum { Source::Card } else { source(&lower) };
    let part =
        phrase.part || phrase.does == Treatment::AddsTo || PARTS.iter().any(|part| lower.contains(part));
    Relation {
        does: phrase.does,
        scope: if part || phrase.does == Treatment::Erratum { Scope::Part } else { Scope::Whole },
        source,
        // A lost character between two words of a heading was a dash.
        heading: named(sentence).unwrap_or(&entry.heading).replace(" \u{fffd} ", " – "),
        paragraph,
    }
}

fn source(lower: &str) -> Source {
    if lower.contains("glossary") {
        Source::Glossary
    } else if lower.contains("rulebook") {
        Source::Rulebook
    } else if lower.contains("current rulings entry") {
        Source::CurrentRulings
    } else {
        Source::Unnamed
    }
}

/// The heading that a sentence names: `the Glossary entry on Phased Matter`, `the "dilemmas – resolution" Glossary entry`.
fn named(sentence: &str) -> Option<&str> {
    if let Some((before, _)) = sentence.split_once("\" Glossary entry") {
        return before.rsplit_once('"').map(|(_, name)| name).filter(|name| !name.is_empty());
    }
    let (_, after) = sentence.split_once("Glossary entry on ")?;
    let end = after.find(['.', ')', ',', ':', '(']).unwrap_or(after.len());
    let name = after.get(..end)?.trim();
    let name = name.split_once(" is ").or_else(|| name.split_once(" has ")).map_or(name, |(name, _)| name);
    (!name.is_empty() && !name.starts_with("this ")).then_some(name)
}

/// Whether a sentence begins here, perhaps after a bracket.
fn begins_sentence(lower: &str, at: usize) -> bool {
    let before = lower.get(..at).unwrap_or_default().trim_end_matches(['(', '“', '"', '*']).trim_end();
    before.is_empty() || before.ends_with(['.', ':', '!', '?', ')', '”', '"'])
}

/// The text around a phrase: the rest of its sentence, and its subject unless the phrase comes first.
fn around(text: &str, at: usize, first: bool) -> &str {
    let from = if first { at } else { boundary(text, at.saturating_sub(SUBJECT)) };
    let behind = text.get(at..).unwrap_or_default();
    let end = at + behind.find(['.', ':']).unwrap_or(behind.len());
    let start = text.get(from..at).and_then(|before| before.rfind(". ")).map_or(from, |dot| from + dot + 2);
    text.get(start..end).unwrap_or_default()
}

/// The next character boundary.
fn boundary(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) {
        at += 1;
    }
    at
}
