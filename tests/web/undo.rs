//! Undoing from the log and from the desk.

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{says, silent};
use arbiter::domain::id::{AtTable, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::tournament::command::{
    CloseRound, CloseTournament, Command, DropPlayer, OpenCheckIn, PublishRound, ReopenTournament,
};
use arbiter::domain::tournament::role::Role;

const FOUR: [&str; 4] = ["Kira", "Odo", "Quark <i>", "Nog"];

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

/// The number of the newest line.
fn newest(fair: &Fair) -> usize {
    fair.here().log.len()
}

/// The first table of round 1 gets a result, typed by the scorekeeper.
fn records(fair: &Fair) {
    let slip = [("score_a", "100"), ("score_b", "40"), ("end", "complete-a"), ("intent", "record")];
    assert_eq!(fair.send(&fair.scorekeeper, &at("/rounds/1/tables/1/result"), &slip).status, 303);
}

fn has_result(fair: &Fair) -> bool {
    let at = AtTable::new(RoundNumber(1), TableNumber(1));
    fair.here().tournament.round(at.round).unwrap().table(at.table).unwrap().result.is_some()
}

#[test]
fn a_scorekeeper_undoes_a_slip_from_the_desk_and_redoes_it() {
    let fair = Fair::playing(&FOUR);
    records(&fair);
    let line = newest(&fair);
    let desk = fair.page(&fair.scorekeeper, &at("/desk"));
    says(&desk, "Last act:");
    let path = at(&format!("/log/{line}/undo"));
    says(&desk, &path);
    let page = fair.page(&fair.scorekeeper, &path);
    says(&page, "Round 1, table 1: no result.");
    says(&page, "Standings before and after");
    assert!(!page.text().contains("Quark <i>"), "names are escaped");
    let refused = fair.send(&fair.scorekeeper, &path, &[("intent", "undo"), ("reason", " ")]);
    assert_eq!(refused.status, 422);
    says(&refused, "Write down the reason.");
    assert!(has_result(&fair));
    let sent = fair.send(&fair.scorekeeper, &path, &[("intent", "undo"), ("reason", "wrong table")]);
    assert_eq!(sent.status, 303);
    assert!(!has_result(&fair));
    let log = fair.page(&fair.scorekeeper, &at("/log"));
    says(&log, "Undone, line");
    says(&log, "wrong table");
    says(&log, "class=\"undone\"");
    let desk = fair.page(&fair.scorekeeper, &at("/desk"));
    says(&desk, "Redo");
    let sent = fair.send(&fair.scorekeeper, &path, &[("intent", "redo"), ("reason", "it was right")]);
    assert_eq!(sent.status, 303);
    assert!(has_result(&fair));
    says(&fair.page(&fair.scorekeeper, &at("/standings")), "Kira");
}

#[test]
fn a_result_that_was_undone_and_recorded_again_is_undone_by_its_newest_line() {
    let fair = Fair::playing(&FOUR);
    let undo = [("intent", "undo"), ("reason", "mistyped")];
    for _ in 0..2 {
        records(&fair);
        let path = at(&format!("/log/{}/undo", newest(&fair)));
        says(&fair.page(&fair.scorekeeper, &at("/rounds/1/staff")), &format!("data-undo=\"{path}\""));
        assert_eq!(fair.send(&fair.scorekeeper, &path, &undo).status, 303);
        assert!(!has_result(&fair));
        silent(&fair.page(&fair.scorekeeper, &at("/rounds/1/staff")), "data-undo");
    }
}

#[test]
fn a_publication_is_taken_back_from_the_page_of_its_round_until_somebody_reports() {
    let fair = Fair::playing(&FOUR);
    let round = fair.page(&fair.director, &at("/rounds/1/staff"));
    let path = at(&format!("/log/{}/undo", newest(&fair)));
    says(&round, &format!("href=\"{path}\">Take the publication back</a>"));
    silent(&fair.page(&fair.scorekeeper, &at("/rounds/1/staff")), "Take the publication back");
    says(&fair.page(&fair.director, &path), "draft again");
    assert_eq!(fair.send(&fair.director, &path, &[("intent", "undo"), ("reason", "too early")]).status, 303);
    silent(&fair.page(&fair.director, &at("/rounds/1/staff")), "Take the publication back");
    assert_eq!(fair.page(&fair.stranger, &at("/rounds/1")).status, 404, "a draft again");
    // Published once more, the newer line is offered; a result ends it.
    fair.give(Command::PublishRound(PublishRound {}));
    let path = at(&format!("/log/{}/undo", newest(&fair)));
    says(&fair.page(&fair.director, &at("/rounds/1/staff")), &path);
    records(&fair);
    silent(&fair.page(&fair.director, &at("/rounds/1/staff")), "Take the publication back");
}

#[test]
fn others_cannot_undo_it_and_strangers_do_not_see_the_page() {
    let fair = Fair::playing(&FOUR);
    records(&fair);
    let line = newest(&fair);
    let path = at(&format!("/log/{line}/undo"));
    let undo = [("intent", "undo"), ("reason", "not mine")];
    for other in [&fair.judge, &fair.head_judge, &fair.checker] {
        silent(&fair.page(other, &at("/desk")), "Last act:");
        says(&fair.page(other, &path), "Someone else recorded line");
        assert_eq!(fair.send(other, &path, &undo).status, 422);
    }
    let seat = fair.seat(1);
    for stranger in [&fair.stranger, &seat] {
        assert_ne!(fair.page(stranger, &path).status, 200);
        assert_ne!(fair.send(stranger, &path, &undo).status, 303);
        silent(&fair.page(stranger, &at("/log")), "/undo");
    }
    silent(&fair.house.get(&at("/log")).send(), "/undo");
    assert!(has_result(&fair));
    // The director undoes everything.
    says(&fair.page(&fair.director, &at("/log")), &path);
    assert_eq!(fair.send(&fair.director, &path, &undo).status, 303);
    assert!(!has_result(&fair));
    let nowhere = fair.page(&fair.director, &at("/log/999/undo"));
    assert_eq!(nowhere.status, 404);
}

#[test]
fn two_directors_undo_once_and_a_stale_page_undoes_nothing_that_others_built_on() {
    let fair = Fair::playing(&FOUR);
    let published = newest(&fair);
    let path = at(&format!("/log/{published}/undo"));
    says(&fair.page(&fair.director, &path), "Round 1 is a draft again, and players do not see it.");
    // A slip comes in while the page is open.
    records(&fair);
    let undo = [("intent", "undo"), ("reason", "too early")];
    let stale = fair.send(&fair.director, &path, &undo);
    assert_eq!(stale.status, 422);
    says(&stale, "stays, because later acts rest on it");
    says(&stale, "Recorded round 1, table 1");
    says(&stale, &at(&format!("/log/{}/undo", newest(&fair))));
    let slip = newest(&fair);
    let other = fair.account("Second", Some(arbiter::domain::tournament::role::Role::Director));
    let slip_path = at(&format!("/log/{slip}/undo"));
    assert_eq!(fair.send(&fair.director, &slip_path, &undo).status, 303);
    let late = fair.send(&other, &slip_path, &undo);
    assert_eq!(late.status, 422);
    says(&late, "is undone already. Nothing of yours was recorded");
    let lines = newest(&fair);
    // The same form twice counts once.
    let number = "0d2b8a8e-5a39-4b0e-9d0c-1a2b3c4d5e6f";
    let form = [("intent", "undo"), ("reason", "too early"), ("submission", number)];
    for _ in 0..2 {
        assert_eq!(fair.house.post(&path, &form).within(&fair.director).send().status, 303);
    }
    assert_eq!(newest(&fair), lines + 1);
    // What players saw is a draft again.
    assert_eq!(fair.house.get(&at("/rounds/1")).send().status, 404);
    says(&fair.page(&fair.director, &at("/rounds/1/staff")), "draft");
}

#[test]
fn entries_recorded_together_are_undone_together_and_what_stays_says_why() {
    let fair = Fair::with_players(&FOUR);
    let page = fair.page(&fair.director, &at("/log/2/undo"));
    assert_eq!(page.status, 200);
    says(&page, "is not undone: a number is given to one player only");
    says(&page, "These lines were recorded together");
    silent(&page, "name=\"reason\"");
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(4), reason: "".into() }));
    let path = at(&format!("/log/{}/undo", newest(&fair)));
    says(&fair.page(&fair.director, &path), "Nog plays on.");
}

#[test]
fn a_tick_of_the_check_in_is_undone_from_the_desk_until_somebody_ticks_the_player_again() {
    let fair = Fair::with_players(&FOUR);
    fair.give(Command::OpenCheckIn(OpenCheckIn {}));
    let tick = |was: &str, fields: &[(&str, &str)]| {
        let all = [&[("was", was), ("intent", "save")][..], fields].concat();
        assert_eq!(fair.send(&fair.scorekeeper, &at("/check-in"), &all).status, 303);
    };
    let count = || fair.here().tournament.not_checked_in().count();
    tick("", &[("here", "1"), ("here", "2")]);
    assert_eq!(count(), 2);
    let path = at(&format!("/log/{}/undo", newest(&fair)));
    says(&fair.page(&fair.scorekeeper, &at("/desk")), &path);
    says(&fair.page(&fair.director, &at("/log")), &path);
    says(&fair.page(&fair.scorekeeper, &path), "0 players are checked in.");
    let undo = [("intent", "undo"), ("reason", "the wrong list")];
    assert_eq!(fair.send(&fair.scorekeeper, &path, &undo).status, 303);
    assert_eq!(count(), 4);
    says(&fair.page(&fair.stranger, &at("/log")), "the wrong list");
    let redo = [("intent", "redo"), ("reason", "it was right")];
    assert_eq!(fair.send(&fair.scorekeeper, &path, &redo).status, 303);
    assert_eq!(count(), 2);
    // The page is open when somebody unticks a player.
    says(&fair.page(&fair.director, &path), "name=\"reason\"");
    tick("1", &[]);
    let stale = fair.send(&fair.director, &path, &undo);
    assert_eq!(stale.status, 422);
    says(&stale, "stays, because later acts rest on it");
    assert_eq!(count(), 3);
}

#[test]
fn the_end_is_undone_from_the_desk_and_nothing_else_after_it() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    records(&fair);
    let result = at(&format!("/log/{}/undo", newest(&fair)));
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    fair.give(Command::CloseTournament(CloseTournament {}));
    let path = at(&format!("/log/{}/undo", newest(&fair)));
    let is_over = || fair.here().tournament.closed_at().is_some();
    let undo = [("intent", "undo"), ("reason", "a round is missing")];
    // Only the end is offered.
    let log = fair.page(&fair.director, &at("/log"));
    says(&log, &path);
    silent(&log, &result);
    says(&fair.page(&fair.director, &at("/desk")), &path);
    says(&fair.page(&fair.director, &result), "The tournament is closed and its standings are final.");
    assert_eq!(fair.send(&fair.director, &result, &undo).status, 422);
    silent(&fair.page(&fair.scorekeeper, &at("/desk")), &path);
    says(&fair.page(&fair.scorekeeper, &path), "only a director undoes or redoes it");
    assert_eq!(fair.send(&fair.scorekeeper, &path, &undo).status, 422);
    says(&fair.page(&fair.director, &path), "The tournament is not over any more.");
    // Somebody else reopens it while the page is open.
    fair.give(Command::ReopenTournament(ReopenTournament { reason: "a slip".into() }));
    let stale = fair.send(&fair.director, &path, &undo);
    assert_eq!(stale.status, 422);
    says(&stale, "stays, because later acts rest on it");
    let reopening = at(&format!("/log/{}/undo", newest(&fair)));
    says(&fair.page(&fair.director, &reopening), "The tournament is over, and its standings are final.");
    assert_eq!(fair.send(&fair.director, &reopening, &undo).status, 303);
    assert!(is_over());
    assert_eq!(fair.send(&fair.director, &path, &undo).status, 303);
    assert!(!is_over());
    says(&fair.page(&fair.stranger, &at("/log")), "a round is missing");
    // What comes then is not after the end.
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(2), reason: "".into() }));
    silent(&fair.page(&fair.director, &at("/log?part=after")), "Odo left");
    says(&fair.page(&fair.director, &at("/log?part=1")), "Odo left");
}

#[test]
fn who_directed_and_is_a_scorekeeper_now_undoes_no_act_of_a_director() {
    let fair = Fair::playing(&FOUR);
    let former = fair.account("Former", Some(Role::Director));
    assert_eq!(fair.send(&former, &at("/players/4/drop"), &[("reason", "a train")]).status, 303);
    let path = at(&format!("/log/{}/undo", newest(&fair)));
    fair.take_away("Former");
    fair.also_here("Former", Role::Scorekeeper);
    let undo = [("intent", "undo"), ("reason", "mistyped")];
    says(&fair.page(&former, &path), "only a director undoes or redoes it");
    assert_eq!(fair.send(&former, &path, &undo).status, 422);
    assert!(!fair.here().tournament.player(PlayerId(4)).unwrap().is_active());
    // The control: a result is undone by the scorekeeper who recorded it.
    let slip = [("score_a", "100"), ("score_b", "40"), ("end", "complete-a"), ("intent", "record")];
    let open = fair.here().tournament.round(RoundNumber(1)).unwrap().missing().next().map(|it| it.pair.table);
    let result = at(&format!("/rounds/1/tables/{}/result", open.unwrap()));
    assert_eq!(fair.send(&former, &result, &slip).status, 303);
    assert_eq!(fair.send(&former, &at(&format!("/log/{}/undo", newest(&fair))), &undo).status, 303);
}
