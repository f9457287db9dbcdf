//! The values of a scoring profile.

use super::*;
use arbiter::data::{order_readings, scoring_profile};
use arbiter::domain::bracket::cut::{Cut, Size};
use arbiter::domain::scoring::measure::Measure;
use arbiter::domain::scoring::readings::OrderReading;
use arbiter::domain::tournament::command::StartCut;
use arbiter::domain::tournament::cut::CutDecks;

const VALUES: &str = "/t/deep-space-open/settings/values";

/// Changes values at once, without the preview of the standings.
fn record(fair: &Fair, changes: &[(&str, &str)]) -> Response {
    let fields = changed(filled(fair, VALUES, changes), &[("intent", "record"), ("looked", "yes")]);
    send(fair, &fair.director, VALUES, &fields)
}

fn profile(fair: &Fair) -> Profile {
    fair.here().setup().unwrap().profile().unwrap().clone()
}

fn result(a: i64, b: i64, end: EndReason) -> GameResult {
    GameResult::ended([a, b], end)
}

fn played(fair: &Fair, slug: &Slug, table: u32, result: GameResult) {
    let at = AtTable::new(RoundNumber(1), TableNumber(table));
    let here = fair.desk().tournament(slug).unwrap();
    let result = here.profile().unwrap().with_ticks(result);
    fair.desk()
        .submit(slug, &submission(), |_| Ok(Command::RecordResult(RecordResult { at, result })))
        .unwrap();
}

/// Four players: at table 1 a modified win, at table 2 a full win.
fn two_results() -> Fair {
    let fair = Fair::playing(&["Kira", "Odo", "Quark", "Rom"]);
    played(&fair, &slug(SLUG), 1, result(70, 40, EndReason::Time));
    played(&fair, &slug(SLUG), 2, result(100, 80, EndReason::Complete { winner: Side::A }));
    fair
}

fn seated(fair: &Fair, table: usize, seat: usize) -> String {
    let here = fair.here();
    let player =
        here.tournament.round(RoundNumber(1)).unwrap().tables().nth(table - 1).unwrap().pair.players[seat];
    here.name(player)
}

#[test]
fn every_value_has_its_mark_and_source_and_a_field_unless_it_was_read() {
    let fair = Fair::new();
    let page = fair.page(&fair.director, VALUES);
    let html = page.text();
    for value in profile(&fair).values() {
        says(&page, &value.source.citation);
        let field = html.contains(&format!(" name=\"{}\"", value.key));
        assert_eq!(field, value.is_open(), "{}", value.key);
    }
    says(&page, "Published values are locked");
    says(&page, "tcc-1e-2023, no value changed by the director");
    says(&fair.page(&fair.director, &at("/settings")), "Change single values");
    for helper in [&fair.judge, &fair.checker, &fair.scorekeeper, &fair.head_judge] {
        let page = fair.page(helper, VALUES);
        assert_eq!(page.status, 200);
        says(&page, "Victory points");
        assert!(!page.text().contains("name=\"reason\""), "only the director changes values");
        assert_eq!(send(&fair, helper, VALUES, &filled(&fair, VALUES, &[])).status, 404);
    }
    for stranger in [&fair.stranger, &fair.seat(1)] {
        assert_eq!(fair.page(stranger, VALUES).status, 404);
    }
    assert_eq!(entries(&fair), 1);
}

#[test]
fn the_form_knows_every_value_of_every_profile() {
    for profile in scoring_profiles() {
        for value in profile.values() {
            assert!(
                FIELDS.iter().any(|field| field.name == value.key.code()),
                "{} of {}",
                value.key,
                profile.id
            );
        }
    }
}

#[test]
fn no_file_of_the_program_says_that_a_director_set_something() {
    assert!(scoring_profiles().iter().all(|profile| profile.set_by_organiser().is_empty()));
    assert!(deck_formats().iter().all(|format| format.set_by_organiser().is_empty()));
}

#[test]
fn a_changed_value_is_marked_as_the_directors_everywhere_with_the_reason_as_its_source() {
    let fair = Fair::playing(&["Kira", "Odo", "Quark"]);
    let reason = "as announced in Lyon";
    let sent = record(&fair, &[("points.modified_win", "4"), ("points.bye", "3"), ("reason", reason)]);
    assert_eq!((sent.status, sent.header("location")), (303, VALUES), "{}", sent.text());
    let now = profile(&fair);
    assert_eq!(now.id, "tcc-1e-2023");
    assert_eq!((now.points.bye.value, now.points.modified_win.value), (3, 4));
    assert_eq!(now.points.bye.confidence, Confidence::Organiser);
    assert_eq!(now.points.bye.citation, reason);
    assert_eq!(now.points.full_win, scoring_profiles()[0].points.full_win, "the others stay as they were");
    let here = fair.here();
    let entry = here.log.last().unwrap().entry();
    assert!(matches!(entry, Entry::ProfileChanged(_)), "no new kind of entry: {entry:?}");

    for path in [VALUES.to_owned(), at("/standings"), at("/settings"), at("")] {
        says(&fair.page(&fair.director, &path), "tcc-1e-2023, 2 values changed by the director");
    }
    let standings = fair.page(&fair.director, &at("/standings"));
    says(&standings, "Victory points: Bye 3 set by the director as announced in Lyon");
    let log = fair.page(&fair.director, &at("/log"));
    says(&log, "Victory points: Modified win (MW): ahead when time was called: 4; Victory points: Bye: 3.");
    says(&log, "Reason: as announced in Lyon");
    // The arithmetic of a game has the mark too.
    played(&fair, &slug(SLUG), 1, result(70, 40, EndReason::Time));
    let table = fair.page(&fair.director, &at("/rounds/1/tables/1"));
    says(&table, "the victory points: as announced in Lyon set by the director");
    assert!(table.text().contains("class=\"mark organiser\""));
    // Everybody may see it.
    let public = fair.house.get(&at("/standings")).send();
    says(&public, "tcc-1e-2023, 2 values changed by the director");
}

#[test]
fn a_value_that_was_reset_has_its_own_source_again() {
    let fair = Fair::new();
    assert_eq!(record(&fair, &[("points.bye", "3"), ("reason", "a try")]).status, 303);
    assert_eq!(record(&fair, &[("points.bye", "4"), ("reason", "it was a mistake")]).status, 303);
    assert_eq!(profile(&fair), scoring_profiles()[0]);
    says(&fair.page(&fair.director, VALUES), "no value changed by the director");
    assert_eq!(entries(&fair), 3);
}

#[test]
fn impossible_values_are_refused_by_name_and_nothing_typed_is_lost() {
    let fair = Fair::new();
    let typed = [
        ("points.modified_win", "5"),
        ("points.earned_bye", "1001"),
        ("points.bye", "<b>three</b>"),
        ("points.unplayed", "-1"),
        ("scores.win_threshold", "0"),
        ("differential.outside_win", "lots"),
        ("endings.time", "outside-win"),
        ("rounds.extra_turns", "99"),
        ("rounds.suggested", "8: 4, 16: 3"),
        ("reason", "O'Brien <i>"),
    ];
    let refused = record(&fair, &typed);
    assert_eq!(refused.status, 422);
    for words in [
        "“Victory points: Full win (FW)” may not count less than “Victory points: Modified win (MW): ahead when \
         time was called”.",
        "“Victory points: Bye won as a prize” is 1001; choose a whole number from 0 to 1000.",
        "“Victory points: Bye” cannot be “<b>three</b>”.",
        "“Victory points: Round not played” is -1; choose a whole number from 0 to 1000.",
        "“Points that win a game” is 0; choose a whole number from 1 to 100000.",
        "“Differential: Win from outside the game; the loser gets the opposite” cannot be “lots”. Write a whole \
         number, or the word cap.",
        "“Time was called” names no winner, so it cannot be: full win with the margin of a win from outside",
        "“Turns after the current one when time is called” is 99; choose a whole number from 0 to 20.",
        "“Rounds suggested” must rise with the number of players",
    ] {
        says(&refused, words);
    }
    let html = refused.text();
    assert!(!html.contains("<b>three") && html.contains("value=\"&#60;b&#62;three&#60;/b&#62;\""));
    assert!(html.contains("value=\"O&#39;Brien &#60;i&#62;\""));
    assert!(html.contains("id=\"points.bye-e\""), "the fault is shown beside its field");
    // Tie-breakers: none, and one twice.
    for order in [&["", "", "", ""][..], &["differential", "differential", "", ""]] {
        let mut fields = filled(&fair, VALUES, &[("reason", "why"), ("intent", "record")]);
        fields.retain(|(name, _)| name != "standings.tie_breakers");
        fields.extend(order.iter().map(|one| ("standings.tie_breakers".to_owned(), (*one).to_owned())));
        let refused = send(&fair, &fair.director, VALUES, &fields);
        assert_eq!(refused.status, 422);
        says(&refused, "“Order of the tie-breakers” must name at least one, and none twice.");
    }
    // No reason, nothing changed, a reason too long.
    let refused = record(&fair, &[("points.bye", "3"), ("reason", "  ")]);
    assert_eq!(refused.status, 422);
    says(&refused, "Write down the reason.");
    assert!(refused.text().contains("name=\"points.bye\" value=\"3\""));
    let refused = record(&fair, &[("reason", "no change")]);
    says(&refused, "Every value is already like this");
    assert_eq!(record(&fair, &[("points.bye", "3"), ("reason", &"x".repeat(501))]).status, 422);
    assert_eq!(entries(&fair), 1, "nothing was recorded");
}

#[test]
fn changing_a_value_that_was_read_is_refused_even_from_a_hand_made_form() {
    let fair = Fair::new();
    let refused = record(&fair, &[("differential.cap", "90"), ("reason", "why not")]);
    assert_eq!(refused.status, 422);
    says(&refused, "is published, so it is locked. Choose another profile");
    let refused = record(&fair, &[("rounds.least_players", "9"), ("reason", "why not")]);
    says(&refused, "This profile has no value “rounds.least_players”.");
    assert_eq!(entries(&fair), 1);
}

#[test]
fn changes_to_the_standings_are_shown_before_they_are_recorded() {
    let fair = two_results();
    let before = entries(&fair);
    let [modified, other] = [seated(&fair, 1, 0), seated(&fair, 2, 0)];
    // Differential alone places the two winners: +30 before +20.
    let fields = filled(
        &fair,
        VALUES,
        &[("points.modified_win", "4"), ("reason", "timed wins count whole"), ("intent", "record")],
    );
    let preview = send(&fair, &fair.director, VALUES, &fields);
    assert_eq!(preview.status, 200, "recording without having looked shows what changes instead");
    assert_eq!(entries(&fair), before);
    for words in [
        "What this changes",
        "Modified win (MW): ahead when time was called 3 → 4",
        "2 of 4 players would have other points, another differential or another place.",
    ] {
        says(&preview, words);
    }
    let (_, table) = plain(&preview)
        .split_once("Name Place Differential Points")
        .map(|(a, b)| (a.to_owned(), b.to_owned()))
        .unwrap();
    assert!(table.contains(&format!("{modified} 2 → 1 +30 3 → 4 points")), "{table}");
    assert!(table.contains(&format!("{other} 1 → 2 +20 4 points")), "{table}");
    let recorded = send(
        &fair,
        &fair.director,
        VALUES,
        &changed(form(&preview.text(), VALUES, 0), &[("intent", "record")]),
    );
    assert_eq!(recorded.status, 303, "{}", recorded.text());
    assert_eq!(entries(&fair), before + 1);
    let standings = fair.page(&fair.director, &at("/standings"));
    let whys = fair.house.whys(&standings);
    says(&whys, &format!("Why {modified} has place 1"));
    says(&whys, "modified win: 70 − 40 = +30. 4 points");
}

#[test]
fn another_reading_of_the_tie_breakers_is_looked_at_and_then_recorded() {
    let fair = two_results();
    let page = fair.page(&fair.director, VALUES);
    says(&page, "One source, several readings");
    says(&page, "strength of schedule, differential and cumulative victory points In force");
    let other = form(&page.text(), VALUES, 1);
    let preview = send(&fair, &fair.director, VALUES, &changed(other, &[("intent", "look")]));
    assert_eq!(preview.status, 200, "{}", preview.text());
    says(&preview, "What this changes");
    let before = entries(&fair);
    let sent = changed(form(&preview.text(), VALUES, 0), &[("intent", "record")]);
    let recorded = send(&fair, &fair.director, VALUES, &sent);
    assert_eq!((recorded.status, entries(&fair)), (303, before + 1), "{}", recorded.text());
    let order = fair.here().setup().unwrap().profile().unwrap().standings.tie_breakers.value.clone();
    assert_eq!(order[3..], [Measure::CumulativeVictoryPoints, Measure::Differential]);
    let page = fair.page(&fair.director, VALUES);
    says(&page, "strength of schedule, cumulative victory points and differential In force");
    // Where the source is clear there is nothing to choose.
    let readings = order_readings();
    assert!(readings.len() > 1);
    for reading in readings {
        assert!(!reading.profiles.is_empty());
        for id in &reading.profiles {
            let profile = scoring_profile(id).expect(id);
            let order = &profile.standings.tie_breakers;
            assert_ne!(
                order.confidence,
                Confidence::Seen,
                "{id}: what was read stays, and nobody could choose"
            );
            let one = |reading: &&OrderReading| reading.order == profile.standings.tie_breakers.value;
            assert_eq!(readings.iter().filter(one).count(), 1, "{id} holds one of its readings");
        }
    }
}

#[test]
fn a_change_that_moves_nobody_says_so_and_a_draft_is_pointed_out() {
    let fair = two_results();
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let preview = send(
        &fair,
        &fair.director,
        VALUES,
        &filled(&fair, VALUES, &[("points.bye", "3"), ("reason", "why")]),
    );
    assert_eq!(preview.status, 200);
    says(&preview, "The points, the differential and the place of all 4 players stay as they are.");
    says(&preview, "The draft of round 2 was paired by the values as they are now.");
}

#[test]
fn a_change_says_who_would_go_on_in_the_cut() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    played(&fair, &slug(SLUG), 1, result(100, 80, EndReason::Complete { winner: Side::A }));
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    let here = fair.here();
    let (setup, seed) = (here.tournament.setup().unwrap(), here.tournament.next_seed().unwrap());
    let cut = Cut::to(Size::ALL[0]);
    let seen = here.tournament.seeding(setup, cut, seed).unwrap().seeds;
    fair.give(Command::StartCut(StartCut { cut, minutes: 60, decks: CutDecks::Same, seen, given: None }));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    let at = AtTable::new(RoundNumber(2), TableNumber(1));
    fair.give(Command::RecordResult(RecordResult { at, result: result(40, 30, EndReason::Time) }));
    let typed = [("endings.time", "true-tie"), ("reason", "announced")];
    let preview = send(&fair, &fair.director, VALUES, &filled(&fair, VALUES, &typed));
    assert_eq!(preview.status, 200);
    says(&preview, "Final, table 1: the match would have no winner.");
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(2), over: vec![] }));
    let refused = send(&fair, &fair.director, VALUES, &filled(&fair, VALUES, &typed));
    assert_eq!(refused.status, 422);
    says(&refused, "another player would go on from round 2, table 1, or nobody, and that round is over.");
}

#[test]
fn values_that_make_a_recorded_result_impossible_are_refused() {
    let fair = two_results();
    let before = entries(&fair);
    for intent in ["look", "record"] {
        let fields = filled(
            &fair,
            VALUES,
            &[("scores.win_threshold", "140"), ("reason", "Modern"), ("intent", intent), ("looked", "yes")],
        );
        let refused = send(&fair, &fair.director, VALUES, &fields);
        assert_eq!(refused.status, 422);
        says(
            &refused,
            "With these values a result that is recorded could not have happened. Round 1, table 2:",
        );
    }
    assert_eq!(entries(&fair), before);
}

#[test]
fn values_that_somebody_else_changed_meanwhile_are_never_overwritten_unseen() {
    let fair = Fair::new();
    let record = [("intent", "record")];
    let first =
        filled(&fair, VALUES, &[&record[..], &[("points.bye", "3"), ("reason", "byes are less")]].concat());
    let second = filled(
        &fair,
        VALUES,
        &[&record[..], &[("rounds.extra_turns", "1"), ("reason", "one turn")]].concat(),
    );
    assert_eq!(send(&fair, &fair.director, VALUES, &first).status, 303);
    let late = send(&fair, &fair.operator, VALUES, &second);
    assert_eq!(late.status, 409, "{}", late.text());
    says(&late, "The settings were changed after you opened this page, so yours were not recorded.");
    says(&late, "Reason: byes are less");
    says(&late, "Victory points: Bye 3 4 differs");
    says(&late, "Turns after the current one when time is called 0 1 differs");
    assert_eq!(entries(&fair), 2);
    // Sent again it changes what this director typed, and leaves alone what the other one changed.
    let again = changed(form(&late.text(), VALUES, 0), &record);
    assert_eq!(send(&fair, &fair.operator, VALUES, &again).status, 303);
    let now = profile(&fair);
    assert_eq!((now.points.bye.value, now.rounds.extra_turns.value), (3, 1));
    assert_eq!(now.points.bye.citation, "byes are less");
    // Without saying what was seen nothing counts.
    let blind = changed(filled(&fair, VALUES, &[("points.bye", "2"), ("reason", "why")]), &[("was", "")]);
    assert_eq!(send(&fair, &fair.director, VALUES, &changed(blind, &record)).status, 409);
}

#[test]
fn a_form_sent_twice_counts_once() {
    let fair = Fair::new();
    let fields = filled(&fair, VALUES, &[("points.bye", "3"), ("reason", "why"), ("intent", "record")]);
    let number = random_uuid().unwrap().to_string();
    let fields = changed(fields, &[("submission", &number)]);
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    for _ in 0..2 {
        assert_eq!(fair.house.post(VALUES, &fields).within(&fair.director).send().status, 303);
    }
    assert_eq!(entries(&fair), 2);
}

#[test]
fn a_reason_full_of_markup_is_shown_as_text_everywhere() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let reason = "<script>alert(1)</script> \"O'Brien\" & {{ x }} #1";
    assert_eq!(record(&fair, &[("points.true_tie", "1"), ("reason", reason)]).status, 303);
    played(&fair, &slug(SLUG), 1, result(50, 50, EndReason::Time));
    for path in [VALUES.to_owned(), at("/settings"), at("/standings"), at("/log"), at("/rounds/1/tables/1")] {
        let page = fair.page(&fair.director, &path);
        assert_eq!(page.status, 200);
        assert!(!page.text().contains("<script>alert"), "{path}");
        says(&page, reason);
    }
}

#[test]
fn in_a_closed_tournament_values_and_rules_are_read_only() {
    let fair = two_results();
    let opened = filled(&fair, VALUES, &[("points.bye", "3"), ("reason", "why"), ("intent", "record")]);
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    fair.give(Command::CloseTournament(CloseTournament {}));
    for path in [VALUES, RULES] {
        let page = fair.page(&fair.director, path);
        says(&page, "The tournament is closed");
        assert!(!page.text().contains("name=\"reason\""), "{path}");
    }
    let late = changed(opened, &[("looked", "yes")]);
    assert_eq!(send(&fair, &fair.director, VALUES, &late).status, 422);
}

#[test]
fn a_tournament_of_slipstream_is_won_at_fifty_and_the_cap_follows() {
    let fair = Fair::new();
    let new = [
        ("title", "Slipstream"),
        ("place", ""),
        ("date", "2026-05-12"),
        ("time_zone", "UTC"),
        ("edition", "2E"),
        ("format", "2e-standard"),
        ("profile", "tcc-2e-2014"),
        ("rounds", "3"),
        ("round_minutes", ""),
    ];
    assert_eq!(fair.send(&fair.director, "/new", &new).status, 303);
    let (slug, values) = (slug("slipstream"), "/t/slipstream/settings/values");
    let page = fair.page(&fair.director, values);
    says(&page, "such as 50 in Slipstream; the cap follows it");
    let fields = changed(
        form(&page.text(), values, 0),
        &[("scores.win_threshold", "50"), ("reason", "Slipstream, 50 points"), ("intent", "record")],
    );
    assert_eq!(send(&fair, &fair.director, values, &fields).status, 303);
    let desk = fair.desk();
    desk.register(&slug, &submission(), "Kira\nOdo\nQuark\nRom").unwrap();
    let pair = Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] });
    desk.submit(&slug, &submission(), |_| Ok(pair.clone())).unwrap();
    desk.submit(&slug, &submission(), |_| Ok(Command::PublishRound(PublishRound {}))).unwrap();
    played(&fair, &slug, 1, result(50, 15, EndReason::Complete { winner: Side::A }));
    played(&fair, &slug, 2, result(0, 0, EndReason::NoShow { by: Side::B }));
    let standings = fair.page(&fair.director, "/t/slipstream/standings");
    let whys = fair.house.whys(&standings);
    says(&whys, "full win: 50 − 15 = +35. 4 points");
    says(&whys, "the differential is +50 whatever the score at the table");
    says(&standings, "tcc-2e-2014, 1 value changed by the director");
    let table = fair.page(&fair.director, "/t/slipstream/rounds/1/tables/1");
    says(&table, "the cap: Slipstream, 50 points set by the director");
}
