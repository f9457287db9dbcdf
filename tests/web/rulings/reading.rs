//! The library, its documents and entries, and the search, as everybody reads them.

use super::*;

#[test]
fn an_empty_library_says_so_and_says_how_to_fill_it() {
    let fair = Fair::new();
    let page = fair.house.get("/rulings").send();
    assert_eq!(page.status, 200);
    says(&page, "No ruling documents are imported yet.");
    says(&page, "Sign in to import one.");
    says(&page, "Not imported yet");
    says(&page, "Search the rulings</button>");
    says(&fair.page(&fair.judge, "/rulings"), "href=\"/rulings/import\"");
}

#[test]
fn before_anything_is_imported_summaries_are_found_and_marked_as_no_authority() {
    let fair = Fair::new();
    let search = fair.house.get("/rulings/search?q=two+tribbles+cards+same+turn&on=2000-08-05").send();
    assert_eq!(search.status, 200);
    says(&search, "1E-CR 2000-07-31, Tribble");
    says(&search, "Summary, not binding");
    let outline = fair.house.get("/rulings/current-rulings-2000-07-31").send();
    assert_eq!(outline.status, 200);
    says(&outline, "The text of this document is not held here.");
    says(&outline, "href=\"/rulings/current-rulings-2000-07-31/tribble\"");
    let entry = fair.house.get("/rulings/current-rulings-2000-07-31/tribble").send();
    says(&entry, "The text is not held here.");
    silent(&entry, "Hash of this text");
}

/// What most entries are is said once: a public page has 60 kB at most.
#[test]
fn the_longest_outlines_are_no_heavier_than_any_public_page() {
    let fair = Fair::new();
    for document in [
        "faq-1995-02-11",
        "current-rulings-2000-07-31",
        "current-rulings-2000-10-30",
        "2e-current-rulings-2011-01-03",
        "glossary-fragment-undated",
    ] {
        let page = fair.house.get(&format!("/rulings/{document}")).send();
        assert_eq!(page.status, 200, "{document}");
        let bytes = page.text().len();
        assert!(bytes <= 60_000, "{document}: {bytes} bytes");
    }
    let page = fair.house.get("/rulings/faq-1995-02-11").send();
    says(&page, "questions</bdi>");
    let noted = page.text().matches("<span class=\"note\">").count();
    assert!((1..5).contains(&noted), "{noted}: the introduction alone is of another kind");
}

#[test]
fn the_library_lists_its_documents_and_the_known_ones_it_lacks() {
    let fair = library();
    let page = fair.house.get("/rulings").send();
    says(&page, "href=\"/rulings/sample-rulings-2000\"");
    says(&page, "The Sample Committee");
    says(&page, "30 October 2000");
    says(&page, "1 lost character");
    says(&page, "1E-CR 2000-07-31");
    silent(&page, "href=\"/rulings/import\"");
}

#[test]
fn a_document_shows_its_entries_beside_its_lines() {
    let fair = library();
    let page = fair.house.get("/rulings/sample-rulings-2000").send();
    assert_eq!(page.status, 200);
    says(&page, "blue lamp</a>");
    says(&page, "href=\"#l5\"");
    says(&page, "<li id=\"l5\">");
    says(&page, "starred");
    says(&page, "In force");
    says(&page, "every line accounted for");
    // Foreign markup is shown as text.
    says(&page, "&#60;b&#62;only&#60;/b&#62; &#38; never");
    silent(&page, "<b>only</b>");
    // The damaged line is marked.
    says(&page, "<li id=\"l11\" class=\"unread\"");
    assert_eq!(fair.house.get("/rulings/nothing-here").send().status, 404);
}

#[test]
fn a_document_has_another_standing_on_another_day() {
    let fair = library();
    says(&fair.house.get("/rulings/sample-rulings-2000?on=1999-01-01").send(), "Not yet");
    let rubbish = fair.house.get("/rulings/sample-rulings-2000?on=yesterday").send();
    assert_eq!(rubbish.status, 422);
    says(&rubbish, "Write the date as year-month-day");
    says(&rubbish, "value=\"yesterday\"");
}

#[test]
fn two_documents_are_compared_heading_by_heading_and_word_by_word() {
    let fair = two_issues();
    let path = "/rulings/compare?from=sample-rulings-2000&amp;to=sample-rulings-2001".replace("&amp;", "&");
    let page = fair.house.get(&path).send();
    assert_eq!(page.status, 200);
    says(&page, "<span>2 changed</span> <span>1 new</span> <span>1 gone</span> <span>0 unchanged</span>");
    says(&page, "<del><span class=\"vh\">taken out: </span>once</del>");
    says(&page, "<ins><span class=\"vh\">put in: </span>twice</ins>");
    says(&page, "href=\"/rulings/sample-rulings-2000/kettle\"");
    says(&page, "href=\"/rulings/sample-rulings-2001/kettle\"");
    says(&page, "href=\"/rulings/sample-rulings-2001/kite\">kite</a>");
    says(&page, "That it leaves them out does not delete them.");
    silent(&page, "The first is the later one");
    let back = "/rulings/compare?from=sample-rulings-2001&to=sample-rulings-2000";
    says(&fair.house.get(back).send(), "The first is the later one");
    // The way there.
    let document = fair.house.get("/rulings/sample-rulings-2001").send();
    says(&document, "/rulings/compare?from=sample-rulings-2000&#38;to=sample-rulings-2001");
    silent(&document, "to=second-sample");
    says(&fair.house.get("/rulings").send(), "href=\"/rulings/compare\"");
}

#[test]
fn documents_that_cannot_be_compared_are_refused_with_a_sentence() {
    let fair = two_issues();
    let empty = fair.house.get("/rulings/compare?from=sample-rulings-2000").send();
    assert_eq!(empty.status, 200);
    says(&empty, "<option value=\"sample-rulings-2000\" selected lang=\"en\">");
    for (to, words) in [
        ("second-sample", "The same heading in another game is another rule"),
        ("sample-rulings-2000", "This is the same document twice."),
        ("nothing-here", "One of these documents is not held here."),
        ("%3Cb%3E", "One of these documents is not held here."),
    ] {
        let path = format!("/rulings/compare?from=sample-rulings-2000&to={to}");
        let page = fair.house.get(&path).send();
        assert_eq!(page.status, 422, "{to}");
        says(&page, words);
        silent(&page, "changed</span>");
    }
}

#[test]
fn an_entry_shows_its_paragraphs_its_citation_and_its_standing() {
    let fair = library();
    let page = fair.house.get("/rulings/sample-rulings-2000/blue-lamp?on=2026-05-12").send();
    assert_eq!(page.status, 200);
    says(&page, "<code id=\"cit\">1E-SR 2000-10-30, blue lamp</code>");
    says(&page, "id=\"p2\"");
    says(&page, "a broken blue lamp counts as well");
    says(&page, "In force");
    says(&page, "In the document of 30 October 2000; no newer document of the series is held.");
    // Who refers here.
    says(&page, "1E-SR 2000-10-30, kettle</a>");
    // The same name in the other game.
    says(&page, "The same name in another edition is another rule");
    says(&page, "2E-SR 2011-01-03, blue lamp");
    let early = fair.house.get("/rulings/sample-rulings-2000/blue-lamp?on=1999-05-12").send();
    says(&early, "Not yet");
    says(&early, "later than 12 May 1999");
    assert_eq!(fair.house.get("/rulings/sample-rulings-2000/no-lamp").send().status, 404);
    assert_eq!(fair.house.get("/rulings/no-sample/blue-lamp").send().status, 404);
    assert_eq!(fair.house.get("/rulings/sample-rulings-2000/Blue%20Lamp").send().status, 404);
}

#[test]
fn an_entry_says_what_it_refers_to_and_what_its_copy_lost() {
    let fair = library();
    let kettle = fair.house.get("/rulings/sample-rulings-2000/kettle").send();
    says(&kettle, "“blue lamp”");
    says(&kettle, "href=\"/rulings/sample-rulings-2000/blue-lamp?on=");
    let gate = fair.house.get("/rulings/sample-rulings-2000/moons-gate").send();
    says(&gate, "This copy is damaged here");
    says(&gate, "Line 11: a character was lost");
    silent(&kettle, "This copy is damaged here");
}

#[test]
fn a_search_finds_the_deciding_entry_and_never_gives_the_other_game_authority() {
    let fair = library();
    let page = fair.house.get("/rulings/search?q=blue+lamp+thirty&edition=1E&on=2026-05-12").send();
    assert_eq!(page.status, 200);
    says(&page, "First Edition, on 12 May 2026");
    says(&page, "1E-SR 2000-10-30, blue lamp");
    let text = page.text();
    let (first, other) =
        (text.find("1E-SR 2000-10-30, blue lamp").unwrap(), text.find("2E-SR 2011").unwrap_or(usize::MAX));
    assert!(first < other);
    if other < usize::MAX {
        says(&page, "may not be cited here");
    }
    let second = fair.house.get("/rulings/search?q=blue+lamp&edition=2E&on=2026-05-12").send();
    says(&second, "2E-SR 2011-01-03, blue lamp");
}

#[test]
fn a_search_without_an_answer_says_that_nothing_decides() {
    let fair = library();
    let page = fair.house.get("/rulings/search?q=zeppelin+ballast&edition=1E&on=2026-05-12").send();
    assert_eq!(page.status, 200);
    says(&page, "Nothing in this library decides this");
    let page = fair.house.get("/rulings/search?q=lampoon+ballast&edition=1E&on=2026-05-12").send();
    says(&page, ">blue lamp</bdi></a>");
}

#[test]
fn a_search_refuses_what_it_cannot_read_and_keeps_it() {
    let fair = library();
    let day = fair.house.get("/rulings/search?q=lamp&on=30.10.2000").send();
    assert_eq!(day.status, 422);
    says(&day, "Write the date as year-month-day");
    says(&day, "value=\"lamp\"");
    silent(&day, "1E-SR 2000-10-30, blue lamp");
    assert_eq!(fair.house.get("/rulings/search?q=lamp&edition=9E").send().status, 422);
    let long = format!("/rulings/search?q={}", "lamp+".repeat(120));
    assert_eq!(fair.house.get(&long).send().status, 422);
    let script = fair.house.get("/rulings/search?q=%3Cscript%3Ealert(1)%3C/script%3E").send();
    assert_eq!(script.status, 200);
    silent(&script, "<script>alert");
}

#[test]
fn only_those_who_are_signed_in_import() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    assert_eq!(fair.house.get("/rulings/import").send().status, 303);
    let seat = fair.seat(1);
    assert_eq!(fair.page(&seat, "/rulings/import").status, 404);
    let sent = fair.send(&seat, "/rulings/import/store", &[("name", "x.txt"), ("text", ruled::FIRST)]);
    assert_eq!(sent.status, 404);
    assert_eq!(fair.page(&fair.scorekeeper, "/rulings/import").status, 200);
    assert!(stored(&fair).is_empty());
}
