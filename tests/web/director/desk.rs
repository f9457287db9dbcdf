//! The desk of the director.

use super::*;

/// Publishes the draft as if it had been done this many minutes ago.
fn publish_ago(fair: &Fair, minutes: i64) {
    let then = FormSubmission { now: Utc::now() - TimeDelta::minutes(minutes), ..submission() };
    fair.desk().submit(&slug(SLUG), &then, |_| Ok(Command::PublishRound(PublishRound {}))).unwrap();
}

#[test]
fn the_most_urgent_comes_first_and_each_line_links_to_its_solution() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom", "Nog", "Leeta"]);
    pair(&fair);
    publish_ago(&fair, 79);
    fair.give(Command::RecordResult(RecordResult { at: at(1, 1), result: result(100, 40) }));
    fair.give(Command::RecordResult(RecordResult { at: at(1, 1), result: result(40, 100) }));
    fair.give(Command::OpenDispute(OpenDispute {
        at: Some(at(1, 2)),
        question: "May <i>Tribbles</i> seed?".to_owned(),
        facts: String::new(),
        by: Teller::Unsaid,
        again: false,
    }));
    fair.give(Command::SubmitDeck(SubmitDeck {
        player: PlayerId(1),
        sha256: arbiter::domain::hash::ListHash::of("a list"),
        errors: 2,
        cards: 61,
        by_staff: true,
        agrees: None,
    }));
    let page = fair.page(&fair.director, &path("/desk"));
    assert_eq!(page.status, 200);
    let text = plain(&page);
    let place = |words: &str| text.find(words).unwrap_or_else(|| panic!("“{words}” is not in: {text}"));
    let order = [
        place("Round 1, table 1."),
        place("May <i>Tribbles</i> seed?"),
        place("4 minutes over."),
        place("2 faults found"),
        place("5 players have not handed in a deck list"),
        place("6 players have not opened a private link."),
    ];
    assert!(order.is_sorted(), "{order:?}: {text}");
    let html = page.text();
    assert!(!html.contains("<i>Tribbles"));
    for link in ["rounds/1/tables/1", "rounds/1/tables/2", "disputes/1", "decks/1", "decks", "players"] {
        assert!(html.contains(&format!("href=\"/t/{SLUG}/{link}\"")), "{link}");
    }
    // Why the round cannot close is said, and no button pretends that it could.
    says(&page, "What’s missing");
    assert!(!html.contains("rounds/1/close"));
}

#[test]
fn the_lists_call_for_nobody_once_round_1_is_closed() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom"]);
    let faulty = |player| {
        let sha256 = arbiter::domain::hash::ListHash::of("a list");
        let (errors, cards, by_staff, agrees) = (2, 61, true, None);
        fair.give(Command::SubmitDeck(SubmitDeck {
            player: PlayerId(player),
            sha256,
            errors,
            cards,
            by_staff,
            agrees,
        }));
    };
    faulty(1);
    faulty(2);
    pair(&fair);
    fair.give(Command::PublishRound(PublishRound {}));
    for table in [1, 2] {
        fair.give(Command::RecordResult(RecordResult { at: at(1, table), result: result(100, 40) }));
    }
    let desk = || fair.page(&fair.director, &path("/desk"));
    let counted = |html: &str| html.contains("class=\"count needs\"");
    let before = desk();
    for words in
        ["2 faults found", "Quark has not handed in a deck list.", "Rom has not handed in a deck list."]
    {
        says(&before, words);
    }
    let html = before.text();
    let cut = "No cut is announced. If there will be one, name its size, so that players see what they need.";
    assert!(!html.contains(cut), "two rounds follow");
    assert!(
        html.contains("badge needs\">Faulty deck") && html.contains("badge needs\">No deck list"),
        "{html}"
    );
    assert!(counted(&html));
    let now = html.split_once("id=\"now\"").unwrap().1.split_once("</ul>").unwrap().0;
    let lines = now.matches("<li>").count();
    assert!(now.contains(&format!("<span class=\"count needs\">{lines}</span></h2>")), "{now}");
    says(&fair.page(&fair.director, &path("/rounds/1/staff")), "No deck list:");

    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    pair(&fair);
    let check = |words: &str| silent(&fair.page(&fair.director, &path("/rounds/2/staff")), words);
    check("No deck list:");
    fair.give(Command::PublishRound(PublishRound {}));
    for table in [1, 2] {
        fair.give(Command::RecordResult(RecordResult { at: at(2, table), result: result(100, 40) }));
    }
    let after = desk();
    says(&after, "2 players have lists with faults that are not accepted.");
    says(&after, "2 players have not handed in a deck list, and lists are required.");
    says(&after, "4 players have not opened a private link.");
    says(&after, cut);
    let html = after.text();
    assert!(
        html.contains("badge plain\">Faulty deck") && html.contains("badge plain\">No deck list"),
        "{html}"
    );
    let lines = html.matches("badge plain\">").count();
    assert_eq!(lines, 4, "one line for each kind, and one for the cut: {html}");
    assert!(!counted(&html), "neither the desk nor a tab counts them: {html}");
    let (_, later) = html.split_once("Can wait: 4</summary>").expect("they are folded away");
    let later = later.split("</details>").next().unwrap();
    assert_eq!(later.matches("badge plain\">").count(), 4, "the planned cut is among them: {later}");
    for page in ["decks?show=faulty", "decks?show=missing", "players?show=unclaimed"] {
        assert!(later.contains(&format!("href=\"{}\"", path(&format!("/{page}")))), "{page}: {later}");
    }
    assert!(!before.text().contains("Can wait"), "until then they are lines of their own");
    check("No deck list:");
    check("Deck list with faults:");
    says(&fair.page(&fair.director, &path("/rounds/2/staff")), "All results are in");
}

#[test]
fn nothing_is_late_before_time_is_called() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    pair(&fair);
    publish_ago(&fair, 70);
    let page = fair.page(&fair.director, &path("/desk"));
    assert!(!plain(&page).contains("No result"));
    says(&page, " ends at ");
    says(&page, "Playing");
}

#[test]
fn staff_see_only_links_that_they_may_follow() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    pair(&fair);
    publish_ago(&fair, 90);
    let table = format!("href=\"/t/{SLUG}/rounds/1/tables/1\"");
    let deck = format!("href=\"/t/{SLUG}/decks/1\"");
    for (who, may_score, may_check) in [
        (&fair.director, true, true),
        (&fair.head_judge, true, true),
        (&fair.judge, true, false),
        (&fair.scorekeeper, true, false),
        (&fair.checker, false, true),
    ] {
        let html = fair.page(who, &path("/desk")).text();
        assert_eq!((html.contains(&table), html.contains(&deck)), (may_score, may_check));
    }
    let judge = fair.page(&fair.judge, &path("/desk")).text();
    assert!(!judge.contains("#whole-h"), "the export is the director's");
    assert!(fair.page(&fair.director, &path("/desk")).text().contains("/settings#whole-h\""));
    let form = format!("action=\"{}\"", path("/export"));
    assert!(fair.page(&fair.director, &path("/settings")).text().contains(&form));
}

#[test]
fn the_desk_offers_the_one_step_that_comes_next() {
    let fair = Fair::new();
    let step = |words: &str| {
        let page = fair.page(&fair.director, &path("/desk"));
        says(&page, words);
        let html = page.text();
        assert_eq!(html.matches("btn primary").count(), 1, "one primary button at “{words}”");
    };
    step("Register players");
    fair.desk().register(&slug(SLUG), &submission(), "Kira\nOdo").unwrap();
    for round in 1..=3 {
        step(&format!("Pair round {round}"));
        pair(&fair);
        step(&format!("Look at the draft of round {round}"));
        fair.give(Command::PublishRound(PublishRound {}));
        let page = fair.page(&fair.director, &path("/desk"));
        assert!(!page.text().contains("btn primary"), "nothing to do while they play");
        fair.give(Command::RecordResult(RecordResult { at: at(round, 1), result: result(100, 40) }));
        step(&format!("Close round {round}"));
        says(&fair.page(&fair.director, &path("/desk")), "100 : 40");
        fair.give(Command::CloseRound(CloseRound { round: RoundNumber(round), over: vec![] }));
    }
    step("Close the tournament");
    let judge = fair.page(&fair.judge, &path("/desk"));
    assert!(!judge.text().contains("btn primary"), "the step is the director's");
}

#[test]
fn closing_is_refused_with_the_reason_and_a_closed_tournament_reopens_only_with_one() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let refused = fair.send(&fair.director, &path("/close"), &[]);
    assert_eq!(refused.status, 422);
    says(&refused, "Round 1 is still being played");
    fair.give(Command::RecordResult(RecordResult { at: at(1, 1), result: result(100, 40) }));
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    says(&fair.page(&fair.director, &path("/desk")), "Close the tournament early");
    let number = number();
    for _ in 0..2 {
        let closed = resend(&fair, &fair.director, &path("/close"), &[], &number);
        assert_eq!((closed.status, closed.header("location")), (303, path("/desk").as_str()));
    }
    says(&fair.page(&fair.director, &path("/desk")), "The standings are final.");
    let refused = fair.send(&fair.director, &path("/reopen"), &[("reason", "  ")]);
    assert_eq!(refused.status, 422);
    says(&refused, "Write down the reason.");
    let opened = fair.send(&fair.director, &path("/reopen"), &[("reason", "a slip <turned> up")]);
    assert_eq!(opened.status, 303);
    assert!(fair.here().tournament.closed_at().is_none());
    says(&fair.page(&fair.director, &path("/desk")), "Reason: a slip <turned> up");
}

#[test]
fn the_director_downloads_the_tournament_and_a_judge_cannot() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let entries = fair.here().sequence();
    let file = fair.send(&fair.director, &path("/export"), &[]);
    assert_eq!(file.status, 200);
    assert_eq!(file.header("content-disposition"), format!("attachment; filename=\"{SLUG}.jsonl\""));
    assert_eq!(file.header("cache-control"), "no-store");
    assert_eq!(file.text(), fair.desk().export(&slug(SLUG)).unwrap());
    assert_eq!(fair.send(&fair.judge, &path("/export"), &[]).status, 404);
    // It holds the private lists, so it is on record: once, and after the end too.
    assert_eq!(fair.here().sequence(), entries + 1);
    says(
        &fair.house.get(&path("/log")).send(),
        "The whole tournament was taken away as a file, deck lists included.",
    );
    assert!(file.text().contains("tournament-exported"), "the file tells of itself");
}

#[test]
fn a_round_is_closed_and_the_next_one_paired_with_two_clicks() {
    let fair = Fair::playing(&["Kira", "Odo", "Nog", "Rom"]);
    for table in 1..=2 {
        fair.give(Command::RecordResult(RecordResult { at: at(1, table), result: result(100, 40) }));
    }
    // It is the first button of the desk and of the round's page, and nothing of a judge's.
    let both = "<button class=\"btn primary\" data-icon=\"pair\" name=\"intent\" value=\"pair\">Close and pair round 2</button>";
    for page in ["/desk", "/rounds/1/staff"] {
        let text = fair.page(&fair.director, &path(page)).text();
        assert!(text.contains(both), "{page}: {text}");
        silent(&fair.page(&fair.judge, &path(page)), "Close and pair");
    }
    let number = number();
    let send = || resend(&fair, &fair.director, &path("/rounds/1/close"), &[("intent", "pair")], &number);
    let first = send();
    assert_eq!((first.status, first.header("location")), (303, path("/rounds/2/staff").as_str()));
    says(&fair.page(&fair.director, &path("/rounds/2/staff")), "Publish round 2");
    // Sent twice it counts once, and a draft made meanwhile stays.
    let entries = fair.here().log.len();
    assert_eq!((send().status, fair.here().log.len()), (303, entries));
    // A judge closes nothing.
    let judge = fair.send(&fair.judge, &path("/rounds/1/close"), &[("intent", "pair")]);
    assert_eq!(judge.status, 404);
}

#[test]
fn a_round_that_cannot_be_paired_is_closed_and_the_page_for_pairing_says_why() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    fair.give(Command::RecordResult(RecordResult { at: at(1, 1), result: result(100, 40) }));
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(2), reason: "".into() }));
    let sent = fair.send(&fair.director, &path("/rounds/1/close"), &[("intent", "pair")]);
    assert_eq!((sent.status, sent.header("location")), (303, path("/pair").as_str()));
    assert_eq!(fair.here().tournament.rounds().len(), 1);
}

#[test]
fn after_the_last_round_each_open_dispute_is_named_and_the_first_is_the_next_step() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom"]);
    for round in 1..=3 {
        pair(&fair);
        fair.give(Command::PublishRound(PublishRound {}));
        for table in [1, 2] {
            fair.give(Command::RecordResult(RecordResult { at: at(round, table), result: result(100, 40) }));
        }
        if round < 3 {
            fair.give(Command::CloseRound(CloseRound { round: RoundNumber(round), over: vec![] }));
        }
    }
    for table in [1, 2] {
        fair.give(Command::OpenDispute(OpenDispute {
            at: Some(at(3, table)),
            question: "Does the lamp count?".to_owned(),
            facts: String::new(),
            by: Teller::Unsaid,
            again: false,
        }));
    }
    let over = vec![DisputeNumber(1), DisputeNumber(2)];
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(3), over }));
    for page in ["/desk", "/rounds/3/staff"] {
        let shown = fair.page(&fair.director, &path(page));
        says(&shown, "Disputes 1 and 2 still wait for a decision.");
        let html = shown.text();
        let first = format!("class=\"btn primary\" href=\"{}\">Rule on dispute 1</a>", path("/disputes/1"));
        assert!(html.contains(&first), "{page}: {html}");
        assert!(html.contains(&format!("href=\"{}\">Rule on dispute 2</a>", path("/disputes/2"))), "{page}");
        let title = "notice info\"><p class=\"notice-word\">Before you close the tournament";
        assert!(html.contains(title) && !html.contains("What’s missing"), "{page}: {html}");
        silent(&shown, "No cut is announced");
    }
    // Nobody rules on a dispute of their own table, so the next step is one that they may rule on.
    let sits_at = |table: u32, browser: &SessionToken| {
        let here = fair.here();
        let player = here.tournament.round(RoundNumber(3)).unwrap().table(TableNumber(table)).unwrap();
        let link = fair.desk().seat_link(here.id(), player.pair.players[0], Utc::now()).unwrap();
        fair.desk().claim_seat(&link, Some(&hash(browser)), "test", Utc::now()).unwrap();
    };
    sits_at(1, &fair.director);
    for page in ["/desk", "/rounds/3/staff"] {
        let shown = fair.page(&fair.director, &path(page));
        says(&shown, "Dispute 2 still waits for a decision.");
        says(&shown, "Another judge has to rule on dispute 1 before the tournament can be closed");
        let html = shown.text();
        let next = format!("class=\"btn primary\" href=\"{}\">Rule on dispute 2</a>", path("/disputes/2"));
        assert!(html.contains(&next) && !html.contains("Rule on dispute 1"), "{page}: {html}");
        assert!(
            html.contains(&format!("href=\"{}\">See dispute 1</a>", path("/disputes/1"))),
            "{page}: {html}"
        );
    }
    // A browser has one seat, and the account another one elsewhere.
    let account = fair.desk().account_by_name("Ruth O'Brien <b>").unwrap().unwrap();
    let phone = fair.desk().open_session(Some(&account), "phone", Utc::now()).unwrap();
    sits_at(2, &phone.parse().unwrap());
    for page in ["/desk", "/rounds/3/staff"] {
        let shown = fair.page(&fair.director, &path(page));
        says(&shown, "Another judge has to rule on disputes 1 and 2 before the tournament can be closed");
        silent(&shown, "Rule on dispute");
        silent(&shown, "still wait");
    }
}

#[test]
fn a_new_tournament_has_no_empty_panel_and_a_judge_call_hides_no_result() {
    let fair = Fair::new();
    let desk = || fair.page(&fair.director, &path("/desk"));
    let new = desk();
    says(&new, "A round needs at least two players.");
    assert!(!new.text().contains("id=\"tables\"") && !new.text().contains("#tables"), "{}", new.text());
    fair.desk().register(&slug(SLUG), &submission(), "Kira\nOdo").unwrap();
    pair(&fair);
    assert!(desk().text().contains("id=\"tables\""), "the draft has tables");
    fair.give(Command::PublishRound(PublishRound {}));
    fair.give(Command::RecordResult(RecordResult { at: at(1, 1), result: result(100, 10) }));
    fair.give(Command::OpenDispute(OpenDispute {
        at: Some(at(1, 1)),
        question: "Does the lamp count?".to_owned(),
        facts: String::new(),
        by: Teller::Unsaid,
        again: false,
    }));
    let row = |page: &Response| {
        let html = page.text();
        let (_, tables) = html.split_once("id=\"tables\"").unwrap();
        tables.split("</table>").next().unwrap().to_owned()
    };
    let playing = row(&desk());
    assert!(playing.contains("100 : 10") && playing.contains("Judge call"), "{playing}");
    let over = vec![DisputeNumber(1)];
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over }));
    let closed = row(&desk());
    assert!(closed.contains("100 : 10") && closed.contains("Judge call"), "{closed}");
    // Two results that contradict each other are none.
    let fair = Fair::playing(&["Kira", "Odo"]);
    fair.give(Command::RecordResult(RecordResult { at: at(1, 1), result: result(100, 10) }));
    fair.give(Command::RecordResult(RecordResult { at: at(1, 1), result: result(10, 100) }));
    let contested = row(&fair.page(&fair.director, &path("/desk")));
    assert!(contested.contains("Conflict") && !contested.contains("100 : 10"), "{contested}");
}

#[test]
fn after_the_end_the_desk_leads_to_what_is_handed_on() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    fair.give(Command::RecordResult(RecordResult { at: at(1, 1), result: result(100, 40) }));
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    let before = fair.page(&fair.director, &path("/desk")).text();
    assert!(before.contains("data-alert-choices") && before.contains("Conflicting results, judge calls"));
    assert_eq!(fair.send(&fair.director, &path("/close"), &[]).status, 303);
    let html = fair.page(&fair.director, &path("/desk")).text();
    let (_, end) = html.split_once("notice settled").unwrap();
    let end = end.split("</div>").next().unwrap();
    for (to, word) in [
        ("/report", "Report"),
        ("/results/trekcc.txt", "Results for trekcc.org"),
        ("/picture.png", "Picture to share"),
    ] {
        assert!(end.contains(&format!("href=\"{}\">{word}</a>", path(to))), "{word}: {end}");
        let file = fair.page(&fair.director, &path(to));
        assert_eq!(file.status, 200, "{word} leads nowhere");
    }
    assert!(!html.contains("data-alert-choices") && !html.contains("Conflicting results, judge calls"));
    assert!(html.contains("<details class=\"fold\"><summary>Reopen the tournament</summary>"), "{html}");
    let refused = fair.send(&fair.director, &path("/reopen"), &[("reason", "")]).text();
    assert!(refused.contains("<details class=\"fold\" open><summary>Reopen the tournament</summary>"));
    let judge = fair.page(&fair.judge, &path("/desk"));
    silent(&judge, "Reopen the tournament");
}
