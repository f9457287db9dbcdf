//! The demo is what its help says, and a valid tournament.

use arbiter::app::DatabaseUrl;
use arbiter::app::citations;
use arbiter::app::sessions::{Entered, SignInAttempt, SignInBrowser};
use arbiter::domain::edition::Edition;
use arbiter::domain::id::RoundNumber;
use arbiter::domain::rulings::pinpoint::Verification;
use arbiter::domain::rulings::search::Query;
use arbiter::domain::scoring::result::EndReason;
use arbiter::domain::tournament::dispute::Stage;
use arbiter::domain::tournament::round::Phase;
use chrono::Utc;

use crate::support::entry_of;

#[test]
fn the_demo_is_a_valid_tournament_in_its_third_round() {
    let folder = tempfile::tempdir().unwrap();
    let desk = crate::support::desk_over(&DatabaseUrl::Sqlite(folder.path().join("demo.db")));
    let demo = desk.fill_with_demo(Utc::now()).unwrap();
    crate::support::all_hold(&desk);

    let here = desk.tournament(&demo.slug).unwrap();
    let tournament = &here.tournament;
    assert_eq!(tournament.players().count(), 16);
    let phases: Vec<Phase> = tournament.rounds().map(|round| round.phase()).collect();
    assert_eq!(phases, [Phase::Closed, Phase::Closed, Phase::Playing], "round 3 of 5");
    assert_eq!(tournament.setup().unwrap().settings.rounds, 5);
    let decks = tournament.players().filter(|player| player.deck.is_some()).count();
    let faulty =
        tournament.players().filter(|player| player.deck.as_ref().is_some_and(|deck| deck.errors > 0));
    assert_eq!((decks, faulty.count()), (15, 1), "one list is missing and one has a fault");
    let first = tournament.round(RoundNumber(1)).unwrap();
    let forfeits = first.tables().filter_map(|table| table.result.as_ref());
    let forfeit = |end: EndReason| matches!(end, EndReason::CardForfeit { .. });
    assert_eq!(forfeits.filter(|recorded| forfeit(recorded.result.end)).count(), 1);
    let stages: Vec<Stage> = tournament.disputes().map(|dispute| dispute.stage()).collect();
    assert_eq!(stages, [Stage::Ruled, Stage::Open]);
    assert!(
        tournament.disputes().next().unwrap().claim.is_some()
            && tournament.disputes().nth(1).unwrap().claim.is_none()
    );
    assert_eq!((tournament.penalties().len(), tournament.draws().len()), (1, 1));
    let ruled = &tournament.disputes().next().unwrap().citations[0].cited;
    let rulings = desk.library().unwrap();
    assert_eq!(
        tournament.setup().unwrap().pins.rulings_library,
        rulings.version,
        "the rules of the house are pinned"
    );
    let asked = tournament.disputes().nth(1).unwrap().question.text.clone();
    let query = Query { text: asked, edition: Edition::First, on: Utc::now().date_naive(), limit: 5 };
    let answer = rulings.index().search(&rulings.library, &query);
    assert!(answer.decides, "the open dispute can be decided: {answer:?}");
    let check = citations::check(ruled, entry_of(ruled), &rulings.library);
    assert_eq!((check.outcome, check.same_file), (Verification::Verified, true), "{ruled:?}");
    let third = tournament.round(RoundNumber(3)).unwrap();
    assert!(third.tables().any(|table| table.in_conflict()), "a contradiction waits for the director");

    assert!(demo.sign_ins.len() >= 2);
    for (role, name, password) in &demo.sign_ins {
        let address = std::net::Ipv4Addr::LOCALHOST.into();
        let from = SignInBrowser { agent: "test", address, household: address, browser: None };
        let entered = desk.sign_in(&SignInAttempt { name, password, from }, Utc::now());
        assert!(matches!(entered, Ok(Entered::In(..))), "the {role} can sign in");
    }
    assert!(desk.claim_seat(&demo.seat.1, None, "test", Utc::now()).is_ok());
}
