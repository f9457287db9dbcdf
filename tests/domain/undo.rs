//! Acts are undone and redone: what stays, what rests on what, and who may.

use crate::support::reason;
use crate::support::scenario::{End, Scenario};
use arbiter::domain::actor::ActorId;
use arbiter::domain::id::{EntryNumber, PlayerId, TableNumber};
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{
    CloseTournament, Command, DiscardPairings, IssuePenalty, OpenCheckIn, PublishRound, RedoAct,
    ReinstatePlayer, ReseatPlayers, SeatLatePair, TakeChance, UndoAct, Undoer,
};
use arbiter::domain::tournament::dispute::Judge;
use arbiter::domain::tournament::entry::{ActUndone, Entry};
use arbiter::domain::tournament::penalty::PenaltyLevel;
use arbiter::domain::tournament::random_draw::RandomDraw;
use arbiter::domain::tournament::undo_refusal::MOST_UNDOINGS;

const FOUR: [&str; 4] = ["Kira", "Odo", "Quark", "Nog"];

fn director() -> Undoer {
    Undoer { id: ActorId::Operator, directs: true }
}

pub fn line(number: usize) -> ActSpan {
    let number = EntryNumber(u32::try_from(number).unwrap());
    ActSpan { first: number, last: number }
}

pub trait Undoing {
    fn undoes(self, number: usize) -> Self;
    fn redoes(self, number: usize) -> Self;
}

impl Undoing for Scenario {
    fn undoes(self, number: usize) -> Self {
        let reason = "a slip".into();
        self.give(Command::UndoAct(UndoAct { span: line(number), by: director(), reason }))
    }

    fn redoes(self, number: usize) -> Self {
        let reason = "it was right".into();
        self.give(Command::RedoAct(RedoAct { span: line(number), by: director(), reason }))
    }
}

/// The number of the newest entry.
pub fn newest(told: &Scenario) -> usize {
    told.log.len()
}

#[test]
fn a_published_round_is_a_draft_again_and_its_result_counts_again_after_redoing() {
    let draft = Scenario::with_players(FOUR).pairs().goes();
    let published = draft.clone().give(Command::PublishRound(PublishRound {})).goes();
    let at = newest(&published);
    let undone = published.clone().undoes(at).goes();
    assert_eq!(undone.tournament.state(), draft.tournament.state());
    assert_ne!(undone.tournament, draft.tournament, "the log tells both apart");
    assert_eq!(undone.log.len(), at + 1, "no line is taken away");
    let redone = undone.redoes(at).goes();
    assert_eq!(redone.tournament.state(), published.tournament.state());
    assert_eq!(Tournament::replay(&redone.log), redone.tournament);
    let played = redone.records("Kira", 100, 40, End::Complete).goes();
    let result = newest(&played);
    let (line, refused) = (
        at,
        format!(
            "Line {at} stays, because later acts rest on it: line {result}. Undo those first, the newest before the others."
        ),
    );
    played.clone().undoes(line).is_refused(&refused);
    // What cannot be undone says so.
    let called = played.clone().disputes("Kira", "Does it count?").goes();
    let call = newest(&called);
    called.undoes(line).is_refused(&format!(
        "Line {line} stays, because later acts rest on it: lines {result} and {call}. Of these, line {call} is never \
         undone: correct what is wrong in its own way."
    ));
    // In the order that the sentence gives, it works.
    let back = played.undoes(result).goes().undoes(line).goes();
    assert_eq!(back.tournament.state(), draft.tournament.state());
}

#[test]
fn a_change_of_tables_is_undone_exactly_until_somebody_relies_on_it() {
    let told = Scenario::with_players(FOUR).starts_round();
    let round = told.tournament.rounds().next().unwrap();
    let [one, other] = [1, 2].map(|table| round.table(TableNumber(table)).unwrap().pair.players[0]);
    let (round, reason) = (round.number, "wrong chairs".into());
    let changed = Command::ReseatPlayers(ReseatPlayers { round, one, other, reason });
    let after = told.clone().give(changed).goes();
    let at = newest(&after);
    assert_ne!(after.tournament.state(), told.tournament.state());
    let back = after.clone().undoes(at).goes();
    assert_eq!(back.tournament.state(), told.tournament.state());
    assert_eq!(back.redoes(at).goes().tournament.state(), after.tournament.state());
    // A result or a call is one of the players who sit there.
    let name = after.name(one).to_owned();
    for rests in [after.clone().records(&name, 100, 40, End::Complete), after.disputes(&name, "Why me?")] {
        let rests = rests.goes();
        let state = rests.tournament.state();
        let undone = rests.clone().undoes(at);
        assert_eq!(undone.tournament.state(), state, "it stays");
        assert_eq!(undone.log.len(), rests.log.len());
    }
}

/// Nothing changes, and no line is added.
fn stays(told: &Scenario, asked: impl Fn(Scenario) -> Scenario) {
    let after = asked(told.clone());
    assert_eq!(after.tournament.state(), told.tournament.state());
    assert_eq!(after.log.len(), told.log.len());
}

#[test]
fn a_table_of_two_late_players_is_undone_exactly_until_somebody_relies_on_it() {
    let told = Scenario::with_players(FOUR).starts_round().registers(["Ezri", "Morn"]);
    let number = told.tournament.rounds().next().unwrap().number;
    let absent = told.tournament.rounds().next().unwrap().tables().next().unwrap().pair.players[0];
    let [ezri, morn] = ["Ezri", "Morn"].map(|name| told.player(name));
    let meet = |told: &Scenario, players| {
        let reason = "one shuttle".into();
        told.clone().give(Command::SeatLatePair(SeatLatePair { round: number, players, reason })).goes()
    };
    let takes_the_place = |told: &Scenario, one, other| {
        let reason = "no train".into();
        told.clone().give(Command::ReseatPlayers(ReseatPlayers { round: number, one, other, reason })).goes()
    };
    let seated = meet(&told, [ezri, morn]);
    let at = newest(&seated);
    let undone = seated.clone().undoes(at).goes();
    assert_eq!(undone.tournament.state(), told.tournament.state());
    assert_eq!(undone.clone().redoes(at).goes().tournament.state(), seated.tournament.state());
    stays(&seated.clone().records("Morn", 100, 40, End::Complete).goes(), |told| told.undoes(at));
    stays(&seated.disputes("Ezri", "Who begins?").goes(), |told| told.undoes(at));
    // One of the two has another place by now.
    stays(&takes_the_place(&undone, absent, ezri), |told| told.redoes(at));
    // Who lost a place to a late player sits at the new table.
    let left = takes_the_place(&told, absent, ezri);
    let at = newest(&left);
    stays(&meet(&left, [absent, morn]), |told| told.undoes(at));
}

#[test]
fn entries_that_rest_on_an_act_are_named_and_others_do_not_block_undoing_it() {
    let told = Scenario::with_players(FOUR).starts_round();
    let told = told.records("Kira", 100, 40, End::Complete).goes();
    let first = newest(&told);
    let told = told.plays_the_rest();
    // Another table does not rest on this one.
    let without = told.clone().undoes(first).goes();
    assert_eq!(without.tournament.rounds().next().unwrap().missing().count(), 1);
    // The closed round does.
    let closed = told.closes().goes();
    let end = newest(&closed);
    closed.clone().undoes(first).is_refused(&format!(
        "Line {first} stays, because later acts rest on it: line {end}. Undo those first, the newest before the others."
    ));
    // A drop was the ground of the next pairing.
    let dropped = closed.drops("Nog").goes();
    let drop = newest(&dropped);
    let paired = dropped.clone().pairs().goes();
    let pairing = newest(&paired);
    paired.undoes(drop).is_refused(&format!(
        "Line {drop} stays, because later acts rest on it: line {pairing}. Undo those first, the newest before the others."
    ));
    let back = dropped.undoes(drop).goes();
    assert!(back.tournament.player(back.player("Nog")).unwrap().is_active());
}

#[test]
fn an_act_is_redone_only_on_the_state_it_was_recorded_on() {
    let told = Scenario::with_players(FOUR).plays_a_round().drops("Nog").goes();
    let drop = newest(&told);
    let nog = told.player("Nog");
    let back = told.give(Command::ReinstatePlayer(ReinstatePlayer { player: nog })).goes();
    let returned = newest(&back);
    // First the return, then the drop, and in that order they do not come back.
    let neither = back.undoes(returned).goes().undoes(drop).goes();
    neither.clone().redoes(returned).is_refused(&format!(
        "Line {returned} stays undone, because it rests on what was undone or redone since: line {drop}. Bring that back first."
    ));
    let both = neither.clone().redoes(drop).goes().redoes(returned).goes();
    assert!(both.tournament.player(nog).unwrap().is_active());
    // A pairing was made without the drop.
    let paired = neither.pairs().goes();
    let pairing = newest(&paired);
    paired.redoes(drop).is_refused(&format!(
        "Line {drop} stays undone, because later acts were recorded without it: line {pairing}. Undo those first, the newest before the others."
    ));
}

#[test]
fn a_discarded_draft_comes_back_and_no_new_seed_is_drawn() {
    let draft = Scenario::with_players(FOUR).pairs().goes();
    let discarded =
        draft.clone().give(Command::DiscardPairings(DiscardPairings { reason: "early".into() })).goes();
    let at = newest(&discarded);
    let back = discarded.clone().undoes(at).goes();
    assert_eq!(back.tournament.state(), draft.tournament.state());
    // Pairing, undoing the pairing and pairing again draws the same round.
    let pairing = newest(&draft);
    let again = draft.clone().undoes(pairing).goes().pairs().goes();
    assert_eq!(again.tournament.state(), draft.tournament.state());
}

#[test]
fn what_cannot_be_undone_says_why_and_the_next_step() {
    let told = Scenario::with_players(FOUR);
    told.clone().undoes(1).is_refused(
        "Line 1 is not undone: the tournament begins with it. Change the settings, or ask the operator to hide the \
         tournament.",
    );
    told.clone().undoes(2).is_refused(
        "Line 2 is not undone: a number is given to one player only. Take the registration back on the player’s \
         page, or drop the player.",
    );
    told.clone().undoes(99).is_refused("The log has no line 99. Go to the log and choose a line there.");
    let draw = TakeChance {
        what: RandomDraw::Coin {},
        seed: 7,
        purpose: "who begins".to_owned(),
        at: None,
        dispute: None,
    };
    let drawn = told.clone().give(Command::TakeChance(draw)).goes();
    drawn.undoes(6).is_refused(
        "Line 6 is not undone: a random draw stays, or it could be drawn until it suits somebody. Draw again, for \
         everybody to see.",
    );
    let penalised = told.clone().give(Command::IssuePenalty(IssuePenalty {
        player: PlayerId(1),
        judge: Judge::default(),
        kind: "slow-play".to_owned(),
        level: PenaltyLevel::Warning,
        round: None,
        reason: "asked about every card".into(),
        dispute: None,
        others: false,
    }));
    penalised.goes().undoes(6).is_refused(
        "Line 6 is not undone: the record of a penalty stays. Withdraw the penalty with a reason, or issue it \
         again.",
    );
    let undone = told.drops("Nog").goes().undoes(6).goes();
    undone.clone().undoes(6).is_refused(
        "Line 6 is undone already. Nothing of yours was recorded; the log says who did it and why.",
    );
    undone
        .clone()
        .undoes(7)
        .is_refused("Line 7 is not undone: it only undoes or redoes other lines. Go to those lines.");
    undone.redoes(6).goes().redoes(6).is_refused("Line 6 counts as it is, so there is nothing to redo.");
}

#[test]
fn everybody_but_the_director_undoes_only_their_own_acts() {
    let told = Scenario::with_players(FOUR).starts_round().records("Kira", 100, 40, End::Complete).goes();
    let at = newest(&told);
    let account = "account:67e55044-10b1-426f-9247-bb680e5fe0c8";
    let by = |id: &str| Undoer { id: id.into(), directs: false };
    let undo = |id: &str, reason: &str| {
        Command::UndoAct(UndoAct { span: line(at), by: by(id), reason: reason.into() })
    };
    for id in [account, "account:nog", "player:1", "operator", ""] {
        // Nobody here is the account that recorded it: a text that is not an account is nobody.
        let told = told.clone().give(undo(id, "a slip"));
        if id == "account:nog" {
            told.goes();
        } else {
            told.is_refused(&format!(
                "Someone else recorded line {at}. You undo what you recorded yourself; the director undoes the rest."
            ));
        }
    }
    told.give(undo("account:nog", " ")).is_refused("Write down the reason. Everyone can read it in the log.");
    // What only a director does stays, even if they did it while they still were one.
    let opened = Scenario::with_players(FOUR).give(Command::OpenCheckIn(OpenCheckIn {})).goes();
    let (span, by) = (line(newest(&opened)), Undoer { id: "account:nog".into(), directs: false });
    opened.give(Command::UndoAct(UndoAct { span, by, reason: "a slip".into() })).is_refused(&format!(
        "Line {} is an act of the director: only a director undoes or redoes it.",
        span.first
    ));
    let told = Scenario::with_players(FOUR);
    for told in [told.clone().drops("Nog").goes(), told.clone().pairs().goes(), told.starts_round()] {
        let (span, by) = (line(newest(&told)), Undoer { id: "account:nog".into(), directs: false });
        told.give(Command::UndoAct(UndoAct { span, by, reason: "a slip".into() })).is_refused(&format!(
            "Line {} is an act of the director: only a director undoes or redoes it.",
            span.first
        ));
    }
}

#[test]
fn a_log_with_reopened_rounds_and_discards_that_were_undone_follows_from_itself() {
    let discards = || Command::DiscardPairings(DiscardPairings { reason: "too early".into() });
    let told = Scenario::with_players(FOUR).pairs().goes().give(discards()).goes();
    let at = newest(&told);
    let told = told.undoes(at).goes().give(discards()).goes().registers(["Rom"]);
    let told = told.starts_round().plays_the_rest().closes().goes();
    let at = newest(&told);
    let told = told.undoes(at).goes();
    let recorded = at - 1;
    let told = told.undoes(recorded).goes().plays_the_rest().closes().goes();
    let told = told.registers(["Leeta"]).plays_a_round().plays_a_round();
    for (at, line) in told.log.iter().enumerate() {
        let before = Tournament::replay(&told.log[..at]);
        assert_eq!(before.can_follow(&line.entry), Ok(()), "line {}", at + 1);
        assert_eq!(before.gives_true_reasons(&line.entry), Ok(()), "line {}", at + 1);
    }
    let again = |kind: &str| {
        let line = told.log.iter().rfind(|line| line.entry.kind() == kind).unwrap();
        told.tournament.can_follow(&line.entry).unwrap_err().to_string()
    };
    assert_eq!(again("round-closed"), "it closes round 3, which is not being played");
    assert_eq!(again("result-recorded"), "it records a result in round 3, which is not being played");
    let seeds: Vec<u64> = told.tournament.rounds().map(|round| round.seed).collect();
    assert!(seeds.iter().all(|seed| seeds.iter().filter(|other| *other == seed).count() == 1), "{seeds:?}");
}

#[test]
fn a_closed_tournament_undoes_nothing() {
    let told = Scenario::with_players(FOUR).plays_a_round();
    let at = newest(&told);
    let closed = told.give(Command::CloseTournament(CloseTournament {})).goes();
    closed.undoes(at).is_refused(
        "The tournament is closed and its standings are final. Reopen it with a reason to change anything.",
    );
}

#[test]
fn the_log_is_replayed_a_limited_number_of_times() {
    let mut told = Scenario::with_players(FOUR).drops("Nog").goes();
    let at = newest(&told);
    for turn in 0..MOST_UNDOINGS {
        told = if turn % 2 == 0 { told.undoes(at).goes() } else { told.redoes(at).goes() };
    }
    assert!(!told.tournament.player(PlayerId(4)).unwrap().is_active());
    let forged =
        Entry::ActUndone(ActUndone { first: line(at).first, last: line(at).last, reason: reason("forged") });
    assert!(told.tournament.can_follow(&forged).is_err(), "nor does a log from elsewhere");
    told.undoes(at).is_refused(
        "200 acts were undone or redone at this tournament, and that is the most. Correct this one in its own way: \
         every page has one.",
    );
}

#[test]
fn a_forged_log_undoes_nothing_that_the_rest_needs() {
    let told = Scenario::with_players(FOUR).starts_round().records("Kira", 100, 40, End::Complete).goes();
    let forged = |first: u32, last: u32| {
        let (first, last) = (EntryNumber(first), EntryNumber(last));
        told.tournament
            .can_follow(&Entry::ActUndone(ActUndone { first, last, reason: reason("forged") }))
            .map_err(|why| why.to_string())
    };
    let no = |first: u32, last: u32| {
        Err(format!("it undoes or redoes entries {first} to {last}, and the others could not be there then"))
    };
    // The set-up, a seated player, the pairing, an entry that is not there, and a span the wrong way round.
    for (first, last) in [(1, 1), (2, 2), (6, 6), (1, 8), (9, 9), (0, 0), (8, 7), (1, u32::MAX)] {
        assert_eq!(forged(first, last), no(first, last));
    }
    assert_eq!(forged(8, 8), Ok(()), "the control: the result alone");
}
