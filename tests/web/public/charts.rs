//! The tournament in pictures.

use arbiter::domain::tournament::command::{CloseTournament, Command};

use super::told::{at, eventful, finish, public, says, words};
use crate::support::site::fair::Fair;

#[test]
fn the_charts_show_the_numbers_of_the_standings_and_every_picture_has_its_table() {
    let fair = eventful();
    let page = public(&fair, &at("/charts"));
    says(&page, &["Places over the rounds", "Victory points by grade", "As a table"]);
    assert_eq!(
        page.matches("<svg class=\"chart").count(),
        page.matches("<table class=\"plain-rows\">").count()
    );
    says(&page, &["The field by affiliation", "once at least 8 deck lists are shown to everybody."]);
    assert!(public(&fair, &at("/standings")).contains(&format!("href=\"{}\"", at("/charts"))));
}

#[test]
fn the_line_of_a_player_is_drawn_when_asked_for_and_of_nobody_who_is_not_here() {
    let fair = eventful();
    let own = public(&fair, &at("/charts?player=1"));
    assert!(own.contains("class=\"own\"") && words(&own).contains("The thick line is"), "{own}");
    for wrong in ["?player=999", "?player=x", "?player=-1", "?player=", ""] {
        let page = public(&fair, &at(&format!("/charts{wrong}")));
        assert!(!page.contains("class=\"own\"") && page.contains("class=\"chart places\""), "{wrong}");
    }
    assert!(fair.page(&fair.seat(1), &at("/me")).text().contains("/charts?player=1"), "my page leads there");
}

#[test]
fn the_overview_draws_the_way_to_the_places_once_a_tournament_is_over() {
    let fair = eventful();
    let drawing = "class=\"chart places\"";
    finish(&fair, 3);
    assert!(!public(&fair, &at("")).contains(drawing), "somebody may correct a result, or start a cut");
    fair.give(Command::CloseTournament(CloseTournament {}));
    let page = public(&fair, &at(""));
    assert_eq!(page.matches(drawing).count(), 1);
    says(&page, &["Won by", "Places over the rounds", "As a table"]);
    assert!(page.contains(&format!("href=\"{}\"", at("/charts"))), "all others are there");
}

#[test]
fn before_the_first_result_there_is_nothing_to_draw() {
    for fair in [Fair::with_players(&["Kira", "Odo"]), Fair::playing(&["Kira", "Odo"])] {
        says(&public(&fair, &at("/charts")), &["Nothing to draw yet."]);
    }
}

#[test]
fn every_call_at_a_table_is_counted_decided_or_not() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let open = [("question", "May I?"), ("round", "1"), ("table", "1"), ("facts", ""), ("by", "")];
    assert_eq!(fair.send(&fair.judge, &at("/disputes/open"), &open).status, 303);
    assert_eq!(fair.here().tournament.disputes().count(), 1, "the control");
    says(
        &public(&fair, &at("/charts")),
        &["Judge calls in each round", "Every call at a table, decided or not."],
    );
}

#[test]
fn names_keep_the_shape_of_their_letters_and_the_numbers_below_say_what_they_count() {
    let fair = eventful();
    let page = public(&fair, &at("/charts"));
    assert!(!page.contains("lengthAdjust") && !page.contains("textLength"), "letters keep their shape");
    assert!(page.contains(">Round</text>"), "the numbers below are of rounds");
}
