//! After an update, lists show the rows of the version before at once. They are made again in the background.

use std::sync::{Arc, Mutex, OnceLock, Weak};

use super::shown_lists::created;
use crate::support::database::{run, texts};
use crate::support::desk_over;
use crate::support::played::{give, played};
use arbiter::app::progress::ProgressListener;
use arbiter::app::{DatabaseUrl, Desk, DeskError};
use arbiter::domain::id::{PlayerId, TournamentId};
use arbiter::domain::tournament::command::{Command, ReopenTournament};
use uuid::Uuid;

const OLD: &str = "As it was";
const ROWS: &str = "SELECT tournament || ' ' || sequence || ' ' || hash || ' ' || version || ' ' || summary FROM summaries \
                    ORDER BY 1";

/// In a file: SQL of SQLite makes the rows of older versions.
fn on_a_file(claim: impl Fn(&DatabaseUrl)) {
    let folder = tempfile::tempdir().unwrap();
    claim(&DatabaseUrl::Sqlite(folder.path().join("updated.db")));
}

fn titles(desk: &Desk) -> Vec<String> {
    desk.summaries().unwrap().all.iter().map(|one| one.title.clone()).collect()
}

fn versions(desk: &Desk) -> Vec<String> {
    texts(desk, "SELECT CAST(version AS TEXT) FROM summaries ORDER BY tournament")
}

/// Makes all rows what version 7 wrote, with another title to know them by, and that of the first tournament what version 6
/// wrote.
fn as_older_versions_wrote(desk: &Desk) {
    let first = Uuid::from_u128(1);
    run(
        desk,
        &format!(
            "UPDATE summaries SET version = 7, summary = json_remove(json_set(summary, '$.title', '{OLD}', '$.sought', \
             'folded otherwise'), '$.level', '$.former'); \
             UPDATE summaries SET version = 6, summary = json_remove(summary, '$.revised', '$.revision') \
             WHERE tournament = '{first}'"
        ),
    );
}

#[test]
fn rows_of_the_versions_before_are_shown_without_a_log_and_made_again_behind_the_pages() {
    on_a_file(|url| {
        let desk = desk_over(url);
        let spring = played(&desk, 1, "Kira\nOdo");
        played(&desk, 2, "Quark\nRom");
        let (written, current) = (texts(&desk, ROWS), titles(&desk));
        as_older_versions_wrote(&desk);

        let (updated, beside) = (desk_over(url), desk_over(url));
        for desk in [&updated, &beside] {
            assert_eq!(titles(desk), [OLD, OLD]);
            let listed = desk.summaries().unwrap();
            assert!(listed.all.iter().all(|one| one.sought.starts_with("as it was")), "{listed:?}");
            let first = listed.all.iter().find(|one| one.slug == spring).unwrap();
            assert_eq!((first.revised, first.winners.len()), (first.closed.unwrap(), 1));
        }
        let first = TournamentId::new(Uuid::from_u128(1));
        assert_eq!(updated.names_at(first).unwrap().unwrap().name(PlayerId(1)), "Kira");
        assert_eq!(updated.logs_read_for_lists(), 0);
        assert!(updated.cached_tournament(&spring).is_none(), "no log was read for the names");

        let (changes, head) = (updated.changes(), updated.head_of(None));
        updated.renew_summaries().unwrap();
        assert_eq!((updated.logs_read_for_lists(), titles(&updated)), (2, current.clone()));
        assert_eq!(texts(&desk, ROWS), written);
        assert!(updated.cached_tournament(&spring).is_none(), "it pushes nothing out of memory");
        assert!(updated.changes() > changes && updated.head_of(None) != head, "cached pages are made again");
        updated.renew_summaries().unwrap();
        assert_eq!(updated.logs_read_for_lists(), 2, "once");

        // Another process takes what the first has made.
        beside.renew_summaries().unwrap();
        assert_eq!((beside.logs_read_for_lists(), titles(&beside)), (0, current));
    });
}

#[test]
fn the_examination_makes_them_again_too() {
    on_a_file(|url| {
        let desk = desk_over(url);
        played(&desk, 1, "Kira\nOdo");
        let written = texts(&desk, ROWS);
        as_older_versions_wrote(&desk);
        assert!(desk.verify(None).unwrap().iter().all(|one| one.holds() && !one.lists_differ));
        desk_over(url).examine().unwrap();
        assert_eq!(texts(&desk, ROWS), written);
    });
}

#[test]
fn a_row_that_cannot_be_read_is_made_from_its_log() {
    on_a_file(|url| {
        let desk = desk_over(url);
        played(&desk, 1, "Kira\nOdo");
        played(&desk, 2, "Quark\nRom");
        let (written, current) = (texts(&desk, ROWS), titles(&desk));
        for (unreadable, logs) in [
            ("UPDATE summaries SET version = 5", 2),
            ("UPDATE summaries SET version = 99", 2),
            ("UPDATE summaries SET summary = json_remove(summary, '$.players') WHERE version = 7", 1),
        ] {
            as_older_versions_wrote(&desk);
            run(&desk, unreadable);
            let updated = desk_over(url);
            let old = titles(&updated).iter().filter(|title| *title == OLD).count();
            assert_eq!((updated.logs_read_for_lists(), old), (logs, 2 - usize::try_from(logs).unwrap()));
            updated.renew_summaries().unwrap();
            assert_eq!(
                (updated.logs_read_for_lists(), titles(&updated)),
                (2, current.clone()),
                "{unreadable}"
            );
            assert_eq!(texts(&desk, ROWS), written, "{unreadable}");
        }
    });
}

#[test]
fn a_log_that_grows_after_an_update_gets_a_new_row_and_no_other_log_is_read() {
    on_a_file(|url| {
        let desk = desk_over(url);
        let spring = played(&desk, 1, "Kira\nOdo");
        played(&desk, 2, "Quark\nRom");
        let now = versions(&desk).remove(0);
        as_older_versions_wrote(&desk);
        let updated = desk_over(url);
        assert_eq!(titles(&updated), [OLD, OLD]);
        let reason = "The slip says so.".into();
        give(&updated, &spring, [Command::ReopenTournament(ReopenTournament { reason })]);
        let listed = updated.summaries().unwrap();
        let first = listed.all.iter().find(|one| one.slug == spring).unwrap();
        assert!(first.closed.is_none() && first.title != OLD);
        assert_eq!((updated.logs_read_for_lists(), versions(&updated)), (1, vec![now, "7".to_owned()]));
    });
}

#[test]
fn while_one_makes_many_lists_the_others_are_told_how_far_it_is() {
    on_a_file(|url| {
        created(&desk_over(url), 101);
        let asked: Arc<OnceLock<Weak<Desk>>> = Arc::default();
        let told: Arc<Mutex<Vec<DeskError>>> = Arc::default();
        let (there, hears) = (Arc::clone(&asked), Arc::clone(&told));
        let hears = ProgressListener::new(move |done, _| {
            if done == 50 {
                let desk = there.get().and_then(Weak::upgrade).unwrap();
                hears.lock().unwrap().extend(desk.summaries().err());
            }
        });
        let desk = Arc::new(desk_over(url).telling_of_lists(hears));
        run(&desk, "UPDATE summaries SET version = 5");
        assert!(asked.set(Arc::downgrade(&desk)).is_ok());
        assert_eq!(desk.summaries().unwrap().all.len(), 101);
        assert!(matches!(told.lock().unwrap()[..], [DeskError::ListsInTheMaking { done: 40..=50, of: 101 }]));
        assert_eq!(desk.logs_read_for_lists(), 101, "each once");
        assert_eq!(desk.summaries().unwrap().all.len(), 101, "and everybody is answered");
    });
}
