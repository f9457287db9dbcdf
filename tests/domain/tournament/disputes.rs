//! A dispute from the facts to the appeal.

use crate::support::scenario::{End, Scenario, head_judge};
use arbiter::domain::hash::{DocumentHash, TextHash};
use arbiter::domain::id::{DisputeNumber, RoundNumber};
use arbiter::domain::rulings::standing::Status;
use arbiter::domain::tournament::Stamped;
use arbiter::domain::tournament::cited::{AttachedCitation, CitedEntry, Ground};
use arbiter::domain::tournament::command::{
    AttachCitation, CloseRound, CloseTournament, Command, CorrectResult, DecideAppeal, GiveRuling,
    LodgeAppeal, OpenDispute, StateFacts,
};
use arbiter::domain::tournament::dispute::{AppealOutcome, Seen, Stage, Treatment};
use arbiter::domain::tournament::entry::Entry;
use arbiter::domain::tournament::refusal::{Refusal, TextKind};
use arbiter::domain::tournament::teller::Teller;
use chrono::{DateTime, NaiveDate};

fn cited() -> AttachedCitation {
    AttachedCitation {
        citation: "1E-CR 2000-10-30, seed deck ¶1".to_owned(),
        heading: "seed deck".to_owned(),
        quote: "a quotation".to_owned(),
        quote_sha256: TextHash::stated("f".repeat(64)),
        on: NaiveDate::from_ymd_opt(2026, 5, 12).unwrap(),
        reason: "starred in the document of that date".into(),
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
fn a_second_call_at_a_table_says_that_it_is_about_something_else() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round();
    let (at, _) = told.place("Kira");
    let call = |again| {
        let (question, facts) = ("Whose turn is it?".to_owned(), String::new());
        Command::OpenDispute(OpenDispute { at: Some(at), question, facts, by: Teller::Unsaid, again })
    };
    let told = told.give(call(false)).goes();
    assert_eq!(told.tournament.decide(&call(false)), Err(Refusal::CalledAlready(DisputeNumber(1))));
    assert!(told.tournament.decide(&call(true)).is_ok());
}

/// Rules on dispute 1, which was asked as the judge says.
fn rule(question: Option<&str>) -> Command {
    Command::GiveRuling(GiveRuling {
        dispute: DisputeNumber(1),
        judge: head_judge(),
        seen: Seen::default(),
        text: "It counts.".to_owned(),
        question: question.map(str::to_owned),
        without_authority: true,
    })
}

#[test]
fn a_player_calls_without_words_to_their_own_table_and_the_ruling_words_the_question() {
    let told = Scenario::with_players(["Kira", "Odo", "Quark", "Rom"]).starts_round();
    let (own, _) = told.place("Kira");
    let kira = told.player("Kira");
    let other = ["Odo", "Quark", "Rom"].into_iter().find(|name| told.place(name).0 != own).unwrap();
    let other = told.player(other);
    let call = |at, by| {
        let (question, facts) = (" ".to_owned(), String::new());
        Command::OpenDispute(OpenDispute { at, question, facts, by, again: false })
    };
    let empty = Err(Refusal::EmptyText(TextKind::Question));
    for (at, by) in [
        (Some(own), Teller::Unsaid),
        (Some(own), Teller::Both),
        (Some(own), Teller::Staff),
        (Some(own), Teller::Player(other)),
        (None, Teller::Player(kira)),
    ] {
        assert_eq!(told.tournament.decide(&call(at, by.clone())), empty, "{at:?}, {by:?}");
    }
    let told = told.give(call(Some(own), Teller::Player(kira))).goes();
    assert_eq!(told.tournament.disputes().next().unwrap().question.text, "");
    for question in [None, Some(""), Some(" ")] {
        assert_eq!(told.tournament.decide(&rule(question)), empty, "{question:?}");
    }
    let told = told.give(rule(Some("Does the lamp count?"))).goes();
    let dispute = told.tournament.disputes().next().unwrap();
    assert_eq!(dispute.question.text, "Does the lamp count?");
    assert_eq!(dispute.first_asked, None, "nobody had asked it in other words");
}

#[test]
fn a_text_that_hides_something_is_refused_and_one_of_an_older_log_is_ruled_on() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round();
    let opens = |question: &str, facts: &str| {
        let (question, facts) = (question.to_owned(), facts.to_owned());
        Command::OpenDispute(OpenDispute { at: None, question, facts, by: Teller::Staff, again: false })
    };
    for (kind, after, command) in [
        (TextKind::Question, "Is it", opens("Is it\u{1b}[2J ok?", "")),
        (TextKind::Question, "", opens("\u{202e}Is it ok?", "")),
        (TextKind::Facts, "looked Odo", opens("Is it ok?", "looked\nOdo\u{fffe}")),
    ] {
        let Err(Refusal::TextHides { what, hidden }) = told.tournament.decide(&command) else {
            panic!("{command:?}")
        };
        assert_eq!((what, hidden.after.as_str()), (kind, after));
    }
    assert!(told.tournament.decide(&opens("Is it\tok,\r\nZoë?", "می\u{200c}خواهم")).is_ok());
    let line =
        r#"{"entry":"dispute-opened","dispute":1,"at":{"round":1,"table":1},"question":"Is it\u001b ok?"}"#;
    let entry: Entry = serde_json::from_str(line).unwrap();
    assert!(told.tournament.can_follow(&entry).is_ok(), "an older log has it");
    let mut tournament = told.tournament.clone();
    tournament.apply(&Stamped { at: DateTime::UNIX_EPOCH, actor: String::new().into(), entry });
    assert!(
        tournament.decide(&rule(Some("Is it\u{1b} ok?"))).is_ok(),
        "the judge leaves the words as they are"
    );
}

#[test]
fn a_log_with_an_empty_question_is_read_as_it_is_and_so_is_an_older_one_with_a_sentence() {
    let told = Scenario::with_players(["Kira", "Odo"]).starts_round();
    for (question, ruled) in [("", false), ("On demande un arbitre.", true)] {
        let line = format!(
            r#"{{"entry":"dispute-opened","dispute":1,"at":{{"round":1,"table":1}},"question":"{question}"}}"#
        );
        let entry: Entry = serde_json::from_str(&line).unwrap();
        assert_eq!(serde_json::to_string(&entry).unwrap(), line, "a log is written as it was read");
        let mut tournament = told.tournament.clone();
        tournament.apply(&Stamped { at: DateTime::UNIX_EPOCH, actor: String::new().into(), entry });
        assert_eq!(tournament.disputes().next().unwrap().question.text, question);
        assert_eq!(tournament.decide(&rule(None)).is_ok(), ruled, "the sentence is a question like others");
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
        seen: Seen::default(),
    });
    let reason = "seed deck changed between rounds".into();
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
            seen: Seen::default(),
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
        seen: Seen::default(),
    });
    let told = told
        .give(appeal("Odo disagrees"))
        .is_refused("Dispute 1 has no ruling yet, so there is nothing to appeal.")
        .plays_the_rest()
        .give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![dispute] }))
        .goes()
        .give(Command::CloseTournament(CloseTournament {}))
        .is_refused("Dispute 1 still waits for a decision. Rule on it first.")
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
