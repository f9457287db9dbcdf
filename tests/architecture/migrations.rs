//! Both databases go through the same migrations.

use super::tree;
use std::collections::BTreeSet;

/// `(step, file)` of every migration under this folder.
fn steps(folder: &str) -> BTreeSet<(String, String)> {
    tree::texts(folder)
        .into_iter()
        .filter_map(|(path, _)| {
            let mut segments = path.rsplit('/').map(str::to_owned);
            let file = segments.next()?;
            Some((segments.next()?, file))
        })
        .collect()
}

/// What is missing on one side, or not undoable.
fn differences(one: &BTreeSet<(String, String)>, other: &BTreeSet<(String, String)>) -> Vec<String> {
    let mut found: Vec<String> = one
        .symmetric_difference(other)
        .map(|(step, file)| format!("{step}/{file} is only on one side"))
        .collect();
    for (step, _) in one {
        for file in ["up.sql", "down.sql"] {
            if !one.contains(&(step.clone(), file.to_owned())) {
                found.push(format!("{step} has no {file}"));
            }
        }
    }
    found
}

#[test]
fn both_databases_have_the_same_migrations_and_each_can_be_undone() {
    let found = differences(&steps("migrations/sqlite"), &steps("migrations/postgres"));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_step_missing_on_one_side_or_without_a_way_back_is_seen() {
    let step = |name: &str, file: &str| (name.to_owned(), file.to_owned());
    let one = BTreeSet::from([step("1_log", "up.sql"), step("1_log", "down.sql")]);
    let other = BTreeSet::from([step("1_log", "up.sql")]);
    assert_eq!(differences(&one, &one).len(), 0);
    assert_eq!(differences(&one, &other).len(), 1);
    assert_eq!(differences(&other, &other).len(), 1);
}
