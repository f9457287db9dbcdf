//! `arbiter simulate`: whole tournaments, the same bytes for the same seed, sound in every way that an import checks.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::Value;

use crate::support::program::arbiter;

fn run(folder: &Path, line: &[&str]) -> Output {
    arbiter().current_dir(folder).args(line).output().unwrap()
}

fn done(folder: &Path, line: &[&str]) -> String {
    let output = run(folder, line);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{line:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

/// The entries of an export in order: kind, actor and payload.
fn entries(export: &str) -> Vec<(String, String, Value)> {
    let lines = export.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let entry = |line: Value| {
        let (kind, actor) = (line["kind"].as_str()?.to_owned(), line["actor"].as_str()?.to_owned());
        Some((kind, actor, serde_json::from_str(line["payload"].as_str()?).unwrap()))
    };
    lines.filter_map(entry).collect()
}

/// The payloads of an export by kind.
fn kinds(export: &str) -> BTreeMap<String, Vec<Value>> {
    let mut kinds: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for (kind, _, payload) in entries(export) {
        kinds.entry(kind).or_default().push(payload);
    }
    kinds
}

/// The exports of four tournaments: the same twice, each sound by itself, and the same after an import.
fn sound(folder: &Path, more: &[&str]) -> Vec<String> {
    let line = [&["simulate", "--tournaments", "4"][..], more].concat();
    for out in ["one", "other"] {
        done(folder, &[&line[..], &["--out", out]].concat());
    }
    let mut files: Vec<_> =
        fs::read_dir(folder.join("one")).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let stored = |line: &[&str]| done(folder, &[&["--database", "sqlite:e.db"][..], line].concat());
    let read = |file: &PathBuf| {
        let (export, name) = (fs::read_to_string(file).unwrap(), file.to_str().unwrap());
        let again = folder.join("other").join(file.file_name().unwrap());
        assert_eq!(fs::read_to_string(again).unwrap(), export, "{name}");
        done(folder, &["verify-file", name]);
        stored(&["tournament", "import", "--same-people", name]);
        let slug = file.file_stem().unwrap().to_str().unwrap();
        assert_eq!(stored(&["tournament", "export", slug]), export, "{name}");
        export
    };
    let exports = files.iter().map(read).collect();
    stored(&["verify"]);
    exports
}

#[test]
fn the_same_seed_gives_the_same_bytes_and_another_seed_gives_others() {
    let folder = tempfile::tempdir().unwrap();
    let simulated =
        |seed: &str| done(folder.path(), &["simulate", "--seed", seed, "--players", "9", "--out", "-"]);
    let seven = simulated("7");
    assert_eq!(seven, simulated("7"));
    assert_ne!(seven, simulated("8"));
}

#[test]
fn tournaments_of_one_seed_can_be_kept_together_unless_their_address_is_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let line = ["simulate", "--seed", "5", "--players", "9"];
    let simulated = |more: &[&str]| done(folder.path(), &[&line[..], more, &["--out", "-"]].concat());
    let wishes: [&[&str]; 14] = [
        &[],
        &["--edition", "2E"],
        &["--edition", "TR"],
        &["--rounds", "2"],
        &["--people", "20"],
        &["--cut", "4"],
        &["--cut", "4", "--elimination", "double"],
        &["--earned-byes", "1"],
        &["--fixed-tables", "1"],
        &["--system", "round-robin"],
        &["--days", "7"],
        &["--pools", "draft"],
        &["--check-in"],
        &["--sign-up"],
    ];
    let mut ids: BTreeMap<String, &[&str]> = BTreeMap::new();
    for wish in wishes {
        // The tournament, and each thing that was submitted to it.
        let export = simulated(wish);
        let lines = export.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let named = lines
            .filter(|line| line["line"] != "person")
            .flat_map(|line| ["id", "submission"].map(|key| line[key].clone()));
        let named: BTreeSet<String> =
            named.filter_map(|id| Some(id.as_str()?.to_owned())).filter(|id| id.len() == 36).collect();
        assert!(named.len() > 10, "{wish:?}");
        for id in named {
            let other = ids.insert(id.clone(), wish);
            assert_eq!(other, None, "{id} of {wish:?} is taken");
        }
    }
    for (edition, name) in [("1E", "first.jsonl"), ("2E", "second.jsonl"), ("TR", "tribbles.jsonl")] {
        fs::write(folder.path().join(name), simulated(&["--edition", edition])).unwrap();
        let import = ["--database", "sqlite:i.db", "tournament", "import", "--same-people", name];
        done(folder.path(), &import);
        let stored = [&["--database", "sqlite:s.db"][..], &line, &["--edition", edition, "--beside-others"]];
        done(folder.path(), &stored.concat());
    }
    for database in ["sqlite:i.db", "sqlite:s.db"] {
        done(folder.path(), &["--database", database, "verify"]);
    }
}

#[test]
fn a_simulated_tournament_can_be_imported_and_has_what_happens_at_real_ones() {
    let folder = tempfile::tempdir().unwrap();
    let mut seen: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for (edition, players, cut) in [("1E", "24", "4"), ("2E", "31", "16")] {
        let games = ["simulate", "--edition", edition, "--players", players, "--cut", cut];
        done(folder.path(), &[games.as_slice(), &["--tournaments", "6", "--out", edition]].concat());
        let files: Vec<_> =
            fs::read_dir(folder.path().join(edition)).unwrap().map(|file| file.unwrap().path()).collect();
        assert_eq!(files.len(), 6);
        for file in files {
            let name = file.to_str().unwrap();
            done(
                folder.path(),
                &["--database", "sqlite:x.db", "tournament", "import", "--same-people", name],
            );
            let export = fs::read_to_string(&file).unwrap();
            let slug = file.file_stem().unwrap().to_str().unwrap();
            assert_eq!(
                done(folder.path(), &["--database", "sqlite:x.db", "tournament", "export", slug]),
                export
            );
            for (kind, payloads) in kinds(&export) {
                seen.entry(kind).or_default().extend(payloads);
            }
        }
    }
    done(folder.path(), &["--database", "sqlite:x.db", "verify"]);
    for kind in [
        "tournament-created",
        "player-registered",
        "player-dropped",
        "deck-submitted",
        "result-reported",
        "result-recorded",
        "result-corrected",
        "dispute-opened",
        "ruling-given",
        "cut-started",
        "stage-paired",
        "game-added",
        "match-settled",
        "reserve-moved-up",
        "tournament-closed",
        "players-kept-apart",
        "team-named",
        "tables-reseated",
        "act-undone",
        "penalty-issued",
        "publication-changed",
        "deck-consent-stated",
    ] {
        assert!(seen.contains_key(kind), "{kind} is not among {:?}", seen.keys());
    }
    let endings: BTreeSet<&str> = seen["result-recorded"]
        .iter()
        .map(|result| result["result"]["end"]["reason"].as_str().unwrap_or_else(|| panic!("{result}")))
        .collect();
    let all = [
        "both-absent",
        "card",
        "card-forfeit",
        "complete",
        "concession",
        "decked-out",
        "disqualified",
        "no-show",
        "time",
        "void",
    ];
    assert_eq!(endings, all.into());
}

#[test]
fn an_archive_is_stored_but_never_with_tournaments_that_were_played() {
    let folder = tempfile::tempdir().unwrap();
    let archive = ["--database", "sqlite:y.db", "simulate", "--tournaments", "5", "--people", "40"];
    let told = done(folder.path(), &archive);
    assert!(told.starts_with("Stored 5 simulated tournaments"), "{told}");
    // The same people come again and again.
    let listed = done(folder.path(), &["--database", "sqlite:y.db", "tournament", "list"]);
    assert_eq!(listed.lines().count(), 5);
    done(folder.path(), &["--database", "sqlite:y.db", "verify"]);
    let again = run(folder.path(), &archive);
    assert_eq!(again.status.code(), Some(2), "they are there already");

    let played =
        done(folder.path(), &["--database", "sqlite:y.db", "tournament", "export", "simulated-1e-1-3"]);
    fs::write(folder.path().join("played.jsonl"), played.replacen("simulated-1e-1-3", "lyon-open", 1))
        .unwrap();
    done(folder.path(), &["--database", "sqlite:z.db", "tournament", "import", "played.jsonl"]);
    let refused = run(folder.path(), &["--database", "sqlite:z.db", "simulate", "--seed", "2"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("--beside-others"));
    done(folder.path(), &["--database", "sqlite:z.db", "simulate", "--seed", "2", "--beside-others"]);
}

#[test]
fn impossible_simulations_are_refused_with_the_number() {
    let folder = tempfile::tempdir().unwrap();
    for (line, words) in [
        (["--players", "1"], "--players is 1; choose 2 to 2000"),
        (["--rounds", "0"], "--rounds is 0; choose 1 to 20"),
        (["--people", "10"], "24 players cannot be drawn from 10 people"),
        (["--cut", "6"], "a cut has 2, 4, 8, 16 or 32 players, not 6"),
    ] {
        let output = run(folder.path(), &[&["simulate", "--out", "-"], line.as_slice()].concat());
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{line:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(words), "{line:?}");
    }
    let cut = run(folder.path(), &["simulate", "--out", "-", "--edition", "TR", "--cut", "4"]);
    assert_eq!((cut.status.code(), cut.stdout.len()), (Some(2), 0));
    assert!(String::from_utf8_lossy(&cut.stderr).contains("the top table follows the heats by itself"));
    // A cut that cannot be filled is played smaller, and said.
    for (size, is_told) in [("8", false), ("16", true)] {
        let cut = run(folder.path(), &["simulate", "--out", "-", "--players", "8", "--cut", size]);
        let said = String::from_utf8_lossy(&cut.stderr);
        assert_eq!(cut.status.code(), Some(0), "{said}");
        assert_eq!(said.contains("--cut 16 is more than --players 8"), is_told, "{said}");
    }
    for (players, rounds) in [("2", "4"), ("3", "20"), ("5", "1"), ("205", "1")] {
        done(folder.path(), &["simulate", "--out", "-", "--players", players, "--rounds", rounds]);
    }
}

#[test]
fn tribbles_are_simulated_with_heats_and_a_top_table_and_their_logs_verify() {
    let folder = tempfile::tempdir().unwrap();
    let line = [
        "simulate",
        "--edition",
        "TR",
        "--players",
        "13",
        "--rounds",
        "3",
        "--seed",
        "7",
        "--out",
        "tr.jsonl",
    ];
    done(folder.path(), &line);
    let log = std::fs::read_to_string(folder.path().join("tr.jsonl")).unwrap();
    for kind in
        ["pod-tournament-created", "heat-paired", "pod-recorded", "top-table-seated", "tournament-closed"]
    {
        assert!(log.contains(&format!("\"{kind}\"")), "{kind}");
    }
    done(folder.path(), &["--database", "sqlite:t.db", "tournament", "import", "tr.jsonl"]);
    done(folder.path(), &["--database", "sqlite:t.db", "verify"]);
    let again = [
        "simulate",
        "--edition",
        "TR",
        "--players",
        "13",
        "--rounds",
        "3",
        "--seed",
        "7",
        "--out",
        "again.jsonl",
    ];
    done(folder.path(), &again);
    assert_eq!(
        std::fs::read_to_string(folder.path().join("again.jsonl")).unwrap(),
        log,
        "the same seed, the same bytes"
    );
}

#[test]
fn a_folder_of_exports_is_imported_in_one_go_and_what_is_refused_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let few = ["simulate", "--players", "6", "--rounds", "2", "--people", "10", "--tournaments", "4"];
    done(folder.path(), &[&few[..], &["--out", "season"]].concat());
    std::fs::write(folder.path().join("season/notes.txt"), "no export").unwrap();
    // Its tournaments share people: alone, the second would claim those of the first.
    let import = ["--database", "sqlite:a.db", "tournament", "import", "season"];
    let said = done(folder.path(), &import);
    assert!(said.ends_with("Imported 4 tournaments; each log verifies.\n"), "{said}");
    done(folder.path(), &["--database", "sqlite:a.db", "verify"]);
    let first = std::fs::read_dir(folder.path().join("season")).unwrap();
    let mut files: Vec<_> = first.map(|file| file.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "jsonl"));
    files.sort();
    // One that does not verify and one that is here already are left out, and the others come in.
    let text = std::fs::read_to_string(&files[0]).unwrap();
    std::fs::write(&files[0], text.replacen("player-registered", "player-dropped", 1)).unwrap();
    done(folder.path(), &["--database", "sqlite:b.db", "tournament", "import", files[1].to_str().unwrap()]);
    let second = ["--database", "sqlite:b.db", "tournament", "import", "--same-people", "season"];
    let output = run(folder.path(), &second);
    let (told, why) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert_eq!(output.status.code(), Some(1), "{told}{why}");
    assert!(
        told.ends_with(
            "Imported 2 tournaments; each log verifies. Not imported: 2, for the reasons above.\n"
        ),
        "{told}"
    );
    for file in &files[..2] {
        let name = format!("season/{}", file.file_name().unwrap().to_str().unwrap());
        assert!(why.contains(&name), "{name} in {why}");
    }
    assert!(!why.contains('\u{1b}') && !why.contains("left"), "no bar without a terminal: {why}");
    // Strangers stay strangers: what another run brought is not the same people by itself.
    let strangers = run(folder.path(), &["--database", "sqlite:b.db", "tournament", "import", "season"]);
    assert_eq!(strangers.status.code(), Some(1));
    let empty = folder.path().join("empty");
    std::fs::create_dir(&empty).unwrap();
    let nothing = run(folder.path(), &["--database", "sqlite:c.db", "tournament", "import", "empty"]);
    assert_eq!(nothing.status.code(), Some(2), "{nothing:?}");
}

/// An archive of many years has a folder for each.
#[test]
fn folders_in_a_folder_of_exports_are_looked_into() {
    let folder = tempfile::tempdir().unwrap();
    let few = ["simulate", "--players", "6", "--rounds", "2", "--tournaments", "3", "--out", "season"];
    done(folder.path(), &few);
    let season = folder.path().join("season");
    let mut files: Vec<_> = fs::read_dir(&season).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let deep = folder.path().join("all/2024/spring.jsonl");
    fs::create_dir_all(&deep).unwrap();
    for (file, into) in
        files.iter().zip(["all/cup.jsonl", "all/2024/cup.jsonl", "all/2024/spring.jsonl/cup.jsonl"])
    {
        fs::rename(file, folder.path().join(into)).unwrap();
    }
    fs::write(folder.path().join("all/2024/results.csv"), "Player,Points").unwrap();
    fs::create_dir(folder.path().join("all/2023")).unwrap();
    let import = |named: &str, database: &str| {
        let output = run(folder.path(), &["--database", database, "tournament", "import", named]);
        let said = [output.stdout, output.stderr].map(|said| String::from_utf8(said).unwrap());
        (output.status.code(), said)
    };
    // A link may lead back.
    #[cfg(unix)]
    std::os::unix::fs::symlink("..", folder.path().join("all/2024/back")).unwrap();
    let (code, [told, why]) = import("all", "sqlite:a.db");
    assert_eq!(code, Some(0), "{told}{why}");
    assert!(told.ends_with("Imported 3 tournaments; each log verifies.\n"), "{told}");
    assert!(why.contains("2024: passed over results.csv."), "{why}");
    assert!(!cfg!(unix) || why.contains("back: left out, because it is a link to a folder"), "{why}");
    // The control, and a folder whose folders have none either.
    let (code, [told, _]) = import("all/2024/spring.jsonl", "sqlite:b.db");
    assert!(code == Some(0) && told.matches("Imported “").count() == 1, "{told}");
    fs::create_dir_all(folder.path().join("none/2023")).unwrap();
    let (code, [_, why]) = import("none", "sqlite:c.db");
    assert!(code == Some(2) && why.contains("there is no export in it"), "{why}");
}

/// They may tell of the same tournaments, so they are not read by themselves, and nobody takes them for imported.
#[test]
fn reports_in_a_folder_are_named_and_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let few = ["simulate", "--players", "6", "--rounds", "2", "--people", "10", "--tournaments", "2"];
    done(folder.path(), &[&few[..], &["--database", "sqlite:there.db"]].concat());
    done(folder.path(), &[&few[..], &["--out", "season"]].concat());
    fs::create_dir(folder.path().join("reports")).unwrap();
    let report = |form: &str| {
        done(
            folder.path(),
            &["--database", "sqlite:there.db", "tournament", "report", "--as", form, "simulated-1e-1-1"],
        )
    };
    for (form, name) in [("trekcc", "a.txt"), ("json", "b.json"), ("csv", "c.csv")] {
        for place in ["season", "reports"] {
            fs::write(folder.path().join(place).join(name), report(form)).unwrap();
        }
    }
    fs::write(folder.path().join("season/notes.txt"), "no report").unwrap();
    fs::write(folder.path().join("season/settings.json"), "{}").unwrap();
    let import = |named: &str| {
        let output = run(folder.path(), &["--database", "sqlite:a.db", "tournament", "import", named]);
        let said = [output.stdout, output.stderr].map(|said| String::from_utf8(said).unwrap());
        (output.status.code(), said)
    };
    let (code, [_, why]) = import("reports");
    assert!(code == Some(2) && why.contains("passed over a.txt, b.json, c.csv."), "{why}");
    assert!(why.contains("there is no export in it"), "{why}");
    let (code, [told, why]) = import("season");
    assert_eq!(code, Some(0), "{told}{why}");
    assert!(told.ends_with("Imported 2 tournaments; each log verifies.\n"), "{told}");
    assert_eq!(
        why.matches("season: passed over a.txt, b.json, c.csv. Of a folder only exports").count(),
        1,
        "{why}"
    );
    assert!(!why.contains("notes.txt") && !why.contains("settings.json"), "{why}");
}

#[cfg(unix)]
#[test]
fn a_pipe_in_a_folder_of_exports_is_left_out_and_a_refusal_names_its_file_once() {
    let folder = tempfile::tempdir().unwrap();
    let few = ["simulate", "--players", "6", "--rounds", "2", "--tournaments", "2", "--out", "season"];
    done(folder.path(), &few);
    let pipe = folder.path().join("season/pipe.jsonl");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    fs::write(folder.path().join("season/zero.jsonl"), "a\0b").unwrap();
    let import = |named: &[&str]| {
        let line = [&["--database", "sqlite:a.db", "tournament", "import"][..], named].concat();
        let output = run(folder.path(), &line);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        [output.stdout, output.stderr].map(|said| String::from_utf8(said).unwrap())
    };
    let [told, why] = import(&["season"]);
    let rest = "Not imported: 1, for the reasons above.\n";
    assert!(told.ends_with(&format!("Imported 2 tournaments; each log verifies. {rest}")), "{told}");
    assert!(why.contains("season/pipe.jsonl: left out, because it is no file"), "{why}");
    assert_eq!(why.matches("season/zero.jsonl").count(), 1, "{why}");
    let [told, _] = import(&["season/zero.jsonl", "season/nowhere.jsonl"]);
    assert_eq!(told, "Nothing was imported. Not imported: 2, for the reasons above.\n");
}

#[test]
fn every_system_is_played_to_its_end_and_the_same_seed_gives_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let mut seen: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for (system, players) in [("round-robin", "7"), ("single-elimination", "11"), ("double-elimination", "6")]
    {
        for days in [None, Some("7")] {
            let line = ["simulate", "--system", system, "--players", players, "--tournaments", "4", "--out"];
            let more = days.map_or(Vec::new(), |days| vec!["--days", days]);
            let (one, other) = (format!("{system}-{more:?}-a"), format!("{system}-{more:?}-b"));
            for out in [&one, &other] {
                done(folder.path(), &[&line[..], &[out], &more].concat());
            }
            for number in 1..=4 {
                let name = format!("simulated-1e-1-{number}.jsonl");
                let [a, b] = [&one, &other]
                    .map(|out| fs::read_to_string(folder.path().join(out).join(&name)).unwrap());
                assert_eq!(a, b);
                let file = folder.path().join(&one).join(&name);
                done(folder.path(), &["verify-file", file.to_str().unwrap()]);
                for (kind, payloads) in kinds(&a) {
                    seen.entry(kind).or_default().extend(payloads);
                }
            }
        }
    }
    for kind in ["round-paired", "stage-paired", "cut-started", "player-dropped", "tournament-closed"] {
        assert!(seen.contains_key(kind), "{kind}");
    }
    let deadlines = seen["round-published"].iter().filter(|it| it["deadline"].is_string()).count();
    assert!(deadlines > 30, "{deadlines}");
    assert!(seen["cut-started"].iter().any(|it| it["given"].is_string()));
}

#[test]
fn what_cannot_be_simulated_is_refused_with_what_to_change() {
    let folder = tempfile::tempdir().unwrap();
    let wrong: [(&[&str], &str); 17] = [
        (&["--system", "ladder"], "“ladder” is not a system; write one of swiss, round-robin"),
        (&["--system", "round-robin", "--players", "33"], "--players is 33; choose 2 to 32"),
        (&["--system", "double-elimination", "--players", "2"], "--players is 2; choose 3 to 32"),
        (&["--system", "single-elimination", "--players", "8", "--cut", "4"], "leave --cut out"),
        (&["--edition", "TR", "--system", "round-robin", "--players", "8"], "leave --system out"),
        (&["--days", "61"], "--days is 61; choose 1 to 60"),
        (&["--pools", "packs"], "“packs” is not a kind of pool; write sealed or draft"),
        (&["--pools", "sealed", "--edition", "TR"], "leave --pools out"),
        (&["--check-in", "--system", "round-robin", "--players", "8"], "leave --check-in out"),
        (&["--cut", "4", "--elimination", "triple"], "write one of single, double, double-one-final"),
        (&["--elimination", "double"], "name its size with --cut"),
        (&["--cut", "2", "--elimination", "double"], "choose a larger --cut"),
        (&["--players", "6", "--earned-byes", "5"], "--earned-byes is 5; choose 0 to 4"),
        (&["--earned-byes", "1", "--check-in"], "leave --earned-byes out"),
        (
            &["--earned-byes", "1", "--system", "single-elimination", "--players", "8"],
            "leave --earned-byes out",
        ),
        (&["--players", "6", "--fixed-tables", "7"], "--fixed-tables is 7; choose 0 to 6"),
        (&["--fixed-tables", "1", "--system", "round-robin", "--players", "8"], "leave --fixed-tables out"),
    ];
    for (line, wanted) in wrong {
        let output = run(folder.path(), &[&["simulate", "--out", "-"], line].concat());
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{line:?}: {said}");
        assert!(said.contains(wanted), "{line:?}: {said}");
    }
}

/// The copies of each card in a list.
fn copies(list: &str) -> BTreeMap<&str, u32> {
    let mut copies: BTreeMap<&str, u32> = BTreeMap::new();
    for (count, title) in list.lines().filter_map(|line| line.split_once('\t')) {
        *copies.entry(title).or_default() += count.parse::<u32>().unwrap();
    }
    copies
}

#[test]
fn sealed_and_drafted_decks_are_built_from_registered_pools() {
    let (mut legal, mut borrowed, mut accepted, mut exchanged) = (0, 0, 0, 0);
    let mut registered_by = BTreeSet::new();
    for (edition, pools, format) in [
        ("1E", "sealed", "sealed"),
        ("1E", "draft", "draft"),
        ("2E", "sealed", "2e-sealed"),
        ("2E", "draft", "2e-draft"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let line = ["--edition", edition, "--pools", pools, "--players", "14", "--rounds", "4"];
        for export in sound(folder.path(), &line) {
            let lines = export.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
            let text = |line: &Value| line["text"].as_str().unwrap().to_owned();
            let texts: BTreeMap<String, String> = lines
                .filter(|line| line["line"] == "deck")
                .map(|line| (line["sha256"].as_str().unwrap().to_owned(), text(&line)))
                .collect();
            let text_of = |payload: &Value| copies(&texts[payload["sha256"].as_str().unwrap()]);
            let mut opened: BTreeMap<u64, BTreeMap<&str, u32>> = BTreeMap::new();
            let mut begun = false;
            for (kind, actor, payload) in entries(&export) {
                let player = payload["player"].as_u64().unwrap_or_default();
                match kind.as_str() {
                    "tournament-created" => assert_eq!(payload["format"]["id"], format),
                    "pool-registered" => {
                        registered_by.insert(actor.split(':').next().unwrap().to_owned());
                        opened.insert(player, text_of(&payload));
                    }
                    "deck-submitted" => {
                        let held = |title: &str| opened[&player].get(title).copied().unwrap_or_default();
                        let fits = text_of(&payload).iter().all(|(title, copies)| *copies <= held(title));
                        assert_eq!(payload["legal"], fits, "{payload}");
                        *(if fits { &mut legal } else { &mut borrowed }) += 1;
                        exchanged += u32::from(begun && actor == format!("player:{player}"));
                    }
                    "deck-accepted" => accepted += 1,
                    "round-published" => begun = true,
                    _ => {}
                }
            }
            let different: BTreeSet<_> = opened.values().collect();
            assert!(different.len() > 4, "{} pools of {} players", different.len(), opened.len());
        }
    }
    assert_eq!(registered_by, ["account", "player"].map(str::to_owned).into());
    assert!(
        legal > 100 && borrowed > 3 && accepted > 0 && exchanged > 5,
        "{legal} {borrowed} {accepted} {exchanged}"
    );
}

#[test]
fn a_cut_in_double_elimination_earned_byes_and_fixed_tables_are_played_as_wished() {
    let folder = tempfile::tempdir().unwrap();
    let wishes = ["--cut", "8", "--elimination", "double", "--earned-byes", "2", "--fixed-tables", "3"];
    let mut freed = 0;
    for export in sound(folder.path(), &[&wishes[..], &["--players", "15"]].concat()) {
        let kinds = kinds(&export);
        let rounds = &kinds["round-paired"];
        assert!(rounds[1..].iter().all(|round| round["earned_byes"] == serde_json::json!([])));
        let byes = rounds[0]["earned_byes"].as_array().unwrap();
        assert!(byes.len() == 2, "{byes:?}");
        assert_eq!(kinds["cut-started"][0]["cut"]["elimination"], "double");
        assert!([6, 7].contains(&kinds["stage-paired"].len()), "{}", kinds["stage-paired"].len());
        let fixed = &kinds["table-fixed"];
        assert_eq!(fixed.len(), 3);
        let at = |one: &Value| (one["player"].as_u64().unwrap(), one["table"].as_u64().unwrap());
        let fixed: BTreeMap<u64, u64> = fixed.iter().map(at).collect();
        assert_eq!(fixed.values().collect::<BTreeSet<_>>().len(), 3, "{fixed:?}");
        for table in rounds[0]["tables"].as_array().unwrap() {
            let players = table["players"].as_array().unwrap().iter();
            let own: Vec<u64> =
                players.filter_map(|player| fixed.get(&player.as_u64().unwrap()).copied()).collect();
            assert!(own.is_empty() || own.contains(&table["table"].as_u64().unwrap()), "{table} {fixed:?}");
        }
        freed += kinds.get("table-freed").map_or(0, Vec::len);
    }
    assert!(freed > 0, "nobody sat anywhere again");
}

#[test]
fn those_who_sign_up_by_themselves_are_accepted_as_far_as_there_are_places() {
    let (mut waited, mut let_in, mut left) = (0, 0, 0);
    for more in [
        &["--players", "16", "--rounds", "2"][..],
        &["--edition", "TR", "--players", "18", "--rounds", "2"],
        &["--edition", "2E", "--players", "15", "--system", "single-elimination"],
    ] {
        let folder = tempfile::tempdir().unwrap();
        for export in sound(folder.path(), &[&["--sign-up"][..], more].concat()) {
            let (mut terms, mut playing, mut registered) = (Vec::new(), 0_u64, 0);
            for (kind, actor, payload) in entries(&export) {
                match kind.as_str() {
                    "sign-up-changed" => terms.push(payload["terms"]["most"].as_u64()),
                    "player-registered" => (playing, registered) = (playing + 1, registered + 1),
                    "player-dropped" => {
                        assert!(actor.starts_with("player:"), "{payload}");
                        (playing, left) = (playing - 1, left + 1);
                    }
                    "round-paired" | "heat-paired" | "cut-started" => break,
                    _ => {}
                }
                assert!(terms.last().is_none_or(|most| most.is_none_or(|most| playing <= most)));
            }
            let applied: u64 =
                more.iter().skip_while(|word| **word != "--players").nth(1).unwrap().parse().unwrap();
            assert!(terms[0].unwrap() < applied && terms.len() > 1, "{terms:?}");
            match terms.last().unwrap() {
                Some(most) => waited += u32::from(playing == *most && registered < applied),
                None => let_in += u32::from(registered == applied),
            }
        }
    }
    assert!(waited > 1 && let_in > 1 && left > 1, "{waited} {let_in} {left}");
}

#[test]
fn only_those_who_checked_in_are_paired_until_the_director_ends_it() {
    let (mut paired, mut closed, mut sat_out, mut dropped) = (0, 0, 0, 0);
    for more in
        [&["--players", "24", "--rounds", "5", "--cut", "4"][..], &["--edition", "TR", "--players", "21"]]
    {
        let folder = tempfile::tempdir().unwrap();
        for export in sound(folder.path(), &[&["--check-in"][..], more].concat()) {
            let mut here: Option<BTreeSet<u64>> = None;
            let players = |of: &Value| -> Vec<u64> {
                of.as_array().into_iter().flatten().map(|player| player.as_u64().unwrap()).collect()
            };
            for (kind, _, payload) in entries(&export) {
                match kind.as_str() {
                    "check-in-opened" => here = Some(BTreeSet::new()),
                    "check-in-closed" => {
                        closed += 1;
                        here = None;
                    }
                    "players-checked-in" => {
                        let here = here.as_mut().unwrap();
                        here.extend(players(&payload["here"]));
                        let gone = players(&payload["gone"]);
                        here.retain(|player| !gone.contains(player));
                    }
                    "player-dropped" => {
                        let told = payload["reason"].as_str().unwrap_or_default();
                        dropped += u32::from(told.starts_with("not checked in"));
                    }
                    "round-paired" | "heat-paired" => {
                        let Some(here) = here.take() else { continue };
                        let tables =
                            if kind == "heat-paired" { &payload["pods"] } else { &payload["tables"] };
                        let tables = tables.as_array().unwrap().iter();
                        let seated: Vec<u64> = tables.flat_map(|table| players(&table["players"])).collect();
                        let bye = payload["bye"]["player"].as_u64();
                        assert_eq!(seated.into_iter().chain(bye).collect::<BTreeSet<_>>(), here);
                        sat_out += players(&payload["absent"]).len();
                        paired += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(paired > 20 && closed > 0 && sat_out > 5 && dropped > 2, "{paired} {closed} {sat_out} {dropped}");
    // Nobody signs up or checks in who was not asked to, and no pool is registered.
    let folder = tempfile::tempdir().unwrap();
    let usual = kinds(&done(folder.path(), &["simulate", "--out", "-"]));
    for kind in ["sign-up-changed", "check-in-opened", "pool-registered", "deck-accepted"] {
        assert!(!usual.contains_key(kind), "{kind}");
    }
}

#[test]
fn an_export_that_was_cut_off_does_not_verify_and_is_not_imported() {
    let folder = tempfile::tempdir().unwrap();
    let export = done(folder.path(), &["simulate", "--players", "6", "--rounds", "2", "--out", "-"]);
    let lines: Vec<&str> = export.split_inclusive('\n').collect();
    let told = |line: &[&str]| {
        let output = run(folder.path(), line);
        let words = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(words).unwrap())
    };
    let import = ["--database", "sqlite:cut.db", "tournament", "import", "cut.jsonl"];
    for left in [1, 2, lines.len() - 1] {
        fs::write(folder.path().join("cut.jsonl"), lines[..left].concat()).unwrap();
        let words =
            format!("line 1 says that the file has {} lines, but it ends after line {left}", lines.len());
        let (code, said) = told(&["verify-file", "cut.jsonl"]);
        assert_eq!(code, Some(1), "{left}: {said}");
        assert!(said.contains("DOES NOT VERIFY") && said.contains(&words), "{left}: {said}");
        let (code, said) = told(&["verify-file", "--json", "cut.jsonl"]);
        let json: Value = serde_json::from_str(&said).unwrap();
        assert_eq!((code, &json["verified"]), (Some(1), &Value::Bool(false)), "{left}");
        assert!(json["problems"][0].as_str().unwrap().contains(&words), "{left}: {json}");
        let (code, said) = told(&import);
        assert_eq!(code, Some(1), "{left}: {said}");
        assert!(said.contains(&words) && said.contains("Nothing was imported"), "{left}: {said}");
    }
    // In the middle of a line it is no export.
    fs::write(folder.path().join("cut.jsonl"), &export[..export.len() - 40]).unwrap();
    assert_eq!(told(&["verify-file", "cut.jsonl"]).0, Some(2));
    assert_eq!(told(&import).0, Some(2));
    fs::write(folder.path().join("cut.jsonl"), &export).unwrap();
    assert_eq!(told(&import).0, Some(0), "the control");
}

#[test]
fn several_tournaments_do_not_go_into_a_file() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("mine.txt"), "mine").unwrap();
    let refused =
        run(folder.path(), &["simulate", "--tournaments", "2", "--players", "4", "--out", "mine.txt"]);
    let said = String::from_utf8_lossy(&refused.stderr);
    assert_eq!(refused.status.code(), Some(2), "{said}");
    assert!(said.contains("mine.txt is a file, and several tournaments go into a folder."), "{said}");
    assert_eq!(fs::read_to_string(folder.path().join("mine.txt")).unwrap(), "mine");
}
