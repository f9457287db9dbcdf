//! A new kind of entry or command does not compile until every place handles it: no `match` over them has a catch-all
//! arm.

use super::{names, tree};

/// Matches that still have one, by file and arm. An unneeded entry fails.
const KNOWN: &[(&str, usize)] = &[];

/// The enums that grow.
const KINDS: [&str; 5] = ["Entry", "Command", "Ground", "Act", "Statement"];

/// How many matches over entries or commands have an arm for all the others.
fn careless(source: &str) -> usize {
    let tokens = names::tokens(source.split("#[cfg(test)]").next().unwrap_or_default());
    let starts = (0..tokens.len()).filter(|at| tokens[*at] == "match");
    let over_kinds = |patterns: &Vec<&[String]>| {
        patterns.iter().any(|it| it.windows(2).any(|it| KINDS.contains(&&*it[0]) && it[1] == "::"))
    };
    let patterns = starts.map(|at| patterns(&tokens, at)).filter(over_kinds);
    patterns.filter(|patterns| patterns.iter().any(|it| is_rest(it))).count()
}

/// `_`, alone or with a condition, or a single name.
fn is_rest(pattern: &[String]) -> bool {
    let bare = pattern.split(|it| it == "if").next().unwrap_or_default();
    matches!(bare, [only] if only.starts_with(|it: char| it == '_' || it.is_lowercase()))
}

/// The patterns of the arms of the `match` at this token.
fn patterns(tokens: &[String], at: usize) -> Vec<&[String]> {
    let mut patterns = Vec::new();
    let Some(mut at) = next(tokens, at + 1, "{") else { return patterns };
    at += 1;
    while tokens.get(at).is_some_and(|it| it != "}") {
        let Some(arrow) = arrow(tokens, at) else { break };
        patterns.push(&tokens[at..arrow]);
        at = arrow + 2;
        at = if tokens.get(at).is_some_and(|it| it == "{") {
            closing(tokens, at) + 1
        } else {
            next(tokens, at, ",").unwrap_or(tokens.len())
        };
        while tokens.get(at).is_some_and(|it| it == ",") {
            at += 1;
        }
    }
    patterns
}

/// The next token of this kind outside of brackets, or the bracket that closes this one's.
fn next(tokens: &[String], mut at: usize, wanted: &str) -> Option<usize> {
    while let Some(token) = tokens.get(at) {
        match token.as_str() {
            token if token == wanted => return Some(at),
            "(" | "[" | "{" => at = closing(tokens, at),
            ")" | "]" | "}" => return Some(at),
            _ => {}
        }
        at += 1;
    }
    None
}

/// The arrow behind a pattern.
fn arrow(tokens: &[String], mut at: usize) -> Option<usize> {
    loop {
        at = next(tokens, at, "=")?;
        if tokens.get(at).is_some_and(|it| it != "=") {
            return None;
        }
        if tokens.get(at + 1).is_some_and(|it| it == ">") {
            return Some(at);
        }
        at += 1;
    }
}

/// The bracket that closes this one.
fn closing(tokens: &[String], at: usize) -> usize {
    let mut depth = 0_usize;
    for (place, token) in tokens.iter().enumerate().skip(at) {
        match token.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" if depth == 1 => return place,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
    }
    tokens.len()
}

#[test]
fn no_match_over_entries_or_commands_has_a_wildcard_arm() {
    let mut wrong = Vec::new();
    for (path, source) in tree::texts("src") {
        let allowed = KNOWN.iter().find(|(known, _)| path == *known).map_or(0, |(_, matches)| *matches);
        let found = careless(&source);
        if found != allowed {
            wrong.push(format!("{path}: {found} with an arm for the rest, {allowed} known"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_wildcard_arm_is_seen() {
    let seen = |arms: &str| careless(&format!("fn f() {{ match *it {{ {arms} }} }}"));
    assert_eq!(seen("Entry::A(_) => 1, _ => 2"), 1);
    assert_eq!(seen("Entry::A(A { b, .. }) if b == 1 => { g(b) } other => h(other),"), 1);
    assert_eq!(seen("Some(Command::A { .. }) => match x { Some(_) => {} None => {} }, _ if true => {}"), 1);
    assert_eq!(seen("Entry::A(_) | Entry::B(_) => 1, Entry::C(C { d: _, .. }) => 2"), 0);
    assert_eq!(seen("Some(1) => 1, _ => 2"), 0);
    assert_eq!(seen("Entry::A(a) => match a { 1 => 1, _ => 2 }, Entry::B(_) => 2"), 0);
}
