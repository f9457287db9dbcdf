//! The final word, and what it rests on.

use super::*;

/// Under appeal; the ruling follows one sentence, and the head judge attaches another.
fn weighed(treatment: &str) -> Fair {
    let fair = with_open_dispute();
    let cite = |who, quote: &str, treatment: &str| {
        let fields = [("citation", BLUE), ("quote", quote), ("treatment", treatment)];
        assert_eq!(fair.send(who, &case("/cite"), &fields).status, 303);
    };
    cite(&fair.judge, QUOTE, "follows");
    fair.send(&fair.judge, &case("/rule"), &[("alone", "yes"), ("text", "It counts.")]);
    fair.give(Command::LodgeAppeal(LodgeAppeal {
        dispute: DisputeNumber(1),
        text: "No.".to_owned(),
        by: None,
    }));
    cite(&fair.head_judge, OTHER, treatment);
    fair
}

const OTHER: &str = "It stays lit until the bell rings.";

fn decides(fair: &Fair, outcome: &str) {
    let fields = [("outcome", outcome), ("word", "It does not count.")];
    assert_eq!(fair.send(&fair.head_judge, &case("/decide"), &fields).status, 303);
}

#[test]
fn a_final_word_rests_on_citations_attached_while_the_appeal_is_open_and_says_so_everywhere() {
    let fair = weighed("follows");
    let page = fair.page(&fair.head_judge, &case(&format!("?cite={BLUE}")));
    for words in [
        "what is attached now is a ground of the final word",
        "<legend>The final word</legend>",
        "Ground of the final word</span>",
        "The final word follows it. Rulings in force on 12 May 2026.",
        "The ruling follows it. Rulings in force on 12 May 2026.",
        "It will say that it rests on 1 citation.",
        "Take a citation off",
    ] {
        says(&page, words);
    }
    for words in ["Added after the ruling", "does not rest on it", "so these stay"] {
        silent(&page, words);
    }
    let mine =
        fair.seat(fair.here().tournament.rounds().next().unwrap().tables().next().unwrap().pair.players[0].0);
    let early =
        [fair.page(&mine, &at("/me")), fair.page(&mine, &case("/slip")), fair.house.get(&at("/log")).send()];
    for page in &early {
        silent(page, OTHER);
    }
    decides(&fair, "overturned");
    let page = fair.page(&fair.judge, &case(""));
    says(&page, "This is the final word. It rests on 1 citation.");
    says(&page, "The final word follows it.");
    silent(&page, "Take a citation off");
    let slip = fair.house.get(&case("/slip")).send();
    says(&slip, &format!("<meta property=\"og:description\" content=\"{QUESTION}\">"));
    says(&slip, "The final word rests on 1 citation.");
    says(&slip, "The final word follows <a");
    says(&slip, "The ruling follows <a");
    says(&fair.page(&mine, &at("/me")), "The final word follows 1E-SR 2000-10-30, blue lamp ¶1");
    says(&fair.house.get(&at("/log")).send(), "Citation attached to the final word on dispute 1.");
    says(&fair.house.get(&at("")).send(), "The final word follows 1E-SR 2000-10-30, blue lamp ¶1.");
    says(&fair.page(&fair.judge, &at("/disputes")), "<td class=\"c-sub\">1 citation</td>");
}

#[test]
fn during_an_appeal_a_ground_of_the_final_word_can_be_removed_and_one_of_the_ruling_cannot() {
    let fair = weighed("follows");
    let off = |quote: &str| {
        let off =
            format!("{} 1E-SR 2000-10-30, blue lamp ¶1", arbiter::domain::rulings::entry::text_hash(quote));
        fair.send(&fair.head_judge, &case("/uncite"), &[("off", &off), ("reason", "a better one")])
    };
    let page = fair.page(&fair.head_judge, &case(""));
    assert_eq!(page.text().matches("name=\"off\"").count(), 1, "only that one is offered");
    let sent = off(QUOTE);
    assert_eq!(sent.status, 422);
    says(&sent, "its citations stay as the ruling cited them");
    assert_eq!(off(OTHER).status, 303);
    assert_eq!(dispute(&fair).citations.len(), 1);
    let page = fair.page(&fair.head_judge, &case(""));
    says(&page, "It will say that it rests on no citation of its own.");
    decides(&fair, "upheld");
    says(&fair.page(&fair.judge, &case("")), "It rests on what the ruling rests on.");
    says(&fair.page(&fair.judge, &at("/disputes")), "<td class=\"c-sub\">1 citation</td>");
}

#[test]
fn past_decisions_count_the_ground_of_a_final_word_but_not_as_overturned() {
    let fair = weighed("distinguishes");
    decides(&fair, "overturned");
    let past = fair.page(&fair.judge, "/rulings/precedents?q=blue+lamp");
    says(&past, "the overturned ruling follows <a");
    says(&past, "the final word distinguishes <a");
    let entry = fair.house.get("/rulings/sample-rulings-2000/blue-lamp").send();
    says(&entry, "1 citation distinguishes it or departs from it.");
    says(&entry, "1 ruling that followed it was overturned on appeal.");
    silent(&entry, "decision rests on this entry");
    // Text changed later does not matter to a decision that no longer rests on it.
    ruled::changed(fair.desk());
    let text = ruled::FIRST.replace("counts as one of the thirty", "is none of the thirty");
    let day = "2000-10-30".parse().ok();
    let first = arbiter::domain::edition::Edition::First;
    ruled::import(fair.desk(), "sample-rulings-2000.txt", &text, first, "SR", day);
    silent(&fair.house.get("/rulings").send(), "Decisions to look at again");

    // A question for which only the final word found text is not a gap.
    let fair = ruled_on();
    says(&fair.page(&fair.director, "/rulings/report"), "1 without a citation");
    fair.give(Command::LodgeAppeal(LodgeAppeal {
        dispute: DisputeNumber(1),
        text: "No.".to_owned(),
        by: None,
    }));
    let fields = [("citation", BLUE), ("quote", QUOTE), ("treatment", "follows")];
    assert_eq!(fair.send(&fair.head_judge, &case("/cite"), &fields).status, 303);
    decides(&fair, "overturned");
    let report = fair.page(&fair.director, "/rulings/report");
    says(&report, "0 without a citation");
    says(&report, "No decision that cites an entry was overturned.");
    says(&fair.house.get("/rulings/sample-rulings-2000/blue-lamp").send(), "1 decision rests on this entry.");
}

#[test]
fn a_citation_added_after_the_ruling_has_a_single_mark() {
    let fair = ruled_on();
    let fields = [("citation", BLUE), ("quote", QUOTE), ("treatment", "follows")];
    assert_eq!(fair.send(&fair.judge, &case("/cite"), &fields).status, 303);
    let page = fair.page(&fair.judge, &case(""));
    says(&page, "Added after the ruling</span>");
    says(&page, "as an entry that the ruling would follow. The ruling does not rest on it.");
    silent(&page, "which follows it");
    silent(&page, "as it cited them");
}

#[test]
fn after_a_ruling_the_page_says_what_was_recorded_and_what_is_only_typed() {
    let fair = with_open_dispute();
    let fields = [
        ("alone", "yes"),
        ("text", "It counts."),
        ("facts", "Draft facts"),
        ("q", "blue lamp"),
        ("on", "2026-05-12"),
    ];
    let page = fair.send(&fair.judge, &case("/rule"), &fields);
    assert_eq!(page.status, 200);
    says(&page, "<p class=\"notice-word\">Ruling given</p>");
    says(&page, "Still only typed, and not recorded: a version of the facts.");
    says(&page, "<span class=\"badge settled\">Ruled</span>");
    silent(&page, ">Quote other words<");
    assert_eq!(dispute(&fair).facts.len(), 1);
    let told = fair.send(&fair.judge, &case("/facts"), &[("facts", "Draft facts"), ("by", "")]);
    assert_eq!(told.status, 303, "and then nothing is left over");
}

#[test]
fn a_ruling_says_wherever_it_is_shown_whether_it_was_overturned_or_upheld() {
    for (outcome, badge) in [
        ("overturned", "conflict\">Overturned on appeal</span>"),
        ("upheld", "settled\">Upheld on appeal</span>"),
    ] {
        let fair = with_open_dispute();
        says(&fair.page(&fair.judge, &case("")), "<span class=\"badge needs\">Judge call</span>");
        fair.send(&fair.judge, &case("/rule"), &[("alone", "yes"), ("text", "It counts.")]);
        fair.give(Command::LodgeAppeal(LodgeAppeal {
            dispute: DisputeNumber(1),
            text: "No.".to_owned(),
            by: None,
        }));
        let page = fair.page(&fair.judge, &case("")).text();
        let head = page.split("</header>").nth(1).unwrap();
        assert!(head.contains("<span class=\"badge needs\">Under appeal</span>"), "{head}");
        decides(&fair, outcome);
        let page = fair.page(&fair.judge, &case("")).text();
        assert!(page.split("</header>").nth(1).unwrap().contains(badge));
        let ruling = page.split("id=\"ruling-h\"").nth(1).unwrap().split("</section>").next().unwrap();
        assert_eq!(ruling.contains(badge), outcome == "overturned", "{ruling}");
        let mine = fair
            .seat(fair.here().tournament.rounds().next().unwrap().tables().next().unwrap().pair.players[0].0);
        for page in [
            fair.page(&fair.judge, &at("/disputes")),
            fair.page(&mine, &at("/me")),
            fair.house.get(&case("/slip")).send(),
        ] {
            says(&page, badge);
            silent(&page, ">Final<");
        }
        for page in [fair.page(&mine, &at("/me")), fair.house.get(&case("/slip")).send()] {
            assert_eq!(page.text().contains("Ruling, overturned on appeal"), outcome == "overturned");
        }
    }
}

#[test]
fn an_escalation_is_shown_once_and_the_page_says_who_rules_now() {
    let fair = with_open_dispute();
    fair.send(&fair.judge, &case("/escalate"), &[("escalate_why", "a rare card")]);
    let page = fair.page(&fair.judge, &case(""));
    assert_eq!(page.text().to_lowercase().matches("handed to the head judge").count(), 1);
    says(&page, "No ruling yet. The head judge or the director gives it.");
    silent(&page, "A judge, the head judge");
    let open = fair.page(&fair.scorekeeper, &at("/disputes/1"));
    says(&open, "The head judge or the director rules on it now.");
}

#[test]
fn staff_say_which_player_appeals_and_every_page_names_that_one() {
    let fair = ruled_on();
    let here = fair.here();
    let [a, b] = here.tournament.rounds().next().unwrap().tables().next().unwrap().pair.players;
    let other = here.tournament.players().map(|it| it.id).find(|id| *id != a && *id != b).unwrap();
    let page = fair.page(&fair.scorekeeper, &case("")).text();
    let choices = page.split("id=\"appellant\"").nth(1).unwrap().split("</select>").next().unwrap();
    let (first, rest) = choices.split_once("<optgroup label=\"Someone else\">").unwrap();
    assert!(first.contains(&format!("value=\"{a}\"")) && first.contains(&format!("value=\"{b}\"")));
    assert!(rest.contains(&format!("value=\"{other}\"")) && !rest.contains(&format!("value=\"{b}\"")));
    for wrong in ["nobody", "99"] {
        let sent = fair.send(&fair.scorekeeper, &case("/appeal"), &[("appellant", wrong), ("appeal", "No.")]);
        assert_eq!(sent.status, 422, "{wrong}");
    }
    let typed = [("appellant", &*b.to_string()), ("appeal", "ZZ-ground")]
        .map(|(name, value)| (name, value.to_owned()));
    let fields: Vec<(&str, &str)> = typed.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(fair.send(&fair.scorekeeper, &case("/appeal"), &fields).status, 303);
    let name = web_escaped(&here.name(b));
    let says_so = format!("{name} appeals; noted by Scorekeeper");
    let mine = fair.seat(a.0);
    for page in [
        fair.page(&fair.judge, &case("")),
        fair.page(&fair.judge, &case("/slip")),
        fair.page(&mine, &at("/me")),
    ] {
        says(&page, &says_so);
    }
    says(&fair.house.get(&at("/log")).send(), &format!("The ruling on dispute 1 was appealed by {name}."));
    let payload = fair.here().log.last().unwrap().payload.clone();
    assert!(payload.contains(&format!("\"by\":{}", b.0)) && !payload.contains("Odo"), "{payload}");
}

#[test]
fn an_appeal_without_a_name_never_names_the_judge_as_appellant_and_names_a_player_once() {
    let fair = ruled_on();
    fair.send(&fair.judge, &case("/appeal"), &[("appeal", "To be sure.")]);
    says(&fair.page(&fair.judge, &case("")), "It is not said who appeals; noted by Judge");
    let fair = ruled_on();
    let player = fair.here().tournament.rounds().next().unwrap().tables().next().unwrap().pair.players[0];
    let mine = fair.seat(player.0);
    let sent = fair.send(&mine, &at("/me/appeal"), &[("dispute", "1"), ("text", "No.")]);
    assert_eq!(sent.status, 303);
    let page = fair.page(&fair.judge, &case(""));
    silent(&page, "appeals; noted by");
    silent(&page, "not said who appeals");
    says(&fair.house.get(&at("/log")).send(), "The ruling on dispute 1 was appealed by ");
}

fn web_escaped(name: &str) -> String {
    name.replace('\'', "&#39;").replace('<', "&#60;").replace('>', "&#62;")
}

#[test]
fn two_quotations_of_one_paragraph_are_distinguished_and_treated_differently_only_with_a_word() {
    let fair = with_open_dispute();
    for (quote, treatment) in [(QUOTE, "follows"), (OTHER, "distinguishes")] {
        let fields = [("citation", BLUE), ("quote", quote), ("treatment", treatment)];
        assert_eq!(fair.send(&fair.judge, &case("/cite"), &fields).status, 303);
    }
    let page = fair.page(&fair.judge, &case(""));
    says(&page, "blue lamp ¶1: “The blue lamp counts as one of the thirt…”</span>");
    says(&page, "blue lamp ¶1: “It stays lit until the bell rings.”</span>");
    says(&page, "Other words of the same paragraph are attached too, which the ruling distinguishes.");
    says(&page, "Other words of the same paragraph are attached too, which the ruling follows.");
    let fair = weighed("distinguishes");
    silent(&fair.page(&fair.judge, &case("")), "Other words of the same paragraph");
}

#[test]
fn days_are_written_out_in_sentences_and_facts_are_several() {
    let fair = with_open_dispute();
    ruled::later(fair.desk());
    let page = fair.page(&fair.judge, &case("?cite=later-sample/brass-trumpet"));
    says(&page, "This entry is not binding on 12 May 2026: it was issued on 1 January 2027");
    let quote = [
        ("citation", "later-sample/brass-trumpet"),
        ("quote", "by its owner alone"),
        ("treatment", "follows"),
        ("confirmation", ""),
    ];
    let refused = fair.send(&fair.judge, &case("/cite"), &quote);
    says(&refused, "not binding on 12 May 2026");
    says(&refused, "1E-LS 2027-01-01, brass trumpet");
    for (facts, sentence) in
        [("", "The facts are empty. Write them down"), (&*"x".repeat(4_001), "The facts have 4001")]
    {
        says(&fair.send(&fair.judge, &case("/facts"), &[("facts", facts), ("by", "")]), sentence);
    }
    // The tournament's day is not today, so that the day is named and not only the hour.
    fair.send(&fair.judge, &case("/claim"), &[("seen", "0.0")]);
    silent(&fair.page(&fair.judge, &case("")), "took the call at");
    says(&fair.page(&fair.judge, &case("")), "You took the call on ");
}

#[test]
fn a_judge_signed_out_in_the_meantime_reads_what_was_sent() {
    let fair = with_open_dispute();
    let number = arbiter::app::sessions::random_uuid().unwrap().to_string();
    let fields = [
        ("seen", "1.0"),
        ("q", "lamp"),
        ("on", "2026-05-12"),
        ("escalate_why", ""),
        ("text", "Draft <b>"),
        ("submission", &number),
    ];
    let page = fair.house.post(&case("/rule"), &fields).send();
    assert_eq!(page.status, 403);
    for words in
        ["<dt>Search</dt>", "<dt>Rulings in force on</dt>", "<dt>Text</dt><dd><bdi>Draft &#60;b&#62;</bdi>"]
    {
        says(&page, words);
    }
    for words in ["<dt>seen", "<dt>q<", "<dt>on<"] {
        silent(&page, words);
    }
}

#[test]
fn a_note_says_which_box_it_goes_into_and_a_past_decision_links_to_its_sheet() {
    let fair = ruled_on();
    let (question, facts) = (QUESTION.to_owned(), "It was not shown, but hidden.".to_owned());
    fair.give(Command::OpenDispute(OpenDispute {
        at: None,
        question,
        facts,
        by: Teller::Unsaid,
        again: false,
    }));
    let page = fair.page(&fair.judge, &at("/disputes/2"));
    says(&page, "Insert into the ruling: What must I reveal?");
    let sheet = format!("<a href=\"{}\">The ruling on its sheet", case("/slip"));
    says(&page, &sheet);
    let past = fair.house.get("/rulings/precedents?q=blue+lamp").send();
    says(&past, &sheet);
    assert_eq!(fair.house.get(&case("/slip")).send().status, 200, "for everybody who reads it there");
}
