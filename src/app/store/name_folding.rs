//! Folds names for comparison: without regard to case, accents and spaces.

use crate::domain::letters::plain;

/// Signs for an apostrophe: a name has one of them, and a keyboard another.
const APOSTROPHES: [char; 6] = ['\'', '’', '‘', 'ʼ', '`', '´'];

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

/// Folds a text as it is searched: without apostrophes, too, which few type. What is stored keeps the fold it was stored with.
pub fn fold_sought(text: &str) -> String {
    fold_name(text).replace(APOSTROPHES, "")
}

/// A column with folded names, folded further as [`fold_sought`] does it, in the SQL of SQLite.
pub(super) fn sought_in_sqlite(column: &str) -> String {
    let plain = APOSTROPHES.iter().fold(column.to_owned(), |inner, sign| {
        format!("REPLACE({inner}, '{}', '')", sign.to_string().replace('\'', "''"))
    });
    // Few names have one, and looking for all of them at once is quicker than replacing each.
    format!("CASE WHEN {column} GLOB '*[{}]*' THEN {plain} ELSE {column} END", signs())
}

/// A column without apostrophes, in the SQL of PostgreSQL.
#[cfg(feature = "postgres")]
pub(super) fn sought_in_postgres(column: &str) -> String {
    format!("TRANSLATE({column}, '{}', '')", signs())
}

/// All apostrophes, as a text in SQL holds them.
fn signs() -> String {
    APOSTROPHES.iter().collect::<String>().replace('\'', "''")
}

#[cfg(test)]
mod tests {
    use super::{fold_name, fold_sought, signs, sought_in_sqlite};

    #[test]
    fn a_search_needs_no_apostrophe() {
        for name in ["Zoë d’Arc", "zoe d'arc", "ZOE D`ARC", "Zoe darc"] {
            assert_eq!(fold_sought(name), "zoe darc", "{name}");
        }
        assert_eq!(signs(), "''’‘ʼ`´");
        let column = sought_in_sqlite("folded");
        assert!(column.starts_with("CASE WHEN folded GLOB '*[''’"), "{column}");
        assert!(column.contains("REPLACE(folded, '''', '')"), "{column}");
    }

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
