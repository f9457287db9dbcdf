//! Standings, pairings, cuts and pods against a second opinion: `tools/verify.py`, written in another language from the
//! rules and not from this program, reads the same exports and has to come to the same figures.

mod damage;
mod impossible;
pub mod season;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::support::moves::{TEXTS, command};
use crate::support::program::arbiter;
use crate::support::scenario::{Scenario, settings};
use crate::support::{absent, histories, long};
use arbiter::app::verify_export::verify_export;
use arbiter::domain::bracket::cut::{BestOf, BracketOrder, Cut, Size};
use arbiter::domain::hash::ListHash;
use arbiter::domain::id::{AtTable, GroupNumber, SubmissionId, TableNumber, TournamentId};
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::pods::score::PodScore;
use arbiter::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side, WonMissions};
use arbiter::domain::tournament::command::Command as Ask;
use arbiter::domain::tournament::command::{
    ChangeSettings, CorrectPod, CorrectResult, FixTable, FreeTable, KeepApart, LetMeet, RecordResult,
    ReinstatePlayer, StartCut,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::entry::Entry;
use arbiter::domain::tournament::hash_chain::{SealedEntry, genesis};
use arbiter::domain::tournament::settings::Settings;
use chrono::Utc;
use serde_json::{Value, json};
use uuid::Uuid;

/// What the ordinary run simulates: edition, players, rounds, cut, tournaments. Together they are 60.
const EVENTS: [(&str, u32, u32, Option<u32>, u32); 11] = [
    ("1E", 7, 5, None, 6),
    ("1E", 11, 4, Some(4), 6),
    ("1E", 12, 6, Some(8), 6),
    ("1E", 24, 5, Some(8), 4),
    ("2E", 8, 4, Some(2), 6),
    ("2E", 11, 5, Some(4), 6),
    ("2E", 16, 5, Some(16), 4),
    ("2E", 33, 6, None, 2),
    ("TR", 9, 4, None, 6),
    ("TR", 13, 5, None, 8),
    ("TR", 23, 3, None, 6),
];

/// The systems beside Swiss: system, edition, players, days a round, tournaments. Together they are 60.
const SYSTEMS: [(&str, &str, u32, Option<u32>, u32); 14] = [
    ("round-robin", "1E", 5, None, 4),
    ("round-robin", "2E", 8, None, 4),
    ("round-robin", "1E", 7, Some(7), 8),
    ("round-robin", "2E", 10, Some(3), 4),
    ("single-elimination", "1E", 5, None, 4),
    ("single-elimination", "2E", 8, None, 4),
    ("single-elimination", "1E", 27, Some(7), 4),
    ("double-elimination", "1E", 3, None, 4),
    ("double-elimination", "2E", 4, None, 4),
    ("double-elimination", "1E", 6, Some(7), 4),
    ("double-elimination", "1E", 8, None, 4),
    ("double-elimination", "2E", 13, None, 4),
    ("double-elimination", "1E", 16, None, 4),
    ("double-elimination", "1E", 32, None, 4),
];

/// What directors decide before they pair, and cuts in double elimination: edition, players, tournaments, further arguments.
const WISHES: [(&str, u32, u32, &[&str]); 8] = [
    ("1E", 11, 16, &["--cut", "4", "--elimination", "double"]),
    ("2E", 17, 4, &["--cut", "8", "--elimination", "double", "--fixed-tables", "3"]),
    ("1E", 12, 4, &["--cut", "8", "--elimination", "double-one-final", "--system", "round-robin"]),
    ("2E", 13, 4, &["--earned-byes", "3", "--fixed-tables", "4", "--cut", "4"]),
    ("1E", 8, 4, &["--earned-byes", "6", "--days", "7"]),
    ("TR", 17, 4, &["--fixed-tables", "5", "--rounds", "3"]),
    ("1E", 13, 4, &["--fixed-tables", "13", "--system", "double-elimination"]),
    ("TR", 9, 2, &["--days", "7"]),
];

/// Pools, sign-ups and check-ins: edition, players, tournaments, further arguments.
const ENTRANCES: [(&str, u32, u32, &[&str]); 8] = [
    ("1E", 11, 4, &["--pools", "sealed", "--rounds", "4"]),
    ("1E", 16, 4, &["--pools", "draft", "--sign-up", "--cut", "4"]),
    ("2E", 12, 4, &["--pools", "sealed", "--check-in"]),
    ("2E", 9, 4, &["--pools", "draft", "--sign-up", "--check-in"]),
    ("TR", 13, 4, &["--sign-up", "--check-in", "--rounds", "3"]),
    ("1E", 8, 4, &["--sign-up", "--system", "round-robin"]),
    ("1E", 16, 8, &["--sign-up", "--system", "round-robin"]),
    ("2E", 24, 4, &["--sign-up", "--check-in"]),
];

fn script() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tools/verify.py")
}

/// Whether Python is there to ask.
fn python() -> Option<()> {
    let there = Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success());
    if there { Some(()) } else { absent("python3", "apt-get install python3") }
}

fn second_opinion(line: &[&str], files: &[PathBuf]) -> Output {
    let output = Command::new("python3").arg(script()).args(line).args(files).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!said.contains("Traceback"), "{said}");
    assert!(matches!(output.status.code(), Some(0..=2)), "{:?}: {said}", output.status);
    output
}

/// Both opinions on the same exports, figure by figure; returns how often every possibility was tried.
fn agree(files: &[PathBuf]) -> u64 {
    let (mut tried, mut unlike) = (0, Vec::new());
    for some in files.chunks(100) {
        let output = second_opinion(&["--standings", "--json"], some);
        let answers = String::from_utf8(output.stdout).unwrap();
        assert_eq!(answers.lines().count(), some.len(), "{}", String::from_utf8_lossy(&output.stderr));
        for (file, theirs) in some.iter().zip(answers.lines()) {
            let export = fs::read_to_string(file).unwrap();
            let ours = serde_json::to_string(&verify_export(&export, Utc::now()).unwrap()).unwrap();
            let difference = difference(&ours, theirs);
            if !difference.is_empty() {
                let kept = std::env::temp_dir().join(file.file_name().unwrap());
                fs::copy(file, &kept).unwrap();
                unlike.push(format!("{}: {difference}", kept.display()));
            }
            let theirs: Value = serde_json::from_str(theirs).unwrap();
            tried +=
                ["pairings", "seatings"].iter().filter_map(|it| theirs["compared"][it].as_u64()).sum::<u64>();
        }
    }
    let (all, told) = (unlike.len(), unlike.iter().take(5).cloned().collect::<Vec<_>>().join("\n"));
    assert_eq!(all, 0, "the two programs disagree on {all} of {} exports:\n{told}", files.len());
    tried
}

/// Where the program's answer and the second opinion differ; empty if they agree that all is well.
fn difference(ours: &str, theirs: &str) -> String {
    if tribbles(ours) != tribbles(theirs) {
        return "the numbers of tribbles".to_owned();
    }
    let [ours, theirs]: [Value; 2] = [ours, theirs].map(|text| serde_json::from_str(text).unwrap());
    let keys = [
        "verified",
        "problems",
        "tournament",
        "entries",
        "head",
        "players",
        "rounds",
        "standings",
        "after",
        "ranking",
    ];
    match keys.into_iter().find(|key| ours[key] != theirs[key]) {
        Some(key) => format!("{key}: the program says {}, the second opinion {}", ours[key], theirs[key]),
        None if ours["verified"] != true => ours["problems"].to_string(),
        None => String::new(),
    }
}

/// The numbers of tribbles as they are written: they may need more than the 64 bits of a JSON reader.
fn tribbles(json: &str) -> Vec<String> {
    let after = json.split("\"tribbles\":").skip(1).map(str::trim_start);
    after
        .map(|text| {
            text.chars().take_while(|character| character.is_ascii_digit() || *character == '-').collect()
        })
        .collect()
}

/// Simulates tournaments, each into a file of its own.
fn simulated(
    folder: &Path,
    seed: u64,
    (edition, players, rounds, cut, count): (&str, u32, u32, Option<u32>, u32),
) -> Vec<PathBuf> {
    let mut more = vec!["--rounds".to_owned(), rounds.to_string()];
    if let Some(cut) = cut {
        more.extend(["--cut".to_owned(), cut.to_string()]);
    }
    simulated_with(folder, seed, (edition, players, count), &more)
}

/// Simulated tournaments with another system of pairing.
fn simulated_system(
    folder: &Path,
    seed: u64,
    (system, edition, players, days, count): (&str, &str, u32, Option<u32>, u32),
) -> Vec<PathBuf> {
    let mut more = vec!["--system".to_owned(), system.to_owned()];
    if let Some(days) = days {
        more.extend(["--days".to_owned(), days.to_string()]);
    }
    simulated_with(folder, seed, (edition, players, count), &more)
}

fn simulated_with(
    folder: &Path,
    seed: u64,
    (edition, players, count): (&str, u32, u32),
    more: &[String],
) -> Vec<PathBuf> {
    let out = folder.join(format!("{edition}-{players}-{}-{seed}", more.join("")));
    let mut command = arbiter();
    command.args(["simulate", "--edition", edition, "--seed", &seed.to_string()]);
    command.args(["--players", &players.to_string()]).args(more);
    command.args(["--tournaments", &count.to_string(), "--out"]).arg(&out);
    let output = command.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut files: Vec<_> = fs::read_dir(out).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert_eq!(u32::try_from(files.len()), Ok(count));
    files
}

#[test]
fn simulated_tournaments_have_the_same_standings_and_rankings_in_the_second_opinion() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let turns = if long() { 34 } else { 1 };
    let mut files = Vec::new();
    for turn in 0..turns {
        files.extend(EVENTS.iter().flat_map(|event| simulated(folder.path(), 600 + turn, *event)));
    }
    assert!(files.len() >= if long() { 2_000 } else { 60 });
    let tried = agree(&files);
    assert!(tried > 150, "only {tried} pairings and seatings were compared with all others");
}

#[test]
fn simulated_round_robins_and_brackets_have_the_same_figures_in_the_second_opinion() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let turns = if long() { 20 } else { 1 };
    let mut files = Vec::new();
    for turn in 0..turns {
        files.extend(SYSTEMS.iter().flat_map(|event| simulated_system(folder.path(), 900 + turn, *event)));
    }
    assert!(files.len() >= if long() { 1_000 } else { 60 });
    agree(&files);
    let held =
        |wanted: &str| files.iter().filter(|file| fs::read_to_string(file).unwrap().contains(wanted)).count();
    // Escaped, as the payload is a text in the line.
    let (double, one_final) = (held(r#"\"elimination\":\"double\""#), held(r#"\"double-one-final\""#));
    let (second, reseeded) = (held(r#"\"stage\":7"#), held(r#"\"reseeded\""#));
    assert!(
        double > 5 && one_final > 2 && second > 2 && reseeded > 0,
        "{double} {one_final} {second} {reseeded}"
    );
}

#[test]
fn simulated_pools_sign_ups_and_check_ins_verify_in_the_second_opinion_too() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let played = ENTRANCES.iter().flat_map(|(edition, players, count, more)| {
        let more: Vec<String> = more.iter().map(|word| (*word).to_owned()).collect();
        simulated_with(folder.path(), 1_200, (*edition, *players, *count), &more)
    });
    agree(&played.collect::<Vec<_>>());
}

#[test]
fn simulated_cuts_in_double_elimination_byes_and_tables_verify_in_the_second_opinion_too() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let played = WISHES.iter().map(|(edition, players, count, more)| {
        let more: Vec<String> = more.iter().map(|word| (*word).to_owned()).collect();
        simulated_with(folder.path(), 1_500, (*edition, *players, *count), &more)
    });
    let played: Vec<Vec<PathBuf>> = played.collect();
    agree(&played.concat());
    let held = |files: &[PathBuf], wanted: &str| {
        files.iter().filter(|file| fs::read_to_string(file).unwrap().contains(wanted)).count()
    };
    // Escaped, as the payload is a text in the line.
    for (at, wanted, least) in [
        (0, r#"\"elimination\":\"double\""#, 16),
        // A second final, in which both have lost once.
        (0, r#"\"stage\":5"#, 1),
        (1, r#"\"elimination\":\"double\""#, 4),
        (2, r#"\"elimination\":\"double-one-final\""#, 4),
        (3, r#"\"earned_byes\":[1,2,3]"#, 2),
        (4, r#"\"earned_byes\":[1,2,3,4"#, 2),
        (5, "table-fixed", 4),
        (6, "table-fixed", 4),
        // Of the top table, too.
        (7, r#"\"round\":6,\"minutes\":0,\"deadline\":"#, 2),
    ] {
        let found = held(&played[at], wanted);
        assert!(found >= least, "{wanted} in {found} of {:?}", WISHES[at]);
    }
}

/// What a story contains, to see that chance produced every kind.
#[derive(Default)]
struct Held {
    kinds: BTreeSet<&'static str>,
    endings: BTreeSet<String>,
    earned_byes: usize,
    cuts: BTreeMap<u64, usize>,
    third_places: usize,
    doubles: usize,
    ticked: usize,
}

impl Held {
    fn count(&mut self, told: &Scenario) {
        for line in &told.log {
            self.kinds.insert(line.entry.kind());
            match &line.entry {
                Entry::ResultRecorded(it) => {
                    let end = serde_json::to_value(it.result.end).unwrap();
                    self.endings.insert(end["reason"].as_str().unwrap().to_owned());
                    self.ticked += usize::from(it.result.missions == WonMissions::BOTH);
                }
                Entry::RoundPaired(it) => self.earned_byes += it.earned_byes.len(),
                Entry::CutStarted(it) => {
                    *self.cuts.entry(it.cut.size.players().into()).or_default() += 1;
                    self.third_places += usize::from(it.cut.third_place);
                    self.doubles += usize::from(!it.cut.elimination.is_single());
                }
                _ => {}
            }
        }
    }
}

/// A result of any kind: every ending, scores below 0 and above 100, level ones, points that do not count.
fn any_result(dice: &mut histories::Dice) -> GameResult {
    let side = |dice: &mut histories::Dice| if dice.roll(2) == 0 { Side::A } else { Side::B };
    let points = |dice: &mut histories::Dice| i64::try_from(dice.roll(29)).unwrap() * 5 - 10;
    let end = match dice.roll(14) {
        0 => EndReason::Time,
        1 => EndReason::DeckedOut,
        2 => EndReason::Card { winner: side(dice) },
        3 => EndReason::CardForfeit { by: Forfeiting::A },
        4 => EndReason::CardForfeit { by: Forfeiting::B },
        5 => EndReason::CardForfeit { by: Forfeiting::Both },
        6 => EndReason::Concession { by: side(dice) },
        7 => EndReason::NoShow { by: side(dice) },
        8 => EndReason::Disqualified { by: side(dice) },
        9 => EndReason::BothAbsent,
        10 => EndReason::Void,
        // Nobody wins like that below 100 points: refused.
        _ => EndReason::Complete { winner: side(dice) },
    };
    let not_counting = if dice.roll(4) == 0 { [5, 10] } else { [0, 0] };
    GameResult { not_counting, ..GameResult::ended([points(dice), points(dice)], end) }
}

/// A result of any kind, with what the profile asks to be ticked; sometimes without, to be refused.
fn any_ticked(told: &Scenario, dice: &mut histories::Dice) -> GameResult {
    let result = any_result(dice);
    if dice.roll(8) == 0 { result } else { told.with_ticks(result) }
}

/// This command, with a result of any kind if it has one.
fn with_any_result(told: &Scenario, asked: Ask, dice: &mut histories::Dice) -> Ask {
    match asked {
        Ask::RecordResult(it) => Ask::RecordResult(RecordResult { result: any_ticked(told, dice), ..it }),
        Ask::CorrectResult(it) => Ask::CorrectResult(CorrectResult { result: any_ticked(told, dice), ..it }),
        other => other,
    }
}

/// A correction of something recorded, in any round; `None` if there is nothing.
fn correction(told: &Scenario, dice: &mut histories::Dice) -> Option<Ask> {
    let here = &told.tournament;
    let mut pick = |count: usize| usize::try_from(dice.roll(u64::try_from(count.max(1)).unwrap())).unwrap();
    let round = here.rounds().nth(pick(here.rounds().len()))?;
    let (reason, dispute) = ("The slip was misread".into(), None);
    if let Some(pod) = round.pods().nth(pick(round.pods().len())) {
        let (at, was) = (AtTable::new(round.number, pod.table()), pod.result.as_ref()?.score.clone());
        let totals = pod.pod.players.iter().map(|_| i64::try_from(dice.roll(5) * 1_110).unwrap()).collect();
        return Some(Ask::CorrectPod(CorrectPod {
            at,
            was,
            score: PodScore::Totals(totals),
            reason,
            dispute,
        }));
    }
    let table = round.tables().nth(pick(round.tables().len()))?;
    let (at, was) = (AtTable::new(round.number, table.pair.table), table.result.as_ref()?.result);
    Some(Ask::CorrectResult(CorrectResult { at, was, result: any_ticked(told, dice), reason, dispute }))
}

/// A log as an export: no names, for they are not in the log.
fn exported(told: &Scenario, number: u128) -> String {
    let id = TournamentId::new(Uuid::from_u128(number));
    let (slug, created_at) = (format!("story-{number}"), told.log[0].at);
    let mut lines = vec![
        json!({"line": "tournament", "version": 1, "id": id, "slug": slug, "created_at": created_at})
            .to_string(),
    ];
    let submitted = |hash: &ListHash| {
        told.log.iter().any(|line| match &line.entry {
            Entry::DeckSubmitted(it) => it.sha256 == *hash,
            Entry::PoolRegistered(it) => it.sha256 == *hash,
            _ => false,
        })
    };
    let lists: BTreeMap<ListHash, &str> = TEXTS.iter().map(|text| (ListHash::of(text), *text)).collect();
    for (sha256, text) in lists.iter().filter(|(hash, _)| submitted(hash)) {
        lines.push(json!({"line": "deck", "sha256": sha256, "text": text}).to_string());
    }
    let mut head = genesis(id);
    for (sequence, line) in (1..).zip(&told.log) {
        let sealed = SealedEntry {
            sequence,
            at: line.at,
            actor: "operator".to_owned(),
            role: "operator".to_owned(),
            submission: SubmissionId::new(Uuid::from_u128(u128::try_from(sequence).unwrap())),
            kind: line.entry.kind().to_owned(),
            payload: serde_json::to_string(&line.entry).unwrap(),
            hash: head.clone(),
        }
        .seal_after(&head);
        head.clone_from(&sealed.hash);
        let mut line = serde_json::to_value(sealed).unwrap();
        line["line"] = "entry".into();
        lines.push(line.to_string());
    }
    lines.join("\n") + "\n"
}

/// Each pairing of a round with few players is compared with all others, so a second opinion that did not know who is
/// kept apart would find better ones.
#[test]
fn a_team_that_is_kept_apart_is_no_worse_paired_in_the_second_opinion() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let names = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir", "Jake"];
    let files = [2, 3, 5].map(|members| {
        let told = Scenario::new("tcc-1e-2023").registers(names);
        let players = names.iter().take(members).map(|name| told.player(name)).collect();
        let reason = "one team".into();
        let mut told = told.give(Ask::KeepApart(KeepApart { players, through: None, reason })).goes();
        for _ in 0..5 {
            told = told.plays_a_round();
        }
        told = told.give(Ask::LetMeet(LetMeet { group: GroupNumber(1) })).goes().plays_a_round();
        let file = folder.path().join(format!("team-{members}.jsonl"));
        fs::write(&file, exported(&told, members as u128)).unwrap();
        file
    });
    assert_eq!(agree(&files), 18, "pairings were compared with all others");
}

/// The second opinion turns a circle; the program reckons each round from its number.
#[test]
fn round_robins_have_the_same_timetable_in_the_second_opinion() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let names = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir", "Jake"];
    let robin = || Settings { system: PairingSystem::RoundRobin, ..settings() };
    let files = [3, 4, 5, 6, 7, 8, 9].map(|many: usize| {
        let reason = "few players".into();
        let mut told = Scenario::new("tcc-1e-2023")
            .give(Ask::ChangeSettings(ChangeSettings { settings: robin(), reason }))
            .goes();
        for name in names.iter().take(many) {
            told = told.registers([*name]);
        }
        told = told.plays_a_round();
        // Somebody leaves and comes back; somebody comes late where a number is free.
        told = told.drops("Odo").goes().plays_a_round();
        let odo = told.player("Odo");
        told = told.give(Ask::ReinstatePlayer(ReinstatePlayer { player: odo })).goes();
        if many % 2 == 1 {
            told = told.registers(["Dax"]);
        }
        while told.tournament.may_pair().is_ok() {
            told = told.plays_a_round();
        }
        let file = folder.path().join(format!("robin-{many}.jsonl"));
        fs::write(&file, exported(&told, many as u128)).unwrap();
        file
    });
    assert_eq!(agree(&files), 3 + 3 + 5 + 5 + 7 + 7 + 9, "every round was compared with the timetable");
}

/// Who comes back plays the open games of a timetable after all, or has the seed of the cut again.
#[test]
fn players_who_come_back_play_the_same_games_in_the_second_opinion() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let names = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir"];
    let comes_back = |told: Scenario, name: &str| {
        let player = told.player(name);
        told.give(Ask::ReinstatePlayer(ReinstatePlayer { player })).goes()
    };
    let robin = Settings { system: PairingSystem::RoundRobin, ..settings() };
    let change = ChangeSettings { settings: robin, reason: "few players".into() };
    let mut told = Scenario::new("tcc-1e-2023").give(Ask::ChangeSettings(change)).goes().registers(names);
    told = told.plays_a_round().drops("Odo").goes().drops("Rom").goes().starts_round();
    told = comes_back(comes_back(told, "Rom"), "Odo").plays_the_rest().closes().goes();
    let back = |told: &Scenario| {
        let games = told.log.iter().filter_map(|line| {
            let Entry::PlayerReinstated(it) = &line.entry else { return None };
            Some((it.games.len(), it.seed))
        });
        games.collect::<Vec<_>>()
    };
    assert_eq!(back(&told), [(1, None), (1, None)]);
    let league = folder.path().join("league.jsonl");
    fs::write(&league, exported(&told, 1)).unwrap();
    let mut told = Scenario::new("tcc-1e-2023").registers(names).plays_a_round().plays_a_round();
    let cut = Cut::to(Size::try_from(4).unwrap());
    let (setup, seed) = (told.tournament.setup().unwrap(), told.tournament.next_seed().unwrap());
    let seeding = told.tournament.seeding(setup, cut, seed).unwrap();
    let [first, reserve] = [seeding.seeds[0], seeding.reserves[0]].map(|one| told.name(one).to_owned());
    let start = StartCut { cut, minutes: 60, decks: CutDecks::Same, seen: seeding.seeds, given: None };
    told = told.give(Ask::StartCut(start)).goes().starts_round();
    told = told.drops(&first).goes().drops(&reserve).goes();
    told = comes_back(comes_back(told, &first), &reserve).plays_the_rest().closes().goes().plays_a_round();
    assert_eq!(back(&told), [(0, Some(1)), (0, None)]);
    let seeds = folder.path().join("seeds.jsonl");
    fs::write(&seeds, exported(&told, 2)).unwrap();
    agree(&[league, seeds]);
}

/// The tables are numbered around the fixed ones, in games of two as in pods, and a draft that is changed by hand follows.
#[test]
fn fixed_tables_have_the_same_numbers_in_the_second_opinion() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let names = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir", "Jake"];
    let fix = |told: Scenario, name: &str, table| {
        let (player, table, reason) = (told.player(name), TableNumber(table), "near the door".into());
        told.give(Ask::FixTable(FixTable { player, table, reason })).goes()
    };
    let mut told = Scenario::new("tcc-1e-2023").registers(names);
    for (name, table) in [("Odo", 3), ("Kira", 1), ("Jake", 9), ("Odo", 2)] {
        told = fix(told, name, table);
    }
    for _ in 0..4 {
        told = told.plays_a_round();
    }
    let player = told.player("Jake");
    told = told.give(Ask::FreeTable(FreeTable { player })).goes().plays_a_round();
    let (duels, pods) = (folder.path().join("duels.jsonl"), folder.path().join("pods.jsonl"));
    let log = exported(&told, 1);
    fs::write(&duels, &log).unwrap();
    let heats = fix(Scenario::in_pods().registers(names), "Rom", 4).pairs();
    fs::write(&pods, exported(&heats, 2)).unwrap();
    agree(&[duels, pods]);
}

#[test]
fn brackets_for_everybody_have_the_same_matches_and_ranking_in_the_second_opinion() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let names = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir", "Jake"];
    let mut files = Vec::new();
    for many in 2..=names.len() {
        for (bracket, given) in
            [(BracketOrder::Fixed, None), (BracketOrder::Reseeded, Some("by rating".to_owned()))]
        {
            let settings = Settings { system: PairingSystem::SingleElimination, ..settings() };
            let change = ChangeSettings { settings, reason: "one evening".into() };
            let mut told = Scenario::new("tcc-1e-2023").give(Ask::ChangeSettings(change)).goes();
            for name in names.iter().take(many) {
                told = told.registers([*name]);
            }
            let (best_of, size) = (BestOf::One, Size::holding(many).unwrap());
            let cut = Cut { best_of, bracket, third_place: many > 2 && many % 2 == 0, ..Cut::to(size) };
            let (setup, seed) = (told.tournament.setup().unwrap(), told.tournament.next_seed().unwrap());
            let mut seen = told.tournament.seeding(setup, cut, seed).unwrap().seeds;
            if given.is_some() {
                seen.reverse();
            }
            let start =
                StartCut { cut, minutes: 60, decks: CutDecks::Same, seen, given: given.map(Into::into) };
            told = told.give(Ask::StartCut(start)).goes();
            for _ in 0..size.stages() {
                told = told.plays_a_round();
            }
            let file = folder.path().join(format!("bracket-{many}-{}.jsonl", bracket.code()));
            fs::write(&file, exported(&told, many as u128)).unwrap();
            files.push(file);
        }
    }
    agree(&files);
}

#[test]
fn random_tournaments_have_the_same_figures_in_the_second_opinion() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (mut files, mut held) = (Vec::new(), Held::default());
    let wanted = [
        "player-dropped",
        "player-reinstated",
        "profile-changed",
        "result-corrected",
        "pairings-changed",
        "tables-reseated",
        "pairings-discarded",
        "cut-started",
        "stage-paired",
        "game-added",
        "match-settled",
        "reserve-moved-up",
        "heat-paired",
        "pods-changed",
        "pod-corrected",
        "top-table-seated",
        "act-undone",
        "act-redone",
    ];
    let stories = if long() { 3_000 } else { 200 };
    for number in 0..stories * 2 {
        // A few more until everything happened somewhere.
        if number >= stories && wanted.iter().all(|kind| held.kinds.contains(*kind)) {
            break;
        }
        let mut dice = histories::Dice(number);
        let profiles = ["tcc-1e-2023", "decipher-1e-1998", "tcc-2e-2010", "tcc-1e-2014"];
        let mut told = if number % 4 == 3 {
            Scenario::in_pods()
        } else {
            Scenario::new(profiles[usize::try_from(dice.roll(4)).unwrap()])
        };
        for _ in 0..40 + dice.roll(80) {
            let numbers = std::array::from_fn(|_| u8::try_from(dice.roll(256)).unwrap());
            let corrected = if dice.roll(12) == 0 { correction(&told, &mut dice) } else { None };
            let asked = corrected
                .unwrap_or_else(|| with_any_result(&told, command(&told.tournament, numbers), &mut dice));
            told = told.give(asked);
        }
        held.count(&told);
        let file = folder.path().join(format!("story-{number}.jsonl"));
        fs::write(&file, exported(&told, u128::from(number) + 1)).unwrap();
        files.push(file);
    }
    let tried = agree(&files);
    assert!(tried > 150, "only {tried} pairings and seatings were compared with all others");
    assert_eq!(held.endings.len(), 10, "{:?}", held.endings);
    assert!(held.earned_byes > 5 && held.cuts.len() > 1 && held.third_places > 0, "{:?}", held.cuts);
    assert!(held.doubles > 0, "no story has double elimination");
    assert!(held.ticked > 5, "only {} wins have both missions", held.ticked);
    let missing: Vec<_> = wanted.iter().filter(|kind| !held.kinds.contains(**kind)).collect();
    assert!(missing.is_empty(), "no story has {missing:?}");
}

#[test]
fn the_archived_logs_have_the_same_figures_in_the_second_opinion() {
    let Some(()) = python() else { return };
    let logs = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/app/archive/logs");
    let files = fs::read_dir(logs).unwrap().map(|file| file.unwrap().path());
    let files: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|ending| ending == "jsonl")).collect();
    assert!(files.len() >= 8);
    agree(&files);
}

/// Grades the cases that also the program is tested with; prints those that it grades otherwise, and how many there are.
const GRADED: &str = r#"
import json, sys
import verify
cases = json.load(open(sys.argv[1]))
for case in cases:
    profile = verify.Profile(verify.published(case["profile"], "scoring"))
    if "threshold" in case:
        profile.rules["scores"]["win_threshold"]["value"] = case["threshold"]
    why = verify.impossible(profile, case)
    sides = None if why else verify.grade(profile, case)
    found = sides and [[side.grade, side.points, side.differential] for side in sides]
    wanted = None if "refused" in case or case.get("void") else [case["a"], case["b"]]
    if found != wanted or case.get("refused", "") not in (why or ""):
        print(case["name"], found, why)
print(len(cases))
"#;

#[test]
fn the_second_opinion_grades_the_cases_of_the_sources_alike() {
    let Some(()) = python() else { return };
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut command = Command::new("python3");
    command.env("PYTHONPATH", here.join("tools")).env("PYTHONDONTWRITEBYTECODE", "1");
    let output = command.args(["-c", GRADED]).arg(here.join("tests/cases/scoring.json")).output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert!(output.status.success(), "{said}");
    assert!(said.trim().parse::<u32>().is_ok_and(|cases| cases > 100), "{said}");
}

/// Random small fields with byes, rematches and floats: the proved least cost is that of trying every pairing, and duals that
/// prove nothing are not believed.
const PROVED: &str = r#"
import random, verify
dice = random.Random(4)
def some(players, most):
    return {player: dice.randrange(most) for player in players}
for turn in range(3000):
    field = verify.Field.__new__(verify.Field)
    field.players = players = list(range(dice.randint(2, 9)))
    field.points, often = some(players, dice.choice([1, 3, 6, 20])), dice.choice([0, 0.2, 0.5, 0.9])
    pairs = verify.combinations(players, 2)
    field.met = {frozenset(pair): [dice.randint(1, 9)] for pair in pairs if dice.random() < often}
    field.first = frozenset(pair for pair in field.met if dice.random() < 0.3)
    field.byes, field.downs, field.ups = some(players, 2), some(players, 3), some(players, 3)
    field.groups_below, field.places_below = some(players, 4), some(players, len(players))
    assert field.best() == field.best_by_trying(), (turn, vars(field))
matching = verify.Matching([[abs(a - b) for b in range(8)] for a in range(8)])
assert matching.proved() == 4
matching.dual[3] += 1
assert matching.proved() is None, "the control: an edge costs less than its duals"
matching.dual[3] -= 2
assert matching.proved() is None, "the control: the duals fall short"
"#;

#[test]
fn the_proved_pairing_costs_what_trying_every_one_finds() {
    let Some(()) = python() else { return };
    let tools = Path::new(env!("CARGO_MANIFEST_DIR")).join("tools");
    let mut command = Command::new("python3");
    command.env("PYTHONPATH", tools).env("PYTHONDONTWRITEBYTECODE", "1");
    let output = command.args(["-c", PROVED]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn the_second_opinion_knows_every_kind_of_entry() {
    let text = fs::read_to_string(script()).unwrap();
    let words: BTreeSet<&str> = text.split_whitespace().collect();
    let unknown: Vec<_> = Entry::KINDS.iter().filter(|kind| !words.contains(**kind)).collect();
    assert!(
        unknown.is_empty(),
        "tools/verify.py does not know {unknown:?}: add each to WITHOUT_FIGURES if it moves no figure, else to ENTRIES \
         with a method that judges it by the rules"
    );
}
