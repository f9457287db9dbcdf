//! The page on which a director writes down the ratings that players bring.

use crate::support::site::fair::Fair;
use crate::support::site::{Response, says, silent};
use arbiter::data::scoring_profile;
use arbiter::domain::id::{AtTable, PlayerId};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    ChangeProfile, CloseRound, Command, PairRound, PublishRound, RecordResult,
};

const PAGE: &str = "/t/deep-space-open/ratings";

fn rate(fair: &Fair, lines: &str) -> Response {
    fair.send(&fair.director, PAGE, &[("ratings", lines)])
}

fn rating(fair: &Fair, player: u32) -> Option<u32> {
    fair.here().tournament.player(PlayerId(player)).unwrap().rating
}

#[test]
fn lines_are_filled_in_and_only_those_with_a_number_count() {
    let fair = Fair::with_players(&["Kira", "Odo: the shapeshifter", "Rom"]);
    let page = fair.page(&fair.director, PAGE);
    says(&page, "No tie-breaker of this tournament asks for a rating.");
    says(&page, "3 players without a rating");
    says(&page, "Kira: \nOdo: the shapeshifter: \nRom: </textarea>");
    assert_eq!(rate(&fair, "Kira: 1512\r\nOdo: the shapeshifter: 1684\r\n\r\nRom: \r\n").status, 303);
    assert_eq!((rating(&fair, 1), rating(&fair, 2), rating(&fair, 3)), (Some(1_512), Some(1_684), None));
    let page = fair.page(&fair.director, PAGE);
    says(&page, "One player without a rating");
    says(&page, "1684");
    // A page that was opened before says nothing about those whom it leaves blank.
    assert_eq!(rate(&fair, "Kira: \nRom: 0").status, 303);
    assert_eq!((rating(&fair, 1), rating(&fair, 3)), (Some(1_512), Some(0)));
    assert_eq!(rate(&fair, "Kira: -").status, 303);
    assert_eq!(rating(&fair, 1), None);
    says(&fair.house.get("/t/deep-space-open/log").send(), "Ratings brought to the tournament: ");
}

#[test]
fn wrong_lines_are_named_and_nothing_typed_is_lost() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    let page = rate(&fair, "Kira: 1512\nOdo: first\nSisko: 3\nKira: 4");
    assert_eq!(page.status, 422);
    says(&page, "Write the rating of Odo after a colon, from 0 to 9999.");
    says(&page, "Nobody here is called “Sisko”");
    says(&page, "Kira has two lines. Take one of them out.");
    says(&page, "Kira: 1512\nOdo: first\nSisko: 3\nKira: 4</textarea>");
    for lines in ["Kira: 10000", "Kira: -1", "Kira: 99999999999999999999", "Kira: 1.5", "Kira: +5 5"] {
        assert_eq!(rate(&fair, lines).status, 422, "{lines}");
    }
    assert_eq!(rating(&fair, 1), None);
    let many: String = (0..1_000).map(|n| format!("Nobody {n}: 1\n")).collect();
    let page = rate(&fair, &many);
    says(&page, "“Nobody 4”");
    silent(&page, "“Nobody 5”");
    says(&page, "995");
}

#[test]
fn a_rating_that_another_person_wrote_down_meanwhile_is_named_and_not_written_over() {
    let fair = Fair::with_players(&["Kira", "Odo", "Rom"]);
    let seen = |page: &Response| {
        let text = page.text();
        text.split("name=\"seen\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    let first = seen(&fair.page(&fair.director, PAGE));
    let sends =
        |lines: &str, seen: &str| fair.send(&fair.director, PAGE, &[("ratings", lines), ("seen", seen)]);
    assert_eq!(sends("Kira: 1512\nOdo: 1600\nRom: ", &first).status, 303);
    // The same page in another window: Odo's line says the same, Rom's is new.
    let late = sends("Kira: 1700\nOdo: 1600\nRom: 900", &first);
    assert_eq!(late.status, 409, "{}", late.text());
    says(&late, "Kira has 1512 now, and you typed 1700. What you typed is still in the form.");
    silent(&late, "Odo has 1600 now");
    says(&late, "Kira: 1700\nOdo: 1600\nRom: 900</textarea>");
    assert_eq!((rating(&fair, 1), rating(&fair, 3)), (Some(1_512), None));
    assert_eq!(sends("Kira: -", &first).status, 409);
    // Once it was seen, it may be corrected.
    assert_eq!(sends("Kira: 1700\nOdo: 1600\nRom: 900", &seen(&late)).status, 303);
    assert_eq!((rating(&fair, 1), rating(&fair, 3)), (Some(1_700), Some(900)));
}

#[test]
fn a_missing_rating_is_named_where_no_rating_counts_for_it() {
    let fair = Fair::with_players(&["Kira", "Odo", "Rom", "Nog"]);
    let profile = Box::new(scoring_profile("tcc-1e-2010").unwrap().clone());
    fair.give(Command::ChangeProfile(ChangeProfile { profile, reason: "an older event".into() }));
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    let here = fair.here();
    let round = here.tournament.rounds().next_back().unwrap();
    let result = GameResult::ended([100, 40], EndReason::Complete { winner: Side::A });
    for table in round.tables() {
        let at = AtTable::new(round.number, table.pair.table);
        fair.give(Command::RecordResult(RecordResult { at, result }));
    }
    fair.give(Command::CloseRound(CloseRound { round: round.number, over: vec![] }));
    let sides: Vec<[PlayerId; 2]> = round.tables().map(|table| table.pair.players).collect();
    let [first, second, loser] = [sides[0][0], sides[1][0], sides[0][1]];
    let why = |player: PlayerId| {
        fair.page(&fair.director, &format!("/t/deep-space-open/standings/why/{}", player.0))
    };
    let cut = || fair.page(&fair.director, "/t/deep-space-open/cut?size=2");
    let told = "Ratings do not count here: ";
    silent(&why(first), told);
    assert_eq!(rate(&fair, &format!("{}: 1500", here.name(first))).status, 303);
    let told = format!("{told}{} has none.", here.name(second));
    for player in [first, second] {
        says(&why(player), "level in everything.");
        says(&why(player), &told);
    }
    silent(&why(loser), &told);
    says(&cut(), &format!("drew this order. {told} Write ratings down"));
    assert_eq!(rate(&fair, &format!("{}: 1620", here.name(second))).status, 303);
    silent(&why(first), &told);
    silent(&cut(), &told);
}
