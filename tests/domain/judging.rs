//! Disputes are claimed, reassigned and ruled on; the time they took is given back. In order, without pages.

use crate::support::scenario::{End, Scenario, head_judge};
use arbiter::domain::hash::{DocumentHash, TextHash};
use arbiter::domain::id::DisputeNumber;
use arbiter::domain::rulings::standing::Status;
use arbiter::domain::tournament::Stamped;
use arbiter::domain::tournament::Tournament;
use arbiter::domain::tournament::cited::{AttachedCitation, CitedEntry, Ground};
use arbiter::domain::tournament::command::{
    AttachCitation, ClaimDispute, CloseRound, Command, DecideAppeal, EscalateDispute, ExtendTime, GiveRuling,
    LodgeAppeal, ReinstatePlayer, RemoveCitation, RewordRuling, StateFacts, WithdrawDispute,
};
use arbiter::domain::tournament::dispute::{Act, AppealOutcome, Judge, Seen, Stage, Support, Treatment};
use arbiter::domain::tournament::entry::{AppealLodged, DisputeClaimed, Entry, RulingGiven};
use arbiter::domain::tournament::refusal::Refusal;
use arbiter::domain::tournament::teller::Teller;
use chrono::DateTime;

const ONE: DisputeNumber = DisputeNumber(1);

fn judge(name: &str) -> Judge {
    Judge { id: format!("account:{name}").into(), ..Judge::default() }
}

fn claims(name: &str, seen: u32) -> Command {
    Command::ClaimDispute(ClaimDispute { dispute: ONE, judge: judge(name), seen })
}

fn escalates(reason: &str) -> Command {
    Command::EscalateDispute(EscalateDispute { dispute: ONE, judge: judge("nog"), reason: reason.into() })
}

fn called() -> Scenario {
    Scenario::with_players(["Kira", "Odo", "Quark", "Rom"])
        .starts_round()
        .disputes("Kira", "Whose turn?")
        .goes()
}

fn extends(told: &Scenario, minutes: i32, dispute: Option<DisputeNumber>) -> Command {
    let (at, _) = told.place("Kira");
    Command::ExtendTime(ExtendTime {
        at,
        minutes,
        reason: "a judge was there".into(),
        dispute,
        judge: judge("nog"),
    })
}

/// Gives or takes time at Kira's table.
fn extended(told: Scenario, minutes: i32, dispute: Option<DisputeNumber>) -> Scenario {
    let command = extends(&told, minutes, dispute);
    told.give(command)
}

#[test]
fn a_judge_claims_a_dispute_once_and_another_takes_it_over_knowingly() {
    // The scenario signs every entry as Nog.
    let told = called().give(claims("nog", 0)).goes();
    let dispute = told.tournament.dispute(ONE).unwrap();
    assert_eq!(dispute.claim.as_ref().unwrap().actor.to_string(), "account:nog");
    let told = told
        .give(claims("nog", 0))
        .adds_nothing()
        .give(claims("ezri", 0))
        .is_refused(
            "Another judge took dispute 1 on while this page was open, so nothing of yours was recorded. \
             Take it over if you should.",
        )
        .give(claims("ezri", 1))
        .goes();
    let last = &told.log.last().unwrap().entry;
    let instead_of = Some("account:nog".into());
    assert_eq!(
        *last,
        Entry::DisputeClaimed(DisputeClaimed { dispute: ONE, instead_of }),
        "the log says whom"
    );
    assert_eq!(told.tournament.dispute(ONE).unwrap().claims, 2);
    told.rules(1, "Kira's.")
        .goes()
        .give(claims("nog", 2))
        .is_refused("Dispute 1 already has a ruling. An appeal can change it.");
}

#[test]
fn nobody_judges_their_own_table() {
    let told = called();
    let (kira, (_, _)) = (told.player("Kira"), told.place("Kira"));
    let opponent = *told
        .tournament
        .rounds()
        .next()
        .unwrap()
        .table_of(kira)
        .unwrap()
        .pair
        .players
        .iter()
        .find(|it| **it != kira)
        .unwrap();
    let elsewhere =
        told.tournament.players().map(|it| it.id).find(|it| *it != kira && *it != opponent).unwrap();
    for (seat, barred) in [(kira, true), (opponent, true), (elsewhere, false)] {
        let judge = Judge { seats: vec![seat], has_last_word: true, ..judge("nog") };
        let claim = Command::ClaimDispute(ClaimDispute { dispute: ONE, judge: judge.clone(), seen: 0 });
        let refused = told.tournament.decide(&claim) == Err(Refusal::OwnTable(ONE));
        assert_eq!((refused, told.tournament.may_judge(ONE, &judge).is_err()), (barred, barred), "{seat}");
    }
}

#[test]
fn an_escalated_dispute_is_for_the_head_judge() {
    let head = Judge { has_last_word: true, ..judge("jadzia") };
    let told = called()
        .give(claims("nog", 0))
        .goes()
        .give(escalates(" "))
        .is_refused("Write down the reason. Staff read it, the players do not.")
        .give(escalates("a card nobody knows"))
        .goes()
        .give(escalates("again"))
        .is_refused("Dispute 1 is already with the head judge.");
    let dispute = told.tournament.dispute(ONE).unwrap();
    assert_eq!(
        (&dispute.claim, dispute.escalated.as_ref().unwrap().text.as_str()),
        (&None, "a card nobody knows")
    );
    assert_eq!(dispute.waits_since(), Some(dispute.escalated.as_ref().unwrap().at), "it waits again");
    let told = told.give(claims("nog", 1)).is_refused(
        "Dispute 1 was handed to the head judge. The head judge or the director rules on it now.",
    );
    told.give(Command::ClaimDispute(ClaimDispute { dispute: ONE, judge: head, seen: 1 }))
        .goes()
        .rules(1, "It counts.")
        .goes()
        .give(escalates("too late"))
        .is_refused("Dispute 1 already has a ruling. An appeal can change it.");
}

fn gives(judge: Judge, seen: Seen) -> Command {
    Command::GiveRuling(GiveRuling {
        question: None,
        dispute: ONE,
        judge,
        seen,
        text: "It counts.".to_owned(),
        without_authority: true,
    })
}

#[test]
fn a_ruling_without_a_citation_says_so_and_old_ones_stay_possible() {
    let told = called();
    let rules = |told: &Tournament, without_authority| {
        let (judge, seen, text) = (judge("nog"), Seen::default(), "It counts.".to_owned());
        let command = GiveRuling { dispute: ONE, judge, seen, text, question: None, without_authority };
        told.decide(&Command::GiveRuling(command))
    };
    assert_eq!(rules(&told.tournament, false), Err(Refusal::WithoutAuthority(ONE)));
    let given = rules(&told.tournament, true).unwrap();
    // What is recorded is the same as before anybody was asked, so a log from that time is read as it was.
    assert_eq!(
        given,
        vec![Entry::RulingGiven(RulingGiven { dispute: ONE, text: "It counts.".to_owned(), question: None })]
    );
    assert_eq!(
        serde_json::to_value(&given[0]).unwrap().to_string().matches("authority").count(),
        0,
        "the entry is as it always was"
    );
    let cited = told.give(attaches("one")).goes();
    assert!(rules(&cited.tournament, false).is_ok(), "a citation is enough");
}

#[test]
fn a_ruling_does_not_overlook_a_judge_who_took_over_meanwhile() {
    let told = called().give(claims("nog", 0)).goes();
    let rules = |who: &str, claims| {
        told.tournament.decide(&gives(judge(who), Seen { claims, ..Seen::default() })).map(drop)
    };
    assert_eq!(rules("ezri", 0), Err(Refusal::ClaimedMeanwhile(ONE)));
    assert_eq!(rules("ezri", 1), Ok(()), "who saw the other may rule instead");
    assert_eq!(rules("nog", 0), Ok(()), "their own claim surprises nobody");
}

#[test]
fn a_ruling_does_not_overlook_facts_that_came_meanwhile() {
    let told = called();
    let seen = told.tournament.dispute(ONE).unwrap().shown_state();
    let facts =
        Command::StateFacts(StateFacts { dispute: ONE, by: Teller::Unsaid, text: "31 cards".to_owned() });
    assert!(told.tournament.decide(&gives(judge("nog"), seen)).is_ok());
    let told = told.give(facts).goes();
    let late = told.tournament.decide(&gives(judge("nog"), seen));
    assert_eq!(late, Err(Refusal::FactsMeanwhile(ONE)));
    assert!(late.unwrap_err().is_overtaken(Act::Rule));
    let seen = told.tournament.dispute(ONE).unwrap().shown_state();
    assert!(told.tournament.decide(&gives(judge("nog"), seen)).is_ok(), "who read them may rule");
}

/// Every command by which somebody judges the dispute, for a stage at which it goes for a judge who may.
fn judged(stage: Stage, judge: &Judge) -> Vec<(Act, Command)> {
    let own = |command: &Command| match command.clone() {
        Command::AttachCitation(it) => Command::AttachCitation(AttachCitation { judge: judge.clone(), ..it }),
        Command::RemoveCitation(it) => Command::RemoveCitation(RemoveCitation { judge: judge.clone(), ..it }),
        other => other,
    };
    let (text, reason) = ("It does.".to_owned(), "a slip".into());
    let (judge, seen) = (judge.clone(), Seen::default());
    match stage {
        Stage::Open => vec![
            (Act::Claim, Command::ClaimDispute(ClaimDispute { dispute: ONE, judge: judge.clone(), seen: 0 })),
            (Act::Rule, gives(judge.clone(), Seen::default())),
            (Act::Cite, own(&attaches("two"))),
            (Act::Uncite, own(&detaches("one"))),
            (
                Act::Withdraw,
                Command::WithdrawDispute(WithdrawDispute {
                    dispute: ONE,
                    judge,
                    reason,
                    instead: None,
                    seen,
                }),
            ),
        ],
        Stage::Ruled => {
            vec![(
                Act::Reword,
                Command::RewordRuling(RewordRuling { dispute: ONE, judge, text, reason, seen }),
            )]
        }
        Stage::Appealed => {
            let outcome = AppealOutcome::Upheld;
            vec![(
                Act::Decide,
                Command::DecideAppeal(DecideAppeal { dispute: ONE, judge, outcome, text, seen }),
            )]
        }
        Stage::Withdrawn | Stage::Final => vec![],
    }
}

/// A command as a form says it that showed this much.
fn showing(command: Command, seen: Seen) -> Command {
    match command {
        Command::ClaimDispute(it) => Command::ClaimDispute(ClaimDispute { seen: seen.claims, ..it }),
        Command::GiveRuling(it) => Command::GiveRuling(GiveRuling { seen, ..it }),
        Command::AttachCitation(it) => Command::AttachCitation(AttachCitation { seen, ..it }),
        Command::RewordRuling(it) => Command::RewordRuling(RewordRuling { seen, ..it }),
        Command::WithdrawDispute(it) => Command::WithdrawDispute(WithdrawDispute { seen, ..it }),
        Command::DecideAppeal(it) => Command::DecideAppeal(DecideAppeal { seen, ..it }),
        other => other,
    }
}

/// What each command refuses of what came after its form was opened: a claim, facts and citations, texts of the
/// decision. `None` if it does not depend on that.
const fn waits_for(act: Act) -> [Option<Refusal>; 3] {
    let (claimed, changed, decided) =
        (Refusal::ClaimedMeanwhile(ONE), Refusal::FactsMeanwhile(ONE), Refusal::DecidedMeanwhile(ONE));
    match act {
        Act::Claim => [Some(claimed), None, None],
        Act::Rule | Act::Withdraw => [Some(claimed), Some(changed), Some(decided)],
        Act::Cite | Act::Reword => [None, None, Some(decided)],
        Act::Decide => [None, Some(changed), Some(decided)],
        // Named by the hash of its words: whatever else came, it is the one that was seen.
        Act::Uncite | Act::Facts | Act::Escalate | Act::Time | Act::Appeal => [None, None, None],
    }
}

#[test]
fn nobody_judges_what_they_have_not_seen() {
    let mut refused = 0;
    for (stage, told) in stages() {
        let judge = Judge { has_last_word: true, ..judge("ezri") };
        let now = told.tournament.dispute(ONE).unwrap().shown_state();
        let stale = [
            Seen { claims: now.claims + 1, ..now },
            Seen { changes: now.changes.map(|changes| changes - 1), ..now },
            Seen { texts: now.texts.map(|texts| texts + 1), ..now },
        ];
        for (act, command) in judged(stage, &judge) {
            let decide = |seen| told.tournament.decide(&showing(command.clone(), seen));
            assert!(decide(now).is_ok(), "{act:?} goes for who saw everything");
            for (seen, why) in stale.into_iter().zip(waits_for(act)) {
                let decided = decide(seen);
                refused += u32::from(why.is_some());
                if let Some(why) = &why {
                    assert!(why.is_overtaken(act), "{act:?} says that somebody was faster");
                }
                assert_eq!(decided.err(), why, "{act:?} {seen:?}");
            }
        }
    }
    assert_eq!(refused, 11, "of six commands");
}

#[test]
fn what_makes_a_form_out_of_date_is_counted() {
    let seen = |told: &Scenario| told.tournament.dispute(ONE).unwrap().shown_state();
    let [(_, open), (_, ruled), (_, appealed)] = stages();
    let reworded = ruled.clone().give(Command::RewordRuling(RewordRuling {
        dispute: ONE,
        judge: head_judge(),
        text: "It does count.".to_owned(),
        reason: "a slip".into(),
        seen: seen(&ruled),
    }));
    let reworded = reworded.goes();
    let decided = appealed.clone().give(Command::DecideAppeal(DecideAppeal {
        dispute: ONE,
        judge: head_judge(),
        outcome: AppealOutcome::Upheld,
        text: "It counts.".to_owned(),
        seen: seen(&appealed),
    }));
    let decided = decided.goes();
    let texts = [&open, &ruled, &reworded, &appealed, &decided].map(|told| seen(told).texts);
    assert_eq!(texts, [0, 1, 2, 2, 3].map(Some));
    let cited = decided.clone().tournament.dispute(ONE).unwrap().changes;
    assert_eq!(cited, seen(&open).changes.unwrap(), "a decision changes neither facts nor citations");
}

/// The dispute before the ruling, after it, and under appeal, with one citation.
fn stages() -> [(Stage, Scenario); 3] {
    let open = called().give(attaches("one")).goes();
    let ruled = open.clone().rules(1, "It counts.").goes();
    let appeals = Command::LodgeAppeal(LodgeAppeal { dispute: ONE, text: "No.".to_owned(), by: None });
    let appealed = ruled.clone().give(appeals).goes();
    [(Stage::Open, open), (Stage::Ruled, ruled), (Stage::Appealed, appealed)]
}

#[test]
fn no_command_lets_judges_rule_at_their_own_table() {
    let mut seen = 0;
    for (stage, told) in stages() {
        let at_table = Judge { seats: vec![told.player("Kira")], has_last_word: true, ..judge("ezri") };
        let away = Judge { seats: vec![], ..at_table.clone() };
        let pairs = judged(stage, &at_table).into_iter().zip(judged(stage, &away));
        for ((act, barred), (_, free)) in pairs {
            assert_eq!(told.tournament.decide(&barred), Err(Refusal::OwnTable(ONE)), "{act:?}");
            assert_eq!(told.tournament.may(act, ONE, &at_table), Err(Refusal::OwnTable(ONE)), "{act:?}");
            assert!(told.tournament.decide(&free).is_ok(), "{act:?} goes from another seat");
            assert!(told.tournament.may(act, ONE, &away).is_ok(), "{act:?} is offered");
            seen += 1;
        }
    }
    assert_eq!(seen, 7);
    // The time of a dispute too; time without a dispute is the director's to give, wherever they sit.
    let told = called().rules(1, "It counts.").goes();
    let (at, _) = told.place("Kira");
    let gives = |dispute, seats| {
        let (judge, reason) = (Judge { seats, ..judge("ezri") }, "a call".into());
        told.tournament.decide(&Command::ExtendTime(ExtendTime { at, minutes: 3, reason, dispute, judge }))
    };
    assert_eq!(gives(Some(ONE), vec![told.player("Kira")]), Err(Refusal::OwnTable(ONE)));
    assert!(gives(Some(ONE), vec![]).is_ok() && gives(None, vec![told.player("Kira")]).is_ok());
}

#[test]
fn every_command_on_an_escalated_dispute_needs_the_final_word() {
    let told = called().give(attaches("one")).goes().give(escalates("a card nobody knows")).goes();
    let last = Judge { has_last_word: true, ..judge("jadzia") };
    for ((act, barred), (_, free)) in
        judged(Stage::Open, &judge("nog")).into_iter().zip(judged(Stage::Open, &last))
    {
        // Everything is signed by Nog here, who may take back the call they made.
        let own_call = act == Act::Withdraw;
        let refused = told.tournament.decide(&barred) == Err(Refusal::Escalated(ONE));
        assert_eq!((refused, told.tournament.decide(&free).is_ok()), (!own_call, true), "{act:?}");
    }
}

#[test]
fn an_appeal_is_decided_only_by_those_with_the_final_word() {
    let [_, _, (stage, told)] = stages();
    for (has_last_word, goes) in [(false, false), (true, true)] {
        let judge = Judge { has_last_word, ..judge("ezri") };
        for (act, command) in judged(stage, &judge) {
            let decided = told.tournament.decide(&command);
            assert_eq!(decided.is_ok(), goes, "{act:?}");
            assert!(goes || decided == Err(Refusal::NoLastWord(ONE)));
        }
    }
}

fn attaches(quote: &str) -> Command {
    let cited = AttachedCitation {
        citation: "1E-CR 2000-10-30, seed deck ¶1".to_owned(),
        heading: "seed deck".to_owned(),
        quote: quote.to_owned(),
        quote_sha256: TextHash::stated(quote),
        on: chrono::NaiveDate::default(),
        reason: "starred".into(),
        ground: Ground::Entry(CitedEntry {
            stem: "current-rulings-2000-10-30".to_owned(),
            document_sha256: DocumentHash::stated("00".repeat(32)),
            text_sha256: TextHash::stated("11".repeat(32)),
            status: Status::InForce,
            damage: Vec::new(),
        }),
    };
    Command::AttachCitation(AttachCitation {
        dispute: ONE,
        judge: head_judge(),
        cited: Box::new(cited),
        treatment: Treatment::Follows,
        seen: Seen::default(),
    })
}

#[test]
fn a_log_that_removed_a_ground_after_the_ruling_still_says_what_the_ruling_rested_on() {
    let told =
        called().give(attaches("one")).goes().rules(1, "It counts.").goes().give(attaches("two")).goes();
    // As earlier versions allowed it: this one refuses the command.
    let mut tournament = told.tournament.clone();
    for quote in ["one", "two"] {
        let line = format!(
            r#"{{"entry":"citation-removed","dispute":1,"citation":"1E-CR 2000-10-30, seed deck ¶1","quote_sha256":"{quote}","reason":"x"}}"#
        );
        let entry: Entry = serde_json::from_str(&line).unwrap();
        tournament.apply(&Stamped { at: DateTime::UNIX_EPOCH, actor: String::new().into(), entry });
    }
    let quotes = |it: &Tournament| {
        let held = &it.dispute(ONE).unwrap().citations;
        held.iter().map(|held| (held.cited.quote.clone(), held.supports)).collect::<Vec<_>>()
    };
    assert_eq!(
        quotes(&told.tournament),
        [("one".to_owned(), Support::Ruling), ("two".to_owned(), Support::Nothing)]
    );
    assert_eq!(quotes(&tournament), [("one".to_owned(), Support::Ruling)]);
}

fn detaches(quote: &str) -> Command {
    let (citation, reason) = ("1E-CR 2000-10-30, seed deck ¶1".to_owned(), "not this".into());
    Command::RemoveCitation(RemoveCitation {
        dispute: ONE,
        judge: head_judge(),
        citation,
        quote_sha256: TextHash::stated(quote),
        reason,
    })
}

fn grounds(told: &Scenario) -> Vec<(String, Support)> {
    let held = told.tournament.dispute(ONE).into_iter().flat_map(|dispute| &dispute.citations);
    held.map(|held| (held.cited.quote.clone(), held.supports)).collect()
}

#[test]
fn a_citation_attached_during_an_appeal_is_a_ground_of_the_final_word_and_can_be_removed() {
    let appeals = Command::LodgeAppeal(LodgeAppeal { dispute: ONE, text: "No.".to_owned(), by: None });
    let decides = Command::DecideAppeal(DecideAppeal {
        dispute: ONE,
        judge: head_judge(),
        outcome: AppealOutcome::Overturned,
        text: "No.".to_owned(),
        seen: Seen::default(),
    });
    let stands = "Dispute 1 is ruled upon, and its citations stay as the ruling cited them. Attach what was \
                  overlooked; it is marked as added after the ruling.";
    let told =
        called().give(attaches("one")).goes().rules(1, "It counts.").goes().give(attaches("two")).goes();
    let told = told.give(detaches("two")).is_refused(stands).give(appeals).goes();
    // The final word may treat the same words differently than the ruling did.
    let told = told.give(attaches("one")).goes().give(attaches("three")).goes();
    let told = told
        .give(attaches("three"))
        .is_refused("1E-CR 2000-10-30, seed deck ¶1 is already attached to this dispute.")
        .give(detaches("two"))
        .is_refused(stands)
        .give(detaches("one"))
        .goes();
    let is = |quote: &str, ground| (quote.to_owned(), ground);
    let held = [is("one", Support::Ruling), is("two", Support::Nothing), is("three", Support::FinalWord)];
    assert_eq!(grounds(&told), held, "of the words cited twice only the later ones go");
    let told = told.give(decides).goes().give(detaches("three")).is_refused(stands);
    let dispute = told.tournament.dispute(ONE).unwrap();
    let quotes: Vec<&str> = dispute.holds_by().map(|held| held.cited.quote.as_str()).collect();
    assert_eq!(quotes, ["three"], "what was overturned rests on nothing any more");
    assert_eq!(Tournament::replay(&told.log), told.tournament, "the log alone tells it");
}

#[test]
fn only_the_judge_of_a_ruling_or_those_with_the_final_word_correct_its_wording() {
    let reword = |judge: Judge, text: &str| {
        Command::RewordRuling(RewordRuling {
            dispute: ONE,
            judge,
            text: text.to_owned(),
            reason: "a slip".into(),
            seen: Seen::default(),
        })
    };
    let told = called()
        .give(reword(judge("nog"), "x"))
        .is_refused("Dispute 1 has no ruling yet, so there is no wording to correct.");
    let told = told.rules(1, "It cuonts.").goes();
    let giver = told.tournament.dispute(ONE).unwrap().ruling.as_ref().unwrap().actor.clone();
    let own = Judge { id: giver, ..Judge::default() };
    let last = Judge { has_last_word: true, ..judge("jadzia") };
    let kira = told.player("Kira");
    told.give(reword(judge("ezri"), "It counts."))
        .is_refused(
            "Another judge gave the ruling on dispute 1. Only they, the head judge or the director can fix its wording.",
        )
        .give(reword(Judge { seats: vec![kira], ..own.clone() }, "I win."))
        .is_refused(
            "You sit at the table of dispute 1, so you do not judge it. Another judge has to; the director can invite one under Settings.",
        )
        .give(reword(own.clone(), "It cuonts."))
        .is_refused("The ruling on dispute 1 is worded like that already. Nothing was changed.")
        .give(reword(own, "It counts."))
        .goes()
        .give(reword(last, "It counts indeed."))
        .goes();
}

#[test]
fn the_minutes_between_call_and_ruling_are_offered_once() {
    // One minute passes with every entry: the call, two versions of the facts, the ruling.
    let facts =
        || Command::StateFacts(StateFacts { dispute: ONE, by: Teller::Unsaid, text: "31 cards".to_owned() });
    let told = called().give(facts()).goes().give(facts()).goes();
    assert_eq!(told.tournament.time_lost(ONE), None, "nobody has ruled yet");
    let told = extended(told, 3, Some(ONE))
        .is_refused("Dispute 1 has no ruling yet. How long it took is known once a judge rules.")
        .rules(1, "It counts.")
        .goes();
    assert_eq!(told.tournament.time_lost(ONE), Some(3));
    let told = extended(told, 4, Some(ONE)).goes();
    let (at, _) = told.place("Kira");
    let round = told.tournament.rounds().next().unwrap();
    let table = round.table(at.table).unwrap();
    let beyond = round.ends_at(table).unwrap() - round.clock.as_ref().unwrap().ends().unwrap();
    assert_eq!((beyond.num_minutes(), table.extra_minutes()), (4, 4), "the number may be changed");
    let other = round.tables().find(|it| it.pair.table != at.table).unwrap();
    assert_eq!(round.ends_at(other), round.clock.as_ref().unwrap().ends(), "and only at this table");
    assert_eq!(told.tournament.time_lost(ONE), None, "what was given is not offered again");
    extended(told, 1, Some(ONE)).is_refused("The time that dispute 1 took was already given back.");
}

#[test]
fn time_that_was_not_running_is_not_lost() {
    let told = called().records("Kira", 100, 35, End::Complete).goes().rules(1, "It counts.").goes();
    assert_eq!(told.tournament.time_lost(ONE), None, "the game is over");
    // Time is called after 75 minutes; a call after that took nothing from the clock.
    let mut late = Scenario::with_players(["Kira", "Odo"]).starts_round();
    for _ in 0..80 {
        late = late
            .drops("Odo")
            .goes()
            .give(Command::ReinstatePlayer(ReinstatePlayer { player: late_player() }))
            .goes();
    }
    let late = late.disputes("Kira", "Whose turn?").goes().rules(1, "Kira's.").goes();
    assert_eq!(late.tournament.time_lost(ONE), None);
}

fn late_player() -> arbiter::domain::id::PlayerId {
    arbiter::domain::id::PlayerId(2)
}

#[test]
fn impossible_minutes_are_refused_in_a_sentence() {
    let told = called();
    let (at, _) = told.place("Kira");
    let table = at.table;
    let told = extended(told, 0, None).is_refused(&format!(
        "0 minutes change nothing. Write how many minutes table {table} gets, such as 5."
    ));
    let told = extended(told, 76, None).is_refused(&format!(
        "76 more minutes would give table {table} 76 minutes beyond a round of 75. Give at most as many as the round \
         has."
    ));
    let told = extended(told, 5, None).goes();
    for minutes in [i32::MAX, i32::MIN] {
        assert!(told.tournament.decide(&extends(&told, minutes, None)).is_err(), "{minutes}");
    }
    let told = extended(told, -6, None)
        .is_refused(&format!("Table {table} was given 5 extra minutes, so 6 cannot be taken back."));
    let told = extended(told, -5, None).goes();
    assert_eq!(
        told.tournament.rounds().next().unwrap().table(table).unwrap().extra_minutes(),
        0,
        "a slip of the finger is taken back"
    );
    let told = extended(told.records("Kira", 100, 35, End::Complete).goes(), 5, None).is_refused(&format!(
        "Table {table} of round 1 already has a result, so there is no game to give time to."
    ));
    let over = vec![ONE];
    let told = told.plays_the_rest().give(Command::CloseRound(CloseRound { round: at.round, over })).goes();
    extended(told, 5, None)
        .is_refused("Round 1 is closed and its clock has stopped, so no time can be given.");
}

#[test]
fn time_for_a_dispute_is_given_at_its_own_table() {
    let told = called().rules(1, "It counts.").goes();
    let (at, _) = told.place("Kira");
    let other = told
        .tournament
        .rounds()
        .next()
        .unwrap()
        .tables()
        .find(|it| it.pair.table != at.table)
        .unwrap()
        .pair
        .table;
    let at = arbiter::domain::id::AtTable { table: other, ..at };
    let reason = "a judge was there".into();
    told.give(Command::ExtendTime(ExtendTime {
        at,
        minutes: 3,
        reason,
        dispute: Some(ONE),
        judge: judge("nog"),
    }))
    .is_refused(&format!(
        "Dispute 1 is not about table {other}. Give the time without it, or at its own table."
    ));
}

#[test]
fn the_whole_dispute_replays_from_the_log() {
    let told = called().give(claims("nog", 0)).goes().give(escalates("a card nobody knows")).goes();
    let told = told.rules(1, "It counts.").goes();
    let (at, _) = told.place("Kira");
    let (judge, reason) = (Judge { has_last_word: true, ..judge("nog") }, "a judge was there".into());
    let told = told
        .give(Command::ExtendTime(ExtendTime { at, minutes: 3, reason, dispute: Some(ONE), judge }))
        .goes();
    assert_eq!(Tournament::replay(&told.log), told.tournament);
    for stamped in &told.log {
        let text = serde_json::to_string(&stamped.entry).unwrap();
        assert_eq!(serde_json::from_str::<Entry>(&text).unwrap(), stamped.entry);
    }
}

#[test]
fn an_appeal_names_a_player_of_the_tournament_and_old_logs_name_none() {
    let told = called().rules(1, "It counts.").goes();
    let kira = told.player("Kira");
    let appeals = |by| Command::LodgeAppeal(LodgeAppeal { dispute: ONE, by, text: "No.".to_owned() });
    let nobody = arbiter::domain::id::PlayerId(99);
    let told = told
        .give(appeals(Some(nobody)))
        .is_refused("Nobody has number 99 in this tournament. Check the number on the player list.");
    let old: Entry = serde_json::from_str(r#"{"entry":"appeal-lodged","dispute":1,"text":"No."}"#).unwrap();
    assert_eq!(old, Entry::AppealLodged(AppealLodged { dispute: ONE, by: None, text: "No.".to_owned() }));
    assert!(!serde_json::to_string(&old).unwrap().contains("by"), "and is written as it was");
    assert_eq!(told.tournament.can_follow(&old), Ok(()));
    let unknown =
        Entry::AppealLodged(AppealLodged { dispute: ONE, by: Some(nobody), text: "No.".to_owned() });
    assert_eq!(
        told.tournament.can_follow(&unknown).unwrap_err().to_string(),
        "it names player 99, which is not there"
    );
    let told = told.give(appeals(Some(kira))).goes();
    let appeal = told.tournament.dispute(ONE).unwrap().appeal.clone().unwrap();
    assert_eq!(appeal.lodged.whose, Teller::Player(kira));
}

#[test]
fn an_empty_reason_is_asked_for_with_who_reads_it() {
    let nobody = "Write down the reason. Everyone can read it in the log.";
    let withdraws = Command::WithdrawDispute(WithdrawDispute {
        dispute: ONE,
        judge: judge("nog"),
        reason: " ".into(),
        instead: None,
        seen: Seen::default(),
    });
    let told = called()
        .give(withdraws)
        .is_refused("Write down the reason. Staff and the two players read it.")
        .give(escalates(""))
        .is_refused("Write down the reason. Staff read it, the players do not.");
    let own = Judge { id: "account:nog".into(), has_last_word: true, ..Judge::default() };
    let rewords = Command::RewordRuling(RewordRuling {
        dispute: ONE,
        judge: own,
        text: "Yes.".to_owned(),
        reason: "".into(),
        seen: Seen::default(),
    });
    told.rules(1, "It counts.").goes().give(rewords).is_refused(nobody);
}
