//! A past decision cited on a later dispute: frozen, without names, marked as persuasive, compared with what it says
//! now.

use arbiter::domain::edition::Edition;
use arbiter::domain::id::DisputeNumber;
use arbiter::domain::tournament::cited::Ground;
use arbiter::domain::tournament::dispute::{AppealOutcome, Treatment};
use arbiter::domain::tournament::role::Role;

use super::told::{QUESTION, appeal, at, cite, decide, open, public, rule, ruled_on, says, silent};
use crate::support::database;
use crate::support::site::Response;
use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::ruled;
use crate::support::slug;

const LOCAL: &str = "Local 2026-05-12 Lyon R1 #1";
/// The ruling on dispute 1 as it is shown elsewhere: its players are not those of the table in question.
const HELD: &str = "It counts. Player C lights it; Player D does not.";

/// Dispute 1 ruled upon, dispute 2 open about the same thing.
fn asked_again() -> Fair {
    let fair = ruled_on();
    open(&fair, "Does a blue lamp count on the second shelf?", "");
    fair
}

fn place(dispute: u32) -> String {
    format!("local/{SLUG}/{dispute}")
}

fn look_to(fair: &Fair, dispute: u32, place: &str, quote: &str, confirmation: &str) -> Response {
    let fields =
        [("citation", place), ("quote", quote), ("treatment", "follows"), ("confirmation", confirmation)];
    fair.send(&fair.judge, &at(&format!("/disputes/{dispute}/cite")), &fields)
}

/// Dispute 2 follows dispute 1 and is ruled upon.
fn followed() -> Fair {
    let fair = asked_again();
    assert_eq!(look_to(&fair, 2, &place(1), "Player C lights it", "").status, 303);
    rule(&fair, 2, "As before.");
    fair
}

#[test]
fn a_past_decision_is_opened_and_attached_as_persuasive() {
    let fair = asked_again();
    let page = fair.page(&fair.judge, &at("/disputes/2"));
    says(
        &page,
        &format!("name=\"cite\" value=\"{}\">Attach<span class=\"vh\"> <bdi>{LOCAL}</bdi></span>", place(1)),
    );
    let opened = fair.send(&fair.judge, &at("/disputes/2/look"), &[("cite", &place(1)), ("text", "So far")]);
    says(&opened, &format!("Attach {LOCAL}"));
    says(&opened, "An earlier decision persuades and does not bind. The ruling was not appealed.");
    says(&opened, "<strong>Question:</strong> Does the blue lamp count");
    says(&opened, HELD);
    says(&opened, "So far");
    assert_eq!(look_to(&fair, 2, &place(1), &format!("It counts.\r\n{}", &HELD[11..]), "").status, 303);
    let cited = fair.here().tournament.dispute(DisputeNumber(2)).unwrap().citations[0].cited.clone();
    let Ground::Decision(earlier) = &cited.ground else { panic!("{cited:?}") };
    assert_eq!((cited.quote.as_str(), cited.heading.as_str()), (HELD, QUESTION));
    assert_eq!((earlier.slug.as_str(), earlier.precedent.number), (SLUG, DisputeNumber(1)));
    let log = fair.here().log.clone();
    let entry = log.iter().find(|entry| entry.hash == earlier.head);
    assert!(entry.is_some(), "it names the head of the log that it was read from");
    rule(&fair, 2, "As before.");

    let page = fair.page(&fair.judge, &at("/disputes/2"));
    says(&page, "<span class=\"status persuasive\">Persuasive</span>");
    says(&page, "The decision says what was quoted.");
    silent(&page, &format!("value=\"{}\">Attach", place(1)));
    says(&page, "no text, and looks to 1 earlier decision");
    let slip = public(&fair, &at("/disputes/2/slip"));
    says(&slip, "It rests on no text, and looks to 1 earlier decision.");
    says(&slip, &format!("The ruling follows {LOCAL}"));
    says(&slip, &format!("the log of {SLUG}"));
    let seated = fair.here().tournament.rounds().next().unwrap().tables().next().unwrap().pair.players[0];
    for page in [&page, &slip, &fair.page(&fair.seat(seated.0), &at("/me")), &public(&fair, &at("/log"))] {
        says(page, "Player C lights it; Player D does not.");
        says(page, "An earlier decision persuades and does not bind.");
    }
    // What is shown of it elsewhere is shown here: a citation names nobody in the log.
    let attached = log.iter().find(|entry| entry.payload.contains(LOCAL)).unwrap();
    assert!(!attached.payload.contains("Kira") && !attached.payload.contains("Odo"), "{}", attached.payload);
    says(&public(&fair, "/rulings/precedents"), "Followed by Local 2026-05-12 Lyon R1 #2");
}

#[test]
fn a_decision_that_rests_only_on_another_still_found_no_authority() {
    let fair = followed();
    let report = fair.page(&fair.director, "/rulings/report");
    says(&report, "1 without a citation");
    says(&report, &format!("The ruling follows {LOCAL}"));
}

#[test]
fn only_the_ruling_of_another_decision_of_the_same_game_is_cited() {
    let fair = asked_again();
    let refused = |place: &str, quote: &str, words: &str| {
        let page = look_to(&fair, 2, place, quote, "");
        assert_eq!(page.status, 422, "{words}");
        says(&page, words);
    };
    refused(&place(2), "x", "There is no decision there now");
    refused(&place(9), "x", "There is no decision there now");
    refused("local/nowhere/1", "x", "There is no decision there now");
    refused("local//", "x", "There is no decision there now");
    refused(&place(1), " ", &format!("Quote the words of {LOCAL}"));
    refused(&place(1), "It does not count.", &format!("These words are not in the ruling of {LOCAL}."));
    rule(&fair, 2, "It counts there too.");
    let own = look_to(&fair, 2, &place(2), "It counts there too.", "");
    assert_eq!(own.status, 422);
    says(&own, "Local 2026-05-12 Lyon R1 #2 is this dispute itself");
    assert!(fair.here().tournament.dispute(DisputeNumber(2)).unwrap().citations.is_empty());
    let second = super::precedents::elsewhere_of(fair.desk(), 7, "Nog", Edition::Second);
    super::precedents::decided(fair.desk(), &second, "Does a blue lamp count?", "Not in this game.");
    let other = look_to(&fair, 2, &format!("local/{second}/1"), "Not in this game.", "");
    assert_eq!(other.status, 422);
    says(&other, "was decided for the Second Edition, which has rules of its own.");
}

#[test]
fn a_ruling_overturned_since_is_flagged_and_only_the_final_word_is_cited() {
    let fair = followed();
    appeal(&fair, 1, "No.");
    says(
        &fair.page(&fair.judge, &at("/disputes/2")),
        "The decision is under appeal, or its tournament is not held",
    );
    decide(
        &fair,
        1,
        AppealOutcome::Overturned,
        "Kira may not. It counts for nobody; Player C lights it in vain.",
    );
    let page = fair.page(&fair.judge, &at("/disputes/2"));
    says(&page, "<span class=\"badge conflict\">Overturned</span> It was overturned on appeal since.");
    says(&page, "The final word there: Player C may not.");
    let page = fair.page(&fair.judge, "/rulings");
    says(&page, "1 decision rests on an earlier decision that was overturned.");
    says(&page, "Local 2026-05-12 Lyon R1 #2</a>, not appealed: follows");
    open(&fair, "And on the third shelf?", "");
    let page = look_to(&fair, 3, &place(1), "It counts.", "");
    says(&page, "These words are not in the final word of");
    assert_eq!(look_to(&fair, 3, &place(1), "It counts for nobody", "").status, 303);
    let page = fair.page(&fair.judge, &at("/disputes/3"));
    says(&page, "The ruling was overturned on appeal, and the final word is quoted.");
    says(&page, "The decision says what was quoted.");
}

#[test]
fn a_decision_on_reversed_text_is_cited_only_after_typing_the_word() {
    let fair = super::told::called();
    let text = "Old Words\n\nCANDLES\n\ncandle - A candle counts as a lamp after dusk.\n";
    ruled::import(fair.desk(), "old-words.txt", text, Edition::First, "GL", None);
    cite(&fair, 1, "old-words/candle", "A candle counts as a lamp after dusk.", Treatment::Follows);
    rule(&fair, 1, "A candle counts after dusk.");
    open(&fair, "Does a candle count after dusk?", "");
    assert_eq!(look_to(&fair, 2, &place(1), "A candle counts", "").status, 303);
    rule(&fair, 2, "As before.");
    let newer =
        "Newer\n\nCANDLES\n\ncandle - This Glossary entry has been deleted and replaced: No candle counts.\n";
    ruled::import(fair.desk(), "newer.txt", newer, Edition::First, "SR", "2001-05-01".parse().ok());
    let page = fair.page(&fair.judge, &at("/disputes/2"));
    says(&page, "Its text reversed</span> It follows ");
    let page = fair.page(&fair.judge, "/rulings");
    says(&page, "1 decision rests on an earlier decision whose text was reversed.");
    open(&fair, "Does a candle count at dusk?", "");
    says(&fair.page(&fair.judge, &at("/disputes/3")), "“reversed” has to be typed on the next page");
    let page = look_to(&fair, 3, &place(1), "A candle counts", "");
    assert_eq!(page.status, 422);
    says(&page, "type “reversed” as the confirmation");
    assert_eq!(look_to(&fair, 3, &place(1), "A candle counts", " Reversed ").status, 303);
}

#[test]
fn a_corrected_name_does_not_change_what_was_quoted() {
    let fair = followed();
    let player = fair.here().tournament.players().next().unwrap().id;
    fair.desk()
        .rename(&slug(SLUG), &crate::support::site::fair::submission(), player, "Lamp Lighter")
        .unwrap();
    let page = fair.page(&fair.judge, &at("/disputes/2"));
    says(&page, "<blockquote>Player C lights it</blockquote>");
    silent(&page, "The wording of the decision has changed since.");
    // A member of staff who joins is hidden in what was written before, too.
    database::run(fair.desk(), "UPDATE accounts SET display_name = 'Lights' WHERE display_name = 'Stranger'");
    fair.also_here("Stranger", Role::Judge);
    let page = fair.page(&fair.judge, &at("/disputes/2"));
    says(&page, "<blockquote>Player C lights it</blockquote>");
    says(&page, "The wording of the decision has changed since. The ruling rests on what was quoted.");
}
