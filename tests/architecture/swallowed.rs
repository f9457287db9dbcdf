//! A store that cannot be read is never "nobody" or "not found": no error of the desk or the store is discarded.

use super::tree;
use std::collections::BTreeSet;

/// What makes an answer of an error.
const SWALLOWERS: [&str; 6] =
    [".ok()", ".unwrap_or_default()", ".unwrap_or(", ".unwrap_or_else(|_", ".is_ok", ".map_or_else(|_"];

/// How many calls of the desk or the store discard their error. The desk and the store call themselves `self`, and only
/// their `fallible` methods count there.
fn swallowed(source: &str, fallible: &BTreeSet<String>) -> usize {
    let source = source.split("#[cfg(test)]").next().unwrap_or_default();
    let source: String = source.split_whitespace().collect();
    let owners = ["desk.", "desk().", "store.", "store().", "backup::", "self."];
    let calls = owners.into_iter().flat_map(|it| source.match_indices(it));
    let discards = |(at, it): &(usize, &str)| {
        let call = &source[at + it.len()..];
        let name = call.split(|it: char| !it.is_alphanumeric() && it != '_').next().unwrap_or_default();
        if *it == "self." && !fallible.contains(name) {
            return false;
        }
        let Some(rest) = behind_call(call) else { return false };
        swallows(rest) || takes_only_ok(&source[..*at]) || has_an_arm_for_any_error(&source[..*at], rest)
    };
    calls.filter(discards).count()
}

/// Whether a call comes after `if let Ok(…) =` or `let Ok(…) =`, which drop the error.
fn takes_only_ok(before: &str) -> bool {
    let statement = before.rsplit([';', '{', '}']).next().unwrap_or_default();
    let owner = statement.trim_end_matches(|it: char| it.is_alphanumeric() || "._()&".contains(it));
    owner.ends_with('=') && statement.contains("letOk(")
}

/// Whether a call is matched by arms of which one takes any error and drops it.
fn has_an_arm_for_any_error(before: &str, rest: &str) -> bool {
    let owner = before.trim_end_matches(|it: char| it.is_alphanumeric() || "._()&".contains(it));
    if !before[owner.len()..].starts_with("match") || !rest.starts_with('{') {
        return false;
    }
    let mut depth = 0_usize;
    let end = rest.char_indices().find(|(_, character)| {
        depth = depth + usize::from(*character == '{') - usize::from(*character == '}');
        depth == 0
    });
    let arms = &rest[..end.map_or(rest.len(), |(at, _)| at)];
    arms.contains("Err(_)=>")
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
    for (at, character) in text.char_indices().skip(name) {
        match character {
            '(' => depth += 1,
            ')' if depth == 1 => return text.get(at + 1..),
            ')' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// The methods that fail if the store does.
fn fallible(sources: &[(String, String)]) -> BTreeSet<String> {
    let signatures = sources.iter().flat_map(|(_, source)| source.split("fn ").skip(1));
    let fails = signatures.filter_map(|it| {
        let (name, rest) = it.split_once(['(', '<'])?;
        let returned = rest.split('{').next()?.rsplit_once("->")?.1;
        ["DeskError>", "StoreError>"].into_iter().any(|it| returned.contains(it)).then(|| name.to_owned())
    });
    fails.collect()
}

#[test]
fn no_error_of_the_desk_or_the_store_is_ignored() {
    let mut wrong = Vec::new();
    let methods = fallible(&tree::texts("src/app"));
    assert!(methods.len() > 200, "the desk's methods were read");
    for (path, source) in tree::texts("src") {
        let none = BTreeSet::new();
        let found = swallowed(&source, if path.starts_with("src/app/") { &methods } else { &none });
        if found > 0 {
            wrong.push(format!("{path}: {found} calls without their error"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn an_ignored_error_is_seen() {
    let methods =
        fallible(&[(String::new(), "pub fn names(&self) -> Result<Names, DeskError> {".to_owned())]);
    let swallowed = |source| swallowed(source, &methods);
    assert_eq!(swallowed("let it = self.names().ok();"), 1);
    assert_eq!(swallowed("let it = self.names()?; self.first().ok()"), 0);
    assert_eq!(swallowed("let it = desk.store().account(id).ok().flatten();"), 1);
    assert_eq!(swallowed("let it = self.store\n    .by_slug(&slug(1))\n    .unwrap_or_default();"), 1);
    assert_eq!(swallowed("let it = site.desk.library().map_or_else(|_| none(), some);"), 1);
    assert_eq!(swallowed("match self.store.account(id) { Ok(it) => Some(it), Err(_) => None }"), 1);
    assert_eq!(swallowed("if let Ok(it) = site.desk.account(id) { show(it) }"), 1);
    assert_eq!(swallowed("let Ok(it) = self.store.account(id) else { return };"), 1);
    let guarded =
        "match desk.here(slug) { Err(e) if e.is_outage() => return Err(e), Err(_) => None, Ok(it) => it }";
    assert_eq!(swallowed(guarded), 1, "what is neither an outage nor an answer");
    let asked = "match desk.here(slug) { Err(e) => e.of_damaged_log().map(|_| None)?, Ok(it) => it }";
    assert_eq!(swallowed(asked), 0, "damage is told from everything else");
    assert_eq!(swallowed("if backup::backup_time(path).is_ok_and(|made| made.is_some()) { look(path) }"), 1);
    assert_eq!(swallowed("let it = desk.store().account(id.parse().ok()?)?;"), 0);
    assert_eq!(swallowed("let it = store.account(id)?.unwrap_or_default();"), 0);
}
