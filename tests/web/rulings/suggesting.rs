//! The queue of suggested relations.

use super::*;

const QUEUE: &str = "/rulings/suggestions";
const EARLIER: &str = "/rulings/sample-rulings-2000/blue-lamp?on=2026-05-12";

/// Two later entries that say what they replace.
fn suggested() -> Fair {
    let fair = library();
    let later = ruled::CHANGED
        .replace("kettle - A", "kettle - Replace the text on the kettle. A")
        .replace("* blue lamp - ", "* blue lamp - Replace the text on the blue lamp. ");
    ruled::import(fair.desk(), "sample-rulings-2001.txt", &later, Edition::First, "SR", day(2001, 1, 31));
    fair
}

/// What the form of the page shown says of its pair.
fn pair(page: &Response) -> Vec<(String, String)> {
    let hidden = |name: &str| {
        let text = page.text();
        let (_, rest) = text.split_once(&format!("name=\"{name}\" value=\"")).expect(name);
        (name.to_owned(), rest.split_once('"').unwrap().0.to_owned())
    };
    ["seen", "from", "to", "scope", "at"].map(hidden).to_vec()
}

fn answer(fair: &Fair, who: &SessionToken, of: &[(String, String)], more: [(&str, &str); 2]) -> Response {
    let fields: Vec<(&str, &str)> = of.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    fair.send(who, QUEUE, &[&fields[..], &more].concat())
}

#[test]
fn a_pair_is_read_accepted_and_gone() {
    let fair = suggested();
    let first = fair.page(&fair.operator, QUEUE);
    says(&first, "<strong>1 of 2</strong>");
    says(&first, "1E-SR 2001-01-31, blue lamp");
    says(&first, "1E-SR 2000-10-30, blue lamp");
    // Both texts are there to read.
    says(&first, "Replace the text on the blue lamp.");
    says(&first, "A second paragraph says");
    // The program's reason is there, and typed in already.
    says(&first, "name=\"reason\" maxlength=\"400\" value=\"¶1 says that it replaces");
    says(&fair.page(&fair.operator, "/rulings"), "Suggested relations");
    silent(&fair.house.get("/rulings").send(), "Suggested relations");
    silent(&fair.house.get(EARLIER).send(), "status superseded");
    let sent =
        answer(&fair, &fair.operator, &pair(&first), [("does", "replaces"), ("reason", "It says so.")]);
    assert_eq!((sent.status, sent.header("location")), (303, "/rulings/suggestions?at=0"));
    says(&fair.house.get(EARLIER).send(), "status superseded");
    let next = fair.page(&fair.operator, QUEUE);
    says(&next, "<strong>1 of 1</strong>");
    says(&next, "1E-SR 2001-01-31, kettle");
    let sent =
        answer(&fair, &fair.operator, &pair(&next), [("does", "leaves"), ("reason", "Another kettle.")]);
    assert_eq!(sent.status, 303);
    says(&fair.page(&fair.operator, QUEUE), "Nothing waits for you.");
    // Sent again by the same people, each is known.
    let again =
        answer(&fair, &fair.operator, &pair(&next), [("does", "leaves"), ("reason", "Another kettle.")]);
    assert_eq!(again.status, 409);
    says(&again, "This is asserted already.");
}

#[test]
fn the_answer_of_a_judge_waits_for_a_second_one() {
    let fair = suggested();
    let first = fair.page(&fair.judge, QUEUE);
    says(&first, "once another judge confirms it");
    let sent = answer(&fair, &fair.judge, &pair(&first), [("does", "replaces"), ("reason", "It says so.")]);
    assert_eq!(sent.status, 303);
    silent(&fair.house.get(EARLIER).send(), "status superseded");
    let page = fair.page(&fair.stranger, QUEUE);
    says(&page, "<strong>1 of 1</strong>");
    says(&page, "Proposed, waiting for a second judge");
    says(
        &page,
        "<a href=\"/rulings/relate/sample-rulings-2001/blue-lamp\">1E-SR 2001-01-31, blue lamp replaces",
    );
}

#[test]
fn a_pair_left_for_later_comes_again_after_the_last() {
    let fair = suggested();
    says(&fair.page(&fair.judge, QUEUE), "href=\"/rulings/suggestions?at=1\">Later");
    says(&fair.page(&fair.judge, "/rulings/suggestions?at=1"), "1E-SR 2001-01-31, kettle");
    for at in ["2", "99999999999999999999999", "x", "-1"] {
        let page = fair.page(&fair.judge, &format!("/rulings/suggestions?at={at}"));
        says(&page, "<strong>1 of 2</strong>");
    }
}

#[test]
fn a_refused_answer_keeps_what_was_typed_and_shows_the_pair_as_it_is() {
    let fair = suggested();
    let first = fair.page(&fair.operator, QUEUE);
    let empty = answer(&fair, &fair.operator, &pair(&first), [("does", "replaces"), ("reason", " ")]);
    assert_eq!(empty.status, 422);
    says(&empty, "Say why, for those who rely on it later.");
    let mut stale = pair(&first);
    stale[0].1 = "0".repeat(64);
    let refused = answer(&fair, &fair.operator, &stale, [("does", "replaces"), ("reason", "My own words.")]);
    assert_eq!(refused.status, 409);
    says(&refused, "value=\"My own words.\"");
    says(&refused, "Nothing was recorded");
    silent(&fair.house.get(EARLIER).send(), "status superseded");
    let mut nowhere = pair(&first);
    nowhere[1].1 = "no-such/entry".to_owned();
    let missing = answer(&fair, &fair.operator, &nowhere, [("does", "replaces"), ("reason", "So.")]);
    assert_eq!(missing.status, 404);
}

#[test]
fn pairs_whose_texts_are_not_held_wait_for_them() {
    let fair = Fair::new();
    let page = fair.page(&fair.operator, QUEUE);
    says(&page, "Nothing waits for you.");
    says(&page, "more pairs wait for a document that is not held.");
    let all = fair.desk().library().unwrap();
    let known =
        arbiter::domain::rulings::assertable::all_suggestions(&all.library, arbiter::data::ruling_renames());
    assert!(known.len() > 10, "{}", known.len());
    says(&page, &format!("{} more pairs wait", known.len()));
}

/// What a head judge does in ten minutes: the whole queue of the published documents, one press for each pair and nothing
/// typed. Every answer is a statement that can be withdrawn.
#[test]
fn the_queue_of_the_published_documents_takes_one_press_for_each_pair() {
    let Some(folder) = shared::folder() else { return };
    let fair = Fair::new();
    for file in [
        "faq-1995-02-11",
        "glossary-fragment-undated",
        "current-rulings-2000-07-31",
        "current-rulings-2000-10-30",
        "2e-current-rulings-2011-01-03",
    ] {
        let text = std::fs::read_to_string(folder.join(format!("rulings/{file}.txt"))).unwrap();
        let sent = fair.send(&fair.judge, "/rulings/import/store", &[("name", file), ("text", &text)]);
        assert_eq!(sent.status, 303, "{file}");
    }
    let waiting = || {
        let page = fair.page(&fair.operator, QUEUE);
        let text = page.text();
        let (_, counted) = text.split_once("<strong>1 of ")?;
        let count: usize = counted.split_once('<').unwrap().0.parse().unwrap();
        Some((count, page))
    };
    let before = statements(fair.desk());
    let (all, _) = waiting().expect("pairs wait");
    assert!((20..60).contains(&all), "{all}: ten minutes are enough for these");
    for (left, accept) in (1..=all).rev().zip([true, false].into_iter().cycle()) {
        let (count, page) = waiting().unwrap();
        assert_eq!(count, left);
        // Accept is the first form, to set aside the second; each has its reason typed in.
        let text = page.text();
        let mut forms = text.split("name=\"reason\" maxlength=\"400\" value=\"").skip(1);
        let form = if accept { forms.next() } else { forms.nth(1) }.unwrap();
        let reason = form.split_once('"').unwrap().0.replace("&#34;", "\"").replace("&#39;", "'");
        let (_, does) = form.split_once("name=\"does\" value=\"").unwrap();
        assert!(!reason.trim().is_empty());
        let does = does.split_once('"').unwrap().0;
        assert_eq!(does == "leaves", !accept);
        let sent = answer(&fair, &fair.operator, &pair(&page), [("does", does), ("reason", &reason)]);
        assert_eq!(sent.status, 303, "{}", sent.text());
    }
    assert!(waiting().is_none());
    says(&fair.page(&fair.operator, QUEUE), "Nothing waits for you.");
    assert_eq!(statements(fair.desk()), before + i64::try_from(all).unwrap());
}
