//! The page on which a judge works.

use super::*;

#[test]
fn the_buttons_of_the_page_belong_to_one_form_and_enter_records_nothing() {
    let fair = with_open_dispute();
    let page = fair.page(&fair.judge, &case("")).text();
    let form = page.split("<form id=\"dispute-form\"").nth(1).unwrap().split("</form>").next().unwrap();
    assert!(form.contains(&format!("action=\"{}\"", case("/look"))), "{form}");
    let first = form.split("<button").nth(1).expect("a button that Enter presses");
    assert!(!first.split('>').next().unwrap().contains("formaction"), "{first}");
    for submission in ["/facts", "/rule", "/claim"] {
        let button =
            page.split("<button").find(|it| it.contains(&format!("formaction=\"{}\"", case(submission))));
        assert!(button.unwrap().contains("form=\"dispute-form\""), "{submission}");
    }
    for field in ["text", "facts", "by", "q", "on"] {
        let tag = page.split('<').find(|tag| tag.contains(&format!(" name=\"{field}\""))).unwrap();
        assert!(tag.contains("form=\"dispute-form\""), "{tag}");
    }
}

#[test]
fn a_ruling_waits_for_facts_and_citations_that_came_meanwhile() {
    let fair = with_open_dispute();
    let first = seen(&fair.page(&fair.judge, &case("")));
    fair.send(&fair.scorekeeper, &case("/facts"), &[("by", ""), ("facts", "New: thirty-two.")]);
    let late = fair.send(&fair.judge, &case("/rule"), &[("alone", "yes"), ("text", DRAFT), ("seen", &first)]);
    assert_eq!(late.status, 409);
    says(
        &late,
        "Facts or citations of dispute 1 changed while this page was open, so nothing of yours was recorded.",
    );
    says(&late, "New: thirty-two.");
    says(&late, &format!("\n{DRAFT}</textarea>"));
    assert!(dispute(&fair, 1).ruling.is_none());
    let second = seen(&late);
    cites(&fair, &fair.head_judge, QUOTE);
    assert_eq!(
        fair.send(&fair.judge, &case("/rule"), &[("alone", "yes"), ("text", DRAFT), ("seen", &second)])
            .status,
        409
    );
    let now = seen(&fair.page(&fair.judge, &case("")));
    assert_eq!(
        fair.send(&fair.judge, &case("/rule"), &[("alone", "yes"), ("text", DRAFT), ("seen", &now)]).status,
        303,
        "control"
    );
}

#[test]
fn judges_reviewing_their_own_ruling_are_told_who_else_could_and_the_decision_says_so() {
    let fair = with_open_dispute();
    assert_eq!(
        fair.send(&fair.head_judge, &case("/rule"), &[("alone", "yes"), ("text", "It counts.")]).status,
        303
    );
    fair.give(Command::LodgeAppeal(LodgeAppeal {
        dispute: DisputeNumber(1),
        text: "No.".to_owned(),
        by: None,
    }));
    let own = "You gave the ruling under appeal.";
    let page = fair.page(&fair.head_judge, &case(""));
    says(&page, own);
    says(&page, "Ruth O&#39;Brien &#60;b&#62; could decide the appeal instead of you.");
    silent(&fair.page(&fair.director, &case("")), own);
    let decide = [("outcome", "upheld"), ("word", "It stands.")];
    assert_eq!(fair.send(&fair.head_judge, &case("/decide"), &decide).status, 303);
    let said = "by the judge who had given the ruling";
    let mine = seated(&fair, 0);
    let [log, slip, _] = public(&fair);
    for page in [fair.page(&fair.judge, &case("")), fair.page(&mine, ME), slip] {
        says(&page, said);
    }
    says(&log, "upheld on appeal, by the judge who gave the ruling.");
    // Control: another judge's ruling.
    opens(&fair, "Another?", "");
    let two = |path: &str| at(&format!("/disputes/2{path}"));
    fair.send(&fair.judge, &two("/rule"), &[("alone", "yes"), ("text", "It counts.")]);
    fair.give(Command::LodgeAppeal(LodgeAppeal {
        dispute: DisputeNumber(2),
        text: "No.".to_owned(),
        by: None,
    }));
    silent(&fair.page(&fair.head_judge, &two("")), own);
    fair.send(&fair.head_judge, &two("/decide"), &decide);
    silent(&fair.page(&fair.judge, &two("")), said);
}

#[test]
fn nobody_is_offered_to_assign_a_dispute_to_themselves() {
    let fair = with_open_dispute();
    says(&fair.page(&fair.judge, &case("")), "Hand it to the head judge</button>");
    for who in [&fair.head_judge, &fair.director] {
        silent(&fair.page(who, &case("")), "Hand it to the head judge");
    }
}

#[test]
fn texts_over_their_limit_are_refused_and_keep_every_word() {
    let fair = with_open_dispute();
    let long = "Rulng with a typo ".repeat(1_500);
    let sent = fair.send(&fair.judge, &case("/rule"), &[("alone", "yes"), ("text", &long)]);
    assert_eq!(sent.status, 422);
    says(&sent, "use at most 4000.");
    says(&sent, &format!("{}</textarea>", long.trim()));
    assert!(dispute(&fair, 1).ruling.is_none());
    let page = fair.page(&fair.judge, &case(""));
    says(&page, "Up to 4000 characters.");
}

#[test]
fn a_hidden_character_is_refused_with_its_place_and_every_word_is_kept() {
    let fair = with_open_dispute();
    let typed = "It counts\u{1b}[2J once.";
    let sent = fair.send(&fair.judge, &case("/rule"), &[("alone", "yes"), ("text", typed)]);
    assert_eq!(sent.status, 422);
    says(&sent, "In the ruling, after “It counts”, there is a character that nobody sees (U+001B).");
    says(&sent, "[2J once.</textarea>");
    assert!(dispute(&fair, 1).ruling.is_none());
}

#[test]
fn what_people_wrote_is_kept_apart_from_the_words_around_it() {
    let fair = Fair::playing(&PLAYERS);
    opens(&fair, "אturned?", "אfacts");
    fair.send(&fair.judge, &case("/rule"), &[("alone", "yes"), ("text", "אruling")]);
    let own = seated(&fair, 0);
    let pages = [
        fair.page(&fair.judge, &case("")),
        fair.page(&fair.judge, &case("/slip")),
        fair.page(&fair.judge, &at("/disputes")),
        fair.page(&own, ME),
        fair.house.get(&at("")).send(),
    ];
    for page in pages {
        let text = page.text();
        let body = text.split("<main").nth(1).or_else(|| text.split("<body").nth(1)).unwrap();
        let turned: Vec<&str> = body.split('<').filter(|part| part.contains('א')).collect();
        assert!(!turned.is_empty());
        for part in turned {
            let (tag, words) = part.split_once('>').unwrap();
            if words.contains('א') {
                let apart = [
                    "bdi",
                    "h1",
                    "blockquote",
                    "li aria-current",
                    "textarea",
                    "strong",
                    "p class=\"log-why\"",
                ];
                assert!(apart.iter().any(|known| tag.starts_with(known)) || tag.contains("said"), "<{part}");
            }
        }
    }
}

#[test]
fn a_question_and_its_answer_are_shown_and_the_answer_is_quoted() {
    const LONG: &str = "May I use a copper funnel at night, once for the barrel in the yard and once for the bottle beside it?";
    let fair = with_open_dispute();
    let faq = "Questions\n\n1. LAMPS ***1.1 OIL\n\nQ: LAMP OIL -- May I pour lamp oil on a lantern?\n\nA: Yes — “once” each turn.\n\n\
               Q: TIN CUPS -- May I fill a tin cup twice?\n\nA: No.\n\n" .to_owned()
        + "Q: LAMP WICKS -- May I cut a lamp wick twice?\n\n"
        + &format!("Q: COPPER FUNNELS -- {LONG}\n\nA: A copper funnel serves at night.\n\n");
    ruled::import(fair.desk(), "faq.txt", &faq, arbiter::domain::edition::Edition::First, "FAQ", None);
    let asked = [("q", "may I pour lamp oil on a lantern"), ("on", "2026-05-12")];
    let page = fair.send(&fair.judge, &case("/look"), &asked);
    says(&page, "<p><strong>Q:</strong> May I pour lamp oil on a lantern?</p>");
    says(&page, "<strong>A:</strong> <mark>Yes — “once” each turn.</mark></blockquote>");
    let open = fair.send(&fair.judge, &case("/look"), &[&asked[..], &[("cite", "faq/lamp-oil")]].concat());
    says(&open, "\nYes — “once” each turn.</textarea>");
    let unanswered = fair.page(&fair.judge, &case("?cite=faq/lamp-wicks"));
    says(&unanswered, "rows=\"5\" form=\"dispute-form\" aria-describedby=\"quote-h\">\n</textarea>");
    let search =
        fair.house.get("/rulings/search?q=may+I+cut+a+lamp+wick+twice&edition=1E&on=2026-05-12").send();
    says(&search, "The document leaves this question without an answer.");
    // A long one is a line until it is opened.
    let long = fair.house.get("/rulings/search?q=copper+funnels&edition=1E&on=2026-05-12").send();
    says(&long, &format!("<details class=\"asked\"><summary><strong>Q:</strong> {LONG}</summary></details>"));
    // Typed plainly, frozen as the document has it.
    let fields = [
        ("citation", "faq/lamp-oil"),
        ("quote", "Yes - \"once\" each\u{a0}turn."),
        ("treatment", "follows"),
        ("confirmation", "undated"),
    ];
    assert_eq!(fair.send(&fair.judge, &case("/cite"), &fields).status, 303);
    assert_eq!(dispute(&fair, 1).citations[0].cited.quote, "Yes — “once” each turn.");
}

#[test]
fn what_may_not_be_cited_says_what_attaching_needs_and_figures_are_correct() {
    let fair = with_open_dispute();
    let page = fair.page(&fair.judge, &case("?q=brass+trumpet"));
    says(&page, "type “Not yet” on the next page.");
    says(&page, ">Attach anyway<");
    // What answers it later is said in one line, with its day.
    let page = fair.page(&fair.judge, &case("?q=may+the+brass+trumpet+be+played+by+its+owner+alone"));
    let later = "another text answers this: <a href=\"/rulings/later-sample/brass-trumpet?on=2026-05-12\">";
    says(&page, later);
    silent(&fair.page(&fair.judge, &case("")), "another text answers this");
    let page = fair.page(&fair.judge, &case("?q=asdkfj+qwoeiu"));
    says(&page, "No entry speaks of it.");
    silent(&page, "What fits best is shown");
    let mut many = "Many lamps\n\n".to_owned();
    for number in 0..9 {
        many.push_str(&format!("tin lamp {number} - The tin lamp of shelf {number} burns oil.\n\n"));
    }
    ruled::import(
        fair.desk(),
        "many.txt",
        &many,
        arbiter::domain::edition::Edition::First,
        "ML",
        Some("2001-01-01".parse().unwrap()),
    );
    let page = fair.page(&fair.judge, &case("?q=tin+lamp+burns+oil"));
    silent(&page, "share words with this");
    let name = fair.page(&fair.judge, &case("?q=kettle"));
    says(&name, "You typed a name and no question");
    silent(&name, "Nothing in this library decides this");
}

#[test]
fn notes_are_offered_for_their_game_where_they_fit_with_sources_that_exist() {
    let notes = data::notes();
    let mut ids: Vec<&str> = notes.iter().map(|note| note.id.as_str()).collect();
    ids.dedup();
    assert_eq!(ids.len(), notes.len());
    for note in notes {
        let text = arbiter::messages::say(&note.text).to_string();
        assert!(text.len() < 1_000 && text.ends_with(':') && !note.citations.is_empty(), "{}", note.id);
        let plain = |phrase: &String| phrase.chars().all(|letter| letter == ' ' || letter.is_lowercase());
        assert!(!note.says.is_empty() && note.says.iter().all(plain), "{}: {:?}", note.id, note.says);
        assert!(note.fits([note.says[0].as_str()]) && !note.fits(["Zebras?", ""]), "{}", note.id);
        for citation in &note.citations {
            citation.parse::<Citation>().unwrap_or_else(|why| panic!("{}: {why}", note.id));
        }
    }
    assert!(notes.iter().any(|note| note.at == NotePlace::Facts));
    let fair = with_open_dispute();
    opens(&fair, "Must I show my hand?", "");
    opens(&fair, "Who goes first?", "She LOOKED through his discard-pile.");
    let page = |who, number: u32| fair.page(who, &at(&format!("/disputes/{number}")));
    // Each only where the question or the facts speak of it.
    let (reveal, pile) =
        ("Insert into the ruling: What must I reveal?", "Insert into the ruling: May I look at a pile?");
    silent(&page(&fair.judge, 1), "Insert into the ruling");
    says(&page(&fair.judge, 2), reveal);
    silent(&page(&fair.judge, 2), pile);
    says(&page(&fair.judge, 3), pile);
    silent(&page(&fair.judge, 2), "Infinite loop");
    silent(&page(&fair.scorekeeper, 2), reveal);
    let other = fair.send(&fair.judge, &case("/look"), &[("note", "no-such-note"), ("text", DRAFT)]);
    says(&other, &format!("\n{DRAFT}</textarea>"));
}

#[test]
fn only_staff_find_a_decision_by_its_facts() {
    let fair = with_open_dispute();
    rules(&fair, "It counts.");
    let path = "/rulings/precedents?q=zebras";
    says(&fair.page(&fair.judge, path), "1 decision fits");
    says(&fair.house.get(path).send(), "No decision shares a card, a heading or enough words with this.");
    says(&fair.page(&fair.judge, path), "<strong><bdi>Player ");
    opens(&fair, "How many zebras?", "");
    says(
        &fair.page(&fair.judge, &at("/disputes/2")),
        ">Attach<span class=\"vh\"> <bdi>Local 2026-05-12 Lyon R1 #1",
    );
}

#[test]
fn every_page_says_the_same_about_who_reads_the_facts() {
    let fair = with_open_dispute();
    let kept = "Facts are kept for good. Staff and the two players read them here; the public does not.";
    says(&fair.page(&fair.judge, &case("")), kept);
    says(&fair.page(&fair.judge, &at("/disputes/open")), kept);
    let mine = fair.page(&seated(&fair, 0), CALL);
    says(&mine, "Staff and your opponent can read this. Don’t use names.");
    rules(&fair, "It counts.");
    let [log, slip, overview] = public(&fair);
    says(&log, "written down; they are not public.");
    says(&slip, "The facts are not public. Staff and the two players read them.");
    for page in [&log, &slip, &overview] {
        silent(page, "zebras");
    }
    says(&fair.page(&seated(&fair, 1), ME), "zebras");
}

#[test]
fn the_sheet_has_a_code_with_the_address_of_each_entry_it_rests_on() {
    let fair = with_open_dispute();
    let codes = |page: &Response| -> Vec<String> {
        let text = page.text();
        let svgs = text.split("<svg class=\"qr\"").skip(1);
        svgs.map(|svg| svg.split("<path d=\"").nth(1).unwrap().split('"').next().unwrap().to_owned())
            .collect()
    };
    let code =
        |path: &str| arbiter::web::qr::Qr::of(&format!("http://{}{path}", fair.house.address)).unwrap().path;
    cites(&fair, &fair.judge, QUOTE);
    rules(&fair, "It counts.");
    let slip = fair.page(&fair.judge, &case("/slip"));
    let own = code("/t/deep-space-open/disputes/1/slip");
    assert_eq!(codes(&slip), [own, code("/rulings/sample-rulings-2000/blue-lamp?on=2026-05-12")]);
    says(&slip, &format!("aria-label=\"The address of {CITATION} as a QR code\""));
    // A ruling without a citation has no other address than its own.
    opens(&fair, "And the red one?", "");
    assert_eq!(
        fair.send(&fair.judge, &at("/disputes/2/rule"), &[("alone", "yes"), ("text", "No.")]).status,
        303
    );
    assert_eq!(codes(&fair.page(&fair.judge, &at("/disputes/2/slip"))).len(), 1);
}

/// The value of `seen` on a page that is open in a tab.
fn seen(page: &Response) -> String {
    let text = page.text();
    text.split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

#[test]
fn a_final_word_waits_for_what_was_attached_or_reworded_in_another_tab() {
    let fair = with_open_dispute();
    cites(&fair, &fair.judge, QUOTE);
    rules(&fair, "It cuonts.");
    fair.give(Command::LodgeAppeal(LodgeAppeal {
        dispute: DisputeNumber(1),
        text: "No.".to_owned(),
        by: None,
    }));
    let decide = |seen: &str| {
        let fields = [("outcome", "upheld"), ("word", DRAFT), ("seen", seen)];
        fair.send(&fair.head_judge, &case("/decide"), &fields)
    };
    let open = seen(&fair.page(&fair.head_judge, &case("")));
    // Another judge attaches a ground of the final word.
    let page = seen(&fair.page(&fair.director, &case("")));
    let attach = [("citation", BLUE), ("quote", QUOTE), ("treatment", "distinguishes"), ("seen", &page)];
    assert_eq!(fair.send(&fair.director, &case("/cite"), &attach).status, 303);
    let late = decide(&open);
    assert_eq!(late.status, 409);
    says(
        &late,
        "Facts or citations of dispute 1 changed while this page was open, so nothing of yours was recorded.",
    );
    says(&late, &format!("\n{DRAFT}</textarea>"));
    says(&late, "value=\"upheld\" form=\"dispute-form\" checked");
    // The judge of the ruling corrects its words.
    let page = seen(&fair.page(&fair.judge, &case("")));
    let words = [("reword", "It counts."), ("reword_why", "a slip"), ("seen", &page)];
    assert_eq!(fair.send(&fair.judge, &case("/reword"), &words).status, 303);
    let later = decide(&seen(&late));
    assert_eq!(later.status, 409);
    says(&later, "The decision on dispute 1 changed while this page was open");
    says(&later, "It counts.");
    says(&later, &format!("\n{DRAFT}</textarea>"));
    assert_eq!(dispute(&fair, 1).stage(), Stage::Appealed);
    assert_eq!(decide(&seen(&later)).status, 303, "control: read and sent again");
    assert_eq!(dispute(&fair, 1).stage(), Stage::Final);
}

#[test]
fn a_second_correction_of_a_ruling_reads_the_first() {
    let fair = with_open_dispute();
    rules(&fair, "It cuonts.");
    let open = seen(&fair.page(&fair.judge, &case("")));
    let reword = |who, words: &str, seen: &str| {
        let fields = [("reword", words), ("reword_why", "ZZ a slip"), ("seen", seen)];
        fair.send(who, &case("/reword"), &fields)
    };
    assert_eq!(reword(&fair.head_judge, "It counts.", &open).status, 303);
    let late = reword(&fair.judge, DRAFT, &open);
    assert_eq!(late.status, 409);
    says(&late, "The decision on dispute 1 changed while this page was open");
    for typed in [&format!("\n{DRAFT}</textarea>"), "value=\"ZZ a slip\""] {
        says(&late, typed);
    }
    assert_eq!(dispute(&fair, 1).ruling.unwrap().text, "It counts.");
    assert_eq!(reword(&fair.judge, DRAFT, &seen(&late)).status, 303, "control");
}

#[test]
fn a_citation_for_a_ruling_is_not_added_after_it_unawares() {
    let fair = with_open_dispute();
    let open = seen(&fair.page(&fair.head_judge, &case("")));
    let cite = |seen: &str| {
        let fields = [("citation", BLUE), ("quote", QUOTE), ("treatment", "departs-from"), ("seen", seen)];
        fair.send(&fair.head_judge, &case("/cite"), &fields)
    };
    // Facts make no difference to a citation.
    fair.send(&fair.scorekeeper, &case("/facts"), &[("by", ""), ("facts", "New: thirty-two.")]);
    rules(&fair, "It counts.");
    let late = cite(&open);
    assert_eq!(late.status, 409);
    says(&late, "The decision on dispute 1 changed while this page was open");
    says(&late, &format!("\n{QUOTE}</textarea>"));
    says(&late, "value=\"departs-from\" form=\"dispute-form\" checked");
    assert!(dispute(&fair, 1).citations.is_empty());
    assert_eq!(cite(&seen(&late)).status, 303, "control: marked as added after the ruling");
}

#[test]
fn a_call_is_not_withdrawn_from_under_a_judge_who_took_it() {
    let fair = with_open_dispute();
    let open = seen(&fair.page(&fair.head_judge, &case("")));
    assert_eq!(fair.send(&fair.judge, &case("/claim"), &[("seen", &open)]).status, 303);
    let withdraw = |seen: &str| {
        let fields = [("withdraw_why", "ZZ nobody there"), ("seen", seen)];
        fair.send(&fair.head_judge, &case("/withdraw"), &fields)
    };
    let late = withdraw(&open);
    assert_eq!(late.status, 409);
    says(
        &late,
        "Another judge took dispute 1 on while this page was open, so nothing of yours was recorded.",
    );
    says(&late, "value=\"ZZ nobody there\"");
    fair.send(&fair.scorekeeper, &case("/facts"), &[("by", ""), ("facts", "New: thirty-two.")]);
    let later = withdraw(&seen(&late));
    assert_eq!(later.status, 409);
    says(&later, "Facts or citations of dispute 1 changed");
    assert_eq!(dispute(&fair, 1).stage(), Stage::Open);
    assert_eq!(withdraw(&seen(&later)).status, 303, "control");
}
