//! Decisions that rest on an entry, and on reversed texts.

use arbiter::domain::edition::Edition;
use arbiter::domain::tournament::dispute::Treatment;

use super::told::{BLUE, QUOTE, at, cite, open, public, rule, ruled_on, says, silent};
use crate::support::entry_of;
use crate::support::site::ruled;

const ENTRY: &str = "/rulings/sample-rulings-2000/blue-lamp";
const OTHER: &str = "/rulings/sample-rulings-2000/kettle";

#[test]
fn an_entry_says_which_decisions_rest_on_it() {
    let fair = ruled_on();
    silent(&public(&fair, OTHER), "Decisions here");
    let page = public(&fair, ENTRY);
    says(&page, "1 decision rests on this entry.");
    says(&page, "Local 2026-05-12 Lyon R1 #1, not appealed: follows");
    silent(&page, &at("/disputes/1"));
    says(
        &fair.page(&fair.judge, ENTRY),
        &format!("<a href=\"{}\">Local 2026-05-12 Lyon R1 #1</a>", at("/disputes/1")),
    );
    silent(&fair.page(&fair.stranger, ENTRY), &at("/disputes/1"));
    open(&fair, "Another lamp?", "");
    cite(&fair, 2, BLUE, QUOTE, Treatment::Distinguishes);
    says(&public(&fair, ENTRY), "1 decision rests on this entry.");
    rule(&fair, 2, "Another lamp is another lamp.");
    let page = public(&fair, ENTRY);
    says(&page, "1 decision rests on this entry.");
    says(&page, "1 citation distinguishes it or departs from it.");
    silent(&page, "Decisions to look at again");
}

#[test]
fn a_decision_on_words_that_changed_is_to_be_looked_at_again() {
    let fair = ruled_on();
    let text = ruled::FIRST.replace("counts as one of the thirty", "is none of the thirty");
    silent(&public(&fair, "/rulings"), "Decisions to look at again");
    let day = "2000-10-30".parse().ok();
    ruled::import(fair.desk(), "sample-rulings-2000.txt", &text, Edition::First, "SR", day);
    for page in [public(&fair, "/rulings"), public(&fair, ENTRY)] {
        says(&page, "Decisions to look at again");
        says(&page, "1 decision rests on words that the library holds differently now.");
        says(&page, "Text differs");
        says(&page, "Local 2026-05-12 Lyon R1 #1");
    }
    // Words that moved to another paragraph are still there.
    ruled::changed(fair.desk());
    silent(&public(&fair, "/rulings"), "Decisions to look at again");
}

#[test]
fn a_decision_on_text_changed_in_part_is_to_be_looked_at_again() {
    let fair = ruled_on();
    let text = "Later Rulings\n\nLAMPS\n\nblue lamp - Replace the text on lamps: it is none.\n";
    ruled::import(fair.desk(), "newer.txt", text, Edition::First, "SR", "2001-05-01".parse().ok());
    for page in [public(&fair, "/rulings"), public(&fair, ENTRY)] {
        says(&page, "1 decision rests on text that was changed in part.");
        says(&page, "<span class=\"status partly-superseded\">Partly superseded</span>");
        silent(&page, "reversed text");
    }
}

#[test]
fn decisions_on_reversed_text_are_counted_and_named() {
    let fair = super::told::called();
    let text = "Old Words\n\nCANDLES\n\ncandle - A candle counts as a lamp after dusk.\n";
    ruled::import(fair.desk(), "old-words.txt", text, Edition::First, "GL", None);
    for dispute in 1..=2 {
        cite(&fair, dispute, "old-words/candle", "A candle counts as a lamp after dusk.", Treatment::Follows);
        rule(&fair, dispute, "It counts after dusk.");
        open(&fair, "And another candle?", "");
    }
    silent(&public(&fair, "/rulings"), "Decisions to look at again");
    let newer =
        "Newer\n\nCANDLES\n\ncandle - This Glossary entry has been deleted and replaced: No candle counts.\n";
    ruled::import(fair.desk(), "newer.txt", newer, Edition::First, "SR", "2001-05-01".parse().ok());
    let page = fair.page(&fair.judge, "/rulings");
    says(&page, "2 decisions rest on reversed text.");
    says(&page, "Deleted and replaced by 1E-SR 2001-05-01, candle.");
    says(
        &page,
        &format!("<a href=\"{}\">Local 2026-05-12 Lyon R1 #2</a>, not appealed: follows", at("/disputes/2")),
    );
    let page = public(&fair, "/rulings/precedents");
    says(&page, "<span class=\"status superseded\">Superseded</span>");
}

#[test]
fn a_decision_that_departs_from_an_entry_does_not_rest_on_it() {
    let fair = super::told::called();
    cite(&fair, 1, BLUE, QUOTE, Treatment::DepartsFrom);
    rule(&fair, 1, "Not here.");
    let text = ruled::FIRST.replace("counts as one of the thirty", "is none of the thirty");
    ruled::import(
        fair.desk(),
        "sample-rulings-2000.txt",
        &text,
        Edition::First,
        "SR",
        "2000-10-30".parse().ok(),
    );
    silent(&public(&fair, "/rulings"), "Decisions to look at again");
    says(&public(&fair, ENTRY), "1 citation distinguishes it or departs from it.");
}

/// Dispute 1 follows a candle, dispute 2 distinguishes it; then it is deleted.
fn reversed(before: &str) -> crate::support::site::fair::Fair {
    let fair = super::told::called();
    let text = "Old Words\n\nCANDLES\n\ncandle - A candle counts as a lamp after dusk.\n";
    ruled::import(fair.desk(), "old-words.txt", text, Edition::First, "GL", None);
    let newer = || {
        let newer = "Newer\n\nCANDLES\n\ncandle - This Glossary entry has been deleted and replaced: No candle counts.\n";
        ruled::import(fair.desk(), "newer.txt", newer, Edition::First, "SR", "2001-05-01".parse().ok());
    };
    open(&fair, "And another candle?", "");
    for (dispute, treatment) in [(1, Treatment::Follows), (2, Treatment::Distinguishes)] {
        cite(&fair, dispute, "old-words/candle", "A candle counts as a lamp after dusk.", treatment);
    }
    if before == "appealed" {
        rule(&fair, 1, "It counts after dusk.");
        super::told::appeal(&fair, 1, "No.");
        newer();
        return fair;
    }
    rule(&fair, 1, "It counts after dusk.");
    rule(&fair, 2, "Another is another.");
    silent(&fair.page(&fair.director, &at("/desk")), "reversed text");
    newer();
    fair
}

#[test]
fn a_reversal_is_shown_where_people_look_and_frozen_words_stay() {
    let fair = reversed("");
    let since = "<strong>Since then:</strong> <span class=\"status superseded\">Superseded</span> Deleted and replaced by 1E-SR 2001-05-01, candle.";
    let frozen = entry_of(&fair.here().tournament.disputes().next().unwrap().citations[0].cited).status;
    let page = fair.page(&fair.judge, &at("/disputes/1"));
    says(&page, since);
    says(&page, &format!("<span class=\"status {frozen}\">"));
    says(&public(&fair, &at("/disputes/1/slip")), since);
    // Only a ruling that follows it rests on it: the other one is marked only at its citation.
    let list = fair.page(&fair.judge, &at("/disputes")).text();
    assert_eq!(list.matches("Ground reversed since").count(), 1);
    assert!(list.split("Ground reversed since").next().unwrap().contains("one of the thirty"), "{list}");
    for who in [&fair.director, &fair.judge] {
        let desk = fair.page(who, &at("/desk"));
        says(&desk, "1 decision here rests on reversed text. 1E-GL");
        says(&desk, &format!("href=\"{}\" aria-label=\"Open: Dispute 1.\"", at("/disputes/1")));
    }
    let report = fair.page(&fair.director, "/rulings/report");
    says(&report, "Decisions to look at again");
    says(&report, "1 decision rests on reversed text.");
    let record = fair.here();
    assert_eq!(entry_of(&record.tournament.disputes().next().unwrap().citations[0].cited).status, frozen);
}

#[test]
fn a_reversal_is_shown_for_an_appealed_ruling_too() {
    let fair = reversed("appealed");
    says(&fair.page(&fair.judge, &at("/disputes/1")), "<strong>Since then:</strong>");
}

#[test]
fn a_reversal_known_when_it_was_cited_is_not_reported_again() {
    let fair = reversed("");
    open(&fair, "And by day?", "");
    let fields = [
        ("citation", "old-words/candle"),
        ("quote", "A candle counts as a lamp after dusk."),
        ("treatment", "follows"),
        ("confirmation", "superseded"),
    ];
    assert_eq!(fair.send(&fair.judge, &at("/disputes/3/cite"), &fields).status, 303);
    rule(&fair, 3, "All the same.");
    silent(&fair.page(&fair.judge, &at("/disputes/3")), "Since then");
    silent(&public(&fair, &at("/disputes/3/slip")), "Since then");
    let list = fair.page(&fair.judge, &at("/disputes")).text();
    assert_eq!(list.matches("Ground reversed since").count(), 1, "only the first");
}

#[test]
fn an_asserted_reversal_is_shown_like_an_inferred_one() {
    let fair = ruled_on();
    let text = "Sample Rulings of 2001\n\nLAMPS\n\nlantern - A lantern is no lamp.\n\n";
    ruled::import(
        fair.desk(),
        "sample-rulings-2001.txt",
        text,
        Edition::First,
        "SR",
        "2001-03-01".parse().ok(),
    );
    silent(&fair.page(&fair.judge, &at("/disputes")), "Ground reversed since");
    let fields = [
        ("does", "replaces"),
        ("scope", "whole"),
        ("to", "1E-SR 2000-10-30, blue lamp"),
        ("reason", "No lamp counts any more."),
    ];
    let path = "/rulings/relate/sample-rulings-2001/lantern";
    let form = fair.page(&fair.operator, path).text();
    let seen = form.split("name=\"seen\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let sent = fair.send(&fair.operator, path, &[&fields[..], &[("seen", seen)]].concat());
    assert_eq!(sent.status, 303, "{}", sent.text());
    says(&fair.page(&fair.judge, &at("/disputes")), "Ground reversed since");
    says(&fair.page(&fair.judge, &at("/disputes/1")), "<strong>Since then:</strong>");
    says(&fair.page(&fair.director, &at("/desk")), "1 decision here rests on reversed text.");
}

#[test]
fn a_players_page_shows_the_citations_at_their_table() {
    use crate::past::told::{BLUE, QUOTE, called, cite};
    let fair = called();
    cite(&fair, 1, BLUE, QUOTE, arbiter::domain::tournament::dispute::Treatment::Follows);
    let here = fair.here();
    let seated = here.tournament.rounds().next().unwrap().tables().next().unwrap().pair.players;
    let page = |player| {
        let path = format!("/t/{}/players/{player}", crate::support::site::fair::SLUG);
        fair.page(&fair.director, &path).text()
    };
    for player in here.tournament.players().map(|player| player.id) {
        assert_eq!(page(player).contains("Citation attached"), seated.contains(&player), "{player}");
    }
}
