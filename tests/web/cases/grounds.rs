//! What a ruling rests on, and what is corrected in it.

use super::*;

const OTHER: &str = "It stays lit until the bell rings.";

#[test]
fn the_grounds_of_a_ruling_are_fixed_once_it_is_given() {
    let fair = with_open_dispute();
    cites(&fair, &fair.judge, QUOTE);
    rules(&fair, "It counts.");
    let page = fair.page(&fair.judge, &case(""));
    says(&page, "What the ruling cited stays as it cited it.");
    silent(&page, "Take a citation off");
    let off = format!("{} {CITATION}", text_hash(QUOTE));
    let sent = fair.send(&fair.judge, &case("/uncite"), &[("off", &off), ("reason", "a better one")]);
    assert_eq!(sent.status, 409);
    says(&sent, "its citations stay as the ruling cited them");
    assert_eq!(dispute(&fair, 1).citations.len(), 1);
    // Control: before the ruling it works.
    opens(&fair, "Another?", "");
    let path = at("/disputes/2/cite");
    let fields = [("citation", BLUE), ("quote", QUOTE), ("treatment", "follows")];
    assert_eq!(fair.send(&fair.judge, &path, &fields).status, 303);
    let path = at("/disputes/2/uncite");
    assert_eq!(fair.send(&fair.judge, &path, &[("off", &off), ("reason", "a better one")]).status, 303);
}

#[test]
fn a_citation_added_after_the_ruling_is_marked_everywhere_and_counts_in_no_statistics() {
    let fair = with_open_dispute();
    rules(&fair, "It counts.");
    says(&fair.page(&fair.judge, &case(&format!("?cite={BLUE}"))), "marked as added after the ruling");
    assert_eq!(cites(&fair, &fair.judge, QUOTE).status, 303);
    let held = dispute(&fair, 1);
    assert_eq!((held.grounds().count(), held.later_citations().count()), (0, 1));
    let page = fair.page(&fair.scorekeeper, &case(""));
    says(&page, "Added after the ruling</span>");
    says(&page, "It rests on no citation.");
    silent(&page, "The ruling follows it.");
    let [log, slip, overview] = public(&fair);
    says(&log, "Citation attached to dispute 1.");
    says(&slip, "<p>It rests on no citation.</p>");
    says(&slip, "Added after the ruling, ");
    silent(&slip, "The ruling follows <a");
    says(&overview, &format!("Added after the ruling: {CITATION}."));
    silent(&overview, "This follows");
    let mine = fair.page(&seated(&fair, 0), ME);
    says(&mine, "the ruling does not rest on it: 1E-SR");
    silent(&mine, "The ruling follows");
    let report = fair.page(&fair.director, &at("/report"));
    says(&report, "no citation; 1 added after the ruling");
    says(&report, "1 decision rests on no citation.");
    says(&report, &format!("Added after the ruling: {CITATION}"));
    let past = fair.page(&fair.judge, "/rulings/precedents?q=blue+lamp");
    says(&past, "No citation.");
    says(&past, &format!("Added after the ruling: {CITATION}"));
    // An overturned ruling counts against no entry that it did not cite.
    fair.give(Command::LodgeAppeal(LodgeAppeal {
        dispute: DisputeNumber(1),
        text: "No.".to_owned(),
        by: None,
    }));
    assert_eq!(cites(&fair, &fair.head_judge, OTHER).status, 303, "the final word may need a ground");
    let decide = [("outcome", "overturned"), ("word", "It does not.")];
    assert_eq!(fair.send(&fair.head_judge, &case("/decide"), &decide).status, 303);
    says(&fair.page(&fair.judge, "/rulings/report"), "No decision that cites an entry was overturned.");
    let late = cites(&fair, &fair.head_judge, "A second paragraph says");
    assert_eq!(late.status, 422);
    says(&late, "The final word on dispute 1 is given.");
}

#[test]
fn a_writing_mistake_in_a_ruling_is_corrected_and_the_first_words_stay() {
    let fair = with_open_dispute();
    rules(&fair, "It cuonts.");
    let words = [("reword", "It counts."), ("reword_why", "a <b>slip</b>")];
    let page = fair.page(&fair.judge, &case(""));
    says(&page, "Fix wording</button>");
    says(&page, "\nIt cuonts.</textarea>");
    let empty = fair.send(&fair.judge, &case("/reword"), &[("reword", "It counts."), ("reword_why", " ")]);
    assert_eq!(empty.status, 422);
    says(&empty, "Write down the reason.");
    says(&empty, "\nIt counts.</textarea>");
    assert_eq!(fair.send(&fair.scorekeeper, &case("/reword"), &words).status, 404);
    let ruled_at = dispute(&fair, 1).ruling.unwrap().at;
    assert_eq!(fair.send(&fair.judge, &case("/reword"), &words).status, 303);
    let held = dispute(&fair, 1).ruling.unwrap();
    assert_eq!((held.text.as_str(), held.at), ("It counts.", ruled_at));
    let own = seated(&fair, 1);
    let [log, slip, _] = public(&fair);
    for page in [fair.page(&fair.checker, &case("")), fair.page(&own, ME), slip] {
        says(&page, "First worded");
        says(&page, "It cuonts.");
        says(&page, "a &#60;b&#62;slip&#60;/b&#62;");
    }
    says(&log, "Wording of the ruling on dispute 1 corrected.");
    says(&log, "Ruling: It cuonts.");
    // Not by another judge, but by the head judge; and not once the appeal is decided.
    fair.send(&fair.head_judge, &case("/reword"), &[("reword", "It counts!"), ("reword_why", "louder")]);
    assert_eq!(dispute(&fair, 1).rewordings.len(), 2);
    opens(&fair, "Another?", "");
    let two = |path: &str| at(&format!("/disputes/2{path}"));
    fair.send(&fair.head_judge, &two("/rule"), &[("alone", "yes"), ("text", "It dose not.")]);
    let others = fair.send(&fair.judge, &two("/reword"), &words);
    assert_eq!(others.status, 422);
    says(&others, "Another judge gave the ruling on dispute 2.");
    silent(&fair.page(&fair.judge, &two("")), "Fix wording");
    fair.give(Command::LodgeAppeal(LodgeAppeal {
        dispute: DisputeNumber(1),
        text: "No.".to_owned(),
        by: None,
    }));
    fair.send(&fair.head_judge, &case("/decide"), &[("outcome", "upheld"), ("word", "It stands.")]);
    let late = fair.send(&fair.head_judge, &case("/reword"), &words);
    assert_eq!(late.status, 409);
    says(&late, "Nothing is added or changed any more.");
}
