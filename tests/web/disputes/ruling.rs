//! A dispute is ruled, appealed and decided.

use super::*;

#[test]
fn a_dispute_is_ruled_on_appealed_and_finally_decided() {
    let fair = with_open_dispute();
    fair.send(&fair.judge, &at("/1/cite"), &cite(BLUE, QUOTE, ""));
    assert_eq!(fair.send(&fair.scorekeeper, &at("/1/appeal"), &[("appeal", "Odo appeals.")]).status, 422);
    let sent =
        fair.send(&fair.judge, &at("/1/rule"), &[("alone", "yes"), ("text", "It counts; one lamp goes.")]);
    assert_eq!(sent.status, 303);
    let page = fair.page(&fair.scorekeeper, &at("/1"));
    says(&page, "It counts; one lamp goes.");
    says(&page, "It rests on 1 citation.");
    let twice = fair.send(&fair.judge, &at("/1/rule"), &[("alone", "yes"), ("text", "It does not.")]);
    assert_eq!(twice.status, 409);
    says(&twice, "already has a ruling");
    assert_eq!(fair.send(&fair.scorekeeper, &at("/1/appeal"), &[("appeal", "Odo appeals.")]).status, 303);
    says(&fair.page(&fair.judge, &at("/1")), "The head judge or the director decides this appeal.");
    silent(&fair.page(&fair.judge, &at("/1")), "Decide the appeal</button>");
    let sent = fair.send(&fair.head_judge, &at("/1/decide"), &[("outcome", "maybe"), ("word", "It stands.")]);
    assert_eq!(sent.status, 422);
    says(&sent, "Choose whether the ruling is upheld or overturned.");
    says(&sent, "\nIt stands.</textarea>");
    let sent = fair.send(
        &fair.head_judge,
        &at("/1/decide"),
        &[("outcome", "overturned"), ("word", "It does not count.")],
    );
    assert_eq!(sent.status, 303);
    let page = fair.page(&fair.checker, &at("/1"));
    says(&page, "The ruling is overturned");
    says(&page, "It does not count.");
    says(&page, "This is the final word.");
    says(&page, "It counts; one lamp goes.");
    assert_eq!(dispute(&fair).stage(), Stage::Final);
}

#[test]
fn each_action_is_for_its_roles_and_others_get_not_found() {
    let fair = with_open_dispute();
    let seat = fair.seat(1);
    let judging = [
        ("/1/cite", &cite(BLUE, QUOTE, "")[..]),
        ("/1/uncite", &[]),
        ("/1/rule", &[("alone", "yes"), ("text", "x")]),
    ];
    for (path, fields) in judging {
        for who in [&fair.scorekeeper, &fair.checker, &fair.stranger, &seat] {
            assert_eq!(fair.send(who, &at(path), fields).status, 404, "{path}");
        }
    }
    for who in [&fair.scorekeeper, &fair.checker, &fair.judge, &fair.stranger, &seat] {
        let sent = fair.send(who, &at("/1/decide"), &[("outcome", "upheld"), ("word", "x")]);
        assert_eq!(sent.status, 404);
    }
    for who in [&fair.stranger, &seat] {
        for path in ["", "/open", "/1"] {
            assert_eq!(fair.page(who, &at(path)).status, 404, "{path}");
        }
        assert_eq!(fair.send(who, &at("/1/facts"), &[("by", ""), ("facts", "x")]).status, 404);
        assert_eq!(fair.send(who, &at("/1/appeal"), &[("appeal", "x")]).status, 404);
    }
    assert_eq!(fair.house.get(&at("/1")).send().status, 303);
    let page = fair.page(&fair.scorekeeper, &at(&format!("/1?q=blue+lamp&cite={BLUE}")));
    for form in [
        "Attach the citation</button>",
        "Give the ruling</button>",
        "Take the citation off",
        ">Quote other words<",
    ] {
        silent(&page, form);
    }
    says(&page, "Write it down</button>");
    let held = dispute(&fair);
    assert!(held.citations.is_empty() && held.ruling.is_none() && held.facts.len() == 1);
    // The control: those who may, can.
    for who in [&fair.judge, &fair.head_judge, &fair.director, &fair.operator] {
        says(&fair.page(who, &at("/1")), "Give the ruling</button>");
    }
}

#[test]
fn an_action_sent_twice_is_recorded_once() {
    let fair = with_open_dispute();
    let number = SubmissionId::new(random_uuid().unwrap()).to_string();
    let fields = [&cite(BLUE, QUOTE, "")[..], &[("submission", number.as_str())]].concat();
    for _ in 0..2 {
        assert_eq!(fair.house.post(&at("/1/cite"), &fields).within(&fair.judge).send().status, 303);
    }
    assert_eq!(dispute(&fair).citations.len(), 1);
    let other = [("text", "It counts."), ("submission", number.as_str())];
    let sent = fair.house.post(&at("/1/rule"), &other).within(&fair.judge).send();
    assert_eq!(sent.status, 409);
    assert!(dispute(&fair).ruling.is_none());
}

#[test]
fn the_result_is_corrected_with_the_dispute_and_the_effect_is_shown_back() {
    let fair = bare();
    silent(&fair.page(&fair.judge, &at("/1")), "Correct the result with this dispute");
    let at_table = AtTable::new(RoundNumber(1), TableNumber(1));
    let result = |a: i64, b: i64| GameResult::ended([a, b], EndReason::Complete { winner: Side::A });
    fair.give(Command::RecordResult(RecordResult { at: at_table, result: result(100, 40) }));
    let page = fair.page(&fair.judge, &at("/1"));
    says(&page, &format!("href=\"/t/{SLUG}/rounds/1/tables/1/correct?dispute=1\""));
    says(&page, "No result was changed because of this dispute.");
    silent(&fair.page(&fair.checker, &at("/1")), "Correct the result with this dispute");
    fair.give(Command::CorrectResult(CorrectResult {
        at: at_table,
        was: result(100, 40),
        result: result(100, 65),
        reason: "The lamp counts.".into(),
        dispute: Some(DisputeNumber(1)),
    }));
    let page = fair.page(&fair.judge, &at("/1"));
    says(&page, "Round 1, table 1: corrected from");
    says(&page, " 40; now ");
    says(&page, " 65");
    says(&page, &format!("href=\"/t/{SLUG}/rounds/1/tables/1\""));
    says(&fair.page(&fair.checker, &at("/1")), &format!("href=\"/t/{SLUG}/rounds/1\""));
}

#[test]
fn a_closed_tournament_accepts_nothing_more() {
    let fair = with_open_dispute();
    fair.give(scenario::it_counts());
    finish(&fair, 1);
    fair.give(Command::CloseTournament(CloseTournament {}));
    let page = fair.page(&fair.director, &at("/1"));
    says(&page, "The tournament is closed");
    for form in [
        "Write it down</button>",
        "Note the appeal</button>",
        ">Quote other words<",
        "Correct the result with",
    ] {
        silent(&page, form);
    }
    let sent = fair.send(&fair.director, &at("/1/appeal"), &[("appeal", "Too late.")]);
    assert_eq!(sent.status, 422);
    says(&sent, "The tournament is closed and its standings are final.");
    silent(&fair.page(&fair.director, &at("")), "Open a dispute</a>");
}
