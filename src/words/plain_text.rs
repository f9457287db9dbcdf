//! What was changed in a text that people copied from a web page or from pages.

use crate::domain::rulings::plain::PlainChange;
use crate::messages::{Message, say};

in_english! { PlainChange: plain_change }

/// More lines are counted, not listed.
const LISTED: usize = 12;

/// What was changed, as a sentence.
pub fn plain_change(it: &PlainChange) -> Message {
    match it {
        PlainChange::WebPage => say("library-plain-web-page"),
        PlainChange::Links(words) => say("library-plain-links").with("links", words.join(", ")),
        PlainChange::Letters(lines) => {
            say("library-plain-letters").with("letters", "\u{fb01}").with("lines", these(lines))
        }
        PlainChange::Words(lines) => say("library-plain-words").with("lines", these(lines)),
        PlainChange::PageNumbers(lines) => say("library-plain-page-numbers").with("lines", these(lines)),
        PlainChange::RunningHead { head, lines } => {
            say("library-plain-running-head").with("head", head).with("lines", these(lines))
        }
        PlainChange::PageBreaks(lines) => say("library-plain-page-breaks").with("lines", these(lines)),
        PlainChange::Headings(lines) => say("library-plain-headings").with("lines", these(lines)),
    }
}

/// `lines 31, 62 and 4 more`.
fn these(lines: &[usize]) -> Message {
    let listed: Vec<String> = lines.iter().take(LISTED).map(ToString::to_string).collect();
    let listed = listed.join(", ");
    match lines.len().saturating_sub(LISTED) {
        0 => say("library-plain-lines").with("number", lines.len()).with("lines", listed),
        more => say("library-plain-many-lines").with("lines", listed).with("more", more),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn a_change_names_its_first_lines_and_counts_the_rest() {
        let said = |lines: &[usize]| PlainChange::PageNumbers(lines.to_vec()).to_string();
        assert_eq!(said(&[31]), "Page numbers were left out: line 31.");
        assert_eq!(said(&[31, 62]), "Page numbers were left out: lines 31, 62.");
        let many: Vec<usize> = (1..=14).collect();
        assert_eq!(
            said(&many),
            "Page numbers were left out: lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 2 more."
        );
        let german = Language::German.speak(|| plain_change(&PlainChange::Headings(vec![4])).to_string());
        assert!(german.ends_with(": Zeile 4."), "{german}");
    }
}
