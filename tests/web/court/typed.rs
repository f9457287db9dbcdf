//! What is typed on the page survives every button.

use super::*;

/// Sends a submission with all of a draft typed next to it; the submission's own fields come from `own`.
fn beside(
    fair: &Fair,
    who: &SessionToken,
    submission: &str,
    own: &[(&str, &str)],
    draft: &[(&str, &str)],
) -> Response {
    let others = draft.iter().filter(|(name, _)| own.iter().all(|(known, _)| known != name));
    let fields: Vec<(&str, &str)> = own.iter().chain(others).copied().collect();
    fair.send(who, &case(submission), &fields)
}

/// Every word of the draft is on the page, in a field of its form.
#[track_caller]
fn keeps(page: &Response, draft: &[(&str, &str)], except: &[&str]) {
    let text = page.text();
    for (name, words) in draft.iter().filter(|(name, _)| !except.contains(name)) {
        let tags: Vec<&str> =
            text.split('<').filter(|tag| tag.contains(&format!(" name=\"{name}\""))).collect();
        let holds = |tag: &&str| {
            let in_box =
                tag.split_once('>').is_some_and(|(_, inner)| inner.trim_start_matches('\n') == *words);
            tag.contains("form=\"dispute-form\"") && (tag.contains(&format!("value=\"{words}\"")) || in_box)
        };
        assert!(tags.iter().any(holds), "{name} lost {words:?} ({}): {tags:?}", page.status);
    }
}

/// What can be typed while the dispute is open.
const OPEN: [(&str, &str); 7] = [
    ("text", "Draft ruling"),
    ("facts", "Draft facts"),
    ("reason", "Draft off"),
    ("escalate_why", "Draft handing"),
    ("withdraw_why", "Draft withdrawing"),
    ("quote", "The blue lamp counts"),
    ("citation", BLUE),
];

/// What can be typed once it is ruled.
const RULED: [(&str, &str); 6] = [
    ("facts", "Draft facts"),
    ("reword", "Draft words"),
    ("reword_why", "Draft slip"),
    ("appeal", "Draft appeal"),
    ("minutes", "7"),
    ("time_why", "Draft minutes"),
];

/// What can be typed on an appeal.
const APPEALED: [(&str, &str); 4] = [
    ("facts", "Draft facts"),
    ("word", "Draft final"),
    ("reword", "Draft words"),
    ("reword_why", "Draft slip"),
];

#[test]
fn no_button_of_an_open_dispute_loses_what_is_typed_beside_it() {
    for (submission, own, status) in [
        ("/look", &[("q", "kettle")][..], 200),
        ("/look", &[("theme", "night")], 200),
        ("/claim", &[("seen", "0.0")], 200),
        ("/facts", &[("facts", "Told."), ("by", "")], 200),
        ("/facts", &[("facts", "Told."), ("by", "Nobody")], 422),
        ("/cite", &[("citation", BLUE), ("quote", QUOTE), ("treatment", "follows")], 200),
        ("/cite", &[("citation", BLUE), ("quote", "Not there."), ("treatment", "follows")], 422),
        ("/uncite", &[("off", "00 none"), ("reason", "x")], 422),
        ("/escalate", &[("escalate_why", "a rare card")], 200),
        ("/escalate", &[("escalate_why", "")], 422),
        ("/withdraw", &[("withdraw_why", "called twice")], 200),
        ("/withdraw", &[("withdraw_why", "")], 422),
        // The words to quote are asked about first.
        ("/rule", &[("alone", "yes"), ("text", "It counts.")], 422),
        ("/rule", &[("alone", "yes"), ("text", "")], 422),
    ] {
        let fair = with_open_dispute();
        fair.send(
            &fair.judge,
            &case("/cite"),
            &[("citation", BLUE), ("quote", "It stays lit until the bell rings."), ("treatment", "follows")],
        );
        let page = beside(&fair, &fair.judge, submission, own, &OPEN);
        assert_eq!(page.status, status, "{submission} {own:?}: {}", page.text());
        let mut done: Vec<&str> = own.iter().map(|(name, _)| *name).collect();
        if status == 200 && ["/escalate", "/withdraw"].contains(&submission) {
            done.extend(["citation", "quote"]); // words of the library, found there again
        }
        keeps(&page, &OPEN, &done);
        let said = dispute(&fair);
        let told: Vec<&str> = said.facts.iter().map(|said| said.text.as_str()).collect();
        assert!(told.iter().all(|text| !text.contains("Draft")), "{told:?}");
        assert!(said.ruling.is_none_or(|ruling| ruling.text == "It counts."));
    }
}

#[test]
fn no_button_of_a_ruled_dispute_loses_what_is_typed_beside_it() {
    for (submission, own, status) in [
        ("/look", &[("q", "kettle")][..], 200),
        ("/facts", &[("facts", "Told."), ("by", "")], 200),
        ("/time", &[("minutes", "5"), ("time_why", "a judge was there")], 200),
        ("/time", &[("minutes", "soon"), ("time_why", "a judge was there")], 422),
        ("/reword", &[("reword", "It counts!"), ("reword_why", "a slip")], 200),
        ("/reword", &[("reword", "It counts!"), ("reword_why", "")], 422),
        ("/appeal", &[("appeal", "Odo appeals.")], 200),
        ("/appeal", &[("appeal", "")], 422),
    ] {
        let fair = ruled_on();
        let page = beside(&fair, &fair.judge, submission, own, &RULED);
        assert_eq!(page.status, status, "{submission} {own:?}: {}", page.text());
        let done: Vec<&str> = own.iter().map(|(name, _)| *name).collect();
        keeps(&page, &RULED, &done);
        assert_eq!(dispute(&fair).facts.len(), if submission == "/facts" { 2 } else { 1 });
    }
}

#[test]
fn a_half_typed_final_word_survives_every_other_button() {
    for (submission, own, status) in [
        ("/look", &[("q", "kettle")][..], 200),
        ("/look", &[("cite", BLUE)], 200),
        ("/cite", &[("citation", BLUE), ("quote", QUOTE), ("treatment", "follows")], 200),
        ("/facts", &[("facts", "Told."), ("by", "")], 200),
        ("/reword", &[("reword", "It counts!"), ("reword_why", "")], 422),
        ("/decide", &[("word", "It stands."), ("outcome", "maybe")], 422),
        ("/decide", &[("word", "It stands."), ("outcome", "upheld")], 200),
    ] {
        let fair = appealed();
        let page = beside(&fair, &fair.head_judge, submission, own, &APPEALED);
        assert_eq!(page.status, status, "{submission} {own:?}: {}", page.text());
        let done: Vec<&str> = own.iter().map(|(name, _)| *name).collect();
        keeps(&page, &APPEALED, &done);
        assert_eq!(dispute(&fair).stage() == Stage::Final, (submission, status) == ("/decide", 200));
    }
    let fair = appealed();
    let chosen = [("outcome", "overturned"), ("word", "Draft final"), ("q", "kettle")];
    let page = fair.send(&fair.head_judge, &case("/look"), &chosen);
    says(&page, "value=\"overturned\" form=\"dispute-form\" checked");
}

#[test]
fn the_initial_text_of_a_box_is_not_a_draft() {
    let fair = ruled_on();
    let begun = [("reword", "It counts."), ("minutes", "12"), ("time_why", "time that dispute 1 took")];
    let told = [&begun[..], &[("facts", "Told."), ("by", "")]].concat();
    assert_eq!(fair.send(&fair.judge, &case("/facts"), &told).status, 303, "nothing is left over");
    // Somebody else corrects the words in the meantime: the box shows these, and not the ones it began with.
    let better = [("reword", "It counts indeed."), ("reword_why", "clearer")];
    assert_eq!(fair.send(&fair.head_judge, &case("/reword"), &better).status, 303);
    let page = fair.send(&fair.judge, &case("/look"), &[&begun[..], &[("facts", "Draft")]].concat());
    says(&page, "\nIt counts indeed.</textarea>");
}

#[test]
fn the_log_records_only_what_the_pressed_button_says() {
    let fair = with_open_dispute();
    let number = arbiter::app::sessions::random_uuid().unwrap().to_string();
    let send = |draft: &str, why: &str| {
        let fields = [("escalate_why", why), ("text", draft), ("submission", &number)];
        fair.house.post(&case("/escalate"), &fields).within(&fair.judge).send().status
    };
    assert_eq!(send("Draft-ZZ", "a rare card"), 200);
    assert_eq!(send("Another draft", "a rare card"), 200, "the same action, whatever is typed beside it");
    assert_eq!(send("Draft-ZZ", "another reason"), 409);
    let bytes = std::fs::read(fair.database()).unwrap();
    let wal = std::fs::read(fair.database().with_extension("db-wal")).unwrap_or_default();
    let holds = |words: &str| {
        [&bytes, &wal].iter().any(|it| it.windows(words.len()).any(|run| run == words.as_bytes()))
    };
    assert!(holds("a rare card") && !holds("Draft-ZZ"));
}

#[test]
fn text_without_a_box_is_shown_for_copying_until_it_is_discarded() {
    let fair = with_open_dispute();
    let handed = [("escalate_why", "a rare card"), ("text", "Draft <b>\r\nruling"), ("facts", "Draft facts")];
    let page = fair.send(&fair.judge, &case("/escalate"), &handed);
    says(&page, "Typed and not recorded: the ruling");
    says(&page, "<blockquote class=\"said\">Draft &#60;b&#62;\r\nruling</blockquote>");
    says(&page, "\nDraft facts</textarea>");
    let searched = fair.send(&fair.judge, &case("/look"), &[("text", "Draft ruling"), ("q", "kettle")]);
    says(&searched, "Typed and not recorded: the ruling");
    let gone = [("text", "Draft ruling"), ("facts", "Draft facts"), ("drop", "text")];
    let gone = fair.send(&fair.judge, &case("/look"), &gone);
    silent(&gone, "Draft ruling");
    says(&gone, "\nDraft facts</textarea>");
}

#[test]
fn the_question_that_came_with_the_page_of_a_judge_who_was_overtaken_is_no_typed_text() {
    let fair = with_open_dispute();
    let ruled = |text| [("alone", "yes"), ("text", text), ("asked", QUESTION)];
    assert_eq!(fair.send(&fair.head_judge, &case("/rule"), &ruled("It never counts.")).status, 303);
    let page = fair.send(&fair.judge, &case("/rule"), &ruled("It always counts."));
    says(&page, "Typed and not recorded: the ruling");
    silent(&page, "Typed and not recorded: the question");
    let reworded = [("alone", "yes"), ("text", "It always counts."), ("asked", "May they count so?")];
    says(
        &fair.send(&fair.judge, &case("/rule"), &reworded),
        "Typed and not recorded: the question for the record",
    );
}

#[test]
fn the_colours_and_the_language_change_without_losing_a_word() {
    let fair = with_open_dispute();
    let page = fair.page(&fair.judge, &case(""));
    let foot = page.text().split("<footer").nth(1).unwrap().to_owned();
    assert!(!foot.contains("<form"), "{foot}");
    assert_eq!(foot.matches("form=\"dispute-form\" name=\"theme\"").count(), 3, "{foot}");
    let night = [("theme", "night"), ("text", "Draft ruling")];
    let page = fair.send(&fair.judge, &case("/look"), &night);
    assert_eq!(page.status, 200);
    says(&page, "data-theme=\"night\"");
    says(&page, "\nDraft ruling</textarea>");
    assert!(page.header("set-cookie").contains("night"), "{}", page.header("set-cookie"));
    assert_eq!(foot.matches("form=\"dispute-form\" name=\"language\"").count(), 3, "{foot}");
    let german = [("language", "de"), ("text", "Draft ruling")];
    let page = fair.send(&fair.judge, &case("/look"), &german);
    assert_eq!(page.status, 200);
    says(&page, "<html lang=\"de\"");
    says(&page, "\nDraft ruling</textarea>");
    assert!(page.header("set-cookie").contains("language=de"), "{}", page.header("set-cookie"));
    let foot = fair.page(&fair.judge, &at("/disputes")).text().split("<footer").nth(1).unwrap().to_owned();
    assert!(foot.contains("<form class=\"colours\""), "{foot}");
}

#[test]
fn every_control_of_the_page_belongs_to_its_one_form() {
    for fair in [with_open_dispute(), ruled_on(), appealed()] {
        for who in [&fair.judge, &fair.head_judge, &fair.scorekeeper] {
            let page = fair.page(who, &case("")).text();
            let body = page.split("<main").nth(1).unwrap();
            assert_eq!(body.matches("<form").count(), 1);
            let form = body.split("</form>").next().unwrap().len();
            let outside = &body[form..];
            let tags = outside.split('<').filter(|tag| {
                ["button", "input", "textarea", "select"].iter().any(|kind| tag.starts_with(kind))
            });
            for tag in tags.filter(|tag| !tag.contains("type=\"button\"")) {
                assert!(tag.contains("form=\"dispute-form\""), "<{tag}");
            }
        }
    }
}
