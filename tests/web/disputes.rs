//! The pages of disputes, reached by URL: opened, discussed, cited, ruled, appealed.

use crate::support::scenario::head_judge;
use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::ruled;
use crate::support::site::{says, silent};
use crate::support::{entry_of, shared};
use arbiter::app::sessions::random_uuid;
use arbiter::domain::id::{AtTable, DisputeNumber, RoundNumber, SubmissionId, TableNumber};
use arbiter::domain::rulings::entry::text_sha256;
use arbiter::domain::rulings::standing::Status;
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    AttachCitation, CloseRound, CloseTournament, Command, CorrectResult, GiveRuling, OpenDispute,
    RecordResult,
};
use arbiter::domain::tournament::dispute::{Dispute, Seen, Stage};
use arbiter::domain::tournament::teller::Teller;

const PLAYERS: [&str; 4] = ["Kira O'Brien <b>", "Odo", "Quark", "Rom"];
const QUESTION: &str = "Does the blue lamp count as one of the thirty?";
const QUOTE: &str = "The blue lamp counts as one of the thirty lamps on the shelf.";
const BLUE: &str = "sample-rulings-2000/blue-lamp";

/// Round 1 under way, three documents held, one dispute about table 1.
fn court() -> Fair {
    let fair = bare();
    ruled::first(fair.desk());
    ruled::second(fair.desk());
    ruled::later(fair.desk());
    fair
}

/// The same with an empty library.
fn bare() -> Fair {
    let fair = Fair::playing(&PLAYERS);
    let at = Some(AtTable::new(RoundNumber(1), TableNumber(1)));
    let (question, facts) = (QUESTION.to_owned(), "There are thirty-one.".to_owned());
    fair.give(Command::OpenDispute(OpenDispute { at, question, facts, by: Teller::from("#1".to_owned()) }));
    fair
}

fn at(path: &str) -> String {
    format!("/t/{SLUG}/disputes{path}")
}

fn dispute(fair: &Fair) -> Dispute {
    fair.here().tournament.dispute(DisputeNumber(1)).unwrap().clone()
}

fn cite<'a>(place: &'a str, quote: &'a str, confirmation: &'a str) -> [(&'a str, &'a str); 5] {
    [
        ("citation", place),
        ("quote", quote),
        ("treatment", "follows"),
        ("on", "2026-05-12"),
        ("confirmation", confirmation),
    ]
}

#[test]
fn a_tournament_without_disputes_says_so() {
    let fair = Fair::new();
    let page = fair.page(&fair.scorekeeper, &at(""));
    assert_eq!(page.status, 200);
    says(&page, "No disputes yet.");
    says(&page, &format!("href=\"{}\"", at("/open")));
}

#[test]
fn what_waits_for_a_decision_stands_first() {
    let fair = bare();
    for question in ["Is a kettle a lamp?", "Is <b> a letter?"] {
        let question = question.to_owned();
        fair.give(Command::OpenDispute(OpenDispute {
            at: None,
            question,
            facts: String::new(),
            by: Teller::Unsaid,
        }));
    }
    fair.give(Command::GiveRuling(GiveRuling {
        dispute: DisputeNumber(1),
        judge: head_judge(),
        seen: Seen::default(),
        text: "It counts.".to_owned(),
    }));
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
        }));
    }
    assert_eq!(fair.here().tournament.disputes().len(), 3);
}

#[test]
fn an_opening_that_cannot_stand_is_refused_with_everything_typed() {
    let fair = Fair::playing(&PLAYERS);
    for (fields, words) in [
        ([("round", "1"), ("table", "9"), ("question", QUESTION), ("by", "")], "Round 1 has no table 9."),
        (
            [("round", "1"), ("table", ""), ("question", QUESTION), ("by", "")],
            "Tables are numbers, such as 5.",
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
    says(&page, "law of 12 May 2026");
    assert_eq!(fair.page(&fair.judge, &at("/7")).status, 404);
}

#[test]
fn staff_add_versions_of_the_facts_and_players_stand_in_the_log_by_number() {
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
    says(&fair.page(&fair.judge, &at("/1")), "Nothing here decides this.");
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
    let sent = fair.send(&fair.judge, &at("/1/rule"), &[("text", "It counts.")]);
    assert_eq!(sent.status, 303);
    says(&fair.page(&fair.judge, &at("/1")), "It rests on no citation.");
}

#[test]
fn the_question_itself_is_asked_of_the_library() {
    let fair = court();
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
    says(&none, "Nothing here decides this.");
}

#[test]
fn the_law_of_another_day_is_shown_as_that() {
    let fair = court();
    let page = fair.page(&fair.judge, &at("/1?q=blue+lamp&on=1999-01-01"));
    says(&page, "This is the law of 1 January 1999.");
    says(&page, "Not yet");
    silent(&fair.page(&fair.judge, &at("/1?q=blue+lamp")), "This is the law of");
    let rubbish = fair.page(&fair.judge, &at("/1?q=blue+lamp&on=soon"));
    says(&rubbish, "Write the date as year-month-day");
    says(&rubbish, "value=\"blue lamp\"");
}

#[test]
fn an_entry_is_opened_with_its_paragraphs_before_it_is_attached() {
    let fair = court();
    let page = fair.page(&fair.judge, &at(&format!("/1?q=blue+lamp&cite={BLUE}")));
    says(&page, "id=\"attach\">Attach 1E-SR 2000-10-30, blue lamp</h2>");
    says(&page, "a broken blue lamp counts as well");
    says(&page, "name=\"quote\"");
    silent(&page, "name=\"confirmation\"");
    says(&fair.page(&fair.judge, &at("/1?cite=no/where")), "The library holds no such entry.");
    let damaged = fair.page(&fair.judge, &at("/1?cite=sample-rulings-2000/moons-gate"));
    says(&damaged, "This copy is damaged here");
}

#[test]
fn a_citation_is_frozen_by_the_desk_and_verified_each_time_it_is_shown() {
    let fair = court();
    let sent = fair.send(
        &fair.judge,
        &at("/1/cite"),
        &cite(BLUE, "The blue lamp counts as\r\n one of the thirty lamps on the shelf.", ""),
    );
    assert_eq!((sent.status, sent.header("location")), (303, &*at("/1")));
    let held = &dispute(&fair).citations[0].cited;
    let rulings = fair.desk().library().unwrap();
    let document = &rulings.library.document("sample-rulings-2000").unwrap().document;
    assert_eq!(held.citation, "1E-SR 2000-10-30, blue lamp ¶1");
    assert_eq!(held.quote, QUOTE);
    assert_eq!(held.quote_sha256, text_sha256(QUOTE));
    assert_eq!(entry_of(held).document_sha256, document.sha256);
    assert_eq!((entry_of(held).status, held.on.to_string().as_str()), (Status::InForce, "2026-05-12"));
    let page = fair.page(&fair.scorekeeper, &at("/1"));
    says(&page, "1E-SR 2000-10-30, blue lamp ¶1");
    says(&page, "Verified</span> The file has the words as they were quoted.");
    says(&page, "The ruling follows it. Law of 12 May 2026.");
    // A second time is no second citation.
    let again = fair.send(&fair.judge, &at("/1/cite"), &cite(BLUE, QUOTE, ""));
    assert_eq!(again.status, 422);
    says(&again, "is already attached to this dispute.");
}

#[test]
fn words_that_a_cut_put_into_another_entry_are_said_to_be_there() {
    let fair = court();
    let words = "a broken blue lamp counts as well";
    assert_eq!(fair.send(&fair.judge, &at("/1/cite"), &cite(BLUE, words, "")).status, 303);
    let path = "/rulings/correct/sample-rulings-2000/blue-lamp";
    let form = fair.page(&fair.operator, path).text();
    let (_, seen) = form.split_once("name=\"seen\" value=\"").unwrap();
    let seen = seen.split('"').next().unwrap();
    let cut =
        [("act", "cut"), ("line", "7"), ("new_heading", "broken lamp"), ("reason", "x"), ("seen", seen)];
    assert_eq!(fair.send(&fair.operator, path, &cut).status, 303);
    let page = fair.page(&fair.judge, &at("/1"));
    says(&page, "Moved</span> The words are now, unchanged, in 1E-SR 2000-10-30, broken lamp ¶1");
    says(&page, "/rulings/sample-rulings-2000/broken-lamp");
    silent(&page, "Text differs");
}

#[test]
fn a_changed_library_changes_no_citation_and_is_seen_beside_it() {
    let fair = court();
    fair.send(&fair.judge, &at("/1/cite"), &cite(BLUE, QUOTE, ""));
    let kettle = "A kettle may be filled once each turn.";
    fair.send(&fair.judge, &at("/1/cite"), &cite("sample-rulings-2000/kettle", kettle, ""));
    let gate = "opens at noon";
    fair.send(&fair.judge, &at("/1/cite"), &cite("sample-rulings-2000/moons-gate", gate, ""));
    assert_eq!(dispute(&fair).citations.len(), 3);
    ruled::changed(fair.desk());
    let page = fair.page(&fair.judge, &at("/1"));
    says(&page, QUOTE);
    says(&page, "Moved</span> The words are now in paragraph 2 of the entry.");
    says(&page, kettle);
    says(&page, "Text differs</span> The entry held now does not hold these words.");
    says(&page, "another copy of the document than the one quoted from");
    says(&page, "Source missing</span> “sample-rulings-2000” is not in the library now");
    silent(&page, "Verified</span>");
}

#[test]
fn only_words_of_the_entry_can_be_quoted() {
    let fair = court();
    for (quote, words) in [
        ("The blue lamp counts twice.", "These words are not in 1E-SR 2000-10-30, blue lamp."),
        ("until the bell rings. A second paragraph", "Copy them from one paragraph of the text"),
        ("", "Quote the words of the entry"),
        (" \r\n ", "Quote the words of the entry"),
    ] {
        let sent = fair.send(&fair.judge, &at("/1/cite"), &cite(BLUE, quote, ""));
        assert_eq!(sent.status, 422, "{quote:?}");
        says(&sent, words);
        says(&sent, "role=\"alert\"");
        says(&sent, "Attach 1E-SR 2000-10-30, blue lamp</h2>");
        says(&sent, quote.trim());
    }
    let mut fields = cite(BLUE, QUOTE, "");
    fields[2].1 = "likes";
    let sent = fair.send(&fair.judge, &at("/1/cite"), &fields);
    assert_eq!(sent.status, 422);
    says(&sent, "Choose how the ruling treats the entry.");
    fields[2].1 = "follows";
    fields[3].1 = "tomorrow";
    assert_eq!(fair.send(&fair.judge, &at("/1/cite"), &fields).status, 422);
    assert!(dispute(&fair).citations.is_empty());
}

#[test]
fn hashes_and_standings_of_a_form_are_not_taken() {
    let fair = court();
    for (name, value) in [("quote_sha256", "00"), ("status", "in-force"), ("document_sha256", "00")] {
        let fields = [&cite(BLUE, QUOTE, "")[..], &[(name, value)]].concat();
        assert_eq!(fair.send(&fair.judge, &at("/1/cite"), &fields).status, 400, "{name}");
    }
    assert!(dispute(&fair).citations.is_empty());
}

#[test]
fn what_is_no_authority_is_attached_only_when_its_word_is_typed() {
    let fair = court();
    let other = ("second-sample/blue-lamp", "never lit", "2e", "it rules on Second Edition");
    let later =
        ("later-sample/brass-trumpet", "by its owner alone", "not-yet", "it was issued on 1 January 2027");
    for (place, quote, word, why) in [other, later] {
        let page = fair.page(&fair.judge, &at(&format!("/1?cite={place}")));
        says(&page, why);
        says(&page, "name=\"confirmation\"");
        for typed in ["", "yes", "1E", "in force"] {
            let sent = fair.send(&fair.judge, &at("/1/cite"), &cite(place, quote, typed));
            assert_eq!(sent.status, 422, "{place} {typed:?}");
            says(&sent, "To attach it all the same, type");
            says(&sent, why);
            says(&sent, &format!("\n{quote}</textarea>"));
        }
        let before = dispute(&fair).citations.len();
        assert_eq!(fair.send(&fair.judge, &at("/1/cite"), &cite(place, quote, word)).status, 303, "{place}");
        assert_eq!(dispute(&fair).citations.len(), before + 1);
    }
    let page = fair.page(&fair.judge, &at("/1"));
    says(&page, "status other-edition");
    says(&page, "status not-yet");
}

#[test]
fn the_law_of_a_later_day_is_no_back_door() {
    let fair = court();
    let place = "later-sample/brass-trumpet";
    let mut fields = cite(place, "by its owner alone", "");
    fields[3].1 = "2030-01-01";
    let sent = fair.send(&fair.judge, &at("/1/cite"), &fields);
    assert_eq!(sent.status, 422);
    says(&sent, "type “not yet” as the confirmation");
    // The same with an entry of its day goes without: the day is what is guarded.
    let mut fields = cite(BLUE, QUOTE, "");
    fields[3].1 = "2030-01-01";
    assert_eq!(fair.send(&fair.judge, &at("/1/cite"), &fields).status, 303);
    says(&fair.page(&fair.judge, &at("/1")), "Law of 1 January 2030.");
}

#[test]
fn a_citation_is_taken_off_with_a_reason() {
    let fair = court();
    fair.send(&fair.judge, &at("/1/cite"), &cite(BLUE, QUOTE, ""));
    let citation = "1E-SR 2000-10-30, blue lamp ¶1";
    let second = "It stays lit until the bell rings.";
    fair.send(&fair.judge, &at("/1/cite"), &cite(BLUE, second, ""));
    let (first, other) = (text_sha256(QUOTE), text_sha256(second));
    assert_eq!(dispute(&fair).citations.len(), 2, "one entry is quoted twice");
    says(&fair.page(&fair.judge, &at("/1")), &format!("name=\"off\" value=\"{other} {citation}\""));
    let off = |citation: &str, quote: &str, reason: &str| {
        let off = format!("{quote} {citation}");
        let fields = [("off", off.as_str()), ("reason", reason)];
        fair.send(&fair.judge, &at("/1/uncite"), &fields)
    };
    let sent = off(citation, &first, " ");
    assert_eq!(sent.status, 422);
    says(&sent, "Write down the reason.");
    assert_eq!(off("1E-SR 2000-10-30, kettle", &first, "x").status, 422);
    assert_eq!(off(citation, "", "x").status, 422);
    assert_eq!(off(citation, &"0".repeat(64), "x").status, 422);
    assert_eq!(dispute(&fair).citations.len(), 2);
    assert_eq!(off(citation, &first, "Another lamp.").status, 303);
    let left: Vec<String> = dispute(&fair).citations.into_iter().map(|left| left.cited.quote).collect();
    assert_eq!(left, [second], "the other quotation of the entry stays");
    assert_eq!(off(citation, &first, "Again.").status, 422);
    assert_eq!(off(citation, &other, "Neither.").status, 303);
    assert!(dispute(&fair).citations.is_empty());
}

#[test]
fn a_dispute_is_ruled_appealed_and_decided_for_good() {
    let fair = court();
    fair.send(&fair.judge, &at("/1/cite"), &cite(BLUE, QUOTE, ""));
    assert_eq!(fair.send(&fair.scorekeeper, &at("/1/appeal"), &[("appeal", "Odo appeals.")]).status, 422);
    let sent = fair.send(&fair.judge, &at("/1/rule"), &[("text", "It counts; one lamp goes.")]);
    assert_eq!(sent.status, 303);
    let page = fair.page(&fair.scorekeeper, &at("/1"));
    says(&page, "It counts; one lamp goes.");
    says(&page, "It rests on 1 citation.");
    let twice = fair.send(&fair.judge, &at("/1/rule"), &[("text", "It does not.")]);
    assert_eq!(twice.status, 409);
    says(&twice, "already has a ruling");
    assert_eq!(fair.send(&fair.scorekeeper, &at("/1/appeal"), &[("appeal", "Odo appeals.")]).status, 303);
    says(&fair.page(&fair.judge, &at("/1")), "The head judge or the director decides this appeal.");
    silent(&fair.page(&fair.judge, &at("/1")), "Decide the appeal</button>");
    let sent = fair.send(&fair.head_judge, &at("/1/decide"), &[("outcome", "maybe"), ("word", "It stands.")]);
    assert_eq!(sent.status, 422);
    says(&sent, "Choose whether the ruling is upheld or overturned.");
    says(&sent, "\nIt stands.</textarea>");
    let sent = fair.send(
        &fair.head_judge,
        &at("/1/decide"),
        &[("outcome", "overturned"), ("word", "It does not count.")],
    );
    assert_eq!(sent.status, 303);
    let page = fair.page(&fair.checker, &at("/1"));
    says(&page, "The ruling is overturned");
    says(&page, "It does not count.");
    says(&page, "This is the final word.");
    says(&page, "It counts; one lamp goes.");
    assert_eq!(dispute(&fair).stage(), Stage::Final);
}

#[test]
fn each_deed_is_for_its_own_roles_and_foreign_ones_find_nothing() {
    let fair = court();
    let seat = fair.seat(1);
    let judging =
        [("/1/cite", &cite(BLUE, QUOTE, "")[..]), ("/1/uncite", &[]), ("/1/rule", &[("text", "x")])];
    for (path, fields) in judging {
        for who in [&fair.scorekeeper, &fair.checker, &fair.stranger, &seat] {
            assert_eq!(fair.send(who, &at(path), fields).status, 404, "{path}");
        }
    }
    for who in [&fair.scorekeeper, &fair.checker, &fair.judge, &fair.stranger, &seat] {
        let sent = fair.send(who, &at("/1/decide"), &[("outcome", "upheld"), ("word", "x")]);
        assert_eq!(sent.status, 404);
    }
    for who in [&fair.stranger, &seat] {
        for path in ["", "/open", "/1"] {
            assert_eq!(fair.page(who, &at(path)).status, 404, "{path}");
        }
        assert_eq!(fair.send(who, &at("/1/facts"), &[("by", ""), ("facts", "x")]).status, 404);
        assert_eq!(fair.send(who, &at("/1/appeal"), &[("appeal", "x")]).status, 404);
    }
    assert_eq!(fair.house.get(&at("/1")).send().status, 303);
    let page = fair.page(&fair.scorekeeper, &at(&format!("/1?q=blue+lamp&cite={BLUE}")));
    for form in
        ["Attach the citation</button>", "Give the ruling</button>", "Take the citation off", ">Attach<"]
    {
        silent(&page, form);
    }
    says(&page, "Write it down</button>");
    let held = dispute(&fair);
    assert!(held.citations.is_empty() && held.ruling.is_none() && held.facts.len() == 1);
    // The control: those who may, can.
    for who in [&fair.judge, &fair.head_judge, &fair.director, &fair.operator] {
        says(&fair.page(who, &at("/1")), "Give the ruling</button>");
    }
}

#[test]
fn a_deed_sent_twice_is_recorded_once() {
    let fair = court();
    let number = SubmissionId::new(random_uuid().unwrap()).to_string();
    let fields = [&cite(BLUE, QUOTE, "")[..], &[("submission", number.as_str())]].concat();
    for _ in 0..2 {
        assert_eq!(fair.house.post(&at("/1/cite"), &fields).within(&fair.judge).send().status, 303);
    }
    assert_eq!(dispute(&fair).citations.len(), 1);
    let other = [("text", "It counts."), ("submission", number.as_str())];
    let sent = fair.house.post(&at("/1/rule"), &other).within(&fair.judge).send();
    assert_eq!(sent.status, 409);
    assert!(dispute(&fair).ruling.is_none());
}

#[test]
fn the_result_is_corrected_with_the_dispute_and_the_effect_is_shown_back() {
    let fair = bare();
    silent(&fair.page(&fair.judge, &at("/1")), "Correct the result with this dispute");
    let at_table = AtTable::new(RoundNumber(1), TableNumber(1));
    let result = |a: i64, b: i64| GameResult {
        scores: [a, b],
        not_counting: [0, 0],
        end: EndReason::Complete { winner: Side::A },
        went_first: None,
    };
    fair.give(Command::RecordResult(RecordResult { at: at_table, result: result(100, 40) }));
    let page = fair.page(&fair.judge, &at("/1"));
    says(&page, &format!("href=\"/t/{SLUG}/rounds/1/tables/1/correct?dispute=1\""));
    says(&page, "No result was changed because of this dispute.");
    silent(&fair.page(&fair.checker, &at("/1")), "Correct the result with this dispute");
    fair.give(Command::CorrectResult(CorrectResult {
        at: at_table,
        was: result(100, 40),
        result: result(100, 65),
        reason: "The lamp counts.".to_owned(),
        dispute: Some(DisputeNumber(1)),
    }));
    let page = fair.page(&fair.judge, &at("/1"));
    says(&page, "Round 1, table 1: corrected from");
    says(&page, " 40; now ");
    says(&page, " 65");
    says(&page, &format!("href=\"/t/{SLUG}/rounds/1/tables/1\""));
    says(&fair.page(&fair.checker, &at("/1")), &format!("href=\"/t/{SLUG}/rounds/1\""));
}

#[test]
fn a_closed_tournament_takes_nothing_more() {
    let fair = court();
    fair.give(Command::GiveRuling(GiveRuling {
        dispute: DisputeNumber(1),
        judge: head_judge(),
        seen: Seen::default(),
        text: "It counts.".to_owned(),
    }));
    for table in [1, 2] {
        let result = GameResult {
            scores: [100, 40],
            not_counting: [0, 0],
            end: EndReason::Complete { winner: Side::A },
            went_first: None,
        };
        fair.give(Command::RecordResult(RecordResult {
            at: AtTable::new(RoundNumber(1), TableNumber(table)),
            result,
        }));
    }
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    fair.give(Command::CloseTournament(CloseTournament {}));
    let page = fair.page(&fair.director, &at("/1"));
    says(&page, "The tournament is closed");
    for form in ["Write it down</button>", "Note the appeal</button>", ">Attach<", "Correct the result with"]
    {
        silent(&page, form);
    }
    let sent = fair.send(&fair.director, &at("/1/appeal"), &[("appeal", "Too late.")]);
    assert_eq!(sent.status, 422);
    says(&sent, "The tournament is closed and its standings are final.");
    silent(&fair.page(&fair.director, &at("")), "Open a dispute</a>");
}

#[test]
fn the_published_rulings_are_found_and_cited_in_a_dispute() {
    let Some(folder) = shared::folder() else { return };
    let fair = bare();
    for file in ["current-rulings-2000-07-31", "current-rulings-2000-10-30", "2e-current-rulings-2011-01-03"]
    {
        let text = std::fs::read(folder.join(format!("rulings/{file}.txt"))).unwrap();
        fair.send(
            &fair.judge,
            "/rulings/import/store",
            &[("name", file), ("text", &String::from_utf8(text).unwrap())],
        );
    }
    let page = fair.page(&fair.judge, &at("/1?q=seed+deck+limit+doorway"));
    says(&page, "1E-CR 2000-10-30, seed deck");
    let rulings = fair.desk().library().unwrap();
    let place = "current-rulings-2000-10-30/seed-deck";
    let (found, _) = arbiter::app::citing::find(&rulings.library, place).unwrap();
    let words = found.entry.paragraph(1).unwrap().to_owned();
    assert_eq!(fair.send(&fair.judge, &at("/1/cite"), &cite(place, &words, "")).status, 303);
    let page = fair.page(&fair.judge, &at("/1"));
    says(&page, "1E-CR 2000-10-30, seed deck ¶1");
    says(&page, "The file has the words as they were quoted.");
}

#[test]
fn a_quotation_from_a_damaged_or_undated_copy_says_so_wherever_it_is_shown() {
    let fair = court();
    // The fourth line loses a sign in the heading and two in the text.
    let lost = "Lost Sample\n\nLAMPS\n\nmoon\u{fffd}s boat - The moon\u{fffd}s boat sails. It is never put out.\n\n\
                Its wick\u{fffd}s end is short.\n\n";
    let day = "2000-10-30".parse().ok();
    ruled::import(fair.desk(), "lost.txt", lost, arbiter::domain::edition::Edition::First, "LO", day);
    let undated = "Old Sample\n\nglass bell - The glass bell rings once.\n\n";
    ruled::import(fair.desk(), "old.txt", undated, arbiter::domain::edition::Edition::First, "OS", None);
    let (damaged, undated) =
        ("The copy quoted from is damaged here: line 5: a character was lost", "The document bears no date");
    for place in [BLUE, "lost/moons-boat", "old/glass-bell"] {
        let quote = match place {
            BLUE => QUOTE,
            "old/glass-bell" => "The glass bell rings once.",
            _ => "The moon\u{fffd}s boat sails.",
        };
        // What has no date may be no authority; then it is confirmed.
        assert_eq!(
            fair.send(&fair.judge, &at("/1/cite"), &cite(place, quote, "undated")).status,
            303,
            "{place}"
        );
    }
    let held = dispute(&fair).citations;
    let lost: Vec<usize> = held.iter().map(|held| entry_of(&held.cited).damage.len()).collect();
    assert_eq!(lost, [0, 1, 0], "what was lost is frozen with the words");
    fair.send(&fair.judge, &at("/1/rule"), &[("text", "It counts.")]);
    let here = fair.here();
    let table = here.tournament.round(RoundNumber(1)).unwrap().table(TableNumber(1)).unwrap();
    let seat = fair.seat(table.pair.players[0].0);
    for page in [
        fair.page(&fair.judge, &at("/1")),
        fair.page(&fair.scorekeeper, &at("/1")),
        fair.page(&seat, &format!("/t/{SLUG}/me")),
        fair.house.get(&format!("/t/{SLUG}/log")).send(),
    ] {
        let text = page.text();
        assert!(text.contains("s boat sails."), "{text}");
        assert_eq!((text.matches(damaged).count(), text.matches(undated).count()), (1, 1), "{text}");
    }
    // Found and opened, the entry says so too, though the words themselves are whole.
    let search = "/rulings/search?q=moon+gate+opens+noon&edition=1E&on=2026-05-12";
    for page in [fair.house.get(search).send(), fair.page(&fair.judge, &at("/1?q=moon+gate+opens+noon"))] {
        says(&page, "This copy of the entry is damaged; the entry says where.");
    }
    says(&fair.house.get("/rulings/sample-rulings-2000/moons-gate").send(), "This copy is damaged here");
    let whole = fair.house.get("/rulings/search?q=blue+lamp&edition=1E&on=2026-05-12").send().text();
    let gates = whole.matches("<blockquote>The moon gate").count();
    assert_eq!(whole.matches("entry is damaged").count(), gates, "what is whole is not called damaged");
}

#[test]
fn damage_beside_the_words_that_are_quoted_is_none_of_theirs() {
    let fair = court();
    let lost = "Lost Sample\n\nLAMPS\n\nmoon\u{fffd}s boat - The moon\u{fffd}s boat sails. It is never put out.\n\n\
                Its wick\u{fffd}s end is short.\n\n";
    let day = "2000-10-30".parse().ok();
    ruled::import(fair.desk(), "lost.txt", lost, arbiter::domain::edition::Edition::First, "LO", day);
    let lines = |quote: &str| {
        let sent = fair.send(&fair.judge, &at("/1/cite"), &cite("lost/moons-boat", quote, ""));
        assert_eq!(sent.status, 303, "{}", sent.text());
        let held = dispute(&fair).citations;
        entry_of(&held.last().unwrap().cited).damage.iter().map(|one| one.line()).collect::<Vec<_>>()
    };
    assert_eq!(lines("It is never put out."), [0; 0]);
    assert_eq!(lines("The moon\u{fffd}s boat sails."), [5], "one of the two of its line");
    assert_eq!(lines("Its wick\u{fffd}s end is short."), [7]);
    // A log from before froze all that the entry had lost: what does not touch the words is not told of them.
    fair.give(Command::OpenDispute(OpenDispute {
        at: None,
        question: "Before?".to_owned(),
        facts: String::new(),
        by: Teller::Unsaid,
    }));
    let mut before = dispute(&fair).citations[1].cited.clone();
    (before.quote, before.quote_sha256) =
        ("It is never put out.".to_owned(), text_sha256("It is never put out."));
    let treatment = arbiter::domain::tournament::dispute::Treatment::Follows;
    fair.give(Command::AttachCitation(AttachCitation {
        dispute: DisputeNumber(2),
        judge: head_judge(),
        cited: Box::new(before),
        treatment,
    }));
    silent(&fair.page(&fair.judge, &at("/2")), "is damaged here");
    says(&fair.page(&fair.judge, &at("/1")), "is damaged here");
}
