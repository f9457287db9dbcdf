//! Two documents of one edition held side by side, heading by heading.
//!
//! Entries are matched by the headings they stand under, a part together with the heading of its entry; headings that
//! are known to have been renamed between documents count as one (`data/rulings/renames.toml`). Introductions and lists
//! of changes speak of their own document and are left out.

mod renames;
mod words;

use std::collections::BTreeMap;

pub use renames::{Rename, Renames};
use words::pairs_of_words;
pub use words::{Paragraph, Run, difference};

use crate::domain::awaited::{Awaited, NotAwaited};
use crate::domain::edition::Edition;
use crate::domain::rulings::citation::slug;
use crate::domain::rulings::entry::{Entry, Kind, text_sha256};
use crate::domain::rulings::library::{Found, Held};

/// What became of the entries of a document in another one. Each list is in the order of the file: `new` of the later
/// document's, all others of the earlier one's.
#[derive(Debug, Clone)]
pub struct Comparison<'a> {
    /// In the later document only.
    pub new: Vec<Found<'a>>,
    /// In both, in other words.
    pub changed: Vec<Changed<'a>>,
    /// In the earlier document only.
    pub gone: Vec<Found<'a>>,
    /// In both, in the same words.
    pub unchanged: Vec<Pair<'a>>,
    /// Why an entry that is gone may hold on: the later document says that its ground took the earlier one in.
    pub taken_in: Option<String>,
}

/// One entry in both documents.
#[derive(Debug, Clone, Copy)]
pub struct Pair<'a> {
    /// In the earlier document.
    pub from: Found<'a>,
    /// In the later one.
    pub to: Found<'a>,
    /// The heading changed with the document, as the list of known renames says.
    pub renamed: bool,
}

/// One entry that reads otherwise.
#[derive(Debug, Clone)]
pub struct Changed<'a> {
    /// Where it stands in both.
    pub pair: Pair<'a>,
    /// The paragraphs that differ; `None` when a text is not held, or too long to be compared word by word.
    pub paragraphs: Option<Vec<Paragraph>>,
}

/// Why two documents are not compared.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotComparable {
    /// They rule on different games.
    #[error("“{from}” rules on {}, “{to}” on {}. The same heading in another game is another rule, so there is nothing to compare. Choose two documents of one edition.", editions.0.name(), editions.1.name())]
    OtherEdition {
        /// The title of the one.
        from: String,
        /// The title of the other.
        to: String,
        /// The games they rule on.
        editions: (Edition, Edition),
    },
    /// They are one.
    #[error("This is the same document twice. Choose another one to compare it with.")]
    Same,
    /// Nobody waits for it any more.
    #[error(transparent)]
    NotAwaited(#[from] NotAwaited),
}

/// So many pairs of words are compared between two documents; what comes after that is only said to differ.
const MOST_PAIRS: usize = 100_000_000;

/// Holds two documents side by side.
///
/// # Errors
/// When they rule on different games, or are one, or nobody waits for it any more.
pub fn compare<'a>(
    from: &'a Held,
    to: &'a Held,
    renames: &Renames,
    awaited: &Awaited,
) -> Result<Comparison<'a>, NotComparable> {
    compare_within(from, to, renames, awaited, MOST_PAIRS)
}

/// Holds two documents side by side, comparing at most so many pairs of words.
///
/// # Errors
/// As [`compare`].
pub fn compare_within<'a>(
    from: &'a Held,
    to: &'a Held,
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
    let (pairs, gone, new) = matched(from, to, renames);
    let (mut changed, mut unchanged) = (Vec::new(), Vec::new());
    let mut left = most;
    for pair in pairs {
        awaited.check()?;
        match differing(pair, &mut left) {
            Some(paragraphs) => changed.push(Changed { pair, paragraphs }),
            None => unchanged.push(pair),
        }
    }
    let taken_in = from.document.taken_into(&to.document);
    Ok(Comparison { new, changed, gone, unchanged, taken_in })
}

/// The paragraphs that differ, or `None` when none does. Takes what it costs from what is left.
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

/// Whether the text that the hash is of is held.
fn has_text(entry: &Entry) -> bool {
    !entry.text.is_empty() || entry.text_sha256 == text_sha256("")
}

/// What an entry is matched by: its own heading behind those of the entries it belongs to.
type Key = Vec<String>;

fn key(held: &Held, entry: &Entry) -> Key {
    let own = entry.number.clone().unwrap_or_else(|| slug(&entry.heading));
    held.parents(entry).iter().map(|parent| slug(&parent.heading)).chain([own]).collect()
}

fn compared(held: &Held) -> Vec<(Key, Found<'_>)> {
    let rules = |entry: &&Entry| !matches!(entry.kind, Kind::FrontMatter | Kind::SummaryOfChange);
    held.entries.iter().filter(rules).map(|entry| (key(held, entry), Found { held, entry })).collect()
}

type Matched<'a> = (Vec<Pair<'a>>, Vec<Found<'a>>, Vec<Found<'a>>);

fn matched<'a>(from: &'a Held, to: &'a Held, renames: &Renames) -> Matched<'a> {
    let mut waiting: BTreeMap<Key, Vec<Found<'a>>> = BTreeMap::new();
    for (key, found) in compared(to) {
        waiting.entry(key).or_default().push(found);
    }
    let mut pairs = Vec::new();
    // Of several entries under one heading those with the same text belong together, whatever their order.
    let alike = |from: &Found<'_>, to: &Found<'_>| from.entry.text_sha256 == to.entry.text_sha256;
    let any = |_: &Found<'_>, _: &Found<'_>| true;
    let left = pair_off(compared(from), &mut waiting, &mut pairs, alike);
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
    let mut new: Vec<Found<'a>> = waiting.into_values().flatten().collect();
    new.sort_by_key(|found| found.entry.ordinal);
    (pairs, gone, new)
}

/// Pairs entries under the same heading where `fits` says so; the others are left.
fn pair_off<'a>(
    entries: Vec<(Key, Found<'a>)>,
    waiting: &mut BTreeMap<Key, Vec<Found<'a>>>,
    pairs: &mut Vec<Pair<'a>>,
    fits: impl Fn(&Found<'_>, &Found<'_>) -> bool,
) -> Vec<(Key, Found<'a>)> {
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
