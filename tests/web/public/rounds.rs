//! A round: drafts, results, corrections.

use arbiter::app::FormSubmission;
use arbiter::domain::id::RoundNumber;
use arbiter::domain::scoring::result::{EndReason, Side};
use arbiter::domain::tournament::command::{CloseRound, Command, PublishRound};

use super::told::{
    NINE, at, eventful, finish, html, pair, played, public, record, round, says, table, won, words,
};
use crate::support::site::fair::{Fair, SLUG, submission};
use crate::support::slug;

#[test]
fn a_round_past_midnight_names_both_days() {
    let fair = Fair::with_players(&NINE);
    for (evening, expected) in [
        ("2026-05-12T20:00:00Z", "12 May 2026, 22:00 to 23:15"),
        ("2026-05-13T21:30:00Z", "13 May 2026, 23:30 to 14 May 2026, 00:45"),
    ] {
        pair(&fair, &[], &[]);
        let sent = FormSubmission { now: evening.parse().unwrap(), ..submission() };
        fair.desk().submit(&slug(SLUG), &sent, |_| Ok(Command::PublishRound(PublishRound {}))).unwrap();
        let number = fair.here().tournament.rounds().count();
        let page = public(&fair, &at(&format!("/rounds/{number}")));
        says(&page, &[expected.trim_start_matches("12 May 2026, ")]);
        finish(&fair, u32::try_from(number).unwrap());
    }
}

#[test]
fn a_closed_round_lasted_until_it_was_closed() {
    let fair = Fair::with_players(&NINE);
    let give = |moment: &str, command: Command| {
        let sent = FormSubmission { now: moment.parse().unwrap(), ..submission() };
        fair.desk().submit(&slug(SLUG), &sent, |_| Ok(command.clone())).unwrap();
    };
    pair(&fair, &[], &[]);
    give("2026-05-12T20:00:00Z", Command::PublishRound(PublishRound {}));
    says(&public(&fair, &at("/rounds/1")), &["22:00 to 23:15"]);
    for open in round(&fair, 1).missing() {
        record(&fair, table(1, open.pair.table.0), won([100, 35]));
    }
    give("2026-05-12T20:41:00Z", Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    for page in ["/rounds/1", ""] {
        let page = public(&fair, &at(page));
        says(&page, &["22:00 to 22:41"]);
        assert!(!page.contains("to 23:15"), "{page}");
    }
}

#[test]
fn to_the_public_a_draft_looks_like_a_round_that_was_never_paired() {
    let fair = Fair::with_players(&NINE);
    pair(&fair, &[], &[]);
    let pages = ["/rounds/1", "/rounds/1/history", "/standings/1", "/print/pairings/1", "/print/names/1"];
    for path in pages {
        let (draft, unknown) =
            (fair.house.get(&at(path)).send(), fair.house.get(&at(&path.replace('1', "7"))).send());
        assert_eq!((draft.status, unknown.status), (404, 404), "{path}");
        let bare =
            |page: &crate::support::site::Response, number: &str| words(&page.text()).replace(number, "");
        assert_eq!(bare(&draft, "1"), bare(&unknown, "7").replace('1', ""), "{path}");
        assert_eq!(fair.page(&fair.director, &at(path)).status, 404, "staff have their own page");
    }
    let seed = round(&fair, 1).seed.to_string();
    for path in ["", "/standings", "/log", "/screen", "/print/standings"] {
        assert!(
            !public(&fair, &at(path)).contains(&seed),
            "{path}: anybody with the seed can pair the draft"
        );
    }
    says(&public(&fair, &at("/log")), &["Round 1 paired as a draft."]);
    fair.give(Command::PublishRound(PublishRound {}));
    for path in pages {
        assert_eq!(fair.house.get(&at(path)).send().status, 200, "{path}");
    }
    assert!(public(&fair, &at("/log")).contains(&seed));
}

#[test]
fn the_seed_and_the_checksum_are_behind_details() {
    let fair = Fair::with_players(&NINE);
    pair(&fair, &[], &[]);
    let (page, seed) = (fair.page(&fair.director, &at("/rounds/1/staff")).text(), round(&fair, 1).seed);
    let folded = format!("<summary>Details</summary><p>Seed {seed}</p></details>");
    assert_eq!(page.matches(&folded).count(), 1, "{page}");
    assert_eq!(
        page.to_lowercase().matches(&format!("seed {seed}")).count(),
        1,
        "not at the head, too: {page}"
    );
    for path in ["", "/standings", "/log"] {
        let page = public(&fair, &at(path));
        let foot = page.split_once("<footer class=\"foot\">").unwrap().1;
        let folded = "<summary>Details</summary><p>Log checksum <span class=\"code\">";
        assert!(foot.contains(folded), "{path}: {foot}");
        assert_eq!(foot.matches("Log checksum").count(), 1, "{path}: {foot}");
    }
    assert!(!public(&fair, &at("")).contains("log-code"), "the number and the hash of a line");
    assert!(
        public(&fair, &at("/log")).contains("<span class=\"log-code code\">"),
        "are on the page of the log"
    );
    fair.give(Command::PublishRound(PublishRound {}));
    let page = public(&fair, &at("/rounds/1"));
    assert!(page.split("<table").next().unwrap().contains("<nav class=\"pills\""), "other rounds come first");
    let (open, folded) = page.split_once("Pair this round again yourself</summary>").unwrap();
    let shown = format!("<span class=\"code\">{seed}</span>");
    assert!(!open.contains(&shown) && folded.contains(&shown), "{page}");
}

#[test]
fn a_round_shows_results_as_they_come_with_the_points_of_both_players() {
    let fair = Fair::playing(&NINE);
    says(&public(&fair, &at("/rounds/1")), &["Playing", "0 of 4 results are in"]);
    record(&fair, table(1, 1), won([100, 35]));
    record(&fair, table(1, 2), played([55, 55], EndReason::Time));
    record(&fair, table(1, 3), played([0, 20], EndReason::Concession { by: Side::A }));
    record(&fair, table(1, 4), played([0, 0], EndReason::Void));
    let page = public(&fair, &at("/rounds/1"));
    says(
        &page,
        &[
            "100 : 35 FW +65 / FL −65",
            "55 : 55 TT 0 / TT 0",
            "0 : 20 FL −100 / FW +100",
            "does not count",
            "both have 0 points",
            "the lowest score group; no bye before",
            "proved: no other pairing is better",
        ],
    );
    let seed = round(&fair, 1).seed;
    says(
        &page,
        &[&format!(
            "arbiter pair --profile tcc-1e-2023 --seed {seed} --algorithm apart-then-score-groups round-1.json"
        )],
    );
    assert!(page.contains(&html(NINE[6])));
}

#[test]
fn a_correction_a_change_by_hand_and_a_rematch_are_marked_with_their_reasons() {
    let fair = eventful();
    let first = public(&fair, &at("/rounds/1"));
    says(&first, &["Corrected", "Reason: slip misread", "100 : 45", "100, ", " 35, recorded"]);
    let third = public(&fair, &at("/rounds/3"));
    says(
        &third,
        &[
            "Changed by hand they came in one car",
            "Changed by hand: they came in one car.",
            "The command gives the pairing before it was changed by hand.",
        ],
    );
    says(&public(&fair, &at("/rounds/2")), &["Bye: Odo. a bye won as a prize", "Absent: Leeta."]);

    let two = Fair::playing(&["Kira", "Odo"]);
    finish(&two, 1);
    pair(&two, &[], &[]);
    two.give(Command::PublishRound(PublishRound {}));
    says(&public(&two, &at("/rounds/2")), &["Rematch", "rematch of round 1, which could not be avoided"]);
    assert!(!words(&public(&two, &at("/rounds/1"))).contains("Rematch "), "the first meeting is none");
}
