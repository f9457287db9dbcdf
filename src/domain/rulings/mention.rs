//! Whether an entry names a card.

use std::borrow::Cow;

use crate::domain::rulings::citation::slug;
use crate::domain::rulings::entry::RulingEntry;

impl RulingEntry {
    /// Whether its heading is this title, or its heading, its text or, where that is missing, our summary contains the
    /// title as it is printed or in capitals, as whole words.
    pub fn names_card(&self, title: &str) -> bool {
        let text = if self.text.is_empty() { &self.digest } else { &self.text };
        slug(&self.heading) == slug(title) || [&self.heading, text].into_iter().any(|said| names(said, title))
    }
}

fn names(text: &str, title: &str) -> bool {
    let (text, title) = (plain(text), plain(title));
    !title.trim().is_empty() && (has(&text, &title) || has(&text, &title.to_uppercase()))
}

/// With one kind of apostrophe.
fn plain(text: &str) -> Cow<'_, str> {
    if text.contains('’') { Cow::Owned(text.replace('’', "'")) } else { Cow::Borrowed(text) }
}

/// Whether a text contains words that neither begin nor end within another word.
fn has(text: &str, words: &str) -> bool {
    let before = |at: usize| text.get(..at).and_then(|part| part.chars().next_back());
    let behind = |at: usize| text.get(at + words.len()..).and_then(|part| part.chars().next());
    let apart = |character: Option<char>| character.is_none_or(|character| !character.is_alphanumeric());
    text.match_indices(words).any(|(at, _)| apart(before(at)) && apart(behind(at)))
}
