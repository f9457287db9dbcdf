//! Undoings on which something rests, and entries that name what is not there, in logs that are otherwise sound.

use std::fs;

use super::damage::{asked, reforged, with_forged};
use super::{exported, python, simulated};
use crate::fuzz::sealed_again;
use crate::support::reason;
use crate::support::scenario::Scenario;
use arbiter::domain::bracket::cut::{Cut, Size};
use arbiter::domain::id::{AtTable, EntryNumber, RoundNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult};
use arbiter::domain::tournament::command::{ChangeSettings, Command, NoteCheckIns, OpenCheckIn, StartCut};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::entry::{
    ActUndone, CheckInOpened, CutWithdrawn, Entry, MatchSettled, PlayersCheckedIn, ResultKept,
    ResultReported, TimeExtended,
};
use serde_json::{Value, json};

const FOUR: [&str; 4] = ["Kira", "Odo", "Quark", "Rom"];

/// A log in which somebody undid the nth entry of a kind.
fn with_undone(told: &Scenario, kind: &str, nth: usize) -> Scenario {
    let mut of_kind = (1_u32..).zip(&told.log).filter(|(_, line)| line.entry.kind() == kind);
    let (number, _) = of_kind.nth(nth).unwrap();
    let (first, last) = (EntryNumber(number), EntryNumber(number));
    with_forged(told, Entry::ActUndone(ActUndone { first, last, reason: reason("forged") }))
}

#[test]
fn an_undoing_on_which_later_entries_rest_is_found_in_the_second_opinion_too() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let told = Scenario::with_players(FOUR).plays_a_round().starts_round().plays_the_rest();
    let control = exported(&with_undone(&told, "result-recorded", 3), 90);
    let [(program, ours), (code, said)] = asked(folder.path(), &control, &[]);
    assert_eq!((program, code), (Some(0), Some(0)), "the control: {ours}{said}");
    for (kind, nth, words) in [
        ("player-registered", 0, "(player-registered) is never undone"),
        ("round-paired", 1, "round 2 is published, but it is no draft"),
        ("round-published", 1, "there is no table 1 in round 2"),
        ("result-recorded", 0, "round 1 is closed without a result"),
    ] {
        let forged = exported(&with_undone(&told, kind, nth), 90);
        let [(program, ours), (code, said)] = asked(folder.path(), &forged, &[]);
        assert_eq!((program, code), (Some(1), Some(1)), "{kind} {nth}: {ours}{said}");
        assert!(said.contains(words), "{kind} {nth}: {said}");
    }
    let [_, (code, said)] = asked(folder.path(), &exported(&with_undone(&told, "round-closed", 0), 90), &[]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("the round begins while round 1 is open"), "{said}");
    let last = with_undone(&told, "result-recorded", 3);
    let silent = reforged(&exported(&last, 90), "act-undone", 0, |it| it["reason"] = " ".into());
    let [_, (code, said)] = asked(folder.path(), &silent, &[]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("no reason is given"), "{said}");
}

#[test]
fn a_check_in_that_cannot_have_been_is_found() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let told = Scenario::with_players(FOUR);
    let here = FOUR.map(|name| told.player(name)).to_vec();
    let told = told.give(Command::OpenCheckIn(OpenCheckIn {})).goes();
    let told = told.give(Command::NoteCheckIns(NoteCheckIns { here, gone: vec![] })).goes();
    let export = exported(&with_undone(&told, "players-checked-in", 0), 91);
    let [(program, ours), (code, said)] = asked(folder.path(), &export, &[]);
    assert_eq!((program, code), (Some(0), Some(0)), "nobody is paired yet: {ours}{said}");
    let told = told.starts_round();
    let export = exported(&told, 91);
    let [(program, ours), (code, said)] = asked(folder.path(), &export, &[]);
    assert_eq!((program, code), (Some(0), Some(0)), "the control: {ours}{said}");
    let ticks = |change: &dyn Fn(&mut Value)| reforged(&export, "players-checked-in", 0, |it| change(it));
    for (forged, words) in [
        (exported(&with_undone(&told, "players-checked-in", 0), 91), "rests on who was checked in"),
        (reforged(&export, "check-in-opened", 0, |it| it["round"] = 3.into()), "but round 1 is next"),
        (ticks(&|it| it["round"] = 2.into()), "no check-in for round 2 is open"),
        (ticks(&|it| it["here"][0] = 99.into()), "player 99 is not in the tournament"),
        (ticks(&|it| it["gone"] = it["here"].clone()), "names nobody, or somebody twice"),
    ] {
        let [_, (code, said)] = asked(folder.path(), &forged, &[]);
        assert_eq!(code, Some(1), "{words}: {said}");
        assert!(said.contains(words), "{words}: {said}");
    }
}

#[test]
fn settings_that_change_more_than_their_entry_says_are_found_by_both() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let told = Scenario::with_players(FOUR);
    let mut settings = told.tournament.setup().unwrap().settings.clone();
    (settings.rounds, settings.planned_cut) = (settings.rounds + 1, Size::try_from(2).ok());
    let change = ChangeSettings { settings, reason: "announced".into() };
    let export = exported(&told.give(Command::ChangeSettings(change)).goes(), 95);
    let [(program, ours), (code, said)] = asked(folder.path(), &export, &[]);
    assert_eq!((program, code), (Some(0), Some(0)), "the control: {ours}{said}");
    let forged = reforged(&export, "settings-changed", 0, |it| it["settings"]["round_minutes"] = 45.into());
    for (code, said) in asked(folder.path(), &forged, &[]) {
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains("only some parts of the plan changed, and other settings did"), "{said}");
    }
}

#[test]
fn what_an_entry_names_has_to_be_there_in_the_second_opinion_too() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let duels = fs::read_to_string(&simulated(folder.path(), 5, ("1E", 9, 4, Some(4), 2))[0]).unwrap();
    let called = Scenario::with_players(FOUR).starts_round().disputes("Kira", "Whose turn is it?").goes();
    let called = exported(&called, 92);
    let [(program, ours), (code, said)] = asked(folder.path(), &called, &[]);
    assert_eq!((program, code), (Some(0), Some(0)), "the control: {ours}{said}");
    type Forger = fn(&mut Value);
    let forgeries: [(&str, &str, Forger, &str, bool); 6] = [
        (&called, "dispute-opened", |it| it["dispute"] = 2.into(), "where number 1 comes next", true),
        (
            &called,
            "dispute-opened",
            |it| it["at"]["table"] = 9.into(),
            "there is no table 9 in round 1",
            true,
        ),
        (&duels, "round-published", |it| it["minutes"] = 0.into(), "nobody plays for 0 minutes", true),
        (&duels, "cut-started", |it| it["minutes"] = 999_999_999.into(), "nobody plays for 999999999", true),
        (&duels, "cut-started", |it| it["after"] = 2.into(), "the cut is said to follow round 2", false),
        (&duels, "deck-submitted", |it| it["errors"] = 7.into(), "said to be legal with 7 errors", false),
    ];
    // Whether a cut and a list say the truth of themselves is asked of the second opinion alone here.
    for (export, kind, forger, words, by_program) in forgeries {
        let [(program, ours), (code, said)] = asked(folder.path(), &reforged(export, kind, 0, forger), &[]);
        assert!(!by_program || program == Some(1), "{kind}, {words}: {ours}");
        assert_eq!(code, Some(1), "{kind}, {words}: {said}");
        assert!(said.contains(words), "{kind}, {words}: {said}");
    }
    let mut lines: Vec<Value> = called.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    lines[1]["role"] = "emperor".into();
    for (code, said) in asked(folder.path(), &sealed_again(lines), &[]) {
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains("entry 1 was made in an unknown role"), "{said}");
    }
}

#[test]
fn json_that_can_be_read_in_two_ways_verifies_in_neither() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let export = exported(&Scenario::with_players(FOUR).plays_a_round(), 93);
    let closed = |payload: &str| {
        let mut lines: Vec<Value> = export.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        lines.iter_mut().find(|line| line["kind"] == "round-closed").unwrap()["payload"] = payload.into();
        sealed_again(lines)
    };
    let array = reforged(&export, "result-recorded", 0, |it| {
        let winner = it["result"]["end"]["winner"].take();
        it["result"]["end"] = json!(["complete", winner]);
    });
    for (forged, expected) in [
        (closed(r#"{"entry":"round-closed","round":1}"#), (0, 0)),
        (closed(r#"{"entry":"round-closed","round":1,"round":1}"#), (2, 2)),
        (closed(r#" {"entry":"round-closed","round":1}"#), (2, 2)),
        (closed(r#"{"entry":"round-closed","round":NaN}"#), (2, 2)),
        (array, (1, 2)),
    ] {
        let [(program, ours), (code, said)] = asked(folder.path(), &forged, &[]);
        assert_eq!((program, code), (Some(expected.0), Some(expected.1)), "{ours}{said}");
    }
}

/// Five players after a round, and four of them before the final and the match for third place.
fn before_the_final() -> [Scenario; 2] {
    let swiss = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]).plays_a_round();
    let cut = Cut { third_place: true, ..Cut::to(Size::holding(4).unwrap()) };
    let (setup, seed) = (swiss.tournament.setup().unwrap(), swiss.tournament.next_seed().unwrap());
    let seen = swiss.tournament.seeding(setup, cut, seed).unwrap().seeds;
    let start = StartCut { cut, minutes: 60, decks: CutDecks::Same, seen, given: None };
    let cut = swiss.clone().give(Command::StartCut(start)).goes().plays_a_round();
    [swiss, cut]
}

#[test]
fn what_no_version_ever_wrote_is_found_by_both() {
    let Some(()) = python() else { return };
    let folder = tempfile::tempdir().unwrap();
    let [swiss, cut] = before_the_final();
    let (draft, over) = (swiss.clone().pairs().goes(), cut.clone().plays_a_round());
    let checks_in = swiss.clone().give(Command::OpenCheckIn(OpenCheckIn {})).goes();
    for control in [&draft, &over, &checks_in] {
        let [(program, ours), (code, said)] = asked(folder.path(), &exported(control, 94), &[]);
        assert_eq!((program, code), (Some(0), Some(0)), "the control: {ours}{said}");
    }
    let newest = |told: &Scenario| {
        let round = told.tournament.rounds().next_back().unwrap();
        let first = &round.tables().next().unwrap().pair;
        (AtTable::new(round.number, first.table), first.players[0])
    };
    let why = || reason("forged");
    let Entry::StagePaired(mut finals) = cut.clone().pairs().goes().log.last().unwrap().entry.clone() else {
        panic!("a stage")
    };
    finals.tables.pop();
    let (at, winner) = newest(&over);
    let settled = MatchSettled { round: at.round, table: at.table, winner, reason: why() };
    let (at, player) = newest(&draft);
    let (round, table, result) = (at.round, at.table, GameResult::ended([40, 40], EndReason::Time));
    let reported = ResultReported { round, table, player, result };
    let (here, gone) = (Vec::new(), Vec::new());
    let nobody = PlayersCheckedIn { round, here, gone };
    let kept = ResultKept { round: RoundNumber(1), table: newest(&swiss).0.table, reason: why() };
    for (told, entry, ours, theirs) in [
        (&cut, Entry::StagePaired(finals), "the bracket gives other matches", "the bracket gives"),
        (
            &over,
            Entry::CutWithdrawn(CutWithdrawn { reason: why() }),
            "it takes back a cut in which something was recorded",
            "the cut is taken back after something was played in it",
        ),
        (&over, Entry::MatchSettled(settled), "the games there have decided it", "its games decided it"),
        (
            &cut,
            Entry::CheckInOpened(CheckInOpened { round: RoundNumber(3) }),
            "it opens a check-in where a cut",
            "but a cut, a top table or a timetable says who plays",
        ),
        (&draft, Entry::ResultReported(reported), "where nobody is playing", "there is no table"),
        (
            &draft,
            Entry::TimeExtended(TimeExtended { at, minutes: 5, reason: why(), dispute: None }),
            "where nobody is playing",
            "where nobody is playing",
        ),
        (&swiss, Entry::ResultKept(kept), "which nothing contradicts", "nothing contradicts the result"),
        (&checks_in, Entry::PlayersCheckedIn(nobody), "it checks nobody in or out", "names nobody"),
    ] {
        let forged = exported(&with_forged(told, entry), 94);
        let [(program, said), (code, heard)] = asked(folder.path(), &forged, &[]);
        assert_eq!((program, code), (Some(1), Some(1)), "{ours}: {said}{heard}");
        assert!(said.contains(ours) && heard.contains(theirs), "{ours}: {said}{heard}");
    }
    let export = exported(&draft, 94);
    let by_time = json!({"reason": "time", "winner": "b"});
    for forged in [
        reforged(&export, "result-recorded", 0, |it| it["result"]["end"] = by_time.clone()),
        reforged(&export, "round-paired", 0, |it| it["tables"][0]["cause"] = Value::Null),
    ] {
        let [(program, said), (code, heard)] = asked(folder.path(), &forged, &[]);
        assert_eq!((program, code), (Some(2), Some(2)), "{said}{heard}");
    }
}
