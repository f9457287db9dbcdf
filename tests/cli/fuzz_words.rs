//! What the console reads besides files: names, addresses, codes, numbers and titles on the command line, each command
//! in its valid shape and with strange words in it. No command is left out.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::cards::plugin;
use crate::fuzz::{Tally, changed, desk_in, many, tournament};
use crate::support::forms::Dice;
use crate::support::program::arbiter;

/// Words that a shell hands on as they are. NUL is not among them: no argument can hold it.
const STRANGE: [&str; 14] = [
    "",
    " ",
    "-1",
    "--",
    "99999999999999999999",
    "../../../etc/passwd",
    "%00&a=b",
    "'; DROP TABLE accounts; --",
    "\u{202e}\u{200b}red",
    "\u{1b}[31m",
    "Zoë 🖖",
    "a\r\nb",
    "2000-13-01",
    "nobody-knows-this",
];

/// Commands and their words: `?` is a random word, mostly one of those after it.
const LINES: &[(&str, &[&str])] = &[
    ("serve --listen 192.0.2.1:1 --public-origin ?", &["https://arbiter.example", "http://localhost"]),
    ("serve --listen 192.0.2.1:1 --backup-to kept --backup-every ?", &["15m", "2h"]),
    ("serve --listen 192.0.2.1:1 --security-contact ?", &["desk@example.org"]),
    ("serve --listen 192.0.2.1:1 --plain-http-lan --trusted-proxies ?", &["127.0.0.1", "::1,172.17.0.0/16"]),
    ("serve --database ? --listen 192.0.2.1:1", &["sqlite:a.db", "postgres://127.0.0.1:1/x"]),
    ("demo --listen 192.0.2.1:1 --log ?", &["plain", "json"]),
    ("deck formats ?", &["--json"]),
    ("cards list ?", &["--json"]),
    ("cards undo ?", &["--heads-in"]),
    ("cards find --json ?", &["Darmok", "kevin uxbridge", "USS Enterprise"]),
    ("cards find --edition ? Darmok", &["1E", "2E", "TR"]),
    ("score profiles ?", &["--json"]),
    ("rulings list ?", &["--json"]),
    ("rulings export ?", &["folder"]),
    ("decisions list ?", &["--json"]),
    ("decisions export --public-origin ?", &["https://lyon.example", "http://localhost:8080"]),
    ("decisions remove ?", &["https://lyon.example"]),
    ("series list ?", &["--json"]),
    ("series export ?", &["season-2026"]),
    ("healthy --listen ?", &["192.0.2.1:1", "127.0.0.1:1"]),
    ("chance --seed ? --coin", &["7", "9007199254740993"]),
    ("chance --seed 7 --die ?", &["6", "20"]),
    ("chance --seed 7 --order ?", &["5", "64"]),
    ("tournament list ?", &["--json"]),
    ("tournament export ?", &["fuzz-open"]),
    ("tournament report --as json ?", &["fuzz-open"]),
    ("tournament report fuzz-open --as ?", &["trekcc", "csv", "bbcode", "json"]),
    ("verify ?", &["fuzz-open"]),
    ("verify fuzz-open --head ?", &["1-00000000", "12-0123456789abcdef0123"]),
    ("backup ?", &["kept.db", "other.db"]),
    ("user add ?", &["Kira", "Odo Ital", "Quark"]),
    ("user reset ?", &["Kira", "Odo Ital"]),
    ("user remove-factor ?", &["Kira"]),
    ("simulate --out - --rounds 2 --players ?", &["4", "7"]),
    ("simulate --out - --players 4 --seed ? --edition ?", &["1E", "2E", "7"]),
    ("doctor --json --listen ?", &["127.0.0.1:0", "0.0.0.0:0"]),
    ("user list ?", &["--database=sqlite:a.db"]),
];

/// Commands that read a file; `fuzz.rs`, `decisions.rs` and `series.rs` change the file. The last is hidden, for those who build the program.
const OF_FILES: [&str; 13] = [
    "deck check",
    "cards import",
    "rulings split",
    "rulings import",
    "rulings search",
    "decisions import",
    "series import",
    "score",
    "pair",
    "tournament import",
    "verify-file",
    "restore",
    "cards compile",
];

fn word<'a>(usual: &[&'a str], dice: &mut Dice) -> &'a str {
    let words = if dice.often(60) { usual } else { &STRANGE };
    dice.pick::<&str>(words)
}

#[test]
fn whatever_words_a_command_is_given_it_answers_or_refuses() {
    let ((folder, _), mut dice) = (tournament(), Dice(17));
    let each = many() / 5;
    let mut all = Tally::default();
    for (line, usual) in LINES {
        let mut tally = Tally::default();
        for _ in 0..each {
            let words: Vec<&str> =
                line.split(' ').map(|part| if part == "?" { word(usual, &mut dice) } else { part }).collect();
            // Each finds the same database, but for the demo, which has its own.
            let words = if line.contains("--database") || line.starts_with("demo") {
                words
            } else {
                [&words[..], &["--database=sqlite:a.db"]].concat()
            };
            let output = tally.run(folder.path(), &words, b"");
            let said = [output.stdout, output.stderr].concat();
            assert!(!said.contains(&0x1b), "{words:?} sent a control character to the terminal");
        }
        all.add(&tally);
    }
    all.took("words", all.codes[0], 25);
    all.refused_some("words");
    let desk = desk_in(&folder.path().join("a.db"));
    crate::support::all_hold(&desk);
}

#[test]
fn whatever_plugin_is_imported_it_is_stored_whole_or_refused() {
    let (folder, mut dice, mut tally) = (tempfile::tempdir().unwrap(), Dice(18), Tally::default());
    let text = plugin(&[
        ("Zarquon Bomb", "Trad_OTF_Open", "Event"),
        ("Yarquon Bomb", "Open", "Event"),
        ("Xarquon Bomb", "Open", "Equipment"),
    ]);
    for _ in 0..many() {
        let input = changed(&text, &mut dice);
        tally.run(folder.path(), &["cards", "import", "--database", "sqlite:a.db", "-"], &input);
    }
    tally.took("cards import of a plugin", tally.codes[0], 20);
    tally.refused_some("cards import of a plugin");
    let desk = desk_in(&folder.path().join("a.db"));
    assert!(crate::support::database::count(&desk, "card_tables") > 0);
}

/// The commands that the program's help names, with their own commands.
fn commands(of: &[&str]) -> BTreeSet<String> {
    let output = arbiter().args(of).arg("--help").output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    let list = help.split("Commands:\n").nth(1).unwrap_or_default().split("\n\n").next().unwrap_or_default();
    let names: Vec<&str> = list
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    if names.is_empty() {
        return BTreeSet::from([of.join(" ")]);
    }
    names.iter().flat_map(|name| commands(&[of, &[name]].concat())).collect()
}

#[test]
fn no_command_is_left_out() {
    let tried = |command: &String| {
        LINES.iter().any(|(line, _)| line.starts_with(command.as_str()))
            || OF_FILES.contains(&command.as_str())
    };
    let all = commands(&[]);
    assert!(all.len() > 20 && all.contains("user remove-factor"), "{all:?}");
    let missing: Vec<_> = all.iter().filter(|command| !tried(command)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(!tried(&"user forget".to_owned()), "the control");
    let read = |file: &str| {
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli").join(file)).unwrap()
    };
    let here = read("fuzz.rs") + &read("decisions.rs") + &read("series.rs");
    for command in OF_FILES.iter().filter(|command| **command != "cards compile") {
        let words = command.split(' ').map(|word| format!("\"{word}\"")).collect::<Vec<_>>();
        assert!(words.iter().all(|word| here.contains(word)), "no test changes what {command} reads");
    }
}
