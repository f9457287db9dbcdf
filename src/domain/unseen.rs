//! Invisible characters, characters that reorder their neighbours, and piles of accents: no name needs them, terminals
//! obey some of them, and piles reach into the lines above and below.

/// Whether a character is invisible or changes how its neighbours look: control characters, direction marks,
/// zero-width spaces, tags. The joiners of Persian, Indian and emoji writing are allowed, and so is the soft hyphen.
pub fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}' | '\u{200b}'
                | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
                | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e007f}'
        )
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

/// Whether a text of several lines contains such a character; line ends and tabs are allowed.
pub fn hides(text: &str) -> bool {
    text.chars().any(|character| !matches!(character, '\n' | '\r' | '\t') && is_unseen(character))
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
        ] {
            assert!(is_unseen(character) && hides(&format!("a{character}b")), "{character:?}");
        }
        for text in ["Zoë", "می\u{200c}خواهم", "👩\u{200d}🚀", "two\nlines\tand a tab\r\n", "李小龙", "אבא"]
        {
            assert!(!hides(text), "{text:?}");
        }
    }
}
