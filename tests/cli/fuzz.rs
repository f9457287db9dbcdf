//! Every input that the console reads, changed at random from one that it accepts, so that all checks are reached: the
//! exit code is 0, 1 or 2, nothing panics, and a stated share is accepted.

use std::fs;
use std::path::Path;
use std::process::{Output, Stdio};

use arbiter::app::DatabaseUrl;
use arbiter::app::Desk;
use arbiter::data;
use arbiter::domain::edition::Edition;
use arbiter::domain::tournament::hash_chain::{SealedEntry, genesis};
use chrono::Utc;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::cut_pods::{some_cut, some_heats};
use crate::support::exports::stated_again;
use crate::support::forms::Dice;
use crate::support::hall::playing;
use crate::support::program::arbiter;

/// How many inputs each command gets.
pub fn many() -> usize {
    if crate::support::long() { 200 } else { 40 }
}

/// The outcome of one command.
#[derive(Default)]
pub struct Tally {
    pub codes: [usize; 3],
}

impl Tally {
    /// Runs a command, its input on the standard input.
    pub fn run(&mut self, folder: &Path, line: &[&str], input: &[u8]) -> Output {
        // From a file and into files, so that neither side waits for the other.
        fs::write(folder.join("input"), input).unwrap();
        let output = arbiter()
            .current_dir(folder)
            .args(line)
            .stdin(Stdio::from(fs::File::open(folder.join("input")).unwrap()))
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stderr);
        let code = output.status.code();
        let kept = || {
            let kept = std::env::temp_dir().join(format!("arbiter-fuzz-{}", std::process::id()));
            fs::write(&kept, input).unwrap();
            kept
        };
        let good = matches!(code, Some(0..=2)) && !said.contains("panicked");
        assert!(good, "{line:?} gave {code:?} for {}: {said}", kept().display());
        self.codes[usize::try_from(code.unwrap()).unwrap()] += 1;
        output
    }

    /// Counts the outcomes of other inputs too.
    pub fn add(&mut self, other: &Self) {
        self.codes.iter_mut().zip(other.codes).for_each(|(all, more)| *all += more);
    }

    /// At least this many in a hundred were accepted.
    #[track_caller]
    pub fn took(&self, what: &str, taken: usize, percent: usize) {
        let all: usize = self.codes.iter().sum();
        println!("{what}: {all} inputs, exit codes {:?}", self.codes);
        assert!(taken * 100 >= all * percent, "{what}: only {taken} of {all} were taken: {:?}", self.codes);
    }

    /// At least one input was refused: chance reached the checks.
    #[track_caller]
    pub fn refused_some(&self, what: &str) {
        assert!(self.codes[1] + self.codes[2] > 0, "{what}: nothing that was changed at random was refused");
    }
}

/// A text changed in one to three places: numbers, words, lines, characters, seldom bytes.
pub fn changed(text: &str, dice: &mut Dice) -> Vec<u8> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..dice.throw(4) {
        if lines.is_empty() {
            break;
        }
        let (at, other) = (dice.throw(lines.len()), dice.throw(lines.len()));
        match dice.throw(10) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[other].clone()),
            2 => lines.swap(at, other),
            3 | 4 => {
                let number = dice.pick(&["0", "1", "2", "35", "100", "-1", "99999999999999999999", "1e9"]);
                let digits: String = lines[at].chars().filter(char::is_ascii_digit).take(2).collect();
                if !digits.is_empty() {
                    lines[at] = lines[at].replacen(&digits, number, 1);
                }
            }
            5 | 6 => {
                let word = lines[other].split_whitespace().next().unwrap_or("x").to_owned();
                let mut words: Vec<&str> = lines[at].split(' ').collect();
                let spot = dice.throw(words.len());
                words[spot] = &word;
                lines[at] = words.join(" ");
            }
            7 => {
                let character =
                    *dice.pick(&['\u{202e}', '\u{0}', 'é', '\u{1b}', '"', '\t', '\u{fffd}', '🖖']);
                lines[at].push(character);
            }
            8 => lines[at] = lines[at].chars().skip(1).collect(),
            _ => lines[at] = lines[at].repeat(1 + dice.throw(4)),
        }
    }
    let mut bytes = (lines.join("\n") + "\n").into_bytes();
    match dice.throw(30) {
        0 => bytes.truncate(bytes.len() / 2),
        1 => {
            let at = dice.throw(bytes.len());
            bytes[at] ^= 1 << dice.throw(8);
        }
        _ => {}
    }
    bytes
}

/// A document changed in one place, its shape mostly kept.
fn reshaped(value: &mut Value, dice: &mut Dice) {
    match value {
        Value::Array(items) if !items.is_empty() => {
            let at = dice.throw(items.len());
            match dice.throw(8) {
                0 => drop(items.remove(at)),
                1 => items.insert(at, items[at].clone()),
                _ => reshaped(&mut items[at], dice),
            }
        }
        Value::Object(fields) if !fields.is_empty() => {
            let key = fields.keys().nth(dice.throw(fields.len())).unwrap().clone();
            match dice.throw(10) {
                0 => drop(fields.remove(&key)),
                _ => reshaped(&mut fields[&key], dice),
            }
        }
        Value::Number(_) => {
            *value = dice.pick(&[0_i64, 1, 2, 3, 35, 80, 100, -5, i64::MAX]).to_owned().into()
        }
        Value::String(text) => {
            *text =
                (*dice.pick(&["Kira", "Odo", "Quark", "Rom", "complete", "time", "", "conceded"])).to_owned();
        }
        Value::Bool(it) => *it = !*it,
        _ => *value = Value::Null,
    }
}

/// A tournament of some rounds as `arbiter score` reads it, every result one that can happen.
fn history(dice: &mut Dice) -> Value {
    const NAMES: [&str; 9] = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Jadzia", "Miles", "Ezri"];
    let players = &NAMES[..4 + dice.throw(6)];
    let rounds = (0..1 + dice.throw(4)).map(|_| {
        let mut left: Vec<&str> = players.to_vec();
        let mut games = Vec::new();
        while left.len() > 1 {
            let one = left.swap_remove(dice.throw(left.len()));
            let other = left.swap_remove(dice.throw(left.len()));
            let loser = i64::try_from(dice.throw(95)).unwrap();
            let game = if dice.often(80) {
                json!({"table": games.len() + 1, "players": [one, other], "scores": [100, loser],
                       "end": {"reason": "complete", "winner": one}})
            } else {
                json!({"table": games.len() + 1, "players": [one, other], "scores": [loser, 40],
                       "end": {"reason": "time"}})
            };
            games.push(game);
        }
        json!({"games": games, "byes": left, "earned_byes": [], "absent": []})
    });
    let rounds: Vec<Value> = rounds.collect();
    let drops = match dice.often(30) {
        true => json!([{"player": players[0], "after_round": rounds.len()}]),
        false => json!([]),
    };
    json!({"players": players, "rounds": rounds, "drops": drops, "late": []})
}

/// As above, changed at random in three of four.
fn some_history(dice: &mut Dice) -> Vec<u8> {
    let mut value = history(dice);
    for _ in 0..dice.throw(4) {
        reshaped(&mut value, dice);
    }
    match dice.often(10) {
        true => changed(&serde_json::to_string_pretty(&value).unwrap(), dice),
        false => value.to_string().into_bytes(),
    }
}

#[test]
fn whatever_results_score_and_pair_are_given_they_answer_or_refuse() {
    let (folder, mut dice) = (tempfile::tempdir().unwrap(), Dice(11));
    let (mut score, mut pair) = (Tally::default(), Tally::default());
    for number in 0..many() {
        let profile = *dice.pick(&["tcc-1e-2023", "tcc-1e-2014", "decipher-1e-1998", "tcc-2e-2014"]);
        let input = some_history(&mut dice);
        score.run(folder.path(), &["score", "--profile", profile, "--json", "-"], &input);
        let input = some_history(&mut dice);
        let seed = (number * 7).to_string();
        pair.run(
            folder.path(),
            &["pair", "--profile", "tcc-1e-2023", "--seed", &seed, "--json", "-"],
            &input,
        );
    }
    score.took("score", score.codes[0], 30);
    score.refused_some("score");
    pair.took("pair", pair.codes[0], 30);
    pair.refused_some("pair");
}

#[test]
fn whatever_cuts_and_pods_score_and_pair_are_given_they_answer_or_refuse() {
    let (folder, mut dice) = (tempfile::tempdir().unwrap(), Dice(19));
    let (mut cuts, mut pods) = (Tally::default(), Tally::default());
    let (cut, heats) = (some_cut().to_string(), some_heats().to_string());
    for _ in 0..many() {
        let input = changed(&cut.replace(',', ",\n"), &mut dice);
        cuts.run(folder.path(), &["score", "--profile", "tcc-2e-2010", "--json", "-"], &input);
        cuts.run(folder.path(), &["pair", "--profile", "tcc-1e-2014", "--cut", "4", "--json", "-"], &input);
        let input = changed(&heats.replace(',', ",\n"), &mut dice);
        let profile = *dice.pick(&["tribbles-heats", "tribbles-places"]);
        pods.run(folder.path(), &["score", "--profile", profile, "--json", "-"], &input);
        pods.run(folder.path(), &["pair", "--profile", profile, "--seed", "3", "--json", "-"], &input);
        pods.run(folder.path(), &["pair", "--profile", profile, "--seed", "3", "--top", "-"], &input);
    }
    cuts.took("cut", cuts.codes[0], 20);
    cuts.refused_some("cut");
    pods.took("pods", pods.codes[0], 20);
    pods.refused_some("pods");
}

#[test]
fn whatever_list_a_deck_check_is_given_it_is_checked_or_refused() {
    let (folder, mut dice, mut tally) = (tempfile::tempdir().unwrap(), Dice(12), Tally::default());
    for _ in 0..many() {
        let list = changed(include_str!("../../data/demo/deck.txt"), &mut dice);
        let format = *dice.pick(&["1e-open", "1e-modern", "1e-traditional", "2e-standard", "tribbles"]);
        let on = *dice.pick(&["2026-05-12", "1998-01-01", "2000-10-30", "yesterday"]);
        tally.run(folder.path(), &["deck", "check", "--format", format, "--on", on, "--json", "-"], &list);
    }
    tally.took("deck check", tally.codes[0] + tally.codes[1], 50);
    tally.refused_some("deck check");
}

#[test]
fn whatever_table_of_cards_is_imported_it_is_stored_whole_or_refused() {
    let (folder, mut dice, mut tally) = (tempfile::tempdir().unwrap(), Dice(13), Tally::default());
    let table = data::card_table(Edition::Tribbles).to_text();
    for _ in 0..many() {
        let input = changed(&table, &mut dice);
        tally.run(folder.path(), &["cards", "import", "--database", "sqlite:a.db", "-"], &input);
    }
    tally.took("cards import", tally.codes[0], 20);
    tally.refused_some("cards import");
    let desk = desk_in(&folder.path().join("a.db"));
    assert!(crate::support::database::count(&desk, "card_tables") > 0);
}

/// A made-up document of rulings.
const RULINGS: &str = "\
Sample Rulings

LAMPS AND KETTLES

* blue lamp - The blue lamp counts as one of the thirty lamps on the shelf. It stays lit until the bell rings.

A second paragraph says that a broken blue lamp counts as well.

kettle - A kettle may be filled once each turn. See blue lamp.

  Loading - Load from the left.

counting - Count like this:
\t* one, then
\t* two.

moon gate - The moon gate opens at noon only and never twice.

";

#[test]
fn whatever_document_is_split_imported_and_searched_there_is_an_answer() {
    let (folder, mut dice) = (tempfile::tempdir().unwrap(), Dice(14));
    let (mut split, mut import, mut search) = (Tally::default(), Tally::default(), Tally::default());
    for number in 0..many() {
        let text = *dice.pick(&[RULINGS, include_str!("../../data/demo/house-rules.txt")]);
        let input = changed(text, &mut dice);
        split.run(folder.path(), &["rulings", "split", "--json", "-"], &input);
        let (work, issued) =
            (*dice.pick(&["1E-SR", "1E-CR", "2E-CR", "XX"]), format!("2001-{:02}-01", 1 + number % 13));
        let described = ["--work", work, "--issued", &issued, "--title", "Sample"];
        let line = [&["rulings", "import", "--database", "sqlite:a.db"], &described[..], &["-"]].concat();
        import.run(folder.path(), &line, &input);
        let words = changed("blue lamp kettle\nmoon gate\nhow often is it filled", &mut dice);
        let words = String::from_utf8_lossy(&words).replace('\0', " ");
        let on = *dice.pick(&["2002-08-05", "1994-01-01", "2000-13-01"]);
        let line = [
            "rulings",
            "search",
            "--database",
            "sqlite:a.db",
            "--edition",
            "1E",
            "--on",
            on,
            "--json",
            "--",
            &words,
        ];
        search.run(folder.path(), &line, b"");
    }
    split.took("rulings split", split.codes[0], 50);
    import.took("rulings import", import.codes[0], 25);
    import.refused_some("rulings import");
    search.took("rulings search", search.codes[0], 20);
    search.refused_some("rulings search");
}

/// A tournament in a database of its own, and its export.
pub fn tournament() -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk_in(&folder.path().join("a.db"));
    let slug = playing(&desk, "Fuzz Open", 8);
    let text = desk.export(&slug).unwrap();
    (folder, text)
}

pub fn desk_in(file: &Path) -> Desk {
    crate::support::desk_over(&DatabaseUrl::Sqlite(file.to_owned()))
}

/// An export changed at random and chained again, so that the checks of its entries refuse it, and not the chain.
pub fn forged(export: &str, dice: &mut Dice) -> String {
    let mut lines: Vec<Value> = export.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for _ in 0..dice.throw(3) {
        let at = dice.throw(lines.len());
        match dice.throw(6) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at].clone()),
            2 => {
                if let Some(name) = lines[at].get_mut("name") {
                    *name = (*dice.pick(&["Zoë", "Kira \u{202e}", "", "Odo"])).into();
                }
            }
            _ => {
                let payload = lines[at].get("payload").and_then(Value::as_str).unwrap_or("null");
                let mut payload: Value = serde_json::from_str(payload).unwrap();
                reshaped(&mut payload, dice);
                if lines[at].get("payload").is_some() {
                    lines[at]["payload"] = payload.to_string().into();
                }
            }
        }
    }
    sealed_again(lines)
}

/// The lines of an export with a chain that fits what is in them now.
pub fn sealed_again(mut lines: Vec<Value>) -> String {
    let id = serde_json::from_value(lines[0]["id"].clone()).unwrap();
    let (mut head, mut sequence) = (genesis(id), 0);
    for line in lines.iter_mut().filter(|line| line["line"] == "entry") {
        sequence += 1;
        let mut entry = line.clone();
        entry.as_object_mut().unwrap().remove("line");
        entry["sequence"] = sequence.into();
        let sealed = serde_json::from_value::<SealedEntry>(entry).unwrap().seal_after(&head);
        head.clone_from(&sealed.hash);
        *line = serde_json::to_value(sealed).unwrap();
        line["line"] = "entry".into();
    }
    stated_again(&mut lines);
    lines.iter().map(|line| line.to_string() + "\n").collect()
}

#[test]
fn whatever_export_is_imported_it_is_taken_whole_or_not_at_all() {
    let ((_there, export), folder, mut dice) = (tournament(), tempfile::tempdir().unwrap(), Dice(15));
    let (empty, file) = (folder.path().join("empty.db"), folder.path().join("a.db"));
    drop(desk_in(&empty));
    let mut tally = Tally::default();
    for _ in 0..many() {
        // Into an empty database each time: the same tournament is imported only once.
        for left in ["a.db", "a.db-wal", "a.db-shm", "a.db.heads"] {
            drop(fs::remove_file(folder.path().join(left)));
        }
        fs::copy(&empty, &file).unwrap();
        let input = match dice.often(20) {
            true => changed(&export, &mut dice),
            false => forged(&export, &mut dice).into_bytes(),
        };
        let output =
            tally.run(folder.path(), &["tournament", "import", "--database", "sqlite:a.db", "-"], &input);
        // Into an empty database, exactly what verifies on its own is accepted.
        let alone = Tally::default().run(folder.path(), &["verify-file", "-"], &input);
        assert_eq!(
            alone.status.success(),
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&alone.stdout)
        );
        let desk = desk_in(&file);
        let found = desk.verify(None).unwrap();
        let taken = output.status.code() == Some(0);
        assert_eq!(found.len(), usize::from(taken), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(found.iter().all(|log| log.holds()), "{:?}", found[0].problems);
    }
    tally.took("tournament import", tally.codes[0], 15);
    tally.refused_some("tournament import");
}

#[test]
fn whatever_file_is_restored_the_old_database_is_kept() {
    let ((there, _), folder, mut dice) = (tournament(), tempfile::tempdir().unwrap(), Dice(16));
    let sealed = folder.path().join("sealed.db");
    desk_in(&there.path().join("a.db")).back_up(&sealed, Utc::now()).unwrap();
    let bytes = fs::read(&sealed).unwrap();
    let mut tally = Tally::default();
    for _ in 0..many() {
        let mut input = bytes.clone();
        match dice.throw(5) {
            0 | 1 => {}
            2 => input.truncate(dice.throw(bytes.len())),
            3 => input.extend_from_slice(b"more"),
            _ => {
                let at = dice.throw(input.len());
                input[at] ^= 1 << dice.throw(8);
            }
        }
        let even_so: &[&str] = if dice.often(30) { &["--even-so"] } else { &[] };
        let here = tempfile::tempdir().unwrap();
        drop(playing(&desk_in(&here.path().join("a.db")), "Kept Open", 4));
        let line = [&["restore", "--database", "sqlite:a.db", "input"], even_so].concat();
        let output = tally.run(here.path(), &line, &input);
        let title = if output.status.success() { "fuzz-open" } else { "kept-open" };
        let desk = desk_in(&here.path().join("a.db"));
        let found = desk.tournaments().unwrap().readable;
        assert_eq!(found.iter().map(|one| one.summary.slug.to_string()).collect::<Vec<_>>(), [title]);
        crate::support::all_hold(&desk);
    }
    tally.took("restore", tally.codes[0], 30);
    tally.refused_some("restore");
}
