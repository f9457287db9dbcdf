//! The page of a round shows all tables, or those that still need somebody.

use chrono::{TimeDelta, Utc};

use super::*;
use crate::support::site::fair::submission;
use crate::support::slug;

/// A round of two tables whose time was called some minutes ago.
fn over_time() -> Fair {
    let fair = Fair::with_players(&FOUR);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let then = arbiter::app::FormSubmission { now: Utc::now() - TimeDelta::minutes(79), ..submission() };
    fair.desk().submit(&slug(SLUG), &then, |_| Ok(Command::PublishRound(PublishRound {}))).unwrap();
    fair
}

/// The tables on the page.
fn shown(page: &Response) -> Vec<u32> {
    let rows = page.text();
    let rows = rows.split("<tr id=\"table-").skip(1);
    rows.map(|row| row.split('"').next().unwrap().parse().unwrap()).collect()
}

#[test]
fn a_round_shows_open_tables_or_those_over_time_and_what_was_recorded_a_moment_ago() {
    let fair = over_time();
    let page = |who, show: &str| fair.page(who, &at(&format!("/rounds/1/staff{show}")));
    let more = [("minutes", "20"), ("reason", "The lights went out.")];
    assert_eq!(fair.send(&fair.director, &table_at(2, "/time"), &more).status, 303);
    assert_eq!(shown(&page(&fair.director, "")), [1, 2]);
    assert!(page(&fair.director, "").text().contains("<title>Round 1, Deep Space Open"));
    let table = fair.page(&fair.director, &table_at(2, "")).text();
    assert!(table.contains("<title>Table 2, round 1, Deep Space Open"), "{table}");
    assert_eq!(shown(&page(&fair.director, "?show=open")), [1, 2]);
    let late = page(&fair.director, "?show=late");
    assert_eq!(shown(&late), [1], "table 2 has more time");
    says(&late, "Open: 2");
    says(&late, "Over time: 1");
    let here = format!("href=\"{}\" aria-current=\"true\"", at("/rounds/1/staff?show=late"));
    assert!(late.text().contains(&here));
    // The script adds what the address asks for.
    assert!(late.text().contains(&format!("data-live=\"{}\"", at("/rounds/1/staff"))));
    assert_eq!(late.text().matches("badge needs\">No result").count(), 1);

    let sent = fair.send(&fair.scorekeeper, &table_at(1, "/result"), &with(&SLIP, &[("intent", "record")]));
    assert_eq!(sent.status, 303);
    assert_eq!(shown(&page(&fair.director, "?show=open")), [2]);
    assert_eq!(shown(&page(&fair.scorekeeper, "?show=open")), [2, 1], "to be undone where it was entered");
    let late = page(&fair.director, "?show=late");
    assert!(shown(&late).is_empty());
    says(&late, "No table is over time.");
    fair.give(Command::RecordResult(RecordResult {
        at: AtTable::new(RoundNumber(1), TableNumber(2)),
        result: result([100, 35], EndReason::Complete { winner: Side::A }),
    }));
    says(&page(&fair.director, "?show=open"), "Every table has a result.");
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    let closed = page(&fair.director, "?show=open");
    assert_eq!(shown(&closed), [1, 2], "a round that is over has no open tables");
    says_not(&closed, "Open: ");
}
