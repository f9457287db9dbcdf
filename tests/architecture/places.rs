//! The lists in `docs/adding.md` count truly: every source that handles all entries or commands is on the list, every
//! file on it is there, and the number in the sentence is that of the list.

use super::{names, tree};

const NUMBERS: [&str; 12] =
    ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"];

/// A numbered list, with the sentence before it.
struct List {
    sentence: String,
    items: Vec<String>,
}

fn lists(page: &str) -> Vec<List> {
    let mut lists: Vec<List> = Vec::new();
    let mut before = String::new();
    for block in page.split("\n\n") {
        if block.starts_with("1. ") {
            let lines: Vec<&str> = block.lines().collect();
            let items = lines.chunk_by(|_, next| next.starts_with("  ")).map(|item| item.join(" "));
            lists.push(List { sentence: before.to_lowercase(), items: items.collect() });
        }
        before = block.replace('\n', " ");
    }
    lists
}

impl List {
    /// What its sentence claims, if that is not what it holds.
    fn miscounted(&self) -> Option<String> {
        let number = |word: &str| NUMBERS.iter().position(|it| *it == word);
        let words: Vec<&str> = self.sentence.split(|it: char| !it.is_alphabetic()).collect();
        let said = words.windows(2).find(|it| it[1] == "places").and_then(|it| number(it[0]))?;
        (said != self.items.len())
            .then(|| format!("{said} in “{}”, {} listed", self.sentence, self.items.len()))
    }

    /// The files that its items name, from the root.
    fn files(&self, folder: &str) -> Vec<String> {
        let firsts = self.items.iter().filter_map(|item| item.split('`').nth(1));
        let rooted =
            |it: &str| ["src/", "tests/", "templates/", "tools/"].iter().any(|root| it.starts_with(root));
        firsts.map(|it| if rooted(it) { it.to_owned() } else { format!("{folder}{it}") }).collect()
    }
}

/// The variants of an enum in this source.
fn variants(source: &str, name: &str) -> Vec<String> {
    let tokens = names::tokens(source);
    let start = tokens.windows(3).position(|it| it[0] == "enum" && it[1] == name && it[2] == "{").unwrap();
    let inside = tokens[start + 3..].iter().take_while(|it| *it != "}");
    let inside: Vec<&String> = inside.collect();
    inside.windows(2).filter(|it| it[1] == "(").map(|it| it[0].clone()).collect()
}

/// Whether the source handles every variant.
fn handles_all(source: &str, name: &str, variants: &[String]) -> bool {
    let tokens = names::tokens(source);
    let names = |variant: &String| {
        tokens.windows(3).any(|it| (it[0] == name || it[0] == "Self") && it[1] == "::" && it[2] == *variant)
    };
    variants.iter().all(names)
}

const FOLDER: &str = "src/domain/tournament/";

#[test]
fn the_lists_count_the_places_truly() {
    let page = std::fs::read_to_string(tree::root().join("docs/adding.md")).unwrap();
    let lists = lists(&page);
    assert!(lists.len() >= 3, "{} lists were read", lists.len());
    let mut wrong: Vec<String> = lists.iter().filter_map(List::miscounted).collect();
    for (name, folder) in [("Entry", "entry/"), ("Command", "command/")] {
        let list = lists.iter().find(|it| it.items.first().unwrap().starts_with(&format!("1. `{folder}`")));
        let files = list.unwrap().files(FOLDER);
        wrong.extend(files.iter().filter(|it| !tree::root().join(it).exists()).map(|it| format!("no {it}")));
        let declared = format!("{FOLDER}{folder}mod.rs");
        let sources = tree::texts("src");
        let (_, source) = sources.iter().find(|(path, _)| *path == declared).unwrap();
        let variants = variants(source, name);
        assert!(variants.len() > 50, "{} variants of {name} were read", variants.len());
        let all = sources.iter().filter(|(_, source)| handles_all(source, name, &variants));
        let all: Vec<&String> = all.map(|(path, _)| path).collect();
        assert!(!all.is_empty(), "nothing handles every {name}");
        let missing = all.into_iter().filter(|path| !files.contains(path) && **path != declared);
        wrong
            .extend(missing.map(|path| format!("{path} handles every {name}, and the list does not say so")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_list_that_miscounts_and_a_source_that_handles_all_are_seen() {
    let page = "It has three places:\n\n1. `a.rs`: one,\n   and more.\n2. `src/b.rs`: two.\n\nText.";
    let list = lists(page).pop().unwrap();
    assert!(list.miscounted().unwrap().starts_with("3 in"));
    assert_eq!(list.files("x/"), ["x/a.rs", "src/b.rs"]);
    assert!(lists(&page.replace("three", "two")).pop().unwrap().miscounted().is_none());
    let kinds = variants("pub enum Entry { A(A), B(B), }", "Entry");
    assert_eq!(kinds, ["A", "B"]);
    assert!(handles_all("match it { Entry::A(_) | Entry::B(_) => 1 }", "Entry", &kinds));
    assert!(!handles_all("match it { Entry::A(_) => 1 } // Entry::B", "Entry", &kinds));
}
