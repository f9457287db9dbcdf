//! The rulings on the command line.

use super::*;

fn complained(command: &mut Command) -> String {
    String::from_utf8(command.assert().code(2).get_output().stderr.clone()).unwrap()
}

fn write(folder: &TempDir, name: &str, text: &str) {
    std::fs::write(folder.path().join(name), text).unwrap();
}

#[test]
fn the_command_line_imports_lists_and_searches() {
    let folder = tempfile::tempdir().unwrap();
    write(&folder, "1e-harbour.txt", HARBOUR);
    let out = printed(arbiter(&folder).args(["import", "--issued", "2001-01-31", "1e-harbour.txt"]), 0);
    assert!(out.contains("1E-CR 2001-01-31, Harbour rules, is stored."), "{out}");
    let out = printed(arbiter(&folder).args(["import", "--issued", "2001-01-31", "1e-harbour.txt"]), 0);
    assert!(out.contains("held already"), "{out}");
    let list: Value = serde_json::from_str(&printed(arbiter(&folder).args(["list", "--json"]), 0)).unwrap();
    assert_eq!(list["documents"][0]["document"], "1e-harbour");
    assert_eq!(list["documents"][0]["issued"], "2001-01-31");
    assert!(printed(arbiter(&folder).arg("list"), 0).contains("1E-CR 2001-01-31"));

    let search = ["search", "--edition", "1E", "--on", "2001-02-03", "--json", "does a lantern cost oil"];
    let answer: Value = serde_json::from_str(&printed(arbiter(&folder).args(search), 0)).unwrap();
    assert_eq!(
        (answer["query"].as_str(), answer["edition"].as_str()),
        (Some("does a lantern cost oil"), Some("1E"))
    );
    assert_eq!((answer["on"].as_str(), answer["decides"].as_bool()), (Some("2001-02-03"), Some(true)));
    let hit = &answer["results"][0];
    assert_eq!(hit["citation"], "1E-CR 2001-01-31, lantern");
    for key in ["document", "heading", "line_start", "status", "reason", "quote", "score"] {
        assert!(!hit[key].is_null(), "{key} in {hit}");
    }
    let early = ["search", "--edition", "1E", "--on", "2001-01-03", "--json", "does a lantern cost oil"];
    let answer: Value = serde_json::from_str(&printed(arbiter(&folder).args(early), 1)).unwrap();
    assert_eq!(answer["decides"], false);
    let results = answer["results"].as_array().unwrap();
    assert!(results.iter().all(|hit| hit["text_held"] == false && hit["quote"] == ""), "{results:?}");
    assert_eq!(answer["also"][0]["status"], "not-yet");
    let none =
        printed(arbiter(&folder).args(["search", "--edition", "1E", "--on", "2001-02-03", "sleeves"]), 1);
    assert!(none.starts_with("Nothing in this library decides this"), "{none}");
}

#[test]
fn a_series_that_nobody_named_is_said_to_be_a_guess() {
    let folder = tempfile::tempdir().unwrap();
    write(&folder, "1e-harbour.txt", HARBOUR);
    let import = |options: &[&str]| {
        let line = [&["import", "--issued", "2001-01-31"][..], options, &["1e-harbour.txt"]].concat();
        printed(arbiter(&folder).args(line), 0)
    };
    let guessed = import(&[]);
    assert!(guessed.contains("Its series, 1E-CR, is a guess"), "{guessed}");
    assert!(guessed.contains("import it again and name that with --work."), "{guessed}");
    let named = import(&["--work", "1E-HR"]);
    assert!(named.contains("the series is 1E-HR (before: 1E-CR)"), "{named}");
    assert!(!named.contains("guess") && !import(&[]).contains("guess"), "somebody named it: {named}");
    let elsewhere = tempfile::tempdir().unwrap();
    write(&elsewhere, "1e-harbour.txt", HARBOUR);
    let line = ["import", "--issued", "2001-01-31", "--work", "1E-CR", "1e-harbour.txt"];
    let named = printed(arbiter(&elsewhere).args(line), 0);
    assert!(named.contains("is stored.") && !named.contains("guess"), "{named}");
}

#[test]
fn importing_the_same_bytes_again_changes_only_what_an_option_says() {
    let folder = tempfile::tempdir().unwrap();
    write(&folder, "1e-harbour.txt", HARBOUR);
    let import =
        |options: &[&str]| printed(arbiter(&folder).arg("import").args(options).arg("1e-harbour.txt"), 0);
    let listed = || {
        let list = printed(arbiter(&folder).args(["list", "--json"]), 0);
        let list: Value = serde_json::from_str(&list).unwrap();
        let one = &list["documents"][0];
        let word = |key: &str| one[key].as_str().unwrap().to_owned();
        [word("title"), word("issued"), word("previous_on"), word("work")]
    };
    import(&["--issued", "2001-06-30", "--title", "Quay rules", "--previous", "2001-03-26"]);
    let before = ["Quay rules", "2001-06-30", "2001-03-26", "1E-CR"];
    assert_eq!(listed(), before);
    for options in [&[][..], &["--issued", "2001-06-30"]] {
        let out = import(options);
        assert!(out.contains("held already, line for line; nothing was changed"), "{out}");
        assert_eq!(listed(), before);
    }
    let out = import(&["--title", "Harbour rules"]);
    assert!(out.contains("the title is “Harbour rules” (before: “Quay rules”)."), "{out}");
    assert_eq!(listed(), ["Harbour rules", "2001-06-30", "2001-03-26", "1E-CR"]);
}

#[test]
fn a_file_in_utf_16_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let wide = |mark: &[u8], big: bool| -> Vec<u8> {
        let units = HARBOUR.encode_utf16();
        let bytes = units.flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() });
        mark.iter().copied().chain(bytes).collect()
    };
    for (mark, big) in [(&[0xff, 0xfe][..], false), (&[0xfe, 0xff], true), (&[], false), (&[], true)] {
        std::fs::write(folder.path().join("wide.txt"), wide(mark, big)).unwrap();
        let out = arbiter(&folder).args(["split", "wide.txt"]).output().unwrap();
        let said = String::from_utf8_lossy(&out.stderr).into_owned();
        assert!(out.status.success() && said.contains("read as UTF-16"), "{said}");
        assert!(String::from_utf8_lossy(&out.stdout).contains("lantern"));
    }
}

#[test]
fn an_option_that_contradicts_a_known_document_is_reported_as_unused() {
    let Some(shared) = shared::folder() else { return };
    let folder = tempfile::tempdir().unwrap();
    let file = shared.join("rulings/current-rulings-2000-07-31.txt");
    let import = |day: &str| printed(arbiter(&folder).args(["import", "--issued", day]).arg(&file), 0);
    let out = import("1999-01-01");
    assert!(out.contains("--issued 1999-01-01 was not used") && out.contains("2000-07-31."), "{out}");
    assert!(!import("2000-07-31").contains("was not used"));
}

#[test]
fn the_library_is_exported_as_a_folder_that_can_be_verified() {
    let folder = tempfile::tempdir().unwrap();
    write(&folder, "1e-harbour.txt", HARBOUR);
    printed(arbiter(&folder).args(["import", "--issued", "2001-01-31", "1e-harbour.txt"]), 0);
    let out = printed(arbiter(&folder).args(["export", "library"]), 0);
    assert!(out.contains("9 files in library"), "{out}");
    let read = |name: &str| std::fs::read(folder.path().join("library").join(name)).unwrap();
    let sums = String::from_utf8(read("SHA256SUMS")).unwrap();
    assert_eq!(sums.lines().count(), 8);
    for line in sums.lines() {
        let (sum, name) = line.split_once("  ").unwrap();
        assert_eq!(arbiter::domain::hash::sha256(read(name)), sum, "{name}");
        if let Some(document) = name.strip_prefix("documents/") {
            assert_eq!(document, format!("{sum}.txt"));
            assert_eq!(read(name), HARBOUR.as_bytes(), "byte for byte as it was imported");
        }
    }
    // Each text is complete, with the hash that a citation of it contains.
    let entries = String::from_utf8(read("entries.jsonl")).unwrap();
    let entries: Vec<Value> = entries.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let lantern = entries.iter().find(|one| one["citation"] == "1E-CR 2001-01-31, lantern").unwrap();
    let text = lantern["entry"]["text"].as_str().unwrap();
    assert!(text.contains("oil"), "{text}");
    assert_eq!(lantern["entry"]["text_sha256"], arbiter::domain::rulings::entry::text_hash(text).as_str());
    assert!(
        String::from_utf8(read("entries.csv"))
            .unwrap()
            .contains("\"1E-CR 2001-01-31, lantern\",1e-harbour,lantern")
    );
    assert!(
        String::from_utf8(read("relations.csv")).unwrap().starts_with("from,does,scope,to,basis,reason\n")
    );
    assert!(String::from_utf8(read("rulings.md")).unwrap().contains("\n## lantern"));
    // An existing folder is never written into.
    let twice = complained(arbiter(&folder).args(["export", "library"]));
    assert!(twice.contains("is there already"), "{twice}");
    assert!(!folder.path().join("library.unfinished").exists());
}

#[test]
fn the_relations_name_the_entries_here_that_a_later_document_deletes() {
    let folder = tempfile::tempdir().unwrap();
    let later = HARBOUR.replace("One boat lies at a jetty.", "This Glossary entry has been deleted.");
    write(&folder, "1e-harbour.txt", HARBOUR);
    write(&folder, "1e-later-harbour.txt", &later);
    printed(arbiter(&folder).args(["import", "--issued", "2001-01-31", "1e-harbour.txt"]), 0);
    printed(arbiter(&folder).args(["import", "--issued", "2002-01-31", "1e-later-harbour.txt"]), 0);
    printed(arbiter(&folder).args(["export", "library"]), 0);
    let relations = std::fs::read_to_string(folder.path().join("library/relations.csv")).unwrap();
    let deletes = "\"1E-CR 2002-01-31, jetty\",deletes,whole,";
    for to in ["“jetty” (Glossary, not held)", "1E-CR 2001-01-31, jetty"] {
        let row = relations.lines().find(|row| row.starts_with(deletes) && row.contains(to));
        assert!(row.is_some_and(|row| row.ends_with(",printed,paragraph 1")), "{to}: {relations}");
    }
    // The control: an entry that prints nothing of the kind changes nothing here.
    assert!(!relations.contains("1E-CR 2001-01-31, lantern"), "{relations}");
}

#[test]
fn without_a_database_the_search_answers_from_summaries() {
    let folder = tempfile::tempdir().unwrap();
    let search = ["search", "--edition", "1E", "--on", "2000-08-05", "--json", "two tribble cards same turn"];
    let answer: Value = serde_json::from_str(&printed(arbiter(&folder).args(search), 0)).unwrap();
    let hit = &answer["results"][0];
    assert_eq!((hit["heading"].as_str(), hit["text_held"].as_bool()), (Some("Tribble"), Some(false)));
    assert_ne!(hit["summary"], "");
    assert!(!folder.path().join("arbiter.db").exists(), "looking creates nothing");
}

#[test]
fn unusable_arguments_exit_with_2_and_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    assert!(complained(arbiter(&folder).arg("list")).contains("there is no such database"));
    assert!(!folder.path().join("arbiter.db").exists(), "looking creates nothing");
    write(&folder, "harbour.txt", HARBOUR);
    write(&folder, "plain.txt", "Some notes\n\nlamp - It shines.\n");
    for (arguments, words) in [
        (vec!["import", "harbour.txt"], "--issued"),
        (vec!["import", "--issued", "2001-01-31", "plain.txt"], "--work"),
        (vec!["import", "--issued", "yesterday", "harbour.txt"], "yesterday"),
        (vec!["import", "--issued", "2001-02-29", "harbour.txt"], "YYYY-MM-DD"),
        (vec!["import", "--issued", "2001-01-31", "--previous", "20010101", "harbour.txt"], "YYYY-MM-DD"),
        (vec!["search", "--edition", "1E", "--on", "20200101", "x"], "YYYY-MM-DD"),
        (vec!["import", "nowhere.txt"], "nowhere.txt"),
        (vec!["import"], "required"),
        (vec!["search", "--edition", "3E", "--on", "2001-02-03", "x"], "3E"),
        (vec!["search", "--edition", "1E", "--on", "2001-02-03", " "], "empty"),
    ] {
        let said = complained(arbiter(&folder).args(&arguments));
        assert!(said.contains(words), "{arguments:?}: {said}");
    }
}

#[test]
fn several_files_are_imported_all_or_none() {
    let folder = tempfile::tempdir().unwrap();
    write(&folder, "1e-harbour.txt", HARBOUR);
    std::fs::write(folder.path().join("broken.txt"), b"caf\x81").unwrap();
    complained(arbiter(&folder).args(["import", "--issued", "2001-01-31", "1e-harbour.txt", "broken.txt"]));
    assert!(printed(arbiter(&folder).arg("list"), 0).starts_with("No documents"));
}

#[test]
fn the_known_documents_are_known_and_a_changed_copy_never_takes_the_place_of_one() {
    let Some(shared) = shared::folder() else { return };
    let folder = tempfile::tempdir().unwrap();
    let mut files: Vec<_> =
        std::fs::read_dir(shared.join("rulings")).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let out = printed(arbiter(&folder).arg("import").args(&files), 0);
    assert_eq!(out.matches(" is stored.").count(), 5, "{out}");
    assert!(!out.contains("NOT ACCOUNTED") && !out.contains("guess"), "{out}");
    let name = "current-rulings-2000-07-31.txt";
    let text = std::fs::read_to_string(shared.join("rulings").join(name)).unwrap();
    write(&folder, name, &text.replace("Cytherians", "Citherians"));
    let out = printed(arbiter(&folder).args(["import", "--issued", "2000-07-31", name]), 0);
    assert!(out.contains("is stored, but not cited"), "{out}");
    let list: Value = serde_json::from_str(&printed(arbiter(&folder).args(["list", "--json"]), 0)).unwrap();
    let documents = list["documents"].as_array().unwrap();
    assert_eq!(documents.len(), 6);
    let replaced: Vec<&Value> =
        documents.iter().filter(|document| !document["replaced_by"].is_null()).collect();
    assert_eq!(replaced.len(), 1);
    assert_eq!(replaced[0]["document"], "current-rulings-2000-07-31-2", "the copy that nobody recognises");
    let url = DatabaseUrl::Sqlite(folder.path().join("arbiter.db"));
    let desk = crate::support::desk_over(&url);
    let rulings = desk.library().unwrap();
    let texts: Vec<_> = rulings.library.entries().map(|found| found.entry.heading.clone()).collect();
    assert!(texts.iter().any(|heading| heading == "Cytherians"));
    assert!(!texts.iter().any(|heading| heading == "Citherians"), "not a word of it is authority");
}

#[test]
fn a_recognised_document_takes_the_place_of_a_copy_that_came_before_it() {
    let Some(shared) = shared::folder() else { return };
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let name = "current-rulings-2000-07-31";
    let text = std::fs::read_to_string(shared.join(format!("rulings/{name}.txt"))).unwrap();
    let copy = text.replace("Cytherians", "Citherians");
    assert_eq!(import(&desk, &copy, said(name, "2000-07-31"), 0).unwrap(), ImportOutcome::Stored);
    let outcome = import(&desk, &text, said(name, "2000-07-31"), 1).unwrap();
    assert!(matches!(outcome, ImportOutcome::Corrects { .. }), "{outcome:?}");
    // Nor does a later copy replace it again.
    let later = text.replace("Cytherians", "Sytherians");
    let outcome = import(&desk, &later, said(name, "2000-07-31"), 2).unwrap();
    assert!(matches!(&outcome, ImportOutcome::StandsBehind { stem, .. } if stem == name), "{outcome:?}");
    let rulings = desk.library().unwrap();
    let cited: Vec<bool> = rulings
        .imported
        .iter()
        .filter(|held| held.replaced_by.is_none())
        .map(|held| held.recognised)
        .collect();
    assert_eq!((rulings.imported.len(), cited), (3, vec![true]));
}
