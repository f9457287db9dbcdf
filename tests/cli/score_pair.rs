//! The contract of `arbiter score` and `arbiter pair`: keys, exit codes and refusals.
use std::process::Output;

use assert_cmd::Command;
use serde_json::{Value, json};

pub fn run(arguments: &[&str], input: &str) -> Output {
    Command::cargo_bin("arbiter").unwrap().args(arguments).write_stdin(input).output().unwrap()
}

fn score(input: &str) -> Output {
    run(&["score", "--profile", "tcc-1e-2023", "--json", "-"], input)
}

fn pair(input: &str, seed: &str) -> Output {
    run(&["pair", "--profile", "tcc-1e-2023", "--seed", seed, "--json", "-"], input)
}

pub fn answer(output: &Output) -> Value {
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// The input printed in the contract.
const CONTRACT: &str = r#"{"players":["Kira","Odo","Quark","Rom","Nog"],
 "rounds":[{"games":[{"table":1,"players":["Kira","Odo"],"scores":[100,35],"end":{"reason":"complete","winner":"Kira"}},
                     {"table":2,"players":["Quark","Rom"],"scores":[55,55],"end":{"reason":"time"}}],
            "byes":["Nog"],"earned_byes":[],"absent":[]}],
 "drops":[{"player":"Rom","after_round":1}],"late":[{"player":"Leeta","from_round":2}]}"#;

#[test]
fn the_standings_have_the_documented_keys() {
    let found = answer(&score(CONTRACT));
    assert_eq!(found["profile"], "tcc-1e-2023");
    let first = &found["standings"][0];
    assert_eq!(first["place"], 1);
    assert_eq!(first["player"], "Kira");
    assert_eq!(first["victory_points"], 4);
    assert_eq!(first["differential"], 65);
    assert_eq!(first["strength_of_schedule"], "0");
    assert!(first["tie_breakers"].is_array());
    let game = &first["games"][0];
    let keys = ["round", "opponent", "grade", "points", "differential"].map(|key| game[key].clone());
    assert_eq!(keys, [json!(1), json!("Odo"), json!("FW"), json!(4), json!(65)]);
    let places: Vec<i64> =
        found["standings"].as_array().unwrap().iter().map(|line| line["place"].as_i64().unwrap()).collect();
    assert_eq!(places, [1, 2, 3, 3, 5, 6]);
}

/// Thirty players after one round.
fn thirty() -> String {
    let names: Vec<String> = (1..=30).map(|number| format!("P{number}")).collect();
    let games = names.chunks(2).map(|pair| json!({"players": pair, "scores": [100, 35], "end": {"reason": "complete", "winner": pair[0]}}));
    json!({"players": names, "rounds": [{"games": games.collect::<Vec<_>>()}]}).to_string()
}

#[test]
fn a_round_is_paired_by_the_named_algorithm() {
    let by = |named: &[&str], seed: &str| {
        let mut line = vec!["pair", "--profile", "tcc-1e-2023", "--json", "--seed", seed];
        line.extend(named);
        line.push("-");
        let mut found = answer(&run(&line, &thirty()));
        found["micros"] = json!(0);
        found
    };
    let [newest, before, former] =
        ["apart-then-score-groups", "score-groups", "blossom"].map(|name| ["--algorithm", name]);
    assert_eq!(by(&[], "7"), by(&newest, "7"), "the newest is the one meant");
    assert_eq!(by(&[], "7")["algorithm"], "apart-then-score-groups");
    assert_eq!(by(&before, "7")["algorithm"], "score-groups");
    assert_eq!(by(&before, "7")["pairings"], by(&newest, "7")["pairings"], "nobody is kept apart");
    assert_eq!(by(&former, "7")["algorithm"], "blossom");
    let others = (1..20).any(|seed| {
        let seed = seed.to_string();
        by(&newest, &seed)["pairings"] != by(&former, &seed)["pairings"]
    });
    assert!(others, "two ways, two pairings that are equally good");
    let line = ["pair", "--profile", "tcc-1e-2023", "--seed", "7", "--algorithm", "greedy", "-"];
    let refused = run(&line, &thirty());
    let said = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(2));
    assert!(said.contains("there are blossom, score-groups, circle, apart-then-score-groups"), "{said}");
}

#[test]
fn pairs_of_never_meet_as_the_named_algorithm_weighs_them() {
    let game = |a: &str, b: &str| json!({"players": [a, b], "scores": [100, 35], "end": {"reason": "complete", "winner": a}});
    let rounds = [[game("A", "C"), game("B", "D")], [game("A", "D"), game("B", "C")]]
        .map(|games| json!({"games": games}));
    let input = json!({"players": ["A", "B", "C", "D"], "rounds": rounds, "never": [["A", "B"]]}).to_string();
    let by = |algorithm: &str| {
        let line =
            ["pair", "--profile", "tcc-1e-2023", "--json", "--seed", "7", "--algorithm", algorithm, "-"];
        answer(&run(&line, &input))["rematches"].clone()
    };
    assert_eq!([by("blossom"), by("score-groups")], [json!(0), json!(0)], "A meets B");
    assert_eq!(by("apart-then-score-groups"), json!(2), "A meets C or D again");
}

#[test]
fn the_pairing_has_the_documented_keys_and_is_repeatable() {
    let found = answer(&pair(CONTRACT, "7"));
    assert_eq!((&found["round"], &found["seed"], &found["rematches"]), (&json!(2), &json!(7), &json!(0)));
    assert_eq!(found["optimal"], "proved");
    assert!(found["micros"].is_u64() && found["float"].is_u64());
    assert!(found["pairings"][0]["why"].is_string());
    let names: Vec<&str> = found["pairings"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|pairing| pairing["players"].as_array().unwrap())
        .chain([&found["bye"]])
        .map(|name| name.as_str().unwrap())
        .collect();
    let mut sorted = names.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, ["Kira", "Leeta", "Nog", "Odo", "Quark"], "Rom has dropped");
    let mut again = answer(&pair(CONTRACT, "7"));
    again["micros"] = found["micros"].clone();
    assert_eq!(again, found);
}

#[test]
fn the_order_of_names_in_the_file_changes_no_pairing() {
    let turned =
        CONTRACT.replace(r#"["Kira","Odo","Quark","Rom","Nog"]"#, r#"["Nog","Rom","Quark","Odo","Kira"]"#);
    assert_ne!(turned, CONTRACT);
    for seed in ["0", "1", "18446744073709551615"] {
        let (straight, turned) = (answer(&pair(CONTRACT, seed)), answer(&pair(&turned, seed)));
        assert_eq!(straight["pairings"], turned["pairings"]);
        assert_eq!(straight["bye"], turned["bye"]);
    }
}

#[test]
fn an_impossible_result_is_refused_with_table_and_figures() {
    let low = CONTRACT.replace("[100,35]", "[95,35]");
    for output in [score(&low), pair(&low, "1")] {
        assert_eq!(output.status.code(), Some(1));
        assert!(output.stdout.is_empty());
        let words = String::from_utf8(output.stderr).unwrap();
        assert!(words.contains("Round 1, table 1") && words.contains("the winner has 95"), "{words}");
    }
}

#[test]
fn inconsistent_input_is_named_and_exits_with_2() {
    for (from, to, words) in [
        (r#""winner":"Kira""#, r#""winner":"Rom""#, "round 1, table 1: winner “Rom” does not sit there"),
        (
            r#""winner":"Kira""#,
            r#""who":"Kira""#,
            "round 1, table 1, end: “who” is not known here; there may be reason, winner, by",
        ),
        (r#","winner":"Kira""#, "", "round 1, table 1: the end needs “winner”"),
        (
            r#""reason":"time""#,
            r#""reason":"timeout""#,
            "round 1, table 2: “timeout” is not a way to end a game",
        ),
        (
            r#""reason":"time""#,
            r#""reason":"time","winner":"Rom""#,
            "round 1, table 2: an end of “time” has no",
        ),
        (r#""byes":["Nog"]"#, r#""byes":["Kira"]"#, "round 1: “Kira” appears in it twice"),
        (r#""byes":["Nog"]"#, r#""byes":["Morn"]"#, "round 1, byes: nobody is called “Morn”"),
        (r#"["Quark","Rom"]"#, r#"["Quark","Quark"]"#, "round 1: “Quark” appears in it twice"),
        (r#""Rom","Nog"]"#, r#""Rom","Nog","Odo"]"#, "players: “Odo” appears twice"),
        (r#""table":2"#, r#""table":1"#, "round 1, table 1: two games have this table"),
        (r#""scores":[55,55],"#, "", "round 1, table 2: scores are missing"),
        (r#"{"player":"Rom","after_round":1}"#, r#"{"player":"Morn","after_round":1}"#, "drops: nobody"),
        (r#""from_round":2"#, r#""from_round":0"#, "late: “Leeta” cannot enter in round 0"),
        (
            r#""scores":[55,55]"#,
            r#""scores":[55.5,55]"#,
            "round 1, table 2, scores: 55.5 was found where a whole number is needed",
        ),
        (r#""drops""#, r#""keys":{"Kira":"Odo"},"drops""#, "keys: “Odo” is used for two players"),
    ] {
        assert!(CONTRACT.contains(from), "{from}");
        let output = score(&CONTRACT.replacen(from, to, 1));
        let found = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{to}: {found}");
        assert!(found.contains(words), "{to}: {found}");
    }
}

/// Refused by both commands with these words and exit code 2.
fn unusable(input: &str, words: &str) {
    for output in [score(input), pair(input, "1")] {
        let found = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{input}: {found}");
        assert!(output.stdout.is_empty());
        assert!(found.contains(words), "{input}: {found}");
        assert!(found.starts_with("arbiter: standard input: "), "{found}");
    }
}

#[test]
fn contradictions_in_the_input_are_named() {
    for (from, to, words) in [
        // Rom drops after round 1 and Leeta enters in round 2.
        (
            r#""absent":[]}],"#,
            r#""absent":[]},{"games":[{"table":3,"players":["Rom","Odo"],"end":{"reason":"time"},"scores":[1,2]}]}],"#,
            "round 2, table 3: “Rom” plays, but has dropped after round 1 (drops); correct one of the two",
        ),
        (
            r#""absent":[]}],"#,
            r#""absent":[]},{"byes":["Rom"]}],"#,
            "round 2: “Rom” has a bye, but has dropped after round 1",
        ),
        (
            r#""byes":["Nog"]"#,
            r#""byes":["Leeta"]"#,
            "round 1: “Leeta” has a bye, but enters only in round 2 (late); correct one of the two",
        ),
        (
            r#"["Quark","Rom"]"#,
            r#"["Quark","Leeta"]"#,
            "round 1, table 2: “Leeta” plays, but enters only in round 2",
        ),
        (r#""late":["#, r#""late":[{"player":"Leeta","from_round":1},"#, "late: “Leeta” appears twice"),
        (r#""late":["#, r#""late":[{"player":" Leeta","from_round":2},"#, "late: “Leeta” appears twice"),
        (
            r#""from_round":2"#,
            r#""from_round":3"#,
            "late: “Leeta” enters in round 3, but the next round is 2",
        ),
        (r#""after_round":1"#, r#""after_round":2"#, "drops: “Rom” drops after round 2, but the file has 1"),
        (r#""drops":["#, r#""drops":[{"player":"Rom","after_round":0},"#, "drops: “Rom” appears twice"),
        (
            r#""drops""#,
            r#""late":[{"player":"Rom","from_round":2}],"dropped""#,
            "“dropped” is not known here",
        ),
        (
            r#""player":"Leeta""#,
            r#""player":"Rom""#,
            "drops: “Rom” drops after round 1, but enters only in round 2 (late)",
        ),
        (
            r#""byes":["Nog"]"#,
            r#""byes":["Nog","Leeta"]"#,
            "round 1, byes: Nog and Leeta cannot all have the bye",
        ),
        (
            r#""table":2"#,
            r#""table":0"#,
            "round 1, game 2, table: 0 was found where a whole number from 1 on is needed",
        ),
        (r#""table":2,"#, "", "round 1: some games have a “table” and some have none"),
        (r#""drops""#, r#""apart":[["Nog","Nog "]],"drops""#, "apart: “Nog” is named twice in one pair"),
        (r#""drops""#, r#""next":{"absent":["Nog","Nog"]},"drops""#, "next, absent: “Nog” appears twice"),
        (r#""Rom","Nog"]"#, r#""Rom","Nog","Kira "]"#, "players: name 6, “Kira ”, looks the same as “Kira”"),
        (
            r#""Rom","Nog"]"#,
            r#""Rom","Nog","\u00c9mile","E\u0301mile"]"#,
            "players: name 7, “E\u{301}mile”, looks the same",
        ),
        (
            r#""Rom","Nog"]"#,
            r#""Rom","Nog","Mo\u001b[31mrn"]"#,
            "players: name 6 (“Mo\u{fffd}[31mrn”) holds a character",
        ),
        (r#""Rom","Nog"]"#, r#""Rom","Nog","Mo\u202ern"]"#, "players: name 6"),
        (r#""Rom","Nog"]"#, r#""Rom","Nog","  "]"#, "players: name 6 is empty"),
        (r#""player":"Leeta""#, r#""player":"Lee\nta""#, "late: name 1 (“Lee\u{fffd}ta”) holds a character"),
    ] {
        assert!(CONTRACT.contains(from), "{from}");
        unusable(&CONTRACT.replacen(from, to, 1), words);
    }
}

#[test]
fn a_number_beyond_the_limit_is_told_as_typed_and_with_the_limit() {
    let table = |number: &str| CONTRACT.replacen(r#""table":2"#, &format!("\"table\":{number}"), 1);
    for (number, words) in [
        ("65536", "round 1, game 2, table: 65536 was found where a whole number from 1 to 65535 is needed"),
        ("4294967295", "4294967295 was found where a whole number from 1 to 65535 is needed"),
        ("18446744073709551616", "18446744073709551616 was found where a whole number from 1 to 65535"),
        ("-1", "-1 was found where a whole number from 1 on is needed"),
        ("2.50", "2.50 was found where a whole number is needed"),
    ] {
        unusable(&table(number), words);
    }
    assert_eq!(answer(&score(&table("65535")))["standings"][0]["player"], "Kira");
    let fixed = |number: &str| {
        let fixed = format!("\"fixed\":[{{\"player\":\"Kira\",\"table\":{number}}}],\"drops\"");
        CONTRACT.replacen("\"drops\"", &fixed, 1)
    };
    unusable(&fixed("70000"), "fixed, table: 70000 was found where a whole number from 1 to 65535 is needed");
    let seated = answer(&pair(&fixed("65535"), "1"));
    let tables: Vec<&Value> =
        seated["pairings"].as_array().unwrap().iter().map(|pairing| &pairing["table"]).collect();
    assert!(tables.contains(&&json!(65535)), "a number, never text: {seated}");
    let scores = |number: &str| CONTRACT.replacen("[55,55]", &format!("[{number},55]"), 1);
    for (number, words) in [
        (
            "9223372036854775808",
            "9223372036854775808 was found where a whole number up to 9223372036854775807",
        ),
        (
            "-18446744073709551616",
            "-18446744073709551616 was found where a whole number from -9223372036854775808",
        ),
    ] {
        unusable(&scores(number), words);
    }
    // A zero with a sign is a zero, and -0.0 is none of the whole numbers of JSON.
    assert_eq!(answer(&score(&scores("-0"))), answer(&score(&scores("0"))));
    unusable(&scores("-0.0"), "round 1, table 2, scores: -0.0 was found where a whole number is needed");
    // Digits, marks and escapes inside names are no numbers.
    let named = scores("1.0e1").replace("Kira", r#"Ki\\\"ra 7, -8"#);
    unusable(&named, "round 1, table 2, scores: 1.0e1 was found where a whole number is needed");
}

#[test]
fn rounds_without_any_table_number_are_numbered_in_order() {
    let plain = CONTRACT.replace(r#""table":1,"#, "").replace(r#""table":2,"#, "");
    assert_eq!(answer(&score(&plain)), answer(&score(CONTRACT)));
}

#[test]
fn malformed_json_is_refused_in_plain_words() {
    for (input, words) in [
        ("", "it is empty"),
        ("[]", "a list of 0 was found where an object with players, rounds"),
        ("null", "null was found where an object"),
        ("hello", "line 1, column 1: this is not JSON"),
        ("{\"players\":[", "the JSON ends too early, in line 1"),
        ("{\"players\":[]} x", "something follows after the end"),
        ("{}", "“players” is missing; add it"),
        ("{\"players\":[[\"Kira\"]]}", "players: a list of 1 was found where a text"),
        ("{\"players\":[],\"players\":[]}", "“players” appears twice"),
        ("{\"players\":[],\"rounds\":[[]]}", "round 1: a list of 0 was found where an object with games"),
        (
            "{\"players\":[],\"rounds\":[{\"games\":[[1]]}]}",
            "round 1, game 1: a list of 1 was found where an object",
        ),
        ("{\"players\":[],\"late\":[[\"Kira\",2]]}", "late: a list of 2 was found where an object"),
        ("{\"players\":[],\"next\":[]}", "next: a list of 0 was found where an object"),
    ] {
        unusable(input, words);
    }
    let end = CONTRACT.replace(r#"{"reason":"time"}"#, r#"["time"]"#);
    unusable(&end, "round 1, table 2, end: a list of 1 was found where an object with reason");
    let deep = "[".repeat(100_000);
    unusable(&deep, "too deeply");
    for jargon in ["struct", "expected", "invalid type", "sequence"] {
        let said = String::from_utf8(score("{\"players\":[1,{}]}").stderr).unwrap();
        assert!(!said.contains(jargon), "{said}");
    }
}

#[test]
fn a_name_as_long_as_a_book_is_refused_and_no_width_panics() {
    for (length, refused) in [(100, false), (101, true), (70_000, true), (1_000_000, true)] {
        let input = json!({"players": ["Kira", "x".repeat(length)]}).to_string();
        for arguments in [
            &["score", "--profile", "tcc-1e-2023", "-"][..],
            &["pair", "--profile", "tcc-1e-2023", "--seed", "1", "-"],
        ] {
            let output = run(arguments, &input);
            let words = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(if refused { 2 } else { 0 }), "{length}: {words}");
            let said = format!("has {length} characters; a name may have 100. Shorten it");
            assert_eq!(words.contains("players: name 2") && words.contains(&said), refused, "{words}");
        }
    }
}

#[test]
fn the_next_round_waits_for_the_results_of_this_one() {
    let open = CONTRACT.replace(r#","scores":[55,55],"end":{"reason":"time"}"#, "");
    assert_ne!(open, CONTRACT);
    let output = pair(&open, "1");
    assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
    let words = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        words,
        "Round 1 is still being played: no result yet from table 2. Add how each game ended before pairing the next \
         round.\n"
    );
    assert_eq!(score(&open).status.code(), Some(0), "standings may be looked at meanwhile");
}

#[test]
fn a_round_without_players_is_refused() {
    let gone = r#"{"players":["Kira"],"drops":[{"player":"Kira","after_round":0}]}"#;
    for (input, words) in
        [("{\"players\":[]}", "Nobody is registered"), (gone, "Nobody takes part in round 1")]
    {
        let output = pair(input, "1");
        assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
        assert!(String::from_utf8(output.stderr).unwrap().contains(words));
    }
}

#[test]
fn no_input_makes_it_panic() {
    for input in [
        "",
        "{}",
        "[]",
        "null",
        "{\"players\":[]}",
        "{\"players\":[\"Kira\"]}",
        "\u{feff}{\"players\":[\"\"]}",
    ] {
        for output in [score(input), pair(input, "1")] {
            assert!(matches!(output.status.code(), Some(0..=2)), "{input}");
            assert!(!String::from_utf8(output.stderr).unwrap().contains("panicked"), "{input}");
        }
    }
    assert_eq!(answer(&pair("{\"players\":[\"Kira\"]}", "1"))["bye"], "Kira");
}

#[test]
fn every_ending_of_a_game_is_read() {
    for (end, grades) in [
        (r#"{"reason":"decked-out"}"#, ["FW", "FL"]),
        (r#"{"reason":"card","winner":"Odo"}"#, ["FL", "FW"]),
        (r#"{"reason":"card-forfeit","by":"Kira"}"#, ["FL", "FW"]),
        (r#"{"reason":"card-forfeit","by":["Kira","Odo"]}"#, ["TT", "TT"]),
        (r#"{"reason":"card-forfeit","by":"both"}"#, ["TT", "TT"]),
        (r#"{"reason":"concession","by":"Odo"}"#, ["FW", "FL"]),
        (r#"{"reason":"no-show","by":["Odo"]}"#, ["FW", "FL"]),
        (r#"{"reason":"disqualified","by":"Kira"}"#, ["FL", "FW"]),
        (r#"{"reason":"both-absent"}"#, ["FL", "FL"]),
    ] {
        let found = answer(&score(&CONTRACT.replace(r#"{"reason":"complete","winner":"Kira"}"#, end)));
        let grade = |name: &str| {
            let lines = found["standings"].as_array().unwrap();
            lines.iter().find(|line| line["player"] == name).unwrap()["games"][0]["grade"].clone()
        };
        assert_eq!([grade("Kira"), grade("Odo")], grades.map(|grade| json!(grade)), "{end}");
    }
}

#[test]
fn an_unknown_profile_is_answered_with_the_known_ones() {
    let output = run(&["score", "--profile", "tcc", "-"], CONTRACT);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("decipher-1e-1998"));
}

#[test]
fn the_profiles_are_listed_with_source_and_confidence() {
    let found = answer(&run(&["score", "profiles", "--json"], ""));
    assert_eq!(found["profiles"].as_array().unwrap().len(), 12);
    let text = String::from_utf8(run(&["score", "profiles"], "").stdout).unwrap();
    assert!(text.contains("points.full_win = 2  [seen: 1E-CR 2000-07-31"));
}

#[test]
fn without_json_there_is_a_table_to_read() {
    let text = String::from_utf8(run(&["score", "--profile", "tcc-1e-2023", "-"], CONTRACT).stdout).unwrap();
    assert!(text.starts_with("Place  Player"));
    assert!(text.contains("FW(+65)"));
    let arguments = ["pair", "--profile", "tcc-1e-2023", "--seed", "7", "-"];
    let text = String::from_utf8(run(&arguments, CONTRACT).stdout).unwrap();
    assert!(text.starts_with("Round 2, seed 7") && text.contains("bye"));
}

#[test]
fn an_earned_bye_and_an_absence_are_respected_in_the_next_round() {
    let next = CONTRACT.replace(
        r#""drops""#,
        r#""next":{"earned_byes":["Kira"],"absent":["Odo"]},"apart":[["Nog","Quark"]],"drops""#,
    );
    let found = answer(&pair(&next, "1"));
    assert_eq!(found["earned_byes"], json!(["Kira"]));
    assert!(!found["pairings"].to_string().contains("Odo"));
}

/// Five players of a round robin with a late one from round 2 on; `rounds` of them played.
fn round_robin(rounds: &[Value]) -> String {
    let players = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta"];
    let players = if rounds.is_empty() { &players[..5] } else { &players[..] };
    let late = if rounds.is_empty() { json!([]) } else { json!([{"player": "Leeta", "from_round": 2}]) };
    json!({"players": players, "rounds": rounds, "late": late}).to_string()
}

#[test]
fn a_round_robin_is_paired_round_by_round_until_everybody_has_met() {
    let line = ["pair", "--profile", "tcc-1e-2023", "--json", "--seed", "7", "--algorithm", "circle", "-"];
    let (mut rounds, mut met) = (Vec::new(), std::collections::BTreeSet::new());
    loop {
        let output = run(&line, &round_robin(&rounds));
        if rounds.len() == 5 {
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(1));
            assert!(said.contains("The timetable ends with round 5: everybody has met everybody."), "{said}");
            break;
        }
        let paired = answer(&output);
        assert_eq!((&paired["algorithm"], &paired["rounds"]), (&json!("circle"), &json!(5)));
        assert_eq!((&paired["rematches"], &paired["optimal"]), (&json!(0), &json!("not proved")));
        assert!(paired["float"].is_u64() && paired["micros"].is_u64(), "{paired}");
        assert_eq!(paired["bye"].is_string(), rounds.is_empty(), "Leeta has the free number from round 2 on");
        let games: Vec<Value> = paired["pairings"]
            .as_array()
            .unwrap()
            .iter()
            .map(|pairing| {
                let mut pair: Vec<String> = serde_json::from_value(pairing["players"].clone()).unwrap();
                let game = json!({"players": pair, "scores": [0, 0], "end": {"reason": "time"}});
                pair.sort();
                assert!(met.insert(pair), "{pairing}");
                game
            })
            .collect();
        let byes: Vec<&Value> = Some(&paired["bye"]).into_iter().filter(|bye| bye.is_string()).collect();
        rounds.push(json!({"games": games, "byes": byes}));
    }
    assert_eq!(met.len(), 14, "Leeta came after the first round");
}

#[test]
fn a_round_of_a_timetable_counts_its_rematches_and_its_float() {
    let line = ["pair", "--profile", "tcc-1e-2023", "--json", "--seed", "7", "--algorithm", "circle", "-"];
    let paired = |rounds: Value| {
        let players = ["Kira", "Odo", "Quark", "Rom"];
        run(&line, &json!({"players": players, "rounds": rounds}).to_string())
    };
    let won = |players: [&str; 2]| json!({"players": players, "scores": [100, 0], "end": {"reason": "complete", "winner": players[0]}});
    let figures = |found: &Value| (found["rematches"].clone(), found["float"].clone());
    let first = answer(&paired(json!([])));
    assert_eq!(figures(&first), (json!(0), json!(0)));
    // The next round is Rom against Kira and Quark against Odo.
    let by_timetable = answer(&paired(json!([{"games": [won(["Kira", "Odo"]), won(["Quark", "Rom"])]}])));
    assert_eq!(by_timetable["pairings"][0]["players"], json!(["Rom", "Kira"]));
    assert_eq!(figures(&by_timetable), (json!(0), json!(8)));
    let otherwise = answer(&paired(json!([{"games": [won(["Kira", "Rom"]), won(["Quark", "Odo"])]}])));
    assert_eq!(figures(&otherwise), (json!(2), json!(8)));
    let void = json!({"players": ["Quark", "Odo"], "end": {"reason": "void"}});
    let not_met = answer(&paired(json!([{"games": [won(["Kira", "Rom"]), void]}])));
    assert_eq!(not_met["rematches"], 1, "a void game is no meeting");
    // As in a Swiss round, a result that cannot have happened is refused.
    let mut impossible = won(["Kira", "Odo"]);
    impossible["end"]["winner"] = "Odo".into();
    let refused = paired(json!([{"games": [impossible, won(["Quark", "Rom"])]}]));
    let said = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(1), "{said}");
    assert!(said.contains("Kira against Odo"), "{said}");
}

#[test]
fn an_ending_of_which_nobody_read_what_it_counts_is_asked_about_beside_the_answer() {
    let game = |end: Value| {
        let players = json!(["Kira", "Odo"]);
        json!({"players": players, "rounds": [{"games": [{"players": players, "scores": [40, 35], "end": end}]}]})
            .to_string()
    };
    let conceded = game(json!({"reason": "concession", "by": "Odo"}));
    let decked_out = game(json!({"reason": "decked-out"}));
    let asked = |profile: &str, input: &str| {
        let output = run(&["score", "--profile", profile, "--json", "-"], input);
        answer(&output);
        String::from_utf8(output.stderr).unwrap()
    };
    let concession = asked("tcc-1e-2023", &conceded);
    assert!(
        concession.contains("ask the director what it counts: 1 game ended by a concession"),
        "{concession}"
    );
    assert!(concession.contains("viewArticle=3460"), "{concession}");
    for profile in ["tcc-1e-2023", "tcc-2e-2014"] {
        let told = asked(profile, &decked_out);
        assert!(told.contains("1 game ended because the draw decks ran out"), "{profile}: {told}");
    }
    assert_eq!(asked("tcc-1e-2014", &conceded), "", "the rule of 2014 was read");
    assert_eq!(asked("tcc-1e-2023", &game(json!({"reason": "time"}))), "");
}
