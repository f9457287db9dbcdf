//! A series in the second opinion: the same standings as the program's, from the same export, and what was forged with a new
//! chain is found by both, or by the one that reads the tournaments, too.

use std::fs;
use std::path::{Path, PathBuf};

use super::{python, second_opinion};
use crate::support::desk_over;
use crate::support::exports::{stated_again, unstated};
use crate::support::played::{give, person, played};
use crate::support::program::arbiter;
use crate::support::site::fair::submission;
use arbiter::app::series::record::{SeriesSubmission, TournamentToCount};
use arbiter::app::{DatabaseUrl, Desk, DeskError};
use arbiter::data::series_rules;
use arbiter::domain::hash::sha256;
use arbiter::domain::id::{PlayerId, SeriesId, Slug, SubmissionId};
use arbiter::domain::series::command::{
    CloseSeries, CreateSeries, GiveBonus, SeriesActor, SeriesCommand, WithdrawBonus,
};
use arbiter::domain::series::rules::ChosenFigures;
use arbiter::domain::tournament::command::{Command, ReopenTournament};
use arbiter::domain::tournament::hash_chain::{SealedEntry, genesis_of_series};
use chrono::Utc;
use serde_json::{Value, json};
use uuid::Uuid;

fn sent() -> SeriesSubmission {
    let submission = SubmissionId::new(Uuid::new_v4());
    SeriesSubmission {
        actor: SeriesActor::operator(),
        submission,
        body: "a form".to_owned(),
        now: Utc::now(),
    }
}

/// A series by these rules with three tournaments, of which one was played by people of another; a bonus, and one that
/// was withdrawn. Returns its address and those of the tournaments.
pub fn season(desk: &Desk, best: usize) -> (Slug, Vec<Slug>) {
    let all: Vec<Slug> = ["Kira\nOdo\nQuark\nRom", "Kira\nOdo\nNog", "Leeta\nRom"]
        .into_iter()
        .zip(1..)
        .map(|(names, number)| played(desk, number, names))
        .collect();
    let same = [1, 2].map(|player| (PlayerId(player), person(desk, &all[0], player)));
    desk.say_same(&all[1], &submission(), &same).unwrap();
    let figures = ChosenFigures { best: Some(best), ..ChosenFigures::default() };
    let rules = Box::new(series_rules()[usize::from(best > 0)].clone().with_figures(figures));
    let create = CreateSeries { title: "Season 2026".into(), about: String::new(), rules };
    let series = desk.create_series(&create, &sent()).unwrap();
    for tournament in &all {
        let asked = TournamentToCount { tournament, again: None, reason: "" };
        desk.count_in_series(&series, &asked, &sent()).unwrap();
    }
    let kira = person(desk, &all[0], 1);
    let bonus =
        |points| SeriesCommand::GiveBonus(GiveBonus { person: kira, points, reason: "Lent a deck.".into() });
    for command in [
        bonus(3),
        bonus(4),
        SeriesCommand::WithdrawBonus(WithdrawBonus { number: 5, reason: "By mistake.".into() }),
        SeriesCommand::Close(CloseSeries {}),
    ] {
        desk.record_in_series(&series, &command, &sent()).unwrap();
    }
    (series, all)
}

/// The exports of a series and of its tournaments, as files, the series first.
fn exported(desk: &Desk, folder: &Path, series: &Slug, tournaments: &[Slug]) -> Vec<PathBuf> {
    let file = |name: String, text: String| {
        let path = folder.join(name);
        fs::write(&path, text).unwrap();
        path
    };
    let mut files = vec![file("season.jsonl".to_owned(), desk.export_series(series).unwrap())];
    files.extend(tournaments.iter().map(|slug| file(format!("{slug}.jsonl"), desk.export(slug).unwrap())));
    files
}

fn answers(files: &[PathBuf], more: &[&str]) -> (i32, Vec<Value>) {
    let line: Vec<&str> = ["--json", "--standings"].into_iter().chain(more.iter().copied()).collect();
    let output = second_opinion(&line, files);
    let said = String::from_utf8(output.stdout).unwrap();
    (output.status.code().unwrap(), said.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

/// What the program says of the export of a series by itself.
fn program_says(file: &Path) -> (i32, Value) {
    let output = arbiter().args(["verify-file", "--json"]).arg(file).output().unwrap();
    (output.status.code().unwrap(), serde_json::from_slice(&output.stdout).unwrap_or_default())
}

#[test]
fn a_series_has_the_same_standings_in_the_second_opinion() {
    let Some(()) = python() else { return };
    for best in [0, 1] {
        let folder = tempfile::tempdir().unwrap();
        let desk = desk_over(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
        let (series, tournaments) = season(&desk, best);
        let files = exported(&desk, folder.path(), &series, &tournaments);
        let here = desk.series(&series).unwrap();
        let (code, found) = answers(&files, &[]);
        assert_eq!((code, found.len()), (0, 4), "{found:?}");
        let found = &found[0];
        assert_eq!(found["problems"], json!([]));
        assert_eq!(found["notes"], json!([]), "every tournament is compared");
        assert_eq!(found["head"], here.head().to_string());
        let (code, ours) = program_says(&files[0]);
        assert_eq!((code, ours["standings"].as_array().unwrap().len()), (0, here.standings().len()));
        for key in
            ["verified", "problems", "series", "entries", "head", "tournaments", "players", "standings"]
        {
            assert_eq!(found[key], ours[key], "{key}");
        }
        assert!(ours["standings"].as_array().unwrap().iter().any(|line| line["bonus"] == 4), "{ours}");
        let left_out = ours["standings"].to_string().contains("\"counts\":false");
        assert_eq!(left_out, best > 0, "{ours}");
        // Alone, the places cannot be compared, and it says so.
        let (code, alone) = answers(&files[..1], &["--head", &here.head_code().to_string()]);
        assert_eq!((code, alone[0]["notes"].as_array().unwrap().len()), (0, 3));
    }
}

/// The lines of an export of a series with a chain that fits what is in them now.
pub fn sealed_again(export: &str, kind: &str, nth: usize, change: &dyn Fn(&mut Value)) -> String {
    let mut lines: Vec<Value> = export.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let line = lines.iter_mut().filter(|line| line["kind"] == kind).nth(nth).unwrap();
    let mut payload: Value = serde_json::from_str(line["payload"].as_str().unwrap()).unwrap();
    change(&mut payload);
    line["payload"] = payload.to_string().into();
    chained_again(lines)
}

fn chained_again(mut lines: Vec<Value>) -> String {
    let id: SeriesId = serde_json::from_value(lines[0]["id"].clone()).unwrap();
    let mut head = genesis_of_series(id);
    for line in lines.iter_mut().skip(1) {
        line.as_object_mut().unwrap().remove("line");
        let sealed = serde_json::from_value::<SealedEntry>(line.clone()).unwrap().seal_after(&head);
        head.clone_from(&sealed.hash);
        *line = serde_json::to_value(sealed).unwrap();
        line["line"] = "entry".into();
    }
    stated_again(&mut lines);
    lines.iter().map(|line| line.to_string() + "\n").collect()
}

/// Lets the first two change places.
pub fn exchange_places(it: &mut Value) {
    let [one, other] = [0_usize, 1].map(|at| it["results"][at]["person"].clone());
    it["results"][0]["person"] = other;
    it["results"][1]["person"] = one;
}

#[test]
fn a_forged_series_is_found_by_both_programs() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let desk = desk_over(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
    let (series, tournaments) = season(&desk, 0);
    let files = exported(&desk, folder.path(), &series, &tournaments);
    let export = fs::read_to_string(&files[0]).unwrap();
    let says = |text: &str| {
        fs::write(&files[0], text).unwrap();
        let (code, found) = answers(&files, &[]);
        (code, found.first().map(|found| found["problems"].to_string()).unwrap_or_default())
    };
    let unchanged = sealed_again(&export, "series-closed", 0, &|_| {});
    assert_eq!(says(&unchanged), (0, "[]".to_owned()), "the control");
    assert_eq!(program_says(&files[0]).0, 0, "the control");
    type Forger = fn(&mut Value);
    // What the export alone cannot show is in the logs of its tournaments.
    let (alone, with_tournaments) = (1, 0);
    let forgeries: [(&str, usize, Forger, &str, i32); 11] = [
        ("tournament-counted", 0, |it| it["head"]["sequence"] = (-22).into(), "outside its limits", alone),
        ("tournament-counted", 0, |it| it["results"][0]["place"] = 0.into(), "gives other places", alone),
        ("tournament-counted", 0, |it| it["results"][0]["place"] = 0.into(), "begin with 1", alone),
        ("tournament-counted", 2, exchange_places, "gives other places", with_tournaments),
        (
            "tournament-counted",
            1,
            |it| it["head"]["hash"] = sha256("another").into(),
            "another entry",
            with_tournaments,
        ),
        (
            "tournament-counted",
            1,
            |it| it["head"]["sequence"] = 9_999.into(),
            "another entry",
            with_tournaments,
        ),
        ("tournament-counted", 2, |it| it["results"] = json!([]), "nobody has a place", alone),
        ("bonus-given", 0, |it| it["points"] = 11.into(), "outside the rules", alone),
        (
            "bonus-given",
            1,
            |it| it["person"] = Uuid::from_u128(7).to_string().into(),
            "no place at a tournament",
            alone,
        ),
        ("bonus-withdrawn", 0, |it| it["number"] = 2.into(), "not there", alone),
        (
            "series-created",
            0,
            |it| it["rules"]["attendance"]["value"] = (-2).into(),
            "outside its limits",
            alone,
        ),
    ];
    for (kind, nth, change, words, program) in forgeries {
        let (code, problems) = says(&sealed_again(&export, kind, nth, &change));
        assert!(code == 1 && problems.contains(words), "{kind} {nth}: {code} {problems}");
        let (code, told) = program_says(&files[0]);
        assert_eq!((code, told["verified"] == true), (program, program == 0), "{kind} {nth}: {told}");
    }
    let mut lines: Vec<Value> = export.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    lines[3]["submission"] = lines[2]["submission"].clone();
    let doubled = chained_again(lines);
    let (code, problems) = says(&doubled);
    assert!(code == 1 && problems.contains("entry 3 is of the same form as entry 2"), "{problems}");
    let (code, told) = program_says(&files[0]);
    assert!(code == 1 && told.to_string().contains("entry 3 is of the same form as entry 2"), "{told}");
    let elsewhere = tempfile::tempdir().unwrap();
    let elsewhere = desk_over(&DatabaseUrl::Sqlite(elsewhere.path().join("arbiter.db")));
    let refused = elsewhere.import_series(&doubled);
    assert!(matches!(refused, Err(DeskError::Unsound(_))), "{refused:?}");
    // Without a new chain, the chain is enough.
    let cut = export.lines().rev().skip(1).collect::<Vec<_>>();
    let cut: String = cut.into_iter().rev().map(|line| format!("{line}\n")).collect();
    for damaged in [
        cut.clone(),
        export.replace("Season 2026", "Season 2027"),
        export.lines().enumerate().filter(|(at, _)| *at != 3).map(|(_, line)| format!("{line}\n")).collect(),
    ] {
        assert_eq!((says(&damaged).0, program_says(&files[0]).0), (1, 1));
    }
    assert_eq!(says(&unstated(&cut)).0, 0, "the control: an older export does not say how long it is");
    assert_eq!(program_says(&files[0]).0, 0, "the control");
    for unusable in
        [export.lines().next().unwrap().replace("\"version\":1", "\"version\":9"), "{}".to_owned()]
    {
        assert_eq!((says(&unusable).0, program_says(&files[0]).0), (2, 2), "{unusable}");
    }
    // What was recorded there after it was counted makes no difference.
    let reopen = ReopenTournament { reason: "A slip was misread.".into() };
    give(&desk, &tournaments[0], [Command::ReopenTournament(reopen)]);
    fs::write(&files[1], desk.export(&tournaments[0]).unwrap()).unwrap();
    assert_eq!(says(&export), (0, "[]".to_owned()));
}
