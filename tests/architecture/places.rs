//! The lists in `docs/adding.md` count truly: every source that handles all entries, commands or grounds is on the list,
//! every file that names nearly all of them, and every place of a format; every place of a page knows a page that the list
//! gives as an example; every file on a list is there, and the number in the sentence is that of the list.

use std::collections::BTreeSet;

use super::{names, tree};

const NUMBERS: [&str; 15] = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen",
];

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
        let rooted = |it: &str| {
            ["data/", "src/", "tests/", "templates/", "tools/"].iter().any(|root| it.starts_with(root))
        };
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

/// An enum whose new variants have places: how the first of its list begins, where it is declared, and how many it has
/// at least.
struct Grown {
    name: &'static str,
    first: &'static str,
    declared: &'static str,
    least: usize,
}

const GROWN: [Grown; 4] = [
    Grown { name: "Entry", first: "entry/", declared: "src/domain/tournament/entry/mod.rs", least: 50 },
    Grown { name: "Command", first: "command/", declared: "src/domain/tournament/command/mod.rs", least: 50 },
    Grown {
        name: "SeriesEntry",
        first: "src/domain/series/entry.rs",
        declared: "src/domain/series/entry.rs",
        least: 10,
    },
    Grown {
        name: "Ground",
        first: "src/domain/tournament/cited.rs",
        declared: "src/domain/tournament/cited.rs",
        least: 2,
    },
];

/// The lists of the page.
fn written() -> Vec<List> {
    let lists = lists(&std::fs::read_to_string(tree::root().join("docs/adding.md")).unwrap());
    assert!(lists.len() >= 6, "{} lists were read", lists.len());
    lists
}

/// The files of the list that begins with this place.
fn places_of(lists: &[List], first: &str) -> Vec<String> {
    let list = lists.iter().find(|it| it.items.first().unwrap().starts_with(&format!("1. `{first}`")));
    list.unwrap_or_else(|| panic!("no list begins with {first}")).files(FOLDER)
}

#[test]
fn the_lists_count_the_places_truly() {
    let lists = written();
    let mut wrong: Vec<String> = lists.iter().filter_map(List::miscounted).collect();
    let named = lists.iter().flat_map(|list| list.files(FOLDER));
    wrong.extend(named.filter(|it| !tree::root().join(it).exists()).map(|it| format!("no {it}")));
    let sources = tree::texts("src");
    for Grown { name, first, declared, least } in &GROWN {
        let files = places_of(&lists, first);
        let (_, source) = sources.iter().find(|(path, _)| path == declared).unwrap();
        let variants = variants(source, name);
        assert!(variants.len() >= *least, "{} variants of {name} were read", variants.len());
        let all = sources.iter().filter(|(_, source)| handles_all(source, name, &variants));
        let all: Vec<&String> = all.map(|(path, _)| path).collect();
        assert!(!all.is_empty(), "nothing handles every {name}");
        let missing = all.into_iter().filter(|path| !files.contains(path) && path.as_str() != *declared);
        wrong
            .extend(missing.map(|path| format!("{path} handles every {name}, and the list does not say so")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whether the text names at least nine in ten of these variants, as the code or as a log writes them.
fn knows_nearly_all(text: &str, variants: &[(String, String)]) -> bool {
    let unknown =
        |(name, kind): &&(String, String)| !text.contains(name.as_str()) && !text.contains(kind.as_str());
    let least = variants.len() / 10 + 1;
    variants.iter().filter(unknown).take(least).count() < least
}

/// A variant as a log writes it: `RoundPaired` is `round-paired`.
fn kind(variant: &str) -> String {
    let mut kind = String::new();
    for (at, letter) in variant.char_indices() {
        if at > 0 && letter.is_uppercase() {
            kind.push('-');
        }
        kind.extend(letter.to_lowercase());
    }
    kind
}

#[test]
fn a_list_names_every_file_that_knows_nearly_all_commands_or_entries() {
    let lists = written();
    let files: Vec<(String, String)> = ["src", "tests", "tools"].into_iter().flat_map(tree::texts).collect();
    let mut wrong = Vec::new();
    // `Entry` and `Decision`, the variants of `Ground`, are words that many files say.
    for Grown { name, first, declared, .. } in GROWN.iter().filter(|grown| grown.name != "Ground") {
        let listed = places_of(&lists, first);
        let (_, source) = files.iter().find(|(path, _)| path == declared).unwrap();
        let variants: Vec<(String, String)> =
            variants(source, name).into_iter().map(|it| (it.clone(), kind(&it))).collect();
        let knowing = files.iter().filter(|(_, text)| knows_nearly_all(text, &variants));
        let knowing: Vec<&str> = knowing.map(|(path, _)| path.as_str()).collect();
        assert!(knowing.len() > 3, "only {knowing:?} were found for {name}");
        // The log of the story has nearly all kinds; the list names the story.
        let missing = knowing.into_iter().filter(|path| {
            !listed.iter().any(|it| it == path)
                && path != declared
                && !path.starts_with("tests/app/archive/logs/")
        });
        wrong.extend(missing.map(|path| format!("{path} knows every {name}, and the list does not say so")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The page that the list of a page gives as an example, as files call it.
const EXAMPLE: [&str; 3] = ["fixed-tables", "fixed_tables", "FixTableForm"];

#[test]
fn every_place_of_a_page_knows_the_page_that_is_the_example() {
    let places = places_of(&written(), "src/web/urls.rs");
    let page = std::fs::read_to_string(tree::root().join("docs/adding.md")).unwrap();
    assert!(EXAMPLE.iter().any(|name| page.contains(name)), "the page gives another example");
    let files: Vec<(String, String)> =
        ["src/web", "templates", "data", "tests"].into_iter().flat_map(tree::texts).collect();
    let knows = |place: &String| {
        let mut there = files.iter().filter(|(path, _)| path.starts_with(place.as_str()));
        there.any(|(path, text)| EXAMPLE.iter().any(|name| path.contains(name) || text.contains(name)))
    };
    let strange: Vec<&String> = places.iter().filter(|place| !knows(place)).collect();
    assert!(strange.is_empty(), "the example is not in {strange:?}");
    assert!(!knows(&"tests/decks/".to_owned()), "the control: a folder in which no page is");
}

/// The files that name all of these, and the folders that have a file of each.
fn places_of_all(ids: &[String], files: &[(String, String)]) -> BTreeSet<String> {
    let naming = files.iter().filter(|(_, text)| ids.iter().all(|id| text.contains(id.as_str())));
    let naming = naming.map(|(path, _)| path.clone());
    let of = |id: &String| -> BTreeSet<&str> {
        let begins =
            |name: &str| name.strip_prefix(id.as_str()).is_some_and(|rest| rest.starts_with(['.', '-']));
        let parts = files.iter().filter_map(|(path, _)| path.rsplit_once('/'));
        parts.filter(|(_, name)| begins(name)).map(|(folder, _)| folder).collect()
    };
    let folders = ids.iter().map(of).reduce(|all, one| all.intersection(&one).copied().collect());
    naming.chain(folders.unwrap_or_default().into_iter().map(|folder| format!("{folder}/"))).collect()
}

#[test]
fn the_list_of_a_format_names_every_file_and_folder_that_knows_all_formats() {
    let formats = tree::texts("data/formats");
    let ids: Vec<String> = formats
        .iter()
        .filter_map(|(path, _)| Some(path.strip_prefix("data/formats/")?.strip_suffix(".toml")?.to_owned()))
        .collect();
    assert!(ids.len() > 20, "{ids:?}");
    let files: Vec<(String, String)> =
        ["data", "src", "tests", "tools"].into_iter().flat_map(tree::texts).collect();
    let listed: BTreeSet<String> = places_of(&written(), "data/formats/").into_iter().collect();
    assert_eq!(places_of_all(&ids, &files), listed);
}

#[test]
fn a_file_and_a_folder_that_know_all_are_seen() {
    let files = ["a/x.toml", "a/y.toml", "b/x-legal.txt", "b/z.txt", "c.rs"];
    let files = files.map(|path| (path.to_owned(), if path == "c.rs" { "x, y" } else { "x" }.to_owned()));
    let ids = ["x".to_owned(), "y".to_owned()];
    assert_eq!(places_of_all(&ids, &files), BTreeSet::from(["a/".to_owned(), "c.rs".to_owned()]));
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
    let many: Vec<(String, String)> =
        (0..20).map(|at| (format!("N{at}Told"), kind(&format!("N{at}Told")))).collect();
    let said =
        |known: usize| many.iter().take(known).map(|(_, kind)| kind.as_str()).collect::<Vec<_>>().join(" ");
    assert!(knows_nearly_all(&said(20), &many) && knows_nearly_all(&said(18), &many));
    assert!(!knows_nearly_all(&said(17), &many));
    assert_eq!(kind("RoundPaired"), "round-paired");
}
