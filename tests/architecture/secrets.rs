//! No key, token or password hash is in the repository.

use super::tree;

/// How secrets of well-known kinds begin, cut in two so that this file contains none of them.
const BEGINNINGS: [(&str, &str); 10] = [
    ("-----BEGIN RSA ", "PRIVATE KEY"),
    ("-----BEGIN ", "PRIVATE KEY"),
    ("-----BEGIN OPENSSH ", "PRIVATE KEY"),
    ("-----BEGIN EC ", "PRIVATE KEY"),
    ("AKI", "A[20]"),
    ("gh", "p_[40]"),
    ("github_", "pat_[60]"),
    ("xox", "b-[30]"),
    ("glp", "at-[26]"),
    ("$argon2id$v=", "19$[80]"),
];

/// The kinds of secret in this text. `[40]` in a beginning asks for that many characters in one word.
fn secrets(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (head, tail) in BEGINNINGS {
        let (tail, length) = match tail.split_once('[') {
            Some((tail, length)) => (tail, length.trim_end_matches(']').parse().unwrap_or(0)),
            None => (tail, 0),
        };
        let beginning = format!("{head}{tail}");
        let long_enough = |at: usize| {
            let word = text[at..].split(|it: char| it.is_whitespace() || "\"'`,;<>".contains(it)).next();
            length == 0 || word.is_some_and(|it| it.len() >= length)
        };
        if text.match_indices(&beginning).any(|(at, _)| long_enough(at)) {
            found.push(beginning);
        }
    }
    found
}

#[test]
fn no_file_holds_a_secret() {
    let mut found = Vec::new();
    for (path, text) in tree::texts("") {
        found.extend(secrets(&text).into_iter().map(|it| format!("{path} holds {it}…")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_key_a_token_and_a_hash_are_seen() {
    for (head, tail) in BEGINNINGS {
        let sample = format!("x = \"{head}{}{}\"", tail.split('[').next().unwrap(), "Z9".repeat(45));
        assert!(!secrets(&sample).is_empty(), "{sample}");
    }
    assert!(secrets("a hash starts with $argon2id$v=19$, a token with ghp_").is_empty());
}
