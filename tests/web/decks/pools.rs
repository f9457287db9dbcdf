//! Sealed and draft: what was opened is registered, stays private, and the deck is checked against it.

use super::*;
use arbiter::domain::bracket::cut::{Cut, Size};
use arbiter::domain::deck::own_format::OwnWish;
use arbiter::domain::id::{AtTable, RoundNumber, TableNumber};
use arbiter::domain::scoring::result::{EndReason, GameResult, Side};
use arbiter::domain::tournament::command::{
    ChangePublication, CloseRound, CloseTournament, RecordResult, StartCut,
};
use arbiter::domain::tournament::cut::CutDecks;
use arbiter::domain::tournament::publication::{Lists, Publication};

const POOL: &str = include_str!("../../decks/sealed-pool.txt");

fn own_pool() -> String {
    format!("/t/{SLUG}/me/pool")
}

fn pool_of(player: u32) -> String {
    format!("{}/{player}/pool", decks())
}

fn seals(fair: &Fair) {
    let format = arbiter::data::deck_format("sealed").cloned().map(Box::new);
    fair.give(Command::ChangeFormat(ChangeFormat { format, reason: "packs came".into() }));
}

fn sealed() -> Fair {
    let fair = fair();
    seals(&fair);
    fair
}

/// The errors of Kira's newest list.
fn errors(fair: &Fair) -> u32 {
    fair.here().tournament.player(PlayerId(1)).unwrap().deck.as_ref().unwrap().errors
}

fn cards(fair: &Fair) -> Option<u32> {
    fair.here().tournament.player(PlayerId(1)).unwrap().pool.as_ref().map(|pool| pool.cards)
}

#[test]
fn a_player_registers_what_was_opened_and_the_deck_is_checked_against_it() {
    let fair = sealed();
    let kira = fair.seat(1);
    let page = fair.page(&kira, &own());
    has(&page, "No pool is registered yet.");
    has(&page, "No pool");
    let looked = fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "look")]);
    has(&looked, "Register the pool first.");
    let short = POOL.replace("2\tMr. Homn", "1\tMr. Homn");
    assert_eq!(fair.send(&kira, &own_pool(), &[("pool", &short)]).header("location"), own());
    has(&fair.page(&kira, &own()), "registered by the player");
    let looked = fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "look")]);
    has(&looked, "Mr. Homn: 2 in the deck, 1 in the player’s pool. Take 1 out.");
    fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]);
    assert_eq!(errors(&fair), 1);
    fair.send(&kira, &own_pool(), &[("pool", POOL)]);
    has(&fair.page(&kira, &own()), "Check again");
    fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]);
    assert_eq!(errors(&fair), 0);
    has(&fair.page(&kira, &own()), "Your list is in and has no faults.");
    has(&fair.page(&fair.checker, &decks()), "No pool");
}

#[test]
fn a_pool_stays_private_until_staff_read_the_list_on_record() {
    let fair = sealed();
    let kira = fair.seat(1);
    fair.send(&kira, &own_pool(), &[("pool", &format!("{POOL}1\t{MARKER}\n"))]);
    fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]);
    let page = fair.page(&kira, &own());
    has(&page, MARKER);
    has(&page, "No card is counted from these lines of the pool");
    let one = format!("{}/1", decks());
    let log = format!("/t/{SLUG}/log");
    for (who, path) in [
        (&fair.director, &one),
        (&fair.checker, &decks()),
        (&fair.director, &log),
        (&fair.seat(2), &own()),
        (&fair.seat(2), &log),
        (&fair.operator, &log),
    ] {
        lacks(&fair.page(who, path), MARKER);
    }
    has(&fair.page(&fair.seat(2), &log), "Pool of Kira Nerys registered, 101 cards");
    has(&fair.send(&fair.checker, &format!("{one}/read"), &[]), MARKER);
    has(&fair.page(&kira, &own()), "Read");
}

#[test]
fn what_staff_registered_only_staff_change() {
    let fair = sealed();
    let kira = fair.seat(1);
    fair.send(&kira, &own_pool(), &[("pool", "3 Odo\n")]);
    assert_eq!(cards(&fair), Some(3));
    // The same text, looked at by staff, counts as theirs.
    assert_eq!(fair.send(&fair.checker, &pool_of(1), &[("pool", "3 Odo\n")]).status, 303);
    let refused = fair.send(&kira, &own_pool(), &[("pool", "4 Odo\n")]);
    assert_eq!(refused.status, 422);
    has(&refused, "Staff registered the pool of Kira Nerys, so only staff can correct it.");
    has(&refused, "4 Odo");
    has(&fair.page(&kira, &own()), "registered by staff");
    assert_eq!(fair.send(&fair.checker, &pool_of(1), &[("pool", "5 Odo\n")]).status, 303);
    assert_eq!(cards(&fair), Some(5));
}

#[test]
fn a_pool_that_holds_no_card_is_refused_and_what_was_typed_is_kept() {
    let fair = sealed();
    let kira = fair.seat(1);
    for (pool, why) in
        [("", "No line of this pool names a card."), ("Beam me up\n", "No line of this pool names")]
    {
        let refused = fair.send(&kira, &own_pool(), &[("pool", pool)]);
        assert_eq!(refused.status, 422);
        has(&refused, why);
        has(&refused, pool.trim());
    }
    let long = fair.send(&fair.checker, &pool_of(1), &[("pool", &"1 Odo\n".repeat(9_000))]);
    assert_eq!(long.status, 422);
    assert_eq!(cards(&fair), None);
    let open = self::fair();
    let refused = open.send(&open.seat(1), &own_pool(), &[("pool", POOL)]);
    assert_eq!(refused.status, 422);
    has(&refused, "First Edition, Open checks no pool.");
    lacks(&open.page(&open.seat(1), &own()), "Register the pool");
}

#[test]
fn a_sealed_deck_changes_between_games_and_the_pool_does_not() {
    let fair = Fair::playing(&["Kira", "Odo"]);
    seals(&fair);
    let kira = fair.seat(1);
    let refused = fair.send(&kira, &own_pool(), &[("pool", POOL)]);
    has(&refused, "Play has begun, so pools are locked.");
    fair.send(&fair.checker, &pool_of(1), &[("pool", POOL)]);
    let refused = fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]);
    assert_eq!(refused.status, 422);
    has(&refused, "Kira is playing. The deck can change as soon as the result of this game is recorded.");
    let end = EndReason::Complete { winner: Side::A };
    let result = GameResult::ended([100, 20], end);
    let at = AtTable::new(RoundNumber(1), TableNumber(1));
    fair.give(Command::RecordResult(RecordResult { at, result }));
    assert_eq!(fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]).status, 303);
    assert_eq!(errors(&fair), 0);
}

/// Kira and Odo have played round 1 by a format made from sealed, and Kira's pool is registered.
fn between_games(format: Format) -> (Fair, SessionToken) {
    let fair = Fair::playing(&["Kira", "Odo"]);
    let format = Some(Box::new(format));
    fair.give(Command::ChangeFormat(ChangeFormat { format, reason: "packs came".into() }));
    fair.send(&fair.checker, &pool_of(1), &[("pool", POOL)]);
    let result = GameResult::ended([100, 20], EndReason::Complete { winner: Side::A });
    let at = AtTable::new(RoundNumber(1), TableNumber(1));
    fair.give(Command::RecordResult(RecordResult { at, result }));
    fair.give(Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] }));
    let kira = fair.seat(1);
    (fair, kira)
}

const LOCKED: &str = "Play has begun, so deck lists are locked.";

#[test]
fn a_format_of_the_directors_own_without_the_exchange_locks_the_decks() {
    let sealed = arbiter::data::deck_format("sealed").unwrap();
    let (fair, kira) = between_games(sealed.clone());
    has(&fair.page(&kira, &own()), "You can change it between games.");
    has(&fair.page(&fair.checker, &decks()), "Players can change their lists except during a game.");
    // Cards from outside the pool would be noticed by nobody now.
    let beyond = format!("{LEGAL}\nDraw deck:\n9 Odo\n");
    let refused = fair.send(&kira, &own(), &[("list", &beyond), ("intent", "submit")]);
    assert_eq!(refused.status, 422);
    has(&refused, "Play has begun, and this list has faults.");
    assert_eq!(fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]).status, 303, "the control");

    let left_out = vec!["between-games".to_owned()];
    let wish = OwnWish { name: "Locked sealed".to_owned(), left_out, ..OwnWish::default() };
    let table = arbiter::data::card_table(sealed.edition);
    let (fair, kira) = between_games(sealed.own_copy(&wish, "announced", None, table).unwrap());
    let page = fair.page(&kira, &own());
    has(&page, LOCKED);
    lacks(&page, "You can change it between games.");
    has(&fair.page(&fair.checker, &decks()), "players can no longer change their lists");
    let refused = fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]);
    assert_eq!(refused.status, 422);
    has(&refused, LOCKED);
    let staff =
        fair.send(&fair.checker, &format!("{}/1/submit", decks()), &[("list", LEGAL), ("intent", "submit")]);
    assert_eq!(staff.status, 303, "{}", words(&staff));
}

#[test]
fn the_director_says_whether_decks_change_between_the_games_of_a_cut() {
    let cut_page = format!("/t/{SLUG}/cut");
    let exchange = "Between games you may exchange cards of this deck";
    for (decks, note) in [
        (CutDecks::New, "Players exchange cards with their pool between games."),
        (CutDecks::Same, "Everybody plays on with the same deck."),
    ] {
        let (fair, kira) = between_games(arbiter::data::deck_format("sealed").cloned().unwrap());
        let page = fair.page(&fair.director, &format!("{cut_page}?size=2"));
        has(&page, "Players exchange cards with their pool between games, as before");
        assert!(page.text().contains("name=\"decks\" value=\"new\" checked"), "the rule of the format");
        let (here, cut) = (fair.here(), Cut::to(Size::ALL[0]));
        let seed = here.tournament.next_seed().unwrap();
        let seen = here.tournament.seeding(here.setup().unwrap(), cut, seed).unwrap().seeds;
        // The same cards in another text, so that the list below is another one.
        let first = LEGAL.replacen("2\tMr. Homn", "1\tMr. Homn\n1\tMr. Homn", 1);
        assert_eq!(fair.send(&kira, &own(), &[("list", &first), ("intent", "submit")]).status, 303);
        has(&fair.page(&kira, &own()), exchange);
        fair.give(Command::StartCut(StartCut { cut, minutes: 60, decks, seen, given: None }));
        has(&fair.page(&fair.director, &cut_page), note);
        // The rule of the format is on the page of the list only where it holds.
        let (list, me) = (fair.page(&kira, &own()), fair.page(&kira, &format!("/t/{SLUG}/me")));
        match decks {
            CutDecks::New => {
                has(&list, exchange);
                lacks(&me, note);
            }
            CutDecks::Same => {
                lacks(&list, exchange);
                has(&list, "In the cut everybody plays on with the same deck, so deck lists are locked.");
                has(&me, note);
            }
        }
        has(&fair.page(&kira, &format!("/t/{SLUG}/bracket")), note);
        let sent = fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]);
        match decks {
            CutDecks::New => assert_eq!(sent.status, 303, "{}", words(&sent)),
            CutDecks::Same => has(&sent, LOCKED),
        }
    }
    // Without pools the deck stays the same unless the director says otherwise.
    let (fair, _) = between_games(arbiter::data::deck_format("1e-open").cloned().unwrap());
    let page = fair.page(&fair.director, &format!("{cut_page}?size=2"));
    has(&page, "Players may hand in another list until the first stage is published");
    assert!(page.text().contains("name=\"decks\" value=\"same\" checked"));
}

#[test]
fn publishing_round_1_of_a_sealed_tournament_locks_the_pools_and_not_the_lists() {
    let draft = format!("/t/{SLUG}/rounds/1/staff");
    for (fair, told) in [
        (sealed(), "It also locks the pools; lists can still change between games."),
        (fair(), "It also locks the deck lists."),
    ] {
        fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
        has(&fair.page(&fair.director, &draft), told);
    }
}

#[test]
fn a_draft_names_the_lists_whose_check_a_corrected_pool_made_out_of_date() {
    let fair = sealed();
    let kira = fair.seat(1);
    fair.send(&kira, &own_pool(), &[("pool", POOL)]);
    fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]);
    assert_eq!(errors(&fair), 0);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    let draft = || fair.page(&fair.director, &format!("/t/{SLUG}/rounds/1/staff"));
    lacks(&draft(), "changed after these lists were checked");
    // What the player registered was too much, and no fault of the list says so yet.
    let short = POOL.replace("2\tMr. Homn", "1\tMr. Homn");
    fair.send(&fair.checker, &pool_of(1), &[("pool", &short)]);
    assert_eq!(errors(&fair), 0);
    has(
        &draft(),
        "The format, the date or the pool changed after these lists were checked: Kira Nerys. Check them again.",
    );
    let list = [("list", LEGAL), ("intent", "submit")];
    assert_eq!(fair.send(&fair.checker, &format!("{}/1/submit", decks()), &list).status, 303);
    assert_eq!(errors(&fair), 1);
    lacks(&draft(), "changed after these lists were checked");
}

/// The sealed pool without copies of these cards.
fn pool_without(cards: &[&str]) -> String {
    let lines = POOL.lines().filter(|line| !cards.iter().any(|card| line.ends_with(card)));
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn an_acceptance_holds_for_the_faults_that_were_there_and_for_no_others() {
    let fair = sealed();
    let kira = fair.seat(1);
    let registers = |cards: &[&str]| {
        assert_eq!(fair.send(&fair.checker, &pool_of(1), &[("pool", &pool_without(cards))]).status, 303);
    };
    registers(&["Darmok"]);
    fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]);
    assert_eq!(errors(&fair), 1);
    let one = format!("{}/1", decks());
    let accepts = |reason: &str| {
        let seen = version(&fair);
        let form = [("reason", reason), ("version", seen.as_str())];
        assert_eq!(fair.send(&fair.checker, &format!("{one}/accept"), &form).status, 303);
    };
    let page = || fair.page(&fair.checker, &one);
    accepts("lost a Darmok");
    has(&page(), "Accepted");
    // The same fault by another correction of the pool.
    let other = format!("{}9\tOdo\n", pool_without(&["Darmok"]));
    assert_eq!(fair.send(&fair.checker, &pool_of(1), &[("pool", &other)]).status, 303);
    lacks(&page(), "Check again");
    // One fault as before, and another one.
    registers(&["Krozh"]);
    has(&page(), "Check again");
    has(&page(), "Accept the list");
    has(&fair.page(&fair.checker, &format!("{}?show=faulty", decks())), "Kira Nerys");
    for path in ["desk", "pair"] {
        let page = fair.page(&fair.director, &format!("/t/{SLUG}/{path}"));
        has(&page, "Kira Nerys");
        has(&page, "Check again");
    }
    accepts("and a Krozh");
    lacks(&page(), "Check again");
    lacks(&fair.page(&fair.director, &format!("/t/{SLUG}/desk")), "Check again");
    // Handed in again, it counts as a new list with its current faults.
    registers(&["Darmok", "Nanites"]);
    has(&page(), "Check again");
    let list = [("list", LEGAL), ("intent", "submit")];
    assert_eq!(fair.send(&fair.checker, &format!("{one}/submit"), &list).status, 303);
    lacks(&page(), "Check again");
    has(&page(), "Accept the list");
}

#[test]
fn a_list_that_a_correction_made_illegal_is_named_in_every_round_and_before_the_cut() {
    let (fair, kira) = between_games(arbiter::data::deck_format("sealed").cloned().unwrap());
    assert_eq!(fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]).status, 303);
    assert_eq!(errors(&fair), 0);
    let told = "changed after these lists were checked: Kira. Check them again.";
    let page = |path: &str| fair.page(&fair.director, &format!("/t/{SLUG}/{path}"));
    lacks(&page("pair"), told);
    lacks(&page("desk"), "Check again");
    fair.send(&fair.checker, &pool_of(1), &[("pool", &pool_without(&["Darmok"]))]);
    has(&page("desk"), "Check again");
    has(&page("pair"), told);
    has(&page("cut?size=2"), told);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    has(&page("rounds/2/staff"), told);
    // The correction was a mistake: its list is as it was judged.
    fair.send(&fair.checker, &pool_of(1), &[("pool", POOL)]);
    for path in ["desk", "rounds/2/staff"] {
        lacks(&page(path), told);
        lacks(&page(path), "Check again");
    }
}

#[test]
fn lists_are_judged_again_only_after_an_entry_on_which_it_depends() {
    let (fair, kira) = between_games(arbiter::data::deck_format("sealed").cloned().unwrap());
    assert_eq!(fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]).status, 303);
    fair.send(&fair.checker, &pool_of(1), &[("pool", &pool_without(&["Darmok"]))]);
    let reads = |outdated: &[PlayerId]| {
        let here = fair.here();
        let before = fair.desk().database_work().reads;
        assert_eq!(fair.desk().outdated_lists(&here).unwrap(), outdated);
        fair.desk().database_work().reads - before
    };
    assert!(reads(&[PlayerId(1)]) > 0, "the control: the list is read");
    assert_eq!(reads(&[PlayerId(1)]), 0);
    fair.give(Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] }));
    assert_eq!(reads(&[PlayerId(1)]), 0, "a round changes no verdict");
    fair.send(&fair.checker, &pool_of(1), &[("pool", POOL)]);
    assert!(reads(&[]) > 0);
    assert_eq!(reads(&[]), 0);
}

#[test]
fn an_acceptance_holds_for_the_faults_of_a_format_of_the_directors_own() {
    let fair = fair();
    let kira = fair.seat(1);
    let base = arbiter::data::deck_format("1e-open").unwrap();
    let table = arbiter::data::card_table(base.edition);
    let bans = |card: &str| {
        let wish = OwnWish { name: "Pub night".to_owned(), banned: card.to_owned(), ..OwnWish::default() };
        let format = Some(Box::new(base.own_copy(&wish, "announced", None, table).unwrap()));
        fair.give(Command::ChangeFormat(ChangeFormat { format, reason: "announced".into() }));
    };
    bans("Darmok");
    fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]);
    assert_eq!(errors(&fair), 1);
    let one = format!("{}/1", decks());
    let seen = version(&fair);
    let form = [("reason", "a proxy"), ("version", seen.as_str())];
    assert_eq!(fair.send(&fair.checker, &format!("{one}/accept"), &form).status, 303);
    lacks(&fair.page(&fair.checker, &one), "Check again");
    bans("Krozh");
    has(&fair.page(&fair.checker, &one), "Check again");
    bans("Darmok");
    lacks(&fair.page(&fair.checker, &one), "Check again");
}

#[test]
fn a_list_whose_pool_was_changed_in_the_database_is_not_recorded_as_read() {
    use diesel::Connection as _;
    use diesel::connection::SimpleConnection as _;
    let fair = sealed();
    let kira = fair.seat(1);
    fair.send(&kira, &own_pool(), &[("pool", POOL)]);
    fair.send(&kira, &own(), &[("list", LEGAL), ("intent", "submit")]);
    let path = format!("{}/1/read", decks());
    assert_eq!(fair.send(&fair.checker, &path, &[]).status, 200, "the control");
    let before = fair.here().deck_turns(PlayerId(1)).len();
    let pool = fair.here().tournament.player(PlayerId(1)).unwrap().pool.as_ref().unwrap().sha256.clone();
    let mut conn = diesel::SqliteConnection::establish(fair.database().to_str().unwrap()).unwrap();
    let change = format!("UPDATE deck_texts SET text = '6 ZZ-false' WHERE sha256 = '{}';", pool.as_str());
    conn.batch_execute(&format!("DROP TRIGGER deck_texts_refuses_update; {change}")).unwrap();
    assert_eq!(fair.send(&fair.checker, &path, &[]).status, 422);
    assert_eq!(fair.here().deck_turns(PlayerId(1)).len(), before, "nobody has read what cannot be shown");
}

#[test]
fn lists_of_a_sealed_tournament_are_shown_once_decks_no_longer_change() {
    let (fair, kira) = between_games(arbiter::data::deck_format("sealed").cloned().unwrap());
    let at = chrono::DateTime::from_timestamp(1_600_000_000, 0);
    let publication = Publication { lists: Lists::All, at, before_end: true, ..Publication::default() };
    fair.give(Command::ChangePublication(ChangePublication { publication }));
    let plan = "once decks no longer change, even while rounds are still being played";
    has(&fair.page(&fair.director, &format!("/t/{SLUG}/settings/lists")), plan);
    let sent = fair.send(&kira, &own(), &[("list", LEGAL), ("agrees", "yes"), ("intent", "submit")]);
    assert_eq!(sent.status, 303, "{}", words(&sent));
    let list = format!("/t/{SLUG}/lists/1");
    assert_eq!(fair.page(&fair.seat(2), &list).status, 404, "Odo could build against it");
    fair.give(Command::CloseTournament(CloseTournament {}));
    assert_eq!(fair.page(&fair.seat(2), &list).status, 200, "the control");
}
