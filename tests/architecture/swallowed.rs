//! A store that cannot be read is never "nobody" or "not found": no error of the desk or the store is discarded.

use super::tree;

/// What makes an answer of an error.
const SWALLOWERS: [&str; 6] =
    [".ok()", ".unwrap_or_default()", ".unwrap_or(", ".unwrap_or_else(|_", ".is_ok", ".map_or_else(|_"];

/// How many calls of the desk or the store discard their error.
fn swallowed(source: &str) -> usize {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let source: String = source.split_whitespace().collect();
    let calls =
        ["desk.", "desk().", "store.", "store()."].into_iter().flat_map(|it| source.match_indices(it));
    calls.filter(|(at, it)| behind_call(&source[at + it.len()..]).is_some_and(swallows)).count()
}

fn swallows(rest: &str) -> bool {
    SWALLOWERS.iter().any(|it| rest.starts_with(it))
}

/// What follows a call, `name(…)`, behind its last bracket; behind the second if it only leads to the store.
fn behind_call(text: &str) -> Option<&str> {
    let name = text.find(|it: char| !it.is_alphanumeric() && it != '_')?;
    if !text[name..].starts_with('(') {
        return None;
    }
    let mut depth = 0_usize;
    for (at, sign) in text.char_indices().skip(name) {
        match sign {
            '(' => depth += 1,
            ')' if depth == 1 => return text.get(at + 1..),
            ')' => depth -= 1,
            _ => {}
        }
    }
    None
}

#[test]
fn no_answer_of_the_desk_or_the_store_is_taken_without_its_error() {
    let mut wrong = Vec::new();
    for (path, source) in tree::texts("src") {
        let found = swallowed(&source);
        if found > 0 {
            wrong.push(format!("{path}: {found} calls without their error"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn an_error_that_is_thrown_away_is_seen() {
    assert_eq!(swallowed("let it = desk.store().account(id).ok().flatten();"), 1);
    assert_eq!(swallowed("let it = self.store\n    .by_slug(&slug(1))\n    .unwrap_or_default();"), 1);
    assert_eq!(swallowed("let it = site.desk.library().map_or_else(|_| none(), some);"), 1);
    assert_eq!(swallowed("let it = desk.store().account(id.parse().ok()?)?;"), 0);
    assert_eq!(swallowed("let it = store.account(id)?.unwrap_or_default();"), 0);
}
