//! What XML 1.0 lets into a file. One other character, escaped or not, makes the whole file unreadable.

/// What section 2.2 of XML 1.0 calls `Char`.
const fn is_allowed(character: char) -> bool {
    matches!(
        character,
        '\t' | '\n' | '\r' | ' '..='\u{d7ff}' | '\u{e000}'..='\u{fffd}' | '\u{10000}'..='\u{10ffff}'
    )
}

/// A written file without what XML forbids, which titles and texts of older logs and of other installations may have.
pub fn readable(written: String) -> String {
    if written.chars().all(is_allowed) {
        written
    } else {
        written.chars().filter(|it| is_allowed(*it)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_xml_forbids_is_left_out_and_nothing_else_is() {
        let told = |text: &str| readable(text.to_owned());
        assert_eq!(told("Zeta\u{fffe}T\u{ffff} \u{0}\u{b}\u{1b}[2J"), "ZetaT [2J");
        for text in ["", "two\r\nlines\t\u{85}\u{fffd}", "👩\u{200d}🚀 \u{202e}\u{1fffe}\u{10ffff}"] {
            assert_eq!(told(text), text);
        }
    }
}
