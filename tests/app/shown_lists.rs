//! The cards of the deck lists that everybody sees are kept beside the logs. No entry waits for a list to be read, and what is shown
//! is right all the same.

use super::lists::on_both;
use crate::support::database::{count, quoted, run, texts};
use crate::support::played::{give, played, won};
use crate::support::site::fair::submission;
use crate::support::{desk_over, scenario};
use arbiter::app::{DatabaseUrl, Desk, ListWork};
use arbiter::domain::awaited::Awaited;
use arbiter::domain::card::CardId;
use arbiter::domain::edition::Edition;
use arbiter::domain::id::{AtTable, PlayerId, RoundNumber, Slug, TableNumber, TournamentId};
use arbiter::domain::tournament::command::{
    ChangePublication, CloseRound, CloseTournament, Command, CreateTournament, PairRound, PublishRound,
    RecordResult, StateDeckConsent,
};
use arbiter::domain::tournament::publication::{Lists, Publication};
use chrono::{DateTime, Utc};
use uuid::Uuid;

const LEGAL: &str = include_str!("../decks/1e-open-legal.txt");
const FILL: &str = include_str!("../../migrations/sqlite/2026-11-29-000460_shown_lists/up.sql");
/// A card of every list, and one of no list at first.
const MCCLURE: &str = "thomas-mcclure";
const KEVIN: &str = "kevin-uxbridge";
/// More than are read or written at once, and more than a page names.
const PLAYERS: usize = 30;
const NAMED: usize = 20;

const ROWS: [&str; 2] = [
    "SELECT tournament || ' ' || player || ' ' || person || ' ' || place || ' ' || from_ms || ' ' || read_from FROM \
     shown_lists ORDER BY tournament, player",
    "SELECT tournament || ' ' || player || ' ' || card FROM list_cards ORDER BY tournament, player, card",
];

fn rows(desk: &Desk) -> Vec<String> {
    ROWS.iter().flat_map(|query| texts(desk, query)).collect()
}

fn text(player: usize, more: &str) -> String {
    format!("{LEGAL}\nDraw deck:\n{more}\n1 ZZ-Nobody {player}\n")
}

fn hand_in(desk: &Desk, at: &Slug, player: usize, more: &str) {
    let (own, list) = (PlayerId(u32::try_from(player).unwrap()), text(player, more));
    desk.submit_deck(at, &submission(), own, &list, Some(true), &Awaited::always()).unwrap();
}

/// A field in which everybody handed in a list of their own and agrees that it is shown.
fn field(desk: &Desk, publication: Publication) -> Slug {
    let mut creation = scenario::creation("tcc-1e-2023");
    if let Command::CreateTournament(CreateTournament { pins, .. }) = &mut creation {
        // A table that the program has, so that lists can be judged.
        arbiter::data::card_table(Edition::First).version().clone_into(&mut pins.card_table);
    }
    let at = desk.create(TournamentId::new(Uuid::from_u128(1)), &submission(), &creation).unwrap();
    let names: Vec<String> = (1..=PLAYERS).map(|number| format!("Ensign {number:02}")).collect();
    desk.register(&at, &submission(), &names.join("\n")).unwrap();
    give(desk, &at, [Command::ChangePublication(ChangePublication { publication })]);
    (1..=PLAYERS).for_each(|player| hand_in(desk, &at, player, ""));
    at
}

fn begin(desk: &Desk, at: &Slug) {
    let pair = Command::PairRound(PairRound { absent: vec![], earned_byes: vec![] });
    give(desk, at, [pair, Command::PublishRound(PublishRound {})]);
}

fn record_all(desk: &Desk, at: &Slug) {
    let tables = desk.tournament(at).unwrap().tournament.round(RoundNumber(1)).unwrap().tables().len();
    let result = |table: usize| {
        let at = AtTable::new(RoundNumber(1), TableNumber(u32::try_from(table).unwrap()));
        Command::RecordResult(RecordResult { at, result: won([100, 35]) })
    };
    give(desk, at, (1..=tables).map(result));
    give(desk, at, [Command::CloseRound(CloseRound { round: RoundNumber(1), over: vec![] })]);
}

fn takes_back(player: u32) -> Command {
    Command::StateDeckConsent(StateDeckConsent { player: PlayerId(player), agrees: false })
}

/// The players whose lists hold a card, as its page names them, and whether all were looked at.
fn asked(desk: &Desk, card: &str) -> (Vec<u32>, bool) {
    let card = CardId(card.to_owned());
    let found = desk.played_in(&card, Edition::First, Utc::now(), &Awaited::always()).unwrap();
    (found.lists.iter().map(|one| one.player.0).collect(), found.is_complete)
}

/// The marked tournaments and the lists that are stored.
fn stored(desk: &Desk) -> [i64; 2] {
    ["lists_to_read", "shown_lists"].map(|table| count(desk, table))
}

fn nothing_differs(desk: &Desk) {
    let found = desk.verify(None).unwrap();
    assert!(found.iter().all(|one| one.holds() && !one.lists_differ), "{found:?}");
}

#[test]
fn the_end_of_a_field_reads_no_list_and_the_next_question_reads_each_once() {
    on_both(|url| {
        let desk = desk_over(url);
        let at = field(&desk, Publication { lists: Lists::All, ..Publication::default() });
        begin(&desk, &at);
        record_all(&desk, &at);
        give(&desk, &at, [Command::CloseTournament(CloseTournament {})]);
        assert_eq!(desk.list_work(), ListWork::default(), "no entry looked at a list");
        assert_eq!((stored(&desk), count(&desk, "list_cards")), ([1, 0], 0), "the end wrote one row");
        nothing_differs(&desk);

        let (named, is_complete) = asked(&desk, MCCLURE);
        assert_eq!((named.len(), is_complete), (NAMED, true));
        let each = ListWork { compared: PLAYERS, read: PLAYERS, written: PLAYERS };
        assert_eq!(desk.list_work(), each);
        assert_eq!(stored(&desk), [0, 30]);
        assert!(count(&desk, "list_cards") > 30);
        assert_eq!(asked(&desk, MCCLURE).0, named, "the same from the rows");
        assert_eq!(asked(&desk, KEVIN).0, Vec::<u32>::new());
        assert_eq!(desk.list_work(), each, "once");
        nothing_differs(&desk);

        // One player takes the list back: the others are compared, and none is read.
        let first = named[0];
        give(&desk, &at, [takes_back(first)]);
        assert_eq!((desk.list_work(), stored(&desk)), (each, [1, 30]));
        assert!(!asked(&desk, MCCLURE).0.contains(&first), "at once");
        let after = ListWork { compared: 59, read: 30, written: 31 };
        assert_eq!((desk.list_work(), stored(&desk)), (after, [0, 29]));

        // Another process reads no log and no list.
        let started = desk_over(url);
        assert_eq!(asked(&started, MCCLURE), asked(&desk, MCCLURE));
        assert!(started.cached_tournament(&at).is_none());
        assert_eq!(started.list_work(), ListWork::default());
        nothing_differs(&started);

        // Elsewhere they are read from what an export brings.
        let folder = tempfile::tempdir().unwrap();
        let elsewhere = desk_over(&DatabaseUrl::Sqlite(folder.path().join("elsewhere.db")));
        elsewhere.import(&desk.export(&at).unwrap()).unwrap();
        assert_eq!(asked(&elsewhere, MCCLURE), asked(&desk, MCCLURE));
        assert_eq!(stored(&elsewhere), [0, 29]);
        nothing_differs(&elsewhere);
    });
}

#[test]
fn a_list_handed_in_while_lists_are_shown_is_found_and_results_look_at_none() {
    on_both(|url| {
        let desk = desk_over(url);
        let at = DateTime::from_timestamp(1_600_000_000, 0);
        let at =
            field(&desk, Publication { lists: Lists::All, at, before_end: true, ..Publication::default() });
        asked(&desk, MCCLURE);
        assert_eq!(stored(&desk), [0, 0], "not before the lists are locked");
        begin(&desk, &at);
        assert_eq!(stored(&desk), [1, 0]);
        assert_eq!(asked(&desk, MCCLURE).0.len(), NAMED);
        let work = desk.list_work();
        assert_eq!((work.read, work.written), (PLAYERS, PLAYERS));

        record_all(&desk, &at);
        assert_eq!((desk.list_work(), stored(&desk)), (work, [0, 30]), "results change no list");

        hand_in(&desk, &at, 7, "1 Kevin Uxbridge");
        assert_eq!((desk.list_work(), stored(&desk)), (work, [1, 30]), "it is not read while it is written");
        assert_eq!(asked(&desk, KEVIN).0, [7], "and found at once");
        let after =
            ListWork { compared: work.compared + PLAYERS, read: work.read + 1, written: work.written + 1 };
        assert_eq!((desk.list_work(), stored(&desk)), (after, [0, 30]), "the others are not read again");
        assert_eq!(asked(&desk, KEVIN).0, [7], "from its rows");
        nothing_differs(&desk);

        // An erased name takes the list away.
        desk.erase(&at, &submission(), PlayerId(7)).unwrap();
        assert_eq!(asked(&desk, KEVIN).0, Vec::<u32>::new());
        nothing_differs(&desk);
    });
}

#[test]
fn rows_that_differ_are_found_and_made_again() {
    on_both(|url| {
        let desk = desk_over(url);
        let at = field(&desk, Publication { lists: Lists::All, ..Publication::default() });
        begin(&desk, &at);
        record_all(&desk, &at);
        give(&desk, &at, [Command::CloseTournament(CloseTournament {})]);
        asked(&desk, MCCLURE);
        let right = rows(&desk);
        let damage = [
            "DELETE FROM list_cards WHERE player = 3",
            "UPDATE list_cards SET card = 'kevin-uxbridge' WHERE card = 'thomas-mcclure' AND player = 2",
            "DELETE FROM shown_lists WHERE player = 4",
            "UPDATE shown_lists SET from_ms = 4102444800000 WHERE player = 5",
            "UPDATE shown_lists SET place = 99",
            "UPDATE shown_lists SET read_from = 'an older version'",
        ];
        for damage in damage {
            run(&desk, damage);
            let found = desk.verify(Some(&at)).unwrap();
            assert!(found[0].lists_differ && found[0].holds(), "{damage}: no log is wrong");
            desk.rebuild(Some(&at)).unwrap();
            assert_eq!(rows(&desk), right, "{damage}");
            assert_eq!(stored(&desk), [0, 30]);
        }
        // The hourly examination reads no list for it, and finds what differs in the rows of lists.
        run(&desk, "UPDATE shown_lists SET read_from = 'an older version'");
        desk.examine().unwrap();
        assert_eq!(rows(&desk), right);
        nothing_differs(&desk);
    });
}

#[test]
fn an_archive_of_before_is_filled_and_only_logs_that_show_lists_are_read() {
    on_both(|url| {
        let desk = desk_over(url);
        let at = field(&desk, Publication { lists: Lists::All, ..Publication::default() });
        begin(&desk, &at);
        record_all(&desk, &at);
        give(&desk, &at, [Command::CloseTournament(CloseTournament {})]);
        let other = played(&desk, 2, "Kira\nOdo");
        let named = asked(&desk, MCCLURE);
        let right = rows(&desk);
        let fill = FILL.split_once("INSERT INTO lists_to_read").unwrap().1;
        let as_before = || {
            run(
                &desk,
                &format!(
                    "DELETE FROM list_cards; DELETE FROM shown_lists; UPDATE summaries SET version = 5; \
                     INSERT INTO lists_to_read {fill}; UPDATE summaries SET version = 8;"
                ),
            );
            assert_eq!(stored(&desk), [1, 0], "the other one is over and shows none");
        };
        as_before();
        let started = desk_over(url);
        assert_eq!(asked(&started, MCCLURE), named, "right at once");
        assert!(started.cached_tournament(&other).is_none(), "its log was not read");
        assert_eq!((rows(&started), stored(&started)), (right.clone(), [0, 30]));

        as_before();
        desk_over(url).examine().unwrap();
        assert_eq!((rows(&desk), stored(&desk)), (right.clone(), [0, 30]), "the examination at a start");
    });
}

#[test]
fn a_question_reads_a_few_logs_at_most_and_says_that_others_are_left() {
    on_both(|url| {
        let desk = desk_over(url);
        created(&desk, 60);
        assert_eq!(asked(&desk, MCCLURE), (vec![], true), "nothing is marked");
        run(&desk, "INSERT INTO lists_to_read (tournament, sequence) SELECT id, 1 FROM tournaments");
        assert_eq!(asked(&desk, MCCLURE), (vec![], false));
        assert_eq!(stored(&desk), [10, 0]);
        assert_eq!(asked(&desk, MCCLURE), (vec![], true));
        assert_eq!(stored(&desk), [0, 0]);
    });
}

/// This many tournaments.
pub(super) fn created(desk: &Desk, number: u128) {
    for number in 1..=number {
        let mut creation = scenario::creation("tcc-1e-2023");
        if let Command::CreateTournament(CreateTournament { settings, .. }) = &mut creation {
            settings.title = format!("Deep Space {number}");
        }
        desk.create(TournamentId::new(Uuid::from_u128(number)), &submission(), &creation).unwrap();
    }
}

#[test]
fn of_a_card_that_is_in_most_lists_only_those_of_the_newest_tournaments_are_read() {
    on_both(|url| {
        let desk = desk_over(url);
        created(&desk, 30);
        let first: Slug = desk.slug_of(TournamentId::new(Uuid::from_u128(1))).unwrap().unwrap();
        desk.register(&first, &submission(), "Kira").unwrap();
        let kira = desk.tournament(&first).unwrap().tournament.players().next().unwrap().person;
        // In each tournament those of the best 25 are not named: their names were erased.
        let (mut lists, mut cards) = (Vec::new(), Vec::new());
        for at in (1..=30).map(Uuid::from_u128) {
            for player in 1..=60 {
                let person = if player > 25 { kira.to_string() } else { Uuid::from_u128(7).to_string() };
                lists.push(format!("('{at}', {player}, '{person}', {player}, 0, 'read')"));
                cards.push(format!("('{at}', {player}, '{KEVIN}')"));
            }
        }
        let [lists, cards] = [lists, cards].map(|rows| rows.join(", "));
        run(
            &desk,
            &format!(
                "DELETE FROM lists_to_read; INSERT INTO shown_lists (tournament, player, person, place, from_ms, read_from) \
                 VALUES {lists}; INSERT INTO list_cards (tournament, player, card) VALUES {cards}"
            ),
        );
        let named: Vec<u32> = (26..=45).collect();
        assert_eq!(asked(&desk, KEVIN), (named.clone(), true));
        let before = desk.database_work().reads;
        assert_eq!(asked(&desk, KEVIN), (named, true));
        assert!(desk.database_work().reads - before < 20, "one tournament was enough");
        // Nor are those forgotten that are in an old tournament alone.
        let old = Uuid::from_u128(1);
        run(&desk, &format!("DELETE FROM list_cards WHERE tournament <> '{old}' OR player <> 60"));
        assert_eq!(asked(&desk, KEVIN), (vec![60], true));
    });
}

#[test]
fn a_marked_log_that_cannot_be_read_is_opened_once_between_two_examinations() {
    let folder = tempfile::tempdir().unwrap();
    let url = DatabaseUrl::Sqlite(folder.path().join("lists.db"));
    let desk = desk_over(&url);
    let at = field(&desk, Publication { lists: Lists::All, ..Publication::default() });
    let id = desk.id_at(&at).unwrap().unwrap();
    let unmark = || run(&desk, "DELETE FROM lists_to_read");
    let mark = || {
        unmark();
        run(&desk, &format!("INSERT INTO lists_to_read (tournament, sequence) VALUES ('{id}', 1)"));
    };
    mark();
    let payload = texts(&desk, "SELECT payload FROM match_log WHERE sequence = 2").remove(0);
    run(&desk, "DROP TRIGGER match_log_refuses_update");
    let put = |payload: &str| {
        run(&desk, &format!("UPDATE match_log SET payload = {} WHERE sequence = 2", quoted(payload)));
    };
    put(r#"{"entry":"prophecy"}"#);
    let started = desk_over(&url);
    let reads = || {
        let before = started.database_work().reads;
        assert_eq!(asked(&started, MCCLURE), (vec![], true));
        started.database_work().reads - before
    };
    let opens_no_log = || {
        let marked = reads();
        unmark();
        let control = reads();
        mark();
        assert_eq!(marked, control);
    };
    reads();
    opens_no_log();
    // The next examination tries it again.
    started.examine().unwrap();
    reads();
    opens_no_log();
    put(&payload);
    // The list of tournaments reads the log that is whole again; the question does not.
    reads();
    opens_no_log();
    assert_eq!(stored(&started)[0], 1);
    started.examine().unwrap();
    assert_eq!(stored(&started)[0], 0);
}
