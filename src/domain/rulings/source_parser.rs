//! Reads sources such as `1E-FAQ 1995-02-11, ENDING THE GAME: the higher score wins`: which entries they cite, and
//! how those stood on a day.

use chrono::NaiveDate;

use crate::domain::rulings::citation::Citation;
use crate::domain::rulings::library::{Library, LibraryEntry};
use crate::domain::rulings::standing::Status;
use crate::domain::rulings::status::standing;
use crate::domain::source::Confidence;

/// The longest heading, in characters.
const LONGEST: usize = 120;

/// A part of a text.
#[derive(Debug, Clone, Copy)]
pub enum TextPart<'t, 'l> {
    /// Words that cite nothing in the library.
    Words(&'t str),
    /// Words that cite an entry.
    Entry(&'t str, LibraryEntry<'l>),
}

/// Splits a text into the entries of the library that it cites and the words around them.
pub fn parts<'t, 'l>(text: &'t str, library: &'l Library) -> Vec<TextPart<'t, 'l>> {
    let beginnings: Vec<String> = library
        .documents()
        .map(|held| format!("{} {}, ", held.document.work, held.document.date()))
        .collect();
    let (mut parts, mut rest) = (Vec::new(), text);
    // The text of `rest` before `from` cites nothing.
    let mut from = 0;
    while let Some(at) = next(rest, from, &beginnings) {
        let Some((words, found)) = rest.get(at..).and_then(|there| longest(there, library)) else {
            from = at.saturating_add(1);
            continue;
        };
        let (before, after) = rest.split_at(at);
        if !before.is_empty() {
            parts.push(TextPart::Words(before));
        }
        parts.push(TextPart::Entry(words, found));
        rest = after.get(words.len()..).unwrap_or_default();
        from = 0;
    }
    if !rest.is_empty() {
        parts.push(TextPart::Words(rest));
    }
    parts
}

/// Where the next citation may begin.
fn next(text: &str, from: usize, beginnings: &[String]) -> Option<usize> {
    let rest = text.get(from..)?;
    beginnings.iter().filter_map(|beginning| rest.find(beginning.as_str())).min().map(|at| from + at)
}

/// The longest citation of an entry at the beginning of a text; headings may contain commas and colons.
fn longest<'t, 'l>(text: &'t str, library: &'l Library) -> Option<(&'t str, LibraryEntry<'l>)> {
    let ends = text.char_indices().map(|(at, character)| (at + character.len_utf8(), character));
    let closes = |(_, character): &(usize, char)| character.is_alphanumeric() || "\"!?]".contains(*character);
    let whole = |end: usize| !text.get(end..).is_some_and(|rest| rest.starts_with(char::is_alphanumeric));
    let ends: Vec<usize> =
        ends.filter(closes).map(|(end, _)| end).filter(|end| *end <= LONGEST && whole(*end)).collect();
    ends.into_iter().rev().find_map(|end| {
        let words = text.get(..end)?;
        let citation: Citation = words.parse().ok()?;
        library.find(&citation).map(|found| (words, found))
    })
}

/// The sources of one rule as of a day.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OnDay {
    /// In words, in file order. A source issued only later says so.
    pub said: Vec<String>,
    /// Whether only later documents state the rule, so that it is applied retroactively.
    pub carried_back: bool,
}

impl OnDay {
    /// How well the rule is known on that day: a rule stated only later is inferred at best.
    pub const fn confidence(&self, read: Confidence) -> Confidence {
        match read {
            Confidence::Seen if self.carried_back => Confidence::Inferred,
            other => other,
        }
    }
}

/// The status of a source on a day.
enum Stand {
    /// It cites nothing in the library.
    Other,
    /// The source was an authority.
    Holds,
    /// It had not been issued yet.
    Later,
    /// It had been replaced or deleted.
    Gone,
}

/// The sources of a rule as of a day; without a day, all of them unchanged.
///
/// If any document was in force, the others are left out. If none was, the later ones say that they are later.
pub fn on_day<'t>(
    sources: impl IntoIterator<Item = &'t str>,
    on: Option<NaiveDate>,
    library: &Library,
) -> OnDay {
    let Some(day) = on else {
        let said = sources.into_iter().map(str::to_owned).collect();
        return OnDay { said, carried_back: false };
    };
    let stands: Vec<(&str, Stand)> =
        sources.into_iter().map(|source| (source, stand(source, day, library))).collect();
    let holds = stands.iter().any(|(_, stand)| matches!(stand, Stand::Holds));
    let mut said: Vec<String> = Vec::new();
    let (mut later, mut gone) = (Vec::new(), Vec::new());
    for (source, stand) in stands {
        match stand {
            Stand::Other | Stand::Holds => said.push(source.to_owned()),
            Stand::Later if !holds => later.push(source),
            Stand::Gone if !holds => gone.push(source),
            Stand::Later | Stand::Gone => {}
        }
    }
    let carried_back = !later.is_empty();
    if said.is_empty() && carried_back {
        said.push("by custom".to_owned());
    }
    said.extend(later.into_iter().map(|source| format!("stated only later, in {source}")));
    said.extend(gone.into_iter().map(|source| format!("no longer in force: {source}")));
    OnDay { said, carried_back }
}

fn stand(source: &str, day: NaiveDate, library: &Library) -> Stand {
    let mut stand = Stand::Other;
    for part in parts(source, library) {
        let TextPart::Entry(_, found) = part else { continue };
        match standing(found, found.document().edition, day, library).status {
            Status::NotYet if matches!(stand, Stand::Other) => stand = Stand::Later,
            Status::Superseded | Status::Deleted if !matches!(stand, Stand::Holds) => stand = Stand::Gone,
            Status::NotYet | Status::Superseded | Status::Deleted => {}
            Status::InForce
            | Status::CarriedForward
            | Status::Window
            | Status::PartlySuperseded
            | Status::Undated
            | Status::Unanswered
            | Status::OtherEdition
            | Status::CrossReference => stand = Stand::Holds,
        }
    }
    stand
}
