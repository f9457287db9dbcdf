//! What others use from `domain` is documented: no name says shapes, units, errors or the source of a rule.

use super::tree;

/// A comment of fewer words can only repeat the name.
const FEWEST: usize = 3;

/// The public items of a source whose comment is missing or too short, as lines.
fn undocumented(source: &str) -> Vec<String> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let is_item = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let kinds = ["fn", "struct", "enum", "trait", "const", "type", "static"];
        // What a macro declares has its comment where the macro is used.
        !line.contains('$') && matches!(words.as_slice(), ["pub", kind, ..] if kinds.contains(kind))
    };
    let words_above = |at: usize| {
        let above = lines.iter().take(at).rev();
        let above =
            above.take_while(|line| line.starts_with("///") || line.starts_with('#') || line.ends_with(")]"));
        above
            .filter_map(|line| line.strip_prefix("///"))
            .map(|line| line.split_whitespace().count())
            .sum::<usize>()
    };
    let items = lines.iter().enumerate().filter(|(_, line)| is_item(line));
    items.filter(|(at, _)| words_above(*at) < FEWEST).map(|(_, line)| (*line).to_owned()).collect()
}

#[test]
fn every_public_item_of_the_domain_says_more_than_its_name() {
    let mut items = 0;
    let mut silent = Vec::new();
    for (path, source) in tree::texts("src/domain") {
        items += source.matches("pub fn ").count();
        silent.extend(undocumented(&source).into_iter().map(|line| format!("{path}: {line}")));
    }
    assert!(items > 500, "only {items} functions were looked at");
    assert!(silent.is_empty(), "say what these are, in three words or more:\n{}", silent.join("\n"));
}

#[test]
fn the_control_an_item_without_a_comment_and_one_that_repeats_its_name_are_found() {
    let source = "/// The edition.\n#[must_use]\npub fn edition() {}\n\n/// How far a deck is from legal.\npub struct Gap;\n\n\
                  pub enum Bare {}\n";
    assert_eq!(undocumented(source), ["pub fn edition() {}", "pub enum Bare {}"]);
}
