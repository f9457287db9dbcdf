//! A win in Second Edition takes a planet and a space mission. Both are ticked with the result, by page, console and
//! program alike; logs from before the profile asked stay as they are.

use arbiter::data::{scoring_profile, scoring_profiles};
use arbiter::domain::edition::Edition;
use arbiter::domain::id::{AtTable, RoundNumber, TableNumber};
use arbiter::domain::scoring::impossible::Impossible;
use arbiter::domain::scoring::profile::Profile;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side, WonMissions};
use arbiter::domain::tournament::command::{
    ChangeProfile, ChangeSettings, Command, CorrectResult, RecordResult, ReportResult, SettleUnfinished,
};
use arbiter::domain::tournament::entry::Entry;
use arbiter::domain::tournament::refusal::Refusal;
use arbiter::domain::tournament::settings::Settings;

use crate::support::scenario::{Scenario, settings};

const AT: AtTable = AtTable { round: RoundNumber(1), table: TableNumber(1) };
const WON: GameResult = GameResult::ended([100, 35], EndReason::Complete { winner: Side::A });
const PLANET: WonMissions = WonMissions { planet: true, space: false };
const SPACE: WonMissions = WonMissions { planet: false, space: true };

const fn with(missions: WonMissions) -> GameResult {
    GameResult { missions, ..WON }
}

/// Round 1 of Second Edition under this profile.
fn playing(profile: Profile) -> Scenario {
    let settings = Settings { edition: Edition::Second, ..settings() };
    let reason = "the other game";
    let change = ChangeSettings { settings, reason: reason.into() };
    let told = Scenario::with_players(["Kira", "Odo"]).give(Command::ChangeSettings(change)).goes();
    let profile = Box::new(profile);
    told.give(Command::ChangeProfile(ChangeProfile { profile, reason: reason.into() })).goes().starts_round()
}

fn second_edition() -> Profile {
    scoring_profile("tcc-2e-2014").unwrap().clone()
}

/// As it was pinned before it asked.
fn of_an_older_log() -> Profile {
    let mut profile = second_edition();
    profile.scores.planet_and_space = None;
    profile
}

/// Every command that brings a result to a table.
fn every_way(told: &Scenario, result: GameResult) -> Vec<Command> {
    let player = told.tournament.round(RoundNumber(1)).unwrap().table(AT.table).unwrap().pair.players[0];
    vec![
        Command::RecordResult(RecordResult { at: AT, result }),
        Command::ReportResult(ReportResult { at: AT, player, result }),
        Command::SettleUnfinished(SettleUnfinished { round: AT.round, results: vec![(AT.table, result)] }),
    ]
}

fn missing(refused: &Refusal) -> String {
    match refused {
        Refusal::Impossible { why: Impossible::Unticked { missing, .. }, .. } => missing.to_string(),
        Refusal::Impossible { why: Impossible::NotToTick, .. } => "nothing".to_owned(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_win_is_refused_without_both_ticks_from_anybody() {
    let told = playing(second_edition());
    for (ticks, lacks) in [(WonMissions::NONE, "planet"), (SPACE, "planet"), (PLANET, "space")] {
        for command in every_way(&told, with(ticks)) {
            let refused = told.tournament.decide(&command).unwrap_err();
            assert!(missing(&refused).contains(lacks), "{command:?}: {refused:?}");
        }
    }
    for command in every_way(&told, with(WonMissions::BOTH)) {
        assert!(told.tournament.decide(&command).is_ok(), "{command:?}");
    }
}

#[test]
fn ticks_that_nobody_asked_for_are_refused() {
    let told = playing(second_edition());
    let timed = GameResult { missions: WonMissions::BOTH, ..GameResult::ended([70, 35], EndReason::Time) };
    for command in every_way(&told, timed) {
        assert_eq!(missing(&told.tournament.decide(&command).unwrap_err()), "nothing");
    }
    let first = Scenario::with_players(["Kira", "Odo"]).starts_round();
    for command in every_way(&first, with(PLANET)) {
        assert_eq!(missing(&first.tournament.decide(&command).unwrap_err()), "nothing");
    }
    assert!(first.tournament.decide(&every_way(&first, WON)[0]).is_ok());
}

#[test]
fn the_log_holds_them_and_a_result_without_any_is_written_as_before() {
    let told = playing(second_edition());
    let ticked = told.give(Command::RecordResult(RecordResult { at: AT, result: with(WonMissions::BOTH) }));
    let entry = serde_json::to_string(&ticked.last.as_ref().unwrap()[0]).unwrap();
    assert!(entry.contains(r#""missions":{"planet":true,"space":true}"#), "{entry}");
    assert_eq!(ticked.last.as_ref().unwrap(), &[serde_json::from_str::<Entry>(&entry).unwrap()]);
    let bare = serde_json::to_string(&WON).unwrap();
    assert!(!bare.contains("missions"), "{bare}");
    assert_eq!(serde_json::from_str::<GameResult>(&bare).unwrap(), WON);
}

#[test]
fn a_result_recorded_before_the_profile_asked_counts_and_is_ticked_when_it_is_corrected() {
    let told = playing(of_an_older_log());
    let recorded = told.give(Command::RecordResult(RecordResult { at: AT, result: WON })).goes();
    let asks = ChangeProfile { profile: Box::new(second_edition()), reason: "the newer one".into() };
    let now = recorded.give(Command::ChangeProfile(asks)).goes();
    assert_eq!(
        now.tournament.round(AT.round).unwrap().table(AT.table).unwrap().result.as_ref().unwrap().result,
        WON
    );
    let correct = |result| {
        let reason = "the slip was misread".into();
        Command::CorrectResult(CorrectResult { at: AT, was: WON, result, reason, dispute: None })
    };
    let better = GameResult { scores: [100, 30], ..WON };
    assert!(missing(&now.tournament.decide(&correct(better)).unwrap_err()).contains("planet"));
    let better = GameResult { missions: WonMissions::BOTH, ..better };
    assert!(now.give(correct(better)).last.is_ok());
}

#[test]
fn what_the_rules_leave_open_is_refused_until_somebody_asked_the_director() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round();
    let asks = |profile: &Profile, end| profile.asks_director(end).is_some();
    let open = [EndReason::DeckedOut, EndReason::Concession { by: Side::B }];
    for end in open {
        let result = GameResult::ended([70, 35], end);
        for command in every_way(&told, result) {
            let refused = told.tournament.decide(&command).unwrap_err();
            let why = Refusal::Impossible { table: AT.table, why: not_asked(&told, end) };
            assert_eq!(refused, why, "{command:?}");
        }
        let asked = told.with_ticks(result);
        assert!(asked.asked);
        for command in every_way(&told, asked) {
            assert!(told.tournament.decide(&command).is_ok(), "{command:?}");
        }
        let entry = serde_json::to_string(&asked).unwrap();
        assert!(
            entry.contains(r#""asked":true"#) && !serde_json::to_string(&result).unwrap().contains("asked")
        );
        assert_eq!(serde_json::from_str::<GameResult>(&entry).unwrap(), asked);
    }
    // A plain result needs nothing, and a tick that nobody needs does no harm.
    for asked in [false, true] {
        let timed = GameResult { asked, ..GameResult::ended([70, 35], EndReason::Time) };
        assert!(every_way(&told, timed).iter().all(|command| told.tournament.decide(command).is_ok()));
    }
    // Nobody asks before the rule, under a profile of an older log, or once the director has set it.
    let concession = EndReason::Concession { by: Side::A };
    assert!(!asks(scoring_profile("tcc-1e-2014").unwrap(), concession), "that rule was read");
    assert!(!asks(scoring_profile("tcc-1e-2014-03").unwrap(), EndReason::DeckedOut));
    // No source says it of Second Edition at any time.
    let second = scoring_profiles().iter().filter(|profile| profile.edition == Edition::Second);
    assert!(second.clone().count() > 3 && second.clone().all(|profile| asks(profile, EndReason::DeckedOut)));
    let now = scoring_profile("tcc-1e-2023").unwrap();
    let mut older = now.clone();
    (older.endings.concession_is_asked, older.endings.decked_out_is_asked) = (None, None);
    assert!(open.iter().all(|end| asks(now, *end) && !asks(&older, *end)));
    let set = [("endings.concession", "winner-takes-full-win")];
    let set = now.clone().with_values(set, "as announced", None).unwrap();
    assert!(!asks(&set, concession) && asks(&set, EndReason::DeckedOut));
}

#[test]
fn a_tick_alone_makes_neither_another_result_nor_another_report() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round();
    let table = |told: &Scenario| told.tournament.round(AT.round).unwrap().table(AT.table).unwrap().clone();
    let [one, other] = table(&told).pair.players;
    let result = |asked| GameResult { asked, ..GameResult::ended([70, 35], EndReason::Time) };
    for ticked in [false, true] {
        let (said, again) = (result(ticked), result(!ticked));
        let recorded = told.clone().give(Command::RecordResult(RecordResult { at: AT, result: said })).goes();
        for command in [
            Command::RecordResult(RecordResult { at: AT, result: again }),
            Command::ReportResult(ReportResult { at: AT, player: one, result: again }),
        ] {
            assert_eq!(recorded.tournament.decide(&command), Ok(vec![]), "{command:?}");
        }
        let report = |player, result| Command::ReportResult(ReportResult { at: AT, player, result });
        let agreed = told.clone().give(report(one, said)).goes().give(report(other, again)).goes();
        assert!(!table(&agreed).in_conflict());
        assert_eq!(
            table(&agreed).result.unwrap().result,
            again,
            "the newer one, which the rules have checked"
        );
    }
    // Other scores are another result.
    let recorded =
        told.clone().give(Command::RecordResult(RecordResult { at: AT, result: result(false) })).goes();
    let better = GameResult { scores: [75, 35], ..result(true) };
    let offered = recorded.tournament.decide(&Command::RecordResult(RecordResult { at: AT, result: better }));
    assert!(matches!(offered.unwrap()[..], [Entry::ResultContradicted(_)]));
}

fn not_asked(told: &Scenario, end: EndReason) -> Impossible {
    let profile = told.tournament.setup().unwrap().profile().unwrap();
    Impossible::NotAsked { citation: profile.asks_director(end).unwrap().citation.clone() }
}
