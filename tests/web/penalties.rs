//! The pages of penalties, reached by URL: issued with earlier ones in view, withdrawn, seen by whom.

use crate::support::page_text::{says, silent, words};
use crate::support::site::fair::{Fair, SLUG, hash, submission};
use crate::support::slug;
use arbiter::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    CloseRound, CloseTournament, Command, CorrectResult, IssuePenalty, OpenDispute, PairRound, PublishRound,
    RecordResult, RegisterPlayers, WithdrawPenalty,
};
use arbiter::domain::tournament::dispute::Judge;
use arbiter::domain::tournament::penalty::PenaltyLevel;
use arbiter::domain::tournament::role::Role;
use arbiter::domain::tournament::teller::Teller;
use chrono::Utc;

const PLAYERS: [&str; 4] = ["Kira O'Brien <b>", "Odo", "Quark", "Rom"];
const REASON: &str = "ZZ-asked about <b>every</b> card";

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn slip<'a>(player: &'a str, level: &'a str, reason: &'a str) -> [(&'a str, &'a str); 6] {
    [
        ("player", player),
        ("kind", "deck-mismatch"),
        ("level", level),
        ("round", "1"),
        ("dispute", ""),
        ("reason", reason),
    ]
}

fn issue(fair: &Fair, player: u32, level: &str) {
    let sent = fair.send(&fair.judge, &at("/penalties"), &slip(&player.to_string(), level, REASON));
    assert_eq!((sent.status, sent.header("location")), (303, &*at("/penalties")), "{}", words(&sent.text()));
}

/// The number of the player in seat A of table 1, and of the opponent.
fn pair(fair: &Fair) -> [u32; 2] {
    let here = fair.here();
    here.tournament.round(RoundNumber(1)).unwrap().table(TableNumber(1)).unwrap().pair.players.map(|it| it.0)
}

fn count(fair: &Fair) -> usize {
    fair.here().tournament.penalties().len()
}

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
    says(&first, &["Tourn_Code", "source read"]);
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
    // Another level may be chosen all the same.
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
fn a_withdrawn_penalty_stays_on_record_and_counts_no_more() {
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
    // Once another result stands, it leads to the correction.
    let end = EndReason::Complete { winner: Side::B };
    let result = GameResult { scores: [35, 100], not_counting: [0, 0], end, went_first: None };
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
    let reason = "deck differs from its list".to_owned();
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
            reason: REASON.to_owned(),
            dispute: None,
        }));
    }
    let number = arbiter::domain::id::PenaltyNumber(1);
    give(Command::WithdrawPenalty(WithdrawPenalty {
        number,
        judge: Judge::default(),
        reason: "no".to_owned(),
    }));
    fair.also_elsewhere("Judge", Role::Judge);
    let record = fair.page(&fair.judge, &at(&format!("/players/{kira}")));
    says(&record, &["At other tournaments", "Scouting other tables, Note (Elsewhere, 12 May 2026)"]);
    silent(&record, &["Scouting other tables, Warning"]);
    silent(&fair.page(&fair.judge, &at(&format!("/players/{opponent}"))), &["At other tournaments"]);
    // Where the penalty is decided it stands too, whatever the kind; the steps count this tournament alone.
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

#[test]
fn a_penalty_that_cannot_be_is_refused_with_what_was_typed() {
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
fn a_judge_who_plays_punishes_nobody_at_the_own_table() {
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
    fair.give(Command::OpenDispute(OpenDispute { at: table, question, facts, by: by.into() }));
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
    for table in [1, 2] {
        let end = EndReason::Complete { winner: Side::A };
        let result = GameResult { scores: [100, 35], not_counting: [0, 0], end, went_first: None };
        fair.give(Command::RecordResult(RecordResult {
            at: AtTable::new(RoundNumber(1), TableNumber(table)),
            result,
        }));
    }
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    fair.give(Command::CloseTournament(CloseTournament {}));
    silent(&fair.page(&fair.director, &at("/penalties")), &["Issue a penalty", "Withdraw"]);
    let sent = fair.send(&fair.director, &at("/penalties"), &slip("1", "warning", REASON));
    assert_eq!(sent.status, 422);
}

/// The fields of a disqualification in this round.
fn out<'a>(player: &'a str, round: &'a str) -> [(&'a str, &'a str); 6] {
    let mut fields = slip(player, "disqualification", REASON);
    fields[3].1 = round;
    fields
}

fn records(fair: &Fair, table: u32, scores: [i64; 2]) {
    let winner = if scores[0] > scores[1] { Side::A } else { Side::B };
    let end = EndReason::Complete { winner };
    let result = GameResult { scores, not_counting: [0, 0], end, went_first: None };
    fair.give(Command::RecordResult(RecordResult {
        at: AtTable::new(RoundNumber(1), TableNumber(table)),
        result,
    }));
}

#[test]
fn a_directors_disqualification_takes_the_player_out_and_bars_the_close_until_the_game_says_so() {
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
    let (at_table, reason) = (AtTable::new(RoundNumber(1), TableNumber(1)), "penalty 1".to_owned());
    fair.give(Command::CorrectResult(CorrectResult { at: at_table, was, result, reason, dispute: None }));
    assert_eq!(fair.send(&fair.director, &at("/rounds/1/close"), &[]).status, 303);
    // The draft of round 2 is without the player.
    assert_eq!(fair.send(&fair.director, &at("/pair"), &[("round", "2")]).status, 303);
    assert!(!fair.here().tournament.draft().unwrap().involves(PlayerId(a)));
}

#[test]
fn a_judges_disqualification_is_the_directors_to_confirm() {
    let fair = Fair::playing(&PLAYERS);
    let [a, _] = pair(&fair);
    let number = a.to_string();
    let form = fair.page(&fair.judge, &at(&format!("/penalties?player={a}&kind=deck-mismatch")));
    says(&form, &["A disqualification waits for the director, who takes the player out."]);
    // The head judge has the last word on rulings, and takes nobody out either.
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
fn withdrawing_a_disqualification_says_what_is_left_to_undo() {
    let fair = Fair::playing(&PLAYERS);
    let [a, _] = pair(&fair);
    let number = a.to_string();
    assert_eq!(fair.send(&fair.director, &at("/penalties"), &out(&number, "1")).status, 303);
    let end = EndReason::Disqualified { by: Side::A };
    let result = GameResult { scores: [0, 0], not_counting: [0, 0], end, went_first: None };
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
    let game =
        format!("The result of round 1, table 1 still says that {name} was disqualified. Correct the result");
    says(&fair.page(&fair.director, &at("/penalties")), &[&out, &game]);
    assert_eq!(fair.send(&fair.director, &back, &[]).status, 303);
    let page = fair.page(&fair.director, &at("/penalties"));
    silent(&page, &["still out"]);
    says(&page, &[&game]);
}

#[test]
fn a_draft_that_seats_a_disqualified_player_leads_to_its_discard() {
    let fair = Fair::with_players(&PLAYERS);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    assert_eq!(fair.send(&fair.director, &at("/penalties"), &out("1", "")).status, 303);
    says(&fair.page(&fair.director, &at("/desk")), &["Has a place in the draft of round 1."]);
    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    says(&page, &["is disqualified and has a place in this draft. Discard it and pair again."]);
    assert!(!page.text().contains("/rounds/1/publish"), "no button that could only be refused");
    assert!(fair.here().tournament.decide(&Command::PublishRound(PublishRound {})).is_err());
}

#[test]
fn the_report_counts_penalties_and_names_them_apart() {
    let fair = Fair::playing(&PLAYERS);
    let [a, b] = pair(&fair);
    let report = || fair.page(&fair.scorekeeper, &at("/report"));
    says(&report(), &["Penalties None."]);
    silent(&report(), &["Penalties by name"]);
    issue(&fair, a, "deck-to-list");
    issue(&fair, b, "deck-to-list");
    issue(&fair, b, "forfeit");
    fair.send(&fair.judge, &at("/penalties/2/withdraw"), &[("reason", "the list was ours")]);
    silent(&report(), &["Penalties by name", "ZZ-asked"]);
    assert!(
        report().text().contains("href=\"/t/deep-space-open/report?names=yes\">Add the penalties by name")
    );
    let page = fair.page(&fair.scorekeeper, &at("/report?names=yes"));
    assert!(page.text().contains("href=\"/t/deep-space-open/report\">Leave the penalties by name out"));
    says(
        &page,
        &["Kind Deck set to the list Game forfeited", "Deck differs from its list 1 1", "1 withdrawn."],
    );
    let names = [a, b].map(|player| fair.here().name(PlayerId(player)));
    let html = words(&page.text());
    let (counts, named) = html.split_once("Penalties by name").unwrap();
    let counts = counts.split("Penalties None").last().unwrap();
    assert!(!counts.contains("ZZ-asked"), "{counts}");
    assert!(named.contains(&names[0]) && named.contains(&names[1]) && named.contains(REASON), "{named}");
    assert!(named.contains("Withdrawn: the list was ours"));
}

#[test]
fn the_round_is_that_in_which_it_happened_and_a_forfeit_needs_one() {
    let fair = Fair::playing(&PLAYERS);
    let [kira, opponent] = pair(&fair);
    let chosen = |form: &str| -> String {
        let page = fair.page(&fair.judge, &at(form)).text();
        let round =
            page.split("name=\"round\"").nth(1).unwrap().split("</select>").next().unwrap().to_owned();
        round
            .split("value=\"")
            .skip(1)
            .find(|option| option.contains(" selected"))
            .map_or_else(String::new, |option| option.split('"').next().unwrap().to_owned())
    };
    let slow = format!("/penalties?player={kira}&kind=slow-play");
    let mismatch = format!("/penalties?player={kira}&kind=deck-mismatch");
    let page = fair.page(&fair.judge, &at(&slow));
    says(
        &page,
        &[
            "Round in which it happened",
            "Only “Game forfeited” and “Disqualified” take the game of that round.",
            "In none of them",
        ],
    );
    silent(&page, &["no game is lost by it"]);
    assert_eq!(chosen(&slow), "1", "the round that is played");
    let mut fields = slip("", "forfeit", REASON);
    let kira_number = kira.to_string();
    fields[0].1 = &kira_number;
    fields[3].1 = "";
    let sent = fair.send(&fair.judge, &at("/penalties"), &fields);
    assert_eq!(sent.status, 422);
    says(&sent, &["A forfeited game is one of a round, and none is named."]);
    assert!(sent.text().contains("ZZ-asked"), "what was typed is kept");
    assert_eq!(count(&fair), 0);
    // Between rounds nothing is played: a note is of no round, a forfeit of the last one.
    issue(&fair, kira, "deck-to-list");
    for table in [1, 2] {
        let result = GameResult {
            scores: [100, 20],
            not_counting: [0, 0],
            end: EndReason::Complete { winner: Side::A },
            went_first: None,
        };
        fair.give(Command::RecordResult(RecordResult {
            at: AtTable::new(RoundNumber(1), TableNumber(table)),
            result,
        }));
    }
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    assert_eq!(chosen(&slow), "");
    assert_eq!(chosen(&mismatch), "1", "the next step is a forfeited game");
    assert_eq!(chosen(&format!("/penalties?player={opponent}&kind=deck-mismatch")), "");
}

#[test]
fn a_penalty_because_of_a_dispute_of_others_is_issued_only_when_that_is_meant() {
    let fair = Fair::playing(&PLAYERS);
    let [kira, _] = pair(&fair);
    let here = fair.here();
    let other = here.tournament.players().map(|it| it.id.0).find(|id| !pair(&fair).contains(id)).unwrap();
    let table = Some(AtTable::new(RoundNumber(1), TableNumber(1)));
    for at in [table, None] {
        let question = "Whose turn?".to_owned();
        fair.give(Command::OpenDispute(OpenDispute {
            at,
            question,
            facts: String::new(),
            by: Teller::Unsaid,
        }));
    }
    let send = |player: u32, dispute: &str, meant: bool| {
        let player = player.to_string();
        let mut fields = slip(&player, "warning", REASON).to_vec();
        fields[4].1 = dispute;
        if meant {
            fields.push(("others", "yes"));
        }
        fair.send(&fair.judge, &at("/penalties"), &fields)
    };
    let refused = send(other, "1", false);
    assert_eq!((refused.status, count(&fair)), (422, 0));
    says(
        &refused,
        &["Dispute 1 is about round 1, table 1, where", "does not.", "Because of this dispute all the same"],
    );
    assert!(
        refused.text().contains("ZZ-asked about &#60;b&#62;every&#60;/b&#62; card"),
        "what was typed stays"
    );
    assert_eq!(send(other, "1", true).status, 303);
    // Theirs, one about no table, and none: nothing to ask.
    for (player, dispute) in [(kira, "1"), (other, "2"), (other, "")] {
        assert_eq!(send(player, dispute, false).status, 303, "{player} {dispute}");
    }
    assert_eq!(count(&fair), 4);
    let form = |player: u32| at(&format!("/penalties?player={player}&kind=deck-mismatch&dispute=1"));
    says(&fair.page(&fair.judge, &form(other)), &["A dispute of others"]);
    silent(&fair.page(&fair.judge, &form(kira)), &["A dispute of others"]);
}
