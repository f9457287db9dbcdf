//! The input from which a round was paired, and pairing it again.

use std::collections::BTreeSet;

use arbiter::domain::id::{PlayerId, RoundNumber};
use arbiter::domain::pairing::PairingRequest;
use arbiter::domain::pairing::algorithm::Algorithm;
use arbiter::domain::scoring::result::{EndReason, Forfeiting, GameResult, Side};
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::{
    CloseRound, Command, PublishRound, ReseatPlayers, SeatLatePair, SeatLatePlayer,
};
use arbiter::domain::tournament::entry::{Entry, ProfileChanged, RoundPaired};

use super::large::append;
use super::told::{at, eventful, finish, pair, played, public, public_json, record, round, table};
use crate::support::reason;
use crate::support::site::fair::Fair;

/// Pairs again from what the page says; tables and bye as text.
fn again(history: &str, profile: &str, seed: u64, algorithm: Algorithm) -> BTreeSet<String> {
    let told = arbiter::cli::history::parse(history).unwrap();
    let request = PairingRequest {
        history: &told.history,
        round: RoundNumber(told.history.rounds.len() as u32 + 1),
        seed,
        sitting_out: &told.next_absent,
        earned_byes: &told.next_earned_byes,
        apart: &told.apart,
        never: &told.never,
        again: &[],
        fixed: &told.fixed,
        algorithm,
    };
    let profile = arbiter::data::scoring_profile(profile).unwrap();
    let paired = arbiter::domain::pairing::swiss::pair(profile, &request).unwrap();
    let bye = paired.bye.iter().map(|bye| format!("bye {}", bye.player));
    let tables =
        paired.pairings.iter().map(|pair| format!("{} {}-{}", pair.table, pair.players[0], pair.players[1]));
    bye.chain(tables).collect()
}

fn as_paired(fair: &Fair, number: u32) -> BTreeSet<String> {
    let here = fair.here();
    let mut found = here.log.iter().filter_map(|line| match line.entry() {
        Entry::RoundPaired(RoundPaired { round, tables, bye, .. }) if round.0 == number => {
            let bye = bye.iter().map(|bye| format!("bye {}", bye.player)).collect::<Vec<_>>();
            let tables =
                tables.iter().map(|pair| format!("{} {}-{}", pair.table, pair.players[0], pair.players[1]));
            Some(tables.chain(bye).collect())
        }
        _ => None,
    });
    found.next_back().unwrap()
}

#[test]
fn pairing_a_round_again_from_its_inputs_gives_the_same_pairing() {
    let fair = eventful();
    for number in 1..=3 {
        let page = fair.house.get(&at(&format!("/rounds/{number}/history"))).send();
        assert_eq!((page.status, page.header("content-type")), (200, "application/json; charset=utf-8"));
        let (text, seed) = (page.text(), round(&fair, number).seed);
        let algorithm = round(&fair, number).algorithm;
        assert_eq!(algorithm, Algorithm::NEWEST);
        assert_eq!(again(&text, "tcc-1e-2023", seed, algorithm), as_paired(&fair, number), "round {number}");
        // Control: another seed, or the names as keys of the draw, and the tables are others.
        assert_ne!(
            again(&text, "tcc-1e-2023", seed + 1, algorithm),
            as_paired(&fair, number),
            "round {number}"
        );
    }
    let text = public_json(&fair, 3);
    let mut value: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(value["keys"]["Odo"], "2");
    assert!(value["players"].as_array().unwrap().contains(&"Kira Nerys (8)".into()), "{text}");
    value["keys"] = serde_json::json!({});
    assert_ne!(
        again(&value.to_string(), "tcc-1e-2023", round(&fair, 3).seed, Algorithm::NEWEST),
        as_paired(&fair, 3)
    );
}

#[test]
fn a_late_player_who_takes_a_place_changes_no_input_of_the_pairing() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Ezri"]);
    finish(&fair, 1);
    // Two are absent and one uses a prize bye, so of five one has the bye.
    pair(&fair, &[7, 8], &[1]);
    fair.give(Command::PublishRound(PublishRound {}));
    let inputs = public_json(&fair, 2);
    let value: serde_json::Value = serde_json::from_str(&inputs).unwrap();
    assert_eq!(value["next"]["absent"], serde_json::json!(["Garak", "Ezri"]));
    let paired = round(&fair, 2);
    let unchanged = |what: &str| {
        let text = public_json(&fair, 2);
        assert_eq!(text, inputs, "{what}");
        assert_eq!(again(&text, "tcc-1e-2023", paired.seed, paired.algorithm), as_paired(&fair, 2), "{what}");
    };
    let late = |player| {
        let (round, reason) = (RoundNumber(2), "his train".into());
        fair.give(Command::SeatLatePlayer(SeatLatePlayer { round, player, reason }));
    };
    let takes_the_place = |one, other| {
        let (round, reason) = (RoundNumber(2), "no train".into());
        fair.give(Command::ReseatPlayers(ReseatPlayers { round, one, other, reason }));
    };
    let gone = paired.tables().next().unwrap().pair.players[0];
    takes_the_place(gone, PlayerId(7));
    assert_eq!(round(&fair, 2).absent, [PlayerId(8), gone]);
    unchanged("instead of an absent player");
    takes_the_place(paired.bye.as_ref().unwrap().player, PlayerId(8));
    assert!(round(&fair, 2).absent.contains(&paired.bye.as_ref().unwrap().player));
    unchanged("instead of the player with the bye");
    late(gone);
    assert_eq!((round(&fair, 2).bye, round(&fair, 2).absent.len()), (None, 1));
    unchanged("against the bye");
    fair.register("Morn");
    let players = [round(&fair, 2).absent[0], PlayerId(9)];
    let pair = SeatLatePair { round: RoundNumber(2), players, reason: "one shuttle".into() };
    fair.give(Command::SeatLatePair(pair));
    assert!(round(&fair, 2).absent.is_empty());
    unchanged("against another late one");
}

#[test]
fn every_way_to_end_a_game_can_be_read_back() {
    let ends = [
        EndReason::Complete { winner: Side::B },
        EndReason::Time,
        EndReason::DeckedOut,
        EndReason::Card { winner: Side::A },
        EndReason::CardForfeit { by: Forfeiting::A },
        EndReason::CardForfeit { by: Forfeiting::B },
        EndReason::CardForfeit { by: Forfeiting::Both },
        EndReason::Concession { by: Side::B },
        EndReason::NoShow { by: Side::A },
        EndReason::Disqualified { by: Side::B },
        EndReason::BothAbsent,
        EndReason::Void,
    ];
    let names: Vec<String> =
        (1..=24).map(|number| if number == 1 { "both".to_owned() } else { format!("P{number}") }).collect();
    let fair = Fair::playing(&names.iter().map(String::as_str).collect::<Vec<_>>());
    for (number, end) in (1..).zip(ends) {
        let result = GameResult {
            not_counting: [0, 10],
            went_first: Some(Side::B),
            ..GameResult::ended([40, 110], end)
        };
        let result = if matches!(end, EndReason::NoShow { .. } | EndReason::BothAbsent) {
            played([0, 0], end)
        } else {
            result
        };
        record(&fair, table(1, number), result);
    }
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    pair(&fair, &[], &[]);
    fair.give(Command::PublishRound(PublishRound {}));
    let told = arbiter::cli::history::parse(&public_json(&fair, 2)).unwrap();
    let mut recorded = fair.here().tournament.history();
    recorded.rounds.truncate(1);
    // That the director was asked changes no pairing.
    for result in
        recorded.rounds.iter_mut().flat_map(|round| &mut round.games).filter_map(|game| game.result.as_mut())
    {
        result.asked = false;
    }
    assert_eq!(told.history, recorded);
}

#[test]
fn a_round_keeps_the_inputs_of_its_pairing_without_reading_the_log_again() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom"]);
    finish(&fair, 1);
    let pinned = fair.here().setup().unwrap().profile().unwrap().clone();
    let profile = Box::new(pinned.with_values([("points.bye", "3")], "as announced", None).unwrap());
    append(&fair, vec![Entry::ProfileChanged(ProfileChanged { profile, reason: reason("as announced") })]);
    pair(&fair, &[], &[]);
    fair.give(Command::PublishRound(PublishRound {}));
    let here = fair.here();
    for line in &here.log {
        let Entry::RoundPaired(RoundPaired { round, .. }) = line.entry() else { continue };
        let before = here.log.iter().take_while(|other| other.sequence < line.sequence);
        let then = Tournament::replay(before.map(|line| line.stamped.as_ref()));
        assert_eq!(here.tournament.paired_under(*round), then.setup());
    }
    let told =
        |number: u32| public(&fair, &at(&format!("/rounds/{number}"))).contains("differs from the one");
    assert_eq!([told(1), told(2)], [false, true], "the director changed it between the two");
}
