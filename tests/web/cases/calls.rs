//! A player calls a judge, and what becomes of it.

use super::*;

#[test]
fn a_second_call_needs_a_tick_that_it_is_another_matter() {
    let fair = with_open_dispute();
    let (mine, theirs) = (seated(&fair, 0), seated(&fair, 1));
    let call = [("round", "1"), ("question", "Does the lamp <b>count?"), ("facts", "Typed with care.")];
    let tick = "name=\"again\" value=\"yes\"";
    says(&fair.page(&mine, CALL), tick);
    for who in [&mine, &theirs] {
        let sent = fair.send(who, CALL, &call);
        assert_eq!(sent.status, 422, "another tab, or the opponent");
        says(&sent, "There is already a call at this table");
        says(&sent, QUESTION);
        says(&sent, "Typed with care.");
        says(&sent, tick);
    }
    assert_eq!(fair.here().tournament.disputes().len(), 1);
    let again = [&call[..], &[("again", "yes")]].concat();
    assert_eq!(fair.send(&mine, CALL, &again).status, 303);
    // The staff's form says it too, whether it knows the table yet or not.
    let open = [("round", "1"), ("table", "1"), ("question", "Which?")];
    says(&fair.page(&fair.scorekeeper, &at("/disputes/open?round=1&table=1")), tick);
    silent(&fair.page(&fair.scorekeeper, &at("/disputes/open?round=1&table=2")), tick);
    let sent = fair.send(&fair.scorekeeper, &at("/disputes/open"), &open);
    assert_eq!(sent.status, 422);
    says(&sent, tick);
    says(&sent, "value=\"Which?\"");
    let other = [("round", "1"), ("table", "2"), ("question", "Which?")];
    assert_eq!(fair.send(&fair.scorekeeper, &at("/disputes/open"), &other).status, 303, "control");
    let again = [&open[..], &[("again", "yes")]].concat();
    assert_eq!(fair.send(&fair.scorekeeper, &at("/disputes/open"), &again).status, 303);
}

#[test]
fn a_duplicate_call_is_withdrawn_and_stays_only_in_the_log() {
    let fair = with_open_dispute();
    opens(&fair, "ZZ the same again?", "ZZ facts");
    let path = at("/disputes/2/withdraw");
    let fields = [("withdraw_why", "ZZ asked twice"), ("instead", "1")];
    assert_eq!(fair.send(&fair.scorekeeper, &path, &fields).status, 404);
    assert_eq!(fair.send(&fair.judge, &path, &[("withdraw_why", " ")]).status, 422);
    let itself = fair.send(&fair.judge, &path, &[("withdraw_why", "x"), ("instead", "2")]);
    assert_eq!(itself.status, 422);
    says(&itself, "Dispute 2 cannot go on as dispute 2.");
    assert_eq!(fair.send(&fair.judge, &path, &fields).status, 303);
    assert_eq!(dispute(&fair, 2).stage(), Stage::Withdrawn);
    let page = fair.page(&fair.scorekeeper, &at("/disputes/2"));
    says(&page, "ZZ asked twice. Dispute 1 goes on.");
    for form in ["Write it down</button>", "Give the ruling</button>", "Withdraw the call</button>"] {
        silent(&page, form);
    }
    let late =
        fair.send(&fair.judge, &at("/disputes/2/rule"), &[("alone", "yes"), ("text", "It counts, I typed.")]);
    assert_eq!(late.status, 409);
    says(&late, "Dispute 2 was withdrawn.");
    says(&late, "It counts, I typed.");
    let list = fair.page(&fair.judge, &at("/disputes"));
    says(&list, "<h2 id=\"withdrawn-h\">Withdrawn</h2>");
    says(&list, "1 open");
    let desk = fair.page(&fair.director, &at("/desk"));
    says(&desk, "<title>(1) Desk");
    let now = desk.text().split("id=\"tables\"").next().unwrap().to_owned();
    assert!(now.contains(QUESTION) && !now.contains("ZZ"), "{now}");
    let log = fair.house.get(&at("/log")).send();
    says(&log, "Dispute 2 withdrawn; dispute 1 goes on.");
    rules(&fair, "It counts.");
    let pages = ["/log", "", "/disputes/1/slip"].map(|path| fair.house.get(&at(path)).send());
    for page in pages {
        silent(&page, "ZZ");
    }
    assert_eq!(fair.house.get(&at("/disputes/2/slip")).send().status, 404);
    says(&fair.house.get("/rulings/precedents?q=lamp").send(), "1 decision fits");
    silent(&fair.house.get("/rulings/precedents?q=the+same+again").send(), "ZZ");
    let report = fair.page(&fair.director, &at("/report"));
    says(&report, "2 disputes, 1 of them withdrawn");
    let letter = report.text().split("To the rules committee").nth(1).unwrap().to_owned();
    assert!(!letter.contains("ZZ"), "{letter}");
    // Nothing waits, so the tournament can close once the games are over.
    assert!(!fair.here().tournament.disputes().any(Dispute::waits));
}

#[test]
fn players_can_withdraw_their_own_call_until_somebody_rules() {
    let fair = Fair::playing(&PLAYERS);
    let (mine, theirs) = (seated(&fair, 0), seated(&fair, 1));
    let call = [("round", "1"), ("question", QUESTION), ("facts", "")];
    assert_eq!(fair.send(&mine, CALL, &call).status, 303);
    let back = [("dispute", "1"), ("reason", "we agree")];
    let path = at("/me/withdraw");
    says(&fair.page(&mine, ME), "Take the call back</button>");
    silent(&fair.page(&theirs, ME), "Take the call back");
    assert_eq!(fair.send(&theirs, &path, &back).status, 404, "not their call");
    assert_eq!(fair.send(&mine, &path, &[("dispute", "7"), ("reason", "we agree")]).status, 404);
    assert_eq!(fair.send(&mine, &path, &back).status, 303);
    assert_eq!(dispute(&fair, 1).stage(), Stage::Withdrawn);
    says(&fair.page(&theirs, ME), "We agree.");
    says(&fair.page(&mine, ME), "Call a judge</button>");
    assert_eq!(fair.send(&mine, CALL, &call).status, 303, "and may call again");
    fair.send(&fair.judge, &at("/disputes/2/rule"), &[("alone", "yes"), ("text", "It counts.")]);
    let late = fair.send(&mine, &path, &[("dispute", "2"), ("reason", "we agree")]);
    assert_eq!(late.status, 422);
    says(&late, "Dispute 2 already has a ruling.");
}

#[test]
fn everything_typed_on_the_page_survives_a_search_an_attachment_and_a_note() {
    let fair = with_open_dispute();
    let facts = "I counted <b>thirty</b>.";
    let typed =
        [("text", DRAFT), ("facts", facts), ("by", "seen by staff"), ("q", "kettle"), ("on", "2026-05-12")];
    let kept = |page: &Response| {
        says(page, &format!("\n{DRAFT}</textarea>"));
        says(page, "\nI counted &#60;b&#62;thirty&#60;/b&#62;.</textarea>");
        says(page, "<option value=\"seen by staff\" selected>");
    };
    let searched = fair.send(&fair.judge, &case("/look"), &typed);
    assert_eq!(searched.status, 200);
    kept(&searched);
    says(&searched, "1E-SR 2000-10-30, kettle");
    let opened = [&typed[..], &[("cite", BLUE)]].concat();
    let opened = fair.send(&fair.judge, &case("/look"), &opened);
    kept(&opened);
    says(&opened, "Attach 1E-SR 2000-10-30, blue lamp</h2>");
    let noted = [&typed[..], &[("note", "reveal-first-edition")]].concat();
    let noted = fair.send(&fair.judge, &case("/look"), &noted);
    says(&noted, &format!("\n{DRAFT}\n\nWhere a card in your hand"));
    let (held, before) = (dispute(&fair, 1), fair.here().log.len());
    assert!(held.ruling.is_none() && held.facts.len() == 1, "nothing is recorded by looking");
    let cite = [&typed[..], &[("citation", BLUE), ("quote", QUOTE), ("treatment", "follows")]].concat();
    let attached = fair.send(&fair.judge, &case("/cite"), &cite);
    assert_eq!(attached.status, 200, "the page at once: a way round would lose the words");
    kept(&attached);
    says(&attached, "It will say that it rests on 1 citation.");
    silent(&attached, "id=\"attach\"");
    assert_eq!(dispute(&fair, 1).citations.len(), 1);
    assert_eq!(fair.here().log.len(), before + 1);
    let refused = fair.send(&fair.judge, &case("/cite"), &cite);
    assert_eq!(refused.status, 422);
    kept(&refused);
    says(&refused, &format!("\n{QUOTE}</textarea>"));
    let told = fair.send(&fair.judge, &case("/facts"), &typed);
    assert_eq!((told.status, dispute(&fair, 1).facts.len()), (200, 2));
    says(&told, &format!("\n{DRAFT}</textarea>"));
    silent(&told, "thirty&#60;/b&#62;.</textarea>");
    let claimed = fair.send(&fair.judge, &case("/claim"), &[("text", DRAFT), ("seen", "0.0")]);
    assert_eq!(claimed.status, 200);
    says(&claimed, &format!("\n{DRAFT}</textarea>"));
    // What was only typed beside an action is nobody's statement: it is nowhere in the database.
    let bytes = std::fs::read(fair.database()).unwrap();
    let wal = std::fs::read(fair.database().with_extension("db-wal")).unwrap_or_default();
    let holds = |words: &str| {
        [&bytes, &wal].iter().any(|it| it.windows(words.len()).any(|run| run == words.as_bytes()))
    };
    assert!(holds("I counted <b>thirty</b>.") && !holds(DRAFT));
    rules(&fair, DRAFT);
    // A page on which nothing else was typed redirects as every form does.
    assert_eq!(fair.send(&fair.scorekeeper, &case("/facts"), &[("facts", "Another.")]).status, 303);
}

#[test]
fn a_player_reads_at_the_top_that_a_judge_was_called_what_was_ruled_and_what_it_changed() {
    let fair = with_open_dispute();
    let mine = seated(&fair, 0);
    let top = |page: &Response| page.text().split("id=\"table-h\"").next().unwrap().to_owned();
    let page = fair.page(&mine, ME);
    assert!(
        top(&page).contains("A judge has been called") && top(&page).contains(QUESTION),
        "{}",
        page.text()
    );
    silent(&page, "Call a judge</button>");
    says(&page, "New judge call</a>");
    fair.send(&fair.judge, &case("/claim"), &[("seen", "0")]);
    assert!(top(&fair.page(&mine, ME)).contains("Judge took the call "));
    rules(&fair, "It counts, ZZ.");
    let page = fair.page(&mine, ME);
    assert!(
        top(&page).contains("Ruling given, ") && top(&page).contains("It counts, ZZ."),
        "{}",
        page.text()
    );
    says(&page, "Call a judge</button>");
    let result = |a: i64| {
        arbiter::domain::scoring::result::GameResult::ended(
            [a, 40],
            arbiter::domain::scoring::result::EndReason::Time,
        )
    };
    fair.give(Command::RecordResult(RecordResult { at: TABLE, result: result(70) }));
    assert!(!top(&fair.page(&mine, ME)).contains("Result corrected"));
    fair.give(Command::CorrectResult(CorrectResult {
        at: TABLE,
        was: result(70),
        result: result(75),
        reason: "the lamp".into(),
        dispute: Some(DisputeNumber(1)),
    }));
    for seat in [0, 1] {
        let page = fair.page(&seated(&fair, seat), ME);
        let told = top(&page);
        assert!(told.contains("Result corrected, ") && told.contains("because of dispute 1"), "{told}");
    }
    // Players at other tables read nothing of it.
    let other = fair.here().tournament.rounds().next().unwrap().tables().nth(1).unwrap().pair.players[0];
    let page = fair.page(&fair.seat(other.0), ME);
    silent(&page, "Ruling given");
    silent(&page, "Result corrected");
}

#[test]
fn once_the_tournament_is_over_a_player_reads_the_finish_before_the_rulings() {
    let fair = with_open_dispute();
    let mine = seated(&fair, 0);
    rules(&fair, "It counts, ZZ.");
    let open = fair.here().tournament.rounds().next().unwrap().clone();
    for table in open.missing() {
        let at = AtTable::new(RoundNumber(1), table.pair.table);
        let end = arbiter::domain::scoring::result::EndReason::Time;
        let result = arbiter::domain::scoring::result::GameResult::ended([70, 40], end);
        fair.give(Command::RecordResult(RecordResult { at, result }));
    }
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    fair.give(Command::CloseTournament(CloseTournament {}));
    let page = fair.page(&mine, ME).text();
    let (before, after) = page.split_once("id=\"own-finish-h\"").expect("where the player finished");
    assert!(!before.contains("Ruling given, ") && after.contains("Ruling given, "), "{page}");
}

#[test]
fn pages_that_people_keep_open_are_asked_for_again_and_have_a_link_without_scripts() {
    let fair = with_open_dispute();
    let mine = seated(&fair, 0);
    let refresh = "<noscript><meta http-equiv=\"refresh\"";
    for (who, path, alone) in [
        (&fair.director, at("/desk"), true),
        (&fair.judge, at("/disputes"), true),
        // What is typed there must not be taken away.
        (&fair.judge, case(""), false),
        (&mine, ME.to_owned(), false),
    ] {
        let page = fair.page(who, &path);
        says(&page, &format!("data-live=\"{path}\""));
        says(&page, &format!("<noscript><p class=\"note\"><a href=\"{path}\">Look again</a>"));
        assert_eq!(page.text().contains(refresh), alone, "{path}");
    }
    for path in ["/desk", "/disputes", "/disputes/1", "/rounds/1/staff"] {
        says(&fair.page(&fair.judge, &at(path)), "<title>(1) ");
    }
    rules(&fair, "It counts.");
    silent(&fair.page(&fair.judge, &at("/desk")), "<title>(");
}
