//! `arbiter rulings split` as a script sees it.

use crate::support::shared;
use assert_cmd::Command;
use serde_json::Value;

use super::fixtures::*;

fn arbiter() -> Command {
    Command::new(env!("CARGO_BIN_EXE_arbiter"))
}

fn split_of(bytes: &[u8]) -> assert_cmd::assert::Assert {
    arbiter().args(["rulings", "split", "--json", "-"]).write_stdin(bytes).assert()
}

#[test]
fn every_entry_is_one_line_of_json_with_the_fixed_keys() {
    let answer = split_of(WRAPPED.as_bytes()).success();
    let out = String::from_utf8(answer.get_output().stdout.clone()).unwrap();
    let entries: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(entries.len(), wrapped().entries.len());
    for key in [
        "ordinal",
        "level",
        "parent",
        "heading",
        "occurrence",
        "kind",
        "section",
        "starred",
        "line_start",
        "line_end",
        "segments",
        "see_also",
        "text",
        "text_sha256",
        "damage",
    ] {
        assert!(entries.iter().all(|entry| entry.get(key).is_some()), "{key}");
    }
    assert_eq!(entries[1]["kind"], "summary-of-change");
    assert_eq!(entries[4]["segments"][0]["line_end"], 24);
}

#[test]
fn the_report_goes_to_standard_error() {
    let answer = split_of(WRAPPED.as_bytes()).success();
    let said = String::from_utf8(answer.get_output().stderr.clone()).unwrap();
    assert!(said.contains("not a known document"), "{said}");
    assert!(said.contains("12 entries"), "{said}");
    assert!(said.contains("characters lost"), "{said}");
    assert!(!said.contains("NOT ACCOUNTED"), "{said}");
}

#[test]
fn a_person_gets_headings_with_their_lines() {
    let answer = arbiter().args(["rulings", "split", "-"]).write_stdin(WRAPPED).assert().success();
    let out = String::from_utf8(answer.get_output().stdout.clone()).unwrap();
    assert!(out.contains("   21  * anchors – weigh (ruling)"), "{out}");
    assert!(out.contains("   35    Loading (ruling)"), "{out}");
}

#[test]
fn input_that_is_not_text_is_refused_in_one_sentence() {
    let huge = vec![b'a'; 16 * 1024 * 1024 + 1];
    for (bytes, words) in [
        (&b""[..], "holds no text"),
        (&b" \n\n\t"[..], "holds no text"),
        (&b"a\0b"[..], "line 1, column 2 is a NUL byte"),
        ("RULINGS\r\n\n\u{e9}\u{e9}\0x\0".as_bytes(), "line 3, column 3 is a NUL byte"),
        (&b"caf\x81"[..], "neither UTF-8 nor Windows-1252"),
        (&huge[..], "larger than 16 MB"),
    ] {
        let answer = split_of(bytes).code(2);
        let said = String::from_utf8(answer.get_output().stderr.clone()).unwrap();
        assert!(said.contains(words) && said.lines().count() == 1, "{said}");
        assert!(answer.get_output().stdout.is_empty());
    }
}

#[test]
fn a_missing_file_is_refused() {
    arbiter().args(["rulings", "split", "/nowhere/at/all.txt"]).assert().code(2);
}

#[test]
fn windows_encoding_is_read_and_the_report_says_so() {
    let answer = split_of(b"RULINGS\n\nlamp \x96 It shines.\n\noil \x96 It burns.\n").success();
    let said = String::from_utf8(answer.get_output().stderr.clone()).unwrap();
    assert!(said.contains("read as Windows-1252"), "{said}");
    let out = String::from_utf8(answer.get_output().stdout.clone()).unwrap();
    assert!(out.contains("\"heading\":\"lamp\""), "{out}");
}

#[test]
fn a_known_document_is_recognised_on_the_command_line() {
    let Some(shared) = shared::folder() else { return };
    let file = shared.join("rulings/faq-1995-02-11.txt");
    let answer = arbiter().args(["rulings", "split", "--json"]).arg(file).assert().success();
    let out = String::from_utf8(answer.get_output().stdout.clone()).unwrap();
    assert_eq!(out.lines().count(), 194);
}
