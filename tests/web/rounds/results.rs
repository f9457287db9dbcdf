//! Results are typed, checked and recorded.

use super::*;

/// A session of another scorekeeper.
fn second_scorekeeper(fair: &Fair) -> SessionToken {
    fair.judge.clone()
}

#[test]
fn there_is_no_page_for_a_table_that_does_not_exist() {
    let fair = Fair::playing(&FOUR);
    for path in [
        "/rounds/2/staff",
        "/rounds/2/tables/1",
        "/rounds/1/tables/3",
        "/rounds/1/tables/0",
        "/rounds/1/tables/x",
        "/rounds/1/tables/3/correct",
    ] {
        assert_eq!(fair.page(&fair.director, &at(path)).status, 404, "{path}");
    }
    for path in [
        "/rounds/1/tables/3/result",
        "/rounds/2/tables/1/result",
        "/rounds/1/tables/3/keep",
        "/rounds/2/close",
    ] {
        let fields: &[_] = if path.ends_with("result") { &SLIP } else { &[] };
        assert_eq!(fair.send(&fair.director, &at(path), fields).status, 404, "{path}");
    }
    assert_eq!(fair.page(&fair.director, "/t/nowhere/rounds/1/staff").status, 404);
}

#[test]
fn what_a_result_counts_is_shown_before_it_is_recorded() {
    let fair = Fair::playing(&FOUR);
    let [a, b] = names(&fair, 1);
    let page = fair.page(&fair.scorekeeper, &table_at(1, ""));
    says(&page, &a);
    says(&page, &b);
    let before = entries(&fair);
    let looked = look(&fair, &fair.scorekeeper, 1, &SLIP);
    assert_eq!(looked.status, 200);
    let look = looked;
    says(&look, "FW +65");
    says(&look, "FL −65");
    says(&look, "100 − 35 = +65");
    says(&look, "the victory points:");
    says(&look, &format!("Record result: {a} wins, 100 to 35"));
    // A form that does not say “record” leads to the preview: going back sends nothing twice.
    let sent = fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&SLIP, &[("intent", "look")]));
    goes_to(&sent, &table_at(1, "?intent=look&score_a=100&score_b=35&end=complete&by=a"));
    assert_eq!(hidden(&look, "score_b"), "35");
    assert_eq!(entries(&fair), before, "a look records nothing");

    let sent = fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&SLIP, &[("intent", "record")]));
    goes_to(&sent, &at("/rounds/1/staff#table-1"));
    assert_eq!(table(&fair, 1).result.unwrap().result.scores, [100, 35]);
    let page = fair.page(&fair.scorekeeper, &at("/rounds/1/staff"));
    says(&page, "1 of 2 results in");
    says(&page, "100 : 35");
    says(&page, "FW +65 / FL −65");
    assert!(page.text().contains("id=\"table-1\""));
}

#[test]
fn every_kind_of_slip_can_be_recorded() {
    let fair = Fair::playing(&FOUR);
    let slip = [
        ("score_a", "30"),
        ("minus_a", "yes"),
        ("score_b", "105"),
        ("not_counting_b", "15"),
        ("end", "card-forfeit"),
        ("by", "both"),
        ("went_first", "b"),
    ];
    let look_at = |number, slip: &[(&str, &str)]| look(&fair, &fair.judge, number, slip);
    let look = look_at(1, &slip);
    says(&look, "15 points of");
    assert!(
        look.text().contains("<details class=\"fold\" open>"),
        "what was chosen in the fold is not hidden"
    );
    let sent = fair.send(&fair.judge, &table_at(1, "/result"), &with(&slip, &[("intent", "record")]));
    assert_eq!(sent.status, 303);
    let recorded = table(&fair, 1).result.unwrap().result;
    assert_eq!(
        (recorded.scores, recorded.not_counting, recorded.went_first),
        ([-30, 105], [0, 15], Some(Side::B))
    );
    says(&look_at(2, &[("end", "void")]), "the game does not count");
}

#[test]
fn an_impossible_slip_counts_for_nothing_and_stays_as_typed() {
    let fair = Fair::playing(&FOUR);
    let before = entries(&fair);
    for intent in ["look", "record", "rubbish", ""] {
        let slip =
            [("score_a", "70"), ("score_b", "35"), ("end", "complete"), ("by", "a"), ("went_first", "b")];
        let sent = fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&slip, &[("intent", intent)]));
        let sent = if intent == "record" { sent } else { look(&fair, &fair.scorekeeper, 1, &slip) };
        assert_eq!(sent.status, 422, "{intent}");
        says(
            &sent,
            "Table 1: a win needs 100 points that count; the winner has 70. Fix the score, or choose “Time was called” or another outcome.",
        );
        assert!(sent.text().contains("role=\"alert\""));
        for typed in [
            "value=\"70\"",
            "value=\"35\"",
            "name=\"end\" value=\"complete-a\" checked",
            "name=\"went_first\" value=\"b\" checked",
        ] {
            assert!(sent.text().contains(typed), "{typed}");
        }
    }
    for (slip, sentence) in [
        (vec![("score_a", "<b>"), ("score_b", "35"), ("end", "time")], "Scores are whole numbers"),
        (vec![("score_a", ""), ("score_b", "35"), ("end", "time")], "Write the score"),
        (vec![("score_a", "1"), ("score_b", "35")], "Choose how the game ended."),
        (vec![("score_a", "100"), ("score_b", "35"), ("end", "complete")], "Choose who won."),
    ] {
        let sent =
            fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&slip, &[("intent", "record")]));
        assert_eq!(sent.status, 422);
        says(&sent, sentence);
        assert!(sent.text().contains("value=\"35\"") && !sent.text().contains("value=\"<b>\""));
        assert!(sent.text().contains("aria-invalid=\"true\"") || sentence.starts_with("Choose"));
    }
    assert_eq!(entries(&fair), before);
}

#[test]
fn one_slip_sent_twice_is_one_entry() {
    let fair = Fair::playing(&FOUR);
    let number = "11111111-2222-4333-8444-555555555555";
    let before = entries(&fair);
    let twice = |slip: &[(&str, &str)]| {
        let fields = with(slip, &[("intent", "record"), ("submission", number)]);
        fair.house.post(&table_at(1, "/result"), &fields).within(&fair.scorekeeper).send()
    };
    goes_to(&twice(&SLIP), &at("/rounds/1/staff#table-1"));
    goes_to(&twice(&SLIP), &at("/rounds/1/staff#table-1"));
    assert_eq!(entries(&fair), before + 1);
    // The same result on another form, by somebody else: nothing new, and no conflict.
    let same = with(&SLIP, &[("intent", "record")]);
    goes_to(
        &fair.send(&second_scorekeeper(&fair), &table_at(1, "/result"), &same),
        &at("/rounds/1/staff#table-1"),
    );
    assert_eq!(entries(&fair), before + 1);
    // The same form with other content is refused: its number counts, not luck.
    assert_eq!(twice(&OTHER).status, 409);
    assert_eq!(entries(&fair), before + 1);
}

#[test]
fn two_scorekeepers_who_disagree_see_both_results_with_both_names() {
    let fair = Fair::playing(&FOUR);
    let record = |who: &SessionToken, slip: &[(&str, &str)]| {
        fair.send(who, &table_at(1, "/result"), &with(slip, &[("intent", "record")]))
    };
    goes_to(&record(&fair.scorekeeper, &SLIP), &at("/rounds/1/staff#table-1"));
    let [a, b] = names(&fair, 1);
    let clash = record(&fair.judge, &OTHER);
    assert_eq!(clash.status, 409);
    says(&clash, &format!("Table 1 already has a result: {a} 100, {b} 35, recorded by Scorekeeper at"));
    says(&clash, &format!("A second one differs: {a} 35, {b} 100 by Judge at"));
    for words in ["Keep this result", "Correct to this result", "FW +65", "FL −65"] {
        says(&clash, words);
    }
    // By this a script knows that both are kept, and where they are settled.
    let marked = format!("data-contradicts=\"{}\"", table_at(1, ""));
    assert!(clash.text().contains(&marked), "{}", clash.text());
    assert_eq!(table(&fair, 1).result.unwrap().result.scores, [100, 35], "nothing was overwritten");
    let round = fair.page(&fair.director, &at("/rounds/1/staff"));
    says(&round, "Two results");
    says(&round, "Two results contradict each other at table 1.");
    assert_eq!(record(&fair.judge, &OTHER).status, 409, "said again, it is shown again");
    assert_eq!(table(&fair, 1).contradictions.len(), 1, "and noted once");

    let page = fair.page(&fair.scorekeeper, &table_at(1, ""));
    let seen = hidden(&page, "seen");
    let keep = |reason: &str, seen: &str| {
        fair.send(&fair.scorekeeper, &table_at(1, "/keep"), &[("reason", reason), ("seen", seen)])
    };
    let refused = keep("", &seen);
    assert_eq!(refused.status, 422);
    assert!(!refused.text().contains("data-contradicts"), "the control");
    says(&refused, "Write down the reason.");
    // A third result arrives: what was previewed is not all there is.
    let third = [("score_a", "100"), ("score_b", "30"), ("end", "complete"), ("by", "a")];
    assert_eq!(record(&fair.head_judge, &third).status, 409);
    let refused = keep("Signed <slip>", &seen);
    assert_eq!(refused.status, 422);
    says(&refused, "Another result came in or was corrected at table 1 while this page was open");
    assert!(refused.text().contains("Signed &#60;slip&#62;"), "the reason is still there");
    assert_eq!(table(&fair, 1).contradictions.len(), 2);
    goes_to(&keep("Both signed it", &hidden(&refused, "seen")), &at("/rounds/1/staff#table-1"));
    assert_eq!(table(&fair, 1).contradictions.len(), 0);
    assert_eq!(keep("Again", &seen).status, 422, "nothing is left to settle");
}

#[test]
fn a_contradiction_is_settled_by_correcting_to_the_other_result() {
    let fair = Fair::playing(&FOUR);
    fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&SLIP, &[("intent", "record")]));
    let clash = fair.send(&fair.judge, &table_at(1, "/result"), &with(&OTHER, &[("intent", "record")]));
    let was = hidden(&clash, "was");
    let correct = |more: &[(&str, &str)]| {
        let fields = with(&with(&OTHER, &[("was", was.as_str())]), more);
        fair.send(&fair.judge, &table_at(1, "/correct"), &fields)
    };
    let look = correct(&[("intent", "look"), ("reason", "")]);
    assert_eq!(look.status, 200);
    says(&look, "What this changes");
    assert_eq!(correct(&[("intent", "record"), ("reason", " ")]).status, 422);
    goes_to(
        &correct(&[("intent", "record"), ("reason", "Seats were mixed up")]),
        &at("/rounds/1/staff#table-1"),
    );
    let table = table(&fair, 1);
    assert_eq!((table.result.unwrap().result.scores, table.contradictions.len()), ([35, 100], 0));
}

#[test]
fn what_players_reported_is_recorded_with_one_tap() {
    let fair = Fair::playing(&FOUR);
    let place = AtTable::new(RoundNumber(1), TableNumber(1));
    let [one, other] = table(&fair, 1).pair.players;
    let told = |scores, winner| result(scores, EndReason::Complete { winner });
    fair.give(Command::ReportResult(ReportResult {
        at: place,
        player: one,
        result: told([100, 35], Side::A),
    }));
    let [a, b] = names(&fair, 1);
    says(&fair.page(&fair.scorekeeper, &at("/rounds/1/staff")), &format!("{a} reported 100 : 35 at"));
    fair.give(Command::ReportResult(ReportResult {
        at: place,
        player: other,
        result: told([30, 100], Side::B),
    }));
    let round = fair.page(&fair.scorekeeper, &at("/rounds/1/staff"));
    says(&round, "Conflict");
    assert!(
        round.text().find("id=\"table-1\"") < round.text().find("id=\"table-2\""),
        "conflicts stand first"
    );
    let page = fair.page(&fair.scorekeeper, &table_at(1, ""));
    for words in [
        format!("{a} reported"),
        format!("{b} reported"),
        format!("Record what {a} reported: {a} wins, 100 to 35"),
    ] {
        says(&page, &words);
    }
    // The first of the one-tap forms: what the player in seat A said.
    let form: Vec<(String, String)> = ["score_a", "score_b", "end", "by"]
        .into_iter()
        .map(|name| (name.to_owned(), hidden(&page, name)))
        .collect();
    let fields: Vec<(&str, &str)> =
        form.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let sent = fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&fields, &[("intent", "record")]));
    goes_to(&sent, &at("/rounds/1/staff#table-1"));
    assert_eq!(table(&fair, 1).result.unwrap().result, told([100, 35], Side::A));
    says_not(&fair.page(&fair.scorekeeper, &at("/rounds/1/staff")), "reported 100");
}

#[test]
fn a_round_closes_when_everything_is_in_and_names_what_is_missing_before() {
    let fair = Fair::playing(&FOUR);
    let close = || fair.send(&fair.director, &at("/rounds/1/close"), &[]);
    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    says(&page, "No result yet from tables 1 and 2.");
    assert!(!page.text().contains("/rounds/1/close"), "no button that could only be refused");
    let refused = close();
    assert_eq!(refused.status, 422);
    says(&refused, "Not closed Round 1 cannot close yet: no result yet from tables 1, 2.");
    records(&fair, 1, [100, 40]);
    records(&fair, 2, [40, 100]);
    says(&fair.page(&fair.director, &at("/rounds/1/staff")), "All results are in");
    says_not(&fair.page(&fair.judge, &at("/rounds/1/staff")), "Close round 1");
    goes_to(&close(), &at("/rounds/1/staff"));
    let then = entries(&fair);
    goes_to(&close(), &at("/rounds/1/staff"));
    assert_eq!(entries(&fair), then);
    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    for words in ["closed at", "Pair round 2", "Correct result of table 1"] {
        says(&page, words);
    }
    says_not(&fair.page(&fair.scorekeeper, &at("/rounds/1/staff")), "Pair round 2");
}

#[test]
fn a_correction_shows_who_moves_before_it_is_recorded() {
    let fair = Fair::playing(&FOUR);
    records(&fair, 1, [100, 40]);
    records(&fair, 2, [100, 40]);
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let form = fair.page(&fair.scorekeeper, &table_at(1, "/correct"));
    assert_eq!(form.status, 200);
    for typed in ["value=\"100\"", "value=\"40\"", "name=\"end\" value=\"complete-a\" checked"] {
        assert!(form.text().contains(typed), "{typed} is filled in");
    }
    let was = hidden(&form, "was");
    let send = |slip: &[(&str, &str)], more: &[(&str, &str)]| {
        let fields = with(&with(slip, &[("was", was.as_str())]), more);
        fair.send(&fair.scorekeeper, &table_at(1, "/correct"), &fields)
    };
    let before = entries(&fair);
    let look = send(&OTHER, &[("intent", "look"), ("reason", "Slip <misread>")]);
    assert_eq!(look.status, 200);
    let [a, b] = names(&fair, 1);
    says(&look, &format!("{b} 3 → 1 0 → 4 −60 → +65"));
    says(&look, &format!("{a} 1 → 4 4 → 0 +60 → −65"));
    says(&look, "Round 2 is a draft that was paired with the result as it is now.");
    assert!(look.text().contains("Slip &#60;misread&#62;"), "the reason is still there");
    assert_eq!(entries(&fair), before, "a look records nothing");

    let refused = send(&OTHER, &[("intent", "record"), ("reason", "")]);
    assert_eq!(refused.status, 422);
    says(&refused, "A correction needs its reason.");
    assert!(refused.text().contains("value=\"35\""), "what was typed is still there");
    let same = [("score_a", "100"), ("score_b", "40"), ("end", "complete"), ("by", "a")];
    let refused = send(&same, &[("intent", "look"), ("reason", "x")]);
    assert_eq!(refused.status, 422);
    says(&refused, "Table 1 of round 1 is already like that. Nothing was changed.");
    assert_eq!(send(&OTHER, &[("intent", "record"), ("reason", "x"), ("dispute", "7")]).status, 422);
    assert_eq!(entries(&fair), before);

    goes_to(
        &send(&OTHER, &[("intent", "record"), ("reason", "Slip misread")]),
        &at("/rounds/1/staff#table-1"),
    );
    assert_eq!(table(&fair, 1).result.unwrap().result.scores, [35, 100]);
    let page = fair.page(&fair.scorekeeper, &table_at(1, ""));
    says(&page, "Corrected: Slip misread");
    says(&fair.page(&fair.scorekeeper, &at("/rounds/1/staff")), "Corrected");
}
