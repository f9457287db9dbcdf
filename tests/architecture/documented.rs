//! What others use from `domain` is documented: no name says shapes, units, errors or the source of a rule. No comment
//! repeats the name below it. Every decision says when it was made and what would change it.

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

/// Words that add nothing to a name.
const SMALL: [&str; 9] = ["a", "all", "an", "each", "every", "everybody", "it", "one", "the"];

/// The words of a line of code or of a comment: in lower case and in the singular, names taken apart.
fn parts(line: &str) -> Vec<String> {
    let mut apart = String::new();
    let mut was_small = false;
    for letter in line.replace("'s ", " ").chars() {
        if was_small && letter.is_uppercase() {
            apart.push(' ');
        }
        was_small = letter.is_lowercase() || letter.is_ascii_digit();
        apart.extend(letter.to_lowercase());
    }
    let words = apart.split(|it: char| !it.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(|word| word.trim_end_matches('s').to_owned()).collect()
}

/// The comments of one or two words that repeat what is below them, and those of a function, which can only do so.
/// Code in a comment says more: an example, or a file that is read.
fn repeating(source: &str) -> Vec<String> {
    let lines: Vec<&str> = source.lines().map(str::trim).collect();
    let mut found = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let above = at.checked_sub(1).and_then(|above| lines.get(above));
        let begins = above.is_none_or(|above| !above.starts_with("///"));
        let Some(said) = line.strip_prefix("///").map(str::trim).filter(|said| begins && !said.is_empty())
        else {
            continue;
        };
        let rest = lines.get(at + 1..).unwrap_or_default();
        let goes_on = rest.first().is_some_and(|next| next.starts_with("///") && *next != "///");
        if goes_on || said.split_whitespace().count() >= FEWEST || said.contains('`') {
            continue;
        }
        let mut below = rest.iter();
        let item = below.find(|it| !it.starts_with("///") && !it.starts_with('#') && !it.ends_with(")]"));
        let item = item.copied().unwrap_or_default();
        let name = parts(item);
        let added: Vec<String> =
            parts(said).into_iter().filter(|word| !SMALL.contains(&word.as_str())).collect();
        let is_function = item.starts_with("fn ") || item.contains(" fn ");
        if is_function || (!added.is_empty() && added.iter().all(|word| name.contains(word))) {
            found.push(format!("{said} {item}"));
        }
    }
    found
}

#[test]
fn no_comment_only_repeats_the_name_below_it() {
    let sources = tree::texts("src");
    let comments: usize = sources.iter().map(|(_, source)| source.matches("/// ").count()).sum();
    assert!(comments > 5_000, "only {comments} lines were looked at");
    let found = sources
        .iter()
        .flat_map(|(path, source)| repeating(source).into_iter().map(move |said| format!("{path}: {said}")));
    let found: Vec<String> = found.collect();
    assert!(found.is_empty(), "say something or nothing:\n{}", found.join("\n"));
}

#[test]
fn the_control_comments_that_repeat_a_name_are_found_and_those_that_add_a_word_are_not() {
    let source = "/// The page.\n///\n/// # Errors\n/// If it rains.\npub fn show() {}\n/// One round.\n#[derive(Debug)]\n\
                  struct FileRound;\n/// Everybody's ratings.\nratings: Ratings,\n";
    let found = [
        "The page. pub fn show() {}",
        "One round. struct FileRound;",
        "Everybody's ratings. ratings: Ratings,",
    ];
    assert_eq!(repeating(source), found);
    let source = "/// Finished tournaments.\ntournaments: u32,\n/// Reads `a.toml`.\npub fn parse() {}\n/// Tied.\nTrueTie,\n\
                  /// A round\n/// that is over.\nround: Round,\n/// Everybody.\nAnyone,\n";
    assert!(repeating(source).is_empty());
}

/// The first lines of the comments that begin with a look at their neighbour. rustdoc, an editor and grep show an item
/// alone, where “the same” and “like” something say nothing.
fn leaning(source: &str) -> Vec<&str> {
    let said = |line: &str| line.starts_with("///") || line.starts_with("//!");
    let mut found = Vec::new();
    let mut goes_on = false;
    for line in source.lines().map(str::trim) {
        let begins = said(line) && !goes_on;
        goes_on = said(line);
        let words = line.trim_start_matches(['/', '!']).trim();
        if begins && ["The same", "Like [`"].iter().any(|beginning| words.starts_with(beginning)) {
            found.push(line);
        }
    }
    found
}

/// A longer comment says more than a beginning, which the item above explains.
const MOST_HANGING: usize = 4;

/// Beginnings that say nothing where the item above is not shown.
const HANGING: [&str; 17] = [
    "All of them",
    "Both of them",
    "How it ",
    "It ",
    "Its ",
    "The first of them",
    "Their ",
    "They ",
    "What it ",
    "What they ",
    "When it ",
    "When they ",
    "Where it ",
    "Whether it ",
    "Whether they ",
    "Whose it ",
    "Why it ",
];

/// The comments of a few words that begin with a pronoun.
fn hanging(source: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut before = "";
    let mut lines = source.lines().map(str::trim).peekable();
    while let Some(line) = lines.next() {
        let goes_on = lines.peek().is_some_and(|next| next.starts_with("/// "));
        let whole = line.strip_prefix("/// ").filter(|_| !before.starts_with("///") && !goes_on);
        let is_short = |said: &&str| said.split_whitespace().count() <= MOST_HANGING;
        if whole.filter(is_short).is_some_and(|said| HANGING.iter().any(|it| said.starts_with(it))) {
            found.push(line);
        }
        before = line;
    }
    found
}

#[test]
fn every_comment_says_by_itself_what_its_item_is() {
    let mut found = Vec::new();
    for (path, source) in ["src", "src/app/store/tests", "tests", "benches"].into_iter().flat_map(tree::texts)
    {
        if path.ends_with(".rs") {
            let both = leaning(&source).into_iter().chain(hanging(&source));
            found.extend(both.map(|line| format!("{path}: {line}")));
        }
    }
    assert!(
        found.is_empty(),
        "say what the item is or does, as if nobody saw the one above:\n{}",
        found.join("\n")
    );
}

#[test]
fn the_control_a_comment_that_leans_on_its_neighbour_is_found() {
    let source = "/// The same of pods.\nfn pods() {}\n    /// Like [`pods`], for two.\n    fn two() {}\n//! The same.\n";
    assert_eq!(leaning(source), ["/// The same of pods.", "/// Like [`pods`], for two.", "//! The same."]);
    let source = "/// Pairs a round.\n///\n/// # Errors\n/// Like [`pods`].\n/// The same again.\nfn pair() {}\n\
                  // The same in code.\nlet it = \"/// The same\";\n/// The names of the same people.\n";
    assert!(leaning(source).is_empty());
}

#[test]
fn the_control_a_short_comment_that_begins_with_a_pronoun_is_found() {
    let source = "/// What it is.\nkind: Kind,\n    /// Its first day.\n    day: Day,\n/// All of them.\n///\n/// # Errors\nfn";
    assert_eq!(hanging(source), ["/// What it is.", "/// Its first day.", "/// All of them."]);
    let source = "/// What the line is.\nkind: Kind,\n/// Its number in the library's log.\nnumber: i64,\n/// It is\n\
                  /// explained.\nClear,\n/// Pairs.\n///\n/// It stops.\nfn pair() {}\n";
    assert!(hanging(source).is_empty());
}

/// Whether a decision has a date and says what would change it.
fn is_founded(decision: &str) -> bool {
    let words = decision.split_whitespace().collect::<Vec<_>>().join(" ");
    let date = words.split_once("** (").and_then(|(_, rest)| rest.split([')', ',']).next());
    date.is_some_and(|date| chrono::NaiveDate::parse_from_str(date, "%d %B %Y").is_ok())
        && ["*Again if*", "This one stays", "why they stay"].iter().any(|it| words.contains(it))
}

/// The decisions of a page that lack one of them, by their first line.
fn unfounded(page: &str) -> Vec<&str> {
    let decisions = page.split("\n\n").filter(|block| block.starts_with("**"));
    decisions.filter(|block| !is_founded(block)).filter_map(|block| block.lines().next()).collect()
}

#[test]
fn every_decision_has_a_date_and_says_what_would_change_it() {
    let page = std::fs::read_to_string(tree::root().join("docs/decisions.md")).unwrap();
    assert!(page.matches("\n**").count() > 50, "the decisions were read");
    assert_eq!(unfounded(&page), [] as [&str; 0]);
}

#[test]
fn the_control_a_decision_without_a_date_and_one_for_ever_are_found() {
    let page = "**Kept** (1 May 2026). So it is.\n*Again if* not.\n\n**Undated** (May). *Again if* x.\n\n\
                **For ever** (2 May 2026). So it is.\n\nText.";
    assert_eq!(unfounded(page), ["**Undated** (May). *Again if* x.", "**For ever** (2 May 2026). So it is."]);
}
