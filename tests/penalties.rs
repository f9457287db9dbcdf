//! Penalties without pages: what there is to choose, the steps, issuing and withdrawing.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has to stop at once")]

#[path = "support/scenario.rs"]
mod scenario;

use arbiter::data;
use arbiter::domain::id::{DisputeNumber, PenaltyNumber, PlayerId, RoundNumber};
use arbiter::domain::scoring::result::{EndReason, Seat};
use arbiter::domain::source::Confidence;
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::Command;
use arbiter::domain::tournament::dispute::Judge;
use arbiter::domain::tournament::penalty::{Catalogue, CatalogueError, Level};
use scenario::Scenario;

fn kind(code: &str) -> &'static arbiter::domain::tournament::penalty::Kind {
    data::penalties().kind(code).unwrap()
}

fn issues(player: PlayerId, seats: Vec<PlayerId>) -> Command {
    Command::IssuePenalty {
        player,
        judge: Judge { id: "account:nog".to_owned(), seats, has_last_word: false },
        kind: "slow-play".to_owned(),
        level: Level::Warning,
        round: Some(RoundNumber(1)),
        reason: "asked about every card".to_owned(),
        dispute: None,
    }
}

fn withdraws(number: u32, reason: &str) -> Command {
    let number = PenaltyNumber(number);
    Command::WithdrawPenalty { number, judge: Judge::default(), reason: reason.to_owned() }
}

fn playing() -> Scenario {
    Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).starts_round()
}

#[test]
fn a_kind_that_was_once_released_stays() {
    // Codes stand in match logs: this list only grows.
    let released = [
        "deck-mismatch",
        "deck-changed",
        "deck-count",
        "proxy",
        "marked-cards",
        "notes",
        "slow-play",
        "play-procedure",
        "scouting",
        "conduct",
        "other",
    ];
    for code in released {
        assert_ne!(data::penalties().kind_name(code), code, "{code}");
    }
    assert_eq!(data::penalties().kind_name("gone"), "gone", "control: an unknown kind is told by its code");
}

#[test]
fn what_is_not_in_a_source_says_so() {
    for level in &data::penalties().levels {
        assert_eq!(
            level.citation.contains("sources silent"),
            level.confidence == Confidence::Default,
            "{}",
            level.name
        );
    }
    for kind in &data::penalties().kinds {
        assert!(!kind.citation.is_empty() && !kind.ladder.citation.is_empty(), "{}", kind.code);
        let names_default = kind.ladder.citation.contains("default ladder");
        assert_eq!(names_default, kind.ladder.confidence == Confidence::Default, "{}", kind.code);
    }
}

#[test]
fn a_second_one_of_the_same_kind_suggests_the_next_step() {
    let deck = kind("deck-mismatch");
    assert_eq!(deck.suggested([]), Some(Level::DeckToList));
    assert_eq!(deck.suggested([Level::DeckToList]), Some(Level::Forfeit));
    assert_eq!(
        deck.suggested([Level::Forfeit, Level::DeckToList]),
        Some(Level::Disqualification),
        "from the worst"
    );
    assert_eq!(deck.suggested([Level::Warning]), Some(Level::DeckToList), "from a level outside the steps");
    assert_eq!(deck.suggested([Level::Disqualification]), Some(Level::Disqualification), "there is no more");
}

#[test]
fn a_file_that_is_no_catalogue_is_refused() {
    let good = include_str!("../data/penalties.toml");
    Catalogue::parse(good).unwrap();
    let falling = good.replacen("[\"deck-to-list\", \"forfeit\"", "[\"forfeit\", \"deck-to-list\"", 1);
    assert!(
        matches!(Catalogue::parse(&falling), Err(CatalogueError::Ladder(code)) if code == "deck-mismatch")
    );
    let twice = good.replacen("code = \"deck-changed\"", "code = \"deck-mismatch\"", 1);
    assert!(matches!(Catalogue::parse(&twice), Err(CatalogueError::Twice(_))));
    let levels = good.replacen("code = \"warning\"", "code = \"note\"", 1);
    assert!(matches!(Catalogue::parse(&levels), Err(CatalogueError::Levels)));
    let unknown = good.replacen("says = ", "sais = ", 1);
    assert!(matches!(Catalogue::parse(&unknown), Err(CatalogueError::Toml(_))));
}

#[test]
fn only_a_game_that_is_lost_has_an_ending() {
    let ended = Level::ALL.map(|level| level.ending(Seat::B).is_some());
    assert_eq!(ended, [false, false, false, true, true]);
    assert_eq!(Level::Forfeit.ending(Seat::B), Some(EndReason::Disqualified { by: Seat::B }));
}

#[test]
fn a_penalty_is_issued_withdrawn_once_and_stays_on_record() {
    let told = playing();
    let kira = told.player("Kira");
    let before = told.standings();
    let told = told.give(issues(kira, vec![])).goes().give(issues(kira, vec![])).goes();
    assert_eq!(told.tournament.penalties_of(kira).count(), 2);
    assert_eq!(told.standings(), before, "nothing follows by itself");
    let told = told
        .give(withdraws(1, " "))
        .is_refused("Write down the reason. It stands in the log for everyone to read.")
        .give(withdraws(1, "it was Odo"))
        .goes()
        .give(withdraws(1, "again"))
        .is_refused("Penalty 1 was already withdrawn.")
        .give(withdraws(3, "none"))
        .is_refused("There is no penalty 3 in this tournament.");
    let standing: Vec<u32> = told.tournament.penalties_of(kira).map(|one| one.number.0).collect();
    assert_eq!(standing, [2]);
    assert_eq!(told.tournament.penalties().len(), 2, "the first stays as withdrawn");
    assert_eq!(Tournament::replay(&told.log), told.tournament);
}

#[test]
fn a_penalty_names_only_what_there_is() {
    let told = playing();
    let kira = told.player("Kira");
    let changed = |change: fn(&mut Command)| {
        let mut command = issues(kira, vec![]);
        change(&mut command);
        command
    };
    let told = told
        .give(issues(PlayerId(9), vec![]))
        .is_refused("Nobody has number 9 in this tournament. Check the number on the player list.")
        .give(changed(|it| {
            if let Command::IssuePenalty { round, .. } = it {
                *round = Some(RoundNumber(2));
            }
        }))
        .is_refused("There is no round 2 yet. Rounds are paired one after another.")
        .give(changed(|it| {
            if let Command::IssuePenalty { dispute, .. } = it {
                *dispute = Some(DisputeNumber(1));
            }
        }))
        .is_refused("There is no dispute 1 in this tournament.");
    told.give(changed(|it| {
        if let Command::IssuePenalty { reason, .. } = it {
            reason.clear();
        }
    }))
    .is_refused("Write down the reason. It stands in the log for everyone to read.");
}

#[test]
fn nobody_punishes_the_own_opponent_or_forgives_oneself() {
    let told = playing();
    let kira = told.player("Kira");
    let round = &told.tournament.rounds().first().unwrap();
    let players = round.table_of(kira).unwrap().pair.players;
    let other = told.tournament.players().map(|it| it.id).find(|it| !players.contains(it)).unwrap();
    for seat in players {
        assert!(told.tournament.decide(&issues(kira, vec![seat])).is_err(), "{seat}");
    }
    let told = told.give(issues(kira, vec![other])).goes();
    let judge = Judge { seats: vec![kira], ..Judge::default() };
    told.give(Command::WithdrawPenalty { number: PenaltyNumber(1), judge, reason: "I was right".to_owned() })
        .is_refused(
            "You are Kira or sit at the same table, so you neither issue nor withdraw this penalty. Another judge has to.",
        );
}
