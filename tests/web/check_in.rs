//! Check-in on pages: a tap by the player, ticks at the desk, and pairing only who is here.

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{says, silent};
use arbiter::domain::id::PlayerId;
use arbiter::domain::pairing::system::PairingSystem;
use arbiter::domain::tournament::command::{
    ChangeSettings, Command, DropPlayer, NoteCheckIns, OpenCheckIn, PairRound, PublishRound,
};
use arbiter::domain::tournament::settings::Settings;

const FIVE: [&str; 5] = ["Kira", "Odo", "Quark <i>", "Nog", "Rom"];

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn opened(names: &[&str]) -> Fair {
    let fair = Fair::with_players(names);
    assert_eq!(fair.send(&fair.director, &at("/check-in/open"), &[]).status, 303);
    fair
}

fn round_robin() -> Fair {
    let fair = Fair::with_players(&FIVE);
    let settings = fair.here().setup().unwrap().settings.clone();
    let settings = Settings { system: PairingSystem::RoundRobin, ..settings };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "everybody meets".into() }));
    fair
}

/// Nobody sits out in an elimination, so the director hears of those who are not here before they are seeded.
#[test]
fn who_has_not_checked_in_is_named_before_a_bracket_is_seeded() {
    let fair = Fair::with_players(&FIVE);
    let settings = fair.here().setup().unwrap().settings.clone();
    let settings = Settings { system: PairingSystem::SingleElimination, ..settings };
    fair.give(Command::ChangeSettings(ChangeSettings { settings, reason: "one evening".into() }));
    let before = fair.page(&fair.director, &at("/check-in"));
    says(&before, "In an elimination nobody sits out.");
    silent(&before, "miss that round");
    silent(&fair.page(&fair.director, &at("/cut")), "Not checked in");
    assert_eq!(fair.send(&fair.director, &at("/check-in/open"), &[]).status, 303);
    let ticks = |players: &[u32]| {
        let here = players.iter().map(|player| PlayerId(*player)).collect();
        fair.give(Command::NoteCheckIns(NoteCheckIns { here, gone: vec![] }));
    };
    ticks(&[1, 2, 4]);
    let page = fair.page(&fair.director, &at("/cut"));
    says(&page, "Not checked in");
    let link = |player: u32| format!("href=\"{}\"", at(&format!("/players/{player}")));
    assert_eq!(
        [1, 2, 3, 4, 5].map(|player| page.text().contains(&link(player))),
        [false, false, true, false, true]
    );
    ticks(&[3, 5]);
    silent(&fair.page(&fair.director, &at("/cut")), "Not checked in");
}

fn is_here(fair: &Fair, player: u32) -> bool {
    fair.here().tournament.check_in().is_some_and(|open| open.is_here(PlayerId(player)))
}

#[test]
fn a_player_taps_i_am_here_and_a_hundred_taps_are_one() {
    let fair = Fair::with_players(&FIVE);
    let seat = fair.seat(1);
    silent(&fair.page(&seat, &at("/me")), "I am here");
    let early = fair.send(&seat, &at("/me/here"), &[]);
    assert_eq!(early.status, 422);
    says(&early, "No check-in is open");
    assert_eq!(fair.send(&fair.director, &at("/check-in/open"), &[]).status, 303);
    says(&fair.page(&seat, &at("/me")), "I am here");
    let lines = fair.here().log.len();
    for _ in 0..100 {
        assert_eq!(fair.send(&seat, &at("/me/here"), &[]).status, 303);
    }
    assert_eq!(fair.here().log.len(), lines + 1);
    says(&fair.page(&seat, &at("/me")), "You are checked in");
    assert!(is_here(&fair, 1) && !is_here(&fair, 2));
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(2), reason: "".into() }));
    silent(&fair.page(&fair.seat(2), &at("/me")), "I am here");
}

#[test]
fn nobody_checks_in_for_somebody_else() {
    let fair = opened(&FIVE);
    let elsewhere = fair.seat_elsewhere();
    for stranger in [&fair.director, &fair.judge, &fair.stranger, &elsewhere] {
        assert_ne!(fair.send(stranger, &at("/me/here"), &[]).status, 303);
    }
    let seat = fair.seat(1);
    fair.send(&seat, &at("/me/here"), &[("player", "2")]);
    assert_ne!(fair.send(&seat, &at("/check-in"), &[("here", "2"), ("intent", "save")]).status, 303);
    for path in ["/check-in/open", "/check-in/close", "/pair/here"] {
        assert_ne!(fair.send(&seat, &at(path), &[("round", "1")]).status, 303);
        assert_ne!(fair.send(&fair.scorekeeper, &at(path), &[("round", "1")]).status, 303);
    }
    assert!(!is_here(&fair, 2));
    assert!(fair.here().tournament.draft().is_none() && fair.here().tournament.check_in().is_some());
}

#[test]
fn the_desk_ticks_names_and_a_tap_made_meanwhile_stays() {
    let fair = opened(&FIVE);
    let page = fair.page(&fair.scorekeeper, &at("/check-in"));
    says(&page, "0 of 5 are here");
    assert!(!page.text().contains("Quark <i>"), "names are escaped");
    let send = |fields: &[(&str, &str)]| fair.send(&fair.scorekeeper, &at("/check-in"), fields).status;
    assert_eq!(send(&[("was", ""), ("here", "2"), ("here", "3"), ("intent", "save")]), 303);
    // The page was made before Kira tapped: saving it says nothing about her.
    fair.send(&fair.seat(1), &at("/me/here"), &[]);
    assert_eq!(send(&[("was", "2,3"), ("here", "3"), ("here", "4"), ("intent", "save")]), 303);
    assert_eq!([1, 2, 3, 4, 5].map(|player| is_here(&fair, player)), [true, false, true, true, false]);
    // Found by a part of the name or by the number; what is not shown is not touched.
    let found = fair.page(&fair.scorekeeper, &at("/check-in?find=QU%C3%80RK"));
    says(&found, "Quark");
    silent(&found, "Nog");
    silent(&found, "Everybody is here");
    says(&fair.page(&fair.scorekeeper, &at("/check-in?find=5")), "Rom");
    says(&fair.page(&fair.scorekeeper, &at("/check-in?find=Garak")), "No player has this name or number.");
    assert_eq!(send(&[("was", "3"), ("intent", "save")]), 303);
    assert_eq!([1, 3, 4].map(|player| is_here(&fair, player)), [true, false, true]);
    assert_eq!(send(&[("was", ""), ("intent", "all")]), 303);
    says(&fair.page(&fair.director, &at("/desk")), "5 of 5 are here");
    assert_eq!(send(&[("was", ""), ("intent", "nobody")]), 303);
    says(&fair.page(&fair.director, &at("/desk")), "0 of 5 are here");
    assert_eq!(send(&[("was", "x"), ("intent", "save")]), 400);
    // Nothing typed is lost when one tick is refused.
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(5), reason: "".into() }));
    let fields = [("was", ""), ("here", "4"), ("here", "5"), ("intent", "save")];
    let refused = fair.send(&fair.scorekeeper, &at("/check-in"), &fields);
    assert_eq!(refused.status, 422);
    says(&refused, "Rom has already dropped.");
    assert!(refused.text().contains("value=\"4\" checked"), "the other tick is still there");
}

#[test]
fn the_director_sees_who_would_be_left_out_and_pairs_the_others() {
    let fair = opened(&FIVE);
    let here = vec![PlayerId(1), PlayerId(2)];
    fair.give(Command::NoteCheckIns(NoteCheckIns { here, gone: vec![] }));
    let page = fair.page(&fair.director, &at("/pair"));
    says(&page, "Left out of round 1: 3.");
    says(&page, "Checked in: 2 players, 1 table.");
    // Somebody comes while the director reads, and is paired in spite of the tick.
    fair.send(&fair.seat(3), &at("/me/here"), &[]);
    fair.send(&fair.seat(4), &at("/me/here"), &[]);
    let fields = [("round", "1"), ("drop", "4"), ("drop", "5")];
    let sent = fair.send(&fair.director, &at("/pair/here"), &fields);
    assert_eq!(sent.status, 303);
    let told = fair.here();
    let draft = told.tournament.draft().unwrap();
    assert_eq!(
        [1, 2, 3, 4, 5].map(|player| draft.involves(PlayerId(player))),
        [true, true, true, true, false]
    );
    assert!(!told.tournament.player(PlayerId(5)).unwrap().is_active());
    // A second sending of an old page pairs nothing twice.
    assert_eq!(fair.send(&fair.director, &at("/pair/here"), &fields).status, 409);
    fair.give(Command::PublishRound(PublishRound {}));
    silent(&fair.page(&fair.seat(1), &at("/me")), "You are checked in");
    says(&fair.page(&fair.director, &at("/log")), "Checked in for round 1: Kira and Odo.");
}

#[test]
fn those_who_miss_the_first_round_of_a_round_robin_drop_when_it_is_paired() {
    let fair = round_robin();
    let page = fair.page(&fair.director, &at("/check-in"));
    says(&page, "In a round robin nobody sits out: players who have not checked in drop when you pair");
    silent(&page, "You can then pair only those who are here");
    fair.give(Command::OpenCheckIn(OpenCheckIn {}));
    let here = [1, 2, 3].map(PlayerId).to_vec();
    fair.give(Command::NoteCheckIns(NoteCheckIns { here, gone: vec![] }));
    let page = fair.page(&fair.director, &at("/pair"));
    says(&page, "2 players have not checked in. In a round robin nobody sits out, so they drop.");
    says(&page, "Drop 2 players and pair round 1");
    silent(&page, "Pair only those who are here");
    for player in [4, 5] {
        says(&page, &format!("<input type=\"hidden\" name=\"drop\" value=\"{player}\">"));
    }
    // Somebody comes while the director reads, and stays.
    fair.send(&fair.seat(4), &at("/me/here"), &[]);
    let fields = [("round", "1"), ("drop", "4"), ("drop", "5")];
    assert_eq!(fair.send(&fair.director, &at("/pair/here"), &fields).status, 303);
    let told = fair.here();
    let draft = told.tournament.draft().unwrap();
    assert_eq!(
        [1, 2, 3, 4, 5].map(|player| draft.involves(PlayerId(player))),
        [true, true, true, true, false]
    );
}

#[test]
fn with_everybody_here_a_round_robin_is_paired_from_the_check_in() {
    let fair = round_robin();
    fair.give(Command::OpenCheckIn(OpenCheckIn {}));
    let here = [1, 2, 3, 4, 5].map(PlayerId).to_vec();
    fair.give(Command::NoteCheckIns(NoteCheckIns { here, gone: vec![] }));
    let page = fair.page(&fair.director, &at("/pair"));
    says(&page, "Everybody has checked in.");
    silent(&page, "Pair only those who are here");
    assert_eq!(fair.send(&fair.director, &at("/pair/here"), &[("round", "1")]).status, 303);
}

#[test]
fn a_draft_says_who_came_after_it_was_paired() {
    let fair = opened(&FIVE);
    fair.give(Command::NoteCheckIns(NoteCheckIns { here: vec![PlayerId(1), PlayerId(2)], gone: vec![] }));
    assert_eq!(fair.send(&fair.director, &at("/pair/here"), &[("round", "1")]).status, 303);
    fair.send(&fair.seat(4), &at("/me/here"), &[]);
    fair.register("Ziyal");
    let page = fair.page(&fair.director, &at("/rounds/1/staff"));
    says(&page, "Checked in since the draft was paired, and left out of it: Nog.");
    says(&page, "Registered since the draft was paired: Ziyal.");
}

#[test]
fn who_did_not_come_is_dropped_and_stays_registered_while_a_draft_says_that_they_are_away() {
    let fair = opened(&FIVE);
    let here = [1, 2, 3, 4].map(PlayerId).to_vec();
    fair.give(Command::NoteCheckIns(NoteCheckIns { here, gone: vec![] }));
    assert_eq!(fair.send(&fair.director, &at("/pair/here"), &[("round", "1")]).status, 303);
    let refused = fair.send(&fair.director, &at("/players/5/withdraw"), &[]);
    assert_eq!(refused.status, 422);
    says(&refused, "The draft of round 1 says that Rom is away, so the registration stays. Drop the player");
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(5), reason: "".into() }));
    fair.give(Command::PublishRound(PublishRound {}));
    silent(&fair.page(&fair.director, &at("/standings")), "No standings now");
}

#[test]
fn a_check_in_closes_with_everybody_paired_as_before() {
    let fair = opened(&FIVE);
    assert_eq!(fair.send(&fair.director, &at("/check-in/close"), &[]).status, 303);
    silent(&fair.page(&fair.director, &at("/pair")), "Pair only those who are here");
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    assert!((1..=5).all(|player| fair.here().tournament.draft().unwrap().involves(PlayerId(player))));
}

#[test]
fn two_thousand_names_are_ticked_in_one_form() {
    let names: Vec<String> = (1..=2_000).map(|number| format!("Player {number}")).collect();
    let fair = Fair::with_players(&["Player 0"]);
    names[1..].chunks(500).for_each(|some| fair.register(&some.join("\n")));
    fair.give(Command::OpenCheckIn(OpenCheckIn {}));
    let numbers: Vec<String> = (1..=1_999).map(|number| number.to_string()).collect();
    let mut fields: Vec<(&str, &str)> = numbers.iter().map(|number| ("here", number.as_str())).collect();
    fields.extend([("was", ""), ("intent", "save")]);
    assert_eq!(fair.send(&fair.scorekeeper, &at("/check-in"), &fields).status, 303);
    let page = fair.page(&fair.scorekeeper, &at("/check-in"));
    says(&page, "1999 of 2000 are here");
    let was = numbers.join(",");
    let mut again: Vec<(&str, &str)> =
        numbers.iter().skip(1).map(|number| ("here", number.as_str())).collect();
    again.extend([("was", was.as_str()), ("intent", "save")]);
    assert_eq!(fair.send(&fair.scorekeeper, &at("/check-in"), &again).status, 303);
    assert!(!is_here(&fair, 1) && is_here(&fair, 2));
    says(&fair.page(&fair.director, &at("/log")), "1987 others");
}
