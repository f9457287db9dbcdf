//! Every figure of docs/performance.md names the measurement it comes from, and the command of each exists.

use std::collections::BTreeSet;
use std::process::Command;

use super::support::absent;
use super::tree::{root, texts};

/// A section without figures of its own: limits, each with its test.
const LIMITS: &str = "What is kept in memory";

struct Measurement {
    name: String,
    run: String,
}

fn text(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn measurements() -> Vec<Measurement> {
    let table: toml::Table = text("tools/measurements.toml").parse().unwrap();
    let all = table["measurement"].as_array().unwrap().iter();
    let word = |one: &toml::Value, key: &str| one[key].as_str().unwrap().to_owned();
    all.map(|one| Measurement { name: word(one, "name"), run: word(one, "run") }).collect()
}

/// Whether this can be run here: the bench with its row, the tests, the option of the tool, the profile.
fn exists(run: &str) -> bool {
    let words: Vec<&str> = run.split(' ').collect();
    let after = |flag: &str| words.iter().skip_while(|word| **word != flag).nth(1).copied();
    let rest =
        || words.iter().skip_while(|word| **word != "--").skip(1).filter(|word| !word.starts_with('-'));
    match words.as_slice() {
        ["cargo", "bench", ..] => {
            let bench = after("--bench").unwrap();
            let source =
                std::fs::read_to_string(root().join(format!("benches/{bench}.rs"))).unwrap_or_default();
            text("Cargo.toml").contains(&format!("[[bench]]\nname = \"{bench}\"\n"))
                && rest().all(|row| source.contains(&format!("(\"{row}\", {row})")))
        }
        ["cargo", "test", ..] => {
            let folder = format!("tests/{}/", after("--test").unwrap());
            // The tool reads what goes to the standard output.
            let prints = |text: &str| text.contains(" println!(") && !text.contains("eprintln!(");
            let files = texts(&folder);
            rest().all(|sought| {
                let module = sought.trim_end_matches("::");
                let mut of_it =
                    files.iter().filter(|(path, _)| path.split(['/', '.']).any(|part| part == module));
                of_it.any(|(_, text)| text.contains("#[test]") && prints(text))
            })
        }
        ["cargo", "build", ..] => {
            let profile = after("--profile").map(|name| format!("[profile.{name}]"));
            profile.is_none_or(|profile| text("Cargo.toml").contains(&profile))
        }
        ["python3", tool, option, ..] => text(tool).contains(&format!("\"{option}\"")),
        _ => false,
    }
}

/// The names of measurements in a text: `measure kept`.
fn named(text: &str) -> Vec<String> {
    let parts = text.split('`').skip(1).step_by(2);
    parts.filter_map(|part| part.strip_prefix("measure ")).map(str::to_owned).collect()
}

/// What is wrong with a document about figures.
fn faults(document: &str, known: &BTreeSet<String>) -> Vec<String> {
    let (mut faults, mut used) = (Vec::new(), BTreeSet::new());
    for section in document.split("\n## ").skip(1) {
        let title = section.lines().next().unwrap_or_default();
        let mut names = named(section);
        let mut measured_rows = false;
        for line in section.lines().filter(|line| line.starts_with('|')) {
            let first = line.split('|').nth(1).unwrap_or_default();
            if first.contains("`measure`") {
                measured_rows = true;
            } else if measured_rows && !first.starts_with("---") {
                let in_row: Vec<&str> = first.split('`').skip(1).step_by(2).collect();
                match in_row.first() {
                    Some(name) => names.push((*name).to_owned()),
                    None => faults.push(format!("“{title}”, row{first}: by which measurement?")),
                }
            }
        }
        if names.is_empty() && title != LIMITS {
            faults.push(format!("“{title}” names no measurement"));
        }
        let unknown = names.iter().filter(|name| !known.contains(*name));
        faults.extend(unknown.map(|name| format!("“{title}”: there is no measurement “{name}”")));
        used.extend(names);
    }
    faults.extend(known.difference(&used).map(|name| format!("the measurement “{name}” is named nowhere")));
    faults
}

fn known() -> BTreeSet<String> {
    measurements().into_iter().map(|one| one.name).collect()
}

#[test]
fn every_figure_names_its_measurement() {
    let faults = faults(&text("docs/performance.md"), &known());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_measurement_can_be_run() {
    let broken: Vec<String> = measurements()
        .into_iter()
        .filter(|one| !exists(&one.run))
        .map(|one| format!("{}: {}", one.name, one.run))
        .collect();
    assert!(broken.is_empty(), "{}", broken.join("\n"));
    // The control: what is gone is seen.
    for gone in [
        "cargo bench --bench gone",
        "cargo bench --bench http -- gone",
        "cargo test --test app -- gone",
        "cargo build --profile gone",
        "python3 tools/measure --gone",
        "make gone",
    ] {
        assert!(!exists(gone), "{gone}");
    }
}

#[test]
fn a_figure_without_a_measurement_is_seen() {
    let known = BTreeSet::from(["kept".to_owned()]);
    let whole =
        "# P\n## A\n`measure kept`: 1 ms\n## B\n| row, `measure` | x |\n|---|---|\n| 1 `kept` | 2 |\n";
    assert_eq!(faults(whole, &known), [""; 0]);
    let row = whole.replace("1 `kept`", "1");
    assert!(faults(&row, &known).iter().any(|fault| fault.contains("by which measurement")));
    let section = whole.replace("`measure kept`: ", "");
    assert_eq!(faults(&section, &known), ["“A” names no measurement"]);
    assert!(faults(&whole.replace("kept", "gone"), &known).len() >= 2);
}

#[test]
fn the_tool_knows_the_same_names() {
    let output = Command::new("python3").args(["tools/measure", "--list"]).current_dir(root()).output();
    let Ok(output) = output else { return absent("python3", "apt-get install python3").unwrap_or(()) };
    let said = String::from_utf8(output.stdout).unwrap();
    let listed: BTreeSet<String> =
        said.lines().map(|line| line.split(' ').next().unwrap().to_owned()).collect();
    assert_eq!(listed, known(), "{}", String::from_utf8_lossy(&output.stderr));
    let wrong = Command::new("python3").args(["tools/measure", "gone"]).current_dir(root()).output().unwrap();
    assert_eq!((wrong.status.code(), wrong.stdout.len()), (Some(2), 0));
}
