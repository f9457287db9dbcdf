//! Marks around a line that say nothing: quotes, bullets, boxes, table borders, emphasis, pictures.

/// Marks at the front of a line that say nothing: quotes, bullets, boxes, table borders.
const FRONT: [&str; 28] = [
    "[*]", "[ ]", "[x]", "[X]", "(x)", ">", "|", "-", "–", "—", "*", "•", "·", "+", "→", "▪", "◦", "○", "●",
    "■", "□", "☐", "☑", "✓", "✔", "_", "~", "»",
];
/// Marks at the end of a line that say nothing.
const BACK: [&str; 9] = ["|", "*", "_", "~", ";", ",", "•", "<", "\\"];

/// Whether a character is an arrow, a drawing or a picture: no title contains one.
const fn is_picture(character: char) -> bool {
    matches!(character, '\u{2190}'..='\u{2bff}' | '\u{fe0f}' | '\u{1f000}'..='\u{1faff}')
}

/// Without the `a)` of a list numbered by letters.
pub(super) fn unlettered(text: &str) -> &str {
    let behind = text.strip_prefix(|character: char| character.is_ascii_alphabetic());
    behind.and_then(|rest| rest.strip_prefix(") ")).unwrap_or(text)
}

/// Removes marks from both ends, and emphasis from the middle.
pub(super) fn unmarked(text: &str) -> String {
    let mut text = text.replace("**", "").replace("__", "").replace("~~", "").replace('`', "");
    loop {
        let mut rest = unlettered(
            text.trim_matches(|character: char| character.is_whitespace() || is_picture(character)),
        );
        for mark in FRONT {
            rest = rest.strip_prefix(mark).map_or(rest, str::trim_start);
        }
        for mark in BACK {
            rest = rest.strip_suffix(mark).map_or(rest, str::trim_end);
        }
        for (open, close) in [('"', '"'), ('“', '”'), ('„', '“'), ('«', '»'), ('\'', '\''), ('[', ']')]
        {
            let inner = rest.strip_prefix(open).and_then(|rest| rest.strip_suffix(close));
            rest = inner.filter(|inner| !inner.contains([open, close])).unwrap_or(rest);
        }
        if rest.len() == text.len() {
            return text;
        }
        text = rest.to_owned();
    }
}
