//! Folds names for comparison: without regard to case, accents and spaces.

use crate::domain::letters::plain;

/// Signs for an apostrophe: a name has one of them, and a keyboard another.
pub const APOSTROPHES: [char; 6] = ['\'', '’', '‘', 'ʼ', '`', '´'];

/// Folds a name for comparing and searching: lower case, no Latin accents, single spaces.
pub fn fold_name(name: &str) -> String {
    let mut folded = String::with_capacity(name.len());
    for typed in name.chars() {
        // Nearly every letter, and every name of a hall is folded several times for a page.
        if typed.is_ascii() {
            folded.push(typed.to_ascii_lowercase());
            continue;
        }
        for letter in typed.to_lowercase() {
            match plain(letter) {
                Some(letters) => folded.push_str(letters),
                // An accent by itself is left out.
                None if ('\u{300}'..='\u{36f}').contains(&letter) => {}
                None => folded.push(letter),
            }
        }
    }
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::fold_name;

    #[test]
    fn case_accents_and_blanks_make_no_difference() {
        for (typed, folded) in [
            ("  Jean-Luc   Picard ", "jean-luc picard"),
            ("ÉOWYN Łukasz", "eowyn lukasz"),
            ("Jose\u{301}", "jose"),
            ("Straße", "strasse"),
            ("İlker", "ilker"),
            ("Квант", "квант"),
        ] {
            assert_eq!(fold_name(typed), folded);
        }
    }
}
