//! A player leaves the tournament on their own page, and the director sees it.

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{says, silent};
use arbiter::domain::id::{PlayerId, RoundNumber};
use arbiter::domain::tournament::command::{Command, DropPlayer, PairRound, PublishRound};

const FOUR: [&str; 4] = ["Kira", "Odo", "Quark <i>", "Nog"];

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn is_active(fair: &Fair, player: u32) -> bool {
    fair.here().tournament.player(PlayerId(player)).unwrap().is_active()
}

#[test]
fn a_player_drops_after_a_preview_and_the_director_reinstates_them() {
    let fair = Fair::playing(&FOUR);
    let seat = fair.seat(3);
    says(&fair.page(&seat, &at("/me")), &at("/me/leave"));
    let page = fair.page(&seat, &at("/me/leave"));
    says(&page, "still needs its result");
    says(&page, "You keep your points");
    assert!(is_active(&fair, 3), "looking changes nothing");
    silent(&fair.page(&fair.director, &at("/desk")), "left the tournament");
    let lines = fair.here().log.len();
    for _ in 0..2 {
        assert_eq!(fair.send(&seat, &at("/me/leave"), &[]).status, 303, "the second tap changes nothing");
    }
    assert_eq!(fair.here().log.len(), lines + 1);
    let left = fair.here().tournament.player(PlayerId(3)).unwrap().clone();
    assert_eq!((left.dropped_after, left.left_alone), (Some(RoundNumber(1)), true));
    let me = fair.page(&seat, &at("/me"));
    silent(&me, &at("/me/leave"));
    says(&me, "You left");
    says(&me, "You are not paired any more.");
    let here = fair.here();
    let table = here.tournament.current_round().unwrap().table_of(PlayerId(3)).unwrap();
    let opponent = table.pair.players.into_iter().find(|player| *player != PlayerId(3)).unwrap();
    let page = fair.page(&fair.seat(opponent.0), &at("/me"));
    says(&page, "has left");
    says(&page, "If you played your game, report its result. If not, tell the staff");
    assert_eq!(fair.page(&seat, &at("/me/leave")).status, 303);
    let desk = fair.page(&fair.director, &at("/desk"));
    says(&desk, "left the tournament on their own page.");
    assert!(!desk.text().contains("Quark <i>"), "names are escaped");
    silent(&fair.page(&fair.scorekeeper, &at("/desk")), "on their own page");
    let page = fair.page(&fair.director, &at("/players/3"));
    says(&page, "Paired again from round 2; rounds missed count as not played.");
    assert_eq!(fair.send(&fair.director, &at("/players/3/reinstate"), &[]).status, 303);
    assert!(is_active(&fair, 3));
    silent(&fair.page(&fair.director, &at("/desk")), "on their own page");
}

#[test]
fn a_player_who_is_already_paired_is_told_what_to_do() {
    let fair = Fair::with_players(&FOUR);
    let seat = fair.seat(1);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let sentence = "The next pairings are being made, and Kira has a place in them. Tell the director now, or leave \
                    once they are published.";
    says(&fair.page(&seat, &at("/me/leave")), sentence);
    let refused = fair.send(&seat, &at("/me/leave"), &[]);
    assert_eq!(refused.status, 422);
    says(&refused, sentence);
    assert!(is_active(&fair, 1));
    fair.give(Command::PublishRound(PublishRound {}));
    assert_eq!(fair.send(&seat, &at("/me/leave"), &[]).status, 303);
    assert!(!is_active(&fair, 1));
}

#[test]
fn a_player_with_the_bye_reads_that_they_have_left() {
    let fair = Fair::playing(&["Kira", "Odo", "Nog"]);
    let bye = fair.here().tournament.rounds().next().unwrap().bye.clone().unwrap().player;
    let seat = fair.seat(bye.0);
    assert_eq!(fair.send(&seat, &at("/me/leave"), &[]).status, 303);
    let me = fair.page(&seat, &at("/me"));
    says(&me, "You have dropped from the tournament.");
    silent(&me, "Your next table");
}

#[test]
fn nobody_drops_another_player() {
    let fair = Fair::playing(&FOUR);
    let elsewhere = fair.seat_elsewhere();
    for stranger in [&fair.director, &fair.judge, &fair.stranger, &elsewhere] {
        assert_ne!(fair.send(stranger, &at("/me/leave"), &[("player", "2")]).status, 303);
    }
    let seat = fair.seat(1);
    let sent = fair.send(&seat, &at("/me/leave"), &[("player", "2")]);
    assert!(is_active(&fair, 2), "{}", sent.status);
}

/// Nobody reports such a game, so the desk asks for its result before the round waits for it.
#[test]
fn a_game_that_both_players_have_left_is_named_on_the_desk() {
    let fair = Fair::playing(&FOUR);
    let here = fair.here();
    let table = here.tournament.current_round().unwrap().tables().next().unwrap();
    let told = "have both left, so no result will come.";
    for (player, both) in table.pair.players.into_iter().zip([false, true]) {
        fair.give(Command::DropPlayer(DropPlayer { player, reason: "".into() }));
        assert_eq!(fair.page(&fair.director, &at("/desk")).text().contains(told), both);
    }
}
