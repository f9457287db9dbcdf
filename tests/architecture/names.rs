//! Reads the paths that a Rust source names (`use a::{b, c::d}` gives `a::b` and `a::c::d`), and the types it declares:
//! a type that others see has a name of its own.

use std::collections::{BTreeMap, BTreeSet};

use super::tree;

/// Names that several files declare, and why.
const SHARED: &[(&str, &str)] = &[
    ("Announcer", "the same type, built with PostgreSQL or without it"),
    ("Args", "clap's usual name for the arguments of one subcommand"),
];

/// Every path in the source, its segments in order, comments and the insides of strings left out. A single name is a
/// path of one segment.
pub fn paths(source: &str) -> Vec<Vec<String>> {
    let tokens = tokens(source);
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        at = path(&tokens, at, &[], &mut found).max(at + 1);
    }
    found
}

/// Reads one path from this token on, and what its braces hold; returns the place behind it.
fn path(tokens: &[String], mut at: usize, prefix: &[String], found: &mut Vec<Vec<String>>) -> usize {
    let mut segments = prefix.to_vec();
    while let Some(name) = tokens.get(at).filter(|it| is_name(it)) {
        segments.push(name.clone());
        at += 1;
        if tokens.get(at).is_none_or(|it| it != "::") {
            break;
        }
        at += 1;
        if tokens.get(at).is_some_and(|it| it == "{") {
            at += 1;
            while tokens.get(at).is_some_and(|it| it != "}") {
                at = path(tokens, at, &segments, found).max(at + 1);
            }
            return at + 1;
        }
    }
    if segments.len() > prefix.len() {
        found.push(segments);
    }
    at
}

fn is_name(token: &str) -> bool {
    token.starts_with(|it: char| it.is_alphabetic() || it == '_')
}

/// The words and signs of a source, comments and strings left out; `::` is one.
pub fn tokens(source: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if first == '"' {
            string(rest)
        } else if let Some(length) = raw_string(rest) {
            length
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\\"'") {
            rest[1..].find('\'').map_or(rest.len(), |end| end + 2) // the character " opens no string
        } else if first.is_alphanumeric() || first == '_' {
            let end = rest.find(|it: char| !it.is_alphanumeric() && it != '_').unwrap_or(rest.len());
            tokens.push(rest[..end].to_owned());
            end
        } else if rest.starts_with("::") {
            tokens.push("::".to_owned());
            2
        } else {
            if !first.is_whitespace() {
                tokens.push(first.to_string());
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    tokens
}

/// The length of the raw string that starts here, if one does: `r"…"`, `r#"…"#`.
fn raw_string(rest: &str) -> Option<usize> {
    let hashes = rest.strip_prefix('r')?;
    let inside = hashes.trim_start_matches('#');
    let hashes = &hashes[..hashes.len() - inside.len()];
    let end = inside.strip_prefix('"')?.find(&format!("\"{hashes}"))?;
    Some("r".len() + 2 * hashes.len() + "\"".len() + end + "\"".len())
}

/// The length of the string literal that starts here.
fn string(rest: &str) -> usize {
    let mut escaped = false;
    for (at, it) in rest.char_indices().skip(1) {
        match it {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

#[test]
fn paths_are_read_out_of_groups_and_not_out_of_comments_or_strings() {
    let source = "use std::{fs::File, net}; // crate::web\nlet x = \"crate::app::store\"; let q = '\"'; crate::app::desk(); \
                  let j = r#\"{\"a\":\"crate::web\", \"\"#; crate::cli::run()";
    let paths: Vec<String> = paths(source).iter().map(|it| it.join("::")).collect();
    for expected in ["std::fs::File", "std::net", "crate::app::desk", "crate::cli::run"] {
        assert!(paths.iter().any(|it| it == expected), "{expected} in {paths:?}");
    }
    assert!(!paths.iter().any(|it| it.contains("web") || it.contains("store")), "{paths:?}");
}

/// The types that a source shows beyond the module it is in. `pub(super)` and private types are a module's own matter,
/// except in `domain`, where the neighbours of a file have to know its words as well.
fn public_types(path: &str, source: &str) -> BTreeSet<String> {
    let own_matter = if path.starts_with("src/domain/") { "" } else { "super" };
    let tokens = tokens(source);
    let mut found = BTreeSet::new();
    for (at, _) in tokens.iter().enumerate().filter(|(_, token)| *token == "pub") {
        let mut after = &tokens[at + 1..];
        if after.first().is_some_and(|it| it == "(") {
            if after[1] == own_matter {
                continue;
            }
            let end = after.iter().position(|it| it == ")").expect("the end of a visibility");
            after = &after[end + 1..];
        }
        if let [keyword, name, ..] = after
            && ["struct", "enum", "trait", "type"].contains(&keyword.as_str())
            && is_name(name)
        // not `$name` in a macro
        {
            found.insert(name.clone());
        }
    }
    found
}

/// Names that several of these files declare, each with the files.
fn homonyms(files: &[(String, String)]) -> BTreeMap<String, Vec<String>> {
    let mut by_name: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (path, source) in files.iter().filter(|(path, _)| path.ends_with(".rs")) {
        for name in public_types(path, source) {
            by_name.entry(name).or_default().push(path.clone());
        }
    }
    by_name.retain(|_, paths| paths.len() > 1);
    by_name
}

#[test]
fn no_two_public_types_have_the_same_name() {
    let mut homonyms = homonyms(&tree::texts("src"));
    for (name, why) in SHARED {
        assert!(homonyms.remove(*name).is_some(), "{name} ({why}) is declared once: take it off the list");
    }
    let wrong: Vec<String> =
        homonyms.iter().map(|(name, paths)| format!("{name}: {}", paths.join(", "))).collect();
    assert!(
        wrong.is_empty(),
        "one name, two meanings; rename one, or narrow it to pub(super) outside domain:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn a_second_public_type_of_the_same_name_is_seen() {
    let file = |path: &str, source: &str| (path.to_owned(), source.to_owned());
    let first =
        file("src/a.rs", "pub struct Place(u8); pub enum Kind { A } pub(super) struct Row; struct Line;");
    let second = file(
        "src/b.rs",
        "pub(crate) type Place = u8; // pub enum Kind\npub(super) struct Row; pub struct Line;",
    );
    let expected = vec!["src/a.rs".to_owned(), "src/b.rs".to_owned()];
    assert_eq!(homonyms(&[first, second]), BTreeMap::from([("Place".to_owned(), expected)]));
    let rules = file("src/domain/a.rs", "pub(super) struct Row; pub(self) struct Line;");
    let pages = file("src/web/b.rs", "pub struct Row; pub(super) struct Line;");
    let expected = vec!["src/domain/a.rs".to_owned(), "src/web/b.rs".to_owned()];
    assert_eq!(homonyms(&[rules, pages]), BTreeMap::from([("Row".to_owned(), expected)]));
}
