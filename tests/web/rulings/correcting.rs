//! An operator corrects the split, dates and copies.

use super::*;

const CORRECT: &str = "/rulings/correct/sample-rulings-2000";

#[test]
fn correcting_what_was_corrected_meanwhile_is_refused_and_overwrites_nothing() {
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
    assert_eq!(rulings.imported.cited_document("sample-rulings-2000").unwrap().corrections.len(), 1);
    // After another look it can be sent; changes elsewhere in the document do not matter.
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
    assert_eq!(statements(fair.desk()), 1);
    // The same for relations, withdrawals and dates.
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
    // Withdrawn with a reason, and its address still leads to the text.
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
        rulings.imported.cited_document("sample-rulings-2000").unwrap().corrections.len(),
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
    assert_eq!(statements(fair.desk()), 0);
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
fn an_undated_document_is_dated_by_a_person_and_still_found_at_its_undated_address() {
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
    // A document with a date is not dated by hand.
    ruled::second(fair.desk());
    let dated = fair.send(&fair.operator, "/rulings/correct/second-sample", &fields);
    assert_eq!(dated.status, 422);
    says(&dated, "the document bears the date 2011-01-03");
}

#[test]
fn an_inferred_date_becomes_the_documents_date_and_deleted_entries_stay_deleted() {
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
fn what_became_of_left_out_entries_is_said_in_one_sentence() {
    let fair = Fair::new();
    let path = "/rulings/compare?from=current-rulings-2000-07-31&to=current-rulings-2000-10-30";
    let page = fair.house.get(path).send();
    says(
        &page,
        "31 July 2000 was taken into Rulebook and Glossary version 1.7 of August 2000, which is not held, as 1E-CR 2000-10-30 says.",
    );
}

#[test]
fn a_copy_of_an_issue_in_the_library_is_recognised_by_its_content() {
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
