//! The contract of cuts and pods in `arbiter score` and `arbiter pair`.

use serde_json::{Value, json};

use crate::score_pair::{answer, run};
use crate::support::forms::Dice;

/// Six players after one round; 1, 2 and 3 won, by less and less.
fn swiss() -> Value {
    let game = |table: u32, a: &str, b: &str, lost: i64| json!({"table": table, "players": [a, b], "scores": [100, lost], "end": {"reason": "complete", "winner": a}});
    let games = [game(1, "Kira", "Rom", 10), game(2, "Odo", "Nog", 20), game(3, "Quark", "Leeta", 30)];
    json!({"players": ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta"], "rounds": [{"games": games}]})
}

fn pair(input: &Value, more: &[&str]) -> std::process::Output {
    let line = [&["pair", "--profile", "tcc-1e-2023", "--json"], more, &["-"]].concat();
    run(&line, &input.to_string())
}

fn refused(output: &std::process::Output, code: i32, words: &str) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(code), 0), "{said}");
    assert!(said.contains(words), "{said}");
}

fn with_matches(matches: &Value) -> Value {
    let mut input = swiss();
    input["cut"] =
        json!({"size": 4, "best_of": 1, "bracket": "fixed", "third_place": false, "matches": matches});
    input
}

/// Six players and the first stage of a cut.
pub fn some_cut() -> Value {
    with_matches(&json!([one(1, 1, "Leeta", "Kira"), one(1, 2, "Odo", "Quark")]))
}

fn one(stage: u32, number: u32, a: &str, b: &str) -> Value {
    let games = [json!({"scores": [100, 35], "end": {"reason": "complete", "winner": a}})];
    json!({"stage": stage, "match": number, "players": [a, b], "games": games, "winner": a})
}

#[test]
fn the_next_stage_has_the_documented_keys() {
    let found = answer(&pair(&swiss(), &["--cut", "4"]));
    assert_eq!((&found["stage"], &found["size"]), (&json!(1), &json!(4)));
    assert_eq!(found["seeds"], json!(["Kira", "Odo", "Quark", "Leeta"]));
    assert_eq!(found["line"], json!({"in": "Leeta", "out": "Nog", "by": "differential"}));
    assert_eq!(found["reserves"], json!(["Nog", "Rom"]));
    let players: Vec<&Value> =
        found["matches"].as_array().unwrap().iter().map(|one| &one["players"]).collect();
    assert_eq!(players, [&json!(["Kira", "Leeta"]), &json!(["Odo", "Quark"])]);
    let first = with_matches(&json!([one(1, 1, "Leeta", "Kira"), one(1, 2, "Odo", "Quark")]));
    let found = answer(&pair(&first, &["--cut", "4"]));
    assert_eq!((&found["stage"], &found["matches"][0]["players"]), (&json!(2), &json!(["Odo", "Leeta"])));
}

#[test]
fn a_rating_that_not_everybody_has_separates_nobody_at_the_line() {
    let tie = |table: u32, a: &str, b: &str| json!({"table": table, "players": [a, b], "scores": [50, 50], "end": {"reason": "time"}});
    let games = [tie(1, "Kira", "Odo"), tie(2, "Quark", "Rom")];
    let mut input = json!({"players": ["Kira", "Odo", "Quark", "Rom"], "rounds": [{"games": games}], "ratings": {"Kira": 1500}});
    let line = |input: &Value, seed: &str| {
        let more = ["pair", "--profile", "tcc-2e-2010", "--json", "--cut", "2", "--seed", seed, "-"];
        answer(&run(&more, &input.to_string()))["line"].clone()
    };
    let mut mixed = 0;
    for seed in ["1", "2", "3", "4", "5", "6", "7", "8"] {
        let line = line(&input, seed);
        mixed += usize::from(line["in"] == "Kira" || line["out"] == "Kira");
        assert_eq!(line["by"], "draw", "{line}");
    }
    assert!(mixed > 1, "the control: she was at the line {mixed} times");
    input["ratings"] = json!({"Kira": 1500, "Odo": 1490, "Quark": 1480, "Rom": 1470});
    assert_eq!(line(&input, "1"), json!({"in": "Odo", "out": "Quark", "by": "rating"}));
}

#[test]
fn the_ranking_puts_the_bracket_first_and_leaves_the_standings_alone() {
    let score = |input: &Value| {
        answer(&run(&["score", "--profile", "tcc-1e-2023", "--json", "-"], &input.to_string()))
    };
    let matches = json!([one(1, 1, "Leeta", "Kira"), one(1, 2, "Odo", "Quark"), one(2, 1, "Leeta", "Odo")]);
    let (plain, cut) = (score(&swiss()), score(&with_matches(&matches)));
    assert_eq!(plain["standings"], cut["standings"]);
    assert!(plain.get("ranking").is_none());
    let told = |place: u32, player: &str, by: &str| json!({"place": place, "player": player, "by": by});
    let semi = "semi-final, then Swiss";
    let expected = [
        told(1, "Leeta", "final"),
        told(2, "Odo", "final"),
        told(3, "Kira", semi),
        told(4, "Quark", semi),
        told(5, "Nog", "Swiss"),
        told(6, "Rom", "Swiss"),
    ];
    assert_eq!(cut["ranking"], json!(expected));
    let text = run(&["score", "--profile", "tcc-1e-2023", "-"], &with_matches(&matches).to_string());
    assert!(String::from_utf8(text.stdout).unwrap().contains("Final ranking\n    1  Leeta  (final)"));
}

#[test]
fn a_cut_that_does_not_fit_is_refused_with_the_next_step() {
    refused(&pair(&swiss(), &["--cut", "8"]), 1, "8 players, and 6 are left. Choose a smaller cut");
    refused(&pair(&swiss(), &["--cut", "5"]), 2, "2, 4, 8, 16 or 32");
    refused(&pair(&swiss(), &[]), 2, "--seed");
    refused(&pair(&swiss(), &["--seed", "1", "--top"]), 2, "--cut");
    let wrong = with_matches(&json!([one(1, 1, "Kira", "Quark")]));
    refused(&pair(&wrong, &[]), 1, "Stage 1, match 1 is between Kira and Leeta");
    refused(&pair(&wrong, &["--cut", "2"]), 2, "differs from the file");
    let half = with_matches(&json!([one(1, 1, "Kira", "Leeta")]));
    refused(&pair(&half, &[]), 1, "semi-final is still being played: no winner yet of match 2");
    let all = json!([one(1, 1, "Leeta", "Kira"), one(1, 2, "Odo", "Quark"), one(2, 1, "Leeta", "Odo")]);
    refused(&pair(&with_matches(&all), &[]), 1, "Leeta won the final");
    for (from, to, words) in [
        (r#""fixed""#, r#""swiss""#, "cut, bracket"),
        (r#""best_of":1"#, r#""best_of":2"#, "best of 1 or 3"),
        (r#""size":4"#, r#""size":6"#, "2, 4, 8, 16 or 32"),
        (r#""winner":"Kira"}]"#, r#""winner":"Zek"}]"#, "winner “Zek” does not play there"),
        (r#""stage":1"#, r#""stage":0"#, "from 1 on"),
    ] {
        let text = half.to_string().replace(from, to);
        assert_ne!(text, half.to_string(), "{from}");
        refused(&run(&["pair", "--profile", "tcc-1e-2023", "--json", "-"], &text), 2, words);
    }
}

/// Ten players after one round: the odd ones won, each by less than the one before.
fn ten() -> (Vec<String>, Value) {
    let names: Vec<String> = (0..10).map(|at| format!("P{at}")).collect();
    let games: Vec<Value> = (1..)
        .zip(names.chunks(2))
        .map(|(table, pair)| {
            let scores = [100, 10 * table - 5];
            json!({"table": table, "players": pair, "scores": scores, "end": {"reason": "complete", "winner": pair[0]}})
        })
        .collect();
    // Winners by margin, then losers: those who lost by least first.
    let order = [0, 2, 4, 6, 8, 9, 7, 5, 3, 1].map(|at: usize| names[at].clone());
    (order.to_vec(), json!({"players": names, "rounds": [{"games": games}]}))
}

/// The games of a match that this player wins, and whether the file has to say who goes on.
fn some_match(best_of: u32, winner: &str, loser: &str, dice: &mut Dice) -> (Vec<Value>, bool) {
    let won = |who: &str| json!({"scores": [100, 100], "end": {"reason": "card", "winner": who}});
    let given_up = json!({"end": {"reason": "concession", "by": loser}});
    let tie = json!({"scores": [40, 40], "end": {"reason": "time"}});
    match (dice.throw(5), best_of) {
        (0, 1) => (vec![won(winner)], false),
        (0, _) => (vec![won(loser), won(winner), won(winner)], false),
        // Conceded before a game.
        (1, _) => (vec![], true),
        // A game is conceded, and that decides the match.
        (2, 1) => (vec![given_up], false),
        (2, _) => (vec![won(winner), given_up], false),
        // The match is conceded although nothing decided it, or by somebody who was ahead.
        (3, 1) => (vec![tie], true),
        (3, _) => (vec![won(loser), tie], true),
        (_, 1) => (vec![json!({"end": {"reason": "no-show", "by": loser}})], false),
        _ => (vec![won(loser), given_up], true),
    }
}

#[test]
fn cuts_with_conceded_matches_are_ranked_as_an_independent_calculation_does() {
    let (order, swiss) = ten();
    let mut dice = Dice(11);
    for round in 0..30 {
        let size = *dice.pick(&[2_usize, 4, 8]);
        let best_of = *dice.pick(&[1_u32, 3]);
        let third_place = size > 2 && dice.often(50);
        let mut places: Vec<&String> = order.iter().collect();
        let mut bracket: Vec<&String> = match size {
            2 => vec![0, 1],
            4 => vec![0, 3, 1, 2],
            _ => vec![0, 7, 3, 4, 1, 6, 2, 5],
        }
        .into_iter()
        .map(|seed: usize| &order[seed])
        .collect();
        let (mut matches, mut stage, mut told) = (Vec::new(), 0, 0);
        let mut play = |stage: u32, number: usize, pair: [&String; 2], dice: &mut Dice| {
            let at = dice.throw(2);
            let (winner, loser) = (pair[at], pair[1 - at]);
            let (games, says) = some_match(best_of, winner, loser, dice);
            told += usize::from(says);
            let mut one = json!({"stage": stage, "match": number, "players": pair, "games": games});
            if says {
                one["winner"] = json!(winner);
            }
            matches.push(one);
            at
        };
        while bracket.len() > 1 {
            stage += 1;
            let (mut on, mut out) = (Vec::new(), Vec::new());
            for (number, pair) in (1..).zip(bracket.chunks(2)) {
                let at = play(stage, number, [pair[0], pair[1]], &mut dice);
                on.push(pair[at]);
                out.push(pair[1 - at]);
            }
            let swiss_place = |name: &&String| order.iter().position(|one| one == *name).unwrap();
            out.sort_by_key(swiss_place);
            let left = on.len();
            places.splice(left..left + out.len(), out.iter().copied());
            if left == 2 && third_place {
                // It is played beside the final, the better of the Swiss first.
                let at = play(stage + 1, 2, [out[0], out[1]], &mut dice);
                places.splice(2..4, [out[at], out[1 - at]]);
            }
            bracket = on;
        }
        places[0] = bracket[0];
        matches.sort_by_key(|one| (one["stage"].as_u64(), one["match"].as_u64()));
        let mut input = swiss.clone();
        input["cut"] =
            json!({"size": size, "best_of": best_of, "third_place": third_place, "matches": matches});
        for profile in ["tcc-1e-2014", "tcc-1e-2023"] {
            let found = answer(&run(&["score", "--profile", profile, "--json", "-"], &input.to_string()));
            let ranking: Vec<(u64, &str)> = found["ranking"]
                .as_array()
                .unwrap()
                .iter()
                .map(|line| (line["place"].as_u64().unwrap(), line["player"].as_str().unwrap()))
                .collect();
            let expected: Vec<(u64, &str)> = (1..).zip(places.iter().map(|name| name.as_str())).collect();
            assert_eq!(ranking, expected, "{round} {profile}: {input}");
        }
        // The control: who goes on follows from nothing else.
        if told > 0 {
            let mut silent = input.clone();
            for one in silent["cut"]["matches"].as_array_mut().unwrap() {
                one.as_object_mut().unwrap().remove("winner");
            }
            let found = run(&["score", "--profile", "tcc-1e-2014", "--json", "-"], &silent.to_string());
            let same = found.status.success() && {
                let silent: Value = serde_json::from_slice(&found.stdout).unwrap();
                silent["ranking"]
                    == answer(&run(&["score", "--profile", "tcc-1e-2014", "--json", "-"], &input.to_string()))
                        ["ranking"]
            };
            assert!(!same, "{round}: {input}");
        }
    }
}

/// Nine players after one heat.
pub fn some_heats() -> Value {
    let first =
        json!({"players": ["A", "B", "C", "D"], "totals": {"A": 638_386, "B": 10_110, "C": 0, "D": 1_101}});
    let totals = json!({"E": 5, "F": 5, "G": 0, "H": 1_000_000_000_000_i64, "I": 7});
    let second = json!({"players": ["E", "F", "G", "H", "I"], "totals": totals});
    json!({"players": ["A", "B", "C", "D", "E", "F", "G", "H", "I"], "heats": [{"pods": [first, second]}]})
}

fn pods(input: &Value, more: &[&str]) -> std::process::Output {
    let line = [&["pair", "--profile", "tribbles-heats", "--json"], more, &["-"]].concat();
    run(&line, &input.to_string())
}

#[test]
fn the_drawn_seeds_stay_in_whatever_order_the_players_of_a_match_are_recorded() {
    let names: Vec<String> = (0..8).map(|at| format!("P{at}")).collect();
    let games: Vec<Value> = names
        .chunks(2)
        .map(|pair| json!({"players": pair, "scores": [50, 50], "end": {"reason": "time"}}))
        .collect();
    let cut = json!({"size": 8, "bracket": "reseeded", "seed": 5, "matches": []});
    let mut input = json!({"players": names, "rounds": [{"games": games}], "cut": cut});
    let first = answer(&pair(&input, &[]));
    let mut next = Vec::new();
    for turned in [false, true] {
        let matches = first["matches"].as_array().unwrap().iter().map(|one| {
            let mut players = one["players"].as_array().unwrap().clone();
            let winner = players[0].clone();
            if turned {
                players.reverse();
            }
            json!({"stage": 1, "match": one["match"], "players": players, "winner": winner})
        });
        input["cut"]["matches"] = matches.collect();
        let found = answer(&pair(&input, &[]));
        assert_eq!(found["seeds"], first["seeds"], "turned: {turned}");
        next.push(found["matches"].clone());
    }
    assert_eq!(next[0], next[1]);
}

#[test]
fn a_seed_who_left_once_a_match_was_played_is_replaced_by_the_first_reserve() {
    // Kira, Odo, Quark and Leeta play on; Nog and Rom are the reserves. Odo leaves before his match.
    let left = |matches: Value, players: &[&str]| {
        let mut input = with_matches(&matches);
        let drops: Vec<Value> =
            players.iter().map(|name| json!({"player": name, "after_round": 1})).collect();
        input["drops"] = json!(drops);
        input
    };
    let first = one(1, 1, "Leeta", "Kira");
    let open = left(json!([first]), &["Odo"]);
    refused(&pair(&open, &[]), 1, "semi-final is still being played: no winner yet of match 2");
    let score = |input: &Value| {
        let found = answer(&run(&["score", "--profile", "tcc-1e-2023", "--json", "-"], &input.to_string()));
        let places = found["ranking"].as_array().unwrap().clone();
        places.iter().map(|line| line["player"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(score(&open), ["Quark", "Leeta", "Nog", "Kira", "Odo", "Rom"]);
    let played = left(json!([first, one(1, 2, "Nog", "Quark")]), &["Odo"]);
    let found = answer(&pair(&played, &[]));
    assert_eq!(found["seeds"], json!(["Kira", "Nog", "Quark", "Leeta"]));
    assert_eq!(found["matches"][0]["players"], json!(["Nog", "Leeta"]));
    // Before a match is played, all move up; without a reserve the seed stays for a walk-over.
    let before = answer(&pair(&left(json!([]), &["Odo"]), &[]));
    assert_eq!(before["seeds"], json!(["Kira", "Quark", "Leeta", "Nog"]));
    let alone = left(json!([first]), &["Odo", "Nog", "Rom"]);
    refused(&pair(&alone, &[]), 1, "no winner yet of match 2");
    let over = left(
        json!([first, {"stage": 1, "match": 2, "players": ["Odo", "Quark"], "winner": "Quark"}]),
        &["Odo"],
    );
    assert_eq!(answer(&pair(&over, &[]))["matches"][0]["players"], json!(["Quark", "Leeta"]));
    // Who left before the last round was never in it.
    let mut early = left(json!([one(1, 1, "Nog", "Kira")]), &[]);
    early["drops"] = json!([{"player": "Leeta", "after_round": 0}]);
    refused(&pair(&early, &[]), 2, "has dropped after round 0");
}

#[test]
fn pods_are_seated_and_ranked_with_the_documented_keys() {
    let found = answer(&pods(&some_heats(), &["--seed", "3"]));
    assert_eq!((&found["heat"], &found["repeats"]), (&json!(2), &json!(6)));
    let sizes: Vec<usize> =
        found["pods"].as_array().unwrap().iter().map(|pod| pod.as_array().unwrap().len()).collect();
    assert_eq!(sizes, [5, 4]);
    assert_eq!(found, answer(&pods(&some_heats(), &["--seed", "3"])));
    let top = answer(&pods(&some_heats(), &["--seed", "3", "--top"]));
    assert_eq!((&top["pods"], &top["repeats"]), (&json!([["H", "A", "B", "D"]]), &json!(3)));
    let mut unplayed = some_heats();
    unplayed["heats"] = json!([]);
    refused(&pods(&unplayed, &["--seed", "3", "--top"]), 1, "No heat is played");
    assert_eq!(answer(&pods(&unplayed, &["--seed", "3"]))["heat"], json!(1));
    let mut whole = some_heats();
    let totals = json!({"H": 1, "A": 2, "B": 3, "D": 4});
    let last = json!({"top": true, "pods": [{"players": ["H", "A", "B", "D"], "totals": totals}]});
    whole["heats"].as_array_mut().unwrap().push(last);
    let found = answer(&run(&["score", "--profile", "tribbles-heats", "--json", "-"], &whole.to_string()));
    let order: Vec<&str> =
        found["ranking"].as_array().unwrap().iter().map(|line| line["player"].as_str().unwrap()).collect();
    assert_eq!(order, ["D", "B", "A", "H", "I", "E", "F", "C", "G"]);
    assert_eq!(found["ranking"][3]["total"], json!(1_000_000_000_000_i64));
    refused(&pods(&whole, &["--seed", "3"]), 1, "top table has been seated");
}

#[test]
fn a_last_pod_that_leaves_others_out_is_the_top_table_unless_the_file_says_otherwise() {
    let score = |input: &Value| {
        let output = run(&["score", "--profile", "tribbles-heats", "--json", "-"], &input.to_string());
        let order: Vec<String> = answer(&output)["ranking"]
            .as_array()
            .unwrap()
            .iter()
            .map(|line| line["player"].as_str().unwrap().to_owned())
            .collect();
        (order.concat(), String::from_utf8(output.stderr).unwrap())
    };
    let with_last = |players: &str, top: Option<bool>| {
        let players: Vec<String> = players.chars().map(String::from).collect();
        let totals: serde_json::Map<String, Value> =
            (1..).zip(&players).map(|(total, name): (i64, _)| (name.clone(), json!(total))).collect();
        let mut heat = json!({"pods": [{"players": players, "totals": totals}]});
        if let Some(top) = top {
            heat["top"] = json!(top);
        }
        let mut input = some_heats();
        input["heats"].as_array_mut().unwrap().push(heat);
        input
    };
    let (said, note) = score(&with_last("HABD", Some(true)));
    assert_eq!((said.as_str(), note.as_str()), ("DBAHIEFCG", ""));
    let (found, note) = score(&with_last("HABD", None));
    assert_eq!(found, said);
    assert!(
        note.contains("the one pod of heat 2 leaves others out, so it is read as the top table"),
        "{note}"
    );
    refused(&pods(&with_last("HABD", None), &["--seed", "3"]), 1, "top table has been seated");
    let (heat, note) = score(&with_last("HABD", Some(false)));
    assert_eq!((heat.as_str(), note.as_str()), ("HABDIEFCG", ""));
    // Everybody else has left, so it is a heat; drops are names, or objects as in a file of rounds.
    for drops in [
        json!(["C", "E", "F", "G", "I"]),
        json!([{"player": "C", "after_heat": 1}, {"player": "E"}, {"player": "F", "after_round": 1}, "G", "I"]),
    ] {
        let mut left = with_last("HABD", None);
        left["drops"] = drops;
        assert_eq!(score(&left), (heat.clone(), String::new()));
        assert_eq!(answer(&pods(&left, &["--seed", "3"]))["heat"], json!(3));
    }
    let mut wrong = some_heats();
    wrong["drops"] = json!([{"player": "A", "after": 1}]);
    refused(&pods(&wrong, &["--seed", "3"]), 2, "“after” is not known here");
    wrong["drops"] = json!([{"player": "A"}, "A"]);
    refused(&pods(&wrong, &["--seed", "3"]), 2, "“A” appears twice");
}

#[test]
fn pods_that_do_not_fit_are_refused_by_heat_and_pod() {
    refused(&pods(&json!({"players": ["A", "B", "C"]}), &["--seed", "1"]), 1, "4 players, and 3 are left");
    refused(&pods(&some_heats(), &[]), 2, "--seed");
    refused(&pods(&some_heats(), &["--seed", "1", "--cut", "4"]), 2, "--top");
    for (from, to, words) in [
        (r#""A":638386"#, r#""A":-1"#, "heat 1, pod 1, totals, “A”: a total is 0 or more"),
        (
            r#""A":638386"#,
            r#""A":18446744073709551616"#,
            "totals, “A”: 18446744073709551616 was found where a whole number up to 9223372036854775807 is needed",
        ),
        (r#""A":638386,"#, "", "the total of “A” is missing"),
        (r#""A":638386"#, r#""E":638386"#, "“E”, who does not sit there"),
        (r#""A":638386"#, r#""A":99999999999999999999"#, "whole number"),
        (r#"["A","B","C","D"]"#, r#"["A","B","C"]"#, "3 sit there; a pod holds 4 to 8"),
        (r#"["A","B","C","D"]"#, r#"["A","B","C","Z"]"#, "nobody is called “Z”"),
        (r#"["E","F","G","H","I"]"#, r#"["E","F","G","H","A"]"#, "“I”, who does not sit there"),
        (r#""heats""#, r#""rounds""#, "“rounds” is not known here"),
    ] {
        let text = some_heats().to_string().replacen(from, to, 1);
        assert_ne!(text, some_heats().to_string(), "{from}");
        refused(&run(&["score", "--profile", "tribbles-heats", "--json", "-"], &text), 2, words);
    }
    let twice = some_heats().to_string().replace(r#""I""#, r#""A""#).replacen(r#""A"]}],"#, "", 1);
    let twice = twice.replace(r#","A"],"heats""#, r#"],"heats""#).replace(r#""H","A"]}"#, r#""H"]}"#);
    assert!(twice.contains(r#""A":7"#), "{twice}");
    let mut empty = some_heats();
    empty["heats"].as_array_mut().unwrap().push(json!({"pods": []}));
    let scored = run(&["score", "--profile", "tribbles-heats", "--json", "-"], &empty.to_string());
    for output in [scored, pods(&empty, &["--seed", "1"])] {
        refused(&output, 2, "heat 2: nobody sits in it; write its pods, or take it out");
    }
    let mut open = some_heats();
    open["heats"][0]["pods"][1].as_object_mut().unwrap().remove("totals");
    refused(&pods(&open, &["--seed", "1"]), 1, "Heat 1 is still being played: no totals yet from pod 2");
}

#[test]
fn a_cut_of_double_elimination_pairs_both_sides_and_ends_after_the_second_final() {
    let double = |matches: Value| {
        let mut input = swiss();
        input["cut"] = json!({"size": 4, "elimination": "double", "matches": matches});
        input
    };
    let mut played = vec![one(1, 1, "Leeta", "Kira"), one(1, 2, "Odo", "Quark")];
    let found = answer(&pair(&double(json!(played)), &["--cut", "4"]));
    assert_eq!((&found["name"], &found["elimination"]), (&json!("stage 2"), &json!("double")));
    let pairs = |found: &Value| -> Vec<Value> {
        found["matches"].as_array().unwrap().iter().map(|it| json!([it["match"], it["players"]])).collect()
    };
    assert_eq!(pairs(&found), [json!([1, ["Odo", "Leeta"]]), json!([2, ["Kira", "Quark"]])]);
    played.extend([one(2, 1, "Odo", "Leeta"), one(2, 2, "Kira", "Quark"), one(3, 1, "Kira", "Leeta")]);
    played.push(one(4, 1, "Kira", "Odo"));
    let found = answer(&pair(&double(json!(played)), &["--cut", "4"]));
    assert_eq!((&found["name"], pairs(&found)), (&json!("second final"), vec![json!([1, ["Kira", "Odo"]])]));
    played.push(one(5, 1, "Kira", "Odo"));
    refused(&pair(&double(json!(played)), &["--cut", "4"]), 1, "The cut is over: Kira won the final.");
    let mut wrong = double(json!([]));
    wrong["cut"]["elimination"] = json!("triple");
    refused(&pair(&wrong, &["--cut", "4"]), 2, "write single, double or double-one-final");
    wrong["cut"]["elimination"] = json!("double");
    wrong["cut"]["third_place"] = json!(true);
    refused(&pair(&wrong, &["--cut", "4"]), 2, "no match decides it");
}

#[test]
fn a_cut_to_two_has_no_match_for_third_place() {
    let third = |size: u32| {
        let mut input = with_matches(&json!([]));
        input["cut"]["size"] = json!(size);
        input["cut"]["third_place"] = json!(true);
        input
    };
    refused(&pair(&third(2), &["--cut", "2"]), 2, "no match decides third place");
    assert_eq!(answer(&pair(&third(4), &["--cut", "4"]))["third_place"], json!(true));
}
