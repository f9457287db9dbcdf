//! Invisible characters, characters that reorder their neighbours, and piles of accents: no name needs them, terminals
//! obey some of them, and piles reach into the lines above and below.

/// Whether a character is invisible or changes how its neighbours look: control characters, direction marks,
/// zero-width spaces, tags, and what is no character at all and breaks files of XML. The joiners of Persian, Indian and
/// emoji writing are allowed, and so is the soft hyphen.
pub fn is_unseen(character: char) -> bool {
    character.is_control()
        || is_noncharacter(character)
        || matches!(
            character,
            '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}' | '\u{200b}'
                | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
                | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

/// Whether Unicode keeps this place free for ever, so that no writing has it.
fn is_noncharacter(character: char) -> bool {
    matches!(character, '\u{fdd0}'..='\u{fdef}') || matches!(u32::from(character) & 0xffff, 0xfffe | 0xffff)
}

/// Whether a character only changes those beside it: the joiners, variants of a letter and the soft hyphen.
pub const fn is_joiner(character: char) -> bool {
    matches!(
        character,
        '\u{ad}' | '\u{180b}'..='\u{180d}' | '\u{180f}' | '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{e0100}'..='\u{e01ef}'
    )
}

/// Whether a name or title, which is not empty, cannot be told from others by sight: it holds an unseen character or a pile
/// of accents, or nothing in it is seen.
pub fn cannot_be_read(name: &str) -> bool {
    let is_seen = |it: char| !it.is_whitespace() && !is_joiner(it) && !is_mark(it);
    name.chars().any(is_unseen) || piles(name) || !name.chars().any(is_seen)
}

/// No writing puts more marks than these on one letter.
const MOST_MARKS: usize = 4;

/// Whether a text piles up combining marks, or begins with one.
pub fn piles(text: &str) -> bool {
    let mut marks = MOST_MARKS;
    text.chars().any(|character| {
        marks = if is_mark(character) { marks + 1 } else { 0 };
        marks > MOST_MARKS
    })
}

/// Whether a character is drawn over the one before.
const fn is_mark(character: char) -> bool {
    matches!(
        character,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}'
    )
}

/// A character of a text that nobody sees, and what is before it, by which its place is found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hidden {
    pub character: char,
    /// The end of the text before it; empty if the text begins with it.
    pub after: String,
}

/// This many characters are enough to find the place.
const ENOUGH: usize = 20;

impl Hidden {
    /// What the character is called, such as `U+001B`.
    pub fn code(&self) -> String {
        format!("U+{:04X}", u32::from(self.character))
    }
}

/// The first character of a text that nobody sees. Line ends and tabs are allowed: a text has several lines.
pub fn hidden_in(text: &str) -> Option<Hidden> {
    let (at, character) = text.char_indices().find(|(_, character)| is_hidden(*character))?;
    let before = text.get(..at).unwrap_or_default();
    let skipped = before.chars().count().saturating_sub(ENOUGH);
    let end: String = before.chars().skip(skipped).collect();
    Some(Hidden { character, after: end.split_whitespace().collect::<Vec<_>>().join(" ") })
}

fn is_hidden(character: char) -> bool {
    !matches!(character, '\n' | '\r' | '\t') && is_unseen(character)
}

/// Whether a text of several lines has a character that nobody sees; line ends and tabs are allowed.
pub fn hides(text: &str) -> bool {
    text.chars().any(is_hidden)
}

/// A text of several lines without the characters that nobody sees; line ends and tabs are kept.
pub fn without_hidden(text: &str) -> String {
    text.chars().filter(|character| !is_hidden(*character)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_are_no_pile_and_a_pile_is() {
        for name in ["Zoë", "Nguye\u{302}\u{303}n", "", "אָ֣ב", "A\u{300}\u{301}\u{302}\u{303}"] {
            assert!(!piles(name), "{name:?}");
        }
        let pile = format!("Z{}", "\u{301}".repeat(5));
        assert!(piles(&pile) && piles("\u{301}") && piles(&format!("Kira {pile}")));
    }

    #[test]
    fn a_name_of_which_nothing_is_seen_cannot_be_read() {
        for name in [
            "\u{ad}",
            "\u{200d}\u{fe0f}",
            "\u{e0100}",
            "\u{2800}",
            "\u{3164}",
            " \u{301}",
            "Open\u{202e}",
            "Zeta\u{fffe}T",
            " ",
        ] {
            assert!(cannot_be_read(name), "{name:?}");
        }
        for name in ["Zoë", "葛\u{e0100}", "می\u{200c}خواهم", "👩\u{200d}🚀", "…", "7"] {
            assert!(!cannot_be_read(name), "{name:?}");
        }
    }

    #[test]
    fn what_hides_or_turns_is_known_and_what_writing_needs_is_not() {
        for character in [
            '\u{1b}',
            '\u{9b}',
            '\u{7f}',
            '\u{202e}',
            '\u{2066}',
            '\u{200b}',
            '\u{feff}',
            '\u{e0041}',
            '\u{2028}',
            '\u{fffe}',
            '\u{ffff}',
            '\u{fdd0}',
            '\u{fdef}',
            '\u{1fffe}',
            '\u{10ffff}',
        ] {
            assert!(is_unseen(character) && hides(&format!("a{character}b")), "{character:?}");
        }
        for text in ["Zoë", "می\u{200c}خواهم", "👩\u{200d}🚀", "two\nlines\tand a tab\r\n", "李小龙", "אבא"]
        {
            assert!(!hides(text), "{text:?}");
        }
        for character in ['\u{fdcf}', '\u{fdf0}', '\u{fffd}', '\u{10000}', '\u{e000}'] {
            assert!(!is_unseen(character), "{character:?}");
        }
    }

    #[test]
    fn the_place_of_a_hidden_character_is_said_by_the_words_before_it() {
        let found = |text: &str| hidden_in(text).map(|hidden| (hidden.code(), hidden.after));
        let told = |code: &str, after: &str| Some((code.to_owned(), after.to_owned()));
        assert_eq!(found("Is it\u{1b}[2J ok?"), told("U+001B", "Is it"));
        assert_eq!(found("\u{feff}Is it ok?"), told("U+FEFF", ""));
        assert_eq!(found("One line,\n\tand the next\u{10ffff}"), told("U+10FFFF", "line, and the next"));
        assert_eq!(found("two\nlines\r\n\tand Zoë"), None);
        assert_eq!(without_hidden("\u{feff}two\n\u{202e}lines"), "two\nlines");
    }
}
