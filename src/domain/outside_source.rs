//! What rules cite besides the ruling documents: pages and files that were read, each described on a page of our own.

use serde::Deserialize;

use crate::domain::source::Confidence;

/// One source, as `data/sources.toml` states it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutsideSource {
    /// Its place on the page of sources.
    pub id: String,
    /// The beginnings of citations that refer to it.
    pub name: Vec<String>,
    /// The source's title.
    pub title: String,
    /// Where it is published; empty where there is nothing to open.
    pub address: String,
    /// Its own date, as far as known.
    pub dated: String,
    /// The day on which it was read.
    pub read_on: String,
    /// What was read in it.
    pub read: String,
    pub confidence: Confidence,
}

/// A deck format that is known to exist and whose numbers nobody here has read, so that it cannot be checked.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnreadFormat {
    pub name: String,
    /// What is known of it, and what is missing.
    pub known: String,
    pub confidence: Confidence,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    source: Vec<OutsideSource>,
    unread: Vec<UnreadFormat>,
}

/// Reads the file of sources.
///
/// # Errors
/// What is wrong with the TOML or a key in it.
pub fn parse(text: &str) -> Result<Vec<OutsideSource>, String> {
    toml::from_str::<File>(text).map(|file| file.source).map_err(|error| error.to_string())
}

/// Reads the formats in the file of sources that are known and unread.
///
/// # Errors
/// What is wrong with the TOML or a key in it.
pub fn parse_unread(text: &str) -> Result<Vec<UnreadFormat>, String> {
    toml::from_str::<File>(text).map(|file| file.unread).map_err(|error| error.to_string())
}

/// The first place in a text where a source is named: where it begins, the words, and the source.
pub fn first_source<'t, 's>(
    text: &'t str,
    sources: &'s [OutsideSource],
) -> Option<(usize, &'t str, &'s OutsideSource)> {
    let all = sources.iter().flat_map(|source| source.name.iter().map(move |name| (name, source)));
    let found = all.filter_map(|(name, source)| Some((text.find(name.as_str())?, name, source)));
    // If two names begin at the same place, the longer one is meant.
    let (at, name, source) = found.min_by_key(|(at, name, _)| (*at, std::cmp::Reverse(name.len())))?;
    Some((at, text.get(at..at + name.len())?, source))
}
