//! What people assert about relations, and what is suggested.

use super::*;

#[test]
fn asserting_about_an_entry_that_was_corrected_meanwhile_is_refused_and_loses_nothing() {
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
fn describing_a_document_that_was_described_meanwhile_is_refused_and_overwrites_nothing() {
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
fn what_a_judge_asserts_counts_only_at_their_tournament_until_somebody_from_another_confirms_it() {
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
    // At other tournaments it is only a proposal.
    silent(&page, "status superseded");
    says(&page, "Proposed");
    says(&page, "is replaced by <a href=\"/rulings/sample-rulings-2001/kettle\">");
    says(&page, "counts only where its author helps; proposed by Judge on");
    says(&page, "Twice is &#60;i&#62;not&#60;/i&#62; once.");
    let twice = relate(&fair, &fair.head_judge, &fields);
    assert_eq!(twice.status, 422);
    says(&twice, "This is proposed already.");
    // At the tournament of the judge it counts, and at the other one it does not.
    let law = |tournament: &str| {
        let id = fair.desk().tournament(&slug(tournament)).unwrap().id();
        let rulings = fair.desk().library_at(id).unwrap();
        let at = EntryAddress { stem: "sample-rulings-2000".to_owned(), slug: "kettle".to_owned() };
        let kettle = rulings.library.entry(&at).unwrap();
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
    // Withdrawn by its author, its confirmer or an operator, with a reason; it stays on record.
    let back = "/rulings/relate-back/sample-rulings-2001/kettle";
    let why = [("number", "1"), ("reason", "Misread.")];
    let other = fair.send(&fair.head_judge, back, &why);
    assert_eq!(other.status, 422);
    says(&other, "Someone else asserted this.");
    assert_eq!(fair.send(&fair.stranger, back, &[("number", "1"), ("reason", "")]).status, 422);
    assert_eq!(fair.send(&fair.stranger, back, &why).status, 303);
    silent(&fair.house.get(&format!("{old}?on=2026-05-12")).send(), "status superseded");
    says(&fair.house.get("/rulings/sample-rulings-2001/kettle").send(), "Withdrawn by Stranger on");
    assert_eq!((law(SLUG), law("elsewhere")), ("carried-forward", "carried-forward"));
}

#[test]
fn an_operator_confirms_a_proposal_and_its_author_may_withdraw_it() {
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
fn a_proposal_stops_counting_once_its_author_loses_the_right_or_the_role() {
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
fn one_person_has_at_most_twenty_open_proposals() {
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
    assert_eq!(statements(fair.desk()), 0);
    asserts(true);
    // The controls; the last directs another tournament.
    for session in [&fair.operator, &fair.director, &fair.head_judge, &fair.judge, &fair.stranger] {
        says(&fair.page(session, entry), RELATE);
        assert_eq!(fair.page(session, RELATE).status, 200);
    }
    assert_eq!(relate(&fair, &fair.stranger, &fields).status, 303);
}

#[test]
fn a_text_that_is_not_in_the_library_is_named_as_such() {
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
    says(&refused, "The opposite is already asserted: that the entry leaves unchanged the other one.");
    let back = "/rulings/relate-back/sample-rulings-2001/kettle";
    assert_eq!(fair.send(&fair.operator, back, &[("number", "1"), ("reason", "The same one.")]).status, 303);
    says(&fair.house.get("/rulings/sample-rulings-2001/kettle").send(), "Only suggested");
}

#[test]
fn a_bad_relation_is_refused_with_everything_typed_and_so_is_one_without_the_right() {
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
    assert_eq!(statements(fair.desk()), 0);
}
