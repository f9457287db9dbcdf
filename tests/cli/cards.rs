//! `arbiter cards import` keeps what it reads, and only new tournaments use it.
use std::path::Path;

use crate::support::database::{card_table_texts, texts};
use crate::support::desk_over;
use arbiter::app::DatabaseUrl;
use arbiter::data;
use arbiter::domain::edition::Edition;
use assert_cmd::Command;

fn import(database: &Path, files: &[&Path]) -> (Option<i32>, String, String) {
    let output = Command::cargo_bin("arbiter")
        .unwrap()
        .args(["cards", "import", "--database", &format!("sqlite:{}", database.display())])
        .args(files)
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn stored(database: &Path) -> Vec<(Edition, String, String)> {
    let desk = desk_over(&DatabaseUrl::Sqlite(database.to_owned()));
    let rows = texts(
        &desk,
        "SELECT edition || '\t' || version || '\t' || note FROM card_tables ORDER BY place DESC",
    );
    let row = |row: &String| {
        let [edition, version, note] = row.splitn(3, '\t').collect::<Vec<_>>().try_into().unwrap();
        (edition.parse().unwrap(), version.to_owned(), note.to_owned())
    };
    rows.iter().map(row).collect()
}

/// The program's Tribbles with one card more.
fn with_a_new_card() -> String {
    let text = data::card_table(Edition::Tribbles).to_text();
    let mut lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.starts_with("card\t")).unwrap();
    let mut cells: Vec<&str> = lines[at].split('\t').collect();
    (cells[1], cells[2]) = ("7-tribbles-test", "7 Tribbles - Test");
    let (card, printing) = (cells.join("\t"), lines[at + 1]);
    lines.splice(at..at, [card.as_str(), printing]);
    lines.join("\n") + "\n"
}

#[test]
fn an_import_is_stored_once_and_says_what_changed() {
    let folder = tempfile::tempdir().unwrap();
    let (database, file) = (folder.path().join("a.db"), folder.path().join("new tribbles.tsv"));
    std::fs::write(&file, with_a_new_card()).unwrap();
    let (code, out, error) = import(&database, &[&file]);
    assert_eq!(code, Some(0), "{error}");
    assert!(out.contains("New tournaments use it; tournaments that exist keep theirs."), "{out}");
    let tables = stored(&database);
    assert_eq!((tables.len(), tables[0].0), (1, Edition::Tribbles));
    assert_eq!(tables[0].2, "card table: new tribbles.tsv");
    let (code, out, _) = import(&database, &[&file]);
    assert_eq!(code, Some(0));
    assert!(out.contains("nothing new, the table stays at version"), "{out}");
    assert_eq!(stored(&database), tables);
    let [text] =
        card_table_texts(&desk_over(&DatabaseUrl::Sqlite(database)), &tables[0].1).try_into().unwrap();
    assert_eq!(arbiter::domain::hash::sha256(text), tables[0].1);
}

#[test]
fn one_unusable_file_keeps_all_of_them_out() {
    let folder = tempfile::tempdir().unwrap();
    let (database, good) = (folder.path().join("a.db"), folder.path().join("good.tsv"));
    let bad = folder.path().join("bad.txt");
    std::fs::write(&good, with_a_new_card()).unwrap();
    std::fs::write(&bad, "Dear diary\n").unwrap();
    let (code, out, error) = import(&database, &[&good, &bad]);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(error.contains("bad.txt"), "{error}");
    assert!(!database.exists(), "reading alone creates no database");
}

/// The program on a database, in a folder of its own: exit code and standard output.
fn ask(folder: &Path, line: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::cargo_bin("arbiter").unwrap();
    let output = command.current_dir(folder).env_remove("ARBITER_DATABASE_URL").args(line).output().unwrap();
    (output.status.code(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn looking_a_title_up_and_checking_a_list_use_the_newest_table() {
    let folder = tempfile::tempdir().unwrap();
    let list = folder.path().join("deck.txt");
    std::fs::write(&list, "35\t7 Tribbles - Test\n").unwrap();
    let find = ["cards", "find", "--edition", "TR", "7 Tribbles - Test"];
    let check = ["deck", "check", "--json", "--format", "tribbles", "deck.txt"];
    assert_eq!(ask(folder.path(), &find).0, Some(1), "without a database the program’s own table answers");
    assert!(ask(folder.path(), &check).1.contains("\"match\": \"none\""));
    assert!(!folder.path().join("arbiter.db").exists(), "looking creates no database");

    let file = folder.path().join("new tribbles.tsv");
    std::fs::write(&file, with_a_new_card()).unwrap();
    assert_eq!(import(&folder.path().join("arbiter.db"), &[&file]).0, Some(0));
    assert_eq!(ask(folder.path(), &find).0, Some(0));
    let (_, report) = ask(folder.path(), &check);
    let report: serde_json::Value = serde_json::from_str(&report).unwrap();
    assert_eq!(report["lines"][0]["card"], "7-tribbles-test");
    assert_eq!(report["card_table"], stored(&folder.path().join("arbiter.db"))[0].1.as_str());
    std::fs::write(folder.path().join("bad.db"), "no database").unwrap();
    let bad = [&check[..], &["--database", "sqlite:bad.db"]].concat();
    assert_eq!(ask(folder.path(), &bad).0, Some(2), "a database that cannot be read is not passed over");
}

#[test]
fn half_a_title_is_answered_with_full_titles() {
    let find = |text: &str| {
        let line = ["cards", "find", "--edition", "1E", "--json", text];
        let output = Command::cargo_bin("arbiter").unwrap().args(line).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "not found is a no");
        serde_json::from_slice::<serde_json::Value>(&output.stdout).unwrap()[0]["suggestions"].clone()
    };
    let kevin = find("Kevin");
    assert_eq!(kevin[0], "Kevin Uxbridge");
    assert!(kevin.as_array().unwrap().len() <= 9);
    assert_eq!(find("Red Allert!")[0], "Red Alert!");
}

#[test]
fn standard_input_is_called_so() {
    let line = ["cards", "import", "-"];
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::cargo_bin("arbiter").unwrap();
    let output = command.current_dir(folder.path()).args(line).write_stdin("no cards").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let words = String::from_utf8(output.stderr).unwrap();
    assert!(words.starts_with("arbiter: standard input: "), "{words}");
}

/// A LackeyCCG file of the First Edition with these cards.
pub fn plugin(cards: &[(&str, &str, &str)]) -> String {
    let row = |(name, set, kind): &(&str, &str, &str)| format!("{name}\t{set}\t\tpremiere\t{kind}\t\n");
    format!("Name\tSet\tImageFile\tRelease\tType\tUniqueness\n{}", cards.iter().map(row).collect::<String>())
}

#[test]
fn two_files_are_one_import_and_the_printed_version_is_the_pinned_one() {
    let folder = tempfile::tempdir().unwrap();
    let open = "Trad_Modern_Open_Warp";
    std::fs::write(folder.path().join("one.txt"), plugin(&[("Zarquon Bomb", open, "Event")])).unwrap();
    std::fs::write(folder.path().join("two.txt"), plugin(&[("Yarquon Bomb", "Trad_OTF_Open", "Event")]))
        .unwrap();
    let (code, out) = ask(folder.path(), &["cards", "import", "--json", "one.txt", "two.txt"]);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, report["new"].as_u64()), (Some(0), Some(2)), "{out}");
    for title in ["Zarquon Bomb", "Yarquon Bomb"] {
        assert_eq!(ask(folder.path(), &["cards", "find", "--edition", "1E", title]).0, Some(0), "{title}");
    }
    std::fs::write(folder.path().join("deck.txt"), "Draw deck:\n1 Yarquon Bomb\n").unwrap();
    let check = ["deck", "check", "--json", "--format", "1e-modern", "deck.txt"];
    let checked: serde_json::Value = serde_json::from_str(&ask(folder.path(), &check).1).unwrap();
    assert_eq!(checked["card_table"], report["version"]);
    let rules: Vec<_> =
        checked["faults"].as_array().unwrap().iter().map(|fault| fault["rule"].clone()).collect();
    assert!(!rules.contains(&"pool".into()), "OTF is Modern: {rules:?}");
    // One after the other, and again: nothing is lost.
    std::fs::write(folder.path().join("three.txt"), plugin(&[("Xarquon Bomb", open, "Event")])).unwrap();
    assert_eq!(ask(folder.path(), &["cards", "import", "three.txt"]).0, Some(0));
    assert_eq!(ask(folder.path(), &["cards", "import", "one.txt"]).0, Some(0));
    for title in ["Zarquon Bomb", "Yarquon Bomb", "Xarquon Bomb"] {
        assert_eq!(ask(folder.path(), &["cards", "find", "--edition", "1E", title]).0, Some(0), "{title}");
    }
    // Undone, the previous table is in force again.
    let (_, list) = ask(folder.path(), &["cards", "list"]);
    assert!(list.contains("three.txt"), "{list}");
    assert_eq!(ask(folder.path(), &["cards", "undo"]).0, Some(0));
    assert_eq!(ask(folder.path(), &["cards", "find", "--edition", "1E", "Xarquon Bomb"]).0, Some(1));
    assert_eq!(ask(folder.path(), &["cards", "find", "--edition", "1E", "Yarquon Bomb"]).0, Some(0));
    assert_eq!(ask(folder.path(), &["cards", "undo"]).0, Some(0));
    assert_eq!(ask(folder.path(), &["cards", "undo"]).0, Some(1), "nothing is left to be taken back");
}

#[test]
fn files_of_two_editions_are_one_import_with_one_report() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("tribbles.tsv"), with_a_new_card()).unwrap();
    let first = plugin(&[("Zarquon Bomb", "Open", "Event"), ("Yarquon Bomb", "Open", "Holo-event")]);
    std::fs::write(folder.path().join("first.txt"), first).unwrap();
    let (code, out) = ask(folder.path(), &["cards", "import", "--json", "first.txt", "tribbles.tsv"]);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, report["stored"].as_bool(), report["new"].as_u64()), (Some(0), Some(true), Some(2)));
    assert_eq!(report["left_out"][0]["line"], 3);
    assert_eq!(report.get("edition"), None, "{out}");
    let parts = report["editions"].as_array().unwrap();
    let [one, other] = parts.as_slice() else { panic!("{out}") };
    assert_eq!((one["edition"].as_str(), other["edition"].as_str()), (Some("1E"), Some("TR")));
    assert_eq!(report["version"]["1E"], one["version"]);
    assert_eq!(report["version"]["TR"], other["version"]);
    let cards = |part: &serde_json::Value| part["after"]["cards"].as_u64().unwrap();
    assert_eq!(cards(&report), cards(one) + cards(other));
    assert!(report["lost"]["1e-modern"].is_u64() && report["lost"]["tribbles"] == other["lost"]["tribbles"]);
    // A file of one edition says its version as before.
    let (_, out) = ask(folder.path(), &["cards", "import", "--json", "first.txt"]);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((report["edition"].as_str(), report["new"].as_u64()), (Some("1E"), Some(0)), "{out}");
    assert_eq!(report["version"], one["version"]);
}

#[test]
fn a_file_that_breaks_a_format_is_refused_without_the_option() {
    let folder = tempfile::tempdir().unwrap();
    let table = data::card_table(Edition::First);
    let events = table.cards().iter().filter(|card| card.kind.code() == "event" && card.has_token("Modern"));
    let rows: Vec<(&str, &str, &str)> =
        events.map(|card| (card.printings[0].name.as_str(), "Open_Warp", "Event")).collect();
    std::fs::write(folder.path().join("old.txt"), plugin(&rows)).unwrap();
    let (code, out) = ask(folder.path(), &["cards", "import", "--json", "old.txt"]);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, report["stored"].as_bool()), (Some(1), Some(false)), "{out}");
    assert!(report["lost"]["1e-modern"].as_u64().unwrap() > 50, "{out}");
    assert!(ask(folder.path(), &["cards", "list"]).1.contains("No cards were imported"));
    assert_eq!(ask(folder.path(), &["cards", "import", "--all-the-same", "old.txt"]).0, Some(0));
    // A row of an unknown kind is left out and reported; a repeated header is skipped.
    let more = format!(
        "{}{}",
        plugin(&[("Warquon", "Open", "Holo-event")]),
        plugin(&[("Varquon", "Open", "Event")])
    );
    std::fs::write(folder.path().join("more.txt"), more).unwrap();
    let (code, out) = ask(folder.path(), &["cards", "import", "--json", "more.txt"]);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (code, report["left_out"][0]["line"].as_u64(), report["new"].as_u64()),
        (Some(0), Some(2), Some(1))
    );
    assert_eq!(ask(folder.path(), &["cards", "import", "."]).0, Some(2), "a folder is no file");
}

#[test]
fn an_older_card_file_of_first_edition_is_refused_without_the_option() {
    let folder = tempfile::tempdir().unwrap();
    let table = data::card_table(Edition::First);
    let newest = table.releases().iter().filter(|release| release.date.starts_with("2024"));
    let newest: Vec<&str> = newest.map(|release| release.code.as_str()).collect();
    assert!(!newest.is_empty(), "the newest releases of the table are of another year now");
    let is_newest = |line: &str| {
        let cells: Vec<&str> = line.split('\t').collect();
        matches!(cells.as_slice(), ["", _, release, ..] if newest.contains(release))
    };
    let text = table.to_text();
    let older: String =
        text.lines().filter(|line| !is_newest(line)).map(|line| format!("{line}\n")).collect();
    std::fs::write(folder.path().join("older.tsv"), &older).unwrap();
    let (code, out) = ask(folder.path(), &["cards", "import", "--json", "older.tsv"]);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, report["stored"].as_bool()), (Some(1), Some(false)), "{}", report["doubts"]);
    assert!(report["doubts"][0].as_str().unwrap().contains("an older file"), "{}", report["doubts"]);
    assert!(ask(folder.path(), &["cards", "list"]).1.contains("No cards were imported"));
    // It has a release that the table does not know: nobody can say which of the two is older.
    let newer = older.clone() + "card\tzarquon-event\tZarquon Bomb\tevent\tnone\n\t\tPT\tTrad_Open\n";
    std::fs::write(folder.path().join("newer.tsv"), newer).unwrap();
    assert_eq!(ask(folder.path(), &["cards", "import", "newer.tsv"]).0, Some(0));
    assert_eq!(ask(folder.path(), &["cards", "find", "--edition", "1E", "Zarquon Bomb"]).0, Some(0));
    assert_eq!(ask(folder.path(), &["cards", "import", "older.tsv"]).0, Some(1), "its releases are known");
    assert_eq!(ask(folder.path(), &["cards", "import", "--all-the-same", "older.tsv"]).0, Some(0));
}

#[test]
fn a_bad_row_of_a_table_of_facts_is_left_out_with_its_line_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let facts = "printing_id,card_id,edition,title,lackey_name,face,card_type,release_code,set_field\r\n\
                 1e-z,zarquon-event,1E,Zarquon Bomb,Zarquon Bomb,front,event,premiere,Open\r\n\
                 1e-y,,1E,Yarquon Bomb,Yarquon Bomb,front,event,premiere,Open\r\n\
                 1e-k,kevin-uxbridge,1E,,Kevin Uxbridge,front,interrupt,premiere,Open\r\n\
                 1e-k,kevin-uxbridge,1E,Kevin Uxbridge,Kevin Uxbridge,front,interrupt\r\n";
    std::fs::write(folder.path().join("facts.csv"), facts).unwrap();
    let (code, out) = ask(folder.path(), &["cards", "import", "--json", "facts.csv"]);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, report["stored"].as_bool(), report["new"].as_u64()), (Some(0), Some(true), Some(1)));
    let left_out = serde_json::json!([
        { "file": "facts.csv", "line": 3, "why": "the column card_id is empty" },
        { "file": "facts.csv", "line": 4, "why": "the column title is empty" },
        { "file": "facts.csv", "line": 5, "why": "the header has 9 columns, and this row 7" },
    ]);
    assert_eq!(report["left_out"], left_out);
    assert_eq!(report["lost"]["1e-modern"], 0);
    let (_, said) = ask(folder.path(), &["cards", "import", "facts.csv"]);
    assert!(
        said.contains("Left out: facts.csv, line 5: the header has 9 columns, and this row 7."),
        "{said}"
    );
    // Without any row that can be used it is another kind of file.
    let none: String = facts.split_inclusive('\n').filter(|line| !line.contains("zarquon")).collect();
    std::fs::write(folder.path().join("none.csv"), none).unwrap();
    assert_eq!(ask(folder.path(), &["cards", "import", "none.csv"]).0, Some(2));
}

#[test]
fn the_tribbles_plugin_is_read_though_its_type_column_has_the_power() {
    let folder = tempfile::tempdir().unwrap();
    let text = "Name\tSet\tImageFile\tInfo\tType\tCount\tText\n7 Tribbles - Bonus\tx\ty\t1\tBonus\t7\t\n";
    std::fs::write(folder.path().join("tribbles.txt"), text).unwrap();
    assert_eq!(ask(folder.path(), &["cards", "import", "tribbles.txt"]).0, Some(0));
    assert_eq!(ask(folder.path(), &["cards", "find", "--edition", "TR", "7 Tribbles - Bonus"]).0, Some(0));
}

#[test]
fn a_folder_of_lists_is_checked_with_one_line_for_each() {
    let folder = tempfile::tempdir().unwrap();
    let lists = folder.path().join("lists");
    std::fs::create_dir(&lists).unwrap();
    let legal = std::fs::read("tests/decks/tribbles-legal.txt").unwrap();
    std::fs::write(lists.join("a.txt"), &legal).unwrap();
    let check = ["deck", "check", "--format", "tribbles", "lists"];
    assert_eq!(ask(folder.path(), &check).0, Some(0));
    std::fs::write(lists.join("b.txt"), "1 Nothing\n").unwrap();
    let (code, out) = ask(folder.path(), &check);
    assert_eq!((code, out.lines().count()), (Some(1), 2), "{out}");
    assert!(out.starts_with("a.txt: legal,") && out.contains("\nb.txt: not legal,"), "{out}");
}

#[test]
fn a_list_that_holds_nothing_is_no_list_and_one_without_cards_is_not_legal() {
    let folder = tempfile::tempdir().unwrap();
    let check = |text: &str, more: &[&str]| {
        let mut command = Command::cargo_bin("arbiter").unwrap();
        let line = [&["deck", "check", "--json", "--format", "tribbles"], more, &["-"]].concat();
        let output = command.current_dir(folder.path()).args(line).write_stdin(text).output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap(), output.stdout.is_empty())
    };
    for nothing in ["", " \r\n\t\n"] {
        let (code, said, silent) = check(nothing, &[]);
        assert_eq!((code, silent), (Some(2), true), "{said}");
        assert!(said.starts_with("arbiter: standard input: it is empty"), "{said}");
    }
    for words in ["Draw deck:\n", "<html>\n", "{\"a\":1}"] {
        assert_eq!(check(words, &[]), (Some(1), String::new(), false), "{words} was read, and is not legal");
    }
    for day in ["2020-02-30", "20200101", "soon"] {
        let (code, said, _) = check("1 Nothing\n", &["--on", day]);
        assert!(code == Some(2) && said.contains("YYYY-MM-DD"), "{day}: {said}");
    }
    assert_eq!(check("1 Nothing\n", &["--on", "2020-01-01"]).0, Some(1));
}
