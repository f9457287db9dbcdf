//! What lists show is kept beside the logs: it follows from them, and no list and no question about people reads one.

use std::sync::{Arc, Mutex};

use crate::support::database::{run, texts};
use crate::support::played::{give, person, played, won};
use crate::support::site::fair::{submission, warning};
use crate::support::{desk_over, postgres, scenario};
use arbiter::app::progress::ProgressListener;
use arbiter::app::{DatabaseUrl, Desk};
use arbiter::domain::id::{
    AtTable, DisputeNumber, PenaltyNumber, PlayerId, RoundNumber, TableNumber, TournamentId,
};
use arbiter::domain::tournament::command::{
    CloseTournament, Command, CorrectResult, GiveRuling, HideTournament, OpenDispute, ReopenTournament,
    WithdrawPenalty, WithdrawRegistration,
};
use arbiter::domain::tournament::dispute::Judge;
use arbiter::domain::tournament::teller::Teller;
use uuid::Uuid;

const ROWS: [&str; 5] = [
    "SELECT tournament || ' ' || sequence || ' ' || hash || ' ' || day || ' ' || summary FROM summaries ORDER BY 1",
    "SELECT tournament || ' ' || player || ' ' || person || ' ' || COALESCE(place, 0) || ' ' || wins || ' ' || losses \
     || ' ' || ties || ' ' || COALESCE(list_from_ms, 0) FROM appearances ORDER BY 1",
    "SELECT tournament || ' ' || round || ' ' || place || ' ' || player || ' ' || person || ' ' || opponent || ' ' || \
     outcome FROM games ORDER BY 1",
    "SELECT tournament || ' penalty ' || number || ' ' || player || ' ' || person || ' ' || kind || ' ' || level FROM \
     penalties ORDER BY 1",
    "SELECT tournament || ' pod ' || round || ' ' || pod || ' ' || player || ' ' || person || ' ' || place FROM pod_places \
     ORDER BY 1",
];

fn rows(desk: &Desk) -> Vec<String> {
    ROWS.iter().flat_map(|query| texts(desk, query)).collect()
}

pub(super) fn on_both(claim: impl Fn(&DatabaseUrl)) {
    let folder = tempfile::tempdir().unwrap();
    claim(&DatabaseUrl::Sqlite(folder.path().join("lists.db")));
    if let Some(url) = postgres::url() {
        claim(&url.parse().unwrap());
    }
}

#[test]
fn what_is_written_with_each_entry_is_what_the_whole_log_gives() {
    on_both(|url| {
        let desk = desk_over(url);
        let spring = played(&desk, 1, "Kira\nOdo\nQuark\nRom");
        let autumn = played(&desk, 2, "Kira\nOdo\nNog\nEzri");
        let reason = || "The slip says so.".into();
        let at = AtTable::new(RoundNumber(1), TableNumber(1));
        give(
            &desk,
            &spring,
            [
                Command::ReopenTournament(ReopenTournament { reason: reason() }),
                Command::CorrectResult(CorrectResult {
                    at,
                    result: won([20, 100]),
                    reason: reason(),
                    dispute: None,
                    was: won([100, 35]),
                }),
                Command::CloseTournament(CloseTournament {}),
            ],
        );
        let kira = (PlayerId(1), person(&desk, &spring, 1));
        desk.say_same(&autumn, &submission(), &[kira]).unwrap();
        desk.erase(&autumn, &submission(), PlayerId(3)).unwrap();
        let open = desk.create(
            TournamentId::new(Uuid::from_u128(3)),
            &submission(),
            &scenario::creation("tcc-1e-2023"),
        );
        let open = open.unwrap();
        desk.register(&open, &submission(), "Leeta\nMora").unwrap();
        let withdrawn = WithdrawRegistration { player: PlayerId(2) };
        give(&desk, &open, [Command::WithdrawRegistration(withdrawn)]);
        give(&desk, &open, [warning(), warning()]);
        let (number, judge) = (PenaltyNumber(1), Judge::default());
        let withdrawn = WithdrawPenalty { number, judge, reason: reason() };
        give(&desk, &open, [Command::WithdrawPenalty(withdrawn)]);
        give(&desk, &open, [Command::HideTournament(HideTournament { reason: reason() })]);

        let written = rows(&desk);
        assert!(written.iter().any(|row| row.ends_with("lost")), "games are there: {written:#?}");
        assert!(written.iter().any(|row| row.contains(&kira.1.to_string())));
        let leeta = person(&desk, &open, 1);
        let issued: Vec<&String> = written.iter().filter(|row| row.contains(" penalty ")).collect();
        assert_eq!(issued.len(), 1, "the one in force: {issued:?}");
        assert!(issued[0].ends_with(&format!(" penalty 2 1 {leeta} scouting warning")), "{issued:?}");
        for name in ["Kira", "Odo", "Nog", "Leeta"] {
            assert!(!written.concat().contains(name), "no name is in them");
        }
        assert_eq!(desk.rebuild(None).unwrap(), 3);
        assert_eq!(rows(&desk), written);
        assert!(desk.verify(None).unwrap().iter().all(|one| one.holds() && !one.lists_differ));
        assert_eq!(desk.logs_read_for_lists(), 0);
    });
}

#[test]
fn a_tournament_that_was_only_created_shows_what_its_log_gives() {
    on_both(|url| {
        let desk = desk_over(url);
        let creation = scenario::creation("tcc-1e-2023");
        desk.create(TournamentId::new(Uuid::from_u128(1)), &submission(), &creation).unwrap();
        assert!(desk.verify(None).unwrap().iter().all(|one| !one.lists_differ), "to the millisecond");
    });
}

#[test]
fn a_missing_or_old_row_is_rebuilt_and_a_wrong_one_is_found() {
    on_both(|url| {
        let desk = desk_over(url);
        let spring = played(&desk, 1, "Kira\nOdo");
        played(&desk, 2, "Quark\nRom");
        let written = rows(&desk);
        let asked = |logs: u64| {
            let restarted = desk_over(url);
            assert_eq!(restarted.summaries().unwrap().all.len(), 2);
            assert_eq!(restarted.logs_read_for_lists(), logs);
            assert_eq!(rows(&restarted), written);
        };
        asked(0);
        let id = Uuid::from_u128(1);
        run(&desk, &format!("DELETE FROM appearances; DELETE FROM summaries WHERE tournament = '{id}'"));
        let differing = || desk.verify(None).unwrap().iter().map(|one| one.lists_differ).collect::<Vec<_>>();
        assert_eq!(differing(), [true, true], "one has no summary, the other nobody who appeared");
        let rebuilt = desk_over(url);
        rebuilt.summaries().unwrap();
        assert_eq!(rebuilt.logs_read_for_lists(), 1, "only the one that is missing");
        rebuilt.rebuild(None).unwrap();
        assert_eq!(differing(), [false, false]);
        asked(0);
        run(&desk, "UPDATE summaries SET sequence = sequence - 1");
        asked(2);
        run(&desk, "UPDATE summaries SET version = 0");
        assert_eq!(differing(), [false, false], "after an update they are out of date, and not wrong");
        let told = Arc::new(Mutex::new(Vec::new()));
        let hears = Arc::clone(&told);
        let hears = ProgressListener::new(move |done, of| hears.lock().unwrap().push([done, of]));
        let updated = desk_over(url).telling_of_lists(hears);
        for _ in 0..2 {
            updated.summaries().unwrap();
            assert_eq!(*told.lock().unwrap(), [[0, 2], [1, 2], [2, 2]], "only while they are made");
        }
        run(&desk, "UPDATE summaries SET version = 0");
        asked(2);

        run(&desk, &format!("UPDATE appearances SET wins = 9 WHERE tournament = '{id}'"));
        let found = desk.verify(Some(&spring)).unwrap();
        assert!(found[0].lists_differ && found[0].holds(), "no log is wrong");
        desk.examine().unwrap();
        assert_eq!(rows(&desk), written, "the hourly examination rebuilds it");
        let kira = person(&desk, &spring, 1);
        run(&desk, &format!("INSERT INTO penalties VALUES ('{id}', 1, 1, '{kira}', 'scouting', 'note')"));
        let found = desk.verify(Some(&spring)).unwrap();
        assert!(found[0].lists_differ && found[0].holds(), "nobody issued it");
        desk.rebuild(Some(&spring)).unwrap();
        assert_eq!(rows(&desk), written);
    });
}

/// No log leads to them, so nothing that goes through the tournaments finds them.
#[test]
fn rows_of_no_tournament_are_found_and_taken_out() {
    on_both(|url| {
        let desk = desk_over(url);
        let spring = played(&desk, 1, "Kira\nOdo");
        let (written, kira) = (rows(&desk), person(&desk, &spring, 1));
        assert!(desk.stray_rows().unwrap().is_empty(), "the control");
        // Somebody may leave the checks of the database out.
        let past = match url {
            DatabaseUrl::Sqlite(_) => "PRAGMA foreign_keys = OFF",
            DatabaseUrl::Postgres(_) => "SET session_replication_role = replica",
        };
        let nowhere = Uuid::from_u128(7);
        run(
            &desk,
            &format!(
                "{past}; INSERT INTO appearances (tournament, player, person, wins, losses, ties) \
                 VALUES ('{nowhere}', 1, '{kira}', 9, 0, 0), ('{nowhere}', 2, '{kira}', 9, 0, 0); \
                 INSERT INTO summaries SELECT '{nowhere}', sequence, hash, version, hidden, summary, day FROM summaries; \
                 INSERT INTO penalties VALUES ('{nowhere}', 1, 1, '{kira}', 'scouting', 'note')"
            ),
        );
        assert!(desk.verify(None).unwrap().iter().all(|one| one.holds() && !one.lists_differ));
        let found = || -> Vec<(&'static str, i64)> {
            desk.stray_rows().unwrap().into_iter().map(|one| (one.table, one.rows)).collect()
        };
        let all = [("summaries", 1), ("appearances", 2), ("penalties", 1)];
        assert_eq!(found(), all);
        assert_eq!(desk.rebuild(Some(&spring)).unwrap(), 1);
        assert_eq!(found(), all, "the rows of one tournament are none of them");
        assert_eq!(desk.rebuild(None).unwrap(), 1);
        assert_eq!((found(), rows(&desk)), (vec![], written));
    });
}

#[test]
fn a_row_that_cannot_be_read_differs_and_is_rebuilt() {
    on_both(|url| {
        let desk = desk_over(url);
        let spring = played(&desk, 1, "Kira\nOdo");
        let (written, kira, id) = (rows(&desk), person(&desk, &spring, 1), Uuid::from_u128(1));
        for unreadable in [
            "UPDATE games SET outcome = 'win'".to_owned(),
            "UPDATE appearances SET person = 'somebody'".to_owned(),
            format!("INSERT INTO penalties VALUES ('{id}', 1, 1, '{kira}', 'scouting', 'x')"),
        ] {
            for by_itself in [false, true] {
                run(&desk, &unreadable);
                let found = desk.verify(None).unwrap();
                assert!(found[0].lists_differ && found[0].holds(), "no log is wrong: {unreadable}");
                match by_itself {
                    true => desk.examine().unwrap(),
                    false => assert_eq!(desk.rebuild(Some(&spring)).unwrap(), 1),
                }
                assert_eq!(rows(&desk), written, "{unreadable}");
                assert!(!desk.verify(None).unwrap()[0].lists_differ, "{unreadable}");
            }
        }
    });
}

#[test]
fn questions_about_people_read_no_other_log() {
    on_both(|url| {
        let desk = desk_over(url);
        let spring = played(&desk, 1, "Kira\nOdo");
        let autumn = played(&desk, 2, "KIRA\nNog");
        let kira = person(&desk, &spring, 1);

        let restarted = desk_over(url);
        let here = restarted.tournament(&autumn).unwrap();
        let found = restarted.namesakes(&here).unwrap().listed;
        let found: Vec<_> =
            found.iter().map(|one| (one.player, one.person, one.at[0].slug.clone())).collect();
        assert_eq!(found, [(PlayerId(1), kira, spring.clone())]);
        assert_eq!(restarted.others_of(&here, kira).unwrap().len(), 1);
        assert!(
            restarted
                .others_of(&here, person(&desk, &spring, 2))
                .unwrap()
                .iter()
                .all(|one| one.slug == spring)
        );
        assert!(restarted.tournament_cache().find(&spring).is_none(), "that log was not read");
        assert_eq!(restarted.logs_read_for_lists(), 0);

        restarted.say_same(&autumn, &submission(), &[(PlayerId(1), kira)]).unwrap();
        assert_eq!(person(&restarted, &autumn, 1), kira);
        let there = restarted.tournament(&spring).unwrap();
        assert_eq!(
            restarted.others_of(&there, kira).unwrap()[0].slug,
            autumn,
            "and the answer is there at once"
        );
    });
}

#[test]
fn past_decisions_are_looked_for_only_in_the_logs_that_have_one() {
    on_both(|url| {
        let desk = desk_over(url);
        let ruled = played(&desk, 1, "Kira\nOdo");
        played(&desk, 2, "Quark\nRom");
        let before = reads_for_precedents(url, 0);
        (3..9).for_each(|number| drop(played(&desk, number, "Nog\nEzri")));
        assert_eq!(reads_for_precedents(url, 0), before, "six more tournaments without a ruling");
        give(
            &desk,
            &ruled,
            [
                Command::ReopenTournament(ReopenTournament { reason: "A call was missed.".into() }),
                Command::OpenDispute(OpenDispute {
                    at: None,
                    question: "May a personnel report aboard?".to_owned(),
                    facts: String::new(),
                    by: Teller::Unsaid,
                    again: false,
                }),
            ],
        );
        let dispute = DisputeNumber(1);
        let seen = desk.tournament(&ruled).unwrap().tournament.dispute(dispute).unwrap().shown_state();
        let (judge, text) = (scenario::head_judge(), "Yes.".to_owned());
        let ruling = GiveRuling { dispute, judge, seen, text, question: None, without_authority: true };
        give(&desk, &ruled, [Command::GiveRuling(ruling)]);
        assert!(reads_for_precedents(url, 1) > before, "control: this log is read");
    });
}

/// The reads of a new process that asks for past decisions, of which there must be this many.
fn reads_for_precedents(url: &DatabaseUrl, decisions: usize) -> u64 {
    let desk = desk_over(url);
    let before = desk.database_work().reads;
    assert_eq!(desk.precedents().unwrap().len(), decisions);
    desk.database_work().reads - before
}

#[test]
fn a_list_looks_only_at_the_logs_that_have_grown() {
    on_both(|url| {
        let (desk, elsewhere) = (desk_over(url), desk_over(url));
        let spring = played(&desk, 1, "Kira\nOdo");
        let listed = desk.summaries().unwrap();
        assert!(Arc::ptr_eq(&listed, &desk.summaries().unwrap()), "nothing has changed");
        let reads_after_reopening = || {
            let reason = "The slip says so.".into();
            give(&desk, &spring, [Command::ReopenTournament(ReopenTournament { reason })]);
            let before = desk.database_work().reads;
            assert!(
                desk.summaries().unwrap().all.iter().any(|one| one.slug == spring && one.closed.is_none())
            );
            let reads = desk.database_work().reads - before;
            give(&desk, &spring, [Command::CloseTournament(CloseTournament {})]);
            desk.summaries().unwrap();
            reads
        };
        let reads = reads_after_reopening();
        (2..9).for_each(|number| drop(played(&desk, number, "Nog\nEzri")));
        assert_eq!(desk.summaries().unwrap().all.len(), 8);
        assert_eq!(reads_after_reopening(), reads, "seven more tournaments");

        let autumn = played(&elsewhere, 9, "Quark\nRom");
        assert_eq!(desk.summaries().unwrap().all.len(), 9, "another process played one");
        let hide = HideTournament { reason: "A test.".into() };
        give(&elsewhere, &autumn, [Command::HideTournament(hide)]);
        let listed = desk.summaries().unwrap();
        assert_eq!([listed.all.len(), listed.public.len()], [9, 8], "and hid it");
        assert_eq!(desk.logs_read_for_lists(), 0);
    });
}
