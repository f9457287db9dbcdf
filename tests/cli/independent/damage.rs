//! Damaged and forged exports: both programs find them.

use std::fs;
use std::path::Path;
use std::process::Output;

use super::{exported, python, second_opinion, simulated};
use crate::fuzz::{changed, forged, many, sealed_again, tournament};
use crate::support::exports::unstated;
use crate::support::forms::Dice;
use crate::support::program::arbiter;
use crate::support::reason;
use crate::support::scenario::{End, Scenario};
use arbiter::domain::bracket::cut::{Cut, Size};
use arbiter::domain::hash::ListHash;
use arbiter::domain::id::{AtTable, EntryNumber, RoundNumber, TableNumber};
use arbiter::domain::pods::score::PodScore;
use arbiter::domain::tournament::Stamped;
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{
    ChangeProfile, CloseTournament, Command, CorrectResult, DiscardPairings, FixTable, ReopenTournament,
    ReportPod, ReseatPlayers, SeatLatePair, SeatLatePlayer, StartCut, UndoAct, Undoer,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::entry::{ActRedone, ActUndone, Entry};
use arbiter::domain::tournament::undo_refusal::MOST_UNDOINGS;
use serde_json::{Value, json};

/// What both say of a file: exit codes and words, the program's first.
pub(super) fn asked(folder: &Path, export: &str, more: &[&str]) -> [(Option<i32>, String); 2] {
    let file = folder.join("asked.jsonl");
    fs::write(&file, export).unwrap();
    let said = |output: Output| {
        let words = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(words).unwrap())
    };
    let program = arbiter().arg("verify-file").args(more).arg(&file).output().unwrap();
    [said(program), said(second_opinion(more, &[file]))]
}

#[test]
fn both_programs_find_any_damage() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let files = simulated(folder.path(), 5, ("1E", 9, 4, Some(4), 2));
    let export = fs::read_to_string(&files[0]).unwrap();
    for (code, said) in asked(folder.path(), &export, &[]) {
        assert_eq!(code, Some(0), "the control: {said}");
        assert!(said.contains("verified"), "{said}");
    }

    let lines: Vec<&str> = export.lines().collect();
    let at =
        |kind: &str| lines.iter().position(|line| line.contains(&format!("\"kind\":\"{kind}\""))).unwrap();
    let (recorded, deck) =
        (at("result-recorded"), lines.iter().position(|line| line.contains("\"line\":\"deck\"")).unwrap());
    let rejoined = |lines: &[String]| lines.join("\n") + "\n";
    let changed = |change: &dyn Fn(&mut Vec<String>)| {
        let mut lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        change(&mut lines);
        rejoined(&lines)
    };
    let other_digit = |line: &mut String, key: &str| {
        let at = line.find(&format!("\"{key}\":\"")).unwrap() + key.len() + 4;
        let digit = if line[at..].starts_with('0') { "1" } else { "0" };
        line.replace_range(at..=at, digit);
    };
    let damaged = [
        ("a changed score", changed(&|lines| lines[recorded] = lines[recorded].replacen("100", "105", 1))),
        ("a cut-off end", changed(&|lines| drop(lines.pop()))),
        ("a removed name", changed(&|lines| drop(lines.remove(1)))),
        ("a removed entry", changed(&|lines| drop(lines.remove(recorded)))),
        ("a removed deck list", changed(&|lines| drop(lines.remove(deck)))),
        ("exchanged entries", changed(&|lines| lines.swap(recorded, recorded + 1))),
        ("a doubled entry", changed(&|lines| lines.insert(recorded, lines[recorded].clone()))),
        ("a changed hash", changed(&|lines| other_digit(&mut lines[recorded], "hash"))),
        ("a changed hash at the end", changed(&|lines| other_digit(lines.last_mut().unwrap(), "hash"))),
        ("a changed hash of a deck list", changed(&|lines| other_digit(&mut lines[deck], "sha256"))),
        (
            "a changed time",
            changed(&|lines| lines[recorded] = lines[recorded].replacen("\"at\":\"20", "\"at\":\"19", 1)),
        ),
        ("another tournament", changed(&|lines| other_digit(&mut lines[0], "id"))),
    ];
    for (what, text) in &damaged {
        assert_ne!(*text, export, "{what} changes something");
        for (code, said) in asked(folder.path(), text, &[]) {
            assert_eq!(code, Some(1), "{what}: {said}");
            assert!(said.contains("DOES NOT VERIFY"), "{what}: {said}");
        }
    }

    let cut = changed(&|lines| drop(lines.pop()));
    for (_, said) in asked(folder.path(), &cut, &[]) {
        let (whole, left) = (lines.len(), lines.len() - 1);
        let words = format!("line 1 says that the file has {whole} lines, but it ends after line {left}");
        assert!(said.contains(&words), "{said}");
    }

    // The chain alone cannot show that its end is missing, and exports of the first versions do not state their length;
    // a code from the foot of a page can.
    let (export, cut) = (unstated(&export), unstated(&cut));
    for (code, said) in asked(folder.path(), &cut, &[]) {
        assert_eq!(code, Some(0), "the control: {said}");
    }
    let head: Value = serde_json::from_str(lines.last().unwrap()).unwrap();
    let code = format!("{}-{}", head["sequence"], &head["hash"].as_str().unwrap()[..20]);
    for (held, said) in asked(folder.path(), &export, &["--head", &code]) {
        assert_eq!(held, Some(0), "{said}");
    }
    for (missed, said) in asked(folder.path(), &cut, &["--head", &code]) {
        assert_eq!(missed, Some(1), "{said}");
        assert!(said.contains("nd was cut off"), "{said}");
    }
    let [(_, json), _] = asked(folder.path(), &cut, &["--head", &code, "--json"]);
    let told: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&told["verified"], &told["head_code"]["holds"]), (&json!(true), &json!(false)), "{told}");
    // An editor may have put its mark before the first line.
    for (code, said) in asked(folder.path(), &format!("\u{feff}{export}"), &[]) {
        assert_eq!(code, Some(0), "with a byte order mark: {said}");
    }
    // Nor are names in the chain, but their order is fixed.
    let [_, (code, said)] = asked(folder.path(), &changed(&|lines| lines.swap(1, 2)), &[]);
    assert_eq!(code, Some(1), "{said}");

    for unusable in [
        "",
        "{}\n",
        "not an export\n",
        "[1]\n",
        "{\"line\":\"tournament\"",
        &lines[1..].join("\n"),
        &export[..export.len() / 2],
    ] {
        for (code, said) in asked(folder.path(), unusable, &[]) {
            assert_eq!(code, Some(2), "{unusable:.80}: {said}");
        }
    }
    let missing = second_opinion(&[], &[folder.path().join("nothing-here")]);
    assert_eq!(missing.status.code(), Some(2));
}

/// A forged payload: `change` edits the nth entry of a kind, and the whole chain is computed again.
pub(super) fn reforged(export: &str, kind: &str, nth: usize, change: impl Fn(&mut Value)) -> String {
    let mut lines: Vec<Value> = export.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let line = lines.iter_mut().filter(|line| line["kind"] == kind).nth(nth).unwrap();
    let mut payload: Value = serde_json::from_str(line["payload"].as_str().unwrap()).unwrap();
    change(&mut payload);
    line["payload"] = payload.to_string().into();
    sealed_again(lines)
}

fn exchange(payload: &mut Value, one: &str, other: &str) {
    let moved = payload.pointer_mut(one).unwrap().take();
    let back = std::mem::replace(payload.pointer_mut(other).unwrap(), moved);
    *payload.pointer_mut(one).unwrap() = back;
}

#[test]
fn a_forged_log_with_a_new_chain_is_found_by_its_figures() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let duels = fs::read_to_string(&simulated(folder.path(), 5, ("1E", 9, 4, Some(4), 2))[0]).unwrap();
    let pods = fs::read_to_string(&simulated(folder.path(), 5, ("TR", 13, 4, None, 2))[0]).unwrap();
    type Forger = fn(&mut Value);
    let second = fs::read_to_string(&simulated(folder.path(), 5, ("2E", 8, 4, Some(2), 2))[0]).unwrap();
    let forgeries: [(&str, &str, usize, Forger, &str); 24] = [
        (
            &second,
            "result-recorded",
            0,
            |it| it["result"] = json!({"scores": [100, 0], "end": {"reason": "complete", "winner": "a"}}),
            "a win takes a planet and a space mission",
        ),
        (
            &second,
            "result-recorded",
            0,
            |it| {
                let end = json!({"reason": "complete", "winner": "b"});
                let missions = json!({"planet": true, "space": false});
                it["result"] = json!({"scores": [0, 100], "end": end, "missions": missions});
            },
            "a win takes a planet and a space mission",
        ),
        (
            &duels,
            "result-recorded",
            0,
            |it| it["result"]["missions"] = json!({"planet": true, "space": true}),
            "no missions are ticked with it",
        ),
        (&duels, "round-paired", 1, |it| it["rematches"] = 1.into(), "is said to have rematches 1"),
        (&duels, "round-paired", 1, |it| it["float"] = "1".into(), "is said to have float 1"),
        (
            &duels,
            "round-paired",
            1,
            |it| it["seed"] = 7.into(),
            "does not follow from the number drawn at set-up",
        ),
        (
            &duels,
            "round-paired",
            1,
            |it| exchange(it, "/tables/0/players/0", "/tables/3/players/0"),
            "can be paired better",
        ),
        (
            &duels,
            "round-paired",
            1,
            |it| exchange(it, "/tables/0/players/0", "/bye/player"),
            "can be paired better: byes that the player with the bye had before",
        ),
        (
            &duels,
            "round-paired",
            2,
            |it| it["tables"][0]["players"][0] = it["tables"][1]["players"][0].clone(),
            "times",
        ),
        (
            &duels,
            "round-paired",
            2,
            |it| it["absent"] = json!([it["tables"][0]["players"][0]]),
            "marked absent",
        ),
        (
            &duels,
            "result-recorded",
            0,
            |it| exchange(it, "/result/scores/0", "/result/scores/1"),
            "is impossible",
        ),
        (
            &duels,
            "result-recorded",
            0,
            |it| it["result"] = json!({"scores": [0, 0], "end": {"reason": "time"}}),
            "said to have float",
        ),
        (&duels, "cut-started", 0, |it| exchange(it, "/seeds/0", "/seeds/1"), "the standings give"),
        (
            &duels,
            "stage-paired",
            0,
            |it| exchange(it, "/tables/0/players/0", "/tables/1/players/0"),
            "the bracket gives",
        ),
        (&pods, "heat-paired", 1, |it| it["repeats"] = 0.into(), "is said to repeat 0 pairs"),
        (&pods, "heat-paired", 1, |it| exchange(it, "/pods/0/players/0", "/pods/1/players/0"), "repeat"),
        (&pods, "top-table-seated", 0, |it| exchange(it, "/pod/players/3", "/reserves/0"), "the heats give"),
        (
            &pods,
            "pod-recorded",
            0,
            |it| it["score"]["totals"] = json!([9_000_000, 9_000_000, 9_000_000, 9_000_000, 9_000_000]),
            "the heats give",
        ),
        (
            &duels,
            "round-paired",
            1,
            |it| it["tables"][0]["cause"]["swiss"]["reason"]["points"][0] = 99.into(),
            "the reason of table 1 in round 2",
        ),
        (
            &duels,
            "round-paired",
            1,
            |it| it["tables"][0]["cause"]["swiss"]["reason"]["met_in"] = json!([1]),
            "the reason of table 1 in round 2",
        ),
        (
            &duels,
            "round-paired",
            1,
            |it| it["bye"]["cause"]["swiss"]["points"] = 99.into(),
            "the reason of the bye in round 2",
        ),
        (
            &duels,
            "stage-paired",
            0,
            |it| it["tables"][0]["cause"]["bracket"]["seeds"][0] = 7.into(),
            "the reason of table 1 in round 5",
        ),
        (&duels, "player-registered", 3, |it| it["from_round"] = 6.into(), "but round 1 is next"),
        (
            &duels,
            "deck-submitted",
            0,
            |it| it["player"] = 99.into(),
            "about player 99, who is not in the tournament",
        ),
    ];
    for control in [&duels, &second, &pods] {
        let [(program, _), (code, said)] =
            asked(folder.path(), &reforged(control, "tournament-closed", 0, |_| {}), &[]);
        assert_eq!(
            (program, code),
            (Some(0), Some(0)),
            "the control, sealed anew and otherwise the same: {said}"
        );
    }
    for (export, kind, nth, forger, words) in forgeries {
        let [(program, ours), (code, said)] = asked(folder.path(), &reforged(export, kind, nth, forger), &[]);
        assert_eq!((program, code), (Some(1), Some(1)), "{kind} {nth}, {words}: {ours}{said}");
        assert!(said.contains(words), "{kind} {nth}, {words}: {said}");
        assert!(!said.contains("its hash"), "the chain is whole: {said}");
    }
}

#[test]
fn a_forged_log_whose_entries_come_where_they_cannot_is_found_and_not_imported() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let export = fs::read_to_string(&simulated(folder.path(), 5, ("1E", 9, 4, Some(4), 2))[0]).unwrap();
    let lines: Vec<Value> = export.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let at = |kind: &str| lines.iter().position(|line| line["kind"] == kind).unwrap();
    let (recorded, closed) = (at("result-recorded"), at("round-closed"));
    let moved = |change: &dyn Fn(&mut Vec<Value>)| {
        let mut lines = lines.clone();
        change(&mut lines);
        sealed_again(lines)
    };
    let seeds = reforged(&export, "cut-started", 0, |it| exchange(it, "/seeds/0", "/seeds/1"));
    let bracket =
        reforged(&export, "stage-paired", 0, |it| exchange(it, "/tables/0/players/0", "/tables/1/players/0"));
    for (ours, theirs, forged) in [
        (
            "it closes round 1, which is not being played",
            "it is not being played",
            moved(&|lines| lines.insert(closed + 1, lines[closed].clone())),
        ),
        (
            "it records a second result",
            "had a result already",
            moved(&|lines| lines.insert(recorded + 1, lines[recorded].clone())),
        ),
        (
            "it records a result in round 1, which is not being played",
            "is closed without a result",
            moved(&|lines| {
                let late = lines.remove(recorded);
                lines.insert(closed, late);
            }),
        ),
        (
            "it comes after the end of the tournament",
            "it comes after the end of the tournament",
            moved(&|lines| lines.insert(at("tournament-closed") + 1, lines[recorded].clone())),
        ),
        (
            "its seed 7 does not follow",
            "does not follow from the number drawn at set-up",
            reforged(&export, "round-paired", 1, |it| it["seed"] = 7.into()),
        ),
        (
            "lets player 4 play from round 6 on",
            "but round 1 is next",
            reforged(&export, "player-registered", 3, |it| it["from_round"] = 6.into()),
        ),
        ("the final ranking cannot be computed", "the standings give", seeds.clone()),
        ("its players or reserves are not those", "the standings give", seeds),
        ("the final ranking cannot be computed", "the bracket gives", bracket),
    ] {
        let [(program, said), (code, heard)] = asked(folder.path(), &forged, &[]);
        assert_eq!((program, code), (Some(1), Some(1)), "{ours}: {said} {heard}");
        assert!(said.contains(ours) && !said.contains("does not give its hash"), "{ours}: {said}");
        assert!(heard.contains(theirs), "{theirs}: {heard}");
        let database = format!("sqlite:{}", folder.path().join("elsewhere.db").display());
        let file = folder.path().join("asked.jsonl");
        let taken = arbiter().args(["tournament", "import", "--database", &database]).arg(&file).output();
        let taken = taken.unwrap();
        assert_eq!(taken.status.code(), Some(1), "{ours}: {}", String::from_utf8_lossy(&taken.stdout));
    }
}

#[test]
fn a_name_or_a_deck_list_that_no_entry_speaks_of_is_found_and_not_imported() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let export = fs::read_to_string(&simulated(folder.path(), 5, ("1E", 9, 4, Some(4), 2))[0]).unwrap();
    let lines: Vec<Value> = export.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let with = |before: &str, line: Value| {
        let mut lines = lines.clone();
        let at = lines.iter().position(|line| line["line"] == before).unwrap();
        lines.insert(at, line);
        sealed_again(lines)
    };
    let name = json!({"line": "person", "id": "ffffffff-0000-4000-8000-000000000001", "name": "Odo"});
    let text = "1 A list of nobody";
    let list = json!({"line": "deck", "sha256": ListHash::of(text), "text": text});
    for (said, smuggled) in [
        ("the name of person ffffffff-0000-4000-8000-000000000001 belongs to no entry", with("deck", name)),
        ("belongs to no entry", with("entry", list)),
    ] {
        for (code, heard) in asked(folder.path(), &smuggled, &[]) {
            assert_eq!(code, Some(1), "{said}: {heard}");
            assert!(heard.contains(said), "{said}: {heard}");
        }
        let database = format!("sqlite:{}", folder.path().join("elsewhere.db").display());
        let file = folder.path().join("asked.jsonl");
        let taken = arbiter().args(["tournament", "import", "--database", &database]).arg(&file).output();
        assert_eq!(taken.unwrap().status.code(), Some(1), "{said}");
    }
}

#[test]
fn exchanged_lines_and_what_no_page_takes_are_found_by_both() {
    type Change = Box<dyn Fn(&mut Vec<Value>)>;
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let export = fs::read_to_string(&simulated(folder.path(), 5, ("1E", 9, 4, Some(4), 2))[0]).unwrap();
    let lines: Vec<Value> = export.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let first = |kind: &str| lines.iter().position(|line| line["line"] == kind).unwrap();
    let (name, deck, entry) = (first("person"), first("deck"), first("entry"));
    let called = |text: &str| {
        let text = text.to_owned();
        move |lines: &mut Vec<Value>| lines[name]["name"] = text.as_str().into()
    };
    let first_line =
        |key: &'static str, text: &'static str| move |lines: &mut Vec<Value>| lines[0][key] = text.into();
    let clock = "created in a year that no clock shows";
    let changes: [(&str, Change); 15] = [
        (
            "the names are not in the order of their id",
            Box::new(move |lines: &mut Vec<Value>| lines.swap(name, name + 1)),
        ),
        (
            "the deck lists are not in the order of their sha256",
            Box::new(move |lines: &mut Vec<Value>| lines.swap(deck, deck + 1)),
        ),
        (
            "names come first, then deck lists",
            Box::new(move |lines: &mut Vec<Value>| lines.swap(deck - 1, deck)),
        ),
        (
            "names come first, then deck lists",
            Box::new(move |lines: &mut Vec<Value>| lines.swap(entry - 1, entry)),
        ),
        (
            "the names are not in the order of their id",
            Box::new(move |lines: &mut Vec<Value>| {
                let again = lines[name].clone();
                lines.insert(name, again);
            }),
        ),
        ("name 1 has 61 characters; a name has at most 60", Box::new(called(&"é".repeat(61)))),
        ("name 1 is empty", Box::new(called(""))),
        ("name 1 is empty", Box::new(called(" \u{a0}"))),
        ("name 1 holds a character that cannot be seen", Box::new(called("Kira\u{200b}Nerys"))),
        ("name 1 holds a character that cannot be seen", Box::new(called("Kira\nNerys"))),
        (
            "name 1 holds a character that cannot be seen",
            Box::new(called("Z\u{301}\u{301}\u{301}\u{301}\u{301}")),
        ),
        (clock, Box::new(first_line("created_at", "0001-01-01T00:00:00Z"))),
        (clock, Box::new(first_line("created_at", "9999-12-31T00:00:00Z"))),
        ("“-” is no address", Box::new(first_line("slug", "-"))),
        ("“open-” is no address", Box::new(first_line("slug", "open-"))),
    ];
    for (words, change) in changes {
        let mut changed = lines.clone();
        change(&mut changed);
        for (code, said) in asked(folder.path(), &sealed_again(changed), &[]) {
            assert_eq!(code, Some(1), "{words}: {said}");
            assert!(said.contains(words), "{words}: {said}");
        }
    }
    for name in ["é".repeat(60), "A\u{300}\u{301}\u{302}\u{303}".to_owned(), "می\u{200c}خواهم".to_owned()]
    {
        let mut changed = lines.clone();
        called(&name)(&mut changed);
        for (code, said) in asked(folder.path(), &sealed_again(changed), &[]) {
            assert_eq!(code, Some(0), "{name}: {said}");
        }
    }
}

#[test]
fn an_entry_of_nobody_half_a_character_and_rules_of_another_shape_are_found_by_both() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let export = fs::read_to_string(&simulated(folder.path(), 5, ("1E", 9, 4, Some(4), 2))[0]).unwrap();
    let mut lines: Vec<Value> = export.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    lines.iter_mut().find(|line| line["kind"] == "round-published").unwrap()["actor"] = "system".into();
    for (code, said) in asked(folder.path(), &sealed_again(lines), &[]) {
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains("does not say who made it"), "{said}");
    }
    for part in ["\"name\":\"", "\"text\":\"", "\"person\",\"id\":\""] {
        assert!(export.contains(part), "{part}");
        let halved = export.replacen(part, &format!("{part}\\ud800"), 1);
        for (code, said) in asked(folder.path(), &halved, &[]) {
            assert_eq!(code, Some(2), "{part}: {said}");
            assert!(!said.contains("Traceback"), "{part}: {said}");
        }
    }
    let shapeless =
        reforged(&export, "tournament-created", 0, |it| it["profile"]["rounds"] = json!(["none"]));
    for (code, said) in asked(folder.path(), &shapeless, &[]) {
        assert_eq!(code, Some(2), "{said}");
        assert!(!said.contains("Traceback"), "{said}");
    }
}

/// A paired round as versions wrote it that kept the sentence of a pair and not its reason.
fn unreasoned(paired: &mut Value) {
    for table in paired["tables"].as_array_mut().unwrap() {
        table.as_object_mut().unwrap().remove("cause");
    }
    paired["bye"].as_object_mut().unwrap().remove("cause");
}

#[test]
fn the_program_alone_finds_a_forged_pairing_without_reasons_and_a_round_that_begins_too_early() {
    let folder = tempfile::tempdir().unwrap();
    let export = fs::read_to_string(&simulated(folder.path(), 5, ("1E", 9, 4, Some(4), 2))[0]).unwrap();
    let says = |export: &str| {
        let file = folder.path().join("asked.jsonl");
        fs::write(&file, export).unwrap();
        let output = arbiter().arg("verify-file").arg(&file).output().unwrap();
        (output.status.code(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
    };
    let paired = |change: &dyn Fn(&mut Value)| {
        reforged(&export, "round-paired", 1, |it| {
            unreasoned(it);
            change(it);
        })
    };
    let without = |kind: &str| {
        let mut lines: Vec<Value> = export.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let at = lines.iter().position(|line| line["kind"] == kind).unwrap();
        lines.remove(at);
        sealed_again(lines)
    };
    let (code, said) = says(&paired(&|_| {}));
    assert_eq!(code, Some(0), "the control: {said}");
    let figures = "it gives other reasons or figures for the pairs of round 2";
    for (words, forged) in [
        (figures, paired(&|it| it["rematches"] = 9.into())),
        (
            "the tables of round 2 are not in the order",
            paired(&|it| it["tables"].as_array_mut().unwrap().reverse()),
        ),
        (
            "pairs round 2 otherwise",
            paired(&|it| it["tables"][0]["players"].as_array_mut().unwrap().reverse()),
        ),
        ("round 2 leaves out a player", paired(&|it| it["bye"] = Value::Null)),
        ("round 2", paired(&|it| exchange(it, "/tables/0/players/0", "/tables/3/players/0"))),
        ("round 2", paired(&|it| exchange(it, "/tables/0/players/0", "/bye/player"))),
        ("it begins a round or a cut while round 1 is open", without("round-closed")),
    ] {
        let (code, said) = says(&forged);
        assert_eq!(code, Some(1), "{words}: {said}");
        assert!(said.contains(words) && !said.contains("does not give its hash"), "{words}: {said}");
    }
}

#[test]
fn a_forged_pairing_of_a_usual_field_is_found() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    for players in [24, 64] {
        let files = simulated(folder.path(), 5, ("2E", players, 4, None, 2));
        let export = fs::read_to_string(&files[0]).unwrap();
        let [_, (code, said)] = asked(folder.path(), &export, &[]);
        assert_eq!(code, Some(0), "the control: {said}");
        assert!(said.contains("4 pairings") && !said.contains("bounds only"), "{said}");
        let forged = reforged(&export, "round-paired", 2, |it| {
            let last = it["tables"].as_array().unwrap().len() - 1;
            exchange(it, "/tables/0/players/0", &format!("/tables/{last}/players/0"));
        });
        let [(program, ours), (code, said)] = asked(folder.path(), &forged, &[]);
        assert_eq!(program, Some(1), "{players}: the reasons are those of other players: {ours}");
        assert_eq!(code, Some(1), "{players}: {said}");
        assert!(said.contains("round 3 can be paired better"), "{players}: {said}");
    }
}

#[test]
fn the_second_opinion_answers_whatever_it_reads() {
    let Some(()) = python() else { return };
    let ((_there, export), folder, mut dice) = (tournament(), tempfile::tempdir().unwrap(), Dice(21));
    let mut codes = [0; 3];
    for number in 0..many() {
        let file = folder.path().join(format!("{number}.jsonl"));
        let input = if dice.often(50) {
            changed(&export, &mut dice)
        } else {
            forged(&export, &mut dice).into_bytes()
        };
        fs::write(&file, input).unwrap();
        let code = second_opinion(&["--standings"], &[file]).status.code();
        codes[usize::try_from(code.unwrap()).unwrap()] += 1;
    }
    assert!(codes.iter().all(|count| *count > 0), "{codes:?}");
}

#[test]
fn a_pod_that_was_reported_and_then_seated_anew_is_found() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let nine = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir", "Jake"];
    let told = Scenario::in_pods().registers(nine).starts_round();
    let round = RoundNumber(1);
    let seats: Vec<_> = told.tournament.round(round).unwrap().pods().map(|pod| pod.pod.clone()).collect();
    let (one, other, reason) = (seats[0].players[0], seats[1].players[0], "a family".into());
    let told = told.give(Command::ReseatPlayers(ReseatPlayers { round, one, other, reason })).goes();
    let scores = (0..seats[0].players.len()).map(|seat| i64::from(seat == 0)).collect();
    let (at, player) = (AtTable::new(round, seats[0].table), seats[0].players[1]);
    let told =
        told.give(Command::ReportPod(ReportPod { at, player, score: PodScore::Totals(scores) })).goes();
    let export = exported(&told, 77);
    let [(program, _), (code, said)] = asked(folder.path(), &export, &[]);
    assert_eq!((program, code), (Some(0), Some(0)), "the control: {said}");
    let mut lines: Vec<Value> = export.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let at = |kind: &str| lines.iter().position(|line| line["kind"] == kind).unwrap();
    let (reseated, reported) = (at("pods-reseated"), at("pod-reported"));
    for part in ["kind", "payload"] {
        let moved = lines[reseated][part].take();
        let back = std::mem::replace(&mut lines[reported][part], moved);
        lines[reseated][part] = back;
    }
    let [(program, ours), (code, said)] = asked(folder.path(), &sealed_again(lines), &[]);
    assert_eq!((program, code), (Some(1), Some(1)), "{ours}{said}");
    assert!(said.contains("is seated anew, but is none or has a score or a report"), "{said}");
}

#[test]
fn a_pod_that_leaves_out_somebody_who_is_still_here_is_found() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let nine = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir", "Jake"];
    let told = Scenario::in_pods().registers(nine).starts_round();
    let round = RoundNumber(1);
    let seats: Vec<_> = told.tournament.round(round).unwrap().pods().map(|pod| pod.pod.clone()).collect();
    let (one, other, stays) = (seats[0].players[0], seats[1].players[0], seats[1].players[1]);
    let name = told.name(other).to_owned();
    let reason = "left without a word".into();
    let told = told.drops(&name).goes();
    let told = told.give(Command::ReseatPlayers(ReseatPlayers { round, one, other, reason })).goes();
    let export = exported(&told, 86);
    let [(program, ours), (code, said)] = asked(folder.path(), &export, &[]);
    assert_eq!((program, code), (Some(0), Some(0)), "the control: {ours}{said}");
    let forged = reforged(&export, "pods-reseated", 0, |it| {
        let players = it["pods"][1]["players"].as_array_mut().unwrap();
        let seat = players.iter().position(|player| *player == json!(stays)).unwrap();
        players[seat] = json!(other);
    });
    let [(program, ours), (code, said)] = asked(folder.path(), &forged, &[]);
    assert_eq!((program, code), (Some(1), Some(1)), "{ours}{said}");
    assert!(ours.contains("it seats other players in heat 1 than were there"), "{ours}");
    assert!(
        said.contains("the change by hand of heat 1 seats somebody twice or leaves somebody out"),
        "{said}"
    );
}

#[test]
fn a_heat_that_is_seated_again_because_somebody_left_is_read_without_a_difference() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let eight = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir"];
    let told = Scenario::in_pods().registers(eight).starts_round();
    let published = EntryNumber(u32::try_from(told.log.len()).unwrap());
    let span = ActSpan { first: published, last: published };
    let by = Undoer { id: "account:nog".into(), directs: true };
    let told = told.drops("Nog").goes();
    let told = told.give(Command::UndoAct(UndoAct { span, by, reason: "Nog left".into() })).goes();
    let discard = DiscardPairings { reason: "Nog left".into() };
    let told = told.give(Command::DiscardPairings(discard)).goes().starts_round();
    let [(program, ours), (code, said)] = asked(folder.path(), &exported(&told, 87), &[]);
    assert_eq!((program, code), (Some(0), Some(0)), "{ours}{said}");
}

#[test]
fn late_players_who_push_others_out_of_a_round_in_play_are_found() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]).starts_round();
    let (round, told) = (RoundNumber(1), told.registers(["Garak", "Ziyal"]));
    let one = told.tournament.round(round).unwrap().tables().next().unwrap().pair.players[0];
    let [garak, ziyal] = ["Garak", "Ziyal"].map(|name| told.player(name));
    let (other, reason) = (garak, "no train".into());
    let told = told.give(Command::ReseatPlayers(ReseatPlayers { round, one, other, reason })).goes();
    let export = exported(&told, 80);
    let [(program, ours), (code, said)] = asked(folder.path(), &export, &[]);
    assert_eq!((program, code), (Some(0), Some(0)), "the control: {ours}{said}");
    let both = json!([garak, ziyal]);
    let without_a_table = |it: &mut Value| it["tables"][0]["players"] = both.clone();
    let without_the_bye = |it: &mut Value| {
        it["tables"][0]["table"] = 3.into();
        it["tables"][0]["players"] = both.clone();
        it["bye"] = "ends".into();
    };
    let forged = [
        reforged(&export, "tables-reseated", 0, without_a_table),
        reforged(&export, "tables-reseated", 0, without_the_bye),
    ];
    for forged in forged {
        let [(program, ours), (code, said)] = asked(folder.path(), &forged, &[]);
        assert_eq!((program, code), (Some(1), Some(1)), "{ours}{said}");
        assert!(ours.contains("it leaves players of round 1 without a place"), "{ours}");
        assert!(said.contains("the change by hand of round 1 leaves somebody without a place"), "{said}");
    }
}

#[test]
fn a_bye_that_ends_for_the_place_of_somebody_who_is_still_here_is_found() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]).starts_round();
    let round = RoundNumber(1);
    let played = told.tournament.round(round).unwrap();
    let (one, other) = (played.bye.as_ref().unwrap().player, played.tables().next().unwrap().pair.players[0]);
    let name = told.name(other).to_owned();
    let reason = "left without a word".into();
    let told = told.drops(&name).goes();
    let told = told.give(Command::ReseatPlayers(ReseatPlayers { round, one, other, reason })).goes();
    let export = exported(&told, 85);
    let [(program, ours), (code, said)] = asked(folder.path(), &export, &[]);
    assert_eq!((program, code), (Some(0), Some(0)), "the control: {ours}{said}");
    let forged =
        reforged(&export, "tables-reseated", 0, |it| it["tables"][0]["players"] = json!([other, one]));
    let [(program, ours), (code, said)] = asked(folder.path(), &forged, &[]);
    assert_eq!((program, code), (Some(1), Some(1)), "{ours}{said}");
    assert!(ours.contains("it leaves players of round 1 without a place"), "{ours}");
    assert!(said.contains("the change by hand of round 1 leaves somebody without a place"), "{said}");
}

#[test]
fn late_players_who_come_in_otherwise_than_two_at_a_new_table_are_found() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]).starts_round();
    let (round, told) = (RoundNumber(1), told.registers(["Garak", "Ziyal", "Morn"]));
    let played = told.tournament.round(round).unwrap();
    let (bye, [seated, _]) =
        (played.bye.as_ref().unwrap().player, played.tables().next().unwrap().pair.players);
    let [garak, ziyal, morn] = ["Garak", "Ziyal", "Morn"].map(|name| told.player(name));
    let pair = SeatLatePair { round, players: [garak, ziyal], reason: "one shuttle".into() };
    let export = exported(&told.give(Command::SeatLatePair(pair)).goes(), 84);
    let [(program, ours), (code, said)] = asked(folder.path(), &export, &[]);
    assert_eq!((program, code), (Some(0), Some(0)), "the control: {ours}{said}");
    let change = |change: &dyn Fn(&mut Value)| reforged(&export, "tables-reseated", 0, |it| change(it));
    let one_more = |it: &mut Value, players: Value| {
        let mut table = it["tables"][0].clone();
        table["table"] = 4.into();
        table["players"] = players;
        it["tables"].as_array_mut().unwrap().push(table);
    };
    for (what, forged, wanted) in [
        (
            "one alone",
            change(&|it| it["tables"][0]["players"] = json!([garak, garak])),
            "seats somebody twice",
        ),
        (
            "one with somebody who has a table",
            change(&|it| it["tables"][0]["players"] = json!([garak, seated])),
            "seats somebody twice",
        ),
        (
            "two at an occupied table",
            change(&|it| it["tables"][0]["table"] = 1.into()),
            "leaves somebody without a place",
        ),
        (
            "two at a table that is not the next",
            change(&|it| it["tables"][0]["table"] = 4.into()),
            "is new and not the next",
        ),
        (
            "three, one of them with the bye",
            change(&|it| {
                one_more(it, json!([bye, morn]));
                it["bye"] = "ends".into();
            }),
            "seats more players than can come late at once",
        ),
    ] {
        let [(program, ours), (code, said)] = asked(folder.path(), &forged, &[]);
        assert_eq!((program, code), (Some(1), Some(1)), "{what}: {ours}{said}");
        assert!(said.contains(wanted), "{what}: {said}");
    }
}

#[test]
fn a_late_player_at_a_table_that_is_neither_the_fixed_nor_the_lowest_one_is_found() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]).starts_round();
    let (round, told) = (RoundNumber(1), told.registers(["Garak"]));
    let (player, table) = (told.player("Garak"), TableNumber(9));
    let told =
        told.give(Command::FixTable(FixTable { player, table, reason: "near the door".into() })).goes();
    let late = SeatLatePlayer { round, player, reason: "a late train".into() };
    let export = exported(&told.give(Command::SeatLatePlayer(late)).goes(), 85);
    // Versions before fixed tables counted here took the lowest one.
    for table in [9, 3] {
        let export = reforged(&export, "tables-reseated", 0, |it| it["tables"][0]["table"] = table.into());
        let [(program, ours), (code, said)] = asked(folder.path(), &export, &[]);
        assert_eq!((program, code), (Some(0), Some(0)), "table {table}: {ours}{said}");
    }
    let forged = reforged(&export, "tables-reseated", 0, |it| it["tables"][0]["table"] = 8.into());
    let [(program, ours), (code, said)] = asked(folder.path(), &forged, &[]);
    assert_eq!((program, code), (Some(1), Some(1)), "{ours}{said}");
    assert!(ours.contains("it brings table 8 where table 3 is the next"), "{ours}");
    assert!(said.contains("table 8 of round 1 is new and not the next"), "{said}");
}

/// A cut of four players whose semi-finals are being played, and the best seed.
fn semi_finals() -> (Scenario, String) {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).plays_a_round();
    let cut = Cut::to(Size::holding(4).unwrap());
    let (setup, seed) = (told.tournament.setup().unwrap(), told.tournament.next_seed().unwrap());
    let seen = told.tournament.seeding(setup, cut, seed).unwrap().seeds;
    let start = StartCut { cut, minutes: 60, decks: CutDecks::Same, seen, given: None };
    let told = told.give(Command::StartCut(start)).goes().starts_round();
    let best = told.name(told.tournament.cut().unwrap().seeds[0]).to_owned();
    (told, best)
}

#[test]
fn a_profile_or_a_correction_after_which_others_would_go_on_is_found() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (told, best) = semi_finals();
    let (at, _) = told.place(&best);
    let [was, result] = [40, 45].map(|points| told.result(&best, points, 30, End::Time));
    let told = told.records(&best, 40, 30, End::Time).goes().plays_the_rest().closes().goes();
    let mut profile = Box::new(told.tournament.setup().unwrap().profile().unwrap().clone());
    profile.name.push_str(", as announced");
    let change = ChangeProfile { profile, reason: "as announced".into() };
    let told = told.give(Command::ChangeProfile(change)).goes().pairs().goes();
    let correction = CorrectResult { at, was, result, reason: "misread".into(), dispute: None };
    let export = exported(&told.give(Command::CorrectResult(correction)).goes(), 78);
    let [(program, _), (code, said)] = asked(folder.path(), &export, &[]);
    assert_eq!((program, code), (Some(0), Some(0)), "the control: {said}");

    let forged = reforged(&export, "profile-changed", 0, |it| {
        it["profile"]["endings"]["time"]["value"] = "true-tie".into();
    });
    let [_, (code, said)] = asked(folder.path(), &forged, &[]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("under this profile nobody goes on from round 2"), "{said}");

    let forged =
        reforged(&export, "result-corrected", 0, |it| exchange(it, "/result/scores/0", "/result/scores/1"));
    let [(program, ours), (code, said)] = asked(folder.path(), &forged, &[]);
    assert_eq!((program, code), (Some(1), Some(1)), "{ours}{said}");
    assert!(ours.contains("it changes who goes on to round 3"), "{ours}");
    assert!(said.contains("and the next stage is paired already"), "{said}");
}

#[test]
fn an_undoing_after_the_end_and_an_end_out_of_turn_are_found() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let newest = |told: &Scenario| EntryNumber(u32::try_from(told.log.len()).unwrap());
    let played = Scenario::with_players(["Kira", "Odo"]).plays_a_round();
    let round = newest(&played);
    let over = played.give(Command::CloseTournament(CloseTournament {})).goes();
    let end = newest(&over);
    let reopen = ReopenTournament { reason: "a slip was found".into() };
    let reopened = over.clone().give(Command::ReopenTournament(reopen)).goes();
    let again = newest(&reopened);
    for (told, line, wrong) in [
        (over.clone(), end, None),
        (reopened.clone(), again, None),
        (over, round, Some("after the end what is not the end")),
        (reopened, end, Some("ends or reopens a tournament for which that was done already")),
    ] {
        let undone = ActUndone { first: line, last: line, reason: reason("forged") };
        let forged = with_forged(&told, Entry::ActUndone(undone));
        let [(program, ours), (code, said)] = asked(folder.path(), &exported(&forged, 81), &[]);
        let expected = Some(i32::from(wrong.is_some()));
        assert_eq!((program, code), (expected, expected), "line {line}: {ours}{said}");
        assert!(wrong.is_none_or(|words| said.contains(words)), "{said}");
    }
}

#[test]
fn an_undoing_that_brings_back_a_draft_with_other_players_is_found() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (told, best) = semi_finals();
    let (at, side) = told.place(&best);
    let was = told.result(&best, 100, 40, End::Complete);
    let semi_final = told.tournament.round(at.round).unwrap().table(at.table).unwrap();
    let other = told.name(side.other().of(semi_final.pair.players));
    let result = told.result(other, 100, 40, End::Complete);
    let told = told.records(&best, 100, 40, End::Complete).goes().plays_the_rest().closes().goes();
    let discard = DiscardPairings { reason: "wrong winner".into() };
    let told = told.pairs().goes().give(Command::DiscardPairings(discard)).goes();
    let line = EntryNumber(u32::try_from(told.log.len()).unwrap());
    let correction = CorrectResult { at, was, result, reason: "misread".into(), dispute: None };
    let told = told.give(Command::CorrectResult(correction)).goes();
    let [(program, _), (code, said)] = asked(folder.path(), &exported(&told, 79), &[]);
    assert_eq!((program, code), (Some(0), Some(0)), "the control: {said}");
    let undone = ActUndone { first: line, last: line, reason: reason("forged") };
    let forged = with_forged(&told, Entry::ActUndone(undone));
    let [(program, ours), (code, said)] = asked(folder.path(), &exported(&forged, 79), &[]);
    assert_eq!((program, code), (Some(1), Some(1)), "{ours}{said}");
    assert!(said.contains("then stage 2 is paired"), "{said}");
}

/// This log with an entry that nobody decided.
pub(super) fn with_forged(told: &Scenario, entry: Entry) -> Scenario {
    let mut told = told.clone();
    let at = told.log.last().unwrap().at;
    told.log.push(Stamped { at, actor: "operator".into(), entry });
    told
}

#[test]
fn an_undoing_of_more_than_there_is_or_once_too_often_is_found_at_once() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).drops("Rom").goes();
    let drop = EntryNumber(u32::try_from(told.log.len()).unwrap());
    let turned = |turn: usize| {
        let (first, last, reason) = (drop, drop, reason("forged"));
        if turn.is_multiple_of(2) {
            Entry::ActUndone(ActUndone { first, last, reason })
        } else {
            Entry::ActRedone(ActRedone { first, last, reason })
        }
    };
    let often = (0..MOST_UNDOINGS).fold(told.clone(), |told, turn| with_forged(&told, turned(turn)));
    let everything = |first| {
        let span = ActUndone { first, last: EntryNumber(u32::MAX), reason: reason("forged") };
        with_forged(&told, Entry::ActUndone(span))
    };
    for (told, expected, words) in [
        (&often, 0, ""),
        (&with_forged(&often, turned(MOST_UNDOINGS)), 2, "200"),
        (&everything(EntryNumber(1)), 1, "1 to 4294967295"),
        (&everything(drop), 1, "to 4294967295"),
    ] {
        for (code, said) in asked(folder.path(), &exported(told, 85), &[]) {
            assert_eq!(code, Some(expected), "{words}: {said}");
            assert!(said.contains(words), "{words}: {said}");
        }
    }
}
