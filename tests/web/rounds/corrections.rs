//! Corrections, contradictions and closing.

use super::*;

#[test]
fn a_correction_that_is_out_of_date_is_refused_and_says_what_changed() {
    let fair = Fair::playing(&FOUR);
    records(&fair, 1, [100, 40]);
    let was = hidden(&fair.page(&fair.scorekeeper, &table_at(1, "/correct")), "was");
    let other = result([100, 50], EndReason::Complete { winner: Side::A });
    fair.give(Command::CorrectResult(CorrectResult {
        at: AtTable::new(RoundNumber(1), TableNumber(1)),
        was: table(&fair, 1).result.unwrap().result,
        result: other,
        reason: "added up again".into(),
        dispute: None,
    }));
    let send = |was: &str, intent: &str| {
        let fields = with(&OTHER, &[("was", was), ("reason", "Seats mixed up"), ("intent", intent)]);
        fair.send(&fair.scorekeeper, &table_at(1, "/correct"), &fields)
    };
    for intent in ["look", "record"] {
        let stale = send(&was, intent);
        assert_eq!(stale.status, 409, "{intent}");
        let [a, b] = names(&fair, 1);
        says(&stale, "was changed while this page was open");
        says(&stale, &format!("When you opened this form: {a} 100, {b} 40"));
        says(&stale, &format!("Now: {a} 100, {b} 50"));
        assert!(stale.text().contains("value=\"Seats mixed up\""), "what was typed is still there");
        assert_eq!(table(&fair, 1).result.unwrap().result, other, "nothing was overwritten");
        if intent == "record" {
            // Having read that, the same person may go on.
            goes_to(&send(&hidden(&stale, "was"), "record"), &at("/rounds/1/staff#table-1"));
        }
    }
    assert_eq!(table(&fair, 1).result.unwrap().result.scores, [35, 100]);
    for rubbish in ["", "{}", "{\"scores\":[1,2]", "[]"] {
        assert_eq!(send(rubbish, "record").status, 400, "{rubbish}");
    }
}

#[test]
fn a_correction_names_the_dispute_behind_it() {
    let fair = Fair::playing(&FOUR);
    let place = AtTable::new(RoundNumber(1), TableNumber(1));
    records(&fair, 1, [100, 40]);
    for (at, question) in [(None, "Elsewhere"), (Some(place), "Who <won>")] {
        let (question, facts, by) = (question.to_owned(), String::new(), String::new());
        fair.give(Command::OpenDispute(OpenDispute { at, question, facts, by: by.into(), again: false }));
    }
    let page = fair.page(&fair.judge, &table_at(1, "/correct?dispute=2"));
    assert!(
        page.text().contains("<option value=\"2\" selected>2: Who &#60;won&#62;</option>"),
        "{}",
        page.text()
    );
    assert!(
        page.text().find("2: Who") < page.text().find("1: Elsewhere"),
        "this table's disputes stand first"
    );
    let was = hidden(&page, "was");
    let fields = [("was", was.as_str()), ("reason", "As ruled"), ("intent", "record"), ("dispute", "2")];
    goes_to(
        &fair.send(&fair.judge, &table_at(1, "/correct"), &with(&OTHER, &fields)),
        &at("/rounds/1/staff#table-1"),
    );
    assert_eq!(table(&fair, 1).corrections[0].dispute.unwrap().0, 2);
    goes_to(&fair.page(&fair.judge, &table_at(2, "/correct")), &table_at(2, ""));
}

#[test]
fn a_differing_report_is_asked_about_and_cannot_pass_for_the_slip() {
    let fair = Fair::playing(&FOUR);
    let place = AtTable::new(RoundNumber(1), TableNumber(1));
    let [one, _] = table(&fair, 1).pair.players;
    let said = result([35, 100], EndReason::Complete { winner: Side::B });
    fair.give(Command::ReportResult(ReportResult { at: place, player: one, result: said }));
    let [a, b] = names(&fair, 1);
    let page = look(&fair, &fair.scorekeeper, 1, &SLIP);
    says(&page, &format!("{a} reported otherwise: {a} 35, {b} 100. Ask at the table which is right."));
    let html = page.text();
    assert_eq!(html.matches("value=\"record\"").count(), 1, "one button records: {html}");
    says(&page, &format!("Record result: {a} wins, 100 to 35"));
    let instead = table_at(1, "?intent=look&#38;score_a=35&#38;score_b=100&#38;end=complete&#38;by=b");
    assert!(html.contains(&format!("href=\"{instead}\"")), "{html}");
    // The same as reported asks nothing.
    says_not(&look(&fair, &fair.scorekeeper, 1, &OTHER), "otherwise");
    says(&look(&fair, &fair.scorekeeper, 1, &OTHER), "Says the same");
    // If recorded anyway, it is flagged until somebody corrects it.
    records(&fair, 1, [100, 35]);
    records(&fair, 2, [100, 35]);
    for path in ["/rounds/1/staff", "/rounds/1/tables/1"] {
        let flagged = format!("{a} reported {a} 35, {b} 100; recorded is {a} 100, {b} 35.");
        says(&fair.page(&fair.director, &at(path)), &flagged);
    }
    says(&fair.page(&fair.director, &at("/desk")), "Check and close round 1");
}

#[test]
fn a_win_with_fewer_points_is_asked_about_before_and_after_it_is_recorded() {
    let fair = Fair::playing(&FOUR);
    let [_, b] = names(&fair, 1);
    let behind = [("score_a", "135"), ("score_b", "100"), ("end", "complete"), ("by", "b")];
    let sentence = format!("{b} is recorded as the winner with fewer points (135 : 100).");
    says(&look(&fair, &fair.scorekeeper, 1, &behind), &sentence);
    // Points that do not count explain it.
    let counted = with(&behind, &[("not_counting_a", "40")]);
    says_not(&look(&fair, &fair.scorekeeper, 1, &counted), "fewer points");
    let sent = fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&behind, &[("intent", "record")]));
    assert_eq!(sent.status, 303, "it is asked, not forbidden");
    records(&fair, 2, [100, 35]);
    says(&fair.page(&fair.director, &at("/rounds/1/staff")), &format!("Table 1: {sentence}"));
    assert_eq!(fair.send(&fair.director, &at("/rounds/1/close"), &[]).status, 303);
}

#[test]
fn a_round_with_an_open_dispute_closes_with_a_tick_that_names_it() {
    let fair = Fair::playing(&FOUR);
    let dispute = |table: u32| {
        Command::OpenDispute(OpenDispute {
            at: Some(AtTable::new(RoundNumber(1), TableNumber(table))),
            question: "Is <b> a card?".to_owned(),
            facts: String::new(),
            by: Teller::Unsaid,
            again: false,
        })
    };
    fair.give(dispute(2));
    records(&fair, 1, [100, 40]);
    records(&fair, 2, [40, 100]);
    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    says(&page, "Dispute 1 about table 2 of round 1 is not decided: Is <b> a card?");
    says(&page, "Required Dispute 1 about table 2");
    says(&page, "Close although dispute 1 is open");
    says(&page, "Decide the dispute first, or tick the box to close the round without a decision.");
    says_not(&page, "You can close the round.");
    assert!(page.text().contains("name=\"over\" value=\"1\" required"), "the browser asks for the tick");
    let over = hidden_tick(&page);
    let close = |over: &str| fair.send(&fair.director, &at("/rounds/1/close"), &[("over", over)]);
    assert_eq!(fair.send(&fair.director, &at("/rounds/1/close"), &[]).status, 422);
    // Another one came while the page was open.
    fair.give(dispute(1));
    let refused = close(&over);
    assert_eq!(refused.status, 422);
    says(&refused, "Dispute 2 about round 1 is not decided.");
    says(&refused, "Close although disputes 1 and 2 are open");
    goes_to(&close(&hidden_tick(&refused)), &at("/rounds/1/staff"));
    let public = fair.house.get(&at("/log")).send();
    assert!(public.text().contains("disputes 1 and 2 not decided yet"), "{}", public.text());
}

/// What the tick of the close sends.
fn hidden_tick(page: &Response) -> String {
    page.text().split("name=\"over\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}
