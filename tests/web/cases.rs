//! What a judge does in a hurry and what remains of it, reached by URL: drafts, fixed grounds, corrected words,
//! withdrawn calls, simultaneous changes. Nothing here runs a script.

use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::ruled;
use crate::support::site::{Response, says, silent};
use arbiter::data;
use arbiter::domain::id::{AtTable, DisputeNumber, RoundNumber, TableNumber};
use arbiter::domain::note::NotePlace;
use arbiter::domain::rulings::citation::Citation;
use arbiter::domain::rulings::entry::text_sha256;
use arbiter::domain::tournament::command::{Command, CorrectResult, LodgeAppeal, OpenDispute, RecordResult};
use arbiter::domain::tournament::dispute::{Dispute, Stage};
use arbiter::domain::tournament::teller::Teller;
use arbiter::web::cookie::SessionToken;

const PLAYERS: [&str; 4] = ["Kira O'Brien <b>", "Odo", "Quark", "Rom"];
const QUESTION: &str = "Does the blue lamp count as one of the thirty?";
const QUOTE: &str = "The blue lamp counts as one of the thirty lamps on the shelf.";
const OTHER: &str = "It stays lit until the bell rings.";
const BLUE: &str = "sample-rulings-2000/blue-lamp";
const CITATION: &str = "1E-SR 2000-10-30, blue lamp ¶1";
const DRAFT: &str = "It counts, and this is not done yet.";
const TABLE: AtTable = AtTable::new(RoundNumber(1), TableNumber(1));
const ME: &str = "/t/deep-space-open/me";
const CALL: &str = "/t/deep-space-open/me/call";

/// Round 1 under way, two documents held, one call at table 1.
fn court() -> Fair {
    let fair = Fair::playing(&PLAYERS);
    ruled::first(fair.desk());
    ruled::later(fair.desk());
    opens(&fair, QUESTION, "There are thirty-one zebras.");
    fair
}

fn opens(fair: &Fair, question: &str, facts: &str) {
    let (question, facts) = (question.to_owned(), facts.to_owned());
    fair.give(Command::OpenDispute(OpenDispute {
        at: Some(TABLE),
        question,
        facts,
        by: Teller::from("#1".to_owned()),
    }));
}

fn at(path: &str) -> String {
    format!("/t/{SLUG}{path}")
}

fn case(path: &str) -> String {
    at(&format!("/disputes/1{path}"))
}

fn dispute(fair: &Fair, number: u32) -> Dispute {
    fair.here().tournament.dispute(DisputeNumber(number)).unwrap().clone()
}

/// The session of the player at table 1.
fn seated(fair: &Fair, seat: usize) -> SessionToken {
    fair.seat(fair.here().tournament.rounds().next().unwrap().tables().next().unwrap().pair.players[seat].0)
}

fn cites(fair: &Fair, who: &SessionToken, quote: &str) -> Response {
    fair.send(who, &case("/cite"), &[("citation", BLUE), ("quote", quote), ("treatment", "follows")])
}

fn rules(fair: &Fair, text: &str) {
    assert_eq!(fair.send(&fair.judge, &case("/rule"), &[("text", text)]).status, 303);
}

/// The log, the slip and the overview as everybody reads them.
fn public(fair: &Fair) -> [Response; 3] {
    [at("/log"), case("/slip"), at("")].map(|path| fair.house.get(&path).send())
}

#[test]
fn what_a_ruling_rests_on_stands_once_it_is_given() {
    let fair = court();
    cites(&fair, &fair.judge, QUOTE);
    rules(&fair, "It counts.");
    let page = fair.page(&fair.judge, &case(""));
    says(&page, "What the ruling cited stays as it cited it.");
    silent(&page, "Take a citation off");
    let off = format!("{} {CITATION}", text_sha256(QUOTE));
    let sent = fair.send(&fair.judge, &case("/uncite"), &[("off", &off), ("reason", "a better one")]);
    assert_eq!(sent.status, 409);
    says(&sent, "its citations stay as the ruling cited them");
    assert_eq!(dispute(&fair, 1).citations.len(), 1);
    // Control: before the ruling it goes.
    opens(&fair, "Another?", "");
    let path = at("/disputes/2/cite");
    let fields = [("citation", BLUE), ("quote", QUOTE), ("treatment", "follows")];
    assert_eq!(fair.send(&fair.judge, &path, &fields).status, 303);
    let path = at("/disputes/2/uncite");
    assert_eq!(fair.send(&fair.judge, &path, &[("off", &off), ("reason", "a better one")]).status, 303);
}

#[test]
fn a_citation_found_after_the_ruling_is_marked_so_everywhere_and_credits_nothing() {
    let fair = court();
    rules(&fair, "It counts.");
    says(&fair.page(&fair.judge, &case(&format!("?cite={BLUE}"))), "marked as added after the ruling");
    assert_eq!(cites(&fair, &fair.judge, QUOTE).status, 303);
    let held = dispute(&fair, 1);
    assert_eq!((held.grounds().count(), held.added().count()), (0, 1));
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
    says(&past, "It rests on no citation.");
    says(&past, &format!("Added after the ruling: {CITATION}"));
    // An overturned ruling blames no entry that it did not cite.
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
fn a_slip_of_the_pen_is_put_right_and_the_first_words_stay() {
    let fair = court();
    rules(&fair, "It cuonts.");
    let words = [("reword", "It counts."), ("reword_why", "a <b>slip</b>")];
    let page = fair.page(&fair.judge, &case(""));
    says(&page, "Put the words right</button>");
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
    fair.send(&fair.head_judge, &two("/rule"), &[("text", "It dose not.")]);
    let others = fair.send(&fair.judge, &two("/reword"), &words);
    assert_eq!(others.status, 422);
    says(&others, "Somebody else gave the ruling on dispute 2.");
    silent(&fair.page(&fair.judge, &two("")), "Put the words right");
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

#[test]
fn a_call_is_not_made_twice_without_saying_that_it_is_another() {
    let fair = court();
    let (mine, theirs) = (seated(&fair, 0), seated(&fair, 1));
    let call = [("round", "1"), ("question", "Does the lamp <b>count?"), ("facts", "Typed with care.")];
    let tick = "name=\"again\" value=\"yes\"";
    says(&fair.page(&mine, CALL), tick);
    for who in [&mine, &theirs] {
        let sent = fair.send(who, CALL, &call);
        assert_eq!(sent.status, 422, "another tab, or the opponent");
        says(&sent, "There is already a call at this table");
        says(&sent, QUESTION);
        says(&sent, "Typed with care.");
        says(&sent, tick);
    }
    assert_eq!(fair.here().tournament.disputes().len(), 1);
    let again = [&call[..], &[("again", "yes")]].concat();
    assert_eq!(fair.send(&mine, CALL, &again).status, 303);
    // The staff's form says it too, whether it knows the table yet or not.
    let open = [("round", "1"), ("table", "1"), ("question", "Which?")];
    says(&fair.page(&fair.scorekeeper, &at("/disputes/open?round=1&table=1")), tick);
    silent(&fair.page(&fair.scorekeeper, &at("/disputes/open?round=1&table=2")), tick);
    let sent = fair.send(&fair.scorekeeper, &at("/disputes/open"), &open);
    assert_eq!(sent.status, 422);
    says(&sent, tick);
    says(&sent, "value=\"Which?\"");
    let other = [("round", "1"), ("table", "2"), ("question", "Which?")];
    assert_eq!(fair.send(&fair.scorekeeper, &at("/disputes/open"), &other).status, 303, "control");
    let again = [&open[..], &[("again", "yes")]].concat();
    assert_eq!(fair.send(&fair.scorekeeper, &at("/disputes/open"), &again).status, 303);
}

#[test]
fn a_call_made_twice_is_withdrawn_and_leaves_every_list_but_the_log() {
    let fair = court();
    opens(&fair, "ZZ the same again?", "ZZ facts");
    let path = at("/disputes/2/withdraw");
    let fields = [("withdraw_why", "ZZ asked twice"), ("instead", "1")];
    assert_eq!(fair.send(&fair.scorekeeper, &path, &fields).status, 404);
    assert_eq!(fair.send(&fair.judge, &path, &[("withdraw_why", " ")]).status, 422);
    let itself = fair.send(&fair.judge, &path, &[("withdraw_why", "x"), ("instead", "2")]);
    assert_eq!(itself.status, 422);
    says(&itself, "Dispute 2 cannot go on as dispute 2.");
    assert_eq!(fair.send(&fair.judge, &path, &fields).status, 303);
    assert_eq!(dispute(&fair, 2).stage(), Stage::Withdrawn);
    let page = fair.page(&fair.scorekeeper, &at("/disputes/2"));
    says(&page, "ZZ asked twice. Dispute 1 goes on.");
    for form in ["Write it down</button>", "Give the ruling</button>", "Withdraw the call</button>"] {
        silent(&page, form);
    }
    let late = fair.send(&fair.judge, &at("/disputes/2/rule"), &[("text", "It counts, I typed.")]);
    assert_eq!(late.status, 409);
    says(&late, "Dispute 2 was withdrawn.");
    says(&late, "It counts, I typed.");
    let list = fair.page(&fair.judge, &at("/disputes"));
    says(&list, "<h2 id=\"withdrawn-h\">Withdrawn</h2>");
    says(&list, "1 open");
    let desk = fair.page(&fair.director, &at("/desk"));
    says(&desk, "<title>(1) Desk");
    let now = desk.text().split("id=\"tables\"").next().unwrap().to_owned();
    assert!(now.contains(QUESTION) && !now.contains("ZZ"), "{now}");
    let log = fair.house.get(&at("/log")).send();
    says(&log, "Dispute 2 withdrawn; dispute 1 goes on.");
    rules(&fair, "It counts.");
    let pages = ["/log", "", "/disputes/1/slip"].map(|path| fair.house.get(&at(path)).send());
    for page in pages {
        silent(&page, "ZZ");
    }
    assert_eq!(fair.house.get(&at("/disputes/2/slip")).send().status, 404);
    says(&fair.house.get("/rulings/precedents?q=lamp").send(), "1 decision fits");
    silent(&fair.house.get("/rulings/precedents?q=the+same+again").send(), "ZZ");
    let report = fair.page(&fair.director, &at("/report"));
    says(&report, "2 disputes, 1 of them withdrawn");
    let letter = report.text().split("To the rules committee").nth(1).unwrap().to_owned();
    assert!(!letter.contains("ZZ"), "{letter}");
    // Nothing waits, so the tournament can close once the games are over.
    assert!(!fair.here().tournament.disputes().any(Dispute::waits));
}

#[test]
fn a_player_takes_the_own_call_back_until_somebody_rules() {
    let fair = Fair::playing(&PLAYERS);
    let (mine, theirs) = (seated(&fair, 0), seated(&fair, 1));
    let call = [("round", "1"), ("question", QUESTION), ("facts", "")];
    assert_eq!(fair.send(&mine, CALL, &call).status, 303);
    let back = [("dispute", "1"), ("reason", "we agree")];
    let path = at("/me/withdraw");
    says(&fair.page(&mine, ME), "Take the call back</button>");
    silent(&fair.page(&theirs, ME), "Take the call back");
    assert_eq!(fair.send(&theirs, &path, &back).status, 404, "not their call");
    assert_eq!(fair.send(&mine, &path, &[("dispute", "7"), ("reason", "we agree")]).status, 404);
    assert_eq!(fair.send(&mine, &path, &back).status, 303);
    assert_eq!(dispute(&fair, 1).stage(), Stage::Withdrawn);
    says(&fair.page(&theirs, ME), "We agree.");
    says(&fair.page(&mine, ME), "Call a judge</a>");
    assert_eq!(fair.send(&mine, CALL, &call).status, 303, "and may call again");
    fair.send(&fair.judge, &at("/disputes/2/rule"), &[("text", "It counts.")]);
    let late = fair.send(&mine, &path, &[("dispute", "2"), ("reason", "we agree")]);
    assert_eq!(late.status, 422);
    says(&late, "Dispute 2 already has a ruling.");
}

#[test]
fn everything_typed_on_the_page_survives_a_search_an_attachment_and_a_note() {
    let fair = court();
    let facts = "I counted <b>thirty</b>.";
    let typed =
        [("text", DRAFT), ("facts", facts), ("by", "seen by staff"), ("q", "kettle"), ("on", "2026-05-12")];
    let kept = |page: &Response| {
        says(page, &format!("\n{DRAFT}</textarea>"));
        says(page, "\nI counted &#60;b&#62;thirty&#60;/b&#62;.</textarea>");
        says(page, "<option value=\"seen by staff\" selected>");
    };
    let searched = fair.send(&fair.judge, &case("/look"), &typed);
    assert_eq!(searched.status, 200);
    kept(&searched);
    says(&searched, "1E-SR 2000-10-30, kettle");
    let opened = [&typed[..], &[("cite", BLUE)]].concat();
    let opened = fair.send(&fair.judge, &case("/look"), &opened);
    kept(&opened);
    says(&opened, "Attach 1E-SR 2000-10-30, blue lamp</h2>");
    let noted = [&typed[..], &[("note", "reveal-first-edition")]].concat();
    let noted = fair.send(&fair.judge, &case("/look"), &noted);
    says(&noted, &format!("\n{DRAFT}\n\nWhere a card in your hand"));
    let (held, before) = (dispute(&fair, 1), fair.here().log.len());
    assert!(held.ruling.is_none() && held.facts.len() == 1, "nothing is recorded by looking");
    let cite = [&typed[..], &[("citation", BLUE), ("quote", QUOTE), ("treatment", "follows")]].concat();
    let attached = fair.send(&fair.judge, &case("/cite"), &cite);
    assert_eq!(attached.status, 200, "the page at once: a way round would lose the words");
    kept(&attached);
    says(&attached, "It will say that it rests on 1 citation.");
    silent(&attached, "id=\"attach\"");
    assert_eq!(dispute(&fair, 1).citations.len(), 1);
    assert_eq!(fair.here().log.len(), before + 1);
    let refused = fair.send(&fair.judge, &case("/cite"), &cite);
    assert_eq!(refused.status, 422);
    kept(&refused);
    says(&refused, &format!("\n{QUOTE}</textarea>"));
    let told = fair.send(&fair.judge, &case("/facts"), &typed);
    assert_eq!((told.status, dispute(&fair, 1).facts.len()), (200, 2));
    says(&told, &format!("\n{DRAFT}</textarea>"));
    silent(&told, "thirty&#60;/b&#62;.</textarea>");
    let claimed = fair.send(&fair.judge, &case("/claim"), &[("text", DRAFT), ("seen", "0.0")]);
    assert_eq!(claimed.status, 200);
    says(&claimed, &format!("\n{DRAFT}</textarea>"));
    // What was only typed beside a deed is nobody's word: it stands nowhere in the database.
    let bytes = std::fs::read(fair.database()).unwrap();
    let wal = std::fs::read(fair.database().with_extension("db-wal")).unwrap_or_default();
    let holds = |words: &str| {
        [&bytes, &wal].iter().any(|it| it.windows(words.len()).any(|run| run == words.as_bytes()))
    };
    assert!(holds("I counted <b>thirty</b>.") && !holds(DRAFT));
    rules(&fair, DRAFT);
    // And a page on which nothing else was typed goes on as every form does.
    assert_eq!(fair.send(&fair.scorekeeper, &case("/facts"), &[("facts", "Another.")]).status, 303);
}

#[test]
fn the_buttons_of_the_page_belong_to_one_form_and_enter_records_nothing() {
    let fair = court();
    let page = fair.page(&fair.judge, &case("")).text();
    let form = page.split("<form id=\"court\"").nth(1).unwrap().split("</form>").next().unwrap();
    assert!(form.contains(&format!("action=\"{}\"", case("/look"))), "{form}");
    let first = form.split("<button").nth(1).expect("a button that Enter presses");
    assert!(!first.split('>').next().unwrap().contains("formaction"), "{first}");
    for submission in ["/facts", "/rule", "/claim"] {
        let button =
            page.split("<button").find(|it| it.contains(&format!("formaction=\"{}\"", case(submission))));
        assert!(button.unwrap().contains("form=\"court\""), "{submission}");
    }
    for field in ["text", "facts", "by", "q", "on"] {
        let tag = page.split('<').find(|tag| tag.contains(&format!(" name=\"{field}\""))).unwrap();
        assert!(tag.contains("form=\"court\""), "{tag}");
    }
}

#[test]
fn a_ruling_waits_for_facts_and_citations_that_came_meanwhile() {
    let fair = court();
    let seen = |page: &Response| {
        let text = page.text();
        text.split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    let first = seen(&fair.page(&fair.judge, &case("")));
    fair.send(&fair.scorekeeper, &case("/facts"), &[("by", ""), ("facts", "New: thirty-two.")]);
    let late = fair.send(&fair.judge, &case("/rule"), &[("text", DRAFT), ("seen", &first)]);
    assert_eq!(late.status, 409);
    says(&late, "Facts or citations of dispute 1 changed while this page was open.");
    says(&late, "New: thirty-two.");
    says(&late, &format!("\n{DRAFT}</textarea>"));
    assert!(dispute(&fair, 1).ruling.is_none());
    let second = seen(&late);
    cites(&fair, &fair.head_judge, QUOTE);
    assert_eq!(fair.send(&fair.judge, &case("/rule"), &[("text", DRAFT), ("seen", &second)]).status, 409);
    let now = seen(&fair.page(&fair.judge, &case("")));
    assert_eq!(
        fair.send(&fair.judge, &case("/rule"), &[("text", DRAFT), ("seen", &now)]).status,
        303,
        "control"
    );
}

#[test]
fn who_decides_about_the_own_ruling_is_told_who_else_could_and_it_is_said_of_the_decision() {
    let fair = court();
    assert_eq!(fair.send(&fair.head_judge, &case("/rule"), &[("text", "It counts.")]).status, 303);
    fair.give(Command::LodgeAppeal(LodgeAppeal {
        dispute: DisputeNumber(1),
        text: "No.".to_owned(),
        by: None,
    }));
    let own = "The ruling that is appealed is your own.";
    let page = fair.page(&fair.head_judge, &case(""));
    says(&page, own);
    says(&page, "Ruth O&#39;Brien &#60;b&#62; could decide it instead of you.");
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
    fair.send(&fair.judge, &two("/rule"), &[("text", "It counts.")]);
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
fn nobody_is_offered_to_hand_a_dispute_to_themselves() {
    let fair = court();
    says(&fair.page(&fair.judge, &case("")), "Hand it to the head judge</button>");
    for who in [&fair.head_judge, &fair.director] {
        silent(&fair.page(who, &case("")), "Hand it to the head judge");
    }
}

#[test]
fn texts_beyond_their_limit_are_refused_with_every_word() {
    let fair = court();
    let long = "Rulng with a typo ".repeat(1_500);
    let sent = fair.send(&fair.judge, &case("/rule"), &[("text", &long)]);
    assert_eq!(sent.status, 422);
    says(&sent, "use at most 4000.");
    says(&sent, &format!("{}</textarea>", long.trim()));
    assert!(dispute(&fair, 1).ruling.is_none());
    let page = fair.page(&fair.judge, &case(""));
    says(&page, "4000 characters at most.");
}

#[test]
fn what_people_wrote_is_kept_apart_from_the_words_around_it() {
    let fair = Fair::playing(&PLAYERS);
    opens(&fair, "\u{202e}turned?", "\u{202e}facts");
    fair.send(&fair.judge, &case("/rule"), &[("text", "\u{202e}ruling")]);
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
        let turned: Vec<&str> = body.split('<').filter(|part| part.contains('\u{202e}')).collect();
        assert!(!turned.is_empty());
        for part in turned {
            let (tag, words) = part.split_once('>').unwrap();
            if words.contains('\u{202e}') {
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
    let fair = court();
    let faq = "Questions\n\n1. LAMPS ***1.1 OIL\n\nQ: LAMP OIL -- May I pour lamp oil on a lantern?\n\nA: Yes — “once” each turn.\n\n\
               Q: TIN CUPS -- May I fill a tin cup twice?\n\nA: No.\n\n" .to_owned()
        + "Q: LAMP WICKS -- May I cut a lamp wick twice?\n\n";
    ruled::import(fair.desk(), "faq.txt", &faq, arbiter::domain::edition::Edition::First, "FAQ", None);
    let asked = [("q", "may I pour lamp oil on a lantern"), ("on", "2026-05-12")];
    let page = fair.send(&fair.judge, &case("/look"), &asked);
    says(&page, "<strong>Q:</strong> May I pour lamp oil on a lantern?");
    says(&page, "<strong>A:</strong> <mark>Yes — “once” each turn.</mark></blockquote>");
    let open = fair.send(&fair.judge, &case("/look"), &[&asked[..], &[("cite", "faq/lamp-oil")]].concat());
    says(&open, "\nYes — “once” each turn.</textarea>");
    let unanswered = fair.page(&fair.judge, &case("?cite=faq/lamp-wicks"));
    says(&unanswered, "rows=\"5\" form=\"court\" aria-describedby=\"quote-h\">\n</textarea>");
    let search =
        fair.house.get("/rulings/search?q=may+I+cut+a+lamp+wick+twice&edition=1E&on=2026-05-12").send();
    says(&search, "The document leaves this question without an answer.");
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
fn what_may_not_be_cited_says_what_attaching_asks_for_and_figures_are_true() {
    let fair = court();
    let page = fair.page(&fair.judge, &case("?q=brass+trumpet"));
    says(&page, "“not yet” has to be typed on the next page.");
    says(&page, ">Attach all the same<");
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
    silent(&name, "Nothing here decides this.");
}

#[test]
fn notes_are_offered_for_their_game_with_sources_that_stand_there() {
    let notes = data::notes();
    let mut ids: Vec<&str> = notes.iter().map(|note| note.id.as_str()).collect();
    ids.dedup();
    assert_eq!(ids.len(), notes.len());
    for note in notes {
        assert!(
            note.text.len() < 1_000 && note.text.ends_with(':') && !note.citations.is_empty(),
            "{}",
            note.id
        );
        for citation in &note.citations {
            citation.parse::<Citation>().unwrap_or_else(|why| panic!("{}: {why}", note.id));
        }
    }
    assert!(notes.iter().any(|note| note.at == NotePlace::Facts));
    let fair = court();
    let page = fair.page(&fair.judge, &case(""));
    says(&page, "Put into the ruling: What must I reveal?");
    silent(&page, "Infinite loop");
    silent(&fair.page(&fair.scorekeeper, &case("")), "Put into the ruling: What must I reveal?");
    let other = fair.send(&fair.judge, &case("/look"), &[("note", "no-such-note"), ("text", DRAFT)]);
    says(&other, &format!("\n{DRAFT}</textarea>"));
}

#[test]
fn staff_find_a_decision_by_its_facts_and_nobody_else_does() {
    let fair = court();
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
fn where_facts_go_is_said_alike_everywhere() {
    let fair = court();
    let kept = "Facts are kept for good. Staff and the two players read them here; the public does not.";
    says(&fair.page(&fair.judge, &case("")), kept);
    says(&fair.page(&fair.judge, &at("/disputes/open")), kept);
    let mine = fair.page(&seated(&fair, 0), CALL);
    says(&mine, "It is kept for good: staff and your opponent read it, the public does not.");
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
fn a_player_reads_at_the_top_that_a_judge_was_called_what_was_ruled_and_what_it_changed() {
    let fair = court();
    let mine = seated(&fair, 0);
    let top = |page: &Response| page.text().split("id=\"table-h\"").next().unwrap().to_owned();
    let page = fair.page(&mine, ME);
    assert!(
        top(&page).contains("A judge has been called, ") && top(&page).contains(QUESTION),
        "{}",
        page.text()
    );
    silent(&page, "Call a judge</a>");
    says(&page, "Call about something else</a>");
    fair.send(&fair.judge, &case("/claim"), &[("seen", "0")]);
    assert!(top(&fair.page(&mine, ME)).contains("Judge took the call "));
    rules(&fair, "It counts, ZZ.");
    let page = fair.page(&mine, ME);
    assert!(
        top(&page).contains("Ruling given, ") && top(&page).contains("It counts, ZZ."),
        "{}",
        page.text()
    );
    says(&page, "Call a judge</a>");
    let result = |a: i64| arbiter::domain::scoring::result::GameResult {
        scores: [a, 40],
        not_counting: [0, 0],
        end: arbiter::domain::scoring::result::EndReason::Time,
        went_first: None,
    };
    fair.give(Command::RecordResult(RecordResult { at: TABLE, result: result(70) }));
    assert!(!top(&fair.page(&mine, ME)).contains("Result corrected"));
    fair.give(Command::CorrectResult(CorrectResult {
        at: TABLE,
        was: result(70),
        result: result(75),
        reason: "the lamp".to_owned(),
        dispute: Some(DisputeNumber(1)),
    }));
    for seat in [0, 1] {
        let page = fair.page(&seated(&fair, seat), ME);
        let told = top(&page);
        assert!(told.contains("Result corrected, ") && told.contains("because of dispute 1"), "{told}");
    }
    // Who sits elsewhere reads nothing of it.
    let other = fair.here().tournament.rounds().next().unwrap().tables().nth(1).unwrap().pair.players[0];
    let page = fair.page(&fair.seat(other.0), ME);
    silent(&page, "Ruling given");
    silent(&page, "Result corrected");
}

#[test]
fn pages_that_people_keep_open_are_asked_for_again_and_have_a_link_without_scripts() {
    let fair = court();
    let mine = seated(&fair, 0);
    let refresh = "<noscript><meta http-equiv=\"refresh\"";
    for (who, path, alone) in [
        (&fair.director, at("/desk"), true),
        (&fair.judge, at("/disputes"), true),
        // What is typed there must not be taken away.
        (&fair.judge, case(""), false),
        (&mine, ME.to_owned(), false),
    ] {
        let page = fair.page(who, &path);
        says(&page, &format!("data-live=\"{path}\""));
        says(&page, &format!("<noscript><p class=\"note\"><a href=\"{path}\">Look again</a>"));
        assert_eq!(page.text().contains(refresh), alone, "{path}");
    }
    for path in ["/desk", "/disputes", "/disputes/1"] {
        says(&fair.page(&fair.judge, &at(path)), "<title>(1) ");
    }
    rules(&fair, "It counts.");
    silent(&fair.page(&fair.judge, &at("/desk")), "<title>(");
}

#[test]
fn the_slip_bears_the_address_of_each_entry_it_rests_on_as_a_code() {
    let fair = court();
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
    assert_eq!(fair.send(&fair.judge, &at("/disputes/2/rule"), &[("text", "No.")]).status, 303);
    assert_eq!(codes(&fair.page(&fair.judge, &at("/disputes/2/slip"))).len(), 1);
}
