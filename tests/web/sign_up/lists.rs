//! Deck lists that come with an application, until they are handed in.

use super::{applies, applies_with, at, nobody_sends, open, receipt, registered, settles, terms};
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::site::{says, silent};
use arbiter::app::FormSubmission;
use arbiter::data;
use arbiter::domain::awaited::Awaited;
use arbiter::domain::deck::Format;
use arbiter::domain::hash::sha256;
use arbiter::domain::id::{PlayerId, SubmissionId};
use arbiter::domain::tournament::command::{
    ChangeFormat, ChangePublication, Command, DropPlayer, WithdrawRegistration,
};
use arbiter::domain::tournament::publication::{Lists, Publication};
use uuid::Uuid;

#[test]
fn a_list_sent_along_is_checked_changed_and_handed_in_by_accepting() {
    let fair = open(None, &[]);
    let to = applies_with(&fair, "Kira", "1 Some Unreadable Card");
    let changes = |list: &str| nobody_sends(&fair, &format!("{to}/list"), &[("list", list)]).status;
    assert_eq!(changes(&"x".repeat(20_001)), 422);
    assert_eq!(changes(data::DEMO_DECK), 303);
    says(&fair.page(&fair.director, &at("/applications")), "cards, ");
    silent(&fair.page(&fair.director, &at("/applications")), "1 Some Unreadable Card");
    applies(&fair, "Odo");
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    let here = fair.here();
    let deck = |player| here.tournament.player(PlayerId(player)).unwrap().deck.clone();
    assert!(deck(1).is_some() && deck(2).is_none());
    let kept = fair.desk().deck(&SLUG.parse().unwrap(), PlayerId(1)).unwrap().unwrap();
    assert_eq!(kept.0, data::DEMO_DECK.replace("\r\n", "\n"));
    silent(&fair.page(&fair.director, &at("/applications")), "Lists to hand in");
    assert_eq!(changes("1 Another Card"), 422, "it no longer waits");
    assert_eq!(nobody_sends(&fair, &format!("{to}/withdraw"), &[]).status, 422);
    assert_eq!(registered(&fair), ["Kira", "Odo"]);
}

#[test]
fn a_list_that_was_not_handed_in_is_kept_until_it_is() {
    let fair = open(None, &[]);
    fair.requires_no_lists();
    let to = applies_with(&fair, "Kira", data::DEMO_DECK);
    let format = fair.here().tournament.setup().unwrap().format.clone();
    let change = |format: Option<arbiter::domain::deck::Format>| {
        let reason = "a slip".into();
        fair.give(Command::ChangeFormat(ChangeFormat { format: format.map(Box::new), reason }));
    };
    // As if the program died between the two: the player is in, the list is not.
    change(None);
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    let deck = || fair.here().tournament.player(PlayerId(1)).unwrap().deck.clone();
    assert_eq!(registered(&fair), ["Kira"]);
    assert!(deck().is_none());
    says(&receipt(&fair, &to), "Your list is not handed in");
    says(&fair.page(&fair.director, &at("/applications")), "Hand the lists in again");
    change(format);
    for _ in 0..3 {
        assert_eq!(settles(&fair, &fair.director, &[], "lists").status, 303);
    }
    assert!(deck().is_some());
    silent(&receipt(&fair, &to), "Your list is not handed in");
    silent(&fair.page(&fair.director, &at("/applications")), "Hand the lists in again");
    assert_eq!(fair.here().log.iter().filter(|line| line.entry().kind() == "deck-submitted").count(), 1);
}

#[test]
fn a_late_list_is_handed_in_by_the_director_and_shown_to_nobody() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    fair.give(terms(None));
    let publication = Publication { lists: Lists::All, ..Publication::default() };
    fair.give(Command::ChangePublication(ChangePublication { publication }));
    applies_with(&fair, "Quark", data::DEMO_DECK);
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    let here = fair.here();
    let quark = here.tournament.player(PlayerId(3)).unwrap();
    assert!(quark.deck.is_some() && quark.from_round.0 == 2);
    assert!(quark.consent.is_some_and(|consent| !consent.agrees), "the player was not asked");
}

/// Takes the format away, as if the program died between accepting and handing in.
fn without_format(fair: &Fair, then: impl FnOnce()) {
    fair.requires_no_lists();
    let format = fair.here().tournament.setup().unwrap().format.clone();
    let change = |format: Option<Format>| {
        let reason = "a slip".into();
        fair.give(Command::ChangeFormat(ChangeFormat { format: format.map(Box::new), reason }));
    };
    change(None);
    then();
    change(format);
}

#[test]
fn a_list_that_cannot_be_handed_in_says_why() {
    let fair = open(None, &[]);
    applies_with(&fair, "Kira", data::DEMO_DECK);
    without_format(&fair, || {
        assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303, "the player is in all the same");
        let refused = settles(&fair, &fair.director, &[], "lists");
        assert_eq!(refused.status, 422);
        says(&refused, "This tournament does not check decks.");
    });
    assert_eq!(settles(&fair, &fair.director, &[], "lists").status, 303);
}

#[test]
fn a_newer_list_of_the_player_is_never_replaced() {
    let fair = open(None, &[]);
    applies_with(&fair, "Kira", "1 Some Unreadable Card");
    without_format(&fair, || assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303));
    let slug = SLUG.parse().unwrap();
    let own = data::DEMO_DECK;
    fair.desk().submit_deck(&slug, &submission(), PlayerId(1), own, None, &Awaited::default()).unwrap();
    assert_eq!(settles(&fair, &fair.director, &[], "lists").status, 303);
    let kept = fair.desk().deck(&slug, PlayerId(1)).unwrap().unwrap();
    assert_eq!(kept.0, own.replace("\r\n", "\n"));
    silent(&fair.page(&fair.director, &at("/applications")), "Lists to hand in");
}

#[test]
fn the_list_of_a_player_who_left_is_forgotten() {
    let fair = open(None, &[]);
    for name in ["Kira", "Odo"] {
        applies_with(&fair, name, data::DEMO_DECK);
    }
    without_format(&fair, || assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303));
    says(&fair.page(&fair.director, &at("/applications")), "2 of the accepted players");
    fair.give(Command::WithdrawRegistration(WithdrawRegistration { player: PlayerId(1) }));
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(2), reason: "".into() }));
    assert_eq!(settles(&fair, &fair.director, &[], "lists").status, 303);
    silent(&fair.page(&fair.director, &at("/applications")), "Lists to hand in");
    let left = fair.desk().applications(&fair.here()).unwrap();
    assert!(!left.is_empty() && left.iter().all(|one| one.deck.is_empty()));
}

#[test]
fn nobody_uses_up_the_number_under_which_a_list_is_handed_in() {
    let fair = open(None, &["Kira"]);
    let form = super::number();
    let fields = [("name", "Odo"), ("list", data::DEMO_DECK), ("submission", form.as_str())];
    assert_eq!(fair.house.post(&at("/sign-up"), &fields).send().status, 303);
    // All that the sender knows or can compute: the number of the form and what follows from it without the key.
    let hash = |words: String| sha256(format!("arbiter-application/1\n{words}"));
    let application = hash(form)[..32].to_owned();
    assert!(fair.page(&fair.director, &at("/applications")).text().contains(&application));
    for what in ["own list", "late list"] {
        let number = u128::from_str_radix(&hash(format!("{what}\n{application}"))[..32], 16).unwrap();
        let spent = FormSubmission { submission: SubmissionId::new(Uuid::from_u128(number)), ..submission() };
        let drop = |_: &_| Ok(Command::DropPlayer(DropPlayer { player: PlayerId(1), reason: what.into() }));
        fair.desk().submit(&SLUG.parse().unwrap(), &spent, drop).ok();
    }
    assert_eq!(settles(&fair, &fair.director, &[], "fit").status, 303);
    assert!(fair.here().tournament.player(PlayerId(2)).unwrap().deck.is_some());
}

#[test]
fn a_list_that_waits_is_read_by_its_sender_alone() {
    let fair = open(None, &["Kira"]);
    let secret = "1 Some Unreadable Card";
    let to = applies_with(&fair, "Odo", secret);
    says(&receipt(&fair, &to), secret);
    let other = applies(&fair, "Quark");
    let seat = fair.seat(1);
    let everybody = [
        None,
        Some(&fair.operator),
        Some(&fair.director),
        Some(&fair.head_judge),
        Some(&fair.checker),
        Some(&fair.stranger),
        Some(&seat),
    ];
    let paths =
        ["", "/log", "/sign-up", "/applications", "/desk", "/decks", "/lists", "/players", "/me", "/me/deck"];
    let mut read = 0;
    for path in paths.map(at).into_iter().chain([other]) {
        for who in everybody {
            let asked = fair.house.get(&path);
            let page = match who {
                None => asked.send(),
                Some(who) => asked.within(who).send(),
            };
            assert!(!page.text().contains("Unreadable"), "{path}");
            read += usize::from(page.status == 200);
        }
    }
    assert!(read > 20, "{read}");
    // Nobody takes it back, or changes it, with a code of another tournament or a made-up one.
    for code in [to.replace(SLUG, "elsewhere"), at(&format!("/sign-up/{}", "f".repeat(64)))] {
        for (what, fields) in [("/withdraw", vec![]), ("/list", vec![("list", "1 Another Card")])] {
            assert_eq!(nobody_sends(&fair, &format!("{code}{what}"), &fields).status, 404);
        }
    }
    says(&receipt(&fair, &to), secret);
}
