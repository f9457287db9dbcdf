//! Letters: without their accents, so that a name or a title is found however it was typed; and capitals.

/// A letter in plain lower-case letters, such as `ae` for `Æ`; `None` if it has no accent that we know.
///
/// ```
/// use arbiter::domain::letters::plain;
///
/// assert_eq!(plain('Ø'), Some("o"));
/// assert_eq!(plain('o'), None);
/// ```
pub const fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à'..='å' | 'À'..='Å' | 'ā' | 'Ā' | 'ă' | 'Ă' | 'ą' | 'Ą' => "a",
        'æ' | 'Æ' => "ae",
        'ç' | 'Ç' | 'ć' | 'Ć' | 'ĉ' | 'Ĉ' | 'ċ' | 'Ċ' | 'č' | 'Č' => "c",
        'ď' | 'Ď' | 'đ' | 'Đ' | 'ð' | 'Ð' => "d",
        'è'..='ë' | 'È'..='Ë' | 'ē' | 'Ē' | 'ĕ' | 'Ĕ' | 'ė' | 'Ė' | 'ę' | 'Ę' | 'ě' | 'Ě' => {
            "e"
        }
        'ĝ' | 'Ĝ' | 'ğ' | 'Ğ' | 'ġ' | 'Ġ' | 'ģ' | 'Ģ' => "g",
        'ì'..='ï' | 'Ì'..='Ï' | 'ĩ' | 'Ĩ' | 'ī' | 'Ī' | 'ĭ' | 'Ĭ' | 'į' | 'Į' | 'ı' | 'İ' => {
            "i"
        }
        'ł' | 'Ł' | 'ĺ' | 'Ĺ' | 'ļ' | 'Ļ' | 'ľ' | 'Ľ' => "l",
        'ñ' | 'Ñ' | 'ń' | 'Ń' | 'ņ' | 'Ņ' | 'ň' | 'Ň' => "n",
        'ò'..='ö' | 'Ò'..='Ö' | 'ø' | 'Ø' | 'ō' | 'Ō' | 'ŏ' | 'Ŏ' | 'ő' | 'Ő' => "o",
        'œ' | 'Œ' => "oe",
        'ŕ' | 'Ŕ' | 'ŗ' | 'Ŗ' | 'ř' | 'Ř' => "r",
        'ś' | 'Ś' | 'ŝ' | 'Ŝ' | 'ş' | 'Ş' | 'š' | 'Š' | 'ș' | 'Ș' => "s",
        'ß' => "ss",
        'ţ' | 'Ţ' | 'ť' | 'Ť' | 'ț' | 'Ț' => "t",
        'ù'..='ü' | 'Ù'..='Ü' | 'ũ' | 'Ũ' | 'ū' | 'Ū' | 'ŭ' | 'Ŭ' | 'ů' | 'Ů' | 'ű' | 'Ű' | 'ų' | 'Ų' => {
            "u"
        }
        'ý' | 'Ý' | 'ÿ' | 'Ÿ' => "y",
        'ź' | 'Ź' | 'ż' | 'Ż' | 'ž' | 'Ž' => "z",
        _ => return None,
    })
}

/// The words with a capital first letter.
///
/// ```
/// use arbiter::domain::letters::capital;
///
/// assert_eq!(capital("seed deck"), "Seed deck");
/// ```
pub fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Every three characters in a row, each once, with these before the text and a space behind it.
///
/// ```
/// use arbiter::domain::letters::trigrams;
///
/// assert_eq!(trigrams(" ", "bab"), [[' ', 'b', 'a'], ['a', 'b', ' '], ['b', 'a', 'b']]);
/// ```
pub fn trigrams(before: &str, text: &str) -> Vec<[char; 3]> {
    let characters: Vec<char> = before.chars().chain(text.chars()).chain([' ']).collect();
    let mut found: Vec<[char; 3]> =
        characters.windows(3).filter_map(|window| window.try_into().ok()).collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// A clause as a sentence: with a capital and one full stop.
///
/// ```
/// use arbiter::domain::letters::sentence;
///
/// assert_eq!(sentence("in the document of 2000-10-30"), "In the document of 2000-10-30.");
/// ```
pub fn sentence(clause: &str) -> String {
    match clause.trim().trim_end_matches('.') {
        "" => String::new(),
        clause => format!("{}.", capital(clause)),
    }
}

#[cfg(test)]
mod tests {
    use icu_normalizer::DecomposingNormalizerBorrowed;

    use super::plain;

    /// Letters with a stroke, ligatures, and those without a dot: Unicode takes none of them apart.
    const WHOLE: &str = "ÆæÐðØøßĐđıŁłŒœ";

    #[test]
    fn the_table_folds_every_letter_of_unicode_as_unicode_does_or_leaves_it() {
        let unicode = DecomposingNormalizerBorrowed::new_nfkd();
        let mut folded = 0;
        for letter in '\0'..=char::MAX {
            let Some(by_table) = plain(letter) else { continue };
            let apart = unicode.normalize(letter.encode_utf8(&mut [0; 4])).to_lowercase();
            let base: String = apart.chars().filter(|it| !('\u{300}'..='\u{36f}').contains(it)).collect();
            let whole = WHOLE.contains(letter);
            assert!(base == by_table || (whole && !base.is_ascii()), "{letter}: {by_table}, {base}");
            folded += 1;
        }
        assert_eq!(folded, 169);
    }
}
