//! A dispute is opened, and its facts are noted.

use super::*;

#[test]
fn a_tournament_without_disputes_says_so() {
    let fair = Fair::new();
    let page = fair.page(&fair.scorekeeper, &at(""));
    assert_eq!(page.status, 200);
    says(&page, "No disputes yet.");
    says(&page, &format!("href=\"{}\"", at("/open")));
}

#[test]
fn disputes_that_wait_for_a_decision_come_first() {
    let fair = bare();
    for question in ["Is a kettle a lamp?", "Is <b> a letter?"] {
        let question = question.to_owned();
        fair.give(Command::OpenDispute(OpenDispute {
            at: None,
            question,
            facts: String::new(),
            by: Teller::Unsaid,
            again: false,
        }));
    }
    fair.give(scenario::it_counts());
    let page = fair.page(&fair.judge, &at(""));
    let text = page.text();
    let place = |words: &str| text.find(words).unwrap_or_else(|| panic!("{words} is missing: {text}"));
    assert!(place("Is a kettle a lamp?") < place("Is &#60;b&#62; a letter?"));
    assert!(place("Is &#60;b&#62; a letter?") < place("<h2 id=\"decided-h\">Decided</h2>"));
    assert!(place("<h2 id=\"decided-h\">Decided</h2>") < place("Does the blue lamp count"));
    says(&page, "Round 1, table 1");
    says(&page, "About no table");
    says(&page, "2 open");
}

#[test]
fn any_helper_opens_a_dispute_and_lands_on_it() {
    let fair = Fair::playing(&PLAYERS);
    let form = fair.page(&fair.scorekeeper, &at("/open?round=1&table=2"));
    assert_eq!(form.status, 200);
    says(&form, "name=\"round\" value=\"1\"");
    says(&form, "name=\"table\" value=\"2\"");
    let fields = [
        ("round", "1"),
        ("table", "2"),
        ("question", QUESTION),
        ("facts", "One lamp is <b>blue</b>."),
        ("by", "both players"),
    ];
    let sent = fair.send(&fair.scorekeeper, &at("/open"), &fields);
    assert_eq!((sent.status, sent.header("location")), (303, &*at("/1")));
    let held = dispute(&fair);
    assert_eq!(held.at, Some(AtTable::new(RoundNumber(1), TableNumber(2))));
    let page = fair.page(&fair.checker, &at("/1"));
    says(&page, "<bdi>Both players agree</bdi>:");
    says(&page, "One lamp is &#60;b&#62;blue&#60;/b&#62;.");
    says(&page, "noted by Scorekeeper");
}

#[test]
fn the_same_opening_sent_twice_opens_one_dispute() {
    let fair = Fair::playing(&PLAYERS);
    let number = SubmissionId::new(random_uuid().unwrap()).to_string();
    let fields = [("question", QUESTION), ("submission", number.as_str())];
    for _ in 0..2 {
        let sent = fair.house.post(&at("/open"), &fields).within(&fair.judge).send();
        assert_eq!((sent.status, sent.header("location")), (303, &*at("/1")));
        // Another one in between must not be taken for ours.
        let question = "Is a kettle a lamp?".to_owned();
        fair.give(Command::OpenDispute(OpenDispute {
            at: None,
            question,
            facts: String::new(),
            by: Teller::Unsaid,
            again: false,
        }));
    }
    assert_eq!(fair.here().tournament.disputes().len(), 3);
}

#[test]
fn an_impossible_dispute_is_refused_and_keeps_everything_typed() {
    let fair = Fair::playing(&PLAYERS);
    for (fields, words) in [
        ([("round", "1"), ("table", "9"), ("question", QUESTION), ("by", "")], "Round 1 has no table 9."),
        (
            [("round", "1"), ("table", ""), ("question", QUESTION), ("by", "")],
            "Tables are numbers up to 65535, such as 5.",
        ),
        (
            [("round", "1"), ("table", "70000"), ("question", QUESTION), ("by", "")],
            "Tables are numbers up to 65535, such as 5.",
        ),
        (
            [("round", "one"), ("table", "1"), ("question", QUESTION), ("by", "")],
            "Rounds are numbers, such as 2.",
        ),
        ([("round", ""), ("table", ""), ("question", " "), ("by", "")], "The question is empty."),
        ([("round", "1"), ("table", "1"), ("question", QUESTION), ("by", "Kira")], "Choose from the list"),
    ] {
        let fields = [&fields[..], &[("facts", "Typed \"with\" care")]].concat();
        let sent = fair.send(&fair.judge, &at("/open"), &fields);
        assert_eq!(sent.status, 422, "{fields:?}");
        says(&sent, words);
        says(&sent, "Typed &#34;with&#34; care");
    }
    // Only players call without words: staff write a question, also beside the version of a player.
    let here = fair.here();
    let seated = here.tournament.rounds().next().unwrap().players_at(TableNumber(1)).unwrap();
    let teller = format!("#{}", seated[0]);
    let fields = [("round", "1"), ("table", "1"), ("question", " "), ("by", teller.as_str())];
    let sent = fair.send(&fair.judge, &at("/open"), &fields);
    assert_eq!(sent.status, 422);
    says(&sent, "The question is empty.");
    assert!(fair.here().tournament.disputes().len() == 0);
}

#[test]
fn a_dispute_shows_the_players_by_name_and_whose_version_it_is() {
    let fair = bare();
    let page = fair.page(&fair.judge, &at("/1"));
    assert_eq!(page.status, 200);
    says(&page, "<h1><bdi>Does the blue lamp count as one of the thirty?</bdi></h1>");
    says(&page, "<bdi>Kira O&#39;Brien &#60;b&#62;</bdi>:</strong> <bdi>There are thirty-one.");
    says(&page, "against");
    says(&page, "none yet");
    says(&page, "rulings in force on 12 May 2026");
    assert_eq!(fair.page(&fair.judge, &at("/7")).status, 404);
}

#[test]
fn staff_add_versions_of_the_facts_and_the_log_names_players_by_number() {
    let fair = bare();
    let sent = fair.send(
        &fair.scorekeeper,
        &at("/1/facts"),
        &[("by", "seen by staff"), ("facts", "I counted thirty.")],
    );
    assert_eq!((sent.status, sent.header("location")), (303, &*at("/1")));
    assert_eq!(dispute(&fair).facts[0].whose.to_string(), "#1");
    let page = fair.page(&fair.judge, &at("/1"));
    says(&page, "<bdi>Seen by staff</bdi>:</strong> <bdi>I counted thirty.");
    let sent =
        fair.send(&fair.scorekeeper, &at("/1/facts"), &[("by", "Kira"), ("facts", "I counted thirty.")]);
    assert_eq!(sent.status, 422);
    says(&sent, "Choose from the list");
    says(&sent, "\nI counted thirty.</textarea>");
    let long = "x".repeat(4_001);
    let sent = fair.send(&fair.scorekeeper, &at("/1/facts"), &[("by", ""), ("facts", &long)]);
    assert_eq!(sent.status, 422);
    says(&sent, "The facts have 4001 characters; use at most 4000");
    assert_eq!(dispute(&fair).facts.len(), 2);
}

#[test]
fn without_documents_a_dispute_still_works_and_a_summary_cannot_be_cited() {
    let fair = bare();
    says(&fair.page(&fair.judge, &at("/1")), "decides this");
    let sent = fair.send(&fair.judge, &at("/1/cite"), &cite(BLUE, QUOTE, ""));
    assert_eq!(sent.status, 422);
    says(&sent, "The library holds no entry at “sample-rulings-2000/blue-lamp”.");
    let tribble = "current-rulings-2000-07-31/tribble";
    let page = fair.page(&fair.judge, &at(&format!("/1?cite={tribble}")));
    says(&page, "The text of this document is not held here, so nothing can be quoted.");
    silent(&page, "Attach the citation");
    let sent = fair.send(&fair.judge, &at("/1/cite"), &cite(tribble, "Tribble cards", ""));
    assert_eq!(sent.status, 422);
    says(&sent, "The text of 1E-CR 2000-07-31, Tribble is not held here");
    let sent = fair.send(&fair.judge, &at("/1/rule"), &[("alone", "yes"), ("text", "It counts.")]);
    assert_eq!(sent.status, 303);
    says(&fair.page(&fair.judge, &at("/1")), "It rests on no citation.");
}

#[test]
fn the_question_of_a_dispute_is_searched_in_the_library() {
    let fair = with_open_dispute();
    let page = fair.page(&fair.judge, &at("/1"));
    says(&page, "1E-SR 2000-10-30, blue lamp");
    says(&page, "status in-force");
    says(&page, "In the document of 30 October 2000");
    says(&page, &format!("value=\"{QUESTION}\""));
    says(
        &page,
        &format!(
            "formaction=\"{}#attach\" name=\"cite\" value=\"sample-rulings-2000/blue-lamp\"",
            at("/1/look")
        ),
    );
    let none = fair.page(&fair.judge, &at("/1?q=zeppelin+ballast"));
    says(&none, "Nothing in this library decides this");
    silent(&none, "Other words to search with:");
    let near = fair.page(&fair.judge, &at("/1?q=lampoon+ballast"));
    says(&near, "Other words to search with:");
    says(&near, ">blue lamp</bdi></a>");
    says(&near, &format!("href=\"{}?q=blue", at("/1")));
}
