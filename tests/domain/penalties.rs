//! Penalties without pages: what there is to choose, the steps, issuing and withdrawing.

use crate::support::scenario::{End, Scenario};
use arbiter::data;
use arbiter::domain::id::{DisputeNumber, PenaltyNumber, PlayerId, RoundNumber};
use arbiter::domain::scoring::grade::Grade;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::source::Confidence;
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::command::{
    CloseRound, CloseTournament, Command, ConfirmDisqualification, CorrectResult, DiscardPairings,
    IssuePenalty, PublishRound, RecordResult, ReinstatePlayer, WithdrawPenalty,
};
use arbiter::domain::tournament::dispute::Judge;
use arbiter::domain::tournament::penalty::{Catalogue, CatalogueError, PenaltyLevel};
use arbiter::domain::tournament::player_refusal::PlayerRefusal;

fn kind(code: &str) -> &'static arbiter::domain::tournament::penalty::PenaltyKind {
    data::penalties().kind(code).unwrap()
}

fn issues(player: PlayerId, seats: Vec<PlayerId>) -> Command {
    Command::IssuePenalty(IssuePenalty {
        player,
        judge: Judge { id: "account:nog".into(), seats, has_last_word: false, directs: false },
        kind: "slow-play".to_owned(),
        level: PenaltyLevel::Warning,
        round: Some(RoundNumber(1)),
        reason: "asked about every card".into(),
        dispute: None,
        others: false,
    })
}

fn withdraws(number: u32, reason: &str) -> Command {
    let number = PenaltyNumber(number);
    Command::WithdrawPenalty(WithdrawPenalty { number, judge: Judge::default(), reason: reason.into() })
}

fn takes(player: PlayerId, level: PenaltyLevel, round: Option<u32>, directs: bool) -> Command {
    Command::IssuePenalty(IssuePenalty {
        player,
        judge: Judge { directs, ..Judge::default() },
        kind: "conduct".to_owned(),
        level,
        round: round.map(RoundNumber),
        reason: "threw a chair".into(),
        dispute: None,
        others: false,
    })
}

fn confirms(number: u32, directs: bool) -> Command {
    let judge = Judge { directs, ..Judge::default() };
    Command::ConfirmDisqualification(ConfirmDisqualification { number: PenaltyNumber(number), judge })
}

fn active(told: &Scenario, name: &str) -> bool {
    told.tournament.player(told.player(name)).unwrap().is_active()
}

fn playing() -> Scenario {
    Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).starts_round()
}

#[test]
fn a_released_kind_of_penalty_stays() {
    // Codes are recorded in match logs: this list only grows.
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
        assert!(data::penalties().kind(code).is_some(), "{code}");
    }
    assert_eq!(data::penalties().kind("gone"), None, "control: an unknown kind is not found");
}

#[test]
fn what_is_not_in_a_source_says_so() {
    for level in &data::penalties().levels {
        assert_eq!(
            level.citation.contains("sources silent"),
            level.confidence == Confidence::Default,
            "{}",
            level.code.code()
        );
    }
    for kind in &data::penalties().kinds {
        assert!(!kind.citation.is_empty() && !kind.ladder.citation.is_empty(), "{}", kind.code);
        let names_default = kind.ladder.citation.contains("default ladder");
        assert_eq!(names_default, kind.ladder.confidence == Confidence::Default, "{}", kind.code);
    }
}

#[test]
fn a_penalty_because_of_a_dispute_of_others_says_so() {
    let told = playing().disputes("Kira", "Whose turn is it?").goes();
    let (at, _) = told.place("Kira");
    let away = ["Odo", "Quark", "Rom"].into_iter().find(|name| told.place(name).0 != at).unwrap();
    let issue = |name: &str, others| {
        let Command::IssuePenalty(slip) = takes(told.player(name), PenaltyLevel::Warning, Some(1), false)
        else {
            unreachable!("a penalty is issued")
        };
        Command::IssuePenalty(IssuePenalty { dispute: Some(DisputeNumber(1)), others, ..slip })
    };
    let decide = |name, others| told.tournament.decide(&issue(name, others));
    let why = PlayerRefusal::AboutOthers(DisputeNumber(1), at).of(told.player(away));
    assert_eq!(decide(away, false), Err(why));
    assert!(decide(away, true).is_ok() && decide("Kira", false).is_ok());
}

#[test]
fn a_second_penalty_of_the_same_kind_suggests_the_next_step() {
    let deck = kind("deck-mismatch");
    assert_eq!(deck.suggested_level([]), Some(PenaltyLevel::DeckToList));
    assert_eq!(deck.suggested_level([PenaltyLevel::DeckToList]), Some(PenaltyLevel::Forfeit));
    assert_eq!(
        deck.suggested_level([PenaltyLevel::Forfeit, PenaltyLevel::DeckToList]),
        Some(PenaltyLevel::Disqualification),
        "from the worst"
    );
    assert_eq!(
        deck.suggested_level([PenaltyLevel::Warning]),
        Some(PenaltyLevel::DeckToList),
        "from a level outside the steps"
    );
    assert_eq!(
        deck.suggested_level([PenaltyLevel::Disqualification]),
        Some(PenaltyLevel::Disqualification),
        "there is no more"
    );
}

#[test]
fn what_a_proxy_is_follows_the_day() {
    let proxy = kind("proxy");
    let on = |day: &str| proxy.says_on(Some(day.parse().unwrap()));
    for (last, first) in
        [("2007-12-31", "2008-01-01"), ("2008-11-30", "2008-12-01"), ("2014-02-02", "2014-02-03")]
    {
        assert_ne!(on(last), on(first), "{first}");
    }
    assert_eq!(on("2008-12-01"), on("2014-02-02"));
    assert_eq!(on("2014-02-03"), proxy.says_on(None));
}

#[test]
fn what_the_code_of_2000_says_of_decks_and_backs_is_named() {
    for code in ["deck-mismatch", "marked-cards"] {
        assert!(kind(code).citation.contains("forum_stccg-turnier/messages/153.htm"), "{code}");
    }
}

#[test]
fn a_file_that_is_no_catalogue_is_refused() {
    let good = include_str!("../../data/penalties.toml");
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
    let ended = PenaltyLevel::ALL.map(|level| level.ending(Side::B).is_some());
    assert_eq!(ended, [false, false, false, true, true]);
    assert_eq!(PenaltyLevel::Forfeit.ending(Side::B), Some(EndReason::Disqualified { by: Side::B }));
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
        .is_refused("Write down the reason. It stays between the player and the staff.")
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
            if let Command::IssuePenalty(IssuePenalty { round, .. }) = it {
                *round = Some(RoundNumber(2));
            }
        }))
        .is_refused("There is no round 2 yet. Rounds are paired one after another.")
        .give(changed(|it| {
            if let Command::IssuePenalty(IssuePenalty { dispute, .. }) = it {
                *dispute = Some(DisputeNumber(1));
            }
        }))
        .is_refused("There is no dispute 1 in this tournament.");
    told.give(changed(|it| {
        if let Command::IssuePenalty(IssuePenalty { reason, .. }) = it {
            *reason = "".into();
        }
    }))
    .is_refused("Write down the reason. It stays between the player and the staff.");
}

#[test]
fn nobody_penalises_their_own_opponent_or_withdraws_their_own_penalty() {
    let told = playing();
    let kira = told.player("Kira");
    let round = &told.tournament.rounds().next().unwrap();
    let players = round.table_of(kira).unwrap().pair.players;
    let other = told.tournament.players().map(|it| it.id).find(|it| !players.contains(it)).unwrap();
    for seat in players {
        assert!(told.tournament.decide(&issues(kira, vec![seat])).is_err(), "{seat}");
    }
    let told = told.give(issues(kira, vec![other])).goes();
    let judge = Judge { seats: vec![kira], ..Judge::default() };
    told.give(Command::WithdrawPenalty(WithdrawPenalty { number: PenaltyNumber(1), judge, reason: "I was right".into() }))
        .is_refused(
            "You are Kira or sit at the same table, so you neither issue nor withdraw this penalty. Another judge has to.",
        );
}

#[test]
fn a_directors_disqualification_drops_the_player_in_the_same_act() {
    let told = playing().plays_the_rest().closes().goes();
    let kira = told.player("Kira");
    let entries = told.tournament.decide(&takes(kira, PenaltyLevel::Disqualification, None, true)).unwrap();
    let kinds: Vec<&str> = entries.iter().map(arbiter::domain::tournament::entry::Entry::kind).collect();
    assert_eq!(kinds, ["penalty-issued", "player-dropped"]);
    let lighter = told.tournament.decide(&takes(kira, PenaltyLevel::Forfeit, Some(1), true)).unwrap();
    assert_eq!(lighter.len(), 1, "control: a forfeit leaves the player in");
    let told = told.give(takes(kira, PenaltyLevel::Disqualification, None, true)).goes().starts_round();
    assert!(!told.tournament.rounds().next_back().unwrap().involves(kira));
    // Dropped twice is dropped once.
    let told = told.give(takes(kira, PenaltyLevel::Disqualification, None, true)).goes();
    assert_eq!(Tournament::replay(&told.log), told.tournament);
}

#[test]
fn a_judges_disqualification_waits_for_the_director_and_blocks_the_next_round() {
    let told = playing().plays_the_rest().closes().goes();
    let kira = told.player("Kira");
    let told = told.give(takes(kira, PenaltyLevel::Disqualification, None, false)).goes();
    assert!(active(&told, "Kira"));
    assert_eq!(told.tournament.unconfirmed_disqualifications().count(), 1);
    let waits =
        "The disqualification of Kira (penalty 1) waits for the director. Confirm it or withdraw it first.";
    let told =
        told.pairs().is_refused(waits).give(Command::CloseTournament(CloseTournament {})).is_refused(waits);
    let told = told
        .give(confirms(1, false))
        .is_refused("Only the director takes a player out of the tournament.")
        .give(confirms(1, true))
        .goes()
        .give(confirms(1, true))
        .adds_nothing()
        .give(confirms(2, true))
        .is_refused("There is no penalty 2 in this tournament.");
    assert!(!active(&told, "Kira"));
    told.pairs().goes();
}

#[test]
fn only_a_disqualification_that_was_not_withdrawn_is_confirmed() {
    let told = playing();
    let kira = told.player("Kira");
    let told = told
        .give(takes(kira, PenaltyLevel::Warning, None, false))
        .goes()
        .give(confirms(1, true))
        .is_refused("Penalty 1 is no disqualification that waits.")
        .give(takes(kira, PenaltyLevel::Disqualification, None, false))
        .goes()
        .give(withdraws(2, "it was Odo"))
        .goes()
        .give(confirms(2, true))
        .is_refused("Penalty 2 is no disqualification that waits.");
    assert!(active(&told, "Kira"));
    // A judge who plays does not confirm what was issued against the opponent.
    let told = told.give(takes(kira, PenaltyLevel::Disqualification, Some(1), false)).goes();
    let judge = Judge { directs: true, seats: vec![kira], ..Judge::default() };
    told.give(Command::ConfirmDisqualification(ConfirmDisqualification { number: PenaltyNumber(3), judge })).is_refused(
        "You are Kira or sit at the same table, so you neither issue nor withdraw this penalty. Another judge has to.",
    );
}

#[test]
fn a_game_forfeited_by_penalty_blocks_the_close_until_its_result_says_so() {
    for level in [PenaltyLevel::Forfeit, PenaltyLevel::Disqualification] {
        let told = playing();
        let (kira, (at, seat)) = (told.player("Kira"), told.place("Kira"));
        let told = told.plays_the_rest().give(takes(kira, level, Some(1), true)).goes();
        let owed = format!(
            "Penalty 1 takes the game of Kira in round 1, table {}, and its result does not say so. Record that first, or withdraw the penalty.",
            at.table
        );
        let free = told.clone().give(withdraws(1, "it was Odo")).goes().closes().goes();
        assert_eq!(free.tournament.owed_forfeits().count(), 0, "a withdrawn penalty takes nothing");
        let told = told.closes().is_refused(&owed);
        assert_eq!(told.tournament.owed_forfeits().count(), 1);
        let was =
            told.tournament.round(RoundNumber(1)).unwrap().table(at.table).unwrap().result.clone().unwrap();
        let result = told.result("Kira", 0, 0, End::Disqualified);
        assert_eq!(result.end, EndReason::Disqualified { by: seat });
        let reason = "penalty 1".into();
        let correct =
            Command::CorrectResult(CorrectResult { at, was: was.result, result, reason, dispute: None });
        let told = told.give(correct).goes().closes().goes();
        // In a closed round it prevents the next one.
        let other = told.tournament.round(RoundNumber(1)).unwrap().table(at.table).unwrap().pair.players;
        let other = other.into_iter().find(|player| *player != kira).unwrap();
        let told = told.give(takes(other, PenaltyLevel::Forfeit, Some(1), true)).goes();
        assert!(told.pairs().tournament.draft().is_none());
    }
}

/// The cap is 100: conceded or lost 0 to 100, the game counts what a forfeit does; lost 20 to 100, it does not yet.
#[test]
fn a_loss_that_counts_what_a_forfeit_does_owes_nothing() {
    let told = playing();
    let (kira, (at, seat)) = (told.player("Kira"), told.place("Kira"));
    let lost = |own: i64| {
        let won = told.result("Kira", own, 100, End::Complete);
        GameResult { end: EndReason::Complete { winner: seat.other() }, ..won }
    };
    let forfeits = |result: GameResult| {
        let told = told.clone().give(Command::RecordResult(RecordResult { at, result })).goes();
        told.plays_the_rest().give(takes(kira, PenaltyLevel::Forfeit, Some(1), true)).goes()
    };
    for result in [told.result("Kira", 10, 77, End::Concedes), lost(0)] {
        let told = forfeits(result);
        assert_eq!(told.tournament.owed_forfeits().count(), 0, "{result:?}");
        told.closes().goes();
    }
    let owed = |told: &Scenario| told.tournament.owed_forfeits().next().unwrap();
    let told_lighter = forfeits(lost(20));
    let loss = owed(&told_lighter).loss.unwrap();
    assert_eq!(loss.map(|side| (side.grade, side.differential)), [-80, -100].map(|it| (Grade::FullLoss, it)));
    assert!(told_lighter.tournament.decide(&close_first()).is_err());
    // The control: who won has another result to correct.
    assert_eq!(owed(&forfeits(told.result("Kira", 100, 0, End::Complete))).loss, None);
    // Both at the table lose: that one has lost already is not enough.
    let players = told.tournament.round(RoundNumber(1)).unwrap().table(at.table).unwrap().pair.players;
    let other = players.into_iter().find(|player| *player != kira).unwrap();
    let both = forfeits(lost(0)).give(takes(other, PenaltyLevel::Forfeit, Some(1), true)).goes();
    assert_eq!(both.tournament.owed_forfeits().map(|owed| owed.loss).collect::<Vec<_>>(), [None, None]);
}

fn close_first() -> Command {
    Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] })
}

#[test]
fn two_forfeits_at_one_table_are_one_result_that_both_lose() {
    let told = playing();
    let (at, _) = told.place("Kira");
    let players = told.tournament.round(RoundNumber(1)).unwrap().table(at.table).unwrap().pair.players;
    let told = players
        .into_iter()
        .fold(told, |told, player| told.give(takes(player, PenaltyLevel::Forfeit, Some(1), true)).goes());
    let ends: Vec<EndReason> = told.tournament.owed_forfeits().map(|owed| owed.end).collect();
    assert_eq!(ends, [EndReason::BothAbsent; 2]);
    let result = GameResult::ended([0, 0], EndReason::BothAbsent);
    let told = told.give(Command::RecordResult(RecordResult { at, result })).goes();
    assert_eq!(told.tournament.owed_forfeits().count(), 0);
    told.plays_the_rest().closes().goes();
}

#[test]
fn a_draft_with_a_disqualified_player_is_not_published() {
    let told = playing().plays_the_rest().closes().goes().pairs().goes();
    let kira = told.player("Kira");
    let told = told.give(takes(kira, PenaltyLevel::Disqualification, None, true)).goes();
    let told = told.give(Command::PublishRound(PublishRound {})).is_refused(
        "Kira is disqualified and has a place in the draft of round 2. Discard the draft and pair again.",
    );
    told.give(Command::DiscardPairings(DiscardPairings { reason: "Kira is out".into() }))
        .goes()
        .starts_round();
}

#[test]
fn a_draft_with_a_player_who_was_taken_out_is_not_published_after_the_penalty_is_withdrawn() {
    let told = playing().plays_the_rest().closes().goes().pairs().goes();
    let kira = told.player("Kira");
    let told = told.give(takes(kira, PenaltyLevel::Disqualification, None, true)).goes();
    let told = told.give(withdraws(1, "a mix-up")).goes();
    let publish = Command::PublishRound(PublishRound {});
    let told = told.give(publish.clone()).is_refused(
        "Kira has dropped and has a place in the draft of round 2. Discard the draft and pair again, or reinstate the \
         player first.",
    );
    // Both ways on that the sentence names.
    told.clone()
        .give(Command::DiscardPairings(DiscardPairings { reason: "Kira is out".into() }))
        .goes()
        .starts_round();
    let back = told.give(Command::ReinstatePlayer(ReinstatePlayer { player: kira })).goes();
    back.give(publish).goes();
}

#[test]
fn a_disqualified_player_returns_only_once_the_penalty_is_withdrawn() {
    let told = playing();
    let kira = told.player("Kira");
    let back = Command::ReinstatePlayer(ReinstatePlayer { player: kira });
    let told = told
        .give(takes(kira, PenaltyLevel::Disqualification, None, true))
        .goes()
        .give(back.clone())
        .is_refused(
            "Kira is disqualified by penalty 1. Withdraw that penalty first, then reinstate the player.",
        )
        .give(withdraws(1, "it was Odo"))
        .goes();
    assert!(!active(&told, "Kira"), "withdrawing brings nobody back by itself");
    assert!(active(&told.give(back).goes(), "Kira"));
}

#[test]
fn a_forfeited_game_belongs_to_a_round_that_the_player_played() {
    let told = playing();
    let kira = told.player("Kira");
    for level in
        [PenaltyLevel::Note, PenaltyLevel::Warning, PenaltyLevel::DeckToList, PenaltyLevel::Disqualification]
    {
        assert!(told.tournament.decide(&takes(kira, level, None, true)).is_ok(), "{level:?} needs no round");
    }
    assert!(told.tournament.decide(&takes(kira, PenaltyLevel::Forfeit, Some(1), true)).is_ok());
    told.give(takes(kira, PenaltyLevel::Forfeit, None, true))
        .is_refused("A forfeited game is one of a round, and none is named. Choose the round whose game Kira loses, or another level.");
}

#[test]
fn a_log_in_which_a_penalty_is_withdrawn_twice_is_detected() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round();
    let issue = issues(told.player("Kira"), vec![]);
    let told = told.give(issue).goes();
    let withdrawn = told.clone().give(withdraws(1, "a mistake")).goes();
    let entry = &withdrawn.log.last().unwrap().entry;
    assert_eq!(told.tournament.can_follow(entry), Ok(()), "the control");
    let again = withdrawn.tournament.can_follow(entry).unwrap_err().to_string();
    assert_eq!(again, "it names a penalty in force, number 1, which is not there");
}
