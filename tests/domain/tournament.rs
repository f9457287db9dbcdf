//! Whole tournaments in order, with the words that the director reads.

use std::collections::BTreeSet;

use crate::support::scenario::{End, Scenario, creation, head_judge, settings};
use arbiter::domain::hash::ListHash;
use arbiter::domain::hash::{DocumentHash, TextHash};
use arbiter::domain::id::{AtTable, DisputeNumber, PersonId, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::rulings::standing::Status;
use arbiter::domain::tournament::cited::{AttachedCitation, CitedEntry, Ground};
use arbiter::domain::tournament::command::{
    AcceptDeck, AttachCitation, ChangeProfile, ChangeSettings, CloseRound, CloseTournament, Command,
    CorrectResult, DecideAppeal, DiscardPairings, IdentifyPlayers, KeepResult, LodgeAppeal, PairRound,
    PublishRound, RecordResult, ReinstatePlayer, ReopenTournament, ReportResult, StateFacts, SubmitDeck,
    SwapPlayers, WithdrawRegistration,
};
use arbiter::domain::tournament::dispute::{AppealOutcome, Stage, Treatment};
use arbiter::domain::tournament::entry::{Entry, RoundClosed};
use arbiter::domain::tournament::{Stamped, Tournament};
use chrono::{DateTime, NaiveDate};
use uuid::Uuid;

const EIGHT: [&str; 8] = ["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak", "Bashir"];

#[test]
fn a_tournament_is_set_up_once() {
    Scenario::with_players(EIGHT)
        .give(creation("tcc-1e-2023"))
        .is_refused("This tournament is already set up.");
}

#[test]
fn nothing_happens_before_set_up() {
    let refused = Tournament::default().decide(&Command::CloseTournament(CloseTournament {}));
    assert_eq!(refused.unwrap_err().to_string(), "This tournament is not set up yet. Create it first.");
}

#[test]
fn a_tournament_needs_a_title_that_players_find() {
    let mut nameless = settings();
    nameless.title = "  ".to_owned();
    Scenario::with_players(EIGHT)
        .give(Command::ChangeSettings(ChangeSettings { settings: nameless, reason: "typo".to_owned() }))
        .is_refused("Give the tournament a title, so that players find it.");
}

#[test]
fn everyone_is_seated_once_in_every_round_and_nobody_meets_twice() {
    let mut told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta", "Garak"]);
    for _ in 0..3 {
        told = told.plays_a_round();
    }
    let mut met = BTreeSet::new();
    for round in told.tournament.rounds() {
        let mut seated: Vec<PlayerId> = round.tables().flat_map(|table| table.pair.players).collect();
        seated.extend(round.bye.iter().map(|bye| bye.player));
        seated.sort_unstable();
        assert_eq!(seated, (1..=7).map(PlayerId).collect::<Vec<_>>(), "round {}", round.number);
        for table in round.tables() {
            let mut pair = table.pair.players;
            pair.sort_unstable();
            assert!(met.insert(pair), "{pair:?} meet twice");
        }
    }
    let byes: BTreeSet<_> =
        told.tournament.rounds().flat_map(|round| &round.bye).map(|bye| bye.player).collect();
    assert_eq!(byes.len(), 3, "nobody has a second bye");
}

#[test]
fn replaying_the_log_gives_the_tournament() {
    let told = Scenario::with_players(EIGHT).plays_a_round().starts_round().drops("Rom");
    assert_eq!(Tournament::replay(&told.log), told.tournament);
    let cut = &told.log[..told.log.len() - 1];
    assert_ne!(Tournament::replay(cut), told.tournament, "a lost entry is a different tournament");
}

#[test]
fn every_entry_survives_writing_and_reading() {
    let told = Scenario::with_players(EIGHT).plays_a_round().starts_round().drops("Rom");
    for Stamped { entry, .. } in &told.log {
        let text = serde_json::to_string(entry).unwrap();
        assert_eq!(&serde_json::from_str::<Entry>(&text).unwrap(), entry);
        assert!(text.starts_with(&format!("{{\"entry\":\"{}\"", entry.kind())), "{text}");
    }
}

#[test]
fn the_same_log_is_paired_the_same_way_again() {
    let pairs = || Scenario::with_players(EIGHT).plays_a_round().pairs().goes().log;
    assert_eq!(pairs(), pairs());
}

#[test]
fn a_round_waits_for_the_one_before() {
    Scenario::with_players(["Kira", "Odo"]).starts_round().pairs().is_refused(
        "Round 1 is still being played: no result yet from table 1. Close it before pairing the next.",
    );
}

#[test]
fn a_round_needs_two_players() {
    Scenario::with_players(["Kira"]).pairs().is_refused(
        "A round needs at least two players, and 1 can be paired now. Register or reinstate players first.",
    );
}

#[test]
fn a_round_needs_a_pair_and_not_only_byes() {
    let three = Scenario::with_players(["Kira", "Odo", "Quark"]);
    let with_byes = |byes: &[u32]| {
        let earned_byes = byes.iter().copied().map(PlayerId).collect();
        three.clone().give(Command::PairRound(PairRound { absent: vec![], earned_byes }))
    };
    with_byes(&[2, 3]).is_refused(
        "A round needs at least two players, and 1 can be paired now. Register or reinstate players first.",
    );
    assert!(with_byes(&[3]).goes().tournament.draft().is_some(), "two of them play");
}

#[test]
fn a_draft_is_not_played_before_it_is_published() {
    let told = Scenario::with_players(["Kira", "Odo"]).pairs().goes();
    assert!(told.tournament.history().rounds.is_empty(), "a draft counts for nothing");
    told.records("Kira", 100, 35, End::Complete)
        .is_refused("Round 1 is not published yet. Publish the pairings before recording results.");
}

#[test]
fn a_discarded_draft_is_paired_again_and_stays_in_the_log() {
    let told = Scenario::with_players(EIGHT).pairs().goes();
    let first = told.tournament.rounds().next().unwrap().seed;
    let told = told
        .give(Command::DiscardPairings(DiscardPairings { reason: "Nog came in at the door".to_owned() }))
        .goes()
        .pairs()
        .goes();
    assert_ne!(told.tournament.rounds().next().unwrap().seed, first, "another draft is another draw");
    let kinds: Vec<_> = told.log.iter().map(|line| line.entry.kind()).collect();
    assert!(kinds.ends_with(&["round-paired", "pairings-discarded", "round-paired"]));
}

#[test]
fn a_player_registered_while_a_draft_waits_is_paired_once_it_is_discarded() {
    let told =
        Scenario::with_players(["Kira", "Odo", "Quark", "Nog"]).pairs().goes().registers(["Leeta", "Rom"]);
    let from_round = |told: &Scenario| told.tournament.player(told.player("Leeta")).unwrap().from_round;
    assert_eq!(from_round(&told), RoundNumber(2), "the draft goes on without them");
    let discard = Command::DiscardPairings(DiscardPairings { reason: "two came in at the door".to_owned() });
    let told = told.give(discard.clone()).goes();
    assert_eq!(from_round(&told), RoundNumber(1));
    let again = told.pairs().goes();
    let round = again.tournament.rounds().next().unwrap();
    assert!(["Leeta", "Rom"].iter().all(|name| round.involves(again.player(name))));
    assert_eq!(Tournament::replay(&again.log), again.tournament);
    // Who registers between two drafts is in the field as before, and who came to an earlier round stays there.
    let told = again.give(discard.clone()).goes().registers(["Ziyal"]).pairs().goes();
    assert_eq!(told.tournament.player(told.player("Ziyal")).unwrap().from_round, RoundNumber(1));
    let told = told.give(Command::PublishRound(PublishRound {})).goes().registers(["Damar"]);
    let told = told.plays_the_rest().closes().goes().pairs().goes().give(discard).goes();
    assert_eq!(told.tournament.player(told.player("Damar")).unwrap().from_round, RoundNumber(2));
}

#[test]
fn the_director_swaps_two_players_of_a_draft() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom", "Nog"]).pairs().goes();
    let bye = told.tournament.rounds().next().unwrap().bye.as_ref().unwrap().player;
    let seated = told.tournament.rounds().next().unwrap().tables().next().unwrap().pair.players[0];
    let reason = "brothers travelled together".to_owned();
    let told = told.give(Command::SwapPlayers(SwapPlayers { one: bye, other: seated, reason })).goes();
    let round = told.tournament.rounds().next().unwrap();
    assert_eq!(round.bye.as_ref().unwrap().player, seated);
    assert_eq!(round.tables().next().unwrap().pair.players[0], bye);
    assert_eq!(round.changed_by_hand.as_deref(), Some("brothers travelled together"));
}

#[test]
fn a_result_counts_what_the_profile_says() {
    let told =
        Scenario::with_players(["Kira", "Odo"]).starts_round().records("Kira", 100, 35, End::Complete).goes();
    assert_eq!(told.stands("Kira"), (1, 4, 65));
    assert_eq!(told.stands("Odo"), (2, 0, -65));
}

#[test]
fn a_card_imposed_double_forfeit_was_a_true_tie_in_2000() {
    let told = Scenario::new("decipher-1e-1998")
        .registers(["Kira", "Odo"])
        .starts_round()
        .records("Kira", 60, 20, End::BothForfeit)
        .goes();
    assert_eq!(told.stands("Kira"), (1, 1, 0));
    assert_eq!(told.stands("Odo"), (1, 1, 0), "the place is shared");
}

#[test]
fn concession_no_show_and_disqualification_cost_the_cap() {
    for end in [End::Concedes, End::NoShow, End::Disqualified] {
        let told = Scenario::with_players(["Kira", "Odo"]).starts_round().records("Kira", 20, 10, end).goes();
        assert_eq!(told.stands("Kira"), (2, 0, -100));
        assert_eq!(told.stands("Odo"), (1, 4, 100));
    }
}

#[test]
fn time_gives_a_modified_win_and_equal_scores_a_true_tie() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round().records("Kira", 40, 35, End::Time);
    assert_eq!(told.goes().stands("Kira"), (1, 3, 5));
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round().records("Kira", 40, 40, End::Time);
    assert_eq!(told.goes().stands("Kira"), (1, 2, 0));
}

#[test]
fn a_result_that_the_rules_make_impossible_is_refused() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round();
    let refused = told.records("Kira", 40, 35, End::Complete);
    let decision =
        refused.tournament.decide(&Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    assert!(decision.is_err(), "nothing was recorded");
}

#[test]
fn the_same_result_twice_counts_once() {
    Scenario::with_players(["Kira", "Odo"])
        .starts_round()
        .records("Kira", 100, 35, End::Complete)
        .goes()
        .records("Kira", 100, 35, End::Complete)
        .adds_nothing();
}

#[test]
fn a_contradicting_result_overwrites_nothing_and_blocks_the_round_until_settled() {
    let told = Scenario::with_players(["Kira", "Odo"])
        .starts_round()
        .records("Kira", 100, 35, End::Complete)
        .goes()
        .records("Kira", 100, 45, End::Complete)
        .goes();
    assert_eq!(told.stands("Kira"), (1, 4, 65), "the first result remains");
    assert_eq!(told.log.last().unwrap().entry.kind(), "result-contradicted");
    let (at, _) = told.place("Kira");
    told.closes()
        .is_refused("Round 1 cannot close yet: contradicting results at table 1.")
        .give(Command::KeepResult(KeepResult { at, reason: "the slip says 35".to_owned() }))
        .goes()
        .closes()
        .goes();
}

#[test]
fn a_correction_says_why_and_keeps_the_previous_result() {
    let told = Scenario::with_players(["Kira", "Odo"])
        .starts_round()
        .records("Kira", 100, 35, End::Complete)
        .closes()
        .goes();
    let (at, _) = told.place("Kira");
    let was = told.result("Kira", 100, 35, End::Complete);
    let result = told.result("Kira", 100, 45, End::Complete);
    let correct = |reason: &str| {
        Command::CorrectResult(CorrectResult { at, was, result, reason: reason.to_owned(), dispute: None })
    };
    let told = told
        .give(correct(" "))
        .is_refused("Write down the reason. Everyone can read it in the log.")
        .give(correct("read as 35, was 45"))
        .goes();
    assert_eq!(told.stands("Kira"), (1, 4, 55), "the standings follow at once");
    let table = told.tournament.rounds().next().unwrap().tables().next().unwrap();
    assert_eq!(table.corrections[0].was.result, was);
    told.give(correct("again")).is_refused(
        "The result of table 1 in round 1 was changed while this page was open. Look at what is recorded now and correct it again if it is still wrong.",
    );
}

#[test]
fn two_players_who_report_the_same_need_no_scorekeeper() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round();
    let (at, _) = told.place("Kira");
    let result = told.result("Kira", 100, 35, End::Complete);
    let (kira, odo) = (told.player("Kira"), told.player("Odo"));
    let report = |player| Command::ReportResult(ReportResult { at, player, result });
    let told = told.give(report(kira)).goes().give(report(kira)).adds_nothing();
    assert!(
        told.tournament.rounds().next().unwrap().tables().next().unwrap().result.is_none(),
        "one player alone makes nothing final"
    );
    let told = told.give(report(odo)).goes();
    assert_eq!(told.stands("Kira"), (1, 4, 65));
}

#[test]
fn two_players_who_disagree_wait_for_the_director() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round();
    let (at, _) = told.place("Kira");
    let kira = Command::ReportResult(ReportResult {
        at,
        player: told.player("Kira"),
        result: told.result("Kira", 100, 35, End::Complete),
    });
    let odo = Command::ReportResult(ReportResult {
        at,
        player: told.player("Odo"),
        result: told.result("Odo", 100, 35, End::Complete),
    });
    let told = told.give(kira).goes().give(odo).goes();
    let table = told.tournament.rounds().next().unwrap().tables().next().unwrap();
    assert!(table.result.is_none() && table.in_conflict());
    let told = told.records("Kira", 100, 35, End::Complete).goes();
    assert!(!told.tournament.rounds().next().unwrap().tables().next().unwrap().in_conflict());
}

#[test]
fn players_report_only_at_their_own_table() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).starts_round();
    let (at, _) = told.place("Kira");
    let stranger = ["Odo", "Quark", "Rom"].into_iter().find(|name| told.place(name).0 != at).unwrap();
    let player = told.player(stranger);
    let result = told.result("Kira", 100, 35, End::Complete);
    let words = format!(
        "{stranger} does not sit at table {} in round 1. Report the result of your own table.",
        at.table
    );
    told.give(Command::ReportResult(ReportResult { at, player, result })).is_refused(&words);
}

#[test]
fn a_dropped_player_keeps_the_points_and_is_not_paired() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).plays_a_round();
    let leader = told.standings()[0].tally.player;
    let name = told.name(leader).to_owned();
    let told = told.drops(&name).goes().starts_round();
    assert!(told.tournament.rounds().nth(1).unwrap().table_of(leader).is_none());
    assert_eq!(told.stands(&name).1, 4);
    told.drops(&name).is_refused(&format!("{name} has already dropped. Reinstate the player to pair again."));
}

#[test]
fn a_profile_under_which_a_recorded_result_could_not_have_happened_is_refused() {
    let told = Scenario::with_players(["Kira", "Odo"]).plays_a_round();
    let profile = arbiter::data::scoring_profile("tcc-1e-2023").unwrap();
    let to = |threshold: &str| {
        let values = [("scores.win_threshold", threshold)];
        let profile = profile.with_values(values, "a longer game", None).unwrap();
        Command::ChangeProfile(ChangeProfile {
            profile: Box::new(profile),
            reason: "a longer game".to_owned(),
        })
    };
    told.clone().give(to("140")).is_refused(
        "Under this profile a recorded result could not have happened. Round 1, table 1: the winner stands at 100 points \
         that count, and a game is won at 140; correct the score, or choose “time” if time was called or “card” if a \
         card's text ended the game (source: a longer game). Correct the result or keep the profile.",
    );
    told.give(to("90")).goes();
}

#[test]
fn one_player_is_one_person_and_one_person_one_player() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark"]);
    let person = |number: u128| PersonId::new(Uuid::from_u128(number));
    let player = |name: &str| told.player(name);
    let same = |pairs: &[(&str, u128)]| {
        Command::IdentifyPlayers(IdentifyPlayers {
            same: pairs.iter().map(|(name, number)| (player(name), person(*number))).collect(),
        })
    };
    let told = |command: Command| told.clone().give(command);
    told(same(&[])).is_refused("Nobody is chosen. Tick the players who are the same person.");
    told(same(&[("Kira", 70), ("Kira", 71)])).is_refused("Kira cannot be two persons. Tick one of them.");
    told(same(&[("Kira", 70), ("Odo", 70)])).is_refused("Kira is already registered in this tournament.");
    told(same(&[("Kira", 2)])).is_refused("Odo is already registered in this tournament.");
    told(same(&[("Kira", 1)])).adds_nothing();
    let told = told(same(&[("Kira", 70), ("Odo", 71)])).goes();
    let persons: Vec<PersonId> = told.tournament.players().map(|player| player.person).collect();
    assert_eq!(persons, [person(70), person(71), person(3)]);
}

#[test]
fn a_reinstated_player_is_paired_again() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).plays_a_round().drops("Rom").goes();
    let player = told.player("Rom");
    let told =
        told.plays_a_round().give(Command::ReinstatePlayer(ReinstatePlayer { player })).goes().starts_round();
    assert!(told.tournament.rounds().nth(2).unwrap().involves(player));
    assert!(!told.tournament.rounds().nth(1).unwrap().involves(player));
}

#[test]
fn a_late_entry_plays_from_the_next_round_and_the_missed_one_counts_nothing() {
    let told = Scenario::with_players(["Kira", "Odo"]).plays_a_round().registers(["Leeta", "Nog"]);
    assert_eq!(told.tournament.player(told.player("Leeta")).unwrap().from_round, RoundNumber(2));
    assert_eq!(told.stands("Leeta").1, 0);
    let told = told.starts_round();
    assert!(told.tournament.rounds().nth(1).unwrap().involves(told.player("Leeta")));
}

#[test]
fn a_player_seated_in_a_draft_drops_only_after_it() {
    Scenario::with_players(["Kira", "Odo"])
        .pairs()
        .goes()
        .drops("Odo")
        .is_refused("Odo is seated in the draft of round 1. Publish the round or discard the draft first.");
}

#[test]
fn an_absent_player_sits_out_one_round_and_an_earned_bye_counts_the_cap() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]);
    let (rom, quark) = (told.player("Rom"), told.player("Quark"));
    let told = told
        .give(Command::PairRound(PairRound { absent: vec![rom], earned_byes: vec![quark] }))
        .goes()
        .give(Command::PublishRound(PublishRound {}))
        .goes();
    let round = told.tournament.rounds().next().unwrap();
    assert_eq!(round.tables().len(), 1);
    assert!(round.table_of(rom).is_none() && round.table_of(quark).is_none());
    assert_eq!(told.stands("Quark").2, 100);
    assert_eq!(told.stands("Rom").1, 0);
}

#[test]
fn an_unknown_table_is_named() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round();
    let result = told.result("Kira", 100, 35, End::Complete);
    told.give(Command::RecordResult(RecordResult {
        at: AtTable::new(RoundNumber(1), TableNumber(9)),
        result,
    }))
    .is_refused("Round 1 has no table 9. Check the number on the slip.");
}

#[test]
fn a_faulty_deck_is_accepted_only_with_a_reason() {
    let told = Scenario::with_players(["Kira", "Odo"]);
    let player = told.player("Kira");
    let accept = |reason: &str| Command::AcceptDeck(AcceptDeck { player, reason: reason.to_owned() });
    let told = told
        .give(accept(""))
        .is_refused("Kira has not handed in a deck list yet.")
        .give(Command::SubmitDeck(SubmitDeck { player, sha256: ListHash::stated("aa"), errors: 2, cards: 66, by_staff: false, agrees: None }))
        .goes()
        .give(accept(""))
        .is_refused(
            "The list has faults, so write down why it is accepted. Staff and the player read it; the public log says only that the list was accepted.",
        )
        .give(accept("printed before the errata"))
        .goes();
    assert!(told.tournament.player(player).unwrap().deck.as_ref().unwrap().is_settled());
    let told = told
        .give(Command::SubmitDeck(SubmitDeck {
            player,
            sha256: ListHash::stated("bb"),
            errors: 1,
            cards: 66,
            by_staff: false,
            agrees: None,
        }))
        .goes();
    assert!(
        !told.tournament.player(player).unwrap().deck.as_ref().unwrap().is_settled(),
        "a new list is looked at anew"
    );
}

#[test]
fn a_player_changes_the_list_until_play_begins_and_staff_may_after_it() {
    let told = Scenario::with_players(["Kira", "Odo"]);
    let player = told.player("Kira");
    let hand_in = |sha256: &str, by_staff: bool| {
        Command::SubmitDeck(SubmitDeck {
            player,
            sha256: ListHash::stated(sha256),
            errors: 0,
            cards: 66,
            by_staff,
            agrees: None,
        })
    };
    let told = told.give(hand_in("aa", false)).goes().give(hand_in("bb", false)).goes();
    let told = told.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] })).goes();
    let told = told.give(hand_in("cc", false)).goes();
    told.give(Command::PublishRound(PublishRound {}))
        .goes()
        .give(hand_in("dd", false))
        .is_refused(
            "Play has begun, so deck lists are locked. A director or deck checker can hand in a changed list with Kira present.",
        )
        .give(hand_in("cc", false))
        .adds_nothing()
        .give(hand_in("dd", true))
        .goes();
}

#[test]
fn the_same_list_is_recorded_again_only_when_its_check_differs() {
    let told = Scenario::with_players(["Kira", "Odo"]);
    let player = told.player("Kira");
    let hand_in = |errors: u32| {
        Command::SubmitDeck(SubmitDeck {
            player,
            sha256: ListHash::stated("aa"),
            errors,
            cards: 66,
            by_staff: false,
            agrees: None,
        })
    };
    let told = told.give(hand_in(0)).goes().give(hand_in(0)).adds_nothing().give(hand_in(1)).goes();
    assert_eq!(told.tournament.player(player).unwrap().deck.as_ref().unwrap().errors, 1);
}

fn cited() -> AttachedCitation {
    AttachedCitation {
        citation: "1E-CR 2000-10-30, seed deck ¶1".to_owned(),
        heading: "seed deck".to_owned(),
        quote: "a quotation".to_owned(),
        quote_sha256: TextHash::stated("f".repeat(64)),
        on: NaiveDate::from_ymd_opt(2026, 5, 12).unwrap(),
        reason: "starred in the document of that date".to_owned(),
        ground: Ground::Entry(CitedEntry {
            stem: "current-rulings-2000-10-30".to_owned(),
            document_sha256: DocumentHash::stated("d".repeat(64)),
            text_sha256: TextHash::stated("e".repeat(64)),
            status: Status::InForce,
            damage: Vec::new(),
        }),
    }
}

#[test]
fn a_dispute_goes_from_facts_through_citation_and_ruling_to_a_corrected_result() {
    let told = Scenario::with_players(["Kira", "Odo"])
        .starts_round()
        .records("Kira", 100, 35, End::Complete)
        .goes()
        .disputes("Kira", "Was the seed deck legal?")
        .goes();
    let dispute = DisputeNumber(1);
    let (at, _) = told.place("Kira");
    let was = told.result("Kira", 100, 35, End::Complete);
    let result = told.result("Kira", 100, 35, End::Disqualified);
    let attach = Command::AttachCitation(AttachCitation {
        dispute,
        judge: head_judge(),
        cited: Box::new(cited()),
        treatment: Treatment::Follows,
    });
    let reason = "seed deck changed between rounds".to_owned();
    let told = told
        .give(Command::StateFacts(StateFacts {
            dispute,
            by: "Odo".to_owned().into(),
            text: "31 cards were seeded".to_owned(),
        }))
        .goes()
        .give(attach.clone())
        .goes()
        .give(attach)
        .is_refused("1E-CR 2000-10-30, seed deck ¶1 is already attached to this dispute.")
        .rules(1, "The game is lost.")
        .goes()
        .give(Command::CorrectResult(CorrectResult { at, was, result, reason, dispute: Some(dispute) }))
        .goes();
    let dispute = told.tournament.disputes().next().unwrap();
    assert_eq!(dispute.effects, [at], "the dispute names the result it changed");
    let correction = &told.tournament.rounds().next().unwrap().tables().next().unwrap().corrections[0];
    assert_eq!(correction.dispute, Some(dispute.number), "and the result names the dispute");
    assert_eq!(dispute.citations[0].cited, cited(), "the quotation stays as it was attached");
}

#[test]
fn a_removal_that_names_no_words_removes_every_quotation_of_the_entry() {
    let dispute = DisputeNumber(1);
    let words = |hash: &str| AttachedCitation {
        quote: hash.to_owned(),
        quote_sha256: TextHash::stated(hash),
        ..cited()
    };
    let attach = |hash: &str| {
        Command::AttachCitation(AttachCitation {
            dispute,
            judge: head_judge(),
            cited: Box::new(words(hash)),
            treatment: Treatment::Follows,
        })
    };
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round().disputes("Kira", "Which?").goes();
    let told = told.give(attach("one")).goes().give(attach("two")).goes();
    let old = r#"{"entry":"citation-removed","dispute":1,"citation":"1E-CR 2000-10-30, seed deck ¶1","reason":"x"}"#;
    let new = old.replace(r#","reason"#, r#","quote_sha256":"one","reason"#);
    for (line, left) in [(old, 0), (new.as_str(), 1)] {
        let entry: Entry = serde_json::from_str(line).unwrap();
        assert_eq!(serde_json::to_string(&entry).unwrap(), line, "a log is written as it was read");
        let mut tournament = told.tournament.clone();
        tournament.apply(&Stamped { at: DateTime::UNIX_EPOCH, actor: String::new().into(), entry });
        assert_eq!(tournament.disputes().next().unwrap().citations.len(), left, "{line}");
    }
}

#[test]
fn an_appeal_is_decided_once_and_an_open_dispute_keeps_the_tournament_open() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round().disputes("Kira", "Whose turn?");
    let dispute = DisputeNumber(1);
    let appeal = |text: &str| Command::LodgeAppeal(LodgeAppeal { dispute, text: text.to_owned(), by: None });
    let decide = Command::DecideAppeal(DecideAppeal {
        dispute,
        judge: head_judge(),
        outcome: AppealOutcome::Overturned,
        text: "It was Odo's turn.".to_owned(),
    });
    let told = told
        .give(appeal("Odo disagrees"))
        .is_refused("Dispute 1 has no ruling yet, so there is nothing to appeal.")
        .plays_the_rest()
        .give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![dispute] }))
        .goes()
        .give(Command::CloseTournament(CloseTournament {}))
        .is_refused("Dispute 1 still waits for a decision. Rule on it before closing the tournament.")
        .rules(1, "It was Kira's turn.")
        .goes()
        .give(appeal("Odo disagrees"))
        .goes()
        .give(decide.clone())
        .goes()
        .give(decide)
        .is_refused("Dispute 1 has no appeal that waits for a decision.");
    assert_eq!(told.tournament.disputes().next().unwrap().stage(), Stage::Final);
    told.give(Command::CloseTournament(CloseTournament {})).goes();
}

#[test]
fn a_closed_tournament_changes_only_after_it_is_reopened_with_a_reason() {
    let told = Scenario::with_players(["Kira", "Odo"])
        .plays_a_round()
        .give(Command::CloseTournament(CloseTournament {}))
        .goes()
        .drops("Odo")
        .is_refused(
            "The tournament is closed and its standings are final. Reopen it with a reason to change anything.",
        );
    told.give(Command::ReopenTournament(ReopenTournament { reason: "a slip was found".to_owned() }))
        .goes()
        .drops("Odo")
        .goes();
}

#[test]
fn a_tournament_without_a_round_cannot_be_closed() {
    Scenario::with_players(["Kira", "Odo"])
        .give(Command::CloseTournament(CloseTournament {}))
        .is_refused("No round has been played, so there are no standings to close with.");
}

#[test]
fn a_round_closes_over_an_open_dispute_only_when_it_is_named() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round().disputes("Kira", "Whose turn?");
    let told = told.plays_the_rest().closes().is_refused(
        "Dispute 1 about round 1 is not decided. Rule on it first, or tick that the round closes over it.",
    );
    let close = |over: &[u32]| {
        Command::CloseRound(CloseRound {
            round: RoundNumber(1),
            over: over.iter().copied().map(DisputeNumber).collect(),
        })
    };
    let (named, ruled) = (told.clone(), told.clone());
    let two = told.disputes("Odo", "And whose was the one before?").give(close(&[1]));
    two.is_refused(
        "Dispute 2 about round 1 is not decided. Rule on it first, or tick that the round closes over it.",
    );
    let named = named.give(close(&[1, 7])).goes();
    let closed = Entry::RoundClosed(RoundClosed { round: RoundNumber(1), over: vec![DisputeNumber(1)] });
    assert_eq!(
        named.log.last().unwrap().entry,
        closed,
        "the log says what it was closed over, and nothing else"
    );
    let ruled = ruled.rules(1, "It was Kira's turn.").goes().give(close(&[1])).goes();
    assert_eq!(
        serde_json::to_string(&ruled.log.last().unwrap().entry).unwrap(),
        r#"{"entry":"round-closed","round":1}"#,
        "as every log wrote it before"
    );
}

#[test]
fn a_tournament_does_not_close_with_two_results_for_one_table() {
    let told =
        Scenario::with_players(["Kira", "Odo"]).plays_a_round().records("Kira", 100, 10, End::Complete);
    told.give(Command::CloseTournament(CloseTournament {}))
        .is_refused("Two results conflict at table 1 of round 1. Settle that first.");
}

#[test]
fn a_withdrawn_registration_is_nowhere_and_its_number_is_not_reused() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark"]);
    let back = |player: PlayerId| Command::WithdrawRegistration(WithdrawRegistration { player });
    let quark = told.player("Quark");
    let told = told.pairs().goes().give(back(quark));
    // Three players: the one with the bye is in the draft too.
    let told = told
        .is_refused("Quark is seated in the draft of round 1. Publish the round or discard the draft first.");
    let told = told
        .give(Command::DiscardPairings(DiscardPairings { reason: "twice in the list".to_owned() }))
        .goes();
    let told = told.give(back(quark)).goes().give(back(quark));
    let told =
        told.is_refused("Nobody has number 3 in this tournament. Check the number on the player list.");
    assert!(told.tournament.player(quark).is_none());
    assert_eq!(told.standings().len(), 2);
    let told = told.registers(["Rom"]);
    let numbers: Vec<u32> = told.tournament.players().map(|player| player.id.0).collect();
    assert_eq!(numbers, [1, 2, 4]);
    assert_eq!(Tournament::replay(&told.log), told.tournament);
    let kira = told.player("Kira");
    told.starts_round()
        .give(back(kira))
        .is_refused("Play has begun, so the registration of Kira stays on record. Drop the player instead.");
}
