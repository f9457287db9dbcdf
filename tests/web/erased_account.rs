//! An account is erased with what it is and was called: no page, file or process shows a name, and nobody signs in with it.

use arbiter::app::{DatabaseUrl, Desk, Grant};
use arbiter::domain::actor::ActorId;
use arbiter::domain::id::{AccountId, AtTable, EntryNumber, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::act_span::ActSpan;
use arbiter::domain::tournament::command::{
    CloseRound, CloseTournament, Command, PairRound, PublishRound, RecordResult, RedoAct, ReopenTournament,
    UndoAct, Undoer,
};
use arbiter::domain::tournament::role::Role;
use chrono::Utc;

use crate::support::played::{give, played};
use crate::support::site::fair::{Fair, SLUG};
use crate::support::site::{House, says, silent};
use crate::support::{all_hold, database, desk_over, slug};

const LEFT: &str = "somebody who left";
/// What the director is called, and was called before.
const NAMES: [&str; 3] = ["Sisko", "Jadzia", "Ruth"];

fn id(fair: &Fair, signs_in: &str) -> AccountId {
    fair.desk().account_by_name(signs_in).unwrap().unwrap().id
}

fn signs_in(house: &House, name: &str) -> bool {
    house.post("/sign-in", &[("name", name), ("password", "correct horse"), ("next", "/")]).send().status
        == 303
}

/// A tournament whose director acted, with two former names; and the director's account.
fn acted() -> (Fair, AccountId) {
    let fair = Fair::with_players(&["Kira Nerys", "Odo"]);
    let director = id(&fair, "Ruth O'Brien <b>");
    let chosen = fair.send(&fair.director, &format!("/t/{SLUG}/settings/lists"), &[("lists", "all")]);
    assert_eq!(chosen.status, 303);
    for name in ["Jadzia Dax", "Benjamin Sisko"] {
        assert_eq!(fair.send(&fair.director, "/account/name", &[("display_name", name)]).status, 303);
    }
    says(&fair.page(&fair.judge, &format!("/t/{SLUG}/log")), "Benjamin Sisko");
    (fair, director)
}

/// No page, file, process or row has one of the names.
fn is_gone(fair: &Fair, director: AccountId, other: &Desk) {
    let log = fair.page(&fair.judge, &format!("/t/{SLUG}/log"));
    says(&log, LEFT);
    let settings = format!("/t/{SLUG}/settings");
    let mut pages = vec![log, fair.page(&fair.operator, "/accounts"), fair.page(&fair.operator, &settings)];
    for public in [format!("/t/{SLUG}"), format!("/t/{SLUG}/log"), format!("/api/v1/tournaments/{SLUG}")] {
        pages.push(fair.house.get(&public).send());
    }
    pages.push(fair.house.get("/feed.atom").send());
    for page in &pages {
        assert_eq!(page.status, 200);
        NAMES.iter().for_each(|name| silent(page, name));
    }
    for desk in [fair.desk(), other, &desk_over(&DatabaseUrl::Sqlite(fair.database()))] {
        let here = desk.tournament(&slug(SLUG)).unwrap();
        assert_eq!(here.actor(&ActorId::Account(director)), LEFT);
        let export = desk.export(&slug(SLUG)).unwrap();
        assert!(export.contains(&director.to_string()), "the log names who acted by the identifier");
        assert!(NAMES.iter().all(|name| !export.contains(name)));
        assert!(desk.account(director).unwrap().is_none());
    }
    let accounts = database::texts(fair.desk(), "SELECT display_name || sign_in_name FROM accounts");
    let former = database::texts(fair.desk(), "SELECT name FROM former_account_names");
    assert!(former.len() >= 3 && former.iter().all(String::is_empty), "{former:?}");
    assert!(accounts.iter().all(|text| NAMES.iter().all(|name| !text.contains(name))), "{accounts:?}");
    all_hold(fair.desk());
}

#[test]
fn who_erases_their_own_account_is_named_nowhere_and_signs_in_no_more() {
    let (fair, director) = acted();
    let other = desk_over(&DatabaseUrl::Sqlite(fair.database()));
    let here = other.tournament(&slug(SLUG)).unwrap();
    assert_eq!(here.actor(&ActorId::Account(director)), "Benjamin Sisko", "the control");
    let unsure = fair.send(&fair.director, "/account/erase", &[]);
    assert_eq!(unsure.status, 422);
    says(&unsure, "Tick the box above the button if you are sure.");
    assert!(signs_in(&fair.house, "Ruth O'Brien <b>"), "nothing happened");
    fair.also_here("Checker", Role::Director);
    let sent = fair.send(&fair.director, "/account/erase", &[("sure", "yes")]);
    assert_eq!((sent.status, sent.header("location")), (303, "/"));
    assert_eq!(fair.page(&fair.director, "/account").status, 303, "the session is over");
    assert!(!signs_in(&fair.house, "Ruth O'Brien <b>"));
    is_gone(&fair, director, &other);
    // The same name is that of somebody else from now on.
    let again = fair.desk().add_account("Ruth O'Brien <b>", chrono::Utc::now()).unwrap();
    assert_ne!(again.id, director);
    says(&fair.page(&fair.judge, &format!("/t/{SLUG}/log")), LEFT);
}

#[test]
fn a_tournament_that_is_being_played_keeps_a_director_who_can_sign_in() {
    let (fair, director) = acted();
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    let erase = || fair.send(&fair.director, "/account/erase", &[("sure", "yes")]);
    let refused = erase();
    assert_eq!(refused.status, 422);
    says(
        &refused,
        "You are the only director of “Deep Space Open”, which is not over. Invite another director",
    );
    fair.also_here("Checker", Role::Director);
    fair.desk().set_disabled(id(&fair, "Checker"), true).unwrap();
    assert_eq!(erase().status, 422, "one who is disabled directs nothing");
    assert!(fair.desk().account(director).unwrap().is_some());
    fair.desk().set_disabled(id(&fair, "Checker"), false).unwrap();
    assert_eq!(erase().status, 303);
    // A tournament that never began cannot be closed: it keeps nobody.
    assert_eq!(fair.send(&fair.stranger, "/account/erase", &[("sure", "yes")]).status, 303);
}

#[test]
fn a_tournament_whose_end_was_undone_keeps_a_director_until_it_ends_again() {
    let (fair, _) = acted();
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    fair.give(Command::PublishRound(PublishRound {}));
    let (at, end) = (AtTable::new(RoundNumber(1), TableNumber(1)), EndReason::Complete { winner: Side::A });
    fair.give(Command::RecordResult(RecordResult { at, result: GameResult::ended([100, 40], end) }));
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    fair.give(Command::CloseTournament(CloseTournament {}));
    let closing = EntryNumber(u32::try_from(fair.here().sequence()).unwrap());
    let by = Undoer { id: ActorId::Operator, directs: true };
    let span = ActSpan { first: closing, last: closing };
    fair.give(Command::UndoAct(UndoAct { span, by: by.clone(), reason: "too early".into() }));
    let erase = || fair.send(&fair.director, "/account/erase", &[("sure", "yes")]).status;
    assert_eq!(erase(), 422);
    fair.give(Command::RedoAct(RedoAct { span, by, reason: "it was right".into() }));
    assert_eq!(erase(), 303);
}

#[test]
fn who_directed_tournaments_that_are_over_may_go() {
    let fair = Fair::new();
    let at = played(fair.desk(), 9, "Kira\nOdo");
    fair.account("Vash", None);
    let vash = id(&fair, "Vash");
    let grant = Grant {
        tournament: fair.desk().id_at(&at).unwrap().unwrap(),
        account: vash,
        role: Role::Director,
        granted_at: Utc::now(),
    };
    database::give(fair.desk(), &[grant]);
    let reopen = ReopenTournament { reason: "The slip says so.".into() };
    give(fair.desk(), &at, [Command::ReopenTournament(reopen)]);
    assert!(fair.desk().erase_own_account(vash, Utc::now()).is_err());
    give(fair.desk(), &at, [Command::CloseTournament(CloseTournament {})]);
    assert_eq!(fair.desk().erase_own_account(vash, Utc::now()), Ok(()));
}

#[test]
fn an_operator_erases_an_account_that_is_disabled_and_never_their_own_there() {
    let (fair, director) = acted();
    let other = desk_over(&DatabaseUrl::Sqlite(fair.database()));
    other.tournament(&slug(SLUG)).unwrap();
    let at = |act: &str| format!("/accounts/{director}/{act}");
    silent(&fair.page(&fair.operator, "/accounts"), &at("erase"));
    assert_eq!(fair.send(&fair.judge, &at("erase"), &[]).status, 404);
    let early = fair.send(&fair.operator, &at("erase"), &[]);
    assert_eq!(early.status, 422);
    says(&early, "Disable the account first");
    assert_eq!(fair.send(&fair.operator, &at("disable"), &[]).status, 303);
    says(&fair.page(&fair.operator, "/accounts"), &at("erase"));
    assert_eq!(fair.send(&fair.operator, &at("erase"), &[]).status, 303);
    is_gone(&fair, director, &other);
    assert_eq!(fair.send(&fair.operator, &at("erase"), &[]).status, 404, "it is gone");
    let own = format!("/accounts/{}/erase", id(&fair, "Operator"));
    let refused = fair.send(&fair.operator, &own, &[]);
    assert_eq!(refused.status, 422);
    says(&refused, "This is your own account.");
}

#[test]
fn somebody_is_left_to_run_the_installation() {
    let fair = Fair::new();
    let erase = || fair.send(&fair.operator, "/account/erase", &[("sure", "yes")]);
    let refused = erase();
    assert_eq!(refused.status, 422);
    says(&refused, "No other operator can sign in");
    fair.desk().add_account("Third", chrono::Utc::now()).unwrap();
    assert_eq!(erase().status, 422, "nor does one who has no password yet");
    let second = fair.account("Second", None);
    fair.desk().set_disabled(id(&fair, "Second"), true).unwrap();
    assert_eq!(erase().status, 422, "one who is disabled runs nothing");
    fair.desk().set_disabled(id(&fair, "Second"), false).unwrap();
    assert_eq!(erase().status, 303);
    assert_ne!(fair.page(&second, "/accounts").status, 200, "disabling ended that session");
    assert!(signs_in(&fair.house, "Second") && !signs_in(&fair.house, "Operator"));
}
