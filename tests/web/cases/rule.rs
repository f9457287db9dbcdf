//! From the call to a cited ruling: three taps, and nothing typed.

use super::*;
use arbiter::app::sessions::random_uuid;
use arbiter::domain::id::SubmissionId;
use arbiter::domain::tournament::dispute::Treatment;

/// The text between two marks of a page, without its escapes.
fn between(page: &str, from: &str, to: &str) -> String {
    let part = page.split(from).nth(1).unwrap_or_else(|| panic!("{from} is missing: {page}"));
    let part = part.split(to).next().unwrap();
    part.replace("&#39;", "'").replace("&#34;", "\"").replace("&amp;", "&").replace("&#38;", "&")
}

/// What the first button that cites and rules sends.
fn offered(page: &str) -> String {
    between(page, "name=\"rule_on\" value=\"", "\"")
}

#[test]
fn a_call_becomes_a_cited_ruling_with_three_taps_and_no_typing() {
    let fair = with_open_dispute();
    // 1: the call, in the list of those that wait.
    let list = fair.page(&fair.judge, &at("/disputes")).text();
    assert!(list.contains(&format!("href=\"{}\"", case(""))), "{list}");
    let page = fair.page(&fair.judge, &case("")).text();
    let button = page.split("<button").find(|it| it.contains("rule_on")).unwrap();
    assert!(button.contains("class=\"btn primary\"") && button.contains("Cite this and rule"), "{button}");
    assert!(button.contains(&format!("formaction=\"{}#ruling-h\"", case("/cite"))), "{button}");
    assert!(page.find("rule_on") < page.find("id=\"facts-h\""), "the law comes first");
    // What decides is alone in sight, and the ruling follows it; what else is at hand comes last.
    let law = between(&page, "id=\"law-h\"", "<details class=\"fold\">");
    assert_eq!(law.matches("<figcaption>").count(), 1, "{law}");
    let order =
        ["law-h", "ruling-h", "facts-h", "shelf-h", "before-h"].map(|id| page.find(&format!("id=\"{id}\"")));
    assert!(order.is_sorted() && order[0].is_some(), "{order:?}");
    assert!(page.contains("<p class=\"soft\">Nothing is cited yet.</p>"), "{page}");
    // 2: what was found is cited.
    let (what, on) =
        (offered(&page), between(&page, "name=\"on\" type=\"date\" form=\"dispute-form\" data-was=\"", "\""));
    let fields = [("rule_on", what.as_str()), ("q", QUESTION), ("on", &on), ("text", ""), ("facts", "")];
    let sent = fair.send(&fair.judge, &case("/cite"), &fields);
    assert_eq!(sent.status, 303, "{}", sent.text());
    let page = fair.page(&fair.judge, &case("")).text();
    let proposed = between(&page, "aria-describedby=\"rule-h\">\n", "</textarea>");
    assert_eq!(proposed, QUOTE, "the ruling begins with the words");
    assert!(!page.contains("I rule without a citation") && page.contains("badge settled\">Cited<"), "{page}");
    assert!(!page.contains(
        "class=\"btn primary\" form=\"dispute-form\" formaction=\"/t/deep-space-open/disputes/1/cite"
    ));
    // 3: the ruling is given as proposed.
    let seen = between(&page, "name=\"seen\" value=\"", "\"");
    let sent = fair.send(&fair.judge, &case("/rule"), &[("text", &proposed), ("seen", &seen)]);
    assert_eq!(sent.status, 303);
    let told = dispute(&fair, 1);
    let ground = told.grounds().next().expect("a ground");
    assert_eq!((ground.cited.citation.as_str(), ground.treatment), (CITATION, Treatment::Follows));
    assert_eq!(told.ruling.unwrap().text, QUOTE);
    says(&fair.page(&fair.judge, &case("")), "It rests on 1 citation.");
}

#[test]
fn a_ruling_that_cites_nothing_says_so_and_what_was_typed_stays() {
    let fair = with_open_dispute();
    says(&fair.page(&fair.judge, &case("")), "I rule without a citation");
    let sent = fair.send(&fair.judge, &case("/rule"), &[("text", DRAFT)]);
    assert_eq!(sent.status, 422);
    says(&sent, "Nothing is cited for dispute 1, so the ruling was not given.");
    says(&sent, &format!("\n{DRAFT}</textarea>"));
    assert!(dispute(&fair, 1).ruling.is_none());
    // An entry that is only open is not cited: its words stay, too.
    let open = [
        ("text", DRAFT),
        ("citation", BLUE),
        ("quote", QUOTE),
        ("treatment", "follows"),
        ("on", "2026-05-12"),
    ];
    let alone = [&open[..], &[("alone", "yes")]].concat();
    for fields in [&open[..], &alone] {
        let sent = fair.send(&fair.judge, &case("/rule"), fields);
        assert_eq!(sent.status, 422);
        says(&sent, "A quotation is open above and not attached.");
        says(&sent, &format!("\n{QUOTE}</textarea>"));
    }
    assert!(dispute(&fair, 1).ruling.is_none());
    let sent = fair.send(&fair.judge, &case("/rule"), &[("text", DRAFT), ("alone", "yes")]);
    assert_eq!(sent.status, 303);
    says(&fair.page(&fair.judge, &case("")), "It rests on no citation.");
}

#[test]
fn one_tap_counts_once_and_only_for_those_who_judge() {
    let fair = with_open_dispute();
    let what = offered(&fair.page(&fair.judge, &case("")).text());
    let seat = seated(&fair, 0);
    for who in [&fair.scorekeeper, &fair.checker, &fair.stranger, &seat] {
        assert_eq!(fair.send(who, &case("/cite"), &[("rule_on", &what)]).status, 404);
    }
    assert!(dispute(&fair, 1).citations.is_empty());
    let number = SubmissionId::new(random_uuid().unwrap()).to_string();
    let fields = [("rule_on", what.as_str()), ("submission", &number)];
    for _ in 0..20 {
        assert_eq!(fair.house.post(&case("/cite"), &fields).within(&fair.judge).send().status, 303);
    }
    assert_eq!(dispute(&fair, 1).citations.len(), 1);
    // Another page that still offers it is told that it is cited.
    let again = fair.send(&fair.head_judge, &case("/cite"), &[("rule_on", &what)]);
    assert_eq!(again.status, 422);
    assert_eq!(dispute(&fair, 1).citations.len(), 1);
}

#[test]
fn one_tap_quotes_only_what_the_entry_says_and_nothing_that_needs_a_word() {
    let fair = with_open_dispute();
    let words = [
        "x".to_owned(),
        "no-document/no-entry Words.".to_owned(),
        format!("{BLUE} Words of nobody."),
        format!("{BLUE} "),
    ];
    for what in &words {
        let sent = fair.send(&fair.judge, &case("/cite"), &[("rule_on", what), ("text", DRAFT)]);
        assert_eq!(sent.status, 422, "{what}");
        says(&sent, &format!("\n{DRAFT}</textarea>"));
    }
    // An entry that was not yet in force needs a word, so it is never a single tap.
    let page = fair.page(&fair.judge, &case("?q=brass+trumpet")).text();
    let late = between(&page, ">Attach anyway", "</figure>");
    assert!(!late.contains("rule_on"), "{late}");
    let place = between(&page, "name=\"cite\" value=\"", "\"");
    let places = page.split("name=\"cite\" value=\"").filter_map(|part| part.split('"').next());
    let late = places.filter(|place| place.contains("brass-trumpet")).last().unwrap_or(&place).to_owned();
    let sent = fair.send(&fair.judge, &case("/cite"), &[("rule_on", &format!("{late} A brass trumpet"))]);
    assert_eq!(sent.status, 422);
    assert!(dispute(&fair, 1).citations.is_empty());
}

#[test]
fn the_judges_words_are_never_replaced_by_quoted_ones() {
    let fair = with_open_dispute();
    let what = offered(&fair.page(&fair.judge, &case("")).text());
    let page = fair.send(&fair.judge, &case("/cite"), &[("rule_on", &what), ("text", DRAFT)]);
    assert_eq!(page.status, 200);
    says(&page, "The citation is attached");
    says(&page, &format!("\n{DRAFT}</textarea>"));
    // A proposal that nobody changed does not count as typed, and one that was emptied stays empty.
    let facts = [("facts", "New."), ("by", ""), ("proposed", QUOTE)];
    let told = fair.send(&fair.judge, &case("/facts"), &[&facts[..], &[("text", QUOTE)]].concat());
    assert_eq!(told.status, 303);
    let looked = [("proposed", QUOTE), ("text", ""), ("q", "lamp"), ("on", "2026-05-12")];
    says(&fair.send(&fair.judge, &case("/look"), &looked), "aria-describedby=\"rule-h\">\n</textarea>");
}

#[test]
fn an_item_of_a_list_begins_the_ruling_without_its_sign() {
    let fair = with_open_dispute();
    let text = "Ferry rules\n\nRULINGS\n\n* ferry - The ferry carries only the following:\n\n\
                - passengers with a ticket; and\n\n- horses of the harbour master.\n\n";
    let issued = Some("2001-01-01".parse().unwrap());
    ruled::import(fair.desk(), "ferry.txt", text, arbiter::domain::edition::Edition::First, "FR", issued);
    let item = "- horses of the harbour master.";
    let fields = [("citation", "ferry/ferry"), ("quote", item), ("treatment", "follows")];
    assert_eq!(fair.send(&fair.judge, &case("/cite"), &fields).status, 303);
    assert_eq!(dispute(&fair, 1).citations[0].cited.quote, item, "quoted as it is printed");
    says(
        &fair.page(&fair.judge, &case("")),
        "aria-describedby=\"rule-h\">\nhorses of the harbour master.</textarea>",
    );
}

#[test]
fn what_another_dispute_follows_is_offered_for_the_same_question_and_is_on_the_sheet() {
    let fair = with_open_dispute();
    let crib = || fair.house.get("/rulings/crib").send();
    says(&crib(), "Nothing was cited yet.");
    cites(&fair, &fair.judge, QUOTE);
    opens(&fair, "Zebras?", "");
    silent(&fair.page(&fair.judge, &at("/disputes/2")), "Cited at this tournament");
    rules(&fair, "It counts.");
    let page = fair.page(&fair.judge, &at("/disputes/2"));
    says(&page, "Cited at this tournament");
    let what = offered(&page.text());
    assert_eq!(what, format!("{BLUE} {QUOTE}"));
    silent(&fair.page(&fair.scorekeeper, &at("/disputes/2")), "rule_on");
    assert_eq!(fair.send(&fair.judge, &at("/disputes/2/cite"), &[("rule_on", &what)]).status, 303);
    says(&fair.page(&fair.judge, &at("/disputes/2")), "badge settled\">Cited<");
    let sent = fair.send(&fair.judge, &at("/disputes/2/rule"), &[("text", "The same.")]);
    assert_eq!(sent.status, 303);
    assert_eq!(dispute(&fair, 2).grounds().count(), 1);
    // The sheet has it once, for everybody, with how often it was cited; nothing of the facts.
    let page = crib();
    says(&page, "1E-SR 2000-10-30, blue lamp</a>");
    says(&page, "2 decisions");
    says(&page, QUOTE);
    silent(&page, "zebras");
    says(&fair.house.get("/rulings").send(), "href=\"/rulings/crib\"");
}

#[test]
fn a_question_is_worded_for_the_record_with_the_ruling_and_its_first_words_stay() {
    let fair = with_open_dispute();
    let worded = "Does a blue lamp count among the thirty?";
    says(&fair.page(&fair.judge, &case("")), "Reword the question for the record");
    // What is typed survives a look at the rulings, and a refusal.
    let looked = fair.send(&fair.judge, &case("/look"), &[("asked", worded), ("cite", ""), ("q", "lamp")]);
    says(&looked, &format!("value=\"{worded}\""));
    let long = "x".repeat(301);
    let sent = fair.send(&fair.judge, &case("/rule"), &[("asked", &long), ("text", DRAFT), ("alone", "yes")]);
    assert_eq!(sent.status, 422);
    says(&sent, &format!("\n{DRAFT}</textarea>"));
    says(&sent, &long);
    assert_eq!(dispute(&fair, 1).question.text, QUESTION);
    let fields = [("asked", worded), ("text", DRAFT), ("alone", "yes")];
    assert_eq!(fair.send(&fair.judge, &case("/rule"), &fields).status, 303);
    let told = dispute(&fair, 1);
    assert_eq!((told.question.text.as_str(), told.first_asked.as_deref()), (worded, Some(QUESTION)));
    says(&fair.page(&fair.judge, &case("")), &format!("First asked: <bdi>{QUESTION}</bdi>"));
    for page in public(&fair).iter().take(2) {
        says(page, worded);
    }
    let known: Vec<_> = fair.desk().precedents().unwrap().newest().copied().collect();
    assert_eq!(fair.desk().decisions_told(&known).unwrap()[0].told.question, worded);
}

#[test]
fn a_question_that_stays_as_it_was_asked_is_recorded_once() {
    let fair = with_open_dispute();
    let fields = [("asked", QUESTION), ("text", DRAFT), ("alone", "yes")];
    assert_eq!(fair.send(&fair.judge, &case("/rule"), &fields).status, 303);
    assert_eq!(dispute(&fair, 1).first_asked, None);
    silent(&fair.page(&fair.judge, &case("")), "First asked");
    let log = fair.desk().export(&SLUG.parse().unwrap()).unwrap();
    assert_eq!(log.matches("question\\\":").count(), 1, "the entry that opened it has the question");
}

#[test]
fn a_word_before_the_citation_says_whether_it_can_be_relied_on_and_a_sign_what_was_found() {
    let fair = with_open_dispute();
    let page = fair.page(&fair.judge, &case("")).text();
    assert!(page.contains("<span class=\"badge settled\">This decides it</span>"), "{page}");
    assert!(page.contains("<figcaption><span class=\"status in-force\">In force</span> <a href="), "{page}");
    let none = fair.page(&fair.judge, &case("?q=zeppelin+ballast"));
    says(&none, "Nothing on this question");
    silent(&none, "another text answers this");
    // The law of a later day is one line.
    let later = fair.page(&fair.judge, &case("?q=brass+trumpet"));
    says(&later, "From 1 January 2027 another text answers this:");
    silent(&fair.page(&fair.judge, &case("")), "another text answers this");
}
