//! Compares two documents of one edition, heading by heading.
//!
//! Entries are matched by heading, and parts by their own heading and their entry's. Headings known to have been
//! renamed count as the same (`data/rulings/renames.toml`). Introductions and lists of changes describe their own
//! document and are left out.

mod renames;
mod words;

use std::collections::BTreeMap;

pub use renames::{Rename, Renames};
use words::pairs_of_words;
pub use words::{Paragraph, Run, difference};

use crate::domain::awaited::{Awaited, NotAwaited};
use crate::domain::edition::Edition;
use crate::domain::rulings::citation::slug;
use crate::domain::rulings::document::Absorption;
use crate::domain::rulings::entry::{EntryKind, RulingEntry, text_hash};
use crate::domain::rulings::library::{LibraryDocument, LibraryEntry};

/// What happened to the entries of one document in another. Each list is in file order: `new` follows the later
/// document, the others the earlier one.
#[derive(Debug, Clone)]
pub struct Comparison<'a> {
    /// In the later document only.
    pub new: Vec<LibraryEntry<'a>>,
    /// Entries of both documents, worded differently.
    pub changed: Vec<ChangedEntry<'a>>,
    /// In the earlier document only.
    pub gone: Vec<LibraryEntry<'a>>,
    /// In both, with the same wording.
    pub unchanged: Vec<Pair<'a>>,
    /// Why an entry that is gone may still apply: the later document says that the work it builds on absorbed the
    /// earlier one.
    pub taken_in: Option<Absorption>,
}

/// One entry in both documents.
#[derive(Debug, Clone, Copy)]
pub struct Pair<'a> {
    /// The entry in the earlier document.
    pub from: LibraryEntry<'a>,
    /// The entry in the later document.
    pub to: LibraryEntry<'a>,
    /// The heading changed with the document, as the list of known renames says.
    pub renamed: bool,
}

/// One entry whose wording differs.
#[derive(Debug, Clone)]
pub struct ChangedEntry<'a> {
    /// The entry in both documents.
    pub pair: Pair<'a>,
    /// The paragraphs that differ. `None` if a text is missing, or too long to compare word by word.
    pub paragraphs: Option<Vec<Paragraph>>,
}

/// Why two documents are not compared.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotComparable {
    /// They belong to different games.
    OtherEdition {
        /// The title of the first document.
        from: String,
        /// The title of the second document.
        to: String,
        /// The game of each document.
        editions: (Edition, Edition),
    },
    /// Both are the same document.
    Same,
    /// Nobody is waiting for the result any more.
    NotAwaited(#[from] NotAwaited),
}

/// How many pairs of words are compared between two documents; beyond that, entries are only reported as different.
const MOST_PAIRS: usize = 100_000_000;

/// Compares two documents.
///
/// # Errors
/// If they belong to different games or are the same, or nobody is waiting for the result any more.
pub fn compare<'a>(
    from: &'a LibraryDocument,
    to: &'a LibraryDocument,
    renames: &Renames,
    awaited: &Awaited,
) -> Result<Comparison<'a>, NotComparable> {
    compare_within(from, to, renames, awaited, MOST_PAIRS)
}

/// Compares two documents, looking at no more than this many pairs of words.
///
/// # Errors
/// As [`compare`].
pub fn compare_within<'a>(
    from: &'a LibraryDocument,
    to: &'a LibraryDocument,
    renames: &Renames,
    awaited: &Awaited,
    most: usize,
) -> Result<Comparison<'a>, NotComparable> {
    let editions = (from.document.edition, to.document.edition);
    if editions.0 != editions.1 {
        let (from, to) = (from.document.title.clone(), to.document.title.clone());
        return Err(NotComparable::OtherEdition { from, to, editions });
    }
    if from.document.stem == to.document.stem {
        return Err(NotComparable::Same);
    }
    let (pairs, gone, new) = match_entries(from, to, renames);
    let (mut changed, mut unchanged) = (Vec::new(), Vec::new());
    let mut left = most;
    for pair in pairs {
        awaited.check()?;
        match differing(pair, &mut left) {
            Some(paragraphs) => changed.push(ChangedEntry { pair, paragraphs }),
            None => unchanged.push(pair),
        }
    }
    let taken_in = from.document.absorbed_by(&to.document);
    Ok(Comparison { new, changed, gone, unchanged, taken_in })
}

/// The paragraphs that differ, or `None` if all agree. Deducts its cost from the remaining budget.
fn differing(pair: Pair<'_>, left: &mut usize) -> Option<Option<Vec<Paragraph>>> {
    let (from, to) = (pair.from.entry, pair.to.entry);
    if from.text_sha256 == to.text_sha256 {
        return None;
    }
    if !has_text(from) || !has_text(to) {
        return Some(None);
    }
    match left.checked_sub(pairs_of_words(&from.text, &to.text)) {
        Some(rest) => *left = rest,
        None => return Some(None),
    }
    match difference(&from.text, &to.text) {
        Some(paragraphs) if paragraphs.is_empty() => None,
        paragraphs => Some(paragraphs),
    }
}

/// Whether the text behind the hash is in the library.
fn has_text(entry: &RulingEntry) -> bool {
    !entry.text.is_empty() || entry.text_sha256 == text_hash("")
}

/// What entries are matched by: the headings of the entries that contain it, then its own.
type Key = Vec<String>;

fn key(held: &LibraryDocument, entry: &RulingEntry) -> Key {
    let own = entry.number.clone().unwrap_or_else(|| slug(&entry.heading));
    held.parents(entry).iter().map(|parent| slug(&parent.heading)).chain([own]).collect()
}

fn keyed_entries(held: &LibraryDocument) -> Vec<(Key, LibraryEntry<'_>)> {
    let rules =
        |entry: &&RulingEntry| !matches!(entry.kind, EntryKind::FrontMatter | EntryKind::SummaryOfChange);
    held.entries.iter().filter(rules).map(|entry| (key(held, entry), LibraryEntry { held, entry })).collect()
}

type Matched<'a> = (Vec<Pair<'a>>, Vec<LibraryEntry<'a>>, Vec<LibraryEntry<'a>>);

fn match_entries<'a>(from: &'a LibraryDocument, to: &'a LibraryDocument, renames: &Renames) -> Matched<'a> {
    let mut waiting: BTreeMap<Key, Vec<LibraryEntry<'a>>> = BTreeMap::new();
    for (key, found) in keyed_entries(to) {
        waiting.entry(key).or_default().push(found);
    }
    let mut pairs = Vec::new();
    // Among several entries under one heading, those with equal text match, in any order.
    let alike =
        |from: &LibraryEntry<'_>, to: &LibraryEntry<'_>| from.entry.text_sha256 == to.entry.text_sha256;
    let any = |_: &LibraryEntry<'_>, _: &LibraryEntry<'_>| true;
    let left = pair_off(keyed_entries(from), &mut waiting, &mut pairs, alike);
    let left = pair_off(left, &mut waiting, &mut pairs, any);
    let mut gone = Vec::new();
    for (key, from) in left {
        let other = renames.others(from.document().edition, &key);
        let taken = other
            .iter()
            .find_map(|key| waiting.get_mut(key).filter(|same| !same.is_empty()).map(|same| same.remove(0)));
        match taken {
            Some(to) => pairs.push(Pair { from, to, renamed: true }),
            None => gone.push(from),
        }
    }
    pairs.sort_by_key(|pair| pair.from.entry.ordinal);
    let mut new: Vec<LibraryEntry<'a>> = waiting.into_values().flatten().collect();
    new.sort_by_key(|found| found.entry.ordinal);
    (pairs, gone, new)
}

/// Pairs entries under the same heading that satisfy `fits`; the rest are kept.
fn pair_off<'a>(
    entries: Vec<(Key, LibraryEntry<'a>)>,
    waiting: &mut BTreeMap<Key, Vec<LibraryEntry<'a>>>,
    pairs: &mut Vec<Pair<'a>>,
    fits: impl Fn(&LibraryEntry<'_>, &LibraryEntry<'_>) -> bool,
) -> Vec<(Key, LibraryEntry<'a>)> {
    let mut left = Vec::new();
    for (key, from) in entries {
        let taken = waiting.get_mut(&key).and_then(|same| {
            let at = same.iter().position(|to| fits(&from, to))?;
            Some(same.remove(at))
        });
        match taken {
            Some(to) => pairs.push(Pair { from, to, renamed: false }),
            None => left.push((key, from)),
        }
    }
    left
}
