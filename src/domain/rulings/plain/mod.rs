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
    /// What was changed, a sentence each. Lines are counted from 1 in the text as it came, or in the text of the web
    /// page. Empty if nothing was changed.
    pub changes: Vec<String>,
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
        plain.changes.push("It is a web page: its text was taken, with its headings and lists.".to_owned());
        if !left_out.is_empty() {
            plain.changes.push(format!("Links to other pages were left out: {}.", left_out.join(", ")));
        }
    }
    for step in [words::whole_words, pages::without_pages, headings::with_headings] {
        awaited.check()?;
        if let Some((text, changes)) = step(&plain.text) {
            plain.text = text;
            plain.changes.extend(changes);
        }
    }
    Ok(plain)
}

/// A changed text, and what was changed.
type Changed = (String, Vec<String>);

/// A sentence about lines: `Page numbers were left out: lines 31 and 62.`
fn about(what: &str, lines: &[usize]) -> String {
    /// More are counted, not listed.
    const LISTED: usize = 12;
    let listed: Vec<String> = lines.iter().take(LISTED).map(|at| (at + 1).to_string()).collect();
    let more = lines.len().saturating_sub(LISTED);
    let word = if lines.len() == 1 { "line" } else { "lines" };
    let rest = if more > 0 { format!(" and {more} more") } else { String::new() };
    format!("{what}: {word} {}{rest}.", listed.join(", "))
}

/// Whether a line ends a sentence.
fn ends_sentence(line: &str) -> bool {
    line.trim_end().trim_end_matches(['"', '”', '’', ')', ']']).ends_with(['.', '!', '?', ':'])
}
