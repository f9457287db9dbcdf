//! A disqualification, and what it leaves to do.

use super::*;

#[test]
fn a_directors_disqualification_drops_the_player_and_blocks_closing_until_the_game_has_its_result() {
    let fair = Fair::playing(&PLAYERS);
    let [a, _] = pair(&fair);
    let number = a.to_string();
    records(&fair, 1, [100, 35]);
    records(&fair, 2, [100, 35]);
    let form = fair.page(&fair.director, &at(&format!("/penalties?player={a}&kind=deck-mismatch")));
    says(&form, &["A disqualification takes the player out at once."]);
    let sent = fair.send(&fair.director, &at("/penalties"), &out(&number, "1"));
    assert_eq!(sent.status, 303);
    let player = |number: u32| fair.here().tournament.player(PlayerId(number)).unwrap().clone();
    assert!(!player(a).is_active(), "out in the same act");
    says(&fair.page(&fair.director, &at("/players")), &["Disqualified after round 1"]);
    // The game is asked for wherever staff look, with the form that says it.
    let to = at("/rounds/1/tables/1/correct?end=disqualified-a");
    let name = fair.here().name(PlayerId(a));
    let sentence = format!(
        "{name} has lost the game of round 1, table 1 by penalty 1 (Disqualified), and its result says otherwise."
    );
    for path in ["/desk", "/penalties", "/rounds/1/staff", "/rounds/1/tables/1"] {
        let page = fair.page(&fair.director, &at(path));
        says(&page, &[&sentence]);
        assert!(page.text().contains(&format!("href=\"{to}\"")), "{path}: {}", page.text());
    }
    silent(&fair.page(&fair.checker, &at("/desk")), &[&sentence]);
    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    assert!(!page.text().contains("/rounds/1/close"), "no button that could only be refused");
    let refused = fair.send(&fair.director, &at("/rounds/1/close"), &[]);
    assert_eq!(refused.status, 422);
    says(&refused, &["Penalty 1 takes the game of", "in round 1, table 1, and its result does not say so."]);
    // Everybody reads that the player left, and not why.
    says(&fair.house.get(&at("/log")).send(), &["left, after round 1."]);
    silent(&fair.house.get(&at("/log")).send(), &["Disqualified", "disqualified", "ZZ-asked"]);
    let here = fair.here();
    let was = here
        .tournament
        .rounds()
        .next()
        .unwrap()
        .table(TableNumber(1))
        .unwrap()
        .result
        .clone()
        .unwrap()
        .result;
    let result = GameResult { end: EndReason::Disqualified { by: Side::A }, ..was };
    let (at_table, reason) = (AtTable::new(RoundNumber(1), TableNumber(1)), "penalty 1".into());
    fair.give(Command::CorrectResult(CorrectResult { at: at_table, was, result, reason, dispute: None }));
    assert_eq!(fair.send(&fair.director, &at("/rounds/1/close"), &[]).status, 303);
    // The draft of round 2 is without the player.
    assert_eq!(fair.send(&fair.director, &at("/pair"), &[("round", "2")]).status, 303);
    assert!(!fair.here().tournament.draft().unwrap().involves(PlayerId(a)));
}

#[test]
fn a_judges_disqualification_needs_the_director_to_confirm_it() {
    let fair = Fair::playing(&PLAYERS);
    let [a, _] = pair(&fair);
    let number = a.to_string();
    let form = fair.page(&fair.judge, &at(&format!("/penalties?player={a}&kind=deck-mismatch")));
    says(&form, &["A disqualification waits for the director, who takes the player out."]);
    // The head judge has the final word on rulings, but drops nobody either.
    assert_eq!(fair.send(&fair.head_judge, &at("/penalties"), &out(&number, "")).status, 303);
    let active = || fair.here().tournament.player(PlayerId(a)).unwrap().is_active();
    assert!(active());
    let desk = fair.page(&fair.director, &at("/desk"));
    says(&desk, &["Penalty 1 waits for the director; the player still plays.", "Confirm"]);
    says(&fair.page(&fair.judge, &at("/desk")), &["Penalty 1 waits for the director"]);
    silent(&fair.page(&fair.scorekeeper, &at("/desk")), &["Penalty 1 waits for the director"]);
    let confirm = at("/penalties/1/confirm");
    assert!(fair.page(&fair.director, &at("/penalties")).text().contains(&format!("action=\"{confirm}\"")));
    assert!(
        !fair.page(&fair.head_judge, &at("/penalties")).text().contains(&format!("action=\"{confirm}\""))
    );
    assert_eq!(fair.send(&fair.head_judge, &confirm, &[]).status, 404);
    assert!(active());
    assert_eq!(fair.send(&fair.director, &confirm, &[]).status, 303);
    assert!(!active());
    // The operator runs the installation: that is enough to act as a director.
    assert_eq!(fair.send(&fair.operator, &confirm, &[]).status, 303);
    assert_eq!(fair.send(&fair.director, &at("/penalties/9/confirm"), &[]).status, 404);
}

#[test]
fn withdrawing_a_disqualification_lists_what_remains_to_undo() {
    let fair = Fair::playing(&PLAYERS);
    let [a, _] = pair(&fair);
    let number = a.to_string();
    assert_eq!(fair.send(&fair.director, &at("/penalties"), &out(&number, "1")).status, 303);
    let end = EndReason::Disqualified { by: Side::A };
    let result = GameResult::ended([0, 0], end);
    fair.give(Command::RecordResult(RecordResult {
        at: AtTable::new(RoundNumber(1), TableNumber(1)),
        result,
    }));
    silent(&fair.page(&fair.director, &at("/penalties")), &["still out", "still says"]);
    let back = at(&format!("/players/{a}/reinstate"));
    let page = fair.page(&fair.director, &at(&format!("/players/{a}")));
    says(&page, &["Disqualified by penalty 1. Withdraw that penalty first"]);
    assert!(!page.text().contains(&back), "no button that could only be refused");
    let refused = fair.send(&fair.director, &back, &[]);
    assert_eq!(refused.status, 422);
    says(&refused, &["is disqualified by penalty 1. Withdraw that penalty first"]);
    fair.send(&fair.director, &at("/penalties/1/withdraw"), &[("reason", "it was Odo")]);
    let name = fair.here().name(PlayerId(a));
    let out = format!("{name} is still out of the tournament. Reinstate the player");
    let game = format!(
        "The result of round 1, table 1 still says that {name} lost by a penalty. Correct the result"
    );
    says(&fair.page(&fair.director, &at("/penalties")), &[&out, &game]);
    assert_eq!(fair.send(&fair.director, &back, &[]).status, 303);
    let page = fair.page(&fair.director, &at("/penalties"));
    silent(&page, &["still out"]);
    says(&page, &[&game]);
}

#[test]
fn a_draft_with_a_disqualified_player_offers_to_discard_it() {
    let fair = Fair::with_players(&PLAYERS);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    assert_eq!(fair.send(&fair.director, &at("/penalties"), &out("1", "")).status, 303);
    says(&fair.page(&fair.director, &at("/desk")), &["Has a place in the draft of round 1."]);
    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    says(&page, &["is disqualified and has a place in the draft of round"]);
    assert!(!page.text().contains("/rounds/1/publish"), "no button that could only be refused");
    assert!(fair.here().tournament.decide(&Command::PublishRound(PublishRound {})).is_err());
}
