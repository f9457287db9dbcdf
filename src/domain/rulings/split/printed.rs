//! Reads what an entry explicitly says it does to earlier text.
//!
//! The documents use a few fixed phrases, such as “has been deleted and replaced” or “Add the following”. What an
//! entry changes without saying so is not found here; a person may assert it.

use std::collections::{BTreeMap, HashSet};

use crate::domain::rulings::entry::{EntryKind, RulingEntry};
use crate::domain::rulings::relation::{NamedWork, Relation, RelationEffect, Scope};

/// A printed phrase and its meaning.
struct Phrase {
    words: &'static str,
    does: RelationEffect,
    /// Whether it must begin the sentence.
    first: bool,
    /// Whether it concerns one provision, whatever else the sentence says.
    part: bool,
}

const fn inside(words: &'static str, does: RelationEffect) -> Phrase {
    Phrase { words, does, first: false, part: false }
}

const fn first(words: &'static str, does: RelationEffect) -> Phrase {
    Phrase { words, does, first: true, part: false }
}

const fn partly(words: &'static str, does: RelationEffect) -> Phrase {
    Phrase { words, does, first: false, part: true }
}

/// The phrases of the five documents and their likely successors; the first that a sentence contains counts.
const PHRASES: [Phrase; 38] = [
    inside("deleted and replaced", RelationEffect::Replaces),
    inside("this replaces the existing", RelationEffect::Replaces),
    inside("this replaces the earlier", RelationEffect::Replaces),
    inside("this replaces all earlier", RelationEffect::Replaces),
    inside("this replaces the previous", RelationEffect::Replaces),
    inside("this replaces all previous", RelationEffect::Replaces),
    first("replace the ", RelationEffect::Replaces),
    inside("been deleted", RelationEffect::Deletes),
    inside("entry is deleted", RelationEffect::Deletes),
    inside("ruling is deleted", RelationEffect::Deletes),
    inside("entry is withdrawn", RelationEffect::Deletes),
    first("deleted.", RelationEffect::Deletes),
    first("delete ", RelationEffect::Deletes),
    inside("this eliminates the existing", RelationEffect::Deletes),
    inside("is reversed", RelationEffect::Reverses),
    inside("been reversed", RelationEffect::Reverses),
    inside("this reverses", RelationEffect::Reverses),
    inside("reversing two glossary", RelationEffect::Reverses),
    partly("no longer be played between dilemmas as described in the glossary", RelationEffect::Reverses),
    partly("are not discarded, as ", RelationEffect::Reverses),
    inside(" has revised game text", RelationEffect::Erratum),
    inside(" has errata", RelationEffect::Erratum),
    inside(" has a clarification", RelationEffect::Erratum),
    inside("clarified and expanded", RelationEffect::Clarifies),
    inside("been revised", RelationEffect::Amends),
    partly("in the rulebook now reads", RelationEffect::Amends),
    inside("are revised as follows", RelationEffect::Amends),
    inside("been modified", RelationEffect::Amends),
    inside("correction to the glossary", RelationEffect::Amends),
    first("add t", RelationEffect::AddsTo),
    // What was otherwise before, in a text that is not held.
    partly("you are no longer required", RelationEffect::Amends),
    partly("unless a card or rule specifically allows it", RelationEffect::Amends),
    partly("no longer apply to both", RelationEffect::Amends),
    partly("this interrupt may now ", RelationEffect::Amends),
    partly("non-aligned are now considered", RelationEffect::Amends),
    partly("no longer slide ", RelationEffect::Amends),
    partly("rest of the entry does not change", RelationEffect::Amends),
    partly("been removed from the list", RelationEffect::Amends),
];

/// Words that name a part of a text.
const PARTS: [&str; 9] =
    ["sentence", "paragraph", "section", "bullet", "point", "line of", " list", "step", "definition"];

/// How far before a phrase its subject is sought, in bytes.
const SUBJECT: usize = 160;

/// How far behind the beginning of a phrase the end of its sentence is sought, in bytes.
const SENTENCE: usize = 1_000;

/// What an entry says it does to earlier text.
pub(super) fn relations(entry: &RulingEntry) -> Vec<Relation> {
    let mut relations = Vec::new();
    match entry.kind {
        EntryKind::Erratum => relations.push(Relation {
            does: RelationEffect::Erratum,
            scope: Scope::Part,
            source: NamedWork::Card,
            heading: entry.heading.clone(),
            paragraph: 0,
        }),
        EntryKind::Ruling | EntryKind::SummaryOfChange => {
            for (paragraph, text) in (1..).zip(entry.paragraphs()) {
                // None is said twice, and those of other paragraphs are others.
                let mut seen = HashSet::new();
                let said = in_paragraph(entry, paragraph, text);
                relations.extend(said.into_iter().filter(|relation| seen.insert(relation.clone())));
            }
        }
        EntryKind::Faq | EntryKind::CrossReferenceOnly | EntryKind::TimingStep | EntryKind::FrontMatter => {}
    }
    relations
}

fn in_paragraph(entry: &RulingEntry, paragraph: u32, text: &str) -> Vec<Relation> {
    let lower = text.to_ascii_lowercase();
    let mut found: BTreeMap<usize, Relation> = BTreeMap::new();
    for phrase in &PHRASES {
        let places = lower.match_indices(phrase.words).map(|(at, _)| at);
        for at in places.filter(|at| !phrase.first || begins_sentence(&lower, *at)) {
            // A longer phrase, earlier in the list, already matched here.
            let near = (at + 1).saturating_sub(phrase.words.len())..at + phrase.words.len();
            if found.range(near).next().is_none() {
                found.insert(at, relation(entry, paragraph, text, at, phrase));
            }
        }
    }
    found.into_values().collect()
}

fn relation(entry: &RulingEntry, paragraph: u32, text: &str, at: usize, phrase: &Phrase) -> Relation {
    let sentence = around(text, at, phrase.first);
    let lower = sentence.to_ascii_lowercase();
    let source = match phrase.does {
        RelationEffect::Erratum => NamedWork::Card,
        RelationEffect::Deletes | RelationEffect::Replaces => match source(&lower) {
            NamedWork::Unnamed if is_of_the_entry(&lower, &entry.heading) => NamedWork::OwnSeries,
            named => named,
        },
        RelationEffect::Reverses
        | RelationEffect::Amends
        | RelationEffect::AddsTo
        | RelationEffect::Narrows
        | RelationEffect::Confirms
        | RelationEffect::Clarifies
        | RelationEffect::Leaves => source(&lower),
    };
    let part =
        phrase.part || phrase.does == RelationEffect::AddsTo || PARTS.iter().any(|part| lower.contains(part));
    Relation {
        does: phrase.does,
        scope: if part || phrase.does == RelationEffect::Erratum { Scope::Part } else { Scope::Whole },
        source,
        // A lost character between two words of a heading was a dash.
        heading: named_heading(sentence).unwrap_or(&entry.heading).replace(" \u{fffd} ", " – "),
        paragraph,
    }
}

fn source(lower: &str) -> NamedWork {
    if lower.contains("glossary") {
        NamedWork::Glossary
    } else if lower.contains("rulebook") {
        NamedWork::Rulebook
    } else if lower.contains("current rulings entry") {
        NamedWork::CurrentRulings
    } else {
        NamedWork::Unnamed
    }
}

/// Whether a sentence that names no work speaks of the entry itself, as a whole: `This entry is deleted`, `This replaces
/// all earlier entries`. A sentence about something in the entry, or about another one, goes on differently.
fn is_of_the_entry(lower: &str, heading: &str) -> bool {
    let bare = lower.trim_matches(['(', '[', '*', ')', ']', ' ']);
    if matches!(bare, "deleted" | "deleted and replaced") {
        return true;
    }
    if let Some(said) = ["this entry ", "this ruling "].iter().find_map(|entry| bare.strip_prefix(entry)) {
        let done = ["is ", "was ", "has been "].iter().find_map(|verb| said.strip_prefix(verb));
        return done.is_some_and(|done| ["deleted", "withdrawn"].iter().any(|end| done.starts_with(end)));
    }
    let Some(replaced) = bare.strip_prefix("this replaces ") else { return false };
    let words: Vec<&str> = replaced.split_whitespace().collect();
    let is_entry = |word: &&str| matches!(*word, "entry" | "entries" | "ruling" | "rulings");
    match words.as_slice() {
        // `all earlier entries`, perhaps with their topic: `on boats`, `about this`.
        [_, _, entry, topic @ ..] if is_entry(entry) => match topic {
            [] | [_, "this", ..] => true,
            [_, topic @ ..] => topic.join(" ") == heading.to_ascii_lowercase(),
        },
        _ => false,
    }
}

/// The heading that a sentence names: `the Glossary entry on Phased Matter`, `the "dilemmas – resolution" Glossary entry`.
fn named_heading(sentence: &str) -> Option<&str> {
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
    let behind = text.get(at..boundary(text, (at + SENTENCE).min(text.len()))).unwrap_or_default();
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
