//! A player's own pages: their table, reports, calls, appeals. Nobody else's.

use crate::support::scenario::head_judge;
use crate::support::site::Response;
use crate::support::site::fair::Fair;
use arbiter::app::sessions::random_uuid;
use arbiter::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    AcceptDeck, CloseRound, CloseTournament, Command, DropPlayer, GiveRuling, OpenDispute, PairRound,
    PublishRound, ReadDeck, RecordResult, SubmitDeck,
};
use arbiter::domain::tournament::dispute::{Seen, Stage};
use arbiter::domain::tournament::round::Table;
use arbiter::web::cookie::SessionToken;

const ME: &str = "/t/deep-space-open/me";
const REPORT: &str = "/t/deep-space-open/me/report";
const CALL: &str = "/t/deep-space-open/me/call";
const APPEAL: &str = "/t/deep-space-open/me/appeal";

/// Two players at one table, by seat.
struct Duel {
    fair: Fair,
    /// The session and the number of the player in seat A, and in seat B.
    a: (SessionToken, PlayerId),
    b: (SessionToken, PlayerId),
}

impl Duel {
    fn new() -> Self {
        Self::between(&["Kira O'Brien <b>", "Odo"])
    }

    fn between(names: &[&str]) -> Self {
        let fair = Fair::playing(names);
        let [a, b] = fair.here().tournament.rounds().next().unwrap().tables().next().unwrap().pair.players;
        let (a, b) = ((fair.seat(a.0), a), (fair.seat(b.0), b));
        Self { fair, a, b }
    }

    fn table(&self) -> Table {
        self.fair.here().tournament.rounds().next_back().unwrap().tables().next().unwrap().clone()
    }

    fn report(&self, who: &SessionToken, scores: [&str; 2], end: &str, intent: &str) -> Response {
        let [a, b] = scores;
        let round = self.fair.here().tournament.rounds().next_back().unwrap().number.to_string();
        let form =
            [("round", round.as_str()), ("score_a", a), ("score_b", b), ("end", end), ("intent", intent)];
        self.fair.send(who, REPORT, &form)
    }

    fn me(&self, who: &SessionToken) -> String {
        let page = self.fair.page(who, ME);
        assert_eq!(page.status, 200);
        page.text()
    }

    /// Opens a dispute at table 1 and rules on it.
    fn ruled(&self) {
        let at = Some(AtTable::new(RoundNumber(1), TableNumber(1)));
        let (question, facts, by) = ("Who began?".to_owned(), "A coin fell.".to_owned(), String::new());
        self.fair.give(Command::OpenDispute(OpenDispute {
            at,
            question,
            facts,
            by: by.into(),
            again: false,
        }));
        self.fair.give(Command::GiveRuling(GiveRuling {
            question: None,
            dispute: DisputeNumber(1),
            judge: head_judge(),
            seen: Seen::default(),
            text: "The coin decides.".to_owned(),
            without_authority: true,
        }));
    }
}

fn time(scores: [i64; 2]) -> GameResult {
    GameResult::ended(scores, EndReason::Time)
}

/// What the button of a page would send.
fn hidden(page: &str, action: &str) -> Vec<(String, String)> {
    let form = page.split(&format!("action=\"{action}\"")).nth(1).unwrap().split("</form>").next().unwrap();
    let value =
        |tag: &str, name: &str| Some(tag.split(&format!("{name}=\"")).nth(1)?.split('"').next()?.to_owned());
    let inputs = form.split("<input").skip(1).filter(|tag| tag.contains("type=\"hidden\""));
    let fields = inputs.map(|tag| (value(tag, " name").unwrap(), value(tag, " value").unwrap()));
    fields.filter(|(name, _)| name != "csrf" && name != "submission").collect()
}

fn send(duel: &Duel, who: &SessionToken, page: &str, more: &[(&str, &str)]) -> Response {
    let fields = hidden(page, REPORT);
    let mut form: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    form.extend(more);
    duel.fair.send(who, REPORT, &form)
}

#[test]
fn the_players_table_is_shown_in_large_letters_with_its_clock() {
    let duel = Duel::new();
    let page = duel.me(&duel.b.0);
    assert!(page.contains("<p class=\"mine-table\"><span class=\"vh\">Table </span>1</p>"), "{page}");
    let opponent = duel.fair.here().name(duel.a.1);
    let escaped = opponent.replace('\'', "&#39;").replace('<', "&#60;").replace('>', "&#62;");
    assert!(page.contains(&format!("against <bdi>{escaped}</bdi>")) && !page.contains("<b>"), "{page}");
    assert!(page.contains("data-ends=\"") && page.contains("round ends"));
    assert!(page.contains("Report the result") && page.contains("Call a judge"));
}

#[test]
fn only_the_holder_of_a_seat_has_these_pages() {
    let duel = Duel::new();
    for path in [ME, REPORT, CALL] {
        for session in [&duel.fair.operator, &duel.fair.director, &duel.fair.stranger] {
            assert_eq!(duel.fair.page(session, path).status, 404, "{path}");
        }
        assert_eq!(duel.fair.house.get(path).send().status, 303, "{path}: signed out");
        assert_eq!(duel.fair.page(&duel.a.0, path).status, 200, "{path}: the control");
        let elsewhere = path.replace("deep-space-open", "elsewhere");
        assert_eq!(duel.fair.page(&duel.a.0, &elsewhere).status, 404, "{path}: another tournament");
    }
    for path in [REPORT, CALL, APPEAL] {
        assert_eq!(duel.fair.send(&duel.fair.director, path, &[]).status, 404, "{path}");
    }
}

#[test]
fn what_a_report_would_count_is_shown_before_it_is_sent() {
    let duel = Duel::new();
    let looked = duel.report(&duel.b.0, ["35", "100"], "complete-b", "look");
    assert_eq!(looked.status, 200);
    let text = looked.text();
    assert!(text.contains("FW +65, ") && text.contains("FL −65, "), "{text}");
    assert!(text.contains("Ending: you won."), "{text}");
    assert_eq!(duel.table().reports, [None, None], "nothing was reported yet");
    let sent = send(&duel, &duel.b.0, &text, &[("intent", "record")]);
    assert_eq!((sent.status, sent.header("location")), (303, ME));
    let reported = duel.table().reports[1].clone().unwrap();
    assert_eq!(reported.result.scores, [35, 100]);
    assert_eq!(reported.result.end, EndReason::Complete { winner: Side::B });
    assert_eq!(reported.actor.to_string(), format!("player:{}", duel.b.1));
    let changed = send(&duel, &duel.b.0, &text, &[("intent", "change")]).text();
    assert!(
        changed.contains("value=\"complete-b\" checked") && changed.contains("value=\"100\""),
        "{changed}"
    );
}

#[test]
fn a_player_sees_their_own_score_first_on_either_side() {
    let duel = Duel::new();
    for (session, own, other) in [(&duel.a.0, "score_a", "score_b"), (&duel.b.0, "score_b", "score_a")] {
        let page = duel.fair.page(session, REPORT).text();
        let [own, other] = [own, other].map(|name| page.find(&format!("<label for=\"{name}\">")).unwrap());
        assert!(own < other);
        assert!(page[own..other].contains("<bdi>You</bdi>"));
    }
}

#[test]
fn it_counts_when_the_opponent_confirms() {
    let duel = Duel::new();
    assert_eq!(duel.report(&duel.a.0, ["60", "70"], "time", "record").status, 303);
    assert!(duel.me(&duel.a.0).contains("It counts when"));
    assert!(duel.table().result.is_none());
    let page = duel.me(&duel.b.0);
    assert!(page.contains("Confirm 70 to 60") && page.contains("MW +10"), "{page}");
    let confirmed = send(&duel, &duel.b.0, &page, &[]);
    assert_eq!(confirmed.status, 303, "{}", confirmed.text());
    assert_eq!(duel.table().result.unwrap().result, time([60, 70]));
    let page = duel.me(&duel.b.0);
    assert!(page.contains("Result recorded") && page.contains("You 70, "), "{page}");
    assert!(page.contains("70 : 60") && page.contains("MW +10"), "among their own games");
    assert!(!page.contains("Report the result"));
}

#[test]
fn a_negative_result_is_confirmed_as_it_was_reported() {
    let duel = Duel::new();
    let form = [
        ("round", "1"),
        ("score_a", "30"),
        ("minus_a", "yes"),
        ("score_b", "105"),
        ("not_counting_b", "5"),
        ("end", "complete-b"),
        ("intent", "record"),
    ];
    assert_eq!(duel.fair.send(&duel.a.0, REPORT, &form).status, 303);
    let page = duel.me(&duel.b.0);
    assert!(page.contains("Confirm 105 to −30"), "{page}");
    assert_eq!(send(&duel, &duel.b.0, &page, &[]).status, 303);
    let result = duel.table().result.unwrap().result;
    assert_eq!((result.scores, result.not_counting), ([-30, 105], [0, 5]));
}

#[test]
fn two_reports_that_differ_are_both_shown_and_the_director_sees_them() {
    let duel = Duel::new();
    duel.report(&duel.a.0, ["60", "70"], "time", "record");
    assert_eq!(duel.report(&duel.b.0, ["70", "60"], "time", "record").status, 303);
    assert!(duel.table().players_disagree() && duel.table().in_conflict());
    for session in [&duel.a.0, &duel.b.0] {
        let page = duel.me(session);
        assert!(
            page.contains("Your reports differ") && page.contains("The director sees that you two disagree.")
        );
        assert!(page.contains("Report the result"));
    }
    assert_eq!(duel.report(&duel.b.0, ["60", "70"], "time", "record").status, 303);
    assert_eq!(duel.table().result.unwrap().result, time([60, 70]));
}

#[test]
fn a_report_sent_twice_counts_once() {
    let duel = Duel::new();
    let number = "7d0f3a52-58d9-4b9e-8d8a-6a2f3a3d1c11";
    let form = [
        ("round", "1"),
        ("score_a", "60"),
        ("score_b", "70"),
        ("end", "time"),
        ("intent", "record"),
        ("submission", number),
    ];
    let before = duel.fair.here().log.len();
    for _ in 0..2 {
        let sent = duel.fair.house.post(REPORT, &form).within(&duel.a.0).send();
        assert_eq!(sent.status, 303);
    }
    assert_eq!(duel.fair.here().log.len(), before + 1);
    let mut other = form;
    other[1] = ("score_a", "65");
    assert_eq!(duel.fair.house.post(REPORT, &other).within(&duel.a.0).send().status, 409);
}

#[test]
fn a_form_from_an_earlier_round_is_not_taken_for_this_one() {
    let duel = Duel::between(&["Kira", "Odo", "Nog", "Jake"]);
    let mut all: Vec<Table> =
        duel.fair.here().tournament.rounds().next().unwrap().tables().cloned().collect();
    for table in all.drain(..) {
        let at = AtTable::new(RoundNumber(1), table.pair.table);
        duel.fair.give(Command::RecordResult(RecordResult { at, result: time([60, 70]) }));
    }
    duel.fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    duel.fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let page = duel.me(&duel.a.0);
    assert!(
        page.contains("Round 1 is closed.") && !page.contains("mine-table"),
        "a draft is not shown: {page}"
    );
    assert!(page.contains("Your next table number appears here when"), "two rounds are to come: {page}");
    let form = [("round", "1"), ("score_a", "60"), ("score_b", "70"), ("end", "time"), ("intent", "record")];
    let between = duel.fair.send(&duel.a.0, REPORT, &form);
    assert_eq!(between.status, 422);
    assert!(between.text().contains("nothing to report"));
    duel.fair.give(Command::PublishRound(PublishRound {}));
    let stale = duel.fair.send(&duel.a.0, REPORT, &form);
    assert_eq!(stale.status, 409);
    assert!(stale.text().contains("This form is from round 1"));
    let call = [("round", "1"), ("question", "Who began?"), ("facts", "")];
    assert_eq!(duel.fair.send(&duel.a.0, CALL, &call).status, 409);
    let here = duel.fair.here();
    assert!(here.tournament.rounds().nth(1).unwrap().tables().all(|table| table.reports == [None, None]));
    assert!(here.tournament.disputes().len() == 0);
    let current =
        [("round", "2"), ("score_a", "60"), ("score_b", "70"), ("end", "time"), ("intent", "record")];
    assert_eq!(duel.fair.send(&duel.a.0, REPORT, &current).status, 303, "the control");
}

#[test]
fn after_the_last_planned_round_nobody_is_told_to_wait_for_the_next_table() {
    let duel = Duel::between(&["Kira", "Odo", "Nog", "Jake"]);
    for round in 1..=3 {
        if round > 1 {
            duel.fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
            duel.fair.give(Command::PublishRound(PublishRound {}));
        }
        for table in [1, 2] {
            let at = AtTable::new(RoundNumber(round), TableNumber(table));
            duel.fair.give(Command::RecordResult(RecordResult { at, result: time([60, 70]) }));
        }
        duel.fair.give(Command::CloseRound(CloseRound { round: RoundNumber(round), over: vec![] }));
    }
    let page = duel.me(&duel.a.0);
    assert!(page.contains("Round 3 is closed.") && page.contains("Your final place appears here"), "{page}");
    assert!(!page.contains("Your next table number"), "{page}");
}

#[test]
fn rubbish_is_refused_field_by_field_and_stays_in_the_form() {
    let duel = Duel::new();
    for intent in ["look", "record", ""] {
        let refused = duel.report(&duel.a.0, ["six <b>", "70"], "", intent);
        assert_eq!(refused.status, 422);
        let text = refused.text();
        assert!(text.contains("Scores are whole numbers") && text.contains("Choose how the game ended."));
        assert!(text.contains("value=\"six &#60;b&#62;\"") && text.contains("value=\"70\""), "{text}");
    }
    let early = duel.report(&duel.a.0, ["60", "10"], "complete-a", "record");
    assert_eq!(early.status, 422);
    assert!(
        early.text().contains("win needs 100 points that count; the winner has")
            && early.text().contains("value=\"60\"")
    );
    let looked = duel.report(&duel.a.0, ["60", "10"], "complete-a", "look");
    assert_eq!(looked.status, 422, "said before it is sent");
    assert_eq!(duel.table().reports, [None, None]);
}

#[test]
fn players_cannot_disqualify_or_void() {
    let duel = Duel::new();
    for end in ["disqualified-b", "void", "both-absent", "no-show-a"] {
        let refused = duel.report(&duel.a.0, ["1", "2"], end, "record");
        assert_eq!(refused.status, 422, "{end}");
        assert!(refused.text().contains("Only staff record that."), "{end}");
    }
    assert_eq!(duel.report(&duel.a.0, ["1", "2"], "no-show-b", "record").status, 303, "the control");
}

#[test]
fn nobody_reports_against_a_recorded_result() {
    let duel = Duel::new();
    let at = AtTable::new(RoundNumber(1), TableNumber(1));
    duel.fair.give(Command::RecordResult(RecordResult { at, result: time([60, 70]) }));
    assert_eq!(duel.fair.page(&duel.a.0, REPORT).header("location"), ME);
    let refused = duel.report(&duel.a.0, ["90", "0"], "time", "record");
    assert_eq!(refused.status, 422);
    let said = refused.text();
    assert!(
        said.contains("already has a result. Ask the director to correct it. Recorded: you 60, "),
        "{said}"
    );
    assert!(
        said.contains("data-over=\"") && !said.contains("name=\"score_a\""),
        "nothing to fill in: {said}"
    );
    assert_eq!(duel.table().result.unwrap().result, time([60, 70]));
}

#[test]
fn a_bye_is_shown_and_has_nothing_to_report() {
    let fair = Fair::playing(&["Kira", "Odo", "Nog"]);
    let bye = fair.here().tournament.rounds().next().unwrap().bye.clone().unwrap().player;
    let session = fair.seat(bye.0);
    let page = fair.page(&session, ME).text();
    assert!(page.contains("You have the bye in round 1."), "{page}");
    assert_eq!(fair.page(&session, REPORT).header("location"), ME);
    assert_eq!(fair.page(&session, CALL).header("location"), ME);
    let form = [("round", "1"), ("score_a", "60"), ("score_b", "70"), ("end", "time"), ("intent", "record")];
    assert_eq!(fair.send(&session, REPORT, &form).status, 422);
    let call = [("round", "1"), ("question", "Who began?"), ("facts", "")];
    assert_eq!(fair.send(&session, CALL, &call).status, 422);
}

#[test]
fn before_play_and_after_it_the_page_says_what_comes_next() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let session = fair.seat(1);
    let early = fair.page(&session, ME).text();
    assert!(early.contains("Round 1 is not published yet.") && !early.contains("finish-h"), "{early}");
    fair.give(Command::DropPlayer(DropPlayer { player: PlayerId(1), reason: "".into() }));
    assert!(fair.page(&session, ME).text().contains("You have dropped from the tournament."));
    let duel = Duel::new();
    let at = AtTable::new(RoundNumber(1), TableNumber(1));
    duel.fair.give(Command::RecordResult(RecordResult { at, result: time([60, 70]) }));
    duel.fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    duel.fair.give(Command::CloseTournament(CloseTournament {}));
    let page = duel.me(&duel.a.0);
    assert!(page.contains("You finished 2nd of 2.") && !page.contains("Call a judge"), "{page}");
    assert!(page.contains("place 2") && page.contains("ML −10"), "{page}");
    let (_, own) = page.split_once("id=\"own-finish-h\">").expect("a heading of its own");
    let own = own.split("</section>").next().unwrap_or_default();
    assert!(own.contains("1 ML · 1 point") && !page.contains("empty-what"), "{own}");
    let winner = duel.fair.here().name(duel.b.1);
    let winner = winner.replace('\'', "&#39;").replace('<', "&#60;").replace('>', "&#62;");
    let (_, finish) = page.split_once("id=\"finish-h\"").expect("how it ended");
    assert!(finish.contains("1 MW · 3 points"), "what the best scored: {finish}");
    assert!(finish.contains(&format!("Won by {winner}")), "{finish}");
    assert_eq!(finish.split("</ol>").next().unwrap_or_default().matches("<li>").count(), 2, "{finish}");
}

#[test]
fn a_call_opens_a_dispute_at_the_callers_table_without_a_name_in_the_log() {
    let duel = Duel::new();
    let form = [("round", "1"), ("question", "Does <b> count?"), ("facts", "My opponent's card fell.")];
    let called = duel.fair.send(&duel.a.0, CALL, &form);
    assert_eq!((called.status, called.header("location")), (303, ME));
    let here = duel.fair.here();
    let dispute = here.tournament.disputes().next().unwrap();
    assert_eq!(dispute.at, Some(AtTable::new(RoundNumber(1), TableNumber(1))));
    assert_eq!(dispute.question.actor.to_string(), format!("player:{}", duel.a.1));
    assert_eq!(dispute.facts[0].whose.to_string(), format!("#{}", duel.a.1));
    assert!(here.log.iter().all(|line| !line.payload.contains("Brien") && !line.payload.contains("Odo")));
    let name = here.name(duel.a.1).replace('\'', "&#39;").replace('<', "&#60;").replace('>', "&#62;");
    for session in [&duel.a.0, &duel.b.0] {
        let page = duel.me(session);
        assert!(page.contains("A judge is called") && page.contains("Does &#60;b&#62; count?"));
        assert!(page.contains(&format!("<figcaption><bdi>{name}</bdi></figcaption>")), "{page}");
        assert!(!page.contains("Appeal this ruling"), "there is nothing to appeal yet");
    }
}

#[test]
fn one_tap_calls_a_judge_and_the_ruling_words_the_question() {
    let duel = Duel::new();
    let page = duel.me(&duel.a.0);
    let form = page.split("<form").find(|form| form.contains(CALL)).expect("a form that calls a judge");
    assert!(form.contains("name=\"round\" value=\"1\"") && !form.contains("required"), "{form}");
    let called = duel.fair.send(&duel.a.0, CALL, &[("round", "1")]);
    assert_eq!((called.status, called.header("location")), (303, ME));
    let here = duel.fair.here();
    let dispute = here.tournament.disputes().next().unwrap();
    assert_eq!(dispute.at, Some(AtTable::new(RoundNumber(1), TableNumber(1))));
    assert!(dispute.question.text.is_empty() && dispute.facts.is_empty());
    assert!(duel.me(&duel.b.0).contains("A judge is needed."));
    let again = duel.fair.send(&duel.b.0, CALL, &[("round", "1")]);
    assert_eq!(again.status, 422, "one call at a table, unless it is about something else");
    let again = again.text();
    assert!(again.contains("name=\"again\"") && again.contains("A judge is needed."), "{again}");
    assert_eq!(duel.fair.here().tournament.disputes().len(), 1);

    let (judge, asked) = (&duel.fair.judge, "Does the blue lamp count?");
    let sends = |question: &str| {
        let form = [("text", "It counts."), ("asked", question), ("alone", "yes")];
        duel.fair.send(judge, "/t/deep-space-open/disputes/1/rule", &form)
    };
    let refused = sends(" ");
    assert_eq!(refused.status, 422);
    let refused = refused.text();
    assert!(refused.contains("The question is empty.") && refused.contains("\nIt counts.</textarea>"));
    assert!(field(&refused, "id=\"asked-t\"").contains("aria-invalid=\"true\""), "the field says so");
    assert_eq!(sends(asked).status, 303);
    for page in [duel.me(&duel.b.0), duel.fair.page(judge, "/t/deep-space-open/disputes/1").text()] {
        assert!(page.contains(asked) && !page.contains("A judge is needed."), "{page}");
        assert!(!page.contains("First asked"), "nobody had asked it in other words: {page}");
    }
}

/// The field of a page that has this in its tag.
fn field<'a>(page: &'a str, has: &str) -> &'a str {
    page.split("<input").find(|field| field.contains(has)).expect("a field")
}

#[test]
fn a_call_without_words_is_read_in_the_language_of_each_reader() {
    let duel = Duel::new();
    let number = random_uuid().unwrap().to_string();
    let call = [("round", "1"), ("submission", number.as_str())];
    let called = duel.fair.house.post(CALL, &call).within(&duel.a.0).with("Accept-Language", "fr").send();
    assert_eq!(called.status, 303, "{}", called.text());
    let here = duel.fair.here();
    assert!(here.log.iter().any(|line| line.payload.contains("\"question\":\"\"")));
    let read = |who: &SessionToken, path: &str, language: &str| {
        let page = duel.fair.house.get(path).within(who).with("Accept-Language", language).send();
        assert_eq!(page.status, 200, "{path}");
        page.text()
    };
    let said = [
        ("en", "A judge is needed."),
        ("de", "Ein Schiedsrichter wird gebraucht."),
        ("fr", "On demande un arbitre."),
    ];
    let (judge, director) = (&duel.fair.judge, &duel.fair.director);
    for (who, path) in [
        (&duel.a.0, ME),
        (&duel.b.0, ME),
        (&duel.b.0, CALL),
        (director, "/t/deep-space-open/desk"),
        (director, "/t/deep-space-open/report"),
        (judge, "/t/deep-space-open/disputes"),
        (judge, "/t/deep-space-open/disputes/1"),
        (judge, "/t/deep-space-open/disputes/open?round=1&table=1"),
        (judge, "/t/deep-space-open/chance"),
    ] {
        for (language, own) in said {
            let page = read(who, path, language);
            for (_, words) in said {
                assert_eq!(page.contains(words), words == own, "{path} in {language}: {words}");
            }
        }
    }
    let page = read(judge, "/t/deep-space-open/disputes/1", "en");
    let search = field(&page, "name=\"q\" type=\"search\"");
    assert!(search.contains("value=\"\" data-first"), "nothing is searched with words of nobody: {search}");
    assert!(page.contains("Earlier decisions that fit the words you search for appear here."), "{page}");
    assert!(field(&page, "id=\"asked-t\"").contains("value=\"\""), "the judge words the question: {page}");
}

#[test]
fn a_word_goes_with_the_one_tap_and_the_law_is_searched_for_it() {
    let duel = Duel::new();
    let page = duel.me(&duel.a.0);
    let form = page.split("<form").find(|form| form.contains(CALL)).expect("a form that calls a judge");
    let form = form.split("</form>").next().unwrap_or_default();
    assert!(form.contains("name=\"question\"") && form.contains("<label for=\"call-question\">"), "{form}");
    assert_eq!(form.matches("<button").count(), 1, "the word and the tap are one form: {form}");
    let form = [("round", "1"), ("question", "May I look through my discard pile?")];
    let called = duel.fair.send(&duel.a.0, CALL, &form);
    assert_eq!((called.status, called.header("location")), (303, ME));
    let dispute = duel.fair.page(&duel.fair.head_judge, "/t/deep-space-open/disputes/1");
    assert_eq!(dispute.status, 200);
    let sought = "name=\"q\" type=\"search\"";
    let dispute = dispute.text();
    let field = dispute.split("<input").find(|field| field.contains(sought)).expect("a search of the law");
    assert!(field.contains("value=\"May I look through my discard pile?\""), "{field}");

    // An empty field is the tap alone.
    let duel = Duel::new();
    assert_eq!(duel.fair.send(&duel.a.0, CALL, &[("round", "1"), ("question", " ")]).status, 303);
    assert!(duel.me(&duel.b.0).contains("A judge is needed."));
}

#[test]
fn a_call_with_too_many_words_is_refused_and_keeps_them() {
    let duel = Duel::new();
    let question = "y".repeat(301);
    let form = [("round", "1"), ("question", question.as_str()), ("facts", "A long <story>")];
    let refused = duel.fair.send(&duel.a.0, CALL, &form);
    assert_eq!(refused.status, 422);
    assert!(refused.text().contains(&question) && refused.text().contains("A long &#60;story&#62;"));
    assert!(refused.text().contains("aria-invalid=\"true\""), "the field says so");
    let long = "x".repeat(4_001);
    let form = [("round", "1"), ("question", "Who?"), ("facts", long.as_str())];
    let refused = duel.fair.send(&duel.a.0, CALL, &form);
    assert_eq!(refused.status, 422);
    assert!(refused.text().contains("use at most 4000") && refused.text().contains("value=\"Who?\""));
    assert!(duel.fair.here().tournament.disputes().len() == 0);
}

#[test]
fn the_ruling_is_on_the_page_and_can_be_appealed_once() {
    let duel = Duel::new();
    duel.ruled();
    let page = duel.me(&duel.b.0);
    assert!(page.contains("The coin decides.") && page.contains("Appeal this ruling"));
    let empty = duel.fair.send(&duel.b.0, APPEAL, &[("dispute", "1"), ("text", " ")]);
    assert_eq!(empty.status, 422);
    assert!(empty.text().contains("The appeal is empty."));
    let form = [("dispute", "1"), ("text", "The coin was <mine>.")];
    let sent = duel.fair.send(&duel.b.0, APPEAL, &form);
    assert_eq!((sent.status, sent.header("location")), (303, ME));
    assert_eq!(duel.fair.here().tournament.disputes().next().unwrap().stage(), Stage::Appealed);
    let page = duel.me(&duel.a.0);
    assert!(page.contains("Under appeal") && page.contains("The coin was &#60;mine&#62;."));
    let again = duel.fair.send(&duel.a.0, APPEAL, &form);
    assert_eq!(again.status, 422);
}

#[test]
fn an_appeal_refused_keeps_what_was_typed() {
    let duel = Duel::new();
    duel.ruled();
    let long = format!("begin {}", "y".repeat(4_001));
    let refused = duel.fair.send(&duel.b.0, APPEAL, &[("dispute", "1"), ("text", &long)]);
    assert_eq!(refused.status, 422);
    let text = refused.text();
    assert!(
        text.contains("begin yyy")
            && text.contains("role=\"alert\"")
            && text.contains("<details class=\"fold\" open>")
    );
}

#[test]
fn disputes_of_other_tables_do_not_exist_for_a_player() {
    let duel = Duel::between(&["Kira", "Odo", "Nog", "Jake"]);
    duel.ruled();
    let stranger =
        duel.fair.here().tournament.rounds().next().unwrap().tables().nth(1).unwrap().pair.players[0];
    let session = duel.fair.seat(stranger.0);
    assert!(!duel.me(&session).contains("The coin decides."));
    for dispute in ["1", "2", "x", ""] {
        let form = [("dispute", dispute), ("text", "I want it otherwise.")];
        assert_eq!(duel.fair.send(&session, APPEAL, &form).status, 404, "{dispute}");
    }
    let form = [("dispute", "1"), ("text", "I want it otherwise.")];
    assert_eq!(duel.fair.send(&duel.a.0, APPEAL, &form).status, 303, "the control");
}

#[test]
fn a_director_who_plays_reports_as_a_player() {
    let duel = Duel::new();
    let link = duel.fair.desk().seat_link(duel.fair.here().id(), duel.a.1, chrono::Utc::now()).unwrap();
    assert_eq!(duel.fair.send(&duel.fair.director, &format!("/seat/{link}"), &[]).status, 303);
    assert_eq!(duel.report(&duel.fair.director, ["60", "70"], "time", "record").status, 303);
    let reported = duel.table().reports[0].clone().unwrap();
    assert_eq!(reported.actor.to_string(), format!("player:{}", duel.a.1));
    assert!(duel.table().result.is_none(), "the opponent has a say");
}

#[test]
fn after_the_end_nobody_is_sent_to_the_director_about_a_list() {
    let duel = Duel::new();
    let at = AtTable::new(RoundNumber(1), TableNumber(1));
    duel.fair.give(Command::RecordResult(RecordResult { at, result: time([60, 70]) }));
    duel.fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    assert!(duel.me(&duel.a.0).contains("Go to the director"), "the control");
    duel.fair.give(Command::CloseTournament(CloseTournament {}));
    let page = duel.me(&duel.a.0);
    assert!(page.contains("The tournament is closed. You handed in no list."), "{page}");
    assert!(!page.contains("Go to the director"), "{page}");
}

#[test]
fn a_visitor_without_a_seat_finds_the_page_for_the_code() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let sent = fair.house.get(ME).send();
    let to = sent.header("location").to_owned();
    assert!(sent.status == 303 && to.starts_with("/sign-in"), "{} {to}", sent.status);
    for path in ["/", to.as_str(), "/nowhere"] {
        let page = fair.house.get(path).send().text();
        let link = "<a href=\"/seat\">Open your page with the code on your card</a>";
        assert!(page.contains(link), "{path}: {page}");
    }
}

#[test]
fn the_page_says_whether_the_list_is_legal_and_who_read_it() {
    let duel = Duel::new();
    let without = duel.me(&duel.a.0);
    assert!(without.contains("Round 1 has started and we don’t have your list."));
    assert!(!without.contains("Your list is private."), "there is none: {without}");
    let sha256 = arbiter::domain::hash::ListHash::of("a list");
    let (player, _) = (duel.a.1, ());
    duel.fair.give(Command::SubmitDeck(SubmitDeck {
        player,
        sha256,
        errors: 2,
        cards: 61,
        by_staff: true,
        agrees: None,
    }));
    let page = duel.me(&duel.a.0);
    assert!(page.contains("61 cards, 2 faults.") && page.contains("Your list is private."), "{page}");
    duel.fair.give(Command::ReadDeck(ReadDeck { player }));
    let page = duel.me(&duel.a.0);
    assert!(page.contains("Your list was read by"), "{page}");
    assert!(!duel.me(&duel.b.0).contains("Your list was read by"), "the opponent learns nothing");
    duel.fair.give(Command::AcceptDeck(AcceptDeck { player, reason: "A proxy for a lost card.".into() }));
    assert!(duel.me(&duel.a.0).contains("2 faults, accepted: A proxy for a lost card."));
}

#[test]
fn a_player_with_a_seat_is_called_by_name_on_every_page() {
    let duel = Duel::new();
    for path in ["/", "/account", "/rules", "/t/deep-space-open/standings", ME] {
        let page = duel.fair.page(&duel.a.0, path);
        let who = page.text().split("top-who").nth(1).unwrap().split("</div>").next().unwrap().to_owned();
        let name = duel.fair.here().name(duel.a.1).replace('\'', "&#39;");
        assert!(who.contains(&name.replace('<', "&#60;").replace('>', "&#62;")), "{path}: {who}");
    }
}
