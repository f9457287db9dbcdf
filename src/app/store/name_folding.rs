//! Folds names for comparison: without regard to case, accents and spaces.

use crate::domain::letters::plain;

/// What a search leaves out: signs for an apostrophe, of which a name has one and a keyboard another, and the hyphen that is
/// only seen where a line ends.
const LEFT_OUT: [char; 7] = ['\'', '’', '‘', 'ʼ', '`', '´', '\u{ad}'];

/// Hyphens and dashes of word processors; a keyboard has one sign for all of them.
const HYPHENS: [char; 8] =
    ['\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2212}', '\u{fe63}', '\u{ff0d}'];

/// How an umlaut is written by those whose keyboard has none. The last is one that follows its letter as a sign of its own.
const SPELLED: [(char, &str); 9] = [
    ('ä', "ae"),
    ('Ä', "ae"),
    ('ö', "oe"),
    ('Ö', "oe"),
    ('ü', "ue"),
    ('Ü', "ue"),
    ('ø', "oe"),
    ('Ø', "oe"),
    ('\u{308}', "e"),
];

/// What becomes of these letters if they spell an umlaut, once that has lost its dots.
const SHORT: [(&str, &str); 3] = [("ae", "a"), ("oe", "o"), ("ue", "u")];

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

/// Folds the words that are sought: without apostrophes, too, which few type, and with one sign for all hyphens. What is
/// stored keeps the fold it was stored with.
pub fn fold_sought(text: &str) -> String {
    fold_name(text).replace(LEFT_OUT, "").replace(HYPHENS, "-")
}

/// Folds a text in which words are sought: as [`fold_sought`] does it, and on lines of their own as somebody writes it who has
/// no umlauts (`mueller` for Müller), and as somebody else reads that (`muller` for Mueller). So each finds the other.
pub fn fold_found(text: &str) -> String {
    let folded = fold_sought(text);
    let mut lines = vec![folded.clone()];
    if text.contains(SPELLED.map(|(umlaut, _)| umlaut)) {
        let spelled = SPELLED
            .into_iter()
            .fold(text.to_owned(), |text, (umlaut, letters)| text.replace(umlaut, letters));
        lines.push(fold_sought(&spelled));
    }
    let short = SHORT.into_iter().fold(folded.clone(), |text, (long, short)| text.replace(long, short));
    if short != folded {
        lines.push(short);
    }
    lines.join("\n")
}

/// A name and its column with the folded name, folded further as [`fold_found`] does it, in the SQL of SQLite.
pub(super) fn found_in_sqlite(folded: &str, name: &str) -> String {
    let plain = |column: &str| {
        let left_out = LEFT_OUT.into_iter().map(|sign| (sign, ""));
        let replaced = left_out
            .chain(HYPHENS.into_iter().map(|sign| (sign, "-")))
            .fold(column.to_owned(), |inner, (sign, by)| replace(&inner, &sign.to_string(), by));
        // Few names have one, and looking for all of them at once is quicker than replacing each.
        let signs = quoted(LEFT_OUT.into_iter().chain(HYPHENS));
        format!("CASE WHEN {column} GLOB '*[{signs}]*' THEN {replaced} ELSE {column} END")
    };
    let umlauts = quoted(SPELLED.into_iter().map(|(umlaut, _)| umlaut));
    let [own, spelled, short] = spellings(folded, name, plain);
    format!(
        "CASE WHEN {name} GLOB '*[{umlauts}]*' OR {folded} GLOB '*[aou]e*' \
         THEN {own} || CHAR(10) || {spelled} || CHAR(10) || {short} ELSE {own} END"
    )
}

/// A name and its column with the folded name, folded further as [`fold_found`] does it, in the SQL of PostgreSQL.
#[cfg(feature = "postgres")]
pub(super) fn found_in_postgres(folded: &str, name: &str) -> String {
    let plain = |column: &str| {
        let signs = quoted(HYPHENS.into_iter().chain(LEFT_OUT));
        format!("TRANSLATE({column}, '{signs}', '{}')", "-".repeat(HYPHENS.len()))
    };
    let umlauts = quoted(SPELLED.into_iter().map(|(umlaut, _)| umlaut));
    let [own, spelled, short] = spellings(folded, name, plain);
    format!(
        "CASE WHEN {name} ~ '[{umlauts}]' OR {folded} ~ '[aou]e' \
         THEN {own} || CHR(10) || LOWER({spelled}) || CHR(10) || {short} ELSE {own} END"
    )
}

/// A name in SQL: as it is folded, with its umlauts spelled out, and without the letters that may spell one. `plain` treats
/// the signs between the letters.
fn spellings(folded: &str, name: &str, plain: impl Fn(&str) -> String) -> [String; 3] {
    let spelled = SPELLED
        .into_iter()
        .fold(name.to_owned(), |inner, (umlaut, by)| replace(&inner, &umlaut.to_string(), by));
    let own = plain(folded);
    let short = SHORT.into_iter().fold(own.clone(), |inner, (long, by)| replace(&inner, long, by));
    [own, plain(&spelled), short]
}

/// A replacement in SQL.
fn replace(inner: &str, sought: &str, by: &str) -> String {
    format!("REPLACE({inner}, '{}', '{by}')", quoted(sought.chars()))
}

/// These signs as a text in SQL holds them.
fn quoted(signs: impl IntoIterator<Item = char>) -> String {
    signs.into_iter().collect::<String>().replace('\'', "''")
}

#[cfg(test)]
mod tests {
    use super::{LEFT_OUT, fold_found, fold_name, fold_sought, found_in_sqlite, quoted};

    #[test]
    fn a_search_needs_no_apostrophe() {
        for name in ["Zoë d’Arc", "zoe d'arc", "ZOE D`ARC", "Zoe darc"] {
            assert_eq!(fold_sought(name), "zoe darc", "{name}");
        }
        assert_eq!(quoted(LEFT_OUT), "''’‘ʼ`´\u{ad}");
        let column = found_in_sqlite("folded", "name");
        assert!(column.contains("CASE WHEN folded GLOB '*[''’"), "{column}");
        assert!(column.contains("REPLACE(folded, '''', '')"), "{column}");
    }

    #[test]
    fn all_hyphens_are_one() {
        for name in ["Anna-Lena", "Anna\u{2010}Lena", "ANNA\u{2011}LENA", "Anna\u{2013}Le\u{ad}na"] {
            assert_eq!(fold_sought(name), "anna-lena", "{name}");
        }
        assert_ne!(fold_sought("Anna Lena"), "anna-lena", "the control");
    }

    #[test]
    fn an_umlaut_is_found_with_and_without_its_dots_and_spelled_out() {
        for (sought, names) in [
            ("mueller", ["Jörg Müller", "MÜLLER", "Mu\u{308}ller", "Mueller"]),
            ("muller", ["Jörg Müller", "MÜLLER", "Mu\u{308}ller", "Mueller"]),
            ("Müller", ["Jörg Müller", "MÜLLER", "Muller", "Mueller"]),
            ("joerg mueller", ["Jörg Müller", "JÖRG MÜLLER", "Jo\u{308}rg Müller", "Joerg Mueller"]),
            ("soeren", ["Søren", "SØREN", "Sören", "Soeren"]),
            ("aegir", ["Ægir", "ÆGIR", "Ägir", "Aegir"]),
            ("joelle", ["Joëlle", "Joelle", "JOELLE", "Joe\u{308}lle"]),
        ] {
            for name in names {
                assert!(fold_found(name).contains(&fold_sought(sought)), "{sought}: {name}");
            }
        }
        for (sought, name) in [("mueller", "Muller"), ("joe", "John"), ("sue", "Susan"), ("jo rg", "Jörg")] {
            assert!(!fold_found(name).contains(&fold_sought(sought)), "the control: {sought}, {name}");
        }
        assert_eq!(fold_found("Kira Nerys"), fold_sought("Kira Nerys"), "most names have one spelling");
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
