//! Penalties are issued, withdrawn and counted.

use super::*;

#[test]
fn what_came_before_is_shown_and_the_next_step_only_suggested() {
    let fair = Fair::playing(&PLAYERS);
    let [kira, _] = pair(&fair);
    says(
        &fair.page(&fair.judge, &at("/penalties")),
        &["No penalties yet.", "Issue a penalty", "Marked cards"],
    );
    let form = at(&format!("/penalties?player={kira}&kind=deck-mismatch"));
    let first = fair.page(&fair.judge, &form);
    says(&first, &["has none of this kind", "The steps begin with: Deck set to the list", "(suggested)"]);
    says(&first, &["Tourn_Code", "verified"]);
    assert_eq!(count(&fair), 0, "looking records nothing");
    issue(&fair, kira, "deck-to-list");
    let second = fair.page(&fair.judge, &form);
    says(
        &second,
        &["already has of this kind: Deck set to the list", "the next would be: Game forfeited. You decide."],
    );
    let html = second.text();
    let chosen =
        html.split("name=\"level\"").filter(|part| part.split('>').next().unwrap().contains("checked"));
    let chosen: Vec<&str> = chosen.map(|part| part.split('"').nth(1).unwrap()).collect();
    assert_eq!(chosen, ["forfeit"]);
    // Another level may still be chosen.
    issue(&fair, kira, "warning");
    assert_eq!(fair.here().tournament.penalties()[1].level, PenaltyLevel::Warning);
    says(
        &fair.page(&fair.scorekeeper, &at("/penalties")),
        &["Warning", "Deck set to the list", "2 in force", REASON],
    );
    silent(&fair.page(&fair.scorekeeper, &at("/penalties")), &["Issue a penalty", "Withdraw"]);
}

#[test]
fn a_penalty_is_between_the_player_and_the_staff() {
    let fair = Fair::playing(&PLAYERS);
    let [kira, opponent] = pair(&fair);
    issue(&fair, kira, "deck-to-list");
    let (own, other) = (fair.seat(kira), fair.seat(opponent));
    let secrets = ["ZZ-asked", "Deck set to the list", "Deck differs"];
    says(&fair.page(&own, &at("/me")), &["Your penalties", "Deck set to the list", REASON]);
    silent(&fair.page(&other, &at("/me")), &secrets);
    for path in ["", "/log", "/rounds/1", "/standings", "/screen", "/rounds/1/history", "/print/pairings/1"] {
        for page in [fair.house.get(&at(path)).send(), fair.page(&other, &at(path))] {
            silent(&page, &secrets);
        }
    }
    says(
        &fair.house.get(&at("/log")).send(),
        &["Penalty 1 issued; it stays between the player and the staff."],
    );
    says(&fair.page(&fair.checker, &at(&format!("/players/{kira}"))), &["Deck set to the list", REASON]);
    says(&fair.page(&fair.director, &at("/desk")), &["Penalty 1 for"]);
    assert_eq!(fair.page(&own, &at("/penalties")).status, 404);
}

#[test]
fn a_withdrawn_penalty_stays_on_record_and_no_longer_counts() {
    let fair = Fair::playing(&PLAYERS);
    let [kira, _] = pair(&fair);
    issue(&fair, kira, "deck-to-list");
    let empty = fair.send(&fair.judge, &at("/penalties/1/withdraw"), &[("reason", " ")]);
    assert_eq!(empty.status, 422);
    says(&empty, &["Not recorded", "Write down the reason."]);
    let sent = fair.send(&fair.judge, &at("/penalties/1/withdraw"), &[("reason", "the list was ours <b>")]);
    assert_eq!(sent.status, 303);
    says(
        &fair.page(&fair.judge, &at("/penalties")),
        &["Withdrawn by Judge", "the list was ours <b>", "0 in force", "1 withdrawn"],
    );
    says(&fair.page(&fair.seat(kira), &at("/me")), &["Withdrawn by Judge", "the list was ours <b>"]);
    let form = at(&format!("/penalties?player={kira}&kind=deck-mismatch"));
    says(&fair.page(&fair.judge, &form), &["has none of this kind"]);
    let again = fair.send(&fair.judge, &at("/penalties/1/withdraw"), &[("reason", "again")]);
    assert_eq!(again.status, 422);
    says(&again, &["Penalty 1 was already withdrawn."]);
    assert_eq!(fair.send(&fair.judge, &at("/penalties/9/withdraw"), &[("reason", "none")]).status, 404);
}

#[test]
fn a_game_lost_to_a_penalty_leads_to_the_slip_with_the_right_ending() {
    let fair = Fair::playing(&PLAYERS);
    let [_, b] = pair(&fair);
    issue(&fair, b, "warning");
    assert!(!fair.page(&fair.judge, &at("/penalties")).text().contains("?end="), "a warning ends nothing");
    issue(&fair, b, "forfeit");
    let list = fair.page(&fair.judge, &at("/penalties")).text();
    let to = at("/rounds/1/tables/1?end=disqualified-b");
    assert!(list.contains(&format!("href=\"{to}\"")), "{list}");
    let slip = fair.page(&fair.judge, &to);
    let chosen = "value=\"disqualified-b\" checked";
    assert!(slip.text().contains(chosen), "{}", slip.text());
    assert!(!fair.page(&fair.judge, &at("/rounds/1/tables/1")).text().contains(chosen), "control");
    // Once another result is recorded, it leads to the correction.
    let end = EndReason::Complete { winner: Side::B };
    let result = GameResult::ended([35, 100], end);
    fair.give(Command::RecordResult(RecordResult {
        at: AtTable::new(RoundNumber(1), TableNumber(1)),
        result,
    }));
    let to = at("/rounds/1/tables/1/correct?end=disqualified-b");
    assert!(fair.page(&fair.judge, &at("/penalties")).text().contains(&format!("href=\"{to}\"")));
    let form = fair.page(&fair.judge, &to);
    assert!(form.text().contains(chosen), "{}", form.text());
    let html = form.text();
    let field = |name: &str| {
        html.split(&format!("name=\"{name}\"")).nth(1).unwrap().split('>').next().unwrap().to_owned()
    };
    assert!(field("score_b").contains("100"), "the scores stay");
    // And once the result says so, nowhere.
    let new = GameResult { end: EndReason::Disqualified { by: Side::B }, ..result };
    let reason = "deck differs from its list".into();
    let at_table = AtTable::new(RoundNumber(1), TableNumber(1));
    fair.give(Command::CorrectResult(CorrectResult {
        at: at_table,
        was: result,
        result: new,
        reason,
        dispute: None,
    }));
    assert!(!fair.page(&fair.judge, &at("/penalties")).text().contains("?end="));
    // What changed a result gives its reason to everybody.
    says(&fair.house.get(&at("/rounds/1")).send(), &["deck differs from its list"]);
    // The player goes on playing: nobody reads of a disqualification.
    let log = fair.house.get(&at("/log")).send();
    says(&log, &["lost by a penalty"]);
    let me = fair.page(&fair.seat(b), &at("/me"));
    says(&me, &["you lost by a penalty", "if a penalty takes a game, its result tells everyone so."]);
    for page in [&log, &me] {
        silent(page, &["disqualified"]);
    }
}

#[test]
fn a_loss_that_counts_less_than_a_forfeit_is_told_with_both_figures() {
    let fair = Fair::playing(&PLAYERS);
    let [_, b] = pair(&fair);
    records(&fair, 1, [100, 20]);
    issue(&fair, b, "forfeit");
    let both = "The result is a loss, too, but counts full loss, −80; a game lost by a penalty counts full loss, −100.";
    for path in ["/desk", "/penalties", "/rounds/1/staff"] {
        let page = fair.page(&fair.director, &at(path));
        says(&page, &[both]);
        silent(&page, &["its result says otherwise"]);
    }
}

#[test]
fn the_same_person_is_known_elsewhere_to_staff_only() {
    let fair = Fair::playing(&PLAYERS);
    let [kira, opponent] = pair(&fair);
    let person = |player: u32| fair.here().tournament.player(PlayerId(player)).unwrap().person;
    let (persons, other) = (vec![person(kira)], slug("elsewhere"));
    let give = |command: Command| fair.desk().submit(&other, &submission(), |_| Ok(command.clone())).unwrap();
    give(Command::RegisterPlayers(RegisterPlayers { persons }));
    for level in [PenaltyLevel::Warning, PenaltyLevel::Note] {
        give(Command::IssuePenalty(IssuePenalty {
            player: PlayerId(1),
            judge: Judge::default(),
            kind: "scouting".to_owned(),
            level,
            round: None,
            reason: REASON.into(),
            dispute: None,
            others: false,
        }));
    }
    let number = arbiter::domain::id::PenaltyNumber(1);
    give(Command::WithdrawPenalty(WithdrawPenalty { number, judge: Judge::default(), reason: "no".into() }));
    fair.also_elsewhere("Judge", Role::Judge);
    let record = fair.page(&fair.judge, &at(&format!("/players/{kira}")));
    says(&record, &["At other tournaments", "Scouting other tables, Note (Elsewhere, 12 May 2026)"]);
    silent(&record, &["Scouting other tables, Warning"]);
    silent(&fair.page(&fair.judge, &at(&format!("/players/{opponent}"))), &["At other tournaments"]);
    // It is shown where the penalty is decided too, whatever the kind; the steps count this tournament alone.
    for kind in ["scouting", "slow-play"] {
        let form =
            |player: u32| fair.page(&fair.judge, &at(&format!("/penalties?player={player}&kind={kind}")));
        says(
            &form(kira),
            &[
                "has none of this kind at this tournament.",
                "At other tournaments, known to be the same person.",
                "Scouting other tables, Note (Elsewhere, 12 May 2026)",
            ],
        );
        silent(&form(opponent), &["At other tournaments", "Elsewhere"]);
    }
    assert_eq!(fair.page(&fair.scorekeeper, &at("/penalties?player=1&kind=scouting")).status, 200);
    silent(
        &fair.page(&fair.scorekeeper, &at(&format!("/penalties?player={kira}&kind=scouting"))),
        &["Scouting other tables, Note"],
    );
    silent(&fair.page(&fair.seat(kira), &at("/me")), &["Scouting", "Elsewhere"]);
}

/// What a process that has just started says on the pages of a penalty for Kira, and whether it reads the other log.
fn after_a_start(fair: &Fair, kira: u32) -> (Vec<String>, bool) {
    let desk = desk_over(&DatabaseUrl::Sqlite(fair.database()));
    let house = House::of(Site::new(ROUTES, config(&[]), desk).unwrap());
    let pages = [format!("/players/{kira}"), format!("/penalties?player={kira}&kind=scouting")];
    let pages = pages.map(|path| words(&house.get(&at(&path)).within(&fair.judge).send().text())).to_vec();
    assert!(house.site.desk.cached_tournament(&slug(SLUG)).is_some(), "its own log is read");
    (pages, house.site.desk.cached_tournament(&slug("elsewhere")).is_some())
}

#[test]
fn penalties_of_a_person_elsewhere_are_shown_without_reading_the_logs_there() {
    let fair = Fair::playing(&PLAYERS);
    let [kira, _] = pair(&fair);
    let persons = vec![fair.here().tournament.player(PlayerId(kira)).unwrap().person];
    let other = slug("elsewhere");
    for command in [Command::RegisterPlayers(RegisterPlayers { persons }), warning()] {
        fair.desk().submit(&other, &submission(), |_| Ok(command.clone())).unwrap();
    }
    fair.also_elsewhere("Judge", Role::Judge);
    let asked = |level: &str, read: bool| {
        let (pages, is_read) = after_a_start(&fair, kira);
        for page in pages {
            assert!(
                page.contains(&format!("Scouting other tables, {level} (Elsewhere, 12 May 2026)")),
                "{page}"
            );
        }
        assert_eq!(is_read, read);
    };
    asked("Warning", false);
    // The controls: what is shown is what is stored, and without the stored rows the log is read.
    let run = |query: &str| database::run(fair.desk(), query);
    run("UPDATE penalties SET level = 'note'");
    asked("Note", false);
    assert!(fair.desk().verify(Some(&other)).unwrap()[0].lists_differ);
    run("DELETE FROM summaries; DELETE FROM penalties");
    asked("Warning", true);
    assert!(!fair.desk().verify(Some(&other)).unwrap()[0].lists_differ);
}

#[test]
fn an_impossible_penalty_is_refused_and_keeps_what_was_typed() {
    let fair = Fair::playing(&PLAYERS);
    let [kira, _] = pair(&fair).map(|it| it.to_string());
    for (fields, sentence) in [
        (slip(&kira, "", "typed <b>"), "Choose how heavy the penalty is."),
        (slip(&kira, "keelhauling", "typed <b>"), "Choose how heavy the penalty is."),
        (slip("99", "warning", "typed <b>"), "Nobody has number 99"),
        (slip("", "warning", "typed <b>"), "Choose the player."),
        (slip(&kira, "warning", ""), "Write down the reason."),
    ] {
        let sent = fair.send(&fair.judge, &at("/penalties"), &fields);
        assert_eq!(sent.status, 422, "{sentence}");
        says(&sent, &["Not recorded", sentence]);
        if fields[0].1 == kira && !fields[5].1.is_empty() {
            assert!(sent.text().contains("value=\"typed &#60;b&#62;\""), "{}", sent.text());
        }
    }
    let mut fields = slip(&kira, "warning", "why");
    fields[1].1 = "no-such-kind";
    assert_eq!(fair.send(&fair.judge, &at("/penalties"), &fields).status, 422);
    assert_eq!(fair.send(&fair.scorekeeper, &at("/penalties"), &slip(&kira, "warning", "why")).status, 404);
    assert_eq!(count(&fair), 0);
}

#[test]
fn a_penalty_sent_twice_counts_once() {
    let fair = Fair::playing(&PLAYERS);
    let number = arbiter::app::sessions::random_uuid().unwrap().to_string();
    let mut fields = slip("1", "warning", REASON).to_vec();
    fields.push(("submission", &number));
    for _ in 0..2 {
        let sent = fair.house.post(&at("/penalties"), &fields).within(&fair.judge).send();
        assert_eq!(sent.status, 303);
    }
    assert_eq!(count(&fair), 1);
}

#[test]
fn a_judge_who_plays_penalises_nobody_at_their_own_table() {
    let fair = Fair::playing(&PLAYERS);
    let [kira, opponent] = pair(&fair);
    let link = fair.desk().seat_link(fair.here().id(), PlayerId(opponent), Utc::now()).unwrap();
    fair.desk().claim_seat(&link, Some(&hash(&fair.judge)), "test", Utc::now()).unwrap();
    let kira = kira.to_string();
    let fields = slip(&kira, "forfeit", REASON);
    let sent = fair.send(&fair.judge, &at("/penalties"), &fields);
    assert_eq!(sent.status, 422);
    says(&sent, &["sit at the same table, so you neither issue nor withdraw"]);
    assert_eq!(fair.send(&fair.head_judge, &at("/penalties"), &fields).status, 303, "control");
}

#[test]
fn a_dispute_leads_to_its_penalty_and_the_penalty_names_it() {
    let fair = Fair::playing(&PLAYERS);
    let [kira, _] = pair(&fair).map(|it| it.to_string());
    let table = Some(AtTable::new(RoundNumber(1), TableNumber(1)));
    let (question, facts, by) = ("Is <b> a card?".to_owned(), String::new(), String::new());
    fair.give(Command::OpenDispute(OpenDispute { at: table, question, facts, by: by.into(), again: false }));
    let page = fair.page(&fair.judge, &at("/disputes/1")).text();
    assert!(page.contains(&format!("href=\"{}\"", at("/penalties?dispute=1"))));
    let form = at(&format!("/penalties?player={kira}&kind=notes&dispute=1"));
    assert!(
        fair.page(&fair.judge, &form)
            .text()
            .contains("<option value=\"1\" selected>1: Is &#60;b&#62; a card?")
    );
    let mut fields = slip(&kira, "note", REASON);
    fields[4].1 = "1";
    assert_eq!(fair.send(&fair.judge, &at("/penalties"), &fields).status, 303);
    assert_eq!(fair.here().tournament.penalties()[0].dispute, Some(DisputeNumber(1)));
    says(&fair.page(&fair.judge, &at("/penalties")), &["Round 1, dispute 1. Reason:"]);
}

#[test]
fn a_closed_tournament_offers_no_penalties() {
    let fair = Fair::playing(&PLAYERS);
    let [kira, _] = pair(&fair);
    issue(&fair, kira, "deck-to-list");
    finish(&fair, 1);
    fair.give(Command::CloseTournament(CloseTournament {}));
    silent(&fair.page(&fair.director, &at("/penalties")), &["Issue a penalty", "Withdraw"]);
    let sent = fair.send(&fair.director, &at("/penalties"), &slip("1", "warning", REASON));
    assert_eq!(sent.status, 422);
}
