//! Plain text from what people copy: a web page, or the pages of a PDF file.
//!
//! Everything here is linear in the length of the text, and nothing is nested, so that no text takes long.

mod headings;
mod html;
mod pages;
mod words;

use crate::domain::awaited::{Awaited, NotAwaited};

/// A text without the markup and the page breaks of the place it was copied from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlainText {
    pub text: String,
    /// What was changed; empty if nothing was.
    pub changes: Vec<PlainChange>,
}

/// What was changed. Lines are counted from 1 in the text as it came, or in the text of the web page. Said by
/// `words::plain_text`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlainChange {
    /// The text of a web page was taken.
    WebPage,
    /// Links to other pages were left out: their words.
    Links(Vec<String>),
    /// Letters that were drawn as one character were written apart.
    Letters(Vec<usize>),
    /// Words that were broken at the end of a line were put together.
    Words(Vec<usize>),
    /// Page numbers were left out.
    PageNumbers(Vec<usize>),
    /// What is repeated at page breaks was left out.
    RunningHead { head: String, lines: Vec<usize> },
    /// Page breaks were taken out.
    PageBreaks(Vec<usize>),
    /// Short lines between sentences were taken as headings.
    Headings(Vec<usize>),
}

/// The plain text of a web page, of pages with running heads and numbers, or of any other text, which stays as it is.
///
/// ```
/// use arbiter::domain::awaited::Awaited;
/// use arbiter::domain::rulings::plain::plain;
///
/// let page = plain("<h2>Lamps</h2><p>A lamp is a <i>light</i>.</p>", &Awaited::always()).unwrap();
/// assert_eq!(page.text, "## Lamps\n\nA lamp is a light.\n");
/// ```
///
/// # Errors
/// [`NotAwaited`] if nobody waits for it any more.
pub fn plain(text: &str, awaited: &Awaited) -> Result<PlainText, NotAwaited> {
    let mut plain = PlainText { text: text.to_owned(), changes: Vec::new() };
    if html::is_html(text) {
        let (text, left_out) = html::text_of(text, awaited)?;
        plain.text = text;
        plain.changes.push(PlainChange::WebPage);
        if !left_out.is_empty() {
            plain.changes.push(PlainChange::Links(left_out));
        }
    }
    for step in [words::whole_words, pages::without_pages] {
        awaited.check()?;
        plain.take(step(&plain.text));
    }
    awaited.check()?;
    plain.take(headings::with_headings(&plain.text, awaited)?);
    Ok(plain)
}

impl PlainText {
    fn take(&mut self, changed: Option<Changed>) {
        if let Some((text, changes)) = changed {
            self.text = text;
            self.changes.extend(changes);
        }
    }
}

/// A changed text, and what was changed.
type Changed = (String, Vec<PlainChange>);

/// The numbers of lines, counted from 1.
fn numbered<'a>(lines: impl IntoIterator<Item = &'a usize>) -> Vec<usize> {
    lines.into_iter().map(|at| at + 1).collect()
}

/// Whether a line ends a sentence.
fn ends_sentence(line: &str) -> bool {
    line.trim_end().trim_end_matches(['"', '”', '’', ')', ']']).ends_with(['.', '!', '?', ':'])
}
