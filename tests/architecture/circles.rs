//! No two files of the rules or of the desk need each other, so both can be read top down. In the pages those do that are
//! listed here, and no others.

use super::{names, tree};
use std::collections::{BTreeMap, BTreeSet};

/// Known circles: why, and the files of each in order. A circle that is larger or smaller than its entry fails.
///
/// Only `web` has any. The table of routes holds functions, and their types name everything that a request meets, while
/// all of that names its row of the table. And a page is made of parts: the module of a part also answers the form in it,
/// and an answer to a form that was refused is the whole page again.
const KNOWN: &[(&str, &[&str])] = &[
    (
        "a row of the table holds the function that answers, of a visit, with an answer or an error",
        &[
            "src/web/answer.rs",
            "src/web/callers.rs",
            "src/web/error.rs",
            "src/web/fields.rs",
            "src/web/followers.rs",
            "src/web/forms.rs",
            "src/web/guard/rate.rs",
            "src/web/labels.rs",
            "src/web/layout.rs",
            "src/web/metrics.rs",
            "src/web/page_cache.rs",
            "src/web/permits.rs",
            "src/web/refused.rs",
            "src/web/route.rs",
            "src/web/site.rs",
            "src/web/visit.rs",
        ],
    ),
    (
        "the page of a deck and two of its parts",
        &[
            "src/web/pages/decks/changed_meanwhile.rs",
            "src/web/pages/decks/consent.rs",
            "src/web/pages/decks/show.rs",
        ],
    ),
    (
        "all players, one player, and the questions about either",
        &[
            "src/web/pages/director/columns.rs",
            "src/web/pages/director/people.rs",
            "src/web/pages/director/player.rs",
            "src/web/pages/director/players.rs",
        ],
    ),
    ("the next steps, of pods too", &["src/web/pages/director/next.rs", "src/web/pages/director/pods.rs"]),
    (
        "the page of the settings, and the staff on it",
        &["src/web/pages/director/settings.rs", "src/web/pages/director/staff.rs"],
    ),
    (
        "the page of a dispute and its parts",
        &[
            "src/web/pages/disputes/acts.rs",
            "src/web/pages/disputes/assignment.rs",
            "src/web/pages/disputes/extra_time.rs",
            "src/web/pages/disputes/index.rs",
            "src/web/pages/disputes/show.rs",
        ],
    ),
    (
        "citations, and the past decisions among them",
        &["src/web/pages/disputes/citations_panel.rs", "src/web/pages/disputes/precedents_panel.rs"],
    ),
    (
        "a player's own page, and the call for a judge on it",
        &["src/web/pages/player/call.rs", "src/web/pages/player/me.rs"],
    ),
    (
        "the page of a round, its tables and its clock",
        &["src/web/pages/rounds/clock.rs", "src/web/pages/rounds/staff.rs", "src/web/pages/rounds/tables.rs"],
    ),
    (
        "the page of a table and its parts",
        &[
            "src/web/pages/rounds/conflict.rs",
            "src/web/pages/rounds/correct.rs",
            "src/web/pages/rounds/extra_time.rs",
            "src/web/pages/rounds/result.rs",
        ],
    ),
    (
        "a document, and the corrections of how it is split",
        &["src/web/pages/rulings/document.rs", "src/web/pages/rulings/split.rs"],
    ),
    (
        "who has applied, and on which terms",
        &["src/web/pages/sign_up/list.rs", "src/web/pages/sign_up/terms.rs"],
    ),
];

/// The files of a room by module, `domain::deck::list`, each with the modules that it names.
struct Graph {
    files: BTreeMap<Vec<String>, String>,
    edges: BTreeMap<Vec<String>, BTreeSet<Vec<String>>>,
}

impl Graph {
    fn of(files: &[(String, String)]) -> Self {
        let modules: BTreeMap<Vec<String>, &str> =
            files.iter().map(|(path, text)| (module(path), written(text))).collect();
        let reexports: BTreeMap<Vec<String>, BTreeMap<String, Vec<String>>> = modules
            .iter()
            .map(|(module, text)| (module.clone(), reexported(module, text, &modules)))
            .collect();
        let edges = modules.iter().map(|(module, text)| {
            let named = names::paths(text).into_iter().filter_map(|path| absolute(module, &path));
            let needed = named.filter_map(|path| file_of(&path, &modules, &reexports));
            (module.clone(), needed.filter(|other| other != module).collect())
        });
        let edges = edges.collect();
        Self { files: files.iter().map(|(path, _)| (module(path), path.clone())).collect(), edges }
    }

    fn reached(&self, from: &[String]) -> BTreeSet<&Vec<String>> {
        let mut reached = BTreeSet::new();
        let mut open: Vec<&Vec<String>> = self.edges.get(from).into_iter().flatten().collect();
        while let Some(module) = open.pop() {
            if reached.insert(module) {
                open.extend(self.edges.get(module).into_iter().flatten());
            }
        }
        reached
    }

    /// The sets of files that need each other.
    fn circles(&self) -> BTreeSet<BTreeSet<&str>> {
        let reached: BTreeMap<_, _> =
            self.edges.keys().map(|module| (module, self.reached(module))).collect();
        let in_circles = reached.iter().filter(|(module, reached)| reached.contains(*module));
        let circle = |(module, others): (&&Vec<String>, &BTreeSet<&Vec<String>>)| {
            let mutual = others.iter().filter(|other| reached[*other].contains(*module));
            mutual.map(|other| self.files[*other].as_str()).collect()
        };
        in_circles.map(circle).collect()
    }
}

/// What a file says before its own tests.
fn written(text: &str) -> &str {
    text.split("#[cfg(test)]").next().unwrap_or_default()
}

/// `src/domain/deck/mod.rs` is `domain::deck`, `src/domain/deck/list.rs` is `domain::deck::list`.
fn module(path: &str) -> Vec<String> {
    let path = path.trim_start_matches("src/").trim_end_matches(".rs").trim_end_matches("/mod");
    path.split('/').map(str::to_owned).collect()
}

/// A path as it is from the crate's root, if it begins with `crate`, `super` or `self`.
fn absolute(module: &[String], path: &[String]) -> Option<Vec<String>> {
    let (first, rest) = path.split_first()?;
    match first.as_str() {
        "crate" => Some(rest.to_vec()),
        "self" => Some([module, rest].concat()),
        "super" => {
            let ups = path.iter().take_while(|it| *it == "super").count();
            // `pub(super)` says who may see it, not what it needs.
            path.get(ups)?;
            Some([module.get(..module.len().checked_sub(ups)?)?, &path[ups..]].concat())
        }
        _ => None,
    }
}

/// The names that a module hands on from its children, with the child of each.
fn reexported(
    module: &[String],
    text: &str,
    modules: &BTreeMap<Vec<String>, &str>,
) -> BTreeMap<String, Vec<String>> {
    let mut found = BTreeMap::new();
    for statement in text.split(';').filter(|it| it.contains("pub use ") || it.contains("pub(crate) use ")) {
        let statement = statement.rsplit("use ").next().unwrap_or_default();
        for path in names::paths(statement) {
            let whole = absolute(module, &path).unwrap_or_else(|| [module, &path].concat());
            let Some((name, parent)) = whole.split_last() else { continue };
            if modules.contains_key(parent) {
                found.insert(name.clone(), parent.to_vec());
            }
        }
    }
    found
}

/// The file in which a path from the root ends.
fn file_of(
    path: &[String],
    modules: &BTreeMap<Vec<String>, &str>,
    reexports: &BTreeMap<Vec<String>, BTreeMap<String, Vec<String>>>,
) -> Option<Vec<String>> {
    let length = (1..=path.len()).rev().find(|length| modules.contains_key(&path[..*length]))?;
    let (module, rest) = path.split_at(length);
    let handed_on = rest.first().and_then(|name| reexports.get(module)?.get(name));
    Some(handed_on.map_or_else(|| module.to_vec(), Clone::clone))
}

#[test]
fn no_two_files_need_each_other_that_are_not_known_to() {
    let mut wrong = Vec::new();
    let mut needed = BTreeSet::new();
    for room in ["src/domain", "src/app", "src/web"] {
        let graph = Graph::of(&tree::texts(room));
        assert!(
            graph.edges.values().map(BTreeSet::len).sum::<usize>() > 100,
            "{room}: the imports were read"
        );
        for circle in graph.circles() {
            match KNOWN.iter().find(|(_, known)| circle.iter().eq(known.iter())) {
                Some((why, _)) => drop(needed.insert(*why)),
                None => wrong.push(format!("a circle: {}", Vec::from_iter(circle).join(", "))),
            }
        }
    }
    wrong.extend(
        KNOWN
            .iter()
            .filter(|(why, _)| !needed.contains(why))
            .map(|(why, _)| format!("no such circle: {why}")),
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(KNOWN.iter().flat_map(|(_, files)| *files).all(|file| file.starts_with("src/web/")));
}

#[test]
fn a_circle_is_seen_however_it_is_written() {
    let circles = |files: &[(&str, &str)]| {
        let files: Vec<_> =
            files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
        Graph::of(&files).circles().into_iter().map(|it| it.len()).collect::<Vec<_>>()
    };
    let b = ("src/domain/b.rs", "use crate::domain::{id, a::A};");
    assert_eq!(circles(&[("src/domain/a.rs", "fn f() { crate::domain::b::g() }"), b]), [2]);
    assert_eq!(circles(&[("src/domain/a.rs", "use super::b::B;"), b]), [2]);
    assert_eq!(
        circles(&[
            ("src/domain/deck/mod.rs", "pub mod list;\npub mod check;\npub use list::DeckList;"),
            ("src/domain/deck/check.rs", "use crate::domain::deck::DeckList;"),
            ("src/domain/deck/list.rs", "use super::check::check;"),
        ]),
        [2],
        "through the name that a module hands on"
    );
    assert!(circles(&[("src/domain/a.rs", "//! See crate::domain::b.\nfn f() {}"), b]).is_empty());
    assert!(circles(&[("src/domain/a.rs", "pub(super) struct A;"), b]).is_empty());
    assert!(
        circles(&[("src/domain/a.rs", "#[cfg(test)]\nmod tests { use crate::domain::b::B; }"), b]).is_empty()
    );
}
