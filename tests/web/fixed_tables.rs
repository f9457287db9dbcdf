//! The page on which a director fixes tables.

use crate::support::site::fair::Fair;
use crate::support::site::{Response, says, silent};
use arbiter::domain::id::PlayerId;
use arbiter::domain::tournament::command::{Command, PairRound, PublishRound};

const PAGE: &str = "/t/deep-space-open/fixed-tables";

fn fix(fair: &Fair, player: &str, table: &str, reason: &str) -> Response {
    fair.send(&fair.director, PAGE, &[("player", player), ("table", table), ("reason", reason)])
}

#[test]
fn the_director_fixes_a_table_and_the_next_round_follows() {
    let fair = Fair::with_players(&["Kira", "Odo", "Quark", "Rom"]);
    assert_eq!(fix(&fair, "kira", "7", "beside the window").status, 303);
    let page = fair.page(&fair.director, PAGE);
    for words in
        ["Kira", "beside the window", "Free the table", "the number fixed for its players if it is free"]
    {
        says(&page, words);
    }
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    let here = fair.here();
    let round = here.tournament.rounds().next().unwrap();
    assert_eq!(round.table_of(PlayerId(1)).unwrap().pair.table.0, 7);
    let round = fair.house.get("/t/deep-space-open/rounds/1").send();
    says(&round, "table 7 is fixed for Kira");
    silent(&round, "beside the window");
    assert_eq!(fair.send(&fair.director, &format!("{PAGE}/free"), &[("player", "1")]).status, 303);
    silent(&fair.page(&fair.director, PAGE), "beside the window");
    // Pressed again on the page as it was.
    let stale = fair.send(&fair.director, &format!("{PAGE}/free"), &[("player", "1")]);
    assert_eq!(stale.status, 422);
    says(&stale, "Kira has no fixed table any more. Load the page again.");
}

#[test]
fn what_cannot_be_read_is_named_and_nothing_typed_is_lost() {
    let fair = Fair::with_players(&["Romana", "Rom", "Romeo", "Kira"]);
    let page = fix(&fair, "Ro", "first", "a <b> reason");
    assert_eq!(page.status, 422);
    says(&page, "“Ro” could be Rom, Romana and Romeo. Write the whole name or the number.");
    says(&page, "Write the number of the table, from 1 to 9999.");
    for typed in ["value=\"Ro\"", "value=\"first\"", "value=\"a &#60;b&#62; reason\""] {
        says(&page, typed);
    }
    for (table, words) in [
        ("0", "Choose a table from 1 to 9999, as it is numbered in the hall."),
        ("4.2", "Choose a table from 1 to 9999, as it is numbered in the hall."),
        ("60000", "Choose a table from 1 to 9999, as it is numbered in the hall."),
        ("70000", "Write the number of the table, from 1 to 9999."),
        ("-1", "Write the number of the table, from 1 to 9999."),
        ("99999999999999999999", "Write the number of the table, from 1 to 9999."),
    ] {
        let page = fix(&fair, "Kira", table, "beside the window");
        assert_eq!(page.status, 422, "{table}");
        says(&page, words);
    }
    let nobody = fair.send(&fair.director, &format!("{PAGE}/free"), &[("player", "Kira")]);
    says(&nobody, "The form does not say whose table is to be free. Load the page again.");
    assert_eq!(fair.here().tournament.fixed_tables().count(), 0);
}

#[test]
fn everybody_reads_which_table_is_fixed_and_not_why() {
    let fair = Fair::with_players(&["Kira", "Odo"]);
    fix(&fair, "Kira", "2", "she uses a wheelchair");
    let log = fair.house.get("/t/deep-space-open/log").send();
    says(&log, "Kira sits at table 2 from the next draft on.");
    silent(&log, "wheelchair");
    says(&fair.page(&fair.director, PAGE), "she uses a wheelchair");
}
