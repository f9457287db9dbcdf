//! Entries are found, cited and checked.

use super::*;

#[test]
fn the_rules_of_another_day_are_shown_as_such() {
    let fair = with_open_dispute();
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
    let fair = with_open_dispute();
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
    let fair = with_open_dispute();
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
    assert_eq!(held.quote_sha256, text_hash(QUOTE));
    assert_eq!(entry_of(held).document_sha256, document.sha256);
    assert_eq!((entry_of(held).status, held.on.to_string().as_str()), (Status::InForce, "2026-05-12"));
    let page = fair.page(&fair.scorekeeper, &at("/1"));
    says(&page, "1E-SR 2000-10-30, blue lamp ¶1");
    says(&page, "Verified</span> The file has the words as they were quoted.");
    says(&page, "The ruling follows it. Rulings in force on 12 May 2026.");
    // Attaching it again adds no second citation.
    let again = fair.send(&fair.judge, &at("/1/cite"), &cite(BLUE, QUOTE, ""));
    assert_eq!(again.status, 422);
    says(&again, "is already attached to this dispute.");
}

#[test]
fn words_that_a_split_moved_into_another_entry_are_found_there() {
    let fair = with_open_dispute();
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
fn a_changed_library_changes_no_citation_and_is_shown_beside_it() {
    let fair = with_open_dispute();
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
    let fair = with_open_dispute();
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
fn hashes_and_standings_sent_in_a_form_are_ignored() {
    let fair = with_open_dispute();
    for (name, value) in [("quote_sha256", "00"), ("status", "in-force"), ("document_sha256", "00")] {
        let fields = [&cite(BLUE, QUOTE, "")[..], &[(name, value)]].concat();
        assert_eq!(fair.send(&fair.judge, &at("/1/cite"), &fields).status, 400, "{name}");
    }
    assert!(dispute(&fair).citations.is_empty());
}

#[test]
fn an_entry_without_authority_is_attached_only_after_typing_the_word() {
    let fair = with_open_dispute();
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
            says(&sent, "To attach it anyway, type");
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
fn the_word_that_confirms_a_citation_is_one_of_the_readers_language() {
    for (language, shown, typed) in [
        ("de", "gib zur Bestätigung „Noch nicht“ ein", "noch nicht"),
        ("fr", "Pas encore", "pas encore"),
        // The code of the status counts in every language.
        ("de", "gib zur Bestätigung „Noch nicht“ ein", "not-yet"),
    ] {
        let fair = with_open_dispute();
        let attach = |typed: &str| {
            let number = SubmissionId::new(random_uuid().unwrap()).to_string();
            let mut fields = cite("later-sample/brass-trumpet", "by its owner alone", typed).to_vec();
            fields.push(("submission", &number));
            let form = fair.house.post(&at("/1/cite"), &fields).within(&fair.judge);
            form.with("Accept-Language", language).send()
        };
        let refused = attach("nunc");
        assert_eq!(refused.status, 422);
        says(&refused, shown);
        silent(&refused, "“not yet”");
        assert_eq!(attach(typed).status, 303, "{language}: {typed}");
        assert_eq!(dispute(&fair).citations.len(), 1);
    }
}

#[test]
fn the_rules_of_a_later_day_cannot_be_smuggled_in() {
    let fair = with_open_dispute();
    let place = "later-sample/brass-trumpet";
    let mut fields = cite(place, "by its owner alone", "");
    fields[3].1 = "2030-01-01";
    let sent = fair.send(&fair.judge, &at("/1/cite"), &fields);
    assert_eq!(sent.status, 422);
    says(&sent, "type “Not yet” as the confirmation");
    // An entry of that day needs no word: the day is what is guarded.
    let mut fields = cite(BLUE, QUOTE, "");
    fields[3].1 = "2030-01-01";
    assert_eq!(fair.send(&fair.judge, &at("/1/cite"), &fields).status, 303);
    says(&fair.page(&fair.judge, &at("/1")), "Rulings in force on 1 January 2030.");
}

#[test]
fn a_citation_is_removed_with_a_reason() {
    let fair = with_open_dispute();
    fair.send(&fair.judge, &at("/1/cite"), &cite(BLUE, QUOTE, ""));
    let citation = "1E-SR 2000-10-30, blue lamp ¶1";
    let second = "It stays lit until the bell rings.";
    fair.send(&fair.judge, &at("/1/cite"), &cite(BLUE, second, ""));
    let (first, other) = (text_hash(QUOTE).to_string(), text_hash(second).to_string());
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
    let (found, _) = arbiter::app::citations::find(&rulings.library, place).unwrap();
    let words = found.entry.paragraph(1).unwrap().to_owned();
    assert_eq!(fair.send(&fair.judge, &at("/1/cite"), &cite(place, &words, "")).status, 303);
    let page = fair.page(&fair.judge, &at("/1"));
    says(&page, "1E-CR 2000-10-30, seed deck ¶1");
    says(&page, "The file has the words as they were quoted.");
}

#[test]
fn a_quotation_from_a_damaged_or_undated_copy_says_so_wherever_it_is_shown() {
    let fair = with_open_dispute();
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
    fair.send(&fair.judge, &at("/1/rule"), &[("alone", "yes"), ("text", "It counts.")]);
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
fn damage_beside_the_quoted_words_does_not_mark_the_quotation() {
    let fair = with_open_dispute();
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
    // An earlier log froze everything that the entry had lost: damage outside the words is not shown for them.
    fair.give(Command::OpenDispute(OpenDispute {
        at: None,
        question: "Before?".to_owned(),
        facts: String::new(),
        by: Teller::Unsaid,
        again: false,
    }));
    let mut before = dispute(&fair).citations[1].cited.clone();
    (before.quote, before.quote_sha256) =
        ("It is never put out.".to_owned(), text_hash("It is never put out."));
    let treatment = arbiter::domain::tournament::dispute::Treatment::Follows;
    fair.give(Command::AttachCitation(AttachCitation {
        dispute: DisputeNumber(2),
        judge: head_judge(),
        cited: Box::new(before),
        treatment,
        seen: arbiter::domain::tournament::dispute::Seen::default(),
    }));
    silent(&fair.page(&fair.judge, &at("/2")), "is damaged here");
    says(&fair.page(&fair.judge, &at("/1")), "is damaged here");
}
