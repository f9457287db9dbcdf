//! The single form of a dispute's page: whichever button is pressed, nothing typed in other boxes is lost, and none
//! of it is recorded. Nothing here runs a script; tests/browser has those.

use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::site::ruled;
use crate::support::site::{Response, says, silent};
use crate::support::slug;
use arbiter::app::FormSubmission;
use arbiter::domain::id::{AtTable, DisputeNumber, RoundNumber, TableNumber};
use arbiter::domain::tournament::command::{Command, LodgeAppeal, OpenDispute, PairRound, PublishRound};
use arbiter::domain::tournament::dispute::{Dispute, Stage};
use arbiter::domain::tournament::teller::Teller;
use arbiter::web::cookie::SessionToken;
use chrono::{TimeDelta, Utc};

const PLAYERS: [&str; 4] = ["Kira O'Brien <b>", "Odo", "Quark", "Rom"];
const QUESTION: &str = "Does the blue lamp count as one of the thirty?";
const BLUE: &str = "sample-rulings-2000/blue-lamp";
const QUOTE: &str = "The blue lamp counts as one of the thirty lamps on the shelf.";
const TABLE: AtTable = AtTable::new(RoundNumber(1), TableNumber(1));

/// Round 1 half an hour old, a document held, one call at table 1 from nearly twelve minutes ago.
fn court() -> Fair {
    let fair = Fair::with_players(&PLAYERS);
    ruled::first(fair.desk());
    ago(&fair, 1_800, Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    ago(&fair, 1_800, Command::PublishRound(PublishRound {}));
    let (question, facts) = (QUESTION.to_owned(), "There are thirty-one.".to_owned());
    ago(
        &fair,
        690,
        Command::OpenDispute(OpenDispute {
            at: Some(TABLE),
            question,
            facts,
            by: Teller::from("#1".to_owned()),
        }),
    );
    fair
}

fn ago(fair: &Fair, seconds: i64, command: Command) {
    let submission = FormSubmission { now: Utc::now() - TimeDelta::seconds(seconds), ..submission() };
    fair.desk().submit(&slug(SLUG), &submission, |_| Ok(command.clone())).unwrap();
}

/// The same with a ruling of the judge.
fn ruled_on() -> Fair {
    let fair = court();
    assert_eq!(fair.send(&fair.judge, &case("/rule"), &[("text", "It counts.")]).status, 303);
    fair
}

/// The same under appeal.
fn appealed() -> Fair {
    let fair = ruled_on();
    fair.give(Command::LodgeAppeal(LodgeAppeal {
        dispute: DisputeNumber(1),
        text: "No.".to_owned(),
        by: None,
    }));
    fair
}

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn case(path: &str) -> String {
    at(&format!("/disputes/1{path}"))
}

fn dispute(fair: &Fair) -> Dispute {
    fair.here().tournament.dispute(DisputeNumber(1)).unwrap().clone()
}

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
            tag.contains("form=\"court\"") && (tag.contains(&format!("value=\"{words}\"")) || in_box)
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
        ("/rule", &[("text", "It counts.")], 200),
        ("/rule", &[("text", "")], 422),
    ] {
        let fair = court();
        fair.send(
            &fair.judge,
            &case("/cite"),
            &[("citation", BLUE), ("quote", "It stays lit until the bell rings."), ("treatment", "follows")],
        );
        let page = beside(&fair, &fair.judge, submission, own, &OPEN);
        assert_eq!(page.status, status, "{submission} {own:?}: {}", page.text());
        let mut done: Vec<&str> = own.iter().map(|(name, _)| *name).collect();
        if status == 200 && ["/escalate", "/withdraw", "/rule"].contains(&submission) {
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
fn a_half_typed_final_word_outlives_every_other_button() {
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
    says(&page, "value=\"overturned\" form=\"court\" checked");
}

#[test]
fn what_the_boxes_begin_with_is_nobodys_draft() {
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
fn the_log_keeps_of_a_sending_only_what_its_button_says() {
    let fair = court();
    let number = arbiter::app::sessions::random_uuid().unwrap().to_string();
    let send = |draft: &str, why: &str| {
        let fields = [("escalate_why", why), ("text", draft), ("submission", &number)];
        fair.house.post(&case("/escalate"), &fields).within(&fair.judge).send().status
    };
    assert_eq!(send("Draft-ZZ", "a rare card"), 200);
    assert_eq!(send("Another draft", "a rare card"), 200, "the same deed, whatever stands beside it");
    assert_eq!(send("Draft-ZZ", "another reason"), 409);
    let bytes = std::fs::read(fair.database()).unwrap();
    let wal = std::fs::read(fair.database().with_extension("db-wal")).unwrap_or_default();
    let holds = |words: &str| {
        [&bytes, &wal].iter().any(|it| it.windows(words.len()).any(|run| run == words.as_bytes()))
    };
    assert!(holds("a rare card") && !holds("Draft-ZZ"));
}

#[test]
fn what_has_no_box_any_more_is_shown_to_copy_until_it_is_thrown_away() {
    let fair = court();
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
fn the_colours_change_without_losing_a_word() {
    let fair = court();
    let page = fair.page(&fair.judge, &case(""));
    let foot = page.text().split("<footer").nth(1).unwrap().to_owned();
    assert!(!foot.contains("<form"), "{foot}");
    assert_eq!(foot.matches("form=\"court\" name=\"theme\"").count(), 3, "{foot}");
    let night = [("theme", "night"), ("text", "Draft ruling")];
    let page = fair.send(&fair.judge, &case("/look"), &night);
    assert_eq!(page.status, 200);
    says(&page, "data-theme=\"night\"");
    says(&page, "\nDraft ruling</textarea>");
    assert!(page.header("set-cookie").contains("night"), "{}", page.header("set-cookie"));
    let foot = fair.page(&fair.judge, &at("/disputes")).text().split("<footer").nth(1).unwrap().to_owned();
    assert!(foot.contains("<form class=\"colours\""), "{foot}");
}

#[test]
fn every_control_of_the_page_belongs_to_its_one_form() {
    for fair in [court(), ruled_on(), appealed()] {
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
                assert!(tag.contains("form=\"court\""), "<{tag}");
            }
        }
    }
}

/// Under appeal; the ruling follows one sentence, and the head judge attaches another.
fn weighed(treatment: &str) -> Fair {
    let fair = court();
    let cite = |who, quote: &str, treatment: &str| {
        let fields = [("citation", BLUE), ("quote", quote), ("treatment", treatment)];
        assert_eq!(fair.send(who, &case("/cite"), &fields).status, 303);
    };
    cite(&fair.judge, QUOTE, "follows");
    fair.send(&fair.judge, &case("/rule"), &[("text", "It counts.")]);
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
fn a_final_word_rests_on_what_is_attached_while_the_appeal_is_open_and_says_so_everywhere() {
    let fair = weighed("follows");
    let page = fair.page(&fair.head_judge, &case(&format!("?cite={BLUE}")));
    for words in [
        "what is attached now is a ground of the final word",
        "<legend>The final word</legend>",
        "Ground of the final word</span>",
        "The final word follows it. Law of 12 May 2026.",
        "The ruling follows it. Law of 12 May 2026.",
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
    says(&slip, "The final word rests on 1 citation.");
    says(&slip, "The final word follows <a");
    says(&slip, "The ruling follows <a");
    says(&fair.page(&mine, &at("/me")), "The final word follows 1E-SR 2000-10-30, blue lamp ¶1");
    says(&fair.house.get(&at("/log")).send(), "Citation attached to the final word on dispute 1.");
    says(&fair.house.get(&at("")).send(), "The final word follows 1E-SR 2000-10-30, blue lamp ¶1.");
    says(&fair.page(&fair.judge, &at("/disputes")), "<td class=\"c-sub\">1 citation</td>");
}

#[test]
fn a_ground_of_the_final_word_is_taken_off_while_the_appeal_is_open_and_one_of_the_ruling_is_not() {
    let fair = weighed("follows");
    let off = |quote: &str| {
        let off =
            format!("{} 1E-SR 2000-10-30, blue lamp ¶1", arbiter::domain::rulings::entry::text_sha256(quote));
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
fn past_decisions_count_the_ground_of_a_final_word_and_blame_it_for_nothing() {
    let fair = weighed("distinguishes");
    decides(&fair, "overturned");
    let past = fair.page(&fair.judge, "/rulings/precedents?q=blue+lamp");
    says(&past, "the overturned ruling follows <a");
    says(&past, "the final word distinguishes <a");
    let entry = fair.house.get("/rulings/sample-rulings-2000/blue-lamp").send();
    says(&entry, "1 citation distinguishes it or departs from it.");
    says(&entry, "1 ruling that followed it was overturned on appeal.");
    silent(&entry, "decision rests on this entry");
    // Text changed later troubles nobody who does not rest on it any more.
    ruled::changed(fair.desk());
    let text = ruled::FIRST.replace("counts as one of the thirty", "is none of the thirty");
    let day = "2000-10-30".parse().ok();
    let first = arbiter::domain::edition::Edition::First;
    ruled::import(fair.desk(), "sample-rulings-2000.txt", &text, first, "SR", day);
    silent(&fair.house.get("/rulings").send(), "Decisions to look at again");

    // A question that only the final word found text for is no gap.
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
fn what_was_added_after_the_ruling_says_one_thing_about_itself() {
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
fn after_a_ruling_it_is_said_what_was_recorded_and_what_is_still_only_typed() {
    let fair = court();
    let fields = [("text", "It counts."), ("facts", "Draft facts"), ("q", "blue lamp"), ("on", "2026-05-12")];
    let page = fair.send(&fair.judge, &case("/rule"), &fields);
    assert_eq!(page.status, 200);
    says(&page, "<p class=\"notice-word\">Ruling given</p>");
    says(&page, "Still only typed, and not recorded: a version of the facts.");
    says(&page, "<span class=\"badge settled\">Ruled</span>");
    silent(&page, ">Attach<");
    assert_eq!(dispute(&fair).facts.len(), 1);
    let told = fair.send(&fair.judge, &case("/facts"), &[("facts", "Draft facts"), ("by", "")]);
    assert_eq!(told.status, 303, "and then nothing is left over");
}

#[test]
fn an_overturned_ruling_says_so_wherever_it_stands_and_an_upheld_one_too() {
    for (outcome, badge) in [
        ("overturned", "<span class=\"badge conflict\">Overturned on appeal</span>"),
        ("upheld", "<span class=\"badge settled\">Upheld on appeal</span>"),
    ] {
        let fair = court();
        says(&fair.page(&fair.judge, &case("")), "<span class=\"badge needs\">Judge call</span>");
        fair.send(&fair.judge, &case("/rule"), &[("text", "It counts.")]);
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
fn an_escalation_is_said_once_and_nobody_is_told_that_a_judge_rules() {
    let fair = court();
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
    let (first, rest) = choices.split_once("<optgroup label=\"Somebody else\">").unwrap();
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
fn an_appeal_that_names_nobody_takes_no_judge_for_the_appellant_and_a_player_is_named_once() {
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
fn two_quotations_of_one_paragraph_are_told_apart_and_treated_otherwise_only_with_a_word() {
    let fair = court();
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
    let fair = court();
    ruled::later(fair.desk());
    let page = fair.page(&fair.judge, &case("?cite=later-sample/brass-trumpet"));
    says(&page, "This entry is no authority on 12 May 2026: it was issued on 1 January 2027");
    let quote = [
        ("citation", "later-sample/brass-trumpet"),
        ("quote", "by its owner alone"),
        ("treatment", "follows"),
        ("confirmation", ""),
    ];
    let refused = fair.send(&fair.judge, &case("/cite"), &quote);
    says(&refused, "no authority on 12 May 2026");
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
fn whoever_was_signed_out_meanwhile_reads_in_words_what_was_sent() {
    let fair = court();
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
        ["<dt>Search</dt>", "<dt>Law of the day</dt>", "<dt>Text</dt><dd><bdi>Draft &#60;b&#62;</bdi>"]
    {
        says(&page, words);
    }
    for words in ["<dt>seen", "<dt>q<", "<dt>on<"] {
        silent(&page, words);
    }
}

#[test]
fn a_note_says_into_which_box_it_goes_and_a_past_decision_leads_to_its_sheet() {
    let fair = ruled_on();
    let (question, facts) = (QUESTION.to_owned(), String::new());
    fair.give(Command::OpenDispute(OpenDispute { at: None, question, facts, by: Teller::Unsaid }));
    let page = fair.page(&fair.judge, &at("/disputes/2"));
    says(&page, "Put into the ruling: What must I reveal?");
    let sheet = format!("<a href=\"{}\">The ruling on its sheet", case("/slip"));
    says(&page, &sheet);
    let past = fair.house.get("/rulings/precedents?q=blue+lamp").send();
    says(&past, &sheet);
    assert_eq!(fair.house.get(&case("/slip")).send().status, 200, "for everybody who reads it there");
}
