//! A new kind of entry or command does not compile until every place handles it: no `match` over them has a catch-all
//! arm, and no function asks for several kinds in turn, which is the same in other words. Nor does one over a value of
//! the rules, such as a refusal or the status of an entry, have an arm `_`.

use std::collections::BTreeSet;

use super::{names, tree};

/// The enums that grow.
const KINDS: [&str; 16] = [
    "Entry",
    "LogKind",
    "Topic",
    "RulesTopic",
    "SeatsTopic",
    "ListTopic",
    "UndoingTopic",
    "Command",
    "CommandKind",
    "Ground",
    "Act",
    "Statement",
    "SeriesEntry",
    "SeriesCommand",
    "SeriesCommandKind",
    "DeckFinding",
];

/// The enums whose values decide something: no arm `_` over them. An arm that passes the value on by its name loses
/// nothing, and after `_ if …` the compiler still asks for the rest.
const VALUES: [&str; 33] = [
    "Refusal",
    "StaleRefusal",
    "Expected",
    "PinnedPart",
    "SystemRefusal",
    "PlayerRefusal",
    "Status",
    "EntryKind",
    "Correction",
    "Demand",
    "Severity",
    "MissionSort",
    "EndReason",
    "ClockChange",
    "Phase",
    "Play",
    "Stage",
    "AppealOutcome",
    "Aspect",
    "RelationEffect",
    "ValueKey",
    "DeskError",
    "StoreError",
    "PageError",
    "Trouble",
    "UnfitApplication",
    "ListState",
    "Review",
    "RoundState",
    "Did",
    "Content",
    "Words",
    "LineGroup",
];

/// Those of which `matches!` may name several: what it says about them is a property of one page or sentence.
const LISTED: [&str; 1] = ["Act"];

/// How many matches over entries or commands have an arm for all the others, written out or as a chain of `if let`.
fn careless(source: &str) -> usize {
    let tokens = without_self(names::tokens(source.split("#[cfg(test)]").next().unwrap_or_default()));
    wildcards(&tokens) + chains(&tokens) + blanks(&tokens)
}

/// The tokens, with the name of a kind for `Self` in its own methods.
fn without_self(mut tokens: Vec<String>) -> Vec<String> {
    for at in 0..tokens.len() {
        let grows = |name: &str| KINDS.contains(&name) || VALUES.contains(&name);
        let kind = tokens.get(at + 1).filter(|it| grows(it)).cloned();
        let Some(kind) =
            kind.filter(|_| tokens[at] == "impl" && tokens.get(at + 2).is_some_and(|it| it == "{"))
        else {
            continue;
        };
        let end = closing(&tokens, at + 2);
        tokens[at..end].iter_mut().filter(|it| *it == "Self").for_each(|it| it.clone_from(&kind));
    }
    tokens
}

/// How many functions ask by `let` or `matches!` whether a value is of one kind or of another: whatever is of a new
/// kind falls through. One that picks a single kind does not.
fn chains(tokens: &[String]) -> usize {
    let starts =
        (0..tokens.len()).filter(|at| tokens[*at] == "fn" && tokens.get(at + 1).is_some_and(|it| it != "("));
    let bodies = starts.filter_map(|at| {
        let body = next_of(tokens, at, &["{", ";"]).filter(|body| tokens[*body] == "{")?;
        Some(&tokens[body..closing(tokens, body)])
    });
    bodies.filter(|body| is_chain(body)).count()
}

fn is_chain(body: &[String]) -> bool {
    let asked = |at: usize| match body[at].as_str() {
        "let" => next(body, at + 1, "=").map(|end| (&body[at..end], &[][..])),
        "matches" if body.get(at + 1).is_some_and(|it| it == "!") => {
            let end = closing(body, at + 2);
            // The first argument is what is asked, and is a value.
            let comma = next(body, at + 3, ",").filter(|comma| *comma < end)?;
            Some((&body[comma..end], &LISTED[..]))
        }
        _ => None,
    };
    let patterns = (0..body.len()).filter_map(asked);
    let variants = patterns.flat_map(|(pattern, listed)| {
        let named = pattern.windows(3).filter(|it| KINDS.contains(&it[0].as_str()) && it[1] == "::");
        named.filter(|it| !listed.contains(&it[0].as_str())).map(|it| (it[0].clone(), it[2].clone()))
    });
    let variants: BTreeSet<(String, String)> = variants.collect();
    KINDS.iter().any(|kind| variants.iter().filter(|(of, _)| of == kind).count() > 1)
        || variants.iter().any(|(of, _)| of == "Ground")
}

/// How many matches have an arm for the rest.
fn wildcards(tokens: &[String]) -> usize {
    let starts = (0..tokens.len()).filter(|at| tokens[*at] == "match");
    let over_kinds = |patterns: &Vec<&[String]>| {
        patterns.iter().any(|it| it.windows(2).any(|it| KINDS.contains(&&*it[0]) && it[1] == "::"))
    };
    let patterns = starts.map(|at| patterns(tokens, at)).filter(over_kinds);
    patterns.filter(|patterns| patterns.iter().any(|it| is_rest(it))).count()
}

/// How many matches over values have an arm `_`.
fn blanks(tokens: &[String]) -> usize {
    let starts = (0..tokens.len()).filter(|at| tokens[*at] == "match");
    let names = |pattern: &[String]| {
        let bare = pattern.split(|it| it == "if").next().unwrap_or_default();
        bare.windows(2).any(|it| VALUES.contains(&&*it[0]) && it[1] == "::")
    };
    let patterns = starts.map(|at| patterns(tokens, at));
    patterns.filter(|all| all.iter().any(|it| names(it)) && all.iter().any(|it| **it == ["_"])).count()
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
fn next(tokens: &[String], at: usize, wanted: &str) -> Option<usize> {
    next_of(tokens, at, &[wanted])
}

/// The next token of these kinds outside of brackets, or the bracket that closes this one's.
fn next_of(tokens: &[String], mut at: usize, wanted: &[&str]) -> Option<usize> {
    while let Some(token) = tokens.get(at) {
        match token.as_str() {
            token if wanted.contains(&token) => return Some(at),
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
        let found = careless(&source);
        if found > 0 {
            wrong.push(format!("{path}: {found} with an arm for the rest"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The two tables of all entries, by file and method: what each changes, and what it says.
const TABLES: [(&str, &str); 2] =
    [("src/domain/tournament/apply/mod.rs", "change"), ("src/app/log_lines/wording.rs", "words_of")];

/// The lines of the method's first `match` that are inside an arm, and how many arms there are.
fn inner_lines(source: &str, method: &str) -> (Vec<String>, usize) {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let from = source.lines().skip_while(|line| !line.contains(&format!("fn {method}(")));
    let mut lines = from.skip_while(|line| !line.trim_start().starts_with("match "));
    let first = lines.next().map_or(0, indent);
    let arms: Vec<&str> = lines.take_while(|line| indent(line) > first).collect();
    let inner = arms.iter().filter(|line| indent(line) > first + 4).map(|line| (*line).to_owned());
    (inner.collect(), arms.iter().filter(|line| line.contains(" => ")).count())
}

#[test]
fn the_tables_of_all_entries_have_one_line_an_arm() {
    for (path, method) in TABLES {
        let source = std::fs::read_to_string(tree::root().join(path)).unwrap();
        let (inner, arms) = inner_lines(&source, method);
        assert!(arms > 50, "{path}: {arms} arms were read");
        assert!(
            inner.is_empty(),
            "{path}: a method named after what it does would do:\n{}",
            inner.join("\n")
        );
    }
}

#[test]
fn an_arm_of_several_lines_is_seen() {
    let source =
        |arms: &str| format!("fn g() {{\n    a\n}}\nfn f() {{\n    match it {{\n{arms}\n    }}\n}}\n");
    let one = source(
        "        Entry::A(it) => a(it),\n        // Nothing.\n        Entry::B(_) | Entry::C(_) => {}",
    );
    assert_eq!(inner_lines(&one, "f"), (vec![], 2));
    let several =
        source("        Entry::A(it) => {\n            a(it);\n        }\n        Entry::B(_) => {}");
    assert_eq!(inner_lines(&several, "f"), (vec!["            a(it);".to_owned()], 2));
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
    assert_eq!(seen("(None, CommandKind::A) => 1, (Some(_), kind) if !after(kind) => 2, _ => 3"), 1);
    assert_eq!(careless("impl Entry { fn f(&self) { match self { Self::A(_) => 1, _ => 2 } } }"), 1);
    assert_eq!(careless("impl Page { fn f(&self) { match self { Self::A(_) => 1, _ => 2 } } }"), 0);
}

#[test]
fn a_blank_arm_over_values_is_seen() {
    let seen = |arms: &str| careless(&format!("fn f() {{ match it {{ {arms} }} }}"));
    assert_eq!(seen("Status::A => 1, _ => 2"), 1);
    assert_eq!(seen("Some(Refusal::A { .. }) => 1, _ => 2"), 1);
    assert_eq!(seen("Status::A => 1, other => f(other)"), 0, "the value is passed on");
    assert_eq!(seen("_ if late => 1, Status::A => 2, Status::B => 3"), 0, "the compiler asks for the rest");
    assert_eq!(seen("(true, true) if kind == EntryKind::A => 1, _ => 2"), 0);
    assert_eq!(careless("impl Demand { fn f(&self) { match self { Self::A => 1, _ => 2 } } }"), 1);
}

#[test]
fn a_chain_of_questions_is_seen() {
    let seen = |body: &str| careless(&format!("fn f(it: &Entry) -> bool {{ {body} }}"));
    assert_eq!(seen("if let Entry::A(_) = it { return false; } if let Entry::B(_) = it { x } else { y }"), 1);
    assert_eq!(seen("if let Entry::A(A { b, .. }) | Entry::B(B { b, .. }) = it { b } else { false }"), 1);
    assert_eq!(seen("matches!(it.entry(), Entry::A(_) | Entry::B(_))"), 1);
    assert_eq!(seen("let Entry::A(_) = it else { return false }; !matches!(it, Entry::B(_))"), 1);
    assert_eq!(seen("let Ground::A(_) = it else { return false }; true"), 1, "of two kinds, one is the rest");
    assert_eq!(
        careless("impl Entry { const fn f(&self) -> bool { matches!(self, Self::A(_) | Self::B(_)) } }"),
        1
    );
    // A single kind is picked, others are made, and each function is read by itself.
    assert_eq!(seen("let Entry::A(_) = it else { return false }; matches!(it, Entry::A(a) if a.b)"), 0);
    assert_eq!(seen("let made = if b { Entry::A(a) } else { Entry::B(b) }; made.is()"), 0);
    assert_eq!(seen("matches!(act, Act::A | Act::B)"), 0);
    assert_eq!(
        careless("fn f() { let Entry::A(_) = it else { x }; } fn g() { let Entry::B(_) = it else { x }; }"),
        0
    );
}
