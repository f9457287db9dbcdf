//! The library's pages, reached by URL: shown, searched, read, imported.

use crate::support::shared;
use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::ruled;
use crate::support::site::{Response, says, silent};
use crate::support::slug;
use arbiter::app::Rights;
use arbiter::domain::edition::Edition;
use arbiter::web::cookie::SessionToken;
use arbiter::web::urls;

fn library() -> Fair {
    let fair = Fair::new();
    ruled::first(fair.desk());
    ruled::second(fair.desk());
    fair
}

/// Says what is missing with the page beside it.
fn stored(fair: &Fair) -> Vec<String> {
    fair.desk().library().unwrap().imported.iter().map(|held| held.document.stem.clone()).collect()
}

#[test]
fn an_empty_library_says_so_and_says_how_to_fill_it() {
    let fair = Fair::new();
    let page = fair.house.get("/rulings").send();
    assert_eq!(page.status, 200);
    says(&page, "No ruling documents are imported yet.");
    says(&page, "Sign in to import one.");
    says(&page, "Known, not held yet");
    says(&page, "Search the rulings</button>");
    says(&fair.page(&fair.judge, "/rulings"), "href=\"/rulings/import\"");
}

#[test]
fn before_anything_is_imported_summaries_are_found_and_marked_as_no_authority() {
    let fair = Fair::new();
    let search = fair.house.get("/rulings/search?q=two+tribbles+cards+same+turn&on=2000-08-05").send();
    assert_eq!(search.status, 200);
    says(&search, "1E-CR 2000-07-31, Tribble");
    says(&search, "Summary, not authority");
    let outline = fair.house.get("/rulings/current-rulings-2000-07-31").send();
    assert_eq!(outline.status, 200);
    says(&outline, "The text of this document is not held here.");
    says(&outline, "href=\"/rulings/current-rulings-2000-07-31/tribble\"");
    let entry = fair.house.get("/rulings/current-rulings-2000-07-31/tribble").send();
    says(&entry, "The text is not held here.");
    silent(&entry, "Hash of this text");
}

#[test]
fn the_library_lists_what_is_held_and_what_is_known_and_not_held() {
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
    // Somebody else's text is text.
    says(&page, "&#60;b&#62;only&#60;/b&#62; &#38; never");
    silent(&page, "<b>only</b>");
    // The damaged line is marked.
    says(&page, "<li id=\"l11\" class=\"unread\"");
    assert_eq!(fair.house.get("/rulings/nothing-here").send().status, 404);
}

#[test]
fn a_document_is_worth_something_else_on_another_day() {
    let fair = library();
    says(&fair.house.get("/rulings/sample-rulings-2000?on=1999-01-01").send(), "Not yet");
    let rubbish = fair.house.get("/rulings/sample-rulings-2000?on=yesterday").send();
    assert_eq!(rubbish.status, 422);
    says(&rubbish, "Write the date as year-month-day");
    says(&rubbish, "value=\"yesterday\"");
}

/// Two issues of a series, and a document of the other game.
fn two_issues() -> Fair {
    let fair = library();
    let text = ruled::CHANGED.replace("moon", "sun").replace("* blue", "kite - Fly it.\n\n* blue");
    ruled::import(fair.desk(), "sample-rulings-2001.txt", &text, Edition::First, "SR", day(2001, 1, 31));
    fair
}

fn day(year: i32, month: u32, day: u32) -> Option<chrono::NaiveDate> {
    chrono::NaiveDate::from_ymd_opt(year, month, day)
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
fn documents_that_cannot_be_compared_are_refused_calmly() {
    let fair = two_issues();
    let empty = fair.house.get("/rulings/compare?from=sample-rulings-2000").send();
    assert_eq!(empty.status, 200);
    says(&empty, "<option value=\"sample-rulings-2000\" selected>");
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
fn an_entry_shows_its_paragraphs_its_citation_and_its_worth() {
    let fair = library();
    let page = fair.house.get("/rulings/sample-rulings-2000/blue-lamp?on=2026-05-12").send();
    assert_eq!(page.status, 200);
    says(&page, "<code id=\"cit\">1E-SR 2000-10-30, blue lamp</code>");
    says(&page, "id=\"p2\"");
    says(&page, "a broken blue lamp counts as well");
    says(&page, "In force");
    says(&page, "In the document of 2000-10-30; no newer document of the series is held.");
    // Who refers here.
    says(&page, "1E-SR 2000-10-30, kettle</a>");
    // The same name in the other game.
    says(&page, "The same name in another edition is another rule");
    says(&page, "2E-SR 2011-01-03, blue lamp");
    let early = fair.house.get("/rulings/sample-rulings-2000/blue-lamp?on=1999-05-12").send();
    says(&early, "Not yet");
    says(&early, "later than 1999-05-12");
    assert_eq!(fair.house.get("/rulings/sample-rulings-2000/no-lamp").send().status, 404);
    assert_eq!(fair.house.get("/rulings/no-sample/blue-lamp").send().status, 404);
    assert_eq!(fair.house.get("/rulings/sample-rulings-2000/Blue%20Lamp").send().status, 404);
}

#[test]
fn an_entry_says_where_it_refers_and_what_its_copy_lost() {
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
fn a_search_finds_what_decides_and_never_passes_the_other_game_off_as_law() {
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
    says(&page, "Nothing here decides this.");
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

#[test]
fn an_address_of_an_entry_leads_back_and_never_out() {
    for back in ["/rulings/a-b/attempting-missions.3.f", "/rulings/a-b/phased-matter~2?on=2000-10-30"] {
        assert_eq!(urls::local(back).as_str(), back);
    }
    for out in ["/.", "/..", "/a/../b", "/./x", "/.//evil.example", "//evil.example", "/.evil"] {
        assert_eq!(urls::local(out).as_str(), "/", "{out}");
    }
    let fair = library();
    for odd in ["blue-lamp.", ".blue-lamp", "blue..lamp", "~2", "blue-lamp~~2", "Blue-lamp"] {
        assert_eq!(
            fair.house.get(&format!("/rulings/sample-rulings-2000/{odd}")).send().status,
            404,
            "{odd}"
        );
    }
}

const DESCRIBED: [(&str, &str); 6] = [
    ("name", "Sample Rulings (2000).txt"),
    ("title", "Sample O'Rulings <b>"),
    ("edition", "1E"),
    ("series", "SR"),
    ("publisher", "The Sample Committee"),
    ("issued", "2000-10-30"),
];

fn pasted() -> String {
    ruled::FIRST.replace('\n', "\r\n")
}

#[test]
fn a_pasted_document_is_looked_at_and_then_stored() {
    let fair = Fair::new();
    let text = pasted();
    let look = fair.send(
        &fair.operator,
        "/rulings/import",
        &[("name", "Sample Rulings (2000).txt"), ("text", &text)],
    );
    assert_eq!(look.status, 200);
    says(&look, "not known to the program; say below what it is");
    says(&look, "4 entries found");
    says(&look, "3 rulings, 1 introduction");
    says(&look, "1 starred");
    says(&look, "1 lost character");
    says(&look, "0 lines left over");
    assert!(stored(&fair).is_empty(), "a look stores nothing");
    let fields = [&DESCRIBED[..], &[("text", text.as_str())]].concat();
    let sent = fair.send(&fair.operator, "/rulings/import/store", &fields);
    assert_eq!((sent.status, sent.header("location")), (303, "/rulings/sample-rulings-2000"));
    let rulings = fair.desk().library().unwrap();
    let held = &rulings.imported[0];
    assert_eq!(&*held.text, ruled::FIRST, "the line ends of the browser are not those of the document");
    assert!(held.by.starts_with("account:"));
    assert_eq!(held.document.work.to_string(), "1E-SR");
    let page = fair.house.get("/rulings/sample-rulings-2000").send();
    says(&page, "Sample O&#39;Rulings &#60;b&#62;");
}

#[test]
fn only_an_operator_makes_a_document_authority_that_the_program_does_not_know() {
    let fair = Fair::new();
    let text = pasted();
    let fields = [&DESCRIBED[..], &[("text", text.as_str())]].concat();
    for person in [&fair.judge, &fair.head_judge, &fair.director, &fair.stranger] {
        let look = fair.send(person, "/rulings/import", &[("name", "x.txt"), ("text", &text)]);
        assert_eq!(look.status, 200);
        says(&look, "4 entries found");
        says(&look, "only an operator stores it");
        silent(&look, "Store the document</button>");
        let sent = fair.send(person, "/rulings/import/store", &fields);
        assert_eq!(sent.status, 422);
        says(&sent, "only an operator stores it");
        says(&sent, "The blue lamp counts as one of the thirty lamps");
        assert!(stored(&fair).is_empty());
    }
    assert_eq!(fair.send(&fair.operator, "/rulings/import/store", &fields).status, 303);
}

#[test]
fn the_same_document_is_stored_once_however_it_comes() {
    let fair = Fair::new();
    let (text, bare) = (pasted(), ruled::FIRST.trim_end().to_owned());
    for text in [&text, &text, &bare] {
        let fields = [&DESCRIBED[..], &[("text", text.as_str())]].concat();
        let sent = fair.send(&fair.operator, "/rulings/import/store", &fields);
        assert_eq!((sent.status, sent.header("location")), (303, "/rulings/sample-rulings-2000"));
    }
    assert_eq!(stored(&fair), ["sample-rulings-2000"]);
    // The same submission twice is no other story.
    let number = "6f1c1b1e-0a5e-4c7e-9a57-0d6f6f0c6a01";
    let fields = [&DESCRIBED[..], &[("text", text.as_str()), ("submission", number)]].concat();
    for _ in 0..2 {
        let sent = fair.house.post("/rulings/import/store", &fields).within(&fair.operator).send();
        assert_eq!(sent.status, 303);
    }
    assert_eq!(stored(&fair).len(), 1);
}

#[test]
fn an_entry_with_a_text_is_not_summed_up_as_a_reference() {
    let fair = Fair::new();
    let text = "Notes\n\napples - Apples may be eaten once. See pears.\n\npears - See apples.\n";
    ruled::import(fair.desk(), "fruit.txt", text, Edition::First, "FR", day(2001, 1, 1));
    silent(&fair.house.get("/rulings/fruit/apples").send(), "In short");
    says(&fair.house.get("/rulings/fruit/pears").send(), "In short: See apples.");
}

#[test]
fn the_preview_says_what_may_have_been_read_wrongly() {
    let fair = Fair::new();
    let look =
        |text: &str| fair.send(&fair.operator, "/rulings/import", &[("name", "club.txt"), ("text", text)]);
    let doubtful = look("Notes\n\nships - You may use the\nboat - The captain says so.\n");
    says(&doubtful, "were read as text of the one before: 4.");
    let plain = look(&"Words without any heading.\n\n".repeat(9));
    says(&plain, "Mostly read as introduction");
    let sound = look("# Notes\n\n## Ships\nThey sail.\n\n## Oars\nThey row.\n");
    says(&sound, "2 entries found");
    silent(&sound, "Perhaps more entries");
    silent(&sound, "Mostly read as introduction");
}

#[test]
fn a_document_that_is_held_is_known_again_with_what_was_said_of_it() {
    let fair = Fair::new();
    ruled::first(fair.desk());
    let before = fair.desk().library().unwrap().imported[0].base.clone();
    let text = pasted();
    let bare = [("name", "other.txt"), ("text", text.as_str())];
    let look = fair.send(&fair.operator, "/rulings/import", &bare);
    says(&look, "The very same document is held already.");
    says(&look, "value=\"Sample Rulings of SR\"");
    says(&look, "value=\"2000-10-30\"");
    says(&look, "Put the description right</button>");
    silent(&fair.send(&fair.judge, "/rulings/import", &bare), "Put the description right");
    assert_eq!(fair.send(&fair.operator, "/rulings/import/store", &bare).status, 303);
    assert_eq!(fair.desk().library().unwrap().imported[0].base, before);
    let anew = [("title", "Lamp rulings"), ("edition", "1E"), ("series", "SR"), ("issued", "2000-10-30")];
    let seen = seen_in(&look);
    let seen = [("seen", seen.as_str())];
    let sent = fair.send(&fair.operator, "/rulings/import/store", &[&bare[..], &anew, &seen].concat());
    assert_eq!(sent.status, 303);
    let rulings = fair.desk().library().unwrap();
    let now = &rulings.imported[0].base;
    assert_eq!((now.title.as_str(), &now.publisher), ("Lamp rulings", &before.publisher));
}

#[test]
fn another_copy_of_an_issue_is_announced_before_it_takes_its_place() {
    let fair = Fair::new();
    ruled::first(fair.desk());
    let fields = [&DESCRIBED[..], &[("text", ruled::CHANGED)]].concat();
    let sent = fair.send(&fair.operator, "/rulings/import/store", &fields);
    assert_eq!(sent.status, 303);
    assert_eq!(stored(&fair).len(), 2, "both copies are kept");
    let page = fair.house.get("/rulings/sample-rulings-2000/blue-lamp").send();
    says(&page, "A preface was added.");
    says(&fair.house.get("/rulings").send(), "another copy is cited in its place");
}

/// The corrected repost of the sample rulings, under another file name.
fn repost(fair: &Fair) {
    let text = ruled::CHANGED.replace("* blue", "samovar - A kettle by another name.\n\n* blue");
    ruled::import(fair.desk(), "reposted.txt", &text, Edition::First, "SR", day(2000, 10, 30));
}

#[test]
fn addresses_of_a_copy_lead_to_the_copy_that_is_cited_whatever_its_file_was_called() {
    let fair = library();
    let old = "/rulings/sample-rulings-2000";
    repost(&fair);
    let page = fair.house.get(&format!("{old}/blue-lamp")).send();
    assert_eq!(page.status, 200);
    says(&page, "A preface was added.");
    says(&page, "1E-SR 2000-10-30, blue lamp");
    // The copy itself is still there, and tells what differs.
    let document = fair.house.get(old).send();
    says(&document, "href=\"/rulings/reposted\"");
    says(&document, "/rulings/compare?from=sample-rulings-2000&#38;to=reposted");
    let compared = fair.house.get("/rulings/compare?from=sample-rulings-2000&to=reposted").send();
    assert_eq!(compared.status, 200);
    says(&compared, "samovar</a>");
    // What the later copy dropped is told as it stood, and decides nothing.
    let gone = fair.house.get(&format!("{old}/moons-gate")).send();
    assert_eq!(gone.status, 200);
    says(&gone, "Not in the copy that is cited now");
    says(&gone, "The moon gate opens at noon");
    silent(&gone, "In force");
    assert_eq!(fair.house.get(&format!("{old}/no-lamp")).send().status, 404);
    assert_eq!(fair.house.get("/rulings/reposted/no-lamp").send().status, 404);
}

#[test]
fn a_heading_that_a_later_copy_put_right_is_found_at_its_old_address() {
    let fair = library();
    let text = ruled::FIRST.replace("kettle - A", "the kettle - A");
    ruled::import(fair.desk(), "reposted.txt", &text, Edition::First, "SR", day(2000, 10, 30));
    for stem in ["sample-rulings-2000", "reposted"] {
        says(&fair.house.get(&format!("/rulings/{stem}/kettle")).send(), "1E-SR 2000-10-30, the kettle");
    }
    let rulings = fair.desk().library().unwrap();
    let cited = rulings.library.find(&"1E-SR 2000-10-30, kettle".parse().unwrap()).unwrap();
    assert_eq!(cited.entry.heading, "the kettle");
}

#[test]
fn no_document_takes_the_address_of_another_page_or_of_another_issue() {
    let below: std::collections::BTreeSet<&str> = arbiter::web::routes::ROUTES
        .iter()
        .filter_map(|route| route.path.strip_prefix("/rulings/")?.split('/').next())
        .filter(|part| !part.starts_with('{'))
        .collect();
    assert!(below.contains("report") && below.len() > 5, "{below:?}");
    assert_eq!(arbiter::app::library::RESERVED.to_vec(), below.iter().copied().collect::<Vec<_>>());
    let fair = library();
    for name in below {
        let text = format!("Notes\n\n{name} - A page of this name is a page.\n");
        let file = format!("{name}.txt");
        let fields: Vec<(&str, &str)> = DESCRIBED[1..5]
            .iter()
            .copied()
            .chain([("name", file.as_str()), ("text", &text), ("undated", "yes")])
            .collect();
        let sent = fair.send(&fair.operator, "/rulings/import/store", &fields);
        let to = format!("/rulings/{name}-2");
        assert_eq!((sent.status, sent.header("location")), (303, to.as_str()));
        says(&fair.house.get(&to).send(), &format!("{name}</a>"));
    }
    let long = format!("{}.txt", "long-".repeat(40));
    ruled::import(fair.desk(), &long, "Notes\n\noar - Row.\n", Edition::First, "LO", day(1999, 1, 1));
    let stem = stored(&fair).into_iter().find(|stem| stem.starts_with("long-")).unwrap();
    assert_eq!(fair.house.get(&format!("/rulings/{stem}/oar")).send().status, 200);
    // A corrected copy under the file name of another issue does not push that one out.
    ruled::import(fair.desk(), "second-sample.txt", ruled::CHANGED, Edition::First, "SR", day(2000, 10, 30));
    says(&fair.house.get("/rulings/second-sample/blue-lamp").send(), "never lit in this game");
    says(&fair.house.get("/rulings/sample-rulings-2000/blue-lamp").send(), "A preface was added.");
}

#[test]
fn an_unknown_document_has_to_be_described_before_it_is_stored() {
    let fair = Fair::new();
    for (missing, typed, words) in [
        ("title", "", "Give the title printed on the document."),
        ("edition", "9E", "Choose the game it rules on."),
        ("series", "", "Give its series a short name"),
        ("series", "C R", "Give its series a short name"),
        ("issued", "", "Give the date on the document, or tick that it has none."),
        ("issued", "30.10.2000", "Write the date as year-month-day"),
    ] {
        let text = pasted();
        let mut fields: Vec<(&str, &str)> =
            DESCRIBED.into_iter().filter(|(name, _)| *name != missing).collect();
        fields.extend([(missing, typed), ("text", text.as_str())]);
        let sent = fair.send(&fair.operator, "/rulings/import/store", &fields);
        assert_eq!(sent.status, 422, "{missing} {typed:?}");
        says(&sent, words);
        says(&sent, "The blue lamp counts as one of the thirty lamps");
        says(&sent, "value=\"The Sample Committee\"");
        assert!(stored(&fair).is_empty(), "nothing is half-stored");
    }
}

#[test]
fn an_undated_document_is_stored_only_when_somebody_says_that_it_is_undated() {
    let fair = Fair::new();
    let text = pasted();
    let mut fields: Vec<(&str, &str)> = DESCRIBED.into_iter().filter(|(name, _)| *name != "issued").collect();
    fields.extend([("text", text.as_str()), ("undated", "yes")]);
    let both = [&fields[..], &[("issued", "2000-10-30")]].concat();
    assert_eq!(fair.send(&fair.operator, "/rulings/import/store", &both).status, 422);
    assert_eq!(fair.send(&fair.operator, "/rulings/import/store", &fields).status, 303);
    let page = fair.house.get("/rulings/sample-rulings-2000/blue-lamp").send();
    says(&page, "1E-SR n.d., blue lamp");
    says(&page, "status undated");
    says(&fair.house.get("/rulings").send(), "undated");
}

#[test]
fn what_is_no_document_is_refused_with_a_sentence() {
    let fair = Fair::new();
    for (name, text, words) in [
        ("rulings.txt", "", "There is no text here."),
        ("rulings.txt", "  \r\n \r\n", "There is no text here."),
        ("rulings.txt", "GIF89a\u{1}\u{2}\u{3}", "holds control characters"),
        ("", "lamp - It is lit.", "Give the name of the file"),
    ] {
        for path in ["/rulings/import", "/rulings/import/store"] {
            let sent = fair.send(&fair.operator, path, &[("name", name), ("text", text)]);
            assert_eq!(sent.status, 422, "{path} {name:?} {text:?}");
            says(&sent, words);
            assert!(stored(&fair).is_empty());
        }
    }
    let unknown = [("name", "x.txt"), ("text", "lamp - It is lit."), ("sha256", "00")];
    assert_eq!(fair.send(&fair.operator, "/rulings/import", &unknown).status, 400);
}

#[test]
fn the_documents_as_published_are_recognised_when_they_are_pasted() {
    let Some(folder) = shared::folder() else { return };
    let fair = Fair::new();
    for (file, cited) in [
        ("faq-1995-02-11", "1E-FAQ"),
        ("current-rulings-2000-07-31", "1E-CR"),
        ("glossary-fragment-undated", "1E-CR"),
        ("current-rulings-2000-10-30", "1E-CR"),
        ("2e-current-rulings-2011-01-03", "2E-CR"),
    ] {
        let text = std::fs::read_to_string(folder.join(format!("rulings/{file}.txt"))).unwrap();
        let text = text.replace('\n', "\r\n");
        let fields = [("name", "pasted.txt"), ("text", text.as_str())];
        let look = fair.send(&fair.judge, "/rulings/import", &fields);
        assert_eq!(look.status, 200, "{file}");
        says(&look, cited);
        silent(&look, "not known to the program");
        let sent = fair.send(&fair.judge, "/rulings/import/store", &fields);
        assert_eq!((sent.status, sent.header("location")), (303, &*format!("/rulings/{file}")));
        let again = fair.send(&fair.judge, "/rulings/import", &fields);
        says(&again, "The very same document is held already.");
        let page = fair.house.get(&format!("/rulings/{file}")).send();
        assert_eq!(page.status, 200);
        says(&page, "every line accounted for");
    }
    silent(&fair.house.get("/rulings").send(), "Known, not held yet");
    every_entry_has_a_page(&fair);
}

fn every_entry_has_a_page(fair: &Fair) {
    let rulings = fair.desk().library().unwrap();
    // One of each form of address suffices over a socket; all of them are looked up.
    let mut shapes = std::collections::BTreeSet::new();
    for found in rulings.library.entries() {
        let slug = found.citation().slug();
        let stem = &found.document().stem;
        let back = rulings.library.entry(stem, &slug).unwrap();
        assert_eq!(back.entry.ordinal, found.entry.ordinal, "{stem}/{slug} is the address of two entries");
        let shape = (stem.clone(), slug.contains('~'), slug.contains('.'), slug.matches('.').count());
        if shapes.insert(shape) {
            let page = fair.house.get(&format!("/rulings/{stem}/{slug}")).send();
            assert_eq!(page.status, 200, "{stem}/{slug}");
        }
    }
}

const CORRECT: &str = "/rulings/correct/sample-rulings-2000";

/// What the form at this address says was seen.
fn seen(fair: &Fair, path: &str) -> String {
    seen_in(&fair.page(&fair.operator, path))
}

fn seen_in(page: &Response) -> String {
    let form = page.text();
    let (_, rest) = form.split_once("name=\"seen\" value=\"").expect("a form");
    rest.split_once('"').unwrap().0.to_owned()
}

/// Opens a form and sends it.
fn correct(fair: &Fair, path: &str, fields: &[(&str, &str)]) -> Response {
    let seen = seen(fair, path);
    fair.send(&fair.operator, path, &[fields, &[("seen", seen.as_str())]].concat())
}

#[test]
fn who_corrects_what_somebody_else_corrected_meanwhile_is_told_and_nothing_is_overwritten() {
    let fair = library();
    let path = format!("{CORRECT}/blue-lamp");
    let both = seen(&fair, &path);
    let rename = |heading, seen| {
        let fields = [("act", "rename"), ("heading", heading), ("reason", "As printed."), ("seen", seen)];
        fair.send(&fair.operator, &path, &fields)
    };
    assert_eq!(rename("the blue lamp", &both).status, 303);
    let second = rename("lamp, blue", &both);
    assert_eq!(second.status, 409);
    says(&second, "It is “the blue lamp” now, ruling.");
    says(&second, "Corrected by Operator on");
    says(&second, "You wanted: its heading reads “lamp, blue”.");
    says(&second, "value=\"lamp, blue\"");
    assert_eq!(rename("lamp, blue", "").status, 409, "nor from a form that does not say what was seen");
    let rulings = fair.desk().library().unwrap();
    assert_eq!(rulings.imported.cited("sample-rulings-2000").unwrap().corrections.len(), 1);
    // Looked at again, it can be sent; what happens elsewhere in the document is nobody's concern.
    let looked = seen(&fair, &path);
    let kettle = [("act", "kind"), ("kind", "erratum"), ("reason", "It is.")];
    assert_eq!(correct(&fair, &format!("{CORRECT}/kettle"), &kettle).status, 303);
    assert_eq!(rename("lamp, blue", &looked).status, 303);
}

#[test]
fn the_same_form_with_other_content_is_refused_with_both_shown() {
    let fair = two_issues();
    let number = "6f1c1b1e-0a5e-4c7e-9a57-0d6f6f0c6a07";
    let send = |path: &str, fields: &[(&str, &str)]| {
        let fields = [fields, &[("submission", number)]].concat();
        fair.house.post(path, &fields).within(&fair.operator).send()
    };
    let path = format!("{CORRECT}/blue-lamp");
    let looked = seen(&fair, &path);
    let rename = [("act", "rename"), ("reason", "As printed."), ("seen", looked.as_str())];
    for _ in 0..2 {
        assert_eq!(send(&path, &[&rename[..], &[("heading", "the blue lamp")]].concat()).status, 303);
    }
    let other = send(&path, &[&rename[..], &[("heading", "lamp, blue")]].concat());
    assert_eq!(other.status, 409);
    says(&other, "reads “the blue lamp”");
    says(&other, "its heading reads “lamp, blue”");
    let merged = send(&path, &[("act", "merge"), ("reason", "As printed."), ("seen", &looked)]);
    assert_eq!(merged.status, 409);
    let relation = [("does", "replaces"), ("scope", "whole"), ("to", "1E-SR 2000-10-30, kettle")];
    let looked = seen(&fair, RELATE);
    let relation = [&relation[..], &[("seen", looked.as_str())]].concat();
    let related = send(RELATE, &[&relation[..], &[("reason", "So.")]].concat());
    assert_eq!(related.status, 409);
    says(&related, "sample-rulings-2001/kettle replaces sample-rulings-2000/kettle");
    assert_eq!(fair.desk().store().statements().unwrap().len(), 1);
    // The same of relations, of what is taken back, and of dates.
    let numbered = |number: &'static str, path: &str, one: &[(&str, &str)], two: &[(&str, &str)]| {
        let send = |fields: &[(&str, &str)]| {
            let fields = [fields, &[("submission", number)]].concat();
            fair.house.post(path, &fields).within(&fair.operator).send().status
        };
        [send(one), send(one), send(two)]
    };
    let of = |reason| [&relation[..], &[("reason", reason)]].concat();
    let number = "6f1c1b1e-0a5e-4c7e-9a57-0d6f6f0c6a08";
    assert_eq!(numbered(number, RELATE, &of("So."), &of("Not so.")), [303, 303, 409]);
    let back = "/rulings/correct-back/sample-rulings-2000";
    let of = |reason| [("number", "1"), ("reason", reason)];
    let number = "6f1c1b1e-0a5e-4c7e-9a57-0d6f6f0c6a09";
    assert_eq!(numbered(number, back, &of("A slip."), &of("Another.")), [303, 303, 409]);
    ruled::import(fair.desk(), "loose-leaf.txt", "Leaf\n\noar - Row.\n", Edition::First, "LL", None);
    let of = |day| [("issued", day), ("reason", "Postmark."), ("seen", "n.d.")];
    let number = "6f1c1b1e-0a5e-4c7e-9a57-0d6f6f0c6a0a";
    let path = "/rulings/correct/loose-leaf";
    assert_eq!(numbered(number, path, &of("1999-01-01"), &of("1998-01-01")), [303, 303, 409]);
}

#[test]
fn an_operator_corrects_the_split_and_everybody_sees_who_did() {
    let fair = library();
    says(&fair.page(&fair.operator, "/rulings/sample-rulings-2000"), CORRECT);
    silent(&fair.page(&fair.judge, "/rulings/sample-rulings-2000"), "/rulings/correct/");
    let form = fair.page(&fair.operator, &format!("{CORRECT}/blue-lamp"));
    assert_eq!(form.status, 200);
    says(&form, "value=\"7\"");
    let cut =
        [("act", "cut"), ("line", "7"), ("new_heading", "broken lamp"), ("reason", "<b>It</b> is another.")];
    let sent = correct(&fair, &format!("{CORRECT}/blue-lamp"), &cut);
    assert_eq!((sent.status, sent.header("location")), (303, CORRECT));
    let page = fair.house.get("/rulings/sample-rulings-2000").send();
    says(&page, "broken lamp</a>");
    says(&page, "Corrected by Operator on");
    says(&page, "&#60;b&#62;It&#60;/b&#62; is another.");
    let made = fair.house.get("/rulings/sample-rulings-2000/broken-lamp").send();
    assert_eq!(made.status, 200);
    says(&made, "a broken blue lamp counts as well");
    // Taken back with a reason, and its address still leads to the text.
    let back = "/rulings/correct-back/sample-rulings-2000";
    assert_eq!(fair.send(&fair.operator, back, &[("number", "1")]).status, 422);
    let reason = [("number", "1"), ("reason", "It was one after all.")];
    assert_eq!(fair.send(&fair.operator, back, &reason).status, 303);
    assert_eq!(fair.send(&fair.operator, back, &reason).status, 422, "taken back once");
    let page = fair.house.get("/rulings/sample-rulings-2000").send();
    silent(&page, "broken lamp</a>");
    says(&page, "Taken back by Operator on");
    says(&fair.house.get("/rulings/sample-rulings-2000/broken-lamp").send(), "blue lamp");
}

#[test]
fn a_renamed_entry_is_found_at_its_old_address_and_by_its_old_citation() {
    let fair = library();
    let looked = seen(&fair, &format!("{CORRECT}/blue-lamp"));
    let rename =
        [("act", "rename"), ("heading", "the blue lamp"), ("reason", "As printed."), ("seen", &looked)];
    for _ in 0..2 {
        let number = "6f1c1b1e-0a5e-4c7e-9a57-0d6f6f0c6a02";
        let fields = [&rename[..], &[("submission", number)]].concat();
        let sent = fair.house.post(&format!("{CORRECT}/blue-lamp"), &fields).within(&fair.operator).send();
        assert_eq!(sent.status, 303);
    }
    let rulings = fair.desk().library().unwrap();
    assert_eq!(
        rulings.imported.cited("sample-rulings-2000").unwrap().corrections.len(),
        1,
        "sent twice, made once"
    );
    let old = fair.house.get("/rulings/sample-rulings-2000/blue-lamp").send();
    assert_eq!(old.status, 200);
    says(&old, "1E-SR 2000-10-30, the blue lamp");
    let cited = rulings.library.find(&"1E-SR 2000-10-30, blue lamp".parse().unwrap()).unwrap();
    assert_eq!(cited.entry.heading, "the blue lamp");
    // Another copy of the issue: the correction finds its text, or says that it does not.
    ruled::changed(fair.desk());
    says(&fair.house.get("/rulings/sample-rulings-2000").send(), "No longer fits");
}

#[test]
fn a_correction_that_does_not_fit_is_refused_with_everything_typed() {
    let fair = library();
    let long = "a".repeat(130);
    for (fields, words) in [
        (
            vec![("act", "cut"), ("line", "5"), ("new_heading", "x"), ("reason", "y")],
            "the entry begins at line 5 already",
        ),
        (
            vec![("act", "cut"), ("line", "9"), ("new_heading", "x"), ("reason", "y")],
            "line 9 does not belong",
        ),
        (vec![("act", "cut"), ("new_heading", "x"), ("reason", "y")], "Choose the line"),
        (vec![("act", "rename"), ("heading", ""), ("reason", "kept words")], "Write the heading"),
        (vec![("act", "rename"), ("heading", "kept words"), ("reason", "")], "Say why"),
        (vec![("act", "kind"), ("kind", "law"), ("reason", "kept words")], "Choose what it is."),
        (vec![("act", "burn"), ("reason", "kept words")], "Choose what is to be corrected."),
        (
            vec![("act", "rename"), ("heading", long.as_str()), ("reason", "kept words")],
            "<p>The heading has 130 characters; at most 120 fit. Shorten it.</p>",
        ),
        (
            vec![("act", "rename"), ("heading", "blue lamp"), ("reason", "kept words")],
            "the heading reads so already",
        ),
        (vec![("act", "star"), ("star", "maybe"), ("reason", "kept words")], "Choose whether a star"),
    ] {
        let sent = correct(&fair, &format!("{CORRECT}/blue-lamp"), &fields);
        assert_eq!(sent.status, 422, "{fields:?}");
        says(&sent, words);
    }
    assert!(fair.desk().store().statements().unwrap().is_empty());
    assert_eq!(fair.send(&fair.judge, &format!("{CORRECT}/blue-lamp"), &[("act", "merge")]).status, 404);
}

#[test]
fn an_operator_chooses_which_copy_of_an_issue_is_cited() {
    let fair = library();
    silent(&fair.page(&fair.operator, CORRECT), "Which copy is cited");
    repost(&fair);
    let path = "/rulings/correct/reposted";
    says(&fair.page(&fair.operator, "/rulings/sample-rulings-2000"), path);
    let form = fair.page(&fair.operator, path);
    says(&form, "Which copy is cited");
    let rulings = fair.desk().library().unwrap();
    let old = rulings.imported.iter().find(|held| held.document.stem == "sample-rulings-2000").unwrap();
    let old = old.stored_sha256.as_str();
    let cited = seen(&fair, path);
    let fields = [("copy", old), ("seen", cited.as_str())];
    let unsaid = fair.send(&fair.operator, path, &fields);
    assert_eq!(unsaid.status, 422);
    says(&unsaid, "Say why this copy is to be cited.");
    let fields = [&fields[..], &[("reason", "The repost is garbled.")]].concat();
    let sent = fair.send(&fair.operator, path, &fields);
    assert_eq!((sent.status, sent.header("location")), (303, CORRECT));
    silent(&fair.house.get("/rulings/reposted/blue-lamp").send(), "A preface was added.");
    says(&fair.house.get("/rulings/sample-rulings-2000").send(), "The repost is garbled.");
    assert_eq!(fair.send(&fair.judge, path, &fields).status, 404);
    let back = [("number", "1"), ("reason", "It reads well.")];
    let sent = fair.send(&fair.operator, "/rulings/correct-back/sample-rulings-2000", &back);
    assert_eq!((sent.status, sent.header("location")), (303, path));
    says(&fair.house.get("/rulings/sample-rulings-2000/blue-lamp").send(), "A preface was added.");
}

#[test]
fn an_undated_document_is_dated_by_a_person_and_still_found_as_undated() {
    let fair = Fair::new();
    ruled::import(fair.desk(), "loose-leaf.txt", ruled::FIRST, Edition::First, "LL", None);
    let path = "/rulings/correct/loose-leaf";
    assert_eq!(correct(&fair, path, &[("issued", "2000-02-03")]).status, 422);
    let early = correct(&fair, path, &[("issued", "2998-02-03"), ("reason", "A slip of the pen.")]);
    assert_eq!(early.status, 422);
    says(&early, "2998-02-03 is still to come");
    let first = [("issued", "1999-01-01"), ("reason", "A guess.")];
    assert_eq!(correct(&fair, path, &first).status, 303);
    let fields = [("issued", "2000-02-03"), ("reason", "The postmark says so.")];
    let stale = [&fields[..], &[("seen", "n.d.")]].concat();
    let stale = fair.send(&fair.operator, path, &stale);
    assert_eq!(stale.status, 409);
    says(&stale, "It is 1 January 1999 now.");
    says(&stale, "You typed: 2000-02-03.");
    assert_eq!(correct(&fair, path, &fields).status, 303);
    let page = fair.house.get("/rulings/loose-leaf").send();
    says(&page, "3 February 2000, as somebody named it");
    says(&page, "The postmark says so.");
    says(&fair.page(&fair.operator, path), "No longer fits: it was given the date 2000-02-03 later.");
    let rulings = fair.desk().library().unwrap();
    for citation in ["1E-LL n.d., kettle", "1E-LL 1999-01-01, kettle", "1E-LL 2000-02-03, kettle"] {
        assert!(rulings.library.find(&citation.parse().unwrap()).is_some(), "{citation}");
    }
    // The same file again is the same document.
    ruled::import(fair.desk(), "loose-leaf.txt", ruled::FIRST, Edition::First, "LL", None);
    assert_eq!(stored(&fair), ["loose-leaf"]);
    // One that bears a date is not dated by hand.
    ruled::second(fair.desk());
    let dated = fair.send(&fair.operator, "/rulings/correct/second-sample", &fields);
    assert_eq!(dated.status, 422);
    says(&dated, "the document bears the date 2011-01-03");
}

#[test]
fn a_date_that_was_inferred_is_the_documents_own_and_what_was_deleted_stays_deleted() {
    let Some(folder) = shared::folder() else { return };
    let fair = Fair::new();
    let text = std::fs::read_to_string(folder.join("rulings/glossary-fragment-undated.txt")).unwrap();
    let fields = [("name", "pasted.txt"), ("text", text.as_str())];
    assert_eq!(fair.send(&fair.operator, "/rulings/import/store", &fields).status, 303);
    let reason = ("reason", "A letter tells it.");
    let path = "/rulings/correct/glossary-fragment-undated";
    let dated = fair.send(&fair.operator, path, &[("issued", "1998-12-31"), ("seen", "1999-08-30"), reason]);
    assert_eq!(dated.status, 422);
    says(&dated, "the document bears the date 1999-08-30");
    for (entry, words) in [
        ("end-transmission", "Deleted by 1E-CR 2000-07-31, End Transmission;"),
        ("empathic-echo", "Deleted by 1E-CR 2000-07-31, Empathic Echo;"),
    ] {
        let path = format!("/rulings/glossary-fragment-undated/{entry}?on=2001-06-01");
        let page = fair.house.get(&path).send();
        says(&page, "status deleted");
        says(&page, words);
    }
}

#[test]
fn what_became_of_left_out_entries_is_told_in_one_sentence() {
    let fair = Fair::new();
    let path = "/rulings/compare?from=current-rulings-2000-07-31&to=current-rulings-2000-10-30";
    let page = fair.house.get(path).send();
    says(
        &page,
        "31 July 2000 was taken into Rulebook and Glossary version 1.7 of August 2000, which is not held, as 1E-CR 2000-10-30 says.",
    );
}

#[test]
fn a_copy_of_an_issue_that_is_held_is_recognised_by_its_looks() {
    let fair = Fair::new();
    ruled::import(
        fair.desk(),
        "1e-harbour 2001-01-31.txt",
        ruled::FIRST,
        Edition::First,
        "CR",
        chrono::NaiveDate::from_ymd_opt(2001, 1, 31),
    );
    let title = stored_title(&fair);
    let look = |name: &str| {
        let text = ruled::FIRST.replace("kettle", "teapot");
        fair.send(&fair.operator, "/rulings/import", &[("name", name), ("text", &text)])
    };
    let copy = look("1e-reposted 2001-01-31.txt");
    says(&copy, "Perhaps held already");
    says(&copy, &format!("another copy of {title} of 2001-01-31"));
    says(&copy, &format!("value=\"{title}\""));
    silent(&look("1e-reposted 2003-03-03.txt"), "Perhaps held already");
}

fn stored_title(fair: &Fair) -> String {
    fair.desk().library().unwrap().imported[0].document.title.clone()
}

const RELATE: &str = "/rulings/relate/sample-rulings-2001/kettle";

/// Opens the form and sends it.
fn relate(fair: &Fair, session: &SessionToken, fields: &[(&str, &str)]) -> Response {
    let seen = seen(fair, RELATE);
    fair.send(session, RELATE, &[fields, &[("seen", seen.as_str())]].concat())
}

#[test]
fn who_asserts_something_of_an_entry_that_was_corrected_meanwhile_is_told_and_loses_nothing() {
    let fair = two_issues();
    let looked = seen(&fair, RELATE);
    let rename = [("act", "rename"), ("heading", "the kettle"), ("reason", "As printed.")];
    assert_eq!(correct(&fair, "/rulings/correct/sample-rulings-2001/kettle", &rename).status, 303);
    let fields = [("does", "replaces"), ("scope", "whole"), ("to", "1E-SR 2000-10-30, kettle")];
    let send = |seen| {
        let more = [("reason", "Twice is not once."), ("seen", seen)];
        fair.send(&fair.judge, RELATE, &[&fields[..], &more].concat())
    };
    for stale in [looked.as_str(), ""] {
        let overtaken = send(stale);
        assert_eq!(overtaken.status, 409);
        says(&overtaken, "It is “the kettle” now, ruling.");
        says(&overtaken, "Corrected by Operator on");
        says(&overtaken, "value=\"Twice is not once.\"");
    }
    assert_eq!(send(&seen(&fair, RELATE)).status, 303);
}

#[test]
fn who_describes_a_document_that_somebody_described_meanwhile_is_told_and_nothing_is_overwritten() {
    let fair = library();
    let store = "/rulings/import/store";
    let pasted = [("name", "sample-rulings-2000.txt"), ("text", ruled::FIRST)];
    let look = |fair: &Fair| seen_in(&fair.send(&fair.operator, "/rulings/import", &pasted));
    let titled = |title, seen| {
        let said =
            [("edition", "1E"), ("series", "SR"), ("issued", "2000-10-30"), ("title", title), ("seen", seen)];
        fair.send(&fair.operator, store, &[&pasted[..], &said].concat())
    };
    let both = look(&fair);
    assert_eq!(titled("The first title", &both).status, 303);
    let second = titled("The second title", &both);
    assert_eq!(second.status, 409);
    says(&second, "It was changed since you opened it.");
    says(&second, "value=\"The second title\"");
    says(&second, "The first title");
    assert_eq!(stored_title(&fair), "The first title");
    assert_eq!(titled("The second title", &look(&fair)).status, 303);
    assert_eq!(stored_title(&fair), "The second title");
}

#[test]
fn what_a_judge_asserts_counts_at_their_tournament_until_somebody_of_another_confirms_it() {
    let fair = two_issues();
    let old = "/rulings/sample-rulings-2000/kettle";
    says(&fair.page(&fair.judge, "/rulings/sample-rulings-2001/kettle"), RELATE);
    silent(&fair.house.get("/rulings/sample-rulings-2001/kettle").send(), RELATE);
    assert_eq!(fair.page(&fair.judge, RELATE).status, 200);
    let fields = [
        ("does", "replaces"),
        ("scope", "whole"),
        ("to", "1E-SR 2000-10-30, kettle"),
        ("reason", "Twice is <i>not</i> once."),
    ];
    let sent = relate(&fair, &fair.judge, &fields);
    assert_eq!((sent.status, sent.header("location")), (303, "/rulings/sample-rulings-2001/kettle"));
    let page = fair.house.get(&format!("{old}?on=2026-05-12")).send();
    // Elsewhere it is only proposed.
    silent(&page, "status superseded");
    says(&page, "Proposed");
    says(&page, "is replaced by <a href=\"/rulings/sample-rulings-2001/kettle\">");
    says(&page, "counts only at the tournaments of who proposed it; proposed by Judge on");
    says(&page, "Twice is &#60;i&#62;not&#60;/i&#62; once.");
    let twice = relate(&fair, &fair.head_judge, &fields);
    assert_eq!(twice.status, 422);
    says(&twice, "This is proposed already.");
    // At the tournament of the judge it counts, and at the other one it does not.
    let law = |tournament: &str| {
        let id = fair.desk().tournament(&slug(tournament)).unwrap().id();
        let rulings = fair.desk().library_at(id).unwrap();
        let kettle = rulings.library.entry("sample-rulings-2000", "kettle").unwrap();
        let on = "2026-05-12".parse().unwrap();
        arbiter::domain::rulings::status::standing(kettle, Edition::First, on, &rulings.library).status.code()
    };
    assert_eq!((law(SLUG), law("elsewhere")), ("superseded", "carried-forward"));
    // Neither its author nor somebody who helps only at the same tournament confirms it.
    let confirm = "/rulings/relate-confirm/sample-rulings-2001/kettle";
    let so = [("number", "1"), ("reason", "So it is.")];
    for (who, words) in [
        (&fair.judge, "You proposed this yourself."),
        (&fair.head_judge, "You help only where the person who proposed this helps too."),
    ] {
        let refused = fair.send(who, confirm, &so);
        assert_eq!(refused.status, 422);
        says(&refused, words);
        says(&refused, "value=\"So it is.\"");
    }
    silent(&fair.house.get(&format!("{old}?on=2026-05-12")).send(), "status superseded");
    // A holder of the right from another tournament does, and then it counts for everybody.
    says(&fair.page(&fair.stranger, RELATE), "Confirm it");
    assert_eq!(fair.send(&fair.stranger, confirm, &so).status, 303);
    let page = fair.house.get(&format!("{old}?on=2026-05-12")).send();
    says(&page, "status superseded");
    says(&page, "asserted by Judge on");
    says(&page, "Confirmed by Stranger on");
    assert_eq!((law(SLUG), law("elsewhere")), ("superseded", "superseded"));
    says(&fair.house.get(&format!("{old}?on=2000-12-01")).send(), "status in-force");
    // Withdrawn by who made or confirmed it or an operator, with a reason; it stays on record.
    let back = "/rulings/relate-back/sample-rulings-2001/kettle";
    let why = [("number", "1"), ("reason", "Misread.")];
    let other = fair.send(&fair.head_judge, back, &why);
    assert_eq!(other.status, 422);
    says(&other, "Somebody else asserted this.");
    assert_eq!(fair.send(&fair.stranger, back, &[("number", "1"), ("reason", "")]).status, 422);
    assert_eq!(fair.send(&fair.stranger, back, &why).status, 303);
    silent(&fair.house.get(&format!("{old}?on=2026-05-12")).send(), "status superseded");
    says(&fair.house.get("/rulings/sample-rulings-2001/kettle").send(), "Withdrawn by Stranger on");
    assert_eq!((law(SLUG), law("elsewhere")), ("carried-forward", "carried-forward"));
}

#[test]
fn an_operator_confirms_what_somebody_proposed_and_its_author_may_take_it_back() {
    let fair = two_issues();
    let fields =
        [("does", "replaces"), ("scope", "whole"), ("to", "1E-SR 2000-10-30, kettle"), ("reason", "So.")];
    assert_eq!(relate(&fair, &fair.judge, &fields).status, 303);
    let answer = |who: &SessionToken, how: &str| {
        let path = format!("/rulings/relate-{how}/sample-rulings-2001/kettle");
        fair.send(who, &path, &[("number", "1"), ("reason", "So.")]).status
    };
    assert_eq!(answer(&fair.operator, "confirm"), 303);
    assert_eq!(answer(&fair.operator, "confirm"), 422, "confirmed once");
    says(&fair.house.get("/rulings/sample-rulings-2000/kettle?on=2026-05-12").send(), "status superseded");
    assert_eq!(answer(&fair.judge, "back"), 303);
    silent(&fair.house.get("/rulings/sample-rulings-2000/kettle?on=2026-05-12").send(), "status superseded");
}

#[test]
fn a_proposal_counts_no_more_once_its_author_has_lost_the_right_or_the_role() {
    for loses_the_right in [true, false] {
        let fair = two_issues();
        let fields =
            [("does", "replaces"), ("scope", "whole"), ("to", "1E-SR 2000-10-30, kettle"), ("reason", "So.")];
        assert_eq!(relate(&fair, &fair.judge, &fields).status, 303);
        let counting = || fair.desk().library_at(fair.here().id()).unwrap().library.clone();
        let plain = fair.desk().library().unwrap().library.clone();
        assert_ne!(counting(), plain, "the control");
        if loses_the_right {
            let judge = fair.desk().account_by_name("Judge").unwrap().unwrap().id;
            fair.desk().set_rights(judge, Rights::default()).unwrap();
        } else {
            fair.take_away("Judge");
        }
        assert_eq!(counting(), plain);
    }
}

#[test]
fn at_most_twenty_proposals_of_one_person_wait() {
    let fair = two_issues();
    let propose = |who: &SessionToken, number: usize| {
        let named = format!("tea {number}");
        let fields =
            [("does", "deletes"), ("scope", "whole"), ("source", "glossary"), ("named", named.as_str())];
        relate(&fair, who, &[&fields[..], &[("reason", "It says so.")]].concat())
    };
    for number in 1..=20 {
        assert_eq!(propose(&fair.judge, number).status, 303);
    }
    let one_more = propose(&fair.judge, 21);
    assert_eq!(one_more.status, 422);
    says(&one_more, "20 of your proposals wait to be confirmed.");
    // Others propose, operators assert, and what is withdrawn makes room.
    assert_eq!(propose(&fair.head_judge, 22).status, 303);
    assert_eq!(propose(&fair.operator, 23).status, 303);
    let back = "/rulings/relate-back/sample-rulings-2001/kettle";
    assert_eq!(fair.send(&fair.judge, back, &[("number", "1"), ("reason", "No.")]).status, 303);
    assert_eq!(propose(&fair.judge, 24).status, 303);
}

#[test]
fn only_those_with_the_right_assert_relations_and_see_the_link() {
    let fair = two_issues();
    let entry = "/rulings/sample-rulings-2001/kettle";
    let back = "/rulings/relate-back/sample-rulings-2001/kettle";
    let fields =
        [("does", "replaces"), ("scope", "whole"), ("to", "1E-SR 2000-10-30, kettle"), ("reason", "So.")];
    for session in [&fair.scorekeeper, &fair.checker] {
        silent(&fair.page(session, entry), RELATE);
        assert_eq!(fair.page(session, RELATE).status, 404);
        assert_eq!(relate(&fair, session, &fields).status, 404);
        assert_eq!(fair.send(session, back, &[("number", "1"), ("reason", "So.")]).status, 404);
    }
    // Nor does a director to whom no operator gave the right, whatever they open.
    let director = fair.desk().account_by_name("Ruth O'Brien <b>").unwrap().unwrap().id;
    let asserts = |assert| fair.desk().set_rights(director, Rights { open: true, assert }).unwrap();
    asserts(false);
    assert_eq!(relate(&fair, &fair.director, &fields).status, 404);
    let kept = [("q", "May a kettle sing?"), ("edition", "1E"), ("on", "2026-05-12")];
    assert_eq!(fair.send(&fair.director, "/rulings/questions", &kept).status, 404);
    assert!(fair.desk().store().statements().unwrap().is_empty());
    asserts(true);
    // The controls; the last directs another tournament.
    for session in [&fair.operator, &fair.director, &fair.head_judge, &fair.judge, &fair.stranger] {
        says(&fair.page(session, entry), RELATE);
        assert_eq!(fair.page(session, RELATE).status, 200);
    }
    assert_eq!(relate(&fair, &fair.stranger, &fields).status, 303);
}

#[test]
fn a_text_that_is_not_held_is_named_as_such() {
    let fair = two_issues();
    let fields = [
        ("does", "deletes"),
        ("scope", "whole"),
        ("source", "glossary"),
        ("named", "tea"),
        ("reason", "It says so."),
    ];
    assert_eq!(relate(&fair, &fair.operator, &fields).status, 303);
    says(&fair.house.get("/rulings/sample-rulings-2001/kettle").send(), "deletes “tea” (Glossary, not held)");
}

#[test]
fn a_paragraph_that_is_typed_is_kept_and_shown() {
    for to in [
        "1E-SR 2000-10-30, kettle ¶1",
        "/rulings/sample-rulings-2000/kettle?on=2001-01-01#p1",
        "sample-rulings-2000/kettle#p1",
    ] {
        let fair = two_issues();
        let fields = [("does", "reverses"), ("scope", "whole"), ("to", to), ("reason", "The first one.")];
        assert_eq!(relate(&fair, &fair.operator, &fields).status, 303, "{to}");
        let page = fair.house.get("/rulings/sample-rulings-2000/kettle?on=2026-05-12").send();
        says(&page, "status partly-superseded");
        says(&page, "In part (¶1) reversed by 1E-SR 2001-01-31, kettle");
        says(&page, "is in part (¶1) reversed by <a");
        let page = fair.house.get("/rulings/sample-rulings-2001/kettle").send();
        says(
            &page,
            "reverses a part of <a href=\"/rulings/sample-rulings-2000/kettle\">1E-SR 2000-10-30, kettle ¶1</a>",
        );
        let other = [fields[0], fields[1], ("to", "sample-rulings-2000/kettle#p99"), fields[3]];
        let refused = relate(&fair, &fair.operator, &other);
        assert_eq!(refused.status, 422);
        says(&refused, "The other entry has no ¶99.");
    }
}

#[test]
fn an_erratum_of_a_card_is_asserted() {
    let fair = two_issues();
    let of = |more: [(&'static str, &'static str); 2]| {
        let fields = [("does", "erratum"), ("scope", "whole"), ("reason", "Printed so.")];
        relate(&fair, &fair.judge, &[&fields[..], &more].concat())
    };
    let refused = of([("source", "card"), ("to", "1E-SR 2000-10-30, kettle")]);
    assert_eq!(refused.status, 422);
    says(&refused, "An erratum corrects a card.");
    assert_eq!(of([("source", "card"), ("named", "Wormhole")]).status, 303);
    let page = fair.house.get("/rulings/sample-rulings-2001/kettle").send();
    says(&page, "corrects “Wormhole” (printed card, not held)");
}

#[test]
fn a_suggestion_counts_only_once_somebody_accepts_it() {
    let fair = library();
    let later = ruled::CHANGED.replace("kettle - A", "kettle - Replace the text on the kettle. A");
    ruled::import(fair.desk(), "sample-rulings-2001.txt", &later, Edition::First, "SR", day(2001, 1, 31));
    ruled::import(fair.desk(), "answers.txt", ruled::FIRST, Edition::First, "QA", day(1999, 1, 31));
    says(&fair.house.get("/rulings/sample-rulings-2001/kettle").send(), "Only suggested");
    let form = fair.page(&fair.judge, RELATE);
    says(&form, "Because ¶1 says that it replaces");
    says(&form, "name=\"to\" value=\"sample-rulings-2000/kettle\"");
    let accept = [
        ("does", "replaces"),
        ("scope", "whole"),
        ("to", "sample-rulings-2000/kettle"),
        ("reason", "Read it."),
    ];
    let stood = "/rulings/sample-rulings-2000/kettle?on=2026-05-12";
    silent(&fair.house.get(stood).send(), "status superseded");
    assert_eq!(relate(&fair, &fair.operator, &accept).status, 303);
    says(&fair.house.get(stood).send(), "status superseded");
}

#[test]
fn a_suggestion_that_was_set_aside_does_not_come_back() {
    let fair = library();
    let later = ruled::CHANGED.replace("kettle - A", "kettle - Replace the text on the kettle. A");
    ruled::import(fair.desk(), "sample-rulings-2001.txt", &later, Edition::First, "SR", day(2001, 1, 31));
    says(&fair.page(&fair.judge, RELATE), "name=\"does\" value=\"leaves\">Set it aside");
    let fields = [
        ("does", "leaves"),
        ("scope", "part"),
        ("to", "sample-rulings-2000/kettle"),
        ("reason", "Another kettle."),
    ];
    assert_eq!(relate(&fair, &fair.operator, &fields).status, 303);
    let entry = fair.house.get("/rulings/sample-rulings-2001/kettle").send();
    silent(&entry, "Only suggested");
    says(&entry, "leaves unchanged <a href=\"/rulings/sample-rulings-2000/kettle\">");
    silent(&fair.page(&fair.judge, RELATE), "Because ¶1 says");
    let stood = "/rulings/sample-rulings-2000/kettle?on=2026-05-12";
    silent(&fair.house.get(stood).send(), "status superseded");
    says(
        &fair.house.get(stood).send(),
        "is left unchanged by <a href=\"/rulings/sample-rulings-2001/kettle\">",
    );
    let contrary = [("does", "replaces"), ("scope", "whole"), fields[2], fields[3]];
    let refused = relate(&fair, &fair.head_judge, &contrary);
    assert_eq!(refused.status, 422);
    says(&refused, "Somebody asserted the contrary of this: that the entry leaves unchanged the other one.");
    let back = "/rulings/relate-back/sample-rulings-2001/kettle";
    assert_eq!(fair.send(&fair.operator, back, &[("number", "1"), ("reason", "The same one.")]).status, 303);
    says(&fair.house.get("/rulings/sample-rulings-2001/kettle").send(), "Only suggested");
}

#[test]
fn a_relation_is_refused_with_everything_typed_and_to_whoever_has_no_right() {
    let fair = two_issues();
    let whole = [("does", "replaces"), ("scope", "whole"), ("reason", "kept words")];
    for (more, words) in [
        (vec![], "Name an entry that is held, or below a text that is not"),
        (vec![("to", "1E-SR 2000-10-30, kettle"), ("named", "tea")], "Name an entry that is held, or below"),
        (vec![("to", "1E-SR 2000-10-30, tea")], "The library holds no such entry."),
        (vec![("to", "second-sample/blue-lamp")], "The two entries rule on different games."),
        (vec![("to", "sample-rulings-2001/kettle")], "This is the entry itself."),
    ] {
        let sent = relate(&fair, &fair.judge, &[&whole[..], &more].concat());
        assert_eq!(sent.status, 422, "{more:?}");
        says(&sent, words);
        says(&sent, "value=\"kept words\"");
    }
    let fields = [&whole[..], &[("to", "1E-SR 2000-10-30, kettle")]].concat();
    let judge = fair.desk().account_by_name("Judge").unwrap().unwrap().id;
    fair.desk().set_rights(judge, Rights::default()).unwrap();
    assert_eq!(fair.page(&fair.judge, RELATE).status, 404);
    assert_eq!(relate(&fair, &fair.judge, &fields).status, 404);
    assert!(fair.desk().store().statements().unwrap().is_empty());
}
