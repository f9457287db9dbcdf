//! Somebody sets the machine's clock while a round is played, and the running program notices it by itself.

use std::fs;

use crate::support::client::Client;
use crate::support::hall::{SLUG, prepared};
use crate::support::program::{Program, other_clock, wait_for};
use arbiter::app::DatabaseUrl;

#[test]
fn a_clock_set_during_a_round_is_noted_in_the_log_and_shown() {
    let Some(library) = other_clock() else { return };
    let folder = tempfile::tempdir().unwrap();
    prepared(&DatabaseUrl::Sqlite(folder.path().join("arbiter.db")));
    let shift = folder.path().join("shift");
    fs::write(&shift, "+0\n").unwrap();
    let script = format!(
        "export LD_PRELOAD='{}' FAKETIME_TIMESTAMP_FILE='{}' FAKETIME_NO_CACHE=1 FAKETIME_DONT_FAKE_MONOTONIC=1; \
         exec \"$@\"",
        library.display(),
        shift.display()
    );
    let program = Program::serve_by(&script, "sqlite:arbiter.db", folder);
    let log = || Client::new(&program.url()).get(&format!("/t/{SLUG}/log")).unwrap().text;
    assert!(!log().contains("clock was put"), "the control");
    for (set, says) in
        [("+3h", "clock was put forward by 3 hours."), ("+0", "clock was put back by 3 hours.")]
    {
        fs::write(&shift, format!("{set}\n")).unwrap();
        wait_for(
            || if log().contains(says) { Ok(()) } else { Err(format!("{says:?}: {}", program.printed())) },
        );
    }
    assert!(program.printed().contains("the clock jumped"), "{}", program.printed());
}
