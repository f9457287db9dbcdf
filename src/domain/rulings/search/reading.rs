//! What is read of a document for searching: its words as numbers. It depends on that document alone, so it is kept
//! while other documents come and go.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use crate::domain::edition::Edition;
use crate::domain::rulings::citation::slug;
use crate::domain::rulings::entry::{EntryKind, RulingEntry};
use crate::domain::rulings::held::Catalogued;
use crate::domain::rulings::library::{Library, LibraryEntry};
use crate::domain::rulings::listed_change::{announced_later, several};
use crate::domain::rulings::search::meaning::Sense;
use crate::domain::rulings::search::names::{family, heading_parts, key, name_of, subjects};
use crate::domain::rulings::search::nicknames::{Wording, resolve_nicknames, sense_of};
use crate::domain::rulings::search::stemmer::{whole_words, words};
use crate::domain::rulings::search::synonyms::Aliases;
use crate::domain::rulings::search::unit::{Below, Words, is_subject, points, referring, stands_alone};
use crate::domain::rulings::search::vocabulary::{NamePhrase, Vocabulary};

/// A heading with its comparable words.
#[derive(Debug)]
pub(super) struct ReadHeading {
    pub name: Arc<[u32]>,
    pub printed: Arc<str>,
    /// Whether it is the heading of an entry of its own.
    pub alone: bool,
}

/// A document as it was read.
#[derive(Debug)]
pub(super) struct ReadDocument {
    /// The names in the document's headings.
    pub names: Vec<NamePhrase>,
    pub headings: Vec<ReadHeading>,
    /// The entries that may answer a question.
    pub entries: Vec<ReadEntry>,
}

/// A possible answer as it was read.
#[derive(Debug)]
pub(super) struct ReadEntry {
    pub ordinal: u32,
    pub line_start: u32,
    pub family: String,
    /// The subjects of the entries to which it refers.
    pub kin: Vec<String>,
    pub pointer: bool,
    /// If it is an item of a list of changes: the newer entries that it announces, by ordinal.
    pub announces: Vec<u32>,
    /// Whether it corrects one card.
    pub erratum: bool,
    /// Whether its heading begins like a name, with a capital.
    pub proper: bool,
    pub heading: Box<[u32]>,
    /// The headings that refer to it.
    pub aliases: Vec<Box<[u32]>>,
    pub section: Box<[u32]>,
    /// Its items in the list of changes.
    pub changes: Vec<Box<[u32]>>,
    pub passages: Vec<ReadPassage>,
    pub parts: Vec<ReadPart>,
    /// Questions that it does not answer.
    pub unasked: Vec<ReadPassage>,
    /// The names of the subjects that its heading joins, if it joins several.
    pub joined: Vec<Arc<[u32]>>,
}

/// A step or sub-entry as it was read.
#[derive(Debug)]
pub(super) struct ReadPart {
    pub ordinal: u32,
    pub step: bool,
    pub heading: Box<[u32]>,
    pub passages: Vec<ReadPassage>,
    /// Questions that it does not answer.
    pub unasked: Vec<ReadPassage>,
}

/// A paragraph, summary or question as it was read.
#[derive(Debug)]
pub(super) struct ReadPassage {
    pub paragraph: u32,
    pub source: Words,
    pub said: Box<[u32]>,
    /// Its words, if it is a question.
    pub wording: Option<Wording>,
    /// What it means, if it is a question.
    pub sense: Option<Sense>,
    /// The rarely covered subjects it is about, by number.
    pub matters: BTreeSet<usize>,
    /// The kinds of figures it asks for, if it is a question, by number.
    pub figures: BTreeSet<usize>,
}

/// Reads a document; words that are new get the next numbers.
pub(super) fn read(one: &Arc<Catalogued>, aliases: &Aliases, vocabulary: &mut Vocabulary) -> ReadDocument {
    let held = &one.held;
    let subject = || held.entries.iter().filter(|entry| is_subject(entry));
    let phrases = subject().flat_map(|entry| subjects(&entry.heading));
    let names = phrases.filter_map(|phrase| name(&phrase, vocabulary)).collect();
    let headings = subject()
        .map(|entry| ReadHeading {
            name: vocabulary.numbers(&name_of(&entry.heading)).into(),
            printed: Arc::from(entry.heading.as_str()),
            alone: entry.level == 1,
        })
        .collect();
    // References within a document are all that counts here.
    let alone = Library::of_catalogued([Arc::clone(one)]);
    let (referring, below) = (referring(held, &alone), Below::of(held));
    let mut changes: HashMap<String, Vec<&str>> = HashMap::new();
    for change in held.entries.iter().filter(|entry| entry.kind == EntryKind::SummaryOfChange) {
        for subject in std::iter::once(change.heading.as_str()).chain(several(&change.heading)) {
            let said = if held.text_held { &change.text } else { &change.digest };
            changes.entry(slug(subject)).or_default().push(said);
        }
    }
    let mut entries = Vec::new();
    for entry in held.entries.iter().filter(|entry| entry.level == 1) {
        let found = LibraryEntry { held, entry };
        let announces: Vec<u32> = announced_later(found).iter().map(|one| one.entry.ordinal).collect();
        let answers = !announces.is_empty() || stands_alone(found, &alone);
        if entry.kind == EntryKind::FrontMatter || !answers {
            continue;
        }
        let changes = changes.get(&slug(&entry.heading)).filter(|_| entry.kind != EntryKind::SummaryOfChange);
        let edition = held.document.edition;
        let unasked = unasked(entry, edition, aliases, vocabulary);
        let mut read = |text: &str| vocabulary.numbers(&words(text));
        entries.push(ReadEntry {
            ordinal: entry.ordinal,
            line_start: entry.line_start,
            family: family(&entry.heading),
            kin: kin(entry, &below),
            pointer: points(entry),
            announces,
            erratum: entry.kind == EntryKind::Erratum,
            proper: entry.heading.chars().find(|one| one.is_alphabetic()).is_some_and(char::is_uppercase),
            heading: read(&entry.heading),
            aliases: referring.get(&entry.ordinal).into_iter().flatten().map(|alias| read(alias)).collect(),
            section: entry.section.as_deref().map(&mut read).unwrap_or_default(),
            changes: changes.into_iter().flatten().map(|change| read(change)).collect(),
            unasked,
            passages: passages(entry, aliases, vocabulary),
            parts: below
                .descendants(entry)
                .into_iter()
                .map(|part| part_of(part, edition, aliases, vocabulary))
                .collect(),
            joined: several_names(&entry.heading, vocabulary),
        });
    }
    ReadDocument { names, headings, entries }
}

/// The subjects of the entries to which an entry and its parts refer.
fn kin(entry: &RulingEntry, below: &Below<'_>) -> Vec<String> {
    let parts = below.descendants(entry);
    let referring = std::iter::once(entry).chain(parts);
    let mut kin: Vec<String> =
        referring.flat_map(|entry| &entry.see_also).map(|heading| family(heading)).collect();
    kin.sort_unstable();
    kin.dedup();
    kin
}

/// A heading or title as a name; `None` if it consists of words that mean nothing.
pub(super) fn name(phrase: &str, vocabulary: &mut Vocabulary) -> Option<NamePhrase> {
    let name = name_of(phrase);
    let words = vocabulary.numbers(&name);
    let tells = words.iter().any(|word| !vocabulary.is_stop(*word));
    tells.then(|| NamePhrase { words: words.into(), term: vocabulary.number(&key(&name)) })
}

fn several_names(heading: &str, vocabulary: &mut Vocabulary) -> Vec<Arc<[u32]>> {
    let joined = heading_parts(heading);
    if joined.len() < 2 {
        return Vec::new();
    }
    joined.iter().map(|subject| vocabulary.numbers(&name_of(subject)).into()).collect()
}

fn part_of(part: &RulingEntry, edition: Edition, aliases: &Aliases, vocabulary: &mut Vocabulary) -> ReadPart {
    ReadPart {
        ordinal: part.ordinal,
        step: part.kind == EntryKind::TimingStep,
        heading: vocabulary.numbers(&words(&part.heading)),
        passages: passages(part, aliases, vocabulary),
        unasked: unasked(part, edition, aliases, vocabulary),
    }
}

/// The questions that an entry is known not to answer.
fn unasked(
    entry: &RulingEntry,
    edition: Edition,
    aliases: &Aliases,
    vocabulary: &mut Vocabulary,
) -> Vec<ReadPassage> {
    let listed = aliases.unanswered_questions(edition, &entry.heading);
    listed.iter().map(|text| known_question(text, Words::Beside, aliases, vocabulary)).collect()
}

fn passages(entry: &RulingEntry, aliases: &Aliases, vocabulary: &mut Vocabulary) -> Vec<ReadPassage> {
    let text = (1..).zip(entry.paragraphs()).map(|(paragraph, text)| (paragraph, Words::Text, text));
    let digest = Some(entry.digest.as_str()).filter(|digest| !digest.is_empty());
    let told = text.chain(digest.map(|digest| (0, Words::Digest, digest)));
    let mut passages: Vec<ReadPassage> = told
        .map(|(paragraph, source, text)| ReadPassage {
            paragraph,
            source,
            said: vocabulary.numbers(&words(text)),
            wording: None,
            sense: None,
            // Where questions are known, they and the summary say what an entry is about.
            matters: match source {
                Words::Text if !entry.asked.is_empty() => BTreeSet::new(),
                Words::Text | Words::Digest | Words::Asked | Words::Beside => {
                    aliases.matters(&whole_words(text))
                }
            },
            figures: BTreeSet::new(),
        })
        .collect();
    let asked = entry.asked.iter().map(|text| known_question(text, Words::Asked, aliases, vocabulary));
    passages.extend(asked);
    passages
}

/// A question that an entry is known to answer, or not to answer.
fn known_question(text: &str, source: Words, aliases: &Aliases, vocabulary: &mut Vocabulary) -> ReadPassage {
    let said = resolve_nicknames(text, aliases);
    let (wording, sense) = (Wording::of(&said), sense_of(&said, aliases));
    let whole = whole_words(text);
    let (matters, figures) = (aliases.matters(&whole), aliases.known_figures(&whole));
    ReadPassage { paragraph: 0, source, said: vocabulary.numbers(&said), wording, sense, matters, figures }
}
